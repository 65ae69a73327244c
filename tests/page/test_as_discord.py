"""What looks and behaves as it does on Discord: sizes, pictures, marks, times."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, expect

from demo import Demo
from sandbox import messages
from sandbox.forms import Form
from sandbox.model import Message, Upload

from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")

SILENT = 1 << 12
HOUR = 3_600
PHONE = 390
WIDE = "() => [document.documentElement.scrollWidth, innerWidth]"
OUTSIDE = """dialog => [dialog, ...dialog.querySelectorAll('button, a')]
  .map((each) => each.getBoundingClientRect())
  .filter(({left, right, top, bottom}) => left < 0 || top < 0
    || right > innerWidth || bottom > innerHeight).length"""
SCALE = "img => img.getBoundingClientRect().width / img.naturalWidth"
LINES_OF_MARK = """item => { const range = document.createRange();
  range.selectNodeContents(item.querySelector('.bullet'));
  return range.getClientRects().length; }"""
BADGE_BELOW = """head => head.querySelector('.badge').getBoundingClientRect().bottom
  - head.querySelector('.author').getBoundingClientRect().bottom"""
GROUND = "element => getComputedStyle(element).backgroundColor"
OVERLAPS = """list => { const rows = [...list.children].map((each) => each.getBoundingClientRect());
  return rows.some((row, at) => at && row.top < rows[at - 1].bottom - 0.5)
    || [...list.children].some((each) => each.scrollHeight > each.clientHeight + 1); }"""


def told(demo: Demo, payload: dict[str, Any], *, upload: Upload | None = None) -> Message:
    """Something that the bot writes in #games."""
    form = Form(payload, {0: upload} if upload else {})
    return messages.create(demo.box.world, demo.box.channel, demo.box.world.bot, form)


async def box_of(locator: Locator) -> tuple[float, float]:
    box = await locator.bounding_box()
    assert box is not None
    return box["width"], box["height"]


async def test_pictures_have_the_sizes_of_discord(visitor: Visitor) -> None:
    await visitor.deal()
    panel = await visitor.opened()

    width, height = await box_of(panel.picture())

    assert height == pytest.approx(300, abs=1)
    assert width <= 400
    assert (await box_of(panel.item.locator(".embed").first))[0] <= 432


@pytest.mark.long
async def test_on_a_phone_a_picture_is_as_wide_as_the_column(phone: Visitor) -> None:
    await phone.page.set_viewport_size({"width": PHONE, "height": 844})
    await phone.deal()
    panel = await phone.opened()

    width, _ = await box_of(panel.picture())

    assert width >= PHONE - 60


@pytest.mark.long
async def test_nothing_slides_sideways_with_threads(phone: Visitor, demo: Demo) -> None:
    await phone.page.set_viewport_size({"width": PHONE, "height": 844})
    ann = demo.people.get("Ann")
    world = demo.box.world
    for name in ("a long name for a thread of two friends", "another table"):
        thread = ann.client.open_thread(demo.box.channel, name)
        messages.create(world, thread, world.bot, Form({"content": f"<@{ann.id}>, your move"}))
    messages.create(world, ann.dm, world.bot, Form({"content": "a secret"}))
    count = phone.column("Ann").locator(".dm .count")
    await expect(count).to_be_in_viewport(ratio=1)
    await phone.deal()
    assert await phone.page.evaluate(WIDE) == [PHONE, PHONE]

    await phone.page.get_by_role("button", name="+ Thread").click()
    dialog = phone.page.get_by_role("dialog")
    assert await dialog.evaluate(OUTSIDE) == 0
    await phone.page.keyboard.press("Escape")
    await phone.messages().locator(".enlarge").first.click()

    assert await dialog.evaluate(OUTSIDE) == 0
    assert await phone.page.evaluate(WIDE) == [PHONE, PHONE]


async def test_a_picture_is_tapped_to_its_pixels_and_moved(phone: Visitor) -> None:
    await phone.deal()
    await phone.messages().locator(".enlarge").first.click()
    viewer = phone.page.get_by_role("dialog", name="Picture")
    picture, frame = viewer.locator("img"), viewer.locator(".frame")
    await expect(picture).to_have_js_property("complete", True)
    assert (await box_of(picture))[0] <= PHONE

    await picture.click(position={"x": 300, "y": 200})

    assert await picture.evaluate(SCALE) == 1
    before = await frame.evaluate("frame => [frame.scrollLeft, frame.scrollTop]")
    assert before[0] > 300
    await phone.page.mouse.move(100, 300)
    await phone.page.mouse.down()
    await phone.page.mouse.move(160, 340, steps=3)
    await phone.page.mouse.up()
    after = await frame.evaluate("frame => [frame.scrollLeft, frame.scrollTop]")
    assert after == [before[0] - 60, before[1] - 40]
    await expect(viewer.get_by_role("button", name="100 %")).to_have_attribute(
        "aria-pressed", "true"
    )
    await viewer.get_by_role("button", name="Close").click()
    await expect(viewer).to_have_count(0)


