"""The process dies at each statement and each await of a move and of what follows from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from bot.registry import Registry, shipped
from bot.table.table import Table
from engine import AnyOffer, Choice, Offer, Seat, act, active_seats, copy
from render import Scene
from sandbox import Actor, Sandbox
from sandbox.actors import Reply
from tests.bot.club import Club, typed

from .death import Cut, Death, Heirs, Kind

DV = "delta_v"
ANSWER_MS, LEASE_MS = 3_001, 60_001
LOOK = Choice("prospect")
BLANK = Scene((64, 64), "#000000", (), ())
"""Painted quickly: pictures are not what dies."""
MOVES = ("look", "end")
"""A look that tells its player something alone; the end of the turn, then a computer plays."""
EARLY = 3
"""A point before anything of a move is written."""


def choice_of(offer: AnyOffer) -> Choice:
    """The choice that an offer is."""
    assert isinstance(offer, Offer)
    return Choice(offer.verb, offer.ids)


@dataclass
class Tally:
    """What a person had seen before a move."""

    inbox: int
    pings: int
    seq: int


@dataclass
class Stage:
    """A table of Ann and a computer player, whose bot dies and comes back."""

    club: Club
    ann: Actor
    folder: Path
    patch: pytest.MonkeyPatch
    heirs: Heirs
    lives: int = 0
    secrets: int = 0
    lost: list[str] = field(default_factory=list)

    @property
    def box(self) -> Sandbox:
        return self.club.box

    def tally(self, table: Table) -> Tally:
        """What has come so far, what was deleted since included."""
        came = [seen.shape for seen in self.ann.client.feed if seen.kind == "message"]
        pings = [shape for shape in came if shape.get("mentions")]
        inbox = [shape for shape in came if shape["channel_id"] == str(self.ann.dm.id)]
        return Tally(len(inbox), len(pings), table.seq)

    async def my_turn(self) -> None:
        """Play on until Ann may prospect with a rocket on the board."""
        for _ in range(60):
            await self.club.quiet()
            table = await self.club.table()
            if table.status != "running" or table.state is None:
                await self.club.sit(DV, self.ann, computers=1)
                continue
            seat = self.seat(table)
            verbs = {offer.verb for offer in table.offers(seat)}
            flown = table.state.players[seat].rockets  # type: ignore[attr-defined]
            if "prospect" in verbs and flown:
                return
            choice = table.game.rules.fallback(table.state, seat)
            if "prospect" in verbs:
                ways = [o for verb in ("fly", "buy") for o in table.offers(seat) if o.verb == verb]
                choice = choice_of(ways[0]) if ways else choice
            await self.play(choice)
        raise AssertionError("never Ann's turn")

    async def first(self) -> Choice:
        """The first choice that Ann may make without having chosen anything."""
        await self.club.quiet()
        table = await self.club.table()
        assert table.state is not None
        return table.game.rules.fallback(table.state, self.seat(table))

    async def ready(self, move: str) -> Choice:
        """Bring the table to where the move can be made."""
        await self.my_turn()
        return LOOK if move == "look" else await self.last()

    def seat(self, table: Table) -> Seat:
        seat = table.seat_of(self.ann.id)
        assert seat is not None
        return seat

    async def play(self, choice: Choice) -> Reply:
        """Make a choice by its command."""
        return await self.send(await self.club.table(), choice)

    async def send(self, table: Table, choice: Choice) -> Reply:
        """The same, without a look at the database."""
        command, options = typed(table, choice)
        return await self.ann.slash(self.box.channel, f"delta-v {command.name}", **options)

    async def last(self) -> Choice:
        """Play on to the last decision of the turn, and say what will end it."""
        await self.play(LOOK)
        while True:
            await self.club.quiet()
            table = await self.club.table()
            assert table.state is not None
            seat = self.seat(table)
            choice, after = (
                table.game.rules.fallback(table.state, seat),
                copy(table.game, table.state),
            )
            act(table.game, after, seat, choice, after.now)
            if seat not in active_seats(after):
                return choice
            await self.play(choice)

    async def die(self, kind: Kind, number: int, move: Choice) -> bool:
        """Make a move, die, come back, look; False when all was done before that point."""
        table = await self.club.table()
        before = self.tally(table)
        self.lives += 1
        left = self.folder / f"life-{self.lives}.sqlite3"
        file = Path(self.club.url.removeprefix("sqlite+aiosqlite:///"))
        death = Death(kind, number, file, left)
        with death.over(self.club.services.store, self.patch):
            answering = asyncio.create_task(self.send(table, move))
            await self.until_dead(death, answering)
            if not death.struck:
                await answering
                return False
            if not answering.done():
                self.box.clock.advance(ANSWER_MS)
            answer = await answering
            with suppress(Cut):
                await self.club.stop()
            await self.heirs.close()
        self.club.url = f"sqlite+aiosqlite:///{left}"
        await self.club.start()
        self.box.clock.advance(LEASE_MS)
        await self.club.quiet()
        await self.look(before, answer, move, f"{kind} {number} of {move}")
        return True

    async def until_dead(self, death: Death, answering: asyncio.Task[Reply]) -> None:
        """Wait until death has struck, or the move and all that follows from it is done."""
        while not death.struck:
            left = await self.club.left()
            if answering.done() and not left:
                return

    async def look(self, before: Tally, answer: Reply, move: Choice, where: str) -> None:
        """What was promised is kept, and nobody saw anything twice; then the move is repeated."""
        made = await self.made_by("player", before.seq)
        assert made in {0, 1}, where
        assert made or answer.message is None or answer.error, f"{where}: acknowledged and lost"
        if not made:
            self.lost.append(where)
            assert self.tally(await self.club.table()) == before, where
            again = await self.play(move)
            await self.club.quiet()
            assert await self.made_by("player", before.seq) == 1, f"{where}: {again.text}"
        after = self.tally(await self.club.table())
        table = await self.club.table()
        assert self.boards(table) == 1, f"{where}: live messages"
        told = after.inbox - before.inbox
        assert told == await self.private_since(before.seq), f"{where}: secrets"
        self.secrets += told
        asked = self.seat(table) in table.owed()
        asked = asked and await self.made_by("computer", before.seq) > 0
        assert after.pings - before.pings == asked, f"{where}: pings"

    def boards(self, table: Table) -> int:
        """How many live messages a table has."""
        return sum(
            "My board" in shown.labels and table.id in shown.words and not shown.ephemeral
            for shown in self.ann.sees(self.box.channel)
        )

    async def made_by(self, by: str, seq: int) -> int:
        """How many entries of people or computers the log has since."""
        table = await self.club.table()
        async with self.club.services.store.reading() as tx:
            rows = await tx.log.since(table.id, seq)
        assert [row.entry.seq for row in rows] == list(range(seq + 1, table.seq + 1))
        return sum(row.entry.by == by for row in rows)

    async def private_since(self, seq: int) -> int:
        """How many entries told Ann something alone."""
        table = await self.club.table()
        seat = self.seat(table)
        async with self.club.services.store.reading() as tx:
            rows = await tx.log.since(table.id, seq)
        return sum(any(seat in (event.get("to") or ()) for event in row.events) for row in rows)


def further(number: int) -> int:
    """The next point to die at: the first ones one by one, later ones ever rarer."""
    return number + 1 + number // 6


def onward(number: int) -> int:
    """The next point to die at: every one."""
    return number + 1


@pytest.fixture
async def stage(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Stage]:
    """A table of Ann and a computer player."""
    title = shipped()[DV]
    board = replace(title.board, scene=lambda _view, _caption: BLANK)
    club = Club(sandbox, tmp_path, Registry([replace(title, board=board)]))
    heirs = Heirs(monkeypatch)
    await club.start()
    monkeypatch.setattr("secrets.token_hex", lambda size: "5e" * size)  # the same deals every time
    monkeypatch.setattr("engine.luck.Luck.seed", lambda luck: luck.secret)
    stage = Stage(club, sandbox.user("Ann"), tmp_path, monkeypatch, heirs)
    try:
        # She plays many turns in a day, and each of them calls her.
        await stage.ann.slash(sandbox.channel, "settings", **{"calls-a-day": 0})
        await club.sit(DV, stage.ann, computers=1)
        yield stage
    finally:
        await club.stop()
        await heirs.close()


@pytest.mark.parametrize("kind", ["statement", "await"])
async def test_a_process_that_dies_once_loses_and_repeats_nothing(stage: Stage, kind: Kind) -> None:
    assert await stage.die(kind, EARLY, await stage.first())

    assert stage.lost


@pytest.mark.parametrize(
    "step",
    [
        pytest.param(further, marks=pytest.mark.long),
        pytest.param(onward, marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("kind", ["statement", "await"])
async def test_a_process_that_dies_anywhere_loses_and_repeats_nothing(
    stage: Stage, kind: Kind, step: Callable[[int], int]
) -> None:
    deaths = 0
    for move in MOVES:
        number = 0
        while await stage.die(kind, number, await stage.ready(move)):
            deaths += 1
            number = step(number)

    assert deaths > 20
    assert stage.secrets
    assert stage.lost
