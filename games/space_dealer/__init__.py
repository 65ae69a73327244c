"""Space Dealer (Tobias Stapelfeldt): mine, build, fly and deliver, all at once and in real time."""

from __future__ import annotations

from engine import Choice, Command, Game, Part, Seat, offers

from . import secrecy
from .alarms import alarm, ring
from .computers import drifter, trader
from .events import EVENTS
from .orders import order, orders
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
    _command("place", "card", "site"),
    _command("exchange", "card", "way"),
    _command("release", "timer"),
    _command("dump", "source", "goods"),
    _command("trade", "player", "planet", "give", "want"),
    _command("accept", "proposal"),
    _command("decline", "proposal"),
    _command("withdraw", "proposal"),
    _command("scrap", "card"),
    _command("swap", "player", "card", "place"),
    _command("drop", "ship", "goods"),
    _command("lift", "ship", "goods"),
    _command("sabotage", "player", "timer"),
    _command("block", "player", "card"),
    _command("wait"),
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
    phrase=phrase,
)
