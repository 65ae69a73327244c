"""Computer players. They see their own view and nothing else."""

from __future__ import annotations

from .planner import planner
from .trader import random_player, trader
from .tuning import FIGURES

easy = trader
normal = planner(FIGURES)
strong = planner(FIGURES)

__all__ = ["easy", "normal", "random_player", "strong"]
