"""Every control: what it says of itself, and what comes of it."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from demo import Demo
from sandbox import interactions
from sandbox.forms import Form
from sandbox.model import Callback, Interaction

from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

SMALLEST = 360
UNEXPLAINED = """() => [...document.querySelectorAll(
    '#top :is(button, a), #welcome button, .column-head :is(button, a), .channels button,'
    + ' .composer :is(button, textarea, input)')]
  .filter((control) => control.checkVisibility())
  .filter((control) => !control.title && !control.labels?.length)
  .map((control) => control.outerHTML)"""
NAMELESS = """() => [...document.querySelectorAll(
    'button, a, input, textarea, select, img, dialog')]
  .filter((e) => !(e.textContent.trim() || e.getAttribute('aria-label') || e.labels?.length
    || e.alt !== undefined && e.hasAttribute('alt') || e.querySelector('img[alt]')))
  .map((control) => control.outerHTML)"""
MODAL = {
    "title": "A number",
    "custom_id": "asked",
    "components": [
        {
            "type": 1,
            "components": [{"type": 4, "custom_id": "number", "label": "How many?", "style": 1}],
        }
    ],
}


@pytest.mark.long
async def test_each_control_says_what_it_is_for(visitor: Visitor) -> None:
    assert await visitor.page.evaluate(UNEXPLAINED) == []

    await visitor.page.get_by_role("button", name="Two people").click()
    await visitor.deal()
    panel = await visitor.opened()
    await expect(panel.picture()).to_be_visible()

    assert await visitor.page.evaluate(UNEXPLAINED) == []
    assert await visitor.page.evaluate(NAMELESS) == []


@pytest.mark.long
async def test_the_question_mark_explains_the_page_and_brings_the_steps_back(
    phone: Visitor,
) -> None:
    await phone.deal()
    steps = phone.page.get_by_label("How to start")
    await expect(steps).to_be_hidden()

    await phone.page.get_by_role("button", name="What is what on this page").click()

    page = phone.page.get_by_role("dialog", name="What is what")
    for name in ("People", "Channels", "Deal me in", "Clock", "Restart the bot", "Inbox"):
        await expect(page.get_by_role("term").filter(has_text=name).first).to_be_visible()
    await page.get_by_role("button", name="Show the three steps again").click()
    await expect(page).to_have_count(0)
    await expect(steps).to_be_visible()


@pytest.mark.long
async def test_whoever_presses_a_button_of_the_bot_needs_the_steps_no_more(
    phone: Visitor, demo: Demo
) -> None:
    ann = demo.people.get("Ann")
    await ann.slash(demo.box.channel, "game new", game="merchant_of_venus")
    await expect(phone.page.get_by_label("How to start")).to_be_visible()

    await phone.column("Ann").get_by_role("button", name="Add a computer").click()

    await expect(phone.page.get_by_label("How to start")).to_be_hidden()


@pytest.mark.long
async def test_all_tools_fit_a_small_phone(phone: Visitor) -> None:
    await phone.page.set_viewport_size({"width": SMALLEST, "height": 640})
    tools = phone.page.locator("#tools button")
    assert await tools.count() == 5
    for tool in await tools.all():
        box = await tool.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= SMALLEST
    await expect(phone.page.get_by_role("button", name="Restart the bot")).to_be_visible()


async def test_a_command_is_typed_in_one_go(visitor: Visitor) -> None:
    column = visitor.column("Ann")
    field = column.get_by_role("combobox", name="Message to")
    await field.press_sequentially("/game show")
    await field.press("Enter")

    form = column.get_by_role("form", name="Command /game show")
    await expect(form).to_be_visible()
    await expect(column.locator("p.note")).to_be_empty()
    await visitor.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await expect(field).to_be_focused()

    await field.fill("/nonsense")
    await expect(column.get_by_text("No command is called that.", exact=True)).to_be_visible()
    await field.press("Enter")
    await expect(column.locator("p.note")).to_contain_text("No command is called that.")


@pytest.mark.long
async def test_an_option_is_completed_by_the_bot_and_may_not_be_left_out(
    visitor: Visitor, demo: Demo
) -> None:
    ann = demo.people.get("Ann")
    await ann.slash(demo.box.channel, "game new", game="space_mission")
    column = visitor.column("Ann")
    field = column.get_by_role("combobox", name="Message to")
    await field.press_sequentially("/game new ")
    form = column.get_by_role("form", name="Command /game new")
    game = form.get_by_role("combobox", name="game")
    await expect(game).to_be_focused()

    await game.press_sequentially("miss")
    options = form.get_by_role("option")
    await expect(options).to_have_text([re.compile("^Space Mission \\(2 to 5 players")])
    await game.fill("none such")
    await expect(form.get_by_text("No options match your search.")).to_be_visible()
    await game.fill("")
    await form.get_by_role("button", name="Send", exact=True).click()

    await expect(form.get_by_role("alert")).to_have_text("The option “game” is required.")


async def test_a_window_of_the_bot_is_filled_in(visitor: Visitor, demo: Demo) -> None:
    await visitor.deal()
    await demo._bot.aclose()
    world = demo.box.world
    await visitor.my_turn().click()
    opener = await demo.box.until(lambda: _unanswered(demo), what="the press")
    interactions.answer(world, opener, {"type": int(Callback.MODAL)}, Form(MODAL))

    window = visitor.page.get_by_role("dialog", name="A number")
    number = window.get_by_label("How many?")
    await expect(number).to_be_focused()
    await number.fill("17")
    await number.press("Enter")

    sent = await demo.box.until(lambda: _unanswered(demo), what="the number")
    assert sent.source is opener
    assert "'17'" in str(sent.data["components"])
    interactions.fail_unanswered(world, sent)
    await expect(window.get_by_role("alert")).to_have_text("This application did not respond")
    await expect(number).to_have_value("17")


def _unanswered(demo: Demo) -> Interaction | None:
    last = max(demo.box.world.interactions.values(), key=lambda each: each.id)
    return last if last.answered_by is None and not last.failed else None
