"""A question that a card asks of the active player, answered with one of a few options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine import Play, Seat, SeatStep, Verb, need

from .state import State

Options: TypeAlias = Callable[[State, Seat], Sequence[str]]
Taken: TypeAlias = Callable[[Play[State], Seat, str], None]


@dataclass(frozen=True, slots=True)
class Question:
    """The options of a card, the last of them the one that does nothing, and what they do."""

    options: Options
    taken: Taken


QUESTIONS: Final[dict[str, Question]] = {}
"""By card or technology; filled by the modules of the cards."""


def question(card: str, options: Options) -> Callable[[Taken], Taken]:
    """Enter what a card asks."""

    def enter(taken: Taken) -> Taken:
        QUESTIONS[card] = Question(options, taken)
        return taken

    return enter


@need
def option_of_card(step: Answer, state: State, seat: Seat) -> Sequence[tuple[str, str]]:
    """MV180, MV226."""
    return [(step.card, option) for option in QUESTIONS[step.card].options(state, seat)]


class Answer(SeatStep[State]):
    """What a card asks of the seat."""

    verbs = (Verb("answer", option_of_card),)

    card: str

    def answer(self, play: Play[State], seat: Seat, card: str, option: str) -> None:
        """MV180, MV226."""
        play.end()
        QUESTIONS[card].taken(play, seat, option)


def ask(play: Play[State], seat: Seat, card: str) -> None:
    """Ask it, if there is more than one thing to answer."""
    found = QUESTIONS[card].options(play.state, seat)
    if len(found) > 1:
        play.call(Answer(seat, card))
    elif found:
        QUESTIONS[card].taken(play, seat, found[0])
