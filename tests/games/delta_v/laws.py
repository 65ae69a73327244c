"""What holds in every match of Delta V, for the random matches of the laws' tests."""

from __future__ import annotations

from collections import Counter

from games.delta_v.events import AlienMet, IncidentKept, Revealed
from games.delta_v.parts import PATIENCE
from games.delta_v.state import State
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Plan


def no_two_opponents_share_a_tile(_game: AnyGame, _plan: Plan) -> Watch:
    """DV21: whoever arrives second crashes, so nobody ever has to say whose rocket is hit."""
    while moment := (yield):
        assert isinstance(moment.state, State)
        held = [set(player.rockets) for player in moment.state.players]
        assert sum(map(len, held)) == len(set().union(*held))


def a_tile_is_told_once(_game: AnyGame, _plan: Plan) -> Watch:
    """DV64: nothing that is turned up is told a second time in the same breath."""
    while moment := (yield):
        turned = Counter(
            event.cell
            for event in moment.outcome.events
            if isinstance(event, Revealed | IncidentKept | AlienMet)
        )
        assert max(turned.values(), default=1) == 1


def something_lasting_happens_in_time(_game: AnyGame, _plan: Plan) -> Watch:
    """DV96: no match goes on for longer than the rounds in which nothing lasting happens."""
    while moment := (yield):
        assert isinstance(moment.state, State)
        assert moment.state.over or moment.state.calm <= PATIENCE


LAWS = (no_two_opponents_share_a_tile, a_tile_is_told_once, something_lasting_happens_in_time)
