from __future__ import annotations

import pytest

from engine import (
    Choice,
    Illegal,
    Offer,
    Play,
    Seat,
    Step,
    act,
    active_seats,
    copy,
    dump,
    is_window,
    next_alarm,
    offers,
    orders,
    pending_step,
    start,
    wake,
)
from engine.needs import handler

from .toy import ANN, BOB, CY, SEED, Ask, Auto, Options, Said, Toy, begun, match, toy, words

SAY, PASS, STOP = Choice("say"), Choice("pass"), Choice("stop")


# -- start ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 4])
def test_a_match_has_as_many_seats_as_the_game_allows(seats: int) -> None:
    with pytest.raises(ValueError, match=f"toy is for 2 to 3 seats, not {seats}"):
        begun(toy(Ask()), seats)


def test_a_match_begins_where_somebody_is_asked() -> None:
    outcome = begun(toy(Auto("end"), Ask([BOB])))

    assert active_seats(outcome.state) == [BOB]
    assert outcome.state.now == 1_000
    assert words(outcome) == ["end"]
    assert outcome.sealed


def test_a_match_is_dealt_from_the_box_it_is_given() -> None:
    dealt = []
    game = toy(Ask())
    own = Options()

    def deal(play: Play[Toy], options: Options, box: Options) -> None:
        dealt.append(box)
        game.rules.deal(play, options, box)

    with_box = toy(Ask(), deal=deal)
    start(with_box, 2, Options(), SEED, 0)
    start(with_box, 2, Options(), SEED, 0, own)

    assert dealt[0] is with_box.rules.components
    assert dealt[1] is own


# -- who is asked what ------------------------------------------------------------------------


def test_only_who_is_asked_has_offers() -> None:
    _, state = match(Ask([ANN, CY]))

    assert [bool(offers(state, seat)) for seat in (ANN, BOB, CY)] == [True, False, True]
    assert pending_step(state) == "ask"
    assert is_window(state)


def test_a_step_that_runs_by_itself_asks_nobody() -> None:
    _, state = match(Auto("wait"), due=[2_000])

    assert active_seats(state) == ()
    assert offers(state, ANN) == ()
    assert pending_step(state) == "auto"
    assert not is_window(state)


def test_when_it_is_over_nobody_is_asked_and_nothing_rings() -> None:
    game, state = match(Ask(), due=[5_000])
    act(game, state, ANN, STOP, 2_000)

    assert state.over == "stopped"
    assert (active_seats(state), offers(state, ANN), orders(game, state, ANN)) == ((), (), ())
    assert pending_step(state) == ""
    assert not is_window(state)
    assert next_alarm(game, state) is None
    assert wake(game, state, 9_000).events == ()
    with pytest.raises(Illegal):
        act(game, state, ANN, SAY, 9_000)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_has_neither_offers_nor_orders(seat: int) -> None:
    game, state = match(Ask([ANN, CY]))

    assert offers(state, Seat(seat)) == ()
    assert orders(game, state, Seat(seat)) == ()
    with pytest.raises(Illegal, match=f"seat {seat} cannot choose 'order x' now"):
        act(game, state, Seat(seat), Choice("order", ("x",)), 2_000)


# -- act --------------------------------------------------------------------------------------


def test_a_choice_is_carried_out_in_canonical_form_at_its_time() -> None:
    game, state = match(Ask())

    assert words(act(game, state, ANN, Choice("count", ("007",)), 2_000)) == ["7"]
    assert state.now == 2_000


def test_ids_may_be_written_in_any_letter_case() -> None:
    game, state = match(Ask())

    asked = act(game, state, ANN, Choice("order", ("X",)), 2_000)
    ordered = act(game, state, BOB, Choice("order", ("By-1",)), 2_000)

    assert (asked.choice, asked.flow) == (Choice("order", ("x",)), True)
    assert (ordered.choice, ordered.flow) == (Choice("order", ("by-1",)), False)
    assert wake(game, state, 2_000).choice is None


def test_match_time_never_goes_back() -> None:
    game, state = match(Ask())
    act(game, state, ANN, SAY, 3_000)

    assert act(game, state, ANN, SAY, 2_000).events == (Said(word="hello", now=3_000),)


