"""What is known of a user: the settings and the inbox."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import fields, newest
from .rows import UserRow
from .schema import matches, seats, users

_OF = select(users).where(users.c.id.in_(bindparam("ids", expanding=True)))


class Users:
    """Users by their id; nobody has to be made before being asked for."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def get(self, id_: int) -> UserRow:
        """One user, as new when never seen."""
        return (await self.get_all((id_,)))[id_]

    async def get_all(self, ids: Iterable[int]) -> dict[int, UserRow]:
        """Several users by id, as new when never seen."""
        found = {id_: UserRow(id=id_) for id_ in ids}
        rows = await self._connection.execute(_OF, {"ids": [*found]})
        return found | {row.id: UserRow(**fields(row)) for row in rows}

    async def save_settings(self, id_: int, settings: Mapping[str, Any], now: int) -> None:
        """Keep a user's settings; the inbox stays."""
        await self._save(id_, {"settings": dict(settings), "updated": now})

    async def save_inbox(
        self, id_: int, now: int, *, open_: bool, channel: int | None = None
    ) -> None:
        """Keep whether direct messages arrive, and in which channel if that is known."""
        known = {} if channel is None else {"inbox": channel}
        tried = {"inbox_open": open_, "inbox_tried": now, "updated": now}
        await self._save(id_, tried | known)

    async def knock(self, id_: int, now: int) -> None:
        """Have a closed inbox tried again with the next message; it counts as closed until then."""
        await self._save(id_, {"inbox_tried": 0, "updated": now})

    async def reopen(self, guild: int, now: int) -> None:
        """Forget that inboxes are closed, of all who sit at a table of a server: it may be new."""
        there = (
            select(seats.c.user)
            .join(matches, matches.c.id == seats.c.match)
            .where(matches.c.guild == guild)
        )
        closed = users.c.inbox_open.is_(False) & users.c.id.in_(there)
        values = {"inbox_open": None, "updated": now}
        await self._connection.execute(update(users).where(closed).values(values))

    async def forget_inbox(self, id_: int, now: int) -> None:
        """Forget the channel of direct messages and whether they arrive: it must be tried anew."""
        await self._save(id_, {"inbox": None, "inbox_open": None, "updated": now})

    async def _save(self, id_: int, values: dict[str, Any]) -> None:
        put = newest(users, *values).on(self._connection)
        await self._connection.execute(put, {"id": id_, "settings": {}, **values})
