"""What a clock brings is gathered; what nobody else may notice is gathered by itself."""

from __future__ import annotations

from dataclasses import replace

from bot.table import rows
from bot.table.follow_up import PrivateNotice
from bot.table.throttle import PAUSE, hold_back, waking
from bot.table.timers import TellHeld
from engine import Seat, copy, stopped

from .hall import ANN, BOB, CLEO, Hall

SEAT = Seat(0)


def notices(*numbers: int, covert: bool) -> list[PrivateNotice]:
    return [PrivateNotice(ANN, SEAT, number, covert=covert) for number in numbers]


async def test_what_is_covert_makes_nothing_else_wait_and_waits_for_nothing_else(
    hall: Hall,
) -> None:
    begun = await hall.at(await hall.sits(ANN, BOB, game="tiny"))
    noon = 12 * 3_600_000

    table, covert = hold_back(begun, notices(1, 2, covert=True), [], noon)
    after, plain = hold_back(table, notices(3, 4, covert=False), [], noon + 1)

    assert [notice.seq for notice in covert] == [1]
    assert [notice.seq for notice in plain] == [3]
    assert list(waking(begun, after)) == [
        TellHeld(SEAT).at(noon + 1 + PAUSE, after.id),
        TellHeld(SEAT, covert=True).at(noon + PAUSE, after.id),
    ]


async def test_when_the_clock_stops_what_waits_goes_with_the_last_letter(hall: Hall) -> None:
    begun = await hall.at(await hall.sits(ANN, BOB, game="tiny"))
    noon = 12 * 3_600_000
    waits, _ = hold_back(begun, notices(1, 2, covert=False), [], noon)
    end = replace(waits, state=stopped(begun.game, begun.running()))

    after, told = hold_back(end, notices(3, covert=False), [], noon + 1)

    assert [(notice.since, notice.seq) for notice in told] == [(2, 3)]
    assert [(row.kind, row.payload["seq"]) for row in rows.secrets(after, told)] == [
        ("secret", "2-3")
    ]
    # Its timer rings all the same, and then nothing waits any more.
    hold = after.players[SEAT].hold
    assert hold is not None
    assert hold.first is None
    assert list(waking(end, after)) == []


async def running(hall: Hall) -> str:
    """A match of Space Dealer whose time has begun."""
    match = await hall.sits(ANN, BOB, CLEO, game="space_dealer")
    while not await hall.timers(match, "alarm"):
        await hall.plays(match)
    await hall.settle()
    return match


async def test_a_call_waits_where_another_timer_runs_out_within_a_quarter_of_a_minute(
    hall: Hall,
) -> None:
    table = await hall.at(await running(hall))
    state = copy(table.game, table.running())
    planet, now = state.planets[0], state.now
    quarter = state.minute // 4
    for timer, end in zip(planet.timers, (now + quarter, now + quarter + 1), strict=True):
        timer.job, timer.end = "research", end

    assert table.game.rules.gathers(state, SEAT) == now + quarter
    planet.timers[0].end = now + quarter + 2
    assert table.game.rules.gathers(state, SEAT) == 0
