"""The computer players of commit ae68fe8, kept to measure later ones against.

They are never changed, so that figures of different days can be compared: every mind meets the
same opponents. What they make of a game beside its rules and its view is therefore kept here too.
Reasons are left out: a yardstick only chooses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine import AnyOffer, Choice, Dice, Seat

from . import delta_v, delta_vee, merchant_of_venus, space_dealer, space_mission

Yardstick: TypeAlias = Callable[[Any, Seat, Sequence[AnyOffer], Dice], Choice]
"""Chooses from the same things as a computer player: view, seat, offers, own randomness."""

YARDSTICKS: Final[Mapping[str, Yardstick]] = {
    "delta_v": delta_v.mind,
    "space_mission": space_mission.mind,
    "space_dealer": space_dealer.mind,
    "delta_vee": delta_vee.mind,
    "merchant_of_venus": merchant_of_venus.mind,
}
"""By the slug of its game."""
