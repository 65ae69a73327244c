"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import AnyOffer, Choice, Dice, Offer, Pick, Seat

from .parts import ACQUISITION, OMNIDIUM, SABOTAGE, SCAN, mineral, points
from .view import View

MOVES_AT_MOST = 3
"""Legs the prospector flies in one action."""


def prospector(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Choice:
    """Looks before it leaps: flies to the unknown, prospects, and attempts what it can complete."""
    return _Prospector(view, seat, offers, dice).choose()


class _Prospector:
    """One decision of the prospector."""

    def __init__(self, view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> None:
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.dice = dice
        self.offers: dict[str, list[Offer]] = {}
        self.pick: Pick | None = None
        for offer in offers:
            if isinstance(offer, Offer):
                self.offers.setdefault(offer.verb, []).append(offer)
            elif isinstance(offer, Pick):
                self.pick = offer
        self.known = {cell.cell: cell.face for cell in view.cells if cell.noted}
        self.unknown = [cell.cell for cell in view.cells if cell.tile and not cell.face]

    def choose(self) -> Choice:
        """The first rule that fits the offers."""
        if self.pick is not None:
            return self._look(self.pick)
        for verb, rule in (
            ("reveal", self._reveal),
            ("replace", self._replace),
            ("declare", self._declare),
            ("bid", self._bid),
            ("strike", self._strike),
            ("show", self._show),
            ("alien-to", self._alien),
            ("steal", self._steal),
            ("use", self._use),
            ("sabotage", self._first),
            ("follow", self._follow),
            ("line", self._line),
            ("fly", self._fly),
            ("return", self._return),
        ):
            if verb in self.offers:
                choice = rule(self.offers[verb])
                if choice is not None:
                    return choice
        return self._otherwise()

    def _otherwise(self) -> Choice:
        for verb in ("prospect", "pass", "go-on", "stop", "hide", "stay", "steal-nothing"):
            if verb in self.offers:
                return self._first(self.offers[verb])
        return self._first(next(iter(self.offers.values())))

    def _first(self, offers: Sequence[Offer]) -> Choice:
        return Choice(offers[0].verb, offers[0].ids)

    def _any(self, offers: Sequence[Offer]) -> Choice:
        offer = self.dice.pick(offers)
        return Choice(offer.verb, offer.ids)

    def _look(self, pick: Pick) -> Choice:
        """Unknown tiles first."""
        wanted = sorted(pick.items, key=lambda cell: cell in self.known)[: pick.high]
        return Choice(pick.verb, tuple(item for item in pick.items if item in wanted))

    # -- contracts ------------------------------------------------------------------------------

    def _supply(self) -> Counter[str]:
        """The minerals this player knows of and may reveal, with Omnidium."""
        barred = {c for n, p in enumerate(self.view.players) if n != self.seat for c in p.rockets}
        barred.add(self.view.alien)
        return Counter(
            mineral(face)
            for cell, face in self.known.items()
            if mineral(face) and cell not in barred
        )

    def _missing(self, minerals: Sequence[str]) -> int:
        """How many minerals of a contract are not known to lie anywhere."""
        supply = self._supply()
        return max(0, (Counter(minerals) - supply).total() - supply[OMNIDIUM])

    def _declare(self, offers: Sequence[Offer]) -> Choice | None:
        """The largest contract that can be completed; else the smallest risk."""
        asked = {contract: minerals for contract, minerals, _ in self.view.contracts}
        ranked = sorted(
            offers, key=lambda o: (self._missing(asked[o.ids[0]]), -len(asked[o.ids[0]]))
        )
        return self._first(ranked)

    def _reveal(self, offers: Sequence[Offer]) -> Choice | None:
        """What is known and wanted; but unknown tiles first while something is not known."""
        attempt = self.view.attempt
        assert attempt is not None
        need = Counter(attempt.minerals) - Counter(attempt.counts_as)
        if attempt.bid:
            need = Counter([attempt.bid])
        cells = [offer.ids[0] for offer in offers]
        unknown = [cell for cell in cells if cell not in self.known]
        if unknown and self._missing(list(need.elements())):
            return Choice("reveal", (self.dice.pick(unknown),))
        fitting = [c for c in cells if mineral(self.known.get(c, "")) in need]
        if not fitting:
            fitting = [c for c in cells if mineral(self.known.get(c, "")) == OMNIDIUM]
        if fitting:
            best = max(fitting, key=lambda cell: (points(self.known[cell]), cell))
            return Choice("reveal", (best,))
        return Choice("reveal", (self.dice.pick(unknown or cells),))

    def _replace(self, offers: Sequence[Offer]) -> Choice | None:
        """Pay if what is still missing is known to lie somewhere."""
        attempt = self.view.attempt
        assert attempt is not None
        if attempt.bid:
            return self._first(offers)
        for offer in offers:
            rest = Counter(attempt.minerals) - Counter([*attempt.counts_as, offer.ids[0]])
            if self._missing(list(rest.elements())) == 0:
                return Choice(offer.verb, offer.ids)
        return self._first(self.offers["fail"])

    def _bid(self, offers: Sequence[Offer]) -> Choice | None:
        """Bid now and then on a large contract, with a mineral that has become rare."""
        attempt = self.view.attempt
        if attempt is None or len(attempt.cells) < 3 or self.dice.below(2):
            return None
        left = Counter(mineral(face) for face, count in self.view.left for _ in range(count))
        rare = min(offers, key=lambda offer: (left[offer.ids[0]], offer.ids))
        return Choice(rare.verb, rare.ids)

    # -- incidents ------------------------------------------------------------------------------

    def _strike(self, offers: Sequence[Offer]) -> Choice | None:
        """Strike whoever leads."""
        best = max(player.points for player in self.view.players)
        leads = self.view.players[self.view.active].points == best
        return self._first(offers) if leads and best > self.me.points else None

    def _show(self, offers: Sequence[Offer]) -> Choice | None:
        """Turn up anything useful; an alien only while the game is young."""
        kinds = {offer.ids[0]: self.view.face(offer.ids[0]) for offer in offers}
        useful = [cell for cell, face in kinds.items() if face != "alien"]
        if useful:
            return Choice("show", (useful[0],))
        if self.view.encounters < 3:
            return self._first(offers)
        return None

    def _alien(self, offers: Sequence[Offer]) -> Choice | None:
        """Onto the rockets of the leader, as many as possible, and none of one's own."""
        own = set(self.me.rockets)
        others = Counter(
            cell for n, p in enumerate(self.view.players) if n != self.seat for cell in p.rockets
        )
        cells = [o.ids[0] for o in offers if others[o.ids[0]] and o.ids[0] not in own]
        if not cells:
            return self._first(self.offers["alien-stays"])
        return Choice("alien-to", (max(cells, key=lambda cell: (others[cell], cell)),))

    def _steal(self, offers: Sequence[Offer]) -> Choice | None:
        """From whoever has most points; incidents before counters."""
        return self._first(
            sorted(
                offers,
                key=lambda o: (
                    -self.view.players[int(o.ids[0][5:])].points,
                    o.ids[1].startswith("bribe-"),
                ),
            )
        )

    def _use(self, offers: Sequence[Offer]) -> Choice | None:
        """Use everything at once, but sabotage only rockets that are in the way."""
        kinds = {offer.ids[0]: offer for offer in offers}
        for kind in (ACQUISITION, SCAN, SABOTAGE):
            if kind in kinds and (kind != SABOTAGE or self._blocked()):
                return Choice("use", (kind,))
        return None

    def _blocked(self) -> bool:
        others = (c for n, p in enumerate(self.view.players) if n != self.seat for c in p.rockets)
        return any(cell in self.known for cell in others)

    def _follow(self, offers: Sequence[Offer]) -> Choice | None:
        station = [offer for offer in offers if offer.ids == ("station",)]
        return self._first(station) if station else None

    # -- actions --------------------------------------------------------------------------------

    def _fresh(self) -> int:
        """Rockets on tiles that this player has not seen."""
        return sum(cell in self.unknown for cell in self.me.rockets)

    def _fly(self, offers: Sequence[Offer]) -> Choice | None:
        """Out to unknown tiles; once there, prospect."""
        if "prospect" in self.offers and self._fresh():
            return self._first(self.offers["prospect"])
        if "buy" in self.offers and self.me.station + len(self.me.rockets) < 3:
            return self._first(self.offers["buy"])
        held = {cell for player in self.view.players for cell in player.rockets}
        cells = [o for o in offers if o.ids[0] in self.unknown and o.ids[0] not in held]
        if cells and self._fresh() < MOVES_AT_MOST:
            return self._any(cells)
        return None

    def _return(self, offers: Sequence[Offer]) -> Choice | None:
        """Home from tiles that are known, to fly out again."""
        if "prospect" in self.offers and self._fresh():
            return self._first(self.offers["prospect"])
        stale = [offer for offer in offers if offer.ids[0] not in self.unknown]
        if stale and self.unknown:
            return self._first(stale)
        return None

    def _line(self, offers: Sequence[Offer]) -> Choice | None:
        return self._any(offers)
