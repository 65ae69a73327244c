"""Menus of channels and roles, with which those who manage a server set its rules."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, expect

from demo import Demo

from .visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def ticked(column: Locator, menu: str, *names: str) -> Locator:
    """Open a menu and tick these in it and no others."""
    await column.get_by_role("button", name=re.compile(menu)).click()
    box = column.get_by_role("group", name=menu)
    for name in names:
        await box.get_by_role("checkbox", name=name).check()
    return box


async def choose(column: Locator, menu: str, *names: str) -> None:
    """Open a menu, tick these in it and no others, and take them."""
    box = await ticked(column, menu, *names)
    await box.get_by_role("button", name="Choose (").click()


async def test_the_manager_chooses_channels_and_roles_in_menus(
    visitor: Visitor, demo: Demo
) -> None:
    demo.box.add_channel("den")
    ann = demo.people.get("Ann")
    await ann.slash(demo.box.channel, "server")
    column = visitor.column("Ann")

    await choose(column, "Where tables may be", "#den")
    await choose(column, "Who can open a table", "Regulars")

    told = column.locator(".message.ephemeral").last
    await expect(told).to_contain_text("Where: #den")
    await expect(told).to_contain_text("Who can open one: @Regulars")
    # What was chosen stands in the menus, and what is left open again does not.
    await expect(told.locator(".menu .opener")).to_have_text(
        [
            re.compile("#den"),
            re.compile("Regulars"),
            re.compile("Which games are played"),
            re.compile("Where tables call for players"),
        ]
    )
    await told.get_by_role("button", name="Everybody").click()
    await expect(told).to_contain_text("Who can open one: everybody")
    refused = await demo.people.get("Bob").slash(demo.box.channel, "game new", game="delta_v")
    assert "On this server tables are in" in refused.text


@pytest.mark.long
async def test_an_open_menu_stays_as_it_is_when_its_message_is_edited(
    visitor: Visitor, demo: Demo
) -> None:
    den = demo.box.add_channel("den")
    ann = demo.people.get("Ann")
    answer = await ann.slash(demo.box.channel, "server")
    assert answer.message is not None
    column = visitor.column("Ann")
    told = column.locator(".message.ephemeral").last
    box = await ticked(column, "Who can open a table", "Regulars")

    await ann.select(answer.message, [den], placeholder="Where tables may be")

    await expect(told).to_contain_text("Where: #den")
    await expect(box.get_by_role("checkbox", name="Regulars")).to_be_focused()
    await expect(box.get_by_role("checkbox", name="Regulars")).to_be_checked()
    await box.get_by_role("button", name="Choose (1 of").click()
    await expect(told).to_contain_text("Who can open one: @Regulars")


@pytest.mark.long
async def test_an_open_menu_does_not_take_the_focus_from_whoever_writes(
    visitor: Visitor, demo: Demo
) -> None:
    den = demo.box.add_channel("den")
    ann = demo.people.get("Ann")
    answer = await ann.slash(demo.box.channel, "server")
    assert answer.message is not None
    column = visitor.column("Ann")
    told = column.locator(".message.ephemeral").last
    box = await ticked(column, "Who can open a table", "Regulars")
    field = column.get_by_role("combobox", name="Message to")
    await field.focus()

    await ann.select(answer.message, [den], placeholder="Where tables may be")

    await expect(told).to_contain_text("Where: #den")
    await expect(field).to_be_focused()
    await expect(box).to_be_visible()
