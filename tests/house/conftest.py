"""Nobody looks for rings of dead objects meanwhile: syntax trees are large and have none."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _no_search_for_rings() -> Iterator[None]:
    """Half the time of reading a file would be spent on it."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
