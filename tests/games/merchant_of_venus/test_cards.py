"""Cards, technologies and abilities are named in one place, and change figures from there."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import games.merchant_of_venus
from games.merchant_of_venus.cards import (
    ALL,
    BOYCOTT,
    BUILDER,
    CARGO_NET,
    CHARTER,
    CLOAKING_FIELD,
    DIPLOMATIC_PASS,
    FIGHTER,
    NOTORIOUS,
    PACKER,
    SIDES,
    change,
)
from games.merchant_of_venus.parts import COMPONENTS

from .positions import A, B, captain, table

FOLDER: Final = Path(games.merchant_of_venus.__file__).parent
BOX: Final = (
    *(entry.id for entry in COMPONENTS.rewards),
    *(entry.id for entry in COMPONENTS.technologies),
    *(entry.id for entry in COMPONENTS.encounters),
    *(entry.id for entry in COMPONENTS.challenges),
    *(side for sides in SIDES.values() for side in sides),
)


def words(path: Path) -> Iterator[str]:
    """Every string that stands in a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_rule_knows_a_card_by_its_bare_id() -> None:
    found = {
        f"{path.relative_to(FOLDER)}: {word}"
        for path in FOLDER.rglob("*.py")
        if path.name != "cards.py"
        for word in words(path)
        if word in BOX
    }

    assert found == set()


def test_no_rule_asks_for_the_side_of_a_pilot() -> None:
    """But the one of an ability."""
    asking = {
        path.name
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Compare) and any(".side" in ast.unparse(e) for e in ast.walk(node))
    }

    assert asking == {"cards.py"}


def test_each_card_is_named_once_and_is_in_the_box() -> None:
    found = Counter(word for word in words(FOLDER / "cards.py") if word in BOX)

    assert max(found.values()) == 1
    assert [card.id for card in ALL if card.id not in BOX] == []
    assert {entry.id for entry in COMPONENTS.rewards} <= {card.id for card in ALL}
    assert {entry.id for entry in COMPONENTS.technologies} <= {card.id for card in ALL}
    assert {entry.id for entry in COMPONENTS.challenges} <= {card.id for card in ALL}


def test_both_sides_of_each_pilot_have_an_ability() -> None:
    pilots = [entry.culture for entry in COMPONENTS.pilots]

    assert sorted(SIDES) == sorted(pilots)
    assert all(sides == (f"{pilot}-a", f"{pilot}-b") for pilot, sides in SIDES.items())


@pytest.mark.clause("MV209", "MV226", "MV250")
def test_what_changes_a_price_is_what_the_captain_has_before_them() -> None:
    state = table(seats=1)
    me = captain(state)
    assert change(state, me, "price") == 0

    me.rewards.append(CHARTER.id)
    assert change(state, me, "price") == -10

    state.unmet, state.round = [BOYCOTT.id], 30
    assert change(state, me, "price") == 0

    state.unmet, state.turn.purchases = [], 1
    assert change(state, me, "price") == 0


@pytest.mark.clause("MV124")
def test_two_cards_that_waive_a_fee_are_added_and_each_works_by_itself() -> None:
    state = table()
    me, fee = captain(state), state.parts.figures.fee

    me.rewards.append(DIPLOMATIC_PASS.id)
    assert change(state, me, "fee") == -fee

    state.turn.dice, state.turn.places = [3], {CLOAKING_FIELD.id: 0}
    assert change(state, me, "fee") == -2 * fee
    assert change(state, captain(state, B), "fee") == 0


@pytest.mark.clause("MV205")
def test_an_ability_works_from_level_three_on_its_own_side() -> None:
    state = table()
    me = captain(state)
    me.pilot = BUILDER.pilot
    assert not BUILDER.works(state, me)

    me.side = "a"
    assert BUILDER.works(state, me)
    assert not PACKER.works(state, me)
    assert change(state, me, "port") == 150 - state.parts.figures.port


@pytest.mark.clause("MV205", "MV226")
def test_who_builds_for_c150_never_pays_more_than_the_others() -> None:
    state = table()
    me = captain(state)
    me.pilot, me.side = BUILDER.pilot, "a"
    figures = COMPONENTS.figures.model_copy(update={"port": 140})
    state.box = COMPONENTS.model_copy(update={"figures": figures})

    assert change(state, me, "port") == 0


@pytest.mark.clause("MV172")
def test_what_helps_against_pirates_adds_up() -> None:
    state = table()
    me = captain(state, A)
    me.pilot, me.side, me.titles = FIGHTER.pilot, "a", [NOTORIOUS.id]

    assert change(state, me, "against-pirates") == 3
    assert CARGO_NET.changes == {"net": 1}
