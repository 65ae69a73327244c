"""SD4: whether a standing order can be carried out now, later, or never."""

from __future__ import annotations

from typing import Final

from engine import Seat

from .demands import open_demands
from .goods import ALL, DEPOT, index
from .jobs import PLANNED
from .parts import ATTACKERS, GOODS, POWER, PROBE, kind_of
from .planning import room_to_plan
from .sites import Ground, cells, sites, works
from .state import Planet, Ship, State, Timer, home
from .tasks import LATER

READY, NOT_YET, TOO_LATE = "ready", "not-yet", "too-late"
WAITS: Final = (NOT_YET, "too-far", "ship-away", "nothing-wanted", "zone-full", "nothing-there")
"""Verdicts that may change: the order waits."""
SKIP: Final = "skip"
"""The condition of an order that does not wait."""
CONDITIONS: Final = (
    "always",
    SKIP,
    "laden",
    "full",
    "empty",
    "home",
    *(f"carries-{good}" for good in GOODS),
)
"""What an order may wait for; all but ``always`` speak of the seat's own ship."""


def holds_true(planet: Planet, seat: Seat, condition: str) -> bool:
    """Whether a condition holds for the seat's own ship."""
    ship = planet.ships[0]
    match condition:
        case "always" | "skip":
            return True
        case "laden":
            return any(ship.load)
        case "full":
            return not ship.room
        case "empty":
            return not any(ship.load)
        case "home":
            return ship.here == home(seat)
    return bool(ship.load[[f"carries-{good}" for good in GOODS].index(condition)])


def check(state: State, seat: Seat, timer: Timer, words: list[str]) -> str:
    """``ready``, one of WAITS, or the reason (an id) why the order can never be carried out."""
    planet = state.planets[seat]
    if state.closing and words[0] not in ("deliver", "place", "release"):
        return TOO_LATE  # SD28
    match words:
        case ["place" | "release", *sites_]:
            verdict = _check_waiting(state, planet, timer, sites_)
        case ["draw", level, *_]:
            verdict = _check_draw(state, planet, level.removeprefix("level-"))
        case ["dump", store, what]:
            verdict = _check_dump(planet, store, what)
        case ["build", card, _] if card == PLANNED:
            found = any(free_site(state, planet, card) for card in planet.zone)
            verdict = READY if found else NOT_YET
        case ["research"]:
            verdict = _check_research(planet)
        case ["build", card, site]:
            verdict = _check_planned(state, planet, card) or _check_site(state, planet, card, site)
        case ["scrap", card]:
            verdict = "card-gone" if card not in planet.zone else _when_free(planet, card)
        case ["use", card, *_]:
            verdict = _check_use(state, planet, card)
        case _:
            verdict = _check_ship(state, seat, words)
    return verdict


def free_site(state: State, planet: Planet, card: str) -> str:
    """Where a planned card without a timer can be built over no other; empty where nowhere."""
    if planet.timer_on(card) is not None:
        return ""
    found = sites(state, planet, card)
    if state.card(card).foot not in ("power", "demand"):
        covered = Ground.of(state, planet).action
        found = [site for site in found if not cells(site) & covered]
    return next(iter(found), "")


def _check_waiting(state: State, planet: Planet, timer: Timer, sites_: list[str]) -> str:
    if not timer.due:
        return NOT_YET
    if not sites_:
        return READY
    legal = timer.job == "build" and sites_[0] in sites(state, planet, timer.on)
    return READY if legal else NOT_YET


def _check_draw(state: State, planet: Planet, level: str) -> str:
    if planet.drawn or int(level) > planet.level or not state.common[level]:
        return NOT_YET
    return READY if room_to_plan(state, planet) else "zone-full"


def _check_dump(planet: Planet, store: str, what: str) -> str:
    ship = planet.ship(store)
    if ship is None and store != DEPOT:
        return "ship-gone"
    if ship is not None and not ship.here:
        return NOT_YET
    goods = planet.depot if ship is None else ship.load
    there = any(goods) if what == ALL else goods[index(what)]
    return READY if there else "nothing-there"


def _when_free(planet: Planet, thing: str) -> str:
    return READY if planet.timer_on(thing) is None else NOT_YET


def _check_research(planet: Planet) -> str:
    if planet.level + (planet.timer_on("research") is not None) >= 3:
        return "level-reached"
    return _when_free(planet, "research")


def _check_ship(state: State, seat: Seat, words: list[str]) -> str:
    ship = state.planets[seat].ship(words[1])
    if ship is None:
        return "ship-gone"
    if not ship.here:
        return NOT_YET
    if words[0] == "fly":
        return _check_flight(state, ship, words[2])
    return _check_instant(state, seat, ship, words[0])


def _check_planned(state: State, planet: Planet, card: str) -> str:
    """Empty when the card can be in the planning zone with no timer on it."""
    if card in planet.zone:
        return "" if planet.timer_on(card) is None else NOT_YET
    if card not in planet.pile:
        return "card-gone"
    return "" if room_to_plan(state, planet) else NOT_YET


def _check_site(state: State, planet: Planet, card: str, site: str) -> str:
    if site == LATER or site in sites(state, planet, card):
        return READY
    printed = state.card(card)
    if printed.foot == "power":
        taken = len(planet.power[site]) > POWER.index(kind_of(card))
    else:
        below = Ground.of(state, planet).demand
        taken = printed.foot != "action" and bool(cells(site) & below)
    return "site-taken" if taken else NOT_YET


def _check_use(state: State, planet: Planet, card: str) -> str:
    built = planet.find(card)
    if built is None:
        return NOT_YET if card in planet.zone or card in planet.pile else "card-gone"
    if not works(state, planet, built):
        return "card-covered"
    full = kind_of(card) in ATTACKERS and built.attacks >= PROBE
    return READY if planet.timer_on(card) is None and (built.blocked or not full) else NOT_YET


def _check_flight(state: State, ship: Ship, field: str) -> str:
    if ship.at == field:
        return "there-already"
    return READY if not any(ship.load) or field in state.neighbours(ship.at) else "too-far"


def _check_instant(state: State, seat: Seat, ship: Ship, verb: str) -> str:
    if verb == "deliver":
        return READY if open_demands(state, seat, ship) else "nothing-wanted"
    return READY if ship.here == home(seat) else "ship-away"
