"""Standing orders: answers to windows and to looks, left in advance (DV31, DV74, DV86)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Left,
    Offer,
    Play,
    Seat,
    Standing,
    seat_id,
)

from . import events
from .parts import BELOW, BIDS, LOOKS, METEOR, PIRATE, points
from .state import State
from .steps.ambush import Ambush
from .steps.contract import BidWindow
from .steps.looks import RevealIncident
from .steps.windows import PASSES, order_left

STRIKES = "strike"
"""The verb of the answer."""


def orders(state: State, seat: Seat) -> Sequence[AnyOffer]:
    """What may be ordered about pirates, meteors, bids and looks, but not what has been."""
    player = state.players[seat]
    held = [each for each in (PIRATE, METEOR) if each in (*player.incidents, *player.fresh)]
    found: list[AnyOffer] = []
    for about in (*held, BIDS, LOOKS):
        now = player.orders.get(about, "")
        if now:
            found.append(Offer("order-ask", (about,)))
        if now != PASSES:
            found.append(Offer("order-pass", (about,)))
        others = map(seat_id, state.clockwise(seat) if about in held else ())
        found += [Offer("order-strike", (about, who)) for who in others if who != now]
    return (*found, Amount("order-below", BELOW[0], BELOW[-1]))


def leave_order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Keep a standing order; an open question is still to be answered."""
    player = play.state.players[seat]
    about, order = choice.args[0], choice.args[-1]
    if choice.verb == "order-below":
        about = BIDS
    if choice.verb == "order-ask":
        del player.orders[about]
    else:
        player.orders[about] = PASSES if choice.verb == "order-pass" else order
    wish = player.orders.get(about, "ask")
    play.tell(events.OrderLeft(seat=seat, incident=about, order=wish, to=(seat,)))


def obeys(state: State, seat: Seat) -> Standing | None:
    """What an order answers to a window, or after a look; whatever it goes by lies open."""
    step, known = state.stack[-1], state.players[seat].orders
    match step:
        case Ambush(incident=about):
            order = known.get(about, "")
            if not order:
                return None
            strikes = order == seat_id(state.active)
            answer = Choice(STRIKES, (about,)) if strikes else Choice(PASSES)
            return Standing(order_left(about, order), answer)
        case BidWindow():
            order = known.get(BIDS, "")
            if not order or (order.isdecimal() and at_stake(state) >= int(order)):
                return None
            return Standing(order_left(BIDS, order), Choice(PASSES))
        case RevealIncident() if LOOKS in known:
            return Standing(order_left(LOOKS, known[LOOKS]), Choice("hide"))
    return None


def at_stake(state: State) -> int:
    """The points of the tiles that an attempt has turned up."""
    return sum(points(state.board[cell]) for cell in state.attempt.cells) if state.attempt else 0


def disarm(play: Play[State], seat: Seat, order: Choice) -> None:
    """Strike an order."""
    about = BIDS if order.verb == "order-below" else order.args[0]
    del play.state.players[seat].orders[about]


def left(state: State, seat: Seat) -> Sequence[Left]:
    """What a seat has ordered."""
    return [
        Left(order_left(about, order), Choice("order-ask", (about,)))
        for about, order in state.players[seat].orders.items()
    ]
