"""The prospector: looks before it leaps, and attempts what it can complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from engine import AnyOffer, Choice, Dice, Offer, Pick, Seat, as_seat
from games.delta_v.parts import (
    ACQUISITION,
    ALIEN,
    LAST_ALIEN,
    OMNIDIUM,
    SABOTAGE,
    SCAN,
    STATION,
    mineral,
    points,
)
from games.delta_v.view import View

YOUNG: Final = 3
"""Encounters up to which the prospector turns up another."""
LARGE: Final = 3
"""Tiles of a contract that may be worth a bid."""
MOVES_AT_MOST: Final = 3
"""Legs the prospector flies in one action."""
ENOUGH: Final = 3
"""Rockets in play with which it stops buying."""


def mind(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Choice:
    """The first rule that fits the offers decides."""
    prospector = Prospector(view, seat, offers, dice)
    if prospector.pick is not None:
        return _look(prospector, prospector.pick)
    for verb, rule in RULES:
        if verb in prospector.offers:
            choice = rule(prospector, prospector.offers[verb])
            if choice is not None:
                return choice
    return _first(prospector, next(iter(prospector.offers.values())))


class Prospector:
    """One decision of the prospector.

    offers: by their verbs; pick: what is to be chosen several at a time, if anything is.
    known: the faces of tiles that it alone has seen; unknown: cells with tiles that it has not.
    """

    def __init__(self, view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> None:
        self.view = view
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
        lacking = Counter(minerals) - Counter([*found, bribe]) - supply
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
            return self.me.points > max(player.points for player in self.rivals)
        return self.view.encounters < YOUNG or self.is_stuck()


Rule: TypeAlias = Callable[[Prospector, Sequence[Offer]], Choice | None]
"""What to do with the offers of a verb; None: rather something else."""


def _first(_prospector: Prospector, offers: Sequence[Offer]) -> Choice:
    return Choice(offers[0].verb, offers[0].ids)


# -- contracts -----------------------------------------------------------------------------------


def _declare(prospector: Prospector, offers: Sequence[Offer]) -> Choice:
    """The largest contract that can be completed; else the smallest risk."""
    asked = {contract: minerals for contract, minerals, _ in prospector.view.contracts}
    ranked = sorted(
        offers, key=lambda o: (prospector.missing(asked[o.ids[0]]), -len(asked[o.ids[0]]))
    )
    return _first(prospector, ranked)


def _reveal(prospector: Prospector, offers: Sequence[Offer]) -> Choice:
    """What is known and wanted; but unknown tiles first while something is not known."""
    attempt = prospector.view.attempt
    assert attempt is not None
    minerals, found = attempt.minerals, attempt.counts_as
    if attempt.bid:
        minerals, found = (attempt.bid,), ()
    cells = [offer.ids[0] for offer in offers]
    unknown = [cell for cell in cells if cell not in prospector.known]
    missing = prospector.missing(minerals, found)
    need = Counter(minerals) - Counter(found)
    if unknown and missing:
        return Choice("reveal", (prospector.dice.pick(unknown),))
    known = {cell: name for cell in cells if (name := mineral(prospector.known.get(cell, "")))}
    for fitting in (
        [cell for cell, name in known.items() if name in need],
        [cell for cell, name in known.items() if name == OMNIDIUM],
        [
            cell
            for cell in cells
            if missing and prospector.is_welcome(prospector.known.get(cell, ""))
        ],
        list(known),  # to be replaced by a counter, or all is lost
    ):
        if fitting:
            best = max(fitting, key=lambda cell: (points(prospector.known[cell]), cell))
            return Choice("reveal", (best,))
    return Choice("reveal", (prospector.dice.pick(unknown or cells),))


def _replace(prospector: Prospector, offers: Sequence[Offer]) -> Choice:
    """Pay if what is still missing is known to lie somewhere."""
    attempt = prospector.view.attempt
    assert attempt is not None
    for offer in offers:
        if attempt.bid or not prospector.missing(attempt.minerals, attempt.counts_as, offer.ids[0]):
            return _first(prospector, [offer])
    return _first(prospector, prospector.offers["fail"])


def _bid(prospector: Prospector, offers: Sequence[Offer]) -> Choice | None:
    """Bid now and then on a large contract, with a mineral that has become rare."""
    attempt = prospector.view.attempt
    if attempt is None or len(attempt.cells) < LARGE or prospector.dice.below(2):
        return None
    left = Counter(mineral(face) for face, count in prospector.view.left for _ in range(count))
    return _first(prospector, [min(offers, key=lambda offer: (left[offer.ids[0]], offer.ids))])


# -- incidents -----------------------------------------------------------------------------------


def _strike(prospector: Prospector, offers: Sequence[Offer]) -> Choice | None:
    """Strike whoever leads."""
    best = max(player.points for player in prospector.view.players)
    leads = prospector.view.players[prospector.view.active].points == best
    return _first(prospector, offers) if leads and best > prospector.me.points else None


def _show(prospector: Prospector, offers: Sequence[Offer]) -> Choice | None:
    """Turn up anything that is welcome."""
    useful = [offer for offer in offers if prospector.view.face(offer.ids[0]) != ALIEN]
    if useful:
        return _first(prospector, useful)
    return _first(prospector, offers) if prospector.is_welcome(ALIEN) else None


def _alien_to(prospector: Prospector, offers: Sequence[Offer]) -> Choice:
    """Onto as many rockets of others as possible, and none of one's own."""
    own, others = set(prospector.me.rockets), Counter(prospector.held())
    cells = [o.ids[0] for o in offers if others[o.ids[0]] and o.ids[0] not in own]
    if not cells:
        return _first(prospector, prospector.offers["alien-stays"])
    return Choice("alien-to", (max(cells, key=lambda cell: (others[cell], cell)),))


