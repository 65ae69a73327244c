"""How fast a table plays."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.clock import HOUR
from bot.table.people import UserSettings

REMINDERS_AT_MOST = 5
"""After so many a turn the bot stops asking; the table's time limit, if any, goes on."""
BEFORE_THE_END = 12 * HOUR
"""How long before a limit ends somebody is warned at the earliest (ms)."""


class Pace(BaseModel):
    """Times of a table in hours; 0 means never."""

    model_config = ConfigDict(frozen=True)

    remind_every: int = Field(default=24, ge=0, le=168)
    limit: int = Field(default=0, ge=0, le=720)
    """For a decision on one's own turn."""
    answer_limit: int = Field(default=12, ge=0, le=168)
    """For a short answer to somebody else's turn."""
    late: Literal["rules", "mind"] = "rules"
    """What is done for somebody out of time: the default of the rules, or what the game's computer
    player of middle strength would do."""

    def said(self) -> dict[str, int | str]:
        """The variables of the texts that tell it."""
        return {
            "remind": self.remind_every,
            "limit": self.limit,
            "answer": self.answer_limit,
            "late": self.late,
        }

    def due(self, asked: int, *, window: bool) -> int | None:
        """When a decision is taken for somebody asked at that instant (ms UTC)."""
        hours = self.answer_limit if window else self.limit
        # An answer holds up a turn: it has no longer than that, even where 0 says never.
        if window and self.limit:
            hours = min(hours or self.limit, self.limit)
        return asked + hours * HOUR if hours else None

    def last_call(self, person: UserSettings, asked: int, due: int) -> int | None:
        """When to warn somebody asked at an instant whose time ends at ``due`` (ms UTC), or None.

        When a quarter of their time is left, and at most half a day.
        """
        if not person.reminders:
            return None
        warned = person.after_quiet(due - min((due - asked) // 4, BEFORE_THE_END))
        return warned if warned < due else None

    def next_reminder(self, person: UserSettings, after: int, sent: int) -> int | None:
        """When to remind next, the last time having been ``after`` (ms UTC), or None.

        The user's own interval goes before the table's; it doubles with every reminder.
        """
        every = person.remind_every or self.remind_every
        if not every or not person.reminders or sent >= REMINDERS_AT_MOST:
            return None
        return person.after_quiet(after + every * HOUR * 2**sent)
