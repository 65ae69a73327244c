"""Merchant of Venus: players in a line each, a player's card, and the market of a system."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from render.board import Caption
from render.palette import ALIEN, GOLD, PANEL, RAISED, RIM, SEATS, SOFT, WHITE
from render.scene import Anchor, Box, Colour, Group, Mark, Text
from render.shapes import badge
from render.text import wrap

from . import merchant_of_venus_art as art
from .merchant_of_venus_look import Guest, Look, Market, Panel

WIDE: Final = 1024
MARGIN: Final = 16
LETTER: Final = 28
ROW: Final = 58
LINE: Final = 40
LETTERS: Final = 62
"""About as many stand side by side on a card."""
_WORD: Final = re.compile(r"[^\W\d_]{3}")
COLUMNS: Final = (
    ("credits", 440),
    ("room", 548),
    ("laser", 640),
    ("shield", 737),
    ("fame", 833),
    ("missions", 936),
)
"""Where a player's figures stand."""


def words(  # noqa: PLR0913 - what a line of words needs
    x: int,
    y: int,
    said: str,
    size: int = LETTER,
    colour: Colour = WHITE,
    anchor: Anchor = "left",
    *,
    room: int = 0,
    weight: int = 600,
    instead: str = "",
) -> Text:
    """A line of words, to the right of x unless said otherwise."""
    return Text(x, y, said, size, colour, anchor, weight, room, instead)


