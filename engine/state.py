"""The state of a match and the stack of steps in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .choices import AnyOffer, Seat
from .dice import Dice
from .needs import Verb
from .stored import Stored
from .written import WrittenStep

if TYPE_CHECKING:
    from .play import Play

S = TypeVar("S", bound="State")

SETTLED = "settled"
"""Why a match is over that all have agreed to end as it stands."""
RESIGNED = "resigned"
"""Why a match is over that a seat has given up."""
STOPPED = "stopped"
"""The reason for the end of a match that people broke off: it lies open, and nobody has won."""
_SEATS = tuple(map(Seat, range(64)))
"""More than any game has."""


@dataclass(slots=True)
class State(Stored):
    """Everything there is to know of a match, secrets included.

    Games subclass it with ints, strings, lists and small slotted dataclasses. ``now`` is
    the match time in milliseconds UTC of the last thing that happened; ``over`` is the
    reason for the end, an id, or the empty string while the match runs. ``gave_up`` is the seat
    that has resigned, and so ended it; -1 for none.
    """

    seats: int
    dice: Dice
    now: int = 0
    over: str = ""
    gave_up: int = -1
    stack: list[Step[Any]] = field(default_factory=list)

    @property
    def finished(self) -> bool:
        """Whether it was played to its end, so that there is a result."""
        return self.over not in ("", STOPPED)

    def clockwise(self, after: Seat) -> list[Seat]:
        """All other seats in turn order, beginning with the one after the given seat."""
        return [*_SEATS[after + 1 : self.seats], *_SEATS[:after]]


class Step(Stored, Generic[S], metaclass=WrittenStep):
    """One box of the flow: it waits for seats, or runs by itself.

    Subclasses are slotted dataclasses; their fields are the local variables of the
    decision and are stored with the match, and so is the class name (a class that gets another
    says in ``was`` what it was called). For each verb
    that ``offers`` yields there is a method of that name (dashes become underscores)
    taking ``(play, seat, *args)``.

    ``verbs`` are what may be chosen, each with its conditions. A step may make its offers faster
    by a method of its own; they are the same, for the conditions say why something is refused.

    ``window`` marks a short answer to somebody else's turn: the table's answer limit
    applies to it instead of the turn limit.
    """

    window: ClassVar[bool] = False
    verbs: ClassVar[tuple[Verb, ...]] = ()

    def seats(self, state: S) -> Sequence[Seat]:  # noqa: ARG002 - for those that override it
        """The seats it waits for; none means that the step runs by itself."""
        return ()

    def free(self, state: S) -> Sequence[Seat]:  # noqa: ARG002 - as seats
        """Other seats that may act, if there is anything for them, though nobody waits."""
        return ()

    def offers(self, state: S, seat: Seat) -> Sequence[AnyOffer]:
        """What the seat may do, judged by what it may know; not empty if the step waits for it."""
        if not self.verbs:
            return ()
        found: list[AnyOffer] = []
        about = self.about(state, seat)
        for verb in self.verbs:
            verb.add(found, about, state, seat)
        return found

    def about(self, state: S, seat: Seat) -> Any:  # noqa: ARG002 - for those that override it
        """What the conditions of the verbs look at first: the step, or what it puts together."""
        return self

    def resume(self, play: Play[S], result: Any) -> None:
        """A step that this one called has ended with a result, and this one is on top again."""
        raise NotImplementedError(f"{type(self).__name__} awaits no result")

    def run(self, play: Play[S]) -> None:
        """What an automatic step does: end or replace itself, call another, or finish the match.

        One that does none of it waits for an alarm, and is run again whenever something has
        happened.
        """
        raise NotImplementedError(type(self).__name__)


class SeatStep(Step[S]):
    """A step of one seat. If it overrides ``seats`` to wait for nobody, it just ends."""

    seat: Seat

    def seats(self, state: S) -> Sequence[Seat]:  # noqa: ARG002 - for those that override it
        """The seat."""
        return (self.seat,)

    def run(self, play: Play[S]) -> None:
        """There is nothing to decide."""
        play.end()
