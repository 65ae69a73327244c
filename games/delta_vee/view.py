"""What a seat, or a spectator, may know of a match."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import Result, Seat, active_seats, pending_step

from .desk_view import DraftView, ShotView, draft_view, plans_aside, shots_view, stowing
from .goal_view import GoalView, goals
from .hexes import offset
from .hit_view import HitView, TryView, hits_view, tries_view
from .log_view import LogView, log_view
from .plan_view import GivenView, given
from .scoring import result, winner_of
from .sheet_view import SheetView
from .state import Chart, State, side_of
from .steps.hits import ChoosePart
from .unit_view import Cell, UnitView, unit_view
from .units import Unit


@dataclass(frozen=True, slots=True)
class FlashView:
    """Something that has just happened: fire, interception, collision; with cells."""

    kind: str
    by: str
    target: str
    at: Cell
    to: Cell
    hit: bool


@dataclass(frozen=True, slots=True)
class View:
    """A match as one viewer may know it; ``seat`` and ``side`` are None for a spectator.

    turn, turns: the game-turn and the last one. phase: setup, movement, command, fire;
    phasing: the side (0 or 1) whose phase it is. seats: the side of each seat.
    jumps: columns of sheets (0 is the first) from which ships may leave.
    hand: the unit that the viewer has in hand; draft: their own plan for it; aside: their plans for
    other units, as unit and words, which "done" gives; shots: what the unit in hand may fire.
    stowing: the ship and the box to fill next, then what fills the boxes before it.
    never: own standing orders. goals: how the match may end. struck: the unit of which somebody
    chooses the part that is hit, or empty. given: what "done" gives; hits, tries: what may be
    chosen of a part that is hit, and of an enemy that a missile attacks. fired: fires of the unit
    in hand in this phase. chart: the tables of the box.
    """

    seat: Seat | None
    side: int | None
    scenario: str
    turn: int
    turns: int
    phase: str
    phasing: int
    seats: tuple[int, ...]
    sheets: tuple[SheetView, ...]
    planets: tuple[Cell, ...]
    asteroids: tuple[Cell, ...]
    jumps: tuple[int, ...]
    units: tuple[UnitView, ...]
    logs: tuple[LogView, ...]
    flashes: tuple[FlashView, ...]
    points: tuple[int, int]
    scored: bool
    waiting: tuple[Seat, ...]
    decision: str
    hand: str
    draft: DraftView | None
    aside: tuple[tuple[str, tuple[str, ...]], ...]
    shots: tuple[ShotView, ...]
    stowing: tuple[str, ...]
    never: tuple[str, ...]
    over: str
    winner: int | None
    result: Result | None
    goals: tuple[GoalView, ...] = ()
    struck: str = ""
    given: GivenView = field(default_factory=GivenView)
    hits: tuple[HitView, ...] = ()
    tries: tuple[TryView, ...] = ()
    fired: int = 0
    chart: Chart = field(default_factory=Chart)

    def unit(self, id_: str) -> UnitView | None:
        """A unit in play by its id."""
        return next((unit for unit in self.units if unit.id == id_), None)

    def log(self, id_: str) -> LogView | None:
        """The log of a ship by its id."""
        return next((log for log in self.logs if log.id == id_), None)


def view(state: State, seat: Seat | None) -> View:
    """What the seat may know, put together piece by piece."""
    side = None if seat is None else side_of(seat)
    winner = winner_of(state)
    return View(
        seat=seat,
        side=side,
        scenario=state.scenario,
        turn=state.turn,
        turns=state.turns,
        phase=state.phase,
        phasing=state.phasing,
        seats=tuple(side_of(Seat(n)) for n in range(state.seats)),
        sheets=tuple(SheetView(name, x, y) for name, (x, y) in state.sheets.items()),
        planets=tuple(map(offset, state.planets)),
        asteroids=tuple(map(offset, state.asteroids)),
        jumps=tuple(state.jumps),
        units=tuple(unit_view(state, u, seat) for u in state.units if not u.fate and _stands(u)),
        logs=tuple(log_view(u, side, open_=bool(state.over)) for u in state.units if u.is_ship),
        flashes=tuple(
            FlashView(f.kind, f.by, f.target, offset(f.at), offset(f.to), f.hit)
            for f in state.flashes
        ),
        points=(state.points[0], state.points[1]),
        scored=state.scored,
        waiting=tuple(active_seats(state)),
        decision=pending_step(state),
        hand="" if seat is None else state.desks[seat].unit,
        draft=None if seat is None else draft_view(state, seat),
        aside=() if seat is None else plans_aside(state, seat),
        shots=() if seat is None else shots_view(state, seat),
        stowing=() if seat is None else stowing(state, seat),
        never=tuple(n for n in state.never if state.unit(n.partition("=")[2]).seat == seat),
        over=state.over,
        winner=winner if state.over and winner >= 0 else None,
        result=result(state) if state.finished else None,
        goals=goals(state),
        struck=_struck(state),
        given=GivenView() if seat is None else given(state, seat),
        hits=() if seat is None else hits_view(state, seat),
        tries=() if seat is None else tries_view(state, seat),
        fired=0 if seat is None else sum(state.desks[seat].fired.values()),
        chart=state.chart,
    )


def _struck(state: State) -> str:
    """VE870: the roll has told everybody what is hit."""
    step = state.stack[-1] if state.stack else None
    return step.target if isinstance(step, ChoosePart) else ""


def _stands(unit: Unit) -> bool:
    """Whether it has been put on the sheets."""
    return unit.direction > 0 and bool(unit.path)
