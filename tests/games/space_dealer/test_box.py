"""The component figures, and what is said of a wrong one."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import games.space_dealer as package
from engine import BadBox, Chart, Phrase, read_box, start
from games.space_dealer import GAME
from games.space_dealer.charts import charts
from games.space_dealer.parts import (
    ADVANCED,
    COMPONENTS,
    COUNTS,
    GOODS,
    Box,
    DemandEntry,
    amounts,
    kind_of,
    letters,
    read_card,
)
from games.space_dealer.setup import Options

TEXT = (Path(package.__file__).parent / "components.json").read_text("utf-8")


def changed(**changes: Any) -> str:
    return json.dumps({**json.loads(TEXT), **changes}, indent=1)


def cards() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(TEXT)["cards"]
    return found


def test_the_shipped_box_has_every_card_with_an_id_of_its_own() -> None:
    facts = COMPONENTS.facts
    found = Counter(kind_of(card) for card in facts)

    assert len(facts) == 72 + 12
    assert found == Counter(COUNTS) + Counter(neutral=12)
    assert Counter(card.level for card in facts.values()) == {0: 12, 1: 24, 2: 28, 3: 20}
    assert sum(found[kind] for kind in ADVANCED) == 10
    assert all(read_card(card) and read_card(card + "-b") for card in facts)


def test_every_good_is_wanted_as_often_as_every_other() -> None:
    wanted = [
        sum(d.goods.count(good[0]) for c in COMPONENTS.facts.values() for d in c.demands)
        for good in GOODS
    ]

    assert len(set(wanted)) == 1


def test_goods_are_written_in_letters() -> None:
    assert amounts("rry") == (2, 1, 0, 0)
    assert letters((2, 1, 0, 3)) == "rrybbb"


@pytest.mark.parametrize("id_", ["gizzi-1", "neutral-1", "ship", "timer-1", "mine.red"])
def test_what_is_no_card_is_not_taken_for_one(id_: str) -> None:
    assert read_card(id_) is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed(power=[2, 1, 4]), "power: three numbers from 1 to 4"),
        (changed(power=[2, 3, 5]), "power: three numbers from 1 to 4"),
        (changed(depot=0), "greater than or equal to 1"),
        (changed(neutral=[]), "neutral: there are 0; 12 are needed"),
        (changed(cards=cards()[1:]), "cards: 11 of mine; the rulebook says 12"),
        (changed(cards=[{**cards()[0], "colour": "blue"}, *cards()[1:]]), "2 mines of red"),
        (changed(cards=[{**cards()[0], "level": 2}, *cards()[1:]]), "a mine of level 2"),
        (changed(cards=[{**cards()[0], "colour": None}, *cards()[1:]]), "a colour belongs on"),
        (changed(cards=[{**cards()[0], "foot": "power"}, *cards()[1:]]), "foot power belongs on"),
        (changed(cards=[{**cards()[0], "links": 2}, *cards()[1:]]), "has 0 or 1 links"),
        (changed(cards=[{**cards()[0], "demands": cards()[0]["demands"] * 2}, *cards()[1:]]),
         "no two demands"),
        ("{", "line 1: not JSON"),
    ],
)  # fmt: skip
def test_a_wrong_figure_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadBox, match=r"line \d+") as refused:
        read_box(Box, text)

    assert said in str(refused.value)


def test_demands_belong_into_the_demand_row() -> None:
    complex_ = next(n for n, card in enumerate(cards()) if card["kind"] == "complex")
    wrong = cards()
    wrong[complex_]["demands"] = wrong[0]["demands"]

    with pytest.raises(BadBox, match="demands stand in the demand row"):
        read_box(Box, changed(cards=wrong))


def wanting(**figures: Any) -> str:
    """A box whose first card wants something else."""
    first = cards()[0]
    demand = {**first["demands"][0], **figures}
    return changed(cards=[{**first, "demands": [demand]}, *cards()[1:]])


@pytest.mark.parametrize(
    "text",
    [
        changed(depot=1),
        changed(depot=99),
        changed(attacks=1),
        changed(attacks=99),
        changed(power=[1, 1, 1]),
        changed(power=[4, 4, 4]),
        wanting(goods=["red"]),
        wanting(goods=["red"] * 8),
        wanting(deliver=1, host=0),
        wanting(deliver=99, host=99),
    ],
)
def test_every_figure_may_be_as_small_or_as_large_as_is_said(text: str) -> None:
    assert isinstance(read_box(Box, text), Box)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed(depot=100), "less than or equal to 99"),
        (changed(depot="4"), "valid integer"),
        (changed(attacks=0), "greater than or equal to 1"),
        (changed(power=[0, 3, 4]), "greater than or equal to 1"),
        (changed(power=[2, 4, 3]), "power: three numbers from 1 to 4"),
        (wanting(goods=[]), "a demand is for 1 to 8 goods"),
        (wanting(goods=["red"] * 9), "a demand is for 1 to 8 goods"),
        (wanting(deliver=0), "greater than or equal to 1"),
        (wanting(deliver=100), "less than or equal to 99"),
        (wanting(host=-1), "greater than or equal to 0"),
        (wanting(host=100), "less than or equal to 99"),
        (wanting(host="1"), "valid integer"),
    ],
)
def test_no_figure_may_be_smaller_or_larger(text: str, said: str) -> None:
    with pytest.raises(BadBox, match=r"line \d+") as refused:
        read_box(Box, text)

    assert said in str(refused.value)


def drawn(name: str) -> Chart:
    """A table of a box with figures of its own."""
    other = read_box(Box, changed(depot=6, power=[1, 3, 4]))
    return next(chart for chart in charts(other) if chart.name == name)


def named(kind: str) -> Phrase:
    """How a kind of card is called in the tables."""
    plain = Phrase(f"kind-{kind}")
    return Phrase("chart-advanced", (("card", plain),)) if kind in ADVANCED else plain


def test_the_table_of_cards_has_the_figures_of_the_box() -> None:
    rows = {row[0]: row[1:] for row in drawn("cards").rows}

    assert rows.keys() == {named(kind) for kind in COUNTS}
    for kind, count in COUNTS.items():
        card = next(card for card in COMPONENTS.cards if card.kind == kind)
        level, number, shape, does = rows[named(kind)]
        assert (level, number) == (card.level, count)
        assert shape == Phrase(f"chart-shape-{card.foot}", (("links", card.links),))
        assert isinstance(does, Phrase)
        assert does.key == f"chart-does-{kind}"
    for name, figure in {"generator": 1, "solar": 3, "reactor": 4, "depot": 6}.items():
        assert rows[named(name)][-1] == Phrase(f"chart-does-{name}", (("figure", figure),))


def said_of(demands: tuple[DemandEntry, ...]) -> tuple[tuple[str, int, int], ...]:
    """Each demand once."""
    found = [(demand.letters.upper(), demand.deliver, demand.host) for demand in demands]
    return tuple(dict.fromkeys(found))


def test_the_table_of_demands_has_every_kind_of_card_that_wants_something() -> None:
    """Cards of a kind that want one thing each are in one row, a city has one of its own."""
    should = []
    for kind in COUNTS:
        of_kind = [card for card in COMPONENTS.cards if card.kind == kind and card.demands]
        single = tuple(card.demands[0] for card in of_kind if len(card.demands) == 1)
        should += [(named(kind), said_of(single))] * bool(single)
        should += [(named(kind), said_of(c.demands)) for c in of_kind if len(c.demands) > 1]
    should.append((Phrase("chart-neutral"), said_of(COMPONENTS.neutral)))

    found = []
    for card, wanted in drawn("demands").rows:
        assert isinstance(wanted, tuple)
        args = [dict(each.args) for each in wanted if isinstance(each, Phrase)]
        found.append((card, tuple((each["goods"], each["points"], each["host"]) for each in args)))

    assert len(found) == len(should) == 15
    assert sorted(map(str, found)) == sorted(map(str, should))


def test_another_box_is_played_with() -> None:
    other = read_box(Box, changed(depot=6, power=[1, 2, 4]))

    state = start(GAME, 3, Options(), "00" * 16, 0, other).state

    assert (state.depot, state.power) == (6, (1, 2, 4))
    assert len(state.stack[-1].offers(state, GAME.cover.seats[0] - 3)) == 6  # type: ignore[arg-type]
