"""A GIF put together from frames, each of which paints a rectangle over what stands there.

Pillow packs the pixels of a rectangle; the file around them is written here, so that a film is
never held as a row of whole pictures.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

CLEAR = 255
"""The index of the colour that leaves what is below it."""
_LOOP = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""Begin again for ever."""
END = b"\x3b"
"""The end of a file."""
_TABLE = 0xF7
"""A table of 256 colours follows."""
_KEEP = 1 << 2
"""What a frame has painted stays."""
_HEAD = 13 + 3 * 256
"""Bytes of Pillow's file before its first block."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What changes, its corner at (x, y), and for how long it is shown, in hundredths of a second.

    rows: an image of mode L whose numbers are indexes of colours.
    """

    rows: Image.Image
    x: int
    y: int
    shown: int

    @property
    def block(self) -> bytes:
        """The frame as it stands in the file."""
        wide, high = self.rows.size
        control = struct.pack("<BBBBHBB", 0x21, 0xF9, 4, _KEEP | 1, self.shown, CLEAR, 0)
        place = struct.pack("<BHHHHB", 0x2C, self.x, self.y, wide, high, 0)
        return control + place + _packed(self.rows)


def head(size: tuple[int, int], colours: tuple[tuple[int, int, int], ...]) -> bytes:
    """The beginning of a file of that width and height, with at most 256 colours."""
    table = b"".join(bytes(colour) for colour in colours).ljust(3 * 256, b"\0")
    return b"GIF89a" + struct.pack("<HHBBB", *size, _TABLE, 0, 0) + table + _LOOP


def _packed(rows: Image.Image) -> bytes:
    """The pixels as GIF packs them."""
    file = BytesIO()
    rows.save(file, "GIF", optimize=False, interlace=0)
    data = file.getvalue()
    at = _HEAD
    while data[at] == 0x21:  # an extension: its label, then blocks with their length
        at += 2
        while data[at]:
            at += data[at] + 1
        at += 1
    local = data[at + 9]
    assert data[at] == 0x2C, "a picture follows"
    at += 10 + (3 << ((local & 7) + 1) if local & 0x80 else 0)
    return data[at : -len(END)]
