"""Whole matches of every variant and option, with what must be true in each of their positions."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Seat, active_seats, offers, optional_seats
from games.merchant_of_venus import GAME
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.parts import COMPONENTS, GAUGE_TOP
from games.merchant_of_venus.ship import free_room
from games.merchant_of_venus.state import State
from games.merchant_of_venus.trade import MOST_HOLDS

from .games import KINDS, played, setup

LONGEST = 2_000
"""Entries of the longest random match that is still believed."""


def check(state: State, inventory: list[str]) -> None:
    assert list(GAME.inventory(state)) == inventory
    for captain in state.captains:
        assert captain.credits >= 0
        assert captain.fame >= 0 <= captain.infamy
        assert 0 <= captain.laser <= GAUGE_TOP >= captain.shield >= 0
        assert captain.holds <= MOST_HOLDS
        assert free_room(state, captain) >= 0
        assert len(captain.upgrades) <= COMPONENTS.figures.upgrade_slots
        assert len(set(captain.upgrades)) == len(captain.upgrades)
        assert len(captain.missions) <= 1 + captain.second
        assert captain.markers >= 0
        assert all(amount >= 0 for amount in captain.iou.values())
    assert state.turn.points >= 0
    assert {market.system for market in state.markets} == set(GALAXY.systems)
    assert set(state.ports).isdisjoint(state.ruins)
    assert set(state.replaced) <= set(GALAXY.encounters)
    marked = {field for field, mark in state.replaced.items() if mark.startswith("pirates")}
    assert {pirates.field for pirates in state.pirates} <= marked
    if state.over:
        assert not active_seats(state)
        return
    asked = active_seats(state)
    assert asked
    assert not optional_seats(state)
    for seat in map(Seat, range(state.seats)):
        found = offers(state, seat)
        assert bool(found) == (seat in asked)
        assert len(set(found)) == len(found)


@pytest.mark.clause("MV1", "MV6", "MV240")
@pytest.mark.parametrize("kind", KINDS)
def test_random_matches_end_and_keep_every_piece(kind: str) -> None:
    seats, options = KINDS[kind]
    verbs: Counter[str] = Counter()
    for seed in range(3):
        inventory: list[str] = []
        for number, (state, outcome) in enumerate(
            played(setup(seats, seed, **options), ["random"])
        ):
            inventory = inventory or list(GAME.inventory(state))
            if number % 7 == 0 or state.over:
                check(state, inventory)
            assert number < LONGEST
            verbs.update(type(event).__name__ for event in outcome.events)
        assert state.over
        assert len(GAME.result(state).rows) == seats
        assert state.round == state.rounds
    assert {"Flew", "Landed", "Bought"} <= verbs.keys()


@pytest.mark.clause("MV255")
@pytest.mark.parametrize("rounds", [31, 41, 60])
def test_the_epic_game_is_as_long_as_agreed(rounds: int) -> None:
    *_, (state, _) = played(setup(1, 3, variant="epic", rounds=rounds), ["random"])

    assert state.round == rounds
