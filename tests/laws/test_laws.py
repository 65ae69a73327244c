"""Every law for every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.registry import shipped
from engine import Game
from tests.tiny import GAME as TINY

from . import laws, words
from .plans import AnyGame, Plan, plans, play

GAMES: tuple[AnyGame, ...] = (TINY, *(title.game for title in shipped()))

ALWAYS = (
    laws.ends,
    laws.replays,
    laws.always_waits_for_something,
    laws.seals_what_cannot_be_undone,
    laws.conserves_pieces,
    laws.tells_in_pairs,
    laws.scores_as_it_stands,
    laws.wakes_late_as_in_time,
)
"""Looked at in every position of a match."""
CLOSELY = (
    laws.survives_snapshots,
    laws.offers_well,
    laws.hides_orders,
    laws.tells_no_result_early,
    laws.applies_what_it_offers,
    laws.has_a_way_out,
    laws.keeps_secrets,
    laws.shows_spectators_least,
    laws.wakes_for_nothing_without_trace,
    laws.rests_as_the_log_says,
    words.says_what_happens,
)
"""Looked at in some positions, because a look takes longer than a move."""


def own(slug: str) -> ModuleType | None:
    """The laws that hold for one game alone: ``tests/games/<slug>/laws.py``."""
    name = f"tests.games.{slug}.laws"
    return import_module(name) if find_spec(name) else None


def cases() -> Iterator[tuple[AnyGame, laws.Law, bool]]:
    """Every game with every law that it is under, and whether a look takes long."""
    for game in GAMES:
        mine = None if game is TINY else own(game.slug)
        for law in (*ALWAYS, *getattr(mine, "ALWAYS", ())):
            yield game, law, False
        for law in (*CLOSELY, *getattr(mine, "CLOSELY", ())):
            yield game, law, True


LONG = 250
"""Entries of a match that is looked at in fewer places, and of which fewer are played."""


@cache
def length(slug: str) -> int:
    """How many entries a random match of a game has, roughly."""
    game = next(game for game in GAMES if game.slug == slug)
    options = game.options().model_dump(mode="json")
    seats = game.seats[len(game.seats) // 2]
    plan = Plan(seats=seats, options=options, seed=1, chance=1, look=0)
    return sum(1 for _ in play(game, plan))


def name(thing: AnyGame | laws.Law) -> str:
    return thing.slug if isinstance(thing, Game) else thing.__name__


@pytest.mark.parametrize(
    ("game", "law", "closely"),
    [pytest.param(*case, id=f"{name(case[1])}-{name(case[0])}") for case in cases()],
)
def test_a_law_holds(game: AnyGame, law: laws.Law, closely: bool) -> None:  # noqa: FBT001
    times = 1 + length(game.slug) // LONG
    rarely = 13 * times if closely and game is not TINY else 1
    examples = 40 if game is TINY else max(5, 10 // times)

    @settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.data())
    def holds(data: st.DataObject) -> None:
        law(game, data.draw(plans(game, rarely)))

    holds()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_everything_that_may_be_said_has_a_text(game: AnyGame) -> None:
    words.has_texts(game)
