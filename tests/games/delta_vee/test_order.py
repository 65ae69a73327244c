"""VE600: the order in which units move is their owner's choice, where it may matter."""

from __future__ import annotations

import pytest

from engine import active_seats, pending_step
from games.delta_vee import GAME, events
from games.delta_vee.contested import contested
from games.delta_vee.state import State
from games.delta_vee.view import view

from .builder import A, B, add, can, do, hex_, launched_craft, missile, move, roll, space, told


def ambush(kind: str = "intelligent", mine: str = "guided", *, seats: int = 2) -> State:
    """A ship of side 1 and what it has launched pass a contact of side 2 in A0505."""
    state = space(seats=seats)
    ship = add(state, "1A", "sword", ("A0502", 6, 4), "arsenal", "bay")
    enemy = add(state, "2A", "sword", ("B1010", 12, 0), "arsenal", "bay")
    contact = ("A0505", 12, 1)
    own = ("A0503", 6, 3)
    if kind == "craft":
        launched_craft(state, enemy, contact, pod=1)
    else:
        missile(state, enemy, kind, contact)
    if mine == "craft":
        launched_craft(state, ship, own, pod=1)
    else:
        missile(state, ship, mine, own)
    return state


@pytest.mark.clause("VE600", "VE961")
def test_a_missile_that_goes_first_can_clear_the_way_for_its_ship() -> None:
    state = ambush()
    move(state)
    assert pending_step(state) == "choose-mover"
    assert can(state, A, "move") == ["1A", "1x1"]
    roll(state, 1)

    outcome = do(state, A, "move 1x1")

    tries = told(outcome.events, events.Intercepted)
    assert [(e.unit, e.target) for e in tries] == [("1x1", "2x1")]  # type: ignore[attr-defined]
    assert state.find("2x1") is None
    assert state.unit("1A").place == hex_(state, "A0506")


@pytest.mark.clause("VE600")
def test_whoever_does_not_care_leaves_the_order_to_the_list() -> None:
    state = ambush()
    move(state)
    roll(state, 10, 10, 10)

    outcome = do(state, A, "done")

    first = told(outcome.events, events.Intercepted)[0]
    assert (first.unit, first.target) == ("2x1", "1A")  # type: ignore[attr-defined]
    assert pending_step(state) != "choose-mover"
    assert str(GAME.rules.fallback(moved(ambush()), A)) == "done"


def moved(state: State) -> State:
    move(state)
    return state


@pytest.mark.clause("VE600", "VE1203")
@pytest.mark.parametrize("mine", ["unguided", "guided", "intelligent", "mims", "craft"])
@pytest.mark.parametrize("kind", ["unguided", "guided", "intelligent", "mims", "craft"])
def test_the_question_does_not_tell_what_contacts_are(kind: str, mine: str) -> None:
    state = moved(ambush(kind, mine))

    assert list(active_seats(state)) == [A]
    assert can(state, A, "move") == ["1A", "1x1"]
    assert view(state, None) == view(moved(ambush()), None)
    assert view(state, A) == view(moved(ambush(mine=mine)), A)
    assert view(state, B) == view(moved(ambush(kind)), B)


@pytest.mark.clause("VE600", "VE651", "VE1203")
def test_the_question_does_not_tell_of_standing_orders() -> None:
    found = []
    for order in ((), ("orbit=1A",), ("hunt=1x1",)):
        state = ambush()
        state.planets = [hex_(state, "A0505")]
        ship = state.unit("1A")
        ship.put(hex_(state, "A0505"))
        ship.velocity, ship.path, state.never = 1, [ship.place], list(order)
        found.append(contested(state, 0, ["1A", "1x1"]))
    assert found == [["1A", "1x1"]] * 3


@pytest.mark.clause("VE600")
@pytest.mark.parametrize("change", ["known", "apart", "still", "alone", "empty"])
def test_nothing_is_asked_where_the_order_cannot_matter(change: str) -> None:
    state = ambush("craft", "craft")
    ship, own, enemy = state.unit("1A"), state.unit("1x1"), state.unit("2x1")
    match change:
        case "known":
            own.revealed = enemy.revealed = True
        case "apart":
            own.direction = 12
        case "still":
            own.velocity = 0
        case "alone":
            state.units.remove(ship)
        case "empty":
            enemy.put(hex_(state, "A1616"))

    assert contested(state, 0, [unit.id for unit in state.of(0)]) == []


@pytest.mark.clause("VE600")
def test_units_whose_order_does_not_matter_move_first_and_are_not_offered() -> None:
    state = ambush()
    far = add(state, "1B", "dagger", ("B0505", 6, 3))

    move(state)

    assert far.place == hex_(state, "B0508")
    assert can(state, A, "move") == ["1A", "1x1"]


@pytest.mark.clause("VE600", "VE100")
def test_the_commander_of_the_first_of_them_is_asked() -> None:
    state = ambush(seats=4)
    state.unit("1A").seat = 2  # type: ignore[assignment]

    move(state)

    assert list(active_seats(state)) == [2]
