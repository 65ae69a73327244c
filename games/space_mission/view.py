"""What a seat, or a spectator, may know (SM40)."""

from __future__ import annotations

from dataclasses import dataclass

from engine import NOBODY, Result, Seat, active_seats, pending_step

from .parts import SPACE, in_order
from .scoring import result
from .state import Planet, State
from .steps import ChooseTile, TakeAction


@dataclass(frozen=True, slots=True)
class PlanetView:
    """A planet. ``probes`` are the seats whose probes lie here, oldest first, one a scanned tile.

    ``tiles`` is the pile where the viewer may see it: open space tiles, the pile being
    looked through, and everything at the end; ``marked`` is what lay under ``probes``,
    at the end only, and ``own`` those under the viewer's probes, which a notebook has (SM46).
    ``in_vain`` is who scanned it and found only space; they may develop it. ``seen`` is what the
    viewer left in a closed pile when it last looked through it: since then others may have
    taken some of its point tiles, if it is smaller now. A notebook has that, too.
    """

    name: str
    jump: int
    scan: int
    land: tuple[int, int]
    pile: int
    open: bool
    station: Seat | None
    probes: tuple[Seat, ...]
    tiles: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    in_vain: Seat | None = None
    seen: tuple[str, ...] = ()

    @property
    def is_closed(self) -> bool:
        """Whether tiles lie face down here."""
        return bool(self.pile) and not self.open


@dataclass(frozen=True, slots=True)
class PilotView:
    """A player. ``hand`` and ``taken`` are shown to their owner, and to everybody at the end.

    So are ``points``, what the player would have if the match ended now; None for the others.
    """

    seat: Seat
    ship: str
    cards: int
    tiles: int
    gate: int
    chips: int
    stations: int
    hand: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    points: int | None = None


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it.

    ``turn`` is the seat whose turn it is (None when the match is over), ``actions`` how many
    it has left, ``looking`` the planet whose pile it looks through or the empty string.
    ``last`` is the planet where the last action was. ``space`` open tiles of ``end_at``
    bring the last round. ``notebook`` is the option (SM46). ``orders`` are the viewer's own (SM48).
    """

    viewer: Seat | None
    round: int
    first: Seat
    turn: Seat | None
    actions: int
    decision: str
    looking: str
    last: str
    planets: tuple[PlanetView, ...]
    pilots: tuple[PilotView, ...]
    draw: int
    discard: int
    space: int
    end_at: int
    last_round: bool
    notebook: bool
    over: str
    result: Result | None
    orders: tuple[tuple[str, int], ...] = ()

    def planet(self, name: str) -> PlanetView:
        """The planet of this name."""
        return next(planet for planet in self.planets if planet.name == name)

    def neighbours(self, name: str) -> tuple[str, ...]:
        """The planets to which one may fly from here; none from the gate (SM12)."""
        names = [planet.name for planet in self.planets]
        if name not in names:
            return ()
        place = names.index(name)
        return names[place - 1], names[(place + 1) % len(names)]

    @property
    def own(self) -> PilotView | None:
        """The viewer's own place; None for a spectator."""
        return None if self.viewer is None else self.pilots[self.viewer]


def view(state: State, viewer: Seat | None) -> View:
    """Add up what the viewer may know."""
    turn = next(iter(active_seats(state)), None)
    looking = _looking(state)
    totals = [row[-1] for row in result(state).rows]
    return View(
        viewer=viewer,
        round=state.round,
        first=state.first,
        turn=turn,
        actions=_actions(state),
        decision=pending_step(state),
        looking=looking,
        last=state.last,
        planets=tuple(
            _planet(
                planet,
                state,
                viewer,
                looks=viewer is not None and turn == viewer and planet.name == looking,
            )
            for planet in state.ring
        ),
        pilots=tuple(
            _pilot(state, Seat(seat), total if state.over or seat == viewer else None)
            for seat, total in enumerate(totals)
        ),
        draw=len(state.deck),
        discard=len(state.deck.discards),
        space=state.open_tiles,
        end_at=state.end_at,
        last_round=state.is_last_round,
        notebook=state.notebook,
        over=state.over,
        result=result(state) if state.finished else None,
        orders=() if viewer is None else tuple(sorted(state.pilots[viewer].orders.items())),
    )


def _looking(state: State) -> str:
    step = state.stack[-1] if state.stack else None
    return step.planet if isinstance(step, ChooseTile) else ""


def _actions(state: State) -> int:
    return next((step.left for step in state.stack if isinstance(step, TakeAction)), 0)


def _planet(planet: Planet, state: State, viewer: Seat | None, *, looks: bool) -> PlanetView:
    shown: tuple[str, ...] = ()
    if looks or state.over:
        shown = in_order(planet.pile)
    elif planet.open:
        shown = (SPACE,) * len(planet.pile)
    return PlanetView(
        name=planet.name,
        jump=planet.jump,
        scan=planet.scan,
        land=planet.land,
        pile=len(planet.pile),
        open=planet.open,
        station=planet.station,
        probes=tuple(scan.seat for scan in planet.scans),
        tiles=shown,
        marked=tuple(scan.tile for scan in planet.scans) if state.over else (),
        own=in_order(planet.tiles_of(viewer)) if state.notebook and viewer is not None else (),
        in_vain=None if planet.in_vain == NOBODY else planet.in_vain,
        seen=_seen(planet, state, viewer),
    )


def _seen(planet: Planet, state: State, viewer: Seat | None) -> tuple[str, ...]:
    """SM46: what the viewer remembers of a closed pile."""
    remembers = state.notebook and viewer is not None and planet.is_closed and not state.over
    return tuple(planet.seen.get(viewer, ())) if remembers and viewer is not None else ()


def _pilot(state: State, seat: Seat, points: int | None) -> PilotView:
    """A player; where the points may be known, so may everything else."""
    pilot, shown = state.pilots[seat], points is not None
    return PilotView(
        seat=seat,
        ship=pilot.ship,
        cards=len(pilot.hand),
        tiles=len(pilot.tiles),
        gate=pilot.gate,
        chips=pilot.chips,
        stations=state.stations(seat),
        hand=tuple(pilot.hand) if shown else (),
        taken=in_order(pilot.tiles) if shown else (),
        points=points,
    )
