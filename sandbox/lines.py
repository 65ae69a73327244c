"""Lines that a person types, without holding up the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import threading


class Lines:
    """Lines from the standard input, read in a thread that may be left behind."""

    def __init__(self, loop: asyncio.AbstractEventLoop, words: list[str]) -> None:
        """Complete with ``words``, which may change."""
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._loop = loop
        _complete_with(words)

    def ask(self, prompt: str) -> None:
        """Put the next line, or None at the end of the input, into ``queue``."""
        threading.Thread(target=self._read, args=(prompt,), daemon=True).start()

    def _read(self, prompt: str) -> None:
        line: str | None = None
        with contextlib.suppress(EOFError, KeyboardInterrupt, UnicodeDecodeError):
            line = input(prompt)
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(self.queue.put_nowait, line)


def _complete_with(words: list[str]) -> None:
    """Have the tabulator complete whole lines, where readline is there."""
    try:
        import readline  # noqa: PLC0415 - not on every machine
    except ImportError:
        return

    def complete(text: str, state: int) -> str | None:
        found = [word for word in words if word.startswith(text)]
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
