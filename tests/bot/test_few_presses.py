"""What people do most takes few presses, from the call to the public board.

A button is one press, a menu two, a menu of several one more than its ticks and its closing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

import pytest

from bot.present import notices
from bot.present.notices import News
from bot.table.table import Table
from engine import Choice, Dice, Offer, Seat
from tests.tiers import long_but

from .hall import ANN, BOB, CLEO, HERE, Hall
from .way import Wish, controls, opening, step, wishes


async def presses(hall: Hall, match: str, line: Sequence[Choice | Wish]) -> int:
    """Presses in which whoever is asked first carries out some choices."""
    table = await hall.at(match)
    seat = table.owed()[0]
    user = table.players[seat].user
    assert user is not None
    wanted = [each if isinstance(each, Wish) else Wish(each, each.verb in LOOKS) for each in line]
    called = notices.call(table, hall.services.texts("en", table), [seat], News(()))
    message = await hall.presses(user, opening(called, table.id, wanted[0]))
    made = 1
    while left := wanted[(await hall.at(match)).seq - table.seq :]:
        way = step(controls(message), left)
        made += way.cost
        message = await hall.presses(user, way.custom_id, *way.values)
    return made


LOOKS = ("look", "scan-tiles")
"""The order of their ids means nothing."""


def dice() -> Iterator[Dice]:
    return (Dice(f"{number:032x}") for number in count(1))


async def test_a_survey_takes_six(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    line = [
        Choice("survey", ("alphatite",)),
        Choice("line", ("column-A",)),
        Choice("look", ("A1", "A2", "A3")),
    ]

    assert await presses(hall, match, line) <= 6


async def test_passing_a_bid_takes_one(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    while (await hall.at(match)).decision() != "bid-window":
        await hall.plays(match)

    assert await presses(hall, match, [Choice("pass")]) == 1


@pytest.mark.parametrize("many", long_but(3, (3, 20)))
async def test_a_turn_of_space_mission_takes_seven(hall: Hall, many: int) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="space_mission")
    numbers, turns = dice(), list[int]()
    last: Seat | None = None
    while len(turns) < many:
        table = await hall.at(match)
        (seat,) = table.owed()
        made = await presses(hall, match, wishes(table, seat, "easy", numbers))
        if seat == last:
            # The panel stands since the turn's first decision.
            turns[-1] += made - 1
        else:
            turns.append(made)
        last = seat

    assert sum(turns) / len(turns) <= 7, turns


async def test_a_landing_with_first_contact_and_three_purchases_takes_eight(hall: Hall) -> None:
    """From its call: the voyage has ended there by itself."""
    made = []
    for number in range(3):
        match = await hall.sits(ANN, BOB, game="merchant_of_venus", channel=HERE + 10 * number)
        while not (bought := _shopping(await hall.at(match))):
            await hall.plays(match, "easy")
        made.append(await presses(hall, match, bought))

    assert max(made) <= 8, made


def _shopping(table: Table) -> list[Choice]:
    """Three purchases from a culture just met, and the end of the turn; empty where it is not."""
    if table.decision() != "first-contact":
        return []
    seat, line = table.owed()[0], list[Choice]()
    for _ in range(3):
        there = table.ahead(seat, line)
        wares = [] if there is None else there.offers(seat)
        found = [Choice(o.verb, o.ids) for o in wares if isinstance(o, Offer) and o.verb == "buy"]
        if not found:
            return []
        line.append(found[len(line) % len(found)])
    return [*line, Choice("done"), Choice("done")]


async def test_commands_for_five_units_take_twenty_five(hall: Hall) -> None:
    """Each of them by its own call, four commands each."""
    made, match, matches = list[int](), "", count(HERE)
    while len(made) < 5:
        if not match or (await hall.at(match)).status != "running":
            match = await hall.sits(ANN, BOB, game="delta_vee", channel=next(matches))
        table = await hall.at(match)
        line = _orders(table) if table.decision() == "give-commands" else ()
        if len(line) == 5:
            made.append(await presses(hall, match, line))
        else:
            await hall.plays(match, "easy")

    assert sum(made) <= 25, made


def _orders(table: Table) -> list[Choice]:
    """Three times the same for the unit in hand, a turn, and that it is given."""
    seat, line = table.owed()[0], list[Choice]()
    for words in (("accel", "decel"), ("accel", "decel"), ("accel", "decel"), ("left", "right")):
        there = table.ahead(seat, line)
        offers = () if there is None else there.offers(seat)
        found = [word for word in words if Offer("order", (word,)) in offers]
        line += [Choice("order", (word,)) for word in found[:1]]
    return [*line, Choice("give")]
