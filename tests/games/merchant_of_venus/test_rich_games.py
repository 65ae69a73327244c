"""Random matches in which everybody owns many cards and technologies, so that all are used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from engine import (
    Dice,
    Entry,
    Outcome,
    Play,
    Seat,
    act,
    active_seats,
    begin,
    copy,
    enter,
    offers,
    orders,
    pending_step,
)
from games.merchant_of_venus import GAME, deals, trade
from games.merchant_of_venus.computers import random_player
from games.merchant_of_venus.state import Captain, Market, State
from games.merchant_of_venus.steps.landing import open_market
from games.merchant_of_venus.view import view
from minds import ask
from tests.tiers import long_but

from .games import KINDS, MINUTE, setup
from .laws import check_means

USED = ("r01", "r04", "r06", "r07", "r08", "r09", "r16", "r25", "humans", "data-probe")


def endow(state: State, dice: Dice) -> None:
    """Credits, level 3, high gauges, rewards and technologies for all; some cultures known."""
    for market in state.markets:
        if not market.open and dice.below(3):
            open_market(Play(state), market)
    for captain in state.captains:
        captain.credits += 1500
        captain.level, captain.side, captain.second = 3, dice.pick("ab"), True
        captain.laser, captain.shield = dice.roll(), dice.roll()
        captain.rewards += [state.rewards.cards.pop() for _ in range(4)]
        captain.missions.append(state.missions.cards.pop())
        for market in state.markets:
            if dice.below(3) == 0:
                _equip(state, captain, market)


def _equip(state: State, captain: Captain, market: Market) -> None:
    rack = market.technologies if market.open else market.spare
    for technology in list(dict.fromkeys(rack)):
        if trade.can_take(state, captain, state.parts.technology[technology]):
            rack.remove(technology)
            deals.install(state, captain, technology)


def played(kind: str, seed: int) -> Iterator[tuple[State, Outcome[State]]]:
    """A random match from the first turn on; now and then somebody leaves an order."""
    seats, options = KINDS[kind]
    outcome = begin(GAME, setup(seats, seed, **options))
    state, dice, seq, rich = outcome.state, Dice(f"{seed:064x}"), 0, False
    while not state.over:
        if not rich and pending_step(state) == "start-turn":
            endow(state, dice)
            rich = True
        seat = Seat(dice.pick(active_seats(state)))
        found = orders(GAME, state, seat) if dice.below(10) == 0 else offers(state, seat)
        seq += 1
        choice = ask(GAME, state, seat, random_player, dice, found).choice
        outcome = enter(
            GAME, state, Entry(seq, seq * MINUTE, seat, choice, "player", GAME.cover.version)
        )
        if rich:
            yield state, outcome


@pytest.mark.parametrize(
    ("kind", "seeds"),
    long_but(
        ("quick-alone", (1,)),
        [
            ("quick-alone", (1,)),
            *((kind, (0, 1)) for kind in ("two", "four-with-all", "challenge", "quick-four")),
            ("epic-three", (0,)),
        ],
    ),
)
def test_matches_with_all_cards_end_and_keep_every_piece(kind: str, seeds: tuple[int, ...]) -> None:
    said: Counter[str] = Counter()
    for seed in seeds:
        inventory: list[str] = []
        for number, (state, outcome) in enumerate(played(kind, seed)):
            inventory = inventory or list(GAME.rules.inventory(state))
            said.update(type(event).__name__ for event in outcome.events)
            if number % 8 == 0 or state.over:
                assert list(GAME.rules.inventory(state)) == inventory
                check_means(state)
        assert state.over
    assert {"Bought", "PortBuilt", "DieAssigned", "RewardUsed"} <= said.keys()


@pytest.mark.parametrize(
    ("kind", "seeds", "cards"),
    long_but(
        ("quick-alone", (1,), ("r25", "data-probe")),
        [("quick-alone", (1,), ("r25", "data-probe")), ("two", (3, 5), USED)],
    ),
)
def test_every_card_that_is_used_in_flight_is_used_sometimes(
    kind: str, seeds: Sequence[int], cards: Sequence[str]
) -> None:
    used: set[str] = set()
    for seed in seeds:
        for state, _ in played(kind, seed):
            for seat in active_seats(state) if pending_step(state) == "fly" else ():
                found = [offer for offer in offers(state, seat) if offer.verb == "use"]
                used.update(id_ for offer in found for id_ in getattr(offer, "ids", ()))

    assert set(cards) <= used


@pytest.mark.clause("MV290", "MV291")
@pytest.mark.parametrize(
    ("kind", "seed", "many"),
    long_but(("quick-alone", 1, 10), [("quick-alone", 1, 10), ("four-with-all", 4, 30)]),
)
def test_rich_players_see_the_same_whatever_they_cannot_know(
    kind: str, seed: int, many: int
) -> None:
    changed = 0
    for number, (state, _) in enumerate(played(kind, seed)):
        if number % 9:
            continue
        for viewer in (None, Seat(0), Seat(state.seats - 1)):
            other = copy(GAME, state)
            GAME.rules.resample_hidden(other, viewer, Dice(f"{number:032x}"))
            changed += other != state
            assert view(other, viewer) == view(state, viewer)
            if viewer is not None:
                assert list(offers(other, viewer)) == list(offers(state, viewer))
    assert changed > many


@pytest.mark.clause("MV302")
@pytest.mark.parametrize("kind", long_but("quick-alone", ["quick-alone", "two", "quick-four"]))
def test_a_seat_out_of_time_gets_through_its_turn(kind: str) -> None:
    for number, (state, _) in enumerate(played(kind, 2)):
        if number % 8 or state.over:
            continue
        trial = copy(GAME, state)
        turn, steps = (state.round, state.turn.seat), 0
        while not trial.over and (trial.round, trial.turn.seat) == turn:
            seat = active_seats(trial)[0]
            act(GAME, trial, seat, GAME.rules.fallback(trial, seat), trial.now)
            steps += 1
            assert steps < 30
