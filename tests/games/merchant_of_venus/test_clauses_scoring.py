"""MV130 to MV138, MV212, MV213: the end of the game."""

from __future__ import annotations

import pytest

from engine import Seat
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import FuzzyRolled, SpoilerRolled
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    C,
    captain,
    dealt,
    give,
    load,
    score,
    table,
    to_the_end,
    told,
)


def rich(state: State, seat: Seat = A) -> State:
    """The scoring example of the rulebook: everything that brings the 29 points of fame."""
    ship = captain(state, seat)
    ship.credits, ship.fame, ship.infamy = 840, 4, 2
    ship.laser, ship.shield, ship.level, ship.holds = 5, 2, 2, 4
    give(state, "r02", "r04", seat=seat)
    for mission in ("m01", "m02", "m03"):
        state.missions.cards.remove(mission)
        ship.done.append(mission)
    load(state, "shuttle", "market-flux", seat=seat)
    for orbit in ("cw1", "jw1", "jw3", "dw1", "dw4"):
        state.ports[orbit] = seat
        ship.markers -= 1
    return state


@pytest.mark.clause("MV130", "MV132", "MV134", "MV135", "MV136", "MV137")
def test_the_scoring_example_of_the_rulebook_comes_to_c2540() -> None:
    state = rich(table())
    load(state, "fuzzy-dice")

    outcome = to_the_end(state, 4, 4)

    assert told(outcome, FuzzyRolled)[0].dice == (4, 4)
    assert score(state) == {
        "credits": 840,
        "spaceports": 1000,
        "fame": 37,
        "infamy": -2,
        "bonus": 700,
        "total": 2540,
    }


@pytest.mark.clause("MV136")
def test_without_a_double_each_point_of_fame_brings_c10() -> None:
    state = rich(table())
    load(state, "fuzzy-dice")

    to_the_end(state, 4, 3)

    assert (score(state)["fame"], score(state)["bonus"]) == (36, 340)


@pytest.mark.clause("MV130")
def test_a_spaceport_brings_c200_whatever_it_cost() -> None:
    state = table()
    state.ports["cw1"] = A

    to_the_end(state)

    assert score(state)["spaceports"] == 200


@pytest.mark.clause("MV132", "MV213")
@pytest.mark.parametrize(
    ("laser", "shield", "holds", "upgrades", "fame"),
    [
        (1, 3, 2, 0, 0),
        (4, 1, 2, 0, 2),
        (5, 1, 2, 0, 4),
        (6, 6, 2, 0, 12),
        (1, 5, 2, 0, 4),
        (1, 1, 3, 0, 2),
        (1, 1, 4, 0, 6),
        (1, 1, 2, 1, 0),
        (1, 1, 2, 2, 2),
        (1, 1, 2, 3, 6),
    ],
)
def test_the_dashboard_brings_fame(
    laser: int, shield: int, holds: int, upgrades: int, fame: int
) -> None:
    state = table()
    ship = captain(state)
    ship.laser, ship.shield, ship.holds = laser, shield, holds
    load(state, *("shuttle", "market-flux", "cloaking-field")[:upgrades])

    to_the_end(state)

    assert score(state)["fame"] == fame


@pytest.mark.clause("MV132")
@pytest.mark.parametrize(("level", "fame"), [(1, 0), (2, 1), (3, 3)])
def test_a_pilot_brings_fame_by_level(level: int, fame: int) -> None:
    state = table()
    captain(state).level = level

    to_the_end(state)

    assert score(state)["fame"] == fame


@pytest.mark.clause("MV133")
def test_the_archaeologist_gets_two_fame_for_each_relic_but_eight_at_most() -> None:
    state = table()
    give(state, "e01", "r02", "r03")
    other = table()
    give(other, "e01", "r01", "r02", "r03", "r04", "r05")

    to_the_end(state)
    to_the_end(other)

    assert score(state)["fame"] == 2 * 3 + 4
    assert score(other)["fame"] == 5 * 3 + 8


