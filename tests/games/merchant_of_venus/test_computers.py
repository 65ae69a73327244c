"""The computer players: what they choose is legal, and the trader is worth playing against."""

from __future__ import annotations

import pytest

from engine import Dice, Seat, accept, active_seats, offers
from games.merchant_of_venus import GAME
from games.merchant_of_venus.computers import trader
from games.merchant_of_venus.events import MovementSkipped, SpeedRolled
from games.merchant_of_venus.state import State
from games.merchant_of_venus.view import view

from .games import KINDS, last, played, setup
from .positions import A, arrive, at, can, captain, dice, do, load, table


def chosen(state: State, seat: Seat = A) -> str:
    return str(trader(view(state, seat), seat, offers(state, seat), Dice("00")))


@pytest.mark.parametrize("variant", ["standard", "quick"])
def test_the_trader_beats_whoever_does_anything(variant: str) -> None:
    totals = []
    for seed in range(5):
        state = last(setup(2, seed, variant=variant), ["trader", "random"])
        totals.append([row[-1] for row in GAME.result(state).rows])

    assert sum(clever > idle for clever, idle in totals) >= 4
    assert sum(clever for clever, _ in totals) > 4 * sum(idle for _, idle in totals)


@pytest.mark.parametrize("kind", ["four-with-all", "challenge", "epic-two"])
def test_the_trader_plays_every_variant_to_its_end(kind: str) -> None:
    seats, options = KINDS[kind]
    for state, _ in played(setup(seats, 7, **options), ["trader"]):
        for seat in active_seats(state):
            choice = trader(GAME.view(state, seat), seat, offers(state, seat), Dice("01")).choice
            assert accept(offers(state, seat), choice)
    assert state.round == state.rounds


def test_the_trader_sells_to_whom_pays_and_buys_what_sells() -> None:
    state = table()
    load(state, "bolts")  # the Eeepeep's, for the Whynom, Cholos, Wollow, Qossuth

    arrive(state, "wwc1")

    assert chosen(state) == "sell bolts"
    do(state, "sell bolts")
    assert chosen(state).startswith("buy ")


def test_the_trader_sets_out_to_the_buyer() -> None:
    state = table()
    at(state, "imc1")
    captain(state).credits = 0
    load(state, "bolts", "bolts")

    word, course = chosen(state).split()

    assert word == "set-out"
    assert course.partition("=")[0] in {"wwc1", "wwc2", "mgs3", "gpc1", "gpc2", "gpc3"}


def test_the_trader_delivers_at_once() -> None:
    state = table()
    load(state, "diplomat")
    at(state, "gb")

    do(state, "skip", "train level-2")  # never out of what the business brings

    assert chosen(state) == "deliver diplomat"


def test_the_trader_lowers_no_gauge_that_is_low() -> None:
    state = table()
    at(state, "sn1")
    captain(state).shield = 2
    dice(state, 2, 2, 2, 6)
    do(state, "roll sn2")

    assert can(state, "lower")
    assert chosen(state) == "stop"
    captain(state).shield = 4
    assert chosen(state) == "lower shield"


def test_no_trader_sits_still_for_long() -> None:
    stays: dict[int, int] = {}
    for seed in (5002, 5007):
        for _, outcome in played(setup(4, seed), ["trader"]):
            for event in outcome.events:
                if isinstance(event, MovementSkipped):
                    stays[event.seat] = stays.get(event.seat, 0) + 1
                    assert stays[event.seat] < 6
                elif isinstance(event, SpeedRolled):
                    stays[event.seat] = 0
