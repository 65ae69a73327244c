"""What a choice is sure to change of what its player has, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine import Choice, Phrase
from games.merchant_of_venus.holdings import NAMES
from games.merchant_of_venus.phrases import course_goal
from games.merchant_of_venus.view import CaptainView, View

COURSES = ("set-out", "fly-to")


class Said(NamedTuple):
    """A line, and which changes it tells: by holding the difference, or what is there then."""

    line: Phrase | None = None
    told: Mapping[str, int] = {}


def own(view: View) -> CaptainView:
    """The captain who looks."""
    assert view.viewer is not None, "a spectator makes no choice"
    return view.captains[view.viewer]


def sure(view: View, choice: Choice) -> dict[str, int]:
    """What it surely changes; of a course what its fights do, or else the landing."""
    if choice.verb in COURSES and choice.args:
        field = course_goal(choice.args[0])
        return on_the_way(view, choice.verb, field) or landing(view, field)
    return _prospect(view, choice.verb, choice.args)


def on_the_way(view: View, verb: str, field: str) -> dict[str, int]:
    """What the pirates surely change whom a course meets before it ends."""
    return _prospect(view, verb, (field,))


def _prospect(view: View, verb: str, ids: tuple[str, ...]) -> dict[str, int]:
    same = (each for each in view.prospects if (each.verb, each.ids) == (verb, ids))
    return dict(next((each.changes for each in same), ()))


def landing(view: View, field: str) -> dict[str, int]:
    """What a landing there surely changes."""
    return dict(next((changes for to, changes in view.arrivals if to == field), ()))


def with_changes(view: View, said: Said, changes: Mapping[str, int]) -> Phrase | None:
    """The line, and after it the changes of which it says nothing."""
    has = dict(zip(NAMES, own(view).counted, strict=True))
    rest = tuple(
        _piece(name, more, has[name] + more)
        for name, more in changes.items()
        if said.told.get(name) not in (abs(more), has[name] + more)
    )
    if not rest:
        return said.line
    sure_ = Phrase("venus-hint-sure", (("changes", rest),))
    if said.line is None:
        return sure_
    return Phrase("venus-hint-and", (("first", said.line), ("then", sure_)))


def _piece(name: str, more: int, then: int) -> Phrase:
    way = "more" if more > 0 else "less"
    return Phrase(f"venus-{way}-{name}", (("count", abs(more)), ("then", then)))
