"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import AnyOffer, Choice, Dice, Offer, Pick, Seat, Thought, as_seat

from .parts import ACQUISITION, ALIEN, LAST_ALIEN, OMNIDIUM, SABOTAGE, SCAN, mineral, points
from .view import View

MOVES_AT_MOST = 3
"""Legs the prospector flies in one action."""
YOUNG = 3
"""Encounters up to which the prospector turns up another."""


def prospector(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Thought:
    """Looks before it leaps: flies to the unknown, prospects, and attempts what it can complete."""
    return Thought(_Prospector(view, seat, offers, dice).choose())


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

    def _held(self) -> list[str]:
        """The cells with rockets of others."""
        return [c for n, p in enumerate(self.view.players) if n != self.seat for c in p.rockets]

    def _is_explored(self) -> bool:
        """Whether nothing is left to look for but what others stand on."""
        return set(self._held()).issuperset(self.unknown)

    def _open(self) -> list[tuple[str, ...]]:
        """The minerals of each open contract."""
        return [minerals for _, minerals, taker in self.view.contracts if taker is None]

    def _is_stuck(self) -> bool:
        """Whether it has seen what it can reach, and could complete nothing with it."""
        return self._is_explored() and all(map(self._missing, self._open()))

    def _supply(self) -> Counter[str]:
        """The minerals this player knows of and may reveal, with Omnidium."""
        barred = {*self._held(), self.view.alien}
        return Counter(
            mineral(face)
            for cell, face in self.known.items()
            if mineral(face) and cell not in barred
        )

    def _missing(self, minerals: Sequence[str], found: Sequence[str] = (), bribe: str = "") -> int:
        """How many minerals of a contract are not known to lie anywhere.

        found: what has been turned up for it already; bribe: a counter to be spent on it. Other
        counters are thought of when there is nothing left to look for.
        """
        supply = self._supply()
        need = Counter(minerals) - Counter([*found, bribe])
        lacking = need - supply
        if self._is_explored():
            lacking -= Counter(self.me.bribes) - Counter([bribe])
        wild = supply[OMNIDIUM] + found.count(OMNIDIUM)
        return max(0, lacking.total() - wild)

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
        minerals, found = attempt.minerals, attempt.counts_as
        if attempt.bid:
            minerals, found = (attempt.bid,), ()
        cells = [offer.ids[0] for offer in offers]
        unknown = [cell for cell in cells if cell not in self.known]
        if unknown and self._missing(minerals, found):
            return Choice("reveal", (self.dice.pick(unknown),))
        known = {cell: name for cell in cells if (name := mineral(self.known.get(cell, "")))}
        need = Counter(minerals) - Counter(found)
        fitting = [cell for cell, name in known.items() if name in need]
        fitting = fitting or [cell for cell, name in known.items() if name == OMNIDIUM]
        if not fitting and self._missing(minerals, found):
            fitting = [cell for cell in cells if self._is_welcome(self.known.get(cell, ""))]
        fitting = fitting or list(known)  # to be replaced by a counter, or all is lost
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
            if self._missing(attempt.minerals, attempt.counts_as, offer.ids[0]) == 0:
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
        """Turn up anything that is welcome."""
        kinds = {offer.ids[0]: self.view.face(offer.ids[0]) for offer in offers}
        useful = [cell for cell, face in kinds.items() if face != "alien"]
        if useful:
            return Choice("show", (useful[0],))
        return self._first(offers) if self._is_welcome(ALIEN) else None

    def _is_welcome(self, face: str) -> bool:
        """Whether an incident may be turned up: an encounter early, or where nothing else helps.

        The last one only when ahead.
        """
        if face != ALIEN:
            return bool(face) and not mineral(face)
        if self.view.encounters == LAST_ALIEN - 1:
            rivals = (p.points for n, p in enumerate(self.view.players) if n != self.seat)
            return self.me.points > max(rivals)
        return self.view.encounters < YOUNG or self._is_stuck()

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
                    -self.view.players[as_seat(o.ids[0])].points,
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
        return any(cell in self.known for cell in self._held())

    def _follow(self, offers: Sequence[Offer]) -> Choice | None:
        station = [offer for offer in offers if offer.ids == ("station",)]
        return self._first(station) if station else None

    # -- actions --------------------------------------------------------------------------------

    def _fresh(self) -> int:
        """Rockets on tiles that this player has not seen."""
        return sum(cell in self.unknown for cell in self.me.rockets)

    def _is_curious(self) -> bool:
        """Whether to look now; of whoever forgets it all again, every other time (DV95)."""
        looks = "prospect" in self.offers and self._fresh() > 0
        return looks and (self.view.notebook or self.dice.below(2) == 0)

    def _fly(self, offers: Sequence[Offer]) -> Choice | None:
        """Out to unknown tiles; once there, prospect."""
        if self._is_curious():
            return self._first(self.offers["prospect"])
        if "buy" in self.offers and self.me.station + len(self.me.rockets) < 3:
            return self._first(self.offers["buy"])
        held = {cell for player in self.view.players for cell in player.rockets}
        cells = [o for o in offers if o.ids[0] in self.unknown and o.ids[0] not in held]
        if cells and self._fresh() < MOVES_AT_MOST:
            return self._any(cells)
        blocking = self._blocking()
        return next((self._first([o]) for o in offers if o.ids[0] in blocking), None)

    def _blocking(self) -> set[str]:
        """Tiles that others hold and that are in the way when nothing else helps (DV21).

        First those with a mineral that is needed, then encounters that would be welcome, then
        those of which it does not know what they are.
        """
        if not self._is_stuck():
            return set()
        supply = self._supply()
        lacking = {name for minerals in self._open() for name in Counter(minerals) - supply}
        lacking.add(OMNIDIUM)
        faces = {cell: self.known.get(cell, "") for cell in self._held() if cell != self.view.alien}
        for fits in (
            lambda face: mineral(face) in lacking,
            self._is_welcome,
            lambda face: not face,
        ):
            if found := {cell for cell, face in faces.items() if fits(face)}:
                return found
        return set()

    def _return(self, offers: Sequence[Offer]) -> Choice | None:
        """Home from tiles that are known, to fly out again, even to where others stand."""
        if self._is_curious():
            return self._first(self.offers["prospect"])
        forgets = not self.view.notebook
        stale = [offer for offer in offers if forgets or offer.ids[0] not in self.unknown]
        if stale and (not self._is_explored() or (self._blocking() and not self.me.station)):
            return self._first(stale)
        return None

    def _line(self, offers: Sequence[Offer]) -> Choice | None:
        return self._any(offers)
