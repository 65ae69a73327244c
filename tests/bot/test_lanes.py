"""Lanes: one after the other in a lane, many lanes at once, and no work where there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

import pytest

from bot.workers.cleanup_worker import CleanupWorker
from bot.workers.lanes import MOST, Lanes
from bot.workers.lanes import log as lanes_log

from .hall import PATIENCE, SECOND, Hall


@dataclass
class Files:
    """A worker whose jobs are named ``lane-number`` and wait for ``go``."""

    jobs: list[str]
    go: asyncio.Event = field(default_factory=asyncio.Event)
    full: asyncio.Event = field(default_factory=asyncio.Event)
    """So many jobs have begun as lanes may be at work."""
    claims: int = 0
    looks: int = 0
    begun: list[str] = field(default_factory=list)
    ended: list[str] = field(default_factory=list)
    renewed: list[str] = field(default_factory=list)

    async def claim(self, busy: Collection[str], room: int) -> Sequence[str]:
        self.claims += 1
        found = [job for job in self.jobs if self.lane(job) not in busy][:room]
        self.jobs = [job for job in self.jobs if job not in found]
        return found

    def lane(self, job: str) -> str:
        return job.partition("-")[0]

    async def do(self, job: str) -> None:
        self.begun.append(job)
        if len(self.begun) == MOST:
            self.full.set()
        await self.go.wait()
        self.ended.append(job)

    async def renew(self, jobs: Sequence[str]) -> None:
        self.renewed += jobs

    async def next_due(self, busy: Collection[str]) -> int | None:
        self.looks += 1
        return 0 if any(self.lane(job) not in busy for job in self.jobs) else None


async def test_jobs_of_one_lane_that_are_claimed_together_are_done_one_after_the_other(
    hall: Hall,
) -> None:
    worker = Files(["a-1", "a-2", "b-1"])
    lanes = Lanes(hall.services, worker)

    assert await lanes.begin() == 3
    await asyncio.sleep(0)
    assert worker.begun == ["a-1", "b-1"]
    hall.clock.advance(20 * SECOND)
    worker.jobs = ["a-3"]
    await lanes.renew()
    assert await lanes.begin() == 0, "the lane is still at work"
    assert worker.renewed == ["a-1", "a-2", "b-1"]
    worker.go.set()
    await lanes.done()

    assert worker.ended == ["a-1", "a-2", "b-1"]
    assert await lanes.begin() == 1


async def test_a_job_that_fails_does_not_take_the_next_of_its_lane_along(hall: Hall) -> None:
    worker = Files(["a-1", "a-2"])
    done: list[str] = []

    async def do(job: str) -> None:
        done.append(job)
        if job == "a-1":
            raise ZeroDivisionError

    worker.do = do  # type: ignore[method-assign]
    lanes = Lanes(hall.services, worker)
    await lanes.begin()
    await lanes.done()

    assert done == ["a-1", "a-2"]


async def test_while_there_is_no_room_the_database_is_not_asked_over_and_over(hall: Hall) -> None:
    worker = Files([f"{n}-1" for n in range(MOST + 1)])
    lanes = Lanes(hall.services, worker)
    running = asyncio.create_task(lanes.run())
    await asyncio.wait_for(worker.full.wait(), PATIENCE)
    for _ in range(100):
        await asyncio.sleep(0)
    asked = worker.claims + worker.looks

    worker.go.set()
    hall.services.stop()
    await asyncio.wait_for(running, PATIENCE)

    assert asked <= 2
    assert len(worker.ended) == MOST


async def test_whoever_stops_the_lanes_stops_what_they_have_begun(hall: Hall) -> None:
    worker = Files(["a-1"])
    begun, stopped = asyncio.Event(), asyncio.Event()

    async def do(job: str) -> None:
        begun.set()
        try:
            await worker.go.wait()
        finally:
            stopped.set()

    worker.do = do  # type: ignore[method-assign]
    running = asyncio.create_task(Lanes(hall.services, worker).run())
    await asyncio.wait_for(begun.wait(), PATIENCE)

    running.cancel()
    await asyncio.wait({running})

    assert running.cancelled()
    assert stopped.is_set()


async def test_a_note_that_cannot_be_written_is_not_tried_over_and_over(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def full(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise OSError("no space left on device")

    monkeypatch.setattr(hall.services.reach, "_put", full)
    monkeypatch.setattr(lanes_log, "disabled", True)
    cleanup = Lanes(hall.services, CleanupWorker(hall.services))
    for _ in range(10):
        await cleanup.begin()
        await cleanup.done()
    assert tries == 1

    hall.clock.advance(20 * SECOND)
    await cleanup.begin()
    await cleanup.done()
    assert tries == 2
