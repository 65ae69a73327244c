"""Computer players. They see their own view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Computer, random_player

from .ahead import looking_ahead
from .navigator import QUICK, navigator
from .rating import tile_worth
from .surveyor import surveyor

COMPUTERS: Final[Mapping[str, Computer]] = {
    "easy": surveyor,
    "normal": navigator,
    "strong": looking_ahead(QUICK),
    "random": random_player,
}
"""The first one gives advice where nobody says which."""

__all__ = ["COMPUTERS", "tile_worth"]
