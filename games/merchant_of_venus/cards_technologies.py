"""Technologies and reward cards that are used after the roll or on the way (MV260 to MV279)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine import Play, Seat

from . import deeds, events, missions
from .answers import ask, question
from .cards import (
    AIR_FOIL,
    AUTOPILOT,
    DATA_PROBE,
    FANCY_SPOILER,
    FINE_TUNER,
    FUEL_CELL,
    IMPROVISER,
    JUMP_START,
    MARKET_FLUX,
    PLAIN_SPOILER,
    PLANET_CHART,
    SECOND_THOUGHTS,
    SPY_EYE,
    STAR_CHARTS,
    STRONG_FLAME,
    SWITCH_SWITCH,
    Ability,
    Card,
)
from .cards_encounters import known_systems
from .galaxy import GALAXY
from .hazards import can_reroll
from .looks import LookAtContacts, LookAtEncounter
from .ship import navigation
from .shuttle import near
from .state import State

May: TypeAlias = Callable[[State, Seat], bool]
Does: TypeAlias = Callable[[Play[State], Seat], None]
FLAME: Final = 10
JUMP: Final = 3
SLOW: Final = 7
"""R01: how much more for which movement value."""
SPY: Final = 6
"""R07: how many fields away."""


@dataclass(frozen=True, slots=True)
class Use:
    """When a card may be used in the movement phase, and what it does."""

    may: May
    does: Does


USES: Final[dict[str, Use]] = {}


def use(card: Card, may: May) -> Callable[[Does], Does]:
    """Enter what is done with a thing, and when."""

    def enter(does: Does) -> Does:
        USES[_offered(card)] = Use(may, does)
        return does

    return enter


def in_flight(state: State, seat: Seat) -> Iterator[str]:
    """Everything that may be used now."""
    captain = state.captains[seat]
    for card in dict.fromkeys((*captain.supplies, *captain.rewards, *captain.intel)):
        if card in USES and USES[card].may(state, seat):
            yield card
    if can_reroll(state, seat) and before(state, seat):
        yield IMPROVISER.pilot


def _offered(card: Card) -> str:
    """Under which id it is used: an ability under that of its pilot."""
    return card.pilot if isinstance(card, Ability) else card.id


def use_in_flight(play: Play[State], seat: Seat, card: str) -> None:
    """Carry out a use."""
    USES[card].does(play, seat)


def tunings(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """Fine tuner: one assigned die a turn may count 1 higher or lower; its place, and which way."""
    turn, captain = state.turn, state.captains[seat]
    if not FINE_TUNER.works(state, captain):
        return
    if any(word.startswith("tune") for word in turn.used):
        return
    for place, index in turn.places.items():
        if place not in ("thrust", "spent"):
            if turn.dice[index] < 6:
                yield place, "up"
            if turn.dice[index] > 1:
                yield place, "down"


def tune(play: Play[State], seat: Seat, place: str, way: str) -> None:
    """Fine tuner: an assigned die counts 1 higher or lower; it moves as before."""
    turn = play.state.turn
    turn.used.append(f"tune-{place}-{way}")
    die = turn.dice[turn.places[place]] + (1 if way == "up" else -1)
    play.tell(events.DieAssigned(seat=seat, place=place, die=die))


def before(state: State, _seat: Seat) -> bool:
    """MV35: after the roll and before the ship moves."""
    return not state.turn.moved


@use(STRONG_FLAME, before)
def strong_flame(play: Play[State], seat: Seat) -> None:
    """MV262."""
    deeds.spend_technology(play, seat, STRONG_FLAME.id)
    deeds.push(play, seat, FLAME, STRONG_FLAME.id)


def _may_probe(state: State, _seat: Seat) -> bool:
    found = bool(state.hidden() or state.encounters)
    return found and not state.turn.moved and "probe" not in state.turn.used


@use(DATA_PROBE, _may_probe)
def data_probe(play: Play[State], seat: Seat) -> None:
    """MV274, MV275; where nothing is left to be looked at, nobody is asked."""
    state = play.state
    deeds.spend_technology(play, seat, DATA_PROBE.id)
    state.turn.used.append("probe")
    if state.encounters:
        play.call(LookAtEncounter(seat))
    if state.hidden():
        play.call(LookAtContacts(seat, 2, swap=True))


@use(FUEL_CELL, before)
def fuel_cell(play: Play[State], seat: Seat) -> None:
    """+6 movement points."""
    missions.use_up(play, seat, FUEL_CELL)
    deeds.push(play, seat, 6, FUEL_CELL.id)


@use(PLANET_CHART, lambda s, _: bool(s.hidden()))
def planet_chart(play: Play[State], seat: Seat) -> None:
    """Look at three face-down first contact cards."""
    missions.use_up(play, seat, PLANET_CHART)
    play.call(LookAtContacts(seat, 3))


@use(
    JUMP_START,
    lambda s, _: not s.turn.moved and sum(s.turn.dice) <= SLOW and not JUMP_START.is_used(s),
)
def jump_start(play: Play[State], seat: Seat) -> None:
    """+3 for a movement value of 7 or less."""
    play.state.turn.used.append(JUMP_START.id)
    deeds.push(play, seat, JUMP, JUMP_START.id)


def _at_navigation(state: State, seat: Seat) -> bool:
    there = state.kind(state.captains[seat].at) == "navigation"
    return there and not state.turn.free


@use(SWITCH_SWITCH, lambda s, seat: _at_navigation(s, seat) and s.turn.points >= 2)
def switch_switch(play: Play[State], seat: Seat) -> None:
    """Any exit of this field for 1 extra point."""
    play.state.turn.used.append(SWITCH_SWITCH.id)
    play.state.turn.free = True
    deeds.push(play, seat, -1, SWITCH_SWITCH.id)


@use(AUTOPILOT, lambda s, _: s.turn.autopilot and navigation(s) == 4 and not s.turn.free)
def autopilot_off(play: Play[State], _seat: Seat) -> None:
    """The autopilot may be declined."""
    play.state.turn.autopilot = False


@use(STAR_CHARTS, lambda s, _: not s.turn.free)
def star_charts(play: Play[State], seat: Seat) -> None:
    """Choose freely at navigation fields and teleportals for the rest of the turn."""
    state = play.state
    state.captains[seat].intel.remove(STAR_CHARTS.id)
    state.shown.append(STAR_CHARTS.id)
    state.turn.free = True
    play.tell(events.CardShown(card=STAR_CHARTS.id))


def spied(state: State, seat: Seat) -> Sequence[str]:
    """R07: systems with a face-down card within 6 fields, or none."""
    here = near(state, state.captains[seat].at, SPY)
    systems = {GALAXY[field].system for field in here}
    return [*(system for system in state.hidden() if system in systems), "nothing"]


@use(SPY_EYE, lambda s, seat: not SPY_EYE.is_used(s) and len(spied(s, seat)) > 1)
def spy_eye(play: Play[State], seat: Seat) -> None:
    """Look at one face-down first contact card nearby, once a turn."""
    play.state.turn.used.append(SPY_EYE.id)
    ask(play, seat, SPY_EYE.id)


@question(SPY_EYE.id, spied)
def spied_taken(play: Play[State], seat: Seat, option: str) -> None:
    """MV291."""
    if option != "nothing":
        deeds.show_contacts(play, seat, (option,))


def bonus(state: State, seat: Seat) -> dict[str, int]:
    """MV35, MV260, R01: what the sum of all speed dice brings besides itself, by card."""
    turn, captain = state.turn, state.captains[seat]
    odd = sum(turn.dice) % 2
    return {
        JUMP_START.id: JUMP if JUMP_START.is_used(state) and sum(turn.dice) <= SLOW else 0,
        FANCY_SPOILER.id: (1 if odd else 2) if FANCY_SPOILER.works(state, captain) else 0,
        PLAIN_SPOILER.id: odd if PLAIN_SPOILER.works(state, captain) else 0,
    }


def adjust(play: Play[State], seat: Seat, before_: Mapping[str, int]) -> None:
    """The dice have changed, and so may have what each card brings."""
    for card, points in bonus(play.state, seat).items():
        deeds.push(play, seat, points - before_.get(card, 0), card)


def thrust(play: Play[State], seat: Seat) -> None:
    """MV54, MV56: the fourth speed die."""
    turn = play.state.turn
    before_, fourth = bonus(play.state, seat), play.dice.roll()
    turn.dice.append(fourth)
    turn.points += fourth
    play.tell(events.ThrustRolled(seat=seat, die=fourth, points=turn.points))
    adjust(play, seat, before_)


def speed_dice(state: State, _seat: Seat) -> Sequence[str]:
    """The speed dice that may be rolled again: those not assigned."""
    taken = set(state.turn.places.values())
    free = {die for n, die in enumerate(state.turn.dice) if n not in taken}
    return [f"die-{die}" for die in sorted(free)]


def reroll(play: Play[State], seat: Seat, option: str) -> None:
    """MV34: a re-rolled die replaces the first."""
    turn = play.state.turn
    old, new = int(option[-1]), play.dice.roll()
    taken = set(turn.places.values())
    index = next(n for n, die in enumerate(turn.dice) if die == old and n not in taken)
    before_ = bonus(play.state, seat)
    turn.dice[index] = new
    turn.points += new - old
    play.tell(events.DieRerolled(seat=seat, old=old, die=new))
    adjust(play, seat, before_)


@use(
    SECOND_THOUGHTS,
    lambda s, _: before(s, _) and not s.turn.places and not SECOND_THOUGHTS.is_used(s),
)
def mulligan(play: Play[State], seat: Seat) -> None:
    """One speed die again, before dice are assigned."""
    play.state.turn.used.append(SECOND_THOUGHTS.id)
    ask(play, seat, SECOND_THOUGHTS.id)


@use(IMPROVISER, before)
def improvise(play: Play[State], seat: Seat) -> None:
    """The Improviser."""
    play.state.turn.used.append("reroll")
    ask(play, seat, IMPROVISER.pilot)


question(SECOND_THOUGHTS.id, speed_dice)(reroll)
question(IMPROVISER.pilot, speed_dice)(reroll)


def cities(state: State, seat: Seat) -> Sequence[str]:
    """R08: the other cities of the system."""
    here = GALAXY[state.captains[seat].at]
    found = GALAXY.systems[here.system].cities if here.kind == "city" else ()
    return [city for city in found if city != here.id]


def hops(state: State, seat: Seat) -> Iterator[str]:
    """R08: the cities to which the ship could still hop."""
    if AIR_FOIL.works(state, state.captains[seat]) and state.turn.points:
        yield from cities(state, seat)


@use(AIR_FOIL, lambda s, seat: s.turn.points >= 1 and bool(cities(s, seat)))
def air_foil(play: Play[State], seat: Seat) -> None:
    """From city to city of one system for 1 point; this counts as landing (MV187)."""
    ask(play, seat, AIR_FOIL.id)


@question(AIR_FOIL.id, cities)
def air_foil_taken(play: Play[State], seat: Seat, option: str) -> None:
    """MV187."""
    state = play.state
    turn = state.turn
    missions.leave(state, seat)
    turn.points -= 1
    turn.moved = turn.stopped = True
    state.captains[seat].at = state.last = option
    play.tell(events.Flew(seat=seat, fields=(option,), field=option, points=turn.points))


def assigned(play: Play[State], seat: Seat, place: str) -> None:
    """MV261: the Market Flux works when its die is assigned."""
    if place == MARKET_FLUX.id:
        ask(play, seat, MARKET_FLUX.id)


@question(MARKET_FLUX.id, known_systems)
def flux_taken(play: Play[State], _seat: Seat, option: str) -> None:
    """MV261."""
    market = play.state.market_in(option)
    assert market is not None
    deeds.move_market(play, market)
