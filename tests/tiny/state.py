"""A match of the tiny game."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import State as EngineState


@dataclass(slots=True)
class Miner:
    """A player.

    order: what it bids when the sun rises first: low, high or nothing. content: it is done at once
    with the comets that it wins, as long as it holds no good card.
    """

    energy: int
    hand: list[str] = field(default_factory=list)
    order: str = ""
    content: bool = False


@dataclass(slots=True)
class State(EngineState):
    """The table. ``pool`` is the energy that nobody has; ``night`` is the length of one in ms."""

    miners: list[Miner] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    pool: int = 0
    round: int = 0
    rounds: int = 0
    night: int = 0
    notebook: bool = True
