"""Space Dealer: what a player's decision needs: the own planet, its cards, and its target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.space_dealer.view import PlanetView, View
from render.board import Caption
from render.palette import SPACE
from render.scene import Mark, Scene
from render.shapes import sky

from .space_dealer_cards import Cards
from .space_dealer_panel import Panel
from .space_dealer_parts import MARGIN, WIDE
from .space_dealer_ring import Ring


def near(view: View, caption: Caption) -> Scene | None:
    """The picture of the panel of a player who is asked something."""
    own = view.own
    if own is None or view.over:
        return None
    marks: list[Mark] = []
    y = MARGIN
    for end, mark in _Near(view, caption, own).parts(y):
        marks.append(mark)
        y = max(y, end)
    size = (WIDE, y + MARGIN)
    return Scene(size, SPACE, sky(*size, 50), tuple(marks))


@dataclass(frozen=True, slots=True)
class _Near:
    """A decision of the owner of a planet."""

    view: View
    caption: Caption
    own: PlanetView

    def parts(self, y: int) -> Iterator[tuple[int, Mark]]:
        """From above down, each mark with where its part ends."""
        asked, targets = self._asked, self._targets
        flies = bool(asked & set(self.view.ring)) and not asked & self._own_cards
        if flies:
            ring = Ring(self.view, self.caption)
            for mark in ring.marks(y):
                yield y + ring.high, mark
            y += ring.high
        for look, acting in targets:
            panel = Panel(look, self.view, self.caption, large=True, acting=acting)
            for mark in panel.marks(MARGIN - 2, y):
                yield y + panel.high + MARGIN, mark
            y += panel.high + MARGIN
        acting = not flies and not any(acting for _, acting in targets)
        panel = Panel(self.own, self.view, self.caption, large=True, acting=acting)
        for mark in panel.marks(MARGIN - 2, y):
            yield y + panel.high, mark
        y += panel.high
        if acting:
            yield from self._cards(y)

    @property
    def _asked(self) -> frozenset[str]:
        return self.caption.highlighted | self.caption.chosen

    @property
    def _own_cards(self) -> set[str]:
        built = {card.id for card in self.own.built}
        return built | {face.id for face in self.own.faces}

    @property
    def _targets(self) -> Sequence[tuple[PlanetView, bool]]:
        """Planets of others that it is about, and whether about what is built there."""
        found = []
        chosen = self.caption.chosen & set(self.view.ring)
        for look in self.view.planets:
            if look.seat == self.own.seat:
                continue
            built = bool(self._asked & {card.id for card in look.built})
            wants = bool(self._asked & {demand.id for demand in look.demands})
            if built or wants or look.field in chosen:
                found.append((look, built))
        return found[:2]

    def _cards(self, y: int) -> Iterator[tuple[int, Mark]]:
        """The planned cards, those just drawn, and those of the pile that can be chosen."""
        own, cards = self.own, Cards(self.own, self.caption)
        pile = [card for card in own.cards if card in self._asked]
        for key, ids in (
            ("dealer-drawn", own.drawn),
            ("dealer-zone", [planned.card for planned in own.zone]),
            ("dealer-pile-near", pile),
        ):
            if ids:
                for end, mark in cards.shelf(key, ids, y):
                    yield end, mark
                    y = end
