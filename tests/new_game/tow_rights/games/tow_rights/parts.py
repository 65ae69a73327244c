"""The pieces: wrecks and fuel cells, and what their ids say."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine import Phrase, plain_phrase, read_box

KINDS: Final = ("hull", "drive", "tank")
HOT: Final = "hot"
CELL: Final = "cell"
DRIFT: Final = 2
"""TR5: wrecks in a round."""

Figure: TypeAlias = Annotated[int, Field(ge=1, le=9)]


class Box(BaseModel):
    """TR1 to TR3: what each wreck is worth, what hot ones cost, the highest cell, a set."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cells: int = Field(ge=6, le=9)
    wrecks: dict[Literal["hull", "drive", "tank"], tuple[Figure, ...]]
    hot: tuple[Figure, ...]
    set: int = Field(ge=0, le=20)

    @model_validator(mode="after")
    def _complete(self) -> Box:
        ids = [*self.pile(hot=True)]
        for id_ in ids:
            if ids.count(id_) > 1:
                raise ValueError(f"wrecks: {id_} is there {ids.count(id_)} times; once is allowed")
        wanted = DRIFT * self.rounds(2)
        if len(self.pile(hot=False)) < wanted:
            raise ValueError(f"wrecks: {len(self.pile(hot=False))}; {wanted} or more are drawn")
        return self

    def pile(self, *, hot: bool) -> list[str]:
        """The ids of all wrecks, with the hot ones or without."""
        found = [f"{kind}-{n}" for kind in KINDS for n in self.wrecks.get(kind, ())]
        return [*found, *(f"{HOT}-{n}" for n in self.hot if hot)]

    def rounds(self, seats: int) -> int:
        """TR4."""
        return self.cells + 1 - seats


def kind(id_: str) -> str:
    """What it is: a kind of wreck, or a cell."""
    return id_.rpartition("-")[0]


def figure(id_: str) -> int:
    """The number on it."""
    return int(id_.rpartition("-")[2])


def worth(wreck: str) -> int:
    """TR1, TR2: points; a hot wreck costs them."""
    return -figure(wreck) if kind(wreck) == HOT else figure(wreck)


def phrase(id_: str) -> Phrase:
    """``hull-3`` is said by its kind and its worth, ``cell-3`` by its number."""
    if kind(id_) == CELL:
        return Phrase("cell", (("number", figure(id_)),))
    if kind(id_) in (*KINDS, HOT):
        return Phrase("wreck", (("kind", plain_phrase(kind(id_))), ("worth", worth(id_))))
    return plain_phrase(id_)


COMPONENTS: Final = read_box(Box, Path(__file__).with_name("components.json").read_text("utf-8"))
