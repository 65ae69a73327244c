"""A wish that cannot be granted."""

from __future__ import annotations

from engine import Phrase


class Refused(Exception):  # noqa: N818 - an answer, not an error
    """Says, as a text of the locales, what is not possible and what is possible instead."""

    def __init__(self, key: str, **args: int | str | Phrase | tuple[str, ...]) -> None:
        """Take the key of the text and its variables; of several words the locale makes a list."""
        super().__init__(key, args)
        self.key = key
        self.args_of_text = args
