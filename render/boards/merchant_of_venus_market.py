"""Merchant of Venus: the market where a ship has landed, as cards with prices (MV303)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.board import Caption
from render.extent import extent
from render.palette import ALIEN, GOLD, PANEL, RIM, SOFT, SPACE, WHITE
from render.scene import Box, Group, Mark, Scene, Text
from render.shapes import sky

from . import merchant_of_venus_art as art
from .merchant_of_venus_cards import (
    GAP,
    LEAST,
    LETTER,
    MARGIN,
    QUARTER,
    TILE,
    WIDE,
    card,
    equipment,
    flow,
    good,
    guests,
    loads,
    spread,
    tile,
    title,
)
from .merchant_of_venus_look import Look, Market, Panel, Ware
from .merchant_of_venus_map import framed
from .merchant_of_venus_peoples import people
from .merchant_of_venus_worlds import world

HEAD: Final = 150
_BUYERS: Final = MARGIN + QUARTER + GAP
"""Where the buyers of a good stand."""


def market(look: Look, found: Market, panel: Panel, caption: Caption) -> Scene:
    """What is sold here and who wants it, what is bought here, who waits, and one's own holds."""
    marks, y = list[Mark](_head(found, panel, caption)), HEAD
    if found.goods or found.offers or found.technologies:
        marks += title(caption.texts("venus-section-sells", goods=len(found.goods)), y)
        y += 52
    for ware in found.goods:
        marks += _ware(ware, look, caption, y)
        y += TILE + GAP
    more, y = flow(sorted(_equipment(found, look, caption), key=_wide), y)
    marks += more
    if found.sought:
        marks += title(caption.texts("venus-section-buys"), y)
        more, y = flow([(1, _sought(*each, look, caption)) for each in found.sought], y + 52, TILE)
        marks += more
    for demand in found.demands:
        marks.append(Text(MARGIN + 6, y + 20, caption.id(demand), LETTER, ALIEN, "left", 600))
        y += 46
    if found.guests:
        marks += title(caption.texts("venus-section-guests"), y)
        more, y = flow(guests(found.guests, caption), y + 52)
        marks += more
    return _over_holds(marks, y, panel, caption)


def stock(look: Look, panel: Panel, caption: Caption) -> Scene:
    """What can be bought before the first round, of several peoples."""
    wares = [ware for found in look.markets.values() for ware in found.goods]
    lit = [ware for ware in wares if ware.id in caption.highlighted]
    marks, y = list[Mark](_purse(panel, caption)), 84
    for ware in lit:
        marks += _ware(ware, look, caption, y)
        y += TILE + GAP
    return _over_holds(marks, y, panel, caption)


def _over_holds(marks: list[Mark], y: int, panel: Panel, caption: Caption) -> Scene:
    said = caption.texts("venus-section-hold", room=panel.room, all=2 * panel.holds)
    more, low = flow(*loads(panel, caption, y + 52))
    aboard, low = flow(guests(panel.guests, caption), low)
    marks = [*marks, *title(said, y), *more, *aboard]
    high = max(low + 4, LEAST)
    return Scene((WIDE, high), SPACE, sky(WIDE, high, 40), tuple(marks))


def _purse(panel: Panel, caption: Caption, culture: str = "") -> Iterator[Mark]:
    """What can be paid with: credits, and what the people of the market owe."""
    said, owed = _paid(panel.credits, caption), panel.iou.get(culture, 0)
    if owed:
        said = caption.texts("venus-purse-iou", credits=panel.credits, owed=owed)
    purse = Text(0, 0, said, 44, GOLD, "right", 800)
    yield Group("purse", (purse,), WIDE - MARGIN - 8, 44)


