"""What the managers of a server have said of the tables there, and whom it keeps from opening one.

All ids are those of Discord: of channels, and of roles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from .refused import Refused

Loudness: TypeAlias = Literal["loud", "silent"]
MOST_TABLES = 100
"""So high a number of tables at once can be set."""
MOST_DAYS = 90
"""So many days a table may be open at most: one that nobody starts must not stay for ever."""


def _any(_id: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Opener:
    """Somebody who wants a table somewhere, as the rules of a server look at them.

    within: the channel, and the one that it is a thread of, if it is ``in_thread``. roles: theirs;
    ``manages`` says that they manage the server. sees: whether Discord shows them a channel.
    exists: whether the server still has a channel or role. titles: what each game that is played
    here is called in their language, by slug.
    """

    within: tuple[int, ...] = ()
    in_thread: bool = False
    roles: frozenset[int] = frozenset()
    manages: bool = False
    sees: Callable[[int], bool] = _any
    exists: Callable[[int], bool] = _any
    titles: Mapping[str, str] = field(default_factory=dict)

    def in_own_thread(self, *more: int) -> Opener:
        """The same in a thread that is made where they are."""
        return replace(self, within=(*more, *self.within), in_thread=True)


STRANGER: Final = Opener()
"""Somebody of whom nothing is known: whatever has a rule is not for them."""


class ServerRules(BaseModel):
    """The rules of one server; what is not stored, or unknown here, is as usual.

    channels, roles, games: tables are there, opened by those, and of these alone (ids; slugs); an
        empty list leaves it open.
    at_once: so many unfinished tables there may be; 0 is without end.
    calls: whether what mentions somebody in a channel makes a sound.
    threads: whether every table has a thread of its own.
    seeking: the channel in which tables call for players, if there is one.
    open_days: after so many days in which nobody starts a table, or changes it, it is closed.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    channels: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    at_once: int = Field(default=0, ge=0, le=MOST_TABLES)
    calls: Loudness = "loud"
    threads: bool = False
    seeking: tuple[int, ...] = Field(default=(), max_length=1)
    open_days: int = Field(default=14, ge=1, le=MOST_DAYS)

    def but(self, **changes: Any) -> ServerRules:
        """The same with some changed. Raises ValidationError for what cannot be."""
        return ServerRules.model_validate({**self.model_dump(), **changes})

    def plays(self, game: str) -> bool:
        """Whether a game may be played."""
        return not self.games or game in self.games

    def admit(self, opener: Opener, game: str, count: int) -> None:
        """Raises Refused where they may not open a table of a game beside ``count`` others."""
        self._who(opener)
        self.place(opener)
        self._which(opener, game)
        if self.at_once and count >= self.at_once:
            raise Refused("refused-server-at-once", most=self.at_once, count=count)

    def place(self, opener: Opener) -> None:
        """Raises Refused where no table may be."""
        self.show(opener)
        if self.threads and not opener.in_thread:
            raise Refused("refused-server-threads")

    def show(self, opener: Opener) -> None:
        """Raises Refused in a channel where nothing of a table may be shown."""
        if not self.channels or set(self.channels).intersection(opener.within):
            return
        left = [channel for channel in self.channels if opener.exists(channel)]
        if not left:
            raise Refused("refused-server-gone", what="channels")
        seen = tuple(f"<#{channel}>" for channel in left if opener.sees(channel))
        if not seen:
            raise Refused("refused-server-hidden")
        raise Refused("refused-server-channels", channels=seen)

    def _who(self, opener: Opener) -> None:
        if not self.roles or opener.manages or opener.roles.intersection(self.roles):
            return
        left = tuple(f"<@&{role}>" for role in self.roles if opener.exists(role))
        if not left:
            raise Refused("refused-server-gone", what="roles")
        raise Refused("refused-server-roles", roles=left)

    def _which(self, opener: Opener, game: str) -> None:
        if self.plays(game):
            return
        left = tuple(opener.titles[slug] for slug in self.games if slug in opener.titles)
        if not left:
            raise Refused("refused-server-gone", what="games")
        raise Refused("refused-server-games", game=opener.titles.get(game, game), games=left)
