from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from render.paint import Painter
from render.palette import DANGER, SPACE, WHITE, picture_palette
from render.scene import Box, Disc, Group, Line, Mark, Polygon, Scene, Text

RED = DANGER


def scene(*marks: Mark, backdrop: tuple[Mark, ...] = ()) -> Scene:
    return Scene((200, 100), SPACE, backdrop, marks)


def pixels(picture: bytes) -> Image.Image:
    return Image.open(BytesIO(picture)).convert("RGB")


def near(found: object, wanted: str) -> bool:
    assert isinstance(found, tuple)
    colour = (int(wanted[1:3], 16), int(wanted[3:5], 16), int(wanted[5:7], 16))
    return bool(max(abs(a - b) for a, b in zip(found, colour, strict=True)) <= 4)


@pytest.mark.parametrize(
    "mark",
    [
        Disc(50, 50, 20, RED),
        Box(30, 30, 40, 40, RED, round=4),
        Polygon(((30, 30), (70, 30), (50, 80)), RED),
        Line(((20, 50), (80, 50)), RED, 8),
        Group("piece", (Disc(0, 0, 20, RED),), 50, 50),
        Group("outer", (Group("inner", (Disc(10, 0, 20, RED),), 20, 20),), 20, 30),
    ],
    ids=lambda mark: type(mark).__name__,
)
def test_every_mark_paints_where_it_says_and_nowhere_else(mark: Mark) -> None:
    picture = pixels(Painter().paint(scene(mark)))

    assert near(picture.getpixel((50, 50)), RED)
    assert near(picture.getpixel((150, 50)), SPACE)


def test_a_transparent_mark_lets_what_is_below_shine_through() -> None:
    picture = pixels(Painter().paint(scene(Box(0, 0, 200, 100, "#ffffff80"))))

    middle = picture.getpixel((100, 50))
    assert isinstance(middle, tuple)
    assert 100 < middle[0] < 160


def test_letters_stand_in_the_middle_of_their_place() -> None:
    picture = pixels(Painter().paint(scene(Text(100, 50, "H", 60, WHITE))))

    box = picture.point(lambda n: 255 if n > 128 else 0).convert("L").getbbox()
    assert box is not None
    assert abs((box[0] + box[2]) / 2 - 100) <= 2
    assert abs((box[1] + box[3]) / 2 - 50) <= 2


def test_words_are_cut_to_their_room() -> None:
    picture = pixels(Painter().paint(scene(Text(10, 50, "W" * 40, 30, WHITE, "left", room=100))))

    box = picture.point(lambda n: 255 if n > 128 else 0).convert("L").getbbox()
    assert box is not None
    assert 60 < box[2] <= 112


def test_letters_without_a_glyph_are_left_out() -> None:
    def paint(words: str, instead: str = "") -> bytes:
        return Painter().paint(scene(Text(10, 50, words, 30, WHITE, "left", instead=instead)))

    assert paint("A\N{GRINNING FACE}n\u202en") == paint("Ann")
    assert paint("\u738b\u5c0f\u660e", "Player K") == paint("Player K")
    assert paint("Ann", "Player K") == paint("Ann")


def test_the_same_scene_gives_the_same_bytes_cold_and_warm_and_in_any_painter() -> None:
    busy = scene(
        *(Group("p", (Disc(0, 0, 9, RED), Text(0, 0, "K", 12, WHITE)), x, 40) for x in (20, 60)),
        backdrop=(Box(0, 0, 200, 40, "#1c2758"),),
    )
    painter = Painter()

    assert painter.paint(busy) == painter.paint(busy) == Painter().paint(busy)


def test_threads_may_share_a_painter() -> None:
    painter = Painter()
    scenes = [scene(Text(100, 50, str(n % 7), 40 + n % 3, WHITE)) for n in range(60)]

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(painter.paint, scenes))

    assert together == [Painter().paint(each) for each in scenes]


def test_a_full_shelf_changes_no_picture() -> None:
    tiny = Painter(room=1000)
    scenes = [scene(Disc(50, 50, 20 + n, RED)) for n in range(5)]

    assert [tiny.paint(s) for s in scenes * 2] == [Painter().paint(s) for s in scenes] * 2


def test_pictures_have_the_shared_palette() -> None:
    found = Image.open(BytesIO(Painter().paint(scene(Disc(50, 50, 20, RED)))))

    assert found.mode == "P"
    assert set(found.convert("RGB").get_flattened_data()) <= set(picture_palette())
