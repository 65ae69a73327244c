"""docs/messages.md: every event is told to the right people, in the right place, once."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from .hall import ANN, BOB, CLEO, HERE, Hall
from .scenes import SCENES
from .stage import PostOffice, Stage, office

PAGE = Path(__file__).parents[2] / "docs" / "messages.md"
QUIET = {"quiet-from": 22, "quiet-to": 9}


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the page: an event, where it is told, whether that sounds, and in which words."""

    event: str
    where: str
    sound: str
    words: str


def lines() -> list[Line]:
    """The rows of the table."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in PAGE.read_text("utf-8").splitlines()
        if line.startswith("| ") and not line.startswith("| event")
    ]
    return [Line(event, where, sound, words) for event, _, where, sound, words in rows]


__all__ = ["office"]


def test_every_row_of_the_page_has_its_scene() -> None:
    assert [line.event for line in lines()] == list(SCENES)


@pytest.mark.parametrize("line", lines(), ids=lambda line: line.event)
async def test_every_event_is_told_to_whom_it_is_for_and_once(
    hall: Hall, office: PostOffice, line: Line
) -> None:
    told = await SCENES[line.event](Stage(hall, office))

    if line.where == "board":
        board = hall.sender.board(HERE)
        assert line.words in board.body
        assert board.silent
        return
    if line.where == "answer" or not line.words:
        return  # the scene itself looks at the answer, or at what is gone
    inboxes = line.where == "inbox"
    places = [-user for user in told.who] if inboxes else [HERE]
    grows = line.event == "hand-grows"
    found = [office.since(told.since, place, line.words, edits=grows) for place in places]
    assert [len(posts) for posts in found] == [1] * len(places), [p.message for p in office.posts]
    for (post,) in found:
        # A change makes no sound in any case.
        assert post.edit or post.message.silent is (line.sound == "silent"), post.message
        if not inboxes and line.sound == "loud":
            assert set(post.message.pings) == set(told.who)
    if inboxes:
        others = {ANN, BOB, CLEO} - set(told.who)
        assert not any(office.since(told.since, -user, line.words) for user in others)


@pytest.mark.parametrize("event", [line.event for line in lines()])
async def test_nothing_makes_a_sound_in_quiet_hours(
    hall: Hall, office: PostOffice, event: str
) -> None:
    for user in (ANN, BOB, CLEO):
        await hall.types(user, "settings", **QUIET)

    await SCENES[event](Stage(hall, office))

    asleep = {user: await hall.services.people.of(user) for user in (ANN, BOB, CLEO)}
    for post in office.posts:
        message = post.message
        for user, settings in asleep.items():
            if post.edit or not settings.is_quiet(post.at):
                continue
            assert user not in message.pings, message
            assert post.channel != -user or message.silent, message
