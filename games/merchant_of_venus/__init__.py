"""Merchant of Venus, standard game (Fantasy Flight Games 2012): trade among fourteen cultures."""

from __future__ import annotations

from engine import (
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
from games.merchant_of_venus_cover import COVER

from . import answering, secrecy, standing
from .charts import charts
from .clauses import CLAUSES
from .computers import merchant, random_player, trader
from .fallback import fallback
from .hints import hint, proposes
from .holdings import holdings
from .outlook import likely
from .parts import COMPONENTS, TUTORIAL, Box
from .phrases import phrase
from .scoring import result
from .scoring import standing as as_it_stands
from .setup import Options, deal
from .state import State
from .tales import tales
from .view import View, view

GAME: Game[State, View] = Game(
    cover=COVER,
    rules=Rules(
        options=Options,
        box=Box,
        components=COMPONENTS,
        state=State,
        steps=written(Step, __name__),
        events=(*written(Event, __name__), OrderUsed, OrderDisarmed),
        deal=deal,
        view=view,
        ephemeral_secrets=lambda state: not state.notebook,
        result=result,
        standing=as_it_stands,
        fallback=fallback,
        fallback_clause="MV302",
        inventory=secrecy.inventory,
        resample_hidden=secrecy.resample_hidden,
        renew=secrecy.renew,
    ),
    orders=Orders(
        offers=standing.orders,
        leave=standing.order,
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
        holdings=holdings,
        charts=charts,
        tutorial=TUTORIAL,
        tales=tales,
    ),
    panel=Panel(common=("effect-die",), likely=likely),
    minds=Minds(
        computers={
            "easy": trader,
            "normal": merchant((15,)),
            "strong": merchant((15, 5), keen=True),
            "random": random_player,
        },
        idle=frozenset(("done", "leave", "skip", "stop")),
    ),
)
