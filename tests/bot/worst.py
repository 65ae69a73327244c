"""The worst case that is stored: a long match, one that is over, a full lobby, and many tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import pytest

from bench.copies import copied
from bot.table.table import Table
from engine import AnyOffer, Dice, Seat, copy
from minds.playing import Turn, turns

from .hall import ANN, BOB, CLEO, DAN, HERE, THERE, Hall, Trouble, enter_all, opened

GAME = "space_mission"
"""It has the longest matches, and the most that is told to one alone."""
ENDED = "delta_v"
OPEN, FREE = 13, 14
"""The channels of the table that waits for players, and of none."""
LONG, AHEAD = 220, 60
"""Entries of the match that runs, at least; and how far is looked for what else can be done."""
OWN, FINISHED, OTHERS = 8, 8, 20
"""Other matches at which Ann and Bob sit, running and over; and those of others in the server."""
PEOPLE = (ANN, BOB, *range(1_001, 1_007))
"""Who plays in the long match. Computers would go on by themselves, where a game runs by the clock.
"""
GUESTS = range(2_001, 2_013)
"""People who are invited to the open table."""


@dataclass(frozen=True)
class Kept:
    """A worst case as it lies on the disk, and what else goes on from there."""

    file: Path
    now: int
    interaction: int
    sender: Trouble
    matches: dict[int, str]
    ahead: list[Turn] = field(default_factory=list)
    """How the long match goes on, where somebody has asked for it."""


class Worst:
    """A hall in which the worst case stands; the running match is ``here``."""

    def __init__(self, hall: Hall, kept: Kept) -> None:
        """Put it where a hall stands in which nothing has happened."""
        with (
            closing(sqlite3.connect(kept.file)) as there,
            closing(sqlite3.connect(hall.file)) as here,
        ):
            there.backup(here)
        hall.services.tables.forget()
        hall.clock.advance(kept.now - hall.clock.now())
        hall._interaction = kept.interaction
        hall.sender.channels = {place: dict(some) for place, some in kept.sender.channels.items()}
        hall.sender.sent = dict(kept.sender.sent)
        self.hall = hall
        self.matches = kept.matches
        self._ahead = kept.ahead
        hall.match = self.here

    async def settles(self) -> None:
        """Do what is due now, and what follows from it. The clock stands still."""
        await settled(self.hall)

    @property
    def here(self) -> str:
        """The long match."""
        return self.matches[HERE]

    async def goes_on(self, is_so: Callable[[Sequence[AnyOffer]], bool]) -> tuple[Table, Seat]:
        """Play the long match on until somebody is offered something, if that is soon; whoever.

        Else it stands where it stood, and Ann is to move.
        """
        table, seat = await self.turn()
        if not self._ahead:
            self._ahead += played(table, AHEAD)
        there = [n for n, each in enumerate(self._ahead) if is_so(each.offered)]
        if not there:
            return table, seat
        found = self._ahead[: there[0]]
        await enter_all(self.hall.services, self.hall.clock, table, found)
        self.hall.sql("DELETE FROM outbox")
        await self.settles()
        return await self.hall.at(self.here), self._ahead[there[0]].seat

    async def turn(self) -> tuple[Table, Seat]:
        """The long match, and where Ann sits, who is to move."""
        table = await self.hall.at(self.here)
        return table, seat_of(table, ANN)


async def settled(hall: Hall) -> None:
    """The same, of a hall: a game that runs by the clock would go on while messages are sent."""
    while True:
        dues, now = await hall._dues(), hall.clock.now()
        due = [at is not None and at <= now for at in dues]
        if not any(due) or not await hall._work(due):
            return


async def make(folder: Path, game: str, *, whole: bool) -> Kept:
    """Play it. ``whole``: with all that is beside the running match."""
    with pytest.MonkeyPatch.context() as patch:
        async with opened(folder, patch) as hall:
            high = hall.services.registry[game].game.cover.seats[-1]
            matches = {HERE: await hall.sits(*PEOPLE[:high], game=game)}
            if whole:
                await _beside(hall, matches)
            await settled(hall)
            await _played(hall, matches[HERE], LONG)
            await _until_ann(hall, matches[HERE])
            with closing(sqlite3.connect(hall.file)) as here:
                here.execute("VACUUM INTO ?", (str(folder / "kept.sqlite3"),))
            now, number = hall.clock.now(), hall.interaction
    return Kept(folder / "kept.sqlite3", now, number, hall.sender, matches)


async def _beside(hall: Hall, matches: dict[int, str]) -> None:
    await settled(hall)
    copied(hall.file, matches[HERE], OWN + FINISHED + OTHERS, people=0)
    over, others = f"c{OWN:07}", f"c{OWN + FINISHED:07}"
    hall.sql("DELETE FROM timers WHERE match LIKE 'c00%'")
    hall.sql("UPDATE matches SET status = 'over' WHERE id LIKE 'c00%' AND id > ?", over)
    hall.sql("UPDATE matches SET status = 'running' WHERE id LIKE 'c00%' AND id > ?", others)
    hall.sql("UPDATE matches SET host = host + 90000 WHERE id LIKE 'c00%' AND id > ?", others)
    hall.sql(
        'UPDATE seats SET "user" = "user" + 90000 WHERE match LIKE \'c00%\' AND match > ?', others
    )
    matches[THERE] = await hall.sits(ANN, BOB, CLEO, DAN, game=ENDED, channel=THERE)
    matches[OPEN] = await hall.lobby(ANN, BOB, game=GAME, channel=OPEN)
    await hall.types(ANN, "game add-computer", OPEN, computer="easy")
    for guest in GUESTS:
        await hall.types(ANN, "game join", OPEN, invite=guest)
    await settled(hall)
    await _played(hall, matches[THERE])
    hall.sql(
        "INSERT INTO results SELECT m.id, r.seat, r.ended + m.rowid, r.user, r.computer, r.name,"
        " r.place, r.side, r.score, r.answers, r.spent, r.rated"
        " FROM results r, matches m WHERE m.id LIKE 'c00%' AND m.status = 'over'"
    )


async def _until_ann(hall: Hall, match: str) -> None:
    """Play on until Ann can do something."""
    while not (table := await hall.at(match)).offers(seat_of(table, ANN)):
        await hall.plays(match)
        hall.sql("DELETE FROM outbox")
    await settled(hall)


def seat_of(table: Table, user: int) -> Seat:
    """Where somebody sits who does."""
    seat = table.seat_of(user)
    assert seat is not None
    return seat


async def _played(hall: Hall, match: str, most: int | None = None) -> None:
    """Play a match on; what was to be said on the way has been said."""
    table = await hall.at(match)
    await enter_all(hall.services, hall.clock, table, played(table, most))
    hall.sql("DELETE FROM outbox")
    await settled(hall)


def played(table: Table, most: int | None) -> Sequence[Turn]:
    """How a match goes on at random, for so many entries at most."""
    game, state = table.game, copy(table.game, table.running())
    minds, dice = [game.minds.computers["random"]] * state.seats, [Dice("1f")] * state.seats
    return list(islice(turns(game, state, minds, dice), most))
