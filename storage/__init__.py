"""What outlives the bot: the log of every match, timers, what is still to be sent, users, servers.

It knows no game and no Discord. Everything goes through a transaction::

    store = await Storage.open("sqlite:///data/bot.sqlite3")  # or postgresql://user:pw@host/db
    async with store.transaction() as tx:  # one choice is one transaction
        await tx.interactions.take(interaction_id, now)  # Duplicate
        await tx.log.append(match, seen, [LogRow(entry, events)], now, seat_states=[])  # Stale
        await tx.log.snapshot(match, SnapshotRow(seq, dump(state), digest(state)))
        await tx.outbox.put([NewOutbox(kind="live", target="channel:1", payload={})], now)
        await tx.timers.set([NewTimer(kind="remind", key="seat-0", due=later, match=match)])
    async with store.reading() as tx:  # looks at one moment, holds up nobody
        opened = await tx.log.open(match)  # Unknown
    await store.close()

- ``tx.matches``: create (ChannelTaken), get (Unknown), update, keep_states, active_in,
  in_channel, of_user, of_guild, some, listed,
  with_timer, count_in, running, outdated, prune_imported
- ``tx.seats``: of, replace
- ``tx.servers``: rules, locked, save
- ``tx.log``: append, snapshot, open, entries, since, page
- ``tx.rests``: leave, of, of_many, owing, take, drop
- ``tx.results``: put, of_user, of_guild, forget, unrate
- ``tx.interactions``: take, prune
- ``tx.outbox``: put, claim, done, fail, retry, next_due, waiting, prune, failures, size
- ``tx.timers``: set, clear, of, claim, complete, reschedule, postpone, next_due
- ``tx.users``: get, get_all, save_settings, save_inbox
- ``tx.notebooks``: get, locked, save
- ``tx.notes``: get, locked, put, drop, keys, prune
- ``transfer``: export_record (Unfinished), pack (TooLarge), import_record

Every time is given by the caller, in integer milliseconds UTC. An exception of the store ends
the transaction: let it leave the block, and try again with what is there now.
"""

from .errors import (
    BadDatabase,
    ChannelTaken,
    Duplicate,
    NewerDatabase,
    Stale,
    StorageError,
    TooLarge,
    Unfinished,
    Unknown,
)
from .matches import new_id
from .packing import LOG_BYTES, pack
from .rows import (
    Finished,
    Json,
    Listed,
    LogRow,
    MatchChanges,
    MatchRow,
    NewMatch,
    NewOutbox,
    NewTimer,
    NotebookRow,
    Opened,
    OutboxRow,
    PostedRow,
    Rest,
    ResultRow,
    SeatRow,
    SnapshotRow,
    Spot,
    Status,
    TimerRow,
    UserRow,
)
from .store import Storage, Transaction
from .transfer import export_record, import_record

__all__ = [
    "LOG_BYTES",
    "BadDatabase",
    "ChannelTaken",
    "Duplicate",
    "Finished",
    "Json",
    "Listed",
    "LogRow",
    "MatchChanges",
    "MatchRow",
    "NewMatch",
    "NewOutbox",
    "NewTimer",
    "NewerDatabase",
    "NotebookRow",
    "Opened",
    "OutboxRow",
    "PostedRow",
    "Rest",
    "ResultRow",
    "SeatRow",
    "SnapshotRow",
    "Spot",
    "Stale",
    "Status",
    "Storage",
    "StorageError",
    "TimerRow",
    "TooLarge",
    "Transaction",
    "Unfinished",
    "Unknown",
    "UserRow",
    "export_record",
    "import_record",
    "new_id",
    "pack",
]
