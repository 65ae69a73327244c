"""The figures of the navigator, for ``scripts/tune``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Computer

from .computers.navigator import by_figures
from .computers.quick import FIGURES as QUICK
from .computers.quick import Quick

FIGURES: Final = QUICK


def mind(figures: Mapping[str, float]) -> Computer:
    """A navigator with these figures."""
    return by_figures(Quick(figures))
