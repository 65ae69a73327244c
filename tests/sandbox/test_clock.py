from __future__ import annotations

import asyncio
import time

import pytest

from sandbox import Clock
from sandbox.clock import START_MS


async def test_manual_clock_stands_still_until_advanced() -> None:
    clock = Clock()
    assert clock.now() == START_MS
    clock.advance(1500)
    assert clock.now() == START_MS + 1500


async def test_sleepers_wake_in_the_order_in_which_they_are_due() -> None:
    clock = Clock(1000)
    woken: list[int] = []

    async def sleeper(ms: int) -> None:
        await clock.sleep_until(ms)
        woken.append(ms)

    tasks = [asyncio.create_task(sleeper(ms)) for ms in (3000, 2000, 2500, 9000)]
    await asyncio.sleep(0)
    assert clock.sleepers() == (2000, 2500, 3000, 9000)

    clock.advance(2000)
    await asyncio.wait(tasks[:3])

    assert woken == [2000, 2500, 3000]
    assert not tasks[3].done()
    tasks[3].cancel()


async def test_past_moments_do_not_wait() -> None:
    clock = Clock(1000)
    await clock.sleep_until(1000)
    await clock.sleep_until(5)


async def test_cancelled_sleeper_is_forgotten() -> None:
    clock = Clock(0)
    task = asyncio.create_task(clock.sleep_until(10))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.sleep(0)
    assert clock.sleepers() == ()
    clock.advance(100)


async def test_running_clock_passes_by_itself_and_can_be_sped_forward() -> None:
    clock = Clock(1000, running=True)
    await asyncio.wait_for(clock.sleep_until(1005), 2)
    assert clock.now() >= 1005

    sleeper = asyncio.create_task(clock.sleep_until(clock.now() + 86_400_000))
    await asyncio.sleep(0)
    clock.advance(86_400_000)
    await asyncio.wait_for(sleeper, 2)


async def test_real_clock_is_near_the_machine_clock() -> None:
    assert abs(Clock.real().now() - time.time() * 1000) < 5000


async def test_time_does_not_run_backwards() -> None:
    with pytest.raises(ValueError, match="backwards"):
        Clock().advance(-1)
