"""SD26, SD45: trades and gifts need two."""

from __future__ import annotations

import pytest

from engine import Illegal, act, next_alarm, start, wake
from games.space_dealer import GAME
from games.space_dealer.calendar import HOUR
from games.space_dealer.dealings import (
    CardReceived,
    ProposalExpired,
    SwapMade,
    SwapProposed,
    SwapSeen,
    TradeMade,
    TradeProposed,
)
from games.space_dealer.setup import Options
from games.space_dealer.state import State, Timer
from games.space_dealer.view import view

from .table import MINUTE, START, A, B, C, build, can, do, goods, table, told, wait

MINE = "mine-red-1"


def meeting() -> State:
    """The ship of A, with red and yellow, is on the planet of B, who has a depot with blue."""
    state = table()
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "seat-1", goods("rry")
    build(state, B, "depot-1:l1")
    state.planets[B].depot = goods("bb")
    return state


@pytest.mark.clause("SD26")
def test_only_who_is_on_the_same_planet_can_trade() -> None:
    state = meeting()

    assert can(state, C, "trade") == set()
    assert {offer.split()[1] for offer in can(state, A, "trade")} == {"seat-1"}
    assert "trade seat-1 seat-1 rr bb" in can(state, A, "trade")
    assert "trade seat-1 seat-1 yy b" not in can(state, A, "trade")
    assert "trade seat-0 seat-1 nothing r" in can(state, B, "trade")
    state.planets[A].ships[0].at = "gizzi-1"
    assert can(state, A, "trade") == can(state, B, "trade") == set()


@pytest.mark.clause("SD26")
def test_one_or_two_goods_are_given_for_one_or_two_others_or_nothing() -> None:
    state = meeting()
    state.planets[A].ships[0].load = goods("rryb")
    state.planets[B].depot = goods("rbb")
    one = {"r", "rr", "y", "ry", "rb", "yb", "b", "nothing"}
    other = {"r", "b", "rb", "bb", "nothing"}

    assert can(state, A, "trade") == {
        f"trade seat-1 seat-1 {give} {want}" for give in one for want in other if give != want
    }


@pytest.mark.clause("SD26")
@pytest.mark.parametrize(("place", "whose"), [("seat-0", 1), ("seat-1", 2), ("gizzi-2", 0)])
def test_everybody_is_told_whose_planet_is_the_place_of_a_proposal(place: str, whose: int) -> None:
    state = meeting()
    state.planets[A].ships[0].at = state.planets[B].ships[0].at = place

    outcome = do(state, A, f"trade seat-1 {place} rr nothing")

    assert told(outcome, TradeProposed) == [
        TradeProposed(
            seat=A,
            partner=B,
            planet=place,
            give=("rr",),
            want=(),
            until=(state.now + MINUTE) // 1000,
            whose=whose,
        )
    ]


@pytest.mark.clause("SD26")
def test_a_trade_is_made_when_the_other_accepts() -> None:
    state = meeting()
    do(state, A, "trade seat-1 seat-1 rr b")
    (deal,) = (proposal.id for proposal in state.proposals)
    assert state.planets[A].ships[0].load == goods("rry")
    assert can(state, A, "withdraw", "trade") == {f"withdraw {deal}"}  # one at a time
    assert can(state, C, "accept", "decline") == set()

    outcome = do(state, B, f"accept {deal}")

    assert told(outcome, TradeMade)
    assert state.planets[A].ships[0].load == goods("yb")
    assert [sum(s) for s in (state.planets[B].depot, state.planets[B].ships[0].load)] == [1, 2]
    assert not state.proposals


@pytest.mark.clause("SD26")
@pytest.mark.parametrize("end", ["decline", "withdraw"])
def test_a_proposal_is_declined_or_taken_back(end: str) -> None:
    state = meeting()
    do(state, A, "trade seat-1 seat-1 r nothing")
    (deal,) = (proposal.id for proposal in state.proposals)

    do(state, B if end == "decline" else A, f"{end} {deal}")

    assert not state.proposals
    assert state.planets[A].ships[0].load == goods("rry")


