"""The door of an open table: who has come in, and who may. Once it has begun nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pydantic import BaseModel, ConfigDict

from bot.clock import DAY, MINUTE
from storage import NewTimer

from .player import Player
from .timers import Leads, OpenEnds

AWAY: Final = DAY
"""Milliseconds without a press or command at the table after which somebody is not counted on."""
GONE: Final = 0
"""When somebody has acted (ms UTC) of whom Discord says that they have left the server."""
MARKED: Final = 10 * MINUTE
"""What somebody does within so many ms of what is known of them is not written down again."""


class Door(BaseModel):
    """What is kept of one open table; people are users.

    since: when it was opened, or somebody last sat down, got up or changed an option (ms UTC).
    acted: who sits there, in the order in which they sat down, each with when they last did
        something at the table (ms UTC). Elsewhere does not count: of that nothing is kept.
    invited, removed: by whoever leads the table, in that order. Who is invited is removed no more.
    full: when it was last told that all seats are taken (ms UTC).
    expired: the days in which nobody has started it, once it was closed for that.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    since: int = 0
    acted: tuple[tuple[int, int], ...] = ()
    invited: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    full: int = 0
    expired: int = 0

    def but(self, **changes: Any) -> Door:
        """The same with some changed."""
        return self.model_copy(update=changes)

    def seating(self, players: Sequence[Player], now: int) -> Door:
        """The same where these sit since an instant (ms UTC); who has come, has just acted."""
        return self.but(since=now, acted=self._with(players, now))

    def marked(self, players: Sequence[Player], user: int, now: int) -> Door:
        """The same after one of those who sit there has done something."""
        acted = self._with(players, self.since)
        return self.but(acted=tuple((who, now if who == user else at) for who, at in acted))

    def seen(self, players: Sequence[Player]) -> dict[int, int]:
        """Who of these sits there, in the order in which they sat down, and when they acted last.

        Of those who came before this was kept it is when the rest was.
        """
        return dict(self._with(players, self.since))

    def _with(self, players: Sequence[Player], now: int) -> tuple[tuple[int, int], ...]:
        """Who acted when, of these players alone; those who are new, did so at an instant."""
        there = [player.user for player in players if player.user is not None]
        kept = {user: at for user, at in self.acted if user in there}
        return tuple((kept | {user: now for user in there if user not in kept}).items())


CLOSED: Final = Door()
"""That of a table of which nothing is kept."""


def opened(match: str, host: int, days: int, now: int) -> list[NewTimer]:
    """The timers of a table that its host has just opened, where such a one ends in so many days.

    What happens there later moves none of them: they look when they ring.
    """
    return [Leads(host).at(now + AWAY, match), OpenEnds().at(now + days * DAY, match)]
