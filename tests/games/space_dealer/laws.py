"""Laws of Space Dealer alone, for random matches."""

from __future__ import annotations

from engine import offers, owes
from games.space_dealer.calendar import passed
from games.space_dealer.state import Proposal
from tests.laws.plans import AnyGame, Plan, play


def starts_nothing_after_the_end(game: AnyGame, plan: Plan) -> None:
    """SD28: once the end has come no timer starts, nothing is proposed, and it is soon over."""
    closed: tuple[int, int] | None = None
    for moment in play(game, plan):
        state = moment.state
        if closed is not None:
            started, came = closed
            assert state.serial == started
            assert passed(state.night, came, state.now) <= 2 * state.minute
        if state.closing and closed is None:
            closed = (state.serial, state.now)
        if state.closing:
            none: list[Proposal] = []
            assert state.proposals == none
    assert closed is not None


def asks_nobody_in_vain(game: AnyGame, plan: Plan) -> None:
    """SD28: whoever is waited for after the end can do more than wait."""
    for moment in play(game, plan):
        if moment.state.closing:
            for seat in owes(moment.state):
                assert {offer.verb for offer in offers(moment.state, seat)} > {"wait"}


def counts_every_marker(game: AnyGame, plan: Plan) -> None:
    """SD27: a marker lies on each demand that was met, and nobody has placed more than ten."""
    for moment in play(game, plan):
        planets = moment.state.planets
        met = [seat for planet in planets for built in planet.built for seat in built.met.values()]
        for seat, planet in enumerate(planets):
            assert met.count(seat) == 10 - planet.markers <= 10


ALWAYS = (starts_nothing_after_the_end, asks_nobody_in_vain, counts_every_marker)
CLOSELY = ()
