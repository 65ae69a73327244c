"""An answer costs what the file of figures says: counted and not timed, so alike on every machine.

Counted are calls by room, and what is dear: views, offers, hints, texts, scenes, what is painted of
them, statements, and what is sent. Figures are written anew with one command, see answer_costs.py.
"""

from __future__ import annotations

import pytest

import games

from .answer_costs import allowed, differences, named
from .answers import PARTS, cost_of

GAMES = [each.slug for each in games.ALL]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", GAMES)
async def test_answers_cost_what_they_have_cost(game: str, part: str) -> None:
    cost = await cost_of(game, PARTS[part])

    assert list(differences(named(game, part), cost, allowed(game, part))) == []


def test_what_costs_more_is_named_with_its_room() -> None:
    may = {"bot/present": 1_000, "minds": 3, "views": 10, "texts": 200}

    (told,) = differences("delta_v, by hand", {**may, "bot/present": 1_051}, may)
    (seen,) = differences("delta_v, by hand", {**may, "views": 11}, may)
    (new,) = differences("delta_v, by hand", {**may, "render": 300}, may)

    assert told.startswith(
        "delta_v, by hand: 1,051 calls in bot/present, and the figure is 1,000; 1,050 are allowed."
    )
    assert seen.startswith("delta_v, by hand: 11 views, and the figure is 10; 10 are allowed.")
    assert "300 calls in render, and the figure is 0" in new


def test_what_costs_less_has_its_figure_lowered() -> None:
    may = {"bot/present": 1_000, "views": 10}

    (told,) = differences("delta_v, by hand", {"bot/present": 949, "views": 10}, may)

    assert told.startswith(
        "delta_v, by hand: 949 calls in bot/present, and the figure is 1,000. Well done: lower it"
    )


def test_little_is_no_difference() -> None:
    may = {"bot/present": 1_000, "minds": 3, "texts": 200}

    assert not [*differences("", {"bot/present": 1_050, "minds": 13, "texts": 190}, may)]
