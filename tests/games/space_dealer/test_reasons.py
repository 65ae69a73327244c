"""Why something is not on offer: the condition that is lacking, as the bot will say it."""

from __future__ import annotations

import pytest

from engine import Choice, Offer, Seat, offers, start, why_not
from games.space_dealer import GAME
from games.space_dealer.setup import Options
from games.space_dealer.state import Neutral, State, Timer

from .table import SEED, START, A, B, C, build, do, goods, power, table, wait

MINES = ("mine-red-1:l1", "mine-blue-1:l2")


def reason(state: State, choice: str, seat: Seat = A) -> str:
    """The need that stands against a choice; nothing where none does."""
    lacking = why_not(state, seat, Choice.parse(choice))
    return lacking.name if lacking else ""


def advanced() -> State:
    """A has a loaded probe, a loaded missile and something planned; B has mines, one in use."""
    state = table(advanced=True)
    power(state, A, 3, 0)
    build(state, A, "sabotage-1:l1", "missile-1:l2")
    build(state, B, *MINES)
    for built in state.planets[A].built:
        built.attacks = 1
    state.planets[A].zone = ["mine-green-1"]
    do(state, B, "use mine-red-1 depot")
    return state


@pytest.mark.clause("SD20")
def test_planning_says_what_is_lacking() -> None:
    state = table()
    planet = state.planets[A]
    planet.pile = ["mine-red-1"]

    assert reason(state, "plan mine-blue-1") == "own-pile"
    assert reason(state, "draw level-2") == "level-reached"
    planet.level = 2
    state.common["2"] = []
    assert reason(state, "draw level-2") == "cards-left"
    planet.drawn = ["solar-1", "multi-1"]
    assert reason(state, "draw level-2") == "nothing-to-keep"
    assert reason(state, "keep converter-1") == "cards-to-keep"
    planet.zone = ["mine-green-1"]
    assert reason(state, "plan mine-red-1") == "room-in-zone"


@pytest.mark.clause("SD21", "SD23")
def test_whatever_takes_a_timer_says_what_is_lacking() -> None:
    state = table()
    build(state, A, *MINES)
    state.planets[A].zone = ["mine-green-1"]

    assert reason(state, "build mine-green-1 r1") == "legal-site"
    assert reason(state, "build mine-yellow-1 l1") == "legal-site"
    assert reason(state, "use depot-1 depot") == "way-to-use"
    assert reason(state, "scrap mine-green-1") == "advanced-rules"
    do(state, A, "research")
    assert reason(state, "research") == "one-research"
    do(state, A, "build mine-green-1 later")
    for choice in ("research", "build mine-green-1 l1", "use mine-red-1 depot", "fly ship seat-1"):
        assert reason(state, choice) == "free-timer"


@pytest.mark.clause("SD21")
def test_there_is_no_fourth_level() -> None:
    state = table()
    state.planets[A].level = 3

    assert reason(state, "research") == "level-to-reach"


@pytest.mark.clause("SD22")
def test_a_flight_says_what_is_lacking() -> None:
    state = table()
    state.planets[A].ships[0].load = goods("r")

    assert reason(state, "fly ship seat-1") == "field-in-reach"
    assert reason(state, "fly second gizzi-1") == "field-in-reach"  # it does not fly: there is none
    do(state, A, "fly ship gizzi-1")
    assert reason(state, "fly ship gizzi-1") == "ship-landed"


@pytest.mark.clause("SD23", "SD25")
def test_a_timer_that_has_run_out_says_what_is_lacking() -> None:
    state = table()
    build(state, A, "mine-red-1:l1", "converter-1:l2")
    state.planets[A].zone = ["mine-green-1"]

    assert reason(state, "place mine-green-1 l2") == "card-waits"
    assert reason(state, "exchange converter-1 red-blue") == "converter-waits"
    assert reason(state, "release timer-1") == "timer-waits"
    do(state, A, "build mine-green-1 later", "use converter-1 later")
    assert reason(state, "place mine-green-1 l2") == "card-waits"  # it does not yet
    assert reason(state, "exchange converter-1 red-blue") == "converter-waits"
    assert reason(state, "release timer-1") == "timer-waits"
    wait(state)
    assert reason(state, "place converter-1 l4") == "card-waits"
    assert reason(state, "exchange mine-green-1 red-blue") == "converter-waits"
    assert reason(state, "place mine-green-1 l4") == "site-now"
    assert reason(state, "exchange converter-1 red-blue") == "goods-to-exchange"


