"""SD4: what the owner of a standing order is told of it: ready, why it waits, why it is in vain."""

from __future__ import annotations

import pytest

from engine import Seat
from games.space_dealer.state import Order, Planet, State, Timer
from games.space_dealer.view import view

from .table import A, build, do, goods, power, table

MINE = "mine-red-1"


def workshop() -> tuple[State, Planet]:
    """A has power for l3 to r2, mines on l1 and l2, a loaded ship, a planned mine and one more."""
    state = table(advanced=True)
    power(state, A, 2, 1)
    build(state, A, f"{MINE}:l1", "mine-blue-1:l2")
    planet = state.planets[A]
    planet.ships[0].load = goods("r")
    planet.zone, planet.pile = ["mine-green-1"], ["mine-yellow-1"]
    return state, planet


def outlook(state: State, *orders: str, seat: Seat = A, timer: int = 1) -> str:
    """What is said of some orders of a timer, of every one the same."""
    queue = [Order(words.split()) for words in orders]
    state.planets[seat].timers[timer].queue = queue
    (said,) = set(view(state, seat).planets[seat].timers[timer].outlook)
    return said


@pytest.mark.clause("SD4", "SD7", "SD27")
def test_goods_are_thrown_away_where_there_are_some() -> None:
    state, planet = workshop()

    assert outlook(state, "dump ship red", "dump ship all") == "ready"
    assert outlook(state, "dump ship blue", "dump depot red", "dump depot all") == "nothing-there"
    planet.depot = goods("y")
    assert outlook(state, "dump depot yellow", "dump depot all") == "ready"
    assert outlook(state, "dump depot red") == "nothing-there"
    planet.ships[0].load = goods("")
    assert outlook(state, "dump ship all") == "nothing-there"
    assert outlook(state, "dump depot all") == "ready"


@pytest.mark.clause("SD4", "SD40")
def test_an_order_for_a_ship_that_was_lost_is_in_vain() -> None:
    state, _ = workshop()

    assert outlook(
        state, *(f"{words} second" for words in ("load", "unload", "deliver")),
        "fly second gizzi-1", "dump second all",
    ) == "ship-gone"  # fmt: skip


@pytest.mark.clause("SD4", "SD22")
def test_an_order_for_a_ship_in_flight_waits() -> None:
    state, _ = workshop()
    do(state, A, "fly ship gizzi-1")

    assert outlook(
        state, *(f"{words} ship" for words in ("load", "unload", "deliver")),
        "fly ship gizzi-1", "fly ship seat-0", "dump ship red", "dump ship all",
    ) == "not-yet"  # fmt: skip


@pytest.mark.clause("SD4", "SD22")
def test_a_flight_waits_for_what_is_in_reach_and_is_in_vain_to_where_the_ship_is() -> None:
    state, planet = workshop()

    assert outlook(state, "fly ship gizzi-1", "fly ship gizzi-3", "load ship") == "ready"
    assert outlook(state, "fly ship seat-1", "fly ship gizzi-2", "fly ship seat-2") == "too-far"
    assert outlook(state, "fly ship seat-0") == "there-already"
    planet.ships[0].load = goods("")
    assert outlook(state, "fly ship seat-1", "fly ship gizzi-2", "unload ship") == "ready"
    assert outlook(state, "fly ship seat-0") == "there-already"


@pytest.mark.clause("SD4", "SD21")
@pytest.mark.parametrize(
    ("level", "runs", "said"),
    [
        (1, False, "ready"),
        (1, True, "not-yet"),
        (2, False, "ready"),
        (2, True, "level-reached"),
        (3, False, "level-reached"),
    ],
)
def test_research_counts_what_is_under_way(level: int, runs: bool, said: str) -> None:  # noqa: FBT001
    state, planet = workshop()
    planet.level = level
    if runs:
        do(state, A, "research")

    assert outlook(state, "research") == said


@pytest.mark.clause("SD4", "SD44")
def test_a_card_is_put_back_from_the_planning_zone_alone_and_without_a_timer() -> None:
    state, _ = workshop()

    assert outlook(state, "scrap mine-green-1") == "ready"
    assert outlook(state, "scrap mine-yellow-1", "scrap solar-1") == "card-gone"
    do(state, A, "build mine-green-1 later")
    assert outlook(state, "scrap mine-green-1") == "not-yet"


@pytest.mark.clause("SD4", "SD7")
def test_a_card_is_built_from_the_zone_or_the_pile_when_there_is_room() -> None:
    state, planet = workshop()

    assert outlook(state, "build mine-green-1 l3", "build mine-green-1 later") == "ready"
    assert outlook(state, "build mine-yellow-1 l3", "build mine-yellow-1 later") == "ready"
    assert outlook(state, "build mine-red-2 l3", "build mine-red-2 later") == "card-gone"
    planet.zone.append("depot-1")
    assert outlook(state, "build mine-yellow-1 l3", "build mine-yellow-1 later") == "not-yet"
    do(state, A, "build mine-green-1 r1")
    assert outlook(state, "build mine-green-1 l3", "build mine-green-1 later") == "not-yet"
    assert outlook(state, "build planned free") == "ready"  # the depot
    planet.zone.remove("depot-1")
    assert outlook(state, "build planned free") == "not-yet"


