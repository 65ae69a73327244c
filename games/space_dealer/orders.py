"""SD4: standing orders. A queue a timer of what it shall do when it becomes free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import AnyOffer, Choice, Offer, Play, Seat

from . import dealings, events
from .demands import deliver_all
from .goods import ALL, DEPOT, find_store, names, put, take
from .parts import USABLE, kind_of
from .sites import candidates, usable
from .state import Built, Order, Planet, State, Timer, timer_name
from .tasks import CLEAR, LATER, LOAD, SCRAP, begin, ways
from .verdicts import CONDITIONS, NOT_YET, READY, check, holds_true

LONGEST: Final = 6
"""Orders a queue."""
INSTANT: Final = ("load", "unload", "deliver")
"""Orders that take no time."""


def orders(state: State, seat: Seat) -> list[AnyOffer]:
    """What the seat may order, change or cancel now. Nothing before time has begun."""
    if not state.begins:
        return []
    planet = state.planets[seat]
    found: list[AnyOffer] = []
    jobs = list(_jobs(state, planet))
    for number, timer in enumerate(planet.timers, start=1):
        name = f"timer-{number}"
        if len(timer.queue) < LONGEST and (timer.job or timer.queue):
            found += [Offer("queue", (name, *words)) for words in jobs]
        for place, order in enumerate(timer.queue, start=1):
            spot = f"order-{place}"
            found += [Offer("when", (name, spot, c)) for c in CONDITIONS if c != order.when]
            if place > 1:
                found.append(Offer("sooner", (name, spot)))
            found.append(Offer("cancel", (name, spot)))
        if timer.runs and timer.aim not in ("", CLEAR, LOAD):
            found += [Offer("aim", (timer.on, aim)) for aim in _other_aims(state, planet, timer)]
    return found


def _jobs(state: State, planet: Planet) -> Iterator[tuple[str, ...]]:
    yield ("research",)
    for card in (*planet.zone, *planet.pile):
        for site in (*candidates(state.card(card)), LATER):
            yield ("build", card, site)
    if state.advanced:
        for card in planet.zone:
            yield ("scrap", card)
    cards = [built.card for built in usable(state, planet)]
    for card in (*cards, *(c for c in (*planet.zone, *planet.pile) if kind_of(c) in USABLE)):
        for way in order_ways(planet, card):
            yield ("use", card, way)
    for ship in planet.ships:
        for field in state.ring:
            yield ("fly", ship.id, field)
        for verb in INSTANT:
            yield (verb, ship.id)


def order_ways(planet: Planet, card: str) -> tuple[str, ...]:
    """What can be ordered about the use of a card: of exchanges only one."""
    return tuple(way for way in ways(planet, card) if "=" not in way)


def _other_aims(state: State, planet: Planet, timer: Timer) -> list[str]:
    """What a running timer could be told to do instead."""
    found: tuple[str, ...]
    if timer.job == "build":
        found = (*candidates(state.card(timer.on)), LATER, *[SCRAP] * state.advanced)
    else:
        found = order_ways(planet, timer.on)
    return [aim for aim in found if aim != timer.aim]


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Leave, change or cancel an order. Nobody else notices, so nothing is done about it yet."""
    planet = play.state.planets[seat]
    if choice.verb == "aim":
        card, aim = choice.args
        timer = planet.timer_on(card)
        assert timer is not None
        timer.aim = aim
        play.tell(events.AimNoted(card=card, site=aim, to=(seat,)))
        return
    name, *args = choice.args
    queue = planet.timers[int(name.removeprefix("timer-")) - 1].queue
    if choice.verb == "queue":
        queue.append(Order(args))
        play.tell(dealings.OrderLeft(timer=name, order=".".join(args), to=(seat,)))
        return
    place = int(args[0].removeprefix("order-")) - 1
    said = ".".join(queue[place].words)
    if choice.verb == "when":
        queue[place].when = args[1]
        play.tell(dealings.OrderChanged(timer=name, order=said, condition=args[1], to=(seat,)))
    elif choice.verb == "sooner":
        queue.insert(place - 1, queue.pop(place))
        play.tell(dealings.OrderMoved(timer=name, order=said, to=(seat,)))
    else:
        queue.pop(place)
        play.tell(dealings.OrderCancelled(timer=name, order=said, to=(seat,)))


def work_off(play: Play[State]) -> None:
    """Let free timers begin on their orders, until none can begin any more.

    Seats and timers in order; orders that can never be carried out are dropped, and
    their owners told why.
    """
    busy = True
    while busy and not play.state.over:
        busy = False
        for number, planet in enumerate(play.state.planets):
            for timer in list(planet.timers):
                if timer.queue and not timer.job and not play.state.over:
                    busy |= _next(play, Seat(number), planet, timer)


def _next(play: Play[State], seat: Seat, planet: Planet, timer: Timer) -> bool:
    """Try the first order of a free timer. Whether anything was done about it."""
    order = timer.queue[0]
    if not holds_true(planet, seat, order.when):
        return False
    verdict = check(play.state, seat, order.words)
    if verdict == NOT_YET:
        return False
    if verdict != READY:
        timer.queue.pop(0)
        name = timer_name(planet, timer)
        said = ".".join(order.words)
        play.tell(dealings.OrderDropped(timer=name, order=said, reason=verdict, to=(seat,)))
        return True
    _carry_out(play, seat, planet, timer)
    return True


def _carry_out(play: Play[State], seat: Seat, planet: Planet, timer: Timer) -> None:
    verb, *args = timer.queue[0].words
    built = planet.find(args[0]) if verb == "use" else None
    if isinstance(built, Built) and built.blocked:  # SD42: first the timer place is cleared
        begin(play, seat, timer, ["use", args[0], CLEAR])
        return
    timer.queue.pop(0)
    if verb in INSTANT:
        _instant(play, seat, planet, verb, args[0])
        return
    if verb == "build" and args[0] in planet.pile:
        plan(play, seat, args[0])
    begin(play, seat, timer, [verb, *args])


def _instant(play: Play[State], seat: Seat, planet: Planet, verb: str, id_: str) -> None:
    ship = planet.ship(id_)
    assert ship is not None
    if verb == "deliver":
        deliver_all(play, seat, ship)
    else:
        source, target = (DEPOT, id_) if verb == "load" else (id_, DEPOT)
        move(play, seat, source, target, ALL)


def plan(play: Play[State], seat: Seat, card: str) -> None:
    """SD20: from the personal pile into the planning zone."""
    planet = play.state.planets[seat]
    planet.pile.remove(card)
    planet.zone.append(card)
    play.tell(events.CardPlanned(seat=seat), events.PlannedNoted(card=card, to=(seat,)))


def move(play: Play[State], seat: Seat, source: str, target: str, what: str) -> None:
    """SD26: goods between two stores of one seat, as far as there is room."""
    one, other = (find_store(play.state, seat, id_) for id_ in (source, target))
    taken = take(one, what, other.room)
    put([other], taken)
    if any(taken):
        play.tell(dealings.GoodsMoved(seat=seat, source=source, target=target, goods=names(taken)))
