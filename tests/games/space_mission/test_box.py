"""The component file: the shipped set, and what is said about a wrong one."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from engine import BadBox, Cell, Phrase, read_box, start
from games.space_mission import GAME, parts
from games.space_mission.parts import COMPONENTS, Box, Symbol, coordinates, fits
from games.space_mission.phrases import coordinate
from games.space_mission.setup import Options
from tests.games.boxes import Change, figures, setting


def test_the_shipped_planets_have_each_number_once_and_no_twin() -> None:
    assert all({p.jump, p.scan, *p.land} == {1, 2, 3, 4} for p in COMPONENTS.planets)
    assert len({(p.jump, p.scan) for p in COMPONENTS.planets}) == 12


@pytest.mark.clause("SM4")
def test_a_joker_is_any_number_of_its_kind() -> None:
    numbers = range(11)

    assert [number for number in numbers if fits("jxl3", "jump", number)] == [*range(1, 10)]
    assert [number for number in numbers if fits("jxl3", "land", number)] == [3]
    assert not any(fits("jxl3", "scan", number) for number in numbers)


@pytest.mark.clause("SM4")
def test_the_shipped_cards_are_twenty_of_each_kind_with_twelve_jokers() -> None:
    kinds = Counter(tuple(s for s, _ in coordinates(card)) for card in COMPONENTS.deck)
    jokers = [card for card in COMPONENTS.deck if "x" in card]

    assert set(kinds.values()) == {20}
    assert len(kinds) == 3
    assert len(jokers) == 12
    assert len(set(COMPONENTS.deck)) == 60


def test_the_shipped_tiles_are_those_of_the_rulebook() -> None:
    families: Counter[str] = Counter(tile.split("-")[0] for tile in COMPONENTS.bag)

    assert families == {"ore": 16, "alien": 10, "matter": 8, "water": 8, "medal": 6, "space": 16}


def test_a_second_copy_of_a_card_has_an_id_of_its_own() -> None:
    data = figures(parts)
    data["cards"][1] = data["cards"][0]

    deck = Box.model_validate(data).deck

    assert deck[:2] == ("j1s1", "j1s1-2")
    assert coordinates("j1s1-2") == coordinates("j1s1")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            setting("planets", 2, "jump", to=0),
            "line 23: planets 3 jump: .*greater than or equal to 1",
        ),
        (setting("planets", 2, "jump", to=10), "planets 3 jump: .*less than or equal to 9"),
        (setting("planets", 2, "jump", to="1"), "planets 3 jump: .*valid integer"),
        (setting("planets", 2, "moons", to=1), "planets 3 moons: .*not permitted"),
        (setting("planets", 3, "name", to="pluto"), "planets 4 name: .*'freezer', 'hazard'"),
        (setting("planets", 1, "name", to="freezer"), "planets: freezer stands there 2 times"),
        (setting("planets", 0, "land", to=[1]), "planets 1 land: 1: Field required"),
        (setting("planets", to=[]), "planets: there are 0; 12 are needed"),
        (
            setting("cards", 5, to={"jump": 1}),
            "cards 6: a card shows exactly two of jump, scan, land",
        ),
        (setting("cards", 5, to={"jump": 1, "warp": 2}), "cards 6 warp: .*not permitted"),
        (setting("cards", 5, to={"jump": 1, "scan": 1, "land": 1}), "cards 6: .*exactly two"),
        (setting("cards", 5, "jump", to="!"), r"cards 6 jump: .*'\?'"),
        (setting("cards", 5, "jump", to=10), "cards 6 jump: .*less than or equal to 9"),
        (setting("cards", to=[{"jump": 1, "scan": 1}]), "cards: there are 1; 60 are needed"),
        (setting("tiles", "ore-red", to=3), "tiles: 15 of ore; the rulebook says 16"),
        (setting("tiles", "ore-pink", to=1), "tiles ore-pink: .*'ore-red', 'ore-purple'"),
        (setting("tiles", "water", to=-1), "tiles water: .*greater than or equal to 0"),
        (setting("tiles", "water", to="8"), "tiles water: .*valid integer"),
        (setting("chips", to=0), "chips: .*greater than or equal to 1$"),
        (setting("chips", to=100), "chips: .*less than or equal to 99"),
        (setting("chips", to="20"), "chips: .*valid integer"),
        (setting("rockets", to=1), "rockets: .*not permitted"),
    ],
)
def test_a_wrong_figure_is_named_with_what_is_allowed(change: Change, said: str) -> None:
    data = figures(parts)
    change(data)

    with pytest.raises(BadBox, match=said):
        read_box(Box, json.dumps(data, indent=1))


@pytest.mark.parametrize(
    ("symbol", "to"), [("jump", 9), ("scan", 9), ("land", [9, 4]), ("land", [3, 9])]
)
def test_a_coordinate_that_is_on_no_card_is_named(symbol: str, to: int | list[int]) -> None:
    """A joker would be enough."""
    data = figures(parts)
    data["planets"][0][symbol] = to
    assert Box.model_validate(data).planets[0].name == "freezer"

    for card in data["cards"]:
        if card.get(symbol) == "?":
            card[symbol] = 1

    with pytest.raises(BadBox, match=f"freezer has {symbol} 9, which is on no card"):
        read_box(Box, json.dumps(data))


@pytest.mark.parametrize(
    "change",
    [
        {"chips": 1},
        {"chips": 99},
        {"tiles": COMPONENTS.tiles | {"ore-red": 0, "ore-blue": 8}},
    ],
)
def test_the_least_and_the_most_that_a_figure_may_be(change: dict[str, Any]) -> None:
    data = figures(parts) | change

    assert read_box(Box, json.dumps(data)).model_dump(mode="json", exclude_none=True) == data


def test_figures_and_options_cannot_change_while_a_match_goes_on() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        COMPONENTS.planets[0].jump = 2  # type: ignore[misc]
    with pytest.raises(ValidationError, match="frozen"):
        Options().notebook = False  # type: ignore[misc]


@pytest.mark.clause("SM46")
def test_the_notebook_is_what_may_be_chosen_and_is_kept_unless_one_says_no() -> None:
    assert Options().model_dump() == {"notebook": True}
    with pytest.raises(ValidationError, match="not permitted"):
        Options(memory=True)  # type: ignore[call-arg]


def rows(box: Box, name: str) -> dict[Cell, list[Cell]]:
    """A table of the rules page, by the first cell of each row."""
    chart = next(chart for chart in GAME.help.charts(box) if chart.name == name)
    return {first: rest for first, *rest in chart.rows}


@pytest.mark.clause("SM4")
@pytest.mark.parametrize(
    ("symbol", "number", "cards"), [("jump", 1, 13), ("jump", 9, 4), ("scan", 2, 13)]
)
def test_the_page_counts_the_cards_that_fit_with_the_jokers(
    symbol: Symbol, number: int, cards: int
) -> None:
    data = figures(parts)
    data["planets"][0]["jump"] = 9

    found = rows(Box.model_validate(data), "coordinates")

    assert found[coordinate(symbol, number)] == [cards]


def test_the_page_lists_the_cards_by_their_first_coordinate() -> None:
    found = rows(COMPONENTS, "cards")

    assert found[coordinate("jump", 0)] == [
        tuple(
            coordinate(*second) for second in (("scan", 1), ("scan", 2), ("land", 3), ("land", 4))
        ),
        4,
    ]
    assert found[coordinate("jump", 4)][-1] == 9
    assert sum(row[-1] for row in found.values()) == 60  # type: ignore[misc]


def test_the_page_lists_tiles_of_which_there_are_none() -> None:
    data = figures(parts)
    data["tiles"]["ore-blue"] += data["tiles"].pop("ore-red")

    found = rows(Box.model_validate(data), "tiles")

    assert (found["ore-red"], found["ore-blue"], found["space"]) == ([0], [8], [16])


@pytest.mark.clause("SM31", "SM35")
def test_the_page_says_what_each_place_at_the_gate_and_each_water_tile_is_worth() -> None:
    worth = rows(COMPONENTS, "score")

    for column, numbers in (("gate", (9, 6, 3, 1)), ("water", (2, 5, 9, 14))):
        args = tuple((f"n{count}", points) for count, points in enumerate(numbers, start=1))
        assert worth[Phrase(f"column-{column}")] == [Phrase(f"worth-{column}", args)]


def test_a_group_may_play_with_figures_of_its_own() -> None:
    data = figures(parts)
    data["chips"] = 12
    state = start(GAME, 2, Options(), "0c" * 16, 0, Box.model_validate(data)).state

    assert [pilot.chips for pilot in state.pilots] == [12, 12]
