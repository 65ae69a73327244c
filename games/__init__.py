"""The rules of the games, one folder each. They know the kernel and nothing else."""

from __future__ import annotations

from typing import Final

from engine import Cover

from .delta_v_cover import COVER as DELTA_V
from .delta_vee_cover import COVER as DELTA_VEE
from .merchant_of_venus_cover import COVER as MERCHANT_OF_VENUS
from .space_dealer_cover import COVER as SPACE_DEALER
from .space_mission_cover import COVER as SPACE_MISSION

ALL: Final[tuple[Cover, ...]] = (
    DELTA_V,
    SPACE_MISSION,
    SPACE_DEALER,
    DELTA_VEE,
    MERCHANT_OF_VENUS,
)
"""Every game there is, in the order in which they are offered."""

COMING: Final[tuple[str, ...]] = ()
"""Folders of games in the making: their rules are tested, and no table of them can be opened."""
