"""What fields and places are called: phrases made from where they are and what they are."""

from __future__ import annotations

from functools import cache

from engine import Phrase

from .galaxy import GALAXY, Field


def is_field(id_: str) -> bool:
    """Whether the id is that of a field, of a system or of an anomaly."""
    return id_ in GALAXY.fields or id_ in GALAXY.frames


@cache
def field_phrase(id_: str) -> Phrase:
    """A field as its place, its kind and its number there. Raises KeyError for other ids."""
    if id_ in GALAXY.frames:
        return Phrase(f"venus-place-{id_}")
    look = GALAXY[id_]
    if look.kind == "base":
        return Phrase("venus-place-gb")
    args = (("place", _place(look.place)), ("number", _number(look)))
    return Phrase(f"field-{look.kind}", args)


def _place(place: str) -> Phrase:
    if place in GALAXY.frames or place == "nebula":
        return Phrase(f"venus-place-{place}")
    one, other = place.split("-")
    ends = (("one", Phrase(f"venus-place-{one}")), ("other", Phrase(f"venus-place-{other}")))
    return Phrase("venus-route", ends)


def _number(look: Field) -> int:
    """Its number among the fields of its kind in its place; 0 when it is the only one."""
    if look.number:
        return look.number
    alike = [
        each.id
        for each in GALAXY.fields.values()
        if (each.place, each.kind) == (look.place, look.kind)
    ]
    return 1 + alike.index(look.id) if len(alike) > 1 else 0