@pytest.mark.clause("SD26")
def test_a_proposal_runs_out() -> None:
    state = meeting()
    do(state, A, "trade seat-1 seat-1 r nothing")
    assert next_alarm(GAME, state) == state.now + MINUTE

    outcome = wait(state)

    assert told(outcome, ProposalExpired)
    assert can(state, B, "accept", "decline") == set()


@pytest.mark.clause("SD26")
@pytest.mark.parametrize(
    ("stands", "length"),
    [("timer-minute", 2 * HOUR), ("day", 24 * HOUR), ("end", 60 * HOUR)],
)
def test_a_proposal_stands_as_long_as_the_table_says(stands: str, length: int) -> None:
    options = Options.model_validate({"timer": "two-hours", "proposals": stands})
    state = start(GAME, 3, options, "00" * 16, START).state
    for seat in (A, B, C):
        act(GAME, state, seat, GAME.rules.fallback(state, seat), START)
    state.planets[A].ships[0].at = "seat-1"
    state.planets[A].ships[0].load = goods("r")

    do(state, A, "trade seat-1 seat-1 r nothing", after=0)

    assert state.proposals[0].until == START + length
    wake(GAME, state, START + length - 1)
    assert state.proposals
    wake(GAME, state, START + length)
    assert not state.proposals


@pytest.mark.clause("SD26")
def test_a_proposal_can_be_accepted_only_while_both_have_the_goods_and_room() -> None:
    state = meeting()
    do(state, A, "trade seat-1 seat-1 rr b")
    (deal,) = (proposal.id for proposal in state.proposals)
    do(state, A, "dump ship red")

    assert can(state, B, "accept", "decline") == {f"decline {deal}"}
    with pytest.raises(Illegal):
        do(state, B, f"accept {deal}")
    state.planets[A].ships[0].load = goods("rr")
    assert f"accept {deal}" in can(state, B)
    state.planets[B].depot = goods("bbbb")
    state.planets[B].ships[0].load = goods("yyyyyyyy")
    assert f"accept {deal}" not in can(state, B)  # two come and one goes: there is no room
    state.planets[B].ships[0].load = goods("yyyyyyy")
    assert f"accept {deal}" in can(state, B)
    state.planets[A].ships[0].at = "gizzi-1"
    assert f"accept {deal}" not in can(state, B)


def planners() -> State:
    state = table(advanced=True)
    state.planets[A].zone = [MINE, "solar-1"]
    state.planets[B].zone = ["reactor-1"]
    return state


