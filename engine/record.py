"""The record of a match: set-up, seed and entries. Everything else follows from it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    ValidationError,
    model_serializer,
)

from . import kernel
from .choices import AnyOffer, Choice, Illegal, Seat
from .game import Game
from .kernel import Outcome
from .luck import Luck, promise
from .phrase import Phrase
from .plain import fault, place, plain
from .state import S
from .undo import UNDO, Past, taken_back

NOBODY = Seat(-1)
"""The seat of an entry that no seat made."""
WAKE = Choice("wake")
"""The entry of NOBODY that says: at this time the rules rang their alarms."""
SETTLE = Choice("settle")
"""The entry of NOBODY that says: all have agreed to end the match as it stands."""
RESIGN = "resign"
"""The verb of an entry of NOBODY that says: this seat has given the match up."""
REST = "rest"
"""The verb of an entry of NOBODY that says: nobody could reach the match, until now."""

By: TypeAlias = Literal["player", "advised", "computer", "clock", "stand-in"]
"""Who chose: the player, the player after asking a computer player what to do, a computer player in
the seat, or for a seat that is out of time the clock (the rules' default) or a computer player."""
PERSON: tuple[By, By] = ("player", "advised")
"""A choice of the player's own, advised or not."""

LATE: tuple[By, By] = ("clock", "stand-in")
"""What happened because nobody had chosen in time."""

RECORD_BYTES = 1 << 20
"""The largest text, in UTF-8, that is read as a record; a long match takes a twentieth of it."""
RECORD_ENTRIES = 20_000
"""Entries of the longest match that is believed; random ones have 4,000, stored ones 1,100."""
RECORD_HELD = 100
"""Positions that a record from outside may go back to later, at any moment of it."""
EARLIEST, LATEST = 946_684_800_000, 7_258_118_400_000
"""The years 2000 to 2200, in ms UTC."""
_VERSIONS = 1_000_000
_SEATS = 64
Budget: TypeAlias = Callable[[], None]
"""Called before each entry; raises to stop a replay that takes too long."""

_BY: Mapping[str, By] = {by: by for by in get_args(By)}
_ENTRY = re.compile(
    rf"([0-9]{{1,18}}) ([0-9]{{1,18}}) (-1|[0-9]{{1,9}}) ({'|'.join(_BY)}) v([0-9]{{1,9}}) (\S.*)"
)
_INSTANT = re.compile(r"[0-9]{1,18}")
_SEAT = re.compile(r"[0-9]{1,2}")
_EXPECTED = (
    "number, time in ms, seat (-1: nobody), "
    "who chose (player, advised, computer, clock or stand-in), "
    "v and the version of the rules, verb, arguments; as in '7 1763700000000 0 player v1 jump d4'"
)
_BOUNDS = f"the last time is {LATEST}, the last seat {_SEATS - 1}, versions are 1 to {_VERSIONS}"


class BadRecord(ValueError):
    """A record that cannot be read, or an entry in it that the rules do not allow.

    As text it is for the log. ``why`` is for people: which line, field or entry is wrong.
    """

    def __init__(self, said: str, why: str, **args: int | str) -> None:
        """Take the words for the log, and the key of a text with its variables."""
        super().__init__(said)
        self.why = Phrase(why, tuple(args.items()))


class Setup(BaseModel):
    """Everything a match starts from.

    ``box`` is None for the components that the game ships; ``seed`` is 1 to 64 bytes and ``salt``
    up to 64 digits, in hexadecimal; ``now`` is the match time of the deal, in ms UTC, LATEST
    at most, and not before EARLIEST in a record that comes from outside. ``luck`` is what the
    seed was made of; None where it was drawn alone, or is known to all as in a tutorial.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str = Field(pattern="^[a-z0-9_]{1,40}$")
    version: int = Field(ge=1, le=_VERSIONS)
    seats: int = Field(ge=1, le=_SEATS)
    options: dict[str, Any]
    box: dict[str, Any] | None = None
    seed: str = Field(pattern="^([0-9a-f]{2}){1,64}$")
    salt: str = Field(default="", pattern="^[0-9a-f]{0,64}$")
    now: int = Field(ge=0, le=LATEST)
    luck: Luck | None = None

    @model_serializer(mode="wrap")
    def _form(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Without luck it is as it has always been."""
        data: dict[str, Any] = write(self)
        if self.luck is None:
            del data["luck"]
        return data

    def commitment(self) -> str:
        """SHA-256 of the secret and the salt, posted before the deal and opened at the end.

        The secret is the seed itself where that was drawn alone.
        """
        return promise(self.seed if self.luck is None else self.luck.secret, self.salt)


@dataclass(frozen=True, slots=True)
class Entry:
    """A choice in the log, at ``time`` in ms UTC, made under version ``version`` of the rules."""

    seq: int
    time: int
    seat: Seat
    choice: Choice
    by: By = "player"
    version: int = 1

    @property
    def by_person(self) -> bool:
        """Whether the player chose, advised or not."""
        return self.by in PERSON

    def __str__(self) -> str:
        return f"{self.seq} {self.time} {self.seat} {self.by} v{self.version} {self.choice}"

    @classmethod
    def parse(cls, line: str, number: int = 1) -> Entry:
        """Read one line of a record, the ``number``-th. Raises BadRecord."""
        found = _ENTRY.fullmatch(line.strip())
        if found is None:
            said = f"line {number}: '{plain(line)}' is not an entry: {_EXPECTED}"
            raise BadRecord(said, "record-entry", line=number)
        seq, time, seat, by, version, choice = found.groups()
        entry = cls(
            int(seq), int(time), Seat(int(seat)), Choice.parse(choice), _BY[by], int(version)
        )
        if entry.time > LATEST or entry.seat >= _SEATS or not 0 < entry.version <= _VERSIONS:
            said = f"line {number}: '{plain(line)}' is out of bounds: {_BOUNDS}"
            raise BadRecord(said, "record-bounds", line=number)
        return entry


@dataclass(slots=True)
class Record:
    """A whole match. As text: the set-up as one line of JSON, then one entry a line.

    Empty lines and lines that begin with # say nothing.
    """

    setup: Setup
    entries: list[Entry] = field(default_factory=list)

    def __str__(self) -> str:
        head = json.dumps(
            self.setup.model_dump(mode="json"), ensure_ascii=False, separators=(",", ":")
        )
        return "\n".join((head, *map(str, self.entries))) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record of at most RECORD_BYTES and RECORD_ENTRIES.

        Raises BadRecord with the line that is wrong and what was expected. It quotes
        at most 80 characters of a line, and none that cannot be seen.
        """
        if len(text) > RECORD_BYTES or len(text.encode(errors="replace")) > RECORD_BYTES:
            most = RECORD_BYTES >> 20
            raise BadRecord(f"the record is larger than {most} MiB", "record-large", most=most)
        lines = [
            (number, line)
            for number, line in enumerate(text.split("\n"), start=1)
            if line.strip() and not line.startswith("#")
        ]
        if not lines:
            raise BadRecord("an empty record: the first line must be the set-up", "record-empty")
        record = cls(_read_setup(*lines[0]))
        if len(lines) > RECORD_ENTRIES + 1:
            raise BadRecord(
                f"the record has more than {RECORD_ENTRIES} entries",
                "record-long",
                most=RECORD_ENTRIES,
            )
        for expected, (number, line) in enumerate(lines[1:], start=1):
            entry = Entry.parse(line, number)
            if entry.seq != expected:
                raise BadRecord(
                    f"line {number}: entry {expected} expected, not {entry.seq}",
                    "record-order",
                    line=number,
                    expected=expected,
                )
            record.entries.append(entry)
        return record


def _read_setup(number: int, line: str) -> Setup:
    try:
        setup = Setup.model_validate_json(line)
    except ValidationError as error:
        raise BadRecord(
            f"line {number}, the set-up: {fault(error, 'the line')}",
            "record-setup",
            line=number,
            field=place(error) or "none",
        ) from error
    if setup.now < EARLIEST:
        raise BadRecord(
            f"line {number}, the set-up: now: {EARLIEST} at least, the year 2000",
            "record-setup",
            line=number,
            field="now",
        )
    return setup


def begin(game: Game[S, Any], setup: Setup) -> Outcome[S]:
    """Deal the match that a set-up describes. Raises BadRecord when it does not fit the game."""
    if setup.game != game.slug:
        raise BadRecord(
            f"the set-up is for {plain(setup.game)}, not for {game.slug}", "record-game"
        )
    try:
        options = game.rules.options.model_validate(setup.options)
        box = None if setup.box is None else game.rules.box.model_validate(setup.box)
        return kernel.start(game, setup.seats, options, setup.seed, setup.now, box)
    except ValidationError as error:
        said = f"the set-up does not fit {game.slug}: {fault(error)}"
        raise BadRecord(said, "record-unfit", field=place(error) or "none") from error
    except ValueError as error:
        said = f"the set-up does not fit {game.slug}: {plain(error, 200)}"
        raise BadRecord(said, "record-unfit", field="none") from error


def replay(game: Game[S, Any], record: Record, budget: Budget | None = None) -> Outcome[S]:
    """Play a record again; the events are those of the last entry.

    Raises BadRecord, naming the entry that does not fit, and whatever ``budget`` raises.
    """
    outcome = begin(game, record.setup)
    for played in advance(game, outcome.state, record.entries, budget):
        outcome = played
    return outcome


def advance(
    game: Game[S, Any], state: S, entries: Iterable[Entry], budget: Budget | None = None
) -> Iterator[Outcome[S]]:
    """Play entries on, changing the state in place, and give the outcome of each.

    An entry may go back to the position before the first of them, but no further. Raises as replay
    does.
    """
    entries = list(entries)
    past = Past(game, revisited(entries))
    for entry in entries:
        if budget is not None:
            budget()
        past.before(entry.seq, state)
        try:
            back = goes_back(entry)
            if back is None:
                outcome = enter(game, state, entry)
            else:
                outcome = past.back(entry.seq, state, *back)
        except Illegal as error:
            said = f"entry {entry.seq}: {error}"
            raise BadRecord(said, "record-illegal", entry=entry.seq) from error
        past.after(entry.seq, entry.time, entry.seat, outcome)
        yield outcome


def gone(entries: Iterable[Entry]) -> frozenset[int]:
    """The numbers of the entries that were taken back.

    Among them may be some that hold, because nobody else had noticed them.
    """
    numbers: set[int] = set()
    for entry in entries:
        if (back := goes_back(entry)) is not None:
            numbers.update(range(back[0] + 1, entry.seq))
    return frozenset(numbers)


def goes_back(entry: Entry) -> tuple[int, Seat] | None:
    """After which entry the match is again, and by whose wish; None where it goes on."""
    if entry.seat != NOBODY or entry.choice.verb != UNDO:
        return None
    try:
        return taken_back(entry.choice)
    except Illegal:
        return -1, NOBODY  # to nowhere: it is refused in its turn


def revisited(entries: Iterable[Entry]) -> dict[int, int]:
    """After which entries a match is again later, and by which entry for the last time."""
    return {back[0]: entry.seq for entry in entries if (back := goes_back(entry)) is not None}


def resting(since: int) -> Choice:
    """The choice of an entry of NOBODY for a rest from ``since`` (ms) until the entry's time."""
    return Choice(REST, (str(since),))


def resigning(seat: Seat) -> Choice:
    """The choice of an entry of NOBODY by which a seat gives the match up."""
    return Choice(RESIGN, (str(seat),))


def resigns(entry: Entry) -> Seat | None:
    """Which seat gives the match up in an entry; None where none does."""
    if entry.seat != NOBODY or entry.choice.verb != RESIGN:
        return None
    found = _SEAT.fullmatch(" ".join(entry.choice.args))
    return NOBODY if found is None else Seat(int(found[0]))  # nobody can: it is refused then


def enter(
    game: Game[S, Any], state: S, entry: Entry, offered: Sequence[AnyOffer] | None = None
) -> Outcome[S]:
    """Carry out one entry, changing the state in place. ``offered`` is as for ``act``.

    Raises Illegal as act does.
    """
    if entry.seat == NOBODY and entry.choice == WAKE:
        return kernel.wake(game, state, entry.time)
    if entry.seat == NOBODY and entry.choice == SETTLE:
        return kernel.settle(game, state)
    if (gives_up := resigns(entry)) is not None:
        return kernel.resign(state, gives_up)
    if entry.seat == NOBODY and entry.choice.verb == REST:
        return kernel.rest(game, state, _since(entry), entry.time)
    return kernel.act(game, state, entry.seat, entry.choice, entry.time, offered)


def _since(entry: Entry) -> int:
    instant = _INSTANT.fullmatch(" ".join(entry.choice.args))
    if instant is None or int(instant[0]) > entry.time:
        raise Illegal(f"'{plain(entry.choice)}' is no rest that ends at {entry.time}")
    return int(instant[0])
