"""The sandbox as a whole: world, clock, server, people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Self, TypeVar

from . import hooks, interactions
from .actors import Actor
from .client import Client, Seen
from .clock import Clock
from .faults import Faults
from .gateway import Gateway
from .model import Channel, ChannelType, Guild
from .rates import Limits
from .server import Record, Server
from .transcript import Transcript
from .watch import PATIENCE_SECONDS, Watch
from .world import Change, World

T = TypeVar("T")


class Sandbox:
    """A Discord on this machine; see the package's docstring."""

    def __init__(
        self,
        *,
        clock: Clock | None = None,
        host: str = "127.0.0.1",
        port: int = 0,
        limits: Limits = "discord",
        app_name: str = "Games",
    ) -> None:
        """One guild with one channel, and a server that does not listen yet.

        limits: whether requests are rationed with Discord's figures, in real time.
        Raises NotLoopbackError when ``host`` is not an address of the loopback interface.
        """
        self._host = hooks.check_loopback(host)
        self._port = port
        self.clock = clock or Clock()
        self.transcript = Transcript(self.clock)
        self.watch = Watch(self.transcript)
        self.world = World(self.clock, name=app_name)
        self.gateway = Gateway(self.world, self.transcript)
        self.gateway.on_settled = self.watch.nudge
        self.server = Server(self.world, self.gateway, self.transcript, self.watch, limits=limits)
        self._actors: dict[str, Actor] = {}
        self._deadlines: dict[int, asyncio.Task[None]] = {}
        self.world.subscribe(self._changed)
        self.guild: Guild = self.world.add_guild("Friends")
        """The guild in which everybody is a member."""
        self.channel: Channel = self.world.add_channel(self.guild, "games")
        """A text channel of that guild."""

    # The server

    async def start(self) -> None:
        """Listen; after a ``stop`` on the same port as before, with the same world."""
        self._port = await self.server.start(self._host, self._port)

    async def stop(self) -> None:
        """Close all connections and the port."""
        await self.server.stop()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for task in self._deadlines.values():
            task.cancel()
        self.gateway.forget_deliveries()
        await self.stop()

    @property
    def url(self) -> str:
        """Where the server listens, such as "http://127.0.0.1:40123"."""
        return self.server.url

    @property
    def limits(self) -> Limits:
        """Whether requests are rationed; a test may change it half-way."""
        return self.server.rates.limits

    @limits.setter
    def limits(self, limits: Limits) -> None:
        self.server.rates.limits = limits

    @property
    def waits_for_what_follows(self) -> bool:
        """Whether people whose press was only acknowledged wait for what the bot does then.

        As it is they go on at once, as on Discord. For a bot that always does something they may
        wait, so that a machine that is busy makes no difference.
        """
        return self.watch.for_what_follows

    @waits_for_what_follows.setter
    def waits_for_what_follows(self, waits: bool) -> None:
        self.watch.for_what_follows = waits

    @property
    def token(self) -> str:
        """What the bot logs in with: good for this sandbox only, of Discord's form."""
        return self.world.token

    @property
    def port(self) -> int:
        """The port, once started."""
        return self._port

    def hooked(self) -> AbstractContextManager[None]:
        """Have the clients of discord.py in this process talk to this sandbox for a while."""
        return hooks.pointed_at(self.url)

    # People and places

    def user(self, name: str, *, locale: str = "en-US", member: bool = True) -> Actor:
        """The person of that name: the same again, or a new member of ``guild``."""
        if name not in self._actors:
            user = self.world.add_user(name, locale=locale)
            if member:
                self.world.join(self.guild, user)
            actor = Actor(Client(self.world, user), self.watch)
            actor.client.subscribe(lambda seen: self._log_seen(name, seen))
            self._actors[name] = actor
        return self._actors[name]

    def add_channel(self, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """One more channel in ``guild``."""
        return self.world.add_channel(self.guild, name, kind)

    # Faults and findings

    @property
    def faults(self) -> Faults:
        """What can be made to go wrong."""
        return self.gateway.faults

    @property
    def requests(self) -> list[Record]:
        """All REST requests so far."""
        return self.server.log.requests

    @property
    def refused(self) -> list[Record]:
        """The requests that were answered with 4xx."""
        return [record for record in self.requests if 400 <= record.status < 500]

    @property
    def gaps(self) -> list[str]:
        """What a bot asked for and the sandbox does not have."""
        return self.server.log.gaps

    @property
    def violations(self) -> list[str]:
        """Where requests or answers are not as Discord describes them."""
        return self.server.log.violations

    # Waiting

    async def until(
        self,
        predicate: Callable[[], T | None],
        *,
        what: str = "what a test expects",
        seconds: float = PATIENCE_SECONDS,
    ) -> T:
        """Wait for ``predicate`` to give something true, and return that.

        Looks again whenever the world or a request has moved on. Raises AssertionError with the
        transcript after ``seconds`` of real time.
        """
        return await self.watch.until(predicate, what=what, seconds=seconds)

    async def ready(self, sessions: int = 1) -> None:
        """Wait until the gateway holds so many connected sessions."""
        await self.until(lambda: self.gateway.connected() >= sessions, what="a connected bot")

    def _changed(self, change: Change) -> None:
        interaction = change.interaction
        if interaction is not None:
            if change.kind == "interaction":
                task = asyncio.ensure_future(self._watch_deadline(change))
                self._deadlines[interaction.id] = task
                text = f"does {interaction.kind.name}"
                self.transcript.add(interaction.user.name, text, interaction.data)
            elif (task_ := self._deadlines.pop(interaction.id, None)) is not None:
                task_.cancel()
        self.watch.nudge()

    async def _watch_deadline(self, change: Change) -> None:
        interaction = change.interaction
        assert interaction is not None
        await self.clock.sleep_until(interaction.created_ms + interactions.ANSWER_MS + 1)
        interactions.fail_unanswered(self.world, interaction)

    def _log_seen(self, name: str, seen: Seen) -> None:
        self.transcript.add(name, f"sees {seen.kind}", seen.shape)
