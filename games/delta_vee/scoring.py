"""Victory, points and places (VE1100 to VE1150)."""

from __future__ import annotations

from engine import Play, Result, Seat, conceded, ranking

from . import events
from .hexes import distance
from .parts import CARGO
from .state import Rule, State, side_of
from .units import Unit

FATES = ("destroyed", "jumped")
"""Ways to end that are also what becomes of a ship."""


def is_destroyed(unit: Unit) -> bool:
    """VE1100: bridge, engine and more than half of its pods are destroyed."""
    if "destroyed" not in {unit.condition("bridge")} & {unit.condition("engine")}:
        return False
    gone = sum(not pod.exists for pod in unit.pods)
    return not unit.pods or 2 * gone > len(unit.pods)


def check(play: Play[State]) -> bool:
    """VE300: whether the match is over, which is looked at whenever something has changed."""
    state = play.state
    if state.over:
        return True
    if state.scored:
        _count(play)
    fates = [unit.fate for unit in state.units if unit.fate]
    for rule in state.rules:
        if rule.rule in FATES and rule.rule not in fates:  # asked at every hex of every move
            continue
        if _holds(state, rule):
            finish(play, rule.rule, rule.winner)
            return True
    return False


def finish(play: Play[State], reason: str, winner: int) -> None:
    """The match is over; ``winner`` is a side, or -1 for a draw."""
    play.state.winner = winner
    name = f"side-{winner + 1}" if winner >= 0 else "draw"
    play.tell(events.Ended(reason=reason, winner=name))
    play.finish(reason)


def _holds(state: State, rule: Rule) -> bool:
    if rule.rule in FATES:
        fallen = [id_ for id_ in rule.ships if state.unit(id_).fate == rule.rule]
        return len(fallen) >= rule.count and set(rule.must) <= set(fallen)
    ships = map(state.unit, rule.ships)
    match rule.rule:
        case "orbit":
            return sum(in_orbit(state, ship) for ship in ships) >= rule.count
        case "docked":
            return sum(not s.fate and s.docked == rule.other for s in ships) >= rule.count
        case "points":
            return state.points[rule.winner] >= rule.count
    return _are_apart(state, rule.distance)


def _are_apart(state: State, far: int) -> bool:
    """VE1120: all opposing ships and battlecraft are further apart."""
    manned = [u for u in state.units if not u.fate and not u.is_missile]
    return all(
        distance(one.place, other.place) > far
        for one in manned
        for other in manned
        if one.side < other.side
    )


def in_orbit(state: State, unit: Unit) -> bool:
    """VE651: velocity 1 in a planet hex."""
    return not unit.fate and unit.velocity == 1 and unit.place in state.planets


def _count(play: Play[State]) -> None:
    """VE1150: points of both sides; ships in orbit leave play."""
    state = play.state
    for unit in state.units:
        if unit.is_ship and unit.side == 0 and in_orbit(state, unit):
            unit.fate = "orbit"
            state.separate(unit)
            play.tell(events.Orbited(unit=unit.id, points=orbit_worth(unit)))
    each = [worth(unit) for unit in state.units if unit.is_ship]
    state.points = [sum(mine for mine, _ in each), sum(theirs for _, theirs in each)]


def worth(unit: Unit) -> tuple[int, int]:
    """VE1150: what a ship as it is now brings side 1 and side 2."""
    lost = unit.fate == "destroyed"
    if unit.side == 1:
        return 0, -2 if lost and unit.model == "flute" else 0
    mine = orbit_worth(unit) if unit.fate == "orbit" else 0
    return mine, lost + _cargo(unit, whole=False) + (_cargo(unit, whole=True) if lost else 0)


def orbit_worth(unit: Unit) -> int:
    """VE1150: what a ship of side 1 brings in orbit."""
    return 1 + _cargo(unit, whole=True)


def _cargo(unit: Unit, *, whole: bool) -> int:
    return sum(pod.kind in CARGO and pod.exists == whole for pod in unit.pods)


def result(state: State) -> Result:
    """VE1100: the winning side shares the first place; a draw is everybody's."""
    winner = winner_of(state)
    lost = [
        sum(u.is_ship and u.side == n and u.fate == "destroyed" for u in state.units)
        for n in (0, 1)
    ]
    sides = [side_of(Seat(n)) for n in range(state.seats)]
    outcomes = [1 if winner < 0 else 2 * (winner == side) for side in sides]
    columns = {"struck": 1, "lost": -1} | ({"points": 1} if state.scored else {})
    rows = tuple(
        (lost[1 - side], lost[side], *([state.points[side]] if state.scored else []), outcome)
        for side, outcome in zip(sides, outcomes, strict=True)
    )
    names, each = (*columns, "total"), tuple(columns.values())
    stands = Result(
        state.over,
        ranking(outcomes),
        names,
        rows,
        worth=each,
        scored=False,
        sides=tuple(sides),
    )
    return conceded(state, stands)


def winner_of(state: State) -> int:
    """The side that has won a match that is over; -1 where nobody has."""
    return state.winner if state.gave_up < 0 else 1 - side_of(Seat(state.gave_up))
