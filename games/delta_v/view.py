"""What a seat, or a spectator, may know of a match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine import Result, Seat, active_seats, pending_step

from .parts import CELLS, SURVEYED, mineral, wanted
from .scoring import points_of, result
from .state import State
from .steps.action import SurveyTiles
from .steps.ambush import Ambush
from .steps.incidents import Follow


@dataclass(frozen=True, slots=True)
class CellView:
    """One cell of the grid.

    face: the face if the viewer may know it, else the empty string.
    tile: whether there is a tile at all; up: whether it lies face up for everybody.
    noted: whether the face is known to the viewer alone, from what they have seen.
    """

    cell: str
    tile: bool
    face: str = ""
    up: bool = False
    noted: bool = False


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player; ``rockets`` are the cells, one for each rocket.

    looked: the cells whose face-down tile the player knows: where somebody looks is told to all.
    """

    station: int
    yard: int
    rockets: tuple[str, ...]
    bribes: tuple[str, ...]
    spent: tuple[str, ...]
    incidents: tuple[str, ...]
    fresh: tuple[str, ...]
    tiles: tuple[str, ...]
    contracts: tuple[str, ...]
    points: int
    looked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AttemptView:
    """A running attempt: its contract, the cells revealed, what each tile counts as, a bid-up.

    fits: the minerals of which the next tile may be (DV61, DV72); none while nothing is missing.
    """

    seat: Seat
    contract: str
    minerals: tuple[str, ...]
    cells: tuple[str, ...]
    counts_as: tuple[str, ...]
    fits: tuple[str, ...]
    bid: str = ""
    bidder: Seat | None = None


@dataclass(frozen=True, slots=True)
class View:
    """A match as one viewer may know it; ``seat`` is None for a spectator.

    contracts: id, its minerals and who took it (None: open).
    waiting, decision: who owes a decision, and its name.
    left: how many tiles of each face have not left the board, known to all by counting.
    ambush: the incident with which the active player may be struck now (DV86), or the empty
        string.
    left_by: the place that a sabotaged rocket has just left, for one to take it (DV82), or the
        empty string.
    looks: how many tiles the viewer has to choose for their survey (DV41), else 0.
    orders: the viewer's own standing orders, as ``Player.orders`` has them.
    over: the reason of the end, or the empty string; ``result`` only then.
    """

    seat: Seat | None
    cells: tuple[CellView, ...]
    alien: str
    encounters: int
    players: tuple[PlayerView, ...]
    contracts: tuple[tuple[str, tuple[str, ...], Seat | None], ...]
    attempt: AttemptView | None
    active: Seat
    first: Seat
    turn: int
    last: tuple[str, ...]
    waiting: tuple[Seat, ...]
    decision: str
    left: tuple[tuple[str, int], ...]
    ambush: str
    left_by: str
    looks: int
    notebook: bool
    orders: tuple[tuple[str, str], ...]
    over: str
    result: Result | None

    def face(self, cell: str) -> str:
        """The face of a cell's tile as far as the viewer knows it."""
        return next((each.face for each in self.cells if each.cell == cell), "")


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know, put together piece by piece."""
    left: dict[str, int] = {}
    for face in sorted(state.board.values()):
        left[face] = left.get(face, 0) + 1
    own = () if seat is None else tuple(sorted(state.players[seat].orders.items()))
    return View(
        seat=seat,
        cells=_cells(state, seat),
        alien=state.alien,
        encounters=len(state.encounters),
        players=tuple(_player(state, Seat(n)) for n in range(state.seats)),
        contracts=tuple(
            (contract, wanted(contract), None if taker < 0 else Seat(taker))
            for contract, taker in state.contracts.items()
        ),
        attempt=_attempt(state),
        active=state.active,
        first=state.first,
        turn=state.turn,
        last=tuple(state.last),
        waiting=tuple(active_seats(state)),
        decision=pending_step(state),
        left=tuple(left.items()),
        ambush=_ambush(state),
        left_by=_left_by(state),
        looks=_looks(state, seat),
        notebook=state.notebook,
        orders=own,
        over=state.over,
        result=result(state) if state.finished else None,
    )


def _cells(state: State, seat: Seat | None) -> tuple[CellView, ...]:
    shown = state.shown()
    seen = [] if seat is None else state.known(seat)
    if state.over:  # everything lies open
        seen = list(state.board)
    cells = []
    for cell in CELLS:
        face = state.board.get(cell, "")
        if cell in shown:
            cells.append(_cell(cell, face, up=True))
        elif face and cell in seen:
            cells.append(_cell(cell, face, noted=True))
        else:
            cells.append(_cell(cell, "", tile=bool(face)))
    return tuple(cells)


@cache
def _cell(
    cell: str, face: str, *, tile: bool = True, up: bool = False, noted: bool = False
) -> CellView:
    """There are few that differ, and they are asked for all the time."""
    return CellView(cell, tile, face, up, noted)


def _ambush(state: State) -> str:
    step = state.stack[-1] if state.stack else None
    return step.incident if isinstance(step, Ambush) else ""


def _left_by(state: State) -> str:
    step = state.stack[-1] if state.stack else None
    return step.place if isinstance(step, Follow) else ""


def _looks(state: State, seat: Seat | None) -> int:
    """DV41: of which line, and so how many there are, is nobody else's to know."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, SurveyTiles) or step.seat != seat:
        return 0
    return min(SURVEYED, len(step.cells))


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        station=player.station,
        yard=player.yard,
        rockets=tuple(sorted(player.rockets)),
        bribes=tuple(player.bribes),
        spent=tuple(player.spent),
        incidents=tuple(player.incidents),
        fresh=tuple(player.fresh),
        tiles=tuple(face for face in player.tiles if mineral(face)),
        contracts=tuple(c for c, taker in state.contracts.items() if taker == seat),
        points=points_of(player),
        looked=tuple(state.known(seat)),
    )


def _attempt(state: State) -> AttemptView | None:
    attempt = state.attempt
    if attempt is None:
        return None
    return AttemptView(
        seat=attempt.seat,
        contract=attempt.contract,
        minerals=wanted(attempt.contract),
        cells=tuple(attempt.cells),
        counts_as=tuple(attempt.minerals),
        fits=tuple(dict.fromkeys(attempt.fitting())),
        bid=attempt.bid,
        bidder=attempt.bidder if attempt.bidder >= 0 else None,
    )
