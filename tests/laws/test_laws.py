"""Every law for every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from typing import Any

import pytest

from bot.registry import shipped
from engine import Game
from tests.tiny import GAME as TINY

from . import covering, imagining, laws, obeying, scores, shortcuts, telling, undoing, words
from .plans import LONGEST, AnyGame, Plan, Script, drawn, play

GAMES: tuple[AnyGame, ...] = (TINY, *(title.game for title in shipped()))

ALWAYS = (
    laws.ends,
    laws.always_waits_for_something,
    laws.seals_what_cannot_be_undone,
    laws.conserves_pieces,
    telling.tells_in_pairs,
    obeying.disarms_with_a_reason,
)
"""Looked at in every position of a match."""
AGAIN = (laws.replays, laws.wakes_late_as_in_time, scores.tells_what_decided)
"""Each plays the whole match once more: of many matches every third one."""
CLOSELY = (
    scores.scores_as_it_stands,
    scores.ends_as_it_stands,
    scores.ends_by_resigning,
    laws.survives_snapshots,
    laws.offers_well,
    laws.gives_reasons,
    telling.hides_orders,
    obeying.answers_as_by_hand,
    obeying.orders_are_listed_and_cancelled,
    obeying.obeys_by_what_is_known,
    laws.tells_no_result_early,
    laws.applies_what_it_offers,
    laws.has_a_way_out,
    telling.keeps_secrets,
    telling.tells_nothing_by_letters,
    telling.shows_spectators_least,
    laws.wakes_for_nothing_without_trace,
    laws.rests_as_the_log_says,
    undoing.takes_back,
    undoing.renews_what_nobody_knows,
    words.says_what_happens,
    shortcuts.proposes_what_is_on_offer,
    shortcuts.gathers_what_goes_together,
    imagining.imagines_what_may_be,
    imagining.imagines_by_what_is_known,
    imagining.decides_by_what_is_known,
    imagining.speaks_of_what_all_may_know,
)
"""Looked at in some positions, because a look takes longer than a move."""

MATCHES = 10
"""Of a game at least, each with other options, seats and players."""
CLOSE = 13
"""One position in so many is looked at closely, but in a long match fewer."""
SOME, QUICK = 30, 250
"""In a match of so many entries half as many; and so many positions where a look is quick."""
ALMOST, EVERY = 1_000, LONGEST
"""The same when there is time for what takes long."""
MANY, PARTS = 1_000, 10
"""Matches of a game that take long, and in how many tests."""
RARELY, OFTEN = 1_000, 40
"""One position in so many of these is looked at closely, or looked at where that is quick."""
_MATCHES: dict[str, list[Plan]] = {}


def own(game: AnyGame) -> Any:
    """What a game says itself of its matches: LAWS, and perhaps SELDOM."""
    name = f"tests.games.{game.slug}.laws"
    return import_module(name) if game is not TINY and find_spec(name) else None


def under(game: AnyGame, again: Sequence[laws.Law] = AGAIN) -> list[laws.Law]:
    """The laws that a game is under, its own included (``tests/games/<slug>/laws.py``)."""
    return [*ALWAYS, *again, *CLOSELY, *getattr(own(game), "LAWS", ())]


def matches(game: AnyGame) -> list[Plan]:
    """Those in which everything happens, and more by lot."""
    if game.slug not in _MATCHES:
        plans = covering.kept(game.slug)
        more = [drawn(game, number) for number in range(MATCHES - len(plans))]
        _MATCHES[game.slug] = [*plans, *(replace(plan, script=Script()) for plan in more)]
    return _MATCHES[game.slug]


def entries(game: AnyGame, number: int) -> int:
    """How many entries a match has."""
    return sum(1 for _ in play(game, matches(game)[number]))


def name(thing: AnyGame | laws.Law) -> str:
    return thing.slug if isinstance(thing, Game) else thing.__name__


@pytest.mark.parametrize(
    ("long", "quick"),
    [
        pytest.param(SOME, QUICK, id="some"),
        pytest.param(ALMOST, EVERY, id="almost-every", marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize(
    ("game", "number"),
    [
        pytest.param(game, number, id=f"{number}-{game.slug}")
        for game in GAMES
        for number in range(len(matches(game)))
    ],
)
def test_a_match_keeps_every_law(game: AnyGame, number: int, long: int, quick: int) -> None:
    count = entries(game, number)
    rarely = 1 if game is TINY else CLOSE * (1 + count // long)
    often = 1 + count // quick

    plan = matches(game)[number]
    look = plan.chance % rarely
    laws.hold(under(game), game, replace(plan, rarely=rarely, look=look, often=often))


@pytest.mark.parametrize("game", GAMES[1:], ids=name)
def test_everything_happens_in_the_matches_that_the_laws_watch(game: AnyGame) -> None:
    wanted = covering.everything(game) - set(getattr(own(game), "SELDOM", ()))

    happened = set[str]().union(*(covering.occurring(game, plan) for plan in matches(game)))

    assert wanted - happened == set(), f"look for matches: {covering.__doc__}"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("part", range(PARTS))
def test_many_matches_keep_every_law(game: AnyGame, part: int) -> None:
    for number, again in zip(range(part, MANY, PARTS), cycle(AGAIN), strict=False):
        laws.hold(under(game, [again]), game, drawn(game, MATCHES + number, RARELY, OFTEN))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_everything_that_may_be_said_has_a_text(game: AnyGame) -> None:
    words.has_texts(game)
