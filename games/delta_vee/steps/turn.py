"""The sequence of play of a game-turn (VE300)."""

from __future__ import annotations

from engine import Play, Step
from games.delta_vee import events
from games.delta_vee.scoring import check, finish
from games.delta_vee.standing import review
from games.delta_vee.state import State

from .command import GiveCommands
from .fire import OpenFire
from .movement import Move

PHASES = (
    (Move, 0),
    (GiveCommands, 1),
    (OpenFire, 0),
    (Move, 1),
    (GiveCommands, 0),
    (OpenFire, 1),
)
"""VE300, VE301: the fire of a side stands next to its commands, with only a move in between."""


class Turn(Step[State]):
    """The phases of a game-turn one after the other; ``stage`` is the next one."""

    stage: int = 0

    def run(self, play: Play[State]) -> None:
        """Begin the next phase; after the last game-turn the match ends."""
        state = play.state
        if check(play):
            return
        review(play)
        if self.stage in {0, len(PHASES)}:
            if state.turn == state.turns:
                finish(play, "turns", leader(state))  # VE1170
                return
            state.turn += 1
            self.stage = 0
            play.tell(events.TurnBegan(turn=state.turn))
        play.learn()  # VE1202: a phase, or the set-up, is finished, and orders answer in the next
        phase, side = PHASES[self.stage]
        self.stage += 1
        state.phasing = side
        play.call(phase(side))


def leader(state: State) -> int:
    """VE1170: whoever has more victory points, where they are counted."""
    mine, theirs = state.points
    if not state.scored or mine == theirs:
        return -1
    return 0 if mine > theirs else 1
