"""Delta Vee (John H. Butterfield): hex vector combat of 1981, in five scenarios."""

from __future__ import annotations

from engine import Amount, Choice, Command, Game, Offer, Part, Pick, Seat, offers

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


COMMANDS = (
    Command("place", (Part("place", ("ship", "hex")),)),
    Command("head", (Part("head", ("ship", "direction")),)),
    Command("speed", (Part("speed", ("velocity",)),)),
    Command("stow", (Part("stow", ("pods",), many=True, repeat=True),)),
    Command("unstow", (Part("unstow"),)),
    Command("as-printed", (Part("as-printed"),)),
    Command("take", (Part("unit", ("unit",)),)),
    Command(
        "command",
        (
            Part("unit", ("unit",)),
            Part("order", ("orders",), many=True, repeat=True),
            Part("give"),
        ),
    ),
    Command(
        "plan",
        (Part("unit", ("unit",)), Part("order", ("orders",), many=True, repeat=True)),
    ),
    Command("back", (Part("back"),)),
    Command("again", (Part("unit", ("unit",)), Part("again"), Part("give"))),
    Command("give", (Part("give"),)),
    Command(
        "swing",
        (Part("order", ("orders",), many=True, repeat=True), Part("done")),
    ),
    Command(
        "fire",
        (Part("unit", ("unit",)), Part("fire", ("weapon", "mode", "target"))),
    ),
    Command(
        "launch",
        (Part("unit", ("unit",)), Part("launch", ("pod", "missile", "placement"))),
    ),
    Command(
        "release",
        (
            Part("unit", ("unit",)),
            Part("release", ("placements",), many=True, repeat=True),
        ),
    ),
    Command("hit", (Part("hit", ("part",)),)),
    Command("intercept", (Part("intercept", ("target",)),)),
    Command("done", (Part("done"),)),
    Command(
        "order",
        (
            Part("order-raise", ("field", "raise")),
            Part("order-hunt", ("missile", "hunt")),
        ),
    ),
)

GAME: Game[State, View] = Game(
    slug="delta_vee",
    version=2,
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
    commands=COMMANDS,
    computers={"captain": captain, "random": wanderer},
    census=secrecy.census,
    scramble=secrecy.scramble,
    phrase=phrase,
    drafts=frozenset(("order", "back", "again", "stow", "unstow")),
    hint=hint,
)
