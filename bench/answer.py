"""From a command to its answer, through the unchanged discord.py over sockets of this machine.

The reference is a command of the same bot that does nothing but ask for time.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import discord
from discord import app_commands

from bot.adapter.client import Bot
from bot.operate.loading import settled
from sandbox import Actor, Clock, Sandbox
from tests.bot.club import Club, Player

from .report import Line, slower, span
from .timing import percentile

GAME = "delta_v"
ROUNDS = 150
ABSOLUTE = 0.050


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


async def measure(folder: Path) -> dict[str, list[float]]:
    """Seconds of bare answers, of boards and of moves, by turns, at a table of three."""
    found: dict[str, list[float]] = {"bare": [], "board": [], "move": []}
    async with Sandbox(clock=Clock.real()) as box:
        with box.hooked():
            club = Club(box, folder)
            await club.start()
            try:
                await add_reference(club.bot)
                await _play(club, box, found)
            finally:
                await club.stop()
    return {name: spans[5:] for name, spans in found.items()}


async def _play(club: Club, box: Sandbox, found: dict[str, list[float]]) -> None:
    people = [box.user(name) for name in ("Ann", "Bob", "Cleo")]
    players = [Player(club, actor, Random(n)) for n, actor in enumerate(people)]
    await club.sit(GAME, *people)
    settled()
    for _ in range(ROUNDS):
        await club.quiet()
        table = await club.table()
        if table.status != "running":
            return
        mover = next(p for p in players if table.seat_of(p.actor.id) in table.owed())
        found["bare"].append(await timed(lambda: defer(box, people[0])))
        found["board"].append(await timed(lambda: people[1].slash(box.channel, "game me")))
        typed = await mover.line()
        found["move"].append(await timed(partial(mover.type, *typed)))


def lines() -> Iterator[Line]:
    """Boards and moves, each with its picture."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder)))
    names = {"board": ("command to own board", 10), "move": ("command to move", 12)}
    for kind, (what, most) in names.items():
        here, bare = percentile(found[kind], 50), percentile(found["bare"], 50)
        yield slower(f"{what}, p50", here, bare, "bare defer", most)
        slow = percentile(found[kind], 99)
        goal = f"at most {span(ABSOLUTE)} when idle"
        yield Line(f"{what}, p99", span(slow), goal=goal, met=slow <= ABSOLUTE)
