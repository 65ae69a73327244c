"""Numbers point at what newcomers should know of a picture, and hide none of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import hypot

import pytest

from bot.present import lobby
from bot.registry import RegisteredGame
from engine import Seat, active_seats
from render import Caption, Scene
from render.callouts import callouts, spots
from render.extent import extent
from render.legend import said
from render.paint import Painter
from render.pointing import DISC, Spot
from render.scene import Text, walk
from render.sheet import Bounds
from render.signs import matched, placed
from tests.saying import english

from .positions import NAMES, caption, pictures, positions
from .watching import TITLES, title_of

GAMES = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.cover.slug)
FEW = 12
"""Positions of a match."""
ADDED = 40 * 1024
"""Bytes that the numbers and what they say may add to a picture."""
OWN = {
    "delta_v": ("crew", "bribe", "berth", "points"),
    "space_mission": ("gate-probes",),
    "space_dealer": ("home", "power", "points", "level", "markers"),
    "delta_vee": ("ship",),
    "merchant_of_venus": ("ship",),
}
"""Signs that each player has for themselves."""


def sample(title: RegisteredGame) -> Scene:
    """The picture of the lobby."""
    return lobby._scene(title, english(title.cover.slug))


def words_of(title: RegisteredGame) -> Caption:
    return Caption(english(title.cover.slug), NAMES, phrase=title.game.help.phrase)


@cache
def pointed_at(slug: str) -> list[Spot]:
    """Where the numbers in the picture of the lobby stand: thousands of places are tried."""
    title = title_of(slug)
    return spots(title.board, sample(title), words_of(title))


@cache
def numbered(slug: str) -> Scene:
    """The picture of the lobby with numbers."""
    title = title_of(slug)
    return callouts(sample(title), pointed_at(slug), words_of(title))


@GAMES
def test_every_callout_is_to_be_seen_in_the_picture_of_the_lobby(title: RegisteredGame) -> None:
    there = [spot.found.sign.name for spot in pointed_at(title.cover.slug)]

    assert there == list(title.board.callouts)
    assert 5 <= len(there) <= 8


@GAMES
def test_numbers_stand_beside_their_signs_and_hide_none_of_them(title: RegisteredGame) -> None:
    stand_well(sample(title), pointed_at(title.cover.slug))


@pytest.mark.long
@GAMES
def test_numbers_stand_well_in_the_pictures_of_matches(title: RegisteredGame) -> None:
    board, game = title.board, title.game
    for where, state in positions(game, max(game.cover.seats), FEW):
        for each in pictures(board, game, state, where):
            if each.which == "whole":
                stand_well(each.scene, spots(board, each.scene, words_of(title)))


def stand_well(scene: Scene, found: Sequence[Spot]) -> None:
    """Check that numbers stand beside their signs in the picture, and hide none of them."""
    for spot in found:
        x, y = spot.at
        assert DISC <= x <= scene.size[0] - DISC
        assert DISC <= y <= scene.size[1] - DISC
        assert all(distance(other.bounds, spot.at) >= DISC for other in found)
        assert distance(spot.bounds, spot.at) <= 6 * DISC
    for one, other in combinations(found, 2):
        assert hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) >= 2 * DISC


def distance(bounds: Bounds, at: tuple[int, int]) -> float:
    left, top, right, bottom = bounds
    x, y = min(max(at[0], left), right), min(max(at[1], top), bottom)
    return hypot(x - at[0], y - at[1])


@GAMES
def test_a_lesson_points_at_what_is_the_viewers_own(title: RegisteredGame) -> None:
    """Each viewer of a match sees other places pointed at on the same board."""
    game, signs = title.game, OWN[title.cover.slug]
    _, state = next(iter(positions(game, min(n for n in game.cover.seats if n > 1), 1)))

    def pointed(seat: Seat) -> Sequence[tuple[str, Bounds]]:
        view = game.rules.view(state, seat)
        words = replace(caption(game, state, None), own=title.board.own(view))
        there = spots(title.board, title.board.scene(view, words), words, signs)
        return [(spot.found.sign.name, spot.bounds) for spot in there]

    found = [pointed(Seat(seat)) for seat in range(state.seats)]

    assert all(found)
    for one, other in combinations(found, 2):
        assert not set(one) & set(other)


def test_a_lesson_points_at_what_may_be_chosen_rather_than_at_another() -> None:
    title = title_of("space_mission")
    told = 0
    for _, state in positions(title.game, 3, FEW):
        for seat in active_seats(state):
            view = title.game.rules.view(state, seat)
            words = replace(caption(title.game, state, seat), own=title.board.own(view))
            scene = title.board.scene(view, words)
            lit = [
                extent((group,))
                for group in placed((*scene.backdrop, *scene.marks))
                if matched("site-{id}", group.name) in words.highlighted
            ]
            for spot in spots(title.board, scene, words, ("jump",)) if lit else ():
                assert any(within(spot.bounds, each) for each in lit)
                told += 1
    assert told


def within(one: Bounds, other: Bounds) -> bool:
    left, top, right, bottom = other
    return left <= one[0] and top <= one[1] and one[2] <= right and one[3] <= bottom


@GAMES
def test_below_the_picture_stands_what_the_numbers_mean(title: RegisteredGame) -> None:
    scene, words = sample(title), words_of(title)
    pointing = numbered(title.cover.slug)
    written = " ".join(
        mark.words for mark in walk(pointing) if isinstance(mark, Text) and mark not in scene.marks
    )

    assert pointing.marks[: len(scene.marks)] == scene.marks
    for spot in pointed_at(title.cover.slug):
        assert said(spot.found, words) in written


@GAMES
def test_numbers_do_not_make_a_picture_heavy(title: RegisteredGame) -> None:
    painter = Painter()

    picture = painter.paint(numbered(title.cover.slug))

    assert len(picture) <= len(painter.paint(sample(title))) + ADDED


@GAMES
def test_numbers_stand_at_the_same_places_each_time(title: RegisteredGame) -> None:
    assert spots(title.board, sample(title), words_of(title)) == pointed_at(title.cover.slug)


@pytest.mark.long
@GAMES
def test_a_picture_with_numbers_is_the_same_each_time(title: RegisteredGame) -> None:
    picture, other = (Painter().paint(numbered(title.cover.slug)) for _ in range(2))

    assert picture == other
