"""The figures of the planner, and how they are tuned."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FIGURES: Final[Mapping[str, float]] = {
    "stops": 3.0,
    "making": 0.6,
    "flight": 1.0,
    "back": 1.0,
    "host": 0.3,
    "stays": 0.98,
    "rival": 0.4,
    "last": 1.0,
    "bring": 2.0,
    "onward": 0.8,
    "early": 2.0,
    "research": 8.0,
    "mine": 9.0,
    "depot": 5.5,
    "stop": 5.0,
}
