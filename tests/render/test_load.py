from __future__ import annotations

import sys
from types import ModuleType

import pytest

import render


def test_a_game_without_a_board_file_is_named() -> None:
    with pytest.raises(render.NoBoard, match=r"chess has no board.*render\.boards\.chess"):
        render.load("chess")


def test_a_board_file_without_a_board_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "render.boards.chess", ModuleType("chess"))

    with pytest.raises(render.NoBoard, match=r"lacks BOARD"):
        render.load("chess")
