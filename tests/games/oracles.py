"""What the tests of a table that is played beside a game have in common: matches and faults."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine import AnyOffer, Play, Seat
from tests.laws.plans import AnyGame, Plan, drawn

Fault = Callable[[pytest.MonkeyPatch], AnyGame]
"""Breaks a game until the end of a test."""


def at_random(game: AnyGame, number: int) -> Plan:
    """A plan without computer players, who do not expect unusual positions."""
    return replace(drawn(game, number), players=("random",))


def after(
    patch: pytest.MonkeyPatch, step: type, verb: str, change: Callable[[Any, Seat], None]
) -> None:
    """Whenever a step has done what it does for a verb, something else happens, too."""
    done = getattr(step, verb)

    def both(self: Any, play: Play[Any], seat: Seat, *args: str) -> None:
        done(self, play, seat, *args)
        change(play.state, seat)

    patch.setattr(step, verb, both)


def offering(
    patch: pytest.MonkeyPatch, step: type, change: Callable[[list[AnyOffer]], Sequence[AnyOffer]]
) -> None:
    """A step that offers something else."""
    made = step.offers  # type: ignore[attr-defined]

    def changed(self: Any, state: Any, seat: Seat) -> Sequence[AnyOffer]:
        return change(list(made(self, state, seat)))

    patch.setattr(step, "offers", changed)
