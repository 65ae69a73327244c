"""What a viewer of the tiny game may know."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Result, Seat, active_seats, conceded, pending_step, ranking

from .parts import worth
from .state import State
from .steps import BidEnergy


@dataclass(frozen=True, slots=True)
class MinerView:
    """A player. ``hand`` is shown to its owner, and to everybody at the end."""

    seat: Seat
    energy: int
    cards: int
    has_bid: bool
    hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it. ``bid`` is None until the viewer has bid."""

    viewer: Seat | None
    round: int
    rounds: int
    decision: str
    owing: tuple[Seat, ...]
    miners: tuple[MinerView, ...]
    deck: int
    discard: int
    pool: int
    bid: int | None
    order: str
    over: str
    result: Result | None


def view(state: State, viewer: Seat | None) -> View:
    """Add up what the viewer may know."""
    bids = next((step.bids for step in state.stack if isinstance(step, BidEnergy)), {})
    return View(
        viewer=viewer,
        round=state.round,
        rounds=state.rounds,
        decision=pending_step(state),
        owing=tuple(active_seats(state)),
        miners=tuple(
            MinerView(
                seat=Seat(seat),
                energy=miner.energy,
                cards=len(miner.hand),
                has_bid=seat in bids,
                hand=tuple(miner.hand) if seat == viewer or state.over else (),
            )
            for seat, miner in enumerate(state.miners)
        ),
        deck=len(state.deck),
        discard=len(state.discard),
        pool=state.pool,
        bid=None if viewer is None else bids.get(viewer),
        order="" if viewer is None else state.miners[viewer].order,
        over=state.over,
        result=result(state) if state.finished else None,
    )


def result(state: State) -> Result:
    """Cards and energy left; equal totals share the place."""
    rows = [(sum(map(worth, miner.hand)), miner.energy) for miner in state.miners]
    totals = [sum(row) for row in rows]
    stands = Result(
        reason=state.over,
        places=ranking(totals),
        columns=("cards", "energy", "total"),
        rows=tuple((*row, total) for row, total in zip(rows, totals, strict=True)),
    )
    return conceded(state, stands)
