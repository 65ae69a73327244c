"""VE1205 to VE1207: standing orders that answer, and what ends one."""

from __future__ import annotations

import pytest

from engine import Choice, OrderDisarmed, OrderUsed, Seat, active_seats, pending_step, would
from games.delta_vee import GAME, events
from games.delta_vee.answering import LASTS
from games.delta_vee.damage import strike
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire
from games.delta_vee.steps.movement import Move
from games.delta_vee.steps.turn import Turn
from games.delta_vee.view import view

from .builder import A, B, C, add, begin, can, do, launched_craft, missile, move, roll, space, told
from .test_order import ambush

NO_STAGE = 6


def apart(
    gap: int = 12, *, planets: tuple[str, ...] = (), asteroids: tuple[str, ...] = ()
) -> State:
    """A ship of each side, so many hexes apart, that fly down their columns."""
    state = space(planets=planets, asteroids=asteroids)
    add(state, "1A", "sword", ("A0105", 6, 2), "heavy", "comm")
    add(state, "2A", "dagger", (f"A{1 + gap:02}{5 + gap // 2:02}", 6, 2), "heavy")
    return state


def left(state: State, seat: Seat = A) -> list[str]:
    return [str(each.order) for each in GAME.orders.left(state, seat)]


def why(found: object) -> list[tuple[str, str]]:
    assert isinstance(found, list | tuple)
    return [(str(e.order), e.reason) for e in told(found, OrderDisarmed)]  # type: ignore[attr-defined]


@pytest.mark.clause("VE1205")
def test_phases_pass_while_no_enemy_is_near() -> None:
    state = apart()
    do(state, A, "order-coast within-10", "order-hold within-10")

    for phase in (GiveCommands(0), OpenFire(0)):
        found = begin(state, phase)
        assert len(told(found, OrderUsed)) == 1
        assert all(event.to == (A,) for event in told(found, OrderUsed))
        assert A not in active_seats(state)
    assert left(state) == ["order-coast within-10", "order-hold within-10"]


@pytest.mark.clause("VE1205", "VE1207")
@pytest.mark.parametrize(("verb", "phase"), [("coast", GiveCommands), ("hold", OpenFire)])
def test_an_enemy_that_has_come_near_ends_it(
    verb: str, phase: type[GiveCommands | OpenFire]
) -> None:
    state = apart(10)
    do(state, A, f"order-{verb} within-10")

    found = begin(state, phase(0))

    assert why(found) == [(f"order-{verb} within-10", "enemy-near")]
    assert all(event.to == (A,) for event in told(found, OrderDisarmed))
    assert active_seats(state) == [A]
    assert left(state) == []


@pytest.mark.clause("VE1205", "VE1140")
def test_who_is_asleep_is_not_near() -> None:
    state = apart(5)
    state.unit("2A").asleep = True
    do(state, A, "order-coast within-20")

    assert told(begin(state, GiveCommands(0)), OrderUsed)


@pytest.mark.clause("VE1205", "VE1207")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("planet", "hazard-ahead"),
        ("asteroid", "hazard-ahead"),
        ("craft", "hazard-ahead"),
        ("missile", "hazard-ahead"),
        ("jump", "jump-prepared"),
        ("turns", "turns-over"),
    ],
)
def test_commands_are_asked_for_where_flying_on_would_cost_something(
    change: str, reason: str
) -> None:
    state = apart(
        planets=("A0107",) if change == "planet" else ("A0110",),
        asteroids=("A0106",) if change == "asteroid" else ("A0111",),
    )
    ship = state.unit("1A")
    do(state, A, "order-coast within-10", "order-hold within-10")
    match change:
        case "craft":
            other = add(state, "1B", "sword", ("A0105", 6, 0), "bay")
            launched_craft(state, other, ("A0108", 6, 2))
        case "missile":
            missile(state, ship, "intelligent", ("A0108", 6, 2))
        case "jump":
            ship.jump = 1
        case "turns":
            state.turn += LASTS
            assert told(begin(state, GiveCommands(0)), OrderUsed)
            state.turn += 1

    assert why(begin(state, GiveCommands(0))) == [("order-coast within-10", reason)]
    assert active_seats(state) == [A]
    assert told(begin(state, OpenFire(0)), OrderUsed)  # fire has nothing to do with it


