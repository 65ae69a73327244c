"""What the others at a table are asked to agree to, and who of them has."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from engine import Seat

from .asked import Asked, pending

Wish: TypeAlias = Literal["undo", "end", "pause", "drop", "without"]
"""What may be asked of others.

undo: that whoever asks may take something back. end: that the match ends as it stands.
pause: that it stands still until an instant.
drop: that somebody who is not there loses their seat. without: that a computer plays for the one
whose vote it is, who is out of time, until they are back.
"""


@dataclass(frozen=True, slots=True)
class Vote:
    """A wish, which holds until it is carried out, refused, or out of time.

    id: of this vote; its buttons carry it. asked: the seats that must all agree. agreed: those that
    have. until: when it ends (ms UTC).
    last, learned: to take back, after which entry the match goes on, and whether what has come up
        since is known. about, name: the seat of whoever is to lose it, and what the computer player
        would be called. kind: of that. ends: until when the match would stand still (ms UTC).
    token: the question to whoever is out of time.
    """

    id: str
    wish: Wish
    asked: tuple[Seat, ...]
    until: int
    agreed: tuple[Seat, ...] = ()
    last: int = 0
    learned: bool = False
    about: Seat | None = None
    name: str = ""
    kind: str = ""
    ends: int = 0
    token: int = 0

    @classmethod
    def new(cls, wish: Wish, asked: Sequence[Seat], until: int, **more: Any) -> Vote:
        """A vote of its own."""
        return cls(secrets.token_hex(6), wish, tuple(asked), until, **more)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Those who have not answered yet."""
        return tuple(seat for seat in self.asked if seat not in self.agreed)

    def outlives(self, asked: Asked | None, acted: Seat | None) -> bool:
        """Whether it goes on when the match does, because a seat has acted or the clock has.

        asked: the question that is open then to whose wish it is.
        """
        match self.wish:
            case "undo":
                return False
            case "end" | "pause":
                return True
            case "drop":
                return acted != self.about
            case "without":
                open_ = pending(asked)
                return open_ is not None and open_.token == self.token

    def with_consent(self, seat: Seat) -> Vote:
        """The same when a seat has agreed."""
        return replace(self, agreed=(*self.agreed, seat))
