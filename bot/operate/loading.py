"""Loading code at start."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Load modules without looking for garbage, and never look through them later.

    Modules stay for good. Looking again and again for what could go takes a quarter of a start.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
