"""Pictures of the stages of a turn, and the sheet on which they are joined."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.registry import shipped

from .conftest import BROWSERS, FLAGS

Shot: TypeAlias = Image.Image

PATIENCE_MS = 10_000
IN_A_ROW = 6
GAP = 8
GROUND = (128, 128, 128)
COMMON = (192, 96, 48)
"""Colours by how much of a sheet they fill: tried one after the other until it is small enough."""
RARE = 64
"""Colours besides those, by how far they are from others: a player's is on a few pixels only."""
SHEET_BYTES = 600_000

DRAWN = """() => [...document.images].every((img) => {
    const { top, bottom } = img.getBoundingClientRect();
    return bottom < 0 || top > innerHeight || (img.complete && img.naturalWidth > 0);
})"""
"""Whether every picture in sight has come."""


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """A browser as the tests of the page use one, which waits no longer than for a stage."""
    expect.set_options(timeout=PATIENCE_MS)
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


def wanted(prog: str, description: str | None) -> tuple[Path, Sequence[str]]:
    """The folder and the games that the command line names; without any all games."""
    every = [title.game.slug for title in shipped()]
    parser = argparse.ArgumentParser(prog=prog, description=description)
    parser.add_argument("folder", type=Path, help="where the pictures are")
    parser.add_argument("games", nargs="*", choices=[[], *every], help="which; else all")
    given = parser.parse_args()
    return given.folder, given.games or every


async def shot(page: Page) -> Shot:
    """What is in sight, once its pictures have come."""
    await page.mouse.move(0, 0)
    await page.wait_for_function(DRAWN, timeout=PATIENCE_MS)
    raw = await page.screenshot(animations="disabled", caret="hide", timeout=PATIENCE_MS)
    return Image.open(BytesIO(raw)).convert("RGB")


def joined(shots: Sequence[Shot]) -> Shot:
    """All side by side in the order of reading, none of them scaled."""
    width, height = shots[0].size
    columns = min(len(shots), IN_A_ROW)
    rows = -(-len(shots) // IN_A_ROW)
    sheet = Image.new("RGB", (columns * (width + GAP) - GAP, rows * (height + GAP) - GAP), GROUND)
    for at, each in enumerate(shots):
        row, column = divmod(at, IN_A_ROW)
        sheet.paste(each, (column * (width + GAP), row * (height + GAP)))
    return sheet


def save(shots: Sequence[Shot], path: Path) -> None:
    """Write the sheet, with as many colours as leave it small enough."""
    sheet = joined(shots)
    for common in COMMON:
        palette = Image.new("P", (1, 1))
        palette.putpalette(
            [
                *_colours(sheet, common, Image.Quantize.MEDIANCUT),
                *_colours(sheet, RARE, Image.Quantize.MAXCOVERAGE),
            ]
        )
        few = sheet.quantize(palette=palette, dither=Image.Dither.NONE)
        few.save(path, optimize=True)
        if path.stat().st_size <= SHEET_BYTES:
            return
    raise AssertionError(f"{path.name} has {path.stat().st_size} bytes")


def _colours(sheet: Shot, most: int, method: Image.Quantize) -> list[int]:
    """Red, green and blue of some colours that stand for all."""
    found = sheet.quantize(most, method, dither=Image.Dither.NONE).getpalette()
    assert found is not None
    return found[: 3 * most]
