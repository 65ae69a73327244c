"""Laws of Space Dealer alone, for random matches."""

from __future__ import annotations

from engine import active_seats, next_alarm, offers
from games.space_dealer.alarms import dues
from games.space_dealer.calendar import passed
from games.space_dealer.parts import HOLD
from games.space_dealer.sites import capacity, works
from games.space_dealer.state import State
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Plan

from .oracle_score import counts_points_on_the_table
from .oracle_time import keeps_time


def starts_nothing_after_the_end(_game: AnyGame, _plan: Plan) -> Watch:
    """SD28: once the end has come no timer starts, nothing is proposed, and it is soon over."""
    closed: tuple[int, int] | None = None
    while moment := (yield):
        state = moment.state
        if closed is not None:
            started, came = closed
            assert state.serial == started
            assert passed(state.night, came, state.now) <= 2 * state.minute
        if state.closing and closed is None:
            closed = (state.serial, state.now)
        if state.closing:
            assert not state.proposals


def asks_nobody_in_vain(_game: AnyGame, _plan: Plan) -> Watch:
    """SD28: whoever is waited for after the end can do more than wait."""
    while moment := (yield):
        if moment.state.closing:
            for seat in active_seats(moment.state):
                assert {offer.verb for offer in offers(moment.state, seat)} > {"wait"}


def counts_every_marker(_game: AnyGame, _plan: Plan) -> Watch:
    """SD27: a marker lies on each demand that was met, and nobody has placed more than ten."""
    while moment := (yield):
        planets = moment.state.planets
        met = [seat for planet in planets for built in planet.built for seat in built.met.values()]
        for seat, planet in enumerate(planets):
            assert met.count(seat) == 10 - planet.markers <= 10


def keeps_within_its_room(_game: AnyGame, _plan: Plan) -> Watch:
    """SD20 to SD27: no depot or hold too full, no card too many, nothing done by two timers."""
    while moment := (yield):
        for planet in moment.state.planets:
            assert sum(planet.depot) <= capacity(moment.state, planet)
            assert all(sum(ship.load) <= HOLD and min(ship.load) >= 0 for ship in planet.ships)
            centres = sum(built.card.startswith("centre") for built in planet.built)
            assert len(planet.zone) + bool(planet.drawn) <= 2 + 2 * centres
            on = [timer.on for timer in planet.timers if timer.job not in ("", "spent")]
            assert len(set(on)) == len(on)
            blocked = [built for built in planet.built if built.blocked]
            assert len(blocked) <= 2
            assert all(works(moment.state, planet, built) for built in blocked)
            assert 1 <= planet.level <= 3


def rings_when_something_is_due(game: AnyGame, _plan: Plan) -> Watch:
    """SD28: the next alarm is the first thing that falls due, and the end is among them."""
    while moment := (yield):
        state: State = moment.state
        if state.begins and not state.over:
            due = next_alarm(game, state)
            assert due is not None
            assert state.now <= due == min(at for at, *_ in dues(state))
            if not state.closing:
                assert due <= state.ends
            elif state.closing == "time":  # a last marker may bring the end long before
                assert due >= state.ends


LAWS = (
    starts_nothing_after_the_end,
    asks_nobody_in_vain,
    counts_every_marker,
    keeps_within_its_room,
    rings_when_something_is_due,
    keeps_time,
    counts_points_on_the_table,
)

SELDOM = ("event NeutralReturned", "event OrderDisarmed")
"""SD46: shown by test_advanced.py beside this; two laden ships have to meet at a neutral planet.
SD28: shown by test_answering.py; hardly anybody delivers the last marker away by chance and is
asked after that.
"""
