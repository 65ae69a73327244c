"""Pictures that tell what they would be painted from, instead of what is on them.

What is on a picture follows from a view, a caption and which picture it is, as test_scenes.py
shows. So two pictures are alike where these are, and to tell that takes no time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from inspect import isfunction, unwrap
from typing import Any

import pytest

from bot.message import Picture
from bot.present import legends, pictures
from bot.present.painting import to_paint
from bot.registry import RegisteredGame, Registry
from engine import EASY, Game
from locales import Texts
from render.board import Board, Caption
from render.scene import Scene, Text

Draws = Callable[[Any, Caption], Scene | None]

SIZE = (1, 1)
PAGES = 2
"""Of every legend, so that there is a button to the next one."""


def told(value: object) -> str:
    """All of a value, also what its repr leaves out; equal values are told alike.

    Raises TypeError for what may be more than it shows.
    """
    if value is None or isinstance(value, str | int | float):
        return repr(value)
    function = unwrap(value) if callable(value) else None
    if isfunction(function) and function.__closure__ is None:
        return f"{function.__module__}.{function.__qualname__}"
    return f"{type(value).__name__}({', '.join(_parts(value))})"


def _parts(value: object) -> Iterable[str]:
    match value:
        case tuple() | list():
            return map(told, value)
        case frozenset():
            return sorted(map(told, value))
        case Mapping():
            return (f"{told(key)}: {told(each)}" for key, each in value.items())
        case Texts():
            return (value.language,)
    if is_dataclass(value) and not isinstance(value, type):
        return (f"{each.name}={told(getattr(value, each.name))}" for each in fields(value))
    raise TypeError(f"{value!r} cannot be compared")


def telling(titles: Registry, *, quick: bool = False) -> Registry:
    """The same games, with boards that draw nothing but the words of what they would draw from.

    quick: with the quickest of their computer players alone.
    """
    found = [replace(title, board=_telling(title)) for title in titles]
    return Registry([replace(each, game=_quick(each.game)) for each in found] if quick else found)


def _quick(game: Game[Any, Any]) -> Game[Any, Any]:
    return replace(game, minds=replace(game.minds, computers={EASY: game.minds.computers[EASY]}))


def _telling(title: RegisteredGame) -> Board[Any]:
    board = title.board

    def instead(which: str) -> Callable[[Any, Caption], Scene]:
        def scene(view: Any, caption: Caption) -> Scene:
            return saying(f"{which} of {title.cover.slug}: {told(view)} {told(caption)}")

        return scene

    def hand(view: Any, caption: Caption) -> Scene | None:
        return board.hand(view, caption) and instead("hand")(view, caption)

    near: Draws = instead("near") if board.has_near else board.near
    return replace(board, scene=instead("board"), near=near, hand=hand)


def saying(words: str) -> Scene:
    """A scene of nothing but these words."""
    return Scene(SIZE, "", (), (Text(0, 0, words, 1, ""),))


def paint(scene: Scene) -> bytes:
    """All of a scene, in words."""
    return repr(scene).encode()


def legend(_: Board[Any], scene: Callable[[], Scene], said: Caption, page: int) -> Picture:
    """A page of the signs of a scene."""
    return _of_signs(scene, said, f"signs-{page}")


def callouts(
    _: Board[Any], scene: Callable[[], Scene], said: Caption, names: Sequence[str] = ()
) -> Picture:
    """A scene with some of its signs numbered and named."""
    return _of_signs(scene, said, f"callouts-{'-'.join(names)}")


def _of_signs(scene: Callable[[], Scene], said: Caption, shows: str) -> Picture:
    def drawn() -> bytes:
        return f"{shows}, {told(said)}: ".encode() + paint(scene())

    return to_paint(said.texts, lambda: shows, drawn, shows)


def paint_nothing(patch: pytest.MonkeyPatch) -> None:
    """Let all pictures of a table say what they would be painted from."""
    patch.setattr(pictures, "paint", paint)
    patch.setattr(legends, "legend", legend)
    patch.setattr(legends, "callouts", callouts)
    patch.setattr(legends, "pages", lambda *_: PAGES)
