"""The bot without its connection, over a real database, and everything it says, as plain text."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.catalogue import Catalogue
from bot.core import Core
from bot.desk.caller import Caller
from bot.desk.desk import Desk
from bot.message import Form, Message, Picture, fitted
from bot.usecases.people import UserSettings
from bot.usecases.table import Table
from bot.workers.clockwork import Clockwork
from bot.workers.postman import Postman
from engine import Dice, Game, Seat, dump, load
from locales import Library
from sandbox import Clock
from storage import Storage
from storage.database import connect, read_url

GUILD, CHANNEL, STRANGER = 1, 2, 999
"""A server, its channel, and a user without a seat."""


def user_of(seat: int | None) -> int:
    """The user at a seat; None is the one who only watches."""
    return STRANGER if seat is None else 100 + seat


def plain(message: Message | Form) -> str:
    """Everything in a message, its picture included, as Discord would be given it."""
    if isinstance(message, Form):
        return repr(message)
    message = fitted(message)
    shown = message.picture
    return repr(replace(message, picture=None)) + (drawn(shown) if shown else "")


def drawn(picture: Picture) -> str:
    """A picture's name, description and content."""
    return f"\n{picture.name}\n{picture.alt}\n{picture.paint().decode('latin-1')}"


@dataclass
class Recorder:
    """An answer, and a carrier, that write down what they were given."""

    said: list[tuple[str, str]]
    last: Message | None = None
    sent: int = 0
    deaf: bool = False
    """Write nothing down: between the positions that are compared nobody reads it."""

    def _note(self, kind: str, message: Message | None) -> None:
        if not self.deaf:
            self.said.append((kind, plain(message) if message else ""))

    async def say(self, message: Message, *, vanish: bool = False) -> None:
        self.last = message
        self.said.append((f"say {vanish}", plain(message)))

    async def turn_into(self, message: Message, *, keep_picture: bool = False) -> None:
        self.last = message
        self.said.append((f"turn into {keep_picture}", plain(message)))

    async def ask(self, form: Form) -> None:
        self.said.append(("ask", plain(form)))

    async def suggest(self, found: list[tuple[str, str]]) -> None:
        self.said.append(("suggest", repr(found)))

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        assert nonce
        self.sent += 1
        self._note(f"post {channel}", message)
        return self.sent

    async def edit(self, channel: int, id_: int, message: Message) -> None:
        self._note(f"edit {channel} {id_}", message)

    async def delete(self, channel: int, id_: int) -> None:
        self._note(f"delete {channel} {id_}", None)

    async def whisper(self, user: int, message: Message, nonce: str) -> tuple[int, int]:
        assert nonce
        self.sent += 1
        self._note(f"whisper {user}", message)
        return -user, self.sent


class World:
    """One world: a database and the bot's parts over it."""

    def __init__(self, file: Path, catalogue: Catalogue, library: Library, clock: Clock) -> None:
        self.file = file
        self._parts = (catalogue, library)
        self.clock = clock
        url = read_url(f"sqlite:///{file}")
        self.store = Storage(url, connect(url))
        self.core = Core(self.store, catalogue, library, clock)
        self.desk = Desk(self.core)
        self.carrier = Recorder([])
        self._workers = (Postman(self.core, self.carrier), Clockwork(self.core, self.carrier))
        self._interaction = 0
        self.match = ""

    @property
    def interaction(self) -> int:
        """A number that no interaction had."""
        self._interaction += 1
        return self._interaction

    async def sit(self, game: str, seats: int, *, turned: bool = False) -> None:
        """Open a table with so many people, each told by message and channel, and begin.

        Every switch among the options is as it is in a new table, or turned.
        """
        for seat in (*range(seats), None):
            settings = UserSettings(notify="both", remind_every=1)
            await self.core.people.save(user_of(seat), settings)
        table = await self.core.lobby.open(
            game,
            guild=GUILD,
            channel=CHANNEL,
            host=user_of(0),
            name="Player 0",
            language="en",
            interaction=self.interaction,
        )
        self.match = table.id
        for seat in range(1, seats):
            name = f"Player {seat}"
            await self.core.lobby.join(
                await self.table(), user_of(seat), name, interaction=self.interaction
            )
        switches = [] if not turned else [*(await self.table()).options.items()]
        for field, value in switches:
            if isinstance(value, bool):
                table, word = await self.table(), str(not value)
                await self.core.lobby.set_option(table, field, word, interaction=self.interaction)
        await self.core.lobby.start(await self.table(), interaction=self.interaction)
        await self.settle()

    async def table(self) -> Table:
        """The table as it is stored."""
        return await self.core.tables.open(self.match)

    async def settle(self) -> None:
        """Send what is to be sent and ring what is due."""
        while any([await worker.round() for worker in self._workers]):
            pass

    def caller(self, seat: int | None, *, inside: bool = True) -> Caller:
        """Somebody who asks, in the channel or in his direct messages."""
        user = user_of(seat)
        return Caller(
            user,
            f"Player {seat}",
            GUILD if inside else None,
            CHANNEL if inside else -user,
            "en",
            self.interaction,
        )

    def fork(self, name: str) -> World:
        """The same world once more, over a copy of the database, at the same instant."""
        file = self.file.with_name(f"{name}.sqlite3")
        file.unlink(missing_ok=True)
        with closing(sqlite3.connect(self.file)) as here, closing(sqlite3.connect(file)) as there:
            here.backup(there)
        other = World(file, *self._parts, Clock(self.clock.now()))
        other.match, other._interaction = self.match, self._interaction
        other.carrier.sent = self.carrier.sent
        return other

    async def close(self) -> None:
        """Close the database and take it away."""
        await self.store.close()
        for each in self.file.parent.glob(self.file.name + "*"):
            each.unlink()


def scramble(file: Path, game: Game[Any, Any], seat: Seat | None, chance: int) -> bool:
    """Deal anew, in a database nobody has open, what a seat cannot know; whether it changed."""
    with closing(sqlite3.connect(file)) as database, database:
        (match, seq, old) = database.execute(
            "SELECT match, seq, state FROM snapshots ORDER BY seq DESC LIMIT 1"
        ).fetchone()
        state = load(game, old)
        game.scramble(state, seat, Dice(f"{chance:032x}"))
        new = dump(state)
        database.execute(
            "UPDATE snapshots SET state = ?, digest = ? WHERE match = ? AND seq = ?",
            (new, sha256(new).hexdigest(), match, seq),
        )
    return bool(new != old)


def reaching(said: list[tuple[str, str]], user: int) -> Iterator[tuple[str, str]]:
    """What of all that was sent one user gets to see: the channel and his own messages.

    In order for each of three ways, which do not wait for one another: the channel, letters
    with secrets, and calls to a turn, which go out with the live message.
    """
    yield from (each for each in said if f" {CHANNEL}" in each[0])
    whispered = [each for each in said if f"whisper {user}" in each[0]]
    yield from sorted(whispered, key=_is_call)


def _is_call(said: tuple[str, str]) -> bool:
    """Calls are written as text, letters as a card."""
    return not said[1].startswith("Message(text=''")
