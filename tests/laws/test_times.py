"""Each law tells its time, and a run of hours tells what it has found so far."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest

from tests.times import SPENT, pytest_report_teststatus, pytest_terminal_summary
from tests.tiny import GAME

from . import laws
from .plans import drawn


class Reporter:
    """What pytest prints its summary with."""

    def __init__(self, durations: int | None, *reports: Any) -> None:
        self.config = SimpleNamespace(option=SimpleNamespace(durations=durations))
        self.stats = {"": list(reports), "warnings": [object()]}
        self.said: list[str] = []

    def section(self, title: str) -> None:
        self.said.append(title)

    line = section


def report(
    outcome: Literal["passed", "failed"] = "passed", seconds: float = 0, **spent: float
) -> pytest.TestReport:
    """Of a test that took so long, and in which laws took so long."""
    return pytest.TestReport(
        "tests/laws/test_laws.py::test_x",
        ("", 0, ""),
        {},
        outcome,
        "it is wrong" if outcome == "failed" else None,
        "teardown" if spent else "call",
        duration=seconds,
        user_properties=[("page", "3"), *((f"law {law}", each) for law, each in spent.items())],
    )


def summary(durations: int | None) -> list[str]:
    reports = report(ends=1.0, replays=0.5), report(seals=2.0, replays=1.0), report(seconds=70)
    reporter = Reporter(durations, *reports)
    pytest_terminal_summary(cast("pytest.TerminalReporter", reporter))
    return reporter.said


def told(verbosity: int, each: pytest.TestReport) -> tuple[str, str, str] | None:
    config = SimpleNamespace(get_verbosity=lambda: verbosity)
    return pytest_report_teststatus(each, cast("pytest.Config", config))


def test_a_match_tells_of_each_of_its_laws() -> None:
    laws.hold([laws.ends, laws.replays], GAME, drawn(GAME, 1))

    assert set(SPENT) == {"ends", "replays"}
    assert all(seconds > 0 for seconds in SPENT.values())


def test_the_laws_that_took_longest_are_told_first() -> None:
    first, *others = summary(3)

    assert first == "processor time of laws"
    assert others == ["    2.00s seals", "    1.50s replays", "    1.00s ends"]


def test_as_many_laws_are_told_as_tests() -> None:
    assert len(summary(2)) == 1 + 2


def test_whoever_asks_for_all_is_told_what_each_file_took() -> None:
    assert summary(0)[-1] == "0:01:10 tests/laws/test_laws.py"


def test_nothing_is_told_where_nobody_asks() -> None:
    assert summary(None) == []


def test_a_verbose_list_tells_at_once_how_long_a_test_took_and_why_it_failed() -> None:
    assert told(1, report(seconds=33)) == ("passed", ".", "PASSED 33 s")
    assert told(1, report("failed", 2)) == ("failed", "F", "FAILED 2 s (it is wrong)")
    assert told(0, report("failed", 2)) is None
