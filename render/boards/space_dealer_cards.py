"""Space Dealer: cards that are not built, as their owner sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from games.space_dealer.view import CardView, DemandView, PlanetView
from render.board import Caption
from render.letters import LETTER, PITCH, TIE, Hand, broken, laid
from render.palette import GOLD, INK, RAISED, RIM, SOFT, WHITE
from render.scene import Box, Group, Mark

from .space_dealer_parts import (
    MARGIN,
    WIDE,
    R,
    building,
    glass,
    goods,
    lit_edge,
    points,
    words,
)
from .space_dealer_planet import numbered

ABREAST: Final = 3
GAP: Final = 8
CARD: Final = (WIDE - 2 * MARGIN - (ABREAST - 1) * GAP) // ABREAST
DRAWN: Final = 76
LEFT: Final = 98
"""Where the words of a card begin."""
ROOM: Final = CARD - LEFT - 4
"""For their name."""
LOW: Final = 116
"""Height of a card with one demand and a short name."""
DEMAND: Final = 42
TITLE: Final = 52
_HAND: Final = Hand(LETTER, PITCH, (WHITE, 700), (WHITE, 700))


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards of the viewer's planet that are not built."""

    own: PlanetView
    caption: Caption

    def shelf(self, key: str, ids: Sequence[str], y: int) -> Iterator[tuple[int, Mark]]:
        """A title and the cards under it, each mark with where the shelf ends so far."""
        title = self.caption.texts(key, count=len(ids), places=self.own.places)
        yield y + TITLE, words(MARGIN + 6, y + TITLE // 2, title, colour=SOFT, room=WIDE - 40)
        y += TITLE
        faces = {face.id: face for face in self.own.faces}
        for n in range(0, len(ids), ABREAST):
            row = [faces[id_] for id_ in ids[n : n + ABREAST]]
            high = max(self._high(face) for face in row)
            for column, face in enumerate(row):
                at = MARGIN + column * (CARD + GAP)
                marks = tuple(self._face(face, high))
                yield y + high + GAP, Group(f"hand-{face.id}", marks, at, y)
            y += high + GAP

    def _name(self, face: CardView) -> list[tuple[str, str]]:
        """What it is called; its number stands beside the word before it."""
        said = self.caption.texts(f"dealer-card-{face.kind}")
        number = numbered(face.id, self.caption)
        if number:
            said = self.caption.texts("board-named", name=said, what=number)
            *before, last = said.removesuffix(number).split()
            said = " ".join((*before, f"{last} {number}".replace(" ", TIE)))
        return broken(said, "", ROOM, _HAND)

    def _high(self, face: CardView) -> int:
        name = len(self._name(face)) * PITCH
        if len(face.demands) < 2:
            return max(LOW, 20 + name + DEMAND * len(face.demands))
        return LOW + DEMAND * -(-len(face.demands) // 2)

    def _face(self, face: CardView, high: int) -> Iterator[Mark]:
        """What it builds, its name, the connections it needs, and its demands."""
        box = Box(0, 0, CARD, high, RAISED, RIM, 2, 12)
        yield Group("plate", (box,))
        yield Group(f"card-{face.id}", building(face, DRAWN), 60, LOW // 2)
        if face.links:
            bars = tuple(Box(n * 11, 0, 8, 36, GOLD, INK, 1, 3) for n in range(face.links))
            yield Group(f"links-{face.links}", bars, 8, 8)
        name = self._name(face)
        yield from laid(name, LEFT, 30, ROOM, _HAND)
        timer = self._timer(face.id)
        if timer is not None:
            yield timer
        if len(face.demands) == 1:
            at = 30 + len(name) * PITCH
            yield from self._demand(face.demands[0], LEFT, at, 26)
        for n, demand in enumerate(face.demands if len(face.demands) > 1 else ()):
            line, column = divmod(n, 2)
            yield from self._demand(demand, 8 + column * 158, LOW + 18 + line * DEMAND, 20)
        if face.id in self.caption.highlighted:
            yield lit_edge(f"card-{face.id}", box)

    def _timer(self, card: str) -> Mark | None:
        """The timer that works on a planned card."""
        for planned in self.own.zone:
            if planned.card == card and planned.timer:
                timer = next(each for each in self.own.timers if each.id == planned.timer)
                return Group(f"on-{card}", (glass(timer),), CARD - 26, LOW - 32)
        return None

    def _demand(self, demand: DemandView, x: int, y: int, step: int) -> Iterator[Mark]:
        wide = 2 * R + step * (len(demand.goods) - 1)
        said = words(wide + 8, 0, points(demand), weight=800)
        yield Group(f"demand-{demand.id}", (*goods(demand.goods, R, 0, step=step), said), x, y)
