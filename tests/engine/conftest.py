"""Hypothesis is made ready before any test of the engine is timed."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.internal.conjecture import providers

# It would read all modules that are loaded for words and numbers to try: seconds, and other
# examples wherever other tests have loaded other modules.
providers._get_local_constants = lambda: providers._local_constants


def pytest_collection_finish() -> None:
    """Let it make its table of all characters, which takes seconds in a fresh clone."""
    st.text().validate()
