"""Merchant of Venus: the sheet of a player's own ship and of all they own (MV305)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from render.board import Caption
from render.letters import PITCH, Hand, Line, broken, laid, whole
from render.palette import DANGER, GOLD, SEATS, SOFT, SPACE, WHITE
from render.scene import Group, Mark, Scene, Text
from render.shapes import rocket, sky

from . import merchant_of_venus_art as art
from .merchant_of_venus_cards import (
    LEAST,
    LETTER,
    MARGIN,
    WIDE,
    ability,
    card,
    dice,
    equipment,
    flow,
    gauges,
    guests,
    loads,
    owned_card,
    pilot_,
    spread,
    title,
)
from .merchant_of_venus_look import Look, Panel
from .merchant_of_venus_text import seen

CARGO = ("give-good",)
"""Decisions about what is aboard."""
HAND = Hand(LETTER, PITCH, (WHITE, 700), (SOFT, 500))
_WORD = re.compile(r"[^\W\d_]{3}")
_ROOM = WIDE - 2 * MARGIN - 24


def sheet(look: Look, panel: Panel, caption: Caption) -> Scene:
    """The ship with its gauges, its holds, and what was bought and won."""
    lit = caption.highlighted if look.decision in CARGO else frozenset[str]()
    marks: list[Mark] = [*_head(panel, caption), *gauges(panel, 200, 136), *_fame(panel, 560, 136)]
    y = 196
    if panel.dice:
        marks += dice(panel, caption, MARGIN + 34, y + 30)
        y += 72
    fitted, y = flow(list(_fitted(panel, caption)), y)
    marks += fitted
    marks += title(caption.texts("venus-section-hold", room=panel.room, all=2 * panel.holds), y)
    loaded, y = flow(*loads(panel, caption, y + 52, lit))
    aboard, y = flow(guests(panel.guests, caption), y)
    marks += [*loaded, *aboard]
    for said in (*_told(panel, caption), *_challenges(look, caption), *seen(look, caption)):
        lines = lined(said)
        marks += laid(lines, MARGIN + 12, y + 24, _ROOM, HAND)
        y += PITCH * len(lines) + 4
    high = max(y + MARGIN, LEAST)
    return Scene((WIDE, high), SPACE, sky(WIDE, high, 40), tuple(marks))


def _head(panel: Panel, caption: Caption) -> Iterator[Mark]:
    look = SEATS[panel.seat]
    yield Group(f"badge-seat-{panel.seat}", rocket(look, 78, 60), 94, 100)
    name = caption.names[panel.seat]
    yield Text(184, 36, name, 40, WHITE, "left", 800, 500, look.letter)
    yield Text(184, 84, pilot_(panel, caption), LETTER, SOFT, "left", 600, 800)
    purse = Text(0, 0, caption.texts("venus-purse", credits=panel.credits), 48, GOLD, "right", 800)
    yield Group("purse", (purse,), WIDE - MARGIN - 8, 38)


def _fame(panel: Panel, x: int, y: int) -> Iterator[Mark]:
    values = [
        ("markers", panel.markers, WHITE),
        ("fame", panel.fame, WHITE),
        ("infamy", panel.infamy, DANGER),
    ]
    for kind, value, colour in values:
        if kind == "infamy" and not value:
            continue
        said = Text(40, 0, str(value), 40, colour, "left", 800)
        yield Group(f"gauge-{kind}", (Group(f"sign-of-{kind}", art.head(kind, 22)), said), x, y)
        x += 130


def _fitted(panel: Panel, caption: Caption) -> Iterator[tuple[int, Group]]:
    """The drive, and the technologies with the dice at work in them."""
    texts = caption.texts
    if panel.drive:
        state = "on" if panel.drive_on else "off"
        said = texts("venus-drive", drive=caption.id(panel.drive), state=state)
        yield 2, card(f"owned-{panel.drive}", spread(2), equipment(panel.drive), (said, ""))
    for n, each in enumerate(panel.upgrades):
        sign = art.die(each.die, 24) if each.die else art.gear(24)
        yield 2, card(f"owned-{each.id}-{n}", spread(2), sign, (caption.id(each.id), ""))
    for n, id_ in enumerate(panel.supplies):
        yield 2, card(f"owned-{id_}-{n}", spread(2), art.gear(24), (caption.id(id_), ""))


def _told(panel: Panel, caption: Caption) -> Iterator[str]:
    """The rest in lines."""
    texts = caption.texts
    yield from ability(panel, caption)
    for key, found in (
        ("goals", [caption.id(id_) for id_ in panel.missions]),
        ("rewards", [caption.id(id_) for id_ in panel.rewards]),
        ("titles", [owned_card(id_, caption) for id_ in panel.titles]),
        ("iou", _ious(panel, caption)),
    ):
        if found:
            yield texts(f"venus-card-{key}", what=found)


def lined(said: str) -> list[Line]:
    """A sentence in lines, none of them a figure alone, which would say nothing."""
    name, colon, rest = said.partition(":")
    parts = whole(name + colon, _ROOM, 700), whole(rest, _ROOM, 500)
    versions = [broken(*parts, room, HAND) for room in range(_ROOM, _ROOM // 2, -20)]
    speaking = (
        v for v in versions if all(_WORD.search(part) for line in v for part in line if part)
    )
    return next(speaking, versions[0])


def _challenges(look: Look, caption: Caption) -> Iterator[str]:
    """The challenges of a solo match, those still to be met with what they ask for."""
    if look.challenges:
        what = [caption.id(id_) for id_ in look.challenges]
        yield caption.texts("venus-card-unmet", what=what)
    if look.met:
        what = [caption.texts(f"venus-challenge-{id_}") for id_ in look.met]
        yield caption.texts("venus-card-met", what=what)


def _ious(panel: Panel, caption: Caption) -> list[str]:
    return [
        caption.texts("venus-iou", culture=caption.id(culture), credits=owed)
        for culture, owed in panel.iou.items()
    ]
