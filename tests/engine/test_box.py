from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine import BadBox, read_box
from engine.box import _places


class Card(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    cost: int = Field(ge=0, le=9)


class Box(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    cards: tuple[Card, ...]
    chips: int = 3

    @model_validator(mode="after")
    def check(self) -> Box:
        if self.chips == 13:
            raise ValueError("13 chips bring bad luck")
        return self


GOOD = """{
  "cards": [
    {"name": "a", "cost": 1},
    {"name": "b",
     "cost": 2}
  ],
  "chips": 4
}"""


def test_a_box_is_read() -> None:
    assert read_box(Box, GOOD) == Box(
        cards=(Card(name="a", cost=1), Card(name="b", cost=2)), chips=4
    )


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ('"cost": 1', '"cost": 12', r"^line 3: cards 1 cost: .*less than or equal to 9"),
        ('"cost": 2', '"cost": "x"', r"^line 5: cards 2 cost: .*valid integer"),
        ('"name": "a", ', "", r"^line 3: cards 1: name: Field required"),
        ('"chips": 4', '"chips": 13', r"^line 1: 13 chips bring bad luck"),
        ('"chips"', '"coins"', r"^line 7: coins: Extra inputs"),
        ('"a", ', '"a" ', r"^line 3: not JSON: "),
        ('"cost": 1}', '"cost": 1', r"^line \d+: not JSON: "),
    ],
)
def test_a_wrong_figure_is_refused_with_its_line(before: str, after: str, fault: str) -> None:
    assert before in GOOD

    with pytest.raises(BadBox, match=fault):
        read_box(Box, GOOD.replace(before, after, 1))


def test_several_faults_are_told_together() -> None:
    with pytest.raises(BadBox, match=r"line 3: .*; line 5: "):
        read_box(Box, GOOD.replace("1}", "99}").replace("2}", "99}"))


def test_the_place_of_a_missing_box() -> None:
    with pytest.raises(BadBox, match=r"^line 2: Input should be "):
        read_box(Box, "\n[]")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(JSON, st.sampled_from([None, 0, 3]))
def test_every_value_has_a_place(value: object, indent: int | None) -> None:
    text = json.dumps(value, indent=indent)
    places = dict(_places(text))

    for path, line in places.items():
        found = value
        for step in path:
            found = found[step]  # type: ignore[index]  # a path of the same value
        shown = json.dumps(found, indent=indent).split("\n")[0]
        assert shown in text.split("\n")[line - 1]
    assert len(places) == _size(value)


def _size(value: object) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + sum(map(_size, inner))