@pytest.mark.clause("VE1205", "VE651")
def test_who_stays_in_orbit_does_not_come_to_a_planet() -> None:
    state = apart(planets=("A0105", "A0106"))
    state.unit("1A").velocity = 1
    do(state, A, "order-coast within-10")

    assert told(begin(state, GiveCommands(0)), OrderUsed)


@pytest.mark.clause("VE1205")
def test_a_fire_phase_that_somebody_has_begun_stays_theirs() -> None:
    state = apart(3)
    state.unit("2A").ratings.armor = 9
    begin(state, OpenFire(0))
    do(state, A, "order-hold within-10")
    roll(state, 1, 2)
    do(state, A, "fire pod-1 laser-burst 2A")
    assert pending_step(state) == "choose-part"

    outcome = do(state, A, "hit engine")

    assert not told(outcome.events, OrderUsed)
    assert not told(outcome.events, OrderDisarmed)
    assert active_seats(state) == [A]
    assert can(state, A, "done") == [""]


@pytest.mark.clause("VE1205")
def test_commands_that_somebody_has_begun_to_give_stay_theirs() -> None:
    state = apart()
    add(state, "1B", "sword", ("A0105", 6, 2), "heavy")
    begin(state, GiveCommands(0))
    do(state, A, "order-coast within-10", "order accel", "give")

    assert active_seats(state) == [A]
    assert GAME.orders.obeys(state, A) is None


@pytest.mark.clause("VE1205")
@pytest.mark.parametrize(
    ("phase", "order", "choices"),
    [
        (GiveCommands, "order-coast within-10", ["unit 1B"]),
        (GiveCommands, "order-coast within-10", ["order accel", "back"]),
        (GiveCommands, "order-coast within-10", ["unit 1B", "order accel", "unit 1A", "unit 1B"]),
        (OpenFire, "order-hold within-10", ["unit 1B"]),
    ],
)
def test_an_order_left_in_a_phase_waits_for_the_next(
    phase: type[GiveCommands | OpenFire], order: str, choices: list[str]
) -> None:
    state = apart()
    add(state, "1B", "sword", ("A0105", 6, 2), "heavy")
    begin(state, phase(0))
    do(state, A, order)

    for choice in choices:
        assert not told(do(state, A, choice).events, OrderUsed)
        assert active_seats(state) == [A]
    do(state, A, "done")
    state.turn += 1

    assert told(begin(state, phase(0)), OrderUsed)


def mates() -> State:
    """Two people of a side with a ship each, next to an enemy."""
    state = space(seats=4)
    add(state, "1A", "sword", ("A0105", 6, 2), "heavy")
    add(state, "1B", "sword", ("B1010", 6, 2), "heavy").seat = C
    enemy = add(state, "2A", "sword", ("A0106", 6, 2), "crew", "heavy")
    enemy.revealed, enemy.ratings.armor = True, 9
    return state


@pytest.mark.clause("VE1205")
@pytest.mark.parametrize("earlier", [True, False], ids=["at first", "meanwhile"])
def test_a_question_to_a_team_mate_does_not_end_the_phase_of_another(*, earlier: bool) -> None:
    state = mates()
    begin(state, OpenFire(0))
    roll(state, 1, 2)
    for choice in ["order-hold within-10", "fire pod-1 laser-burst 2A"][:: 1 if earlier else -1]:
        do(state, C if choice.startswith("order") else A, choice)
    assert pending_step(state) == "choose-part"

    outcome = do(state, A, "hit engine")

    assert not told(outcome.events, OrderUsed)
    assert active_seats(state) == [A, C]


@pytest.mark.clause("VE1205", "VE960")
def test_a_missile_that_a_team_mate_launches_ends_no_order_of_this_phase() -> None:
    """VE100: it is commanded by whoever has no ship, and comes among two enemies."""
    state = space(seats=4)
    home = add(state, "1A", "sword", ("A0505", 12, 2), "heavy")
    missile(state, home, "guided", ("B1010", 12, 2)).seat = C
    for enemy in ("2A", "2B"):
        add(state, enemy, "dagger", ("A0604", 1, 3))
    begin(state, OpenFire(0))
    do(state, C, "order-hold within-10")
    do(state, A, "launch pod-1 unguided 2-1-3")
    assert (pending_step(state), list(active_seats(state))) == ("choose-prey", [C])
    roll(state, 10)

    do(state, C, "intercept 2A")

    assert left(state, C) == ["order-hold within-10"]
    assert active_seats(state) == [A, C]


