"""The matches: made in the lobby, changed, found."""

from __future__ import annotations

import logging
import secrets
from base64 import b32encode
from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from pydantic import ValidationError
from sqlalchemy import (
    ColumnElement,
    Integer,
    bindparam,
    delete,
    false,
    func,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from engine import Setup

from .dialect import Inserts, fields
from .errors import ChannelTaken, Unknown
from .rests import Rests
from .rows import Json, Listed, MatchChanges, MatchRow, NewMatch, Spot
from .schema import ACTIVE, ACTIVE_CLAUSE, matches, packed_logs, seats, timers
from .seats import Seats

log = logging.getLogger(__name__)

_NEWEST = matches.c.created.desc(), matches.c.id
_GET = select(matches).where(matches.c.id == bindparam("of"))
_GET_LOCKED = _GET.with_for_update()
_UPDATE = update(matches).where(matches.c.id == bindparam("of"))
_KEEP_STATES = _UPDATE.values(seating=matches.c.seating + 1)
_IMPORTED = (
    select(matches.c.id)
    .join(packed_logs, packed_logs.c.match == matches.c.id)
    .where(matches.c.updated < bindparam("before"))
    .order_by(matches.c.id)
    .limit(bindparam("most", type_=Integer))
)
_CREATE = Inserts(
    matches,
    lambda new: new.on_conflict_do_nothing(
        index_elements=["channel"], index_where=text(ACTIVE_CLAUSE)
    ),
)


def new_id() -> str:
    """A fresh match id: eight characters of base32, in lower case."""
    return b32encode(secrets.token_bytes(5)).decode().lower()


class Matches:
    """Matches, without their seats and entries."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def create(self, new: NewMatch, now: int, id_: str | None = None) -> str:
        """Make a match and give its id. Raises ChannelTaken when the channel has an active one."""
        made = id_ or new_id()
        statement = _CREATE.on(self._connection)
        created = await self._connection.execute(statement, _values(new, made, now))
        if not created.rowcount:
            raise ChannelTaken(f"channel {new.channel} already has an active match")
        return made

    async def get(self, id_: str, *, lock: bool = False) -> MatchRow:
        """One match; ``lock`` keeps others from changing it until the transaction ends.

        Raises Unknown.
        """
        query = _GET_LOCKED if lock else _GET
        row = (await self._connection.execute(query, {"of": id_})).first()
        if row is None:
            raise Unknown(f"there is no match {id_}")
        return read(fields(row))

    async def update(self, id_: str, now: int, **changes: Unpack[MatchChanges]) -> None:
        """Change some columns. Raises Unknown, or ChannelTaken if that cannot be."""
        values = {"of": id_, "updated": now, **columns(changes)}
        try:
            changed = await self._connection.execute(_UPDATE, values)
        except IntegrityError as error:
            raise ChannelTaken(f"the channel of {id_} already has an active match") from error
        if not changed.rowcount:
            raise Unknown(f"there is no match {id_}")

    async def keep_states(self, id_: str, states: list[Json], now: int) -> None:
        """Keep what the bot knows of each seat. Lock the match first.

        Whoever read the match before is Stale from now on: see ``Log.append``.
        """
        values = {"of": id_, "seat_states": states, "updated": now}
        await self._connection.execute(_KEEP_STATES, values)

    async def adopt(self, id_: str, setup: Setup, seq: int) -> None:
        """Say that a match follows from this set-up and has so many entries already."""
        values = {"of": id_, "setup": setup.model_dump(mode="json"), "seq": seq}
        await self._connection.execute(_UPDATE, values)

    async def active_in(self, channel: int) -> MatchRow | None:
        """The match that occupies a channel."""
        found = await self._find(matches.c.channel == channel, matches.c.status.in_(ACTIVE))
        return found[0] if found else None

    async def in_channel(self, channel: int, limit: int = 25) -> tuple[MatchRow, ...]:
        """The matches ever played in a channel, the newest first."""
        return await self._find(matches.c.channel == channel, limit=limit)

    async def of_user(
        self, user: int, *, active: bool = True, limit: int = 100
    ) -> tuple[MatchRow, ...]:
        """The matches in which a user sits or has a seat, or is the host, the newest first."""
        sits = select(seats.c.match).where(or_(seats.c.user == user, seats.c.owner == user))
        theirs = or_(matches.c.id.in_(sits), matches.c.host == user)
        if active:
            return await self._find(theirs, matches.c.status.in_(ACTIVE), limit=limit)
        return await self._find(theirs, limit=limit)

    async def seat_states_of(self, user: int, game: str, but: str) -> tuple[Json, ...]:
        """What the bot keeps of a user's seats in the matches of a game that began, but one."""
        query = (
            select(matches.c.seat_states, seats.c.seat)
            .select_from(matches.join(seats, seats.c.match == matches.c.id))
            .where(seats.c.user == user, matches.c.game == game, matches.c.id != but)
            .where(matches.c.setup.is_not(None))
            .order_by(matches.c.created, matches.c.id)
        )
        rows = await self._connection.execute(query)
        return tuple(dict(enumerate(states)).get(seat, {}) for states, seat in rows)

    async def of_guild(self, guild: int) -> tuple[Spot, ...]:
        """Where the active matches of a server are, the newest first."""
        query = (
            select(matches.c.id, matches.c.game, matches.c.channel)
            .where(matches.c.guild == guild, text(ACTIVE_CLAUSE))
            .order_by(*_NEWEST)
        )
        return tuple(Spot(*row) for row in await self._connection.execute(query))

    async def on_hold(self, note: str) -> tuple[Spot, ...]:
        """Where the matches are that are on hold for a reason, and of which server."""
        query = select(matches.c.id, matches.c.game, matches.c.channel, matches.c.guild).where(
            matches.c.status == "frozen", matches.c.note == note
        )
        return tuple(Spot(*row) for row in await self._connection.execute(query))

    async def guilds(self) -> frozenset[int]:
        """The servers in which matches run."""
        query = select(matches.c.guild).where(
            matches.c.status == "running", matches.c.guild.is_not(None)
        )
        return frozenset(await self._connection.scalars(query.distinct()))

    async def some(self, ids: Sequence[str]) -> tuple[MatchRow, ...]:
        """The matches with these ids, the newest first."""
        return await self._find(matches.c.id.in_(ids))

    async def listed(self, rows: Sequence[MatchRow]) -> tuple[Listed, ...]:
        """These matches with their people, in two statements, however many they are."""
        ids = [row.id for row in rows]
        people = await Seats(self._connection).of_many(ids)
        owed = await Rests(self._connection).of_many(ids)
        return tuple(
            Listed(row, *people.get(row.id, ((), {})), owed.get(row.id, ())) for row in rows
        )

    async def with_timer(self, kind: str) -> tuple[Spot, ...]:
        """Where the matches are that have a timer of a kind, and of which server."""
        query = (
            select(matches.c.id, matches.c.game, matches.c.channel, matches.c.guild)
            .join(timers, timers.c.match == matches.c.id)
            .where(timers.c.kind == kind)
            .distinct()
        )
        return tuple(Spot(*row) for row in await self._connection.execute(query))

    async def count_in(self, guild: int) -> int:
        """How many active matches a server has."""
        query = select(func.count()).where(matches.c.guild == guild, text(ACTIVE_CLAUSE))
        return int(await self._connection.scalar(query) or 0)

    async def count_open(self, host: int) -> int:
        """How many of a user's matches wait for players."""
        open_ = (matches.c.host == host) & (matches.c.status == "lobby")
        return int(await self._connection.scalar(select(func.count()).where(open_)) or 0)

    async def running(self) -> tuple[MatchRow, ...]:
        """All running matches, the newest first."""
        return await self._find(text(ACTIVE_CLAUSE), matches.c.status == "running")

    async def unfinished(self, guild: int, game: str) -> tuple[MatchRow, ...]:
        """The matches of a game in a server that began and have no result, the newest first."""
        return await self._find(
            matches.c.guild == guild,
            matches.c.game == game,
            matches.c.status.in_(("running", "stopped")),
            matches.c.setup.is_not(None),
        )

    async def stopped_since(self, since: int, game: str, host: int, channel: int) -> int:
        """How many matches of a game were dealt and stopped again, by a host or in a channel.

        since: only those that were opened after that (ms UTC).
        """
        query = select(func.count()).where(
            or_(matches.c.host == host, matches.c.channel == channel),
            matches.c.game == game,
            matches.c.status == "stopped",
            matches.c.setup.is_not(None),
            matches.c.created > since,
        )
        return int(await self._connection.scalar(query) or 0)

    async def outdated(self, versions: Mapping[str, int]) -> tuple[str, ...]:
        """The running matches of these games under rules before these versions, the newest first.

        Those of a game that is not among them cannot be opened, and stay as they are.
        """
        older = [
            (matches.c.game == game) & (matches.c.version < version)
            for game, version in versions.items()
        ]
        query = (
            select(matches.c.id)
            .where(text(ACTIVE_CLAUSE), matches.c.status == "running", or_(false(), *older))
            .order_by(*_NEWEST)
        )
        return tuple(await self._connection.scalars(query))

    async def prune_imported(self, before: int, most: int) -> int:
        """Take out matches that were brought in and have not changed since that instant (ms UTC).

        At most so many, with all that hangs on them; says how many.
        """
        asked = {"before": before, "most": most}
        old = tuple(await self._connection.scalars(_IMPORTED, asked))
        # Timers point at no match, so that none goes with it.
        await self._connection.execute(delete(timers).where(timers.c.match.in_(old)))
        await self._connection.execute(delete(matches).where(matches.c.id.in_(old)))
        return len(old)

    async def _find(
        self, *where: ColumnElement[bool] | Any, limit: int | None = None
    ) -> tuple[MatchRow, ...]:
        query = select(matches).where(*where).order_by(*_NEWEST)
        rows = await self._connection.execute(query if limit is None else query.limit(limit))
        return tuple(read(fields(row)) for row in rows)


def read(row: Any) -> MatchRow:
    """A match from its columns by name; a set-up that cannot be read counts as none."""
    values = {column.name: row[column.name] for column in matches.c}
    return MatchRow(**values | {"setup": _setup(values["id"], values["setup"])})


def _setup(match: str, stored: Any) -> Setup | None:
    if stored is None:
        return None
    try:
        return Setup.model_validate(stored)
    except ValidationError as error:
        wrong = ", ".join(".".join(map(str, fault["loc"])) for fault in error.errors())
        log.warning("match %s: its set-up cannot be read: %s", match, wrong)
        return None


def columns(changes: MatchChanges) -> dict[str, Any]:
    """Changes as they are stored."""
    values: dict[str, Any] = {**changes}
    setup = changes.get("setup")
    if setup is not None:
        values["setup"] = setup.model_dump(mode="json")
    return values


def _values(new: NewMatch, id_: str, now: int) -> dict[str, Any]:
    return {
        "id": id_,
        "game": new.game,
        "guild": new.guild,
        "channel": new.channel,
        "host": new.host,
        "status": new.status,
        "version": new.version,
        "options": new.options,
        "setup": None if new.setup is None else new.setup.model_dump(mode="json"),
        "pace": new.pace,
        "house": new.house,
        "door": new.door,
        "seq": 0,
        "language": new.language,
        "live": {},
        "note": "",
        "created": now,
        "updated": now,
    }
