"""Delivers the outbox: each target in its own order, and each message once as people see it."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import replace
from secrets import token_hex

from bot.clock import DAY
from bot.present import ending, my_tables, notices
from bot.services import Services
from bot.services.called import count, uncount
from bot.table import rows, seating_rows
from bot.table.refused import Newer, Refused
from bot.table.rows import (
    Aloud,
    Digest,
    Ended,
    Former,
    Notice,
    OperatorNotice,
    PaceChanged,
    Plain,
    Remind,
    Secret,
    Trouble,
    Turn,
)
from bot.table.seating_rows import Full, Hand, Invite, Removed, Seek, Seen, StandsIn, TellOwner
from bot.table.stored_kind import Unreadable
from bot.table.table import Table
from storage import NewOutbox, OutboxRow, Transaction

from .board import Board
from .calls import Calls
from .channels import Channels
from .finish import Finish, NotYet, nothing
from .guests import Guests, instead
from .handling import handlers, handles
from .heard import begin
from .inboxes import Inboxes
from .letters import Letters
from .movers import Movers
from .offers import Offers
from .posted import Removals
from .quiet import quieted
from .seeking import Seekers, refused
from .sending import Later, Reason, Refusal, Sender

log = logging.getLogger(__name__)

LEASE = 30_000
"""Milliseconds for which a claimed row is ours."""
BACK_OFF = (1_000, 5_000, 30_000, 120_000, 600_000)
"""Milliseconds before the next try of what failed for a while; it is never given up."""
TRIES = 3
"""After so many faults of our own a message is given up."""
AFTER_FAULT = (5_000, 30_000)
"""Milliseconds before the tries between."""

TROUBLE: dict[Reason, str] = {
    "channel": "trouble-channel",
    "access": "trouble-access",
    "permission": "trouble-permission",
    "locked": "trouble-locked",
    "moderated": "trouble-moderated",
}
"""The text that tells the host what keeps the bot from writing in the channel."""


class OutboxWorker:
    """Claims rows of the outbox and hands them to the sender."""

    def __init__(self, services: Services, sender: Sender) -> None:
        """Take the services and the way to Discord."""
        self._services = services
        self._sender = sender
        # Another for each process: what was claimed before a restart belongs to nobody here.
        self._owner = token_hex(8)
        self._inboxes = Inboxes(services, sender)
        self._channels = Channels(services, sender)
        self._calls = Calls(services, sender, self._channels, self._inboxes)
        self._offers = Offers(services, self._channels, self._inboxes)
        self._handlers = handlers(
            self,
            self._calls,
            self._offers,
            Board(services, sender, self._channels, self._calls, self._inboxes),
            Letters(services, self._inboxes),
            Movers(services, sender, self._channels),
            Removals(services, sender),
            Guests(services, sender, self._channels, self._inboxes),
            Seekers(services, sender),
        )

    # -- the worker -----------------------------------------------------------------------------

    async def claim(self, busy: Collection[str], room: int) -> Sequence[OutboxRow]:
        """The first rows of some targets."""
        async with self._services.store.transaction() as tx:
            # Read inside: the wait for the one writer must not be taken off the lease.
            now = self._services.time.now()
            return await tx.outbox.claim(now, LEASE, self._owner, room, busy=busy)

    def lane(self, job: OutboxRow) -> str:
        """Its target: a channel or a person."""
        return job.target

    async def renew(self, jobs: Sequence[OutboxRow]) -> None:
        """Hold on to rows that Discord lets wait."""
        async with self._services.store.transaction() as tx:
            until = self._services.time.now() + LEASE
            await tx.outbox.renew([row.id for row in jobs], self._owner, until)

    async def next_due(self, busy: Collection[str]) -> int | None:
        """When there may be something to send."""
        async with self._services.store.reading() as tx:
            return await tx.outbox.next_due(busy=busy)

    async def do(self, job: OutboxRow) -> None:
        """Deliver a row; it ends well, later, never, or by a fault of ours."""
        try:
            said = rows.Content.of(job)
            await self._wait_out(job)
            finish = await self._handlers[type(said)](job, said)
        except (Unreadable, Newer) as error:
            await self._strange(job, error)
        except NotYet as early:
            async with self._services.store.transaction() as tx:
                await tx.outbox.postpone(job, early.until)
        except Later as error:
            await self._later(job, error)
        except Refusal as refusal:
            await self._refused(job, refusal)
        except Refused as refused:
            # There is no such match any more, or its game is not played here.
            await self._fail(job, f"nothing to be said: {refused}")
        except Exception as error:  # noqa: BLE001 - whatever it is, the others go on
            await self._fault(job, error)
        else:
            async with self._services.store.transaction() as tx:
                now = self._services.time.now()
                # Where the lease has gone to another, it is for them to write what follows.
                if await tx.outbox.done(job, now):
                    await finish(tx, now)

    # -- the three ways of failing --------------------------------------------------------------

    async def _later(self, row: OutboxRow, error: Later) -> None:
        # Claiming it has counted the attempt: there is one at least.
        pause = BACK_OFF[min(row.attempts, len(BACK_OFF)) - 1]
        pause = max(pause, int(error.seconds * 1000))
        log.info("message %s to %s waits %s s: %s", row.id, row.target, pause // 1000, error)
        async with self._services.store.transaction() as tx:
            await tx.outbox.retry(row, self._services.time.now() + pause)

    async def _strange(self, row: OutboxRow, error: Exception) -> None:
        """Leave a row to the program of another version that has put it there, for a day."""
        log.warning("message %s of match %s is not made here: %s", row.id, row.match, error)
        now = self._services.time.now()
        waited = now - row.created
        if waited >= DAY:
            await self._fail(row, str(error))
            return
        async with self._services.store.transaction() as tx:
            await tx.outbox.fault(row, now + max(AFTER_FAULT[0], waited))

    async def _refused(self, row: OutboxRow, refusal: Refusal) -> None:
        """Whoever can mend it is told, and what was to be said is said in another way."""
        level = logging.INFO if refusal.known else logging.WARNING
        log.log(level, "message %s (%s) to %s: %s", row.id, row.kind, row.target, refusal)
        # The same code says another thing of a person than of a channel.
        closed = rows.is_person(row.target)
        # Not inside the transaction: to open a table may put it on hold, which is one of its own.
        table = await self._of(row)
        waiting = await self._waiting(row) if closed else []
        async with self._services.store.transaction() as tx:
            now = self._services.time.now()
            if not await tx.outbox.fail(row, now, refusal.reason):
                return
            await tx.outbox.put(waiting, now)
            if table is None:
                pass
            elif row.kind == Seek.word:
                await refused(tx, table, row, now)
            elif closed:
                await self._closed(tx, row, table, refusal)
            elif row.target == rows.channel(table.channel):
                # The table may have moved: a channel that it has left is nobody's trouble any more.
                key = TROUBLE.get(refusal.reason, TROUBLE["access"])
                await self._services.mending.report(tx, table, key)
        self._services.bell.ring()

    async def _waiting(self, row: OutboxRow) -> list[NewOutbox]:
        """Calls in the channels in place of a digest that did not arrive."""
        found: list[NewOutbox] = []
        if row.kind == Digest.word:
            user = rows.recipient(row.target)
            now = self._services.time.now()
            for table in await self._services.tables.of_user(user):
                if my_tables.is_told(table, user, now):
                    found += [rows.Call(*each).to(table) for each in my_tables.waits(table, user)]
        return found

    async def _closed(
        self, tx: Transaction, row: OutboxRow, table: Table, refusal: Refusal
    ) -> None:
        """A direct message did not arrive: the board says where it can be seen.

        It says so once: a board that changed with every secret would tell of it. It never does for
        what is covert.
        """
        now = self._services.time.now()
        match rows.Content.of(row):
            case Secret(covert=False | None) if not refusal.known:
                await tx.outbox.put([rows.Refresh.board(table)], now)
            case Hand() if not refusal.known:
                await tx.outbox.put([rows.Refresh.board(table)], now)
            case Full() | Invite() | Removed() as said:
                await tx.outbox.put(instead(row, table, said), now)
            case TellOwner(offer):
                await tx.outbox.put(seating_rows.TellOwner(offer).instead(table), now)
            case Turn(seat, token):
                # Who is to move is public, and may be said in the channel as well.
                await tx.outbox.put([rows.Call(seat, token).to(table)], now)
            case Remind(seat, token, last=True):
                await tx.outbox.put([rows.Remind(seat, token, last=True).to(table)], now)
            case Remind(seat, token, sent):
                await tx.outbox.put([rows.Remind(seat, token, sent).to(table)], now)
            case Trouble(key, channel):
                # Whoever sits there can do something about it, or knows who can.
                asked = rows.recipient(row.target)
                seated = [each.user for each in table.players if each.user is not None]
                people = list(dict.fromkeys((table.host, *seated)))
                others = people[people.index(asked) + 1 :] if asked in people else []
                for user in others[:1]:
                    await tx.outbox.put([rows.Trouble(key, channel).to(table, now, user)], now)

    async def _fault(self, row: OutboxRow, error: Exception) -> None:
        """We could not make the message: the others go on, and at the third time it is given up."""
        # Not the attempts: Discord may have failed this row many times, which is no fault of ours.
        number = row.faults + 1
        log.log(
            logging.ERROR if number == TRIES else logging.WARNING,
            "message %s (%s of match %s) could not be made, for the %s. time",
            row.id,
            row.kind,
            row.match,
            number,
            exc_info=error,
        )
        instead = await self._instead(row) if number == TRIES else []
        async with self._services.store.transaction() as tx:
            now = self._services.time.now()
            if number < TRIES:
                await tx.outbox.fault(row, now + AFTER_FAULT[number - 1])
                return
            if await tx.outbox.fail(row, now, repr(error)) and not _is_plain(row):
                if not _is_covert(row):
                    line = rows.Plain(row.id).to(row.target, row.match, row.kind, now)
                    await tx.outbox.put([line, *instead], now)
                await self._services.operator.tell(tx, "operator-fault", now, number=row.id)
        self._services.bell.ring()

    async def _instead(self, row: OutboxRow) -> list[NewOutbox]:
        """A call in the channel in place of one by direct message, with which a time begins."""
        said, table = rows.Content.of(row), await self._of(row)
        if not isinstance(said, Turn) or table is None:
            return []
        return [rows.Call(said.seat, said.token).to(table)]

    async def _fail(self, row: OutboxRow, why: str) -> None:
        async with self._services.store.transaction() as tx:
            await tx.outbox.fail(row, self._services.time.now(), why)

    async def _wait_out(self, row: OutboxRow) -> None:
        """Raises Later where a row is for a channel of a server that is out."""
        out = self._services.mending.out
        if out and not rows.is_person(row.target):
            table = await self._of(row)
            if table is not None and table.guild in out:
                raise Later("its server is out")

    async def _of(self, row: OutboxRow) -> Table | None:
        """The table of a row, where there is one that can be opened."""
        if row.match is None:
            return None
        try:
            return await self._services.tables.open(row.match)
        except Refused:
            return None

    # -- the kinds ------------------------------------------------------------------------------

    @handles(Notice)
    async def _notice(self, row: OutboxRow, notice: Notice) -> Finish:
        table = await self._table(row)
        texts = self._services.texts(table.language, table)
        message = notices.line(texts, notice.key, notice.args)
        await self._channels.post(table, message, row.nonce)
        return nothing

    @handles(PaceChanged)
    async def _pace(self, row: OutboxRow, changed: PaceChanged) -> Finish:
        table = await self._table(row)
        message = notices.pace_changed(table, self._services.texts(table.language, table), changed)
        await self._channels.post(table, message, row.nonce)
        return nothing

    @handles(StandsIn)
    async def _stands_in(self, row: OutboxRow, stands: StandsIn) -> Finish:
        table = await self._table(row)
        owner = table.players[stands.seat].owner
        if owner is not None and table.status == "running":
            language = await self._language(owner.user) or table.language
            texts = self._services.texts(language, table)
            message = notices.stands_in(table, texts, stands.seat)
            message = await quieted(self._services, message)
            await self._channels.post(table, message, row.nonce)
        return nothing

    @handles(Seen)
    async def _seen(self, row: OutboxRow, seen: Seen) -> Finish:
        table = await self._table(row)
        texts = self._services.texts(table.language, table)
        message = await quieted(self._services, notices.seen(table, texts, seen))
        await self._channels.post(table, message, row.nonce)
        return nothing

    @handles(Aloud)
    async def _aloud(self, row: OutboxRow, said: Aloud) -> Finish:
        table = await self._table(row)
        message = notices.aloud(table, self._services.texts(table.language, table), said)
        await self._channels.post(table, message, row.nonce)
        return nothing

    @handles(Ended)
    async def _ended(self, row: OutboxRow, _: Ended) -> Finish:
        table = await self._table(row)
        if table.active:
            return nothing  # of another version of the bot: none of ours comes before the end
        texts = self._services.texts(table.language, table)
        found = await self._services.archive.decided(table)
        message = ending.ended(table, texts, found)
        message = await quieted(self._services, message)
        await self._channels.post(table, message, row.nonce)
        return nothing

    @handles(Trouble)
    async def _trouble(self, row: OutboxRow, trouble: Trouble) -> Finish:
        table = await self._table(row)
        user = rows.recipient(row.target)
        person = await self._services.people.of(user)
        texts = self._services.texts(person.language or table.language, table)
        message = notices.trouble(table, texts, trouble.key, trouble.channel)
        asleep = person.is_quiet(self._services.time.now())
        await self._inboxes.send(user, replace(message, silent=asleep), row.nonce)
        return nothing

    @handles(Digest)
    async def _digest(self, row: OutboxRow, _: Digest) -> Finish:
        user, services = rows.recipient(row.target), self._services
        person = await services.people.of(user)
        now, tables = services.time.now(), await services.tables.of_user(user)
        own = [table for table in tables if my_tables.is_told(table, user, now)]
        found = my_tables.lines(own, user, lambda table: services.texts(person.language, table))
        sent = any(each.waits for each in found)
        if sent:
            message = my_tables.digest(found, services.texts(person.language))
            asleep = person.is_quiet(now)
            await self._inboxes.send(user, replace(message, silent=asleep), row.nonce)

        async def finish(tx: Transaction, now: int) -> None:
            # Its place was taken when it fell due, so that nobody else took it meanwhile.
            await (count if sent else uncount)(tx, user, row.dedupe or row.nonce, now)
            # In one order everywhere: each locks what it writes, and must not wait for another.
            for table in sorted(tables, key=lambda each: each.id):
                tokens = dict(my_tables.waits(table, user))
                if tokens and table in own:
                    await tx.matches.get(table.id, lock=True)
                    shown = await begin(tx, services.registry, table.id, tokens, now)
                    await tx.outbox.put(shown, now)
                elif tokens:  # they are called when they are back
                    await tx.outbox.put([rows.Refresh.board(table)], now)

        return finish

    @handles(OperatorNotice)
    async def _operator(self, row: OutboxRow, notice: OperatorNotice) -> Finish:
        user = rows.recipient(row.target)
        texts = self._services.texts(await self._language(user))
        await self._inboxes.send(user, notices.line(texts, notice.key, notice.args), row.nonce)
        return nothing

    @handles(Plain)
    async def _plain(self, row: OutboxRow, plain: Plain) -> Finish:
        table = await self._of(row)
        texts = self._services.texts(table.language if table else "", table)
        message = notices.plain(texts, plain.number)
        if rows.is_person(row.target):
            await self._inboxes.send(rows.recipient(row.target), message, row.nonce)
        else:
            await self._sender.post(rows.recipient(row.target), message, row.nonce)
        return nothing

    @handles(Former)
    async def _former(self, _row: OutboxRow, _: Former) -> Finish:
        return nothing

    async def _table(self, row: OutboxRow) -> Table:
        assert row.match is not None
        return await self._services.tables.open(row.match)

    async def _language(self, user: int) -> str:
        return (await self._services.people.of(user)).language


def _is_plain(row: OutboxRow) -> bool:
    """Whether a row stands for another already, so that nothing comes in its place."""
    return isinstance(rows.Content.of(row), Plain)


def _is_covert(row: OutboxRow) -> bool:
    """Whether nobody else may notice that there is a row: what came in its place could show it."""
    said = rows.Content.of(row)
    return isinstance(said, Secret) and said.covert is True
