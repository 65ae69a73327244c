"""SD10 to SD13, SD40: the cards in the game, the piles, the first choice."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Choice, Offer, Seat, act, offers, start
from games.space_dealer import GAME
from games.space_dealer.events import GameBegan, PlanetRevealed, SeatSettled, SettlingNoted
from games.space_dealer.parts import COUNTS, GOODS, kind_of
from games.space_dealer.setup import Options
from games.space_dealer.state import State
from games.space_dealer.view import view

from .table import START, A, B

SIZES = {3: (15, 12), 4: (20, 18), 5: (25, 21), 6: (30, 24), 7: (35, 30), 8: (40, 36)}
"""SD10: cards in the common piles of level 2 and 3."""
ADVANCED = {3: (18, 13), 4: (28, 20), 5: (33, 23), 6: (38, 26), 7: (46, 33), 8: (56, 40)}
"""SD40: the same with the advanced cards."""
OUT = {
    "generator": 2,
    "depot": 1,
    "solar": 2,
    "multi": 1,
    "complex": 1,
    "converter": 1,
    "reactor": 2,
    "fusion": 1,
    "metropolis": 1,
    "megacity": 1,
    "fuser": 1,
}


def dealt(seats: int, seed: int = 1, *, advanced: bool = False) -> State:
    return start(GAME, seats, Options(advanced=advanced), f"{seed:032x}", START).state


def kinds(state: State) -> Counter[str]:
    """The cards in the game, by kind."""
    cards = [card for planet in state.planets for card in planet.pile]
    cards += [*state.common["2"], *state.common["3"]]
    return Counter(kind_of(card) for card in cards)


@pytest.mark.clause("SD10")
@pytest.mark.parametrize(("seats", "sizes"), SIZES.items())
def test_the_common_piles_have_the_right_size(seats: int, sizes: tuple[int, int]) -> None:
    state = dealt(seats)

    assert (len(state.common["2"]), len(state.common["3"])) == sizes
    assert not state.demands


@pytest.mark.clause("SD10")
def test_three_players_take_the_listed_cards_out_four_play_with_all() -> None:
    four, three = kinds(dealt(4)), kinds(dealt(3))
    basic = {kind: count for kind, count in COUNTS.items() if kind in four}

    assert four == basic
    four.subtract(three)
    assert {kind: count for kind, count in four.items() if count} == {**OUT, "mine": 3}


@pytest.mark.clause("SD10")
@pytest.mark.parametrize(
    ("seats", "boxes"),
    [(5, "33"), (6, "33"), (7, "34"), (8, "44")],
)
def test_more_players_combine_two_boxes(seats: int, boxes: str) -> None:
    found = kinds(dealt(seats))
    expected: Counter[str] = Counter()
    for players in boxes:
        full = {kind: count for kind, count in COUNTS.items() if kind in OUT}
        expected.update({k: n - OUT[k] * (players == "3") for k, n in full.items()})
    if seats == 5:
        expected.subtract(
            {k: n for k, n in OUT.items() if k not in ("metropolis", "megacity", "fuser")}
        )

    assert {k: n for k, n in found.items() if k != "mine"} == dict(expected)
    assert found["mine"] == 3 * seats


@pytest.mark.clause("SD40", "SD46")
@pytest.mark.parametrize(("seats", "sizes"), ADVANCED.items())
def test_the_advanced_cards_are_added(seats: int, sizes: tuple[int, int]) -> None:
    state = dealt(seats, advanced=True)
    boxes = 1 if seats < 5 else 2

    assert (len(state.common["2"]), len(state.common["3"])) == sizes
    assert len(state.demands) == 12 * boxes - seats
    assert all(neutral.card for neutral in state.neutrals)
    assert state.attacks == 10 * boxes


@pytest.mark.clause("SD40")
def test_three_players_have_one_of_four_kinds_of_advanced_cards() -> None:
    found = kinds(dealt(3, advanced=True))

    assert {k: found[k] for k in ("sabotage", "missile", "factory", "centre")} == {
        "sabotage": 1, "missile": 1, "factory": 1, "centre": 1,
    }  # fmt: skip
    assert found["transport"] == found["station"] == 0


@pytest.mark.clause("SD11")
@pytest.mark.parametrize("seats", [3, 4, 5, 8])
def test_everybody_has_three_mines_of_different_colours(seats: int) -> None:
    lacking: Counter[str] = Counter()
    for seed in range(6):
        state = dealt(seats, seed)
        for planet in state.planets:
            assert Counter(map(kind_of, planet.pile)) == {"mine": 3, "generator": 2, "depot": 1}
            colours = {card.split("-")[1] for card in planet.pile if card.startswith("mine")}
            (missing,) = set(GOODS) - colours
            lacking[missing] += 1
            assert (planet.level, planet.markers, len(planet.timers)) == (1, 10, 2)
            assert [ship.id for ship in planet.ships] == ["ship"]
        if seats == 4:
            assert set(lacking.values()) == {seed + 1}
    assert len(lacking) == 4


@pytest.mark.clause("SD13")
@pytest.mark.parametrize("seats", GAME.cover.seats)
def test_the_ring_takes_turns(seats: int) -> None:
    state = dealt(seats)

    assert len(state.ring) == 2 * seats
    assert [field.split("-")[0] for field in state.ring] == ["seat", "gizzi"] * seats
    assert state.neighbours("seat-0") == (f"gizzi-{seats}", "gizzi-1")
    assert tuple(planet.ships[0].at for planet in state.planets) == state.ring[::2]


@pytest.mark.clause("SD12")
def test_a_side_a_mine_and_a_connection_with_power_are_chosen() -> None:
    state = dealt(3)
    found = [offer.ids for offer in offers(state, A) if isinstance(offer, Offer)]
    mines = sorted(card for card in state.planets[A].pile if card.startswith("mine"))

    assert len(found) == 12
    assert sorted({mine for _, mine, _ in found}) == mines
    assert {(side, site) for side, _, site in found} == {
        ("left", "l1"), ("left", "l2"), ("right", "r1"), ("right", "r2"),
    }  # fmt: skip


@pytest.mark.clause("SD12")
def test_all_is_revealed_together() -> None:
    state = dealt(3)
    for seat in (A, B):
        offer = offers(state, seat)[0]
        assert isinstance(offer, Offer)
        outcome = act(GAME, state, seat, Choice(offer.verb, offer.ids), START)
        assert [type(event) for event in outcome.events] == [SeatSettled, SettlingNoted]
        assert not offers(state, seat)
        assert view(state, None).first == ()
        assert view(state, seat).first == offer.ids
        assert not view(state, None).planets[seat].built
    mine = next(card for card in state.planets[2].pile if card.startswith("mine"))

    outcome = act(GAME, state, Seat(2), Choice("settle", ("right", mine, "r2")), START)

    assert [type(event) for event in outcome.events][2:] == [PlanetRevealed] * 3 + [GameBegan]
    third = state.planets[2]
    assert [built.card for built in third.built] == [mine]
    assert [kind_of(card) for card in third.power["right"]] == ["generator"]
    assert all(len(planet.pile) == 4 for planet in state.planets)