@pytest.mark.clause("SD26", "SD27")
def test_goods_say_what_is_lacking() -> None:
    state = table()
    build(state, B, "mine-red-1:l1")
    ship = state.planets[A].ships[0]

    assert reason(state, "deliver mine-red-1=yg ship") == "laden-ship"
    assert reason(state, "dump ship red") == "any-goods"
    ship.load, ship.at = goods("y"), "seat-1"
    assert reason(state, "dump ship red") == "goods-at-hand"
    assert reason(state, "dump depot red") == "goods-at-hand"
    assert reason(state, "deliver mine-red-1=yg ship") == "wanted-here"
    assert reason(state, "move ship depot yellow") == "goods-and-room"


@pytest.mark.clause("SD26")
def test_trade_says_what_is_lacking() -> None:
    state = table()
    state.planets[A].ships[0].load = goods("r")
    state.planets[B].ships[0].at = "seat-0"

    assert reason(state, "trade seat-1 seat-0 blue nothing") == "goods-on-one-planet"
    assert reason(state, "trade seat-2 seat-0 r nothing") == "goods-on-one-planet"
    assert reason(state, "accept deal-1") == reason(state, "decline deal-1") == "proposed-to-you"
    do(state, A, "trade seat-1 seat-0 r nothing")
    (proposal,) = state.proposals
    assert reason(state, "trade seat-1 seat-0 r nothing") == "one-proposal-each"
    assert reason(state, f"withdraw {proposal.id}", B) == "proposed-by-you"
    state.planets[A].ships[0].load = goods("")
    assert reason(state, f"accept {proposal.id}", B) == "both-still-can"


@pytest.mark.clause("SD41", "SD42")
def test_attacks_say_what_is_lacking() -> None:
    state = advanced()

    assert reason(state, "sabotage seat-1 timer-2") == "running-timer"
    assert reason(state, "block seat-1 mine-red-1") == "free-timer-place"
    assert reason(state, "sabotage seat-0 timer-1", C) == "probe-marker"
    assert reason(state, "block seat-1 mine-blue-1", C) == "missile-marker"
    for built in state.planets[B].built:
        built.blocked = True
    assert reason(state, "block seat-1 mine-blue-1") == "less-than-two-blocked"


@pytest.mark.clause("SD45")
def test_swapping_says_what_is_lacking() -> None:
    state = advanced()
    state.planets[A].timers[0] = Timer("build", "mine-green-1", "later", 1, state.ends)

    assert reason(state, "swap seat-1 mine-green-1 nothing") == "cards-without-timer"


@pytest.mark.clause("SD46")
def test_neutral_planets_say_what_is_lacking() -> None:
    state = table(advanced=True)
    ship = state.planets[A].ships[0]

    assert reason(state, "drop ship red") == reason(state, "lift ship red") == "ship-at-neutral"
    ship.at = "gizzi-1"
    state.neutrals[0] = Neutral(goods=goods("b"))
    assert reason(state, "drop ship red") == "goods-aboard"
    assert reason(state, "lift ship red") == "goods-left-there"
    ship.load = goods("rrrrrrrr")
    assert reason(state, "lift ship blue") == "room-aboard"


@pytest.mark.clause("SD62")
def test_who_waits_cannot_wait_again() -> None:
    state = table()
    do(state, A, "wait")

    assert reason(state, "wait") == "not-waiting"


@pytest.mark.clause("SD12")
def test_a_first_mine_without_power_is_refused() -> None:
    state = start(GAME, 3, Options(), SEED, START).state
    mine = next(card for card in state.planets[A].pile if card.startswith("mine"))

    assert reason(state, f"settle left {mine} r1") == "first-mine"
    assert reason(state, f"settle left {mine} l2") == ""


@pytest.mark.clause("SD60")
def test_the_reason_tells_nothing_of_the_cards_of_others() -> None:
    state = advanced()
    state.planets[C].zone = ["solar-1"]
    reasons = [reason(state, f"swap seat-2 mine-green-1 slot-{number}") for number in (1, 2)]
    state.planets[C].zone = ["multi-1"]

    assert reasons == ["", "cards-without-timer"]
    assert reasons == [
        reason(state, f"swap seat-2 mine-green-1 slot-{number}") for number in (1, 2)
    ]


def test_what_is_on_offer_has_no_reason_against_it() -> None:
    state = advanced()

    for seat in (A, B, C):
        for offer in offers(state, seat):
            assert isinstance(offer, Offer)
            assert reason(state, " ".join((offer.verb, *offer.ids)), seat) == ""
