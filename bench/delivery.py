"""Boards that reach people: beside a channel that Discord holds up, and after computers' moves.

Everything goes through the unchanged discord.py, with Discord's own limits in the sandbox.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sandbox import Actor, Channel, Clock, Sandbox
from tests.bot.club import Club, Player

from .report import Line, span
from .timing import percentile

GAME, CROWD = "delta_v", "space_mission"
ROUNDS = 6
HELD_UP = 12.0
LATER, RUN = 0.5, 3.0
"""Seconds: a board later than otherwise; a run of four computers' moves."""
BREATH = 1.2
"""Seconds between moves: people do not move twice a second."""


async def board_after_move(club: Club, mover: Actor, watcher: Actor) -> float:
    """Seconds from a move to the board that shows it."""
    box = club.box
    before = club.live(watcher).words
    begun = time.perf_counter()
    await Player(club, mover, Random(1)).by_command()
    await box.until(lambda: club.live(watcher).words != before, what="the board")
    return time.perf_counter() - begun


async def boards(club: Club, people: list[Actor], held: Channel | None) -> list[float]:
    """Seconds of some boards, while another channel is held up or not."""
    found = []
    for _ in range(ROUNDS):
        await club.quiet()
        await asyncio.sleep(BREATH)
        if held is not None:
            where = f"/channels/{held.id}/**"
            club.box.faults.rate_limits("PATCH", where, retry_after=HELD_UP)
            await people[0].slash(held, "game add-computer")
            held = None
        found.append(await board_after_move(club, await club.mover(*people), people[0]))
    return found


async def beside(folder: Path) -> tuple[list[float], list[float]]:
    """Boards of one channel, before and while another is refused for twelve seconds."""
    async with Sandbox(clock=Clock.real()) as box:
        with box.hooked():
            club = Club(box, folder)
            await club.start()
            try:
                people = [box.user(name) for name in ("Ann", "Bob")]
                other = box.add_channel("elsewhere")
                await people[0].slash(other, "game new", game=GAME)
                await club.sit(GAME, *people)
                free = await boards(club, people, None)
                return free, await boards(club, people, other)
            finally:
                await club.stop()


async def crowd(folder: Path) -> list[float]:
    """Seconds from a person's move until the board shows that four computers have moved."""
    async with Sandbox(clock=Clock.real()) as box:
        with box.hooked():
            club = Club(box, folder)
            await club.start()
            try:
                ann = box.user("Ann")
                await club.sit(CROWD, ann, computers=4)
                found: list[float] = []
                while len(found) < ROUNDS and (await club.table()).status == "running":
                    found += await one_round(club, ann)
                return found
            finally:
                await club.stop()


async def one_round(club: Club, ann: Actor) -> list[float]:
    """Ann decides until the computers move; seconds from that until their board is there."""
    player = Player(club, ann, Random(2))
    while True:
        await club.quiet()
        table = await club.table()
        if table.status != "running":
            return []
        await asyncio.sleep(BREATH)
        begun = time.perf_counter()
        await player.by_command()
        await club.quiet()
        if (await club.table()).seq > table.seq + 1:
            return [time.perf_counter() - begun]


def lines() -> Iterator[Line]:
    """How much later a board comes, and how long a run of computers takes."""
    with tempfile.TemporaryDirectory() as folder:
        free, held = asyncio.run(beside(Path(folder)))
    later = max(held) - percentile(free, 50)
    goal = f"at most {span(LATER)} later"
    yield Line(
        "board beside a channel refused for 12 s, the slowest",
        span(max(held)),
        f"the same, free, p50 {span(percentile(free, 50))}",
        goal=goal,
        met=later <= LATER,
    )
    with tempfile.TemporaryDirectory() as folder:
        runs = asyncio.run(crowd(Path(folder)))
    yield Line(
        "four computers' moves to the board, the slowest",
        span(max(runs)),
        goal=f"under {span(RUN)}",
        met=max(runs) < RUN,
    )
