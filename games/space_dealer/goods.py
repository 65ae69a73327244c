"""Where goods lie, and how they get from one place to another (SD24 to SD26)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Seat

from .parts import GOODS, HOLD, PROBE
from .sites import capacity, working
from .state import SHIPS, Planet, State, home, nothing

DEPOT = "depot"
ALL = "all"


@dataclass(slots=True)
class Store:
    """A place for goods: ``id`` is depot, a ship, or a transport probe; ``goods`` the live list."""

    id: str
    goods: list[int]
    size: int

    @property
    def room(self) -> int:
        """How many goods still fit in."""
        return self.size - sum(self.goods)


def stores(state: State, seat: Seat, field: str) -> list[Store]:
    """What a seat has on a field to put goods in: ships, then on its own planet the rest."""
    planet = state.planets[seat]
    found = [
        Store(ship.id, ship.load, HOLD) for ship in planet.ships if ship.at == field and not ship.to
    ]
    if field == home(seat):
        found.append(Store(DEPOT, planet.depot, capacity(state, planet)))
        if state.advanced:  # SD43
            probes = working(state, planet, "transport")
            free = [probe for probe in probes if planet.timer_on(probe.card) is None]
            found += [Store(probe.card, probe.store, PROBE) for probe in free]
    return found


def fields(planet: Planet, seat: Seat) -> list[str]:
    """The fields on which a seat has stores, its own planet first."""
    found = [home(seat)]
    for ship in planet.ships:
        if not ship.to and ship.at not in found:
            found.append(ship.at)
    return found


def lying(state: State, seat: Seat, field: str) -> tuple[int, ...]:
    """All goods of a seat on a field, as in its stores there."""
    planet = state.planets[seat]
    found = [ship.load for ship in planet.ships if ship.at == field and not ship.to]
    if field == home(seat):
        found.append(planet.depot)
        if state.advanced:
            probes = working(state, planet, "transport")
            found += [probe.store for probe in probes if planet.timer_on(probe.card) is None]
    if len(found) == 1:
        return tuple(found[0])
    return tuple(map(sum, zip(*found, strict=True)))


def kinds(goods: Sequence[int]) -> Sequence[str]:
    """What can be said of goods that are moved: a colour that is there, or all of several."""
    if not any(goods):
        return ()
    found: list[str] = [good for good, count in zip(GOODS, goods, strict=True) if count]
    return [*found, ALL] if sum(goods) > 1 else found


def find_store(state: State, seat: Seat, id_: str) -> Store:
    """A store of the seat by its id, wherever it is."""
    planet = state.planets[seat]
    return next(
        store
        for field in fields(planet, seat)
        for store in stores(state, seat, field)
        if store.id == id_
    )


def take(store: Store, what: str, most: int | None = None) -> list[int]:
    """Take all goods, or one of a colour, out of a store, but no more than ``most`` (None: all)."""
    taken = [0, 0, 0, 0]
    wanted = range(len(GOODS)) if what == ALL else (index(what),)
    limit = sum(store.goods) if most is None else most
    limit = limit if what == ALL else min(limit, 1)
    for colour in wanted:
        count = min(store.goods[colour], limit - sum(taken))
        store.goods[colour] -= count
        taken[colour] += count
    return taken


def put(places: Sequence[Store], goods: Sequence[int]) -> list[int]:
    """Put goods into the first store with room, then the next. What did not fit (SD24)."""
    rest = list(goods)
    for store in places:
        for colour, left in enumerate(rest):
            if left:
                count = min(left, store.room)
                store.goods[colour] += count
                rest[colour] -= count
    return rest


def put_first(places: Sequence[Store], goods: Sequence[int], first: str) -> list[int]:
    """As put, beginning with the depot or with the ships; last come transport probes (SD43)."""

    def turn(store: Store) -> tuple[bool, bool]:
        probe = store.id not in (DEPOT, *SHIPS)
        return probe, (store.id == DEPOT) != (first == DEPOT)

    return put(sorted(places, key=turn), goods)


def names(goods: Sequence[int]) -> tuple[str, ...]:
    """The goods by their ids; several of a kind together, by so many letters: rr."""
    counted = zip(GOODS, goods, strict=True)
    return tuple(good if count == 1 else good[0] * count for good, count in counted if count)


def index(good: str) -> int:
    """A good's place in GOODS."""
    return [str(each) for each in GOODS].index(good)


def holds(goods: Sequence[int], wanted: Sequence[int]) -> bool:
    """Whether all that is wanted is there."""
    return all(count >= need for count, need in zip(goods, wanted, strict=True))


def total(places: Sequence[Store]) -> list[int]:
    """All goods of several stores together."""
    return list(map(sum, zip(nothing(), *(store.goods for store in places), strict=True)))


def exchangeable(state: State, seat: Seat) -> tuple[int, ...]:
    """SD25, SD43: the goods in depots, probes, and the seat's ships on its planet."""
    return tuple(total(stores(state, seat, home(seat))))


def draw_from(places: Sequence[Store], wanted: Sequence[int]) -> None:
    """Take goods out of stores that together hold them."""
    for colour, need in enumerate(wanted):
        left = need
        for store in places:
            count = min(store.goods[colour], left)
            store.goods[colour] -= count
            left -= count
        assert not left, "goods were promised that are not there"
