"""VE1200: one typed line carries all commands of a unit, or a whole shot."""

from __future__ import annotations

import re

import pytest

from bot.table.typed import candidates, choices
from engine import Choice, Command, Illegal, active_seats, pending_step, why_not
from games.delta_vee import GAME
from games.delta_vee.placements import placements
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire
from tests.saying import english
from tests.tiers import long_but

from .builder import A, add, begin, can, do, move, order, roll, space
from .games import played, setup


def command(name: str) -> Command:
    return next(command for command in GAME.cover.commands if command.name == name)


def typed(state: State, name: str, **options: str) -> None:
    do(state, A, *map(str, choices(command(name), options)))


def two_ships() -> State:
    state = space()
    add(state, "1A", "sword", ("A0505", 3, 2), "arsenal", "comm")
    add(state, "1B", "sword", ("A0909", 3, 2), "light")
    add(state, "2A", "dagger", ("A0705", 3, 2))
    return state


@pytest.mark.clause("VE1200")
def test_a_line_gives_a_unit_everything() -> None:
    state = two_ships()
    begin(state, GiveCommands(0))

    typed(state, "command", unit="1B", orders="accel, accel left weave search")

    ship = state.unit("1B")
    assert (ship.velocity, ship.direction, ship.weaving) == (4, 2, True)
    assert ship.energy == 78 - 12
    assert state.unit("1A").velocity == 2


@pytest.mark.clause("VE1200")
def test_a_line_may_leave_the_unit_out_and_be_repeated_next_turn() -> None:
    state = two_ships()
    begin(state, GiveCommands(0))
    typed(state, "command", orders="left left")
    begin(state, GiveCommands(0))
    typed(state, "again", unit="1A")

    assert state.unit("1A").direction == 11


@pytest.mark.clause("VE1200")
def test_a_wrong_word_in_a_line_is_refused() -> None:
    state = two_ships()
    begin(state, GiveCommands(0))

    with pytest.raises(Illegal):
        typed(state, "command", unit="1A", orders="accel accel accel accel")


@pytest.mark.clause("VE1200")
def test_a_line_is_completed_with_what_may_come_next() -> None:
    state = two_ships()
    begin(state, GiveCommands(0))
    given = {"unit": "1A", "orders": "accel accel accel "}

    found = candidates(GAME, state, A, command("command"), given, "orders")

    assert "accel" not in found
    assert {"left", "decel", "search", "prepare-mims-1"} <= set(found)


@pytest.mark.clause("VE800")
def test_a_line_fires_with_a_unit() -> None:
    state = two_ships()
    begin(state, OpenFire(0))
    roll(state, 10)

    typed(state, "fire", unit="1B", weapon="pod-1", mode="particle-burst", target="2A")

    assert state.desks[A].fired == {"pod-1": 1}
    assert state.desks[A].unit == "1B"


@pytest.mark.clause("VE1200", "VE410", "VE420", "VE520", "VE760")
@pytest.mark.parametrize(
    ("model", "velocity", "words", "word", "why"),
    [
        ("flute", 2, "accel accel accel", "accel", "velocity-rating"),
        ("flute", 3, "left left left", "right", "maneuvers-left"),
        ("flute", 3, "left left left", "weave", "maneuvers-left"),
        ("flute", 7, "", "left", "too-fast"),
        ("flute", 0, "", "decel", "velocity-possible"),
        ("flute", 2, "search", "raise-field", "battle-commands-left"),
        ("flute", 2, "search", "tow-2A", "battle-commands-left"),
        ("flute", 2, "search", "nonsense", ""),
        ("flute", 2, "left", "left", ""),
        ("flute", 2, "left", "nonsense", ""),
    ],
)
def test_a_word_that_does_not_fit_has_a_reason(
    model: str, velocity: int, words: str, word: str, why: str
) -> None:
    state = space()
    add(state, "1A", model, ("A0505", 3, velocity), "heavy")
    begin(state, GiveCommands(0))
    if words:
        order(state, A, words)

    need = why_not(state, A, Choice("order", (word,)))

    assert (need.name if need else "") == why


@pytest.mark.clause("VE760", "VE650", "VE1200")
def test_energy_and_planets_are_reasons_too() -> None:
    state = space(planets=["A0706"])
    ship = add(state, "1A", "dagger", ("A0505", 4, 5))
    ship.energy = 0
    begin(state, GiveCommands(0))
    order(state, A, "left")
    assert reason(state, "left") == reason(state, "weave") == "energy-left"

    ship.velocity = 2
    move(state)
    do(state, A, "order decel")
    assert reason(state, "decel") == "velocity-possible"
    assert reason(state, "left") == ""


def reason(state: State, word: str) -> str:
    need = why_not(state, A, Choice("order", (word,)))
    return need.name if need else ""


@pytest.mark.clause("VE1200")
@pytest.mark.parametrize(
    ("scenario", "many"), long_but(("first-shot", 50), [("first-shot", 50), ("convoy", 500)])
)
def test_what_is_offered_is_never_refused_with_a_reason(scenario: str, many: int) -> None:
    looked = 0
    for state, _ in played(setup(scenario, 2, 4, 6), ["random"]):
        for seat in (
            active_seats(state) if pending_step(state) in {"give-commands", "pass-planet"} else ()
        ):
            for word in can(state, seat):
                assert why_not(state, seat, Choice("order", (word,))) is None, word
                looked += 1
    assert looked > many


@pytest.mark.clause("VE940")
def test_a_placement_is_typed_as_its_description_says() -> None:
    texts = english(GAME.slug)
    for option in ("placement", "placements"):
        (example,) = re.findall(r"2\S3\S4", texts(f"param-{option}-description"))
        assert example in placements(3, 4, 1)
