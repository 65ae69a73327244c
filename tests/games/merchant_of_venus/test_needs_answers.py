"""Why something is not on offer at a question that interrupts a turn."""

from __future__ import annotations

import pytest

from engine import Choice, Seat, Step, active_seats, offers, why_not
from games.merchant_of_venus.answers import Answer
from games.merchant_of_venus.cards import GATE_LOCK, OLD_PROBE, VARIABLE_LASER
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.hazards import FailTest, FightPirates, GiveGood, LoseFight
from games.merchant_of_venus.looks import LookAtContacts, PutEncounter, SwapContacts
from games.merchant_of_venus.missions import KeepReward
from games.merchant_of_venus.state import State
from games.merchant_of_venus.steps.flying import EnterPortal, NameExit

from .positions import A, B, at, can, captain, give, load, table


def asked(step: Step[State], *, known: bool = True) -> State:
    """A position in which a step asks, with three speed dice on the table."""
    state = table(known=known)
    state.turn.dice, state.turn.points, state.turn.moved = [2, 3, 4], 9, True
    state.stack.append(step)
    return state


def lacking(state: State, text: str, seat: Seat = A) -> str:
    """The need that a choice does not meet; nothing, where it is on offer."""
    assert seat in active_seats(state)
    found = why_not(state, seat, Choice.parse(text))
    assert (found is None) == (text in can(state, seat=seat)), text
    return "" if found is None else found.name


@pytest.mark.clause("MV161")
def test_a_failed_test_says_why_no_gauge_is_lowered() -> None:
    state = asked(FailTest(A, "laser"))

    assert lacking(state, "stop") == lacking(state, "lower laser") == ""
    assert lacking(state, "lower shield") == "gauge-that-failed"
    captain(state).laser = 1
    assert lacking(state, "lower laser") == "gauge-above-one"
    assert lacking(asked(FailTest(A, "pilot")), "lower pilot") == "gauge-that-failed"


@pytest.mark.clause("MV205")
@pytest.mark.parametrize("step", [FailTest(A, "laser"), LoseFight(A, "laser")])
def test_a_die_is_rolled_again_by_an_improviser_and_once_a_turn(step: Step[State]) -> None:
    state = asked(step)
    assert lacking(state, "reroll") == "improviser"
    captain(state).level, captain(state).side = 3, "b"
    assert lacking(state, "reroll") == ""
    state.turn.used.append("reroll")
    assert lacking(state, "reroll") == "reroll-left"


@pytest.mark.clause("MV50", "MV172")
def test_a_fight_says_what_takes_a_die() -> None:
    state = asked(FightPirates(A))

    assert lacking(state, "fight laser") == ""
    assert lacking(state, "fight crew") == "ability-to-fight-with"
    assert lacking(state, "assign navigation die-2") == "variable-open"
    load(state, VARIABLE_LASER.id)
    assert lacking(state, "assign variable-laser die-2") == ""
    assert lacking(state, "assign variable-laser die-6") == "variable-open"
    state.turn.places["navigation"] = 0  # a pilot at level 1 uses one die
    assert lacking(state, "assign variable-laser die-3") == "die-free"


@pytest.mark.clause("MV176")
def test_pirates_take_what_is_aboard_and_what_they_hunt() -> None:
    state = asked(GiveGood(A, "luxury"))
    load(state, "sculpture", "pelts")

    assert lacking(state, "give sculpture") == ""
    assert lacking(state, "give pelts") == "good-hunted"
    assert lacking(state, "give toys") == "good-aboard"


@pytest.mark.clause("MV224")
def test_a_reward_is_exchanged_only_when_it_is_drawn() -> None:
    state = asked(KeepReward(A, "r18"))
    give(state, "r18", "r16")

    assert lacking(state, "exchange r18") == lacking(state, "keep r18") == ""
    assert lacking(state, "exchange r16") == lacking(state, "keep r16") == "just-drawn"


@pytest.mark.clause("MV180")
def test_a_card_is_given_one_of_its_answers() -> None:
    state = asked(Answer(A, OLD_PROBE.id), known=False)

    assert lacking(state, f"answer {OLD_PROBE.id} trp") == ""
    assert lacking(state, f"answer {OLD_PROBE.id} pay") == "option-of-card"
    state.markets[0].open = True
    assert lacking(state, f"answer {OLD_PROBE.id} trp") == "option-of-card"


@pytest.mark.clause("MV274")
def test_looks_say_which_cards_there_are_to_look_at() -> None:
    state = asked(LookAtContacts(A, 2), known=False)
    state.markets[0].open = True

    (offer,) = offers(state, A)
    assert offer.accept(Choice("look", ("dw",)))
    assert why_not(state, A, Choice("look", ("dw",))) is None
    found = why_not(state, A, Choice("look", ("dw", "trp")))
    assert found is not None
    assert found.name == "face-down"
    assert lacking(asked(SwapContacts(A, "trp", "dw")), "swap-contacts trp ib") == "looked-at"
    assert lacking(asked(PutEncounter(A)), "put middle") == "top-or-bottom"


@pytest.mark.clause("MV141", "MV143")
def test_the_neighbour_is_told_why_a_line_cannot_be_named() -> None:
    field = next(each for each in GALAXY.fields.values() if each.exits)
    back, *others = field.ways
    state = asked(NameExit(B, A))
    at(state, field.id)
    state.turn.back = back

    assert lacking(state, "effect-die", B) == lacking(state, "exit-to exit-by-die", B) == ""
    assert lacking(state, f"exit-to {others[0]}", B) == ""
    assert lacking(state, f"exit-to {back}", B) == "line-open-to-flyer"
    assert lacking(state, "exit-to gb", B) == "line-of-field"


@pytest.mark.clause("MV150", "MV151")
def test_a_teleportal_says_what_it_takes_to_steer_through_it() -> None:
    state = asked(EnterPortal(A))
    one, *_ = state.teleportals().values()
    at(state, one)

    assert lacking(state, "assign navigation die-2") == ""
    assert lacking(state, "assign navigation die-6") == "navigation-open"
    assert lacking(state, f"portal-to {one}") == "portal-of-choice"
    assert lacking(state, "use e06") == "intel-held"
    give(state, "e06", GATE_LOCK.id)
    assert lacking(state, "use e06") == lacking(state, f"portal-to {one}") == ""
    assert lacking(state, "portal-to gb") == "teleportal-there"
    state.turn.free = True
    assert lacking(state, "use e06") == "not-choosing-yet"
    state.turn.places["navigation"] = 0
    assert lacking(state, "assign navigation die-3") == "die-free"
