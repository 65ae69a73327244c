"""Merchant of Venus: cards and chips of which the market and the ship's sheet are made."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from games.merchant_of_venus.parts import COMPONENTS
from render.board import Caption
from render.letters import width
from render.palette import ALIEN, FLAME, GOLD, LIT, PANEL, RAISED, RIM, SOFT, WHITE
from render.scene import Box, Colour, Group, Line, Mark, Polygon, Text
from render.shapes import Marks

from . import merchant_of_venus_art as art
from .merchant_of_venus_look import Guest, Panel
from .merchant_of_venus_peoples import crate, people

WIDE: Final = 1024
MARGIN: Final = 12
GAP: Final = 8
LETTER: Final = 34
PITCH: Final = 40
CARD: Final = 104
"""Height of a card with two lines of words."""
TILE: Final = 152
"""Height of a card with a price over two lines of words."""
LEAST: Final = 560
"""Height of a picture of cards, so that none takes a tenth of it."""
FREE: Final = 64
"""Height of a free hold where nothing is aboard."""
QUARTER: Final = (WIDE - 2 * MARGIN - 3 * GAP) // 4


def spread(quarters: int) -> int:
    """How wide a card is that takes so many quarters of a row."""
    return quarters * QUARTER + (quarters - 1) * GAP


def lined(said: str, room: int, most: int) -> list[str]:
    """Words in so many lines of a card at most."""
    rows: list[str] = []
    for word in said.split():
        if rows and width(f"{rows[-1]} {word}", 600, LETTER) <= room:
            rows[-1] += f" {word}"
        else:
            rows.append(word)
    return rows if len(rows) <= most else [*rows[: most - 1], " ".join(rows[most - 1 :])]


def card(
    name: str,
    wide: int,
    sign: Marks,
    words: tuple[str, str],
    *,
    lit: bool = False,
    colour: Colour = GOLD,
) -> Group:
    """A thing: its sign on the left, then what it is called, and what it costs or brings."""
    said, price = words
    tag = width(price, 800, LETTER) + 16 if price else 0
    lines = lined(said, wide - 84 - tag, 2)
    top = CARD // 2 - PITCH * (len(lines) - 1) // 2
    marks: list[Mark] = [_ground(wide, CARD, lit=lit)]
    marks.append(Group(f"sign-of-{name}", sign, 38, CARD // 2))
    marks += (
        Text(70, top + PITCH * n, line, LETTER, WHITE, "left", 600) for n, line in enumerate(lines)
    )
    if price:
        marks.append(Text(wide - 14, CARD // 2, price, LETTER, colour, "right", 800))
    return Group(name, tuple(marks))


def tile(
    name: str,
    sign: Marks,
    words: tuple[str, str],
    *,
    lit: bool = False,
    colour: Colour = GOLD,
    buyer: str = "",
) -> Group:
    """The same on a quarter of a row: above what it is called, the price, and who pays it."""
    said, price = words
    lines = lined(said, QUARTER - 24, 2)
    marks: list[Mark] = [_ground(QUARTER, TILE, lit=lit), Group(f"sign-of-{name}", sign, 42, 38)]
    marks.append(Text(84, 38, price, LETTER + 4, colour, "left", 800))
    if buyer:
        marks.append(Group(f"people-{buyer}", people(buyer, 21), QUARTER - 34, 38))
    marks += (
        Text(14, 88 + PITCH * n, line, LETTER, WHITE, "left", 600) for n, line in enumerate(lines)
    )
    return Group(name, tuple(marks))


def _ground(wide: int, high: int, *, lit: bool) -> Box:
    edge, width_ = (LIT, 6) if lit else (RIM, 2)
    return Box(0, 0, wide, high, RAISED if lit else PANEL, edge, width_, 12)


def flow(cards: Sequence[tuple[int, Group]], y: int, high: int = CARD) -> tuple[list[Mark], int]:
    """Cards, each with the quarters of a row that it takes, in rows; and where they end."""
    marks: list[Mark] = []
    used = 0
    for quarters, each in cards:
        if used + quarters > 4:
            y, used = y + high + GAP, 0
        marks.append(Group(each.name, each.marks, MARGIN + used * (QUARTER + GAP), y))
        used += quarters
    return marks, y + (high + GAP if cards else 0)


def good(id_: str) -> Marks:
    """A good, in the colour of its kind; the crate is as large as the room that it takes."""
    entry = COMPONENTS.good.get(id_)
    if entry is None:
        return crate(SOFT, 18)
    return crate(art.CATEGORIES[entry.category], 18 if entry.capacity == 1 else 26)


def equipment(id_: str) -> Marks:
    """What a ship can be fitted with."""
    if id_ in ("laser", "shield"):
        return art.head(id_, 24)
    if id_ == "hold":
        return art.head("room", 24)
    if id_.startswith("drive"):
        colours = {"drive-yellow": (art.YELLOW, art.YELLOW), "drive-red": (art.RED, art.RED)}
        one, other = colours.get(id_, (art.YELLOW, art.RED))
        return (
            Polygon(((-24, -20), (0, 0), (-24, 20)), one),
            Polygon(((0, -20), (24, 0), (0, 20)), other),
        )
    return art.gear(24)


def loads(
    panel: Panel, caption: Caption, y: int, lit: Collection[str] = ()
) -> tuple[list[tuple[int, Group]], int, int]:
    """The goods aboard, each with the people that pay most for it, and what is still free.

    lit: what may be chosen of it. ``flow`` is to be told the cards, where they begin, and how
    high they are.
    """
    best = {id_: (culture, price) for id_, culture, price in reversed(panel.buyers)}
    guests_ = {guest.id for guest in panel.guests}
    goods = [load.id for load in panel.cargo if load.id not in guests_]
    found: list[tuple[int, Group]] = []
    for n, id_ in enumerate(goods):
        culture, price = best.get(id_, ("", 0))
        said = caption.id(id_), caption.texts("venus-purse", credits=price) if price else ""
        name, light = f"cargo-{id_}-{n}", id_ in lit
        shown = tile(name, good(id_), said, lit=light, colour=ALIEN, buyer=culture)
        found.append((1, shown))
    high = TILE if goods else FREE
    free = Box(0, 0, QUARTER, high, RAISED, SOFT, 2, 12)
    found += ((1, Group(f"hold-{n}", (free,))) for n in range(panel.room // 2))
    if panel.room % 2:
        half = Box(0, 0, QUARTER // 2, high, RAISED, SOFT, 2, 12)
        found.append((1, Group(f"hold-{panel.room // 2}", (half,))))
    return found, y, high


def guests(found: Sequence[Guest], caption: Caption) -> list[tuple[int, Group]]:
    """Passengers with goal and fare."""
    texts = caption.texts
    cards = []
    for each in found:
        said = texts("venus-guest", guest=caption.id(each.id), goal=caption.id(each.goal))
        words, lit = (said, texts("venus-purse", credits=each.fare)), each.id in caption.highlighted
        cards.append((2, card(f"guest-{each.id}", spread(2), art.passenger(24), words, lit=lit)))
    return cards


def dice(panel: Panel, caption: Caption, x: int, y: int) -> Iterator[Mark]:
    """The speed dice, what they come to, and the dice put to work."""
    for n, number in enumerate(panel.dice):
        yield Group(f"die-{n}", art.die(number, 26), x + 62 * n, y)
    x += 62 * len(panel.dice)
    if panel.points:
        said = caption.texts("venus-points", points=panel.points)
        yield Text(x - 14, y, said, LETTER, GOLD, "left", 800)
        x += width(said, 800, LETTER) + 30
    for name, number in (("navigation", panel.navigation), ("thrust", panel.thrust)):
        if number:
            sign = art.field("navigation", 18) if name == "navigation" else (_FLAME,)
            marks = (Group(f"sign-of-{name}", sign, 0, 0), Group("put", art.die(number, 26), 56, 0))
            yield Group(f"{name}-die", marks, x + 12, y)
            x += 124


_FLAME: Final = Polygon(((-14, -18), (14, -18), (8, 4), (0, 22), (-8, 4)), FLAME)


def gauges(panel: Panel, x: int, y: int) -> Iterator[Mark]:
    """Laser, shield and pilot, each as a sign with its value."""
    values = (
        ("laser", panel.laser + panel.laser_bonus),
        ("shield", panel.shield + panel.shield_bonus),
        ("pilot", panel.skill),
    )
    for n, (kind, value) in enumerate(values):
        said = Text(40, 0, str(value), 40, WHITE, "left", 800)
        marks = (Group(f"sign-of-{kind}", art.head(kind, 22)), said)
        yield Group(f"gauge-{kind}", marks, x + 112 * n, y)


def title(said: str, y: int) -> list[Mark]:
    """The name of a part of a sheet, over a line."""
    return [
        Text(MARGIN + 6, y + 22, said, LETTER, SOFT, "left", 700),
        Group("rule", (Line(((MARGIN, y + 44), (WIDE - MARGIN, y + 44)), RIM, 2),)),
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
