"""Films and pictures of what has changed, through the sandbox and the studio's own process."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from sandbox import Actor, Sandbox, Shown

from .club import Club

WIDE = 512
"""Pixels of a film."""

ONE = pytest.mark.parametrize("game", ["delta_v"])

pytestmark = pytest.mark.usefixtures("painted")


async def play(club: Club, ann: Actor, bob: Actor, moves: int) -> None:
    """So many moves of a match of the two."""
    await club.sit("delta_v", ann, bob)
    await club.comes_to(lambda table: table.seq >= moves)


def films(actor: Actor, sandbox: Sandbox) -> list[Shown]:
    return [shown for shown in actor.sees(sandbox.channel) if "film.gif" in shown.files]


async def film(actor: Actor, sandbox: Sandbox, **options: str) -> Shown:
    """The film that somebody has made, as soon as they see it."""
    before = len(films(actor, sandbox))
    await actor.slash(sandbox.channel, "game film", **options)
    await sandbox.until(lambda: len(films(actor, sandbox)) > before, what="a film")
    return films(actor, sandbox)[-1]


def progress(actor: Actor, sandbox: Sandbox) -> list[Shown]:
    return [m for m in actor.sees(sandbox.channel) if "making your film" in m.words]


def frames(shown: Shown) -> int:
    with Image.open(BytesIO(shown.files["film.gif"])) as moving:
        assert moving.format == "GIF"
        assert moving.width == WIDE
        return int(getattr(moving, "n_frames", 1))


@ONE
async def test_the_film_of_a_match_is_there_for_everybody(
    sandbox: Sandbox, club: Club, game: str
) -> None:
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await play(club, ann, bob, 8)

    made = await film(ann, sandbox)

    assert frames(made) > 6
    assert [each.id for each in films(bob, sandbox)] == [made.id]
    assert "What everybody could see" in made.words
    await sandbox.until(lambda: not progress(ann, sandbox), what="an end of the progress")


@pytest.mark.long
@ONE
async def test_through_ones_own_eyes_nobody_else_sees_it_before_the_end(
    sandbox: Sandbox, club: Club, game: str
) -> None:
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await play(club, ann, bob, 12)

    made = await film(ann, sandbox, eyes="mine")
    others = await ann.slash(sandbox.channel, "game film", eyes="seat-1")

    assert made.ephemeral
    assert films(bob, sandbox) == []
    assert "through your own eyes" in others.text


@pytest.mark.long
@ONE
async def test_a_film_of_the_last_moves_is_shorter(sandbox: Sandbox, club: Club, game: str) -> None:
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await play(club, ann, bob, 12)
    mover = await club.mover(ann, bob)
    other = bob if mover is ann else ann

    whole = await film(other, sandbox)
    last = await film(other, sandbox, span="mine")

    assert frames(last) < frames(whole)


@ONE
async def test_a_studio_that_dies_is_told_and_another_takes_its_place(
    sandbox: Sandbox, club: Club, game: str
) -> None:
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await play(club, ann, bob, 4)
    cinema = club.services.cinema
    process = await cinema._ready()

    process.kill()
    await process.wait()
    answer = await ann.slash(sandbox.channel, "game film")

    assert answer.message is not None
    await sandbox.until(lambda: films(ann, sandbox), what="a film by another process")


@pytest.mark.long
@ONE
async def test_the_recap_shows_what_has_changed_since_ones_own_move(
    sandbox: Sandbox, club: Club, game: str
) -> None:
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await play(club, ann, bob, 10)

    for actor in (ann, bob):
        recap = await actor.slash(sandbox.channel, "game recap")
        board = await actor.slash(sandbox.channel, "game me")
        assert recap.message is not None
        assert board.message is not None
        (changed,), (now,) = recap.message.files.values(), board.message.files.values()
        for picture in (changed, now):
            with Image.open(BytesIO(picture)) as shown:
                assert shown.format == "PNG"
        assert changed != now
        # What is told by number stands on the picture with that number.
        assert "\N{CIRCLED DIGIT ONE}" in recap.message.words
