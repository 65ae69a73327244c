"""Questions about a ship: its gauges, dice, holds, and the ways on from where it is."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final

from engine import Seat, need

from .cards import AUDIT, GREENHORN, OLD_YELLOW_DRIVE, STASIS_TANK, THRUSTER, change
from .galaxy import GALAXY, Kind
from .parts import LEVELS
from .state import SKIPS, Captain, State

THRUST: Final = "thrust"
NAVIGATION: Final = "navigation"
EVER: Final[frozenset[Kind]] = frozenset(("yellow", "red"))
"""What drives skip."""
SPEED_DICE: Final = 4
"""MV34."""


def home(state: State, seat: Seat) -> str:
    """The system of the pilot's home culture, or the empty string while it is undiscovered."""
    captain = state.captains[seat]
    market = state.market(captain.pilot) if captain.pilot else None
    return market.system if market is not None and market.open else ""


def is_active(state: State, seat: Seat) -> bool:
    """Whether it is this seat's turn."""
    return seat == state.turn.seat


def navigation(state: State) -> int:
    """The navigation value of the turn (MV53), by a die or by Autopilot 4; 0 for none."""
    return state.turn.die_on(NAVIGATION) or (
        own_value(state, state.captain) if state.turn.autopilot else 0
    )


def own_value(state: State, captain: Captain) -> int:
    """The navigation value that a ship has without a die; 0 for none."""
    return change(state, captain, "value")


def gauge(state: State, seat: Seat, ability: str) -> int:
    """Laser, shield or pilot's skill with everything that adds to it (MV160, MV277)."""
    captain = state.captains[seat]
    if ability == "pilot":
        return state.parts.pilot[captain.pilot].skill[captain.level - 1]
    if ability == "laser":
        return captain.laser + change(state, captain, "laser")
    return captain.shield + change(state, captain, "shield")


def skips(state: State, seat: Seat) -> frozenset[Kind]:
    """The kinds of field that the ship skips now (MV86, R03, C02)."""
    captain = state.captains[seat]
    off = is_active(state, seat) and not state.turn.drive
    if off or AUDIT.works(state, captain):
        return frozenset()
    found = SKIPS[captain.drive]
    return found | {"yellow"} if OLD_YELLOW_DRIVE.works(state, captain) else found


def loads(state: State, captain: Captain, *, tank: bool = True) -> Iterator[tuple[str, int]]:
    """What lies in the holds with the points it takes; passengers in a Stasis Tank take none.

    Without ``tank``: as if there were none (MV271).
    """
    aboard = [id_ for id_ in captain.cargo if tank or id_ != STASIS_TANK.id]
    for id_ in aboard:
        free = STASIS_TANK.id in aboard and id_ in state.parts.passenger
        yield id_, 0 if free else state.parts.capacity(id_)


def free_room(state: State, captain: Captain, *, tank: bool = True) -> int:
    """Free capacity points (MV191, MV192), with more holds and with a net."""
    points = [points for _, points in loads(state, captain, tank=tank)]
    holds = captain.holds + change(state, captain, "holds")
    ones = max(0, points.count(1) - change(state, captain, "net"))
    return 2 * (holds - points.count(2)) - ones


def fits(state: State, captain: Captain, id_: str) -> bool:
    """Whether a good, passenger or structure finds room."""
    if STASIS_TANK.id in captain.cargo and id_ in state.parts.passenger:
        return True
    room = free_room(state, captain)
    capacity = state.parts.capacity(id_)
    if capacity == 1 and change(state, captain, "net"):
        room += all(points != 1 for _, points in loads(state, captain))
    return room >= capacity


def passengers(state: State, captain: Captain) -> list[str]:
    """The passengers aboard."""
    return [id_ for id_ in captain.cargo if id_ in state.parts.passenger]


def goods(state: State, captain: Captain) -> list[str]:
    """The goods aboard, each kind once."""
    return list(dict.fromkeys(id_ for id_ in captain.cargo if id_ in state.parts.good))


def allowed_dice(state: State) -> int:
    """How many dice may be assigned this turn (MV52)."""
    return 1 if GREENHORN.works(state, state.captain) else min(state.captain.level, LEVELS)


def thrust_numbers(state: State) -> tuple[int, ...]:
    """The numbers that extra thrust takes (MV54, MV270)."""
    captain = state.captain
    found = {1}
    for id_ in captain.supplies:
        if numbers := state.parts.technology[id_].numbers:
            found = set(numbers)
    if THRUSTER.works(state, captain):
        found |= {1, 2, 3}
    return tuple(sorted(found))


def free_dice(state: State) -> list[int]:
    """The numbers of dice not assigned, each once, while more may be assigned (MV51, MV52)."""
    turn = state.turn
    if len(turn.places) >= allowed_dice(state):
        return []
    taken = set(turn.places.values())
    return sorted({die for n, die in enumerate(turn.dice) if n not in taken})


def take_die(state: State, place: str, number: int) -> None:
    """MV51: a free die of that number goes onto the place."""
    turn = state.turn
    taken = set(turn.places.values())
    turn.places[place] = next(
        n for n, shown in enumerate(turn.dice) if shown == number and n not in taken
    )


def free_places(state: State) -> list[str]:
    """Die places without a die, extra thrust excepted (MV50)."""
    places = [NAVIGATION, *state.captain.upgrades]
    return [place for place in places if place not in state.turn.places]


def cost(state: State, here: str, to: str) -> int:
    """The movement points of a step (MV40); a skipped field is entered for nothing (MV87)."""
    return 0 if passes_over(state, to) else GALAXY[here].ways[to]


def passes_over(state: State, field: str) -> bool:
    """Whether the drive skips this field."""
    kind = GALAXY.fields[field].kind
    return kind in EVER and kind in skips(state, state.turn.seat)


def ways(state: State) -> list[str]:
    """The fields to which the ship may go on, by MV41, MV45, MV87 and MV123."""
    turn = state.turn
    over = skips(state, turn.seat)
    return _onwards(state.ports, over, state.captain.at, turn.back, turn.points)


def _onwards(
    ports: Container[str], over: frozenset[Kind], here: str, back: str, points: int
) -> list[str]:
    """Skipped fields only where the ship can get on from them, because it cannot stop there."""
    fields = GALAXY.fields
    built = here in ports
    found = []
    for to, price in fields[here].ways.items():
        kind = fields[to].kind
        if to == back or (built and kind == "city"):
            continue
        if kind in over:
            if _onwards(ports, over, to, here, points):
                found.append(to)
        elif price <= points:
            found.append(to)
    return found


# What several decisions need


@need
def die_free(_step: object, state: State, _seat: Seat) -> bool:
    """MV51, MV52."""
    return bool(free_dice(state))


@need
def good_aboard(_step: object, state: State, seat: Seat) -> list[str]:
    """MV100, MV176."""
    return goods(state, state.captains[seat])
