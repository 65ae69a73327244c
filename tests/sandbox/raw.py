"""The gateway without a library: frames as they come over the wire."""

from __future__ import annotations

import contextlib
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from sandbox import Sandbox


class Raw:
    """A gateway connection without discord.py."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self._inflate = zlib.decompressobj()

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def send_binary(self, op: int, data: Any) -> None:
        await self.socket.send_bytes(json.dumps({"op": op, "d": data}).encode())

    async def frame(self) -> Any:
        return json.loads((await self.socket.receive(2)).data)

    async def inflated(self) -> Any:
        """The next payload of a connection that asked for zlib-stream."""
        message = await self.socket.receive(2)
        assert message.type is aiohttp.WSMsgType.BINARY
        assert message.data.endswith(b"\x00\x00\xff\xff")
        return json.loads(self._inflate.decompress(message.data))

    async def close_code(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(2)
        return self.socket.close_code


@contextlib.asynccontextmanager
async def connected(sandbox: Sandbox, **query: str) -> AsyncIterator[Raw]:
    """A connection, before its HELLO is read."""
    url = f"ws://127.0.0.1:{sandbox.port}/gateway"
    wanted = {"v": "10", "encoding": "json"} | query
    async with aiohttp.ClientSession() as session, session.ws_connect(url, params=wanted) as socket:
        yield Raw(socket)


def identity(sandbox: Sandbox, **more: Any) -> dict[str, Any]:
    return {"token": sandbox.token, "intents": 1, "properties": {}} | more
