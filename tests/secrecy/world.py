"""The bot without its connection, over a real database, and everything it says, as plain text."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.actions import actions_of
from bot.message import Form, Message, Picture, fitted
from bot.registry import Registry
from bot.routing.requests import Caller
from bot.routing.router import Router
from bot.services import Services
from bot.table.pace import Pace
from bot.table.rows import BETWEEN_EDITS
from bot.table.table import Table
from bot.workers.arrears_worker import ArrearsWorker
from bot.workers.lanes import Lanes
from bot.workers.outbox_worker import OutboxWorker
from bot.workers.panel_worker import PanelWorker
from bot.workers.sending import Refusal
from bot.workers.timer_worker import TimerWorker
from engine import By, Dice, Game, Seat, dump, load
from locales import Library
from sandbox import Clock
from storage import Storage
from storage.database import connect, read_url
from tests.studio import Closed

GUILD, CHANNEL, STRANGER = 1, 2, 999
"""A server, its channel, and a user without a seat."""
LIMIT = 168 * 60
"""Hours a decision may take."""


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
    return f"\n{picture.file}\n{picture.alt}\n{picture.paint().decode('latin-1')}"


@dataclass
class Standing:
    """A panel that stands: the sender writes down what becomes of it, as told to its owner."""

    sender: Recorder
    user: int
    message: int = 1
    until: int | None = None

    async def edit(self, message: Message, wanted: Callable[[], bool]) -> None:
        if wanted():
            self.sender.note(f"panel {-self.user}", message)

    async def take_away(self) -> None:
        self.sender.note(f"away {-self.user}", None)


@dataclass
class Recorder:
    """An answer, and a sender, that write down what they were given.

    Of what is sent, the first words say what is done and where: a channel, or a user with a minus.
    """

    last: Message | None = None
    sent: dict[int, int] = field(default_factory=dict)
    """Messages so far by place. Ids count within one: across places they only tell the time."""
    closed: frozenset[int] = frozenset()
    """Users who take no direct messages."""
    left: frozenset[int] = frozenset()
    """Users who are not in the server any more."""
    refusal: Exception = field(default_factory=lambda: Refusal("inbox"))
    """With what theirs are refused."""
    deaf: bool = False
    """Write nothing down: between the positions that are compared nobody reads it."""
    panel: Standing | None = None
    """The message with which it answers, if it stands and may be changed later."""

    _read: list[tuple[str, str]] = field(default_factory=list)
    _unread: list[tuple[str, Callable[[], str]]] = field(default_factory=list)

    @property
    def said(self) -> list[tuple[str, str]]:
        """What was said so far, and how. Most of it nobody reads: words are made for who does."""
        self._read += [(kind, text()) for kind, text in self._unread]
        self._unread.clear()
        return self._read

    def forget(self) -> None:
        """Begin anew: nothing was said."""
        self._read.clear()
        self._unread.clear()

    def add(self, kind: str, text: Callable[[], str]) -> None:
        """Take down what is said."""
        self._unread.append((kind, text))

    def note(self, kind: str, message: Message | None) -> None:
        if not self.deaf:
            self.add(kind, lambda: plain(message) if message else "")

    async def say(self, message: Message, *, vanish: bool = False) -> Standing | None:
        self.last = message
        self.add(f"say {vanish}", lambda: plain(message))
        return self.panel

    async def show(self, message: Message) -> None:
        self.last = message
        self.add("show", lambda: plain(message))

    async def edit_original(self, message: Message) -> Standing | None:
        self.last = message
        self.add("edit", lambda: plain(message))
        return self.panel

    async def ask(self, form: Form, late: Message) -> None:
        self.add("ask", lambda: plain(form) + plain(late))

    async def open_thread(self, name: str) -> int | None:
        self.add("thread", lambda: name)
        return None

    async def close_thread(self) -> None:
        raise AssertionError("no thread was begun")

    async def suggest(self, found: list[tuple[str, str]]) -> None:
        self.add("suggest", lambda: repr(found))

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        assert nonce
        if -channel in self.closed:
            raise self.refusal
        self.sent[channel] = self.sent.get(channel, 0) + 1
        # The nonce of a letter reaches nobody but the one to whom it tells something.
        self.note(f"post {channel} {nonce}" if channel > 0 else f"post {channel}", message)
        return abs(channel) * 1_000_000 + self.sent[channel]

    async def edit(self, channel: int, id_: int, message: Message) -> None:
        self.note(f"edit {channel} {id_}", message)

    async def delete(self, channel: int, id_: int) -> None:
        self.note(f"delete {channel} {id_}", None)

    async def inbox(self, user: int) -> int:
        return -user

    async def has_left(self, guild: int, user: int) -> bool:
        return user in self.left


class World:
    """One world: a database and the bot's parts over it."""

    def __init__(
        self,
        file: Path,
        registry: Registry,
        library: Library,
        clock: Clock,
        store: Storage | None = None,
    ) -> None:
        self.file = file
        self._parts = (registry, library)
        self._copies: dict[str, Storage] = {}
        self.clock = clock
        self.store = store or opened(file)
        self.services = Services(self.store, registry, library, clock)
        # It plays the log again, which knows nothing of the other world: see test_films.py.
        self.services.studio = self.services.cinema = Closed()
        self.router = Router(self.services, actions_of(registry))
        self.sender = Recorder()
        self._lanes: tuple[Lanes[Any], ...] = (
            Lanes(self.services, OutboxWorker(self.services, self.sender)),
            Lanes(self.services, TimerWorker(self.services)),
            Lanes(self.services, PanelWorker(self.services)),
            Lanes(self.services, ArrearsWorker(self.services)),
        )
        self._interaction = 0
        self.match = ""

    @property
    def interaction(self) -> int:
        """A number that no interaction had."""
        self._interaction += 1
        return self._interaction

    async def sit(
        self, game: str, seats: int, *, turned: bool = False, closed: frozenset[int] = frozenset()
    ) -> None:
        """Open a table with so many people, each told by message and channel, and begin.

        Every switch among the options is as it is in a new table, or turned. There is a limit,
        so that reminders name it; nobody comes near it. ``closed``: users with a closed inbox.
        """
        self.sender.closed = closed
        for seat in (*range(seats), None):
            await self.services.people.change(
                user_of(seat),
                lambda person: person.but(notify="both", remind_every=1, calls_a_day=0),
            )
        await self.open(game)
        for seat in range(1, seats):
            name = f"Player {seat}"
            await self.services.lobby.join(
                await self.table(), user_of(seat), name, interaction=self.interaction
            )
        await self.pace(Pace(move=LIMIT, answer=LIMIT))
        if turned:
            await self._turn_switches()
        await self.services.lobby.start(await self.table(), interaction=self.interaction)
        await self.settle()

    async def pace(self, pace: Pace) -> None:
        """Set the times of the table."""
        await self.services.upkeep.set_pace(
            await self.table(), pace, "Ann", interaction=self.interaction
        )

    async def _turn_switches(self) -> None:
        for field_, value in (await self.table()).options.items():
            if isinstance(value, bool):
                await self.services.lobby.set_option(
                    await self.table(), field_, str(not value), interaction=self.interaction
                )

    async def open(self, game: str) -> None:
        """Open a table, at which the first person sits."""
        table = await self.services.lobby.open(
            game,
            guild=GUILD,
            channel=CHANNEL,
            host=user_of(0),
            name="Player 0",
            language="en",
            interaction=self.interaction,
        )
        self.match = table.id

    async def table(self) -> Table:
        """The table as it is stored."""
        return await self.services.tables.open(self.match)

    async def made_by(self, seat: Seat) -> list[By]:
        """Who made each choice of a seat: a player, a computer, or the clock."""
        async with self.store.reading() as tx:
            entries = await tx.log.entries(self.match)
        return [entry.by for entry in entries if entry.seat == seat]

    async def settle(self) -> None:
        """Send what is to be sent and ring what is due; the clock goes on to the next edit."""
        while True:
            dues, now = await self._dues(), self.clock.now()
            due = [at is not None and at <= now for at in dues]
            if any(due) and await self._work(due):
                continue
            said, _, shown, _ = dues
            edit = min((at for at in (said, shown) if at is not None), default=None)
            if edit is None or not 0 < edit - now <= BETWEEN_EDITS:
                return
            self.clock.advance(edit - now)

    async def pass_time(self, span: int) -> None:
        """Let so many ms go by; what falls due in between is done at its own instant."""
        until = self.clock.now() + span
        await self.settle()
        while (due := await self.next_due()) is not None and due <= until:
            self.clock.advance(max(0, due - self.clock.now()))
            await self.settle()
        self.clock.advance(max(0, until - self.clock.now()))

    async def next_due(self) -> int | None:
        """When something will be sent, edited or rung (ms UTC)."""
        return min((due for due in await self._dues() if due is not None), default=None)

    async def _dues(self) -> tuple[int | None, int | None, int | None, int | None]:
        """When each lane has something to do: send, ring, change a panel, and enter a rest."""
        async with self.store.reading() as tx:
            said, rung = await tx.outbox.next_due(), await tx.timers.next_due()
            owed = self.clock.now() if await tx.rests.owing(1) else None
        return said, rung, self.services.panels.next_due(), owed

    async def _work(self, due: list[bool]) -> bool:
        """Let those lanes work that have something to do; whether one did."""
        begun = 0
        for lanes, is_due in zip(self._lanes, due, strict=True):
            if is_due:
                begun += await lanes.begin()
                await lanes.done()
        return begun > 0

    def caller(self, seat: int | None, *, inside: bool = True) -> Caller:
        """Somebody who asks, in the channel or in their direct messages."""
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
        """The same world once more, over a copy of the database, at the same instant.

        It takes the place of the former copy of that name, whose connections it goes on with.
        """
        file = self.file.with_name(f"{self.file.stem}-{name}.sqlite3")
        with closing(sqlite3.connect(self.file)) as here, closing(sqlite3.connect(file)) as there:
            there.execute("PRAGMA synchronous = OFF")
            here.backup(there)
        if name not in self._copies:
            self._copies[name] = opened(file)
        other = World(file, *self._parts, Clock(self.clock.now()), self._copies[name])
        other.match, other._interaction = self.match, self._interaction
        other.sender.sent = dict(self.sender.sent)
        other.sender.closed = self.sender.closed
        return other

    async def close(self) -> None:
        """End what runs beside the bot; close the database and its copies."""
        await self.services.close()
        for store in (self.store, *self._copies.values()):
            await store.close()


