from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.palette import picture_palette
from render.png import pack, picture

WIDE = 64


def rows(first: int, high: int) -> bytes:
    """Rows in which every pixel is told by its place."""
    lines = (bytes((first + y) * 7 + x * x & 255 for x in range(WIDE)) for y in range(high))
    return b"".join(b"\0" + line for line in lines)


@pytest.mark.parametrize("heights", [(1,), (40,), (16, 16, 8), (1, 38, 1)])
def test_bands_make_one_picture_of_all_rows(heights: tuple[int, ...]) -> None:
    tops = [sum(heights[:n]) for n in range(len(heights))]
    bands = [pack(rows(top, high)) for top, high in zip(tops, heights, strict=True)]

    found = Image.open(BytesIO(picture((WIDE, sum(heights)), bands)))
    found.load()

    assert (found.mode, found.size) == ("P", (WIDE, sum(heights)))
    wanted = rows(0, sum(heights))
    assert found.tobytes() == b"".join(
        wanted[n * (WIDE + 1) + 1 : (n + 1) * (WIDE + 1)] for n in range(sum(heights))
    )
    palette = found.getpalette()
    assert palette is not None
    assert tuple(palette[:3]) == picture_palette()[0]


def test_the_check_sums_are_those_of_the_whole() -> None:
    """Pillow reads a damaged sum without a word, but ``verify`` looks at the chunks."""
    whole = picture((WIDE, 90), [pack(rows(0, 90))])
    parted = picture((WIDE, 90), [pack(rows(n, 30)) for n in (0, 30, 60)])

    Image.open(BytesIO(parted)).verify()
    assert _adler(parted) == _adler(whole)


def _adler(data: bytes) -> bytes:
    """The last four bytes of the pixels' stream; the end chunk and a sum follow them."""
    return data[-20:-16]
