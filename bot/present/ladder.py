"""Who is rated in a game on a server: as a picture, with the same in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.message import Message, Picture
from bot.names import clean
from bot.table.rating import Rung
from locales import Texts, opened
from render.rungs import Step, Steps

from .painting import paint, to_paint

SHOWN = 10
"""Rungs of a picture; who looks at it sees their own as well."""
FILE = "ladder.png"


def ladder(texts: Texts, rungs: Sequence[Rung], user: int, *, rated: bool) -> Message:
    """The ladder of the game of the texts.

    rated: whether whoever looks at it has chosen to be rated.
    """
    own = any(rung.who == user for rung in rungs)
    hint = "" if own else texts("ladder-soon" if rated else "ladder-how")
    if not rungs:
        return Message(
            text=texts.row([texts("ladder-empty", game=texts("game-name")), hint], "space")
        )
    said = steps(texts, rungs, user)
    return Message(
        title=said.title, body=hint or texts("ladder-about"), picture=_picture(texts, said)
    )


def steps(texts: Texts, rungs: Sequence[Rung], user: int) -> Steps:
    """What stands on the picture."""
    shown = [rung for n, rung in enumerate(rungs) if n < SHOWN or rung.who == user]
    below = next((n - SHOWN for n, rung in enumerate(rungs) if rung.who == user), 0)
    return Steps(
        title=texts("ladder-title", game=texts("game-name")),
        heads=(texts("ladder-name"), texts("ladder-matches"), texts("ladder-rating")),
        steps=tuple(_step(texts, rung, user) for rung in shown),
        below=max(0, below),
    )


def _step(texts: Texts, rung: Rung, user: int) -> Step:
    computer = isinstance(rung.who, str)
    level = (
        opened(texts("ladder-computer", level=texts(f"computer-{rung.who}"))) if computer else ""
    )
    return Step(
        rung.place, level or clean(rung.name), rung.rating, rung.matches, rung.who == user, computer
    )


def _picture(texts: Texts, said: Steps) -> Picture:
    def drawn() -> bytes:
        from render.ladder import ladder  # noqa: PLC0415 - with Pillow, see painting

        return paint(ladder(said))

    def alt() -> str:
        lines = [
            texts(
                "ladder-step",
                place=step.place,
                who=step.name,
                rating=str(step.rating),
                matches=step.matches,
            )
            for step in said.steps
        ]
        return texts.row([said.title, *lines], "stop")

    return to_paint(texts, alt, drawn, name=FILE)
