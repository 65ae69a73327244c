"""The gateway: sessions that outlive their sockets, and the events that they are told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from . import gateway_events, shapes
from .faults import Faults
from .model import Json
from .transcript import Transcript
from .world import Change, World

HEARTBEAT_MS = 41_250
WIRE_S = 0.02
"""Real seconds that the answer to a heartbeat is under way."""
REPLAY = 2000
"""How many events are kept for replay."""
RESUMABLE_MS = 5 * 60_000
"""For how long a session without a connection is kept."""
SENDS_A_MINUTE = 120
SEND_BYTES = 4096
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID_SESSION, HELLO, ACK = 7, 8, 9, 10, 11

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, RATE_LIMITED, INVALID_SHARD, DISALLOWED_INTENTS = 4005, 4008, 4010, 4014
RESTARTING = 1012


@dataclass(eq=False, slots=True)
class Session:
    """What a bot has identified as, with all that it was told, for replay."""

    id: str
    intents: int
    shard: tuple[int, int]
    number: int = 0
    """Of the last event."""
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REPLAY))
    link: Link | None = None
    left_ms: int = 0
    """Since when it has no connection, if it has none."""

    def covers(self, guild_id: int | None) -> bool:
        """Whether events of that guild (None: direct messages) belong to this shard."""
        number, count = self.shard
        return (0 if guild_id is None else (guild_id >> 22) % count) == number


class Link:
    """One open socket."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        """Start writing, in order, what is put on the queue."""
        self._socket = socket
        self._transport = transport
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())
        self.session: Session | None = None
        self.received: list[float] = []

    def send(self, text: str) -> None:
        """Send a frame after those before it."""
        self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Close the socket after the frames before."""
        self._queue.put_nowait(code)

    def drop(self) -> None:
        """Break the connection without a word."""
        self._writer.cancel()
        if self._transport is not None:
            self._transport.abort()

    async def drained(self) -> None:
        """Wait until the socket has been closed after the last frame."""
        await asyncio.wait([self._writer], timeout=1)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                item = await self._queue.get()
                if isinstance(item, int):
                    await self._socket.close(code=item)
                    return
                await self._socket.send_str(item)

    async def end(self) -> None:
        """Stop writing."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer


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
        world.subscribe(self._changed)

    # Telling

    def _changed(self, change: Change) -> None:
        if change.kind == "interaction":
            self._deliver(change)
            return
        event = gateway_events.of_change(self.world, change)
        if event is not None:
            self._dispatch(event)

    def _deliver(self, change: Change) -> None:
        delivery = self.faults.take_delivery()
        event = gateway_events.of_change(self.world, change)
        assert event is not None
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
        session.number += 1
        text = json.dumps({"op": DISPATCH, "t": name, "s": session.number, "d": data})
        session.sent.append((session.number, text))
        self._transcript.add("gateway", f"{'->' if session.link else '..'} {name}", data)
        if session.link is not None:
            session.link.send(text)

    # Connections

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Hold one connection, from HELLO to its end."""
        socket = web.WebSocketResponse(autoping=True, heartbeat=None)
        await socket.prepare(request)
        link = Link(socket, request.transport)
        self._links.add(link)
        link.send(json.dumps({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}}))
        ended = False
        try:
            while True:
                frame = await socket.receive()
                if frame.type is not WSMsgType.TEXT or not self._take(link, frame.data):
                    break
            ended = frame.type is WSMsgType.CLOSE and frame.data in (1000, 1001)
        finally:
            self._links.discard(link)
            self._unlink(link, ended=ended)
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

    def _take(self, link: Link, text: str) -> bool:
        """Act on a frame; False when the connection is to end."""
        code = self._act(link, text)
        if code is not None:
            self._transcript.add("gateway", f"closed with {code}")
            link.close(code)
        self.on_settled()
        return code is None

    def _act(self, link: Link, text: str) -> int | None:
        """Act on a frame; returns the close code when it is refused."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            return DECODE_ERROR
        if len(text.encode()) > SEND_BYTES:
            return DECODE_ERROR
        if self._too_many(link):
            return RATE_LIMITED
        if op == HEARTBEAT:
            # discord.py notes afterwards when it sent; an answer at once looks like a late one.
            asyncio.get_running_loop().call_later(WIRE_S, link.send, json.dumps({"op": ACK}))
            return None
        self._transcript.add("gateway", f"<- op {op}", _without_token(data))
        if op in (IDENTIFY, RESUME):
            return self._identify(link, data) if op == IDENTIFY else self._resume(link, data)
        return self._act_in_session(link.session, op, data)

    def _act_in_session(self, session: Session | None, op: int, data: Any) -> int | None:
        if session is None:
            return NOT_AUTHENTICATED
        if op == MEMBERS:
            self._send_members(session, data)
        elif op not in (PRESENCE, VOICE):
            return UNKNOWN_OPCODE
        return None

    def _too_many(self, link: Link) -> bool:
        now = time.monotonic()  # a matter of the socket, not of the world
        link.received = [at for at in link.received if at > now - 60] + [now]
        return len(link.received) > SENDS_A_MINUTE

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
        self.identifies += 1
        session = Session(f"session-{self.identifies}", intents, (number, count), link=link)
        self.sessions[session.id] = session
        link.session = session
        self._greet(session, sharded="shard" in data)
        return None

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
                self._tell(session, "GUILD_CREATE", shapes.guild_create(world, guild))

    def _resume(self, link: Link, data: Json) -> int | None:
        if data.get("token") != self.world.token:
            return BAD_TOKEN
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        if session is None or self._is_over(session) or session.sent[0][0] > seen + 1:
            link.send(json.dumps({"op": INVALID_SESSION, "d": False}))
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
            link.send(json.dumps({"op": RECONNECT, "d": None}))

    def invalidate(self, *, resumable: bool) -> None:
        """Opcode 9."""
        for link in tuple(self._links):
            if link.session is not None and not resumable:
                self.sessions.pop(link.session.id, None)
                link.session = None
            link.send(json.dumps({"op": INVALID_SESSION, "d": resumable}))

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
