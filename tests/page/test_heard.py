"""The page for those who hear it, or use it by keys."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.long
async def test_a_picture_is_described_once(visitor: Visitor) -> None:
    await visitor.deal()
    picture = visitor.messages().locator(".picture").first
    words = await picture.locator("img").get_attribute("alt")
    assert words

    read = await picture.aria_snapshot()

    assert read.count(words[:40]) == 1
    await expect(picture.get_by_role("button", name="Enlarge the picture")).to_be_attached()


async def test_what_is_new_in_a_panel_is_said(visitor: Visitor) -> None:
    await visitor.deal()
    panel = await visitor.opened()
    news = visitor.page.locator("#news")
    await expect(news).to_contain_text("Only for you, from Games")
    before = await news.inner_text()
    old = (await panel.item.inner_text()).splitlines()

    await panel.onward()

    await expect(news).not_to_have_text(before)
    said = (await news.inner_text()).removeprefix("Only for you, from Games: ")
    assert said not in old
    await expect(panel.item).to_contain_text(said)


@pytest.mark.long
async def test_the_first_key_leads_to_the_panel(visitor: Visitor) -> None:
    await visitor.deal()
    panel = await visitor.opened()
    await visitor.page.evaluate("document.activeElement.blur()")
    await visitor.page.locator("#skip").focus()
    await expect(visitor.page.locator("#skip")).to_be_in_viewport()

    await visitor.page.keyboard.press("Enter")

    await expect(panel.item).to_be_focused()


@pytest.mark.long
async def test_the_first_stop_of_the_page_is_the_skip_link(visitor: Visitor) -> None:
    await visitor.page.keyboard.press("Tab")

    await expect(visitor.page.get_by_role("link", name="Skip to")).to_be_focused()


@pytest.mark.long
async def test_the_heading_is_there_on_a_phone(phone: Visitor) -> None:
    await expect(phone.page.get_by_role("heading", level=1)).to_have_accessible_name("Friends")


@pytest.mark.long
async def test_a_call_leads_to_the_board(phone: Visitor) -> None:
    await phone.deal()
    call = phone.messages().filter(has_text="your turn")
    board = phone.messages().filter(has=phone.page.get_by_role("button", name="My board"))

    await call.get_by_role("link", name="See the board").click()

    await expect(board).to_be_focused()
