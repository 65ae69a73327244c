"""What is ordered of the studio, the process in which films and pictures of the past are made."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Literal, Self, TypeAlias

Kind: TypeAlias = Literal["film", "since"]


@dataclass(frozen=True, slots=True)
class Past:
    """The record of a match so far, as text, and the entry after which something begins."""

    record: str
    start: int = 0


@dataclass(frozen=True, slots=True)
class Order:
    """A film of a match, or one picture of what has changed in it.

    numbered: whether the last moves are numbered, for a message that tells them by number.
    past: what of the match. viewer: the seat through whose eyes it is seen, None for
        everybody's. names: of the players by seat.
    """

    kind: Kind
    past: Past
    viewer: int | None
    names: tuple[str, ...]
    language: str = "en"
    numbered: bool = True

    def line(self) -> bytes:
        """The order as a line."""
        return json.dumps(asdict(self)).encode() + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Self:
        """The order of a line."""
        found = json.loads(line)
        past = Past(**found.pop("past"))
        return cls(**{**found, "names": tuple(found["names"])}, past=past)
