"""Building a plan word by word: what the command phase and a passed planet have in common."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Need, Seat, Step, Verb, need
from games.delta_vee.draft import Draft
from games.delta_vee.plan import options, why_not
from games.delta_vee.state import State


class Order(Verb):
    """A word more; the conditions of the words are those of ``plan``."""

    def ids(self, draft: Draft | None, state: State, _seat: Seat) -> Sequence[str]:
        """The words that may come next."""
        return () if draft is None else options(state, draft)

    def why_not(
        self, draft: Draft | None, state: State, seat: Seat, args: tuple[str, ...]
    ) -> Need | None:
        """What stands against a word, or against any."""
        if draft is None or len(args) != 1:
            return super().why_not(draft, state, seat, args)
        name = why_not(state, draft, args[0])
        return Need(name, never) if name else None


def never(_step: object, _state: State, _seat: Seat) -> bool:
    """What has been found not to hold."""
    return False


class Planning(Step[State], abstract=True):
    """A step in which plans are built: its verbs look at the plan in hand, put together once."""

    def about(self, state: State, seat: Seat) -> Draft | None:
        """The plan that the seat has in hand, if any."""
        raise NotImplementedError(type(self).__name__)


def unit_in_hand(draft: Draft | None, _state: State, _seat: Seat) -> bool:
    """VE1200: one unit after the other is planned for."""
    return draft is not None


def words_planned(draft: Draft | None, _state: State, _seat: Seat) -> bool:
    """Whether there is something to take back."""
    return draft is not None and bool(draft.words)


def command_left(draft: Draft | None, state: State, _seat: Seat) -> bool:
    """Whether the plan can go on."""
    return draft is not None and bool(options(state, draft))


ORDER = Order("order", need(unit_in_hand), need(command_left))
BACK = Verb("back", need(words_planned))
DONE = Verb("done")
