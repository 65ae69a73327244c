"""The record of a match: set-up, seed and entries. It is the truth; everything else follows from it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, ValidationError

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
"""Who entered a choice: the player, a computer player in the seat, or the clock for a seat out of time."""


class BadRecord(ValueError):  # noqa: N818 - a value, not a crash
    """A record that cannot be read, or an entry in it that the rules do not allow."""


class Setup(BaseModel):
    """Everything a match starts from. ``box`` is None for the components that the game ships."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    box: dict[str, Any] | None = None
    seed: str
    salt: str = ""
    now: int

    def commitment(self) -> str:
        """SHA-256 of seed and salt, posted at the start and opened at the end."""
        return sha256(f"{self.seed}:{self.salt}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Entry:
    """A choice in the log. ``time`` is match time in ms UTC, ``version`` that of the rules it was made under."""

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
        words = line.split(maxsplit=5)
        try:
            seq, time, seat, by, version, choice = words
            return cls(
                int(seq),
                int(time),
                Seat(int(seat)),
                Choice.parse(choice),
                _by(by),
                int(version.removeprefix("v")),
            )
        except (ValueError, Illegal) as error:
            raise BadRecord(
                f"'{line}' is not: number time seat by version verb arguments"
            ) from error


def _by(word: str) -> By:
    for by in get_args(By):
        if by == word:
            return by  # type: ignore[no-any-return]  # get_args forgets the literal type
    raise ValueError(word)


@dataclass(slots=True)
class Record:
    """A whole match. As text: the set-up as one line of JSON, then one entry a line."""

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
        lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
        if not lines:
            raise BadRecord("an empty record: the first line must be the set-up")
        try:
            setup = Setup.model_validate_json(lines[0])
        except ValidationError as error:
            first = error.errors()[0]
            where = ".".join(map(str, first["loc"])) or "the line"
            raise BadRecord(f"line 1, the set-up: {where}: {first['msg']}") from error
        entries = []
        for number, line in enumerate(lines[1:], start=2):
            entry = Entry.parse(line)
            if entry.seq != number - 1:
                raise BadRecord(f"line {number}: entry {number - 1} expected, not {entry.seq}")
            entries.append(entry)
        return cls(setup, entries)


def begin(game: Game[S, Any], setup: Setup) -> Outcome[S]:
    """Deal the match that a set-up describes. Raises BadRecord when it does not fit the game."""
    try:
        options = game.options.model_validate(setup.options)
        box = None if setup.box is None else game.box.model_validate(setup.box)
        return kernel.start(game, setup.seats, options, setup.seed, setup.now, box)
    except ValueError as error:  # pydantic's ValidationError is one
        raise BadRecord(f"the set-up does not fit {game.slug}: {error}") from error


def replay(game: Game[S, Any], record: Record) -> Outcome[S]:
    """Play a record again. The events are those of the last entry. Raises BadRecord, naming the entry."""
    outcome = begin(game, record.setup)
    for outcome in advance(game, outcome.state, record.entries):  # noqa: B007 - the last one is wanted
        pass
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
