"""Measuring on machines that do other things too: by turns, and the best of several."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import quantiles

Work = Callable[[], int]
"""Does something once and says how many units of it."""


def rates(works: Mapping[str, Work], seconds: float = 0.4, rounds: int = 5) -> dict[str, float]:
    """The best rate (units a second) of each, measured by turns."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(rounds):
        for name, work in works.items():
            begun, units = time.perf_counter(), 0
            while (passed := time.perf_counter() - begun) < seconds:
                units += work()
            best[name] = max(best[name], units / passed)
    return best


def once(work: Callable[[], object]) -> float:
    """Seconds of the fastest run of five."""
    spans = []
    for _ in range(5):
        begun = time.perf_counter()
        work()
        spans.append(time.perf_counter() - begun)
    return min(spans)


def percentile(spans: list[float], percent: int) -> float:
    """The span within which so many percent lie."""
    return quantiles(spans, n=100, method="inclusive")[percent - 1]
