"""Space Dealer (Tobias Stapelfeldt): mine, build, fly and deliver, all at once and in real time."""

from __future__ import annotations

from engine import Choice, Command, Game, Part, Seat, offers

from . import secrecy
from .alarms import alarm, ring
from .computers import drifter, trader
from .events import EVENTS
from .orders import order, orders
from .outages import rested
from .parts import COMPONENTS, Box
from .phrases import phrase
from .scoring import result
from .setup import Options, deal
from .state import State
from .steps import STEPS, Settle
from .view import View, view


def fallback(state: State, seat: Seat) -> Choice:
    """SD63: out of time, a seat settles in the first way there is, or waits."""
    if isinstance(state.stack[-1], Settle):
        first = offers(state, seat)[0]
        return Choice(first.verb, getattr(first, "ids", ()))
    return Choice("wait")


def _command(name: str, *params: str) -> Command:
    return Command(name, (Part(name, params),))


COMMANDS = (
    _command("settle", "side", "mine", "site"),
    _command("plan", "card"),
    _command("draw", "level"),
    _command("keep", "card"),
    _command("research"),
    _command("build", "card", "site"),
    _command("use", "card", "way"),
    _command("fly", "ship", "planet"),
    _command("deliver", "demand", "ship"),
    _command("move", "source", "target", "goods"),
    Command(
        "finish",
        (
            Part("place", ("build", "site")),
            Part("exchange", ("convert", "way")),
            Part("release", ("release",)),
        ),
    ),
    _command("dump", "source", "goods"),
    _command("trade", "player", "planet", "give", "want"),
    Command("answer", tuple(Part(v, (v,)) for v in ("accept", "decline", "withdraw"))),
    _command("scrap", "card"),
    _command("swap", "player", "card", "place"),
    _command("drop", "ship", "goods"),
    _command("lift", "ship", "goods"),
    Command("attack", (Part("sabotage", ("sabotage", "timer")), Part("block", ("block", "card")))),
    _command("wait"),
    Command("order", (Part("queue", ("timer", "job"), many=True),)),
    _command("when", "timer", "order", "condition"),
    _command("sooner", "timer", "order"),
    _command("cancel", "timer", "order"),
    _command("aim", "card", "aim"),
)

GAME: Game[State, View] = Game(
    slug="space_dealer",
    version=1,
    seats=range(3, 9),
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
    commands=COMMANDS,
    computers={"trader": trader, "random": drifter},
    census=secrecy.census,
    scramble=secrecy.scramble,
    orders=orders,
    order=order,
    alarm=alarm,
    ring=ring,
    rested=rested,
    phrase=phrase,
)
