"""What the ids of Delta Vee are called."""

from __future__ import annotations

import re

from engine import Phrase, plain_phrase

_SHIP = re.compile(r"([12])([A-Z])")
_CONTACT = re.compile(r"([12])x([0-9]+)")
_HEX = re.compile(r"([A-Z]{1,2})([0-9]{4})")
_SHEET = re.compile(r"[A-Z]{1,2}")
_PLACEMENT = re.compile(r"([0-9]+)-([0-9]+)-([0-9]+)")
_PREPARE = re.compile(r"prepare-(unguided|guided|intelligent|mims)-([0-9]+)")
_IN_BOX = re.compile(r"(ready-craft|launch-craft|pod|clock)-([0-9]+)")
_WITH_UNIT = re.compile(r"(control|tow|dock)-([12](?:[A-Z]|x[0-9]+))")


def phrase(id_: str) -> Phrase:
    """Ships, contacts, hexes, boxes and commands are called by what they are made of."""
    if found := _SHIP.fullmatch(id_):
        return Phrase("ship", (("side", int(found[1])), ("letter", found[2])))
    if found := _CONTACT.fullmatch(id_):
        return Phrase("contact", (("side", int(found[1])), ("number", int(found[2]))))
    if _HEX.fullmatch(id_):
        return Phrase("hex", (("hex", id_),))
    if _SHEET.fullmatch(id_):
        return Phrase("sheet", (("sheet", id_),))
    if found := _PLACEMENT.fullmatch(id_):
        hour, direction, velocity = map(int, found.groups())
        figures = (("hour", hour), ("direction", direction), ("velocity", velocity))
        return Phrase("placement", figures)
    return _command(id_)


def _command(id_: str) -> Phrase:
    if found := _PREPARE.fullmatch(id_):
        kind, box = plain_phrase(found[1]), int(found[2])
        return Phrase("prepare", (("kind", kind), ("number", box)))
    if found := _IN_BOX.fullmatch(id_):
        return Phrase(found[1], (("number", int(found[2])),))
    if found := _WITH_UNIT.fullmatch(id_):
        return Phrase(found[1], (("unit", phrase(found[2])),))
    return plain_phrase(id_)
