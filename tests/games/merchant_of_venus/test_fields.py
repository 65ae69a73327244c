"""What the fields of Merchant of Venus are called."""

from __future__ import annotations

import pytest

from games.merchant_of_venus.fields import field_phrase, is_field
from games.merchant_of_venus.galaxy import GALAXY
from tests.saying import english

TEXTS = english("merchant_of_venus")


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("gb", "Galactic Base"),
        ("jw", "Jungle World"),
        ("sn", "Supernova"),
        ("jwc2", "Jungle World, city 2"),
        ("icec1", "Ice World, city"),
        ("dw2", "Desert World, teleportal 2"),
        ("cw2", "Colony World, navigation field"),
        ("cw3", "Colony World, pilot hazard"),
        ("gb-cw-4", "Galactic Base \N{EN DASH} Colony World, blue field 2"),
        ("nhw3", "Nebula fog, encounter 1"),
    ],
)
def test_a_field_is_called_by_its_place_kind_and_number(id_: str, said: str) -> None:
    assert TEXTS.phrase(field_phrase(id_)) == said


def test_no_two_fields_are_called_the_same_and_names_fit_a_menu() -> None:
    said = [TEXTS.phrase(field_phrase(id_)) for id_ in GALAXY.fields]

    assert len(set(said)) == 268
    assert max(map(len, said)) <= 60


def test_only_fields_and_places_are_fields() -> None:
    assert is_field("jw4")
    assert is_field("sg")
    assert not is_field("perfume")
    with pytest.raises(KeyError):
        field_phrase("perfume")
