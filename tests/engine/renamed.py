"""Classes as a release after the stored one has them: other names, other fields."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from engine import AnyOffer, Event, Offer, Play, Seat, State, Step, Stored

from .toy import ANN


@dataclass(slots=True)
class Ship(Stored):
    """It was a Rocket once, of which nobody needs to know, and had ``thrust``."""

    renamed: ClassVar = {"fuel": "propellant"}
    removed = ("thrust",)

    fuel: int = 0


@dataclass(slots=True)
class Hold(Stored):
    """Once two lists, ``ore`` and ``ice``."""

    goods: list[str] = field(default_factory=list)

    @classmethod
    def brought_up(cls, data: Any) -> Any:
        if isinstance(data, dict) and "ore" in data:
            return {"goods": data["ore"] + data["ice"]}
        return data


@dataclass(slots=True)
class Later(State):
    """``due`` was called ``alarms``; ``added`` is new; ``order`` is no more."""

    renamed: ClassVar = {"due": "alarms"}
    removed = ("order",)

    due: list[int] = field(default_factory=list)
    ships: list[Ship] = field(default_factory=list)
    holds: list[Hold] = field(default_factory=list)
    added: str = "new"


class AskAnybody(Step[Later]):
    """It was called Ask, and before that Question."""

    was = ("Ask", "Question")
    renamed: ClassVar = {"whom": "who"}
    removed = ("left",)

    whom: list[Seat] = field(default_factory=lambda: [ANN])

    def seats(self, state: Later) -> Sequence[Seat]:
        return self.whom

    def offers(self, state: Later, seat: Seat) -> Sequence[AnyOffer]:
        return (Offer("pass"),)

    def pass_(self, play: Play[Later], seat: Seat) -> None:
        play.finish("passed")


class AskAgain(AskAnybody):
    """A class of its own; what another was called is not its name."""


class WordSpoken(Event):
    """It was called Said."""

    was = ("Said",)
    renamed: ClassVar = {"text": "word"}
    removed = ("now",)

    text: str
    loud: bool = False
