"""Somebody in front of the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Browser, Locator, Page, expect

from sandbox.demo import Demo

PATIENCE_MS = 45_000


class Visitor:
    """A browser window with the page, and the words for what is in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    @classmethod
    async def arrive(
        cls, browser: Browser, url: str, *, width: int, height: int, scheme: str = "dark"
    ) -> Visitor:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="light" if scheme == "light" else "dark",
            reduced_motion="reduce",
        )
        visitor = cls(await context.new_page())
        await visitor.page.goto(url)
        await expect(visitor.page.locator("#restart")).to_be_enabled()
        return visitor

    def column(self, person: str) -> Locator:
        return self.page.locator(f'.column[data-person="{person}"]')

    def messages(self, person: str = "Ann") -> Locator:
        return self.column(person).locator(".message")

    def panel(self, person: str = "Ann") -> Locator:
        """The panel with the person's moves, the newest."""
        return self.messages(person).filter(has_text="Only you can see this").last

    async def deal(self, person: str = "Ann") -> None:
        await self.page.get_by_role("button", name="Deal me in").click()
        await expect(self.my_turn(person)).to_be_visible()
        await expect(self.messages(person).locator(".picture img").first).to_be_attached()

    async def sit(self, demo: Demo, game: str, computers: int, person: str = "Ann") -> None:
        """A table of a game against computers, which the person starts."""
        host = demo.people.get(person)
        await host.slash(demo.box.channel, "game new", game=game)
        for _ in range(computers):
            await host.slash(demo.box.channel, "game add-computer")
        await self.column(person).get_by_role("button", name="Start", exact=True).click()

    def my_turn(self, person: str = "Ann") -> Locator:
        """The button under the message that calls the person."""
        calls = self.messages(person).and_(self.page.locator(".pinged"))
        return calls.get_by_role("button", name="My turn").last

    async def say(self, text: str, person: str = "Ann") -> None:
        field = self.column(person).get_by_role("combobox", name="Message to")
        await field.fill(text)
        await field.press("Enter")
        await expect(self.messages(person).filter(has_text=text).last).to_be_visible()

    async def turn(self, person: str = "Ann") -> None:
        """Make one decision with the mouse, whatever it is."""
        await self.my_turn(person).click()
        panel = self.panel(person)
        await self._asked(panel)
        for _ in range(12):
            do_it = panel.get_by_role("button", name="Do it")
            if await do_it.count():
                await do_it.click()
                await expect(do_it).to_have_count(0)
                return
            await changes(panel, lambda: self._step(panel))
        raise AssertionError(await panel.inner_text())

    async def _asked(self, panel: Locator) -> None:
        """Refresh a panel until something is owed: a computer may have closed the question."""
        await expect(panel).to_be_visible()
        refresh = panel.get_by_role("button", name="Refresh")
        for _ in range(200):
            if not await panel.get_by_text("You owe nothing just now").count():
                return
            await refresh.click()
            await expect(refresh).to_be_enabled()

    async def onward(self, panel: Locator) -> None:
        """One press further in a panel, whatever is asked there."""
        do_it = panel.get_by_role("button", name="Do it")
        pressed = bool(await do_it.count())
        await changes(panel, do_it.click if pressed else lambda: self._step(panel))

    async def _step(self, panel: Locator) -> None:
        opener = panel.locator(".opener").first
        if not await opener.count():
            await panel.locator(".row > button").first.click()
            return
        await opener.click()
        boxes = panel.locator(".options input")
        if not await boxes.count():
            await panel.locator(".options .option").first.click()
            return
        take = panel.locator(".options > button")
        for at in range(await boxes.count()):
            if await take.is_enabled():
                break
            await boxes.nth(at).check()
        await take.click()

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


async def changes(panel: Locator, act: Callable[[], Awaitable[None]]) -> None:
    """Do something, and wait until the panel reads differently."""
    before = await panel.inner_text()
    await act()
    await expect(panel).not_to_have_text(before, use_inner_text=True)
