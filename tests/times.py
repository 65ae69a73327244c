"""Where the time of tests goes: the processor time of each law, and of whoever runs for hours more.

The costly laws are printed where pytest prints slow tests.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import chain

import pytest

SPENT = defaultdict[str, float](float)
"""Seconds of each law since a test began."""
MOST = 1000
"""Characters of why a test failed that a list tells."""
TOLD = "law "
"""What the names of a report's properties begin with that hold them."""


@pytest.fixture(autouse=True)
def _tell_times(record_property: Callable[[str, object], None]) -> Iterator[None]:
    """Say in a test's report what each law took: so it is known in other processes, too."""
    SPENT.clear()
    yield
    for law, seconds in SPENT.items():
        record_property(TOLD + law, seconds)


def pytest_report_teststatus(
    report: pytest.TestReport, config: pytest.Config
) -> tuple[str, str, str] | None:
    """Tell in a verbose list what a test took, and why it failed: a run of hours may be stopped."""
    if config.get_verbosity() < 1 or report.when != "call" or report.skipped:
        return None
    told = f"{report.outcome.upper()} {report.duration:.0f} s"
    if not report.failed:
        return "passed", ".", told
    crash = getattr(report.longrepr, "reprcrash", None)
    why = " ".join((crash.message if crash else report.longreprtext).split())
    return "failed", "F", f"{told} ({why[:MOST]})"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print as many laws as ``--durations`` wants tests; for 0 all, and how long each file took."""
    most = terminalreporter.config.option.durations
    laws, files = defaultdict[str, float](float), defaultdict[str, float](float)
    for report in chain.from_iterable(terminalreporter.stats.values()):
        if not isinstance(report, pytest.TestReport):
            continue
        files[report.nodeid.partition("::")[0]] += report.duration
        if report.when == "teardown":
            for name, value in report.user_properties:
                if name.startswith(TOLD):
                    laws[name.removeprefix(TOLD)] += float(str(value))
    if laws and most is not None:
        terminalreporter.section("processor time of laws")
        for law, seconds in _longest_first(laws)[: most or None]:
            terminalreporter.line(f"{seconds:8.2f}s {law}")
    if files and most == 0:
        terminalreporter.section("time of each file, its workers' together")
        for file, seconds in _longest_first(files):
            terminalreporter.line(f"{timedelta(seconds=round(seconds))} {file}")


def _longest_first(spent: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(spent.items(), key=lambda each: -each[1])
