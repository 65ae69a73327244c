"""Small changes that many rules share. None of them asks anybody anything."""

from __future__ import annotations

from typing import Final

from engine import Play, Seat

from . import events
from .cards import DRILL_KING, change
from .galaxy import GALAXY
from .parts import BASE, GAUGE_TOP
from .state import Captain, Market, State

SAVED: Final = 5
"""Markers kept for spaceports, if that is ordered (MV300)."""


def gain(play: Play[State], seat: Seat, credits_: int, card: str) -> None:
    """Credits from the bank."""
    if credits_:
        play.state.captains[seat].credits += credits_
        play.tell(events.CreditsGained(seat=seat, card=card, credits=credits_))


def pay(play: Play[State], seat: Seat, credits_: int, card: str) -> None:
    """Credits to the bank, as far as the seat has them."""
    captain = play.state.captains[seat]
    paid = min(credits_, captain.credits)
    if paid:
        captain.credits -= paid
        play.tell(events.CreditsPaid(seat=seat, card=card, credits=paid))


def honour(play: Play[State], seat: Seat, fame: int, card: str) -> None:
    """Fame markers (MV212)."""
    if fame:
        play.state.captains[seat].fame += fame
        play.tell(events.FameGained(seat=seat, card=card, fame=fame))


def shame(play: Play[State], seat: Seat, infamy: int, card: str) -> None:
    """Infamy markers."""
    if infamy:
        play.state.captains[seat].infamy += infamy
        play.tell(events.InfamyGained(seat=seat, card=card, infamy=infamy))


def push(play: Play[State], seat: Seat, change: int, card: str) -> None:
    """Movement points gained or lost at once, never below 0 (MV46)."""
    turn = play.state.turn
    if not change:
        return
    turn.points = max(0, turn.points + change)
    play.tell(events.PointsChanged(seat=seat, card=card, change=change, points=turn.points))


def lower(play: Play[State], seat: Seat, gauge: str) -> None:
    """A gauge goes down by 1, if it is above 1."""
    captain = play.state.captains[seat]
    value = max(1, getattr(captain, gauge) - 1)
    setattr(captain, gauge, value)
    play.tell(events.GaugeLowered(seat=seat, gauge=gauge, value=value))


def raise_gauge(captain: Captain, gauge: str, by: int = 1) -> int:
    """A gauge goes up, to 6 at most (MV84). The new value."""
    value: int = min(GAUGE_TOP, getattr(captain, gauge) + by)
    setattr(captain, gauge, value)
    return value


def produce(play: Play[State], market: Market, most: int) -> None:
    """MV182, MV190: goods go from the supply area to the market."""
    count = min(most, len(market.supply)) if market.open else 0
    if count:
        market.goods += market.supply[:count]
        del market.supply[:count]
        play.tell(events.GoodsCame(culture=market.culture, goods=count))


def move_market(play: Play[State], market: Market) -> None:
    """MV103: the top marker goes under the stack; an active market produces (MV190, MV232)."""
    market.stack.append(market.stack.pop(0))
    market.turned += 1
    if market.turned == 1:
        play.seal()  # MV298: a marker that nobody had seen
    play.tell(events.MarketMoved(culture=market.culture, state=market.top))
    if market.top == "active":
        produce(play, market, len(market.supply) if play.state.production else 1)


def draw_passenger(play: Play[State]) -> str:
    """A marker of the pool, or the empty string (MV21)."""
    play.seal()
    refill_passengers(play)  # those who left the game since there was none to draw
    pool = play.state.pool
    passenger = pool.draw() if pool else ""
    refill_passengers(play)
    return passenger


def refill_passengers(play: Play[State]) -> None:
    """MV258: in the epic game, as soon as the pool is empty."""
    state = play.state
    if not state.pool and state.variant == "epic" and state.pool.discards:
        state.pool.discards.sort()
        count = state.pool.reshuffle(play.dice)
        play.tell(events.Reshuffled(pile="passengers", cards=count))


def place_passenger(play: Play[State], passenger: str) -> None:
    """MV21: where they start."""
    state = play.state
    start = state.parts.passenger[passenger].start
    if start == BASE:
        state.base_guests.append(passenger)
        place = BASE
    else:
        market = state.market(start)
        market.guests.append(passenger)
        place = market.system if market.open else start
    goal, fare = state.parts.passenger[passenger].goal, state.parts.passenger[passenger].fare
    play.tell(events.PassengerCame(passenger=passenger, place=place, goal=goal, fare=fare))


def draw_demand(play: Play[State]) -> None:
    """MV233: a demand marker for the market of its culture."""
    state = play.state
    play.seal()
    if state.demands:
        demand = state.demands.draw()
        state.market(state.parts.demand[demand].culture).demands.append(demand)
        play.tell(events.DemandCame(demand=demand))


def return_good(state: State, good: str) -> None:
    """MV102, MV281: a good goes to the supply area of the culture that makes it."""
    state.market(state.parts.good[good].id).supply.append(good)


