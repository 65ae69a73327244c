"""What somebody writes down for themselves at a table, and what comes back to them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Final, Self

from pydantic import TypeAdapter

from bot.names import clean
from engine import Seat
from storage import NotebookRow

from .table import Table

PAGE: Final = 2_000
"""Characters that a notebook takes."""
NOTE: Final = 400
"""Characters that come back at one's next turn."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """A note to oneself that comes back at one's next turn.

    since: the number of the newest question to anybody when it was written. asked: whether its
        writer had a question then; what follows from their own answer is the same turn.
    told: the number of the question with which it has come back; 0 while it waits.
    """

    text: str
    since: int
    asked: bool = False
    told: int = 0


REMINDER = TypeAdapter(Reminder | None)


@dataclass(frozen=True, slots=True)
class Notebook:
    """The notebook of one person at one table."""

    text: str = ""
    reminder: Reminder | None = None

    @classmethod
    def read(cls, row: NotebookRow) -> Self:
        """As it was stored."""
        return cls(row.text, REMINDER.validate_python(row.reminder))

    @property
    def row(self) -> NotebookRow:
        """As it is stored."""
        return NotebookRow(
            text=self.text, reminder=asdict(self.reminder) if self.reminder is not None else None
        )

    @property
    def mark(self) -> str:
        """A short word that is another for another content: a form knows what it is about."""
        return sha256(repr(self).encode()).hexdigest()[:8]

    @property
    def waiting(self) -> str:
        """What is still to come back to them."""
        return self.reminder.text if self.reminder is not None and not self.reminder.told else ""

    def due(self, table: Table, seat: Seat) -> str:
        """What comes back with the question that is open to a seat of theirs; empty for nothing.

        Not with a short answer to somebody else's turn. It comes back with one question, for as
        long as that is open.
        """
        asked, note = table.asked(seat), self.reminder
        if asked is None or note is None or asked.window or table.status != "running":
            return ""
        if note.told:
            return note.text if note.told == asked.token else ""
        # Where nobody else is asked, all that is asked follows from their own answers.
        same = asked.quiet and note.asked and len(table.players) > 1
        return "" if same or asked.token <= note.since else note.text

    def told(self, table: Table, seat: Seat) -> Self:
        """The same when what is due has come back."""
        asked, note = table.asked(seat), self.reminder
        assert asked is not None
        assert note is not None
        return replace(self, reminder=replace(note, told=asked.token))


def tidied(typed: str) -> str:
    """What somebody typed, without what cannot be seen and without blank ends; lines stay."""
    return "\n".join(clean(line) for line in typed.splitlines()).strip("\n")


def reminding(table: Table, user: int, text: str) -> Reminder | None:
    """A note that comes back to a user at their next turn from now on; None for an empty one."""
    seat = table.seat_of(user)
    asked = seat is not None and table.asked(seat) is not None
    return Reminder(text, table.question, asked) if text else None
