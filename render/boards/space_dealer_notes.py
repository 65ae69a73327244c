"""Space Dealer: what ends when, as instants that Discord shows in the reader's own time."""

from __future__ import annotations

from collections.abc import Iterator

from games.space_dealer.view import PlanetView, View
from games.space_dealer.view_timers import TimerView
from locales import opened
from render.board import Caption

from .space_dealer_text import agreed, ordered, task


def notes(view: View, caption: Caption) -> tuple[str, ...]:
    """For a player the own timers with their orders, for all others a line a player."""
    if not view.ends or view.over:
        return ()
    lines = _clock(view, caption)
    if view.own is not None:
        for timer in view.own.timers:
            lines += _own(view.own, timer, caption)
        return (*lines, *agreed(view.own, caption))
    return (*lines, *(line for look in view.planets for line in _planet(look, caption)))


def _clock(view: View, caption: Caption) -> list[str]:
    """How time stands: the end, a pause, and after the end who may still deliver."""
    texts = caption.texts
    if view.closing:
        lines = [texts("dealer-closing")]
        for look in view.planets:
            if look.grace > view.now:
                name, when = caption.name(look.seat), _instant(look.grace)
                lines.append(texts("dealer-clock-grace", who=name, when=when))
        return lines
    at = _instant(view.ends, "f")
    lines = [texts("dealer-clock-end", when=_instant(view.ends), at=at)]
    if view.begins > view.now:
        lines.append(texts("dealer-clock-begin", when=_instant(view.begins, "F")))
    elif view.dawn:
        lines.append(texts("dealer-clock-dawn", when=_instant(view.dawn)))
    return lines


def _instant(ms: int, style: str = "R") -> str:
    return f"<t:{-(-ms // 1000)}:{style}>"


def _running(look: PlanetView, timer: TimerView, caption: Caption) -> str:
    """What a timer does and until when."""
    what = task(look, timer, caption)
    if timer.due:
        return caption.texts("dealer-due", what=what)
    if not timer.job:
        return what
    return caption.texts("dealer-clock", what=what, when=_instant(timer.end))


def _own(look: PlanetView, timer: TimerView, caption: Caption) -> Iterator[str]:
    yield opened(_running(look, timer, caption))
    lines = ordered(timer, caption)
    if timer.aim:
        yield f"\N{EM SPACE}{lines.pop(0)}"
    for line, start in zip(lines, timer.starts, strict=True):
        said = caption.texts("dealer-clock-order", what=line, when=_instant(start))
        yield f"\N{EM SPACE}{said}"


def _planet(look: PlanetView, caption: Caption) -> Iterator[str]:
    """A player with what runs or waits there."""
    found = [_running(look, timer, caption) for timer in look.timers if timer.job]
    if found:
        name, texts = f"**{caption.name(look.seat)}**", caption.texts
        yield texts("board-labelled", label=name, what=texts.row(found, "semicolon"))
