"""What is said in tests: the texts of each language, read once a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from locales import Library, Texts
from locales.files import SOURCE
from tests.tiny import HERE


@cache
def library(*more: Path) -> Library:
    """All languages, those of the tiny game, and those of more folders, whose files stay as they
    are; a variable that is not given is an error.
    """
    return Library(HERE / "locales", *more, strict=True)


@cache
def english(slug: str = "") -> Texts:
    """The texts of a game, or of the bot alone."""
    return library().texts(SOURCE, slug)
