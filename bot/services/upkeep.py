"""Tables between their start and their end: pace, pauses, places, and the end itself."""

from __future__ import annotations

from dataclasses import replace

from bot.clock import Clock
from bot.table import rows, seating_rows
from bot.table.asked import pending
from bot.table.change import withdrawn
from bot.table.follow_up import by_itself, set_by
from bot.table.pace import Pace
from bot.table.people import Notify
from bot.table.player import Hold, Player, Resigned
from bot.table.refused import Refused
from bot.table.results import counts_as, given_up
from bot.table.resumed import anew, resumed
from bot.table.server import STRANGER, Opener
from bot.table.table import REMOVED, RESTING, Live, Table, with_player
from bot.table.throttle import PAUSE, Span
from bot.table.timers import ABOUT_QUESTIONS, CallAgain, Thaw
from engine import Seat
from storage import ChannelTaken, NewOutbox

from . import promising
from .changing import Changing
from .play import Play
from .seeking import shown_again
from .servers import admit, place
from .stored import seat_states


class Upkeep:
    """Changes tables in ways that are not moves and do not concern who sits there."""

    def __init__(self, changing: Changing, play: Play, clock: Clock) -> None:
        """Take how tables are changed, who enters what they have slept, and the clock."""
        self._changing = changing
        self._play = play
        self._clock = clock

    async def set_pace(self, table: Table, pace: Pace, name: str, *, interaction: int) -> None:
        """Change reminders and limits: they count from now for those who are asked already."""
        told = rows.PaceChanged(name).to(table, interaction)
        await self._set_pace(table, pace, told, interaction)

    async def pause(
        self,
        table: Table,
        until: int,
        name: str,
        *,
        interaction: int | None,
        voted: Seat | None = None,
    ) -> None:
        """Let everything stand still until an instant (ms UTC), as somebody of that name wants.

        Where it stands still already it goes on then; now is at once. voted: whose wish it was, to
        which all have agreed.
        """
        table, now = await self._play.awake(table), self._clock.now()
        pace = table.pace.with_pause(now, until)
        key = "paused" if until > now else "goes-on"
        args = {"who": name, "until": until // 1000}
        told = rows.Notice.says(key, **args).here(table, f"pause:{table.id}:{now}")
        await self._set_pace(table, pace, told, interaction, voted)

    async def _set_pace(
        self,
        table: Table,
        pace: Pace,
        told: NewOutbox,
        interaction: int | None,
        voted: Seat | None = None,
    ) -> None:
        now = self._clock.now()
        table = await self._play.caught_up(table, now)
        players = tuple(
            _from_now(table, Seat(seat), pace, now) for seat in range(len(table.players))
        )
        # Nobody is out of time any more.
        players = tuple(
            replace(each, vote=None)
            if each.vote is not None and (seat == voted or each.vote.wish == "without")
            else each
            for seat, each in enumerate(players)
        )
        changed = replace(table, pace=pace, players=players)
        none: list[None] = [None] * len(table.players)
        async with self._changing(table, interaction) as tx:
            # Of an open table it is a change like others.
            door = table.door.but(since=now) if table.status == "lobby" else table.door
            kept = door.model_dump()
            await tx.matches.update(table.id, now, pace=pace.model_dump(), door=kept)
            if players != table.players:
                await tx.matches.keep_states(table.id, seat_states(players), now)
            # Where the new pace has none, nothing would take the place of the old ones.
            for each in ABOUT_QUESTIONS:
                await tx.timers.clear(table.id, each.word)
            await tx.timers.set([*set_by(none, changed, now, remind_from=now)])
            back = pace.paused(now)
            if back is not None:  # then whoever is asked is called
                await tx.timers.set([CallAgain().at(back, table.id)])
            await tx.outbox.put([*withdrawn(table, changed), rows.Refresh.board(table), told], now)

    async def set_notify(
        self, table: Table, seat: Seat, how: Notify | None, *, interaction: int
    ) -> None:
        """Let a player hear of their decisions at a table in another way, or as at all others."""
        changed = with_player(table, seat, replace(table.players[seat], notify=how))
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)

    async def expire(self, table: Table, days: int) -> None:
        """Close a table that nobody has started in so many days, and tell those who sit there."""
        async with self._changing(table, None) as tx:
            now, door = self._clock.now(), table.door.but(expired=days)
            await tx.matches.update(table.id, now, status="stopped", door=door.model_dump())
            await promising.forget(tx, table.id)
            await tx.timers.clear(table.id)
            told = [rows.Ended().to(table)] if table.others() else []
            call = await shown_again(tx, table.id)
            await tx.outbox.put([rows.Refresh.board(table), *told, *call], now)

    async def stop(
        self, table: Table, name: str, *, interaction: int | None, agreed: bool = False
    ) -> None:
        """End a table without a winner.

        agreed: all who play have. Else whoever had left it by then has lost it all the same.
        """
        if not table.active:
            raise Refused("refused-over")
        now = self._clock.now()
        players = tuple(
            replace(
                each,
                offered=None,
                former=None,
                vote=None,
                resigned=each.resigned if agreed else _left(table, Seat(seat), now),
            )
            for seat, each in enumerate(table.players)
        )
        async with self._changing(table, interaction) as tx:
            await tx.matches.update(
                table.id, now, status="stopped", note=name, seat_states=seat_states(players)
            )
            await tx.timers.clear(table.id)
            gone = withdrawn(table, replace(table, players=players))
            # Of a table that has begun the call is over already.
            call = await shown_again(tx, table.id) if table.status == "lobby" else []
            await promising.forget(tx, table.id)
            await tx.outbox.put(
                [*gone, rows.Refresh.board(table), rows.Ended().to(table), *call], now
            )

    async def tell_held(self, table: Table, seat: Seat, *, covert: bool) -> None:
        """Tell a player together what has waited, and let the next wait as long."""
        player = table.players[seat]
        hold, user = player.held(covert=covert), player.user
        if hold is None or hold.first is None:
            return
        now = self._clock.now()
        # Also where a computer has the seat now: else what has waited would wait for ever.
        changed = with_player(table, seat, player.holding(Hold(now + PAUSE), covert=covert))
        async with self._changing(table, None) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            if user is not None:
                span = Span(hold.first, table.seq)
                await tx.outbox.put([rows.Secret(seat, span, covert=covert).to(table, user)], now)

    async def show_again(self, table: Table, *, interaction: int) -> None:
        """Post the live message anew, at the end of the channel."""
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            await tx.outbox.put([rows.Refresh(anew=True).to(table.id, table.channel)], now)

    async def go_on(self, table: Table) -> None:
        """Let the computers of a table move on that rested until somebody came."""
        if not table.resting:
            return
        async with self._changing(table, None) as tx:
            now = self._clock.now()
            await tx.matches.update(table.id, now, note="")
            await tx.timers.set([*by_itself(replace(table, note=""), now)])

    async def rest(self, table: Table, until: int) -> None:
        """Let computers that have moved long enough pause until an instant (ms UTC).

        If no people sit there, they pause until somebody comes, see ``go_on``.
        """
        alone = all(player.user is None for player in table.players)
        rested = replace(table, note=RESTING) if alone else table
        async with self._changing(table, None) as tx:
            now = self._clock.now()
            if alone:
                await tx.matches.update(table.id, now, note=RESTING)
            # In place of the one that rings now; whoever completes that leaves this alone.
            await tx.timers.set([*by_itself(rested, until)])
            # Their moves left none, see ``change.post``: the board shows what was before them.
            await tx.outbox.put([rows.Refresh.board(rested)], now)

    async def move(
        self,
        table: Table,
        guild: int | None,
        channel: int,
        mover: Player,
        *,
        interaction: int,
        opener: Opener = STRANGER,
    ) -> None:
        """Take a running table to another channel, which may be one of another server.

        mover: who does; they need not sit there. opener: the same, as the rules of that server look
        at them.
        Raises Refused where those do not let them.
        """
        if not table.active:
            raise Refused("refused-over")
        moved = replace(table, guild=guild, channel=channel)
        try:
            async with self._changing(table, interaction) as tx:
                now = self._clock.now()
                if guild == table.guild:
                    await place(tx, guild, opener, now)
                else:
                    await admit(tx, guild, opener, table.game.slug, now)
                stood = Live.model_validate((await tx.matches.get(table.id)).live)
                # ``pinged`` stays: who was called knows already. ``edited`` makes another nonce.
                live = stood.model_copy(update={"trouble": ""})
                await tx.matches.update(
                    table.id,
                    now,
                    guild=guild,
                    channel=channel,
                    live=live.model_dump(mode="json"),
                )
                if table.note == REMOVED:
                    await tx.timers.set([Thaw().at(now, table.id)])
                # Seats that are offered are offered there, and who is asked is asked there.
                again = [
                    seating_rows.Offer.made(moved, each.offered)
                    for each in table.players
                    if each.offered
                ]
                again += [
                    seating_rows.AskAll(each.vote.id).to(moved)
                    for each in table.players
                    if each.vote
                ]
                told = rows.moved(table, moved, mover, interaction)
                board = rows.Refresh().to(table.id, channel)
                await tx.outbox.put([board, *told, *again], now)
        except ChannelTaken as error:
            raise Refused("refused-table-here") from error

    async def thaw(self, table: Table) -> None:
        """Let a table go on that was on hold: every open question counts anew."""
        none: list[None] = [None] * len(table.players)
        now = self._clock.now()
        players = tuple(
            replace(
                player, asked=None if asked is None else replace(asked, at=now, rested=0, used=0)
            )
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
                # A start upgrades running matches only: this one may have missed new rules.
                version=table.game.cover.version,
                seat_states=seat_states(players),
            )
            await tx.timers.set([*set_by(none, changed, now)])
            told = rows.Notice.says("thawed").here(table, f"thawed:{table.id}:{now}")
            await tx.outbox.put([rows.Refresh.board(table), told], now)


def _left(table: Table, seat: Seat, now: int) -> Resigned | None:
    player = table.players[seat]
    return given_up(player) if counts_as(table, seat, now) == "resigned" else player.resigned


def _from_now(table: Table, seat: Seat, new: Pace, now: int) -> Player:
    """A player whose time is another: it counts from now, and their bank is full."""
    before, after = (
        (pace.move, pace.answer, pace.bank, pace.gain, pace.cap) for pace in (table.pace, new)
    )
    if before == after:
        return resumed(table, replace(table, pace=new), seat, now)
    return replace(anew(table, seat, now), bank=None)
