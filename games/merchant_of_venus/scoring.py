"""MV130 to MV138: the end of the game."""

from __future__ import annotations

from typing import Final

from engine import Result, Seat, conceded, ranking

from .cards import change
from .state import Captain, State

COLUMNS: Final = ("credits", "spaceports", "fame", "infamy", "bonus", "total")
WORTH: Final = (1, 1, 0, 0, 1)
"""Fame and infamy count by the bonus in credits (MV136)."""


def dashboard(state: State, captain: Captain) -> int:
    """MV213: the fame of holds, upgrades, laser and shield."""
    figures = state.parts.figures
    return (
        figures.hold_fame[min(captain.holds, len(figures.hold_fame) - 1)]
        + figures.upgrade_fame[min(len(captain.upgrades), len(figures.upgrade_fame) - 1)]
        + figures.gauge_fame[captain.laser - 1]
        + figures.gauge_fame[captain.shield - 1]
    )


def fame(state: State, captain: Captain) -> int:
    """MV132 to MV134: every kind of fame, before infamy is taken away."""
    parts = state.parts
    found = captain.fame + dashboard(state, captain)
    found += sum(parts.reward[id_].fame for id_ in captain.rewards)
    found += sum(parts.mission[id_].fame for id_ in captain.done)
    found += parts.pilot[captain.pilot].fame[captain.level - 1] if captain.pilot else 0
    return found + change(state, captain, "fame") + captain.spoiler + sum(captain.fuzzy)


def shame(state: State, captain: Captain) -> int:
    """MV135: infamy that counts."""
    return captain.infamy + change(state, captain, "infamy")


def score(state: State, seat: int) -> tuple[int, ...]:
    """The row of a seat: credits, spaceports, fame, infamy, credits for fame, total."""
    captain = state.captains[seat]
    ports = state.parts.figures.port * sum(owner == seat for owner in state.ports.values())
    gained, lost = fame(state, captain), shame(state, captain)
    double = len(captain.fuzzy) == 2 and captain.fuzzy[0] == captain.fuzzy[1]  # MV136
    bonus = (20 if double else 10) * max(0, gained - lost)
    return captain.credits, ports, gained, -lost, bonus, captain.credits + ports + bonus


def result(state: State) -> Result:
    """The places (MV138); who has fame below 0 (MV135), or lost a challenge, cannot win."""
    rows = tuple(score(state, seat) for seat in range(state.seats))
    keys = [(row[-1], row[2] + row[3]) for row in rows]
    barred = [Seat(n) for n, row in enumerate(rows) if row[2] + row[3] < 0]
    if state.variant == "challenge" and state.unmet:  # MV252
        barred = [Seat(n) for n in range(state.seats)]
    return conceded(state, Result(state.over, ranking(keys, barred), COLUMNS, rows, WORTH))


def standing(state: State) -> Result | None:
    """The result if the game ended now, before the last dice (MV134, MV260); from round 1 on."""
    ready = all(captain.pilot and captain.laser for captain in state.captains)
    return result(state) if ready else None
