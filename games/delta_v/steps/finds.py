"""Incidents turned up: kept (DV80), or an alien encounter (DV87)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine import Play, Seat, SeatStep, Verb, as_seat, need, seat_id
from games.delta_v import events
from games.delta_v.parts import ALIEN, LAST_ALIEN
from games.delta_v.state import State

from .ambush import drop_order
from .endings import fail_attempt, finish


def turn_up(play: Play[State], seat: Seat, cell: str, *, failing: bool = False) -> None:
    """DV80: rockets return to the station; the incident is kept, or the alien comes (DV87).

    ``failing`` says that it was turned up for a contract, and makes that attempt fail (DV64).
    """
    state = play.state
    play.seal()
    state.recall(cell)
    state.last = [cell]
    incident = state.board[cell]
    if incident == ALIEN:
        state.encounters.append(cell)
        state.calm = 0
        play.tell(events.AlienMet(seat=seat, cell=cell, number=len(state.encounters)))
    else:
        state.players[seat].fresh.append(state.take_off(cell))
        play.tell(events.IncidentKept(seat=seat, cell=cell, incident=incident))
    if failing:
        fail_attempt(play)
    if incident == ALIEN:
        _let_alien_come(play, seat)


def _let_alien_come(play: Play[State], seat: Seat) -> None:
    if len(play.state.encounters) >= LAST_ALIEN:
        finish(play, "aliens")  # DV90: at once
    else:
        play.call(MoveAlien(seat), Steal(seat))


@need
def another_tile(_step: MoveAlien, state: State, _seat: Seat) -> Collection[str]:
    """DV87: any but the one on which it is."""
    return state.without({state.alien})


class MoveAlien(SeatStep[State]):
    """DV87: the alien may be put on any asteroid tile."""

    verbs = (Verb("alien-stays"), Verb("alien-to", another_tile))

    def alien_to(self, play: Play[State], seat: Seat, cell: str) -> None:
        """Put it there."""
        play.state.alien = cell
        play.state.last = [cell]
        play.end()
        play.tell(events.AlienMoved(seat=seat, cell=cell))

    def alien_stays(self, play: Play[State], seat: Seat) -> None:
        """Leave it."""
        play.end()
        play.tell(events.AlienLeft(seat=seat))


@need
def lies_open(_step: Steal, state: State, seat: Seat) -> Collection[tuple[str, str]]:
    """DV87: an incident or an unspent counter, and whose."""
    return [(seat_id(o), each) for o in state.clockwise(seat) for each in state.loot(o)]


STEAL = Verb("steal", lies_open)


class Steal(SeatStep[State]):
    """DV87: one open incident or unspent counter of one opponent may be stolen."""

    verbs = (Verb("steal-nothing"), STEAL)

    def seats(self, state: State) -> Sequence[Seat]:
        """The thief, if there is anything."""
        return (self.seat,) if STEAL.is_open(self, state, self.seat) else ()

    def steal(self, play: Play[State], seat: Seat, victim: str, loot: str) -> None:
        """Take it; an incident cannot be used this turn (DV80)."""
        other = as_seat(victim)
        thief, player = play.state.players[seat], play.state.players[other]
        bribe = loot.removeprefix("bribe-")
        if bribe != loot:
            player.bribes.remove(bribe)
            thief.bribes.append(bribe)
        else:
            (player.incidents if loot in player.incidents else player.fresh).remove(loot)
            thief.fresh.append(loot)
        play.end()
        play.tell(events.Stole(seat=seat, victim=other, loot=loot))
        drop_order(play, other, loot)

    def steal_nothing(self, play: Play[State], seat: Seat) -> None:
        """Leave everything."""
        play.end()
        play.tell(events.StoleNothing(seat=seat))
