"""What a computer player does, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from .choices import AnyOffer, Choice, Seat
from .dice import Dice
from .phrase import Phrase


@dataclass(frozen=True, slots=True)
class Thought:
    """A choice, and the reason for it, for a person who asks what they should do.

    why: a text with ids and figures, out of the view that was thought about; None where the
        computer player has no reason for this choice rather than another.
    """

    choice: Choice
    why: Phrase | None = None


Computer: TypeAlias = Callable[[Any, Seat, Sequence[AnyOffer], Dice], Thought]
"""A computer player: its view, its seat, what it may do, randomness of its own -> what it does."""
