"""A match: numbers, words and lists, and no figure that follows from others."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import State as EngineState


@dataclass(slots=True)
class Tug:
    """A player: cells left and spent, and wrecks in tow. All of it is known to everybody."""

    cells: list[str]
    spent: list[str] = field(default_factory=list)
    wrecks: list[str] = field(default_factory=list)


@dataclass(slots=True)
class State(EngineState):
    """The table, in round ``round`` of ``rounds``. Nobody knows the order of the pile."""

    tugs: list[Tug] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    drift: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    round: int = 0
    rounds: int = 0
    set: int = 0
