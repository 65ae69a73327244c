"""The tables of a town: who sits there, what they play, and how fast."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.clock import DAY, HOUR, MINUTE
from bot.table.pace import PACES, Pace

from .habits import Habits

GAMES = ("delta_v", "space_mission", "space_dealer", "delta_vee", "merchant_of_venus")
CHANNEL = 100
"""The first table has this channel, the next the next."""
OWN = Pace(**{**PACES["daily"], "move": 36 * 60, "bank": 0, "cap": 0}, weekends=False)
PACE = ("relaxed", "daily", "relaxed", "daily", "weekly", "relaxed", "daily", "own", "weekly")
"""Those of the tables in turn; every twelfth is live."""
LATE = ("rules", "mind", "seat", "vote")


@dataclass(frozen=True)
class Plan:
    """A table that is to be: who sits there, what they play and how."""

    channel: int
    game: str
    people: tuple[int, ...]
    pace: Pace
    begins: int
    computer: bool

    @property
    def live(self) -> bool:
        return self.pace.name == "live"


def plans(cast: Sequence[Habits], tables: int, random: Random) -> list[Plan]:
    """The tables of a fortnight."""
    found, sociable = [], list(cast)
    for n in range(tables):
        game, live = GAMES[n % len(GAMES)], n % 12 == 11
        name = "live" if live else PACE[n % len(PACE)]
        pace = OWN if name == "own" else Pace(**PACES[name])
        pace = pace.model_copy(update={"late": LATE[n % len(LATE)]})
        # Whoever plays live is there at the same time, as friends in one place are.
        there = [p for p in sociable if p.kind == "glued" or not live]
        low = 3 if game == "space_dealer" and not live else 2
        seats = tuple(p.user for p in random.sample(there, min(len(there), random.randint(low, 4))))
        begins = (2 + n % 10) * DAY + 18 * HOUR if live else (n * 23) % (20 * 60) * MINUTE
        computer = n % 9 == 4 and len(seats) < 4
        found.append(Plan(CHANNEL + n, game, seats, pace, begins, computer))
    return found
