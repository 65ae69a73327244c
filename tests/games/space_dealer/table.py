"""Built positions of Space Dealer, and short ways to play in them."""

from __future__ import annotations

from collections.abc import Sequence

from engine import (
    Choice,
    Event,
    Offer,
    Outcome,
    Seat,
    act,
    active_seats,
    offers,
    orders,
    start,
    wake,
)
from games.space_dealer import GAME
from games.space_dealer.goods import index
from games.space_dealer.setup import Options
from games.space_dealer.state import Built, Planet, State

A, B, C, D = (Seat(number) for number in range(4))
SEED = "5e" * 16
START = 1_779_710_400_000
MINUTE = 60_000


def table(seats: int = 3, *, advanced: bool = False) -> State:
    """Time has just begun; each planet has a generator on its left and nothing else built.

    Personal piles and planning zones are empty; one timer minute takes a minute.
    """
    options = Options(timer="one-minute", advanced=advanced)
    state = start(GAME, seats, options, SEED, START).state
    for number in range(seats):
        seat = Seat(number)
        offer = offers(state, seat)[0]
        assert isinstance(offer, Offer)
        act(GAME, state, seat, Choice(offer.verb, offer.ids), START)
    for planet in state.planets:
        planet.power = {"left": ["generator-1"], "right": []}
        planet.built, planet.pile, planet.zone = [], [], []
    return state


def build(state: State, seat: Seat, *cards: str) -> None:
    """Put cards onto their sites, written as ``mine-red-1:l1``, whether that is legal or not."""
    for text in cards:
        card, _, site = text.partition(":")
        state.planets[seat].built.append(Built(card, site))


def power(state: State, seat: Seat, left: int, right: int) -> None:
    """So many power plants on each side."""
    plants = ["generator-1", "solar-1", "reactor-1"]
    state.planets[seat].power = {"left": plants[:left], "right": plants[:right]}


def goods(text: str) -> list[int]:
    """Goods from their letters."""
    return [text.count(letter) for letter in "rygb"]


def count(planet: Planet, where: str, good: str) -> int:
    """How many of a good are in the depot or the ship."""
    return (planet.depot if where == "depot" else planet.ships[0].load)[index(good)]


def do(state: State, seat: Seat, *choices: str, after: int = 1) -> Outcome[State]:
    """Carry out choices written as ``verb arg arg``; the outcome of the last."""
    for choice in choices:
        outcome = act(GAME, state, seat, Choice.parse(choice), state.now + after)
    return outcome


def wait(state: State, ms: int = MINUTE) -> Outcome[State]:
    """Let time pass, with whatever falls due in it."""
    return wake(GAME, state, state.now + ms)


def can(state: State, seat: Seat, *verbs: str) -> set[str]:
    """Everything on offer to the seat (of some verbs), as text."""
    return _said(offers(state, seat), verbs)


def can_order(state: State, seat: Seat, *verbs: str) -> set[str]:
    """Every standing order that the seat may leave, as text."""
    return _said(orders(GAME, state, seat), verbs)


def _said(found: Sequence[object], verbs: tuple[str, ...]) -> set[str]:
    said = set()
    for offer in found:
        assert isinstance(offer, Offer)
        if not verbs or offer.verb in verbs:
            said.add(" ".join((offer.verb, *offer.ids)))
    return said


def told(outcome: Outcome[State], *kinds: type[Event]) -> list[Event]:
    """The events of some kinds."""
    return [event for event in outcome.events if type(event) in kinds]


def asked(state: State) -> list[Seat]:
    """Who is waited for."""
    return list(active_seats(state))
