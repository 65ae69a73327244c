"""A town: one bot, its tables, and people who come when they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.message import Message
from bot.presses import Agree, ComeHome, SitIn, TakeSeat
from bot.table.refused import Refused
from bot.table.table import Table
from engine import Illegal, Seat
from sandbox import Clock
from storage import OutboxRow
from tests.bot.hall import chosen
from tests.databases import fresh

from .habits import BEGIN, DAYS, Habits, people
from .ledger import CALLS, OF_ROWS, Ledger, Told
from .plans import Plan, plans
from .process import Bot, Post
from .watcher import DAY, HOUR, KINDS, MINUTE, Watcher

RESTART = 5 * DAY + 9 * HOUR
OUTAGE = 8 * DAY + 5 * HOUR, 8 * DAY + 12 * HOUR
"""When the bot begins anew, and from when to when it cannot be reached, from the begin (ms)."""
A_WHILE = 5 * MINUTE
"""So long a restart takes, in which nobody can reach it either."""
IN_A_ROW = 60
"""So many decisions somebody makes at a table in one go."""
WEEK = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


@dataclass
class Town:
    """The bot, its people, and the time that passes for them."""

    file: Path
    cast: Sequence[Habits]
    plans: Sequence[Plan]
    random: Random
    clock: Clock = field(default_factory=lambda: Clock(BEGIN))

    def __post_init__(self) -> None:
        self.people = {person.user: person for person in self.cast}
        absences = [(BEGIN + a, BEGIN + b) for a, b in (OUTAGE, (RESTART, RESTART + A_WHILE))]
        self.watcher = Watcher(self.people, absences)
        self.ledger = Ledger(self.people)
        self.post = Post(now=self.clock.now)
        self.post.heard = self._heard
        self.running: dict[str, Plan] = {}
        self.bot: Bot
        self._next: list[tuple[int, int, Callable[[], Any]]] = []
        self._order = count()

    # -- time ------------------------------------------------------------------------------------

    async def live(self, days: int) -> None:
        """Let so many days pass."""
        self.bot = Bot(self.file, self.clock, self.post, self._ended)
        await self._settle_in()
        end = BEGIN + days * DAY
        while (at := self._due(await self.bot.next_due())) <= end:
            self.clock.advance(max(0, at - self.clock.now()))
            await self.bot.settle()
            while self._next and self._next[0][0] <= self.clock.now():
                await heappop(self._next)[2]()
                await self.bot.settle()
        found = Counter(fault.kind for fault in self.watcher.faults)
        self.ledger.counts.update({kind: found[kind] for kind in KINDS})

    def _due(self, by_itself: int | None) -> int:
        dues = [by_itself] if by_itself is not None else []
        return min([*dues, self._next[0][0]])

    def _at(self, instant: int, what: Callable[[], Any]) -> None:
        heappush(self._next, (max(instant, self.clock.now()), next(self._order), what))

    async def _settle_in(self) -> None:
        for person in self.cast:
            chosen: dict[str, Any] = {"timezone": person.zone, "notify": person.notify}
            if person.quiet:
                chosen |= {"quiet-from": person.quiet[0], "quiet-to": person.quiet[1]}
            if person.calls is not None:
                chosen["calls-a-day"] = person.calls
            await self.bot.types(person.user, "settings", **chosen)
            if person.off:
                free: dict[str, Any] = {"days-off": "+".join(WEEK[day] for day in person.off)}
                await self.bot.types(person.user, "away", **free)
            if person.holiday and person.told:
                # The evening before their first day.
                self._at(person.at(person.holiday[0], -120), partial(self._leaves, person))
            for day in range(DAYS + 1):
                for _ in range(person.visits):
                    self._visits(person, day)
        for plan in self.plans:
            self._at(BEGIN + plan.begins, partial(self._opens, plan))
        self._at(BEGIN + RESTART, self._begins_anew)
        self._at(BEGIN + OUTAGE[0], self._is_lost)
        for day in range(1, DAYS + 1):
            self._at(BEGIN + day * DAY, self._looks_around)

    async def _begins_anew(self) -> None:
        """The process ends in good order, and another begins."""
        self.bot.services.stop()
        await self.bot.services.reach.leave()
        await self.bot.services.close()
        await self.bot.close()
        self.clock.advance(A_WHILE)
        self.bot = Bot(self.file, self.clock, self.post, self._ended)
        self.bot.services.reach.starting()
        await self.bot.services.mending.load()
        await self.bot.services.reachable()

    async def _is_lost(self) -> None:
        """Nobody can reach the bot for some hours."""
        await self.bot.services.reach.note()
        self.bot.services.reach.lost()
        self.clock.advance(OUTAGE[1] - OUTAGE[0])
        await self.bot.services.reachable()

    async def _looks_around(self) -> None:
        now = self.clock.now()
        async with self.bot.store.reading() as tx:
            all_ = await tx.timers.of("")
            for match in self.running:
                timers = [*await tx.timers.of(match), *all_]
                waiting = await tx.outbox.waiting(match)
                self.watcher.alive(await self.bot.at(match), timers, waiting, now)

    # -- tables ----------------------------------------------------------------------------------

    async def _opens(self, plan: Plan) -> None:
        """They sit down and begin."""
        bot = self.bot
        match = await bot.lobby(*plan.people, game=plan.game, channel=plan.channel)
        if plan.computer:
            kind = next(iter((await bot.at(match)).game.minds.computers))
            await bot.services.lobby.add_computer(
                await bot.at(match), kind, "Drifter", interaction=bot.interaction
            )
        await bot.services.upkeep.set_pace(
            await bot.at(match), plan.pace, "Ann", interaction=bot.interaction
        )
        await bot.services.lobby.start(await bot.at(match), interaction=bot.interaction)
        self.running[match] = plan
        self.ledger.counts["tables"] += 1

    async def _over(self, match: str) -> None:
        """A match is over: the same people begin another the next day, but not live."""
        plan = self.running.pop(match)
        self.ledger.counts["matches over"] += 1
        if not plan.live:
            self._at(self.clock.now() + 12 * HOUR, partial(self._opens, plan))

    # -- people ----------------------------------------------------------------------------------

    def _visits(self, person: Habits, day: int) -> None:
        begins, ends = person.awake
        at = person.at(day, self.random.randrange(begins * 60, ends * 60))
        self._at(at, partial(self._comes, person, None))

    def _heard(self, channel: int, message: Message, row: OutboxRow) -> None:
        """Somebody is mentioned, or gets a direct message."""
        users = message.pings if channel > 0 else () if message.silent else (-channel,)
        about = OF_ROWS.get(row.kind, "news")
        if about == "reminder" and row.payload.get("last"):
            about = "warning"
        calls, plan = about in CALLS, self.running.get(row.match or "")
        now = self.clock.now()
        matches = [row.match]
        if about == "gathered":
            matches = [match for match in self.running if f"`{match}`" in message.body]
        if channel < 0 and message.silent and calls:
            users = (-channel,)
        for user in filter(self.people.__contains__, users):
            if not message.silent:
                self.ledger.told.append(Told(user, now, about, live=bool(plan and plan.live)))
            for match in matches:
                self.watcher.told(user, match, now, about, calls=calls)
            if calls:
                self._may_answer(self.people[user], row.match, quick=bool(plan and plan.live))

    def _may_answer(self, person: Habits, match: str | None, *, quick: bool) -> None:
        if self.random.random() < person.ignores and not quick:
            return
        minutes = 1 if quick else self.random.expovariate(1 / person.minutes)
        at = self.clock.now() + max(MINUTE // 3, int(minutes * MINUTE))
        while not person.looks(at) and at < BEGIN + (DAYS + 1) * DAY:
            at += self.random.randrange(5, 30) * MINUTE
        self._at(at, partial(self._comes, person, match))

    async def _comes(self, person: Habits, match: str | None) -> None:
        """Somebody looks at their phone: at one table, mostly at all of theirs."""
        if not person.looks(self.clock.now()):
            return
        user = person.user
        own = {m for m, plan in self.running.items() if user in plan.people}
        async with self.bot.store.reading() as tx:
            own |= {row.id for row in await tx.matches.of_user(user)} & set(self.running)
        if match in own and self.random.random() < 0.5:
            own = {match}
        for each in sorted(own):
            await self._plays(user, each)

    async def _plays(self, user: int, match: str) -> None:
        """Somebody does at a table all that waits for them."""
        table = await self.bot.at(match)
        if table.status != "running":
            await self._over(match)
            return
        await self._agrees(user, table)
        lent = table.lent_by(user)
        if lent is not None and not self.people[user].away(self.clock.now()):
            await self.bot.presses(user, ComeHome(match).id, channel=table.channel)
            table = await self.bot.at(match)
        for _ in range(IN_A_ROW):
            seat = table.seat_of(user)
            if seat is None or seat not in table.owed():
                return
            self.clock.advance((2 if self.running[match].live else 10) * 1_000)
            choice = chosen(table, seat, next(iter(table.game.minds.computers)))
            # As the panel's button does, but for the panel itself, which takes long to make.
            try:
                after = (await self.bot.services.play.act(table, seat, [choice])).table
            except (Illegal, Refused):
                return  # the clock was faster
            self.ledger.counts["decisions"] += 1
            self.watcher.answered(table, seat, self.clock.now(), moved=True)
            table = after

    async def _agrees(self, user: int, table: Table) -> None:
        """They mostly agree to what others ask."""
        own = table.speaks_for(user)
        for player in table.players:
            if (
                player.vote is not None
                and own in player.vote.missing
                and self.random.random() < 0.8
            ):
                await self.bot.presses(
                    user, Agree(table.id, player.vote.id).id, channel=table.channel
                )
                return

    def _ended(self, before: Table, after: Table, seat: Seat) -> None:
        """Somebody's time has ended."""
        self.ledger.counts["times that ended"] += 1
        self.watcher.ended(before, seat, self.clock.now())
        if after.players[seat].user == before.players[seat].user and after.seq > before.seq:
            self.watcher.answered(before, seat, self.clock.now(), moved=False)

    async def _leaves(self, person: Habits) -> None:
        """Somebody goes on holiday, and says so."""
        assert person.holiday is not None
        first, last = (str(person.local(person.at(day, 720)).date()) for day in person.holiday)
        user, bot = person.user, self.bot
        await bot.types(user, "away", first=first, last=last)
        for match, plan in list(self.running.items()):
            table = await bot.at(match)
            seat = table.seat_of(user)
            if seat is None or table.status != "running":
                continue
            if person.sitter == "computer":
                await bot.presses(user, SitIn(match).id, channel=plan.channel)
            elif person.sitter == "person":
                other = next(
                    p.user for p in self.cast if table.seat_of(p.user) is None and p.kind == "glued"
                )
                given: dict[str, Any] = {"player": f"seat-{seat}", "with": other, "until": last}
                await bot.types(user, "game replace", channel=plan.channel, **given)
                offered = (await bot.at(match)).players[seat].offered
                assert offered is not None
                press = TakeSeat(match, offered.id).id
                takes = partial(bot.presses, other, press, channel=plan.channel)
                self._at(self.clock.now() + HOUR, takes)


@asynccontextmanager
async def town(
    folder: Path, *, people_: int = 60, tables: int = 50, seed: int = 1
) -> AsyncIterator[Town]:
    """A town in which nothing is painted."""
    seeds, random = count(1), Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.present.pictures.paint", lambda scene: b"")
        patch.setattr("secrets.token_hex", lambda size: f"{next(seeds):0{2 * size}x}")
        patch.setattr("engine.luck.Luck.seed", lambda luck: luck.secret)
        patch.setattr("secrets.token_bytes", lambda size: next(seeds).to_bytes(size))
        file = fresh(folder / "town.sqlite3")
        cast = people(people_, random)
        made = Town(file, cast, plans(cast, tables, random), random)
        try:
            yield made
        finally:
            await made.bot.close()
