"""Loading code at start."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

RARELY = 10_000, 10, 50
"""New objects, and rounds among the younger, after which garbage is looked for among each age."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Load modules without looking for garbage, and never look through them later.

    Modules stay for good. Looking again and again for what could go takes a quarter of a start.
    """
    gc.disable()
    try:
        yield
    finally:
        # First: the collector would begin by looking through all that has just been loaded.
        settled()
        gc.enable()


def settled() -> None:
    """Never look for garbage among what is there now.

    Rules, texts and libraries are there for good, and looking through all of them once more holds
    up everybody who waits for an answer by a tenth of a second.
    """
    gc.freeze()
    gc.set_threshold(*RARELY)
