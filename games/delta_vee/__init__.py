"""Delta Vee (John H. Butterfield): hex vector combat of 1981, in five scenarios."""

from __future__ import annotations

from pydantic import ValidationInfo, model_validator

from engine import (
    Choice,
    Event,
    Game,
    Help,
    Minds,
    OrderDisarmed,
    Orders,
    OrderUsed,
    Panel,
    Rules,
    Step,
    written,
)
from games.delta_vee_cover import COVER

from . import answering, secrecy
from .charts import charts
from .clauses import CLAUSES
from .computers import captain, commodore, lieutenant, random_player
from .hints import hint, proposes, warning
from .holdings import holdings
from .idle import fallback
from .parts import COMPONENTS, TUTORIAL, Box
from .phrases import phrase
from .scoring import result
from .setup import Options, deal, withheld
from .shortcuts import together
from .state import State
from .tales import tales
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


def in_hand_already(view: View, choice: Choice) -> bool:
    """VE1200: a typed line names the unit also where it is in hand."""
    return choice == Choice("unit", (view.hand,))


GAME: Game[State, View] = Game(
    cover=COVER,
    rules=Rules(
        options=Options,
        box=OwnBox,
        components=OwnBox.model_validate(dict(COMPONENTS)),
        withheld=withheld,
        state=State,
        steps=written(Step, __name__),
        events=(*written(Event, __name__), OrderUsed, OrderDisarmed),
        deal=deal,
        view=view,
        result=result,
        fallback=fallback,
        fallback_clause="VE1204",
        inventory=secrecy.inventory,
        resample_hidden=secrecy.resample_hidden,
    ),
    orders=Orders(
        offers=answering.orders,
        leave=answering.order,
        left=answering.left,
        obeys=answering.obeys,
        disarm=answering.disarm,
        would=answering.would,
        proposes=proposes,
    ),
    help=Help(
        phrase=phrase,
        clauses=CLAUSES,
        hint=hint,
        warning=warning,
        holdings=holdings,
        charts=charts,
        tutorial=TUTORIAL,
        tales=tales,
    ),
    panel=Panel(
        common=("done",),
        needless=in_hand_already,
        draft_verbs=frozenset(("order", "back", "again", "recall", "stow", "unstow")),
        together=together,
    ),
    minds=Minds(
        computers={
            "easy": captain,
            "normal": lieutenant,
            "strong": commodore,
            "random": random_player,
        },
        idle=frozenset(("done",)),
    ),
)
