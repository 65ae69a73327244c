"""Who may order a film and when, how long they wait, and what they hear where none is made."""

from __future__ import annotations

import asyncio
from typing import get_args

import pytest

from bot.aside import FILMS, LONGEST, NotMade, Why
from bot.message import Message
from bot.services.admission import Admission
from bot.services.aside import Progress, silent
from bot.services.studio import Studio
from bot.table.refused import Refused
from tests.secrecy.world import Recorder

from .hall import ANN, BOB, CLEO, PATIENCE, Hall

PEOPLE = range(201, 201 + FILMS)


class Slow(Studio):
    """Makes a film when it is told to, one after the other; ``why`` says why it makes none."""

    def __init__(self, why: Why | None = None) -> None:
        super().__init__()
        self.why = why
        self.made = asyncio.Semaphore(0)

    async def order(self, line: bytes, progress: Progress = silent) -> bytes:
        await self.made.acquire()
        await progress(0)
        if self.why is not None:
            raise NotMade(self.why)
        return b"GIF89a"


class Heard(Recorder):
    """An answer whose first words are waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.first: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    async def say(self, message: Message, *, vanish: bool = False) -> None:
        await super().say(message, vanish=vanish)
        if not self.first.done():
            self.first.set_result(message.text)


async def orders(hall: Hall, user: int) -> tuple[asyncio.Task[None], str]:
    """Somebody orders a film; what they are told at once."""
    answer = Heard()
    film = asyncio.create_task(hall.router.command(hall.who(user), "game film", {}, answer))
    async with asyncio.timeout(PATIENCE):
        return film, await answer.first


async def told(hall: Hall, user: int) -> Message:
    """What somebody is told at once who orders a film."""
    async with asyncio.timeout(PATIENCE):
        return await hall.types(user, "game film")


async def studio(hall: Hall, why: Why | None = None) -> Slow:
    """A match, and a studio that waits."""
    await hall.sits(ANN, BOB, CLEO)
    hall.services.cinema = slow = Slow(why)
    return slow


async def test_whoever_waits_for_a_film_is_refused_a_second_one_and_has_it_later(
    hall: Hall,
) -> None:
    slow = await studio(hall)
    first, _ = await orders(hall, ANN)

    second = await told(hall, ANN)

    assert "still making your last film" in second.text
    slow.made.release()
    await first
    slow.made.release()
    assert "film" in (await hall.types(ANN, "game film")).title


async def test_the_next_is_told_how_many_films_are_before_theirs(hall: Hall) -> None:
    slow = await studio(hall)
    films = [await orders(hall, user) for user in (ANN, BOB, CLEO)]

    said = [words for _, words in films]
    assert "I'm making your film" in said[0]
    assert "One film is before yours" in said[1]
    assert "2 films are before yours" in said[2]
    for film, _ in films:
        slow.made.release()
        await film


async def test_where_too_many_wait_it_says_when_to_come_again(hall: Hall) -> None:
    slow = await studio(hall)
    waiting = [await orders(hall, user) for user in PEOPLE]

    refused = await told(hall, ANN)

    assert "Ask again in a few minutes" in refused.text
    for film, _ in waiting:
        slow.made.release()
        await film


@pytest.mark.parametrize("why", get_args(Why))
async def test_each_reason_for_which_there_is_no_film_has_words_of_its_own(
    hall: Hall, why: Why
) -> None:
    words = {
        "rules": "its rules have changed",
        "memory": "more memory than I may use",
        "ended": "has broken down",
        "silent": "has stopped answering",
        "late": "wasn't ready in time",
        "failed": "went wrong on my side",
    }
    slow = await studio(hall, why)
    slow.made.release()

    answer = await hall.types(ANN, "game film")

    assert words[why] in answer.text


async def test_a_film_that_discord_would_not_take_any_more_is_given_up_and_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.studio.LONGEST", 0.05)
    await studio(hall)

    answer = await hall.types(ANN, "game film")

    assert "wasn't ready in time" in answer.text


# -- how long it takes ----------------------------------------------------------------------------


class Watch:
    """A clock that is moved on by hand."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


def admission(watch: Watch, most: int = 9) -> Admission:
    return Admission(most, "busy", "full", watch)


def took(watch: Watch, admitted: Admission, seconds: float) -> None:
    """One piece of work took so long."""
    with admitted.enter(1):
        watch.time += seconds


def test_the_minutes_are_those_that_the_work_took_lately() -> None:
    watch = Watch()
    admitted = admission(watch)
    took(watch, admitted, 100)
    took(watch, admitted, 140)

    with admitted.enter(1) as first, admitted.enter(2) as second, admitted.enter(3) as third:
        waits = [(each.ahead, each.minutes) for each in (first, second, third)]

    assert waits == [(0, 0), (1, 2), (2, 4)]


def test_time_that_somebody_waited_is_not_counted_as_work() -> None:
    watch = Watch()
    admitted = admission(watch)
    one, other = admitted.enter(1), admitted.enter(2)
    one.__enter__()
    other.__enter__()
    watch.time += 60
    one.__exit__(None, None, None)
    watch.time += 60
    other.__exit__(None, None, None)

    with admitted.enter(1), admitted.enter(2) as wait:
        assert wait.minutes == 1


def test_who_would_wait_longer_than_discord_does_is_told_when_to_come_again() -> None:
    watch = Watch()
    admitted = admission(watch)
    took(watch, admitted, LONGEST / 2 + 120)

    with admitted.enter(1), pytest.raises(Refused) as refused, admitted.enter(2):
        raise AssertionError

    assert refused.value.args_of_text == {"minutes": 9}


def test_work_that_takes_longer_than_that_by_itself_may_be_tried_again() -> None:
    watch = Watch()
    admitted = admission(watch)
    took(watch, admitted, 2 * LONGEST)

    with admitted.enter(1) as wait:
        assert wait.ahead == 0
