"""What is done at once: every move of a seat gets a worth, out of what that seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine import Seat
from games.space_mission.parts import COMPONENTS, HAND, POINTS
from games.space_mission.scoring import gate_gain

from .sketch import NOWHERE, Move, Site, Sketch, ways, worth

FIGURES: Final[Mapping[str, float]] = {
    "discover": 1.5,
    "develop": 5.0,
    "returned": 1.0,
    "others": 0.5,
    "scan": 2.0,
    "again": 0.3,
    "gain": 0.8,
    "later": 0.5,
    "land-next": 1.5,
    "travel": 0.75,
    "travel-late": 0.75,
    "probe": 0.4,
    "card": 0.7,
    "discard": 0.7,
    "ore": 0.5,
    "alien": 0.5,
    "water": 0.5,
    "matter": 0.5,
    "alike": 0.5,
    "cost": 0.1,
    "joker": 0.05,
    "gate": 0.1,
    "fade": 0.2,
    "keep": 0.1,
}


class Quick:
    """Rates moves by figures."""

    def __init__(self, figures: Mapping[str, float]) -> None:
        self.f = {**FIGURES, **figures}
        f = self.f
        self.discover, self.develop, self.returned = f["discover"], f["develop"], f["returned"]
        self.others, self.scan, self.again = f["others"], f["scan"], f["again"]
        self.land_next, self.travel, self.late = f["land-next"], f["travel"], f["travel-late"]
        self.probe, self.card, self.discard = f["probe"], f["card"], f["discard"]
        self.grows = [f["ore"]] * 4 + [f["alien"]] * 2 + [f["matter"]] * 2 + [f["water"], 0.0]
        self.alike, self.gain, self.cost, self.joker = f["alike"], f["gain"], f["cost"], f["joker"]
        self.later = f["later"]
        self.most = max(
            self.discover + 6 * self.gain,
            max(self.scan, self.again) + self.land_next + 6 * self.later,
        )
        self.gate, self.fade, self.keep = f["gate"], f["fade"], f["keep"]

    def __call__(self, match: Sketch) -> Move:
        """The best move."""
        if match.looking != NOWHERE:
            return max(self._tiles(match), key=_worth)[1]
        return _Turn(self, match).best()

    def rated(self, match: Sketch) -> list[tuple[float, Move]]:
        """Moves, and what they are worth; of those that differ in cards alone, the best."""
        if match.looking != NOWHERE:
            return self._tiles(match)
        return _Turn(self, match).rated()

    def _tiles(self, match: Sketch) -> list[tuple[float, Move]]:
        verb = "mark" if match.marks else "take"
        pile, taken = match.sites[match.looking].tiles, match.taken[match.seat]
        to_come = max(0.0, 1 - match.spaces / match.end_at)
        key = tuple(taken)
        return [
            (
                gain(key, kind) + to_come * (self.grows[kind] + self.alike * taken[kind]),
                (verb, (POINTS[kind],)),
            )
            for kind, count in enumerate(pile)
            if count
        ]


def _worth(rated: tuple[float, Move]) -> float:
    return rated[0]


@lru_cache(maxsize=1 << 17)
def gain(taken: tuple[int, ...], kind: int) -> int:
    """How many points a tile adds."""
    if kind < 6:
        some = taken[:4] if kind < 4 else taken[4:6]
        total, most = sum(some), max(some)
        return (total + 1) * max(most, taken[kind] + 1) - total * most
    if kind < 8:
        return 5 if taken[13 - kind] > taken[kind] else 2
    if kind == 8:
        return (2, 3, 4, 5)[taken[8] % 4]
    return 3


_DEALT: Final = tuple(COMPONENTS.tiles.get(tile, 0) for tile in POINTS)
_ALL: Final = sum(COMPONENTS.tiles.values())


@lru_cache(maxsize=1 << 16)
def expected(taken: tuple[int, ...], pile: int) -> float:
    """How many points the best tile of an unknown pile adds, on average."""
    gains = sorted((gain(taken, kind), _DEALT[kind] - taken[kind]) for kind in range(len(_DEALT)))
    every = _ALL - sum(taken)
    mean, below = 0.0, every - sum(max(0, count) for _, count in gains)
    before = (below / every) ** pile
    for points, count in gains:
        below += max(0, count)
        now = (below / every) ** pile
        mean += points * (now - before)
        before = now
    return mean


@lru_cache(maxsize=1 << 14)
def _gate_gain(gate: tuple[int, ...], seat: int) -> int:
    return gate_gain(gate, Seat(seat))


class _Turn:
    """An action that is to be chosen. Hands are sets of bits here, one a card."""

    __slots__ = (
        "again",
        "all",
        "can_scan",
        "chips",
        "gone",
        "hand",
        "here",
        "in_time",
        "jumps",
        "lands",
        "last",
        "left",
        "match",
        "probe",
        "quick",
        "scan",
        "scans",
        "seat",
        "taken",
    )  # fmt: skip

    def __init__(self, quick: Quick, match: Sketch) -> None:
        self.quick, self.match, self.seat = quick, match, match.seat
        self.left, self.last = match.left, match.is_last_round
        self.hand, self.chips = match.hands[self.seat], match.chips[self.seat]
        self.here = match.ships[self.seat]
        self.jumps, self.scans, self.lands = fits = [0] * 10, [0] * 10, [0] * 10
        for place, card in enumerate(self.hand):
            for use, number in ways(card):
                fits[use][number] |= 1 << place
        self.all = (1 << len(self.hand)) - 1
        self.taken = tuple(match.taken[self.seat])
        self.gone = match.spaces / match.end_at
        self.scan = quick.scan * (1 - quick.fade * self.gone)
        self.again = quick.again * (1 - quick.fade * self.gone)

    def best(self) -> Move:
        """The one that is worth most."""
        if self.here != NOWHERE:
            found = self._on(self.match.sites[self.here])
            if found:
                best = max(found, key=_worth)
                if best[0] > self._elsewhere():
                    return best[1]
        return max(self.rated(), key=_worth)[1]

    def _elsewhere(self) -> float:
        """What anything else can be worth at most."""
        quick, own = self.quick, 0
        for number, site in enumerate(self.match.sites):
            if number != self.here and site.own[self.seat] > own:
                own = site.own[self.seat]
        most = quick.most
        if own:
            most = max(most, quick.develop + 6 * quick.gain + own * (quick.returned + 3))
        return quick.probe + 4.5 * quick.gate + max(quick.travel, quick.late) * most

    def rated(self) -> list[tuple[float, Move]]:
        """All of them."""
        found = [self._top_up()]
        match, here = self.match, self.here
        sites = match.sites
        if here != NOWHERE:
            count = len(sites)
            for there in ((here - 1) % count, (here + 1) % count):
                worth = self._travel(self._site(sites[there], self.all, self.left - 1))
                found.append((worth, ("fly", (sites[there].name,))))
            found += self._on(sites[here])
        if self.chips:
            gains = _gate_gain(tuple(match.gate), self.seat)
            self.probe = self.quick.probe + self.quick.gate * gains * (0.5 + self.gone)
            for there, site in enumerate(sites):
                if there != here and (cards := self.jumps[site.jump]):
                    found.append(self._jump(site, cards))
        return found

    def _jump(self, site: Site, cards: int) -> tuple[float, Move]:
        """The jump there with the card that is wanted least."""
        best, card = -1.0, 0
        for place in _places(cards):
            worth = self._site(site, self.all & ~(1 << place), self.left - 1)
            worth -= self._cost(place)
            if worth > best:
                best, card = worth, place
        worth = self.probe + self._travel(best)
        return worth, ("jump", (self.hand[card], site.name))

    def _travel(self, worth: float) -> float:
        if self.left == 2:
            return self.quick.travel * worth
        return 0.0 if self.last else self.quick.late * worth

    def _on(self, site: Site) -> list[tuple[float, Move]]:
        """What can be done where the ship is."""
        quick = self.quick
        closed = site.closed
        if site.station >= 0:
            return [(self._discovered(site), ("discover", ()))] if closed else []
        own = site.own[self.seat]
        found: list[tuple[float, Move]] = []
        if own or (site.vain == self.seat and self.chips):
            pair = self._landing(site, self.all)
            if pair:
                worth = self._station(site, own) - 2 * quick.cost
                found.append((worth, ("develop", pair)))
        if closed and self.chips:
            best, card = -1.0, -1
            for place in _places(self.scans[site.scan]):
                worth = self._scanned(site, own, self.all & ~(1 << place), self.left - 1)
                worth -= self._cost(place)
                if worth > best:
                    best, card = worth, place
            if card >= 0:
                found.append((best, ("scan", (self.hand[card],))))
        return found

    def _cost(self, place: int) -> float:
        count = len(ways(self.hand[place]))
        return self.quick.cost + (self.quick.joker if count > 2 else 0.0)

    def _discovered(self, site: Site) -> float:
        return self.quick.discover + self.quick.gain * self._best(site)

    def _best(self, site: Site) -> float:
        """How many points the best tile of a closed pile adds, for all that the seat knows."""
        taken, pile, seen = self.taken, site.points + site.space, site.seen[self.seat]
        if not seen:
            return expected(taken, pile)
        gains = sorted([gain(taken, kind) for kind, count in enumerate(seen) if count])
        return gains[-1 if len(gains) == 1 or sum(seen) == site.points else -2]

    def _station(self, site: Site, own: int) -> float:
        quick, seat, taken = self.quick, self.seat, self.match.taken[self.seat]
        found = quick.develop - quick.others * (len(site.probes) - own)
        if own:
            more = list(taken)
            for owner, kind in site.probes:
                if owner == seat:
                    more[kind] += 1
            found += quick.returned * (worth(tuple(more)) - worth(self.taken))
        if site.closed:
            found += quick.gain * self._best(site)
        return found

    def _scanned(self, site: Site, own: int, keep: int, left: int) -> float:
        quick = self.quick
        if self.last and left < 1:
            return 0.0
        worth = self.again if own else self.scan
        worth += self.quick.later * self._best(site)
        if self._can_land(site, keep):
            worth += quick.land_next
        elif self.last:
            return 0.0
        return worth

    def _site(self, site: Site, keep: int, left: int) -> float:
        """The best that the seat could do on a planet with these cards."""
        closed = site.closed
        if site.station >= 0:
            return self._discovered(site) if closed else 0.0
        own = site.own[self.seat]
        if own and self._can_land(site, keep):
            return self._station(site, own)
        if closed:
            best = 0.0
            for place in _places(self.scans[site.scan] & keep):
                best = max(best, self._scanned(site, own, keep & ~(1 << place), left - 1))
            return best
        return 0.0

    def _can_land(self, site: Site, keep: int) -> bool:
        low, high = self.lands[site.low] & keep, self.lands[site.high] & keep
        both = low | high
        return bool(low and high and both & (both - 1))

    def _landing(self, site: Site, keep: int) -> tuple[str, str] | None:
        """Cards to land, jokers last; the one for the lower number first."""
        best, pair = 99, None
        for one in _places(self.lands[site.low] & keep):
            for two in _places(self.lands[site.high] & keep):
                if one != two:
                    cost = len(ways(self.hand[one])) + len(ways(self.hand[two]))
                    if cost < best:
                        best, pair = cost, (self.hand[one], self.hand[two])
        return pair

    def _top_up(self) -> tuple[float, Move]:
        if self.last and self.left == 1:
            return 0.0, ("top-up", ())
        thrown = self._thrown()
        quick = self.quick
        worth = quick.card * (HAND - len(self.hand)) + quick.discard * len(thrown)
        return worth, ("top-up", thrown)

    def _thrown(self) -> tuple[str, ...]:
        useful = local = 0
        for number, site in enumerate(self.match.sites):
            serves = self._serves(site)
            useful |= serves
            if number == self.here:
                local = serves
        thrown = self.all & ~useful
        if not thrown and len(self.hand) == HAND:
            jumps = 0
            for fit in self.jumps:
                jumps |= fit
            thrown = self.all & ~(jumps | local) or self.all
        return tuple(self.hand[place] for place in _places(thrown))

    def _serves(self, site: Site) -> int:
        """The cards that serve on a planet where something is left to do."""
        closed = site.closed
        if site.station >= 0:
            return self.jumps[site.jump] if closed else 0
        found = self.scans[site.scan] | self.jumps[site.jump] if closed else 0
        if site.own[self.seat]:
            found = self.lands[site.low] | self.lands[site.high]
        return found


@lru_cache(maxsize=64)
def _places(cards: int) -> Sequence[int]:
    """The places of the bits that are set."""
    return tuple(place for place in range(cards.bit_length()) if cards >> place & 1)
