"""The charts: their marks, the log example of the rulebook, and messages for bad files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import BadBox, Phrase, plain_phrase, read_box
from games.delta_vee import parts
from games.delta_vee.charts import charts
from games.delta_vee.parts import CARGO, COMPONENTS, HIT_TABLE, SCENARIOS, Box, PodEntry
from games.delta_vee.setup import Options

from .builder import add, space

FILE = Path(parts.__file__).parent / "components.json"
DATA: dict[str, Any] = json.loads(FILE.read_text("utf-8"))


MARKS = ["printed", "inferred", "reconstructed"]


def changed(**fields: Any) -> str:
    return json.dumps({**DATA, **fields})


def cells(value: Any) -> list[str]:
    """The marks of all cells under a value."""
    if isinstance(value, list) and len(value) == 2 and value[1] in MARKS:
        return [value[1]]
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [mark for each in inside for mark in cells(each)]


@pytest.mark.clause("VE410", "VE420", "VE450")
def test_what_the_text_says_of_ships_stands_in_the_chart() -> None:
    sword, spear, flute = (COMPONENTS.ship(name) for name in ("sword", "spear", "flute"))

    assert (sword.velocity[0], spear.velocity[0]) == (3, 1)
    assert (flute.energy[0], flute.burn[0], flute.pods[0]) == (66, 6, 4)
    assert sum(1 for ship in COMPONENTS.ships if ship.armor[0]) == 9
    assert sum(1 for ship in COMPONENTS.ships if ship.force_field[0]) == 5
    assert len(COMPONENTS.ships) == 12
    assert {ship.civ[0] for ship in COMPONENTS.ships} == {6, 7, 8}


def test_every_cell_says_where_it_comes_from() -> None:
    for ship in DATA["ships"]:
        assert len(cells(ship)) == 11
    marks = cells(DATA)
    assert marks.count("reconstructed") > 40
    assert marks.count("inferred") > 15
    (chart, *_) = charts(COMPONENTS)
    for ship, row in zip(DATA["ships"], chart.rows, strict=True):
        shown = [cell.key.removeprefix("figure-") for cell in row if isinstance(cell, Phrase)]
        rare = [mark for mark in cells(ship) if mark != "printed"]
        assert sorted(mark for mark in shown if mark in MARKS) == sorted(rare)


@pytest.mark.clause("VE420")
def test_the_figure_of_the_zeta_that_is_read_from_a_lone_token_is_not_called_printed() -> None:
    assert COMPONENTS.ship("zeta").maneuver[1] == "reconstructed"
    assert COMPONENTS.relative[1] == "printed"
    assert COMPONENTS.relative[0][2][1] == 4


@pytest.mark.clause("VE910", "VE860", "VE960", "VE1120", "VE1140")
def test_the_charts_have_every_figure_that_is_needed_to_play() -> None:
    found = {chart.name: chart for chart in charts(COMPONENTS)}

    light = next(row for row in found["pods"].rows if row[0] == "light")
    assert light[2:6] == (
        Phrase("figure-prepare", (("value", 5),)),
        Phrase("figure-prepare", (("value", 3),)),
        0,
        0,
    )
    assert found["fire"].rows[3][2:] == ("automatic", "automatic", 9, 7, 4, 1, *2 * ["impossible"])
    assert found["interception"].rows[2][1:] == ("automatic", 8, 6, 4, 3, 2)
    assert found["hit"].rows[1] == (2, ("bridge", "engine"))
    forces = {name for name in found if name.startswith("forces-")}
    assert forces == {f"forces-{name}" for name in SCENARIOS if name != "own"}
    assert len(found["ends"].rows) == sum(len(s.victory) for s in COMPONENTS.scenarios[:-1])


@pytest.mark.clause("VE430")
def test_the_flute_of_the_log_example_has_35_blocks() -> None:
    flute = add(space(), "1A", "flute", ("A0505", 3, 1), "heavy", "energy", "bay", "jump-pod")

    assert flute.energy == 66 + 144
    assert flute.energy // flute.ratings.burn == 35


@pytest.mark.clause("VE500", "VE950")
def test_the_log_example_has_missiles_of_civ_level_seven() -> None:
    state = space()
    flute = add(state, "1A", "flute", ("A0505", 3, 1), "heavy", "energy", "bay", "jump-pod")

    heavy = flute.pods[0]
    assert heavy.stock == {"unguided": 6, "guided": 5, "intelligent": 3, "mims": 1}
    assert heavy.civ == 7
    assert [state.chart.missiles[f"{kind}-7"][2] for kind in ("guided", "intelligent", "mims")] == [
        9,
        7,
        6,
    ]


@pytest.mark.clause("VE500")
def test_a_pod_above_its_ship_is_one_level_lower() -> None:
    iota = add(space(), "1A", "iota", ("A0505", 3, 1), "heavy", "tractor", "jump-pod")

    assert [pod.civ for pod in iota.pods] == [6, 6, 6]
    assert iota.pods[0].stock == {"unguided": 6, "guided": 5}  # no row for Civ level 6


@pytest.mark.clause("VE562")
def test_cargo_does_nothing_but_count() -> None:
    zeta = add(space(), "1A", "zeta", ("A0505", 3, 1), *CARGO, "crew")

    assert zeta.commands == 0
    assert not any(pod.weapons or pod.jump or pod.fires for pod in zeta.pods)


@pytest.mark.clause("VE870")
def test_the_hit_table_names_each_part_once() -> None:
    listed = [part for parts_ in HIT_TABLE.values() for part in parts_]

    assert sorted(listed) == sorted(
        ["bridge", "engine", "field", *(f"pod-{n}" for n in range(1, 16))]
    )


@pytest.mark.clause("VE1160")
def test_the_own_scenario_comes_as_a_copy_of_the_first() -> None:
    own, first = COMPONENTS.scenario("own"), COMPONENTS.scenario("showdown")

    assert own.model_copy(update={"id": "showdown"}) == first
    assert Options(scenario="own").scenario == "own"


@pytest.mark.clause("VE1160")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (changed(ships=DATA["ships"][:5]), "no class piccolo; there are"),
        (changed(ships=[*DATA["ships"], DATA["ships"][0]]), "stands there twice"),
        (changed(scenarios=DATA["scenarios"][:-1]), "own is missing"),
        (changed(relative=[DATA["relative"][0][1:], "printed"]), "9 rows of 9"),
        (changed(fire=DATA["fire"][::-1]), "in this order"),
        (changed(interception=DATA["interception"][1:]), "Civ levels 6, 7, 8"),
        (FILE.read_text("utf-8").replace('"A0207"', '"Q0207"'), "lies on no sheet"),
        (FILE.read_text("utf-8").replace('"ships": ["2D"]', '"ships": ["2X"]'), "no ship 2X"),
        (FILE.read_text("utf-8").replace('"hunter"}', '"huntress"}'), "no pod huntress"),
        (FILE.read_text("utf-8").replace('"printed"]', '"copied"]', 1), "line "),
        ("{", "not JSON"),
    ],
)
def test_a_bad_file_says_what_is_wrong_and_what_is_allowed(text: str, message: str) -> None:
    with pytest.raises(BadBox, match=message):
        read_box(Box, text)


def test_a_battlecraft_pod_needs_its_battlecraft() -> None:
    scenario = DATA["scenarios"][1]
    text = json.dumps(scenario).replace(', "craft": "terwillicker-x"', "")
    broken = changed(scenarios=[json.loads(text), *DATA["scenarios"][:1], *DATA["scenarios"][2:]])

    with pytest.raises(BadBox, match="holds one of"):
        read_box(Box, broken)
    assert PodEntry(kind="bay", craft="terwillicker-x").craft


def with_figure(value: object, *way: str | int) -> str:
    """The file with another figure at this place."""
    data: Any = json.loads(json.dumps(DATA))
    inside = data
    for step in way[:-1]:
        inside = inside[step]
    inside[way[-1]] = value
    return json.dumps(data)


SHIP = ("scenarios", 0, "sides", 0, "ships", 0)
END = ("scenarios", 0, "victory", 0)
FIGURES: list[tuple[tuple[str | int, ...], list[object], list[object]]] = [
    (("ships", 5, "pods", 0), [1, 12], [-1, 13]),
    (("ships", 5, "energy", 0), [0, 200], [-1, 201]),
    (("ships", 5, "burn", 0), [1, 200], [0, 201]),
    (("ships", 5, "burster", 0), [0, 2], [3]),
    (("ships", 5, "armor", 0), [0, 2], [3]),
    (("ships", 5, "force_field", 0), [0, 2], [3]),
    (("ships", 5, "streamlined", 0), [True], [1, "yes"]),
    (("ships", 5, "velocity", 0), [4], ["4", 4.0, True]),
    (("pods", 0, "targeting", 0), [12], [13, True]),
    (("relative", 0, 0, 0), [0, 18], [-1, 19]),
    (("fire", 0, "chances", 0), [[0] * 8, [10] * 8], [[0] * 7, [0] * 9, [11] * 8, [True] * 8]),
    (("interception", 0, "chances", 0), [[0] * 6, [10] * 6], [[0] * 5, [0] * 7, [-1] * 6]),
    ((*SHIP, "armor"), [0, 2], [-1, 3]),
    ((*SHIP, "direction"), [0, 12], [-1, 13]),
    ((*SHIP, "velocity"), [0, 9], [-1, 10]),  # -1 is chosen, from the speeds of the side
    (("scenarios", 4, *SHIP[2:], "velocity"), [-1, 9], [-2, 10]),
    ((*SHIP, "spent_blocks"), [0, 20], [-1, 21]),
    ((*SHIP, "letter"), ["E"], ["e", "EE"]),
    ((*SHIP, "place"), ["A0101", "B1617"], ["A0001", "A0100", "A1701", "A0118"]),
    ((*SHIP, "pods"), [[], [{"kind": "hunter"}]], [[{"kind": "crew"}] * 2]),
    ((*SHIP, "pods", 0, "armor"), [0, 2], [-1, 3]),
    ((*SHIP, "pods", 0, "civ"), [1, 8], [0, 9]),
    ((*SHIP, "place"), [{"around": "A0101"}, {"column": "A0101"}], [{}]),
    ((*SHIP, "place"), [], [{"around": "A0101", "column": "A0101"}, {"around": "C0101"}]),
    ((*END, "count"), [1, 40], [0, 41]),
    ((*END, "distance"), [0, 200], [-1, 201]),
]


@pytest.mark.clause("VE1160")
@pytest.mark.parametrize(
    ("way", "good", "bad"), FIGURES, ids=[".".join(map(str, way)) for way, _, _ in FIGURES]
)
def test_a_figure_is_taken_up_to_its_border_and_no_further(
    way: tuple[str | int, ...], good: list[object], bad: list[object]
) -> None:
    for value in good:
        read_box(Box, with_figure(value, *way))
    for value in bad:
        with pytest.raises(BadBox):
            read_box(Box, with_figure(value, *way))


@pytest.mark.clause("VE1160")
def test_a_side_has_one_to_eight_ships_with_a_letter_each() -> None:
    way = ("scenarios", 0, "sides", 0, "ships")
    first = DATA["scenarios"][0]["sides"][0]["ships"][0]
    ships = [{**first, "letter": letter} for letter in "EFGHIJKLM"]

    read_box(Box, with_figure(ships[:8], *way))

    for many, message in ((ships, "at most 8"), ([], "at least 1"), ([ships[0]] * 2, "one letter")):
        with pytest.raises(BadBox, match=message):
            read_box(Box, with_figure(many, *way))


@pytest.mark.clause("VE500", "VE1160")
def test_what_a_class_or_a_pod_does_not_say_it_is_not() -> None:
    ship = {name: value for name, value in DATA["ships"][2].items() if name != "craft"}
    box = read_box(Box, with_figure(ship, "ships", 2))
    assert box == COMPONENTS

    crew = COMPONENTS.pod("crew").model_dump(exclude={"id", "prepare"}).values()
    assert not any(value for value, _ in crew)
    assert COMPONENTS.pod("crew").prepare[0] == ()


@pytest.mark.clause("VE1160")
def test_every_sheet_and_every_end_stands_there_once() -> None:
    for sheets in ("AB", "BC"), ("",):
        with pytest.raises(BadBox, match="each letter must stand there once"):
            read_box(Box, with_figure([list(row) for row in sheets], "scenarios", 0, "sheets"))
    with pytest.raises(BadBox, match="victory"):
        read_box(Box, with_figure([], "scenarios", 0, "victory"))


@pytest.mark.clause("VE620", "VE1160")
def test_sheets_lie_as_their_rows_say() -> None:
    text = with_figure([["A", "B"], ["C", "D"]], "scenarios", 0, "sheets")
    scenario = read_box(Box, text).scenario("showdown")

    assert [scenario.sheet(name) for name in "ABCD"] == [(0, 0), (1, 0), (0, 1), (1, 1)]
    assert COMPONENTS.scenario("escape").sheet("E") == (4, 0)


@pytest.mark.clause("VE830", "VE850", "VE860", "VE960", "VE1110", "VE1130", "VE1150")
def test_the_charts_show_the_figures_of_the_box() -> None:
    found = {chart.name: chart for chart in charts(COMPONENTS)}

    ships = {row[0]: row for row in found["ships"].rows}
    assert ships["sword"][1:4] == (5, 3, 8)
    assert ships["sword"][-1] == -4  # to be subtracted
    pods = {row[0]: row for row in found["pods"].rows}
    assert pods["comm"][1:] == (plain_phrase("no"), 0, 0, 0, 0, 2, 8, -6, plain_phrase("no"), 1)
    assert pods["bay"][7:9] == ("", "")
    assert found["pods"].rows[-1][0][0] == "luxury-cabin"  # type: ignore[index]
    relative = found["relative"]
    assert relative.columns == ("target", *(f"speed-{n}" for n in range(1, 10)))
    assert [row[0] for row in relative.rows] == [plain_phrase("speed-1"), *range(2, 10)]
    assert [row[1] for row in relative.rows] == list(range(1, 10))
    assert found["fire"].columns[2:6] == ("span-0", "span-1", "span-2-3", "span-4-5")
    assert found["interception"].columns[2:] == (
        *("span-1-2", "span-3-4", "span-5-7", "span-8-10"),
        "span-above",
    )
    assert found["hit"].rows[0] == (1, plain_phrase("critical-hit"))
    escape, convoy = found["forces-escape"].rows, found["forces-convoy"].rows
    assert [row[0] for row in escape] == ["1A", "1B", "1C", "1D", "2A"]
    assert escape[-1][4:7] == (
        Phrase("set-up-column", (("sheet", "A"), ("column", "01"))),
        Phrase("set-up-free"),
        3,
    )
    speeds = {row[0]: row[6] for row in convoy}
    assert speeds["1A"] == Phrase("set-up-speed", (("low", 0), ("high", 4)))
    assert speeds["2A"] == Phrase("set-up-speed", (("low", 0), ("high", 6)))
