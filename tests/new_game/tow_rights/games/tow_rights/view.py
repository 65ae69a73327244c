"""What a seat, or a spectator, may know: built by adding, never by removing."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Result, Seat, active_seats

from .scoring import result
from .state import State
from .steps import BurnCell


@dataclass(frozen=True, slots=True)
class TugView:
    """A player; ``is_set``: they have set a cell aside in this round (TR6)."""

    seat: Seat
    cells: tuple[str, ...]
    spent: tuple[str, ...]
    wrecks: tuple[str, ...]
    is_set: bool
    points: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it.

    burned: the cell that the viewer has set aside, if they have.
    pile: how many wrecks are left; ``unseen`` says which, at the end.
    """

    viewer: Seat | None
    round: int
    rounds: int
    set: int
    turn: tuple[Seat, ...]
    tugs: tuple[TugView, ...]
    drift: tuple[str, ...]
    lost: tuple[str, ...]
    pile: int
    unseen: tuple[str, ...]
    burned: str
    result: Result | None


def view(state: State, viewer: Seat | None) -> View:
    """Add up what the viewer may know."""
    top = state.stack[-1] if state.stack else None
    burned = top.burned if isinstance(top, BurnCell) else {}
    sheet = result(state)
    return View(
        viewer=viewer,
        round=state.round,
        rounds=state.rounds,
        set=state.set,
        turn=tuple(active_seats(state)),
        tugs=tuple(
            TugView(
                seat=Seat(seat),
                cells=tuple(tug.cells),
                spent=tuple(tug.spent),
                wrecks=tuple(sorted(tug.wrecks)),
                is_set=seat in burned,
                points=sheet.rows[seat][-1],  # TR16
            )
            for seat, tug in enumerate(state.tugs)
        ),
        drift=tuple(state.drift),
        lost=tuple(sorted(state.lost)),
        pile=len(state.pile),
        unseen=tuple(sorted(state.pile)) if state.over else (),
        burned="" if viewer is None else burned.get(viewer, ""),
        result=sheet if state.over else None,
    )
