"""Clocks for benchmarks."""

from __future__ import annotations

import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table. ``ratio`` is ours to the reference; ``goal`` says what to reach."""

    what: str
    reference: str
    ours: str
    ratio: float | None
    goal: str


def timed(work: Callable[[], object], times: int) -> list[float]:
    """The seconds of each of some runs, after one that does not count."""
    work()
    return [_one(work) for _ in range(times)]


def _one(work: Callable[[], object]) -> float:
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


async def timed_async(work: Callable[[], Awaitable[object]], times: int) -> list[float]:
    """As ``timed``, for coroutines."""
    await work()
    found = []
    for _ in range(times):
        begin = time.perf_counter()
        await work()
        found.append(time.perf_counter() - begin)
    return found


def median(seconds: list[float]) -> float:
    """The middle one."""
    return statistics.median(seconds)


def p99(seconds: list[float]) -> float:
    """The one that 99 of 100 do not exceed."""
    return sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * 0.99))]


def ms(seconds: float) -> str:
    """Milliseconds, readable."""
    return f"{seconds * 1000:.2f} ms"
