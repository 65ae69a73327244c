"""What a match is owed when the bot is back is entered before anything else happens there.

A start only says what is owed, in one statement. So every door must find a match as if all had been
entered there and then: each is tried in two worlds, in one of which it has been.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import bot
from bot.table import timers
from bot.workers.timer_worker import TimerWorker
from storage import TimerRow
from storage.schema import entries, matches
from storage.schema import timers as timer_rows
from tests.secrecy.world import Recorder, World

from .absence import gone, limited, owing
from .hall import ANN, BOB, HERE, THERE, Hall
from .test_kinds import TIMERS

# -- the law ------------------------------------------------------------------------------------


@dataclass
class Guest:
    """Somebody who uses a world in which a match is owed a rest."""

    world: World
    limited: str
    alarmed: str
    button: tuple[int, str]
    answer: Recorder = field(default_factory=Recorder)

    async def types(self, user: int, line: str, channel: int = HERE, **given: Any) -> None:
        await self.world.router.command(self._who(user, channel), line, given, self.answer)

    async def presses(self, user: int, custom_id: str) -> None:
        await self.world.router.press(self._who(user), custom_id, (), self.answer)

    async def moves(self) -> None:
        """Whoever is on turn presses a button that stands there since before."""
        await self.presses(*self.button)

    async def rings(self, kind: str) -> None:
        """A timer of a kind rings, for each match that is owed something."""
        key, payload = TIMERS[kind]
        for number, match in enumerate((self.limited, self.alarmed)):
            due = self.world.clock.now()
            seat = "0" if key == "9" and kind not in ("absent", "stand-in") else key
            row = TimerRow(
                id=10_000 + number,
                match="" if kind in ("digest", "gather") else match,
                kind=kind,
                key=str(ANN) if kind in ("digest", "gather", "absent", "stand-in") else seat,
                due=due,
                payload=payload,
                lease_until=due,
                owner="x",
                attempts=1,
            )
            await TimerWorker(self.world.services).do(row)

    async def all_ring(self) -> None:
        """Every timer that is due rings."""
        lanes = self.world._lanes[1]
        while await lanes.begin():
            await lanes.done()

    async def all_is_sent(self) -> None:
        """Everything that waits to be sent is sent."""
        lanes = self.world._lanes[0]
        while await lanes.begin():
            await lanes.done()

    async def completes(self, user: int) -> None:
        found = await self.world.router.complete(self._who(user), "game show", "table", "", {})
        await self.answer.suggest(found)

    def _who(self, user: int, channel: int = HERE) -> Any:
        return hall_of(self.world).who(user, channel)


def hall_of(world: World) -> Hall:
    """The same, with the ways of a hall."""
    found = Hall.__new__(Hall)
    found.__dict__ = world.__dict__
    return found


Door = Callable[[Guest], Awaitable[None]]


async def ring(kind: str, guest: Guest) -> None:
    await guest.rings(kind)


DOORS: dict[str, Door] = {
    "a move": Guest.moves,
    "show": lambda guest: guest.types(ANN, "game show"),
    "my board": lambda guest: guest.types(BOB, "game me"),
    "turn": lambda guest: guest.types(ANN, "game turn"),
    "turn at the other": lambda guest: guest.types(ANN, "game turn", THERE),
    "text": lambda guest: guest.types(ANN, "game text"),
    "log": lambda guest: guest.types(ANN, "game log"),
    "export": lambda guest: guest.types(ANN, "game export"),
    "verify": lambda guest: guest.types(ANN, "game verify"),
    "list": lambda guest: guest.types(ANN, "game list"),
    "list of the other": lambda guest: guest.types(BOB, "game list"),
    "completion": lambda guest: guest.completes(ANN),
    "several tables": lambda guest: guest.types(ANN, "game turn", -ANN),
    "pace": lambda guest: guest.types(ANN, "game pace", limit="3h"),
    "pace at the other": lambda guest: guest.types(ANN, "game pace", THERE, limit="3h"),
    "pause": lambda guest: guest.types(ANN, "game pause", until="2d"),
    "replace": lambda guest: guest.types(ANN, "game replace", player="Bob", computer="easy"),
    "stop": lambda guest: guest.types(ANN, "game stop"),
    "undo": lambda guest: guest.types(ANN, "game undo"),
    "resign": lambda guest: guest.types(ANN, "game resign"),
    "away": lambda guest: guest.types(ANN, "away", last="2d"),
    "away of the other": lambda guest: guest.types(BOB, "away", last="2d"),
    "quiet hours": lambda guest: guest.types(
        ANN, "settings", HERE, **{"quiet-from": 22, "quiet-to": 8}
    ),
    "calls": lambda guest: guest.types(BOB, "settings", HERE, notify="direct"),
    "due timers": Guest.all_ring,
    "messages": Guest.all_is_sent,
    **{f"timer {kind}": partial(ring, kind) for kind in TIMERS},
}
"""Every way to a match, by name."""


async def stored(world: World) -> dict[str, Any]:
    """All that has been decided: the logs, what is asked of whom, and what will ring."""
    async with world.store.reading() as tx:
        connection = tx.log._connection
        rows = {
            "entries": entries.select().order_by(entries.c.match, entries.c.seq),
            "matches": matches.select().order_by(matches.c.id),
            "timers": timer_rows.select().order_by(
                timer_rows.c.match, timer_rows.c.kind, timer_rows.c.key
            ),
        }
        found = {
            name: [dict(row._mapping) for row in await connection.execute(query)]
            for name, query in rows.items()
        }
    for row in found["matches"]:
        del row["live"], row["updated"], row["seating"]  # of the messages, and how often
    for row in found["timers"]:
        del row["id"], row["attempts"], row["lease_until"], row["owner"]
    return found


@pytest.mark.parametrize("door", DOORS)
async def test_at_every_door_a_match_is_found_as_if_its_rest_had_been_entered_at_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda size: "0" * 2 * size)
    first = await limited(hall)
    other = await hall.sits(ANN, BOB, game="tiny", channel=THERE, options={"dawn": "hour"})
    await hall.types(ANN, "game pace", THERE, limit="1h")
    await hall.settle()
    (seat,) = (await hall.at(first)).owed()
    button = await hall.move(first, seat)
    await gone(hall)
    assert set(await owing(hall)) == {first, other}

    found = []
    for name in ("at once", "behind"):
        guest = Guest(hall.fork(name), first, other, button)
        services = guest.world.services
        if name == "at once":
            await services.rests.enter_all([first, other])
        await DOORS[door](guest)
        await services.rests.enter_all([first, other])
        found.append((guest.answer.said, await stored(guest.world)))

    assert found[1] == found[0]
    rests = [row for row in found[1][1]["entries"] if row["choice"].startswith("rest")]
    assert {row["match"] for row in rests} == {first, other}


def test_nobody_reads_a_match_for_playing_but_through_the_one_door() -> None:
    """Whoever else reads one changes nothing that time has a part in, or enters rests first."""
    folder = Path(bot.__file__).parent
    found = {
        str(file.relative_to(folder))
        for file in folder.rglob("*.py")
        if re.search(r"\blog\.open(_in)?\(|tables\.load\(", file.read_text("utf-8"))
    }

    assert found == {
        "services/repository.py",  # the door
        "services/rests.py",  # enters them
        "services/people.py",  # enters them first, and looks again in its transaction
        "services/lobby.py",  # of tables that have not begun
        "services/freezer.py",  # puts it on hold, whatever it is owed, and names it to its host
        "services/standings.py",  # who has let a match wait for weeks, of which ratings tell
        "workers/heard.py",  # from then on time counts: no rest before it can take any of it
    }


async def test_no_entry_comes_before_a_rest_that_is_owed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody has opened the match before it was decided what rests, and moves after that."""
    match = await limited(hall)
    (seat,) = (await hall.at(match)).owed()
    user, custom_id = await hall.move(match, seat)
    open_, came = hall.services.tables.open, asyncio.Event()

    async def opens(id_: str, *, thaw: bool = False) -> Any:
        found = await open_(id_, thaw=thaw)
        if not came.is_set():
            came.set()
            await gone(hall)
        return found

    monkeypatch.setattr(hall.services.tables, "open", opens)
    await hall.presses(user, custom_id)

    async with hall.store.reading() as tx:
        found = await tx.log.entries(match)
    assert found[0].choice.verb == "rest"
    assert len(found) > 1, "the press was tried again"


def test_every_kind_of_timer_is_a_door() -> None:
    assert {f"timer {kind}" for kind in timers.Timer.known} <= set(DOORS)
