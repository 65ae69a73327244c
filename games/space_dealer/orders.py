"""SD4: standing orders. A queue a timer of what it shall do when it becomes free."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from engine import AnyOffer, Choice, Offer, Play, Seat

from . import dealings, events
from .answers import DEALS, answer_all, answers
from .demands import deliver_all, fill_up
from .goods import ALL, DEPOT, find_store, names, put, take
from .jobs import ANY, INSTANT, PLANNED, SETTLING, jobs, last_jobs, order_ways, settling, wishes
from .parts import kind_of
from .planning import draw, keep, plan
from .sites import CANDIDATES, sites
from .state import SEATS, Built, Order, Planet, State, Timer, timer_name
from .tasks import CLEAR, LATER, LOAD, SCRAP, begin, choose, release
from .verdicts import CONDITIONS, READY, SKIP, TOO_LATE, WAITS, check, free_site, holds_true

LONGEST = 6
"""Orders a queue."""
WISHES = "wishes"
"""In place of a timer in orders: kinds of cards, the dearest first."""
LAST = "last"
"""Likewise: what is done after the end (SD28)."""
DELIVER, DONE = "deliver", "wait"
"""After the end: deliver whatever is wanted; say that this is all."""


def orders(state: State, seat: Seat) -> list[AnyOffer]:
    """What the seat may order, change or cancel now. Nothing before time has begun."""
    if not state.begins:
        return []
    planet = state.planets[seat]
    found: list[AnyOffer] = []
    possible = list(last_jobs(planet) if state.closing else jobs(state, planet))
    for number, timer in enumerate(planet.timers, start=1):
        name = f"timer-{number}"
        if len(timer.queue) < LONGEST:
            every = (*possible, *settling(state, timer))
            found += [queued(name, words) for words in every]
        for place, order in enumerate(timer.queue, start=1):
            spot = f"order-{place}"
            found += [Offer("when", (name, spot, c)) for c in CONDITIONS if c != order.when]
        found += _changes(name, timer.queue)
        if timer.runs and timer.aim not in ("", CLEAR, LOAD):
            found += [Offer("aim", (timer.on, aim)) for aim in _other_aims(state, planet, timer)]
    found += _lists(state, planet)
    return found


@lru_cache(maxsize=10_000)
def queued(name: str, words: tuple[str, ...]) -> Offer:
    """An order that may be left, made once: there are some hundred at every look."""
    return Offer("queue", (name, *words))


def _changes(name: str, queue: Sequence[Order]) -> Iterator[AnyOffer]:
    for place in range(1, len(queue) + 1):
        if place > 1:
            yield Offer("sooner", (name, f"order-{place}"))
        yield Offer("cancel", (name, f"order-{place}"))


def _lists(state: State, planet: Planet) -> Iterator[AnyOffer]:
    """SD8, SD28: each thing stands once on a list; only that for after the end outlasts it."""
    lists: list[tuple[str, list[Order], Iterable[tuple[str, ...]]]] = [
        (LAST, planet.last, ((DELIVER,), (DONE,)))
    ]
    if not state.closing:
        lists += [
            (DEALS, planet.deals, answers()),
            (WISHES, planet.wishes, ((kind,) for kind in wishes(state))),
        ]
    for name, queue, possible in lists:
        if len(queue) < LONGEST:
            left = [tuple(order.words) for order in queue]
            yield from (queued(name, words) for words in possible if words not in left)
        yield from _changes(name, queue)


def _other_aims(state: State, planet: Planet, timer: Timer) -> list[str]:
    """What a running timer could be told to do instead."""
    found: tuple[str, ...]
    if timer.job == "build":
        found = (*CANDIDATES[state.card(timer.on).foot], LATER, *[SCRAP] * state.advanced)
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
    queue = queue_of(planet, name)
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


def queue_of(planet: Planet, name: str) -> list[Order]:
    """The orders of a timer, the standing answers, the wishes, or what is left for the end."""
    lists = {DEALS: planet.deals, WISHES: planet.wishes, LAST: planet.last}
    return lists[name] if name in lists else planet.timer(name).queue


def work_off(play: Play[State], *, drop: bool = True) -> None:
    """Let free timers begin on their orders, until none can begin any more.

    Seats and timers in order; orders that can never be carried out are dropped (if ``drop``), and
    their owners told why.
    """
    busy = True
    while busy:
        busy = answer_all(play)
        ordered = [
            (seat, planet, timer)
            for seat, planet in zip(SEATS, play.state.planets, strict=False)
            for timer in planet.timers
            if timer.queue
        ]
        for seat, planet, timer in ordered:
            if timer.queue and not timer.runs:
                busy |= _next(play, seat, planet, timer, drop=drop)
    if play.state.advanced:
        fill_up(play)


def _next(play: Play[State], seat: Seat, planet: Planet, timer: Timer, *, drop: bool) -> bool:
    """Try the first order of a timer that does not run. Whether anything was done about it."""
    order = timer.queue[0]
    verb = order.words[0]
    if timer.due and verb not in SETTLING:
        return False
    if not timer.due and verb in SETTLING:  # it was not needed
        timer.queue.pop(0)
        return True
    verdict = check(play.state, seat, timer, order.words)
    if verdict != TOO_LATE and not holds_true(planet, seat, order.when):
        return False
    if verdict != READY and (not drop or (verdict in WAITS and order.when != SKIP)):
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
        _instant(play, seat, planet, verb, args)
    elif verb == "release":
        release(play, seat, timer)
    elif verb == "place":
        choose(play, seat, timer, args[0])
    elif verb == "build":
        _build(play, seat, timer, *args)
    else:
        begin(play, seat, timer, [verb, *args])


def _build(play: Play[State], seat: Seat, timer: Timer, card: str, site: str) -> None:
    state, planet = play.state, play.state.planets[seat]
    if card == PLANNED:
        card, site = next(
            (each, found) for each in planet.zone if (found := free_site(state, planet, each))
        )
    elif card in planet.pile:
        plan(play, seat, card)
    begin(play, seat, timer, ["build", card, site])


def _instant(play: Play[State], seat: Seat, planet: Planet, verb: str, args: list[str]) -> None:
    id_ = args[0]
    match verb:
        case "deliver":
            ship = planet.ship(id_)
            assert ship is not None
            deliver_all(play, seat, ship)
        case "draw":
            draw(play, seat, id_)
            _keep(play, seat, args[1])
        case "dump":
            dump(play, seat, id_, args[1])
        case "load":
            move(play, seat, DEPOT, id_, ALL)
        case _:
            move(play, seat, id_, DEPOT, ALL)


def _keep(play: Play[State], seat: Seat, other: str) -> None:
    """SD8: keep what is wished for most; if nothing is, what can be built; or its owner chooses."""
    state, planet = play.state, play.state.planets[seat]
    found = [
        card
        for wish in planet.wishes
        for card in planet.drawn
        if wish.words == [f"kind-{kind_of(card)}"]
    ]
    if other == ANY:
        found += [card for card in planet.drawn if any(sites(state, planet, card))]
    if found:
        keep(play, seat, found[0])


def move(play: Play[State], seat: Seat, source: str, target: str, what: str) -> None:
    """SD26: goods between two stores of one seat, as far as there is room."""
    one, other = (find_store(play.state, seat, id_) for id_ in (source, target))
    taken = take(one, what, other.room)
    put([other], taken)
    if any(taken):
        play.tell(dealings.GoodsMoved(seat=seat, source=source, target=target, goods=names(taken)))


def dump(play: Play[State], seat: Seat, source: str, what: str) -> None:
    """SD27: goods thrown away."""
    taken = take(find_store(play.state, seat, source), what)
    play.tell(dealings.GoodsDumped(seat=seat, source=source, goods=names(taken)))
