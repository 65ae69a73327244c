"""Users' settings, what their tables make of them, and small notes of the bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.clock import DAY, Clock
from bot.registry import Registry
from bot.table import rows
from bot.table.follow_up import running_out
from bot.table.people import Absence, Person, UserSettings, read_person, read_settings
from bot.table.refused import Refused
from bot.table.resumed import resumed
from bot.table.table import Table, with_player
from bot.table.timers import Absent, Alarm, ComputerMoves, GiveBack, StandIn, TellAll
from storage import NewTimer, Stale, Storage, Transaction

from .bell import Bell
from .rests import Rests
from .stored import plain_table, seat_states

Edit: TypeAlias = Callable[[UserSettings], UserSettings]
"""What becomes of somebody's settings. It may raise Refused, and then nothing changes."""

KEPT = 400 * DAY
"""For so long (ms) an absence is remembered when it is over: a match counts those it waited for."""
AHEAD = 10
"""So many absences somebody may have said before they are over."""


class People:
    """Users' settings, and small notes of the bot."""

    def __init__(
        self, store: Storage, registry: Registry, clock: Clock, bell: Bell, rests: Rests
    ) -> None:
        """Take the store, the games, the clock, whom to wake, and who enters rests."""
        self._store = store
        self._registry = registry
        self._clock = clock
        self._bell = bell
        self._rests = rests

    async def of(self, user: int) -> UserSettings:
        """The settings of a user; the usual ones when they never set any."""
        async with self._store.reading() as tx:
            return read_settings((await tx.users.get(user)).settings)

    async def change(
        self, user: int, edit: Edit, *, interaction: int | None = None, returns: bool = False
    ) -> UserSettings:
        """Change a user's settings, and what depends on them at their tables; the settings then.

        returns: the seats that others play for them are theirs again.
        """
        # With other hours they would come out otherwise.
        await self._rests.enter_of_user(user)
        now = self._clock.now()
        async with self._store.transaction() as tx:
            if interaction is not None:
                await tx.interactions.take(interaction, now)
            was = read_settings((await tx.users.get(user)).settings)
            person = edit(was)
            # Only what differs from the usual: where that changes, it changes for them as well.
            await tx.users.save_settings(user, person.model_dump(exclude_defaults=True), now)
            due = person.next_digest(now)
            if due is None:
                await tx.timers.clear("", TellAll.word, [str(user)])
            elif due != was.next_digest(now):
                await tx.timers.set([TellAll(user).at(due, "")])
            if returns or _concerns_tables(was, person):
                # In one order everywhere: each locks what it reads, and must not wait for another.
                theirs = sorted(row.id for row in await tx.matches.of_user(user))
                if await tx.rests.of_many(theirs):
                    raise Stale(f"a table of user {user} is owed a rest")
                for id_ in theirs:
                    if (await tx.matches.get(id_, lock=True)).game in self._registry:
                        table = plain_table(self._registry, await tx.log.open(id_))
                        table = table if person.statistics else _uncounted(table, user)
                        await _follow(tx, table, user, was, now, returns=returns)
            await _forget(tx, user, was, person)
        self._bell.ring_for(interaction)
        return person

    async def away(self, user: int, new: Absence, *, interaction: int) -> UserSettings:
        """Somebody will be away. Raises Refused where they have said so too often."""
        now = self._clock.now()

        def added(person: UserSettings) -> UserSettings:
            if sum(each.until > now for each in person.away) >= AHEAD:
                raise Refused("refused-away-many", most=AHEAD)
            kept = (each for each in person.away if each.until > now - KEPT)
            return person.model_copy(update={"away": (*kept, new)})

        return await self.change(user, added, interaction=interaction)

    async def back(self, user: int, *, interaction: int) -> UserSettings:
        """Somebody is back, is not away later either, and has their seats back."""
        now = self._clock.now()

        def ended(person: UserSettings) -> UserSettings:
            left = tuple(
                each.model_copy(update={"until": min(each.until, now)})
                for each in person.away
                if each.since < now
            )
            return person.model_copy(update={"away": left})

        return await self.change(user, ended, interaction=interaction, returns=True)

    async def reached(self, user: int) -> bool:
        """Whether direct messages reach them, as far as is known."""
        async with self._store.reading() as tx:
            return read_person(await tx.users.get(user)).reached

    async def knocks(self, user: int, *, rest: int = 0) -> None:
        """A user is there: if their inbox was closed, it is tried again.

        Not where it has been tried in the last ``rest`` ms. The board says that it is closed until
        a message has arrived: nobody sees from it who was there.
        """
        now = self._clock.now()
        # Every interaction in an inbox comes here: reading does not wait for the one writer.
        async with self._store.reading() as tx:
            known = await tx.users.get(user)
        if known.inbox_open is False and known.inbox_tried and now - known.inbox_tried >= rest:
            async with self._store.transaction() as tx:
                await tx.users.knock(user, now)

    async def note(self, key: str) -> object:
        """A value that the bot remembers, or None."""
        async with self._store.reading() as tx:
            return await tx.notes.get(key)

    async def write_note(self, key: str, value: object) -> None:
        """Remember a value."""
        async with self._store.transaction() as tx:
            await tx.notes.put(key, value, self._clock.now())


