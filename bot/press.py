"""What a custom id says, and its one codec.

The grammar is ``v1:word:about:token:words``: what it is about is a match or a game, the words have
dots between them, and a page is last as ``~2``. Ids outlive restarts and versions: a word, once
used, keeps its meaning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Self

from .kind import Kind
from .limits import CUSTOM_ID

VERSION = "v1"
TOKEN = "token"  # noqa: S105 - the name of a field
"""A field of this name stands in a place of its own: when the seat was asked, see Table.token."""


class AnyPress(Kind, family=True):
    """A control. The first field of a kind is what it is about, the others are words of its ids.

    All are strings; a field ``path`` takes all words that are left, and ``page`` the page.
    """

    @property
    def id(self) -> str:
        """The custom id, at most 100 characters."""
        text = self._written()
        assert len(text) <= CUSTOM_ID, text
        return text

    @property
    def fits(self) -> bool:
        """Whether its words fit into a custom id."""
        return len(self._written()) <= CUSTOM_ID

    def _written(self) -> str:
        words: list[str] = []
        token = 0
        # What it is about has a place of its own, as the token has.
        about, *others = fields(self)
        for field in others:
            value = getattr(self, field.name)
            if field.name == TOKEN:
                token = value
            elif field.name == "page":
                # The first page is not written: a path needs the 100 characters.
                words += [f"~{value}"] if value else []
            else:
                words += [value] if isinstance(value, str) else value
        return f"{VERSION}:{self.word}:{getattr(self, about.name)}:{token}:{'.'.join(words)}"

    @classmethod
    def of(cls, about: str, token: int, words: Sequence[str]) -> Self | None:
        """The press with these words, or None when they are too few; what is too many is left."""
        page = 0
        # Ids of games have neither dots nor tildes, so that all comes apart as it went in.
        if words and words[-1][:1] == "~" and words[-1][1:].isdecimal():
            *words, last = words
            page = int(last[1:])
        left = list(words)
        first, *others = fields(cls)
        values: dict[str, object] = {first.name: about}
        for field in others:
            if field.name == TOKEN:
                values[TOKEN] = token
            elif field.name == "page":
                values["page"] = page
            elif field.name == "path":
                values["path"], left = tuple(left), []
            elif left:
                values[field.name] = left.pop(0)
            else:
                return None
        return cls(**values)


class Press(AnyPress):
    """A control about a match, whose table is loaded for it."""

    match: str


class PagePress(AnyPress):
    """A control about a game, the slug: it works wherever it stands, and no table is loaded."""

    game: str


class OwnPress(AnyPress):
    """A control about whoever presses it, the user: no table is loaded."""

    user: str


class ServerPress(AnyPress):
    """A control about a server, its id: no table is loaded."""

    server: str


def split(custom_id: str) -> tuple[str, str, int, list[str]] | None:
    """Word, what it is about, token and words; None for an id of another version or bot."""
    parts = custom_id.split(":")
    if len(parts) != 5 or parts[0] != VERSION or not parts[3].isdecimal():
        return None
    return parts[1], parts[2], int(parts[3]), parts[4].split(".") if parts[4] else []
