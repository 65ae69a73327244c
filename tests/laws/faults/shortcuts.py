"""Faults in what shortens the way through a panel."""

from __future__ import annotations

from dataclasses import replace

from engine import Choice
from tests.laws import shortcuts
from tests.laws.plans import AnyGame
from tests.tiny import GAME

from .planting import Patch, breaks


@breaks(shortcuts.proposes_what_is_on_offer)
def what_nobody_has_is_proposed(_patch: Patch) -> AnyGame:
    return replace(
        GAME, panel=replace(GAME.panel, likely=lambda _view, _offers: [Choice("bid", ("99",))])
    )


@breaks(shortcuts.proposes_what_is_on_offer)
def the_same_is_proposed_twice(_patch: Patch) -> AnyGame:
    def likely(_view: object, offers: object) -> list[Choice]:
        return [Choice("pass")] * 2 if "pass" in str(offers) else []

    return replace(GAME, panel=replace(GAME.panel, likely=likely))


@breaks(shortcuts.gathers_what_goes_together)
def everything_goes_together(_patch: Patch) -> AnyGame:
    return replace(GAME, panel=replace(GAME.panel, together=lambda *_: True))
