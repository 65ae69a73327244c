"""The action: move rockets, prospect, survey or buy (DV20 to DV50)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from engine import AnyOffer, Offer, Pick, Play, Seat, Step
from games.delta_v import events
from games.delta_v.parts import CELLS, LINES, MINERALS, SURVEYED
from games.delta_v.state import State

from .arrivals import arrive
from .contract import declaration
from .incidents import OwnTurn
from .looks import RevealIncident, look

FLY = {cell: Offer("fly", (cell,)) for cell in CELLS}
RETURN = {cell: Offer("return", (cell,)) for cell in CELLS}
SURVEY: dict[str, Offer] = {mineral: Offer("survey", (mineral,)) for mineral in MINERALS}
LINE = {line: Offer("line", (line,)) for line in LINES}
PROSPECT = Offer("prospect")
BUY = Offer("buy")
STOP = Offer("stop")


class TakeAction(OwnTurn):
    """DV10: one action, which may not be declined; incidents may be used before it (DV12)."""

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """Every first leg, prospect, survey, buy, and the incidents that may be used."""
        player = state.players[seat]
        found: list[AnyOffer] = _legs(state, seat, [], 0)
        found.append(PROSPECT)  # DV32: always possible
        if player.bribes and state.can_reveal(seat):  # DV41: the same tiles
            found += [SURVEY[mineral] for mineral in dict.fromkeys(player.bribes)]
        if player.yard:
            found.append(BUY)
        found += self.incident_offers(state, seat)
        return found

    def fly(self, play: Play[State], seat: Seat, cell: str) -> None:
        """DV20: the first leg of a move, to a tile."""
        play.goto(Moving(seat, [cell], 0))
        _fly(play, seat, cell)

    def return_(self, play: Play[State], seat: Seat, cell: str) -> None:
        """DV20: the first leg of a move, to the station."""
        play.goto(Moving(seat, [], 1))
        _return(play, seat, cell)

    def prospect(self, play: Play[State], seat: Seat) -> None:
        """DV30: look under one's own rockets."""
        state = play.state
        cells = state.under_own(seat)
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
        player = play.state.players[seat]
        player.yard -= 1
        player.station += 1
        play.end()
        play.tell(events.Bought(seat=seat))


class Moving(Step[State]):
    """DV24: further legs of a move, until the player stops or no rocket is left that may move.

    arrived: cells reached by rockets that have moved; returned: rockets that came to the station.
    """

    seat: Seat
    arrived: list[str] = field(default_factory=list)
    returned: int = 0

    def seats(self, state: State) -> Sequence[Seat]:
        """The mover while there is a leg to fly."""
        return (self.seat,) if self._can_fly(state) or self._legs(state) else ()

    def _can_fly(self, state: State) -> bool:
        return state.players[self.seat].station > self.returned and bool(state.board)

    def _legs(self, state: State) -> list[AnyOffer]:
        return _legs(state, self.seat, self.arrived, self.returned)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """The legs of rockets that have not moved, to stop, and to start the contract step."""
        found = [*self._legs(state), STOP]
        if state.can_reveal(seat):
            found += map(declaration, state.open_contracts())
        return found

    def fly(self, play: Play[State], seat: Seat, cell: str) -> None:
        """Another leg, to a tile."""
        self.arrived.append(cell)
        _fly(play, seat, cell)

    def return_(self, play: Play[State], seat: Seat, cell: str) -> None:
        """Another leg, to the station."""
        self.returned += 1
        _return(play, seat, cell)

    def stop(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """The move is complete."""
        play.end()

    def declare(self, play: Play[State], seat: Seat, contract: str) -> None:  # noqa: ARG002
        """The move is complete, and so are the incidents; meteors may still come (DV85)."""
        play.end()
        play.state.stack[-1].wish = contract  # type: ignore[attr-defined]  # a Turn lies below

    def run(self, play: Play[State]) -> None:
        """No rocket is left that may move."""
        play.end()


def _legs(state: State, seat: Seat, arrived: list[str], returned: int) -> list[AnyOffer]:
    """DV20, DV23: the legs of rockets that have not moved yet and are not under the alien."""
    player = state.players[seat]
    found: list[AnyOffer] = []
    if player.station > returned:
        found += [FLY[cell] for cell in state.board]
    for cell in dict.fromkeys(player.rockets):
        if cell != state.alien and player.rockets.count(cell) > arrived.count(cell):
            found.append(RETURN[cell])
    return found


def _fly(play: Play[State], seat: Seat, cell: str) -> None:
    play.state.lift(seat, "station")
    play.tell(events.Flew(seat=seat, cell=cell))
    play.state.last = [cell]
    arrive(play, seat, cell)


def _return(play: Play[State], seat: Seat, cell: str) -> None:
    play.state.lift(seat, cell)
    play.state.place(seat, "station")
    play.state.last = [cell]
    play.tell(events.CameBack(seat=seat, cell=cell))


class SurveyLine(Step[State]):
    """DV41: which row or column; what may be revealed may be surveyed, and nothing else."""

    seat: Seat
    bribe: str

    def seats(self, state: State) -> Sequence[Seat]:  # noqa: ARG002
        """The player who surveys."""
        return (self.seat,)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """The lines with a tile that may be looked at."""
        eligible = set(state.revealable(seat))
        return [LINE[line] for line, cells in LINES.items() if not eligible.isdisjoint(cells)]

    def line(self, play: Play[State], seat: Seat, line: str) -> None:
        """On to the tiles of the line."""
        eligible = set(play.state.revealable(seat))
        cells = [cell for cell in LINES[line] if cell in eligible]
        play.goto(SurveyTiles(seat, self.bribe, cells))


class SurveyTiles(Step[State]):
    """DV41: three tiles of the line, or all if it has fewer."""

    seat: Seat
    bribe: str
    cells: list[str]

    def seats(self, state: State) -> Sequence[Seat]:  # noqa: ARG002
        """The player who surveys."""
        return (self.seat,)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:  # noqa: ARG002
        """Which tiles."""
        count = min(SURVEYED, len(self.cells))
        return (Pick("look", tuple(self.cells), count, count),)

    def look(self, play: Play[State], seat: Seat, *cells: str) -> None:
        """DV40: pay and look; DV42: nothing can be revealed."""
        play.state.spend(seat, self.bribe)
        play.end()
        play.tell(events.Surveyed(seat=seat, bribe=self.bribe, cells=cells))
        look(play, seat, cells)
