"""Tables before, around and after play: opening, seats, starting, handing over, stopping."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, get_args

from pydantic import ValidationError

from bot.catalogue import Catalogue
from engine import (
    BadRecord,
    Event,
    Game,
    Record,
    Setup,
    advance,
    begin,
    digest,
    dump,
    replay,
)
from engine.events import to_json
from storage import (
    ChannelTaken,
    NewMatch,
    NewOutbox,
    SnapshotRow,
    Stale,
    Storage,
    Transaction,
    import_record,
)

from .asked import ask
from .clock import Clock
from .follow_up import LIMIT, REMINDER, timers
from .pace import Pace
from .people import read_settings
from .refused import Refused
from .table import Player, Table
from .tables import Tables, refresh, seat_rows, secret_rows, set_timers, snapshot

GREET, OFFER, NOTICE = "greet", "offer", "notice"
"""Kinds of outbox rows: the first direct message; a seat to be taken; a line in the channel."""


class Lobby:
    """Every change of a table that is not a move. Each is one transaction."""

    def __init__(self, store: Storage, tables: Tables, catalogue: Catalogue, clock: Clock) -> None:
        """Take the store, the tables, the games and the clock."""
        self._store = store
        self._tables = tables
        self._catalogue = catalogue
        self._clock = clock

    async def open(  # noqa: PLR0913 - where and for whom
        self,
        slug: str,
        *,
        guild: int,
        channel: int,
        host: int,
        name: str,
        language: str,
        interaction: int,
    ) -> Table:
        """A new table in a channel, which speaks its host's language; he has the first seat."""
        game = self._catalogue[slug].game
        new = NewMatch(
            game=slug,
            guild=guild,
            channel=channel,
            host=host,
            version=game.version,
            options=game.options().model_dump(mode="json"),
            language=language,
        )
        try:
            async with self._changing(None, interaction) as tx:
                now = self._clock.now()
                id_ = await tx.matches.create(new, now)
                await tx.seats.replace(id_, seat_rows([Player(name, host)]))
                await tx.outbox.put([refresh_row(id_, channel), _greeting(id_, host)], now)
        except ChannelTaken as error:
            raise Refused("refused-table-here") from error
        return await self._tables.open(id_)

    async def join(self, table: Table, user: int, name: str, *, interaction: int) -> None:
        """Give a user the next seat."""
        self._in_lobby(table)
        if table.seat_of(user) is not None:
            raise Refused("refused-seated")
        await self._seat(table, Player(name, user), interaction, [_greeting(table.id, user)])

    async def add_computer(self, table: Table, kind: str, name: str, *, interaction: int) -> None:
        """Give a computer player the next seat; of several each has a number."""
        self._in_lobby(table)
        same = sum(player.name.startswith(name) for player in table.players)
        name = f"{name} {same + 1}" if same else name
        await self._seat(table, Player(name, computer=kind), interaction, [])

    async def _seat(
        self, table: Table, player: Player, interaction: int, post: Sequence[NewOutbox]
    ) -> None:
        high = table.game.seats[-1]
        if len(table.players) >= high:
            raise Refused("refused-full", high=high)
        await self._write_seats(table, (*table.players, player), interaction, post)

    async def leave(self, table: Table, user: int, *, interaction: int) -> None:
        """Take a user's seat away before the start; the others move up."""
        self._in_lobby(table)
        if table.seat_of(user) is None:
            raise Refused("refused-not-seated")
        left = tuple(player for player in table.players if player.user != user)
        await self._write_seats(table, left, interaction, [])

    async def _write_seats(
        self,
        table: Table,
        players: tuple[Player, ...],
        interaction: int,
        post: Sequence[NewOutbox],
    ) -> None:
        async with self._changing(table, interaction) as tx:
            await tx.seats.replace(table.id, seat_rows(players))
            await tx.outbox.put([refresh(table), *post], self._clock.now())

    def choices(self, game: Game[Any, Any]) -> dict[str, tuple[Any, ...]]:
        """The options of a game with the values each may take, from its model."""
        return {
            name: _values(field.annotation, field.metadata)
            for name, field in game.options.model_fields.items()
        }

    async def set_option(self, table: Table, field: str, word: str, *, interaction: int) -> Table:
        """Set an option of the game by the text of its value."""
        self._in_lobby(table)
        values = {str(value): value for value in self.choices(table.game).get(field, ())}
        if word not in values:
            raise Refused("refused-word", word=word, possible=", ".join(values))
        options = {**table.options, field: values[word]}
        try:
            checked = table.game.options.model_validate(options).model_dump(mode="json")
        except ValidationError as error:
            raise Refused("refused-word", word=word, possible=error.errors()[0]["msg"]) from error
        async with self._changing(table, interaction) as tx:
            await tx.matches.update(table.id, self._clock.now(), options=checked)
            await tx.outbox.put([refresh(table)], self._clock.now())
        return await self._tables.open(table.id)

    async def start(self, table: Table, *, interaction: int) -> Table:
        """Deal the game and commit to its seed."""
        self._in_lobby(table)
        game, count, now = table.game, len(table.players), self._clock.now()
        if count not in game.seats:
            raise Refused("refused-too-few", low=game.seats[0], count=count)
        box = table.title.box.model_dump(mode="json") if table.title.own_box else None
        setup = Setup(
            game=game.slug,
            version=game.version,
            seats=count,
            options=table.options,
            box=box,
            seed=secrets.token_hex(32),
            salt=secrets.token_hex(16),
            now=now,
        )
        outcome = begin(game, setup)
        nobody = [None] * count
        asked = ask(nobody, outcome.state, None)
        players = tuple(
            replace(player, asked=question)
            for player, question in zip(table.players, asked, strict=True)
        )
        begun = replace(
            table, status="running", setup=setup, state=outcome.state, players=players, seq=0
        )
        async with self._changing(table, interaction) as tx:
            await tx.matches.update(
                table.id, now, status="running", setup=setup, version=game.version
            )
            await tx.seats.replace(table.id, seat_rows(players))
            await tx.log.snapshot(table.id, snapshot(begun))
            users = [player.user for player in players if player.user is not None]
            people = {
                id_: read_settings(row.settings)
                for id_, row in (await tx.users.get_all(users)).items()
            }
            await set_timers(tx, table.id, timers(nobody, begun, people, now))
            post = [
                NewOutbox(
                    kind=NOTICE,
                    target=f"channel:{table.channel}",
                    payload={"key": "lobby-started", "commitment": setup.commitment()},
                    match=table.id,
                    dedupe=f"started:{table.id}",
                ),
                refresh(table),
                *secret_rows(begun, 0, [outcome.events]),
            ]
            await tx.outbox.put(post, now)
        return await self._tables.open(table.id)

    async def set_pace(self, table: Table, pace: Pace, *, interaction: int) -> None:
        """Change reminders and limits; running questions get them at once."""
        changed = replace(table, pace=pace)
        none: list[None] = [None] * len(table.players)
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            await tx.matches.update(table.id, now, pace=pace.model_dump())
            for kind in (REMINDER, LIMIT):
                await tx.timers.clear(table.id, kind)
            users = [player.user for player in table.players if player.user is not None]
            people = {
                id_: read_settings(row.settings)
                for id_, row in (await tx.users.get_all(users)).items()
            }
            wanted = [
                replace(timer, due=max(timer.due, now))
                for timer in timers(none, changed, people, now)
                if timer.due is not None
            ]
            await set_timers(tx, table.id, wanted)

    async def stop(self, table: Table, name: str, *, interaction: int) -> None:
        """End a table without a winner."""
        if not table.active:
            raise Refused("refused-over")
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            await tx.matches.update(table.id, now, status="stopped", note=name)
            await tx.timers.clear(table.id)
            await tx.outbox.put([refresh(table)], now)

    async def offer_seat(
        self, table: Table, seat: int, user: int | None, *, interaction: int
    ) -> None:
        """Ask in the channel who takes a seat over."""
        async with self._changing(table, interaction) as tx:
            payload = {"seat": seat, "old": table.players[seat].user or 0, "user": user or 0}
            row = NewOutbox(
                kind=OFFER,
                target=f"channel:{table.channel}",
                payload=payload,
                match=table.id,
                dedupe=f"offer:{interaction}",
            )
            await tx.outbox.put([row], self._clock.now())

    async def replace(
        self,
        table: Table,
        seat: int,
        name: str,
        *,
        user: int | None = None,
        computer: str | None = None,
        interaction: int,
    ) -> None:
        """Give a seat of a running game to somebody else; the question to it is asked anew."""
        old = table.players[seat]
        players = list(table.players)
        players[seat] = Player(name, user, computer, old.asked)
        changed = replace(table, players=tuple(players))
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            await tx.seats.replace(table.id, seat_rows(changed.players))
            for kind in (REMINDER, LIMIT):
                await tx.timers.clear(table.id, kind, [str(seat)])
            people = {}
            if user is not None:
                people = {user: read_settings((await tx.users.get(user)).settings)}
            before = [player.asked for player in changed.players]
            before[seat] = None
            await set_timers(tx, table.id, timers(before, changed, people, now))
            post = [
                refresh(table),
                NewOutbox(
                    kind=NOTICE,
                    target=f"channel:{table.channel}",
                    payload={"key": "replaced", "who": old.name, "new": name},
                    match=table.id,
                    dedupe=f"replaced:{interaction}",
                ),
            ]
            if user is not None:
                post.append(_greeting(table.id, user))
            await tx.outbox.put(post, now)

    async def show_again(self, table: Table, *, interaction: int) -> None:
        """Post the live message anew, at the end of the channel."""
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            live = table.live.model_copy(update={"posted": 0})
            await tx.matches.update(table.id, now, live=live.model_dump(mode="json"))
            await tx.outbox.put([refresh(table)], now)

    async def move(self, table: Table, guild: int, channel: int, *, interaction: int) -> None:
        """Take a running table to another channel."""
        if not table.active:
            raise Refused("refused-over")
        live = table.live.model_copy(update={"message": None, "ping": None})
        try:
            async with self._changing(table, interaction) as tx:
                now = self._clock.now()
                await tx.matches.update(
                    table.id, now, guild=guild, channel=channel, live=live.model_dump(mode="json")
                )
                await tx.outbox.put([refresh_row(table.id, channel)], now)
        except ChannelTaken as error:
            raise Refused("refused-table-here") from error

    async def bring(
        self, record: Record, *, guild: int, channel: int, host: int, interaction: int
    ) -> None:
        """Store a record as a finished table. Raises BadRecord when it does not replay."""
        setup = record.setup
        if setup.game not in self._catalogue:
            raise BadRecord(f"no game here is called {setup.game}")
        game = self._catalogue[setup.game].game
        state = replay(game, record).state
        now = self._clock.now()
        new = NewMatch(
            game=setup.game,
            guild=guild,
            channel=channel,
            host=host,
            version=setup.version,
            options=setup.options,
            status="over" if state.over else "stopped",
            setup=setup,
        )
        events = [tuple(to_json(event) for event in told) for told in _told(game, record)]
        seats = seat_rows([Player(f"Seat {seat + 1}") for seat in range(setup.seats)])
        async with self._changing(None, interaction) as tx:
            id_ = await import_record(tx, record, new, seats, now, events)
            stored = SnapshotRow(len(events), dump(state), digest(state))
            await tx.log.snapshot(id_, stored)
            await tx.outbox.put([refresh_row(id_, channel)], now)

    @asynccontextmanager
    async def _changing(self, table: Table | None, interaction: int) -> AsyncIterator[Transaction]:
        """One transaction that takes the interaction; a table must still be as it was seen."""
        async with self._store.transaction() as tx:
            await tx.interactions.take(interaction, self._clock.now())
            if table is not None:
                row = await tx.matches.get(table.id, lock=True)
                if row.status != table.status or row.seq != table.seq:
                    raise Stale(f"table {table.id} has moved on")
                if [seat.user for seat in await tx.seats.of(table.id)] != [
                    player.user for player in table.players
                ]:
                    raise Stale(f"the seats of table {table.id} have changed")
            yield tx
        self._tables.changed.set()

    def _in_lobby(self, table: Table) -> None:
        if table.status == "running":
            raise Refused("refused-started")
        if table.status != "lobby":
            raise Refused("refused-over")


def refresh_row(match: str, channel: int) -> NewOutbox:
    """As ``refresh``, for a table that has just been written."""
    return NewOutbox(
        kind="refresh",
        target=f"channel:{channel}",
        payload={},
        match=match,
        replaces=f"refresh:{match}",
    )


def _greeting(match: str, user: int) -> NewOutbox:
    return NewOutbox(
        kind=GREET,
        target=f"user:{user}",
        payload={},
        match=match,
        dedupe=f"greet:{match}:{user}",
    )


def _told(game: Game[Any, Any], record: Record) -> Iterator[tuple[Event, ...]]:
    state = begin(game, record.setup).state
    for outcome in advance(game, state, record.entries):
        yield outcome.events


def _values(annotation: Any, metadata: Sequence[Any]) -> tuple[Any, ...]:
    if annotation is bool:
        return (True, False)
    if annotation is int:
        low = max((m.ge for m in metadata if hasattr(m, "ge")), default=0)
        high = min((m.le for m in metadata if hasattr(m, "le")), default=low + 24)
        return tuple(range(low, high + 1))
    return get_args(annotation)
