"""Merchant of Venus, standard game (Fantasy Flight Games 2012): trade among fourteen cultures."""

from __future__ import annotations

from engine import Event, Game, OrderDisarmed, OrderUsed, Step, written
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
    slug=COVER.slug,
    version=COVER.version,
    seats=COVER.seats,
    weight=COVER.weight,
    length=COVER.length,
    lengths=COVER.lengths,
    options=Options,
    box=Box,
    components=COMPONENTS,
    state=State,
    steps=written(Step, __name__),
    events=(*written(Event, __name__), OrderUsed, OrderDisarmed),
    deal=deal,
    view=view,
    result=result,
    standing=as_it_stands,
    charts=charts,
    fallback=fallback,
    fallback_clause="MV302",
    common=("effect-die",),
    idle=frozenset(("done", "leave", "skip", "stop")),
    orders=standing.orders,
    order=standing.order,
    proposes=proposes,
    obeys=answering.obeys,
    disarm=answering.disarm,
    left=answering.left,
    would=answering.would,
    commands=COVER.commands,
    computers={
        "easy": trader,
        "normal": merchant((15,)),
        "strong": merchant((15, 5), keen=True),
        "random": random_player,
    },
    inventory=secrecy.inventory,
    resample_hidden=secrecy.resample_hidden,
    renew=secrecy.renew,
    phrase=phrase,
    likely=likely,
    clauses=CLAUSES,
    hint=hint,
    holdings=holdings,
    tales=tales,
    ephemeral_secrets=lambda state: not state.notebook,
    tutorial=TUTORIAL,
)
