"""One open socket of the gateway: frames in order, compressed as the client asked."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import json
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from aiohttp import WSMsgType, web

from .model import Json

REPLAY = 2000
"""How many events are kept for replay."""

Compress: TypeAlias = Callable[[bytes], bytes]

_ZSTD_LIBRARIES = ("compression.zstd", "backports.zstd")
"""With the interface of the standard library; ``zstandard`` has another one."""


class UnsupportedError(Exception):
    """A compression or an encoding that this process cannot serve."""


def frame(op: int, data: Any, *, number: int | None = None, name: str | None = None) -> str:
    """A payload as Discord sends it: ``s`` and ``t`` are there always, null when op is not 0."""
    return json.dumps({"t": name, "s": number, "op": op, "d": data})


def compressor(kind: str | None, encoding: str | None = "json") -> Compress | None:
    """What makes one connection's payloads into one compressed stream; None for plain text.

    Raises UnsupportedError for a kind or an encoding that is unknown, or whose library is not
    installed.
    """
    if encoding not in (None, "json"):
        raise UnsupportedError(f"encoding={encoding}: only JSON is spoken here")
    if kind is None:
        return None
    if kind == "zlib-stream":
        stream = zlib.compressobj()
        return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        return _zstd()
    raise UnsupportedError(f"compress={kind}: there is no such compression")


def _zstd() -> Compress:
    with contextlib.suppress(ImportError):
        zstandard = importlib.import_module("zstandard")
        made = zstandard.ZstdCompressor().compressobj()
        block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda data: bytes(made.compress(data) + made.flush(block))
    for name in _ZSTD_LIBRARIES:
        with contextlib.suppress(ImportError):
            standard = importlib.import_module(name)
            stream = standard.ZstdCompressor()
            return lambda data: bytes(stream.compress(data, stream.FLUSH_BLOCK))
    raise UnsupportedError("compress=zstd-stream: no library for it is installed")


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

    def tell(self, op: int, name: str, data: Json) -> None:
        """Send an event, or keep it for the resume."""
        self.number += 1
        text = frame(op, data, number=self.number, name=name)
        self.sent.append((self.number, text))
        if self.link is not None:
            self.link.send(text)


class Link:
    """One open socket."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport | None,
        compress: Compress | None,
    ) -> None:
        """Start writing, in order, what is put on the queue."""
        self._socket = socket
        self._transport = transport
        self._compress = compress
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
                if self._compress is None:
                    await self._socket.send_str(item)
                else:
                    await self._socket.send_bytes(self._compress(item.encode()))

    async def received_text(self) -> tuple[str | bytes | None, bool]:
        """The next payload, text or binary; None at the end, and whether that was a goodbye."""
        frame = await self._socket.receive()
        if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
            return frame.data, False
        return None, frame.type is WSMsgType.CLOSE and frame.data in (1000, 1001)

    async def end(self) -> None:
        """Stop writing."""
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer
