"""What the answers of the script may cost: figures in a file, which is written anew by

    .venv/bin/python -m tests.bot.answer_costs

Figures may grow for something that people get for it, and fall where something became cheaper. The
commit that changes them says what.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import pytest

import games
from tests.databases import UNFLUSHED, compiled_once

from .answers import PARTS, cost_of
from .counting import ROOMS

FILE = Path(__file__).with_suffix(".json")
MORE = 0.05
"""By so much of a figure a count may differ from it, either way."""
FEW = 10
"""Calls in a room by which it may differ, too. Not so views and the like: each is dear."""
COMMAND = f"{Path(sys.executable).name} -m tests.bot.answer_costs"

Figures: TypeAlias = Mapping[str, int]


def allowed(game: str, part: str) -> Figures:
    """The figures of a part of the script in a game; none where nobody has written any."""
    found: dict[str, dict[str, int]] = json.loads(FILE.read_text("utf-8"))
    return found.get(named(game, part), {})


def named(game: str, part: str) -> str:
    """What the figures of a part of the script in a game are called."""
    return f"{game}, {part}"


def differences(name: str, is_: Figures, may: Figures) -> Iterator[str]:
    """What costs more than its figure allows, and what costs so much less that it says too much."""
    for what in sorted({*is_, *may}):
        now, figure = is_.get(what, 0), may.get(what, 0)
        room = max(figure * MORE, FEW if is_room(what) else 0)
        where = f"{name}: {now:,} {_counted(what)}, and the figure is {figure:,}"
        if now > figure + room:
            yield (
                f"{where}; {int(figure + room):,} are allowed. Make it cheaper, or write the"
                f" figures anew ({COMMAND}) and say in the commit what people get for it"
            )
        elif now < figure - room:
            yield (
                f"{where}. Well done: lower it ({COMMAND}), and say in the commit why it is so,"
                " or else the next one may waste what you have saved"
            )


def _counted(what: str) -> str:
    return f"calls in {what}" if is_room(what) else what


def is_room(what: str) -> bool:
    """Whether calls are counted, and not what is made."""
    return what.partition("/")[0] in ROOMS


def main() -> None:
    """Count all, write the file, and tell what is another than before."""
    found: dict[str, Figures] = {}
    with compiled_once(), pytest.MonkeyPatch.context() as patch:
        patch.setattr("storage.database._PRAGMAS", UNFLUSHED)
        for game in (each.slug for each in games.ALL):
            for name, part in PARTS.items():
                cost = asyncio.run(cost_of(game, part))
                found[named(game, name)] = cost
                if FILE.exists():
                    for told in _changed(cost, allowed(game, name)):
                        print(f"{named(game, name)}: {told}")  # noqa: T201 - it is asked for
    FILE.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", "utf-8")


def _changed(now: Figures, before: Figures) -> Iterator[str]:
    for what in sorted({*now, *before}):
        new, old = now.get(what, 0), before.get(what, 0)
        if new != old:
            yield f"{what}: {old:,} -> {new:,}"


if __name__ == "__main__":
    main()
