"""Clock, restarts, and what goes wrong."""

from __future__ import annotations

import asyncio
import time

import pytest
from playwright.async_api import expect

from demo import Demo
from sandbox import messages
from sandbox.forms import Form
from sandbox.page import PageServer

from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

STOOD_STILL = 4
"""Seconds; Discord waits for three."""


async def test_the_bot_is_restarted(visitor: Visitor, demo: Demo) -> None:
    await restarted(visitor, demo)


@pytest.mark.long
async def test_the_bot_is_restarted_and_the_game_goes_on(visitor: Visitor, demo: Demo) -> None:
    await visitor.deal()
    await restarted(visitor, demo)
    await visitor.turn()


async def restarted(visitor: Visitor, demo: Demo) -> None:
    """Press the button, and wait until it says that the bot is there again."""
    states, back = list[str](), asyncio.Event()

    def note() -> None:
        states.append(demo.bot_state)
        if demo.bot_state == "running":
            back.set()

    demo.subscribe(note)
    restart = visitor.page.locator("#restart")
    await restart.click()
    await back.wait()
    await expect(restart).to_have_text("Restart the bot")

    assert states == ["stopped", "starting", "running"]


async def test_the_clock_goes_forward(visitor: Visitor, demo: Demo) -> None:
    minute_ago = demo.box.clock.now() // 1000 - 60
    demo.people.get("Bob").post(demo.box.channel, f"that was <t:{minute_ago}:R>")
    before = demo.box.clock.now()
    time = visitor.messages().last.locator(".text time")
    await expect(time).to_have_text("a minute ago")

    await visitor.page.get_by_role("button", name="+1 day").click()

    await expect(time).to_have_text("a day ago")
    assert 86_400_000 <= demo.box.clock.now() - before < 86_500_000


async def test_a_machine_that_stood_still_costs_nobody_the_answer(
    demo: Demo, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, clock = demo.people.get("Ann"), time.monotonic
    before = demo.box.clock.now()
    asked = ann.client.command(demo.box.channel, "game list", {})

    monkeypatch.setattr(time, "monotonic", lambda: clock() + STOOD_STILL)
    await demo.box.until(lambda: asked.answered_by or asked.failed, what="the answer")

    assert not asked.failed
    assert demo.box.clock.now() - before < STOOD_STILL * 1000


@pytest.mark.long
async def test_a_day_later_a_reminder_comes(visitor: Visitor, demo: Demo) -> None:
    await visitor.sit(demo, "space_mission", computers=1)
    await expect(visitor.my_turn()).to_be_visible()
    await visitor.page.get_by_role("button", name="+1 day").click()

    reminder = visitor.messages().filter(has_text="still waiting for you").last
    await expect(reminder).to_contain_text("asked a day ago")
    await expect(reminder.get_by_role("button", name="Mute for this turn")).to_be_visible()


@pytest.mark.long
async def test_edits_are_seen_as_they_happen(visitor: Visitor, demo: Demo) -> None:
    shown = demo.people.get("Bob").post(demo.box.channel, "teh word")
    message = visitor.messages().last
    await expect(message).to_contain_text("teh word")
    await expect(message.locator(".edited")).to_have_count(0)

    messages.edit(demo.box.world, demo.box.world.messages[shown.id], Form({"content": "the word"}))

    await expect(message).to_contain_text("the word")
    await expect(message.locator(".edited")).to_have_text("(edited)")


@pytest.mark.long
async def test_a_bot_that_says_nothing(visitor: Visitor, demo: Demo) -> None:
    await visitor.deal()
    await demo._bot.aclose()
    turn = visitor.my_turn()
    await turn.click()
    await expect(turn).to_have_attribute("aria-busy", "true")

    await visitor.page.get_by_role("button", name="+1 hour").click()

    wrong = visitor.column("Ann").get_by_text("This application did not respond")
    await expect(wrong).to_be_visible()


@pytest.mark.long
async def test_nothing_moves_under_a_button_that_is_held_down(visitor: Visitor, demo: Demo) -> None:
    ann, bob = demo.people.get("Ann"), demo.people.get("Bob")
    async with visitor.page.expect_websocket() as socket:
        await visitor.page.reload()
    await ann.slash(demo.box.channel, "game new", game="delta_v")
    button = visitor.column("Ann").get_by_role("button", name="Add a computer")
    await button.hover()
    await visitor.page.mouse.down()

    async with (await socket.value).expect_event("framereceived", lambda told: "a line" in told):
        bob.post(demo.box.channel, "a line " * 100)
    assert await visitor.messages().filter(has_text="a line").count() == 0
    await visitor.page.mouse.up()

    await expect(visitor.messages().filter(has_text="a line")).to_have_count(1)
    await expect(visitor.messages().filter(has_text="How well shall").first).to_be_visible()


@pytest.mark.long
async def test_the_page_comes_back_by_itself(visitor: Visitor, page_server: PageServer) -> None:
    await visitor.say("before")
    await page_server.stop()
    await expect(
        visitor.column("Ann").get_by_text("The connection to the demo is lost")
    ).to_be_visible()

    await page_server.start()

    await expect(
        visitor.column("Ann").get_by_text("The connection to the demo is lost")
    ).to_have_count(0)
    await visitor.say("after")
    await expect(visitor.messages()).to_have_count(2)


@pytest.mark.long
@pytest.mark.parametrize("many", [800, 2_500])
async def test_of_many_messages_not_all_are_drawn(visitor: Visitor, demo: Demo, many: int) -> None:
    bob = demo.people.get("Bob")
    for number in range(many):
        bob.post(demo.box.channel, f"line {number}")
    await expect(visitor.messages().last).to_contain_text(f"line {many - 1}")
    assert await visitor.messages().count() <= 350

    await visitor.page.reload()
    await expect(visitor.messages()).to_have_count(50)
    pane = visitor.column("Ann").locator(".pane")
    await pane.evaluate("pane => { pane.scrollTop = 0; }")
    await expect(visitor.messages().filter(has_text=f"line {many - 100}")).to_be_attached()
    bob.post(demo.box.channel, "the newest")
    await visitor.page.get_by_role("button", name="New messages").click()
    await expect(visitor.messages().last).to_be_in_viewport()


@pytest.mark.long
async def test_a_picture_grows_and_says_what_it_shows(visitor: Visitor) -> None:
    await visitor.deal()
    small = visitor.messages().locator(".picture img").first
    words = await small.get_attribute("alt") or ""
    assert "Delta V" in words or len(words) > 40

    await visitor.messages().locator(".picture").first.click()

    large = visitor.page.get_by_role("dialog", name="Picture").locator("img")
    assert await large.get_attribute("alt") == words
    await visitor.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


async def test_markdown_is_shown_and_html_is_not(visitor: Visitor, demo: Demo) -> None:
    ann = demo.people.get("Ann")
    text = f"**bold** `code` <@{ann.id}> <#{demo.box.channel.id}> <b>plain</b>\n```\na  b\n```"
    demo.people.get("Bob").post(demo.box.channel, text)

    message = visitor.messages().last
    await expect(message.locator("strong")).to_have_text("bold")
    await expect(message.locator("p code")).to_have_text("code")
    await expect(message.locator("pre")).to_have_text("a  b")
    await expect(message.locator(".mention.me")).to_have_text("@Ann")
    await expect(message.get_by_role("button", name="#games")).to_be_visible()
    await expect(message).to_contain_text("<b>plain</b>")
