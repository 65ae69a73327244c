"""Delta V (Christian T. Petersen and Darrell Hardy): find minerals, fill contracts, bribe."""

from __future__ import annotations

from engine import Amount, Choice, Command, Game, Offer, Part, Pick, Play, Seat, drifter, offers

from . import secrecy
from .computers import prospector
from .events import EVENTS
from .parts import COMPONENTS, Box
from .phrases import phrase
from .scoring import result
from .setup import Options, deal
from .state import State
from .steps.action import Moving, SurveyLine, SurveyTiles, TakeAction
from .steps.ambush import Ambush, leave_order, orders
from .steps.arrivals import ChooseHit
from .steps.contract import BidWindow, Declare, Replace, Reveal
from .steps.incidents import (
    ChooseSabotage,
    Follow,
    MoveAlien,
    ScanTiles,
    Steal,
    UseIncidents,
)
from .steps.looks import RevealIncident
from .steps.turn import Turn
from .view import View, view

STEPS = (
    Ambush,
    BidWindow,
    ChooseHit,
    ChooseSabotage,
    Declare,
    Follow,
    Moving,
    MoveAlien,
    Replace,
    Reveal,
    RevealIncident,
    ScanTiles,
    Steal,
    SurveyLine,
    SurveyTiles,
    TakeAction,
    Turn,
    UseIncidents,
)

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
    first = found[0]
    match first:
        case Offer():
            return Choice(first.verb, first.ids)
        case Pick():
            return Choice(first.verb, first.items[: first.low])
        case Amount():
            return Choice(first.verb, (str(first.low),))


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """DV86: a standing order."""
    leave_order(play, seat, choice.verb, *choice.args)


def fleeting(state: State) -> bool:
    """DV95: without the notebook, what was seen disappears."""
    return not state.notebook


COMMANDS = (
    Command(
        "move",
        (
            Part("return", ("from",), many=True, repeat=True),
            Part("fly", ("to",), many=True, repeat=True),
        ),
    ),
    Command("stop", (Part("stop"),)),
    Command("prospect", (Part("prospect"),)),
    Command(
        "survey",
        (Part("survey", ("bribe",)), Part("line", ("line",)), Part("look", ("tiles",), many=True)),
    ),
    Command("buy", (Part("buy"),)),
    Command("show", (Part("show", ("tile",)),)),
    Command("hide", (Part("hide"),)),
    Command(
        "contract",
        (Part("declare", ("contract",)), Part("reveal", ("reveal",), many=True, repeat=True)),
    ),
    Command("reveal", (Part("reveal", ("tiles",), many=True, repeat=True),)),
    Command("replace", (Part("replace", ("bribe",)),)),
    Command("fail", (Part("fail"),)),
    Command("bid", (Part("bid", ("bribe",)),)),
    Command("pass", (Part("pass"),)),
    Command("use", (Part("use", ("incident",)), Part("scan-tiles", ("tiles",), many=True))),
    Command("go-on", (Part("go-on"),)),
    Command(
        "sabotage",
        (Part("sabotage", ("player", "place")), Part("follow", ("rocket",))),
    ),
    Command("stay", (Part("stay"),)),
    Command("strike", (Part("strike", ("incident",)),)),
    Command("alien", (Part("alien-to", ("tile",)),)),
    Command("leave-alien", (Part("alien-stays"),)),
    Command("steal", (Part("steal", ("player", "loot")),)),
    Command("steal-nothing", (Part("steal-nothing"),)),
    Command("hit", (Part("hit", ("player",)),)),
    Command(
        "order",
        (
            Part("order-ask", ("ask",)),
            Part("order-pass", ("pass",)),
            Part("order-strike", ("strike", "against")),
        ),
    ),
)

GAME: Game[State, View] = Game(
    slug="delta_v",
    version=1,
    seats=range(2, 5),
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
    orders=orders,
    order=order,
    commands=COMMANDS,
    computers={"prospector": prospector, "random": drifter},
    census=secrecy.census,
    scramble=secrecy.scramble,
    phrase=phrase,
    fleeting=fleeting,
)
