"""The gateway: sessions that outlive their sockets, and the events that they are told."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from aiohttp import web

from . import gateway_events, shapes
from .faults import Faults
from .gateway_links import Link, Session, UnsupportedError, compressor, frame
from .gateway_starts import Starts
from .model import Json
from .transcript import Transcript
from .world import Change, World

HEARTBEAT_MS = 41_250
WIRE_S = 0.02
"""Real seconds that the answer to a heartbeat is under way."""
RESUMABLE_MS = 5 * 60_000
"""For how long a session without a connection is kept."""
SENDS_A_MINUTE = 120
SEND_BYTES = 4096
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, RATE_LIMITED, INVALID_SHARD, DISALLOWED_INTENTS = 4005, 4008, 4010, 4014
SHARDING_REQUIRED = 4011
RESTARTING = 1012
FATAL = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""After these a client does not come back by itself."""


class Gateway:
    """All sessions of the application."""

    def __init__(self, world: World, transcript: Transcript) -> None:
        """Listen to the world; ``url`` is set by the server."""
        self.world = world
        self.url = ""
        self.faults = Faults(self)
        self.sessions: dict[str, Session] = {}
        self.identifies = 0
        self._links: set[Link] = set()
        self._transcript = transcript
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_settled: Callable[[], None] = lambda: None
        self.on_gap: Callable[[str], None] = lambda _: None
        self.starts = Starts(world)
        self.closed_with: int | None = None
        """The code with which everybody is turned away, if anybody is."""
        world.subscribe(self._changed)

    # Telling

    def _changed(self, change: Change) -> None:
        if change.kind == "interaction":
            self._deliver(change)
            return
        for event in gateway_events.of_change(self.world, change):
            self._dispatch(event)

    def _deliver(self, change: Change) -> None:
        delivery = self.faults.take_delivery()
        (event,) = gateway_events.of_change(self.world, change)
        if delivery.late_ms:
            task = asyncio.ensure_future(self._deliver_later(event, delivery.late_ms))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        for _ in range(delivery.copies):
            self._dispatch(event)

    async def _deliver_later(self, event: gateway_events.Event, late_ms: int) -> None:
        await self.world.clock.sleep_until(self.world.clock.now() + late_ms)
        self._dispatch(event)

    def _dispatch(self, event: gateway_events.Event) -> None:
        for session in tuple(self.sessions.values()):
            if self._is_over(session):
                del self.sessions[session.id]
                continue
            if session.covers(event.guild_id):
                data = gateway_events.censored(self.world, event, session.intents)
                if data is not None:
                    self._tell(session, event.name, data)

    def _tell(self, session: Session, name: str, data: Json) -> None:
        self._transcript.add("gateway", f"{'->' if session.link else '..'} {name}", data)
        session.tell(DISPATCH, name, data)

    # Connections

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Hold one connection, from HELLO to its end."""
        try:
            compress = compressor(request.query.get("compress"), request.query.get("encoding"))
        except UnsupportedError as error:
            self.on_gap(f"GET /gateway: {error}")
            raise web.HTTPBadRequest(text=str(error)) from error
        # Without the compression of the socket itself: it would compress what is compressed.
        socket = web.WebSocketResponse(autoping=True, heartbeat=None, compress=False)
        await socket.prepare(request)
        link = Link(socket, request.transport, compress)
        self._links.add(link)
        link.send(frame(HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
        said_goodbye = False
        try:
            while True:
                data, said_goodbye = await link.received_text()
                if data is None or not self._take(link, data):
                    break
        finally:
            self._links.discard(link)
            self._unlink(link, ended=said_goodbye)
            if not socket.closed:
                await link.drained()
            await link.end()
        return socket

    def _unlink(self, link: Link, *, ended: bool) -> None:
        session = link.session
        self._transcript.add("gateway", "connection ended")
        if session is not None and session.link is link:
            session.link = None
            session.left_ms = self.world.clock.now()
            if ended:
                self.sessions.pop(session.id, None)
        self.on_settled()

    def _take(self, link: Link, data: str | bytes) -> bool:
        """Act on a frame; False when the connection is to end."""
        code = self._act(link, data)
        if code is not None:
            self._transcript.add("gateway", f"closed with {code}")
            link.close(code)
        self.on_settled()
        return code is None

    def _act(self, link: Link, sent: str | bytes) -> int | None:
        """Act on a frame; returns the close code when it is refused."""
        try:
            payload = json.loads(sent)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            return DECODE_ERROR
        if (refusal := self._refused(link, sent)) is not None:
            return refusal
        if op == HEARTBEAT:
            # discord.py notes afterwards when it sent; an answer at once looks like a late one.
            asyncio.get_running_loop().call_later(WIRE_S, link.send, frame(ACK, None))
            return None
        self._transcript.add("gateway", f"<- op {op}", _without_token(data))
        if op in (IDENTIFY, RESUME):
            begin = self._identify if op == IDENTIFY else self._resume
            return self.closed_with or begin(link, data)
        return self._act_in_session(link.session, op, data)

    def _act_in_session(self, session: Session | None, op: int, data: Any) -> int | None:
        if session is None:
            return NOT_AUTHENTICATED
        if op == MEMBERS:
            self._send_members(session, data)
        elif op not in (PRESENCE, VOICE):
            return UNKNOWN_OPCODE
        return None

    @staticmethod
    def _refused(link: Link, sent: str | bytes) -> int | None:
        """The close code for what is too large or too much."""
        if len(sent if isinstance(sent, bytes) else sent.encode()) > SEND_BYTES:
            return DECODE_ERROR
        now = time.monotonic()  # a matter of the socket, not of the world
        link.received = [at for at in link.received if at > now - 60] + [now]
        return RATE_LIMITED if len(link.received) > SENDS_A_MINUTE else None

    def _identify(self, link: Link, data: Json) -> int | None:
        if link.session is not None:
            return ALREADY_AUTHENTICATED
        if data.get("token") != self.world.token:
            return BAD_TOKEN
        intents = int(data.get("intents", 0))
        if intents & PRIVILEGED & ~self.world.privileged_intents:
            return DISALLOWED_INTENTS
        number, count = data.get("shard", (0, 1))
        if not 0 <= number < count:
            return INVALID_SHARD
        if count < self.world.required_shards:
            return SHARDING_REQUIRED
        return self._start(link, intents, (number, count), sharded="shard" in data)

    def _start(
        self, link: Link, intents: int, shard: tuple[int, int], *, sharded: bool
    ) -> int | None:
        """A new session, as far as the day's number and the last five seconds allow."""
        if self.starts.used_up():
            self._reset_token()
            return BAD_TOKEN
        if not self.starts.take():
            link.send(frame(INVALID_SESSION, False))
            return None
        self.identifies += 1
        session = Session(f"session-{self.identifies}", intents, shard, link=link)
        self.sessions[session.id] = session
        link.session = session
        self._greet(session, sharded=sharded)
        return None

    def _reset_token(self) -> None:
        """What Discord does to a bot that has identified too often: nothing works any more."""
        self.world.reset_token()
        for link in tuple(self._links):
            link.close(BAD_TOKEN)
        self.sessions.clear()

    def _greet(self, session: Session, *, sharded: bool) -> None:
        world = self.world
        here = [
            guild
            for guild in world.guilds.values()
            if world.bot.id in guild.members and session.covers(guild.id)
        ]
        ready: Json = {
            "v": 10,
            "user": shapes.me(world),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in here],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "application": {"id": str(world.app_id), "flags": 0},
            "private_channels": [],
            "relationships": [],
            "presences": [],
        }
        if sharded:
            ready["shard"] = list(session.shard)
        self._tell(session, "READY", ready)
        if session.intents & gateway_events.GUILDS:
            for guild in here:
                if guild.unavailable:
                    continue  # it comes when the outage is over
                self._tell(session, "GUILD_CREATE", shapes.guild_create(world, guild))

    def _resume(self, link: Link, data: Json) -> int | None:
        if data.get("token") != self.world.token:
            return BAD_TOKEN
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        if session is None or self._is_over(session) or session.sent[0][0] > seen + 1:
            link.send(frame(INVALID_SESSION, False))
            return None
        if session.link is not None:
            session.link.drop()
        session.link = link
        link.session = session
        for number, text in session.sent:
            if number > seen:
                link.send(text)
        self._tell(session, "RESUMED", {})
        return None

    def _is_over(self, session: Session) -> bool:
        now = self.world.clock.now()
        return session.link is None and now - session.left_ms > RESUMABLE_MS

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self.world.guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        wanted = {int(id_) for id_ in _as_list(data.get("user_ids"))}
        found = [m for id_, m in guild.members.items() if not wanted or id_ in wanted]
        chunk: Json = {
            "guild_id": str(guild.id),
            "members": [shapes.member(member) for member in found],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(id_) for id_ in sorted(wanted - guild.members.keys())],
        }
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._tell(session, "GUILD_MEMBERS_CHUNK", chunk)

    # Faults, and the end of the server

    def drop(self) -> None:
        """Break all connections."""
        for link in tuple(self._links):
            link.drop()

    def ask_to_reconnect(self) -> None:
        """Opcode 7."""
        for link in tuple(self._links):
            link.send(frame(RECONNECT, None))

    def invalidate(self, *, resumable: bool) -> None:
        """Opcode 9."""
        for link in tuple(self._links):
            if link.session is not None and not resumable:
                self.sessions.pop(link.session.id, None)
                link.session = None
            link.send(frame(INVALID_SESSION, resumable))

    def close_with(self, code: int) -> None:
        """Close all connections; after a fatal code nobody is let in again until ``reopen``."""
        if code in FATAL:
            self.closed_with = code
            self.sessions.clear()
        for link in tuple(self._links):
            link.close(code)

    def reopen(self) -> None:
        """Let clients in again."""
        self.closed_with = None

    def connected(self) -> int:
        """How many connections have a session."""
        return sum(session.link is not None for session in self.sessions.values())

    def forget_deliveries(self) -> None:
        """Deliver nothing any more that was to come late."""
        for task in tuple(self._tasks):
            task.cancel()

    async def close(self) -> None:
        """Close all connections; the sessions stay, to be resumed at a server started later."""
        for link in tuple(self._links):
            link.close(RESTARTING)
        await asyncio.gather(*(link.drained() for link in tuple(self._links)))


def _without_token(data: Any) -> Any:
    return data | {"token": "(hidden)"} if isinstance(data, dict) and "token" in data else data


def _as_list(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]
