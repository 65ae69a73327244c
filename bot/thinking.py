"""What the thinker is asked, the process in which computer players think that take long."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Self

from pydantic import TypeAdapter

from engine import Thought

THOUGHT = TypeAdapter(Thought)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a computer player of a kind.

    position: the snapshot of the match, of which the mind is given what its seat knows. seed: of
    the mind's own dice.
    """

    game: str
    kind: str
    seat: int
    seed: str
    position: str

    def line(self) -> bytes:
        """The question as a line."""
        return json.dumps(asdict(self)).encode() + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Self:
        """The question of a line."""
        return cls(**json.loads(line))
