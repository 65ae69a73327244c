"""``python -m tests.page.turns docs/turns``: a whole turn of each game, as on a phone.

Writes ``<game>.png`` for each game, with what is in sight at each stage of the turn, and the number
of its presses into ``README.md`` there.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from playwright.async_api import Browser, Locator, expect

from bot.actions import SHARED
from bot.present.line import split
from bot.presses import AskNumber, Do
from bot.table.table import Table
from demo import Demo
from demo.__main__ import TOOLS
from engine import Choice, Dice, Seat, act, active_seats, copy, is_window
from sandbox import Actor, Shown
from sandbox.clock import START_MS
from sandbox.page import PageServer
from tests.bot.club import Club, shown_controls
from tests.bot.way import Step, Wish, step, wishes

from .panel import FRAME
from .stages import PATIENCE_MS, Shot, browsing, save, shot, wanted
from .visitor import Visitor

WIDTH, HEIGHT = 390, 844
WHO = "Ann"
MINDLESS = "random"
COMPUTERS = {"delta_vee": 1}
"""At a table with Ann, where there are not two."""
BEGINNINGS = {"merchant_of_venus": "start-turn"}
"""The decision with which a turn of a game begins, where others come before the first."""
NOON_MS = START_MS + 12 * 3_600_000
"""When it begins: by night the time of a game of Space Dealer stands still."""
PRESSES = 60
"""More than any turn takes."""


def loaded(size: int) -> str:
    """The same seed each time, in place of ``secrets.token_hex``."""
    return "7e" * size


def dice() -> Iterator[Dice]:
    """Those of somebody's mind."""
    return (Dice(f"{number:032x}") for number in count())


@dataclass
class Turn:
    """A turn that is being taken on the page: what was seen of it, and how often was pressed."""

    visitor: Visitor
    club: Club
    actor: Actor
    shots: list[Shot] = field(default_factory=list)
    presses: int = 0

    async def look(self) -> None:
        """Keep what is in sight."""
        self.shots.append(await shot(self.visitor.page))

    async def whole(self) -> None:
        """From the call to what is there when nothing more is asked in this turn."""
        await self.look()
        await self._open()
        for _ in range(PRESSES):
            await self.look()
            if await self._on():
                break
        answered = await self._said()
        await self.club.quiet()
        if await self._said() != answered:
            await self.look()
        await self._message(self._board()).evaluate("item => item.scrollIntoView({ block: 'end' })")
        await self.look()

    async def _open(self) -> None:
        before = {shown.id for shown in self._sees()}
        await call(self.visitor).click()
        self.presses += 1
        await self.club.box.until(
            lambda: self._panel().id not in before or None, what="a panel", seconds=10
        )
        await expect(self._message(self._panel()).locator(".row").first).to_be_visible()
        await self.club.quiet()

    async def _on(self) -> bool:
        """One press further; whether it was the last of the turn."""
        table = await self.club.table()
        seat = asked(table, self.actor)
        panel = self._panel()
        line = wishes(table, seat, mind(table), dice())
        way = step(shown_controls(panel), line)
        item = self._message(panel)
        before = await item.get_attribute(FRAME)
        assert before is not None
        await self._use(item, way, line)
        await expect(item).not_to_have_attribute(FRAME, before)
        press = SHARED.read(way.custom_id)
        if isinstance(press, Do) and not goes_on(table, seat, press):
            await self.look()
            return True
        await self.club.quiet()
        return False

    async def _use(self, item: Locator, way: Step, line: Sequence[Wish]) -> None:
        """Press a button and fill in its form, or take from a menu; each is a press of its own."""
        await self._press(item.locator(f'[data-id="{way.custom_id}"]'))
        if way.form:
            form = self.visitor.page.locator("dialog[open] form")
            await form.locator("input").fill(number(way, line))
            await self.look()
            await self._press(form.locator("button.primary"))
        if not way.values:
            return
        await self.look()
        options = item.locator(".options:not([hidden])")
        if not await options.locator("input").count():
            await self._press(options.locator(f'[data-value="{way.values[0]}"]'))
            return
        for value in way.values:
            await self._press(options.locator(f'input[value="{value}"]'))
        await self.look()
        await self._press(options.locator("> button"))

    async def _press(self, control: Locator) -> None:
        await control.click()
        self.presses += 1

    async def _said(self) -> str:
        """All that can be read in the channel."""
        return await self.visitor.column(WHO).locator(".messages").inner_text()

    def _message(self, shown: Shown) -> Locator:
        return self.visitor.column(WHO).locator(f'.message[data-id="{shown.id}"]')

    def _panel(self) -> Shown:
        """The newest message that only this person sees."""
        return next(shown for shown in reversed(self._sees()) if shown.ephemeral)

    def _board(self) -> Shown:
        """The newest message with a button to one's own board."""
        return next(
            shown
            for shown in reversed(self._sees())
            if not shown.ephemeral
            and any((button.custom_id or "").startswith("v1:me:") for button in shown.buttons)
        )

    def _sees(self) -> list[Shown]:
        return self.actor.sees(self.club.box.channel)


