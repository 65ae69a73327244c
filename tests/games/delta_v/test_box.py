"""The component file: the shipped set, and what is said about a wrong one."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from pydantic import ValidationError

from engine import BadBox, read_box, start
from games.delta_v import GAME, parts
from games.delta_v.parts import COMPONENTS, MINERALS, OMNIDIUM, Box, mineral, points, wanted
from games.delta_v.setup import Options
from tests.games.boxes import Change, figures, setting


@pytest.mark.clause("DV2", "DV61")
def test_the_shipped_set_is_the_documented_reconstruction() -> None:
    kinds = Counter(mineral(face) or face for face in COMPONENTS.faces)

    assert kinds == {
        **dict.fromkeys(MINERALS, 6),
        OMNIDIUM: 3,
        "alien": 5,
        **dict.fromkeys(("scan", "sabotage", "acquisition", "pirate", "meteor"), 2),
    }
    assert sum(map(points, COMPONENTS.faces)) == 93
    assert Counter(m for c in COMPONENTS.contracts for m in c) == dict.fromkeys(MINERALS, 5)


def test_contract_ids_name_their_minerals() -> None:
    ids = COMPONENTS.contract_ids

    assert len(set(ids)) == 12
    assert [wanted(id_) for id_ in ids] == list(COMPONENTS.contracts)
    assert wanted("k10-bgd") == ("betamite", "gammatite", "deltamite")
    assert wanted("k13-aab") == ("alphatite", "alphatite", "betamite")


def test_two_contracts_for_the_same_minerals_have_ids_of_their_own() -> None:
    data = figures(parts)
    data["contracts"] = [["betamite"], ["betamite"]]

    assert Box.model_validate(data).contract_ids == ["k1-b", "k2-b"]


SIX = [1, 2, 3, 3, 4, 5]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (setting("minerals", 1, "points", 0, to=10), "line 17: minerals 2 points 1: .*equal to 9"),
        (setting("minerals", 1, "points", 0, to="1"), "minerals 2 points 1: .*valid integer"),
        (setting("minerals", 1, "points", to=[]), "minerals 2 points: .*at least 1"),
        (setting("minerals", 1, "mineral", to="zetamite"), "minerals 2 mineral: .*'betamite'"),
        (setting("minerals", 1, "mineral", to="alphatite"), "alphatite stands there twice"),
        (setting("minerals", 5, "points", to=[1]), "46 tiles; the field takes exactly 48"),
        (setting("minerals", 1, "points", 0, to=-1), "minerals 2 points 1: .*equal to 0"),
        (setting("incidents", 1, "count", to=0), "incidents 2 count: .*equal to 1$"),
        (setting("incidents", 1, "count", to=21), "incidents 2 count: .*equal to 20$"),
        (setting("incidents", 1, "count", to="2"), "incidents 2 count: .*valid integer"),
        (setting("minerals", 1, "price", to=1), "minerals 2 price: .*not permitted"),
        (setting("incidents", 0, to={"incident": "ghost", "count": 5}), "'alien', 'scan'"),
        (setting("incidents", 0, to={"incident": "alien"}), "incidents 1: count: Field required"),
        (setting("contracts", 3, to=[]), "contracts 4: .*at least 1"),
        (setting("contracts", 3, to=["betamite"] * 6), "contracts 4: .*at most 5"),
        (setting("contracts", 3, to=["omnidium"]), "contracts 4 1: .*'alphatite', 'betamite'"),
        (setting("contracts", to=[]), "contracts: .*at least 1"),
        (setting("contracts", to=[["betamite"]] * 25), "contracts: .*at most 24"),
        (setting("rockets", to=5), "rockets: .*not permitted"),
    ],
)
def test_a_wrong_figure_is_named_with_what_is_allowed(change: Change, said: str) -> None:
    data = figures(parts)
    change(data)

    with pytest.raises(BadBox, match=said):
        read_box(Box, json.dumps(data, indent=1))


@pytest.mark.parametrize(
    "change",
    [
        {"minerals": [{"mineral": "omnidium", "points": [0] + [9] * 32}]},
        {
            "minerals": [{"mineral": name, "points": [1]} for name in (*MINERALS, OMNIDIUM)],
            "incidents": [
                {"incident": "alien", "count": 5},
                {"incident": "scan", "count": 20},
                {"incident": "sabotage", "count": 16},
                {"incident": "meteor", "count": 1},
            ],
        },
        {"contracts": [["betamite"]]},
        {"contracts": [["betamite"] * 5] * 24},
    ],
)
def test_the_least_and_the_most_that_a_figure_may_be(change: dict[str, Any]) -> None:
    data = figures(parts) | change

    box = read_box(Box, json.dumps(data))

    assert box.model_dump(mode="json") == data


def test_figures_and_options_cannot_change_while_a_match_goes_on() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        COMPONENTS.minerals[0].points = ()  # type: ignore[misc]
    with pytest.raises(ValidationError, match="frozen"):
        Options().notebook = False  # type: ignore[misc]


@pytest.mark.clause("DV95")
def test_the_notebook_is_what_may_be_chosen_and_is_kept_unless_one_says_no() -> None:
    assert Options().model_dump() == {"notebook": True}
    with pytest.raises(ValidationError, match="not permitted"):
        Options(memory=True)  # type: ignore[call-arg]


@pytest.mark.clause("DV87")
def test_another_number_of_encounters_is_refused() -> None:
    data = figures(parts)
    data["incidents"][0]["count"], data["incidents"][1]["count"] = 4, 3

    with pytest.raises(BadBox, match="4 alien encounters; the rules ask for exactly 5"):
        read_box(Box, json.dumps(data))


def test_what_is_not_json_is_refused_with_its_line() -> None:
    with pytest.raises(BadBox, match="line 2: not JSON"):
        read_box(Box, '{"minerals": [],\n oops}')


def test_a_group_may_play_with_figures_of_its_own() -> None:
    data = figures(parts)
    data["contracts"] = [["alphatite", "alphatite", "betamite"]]
    data["minerals"][0]["points"] = [9] * 6

    state = start(GAME, 2, Options(), "0c" * 16, 0, Box.model_validate(data)).state

    assert list(state.contracts) == ["k1-aab"]
    assert list(state.board.values()).count("alphatite-9") == 6