def _head(found: Market, panel: Panel, caption: Caption) -> Iterator[Mark]:
    texts = caption.texts
    name = f"near-{framed(found.system)}-{found.system}"
    yield Group(name, world(found.system, 56), 84, HEAD // 2)
    place = texts(f"venus-place-{found.system}")
    room = 500 if panel.iou.get(found.culture) else 700
    yield Text(168, 44 if found.culture else HEAD // 2, place, 40, WHITE, "left", 800, room)
    yield from _purse(panel, caption, found.culture)
    if found.culture:
        yield from _state(found, caption)


def _state(found: Market, caption: Caption) -> Iterator[Mark]:
    """Who lives here, and how well their market pays."""
    texts = caption.texts
    yield Group(f"people-{found.culture}", people(found.culture, 22), 192, 104)
    culture = Text(226, 104, caption.id(found.culture), 38, GOLD, "left", 700)
    yield culture
    left = extent((culture,))[2] + 40
    yield Group(f"state-{found.state}", art.market(found.state, 20), left, 104)
    state = texts("venus-state", state=found.state)
    yield Text(left + 34, 104, state, LETTER, art.STATES[found.state], "left", 700)
    if found.supply:
        said = texts("venus-supply", count=found.supply)
        yield Text(WIDE - MARGIN - 8, 104, said, LETTER, SOFT, "right", 600)


def _paid(price: int, caption: Caption) -> str:
    return caption.texts("venus-purse", credits=price)


def _ware(ware: Ware, look: Look, caption: Caption, y: int) -> Iterator[Mark]:
    """A good for sale, and beside it who wants it for how much."""
    priced = not look.bills or ("buy", ware.id) in look.bills
    lit = priced and ware.id in caption.highlighted
    said = caption.texts("venus-ware", count=ware.count, what=caption.id(ware.id))
    price = _paid(look.bills.get(("buy", ware.id), ware.cost), caption)
    shown = tile(f"ware-{ware.id}", good(ware.id), (said, price), lit=lit)
    yield Group(shown.name, shown.marks, MARGIN, y)
    room = (WIDE - MARGIN - _BUYERS + GAP) // max(len(ware.buyers), 1)
    for n, (culture, pays) in enumerate(ware.buyers):
        ground = Box(0, 0, room - GAP, TILE, PANEL, RIM, 2, 12)
        said, middle = caption.id(culture), (room - GAP) // 2
        name = Text(middle, 44, said, LETTER, GOLD if pays else SOFT, weight=600)
        worth = _paid(pays, caption) if pays else "?"
        words = Text(70, 106, worth, LETTER + 4, ALIEN if pays else SOFT, "left", 800)
        sign = Group(f"people-{culture}", people(culture, 21), 38, 106)
        marks = (ground, name, sign, words)
        yield Group(f"buyer-{ware.id}-{culture}", marks, _BUYERS + n * room, y)


def _equipment(found: Market, look: Look, caption: Caption) -> Iterator[tuple[int, Group]]:
    things = [
        (id_, caption.id(id_), price, 2 if id_.startswith("drive") else 1)
        for id_, price in found.offers
    ]
    for ware in found.technologies:
        said = caption.texts("venus-ware", count=ware.count, what=caption.id(ware.id))
        things.append((ware.id, said, ware.cost, 2))
    for id_, said, price, quarters in things:
        lit = ("buy", id_) in look.bills and id_ in caption.highlighted
        paid = _paid(look.bills.get(("buy", id_), price), caption)
        shown = card(f"ware-{id_}", spread(quarters), equipment(id_), (said, paid), lit=lit)
        yield quarters, shown


def _wide(card_: tuple[int, Group]) -> int:
    """Wide cards go before narrow ones, so that rows are filled."""
    return -card_[0]


def _sought(id_: str, price: int, look: Look, caption: Caption) -> Group:
    """A good that is bought here."""
    lit = ("sell", id_) in look.bills and id_ in caption.highlighted
    words = caption.id(id_), _paid(look.bills.get(("sell", id_), price), caption)
    return tile(f"sought-{id_}", good(id_), words, lit=lit, colour=ALIEN)
