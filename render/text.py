"""Words in equally wide columns, for text boards, and descriptions cut to their room."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

_HIDDEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


def tame(words: str) -> str:
    """Words of people made harmless for a code block: one line, no backticks, nothing invisible."""
    seen = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", words)
        if char.isspace() or unicodedata.category(char) not in _HIDDEN
    )
    return " ".join(seen.replace("`", "'").split())


def isolate(words: str) -> str:
    """The words so that letters written from right to left do not turn what follows them."""
    if any(unicodedata.bidirectional(char) in ("R", "AL") for char in words):
        return f"\N{FIRST STRONG ISOLATE}{words}\N{POP DIRECTIONAL ISOLATE}"
    return words


def columns(words: str) -> int:
    """How many columns the words take: wide letters take two, accents on their own none."""
    return sum(map(_columns, words))


def cut(words: str, room: int) -> str:
    """The words in at most ``room`` columns; what is cut off leaves an ellipsis."""
    if columns(words) <= room:
        return words
    while words and columns(words) > room - 1:
        words = words[:-1]
    return words.rstrip() + _ELLIPSIS


def pad(words: str, room: int) -> str:
    """The words in exactly ``room`` columns."""
    said = cut(words, room)
    return said + " " * (room - columns(said))


def wrap(words: str, room: int, indent: str = "  ") -> list[str]:
    """The words in lines of at most ``room`` columns, broken at spaces, the later ones indented."""
    lines: list[str] = []
    line = ""
    for word in words.split(" "):
        longer = f"{line} {word}" if line else word
        if line.strip() and columns(longer) > room:
            lines.append(line)
            longer = indent + word
        line = cut(longer, room)
    return [*lines, line] if line.strip() else lines


def runs(cells: Iterable[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """Cells named shortly: neighbours in one of the ``lines`` of all cells become ``A1-D1``."""
    wanted = set(cells)
    found: list[str] = []
    for line in lines:
        start = None
        for here, after in zip(line, [*line[1:], ""], strict=True):
            if here in wanted and start is None:
                start = here
            if start is not None and after not in wanted:
                found.append(start if start == here else f"{start}-{here}")
                start = None
    return found


def shortest(versions: Iterable[str], room: int) -> str:
    """The first version that fits into ``room`` characters; else the last one, cut."""
    said = ""
    for said in versions:
        if len(said) <= room:
            return said
    return said[: room - 1].rstrip() + _ELLIPSIS


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) == "Cf":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1
