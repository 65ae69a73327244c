"""Choices before the first round: pilots, gauges, and those of the variants (MV13 to MV19)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import field
from typing import Final

from engine import Play, Seat, Step, Verb, need
from games.merchant_of_venus import deals, deeds, events, missions
from games.merchant_of_venus.cards import (
    CLOAKING_FIELD,
    DATA_PROBE,
    FANCY_SPOILER,
    PLAIN_SPOILER,
    STRONG_FLAME,
)
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.looks import face_down
from games.merchant_of_venus.parts import BASE, GAUGES
from games.merchant_of_venus.ship import fits
from games.merchant_of_venus.state import State

from .landing import discover
from .needs import DONE
from .rounds import PlayRounds

QUICK_PASSENGERS: Final = 5
CONTACTS: Final = 2
"""MV242: first contact cards that each player turns up."""
PACKS: Final[dict[str, tuple[int, int, int, str, int]]] = {
    "credits": (50, 0, 0, "", 2),
    "flame": (30, 0, 0, STRONG_FLAME.id, 1),
    "probe": (30, 0, 0, DATA_PROBE.id, 2),
    "spoiler": (30, 0, 0, PLAIN_SPOILER.id, 2),
    "cloak": (0, 0, 0, CLOAKING_FIELD.id, 1),
    "two-laser": (0, 2, 0, "", 1),
    "two-shield": (0, 0, 2, "", 1),
    "both-gauges": (0, 1, 1, "", 1),
}
"""MV247: credits, laser, shield, technology, and how often an option may be taken."""


@need
def pilot_to_choose(_step: object, state: State, _seat: Seat) -> Collection[str]:
    """MV13."""
    return [entry.culture for entry in state.parts.pilots]


@need
def gauge_to_choose(_step: object, _state: State, _seat: Seat) -> Collection[str]:
    """MV17."""
    return GAUGES


@need
def pack_left(step: ChoosePack, _state: State, _seat: Seat) -> Collection[str]:
    """MV247."""
    return [pack for pack in PACKS if step.taken.count(pack) < PACKS[pack][-1]]


@need
def good_of_own_cultures(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV243."""
    return _stock(state, seat)


