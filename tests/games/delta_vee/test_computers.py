"""Computer players: legal, from their view alone, and of some use in every scenario."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Dice, Seat, active_seats, copy
from games.delta_vee import GAME
from games.delta_vee.parts import SCENARIOS
from games.delta_vee.pilot import (
    Option,
    Prospect,
    path,
    place,
    to_meet,
    to_orbit,
    to_run,
    to_shoot,
    to_strike,
)
from games.delta_vee.reasons import steered
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire
from games.delta_vee.view import view
from minds import ask
from tests.saying import english
from tests.tiers import long_but

from .builder import A, add, begin, dealt, do, missile, order, space, steer
from .games import last, played, setup

TEXTS = english(GAME.slug)


def advice(state: State, seat: Seat = A) -> tuple[str, str]:
    """What the captain does, and why."""
    thought = ask(GAME, state, seat, "easy", Dice("c0"))
    assert thought.why is not None
    return str(thought.choice), TEXTS.phrase(thought.why)


@pytest.mark.parametrize("scenario", long_but("showdown", SCENARIOS[:5]))
def test_the_captain_chooses_the_same_in_worlds_he_cannot_tell_apart(scenario: str) -> None:
    for number, (state, _) in enumerate(played(setup(scenario, 4, turns=6), ["easy"])):
        if number % 7:
            continue
        for seat in active_seats(state):
            other = copy(GAME, state)
            GAME.rules.resample_hidden(other, seat, Dice(f"{number:032x}"))
            one = ask(GAME, state, seat, "easy", Dice("c0"))
            two = ask(GAME, other, seat, "easy", Dice("c0"))
            assert one == two


@pytest.mark.parametrize(
    ("scenario", "side", "turns", "games", "wins"),
    long_but(
        ("first-shot", 1, 24, 2, 1),
        [
            ("first-shot", 1, 24, 2, 1),
            ("showdown", 1, 30, 60, 8),  # most end undecided
            ("first-shot", 1, 24, 8, 3),
            ("escape", 0, 24, 8, 4),
            ("pirates", 1, 24, 40, 13),
            ("convoy", 0, 24, 8, 4),
        ],
    ),
)
def test_the_captain_beats_random_play(
    scenario: str, side: int, turns: int, games: int, wins: int
) -> None:
    computers = ["random", "random"]
    computers[side] = "easy"
    ends = (last(setup(scenario, seed, turns=turns), computers) for seed in range(games))
    won = Counter(end.winner for end in ends)

    assert won[side] >= wins
    assert won[side] > won[1 - side]


def test_the_captain_closes_in_and_fires() -> None:
    ends = Counter(last(setup("showdown", seed, turns=24), ["easy"]).over for seed in range(6))

    assert ends["destroyed"] >= 5


@pytest.mark.parametrize("kind", ["easy", "normal", "strong"])
def test_a_missile_that_is_certain_to_hit_is_launched(kind: str) -> None:
    state = space()
    ship = add(state, "1A", "piccolo", ("A0505", 12, 2), "hunter")
    add(state, "2A", "piccolo", ("A0504", 12, 2), "hunter")
    assert ship.missiles
    begin(state, OpenFire(0))

    thought = ask(GAME, state, A, kind, Dice("c0"))

    assert thought.choice.verb == "launch"
    assert thought.why is not None
    assert TEXTS.phrase(thought.why) == (
        "By the end of its next move the missile hits Ship 2A for certain."
    )


@pytest.mark.parametrize("kind", ["easy", "normal", "strong"])
def test_pirates_launch_nothing_at_the_ship_that_they_want_whole(kind: str) -> None:
    state = space()
    state.scenario = "pirates"
    add(state, "1B", "mu", ("A0504", 12, 2), "light", "crew")
    add(state, "2A", "flute", ("A0505", 12, 2), "arsenal")
    begin(state, OpenFire(1))

    assert ask(GAME, state, Seat(1), kind, Dice("c0")).choice.verb != "launch"


@pytest.mark.parametrize(
    ("side", "matches", "enough"), long_but((0, 3, 2), [(0, 3, 2), (0, 20, 12), (1, 20, 12)])
)
def test_the_strong_one_beats_the_easy_one_in_the_first_scenario(
    side: int, matches: int, enough: int
) -> None:
    computers = ["easy", "easy"]
    computers[side] = "strong"

    won = Counter(last(setup("showdown", seed), computers).winner for seed in range(matches))

    assert won[side] >= enough


def test_the_way_into_orbit_is_slow_and_straight() -> None:
    state = space(planets=["A1005"])
    add(state, "1A", "spear", ("A0505", 4, 2))
    unit = view(state, A).units[0]
    (planet,) = view(state, A).planets
    worth = to_orbit(unit, place(planet), 4).worth

    assert worth(Option(2, 3, 1)).total < worth(Option(2, 6, 2)).total
    assert worth(Option(2, 3, 1)).total < worth(Option(4, 3, 3)).total
    assert len(path(unit, Option(3, 4, 0))) == 4


def test_a_captain_has_an_answer_to_every_question() -> None:
    state = dealt("convoy")
    seat = Seat(active_seats(state)[0])

    choice = ask(GAME, state, seat, "easy", Dice("c0")).choice

    assert choice.verb == "place"


def test_the_captain_says_what_a_shot_promises() -> None:
    state = space()
    add(state, "1A", "piccolo", ("A0505", 4, 2))
    far = add(state, "2A", "piccolo", ("A0705", 4, 2))
    begin(state, OpenFire(0))

    assert advice(state) == (
        "fire burster laser-burst 2A",
        "It hits Ship 2A 6 times in 10 for no energy, and it's the only shot you have.",
    )

    steer(state, far, ("B1505", 4, 2))
    assert advice(state) == ("done", "Nothing that you can still fire could hit anybody.")


def test_the_captain_says_what_a_course_brings() -> None:
    state = space()
    add(state, "1A", "piccolo", ("A0505", 4, 2))
    add(state, "2A", "piccolo", ("A1505", 10, 2))
    begin(state, GiveCommands(0))

    assert advice(state) == (
        "order accel",
        (
            "With 4 commands, this one first, your next fire at Ship 2A has a target value "
            "of about 6 instead of 8, where lower is better."
        ),
    )

    order(state, A, "accel accel left left")
    assert advice(state) == (
        "give",
        (
            "As it stands your next fire at Ship 2A has a target value of about 6, "
            "and no other course is worth its commands."
        ),
    )


def test_the_captain_says_where_a_missile_is_steered() -> None:
    state = space()
    home = add(state, "1A", "piccolo", ("A0505", 4, 2))
    add(state, "2A", "piccolo", ("A1505", 10, 2))
    missile(state, home, "intelligent", ("A1005", 4, 3))
    begin(state, GiveCommands(0))
    do(state, A, "unit 1x1")

    assert advice(state) == (
        "order accel",
        (
            "With 3 commands, this one first, the missile goes through the hex of Ship 2A "
            "instead of passing 3 away."
        ),
    )


@pytest.mark.parametrize("speed", [0, 2, 5])
def test_whatever_counts_for_a_course_has_its_words(speed: int) -> None:
    state = space(planets=["A1005"])
    add(state, "1A", "mu", ("A0505", 4, 2))
    add(state, "2A", "piccolo", ("A1505", 10, 2))
    state.jumps = [1]
    seen = view(state, A)
    unit, enemy = seen.units
    planets = [place(unit.cell), place(seen.planets[0])]
    goals = [
        *(to_orbit(unit, planet, 3) for planet in planets),
        *(to_do(unit, enemy) for to_do in (to_meet, to_shoot, to_strike)),
        to_meet(unit, unit),
        to_run(seen, unit, 3),
    ]
    stands = [goal.worth(Option(0, 4, 0)) for goal in goals]
    flies = [goal.worth(Option(speed, 4, 1)) for goal in goals]

    for goal, now, then in zip(goals, stands, flies, strict=True):
        for one, other in zip(now.terms, then.terms, strict=True):
            better = Prospect(0, (other._replace(weight=one.weight - 1),))
            assert TEXTS.phrase(steered(goal.unit, Prospect(0, (one,)), better, 1))
