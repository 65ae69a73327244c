"""What a player has been taught at a table, and what comes next.

A lesson is shown while it fits, until its player has made the decision at which it was shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pydantic import TypeAdapter

from engine import AnyOffer, Choice, Event, Lesson, Tutorial, key, verbs

DONE = Lesson(name="done")
"""What is said in a prepared match, of whichever game, when nothing is left to be taught."""
SHOWN = 2
"""So many lessons are told at once at most."""


@dataclass(frozen=True, slots=True)
class Schooling:
    """How far a player has come.

    met: the lessons that they have been told. heard: those whose event has happened.
    place: of their part of the tutorial's script, so much is behind them.
    """

    met: tuple[str, ...] = ()
    heard: tuple[str, ...] = ()
    place: int = 0

    def left(self, tutorial: Tutorial) -> list[Lesson]:
        """The lessons that they have not been told, in the order in which they are."""
        return [lesson for lesson in tutorial.lessons if lesson.name not in self.met]

    def due(
        self, tutorial: Tutorial, decision: str, offers: Sequence[AnyOffer]
    ) -> tuple[Lesson, ...]:
        """What they are told at a decision with these offers: first what has just happened.

        The first lesson, which says what the game is about, goes before everything. A decision
        that is in no lesson, because the prepared match has none, is explained as behind the "?".
        """
        there = frozenset(verbs(offers))
        fitting = [
            lesson
            for lesson in self.left(tutorial)
            if lesson.fits(decision, there, heard=lesson.name in self.heard)
        ]
        first = tutorial.lessons[0]
        fitting.sort(key=lambda lesson: (lesson != first, not lesson.event))
        if all(lesson.decision != decision for lesson in tutorial.lessons):
            plain = Lesson(name=f"about-{decision}", text=f"step-{decision}-about")
            fitting += [plain] if plain.name not in self.met else []
        return tuple(fitting[:SHOWN])

    def hearing(self, tutorial: Tutorial, events: Iterable[Event]) -> Schooling:
        """After events that they may know of."""
        happened = {key(type(event)) for event in events}
        heard = [
            lesson.name
            for lesson in self.left(tutorial)
            if lesson.event in happened and lesson.name not in self.heard
        ]
        return replace(self, heard=(*self.heard, *heard)) if heard else self

    def told(self, lessons: Sequence[Lesson]) -> Schooling:
        """After a decision at which these were shown."""
        met = [lesson.name for lesson in lessons if lesson.name not in self.met]
        return replace(self, met=(*self.met, *met)) if met else self

    def played(self, part: Sequence[Choice], choice: Choice) -> Schooling:
        """After a choice: what of their part of the script came before it is behind them."""
        left = part[self.place :]
        return replace(self, place=self.place + left.index(choice) + 1) if choice in left else self


SCHOOLING = TypeAdapter(Schooling | None)