@pytest.mark.long
async def test_a_picture_is_enlarged_by_keys(visitor: Visitor) -> None:
    await visitor.deal()
    await visitor.messages().locator(".enlarge").first.focus()
    keys = visitor.page.keyboard
    await keys.press("Enter")
    viewer = visitor.page.get_by_role("dialog", name="Picture")
    picture = viewer.locator("img")
    await expect(picture).to_have_js_property("complete", True)

    await keys.press("+")
    assert await picture.evaluate(SCALE) == 1
    await keys.press("-")
    assert await picture.evaluate(SCALE) < 1

    await keys.press("Escape")
    await expect(viewer).to_have_count(0)


@pytest.mark.long
async def test_a_score_list_has_its_numbers_on_the_lines(phone: Visitor, demo: Demo) -> None:
    embed = {"title": "Scores", "description": "1. Ann: 32 points, for " + "much " * 20}
    told(demo, {"embeds": [embed]})
    item = phone.messages().last.locator(".item")
    await expect(item).to_be_visible()

    assert await item.evaluate(LINES_OF_MARK) == 1
    assert await phone.messages().last.locator(".head").evaluate(BADGE_BELOW) <= 0


@pytest.mark.long
async def test_the_entries_of_a_menu_do_not_lie_over_each_other(phone: Visitor, demo: Demo) -> None:
    entries = [
        {"label": f"Choice {at}", "value": str(at), "description": "what it means " * 7}
        for at in range(12)
    ]
    menu = {"type": 3, "custom_id": "menu", "options": entries}
    told(demo, {"content": "Which?", "components": [{"type": 1, "components": [menu]}]})
    await phone.messages().last.locator(".opener").click()

    assert not await phone.messages().last.locator(".options").evaluate(OVERLAPS)


@pytest.mark.long
async def test_a_time_is_marked_in_an_embed_as_well(visitor: Visitor, demo: Demo) -> None:
    told(demo, {"embeds": [{"description": "It ends (<t:1767614402:f>)."}]})
    embed = visitor.messages().last.locator(".embed")

    grounds = [await each.evaluate(GROUND) for each in (embed, embed.locator("time"))]
    assert grounds[0] != grounds[1]


@pytest.mark.long
async def test_people_have_colours_of_their_own(visitor: Visitor) -> None:
    faces = visitor.page.locator("#people .face")
    await expect(faces).to_have_count(3)
    tints = await faces.evaluate_all("all => all.map((face) => face.className)")
    assert len(set(tints)) == 3
    await expect(visitor.column("Ann").locator(".column-head .face")).to_have_class(tints[0])


@pytest.mark.long
async def test_a_replaced_picture_is_no_fault(visitor: Visitor, demo: Demo) -> None:
    said: list[str] = []
    visitor.page.on("console", lambda line: said.append(line.text))
    board = Upload("board.png", b"\x89PNG", "image/png")
    world = demo.box.world
    shown = told(demo, {"embeds": [{"image": {"url": "attachment://board.png"}}]}, upload=board)
    world.attachments.pop(shown.attachments[0].id)

    await expect(visitor.messages().last.locator("img")).to_have_js_property("complete", True)

    assert said == []


@pytest.mark.long
async def test_deadlines_count_down_and_then_up(visitor: Visitor, demo: Demo) -> None:
    await visitor.page.clock.install()
    await visitor.page.reload()
    await expect(visitor.page.locator("#restart")).to_be_enabled()
    then = demo.box.clock.now() // 1000 + HOUR + 90
    told(demo, {"content": f"It ends <t:{then}:R>."})
    time = visitor.messages().last.locator(".text time")
    await expect(time).to_have_text("in an hour")

    await visitor.page.get_by_role("button", name="+1 hour").click()
    await expect(time).to_have_text("in a minute")
    await visitor.page.clock.run_for(45_000)
    await expect(time).to_have_text(re.compile(r"^in 4\d seconds$"))
    await visitor.page.clock.run_for(4 * 60_000)

    await expect(time).to_have_text("3 minutes ago")


@pytest.mark.long
async def test_a_silent_message_calls_nobody(visitor: Visitor, demo: Demo) -> None:
    ann, world = demo.people.get("Ann"), demo.box.world
    await visitor.say("here")
    entry = visitor.column("Ann").locator(".dm")

    silent = messages.create(
        world, ann.dm, world.bot, Form({"content": "your hand", "flags": SILENT})
    )

    assert silent.flags & SILENT
    await expect(entry.get_by_label("unread")).to_be_visible()
    await expect(entry.locator(".count")).to_have_count(0)
    assert not (await visitor.page.title()).startswith("(")
    messages.create(world, ann.dm, world.bot, Form({"content": "your turn"}))
    await expect(entry.locator(".count")).to_have_text("1 unread")
    await expect(visitor.page.locator("#news")).to_contain_text("your turn")
    await entry.click()
    await expect(visitor.messages().first).to_contain_text("@silent")
    await expect(visitor.messages().last).not_to_contain_text("@silent")