@pytest.mark.parametrize("choice", [Choice("fly"), Choice("count", ("10",)), Choice("say", ("x",))])
def test_what_is_not_offered_is_refused_and_changes_nothing(choice: Choice) -> None:
    game, state = match(Ask())
    before = dump(state)

    with pytest.raises(Illegal, match=f"seat 0 cannot choose '{choice}' now"):
        act(game, state, ANN, choice, 9_000)
    with pytest.raises(Illegal):
        act(game, state, BOB, SAY, 9_000)
    assert dump(state) == before


def test_a_refused_choice_rings_the_alarms_before_it_and_nothing_else() -> None:
    game, state = match(Ask(), due=[2_000])
    other = copy(game, state)

    with pytest.raises(Illegal):
        act(game, state, ANN, Choice("fly"), 9_000)

    wake(game, other, 9_000)
    assert dump(state) == dump(other)
    assert state.now == 2_000


def test_a_handler_that_refuses_what_was_offered_is_a_bug() -> None:
    game, state = match(Ask())

    with pytest.raises(AssertionError, match="'refuse' was offered and then refused"):
        act(game, state, ANN, Choice("refuse"), 2_000)


def test_a_bug_in_a_handler_is_not_hidden() -> None:
    game, state = match(Ask())

    with pytest.raises(ZeroDivisionError):
        act(game, state, ANN, Choice("crash"), 2_000)


@pytest.mark.parametrize(
    ("verb", "name"), [("say", "say"), ("hand-over", "hand_over"), ("pass", "pass_")]
)
def test_verbs_are_methods(verb: str, name: str) -> None:
    assert handler(verb) == name


# -- standing orders --------------------------------------------------------------------------


def test_a_standing_order_may_be_left_by_who_is_not_asked() -> None:
    game, state = match(Ask([ANN]))

    outcome = act(game, state, BOB, Choice("order", ("by-1",)), 2_000)

    assert state.order == "by-1"
    assert state.now == 2_000
    assert outcome.sealed
    assert active_seats(state) == [ANN]


def test_an_order_that_is_not_offered_is_refused() -> None:
    game, state = match(Ask([ANN]))

    with pytest.raises(Illegal):
        act(game, state, BOB, Choice("order", ("by-2",)), 2_000)


def test_what_the_flow_offers_comes_before_a_standing_order() -> None:
    game, state = match(Ask([ANN]))

    assert words(act(game, state, ANN, Choice("order", ("x",)), 2_000)) == ["not an order"]
    assert state.order == ""


# -- sealed -----------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["say", "tuple"])
def test_a_change_that_everybody_saw_is_not_sealed(verb: str) -> None:
    game, state = match(Ask())

    assert not act(game, state, ANN, Choice(verb), 2_000).sealed


@pytest.mark.parametrize("verb", ["roll", "peek", "hand-over", "pass", "stop"])
def test_dice_secrets_and_passing_the_turn_seal(verb: str) -> None:
    game, state = match(Ask(), Ask([BOB]))

    assert act(game, state, ANN, Choice(verb), 2_000).sealed


def test_an_alarm_that_rang_before_a_choice_seals_it() -> None:
    game, state = match(Ask(), due=[1_500])

    assert act(game, state, ANN, SAY, 2_000).sealed


def test_the_rules_may_seal_by_themselves() -> None:
    play = Play(match(Ask())[1])
    play.seal()

    assert play.sealed


# -- alarms -----------------------------------------------------------------------------------


def test_alarms_ring_before_a_choice_each_at_its_own_instant() -> None:
    game, state = match(Ask(), due=[3_000, 2_000, 7_000])

    told = act(game, state, ANN, SAY, 5_000).events

    assert told == (
        Said(word="ring", now=2_000),
        Said(word="ring", now=3_000),
        Said(word="hello", now=5_000),
    )
    assert next_alarm(game, state) == 7_000


def test_an_alarm_of_the_same_instant_rings_before_the_choice() -> None:
    game, state = match(Ask(), due=[2_000])

    assert words(act(game, state, ANN, SAY, 2_000)) == ["ring", "hello"]


