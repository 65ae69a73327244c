"""SD21: what comes of a timer that is used, and what would be in vain."""

from __future__ import annotations

from engine import Phrase, plain_phrase
from games.space_dealer.parts import (
    EXCHANGES,
    GOODS,
    MINUTES,
    OUTPUT,
    PROBE,
    amounts,
    colour_of,
    kind_of,
)
from games.space_dealer.phrases import goods
from games.space_dealer.tasks import CLEAR, LATER
from games.space_dealer.view import PlanetView, View

from .said import dumped_next, face, goods_at_home, place, room_at_home, timed

_WHOLE = 1000
"""Thousandths."""


def researched(view: View, own: PlanetView, _args: tuple[str, ...]) -> Phrase:
    """SD20, SD21: the next level, and its pile."""
    return timed(view, Phrase("hint-researches", (("level", own.level + 1),)))


def used(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD24, SD25, SD41 to SD43: what the card does, in a timer minute."""
    return timed(view, use(view, own, *args))


def exchanged(_view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD25: at once; what lies at home then."""
    have = list(amounts(goods_at_home(own)))
    for give, get in _exchanges(args[1]):
        have[give] -= 1
        have[get] += 1
    after = "".join(good[0] * count for good, count in zip(GOODS, have, strict=True))
    dumped = dumped_next(own, next(t for t in own.timers if t.on == args[0] and t.job))
    if dumped:
        return Phrase("hint-exchanged-dumps", (("goods", goods(after)), ("count", dumped)))
    return Phrase("hint-exchanged", (("goods", goods(after)),))


def use_warning(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """SD24: goods without room are lost; goods that are not there are not exchanged."""
    card, way = args
    kind = kind_of(card)
    if way == CLEAR:
        return None
    missing = OUTPUT.get(kind, 0) - room_at_home(own)
    if missing > 0:
        return Phrase("warn-no-room", (("count", missing),))
    if kind in EXCHANGES and way != LATER and not _there(own, way):
        return Phrase("warn-not-there")
    if kind == "transport" and not place(own, card).goods:
        return Phrase("warn-nothing-on-it")
    return late_warning(view, own, ()) if kind in (*OUTPUT, *EXCHANGES) else None


def late_warning(view: View, _own: PlanetView, _args: tuple[str, ...]) -> Phrase | None:
    """SD28: from a timer minute before the end on, what is made cannot be brought anywhere."""
    late = view.ends and view.played * MINUTES > _WHOLE * (MINUTES - 1)
    return Phrase("warn-too-late") if late else None


def use(view: View, own: PlanetView, card: str, way: str) -> Phrase:
    """What the use of a card comes to, as things are."""
    kind = kind_of(card)
    if way == CLEAR:
        return Phrase("hint-clears")
    if kind in OUTPUT:
        return _output(own, card, way)
    if kind in EXCHANGES:
        key = "hint-exchanges-later" if way == LATER else "hint-exchanges"
        return Phrase(key, (("count", EXCHANGES[kind] if way == LATER else way.count("=") + 1),))
    if kind == "transport":
        room = place(own, way).room
        return Phrase("hint-beams", (("count", len(place(own, card).goods)), ("room", room)))
    found = face(own, card)
    there = 0 if found is None else found.attacks
    return Phrase("hint-loads", (("count", min(PROBE, there + view.attacks)),))


def _output(own: PlanetView, card: str, way: str) -> Phrase:
    kind, room = kind_of(card), room_at_home(own)
    colour = way.partition("-")[0] if kind == "multi" else GOODS[colour_of(card)]
    made = (("count", OUTPUT[kind]), ("good", plain_phrase(colour)))
    if room < OUTPUT[kind]:  # the warning says it
        return Phrase("hint-makes", made)
    return Phrase("hint-makes-with-room", (*made, ("room", room)))


def _exchanges(way: str) -> list[tuple[int, int]]:
    """Pairs of places in GOODS: what is given, and what one gets."""
    names = [str(good) for good in GOODS]
    pairs = [each.split("-") for each in way.split("=")]
    return [(names.index(give), names.index(get)) for give, get in pairs]


def _there(own: PlanetView, way: str) -> bool:
    """Whether the goods to be given are at home now; the second may be what the first brings."""
    have = list(amounts(goods_at_home(own)))
    for give, get in _exchanges(way):
        have[give] -= 1
        have[get] += 1
        if have[give] < 0:
            return False
    return True
