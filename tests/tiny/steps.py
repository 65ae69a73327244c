"""The flow of the tiny game: bids, night, the winner's turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from engine import (
    AnyOffer,
    Choice,
    Left,
    Need,
    Offer,
    Picking,
    Play,
    Seat,
    SeatStep,
    Standing,
    Step,
    Verb,
    need,
)

from . import events
from .parts import HAND, HOUR, SWAPS, Box, Options, worth
from .state import Miner, State

ORDERS = {"low": 1, "high": 3}
"""The energy that a standing order bids."""
GOOD = 7
"""What a card in hand is worth with which a standing order to be done no longer fits."""


def deal(play: Play[State], options: Options, box: Box) -> None:
    """Shuffle, deal, begin."""
    state = play.state
    state.rounds, state.notebook = options.rounds, options.notebook
    state.night = HOUR if options.dawn == "hour" else 24 * HOUR
    state.deck = box.deck
    play.dice.shuffle(state.deck)
    for _ in range(state.seats):
        state.miners.append(Miner(box.energy, sorted(state.deck.pop() for _ in range(HAND))))
    play.tell(events.Dealt(cards=HAND))
    for seat, miner in enumerate(state.miners):
        play.tell(events.CardsDrawn(cards=tuple(miner.hand), to=(Seat(seat),)))
    play.call(NextRound())


class NextRound(Step[State]):
    """Runs by itself: the next comet, or the end."""

    def run(self, play: Play[State]) -> None:
        state = play.state
        if not state.deck:
            play.finish("empty")
        elif state.round == state.rounds:
            play.finish("rounds")
        else:
            state.round += 1
            play.tell(events.RoundBegan(round=state.round, rounds=state.rounds))
            play.call(BidEnergy(until=state.now + state.night))


@need
def energy_left(_step: BidEnergy, state: State, seat: Seat) -> range:
    return range(state.miners[seat].energy + 1)


class BidEnergy(Step[State]):
    """All at once, each in secret, until the sun rises."""

    window = True
    verbs = (Verb("bid", energy_left),)

    until: int
    bids: dict[int, int] = field(default_factory=dict)

    def seats(self, state: State) -> Sequence[Seat]:
        return tuple(Seat(seat) for seat in range(state.seats) if seat not in self.bids)

    def bid(self, play: Play[State], seat: Seat, energy: str) -> None:
        self.bids[seat] = int(energy)
        play.tell(
            events.SeatBid(seat=seat),
            events.BidNoted(energy=int(energy), to=(seat,)),
        )

    def rise(self, play: Play[State]) -> None:
        """The sun rises: whoever has not bid bids as it left word, or nothing."""
        for seat in self.seats(play.state):
            miner = play.state.miners[seat]
            wanted = ORDERS.get(miner.order, 0)
            self.bids[seat] = min(wanted, miner.energy)
            if wanted > miner.energy:
                play.tell(events.OrderDropped(order=miner.order, to=(seat,)))
                miner.order = ""

    def run(self, play: Play[State]) -> None:
        """Everybody has bid."""
        state = play.state
        bids = [self.bids[seat] for seat in range(state.seats)]
        seats = tuple(Seat(seat) for seat in range(state.seats))
        play.tell(events.BidsOpened(seats=seats, bids=tuple(bids)))
        card = state.deck.pop()
        if not any(bids):
            state.discard.append(card)
            play.seal()
            play.tell(events.CometLost(card=card))
            play.goto(Night(until=state.now + HOUR))
            return
        best = [seat for seat in seats if bids[seat] == max(bids)]
        winner = best[0]
        if len(best) > 1:
            winner = play.dice.pick(best)
            play.tell(events.TieBroken(seat=winner))
        self.pay(play, winner, card)

    def pay(self, play: Play[State], winner: Seat, card: str) -> None:
        """The winner alone pays."""
        state, paid = play.state, self.bids[winner]
        state.miners[winner].energy -= paid
        state.pool += paid
        state.miners[winner].hand.append(card)
        state.miners[winner].hand.sort()
        play.tell(
            events.CometTaken(seat=winner, energy=paid),
            events.CardsDrawn(cards=(card,), to=(winner,)),
        )
        play.goto(UseComet(winner))


class Night(Step[State]):
    """Nobody is asked: the table waits for time."""

    until: int

    def run(self, play: Play[State]) -> None:
        if play.state.now >= self.until:
            play.end()


def once(verb: str) -> Need:
    """Each thing is done once."""
    return Need("once", lambda step, _state, _seat: verb not in step.done_already)


@need
def energy_in_pool(_step: UseComet, state: State, _seat: Seat) -> bool:
    """Somebody has paid for a comet, and nobody has refuelled since."""
    return state.pool > 0


@need
def cards_to_draw(_step: UseComet, state: State, _seat: Seat) -> bool:
    """The comets to come are what is drawn."""
    return bool(state.deck)


@need
def hand(_step: UseComet, state: State, seat: Seat) -> Sequence[str]:
    """The cards of the seat."""
    return state.miners[seat].hand


def most_swaps(_step: UseComet, state: State, _seat: Seat) -> int:
    """A card for each that is left to draw."""
    return min(SWAPS, len(state.deck))


class UseComet(SeatStep[State]):
    """The winner refuels and swaps, each once, and says when it is done."""

    verbs = (
        Verb("refuel", once("refuel"), energy_in_pool),
        Picking("swap", once("swap"), cards_to_draw, hand, low=1, high=most_swaps),
        Verb("pass"),
    )

    done_already: list[str] = field(default_factory=list)

    def refuel(self, play: Play[State], seat: Seat) -> None:
        self.done_already.append("refuel")
        play.state.pool -= 1
        play.state.miners[seat].energy += 1
        play.tell(events.Refuelled(seat=seat))

    def swap(self, play: Play[State], seat: Seat, *cards: str) -> None:
        self.done_already.append("swap")
        state = play.state
        drawn = tuple(state.deck.pop() for _ in cards)
        hand = state.miners[seat].hand
        hand[:] = sorted([*(card for card in hand if card not in cards), *drawn])
        state.discard.extend(cards)
        play.tell(
            events.HandSwapped(seat=seat, cards=len(cards)),
            events.CardsDrawn(cards=drawn, to=(seat,)),
        )

    def pass_(self, play: Play[State], seat: Seat) -> None:
        play.end()


def alarm(state: State) -> int | None:
    """The sun rises on the bids, and ends the night."""
    top = state.stack[-1]
    return top.until if isinstance(top, BidEnergy | Night) else None


def ring(play: Play[State]) -> None:
    """A night ends by itself, because its step is run again."""
    top = play.state.stack[-1]
    if isinstance(top, BidEnergy):
        top.rise(play)


def orders(state: State, seat: Seat) -> Sequence[AnyOffer]:
    """What to bid when the sun rises first, and whether to be done at once with a comet."""
    mine = state.miners[seat]
    bids = tuple(Offer("order", (each,)) for each in (*ORDERS, "nothing") if each != mine.order)
    return (*bids, Offer("order-ask" if mine.content else "order-pass"))


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Leave an order."""
    miner = play.state.miners[seat]
    if choice.verb != "order":
        miner.content = choice.verb == "order-pass"
        play.tell(events.OrderLeft(order=choice.verb, to=(seat,)))
        return
    (wish,) = choice.args
    miner.order = "" if wish == "nothing" else wish
    play.tell(events.OrderLeft(order=wish, to=(seat,)))


def obeys(state: State, seat: Seat) -> Standing | None:
    """Whoever is content is done at once, but not with a good card in hand."""
    if not isinstance(state.stack[-1], UseComet) or not state.miners[seat].content:
        return None
    good = any(worth(card) >= GOOD for card in state.miners[seat].hand)
    return Standing(Choice("order-pass"), Choice("pass"), "good-card" if good else "")


def disarm(play: Play[State], seat: Seat, _order: Choice) -> None:
    """Strike it."""
    play.state.miners[seat].content = False


def left(state: State, seat: Seat) -> Sequence[Left]:
    """What it has left."""
    miner = state.miners[seat]
    bids = [Left(Choice("order", (miner.order,)), Choice("order", ("nothing",)))]
    content = [Left(Choice("order-pass"), Choice("order-ask"))]
    return (*bids * bool(miner.order), *content * miner.content)
