"""What is kept of open panels, and what a panel that follows says: without connection."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from bot.message import Message, Spot
from bot.present.following import followed
from bot.present.speaker import speaker
from bot.services import panels as kept
from bot.table import rows
from engine import Seat
from tests.secrecy.world import Recorder, Standing

from .hall import ANN, BOB, MINUTE, SECOND, THERE, Hall

LIFE = 15 * MINUTE


@dataclass
class Slow(Standing):
    """A panel whose changes take their time."""

    changing: asyncio.Event = field(default_factory=asyncio.Event)
    may_go_on: asyncio.Event = field(default_factory=asyncio.Event)

    async def edit(self, message: Message, wanted: Callable[[], bool]) -> None:
        self.changing.set()
        await self.may_go_on.wait()
        await super().edit(message, wanted)


async def opens(hall: Hall, user: int, panel: Standing) -> None:
    """Somebody opens a panel."""
    await hall.router.command(hall.who(user), "game turn", {}, Recorder(panel=panel))


async def test_a_panel_that_is_slow_to_change_keeps_nobody_waiting(hall: Hall) -> None:
    match, other = await hall.sits(ANN, BOB), await hall.sits(ANN, BOB, channel=THERE)
    await hall.settle()
    slow, quick = Slow(hall.sender, ANN), Standing(hall.sender, BOB, 2)
    await opens(hall, ANN, slow)
    await opens(hall, BOB, quick)
    hall.clock.advance(2 * SECOND)
    hall.sender.forget()

    async with hall.at_work():
        await hall.plays(match)
        await hall.sender.until(lambda: f"panel {-BOB}" in [kind for kind, _ in hall.sender.said])
        await slow.changing.wait()
        await hall.plays(other)
        await hall.sender.until(lambda: [place for place, _ in hall.sender.edits if place == THERE])
        slow.may_go_on.set()


async def test_a_change_that_comes_while_somebody_presses_is_given_up(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    slow = Slow(hall.sender, ANN)
    await opens(hall, ANN, slow)
    hall.clock.advance(2 * SECOND)

    async with hall.at_work():
        await hall.plays(match)
        await slow.changing.wait()
        await opens(hall, ANN, Standing(hall.sender, ANN))
        hall.sender.forget()
        slow.may_go_on.set()

    assert f"panel {-ANN}" not in [kind for kind, _ in hall.sender.said]


async def test_who_has_given_their_seat_away_keeps_no_panel(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    await opens(hall, BOB, Standing(hall.sender, BOB))
    hall.sql("UPDATE seats SET user = NULL, computer = 'random' WHERE user = ?", BOB)
    hall.clock.advance(2 * SECOND)
    hall.sender.forget()

    await hall.put(rows.Refresh.board(await hall.at(match)))
    await hall.settle()

    assert [kind for kind, _ in hall.sender.said if str(-BOB) in kind] == [f"away {-BOB}"]


async def test_of_many_events_the_first_and_the_last_are_said(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    for _ in range(12):
        await hall.plays(match)
    table = await hall.at(match)
    events = await hall.services.history.after(table, 0)
    texts = hall.services.texts("en", table)
    spot = Spot(match, Seat(0), 0, (), 0, ("What came of it.",))

    message = followed(table, texts, spot, events)

    first, rest = message.body.split("\n\n", 1)
    assert first == "What came of it."
    sentences = speaker(table, texts).events(events, Seat(0))
    more = texts("panel-more", count=len(sentences) - 5)
    assert rest.splitlines()[:6] == [*sentences[:2], more, *sentences[-3:]]
    assert (message.spot or spot).notes == spot.notes


@pytest.mark.parametrize("notebook", [True, False])
async def test_a_panel_that_follows_keeps_nothing_that_shall_disappear(
    hall: Hall,
    notebook: bool,  # noqa: FBT001
) -> None:
    match = await hall.sits(ANN, BOB, options={"notebook": str(notebook)})
    table = await hall.at(match)
    while not (private := [e for e in await hall.services.history.after(table, 0) if e.to]):
        await hall.plays(match)
        table = await hall.at(match)
    seat = (private[0].to or ())[0]
    texts = hall.services.texts("en", table)
    secret = speaker(table, texts).event(private[0])

    body = followed(table, texts, Spot(match, seat, 0, (), 0), private).body

    assert (secret in body) is notebook
    assert (texts("panel-fleeting") in body) is not notebook


async def test_what_is_kept_of_panels_is_bounded(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "MOST", 1)
    match = await hall.sits(ANN, BOB)
    until = hall.clock.now() + LIFE
    await opens(hall, ANN, Standing(hall.sender, ANN, 1, until))
    await opens(hall, BOB, Standing(hall.sender, BOB, 2, until))
    panels, seq = hall.services.panels, (await hall.at(match)).seq

    panels.changed(match, seq)
    hall.clock.advance(2 * SECOND)
    assert [panel.user for panel in panels.due((), 9)] == [BOB]
    hall.clock.advance(LIFE)

    assert panels.next_due() is None
