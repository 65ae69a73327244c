"""The page's own HTTP server: static files, pictures and sockets, on loopback only."""

from __future__ import annotations

import asyncio
import ipaddress
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Self, TypeAlias
from urllib.parse import urlsplit

from aiohttp import web

from sandbox.hooks import check_loopback
from sandbox.stage import Stage

from .session import Session

Handler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]

STATIC = Path(__file__).with_name("static")
HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
FRAME_BYTES = 20 * 1024 * 1024
"""A record of a finished game may come as a file, in base 64."""


class PageServer:
    """Serves the page."""

    def __init__(
        self, stage: Stage, *, host: str = "127.0.0.1", port: int = 0, more: Path | None = None
    ) -> None:
        """more: a folder whose ``tools.js`` adds to the page what its stage can do (``use``).

        Raises NotLoopbackError when ``host`` is not an address of the loopback interface.
        """
        self.stage = stage
        self._more = more
        self._host = check_loopback(host)
        self.port = port
        self._runner: web.AppRunner | None = None
        self._sockets: set[web.WebSocketResponse] = set()

    @property
    def url(self) -> str:
        """Where the page is, such as "http://127.0.0.1:8765/"."""
        host = f"[{self._host}]" if ":" in self._host else self._host
        return f"http://{host}:{self.port}/"

    async def start(self) -> None:
        """Listen; again on the same port after a ``stop``. Raises OSError when it is taken."""
        app = web.Application(middlewares=[_local_only])
        app.router.add_get("/", _index)
        app.router.add_get("/page/socket", self._socket)
        app.router.add_get("/page/files/{id:[0-9]{1,20}}/{name}", self._file)
        app.router.add_get("/page/tools.js", self._tools)
        app.router.add_get("/page/{name:[a-z_]+\\.(?:js|css|svg)}", _static)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self.port).start()
        except BaseException:
            await self.stop()
            raise
        self.port = int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Close all sockets and the port."""
        runner, self._runner = self._runner, None
        if runner is not None:
            for site in tuple(runner.sites):
                await site.stop()  # first, or a page would be back before the port is closed
            await asyncio.gather(*(socket.close(code=1001) for socket in tuple(self._sockets)))
            await runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        try:
            actor = self.stage.people.get(request.query.get("as", ""))
        except LookupError as error:
            return web.Response(status=404, text=str(error.args[0]))
        socket = web.WebSocketResponse(heartbeat=20, max_msg_size=FRAME_BYTES)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await Session(self.stage, actor, socket).run()
        finally:
            self._sockets.discard(socket)
        return socket

    async def _tools(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse((self._more or STATIC) / "tools.js", headers=HEADERS)

    async def _file(self, request: web.Request) -> web.Response:
        """A file that hangs on a message; links of Discord expire, but its client renews them.

        One that was replaced before it was looked at is no fault: there is nothing to be seen.
        """
        found = self.stage.box.world.attachments.get(int(request.match_info["id"]))
        if found is None:
            return web.Response(status=204, headers=HEADERS)
        kind = mimetypes.guess_type(found.filename)[0] or ""
        if not kind.startswith("image/") or "svg" in kind:
            headers = {**HEADERS, "Content-Disposition": "attachment"}
            return web.Response(body=found.data, headers=headers)
        return web.Response(body=found.data, content_type=kind, headers=HEADERS)


async def _index(_: web.Request) -> web.FileResponse:
    return web.FileResponse(STATIC / "index.html", headers=HEADERS)


async def _static(request: web.Request) -> web.FileResponse:
    path = STATIC / request.match_info["name"]
    if not path.is_file():
        raise web.HTTPNotFound(text="There is no such file.")
    return web.FileResponse(path, headers=HEADERS)


@web.middleware
async def _local_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer pages of this server only: another site in the same browser is not let in."""
    host = urlsplit(f"//{request.host}").hostname or ""
    origin = request.headers.get("Origin")
    if not _is_local(host) or (origin is not None and urlsplit(origin).netloc != request.host):
        return web.Response(status=403, text="This page is for this machine only.")
    return await handler(request)


def _is_local(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
