"""The people of the town: when they look at their phone, and what they have told the bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random
from typing import Literal
from zoneinfo import ZoneInfo

BEGIN = int(datetime.fromisoformat("2026-03-19T00:00+00:00").timestamp() * 1000)
"""A Thursday; on Sunday in a week the clocks change in Europe (ms UTC)."""
DAYS = 14
NEVER = 10**6
"""A day that does not come."""

ZONES = (
    "Europe/Berlin", "Europe/London", "Europe/Berlin", "America/New_York", "Europe/Berlin",
    "America/Los_Angeles", "Europe/Athens", "Asia/Tokyo", "Australia/Sydney", "Asia/Kathmandu",
)  # fmt: skip


@dataclass(frozen=True)
class Habits:
    """How somebody lives. Hours are of their time zone, days those of the fortnight.

    awake: from which hour to which they look at their phone; past 24 is after midnight.
    quiet: the quiet hours that they have set, if they have. minutes: until they answer, in the
        middle. ignores: of so many of all calls they take no notice. visits: so often a day they
        come without a call. free: the days of the week on which they look at it; 0 is Monday.
    off: the days of the week that they have told the bot they have off.
    holiday: the first and the last day of one. told: they say so with /away. sitter: who plays
        meanwhile, a computer or another of the town. gone: from this day on they never come again.
    notify, calls: as they have chosen in /settings, where they have.
    """

    user: int
    kind: str
    zone: str = "UTC"
    awake: tuple[int, int] = (7, 23)
    quiet: tuple[int, int] | None = None
    minutes: int = 40
    ignores: float = 0.15
    visits: int = 2
    free: frozenset[int] = frozenset(range(7))
    off: tuple[int, ...] = ()
    holiday: tuple[int, int] | None = None
    told: bool = False
    sitter: Literal["", "computer", "person"] = ""
    gone: int = NEVER
    notify: str = "channel"
    calls: int | None = None

    @property
    def tz(self) -> ZoneInfo:
        """Their time zone."""
        return ZoneInfo(self.zone)

    def local(self, instant: int) -> datetime:
        """What their clock shows at an instant (ms UTC)."""
        return datetime.fromtimestamp(instant / 1000, self.tz)

    def day(self, instant: int) -> int:
        """The day of the fortnight by their calendar."""
        return (self.local(instant).date() - self.local(BEGIN + 12 * 3_600_000).date()).days

    def at(self, day: int, minute: int) -> int:
        """The instant (ms UTC) of a minute of a day of the fortnight."""
        date = self.local(BEGIN + 12 * 3_600_000).date() + timedelta(days=day)
        midnight = datetime(date.year, date.month, date.day, tzinfo=self.tz)
        return int((midnight + timedelta(minutes=minute)).timestamp() * 1000)

    def looks(self, instant: int) -> bool:
        """Whether they would see a call at once."""
        local = self.local(instant)
        begins, ends = self.awake
        there = begins <= local.hour < ends or local.hour + 24 < ends
        return there and local.weekday() in self.free and not self.away(instant)

    def away(self, instant: int) -> bool:
        """Whether they are on holiday, told or not, or will never come again."""
        day = self.day(instant)
        begins, ends = self.holiday or (NEVER, NEVER)
        return begins <= day <= ends or day >= self.gone


KINDS = (
    Habits(0, "plain", awake=(7, 23)),
    Habits(0, "office", awake=(7, 23), quiet=(22, 8), minutes=90, visits=3),
    Habits(0, "evening", awake=(17, 24), quiet=(0, 9), minutes=25, visits=2),
    Habits(0, "night owl", awake=(14, 28), quiet=(4, 13), minutes=20, visits=3),
    Habits(0, "early bird", awake=(5, 21), quiet=(21, 5), minutes=30, visits=3),
    Habits(0, "weekender", free=frozenset({4, 5, 6}), quiet=(23, 8), minutes=60, visits=3),
    Habits(0, "free weekends", free=frozenset(range(5)), off=(5, 6), quiet=(22, 7), minutes=60),
    Habits(0, "glued", awake=(7, 24), quiet=(0, 7), minutes=6, ignores=0.05, visits=5),
    Habits(0, "shift", awake=(16, 29), quiet=(5, 16), minutes=50),
    Habits(0, "forgetful", quiet=(23, 7), minutes=240, ignores=0.5, visits=1),
    Habits(0, "direct", quiet=(23, 7), notify="direct"),
    Habits(0, "digest", awake=(7, 22), notify="digest", minutes=30, ignores=0.1),
)
SPECIAL = (
    Habits(0, "vanished", quiet=(23, 8), gone=3),
    Habits(0, "holiday", quiet=(23, 8), holiday=(4, 8), told=True),
    Habits(0, "holiday untold", quiet=(22, 7), holiday=(6, 9)),
    Habits(0, "lends to a computer", quiet=(23, 7), holiday=(3, 9), told=True, sitter="computer"),
    Habits(0, "lends to a person", quiet=(23, 7), holiday=(5, 10), told=True, sitter="person"),
    Habits(0, "wants every call", quiet=(1, 7), minutes=8, visits=4, calls=0),
)


def people(count: int, random: Random) -> Sequence[Habits]:
    """So many people, the special ones among them."""
    found = []
    for n in range(count):
        kind = SPECIAL[n] if n < len(SPECIAL) else KINDS[n % len(KINDS)]
        zone = ZONES[n % len(ZONES)]
        minutes = max(2, int(kind.minutes * random.uniform(0.6, 1.6)))
        found.append(replace(kind, user=1_000 + n, zone=zone, minutes=minutes))
    return found
