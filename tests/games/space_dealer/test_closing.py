"""SD28: the end, in which every timer that runs has its effect, and ships that land deliver."""

from __future__ import annotations

import pytest

from engine import Choice, Illegal, act, is_window, next_alarm, orders, rest
from games.space_dealer import GAME
from games.space_dealer.dealings import (
    DemandMet,
    EndCame,
    OrderDropped,
    ProposalExpired,
)
from games.space_dealer.events import LevelRaised, Paused, ShipArrived
from games.space_dealer.state import State
from games.space_dealer.view import view

from .table import MINUTE, A, B, C, asked, build, can, do, goods, table, told, wait

MINE = "mine-red-1"
"""It wants yellow and green."""


def flight(before_end: int = MINUTE // 2) -> State:
    """The ship of A leaves so long before the end for the planet of B, with what is wanted."""
    state = table()
    build(state, B, f"{MINE}:l1")
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "gizzi-1", goods("yg")
    do(state, A, "fly ship seat-1", after=state.ends - before_end - state.now)
    return state


def end(state: State) -> None:
    """Let time run up."""
    wait(state, state.ends - state.now)


@pytest.mark.clause("SD28")
def test_a_ship_under_way_lands_after_the_end_and_delivers_by_hand() -> None:
    state = flight()

    assert told(wait(state, MINUTE // 2), EndCame) == [EndCame(markers=0)]
    assert (state.over, asked(state)) == ("", [])
    assert told(wait(state, MINUTE // 2), ShipArrived)
    assert asked(state) == [A]
    assert is_window(state)
    outcome = do(state, A, f"deliver {MINE}=yg ship")

    assert told(outcome, DemandMet)
    assert (state.planets[A].points, state.over) == (3, "time")


@pytest.mark.clause("SD28", "SD4")
def test_a_standing_order_delivers_at_once_after_the_end() -> None:
    state = flight()
    do(state, A, "queue timer-1 fly ship gizzi-2", "queue timer-1 deliver ship")

    end(state)
    outcome = wait(state)

    assert told(outcome, DemandMet)
    assert [event.reason for event in told(outcome, OrderDropped)] == ["too-late"]  # type: ignore[attr-defined]
    assert state.over == "time"
    assert state.now == state.ends + MINUTE // 2


@pytest.mark.clause("SD28", "SD4")
def test_what_comes_too_late_holds_no_delivery_up_whatever_its_condition() -> None:
    state = flight()
    do(state, A, "queue timer-1 fly ship gizzi-2", "when timer-1 order-1 full")
    do(state, A, "queue timer-1 deliver ship")

    end(state)

    assert told(wait(state), DemandMet)


@pytest.mark.clause("SD28", "SD4")
def test_an_order_to_deliver_can_still_be_left_after_the_end() -> None:
    state = flight()
    end(state)

    found = {offer.ids[1] for offer in orders(GAME, state, A) if offer.verb == "queue"}  # type: ignore[union-attr]
    assert found == {"deliver", "release", "wait"}
    do(state, A, "queue timer-1 deliver ship")

    assert told(wait(state), DemandMet)
    assert state.over == "time"


@pytest.mark.clause("SD28", "SD4")
def test_an_order_left_after_landing_is_carried_out_before_the_time_is_out() -> None:
    state = flight(MINUTE)
    end(state)

    do(state, A, "queue timer-1 deliver ship")

    assert told(wait(state), DemandMet)
    assert state.over == "time"


@pytest.mark.clause("SD28", "SD3")
def test_who_lands_at_the_very_instant_of_the_end_has_a_timer_minute_to_deliver() -> None:
    state = flight(MINUTE)

    end(state)

    assert asked(state) == [A]
    assert next_alarm(GAME, state) == state.ends + MINUTE
    do(state, A, f"deliver {MINE}=yg ship", after=MINUTE - 1)
    assert state.planets[A].points == 3


@pytest.mark.clause("SD28")
def test_a_ship_that_stands_where_it_can_deliver_when_the_end_comes_may_do_so() -> None:
    state = flight(5 * MINUTE)

    end(state)

    assert asked(state) == [A]


@pytest.mark.clause("SD28")
@pytest.mark.parametrize("by_hand", [True, False])
def test_the_match_is_over_when_who_could_deliver_waits_or_their_minute_is_up(
    by_hand: bool,  # noqa: FBT001
) -> None:
    state = flight(MINUTE)
    end(state)

    if by_hand:
        do(state, A, "wait")
    else:
        wait(state, MINUTE - 1)
        assert not state.over
        wait(state)

    assert (state.over, state.planets[A].points) == ("time", 0)
    assert next_alarm(GAME, state) is None


@pytest.mark.clause("SD28")
def test_after_the_end_no_timer_starts_and_nothing_else_is_done() -> None:
    state = flight(MINUTE)
    build(state, A, "mine-blue-1:l1", "depot-1:l2")
    state.planets[A].pile = ["depot-2"]
    end(state)

    assert can(state, A) == {f"deliver {MINE}=yg ship", "wait"}
    assert can(state, B) == set()
    for words in ("research", "fly ship gizzi-2", "use mine-blue-1 depot", "plan depot-2"):
        with pytest.raises(Illegal):
            do(state, A, words)


@pytest.mark.clause("SD28")
def test_every_timer_that_runs_has_its_effect() -> None:
    state = table()
    state.planets[B].zone = [MINE]
    do(state, A, "research", after=30 * MINUTE - 1000)
    do(state, B, f"build {MINE} l1")

    end(state)
    assert state.closing
    outcome = wait(state)

    assert told(outcome, LevelRaised)
    assert state.planets[B].find(MINE) is not None
    assert state.over == "time"


@pytest.mark.clause("SD28")
def test_a_card_built_after_the_end_can_still_be_delivered_to() -> None:
    state = table()
    state.planets[B].zone = [MINE]
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "seat-1", goods("yg")
    do(state, B, f"build {MINE} l1", after=30 * MINUTE - 1000)
    end(state)
    assert asked(state) == []

    wait(state)

    assert asked(state) == [A]
    assert can(state, A, "deliver") == {f"deliver {MINE}=yg ship"}


@pytest.mark.clause("SD28", "SD23")
def test_a_timer_that_waits_for_a_site_is_given_it_after_the_end() -> None:
    state = table()
    state.planets[B].zone = [MINE]
    ship = state.planets[A].ships[0]
    ship.at, ship.load = "seat-1", goods("yg")
    do(state, B, f"build {MINE} later", after=30 * MINUTE - 1000)
    end(state)
    wait(state)

    assert asked(state) == [B]
    do(state, B, f"place {MINE} l1")

    assert asked(state) == [A]


@pytest.mark.clause("SD28")
def test_the_last_marker_brings_the_end_and_ships_under_way_still_land() -> None:
    state = table()
    build(state, B, f"{MINE}:l1", "mine-red-2:l2")
    state.planets[A].markers = 1
    for seat, at in ((A, "seat-1"), (C, "gizzi-1")):
        ship = state.planets[seat].ships[0]
        ship.at, ship.load = at, goods("yyggbb")
    do(state, C, "fly ship seat-1")

    outcome = do(state, A, f"deliver {MINE}=yg ship")

    assert told(outcome, EndCame) == [EndCame(markers=1)]
    assert (state.over, asked(state)) == ("", [])  # A has no marker left for the other demand
    wait(state)
    assert asked(state) == [C]
    do(state, C, "deliver mine-red-2=yb ship")
    assert state.over == "markers"


@pytest.mark.clause("SD28", "SD26")
def test_proposals_end_with_the_last_marker() -> None:
    state = flight()
    build(state, A, "depot-1:l1")
    state.planets[A].depot, state.planets[B].markers = goods("r"), 1
    state.planets[C].ships[0].at = "seat-0"
    do(state, A, "trade seat-2 seat-0 r nothing", after=1)
    build(state, C, "mine-red-2:l1")
    state.planets[B].ships[0].at, state.planets[B].ships[0].load = "seat-2", goods("yb")

    outcome = do(state, B, "deliver mine-red-2=yb ship")

    assert told(outcome, ProposalExpired)
    assert not state.proposals


@pytest.mark.clause("SD28", "SD26")
def test_proposals_end_with_the_time() -> None:
    state = flight()
    state.patience = 60 * MINUTE
    build(state, A, "depot-1:l1")
    state.planets[A].depot = goods("r")
    state.planets[C].ships[0].at = "seat-0"
    do(state, A, "trade seat-2 seat-0 r nothing", after=1)

    assert state.proposals[0].until == state.ends
    outcome = wait(state, state.ends - state.now)

    assert told(outcome, ProposalExpired)
    assert not state.proposals


@pytest.mark.clause("SD28", "SD6")
def test_an_outage_after_the_end_gives_the_time_to_deliver_back() -> None:
    state = flight(MINUTE)
    end(state)
    ends = state.ends

    outcome = rest(GAME, state, ends + MINUTE // 2, ends + 10 * MINUTE)

    assert told(outcome, Paused)
    assert asked(state) == [A]
    assert state.planets[A].grace == ends + 10 * MINUTE + MINUTE // 2
    assert state.ends == ends


@pytest.mark.clause("SD28", "SD2")
def test_the_time_to_deliver_stands_still_at_night() -> None:
    state = flight(MINUTE)
    state.night.outages = [(state.ends + MINUTE // 2, state.ends + 60 * MINUTE)]
    end(state)

    assert next_alarm(GAME, state) == state.ends + 60 * MINUTE + MINUTE // 2


@pytest.mark.clause("SD28")
def test_everybody_sees_that_the_end_has_come() -> None:
    state = flight(MINUTE)
    end(state)

    seen = view(state, None)

    assert (seen.closing, seen.played) == ("time", 1000)
    assert [planet.grace for planet in seen.planets] == [state.ends + MINUTE, 0, 0]
    assert seen.result is None
    assert GAME.rules.standing(state) is not None
    do(state, A, "wait")
    assert view(state, None).closing == ""


@pytest.mark.clause("SD28", "SD63")
def test_out_of_time_after_the_end_a_seat_waits() -> None:
    state = flight(MINUTE)
    end(state)

    act(GAME, state, A, GAME.rules.fallback(state, A), state.now)

    assert state.over == "time"
    assert GAME.rules.fallback(flight(), A) == Choice("wait")
