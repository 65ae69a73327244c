"""Faults planted into the tiny game or the kernel, each under the law that must find it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Command,
    Event,
    Illegal,
    Offer,
    Part,
    Pick,
    Play,
    Result,
    Seat,
    kernel,
    next_alarm,
    plain_phrase,
)
from tests.tiny import GAME, events, steps
from tests.tiny.parts import worth
from tests.tiny.state import State
from tests.tiny.steps import BidEnergy, Night, UseComet
from tests.tiny.view import View

from . import laws, words
from .plans import AnyGame, Plan

Patch = pytest.MonkeyPatch
Fault = Callable[[Patch], AnyGame]

FAULTS: list[tuple[laws.Law, Fault]] = []


def breaks(law: laws.Law) -> Callable[[Fault], Fault]:
    """Enter a fault under the law that it breaks."""

    def enter(fault: Fault) -> Fault:
        FAULTS.append((law, fault))
        return fault

    return enter


def has_texts(game: AnyGame, _plan: Plan) -> None:
    """As a law like the others."""
    words.has_texts(game)


def offering(patch: Patch, step: type[Any], *more: AnyOffer) -> AnyGame:
    """The game with more offers in a step."""
    offers = step.offers
    patch.setattr(step, "offers", lambda *args: (*offers(*args), *more))
    return GAME


def viewing(change: Callable[[State, Seat | None, View], View]) -> AnyGame:
    """The game with a changed view."""
    return replace(GAME, view=lambda state, seat: change(state, seat, GAME.view(state, seat)))


# -- ends -------------------------------------------------------------------------------------


@breaks(laws.ends)
def a_turn_never_ends(patch: Patch) -> AnyGame:
    patch.setattr(UseComet, "pass_", lambda *_: None)
    return GAME


@breaks(laws.ends)
def everybody_comes_second(_patch: Patch) -> AnyGame:
    def result(state: State) -> Result:
        return replace(GAME.result(state), places=(2,) * state.seats)

    return replace(GAME, result=result)


@breaks(laws.ends)
def a_figure_is_missing(_patch: Patch) -> AnyGame:
    return replace(GAME, result=lambda state: replace(GAME.result(state), columns=("total",)))


@breaks(laws.tells_no_result_early)
def the_result_is_always_shown(_patch: Patch) -> AnyGame:
    early = Result("", (1,), ("total",), ((0,),))
    return viewing(lambda _state, _seat, view: replace(view, result=early))


@breaks(laws.tells_no_result_early)
def the_result_is_never_shown(_patch: Patch) -> AnyGame:
    return viewing(lambda _state, _seat, view: replace(view, result=None))


# -- replay and snapshots ---------------------------------------------------------------------


@breaks(laws.replays)
def rules_remember_outside_the_state(patch: Patch) -> AnyGame:
    numbers, bid = count(), BidEnergy.bid

    def forgetful(self: BidEnergy, play: Play[State], seat: Seat, energy: str) -> None:
        bid(self, play, seat, str(int(energy) * (next(numbers) % 3 == 0)))

    patch.setattr(BidEnergy, "bid", forgetful)
    return GAME


@breaks(laws.survives_snapshots)
def two_lists_are_one(_patch: Patch) -> AnyGame:
    def deal(play: Play[State], options: Any, box: Any) -> None:
        GAME.deal(play, options, box)
        play.state.miners[1].hand = play.state.miners[0].hand

    return replace(GAME, deal=deal)


# -- who waits for what -----------------------------------------------------------------------


@breaks(laws.always_waits_for_something)
def who_has_nothing_left_has_no_menu(patch: Patch) -> AnyGame:
    def offers(_self: BidEnergy, state: State, seat: Seat) -> Sequence[AnyOffer]:
        left = state.miners[seat].energy
        return (Amount("bid", 1, left),) if left else ()

    patch.setattr(BidEnergy, "offers", offers)
    return GAME


@breaks(laws.always_waits_for_something)
def a_night_without_morning(_patch: Patch) -> AnyGame:
    def alarm(state: State) -> int | None:
        return None if isinstance(state.stack[-1], Night) else GAME.alarm(state)

    return replace(GAME, alarm=alarm)


@breaks(laws.always_waits_for_something)
def a_seat_is_asked_twice(patch: Patch) -> AnyGame:
    patch.setattr(UseComet, "seats", lambda self, _state: (self.seat, self.seat))
    return GAME


@breaks(laws.always_waits_for_something)
def a_seat_that_does_not_exist_is_asked(patch: Patch) -> AnyGame:
    patch.setattr(UseComet, "seats", lambda self, state: (self.seat, state.seats))
    return GAME


# -- offers -----------------------------------------------------------------------------------


@breaks(laws.offers_well)
def the_same_is_offered_twice(patch: Patch) -> AnyGame:
    return offering(patch, UseComet, Offer("pass"))


@breaks(laws.offers_well)
def a_verb_without_handler(patch: Patch) -> AnyGame:
    return offering(patch, UseComet, Offer("launch"))


@breaks(laws.offers_well)
def a_verb_that_the_kernel_uses(patch: Patch) -> AnyGame:
    return offering(patch, UseComet, Offer("run"))


@breaks(laws.offers_well)
def an_id_of_two_words(_patch: Patch) -> AnyGame:
    return replace(GAME, orders=lambda _state, _seat: (Offer("order", ("very low",)),))


@breaks(laws.offers_well)
def an_id_that_is_a_number(_patch: Patch) -> AnyGame:
    return replace(GAME, orders=lambda _state, _seat: (Offer("order", ("7",)),))


@breaks(laws.offers_well)
def a_pick_of_more_than_there_is(patch: Patch) -> AnyGame:
    return offering(patch, UseComet, Pick("pass", ("ice-1",), 1, 2))


@breaks(laws.offers_well)
def a_pick_with_the_same_twice(patch: Patch) -> AnyGame:
    return offering(patch, UseComet, Pick("pass", ("ice-1", "ice-1"), 1, 2))


@breaks(laws.offers_well)
def an_amount_from_two_to_one(patch: Patch) -> AnyGame:
    return offering(patch, BidEnergy, Amount("bid", 2, 1))


@breaks(laws.offers_well)
def an_order_called_like_a_choice(_patch: Patch) -> AnyGame:
    return replace(GAME, orders=lambda _state, _seat: (Offer("pass"), Offer("bid", ("0",))))


@breaks(laws.applies_what_it_offers)
def two_cards_cannot_be_swapped(patch: Patch) -> AnyGame:
    swap = UseComet.swap

    def one_only(self: UseComet, play: Play[State], seat: Seat, *cards: str) -> None:
        if len(cards) > 1:
            raise Illegal("one at a time")
        swap(self, play, seat, *cards)

    patch.setattr(UseComet, "swap", one_only)
    return GAME


@breaks(laws.applies_what_it_offers)
def looking_at_offers_changes_the_match(patch: Patch) -> AnyGame:
    offers = UseComet.offers

    def wearing(self: UseComet, state: State, seat: Seat) -> Sequence[AnyOffer]:
        state.round += 1
        return offers(self, state, seat)

    patch.setattr(UseComet, "offers", wearing)
    return GAME


@breaks(laws.has_a_way_out)
def more_energy_than_there_is(_patch: Patch) -> AnyGame:
    return replace(GAME, fallback=lambda _state, _seat: Choice("bid", ("99",)))


@breaks(laws.has_a_way_out)
def a_computer_that_cheats(_patch: Patch) -> AnyGame:
    cheat = {"cheat": lambda *_: Choice("bid", ("99",))}
    return replace(GAME, computers={**GAME.computers, **cheat})


# -- sealed, conserved ------------------------------------------------------------------------


@breaks(laws.seals_what_cannot_be_undone)
def dice_without_a_seal(patch: Patch) -> AnyGame:
    refuel = UseComet.refuel

    def rolls(self: UseComet, play: Play[State], seat: Seat) -> None:
        refuel(self, play, seat)
        play.state.dice.roll()

    patch.setattr(UseComet, "refuel", rolls)
    return GAME


@breaks(laws.seals_what_cannot_be_undone)
def a_secret_without_a_seal(patch: Patch) -> AnyGame:
    refuel = UseComet.refuel

    def whispers(self: UseComet, play: Play[State], seat: Seat) -> None:
        refuel(self, play, seat)
        play.events.append(events.BidNoted(energy=1, to=(seat,)))

    patch.setattr(UseComet, "refuel", whispers)
    return GAME


@breaks(laws.seals_what_cannot_be_undone)
def a_turn_passes_without_a_seal(patch: Patch) -> AnyGame:
    act = kernel.act

    def unsealed(*args: Any) -> Any:
        outcome = act(*args)
        secret = any(event.to is not None for event in outcome.events)
        return replace(outcome, sealed=outcome.sealed and secret)

    patch.setattr(kernel, "act", unsealed)
    return GAME


@breaks(laws.conserves_pieces)
def swapped_cards_vanish(patch: Patch) -> AnyGame:
    swap = UseComet.swap

    def loses(self: UseComet, play: Play[State], seat: Seat, *cards: str) -> None:
        swap(self, play, seat, *cards)
        play.state.discard.clear()

    patch.setattr(UseComet, "swap", loses)
    return GAME


# -- secrets ----------------------------------------------------------------------------------


@breaks(laws.keeps_secrets)
def the_next_comet_is_in_the_view(_patch: Patch) -> AnyGame:
    return viewing(lambda state, _seat, view: replace(view, order="".join(state.deck[-1:])))


@breaks(laws.keeps_secrets)
def a_hidden_bid_is_in_the_view(_patch: Patch) -> AnyGame:
    def change(state: State, _seat: Seat | None, view: View) -> View:
        bids = [step.bids for step in state.stack if isinstance(step, BidEnergy)]
        return replace(view, bid=sum(sum(each.values()) for each in bids))

    return viewing(change)


@breaks(laws.keeps_secrets)
def offers_depend_on_the_next_comet(patch: Patch) -> AnyGame:
    def offers(_self: BidEnergy, state: State, seat: Seat) -> Sequence[AnyOffer]:
        return (Amount("bid", 0, min(state.miners[seat].energy, worth(state.deck[-1]))),)

    patch.setattr(BidEnergy, "offers", offers)
    return GAME


@breaks(laws.keeps_secrets)
def orders_depend_on_the_hands_of_others(_patch: Patch) -> AnyGame:
    def orders(state: State, seat: Seat) -> Sequence[AnyOffer]:
        cards = [card for miner in state.miners for card in miner.hand]
        return GAME.orders(state, seat) if "ice-1" in cards else ()

    return replace(GAME, orders=orders)


@breaks(laws.keeps_secrets)
def who_owes_depends_on_standing_orders(patch: Patch) -> AnyGame:
    patch.setattr(BidEnergy, "seats", skipping_orders)
    return GAME


@breaks(laws.keeps_secrets)
def the_alarm_depends_on_the_next_comet(_patch: Patch) -> AnyGame:
    def alarm(state: State) -> int | None:
        due = GAME.alarm(state)
        return None if due is None else due + sum(map(worth, state.deck[-1:]))

    return replace(GAME, alarm=alarm)


@breaks(laws.keeps_secrets)
def the_way_out_depends_on_the_next_comet(_patch: Patch) -> AnyGame:
    def fallback(state: State, seat: Seat) -> Choice:
        choice = GAME.fallback(state, seat)
        if choice.verb == "bid" and worth(state.deck[-1]) > 4:
            return Choice("bid", (str(state.miners[seat].energy),))
        return choice

    return replace(GAME, fallback=fallback)


@breaks(laws.keeps_secrets)
def the_refusal_tells_the_next_comet(patch: Patch) -> AnyGame:
    act = kernel.act

    def tells(game: AnyGame, state: State, *args: Any) -> Any:
        try:
            return act(game, state, *args)
        except Illegal as error:
            raise Illegal(f"{error}: {state.deck[-1:]}") from error

    patch.setattr("tests.laws.laws.act", tells)
    return GAME


@breaks(laws.keeps_secrets)
def nothing_is_scrambled(_patch: Patch) -> AnyGame:
    return replace(GAME, scramble=lambda *_: None)


@breaks(laws.shows_spectators_least)
def spectators_see_a_hand(_patch: Patch) -> AnyGame:
    def change(state: State, seat: Seat | None, view: View) -> View:
        first = replace(view.miners[0], hand=tuple(state.miners[0].hand))
        return replace(view, miners=(first, *view.miners[1:])) if seat is None else view

    return viewing(change)


# -- events -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Surprised(Event):
    """Not listed, and without a text."""


def surprising(patch: Patch, event: Event) -> AnyGame:
    """The game with one more event when somebody refuels."""
    refuel = UseComet.refuel

    def tells(self: UseComet, play: Play[State], seat: Seat) -> None:
        refuel(self, play, seat)
        play.tell(event)

    patch.setattr(UseComet, "refuel", tells)
    return GAME


@breaks(laws.tells_in_pairs)
def an_event_that_is_not_listed(patch: Patch) -> AnyGame:
    return surprising(patch, Surprised())


@breaks(laws.tells_in_pairs)
def an_event_for_nobody(patch: Patch) -> AnyGame:
    return surprising(patch, events.BidNoted(energy=1, to=()))


@breaks(laws.tells_in_pairs)
def a_secret_without_a_public_twin(patch: Patch) -> AnyGame:
    def refuel(self: UseComet, play: Play[State], seat: Seat) -> None:
        self.done_already.append("refuel")
        play.tell(events.BidNoted(energy=1, to=(seat,)))

    patch.setattr(UseComet, "refuel", refuel)
    return GAME


@breaks(laws.hides_orders)
def orders_are_told_to_all(_patch: Patch) -> AnyGame:
    def order(play: Play[State], seat: Seat, choice: Choice) -> None:
        GAME.order(play, seat, choice)
        play.tell(events.SeatBid(seat=seat))

    return replace(GAME, order=order)


@breaks(laws.hides_orders)
def who_has_an_order_is_not_asked(patch: Patch) -> AnyGame:
    patch.setattr(BidEnergy, "seats", skipping_orders)
    return GAME


def skipping_orders(self: BidEnergy, state: State) -> Sequence[Seat]:
    """Those who have neither bid nor left word, but at least one."""
    open_ = [Seat(seat) for seat in range(state.seats) if seat not in self.bids]
    return [seat for seat in open_ if not state.miners[seat].order] or open_


# -- time -------------------------------------------------------------------------------------


@breaks(laws.wakes_late_as_in_time)
def late_alarms_ring_at_the_wrong_time(patch: Patch) -> AnyGame:
    def ring_due(game: AnyGame, play: Play[Any], now: int) -> None:
        while (due := next_alarm(game, play.state)) is not None and due <= now:
            play.state.now = now
            game.ring(play)
            kernel._settle(game, play)

    patch.setattr(kernel, "_ring_due", ring_due)
    return GAME


@breaks(laws.wakes_for_nothing_without_trace)
def every_wake_moves_the_clock(patch: Patch) -> AnyGame:
    ring_due = kernel._ring_due

    def stamps(game: AnyGame, play: Play[Any], now: int) -> None:
        ring_due(game, play, now)
        play.state.now = max(play.state.now, now)

    patch.setattr(kernel, "_ring_due", stamps)
    return GAME


# -- words ------------------------------------------------------------------------------------


@breaks(words.says_what_happens)
def an_event_without_a_text(patch: Patch) -> AnyGame:
    return surprising(patch, Surprised())


@breaks(words.says_what_happens)
def ids_without_a_text(_patch: Patch) -> AnyGame:
    return replace(GAME, phrase=plain_phrase)


@breaks(words.says_what_happens)
def an_end_without_a_text(patch: Patch) -> AnyGame:
    run = steps.NextRound.run

    def ends(self: steps.NextRound, play: Play[State]) -> None:
        run(self, play)
        if play.state.over:
            play.state.over = "boredom"

    patch.setattr(steps.NextRound, "run", ends)
    return GAME


@breaks(has_texts)
def a_command_without_a_text(_patch: Patch) -> AnyGame:
    return replace(GAME, commands=(*GAME.commands, Command("launch", (Part("pass"),))))


@breaks(has_texts)
def a_listed_event_without_a_text(_patch: Patch) -> AnyGame:
    return replace(GAME, events=(*GAME.events, Surprised))


@breaks(has_texts)
def a_computer_without_a_name(_patch: Patch) -> AnyGame:
    return replace(GAME, computers={**GAME.computers, "hal": GAME.computers["random"]})
