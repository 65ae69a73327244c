"""The sockets: HTTP on loopback, read, checked, routed, answered and written down."""

from __future__ import annotations

import base64
import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from . import checks as hard_limits
from . import conformance, errors, shapes_messages
from .errors import Refused
from .faults import Fault
from .gateway import Gateway
from .hooks import check_loopback
from .model import Upload
from .rates import Limits, Rates
from .rest import ROUTES, Call, RestResponse, Route
from .transcript import Transcript
from .watch import Watch
from .world import World

API = "/api/v10"
KEPT = 10_000
"""At least so many of the last requests are kept."""


@dataclass(slots=True)
class Record:
    """What is remembered of one request."""

    method: str
    path: str
    payload: Any
    status: int
    body: Any


@dataclass(slots=True)
class Log:
    """All requests, and what was not right with them."""

    requests: list[Record] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    """What a bot asked for and the sandbox does not have."""
    violations: list[str] = field(default_factory=list)
    """Where a request that was taken, or an answer, is not as Discord describes it."""


class Server:
    """The HTTP side of the world, on one port of the loopback interface."""

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        transcript: Transcript,
        watch: Watch,
        *,
        limits: Limits = "discord",
    ) -> None:
        """Not listening yet."""
        self.world = world
        self.rates = Rates(limits)
        self.log = Log()
        self.conformance = conformance.from_environment()
        self.url = ""
        self._gateway = gateway
        self._transcript = transcript
        self._watch = watch
        self._runner: web.AppRunner | None = None
        gateway.on_gap = self.log.gaps.append
        self._routes = sorted(ROUTES, key=lambda route: route.variables)

    async def start(self, host: str, port: int) -> int:
        """Listen; returns the port. Raises NotLoopbackError for another host than loopback."""
        check_loopback(host)
        app = web.Application(client_max_size=2 * hard_limits.REQUEST_BYTES)
        app.router.add_get("/gateway", self._gateway.serve)
        app.router.add_get("/cdn/{path:.*}", self._file)
        app.router.add_route("*", "/{path:.*}", self._api)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.05)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        port = int(self._runner.addresses[0][1])
        shown = f"[{host}]" if ":" in host else host
        self.url = f"http://{shown}:{port}"
        self.world.cdn = f"{self.url}/cdn"
        self._gateway.url = f"ws://{shown}:{port}/gateway"
        return port

    async def stop(self) -> None:
        """Close all connections and the port; the world stays."""
        if self._runner is not None:
            for site in tuple(self._runner.sites):
                await site.stop()  # first, or a client would be back before the port is closed
        await self._gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _api(self, request: web.Request) -> web.StreamResponse:
        method, path = request.method, request.path.removeprefix(API)
        before = self._gateway.faults.take(method, path, "before")
        if before is not None and before.refusal is None:
            return self._reset(request, path)
        payload: Any = None
        headers: dict[str, str] = {}
        try:
            if not request.path.startswith(API + "/"):
                raise errors.not_found()
            payload, uploads = await _read(request)
            self._transcript.add("rest", f"<- {method} {path}", payload)
            _strike(before)
            route, parts = self._route(request, path)
            self._gateway.faults.check_rates(method, path)
            headers = self.rates.count(method, route.template, parts)
            answer = self._answer(request, route, parts, payload, uploads)
            after = self._gateway.faults.take(method, path, "after")
            if after is not None and after.refusal is None:
                return self._reset(request, path)
            _strike(after)
        except Refused as refused:
            record = Record(method, path, payload, refused.status, refused.body())
            return self._send(record, headers | refused.headers)
        return self._send(Record(method, path, payload, answer.status, answer.body), headers)

    def _answer(
        self,
        request: web.Request,
        route: Route,
        parts: dict[str, str],
        payload: Any,
        uploads: dict[int, Upload],
    ) -> RestResponse:
        path = request.path.removeprefix(API)
        call = Call(
            self.world,
            request.method,
            path,
            parts,
            request.query,
            payload,
            uploads,
            gateway_url=self._gateway.url,
            session_start_limit=self._gateway.starts.limit(),
        )
        try:
            answer = route.handler(call)
        finally:
            self.log.gaps += [f"{request.method} {route.template}: {g}" for g in call.unsupported]
        if self.conformance is not None:
            self.log.violations += self.conformance.of_request(request.method, path, payload)
        return answer

    def _route(self, request: web.Request, path: str) -> tuple[Route, dict[str, str]]:
        """The route and the variables of its path. Raises Refused 404 or 401."""
        for route in self._routes:
            if (parts := route.match(request.method, path)) is not None:
                token = request.headers.get("Authorization")
                if route.needs_token and token != f"Bot {self.world.token}":
                    raise errors.unauthorized()
                return route, parts
        self.log.gaps.append(f"{request.method} {path}: no such route here")
        raise errors.not_found()

    def _send(self, record: Record, headers: dict[str, str]) -> web.Response:
        self.log.requests.append(record)
        if len(self.log.requests) > 2 * KEPT:
            del self.log.requests[:KEPT]
        if self.conformance is not None and record.status < 500:
            self._check_answer(record)
        line = f"-> {record.status} {record.method} {record.path}"
        self._transcript.add("rest", line, record.body)
        self._watch.nudge()
        if record.body is None:
            return web.Response(status=record.status, headers=headers)
        # discord.py takes the body for JSON only when the type is exactly this, without a charset.
        headers = headers | {"Content-Type": "application/json"}
        data = json.dumps(record.body).encode()
        return web.Response(status=record.status, body=data, headers=headers)

    def _check_answer(self, record: Record) -> None:
        assert self.conformance is not None
        if record.status == 404 and record.body.get("code") == 0:
            return  # a route that is not here; told as a gap
        self.log.violations += self.conformance.of_answer(
            record.method, record.path, record.status, record.body
        )

    def _reset(self, request: web.Request, path: str) -> web.Response:
        self._transcript.add("rest", f"xx reset {request.method} {path}")
        self._watch.nudge()
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    async def _file(self, request: web.Request) -> web.Response:
        """A file that hangs on a message, or the avatar that everybody has."""
        path = request.match_info["path"]
        if path.startswith("embed/avatars/"):
            return web.Response(body=_PIXEL, content_type="image/png")
        parts = path.split("/")
        found = self.world.attachments.get(int(parts[2])) if len(parts) == 4 else None
        until = int(request.query.get("ex", "0"), 16)
        signed = request.query.get("hm") == shapes_messages.signature(_raw_path(request), until)
        if found is None or not signed or until * 1000 < self.world.clock.now():
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=found.data, content_type=found.content_type)


