"""What is said about data from outside: one line, short, and nothing that a reader cannot see."""

from __future__ import annotations

from pydantic import ValidationError

QUOTED = 80
"""Characters of foreign text that a message quotes at most."""
_SAID = 200
"""Characters of a message of pydantic, or of a validator of a game's, at most."""


def plain(text: object, room: int = QUOTED) -> str:
    """A text as it may be quoted: without control and direction characters, not too long."""
    said = str(text)[: 4 * room]
    said = " ".join("".join(c if c.isprintable() else " " for c in said).split())
    return said if len(said) <= room else said[: room - 1] + "…"


def fault(error: ValidationError, whole: str = "") -> str:
    """The first thing that is wrong, with its place unless it is about the ``whole``.

    The value is not told: it may be secret.
    """
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = place(error) or whole
    return ": ".join(part for part in (plain(where), plain(first["msg"], _SAID)) if part)


def place(error: ValidationError) -> str:
    """Where the first fault is, such as ``options.rounds``; empty for the whole."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return plain(".".join(map(str, first["loc"])))
