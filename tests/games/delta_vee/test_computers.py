"""Computer players: legal, from their view alone, and of some use in every scenario."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Dice, Seat, active_seats, copy, offers
from games.delta_vee import GAME
from games.delta_vee.computers import captain
from games.delta_vee.parts import SCENARIOS
from games.delta_vee.pilot import Option, path, place, to_orbit
from games.delta_vee.view import view

from .builder import A, add, dealt, space
from .games import last, played, setup


@pytest.mark.parametrize("scenario", SCENARIOS[:5])
def test_the_captain_chooses_the_same_in_worlds_he_cannot_tell_apart(scenario: str) -> None:
    for number, (state, _) in enumerate(played(setup(scenario, 4, turns=6), ["captain"])):
        if number % 7:
            continue
        for seat in active_seats(state):
            other = copy(GAME, state)
            GAME.resample_hidden(other, seat, Dice(f"{number:032x}"))
            one = captain(view(state, seat), seat, offers(state, seat), Dice("c0"))
            two = captain(view(other, seat), seat, offers(other, seat), Dice("c0"))
            assert one == two


@pytest.mark.parametrize(
    ("scenario", "side", "turns", "games", "wins"),
    [
        ("showdown", 1, 30, 60, 8),  # most end undecided
        ("first-shot", 1, 24, 8, 3),
        ("escape", 0, 24, 8, 4),
        ("pirates", 1, 24, 40, 13),
        ("convoy", 0, 24, 8, 4),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_captain_beats_random_play(
    scenario: str, side: int, turns: int, games: int, wins: int
) -> None:
    computers = ["random", "random"]
    computers[side] = "captain"
    ends = (last(setup(scenario, seed, turns=turns), computers) for seed in range(games))
    won = Counter(end.winner for end in ends)

    assert won[side] >= wins
    assert won[side] > won[1 - side]


def test_the_captain_closes_in_and_fires() -> None:
    ends = Counter(last(setup("showdown", seed, turns=24), ["captain"]).over for seed in range(6))

    assert ends["destroyed"] >= 5


def test_the_way_into_orbit_is_slow_and_straight() -> None:
    state = space(planets=["A1005"])
    add(state, "1A", "spear", ("A0505", 4, 2))
    unit = view(state, A).units[0]
    worth = to_orbit(unit, [place(cell) for cell in view(state, A).planets], 4)

    assert worth(Option(2, 3, 1)) < worth(Option(2, 6, 2))
    assert worth(Option(2, 3, 1)) < worth(Option(4, 3, 3))
    assert len(path(unit, Option(3, 4, 0))) == 4


def test_a_captain_has_an_answer_to_every_question() -> None:
    state = dealt("convoy")
    seat = Seat(active_seats(state)[0])

    choice = captain(view(state, seat), seat, offers(state, seat), Dice("c0")).choice

    assert choice.verb == "place"
