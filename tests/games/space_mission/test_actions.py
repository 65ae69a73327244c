"""SM10 to SM12, SM18, SM19: the turn, topping up, jumping and flying."""

from __future__ import annotations

import pytest

from engine import Illegal, Pile, Seat, active_seats, pending_step
from games.space_mission.events import CardsDrawn, Flew, Jumped, Reshuffled, ToppedUp

from .table import A, B, C, can, do, mark, pass_turns, settle, table, told


@pytest.mark.clause("SM9", "SM41")
def test_a_turn_is_two_actions_each_a_decision_of_its_own() -> None:
    state = table(hands={A: ["j1s4", "j3s1"]})

    do(state, A, "jump j1s4 hazard")
    assert list(active_seats(state)) == [A]
    assert pending_step(state) == "take-action"
    do(state, A, "fly ruby-red")

    assert list(active_seats(state)) == [B]


@pytest.mark.clause("SM9")
def test_the_same_action_may_be_done_twice() -> None:
    state = table(ships={A: "hazard"})

    do(state, A, "fly ruby-red", "fly caldera")

    assert state.pilots[A].ship == "caldera"


@pytest.mark.clause("SM30")
def test_turns_go_clockwise_from_the_first_player() -> None:
    state = table(3)

    order: list[Seat] = []
    for _ in range(4):
        order.extend(active_seats(state))
        pass_turns(state, 1)

    assert order == [A, B, C, A]
    assert state.round == 2


@pytest.mark.clause("SM10")
def test_topping_up_draws_to_five() -> None:
    state = table(hands={A: ["j1s1", "j1s2"]})
    top = state.deck.cards[-3:]

    outcome = do(state, A, "top-up")

    assert sorted(state.pilots[A].hand) == sorted(["j1s1", "j1s2", *top])
    assert outcome.events == (
        ToppedUp(seat=A, discarded=(), drawn=3),
        CardsDrawn(cards=tuple(reversed(top)), to=(A,)),
    )


@pytest.mark.clause("SM10")
def test_any_cards_may_be_discarded_first() -> None:
    state = table(hands={A: ["j1s1", "j1s2", "j1s3", "j1s4", "j2s1"]})

    assert can(state, A, "top-up") == {"top-up 0-5 of j1s1 j1s2 j1s3 j1s4 j2s1"}
    outcome = do(state, A, "top-up j1s1 j1s3")

    assert state.deck.discards == ["j1s1", "j1s3"]
    assert len(state.pilots[A].hand) == 5
    assert told(outcome, ToppedUp) == [ToppedUp(seat=A, discarded=("j1s1", "j1s3"), drawn=2)]


@pytest.mark.clause("SM10")
def test_a_card_that_is_not_held_cannot_be_discarded() -> None:
    state = table(hands={A: ["j1s1"]})

    with pytest.raises(Illegal):
        do(state, A, "top-up j1s2")


@pytest.mark.clause("SM10", "SM40")
def test_only_the_one_who_draws_sees_the_cards() -> None:
    state = table(hands={A: []})

    (drawn,) = told(do(state, A, "top-up"), CardsDrawn)

    assert drawn.known_to(A)
    assert not drawn.known_to(B)
    assert not drawn.known_to(None)


@pytest.mark.clause("SM10")
def test_an_empty_draw_pile_is_made_from_the_discards() -> None:
    state = table(hands={A: ["j1s1"]})
    state.deck = Pile(state.deck.cards[:1], state.deck.cards[1:])
    before = len(state.deck.discards)

    outcome = do(state, A, "top-up j1s1")

    assert told(outcome, Reshuffled) == [Reshuffled(cards=before + 1)]
    assert len(state.pilots[A].hand) == 5
    assert len(state.deck) == before + 1 - 4
    assert not state.deck.discards


@pytest.mark.clause("SM44")
def test_the_discards_are_shuffled_as_soon_as_the_draw_pile_is_used_up() -> None:
    state = table(hands={A: ["j1s1", "j1s2", "j1s3", "j1s4"]})
    state.deck = Pile(state.deck.cards[:1], state.deck.cards[1:])

    do(state, A, "top-up")

    assert not state.deck.discards
    assert len(state.deck) > 40


