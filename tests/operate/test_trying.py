"""What only Discord can show is tried and kept, against a sandbox of either opinion."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.operate.trying import BY_HAND, LATE, OLD, SPAN, STEPS, Trial, answers, tried
from sandbox import Sandbox, Shown
from storage import Storage
from tests.databases import fresh

OTHERWISE: dict[str, dict[str, Any]] = {
    "nonce": {"nonces": False},
    "archived": {"opens_archived": False},
    "layout": {"edits_layouts": False},
    "kept": {"keeps_hidden": False},
    "closed": {"closed_inbox": 50001},
    "old": {"rations_old_edits": False},
    "span": {"nonce_ms": 1_000},
}
"""What makes the sandbox answer each of them the other way."""
pytestmark = pytest.mark.sandbox(limits="none")

LATER = {"span": SPAN, "old": OLD}
"""What cannot be tried at once, and after how many ms it can."""
ALONE = ("nonce", "picture", "archived", "layout")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Storage]:
    store = await Storage.open(f"sqlite+aiosqlite:///{fresh(tmp_path / 'bot.sqlite3')}")
    yield store
    await store.close()


class Trying:
    """A trial that runs, and the two people who press."""

    def __init__(self, box: Sandbox, store: Storage) -> None:
        self.box, self.store = box, store
        self.told: list[str] = []
        self.ann, self.bob = box.user("Ann"), box.user("Bob")

    def trial(self) -> Trial:
        box = self.box
        return Trial(
            box.channel.id, self.store, box.clock, self.told.append, guild_ready_timeout=0.02
        )

    async def runs(self, *, presses: bool) -> dict[str, str]:
        """Carry it out, with presses or without; what is known then."""
        work = asyncio.create_task(tried(self.trial(), self.box.token, 30.0 if presses else 0.0))
        if presses:
            await self._press()
        found = await work
        return {name: answer.said for name, answer in found.items()}

    async def _press(self) -> None:
        shown = await self.asked()
        self.bob.close_inbox()
        await self.bob.click(shown, "Closed inbox")
        reply = await self.ann.click(shown, "Keep the picture")
        assert reply.message is not None
        await self.ann.click(reply.message, "Keep it")

    async def asked(self) -> Shown:
        await self.box.until(lambda: any("Closed inbox" in each.labels for each in self._seen()))
        return next(each for each in reversed(self._seen()) if "Closed inbox" in each.labels)

    def _seen(self) -> list[Shown]:
        return self.ann.sees(self.box.channel)


@pytest.fixture
def trying(sandbox: Sandbox, store: Storage) -> Trying:
    return Trying(sandbox, store)


async def test_all_is_as_assumed_in_a_sandbox_that_thinks_so(trying: Trying) -> None:
    first = await trying.runs(presses=True)
    trying.box.clock.advance(SPAN)
    await trying.runs(presses=False)
    trying.box.clock.advance(OLD)
    last = await trying.runs(presses=False)

    assert first == {name: "yes" for name in STEPS if name not in LATER}
    assert last == dict.fromkeys(STEPS, "yes")


@pytest.mark.parametrize("name", OTHERWISE)
async def test_another_answer_is_found_and_kept(trying: Trying, name: str) -> None:
    for field, value in OTHERWISE[name].items():
        setattr(trying.box.world.opinions, field, value)

    found = await trying.runs(presses=name in ("kept", "closed"))
    if name in LATER:
        trying.box.clock.advance(LATER[name])
        found = await trying.runs(presses=False)

    assert found.pop(name) == "no"
    assert set(found.values()) == {"yes"}


async def test_what_takes_others_is_told_and_resumed_later(trying: Trying) -> None:
    found = await trying.runs(presses=False)

    assert set(found) == {*ALONE}
    assert [line for line in trying.told if line.startswith("To do")] == [
        f"To do: {BY_HAND[name]}" for name in STEPS if name in BY_HAND
    ]
    posts = len(trying.ann.sees(trying.box.channel))
    assert not any("Closed inbox" in each.labels for each in trying.ann.sees(trying.box.channel))
    assert set(await trying.runs(presses=True)) == {*ALONE, "kept", "closed"}
    seen = [each for each in trying.ann.sees(trying.box.channel) if not each.ephemeral]
    assert len(seen) == posts, "what is known was tried again"


async def test_whoever_has_an_open_inbox_hears_what_to_do(trying: Trying) -> None:
    work = asyncio.create_task(tried(trying.trial(), trying.box.token, 30.0))
    shown = await trying.asked()

    reply = await trying.bob.click(shown, "Closed inbox")

    def told() -> bool:
        return reply.message is not None and "is open" in trying.bob.look(reply.message).words

    await trying.box.until(told)
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    assert "closed" not in await answers(trying.store)


async def test_whoever_is_late_for_the_span_of_a_nonce_begins_anew(trying: Trying) -> None:
    await trying.runs(presses=False)
    trying.box.clock.advance(LATE + 1)

    assert "span" not in await trying.runs(presses=False)
    trying.box.clock.advance(SPAN)
    assert (await trying.runs(presses=False))["span"] == "yes"
