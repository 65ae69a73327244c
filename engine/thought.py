"""What a computer player does, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from .choices import AnyOffer, Choice, Seat
from .dice import Dice
from .phrase import Phrase

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice, and the reason for it, for a person who asks what they should do.

    why: a text with ids and figures, out of the view that was thought about; None where the
        computer player has no reason for this choice rather than another.
    """

    choice: Choice
    why: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Observation(Generic[V]):
    """Everything that a computer player may go by when it decides.

    game: the rules, an ``engine.Game``. view, offers: what its seat sees and may do.
    imagine: draws a position that could be the real one, for all that the seat knows: it gives
        the seat the same view, and depends on nothing that the seat cannot know. Each call makes
        another state, which may be changed.
    """

    game: Any
    view: V
    seat: Seat
    offers: Sequence[AnyOffer]
    imagine: Callable[[Dice], Any]


Computer: TypeAlias = Callable[[Observation[Any], Dice], Thought]
"""A computer player: what it sees, randomness of its own -> what it does."""
