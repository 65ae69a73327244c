"""Where the bot's messages stand that it will change or take away."""

from __future__ import annotations

from dataclasses import astuple, fields

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import newest
from .rows import PostedRow
from .schema import posted

_NAMES = tuple(field.name for field in fields(PostedRow))
_OF = (
    select(*(posted.c[name] for name in _NAMES))
    .where(posted.c.match == bindparam("of"))
    .order_by(posted.c.about, posted.c.key)
)
_WHICH = posted.c.about == bindparam("what"), posted.c.key == bindparam("which")
_GET = _OF.where(*_WHICH)
_DROP = delete(posted).where(posted.c.match == bindparam("of"), *_WHICH)
_PUT = newest(posted, *_NAMES[2:])


class Posted:
    """One message of a match about each thing, by a key where there are several of a kind."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def of(self, match: str) -> tuple[PostedRow, ...]:
        """All messages of a match."""
        rows = await self._connection.execute(_OF, {"of": match})
        return tuple(PostedRow(*row) for row in rows)

    async def get(self, match: str, about: str, key: str = "") -> PostedRow | None:
        """The message about something, if one stands."""
        asked = {"of": match, "what": about, "which": key}
        found = (await self._connection.execute(_GET, asked)).first()
        return None if found is None else PostedRow(*found)

    async def put(self, match: str, row: PostedRow) -> None:
        """Remember a message, in place of the one that was about the same."""
        values = {"match": match, **dict(zip(_NAMES, astuple(row), strict=True))}
        await self._connection.execute(_PUT.on(self._connection), values)

    async def drop(self, match: str, about: str, key: str = "") -> None:
        """Forget a message."""
        asked = {"of": match, "what": about, "which": key}
        await self._connection.execute(_DROP, asked)
