"""How a match ended, as everybody is told."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.present.decided import decided
from bot.present.live import live
from bot.present.speaker import speaker
from bot.registry import shipped
from bot.table.table import Table
from engine import Choice, Entry, Record, Result, Seat, copy, ranking
from engine.decided import Best, Decided, Gap, Kind, Turn
from tests.laws.plans import Plan, Player, play

from .hall import ANN, BOB, HERE, Hall, Paper


def over(table: Table, places: tuple[int, ...]) -> Table:
    """The table with a match that has come to its end."""
    state = copy(table.game, table.running())
    state.over = "rounds"
    state.stack.clear()
    result = Result("rounds", places, ("total",), tuple((7,) for _ in places))
    game = replace(table.game, rules=replace(table.game.rules, result=lambda _: result))
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

    message = live(over(table, places), hall.services.texts("en", table), (), 0)

    assert told in message.body


MOVE = r"\*\*.+\*\* at move \d+ of \d+ with \*\*.+\*\*\."
BEST = rf"Best move: {MOVE} It raised their score by \d+ at once\."
TURN = r"Turning point: (none\. )?\*\*.+\*\* (took|led) .+\."
GAP = r"Biggest difference: .+\. [\d,]+ for \*\*.+\*\*, [\d,]+ for \*\*.+\*\*\."
ALONE = r"Most of the score: .+, [\d,]+ of [\d,]+\."
CONVOY, MV = {"scenario": "convoy"}, "merchant_of_venus"
LAST = rf"Last move: {MOVE}"


@pytest.mark.parametrize(
    ("game", "seats", "options", "seed", "told"),
    [
        ("delta_v", 3, {}, 1, (BEST, TURN, GAP)),
        ("space_mission", 3, {}, 1, (BEST, TURN, GAP)),
        ("space_dealer", 5, {"timer": "two-hours"}, 1, (BEST, TURN, GAP)),
        pytest.param("delta_vee", 2, CONVOY, 12, (BEST, GAP, LAST), marks=pytest.mark.long),
        ("delta_vee", 2, CONVOY | {"turns": 10}, -13, (BEST, TURN, GAP)),
        ("delta_vee", 2, {"scenario": "first-shot"}, 1, (GAP, LAST)),
        ("delta_vee", 2, {"scenario": "pirates"}, 1, ()),
        pytest.param("merchant_of_venus", 2, {}, 1, (BEST, TURN, GAP), marks=pytest.mark.long),
        ("merchant_of_venus", 1, {"variant": "quick"}, 1, (BEST, ALONE)),
        pytest.param(MV, 1, {"variant": "challenge"}, 1, (BEST, ALONE), marks=pytest.mark.long),
    ],
)
async def test_what_decided_it_is_told_as_far_as_a_game_knows_it(
    hall: Hall, game: str, seats: int, options: dict[str, Any], seed: int, told: tuple[str, ...]
) -> None:
    rules = next(title.game for title in shipped() if title.game.slug == game)
    # Of a convoy at random (the seed below 0) points decide, and not a ship that is destroyed.
    players: tuple[Player, ...] = ("easy",) if seed > 0 else ("random",)
    plan = Plan(seats, options, seed=abs(seed), chance=abs(seed), players=players, pace="steady")
    entries = [moment.entry for moment in play(rules, plan) if moment.entry is not None]
    record = Record(plan.setup(rules), entries)
    await hall.types(ANN, "game import", file=Paper(str(record)))
    table = await hall.services.tables.of_channel(HERE)
    assert table is not None

    found = await hall.services.archive.decided(table)
    said = decided(table, speaker(table, hall.services.texts("en", table)), found)

    assert found is not None
    assert len(said) == len(told), said
    for sentence, pattern in zip(said, told, strict=True):
        assert re.fullmatch(pattern, sentence), sentence


BID, PASS = Choice("bid", ("3",)), Choice("pass")


@pytest.mark.parametrize(
    ("kind", "by", "sentence"),
    [
        ("start", None, "Turning point: none. **Bob** led from the start."),
        (
            "first",
            (1, BID),
            (
                "Turning point: **Bob** took the first lead at move 4 of 9 with **Bid 3**, "
                "and nobody caught up."
            ),
        ),
        ("lead", (1, PASS), "Turning point: **Bob** took the lead for good at move 4 of 9."),
        (
            "lead",
            (0, BID),
            (
                "Turning point: **Bob** took the lead for good at move 4 of 9 "
                "when **Ann** chose **Bid 3**."
            ),
        ),
        ("lead", None, "Turning point: **Bob** took the lead for good at move 5 of 9."),
        ("last", (1, PASS), "Turning point: **Bob** took the lead only at the very end."),
        (
            "tie",
            None,
            (
                "Turning point: none. The scores were level at the end, "
                "and only the tie-break decided."
            ),
        ),
    ],
)
async def test_the_turning_point_is_told_in_a_sentence(
    hall: Hall, kind: Kind, by: tuple[int, Choice] | None, sentence: str
) -> None:
    table = over(await hall.at(await hall.sits(ANN, BOB, game="tiny")), (2, 1))
    entry = Entry(4, 0, Seat(by[0]), by[1]) if by is not None else None
    found = Decided(9, None, Turn(kind, 5, entry), None, None)

    assert decided(table, speaker(table, hall.services.texts("en", table)), found) == [sentence]


async def test_a_name_in_what_decided_it_is_no_markdown(hall: Hall) -> None:
    table = over(await hall.at(await hall.sits(ANN, BOB, game="tiny")), (1, 2))
    say = replace(speaker(table, hall.services.texts("en", table)), names=("_A_", "@here"))
    best = Best(Entry(4, 0, Seat(0), Choice("swap", ("seat-1",))), 3)

    found = Decided(9, best, None, Gap("cards", (Seat(0),), 7, (Seat(1),), 4), None)

    assert decided(table, say, found) == [
        (
            r"Best move: **\_A\_** at move 4 of 9 with **Swap \@here**. "
            "It raised their score by 3 at once."
        ),
        r"Biggest difference: Cards. 7 for **\_A\_**, 4 for **\@here**.",
    ]
