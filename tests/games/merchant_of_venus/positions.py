"""Built positions of Merchant of Venus, and short ways to play in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Event,
    Offer,
    Outcome,
    Pick,
    Pile,
    Seat,
    act,
    active_seats,
    offers,
    orders,
    pending_step,
    start,
)
from games.merchant_of_venus import GAME
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.parts import COMPONENTS, MarketState
from games.merchant_of_venus.setup import Options
from games.merchant_of_venus.state import Captain, Market, Pirates, State, Turn
from games.merchant_of_venus.steps.rounds import PlayRounds, StartTurn

A, B, C, D = (Seat(number) for number in range(4))
SEED: Final = "5e" * 16
CULTURES: Final = tuple(entry.id for entry in COMPONENTS.cultures)
PILOTS: Final = ("humans", "eeepeep", "whynom", "qossuth")
HOMES: Final = dict(zip(CULTURES, GALAXY.systems, strict=True))
"""In every built position the cultures live on the systems in the order of both lists:

nillis trp, volois dw, graw ib, niks jw, dell ice, humans cw, shenna nh, yxklyx wts, zum pp,
eeepeep im, whynom ww, cholos mgs, wollow gp, qossuth as.
"""
ACTIVE: Final[tuple[MarketState, ...]] = ("active", "weak", "strong")

E = TypeVar("E", bound=Event)


def dealt(seats: int = 2, **options: Any) -> State:
    """The start of a match, before the first choice."""
    return start(GAME, seats, Options(**options), SEED, 0).state


def begun(seats: int = 2, **options: Any) -> State:
    """A match at its first turn, all choices before it left to the fallback."""
    state = dealt(seats, **options)
    while pending_step(state) != "start-turn":
        seat = active_seats(state)[0]
        act(GAME, state, seat, GAME.rules.fallback(state, seat), 0)
    return state


def table(seats: int = 2, *, known: bool = True, **options: Any) -> State:
    """The first turn of seat A in round 1, everybody on the Galactic Base.

    Pilots in the order of PILOTS, L1, laser and shield 2, c500, no missions. Cultures live as in
    HOMES, discovered if ``known``, with active markets (the stack is active, weak, strong), and
    nobody waits anywhere.
    """
    state = begun(seats, **options)
    state.first = A
    for captain, pilot in zip(state.captains, PILOTS, strict=False):
        captain.pilot, captain.credits = pilot, 500
        captain.laser = captain.shield = 2
        state.missions.cards += captain.missions
        captain.missions.clear()
    for market in state.markets:
        market.system = HOMES[market.culture]
        market.stack = list(ACTIVE)
        state.pool.cards += market.guests
        market.guests.clear()
        if known:
            reveal(market)
    state.pool.cards += state.base_guests
    state.base_guests.clear()
    turn_of(state, A)
    return state


def reveal(market: Market) -> None:
    """Discover a culture: everything in its supply area comes to its market."""
    market.open = True
    market.goods += market.supply
    market.technologies += market.spare
    market.supply, market.spare = [], []


def turn_of(state: State, seat: Seat) -> None:
    """The turn of a seat begins, the others of the round before it are over."""
    state.stack = [PlayRounds(turns=seat + 1), StartTurn(seat)]
    state.turn = Turn(seat)


def captain(state: State, seat: Seat = A) -> Captain:
    """A player's ship and dashboard."""
    return state.captains[seat]


def load(state: State, *things: str, seat: Seat = A) -> None:
    """Put goods, passengers, technologies or equipment on a ship, taken from where they are."""
    ship = state.captains[seat]
    for thing in things:
        if thing in COMPONENTS.passenger:
            state.pool.cards.remove(thing)
            ship.cargo.append(thing)
        elif thing in COMPONENTS.good:
            market = state.market(COMPONENTS.good[thing].id)
            (market.goods or market.supply).remove(thing)
            ship.cargo.append(thing)
        else:
            _install(state, ship, thing)


