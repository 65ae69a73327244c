"""The tables of a game in somebody's words: as pictures and as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bot.message import Picture
from bot.registry import RegisteredGame
from engine import Cell, Chart, Game, Phrase, Seat
from locales import Texts
from render.kept import Kept
from render.worded import Worded

from .painting import paint, to_paint
from .rules import literal, set_out
from .search import Place
from .search import Row as Found

_ROW = 1500
"""About the bytes of a row, in words and as a place."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of a game, and their rows as places of its rules."""

    all: tuple[Worded, ...]
    places: tuple[Place, ...]

    def named(self, name: str) -> Worded | None:
        """A table; None where there is none of that name."""
        return next((table for table in self.all if table.name == name), None)

    @property
    def weight(self) -> int:
        """Bytes, about."""
        return _ROW * (1 + len(self.places))


_TABLES = Kept[Tables](2**22, lambda tables: tables.weight)
"""Those of all games in a language: to word them takes a while, and all are looked through."""


def tables(title: RegisteredGame, texts: Texts) -> Tables:
    """The tables of a game with the figures that are played with here."""
    key = title.cover.slug, title.box.model_dump_json(), texts.language
    return _TABLES.find(key, lambda: _made(title, texts))


def _made(title: RegisteredGame, texts: Texts) -> Tables:
    charts = title.game.help.charts(title.box)
    every = tuple(worded(chart, title.game, texts) for chart in charts)
    return Tables(every, tuple(place for table in every for place in _places(table, texts)))


def _places(table: Worded, texts: Texts) -> Iterator[Place]:
    heading = texts("rules-table", table=table.heading)
    for n, cells in enumerate(table.rows):
        # Whoever types a figure means the number of a clause.
        telling = (k for k, cell in enumerate(cells) if _has_words(cell))
        others = " ".join(cells[k] for k in telling if k != table.naming)
        line = told(table, n, texts)
        row = Found(table.name, n, table.called(n), others, line)
        yield Place(literal(heading), f"- {literal(line)}", row)


def worded(chart: Chart, game: Game[Any, Any], texts: Texts) -> Worded:
    """A table in words."""
    heads = tuple(texts(f"chart-column-{column}") for column in chart.columns)
    return Worded(
        name=chart.name,
        heading=texts(f"chart-{chart.name}"),
        heads=heads,
        labels=tuple(texts("chart-label", column=head) for head in heads),
        rows=tuple(tuple(_said(cell, game, texts) for cell in row) for row in chart.rows),
    )


def _said(cell: Cell, game: Game[Any, Any], texts: Texts) -> str:
    match cell:
        case int():
            return str(cell)
        case str():
            return texts.id(cell, game.help.phrase, _nobody) if cell else ""
        case Phrase():
            return texts.phrase(cell)
        case tuple():
            return texts.row(_said(part, game, texts) for part in cell)


def _nobody(seat: Seat) -> str:
    raise ValueError(f"a table of the components names seat {seat}")


def as_text(table: Worded, rows: Sequence[int]) -> str:
    """Some rows as they stand in the rules."""
    return "\n".join(set_out([table.heads, *(table.rows[n] for n in rows)]))


def picture(table: Worded, page: int, lit: int | None, texts: Texts) -> Picture:
    """A page of it, the first is 0, with one row lit up."""

    def alt() -> str:
        from render.charts import rows_of  # noqa: PLC0415 - with Pillow, see painting

        rows = rows_of(table, page)
        # There may be no room for all: the one that was looked for comes first.
        order = sorted(rows, key=lambda row: row != lit)
        said = (told(table, row, texts) for row in order)
        return texts.row([table.heading, *said], "stop")

    def drawn() -> bytes:
        from render.charts import scene  # noqa: PLC0415 - as above

        return paint(scene(table, page, lit))

    # Another page may stand there: the name of the file tells them apart.
    shows = sha256(repr((table, page, lit)).encode()).hexdigest()[:12]
    return to_paint(texts, alt, drawn, shows)


def told(table: Worded, row: int, texts: Texts) -> str:
    """A row in one line: what it is about, then each cell that says something."""
    cells, name = table.rows[row], table.called(row)
    fields = [
        # Of two columns the second needs no name, unless it is a figure.
        said
        if n and len(cells) == 2 and _has_words(said)
        else texts("chart-field", column=column, said=said)
        for n, (column, said) in enumerate(zip(table.heads, cells, strict=True))
        if said and n != table.naming
    ]
    return texts("chart-row", name=name, said=texts.row(fields, "semicolon")) if fields else name


def _has_words(cell: str) -> bool:
    return any(map(str.isalpha, cell))
