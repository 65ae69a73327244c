"""What stands on the picture of a ladder, in words; ladder.py draws it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Step:
    """Somebody on a ladder: their place, name, rating, and by how many matches it is known.

    own: they look at it. computer: a computer player.
    """

    place: int
    name: str
    rating: int
    matches: int
    own: bool = False
    computer: bool = False


@dataclass(frozen=True, slots=True)
class Steps:
    """A ladder, the best first. heads: of names, matches and ratings.

    below: how many steps are left out before the last one, which is the viewer's own then.
    """

    title: str
    heads: tuple[str, str, str]
    steps: tuple[Step, ...]
    below: int = 0