def _install(state: State, ship: Captain, thing: str) -> None:
    entry = COMPONENTS.technology[thing]
    market = state.market(entry.culture)
    (market.technologies or market.spare).remove(thing)
    racks = {"upgrade": ship.upgrades, "structure": ship.cargo}
    racks.get(entry.kind, ship.supplies).append(thing)


def give(state: State, *cards: str, seat: Seat = A) -> None:
    """Put rewards, missions, titles or intel cards before a player, out of their piles."""
    ship = state.captains[seat]
    for card in cards:
        if card in COMPONENTS.reward:
            state.rewards.cards.remove(card)
            ship.rewards.append(card)
        elif card in COMPONENTS.mission:
            state.missions.cards.remove(card)
            ship.missions.append(card)
        else:
            (state.shown if card in state.shown else state.encounters.cards).remove(card)
            (ship.titles if card < "e05" else ship.intel).append(card)


def show(state: State, card: str) -> None:
    """Lay a title or intel card beside the round track."""
    state.encounters.cards.remove(card)
    state.shown.append(card)


def wait_at(state: State, passenger: str, culture: str = "") -> None:
    """Let a passenger wait at the market of a culture, or at the base."""
    state.pool.cards.remove(passenger)
    (state.market(culture).guests if culture else state.base_guests).append(passenger)


def on_top(pile: Pile, *cards: str) -> None:
    """Put cards on top of a pile; the first of them is the first to be drawn."""
    for card in reversed(cards):
        pile.cards.remove(card)
        pile.cards.append(card)


def pirates(state: State, field: str, number: int, category: str, infamy: int = 0) -> Pirates:
    """Lay a pirate marker on an encounter field."""
    found = Pirates(field, category, number, infamy)
    state.replaced[field] = f"pirates-{number}-{category}"
    state.pirates.append(found)
    state.encounters.cards.remove(
        next(id_ for id_, e in COMPONENTS.encounter.items() if e.marker == state.replaced[field])
    )
    return found


def dice(state: State, *numbers: int) -> None:
    """The next dice that fall."""
    state.dice.loaded = [number - 1 for number in numbers]


# To play


def do(state: State, *choices: str, seat: Seat | None = None) -> Outcome[State]:
    """Carry out choices written as ``verb arg arg``, for whoever is waited for.

    The outcome is that of the last choice, with the events of all.
    """
    told_: list[Event] = []
    for choice in choices:
        who = active_seats(state)[0] if seat is None else seat
        outcome = act(GAME, state, who, Choice.parse(choice), state.now)
        told_ += outcome.events
    return Outcome(state, tuple(told_), outcome.sealed)


def can(state: State, *verbs: str, seat: Seat | None = None) -> set[str]:
    """Everything on offer (of some verbs) to a seat, or to whoever is waited for, as text."""
    who = active_seats(state)[0] if seat is None else seat
    return _said(offers(state, who), verbs)


def can_order(state: State, *verbs: str, seat: Seat = A) -> set[str]:
    """Every standing order that the seat may leave, as text."""
    return _said(orders(GAME, state, seat), verbs)


def _said(found: Sequence[AnyOffer], verbs: Sequence[str]) -> set[str]:
    said = set()
    for offer in found:
        if not verbs or offer.verb in verbs:
            said.add(" ".join((offer.verb, *_words(offer))))
    return said


def _words(offer: AnyOffer) -> Iterable[str]:
    match offer:
        case Offer():
            return offer.ids
        case Pick():
            return offer.items
        case Amount():
            return (f"{offer.low}-{offer.high}",)


def told(outcome: Outcome[State], kind: type[E]) -> list[E]:
    """The events of a kind."""
    return [event for event in outcome.events if isinstance(event, kind)]


def owed(state: State) -> tuple[str, Seat]:
    """The decision that is waited for, and of whom first."""
    return pending_step(state), active_seats(state)[0]


