"""What is told of a match: the events of its rules, and that somebody was out of time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from engine import LATE, NOBODY, Entry, Event, Seat, goes_back, resigns
from engine.events import about


@dataclass(frozen=True, slots=True)
class Default:
    """Something was chosen for a seat that was out of time; everybody may know that.

    verb: what it was, where everybody has been told what came of it; else empty. by_rules: it was
    the default of the rules, and no computer player has chosen it.
    """

    to: ClassVar[None] = None
    routine: ClassVar[bool] = False
    seat: Seat
    verb: str = ""
    by_rules: bool = True

    def known_to(self, _seat: Seat | None) -> bool:
        """As for an event."""
        return True


@dataclass(frozen=True, slots=True)
class Handed:
    """A seat went from somebody of one name to another; everybody may know that."""

    to: ClassVar[None] = None
    routine: ClassVar[bool] = False
    seat: Seat
    old: str
    new: str

    def known_to(self, _seat: Seat | None) -> bool:
        """As for an event."""
        return True


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat has taken back what it did; everybody may know that."""

    to: ClassVar[None] = None
    routine: ClassVar[bool] = False
    seat: Seat

    def known_to(self, _seat: Seat | None) -> bool:
        """As for an event."""
        return True


@dataclass(frozen=True, slots=True)
class GaveUp:
    """A seat has given the match up, which is over; everybody may know that."""

    to: ClassVar[None] = None
    routine: ClassVar[bool] = False
    seat: Seat

    def known_to(self, _seat: Seat | None) -> bool:
        """As for an event."""
        return True


@dataclass(frozen=True, slots=True)
class Void:
    """Something everybody has seen, that was taken back."""

    to: ClassVar[None] = None
    routine: ClassVar[bool] = True
    was: Event | Default

    def known_to(self, _seat: Seat | None) -> bool:
        """As for an event."""
        return True


Happened: TypeAlias = Event | Default | Handed | TookBack | GaveUp | Void

MARKED = 8
"""Of the last things that happened somewhere, how many are numbered where they are told."""


def marked(
    events: Sequence[Happened], viewer: Seat | None, most: int = MARKED
) -> dict[int, tuple[str, ...]]:
    """Which of some events are numbered on a board, by their indexes: the ids each was about."""
    found = {
        n: ids
        for n, event in enumerate(events)
        if isinstance(event, Event) and event.known_to(viewer) and not event.routine
        for ids in [about(event)]
        if ids
    }
    return dict(list(found.items())[max(len(found) - most, 0) :])


def is_default(entry: Entry) -> bool:
    """Whether an entry is a choice taken for a seat that was out of time."""
    return entry.by in LATE and entry.seat != NOBODY


def happened(entry: Entry, events: list[Event]) -> list[Happened]:
    """All that is told of an entry with these events."""
    if (back := goes_back(entry)) is not None:
        return [TookBack(back[1])]
    if (seat := resigns(entry)) is not None:
        return [GaveUp(seat)]
    if not is_default(entry):
        return [*events]
    # What only some were told may be a choice that is still hidden.
    seen = any(event.to is None for event in events)
    return [Default(entry.seat, entry.choice.verb if seen else "", entry.by == LATE[0]), *events]
