from __future__ import annotations

from itertools import combinations

import pytest

from render.paint import Painter
from render.palette import GEMS, INK, PANEL, SEATS, SOFT, SPACE, WHITE, Gem, Livery, picture_palette
from render.scene import Group, Mark, Scene
from render.shapes import badge, gem, hollow_gem, rocket
from tests.render.sight import EYES, contrast, difference

FAMILIES = [SEATS, GEMS]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("looks", FAMILIES, ids=["seats", "gems"])
def test_colours_stay_apart_for_all_eyes(looks: tuple[Livery | Gem, ...], eyes: str) -> None:
    for one, other in combinations(looks, 2):
        apart = difference(one.colour, other.colour, eyes)
        assert apart >= 15, f"{one.letter} and {other.letter}: {apart:.1f}"


@pytest.mark.parametrize("looks", FAMILIES, ids=["seats", "gems"])
def test_no_two_share_a_letter_or_a_shape(looks: tuple[Livery | Gem, ...]) -> None:
    assert len({look.letter for look in looks}) == len(looks)
    assert len({look.shape for look in looks}) == len(looks)


def test_letters_are_easy_to_read_on_every_piece_and_ground() -> None:
    for look in (*SEATS, *GEMS):
        assert contrast(look.colour, INK) >= 4.5, look
        assert contrast(look.colour, SPACE) >= 3, look
    for words in (WHITE, SOFT):
        assert contrast(words, SPACE) >= 7
        assert contrast(words, PANEL) >= 7


def test_letters_of_seats_are_no_coordinates() -> None:
    assert not {seat.letter for seat in SEATS} & set("ABCDEFGHIJ0123456789")


def test_the_shared_palette_has_every_pure_colour_and_256_in_all() -> None:
    palette = picture_palette()

    assert len(palette) == 256
    for look in (*SEATS, *GEMS):
        pure = tuple(int(look.colour[n : n + 2], 16) for n in (1, 3, 5))
        assert pure in palette


def test_outlines_alone_tell_pieces_apart() -> None:
    """In one colour and without its letter each piece still has a picture of its own."""
    for looks in (
        [rocket(Livery("#ffffff", "", seat.shape), 30, 28) for seat in SEATS],
        [badge(Livery("#ffffff", "", seat.shape), 30) for seat in SEATS],
        [gem(Gem("#ffffff", "", look.shape), 30, 28) for look in GEMS],
        [hollow_gem(Gem("#ffffff", "", look.shape), 30, 28) for look in GEMS],
    ):
        pictures = {_alone(marks) for marks in looks}
        assert len(pictures) == len(looks)


def _alone(marks: tuple[Mark, ...]) -> bytes:
    return Painter().paint(Scene((100, 100), SPACE, (), (Group("piece", marks, 50, 50),)))
