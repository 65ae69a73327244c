"""Space Mission once more, naively, from the clauses alone: what may be done, what it does.

The table here follows a match beside the program and shares nothing with its rules: it reads the
deal, then every choice, and of the later positions only what chance decided (the cards after a
shuffle). So it knows by itself whose turn it is, and with how many actions left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine import AnyOffer, Choice, Offer, Pick
from games.space_mission.parts import Box
from games.space_mission.state import State

Said: TypeAlias = tuple[Any, ...]
"""An offer in a form that can be compared: its verb and what it is about."""

HAND, PILE, RING, ACTIONS = 5, 8, 8, 2  # SM1, SM2, "A turn: two actions"
SPACE_TO_END = {2: 6, 3: 8, 4: 10, 5: 12}  # SM30
GATE_POINTS = (9, 6, 3, 1, 0)  # SM31
WATER_POINTS = (0, 2, 5, 9, 14)  # SM35
NOBODY = -1


def draw_pile(state: State) -> list[str]:
    """The cards face down, the next one to be drawn last."""
    return list(state.deck.cards)


def discard_pile(state: State) -> list[str]:
    """The cards played or discarded."""
    return list(state.deck.discards)


def shows(card: str, kind: str, number: int) -> bool:
    """SM4: whether a card has a coordinate; its id is two of kind and number, x the joker."""
    return any(card[at] == kind and card[at + 1] in (str(number), "x") for at in (0, 2))


@dataclass
class Place:
    """A planet: its printed coordinates, its tiles, its scans, its station."""

    jump: int
    scan: int
    land: tuple[int, int]
    tiles: list[str]
    face_up: bool = False
    station: int = NOBODY
    marked: list[tuple[int, str]] = field(default_factory=list)
    scanned_by: set[int] = field(default_factory=set)

    @property
    def has_points(self) -> bool:
        """Whether there is a point tile in the pile."""
        return any(tile != "space" for tile in self.tiles)


@dataclass
class Owner:
    """A player and what they have."""

    hand: list[str]
    chips: int
    ship: str = "gate"
    probes_on_gate: int = 0
    tiles: list[str] = field(default_factory=list)


class Table:
    """A match as its players would set it up and play it on a table."""

    def __init__(self, state: State, box: Box) -> None:
        """Read the deal: drawn by chance, so it cannot be foretold, but it can be wrong."""
        printed = {str(planet.name): planet for planet in box.planets}
        self.ring = [planet.name for planet in state.ring]
        self.places = {
            planet.name: Place(
                printed[planet.name].jump,
                printed[planet.name].scan,
                printed[planet.name].land,
                list(planet.pile),
            )
            for planet in state.ring
        }
        self.owners = [Owner(list(pilot.hand), box.chips) for pilot in state.pilots]
        self.draw, self.discards = draw_pile(state), discard_pile(state)
        self.seats, self.first = state.seats, int(state.first)
        self.turn, self.left = self.first, ACTIONS  # SM3
        self.looking = ""  # the verb of the choice that a look into a pile leads to
        self.over = False
        self._check_deal(box)

    def _check_deal(self, box: Box) -> None:
        """SM1, SM2."""
        assert len(set(self.ring)) == RING
        assert {len(place.tiles) for place in self.places.values()} == {PILE}
        tiles = Counter(tile for place in self.places.values() for tile in place.tiles)
        assert tiles == +Counter(box.tiles)
        assert {len(owner.hand) for owner in self.owners} == {HAND}
        cards = [card for owner in self.owners for card in owner.hand]
        assert Counter(cards + self.draw + self.discards) == Counter(box.deck)
        assert not self.discards
        assert 0 <= self.first < self.seats

    # What may be done

    def offers(self, seat: int) -> list[Said]:
        """Everything that a seat may do."""
        if self.over or seat != self.turn:
            return []
        if self.looking:  # SM13, SM14, SM15: a point tile of their choice, never space (SM20)
            here = self.places[self.owners[seat].ship]
            return [(self.looking, tile) for tile in set(here.tiles) if tile != "space"]
        return self._actions(self.owners[seat], seat)

    def _actions(self, owner: Owner, seat: int) -> list[Said]:
        found: list[Said] = [("top-up", frozenset(owner.hand), 0, len(owner.hand))]  # SM10, SM18
        for name, place in self.places.items():  # SM11, with a probe for the gate (SM19)
            if name != owner.ship and owner.chips:
                found += [("jump", c, name) for c in owner.hand if shows(c, "j", place.jump)]
        if owner.ship == "gate":  # SM12: no flight from there; the rest is done on a planet
            return found
        at = self.ring.index(owner.ship)
        found += [("fly", self.ring[(at + way) % RING]) for way in (-1, 1)]  # SM12
        here = self.places[owner.ship]
        if here.station == NOBODY:
            found += self._scans(owner, here) + self._landings(owner, here, seat)
        elif here.has_points:  # SM15
            found.append(("discover",))
        return found

    def _scans(self, owner: Owner, here: Place) -> list[Said]:
        """SM13; not where the space tiles lie open or no tile is left (SM18), and not without a
        probe (SM19)."""
        if here.face_up or not here.tiles or not owner.chips:
            return []
        return [("scan", card) for card in owner.hand if shows(card, "s", here.scan)]

    def _landings(self, owner: Owner, here: Place, seat: int) -> list[Said]:
        """SM14: any two cards that show the two coordinates, whichever is named first."""
        if seat not in here.scanned_by:
            return []
        if not owner.chips and seat not in [whose for whose, _ in here.marked]:  # SM19, SM43
            return []
        one, two = here.land
        pairs = {
            frozenset((low, high))
            for low in owner.hand
            for high in owner.hand
            if low != high and shows(low, "l", one) and shows(high, "l", two)
        }
        return [("develop", pair) for pair in pairs]

    # What it does

    def follow(self, seat: int, choice: Choice, after: State) -> None:
        """Carry out a choice. ``after`` is looked at for the cards that a shuffle brought."""
        assert seat == self.turn
        owner, args = self.owners[seat], list(choice.args)
        if self.looking:
            self._choose_tile(seat, args[0])
        else:
            self.left -= 1
            match choice.verb:
                case "top-up":
                    self._top_up(seat, args, after)
                case "jump":
                    self._play(owner, args[:1])
                    owner.ship = args[1]
                    owner.chips -= 1
                    owner.probes_on_gate += 1  # SM11
                case "fly":
                    owner.ship = args[0]
                case "scan":
                    self._scan(seat, args)
                case "develop":
                    self._develop(seat, args)
                case "discover":
                    self.looking = "take"
                case _:
                    raise AssertionError(f"there is no action {choice.verb}")
        if not self.looking and not self.left:
            self._next_turn()

    def _play(self, owner: Owner, cards: Iterable[str]) -> None:
        for card in cards:
            owner.hand.remove(card)
            self.discards.append(card)

    def _top_up(self, seat: int, discarded: list[str], after: State) -> None:
        """SM10: discard, then draw to five; a used-up pile is made anew at once (SM44)."""
        owner = self.owners[seat]
        self._play(owner, discarded)
        while len(owner.hand) < HAND and self.draw:
            owner.hand.append(self.draw.pop())
            if not self.draw:
                self._shuffled(owner, after.pilots[seat].hand, draw_pile(after))
                return

    def _shuffled(self, owner: Owner, hand: Sequence[str], draw: list[str]) -> None:
        """The discards were shuffled: take over in what order they lie, if they all do."""
        drawn = list((Counter(hand) - Counter(owner.hand)).elements())
        assert Counter(drawn + draw) == Counter(self.discards), "the discards are the new pile"
        assert len(drawn) == min(HAND - len(owner.hand), len(self.discards))
        owner.hand += drawn
        self.draw, self.discards = draw, []

    def _scan(self, seat: int, cards: list[str]) -> None:
        owner = self.owners[seat]
        self._play(owner, cards)
        here = self.places[owner.ship]
        here.scanned_by.add(seat)
        if here.has_points:
            self.looking = "mark"  # SM13
        else:
            here.face_up = True  # SM17: nothing found, and the probe stays with them

    def _develop(self, seat: int, cards: list[str]) -> None:
        owner = self.owners[seat]
        self._play(owner, cards)
        here = self.places[owner.ship]
        for whose, tile in here.marked:  # SM14, before the station needs a chip (SM43)
            self.owners[whose].tiles.append(tile)
            self.owners[whose].chips += 1
        here.marked = []
        here.station = seat
        owner.chips -= 1
        if here.has_points:
            self.looking = "take"

    def _choose_tile(self, seat: int, tile: str) -> None:
        owner = self.owners[seat]
        here = self.places[owner.ship]
        here.tiles.remove(tile)
        if self.looking == "mark":  # SM13
            here.marked.append((seat, tile))
            owner.chips -= 1
        else:  # SM14, SM15
            owner.tiles.append(tile)
        here.face_up = bool(here.tiles) and not here.has_points  # SM17
        self.looking = ""

    def _next_turn(self) -> None:
        self.turn, self.left = (self.turn + 1) % self.seats, ACTIONS
        if self.turn == self.first:  # all have had the same number of turns
            self.over = self.enough_space or self.stranded

    @property
    def enough_space(self) -> bool:
        """SM30."""
        lying_open = sum(len(place.tiles) for place in self.places.values() if place.face_up)
        return lying_open >= SPACE_TO_END[self.seats]

    @property
    def stranded(self) -> bool:
        """SM42: nothing to discover, nothing under a probe, and no probe to scan what is left."""
        return not any(
            place.marked
            or (place.has_points and place.station != NOBODY)
            or (place.tiles and not place.face_up and any(owner.chips for owner in self.owners))
            for place in self.places.values()
        )

    # How it stands

    def position(self) -> dict[str, Any]:
        """Everything that can be seen on the table and in the hands."""
        places: dict[str, Any] = {}
        for name, place in self.places.items():
            face_up = place.face_up
            places[name] = (sorted(place.tiles), face_up, place.station, sorted(place.marked))
        owners = [
            (sorted(owner.hand), owner.ship, owner.chips, owner.probes_on_gate, sorted(owner.tiles))
            for owner in self.owners
        ]
        return {
            "ring": self.ring,
            "places": places,
            "owners": owners,
            "draw": self.draw,
            "discards": sorted(self.discards),
            "over": self.over,
        }

    def scores(self) -> list[dict[str, int]]:
        """SM31 to SM36: what each would have if the match ended now."""
        probes = [owner.probes_on_gate for owner in self.owners]
        return [
            _score(owner.tiles, self._stations(seat), _gate(probes, seat))
            for seat, owner in enumerate(self.owners)
        ]

    def _stations(self, seat: int) -> int:
        return sum(place.station == seat for place in self.places.values())

    def places_of_all(self) -> list[int]:
        """SM37: by points, then by stations; equal ones share a place and use up as many."""
        keys = [(score["total"], self._stations(seat)) for seat, score in enumerate(self.scores())]
        return [1 + len([other for other in keys if other > mine]) for mine in keys]


def _score(tiles: list[str], stations: int, gate: int) -> dict[str, int]:
    of = Counter(tiles)
    ore = [of[f"ore-{colour}"] for colour in ("red", "purple", "green", "blue")]
    aliens = [of["alien-brown"], of["alien-blue"]]
    green, blue = of["matter-green"], of["matter-blue"]
    points = {
        "gate": gate,
        "stations": 3 * stations,  # SM32
        "ore": sum(ore) * max(ore),  # SM33
        "aliens": sum(aliens) * max(aliens),  # SM33
        "matter": 7 * min(green, blue) + 2 * abs(green - blue),  # SM34
        "water": 14 * (of["water"] // 4) + WATER_POINTS[of["water"] % 4],  # SM35
        "medals": 3 * of["medal"],  # SM36
    }
    return {**points, "total": sum(points.values())}


def _gate(probes: list[int], seat: int) -> int:
    """SM31: the place is one more than there are players with more probes; none, no points."""
    return GATE_POINTS[len([n for n in probes if n > probes[seat]])] if probes[seat] else 0


def seen(state: State) -> dict[str, Any]:
    """The position of the program, in the form of ``Table.position``."""
    places: dict[str, Any] = {}
    for planet in state.ring:
        station = NOBODY if planet.station is None else int(planet.station)
        marked = sorted((int(scan.seat), scan.tile) for scan in planet.scans)
        places[planet.name] = (sorted(planet.pile), planet.open, station, marked)
    owners = [
        (sorted(pilot.hand), pilot.ship, pilot.chips, pilot.gate, sorted(pilot.tiles))
        for pilot in state.pilots
    ]
    return {
        "ring": [planet.name for planet in state.ring],
        "places": places,
        "owners": owners,
        "draw": draw_pile(state),
        "discards": sorted(discard_pile(state)),
        "over": bool(state.over),
    }


def said(offered: Iterable[AnyOffer]) -> list[Said]:
    """The offers of the program, in the form of ``Table.offers``."""
    found: list[Said] = []
    for offer in offered:
        match offer:
            case Pick(verb, items, low, high):
                found.append((verb, frozenset(items), low, high))
            case Offer("develop", ids):
                found.append(("develop", frozenset(ids)))
            case Offer(verb, ids):
                found.append((verb, *ids))
            case _:
                raise AssertionError(f"there is no offer like {offer}")
    return found
