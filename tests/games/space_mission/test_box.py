"""The component file: the shipped set, and what is said about a wrong one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import BadBox, read_box, start
from games.space_mission import GAME, parts
from games.space_mission.parts import COMPONENTS, Box, coordinates, fits
from games.space_mission.setup import Options

FILE = Path(parts.__file__).with_name("components.json")


def figures() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return data


def test_the_shipped_planets_have_each_number_once_and_no_twin() -> None:
    assert all({p.jump, p.scan, *p.land} == {1, 2, 3, 4} for p in COMPONENTS.planets)
    assert len({(p.jump, p.scan) for p in COMPONENTS.planets}) == 12


@pytest.mark.clause("SM4")
def test_a_joker_is_any_number_of_its_kind() -> None:
    assert all(fits("jxl3", "jump", number) for number in range(1, 10))
    assert [number for number in range(1, 10) if fits("jxl3", "land", number)] == [3]
    assert not any(fits("jxl3", "scan", number) for number in range(1, 10))


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
    data = figures()
    data["cards"][1] = data["cards"][0]

    deck = Box.model_validate(data).deck

    assert deck[:2] == ("j1s1", "j1s1-2")
    assert coordinates("j1s1-2") == coordinates("j1s1")


def _set(*path: str | int, to: object) -> Callable[[dict[str, Any]], None]:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_set("planets", 2, "jump", to=0), "line 23: planets 3 jump: .*greater than or equal to 1"),
        (_set("planets", 2, "jump", to="1"), "planets 3 jump: .*valid integer"),
        (_set("planets", 3, "name", to="pluto"), "planets 4 name: .*'freezer', 'hazard'"),
        (_set("planets", 1, "name", to="freezer"), "planets: freezer stands there 2 times"),
        (_set("planets", 0, "land", to=[1]), "planets 1 land: 1: Field required"),
        (_set("planets", to=[]), "planets: there are 0; 12 are needed"),
        (_set("cards", 5, to={"jump": 1}), "cards 6: a card shows exactly two of jump, scan, land"),
        (_set("cards", 5, to={"jump": 1, "warp": 2}), "cards 6 warp: .*not permitted"),
        (_set("cards", 5, "jump", to="!"), r"cards 6 jump: .*'\?'"),
        (_set("cards", to=[{"jump": 1, "scan": 1}]), "cards: there are 1; 60 are needed"),
        (_set("tiles", "ore-red", to=3), "tiles: 15 of ore; the rulebook says 16"),
        (_set("tiles", "ore-pink", to=1), "tiles ore-pink: .*'ore-red', 'ore-purple'"),
        (_set("tiles", "water", to=-1), "tiles water: .*greater than or equal to 0"),
        (_set("chips", to=0), "chips: .*greater than or equal to 1"),
        (_set("rockets", to=1), "rockets: .*not permitted"),
    ],
)
def test_a_wrong_figure_is_named_with_what_is_allowed(
    change: Callable[[dict[str, Any]], None], said: str
) -> None:
    data = figures()
    change(data)

    with pytest.raises(BadBox, match=said):
        read_box(Box, json.dumps(data, indent=1))


def test_a_coordinate_that_is_on_no_card_is_named() -> None:
    data = figures()
    data["planets"][0]["jump"] = 9
    for card in data["cards"]:
        if card.get("jump") == "?":
            card["jump"] = 1

    with pytest.raises(BadBox, match="freezer has jump 9, which is on no card"):
        read_box(Box, json.dumps(data))


def test_a_group_may_play_with_figures_of_its_own() -> None:
    data = figures()
    data["chips"] = 12
    state = start(GAME, 2, Options(), "0c" * 16, 0, Box.model_validate(data)).state

    assert [pilot.chips for pilot in state.pilots] == [12, 12]
