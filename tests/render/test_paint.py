from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render import png
from render.paint import Painter
from render.palette import DANGER, SPACE, WHITE, picture_palette
from render.scene import Box, Disc, Group, Line, Mark, Polygon, Scene, Text
from render.sheet import _FONTS
from render.sprite import Sprite, drawn, measured

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


def test_a_picture_is_the_same_whatever_was_painted_before_it() -> None:
    def board(x: int, words: str) -> Scene:
        pieces = [Group("p", (Disc(0, 0, 9, RED), Text(0, 0, words, 12, WHITE)), x, 40)]
        pieces += [Group("q", (Box(-40, -40, 80, 80, "#ffffff80"),), 100, n) for n in (90, 200)]
        return Scene((200, 301), SPACE, (Box(0, 0, 200, 150, "#1c2758"),), tuple(pieces))

    scenes = [board(x, words) for x in (20, 21, 120) for words in "KM"]
    painter = Painter()

    after_others = [painter.paint(each) for each in (*scenes, *reversed(scenes))]

    cold = [Painter().paint(each) for each in scenes]
    assert after_others == [*cold, *reversed(cold)]
    assert len(set(cold)) == len(scenes)


@pytest.fixture
def packed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The bytes of each band that is packed from now on."""
    found: list[int] = []

    def counted(rows: bytes) -> png.Band:
        found.append(len(rows))
        return pack(rows)

    pack = png.pack
    monkeypatch.setattr(png, "pack", counted)
    return found


def test_only_the_rows_that_differ_are_painted(packed: list[int]) -> None:
    painter, still = Painter(), Disc(50, 280, 15, RED)
    painter.paint(Scene((200, 300), SPACE, (), (Disc(50, 20, 15, RED), still)))
    packed.clear()

    painter.paint(Scene((200, 300), SPACE, (), (Disc(60, 20, 15, RED), still)))

    assert packed == [48 * 201]


def test_what_pictures_share_is_laid_once(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[int] = []
    paste = Sprite.paste

    def counted(sprite: Sprite, canvas: Image.Image, x: int, y: int) -> None:
        laid.append(y)
        paste(sprite, canvas, x, y)

    monkeypatch.setattr(Sprite, "paste", counted)
    shared = tuple(Box(n, 0, 9, 40, RED) for n in range(0, 200, 20))
    painter = Painter()

    def board(x: int) -> Scene:
        return Scene((200, 48), SPACE, shared, (Disc(x, 20, 8, WHITE),))

    first = painter.paint(board(15))
    assert len(laid) == 11
    second = painter.paint(board(100))
    assert len(laid) == 12
    assert painter.paint(board(15)) == first
    assert second == Painter().paint(board(100))


def test_a_picture_is_the_same_in_bands_and_in_one_piece() -> None:
    marks = (
        Box(10, 10, 150, 250, "#4d8dff80", round=9),
        Disc(100, 96, 48, RED, WHITE, 5),
        Line(((0, 0), (200, 299)), WHITE, 3),
        Text(100, 144, "Delta V", 40, WHITE),
    )
    picture = pixels(Painter().paint(Scene((200, 299), SPACE, (), marks)))

    canvas = Image.new("RGB", (200, 299), SPACE)
    for mark in marks:
        drawn(measured((mark,))).paste(canvas, 0, 0)
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in picture_palette() for part in colour])
    whole = canvas.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB")
    assert picture.tobytes() == whole.tobytes()


@pytest.mark.parametrize("words", ["", "Delta V"])
def test_marks_of_one_colour_look_like_those_that_are_drawn_in_colours(words: str) -> None:
    alike = (Line(((5, 5), (90, 40)), RED, 4), Text(100, 60, words, 30, RED))
    other = Disc(190, 90, 3, WHITE)

    found = pixels(Painter().paint(scene(Group("alike", alike), Group("other", (other,)))))
    wanted = pixels(Painter().paint(scene(Group("both", (*alike, other)))))

    difference = ImageChops.difference(found, wanted).convert("L")
    assert sum(difference.histogram()[40:]) == 0
    assert sum(difference.histogram()[1:]) < 100


def test_a_large_piece_keeps_only_what_can_be_seen_of_it() -> None:
    stars = tuple(Disc(x, y, 2, WHITE) for x in range(10, 1000, 200) for y in (10, 500, 990))

    sprite = drawn(measured(stars))

    assert sprite.weight < 20_000
    canvas = Image.new("RGB", (1000, 1000), SPACE)
    sprite.paste(canvas, 0, 0)
    assert all(near(canvas.getpixel((star.x, star.y)), WHITE) for star in stars)
    assert near(canvas.getpixel((100, 300)), SPACE)


def test_a_large_piece_keeps_every_colour_of_a_part() -> None:
    ground = (Box(0, 0, 600, 300, RED), Box(20, 10, 30, 20, WHITE))
    canvas = Image.new("RGB", (600, 300), SPACE)

    drawn(measured(ground)).paste(canvas, 0, 0)

    assert near(canvas.getpixel((30, 20)), WHITE)
    assert near(canvas.getpixel((5, 5)), RED)
    assert near(canvas.getpixel((500, 250)), RED)


def test_marks_that_lie_apart_look_as_if_they_were_drawn_together() -> None:
    discs: list[Mark] = [Disc(x, x * 7 % 500, 2, WHITE) for x in range(10, 900, 60)]
    apart = [*discs, Box(0, 510, 900, 40, DANGER)]
    in_rows = [*apart, discs[0]]  # two that touch
    looks = []
    for marks in (apart, in_rows):
        piece = measured(tuple(marks))
        canvas = Image.new("RGB", (900, 560), SPACE)
        drawn(piece).paste(canvas, 0, 0)
        looks.append(canvas.tobytes())
    assert looks[0] == looks[1] != Image.new("RGB", (900, 560), SPACE).tobytes()


def test_letters_of_ever_more_sizes_take_no_more_memory_and_look_the_same() -> None:
    words = [scene(Text(100, 50, "Delta V", 20 + n, WHITE)) for n in range(40)]
    first = Painter().paint(words[0])

    for each in words:
        Painter().paint(each)

    assert _FONTS.held <= 32_000_000
    assert Painter().paint(words[0]) == first


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
