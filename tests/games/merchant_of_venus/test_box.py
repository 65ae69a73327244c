"""The component figures, what is said of a wrong one, and the tables made of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

import games.merchant_of_venus as package
from engine import BadBox, read_box
from games.merchant_of_venus import GAME
from games.merchant_of_venus.galaxy import FieldEntry
from games.merchant_of_venus.parts import COMPONENTS, LIMITS, Box
from games.merchant_of_venus.setup import Options

TEXT = Path(package.__file__).with_name("components.json").read_text("utf-8")

BOX: dict[str, Any] = json.loads(TEXT)
NILLIS: dict[str, Any] = BOX["cultures"][0]


def changed(kind: str, **fields: object) -> str:
    """The box with other fields of the first thing of a kind."""
    first, *rest = BOX[kind]
    return json.dumps({**BOX, kind: [{**first, **fields}, *rest]})


def refused(text: str) -> str:
    with pytest.raises(BadBox) as caught:
        read_box(Box, text)
    return str(caught.value)


@pytest.mark.clause("MV6")
@pytest.mark.parametrize("kind", [kind for kind in LIMITS if kind not in ("goods", "cultures")])
def test_a_box_that_lacks_something_is_refused(kind: str) -> None:
    there = {"technologies": 33, "demands": 36}.get(kind, LIMITS[kind] - 1)
    text = json.dumps({**BOX, kind: BOX[kind][1:]})

    assert f"{kind}: there are {there}; {LIMITS[kind]} are needed" in refused(text)


@pytest.mark.clause("MV6")
def test_a_box_with_a_good_too_many_is_refused() -> None:
    assert "goods: there are 77; 76 are needed" in refused(changed("cultures", count=6))


@pytest.mark.clause("MV101", "MV83")
@pytest.mark.parametrize(
    ("field", "wrong", "said"),
    [
        ("markers", NILLIS["markers"][:2], "one marker each of weak, active, strong is needed"),
        ("markers", [NILLIS["markers"][0]] * 3, "one marker each of weak, active, strong"),
        ("resale", [140, 120, 160], "resale values rise from weak to strong"),
        ("resale", [120, 160, 140], "resale values rise from weak to strong"),
    ],
)
def test_a_culture_has_three_market_markers_and_rising_prices(
    field: str, wrong: object, said: str
) -> None:
    assert f"nillis: {said}" in refused(changed("cultures", **{field: wrong}))


@pytest.mark.parametrize("kind", ["passengers", "missions", "rewards", "encounters"])
def test_no_two_things_have_the_same_name(kind: str) -> None:
    double = BOX[kind][1]["id"]

    assert f"{double} stands there 2 times" in refused(changed(kind, id=double))


@pytest.mark.parametrize(
    ("kind", "field", "where"),
    [
        ("cultures", "buyers", "nillis"),
        ("technologies", "culture", "technologies"),
        ("pilots", "culture", "pilots"),
        ("passengers", "start", "scientist"),
        ("passengers", "goal", "scientist"),
        ("demands", "culture", "demands"),
    ],
)
def test_who_does_not_exist_is_named_nowhere(kind: str, field: str, where: str) -> None:
    nobody = ["nobody"] if field == "buyers" else "nobody"

    assert f"{where}: there is no culture nobody" in refused(changed(kind, **{field: nobody}))


def test_nobody_asks_for_a_good_that_nobody_makes() -> None:
    assert "demands: there is no good air" in refused(changed("demands", good="air"))


@pytest.mark.parametrize(
    ("kind", "field", "low", "high"),
    [
        ("cultures", "cost", 0, 9990),
        ("cultures", "capacity", 1, 2),
        ("rewards", "fame", 0, 99),
        ("technologies", "capacity", 0, 2),
    ],
)
def test_figures_have_limits(kind: str, field: str, low: int, high: int) -> None:
    for figure in (low, high):
        box = read_box(Box, changed(kind, **{field: figure}))
        assert getattr(getattr(box, kind)[0], field) == figure
    for figure in (low - 1, high + 1):
        assert f"{kind} 1 {field}: Input" in refused(changed(kind, **{field: figure}))


@pytest.mark.clause("MV1", "MV255")
@pytest.mark.parametrize(("rounds", "fits"), [(0, False), (1, True), (60, True), (61, False)])
def test_a_game_lasts_one_round_to_sixty(rounds: int, *, fits: bool) -> None:
    text = json.dumps({**BOX, "figures": {**BOX["figures"], "rounds": rounds}})

    if fits:
        assert read_box(Box, text).figures.rounds == rounds
    else:
        assert "figures rounds: Input" in refused(text)


@pytest.mark.parametrize(
    ("x", "y", "fits"),
    [(0, 0, True), (1024, 1600, True), (1025, 0, False), (0, 1601, False), (-1, 0, False)],
)
def test_a_field_is_drawn_within_the_picture(x: int, y: int, *, fits: bool) -> None:
    entry = {"id": "gb", "kind": "base", "place": "gb", "at": (x, y)}

    if fits:
        assert FieldEntry.model_validate(entry).at == (x, y)
    else:
        with pytest.raises(ValueError, match="Input should be"):
            FieldEntry.model_validate(entry)


@pytest.mark.parametrize(
    ("kind", "number", "fits"),
    [
        ("teleportal", 1, True),
        ("teleportal", 6, True),
        ("blue", 0, True),
        ("teleportal", 7, False),
        ("teleportal", 0, False),
        ("blue", -1, False),
        ("blue", 1, False),
        ("teleportal", "2", False),
    ],
)
def test_teleportals_alone_have_a_number_of_the_die(
    kind: str, number: object, *, fits: bool
) -> None:
    entry = {"id": "dw2", "kind": kind, "place": "dw", "at": (1, 1), "number": number}

    if fits:
        assert FieldEntry.model_validate(entry).number == number
    else:
        with pytest.raises(ValidationError):
            FieldEntry.model_validate(entry)


@pytest.mark.parametrize("field", ["cost", "count", "capacity", "iou"])
def test_a_figure_in_quotes_is_refused(field: str) -> None:
    assert f"cultures 1 {field}: Input should be a valid integer" in refused(
        changed("cultures", **{field: "1"})
    )


def test_nobody_changes_the_printed_figures_or_the_options_of_a_match() -> None:
    entry = FieldEntry(id="gb", kind="base", place="gb", at=(1, 1))
    for thing, field in ((COMPONENTS.figures, "port"), (entry, "kind"), (Options(), "variant")):
        with pytest.raises(ValidationError, match="frozen"):
            setattr(thing, field, getattr(thing, field))


@pytest.mark.clause("MV255")
@pytest.mark.parametrize(("rounds", "fits"), [(30, False), (31, True), (60, True), (61, False)])
def test_an_epic_game_is_agreed_for_31_to_60_rounds(rounds: int, *, fits: bool) -> None:
    if fits:
        assert Options(rounds=rounds).rounds == rounds
    else:
        with pytest.raises(ValidationError, match="Input should be"):
            Options(rounds=rounds)


def rows(name: str) -> list[tuple[object, ...]]:
    """A table of the rules page."""
    (found,) = (chart for chart in GAME.help.charts(COMPONENTS) if chart.name == name)
    return [tuple(row) for row in found.rows]


@pytest.mark.clause("MV213", "MV205", "MV209")
def test_the_tables_number_what_the_dashboard_and_the_pilots_bring() -> None:
    assert rows("dashboard") == [
        ("hold", 3, 2),
        ("hold", 4, 6),
        ("upgrade", 2, 2),
        ("upgrade", 3, 6),
        ("gauges", 4, 2),
        ("gauges", 5, 4),
        ("gauges", 6, 6),
    ]
    assert rows("levels") == [(1, 3, 10, 0), (2, 4, 20, 1), (3, 5, 30, 3)]


@pytest.mark.clause("MV263")
def test_the_cultures_stand_there_by_number() -> None:
    assert [row[:2] for row in rows("goods")] == list(enumerate(COMPONENTS.culture, 1))