def _raw_path(request: web.Request) -> str:
    return request.rel_url.raw_path.removeprefix("/cdn/")


def _strike(fault: Fault | None) -> None:
    """Raise what a fault answers, if it answers."""
    refusal = fault.refusal() if fault is not None and fault.refusal is not None else None
    if refusal is not None:
        raise refusal


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    """The JSON of a request and its files. Raises Refused 40005 or 50109."""
    # aiohttp's own content_type runs the parser of mails, which takes longer than all of the rest.
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):
        payload, uploads = await _read_multipart(request)
    else:
        payload, uploads = await request.read(), {}
    if len(payload) + sum(len(u.data) for u in uploads.values()) > hard_limits.REQUEST_BYTES:
        raise errors.too_large()
    if not payload:
        return None, uploads
    try:
        return json.loads(payload), uploads
    except ValueError as error:
        raise errors.malformed_json() from error


async def _read_multipart(request: web.Request) -> tuple[bytes, dict[int, Upload]]:
    payload = b""
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise errors.malformed_json()
        data = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            payload = data
        elif name.startswith("files[") and name[6:-1].isdecimal():
            content_type = part.headers.get("Content-Type", "application/octet-stream")
            uploads[int(name[6:-1])] = Upload(part.filename or "file", data, content_type)
    return payload, uploads


_PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
)
"""A grey PNG of one pixel: the avatar that everybody has."""
