"""The laws of standing orders that answer for their owners (``engine.obeying``)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import (
    NOBODY,
    Dice,
    Event,
    Left,
    OrderDisarmed,
    OrderUsed,
    Seat,
    Standing,
    State,
    accept,
    act,
    active_seats,
    dump,
    enter,
    load,
    offers,
    orders,
    would,
)

from .laws import Watch, everybody
from .plans import AnyGame, Moment, Plan, choices
from .telling import known

FEW = 3
"""Orders of a seat that are looked at, at one position; at the next ones it is others' turn."""


def answers_as_by_hand(game: AnyGame, _plan: Plan) -> Watch:
    """What an order has answered was on offer, and leads to what the same by hand leads to.

    The other world is the same entry where orders only end, and then the answers one by one; what
    is obeyed in ways of the game's own is obeyed in both. Others see the same in both, are told the
    same in the end, and no piece is elsewhere.
    """
    by_hand = _only_disarming(game)
    while moment := (yield):
        used = [event for event in moment.outcome.events if isinstance(event, OrderUsed)]
        if not used or moment.entry is None or not moment.sampled:
            continue
        other = load(game, moment.before)
        owners = {seat for event in used for seat in event.to or ()}
        told = list(enter(by_hand, other, moment.entry).events)
        for event in used:
            (owner,) = event.to or (NOBODY,)
            found = offers(other, owner)
            assert accept(found, event.answer), f"{event.answer} of {owner} was not on offer"
            told += act(by_hand, other, owner, event.answer, other.now).events
        for viewer in (None, *everybody(other)):
            if viewer not in owners:
                assert known(game, other, viewer) == known(game, moment.state, viewer)
                assert _heard(told, viewer) == _heard(moment.outcome.events, viewer)
        assert game.rules.inventory(other) == game.rules.inventory(moment.state)


def _only_disarming(game: AnyGame) -> AnyGame:
    """The same game where orders end that fit no more, but none answers."""

    def obeys(state: State, seat: Seat) -> Standing | None:
        standing = game.orders.obeys(state, seat)
        if standing is None or standing.unfit:
            return standing
        return None if accept(offers(state, seat), standing.answer) else standing

    return replace(game, orders=replace(game.orders, obeys=obeys))


def _heard(told: Sequence[Event], viewer: Seat | None) -> list[Event]:
    """What somebody is told, but that their own orders end: that may come sooner by hand."""
    known_ = [event for event in told if event.known_to(viewer)]
    return [event for event in known_ if not isinstance(event, OrderDisarmed)]


def cancel_all(game: AnyGame, state: State, seat: Seat) -> None:
    """Take back all that a seat has ordered, but for what is obeyed in ways of the game's own.

    The last first: some are named by their places.
    """
    for left in reversed(listed(game, state, seat)):
        act(game, state, seat, left.cancel, state.now)
    left_over = listed(game, state, seat)
    assert not left_over, f"seat {seat} cannot take back {left_over}"


def listed(game: AnyGame, state: State, seat: Seat) -> Sequence[Left]:
    """The orders of a seat that answer for it."""
    return [left for left in game.orders.left(state, seat) if game.orders.foresees(left.order)]


def orders_are_listed_and_cancelled(game: AnyGame, _plan: Plan) -> Watch:
    """Every order that was left to be obeyed is listed, and is taken back without a trace.

    Then nobody is answered for: the match is as without orders.
    """
    while moment := (yield):
        if not moment.close or moment.state.over:
            continue
        state, before = load(game, dump(moment.state)), dump(moment.state)
        for seat in everybody(state):
            there = orders(game, state, seat)
            for left in game.orders.left(state, seat):
                assert accept(there, left.cancel), f"{left} stays for ever"
            cancel_all(game, state, seat)
            if seat in active_seats(state):
                standing = game.orders.obeys(state, seat)
                assert standing is None, f"{standing} of seat {seat} cannot be seen"
        assert known(game, state, None) == known(game, moment.state, None)
        owners = [seat for seat in everybody(state) if listed(game, moment.state, seat)]
        if not owners:
            continue
        # The others one at a position, so that a look does not grow with the square of the seats.
        owner = owners[moment.number % len(owners)]
        alone = load(game, before)
        cancel_all(game, alone, owner)
        for viewer in everybody(state):
            if viewer != owner:
                assert known(game, alone, viewer) == known(game, moment.state, viewer)


def obeys_by_what_is_known(game: AnyGame, plan: Plan) -> Watch:
    """What an order answers, or would, and why it fits no more, a seat could tell itself."""
    while moment := (yield):
        if not moment.close or moment.state.over:
            continue
        for seat in active_seats(moment.state):
            world = load(game, dump(moment.state))
            game.rules.resample_hidden(world, seat, Dice(f"{plan.chance + moment.number:032x}"))
            here, there = game.orders.obeys(moment.state, seat), game.orders.obeys(world, seat)
            assert here == there, f"seat {seat}: {here} or {there}"
            _foresees(game, moment, world, seat)


def _foresees(game: AnyGame, moment: Moment, world: State, seat: Seat) -> None:
    """The same of orders that it might leave."""
    found = [each for offer in orders(game, moment.state, seat) for each in choices(offer)]
    step = -(-len(found) // FEW) or 1
    for choice in found[moment.number % step :: step]:
        here, there = (would(game, each, seat, choice) for each in (moment.state, world))
        assert here == there, f"{choice} would choose {here} or {there}"
        assert here is None or accept(offers(moment.state, seat), here), f"{choice}: {here}"


def disarms_with_a_reason(game: AnyGame, _plan: Plan) -> Watch:
    """What fits no more is told to its owner alone, is struck off, and its owner is asked."""
    while moment := (yield):
        for event in moment.outcome.events:
            if isinstance(event, OrderDisarmed):
                assert event.to is not None
                assert len(event.to) == 1
                assert event.reason
                (owner,) = event.to
                assert event.order not in [
                    left.order for left in game.orders.left(moment.state, owner)
                ]
