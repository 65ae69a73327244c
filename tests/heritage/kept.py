"""A club as an earlier bot left it: its database, and what stood in Discord that day.

``<name>.sqlite3`` is the database as the bot left it when it died; ``<name>.json`` has the ids of
the server, its channels and members, where each match stood, what had not been sent, and the
bot's messages with all their buttons and menus.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.registry import shipped
from sandbox import Actor, Clock, Message, Sandbox, Shown
from sandbox.actors import Reply
from sandbox.model import EPHEMERAL
from tests.bot.club import Club

HERE = Path(__file__).parent
AWAY = 5_000
"""Milliseconds from the death of the old bot to the start of the new one."""
SHIPPED = shipped()
"""Opened once, before the first test: every club has matches of all games."""
SHIPPED.open()
CALM = ("turn", "me", "text", "recap", "secrets", "refresh", "go", "menu", "option", "mute")
"""What buttons and menus ask for that leaves the others what they were, for the most part."""


@dataclass(frozen=True, slots=True)
class Control:
    """A button or a menu on an old message.

    owner: whoever alone reads the message (then it is ``private``), or is named by it.
    panel: what the message was kept for, as ``make_before_11.py.txt`` calls it; mostly empty.
    """

    shown: Shown
    owner: Actor | None
    private: bool
    panel: str
    custom_id: str
    value: str = ""
    """What is chosen; empty for a button."""

    @property
    def action(self) -> str:
        """What it asks for."""
        return self.custom_id.split(":")[1]

    @property
    def match(self) -> str:
        """The match that it is about."""
        return self.custom_id.split(":")[2]

    async def used_by(self, person: Actor) -> Reply:
        """Press it, or choose its first value, as a client does that shows it still."""
        if self.value:
            return await person.select(
                self.shown, self.value, placeholder=self.custom_id, stale=True
            )
        return await person.click(self.shown, self.custom_id, stale=True)


class Kept:
    """What an earlier bot has left, with the present bot over it."""

    def __init__(self, name: str, folder: Path) -> None:
        """Copy the database; nothing runs yet."""
        self.found: dict[str, Any] = json.loads((HERE / f"{name}.json").read_text("utf-8"))
        self.file = folder / "club.sqlite3"
        shutil.copyfile(HERE / f"{name}.sqlite3", self.file)
        self.box = Sandbox(clock=Clock(self.found["now"] + AWAY), limits="none")
        self.club = Club(self.box, folder, SHIPPED)
        self.people: dict[str, Actor] = {}
        self.old: list[tuple[dict[str, Any], Shown]] = []

    def match(self, name: str) -> dict[str, Any]:
        """Where a match stood; its channel is the one that everything is about from now on."""
        match: dict[str, Any] = self.found["matches"][name]
        self.box.channel = self.box.world.channels[int(match["channel"])]
        return match

    def rebuild(self) -> None:
        """The same server, channels, people and messages, by the ids they had."""
        world = self.box.world
        with self._minted(self.found["guild"]["id"]):
            self.box.guild = world.add_guild(self.found["guild"]["name"])
        for name, id_ in self.found["channels"].items():
            with self._minted(id_):
                self.box.add_channel(name)
        for name, user in self.found["users"].items():
            with self._minted(user["id"]):
                person = self.people[name] = self.box.user(name)
            if user["dm"]:
                with self._minted(user["dm"]):
                    world.open_dm(person.user)
            if not user["inbox_open"]:
                person.close_inbox()
        for data in self.found["messages"]:
            message = self._message(data)
            world.store(message)
            self.old.append((data, self.people["Ann"].look(message)))

    @contextmanager
    def _minted(self, id_: str) -> Iterator[None]:
        """The next thing that comes into the world has this id."""
        world = self.box.world
        fresh, wanted = world.mint, [int(id_)]
        world.mint = lambda: wanted.pop() if wanted else fresh()  # type: ignore[method-assign]
        try:
            yield
        finally:
            world.mint = fresh  # type: ignore[method-assign]

    def _message(self, data: dict[str, Any]) -> Message:
        only = self.people.get(data["only_for"])
        return Message(
            int(data["id"]),
            int(data["channel"]),
            self.box.world.bot,
            data["created"],
            content=data["text"],
            embeds=data["embeds"],
            components=data["components"],
            mentions=[self.people[name].user for name in data["mentions"]],
            flags=EPHEMERAL if only else 0,
            only_for=only.id if only else None,
        )

    def controls(self, match: str, *, panel: str | None = None) -> list[Control]:
        """The buttons and menus about a match, on panels of one kind or on all messages."""
        id_ = self.found["matches"][match]["id"]
        found = [
            control
            for data, shown in self.old
            if panel is None or data["panel"].startswith(panel)
            for control in self._of(data, shown)
            if control.match == id_
        ]
        return sorted(found, key=lambda control: control.action not in CALM)

    def _of(self, data: dict[str, Any], shown: Shown) -> Iterator[Control]:
        letters = {user["dm"]: name for name, user in self.found["users"].items()}
        alone = data["only_for"] or letters.get(data["channel"])
        owner = self.people.get(alone or next(iter(data["mentions"]), ""))
        ways = [(b.custom_id, "") for b in shown.buttons if b.custom_id and not b.disabled]
        ways += [(menu.custom_id, menu.values[0]) for menu in shown.menus]
        for custom_id, value in ways:
            yield Control(shown, owner, alone is not None, data["panel"], custom_id, value)
