"""The bot running in a sandbox, and people who play on it by commands or by buttons."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import bindparam, select

from bot.actions import actions_of
from bot.adapter.client import Bot
from bot.app import running
from bot.registry import Registry, shipped
from bot.routing.declare import Actions
from bot.services import Services
from bot.table.rows import BETWEEN_EDITS
from bot.table.table import Table
from engine import Choice, Command, Dice, Offer, Pick, Seat
from minds import ask
from sandbox import Actor, Sandbox, Shown
from sandbox.actors import Reply
from storage import Storage
from storage.schema import timers
from tests.databases import fresh
from tests.saying import library

from .hall import chosen, play_out
from .way import Control, step, wishes

PATIENCE = 60
"""Seconds of real time after which the bot is thought to hang: a loaded disk takes its time."""
RINGS = select(timers.c.kind).where(timers.c.due <= bindparam("now"))
"""The kinds of the timers that are due."""


class Club:
    """Starts and stops the bot; knows the table of the channel."""

    def __init__(
        self, box: Sandbox, folder: Path, registry: Registry | None = None, *languages: Path
    ) -> None:
        self.box = box
        self.box.waits_for_what_follows = True
        file = folder / "club.sqlite3"
        self.url = f"sqlite+aiosqlite:///{file if file.exists() else fresh(file)}"
        self.registry = registry or shipped()
        self.library = library(*languages)
        self.more: tuple[Actions, ...] = ()
        """Actions of a test, besides those of the bot."""
        self.bot: Bot
        self._running = AsyncExitStack()

    async def start(self) -> None:
        """Start the bot, over what the database holds."""
        store = await Storage.open(self.url)
        self._running.push_async_callback(store.close)
        self.bot = await self._running.enter_async_context(
            running(
                self.box.token,
                store,
                self.registry,
                self.library,
                self.box.clock,
                actions=actions_of(self.registry, *self.more),
                guild_ready_timeout=0.02,
            )
        )

    async def stop(self) -> None:
        """Stop the bot."""
        await self._running.aclose()

    async def restart(self) -> None:
        """Stop and start the bot."""
        await self.stop()
        await self.start()

    @property
    def services(self) -> Services:
        """The parts of the running bot."""
        return self.bot.services

    async def table(self) -> Table:
        """The table of the channel, as it is stored."""
        table = await self.services.tables.of_channel(self.box.channel.id)
        assert table is not None
        return table

    async def mover(self, *people: Actor) -> Actor:
        """Who of them is to move."""
        table = await self.table()
        (seat,) = table.owed()
        return next(person for person in people if table.seat_of(person.id) == seat)

    def live(self, person: Actor) -> Shown:
        """The live message of the table."""
        return next(
            shown
            for shown in reversed(person.sees(self.box.channel))
            if {"Join", "My board"} & set(shown.labels) and not shown.ephemeral
        )

    async def quiet(self, patience: float = PATIENCE) -> None:
        """Wait until nothing is left to be sent and no computer player is to move."""
        give_up = time.monotonic() + patience
        left = ["(nothing was looked at)"]
        while left:
            if time.monotonic() > give_up:
                raise AssertionError(f"not sent or not rung: {left}")
            left = await self.left()

    async def left(self) -> list[str]:
        """What is to be sent or rung now; a clock that stands still goes on to the next edit."""
        now = self.box.clock.now()
        async with self.services.store.reading() as tx:
            waiting = await tx.outbox.waiting()
            due = await tx.timers._connection.scalars(RINGS, {"now": now})
        left = [f"timer {kind}" for kind in due]
        panels = self.services.panels.next_due()
        first: dict[str, int] = {}
        for row in waiting:
            first.setdefault(row.target, row.not_before)
        dues = [*first.values()] + ([] if panels is None else [panels])
        if not left and not any(row.lease_until > now for row in waiting):
            self._go_on(min(dues, default=None))
        left += ["a panel"] if panels is not None else []
        return left + [f"message {row.kind} to {row.target}" for row in waiting]

    def _go_on(self, due: int | None) -> None:
        """Let a clock that stands still go on to the next edit, when all else is done."""
        missing = 0 if due is None else due - self.box.clock.now()
        if 0 < missing <= BETWEEN_EDITS:
            self.box.clock.advance(missing)

    async def asked(self) -> Table:
        """Wait until somebody is asked for something, or it is over: while timers run nobody is."""
        while not (table := await self.table()).owed() and table.status == "running":
            due = table.alarm()
            assert due is not None, "nobody is asked, and no alarm will ring"
            self.box.clock.advance(max(0, due - self.box.clock.now()))
            await self.quiet()
        return table

    async def comes_to(self, is_so: Callable[[Table], bool], mind: str = "random") -> Table:
        """Somebody who is asked decides, past Discord, until the table is so; what it is then."""
        while not is_so(table := await self.table()):
            seat = table.owed()[0]
            choices = [chosen(table, seat, mind)]
            await self.services.play.act(table, seat, choices)
        await self.quiet()
        return table

    async def skips(self, mind: str, left: int) -> None:
        """Play on at once, past Discord, until so many entries are left to the end."""
        await play_out(self.services, self.box.clock, await self.table(), mind, left)
        await self.quiet()

    async def sit(
        self, game: str, *people: Actor, computers: int = 0, options: Sequence[str] = ()
    ) -> Table:
        """Open a table, choose values of options from its menus, let everybody join, start."""
        host, *others = people
        answer = await host.slash(self.box.channel, "game new", game=game)
        assert answer.message is not None, answer
        for value in options:
            await host.select(answer.message, value)
        await self.quiet()
        for person in others:
            await person.click(self.live(host), "Join")
        for _ in range(computers):
            await host.slash(self.box.channel, "game add-computer")
        await self.quiet()
        answer = await host.click(self.live(host), "Start")
        assert "begun" in answer.text, answer.text
        await self.quiet()
        return await self.table()


@dataclass
class Player:
    """Somebody who plays: everything through what the bot shows or offers.

    ``mind`` is the computer player whose choices this person makes; without one they are random.
    """

    club: Club
    actor: Actor
    random: Random
    mind: str = ""

    def decide(self, table: Table) -> Choice:
        """What this person wants to do."""
        seat = seat_of(table, self)
        offers = tuple(table.offers(seat))
        if not self.mind:
            return picked(self.random.choice(offers), self.random)
        dice = next(self._dice())
        return ask(table.game, table.running(), seat, self.mind, dice, offers).choice

    def _dice(self) -> Iterator[Dice]:
        while True:
            yield Dice(f"{self.random.getrandbits(64):032x}")

    async def by_command(self) -> Reply:
        """Make one decision by typing a command of the game."""
        return await self.type(*await self.line())

    async def line(self) -> tuple[str, dict[str, str]]:
        """The command of the game, and its options, that makes one decision."""
        table = await self.club.table()
        command, options = typed(table, self.decide(table))
        return f"{table.game.cover.command} {command.name}", options

    async def type(self, line: str, options: dict[str, str]) -> Reply:
        """Type it."""
        answer = await self.actor.slash(self.club.box.channel, line, **options)
        assert answer.error is None, answer
        return answer

    async def by_buttons(self) -> Reply:
        """Make one decision by pressing and choosing, at random or after one's mind."""
        return await (self._follow() if self.mind else self._wander())

    async def _follow(self) -> Reply:
        """Press what leads to a choice, until it is carried out."""
        table = await self.club.table()
        line = wishes(table, seat_of(table, self), self.mind, self._dice())
        answer = await self.actor.click(self.club.live(self.actor), "My turn")
        for _ in range(20):
            if (await self.club.table()).seq != table.seq:
                return answer
            assert answer.message is not None, answer
            shown = self.actor.look(answer.message)
            way = step(shown_controls(shown), line)
            if way.values:
                answer = await self.actor.select(shown, way.values, placeholder=way.custom_id)
            else:
                answer = await self.actor.click(shown, way.custom_id)
        raise AssertionError(f"no way to {line} through {answer}")

    async def _wander(self) -> Reply:
        """Press and choose at random until something is done."""
        answer = await self.actor.click(self.club.live(self.actor), "My turn")
        for _ in range(20):
            assert answer.message is not None, answer
            shown = self.actor.look(answer.message)
            pressed = next_press(shown, self.random)
            assert pressed is not None, f"no way through {answer}"
            custom_id, values = pressed
            if values is None:
                answer = await self.actor.click(shown, custom_id)
            else:
                answer = await self.actor.select(shown, values, placeholder=custom_id)
            if action(custom_id) == "do":
                return answer
        raise AssertionError(f"no way through {answer}")


