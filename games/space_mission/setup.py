"""SM1 to SM3: the set-up."""

from __future__ import annotations

from typing import Final

from pydantic import BaseModel, ConfigDict

from engine import Pile, Play, Seat

from . import events
from .parts import ACTIONS, HAND, PILE, RING, Box
from .state import Pilot, Planet, State
from .steps import TakeAction

END_AT: Final = {2: 6, 3: 8, 4: 10, 5: 12}
"""SM30: open space tiles that end the match, by the number of players."""


class Options(BaseModel):
    """``notebook`` (SM46): what a player was shown stays in the private messages."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    notebook: bool = True


def deal(play: Play[State], options: Options, box: Box) -> None:
    """Lay out the ring, deal the hands, draw the first player."""
    state, dice = play.state, play.dice
    state.notebook = options.notebook
    planets, tiles = list(box.planets), list(box.bag)
    dice.shuffle(planets)  # SM1
    dice.shuffle(tiles)  # SM2
    for number, entry in enumerate(planets[:RING]):
        pile = tiles[number * PILE : (number + 1) * PILE]
        state.ring.append(Planet(entry.name, entry.jump, entry.scan, entry.land, pile))
    state.deck = Pile(list(box.deck))
    state.deck.shuffle(dice)
    for _ in range(state.seats):
        hand = sorted(state.deck.draw() for _ in range(HAND))
        state.pilots.append(Pilot(hand, box.chips))
    state.end_at = END_AT[state.seats]
    state.first = Seat(dice.below(state.seats))  # SM3
    play.tell(events.FirstPlayerDrawn(seat=state.first, cards=HAND))
    for seat, pilot in enumerate(state.pilots):
        play.tell(events.CardsDrawn(cards=tuple(pilot.hand), to=(Seat(seat),)))
    play.call(TakeAction(state.first, ACTIONS))
