"""The rules of the games, one folder each. They know the kernel and nothing else."""

from __future__ import annotations

from typing import Any, Final

from engine import Game

from .delta_v import GAME as DELTA_V
from .delta_vee import GAME as DELTA_VEE
from .merchant_of_venus import GAME as MERCHANT_OF_VENUS
from .space_dealer import GAME as SPACE_DEALER
from .space_mission import GAME as SPACE_MISSION

ALL: Final[tuple[Game[Any, Any], ...]] = (
    DELTA_V,
    SPACE_MISSION,
    SPACE_DEALER,
    DELTA_VEE,
    MERCHANT_OF_VENUS,
)
"""Every game there is, in the order in which they are offered."""

COMING: Final[tuple[str, ...]] = ()
"""Folders of games in the making: their rules are tested, and no table of them can be opened."""
