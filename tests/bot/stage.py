"""A stage for what is told: everything that goes out, and a table at which it happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from bot.message import Message
from bot.table.table import Table
from engine import Seat

from .hall import ANN, BOB, Hall


@dataclass
class Post:
    """A message that was posted, or the text to which one was changed."""

    channel: int
    message: Message
    at: int
    edit: bool = False


@dataclass
class PostOffice:
    """Everything that goes out, as it goes out."""

    posts: list[Post] = field(default_factory=list)

    def since(self, mark: int, channel: int, words: str, *, edits: bool = False) -> list[Post]:
        """What was posted to a channel since, with some words; or what was changed there."""
        return [
            post
            for post in self.posts[mark:]
            if post.channel == channel
            and post.edit is edits
            and words in f"{post.message.title} {post.message.text} {post.message.body}"
        ]


@pytest.fixture
def office(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> PostOffice:
    """Notes what the hall's sender does."""
    office, post, edit = PostOffice(), hall.sender.post, hall.sender.edit

    async def posts(channel: int, message: Message, nonce: str) -> int:
        office.posts.append(Post(channel, message, hall.clock.now()))
        return await post(channel, message, nonce)

    async def edits(channel: int, id_: int, message: Message) -> None:
        office.posts.append(Post(channel, message, hall.clock.now(), edit=True))
        await edit(channel, id_, message)

    monkeypatch.setattr(hall.sender, "post", posts)
    monkeypatch.setattr(hall.sender, "edit", edits)
    return office


@dataclass
class Told:
    """What a scene leaves: from which post on to look, and whom the event is for."""

    since: int
    who: Sequence[int]


@dataclass
class Stage:
    """Where the scenes play."""

    hall: Hall
    office: PostOffice

    @property
    def mark(self) -> int:
        """So many messages have gone out."""
        return len(self.office.posts)

    async def table(self) -> Table:
        """The table of the scene."""
        return await self.hall.at(self.hall.match)

    async def sits(self, *people: int, game: str = "delta_v") -> None:
        """A table that has begun, and all that is to be said of it has been said."""
        await self.hall.sits(*people, game=game)
        await self.hall.settle()

    async def owing(self) -> tuple[int, ...]:
        """Whose decision is waited for."""
        table = await self.table()
        return tuple(table.players[seat].user or 0 for seat in table.owed())

    async def acts(self, mind: str = "random") -> None:
        """Whoever is waited for first decides."""
        await self.hall.plays(self.hall.match, mind)
        await self.hall.settle()

    async def limited(self, hours: int) -> None:
        """A table with a limit that counts from now."""
        await self.sits(ANN, BOB)
        await self.hall.types(ANN, "game pace", limit=f"{hours}h")
        await self.hall.settle()

    async def seat_of(self, user: int) -> Seat:
        """Where somebody sits."""
        seat = (await self.table()).seat_of(user)
        assert seat is not None
        return seat
