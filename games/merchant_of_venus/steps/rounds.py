"""Rounds and the start of a turn: MV20 to MV35, and the end (MV130 to MV138)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from engine import Play, Seat, SeatStep, Step, Verb, need
from games.merchant_of_venus import (
    cards_technologies,
    challenges,
    deals,
    deeds,
    events,
    scoring,
    standing,
    voyages,
)
from games.merchant_of_venus.cards import CARTOGRAPHER, FUZZY_DICE, OLD_YELLOW_DRIVE, SPOILERS
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.phrases import course_goal
from games.merchant_of_venus.state import State, Turn

from .flying import Fly, has_step_two
from .landing import EndMovement
from .needs import JETTISON
from .needs_flight import Towards

HALF: Final = 30
"""MV256: the round after which the epic game's second half begins."""


class PlayRounds(Step[State]):
    """MV20, MV23: ``turns`` of this round have begun; the start player stays the same."""

    turns: int = 0

    def run(self, play: Play[State]) -> None:
        """The next turn, the next round, or the end."""
        state = play.state
        if self.turns == state.seats:
            if state.round >= state.rounds:
                finish(play)
                return
            self.turns = 0
            begin_round(play)
        seat = Seat((state.first + self.turns) % state.seats)
        self.turns += 1
        state.turn = Turn(seat)
        challenges.charge(play, seat)
        play.call(StartTurn(seat))
        captain = state.captains[seat]
        if captain.plan and not voyages.is_charted(state, seat, captain.plan):
            standing.lose_way(play, seat, "no-way")
        if captain.plan:
            depart(play, seat, captain.plan)


def begin_round(play: Play[State]) -> None:
    """MV20 to MV22, MV256."""
    state = play.state
    if state.round == HALF or (state.round + 1 in (40, 50) and state.rounds > state.round + 1):
        _produce_everywhere(play)
    state.round += 1
    play.tell(events.RoundBegan(round=state.round))
    challenges.begin(play)
    if state.round % 2 == 0:
        deeds.pay_drills(play)
        return
    passenger = deeds.draw_passenger(play)
    if passenger:
        deeds.place_passenger(play, passenger)
    if state.demand:
        deeds.draw_demand(play)


def _produce_everywhere(play: Play[State]) -> None:
    """MV256: all goods from the supply areas; at the half all passengers too (MV258)."""
    state = play.state
    for market in state.markets:
        deeds.produce(play, market, len(market.supply))
    if state.round == HALF:
        play.tell(events.EpicHalf(rounds=state.rounds))
        state.pool.cards += sorted(state.pool.discards)
        state.pool.discards.clear()
        state.pool.shuffle(play.dice)


@need
def line_to_leave_by(_step: object, state: State, seat: Seat) -> bool | Collection[str]:
    """MV30, MV31."""
    return is_free_to_turn(state, seat) or list(GALAXY[state.captains[seat].at].ways)


@need
def way_leads_there(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV299."""
    return voyages.charted(state, seat)


@need
def drive_aboard(_step: object, state: State, seat: Seat) -> bool:
    """MV86, MV88."""
    captain = state.captains[seat]
    return bool(captain.drive) or OLD_YELLOW_DRIVE.works(state, captain)


@need
def drive_on(_step: object, state: State, _seat: Seat) -> bool:
    """MV88."""
    return state.turn.drive


SKIP: Final = Verb("skip")
ROLL: Final = Verb("roll", line_to_leave_by)
SET_OUT: Final = Towards("set-out", way_leads_there, voyages.voyages)
DRIVE_OFF: Final = Verb("drive-off", drive_aboard, drive_on)


class StartTurn(SeatStep[State]):
    """MV25, MV30 to MV33, MV88: stay, or say the direction and roll."""

    verbs = (SKIP, ROLL, SET_OUT, DRIVE_OFF, JETTISON)

    def drive_off(self, play: Play[State], seat: Seat) -> None:
        """MV88."""
        play.state.turn.drive = False
        play.tell(events.DriveSwitched(seat=seat, on=0))

    def skip(self, play: Play[State], seat: Seat) -> None:
        """MV25."""
        play.state.turn.skipped = True
        play.tell(events.MovementSkipped(seat=seat, field=play.state.captains[seat].at))
        play.goto(EndMovement(seat))

    def roll(self, play: Play[State], seat: Seat, heading: str = "") -> None:
        """MV33."""
        roll(play, seat, heading)

    def jettison(self, play: Play[State], seat: Seat, item: str) -> None:
        """MV195, MV301: before the ship moves on from where its last movement ended."""
        deals.jettison(play, seat, item)

    def set_out(self, play: Play[State], seat: Seat, course: str) -> None:
        """MV299: fly towards a landing place, for as many turns as it takes."""
        goal = course_goal(course)
        play.state.captains[seat].plan = goal
        depart(play, seat, goal)


def is_free_to_turn(state: State, seat: Seat) -> bool:
    """MV31: on landing places and navigation fields no direction is named."""
    here = state.captains[seat].at
    return state.lands(here) or state.kind(here) == "navigation"


def depart(play: Play[State], seat: Seat, goal: str) -> None:
    """Roll, and fly towards a goal."""
    state = play.state
    state.turn.goal = goal
    if is_free_to_turn(state, seat):
        roll(play, seat, "")
        return
    route = voyages.charted_way(state, seat, goal)
    assert route is not None
    roll(play, seat, route.fields[1])


def roll(play: Play[State], seat: Seat, heading: str) -> None:
    """MV33, MV35: three speed dice; then the ship goes, unless there is something to decide."""
    turn = play.state.turn
    turn.dice = [play.dice.roll() for _ in range(3)]
    turn.heading = heading
    turn.points = sum(turn.dice)
    play.tell(events.SpeedRolled(seat=seat, dice=tuple(turn.dice), points=turn.points))
    cards_technologies.adjust(play, seat, {})
    if CARTOGRAPHER.works(play.state, play.state.captains[seat]):
        deeds.push(play, seat, -1, CARTOGRAPHER.id)
    known = bool(heading or turn.goal)
    play.goto(Fly(seat, ask=not known or has_step_two(play.state, seat)))


def finish(play: Play[State]) -> None:
    """MV130 to MV138: the last dice, in turn order, and the reason of the end."""
    state = play.state
    for seat in (state.first, *state.clockwise(state.first)):
        captain = state.captains[seat]
        if any(each.works(state, captain) for each in SPOILERS):
            captain.spoiler = play.dice.roll()
            play.tell(events.SpoilerRolled(seat=seat, die=captain.spoiler))
        if FUZZY_DICE.works(state, captain):
            captain.fuzzy = [play.dice.roll(), play.dice.roll()]
            play.tell(events.FuzzyRolled(seat=seat, dice=tuple(captain.fuzzy)))
    rows = [scoring.score(state, seat) for seat in range(state.seats)]
    if all(row[2] + row[3] < 0 for row in rows):  # MV135: nobody wins
        play.finish("disqualified")
    elif state.variant == "challenge":
        play.finish("challenge-lost" if state.unmet else "challenge-won")
    else:
        play.finish("rounds")
