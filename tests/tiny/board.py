"""The board of the tiny game: one row a player."""

from __future__ import annotations

from engine import Seat
from render.board import Board, Caption
from render.palette import GOLD, LIT, RIM, SOFT, SPACE
from render.scene import Box as Rectangle
from render.scene import Group, Mark, Scene, Text

from .view import MinerView, View

WIDE, ROW = 1024, 96


def scene(view: View, caption: Caption) -> Scene:
    """The head line and a row for each player."""
    high = ROW * (len(view.miners) + 1)
    marks: list[Mark] = [Text(WIDE // 2, ROW // 2, _head(view, caption), 36, GOLD)]
    for miner in view.miners:
        edge = LIT if miner.seat in view.owing else RIM
        row: tuple[Mark, ...] = (
            Rectangle(16, 8, WIDE - 32, ROW - 16, edge=edge, width=3, round=12),
            Text(40, ROW // 2, _row(miner, caption), 30, SOFT, "left", room=WIDE - 80),
        )
        marks.append(Group(f"seat-{miner.seat}", row, 0, ROW * (miner.seat + 1)))
    return Scene((WIDE, high), SPACE, (), tuple(marks))


def text(view: View, caption: Caption) -> str:
    """The same in short lines."""
    rows = [
        f"{caption.name(miner.seat)[:12]}: {_row(miner, caption)}"[:40] for miner in view.miners
    ]
    return "\n".join((_head(view, caption)[:40], *rows))


def alt(view: View, caption: Caption) -> str:
    """The same in sentences."""
    rows = (f"{caption.name(miner.seat)}: {_row(miner, caption)}." for miner in view.miners)
    return " ".join((*caption.opening(), _head(view, caption) + ".", *rows))[:1024]


def hand(view: View, caption: Caption) -> Scene | None:
    """The viewer's cards."""
    if view.viewer is None:
        return None
    cards = caption.texts.list([caption.id(card) for card in view.miners[view.viewer].hand])
    return Scene((WIDE, ROW), SPACE, (), (Text(WIDE // 2, ROW // 2, cards, 30, SOFT, room=WIDE),))


def _head(view: View, caption: Caption) -> str:
    return caption.texts("tiny-round", round=view.round, rounds=view.rounds)


def _row(miner: MinerView, caption: Caption) -> str:
    return caption.texts(
        "tiny-miner",
        name=caption.name(Seat(miner.seat)),
        energy=miner.energy,
        cards=miner.cards,
        hand=[caption.id(card) for card in miner.hand],
        shown=len(miner.hand),
        bid=int(miner.has_bid),
    )


BOARD: Board[View] = Board(scene=scene, text=text, alt=alt, hand=hand)
