"""The path of a press, as docs/architecture.md shows it, is the one that a press takes."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from bot.actions import SHARED
from bot.presses import Do
from sandbox import Actor, Shown
from tests.house.tree import ROOT

from .club import Club

BOT = f"{ROOT}/bot/"
ALONE = ("operate/", "workers/")
"""What goes on by itself meanwhile."""


@contextmanager
def walked(steps: list[str]) -> Iterator[None]:
    """Note every coroutine of the bot that is gone into, the first time."""

    def at_call(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(BOT):
            return
        if not code.co_flags & (inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR):
            return
        file = code.co_filename.removeprefix(BOT)
        step = f"{file} {code.co_name}"
        if step not in steps and not file.startswith(ALONE):
            steps.append(step)

    sys.setprofile(at_call)
    try:
        yield
    finally:
        sys.setprofile(None)


async def ready(club: Club, mover: Actor) -> tuple[Shown, str]:
    """A panel on which a choice can be carried out, and the button that does."""
    answer = await mover.click(club.live(mover), "My turn")
    for _ in range(6):
        assert answer.message is not None
        shown = mover.look(answer.message)
        ids = [button.custom_id for button in shown.buttons if button.custom_id]
        done = [id_ for id_ in ids if isinstance(SHARED.read(id_), Do)]
        beside = ("Back", "?")
        on = [b.custom_id for b in shown.buttons if b.custom_id and b.label not in beside]
        # To the end of what can be chosen: the panel shows what is before it already.
        if shown.menus:
            menu = shown.menus[0]
            answer = await mover.select(shown, menu.values[0], placeholder=menu.custom_id)
        elif on == done:
            return shown, done[0]
        else:
            answer = await mover.click(shown, on[0])
    raise AssertionError("nothing can be done")


async def test_a_press_takes_the_path_that_is_shown(club: Club, ann: Actor, bob: Actor) -> None:
    await club.sit("delta_v", ann, bob)
    mover = await club.mover(ann, bob)
    shown, button = await ready(club, mover)
    await club.quiet()
    steps: list[str] = []

    with walked(steps):
        await mover.click(shown, button)

    assert steps == told()


def told() -> list[str]:
    """The path in the document: a file and a function each line."""
    text = Path(ROOT, "docs", "architecture.md").read_text("utf-8")
    _, _, after = text.partition("## The path of a press")
    return [" ".join(found) for found in re.findall(r"(?m)^    (\S+\.py) +(\w+)", after)]
