"""How a match ends, and who is ahead of whom."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .choices import Seat
from .state import State


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended, or would end if it ended now.

    ``places`` has one number a seat, as ``ranking`` gives them: 1 for the winners, if anybody
    won. ``rows`` has the figures of each seat under ``columns``, which are keys in the locales;
    the last column is the total.

    ``worth`` says what one in each column but the last adds to the total; 0 where it only breaks
    ties or another column counts it. Empty: 1 each. Where the total is no sum, it says what is
    good to have and what is bad. ``loose`` are columns that others may take away until the end.
    ``scored`` is false where the total is only a sign of who has won, and no number to be told.
    ``sides`` has the side of each seat where those of one win and lose together. Empty: each seat
    is for itself.
    ``resigned`` is the seat that gave the match up, and so ended it; -1 for none.
    """

    reason: str
    places: tuple[int, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]
    worth: tuple[int, ...] = ()
    loose: tuple[str, ...] = ()
    scored: bool = True
    sides: tuple[int, ...] = ()
    resigned: int = -1

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; none where nobody could win."""
        return tuple(Seat(n) for n, place in enumerate(self.places) if place == 1)

    @property
    def drawn(self) -> bool:
        """Whether it is a draw: nobody is ahead of anybody, and there are no points to share."""
        return not self.scored and len(self.places) > 1 and set(self.places) == {1}

    def side(self, seat: Seat) -> int:
        """On which side a seat is."""
        return self.sides[seat] if self.sides else seat

    def behind(self, seats: Collection[Seat]) -> Result:
        """The same with some seats behind all others, where they share a place."""
        if not seats:
            return self
        # Where nobody could win before, nobody does now.
        barred = seats if self.winners else tuple(map(Seat, range(len(self.places))))
        last = max(self.places) + 1
        keys = [-last if seat in seats else -place for seat, place in enumerate(self.places)]
        return replace(self, places=ranking(keys, barred))

    def weight(self, column: int) -> int:
        """What one in a column adds to the total."""
        return self.worth[column] if self.worth else 1


def conceded(state: State, result: Result) -> Result:
    """How a match came out, whose rules say it came out so: who gave it up is last with their side.

    Every game's result goes through it.
    """
    if state.gave_up < 0:
        return result
    side = result.side(Seat(state.gave_up))
    last = [Seat(n) for n in range(state.seats) if result.side(Seat(n)) == side]
    # Also those win then who could not by their figures.
    places = ranking([-place for place in result.places])
    anyhow = replace(result, places=places, resigned=state.gave_up)
    return anyhow.behind(last)


def ranking(keys: Sequence[Any], barred: Collection[Seat] = ()) -> tuple[int, ...]:
    """The place of each seat, 1 for the greatest key; equal keys share it and use up as many.

    Seats in ``barred`` cannot win: they come after all others, and their places begin at 2 even
    where there are no others.
    """
    able = [key for seat, key in enumerate(keys) if seat not in barred]
    others = [key for seat, key in enumerate(keys) if seat in barred]
    first = 1 + max(1, len(able))
    return tuple(
        first + sum(other > key for other in others)
        if seat in barred
        else 1 + sum(other > key for other in able)
        for seat, key in enumerate(keys)
    )
