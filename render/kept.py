"""What is kept because it may be needed again: bounded by bytes, what was used last stays."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Things by their keys, as many as fit into ``room`` bytes; several threads may use it.

    weight: the bytes of a thing, its key included. What weighs more than the room is not kept.
    """

    def __init__(self, room: int, weight: Callable[[T], int]) -> None:
        """Nothing is kept yet."""
        self._room = room
        self._weight = weight
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._held = 0
        self._lock = Lock()

    @property
    def held(self) -> int:
        """Bytes of all that is kept."""
        return self._held

    def find(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under the key, or what ``make`` gives, which is kept from then on.

        Two threads may make the same at once; nobody waits for another's making.
        """
        with self._lock:
            found = self._things.get(key)
            if found is not None:
                self._things.move_to_end(key)
                return found[0]
        thing = make()
        self._keep(key, thing)
        return thing

    def _keep(self, key: Hashable, thing: T) -> None:
        weight = self._weight(thing)
        with self._lock:
            if weight > self._room or key in self._things:
                return
            self._things[key] = thing, weight
            self._held += weight
            while self._held > self._room:
                _, (_, lost) = self._things.popitem(last=False)
                self._held -= lost
