"""What lies over every board: what is chosen is framed, and the last moves are numbered."""

from __future__ import annotations

from dataclasses import replace

from render import Board, Caption, Scene
from render.extent import extent
from render.overlay import near, whole
from render.palette import GOLD
from render.scene import Box, Disc, Group, Polygon, Text, names, walk
from render.signs import leaves, placed
from tests.saying import english

PLACES = {"a": (100, 100), "b": (400, 100), "c": (700, 500)}
CAPTION = Caption(english("tiny"), ("Ann", "Bob"))


def scene(_view: object, _caption: Caption) -> Scene:
    tiles = (
        Group(f"tile-{id_}", (Box(0, 0, 90, 90, "#223344"),), *at) for id_, at in PLACES.items()
    )
    return Scene((1024, 700), "#000000", (), tuple(tiles))


BOARD = Board(scene, lambda _v, _c: "", lambda _v, _c: "", places=("tile-{id}",))


def numbers(drawn: Scene) -> dict[str, Group]:
    return {each.name: each for each in placed(drawn.marks) if each.name.startswith("step-")}


def test_what_is_chosen_is_framed_where_it_stands() -> None:
    drawn = whole(BOARD, None, replace(CAPTION, chosen=frozenset({"b", "nowhere"})))

    assert names(drawn, "chosen") == ["chosen-b"]
    (frame,) = (each for each in placed(drawn.marks) if each.name == "chosen-b")
    left, top, right, bottom = extent((frame,))
    assert left < 400
    assert top < 100
    assert right > 490
    assert bottom > 190


def test_moves_are_numbered_beside_their_places_and_the_last_is_golden() -> None:
    drawn = whole(BOARD, None, replace(CAPTION, trail=(("a",), ("b",), ("nowhere",), ("a", "c"))))

    found = numbers(drawn)
    assert sorted(found) == ["step-1", "step-2", "step-4"]
    for step, place in (("step-1", "a"), ("step-2", "b"), ("step-4", "c")):
        x, y = PLACES[place]
        (disc,) = (each for each in placed((found[step],)) if each.name.startswith("number-"))
        assert abs(disc.x - x - 45) < 130
        assert abs(disc.y - y - 45) < 130
        (tip,) = (mark.points[-1] for mark in found[step].marks if isinstance(mark, Polygon))
        assert x <= tip[0] <= x + 90
        assert y <= tip[1] <= y + 90
    fills = {
        name: disc.fill
        for name, each in found.items()
        for disc, _, _ in leaves((each,))
        if isinstance(disc, Disc)
    }
    assert [name for name, fill in fills.items() if fill == GOLD] == ["step-4"]


def test_of_two_moves_in_a_row_at_one_place_the_last_number_stands_there() -> None:
    drawn = whole(BOARD, None, replace(CAPTION, trail=(("a",), ("a",), ("b",))))

    assert sorted(numbers(drawn)) == ["step-2", "step-3"]


def test_numbers_lie_over_no_words_and_not_over_one_another() -> None:
    worded = replace(
        BOARD,
        scene=lambda view, caption: replace(
            scene(view, caption),
            marks=(*scene(view, caption).marks, Text(145, 60, "a long name", 34, "#ffffff")),
        ),
    )
    drawn = whole(worded, None, replace(CAPTION, trail=(("a",), ("b",), ("a",))))

    words = [
        extent((mark,)) for mark in walk(drawn) if isinstance(mark, Text) and len(mark.words) > 1
    ]
    discs = [extent((each,)) for each in numbers(drawn).values()]
    for n, (left, top, right, bottom) in enumerate(discs):
        for other in (*words, *discs[n + 1 :]):
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top


def test_a_near_view_has_both_and_may_be_missing() -> None:
    said = replace(CAPTION, chosen=frozenset({"a"}))

    assert near(BOARD, None, said) is None
    shown = near(replace(BOARD, near=scene), None, said)
    assert shown is not None
    assert names(shown, "chosen") == ["chosen-a"]
