"""Standing orders: what one does nearly always, left in advance (SM48)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine import Amount, AnyOffer, Choice, Left, Offer, Play, Seat, Standing

from . import events
from .computers import tile_worth
from .parts import FEW_CARDS, SPACE, landings, numbers
from .state import State
from .steps import ChooseTile, TakeAction
from .view import View

TOP_UP: Final = "top-up"
DOES: Final = ("discover", "develop", "tile")
"""What is ordered without a number, in the order in which it is done."""


def orders(state: State, seat: Seat) -> Sequence[AnyOffer]:
    """What may be ordered or taken back."""
    known = state.pilots[seat].orders
    found: list[AnyOffer] = [Offer("order-do", (each,)) for each in DOES if each not in known]
    found.append(Amount("order-top-up", 0, FEW_CARDS))
    return (*found, *(Offer("order-ask", (each,)) for each in known))


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Keep an order, or end it; an open question is still to be answered."""
    known, (about,) = play.state.pilots[seat].orders, choice.args
    number = 0
    if choice.verb == "order-ask":
        del known[about]
    elif choice.verb == "order-do":
        known[about] = number
    else:
        about, number = TOP_UP, int(about)
        known[about] = number
    stands = int(about in known)
    play.tell(events.OrderLeft(order=about, cards=number, stands=stands, to=(seat,)))


def left_by(about: str, number: int) -> Choice:
    """The choice that left an order."""
    return (
        Choice("order-top-up", (str(number),)) if about == TOP_UP else Choice("order-do", (about,))
    )


def left(state: State, seat: Seat) -> Sequence[Left]:
    """What a seat has ordered."""
    return [
        Left(left_by(about, number), Choice("order-ask", (about,)))
        for about, number in state.pilots[seat].orders.items()
    ]


def disarm(play: Play[State], seat: Seat, _order: Choice) -> None:
    """Strike the order to top up: no other is ever in vain."""
    del play.state.pilots[seat].orders[TOP_UP]


def obeys(state: State, seat: Seat) -> Standing | None:
    """What an order answers: to an action what can be done first, from a pile the best tile."""
    step, known = state.stack[-1], state.pilots[seat].orders
    if not known:
        return None
    if isinstance(step, ChooseTile):
        if "tile" not in known:
            return None
        tiles = [offer.ids[0] for offer in step.offers(state, seat) if isinstance(offer, Offer)]
        tile = best_tile(state.pilots[seat].tiles, tiles)
        return Standing(left_by("tile", 0), Choice(step.verbs[0].name, (tile,)))
    return next(_actions(state, seat, known), None) if isinstance(step, TakeAction) else None


def best_tile(taken: Sequence[str], tiles: Sequence[str]) -> str:
    """The tile that adds most to the points just now, as where time has run out (SM45)."""
    return max(tiles, key=lambda tile: tile_worth(taken, tile))


def _actions(state: State, seat: Seat, known: Mapping[str, int]) -> Iterator[Standing]:
    """The actions that orders would take, the first first."""
    offered = state.stack[-1].offers(state, seat)
    if "discover" in known and Offer("discover") in offered:
        yield Standing(left_by("discover", 0), Choice("discover"))
    if "develop" in known and any(offer.verb == "develop" for offer in offered):
        pairs = landings(state.pilots[seat].hand, state.here(seat).land)
        yield Standing(left_by("develop", 0), Choice("develop", min(pairs, key=_jokers)))
    hand = len(state.pilots[seat].hand)
    if TOP_UP in known and hand <= known[TOP_UP]:
        yield Standing(left_by(TOP_UP, known[TOP_UP]), Choice(TOP_UP), _vain(state))


def _vain(state: State) -> str:
    """Why it is no use to top up any more."""
    if state.is_last_round:
        return "late"
    return "" if len(state.deck) or state.deck.discards else "nothing"


def _jokers(pair: Sequence[str]) -> int:
    """How many numbers the cards could stand for: those of few uses are played first."""
    return sum(len(numbers(card, "land")) for card in pair)


def proposes(view: View, choice: Choice) -> Choice | None:
    """The order that would have made a choice, where one makes it often."""
    own = view.own
    if own is None:
        return None
    match choice.verb, choice.args:
        case ("discover" | "develop") as verb, _:
            return left_by(verb, 0)
        case (("mark" | "take"), (tile,)):
            pile = [each for each in view.planet(view.looking).tiles if each != SPACE]
            best = bool(pile) and best_tile(own.taken, pile) == tile
            return left_by("tile", 0) if best else None
        case "top-up", () if len(own.hand) <= FEW_CARDS:
            return left_by(TOP_UP, len(own.hand))
    return None