@pytest.mark.clause("VE1206", "VE600")
def test_who_moves_first_is_left_to_the_list() -> None:
    state = ambush()
    do(state, A, "order-mover usual")
    roll(state, 10, 10, 10)
    state.stack = [Turn(stage=NO_STAGE)]

    found = begin(state, Move(0))

    used = told(found, OrderUsed)
    assert [str(event.answer) for event in used] == ["done"]  # type: ignore[attr-defined]
    first = told(found, events.Intercepted)[0]
    assert (first.unit, first.target) == ("2x1", "1A")  # type: ignore[attr-defined]


@pytest.mark.clause("VE1206", "VE870")
@pytest.mark.parametrize(
    ("wish", "pods", "die", "part"),
    [
        ("engine", ("crew", "heavy"), 2, "engine"),
        ("bridge", ("crew", "heavy"), 2, "bridge"),
        ("weapons", ("crew", "heavy"), 2, "engine"),
        ("weapons", ("crew", "heavy", "light"), 1, "pod-2"),
        ("bridge", ("crew", "heavy"), 1, "bridge"),
    ],
)
def test_hits_strike_what_was_ordered_first(
    wish: str, pods: tuple[str, ...], die: int, part: str
) -> None:
    state = space()
    add(state, "1A", "sword", ("A0105", 6, 2), "heavy")
    enemy = add(state, "2A", "sword", ("A0106", 6, 2), *pods)
    enemy.revealed = True
    begin(state, OpenFire(0))
    do(state, A, f"order-part {wish}")
    roll(state, 1, die)

    outcome = do(state, A, "fire pod-1 laser-burst 2A")

    struck = told(outcome.events, events.PartHit)
    assert [event.part for event in struck] == [part]  # type: ignore[attr-defined]
    assert pending_step(state) == "open-fire"


@pytest.mark.clause("VE1206", "VE660")
def test_a_part_of_ones_own_is_not_struck_by_order() -> None:
    state = space(asteroids=("A0106",))
    add(state, "1A", "sword", ("A0105", 6, 9), "heavy")
    do(state, A, "order-part engine")
    roll(state, 1, 2)

    begin(state, Move(0))

    assert pending_step(state) == "choose-part"
    assert list(active_seats(state)) == [A]


@pytest.mark.clause("VE1206", "VE961")
@pytest.mark.parametrize(("first", "target"), [("craft", "2B"), ("ship", "2A")])
def test_missiles_that_may_choose_attack_ships(first: str, target: str) -> None:
    state = space()
    home = add(state, "1A", "sword", ("B1010", 12, 0), "arsenal")
    missile(state, home, "intelligent", ("A0505", 12, 1))
    if first == "craft":
        other = add(state, "2C", "sword", ("B0101", 12, 1), "bay")
        craft = launched_craft(state, other, ("A0504", 12, 1))
        assert craft.id == "2x1"
    else:
        add(state, "2A", "spear", ("A0504", 12, 1))
    add(state, "2B", "spear", ("A0504", 12, 1))
    do(state, A, "order-prey ships")

    found = begin(state, Move(0))

    tries = told(found, events.Intercepted)
    assert tries[0].target == target  # type: ignore[attr-defined]
    assert told(found, OrderUsed)


@pytest.mark.clause("VE1207", "VE651")
def test_an_order_for_an_orbit_ends_when_the_unit_has_left_it() -> None:
    state = space(planets=["A0706"])
    add(state, "1A", "sword", ("A0706", 6, 1), "heavy")
    add(state, "2A", "sword", ("B1010", 6, 1), "heavy")
    begin(state, GiveCommands(0))
    do(state, A, "order-orbit 1A leave", "order accel")

    outcome = do(state, A, "give")

    assert why(outcome.events) == [("order-orbit 1A leave", "orbit-left")]
    assert can(state, A, "order-orbit") == []


