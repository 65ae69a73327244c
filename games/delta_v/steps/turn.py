"""A turn: one action, then one attempt at a contract (DV10), and how the game ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from engine import NOBODY, Play, Seat, Step
from games.delta_v import events
from games.delta_v.parts import METEOR, PATIENCE, PIRATE
from games.delta_v.scoring import is_hopeless, is_occupied
from games.delta_v.state import State

from .action import TakeAction
from .ambush import Ambush, Struck
from .contract import Declare
from .endings import finish
from .incidents import USE, UseIncidents


class Turn(Step[State]):
    """The sequence of play of one turn; it runs again whenever a step on top of it has ended.

    robbed, stormed: the opponent who took the action or the contract step (DV84, DV85).
    wish: the contract that was declared while rockets were moving (DV24).
    """

    phase: int = 0
    robbed: Seat = NOBODY
    stormed: Seat = NOBODY
    wish: str = ""

    def run(self, play: Play[State]) -> None:
        """Go on to the next part of the turn that somebody has to decide."""
        stack = play.state.stack
        depth = len(stack)
        while len(stack) == depth and stack[-1] is self:
            part = self._parts[self.phase]
            self.phase += 1
            part(self, play)

    def resume(self, play: Play[State], result: Struck | str) -> None:
        """Somebody has struck, or a contract was declared straight out of a move."""
        active = play.state.active
        match result:
            case Struck("pirate", by):  # DV84
                self.robbed = by
                play.tell(events.ActionLost(seat=active, by=by))
            case Struck(_, by):  # DV85
                self.stormed = by
                play.tell(events.ContractLost(seat=active, by=by))
            case contract:
                self.wish = contract

    def _begin(self, play: Play[State]) -> None:
        state = play.state
        state.turn += 1
        play.tell(events.TurnBegan(seat=state.active))
        Ambush.open(play, PIRATE)

    def _action(self, play: Play[State]) -> None:
        if self.robbed == NOBODY:
            play.call(TakeAction(play.state.active))

    def _between(self, play: Play[State]) -> None:
        """DV12: incidents may be used after the action.

        It is asked only where meteors may come or nothing can be declared; else the next
        question, which contract, leaves room for them.
        """
        state = play.state
        if self.wish or not USE.is_open(self, state, state.active):
            return
        meteors = any(METEOR in state.players[o].incidents for o in state.clockwise(state.active))
        if meteors or not state.can_reveal(state.active):
            play.call(UseIncidents(state.active))

    def _storm(self, play: Play[State]) -> None:
        if play.state.can_reveal(play.state.active):
            Ambush.open(play, METEOR)

    def _contract(self, play: Play[State]) -> None:
        if self.stormed != NOBODY:
            return
        if play.state.can_reveal(play.state.active):
            step = Declare(play.state.active)
            play.call(step)
            play.learn()  # whether something had been declared before
            if self.wish:
                step.declare(play, play.state.active, self.wish)
        else:
            play.tell(events.AttemptSkipped(seat=play.state.active))  # DV11

    def _end(self, play: Play[State]) -> None:
        state = play.state
        player = state.players[state.active]
        player.incidents += player.fresh  # DV80: usable from the next turn on
        player.fresh = []
        player.glimpsed = []
        changed = state.calm == 0  # for good, in this round: else nothing is hopeless that was not
        following = state.clockwise(state.active)[0]
        state.calm += following == state.first
        if is_occupied(state):
            finish(play, "occupied")  # DV91
        elif changed and is_hopeless(state):
            finish(play, "impossible")  # DV92
        elif state.calm > PATIENCE:  # the round of the change has ended since, too
            finish(play, "stalemate")  # DV96
        else:
            state.active = following
            play.goto(Turn())

    _parts: ClassVar[Sequence[Callable[[Turn, Play[State]], None]]] = (
        _begin,
        _action,
        _between,
        _storm,
        _contract,
        _end,
    )
