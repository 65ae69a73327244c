"""Many tables of people who press at instants of their own, and how long they wait for it.

People press whether or not others have been answered, as a crowd does, so that a slow bot is
met by as many presses as a fast one. They do without the client of a person: 1,600 clients that
each look at every change would take more of the machine than the bot.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.limits import OPTIONS
from sandbox import Channel, Message, Sandbox, Shown, User
from sandbox.checks_components import BUTTON, STRING_SELECT, walk
from sandbox.interactions import begin
from sandbox.model import Callback, Interaction, InteractionType
from sandbox.shapes_messages import message as shape
from sandbox.world import Change
from tests.bot.club import action, next_press

EVERY = 25.0
"""Seconds between two presses of a person."""
MOVERS = 0.6
"""Of the presses at a table, the part that those make who are to move; the others look."""
LOOKS = (*["me"] * 7, "text", "recap", "recap")
"""What those press who look, as often as it stands here."""
_AT_ONCE = (Callback.MESSAGE, Callback.UPDATE, Callback.MODAL)


@dataclass(slots=True, eq=False)
class Press:
    """A press, when it was made and when its content came (seconds of ``time.monotonic``)."""

    what: str
    made: float
    interaction: Interaction
    answered: float | None = None

    @property
    def waited(self) -> float | None:
        """Seconds until the content came; None when it has not."""
        return None if self.answered is None else self.answered - self.made


@dataclass(slots=True)
class Gathering:
    """A table with its people. ``panel`` is where who is to move has come to."""

    channel: Channel
    people: Sequence[User]
    random: Random
    live: Message | None = None
    panel: Message | None = None
    moving: Press | None = None
    """The last press of somebody who is to move."""
    done: float | None = None
    """When somebody last pressed that something be done; None once the board has changed."""


class Crowd:
    """Everybody at all tables."""

    def __init__(self, box: Sandbox, tables: Sequence[Gathering]) -> None:
        """Take the tables; nobody presses yet, or waits for what an earlier bot has left."""
        self._box = box
        self._tables = {table.channel.id: table for table in tables}
        for table in tables:
            table.moving = table.done = None
        self._open: dict[int, Press] = {}
        self.presses: list[Press] = []
        self.boards: list[tuple[float, float]] = []
        """Boards after a move: when it was pressed, and how many seconds later they stood there."""
        self.leave = box.world.subscribe(self._changed)
        """Call it when nobody of them looks any more."""

    @property
    def seated(self) -> bool:
        """Whether every table shows its board."""
        return all(table.live is not None for table in self._tables.values())

    @property
    def answered(self) -> bool:
        """Whether nobody waits for anything."""
        return not self._open

    async def press_for(self, seconds: float) -> None:
        """Everybody presses now and then."""
        until = time.monotonic() + seconds
        await asyncio.gather(*(self._pressing(table, until) for table in self._tables.values()))

    async def _pressing(self, table: Gathering, until: float) -> None:
        rate = len(table.people) / EVERY
        instant = time.monotonic() + table.random.expovariate(rate)
        while instant < until:
            await asyncio.sleep(max(0.0, instant - time.monotonic()))
            if table.live is not None:
                self._press(table)
            instant += table.random.expovariate(rate)

    def _press(self, table: Gathering) -> None:
        """One press of somebody at the table."""
        waiting = table.moving is not None and table.moving.answered is None
        if waiting or table.random.random() >= MOVERS:
            self._board(table, table.random.choice(table.people), table.random.choice(LOOKS))
            return
        panel = table.panel
        shown = None if panel is None else Shown(panel, shape(self._box.world, panel))
        pressed = None if shown is None else next_press(shown, table.random)
        if panel is None or panel.only_for is None or pressed is None:
            mover = table.random.choice(_movers(table) or table.people)
            table.moving = self._board(table, mover, "turn")
            return
        user = self._box.world.users[panel.only_for]
        table.moving = self._begin(user, panel, *pressed)
        if table.moving.what == "do":
            table.done = table.moving.made
            table.panel = None

    def _board(self, table: Gathering, user: User, what: str) -> Press:
        """Press a button below the board."""
        assert table.live is not None
        ids = (c.get("custom_id") for c in walk(table.live.components) if c["type"] == BUTTON)
        pressed = next(id_ for id_ in ids if action(id_) in (what, "me"))
        assert pressed is not None
        return self._begin(user, table.live, pressed)

    def _begin(
        self, user: User, message: Message, custom_id: str, values: list[str] | None = None
    ) -> Press:
        kind = BUTTON if values is None else STRING_SELECT
        data = {"component_type": kind, "custom_id": custom_id, "id": 1}
        if values is not None:
            data["values"] = values[:OPTIONS]
        made = time.monotonic()
        interaction = begin(self._box.world, InteractionType.COMPONENT, user, message, data)
        press = Press(action(custom_id), made, interaction)
        self._open[interaction.id] = press
        self.presses.append(press)
        return press

    def _changed(self, change: Change) -> None:
        if change.kind == "interaction-answered" and change.interaction is not None:
            if change.interaction.answered_by in _AT_ONCE:
                answer = self._box.world.messages.get(change.interaction.original_id or 0)
                self._settle(change.interaction, answer)
        elif change.kind in ("message-created", "message-edited") and change.message is not None:
            self._message(change.message)

    def _message(self, message: Message) -> None:
        table = self._tables.get(message.channel_id)
        if table is None or message.is_loading:
            return
        if not message.is_ephemeral:
            self._shown(table, message)
        elif message.interaction is not None and message.interaction.id in self._open:
            self._settle(message.interaction, message)
        else:
            for press in [p for p in self._open.values() if p.interaction.message is message]:
                self._settle(press.interaction, message)

    def _shown(self, table: Gathering, message: Message) -> None:
        """The board has come, or is another."""
        if not message.attachments:
            return
        table.live = message
        now = time.monotonic()
        if table.done is not None:
            self.boards.append((table.done, now - table.done))
            table.done = None

    def _settle(self, interaction: Interaction, answer: Message | None) -> None:
        press = self._open.pop(interaction.id, None)
        if press is None:
            return
        press.answered = time.monotonic()
        table = self._tables[interaction.channel.id]
        if table.moving is press and press.what != "do":
            table.panel = answer


def _movers(table: Gathering) -> list[User]:
    """Who is to move, as the board says above what has happened."""
    assert table.live is not None
    said = table.live.embeds[0].get("description", "").partition("\N{BULLET}")[0]
    return [user for user in table.people if user.name in said]
