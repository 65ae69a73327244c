"""Faults in what is said of a choice before it is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine import Choice, Phrase, Seat, Thought
from tests.laws import hints
from tests.laws.plans import AnyGame
from tests.tiny import GAME

from .planting import Patch, breaks


def saying(verb: str, said: Phrase | None) -> AnyGame:
    """The game with another hint of a verb."""

    def hint(view: Any, choice: Choice) -> Phrase | None:
        return said if choice.verb == verb else GAME.help.hint(view, choice)

    return replace(GAME, help=replace(GAME.help, hint=hint))


@breaks(hints.names_what_changes)
def nothing_is_said_of_what_is_won(_patch: Patch) -> AnyGame:
    return saying("refuel", None)


@breaks(hints.names_what_changes)
def a_wrong_figure_is_said(_patch: Patch) -> AnyGame:
    return saying("refuel", Phrase("hint-refuel", (("energy", 77),)))


@breaks(hints.names_what_changes)
def nobody_counts_what_a_seat_has(_patch: Patch) -> AnyGame:
    def nothing(_view: Any, _seat: Seat) -> Mapping[str, int]:
        return {}

    return replace(GAME, help=replace(GAME.help, holdings=nothing))


@breaks(hints.describes_menus)
def an_entry_of_a_menu_says_nothing(_patch: Patch) -> AnyGame:
    return saying("swap", None)


@breaks(hints.describes_menus)
def more_is_said_than_a_menu_shows(_patch: Patch) -> AnyGame:
    return saying("swap", Phrase("card", (("kind", "iron" * 25), ("value", 3))))


@breaks(hints.explains_what_is_asked)
def a_verb_has_no_clause(_patch: Patch) -> AnyGame:
    return replace(
        GAME,
        help=replace(
            GAME.help, clauses={k: v for k, v in GAME.help.clauses.items() if k != "swap"}
        ),
    )


def advising(thought: Thought) -> AnyGame:
    """The game with a computer player who is asked first and always thinks this."""
    return replace(
        GAME,
        minds=replace(
            GAME.minds, computers={"adviser": lambda *_: thought, **GAME.minds.computers}
        ),
    )


@breaks(hints.gives_its_reasons)
def advice_has_no_reason(_patch: Patch) -> AnyGame:
    return advising(Thought(Choice("bid", ("0",))))


@breaks(hints.gives_its_reasons)
def a_reason_that_is_no_sentence(_patch: Patch) -> AnyGame:
    return advising(Thought(Choice("bid", ("0",)), Phrase("hint-refuel", (("energy", 1),))))
