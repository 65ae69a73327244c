"""The generator: a keyed hash of a counter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64


@lru_cache
def _keyed(seed: str) -> blake2b:
    """The hash as it is before the counter, which is copied for each number: that is faster."""
    return blake2b(digest_size=8, key=bytes.fromhex(seed))


@dataclass(slots=True)
class Dice:
    """Random numbers that are the same on every machine and do not betray the next ones.

    ``seed`` is up to 64 bytes in hexadecimal digits; ``drawn`` counts the numbers taken.
    Draw number n is the first 8 bytes of BLAKE2b keyed with the seed over n. Tests that
    need a certain roll put it into ``loaded``, which is used up first.
    """

    seed: str
    drawn: int = 0
    loaded: list[int] | None = None

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely.

        Raises ValueError when bound is not positive.
        """
        if bound < 1:
            raise ValueError(f"nothing to draw from {bound} numbers")
        if self.loaded:
            return self.loaded.pop(0) % bound
        keyed = _keyed(self.seed)
        while True:
            drawing = keyed.copy()
            drawing.update(self.drawn.to_bytes(8, "big"))
            self.drawn += 1
            number = int.from_bytes(drawing.digest(), "big")
            found = number % bound
            if number - found <= _SPAN - bound:  # else some remainders would be likelier
                return found

    def roll(self, sides: int = 6) -> int:
        """One die: 1 to sides."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the list in random order (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
