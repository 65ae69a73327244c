"""What the ids of Delta V are called."""

from __future__ import annotations

from engine import Phrase, plain_phrase

from .parts import CELLS, mineral, number, points, wanted

ENDINGS = ("contracts", "aliens", "occupied", "impossible", "stalemate")
"""The reasons for the end (DV90 to DV92, DV96)."""


def phrase(id_: str) -> Phrase:
    """Cells and lines are called by their names, sights by what was seen where."""
    cell, sight, face = id_.partition("=")
    if sight:
        return Phrase("sight", (("cell", cell), ("face", phrase(face))))
    if cell in CELLS:
        return Phrase("cell", (("cell", cell),))
    kind, _, name = id_.partition("-")
    if kind in {"row", "column"}:
        return Phrase(kind, (("name", name),))
    if kind == "bribe":
        return Phrase("bribe", (("mineral", plain_phrase(name)),))
    return _piece(id_)


def _piece(id_: str) -> Phrase:
    """Contracts and faces are called by their minerals, the endings by their sentences."""
    if wanted(id_):
        minerals = tuple(map(plain_phrase, wanted(id_)))
        return Phrase("contract", (("number", number(id_)), ("minerals", minerals)))
    if mineral(id_):
        return Phrase("face", (("mineral", plain_phrase(mineral(id_))), ("points", points(id_))))
    return Phrase("over-" + id_) if id_ in ENDINGS else plain_phrase(id_)
