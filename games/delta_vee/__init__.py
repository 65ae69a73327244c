"""Delta Vee (John H. Butterfield): hex vector combat of 1981, in five scenarios."""

from __future__ import annotations

from engine import Amount, Choice, Game, Offer, Pick, Seat, offers
from games.delta_vee_cover import COVER

from . import secrecy, standing
from .computers import captain, wanderer
from .events import EVENTS
from .hints import hint
from .parts import COMPONENTS, Box
from .phrases import phrase
from .scoring import result
from .setup import Options, deal
from .state import State
from .steps.command import GiveCommands
from .steps.fire import OpenFire
from .steps.hits import ChoosePart, RollHits
from .steps.interception import ChoosePrey, Meet
from .steps.movement import Move, PassPlanet
from .steps.setup import Deploy, Stow
from .steps.turn import Turn
from .view import View, view

STEPS = (
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


def fallback(state: State, seat: Seat) -> Choice:
    """VE1204: out of time, a phase is finished with what is planned; else the first offer."""
    found = offers(state, seat)
    for offer in reversed(found):
        if offer.verb in {"done", "as-printed"}:
            return Choice(offer.verb)
    first = found[0]
    match first:
        case Offer():
            return Choice(first.verb, first.ids)
        case Pick():
            return Choice(first.verb, first.items[: first.low])
        case Amount():
            return Choice(first.verb, (str(first.low),))


GAME: Game[State, View] = Game(
    slug=COVER.slug,
    version=COVER.version,
    seats=range(2, 7),
    options=Options,
    box=Box,
    components=COMPONENTS,
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
    drafts=frozenset(("order", "back", "again", "stow", "unstow")),
    hint=hint,
)
