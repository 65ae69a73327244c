"""What is told of a match: the events of its rules, and that somebody was out of time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engine import NOBODY, Entry, Event, Seat


@dataclass(frozen=True, slots=True)
class Default:
    """The default was taken for a seat that was out of time; everybody may know that.

    verb: what it was, where everybody has been told what came of it; else empty.
    """

    to: ClassVar[None] = None
    routine: ClassVar[bool] = False
    seat: Seat
    verb: str = ""

    def known_to(self, _seat: Seat | None) -> bool:
        """As for an event."""
        return True


Happened: TypeAlias = Event | Default


def is_default(entry: Entry) -> bool:
    """Whether an entry is the choice taken for a seat that was out of time."""
    return entry.by == "clock" and entry.seat != NOBODY


def happened(entry: Entry, events: list[Event]) -> list[Happened]:
    """All that is told of an entry with these events."""
    if not is_default(entry):
        return [*events]
    # What only some were told may be a choice that is still hidden.
    seen = any(event.to is None for event in events)
    return [Default(entry.seat, entry.choice.verb if seen else ""), *events]
