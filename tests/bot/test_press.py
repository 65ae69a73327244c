"""The grammar of custom ids."""

from __future__ import annotations

import pytest

from bot.present.press import Press


def test_a_press_reads_what_it_writes() -> None:
    press = Press("menu", "m7f3k", 12, ("steal", "seat-1", "~2"))

    assert str(press) == "v1:menu:m7f3k:12:steal.seat-1.~2"
    assert Press.parse(str(press)) == press
    assert press.page == 2
    assert press.walked == ("steal", "seat-1")


@pytest.mark.parametrize(
    "text", ["", "v0:turn:m7f3k:0:", "v1:turn:m7f3k:x:", "join", "v1:a:b:1:c:d"]
)
def test_what_is_not_ours_is_not_read(text: str) -> None:
    assert Press.parse(text) is None
