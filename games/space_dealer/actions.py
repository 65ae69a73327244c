"""What a seat may do at any time: verbs with their conditions, in the order of the clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from engine import Seat, Verb, need, seat_id

from .demands import neutral_at, open_demands
from .gates import Gate, Gates
from .goods import exchangeable, fields, kinds, stores
from .parts import ATTACKERS, PROBE, kind_of
from .planning import room_to_plan
from .sites import sites_of, usable, working
from .state import Built, Planet, Ship, State, beside, orbit, owner
from .tasks import CLEAR, LATER, SCRAP, possible_exchanges, ways
from .trade import TRADING, advanced_rules, loose, proposed_by_you, proposed_to_you

Words = Sequence[tuple[str, ...]]


# SD20: the planning zone


@need
def cards_to_keep(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return state.planets[seat].drawn


@need
def own_pile(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return state.planets[seat].pile


@need
def room_in_zone(_step: Any, state: State, seat: Seat) -> bool:
    return room_to_plan(state, state.planets[seat]) > 0


@need
def nothing_to_keep(_step: Any, state: State, seat: Seat) -> bool:
    return not state.planets[seat].drawn


@need
def level_reached(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return ("level-2", "level-3")[: state.planets[seat].level - 1]


@need
def cards_left(_step: Any, state: State, _seat: Seat) -> Sequence[str]:
    return [f"level-{level}" for level, pile in state.common.items() if pile]


# SD21, SD22: whatever takes a timer


@need
def free_timer(_step: Any, state: State, seat: Seat) -> bool:
    for timer in state.planets[seat].timers:  # noqa: SIM110 - asked too often for a generator
        if not timer.job:
            return True
    return False


@need
def level_to_reach(_step: Any, state: State, seat: Seat) -> bool:
    return state.planets[seat].level < 3


@need
def one_research(_step: Any, state: State, seat: Seat) -> bool:
    return state.planets[seat].timer_on("research") is None


@need
def planned_card(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return loose(state.planets[seat])


@need
def no_timer_on_it(_step: Any, state: State, seat: Seat) -> bool | Sequence[str]:
    planet = state.planets[seat]
    return loose(planet) if planet.building else True


@need
def legal_site(_step: Any, state: State, seat: Seat) -> Words:
    planet = state.planets[seat]
    if not planet.zone:
        return ()
    found = sites_of(state, planet, loose(planet))
    return [(card, site) for card, legal in found.items() for site in (*legal, LATER)]


@need
def way_to_use(_step: Any, state: State, seat: Seat) -> Words:
    planet = state.planets[seat]
    busy = planet.busy
    return [
        (built.card, aim)
        for built in usable(state, planet)
        if built.card not in busy
        for aim in aims(planet, built)
    ]


def aims(planet: Planet, built: Built) -> Sequence[str]:
    """The ways in which a built card may be used now."""
    if built.blocked:  # SD42
        return (CLEAR,)
    if built.attacks >= PROBE and kind_of(built.card) in ATTACKERS:
        return ()
    return ways(planet, built.card)


@need
def ship_landed(_step: Any, state: State, seat: Seat) -> bool | Sequence[str]:
    ships = state.planets[seat].ships
    landed = [ship.id for ship in ships if not ship.to]
    return landed if len(landed) < len(ships) else True


@need
def field_in_reach(_step: Any, state: State, seat: Seat) -> Words:
    found: list[tuple[str, str]] = []
    for ship in state.planets[seat].ships:
        if not ship.to:
            reach = hops if any(ship.load) else flights
            found += reach(state.seats, ship.id, ship.at)
    return found


@cache
def hops(seats: int, ship: str, at: str) -> Sequence[tuple[str, str]]:
    """SD22: a laden ship flies to a neighbour."""
    return tuple((ship, field) for field in beside(seats, at))


@cache
def flights(seats: int, ship: str, at: str) -> Sequence[tuple[str, str]]:
    """SD22: an empty ship flies to any field."""
    return tuple((ship, field) for field in orbit(seats) if field != at)


# SD23, SD25: timers that have run out and wait for a choice


@need
def card_waits(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return [t.on for t in state.planets[seat].timers if t.due and t.job == "build"]


@need
def site_now(_step: Any, state: State, seat: Seat) -> Words:
    planet = state.planets[seat]
    cards = [timer.on for timer in planet.timers if timer.due and timer.job == "build"]
    scrap = (SCRAP,) * state.advanced  # SD44
    found = sites_of(state, planet, cards)
    return [(card, site) for card, legal in found.items() for site in (*legal, *scrap)]


@need
def converter_waits(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return [t.on for t in state.planets[seat].timers if t.due and t.job != "build"]


@need
def goods_to_exchange(_step: Any, state: State, seat: Seat) -> Words:
    goods = exchangeable(state, seat)
    return [
        (timer.on, aim)
        for timer in state.planets[seat].timers
        if timer.due and timer.job != "build"
        for aim in possible_exchanges(timer.on, goods)
    ]


@need
def timer_waits(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    timers = state.planets[seat].timers
    return [f"timer-{number}" for number, timer in enumerate(timers, start=1) if timer.due]


# SD26, SD27, SD46: goods


@need
def laden_ship(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return [ship.id for ship in state.planets[seat].ships if not ship.to and any(ship.load)]


@need
def wanted_here(_step: Any, state: State, seat: Seat) -> Words:
    ships = state.planets[seat].ships
    return [(demand, ship.id) for ship in ships for demand in open_demands(state, seat, ship)]


@need
def any_goods(_step: Any, state: State, seat: Seat) -> bool:
    planet = state.planets[seat]
    for ship in planet.ships:
        if any(ship.load):
            return True
    for built in planet.built if state.advanced else ():
        if any(built.store):
            return True
    return any(planet.depot)


@need
def goods_and_room(_step: Any, state: State, seat: Seat) -> Words:
    found: list[tuple[str, str, str]] = []
    for field in fields(state.planets[seat], seat):
        own = stores(state, seat, field)
        roomy = [store for store in own if store.room]
        for source in own:
            names = kinds(source.goods)
            for target in roomy:
                if target is not source:
                    found += [(source.id, target.id, good) for good in names]
    return found


@need
def goods_at_hand(_step: Any, state: State, seat: Seat) -> Words:
    return [
        (store.id, good)
        for field in fields(state.planets[seat], seat)
        for store in stores(state, seat, field)
        for good in kinds(store.goods)
    ]


def _at_neutral(planet: Planet) -> Iterator[Ship]:
    return (ship for ship in planet.ships if not ship.to and owner(ship.at) is None)


@need
def ship_at_neutral(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return [ship.id for ship in _at_neutral(state.planets[seat])]


@need
def goods_aboard(_step: Any, state: State, seat: Seat) -> Words:
    return [
        (ship.id, good) for ship in _at_neutral(state.planets[seat]) for good in kinds(ship.load)
    ]


@need
def room_aboard(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return [ship.id for ship in state.planets[seat].ships if ship.room]


@need
def goods_left_there(_step: Any, state: State, seat: Seat) -> Words:
    return [
        (ship.id, good)
        for ship in _at_neutral(state.planets[seat])
        for good in kinds(neutral_at(state, ship.at).goods)
    ]


# SD41, SD42: attacks


@need
def probe_marker(_step: Any, state: State, seat: Seat) -> bool:
    return any(built.attacks for built in working(state, state.planets[seat], "sabotage"))


@need
def running_timer(_step: Any, state: State, seat: Seat) -> Words:
    return [
        (seat_id(other), f"timer-{number}")
        for other in state.clockwise(seat)
        for number, timer in enumerate(state.planets[other].timers, start=1)
        if timer.runs and timer.job != "spent"
    ]


@need
def missile_marker(_step: Any, state: State, seat: Seat) -> bool:
    return any(built.attacks for built in working(state, state.planets[seat], "missile"))


@need
def less_than_two_blocked(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    return [
        seat_id(other)
        for other in state.clockwise(seat)
        if sum(built.blocked for built in state.planets[other].built) < PROBE
    ]


@need
def free_timer_place(_step: Any, state: State, seat: Seat) -> Words:
    return [
        (seat_id(other), built.card)
        for other in state.clockwise(seat)
        for built in usable(state, state.planets[other])
        if not built.blocked and state.planets[other].timer_on(built.card) is None
    ]


# SD62


@need
def not_waiting(_step: Any, state: State, seat: Seat) -> bool:
    return not state.planets[seat].rest


_WITHOUT_TIMER = (
    Verb("place", card_waits.of(0), site_now),
    Verb("exchange", converter_waits.of(0), goods_to_exchange),
    Verb("release", timer_waits),
    Verb("deliver", laden_ship.of(1), wanted_here),
)
PLAYING: Final[tuple[Verb, ...]] = (
    Verb("keep", cards_to_keep),
    Verb("plan", own_pile, room_in_zone),
    Verb("draw", nothing_to_keep, room_in_zone, level_reached, cards_left),
    Verb("research", free_timer, level_to_reach, one_research),
    Verb("build", free_timer, no_timer_on_it.of(0), legal_site),
    Verb("scrap", advanced_rules, free_timer, planned_card),
    Verb("use", free_timer, way_to_use),
    Verb("fly", free_timer, ship_landed.of(0), field_in_reach),
    *_WITHOUT_TIMER,
    Verb("move", any_goods, goods_and_room),
    Verb("dump", any_goods, goods_at_hand),
    Verb("drop", advanced_rules, ship_at_neutral.of(0), goods_aboard),
    Verb("lift", advanced_rules, ship_at_neutral.of(0), room_aboard.of(0), goods_left_there),
    Verb("sabotage", advanced_rules, probe_marker, running_timer),
    Verb("block", advanced_rules, missile_marker, less_than_two_blocked.of(0), free_timer_place),
    *TRADING,
    Verb("wait", not_waiting),
)
"""All that a seat may do while game time runs."""
LANDING: Final[tuple[Verb, ...]] = (*_WITHOUT_TIMER, Verb("wait"))
"""SD28: what may still be done after the end, all of it without a timer."""


# Most of it is impossible most of the time, for one of a few reasons.


def _timer_waits(_step: Any, state: State, seat: Seat) -> bool:
    for timer in state.planets[seat].timers:  # noqa: SIM110 - as free_timer
        if timer.due:
            return True
    return False


def _cards_drawn(_step: Any, state: State, seat: Seat) -> bool:
    return bool(state.planets[seat].drawn)


def _proposals(_step: Any, state: State, _seat: Seat) -> bool:
    return bool(state.proposals)


_OF_TIMERS = Gate(_timer_waits, (card_waits, converter_waits, timer_waits))
_OF_GOODS = Gate(any_goods.allowed, (laden_ship, goods_aboard))
GATES_PLAYING: Final = Gates(
    PLAYING,
    (
        Gate(advanced_rules.allowed),
        Gate(free_timer.allowed),
        Gate(room_in_zone.allowed),
        Gate(_cards_drawn, (cards_to_keep,)),
        Gate(_proposals, (proposed_to_you, proposed_by_you)),
        _OF_TIMERS,
        _OF_GOODS,
    ),
)
GATES_LANDING: Final = Gates(LANDING, (_OF_TIMERS, _OF_GOODS))
