"""Who has won a match of Delta Vee, from section 11 of the rulebook and the position alone."""

from __future__ import annotations

from dataclasses import astuple

from games.delta_vee import GAME
from games.delta_vee.state import State
from games.delta_vee.units import Unit
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Plan

from .oracle import distance, hex_of

DRAW = -1
EIGHT = 8
CARGO = {"standard-cargo", "buffered-cargo", "living-cargo"}
FLUTES = ("2B", "2C")


def ship(state: State, id_: str) -> Unit:
    return next(unit for unit in state.units if unit.id == id_)


def destroyed(state: State, *ids: str) -> int:
    """How many of these ships are destroyed."""
    return sum(ship(state, id_).fate == "destroyed" for id_ in ids)


def jumped(state: State, *ids: str) -> int:
    return sum(ship(state, id_).fate == "jumped" for id_ in ids)


def orbits(state: State, unit: Unit) -> bool:
    """VE651: velocity 1 in the hex of a planet."""
    return (unit.fate, unit.velocity) == ("", 1) and (unit.q, unit.r) in state.planets


def all_apart(state: State) -> bool:
    """VE1120: all opposing spaceships and battlecraft are more than 25 hexes apart."""
    sides: list[list[Unit]] = [[], []]
    for unit in state.units:
        if not unit.fate and unit.kind in {"ship", "craft"}:
            sides[unit.side].append(unit)
    return all(
        distance(hex_of(one.q, one.r), hex_of(other.q, other.r)) > 25
        for one in sides[0]
        for other in sides[1]
    )


def broken(unit: Unit, part: str) -> bool:
    """VE880: as many hits as the armor, and one more."""
    hits = {"bridge": unit.bridge, "engine": unit.engine}[part]
    return hits > unit.ratings.armor


def wrecked(unit: Unit) -> bool:
    """VE1100: bridge, engine and more than half of its pods, if it has any, are destroyed."""
    lost = sum(pod.hits > pod.armor for pod in unit.pods)
    pods = 2 * lost > len(unit.pods) or not unit.pods
    return broken(unit, "bridge") and broken(unit, "engine") and pods


def points(state: State) -> list[int]:
    """VE1150: the victory points of both sides."""
    found = [0, 0]
    for unit in state.units:
        if unit.kind != "ship":
            continue
        cargo = [pod for pod in unit.pods if pod.kind in CARGO]
        lost = sum(pod.hits > pod.armor for pod in cargo)
        if unit.side == 0 and unit.fate == "orbit":
            found[0] += 1 + len(cargo) - lost
        if unit.side == 0 and unit.fate == "destroyed":
            found[1] += 1 + len(cargo)  # the destruction of a Corco Zeta is worth four
        elif unit.side == 0:
            found[1] += lost
        if unit.id in FLUTES and unit.fate == "destroyed":
            found[1] -= 2
    return found


def verdicts(state: State) -> set[tuple[str, int]]:
    """VE1110 to VE1150: all reasons to stop that hold, each with the side that wins."""
    found: list[tuple[str, int, bool]] = []
    match state.scenario:
        case "showdown" | "own":
            found += [
                ("destroyed", 0, destroyed(state, "2D") == 1),
                ("destroyed", 1, destroyed(state, "1E") == 1),
            ]
        case "first-shot":
            found += [
                ("destroyed", 0, destroyed(state, "2A", "2B") == 2),
                ("destroyed", 1, destroyed(state, "1A") == 1),
            ]
            decided = any(holds for _, _, holds in found)
            found.append(("apart", DRAW, not decided and all_apart(state)))
        case "escape":
            iota, gammas = "1A", ("1B", "1C", "1D")
            lost = destroyed(state, iota, *gammas)
            found += [
                ("jumped", 0, jumped(state, iota) == 1 or jumped(state, *gammas) >= 2),
                ("destroyed", 0, destroyed(state, "2A") == 1),
                ("destroyed", 1, destroyed(state, iota) == 1 and lost >= 3),
            ]
        case "pirates":
            mu = ship(state, "1B")
            found += [
                ("orbit", 0, orbits(state, mu)),
                ("destroyed", 0, destroyed(state, "2A", "2B") == 2),
                ("destroyed", DRAW, destroyed(state, "1B") == 1),
                ("docked", 1, mu.docked in {"2A", "2B"}),
            ]
        case "convoy":
            one, other = points(state)
            found += [
                ("destroyed", 0, destroyed(state, "2A") == 1),
                ("points", 0, one >= EIGHT),
                ("points", 1, other >= EIGHT),
            ]
    return {(reason, winner) for reason, winner, holds in found if holds}


def last_verdict(state: State) -> int:
    """VE1170: after the last game-turn a draw, or whoever has more points wins."""
    one, other = points(state) if state.scenario == "convoy" else (0, 0)
    return DRAW if one == other else int(other > one)


def check_result(state: State) -> None:
    """What everybody has at the end."""
    places, columns, rows = astuple(GAME.rules.result(state))[1:4]
    counted = state.scenario == "convoy"  # VE1150: nowhere else are there points
    assert columns == ("struck", "lost", *(["points"] if counted else []), "total")
    lost = [0, 0]
    for unit in state.units:
        if unit.kind == "ship":
            lost[unit.side] += unit.fate == "destroyed"
    score = points(state) if state.scenario == "convoy" else [0, 0]
    for seat in range(state.seats):
        side = seat % 2  # VE100
        total = 1 if state.winner == DRAW else 2 * (state.winner == side)
        told = [score[side]] if counted else []
        assert rows[seat] == (lost[1 - side], lost[side], *told, total)
        assert (places[seat] == 1) == (total > 0)


def ends_when_somebody_has_won(_game: AnyGame, _plan: Plan) -> Watch:
    """VE1100 to VE1170: a match ends as soon as somebody has won, and never before."""
    state: State | None = None
    while moment := (yield):
        state = moment.state
        if not state.rules or state.phase == "setup":
            continue  # a test's match in which nobody can win
        for unit in state.units:
            if unit.kind in {"ship", "craft"}:
                assert not wrecked(unit) or unit.fate, f"{unit.id} is a wreck"
                assert unit.fate != "orbit" or state.scenario == "convoy"
                if state.scenario == "convoy" and unit.kind == "ship" and unit.side == 0:
                    assert not orbits(state, unit), f"{unit.id} is in orbit"
        if state.scenario == "convoy":
            assert state.points == points(state)
        held = verdicts(state)
        if not state.over:
            assert held == set(), f"it should be over: {held}"
        elif state.over == "turns":
            assert (held, state.turn) == (set(), state.turns)
            assert state.winner == last_verdict(state)
        else:
            assert (state.over, state.winner) in held, f"{state.over} {state.winner}: {held}"
    assert state is not None
    if state.rules:
        check_result(state)