def next_press(shown: Shown, random: Random) -> tuple[str, list[str] | None] | None:
    """What somebody presses in a panel who wanders: a custom id, and the values of a menu.

    None where nothing leads on.
    """
    done = [b.custom_id for b in shown.buttons if action(b.custom_id) == "do"]
    ways = _ways(shown)
    if done and done[0] and (not ways or random.randrange(2)):
        return done[0], None
    if not ways:
        return None
    kind, what = random.choice(ways)
    if kind == "button":
        return what, None
    count = random.randint(what.low, what.high)
    return what.custom_id, random.sample(what.values, count)


def _ways(shown: Shown) -> list[tuple[str, Any]]:
    """What leads on from a panel: its menus, and the buttons that go deeper."""
    ways: list[tuple[str, Any]] = [("menu", menu) for menu in shown.menus]
    ways += [
        ("button", button.custom_id)
        for button in shown.buttons
        if action(button.custom_id) in ("go", "unfold")
        and not button.disabled
        and button.label not in ("Back", "Standing orders")
    ]
    return ways


def shown_controls(shown: Shown) -> list[Control]:
    """What may be pressed in a message that somebody sees."""
    menus = [Control(menu.custom_id, tuple(menu.values), menu.high) for menu in shown.menus]
    there = [button for button in shown.buttons if button.custom_id and not button.disabled]
    return [*menus, *(Control(button.custom_id) for button in there if button.custom_id)]


def action(custom_id: str | None) -> str:
    """What a press of ours asks for."""
    return (custom_id or "").split(":")[1]


def picked(offer: Any, random: Random) -> Choice:
    """One choice out of an offer, at random."""
    if isinstance(offer, Offer):
        return Choice(offer.verb, offer.ids)
    if isinstance(offer, Pick):
        count = random.randint(offer.low, offer.high)
        return Choice(offer.verb, tuple(random.sample(offer.items, count)))
    return Choice(offer.verb, (str(random.randint(offer.low, offer.high)),))


def typed(table: Table, choice: Choice) -> tuple[Command, dict[str, str]]:
    """The command of the game, and its options, that make one choice and no other."""
    for command in sorted(table.game.cover.commands, key=_more):
        for part in command.parts:
            if part.verb != choice.verb or (choice.args and not part.params):
                continue
            values = list(choice.args)
            if part.many:
                *first, _ = part.params
                values = [*values[: len(first)], " ".join(values[len(first) :])]
            return command, dict(zip(part.params, values, strict=True))
    raise AssertionError(f"no command begins with {choice.verb}")


def _more(command: Command) -> bool:
    """Whether a command makes a choice of its own after those that are given."""
    return len(command.parts) > 1 and not all(part.params for part in command.parts)


def seat_of(table: Table, player: Player) -> Seat:
    """Where a player sits."""
    seat = table.seat_of(player.actor.id)
    assert seat is not None
    return seat
