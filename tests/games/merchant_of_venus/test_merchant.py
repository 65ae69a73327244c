"""The merchant, the two better levels: it plans tours, and says why."""

from __future__ import annotations

import pytest

from engine import Dice, Seat, Thought, accept, active_seats, offers
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import MovementSkipped, SpeedRolled
from games.merchant_of_venus.state import State
from locales import Texts
from minds import ask
from tests.tiers import long_but

from .games import KINDS, last, played, setup
from .positions import A, arrive, at, captain, dice, do, load, reveal, table, turn_of

LEVELS = ("normal", "strong")


def thought(state: State, level: str = "strong") -> Thought:
    return ask(GAME, state, A, level, Dice("00"))


def chosen(state: State, level: str = "strong") -> str:
    return str(thought(state, level).choice)


def goal(state: State, level: str = "strong") -> str:
    """Where it sets out to."""
    word, _, course = chosen(state, level).partition(" ")
    assert word == "set-out"
    return course.partition("=")[0]


@pytest.mark.parametrize(
    "kind", long_but("quick-alone", ["quick-alone", "four-with-all", "challenge", "quick-four"])
)
def test_the_merchant_plays_every_variant_to_its_end(kind: str) -> None:
    seats, options = KINDS[kind]
    for state, _ in played(setup(seats, 7, **options), ["normal"]):
        for seat in active_seats(state):
            choice = ask(GAME, state, seat, "normal", Dice("01")).choice
            assert accept(offers(state, seat), choice)
    assert state.round == state.rounds


def test_the_merchant_alone_earns_more_than_the_trader() -> None:
    alone = setup(1, 5_001, variant="quick")

    totals = [GAME.rules.result(last(alone, [level])).rows[0][-1] for level in ("strong", "easy")]

    assert totals[0] > totals[1]


@pytest.mark.long
def test_the_merchant_beats_the_trader() -> None:
    margins = []
    for seed in range(4):
        state = last(setup(2, seed), ["strong", "easy"])
        strong, easy = (row[-1] for row in GAME.rules.result(state).rows)
        margins.append(strong - easy)

    assert sum(margin > 0 for margin in margins) >= 3
    assert sum(margins) > 1_000


@pytest.mark.parametrize(
    ("seats", "variant"), long_but((1, "quick"), [(1, "quick"), (2, "standard")])
)
def test_the_merchant_seldom_sits_still(seats: int, variant: str) -> None:
    stays: dict[Seat, int] = {}
    for _, outcome in played(setup(seats, 5_001, variant=variant), ["strong"]):
        for event in outcome.events:
            if isinstance(event, MovementSkipped):
                stays[event.seat] = stays.get(event.seat, 0) + 1
                assert stays[event.seat] < 4
            elif isinstance(event, SpeedRolled):
                stays[event.seat] = 0


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_round_all_that_can_be_sold_is_sold(level: str) -> None:
    state = table()
    load(state, "bolts", "bolts")
    state.round = state.rounds
    at(state, "wwc1")
    turn_of(state, A)
    do(state, "skip")

    assert chosen(state, level) == "sell bolts"
    do(state, "sell bolts")
    assert chosen(state, level) == "sell bolts"
    do(state, "sell bolts")
    assert chosen(state, level) == "buy fuzzy-dice"  # fame counts at the end, goods do not
    do(state, "buy fuzzy-dice")
    assert chosen(state, level) == "done"


@pytest.mark.parametrize("level", LEVELS)
def test_a_passenger_is_brought_where_they_want_to_go(level: str) -> None:
    state = table()
    at(state, "cwc1")
    captain(state).credits = 0
    load(state, "oracle")

    assert goal(state, level) == "gb"


def test_goods_are_bought_on_credit_that_is_good_for_nothing_else() -> None:
    state = table(known=False)
    for culture in ("humans", "shenna"):
        reveal(state.market(culture))
    captain(state).credits = 0
    arrive(state, "jwc1")  # the Niks make toys, which both of them buy

    assert chosen(state) == "buy toys"


@pytest.mark.parametrize(("level", "does"), [(1, "go-on"), (2, "thrust")])
def test_the_die_that_leads_through_the_forks_is_not_spent_on_thrust(level: int, does: str) -> None:
    state = table()
    at(state, "wwc1")
    captain(state).level = level
    dice(state, 1, 1, 6, 6)  # a 1 gives extra thrust, and leads to the Nebula Habitat
    do(state, "set-out nh3")

    assert chosen(state).split()[0] == does


def test_a_challenge_sends_the_pilot_to_school(texts: Texts) -> None:
    state = table(seats=1, variant="challenge")
    captain(state).credits = 100
    state.challenges, state.unmet = ["c02"], ["c02"]
    at(state, "gb")
    do(state, "skip")

    assert chosen(state) == "train level-2"
    why = thought(state).why
    assert why is not None
    assert texts.phrase(why) == "A challenge asks for a trained pilot."


def test_a_challenge_asks_for_spaceports() -> None:
    state = table(seats=1, variant="challenge")
    state.challenges, state.unmet = ["c09"], ["c09"]
    captain(state).credits = 230
    state.round = 20
    arrive(state, "wwc1")

    assert chosen(state).startswith("build ")


def test_a_tour_is_measured_against_the_next_best(texts: Texts) -> None:
    state = table()
    at(state, "imc1")
    captain(state).credits = 0
    load(state, "bolts", "bolts")

    why = thought(state).why
    assert why is not None
    said = texts.phrase(why)
    assert said.startswith("Go to Water World, about 2 turns away")
    assert len(said) <= 160
