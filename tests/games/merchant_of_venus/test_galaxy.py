"""The galaxy of Merchant of Venus: what it is made of, and the ways through it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine import BadBox, read_box
from games.merchant_of_venus import galaxy as module
from games.merchant_of_venus.galaxy import GALAXY, HAZARDS, LANDINGS, Chart, Kind, galaxy
from games.merchant_of_venus.routes import (
    COMBINED,
    PLAIN,
    RED,
    YELLOW,
    Flight,
    Terms,
    distance,
    graph,
    points_to,
    reach,
    route,
    routes,
    search,
    weight_by_map,
)

CHART = Path(module.__file__).with_name("galaxy.json")


def chart() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(CHART.read_text("utf-8"))
    return found


def field(data: dict[str, Any], id_: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in data["fields"] if entry["id"] == id_)
    return found


def refused(data: dict[str, Any]) -> str:
    with pytest.raises(BadBox) as caught:
        read_box(Chart, json.dumps(data))
    return str(caught.value)


@pytest.mark.clause("MV3", "MV6")
def test_there_are_as_many_fields_of_each_kind_as_the_box_has_markers_for() -> None:
    kinds = Counter(each.kind for each in GALAXY.fields.values())

    assert len(GALAXY.fields) == 268
    assert len(GALAXY.systems) == 14
    assert kinds["encounter"] == 12 + 8 + 4  # blue/asteroid, pirate and teleportal markers
    assert sum(len(each.ways) for each in GALAXY.fields.values()) == 2 * 324
    assert set(GALAXY.teleportals) == {2, 5}


@pytest.mark.clause("MV2")
def test_a_field_on_a_solid_line_belongs_to_a_system_and_one_on_dashed_lines_does_not() -> None:
    for each in GALAXY.fields.values():
        solid = set(each.styles.values()) & {"solid", "green"}
        assert bool(each.system) == bool(solid), each.id
    assert GALAXY["as96"].system == "as"
    assert set(GALAXY["as96"].styles.values()) == {"solid", "green", "dashed"}
    for ring in GALAXY.anomalies.values():
        assert len(ring) == 6
        assert not any(GALAXY[id_].system for id_ in ring)


@pytest.mark.clause("MV4", "MV5")
def test_landing_places_are_cities_neutral_spaceports_and_the_base() -> None:
    assert len(GALAXY.landings) == 21 + 4 + 1
    cityless = {id_ for id_, system in GALAXY.systems.items() if not system.cities}
    assert cityless == {"nh", "as", "mgs"}
    assert all(GALAXY.systems[id_].ports for id_ in cityless)
    assert {GALAXY[id_].kind for id_ in GALAXY.landings} == LANDINGS
    assert GALAXY[GALAXY.base].system == ""
    assert GALAXY.home("jw6") == ("jwc1", "jwc2")
    assert GALAXY.home("gb") == ("gb",)
    assert GALAXY.home("sn1") == ()


@pytest.mark.clause("MV40")
def test_grey_lines_cost_one_point_and_green_ones_two() -> None:
    assert GALAXY["jw3"].ways["jwc2"] == 2
    assert GALAXY["jw3"].ways["jw4"] == 1
    assert GALAXY["gb"].ways["gb-cw-1"] == 1
    assert {
        (cost, style == "green")
        for each in GALAXY.fields.values()
        for cost, style in zip(each.ways.values(), each.styles.values(), strict=True)
    } == {(1, False), (2, True)}


@pytest.mark.clause("MV120", "MV126")
def test_spaceports_are_built_above_cities_and_three_green_lines_from_the_asteroid_ports() -> None:
    assert GALAXY["ibc1"].sites == ("ib1", "ib8")
    assert GALAXY["jwc2"].sites == ("jw3",)
    assert GALAXY["nh3"].sites == ()
    for port, orbit in (("as31", "as12"), ("as63", "as96")):
        assert GALAXY[port].sites == (orbit,)
        assert route(GALAXY, port, orbit, _greens()).cost == 6  # type: ignore[union-attr]


def _greens() -> Terms:
    grey = {
        (each.id, to)
        for each in GALAXY.fields.values()
        for to, style in each.styles.items()
        if style != "green"
    }
    return Terms(barred=frozenset(grey))


@pytest.mark.clause("MV140")
def test_a_navigation_field_has_an_exit_for_every_number() -> None:
    fields = [each for each in GALAXY.fields.values() if each.kind == "navigation"]

    assert len(fields) == 10
    assert all(len(each.exits) == 6 and set(each.exits) == set(each.ways) for each in fields)
    assert GALAXY["cw2"].exits[2 - 1] == "trp-jw-6"
    assert GALAXY[GALAXY["nh8"].exits[4 - 1]].kind == "encounter"  # the example of page 20
    assert not any(each.exits for each in GALAXY.fields.values() if each.kind != "navigation")


@pytest.mark.clause("MV231")
def test_the_early_teleportal_is_the_leftmost_encounter_field_of_the_asteroid_system() -> None:
    west = min(
        (GALAXY[id_] for id_ in GALAXY.encounters if GALAXY[id_].system == "as"),
        key=lambda each: each.at[0],
    )

    assert GALAXY.early_teleportal == west.id


@pytest.mark.clause("MV150")
def test_the_printed_teleportal_2_lies_beside_an_encounter_field_as_in_the_example() -> None:
    neighbours = GALAXY[GALAXY.teleportals[2]].ways

    assert "encounter" in {GALAXY[id_].kind for id_ in neighbours}


def test_no_two_fields_are_drawn_on_top_of_each_other() -> None:
    spots = [each.at for each in GALAXY.fields.values()]

    for n, (x, y) in enumerate(spots):
        for right, low in spots[n + 1 :]:
            assert (x - right) ** 2 + (y - low) ** 2 >= 22**2


def test_systems_and_anomalies_are_framed_as_the_chart_says() -> None:
    data = chart()

    assert dict(GALAXY.frames) == {
        place["id"]: (*place["at"], *place["size"])
        for place in (*data["systems"], *data["anomalies"])
    }


# What the rulebook tells about distances


def test_twelve_points_reach_both_cities_of_the_colony_world_from_the_base_nine_the_nearer() -> (
    None
):
    found = routes(GALAXY, "gb")

    assert sorted(found[id_].cost for id_ in GALAXY.systems["cw"].cities) == [9, 10]
    assert distance(GALAXY, "gb", "cw") == 9


@pytest.mark.clause("MV33", "MV53", "MV140")
def test_the_movement_example_eleven_points_past_the_pilot_hazard_with_a_two() -> None:
    terms = Terms(value=2, avoid=_hazards("cw"))

    found = route(GALAXY, "cw5", "jwc2", terms)

    assert found is not None
    assert found.cost == 6 + 3 + 2
    assert "cw2" in found.fields
    assert [GALAXY[id_].kind for id_ in found.fields].count("red") == 3
    assert GALAXY[found.fields[-2]].ways[found.fields[-1]] == 2


@pytest.mark.clause("MV86", "MV87")
def test_the_red_drive_makes_it_eight() -> None:
    terms = Terms(skips=RED.skips, value=2, avoid=_hazards("cw"))

    found = route(GALAXY, "cw5", "jwc2", terms)

    assert found is not None
    assert found.cost == 8


def _hazards(system: str) -> frozenset[str]:
    return frozenset(id_ for id_ in GALAXY.systems[system].fields if GALAXY[id_].kind in HAZARDS)


@pytest.mark.clause("MV140", "MV141")
def test_another_navigation_value_leads_elsewhere() -> None:
    avoid = _hazards("cw")

    found = route(GALAXY, "cw1", "jwc2", Terms(value=3, avoid=avoid))

    assert found is None or found.cost > 7
    assert route(GALAXY, "cw1", "jwc2", Terms(value=2)).cost == 7  # type: ignore[union-attr]


@pytest.mark.clause("MV45")
def test_a_route_never_turns_straight_back() -> None:
    found = routes(GALAXY, "cw1", Terms(value=1))

    for each in found.values():
        pairs = zip(each.fields, each.fields[2:], strict=False)
        assert all(one != other for one, other in pairs)
    # the 1 of the navigation field points back to where this ship comes from
    assert all("cw2" not in each.fields[:-1] for each in found.values())


@pytest.mark.clause("MV87")
def test_a_skipped_field_costs_nothing_and_cannot_be_stopped_on() -> None:
    found = routes(GALAXY, "gb", COMBINED)

    assert not any(GALAXY[id_].kind in ("red", "yellow") for id_ in found if id_ != "gb")
    assert found["gb-cw-2"].cost == 1
    assert found["gb-cw-2"].fields == ("gb", "gb-cw-1", "gb-cw-2")
    assert route(GALAXY, "as23", "as12", YELLOW).cost == 1  # type: ignore[union-attr]


@pytest.mark.clause("MV123")
def test_a_built_on_orbit_bars_the_way_down_and_not_the_way_up() -> None:
    barred = Terms(barred=frozenset({("jw3", "jwc2")}))

    assert route(GALAXY, "jw4", "jwc2", barred) is None
    assert route(GALAXY, "jwc2", "jw4", barred).cost == 3  # type: ignore[union-attr]


@pytest.mark.clause("MV150", "MV151", "MV152")
def test_a_teleportal_moves_a_ship_with_the_number_of_another_one_for_nothing() -> None:
    gates = GALAXY.teleportals

    jump = route(GALAXY, "dw1", "mgs-wts-1", Terms(value=5, teleportals=gates))
    same = route(GALAXY, "dw1", "dw3", Terms(value=2, teleportals=gates))

    assert jump is not None
    assert (jump.cost, jump.fields) == (2, ("dw1", "mgs-wts-2", "mgs-wts-1"))
    assert same is not None
    assert same.fields == ("dw1", "dw2", "dw3")


@pytest.mark.parametrize(
    ("system", "points"),
    [
        ("gb", 0),
        ("nh", 3),
        ("ib", 7),
        ("cw", 9),
        ("mgs", 9),
        ("dw", 11),
        ("pp", 12),
        ("ww", 12),
        ("jw", 15),
        ("im", 15),
        ("gp", 15),
        ("trp", 18),
        ("wts", 18),
        ("as", 23),
        ("ice", 25),
    ],
)
def test_distances_from_the_base(system: str, points: int) -> None:
    assert distance(GALAXY, "gb", system) == points


def test_every_system_can_be_reached_from_every_landing_place() -> None:
    for start in GALAXY.landings:
        found = routes(GALAXY, start, PLAIN)
        assert all(goal in found for goal in GALAXY.landings)


def test_a_route_is_a_chain_of_lines_whose_points_add_up() -> None:
    for each in routes(GALAXY, "icec1").values():
        pairs = list(zip(each.fields, each.fields[1:], strict=False))
        assert sum(GALAXY[one].ways[other] for one, other in pairs) == each.cost


# Charts that are refused


def test_the_chart_is_refused_when_a_navigation_number_leads_nowhere() -> None:
    data = chart()
    data["exits"]["cw2"][1] = "jw1"
    assert "exits: cw2 has no line to jw1, its exit 2" in refused(data)

    data = chart()
    del data["exits"]["cw2"]
    assert "exits: cw2 has 0; 6 are needed" in refused(data)

    data = chart()
    data["exits"]["cw2"] = ["cw1"] * 6
    assert "exits: cw2 has no number that leads to" in refused(data)


def test_the_chart_is_refused_when_it_does_not_hang_together() -> None:
    data = chart()
    data["lines"] = [line for line in data["lines"] if "gp-sg-2" not in line]
    data["lines"] += [["jw1", "ww1", "dashed"], ["jw1", "ww3", "dashed"]]

    assert "lines: gp-sg-2 cannot be reached" in refused(data)


def test_the_chart_is_refused_when_its_first_field_hangs_alone() -> None:
    data = chart()
    first, second = (field["id"] for field in data["fields"][:2])
    kept = [line for line in data["lines"] if first not in line]
    spare = [["jw1", "ww1", "dashed"], ["jw1", "ww3", "dashed"], ["jw1", "ww4", "dashed"]]
    data["lines"] = kept + spare[: len(data["lines"]) - len(kept)]

    assert f"lines: {second} cannot be reached" in refused(data)


def test_the_chart_is_refused_when_a_system_is_broken() -> None:
    data = chart()
    for line in data["lines"]:
        if set(line[:2]) in ({"jw5", "jw6"}, {"jw6", "jw7"}):
            line[2] = "dashed"

    assert "systems: no unbroken line joins jw6 to jw" in refused(data)


def test_the_chart_is_refused_with_other_counts() -> None:
    data = chart()
    field(data, "jw2")["kind"] = "yellow"
    assert "blue fields: there are 52; 53 are needed" in refused(data)

    data = chart()
    data["lines"].append(["jw1", "ww1", "dashed"])
    assert "lines: there are 325; 324 are needed" in refused(data)


def test_the_chart_is_refused_with_unknown_or_doubled_names() -> None:
    data = chart()
    data["lines"][0][0] = "as99"
    assert "lines: there is no field as99" in refused(data)

    data = chart()
    field(data, "jw2")["id"] = "jw6"
    assert "jw6 stands there 2 times; once is allowed" in refused(data)

    data = chart()
    data["lines"][0] = list(data["lines"][1])
    assert "need two fields and one line" in refused(data)


def test_the_chart_is_refused_when_a_city_hangs_on_no_orbit() -> None:
    data = chart()
    for line in data["lines"]:
        if "icec1" in line:
            line[2] = "solid"

    assert "the city icec1 needs a green line to an orbit field" in refused(data)


def test_the_chart_is_refused_with_teleportals_of_the_same_or_no_number() -> None:
    data = chart()
    field(data, "dw2")["number"] = 5
    assert "fields: there are 2 teleportals 5; one is allowed" in refused(data)

    data = chart()
    del field(data, "dw2")["number"]
    assert "dw2: teleportals have a number 1 to 6" in refused(data)


def test_other_faults_name_what_is_allowed() -> None:
    data = chart()
    data["early_teleportal"] = "as43"
    assert "early_teleportal: it must be an encounter field" in refused(data)

    data = chart()
    data["far_ports"]["as31"] = "as22"
    assert "far_ports: as31 must be a port, as22 an orbit field" in refused(data)


def test_a_fault_names_its_line() -> None:
    text = CHART.read_text("utf-8").replace('"kind": "navigation"', '"kind": "compass"', 1)

    with pytest.raises(BadBox, match=r"line \d+: fields \d+ kind: Input should be"):
        read_box(Chart, text)


def test_two_readings_are_equal() -> None:
    assert galaxy(read_box(Chart, CHART.read_text("utf-8"))) == GALAXY


# -- the points without the ways ----------------------------------------------------------------


@pytest.mark.parametrize("value", range(7))
@pytest.mark.parametrize("over", [PLAIN.skips, RED.skips, COMBINED.skips])
def test_the_points_to_each_field_are_those_of_the_cheapest_ways(
    value: int, over: frozenset[Kind]
) -> None:
    ways = graph(GALAXY, Terms(over, value, teleportals=GALAXY.teleportals))
    for start, look in list(GALAXY.fields.items())[value::7]:
        for came in ("", *look.ways):
            found = search(ways, start, frozenset(GALAXY.fields), Flight(came, 12))

            points = {field: route.cost for field, route in found.items()}
            assert reach(ways, start, came, 12) == points


@pytest.mark.parametrize("goal", ["gb", "wwc1", "trpc1", "imc1"])
def test_what_spares_work_spares_no_way(goal: str) -> None:
    ways = graph(GALAXY, Terms(avoid=frozenset(GALAXY.teleportals.values())))
    tolls = {id_: 5 for id_, look in GALAXY.fields.items() if look.kind == "laser"}
    usual = dict(list(tolls.items())[::2])
    ahead = points_to(GALAXY, goal, frozenset(), usual)
    assert ahead[goal] == 0
    for start in GALAXY.fields:
        plain = Flight(tolls=tolls)
        spared = plain._replace(ahead=ahead)
        most = weight_by_map(ways, start, spared, usual)

        found = search(ways, start, frozenset((goal,)), spared._replace(heaviest=most))

        assert found == search(ways, start, frozenset((goal,)), plain)
