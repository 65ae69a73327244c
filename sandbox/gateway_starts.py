"""How often a bot may identify: so many times a day, and so many within five seconds."""

from __future__ import annotations

import time

from .model import Json
from .world import World

A_DAY = 1000
DAY_MS = 86_400_000
WINDOW_S = 5.0


class Starts:
    """The identifies so far, as far as they count."""

    def __init__(self, world: World) -> None:
        """None yet."""
        self._world = world
        self._today: list[int] = []
        """When, by the clock of the world: a day is not waited for."""
        self._recent: list[float] = []
        """When, in real seconds: clients wait in real time until they try again."""

    def used_up(self) -> bool:
        """Whether today's are used up."""
        now = self._world.clock.now()
        self._today = [at for at in self._today if at > now - DAY_MS]
        return len(self._today) >= A_DAY

    def take(self) -> bool:
        """Count one more; False, and not counted, when it comes too soon after others."""
        now = time.monotonic()
        self._recent = [at for at in self._recent if at > now - WINDOW_S]
        if len(self._recent) >= self._world.max_concurrency:
            return False
        self._recent.append(now)
        self._today.append(self._world.clock.now())
        return True

    def limit(self) -> Json:
        """The documented session start limit."""
        self.used_up()
        now = self._world.clock.now()
        return {
            "total": A_DAY,
            "remaining": max(A_DAY - len(self._today), 0),
            "reset_after": self._today[0] + DAY_MS - now if self._today else 0,
            "max_concurrency": self._world.max_concurrency,
        }
