"""Hypothesis: the same examples in every run; more of them with --hypothesis-profile=explore."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", max_examples=2_000, deadline=None)
settings.load_profile("steady")
