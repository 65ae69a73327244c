"""SD60: what others may know."""

from __future__ import annotations

import pytest

from engine import Dice, Seat, copy, dump
from games.space_dealer import GAME
from games.space_dealer.events import (
    BuildNoted,
    BuildStarted,
    CardPlanned,
    CardsDrawn,
    DrawnSeen,
    PlannedNoted,
)
from games.space_dealer.state import State
from games.space_dealer.view import view
from minds import imagine

from .games import played, setup
from .table import A, B, C, can, do, table


@pytest.mark.clause("SD60")
@pytest.mark.parametrize("cards", [("mine-red-1", "depot-1"), ("generator-1", "mine-blue-1")])
def test_what_is_planned_and_built_is_told_to_its_owner_alone(cards: tuple[str, str]) -> None:
    """Whatever the cards are, others see and hear the same."""
    state = table()
    state.planets[A].pile = list(cards)
    outcomes = [do(state, A, f"plan {cards[0]}"), do(state, A, f"build {cards[0]} later")]

    heard = [event for outcome in outcomes for event in outcome.events if event.known_to(B)]
    assert [type(event) for event in heard] == [CardPlanned, BuildStarted]
    own = [event for outcome in outcomes for event in outcome.events if event.known_to(A)]
    assert {PlannedNoted, BuildNoted} < {type(event) for event in own}
    seen = view(state, B).planets[A]
    assert [(each.level, each.card) for each in seen.zone] == [(1, "")]
    assert (seen.pile, seen.cards, seen.timers[0].job, seen.timers[0].on) == (
        1,
        (),
        "plan",
        "slot-1",
    )
    assert view(state, A).planets[A].timers[0].aim == "later"
    assert seen.timers[0].aim == ""


@pytest.mark.clause("SD60")
def test_cards_drawn_are_seen_by_their_owner_alone() -> None:
    state = table()
    state.planets[A].level = 2

    outcome = do(state, A, "draw level-2")

    assert [type(event) for event in outcome.events if event.known_to(B)] == [CardsDrawn]
    assert [type(event) for event in outcome.events if event.known_to(A)] == [CardsDrawn, DrawnSeen]
    assert view(state, B).planets[A].drawn == ()
    assert view(state, B).planets[A].choosing == 2
    assert len(view(state, A).planets[A].drawn) == 2
    assert len(can(state, A, "keep")) == 2


@pytest.mark.clause("SD45", "SD60")
@pytest.mark.parametrize("number", range(5))
def test_a_card_that_was_shown_takes_the_place_of_none_of_ones_own(number: int) -> None:
    """A has no room for it, so that it may be anywhere by now."""
    state = table(advanced=True)
    own, other, third = state.planets
    state.unused.clear()
    own.pile, own.zone = ["depot-1", "generator-3"], ["mine-red-1", "mine-red-2"]
    other.zone, third.pile = ["mine-blue-1"], ["generator-2"]
    do(state, B, "swap seat-0 mine-blue-1 nothing")
    world = copy(GAME, state)

    GAME.rules.resample_hidden(world, A, Dice(f"{number:032x}"))

    assert view(world, A) == view(state, A)


@pytest.mark.clause("SD60", "SD45")
@pytest.mark.parametrize(
    ("third", "ways"), [([], 1), (["mine-blue-2"], 4)], ids=["built", "built-or-with-a-third"]
)
def test_a_card_that_was_shown_and_is_not_to_be_had_is_no_card_of_who_saw_it(
    third: list[str], ways: int
) -> None:
    """Where it lies is anybody's guess; what the other has in their own pile is not."""
    state = table(advanced=True)
    state.unused = []
    state.planets[A].zone = ["mine-red-1", "mine-blue-1"]
    state.planets[B].pile = ["depot-1", "generator-2"]
    state.planets[C].zone = third
    do(state, A, "swap seat-1 mine-red-1 nothing", "build mine-red-1 later")
    before, offered = copy(GAME, state), can(state, B)

    found = set()
    for number in range(30):
        world = copy(GAME, state)
        GAME.rules.resample_hidden(world, B, Dice(f"{number:032x}"))
        found.add(tuple(world.planets[A].zone))
        assert world.planets[B] == before.planets[B]
        assert can(world, B) == offered
        assert GAME.rules.inventory(world) == GAME.rules.inventory(before)
        assert world.planets[A].timers[0].on == world.planets[A].zone[0]
    assert len(found) == ways


@pytest.mark.clause("SD45", "SD60")
def test_a_card_that_was_asked_for_is_imagined_by_its_place_alone() -> None:
    """B then shows A another card, for which A has no room: it is dealt to that place, or not."""
    state = table(advanced=True)
    state.planets[A].zone = ["mine-red-1", "mine-red-2"]
    state.planets[B].zone = ["mine-blue-1", "depot-2"]
    state.unused = ["depot-1", "mine-blue-2", "generator-3"]
    do(state, A, "swap seat-1 mine-red-1 slot-2")
    do(state, B, "swap seat-0 mine-blue-1 nothing")
    imagined = dump(imagine(GAME, state, A, Dice("c0")))

    for number in range(100):
        world = copy(GAME, state)
        GAME.rules.resample_hidden(world, A, Dice(f"{number:032x}"))
        assert dump(imagine(GAME, world, A, Dice("c0"))) == imagined


@pytest.mark.clause("SD60")
def test_at_the_end_everything_lies_open() -> None:
    state: State
    *_, (state, _) = played(setup(3, 8), ["easy", "random"])

    seen = view(state, None)

    assert seen.result is not None
    for seat in range(3):
        assert seen.planets[seat].cards == tuple(state.planets[Seat(seat)].pile)
        assert [each.card for each in seen.planets[seat].zone] == state.planets[seat].zone