def _steal(prospector: Prospector, offers: Sequence[Offer]) -> Choice:
    """From whoever has most points; incidents before counters."""

    def rank(offer: Offer) -> tuple[int, bool]:
        victim, loot = offer.ids
        return -prospector.view.players[as_seat(victim)].points, loot.startswith("bribe-")

    return _first(prospector, [min(offers, key=rank)])


def _use(prospector: Prospector, offers: Sequence[Offer]) -> Choice | None:
    """Use everything at once, but sabotage only rockets that are in the way."""
    kinds = {offer.ids[0]: offer for offer in offers}
    for kind in (ACQUISITION, SCAN):
        if kind in kinds:
            return _first(prospector, [kinds[kind]])
    if SABOTAGE in kinds and any(cell in prospector.known for cell in prospector.held()):
        return _first(prospector, [kinds[SABOTAGE]])
    return None


def _follow(prospector: Prospector, offers: Sequence[Offer]) -> Choice | None:
    """With a rocket from the station, if there is one."""
    station = [offer for offer in offers if offer.ids == (STATION,)]
    return _first(prospector, station) if station else None


# -- rockets -------------------------------------------------------------------------------------


def _look(prospector: Prospector, pick: Pick) -> Choice:
    """Unknown tiles first."""
    wanted = sorted(pick.items, key=lambda cell: cell in prospector.known)[: pick.high]
    return Choice(pick.verb, tuple(item for item in pick.items if item in wanted))


def _any(prospector: Prospector, offers: Sequence[Offer]) -> Choice:
    return _first(prospector, [prospector.dice.pick(offers)])


def _fly(prospector: Prospector, offers: Sequence[Offer]) -> Choice | None:
    """Out to unknown tiles; once there, prospect."""
    if _is_curious(prospector):
        return _first(prospector, prospector.offers["prospect"])
    if "buy" in prospector.offers and prospector.me.station + len(prospector.me.rockets) < ENOUGH:
        return _first(prospector, prospector.offers["buy"])
    free = prospector.free()
    cells = [offer for offer in offers if offer.ids[0] in free]
    if cells and len(prospector.fresh()) < MOVES_AT_MOST:
        return _any(prospector, cells)
    blocking = _blocked(prospector)
    crashes = [offer for offer in offers if offer.ids[0] in blocking]
    return _first(prospector, crashes) if crashes else None


def _is_curious(prospector: Prospector) -> bool:
    """Whether to look now; of whoever forgets it all again, every other time (DV95)."""
    looks = "prospect" in prospector.offers and bool(prospector.fresh())
    return looks and (prospector.view.notebook or prospector.dice.below(2) == 0)


def _blocked(prospector: Prospector) -> set[str]:
    """Tiles that others hold and that are in the way when nothing else helps (DV21).

    First those with a mineral that is needed, then encounters that would be welcome, then
    those of which it does not know what they are.
    """
    if not prospector.is_stuck():
        return set()
    supply = prospector.supply()
    lacking = {name for minerals in prospector.open() for name in Counter(minerals) - supply}
    lacking.add(OMNIDIUM)
    faces = {
        cell: prospector.known.get(cell, "")
        for cell in prospector.held()
        if cell != prospector.view.alien
    }
    kinds: Sequence[Callable[[str], bool]] = (
        lambda face: mineral(face) in lacking,
        prospector.is_welcome,
        lambda face: not face,
    )
    for fits in kinds:
        if found := {cell for cell, face in faces.items() if fits(face)}:
            return found
    return set()


def _return(prospector: Prospector, offers: Sequence[Offer]) -> Choice | None:
    """Home from tiles that are known, to fly out again, even to where others stand."""
    if _is_curious(prospector):
        return _first(prospector, prospector.offers["prospect"])
    forgets = not prospector.view.notebook
    stale = [offer for offer in offers if forgets or offer.ids[0] not in prospector.unknown]
    empty = not prospector.me.station
    if stale and (not prospector.is_explored() or (empty and _blocked(prospector))):
        return _first(prospector, stale)
    return None


RULES: Final[Sequence[tuple[str, Rule]]] = (
    ("reveal", _reveal),
    ("replace", _replace),
    ("declare", _declare),
    ("bid", _bid),
    ("strike", _strike),
    ("show", _show),
    ("alien-to", _alien_to),
    ("steal", _steal),
    ("use", _use),
    ("sabotage", _first),
    ("follow", _follow),
    ("line", _any),
    ("fly", _fly),
    ("return", _return),
    ("prospect", _first),
    ("pass", _first),
    ("go-on", _first),
    ("stop", _first),
    ("hide", _first),
    ("stay", _first),
)
