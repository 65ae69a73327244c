"""Pictures of whole matches: of those in which everything happens, and of some of computers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from bot.registry import RegisteredGame, shipped
from engine import Seat
from tests.laws import covering
from tests.laws.plans import AnyGame, Plan, Script, drawn, play

from .positions import Seen, pictures

TITLES = [title for title in shipped() if title.board.signs]
NAMES = ("Ann", "Bartholomew the Great", "Cyd", "Dee", "Eve", "Fay", "Gus", "Hal")
MATCHES = 2
"""Matches of computers, beside the kept ones in which everything happens."""
OFTEN, MOST, FEW = 400, 40, 2
"""Of a match, about: positions of which the public picture is looked at for signs that were in no
other, besides what each verb did first; those of which all pictures are looked at, with all
thoroughness; and, of these, those of which they always are, and get a legend."""


def title_of(slug: str) -> RegisteredGame:
    """The game with its board."""
    return next(title for title in TITLES if title.cover.slug == slug)


def plans(game: AnyGame) -> list[Plan]:
    """The matches that are looked at."""
    drawn_ = [replace(drawn(game, number), players=("mind",)) for number in range(MATCHES)]
    return [*covering.kept(game.slug), *(replace(plan, script=Script()) for plan in drawn_)]


def spread(game: AnyGame, plan: Plan, *many: int) -> Iterator[tuple[int, Any]]:
    """About so many positions of a match, its end among them, each after which entry it stands.

    Where several numbers are named, those that are among all of so many.
    """
    entries = sum(1 for _ in play(game, plan))
    for number, moment in enumerate(play(game, plan)):
        if all(number % (1 + entries // each) == 0 for each in many) or moment.state.over:
            yield number, moment.state


def first_and_spread(game: AnyGame, plan: Plan, many: int) -> Iterator[tuple[int, Any]]:
    """What each verb did first, and about so many positions besides."""
    entries, verbs = sum(1 for _ in play(game, plan)), set[str]()
    for number, moment in enumerate(play(game, plan)):
        verb = moment.entry.choice.verb if moment.entry is not None else ""
        if number % (1 + entries // many) == 0 or verb not in verbs or moment.state.over:
            verbs.add(verb)
            yield number, moment.state


def looks(title: RegisteredGame, state: Any, where: str = "") -> list[Seen]:
    """All pictures of a position: for everybody, and for each seat with what is on offer."""
    viewers = (None, *map(Seat, range(state.seats)))
    return list(pictures(title.board, title.game, state, where, viewers, NAMES))


def all_at(title: RegisteredGame, *many: int) -> Iterator[list[Seen]]:
    """All pictures of about so many positions of each match: see ``spread``."""
    for plan in plans(title.game):
        for _, state in spread(title.game, plan, *many):
            yield looks(title, state)


def public(title: RegisteredGame, many: int) -> Iterator[list[Seen]]:
    """The public pictures of so many positions and more, beginning with the rarest matches."""
    for plan in reversed(plans(title.game)):
        for _, state in first_and_spread(title.game, plan, many):
            seen = pictures(title.board, title.game, state, "", (None,), NAMES)
            yield [each for each in seen if each.which == "whole"]


@cache
def watched(slug: str) -> tuple[Seen, ...]:
    """The pictures of a game that are always looked at, and get a legend."""
    return tuple(seen for some in all_at(title_of(slug), MOST, FEW) for seen in some)
