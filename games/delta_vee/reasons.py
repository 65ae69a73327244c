"""Why a word cannot be added to a plan (VE410, VE420, VE520, VE710, VE760).

What may be added is said by ``plan.options``; these are only the reasons that can be named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine import Need, Seat, Verb

from .parts import FASTEST
from .plan import STEERING, Draft, block, drafted, weave_cost
from .state import State

MANEUVERS = frozenset((*STEERING, "weave", "prepare-jump", "jump"))


BATTLE = re.compile(
    r"search|raise-field|lower-field|undock|(prepare|ready-craft|launch-craft|control|tow|dock)-.+"
)


@dataclass(frozen=True, slots=True)
class Others(Collection[str]):
    """All words but these, and but battle commands if ``battle`` says so."""

    words: frozenset[str]
    battle: bool = False

    def __contains__(self, word: object) -> bool:
        """Also of a word that is the only one of a choice."""
        found = word[0] if isinstance(word, tuple) and len(word) == 1 else word
        if found in self.words or not isinstance(found, str):
            return found not in self.words
        return not (self.battle and found not in MANEUVERS and BATTLE.fullmatch(found))

    def __iter__(self) -> Iterator[str]:
        return iter(())  # nobody could name them all

    def __len__(self) -> int:
        return 1


Refused = Callable[[State, Draft], Collection[str]]
ANY_BATTLE = "battle"
"""In what is refused: every battle command."""


def too_fast(_state: State, draft: Draft) -> Collection[str]:
    """VE420: one Decelerate and nothing else."""
    return MANEUVERS - {"decel"} if draft.slow and draft.moves > 0 else ()


def maneuvers_left(_state: State, draft: Draft) -> Collection[str]:
    """VE420."""
    return MANEUVERS if draft.moves <= 0 else ()


def velocity_rating(_state: State, draft: Draft) -> Collection[str]:
    """VE410."""
    change, most = draft.velocity - draft.unit.velocity, draft.unit.ratings.velocity
    return [word for word, done in (("accel", change), ("decel", -change)) if done >= most]


def velocity_possible(_state: State, draft: Draft) -> Collection[str]:
    """VE260, VE710, VE650."""
    slowest = 1 if draft.unit.is_missile or draft.free else 0
    return (
        {"accel"} if draft.velocity >= FASTEST else {"decel"} if draft.velocity <= slowest else ()
    )


def energy_left(state: State, draft: Draft) -> Collection[str]:
    """VE760."""
    found = list(STEERING) if block(state, draft) > draft.energy else []
    return found if weave_cost(draft.unit) <= draft.energy else [*found, "weave"]


def battle_commands_left(_state: State, draft: Draft) -> Collection[str]:
    """VE520."""
    return {ANY_BATTLE} if draft.battles <= 0 and draft.complete else ()


def reason(name: str, refused: Refused, *, free: bool = False) -> Need:
    """A condition of a word, told from the plan in hand."""

    def allowed(_step: Any, state: State, seat: Seat) -> bool | Others:
        desk = state.desks[seat]
        unit = state.find(desk.unit)
        if unit is None:
            return True
        words = frozenset(refused(state, drafted(state, unit, desk.words, free=free)))
        if not words:
            return True
        return Others(words - {ANY_BATTLE}, battle=ANY_BATTLE in words)

    return Need(name, allowed)


REASONS: Mapping[str, Refused] = {
    "too-fast": too_fast,
    "maneuvers-left": maneuvers_left,
    "velocity-rating": velocity_rating,
    "velocity-possible": velocity_possible,
    "energy-left": energy_left,
    "battle-commands-left": battle_commands_left,
}
COMMANDING = (Verb("order", *(reason(*each) for each in REASONS.items())),)
SWINGING = (Verb("order", *(reason(*each, free=True) for each in list(REASONS.items())[:-1])),)
