"""SD4: whether a standing order can be carried out now, later, or never."""

from __future__ import annotations

from typing import Final

from engine import Seat

from .actions import room_to_plan
from .demands import open_demands
from .parts import ATTACKERS, GOODS, POWER, PROBE, kind_of
from .sites import columns, demand_row, sites, works
from .state import Planet, Ship, State, home
from .tasks import LATER

READY, NOT_YET = "ready", "not-yet"
CONDITIONS: Final = (
    "always",
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
        case "always":
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


def check(state: State, seat: Seat, words: list[str]) -> str:
    """``ready``, ``not-yet``, or the reason (an id) why the order can never be carried out."""
    planet = state.planets[seat]
    match words:
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
        below = demand_row(state, planet)
        taken = printed.foot != "action" and any(below[column] for column in columns(site))
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
