"""What the prospector knows when it decides, and what it makes of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine import AnyOffer, Choice, Dice, Offer, Phrase, Pick, Seat, Thought
from games.delta_v.parts import ALIEN, LAST_ALIEN, OMNIDIUM, mineral
from games.delta_v.view import View

YOUNG = 3
"""Encounters up to which the prospector turns up another."""


class Mind:
    """One decision of the prospector.

    offers: by their verbs; pick: what is to be chosen several at a time, if anything is.
    known: the faces of tiles that it alone has seen; unknown: cells with tiles that it has not.
    enough: rockets in play with which it stops buying; moves: legs it flies in one action.
    """

    enough = 3
    moves = 3

    def __init__(self, view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> None:
        self.view = view
        self.seat = seat
        self.me = view.players[seat]
        self.rivals = [player for n, player in enumerate(view.players) if n != seat]
        self.dice = dice
        self.offers: dict[str, list[Offer]] = {}
        self.pick: Pick | None = None
        for offer in offers:
            if isinstance(offer, Offer):
                self.offers.setdefault(offer.verb, []).append(offer)
            elif isinstance(offer, Pick):
                self.pick = offer
        self.known: Mapping[str, str] = {c.cell: c.face for c in view.cells if c.noted}
        self.unknown = [cell.cell for cell in view.cells if cell.tile and not cell.face]

    # -- what to say ----------------------------------------------------------------------------

    def first(self, offers: Sequence[Offer], why: Phrase | None = None) -> Thought:
        """The first of the offers."""
        return Thought(Choice(offers[0].verb, offers[0].ids), why)

    @property
    def kept(self) -> tuple[str, int]:
        """DV95: whether it remembers what it saw in earlier turns, for its reasons."""
        return "kept", int(self.view.notebook)

    @property
    def in_play(self) -> int:
        """Rockets on the station or on asteroids."""
        return self.me.station + len(self.me.rockets)

    @property
    def best_rival(self) -> int:
        """The points of the best of the others."""
        return max(player.points for player in self.rivals)

    # -- what it knows --------------------------------------------------------------------------

    def held(self) -> list[str]:
        """The cells with rockets of others, one for each."""
        return [cell for player in self.rivals for cell in player.rockets]

    def free(self) -> list[str]:
        """The cells with tiles that it has not seen, and no rockets."""
        taken = {*self.held(), *self.me.rockets}
        return [cell for cell in self.unknown if cell not in taken]

    def fresh(self) -> list[str]:
        """The cells of its rockets, one for each, on tiles that it has not seen."""
        return [cell for cell in self.me.rockets if cell in self.unknown]

    def is_explored(self) -> bool:
        """Whether nothing is left to look for but what others stand on."""
        return set(self.held()).issuperset(self.unknown)

    def open(self) -> list[tuple[str, ...]]:
        """The minerals of each open contract."""
        return [minerals for _, minerals, taker in self.view.contracts if taker is None]

    def is_stuck(self) -> bool:
        """Whether it has seen what it can reach, and could complete nothing with it."""
        return self.is_explored() and all(map(self.missing, self.open()))

    def supply(self) -> Counter[str]:
        """The minerals this player knows of and may reveal, with Omnidium."""
        barred = {*self.held(), self.view.alien}
        return Counter(
            mineral(face)
            for cell, face in self.known.items()
            if mineral(face) and cell not in barred
        )

    def missing(self, minerals: Sequence[str], found: Sequence[str] = (), bribe: str = "") -> int:
        """How many minerals of a contract are not known to lie anywhere.

        found: what has been turned up for it already; bribe: a counter to be spent on it. Other
        counters are thought of when there is nothing left to look for.
        """
        supply = self.supply()
        need = Counter(minerals) - Counter([*found, bribe])
        lacking = need - supply
        if self.is_explored():
            lacking -= Counter(self.me.bribes) - Counter([bribe])
        wild = supply[OMNIDIUM] + found.count(OMNIDIUM)
        return max(0, lacking.total() - wild)

    def is_welcome(self, face: str) -> bool:
        """Whether an incident may be turned up: an encounter early, or where nothing else helps.

        The last one only when ahead.
        """
        if face != ALIEN:
            return bool(face) and not mineral(face)
        if self.view.encounters == LAST_ALIEN - 1:
            return self.me.points > self.best_rival
        return self.view.encounters < YOUNG or self.is_stuck()
