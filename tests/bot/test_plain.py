"""Sentences as they are drawn in pictures."""

from __future__ import annotations

import pytest

from bot.present.speaker import plain


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("**Ann** flies to C1.", "Ann flies to C1."),
        ("**A\\_n\\*n** waits.", "A_n*n waits."),
        ("Bob's ship sets out (due <t:1701570601:R>).", "Bob's ship sets out."),
        ("Bob builds (timer 1, due <t:1701570601:R>) a mine (2).", "Bob builds a mine (2)."),
        ("Time is up <t:1701570601>.", "Time is up …."),
    ],
)
def test_neither_bold_letters_nor_instants_are_drawn(said: str, drawn: str) -> None:
    assert plain(said) == drawn
