"""Faults of the flow: ends, replay, who waits, offers, seals, pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Illegal,
    Need,
    Offer,
    Pick,
    Picking,
    Play,
    Result,
    Seat,
    Thought,
    Verb,
    kernel,
)
from tests.laws import laws
from tests.laws.plans import AnyGame
from tests.tiny import GAME, events
from tests.tiny.state import State
from tests.tiny.steps import BidEnergy, Night, UseComet

from .planting import Patch, breaks, offering, viewing

# -- ends -------------------------------------------------------------------------------------


@breaks(laws.ends)
def a_turn_never_ends(patch: Patch) -> AnyGame:
    patch.setattr(UseComet, "pass_", lambda *_: None)
    return GAME


@breaks(laws.ends)
def nobody_comes_second(_patch: Patch) -> AnyGame:
    def result(state: State) -> Result:
        return replace(GAME.rules.result(state), places=(1, *range(3, 2 + state.seats)))

    return replace(GAME, rules=replace(GAME.rules, result=result))


@breaks(laws.ends)
def a_figure_is_missing(_patch: Patch) -> AnyGame:
    return replace(
        GAME,
        rules=replace(
            GAME.rules, result=lambda state: replace(GAME.rules.result(state), columns=("total",))
        ),
    )


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
        GAME.rules.deal(play, options, box)
        play.state.miners[1].hand = play.state.miners[0].hand

    return replace(GAME, rules=replace(GAME.rules, deal=deal))


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
        return None if isinstance(state.stack[-1], Night) else GAME.rules.alarm(state)

    return replace(GAME, rules=replace(GAME.rules, alarm=alarm))


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
    return replace(
        GAME,
        orders=replace(GAME.orders, offers=lambda _state, _seat: (Offer("order", ("very low",)),)),
    )


@breaks(laws.offers_well)
def an_id_that_is_a_number(_patch: Patch) -> AnyGame:
    return replace(
        GAME, orders=replace(GAME.orders, offers=lambda _state, _seat: (Offer("order", ("7",)),))
    )


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
    return replace(
        GAME,
        orders=replace(
            GAME.orders, offers=lambda _state, _seat: (Offer("pass"), Offer("bid", ("0",)))
        ),
    )


@breaks(laws.gives_reasons)
def what_is_on_offer_is_refused(patch: Patch) -> AnyGame:
    class Tired(Verb):
        def why_not(self, *_: Any) -> Need | None:
            return Need("tired", lambda _step, _state, _seat: False)

    patch.setattr(UseComet, "verbs", (Tired("pass"),))
    return GAME


@breaks(laws.gives_reasons)
def nobody_says_why_the_pool_is_closed(patch: Patch) -> AnyGame:
    class Silent(Verb):
        def add(self, *_: Any) -> None:
            """Nothing."""

    patch.setattr(UseComet, "verbs", (Silent("refuel"), Verb("pass")))
    return GAME


@breaks(laws.gives_reasons)
def a_step_offers_what_it_does_not_list(patch: Patch) -> AnyGame:
    def offers(_self: BidEnergy, state: State, seat: Seat) -> Sequence[AnyOffer]:
        return (Amount("bid", 0, state.miners[seat].energy),)

    patch.setattr(BidEnergy, "offers", offers)
    patch.setattr(BidEnergy, "verbs", ())
    return GAME


@breaks(laws.gives_reasons)
def whoever_bids_too_much_is_not_told_why(patch: Patch) -> AnyGame:
    class Generous(Verb):
        def why_not(self, *_: Any) -> Need | None:
            return None

    patch.setattr(BidEnergy, "verbs", (Generous("bid", *BidEnergy.verbs[0].needs),))
    return GAME


@breaks(laws.gives_reasons)
def one_card_cannot_be_swapped_and_nobody_says_why(patch: Patch) -> AnyGame:
    class Lacking(Picking):
        def ids(self, step: Any, state: Any, seat: Seat) -> Any:
            return super().ids(step, state, seat)[1:]

    swap = next(verb for verb in UseComet.verbs if verb.name == "swap")
    patch.setattr(UseComet, "verbs", (Lacking("swap", *swap.needs, low=1, high=1), Verb("pass")))
    return GAME


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
    return replace(
        GAME, rules=replace(GAME.rules, fallback=lambda _state, _seat: Choice("bid", ("99",)))
    )


@breaks(laws.has_a_way_out)
def a_computer_that_cheats(_patch: Patch) -> AnyGame:
    cheat = {"cheat": lambda *_: Thought(Choice("bid", ("99",)))}
    return replace(GAME, minds=replace(GAME.minds, computers={**GAME.minds.computers, **cheat}))


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
