"""Tables before, around and after play: opening, seats, starting, handing over, stopping."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, get_args

from pydantic import ValidationError

from bot.catalogue import Catalogue
from engine import Game, Seat, Setup, begin
from storage import (
    ChannelTaken,
    NewMatch,
    Stale,
    Storage,
    Transaction,
)

from . import rows, timers
from .asked import ask, pending
from .bell import Bell
from .change import withdrawn
from .clock import DAY, Clock
from .follow_up import by_itself, private_notices, set_by
from .pace import Pace
from .people import read_person
from .refused import Refused
from .stored import seat_rows, seat_states, snapshot
from .table import RESTING, Hold, Offered, Player, Table
from .tables import Tables
from .throttle import PAUSE, Span
from .timers import Limit, OfferEnds, Reminder, kind_of

OFFER_DAYS = 3
"""A seat that nobody takes within so many days is not offered any more."""


class Lobby:
    """Every change of a table that is not a move. Each is one transaction."""

    def __init__(
        self, store: Storage, tables: Tables, catalogue: Catalogue, clock: Clock, bell: Bell
    ) -> None:
        """Take the store, the tables, the games, the clock, and whom to wake."""
        self._store = store
        self._tables = tables
        self._catalogue = catalogue
        self._clock = clock
        self._bell = bell

    async def open(  # noqa: PLR0913 - where and for whom
        self,
        slug: str,
        *,
        guild: int | None,
        channel: int,
        host: int,
        name: str,
        language: str,
        interaction: int,
    ) -> Table:
        """A new table in a channel, which speaks its host's language; they have the first seat."""
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
                await tx.outbox.put([rows.refresh_of(id_, channel)], now)
        except ChannelTaken as error:
            raise Refused("refused-table-here") from error
        return await self._tables.open(id_)

    async def join(self, table: Table, user: int, name: str, *, interaction: int) -> None:
        """Give a user the next seat."""
        self._in_lobby(table)
        if table.seat_of(user) is not None:
            raise Refused("refused-seated")
        await self._seat(table, Player(name, user), interaction)

    async def add_computer(self, table: Table, kind: str, name: str, *, interaction: int) -> None:
        """Give a computer player the next seat; of several each has a number."""
        self._in_lobby(table)
        same = sum(player.name.startswith(name) for player in table.players)
        name = f"{name} {same + 1}" if same else name
        await self._seat(table, Player(name, computer=kind), interaction)

    async def _seat(self, table: Table, player: Player, interaction: int) -> None:
        high = table.game.seats[-1]
        if len(table.players) >= high:
            raise Refused("refused-full", high=high)
        await self._write_seats(table, (*table.players, player), interaction)

    async def leave(self, table: Table, user: int, *, interaction: int) -> None:
        """Take a user's seat away before the start; the others move up."""
        self._in_lobby(table)
        if table.seat_of(user) is None:
            raise Refused("refused-not-seated")
        left = tuple(player for player in table.players if player.user != user)
        await self._write_seats(table, left, interaction)

    async def _write_seats(
        self, table: Table, players: tuple[Player, ...], interaction: int
    ) -> None:
        async with self._changing(table, interaction) as tx:
            await tx.seats.replace(table.id, seat_rows(players))
            await tx.outbox.put([rows.refresh(table)], self._clock.now())

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
            raise Refused("refused-word", word=word, possible=tuple(values))
        options = {**table.options, field: values[word]}
        try:
            checked = table.game.options.model_validate(options).model_dump(mode="json")
        except ValidationError as error:
            raise Refused("refused-option", word=word) from error
        async with self._changing(table, interaction) as tx:
            await tx.matches.update(table.id, self._clock.now(), options=checked)
            await tx.outbox.put([rows.refresh(table)], self._clock.now())
        return await self._tables.open(table.id)

    async def start(self, table: Table, *, interaction: int) -> Table:
        """Deal the game and commit to its seed."""
        self._in_lobby(table)
        setup = self._setup(table)
        outcome = begin(table.game, setup)
        nobody = [None] * len(table.players)
        asked = ask(nobody, outcome.state, None)
        players = tuple(
            replace(player, asked=question)
            for player, question in zip(table.players, asked, strict=True)
        )
        begun = replace(
            table, status="running", setup=setup, state=outcome.state, players=players, seq=0
        )
        promise = setup.commitment()
        async with self._changing(table, interaction) as tx:
            now = setup.now
            await tx.matches.update(
                table.id,
                now,
                status="running",
                setup=setup,
                version=table.game.version,
                commitment=promise,
                seat_states=seat_states(players),
            )
            await tx.log.snapshot(table.id, snapshot(begun))
            await tx.timers.set([*set_by(nobody, begun, now)])
            started = rows.notice(table, f"started:{table.id}", "lobby-started", commitment=promise)
            told = private_notices(begun, 0, [outcome.events])
            post = [started, rows.refresh(table), *rows.secrets(begun, told)]
            await tx.outbox.put(post, now)
        return await self._tables.open(table.id)

    def _setup(self, table: Table) -> Setup:
        game, count = table.game, len(table.players)
        if count not in game.seats:
            raise Refused("refused-too-few", low=game.seats[0], count=count)
        return Setup(
            game=game.slug,
            version=game.version,
            seats=count,
            options=table.options,
            box=table.title.box.model_dump(mode="json") if table.title.own_box else None,
            seed=secrets.token_hex(32),
            salt=secrets.token_hex(16),
            now=self._clock.now(),
        )

    async def set_pace(self, table: Table, pace: Pace, *, interaction: int) -> None:
        """Change reminders and limits; running questions get them at once."""
        changed = replace(table, pace=pace)
        none: list[None] = [None] * len(table.players)
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            await tx.matches.update(table.id, now, pace=pace.model_dump())
            for each in (Reminder, Limit):
                await tx.timers.clear(table.id, kind_of(each))
            wanted = [
                replace(timer, due=max(timer.due, now)) for timer in set_by(none, changed, now)
            ]
            await tx.timers.set(wanted)

    async def stop(self, table: Table, name: str, *, interaction: int) -> None:
        """End a table without a winner."""
        if not table.active:
            raise Refused("refused-over")
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            await tx.matches.update(table.id, now, status="stopped", note=name)
            await tx.timers.clear(table.id)
            await tx.outbox.put([rows.refresh(table)], now)

    async def offer_seat(
        self, table: Table, seat: int, user: int | None, *, interaction: int
    ) -> Offered:
        """Ask in the channel who takes a seat over, for some days; a former offer of it ends."""
        now = self._clock.now()
        until = now + OFFER_DAYS * DAY
        offered = Offered(secrets.token_hex(6), until, user or 0)
        changed = _with(table, seat, replace(table.players[seat], offered=offered))
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            await tx.timers.set([timers.at(until, table.id, OfferEnds(offered.id))])
            post = [*withdrawn(table, changed), rows.offer(table, offered.id)]
            await tx.outbox.put(post, now)
        return offered

    async def withdraw_offer(
        self, table: Table, offer: str, *, interaction: int | None = None
    ) -> None:
        """End an offer of a seat; one that has ended already is nothing."""
        seat = table.seat_offered(offer)
        if seat is None:
            return
        changed = _with(table, seat, replace(table.players[seat], offered=None))
        now = self._clock.now()
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            await tx.timers.clear(table.id, kind_of(OfferEnds), [offer])
            await tx.outbox.put(withdrawn(table, changed), now)

    async def replace(
        self,
        table: Table,
        seat: int,
        new: Player,
        *,
        interaction: int,
    ) -> None:
        """Give a seat of a running game to somebody else; the question to it is asked anew."""
        old = table.players[seat]
        changed = _with(table, seat, replace(new, asked=old.asked, hold=old.hold))
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            await tx.seats.replace(table.id, seat_rows(changed.players))
            await tx.matches.update(table.id, now, seat_states=seat_states(changed.players))
            for each in (Reminder, Limit):
                await tx.timers.clear(table.id, kind_of(each), [str(seat)])
            if new.user is not None:
                person = read_person(await tx.users.get(new.user))
                changed = replace(changed, people={**table.people, new.user: person})
            before = [player.asked for player in changed.players]
            before[seat] = None
            await tx.timers.set([*set_by(before, changed, now)])
            told = rows.notice(
                table,
                f"replaced:{interaction}",
                "replaced",
                who=old.name or str(seat + 1),
                new=new.name,
            )
            await tx.outbox.put([*withdrawn(table, changed), rows.refresh(table), told], now)

    async def tell_held(self, table: Table, seat: Seat) -> None:
        """Tell a player together what has waited, and let the next wait as long."""
        hold, user = table.players[seat].hold, table.players[seat].user
        if hold is None or hold.first is None:
            return
        now = self._clock.now()
        changed = _with(table, seat, replace(table.players[seat], hold=Hold(now + PAUSE)))
        async with self._changing(table, None) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            if user is not None:
                span = Span(hold.first, table.seq)
                await tx.outbox.put([rows.secret(table, user, seat, span)], now)

    async def show_again(self, table: Table, *, interaction: int) -> None:
        """Post the live message anew, at the end of the channel."""
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            live = table.live.model_copy(update={"posted": 0, "edited": 0})
            await tx.matches.update(table.id, now, live=live.model_dump(mode="json"))
            await tx.outbox.put([rows.refresh_of(table.id, table.channel)], now)

    async def go_on(self, table: Table) -> None:
        """Let the computers of a table move on that rested until somebody came."""
        if not table.resting:
            return
        async with self._changing(table, None) as tx:
            now = self._clock.now()
            await tx.matches.update(table.id, now, note="")
            await tx.timers.set([*by_itself(replace(table, note=""), now)])

    async def rest(self, table: Table, until: int) -> None:
        """Let computers pause that moved for long enough: until an instant (ms UTC).

        Where no people sit until somebody comes, see ``go_on``.
        """
        alone = all(player.user is None for player in table.players)
        rested = replace(table, note=RESTING) if alone else table
        async with self._changing(table, None) as tx:
            now = self._clock.now()
            if alone:
                await tx.matches.update(table.id, now, note=RESTING)
            await tx.timers.set([*by_itself(rested, until)])
            await tx.outbox.put([rows.refresh(rested)], now)

    async def move(
        self, table: Table, guild: int | None, channel: int, *, interaction: int
    ) -> None:
        """Take a running table to another channel."""
        if not table.active:
            raise Refused("refused-over")
        fresh = {"message": None, "ping": None, "edited": 0, "trouble": ""}
        live = table.live.model_copy(update=fresh)
        try:
            async with self._changing(table, interaction) as tx:
                now = self._clock.now()
                await tx.matches.update(
                    table.id, now, guild=guild, channel=channel, live=live.model_dump(mode="json")
                )
                await tx.outbox.put([rows.refresh_of(table.id, channel)], now)
        except ChannelTaken as error:
            raise Refused("refused-table-here") from error

    async def thaw(self, table: Table) -> None:
        """Let a table go on that was on hold: every open question counts anew."""
        none: list[None] = [None] * len(table.players)
        now = self._clock.now()
        players = tuple(
            replace(player, asked=None if asked is None else replace(asked, at=now, rested=0))
            for player in table.players
            for asked in (pending(player.asked),)
        )
        changed = replace(table, status="running", note="", players=players)
        async with self._changing(table, None) as tx:
            await tx.matches.update(
                table.id,
                now,
                status="running",
                note="",
                version=table.game.version,
                seat_states=seat_states(players),
            )
            await tx.timers.set([*set_by(none, changed, now)])
            told = rows.notice(table, f"thawed:{table.id}:{now}", "thawed")
            await tx.outbox.put([rows.refresh(table), told], now)

    @asynccontextmanager
    async def _changing(
        self, table: Table | None, interaction: int | None
    ) -> AsyncIterator[Transaction]:
        """One transaction that takes the interaction; a table must still be as it was seen."""
        async with self._store.transaction() as tx:
            if interaction is not None:
                await tx.interactions.take(interaction, self._clock.now())
            if table is not None:
                row = await tx.matches.get(table.id, lock=True)
                seen = (table.status, table.seq, table.seating)
                if (row.status, row.seq, row.seating) != seen:
                    raise Stale(f"table {table.id} has moved on")
            yield tx
        self._bell.ring()

    def _in_lobby(self, table: Table) -> None:
        if table.status == "running":
            raise Refused("refused-started")
        if table.status != "lobby":
            raise Refused("refused-over")


def _with(table: Table, seat: int, player: Player) -> Table:
    """The table with somebody in a seat."""
    players = list(table.players)
    players[seat] = player
    return replace(table, players=tuple(players))


def _values(annotation: Any, metadata: Sequence[Any]) -> tuple[Any, ...]:
    if annotation is bool:
        return (True, False)
    if annotation is int:
        low = max((m.ge for m in metadata if hasattr(m, "ge")), default=0)
        high = min((m.le for m in metadata if hasattr(m, "le")), default=low + 24)
        return tuple(range(low, high + 1))
    return get_args(annotation)
