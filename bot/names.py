"""What people type, as it may stand in a line with what the bot says."""

from __future__ import annotations

import re
import unicodedata

JOINERS = "\u200c\u200d"
"""Invisible, but needed within words of some scripts and within emoji."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""

# @ and < begin mentions, # and > whole lines, and : stands in links and in emoji.
_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]#@:])")


def escape(text: str) -> str:
    """User text that Discord shows as it is: no markdown, no mention, no link, one line."""
    return _MARKDOWN.sub(r"\\\1", clean(text))


def clean(text: str) -> str:
    """The text on one line, without direction marks and invisible letters; maybe empty.

    A mark that turns the direction of writing would turn round the rest of the line, too.
    """
    seen = [
        letter
        for at, letter in enumerate(text)
        # A line break cannot be seen either, but parts words: the last line makes a blank of it.
        if letter.isspace() or _visible(letter) or _joins(text, at)
    ]
    return " ".join("".join(seen).split())


def _visible(letter: str) -> bool:
    # C is what controls and formats, marks of direction and tags among it, or is not assigned.
    category = unicodedata.category(letter)
    return category[0] != "C" and letter not in BLANK


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands between two things that can be seen."""
    if text[at] not in JOINERS or not 0 < at < len(text) - 1:
        return False
    return all(_visible(text[n]) and not text[n].isspace() for n in (at - 1, at + 1))
