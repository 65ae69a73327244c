"""Of what the seed of a match is made, and that anybody can make it again."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engine import Luck, Record, Setup, promise

SECRET, SALT = "5ec4e7" * 4, "5a17"
LUCK = Luck(secret=SECRET, presses=(11, 0, 22), start=33)
SETUP = Setup(
    game="tiny",
    version=1,
    seats=3,
    options={},
    seed=LUCK.seed(),
    salt=SALT,
    now=1_700_000_000_000,
    luck=LUCK,
)


def test_the_seed_is_the_hash_of_the_secret_and_the_presses_in_the_order_of_the_seats() -> None:
    assert LUCK.seed() == sha256(f"{SECRET}:11:22:33".encode()).hexdigest()


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "5ec4e8" * 4},
        {"presses": (12, 0, 22)},
        {"presses": (22, 0, 11)},
        {"presses": (11, 0)},
        {"start": 34},
    ],
)
def test_each_part_makes_it_another_seed(change: dict[str, Any]) -> None:
    assert LUCK.model_copy(update=change).seed() != LUCK.seed()


def test_what_is_promised_is_the_secret_and_no_press() -> None:
    said = sha256(f"{SECRET}:{SALT}".encode()).hexdigest()

    assert promise(SECRET, SALT) == said
    assert SETUP.commitment() == said


def test_the_page_shows_how_to_make_both_by_hand() -> None:
    page = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")
    shown = re.findall(r"printf '%s' '([0-9a-f:]+)' \| sha256sum\n +([0-9a-f]{64})  -", page)

    (promised, opened), (made, seed) = shown

    secret, salt = promised.split(":")
    _, *presses, start = made.split(":")
    luck = Luck(secret=secret, presses=tuple(map(int, presses)), start=int(start))
    assert str(luck) == made
    assert (promise(secret, salt), luck.seed()) == (opened, seed)


def test_a_record_carries_it() -> None:
    text = str(Record(SETUP))

    assert '"luck":{"secret":' in text
    assert Record.parse(text).setup == SETUP


def test_a_record_from_before_there_was_luck_is_read_and_written_as_it_was() -> None:
    old = Setup(**{**dict(SETUP), "luck": None})
    text = str(Record(old))

    assert "luck" not in text
    assert Record.parse(text).setup == old
    assert old.commitment() == sha256(f"{old.seed}:{SALT}".encode()).hexdigest()


@pytest.mark.parametrize(
    "wrong",
    [{"secret": "XY"}, {"secret": ""}, {"presses": (-1,)}, {"start": 1 << 64}, {"more": 1}],
)
def test_what_cannot_be_a_secret_or_a_press_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Luck.model_validate({**LUCK.model_dump(), **wrong})