@pytest.mark.clause("SD4", "SD23")
def test_a_site_without_power_waits_one_that_is_taken_is_in_vain() -> None:
    state, planet = workshop()
    planet.zone = ["mine-green-1", "complex-red", "metropolis-1", "generator-2", "solar-2"]

    assert outlook(state, "build mine-green-1 l4", "build complex-red l4-l3") == "not-yet"
    assert outlook(state, "build metropolis-1 l4-l3", "build complex-red l3-l2") == "ready"
    assert outlook(state, "build metropolis-1 l2-l1", "build mine-green-1 l1") == "site-taken"
    assert outlook(state, "build generator-2 left", "build generator-2 right") == "site-taken"
    assert outlook(state, "build solar-2 left") == "site-taken"
    assert outlook(state, "build solar-2 right") == "ready"
    planet.power["right"] = []
    assert outlook(state, "build solar-2 right") == "not-yet"
    do(state, A, f"use {MINE} ship")
    assert outlook(state, "build complex-red l2-l1") == "not-yet"  # the timer will go


@pytest.mark.clause("SD4", "SD7")
def test_a_card_is_used_when_it_is_built_and_free() -> None:
    state, _ = workshop()

    assert outlook(state, f"use {MINE} ship", "use mine-blue-1 depot") == "ready"
    assert outlook(state, "use mine-green-1 ship", "use mine-yellow-1 ship") == "not-yet"
    assert outlook(state, "use mine-red-2 ship") == "card-gone"
    do(state, A, f"use {MINE} ship")
    assert outlook(state, f"use {MINE} ship") == "not-yet"
    build(state, A, "complex-red:l3-l2")
    assert outlook(state, "use mine-blue-1 depot") == "card-covered"


@pytest.mark.clause("SD4", "SD41", "SD42")
@pytest.mark.parametrize("card", ["sabotage-1", "missile-1"])
def test_a_probe_or_missile_is_loaded_when_it_is_not_full_and_cleared_when_it_is_blocked(
    card: str,
) -> None:
    state, planet = workshop()
    build(state, A, f"{card}:r1")
    loads = f"use {card} load"

    assert outlook(state, loads) == "ready"
    planet.built[-1].attacks = 1
    assert outlook(state, loads) == "ready"
    planet.built[-1].attacks = 2
    assert outlook(state, loads) == "not-yet"
    planet.built[-1].blocked = True
    assert outlook(state, loads) == "ready"
    do(state, A, f"use {card} clear")
    assert outlook(state, loads) == "not-yet"


@pytest.mark.clause("SD4", "SD20")
def test_cards_are_drawn_when_the_level_the_pile_and_the_zone_allow_it() -> None:
    state, planet = workshop()

    assert outlook(state, "draw level-2 any", "draw level-3 ask") == "not-yet"
    planet.level = 2
    assert outlook(state, "draw level-2 any", "draw level-2 ask") == "ready"
    assert outlook(state, "draw level-3 any") == "not-yet"
    planet.level = 3
    assert outlook(state, "draw level-2 any", "draw level-3 any") == "ready"
    planet.zone.append("depot-1")
    assert outlook(state, "draw level-2 any", "draw level-3 any") == "zone-full"
    planet.zone, state.common["2"] = [], []
    assert outlook(state, "draw level-2 any") == "not-yet"
    planet.drawn = ["solar-1"]
    assert outlook(state, "draw level-3 any") == "not-yet"


@pytest.mark.clause("SD7", "SD23")
def test_a_site_is_given_to_a_timer_that_waits_for_one() -> None:
    state, planet = workshop()

    assert outlook(state, "place l3", "release") == "not-yet"  # nothing waits
    planet.timers[1] = Timer("build", "mine-green-1", "later", due=True)
    assert outlook(state, "place l3", "place r1", "release") == "ready"
    assert outlook(state, "place l1", "place l4") == "not-yet"
    build(state, A, "converter-1:r1")
    planet.timers[1] = Timer("use", "converter-1", "later", due=True)
    assert outlook(state, "place l3") == "not-yet"
    assert outlook(state, "release") == "ready"


@pytest.mark.clause("SD28")
def test_after_the_end_only_deliveries_and_choices_are_not_in_vain() -> None:
    state, _ = workshop()
    state.closing = "time"

    assert outlook(
        state, "research", f"use {MINE} ship", "fly ship gizzi-1", "dump ship red", "load ship",
        "build mine-green-1 l3", "scrap mine-green-1", "draw level-2 any",
    ) == "too-late"  # fmt: skip
    assert outlook(state, "deliver ship") == "nothing-wanted"
    assert outlook(state, "place l3", "release") == "not-yet"
