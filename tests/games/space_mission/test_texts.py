"""Every id, verb, step and event has its text."""

from __future__ import annotations

import pytest

from engine import Choice, key
from games.space_mission import GAME
from games.space_mission.events import ToppedUp
from games.space_mission.parts import COMPONENTS, GATE
from games.space_mission.phrases import phrase
from locales import Texts

from .table import A, table

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


def test_ids_are_said(texts: Texts) -> None:
    ids = [GATE, *(planet.name for planet in COMPONENTS.planets), *COMPONENTS.bag]
    said = {id_: texts.id(id_, phrase, NAMES.__getitem__) for id_ in ids}

    assert len(set(said.values())) == len(said)
    assert texts.id("j1s4", phrase, NAMES.__getitem__) == "Jump 1 / Scan 4"
    assert texts.id("sxl3-2", phrase, NAMES.__getitem__) == "Scan ? / Land 3"


@pytest.mark.parametrize("count", range(6))
def test_any_number_of_discards_is_said(texts: Texts, count: int) -> None:
    state = table()
    hand = tuple(state.pilots[A].hand[:count])

    label = texts.offer("top-up", hand, phrase, NAMES.__getitem__)
    told = texts.event(ToppedUp(seat=A, discarded=hand, drawn=count), phrase, NAMES.__getitem__)

    assert "top up" in label.lower()
    assert "Ann" in told


def test_steps_commands_columns_and_ends_are_said(texts: Texts) -> None:
    keys = ["game-name", "game-summary", "over-space", "over-stranded"]
    keys += ["step-" + key(step) for step in GAME.rules.steps[:3]]
    keys += ["column-" + column for column in GAME.rules.result(table()).columns]
    for command in GAME.cover.commands:
        keys += [f"command-{command.name}", f"command-{command.name}-description"]
        for part in command.parts:
            keys += [f"verb-{part.verb}"]
            keys += [f"param-{name}{end}" for name in part.params for end in ("", "-description")]

    assert [name for name in keys if not texts.has(name)] == []


def test_a_choice_half_made_is_said(texts: Texts) -> None:
    for ids in ((), ("j1s4",), ("j1s4", "hazard")):
        assert texts.offer("jump", ids, phrase, NAMES.__getitem__)
    assert Choice("jump", ("j1s4", "hazard")).args
