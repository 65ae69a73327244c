"""Delta Vee (John H. Butterfield): hex vector combat of 1981, in five scenarios."""

from __future__ import annotations

from pydantic import ValidationInfo, model_validator

from engine import Game
from games.delta_vee_cover import COVER

from . import secrecy, standing
from .charts import charts
from .computers import captain, wanderer
from .events import EVENTS
from .hints import hint
from .idle import fallback
from .parts import COMPONENTS, Box
from .phrases import phrase
from .scoring import result
from .setup import Options, deal
from .state import State
from .steps.command import GiveCommands
from .steps.fire import OpenFire
from .steps.hits import ChoosePart, RollHits
from .steps.interception import ChoosePrey, Meet
from .steps.movement import ChooseMover, Move, PassPlanet
from .steps.setup import Deploy, Stow
from .steps.turn import Turn
from .trial import try_out
from .view import View, view


class OwnBox(Box):
    """VE1160: the component figures; a file of them is tried out when it is read.

    Those in a stored match are taken as they are: it was dealt with them, and goes on.
    """

    @model_validator(mode="after")
    def _tried(self, info: ValidationInfo) -> OwnBox:
        if info.mode == "json":
            try_out(GAME, self)
        return self


STEPS = (
    ChooseMover,
    ChoosePart,
    ChoosePrey,
    Deploy,
    GiveCommands,
    Meet,
    Move,
    OpenFire,
    PassPlanet,
    RollHits,
    Stow,
    Turn,
)

GAME: Game[State, View] = Game(
    slug=COVER.slug,
    version=COVER.version,
    seats=range(2, 7),
    options=Options,
    box=OwnBox,
    components=OwnBox.model_validate(dict(COMPONENTS)),
    state=State,
    steps=STEPS,
    events=EVENTS,
    deal=deal,
    view=view,
    result=result,
    fallback=fallback,
    orders=standing.orders,
    order=standing.order,
    commands=COVER.commands,
    computers={"captain": captain, "random": wanderer},
    census=secrecy.census,
    scramble=secrecy.scramble,
    phrase=phrase,
    drafts=frozenset(("order", "back", "again", "recall", "stow", "unstow")),
    hint=hint,
    charts=charts,
)
