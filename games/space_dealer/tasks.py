"""What a timer does: how a job begins, and what happens when the sand has run out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from engine import Play, Seat

from . import dealings, events
from .building import construct, trim
from .calendar import after
from .goods import DEPOT, exchangeable, index, names, put_first, stores
from .parts import ATTACKERS, EXCHANGES, GOODS, OUTPUT, PROBE, colour_of, kind_of
from .sites import sites
from .state import Built, Planet, State, Timer, home, timer_name, whose

LATER = "later"
SCRAP = "scrap"
LOAD, CLEAR = "load", "clear"
"""The only ways to use a probe or missile, and a blocked card (SD42)."""


def next_timer(planet: Planet) -> Timer | None:
    """The timer that a command takes: a free one, if possible one without standing orders."""
    free = [timer for timer in planet.timers if not timer.job]
    return min(free, key=lambda timer: bool(timer.queue), default=None)


def begin(play: Play[State], seat: Seat, timer: Timer, words: Sequence[str]) -> None:
    """SD21, SD22: a free timer starts.

    ``words``: research; build card site; scrap card; use card how; fly ship field.
    """
    state, planet = play.state, play.state.planets[seat]
    verb, *args = words
    state.serial += 1
    timer.serial, timer.start = state.serial, state.now
    timer.end = after(state.night, state.now, state.minute)
    name, until = timer_name(planet, timer), timer.end // 1000
    timer.job, timer.on = verb, args[0] if args else verb
    timer.aim = args[1] if len(args) > 1 else ""
    match verb:
        case "research":
            play.tell(events.ResearchStarted(seat=seat, timer=name, until=until))
        case "build" | "scrap":
            timer.job, timer.aim = "build", timer.aim or SCRAP
            play.tell(
                events.BuildStarted(seat=seat, timer=name, until=until),
                events.BuildNoted(card=timer.on, site=timer.aim, to=(seat,)),
            )
        case "use":
            play.tell(events.UseStarted(seat=seat, card=timer.on, timer=name, until=until))
        case _:
            ship = planet.ship(args[0])
            assert ship is not None
            to = ship.to = timer.aim
            timer.aim = ""
            play.tell(
                events.FlightStarted(
                    seat=seat, ship=ship.id, planet=to, until=until, whose=whose(to, seat)
                )
            )


def run_out(play: Play[State], seat: Seat, timer: Timer) -> None:
    """The sand has run out: the job has its effect, and the timer is free or waits for a choice."""
    planet = play.state.planets[seat]
    planet.rest = 0
    match timer.job:
        case "research":
            planet.level += 1
            play.tell(events.LevelRaised(seat=seat, level=planet.level))
        case "build":
            finish_build(play, seat, timer)
        case "use":
            finish_use(play, seat, timer)
        case "fly":
            ship = planet.ship(timer.on)
            assert ship is not None
            at = ship.at = ship.to
            ship.to = ""
            play.tell(events.ShipArrived(seat=seat, ship=ship.id, planet=at, whose=whose(at, seat)))
        case _:  # SD41
            play.state.attacks += timer.on == "attack"
            name = timer_name(planet, timer)
            play.tell(dealings.TimerSpent(seat=seat, timer=name))
    if not timer.due:
        timer.free()
    trim(play, seat)


def choose(play: Play[State], seat: Seat, timer: Timer, aim: str) -> None:
    """A timer that has run out does what it waited to be told."""
    timer.aim, timer.due = aim, False
    run_out(play, seat, timer)


def release(play: Play[State], seat: Seat, timer: Timer) -> None:
    """A timer that has run out and waits is taken away without effect."""
    name = timer_name(play.state.planets[seat], timer)
    if timer.job == "build":
        play.tell(events.BuildGivenUp(seat=seat, timer=name))
    else:
        play.tell(events.UseGivenUp(seat=seat, card=timer.on, timer=name))
    timer.free()
    trim(play, seat)


def finish_build(play: Play[State], seat: Seat, timer: Timer) -> None:
    """SD23, SD44: the card is built, or discarded, or waits until a site is chosen."""
    state, planet = play.state, play.state.planets[seat]
    card, aim = timer.on, timer.aim
    if aim == SCRAP:
        planet.zone.remove(card)
        level = state.card(card).level
        if level > 1:
            state.common[str(level)].insert(0, card)
        else:  # the personal pile is where it came from
            planet.pile = sorted([*planet.pile, card])
        play.tell(
            events.CardScrapped(seat=seat, level=level), events.ScrapNoted(card=card, to=(seat,))
        )
    elif aim in sites(state, planet, card):
        timer.free()
        construct(play, seat, card, aim)
    else:
        timer.due = True
        name = timer_name(planet, timer)
        play.tell(events.BuildWaits(seat=seat, timer=name))


def finish_use(play: Play[State], seat: Seat, timer: Timer) -> None:
    """SD24, SD25, SD41 to SD43: what the card does."""
    planet = play.state.planets[seat]
    built = planet.find(timer.on)
    assert built is not None
    kind = kind_of(built.card)
    if built.blocked:  # SD42
        built.blocked = False
        play.state.attacks += 1
        play.tell(events.Unblocked(seat=seat, card=built.card))
    elif kind in OUTPUT:
        produce(play, seat, built, timer.aim)
    elif kind in ATTACKERS:
        load(play, seat, built)
    elif kind == "transport":
        beam(play, seat, built, timer.aim)
    elif timer.aim in possible_exchanges(built.card, exchangeable(play.state, seat)):
        for each in timer.aim.split("="):
            exchange(play, seat, built, each)
    else:
        timer.due = True
        name = timer_name(planet, timer)
        play.tell(events.UseWaits(seat=seat, card=built.card, timer=name))


def produce(play: Play[State], seat: Seat, built: Built, aim: str) -> None:
    """SD24: ``aim`` is where the goods go first, for a multi-mine after the colour: red-ship."""
    kind = kind_of(built.card)
    goods = [0] * len(GOODS)
    colour = index(aim.partition("-")[0]) if kind == "multi" else colour_of(built.card)
    goods[colour] = OUTPUT[kind]
    lost = put_first(stores(play.state, seat, home(seat)), goods, aim.rpartition("-")[2])
    play.tell(
        events.Produced(seat=seat, card=built.card, goods=names(goods), lost=sum(lost)),
    )


def load(play: Play[State], seat: Seat, built: Built) -> None:
    """SD41, SD42: up to two attack markers lie ready on the card."""
    added = min(PROBE - built.attacks, play.state.attacks)
    built.attacks += added
    play.state.attacks -= added
    play.tell(events.AttacksLoaded(seat=seat, card=built.card, markers=built.attacks))


def beam(play: Play[State], seat: Seat, built: Built, target: str) -> None:
    """SD43: to a ship wherever it is, as far as there is room."""
    planet = play.state.planets[seat]
    ship = planet.ship(target) or planet.ships[0]
    sent: list[int] = []
    for colour in range(len(GOODS)):
        sent.append(min(built.store[colour], ship.room))
        built.store[colour] -= sent[-1]
        ship.load[colour] += sent[-1]
    play.tell(events.Beamed(seat=seat, card=built.card, ship=ship.id, goods=names(sent)))


def possible_exchanges(card: str, goods: tuple[int, ...]) -> Sequence[str]:
    """What a converter can exchange of these goods."""
    return _possible(EXCHANGES[kind_of(card)], tuple(min(count, 2) for count in goods))


@lru_cache(1024)
def _possible(most: int, goods: tuple[int, ...]) -> Sequence[str]:
    return tuple(aim for aim in _exchanges(most) if _fits(goods, aim))


def _fits(stock: tuple[int, ...], aim: str) -> bool:
    """Whether the exchanges, written as red-blue or red-blue=red-green, can be made."""
    goods = list(stock)
    for each in aim.split("="):
        give, get = map(index, each.split("-"))
        if not goods[give]:
            return False
        goods[give] -= 1
        goods[get] += 1
    return True


def exchange(play: Play[State], seat: Seat, built: Built, aim: str) -> None:
    """SD25: one good for another, in the place where it lies."""
    give, get = aim.split("-")
    places = stores(play.state, seat, home(seat))
    ordered = sorted(places, key=lambda store: store.id != DEPOT)
    store = next(store for store in ordered if store.goods[index(give)])
    store.goods[index(give)] -= 1
    store.goods[index(get)] += 1
    play.tell(events.Exchanged(seat=seat, card=built.card, give=give, get=get))


@cache
def _exchanges(most: int) -> tuple[str, ...]:
    """SD25: everything that a converter of so many goods could be told to exchange."""
    single = [f"{give}-{get}" for give in GOODS for get in GOODS if give != get]
    if most == 1:
        return tuple(single)
    double = [f"{one}={other}" for n, one in enumerate(single) for other in single[n:]]
    return (*single, *double)


def ways(planet: Planet, card: str) -> tuple[str, ...]:
    """What can be said in advance about the use of a card."""
    kind = kind_of(card)
    return tuple(ship.id for ship in planet.ships) if kind == "transport" else _ways(kind)


@cache
def _ways(kind: str) -> tuple[str, ...]:
    if kind in EXCHANGES:
        return (*_exchanges(EXCHANGES[kind]), LATER)
    if kind == "multi":
        return tuple(f"{good}-{where}" for good in GOODS for where in (DEPOT, "ship"))
    return (DEPOT, "ship") if kind in OUTPUT else (LOAD,)
