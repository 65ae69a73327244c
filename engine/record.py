"""The record of a match: set-up, seed and entries. Everything else follows from it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from . import kernel
from .choices import Choice, Illegal, Seat
from .game import Game
from .kernel import Outcome
from .state import S

NOBODY = Seat(-1)
"""The seat of an entry that no seat made."""
WAKE = Choice("wake")
"""The entry of NOBODY that says: at this time the rules rang their alarms."""

By: TypeAlias = Literal["player", "computer", "clock"]
"""Who chose: the player, a computer player in the seat, or the clock for a seat out of time."""

_BY: Mapping[str, By] = {by: by for by in get_args(By)}
_ENTRY = re.compile(
    rf"([0-9]{{1,18}}) ([0-9]{{1,18}}) (-1|[0-9]{{1,9}}) ({'|'.join(_BY)}) v([0-9]{{1,9}}) (\S.*)"
)
_EXPECTED = (
    "number, time in ms, seat (-1: nobody), who chose (player, computer or clock), "
    "v and the version of the rules, verb, arguments; as in '7 1763700000000 0 player v1 jump d4'"
)


class BadRecord(ValueError):  # noqa: N818 - a value, not a crash
    """A record that cannot be read, or an entry in it that the rules do not allow."""


class Setup(BaseModel):
    """Everything a match starts from.

    ``box`` is None for the components that the game ships; ``seed`` is 1 to 64 bytes in
    hexadecimal digits; ``now`` is the match time of the deal, in ms UTC.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    box: dict[str, Any] | None = None
    seed: str = Field(pattern="^([0-9a-f]{2}){1,64}$")
    salt: str = ""
    now: int

    def commitment(self) -> str:
        """SHA-256 of seed and salt, posted at the start and opened at the end."""
        return sha256(f"{self.seed}:{self.salt}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Entry:
    """A choice in the log, at ``time`` in ms UTC, made under version ``version`` of the rules."""

    seq: int
    time: int
    seat: Seat
    choice: Choice
    by: By = "player"
    version: int = 1

    def __str__(self) -> str:
        return f"{self.seq} {self.time} {self.seat} {self.by} v{self.version} {self.choice}"

    @classmethod
    def parse(cls, line: str) -> Entry:
        """Read one line of a record. Raises BadRecord."""
        found = _ENTRY.fullmatch(line.strip())
        if found is None:
            raise BadRecord(f"'{line.strip():.80}' is not an entry: {_EXPECTED}")
        seq, time, seat, by, version, choice = found.groups()
        return cls(
            int(seq), int(time), Seat(int(seat)), Choice.parse(choice), _BY[by], int(version)
        )


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
        """Read a record. Raises BadRecord with the line that is wrong and what was expected."""
        lines = [
            (number, line)
            for number, line in enumerate(text.split("\n"), start=1)
            if line.strip() and not line.startswith("#")
        ]
        if not lines:
            raise BadRecord("an empty record: the first line must be the set-up")
        record = cls(_read_setup(*lines[0]))
        for expected, (number, line) in enumerate(lines[1:], start=1):
            try:
                entry = Entry.parse(line)
            except BadRecord as error:
                raise BadRecord(f"line {number}: {error}") from error
            if entry.seq != expected:
                raise BadRecord(f"line {number}: entry {expected} expected, not {entry.seq}")
            record.entries.append(entry)
        return record


def _read_setup(number: int, line: str) -> Setup:
    try:
        return Setup.model_validate_json(line)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the line"
        raise BadRecord(f"line {number}, the set-up: {where}: {first['msg']}") from error


def begin(game: Game[S, Any], setup: Setup) -> Outcome[S]:
    """Deal the match that a set-up describes. Raises BadRecord when it does not fit the game."""
    if setup.game != game.slug:
        raise BadRecord(f"the set-up is for {setup.game}, not for {game.slug}")
    try:
        options = game.options.model_validate(setup.options)
        box = None if setup.box is None else game.box.model_validate(setup.box)
        return kernel.start(game, setup.seats, options, setup.seed, setup.now, box)
    except ValueError as error:  # pydantic's ValidationError is one
        raise BadRecord(f"the set-up does not fit {game.slug}: {error}") from error


def replay(game: Game[S, Any], record: Record) -> Outcome[S]:
    """Play a record again; the events are those of the last entry. Raises BadRecord, naming it."""
    outcome = begin(game, record.setup)
    for played in advance(game, outcome.state, record.entries):
        outcome = played
    return outcome


def advance(game: Game[S, Any], state: S, entries: Iterable[Entry]) -> Iterator[Outcome[S]]:
    """Play entries on, changing the state in place, and give the outcome of each."""
    for entry in entries:
        try:
            yield enter(game, state, entry)
        except Illegal as error:
            raise BadRecord(f"entry {entry.seq}: {error}") from error


def enter(game: Game[S, Any], state: S, entry: Entry) -> Outcome[S]:
    """Carry out one entry, changing the state in place. Raises Illegal as act does."""
    if entry.seat == NOBODY and entry.choice == WAKE:
        return kernel.wake(game, state, entry.time)
    return kernel.act(game, state, entry.seat, entry.choice, entry.time)
