"""SD4, SD8, SD28: what standing orders answer, or would answer, and the list of those left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Choice, Left, Play, Seat, Standing

from .answers import DEALS, DECLINE, agrees
from .demands import open_demands, printed
from .goods import ALL, DEPOT
from .jobs import PLANNED, SETTLING
from .orders import DELIVER, DONE, LAST, WISHES, queue_of
from .state import Order, Planet, Ship, State, Timer, timer_name
from .steps import Land
from .tasks import CLEAR
from .verdicts import READY, check, free_site


def left(state: State, seat: Seat) -> Sequence[Left]:
    """Everything in every queue, and what takes it out."""
    return tuple(_left(state.planets[seat]))


def _left(planet: Planet) -> Iterator[Left]:
    timers = [timer_name(planet, timer) for timer in planet.timers]
    for name in (*timers, DEALS, WISHES, LAST):
        for place, order in enumerate(queue_of(planet, name), start=1):
            yield Left(_choice(name, order), Choice("cancel", (name, f"order-{place}")))


def _choice(name: str, order: Order) -> Choice:
    return Choice("queue", (name, *order.words))


def obeys(state: State, seat: Seat) -> Standing | None:
    """SD28: after the end what is wanted is delivered, the dearest first; or that is all."""
    planet = state.planets[seat]
    if not planet.last or not isinstance(state.stack[-1], Land):
        return None
    words = [order.words[0] for order in planet.last]
    best = _dearest(state, seat, planet.ships) if DELIVER in words else None
    if best is not None:
        return Standing(Choice("queue", (LAST, DELIVER)), best)
    if DELIVER in words and not (planet.markers or state.advanced):
        return Standing(Choice("queue", (LAST, DELIVER)), Choice("wait"), "no-markers")
    return Standing(Choice("queue", (LAST, DONE)), Choice("wait")) if DONE in words else None


def disarm(play: Play[State], seat: Seat, order: Choice) -> None:
    """Strike what was left for after the end."""
    planet = play.state.planets[seat]
    planet.last = [each for each in planet.last if _choice(LAST, each) != order]


def _dearest(state: State, seat: Seat, ships: Sequence[Ship]) -> Choice | None:
    found = [(demand, ship.id) for ship in ships for demand in open_demands(state, seat, ship)]
    if not found:
        return None
    return Choice("deliver", max(found, key=lambda each: printed(state, each[0]).deliver))


def would(state: State, seat: Seat, order: Choice) -> Choice | None:
    """What a timer would have begun with by order, or what a proposal would have been told."""
    if order.verb != "queue" or state.closing:
        return None
    name, *words = order.args
    if name == DEALS:
        return _said(state, seat, Order(words))
    planet = state.planets[seat]
    timer = next((each for each in planet.timers if timer_name(planet, each) == name), None)
    return None if timer is None else _begun(state, seat, timer, words)


def _said(state: State, seat: Seat, order: Order) -> Choice | None:
    """SD8: to the first proposal that it is about."""
    mine = [each for each in state.proposals if each.partner == seat]
    if order.words == [DECLINE]:
        answers = state.planets[seat].deals
        refused = (each for each in mine if not any(agrees(known, each) for known in answers))
        return next((Choice("decline", (each.id,)) for each in refused), None)
    return next((Choice("accept", (each.id,)) for each in mine if agrees(order, each)), None)


def _begun(state: State, seat: Seat, timer: Timer, words: list[str]) -> Choice | None:
    """SD4, SD7: what would be done by hand instead of an order for a timer that does not run."""
    planet = state.planets[seat]
    waits = words[0] in SETTLING
    if timer.runs or timer.due != waits or check(state, seat, timer, words) != READY:
        return None
    found: Choice | None = Choice(words[0], tuple(words[1:]))
    match words:
        case ["place", site]:
            found = Choice("place", (timer.on, site))
        case ["release"]:
            found = Choice("release", (timer_name(planet, timer),))
        case ["load", ship]:
            found = Choice("move", (DEPOT, ship, ALL))
        case ["unload", ship]:
            found = Choice("move", (ship, DEPOT, ALL))
        case ["deliver", ship]:
            found = _dearest(state, seat, [each for each in planet.ships if each.id == ship])
        case ["draw", level, _]:
            found = Choice("draw", (level,))
        case ["build", card, site]:
            found = _built(state, planet, card, site)
        case ["use", card, _] if (built := planet.find(card)) is not None and built.blocked:
            found = Choice("use", (card, CLEAR))  # SD42
    return found


def _built(state: State, planet: Planet, card: str, site: str) -> Choice:
    """A card of the personal pile is planned first."""
    if card == PLANNED:
        found = ((each, free_site(state, planet, each)) for each in planet.zone)
        card, site = next(each for each in found if each[1])
    return Choice("plan", (card,)) if card in planet.pile else Choice("build", (card, site))
