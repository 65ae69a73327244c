"""Steps and events of a game are found by having been written."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

from bot.registry import shipped
from engine import Event, Step, written
from tests.laws.plans import AnyGame

GAMES = [title.game for title in shipped()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_no_step_and_no_event_is_in_a_module_that_the_game_does_not_load(game: AnyGame) -> None:
    package: ModuleType = import_module(f"games.{game.slug}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)

    assert written(Step, package.__name__) == game.rules.steps
    of_the_kernel = written(Event, "engine")
    own = tuple(kind for kind in game.rules.events if kind not in of_the_kernel)
    assert written(Event, package.__name__) == own
    assert len(game.rules.steps) > 1
    assert game.rules.events


def test_a_game_does_not_take_the_classes_of_one_whose_name_begins_like_its_own() -> None:
    of_one = set(written(Event, "games.delta_v"))

    assert of_one
    assert of_one.isdisjoint(written(Event, "games.delta_vee"))
