"""The flow, in the order of play: a class a decision, a method a verb."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from engine import Play, Seat, SeatStep, Step, Verb, need

from . import events
from .parts import DRIFT, figure
from .state import State


class NextRound(Step[State]):
    """TR4, TR5: two wrecks drift by, until the last round is over."""

    def run(self, play: Play[State]) -> None:
        state = play.state
        if state.round == state.rounds:
            play.finish("rounds")
            return
        state.round += 1
        state.drift = sorted(state.pile.pop() for _ in range(DRIFT))
        play.seal()
        play.tell(
            events.RoundBegan(round=state.round, rounds=state.rounds, wrecks=tuple(state.drift))
        )
        play.call(BurnCell())


@need
def cell_left(_step: BurnCell, state: State, seat: Seat) -> Sequence[str]:
    """TR3: the cells of the tug."""
    return state.tugs[seat].cells


class BurnCell(Step[State]):
    """TR6: all at the same time, in secret."""

    verbs = (Verb("burn", cell_left),)

    burned: dict[int, str] = field(default_factory=dict)

    def seats(self, state: State) -> Sequence[Seat]:
        return tuple(Seat(seat) for seat in range(state.seats) if seat not in self.burned)

    def burn(self, play: Play[State], seat: Seat, cell: str) -> None:
        self.burned[seat] = cell
        play.tell(events.CellSet(seat=seat), events.CellNoted(cell=cell, to=(seat,)))

    def run(self, play: Play[State]) -> None:
        """TR7 to TR11: everybody has."""
        state = play.state
        seats = [Seat(seat) for seat in range(state.seats)]
        cells = [self.burned[seat] for seat in seats]
        for seat, cell in zip(seats, cells, strict=True):
            state.tugs[seat].cells.remove(cell)
            state.tugs[seat].spent.append(cell)
        play.tell(events.CellsTurnedUp(seats=tuple(seats), cells=tuple(cells)))
        clashed = tuple(seat for seat in seats if cells.count(cells[seat]) > 1)
        if clashed:  # TR8
            play.tell(events.TugsClashed(seats=clashed))
        free = sorted(set(seats) - set(clashed), key=lambda seat: -figure(cells[seat]))
        if free:
            play.goto(TowWreck(free[0], free[1] if len(free) > 1 else None))
        else:
            play.end()
            lose(play)


@need
def adrift(_step: TowWreck, state: State, _seat: Seat) -> Sequence[str]:
    """TR9: the wrecks of this round."""
    return state.drift


class TowWreck(SeatStep[State]):
    """TR9, TR10: the first chooses; ``second`` gets what is left."""

    verbs = (Verb("tow", adrift),)

    second: Seat | None

    def tow(self, play: Play[State], seat: Seat, wreck: str) -> None:
        play.end()
        take(play, seat, wreck)
        if self.second is not None:
            take(play, self.second, play.state.drift[0])
        else:
            lose(play)


def take(play: Play[State], seat: Seat, wreck: str) -> None:
    """A tug takes a wreck in tow."""
    play.state.drift.remove(wreck)
    play.state.tugs[seat].wrecks.append(wreck)
    play.tell(events.WreckTowed(seat=seat, wreck=wreck))


def lose(play: Play[State]) -> None:
    """TR11: what is left drifts away."""
    state = play.state
    play.tell(events.WrecksLost(wrecks=tuple(state.drift)))
    state.lost += state.drift
    state.drift = []
