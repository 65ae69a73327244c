"""SD27, SD46: what is wanted where, and what meeting it brings."""

from __future__ import annotations

from engine import Play, Seat

from . import dealings as events
from .goods import holds, names
from .parts import Demand, amounts
from .state import Neutral, Ship, State, owner


def neutral_at(state: State, field: str) -> Neutral:
    """The neutral planet of a field."""
    return state.neutrals[int(field.partition("-")[2]) - 1]


def open_demands(state: State, seat: Seat, ship: Ship) -> list[str]:
    """The demands, as card=goods, that the ship could meet where it is."""
    if not ship.here or not any(ship.load):
        return []
    host = owner(ship.here)
    if host == seat:
        return []
    if host is None:
        card = neutral_at(state, ship.here).card
        open_ = [(card, demand) for demand in state.card(card).demands] if card else []
    elif not state.planets[seat].markers:  # SD28: those who have placed the last one
        open_ = []
    else:
        open_ = [
            (built.card, demand)
            for built in state.planets[host].built
            for demand in state.card(built.card).demands
            if demand.goods not in built.met
        ]
    return [f"{c}={d.goods}" for c, d in open_ if holds(ship.load, amounts(d.goods))]


def printed(state: State, id_: str) -> Demand:
    """A demand by its id."""
    card, _, goods = id_.partition("=")
    return state.demand(card, goods)


def deliver(play: Play[State], seat: Seat, demand: str, ship_id: str) -> None:
    """SD27: hand the goods in, mark the demand, score."""
    state, planet = play.state, play.state.planets[seat]
    ship = planet.ship(ship_id)
    assert ship is not None
    card, _, goods = demand.partition("=")
    wanted = printed(state, demand)
    for colour, count in enumerate(amounts(goods)):
        ship.load[colour] -= count
    host = owner(ship.here)
    if host is None:
        _deliver_neutral(play, seat, ship.here, wanted)
        return
    built = state.planets[host].find(card)
    assert built is not None
    built.met[goods] = seat
    planet.markers -= 1
    planet.delivered += wanted.deliver
    state.planets[host].hosted += wanted.host
    play.tell(
        events.DemandMet(
            seat=seat,
            planet=ship.here,
            goods=names(amounts(goods)),
            points=wanted.deliver,
            markers=planet.markers,
        )
    )
    if wanted.host:
        play.tell(events.HostScored(seat=host, points=wanted.host))
    if not planet.markers:
        call_end(play, "markers")


def call_end(play: Play[State], reason: str) -> None:
    """SD28: time is up, or a last marker is placed. What runs has still its effect."""
    if not play.state.closing:
        play.state.closing = reason
        play.tell(events.EndCame(markers=int(reason == "markers")))


def _deliver_neutral(play: Play[State], seat: Seat, field: str, wanted: Demand) -> None:
    """SD46: the card is taken, and a new one drawn."""
    neutral, planet = neutral_at(play.state, field), play.state.planets[seat]
    planet.neutral += wanted.deliver
    planet.trophies.append(neutral.card)
    neutral.card = ""
    play.tell(
        events.NeutralMet(
            seat=seat, planet=field, goods=names(amounts(wanted.goods)), points=wanted.deliver
        )
    )
    draw_demand(play, field)


def draw_demand(play: Play[State], field: str) -> None:
    """SD46: a new card, but not one that several players there could meet at once."""
    state, neutral = play.state, neutral_at(play.state, field)
    for _ in range(len(state.demands)):
        card = state.demands.pop()
        if _fits(state, field, card):
            neutral.card = card
            play.tell(events.NeutralDrawn(planet=field, card=card))
            return
        state.demands.insert(0, card)
        play.tell(events.NeutralReturned(planet=field, card=card))


def _fits(state: State, field: str, card: str) -> bool:
    (demand,) = state.card(card).demands
    wanted = amounts(demand.goods)
    able = sum(
        any(s.here == field and holds(s.load, wanted) for s in planet.ships)
        for planet in state.planets
    )
    return able < 2


def fill_up(play: Play[State]) -> None:
    """SD46: a planet that is without a card gets one as soon as there is one that fits."""
    state = play.state
    for number, neutral in enumerate(state.neutrals, start=1):
        field = f"gizzi-{number}"
        if not neutral.card and any(_fits(state, field, card) for card in state.demands):
            draw_demand(play, field)


def deliver_all(play: Play[State], seat: Seat, ship: Ship) -> None:
    """SD4: every demand the ship can meet where it is, the dearest first."""
    while not play.state.over and (found := open_demands(play.state, seat, ship)):
        best = max(found, key=lambda demand: printed(play.state, demand).deliver)
        deliver(play, seat, best, ship.id)