def broken(said: str) -> list[str]:
    """A sentence in lines of a card, none of them a figure alone, which would say nothing."""
    rooms = range(LETTERS, LETTERS // 2, -1)
    versions = (wrap(said, room) for room in rooms)
    speaking = (lines for lines in versions if all(map(_WORD.search, lines)))
    return next(speaking, wrap(said, LETTERS))


def rows(look: Look, caption: Caption, y: int) -> list[Mark]:
    """What is most asked about every player, a line each, below the heads of the columns."""
    marks: list[Mark] = [
        words(x, y + 18, caption.texts(f"venus-{column}"), LETTER, SOFT, "middle", room=118)
        for column, x in COLUMNS
    ]
    for n, panel in enumerate(look.panels):
        marks += _row(panel, caption, y + 40 + n * ROW, owes=panel.seat == look.turn)
    return marks


def _row(panel: Panel, caption: Caption, y: int, *, owes: bool) -> list[Mark]:
    middle = y + ROW // 2 - 4
    box = Box(0, 0, WIDE - 2 * MARGIN, ROW - 8, RAISED if owes else PANEL)
    edge = Box(0, 0, WIDE - 2 * MARGIN, ROW - 8, "", GOLD, 3)
    name, letter = caption.names[panel.seat], SEATS[panel.seat].letter
    marks: list[Mark] = [
        Group(f"player-{panel.seat}", (box,), MARGIN, y),
        *([Group(f"active-{panel.seat}", (edge,), MARGIN, y)] if owes else []),
        Group(f"badge-seat-{panel.seat}", badge(SEATS[panel.seat], 16), MARGIN + 32, middle),
        words(MARGIN + 62, middle, name, LETTER, room=290, instead=letter),
    ]
    figures = (
        str(panel.credits),
        f"{panel.room}/{2 * panel.holds}",
        str(panel.laser + panel.laser_bonus),
        str(panel.shield + panel.shield_bonus),
        str(panel.fame - panel.infamy),
        f"{panel.completed}",
    )
    for (column, x), said in zip(COLUMNS, figures, strict=True):
        figure = words(0, 0, said, LETTER, anchor="middle", weight=700)
        marks.append(Group(f"figure-{column}", (figure,), x, middle))
    return marks


def card(panel: Panel, caption: Caption, y: int) -> tuple[list[Mark], int]:
    """A player's panel as a card; where it ends."""
    lines = [(line, colour) for said, colour in _told(panel, caption) for line in broken(said)]
    high = 284 + LINE * len(lines)
    box = Box(0, 0, WIDE - 2 * MARGIN, high, PANEL, GOLD, 3, 8)
    marks: list[Mark] = [Group(f"card-{panel.seat}", (box,), MARGIN, y)]
    marks += _title(panel, caption, y + 38)
    marks += _gauges(panel, caption, y + 92)
    marks += _dice(panel, caption, y + 154)
    marks += _holds(panel, caption, y + 196)
    for n, (said, colour) in enumerate(lines):
        marks.append(
            words(MARGIN + 20, y + 290 + n * LINE, said, LETTER, colour, room=WIDE - 4 * MARGIN - 8)
        )
    return marks, y + high


def _title(panel: Panel, caption: Caption, y: int) -> list[Mark]:
    texts = caption.texts
    pilot = pilot_(panel, caption)
    name, letter = caption.names[panel.seat], SEATS[panel.seat].letter
    purse = texts("venus-purse", credits=panel.credits)
    return [
        Group(f"badge-seat-{panel.seat}", badge(SEATS[panel.seat], 20), MARGIN + 40, y),
        words(MARGIN + 76, y, name, 34, room=330, weight=700, instead=letter),
        words(MARGIN + 420, y, pilot, 30, SOFT, room=360),
        Group("purse", (words(0, 0, purse, 36, GOLD, "right", weight=800),), WIDE - MARGIN - 20, y),
    ]


def pilot_(panel: Panel, caption: Caption) -> str:
    """The pilot with their level and skill; empty before pilots are chosen."""
    if not panel.pilot:
        return ""
    return caption.texts(
        "venus-pilot", pilot=caption.id(panel.pilot), level=panel.level, skill=panel.skill
    )


def ability(panel: Panel, caption: Caption) -> list[str]:
    """What the pilot can do besides flying, and the discount at home (MV305)."""
    texts = caption.texts
    able = [texts("venus-ability", what=caption.id(panel.ability))] if panel.ability else []
    home = caption.id(panel.pilot) if panel.pilot else ""
    less = texts("venus-discount", culture=home, credits=panel.discount)
    return able + ([less] if panel.discount else [])


def guest_(guest: Guest, caption: Caption) -> str:
    """A passenger with goal and fare (MV303)."""
    goal = caption.id(guest.goal)
    return caption.texts("venus-guest-fare", guest=caption.id(guest.id), goal=goal, fare=guest.fare)


def owned_card(id_: str, caption: Caption) -> str:
    """A title or intel card of a player, with what it does."""
    texts = caption.texts
    if not texts.has(f"venus-does-{id_}"):
        return caption.id(id_)
    return texts("venus-card-does", card=caption.id(id_), does=texts(f"venus-does-{id_}"))


def open_card(id_: str, caption: Caption) -> str:
    """The same beside the round track, with who gets it for how much."""
    texts = caption.texts
    if not texts.has(f"venus-does-{id_}"):
        return caption.id(id_)
    does, gets = texts(f"venus-does-{id_}"), texts(f"venus-gets-{id_}")
    return texts("venus-card-gets", card=caption.id(id_), does=does, gets=gets)


def _gauges(panel: Panel, caption: Caption, y: int) -> list[Mark]:
    texts = caption.texts
    marks: list[Mark] = []
    x = MARGIN + 36
    for kind, value, bonus in (
        ("laser", panel.laser, panel.laser_bonus),
        ("shield", panel.shield, panel.shield_bonus),
    ):
        marks.append(
            Group(
                f"gauge-{kind}",
                art.field("laser" if kind == "laser" else "shield", 16),
                x,
                y,
            )
        )
        said = texts(f"venus-gauge-{kind}", value=value, bonus=bonus)
        marks.append(words(x + 28, y, said, 30, weight=700, room=190))
        x += 220
    state = ("off" if not panel.drive_on else "on") if panel.drive else "none"
    drive = caption.id(panel.drive) if panel.drive else ""
    said = texts("venus-drive", drive=drive, state=state)
    marks.append(words(x, y, said, 30, SOFT if state == "none" else WHITE, room=210))
    fame = texts("venus-fame-line", fame=panel.fame, infamy=panel.infamy)
    marks.append(words(WIDE - MARGIN - 20, y, fame, 30, ALIEN, "right", room=290))
    return marks


def _dice(panel: Panel, caption: Caption, y: int) -> list[Mark]:
    """The speed dice, the places of navigation and thrust, the upgrades with their dice."""
    texts = caption.texts
    marks: list[Mark] = []
    x = MARGIN + 44
    for number in panel.dice or (0, 0, 0):
        marks.append(Group(f"die-{number}", art.die(number, 22), x, y))
        x += 54
    if panel.points:
        said = texts("venus-points", points=panel.points)
        marks.append(words(x - 8, y, said, 30, GOLD, weight=700, room=150))
    x = 420
    places = [("navigation", panel.navigation), ("thrust", panel.thrust)]
    for name, number in places:
        marks.append(words(x, y, texts(f"venus-{name}"), LETTER, SOFT, room=150))
        marks.append(Group(f"{name}-{number}", art.die(number, 22, art.CYAN), x + 180, y))
        x += 280
    return marks


def _holds(panel: Panel, caption: Caption, y: int) -> list[Mark]:
    """The holds side by side; each takes a marker of two points or two of one."""
    marks: list[Mark] = []
    filled = _stowed(panel)
    wide = 232
    for n in range(max(panel.holds, len(filled), 4)):
        x = MARGIN + 20 + n * (wide + 8)
        own = n < panel.holds
        box = Box(0, 0, wide, 70, RAISED if own else PANEL, SOFT if own else RIM, 2, 6)
        marks.append(Group(f"hold-{n}" if own else f"no-hold-{n}", (box,), x, y))
        things = filled[n] if n < len(filled) else []
        for m, id_ in enumerate(things):
            middle = y + (35 if len(things) == 1 else 19 + 33 * m)
            said = words(
                x + wide // 2, middle, caption.id(id_), LETTER, anchor="middle", room=wide - 12
            )
            marks.append(Group(f"cargo-{id_}", (said,)))
    return marks


def _stowed(panel: Panel) -> list[list[str]]:
    """What lies in which hold: markers of two points first, then those of one in pairs."""
    twos = [[load.id] for load in panel.cargo if load.points == 2]
    ones = [load.id for load in panel.cargo if load.points == 1]
    return twos + [ones[n : n + 2] for n in range(0, len(ones), 2)]


def _told(panel: Panel, caption: Caption) -> Iterable[tuple[str, Colour]]:
    """The rest of the card in lines."""
    texts = caption.texts
    upgrades = [
        texts("venus-upgrade", upgrade=caption.id(each.id), die=each.die) for each in panel.upgrades
    ]
    upgrades += [caption.id(id_) for id_ in panel.supplies]
    for said in ability(panel, caption):
        yield said, SOFT
    for guest in panel.guests:
        yield guest_(guest, caption), GOLD
    for key, found, colour in (
        ("technologies", upgrades, WHITE),
        ("goals", [caption.id(id_) for id_ in panel.missions], WHITE),
        ("rewards", [caption.id(id_) for id_ in panel.rewards], WHITE),
        ("titles", [owned_card(id_, caption) for id_ in panel.titles], WHITE),
        ("iou", _ious(panel, caption), SOFT),
    ):
        if found:
            yield texts(f"venus-card-{key}", what=found), colour
    for good, culture, price in panel.buyers[:4]:
        yield (
            texts("venus-buyer", good=caption.id(good), culture=caption.id(culture), price=price),
            GOLD,
        )
    yield texts("venus-markers", count=panel.markers), SOFT


def _ious(panel: Panel, caption: Caption) -> list[str]:
    return [
        caption.texts("venus-iou", culture=caption.id(culture), credits=owed)
        for culture, owed in panel.iou.items()
    ]


def market(look: Market, caption: Caption, y: int) -> tuple[list[Mark], int]:
    """What a market sells and seeks; where it ends."""
    texts = caption.texts
    left, right = list(_sold(look, caption)), list(_sought(look, caption))
    high = 76 + LINE * max(len(left), len(right), 1) + 12
    box = Box(0, 0, WIDE - 2 * MARGIN, high, PANEL, SOFT, 2, 8)
    title = texts(
        "venus-market", place=texts(f"venus-place-{look.system}"), culture=caption.id(look.culture)
    )
    state = texts("venus-state", state=look.state)
    marks: list[Mark] = [
        Group(f"stall-{look.system}", (box,), MARGIN, y),
        words(MARGIN + 20, y + 38, title, 32, weight=700, room=660),
        words(WIDE - MARGIN - 20, y + 38, state, 30, art.STATES[look.state], "right", weight=700),
        Group(f"state-{look.state}", art.market(look.state, 13), WIDE - 300, y + 38),
    ]
    half = (WIDE - 2 * MARGIN) // 2
    for x, lines in ((MARGIN + 20, left), (MARGIN + half + 10, right)):
        for n, (said, price) in enumerate(lines):
            low = y + 88 + n * LINE
            marks.append(words(x, low, said, LETTER, room=half - 110))
            if price:
                tag = words(0, 0, price, LETTER, GOLD, "right", weight=700)
                marks.append(Group("price", (tag,), x + half - 30, low))
    return marks, y + high


def _sold(look: Market, caption: Caption) -> Iterable[tuple[str, str]]:
    texts = caption.texts
    for ware in (*look.goods, *look.technologies):
        yield (
            texts("venus-ware", count=ware.count, what=caption.id(ware.id)),
            _price(ware.cost, caption),
        )
    for kind, price in look.offers:
        yield caption.id(kind), _price(price, caption)


def _sought(look: Market, caption: Caption) -> Iterable[tuple[str, str]]:
    texts = caption.texts
    for good, price in look.sought:
        yield texts("venus-sought", good=caption.id(good)), _price(price, caption)
    for guest in look.guests:
        said = texts("venus-guest", guest=caption.id(guest.id), goal=caption.id(guest.goal))
        yield said, _price(guest.fare, caption)
    for demand in look.demands:
        yield caption.id(demand), ""
    if look.supply:
        yield texts("venus-supply", count=look.supply), ""


def _price(price: int, caption: Caption) -> str:
    return caption.texts("venus-purse", credits=price)


def face_down(system: str, caption: Caption, y: int) -> tuple[list[Mark], int]:
    """The panel of a system that nobody has been to."""
    said = caption.texts("venus-undiscovered", place=caption.texts(f"venus-place-{system}"))
    box = Box(0, 0, WIDE - 2 * MARGIN, 72, PANEL, RIM, 2, 8)
    return [
        Group(f"undiscovered-{system}", (box,), MARGIN, y),
        Group(f"unknown-{system}", art.unknown(20), MARGIN + 44, y + 36),
        words(MARGIN + 84, y + 36, said, 30, room=860),
    ], y + 72


def ordered(seats: Sequence[int], first: int | None) -> list[int]:
    """The seats with one of them first."""
    return sorted(seats, key=lambda seat: (seat != first, seat))
