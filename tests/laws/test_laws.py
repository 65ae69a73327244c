"""Every law for every game.

Plain tests watch a short match of each game: dozens of positions where a look takes a moment, one
in eight of these where it only seems to, and a few where it takes long. Long ones watch ten matches
at least, with hundreds of positions. Deep ones look at every position where that does not take
long, and at a few positions of a thousand matches more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle
from typing import Any

import pytest
from _pytest.mark import ParameterSet

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


@dataclass(frozen=True, slots=True)
class Eyes:
    """How much is looked at.

    long: of a match of so many entries half as many are looked at closely; quick: so many positions
    where a look takes a moment; seldom: one in so many of these where it only seems to.
    """

    long: int
    quick: int
    seldom: int


FEW, SOME, ALMOST_EVERY = Eyes(30, 60, 8), Eyes(30, 250, 8), Eyes(1_000, LONGEST, 1)
"""For plain tests, for long ones, and for deep ones."""
MANY, PARTS = 1_000, 10
"""Matches of a game that take long, and in how many tests."""
RARELY, OFTEN = 1_000, 40
"""One position in so many of these is looked at closely, or looked at where that is quick."""
SHARES = 4
"""Tests that share the laws for the short match of a game."""
SLOW = ("delta_vee", "merchant_of_venus", "space_dealer")
"""Games of which all matches together take seconds, even where nobody looks."""
_MATCHES: dict[str, list[Plan]] = {}
_ENTRIES: dict[tuple[str, int], int] = {}


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
    if (game.slug, number) not in _ENTRIES:
        _ENTRIES[game.slug, number] = sum(1 for _ in play(game, matches(game)[number]))
    return _ENTRIES[game.slug, number]


def looked_at(game: AnyGame, number: int, eyes: Eyes) -> Plan:
    """A match, and where it is looked at; of the tiny game everywhere."""
    count, plan = entries(game, number), matches(game)[number]
    rarely = 1 if game is TINY else CLOSE * (1 + count // eyes.long)
    look, often = plan.chance % rarely, 1 + count // eyes.quick
    return replace(plan, rarely=rarely, look=look, often=often, seldom=eyes.seldom)


def name(thing: AnyGame | laws.Law) -> str:
    return thing.slug if isinstance(thing, Game) else thing.__name__


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("game", GAMES[1:], ids=name)
def test_a_short_match_keeps_every_law(game: AnyGame, share: int) -> None:
    plan = looked_at(game, covering.short(game.slug), FEW)

    laws.hold(under(game)[share::SHARES], game, replace(plan, brief=True))


def every_match() -> Iterator[ParameterSet]:
    """And with what eyes; of the tiny game long ones take no time."""
    for game in GAMES:
        long = [] if game is TINY else [pytest.mark.long]
        for number in range(len(matches(game))):
            which = f"{number}-{game.slug}"
            yield pytest.param(game, number, SOME, id=f"{which}-some", marks=long)
            deep = pytest.mark.deep
            yield pytest.param(game, number, ALMOST_EVERY, id=f"{which}-almost-every", marks=deep)


@pytest.mark.parametrize(("game", "number", "eyes"), list(every_match()))
def test_a_match_keeps_every_law(game: AnyGame, number: int, eyes: Eyes) -> None:
    laws.hold(under(game), game, looked_at(game, number, eyes))


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game.slug, marks=[pytest.mark.long] if game.slug in SLOW else [])
        for game in GAMES[1:]
    ],
)
def test_everything_happens_in_the_matches_that_the_laws_watch(game: AnyGame) -> None:
    wanted = covering.everything(game) - set(getattr(own(game), "SELDOM", ()))

    happened = set[str]().union(*(covering.occurring(game, plan) for plan in matches(game)))

    assert wanted - happened == set(), f"look for matches: {covering.__doc__}"


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("part", range(PARTS))
def test_many_matches_keep_every_law(game: AnyGame, part: int) -> None:
    for number, again in zip(range(part, MANY, PARTS), cycle(AGAIN), strict=False):
        plan = replace(drawn(game, MATCHES + number, RARELY, OFTEN), brief=True)
        laws.hold(under(game, [again]), game, plan)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_everything_that_may_be_said_has_a_text(game: AnyGame) -> None:
    words.has_texts(game)
