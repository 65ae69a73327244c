"""What is said of a choice before it is made, game by game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.registry import shipped
from tests.tiny import GAME as TINY

from . import covering, hints, laws
from .plans import AnyGame, Plan
from .test_laws import matches, name

LAWS = (
    hints.names_what_changes,
    hints.describes_menus,
    hints.explains_what_is_asked,
    hints.gives_its_reasons,
)
GAMES = [TINY, *(title.game for title in shipped() if title.game.help.clauses)]
"""Those that say so much: all that are shipped. A small game of one's own may say less."""


SOME, MANY = 45, 15
"""One position in so many is looked at."""


def closely(plan: Plan, rarely: int) -> Plan:
    return replace(plan, rarely=rarely, look=plan.chance % rarely)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_what_is_said_of_choices_in_a_short_match_keeps_its_laws(game: AnyGame) -> None:
    laws.hold(LAWS, game, closely(matches(game)[covering.short(game.slug)], SOME))


@pytest.mark.parametrize(
    "rarely",
    [
        pytest.param(SOME, id="some", marks=pytest.mark.long),
        pytest.param(MANY, id="many", marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_what_is_said_of_choices_keeps_its_laws(game: AnyGame, rarely: int) -> None:
    for plan in matches(game):
        laws.hold(LAWS, game, closely(plan, rarely))
