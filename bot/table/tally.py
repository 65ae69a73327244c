"""What is counted of whoever a seat belongs to, for statistics and ratings."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted in a seat.

    since: the last entry before it was theirs; 0 where it has been from the beginning.
    answers, spent: how often they answered a call, and how long (ms) that took as clocks count.
    again: whether they have tried their luck again, by taking back what had come up.
    own, lent: how many choices in it they have made themselves, and others for them: who had it
        meanwhile, and the computer player that moves for whoever is out of time.
    """

    since: int = 0
    answers: int = 0
    spent: int = 0
    again: bool = False
    own: int = 0
    lent: int = 0

    def answered(self, spent: int) -> Tally:
        """With one answer more, that took so long (ms)."""
        return replace(self, answers=self.answers + 1, spent=self.spent + spent)

    def uncounted(self) -> Tally:
        """Without any answers, for whoever does not want them counted."""
        return replace(self, answers=0, spent=0)


UNCOUNTED = Tally()
