"""What is on a picture follows from a view and a caption: so these may be compared instead."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, islice
from typing import Any, TypeAlias

import pytest

from bot.registry import RegisteredGame, shipped
from engine import Dice, Seat, active_seats, copy, dump, load
from render.board import Board, Caption
from render.callouts import callouts, spots
from render.legend import legend, pages, sentences
from render.overlay import near, whole
from render.scene import Group, Scene
from tests.laws.plans import AnyGame, drawn, play
from tests.render.positions import caption

from .unpainted import told

APART = 15
"""Entries from one position that is looked at to the next."""
FEW, MANY, SIGNS = 3, 72, 6
"""Pictures of a game that are drawn twice, and legends, which take long."""

of_games = pytest.mark.parametrize("title", list(shipped()), ids=lambda title: title.cover.slug)
Scenes: TypeAlias = Callable[[Any, Caption], Scene]
Draws: TypeAlias = Callable[[Board[Any], "Sight"], Sequence[object]]
Sight: TypeAlias = tuple[Any, Caption]
"""What pictures are made from."""


def pairs(game: AnyGame) -> Iterator[tuple[Sight, Sight, bool]]:
    """The same in two worlds of which the viewer cannot tell which is theirs, and if they differ.

    At each position of whoever watches, of one who is asked, and of another player.
    """
    for state in states(game):
        asked, before = next(iter(active_seats(state)), Seat(0)), dump(state)
        for viewer in (None, asked, Seat((asked + 1) % state.seats)):
            other = load(game, before)
            game.rules.resample_hidden(other, viewer, Dice(f"{state.now:032x}"))
            yield sight(game, state, viewer), sight(game, other, viewer), dump(other) != before


def states(game: AnyGame) -> Iterator[Any]:
    """Positions of random matches, each with other options and at another table."""
    for number in count():
        plan = replace(drawn(game, number), players=("random",))
        for moment in islice(play(game, plan), APART, 3 * APART, APART):
            yield copy(game, moment.state)


def sight(game: AnyGame, state: Any, viewer: Seat | None) -> Sight:
    """With what may be chosen lit up, a choice half made, and the last moves."""
    words = caption(game, state, viewer)
    lit = sorted(words.highlighted)
    trail = tuple((each,) for each in lit[:2])
    return game.rules.view(state, viewer), replace(words, chosen=frozenset(lit[-1:]), trail=trail)


def scenes(board: Board[Any], of: Sight) -> list[Scene | None]:
    """All that is painted for a viewer."""
    return [whole(board, *of), near(board, *of), board.hand(*of)]


def signs(board: Board[Any], of: Sight) -> list[object]:
    """What a viewer is told of the signs on a board."""
    scene, words = board.scene(*of), of[1]
    listed = [legend(board, scene, words, page) for page in range(pages(board, scene))]
    numbered = callouts(scene, spots(board, scene, words), words)
    return [*listed, sentences(board, scene, words), numbered]


def compare(title: RegisteredGame, many: int, drawn_: Draws = scenes) -> None:
    """Draw in one world, then in the other, the last first, so that other pictures lie between."""
    found = list(islice(pairs(title.game), many))
    here = [drawn_(title.board, one) for one, _, _ in found]
    there = [drawn_(title.board, other) for _, other, _ in reversed(found)]
    for (one, other, _), this, that in zip(found, here, reversed(there), strict=True):
        assert told(one) == told(other)
        assert this == that, "another picture of the same"
    assert any(differs for *_, differs in found), "nothing was hidden"


@pytest.mark.parametrize(
    "many", [pytest.param(FEW, id=""), pytest.param(MANY, id="long", marks=pytest.mark.long)]
)
@of_games
def test_a_scene_follows_from_a_view_and_a_caption(title: RegisteredGame, many: int) -> None:
    compare(title, many)


def test_a_legend_and_callouts_follow_from_a_scene_and_a_caption() -> None:
    compare(shipped()["space_mission"], 1, signs)


@pytest.mark.long
@of_games
def test_all_legends_and_callouts_follow_from_a_scene_and_a_caption(title: RegisteredGame) -> None:
    compare(title, SIGNS, signs)


def remembers(right: Scenes) -> Scenes:
    """A scene that shows which view was drawn before it."""
    last = [""]

    def wrong(view: Any, caption: Caption) -> Scene:
        marks, last[0] = (Group(last[0], ()),), told(view)
        return replace(right(view, caption), marks=marks)

    return wrong


def counts(right: Scenes) -> Scenes:
    """A scene that is numbered."""
    number = count()
    return lambda view, caption: replace(right(view, caption), size=(1024, next(number)))


@pytest.mark.parametrize("plant", [remembers, counts])
def test_a_scene_that_follows_from_something_else_is_found(
    plant: Callable[[Scenes], Scenes],
) -> None:
    title = shipped()["space_mission"]
    board = replace(title.board, scene=plant(title.board.scene))

    with pytest.raises(AssertionError, match="another picture of the same"):
        compare(replace(title, board=board), FEW)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"a": 1}, {"a": 2}),
        ((1, "1"), (1, 1)),
        ((frozenset("ab"),), (frozenset("a"),)),
        ([1, (2,)], [1, (3,)]),
        (len("a"), None),
    ],
)
def test_what_differs_is_told_apart(one: object, other: object) -> None:
    assert told(one) != told(other)


def test_what_a_repr_leaves_out_is_told() -> None:
    assert told(Beside(1)) != told(Beside(2))


@dataclass(frozen=True)
class Beside:
    """Something with a part that its repr does not show."""

    part: int = field(repr=False)


def test_equal_sets_are_told_alike() -> None:
    one, other = frozenset(["a", "i", "q"]), frozenset(["q", "i", "a"])

    assert told(one) == told(other)


def test_nobody_can_tell_all_of_what_may_hold_anything() -> None:
    with pytest.raises(TypeError):
        told(object())
