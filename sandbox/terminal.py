"""A line client of the sandbox, for machines without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from .actors import Reply
from .lines import Lines
from .model import Channel, Json
from .shown import Shown
from .stage import Stage, ToolError
from .typing_commands import NotOfferedError, recognise

HELP = """\
as Bob                   be somebody else (Ann, Bob and Cleo are there); add Dora makes one more
/board to:ceres          any slash command; / alone lists them, ? behind one lists its options
press Join               a button of the last message that has it; choose C3: from its menu
read                     the channel; inbox: the direct messages; go NAME: another channel
later 1                  put the clock so many hours forward; quit: the end
Any other line is said in the channel. Pictures are saved as files; their paths are printed.
"""
TRUTHS = {"true": True, "yes": True, "false": False, "no": False}
LAST = 8
PATIENCE_SECONDS = 2.0
HOUR_MS = 3_600_000
_OPTION = re.compile(r"([\w-]+):")


class Terminal:
    """Reads lines and does what they say, as one person at a time."""

    opening = "A small Discord runs here. What is written in it ends with it."
    help = HELP

    def __init__(self, stage: Stage, page: str | None, out: TextIO = sys.stdout) -> None:
        """``page`` is the address of the page, when there is one."""
        self._stage = stage
        self._page = page
        self._out = out
        self._me = next(iter(stage.people))
        self._channel: Channel = stage.box.channel
        self._words: list[str] = []

    async def run(self, stop: asyncio.Event) -> None:
        """Go on until ``stop``, "quit" or the end of the input."""
        self._say(self.opening)
        if self._page:
            self._say(f"There is a page too: {self._page}")
        self._say(self.help)
        self._learn_words()
        lines = Lines(asyncio.get_running_loop(), self._words)
        while not stop.is_set():
            lines.ask(f"{self._me.name} in {self._name(self._channel)}> ")
            waiting = asyncio.ensure_future(lines.queue.get())
            stopping = asyncio.ensure_future(stop.wait())
            await asyncio.wait({waiting, stopping}, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if not waiting.done():
                waiting.cancel()
                return
            line = waiting.result()
            if line is None or line.strip() == "quit":
                return
            await self._obey(line.strip())
            self._learn_words()

    async def _obey(self, line: str) -> None:
        try:
            await self._do(line)
        except (NotOfferedError, ToolError, LookupError, ValueError) as error:
            self._say(str(error.args[0] if error.args else error).split("\n")[0])

    async def _do(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        handler = getattr(self, f"_do_{verb}", None)
        if line.startswith("/"):
            await self._command(line)
        elif handler is not None:
            await handler(rest.strip())
        elif line:
            self._me.post(self._channel, line)

    # What a line can say

    async def _do_help(self, _: str) -> None:
        self._say(self.help)

    async def _do_as(self, name: str) -> None:
        self._me = self._stage.people.get(name)
        if self._channel.is_dm:
            self._channel = self._stage.box.channel

    async def _do_add(self, name: str) -> None:
        self._me = self._stage.people.add(name)

    async def _do_read(self, _: str) -> None:
        self._show(self._me.sees(self._channel)[-LAST:])

    async def _do_inbox(self, _: str) -> None:
        self._show(self._me.inbox[-LAST:])

    async def _do_go(self, name: str) -> None:
        for channel in self._me.client.channels():
            if name.lstrip("#") == self._name(channel).lstrip("#"):
                self._channel = channel
                return
        known = ", ".join(self._name(channel) for channel in self._me.client.channels())
        raise LookupError(f"There is no channel {name!r}. There are: {known}.")

    async def _do_press(self, label: str) -> None:
        shown = await self._awaited(lambda one: label in one.labels)
        if shown is None:
            raise LookupError(f"No button {label!r}. There are: {', '.join(self._labels())}.")
        self._answered(await self._me.click(shown, label))

    async def _do_choose(self, text: str) -> None:
        shown = await self._awaited(lambda one: bool(one.menus))
        if shown is None:
            raise LookupError("There is no menu to choose from.")
        known = {label for menu in shown.menus for label in (*menu.labels, *menu.values)}
        chosen = [text] if text in known else [word.strip(",") for word in shlex.split(text)]
        self._answered(await self._me.select(shown, chosen))

    async def _do_later(self, hours: str) -> None:
        if not hours.isdecimal() or not 1 <= int(hours) <= 10_000:
            raise ValueError("How many hours later? For example: later 24")
        self._stage.advance(int(hours) * HOUR_MS)

    # Commands

    async def _command(self, line: str) -> None:
        text = line.removeprefix("/").strip()
        if not text or text.endswith("?"):
            self._list(text.rstrip("? "))
            return
        first = _OPTION.search(text)
        name = (text[: first.start()] if first else text).strip()
        options = self._options(name, text[first.start() :] if first else "")
        self._answered(await self._me.slash(self._channel, name, **options))

    def _options(self, name: str, text: str) -> dict[str, Any]:
        typed = recognise(self._stage.box.world, self._me.user, self._channel, name)
        parts = _OPTION.split(text)[1:]
        pairs = zip(parts[::2], parts[1::2], strict=True)
        return {key: self._value(typed.option(key), value.strip()) for key, value in pairs}

    def _value(self, option: Json, text: str) -> Any:
        match option["type"]:
            case 5:
                return TRUTHS.get(text.lower(), text)
            case 4 | 10:
                return int(text) if text.lstrip("-").isdecimal() else text
            case 6:
                return self._stage.people.get(text.lstrip("@"))
            case _:
                return text

    def _list(self, name: str) -> None:
        below = [word for word in self._words if word.startswith(f"/{name} " if name else "/")]
        if not below:
            typed = recognise(self._stage.box.world, self._me.user, self._channel, name)
            for option in typed.options:
                self._say(f"  {option['name']}: {option['description']}")
        for word in below:
            self._say(f"  {word}")

    # Showing

    def _answered(self, answer: Reply) -> None:
        if answer.error:
            self._say(answer.error)
        elif answer.modal is not None:
            self._say(f"The window {answer.modal.title!r} needs the page; use a command instead.")
        elif answer.message is not None:
            self._show([answer.message])

    def _show(self, messages: list[Shown]) -> None:
        for shown in messages:
            mark = " (only you)" if shown.ephemeral else ""
            self._say(f"{shown.author}{mark}: {self._readable(shown.words)}")
            for menu in shown.menus:
                self._say(f"  {menu.placeholder or 'choose'}: {' | '.join(menu.labels)}")
            if shown.labels:
                self._say("  " + " ".join(f"[{label}]" for label in shown.labels))
            for name, data in shown.files.items():
                self._say(f"  file: {self._saved(shown.id, name, data)}")

    def _saved(self, number: int, name: str, data: bytes) -> Path:
        folder = self._stage.folder / "pictures"
        folder.mkdir(exist_ok=True)
        path = folder / f"{number % 1_000_000:06}-{Path(name).name}"
        path.write_bytes(data)
        return path

    def _readable(self, text: str) -> str:
        users = self._stage.box.world.users
        return re.sub(r"<@!?(\d+)>", lambda m: f"@{users[int(m[1])].name}", text)

    def _name(self, channel: Channel) -> str:
        return "inbox" if channel.is_dm else f"#{channel.name}"

    def _newest(self, wanted: Callable[[Shown], bool]) -> Shown | None:
        shown = self._me.sees(self._channel) + ([] if self._channel.is_dm else self._me.inbox)
        shown.sort(key=lambda one: one.live.edited_ms or one.live.created_ms)
        return next((one for one in reversed(shown) if wanted(one)), None)

    async def _awaited(self, wanted: Callable[[Shown], bool]) -> Shown | None:
        """The newest such message; a moment is given to a bot that is about to send one."""
        with contextlib.suppress(AssertionError):
            return await self._stage.box.watch.until(
                lambda: self._newest(wanted), what="it", seconds=PATIENCE_SECONDS
            )
        return None

    def _labels(self) -> list[str]:
        shown = self._me.sees(self._channel)
        return list(dict.fromkeys(label for one in reversed(shown) for label in one.labels))

    def _say(self, text: str) -> None:
        self._out.write(f"{text}\n")
        self._out.flush()

    def _learn_words(self) -> None:
        """What the tabulator can complete now."""
        lines = [
            f"/{line}"
            for command in self._me.client.commands(self._channel)
            for line in _lines(command)
        ]
        verbs = [name.removeprefix("_do_") for name in dir(self) if name.startswith("_do_")]
        pressed = [f"press {label}" for label in self._labels()]
        self._words[:] = [*lines, *sorted(verbs), *pressed]


def _lines(command: Json, before: str = "") -> list[str]:
    name = f"{before}{command['name']}"
    inner = [o for o in command.get("options") or [] if o["type"] in (1, 2)]
    return [line for o in inner for line in _lines(o, f"{name} ")] if inner else [name]
