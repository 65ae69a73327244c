"""Which cases of a test stand in the plain run."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def all_long_but(plain: Any, every: Iterable[Any]) -> list[ParameterSet]:
    """The cases of a test of which one is quick, or shows enough; several values are a tuple."""
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=() if case == plain else pytest.mark.long,
        )
        for case in every
    ]
