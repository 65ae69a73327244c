"""Rings timers that are due: reminders, limits, alarms of the rules, computer players."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from secrets import token_hex

from bot.clock import HOUR, MINUTE
from bot.present.names import computer_name
from bot.services import Services
from bot.services.called import admitted, count, counted, full
from bot.table import rows
from bot.table.computers import late, next_to_act, owing
from bot.table.people import UserSettings
from bot.table.refused import Newer, Refused
from bot.table.stored_kind import Unreadable
from bot.table.table import Table
from bot.table.throttle import by_the_clock
from bot.table.timers import (
    Absent,
    Alarm,
    CallAgain,
    ComputerMoves,
    Gather,
    GiveBack,
    LastCall,
    Limit,
    Mend,
    Reminder,
    StandIn,
    TellAll,
    TellHeld,
    Thaw,
    Timer,
    Vanish,
)
from bot.table.vote import Vote
from engine import LATEST, Seat
from storage import Stale, TimerRow, Transaction

from .handling import handlers, handles
from .open_questions import OpenQuestions
from .open_tables import OpenTables

log = logging.getLogger(__name__)

LEASE = 30_000
"""Milliseconds for which a claimed timer is ours."""
STRANGE = 10 * MINUTE
"""Milliseconds for which a timer is left to a program that knows what it is for."""
PAUSES = (2_000, 10_000, 60_000)
"""Milliseconds before a timer whose ringing failed is rung again."""
RULES: dict[type[Timer], str] = {
    Limit: "frozen-rules",
    Alarm: "frozen-rules",
    ComputerMoves: "frozen-mind",
    Thaw: "frozen-rules",
}
"""Timers without which a match cannot go on, and what is said of it when they fail for good."""
A_RUN = 200
"""Moves of computers one after the other; then the board is shown."""
AFTER_RUN = 60_000
"""Milliseconds before they go on where people wait for them."""


class TimerWorker:
    """Claims due timers and does what each is for; nothing here waits for Discord."""

    def __init__(self, services: Services) -> None:
        """Take the services."""
        self._services = services
        self._owner = token_hex(8)
        self._handlers = handlers(
            self, OpenQuestions(services, self._postpone), OpenTables(services, self._postpone)
        )

    # -- the worker -----------------------------------------------------------------------------

    async def claim(self, busy: Collection[str], room: int) -> Sequence[TimerRow]:
        """Timers that are due, the earliest first; none while people cannot reach the bot."""
        if not self._services.reach.connected:
            return ()
        async with self._services.store.transaction() as tx:
            now = self._services.time.now()
            return await tx.timers.claim(now, LEASE, self._owner, room, busy=busy)

    def lane(self, job: TimerRow) -> str:
        """Its match: what happens to one happens in order."""
        return job.match

    async def renew(self, jobs: Sequence[TimerRow]) -> None:
        """Hold on to timers of matches in which much happens."""
        async with self._services.store.transaction() as tx:
            until = self._services.time.now() + LEASE
            await tx.timers.renew([timer.id for timer in jobs], self._owner, until)

    async def next_due(self, busy: Collection[str]) -> int | None:
        """When there will be something to ring."""
        if not self._services.reach.connected:
            return None  # the bell rings when it is back
        async with self._services.store.reading() as tx:
            return await tx.timers.next_due(busy=busy)

    async def do(self, job: TimerRow) -> None:
        """Ring a timer; one that fails again and again puts its match on hold."""
        try:
            timer = Timer.of(job)
        except Unreadable as error:
            await self._strange(job, error)
            return
        try:
            await self._handlers[type(timer)](job, timer)
        except Newer as error:
            await self._strange(job, error)
            return
        except Refused as error:
            log.info("timer %s of match %s is void: %s", job.kind, job.match, error)
        except Stale:
            # Somebody was faster: whether it is still due must be asked of the table as it is now.
            await self._postpone(job, 0)
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, the others go on
            await self._failed(job, timer, error)
            return
        # Where the work itself has set it anew, as moves of computers do, that one stays.
        await self._complete(job)

    async def _strange(self, job: TimerRow, error: Exception) -> None:
        """Leave a timer to the program of another version that has set it."""
        log.warning("timer %s of match %s is not rung here: %s", job.id, job.match, error)
        async with self._services.store.transaction() as tx:
            # Some belong to no match, such as what is told to the operator once a day.
            found = await tx.matches.some([job.match])
            if any(match.status in ("over", "stopped") for match in found):
                await tx.timers.complete(job)
            else:
                await tx.timers.postpone(job, self._services.time.now() + STRANGE)

    async def _complete(self, job: TimerRow) -> None:
        async with self._services.store.transaction() as tx:
            await tx.timers.complete(job)

    async def _failed(self, job: TimerRow, timer: Timer, error: Exception) -> None:
        log.error(
            "timer %s of match %s failed, for the %s. time",
            job.kind,
            job.match,
            job.attempts,
            exc_info=error,
        )
        if job.attempts <= len(PAUSES):
            due = self._services.time.now() + PAUSES[job.attempts - 1]
            async with self._services.store.transaction() as tx:
                await tx.timers.reschedule(job, due)
            return
        # On hold first: after a crash in between the timer rings again, and nothing is lost.
        if type(timer) in RULES:
            table = await self._services.tables.open(job.match)
            await self._services.freezer.freeze(table, RULES[type(timer)], error)
        async with self._services.store.transaction() as tx:
            await tx.timers.complete(job)
            await self._services.operator.tell(tx, "operator-timer", self._services.time.now())

    async def _postpone(self, timer: TimerRow, pause: int) -> None:
        """Ring it again later; an attempt is only what has failed."""
        async with self._services.store.transaction() as tx:
            await tx.timers.postpone(timer, self._services.time.now() + pause)

    # -- the kinds ------------------------------------------------------------------------------

    @handles(Reminder)
    async def _remind(self, job: TimerRow, timer: Reminder) -> None:
        table = await self._services.tables.open(job.match)
        seat, token, sent = timer.seat, timer.token, timer.sent
        asked = table.asked(seat)
        user = table.players[seat].user
        if asked is None or asked.token != token or user is None:
            return
        if table.notify(seat) in ("digest", "none"):
            return  # they hear of it once a day, or not at all
        now = self._services.time.now()
        wanted = table.time.awake(seat, now)
        if sent == 0:
            wanted = max(wanted, table.time.first_reminder(seat, now) or now)
        if wanted > now:  # they sleep or are away: that was not so when it was set
            # Due at another time it is no more the one that rang, and ``do`` leaves it alone.
            await self._postpone(job, wanted - now)
            return
        due = table.time.next_reminder(seat, now, sent + 1)
        async with self._services.store.transaction() as tx:
            if not await tx.timers.complete(job):
                return  # muted, or asked anew
            direct = user if table.notify(seat) == "direct" else None
            about = f"{table.id}:{token}:reminder-{sent}"
            if not counted(table, seat) or await admitted(tx, table, seat, about, now):
                await tx.outbox.put([rows.Remind(seat, token, sent).to(table, direct)], now)
            if due is not None:
                await tx.timers.set([Reminder(seat, token, sent + 1).at(due, table.id)])
        self._services.bell.ring()

    @handles(LastCall)
    async def _last_call(self, job: TimerRow, timer: LastCall) -> None:
        table = await self._services.tables.open(job.match)
        seat, asked, due = timer.seat, table.asked(timer.seat), table.time.last_call(timer.seat)
        user = table.players[seat].user
        if asked is None or asked.token != timer.token or due is None or user is None:
            return
        now = self._services.time.now()
        if due > now:  # their quiet hours are others than when it was set
            await self._postpone(job, due - now)
            return
        if table.notify(seat) == "none":
            return
        direct = user if table.notify(seat) in ("direct", "digest") else None
        async with self._services.store.transaction() as tx:
            if counted(table, seat):
                await count(tx, user, f"{table.id}:{timer.token}:last-call", now)
            call = rows.Remind(seat, timer.token, last=True).to(table, direct)
            # On the board an hourglass has almost run down.
            await tx.outbox.put([call, rows.Refresh.board(table)], now)
        self._services.bell.ring()

    @handles(Limit)
    async def _limit(self, job: TimerRow, timer: Limit) -> None:
        table = await self._awake(job.match)  # which may have answered the question
        seat = timer.seat
        asked, due, now = table.asked(seat), table.time.due(seat), self._services.time.now()
        if asked is None or asked.token != timer.token or table.state is None:
            return
        if due is not None and due > now:  # as above
            await self._postpone(job, due - now)
            return
        if table.pace.late == "seat":
            name = computer_name(table, self._services.texts(table.language, table))
            handover = self._services.handover
            await handover.sit_in(table, seat, name, until=LATEST, interaction=None)
            return
        table.running()
        others = table.others(seat)
        if table.pace.late == "vote" and others:
            await self._ask_whether_without(table, seat, others, timer.token)
            return
        by, choice = late(table, seat)
        assert any(offer.accept(choice) for offer in table.offers(seat)), choice
        await self._services.play.act(table, seat, [choice], by=by)

    async def _ask_whether_without(
        self, table: Table, seat: Seat, others: Sequence[Seat], token: int
    ) -> None:
        """Ask the others whether a computer shall play for whoever is out of time.

        What they have asked the others themselves is over then.
        """
        open_ = table.players[seat].vote
        if open_ is not None and open_.wish == "without":
            return
        name = computer_name(table, self._services.texts(table.language, table))
        voting = self._services.voting
        until = voting.until(table)
        vote = Vote.new("without", others, until, name=name, token=token)
        await voting.ask(table, seat, vote, interaction=None)

    @handles(Alarm)
    async def _alarm(self, job: TimerRow, _: Alarm) -> None:
        now = self._services.time.now()
        until = (await self._services.tables.open(job.match)).time.asleep(now)
        if until is not None:
            await self._postpone(job, until - now)
            return
        alarm = (await self._awake(job.match)).alarm()
        if alarm is not None:  # it rang early; where something has happened another is set
            await self._postpone(job, max(0, alarm - now))

    async def _awake(self, match: str) -> Table:
        """A table at which everything has happened that was due by itself."""
        return await self._services.play.awake(await self._services.tables.open(match))

    @handles(ComputerMoves)
    async def _computer(self, job: TimerRow, _timer: ComputerMoves) -> None:
        """Let computers move until a person owes a decision; then the board is shown, once.

        Where they let time go by it rings again, for whoever is the next.
        """
        table = await self._services.tables.open(job.match)
        if table.resting:
            return
        until = table.time.asleep(self._services.time.now()) if by_the_clock(table) else None
        if until is not None:
            await self._postpone(job, until - self._services.time.now())
            return
        for _ in range(A_RUN):
            if table.overdue(self._services.time.now()):  # else they choose what is past
                table = (await self._services.play.wake(table)).table
            seat = owing(table, self._services.time.now())
            if seat is None:
                break
            if self._services.stopping:
                raise Stale("the next process goes on")
            thought = await self._services.thinker.choose(table, seat)
            choice = thought.choice
            why = thought.why if choice.verb in table.game.minds.speaks else None
            play = self._services.play
            table = (await play.act(table, seat, [choice], by="computer", why=why)).table
        now, acting = self._services.time.now(), next_to_act(table)
        if acting is not None and acting[0] > now:
            await self._postpone(job, acting[0] - now)
        elif acting is not None:
            await self._services.upkeep.rest(table, self._services.time.now() + AFTER_RUN)

    @handles(TellHeld)
    async def _letters(self, job: TimerRow, timer: TellHeld) -> None:
        table = await self._services.tables.open(job.match)
        await self._services.upkeep.tell_held(table, timer.seat, covert=timer.covert)

    @handles(CallAgain)
    async def _refresh(self, job: TimerRow, _: CallAgain) -> None:
        table = await self._services.tables.open(job.match)
        async with self._services.store.transaction() as tx:
            await tx.outbox.put([rows.Refresh.board(table)], self._services.time.now())
        self._services.bell.ring()

    @handles(Absent)
    async def _absent(self, job: TimerRow, timer: Absent) -> None:
        """Bring the board up to date, which also calls whoever is back."""
        table, now = await self._services.tables.open(job.match), self._services.time.now()
        if table.status != "running":
            return
        table = await self._awake(job.match)
        await self._refresh(job, CallAgain())
        seat = table.seat_of(timer.user)
        due = None if seat is None else table.time.comes_or_goes(seat, now)
        if due is not None:
            await self._postpone(job, due - now)

    @handles(StandIn)
    async def _stand_in(self, job: TimerRow, timer: StandIn) -> None:
        """Let a computer play for somebody, if they are away as they have said."""
        table, now = await self._services.tables.open(job.match), self._services.time.now()
        if table.status == "frozen":
            await self._postpone(job, HOUR)
            return
        seat = table.seat_of(timer.user)
        until = None if seat is None else table.time.away_until(seat, now)
        if seat is not None and until is not None and table.status == "running":
            name = computer_name(table, self._services.texts(table.language, table))
            handover = self._services.handover
            await handover.sit_in(table, seat, name, until=until, interaction=None)

    @handles(GiveBack)
    async def _give_back(self, job: TimerRow, timer: GiveBack) -> None:
        table, now = await self._services.tables.open(job.match), self._services.time.now()
        owner = table.players[timer.seat].owner
        if owner is None or table.status not in ("running", "frozen"):
            return
        wait = HOUR if table.status == "frozen" else owner.until - now
        if wait > 0:
            await self._postpone(job, wait)
        else:
            await self._services.handover.give_back(table, timer.seat)

    @handles(TellAll)
    async def _tell_all(self, job: TimerRow, timer: TellAll) -> None:
        now = self._services.time.now()
        person = await self._services.people.of(timer.user)
        due = person.next_digest(now)
        if due is None:
            return
        async with self._services.store.transaction() as tx:
            # Set anew in one with it: it is told once a day, whatever happens in between.
            if (heard := _heard(person, job.due, now)) > now:
                await tx.timers.postpone(job, heard)
            elif await tx.timers.complete(job):
                await tx.timers.set([TellAll(timer.user).at(due, "")])
                if not person.is_away(now):
                    await _tell_of_all(tx, timer.user, job.due, now)
        self._services.bell.ring()

    @handles(Gather)
    async def _gather(self, job: TimerRow, timer: Gather) -> None:
        now, user = self._services.time.now(), timer.user
        person = await self._services.people.of(user)
        async with self._services.store.transaction() as tx:
            if (heard := _heard(person, job.due, now)) > now:
                await tx.timers.postpone(job, heard)
            elif await full(tx, person, user, rows.digest_key(user, job.due), now):
                await tx.timers.postpone(job, person.next_gather(now))
            elif await tx.timers.complete(job):
                # As it was to be told: where they chose that hour it is the same message.
                await _tell_of_all(tx, user, job.due, now)
        self._services.bell.ring()

    @handles(Mend)
    async def _mend(self, job: TimerRow, _: Mend) -> None:
        """Try a channel that could not be written to; again in an hour while its table goes on."""
        table = await self._services.tables.open(job.match)
        if table.live.trouble in ("", "trouble-channel"):
            return  # the table has moved, or the channel is gone for good
        async with self._services.store.transaction() as tx:
            # A channel that changed meanwhile has set it anew, for now: that one stays. The next is
            # set before this try, so that a board that arrives can clear it.
            due = self._services.time.now() + HOUR
            if await tx.timers.complete(job) and table.active:
                await tx.timers.set([Mend().at(due, job.match)])
        await self._refresh(job, CallAgain())

    @handles(Vanish)
    async def _vanish(self, job: TimerRow, timer: Vanish) -> None:
        async with self._services.store.transaction() as tx:
            if letter := await tx.posted.get(job.match, "fleeting", timer.row):
                gone = rows.TakeAway("fleeting", timer.row).to(job.match, letter.target)
                await tx.outbox.put([gone], self._services.time.now())
        self._services.bell.ring()

    @handles(Thaw)
    async def _thaw(self, job: TimerRow, _: Thaw) -> None:
        table = await self._services.tables.open(job.match, thaw=True)
        if table.status == "frozen" and table.state is not None:
            await self._services.upkeep.thaw(table)
            log.warning("match %s goes on", table.id)
        elif table.status == "frozen":
            log.error("match %s stays frozen: its state cannot be read", table.id)


def _heard(person: UserSettings, due: int, now: int) -> int:
    """When somebody may hear of what was due: not in quiet hours that have begun since (ms UTC)."""
    return now if person.is_quiet(due) else person.after_quiet(now)


async def _tell_of_all(tx: Transaction, user: int, due: int, now: int) -> None:
    """Put a message about all tables; it has its place among the calls from here on."""
    await count(tx, user, rows.digest_key(user, due), now)
    await tx.outbox.put([rows.Digest().to(user, due)], now)
