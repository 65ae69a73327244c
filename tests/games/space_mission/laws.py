"""What holds in every match of Space Mission, for the random matches of the laws' tests."""

from __future__ import annotations

from engine import Seat
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Plan


def own_points_are_those_of_the_standing(game: AnyGame, _plan: Plan) -> Watch:
    """SM47: everybody is told their own points, and before the end nobody else's."""
    while moment := (yield):
        standing = game.standing(moment.state)
        assert standing is not None
        totals = [row[-1] for row in standing.rows]
        for viewer in map(Seat, range(moment.state.seats)):
            told = [pilot.points for pilot in game.view(moment.state, viewer).pilots]
            own = [None if seat != viewer else total for seat, total in enumerate(totals)]
            assert told == (totals if moment.state.over else own)


LAWS = (own_points_are_those_of_the_standing,)
