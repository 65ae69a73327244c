"""The processor time of each law: the costly ones are printed where pytest prints slow tests."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest

SPENT = defaultdict[str, float](float)
"""Seconds of each law since a test began."""
TOLD = "law "
"""What the names of a report's properties begin with that hold them."""


@pytest.fixture(autouse=True)
def _tell_times(record_property: Callable[[str, object], None]) -> Iterator[None]:
    """Say in a test's report what each law took: so it is known in other processes, too."""
    SPENT.clear()
    yield
    for law, seconds in SPENT.items():
        record_property(TOLD + law, seconds)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print as many laws as ``--durations`` wants tests, all for 0."""
    most = terminalreporter.config.option.durations
    spent = defaultdict[str, float](float)
    for report in (report for many in terminalreporter.stats.values() for report in many):
        if getattr(report, "when", "") == "teardown":
            for name, value in report.user_properties:
                if name.startswith(TOLD):
                    spent[name.removeprefix(TOLD)] += value
    if spent and most is not None:
        terminalreporter.section("processor time of laws")
        for law, seconds in sorted(spent.items(), key=lambda each: -each[1])[: most or None]:
            terminalreporter.line(f"{seconds:8.2f}s {law}")
