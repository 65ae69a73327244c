"""What is said of a choice before it is made, game by game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.registry import shipped
from tests.tiny import GAME as TINY

from . import hints, laws
from .plans import AnyGame
from .test_laws import matches, name

LAWS = (
    hints.names_what_changes,
    hints.describes_menus,
    hints.explains_what_is_asked,
    hints.gives_its_reasons,
)
GAMES = [TINY, *(title.game for title in shipped() if title.game.clauses)]
"""Those that say so much: all that are shipped. A small game of one's own may say less."""


@pytest.mark.parametrize(
    "rarely",
    [
        pytest.param(45, id="some"),
        pytest.param(15, id="many", marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("law", LAWS, ids=name)
def test_what_is_said_of_choices_keeps_its_laws(game: AnyGame, law: laws.Law, rarely: int) -> None:
    """One position in ``rarely`` is looked at."""
    for plan in matches(game):
        laws.hold([law], game, replace(plan, rarely=rarely, look=plan.chance % rarely))
