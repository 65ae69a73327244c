"""VE1160: own scenarios are tried out when they are read, and their page says every field."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from engine import BadBox, Seat, read_box, replay, start
from engine import Record as Log
from games.delta_vee import GAME, trial
from games.delta_vee.parts import (
    COMPONENTS,
    Box,
    Condition,
    Force,
    PodEntry,
    Scenario,
    ShipEntry,
    Somewhere,
)
from games.delta_vee.setup import Options
from games.delta_vee.view import view

from .builder import SEED, A, can, dealt, do, hex_
from .games import last, setup

PAGE = Path(__file__).parents[3] / "docs" / "own-scenarios.md"


def own(change: Callable[[dict[str, Any]], None], scenario: str = "showdown") -> dict[str, Any]:
    """A box whose own scenario is another one, changed."""
    box: dict[str, Any] = json.loads(COMPONENTS.model_dump_json())
    found = next(each for each in box["scenarios"] if each["id"] == scenario)
    mine: dict[str, Any] = {**json.loads(json.dumps(found)), "id": "own"}
    change(mine)
    box["scenarios"] = [each for each in box["scenarios"] if each["id"] != "own"] + [mine]
    return box


def ship(of: dict[str, Any], side: int = 1, number: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = of["sides"][side - 1]["ships"][number]
    return found


def eight(of: dict[str, Any]) -> None:
    """Eight ships, of which each needs a hex of the seven."""
    of["sides"][0]["ships"] = [
        {**ship(of), "letter": letter, "place": {"around": "A0505"}} for letter in "ABCDEFGH"
    ]
    of["victory"] = [{"winner": "side-1", "rule": "destroyed", "ships": ["2D"]}]


def corner(of: dict[str, Any]) -> None:
    """Two hexes on the sheets, and three ships."""
    eight(of)
    of["sides"][0]["ships"] = of["sides"][0]["ships"][:4]
    for each in of["sides"][0]["ships"]:
        each["place"] = {"around": "A0101"}


def ends(**changes: Any) -> Callable[[dict[str, Any]], None]:
    def change(of: dict[str, Any]) -> None:
        of["victory"][0].update(changes)

    return change


WRONG: list[tuple[Callable[[dict[str, Any]], None], str, str]] = [
    (eight, "showdown", r"side 1: ships A, B, C, D, E, F, G, H have 7 hexes to choose from"),
    (corner, "showdown", r"side 1: ships A, B, C, D have 3 hexes to choose from"),
    (
        lambda of: ship(of)["pods"][0].update(civ=5),
        "showdown",
        r"ship 1E, pod hunter: its missiles are of Civ level 5; .* has 6, 7 and 8",
    ),
    (lambda of: ship(of).update(spent_blocks=20), "showdown", "more than its 10 blocks"),
    (ends(rule="docked"), "showdown", r"victory 1 \(docked\): other is the ship"),
    (ends(ships=[]), "showdown", "names no ships; there are 1E, 2D"),
    (ends(count=2), "showdown", "count is 2; it names 1 ships"),
    (ends(must=["1E"]), "showdown", "must has 1E; its ships are 2D"),
    (ends(rule="jumped"), "showdown", "nobody may jump; jump_columns says where"),
    (ends(rule="apart"), "showdown", "distance is 0; it is at least 1"),
    (ends(rule="apart", distance=5), "showdown", "is over before it begins: apart"),
    (ends(rule="points", count=3), "showdown", "needs points: true"),
    (
        lambda of: of["sides"][0].update(speeds=[4, 2]),
        "convoy",
        r"side 1: speeds are \[4, 2\]; a low and a high one, 0 to 9",
    ),
    (lambda of: of["sides"][1].update(speeds=[0, 10]), "convoy", r"side 2: speeds are \[0, 10\]"),
    (lambda of: of["sides"][1].update(speeds=[-1, 3]), "convoy", r"side 2: speeds are \[-1, 3\]"),
    (ends(rule="points", winner="draw"), "convoy", "side-1 or side-2 as its winner"),
    (ends(rule="docked", other="2D"), "showdown", "other is the ship with which one of the"),
]


def tried(change: Callable[[dict[str, Any]], None], scenario: str) -> None:
    """Try the own scenario out, and not the five others beside it, which takes its time."""
    box = Box.model_validate(own(change, scenario))
    trial.try_out(GAME, box.model_copy(update={"scenarios": box.scenarios[-1:]}))


@pytest.mark.clause("VE1160")
@pytest.mark.parametrize(("change", "scenario", "message"), WRONG)
def test_a_scenario_that_cannot_be_played_is_refused_with_what_is_possible(
    change: Callable[[dict[str, Any]], None], scenario: str, message: str
) -> None:
    with pytest.raises(ValueError, match=rf"scenario own: .*{message}"):
        tried(change, scenario)


def seven(of: dict[str, Any]) -> None:
    """Seven ships in seven hexes."""
    eight(of)
    del of["sides"][0]["ships"][7]


def faster(*speeds: int) -> Callable[[dict[str, Any]], None]:
    return lambda of: of["sides"][0].update(speeds=speeds)


ALLOWED: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (seven, "showdown"),
    (lambda of: ship(of).update(spent_blocks=10), "showdown"),
    (lambda of: ship(of)["pods"][0].update(civ=6), "showdown"),
    (faster(0, 9), "convoy"),
    (faster(4, 4), "convoy"),
    (ends(rule="apart", distance=40), "showdown"),
    (ends(ships=["2A", "2B"], count=2, must=["2B"]), "convoy"),
    (ends(rule="points", count=3, winner="side-1"), "convoy"),
]


@pytest.mark.clause("VE1160")
@pytest.mark.parametrize(("change", "scenario"), ALLOWED)
def test_a_scenario_that_just_can_be_played_is_taken(
    change: Callable[[dict[str, Any]], None], scenario: str
) -> None:
    tried(change, scenario)


@pytest.mark.clause("VE1160")
@pytest.mark.parametrize(("fault", "message"), [("view", "cannot be dealt"), ("act", "breaks off")])
def test_a_fault_that_nobody_thought_of_is_found_by_playing(
    fault: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("5")

    monkeypatch.setattr(trial, fault, broken)

    with pytest.raises(ValueError, match=f"scenario showdown: {message}.*: KeyError: '5'"):
        trial.try_out(GAME, COMPONENTS)


@pytest.mark.clause("VE1160")
def test_a_stored_match_goes_on_with_a_scenario_that_would_be_refused_today() -> None:
    def loose(of: dict[str, Any]) -> None:
        ends(count=2)(of)

    box = own(loose)
    with pytest.raises(BadBox, match="count is 2; it names 1 ships"):
        read_box(GAME.rules.box, json.dumps(box))
    record = Log(setup("own", 1, turns=5, box=box))
    end = last(record.setup, ["easy"], record)

    assert replay(GAME, record).state == end


@pytest.mark.clause("VE1160")
def test_the_shipped_file_passes_its_own_trial() -> None:
    assert read_box(GAME.rules.box, COMPONENTS.model_dump_json()) == GAME.rules.components


@pytest.mark.clause("VE1160")
def test_a_scenario_of_ones_own_is_on_offer_where_there_is_one() -> None:
    mine = GAME.rules.box.model_validate(own(lambda of: ship(of).update(armor=1)))

    assert "own" in GAME.rules.withheld(GAME.rules.components)["scenario"]
    assert not GAME.rules.withheld(mine)["scenario"]


@pytest.mark.clause("VE1110", "VE1160")
def test_ships_beside_an_edge_stand_on_the_sheets() -> None:
    def edge(of: dict[str, Any]) -> None:
        ship(of)["place"] = {"around": "A0101"}

    box = GAME.rules.box.model_validate(own(edge))
    state = start(GAME, 2, Options(scenario="own"), SEED, 0, box).state

    assert can(state, A, "place") == ["1E A0101", "1E A0102", "1E A0201"]
    assert view(state, Seat(1)).units


@pytest.mark.clause("VE1110")
def test_ships_share_a_hex_rather_than_have_none() -> None:
    state = dealt("escape")
    step = state.stack[-1]
    step.places = {name: ["A0909"] for name in ("1A", "1B", "1C", "1D")}  # type: ignore[attr-defined]
    for name in ("1A", "1B", "1C", "1D"):
        do(state, A, f"place {name} A0909")

    assert {unit.place for unit in state.of(0)} == {hex_(state, "A0909")}


@pytest.mark.clause("VE1160")
def test_the_page_says_every_field_and_every_way_to_win() -> None:
    page = PAGE.read_text("utf-8")
    told = set(re.findall(r"^\| `([a-z_]+)` ", page, flags=re.MULTILINE))
    fields = {
        name
        for kind in (Scenario, Force, ShipEntry, Somewhere, PodEntry, Condition)
        for name in kind.model_fields
    }

    assert told >= fields | {"destroyed", "jumped", "orbit", "docked", "apart", "points"}
    for kind in COMPONENTS.pods:
        assert f"`{kind.id}`" in page
    for model in COMPONENTS.ships:
        assert f"`{model.id}`" in page


def said(default: object) -> str:
    """How the page calls a default."""
    match default:
        case bool() | int():
            return json.dumps(default)
        case str() if default:
            return f"`{default}`"
    return "none"


OF_OTHERS = {("armor", "of the ship"), ("civ", "of the chart")}
"""A pod has these from its ship and from the chart, unless it says otherwise."""


@pytest.mark.clause("VE1160")
@pytest.mark.parametrize("kind", [Scenario, Force, ShipEntry, Somewhere, PodEntry, Condition])
def test_the_page_says_every_default(kind: type[BaseModel]) -> None:
    rows = re.findall(r"^\| `([a-z_]+)` \| (.*?) ?\|", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    told = set(rows) - OF_OTHERS
    told |= {(name, "none") for name, _ in OF_OTHERS} if kind is PodEntry else set()

    for name, field in kind.model_fields.items():
        assert (name, "" if field.is_required() else said(field.default)) in told


@pytest.mark.clause("VE1160")
def test_the_example_of_the_page_can_be_played() -> None:
    page = PAGE.read_text("utf-8")
    (example,) = re.findall(r"^```json\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)

    def change(of: dict[str, Any]) -> None:
        of.clear()
        of.update(json.loads(example))

    box = read_box(GAME.rules.box, json.dumps(own(change)))

    assert last(setup("own", 2, turns=6, box=json.loads(box.model_dump_json())), ["random"]).over


@pytest.mark.clause("VE1170")
def test_a_match_may_have_thirty_game_turns() -> None:
    assert dealt("showdown", turns=30).turns == 30
