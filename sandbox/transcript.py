"""What happened, line by line, to be read when a test has failed."""

from __future__ import annotations

import json
from typing import Any

from .clock import Clock

_WIDTH = 600
KEPT = 10_000
"""At least so many of the last lines are kept."""


class Transcript:
    """Requests, gateway traffic and what people saw, in one order."""

    def __init__(self, clock: Clock) -> None:
        """An empty transcript; times are counted from now."""
        self._clock = clock
        self._start = clock.now()
        self.lines: list[str] = []

    def add(self, source: str, text: str, data: Any = None) -> None:
        """One more line; ``data`` is shortened JSON after it."""
        seconds = (self._clock.now() - self._start) / 1000
        detail = "" if data is None else " " + _short(data)
        self.lines.append(f"{seconds:10.3f} {source:<8} {text}{detail}")
        if len(self.lines) > 2 * KEPT:
            del self.lines[:KEPT]

    def text(self, last: int = 300) -> str:
        """The last lines."""
        left_out = max(0, len(self.lines) - last)
        head = [f"... {left_out} earlier lines"] if left_out else []
        return "\n".join(head + self.lines[-last:])


def _short(data: Any) -> str:
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False)
    return text if len(text) <= _WIDTH else f"{text[:_WIDTH]}... ({len(text)} characters)"
