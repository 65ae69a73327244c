"""The process: one order after another, until nobody asks any more."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import BinaryIO

from bot.filming import Order
from bot.registry import shipped
from locales import Library

from .making import Studio

YIELDING = 10
"""How much the process gives way to the bot, whose presses must not wait."""


def main() -> None:
    """Serve standard input."""
    with contextlib.suppress(OSError):
        os.nice(YIELDING)
    # What prints by mistake must not get between the answers.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    studio = Studio(shipped(), Library())
    for line in sys.stdin.buffer:
        _serve(studio, line, answers)


def _serve(studio: Studio, line: bytes, answers: BinaryIO) -> None:
    told = -1

    def progress(done: int) -> None:
        nonlocal told
        if done != told:
            told = done
            _say(answers, {"done": done})

    try:
        made = studio.make(Order.read(line), progress)
    except Exception as error:  # noqa: BLE001 - told to whoever ordered; the next order is another
        # No values: a record holds the seed and with it all secrets.
        _say(answers, {"failed": type(error).__name__})
    else:
        _say(answers, {"made": len(made)})
        answers.write(made)
        answers.flush()


def _say(answers: BinaryIO, said: dict[str, object]) -> None:
    answers.write(json.dumps(said).encode() + b"\n")
    answers.flush()


if __name__ == "__main__":
    main()
