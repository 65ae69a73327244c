"""A prepared first match: a chosen deal, what everybody does, and what is explained when."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from .choices import Choice, Seat
from .phrase import Phrase

Word = Annotated[str, StringConstraints(pattern="^[a-z][a-z0-9-]*$")]
Line = Annotated[str, StringConstraints(pattern=r"^\S.*$")]


class Lesson(BaseModel):
    """What a newcomer is told once, when it first matters to them.

    decision: while they are asked this (a step's name). verb: while they may do this. event:
        once this has happened, as far as they may know. What is left out is no condition.
    mine: the event counts only where they did it themselves. prepared: it speaks of what the
        prepared match has and no other. beyond: it is about something that the prepared match
        has not, or not before it is over.
    signs: the names of signs on the board that are pointed at. text: its key, where that is not
        ``lesson-<name>``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Word
    decision: str = ""
    verb: str = ""
    event: str = ""
    mine: bool = False
    prepared: bool = False
    beyond: bool = False
    signs: tuple[str, ...] = ()
    text: str = ""

    @property
    def key(self) -> str:
        """The name of its text."""
        return self.text or f"lesson-{self.name}"

    def fits(self, decision: str, verbs: frozenset[str], *, heard: bool) -> bool:
        """Whether it matters at a decision; heard: whether its event has happened."""
        return (
            self.decision in ("", decision)
            and (not self.verb or self.verb in verbs)
            and (not self.event or heard)
        )


class Tutorial(BaseModel):
    """The lessons of a game, in their order, and a match in which all of them come up.

    seed: of its dice, in hexadecimal. options: of the game. script: what each seat does, the
        newcomer's first, choice by choice as a record has them. What does not fit when
        the newcomer does something else is left out. reasons: why the newcomer should make a
        choice of their part, as names of texts ``try-<name>``; where there is none, a computer
        player that would do the same says why, or the lesson beside it does.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seed: str = Field(pattern="^([0-9a-f]{2}){1,64}$")
    options: dict[str, Any] = {}
    lessons: tuple[Lesson, ...]
    script: tuple[tuple[Line, ...], ...] = ()
    reasons: dict[Line, Word] = {}

    @cached_property
    def parts(self) -> tuple[tuple[Choice, ...], ...]:
        """The script of each seat as choices."""
        return tuple(tuple(map(Choice.parse, lines)) for lines in self.script)

    def reason(self, choice: Choice) -> Phrase | None:
        """Why the newcomer should make a choice of their part, in its own words."""
        name = self.reasons.get(str(choice))
        return Phrase(f"try-{name}") if name else None

    def part(self, seat: Seat) -> tuple[Choice, ...]:
        """The script of one seat."""
        return self.parts[seat]
