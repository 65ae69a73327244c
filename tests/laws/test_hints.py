"""What is said of a choice before it is made, game by game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.registry import shipped

from . import hints, laws
from .plans import AnyGame
from .test_laws import matches

LAWS = (hints.names_what_changes, hints.describes_menus, hints.explains_what_is_asked)


GAMES = [title.game for title in shipped() if title.game.clauses]
"""Those that say so much; before the last does, the laws join the others."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(game: AnyGame, law: laws.Law) -> None:
    for plan in matches(game):
        laws.hold([law], game, replace(plan, rarely=15, look=plan.chance % 15))