@pytest.mark.clause("MV133")
def test_drill_king_jammer_spoiler_and_zen_paint_count_too() -> None:
    state = table(seats=4)
    give(state, "e02")
    load(state, "jammer", seat=B)
    captain(state, B).done += ["m12", "m18"]
    load(state, "plain-spoiler", seat=C)
    load(state, "zen-paint", seat=Seat(3))
    captain(state, Seat(3)).fame = 10

    outcome = to_the_end(state, 5)

    assert told(outcome, SpoilerRolled)[0].die == 5
    fame = [score(state, Seat(n))["fame"] for n in range(4)]
    assert fame == [3, 1 + 1 + 6, 5, 7]


@pytest.mark.clause("MV135")
def test_infamy_takes_fame_away_and_who_is_below_zero_comes_last() -> None:
    state = table()
    captain(state, A).credits, captain(state, A).infamy = 900, 1
    captain(state, B).credits, captain(state, B).fame, captain(state, B).infamy = 10, 3, 2

    to_the_end(state)

    assert (score(state, B)["bonus"], score(state, A)["bonus"]) == (10, 0)
    assert GAME.rules.result(state).places == (2, 1)


@pytest.mark.clause("MV135")
def test_the_notorious_leave_half_of_their_infamy_out() -> None:
    state = table()
    give(state, "e03")
    captain(state).fame, captain(state).infamy = 9, 5

    to_the_end(state)

    assert score(state)["infamy"] == -3


@pytest.mark.clause("MV137")
def test_credit_with_cultures_goods_passengers_and_drills_are_worth_nothing() -> None:
    state = table()
    captain(state).iou["nillis"] = 80
    load(state, "bolts", "diva")
    state.drills["dw5"] = A

    to_the_end(state)

    assert score(state)["total"] == 500


@pytest.mark.clause("MV138")
def test_ties_go_to_the_higher_total_fame() -> None:
    state = table()
    captain(state, A).credits, captain(state, A).fame = 490, 1

    to_the_end(state)

    assert [score(state, seat)["total"] for seat in (A, B)] == [500, 500]
    assert GAME.rules.result(state).places == (1, 2)


@pytest.mark.clause("MV138")
def test_a_tie_in_everything_is_shared_and_final_dice_fall_in_turn_order() -> None:
    state = table()
    for seat in (A, B):
        load(state, "fuzzy-dice", seat=seat)

    outcome = to_the_end(state, 1, 2, 2, 1)

    assert [event.seat for event in told(outcome, FuzzyRolled)] == [A, B]
    assert GAME.rules.result(state).winners == (A, B)


@pytest.mark.clause("MV1")
def test_the_most_credits_win_after_thirty_rounds() -> None:
    state = table(seats=3)
    captain(state, C).credits = 501

    to_the_end(state)

    assert (state.over, state.round) == ("rounds", 30)
    assert GAME.rules.result(state).winners == (C,)


@pytest.mark.clause("MV212")
def test_fame_and_infamy_are_not_set_against_each_other_before_the_end() -> None:
    state = table()
    captain(state).fame, captain(state).infamy = 5, 3

    panel = GAME.rules.view(state, B).captains[A]

    assert (panel.fame, panel.infamy) == (5, 3)


@pytest.mark.clause("MV135")
def test_if_everybody_is_disqualified_nobody_has_won() -> None:
    state = table()
    for ship in state.captains:
        ship.infamy = 99

    to_the_end(state)

    result = GAME.rules.result(state)
    assert (result.winners, result.places) == ((), (2, 2))


@pytest.mark.clause("MV252")
@pytest.mark.parametrize(("unmet", "places"), [(["c01"], (2,)), ([], (1,))])
def test_a_lost_challenge_is_won_by_nobody(unmet: list[str], places: tuple[int, ...]) -> None:
    state = table(seats=1, variant="challenge")
    state.unmet = list(unmet)

    to_the_end(state)

    assert GAME.rules.result(state).places == places


@pytest.mark.clause("MV130", "MV134")
def test_a_position_can_be_scored_as_it_stands_without_the_last_dice() -> None:
    state = rich(table())
    load(state, "fuzzy-dice")

    standing = GAME.rules.standing(state)

    assert standing is not None
    assert (standing.reason, standing.places) == ("", (1, 2))
    assert dict(zip(standing.columns, standing.rows[A], strict=True)) == {
        "credits": 840,
        "spaceports": 1000,
        "fame": 29,
        "infamy": -2,
        "bonus": 270,
        "total": 2110,
    }
    assert GAME.rules.standing(dealt()) is None
