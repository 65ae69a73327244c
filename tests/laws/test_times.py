"""Each law tells its time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.tiny import GAME

from . import laws
from .plans import drawn
from .times import SPENT, pytest_terminal_summary


class Reporter:
    """What pytest prints its summary with."""

    def __init__(self, durations: int | None, *reports: Any) -> None:
        self.config = SimpleNamespace(option=SimpleNamespace(durations=durations))
        self.stats = {"": list(reports), "passed": [SimpleNamespace(when="call"), object()]}
        self.said: list[str] = []

    def section(self, title: str) -> None:
        self.said.append(title)

    line = section


def report(**spent: float) -> Any:
    """Of the end of a test in which laws took so long."""
    properties = [("page", "3"), *((f"law {law}", seconds) for law, seconds in spent.items())]
    return SimpleNamespace(when="teardown", user_properties=properties)


def summary(durations: int | None) -> list[str]:
    reporter = Reporter(durations, report(ends=1.0, replays=0.5), report(seals=2.0, replays=1.0))
    pytest_terminal_summary(cast("pytest.TerminalReporter", reporter))
    return reporter.said


def test_a_match_tells_of_each_of_its_laws() -> None:
    laws.hold([laws.ends, laws.replays], GAME, drawn(GAME, 1))

    assert set(SPENT) == {"ends", "replays"}
    assert all(seconds > 0 for seconds in SPENT.values())


def test_the_laws_that_took_longest_are_told_first() -> None:
    first, *others = summary(0)

    assert first == "processor time of laws"
    assert others == ["    2.00s seals", "    1.50s replays", "    1.00s ends"]


def test_as_many_laws_are_told_as_tests() -> None:
    assert len(summary(2)) == 1 + 2


def test_nothing_is_told_where_nobody_asks() -> None:
    assert summary(None) == []