@pytest.mark.clause("SM10")
def test_where_too_few_cards_exist_fewer_are_drawn() -> None:
    state = table(hands={A: ["j1s1"]})
    state.pilots[B].hand += state.deck.cards[2:]
    del state.deck.cards[2:]

    outcome = do(state, A, "top-up")

    assert len(state.pilots[A].hand) == 3
    assert told(outcome, ToppedUp) == [ToppedUp(seat=A, discarded=(), drawn=2)]
    assert not told(do(state, A, "top-up"), CardsDrawn)


@pytest.mark.clause("SM11")
def test_a_blue_one_jumps_to_freezer_or_hazard_and_leaves_a_probe_on_the_gate() -> None:
    """The example of the rulebook."""
    state = table(hands={A: ["j1s4"]}, ships={A: "ruby-red"})

    assert can(state, A, "jump") == {"jump j1s4 freezer", "jump j1s4 hazard"}
    outcome = do(state, A, "jump j1s4 hazard")

    pilot = state.pilots[A]
    assert (pilot.ship, pilot.gate, pilot.chips) == ("hazard", 1, 19)
    assert (pilot.hand, state.deck.discards) == ([], ["j1s4"])
    assert outcome.events == (Jumped(seat=A, planet="hazard", card="j1s4"),)
    assert not outcome.sealed


@pytest.mark.clause("SM11")
def test_nobody_jumps_to_the_planet_they_are_on() -> None:
    state = table(hands={A: ["j1s4"]}, ships={A: "hazard"})

    assert can(state, A, "jump") == {"jump j1s4 freezer"}


@pytest.mark.clause("SM11")
def test_a_jump_starts_from_the_gate_as_well() -> None:
    state = table(hands={A: ["j4l1"]})

    assert can(state, A, "jump") == {"jump j4l1 goldmist", "jump j4l1 ironhide"}


@pytest.mark.clause("SM4", "SM11")
def test_a_blue_joker_jumps_anywhere_else() -> None:
    state = table(hands={A: ["jxl3"]}, ships={A: "hazard"})

    assert len(can(state, A, "jump")) == 7


@pytest.mark.clause("SM12")
def test_hazard_has_the_neighbours_of_the_example() -> None:
    """The example of the rulebook."""
    state = table(hands={A: []}, ships={A: "hazard"})

    assert can(state, A, "fly") == {"fly green-heggar", "fly ruby-red"}
    outcome = do(state, A, "fly green-heggar")

    pilot = state.pilots[A]
    assert (pilot.ship, pilot.gate, pilot.chips) == ("green-heggar", 0, 20)
    assert outcome.events == (Flew(seat=A, planet="green-heggar"),)


@pytest.mark.clause("SM12")
def test_nobody_flies_from_the_gate() -> None:
    assert not can(table(), A, "fly")


@pytest.mark.clause("SM18")
def test_without_anything_else_to_do_there_is_still_topping_up() -> None:
    state = table(hands={A: ["s1l1", "s2l2", "s1l3", "s1l4", "s2l1"]})

    assert can(state, A) == {"top-up 0-5 of s1l1 s2l2 s1l3 s1l4 s2l1"}
    do(state, A, "top-up", "top-up")

    assert list(active_seats(state)) == [B]


@pytest.mark.clause("SM19")
def test_without_a_chip_nobody_jumps_or_scans() -> None:
    state = table(hands={A: ["j1s3", "s3l1"]}, ships={A: "hazard"})
    state.pilots[A].chips = 0

    assert can(state, A) == {"top-up 0-2 of j1s3 s3l1", "fly green-heggar", "fly ruby-red"}


@pytest.mark.clause("SM43")
def test_without_a_chip_a_planet_is_developed_with_the_probe_that_comes_back() -> None:
    state = table(hands={A: ["j1l2", "j1l4"]}, ships={A: "hazard"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])
    state.pilots[A].chips = 0

    do(state, A, "develop j1l2 j1l4")

    assert state.planet("hazard").station == A
    assert state.pilots[A].chips == 0


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    state = table()
    settle(state, B, "hazard")
    state.pilots[B].ship = "hazard"

    with pytest.raises(Illegal):
        do(state, B, "discover")
