"""Space Mission (Matt Worden): jump, scan and develop planets, gather the best tiles."""

from __future__ import annotations

from engine import (
    Choice,
    Event,
    Game,
    Help,
    Minds,
    Offer,
    OrderDisarmed,
    Orders,
    OrderUsed,
    Panel,
    Rules,
    Seat,
    Step,
    offers,
    written,
)
from games.space_mission_cover import COVER

from . import secrecy
from .charts import charts
from .clauses import CLAUSES
from .computers import COMPUTERS, tile_worth
from .hints import hint, warning
from .holdings import holdings
from .parts import COMPONENTS, TUTORIAL, Box
from .phrases import phrase
from .scoring import result
from .setup import Options, deal
from .standing import disarm, left, obeys, order, orders, proposes
from .state import State
from .tales import tales
from .view import View, view


def fallback(state: State, seat: Seat) -> Choice:
    """SM45: out of time, a seat tops up without discarding, or gets the tile worth most to it."""
    tiles = [offer for offer in offers(state, seat) if isinstance(offer, Offer)]
    if any(offer.verb in ("mark", "take") for offer in tiles):
        taken = state.pilots[seat].tiles
        best = max(tiles, key=lambda offer: tile_worth(taken, offer.ids[0]))
        return Choice(best.verb, best.ids)
    return Choice("top-up")


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
        standing=result,
        fallback=fallback,
        fallback_clause="SM45",
        inventory=secrecy.inventory,
        resample_hidden=secrecy.resample_hidden,
        renew=secrecy.renew,
    ),
    orders=Orders(
        offers=orders,
        leave=order,
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
    panel=Panel(common=("discover",)),
    minds=Minds(computers=COMPUTERS, idle=frozenset({"top-up"})),
)
