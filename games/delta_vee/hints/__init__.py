"""What a choice comes to and what it wastes, for a line beside it: from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from engine import Choice, Phrase
from games.delta_vee.view import View

from . import answering, deploying, firing, planning, struck, waiting
from .ahead import follows
from .answering import proposes as proposes
from .said import sentences

Sayer: TypeAlias = Callable[[View, Sequence[str]], Phrase | None]
"""From the view and the ids of a choice."""


def hint(view: View, choice: Choice) -> Phrase | None:
    """What a choice costs and brings, and what surely follows it."""
    sayer = HINTS.get(choice.verb)
    return sayer(view, choice.args) if sayer is not None and view.seat is not None else None


def warning(view: View, choice: Choice) -> Phrase | None:
    """What is lost or goes wrong by it."""
    sayer = WARNINGS.get(choice.verb)
    return sayer(view, choice.args) if sayer is not None and view.seat is not None else None


def _done(view: View, _args: Sequence[str]) -> Phrase | None:
    """The end of a phase, of a swing, or of the question who moves first."""
    match view.phase, view.decision:
        case "fire", _:
            return firing.ended(view)
        case "command", _:
            return planning.all_given(view)
        case _, "pass-planet":
            return planning.swung(view)
    return sentences(Phrase("hint-usual-order"), follows(view))


HINTS: Final[Mapping[str, Sayer]] = {
    "place": deploying.placed,
    "head": deploying.headed,
    "speed": deploying.sped,
    "stow": deploying.stowed,
    "unstow": deploying.unstowed,
    "as-printed": deploying.left_as_printed,
    "unit": planning.in_hand,
    "order": planning.ordered,
    "back": planning.taken_back,
    "again": planning.repeated,
    "recall": planning.recalled,
    "give": planning.given,
    "done": _done,
    "fire": firing.fired,
    "launch": firing.launched,
    "release": firing.released,
    "move": waiting.moved,
    "hit": struck.hit,
    "intercept": struck.attacked,
    "order-raise": waiting.raised,
    "order-hunt": waiting.hunted,
    "order-orbit": waiting.orbited,
    **dict.fromkeys(("order-coast", "order-hold"), answering.waited),
    "order-mover": answering.left_to_the_list,
    "order-part": answering.aimed,
    "order-prey": answering.hunting,
}
WARNINGS: Final[Mapping[str, Sayer]] = {
    "speed": deploying.too_fast,
    "unit": firing.finished,
    "order": planning.endangered,
    "again": planning.repeats_danger,
    "recall": planning.recalls_danger,
    "give": planning.gives_danger,
    **dict.fromkeys(("launch", "release"), firing.in_danger),
    **dict.fromkeys(("order-coast", "order-hold"), answering.too_near),
}
