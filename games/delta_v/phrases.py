"""What the ids of Delta V are called."""

from __future__ import annotations

from engine import Phrase, plain_phrase

from .parts import mineral, points, wanted

ENDINGS = ("contracts", "aliens", "occupied", "impossible")
"""The reasons for the end (DV90 to DV92)."""


def phrase(id_: str) -> Phrase:
    """Cells are called by their names, contracts and faces by their minerals."""
    cell, sight, face = id_.partition("=")
    if sight:
        return Phrase("sight", (("cell", cell), ("face", phrase(face))))
    if len(id_) == 2 and id_[0].isupper():
        return Phrase("cell", (("cell", id_),))
    if id_.startswith(("row-", "column-")):
        line, _, name = id_.partition("-")
        return Phrase(line, (("name", name),))
    if id_.startswith("bribe-"):
        return Phrase("bribe", (("mineral", plain_phrase(id_.removeprefix("bribe-"))),))
    if wanted(id_):
        number = int(id_.partition("-")[0].removeprefix("k"))
        minerals = tuple(map(plain_phrase, wanted(id_)))
        return Phrase("contract", (("number", number), ("minerals", minerals)))
    if id_ in ENDINGS:
        return Phrase("over-" + id_)
    if mineral(id_):
        return Phrase("face", (("mineral", plain_phrase(mineral(id_))), ("points", points(id_))))
    return plain_phrase(id_)
