"""Films: what they show, frame for frame, and how large they may be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.film.change import moves
from render.film.film import LAST, PART, TooLarge, film
from render.film.since import Changes
from render.film.still import STRIP, Still, frame, framed
from render.paint import Painter
from render.palette import SEATS, SPACE
from render.scene import Box, Disc, Group, Mark, Scene, Text, names
from render.signs import placed

from .test_overlay import BOARD

SIZE = (1024, 600)
PIECES = ("ship-*",)


def scene(*marks: Mark) -> Scene:
    return Scene(SIZE, SPACE, (Box(100, 100, 300, 300, "#1f2b52"),), marks)


def ship(seat: int, x: int, y: int) -> Group:
    return Group(f"ship-{seat}", (Disc(0, 0, 40, SEATS[seat].colour),), x, y)


def tile(id_: str, x: int, colour: str) -> Group:
    return Group(f"tile-{id_}", (Box(0, 0, 80, 80, colour),), x, 450)


COURSE = [
    scene(tile("b", 300, "#00ff00"), ship(0, 200, 200), ship(1, 800, 200)),
    scene(tile("b", 300, "#00ff00"), ship(0, 500, 200), ship(1, 800, 200)),
    scene(tile("b", 300, "#00ff00"), ship(0, 500, 200)),
    scene(tile("b", 300, "#0000ff"), ship(0, 500, 500), tile("a", 100, "#ff0000")),
]


def stills(scenes: Sequence[Scene]) -> list[Still]:
    return [Still(each, (f"Move {n}",), (n, 2 * n)) for n, each in enumerate(scenes)]


def pictures(row: Sequence[Still]) -> list[Scene]:
    """The stills as they stand in a film."""
    return list(framed(row, frame(row), len(row)))


def since(scenes: Sequence[Scene], trail: Sequence[Sequence[str]] = ()) -> Scene:
    """The picture of what has changed from the first scene to the last."""
    changes = Changes(MOVING)
    for each in scenes:
        changes.add(each)
    return changes.scene(trail)


def frames(made: bytes) -> list[tuple[Image.Image, int]]:
    """Every frame as it stands on the screen, and for how long, in milliseconds."""
    found = []
    with Image.open(BytesIO(made)) as moving:
        for n in range(getattr(moving, "n_frames", 1)):
            moving.seek(n)
            found.append((moving.convert("RGB"), int(moving.info["duration"])))
    return found


def test_each_position_stands_as_the_painter_makes_it() -> None:
    shown = [each for each, span in frames(film(stills(COURSE), ())) if span > 100]

    assert len(shown) == len(COURSE)
    for picture, wanted in zip(shown, pictures(stills(COURSE)), strict=True):
        with Image.open(BytesIO(Painter(part=PART).paint(wanted))) as alone:
            assert ImageChops.difference(picture, alone.convert("RGB")).getbbox() is None


def test_a_piece_is_shown_on_its_way_between_two_positions() -> None:
    made = frames(film(stills(COURSE), PIECES))

    between = [each for each, span in made if span < 100]
    assert len(between) == 4  # two for each of the two moves
    at = [x for x in range(0, 512, 4) if near(between[0].getpixel((x, 100)), SEATS[0].colour)]
    assert 100 < sum(at) / len(at) < 250


def near(pixel: object, colour: str) -> bool:
    assert isinstance(pixel, tuple)
    wanted = tuple(int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return all(abs(a - b) < 12 for a, b in zip(pixel, wanted, strict=True))


def test_a_move_takes_at_most_three_frames_and_the_last_stays_longest() -> None:
    made = frames(film(stills(COURSE), PIECES))

    assert len(made) <= 3 * len(COURSE)
    assert [span for _, span in made].index(10 * LAST) == len(made) - 1


def test_what_happened_and_the_score_stand_below_on_pictures_of_one_size() -> None:
    tall = Scene((1024, 700), SPACE, (), ())

    shown = pictures([*stills(COURSE), Still(tall, ("The end",), (3, 4))])

    assert {each.size for each in shown} == {(1024, 700 + STRIP)}
    words = [each.words for each in placed_texts(shown[-1])]
    assert "The end" in " ".join(words)
    assert {"3", "4"} <= set(words)


def placed_texts(drawn: Scene) -> list[Text]:
    return [mark for group in placed(drawn.marks) for mark in group.marks if isinstance(mark, Text)]


def test_the_same_stills_give_the_same_bytes() -> None:
    assert film(stills(COURSE), PIECES) == film(stills(COURSE), PIECES)


def test_a_film_that_would_be_too_large_leaves_positions_out_but_not_the_last() -> None:
    whole = film(stills(COURSE), PIECES)

    less = film(stills(COURSE), PIECES, largest=len(whole) - 1)

    assert len(less) < len(whole)
    last = frames(less)[-1][0]
    assert ImageChops.difference(last, frames(whole)[-1][0]).getbbox() is None
    with pytest.raises(TooLarge):
        film(stills(COURSE), PIECES, largest=100)


def test_progress_comes_to_a_hundred() -> None:
    told: list[int] = []

    film(stills(COURSE), PIECES, told.append)

    assert told == [25, 50, 75, 100]


def test_one_that_went_is_one_like_it_that_came() -> None:
    """Pieces that nobody can tell apart have names of their places."""
    rockets = ("rocket-{id}-*",)

    def rocket(seat: int, place: str, x: int) -> Group:
        return replace(ship(seat, x, 200), name=f"rocket-{seat}-{place}")

    before = scene(rocket(0, "a", 100), rocket(0, "b", 300), rocket(1, "c", 500))
    after = scene(rocket(0, "b", 300), rocket(0, "d", 700))

    (move,) = moves(before, after, rockets)
    assert (move.was.name, move.group.name) == ("rocket-0-a", "rocket-0-d")


def test_only_what_is_a_piece_moves() -> None:
    there = scene(ship(0, 500, 200), tile("a", 300, "#ff0000"))
    before = scene(ship(0, 200, 200), tile("a", 100, "#ff0000"))

    assert [move.group.name for move in moves(before, there, PIECES)] == ["ship-0"]


# -- since one's last move ------------------------------------------------------------------------

MOVING = replace(BOARD, places=("tile-{id}",), pieces=PIECES)


def test_ways_are_drawn_and_what_came_or_went_is_framed() -> None:
    drawn = since(COURSE, [("a",), ("nowhere",)])

    found = names(drawn)
    assert "way-ship-0" in found
    assert "went-ship-1" in found
    assert "changed-b" in found
    assert "step-1" in found


def test_where_nothing_changed_nothing_is_marked() -> None:
    drawn = since([COURSE[0], COURSE[0]])

    assert drawn.size == COURSE[0].size
    assert not [
        name for name in names(drawn) if name.startswith(("way", "went", "came", "changed"))
    ]
