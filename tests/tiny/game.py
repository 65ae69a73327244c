"""The tiny game as one object, and as a title on a shelf."""

from __future__ import annotations

from pathlib import Path

from bot.registry import RegisteredGame
from engine import (
    Choice,
    Command,
    Cover,
    Event,
    Game,
    Help,
    Length,
    Minds,
    OrderDisarmed,
    Orders,
    OrderUsed,
    Part,
    Rules,
    Seat,
    Step,
    pending_step,
    random_player,
    written,
)

from .board import BOARD
from .computers import miner
from .hints import CLAUSES, hint, holdings
from .parts import Box, Options, charts, phrase
from .secrecy import inventory, renew, resample_hidden
from .state import State
from .steps import alarm, deal, disarm, left, obeys, order, orders, ring
from .view import View, result, view

HERE = Path(__file__).parent
"""Beside the code: ``locales`` with the texts, ``rules.md``."""


def fallback(state: State, _seat: Seat) -> Choice:
    """Out of time, a seat bids nothing or passes."""
    return Choice("bid", ("0",)) if pending_step(state) == "bid-energy" else Choice("pass")


GAME: Game[State, View] = Game(
    cover=Cover(
        slug="tiny",
        version=1,
        commands=(
            Command("bid", (Part("bid", ("energy",)),)),
            Command("refuel", (Part("refuel"),)),
            Command("swap", (Part("swap", ("cards",), many=True),)),
            Command("pass", (Part("pass"),)),
            Command("order", (Part("order", ("wish",)),)),
            Command("content", (Part("order-pass"),)),
            Command("ask", (Part("order-ask"),)),
        ),
        seats=range(2, 5),
        weight="light",
        length=Length(days=(1, 2), presses=20),
        lengths={("rounds", 6): Length(days=(2, 4), presses=40)},
    ),
    rules=Rules(
        options=Options,
        box=Box,
        components=Box(),
        state=State,
        steps=written(Step, "tests.tiny"),
        events=(*written(Event, "tests.tiny"), OrderUsed, OrderDisarmed),
        deal=deal,
        view=view,
        ephemeral_secrets=lambda state: not state.notebook,
        result=result,
        standing=result,
        fallback=fallback,
        fallback_clause="T1",
        alarm=alarm,
        ring=ring,
        inventory=inventory,
        resample_hidden=resample_hidden,
        renew=renew,
    ),
    orders=Orders(
        offers=orders,
        leave=order,
        left=left,
        obeys=obeys,
        disarm=disarm,
        unforeseen=frozenset({"order"}),
    ),
    help=Help(phrase=phrase, clauses=CLAUSES, hint=hint, holdings=holdings, charts=charts),
    minds=Minds(computers={"miner": miner, "random": random_player}),
)

TITLE = RegisteredGame(GAME, BOARD, HERE / "rules.md", GAME.rules.components)
