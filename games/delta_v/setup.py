"""Options and the deal."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from engine import Play, Seat

from .parts import CELLS, MINERALS, ROCKETS, Box
from .state import Player, State
from .steps.turn import Turn


class Options(BaseModel):
    """What can be chosen when a table is opened."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    notebook: bool = True
    """DV95: what a player has seen can be asked for again."""


def deal(play: Play[State], options: Options, box: Box) -> None:
    """DV1 to DV3: tiles face down, a rocket each on the station, a random first player."""
    state = play.state
    faces = box.faces
    play.dice.shuffle(faces)
    state.board = dict(zip(CELLS, faces, strict=True))
    state.contracts = dict.fromkeys(box.contract_ids, -1)
    state.players = [
        Player(station=1, yard=ROCKETS - 1, bribes=list(MINERALS)) for _ in range(state.seats)
    ]
    state.notebook = options.notebook
    state.first = state.active = Seat(play.dice.below(state.seats))
    play.call(Turn())
