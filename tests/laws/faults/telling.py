"""Faults of what is told: secrets, events, standing orders, time, words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Command,
    Event,
    Illegal,
    Need,
    Part,
    Play,
    Seat,
    Verb,
    kernel,
    next_alarm,
    plain_phrase,
)
from tests.laws import laws, telling, words
from tests.laws.plans import AnyGame
from tests.tiny import GAME, events, steps
from tests.tiny.parts import worth
from tests.tiny.state import State
from tests.tiny.steps import BidEnergy, UseComet
from tests.tiny.view import View

from .planting import Patch, breaks, has_texts, viewing

# -- secrets ----------------------------------------------------------------------------------


@breaks(telling.keeps_secrets)
def the_next_comet_is_in_the_view(_patch: Patch) -> AnyGame:
    return viewing(lambda state, _seat, view: replace(view, order="".join(state.deck[-1:])))


@breaks(telling.keeps_secrets)
def a_hidden_bid_is_in_the_view(_patch: Patch) -> AnyGame:
    def change(state: State, _seat: Seat | None, view: View) -> View:
        bids = [step.bids for step in state.stack if isinstance(step, BidEnergy)]
        return replace(view, bid=sum(sum(each.values()) for each in bids))

    return viewing(change)


@breaks(telling.keeps_secrets)
def offers_depend_on_the_next_comet(patch: Patch) -> AnyGame:
    def offers(_self: BidEnergy, state: State, seat: Seat) -> Sequence[AnyOffer]:
        return (Amount("bid", 0, min(state.miners[seat].energy, worth(state.deck[-1]))),)

    patch.setattr(BidEnergy, "offers", offers)
    return GAME


@breaks(telling.keeps_secrets)
def orders_depend_on_the_hands_of_others(_patch: Patch) -> AnyGame:
    def orders(state: State, seat: Seat) -> Sequence[AnyOffer]:
        cards = [card for miner in state.miners for card in miner.hand]
        return GAME.orders.offers(state, seat) if "ice-1" in cards else ()

    return replace(GAME, orders=replace(GAME.orders, offers=orders))


@breaks(telling.keeps_secrets)
def who_owes_depends_on_standing_orders(patch: Patch) -> AnyGame:
    patch.setattr(BidEnergy, "seats", skipping_orders)
    return GAME


@breaks(telling.keeps_secrets)
def the_alarm_depends_on_the_next_comet(_patch: Patch) -> AnyGame:
    def alarm(state: State) -> int | None:
        due = GAME.rules.alarm(state)
        return None if due is None else due + sum(map(worth, state.deck[-1:]))

    return replace(GAME, rules=replace(GAME.rules, alarm=alarm))


@breaks(telling.keeps_secrets)
def the_way_out_depends_on_the_next_comet(_patch: Patch) -> AnyGame:
    def fallback(state: State, seat: Seat) -> Choice:
        choice = GAME.rules.fallback(state, seat)
        if choice.verb == "bid" and worth(state.deck[-1]) > 4:
            return Choice("bid", (str(state.miners[seat].energy),))
        return choice

    return replace(GAME, rules=replace(GAME.rules, fallback=fallback))


@breaks(telling.keeps_secrets)
def the_refusal_tells_the_next_comet(patch: Patch) -> AnyGame:
    act = kernel.act

    def tells(game: AnyGame, state: State, *args: Any) -> Any:
        try:
            return act(game, state, *args)
        except Illegal as error:
            raise Illegal(f"{error}: {state.deck[-1:]}") from error

    patch.setattr("tests.laws.telling.act", tells)
    return GAME


@breaks(telling.keeps_secrets)
def the_reason_tells_the_next_comet(patch: Patch) -> AnyGame:
    poor = Need("poor", lambda *_: False)

    class Blabbing(Verb):
        def why_not(self, _step: Any, state: Any, *_: Any) -> Need | None:
            return None if worth(state.deck[-1]) > 1 else poor

    patch.setattr(BidEnergy, "verbs", (Blabbing("bid", *BidEnergy.verbs[0].needs),))
    return GAME


@breaks(telling.keeps_secrets)
def nothing_is_scrambled(_patch: Patch) -> AnyGame:
    return replace(GAME, rules=replace(GAME.rules, resample_hidden=lambda *_: None))


@breaks(telling.shows_spectators_least)
def spectators_see_a_hand(_patch: Patch) -> AnyGame:
    def change(state: State, seat: Seat | None, view: View) -> View:
        first = replace(view.miners[0], hand=tuple(state.miners[0].hand))
        return replace(view, miners=(first, *view.miners[1:])) if seat is None else view

    return viewing(change)


# -- events -----------------------------------------------------------------------------------


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


@breaks(telling.tells_in_pairs)
def an_event_that_is_not_listed(patch: Patch) -> AnyGame:
    return surprising(patch, Surprised())


@breaks(telling.tells_in_pairs)
def an_event_for_nobody(patch: Patch) -> AnyGame:
    return surprising(patch, events.BidNoted(energy=1, to=()))


@breaks(telling.tells_in_pairs)
def a_secret_without_a_public_twin(patch: Patch) -> AnyGame:
    def refuel(self: UseComet, play: Play[State], seat: Seat) -> None:
        self.done_already.append("refuel")
        play.tell(events.BidNoted(energy=1, to=(seat,)))

    patch.setattr(UseComet, "refuel", refuel)
    return GAME


@breaks(telling.tells_nothing_by_letters)
def who_holds_ice_gets_a_letter(patch: Patch) -> AnyGame:
    refuel = UseComet.refuel

    def tells(self: UseComet, play: Play[State], seat: Seat) -> None:
        refuel(self, play, seat)
        holders = (s for s, miner in enumerate(play.state.miners) if "ice-1" in miner.hand)
        play.tell(*(events.BidNoted(energy=1, to=(Seat(s),)) for s in holders))

    patch.setattr(UseComet, "refuel", tells)
    return GAME


@breaks(telling.hides_orders)
def orders_are_told_to_all(_patch: Patch) -> AnyGame:
    def order(play: Play[State], seat: Seat, choice: Choice) -> None:
        GAME.orders.leave(play, seat, choice)
        play.tell(events.SeatBid(seat=seat))

    return replace(GAME, orders=replace(GAME.orders, leave=order))


@breaks(telling.hides_orders)
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
            game.rules.ring(play)
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


@breaks(laws.rests_as_the_log_says)
def a_rest_takes_energy(_patch: Patch) -> AnyGame:
    def rested(play: Play[State], _since: int, _until: int) -> None:
        play.state.pool -= 1

    return replace(GAME, rules=replace(GAME.rules, rested=rested))


@breaks(laws.rests_as_the_log_says)
def a_rest_forgets_the_morning(patch: Patch) -> AnyGame:
    patch.setattr("engine.kernel._ring_due", lambda *_: None)
    return GAME


@breaks(laws.rests_as_the_log_says)
def a_rest_remembers_outside_the_state(_patch: Patch) -> AnyGame:
    numbers = count()

    def rested(play: Play[State], _since: int, _until: int) -> None:
        play.tell(events.Dealt(cards=next(numbers)))

    return replace(GAME, rules=replace(GAME.rules, rested=rested))


# -- words ------------------------------------------------------------------------------------


@breaks(words.says_what_happens)
def an_event_without_a_text(patch: Patch) -> AnyGame:
    return surprising(patch, Surprised())


@breaks(words.says_what_happens)
def ids_without_a_text(_patch: Patch) -> AnyGame:
    return replace(GAME, help=replace(GAME.help, phrase=plain_phrase))


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
    return replace(
        GAME,
        cover=replace(
            GAME.cover, commands=(*GAME.cover.commands, Command("launch", (Part("pass"),)))
        ),
    )


@breaks(has_texts)
def a_listed_event_without_a_text(_patch: Patch) -> AnyGame:
    return replace(GAME, rules=replace(GAME.rules, events=(*GAME.rules.events, Surprised)))


@breaks(has_texts)
def a_computer_without_a_name(_patch: Patch) -> AnyGame:
    return replace(
        GAME,
        minds=replace(
            GAME.minds, computers={**GAME.minds.computers, "hal": GAME.minds.computers["random"]}
        ),
    )