def lose_good(play: Play[State], seat: Seat, good: str) -> None:
    """A good aboard goes back to its culture."""
    play.state.captains[seat].cargo.remove(good)
    return_good(play.state, good)
    play.tell(events.GoodLost(seat=seat, good=good))


def take_off(state: State, captain: Captain, id_: str) -> None:
    """Take a thing from the ship; a die beside an upgrade stays used (MV51, MV198)."""
    for rack in (captain.cargo, captain.upgrades, captain.supplies):
        if id_ in rack:
            rack.remove(id_)
            return
    raise AssertionError(f"{id_} is not aboard at {state.round}")


def spend_technology(play: Play[State], seat: Seat, id_: str) -> None:
    """MV262: a used supply technology returns to its culture."""
    state = play.state
    take_off(state, state.captains[seat], id_)
    market = state.market(state.parts.technology[id_].culture)
    (market.technologies if market.open else market.spare).append(id_)
    play.tell(events.TechnologyUsed(seat=seat, technology=id_))


def lay(play: Play[State], field: str, mark: str) -> None:
    """MV181: a marker replaces the encounter field to the end of the game."""
    play.state.replaced[field] = mark
    play.tell(events.MarkerLaid(field=field, mark=mark))


def drill(play: Play[State], seat: Seat) -> None:
    """MV200, MV202, MV300: a drill marker on the asteroid the ship is on, if it has none."""
    state = play.state
    captain = state.captains[seat]
    saved = SAVED if "save-markers" in captain.orders else 0
    if (
        captain.at not in state.drills
        and captain.markers > saved
        and "no-drills" not in captain.orders
    ):
        captain.markers -= 1
        state.drills[captain.at] = seat
        play.tell(events.DrillPlaced(seat=seat, field=captain.at))


def pay_drills(play: Play[State]) -> None:
    """MV22: c10 for each drill marker, which comes back; Drill King (E02)."""
    state = play.state
    counts = [sum(owner == seat for owner in state.drills.values()) for seat in range(state.seats)]
    state.drills.clear()
    for number, count in enumerate(counts):
        seat = Seat(number)
        captain = state.captains[seat]
        captain.markers += count
        credits_ = count * state.parts.figures.drill + change(state, captain, "drills")
        captain.credits += credits_
        if credits_:
            play.tell(events.DrillsPaid(seat=seat, drills=count, credits=credits_))
    best = max(counts)
    if best >= 2 and counts.count(best) == 1:
        move_title(play, DRILL_KING.id, Seat(counts.index(best)))


def move_title(play: Play[State], title: str, seat: Seat) -> None:
    """MV183: a title in play, or beside the round track, goes to a seat."""
    state = play.state
    holder = title_holder(state, title)
    if holder == seat or (holder is None and title not in state.shown):
        return
    if holder is None:
        state.shown.remove(title)
    else:
        state.captains[holder].titles.remove(title)
    state.captains[seat].titles.append(title)
    play.tell(events.TitleClaimed(seat=seat, title=title))


def title_holder(state: State, title: str) -> Seat | None:
    """Who has a title."""
    return next((Seat(n) for n, c in enumerate(state.captains) if title in c.titles), None)


def note(state: State, seat: Seat, event: str) -> None:
    """Something a mission may ask for has happened; only missions in hand count it (MV216).

    What M11 asks for must happen at its goal.
    """
    captain = state.captains[seat]
    for mission in captain.missions:
        entry = state.parts.mission[mission]
        there = event != "hosted" or entry.goal == place(state, seat)
        if entry.event == event and there:
            word = f"{mission}-{event}"
            if word not in captain.since:
                captain.since.append(word)


def show_contacts(play: Play[State], seat: Seat, systems: tuple[str, ...]) -> None:
    """MV291: a private look at face-down first contact cards, and its public twin."""
    state = play.state
    captain = state.captains[seat]
    play.tell(events.ContactsViewed(seat=seat, systems=systems))
    for system in systems:
        culture = next(market.culture for market in state.markets if market.system == system)
        captain.notes[system] = culture
        play.tell(events.ContactSeen(system=system, culture=culture, to=(seat,)))


def swap_contacts(play: Play[State], seat: Seat, one: str, other: str) -> None:
    """MV274: two face-down cards change places; every notebook follows (MV292)."""
    state = play.state
    for market in state.markets:
        if market.system in (one, other):
            market.system = other if market.system == one else one
    for captain in state.captains:
        seen = captain.notes
        first, second = seen.pop(one, None), seen.pop(other, None)
        if first is not None:
            seen[other] = first
        if second is not None:
            seen[one] = second
    play.tell(events.ContactsSwapped(seat=seat, systems=(one, other)))


def place(state: State, seat: Seat) -> str:
    """The system, anomaly, route or base where the ship is."""
    return GALAXY[state.captains[seat].at].place
