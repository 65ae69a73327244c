"""The galaxy of Merchant of Venus as a picture: every field, what lies on it, and its size."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest

from games.merchant_of_venus.galaxy import GALAXY, Kind
from locales import Library
from render import galaxy_chart
from render.boards import merchant_of_venus_art as art
from render.boards.merchant_of_venus_map import (
    HIGH,
    Place,
    Sight,
    galaxy,
    on_frame,
    overlay,
    printed,
)
from render.paint import paint
from render.palette import INK, PANEL, SPACE
from render.scene import Group, Mark, Scene, Text, names, walk
from tests.render.sight import EYES, contrast, difference

TEXTS = Library(strict=True).texts("en", "merchant_of_venus")
CULTURES = ("Qossuth", "Eeepeep", "Whynom", "Humans", "Shenna", "Cholos", "Wollow") * 2


def say(id_: str) -> str:
    return TEXTS(f"venus-map-{id_}") if id_ in GALAXY.frames else id_


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
            for n, (id_, culture) in enumerate(zip(GALAXY.systems, CULTURES, strict=True))
        },
        last="jw3",
    )


def groups(shown: Scene) -> dict[str, Group]:
    return {mark.name: mark for mark in walk(shown) if isinstance(mark, Group)}


def test_every_field_is_drawn_where_the_chart_says() -> None:
    found = groups(scene(Sight()))

    for each in GALAXY.fields.values():
        mark = found[f"field-{each.id}-{printed(each.id)}"]
        assert (mark.x, mark.y) == each.at
    assert len(names(scene(Sight()), "field-")) == 268


def test_every_place_has_its_name_and_a_card_face_down_until_it_is_discovered() -> None:
    found = groups(scene(Sight(places={"jw": Place("Eeepeep", "weak", 3, 1, (0, 2))})))

    assert {f"place-{id_}" for id_ in (*GALAXY.systems, "sn", "sg")} <= found.keys()
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


def test_names_stand_inside_the_frames_of_their_places() -> None:
    for place, (x, y, wide, high) in GALAXY.frames.items():
        for mark in walk(scene(crowded())):
            if isinstance(mark, Group) and mark.name in (f"place-{place}", f"culture-{place}"):
                assert abs(mark.x - x) <= wide / 2 - 40
                assert abs(mark.y - y) <= high / 2 - 14


def test_what_lies_on_the_board_is_shown_at_its_field() -> None:
    found = groups(scene(crowded()))

    first = GALAXY.encounters[0]
    for name, id_ in (
        ("ruin-as31", "as31"),
        (f"mark-{first}-pirates-2-basic", first),
        ("last", "jw3"),
        (next(name for name in found if name.startswith("port-jw1-")), "jw1"),
    ):
        assert (found[name].x, found[name].y) == GALAXY[id_].at
    assert found["drill-as43-1"].x == GALAXY["as43"].at[0]
    assert found["ship-2"].x == GALAXY["jw3"].at[0]
    assert found["ship-0"].x < GALAXY["gb"].at[0] < found["ship-1"].x


def test_what_may_be_chosen_is_lit() -> None:
    highlighted = names(scene(Sight(highlighted=frozenset({"jw4", "no-field"}))), "highlighted-")

    assert highlighted == ["highlighted-jw4"]


def test_rings_are_drawn_as_frames_and_their_fields_stand_on_them() -> None:
    for place, (x, y, wide, high) in GALAXY.frames.items():
        if place == "as":
            continue
        for each in GALAXY.fields.values():
            if each.place == place and each.kind != "city":
                across, down = abs(each.at[0] - x), abs(each.at[1] - y)
                assert abs(across - wide / 2) <= 2 or abs(down - high / 2) <= 2, each.id
                assert across <= wide / 2 + 2
                assert down <= high / 2 + 2
    assert on_frame("jw1", "jw2")
    assert not on_frame("jw1", "jwc1")
    assert not on_frame("as11", "as22")


def test_the_galaxy_weighs_less_than_sixty_kilobytes_even_when_crowded() -> None:
    assert len(paint(scene(Sight()))) <= 60 * 1024
    assert len(paint(scene(crowded()))) <= 60 * 1024


def test_writing_is_large_enough_for_a_phone() -> None:
    for mark in walk(scene(Sight(places=crowded().places))):
        if isinstance(mark, Group) and mark.name.startswith(("place-", "culture-")):
            assert all(not isinstance(each, Text) or each.size >= 28 for each in mark.marks)


def test_no_two_kinds_of_field_look_alike() -> None:
    def picture(marks: tuple[Mark, ...]) -> bytes:
        return paint(Scene((60, 60), PANEL, (), (Group("piece", marks, 30, 30),)))

    kinds: tuple[Kind, ...] = get_args(Kind)
    pictures = {picture((*art.field(kind, 19), *art.sign(kind))) for kind in kinds}

    assert len(pictures) == len(kinds)


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_of_space_stay_apart_for_all_eyes(eyes: str) -> None:
    for one, other in combinations((art.BLUE, art.YELLOW, art.RED), 2):
        assert difference(one, other, eyes) >= 15
    for colour in (art.BLUE, art.YELLOW, art.RED, art.VIOLET, art.CYAN):
        assert contrast(colour, PANEL) >= 3
        assert contrast(colour, INK) >= 4


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
