"""What a game says in English; every text lacks nothing that is to be said in it."""

from __future__ import annotations

from functools import cache

from locales import Library, Texts


@cache
def english(slug: str) -> Texts:
    """The texts of a game."""
    return _library().texts("en", slug)


@cache
def _library() -> Library:
    return Library(strict=True)