def at(state: State, field: str, seat: Seat = A) -> None:
    """Put a ship on a field."""
    state.captains[seat].at = field


def roll(state: State, *numbers: int, towards: str = "") -> Outcome[State]:
    """Roll the speed dice; further numbers are the dice that fall after them."""
    dice(state, *numbers)
    return do(state, f"roll {towards}".strip())


def fly(state: State, *fields: str) -> Outcome[State]:
    """At each decision about the way, take the next of these fields."""
    return do(state, *(f"fly {field}" for field in fields))


def arrive(state: State, field: str, *, start: str = "") -> Outcome[State]:
    """Fly to a landing place from a quiet field beside it, with six points, and land."""
    ship = state.captain
    quiet = ("blue", "red", "yellow", "orbit", "asteroid")
    ship.at = start or next(to for to in GALAXY[field].ways if GALAXY[to].kind in quiet)
    events = list(roll(state, 2, 2, 2, towards=_heading(state, field)).events)
    if ship.at != field:
        events += fly(state, field).events
    if pending_step(state) == "fly":
        events += do(state, "land").events
    return Outcome(state, tuple(events), sealed=True)


def _heading(state: State, field: str) -> str:
    """A direction is named only in space (MV30, MV31)."""
    return field if f"roll {field}" in can(state, "roll") else ""


def finish_turn(state: State) -> Outcome[State]:
    """Pass until the turn of the seat is over; the events on the way."""
    seat, round_ = state.turn.seat, state.round
    events: list[Event] = []
    while not state.over and (state.turn.seat, state.round) == (seat, round_):
        turn = state.turn
        who = active_seats(state)[0]
        outcome = act(GAME, state, who, GAME.rules.fallback(state, who), state.now)
        events += outcome.events
        if state.turn is not turn:
            break
    return Outcome(state, tuple(events), sealed=True)


def to_round(state: State, round_: int) -> Outcome[State]:
    """Let everybody pass until a round begins; the events of its beginning."""
    state.round = round_ - 1
    last = Seat((state.first + state.seats - 1) % state.seats)
    turn_of(state, last)
    state.stack[0] = PlayRounds(turns=state.seats)
    return finish_turn(state)


def to_the_end(state: State, *last_dice: int) -> Outcome[State]:
    """The last turn of the last round is over: the final scoring, with its dice."""
    state.round = state.rounds
    last = Seat((state.first + state.seats - 1) % state.seats)
    turn_of(state, last)
    state.stack[0] = PlayRounds(turns=state.seats)
    dice(state, *last_dice)
    return finish_turn(state)


def score(state: State, seat: Seat = A) -> dict[str, int]:
    """The score sheet of a seat by column, after the end."""
    found = GAME.rules.result(state)
    return dict(zip(found.columns, found.rows[seat], strict=True))


def voyage(state: State, goal: str) -> str:
    """The proposal that leads to a goal, as the bot shows it."""
    (found,) = (text for text in can(state, "fly-to") if text.startswith(f"fly-to {goal}="))
    return found


def set_off(state: State, to: str, *numbers: int) -> Outcome[State]:
    """Roll in space and make the first step, whether or not there is something to do before."""
    ship, start_ = state.captain, state.captain.at
    rolled = roll(state, *numbers, towards=to)
    if ship.at != start_:
        return rolled
    return Outcome(state, (*rolled.events, *fly(state, to).events), sealed=True)


def draw(state: State, card: str, *after: int) -> Outcome[State]:
    """The ship enters the encounter field pp5 with eleven points left, and draws the card.

    ``after`` are the dice that fall then. Beyond pp5 come pp6 and pp7, where the way forks.
    """
    on_top(state.encounters, card)
    state.captain.at = "pp4"
    return set_off(state, "pp5", 4, 4, 4, *after)


def turn_up(state: State, culture: str, marker: str) -> None:
    """Put a market marker on top of the stack of a culture."""
    state.market(culture).stack.sort(key=lambda each: each != marker)
