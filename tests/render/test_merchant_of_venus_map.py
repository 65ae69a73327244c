"""The galaxy of Merchant of Venus as a picture: every field, what lies on it, and its size."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, islice
from math import hypot
from pathlib import Path
from typing import get_args

import pytest

from games.merchant_of_venus.galaxy import GALAXY, Kind
from games.merchant_of_venus.parts import COMPONENTS
from render import galaxy_chart
from render.boards import merchant_of_venus_art as art
from render.boards.merchant_of_venus_chart import spot, way
from render.boards.merchant_of_venus_map import (
    HIGH,
    Place,
    Sight,
    at,
    galaxy,
    middle,
    overlay,
    printed,
)
from render.boards.merchant_of_venus_peoples import PEOPLES, people
from render.boards.merchant_of_venus_worlds import asleep, world
from render.extent import extent
from render.paint import paint
from render.palette import INK, PANEL, SPACE
from render.scene import Group, Mark, Scene, Text, names, walk
from tests.render.sight import EYES, contrast, difference
from tests.saying import english

TEXTS = english("merchant_of_venus")


def say(id_: str) -> str:
    known = id_ in GALAXY.frames or id_ == GALAXY.base
    return TEXTS(f"venus-map-{id_}" if known else f"id-{id_}")


def scene(sight: Sight) -> Scene:
    return Scene((1024, HIGH), SPACE, galaxy(), tuple(overlay(sight, say)))


def crowded() -> Sight:
    """Everything discovered, every encounter field replaced, every orbit built on."""
    marks = ("pirates-2-basic", "asteroid", "teleportal-3", "blue", "pirates-4-luxury")
    orbits = [each.id for each in GALAXY.fields.values() if each.kind == "orbit"]
    return Sight(
        ships={0: "gb", 1: "gb", 2: "jw3", 3: "as54"},
        ports={id_: n % 4 for n, id_ in enumerate(orbits)},
        drills={"as43": 1, "dw5": 0},
        ruins=frozenset({"as31", "as63"}),
        marks={id_: marks[n % 5] for n, id_ in enumerate(GALAXY.encounters)},
        places={
            id_: Place(culture, ("weak", "active", "strong")[n % 3], 3, n % 2, (n % 4,))
            for n, (id_, culture) in enumerate(zip(GALAXY.systems, PEOPLES, strict=True))
        },
    )


def groups(shown: Scene) -> dict[str, Group]:
    return {mark.name: mark for mark in walk(shown) if isinstance(mark, Group)}


def test_every_field_is_drawn_where_the_chart_says() -> None:
    found = groups(scene(Sight()))

    for each in GALAXY.fields.values():
        if each.kind == "base":
            assert (found["base-gb"].x, found["base-gb"].y) == at(each.id)
        elif not each.number:
            mark = found[f"field-{each.id}-{printed(each.id)}"]
            assert (mark.x, mark.y) == at(each.id)
    assert len(names(scene(Sight()), "field-")) == 267


def test_every_place_has_its_name_and_a_card_face_down_until_it_is_discovered() -> None:
    found = groups(scene(Sight(places={"jw": Place("eeepeep", "weak", 3, 1, (0, 2))})))

    assert {f"place-{id_}" for id_ in (*GALAXY.systems, "sn", "sg", "gb")} <= found.keys()
    assert {name for name in found if name.startswith("unknown-")} == {
        f"unknown-{id_}" for id_ in GALAXY.systems if id_ != "jw"
    }
    assert {"market-jw-weak", "guests-jw-1", "mission-jw-0", "mission-jw-2"} <= found.keys()
    said = [
        mark.words
        for name in ("place-jw", "culture-jw")
        for mark in found[name].marks
        if isinstance(mark, Text)
    ]
    assert said == ["Jungle", "Eeepeep"]


def test_names_stand_still_beside_their_worlds_and_over_no_field() -> None:
    bare = groups(scene(Sight()))
    full = groups(scene(crowded()))

    for place in (*GALAXY.frames, GALAXY.base):
        name, later = bare[f"place-{place}"], full[f"place-{place}"]
        assert (name.x, name.y) == (later.x, later.y)
        x, y = middle(place)
        for shown in (bare, full):
            plate = shown[f"plate-{place}"]
            for left, top, right, bottom in (
                extent((replace(plate, marks=(m,)),)) for m in plate.marks
            ):
                assert max(left - x, x - right, 0) <= 120, place
                assert max(top - y, y - bottom, 0) <= 110, place
                for id_ in GALAXY.fields:
                    over, down = at(id_)
                    inside = left + 4 < over < right - 4 and top + 4 < down < bottom - 4
                    assert not inside, (place, id_)


def test_a_ship_is_on_the_same_side_of_its_field_whatever_else_lies_there() -> None:
    alone = groups(scene(Sight(ships={2: "jw3"})))["ship-2"]
    among = groups(scene(crowded()))["ship-2"]

    assert (alone.x, alone.y) == (among.x, among.y)


def test_nobody_has_been_to_a_world_that_lies_in_the_dark() -> None:
    before = groups(scene(Sight()))
    after = groups(scene(Sight(places={"jw": Place("eeepeep", "weak")})))

    assert before["world-jw"].marks != after["world-jw"].marks
    assert before["world-ice"].marks == after["world-ice"].marks


def test_what_lies_on_the_board_is_shown_at_its_field() -> None:
    found = groups(scene(crowded()))

    first = GALAXY.encounters[0]
    for name, id_ in (
        ("ruin-as31", "as31"),
        (f"mark-{first}-pirates-2-basic", first),
        (next(name for name in found if name.startswith("port-jw1-")), "jw1"),
        ("drill-as43-1", "as43"),
        ("ship-2", "jw3"),
    ):
        (x, y), mark = at(id_), found[name]
        assert hypot(mark.x - x, mark.y - y) <= 110, name
    for seat in range(4):
        tether = found[f"tether-{seat}"]
        assert (tether.x, tether.y) == at(crowded().ships[seat])


def test_pieces_hide_no_world_name_or_other_piece() -> None:
    found = groups(scene(crowded()))
    pieces = [
        group
        for name, group in found.items()
        if name.startswith(("ship-", "port-", "drill-", "mission-", "guests-")) or "pirates" in name
    ]
    for name, group in found.items():
        if name.startswith("plate-"):
            lines = enumerate(group.marks)
            pieces += [replace(group, name=f"{name}-{n}", marks=(line,)) for n, line in lines]
    reach = {group.name: extent((group,)) for group in pieces}
    for one, other in combinations(reach, 2):
        if one.startswith("plate-") and other.startswith(one[:-1]):
            continue
        (left, top, right, bottom), there = reach[one], reach[other]
        wide, high = (
            min(right, there[2]) - max(left, there[0]),
            min(bottom, there[3]) - max(top, there[1]),
        )
        assert wide <= 6 or high <= 6, (one, other)


def test_what_may_be_chosen_is_lit() -> None:
    highlighted = names(scene(Sight(highlighted=frozenset({"jw4", "no-field"}))), "highlighted-")

    assert highlighted == ["highlighted-jw4"]


def test_rings_are_orbits_and_cities_lie_on_their_worlds() -> None:
    for place, (x, y, wide, high) in GALAXY.frames.items():
        if place == "as":
            continue
        for each in GALAXY.fields.values():
            if each.place == place:
                across, down = spot(each.id)
                far = hypot(2 * (across - x) / wide, 2 * (down - y) / high)
                assert far == pytest.approx(0.56 if each.kind == "city" else 1, abs=0.03), each.id


def test_lanes_begin_and_end_at_their_fields() -> None:
    for each in GALAXY.fields.values():
        for to in each.ways:
            found = way(each.id, to)
            assert found[0] == pytest.approx(spot(each.id), abs=0.01)
            assert found[-1] == pytest.approx(spot(to), abs=0.01)


def test_the_galaxy_weighs_less_than_ninety_kilobytes_even_when_crowded() -> None:
    assert len(paint(scene(Sight()))) <= 90 * 1024
    assert len(paint(scene(crowded()))) <= 90 * 1024


def test_writing_is_large_enough_for_a_phone() -> None:
    for mark in walk(scene(Sight(places=crowded().places))):
        if isinstance(mark, Group) and mark.name.startswith(("place-", "culture-")):
            assert all(not isinstance(each, Text) or each.size >= 34 for each in mark.marks)


def test_no_two_kinds_of_field_look_alike() -> None:
    def picture(marks: tuple[Mark, ...]) -> bytes:
        return paint(Scene((60, 60), PANEL, (), (Group("piece", marks, 30, 30),)))

    kinds: tuple[Kind, ...] = get_args(Kind)
    pictures = {picture(art.field(kind, 25)) for kind in kinds}

    assert len(pictures) == len(kinds)


def test_every_world_and_every_people_is_recognised() -> None:
    places = (*GALAXY.frames, GALAXY.base)

    assert (
        len({world(place, 43) for place in places} | {asleep(place, 43) for place in places}) == 34
    )
    assert len({people(culture, 18) for culture in PEOPLES}) == 14
    assert set(PEOPLES) == {entry.id for entry in COMPONENTS.cultures}


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_of_space_stay_apart_for_all_eyes(eyes: str) -> None:
    for one, other in combinations((art.BLUE, art.YELLOW, art.RED), 2):
        assert difference(one, other, eyes) >= 15
    for colour in (art.BLUE, art.YELLOW, art.RED, art.VIOLET, art.CYAN):
        assert contrast(colour, PANEL) >= 3
        assert contrast(colour, INK) >= 4


@pytest.mark.parametrize(("drive", "far"), [("none", "9"), ("red", "7")])
def test_the_chart_begins_with_the_distances_from_the_base(drive: str, far: str) -> None:
    heads, base = (row.split() for row in islice(galaxy_chart.table(galaxy_chart.DRIVES[drive]), 2))

    assert heads == ["gb", *GALAXY.systems]
    assert dict(zip(heads, base[1:], strict=True))["cw"] == far


@pytest.mark.long
def test_the_chart_lists_distances_and_writes_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "galaxy.png"

    assert galaxy_chart.main([str(file)]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["gb", *GALAXY.systems]
    assert dict(zip(lines[0].split(), lines[1].split()[1:], strict=True))["cw"] == "9"
    assert file.read_bytes().startswith(b"\x89PNG")
    assert galaxy_chart.main(["red"]) == 0
    red = capsys.readouterr().out.splitlines()
    assert dict(zip(red[0].split(), red[1].split()[1:], strict=True))["cw"] == "7"


def test_the_chart_refuses_words_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert galaxy_chart.main(["blue"]) == 2
    assert "none|yellow|red|combined" in capsys.readouterr().err
