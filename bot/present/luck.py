"""What is said of the dice of a match: promised before it is dealt, opened when it is over."""

from __future__ import annotations

from bot.names import escape
from bot.table.table import Table
from engine import Luck, Seat, Setup
from locales import Texts

from .speaker import Speaker

SHORT = 16
"""So many letters of a promise tell it from any other, and fit beside a number."""


def yours(texts: Texts, said: str, table: Table, press: int) -> str:
    """An answer to a press that is part of the luck of a table, with what it adds."""
    promise = table.commitment[:SHORT]
    return texts("luck-yours", said=said, promise=promise, number=str(press))


def opened(table: Table, say: Speaker) -> list[str]:
    """All that the seed was made of, a line each. The match must be over."""
    setup, texts = table.setup, say.texts
    if setup is None:
        return []
    if table.guided:
        return [texts("luck-lesson")]
    promise, luck = promised(table, setup), setup.luck
    if luck is None:
        return [texts("live-seed", seed=setup.seed, salt=setup.salt, commitment=promise)]
    late = "yes" if luck.late else "no"
    return [
        texts("luck-opened", late=late, commitment=promise, secret=luck.secret, salt=setup.salt),
        texts("luck-made", seed=setup.seed, presses=_presses(table, say, luck)),
    ]


def promises(table: Table, say: Speaker) -> list[str]:
    """What is promised of a table that is not over, and what was added: no secret is in it.

    The presses tell nothing of the seed to whoever does not have the secret.
    """
    setup, texts = table.setup, say.texts
    if setup is None:
        if not table.commitment:
            return [texts("luck-unpromised")]
        said = texts("luck-promised", when="before", commitment=table.commitment)
        return [said, texts("luck-added", presses=_pressed(table, say))]
    if table.guided:
        return [texts("luck-lesson")]
    if not table.commitment:
        return [texts("luck-unkept")]
    luck = setup.luck
    when = "start" if luck is None else "late" if luck.late else "before"
    said = texts("luck-promised", when=when, commitment=table.commitment)
    if luck is None:
        return [said]
    return [said, texts("luck-adds", presses=_presses(table, say, luck))]


def promised(table: Table, setup: Setup) -> str:
    """What was promised about the dice, or would have been."""
    # Records from outside and matches from before there were promises have none stored.
    return table.commitment or setup.commitment()


def _pressed(table: Table, say: Speaker) -> str:
    people = [n for n, player in enumerate(table.players) if player.user is not None]
    found = [_press(say.texts, say.name(Seat(n)), table.players[n].press) for n in people]
    return say.texts.list(found) if found else say.texts("luck-presses-none")


def _presses(table: Table, say: Speaker, luck: Luck) -> str:
    """Those of who sat there when it was dealt, whoever sits there now, and that of the start."""
    found = [
        _press(say.texts, _first(table, say, seat), press)
        for seat, press in enumerate(luck.presses)
        if press
    ]
    return say.texts.list([*found, say.texts("luck-press-start", number=str(luck.start))])


def _first(table: Table, say: Speaker, seat: int) -> str:
    stints = table.players[seat].stints
    return f"**{escape(stints[0].name)}**" if stints else say.name(Seat(seat))


def _press(texts: Texts, who: str, press: int) -> str:
    return texts("luck-press" if press else "luck-press-none", who=who, number=str(press))
