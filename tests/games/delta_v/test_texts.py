"""Every id, verb, step and event has its text."""

from __future__ import annotations

import pytest

from engine import Step, key
from games.delta_v import GAME
from games.delta_v.events import AttemptFailed, Ended, Followed, OrderLeft
from games.delta_v.parts import CELLS, COMPONENTS, INCIDENTS, LINES, MINERALS, OMNIDIUM, STATION
from games.delta_v.phrases import ENDINGS, phrase
from games.delta_v.steps.incidents import OwnTurn
from games.delta_v.steps.windows import Window
from locales import Texts

from .builder import A

NAMES = ("Ann", "Bartholomew the Great, Duke of Y", "Cy", "Di")


def said(texts: Texts, id_: str) -> str:
    return texts.id(id_, phrase, NAMES.__getitem__)


def test_every_id_has_a_text_of_its_own(texts: Texts) -> None:
    ids = [*CELLS, *LINES, STATION, *MINERALS, OMNIDIUM, *INCIDENTS, *set(COMPONENTS.faces)]
    ids += [*COMPONENTS.contract_ids, *(f"bribe-{mineral}" for mineral in MINERALS)]
    ids = list(dict.fromkeys(ids))

    assert len({said(texts, id_) for id_ in ids}) == len(ids)


def test_ids_are_called_by_what_they_show(texts: Texts) -> None:
    assert said(texts, "C3=alphatite-2") == "Alphatite 2 at C3"
    assert said(texts, "C3=scan") == "Mineral Scan at C3"
    assert said(texts, "k6-ad") == "contract 6 (Alphatite and Deltamite)"
    assert said(texts, "bribe-betamite") == "Betamite bribe"
    assert said(texts, "column-B") == "column B"
    assert said(texts, "seat-0") == "Ann"


def test_every_event_has_a_text(texts: Texts) -> None:
    assert [kind for kind in GAME.rules.events if not texts.has("event-" + key(kind))] == []


def test_every_step_that_waits_has_a_text(texts: Texts) -> None:
    idle = {Step, OwnTurn, Window}
    waiting = [
        step for step in GAME.rules.steps if step not in idle and step.seats is not Step.seats
    ]

    assert len(waiting) == len(GAME.rules.steps) - 1  # a Turn runs by itself
    assert [step for step in waiting if not texts.has("step-" + key(step))] == []


def test_standing_orders_and_ends_are_said(texts: Texts) -> None:
    for order, words in (("ask", "ask me"), ("pass", "always"), ("seat-2", "Cy's next turn")):
        event = OrderLeft(seat=0, incident="pirate", order=order)  # type: ignore[arg-type]
        assert words in texts.event(event, phrase, NAMES.__getitem__)
    ends = {texts.event(Ended(reason=end), phrase, NAMES.__getitem__) for end in ENDINGS}
    assert len(ends) == len(ENDINGS)


@pytest.mark.clause("DV64")
@pytest.mark.parametrize(
    ("cells", "sentence"),
    [
        ((), "Ann fails contract 1 (Alphatite)."),
        (("A1",), "Ann fails contract 1 (Alphatite). A1 goes back face down."),
        (("A1", "B1"), "Ann fails contract 1 (Alphatite). A1 and B1 go back face down."),
    ],
)
def test_it_is_said_which_tiles_turn_face_down_again(
    texts: Texts, cells: tuple[str, ...], sentence: str
) -> None:
    event = AttemptFailed(seat=A, contract="k1-a", cells=cells)

    assert texts.event(event, phrase, NAMES.__getitem__) == sentence


@pytest.mark.clause("DV82")
@pytest.mark.parametrize(
    ("origin", "place", "sentence"),
    [
        ("G7", "A1", "Ann moves a rocket from G7 to A1."),
        ("station", "A1", "Ann moves a rocket from the station to A1."),
        ("G7", "station", "Ann moves a rocket from G7 to the station."),
    ],
)
def test_it_is_said_whence_and_whither_a_rocket_follows(
    texts: Texts, origin: str, place: str, sentence: str
) -> None:
    event = Followed(seat=A, origin=origin, place=place)

    assert texts.event(event, phrase, NAMES.__getitem__) == sentence


def test_commands_and_columns_are_said(texts: Texts) -> None:
    keys = ["game-name", "game-summary", "setting-notebook", "setting-notebook-description"]
    keys += [f"column-{column}" for column in ("minerals", "spent", "contracts", "unspent")]
    keys += ["column-total"]
    for command in GAME.cover.commands:
        keys += [f"command-{command.name}", f"command-{command.name}-description"]
        for part in command.parts:
            keys += [f"verb-{part.verb}"]
            keys += [f"verb-{part.verb}-prompt"] if part.params else []
            keys += [f"param-{name}{end}" for name in part.params for end in ("", "-description")]

    assert [name for name in keys if not texts.has(name)] == []
    assert len(GAME.cover.commands) <= 25  # Discord's limit for a group
    described = [texts(name) for name in keys if name.endswith("-description")]
    assert max(map(len, described)) <= 100
