"""What tests of every game need."""

from __future__ import annotations

import pytest

from locales import Texts
from tests.saying import english


@pytest.fixture(scope="module")
def texts(request: pytest.FixtureRequest) -> Texts:
    """What the game in whose folder the test stands says in English."""
    return english(request.path.parent.name)
