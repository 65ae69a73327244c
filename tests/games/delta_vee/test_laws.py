"""The laws of this game can fail, and hold where ships meet, tow and dock all the time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from engine import Play
from games.delta_vee import GAME, setup
from games.delta_vee.draft import Draft, begin, take
from games.delta_vee.parts import Box
from games.delta_vee.setup import Options
from games.delta_vee.state import State
from games.delta_vee.steps import command, movement, orders
from games.delta_vee.steps.turn import Turn
from games.delta_vee.units import Unit
from tests.laws import laws
from tests.laws.laws import Law
from tests.laws.plans import Plan, play
from tests.tiers import long_but

from .laws import LAWS, docked_ships_are_one, no_velocity_is_impossible, units_are_possible


def crowded(dealt: Play[State], options: Options, box: Box) -> None:
    """All ships of the convoy and its enemies in one hex, with one course; nobody can win."""
    setup.deal(dealt, options, box)
    state = dealt.state
    state.stack, state.rules, state.scored = [Turn()], [], False
    for unit in state.units:
        unit.put(state.units[-1].place)
        unit.path, unit.direction, unit.velocity = [unit.place], 3, 1
        unit.energy = 200


CROWD = replace(GAME, rules=replace(GAME.rules, deal=crowded))
PLANS = [
    Plan(4 + seed % 3, {"scenario": "convoy", "turns": 5}, seed, seed, 0)
    for seed in (2, 4, 8, 29, 38, 59, 97)
]
"""Matches in which team-mates get in each other's way."""


def hold(law: Law) -> None:
    for plan in reversed(PLANS):  # the last shows most
        laws.hold([law], CROWD, plan)


IN_A_CROWD = [law for law in LAWS if law is not units_are_possible]
"""Everybody there has more energy than fits."""


@pytest.mark.parametrize("number", long_but(0, range(len(PLANS))))
def test_the_laws_hold_in_a_crowd(number: int) -> None:
    laws.hold(IN_A_CROWD, CROWD, PLANS[number])


@pytest.mark.parametrize(("matches", "least"), long_but((1, 0), [(1, 0), (len(PLANS), 3)]))
def test_there_is_much_towing_and_docking_in_a_crowd(matches: int, least: int) -> None:
    told = Counter(
        type(event).__name__
        for plan in PLANS[:matches]
        for moment in play(CROWD, plan)
        for event in moment.outcome.events
    )

    assert min(told[name] for name in ("Docked", "Undocked", "Towed", "PlanCut")) > least


def unchecked(state: State, unit: Unit, words: Sequence[str], *, free: bool = False) -> Draft:
    """A plan of words that were on offer when they were chosen."""
    draft = begin(unit, free=free)
    for word in words:
        take(state, draft, word)
    return draft


def plans_are_not_looked_at_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(command, "drafted", unchecked)


def the_led_ship_keeps_its_course(patch: pytest.MonkeyPatch) -> None:
    for module in (movement, orders):
        patch.setattr(module, "align", lambda _leader, _other: None)


Fault = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        (no_velocity_is_impossible, plans_are_not_looked_at_again),
        (docked_ships_are_one, plans_are_not_looked_at_again),
        (docked_ships_are_one, the_led_ship_keeps_its_course),
    ],
    ids=lambda thing: thing.__name__,
)
def test_a_planted_fault_is_found(law: Law, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)

    with pytest.raises(AssertionError):
        hold(law)