def _concerns_tables(was: UserSettings, person: UserSettings) -> bool:
    """Whether something depends on it at their tables that somebody has chosen anew."""
    chosen = [(each.hours, each.counted, each.calls_a_day) for each in (was, person)]
    return chosen[0] != chosen[1]


async def _forget(tx: Transaction, user: int, was: UserSettings, person: UserSettings) -> None:
    """Let what is kept of somebody's finished matches go that they do not want kept any more.

    After their tables: whatever ends meanwhile has been kept by then, or begins again.
    """
    if was.statistics and not person.statistics:
        await tx.results.forget(user)
    elif was.rating and not person.rating:
        await tx.results.unrate(user)


def _uncounted(table: Table, user: int) -> Table:
    """A table at which nothing is counted of a user."""
    for seat, player in enumerate(table.players):
        if player.whose[0] == user:
            player = replace(player, tally=player.tally.uncounted())  # noqa: PLW2901 - the same one
            table = with_player(table, seat, player)
    return table


async def _follow(
    tx: Transaction, table: Table, user: int, was: UserSettings, now: int, *, returns: bool
) -> None:
    """Let a table go by what one of its people has chosen for themselves; it is locked.

    The time that is left to them stays; the board shows who is away, now and when that changes.
    """
    seat, lent = table.seat_of(user), table.lent_by(user) if returns else None
    if table.status not in ("running", "frozen"):
        return
    new: list[NewTimer] = []
    if returns:
        await tx.timers.clear(table.id, StandIn.word, [str(user)])
    if lent is not None and (owner := table.players[lent].owner) is not None:
        player = replace(table.players[lent], owner=replace(owner, until=now))
        table = with_player(table, lent, player)
        new.append(GiveBack(lent).at(now, table.id))
    if seat is not None and table.status == "running":
        people = {**table.people, user: Person(was, table.person(seat).reached)}
        player = resumed(replace(table, people=people), table, seat, now)
        table = with_player(table, seat, player)
        due = table.time.comes_or_goes(seat, now)
        new += [] if due is None else [Absent(user).at(due, table.id)]
        # They may have been put off until somebody is back; put off again they ring no earlier.
        new += [each.at(now, table.id) for each in (Alarm(), ComputerMoves())]
        new += running_out(table, seat)
    # Whoever has loaded the table knows them as they were, and must begin again.
    await tx.matches.keep_states(table.id, seat_states(table.players), now)
    await tx.timers.set(new)
    await tx.outbox.put([rows.Refresh.board(table)], now)
