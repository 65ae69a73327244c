"""Two hundred tables of four, two long films beside them, then four hundred tables.

The bot is in a process of its own, and started again for the four hundred. The sandbox, the people
and the bot share the machine. Discord's rations are off: what is measured is the bot, and not how
long Discord holds back what it sends.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

import games
from bot.clock import SystemClock
from bot.registry import shipped
from bot.services import Services
from locales import Library
from sandbox import Channel, Clock, Sandbox, User
from storage import Storage

from .crowd import Crowd, Gathering
from .films import Cinema, thinking
from .matches import choose
from .report import Line, span
from .timing import percentile


@dataclass(frozen=True, slots=True)
class Size:
    """So many tables, and what is to be reached with them at most, where anything is.

    Seconds: a press to its content, p99, and processor an answer. MB: the bot's memory.
    """

    tables: int
    slowest: float
    processor: float | None = None
    memory: int | None = None


FEW, MANY = Size(200, 1.0, 0.015, 350), Size(400, 3.0)
"""At first, and in all once the bot has been started again."""
MOVES = 2
"""Made at each table before anybody presses."""
WARM, MEASURED = 5.0, 30.0
SEATING, PATIENCE = 20.0, 5.0
"""Seconds, at most, for all boards to come before anybody presses, and for the last answers."""
TOGETHER = 512
"""MB of all processes together while the films are made."""
SAMPLED = 0.5
"""Seconds from one look at the memory of all to the next."""


@dataclass(slots=True)
class Found:
    """What was measured. Spans and times are seconds, memory is MB."""

    waited: list[float]
    """From each press to its content, or to the end where none came."""
    boards: list[float]
    unanswered: int
    made: float
    answers: float
    """Presses made, and contents that came, a second."""
    processor: float
    """For each answer."""
    memory: float


@dataclass(frozen=True, slots=True)
class Filmed:
    """What was measured while two films were made."""

    together: float
    """MB of the bot and the processes beside it."""
    beside: int
    """How many processes those were at most."""
    films: int
    """How many have come."""


class Bot:
    """The process of the bot, as the system tells of it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        """Take the running process."""
        self._about = Path(f"/proc/{process.pid}")
        self.most, self.beside = 0.0, 0
        """MB of this process and those it has begun, at most when looked at, and their number."""

    @property
    def processor(self) -> float:
        """Seconds of processor that it has used."""
        words = self._about.joinpath("stat").read_text("ascii").rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """The most that it ever held, in MB."""
        lines = self._about.joinpath("status").read_text("utf-8").splitlines()
        return int(next(line for line in lines if line.startswith("VmHWM:")).split()[1]) / 1024

    async def watched(self) -> None:
        """Look again and again at what all processes take, until cancelled."""
        while True:
            taken = [_shared(each) for each in self._all()]
            self.most = max(self.most, sum(taken))
            self.beside = max(self.beside, len(taken) - 1)
            await asyncio.sleep(SAMPLED)

    def _all(self) -> Iterator[Path]:
        """The process itself, and what it has begun."""
        yield self._about
        for thread in self._about.joinpath("task").iterdir():
            with suppress(OSError):
                for child in thread.joinpath("children").read_text("ascii").split():
                    yield Path(f"/proc/{child}")


def _shared(about: Path) -> float:
    """MB of a process; what it shares with others counts in part (PSS)."""
    with suppress(OSError):
        lines = about.joinpath("smaps_rollup").read_text("ascii").splitlines()
        return int(next(line for line in lines if line.startswith("Pss:")).split()[1]) / 1024
    return 0.0


async def seated(
    services: Services, slug: str, where: Channel, people: list[User], ids: Iterator[int]
) -> None:
    """A running match with some moves behind it."""
    host, *others = people
    table = await services.lobby.open(
        slug,
        guild=where.guild_id or 0,
        channel=where.id,
        host=host.id,
        name=host.name,
        language="en",
        interaction=next(ids),
    )
    for user in others:
        await services.lobby.join(table, user.id, user.name, interaction=next(ids))
        table = await services.tables.open(table.id)
    table = await services.lobby.start(table, interaction=next(ids))
    random = Random(where.name)
    for _ in range(MOVES):
        if not table.owed():
            return
        seat = table.owed()[0]
        choice = choose(random.choice(table.offers(seat)), random)
        table = (await services.play.act(table, seat, [choice], interaction=next(ids))).table


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Services]:
    """The services over a database that no bot uses meanwhile."""
    store = await Storage.open(url)
    services = Services(store, shipped(), Library(), SystemClock())
    yield services
    await services.close()
    await store.close()


async def gathered(
    box: Sandbox, services: Services, numbers: range, ids: Iterator[int]
) -> list[Gathering]:
    """Tables of those numbers, the five games by turns."""
    found = []
    for number in numbers:
        channel = box.add_channel(f"table {number}")
        people = [box.world.add_user(f"{name}{number}z") for name in ("Ann", "Bob", "Cleo", "Dan")]
        for user in people:
            box.world.join(box.guild, user)
        await seated(services, games.ALL[number % len(games.ALL)].slug, channel, people, ids)
        found.append(Gathering(channel, people, Random(number)))
    return found


async def screened(box: Sandbox, services: Services, ids: Iterator[int]) -> Cinema:
    """The matches for the films, and a table whose strong computer has its process."""
    where, host = box.add_channel("thinkers"), box.world.add_user("Thea")
    box.world.join(box.guild, host)
    await thinking(services, where, host, ids)
    return await Cinema.opened(box, services, ids)


