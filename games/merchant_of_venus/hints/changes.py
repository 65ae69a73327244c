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
    """What it surely changes; of a course what the landing does."""
    if choice.verb in COURSES and choice.args:
        return landing(view, course_goal(choice.args[0]))
    same = (each for each in view.prospects if (each.verb, each.ids) == (choice.verb, choice.args))
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
