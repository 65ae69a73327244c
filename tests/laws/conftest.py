"""Each test of laws tells their time."""

from __future__ import annotations

from tests.times import _tell_times

__all__ = ["_tell_times"]
