"""A panel with somebody's moves, and the ways to press in it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Locator, expect

STEPS = 12
"""So many presses lead to any decision."""
LOOKS = 200
NEWS = """panel => [...panel.parentElement.children].some(
    (item) => Number(item.dataset.frame) > Number(panel.dataset.frame))"""
FRAME = "data-frame"
"""The number of the frame with which the page drew a message."""


class Panel:
    """One message of the page. Every press waits until the bot has changed the message."""

    def __init__(self, item: Locator) -> None:
        self.item = item
        self.do_it = self.button("Do it")

    def button(self, name: str) -> Locator:
        return self.item.get_by_role("button", name=name)

    def picture(self) -> Locator:
        return self.item.locator(".picture img").last

    async def arrive(self) -> None:
        """Wait for the moves, also where a computer player is still closing the question."""
        await expect(self.item.locator(".row").first).to_be_visible()
        await self.refresh_until(self._asks)

    async def refresh_until(self, true: Callable[[], Awaitable[bool]]) -> None:
        """Press "Refresh" whenever the channel shows something newer than the panel."""
        for _ in range(LOOKS):
            if await true():
                return
            await self.item.page.wait_for_function(NEWS, arg=await self.item.element_handle())
            await self.press("Refresh")
        raise AssertionError(await self.item.inner_text())

    async def _asks(self) -> bool:
        return not await self.item.get_by_text("Nothing for you to do right now").count()

    async def redrawn(self, act: Callable[[], Awaitable[None]]) -> None:
        """Do something, and wait for the message that comes of it."""
        before = await self.item.get_attribute(FRAME)
        assert before is not None
        await act()
        await expect(self.item).not_to_have_attribute(FRAME, before)

    async def press(self, name: str) -> None:
        await self.redrawn(self.button(name).click)

    async def choose(self, text: str = "") -> None:
        """Take the first choice of the first menu, or the first that contains a text."""
        await self.redrawn(lambda: self._choose(text))

    async def _choose(self, text: str) -> None:
        await self.item.locator(".opener").first.click()
        boxes = self.item.locator(".options input")
        if not await boxes.count():
            await self.item.locator(".options .option", has_text=text).first.click()
            return
        take = self.item.locator(".options > button")
        for at in range(await boxes.count()):
            if await take.is_enabled():
                break
            await boxes.nth(at).check()
        await take.click()

    async def onward(self) -> None:
        """One press further, whatever is asked."""
        if await self.do_it.count():
            await self.press("Do it")
        elif await self.item.locator(".opener").count():
            await self.choose()
        else:
            await self.redrawn(self.item.locator(".row > button").first.click)

    async def onward_to(self, name: str) -> None:
        """Press on until a button is there."""
        for _ in range(LOOKS):
            if await self.button(name).count():
                return
            await self.onward()
        raise AssertionError(await self.item.inner_text())

    async def decide(self) -> None:
        """Make one decision."""
        for _ in range(STEPS):
            if await self.do_it.count():
                await self.press("Do it")
                return
            await self.onward()
        raise AssertionError(await self.item.inner_text())
