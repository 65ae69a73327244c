"""The grammar of custom ids."""

from __future__ import annotations

import pytest

from bot.actions import SHARED
from bot.press import Press
from bot.presses import Go, Join, Mute, Pick, SetOption, TakeSeat, Typed


@pytest.mark.parametrize(
    ("press", "text"),
    [
        (Join("m7f3k"), "v1:join:m7f3k:0:"),
        (SetOption("m7f3k", "pirates"), "v1:option:m7f3k:0:pirates"),
        (TakeSeat("m7f3k", "0a1b"), "v1:take:m7f3k:0:0a1b"),
        (Mute("m7f3k", 12), "v1:mute:m7f3k:12:"),
        (Go("m7f3k", 12), "v1:go:m7f3k:12:"),
        (Typed("m7f3k", 12, ("bid",)), "v1:typed:m7f3k:12:bid"),
        (Pick("m7f3k", 12, ("steal", "seat-1"), 2), "v1:menu:m7f3k:12:steal.seat-1.~2"),
    ],
)
def test_a_press_is_read_as_it_was_written(press: Press, text: str) -> None:
    assert press.id == text
    assert SHARED.read(text) == press


def test_every_kind_of_press_is_read_by_its_own_word() -> None:
    words = {word: control.kind.word for word, control in SHARED.controls.items()}

    assert words == {word: word for word in words}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "join",
        "v0:turn:m7f3k:0:",
        "v1:turn:m7f3k:x:",
        "v1:dance:m7f3k:0:",
        "v1:a:b:1:c:d",
        "v1:take:m7f3k:0:",
    ],
)
def test_what_is_not_ours_or_says_too_little_is_not_read(text: str) -> None:
    assert SHARED.read(text) is None


def test_what_an_older_bot_said_besides_is_left_out() -> None:
    assert SHARED.read("v1:take:m7f3k:0:3.101.0") == TakeSeat("m7f3k", "3")
