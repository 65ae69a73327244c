"""The figures of a fortnight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from .habits import DAYS, Habits

CALLS = ("call", "reminder", "warning", "gathered")
"""That somebody is waited for; all else that mentions them is news."""
OF_ROWS: Mapping[str, str] = {
    "refresh": "call", "turn": "call", "call": "call", "remind": "reminder", "digest": "gathered",
}  # fmt: skip
"""What a message is by the kind of its row."""
MOST = 4
"""Calls a day where nobody chose more."""

Figures: TypeAlias = dict[str, float]


@dataclass(frozen=True)
class Told:
    """A message that somebody heard, at an instant (ms UTC)."""

    user: int
    at: int
    about: str
    live: bool


@dataclass
class Ledger:
    """What happened, to be counted at the end."""

    people: Mapping[int, Habits]
    told: list[Told] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def by_day(self, about: Sequence[str], user: int) -> Counter[int]:
        """What somebody heard at tables that are not live, by day of theirs."""
        person = self.people[user]
        return Counter(
            person.day(each.at)
            for each in self.told
            if each.user == user and each.about in about and not each.live
        )

    def _days(self, about: Sequence[str]) -> Iterator[int]:
        """How much everybody heard on each whole day, of those who have not chosen more."""
        for user, person in self.people.items():
            if person.calls is None:
                days = self.by_day(about, user)
                yield from (days[day] for day in range(1, DAYS - 1))

    def figures(self) -> Figures:
        """Calls by person and day, and what else was counted."""
        days = sorted(self._days(CALLS))
        unwarned = sorted(self._days([about for about in CALLS if about != "warning"]))
        news = sorted(self._days(["news"]))
        found: Figures = {
            "days": len(days),
            "mean": sum(days) / len(days),
            "median": days[len(days) // 2],
            "95 %": days[len(days) * 95 // 100],
            "most": days[-1],
            "above four, %": 100 * sum(n > MOST for n in days) / len(days),
            "above four but for warnings, %": 100 * sum(n > MOST for n in unwarned) / len(days),
            "news, mean": sum(news) / len(news),
        }
        kinds = Counter(each.about for each in self.told if not each.live)
        return found | {f"all {name}": n for name, n in kinds.items()} | dict(self.counts)
