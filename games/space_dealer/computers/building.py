"""Which cards to plan and build, and where."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from engine import Offer, Phrase, Thought
from games.space_dealer import reasons
from games.space_dealer.parts import ATTACKERS, COLOURED, GOODS, POWER, colour_of, kind_of
from games.space_dealer.sites import COLUMNS
from games.space_dealer.view import CardView

from .wishing import thought

if TYPE_CHECKING:
    from .planner import Planner


class Builder:
    """What a planet still needs."""

    def __init__(self, mind: Planner) -> None:
        """Of one decision."""
        self.mind, self.me, self.view = mind, mind.me, mind.view
        self.faces = {face.id: face for face in self.me.faces}
        plans = {each.slot: each.card for each in self.me.zone}
        self.under = {plans[timer.on]: timer.aim for timer in self.me.timers if timer.job == "plan"}
        self.zone = [each.card for each in self.me.zone]

    # What is there

    def has(self, kind: str) -> int:
        """Cards of a kind that work or soon will."""
        return sum(card.kind == kind and card.works for card in self.me.built) + sum(
            kind_of(card) == kind for card in self.under
        )

    def colours(self) -> set[int]:
        """Colours that can be made soon without a converter."""
        cards = [card.id for card in self.me.built if card.works] + list(self.under)
        found = {colour_of(c) for c in cards if kind_of(c) in ("mine", "complex", "fusion")}
        return set(range(len(GOODS))) if any(kind_of(c) == "multi" for c in cards) else found

    def taken(self) -> set[str]:
        """Columns that are no site any more for a card with a demand."""
        found = set()
        for card in self.me.built:
            if card.foot != "power":
                found |= set(card.site.split("-"))
        for aim in self.under.values():
            found |= set(aim.split("-"))
        return found

    def power(self) -> int:
        """Columns that have power, or will have when what is being built is there."""
        supply = (0, *self.view.supply)
        stacks = [len(side) for side in self.me.power]
        for card, aim in self.under.items():
            if kind_of(card) in POWER and aim in ("left", "right"):
                stacks[aim == "right"] += 1
        return sum(supply[height] for height in stacks)

    def open_columns(self) -> int:
        """Powered columns that are free."""
        powered = {name for name, on in zip(COLUMNS, self.me.supplied, strict=True) if on}
        soon = self.power() - len(powered)
        return len(powered - self.taken()) + soon

    def reserved(self) -> int:
        """Of them, those that planned cards are to have."""
        loose = [card for card in self.zone if card not in self.under]
        return sum(bool(self.faces[c].links) and self.faces[c].foot == "both" for c in loose)

    def stuck(self) -> int:
        """Planned cards that have no site now."""
        return sum(not self.faces[c].fits for c in self.zone if c not in self.under)

    # Worth

    def worth(self, card: str) -> float:
        """How much a card that is not built helps; none if it helps not at all."""
        if self.mind.left < self.mind.figures["stop"]:
            return 0.0
        kind, face = kind_of(card), self.faces.get(card)
        if kind in POWER:
            return self.power_worth(card)
        worth = self._helps(card, kind)
        return worth if face is None or self.fits(face) else 0.5 * worth

    def _helps(self, card: str, kind: str) -> float:
        """What it does for the planet, once it is built."""
        figures, colours = self.mind.figures, self.colours()
        whole = len(colours) == len(GOODS)
        if kind in COLOURED:
            if colour_of(card) in colours:
                return 0.0 if kind == "mine" else figures["more"]
            return figures["mine"] - len(colours) if kind == "mine" else figures["complex"]
        if kind in ATTACKERS:
            return 0.3 if whole and self.open_columns() else 0.0
        helps = {
            "depot": 0.0 if self.has("depot") else figures["depot"],
            "multi": (0.0 if self.has("multi") else 1.5) if whole else 6.0,
            "converter": 0.0 if whole or self.has("converter") else 3.0,
            "fuser": 0.0 if whole or self.has("converter") else 3.0,
            "factory": 10.0,
            "station": 0.0 if len(self.me.ships) > 1 else 4.0,
        }
        return helps.get(kind, 0.0)

    def power_worth(self, card: str) -> float:
        """Power is worth what stands on it."""
        if not self.faces[card].fits:
            return 0.1
        kind = kind_of(card)
        waiting = [
            each
            for each in [*self.zone, *self.me.cards]
            if kind_of(each) not in POWER
            and self.faces[each].links
            and each not in self.under
            and self.worth(each) > 0
        ]
        open_ = self.open_columns()
        if kind == "generator":
            return 7.5 if len(waiting) > open_ else 0.4
        if len(waiting) > open_:
            return 7.0
        wants = len(self.colours()) < len(GOODS) or self.view.advanced
        return 4.0 if open_ < 1 and wants else 0.3

    def fits(self, face: CardView) -> bool:
        """Whether there is a free site or soon will be."""
        if face.foot == "both":
            planned = face.id in self.zone
            return not face.links or self.open_columns() > (0 if planned else self.reserved())
        return face.fits

    # Wishes

    def keeps(self) -> Iterator[Thought]:
        """Of drawn cards, what helps most."""
        found = self.mind.of("keep")
        yield from self.mind.best(
            found, lambda o: self._keeping(o.ids[0]), partial(reasons.kept, self.view, found)
        )

    def _keeping(self, card: str) -> float:
        """What cannot be built keeps its place for good."""
        return self.worth(card) + 0.2 * self.faces[card].fits

    def plans(self) -> Iterator[Thought]:
        """What is wanted next, if it can be built; and of the common piles what may help."""
        mind = self.mind
        found = [o for o in mind.of("plan") if self.worth(o.ids[0]) > 0 and self.can(o.ids[0])]
        yield from mind.best(
            found, lambda o: self.worth(o.ids[0]), partial(reasons.planned, self.view, found)
        )
        wanted = [card for card in self.me.cards if self.worth(card) > 1]
        lacks = len(self.colours()) < len(GOODS) or self.view.advanced
        room = not wanted or self.stuck() + 1 < self.me.places
        if mind.left > mind.figures["stop"] and lacks and room:
            drawing = mind.of("draw")
            low = [o for o in drawing if o.ids[0] == "level-2"]
            yield from mind.some(low or drawing, self._drawn)

    def can(self, card: str) -> bool:
        """Whether there is a site for it that no other card is to have."""
        face = self.faces[card]
        if face.foot == "power":
            return face.fits
        return self.fits(face)

    def sites(self) -> list[tuple[float, Offer]]:
        """Buildings that meet no other card on its site, and what each helps more than it costs."""
        aims = set(self.under.values())
        cells = {cell for aim in aims for cell in aim.split("-")}
        return [
            (self.net(*offer.ids), offer)
            for offer in self.mind.of("build")
            if offer.ids[1] != "later" and not set(offer.ids[1].split("-")) & cells
        ]

    def net(self, card: str, site: str) -> float:
        """How much a card helps on a site, less what it covers there."""
        worth = self.worth(card)
        under = self.covered(card, site)
        if not under:
            return worth
        relief = self.mind.figures["relief"] * (len(self.zone) >= self.me.places)
        if len(self.colours()) == len(GOODS):
            relief = 0.0
        return worth + relief - sum(self.loss(each, card) for each in under)

    def covered(self, card: str, site: str) -> list[CardView]:
        """The cards that would not work any more."""
        face = self.faces.get(card)
        if face is None or face.foot in ("power", "demand"):
            return []
        under = set(site.split("-"))
        return [
            each
            for each in self.me.built
            if each.works and each.foot != "demand" and under & set(each.site.split("-"))
        ]

    def loss(self, under: CardView, card: str) -> float:
        """What it costs to cover a card with another."""
        figures = self.mind.figures
        if under.kind in COLOURED:
            colour = colour_of(under.id)
            others = [each for each in self.me.built if each.works and each.id != under.id]
            kept = any(
                each.kind == "multi" or (each.kind in COLOURED and colour_of(each.id) == colour)
                for each in others
            )
            same = kind_of(card) in COLOURED and colour_of(card) == colour
            return 0.2 if kept or same else figures["mine"] - 4.0
        losses = {"multi": 6.0, "factory": 10.0, "station": 6.0, "depot": figures["cover"]}
        return losses.get(under.kind, 2.0)

    def site_worth(self, offer: Offer) -> float:
        """Near the planet, so that what comes later finds its place further out."""
        site = offer.ids[1]
        if site in ("left", "right"):
            return len(self.me.power[site == "right"])
        covers = 5.0 * len(self.covered(*offer.ids))
        return -covers - sum(int(cell[1:]) for cell in site.split("-") if cell[1:].isdigit())

    def first(self) -> Iterator[Thought]:
        """What should be built at once."""
        yield from self._built(self.mind.figures["research"])
        if self.me.level == 1 and self.mind.left > self.mind.figures["stop"]:
            yield from self.research()
        yield from self._built(self.mind.figures["early"])

    def later(self) -> Iterator[Thought]:
        """What may be done with a timer that has nothing else to do."""
        mind = self.mind
        yield from self._built(0.0)
        if mind.left < mind.figures["stop"] + 2:
            return
        if self.me.level < 3 and len(self.colours()) < len(GOODS):
            yield from self.research()
        if len(self.zone) >= self.me.places:
            found = [o for o in mind.of("scrap") if not self.faces[o.ids[0]].fits]
            yield from mind.best(
                found, lambda o: -self.worth(o.ids[0]), lambda _: Phrase("reason-scrap")
            )
        loading = [o for o in mind.of("use") if o.ids[1] == "load"]
        yield from mind.some(loading, reasons.armed)

    def research(self) -> Iterator[Thought]:
        """For better cards."""
        for offer in self.mind.of("research"):
            if len(self.colours()) < len(GOODS):
                why = Phrase("reason-research-colours", (("level", self.me.level + 1),))
            else:
                why = reasons.researched(self.view, self.me)
            yield thought(offer, why)

    def _drawn(self, offer: Offer) -> Phrase:
        left = self.view.common[int(offer.ids[0].removeprefix("level-")) - 2]
        if len(self.colours()) < len(GOODS):
            return Phrase("reason-draw-colours", (("left", left),))
        return reasons.drawn(self.view, self.me, offer)

    def _built(self, least: float) -> Iterator[Thought]:
        found = {offer: net for net, offer in self.sites() if net > least}
        offers = list(found)
        yield from self.mind.best(
            offers, lambda o: 100 * found[o] + self.site_worth(o), partial(self._why, offers)
        )

    def _why(self, found: list[Offer], offer: Offer) -> Phrase:
        if self.covered(*offer.ids):
            return reasons.built_anyway(self.view, offer)
        return reasons.built(self.view, found, offer)
