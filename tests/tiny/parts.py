"""The box, and what may be chosen before a match."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from engine import Chart, Phrase, plain_phrase

KINDS = ("ice", "iron")
HAND = 2
SWAPS = 2
HOUR = 3_600_000


class Box(BaseModel):
    """Cards of each kind are worth 1 to ``values``; ``energy`` is what each player starts with."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    values: int = Field(8, ge=5, le=20)
    energy: int = Field(5, ge=1, le=9)

    @property
    def deck(self) -> list[str]:
        """All cards."""
        return [f"{kind}-{value}" for kind in KINDS for value in range(1, self.values + 1)]


class Options(BaseModel):
    """One option of each kind that a menu can show."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rounds: int = Field(3, ge=1, le=6)
    dawn: Literal["hour", "day"] = "day"
    notebook: bool = True


def worth(card: str) -> int:
    """What a card counts at the end."""
    return int(card.rpartition("-")[2])


def charts(box: Box) -> tuple[Chart, ...]:
    """What is in the box."""
    rows = ((kind, tuple(range(1, box.values + 1)), len(box.deck) // len(KINDS)) for kind in KINDS)
    return (Chart("deck", ("kind", "worth", "count"), tuple(rows)),)


def phrase(id_: str) -> Phrase:
    """``ice-3`` is called by its kind and its value."""
    kind, _, value = id_.rpartition("-")
    if kind in KINDS:
        return Phrase("card", (("kind", plain_phrase(kind)), ("value", int(value))))
    return plain_phrase(id_)
