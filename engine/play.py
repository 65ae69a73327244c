"""The handle through which rules change a match."""

from __future__ import annotations

from typing import Any, Generic

from .choices import Seat
from .dice import Dice
from .events import Covert, Event
from .state import S, Step


class Play(Generic[S]):
    """A change in progress: the state, what has been told, whether nobody may look past it.

    sealed: it must not be looked past before it is made. learned: and everybody may know why.
    seat: whose choice is carried out; None where the rules act.

    ``goto`` and ``end`` are about the step on top, which is the running one until it calls
    others: so end or replace first, then call.
    """

    __slots__ = ("events", "learned", "sealed", "seat", "state")

    def __init__(self, state: S, seat: Seat | None = None) -> None:
        self.state = state
        self.seat = seat
        self.events: list[Event] = []
        self.sealed = self.learned = False

    @property
    def dice(self) -> Dice:
        """The generator of the match. Whoever draws from it seals the outcome."""
        self.seal()
        return self.state.dice

    def tell(self, *events: Event) -> None:
        """Say what happened. A private event seals the outcome: a secret has been told."""
        for event in events:
            self.events.append(event)
            if event.to is not None:
                self.sealed = True
                # That there was something to be told is told to nobody else.
                self.learned |= not (isinstance(event, Covert) or self._is_own(event))

    def _is_own(self, event: Event) -> bool:
        """Whether it is no news for its only reader."""
        return event.own and self.seat is not None and event.to == (self.seat,)

    def seal(self) -> None:
        """Say that this cannot simply be undone, for instance because a tile was turned up."""
        self.sealed = self.learned = True

    def learn(self) -> None:
        """Say that what comes of this may hang on what others have decided in secret."""
        self.learned = True

    def call(self, *steps: Step[Any]) -> None:
        """Put steps on top of the running one; the first given is the first to run."""
        self.state.stack.extend(reversed(steps))

    def goto(self, step: Step[Any]) -> None:
        """Replace the running step."""
        self.state.stack[-1] = step

    def end(self, result: Any = None) -> None:
        """The running step is done. A result is handed to the step below at once (``resume``)."""
        stack = self.state.stack
        stack.pop()
        if result is not None:
            stack[-1].resume(self, result)

    def finish(self, reason: str) -> None:
        """The match is over; ``reason`` is an id."""
        self.state.over = reason
        self.state.stack.clear()
