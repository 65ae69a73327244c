"""Every id, verb, step and event has its text."""

from __future__ import annotations

from engine import Offer, Pick, Seat, offers, orders
from games.delta_vee import GAME
from games.delta_vee.parts import COMPONENTS, MODES
from games.delta_vee.phrases import phrase
from games.delta_vee.state import State
from locales import Texts

from .builder import B, ready

NAMES = ("Ann", "Bartholomew the Great, Duke of Y", "Cy", "Di", "Eve", "Fay")


def said(texts: Texts, id_: str) -> str:
    return texts.id(id_, phrase, NAMES.__getitem__)


def test_every_piece_has_a_name_of_its_own(texts: Texts) -> None:
    ids = [*(ship.id for ship in COMPONENTS.ships), *(pod.id for pod in COMPONENTS.pods), *MODES]
    ids += ["1A", "1x3", "A0207", "AA", "pod-3", "12-1-4", "clock-3", "prepare-guided-2"]
    ids += ["control-1x3", "tow-2A", "dock-1x3", "ready-craft-3", "launch-craft-3", "side-1"]

    assert len({said(texts, id_) for id_ in ids}) == len(ids)


def test_ids_are_called_by_what_they_mean(texts: Texts) -> None:
    assert said(texts, "2B") == "Ship 2B"
    assert said(texts, "1x12") == "Contact 1x12"
    assert said(texts, "12-1-4") == "hex at 12 o'clock, heading 1, velocity 4"
    assert said(texts, "prepare-guided-2") == "Prepare: guided missile, pod 2"
    assert said(texts, "tow-2A") == "Tractor beam on Ship 2A"


def labels(texts: Texts, state: State, seat: Seat) -> list[str]:
    found = []
    for offer in (*offers(state, seat), *orders(GAME, state, seat)):
        ids = offer.ids if isinstance(offer, Offer) else ()
        assert not isinstance(offer, Pick)
        found.append(texts.offer(offer.verb, ids, phrase, NAMES.__getitem__))
    return found


def test_labels_tell_the_offers_apart(texts: Texts) -> None:
    first = labels(texts, ready("showdown"), B)
    assert "Accelerate" in first
    assert len(set(first)) == len(first)


def test_there_are_few_enough_commands(texts: Texts) -> None:
    assert len(GAME.cover.commands) <= 25  # Discord's limit for a group
    for command in GAME.cover.commands:
        assert len(texts(f"command-{command.name}-description")) <= 100
        for part in command.parts:
            assert texts.has(f"verb-{part.verb}")
