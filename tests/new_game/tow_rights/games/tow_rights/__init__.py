"""Tow Rights: bid fuel in secret for the wrecks that drift by."""

from __future__ import annotations

from engine import (
    Choice,
    Event,
    Game,
    Help,
    Minds,
    Offer,
    Rules,
    Seat,
    Step,
    least,
    offers,
    random_player,
    written,
)
from games.tow_rights_cover import COVER

from . import secrecy
from .computers import best, skipper
from .parts import COMPONENTS, Box, phrase
from .scoring import result
from .setup import Options, deal
from .state import State
from .view import View, view


def fallback(state: State, seat: Seat) -> Choice:
    """TR12: out of time, the lowest cell is burned, and the better wreck is towed."""
    found = [offer for offer in offers(state, seat) if isinstance(offer, Offer)]
    return least(found[0]) if found[0].verb == "burn" else best(view(state, seat), seat, found)


GAME: Game[State, View] = Game(
    cover=COVER,
    rules=Rules(
        options=Options,
        box=Box,
        components=COMPONENTS,
        state=State,
        steps=written(Step, __name__),
        events=written(Event, __name__),
        deal=deal,
        view=view,
        result=result,
        standing=result,
        fallback=fallback,
        fallback_clause="TR12",
        inventory=secrecy.inventory,
        resample_hidden=secrecy.resample_hidden,
    ),
    help=Help(phrase=phrase),
    minds=Minds(computers={"skipper": skipper, "random": random_player}),
)
