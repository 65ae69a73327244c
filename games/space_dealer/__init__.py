"""Space Dealer (Tobias Stapelfeldt): mine, build, fly and deliver, all at once and in real time."""

from __future__ import annotations

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
    cover=COVER,
    rules=Rules(
        options=Options,
        preset=preset,
        box=Box,
        components=COMPONENTS,
        state=State,
        steps=written(Step, __name__),
        events=(*written(Event, __name__), OrderUsed, OrderDisarmed),
        deal=deal,
        view=view,
        result=result,
        standing=standing,
        fallback=fallback,
        fallback_clause="SD63",
        alarm=alarm,
        ring=ring,
        rested=rested,
        gathers=gathers,
        inventory=secrecy.inventory,
        resample_hidden=secrecy.resample_hidden,
        renew=secrecy.renew,
    ),
    orders=Orders(
        offers=orders,
        leave=order,
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
    panel=Panel(common=("wait", "research"), together=together),
    minds=Minds(
        computers={
            "easy": trader,
            "normal": mind(MILD),
            "strong": mind(FIGURES),
            "random": random_player,
        },
        pauses=pause,
        speaks=frozenset({"accept", "decline"}),
        idle=frozenset({"wait"}),
    ),
)