def opened(file: Path) -> Storage:
    """The database in a file."""
    url = read_url(f"sqlite:///{file}")
    return Storage(url, connect(url))


def resample_hidden(file: Path, game: Game[Any, Any], seat: Seat | None, chance: int) -> bool:
    """Deal anew, in a database nobody has open, what a seat cannot know; whether it changed."""
    with closing(sqlite3.connect(file)) as database, database:
        (match, seq, old) = database.execute(
            "SELECT match, seq, state FROM snapshots ORDER BY seq DESC LIMIT 1"
        ).fetchone()
        state = load(game, old)
        game.rules.resample_hidden(state, seat, Dice(f"{chance:032x}"))
        new = dump(state)
        database.execute(
            "UPDATE snapshots SET state = ?, digest = ? WHERE match = ? AND seq = ?",
            (new, sha256(new).hexdigest(), match, seq),
        )
    return bool(new != old)


def reaching(said: list[tuple[str, str]], user: int) -> list[tuple[str, str]]:
    """What of all that was sent one user gets to see: the channel and their own messages.

    In order for each of three ways, which do not wait for one another: the channel, letters
    with secrets, and calls to a turn, which go out with the live message.
    """
    places = {str(CHANNEL): 0, str(-user): 1}
    found = [(places.get(each[0].split()[1]), each) for each in said]
    seen = [(place, _is_call(each), each) for place, each in found if place is not None]
    return [each for _, _, each in sorted(seen, key=lambda one: one[:2] if one[0] else (0,))]


def _is_call(said: tuple[str, str]) -> bool:
    """Calls are written as text, letters as a card."""
    return not said[1].startswith("Message(text=''")
