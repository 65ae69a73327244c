"""Somebody in front of the page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, expect

from demo import Demo

from .panel import Panel

PATIENCE_MS = 45_000


class Visitor:
    """A browser window with the page, and the words for what is in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    @classmethod
    @asynccontextmanager
    async def arrive(
        cls, browser: Browser, url: str, *, width: int, height: int, scheme: str = "dark"
    ) -> AsyncIterator[Visitor]:
        """Somebody who leaves again, and may have seen no script fail."""
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if scheme == "light" else "dark",
            reduced_motion="reduce",
        )
        async with context:
            visitor = cls(await context.new_page())
            await visitor.page.goto(url)
            await expect(visitor.page.locator("#restart")).to_be_enabled()
            yield visitor
        assert visitor.complaints == []

    def column(self, person: str) -> Locator:
        return self.page.locator(f'.column[data-person="{person}"]')

    def messages(self, person: str = "Ann") -> Locator:
        return self.column(person).locator(".message")

    def private(self, person: str = "Ann") -> Locator:
        """The newest message that only this person sees."""
        return self.messages(person).filter(has_text="Only you can see this").last

    async def deal(self, person: str = "Ann") -> None:
        await self.page.get_by_role("button", name="Deal me in").click()
        await self._begun(person)
        await expect(self.messages(person).locator(".picture img").first).to_be_attached()

    async def sit(self, demo: Demo, game: str, computers: int, **options: str) -> None:
        """A table of a game with some options against computers, which Ann starts."""
        person = "Ann"
        host = demo.people.get(person)
        await host.slash(demo.box.channel, "game new", game=game)
        for setting, value in options.items():
            await host.slash(demo.box.channel, "game option", setting=setting, value=value)
        for _ in range(computers):
            await host.slash(demo.box.channel, "game add-computer")
        await self.column(person).get_by_role("button", name="Start", exact=True).click()
        await self._begun(person)

    async def _begun(self, person: str) -> None:
        """The table's answer to the start and its call may come in either order."""
        await expect(self.private(person)).to_contain_text("The game has begun.")
        await expect(self.my_turn(person)).to_be_visible()

    def my_turn(self, person: str = "Ann") -> Locator:
        """The button under the message that calls the person."""
        calls = self.messages(person).and_(self.page.locator(".pinged"))
        return calls.get_by_role("button", name="My turn").last

    async def say(self, text: str, person: str = "Ann") -> None:
        field = self.column(person).get_by_role("combobox", name="Message to")
        await field.fill(text)
        await field.press("Enter")
        await expect(self.messages(person).filter(has_text=text).last).to_be_visible()

    async def opened(self, person: str = "Ann", *, by_key: str = "") -> Panel:
        """Press "My turn" by the mouse, or by a key; the panel that comes."""
        before = ""  # in a thread nothing need have been said to them yet
        if await self.private(person).count():
            before = await self.private(person).get_attribute("data-id") or ""
        if by_key:
            await self.page.keyboard.press(by_key)
        else:
            await self.my_turn(person).click()
        await expect(self.private(person)).not_to_have_attribute("data-id", before)
        number = await self.private(person).get_attribute("data-id")
        panel = Panel(self.column(person).locator(f'.message[data-id="{number}"]'))
        await panel.arrive()
        return panel

    async def turn(self, person: str = "Ann") -> Panel:
        """Make one decision with the mouse, whatever it is; the panel it was made in."""
        panel = await self.opened(person)
        await panel.decide()
        return panel

    async def tab_to(self, name: str, most: int = 80) -> None:
        """Press Tab until what has the focus is called that."""
        for _ in range(most):
            await self.page.keyboard.press("Tab")
            if name in await self.focus():
                return
        raise AssertionError(f"Tab does not lead to {name!r}; it is at {await self.focus()!r}")

    async def focus(self) -> str:
        """What has the focus: its text and its label."""
        text = await self.page.evaluate(
            "() => { const e = document.activeElement;"
            " return `${e.textContent} ${e.getAttribute('aria-label') ?? ''}`.trim(); }"
        )
        return str(text)
