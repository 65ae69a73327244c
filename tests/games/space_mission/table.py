"""Built positions of Space Mission, and short ways to play in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import Choice, Event, Offer, Outcome, Pick, Pile, Seat, act, offers, start
from games.space_mission import GAME
from games.space_mission.parts import COMPONENTS, SPACE
from games.space_mission.setup import Options
from games.space_mission.state import Pilot, Planet, Scan, State
from games.space_mission.steps import TakeAction

A, B, C, D, E = (Seat(number) for number in range(5))

RING = (
    "green-heggar",  # jump 2, scan 1, land 3 4
    "hazard",  # jump 1, scan 3, land 2 4
    "ruby-red",  # jump 3, scan 2, land 1 4
    "caldera",  # jump 3, scan 1, land 2 4
    "freezer",  # jump 1, scan 2, land 3 4
    "twin-rock",  # jump 2, scan 4, land 1 3
    "goldmist",  # jump 4, scan 1, land 2 3
    "ironhide",  # jump 4, scan 3, land 1 2
)
"""The ring of every built position. Hazard lies as in the picture of the rulebook (p. 4)."""

SEED = "5e" * 16


def table(
    seats: int = 2,
    *,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    ships: Mapping[Seat, str] | None = None,
    piles: Mapping[str, Sequence[str]] | None = None,
    left: int = 2,
) -> State:
    """A position with seat A to move; every planet has six point tiles and two space tiles.

    Hands not given are dealt from the cards that are left; all other cards are the draw pile.
    """
    state = start(GAME, seats, Options(), SEED, 0).state
    entries = {entry.name: entry for entry in COMPONENTS.planets}
    points = [tile for tile in COMPONENTS.bag if tile != SPACE]
    state.ring = []
    for number, name in enumerate(RING):
        entry, pile = entries[name], [*points[number::8], SPACE, SPACE]  # type: ignore[index]
        state.ring.append(Planet(name, entry.jump, entry.scan, entry.land, pile))
    for name, tiles in (piles or {}).items():
        state.planet(name).pile = list(tiles)
    given = hands or {}
    deck = [card for card in COMPONENTS.deck if not any(card in hand for hand in given.values())]
    state.pilots = []
    for number in range(seats):
        hand = given[Seat(number)] if Seat(number) in given else [deck.pop() for _ in range(5)]
        state.pilots.append(Pilot(list(hand), COMPONENTS.chips))
    for seat, ship in (ships or {}).items():
        state.pilots[seat].ship = ship
    state.deck = Pile(deck)
    state.first = A
    state.stack = [TakeAction(A, left)]
    return state


def mark(state: State, seat: Seat, planet: str, tile: str) -> None:
    """Put a tile of the pile under a probe of the seat."""
    state.planet(planet).pile.remove(tile)
    state.planet(planet).scans.append(Scan(seat, tile))
    state.pilots[seat].chips -= 1


def settle(state: State, seat: Seat, planet: str) -> None:
    """Put a station of the seat on a planet."""
    state.planet(planet).station = seat
    state.pilots[seat].chips -= 1


def do(state: State, seat: Seat, *choices: str) -> Outcome[State]:
    """Carry out choices written as ``verb arg arg``; the outcome of the last."""
    for choice in choices:
        outcome = act(GAME, state, seat, Choice.parse(choice), state.now + 1)
    return outcome


def can(state: State, seat: Seat, verb: str = "") -> set[str]:
    """Everything on offer to the seat (of one verb), as text; a Pick by its items."""
    found = set()
    for offer in offers(state, seat):
        if verb in ("", offer.verb):
            match offer:
                case Offer(name, ids):
                    found.add(" ".join((name, *ids)))
                case Pick(name, items, low, high):
                    found.add(f"{name} {low}-{high} of {' '.join(items)}".strip())
    return found


def told(outcome: Outcome[State], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in outcome.events if type(event) is kind]


def pass_turns(state: State, count: int) -> None:
    """Let the seats whose turn it is top up twice, so many turns long."""
    for _ in range(count):
        step = state.stack[-1]
        assert isinstance(step, TakeAction)
        do(state, step.seat, *["top-up"] * step.left)
