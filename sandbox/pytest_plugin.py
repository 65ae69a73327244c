"""The fixture ``sandbox``, and its transcript in the report of a failed test.

In a conftest.py: ``from sandbox.pytest_plugin import *``. Requests are rationed as on Discord,
unless the test is marked with ``@pytest.mark.sandbox(limits="none")``, or the fixture
``sandbox_limits`` of its folder says so.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Generator

import pytest

from .box import Sandbox
from .conformance import SKIPPED, from_environment
from .rates import Limits

__all__ = [
    "pytest_configure",
    "pytest_runtest_makereport",
    "pytest_terminal_summary",
    "sandbox",
    "sandbox_limits",
]

_KEY: pytest.StashKey[Sandbox] = pytest.StashKey()
_TOLD: pytest.StashKey[bool] = pytest.StashKey()


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", "sandbox(limits): how a test's sandbox is set up")


@pytest.fixture
def sandbox_limits() -> Limits:
    """What holds in a folder where tests do not say; a conftest.py may have its own."""
    return "discord"


@pytest.fixture
async def sandbox(request: pytest.FixtureRequest, sandbox_limits: Limits) -> AsyncIterator[Sandbox]:
    """A sandbox with a manual clock, to which discord.py is pointed.

    Fails the test, when it has ended, for anything that the sandbox does not have (``gaps``) or
    that is not as Discord describes it (``violations``); a test that wants them clears the list.
    """
    marker = request.node.get_closest_marker("sandbox")
    limits = marker.kwargs.get("limits", sandbox_limits) if marker else sandbox_limits
    async with Sandbox(limits=limits) as box:
        request.node.stash[_KEY] = box
        with box.hooked():
            yield box
    if wrong := [*box.gaps, *box.violations]:
        pytest.fail("not as in Discord:\n" + "\n".join(dict.fromkeys(wrong)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put the transcript into the report of a failed test."""
    report = yield
    box = item.stash.get(_KEY, None)
    if report.failed and box is not None:
        report.sections.append(("sandbox transcript", box.transcript.text()))
    if report.when == "teardown" and box is not None:
        del item.stash[_KEY]  # items live as long as the session, transcripts are long
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say when answers could not be checked against Discord's own description."""
    config = terminalreporter.config
    if from_environment() is None and not config.stash.get(_TOLD, False):
        config.stash[_TOLD] = True  # several folders may have the plugin
        terminalreporter.write_line(SKIPPED)
