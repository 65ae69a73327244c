"""SM11 to SM15: what a view says that its viewer may do is what they are offered."""

from __future__ import annotations

import pytest

from engine import Choice, Offer, active_seats, offers
from games.space_mission.plays import plays
from games.space_mission.view import view

from .games import played
from .table import A, B, mark, settle, table


@pytest.mark.parametrize("computers", [["easy"], ["random", "easy"]])
def test_in_whole_matches_a_view_tells_the_actions_that_are_offered(computers: list[str]) -> None:
    verbs = set[str]()
    for state, _ in played(3, 11, computers):
        for seat in active_seats(state):
            there = [offer for offer in offers(state, seat) if isinstance(offer, Offer)]
            actions = {Choice(each.verb, each.ids) for each in there}
            if view(state, seat).decision == "take-action":
                assert set(plays(view(state, seat))) == actions
                verbs |= {choice.verb for choice in actions}
            else:
                assert plays(view(state, seat)) == ()

    assert verbs == {"jump", "fly", "scan", "develop", "discover"}


@pytest.mark.clause("SM14", "SM19", "SM43")
def test_without_chips_a_probe_makes_a_station() -> None:
    state = table(hands={A: ["s2l1", "s3l4"]}, ships={A: "ruby-red"})
    state.pilots[A].chips = 0
    assert {choice.verb for choice in plays(view(state, A))} == {"fly"}

    state.planet("ruby-red").in_vain = A
    assert {choice.verb for choice in plays(view(state, A))} == {"fly"}
    mark(state, A, "ruby-red", state.planet("ruby-red").pile[0])
    state.pilots[A].chips = 0

    assert {choice.verb for choice in plays(view(state, A))} == {"fly", "develop"}


def test_others_are_told_nothing_of_what_may_be_done() -> None:
    state = table(ships={A: "hazard", B: "hazard"})
    settle(state, A, "hazard")

    assert plays(view(state, A))
    assert plays(view(state, B)) == ()
    assert plays(view(state, None)) == ()
