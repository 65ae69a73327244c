"""From a command to its answer, through the unchanged discord.py over sockets of this machine.

The reference is a command of the same bot that does nothing but ask for time. The clock stands
still but for half a minute after each move, and Discord rations nothing: no round waits.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Self

import discord
from discord import app_commands

import games
from bot.adapter.client import Bot
from bot.operate.loading import settled
from engine import Seat
from sandbox import Actor, Sandbox
from tests.bot.club import Club, Player, typed

from .report import Line, slower, span
from .timing import percentile

ROUNDS, LESSONS = 45, 12
"""Moves of a game, and of each game's lesson."""
PACE = 30_000
"""Milliseconds from a move to the next."""
WARM = 5
"""Of so many rounds of each table nothing is kept."""
BOARD, MOVE, ABSOLUTE = 5, 8, (0.025, 0.040)
"""How many times a bare answer they may take, and how long (s) the slowest of a hundred."""


@dataclass(slots=True)
class Spans:
    """Seconds of answers."""

    bare: list[float] = field(default_factory=list)
    board: list[float] = field(default_factory=list)
    move: list[float] = field(default_factory=list)

    def __iadd__(self, other: Spans) -> Self:
        """With those of another table."""
        self.bare += other.bare
        self.board += other.board
        self.move += other.move
        return self


@asynccontextmanager
async def opened() -> AsyncIterator[Club]:
    """The bot in a sandbox, which also knows a command that only asks for time."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(limits="none") as box:
            with box.hooked():
                club = Club(box, Path(folder))
                await club.start()
                try:
                    await add_reference(club.bot)
                    yield club
                finally:
                    await club.stop()


async def add_reference(bot: Bot) -> None:
    """A command that only defers."""

    @app_commands.command(name="bare", description="Asks for time")
    async def bare(interaction: discord.Interaction[Bot]) -> None:
        await interaction.response.defer(ephemeral=True)

    bot.tree.add_command(bare)
    await bot.tree.sync()


async def defer(box: Sandbox, actor: Actor) -> None:
    """Send the reference command and wait until it is answered."""
    asked = actor.client.command(box.channel, "bare", {})
    await box.until(lambda: asked.answered_by is not None)


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    """Seconds that it takes."""
    begun = time.perf_counter()
    await work()
    return time.perf_counter() - begun


async def match(game: str) -> Spans:
    """Three people play at random, with their lessons as everybody has them."""
    async with opened() as club:
        people = [club.box.user(name) for name in ("Ann", "Bob", "Cleo")]
        players = [Player(club, actor, Random(n)) for n, actor in enumerate(people)]
        await club.sit(game, *people)

        async def line() -> tuple[Player, str, dict[str, str]]:
            owed = (table := await club.table()).owed()
            mover = next(p for p in players if table.seat_of(p.actor.id) in owed)
            return mover, *await mover.line()

        return await _played(club, people[1], line, ROUNDS)


async def lesson(game: str) -> Spans:
    """Somebody learns a game in their direct messages, and does what is proposed."""
    async with opened() as club:
        ann = club.box.user("Ann")
        club.box.channel = ann.dm
        await ann.slash(ann.dm, "game learn", game=game)
        await club.quiet()

        async def line() -> tuple[Player, str, dict[str, str]] | None:
            table = await club.table()
            proposed = table.scripted(Seat(0))
            if proposed is None:
                return None
            command, options = typed(table, proposed)
            name = f"{table.game.cover.command} {command.name}"
            return Player(club, ann, Random(0)), name, options

        return await _played(club, ann, line, LESSONS)


_Line = Callable[[], Awaitable[tuple[Player, str, dict[str, str]] | None]]
"""Who moves, and what they type; None where the script ends."""


async def _played(club: Club, watcher: Actor, line: _Line, rounds: int) -> Spans:
    box, found = club.box, Spans()
    settled()
    for _ in range(rounds):
        if (await club.asked()).status != "running" or (there := await line()) is None:
            break
        mover, command, options = there
        found.bare.append(await timed(partial(defer, box, watcher)))
        found.board.append(await timed(partial(watcher.slash, box.channel, "game me")))
        found.move.append(await timed(partial(mover.type, command, options)))
        await club.quiet()
        box.clock.advance(PACE)
        await club.quiet()
    return Spans(found.bare[WARM:], found.board[WARM:], found.move[WARM:])


def lines() -> Iterator[Line]:
    """Boards and moves, each with its picture."""
    taught = Spans()
    for rules in games.ALL:
        taught += asyncio.run(lesson(rules.slug))
        yield from _lines(rules.slug, asyncio.run(match(rules.slug)))
    yield from _lines("lessons", taught)


def _lines(where: str, found: Spans) -> Iterator[Line]:
    bare = percentile(found.bare, 50)
    for what, spans, most, slowest in (
        ("own board", found.board, BOARD, ABSOLUTE[0]),
        ("move", found.move, MOVE, ABSOLUTE[1]),
    ):
        yield slower(f"{where}: {what}, p50", percentile(spans, 50), bare, "bare defer", most)
        slow = percentile(spans, 99)
        goal = f"at most {span(slowest)}"
        yield Line(f"{where}: {what}, p99", span(slow), goal=goal, met=slow <= slowest)
