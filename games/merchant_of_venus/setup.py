"""MV10 to MV19 and the options and variants (MV230 to MV258)."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine import Pile, Play, Seat

from . import events
from .galaxy import GALAXY
from .parts import COMPONENTS, Box
from .state import Captain, Market, State
from .steps.beginning import ChoosePilot

LATER: Final = {2: 20, 3: 40}
"""MV16: what the third and the fourth in turn order get more."""
COLOURS: Final = ("white", "green", "orange", "red", "purple")
STAKE: Final = 100
"""MV241: credits for each player in the quick game."""


class Options(BaseModel):
    """Each field is a variant of a clause: MV240, MV255, MV230 to MV233, MV292."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    variant: Literal["standard", "quick", "challenge", "epic"] = "standard"
    rounds: int = Field(default=40, ge=31, le=60)
    surprise: bool = False
    titles: bool = False
    teleportal: bool = False
    production: bool = False
    demand: bool = False
    notebook: bool = True


def deal(play: Play[State], options: Options, box: Box) -> None:
    """Lay everything out, draw what is drawn, and ask for pilots."""
    state, dice = play.state, play.dice
    alone = state.seats == 1  # MV247 (ruling): with company the challenge is the standard game
    options = options if alone or options.variant != "challenge" else _standard(options)
    state.box = None if box == COMPONENTS else box
    state.variant, state.notebook = options.variant, options.notebook
    state.production, state.demand = options.production, options.demand
    state.rounds = options.rounds if options.variant == "epic" else box.figures.rounds
    if options.variant == "epic" and options.surprise:
        _draw_length(play)
    state.stock = dict(box.equipment.items())
    _settle(play, box)
    _stack(play, options, box)
    for _ in range(state.seats):
        state.captains.append(Captain(markers=box.figures.markers))
    state.first = Seat(dice.below(state.seats))  # MV15
    play.tell(events.FirstPlayerDrawn(seat=state.first))
    _fund(state)
    if options.teleportal:
        state.replaced[GALAXY.early_teleportal] = "teleportal-1"
    if options.variant == "challenge":
        state.challenges = [
            dice.pick([c.id for c in box.challenges if c.colour == colour]) for colour in COLOURS
        ]
        state.unmet = list(state.challenges)
    play.call(ChoosePilot())


def _draw_length(play: Play[State]) -> None:
    """MV255: five dice and 30."""
    thrown = tuple(play.dice.roll() for _ in range(5))
    play.state.rounds = 30 + sum(thrown)
    play.tell(events.LengthRolled(dice=thrown, rounds=play.state.rounds))


def _standard(options: Options) -> Options:
    return options.model_copy(update={"variant": "standard"})


def _settle(play: Play[State], box: Box) -> None:
    """MV11, MV282: a culture for each system, drawn anew each time, and its supply area."""
    systems = list(GALAXY.systems)
    play.dice.shuffle(systems)
    for culture, system in zip(box.cultures, systems, strict=True):
        market = Market(culture.id, system, supply=[culture.good] * culture.count)
        market.stack = [marker.state for marker in culture.markers]
        market.spare = [
            t.id for t in box.technologies if t.culture == culture.id for _ in range(t.count)
        ]
        play.state.markets.append(market)


def _stack(play: Play[State], options: Options, box: Box) -> None:
    """MV12, MV230, MV247: the piles and the pools."""
    state, dice = play.state, play.dice
    early = options.titles or options.variant == "challenge"
    for entry in box.encounters:
        beside = early and entry.kind in ("title", "intel")
        if not beside:
            state.encounters.cards.append(entry.id)
        elif options.variant != "challenge":
            state.shown.append(entry.id)
    state.rewards = Pile([entry.id for entry in box.rewards])
    state.missions = Pile([entry.id for entry in box.missions])
    state.pool = Pile([entry.id for entry in box.passengers])
    if options.demand:
        state.demands = Pile([entry.id for entry in box.demands for _ in range(entry.count)])
    for pile in (state.encounters, state.rewards, state.missions, state.pool, state.demands):
        pile.shuffle(dice)


def _fund(state: State) -> None:
    """MV16, MV241: the starting credits."""
    order = [state.first, *state.clockwise(state.first)]
    for number, seat in enumerate(order):
        captain = state.captains[seat]
        if state.variant == "quick":
            captain.credits = STAKE * state.seats
            captain.level = 2
            captain.laser = captain.shield = 3
        elif state.variant != "challenge":
            stake = state.parts.figures.stake * state.seats
            captain.credits = stake + LATER.get(number, 0)
