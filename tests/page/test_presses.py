"""A press is never lost: whatever comes or moves while a button is held down."""

from __future__ import annotations

import asyncio

import pytest
import pytest_asyncio
from playwright.async_api import Locator, Route, WebSocket, expect

from demo import Demo

from .chain import chain
from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

HEIGHT = """item => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
    () => done(item.offsetHeight))))"""
LATER = "() => new Promise((done) => setTimeout(() => setTimeout(done)))"
"""Timers that were set before have run."""
AGAIN = """button => { for (const type of ['pointerup', 'pointerdown']) button.dispatchEvent(
    new PointerEvent(type, {bubbles: true, button: 0, buttons: 1, pointerType: 'mouse'})); }"""
LET_GO = "button => { button.dispatchEvent(new PointerEvent('pointermove', {bubbles: true})); }"
CHANNEL = "() => document.querySelector('.channels [data-channel]').click()"
ASIDE = "button => { button.style.translate = '500px'; }"


@pytest_asyncio.fixture(loop_scope="session")
async def socket(visitor: Visitor) -> WebSocket:
    """What the page of the visitor is told through."""
    async with visitor.page.expect_websocket() as socket:
        await visitor.page.reload()
    await expect(visitor.page.locator("#restart")).to_be_enabled()
    return await socket.value


async def offered(visitor: Visitor, demo: Demo) -> Locator:
    """A button of the bot."""
    await demo.people.get("Ann").slash(demo.box.channel, "game new", game="delta_v")
    return visitor.column("Ann").get_by_role("button", name="Add a computer")


async def held_down(visitor: Visitor, demo: Demo) -> Locator:
    """A button of the bot, with the mouse pressed on it."""
    button = await offered(visitor, demo)
    await button.hover()
    await visitor.page.mouse.down()
    return button


async def told_meanwhile(visitor: Visitor, demo: Demo, socket: WebSocket) -> Locator:
    """Something that Bob writes, which has reached the page and waits to be drawn."""
    async with socket.expect_event("framereceived", lambda told: "a line" in told):
        demo.people.get("Bob").post(demo.box.channel, "a line")
    await visitor.page.evaluate(LATER)
    line = visitor.messages().filter(has_text="a line")
    assert await line.count() == 0
    return line


@pytest.mark.long
async def test_nothing_moves_when_a_picture_comes(visitor: Visitor) -> None:
    come = asyncio.Event()

    async def late(route: Route) -> None:
        await come.wait()
        await route.continue_()

    await visitor.page.route("**/page/files/**", late)
    await visitor.deal()
    panel = await visitor.opened()
    before = await panel.item.evaluate(HEIGHT)

    come.set()
    await expect(panel.picture()).to_have_js_property("complete", True)

    assert await panel.picture().evaluate("picture => picture.naturalWidth") > 0
    assert await panel.item.evaluate(HEIGHT) == before


@pytest.mark.long
async def test_a_button_that_moves_away_from_the_pointer_is_pressed(
    visitor: Visitor, demo: Demo
) -> None:
    button = await held_down(visitor, demo)

    await button.evaluate(ASIDE)
    await visitor.page.mouse.up()

    await expect(visitor.messages().filter(has_text="How well shall").first).to_be_visible()
    assert len(_presses(demo)) == 1


@pytest.mark.long
async def test_whoever_lets_go_elsewhere_has_pressed_nothing(visitor: Visitor, demo: Demo) -> None:
    await held_down(visitor, demo)

    await visitor.page.mouse.move(5, 400)
    await visitor.page.mouse.up()
    await visitor.page.evaluate(LATER)
    await visitor.say("nothing")

    assert _presses(demo) == []


@pytest.mark.long
async def test_a_channel_that_is_read_again_is_drawn_after_the_press(
    visitor: Visitor, demo: Demo, socket: WebSocket
) -> None:
    button = await held_down(visitor, demo)
    held = await button.element_handle()
    assert held is not None

    async with socket.expect_event("framereceived", lambda told: '"more"' in told):
        await visitor.page.evaluate(CHANNEL)
    await visitor.page.evaluate(LATER)
    assert await held.evaluate("button => button.isConnected")
    await visitor.page.mouse.up()

    await expect(visitor.messages().filter(has_text="How well shall").first).to_be_visible()


@pytest.mark.long
async def test_two_quick_presses_are_both_undisturbed(
    visitor: Visitor, demo: Demo, socket: WebSocket
) -> None:
    button = await held_down(visitor, demo)
    line = await told_meanwhile(visitor, demo, socket)

    await button.evaluate(AGAIN)
    await visitor.page.evaluate(LATER)
    assert await line.count() == 0
    await visitor.page.mouse.up()

    await expect(line).to_have_count(1)
    await expect(visitor.messages().filter(has_text="How well shall").first).to_be_visible()


@pytest.mark.long
async def test_a_button_held_by_a_key_is_undisturbed_too(
    visitor: Visitor, demo: Demo, socket: WebSocket
) -> None:
    button = await offered(visitor, demo)
    await button.focus()
    await visitor.page.keyboard.down(" ")
    line = await told_meanwhile(visitor, demo, socket)

    await visitor.page.keyboard.up(" ")

    await expect(line).to_have_count(1)
    await expect(visitor.messages().filter(has_text="How well shall").first).to_be_visible()


@pytest.mark.long
async def test_a_release_that_the_page_does_not_see_is_noticed_at_the_next_move(
    visitor: Visitor, demo: Demo, socket: WebSocket
) -> None:
    button = await held_down(visitor, demo)
    line = await told_meanwhile(visitor, demo, socket)

    await button.evaluate(LET_GO)

    await expect(line).to_have_count(1)


async def test_a_press_is_followed_from_the_pointer_to_the_drawing(
    visitor: Visitor, demo: Demo
) -> None:
    await visitor.deal()
    panel = await visitor.opened()
    await panel.press("Refresh")
    frame = await panel.item.get_attribute("data-frame")

    page, sandbox = (await chain(visitor.page, demo)).split("The sandbox:")

    steps = [" down on=", " up on=", " click on=", " did press=", " asked person=", " heard frame="]
    at = [page.rindex(step) for step in steps[:-1]]
    assert at == sorted(at)
    press = page[at[3] :].split()[1].removeprefix("press=")
    number = sandbox.split(f"press {press!r} is interaction ")[1].split()[0]
    assert f"<- POST /interactions/{number}/" in sandbox
    assert f" heard frame={frame} told=edit" in page[at[4] :]
    assert f" drew message={await panel.item.get_attribute('data-id')} frame={frame}" in page


def _presses(demo: Demo) -> list[str]:
    """The buttons that reached the bot."""
    done = demo.box.world.interactions.values()
    return [each.data["custom_id"] for each in done if "custom_id" in each.data]
