"""Work beside the bot: a process of its own does what takes long, so that no press waits for it.

It reads orders from its standard input, a line each, and answers each by lines of JSON:
``{"done": percent}`` while it works, and last ``{"made": bytes}`` followed by so many bytes, or
``{"failed": why}``. The bot's side is ``bot.services.aside``.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable
from typing import BinaryIO, TypeAlias

Progress: TypeAlias = Callable[[int], None]
"""Told how many percent are made."""
YIELDING = 10
"""How much the process gives way to the bot, whose presses must not wait."""


class NotMade(Exception):
    """The process could not make what was ordered."""


def serve(make: Callable[[bytes, Progress], bytes]) -> None:
    """Make what is ordered on standard input, until nobody orders any more."""
    with contextlib.suppress(OSError):
        os.nice(YIELDING)
    # What prints by mistake must not get between the answers.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    for line in sys.stdin.buffer:
        _serve(make, line, answers)


def _serve(make: Callable[[bytes, Progress], bytes], line: bytes, answers: BinaryIO) -> None:
    told = -1

    def progress(done: int) -> None:
        nonlocal told
        if done != told:
            told = done
            _say(answers, {"done": done})

    try:
        made = make(line, progress)
    except Exception as error:  # noqa: BLE001 - told to whoever ordered; the next order is another
        # No values: a record or a position holds all secrets of a match.
        _say(answers, {"failed": type(error).__name__})
    else:
        _say(answers, {"made": len(made)})
        answers.write(made)
        answers.flush()


def _say(answers: BinaryIO, said: dict[str, object]) -> None:
    answers.write(json.dumps(said).encode() + b"\n")
    answers.flush()
