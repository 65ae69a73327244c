"""The page's server without a browser: what it refuses, and that nothing ends it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from demo import Demo
from sandbox.hooks import NotLoopbackError
from sandbox.page import PageServer

pytestmark = pytest.mark.asyncio(loop_scope="session")

WRONG = [
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '{"do": "fly"}',
    '{"do": "read"}',
    '{"do": "read", "channel": "games"}',
    '{"do": "read", "channel": 5}',
    '{"do": "read", "channel": "5"}',
    '{"do": "read", "channel": "99999999999999999999999"}',
    '{"do": "press", "message": "1", "custom_id": "x"}',
    '{"do": "submit", "interaction": "1", "fields": {"a": {"b": 1}}}',
    '{"do": "submit", "interaction": "1", "fields": {}}',
    '{"do": "command", "channel": "1", "line": "x", "options": []}',
    '{"do": "advance", "ms": -1}',
    '{"do": "advance", "ms": 1e99}',
    '{"do": "add-person", "name": ""}',
    '{"do": "add-person", "name": "Ann"}',
    '{"do": "dm", "more": 1}',
    "[" * 50_000,
    '{"n": "x", "do": "dm"}',
]

PATHS = {
    "": 200,
    "page/main.js": 200,
    "page/base.css": 200,
    "page/none.js": 404,
    "page/..%2fserver.py": 404,
    "page/socket?as=Nobody": 404,
    "page/files/1/board.png": 204,
    "api/v10/users/@me": 404,
}


@pytest_asyncio.fixture(loop_scope="session")
async def http() -> AsyncIterator[ClientSession]:
    async with ClientSession() as http:
        yield http


async def heard(socket: ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    """The next frame of a kind."""
    while True:
        frame: dict[str, Any] = await socket.receive_json(timeout=30)
        if frame["told"] == kind:
            return frame


async def asked(socket: ClientWebSocketResponse, **frame: Any) -> dict[str, Any]:
    await socket.send_json({"n": 77, **frame})
    while True:
        answer: dict[str, Any] = await socket.receive_json(timeout=30)
        if answer.get("n") == 77:
            return answer


async def test_malformed_frames_get_an_error_and_end_nothing(
    http: ClientSession, page_server: PageServer
) -> None:
    async with http.ws_connect(f"{page_server.url}page/socket?as=Ann") as socket:
        welcome = await heard(socket, "welcome")
        channel = welcome["channels"][0]["id"]
        for text in WRONG:
            await socket.send_str(text)
            frame = await socket.receive_json(timeout=30)
            assert frame.get("error"), text
            assert (await asked(socket, do="read", channel=channel))["messages"] == []


async def test_bytes_get_an_error_too(http: ClientSession, page_server: PageServer) -> None:
    async with http.ws_connect(f"{page_server.url}page/socket?as=Ann") as socket:
        await socket.send_bytes(b"\0\xff")
        assert (await heard(socket, "error"))["error"] == "Frames are text."
        assert "channel" in await asked(socket, do="dm")


async def test_a_page_sees_what_its_person_sees(
    http: ClientSession, demo: Demo, page_server: PageServer
) -> None:
    channel = demo.box.channel
    ann, bob = demo.people.get("Ann"), demo.people.get("Bob")
    answer = await ann.slash(channel, "help")
    assert answer.ephemeral
    async with http.ws_connect(f"{page_server.url}page/socket?as=Bob") as socket:
        dm = ann.dm
        for hidden in (dm.id, 1):
            told = await asked(socket, do="read", channel=str(hidden))
            assert told["error"] == "The channel is not there any more."
        assert (await asked(socket, do="read", channel=str(channel.id)))["messages"] == []
        assert answer.message is not None
        pressed = await asked(socket, do="delete", message=str(answer.message.id))
        assert pressed["error"] == "The message is not there any more."
    assert bob.sees(channel) == []


async def test_other_sites_are_not_let_in(http: ClientSession, page_server: PageServer) -> None:
    strangers = {"Origin": "http://example.com"}, {"Origin": "null"}, {"Host": "example.com"}
    for headers in strangers:
        for path in ("", "page/main.js", "page/socket?as=Ann"):
            answer = await http.get(f"{page_server.url}{path}", headers=headers)
            assert answer.status == 403, (headers, path)


async def test_only_the_page_is_served(http: ClientSession, page_server: PageServer) -> None:
    for path, status in PATHS.items():
        answer = await http.get(f"{page_server.url}{path}")
        assert answer.status == status, path


async def test_only_loopback(demo: Demo) -> None:
    with pytest.raises(NotLoopbackError):
        PageServer(demo, host="0.0.0.0")


async def test_a_page_that_leaves_is_forgotten(
    http: ClientSession, demo: Demo, page_server: PageServer
) -> None:
    client = demo.people.get("Ann").client
    before = len(client._listeners)
    socket = await http.ws_connect(f"{page_server.url}page/socket?as=Ann")
    await heard(socket, "welcome")
    assert len(client._listeners) == before + 1

    await socket.close()

    await demo.box.until(lambda: len(client._listeners) == before or None, what="the end")
    assert (await socket.receive()).type is WSMsgType.CLOSED
