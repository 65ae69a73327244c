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
from .space_dealer_planet import Shown
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
        if self._flies:
            ring = Ring(self.view, self.caption, low=True)
            for mark in ring.marks(y):
                yield y + ring.high, mark
            y += ring.high
        targets = self._targets
        # Whose timers or sites are meant where another's planet is chosen is not to be seen here.
        aims = bool(self._chosen)
        panels = [
            Panel(look, self.view, self.caption, True, shown, look.field in self._chosen)
            for look, shown in targets
        ]
        full = self._flies and bool(targets) and not self.caption.chosen & self._own_cards
        apart = full or any(shown == "all" for _, shown in targets) or not self._is_own
        own = Panel(self.own, self.view, self.caption, True, "none" if apart else "all", not aims)
        for panel in (*panels, own):
            for mark in panel.marks(MARGIN - 2, y):
                yield y + panel.high + MARGIN, mark
            y += panel.high + MARGIN
        if not apart:
            yield from self._cards(y - MARGIN)

    @property
    def _flies(self) -> bool:
        """Whether a ship's planet is chosen, or can be. Players are called like their planets."""
        lit, chosen = self.caption.highlighted, self.caption.chosen
        fields, ships = set(self.view.ring), {each.id for each in self.own.ships}
        if chosen & fields:
            return bool(chosen & ships)
        # Where something may be delivered, that is shown instead.
        return chosen <= ships and not self._targets and bool(lit & fields)

    @property
    def _is_own(self) -> bool:
        """Whether it is about anything but a flight."""
        return not self._flies or bool(self._asked & self._own_cards)

    @property
    def _chosen(self) -> frozenset[str]:
        """The home planets of others that are chosen."""
        return self.caption.chosen & {p.field for p in self.view.planets if p != self.own}

    @property
    def _asked(self) -> frozenset[str]:
        return self.caption.highlighted | self.caption.chosen

    @property
    def _own_cards(self) -> set[str]:
        built = {card.id for card in self.own.built}
        return built | {face.id for face in self.own.faces}

    @property
    def _targets(self) -> Sequence[tuple[PlanetView, Shown]]:
        """Planets of others that it is about, and how much is shown of what is built there."""
        found: list[tuple[PlanetView, Shown]] = []
        for look in self.view.planets:
            if look.seat == self.own.seat:
                continue
            if self._asked & {card.id for card in look.built}:
                found.append((look, "all"))
            elif look.field in self._chosen or self._asked & {d.id for d in look.demands}:
                found.append((look, "built"))
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
