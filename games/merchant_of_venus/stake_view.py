"""What the position is about, in figures that lie open: the scores, a failed test, a fight."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Seat

from .galaxy import DIE
from .hazards import ABILITIES, FailTest, FightPirates, GiveGood, LoseFight, bounty
from .scoring import standing
from .ship import goods
from .state import State


@dataclass(frozen=True, slots=True)
class FightView:
    """MV172 to MV176: pirates being fought.

    loot: how many goods of the ``category`` that they take the ship has; they take ``ransom``
    credits where it has none. bounty, fame: what destroying them brings.
    """

    seat: Seat
    number: int
    category: str
    loot: int
    ransom: int
    bounty: int
    fame: int

    def chance(self, value: int) -> int:
        """How likely it is won with such a value against pirates, in per cent (MV172)."""
        return 100 * min(DIE, max(0, value - 1 - self.number)) // DIE


@dataclass(frozen=True, slots=True)
class StakeView:
    """What is at stake.

    totals: what each seat would have if the match ended now, none before round 1; leaders: those
    who would win, nobody where all are barred (MV135). failed: the ability of a test that was just
    failed, or empty; lower: what its gauge would fall to, 0 where it cannot be lowered. unmet: how
    many challenges are left.
    """

    totals: tuple[int, ...] = ()
    leaders: tuple[Seat, ...] = ()
    failed: str = ""
    lower: int = 0
    fight: FightView | None = None
    unmet: int = 0


def stake_view(state: State) -> StakeView:
    """Add up what everybody may know."""
    found = standing(state)
    step = state.stack[-1] if state.stack else None
    failed = step.ability if isinstance(step, FailTest) else ""
    gauge = getattr(state.captain, failed) if failed in ABILITIES[:2] else 0
    return StakeView(
        totals=() if found is None else tuple(row[-1] for row in found.rows),
        leaders=() if found is None else found.winners,
        failed=failed,
        lower=max(0, gauge - 1),
        fight=_fight(state) if isinstance(step, FightPirates | LoseFight | GiveGood) else None,
        unmet=len(state.unmet),
    )


def _fight(state: State) -> FightView | None:
    captain, figures = state.captain, state.parts.figures
    pirates = state.pirates_at(captain.at)
    if pirates is None:
        return None
    kinds: list[str] = [state.parts.good[good].category for good in goods(state, captain)]
    return FightView(
        seat=state.turn.seat,
        number=pirates.number,
        category=pirates.category,
        loot=kinds.count(pirates.category),
        ransom=figures.ransom,
        bounty=bounty(state, captain, pirates),
        fame=pirates.infamy,
    )
