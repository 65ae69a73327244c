"""Several people on one page, and what each of them sees."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from demo import Demo
from sandbox.page import PageServer

from .conftest import Keep
from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _slash(visitor: Visitor, person: str, line: str) -> None:
    field = visitor.column(person).get_by_role("combobox", name="Message to")
    await field.fill(f"/{line}")
    await expect(visitor.column(person).get_by_role("option").first).to_contain_text(f"/{line}")
    await field.press("Enter")
    await expect(visitor.column(person).locator("p.note")).to_be_empty()


async def test_two_people_side_by_side_sit_down_at_one_table(visitor: Visitor, keep: Keep) -> None:
    await visitor.page.get_by_role("button", name="Two people").click()
    ann, bob = visitor.column("Ann"), visitor.column("Bob")
    await _slash(visitor, "Ann", "game new")
    option = ann.get_by_role("option", name="Delta V (")
    await option.click()
    await ann.get_by_role("button", name="Send", exact=True).click()
    await expect(ann.get_by_text("Only you can see this")).to_be_visible()

    await bob.get_by_role("button", name="Join").click()

    await expect(ann.locator(".embed", has_text="Bob")).to_be_visible()
    await expect(bob.get_by_text("The table is open.")).to_have_count(0)
    await ann.get_by_role("button", name="Start", exact=True).click()
    await expect(ann.get_by_role("button", name="My turn").first).to_be_visible()
    await expect(bob.get_by_role("button", name="My turn").first).to_be_visible()
    await keep(visitor, "page-two.png")


@pytest.mark.long
async def test_nothing_can_be_asked_for_before_it_is_known_who_there_is(visitor: Visitor) -> None:
    await visitor.page.route_web_socket("**", lambda _: None)  # it opens and says nothing
    await visitor.page.reload()

    for name in ("Two people", "Deal me in", "Restart the bot", "Inbox"):
        await expect(visitor.page.get_by_role("button", name=name)).to_be_disabled()


@pytest.mark.long
async def test_space_mission_is_played_here_too(visitor: Visitor, demo: Demo) -> None:
    await visitor.sit(demo, "space_mission", computers=1)

    panel = await visitor.turn()

    assert "Your cards" in (await panel.picture().get_attribute("alt") or "")


@pytest.mark.long
async def test_a_direct_message_is_marked_until_it_is_read(visitor: Visitor, demo: Demo) -> None:
    await visitor.sit(demo, "space_mission", computers=1)
    inbox = visitor.column("Ann").get_by_role("button", name="Direct messages")
    await expect(inbox.locator(".count")).to_have_text(re.compile(r"^\d+ unread$"))
    await expect(visitor.page).to_have_title(re.compile(r"^\(\d+\) Ann"))

    await inbox.click()

    await expect(visitor.messages().first).to_contain_text("for your eyes only")
    await expect(inbox.locator(".count")).to_have_count(0)


@pytest.mark.long
async def test_people_are_added_and_switched(visitor: Visitor, demo: Demo) -> None:
    page = visitor.page
    await page.get_by_role("button", name="Add a person").click()
    dialog = page.get_by_role("dialog", name="Add a person")
    await dialog.get_by_label("Name").fill("bob")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_have_text("There is somebody called bob already.")
    await dialog.get_by_label("Name").fill("Dora")
    await dialog.get_by_role("button", name="Submit").click()

    await expect(visitor.column("Dora")).to_be_visible()
    await visitor.say("hello, I am new", "Dora")
    await page.get_by_role("button", name="Bob", exact=True).click()
    await expect(visitor.messages("Bob").last).to_contain_text("hello, I am new")
    assert demo.people.names == ["Ann", "Bob", "Cleo", "Dora"]


@pytest.mark.long
async def test_a_person_has_a_window_of_his_own(visitor: Visitor, page_server: PageServer) -> None:
    async with visitor.page.context.expect_page() as opened:
        await visitor.column("Ann").get_by_role("link", name="Open Ann in a window").click()
    other = Visitor(await opened.value)
    await other.page.goto(f"{page_server.url}?as=Cleo")
    await other.say("from another window", "Cleo")

    await expect(visitor.messages().last).to_contain_text("from another window")


@pytest.mark.long
async def test_an_inbox_is_closed_and_opened(visitor: Visitor, demo: Demo) -> None:
    ann = demo.people.get("Ann").user
    await visitor.page.get_by_role("button", name="Inbox open").click()
    await expect(visitor.page.get_by_role("button", name="Inbox closed")).to_be_visible()
    assert not ann.inbox_open

    await visitor.page.get_by_role("button", name="Inbox closed").click()
    await expect(visitor.page.get_by_role("button", name="Inbox open")).to_be_visible()
    assert ann.inbox_open


@pytest.mark.long
async def test_what_a_closed_inbox_refuses_is_shown_by_a_button(
    visitor: Visitor, demo: Demo
) -> None:
    await visitor.page.get_by_role("button", name="Inbox open").click()
    await expect(visitor.page.get_by_role("button", name="Inbox closed")).to_be_visible()
    await visitor.sit(demo, "space_mission", computers=1)
    board = visitor.messages().filter(has_text="I can't reach you by direct message")
    await expect(board).to_have_count(1)

    await board.get_by_role("button", name="Show me").click()

    await expect(visitor.private()).to_contain_text("for your eyes only")
    assert demo.people.get("Ann").inbox == []


@pytest.mark.long
async def test_threads_are_opened_and_deletions_are_seen(visitor: Visitor) -> None:
    page: Page = visitor.page
    await page.get_by_role("button", name="+ Thread").click()
    await page.get_by_role("dialog").get_by_label("Name of the thread").fill("side table")
    await page.get_by_role("dialog").get_by_role("button", name="Submit").click()
    await expect(visitor.column("Ann").get_by_role("heading", name="side table")).to_be_visible()
    await visitor.say("first words")

    await visitor.messages().last.hover()
    await visitor.messages().last.get_by_role("button", name="Delete this message").click()

    await expect(visitor.messages()).to_have_count(0)


@pytest.mark.long
async def test_space_dealer_runs_by_the_clock_buttons(visitor: Visitor, demo: Demo) -> None:
    # Without the nightly pause, which would come in the middle for whoever tests late.
    await visitor.sit(demo, "space_dealer", computers=2, dusk="8", dawn="8")
    panel = await visitor.turn()
    await panel.press("Research")
    await panel.press("Do it")
    timer = panel.item.get_by_text("Timer 1: raises your level (due")
    await expect(timer).to_be_visible()

    for _ in range(2):
        await visitor.page.get_by_role("button", name="+1 hour").click()

    free = panel.item.get_by_text("Timer 1: free")
    await panel.refresh_until(free.is_visible)
    assert "Ann: 0 points, level 2" in (await panel.picture().get_attribute("alt") or "")


@pytest.mark.long
async def test_delta_vee_commands_are_added_by_one_press_each(visitor: Visitor, demo: Demo) -> None:
    await visitor.sit(demo, "delta_vee", computers=1)
    panel = await visitor.opened()
    await panel.press("Finish this phase")
    await panel.press("Do it")
    accelerate = panel.item.get_by_role("button", name="Accelerate", exact=True)
    for velocity in (2, 3):
        # Later the button that gives the commands names them, too.
        await panel.redrawn(accelerate.click)
        await expect(panel.item).to_contain_text(f"velocity {velocity}, flying to")

    await panel.press("Back")

    await expect(panel.item).to_contain_text("velocity 2, flying to")


@pytest.mark.long
async def test_a_voyage_is_proposed_and_flown_by_one_choice(visitor: Visitor, demo: Demo) -> None:
    await visitor.sit(demo, "merchant_of_venus", computers=1)
    panel = await visitor.opened()
    await panel.onward_to("Where to, turn after turn")
    await panel.choose()
    await panel.press("Do it")

    await expect(panel.item.get_by_text("movement points").first).to_be_visible()
