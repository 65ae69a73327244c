"""Phrases of which hints are made, and where things lie in a view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine import Phrase
from games.space_dealer.goods import ALL, DEPOT
from games.space_dealer.parts import HOLD, PROBE, kind_of
from games.space_dealer.phrases import goods
from games.space_dealer.view import CardView, PlanetView, View
from games.space_dealer.view_timers import TimerView

_MINUTE: Final = 60_000
_HOUR: Final = 60
"""Minutes."""
COLOURS: Final = 4


def timed(view: View, what: Phrase) -> Phrase:
    """SD2, SD21: what has its effect a timer minute from now, or from the end of the pause."""
    if view.dawn:
        return Phrase("hint-after-pause", (("what", what),))
    return Phrase("hint-in", (("time", _time(view.minute // _MINUTE)), ("what", what)))


def said(what: Phrase) -> Phrase:
    """What has its effect at once, or at a time that nobody knows yet, as a sentence."""
    return Phrase("hint-said", (("what", what),))


def _time(minutes: int) -> Phrase:
    if minutes < _HOUR:
        return Phrase("hint-minutes", (("count", minutes),))
    return Phrase("hint-hours", (("count", minutes // _HOUR),))


def wanted(letters: str) -> Phrase:
    """Goods of a demand; one of each colour is said so."""
    if len(letters) == len(set(letters)) == COLOURS:
        return Phrase("hint-each")
    return Phrase("some-goods", (("goods", goods(letters)),))


@dataclass(frozen=True, slots=True)
class Place:
    """Where goods lie or may lie: a depot, a ship, or a transport probe; ``goods`` as letters."""

    id: str
    field: str
    goods: str
    size: int

    @property
    def room(self) -> int:
        """How many goods still fit in."""
        return max(0, self.size - len(self.goods))

    def count(self, what: str) -> int:
        """How many goods are meant by a colour (one of it) or by ``all``."""
        return len(self.goods) if what == ALL else int(what[0] in self.goods)


def places(own: PlanetView) -> Iterator[Place]:
    """All places of a planet for goods: those of ships in flight are nowhere."""
    yield Place(DEPOT, own.field, own.depot, own.room)
    for ship in own.ships:
        yield Place(ship.id, "" if ship.to else ship.at, ship.load, HOLD)
    busy = {timer.on for timer in own.timers if timer.job}
    for card in own.built:
        if kind_of(card.id) == "transport" and card.works:
            yield Place(card.id, "" if card.id in busy else own.field, card.store, PROBE)


def place(own: PlanetView, id_: str) -> Place:
    """One of them by its id; an empty one where there is none."""
    return next((each for each in places(own) if each.id == id_), Place(id_, "", "", 0))


def at_home(own: PlanetView) -> list[Place]:
    """Those that mines fill and converters reach now (SD24, SD25, SD43)."""
    return [each for each in places(own) if each.field == own.field]


def room_at_home(own: PlanetView) -> int:
    """How many goods have room there now."""
    return sum(each.room for each in at_home(own))


def goods_at_home(own: PlanetView) -> str:
    """The goods that lie there, as letters."""
    return "".join(each.goods for each in at_home(own))


def face(own: PlanetView, card: str) -> CardView | None:
    """A card of the viewer, built or not."""
    return next((each for each in (*own.faces, *own.built) if each.id == card), None)


def dumped_next(own: PlanetView, timer: TimerView) -> int:
    """SD4: goods that the next order of a timer throws away, as soon as it is free."""
    order, when = timer.queue[0] if timer.queue else ("", "")
    match order.split(".") if when == "always" else ():
        case ("dump", store, what):
            there = {"depot": own.depot, **{ship.id: ship.load for ship in own.ships}}
            lying = there.get(store, "")
            return len(lying) if what == ALL else min(1, lying.count(what[0]))
    return 0
