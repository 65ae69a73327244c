"""A newcomer is in the middle of a game: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from demo import Demo

from .conftest import Keep
from .panel import STEPS, Panel
from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_by_mouse(visitor: Visitor, keep: Keep) -> None:
    await visitor.deal()
    panel = await visitor.opened()
    await expect(panel.picture()).to_be_visible()
    await keep(visitor, "page.png")

    await panel.decide()


@pytest.mark.long
async def test_on_a_phone(phone: Visitor, keep: Keep) -> None:
    await phone.deal()
    panel = await phone.opened()
    await expect(panel.picture()).to_be_visible()
    await keep(phone, "page-phone.png")
    await panel.decide()

    wide = await phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


@pytest.mark.long
async def test_nothing_sticks_out_at_360_pixels(phone: Visitor) -> None:
    await phone.page.set_viewport_size({"width": 360, "height": 640})
    await phone.deal()

    widest = await phone.page.evaluate(
        "Math.max(...[...document.querySelectorAll('.message *')]"
        ".map(e => e.getBoundingClientRect().right))"
    )
    assert widest <= 360


@pytest.mark.long
async def test_by_keyboard_alone(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    await visitor.tab_to("Deal me in")
    await keys.press("Enter")
    await expect(visitor.my_turn()).to_be_focused()
    panel = await visitor.opened(by_key="Enter")
    await expect(panel.item).to_be_focused()

    for _ in range(STEPS):
        if await panel.do_it.count():
            await panel.redrawn(lambda: _press(visitor, "Do it"))
            return
        await panel.redrawn(lambda: _step(visitor, panel))
    raise AssertionError(await panel.item.inner_text())


async def _press(visitor: Visitor, name: str) -> None:
    await visitor.tab_to(name)
    await visitor.page.keyboard.press("Enter")


async def _step(visitor: Visitor, panel: Panel) -> None:
    """The first menu, or the first button, with the keyboard alone."""
    keys = visitor.page.keyboard
    menu = panel.item.locator(".opener").first
    if not await menu.count():
        await _press(visitor, await panel.item.locator(".row > button").first.inner_text())
        return
    await _press(visitor, (await menu.inner_text()).split("\n")[0])
    many = panel.item.locator(".options > button.primary")
    if await many.count():
        while not await many.is_enabled():
            await keys.press("Space")
            await keys.press("ArrowDown")
        await visitor.tab_to("Choose (")
    else:
        await keys.press("ArrowDown")
    await keys.press("Enter")


@pytest.mark.long
async def test_the_first_line_says_how_to_start_and_stays_away_once_hidden(
    visitor: Visitor,
) -> None:
    steps = visitor.page.get_by_label("How to start")
    await expect(steps).to_contain_text("1. Deal me in")
    await visitor.page.get_by_role("button", name="Hide these steps").click()
    await visitor.page.reload()
    await expect(visitor.column("Ann").get_by_text("This is where #games begins.")).to_be_visible()
    await expect(steps).to_be_hidden()


@pytest.mark.long
async def test_a_second_deal_opens_a_thread_of_its_own(visitor: Visitor, demo: Demo) -> None:
    await visitor.deal()
    await visitor.page.get_by_role("button", name="Deal me in").click()

    await expect(visitor.column("Ann").get_by_role("heading", name="table 2")).to_be_visible()
    await expect(visitor.my_turn()).to_be_visible()
    assert [c.name for c in demo.box.world.channels.values() if c.is_thread] == ["table 2"]
