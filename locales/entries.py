"""Fluent files cut into their texts, which nobody has read yet.

Reading all of them takes half a second, and a start needs only the names of commands.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

_BEGIN = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)
"""Where a text or a comment begins; neither can go on with such a line."""
_STRAY = re.compile(r"^(?![ \n#{}\[*.]|-?[a-zA-Z][a-zA-Z0-9_-]* *=|\Z).*", re.MULTILINE)
"""A line that can neither begin nor go on."""
_WORDS = re.compile(r"[^=]+= *([^ {}\n][^{}\n]*)\n*")


class NotFluent(ValueError):
    """A file, or a text in it, is not Fluent."""


@cache  # a game's texts and the bot's are in several bundles
def cut(content: str) -> Mapping[str, str]:
    """The texts of a Fluent file by key, as they stand there; a term's key begins with a hyphen.

    Raises NotFluent for a line that belongs to no text. Whether a text itself is right shows when
    it is read.
    """
    content = content.replace("\r\n", "\n")
    if stray := _STRAY.search(content):
        line = content.count("\n", 0, stray.start()) + 1
        raise NotFluent(f"line {line}: not Fluent: {stray[0][:80]}")
    found = list(_BEGIN.finditer(content))
    ends = [each.start() for each in found[1:]] + [len(content)]
    return {
        each[1]: content[each.start() : end]
        for each, end in zip(found, ends, strict=True)
        if each[1]
    }


def words(text: str) -> str | None:
    """What a text says that is one line without anything to fill in; None for all others."""
    found = _WORDS.fullmatch(text)
    return found[1].rstrip() if found else None
