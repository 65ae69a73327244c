"""Hypothesis: the same examples in every run; more of them with --hypothesis-profile=explore.

And the two people whom most tests in a sandbox need.
"""

from __future__ import annotations

import pytest
from hypothesis import settings

from sandbox import Actor, Sandbox

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", max_examples=2_000, deadline=None)
settings.load_profile("steady")


@pytest.fixture
def ann(sandbox: Sandbox) -> Actor:
    """Ann, who mostly opens the table."""
    return sandbox.user("Ann")


@pytest.fixture
def bob(sandbox: Sandbox) -> Actor:
    """Bob, who mostly joins."""
    return sandbox.user("Bob")