def test_an_alarm_that_was_due_before_the_deal_rings_at_the_time_of_the_deal() -> None:
    game, state = match(Ask(), due=[10])

    assert wake(game, state, 2_000).events == (Said(word="ring", now=1_000),)


def test_waking_late_is_waking_in_time() -> None:
    game, late = match(Ask(), due=[2_000, 3_000])
    early = copy(game, late)

    once = wake(game, late, 60_000)
    first, second = wake(game, early, 2_000), wake(game, early, 3_500)

    assert once.events == first.events + second.events
    assert dump(late) == dump(early)
    assert late.now == 3_000
    assert once.sealed


def test_waking_for_nothing_leaves_no_trace() -> None:
    game, state = match(Ask(), due=[2_000])
    before = dump(state)

    outcome = wake(game, state, 1_999)

    assert (outcome.events, outcome.sealed) == ((), False)
    assert outcome.state is state
    assert dump(state) == before


def test_an_alarm_that_ends_the_match_is_the_last() -> None:
    game = toy(Ask(), due=[2_000, 3_000], ring=lambda play: play.finish("late"))
    state = begun(game).state

    wake(game, state, 9_000)

    assert (state.over, state.now) == ("late", 2_000)


def test_an_alarm_that_never_stops_is_a_bug() -> None:
    game = toy(Ask(), alarm=lambda _: 2_000, ring=lambda _: None)
    state = begun(game).state

    with pytest.raises(AssertionError, match="the alarm of toy rings in a circle"):
        wake(game, state, 9_000)


def test_an_alarm_may_ring_as_often_as_time_passes() -> None:
    game = toy(Ask(), alarm=lambda state: state.now + 1, ring=lambda _: None)
    state = begun(game).state

    wake(game, state, 31_000)

    assert state.now == 31_000


# -- steps ------------------------------------------------------------------------------------


def test_called_steps_run_in_the_order_given_and_then_the_caller_goes_on() -> None:
    outcome = begun(toy(Auto("call")))

    assert words(outcome) == ["call", "end", "goto"]
    assert outcome.state.stack == [Auto("call", runs=1), Ask()]


def test_a_step_may_begin_to_ask_after_it_has_run() -> None:
    game, state = match(Auto("ask"))

    assert active_seats(state) == (ANN,)
    assert words(act(game, state, ANN, PASS, 2_000)) == []
    assert state.over == "passed"


def test_a_step_that_waits_for_time_runs_again_when_something_has_happened() -> None:
    game, state = match(Auto("wait"), due=[2_000, 3_000])
    assert state.stack == [Auto("wait", runs=1)]

    wake(game, state, 2_000)

    assert state.stack == [Auto("wait", runs=2)]


def test_a_step_that_waits_for_nothing_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="auto waits for nobody, and no alarm will ring"):
        begun(toy(Auto("wait")))


def test_steps_that_replace_each_other_for_ever_are_a_bug() -> None:
    with pytest.raises(AssertionError, match="auto runs in a circle"):
        begun(toy(Auto("circle")))


def test_a_match_that_stops_without_a_reason_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="nobody said why"):
        begun(toy(Auto("end")))


def test_a_step_called_after_the_end_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="ask was put on the stack of a match that is over"):
        begun(toy(Auto("ghost")))


def test_a_match_may_end_in_the_deal() -> None:
    state = begun(toy(Auto("finish"), Ask())).state

    assert state.over == "finished"
    assert state.stack == []


def test_a_step_that_only_waits_needs_no_run_and_one_that_only_runs_no_offers() -> None:
    step, state = Step[Toy](), match(Ask())[1]

    assert step.seats(state) == ()
    assert step.offers(state, ANN) == ()
    with pytest.raises(NotImplementedError, match="Step"):
        step.run(Play(state))


def test_offers_are_asked_from_the_step_on_top() -> None:
    _, state = match(Ask([ANN]), Ask([BOB]))

    assert Offer("say") in offers(state, ANN)
    assert offers(state, BOB) == ()
