"""The demo with its page, and a browser that looks at it.

A browser takes three seconds of processor time for a test: plain ones go one way of each kind
through the page, and long ones all others.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Generator
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, async_playwright, expect

from demo import Demo
from demo.__main__ import TOOLS
from sandbox.page import PageServer

from .chain import chain
from .visitor import Visitor

Keep: TypeAlias = Callable[[Visitor, str], Awaitable[None]]

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MS = 45_000
"""Machines that test are busy."""
COLOURS = 200
PICTURE_BYTES = 150_000
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"

FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE_MS)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let one worker run all of these, with one browser."""
    item.add_marker(pytest.mark.xdist_group("page"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let the fixtures know at the end how the test went."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest_asyncio.fixture(loop_scope="session")
async def demo(tmp_path: Path) -> AsyncIterator[Demo]:
    async with Demo(tmp_path) as demo:
        yield demo


@pytest_asyncio.fixture(loop_scope="session")
async def page_server(demo: Demo) -> AsyncIterator[PageServer]:
    async with PageServer(demo, more=TOOLS) as server:
        yield server


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One for all tests, because it starts slowly; each has a profile of its own in it."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no chromium here, so the page is not looked at (apt install chromium)")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def visitor(
    browser: Browser, demo: Demo, page_server: PageServer, request: pytest.FixtureRequest
) -> AsyncIterator[Visitor]:
    """Somebody at a desktop computer; ``phone`` is somebody with one."""
    async with Visitor.arrive(browser, page_server.url, width=1280, height=860) as visitor:
        yield visitor
        await _told(visitor, demo, request)


@pytest_asyncio.fixture(loop_scope="session")
async def phone(
    browser: Browser, demo: Demo, page_server: PageServer, request: pytest.FixtureRequest
) -> AsyncIterator[Visitor]:
    async with Visitor.arrive(browser, page_server.url, width=390, height=780) as visitor:
        yield visitor
        await _told(visitor, demo, request)


async def _told(visitor: Visitor, demo: Demo, request: pytest.FixtureRequest) -> None:
    """Where a test has failed, print what became of its presses."""
    if request.node.stash[FAILED]:
        print(await chain(visitor.page, demo))  # noqa: T201 - pytest shows it with the failure


@pytest.fixture
def keep() -> Keep:
    """Keeps a screenshot for the documents, when they are wanted anew: PAGE_PICTURES=1."""
    return _keep if os.environ.get("PAGE_PICTURES") else _keep_nothing


async def _keep(visitor: Visitor, name: str) -> None:
    shot = Image.open(BytesIO(await visitor.page.screenshot())).convert("RGB")
    path = PICTURES / name
    shot.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
    assert path.stat().st_size <= PICTURE_BYTES


async def _keep_nothing(_visitor: Visitor, _name: str) -> None:
    """A usual run leaves the checkout as it was."""
