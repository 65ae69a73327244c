"""The sheets of whole turns: how they are begun and joined."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Browser

from .stages import GAP, IN_A_ROW, joined
from .turns import HEIGHT, WIDTH, call, counted, seated

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.long
async def test_a_turn_begins_with_the_call_in_sight(browser: Browser, tmp_path: Path) -> None:
    async with seated(browser, "space_mission", tmp_path) as turn:
        await turn.look()
        button = await call(turn.visitor).bounding_box()

    (seen,) = turn.shots
    assert seen.size == (WIDTH, HEIGHT)
    assert button is not None
    assert button["y"] + button["height"] < HEIGHT


async def test_stages_stand_side_by_side_and_unscaled() -> None:
    shots = [Image.new("RGB", (30, 50), (at, 0, 0)) for at in range(IN_A_ROW + 1)]

    sheet = joined(shots)

    assert sheet.size == (IN_A_ROW * 30 + (IN_A_ROW - 1) * GAP, 2 * 50 + GAP)
    assert sheet.getpixel((30 + GAP, 0)) == (1, 0, 0)
    assert sheet.getpixel((0, 50 + GAP)) == (IN_A_ROW, 0, 0)


async def test_the_page_says_the_presses() -> None:
    page = "in <!-- tiny -->0<!-- /tiny --> presses"
    assert counted(page, "tiny", 12) == "in <!-- tiny -->12<!-- /tiny --> presses"
    with pytest.raises(AssertionError, match="no place"):
        counted(page, "other", 1)
