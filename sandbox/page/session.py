"""One browser socket: one person's client, as long as the page is open."""

from __future__ import annotations

import asyncio
import base64
import binascii
import json
import logging
from collections.abc import Mapping
from itertools import count
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.actors import Actor
from sandbox.checks import REQUEST_BYTES
from sandbox.checks_components import STRING_SELECT, walk
from sandbox.choosing import CHANNEL, FILE, OF_OPTION, OF_SELECT, ROLE, USER
from sandbox.errors import Refused
from sandbox.model import Channel, Interaction, Json, Message, Role, Upload
from sandbox.stage import Stage, ToolError
from sandbox.typing_commands import NotOfferedError, recognise
from sandbox.world import Change

from . import frames, told

log = logging.getLogger(__name__)

_FRAMES = count(1)
"""Numbers the frames that pages are told, of all sessions: none is given twice."""
QUEUE = 2_000
"""So many frames may wait for a slow browser; then it is hung up on, and comes back."""


class Session:
    """What one person's page asks and is told."""

    def __init__(self, stage: Stage, actor: Actor, socket: web.WebSocketResponse) -> None:
        """A session over an open socket."""
        self._stage = stage
        self._actor = actor
        self._client = actor.client
        self._socket = socket
        self._out: asyncio.Queue[Json] = asyncio.Queue(QUEUE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the socket until it closes."""
        stops = [
            self._client.subscribe(lambda one: self._send(told.seen(self._client, one))),
            self._client.world.subscribe(self._world_changed),
            self._stage.subscribe(lambda: self._send(self._state())),
        ]
        self._send(self._welcome())
        writer = asyncio.create_task(self._write())
        try:
            async for packet in self._socket:
                if packet.type is WSMsgType.TEXT:
                    self._take(packet.data)
                elif packet.type is WSMsgType.BINARY:
                    self._send({"told": "error", "error": "Frames are text."})
        finally:
            for stop in stops:
                stop()
            for task in (writer, *self._tasks):
                task.cancel()
            await asyncio.gather(writer, *self._tasks, return_exceptions=True)

    # Telling

    def _send(self, frame: Json | None) -> None:
        if frame is None:
            return
        number = next(_FRAMES)
        self._log(f"<- frame {number} {told.named(frame)}")
        try:
            self._out.put_nowait(frame | {"frame": number})
        except asyncio.QueueFull:
            transport = self._socket.get_extra_info("socket")
            log.info("a page is too slow and is hung up on (%s)", transport)
            self._begin(self._socket.close(code=1013))

    def _log(self, text: str) -> None:
        """A line for whoever follows a press through the transcript."""
        self._stage.box.transcript.add("page", f"{self._actor.name} {text}")

    async def _write(self) -> None:
        while True:
            frame = await self._out.get()
            await self._socket.send_str(json.dumps(frame, separators=(",", ":")))

    def _welcome(self) -> Json:
        return {
            "told": "welcome",
            "me": {"id": str(self._actor.id), "name": self._actor.name},
            "guild": self._stage.box.guild.name,
            "bot": {"id": str(self._client.world.bot.id), "name": self._client.world.app_name},
            "channels": [told.channel(self._client, each) for each in self._client.channels()],
            **self._people(),
            **self._state(told_as=None),
        }

    def _people(self) -> Json:
        people = [
            {"id": str(a.id), "name": a.name, "inbox": a.user.inbox_open}
            for a in self._stage.people
        ]
        roles = told.roles(self._stage.box.guild)
        return {"people": people, "users": told.users(self._client), "roles": roles}

    def _state(self, told_as: str | None = "state") -> Json:
        frame = {"now": self._stage.box.clock.now(), "bot_state": self._stage.bot_state}
        return frame if told_as is None else frame | {"told": told_as}

    def _world_changed(self, change: Change) -> None:
        if change.kind in ("member-joined", "inbox", "role-created", "role-deleted"):
            self._send({"told": "people", **self._people()})
        elif change.kind == "commands-synced":
            self._send({"told": "commands"})

    # Being asked

    def _take(self, text: str) -> None:
        try:
            frame = frames.parse(text)
        except frames.BadFrameError as error:
            self._send({"told": "error", "n": _number(text), "error": str(error)})
            return
        self._log(f"-> {frame.do} n={frame.n}")
        self._begin(self._answer(frame))

    def _begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, frame: frames.AnyFrame) -> None:
        """Do what is asked, and say what came of it: a frame never ends the session."""
        reply: Json = {"told": "answer", "n": frame.n}
        try:
            reply |= await self._do(frame)
        except (NotOfferedError, ToolError, LookupError, ValueError) as error:
            reply["error"] = _first_line(error)
        except Refused as refused:
            reply["error"] = str(refused.body().get("message", "That was refused."))
        except Exception:
            log.exception("the page asked for %s", frame.do)
            reply["error"] = "That went wrong; its terminal says why."
        self._send(reply)

    async def _do(self, frame: frames.AnyFrame) -> Json:
        match frame:
            case frames.Read():
                return told.chunk(self._client, self._channel(frame.channel), frame.before)
            case frames.ListCommands():
                return {"commands": self._client.commands(self._channel(frame.channel))}
            case frames.Complete():
                return _begun(self._complete(frame))
            case frames.SendCommand() | frames.Press() | frames.Choose() | frames.Submit():
                interaction = self._act(frame)
                self._log(f"-> press {frame.press!r} is interaction {interaction.id}")
                return _begun(interaction)
            case frames.Post() | frames.Delete() | frames.OpenThread() | frames.OpenDm():
                return self._write_in(frame)
            case _:
                return await self._rule(frame)

    def _act(
        self, frame: frames.SendCommand | frames.Press | frames.Choose | frames.Submit
    ) -> Interaction:
        match frame:
            case frames.SendCommand():
                return self._command(frame)
            case frames.Press():
                return self._client.press(self._message(frame.message), frame.custom_id)
            case frames.Choose():
                message = self._message(frame.message)
                values = self._values(message, frame.custom_id, frame.values)
                return self._client.choose(message, frame.custom_id, values)
            case frames.Submit():
                return self._client.submit(self._opener(frame.interaction), frame.fields)

    def _write_in(
        self, frame: frames.Post | frames.Delete | frames.OpenThread | frames.OpenDm
    ) -> Json:
        match frame:
            case frames.Post():
                if not frame.text.strip():
                    raise NotOfferedError("An empty message cannot be sent.")
                self._client.post(self._channel(frame.channel), frame.text)
            case frames.Delete():
                self._client.delete(self._message(frame.message))
            case frames.OpenThread():
                parent = self._channel(frame.channel)
                return {"channel": str(self._client.open_thread(parent, frame.name.strip()).id)}
            case frames.OpenDm():
                return {"channel": str(self._actor.dm.id)}
        return {}

    async def _rule(self, frame: frames.AnyFrame) -> Json:
        """What no Discord has: people and clock in one's hand."""
        match frame:
            case frames.SetInbox():
                self._client.set_inbox(is_open=frame.open)
            case frames.AddPerson():
                return {"name": self._stage.people.add(frame.name).name}
            case frames.Advance():
                self._stage.advance(frame.ms)
            case frames.Use():
                return await self._stage.use(frame.tool, self._actor, frame.of)
        return {}

    # Finding what is meant

    def _channel(self, number: str) -> Channel:
        for channel in self._client.channels():
            if channel.id == int(number):
                return channel
        raise NotOfferedError("The channel is not there any more.")

    def _message(self, number: str) -> Message:
        message = self._client.world.messages.get(int(number))
        if message is None or not self._client.world.sees_message(self._client.user, message):
            raise NotOfferedError("The message is not there any more.")
        return message

    def _opener(self, number: str) -> Interaction:
        opener = self._client.world.interactions.get(int(number))
        if opener is None or opener.user is not self._client.user:
            raise NotOfferedError("That window is not open.")
        return opener

    def _command(self, frame: frames.SendCommand) -> Interaction:
        channel = self._channel(frame.channel)
        return self._client.command(
            channel, frame.line, self._given(channel, frame.line, frame.options)
        )

    def _complete(self, frame: frames.Complete) -> Interaction:
        channel = self._channel(frame.channel)
        given = self._given(channel, frame.line, frame.options)
        return self._client.complete(channel, frame.line, frame.option, frame.text, given)

    def _given(self, channel: Channel, line: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options as a client resolves them: people, channels and files by what names them."""
        typed = recognise(self._client.world, self._client.user, channel, line)
        locale = self._client.user.locale
        kinds = {name: OF_OPTION.get(typed.option(name, locale)["type"]) for name in options}
        return {name: self._thing(kinds[name], value) for name, value in options.items()}

    def _values(self, message: Message, custom_id: str, values: list[str]) -> list[Any]:
        """What is chosen in a menu: values of its own, or channels and roles by their ids."""
        found = (c for c in walk(message.components) if c.get("custom_id") == custom_id)
        kind = OF_SELECT.get(next(found, {}).get("type", STRING_SELECT))
        return [self._thing(kind, value) for value in values]

    def _role(self, number: int) -> Role:
        if (role := self._stage.box.guild.roles.get(number)) is None:
            raise NotOfferedError("The role is not there any more.")
        return role

    def _thing(self, kind: str | None, value: Any) -> Any:
        """What a client sends for something of a kind that the page names; else the value."""
        if kind == ROLE:
            return self._role(_id(value))
        if kind == USER:
            if (user := self._client.world.users.get(_id(value))) is None:
                raise NotOfferedError("There is nobody of that name.")
            return user
        if kind == CHANNEL:
            return self._channel(str(_id(value)))
        if kind == FILE:
            return _upload(value)
        return value


def _begun(interaction: Interaction) -> Json:
    return {"interaction": str(interaction.id)}


def _id(value: Any) -> int:
    return int(value) if isinstance(value, str) and value.isdecimal() and len(value) <= 20 else 0


def _upload(value: Any) -> Upload:
    """A file that the page has read: its name, and its bytes in base 64."""
    if not isinstance(value, dict) or not isinstance(name := value.get("name"), str):
        raise NotOfferedError("That is no file.")
    try:
        data = base64.b64decode(str(value.get("data", "")), validate=True)
    except (binascii.Error, ValueError):
        raise NotOfferedError("That file cannot be read.") from None
    if len(data) > REQUEST_BYTES:
        raise NotOfferedError("That file is too large.")
    return Upload(name, data, "application/octet-stream")


def _number(text: str) -> int:
    """The number of a frame that could not be understood, when it has one."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return 0
    number = found.get("n") if isinstance(found, dict) else 0
    return number if isinstance(number, int) else 0


def _first_line(error: Exception) -> str:
    text = str(error.args[0] if error.args else error).split("\n", 1)[0].strip()
    return text[:1].upper() + text[1:] if text else "That cannot be done."