@need
def credits_for_good(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV243."""
    most, good = state.captains[seat].credits, state.parts.good
    return [each for each in _stock(state, seat) if good[each].cost <= most]


@need
def room_for_good(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV81, MV191."""
    captain = state.captains[seat]
    return [each for each in _stock(state, seat) if fits(state, captain, each)]


@need
def own_landing_place(_step: object, state: State, seat: Seat) -> Collection[str]:
    """MV244."""
    fields = [BASE]
    for culture in state.captains[seat].iou:
        system = GALAXY.systems[state.market(culture).system]
        fields += [*system.cities, *system.ports]
    return fields


def _stock(state: State, seat: Seat) -> list[str]:
    own = [state.market(culture) for culture in state.captains[seat].iou]
    return [good for market in own for good in dict.fromkeys(market.goods)]


PILOT: Final = Verb("pilot", pilot_to_choose)
STRENGTHEN: Final = Verb("strengthen", gauge_to_choose)
PACK: Final = Verb("pack", pack_left)
DISCOVER: Final = Verb("discover", face_down)
STOCK: Final = Verb("stock", good_of_own_cultures, credits_for_good, room_for_good)
PLACE: Final = Verb("place", own_landing_place)


class ChoosePilot(Step[State]):
    """MV13: everybody names a wish, unseen by the others."""

    wishes: dict[int, str] = field(default_factory=dict)

    verbs = (PILOT,)

    def seats(self, state: State) -> Sequence[Seat]:
        return [Seat(n) for n in range(state.seats) if n not in self.wishes]

    def pilot(self, _play: Play[State], seat: Seat, culture: str) -> None:
        """MV13."""
        self.wishes[int(seat)] = culture

    def run(self, play: Play[State]) -> None:
        """Grant the wishes; a contested one is drawn, the rest are dealt at random."""
        state = play.state
        left = [entry.culture for entry in state.parts.pilots]
        without = list(range(state.seats))
        for culture in list(left):
            wishing = [n for n in range(state.seats) if self.wishes[n] == culture]
            if wishing:
                lucky = play.dice.pick(wishing)
                if len(wishing) > 1:
                    seats = tuple(map(Seat, wishing))
                    play.tell(events.WishesClashed(seats=seats, pilot=culture, lucky=Seat(lucky)))
                state.captains[lucky].pilot = culture
                left.remove(culture)
                without.remove(lucky)
        play.dice.shuffle(left)
        for number in without:
            state.captains[number].pilot = left.pop()
        for number, captain in enumerate(state.captains):
            play.tell(events.PilotTaken(seat=Seat(number), pilot=captain.pilot))
        play.goto(_after_pilots(state))
        for number in range(state.seats):
            missions.draw_mission(play, Seat(number))  # MV14


def _after_pilots(state: State) -> Step[State]:
    if state.variant == "quick":
        return TurnUpContact(_backwards(state) * CONTACTS)
    return SetGauges()


def _backwards(state: State) -> list[Seat]:
    """MV242: from the start player's right neighbour, counter-clockwise."""
    return [*reversed(state.clockwise(state.first)), state.first]


class SetGauges(Step[State]):
    """MV17: one of laser and shield is 2, the other 1."""

    higher: dict[int, str] = field(default_factory=dict)

    verbs = (STRENGTHEN,)

    def seats(self, state: State) -> Sequence[Seat]:
        return [Seat(n) for n in range(state.seats) if n not in self.higher]

    def strengthen(self, _play: Play[State], seat: Seat, gauge: str) -> None:
        """MV17."""
        self.higher[int(seat)] = gauge

    def run(self, play: Play[State]) -> None:
        """Set them, and begin."""
        state = play.state
        for number, captain in enumerate(state.captains):
            captain.laser = 1 + (self.higher[number] == "laser")
            captain.shield = 1 + (self.higher[number] == "shield")
            play.tell(
                events.GaugesSet(seat=Seat(number), laser=captain.laser, shield=captain.shield)
            )
        if state.variant == "challenge":
            play.goto(ChoosePack())
        else:
            start(play)


def start(play: Play[State]) -> None:
    """MV18: the symbol of round 1, and the first turn."""
    play.goto(PlayRounds())
    deeds.place_passenger(play, deeds.draw_passenger(play))
    if play.state.demand:
        deeds.draw_demand(play)


class ChoosePack(Step[State]):
    """MV247, MV248: two options of the solo challenge."""

    taken: list[str] = field(default_factory=list)

    verbs = (PACK,)

    def seats(self, _state: State) -> Sequence[Seat]:
        return (Seat(0),) if len(self.taken) < CONTACTS else ()

    def pack(self, _play: Play[State], _seat: Seat, pack: str) -> None:
        """MV247."""
        self.taken.append(pack)

    def run(self, play: Play[State]) -> None:
        """Hand out what was chosen."""
        state = play.state
        captain = state.captains[0]
        for pack in self.taken:
            credits_, laser, shield, technology, _ = PACKS[pack]
            deeds.gain(play, Seat(0), credits_, pack)
            deeds.raise_gauge(captain, "laser", laser)
            deeds.raise_gauge(captain, "shield", shield)
            if technology:
                _equip(state, technology)
        start(play)


def _equip(state: State, technology: str) -> None:
    """MV248: from the supply area; the spoiler taken twice is the fancy one."""
    captain = state.captains[0]
    if technology in captain.cargo:
        captain.cargo.remove(technology)
        state.market("nillis").spare.append(technology)
        technology = FANCY_SPOILER.id
    state.market(state.parts.technology[technology].culture).spare.remove(technology)
    deals.install(state, captain, technology)


class TurnUpContact(Step[State]):
    """MV242: each player turns up two first contact cards."""

    order: list[Seat]

    verbs = (DISCOVER,)

    def seats(self, _state: State) -> Sequence[Seat]:
        return self.order[:1]

    def discover(self, play: Play[State], seat: Seat, system: str) -> None:
        """MV242."""
        self.order.pop(0)
        market = next(market for market in play.state.markets if market.system == system)
        discover(play, seat, market)

    def run(self, play: Play[State]) -> None:
        """MV243 follows."""
        play.goto(BuyStock(_backwards(play.state)))


class BuyStock(Step[State]):
    """MV243: goods of the own two cultures, without discount or credit."""

    order: list[Seat]

    verbs = (DONE, STOCK)

    def seats(self, _state: State) -> Sequence[Seat]:
        return self.order[:1]

    def stock(self, play: Play[State], seat: Seat, good: str) -> None:
        """MV243."""
        state = play.state
        captain = state.captains[seat]
        entry = state.parts.good[good]
        captain.credits -= entry.cost
        state.market(entry.id).goods.remove(good)
        captain.cargo.append(good)
        play.tell(events.Bought(seat=seat, item=good, culture=entry.id, price=entry.cost, iou=0))

    def done(self, _play: Play[State], _seat: Seat) -> None:
        """MV243."""
        self.order.pop(0)

    def run(self, play: Play[State]) -> None:
        """MV244: five passengers, then the ships are placed."""
        state = play.state
        play.goto(PlaceShip([state.first, *state.clockwise(state.first)]))
        for _ in range(QUICK_PASSENGERS):
            deeds.place_passenger(play, deeds.draw_passenger(play))


class PlaceShip(Step[State]):
    """MV244: on the base or on a landing place of one of the own two systems."""

    order: list[Seat]

    verbs = (PLACE,)

    def seats(self, _state: State) -> Sequence[Seat]:
        return self.order[:1]

    def place(self, play: Play[State], seat: Seat, where: str) -> None:
        """MV244."""
        self.order.pop(0)
        play.state.captains[seat].at = where
        play.tell(events.ShipPlaced(seat=seat, field=where))

    def run(self, play: Play[State]) -> None:
        """MV244: round 16."""
        play.state.round = play.state.first_round
        play.goto(PlayRounds())
