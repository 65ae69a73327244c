"""The process: one order after another, until nobody asks any more."""

from __future__ import annotations

from bot.aside import NotMade, Progress, serve
from bot.filming import Order
from bot.registry import shipped
from engine import BadRecord
from locales import Library

from .making import Studio


def main() -> None:
    """Serve standard input."""
    studio = Studio(shipped(), Library())

    def make(line: bytes, progress: Progress) -> bytes:
        try:
            return studio.make(Order.read(line), progress)
        except BadRecord as error:
            raise NotMade("rules") from error

    serve(make)


if __name__ == "__main__":
    main()
