"""Delta V (Christian T. Petersen and Darrell Hardy): find minerals, fill contracts, bribe."""

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
    random_player,
    written,
)
from games.delta_v_cover import COVER

from . import secrecy
from .about import about
from .charts import charts
from .clauses import CLAUSES
from .computers import broker, prospector, seer
from .hints import hint, proposes, warning
from .holdings import holdings
from .parts import COMPONENTS, TUTORIAL, Box
from .phrases import phrase
from .scoring import result
from .setup import Options, deal
from .shortcuts import likely, together
from .standing import disarm, leave_order, left, obeys, orders
from .state import State
from .tales import tales
from .view import View, view

MODEST = (
    "pass",
    "hide",
    "stop",
    "go-on",
    "stay",
    "steal-nothing",
    "alien-stays",
    "fail",
    "prospect",
)
"""What is done for a seat that is out of time, if it may: nothing, or the least (ruling)."""
IDLE = frozenset({"pass", "hide", "go-on", "stay", "steal-nothing", "alien-stays"})
"""Choices that let a chance go by."""


def fallback(state: State, seat: Seat) -> Choice:
    """DV94: out of time, a seat passes; where it must act, it takes the first offer.

    The first offer depends on nothing secret: contracts and cells stand in the order of the
    table, a survey that was begun takes the first line and its first tiles.
    """
    found = offers(state, seat)
    by_verb = {offer.verb: offer for offer in reversed(found)}
    for verb in MODEST:
        if verb in by_verb:
            return Choice(verb)
    return least(found[0])


def fleeting(state: State) -> bool:
    """DV95: without the notebook, what was seen disappears."""
    return not state.notebook


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
        ephemeral_secrets=fleeting,
        result=result,
        standing=result,
        fallback=fallback,
        fallback_clause="DV94",
        inventory=secrecy.inventory,
        resample_hidden=secrecy.resample_hidden,
        renew=secrecy.renew,
    ),
    orders=Orders(
        offers=orders,
        leave=leave_order,
        left=left,
        obeys=obeys,
        disarm=disarm,
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
    panel=Panel(common=("pass", "prospect", "fail"), likely=likely, together=together, about=about),
    minds=Minds(
        computers={
            "easy": prospector,
            "normal": broker,
            "strong": seer,
            "random": random_player,
        },
        idle=IDLE,
    ),
)
