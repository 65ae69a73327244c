"""What a player has been taught at a table, and what comes next.

A lesson is shown while it fits, until its player has made the decision at which it was shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine import AnyOffer, Choice, Event, Lesson, Seat, Tutorial, key, verbs

DONE = Lesson(name="done")
"""What is said in a prepared match, of whichever game, when nothing is left to be taught."""
SHOWN = 2
"""So many lessons are told at once at most."""
NEAR = 4
"""A choice of the script is on the way if it is among so many that come next."""
ASTRAY = 10
"""After so many decisions more than the script has, the prepared match has done its work."""


@dataclass(frozen=True, slots=True)
class Schooling:
    """How far a player has come.

    met: the lessons that they have been told. heard: those whose event has happened.
    place: of their part of the tutorial's script, so much is behind them. made: decisions here.
    astray: they have done something else than it has, which may be worth little by now.
    """

    met: tuple[str, ...] = ()
    heard: tuple[str, ...] = ()
    place: int = 0
    made: int = 0
    astray: bool = False

    def left(self, tutorial: Tutorial) -> list[Lesson]:
        """The lessons that they have not been told, in the order in which they are."""
        return [lesson for lesson in tutorial.lessons if lesson.name not in self.met]

    def ends(self, tutorial: Tutorial, seat: Seat) -> bool:
        """Whether the lessons of the prepared match are over for them."""
        left = any(not lesson.beyond for lesson in self.left(tutorial))
        return not left or self.is_through(tutorial.part(seat))

    def is_through(self, part: Sequence[Choice]) -> bool:
        """Whether nothing of their part of the script is left to be done, or to be hoped for."""
        return self.place >= len(part) or self.made >= len(part) + ASTRAY

    def due(
        self,
        tutorial: Tutorial,
        decision: str,
        offers: Sequence[AnyOffer],
        *,
        prepared: bool,
    ) -> tuple[Lesson, ...]:
        """What they are told at a decision with these offers: first what has just happened.

        The first lesson, which says what the game is about, goes before everything. A decision
        that is in no lesson, because the prepared match has none, is explained as behind the "?".
        prepared: it is the prepared match, and not over.
        """
        there = frozenset(verbs(offers))
        fitting = [
            lesson
            for lesson in self.left(tutorial)
            if not (lesson.beyond if prepared else lesson.prepared)
            and lesson.fits(decision, there, heard=lesson.name in self.heard)
        ]
        first = tutorial.lessons[0]
        fitting.sort(key=lambda lesson: (lesson != first, not lesson.event))
        if all(lesson.decision != decision for lesson in tutorial.lessons):
            plain = Lesson(name=f"about-{decision}", text=f"step-{decision}-about")
            fitting += [plain] if plain.name not in self.met else []
        return tuple(fitting[:SHOWN])

    def hearing(self, tutorial: Tutorial, events: Iterable[Event], seat: Seat) -> Schooling:
        """After events that they, in this seat, may know of."""
        # What names nobody has happened to those who may know it.
        whose = [(key(type(event)), getattr(event, "seat", seat) == seat) for event in events]
        happened, own = {name for name, _ in whose}, {name for name, mine in whose if mine}
        heard = [
            lesson.name
            for lesson in self.left(tutorial)
            if lesson.event in (own if lesson.mine else happened) and lesson.name not in self.heard
        ]
        return replace(self, heard=(*self.heard, *heard)) if heard else self

    def told(self, lessons: Sequence[Lesson]) -> Schooling:
        """After a decision at which these were shown."""
        met = [lesson.name for lesson in lessons if lesson.name not in self.met]
        return replace(self, met=(*self.met, *met), made=self.made + 1)

    def played(self, part: Sequence[Choice], choice: Choice, usual: Choice) -> Schooling:
        """After a choice: what of their part of the script came before it is behind them.

        usual: what the rules would have done for them, which leads nobody astray.
        """
        near = part[self.place : self.place + NEAR]
        if choice in near:
            return replace(self, place=self.place + near.index(choice) + 1)
        return self if choice == usual else replace(self, astray=True)
