"""A PNG with a palette, put together from bands of rows that were packed each by itself.

Deflate lets streams follow one another when each ends on a byte and refers to nothing before
it. So a band that has not changed is not packed again, and the picture is no larger for it.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from zlib_ng import zlib_ng as zlib

from .palette import picture_palette

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = b"\x78\x9c"
"""Of a zlib stream with a window of 32 KB."""
_END = b"\x03\x00"
"""The last, empty block of a deflate stream."""
_MODULUS = 65521
"""Of the sums of Adler-32."""
_MOST_MEMORY = 9
_LEVEL = 5
"""Degree of packing: a harder one takes up to five times as long and gains a twentieth."""


@dataclass(frozen=True, slots=True)
class Band:
    """Some rows of a picture, packed, with their check sum and their length before packing."""

    packed: bytes
    check: int
    length: int


def pack(rows: bytes) -> Band:
    """A band of rows, each of them a zero (no filter) and an index of the palette a pixel."""
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS, _MOST_MEMORY)
    packed = packer.compress(rows) + packer.flush(zlib.Z_SYNC_FLUSH)
    return Band(packed, zlib.adler32(rows), len(rows))


def picture(size: tuple[int, int], bands: Sequence[Band]) -> bytes:
    """The file of a picture of that width and height, from its bands from top to bottom."""
    head = struct.pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)
    check = struct.pack(">I", _check(bands))
    body = b"".join((_HEAD, *(band.packed for band in bands), _END, check))
    return b"".join(
        (_SIGNATURE, _chunk(b"IHDR", head), _colours(), _chunk(b"IDAT", body), _chunk(b"IEND", b""))
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


@cache
def _colours() -> bytes:
    return _chunk(b"PLTE", bytes(part for colour in picture_palette() for part in colour))


def _check(bands: Sequence[Band]) -> int:
    """Adler-32 of all rows together, from the sums of the bands."""
    low, high = 1, 0
    for band in bands:
        high = (high + (band.check >> 16) + band.length * (low - 1)) % _MODULUS
        low = (low + (band.check & 0xFFFF) - 1) % _MODULUS
    return high << 16 | low
