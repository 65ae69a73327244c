"""The tables of the games in their rules pages: ``python -m bot.charts`` writes them anew."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine import Cell, Chart, Game, Phrase, Seat
from locales import Library, Texts
from locales.files import SOURCE

from .registry import shipped

_PLACE = re.compile(r"(?<=<!-- charts -->\n).*?(?=<!-- /charts -->)", re.DOTALL)
"""Where the tables stand in a rules page."""


def markdown(game: Game[Any, Any], texts: Texts) -> str:
    """All tables of a game, with their headings."""
    tables = ("\n".join(_lines(chart, game, texts)) for chart in game.charts(game.components))
    return "\n\n".join(tables)


def _lines(chart: Chart, game: Game[Any, Any], texts: Texts) -> Iterator[str]:
    yield f"### {texts(f'chart-{chart.name}')}"
    yield ""
    yield _row(texts(f"chart-column-{column}") for column in chart.columns)
    yield _row("---" for _ in chart.columns)
    for cells in chart.rows:
        yield _row(_said(cell, game, texts) for cell in cells)


def _row(cells: Iterator[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def _said(cell: Cell, game: Game[Any, Any], texts: Texts) -> str:
    match cell:
        case int():
            return str(cell)
        case str():
            return texts.id(cell, game.phrase, _nobody) if cell else ""
        case Phrase():
            return texts.phrase(cell)
        case tuple():
            return texts.row(_said(part, game, texts) for part in cell)


def _nobody(seat: Seat) -> str:
    raise ValueError(f"a table of the components names seat {seat}")


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
