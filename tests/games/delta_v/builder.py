"""Built positions of Delta V, and short ways to play in them.

The field of every built position, with the tiles in the order of the component file::

        A         B         C         D         E         F         G
    1   alpha 1   alpha 2   alpha 3   alpha 3   alpha 4   alpha 5   beta 1
    2   beta 2    beta 3    beta 3    beta 4    beta 5    gamma 1   gamma 2
    3   gamma 3   gamma 3   gamma 4   gamma 5   delta 1   delta 2   delta 3
    4   delta 3   delta 4   delta 5   station   epsilon 1 epsilon 2 epsilon 3
    5   epsilon 3 epsilon 4 epsilon 5 omnidium  omnidium  omnidium  alien
    6   alien     alien     alien     alien     scan      scan      sabotage
    7   sabotage  acquire   acquire   pirate    pirate    meteor    meteor
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine import AnyOffer, Choice, Event, Offer, Outcome, Pick, Seat, act, offers, orders, start
from games.delta_v import GAME
from games.delta_v.parts import CELLS, COMPONENTS, MINERALS, ROCKETS
from games.delta_v.setup import Options
from games.delta_v.state import Player, State
from games.delta_v.steps.action import TakeAction
from games.delta_v.steps.turn import Turn

A, B, C, D = (Seat(number) for number in range(4))

SEED = "5e" * 16


def table(
    seats: int = 2,
    *,
    rockets: Mapping[Seat, Sequence[str]] | None = None,
    station: Mapping[Seat, int] | None = None,
    incidents: Mapping[Seat, Sequence[str]] | None = None,
    bribes: Mapping[Seat, Sequence[str]] | None = None,
    alien: str = "",
) -> State:
    """A position of the field above in which seat A chooses its action.

    rockets: cells, one for each rocket out there; station: rockets on the station (1 unless
    given); the others are in the shipyard. bribes: unspent counters (all unless given).
    """
    state = start(GAME, seats, Options(), SEED, 0).state
    state.board = dict(zip(CELLS, COMPONENTS.faces, strict=True))
    state.players = []
    for seat in map(Seat, range(seats)):
        out = list((rockets or {}).get(seat, ()))
        docked = (station or {}).get(seat, 1)
        unspent = list((bribes or {}).get(seat, MINERALS))
        player = Player(docked, ROCKETS - docked - len(out), unspent, out)
        player.spent = [mineral for mineral in MINERALS if mineral not in unspent]
        player.incidents = list((incidents or {}).get(seat, ()))
        state.players.append(player)
    state.alien = alien
    state.first = state.active = A
    state.turn = 1
    state.stack = [Turn(phase=2), TakeAction(A)]
    return state


def contracting(
    contract: str = "", seats: int = 2, *, bribes: Mapping[Seat, Sequence[str]] | None = None
) -> State:
    """A position in which seat A has prospected in vain and, if given, declared a contract."""
    state = table(seats, bribes=bribes)
    do(state, A, "prospect")
    if contract:
        do(state, A, f"declare {contract}")
    return state


def gone(state: State, *cells: str) -> None:
    """Take tiles off the board into the hands of nobody."""
    for cell in cells:
        state.discards.append(state.board.pop(cell))


def know(state: State, *cells: str) -> None:
    """Let seat A have seen the tiles of some cells."""
    state.players[A].see(cells)


def give(state: State, seat: Seat, *contracts: str) -> None:
    """Let a seat have taken contracts."""
    for contract in contracts:
        state.contracts[contract] = seat


def do(state: State, seat: Seat, *choices: str) -> Outcome[State]:
    """Carry out choices written as ``verb arg arg``; the outcome of the last."""
    for choice in choices:
        outcome = act(GAME, state, seat, Choice.parse(choice), state.now + 1)
    return outcome


def can(state: State, seat: Seat, verb: str = "") -> list[str]:
    """Everything on offer to the seat (of one verb) in the flow of the game, see ``texts``."""
    return texts(offers(state, seat), verb)


def may_order(state: State, seat: Seat, about: str = "") -> list[str]:
    """The standing orders that the seat may leave (about one thing), see ``texts``."""
    return [each for each in texts(orders(GAME, state, seat)) if about in each]


def texts(there: Sequence[AnyOffer], verb: str = "") -> list[str]:
    """Offers (of one verb) as text; a Pick by its items."""
    found = []
    for offer in there:
        if verb in ("", offer.verb):
            match offer:
                case Offer(name, ids):
                    found.append(" ".join((name, *ids)))
                case Pick(name, items, low, high):
                    found.append(f"{name} {low}-{high} of {' '.join(items)}".strip())
    return found


def told(outcome: Outcome[State], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in outcome.events if type(event) is kind]


def kinds(outcome: Outcome[State], seat: Seat | None) -> list[str]:
    """What a seat (None: a spectator) is told, by the names of the events."""
    return [type(event).__name__ for event in outcome.events if event.known_to(seat)]
