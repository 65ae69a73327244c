"""Space Dealer (Tobias Stapelfeldt): mine, build, fly and deliver, all at once and in real time."""

from __future__ import annotations

from engine import (
    Choice,
    Event,
    Game,
    OrderDisarmed,
    OrderUsed,
    Seat,
    Step,
    least,
    offers,
    written,
)
from games.space_dealer_cover import COVER

from . import answering, secrecy
from .alarms import alarm, gathers, ring
from .charts import charts
from .clauses import CLAUSES
from .computers.trader import random_player, trader
from .hints import hint, proposes, warning
from .holdings import holdings
from .orders import order, orders
from .outages import rested
from .pace import pause
from .parts import COMPONENTS, TUTORIAL, Box
from .phrases import phrase
from .scoring import result, standing
from .setup import Options, deal, preset
from .shortcuts import together
from .state import State
from .steps import Settle
from .tales import tales
from .tuning import FIGURES, MILD, mind
from .view import View, view


def fallback(state: State, seat: Seat) -> Choice:
    """SD63: out of time, a seat settles in the first way there is, or waits."""
    if isinstance(state.stack[-1], Settle):
        return least(offers(state, seat)[0])
    return Choice("wait")


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
    fallback=fallback,
    fallback_clause="SD63",
    commands=COVER.commands,
    computers={
        "easy": trader,
        "normal": mind(MILD),
        "strong": mind(FIGURES),
        "random": random_player,
    },
    inventory=secrecy.inventory,
    resample_hidden=secrecy.resample_hidden,
    renew=secrecy.renew,
    orders=orders,
    order=order,
    proposes=proposes,
    obeys=answering.obeys,
    disarm=answering.disarm,
    left=answering.left,
    would=answering.would,
    alarm=alarm,
    ring=ring,
    gathers=gathers,
    rested=rested,
    phrase=phrase,
    together=together,
    common=("wait", "research"),
    idle=frozenset({"wait"}),
    speaks=frozenset({"accept", "decline"}),
    pauses=pause,
    clauses=CLAUSES,
    hint=hint,
    warning=warning,
    holdings=holdings,
    tales=tales,
    standing=standing,
    charts=charts,
    preset=preset,
    tutorial=TUTORIAL,
)
