"""Pictures of each game as a phone shows them, and a film of a match.

``python -m tests.render.album docs/pictures docs/films [slug …]``, or ``sh scripts/pictures``.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

from bot.filming import Order, Past
from bot.registry import RegisteredGame, shipped
from bot.studio.making import Studio
from engine import Record, active_seats
from render.board import Board
from render.overlay import near, whole
from render.paint import paint
from render.scene import Scene
from tests.laws.plans import drawn, play
from tests.saying import library

from .positions import NAMES, caption

WIDE = 680
"""Pixels of a picture: a phone shows it 340 wide, with two pixels for each."""
TABLES = {
    "delta_v": (3, 2),
    "space_mission": (3, 3),
    "space_dealer": (4, 1),
    "delta_vee": (2, 3),
    "merchant_of_venus": (3, 6),
}
"""Seats, and the number of the match that is shown."""
AT, OF = 3, 5
"""How far the match is."""


def pictures(title: RegisteredGame, folder: Path, films: Path | None) -> None:
    """The whole board and the near view of whoever is asked, and the film of the match."""
    game, board = title.game, title.board
    seats, number = TABLES[game.slug]
    plan = replace(drawn(game, number), seats=seats, players=("mind",), look=0)
    moments = list(play(game, plan))
    record = Record(plan.setup(game), [m.entry for m in moments if m.entry is not None])
    for at, moment in enumerate(play(game, plan)):
        owing = active_seats(moment.state)
        if at >= len(moments) * AT // OF and owing:
            _show(board, game, moment.state, owing[0], folder)
            break
    if films is None:
        return
    order = Order("film", Past(str(record)), None, NAMES[:seats])
    made = Studio(shipped(), library()).make(order, lambda _: None)
    (films / f"{game.slug}.gif").write_bytes(made)


def _show(board: Board[Any], game: Any, state: Any, seat: Any, folder: Path) -> None:
    view, words = game.rules.view(state, seat), caption(game, state, seat)
    _write(
        whole(board, game.rules.view(state, None), caption(game, state, None)), folder / game.slug
    )
    close = near(board, view, words)
    if close is not None:
        _write(close, folder / f"{game.slug}_near")


def _write(scene: Scene, name: Path) -> None:
    with Image.open(BytesIO(paint(scene))) as picture:
        small = picture.convert("RGB").resize((WIDE, picture.height * WIDE // picture.width))
        flat = small.quantize(256, dither=Image.Dither.NONE)
        flat.save(name.with_suffix(".png"), optimize=True)


def main(folder: str, films: str, *slugs: str) -> None:
    """Make those of some games, or of all."""
    for title in shipped():
        if not slugs or title.game.slug in slugs:
            pictures(title, Path(folder), Path(films))


if __name__ == "__main__":
    main(*sys.argv[1:])
