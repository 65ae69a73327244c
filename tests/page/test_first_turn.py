"""A newcomer is in the middle of a game: by mouse, by keyboard, on a phone."""

from __future__ import annotations

from playwright.async_api import expect

from sandbox.demo import Demo

from .conftest import Keep
from .visitor import Visitor, changes


async def test_by_mouse(visitor: Visitor, keep: Keep) -> None:
    await visitor.deal()
    await visitor.my_turn().click()
    await expect(visitor.panel().locator(".picture img")).to_be_visible()
    await keep(visitor, "page.png")

    await visitor.turn()


async def test_on_a_phone(phone: Visitor, keep: Keep) -> None:
    await phone.deal()
    await phone.my_turn().click()
    await expect(phone.panel().locator(".picture img")).to_be_visible()
    await keep(phone, "page-phone.png")
    await phone.turn()

    wide = await phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


async def test_nothing_sticks_out_at_360_pixels(phone: Visitor) -> None:
    await phone.page.set_viewport_size({"width": 360, "height": 640})
    await phone.deal()

    widest = await phone.page.evaluate(
        "Math.max(...[...document.querySelectorAll('.message *')]"
        ".map(e => e.getBoundingClientRect().right))"
    )
    assert widest <= 360


async def test_by_keyboard_alone(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    await visitor.tab_to("Deal me in")
    await keys.press("Enter")
    await expect(visitor.my_turn()).to_be_focused()
    await keys.press("Enter")
    panel = visitor.panel()
    await expect(panel).to_be_focused()

    for _ in range(12):
        if await panel.get_by_role("button", name="Do it").count():
            await visitor.tab_to("Do it")
            await keys.press("Enter")
            await expect(panel.get_by_role("button", name="Do it")).to_have_count(0)
            return
        await changes(panel, lambda: _step(visitor))
    raise AssertionError(await panel.inner_text())


async def _step(visitor: Visitor) -> None:
    """The first menu, or the first button, with the keyboard alone."""
    keys = visitor.page.keyboard
    panel = visitor.panel()
    menu = panel.locator(".opener").first
    if await menu.count():
        await visitor.tab_to((await menu.inner_text()).split("\n")[0])
        await keys.press("Enter")
        many = panel.locator(".options > button.primary")
        if await many.count():
            while not await many.is_enabled():
                await keys.press("Space")
                await keys.press("ArrowDown")
            await visitor.tab_to("Choose (")
        else:
            await keys.press("ArrowDown")
        await keys.press("Enter")
        return
    await visitor.tab_to(await panel.locator(".row > button").first.inner_text())
    await keys.press("Enter")


async def test_the_first_line_says_how_to_start_and_stays_away_once_hidden(
    visitor: Visitor,
) -> None:
    steps = visitor.page.get_by_label("How to start")
    await expect(steps).to_contain_text("1. Deal me in")
    await visitor.page.get_by_role("button", name="Hide these steps").click()
    await visitor.page.reload()
    await expect(visitor.column("Ann").get_by_text("This is where #games begins.")).to_be_visible()
    await expect(steps).to_be_hidden()


async def test_a_second_deal_opens_a_thread_of_its_own(visitor: Visitor, demo: Demo) -> None:
    await visitor.deal()
    await visitor.page.get_by_role("button", name="Deal me in").click()

    await expect(visitor.column("Ann").get_by_role("heading", name="table 2")).to_be_visible()
    await expect(visitor.my_turn()).to_be_visible()
    assert [c.name for c in demo.box.world.channels.values() if c.is_thread] == ["table 2"]
