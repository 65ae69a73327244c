"""What is stored, as plain frozen data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, TypedDict

from engine import Entry, Setup

Status: TypeAlias = Literal["lobby", "running", "over", "stopped", "frozen"]
Json: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewMatch:
    """A match to be made. ``options`` are those of the lobby; ``setup`` is None until it starts."""

    game: str
    guild: int | None
    channel: int
    host: int
    version: int
    options: Json = field(default_factory=dict)
    pace: Json = field(default_factory=dict)
    house: Json = field(default_factory=dict)
    door: Json = field(default_factory=dict)
    language: str = "en"
    status: Status = "lobby"
    setup: Setup | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchRow:
    """A match.

    seq: the number of its last entry, 0 before the first.
    version: of the rules under which it runs.
    live: who has been called, and how its channel is, as the bot likes to keep it.
    note: why it was stopped or frozen.
    seating: how often it has changed who sits where.
    commitment: the promise about the seed that was posted at the start; empty when none was kept.
    seat_states: what the bot keeps of each seat, by seat; that of the last ones may be missing.
    door: what it keeps of a table that has not begun.
    created, updated: ms UTC.
    """

    id: str
    game: str
    guild: int | None
    channel: int
    host: int
    status: Status
    version: int
    options: Json
    setup: Setup | None
    pace: Json
    house: Json
    door: Json
    seq: int
    language: str
    live: Json
    note: str
    seating: int
    commitment: str
    seat_states: list[Json]
    created: int
    updated: int

    @property
    def active(self) -> bool:
        """Whether it occupies its channel."""
        return self.status in ("lobby", "running", "frozen")


class MatchChanges(TypedDict, total=False):
    """The columns of a match that may be changed, each alone; what is not given stays."""

    guild: int | None
    channel: int
    host: int
    status: Status
    version: int
    options: Json
    setup: Setup | None
    pace: Json
    house: Json
    door: Json
    language: str
    live: Json
    note: str
    commitment: str
    seat_states: list[Json]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who has a seat: a user, a computer player, or for a while nobody.

    owner: the user to whom it goes back, where another plays it for them.
    """

    seat: int
    name: str
    user: int | None = None
    computer: str | None = None
    owner: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """How a seat came out of a match that is over.

    user: to whom it belonged; None and without a name for a computer player, and for whoever does
        not want to be counted.
    place: 1 for the best; ties share it. side: with whom they won or lost. score: if it has one.
    answers, spent: how often they answered a call, and for how long (ms) they were waited for then.
    rated: whether it counts for the rating of the user or computer player.
    """

    seat: int
    place: int
    side: int
    name: str = ""
    user: int | None = None
    computer: str | None = None
    score: int | None = None
    answers: int = 0
    spent: int = 0
    rated: bool = False


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is over: when it ended (ms UTC), and how each seat came out of it.

    open: it has ended for those alone who left it. Who of the others is better it does not say.
    """

    match: str
    game: str
    ended: int
    seats: tuple[ResultRow, ...]
    open: bool = False


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry and what came of it, each event as JSON data (see ``engine.events.to_json``)."""

    entry: Entry
    events: tuple[Json, ...] = ()


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """The state after entry ``seq``, as ``engine.dump`` wrote it, and its SHA-256."""

    seq: int
    state: bytes
    digest: str


@dataclass(frozen=True, slots=True)
class Rest:
    """From when to when nobody could reach the bot (ms UTC)."""

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class Opened:
    """All that is needed to go on with a match.

    people: who sits there, by user. snapshot, tail: the last state kept, and the entries after it.
    owes: whether a rest is still to be entered before anything else.
    board, ping: the messages about these in its channel; posted: when the board was (ms UTC).
    """

    match: MatchRow
    seats: tuple[SeatRow, ...]
    people: Mapping[int, UserRow]
    snapshot: SnapshotRow | None
    tail: tuple[Entry, ...]
    owes: bool = False
    board: int | None = None
    posted: int = 0
    ping: int | None = None


@dataclass(frozen=True, slots=True)
class PostedRow:
    """A message of the bot that stands somewhere.

    about, key: what it is about, one at a time. target: whose inbox or which channel, as rows of
    the outbox name it; channel, message: its ids there; 0 while it has not been posted.
    token: the number of the question or entry that it is about; 0 where it goes with none.
    at: when it was posted (ms UTC). until: when what it says ends, or has ended (ms UTC); 0 while
    nobody knows. says: what it says that stands nowhere else.
    """

    about: str
    key: str
    target: str
    channel: int
    message: int
    token: int = 0
    at: int = 0
    until: int = 0
    says: Json | None = None


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a match is; ``guild`` where it was asked for."""

    match: str
    game: str
    channel: int
    guild: int | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """A match as it stands in rows, without its state. rests: what is still to be entered."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    people: Mapping[int, UserRow]
    rests: tuple[Rest, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NewOutbox:
    """Something to be sent.

    target: what must stay in order, for instance ``channel:1`` or ``user:2``.
    dedupe: a second row with this key is dropped silently.
    stands_for: a second row with this key is dropped while nobody has tried to send the first.
    nonce: at most 25 characters; made from the dedupe key (else at random) when not given.
    not_before: ms UTC.
    """

    kind: str
    target: str
    payload: Json
    match: str | None = None
    dedupe: str | None = None
    stands_for: str | None = None
    nonce: str = ""
    not_before: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow:
    """Something to be sent, under lease until ``lease_until`` by ``owner``, or done.

    message: the id of the message sent, if the row was done with one.
    failed: why it was given up.
    faults: how often we failed to make the message; such a row holds up no other.
    """

    id: int
    match: str | None
    kind: str
    target: str
    payload: Json
    dedupe: str | None
    stands_for: str | None
    nonce: str
    attempts: int
    not_before: int
    lease_until: int
    owner: str
    message: int | None
    done_at: int | None
    failed: str | None
    faults: int
    created: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTimer:
    """Something to be done at ``due`` (ms UTC). One of the same match, kind and key is replaced."""

    kind: str
    key: str
    due: int
    match: str = ""
    payload: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TimerRow:
    """A timer, under lease until ``lease_until`` by ``owner`` while somebody rings it."""

    id: int
    match: str
    kind: str
    key: str
    due: int
    payload: Json
    lease_until: int
    owner: str
    attempts: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UserRow:
    """A user. ``inbox`` is the channel of direct messages; ``inbox_open`` None when never tried.

    inbox_tried: when a direct message was last sent or refused (ms UTC).
    """

    id: int
    settings: Mapping[str, Any] = field(default_factory=dict)
    inbox: int | None = None
    inbox_open: bool | None = None
    inbox_tried: int = 0
    updated: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class NotebookRow:
    """What somebody has written down for themselves: a text, and what comes back to them."""

    text: str = ""
    reminder: Json | None = None
