"""SM1 to SM4: the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Dice, active_seats, start
from games.space_mission import GAME
from games.space_mission.events import CardsDrawn, FirstPlayerDrawn
from games.space_mission.parts import COMPONENTS, coordinates, fits
from games.space_mission.setup import Options
from games.space_mission.state import State

from .table import A, can, table


def dealt(seats: int, seed: int = 1) -> State:
    return start(GAME, seats, Options(), f"{seed:032x}", 0).state


@pytest.mark.clause("SM1")
@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_or_with_five_others(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 seats"):
        start(GAME, seats, Options(), "00" * 16, 0)


@pytest.mark.clause("SM1")
def test_eight_of_twelve_planets_lie_in_a_ring_drawn_at_random() -> None:
    rings = [[planet.name for planet in dealt(2, seed).ring] for seed in range(40)]

    assert {len(set(ring)) for ring in rings} == {8}
    assert {name for ring in rings for name in ring} == {p.name for p in COMPONENTS.planets}
    assert len({tuple(ring) for ring in rings}) == 40


@pytest.mark.clause("SM1")
def test_every_planet_has_two_neighbours_around_the_ring() -> None:
    state = table()
    names = [[p.name for p in state.neighbours(planet)] for planet in state.ring]

    assert names[0] == ["ironhide", "hazard"]
    assert names[1] == ["green-heggar", "ruby-red"]
    assert names[7] == ["goldmist", "green-heggar"]


@pytest.mark.clause("SM2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tiles_cards_ships_and_chips_are_laid_out(seats: int) -> None:
    state = dealt(seats)

    assert [len(planet.pile) for planet in state.ring] == [8] * 8
    assert Counter(tile for planet in state.ring for tile in planet.pile) == COMPONENTS.tiles
    assert not any(planet.open or planet.scans or planet.station for planet in state.ring)
    assert [(len(p.hand), p.ship, p.chips) for p in state.pilots] == [(5, "gate", 20)] * seats
    held = [card for pilot in state.pilots for card in pilot.hand]
    assert sorted([*held, *state.deck]) == sorted(COMPONENTS.deck)
    assert len(state.deck) == 60 - 5 * seats


@pytest.mark.clause("SM2")
def test_tiles_and_cards_are_shuffled() -> None:
    one, other = dealt(2, 1), dealt(2, 2)

    assert [planet.pile for planet in one.ring] != [planet.pile for planet in other.ring]
    assert one.deck != other.deck
    assert one.pilots[0].hand != other.pilots[0].hand


@pytest.mark.clause("SM3")
def test_the_first_player_is_drawn_and_told_to_all() -> None:
    firsts = Counter(dealt(3, seed).first for seed in range(60))
    outcome = start(GAME, 3, Options(), "07" * 16, 0)

    assert set(firsts) == {0, 1, 2}
    assert outcome.events[0] == FirstPlayerDrawn(seat=outcome.state.first, cards=5)
    assert list(active_seats(outcome.state)) == [outcome.state.first]


@pytest.mark.clause("SM2", "SM40")
def test_everybody_is_told_only_the_own_hand() -> None:
    outcome = start(GAME, 3, Options(), "07" * 16, 0)
    hands = [event for event in outcome.events if isinstance(event, CardsDrawn)]

    assert [(event.to, list(event.cards)) for event in hands] == [
        ((seat,), pilot.hand) for seat, pilot in enumerate(outcome.state.pilots)
    ]


@pytest.mark.clause("SM4")
def test_a_card_shows_two_coordinates_and_serves_for_either() -> None:
    assert coordinates("j1s4") == (("jump", 1), ("scan", 4))
    assert fits("j1s4", "jump", 1)
    assert fits("j1s4", "scan", 4)
    assert not fits("j1s4", "jump", 4)
    assert not fits("j1s4", "land", 1)


@pytest.mark.clause("SM4")
def test_a_joker_stands_for_any_number_of_its_colour_only() -> None:
    assert all(fits("jxs2", "jump", number) for number in range(1, 5))
    assert [n for n in range(1, 5) if fits("jxs2", "scan", n)] == [2]
    assert not any(fits("jxs2", "land", number) for number in range(1, 5))


@pytest.mark.clause("SM4")
def test_a_played_card_is_used_for_one_coordinate_and_gone() -> None:
    state = table(hands={A: ["j1s3"]}, ships={A: "ironhide"})

    assert can(state, A, "scan") == {"scan j1s3"}
    assert can(state, A, "jump") == {"jump j1s3 hazard", "jump j1s3 freezer"}


def test_the_deal_is_the_same_for_the_same_seed() -> None:
    assert dealt(5, 9) == dealt(5, 9)
    assert dealt(5, 9).dice == Dice(f"{9:032x}", dealt(5, 9).dice.drawn)
