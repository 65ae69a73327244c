"""Tables before the start, and the start itself."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from bot.clock import Clock
from bot.registry import Registry
from bot.table import rows, seating_rows
from bot.table.deputy import watched_anew
from bot.table.door import CLOSED, Door, opened
from bot.table.guests import must_admit, told_full
from bot.table.house import HOUSE, House
from bot.table.options import Value
from bot.table.player import Player
from bot.table.refused import Refused
from bot.table.schooling import Schooling
from bot.table.server import STRANGER, Opener
from bot.table.table import Table
from engine import Game, Seat, Setup, begin
from storage import ChannelTaken, MatchChanges, NewMatch, NewOutbox

from . import promising
from .changing import Changing
from .dealing import dealt, taught_of
from .order import asked, forget, keep, moved_on, seated
from .people import People
from .promising import Promised
from .quotas import ask_to_open
from .repository import Tables
from .seeking import shown_again
from .servers import admit
from .stored import plain_table, seat_rows, seat_states


class Lobby:
    """Opens tables, seats people and computers, sets options, deals."""

    def __init__(
        self,
        changing: Changing,
        tables: Tables,
        people: People,
        registry: Registry,
        clock: Clock,
    ) -> None:
        """Take how tables are changed, who keeps their states, users, the games, the clock."""
        self._changing = changing
        self._tables = tables
        self._people = people
        self._registry = registry
        self._clock = clock

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
        zone: str = "UTC",
        opener: Opener = STRANGER,
    ) -> Table:
        """A new table in a channel, which speaks its host's language; they have the first seat.

        zone: theirs, by which the game may choose the options that it begins with. opener: they,
        as the rules of the server look at them. Raises Refused where those do not let them.
        """
        game = self._registry[slug].game
        new = NewMatch(
            game=slug,
            guild=guild,
            channel=channel,
            host=host,
            version=game.cover.version,
            options=_preset(game, zone),
            language=language,
        )
        players = [Player(name, host, press=interaction)]
        return await self._make(new, players, (), opener, interaction)

    async def again(  # noqa: PLR0913 - as for ``open``
        self,
        table: Table,
        seat: Seat,
        name: str,
        *,
        guild: int | None,
        channel: int,
        interaction: int,
        opener: Opener = STRANGER,
    ) -> Table:
        """A new table like one that has ended, opened by who sat in a seat there.

        They sit down at once, and so do computers; the others are asked. Each has the seat after
        the one before, whoever comes first.
        """
        user, _ = table.players[seat].whose
        assert user is not None
        order = moved_on(table)
        whose = [asked(each)[0] for each in order]
        sits = [
            Player(name, user, press=interaction)
            if owner == user
            else Player(each.name, computer=each.computer)
            for each, owner in zip(order, whose, strict=True)
            if owner in (None, user)
        ]
        sought = [owner for owner in whose if owner not in (None, user)]
        others = [each for each in sought if await self._get_along(user, each)]
        new = NewMatch(
            game=table.game.slug,
            guild=guild,
            channel=channel,
            host=user,
            version=table.game.cover.version,
            options=_like(table),
            pace=table.pace.model_copy(update={"pauses": ()}).model_dump(),
            house=table.house.model_dump(),
            language=table.language,
        )
        return await self._make(new, sits, others, opener, interaction, order)

    async def _make(
        self,
        new: NewMatch,
        players: Sequence[Player],
        invited: Sequence[int],
        opener: Opener,
        interaction: int,
        order: Sequence[Player] = (),
    ) -> Table:
        """Store a table; others are asked whether they join. Raises Refused where there is one.

        order: as who, or whose seat, is to sit there.
        """
        try:
            async with self._changing(None, interaction) as tx:
                now = self._clock.now()
                door = CLOSED.seating(players, now).but(invited=tuple(invited))
                rules = await admit(tx, new.guild, opener, new.game, now)
                await ask_to_open(tx, new.host)
                new = replace(new, door=door.model_dump())
                id_ = await tx.matches.create(new, now)
                await tx.seats.replace(id_, seat_rows(players))
                promise = await promising.keep(tx, id_, now)
                states = seat_states(players)
                await tx.matches.update(id_, now, commitment=promise, seat_states=states)
                await tx.timers.set(opened(id_, new.host, rules.open_days, now))
                if order:
                    await keep(tx, id_, order, now)
                asks = [seating_rows.Invite(tuple(invited)).to(id_, new.channel)] if invited else []
                await tx.outbox.put([rows.Refresh().to(id_, new.channel), *asks], now)
                return plain_table(self._registry, await tx.log.open(id_))
        except ChannelTaken as error:
            # The database's key says so, not a look before: two may open a table at one moment.
            key = "refused-table-here" if new.guild is not None else "refused-table-alone"
            raise Refused(key) from error

    async def join(self, table: Table, user: int, name: str, *, interaction: int) -> Table:
        """Give a user the next seat; the number of their press will be part of the seed."""
        self.must_be_open(table)
        if table.seat_of(user) is not None:
            raise Refused("refused-seated")
        known = table.people.get(table.host)
        must_admit(table, user, known.settings if known else await self._people.of(table.host))
        return await self._seat(table, Player(name, user, press=interaction), interaction)

    async def add_computer(self, table: Table, kind: str, name: str, *, interaction: int) -> Table:
        """Give a computer player the next seat."""
        self.must_be_open(table)
        return await self._seat(table, Player(name, computer=kind), interaction)

    async def _seat(self, table: Table, player: Player, interaction: int) -> Table:
        high = table.game.cover.seats[-1]
        if len(table.players) >= high:
            raise Refused("refused-full", high=high)
        return await self._write_seats(table, (*table.players, player), interaction)

    async def leave(self, table: Table, user: int, *, interaction: int) -> None:
        """Take a user's seat away before the start; the others move up."""
        self.must_be_open(table)
        if table.seat_of(user) is None:
            raise Refused("refused-not-seated")
        left = tuple(player for player in table.players if player.user != user)
        await self._write_seats(table, left, interaction)

    async def remove(self, table: Table, seat: Seat, by: str, *, interaction: int) -> Table:
        """Free somebody's seat before the start, by the wish of somebody of that name.

        They are told, and sit down again only if they are invited.
        """
        self.must_be_open(table)
        user, who = table.players[seat].user, table.players[seat].name
        if user == table.host:
            raise Refused("refused-remove-host", host=f"<@{user}>")
        left = (*table.players[:seat], *table.players[seat + 1 :])
        if user is None:
            return await self._write_seats(table, left, interaction)
        removed = (*(each for each in table.door.removed if each != user), user)
        invited = tuple(each for each in table.door.invited if each != user)
        door = table.door.but(removed=removed, invited=invited)
        told = seating_rows.Removed(by, who).to(table, user)
        return await self._write_seats(table, left, interaction, door, [told])

    async def _write_seats(
        self,
        table: Table,
        players: tuple[Player, ...],
        interaction: int,
        door: Door | None = None,
        told: Sequence[NewOutbox] = (),
    ) -> Table:
        async with self._changing(table, interaction) as tx:
            # All are written: without the guard above who joined meanwhile would lose their seat.
            now = self._clock.now()
            players = await seated(tx, table.id, players)
            door = (door or table.door).seating(players, now)
            changed = replace(table, players=players, door=door)
            await tx.seats.replace(table.id, seat_rows(players))
            # The others move up, with what is kept of each.
            states = seat_states(players)
            # None where it was opened by an older bot.
            promise = table.commitment or await promising.keep(tx, table.id, now)
            await tx.matches.update(
                table.id, now, seat_states=states, door=door.model_dump(), commitment=promise
            )
            full = told_full(table, changed, now)
            await tx.timers.set([*watched_anew(table, changed, now), *full])
            again = await shown_again(tx, table.id)
            await tx.outbox.put([rows.Refresh.board(table), *again, *told], now)
        return replace(changed, commitment=promise)

    async def set_option(self, table: Table, field: str, word: str, *, interaction: int) -> Table:
        """Set an option of the game by the text of its value."""
        self.must_be_open(table)
        setting = table.settings.get(field)
        value = setting.read(word) if setting is not None else None
        if value is None:
            possible = tuple(map(str, setting.values)) if setting is not None else ()
            raise Refused("refused-word", word=word, possible=possible)
        columns = _with_option(table, field, value)
        # All are written: without the guard in it another that was set meanwhile would be lost.
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            columns["door"] = table.door.but(since=now).model_dump()
            await tx.matches.update(table.id, now, **columns)
            again = await shown_again(tx, table.id)
            await tx.outbox.put([rows.Refresh.board(table), *again], now)
            return plain_table(self._registry, await tx.log.open(table.id))

    async def start(self, table: Table, *, interaction: int) -> Table:
        """Deal the game, from the secret that was promised and everybody's presses."""
        self.must_be_open(table)
        async with self._changing.reading() as tx:
            kept = await promising.kept(tx, table.id)
        setup = self._setup(table, kept, interaction)
        # Before the transaction: SQLite has one writer, and other tables would wait for the deal.
        outcome = begin(table.game, setup)
        async with self._changing(table, interaction) as tx:
            taught = [await taught_of(tx, table, player) for player in table.players]
            begun = await dealt(tx, table, setup, outcome, taught)
            await forget(tx, table.id)
            await promising.forget(tx, table.id)
            await tx.outbox.put(await shown_again(tx, table.id), self._clock.now())
        self._tables.keep(begun)
        return begun

    async def teach(  # noqa: PLR0913 - as for ``open``
        self,
        slug: str,
        *,
        guild: int | None,
        channel: int,
        host: int,
        name: str,
        others: Sequence[str],
        language: str,
        interaction: int,
        opener: Opener = STRANGER,
    ) -> Table:
        """Deal the prepared match of a game to somebody against computers of these names.

        The game has a tutorial. Raises Refused where there is a table, and as ``open`` does.
        """
        game = self._registry[slug].game
        tutorial = game.help.tutorial
        assert tutorial is not None
        kind = next(iter(game.minds.computers))
        rivals = [Player(other, computer=kind) for other in others[: len(tutorial.script) - 1]]
        players = [Player(name, host), *rivals]
        options = game.rules.options.model_validate(tutorial.options).model_dump(mode="json")
        new = NewMatch(
            game=slug,
            guild=guild,
            channel=channel,
            host=host,
            version=game.cover.version,
            options=options,
            language=language,
        )
        setup = Setup(
            game=slug,
            version=game.cover.version,
            seats=len(players),
            options=options,
            seed=tutorial.seed,
            salt=secrets.token_hex(16),
            now=self._clock.now(),
        )
        outcome = begin(game, setup)
        try:
            async with self._changing(None, interaction) as tx:
                await admit(tx, guild, opener, slug, setup.now)
                id_ = await tx.matches.create(new, setup.now)
                await tx.seats.replace(id_, seat_rows(players))
                table = plain_table(self._registry, await tx.log.open(id_))
                begun = await dealt(tx, table, setup, outcome, [Schooling() for _ in players])
        except ChannelTaken as error:
            key = "refused-table-here" if guild is not None else "refused-table-alone"
            raise Refused(key) from error
        self._tables.keep(begun)
        return begun

    async def _get_along(self, host: int, user: int) -> bool:
        """Whether somebody can be asked to a table, and sit down there."""
        theirs, own = await self._people.of(host), await self._people.of(user)
        return user not in theirs.refused and host not in own.refused

    def _setup(self, table: Table, kept: Promised | None, interaction: int) -> Setup:
        game, count = table.game, len(table.players)
        if count not in game.cover.seats:
            raise Refused("refused-too-few", low=game.cover.seats[0], count=count)
        secret = kept or promising.drawn()
        luck = secret.luck(table.players, interaction, late=kept is None)
        return Setup(
            game=game.slug,
            version=game.cover.version,
            seats=count,
            options=table.options,
            # A group's own figures lie in a file that may change, and that nobody else has.
            box=table.registered.box.model_dump(mode="json") if table.registered.own_box else None,
            seed=luck.seed(),
            salt=secret.salt,
            now=self._clock.now(),
            luck=luck,
        )

    def must_be_open(self, table: Table) -> None:
        """Raises Refused when the game has begun, or will not any more."""
        if table.status == "running":
            raise Refused("refused-started")
        if table.status != "lobby":
            raise Refused("refused-over")


def _with_option(table: Table, field: str, value: Value) -> MatchChanges:
    """The columns of a table with an option set. Raises Refused where it does not fit."""
    if field in HOUSE:
        house = House.model_validate({**table.house.model_dump(), field: value})
        return {"house": house.model_dump()}
    if field in table.pace.settings:
        return {"pace": table.pace.changed(field, value).model_dump()}
    try:
        found = table.game.rules.options.model_validate({**table.options, field: value})
    except ValidationError as error:
        raise Refused("refused-option", word=str(value)) from error
    return {"options": found.model_dump(mode="json")}


def _like(table: Table) -> dict[str, Any]:
    """The options of a table; where they fit no more, those that a new one begins with."""
    try:
        return table.game.rules.options.model_validate(table.options).model_dump(mode="json")
    except ValidationError:
        return _preset(table.game, "UTC")


def _preset(game: Game[Any, Any], zone: str) -> dict[str, Any]:
    """The options that a new table begins with, for a host in a time zone."""
    found = {**game.rules.options().model_dump(), **game.rules.preset(zone)}
    return game.rules.options.model_validate(found).model_dump(mode="json")
