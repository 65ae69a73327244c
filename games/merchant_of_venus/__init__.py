"""Merchant of Venus, standard game (Fantasy Flight Games 2012): trade among fourteen cultures."""

from __future__ import annotations

from engine import Command, Game, Part

from . import answers, cards_encounters, hazards, looks, looseends, missions, secrecy
from .computers import drifter
from .events import EVENTS
from .fallback import fallback
from .parts import COMPONENTS, Box
from .phrases import phrase
from .scoring import result
from .setup import Options, deal
from .state import State
from .steps import beginning, business, flying, landing, rounds
from .view import View, view

STEPS = (
    answers.Answer,
    cards_encounters.DrawEncounter,
    *hazards.STEPS,
    missions.KeepReward,
    *looks.STEPS,
    *looseends.STEPS,
    *beginning.STEPS,
    *business.STEPS,
    *flying.STEPS,
    *landing.STEPS,
    *rounds.STEPS,
)

COMMANDS = (Command("done", (Part("done"),)),)

GAME: Game[State, View] = Game(
    slug="merchant_of_venus",
    version=1,
    seats=range(1, 5),
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
    computers={"random": drifter},
    census=secrecy.census,
    scramble=secrecy.scramble,
    phrase=phrase,
    fleeting=lambda state: not state.notebook,
)
