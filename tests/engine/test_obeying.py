"""Standing orders that answer for their owners, and what they would have done."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import (
    Choice,
    Entry,
    OrderDisarmed,
    OrderUsed,
    Outcome,
    Play,
    Record,
    Seat,
    Setup,
    Standing,
    act,
    active_seats,
    begin,
    decisions,
    preview,
)
from engine.obeying import MOST
from tests.tiny import GAME
from tests.tiny.state import State
from tests.tiny.steps import UseComet

from .toy import ANN, BOB, CY, Ask, Auto, Toy, match

ORDER, PASS = Choice("order-pass"), Choice("pass")
NOW = 1_700_000_000_000
SETUP = Setup(
    game="tiny",
    version=1,
    seats=2,
    options={"rounds": 3, "dawn": "day", "notebook": True},
    seed="11" * 32,
    now=NOW,
)


def played(*lines: tuple[Seat, str]) -> tuple[list[Entry], State, Outcome[State]]:
    """A match of Ann and Bob, in which nobody holds a good card."""
    entries = [
        Entry(number, NOW + number, seat, Choice.parse(choice))
        for number, (seat, choice) in enumerate(lines, start=1)
    ]
    outcome = begin(GAME, SETUP)
    state = outcome.state
    for entry in entries:
        outcome = act(GAME, state, entry.seat, entry.choice, entry.time)
        for miner in state.miners:
            miner.hand = ["ice-1"]
    return entries, state, outcome


def private(outcome: Outcome[Any]) -> list[Any]:
    return [e for e in outcome.events if isinstance(e, OrderUsed | OrderDisarmed)]


def test_an_order_answers_in_the_same_entry_and_its_owner_alone_is_told() -> None:
    _, state, outcome = played((ANN, "order-pass"), (ANN, "bid 2"), (BOB, "bid 1"))

    assert (state.round, active_seats(state)) == (2, (ANN, BOB))
    assert private(outcome) == [OrderUsed(order=ORDER, answer=PASS, to=(ANN,))]
    # Bob may have found out by his bid what Ann has ordered.
    assert outcome.learned
    assert outcome.sealed


def test_without_its_order_the_seat_is_asked() -> None:
    _, state, outcome = played(
        (ANN, "order-pass"), (ANN, "order-ask"), (ANN, "bid 2"), (BOB, "bid 1")
    )

    assert isinstance(state.stack[-1], UseComet)
    assert private(outcome) == []


def test_a_question_that_is_open_stays_its_owners() -> None:
    _, state, _ = played((ANN, "bid 2"), (BOB, "bid 1"), (ANN, "order-pass"), (BOB, "order-pass"))

    assert isinstance(state.stack[-1], UseComet)
    assert active_seats(state) == (ANN,)


def test_an_order_that_fits_no_more_is_disarmed_with_a_reason() -> None:
    _, state, _ = played((ANN, "order-pass"), (ANN, "bid 2"))
    state.miners[ANN].hand = ["ice-8"]

    outcome = act(GAME, state, BOB, Choice("bid", ("1",)), NOW + 9)

    assert private(outcome) == [OrderDisarmed(order=ORDER, reason="good-card", to=(ANN,))]
    assert (active_seats(state), state.miners[ANN].content) == ((ANN,), False)


def test_an_answer_that_is_not_on_offer_is_never_given() -> None:
    def obeys(state: State, seat: Seat) -> Standing | None:
        standing = GAME.orders.obeys(state, seat)
        return standing and replace(standing, answer=Choice("swap", ("iron-9",)))

    game = replace(GAME, orders=replace(GAME.orders, obeys=obeys))
    _, state, _ = played((ANN, "order-pass"), (ANN, "bid 2"))

    outcome = act(game, state, BOB, Choice("bid", ("1",)), NOW + 9)

    assert private(outcome) == [OrderDisarmed(order=ORDER, reason="unavailable", to=(ANN,))]
    assert isinstance(state.stack[-1], UseComet)


def test_orders_answer_clockwise_and_not_for_ever() -> None:
    def obeys(_state: Toy, _seat: Seat) -> Standing | None:
        return Standing(ORDER, Choice("say"))

    def disarm(_play: Play[Toy], _seat: Seat, _order: Choice) -> None:
        raise AssertionError

    game, state = match(Auto("wait"), due=[2_000])
    state.stack.append(Ask([BOB], left=1_000))
    game = replace(game, orders=replace(game.orders, obeys=obeys, disarm=disarm))

    outcome = act(game, state, BOB, Choice("say"), 1_500)

    assert sum(isinstance(event, OrderUsed) for event in outcome.events) == MOST
    assert active_seats(state) == [BOB]


# -- what it would have done ----------------------------------------------------------------------


def test_a_preview_goes_by_the_decisions_that_its_seat_has_made() -> None:
    entries, _, _ = played(
        (ANN, "bid 2"), (BOB, "bid 1"), (ANN, "refuel"), (ANN, "pass"), (ANN, "bid 0")
    )
    asked = decisions(GAME, Record(SETUP, entries), ANN)

    found = preview(GAME, asked, ANN, ORDER)

    assert [each.decision for each in asked] == ["bid-energy", *["use-comet"] * 2, "bid-energy"]
    assert found.looked == 4
    assert found.last is not None


def test_a_preview_of_an_order_that_never_applied_is_empty() -> None:
    entries, _, _ = played((ANN, "bid 0"), (BOB, "bid 1"), (BOB, "pass"))

    found = preview(GAME, decisions(GAME, Record(SETUP, entries), ANN), ANN, ORDER)

    assert (found.looked, found.answered, found.last, found.same) == (1, (), None, 0)


@pytest.mark.parametrize("seat", [ANN, BOB, CY])
def test_a_preview_of_a_match_without_decisions_is_empty(seat: Seat) -> None:
    assert decisions(GAME, Record(SETUP, []), seat) == ()
