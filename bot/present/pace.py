"""How fast a table plays, in words."""

from __future__ import annotations

from bot.clock import MINUTE
from bot.table.pace import OWN, Pace
from bot.table.spans import parted
from locales import Texts


def span(texts: Texts, minutes: int) -> str:
    """So many minutes, in the longest unit that is even; none of them is no time at all."""
    count, letter = parted(minutes)
    return texts(f"span-{letter}", count=count) if minutes else texts("span-none")


def roughly(texts: Texts, ms: int) -> str:
    """About so long, in one unit: days from two of them on, else hours, else minutes."""
    minutes = max(1, ms // MINUTE)
    unit = 1440 if minutes >= 2 * 1440 else 60 if minutes >= 60 else 1
    count, letter = minutes // unit, {1440: "d", 60: "h", 1: "m"}[unit]
    return texts(f"span-{letter}", count=count)


def pace_lines(pace: Pace, texts: Texts) -> list[str]:
    """A line for each thing that a pace says."""
    name = texts(f"setting-pace-{pace.name}")
    about = "" if pace.name == OWN else texts(f"setting-pace-{pace.name}-description")
    lines = [
        texts("pace-name", name=name, about=about),
        texts("pace-remind", remind=pace.remind_every),
    ]
    lines.append(texts("pace-move" if pace.move else "pace-no-move", time=span(texts, pace.move)))
    if pace.bank:
        times = {"bank": pace.bank, "gain": pace.gain, "most": max(pace.bank, pace.cap)}
        lines.append(texts("pace-bank", **{key: span(texts, time) for key, time in times.items()}))
    lines.append(
        texts("pace-answer" if pace.answer else "pace-no-answer", time=span(texts, pace.answer))
    )
    if not pace.weekends:
        lines.append(texts("pace-weekends"))
    if pace.move or pace.answer or pace.bank:
        lines.append(texts("pace-away", days=pace.away))
    lines.append(texts(f"pace-late-{pace.late}"))
    return lines
