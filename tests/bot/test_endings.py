"""How a match ended, as everybody is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.present.live import live
from bot.table.table import Table
from engine import Result, copy, ranking

from .hall import ANN, BOB, Hall


def over(table: Table, places: tuple[int, ...]) -> Table:
    """The table with a match that has come to its end."""
    state = copy(table.game, table.running())
    state.over = "rounds"
    state.stack.clear()
    result = Result("rounds", places, ("total",), tuple((7,) for _ in places))
    game = replace(table.game, result=lambda _: result)
    registered = replace(table.registered, game=game)
    return replace(table, status="over", state=state, registered=registered)


@pytest.mark.parametrize(
    ("places", "told"),
    [
        ((2, 3), "\nNobody wins.\n2. **Ann**: "),
        (ranking([2, 3]), "\n**Bob** wins.\n1. **Bob**: "),
        (ranking([3, 3]), "\n**Ann** and **Bob** share the victory.\n1. **Ann**: "),
    ],
)
async def test_the_winners_are_named_or_that_there_is_none(
    hall: Hall, places: tuple[int, ...], told: str
) -> None:
    table = await hall.at(await hall.sits(ANN, BOB, game="tiny"))

    message = live(over(table, places), hall.services.texts("en", table), ())

    assert told in message.body