@pytest.mark.clause("SD45")
def test_planned_cards_are_swapped() -> None:
    state = planners()
    assert can(state, A, "swap") >= {
        f"swap seat-1 {MINE} slot-1",
        "swap seat-1 solar-1 nothing",
        "swap seat-1 nothing slot-1",
    }

    proposed = do(state, A, f"swap seat-1 {MINE} slot-1")

    assert told(proposed, SwapProposed, SwapSeen) == [
        SwapProposed(seat=A, partner=B, give=1, want=1, until=(state.now + MINUTE) // 1000),
        SwapSeen(seat=A, partner=B, card=MINE, to=(A, B)),
    ]
    (deal,) = (proposal.id for proposal in state.proposals)
    assert view(state, B).proposals[0].card == MINE
    assert [(p.place, p.give, p.want) for p in view(state, C).proposals] == [("", "1", "1")]
    assert view(state, A).proposals[0].card == MINE
    assert view(state, A).proposals[0].wish == ""
    assert view(state, B).proposals[0].wish == "reactor-1"
    assert view(state, C).proposals[0].wish == ""
    assert view(state, C).proposals[0].card == ""
    outcome = do(state, B, f"accept {deal}")
    assert state.planets[A].zone == ["solar-1", "reactor-1"]
    assert state.planets[B].zone == [MINE]
    assert [(event.to, event.card) for event in told(outcome, CardReceived)] == [  # type: ignore[attr-defined]
        ((B,), MINE),
        ((A,), "reactor-1"),
    ]


@pytest.mark.clause("SD45")
def test_a_gift_needs_a_free_place_and_a_card_without_a_timer() -> None:
    state = planners()
    do(state, A, f"build {MINE} later")
    assert not any(MINE in offer for offer in can(state, A, "swap"))
    assert not any("slot-1" in offer for offer in can(state, B, "swap"))
    do(state, A, "swap seat-1 solar-1 nothing")
    (deal,) = (proposal.id for proposal in state.proposals)
    assert f"accept {deal}" in can(state, B)

    state.planets[B].zone.append("depot-1")

    assert f"accept {deal}" not in can(state, B)


@pytest.mark.clause("SD45")
@pytest.mark.parametrize(
    ("words", "shown", "numbers", "zones"),
    [
        (f"{MINE} nothing", MINE, (1, 0), (["solar-1"], ["reactor-1", MINE])),
        ("nothing slot-1", "nothing", (0, 1), ([MINE, "solar-1", "reactor-1"], [])),
    ],
)
def test_a_planned_card_is_given_or_asked_for_without_another(
    words: str, shown: str, numbers: tuple[int, int], zones: tuple[list[str], list[str]]
) -> None:
    state = planners()
    build(state, A, "centre-1:l1")
    proposed = do(state, A, f"swap seat-1 {words}")
    assert [(e.card, e.to) for e in told(proposed, SwapSeen)] == [(shown, (A, B))]  # type: ignore[attr-defined]
    (seen,) = view(state, C).proposals
    assert (int(seen.give), int(seen.want)) == numbers

    made = do(state, B, f"accept {seen.id}")

    assert told(made, SwapMade) == [SwapMade(seat=A, partner=B, give=numbers[0], want=numbers[1])]
    assert (state.planets[A].zone, state.planets[B].zone) == zones


@pytest.mark.clause("SD45")
def test_a_card_that_is_asked_for_needs_a_free_place_with_who_asks() -> None:
    state = planners()
    do(state, A, "swap seat-1 nothing slot-1")
    (deal,) = (proposal.id for proposal in state.proposals)
    assert f"accept {deal}" not in can(state, B)  # A has planned two cards

    state.planets[A].zone = [MINE]
    assert f"accept {deal}" in can(state, B)
    state.planets[A].drawn = ["solar-1", "multi-1"]  # which hold a place

    assert f"accept {deal}" not in can(state, B)


@pytest.mark.clause("SD45")
def test_cards_are_swapped_only_while_both_are_there_and_without_a_timer() -> None:
    state = planners()
    do(state, A, f"swap seat-1 {MINE} slot-1")
    (deal,) = (proposal.id for proposal in state.proposals)
    assert f"accept {deal}" in can(state, B)  # each has a place for what comes

    for seat, card in ((A, MINE), (B, "reactor-1")):
        zone = state.planets[seat].zone
        state.planets[seat].zone = [each for each in zone if each != card]
        assert f"accept {deal}" not in can(state, B)
        state.planets[seat].zone = zone
        assert f"accept {deal}" in can(state, B)
        state.planets[seat].timers[0] = Timer("build", card, "later", 1, state.ends)
        assert f"accept {deal}" not in can(state, B)
        state.planets[seat].timers[0] = Timer()


@pytest.mark.clause("SD26", "SD45")
def test_one_proposal_to_each_of_several_players() -> None:
    state = meeting()
    state.advanced = True
    state.planets[C].ships[0].at = "seat-1"
    for seat, card in ((A, MINE), (B, "mine-blue-1"), (C, "mine-green-1")):
        state.planets[seat].zone = [card]
    do(state, A, "trade seat-1 seat-1 r nothing")

    assert {said.split()[1] for said in can(state, A, "trade")} == {"seat-2"}
    assert {said.split()[1] for said in can(state, A, "swap")} == {"seat-2"}
    assert {said.split()[1] for said in can(state, B, "trade", "swap")} == {"seat-0", "seat-2"}
    assert {said.split()[1] for said in can(state, C, "trade", "swap")} == {"seat-0", "seat-1"}


@pytest.mark.clause("SD45")
def test_cards_are_not_swapped_in_the_basic_game() -> None:
    state = table()
    state.planets[A].zone = [MINE]

    assert not can(state, A, "swap")