def call(visitor: Visitor) -> Locator:
    """The button of the newest message that calls Ann; by its id, for its label may change."""
    calls = visitor.messages(WHO).and_(visitor.page.locator(".pinged"))
    return calls.locator("button[data-id^='v1:turn:']").last


def mind(table: Table) -> str:
    """Which computer player makes the choices."""
    return table.game.minds.usual


def number(way: Step, line: Sequence[Wish]) -> str:
    """What is to be typed into the form of a button."""
    press = SHARED.read(way.custom_id)
    assert isinstance(press, AskNumber)
    return line[len(split(press.path)) - 1].choice.args[-1]


def goes_on(table: Table, seat: Seat, press: Do) -> bool:
    """Whether somebody's turn is not over by what a press does, though others may be asked."""
    game, state = table.game, copy(table.game, table.running())
    for verb, *args in split(press.path):
        act(game, state, seat, Choice(verb, tuple(args)), state.now)
    while seat not in active_seats(state):
        if not is_window(state):
            return False
        (other, *_) = active_seats(state)
        (wish, *_) = wishes(replace(table, state=state), other, mind(table), dice())
        act(game, state, other, wish.choice, state.now)
    return True


@asynccontextmanager
async def seated(browser: Browser, game: str, folder: Path) -> AsyncIterator[Turn]:
    """Ann on the page, called to a turn of a game that is the same each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", loaded)
        patch.setattr("engine.luck.Luck.seed", lambda luck: luck.secret)
        # It stands under the board.
        patch.setattr("storage.matches.new_id", lambda: "a2b3c4d5")
        demo = Demo(folder, start_ms=NOON_MS)
        async with demo, PageServer(demo, more=TOOLS) as server:
            club = Club(demo.box, folder)
            assert demo._client is not None
            club.bot = demo._client
            actor = demo.people.get(WHO)
            async with Visitor.arrive(browser, server.url, width=WIDTH, height=HEIGHT) as visitor:
                visitor.page.set_default_timeout(PATIENCE_MS)
                await visitor.page.locator("#dismiss").click()
                await begun(club, actor, game)
                await expect(call(visitor)).to_be_visible()
                yield Turn(visitor, club, actor)


async def begun(club: Club, host: Actor, game: str) -> None:
    """Have a match begin against computers, and wait until the host is asked."""
    channel = club.box.channel
    await host.slash(channel, "game new", game=game)
    for line in ["add-computer"] * COMPUTERS.get(game, 2) + ["start"]:
        # Who takes their time sees the board of each step.
        await club.quiet()
        await host.slash(channel, f"game {line}")
    await club.quiet()
    while not is_turn(table := await club.table()) or not called(host, club):
        seat = asked(table, host)
        (wish, *_) = wishes(table, seat, mind(table), dice())
        await club.services.play.act(table, seat, [wish.choice])
        await club.quiet()
    asked(table, host)


def is_turn(table: Table) -> bool:
    """Whether what is asked is a turn from its beginning, and no answer to somebody else's."""
    decision = table.decision()
    begins = decision == BEGINNINGS.get(table.game.slug, decision)
    return begins and not is_window(table.running())


def called(actor: Actor, club: Club) -> bool:
    """Whether somebody is called to their turn by a message that stands."""
    return any(actor.name in shown.pings for shown in actor.sees(club.box.channel))


def asked(table: Table, actor: Actor) -> Seat:
    """The seat of somebody who is asked."""
    seat = table.seat_of(actor.id)
    assert seat in table.owed(), f"{actor.name} is not asked at {table.decision()}"
    return seat


def counted(page: str, game: str, presses: int) -> str:
    """A page with the number of presses of a game in its place."""
    place = re.compile(rf"(?<=<!-- {game} -->)\d*(?=<!-- /{game} -->)")
    assert place.search(page), f"the page has no place for the presses of {game}"
    return place.sub(str(presses), page)


async def take(folder: Path, games: Sequence[str]) -> None:
    """Take a turn of each of these games, and write what was seen."""
    page = folder / "README.md"
    async with browsing() as browser:
        for game in games:
            with TemporaryDirectory() as data:
                async with seated(browser, game, Path(data)) as turn:
                    await turn.whole()
            save(turn.shots, folder / f"{game}.png")
            page.write_text(counted(page.read_text("utf-8"), game, turn.presses), "utf-8")
            sys.stdout.write(f"{game}: {len(turn.shots)} stages, {turn.presses} presses\n")


def main() -> None:
    """Take the turns that were asked for."""
    asyncio.run(take(*wanted("scripts/turns", __doc__)))


if __name__ == "__main__":
    main()
