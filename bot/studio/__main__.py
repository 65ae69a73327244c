"""The process: one order after another, until nobody asks any more."""

from __future__ import annotations

from bot.aside import serve
from bot.filming import Order
from bot.registry import shipped
from locales import Library

from .making import Studio


def main() -> None:
    """Serve standard input."""
    studio = Studio(shipped(), Library())
    serve(lambda line, progress: studio.make(Order.read(line), progress))


if __name__ == "__main__":
    main()
