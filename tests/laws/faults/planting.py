"""How a fault is planted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine import (
    AnyOffer,
    Seat,
)
from tests.laws import laws, words
from tests.laws.plans import AnyGame, Plan
from tests.tiny import GAME
from tests.tiny.state import State
from tests.tiny.view import View

Patch = pytest.MonkeyPatch
Fault = Callable[[Patch], AnyGame]

FAULTS: list[tuple[laws.Law, Fault]] = []


def breaks(law: laws.Law) -> Callable[[Fault], Fault]:
    """Enter a fault under the law that it breaks."""

    def enter(fault: Fault) -> Fault:
        FAULTS.append((law, fault))
        return fault

    return enter


def has_texts(game: AnyGame, _plan: Plan) -> laws.Watch:
    """As a law like the others."""
    words.has_texts(game)
    while (yield):
        pass


def offering(patch: Patch, step: type[Any], *more: AnyOffer) -> AnyGame:
    """The game with more offers in a step."""
    offers = step.offers
    patch.setattr(step, "offers", lambda *args: (*offers(*args), *more))
    return GAME


def viewing(change: Callable[[State, Seat | None, View], View]) -> AnyGame:
    """The game with a changed view."""
    return replace(
        GAME,
        rules=replace(
            GAME.rules, view=lambda state, seat: change(state, seat, GAME.rules.view(state, seat))
        ),
    )
