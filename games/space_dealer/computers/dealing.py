"""Trades in which both gain, and attacks on whoever is ahead."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING, Final

from engine import Offer, Phrase, Thought, as_seat, plain_phrase
from games.space_dealer import reasons
from games.space_dealer.parts import COLOURED, GOODS, amounts, colour_of
from games.space_dealer.view import PlanetView, ProposalView

from .wishing import thought

if TYPE_CHECKING:
    from .planner import Planner

SELDOM: Final = 4
"""Of so many chances to propose a trade one is taken: nobody likes to be asked all the time."""
CLOSE: Final = 8
"""Whoever has at most so many points fewer is still in the way."""


class Dealer:
    """What a planet has to do with others."""

    def __init__(self, mind: Planner) -> None:
        """Of one decision."""
        self.mind, self.me, self.view = mind, mind.me, mind.view

    def answers(self) -> Iterator[Thought]:
        """Agree to what helps; say no to all else."""
        for offer in self.mind.of("accept"):
            deal = next(p for p in self.view.proposals if p.id == offer.ids[0])
            if deal.place and self.gains(deal):
                yield thought(offer, self._agreed(deal, offer))
        for offer in self.mind.of("decline"):
            yield thought(offer, self._refused(offer))

    def gains(self, deal: ProposalView) -> bool:
        """Whether what is had afterwards makes for a better way."""
        if not deal.want:
            return True
        for ship in self.me.ships:
            if ship.at == deal.place and not ship.to:
                start = self.mind.start(ship)
                break
        else:
            return False
        before = self.mind.route(start)
        give, want = amounts(deal.give), amounts(deal.want)
        have = tuple(h + g - w for h, g, w in zip(start.have, give, want, strict=True))
        if min(have) < 0:
            return False
        after = self.mind.route(self.mind.having(start, have))
        if after is None:
            return False
        return before is None or self.mind.beats(after, before)

    def _agreed(self, deal: ProposalView, offer: Offer) -> Phrase:
        if len(deal.give) >= len(deal.want):
            return reasons.accepted(self.view, offer)
        return Phrase("reason-accept-way")

    def _refused(self, offer: Offer) -> Phrase:
        deal = next(p for p in self.view.proposals if p.id == offer.ids[0])
        can = any(each.ids == offer.ids for each in self.mind.of("accept"))
        if can and deal.place and len(deal.give) >= len(deal.want):
            return Phrase("reason-decline-way")
        return reasons.declined(self.view, offer)

    def proposes(self) -> Iterator[Thought]:
        """One good for another, where each can make only what it gives."""
        found = self.mind.of("trade")
        if not found or self.mind.left < self.mind.figures["stop"]:
            return
        costs, _ = self.mind.costs()
        mine = {colour for colour, cost in enumerate(costs) if cost < inf}
        wanted = {
            colour for goal in self.mind.goals for colour, n in enumerate(goal.wanted) if n
        } - mine
        good = []
        for offer in found:
            partner, _, give, want = offer.ids
            if len(give) != 1 or len(want) != 1:
                continue
            theirs = makes(self.view.planets[as_seat(partner)])
            gives, gets = amounts(give).index(1), amounts(want).index(1)
            if gets in wanted & theirs and gives in mine - theirs:
                good.append(offer)
        if good and not self.mind.dice.below(SELDOM):
            yield from self.mind.some(good, _proposed)

    def attacks(self) -> Iterator[Thought]:
        """Stop who is ahead of everybody else, if that is worth it: a laden ship, a use."""
        found = self.mind.of("sabotage", "block")
        if not found:
            return
        target = self.rival()
        if target is None or target.points + CLOSE < self.me.points:
            return
        found = [offer for offer in found if as_seat(offer.ids[0]) == target.seat]
        yield from self.mind.best(
            found, self._hurts, lambda o: reasons.attacked(self.view, found, o)
        )

    def rival(self) -> PlanetView | None:
        """Of the others the one with most points, if somebody has more than the rest."""
        others = [planet for planet in self.view.planets if planet.seat != self.mind.seat]
        best = max(planet.points for planet in others)
        ahead = [planet for planet in others if planet.points == best]
        low = min(planet.points for planet in others)
        return ahead[0] if best > low else None

    def _hurts(self, offer: Offer) -> float:
        """How much is lost: a flight with a load most of all."""
        target = self.view.planets[as_seat(offer.ids[0])]
        if offer.verb == "block":
            return 1.0
        timer = next(each for each in target.timers if each.id == offer.ids[1])
        loads = {ship.id: len(ship.load) for ship in target.ships}
        return 2.0 + loads[timer.on] if timer.job == "fly" else 1.5 * (timer.job == "plan")


def makes(planet: PlanetView) -> set[int]:
    """The colours that a planet can make."""
    cards = [card for card in planet.built if card.works]
    if any(card.kind == "multi" for card in cards):
        return set(range(len(GOODS)))
    return {colour_of(card.id) for card in cards if card.kind in COLOURED}


def _proposed(offer: Offer) -> Phrase:
    give, want = (plain_phrase(GOODS[amounts(each).index(1)]) for each in offer.ids[2:])
    return Phrase("reason-trade", (("give", give), ("want", want)))