@pytest.mark.clause("VE1207", "VE981")
@pytest.mark.parametrize(("hits", "reason"), [(2, "field-broken"), (9, "unit-gone")])
def test_an_order_for_a_field_ends_with_the_field_or_the_ship(hits: int, reason: str) -> None:
    state = space()
    ship = add(state, "1A", "flute", ("A0706", 6, 1))
    add(state, "2A", "sword", ("B1010", 6, 1), "heavy")
    begin(state, GiveCommands(0))
    do(state, A, "order-raise 1A never")
    from engine import Play  # noqa: PLC0415

    for part in ("field",) if hits == 2 else ("bridge", "engine"):
        for _ in range(hits):
            strike(Play(state), ship, part)
    outcome = do(state, A, "done")

    assert why(outcome.events) == [("order-raise 1A never", reason)]
    assert can(state, A, "order-raise") == []


@pytest.mark.clause("VE1207", "VE961", "VE761")
def test_an_order_for_a_missile_ends_with_it() -> None:
    state = space()
    home = add(state, "1A", "sword", ("B1010", 12, 0), "arsenal")
    rocket = missile(state, home, "intelligent", ("A0505", 12, 1))
    do(state, A, f"order-hunt {rocket.id} never")
    rocket.spent = True

    found = move(state)

    assert why(found) == [(f"order-hunt {rocket.id} never", "unit-gone")]
    assert left(state) == []


@pytest.mark.clause("VE1207", "VE1203")
def test_nobody_else_sees_an_order_nor_its_end() -> None:
    worlds = []
    for orders in ((), ("order-coast within-20", "order-part engine")):
        state = apart(11)
        do(state, A, *orders) if orders else None
        found = begin(state, GiveCommands(0))
        heard = [event for event in found if event.known_to(B) or event.known_to(None)]
        worlds.append((view(state, B), view(state, None), heard, active_seats(state)))
    assert worlds[0] == worlds[1]


def test_orders_are_left_changed_and_taken_back() -> None:
    state = apart()
    assert can(state, A, "order-part") == ["engine", "bridge", "weapons"]

    do(state, A, "order-part engine", "order-part weapons")
    assert left(state) == ["order-part weapons"]
    assert can(state, A, "order-part") == ["engine", "bridge", "ask"]

    outcome = do(state, A, "order-part ask")
    assert [event.to for event in outcome.events] == [(A,)]
    assert left(state) == []
    assert state.answers == {}


def test_a_preview_says_what_an_order_would_have_answered() -> None:
    state = apart()
    begin(state, GiveCommands(0))

    assert would(GAME, state, A, Choice("order-coast", ("within-10",))) == Choice("done")
    assert would(GAME, state, A, Choice("order-coast", ("within-15",))) is None
    assert would(GAME, state, A, Choice("order-hold", ("within-10",))) is None


@pytest.mark.parametrize(
    ("gap", "phase", "choice", "order"),
    [
        (16, GiveCommands(0), "done", "order-coast within-15"),
        (15, GiveCommands(0), "done", None),
        (16, OpenFire(0), "done", "order-hold within-15"),
        (15, OpenFire(0), "done", None),
    ],
)
def test_what_lets_a_phase_pass_is_proposed_far_from_the_enemy(
    gap: int, phase: GiveCommands | OpenFire, choice: str, order: str | None
) -> None:
    state = apart(gap)
    begin(state, phase)

    proposed = GAME.orders.proposes(view(state, A), Choice.parse(choice))

    assert (proposed and str(proposed)) == order


def test_what_was_chosen_is_proposed_for_the_next_time() -> None:
    state = space()
    add(state, "1A", "sword", ("A0105", 6, 2), "heavy")
    add(state, "2A", "sword", ("A0106", 6, 2), "crew", "heavy").revealed = True
    begin(state, OpenFire(0))
    roll(state, 1, 1)
    do(state, A, "fire pod-1 laser-burst 2A")

    found = view(state, A)
    proposed = {
        part: GAME.orders.proposes(found, Choice("hit", (part,))) for part in can(state, A, "hit")
    }

    orders = {part: order and str(order) for part, order in proposed.items()}
    assert orders == {
        "bridge": "order-part bridge",
        "engine": "order-part engine",
        "field": None,
        "pod-1": None,
        "pod-2": "order-part weapons",
    }