@asynccontextmanager
async def started(box: Sandbox, url: str) -> AsyncIterator[Bot]:
    """The bot, connected."""
    process = subprocess.Popen(  # noqa: S603, ASYNC220 - this very package; it returns at once
        [sys.executable, "-m", "bench.load_bot", box.url, url], stdin=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    try:
        process.stdin.write(box.token + "\n")
        process.stdin.flush()
        await box.ready()
        yield Bot(process)
    finally:
        process.stdin.close()
        await asyncio.to_thread(process.wait, 30)


async def measure(folder: Path) -> tuple[Found, Filmed, Found]:
    """A few tables, the films, and many tables. Who is seated is so before the bot starts."""
    url = f"sqlite+aiosqlite:///{folder / 'load.sqlite3'}"
    ids = count(1)
    async with Sandbox(clock=Clock.real(), limits="none") as box:
        async with opened(url) as services:
            tables = await gathered(box, services, range(FEW.tables), ids)
            cinema = await screened(box, services, ids)
        crowd = Crowd(box, tables)
        async with started(box, url) as bot:
            few = await pressed(box, bot, crowd)
            # After that, and nobody presses: on a busy machine presses would pile up meanwhile.
            filmed = await watched(bot, cinema)
        async with opened(url) as services:
            tables += await gathered(box, services, range(FEW.tables, MANY.tables), ids)
        crowd = Crowd(box, tables)
        async with started(box, url) as bot:
            return few, filmed, await pressed(box, bot, crowd)


async def pressed(box: Sandbox, bot: Bot, crowd: Crowd) -> Found:
    """Let the boards come, let everybody press for a while, then measure."""
    await _within(SEATING, box, lambda: crowd.seated)
    pressing = asyncio.create_task(crowd.press_for(WARM + MEASURED))
    await asyncio.sleep(WARM)
    begun, used = time.monotonic(), bot.processor
    await pressing
    ended, processor = time.monotonic(), bot.processor - used
    await _within(PATIENCE, box, lambda: crowd.answered)
    crowd.leave()
    return _found(crowd, begun, ended, processor, bot.memory)


async def watched(bot: Bot, cinema: Cinema) -> Filmed:
    """Have the films made, and look at what that takes."""
    watching = asyncio.create_task(bot.watched())
    films = await cinema.shown()
    watching.cancel()
    return Filmed(bot.most, bot.beside, films)


async def _within(seconds: float, box: Sandbox, done: Callable[[], bool]) -> None:
    """Wait until it is done, but no longer than so many seconds."""
    with suppress(AssertionError):
        await box.until(done, seconds=seconds)


def _found(crowd: Crowd, begun: float, ended: float, processor: float, memory: float) -> Found:
    """What concerns the presses of the time that is measured."""
    presses = [press for press in crowd.presses if press.made >= begun]
    came = [p for p in crowd.presses if p.answered is not None and begun <= p.answered < ended]
    now = time.monotonic()
    return Found(
        waited=[press.waited or now - press.made for press in presses],
        boards=[waited for made, waited in crowd.boards if made >= begun],
        unanswered=sum(press.answered is None for press in presses),
        made=len(presses) / (ended - begun),
        answers=len(came) / (ended - begun),
        processor=processor / max(len(came), 1),
        memory=memory,
    )


def lines() -> Iterator[Line]:
    """How long content and boards take, and what the bot needs for it."""
    with tempfile.TemporaryDirectory() as folder:
        few, filmed, many = asyncio.run(measure(Path(folder)))
    yield from _lines(FEW, few)
    yield Line(
        f"{FEW.tables} tables: memory of all processes while two films are made",
        f"{filmed.together:.0f} MB",
        f"{filmed.beside} processes beside the bot, {filmed.films} films have come",
        goal=f"at most {TOGETHER} MB, and both films",
        met=filmed.together <= TOGETHER and filmed.films == 2,
    )
    yield from _lines(MANY, many)


def _lines(size: Size, found: Found) -> Iterator[Line]:
    tables, slow = f"{size.tables} tables", percentile(found.waited, 99)
    pressed_ = f"{found.made:.1f} presses /s"
    yield Line(f"{tables}: press to content, p50", span(percentile(found.waited, 50)), pressed_)
    unanswered = f"{found.unanswered} unanswered"
    yield _at_most(f"{tables}: press to content, p99", slow, unanswered, size.slowest)
    for percent in (50, 99) if len(found.boards) > 1 else ():
        took = span(percentile(found.boards, percent))
        yield Line(f"{tables}: move to board, p{percent}", took, f"{len(found.boards)} boards")
    answers = f"{found.answers:.1f} answers /s"
    yield _at_most(f"{tables}: processor an answer", found.processor, answers, size.processor)
    yield Line(
        f"{tables}: the bot's memory at most",
        f"{found.memory:.0f} MB",
        goal=f"at most {size.memory} MB" if size.memory else "",
        met=found.memory <= size.memory if size.memory else None,
    )


def _at_most(what: str, here: float, beside: str, most: float | None) -> Line:
    """A duration, and what else is to be said of it."""
    if most is None:
        return Line(what, span(here), beside)
    return Line(what, span(here), beside, goal=f"at most {span(most)}", met=here <= most)
