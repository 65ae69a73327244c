"""The tables of the games in their rules pages: ``python -m bot.charts`` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from engine import Game
from locales import Library, Texts
from locales.files import SOURCE
from render.worded import Worded

from .present.tables import worded
from .registry import shipped

_PLACE = re.compile(r"(?<=<!-- charts -->\n).*?(?=<!-- /charts -->)", re.DOTALL)
"""Where the tables stand in a rules page."""


def markdown(game: Game[Any, Any], texts: Texts) -> str:
    """All tables of a game, with their headings."""
    tables = (worded(chart, game, texts) for chart in game.help.charts(game.rules.components))
    return "\n\n".join("\n".join(_lines(table)) for table in tables)


def _lines(table: Worded) -> Iterator[str]:
    yield f"### {table.heading}"
    yield ""
    yield _row(table.heads)
    yield _row(["---"] * len(table.heads))
    yield from map(_row, table.rows)


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def filled(page: str, tables: str) -> str:
    """The rules page with these tables.

    Raises ValueError for a page without the place, if there are any.
    """
    if tables and not _PLACE.search(page):
        raise ValueError("the page has no <!-- charts --> and <!-- /charts --> around a place")
    return _PLACE.sub(lambda _: f"\n{tables}\n\n" if tables else "", page)


def main() -> None:
    """Write the tables of all games into their pages."""
    library = Library(strict=True)
    for title in shipped():
        page = title.rules.read_text("utf-8")
        tables = markdown(title.game, library.texts(SOURCE, title.game.slug))
        title.rules.write_text(filled(page, tables), "utf-8")


if __name__ == "__main__":
    main()
