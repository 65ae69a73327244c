"""Hypothesis: the same examples in every run; more of them with --hypothesis-profile=explore.

The two people whom most tests in a sandbox need. And no way to anything but this machine.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from sandbox import Actor, Sandbox

from .databases import UNFLUSHED
from .tiers import (
    _no_process_outlives_a_test,
    children,
    pytest_addoption,
    pytest_collection_finish,
    pytest_collection_modifyitems,
    pytest_runtest_call,
    pytest_runtest_setup,
)
from .times import pytest_report_teststatus, pytest_terminal_summary

__all__ = [
    "_no_process_outlives_a_test",
    "children",
    "pytest_addoption",
    "pytest_collection_finish",
    "pytest_collection_modifyitems",
    "pytest_report_teststatus",
    "pytest_runtest_call",
    "pytest_runtest_setup",
    "pytest_terminal_summary",
]

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", max_examples=2_000, deadline=None)
settings.load_profile("steady")


def pytest_make_parametrize_id(val: object) -> str | None:
    """Clip what is long: every worker is sent, and keeps, the name of every test."""
    return f"{val[:60]}…" if isinstance(val, str) and len(val) > 60 else None


@pytest.fixture
def ann(sandbox: Sandbox) -> Actor:
    """Ann, who mostly opens the table."""
    return sandbox.user("Ann")


@pytest.fixture
def bob(sandbox: Sandbox) -> Actor:
    """Bob, who mostly joins."""
    return sandbox.user("Bob")


@pytest.fixture(scope="session", autouse=True)
def _no_test_waits_for_the_disk() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("storage.database._PRAGMAS", UNFLUSHED)
        yield


@pytest.fixture(scope="session", autouse=True)
def _only_this_machine() -> Iterator[None]:
    connect = socket.socket.connect

    def connect_here(self: socket.socket, address: Any) -> None:
        host = address[0] if isinstance(address, tuple) else "localhost"
        assert host in ("localhost", "::1") or host.startswith("127."), f"{host} is not here"
        connect(self, address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(socket.socket, "connect", connect_here)
        yield
