"""Several opponents are asked at once; the first clockwise who wants has it (DV71, DV86)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from engine import Choice, Play, Seat, Step, Verb
from games.delta_v import events
from games.delta_v.state import State

PASS = Verb("pass")
PASSES = "pass"
"""The standing order to pass every window of its kind (DV74, DV86)."""


def order_left(about: str, order: str) -> Choice:
    """The choice that left an order as the state has it (DV31, DV74, DV86)."""
    if order == PASSES:
        return Choice("order-pass", (about,))
    if order.isdecimal():
        return Choice("order-below", (order,))
    return Choice("order-strike", (about, order))


class Window(Step[State], abstract=True):
    """A question to ``asked``, who stand in clockwise order from the active player.

    ``answers`` are hidden until the window closes; the empty string is a pass.
    """

    window = True

    asked: list[Seat] = field(default_factory=list)
    answers: dict[int, str] = field(default_factory=dict)

    def seats(self, state: State) -> Sequence[Seat]:  # noqa: ARG002 - the step's own fields tell
        """Those who have not answered, unless the answers given already decide."""
        waiting = list[Seat]()
        for seat in self.asked:
            if seat not in self.answers:
                waiting.append(seat)
            elif self.answers[seat] and not waiting:
                return ()
        return waiting

    def run(self, play: Play[State]) -> None:
        """Everybody who matters has answered: the first who did not pass has it."""
        wanting = [seat for seat in self.asked if self.answers.get(seat)]
        if not wanting:
            self.nobody(play)
            return
        first, *later = wanting
        for seat in later:
            play.tell(events.CameLater(first=first, wish=self.answers[seat], to=(seat,)))
        self.taken(play, first, self.answers[first])

    def answer(self, play: Play[State], seat: Seat, answer: str) -> None:
        """Keep an answer; whether that decides it hangs on what others have answered or ordered."""
        play.learn()
        self.answers[seat] = answer

    def pass_(self, play: Play[State], seat: Seat) -> None:
        """Let it go by."""
        self.answer(play, seat, "")

    def taken(self, play: Play[State], seat: Seat, answer: str) -> None:
        """A seat has it, and the window ends."""
        raise NotImplementedError

    def nobody(self, play: Play[State]) -> None:
        """All have passed."""
        play.end()
