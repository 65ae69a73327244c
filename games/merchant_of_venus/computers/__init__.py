"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from engine import random_player

from .merchant import merchant
from .trader import trader

__all__ = ["merchant", "random_player", "trader"]
