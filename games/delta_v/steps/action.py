"""The action: move rockets, prospect, survey or buy (DV20 to DV50)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import field
from typing import ClassVar, TypeAlias

from engine import Picking, Play, Seat, SeatStep, Verb, need
from games.delta_v import events
from games.delta_v.parts import LINES, STATION, SURVEYED
from games.delta_v.state import State

from .arrivals import arrive
from .contract import DECLARE
from .incidents import USE, OwnTurn
from .looks import RevealIncident, look
from .needs import bribe_unspent, not_held, tile_to_turn_up


@need
def rocket_at_station(step: Leg, state: State, seat: Seat) -> bool:
    """DV20: one that did not come there in this move."""
    return state.players[seat].station > step.returned


@need
def tile_there(_step: Leg, state: State, _seat: Seat) -> Collection[str]:
    """DV20: never to an empty cell."""
    return state.board


@need
def rocket_there(_step: Leg, state: State, seat: Seat) -> Collection[str]:
    """DV20: from a tile to the station."""
    rockets = state.players[seat].rockets
    return rockets and dict.fromkeys(rockets)


@need
def not_moved_yet(step: Leg, state: State, seat: Seat) -> bool | Collection[str]:
    """DV20: each rocket moves at most once; of several on a tile any may be the one that did."""
    rockets, arrived = state.players[seat].rockets, step.arrived
    return not arrived or [c for c in rockets if rockets.count(c) > arrived.count(c)]


@need
def rocket_in_yard(_step: TakeAction, state: State, seat: Seat) -> bool:
    """DV50."""
    return state.players[seat].yard > 0


FLY = Verb("fly", rocket_at_station, tile_there)
RETURN = Verb("return", rocket_there, not_held, not_moved_yet)


class TakeAction(OwnTurn):
    """DV10: one action, which may not be declined; incidents may be used before it (DV12)."""

    verbs = (
        FLY,
        RETURN,
        Verb("prospect"),  # DV32: always possible
        Verb("survey", bribe_unspent, tile_to_turn_up),  # DV41: the same tiles
        Verb("buy", rocket_in_yard),
        USE,
    )
    arrived: ClassVar[Sequence[str]] = ()
    returned: ClassVar[int] = 0

    def fly(self, play: Play[State], seat: Seat, cell: str) -> None:
        """DV20: the first leg of a move, to a tile."""
        play.goto(move := Moving(seat))
        move.fly(play, seat, cell)

    def return_(self, play: Play[State], seat: Seat, cell: str) -> None:
        """DV20: the first leg of a move, to the station."""
        play.goto(move := Moving(seat))
        move.return_(play, seat, cell)

    def prospect(self, play: Play[State], seat: Seat) -> None:
        """DV30: look under one's own rockets."""
        cells = play.state.under_own(seat)
        play.end()
        play.tell(events.Prospected(seat=seat, cells=tuple(cells)))
        look(play, seat, cells)
        if cells:
            play.call(RevealIncident(seat, cells))  # DV31: asked whatever was seen

    def survey(self, play: Play[State], seat: Seat, bribe: str) -> None:
        """DV40: the counter is paid when the tiles have been chosen."""
        play.goto(SurveyLine(seat, bribe))

    def buy(self, play: Play[State], seat: Seat) -> None:
        """DV50: one rocket from the shipyard to the station."""
        play.end()
        play.state.players[seat].commission()
        play.tell(events.Bought(seat=seat))


class Moving(SeatStep[State]):
    """DV24: further legs of a move, until the player stops or no rocket is left that may move.

    arrived: cells reached by rockets that have moved; returned: rockets that came to the station.
    It ends with the contract that is declared straight out of it, if one is.
    """

    verbs = (FLY, RETURN, Verb("stop"), DECLARE)

    arrived: list[str] = field(default_factory=list)
    returned: int = 0

    def fly(self, play: Play[State], seat: Seat, cell: str) -> None:
        """A leg to a tile."""
        self.arrived.append(cell)
        play.state.lift(seat, STATION)
        play.state.last = [cell]
        play.tell(events.Flew(seat=seat, cell=cell))
        arrive(play, seat, cell)
        self._go_on(play)

    def return_(self, play: Play[State], seat: Seat, cell: str) -> None:
        """A leg to the station."""
        self.returned += 1
        play.state.lift(seat, cell)
        play.state.place(seat, STATION)
        play.state.last = [cell]
        play.tell(events.CameBack(seat=seat, cell=cell))
        self._go_on(play)

    def _go_on(self, play: Play[State]) -> None:
        state, seat = play.state, self.seat
        if not (rocket_at_station.allowed(self, state, seat) or RETURN.is_open(self, state, seat)):
            play.end()

    def stop(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """The move is complete."""
        play.end()

    def declare(self, play: Play[State], seat: Seat, contract: str) -> None:  # noqa: ARG002
        """The move is complete, and so are the incidents; meteors may still come (DV85)."""
        play.end(contract)


Leg: TypeAlias = TakeAction | Moving


@need
def tile_in_line(_step: SurveyLine, state: State, seat: Seat) -> Collection[str]:
    """DV41: what may be revealed may be surveyed, and nothing else."""
    eligible = set(state.revealable(seat))
    return [line for line, cells in LINES.items() if not eligible.isdisjoint(cells)]


@need
def tile_of_line(step: SurveyTiles, _state: State, _seat: Seat) -> Collection[str]:
    """DV41."""
    return step.cells


class SurveyLine(SeatStep[State]):
    """DV41: which row or column."""

    verbs = (Verb("line", tile_in_line),)

    bribe: str

    def line(self, play: Play[State], seat: Seat, line: str) -> None:
        """On to the tiles of the line."""
        eligible = play.state.revealable(seat)
        cells = [cell for cell in LINES[line] if cell in eligible]
        play.goto(SurveyTiles(seat, self.bribe, cells))


class SurveyTiles(SeatStep[State]):
    """DV41: three tiles of the line, or all if it has fewer."""

    verbs = (Picking("look", tile_of_line, low=SURVEYED, high=SURVEYED),)

    bribe: str
    cells: list[str]

    def look(self, play: Play[State], seat: Seat, *cells: str) -> None:
        """DV40: pay and look; DV42: nothing can be revealed."""
        play.state.spend(seat, self.bribe)
        play.end()
        play.tell(events.Surveyed(seat=seat, bribe=self.bribe, cells=cells))
        look(play, seat, cells)
