"""Which verbs need to be looked at: many fall away together, for want of one and the same thing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine import Need, Seat, Verb

from .state import State

Asked: TypeAlias = Callable[[Any, Any, Seat], Any]
"""As a condition of the engine's; here it always says True or False."""


class Gate(NamedTuple):
    """A condition that several verbs share, asked once for all of them.

    bars: further conditions of which none can hold where it does not.
    """

    asked: Asked
    bars: tuple[Need, ...] = ()


class Gates:
    """The verbs of a step behind their gates.

    What is on offer is the same, and in the same order, as if every verb were asked.
    """

    __slots__ = ("_asked", "_gates", "_left", "_verbs")

    def __init__(self, verbs: Sequence[Verb], gates: Sequence[Gate]) -> None:
        """Take the verbs of a step, all of them plain ones, and its gates."""
        self._verbs, self._gates = verbs, gates
        self._asked = tuple(gate.asked for gate in gates)
        self._left: dict[tuple[bool, ...], Sequence[Verb]] = {}

    def left(self, step: Any, state: State, seat: Seat) -> Sequence[Verb]:
        """The verbs that no gate bars, each without the conditions that its gates have asked."""
        open_ = tuple([asked(step, state, seat) is True for asked in self._asked])
        found = self._left.get(open_)
        if found is None:
            found = self._left[open_] = self._behind(open_)
        return found

    def _behind(self, open_: tuple[bool, ...]) -> Sequence[Verb]:
        met: set[Any] = set()
        barred: set[Any] = set()
        for gate, is_open in zip(self._gates, open_, strict=True):
            if is_open:
                met.add(gate.asked)
            else:
                barred |= {gate.asked, *(need.allowed for need in gate.bars)}
        return [
            Verb(verb.name, *(need for need in verb.needs if need.allowed not in met))
            for verb in self._verbs
            if barred.isdisjoint(need.allowed for need in verb.needs)
        ]
