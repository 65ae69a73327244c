"""SD23, SD40: a card comes onto its site, and what that does to the cards below it."""

from __future__ import annotations

from engine import Play, Seat

from . import dealings, events
from .goods import names
from .parts import GOODS, kind_of
from .sites import capacity, uncovered, working, works
from .state import SHIPS, TIMERS, Built, Planet, Ship, State, Timer, home


def construct(play: Play[State], seat: Seat, card: str, site: str) -> None:
    """SD23: from the planning zone onto the site, which must be legal."""
    state, planet = play.state, play.state.planets[seat]
    before = uncovered(state, planet)
    planet.zone.remove(card)
    play.tell(events.CardBuilt(seat=seat, card=card, site=site))
    if state.card(card).foot == "power":
        planet.power[site].append(card)
        return
    planet.built.append(Built(card, site))
    for built in before:
        if not works(state, planet, built):
            play.tell(events.CardCovered(seat=seat, card=built.card))
            _clear(play, seat, built)
    if kind_of(card) == "factory":
        planet.timers.append(Timer())
        name = f"timer-{len(planet.timers)}"
        play.tell(events.TimerGained(seat=seat, timer=name))
    elif kind_of(card) == "station":
        ship = Ship(next(id_ for id_ in SHIPS if planet.ship(id_) is None), home(seat))
        planet.ships.append(ship)
        play.tell(events.ShipGained(seat=seat, ship=ship.id))
    trim(play, seat)


def _clear(play: Play[State], seat: Seat, built: Built) -> None:
    """A card was built over: what it held is lost or goes back."""
    state, planet = play.state, play.state.planets[seat]
    state.attacks += built.attacks
    built.attacks = 0
    if any(built.store):
        play.tell(events.GoodsLost(seat=seat, goods=names(built.store)))
        built.store = [0] * len(GOODS)
    if kind_of(built.card) == "depot":
        _empty_depots(play, seat, planet)
    elif kind_of(built.card) == "station":
        _lose_ship(play, seat, planet)


def _empty_depots(play: Play[State], seat: Seat, planet: Planet) -> None:
    """SD24: goods that the depots left cannot hold go into ships there, or are lost."""
    room = capacity(play.state, planet)
    lost = [0] * len(GOODS)
    while sum(planet.depot) > room:
        colour = planet.depot.index(max(planet.depot))
        planet.depot[colour] -= 1
        ship = next((s for s in planet.ships if s.here == home(seat) and s.room), None)
        (lost if ship is None else ship.load)[colour] += 1
    if any(lost):
        play.tell(events.GoodsLost(seat=seat, goods=names(lost)))


def _lose_ship(play: Play[State], seat: Seat, planet: Planet) -> None:
    """SD40: the last ship that came from a station, with its load; its flight has no effect."""
    ship = planet.ships.pop()
    timer = planet.timer_on(ship.id)
    if timer is not None:
        timer.job, timer.on = "spent", ""
    play.tell(events.ShipLost(seat=seat, ship=ship.id))
    if any(ship.load):
        play.tell(events.GoodsLost(seat=seat, goods=names(ship.load)))


def trim(play: Play[State], seat: Seat) -> None:
    """SD40: the last timer goes, as soon as it is free, when its factory was built over."""
    state, planet = play.state, play.state.planets[seat]
    if len(planet.timers) <= TIMERS:
        return
    allowed = TIMERS + len(working(state, planet, "factory"))
    while len(planet.timers) > allowed and not planet.timers[-1].job:
        name = f"timer-{len(planet.timers)}"
        timer = planet.timers.pop()
        play.tell(events.TimerLost(seat=seat, timer=name))
        for order in timer.queue:
            said = ".".join(order.words)
            play.tell(
                dealings.OrderDropped(timer=name, order=said, reason="timer-lost", to=(seat,))
            )
        timer.queue = []
