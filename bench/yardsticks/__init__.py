"""The minds of commit ae68fe8."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from engine import AnyOffer, Choice, Dice, Seat

Yardstick: TypeAlias = Callable[[Any, Seat, Sequence[AnyOffer], Dice], Choice]

YARDSTICKS: Mapping[str, Yardstick] = {}
