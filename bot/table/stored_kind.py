"""Kinds that lie in databases, where bots of other versions may have left others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from bot.kind import Kind
from engine.stored import adapter
from storage import Json


class Unreadable(Exception):
    """A stored row or timer of no known kind, or with a payload that does not fit its kind."""

    def __init__(self, kind: str, payload: Mapping[str, Any]) -> None:
        """Take its kind and payload; of that only names are told, values may be secret."""
        super().__init__(f"no {kind} with {', '.join(map(str, payload)) or 'nothing'} is known")


class StoredKind(Kind):
    """A kind whose values are stored as JSON, by the names of their fields.

    A field added later has a default, so that stored data without it is read.
    """

    def stored(self) -> Json:
        """What is stored of it."""
        found: Json = adapter(type(self)).dump_python(self, mode="json")
        return found

    @classmethod
    def read(cls, word: str, payload: Mapping[str, Any], key: str = "") -> Self:
        """A value of the family from what is stored, under its word and key. Raises Unreadable."""
        try:
            kind = cls.known[word]
            found: Self = adapter(kind).validate_python(kind.brought_up(key, payload))
        except (KeyError, TypeError, ValueError):
            raise Unreadable(word, payload) from None  # values may be secret
        return found

    @classmethod
    def brought_up(cls, _key: str, payload: Mapping[str, Any]) -> Mapping[str, Any]:
        """Its fields, from what this bot or an older one has stored."""
        return payload
