"""Every law can fail: each fault planted into the tiny game is found."""

from __future__ import annotations

import pytest

from engine import BadRecord
from locales import MissingText
from tests.tiny import GAME

from . import laws, plans, test_hints, test_laws
from .faults import FAULTS, Fault, has_texts
from .plans import AnyGame, Plan

PLANS = [
    Plan(seats, {"rounds": rounds, "dawn": dawn, "notebook": True}, seed, seed, look=0)
    for seed in range(12)
    for seats, rounds, dawn in [(2 + seed % 3, 1 + seed % 6, "hour" if seed % 2 else "day")]
]
LONGEST = 1_000
"""Entries of a match of the tiny game that never ends: others have some dozens."""
LAWS: list[laws.Law] = [
    *test_laws.ALWAYS,
    *test_laws.AGAIN,
    *test_laws.CLOSELY,
    *test_hints.LAWS,
    has_texts,
]


def hold_always(law: laws.Law, game: AnyGame) -> None:
    for plan in PLANS:
        laws.hold([law], game, plan)


@pytest.mark.parametrize("law", LAWS, ids=test_laws.name)
def test_without_a_fault_every_law_holds(law: laws.Law) -> None:
    hold_always(law, GAME)


@pytest.mark.parametrize(
    ("law", "fault"),
    [pytest.param(law, fault, id=f"{law.__name__}-{fault.__name__}") for law, fault in FAULTS],
)
def test_a_planted_fault_is_found(
    law: laws.Law, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "LONGEST", LONGEST)
    broken = fault(monkeypatch)

    with pytest.raises((AssertionError, BadRecord, MissingText)):
        hold_always(law, broken)


def test_every_law_has_a_planted_fault() -> None:
    assert {law.__name__ for law in LAWS} == {law.__name__ for law, _ in FAULTS}
