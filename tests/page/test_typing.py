"""Commands typed key by key: nothing that was typed is lost."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from demo import Demo

from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def typed(visitor: Visitor, text: str) -> None:
    """Keys, pressed wherever the page has put the focus by then."""
    await visitor.column("Ann").get_by_role("combobox", name="Message to").focus()
    for letter in text:
        await visitor.page.keyboard.press("Space" if letter == " " else letter)


async def test_an_option_is_typed_behind_its_name(visitor: Visitor, demo: Demo) -> None:
    await demo.people.get("Ann").slash(demo.box.channel, "game new", game="delta_v")

    await typed(visitor, "/game rules page:2")
    await visitor.page.keyboard.press("Enter")

    await expect(visitor.private()).to_contain_text("Page 2 of")


@pytest.mark.long
async def test_several_options_are_typed_in_one_line(visitor: Visitor) -> None:
    await typed(visitor, "/game rules page:2 clause:dice")
    form = visitor.column("Ann").get_by_role("form", name="Command /game rules")

    await expect(form.get_by_label("page")).to_have_value("2")
    await expect(form.get_by_label("clause")).to_have_value("dice")


@pytest.mark.long
async def test_a_wrong_number_is_told_what_would_be_right(visitor: Visitor, demo: Demo) -> None:
    await demo.people.get("Ann").slash(demo.box.channel, "game new", game="delta_v")

    await typed(visitor, "/game pace remind-every:3h")
    await visitor.page.keyboard.press("Enter")

    form = visitor.column("Ann").get_by_role("form", name="Command /game pace")
    await expect(form.get_by_role("alert")).to_contain_text(
        "Option remind-every: it takes a whole number from 0 to"
    )
    await expect(form.get_by_label("remind-every")).to_have_value("3h")


@pytest.mark.long
async def test_own_answers_come_into_sight(visitor: Visitor, demo: Demo) -> None:
    for number in range(40):
        demo.people.get("Bob").post(demo.box.channel, f"line {number}")
    await expect(visitor.messages().last).to_contain_text("line 39")
    pane = visitor.column("Ann").locator(".pane")
    await pane.evaluate("pane => { pane.scrollTop = 0; }")
    await expect(visitor.messages().last).not_to_be_in_viewport()

    await typed(visitor, "/help ")
    await visitor.page.keyboard.press("Enter")

    await expect(visitor.private()).to_be_in_viewport()


@pytest.mark.long
async def test_the_bare_slash_lists_by_command_and_the_general_ones_first(
    visitor: Visitor,
) -> None:
    await typed(visitor, "/")
    rows = visitor.column("Ann").get_by_role("option")
    await expect(rows.first).to_contain_text("/game")

    families = await rows.evaluate_all("all => all.map((row) => row.innerText.split(/[ \\n]/)[0])")
    grouped = list(dict.fromkeys(families))

    assert grouped[:5] == ["/game", "/help", "/settings", "/away", "/server"]
    assert len(grouped) == 13
    assert families == [each for name in grouped for each in families if each == name]
