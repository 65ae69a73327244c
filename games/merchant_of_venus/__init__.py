"""Merchant of Venus, standard game (Fantasy Flight Games 2012): trade among fourteen cultures."""

from __future__ import annotations

from engine import Game
from games.merchant_of_venus_cover import COVER

from . import answers, cards_encounters, hazards, looks, looseends, missions, secrecy, standing
from .charts import charts
from .computers import drifter, trader
from .events import EVENTS
from .fallback import fallback
from .hints import hint
from .parts import COMPONENTS, Box
from .phrases import phrase
from .scoring import result
from .scoring import standing as as_it_stands
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


GAME: Game[State, View] = Game(
    slug=COVER.slug,
    version=COVER.version,
    seats=range(1, 5),  # MV1
    options=Options,
    box=Box,
    components=COMPONENTS,
    state=State,
    steps=STEPS,
    events=EVENTS,
    deal=deal,
    view=view,
    result=result,
    standing=as_it_stands,
    charts=charts,
    fallback=fallback,
    orders=standing.orders,
    order=standing.order,
    commands=COVER.commands,
    computers={"trader": trader, "random": drifter},
    census=secrecy.census,
    scramble=secrecy.scramble,
    phrase=phrase,
    hint=hint,
    fleeting=lambda state: not state.notebook,
)
