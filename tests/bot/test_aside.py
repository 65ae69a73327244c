"""Processes beside the bot: what befalls one is told truly, and costs no other order anything."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator

import pytest

from bot.aside import NotMade
from bot.services.aside import Aside

QUICK = 0.3
"""Seconds of silence after which a process is given up here."""


@pytest.fixture
async def aside() -> AsyncIterator[Aside]:
    aside = Aside("tests.bot.beside")
    yield aside
    await aside.close()


async def why(aside: Aside, order: bytes) -> str:
    """Why an order is not made."""
    with pytest.raises(NotMade) as failed:
        await aside.order(order + b"\n")
    return failed.value.why


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system may not hold the limit")
async def test_one_that_wants_too_much_memory_is_stopped_and_the_next_order_has_another(
    aside: Aside,
) -> None:
    assert await why(aside, b"eat") == "memory"

    assert await aside.order(b"next\n") == b"next"


async def test_one_that_is_killed_while_it_works_is_told_and_the_next_order_has_another(
    aside: Aside,
) -> None:
    assert await why(aside, b"die") == "ended"

    assert await aside.order(b"next\n") == b"next"


async def test_one_that_hangs_holds_up_its_own_order_only(
    aside: Aside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.aside.SILENCE", QUICK)

    hung = asyncio.create_task(why(aside, b"hang"))
    behind = [asyncio.create_task(aside.order(b"%d\n" % n)) for n in range(3)]

    assert await asyncio.gather(*behind) == [b"0", b"1", b"2"]
    assert await hung == "silent"


async def test_whoever_cannot_make_one_thing_can_make_the_next(aside: Aside) -> None:
    assert await why(aside, b"rules") == "rules"
    assert await why(aside, b"fault") == "failed"
    process = aside._process

    assert await aside.order(b"print\n") == b"print"
    assert aside._process is process


async def test_it_gives_signs_of_life_while_it_works_but_not_for_ever(
    aside: Aside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEAT", "0.05")
    monkeypatch.setenv("STUCK", "0.5")
    monkeypatch.setattr("bot.services.aside.SILENCE", QUICK)
    signs: list[int] = []

    async def progress(done: int) -> None:
        signs.append(done)

    with pytest.raises(NotMade) as failed:
        await aside.order(b"stick\n", progress)

    assert failed.value.why == "silent"
    assert len(signs) > 3
