"""A picture that cannot be made is left out, and what it belongs to is shown all the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from render.boards import delta_v_words, space_mission
from render.paint import Painter
from sandbox import Actor, Shown

from .club import Club, Player

DV = "delta_v"
PROSPECT = "Prospect under your rockets"
LOST = "I can't draw the picture right now."

pytestmark = pytest.mark.usefixtures("painted")


def broken(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError("planted")


async def panel_of(club: Club, *people: Actor) -> Shown:
    """What somebody sees who asks what they can do now."""
    mover = await club.mover(*people)
    opened = await mover.click(club.live(mover), "My turn")
    assert opened.message is not None
    return opened.message


async def test_a_panel_whose_picture_cannot_be_painted_says_what_it_would_show(
    club: Club,
    ann: Actor,
    bob: Actor,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await club.sit(DV, ann, bob)
    monkeypatch.setattr(Painter, "paint", broken)

    panel = await panel_of(club, ann, bob)

    assert not panel.files
    assert LOST in panel.words
    assert "Bob: 0 points; station 1" in panel.words
    assert PROSPECT in panel.labels
    assert "planted" in caplog.text
    assert f"left out of match {(await club.table()).id}" in caplog.text


async def test_a_panel_whose_picture_cannot_be_described_is_shown_without_it(
    club: Club, ann: Actor, bob: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.sit(DV, ann, bob)
    monkeypatch.setattr(delta_v_words, "_head", broken)

    panel = await panel_of(club, ann, bob)

    assert not panel.files
    assert LOST in panel.words
    assert PROSPECT in panel.labels


async def test_a_match_goes_on_without_pictures_and_has_them_again_once_they_can_be_made(
    club: Club, ann: Actor, bob: Actor
) -> None:
    await club.sit(DV, ann, bob)
    players = [Player(club, person, Random(3)) for person in (ann, bob)]

    async def move() -> Shown:
        mover = await club.mover(ann, bob)
        await next(player for player in players if player.actor is mover).by_command()
        await club.quiet()
        return club.live(ann)

    with pytest.MonkeyPatch.context() as planted:
        planted.setattr(Painter, "paint", broken)
        without = await move()
    after = await move()

    assert not without.files
    assert LOST in without.words
    assert after.files
    assert LOST not in after.words


async def test_a_hand_that_cannot_be_drawn_is_told_in_words(
    club: Club, ann: Actor, bob: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(space_mission, "large_card", broken)

    await club.sit("space_mission", ann, bob)

    (letter,) = ann.inbox
    assert "You draw" in letter.words
    assert LOST in letter.words
    assert not letter.files
