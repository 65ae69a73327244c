"""The picture at the end of a match: its final sheet."""

from __future__ import annotations

from bot.message import Picture
from bot.table.table import Table
from engine import Result
from engine.decided import Decided
from locales import Texts
from render.outcome import Outcome

from .decided import talked
from .live import scores
from .painting import paint, to_paint
from .speaker import Speaker, plain, speaker


def finale(table: Table, texts: Texts, found: Decided | None) -> Picture:
    """The final sheet of a match that is over. Raises AssertionError for one that is not."""
    assert table.state is not None
    say = speaker(table, texts)
    result = table.game.rules.result(table.state)

    def drawn() -> bytes:
        from render.final import final  # noqa: PLC0415 - with Pillow, see painting

        return paint(final(sheet_of(say, result, found)))

    def alt() -> str:
        sheet = sheet_of(say, result, found)
        lines = [plain(line) for line in scores(table, say)]
        told = [sheet.title, sheet.said, texts.row(lines), *sheet.tales]
        return texts.row([line for line in told if line], "stop")

    return to_paint(texts, alt, drawn)


def sheet_of(say: Speaker, result: Result, found: Decided | None) -> Outcome:
    """What stands on the sheet; ``found``: what decided the match, where that is known."""
    texts = say.texts
    winners = [plain(say.name(seat)) for seat in result.winners]
    keys = ("final-won-none", "final-won", "final-won-many")
    key = keys[len(winners)] if len(winners) < len(keys) else "final-won-shared"
    if result.drawn:
        key = "final-drawn"
    columns = [texts(f"column-{column}") for column in result.columns]
    return Outcome(
        title=texts(key, who=texts.list(winners)),
        said=plain(say.reason(result)),
        names=say.names,
        places=result.places,
        columns=tuple(columns if result.scored else columns[:-1]),
        rows=result.rows,
        curve_title=texts("final-curve"),
        curve=() if found is None else found.curve,
        tales=() if found is None else tuple(map(plain, talked(say, found))),
        worth=tuple(map(result.weight, range(len(columns) - 1))) if result.scored else (),
        beside=texts("final-beside"),
    )
