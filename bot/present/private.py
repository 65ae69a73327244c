"""What one player sees: the panel of their moves, their own board, their secrets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256

from bot.limits import ALT_TEXT, BUTTONS_IN_ROW, CONTENT, EMBED_DESCRIPTION, ROWS, clip
from bot.message import Button, Message, Picture, Row, Spot
from bot.presses import Go, OpenPanel, Refresh, ShowLegend, ShowRecap, ShowText, Unfold
from bot.table.table import Table
from engine import Event, Lesson, Seat, is_window
from locales import Texts

from . import legends, teaching
from .live import (
    PICTURE,
    beside,
    board,
    caption,
    ending,
    paint,
    speaker,
    stakes,
    standing,
    text_board,
)
from .moves import Walk
from .paging import slices
from .panel import ORDERS, at, back
from .speaker import Speaker
from .tree import Path


def panel(
    table: Table,
    texts: Texts,
    seat: Seat,
    path: Path = (),
    *,
    page: int = 0,
    notes: Sequence[str] = (),
) -> Message:
    """The panel of a seat at one place of its choices; ``notes`` are said first."""
    if not (table.orders(seat) if path[:1] == (ORDERS,) else table.offers(seat)):
        return _idle(table, speaker(table, texts), seat, notes)
    here, there = walk(table, texts, seat, path)
    if teaching.folds(table, seat) and path[:1] != (ORDERS,):
        here = replace(here, folded=not path and not page, returns=Unfold)
    return _panel(table, there, seat, here, page, notes)


def unfolded(table: Table, texts: Texts, seat: Seat, path: Path) -> Message:
    """The panel at a place with all that can be chosen there, whatever is proposed."""
    if not table.offers(seat):
        return _idle(table, speaker(table, texts), seat, ())
    here, there = walk(table, texts, seat, path)
    message = _panel(table, there, seat, here, 0, ())
    spot = replace(message.spot, unfolded=True) if message.spot is not None else None
    return replace(message, spot=spot)


def led(
    table: Table, texts: Texts, seat: Seat, path: Path, came_from: Path, notes: Sequence[str]
) -> Message:
    """The same for somebody who was led to a place at once: the way back is just as short."""
    if not table.offers(seat):
        return _idle(table, speaker(table, texts), seat, notes)
    here, there = walk(table, texts, seat, path)
    if here.back is not None:
        here = replace(here, back=came_from, folded=teaching.folds(table, seat))
    return _panel(table, there, seat, here, 0, notes)


def _panel(
    table: Table, there: Table, seat: Seat, here: Walk, page: int, notes: Sequence[str]
) -> Message:
    say, texts, path = here.speaker, here.speaker.texts, here.path
    proposed = teaching.proposal(table, there, seat, here)
    if proposed is None and not here.place.doing:
        here = replace(here, folded=False)
    # Where they were led, something is about to be done; what follows is asked when it is.
    led_here = here.folded and bool(path) and bool(here.place.doing)
    find = teaching.passed if led_here else teaching.lessons
    new = find(table, seat, here)
    before = [*notes, ""] if notes else []
    taught = [*teaching.told(new, say), ""] if new else []
    lines = [] if led_here else _question(table, there, seat, here)
    trying = teaching.said(proposed, say) if proposed is not None else ""
    chosen = [said for said in (trying, here.said_before()) if said]
    # Of a long message a phone shows the end first: there stands what a newcomer reads first.
    if here.folded:
        above, below = lines, [*before, *taught, *chosen]
    else:
        above, below = [*before, *lines, *chosen], taught
    choices = here.rows(page)
    aids, ways = here.last(), teaching.controls(table, there, seat, here, proposed)
    aids = (*ways, *aids) if here.folded else (*aids, *ways)
    return Message(
        title=texts("panel-title", game=say.title),
        body="\n".join(above),
        below="\n".join(below).strip(),
        picture=_of_panel(there, texts, seat, here.place.lit, teaching.signs(new)),
        # Discord shows it between the picture and the buttons that answer it.
        footer=here.asked(),
        rows=(*choices, *_below(table, seat, here, new, aids, len(choices))),
        spot=Spot(table.id, seat, table.token(seat), path, table.seq, tuple(notes)),
    )


def _question(table: Table, there: Table, seat: Seat, here: Walk) -> list[str]:
    """What is asked at a place, and what stands beside the board there."""
    texts = here.speaker.texts
    # Of the position the board says it; here only what an answer to somebody else's turn does.
    lines = [*stakes(there, texts, seat)] if is_window(table.running()) else []
    lines += beside(there, texts, seat)
    if here.path[:1] == (ORDERS,):
        return [*lines, texts("panel-orders-question")]
    if seat not in table.owed():
        return [*lines, texts("panel-free")]
    return [*lines, texts("panel-owe", decision=here.speaker.decision(here.decision))]


def _below(
    table: Table,
    seat: Seat,
    here: Walk,
    new: Sequence[Lesson],
    aids: tuple[Button, ...],
    above: int,
) -> tuple[Row, ...]:
    """Below so many rows of choices: what carries them out, and what helps to choose."""
    texts = here.speaker.texts
    if here.path:
        return (aids,)
    aids += _signs(table, texts)
    refresh, *orders = _extras(table, texts, seat)
    if here.folded:
        return tuple(slices((*aids, refresh), BUTTONS_IN_ROW))
    ways = (refresh, *teaching.refusal(table, texts, new), *orders)
    if above < ROWS - 1:
        return (aids, ways)
    # Of what does not fit a newcomer needs least to decide things in advance.
    return ((*aids, *ways)[:BUTTONS_IN_ROW],)


def walk(table: Table, texts: Texts, seat: Seat, path: Path = ()) -> tuple[Walk, Table]:
    """The walk of a seat at one place of its choices, and what the table would be there."""
    # What the choices so far lead to is shown as if they were made, as far as they tell nothing.
    place, there = at(table, seat, path)
    line = place.doing
    so_far = (table.ahead(seat, line[:number]) for number in range(len(line)))
    found = Walk(
        speaker(table, texts),
        table.id,
        table.token(seat),
        place,
        path,
        there.decision(),
        back(table, seat, path),
        view=there.view(seat),
        before=[each.view(seat) for each in so_far if each is not None],
    )
    return found, there


def _extras(table: Table, texts: Texts, seat: Seat) -> tuple[Button, ...]:
    buttons = [Button(Refresh(table.id).id, texts("panel-refresh"))]
    if table.orders(seat):
        press = Go(table.id, table.token(seat), (ORDERS,))
        buttons.append(Button(press.id, texts("panel-orders")))
    return tuple(buttons)


def looks(table: Table, texts: Texts) -> tuple[Button, ...]:
    """Other ways to look at the board: as text, and what its signs are."""
    return (Button(ShowText(table.id).id, texts("panel-text")), *_signs(table, texts))


def _signs(table: Table, texts: Texts) -> tuple[Button, ...]:
    """The button of the legend, where the board has one."""
    if not table.registered.board.signs:
        return ()
    return (Button(ShowLegend(table.id).id, texts("panel-signs")),)


def _idle(table: Table, say: Speaker, seat: Seat, notes: Sequence[str]) -> Message:
    texts = say.texts
    waiting = [say.name(other) for other in table.owed()]
    if table.status == "frozen":
        what = "\n".join(standing(table, say))
    elif table.status == "running":
        what = texts("panel-waiting", who=waiting) if waiting else texts("panel-nobody")
    else:
        what = texts("live-over")
    return Message(
        title=say.title,
        body="\n".join([*notes, *([""] if notes else []), *beside(table, texts, seat), what]),
        picture=_of_panel(table, texts, seat, frozenset()),
        rows=((*_extras(table, texts, seat), *looks(table, texts)),),
        spot=Spot(table.id, seat, table.token(seat), (), table.seq, tuple(notes)),
    )


def _of_panel(
    table: Table, texts: Texts, seat: Seat, lit: frozenset[str], signs: tuple[str, ...] = ()
) -> Picture:
    """The picture of a panel, with numbers beside the signs that a lesson is about.

    It says what it shows, and is not sent again if nothing changes.
    """
    # It stands in the name of a file, so it is made of nothing but what the seat may know. Sorted:
    # a set has another order in each process, and the same picture would be sent again.
    # Whose turn it is stands in the description.
    shown = (table.view(seat), sorted(lit), table.owed(), table.names, texts.language, signs)
    word = sha256(repr(shown).encode()).hexdigest()[:12]
    drawn = _numbered(table, texts, seat, lit, signs) if signs else board(table, texts, seat, lit)
    return replace(drawn, shows=word)


def _numbered(
    table: Table, texts: Texts, seat: Seat, lit: frozenset[str], signs: tuple[str, ...]
) -> Picture:
    """The board of a seat with numbers beside some signs, and what they are below it."""
    drawing, said = table.registered.board, caption(table, texts, lit)
    view = table.view(seat)
    found = legends.callouts(drawing, lambda: drawing.scene(view, said), said, signs)
    # Whoever cannot see it needs the board as well.
    alt = cache(lambda: clip(f"{found.alt} {drawing.alt(view, said)}", ALT_TEXT))
    return Picture(PICTURE, alt, found.paint)


def picture(table: Table, texts: Texts, seat: Seat | None) -> Picture:
    """The board of a seat, with what it may choose lit up."""
    return board(table, texts, seat, _lit(table, seat))


def _lit(table: Table, seat: Seat | None) -> frozenset[str]:
    if seat is None or not table.offers(seat):
        return frozenset()
    return at(table, seat, ())[0].lit


def hand(table: Table, texts: Texts, seat: Seat) -> Picture | None:
    """The second, private picture of games that have one."""
    view, said = table.view(seat), caption(table, texts)
    # Made at once, and not when it is painted: only the scene tells whether the game has a hand.
    scene = table.registered.board.hand(view, said)
    if scene is None:
        return None
    drawing = table.registered.board
    alt = cache(lambda: clip(drawing.alt(view, said), ALT_TEXT))
    return Picture(PICTURE, alt, lambda: paint(scene))


def legend(table: Table, texts: Texts, seat: Seat | None) -> Message:
    """The signs on the pictures of a viewer, with what they may choose lit up, and what each is."""
    drawing = table.registered.board
    said = caption(table, texts, _lit(table, seat))
    view = table.view(seat)
    scene, own = drawing.scene(view, said), drawing.hand(view, said)
    if own is not None:
        scene = replace(scene, marks=(*scene.marks, *own.backdrop, *own.marks))
    title = texts("legend-title", game=texts("game-name"))
    return Message(title=title, picture=legends.legend(drawing, scene, said))


def me(table: Table, texts: Texts, seat: Seat | None) -> Message:
    """The board as this viewer may see it, and who owes what."""
    say = speaker(table, texts)
    body = _standing(table, say, seat)
    rows: tuple[Row, ...] = ()
    if seat is not None and table.status == "running":
        rows = (
            (
                Button(OpenPanel(table.id).id, texts("panel-my-turn"), "primary"),
                Button(ShowText(table.id).id, texts("panel-text")),
                Button(ShowRecap(table.id).id, texts("panel-recap")),
                *_signs(table, texts),
            ),
        )
    shown = (hand(table, texts, seat) if seat is not None else None) or picture(table, texts, seat)
    return Message(title=say.title, body="\n".join(body), picture=shown, rows=rows)


def _standing(table: Table, say: Speaker, seat: Seat | None) -> list[str]:
    """Who owes what, and what ends when; at the end the scores; or why the game stands still."""
    if table.status in ("over", "stopped"):
        return ending(table, say)
    at_stake = stakes(table, say.texts, seat)
    return [*standing(table, say), *at_stake, *beside(table, say.texts, seat)]


def as_text(table: Table, texts: Texts, seat: Seat | None) -> Message:
    """The same without a picture."""
    say = speaker(table, texts)
    body = _standing(table, say, seat)
    return Message(
        text=clip(text_board(table, texts, seat), CONTENT),
        title=say.title,
        body=clip("\n".join(body), EMBED_DESCRIPTION) or texts("live-over"),
    )


def secret(
    table: Table, texts: Texts, seat: Seat, events: Sequence[Event], *, show: bool
) -> Message:
    """What the seat alone was told. ``show`` adds their board, with their notes on it."""
    say = speaker(table, texts)
    told = say.events([event for event in events if event.to is not None], seat)
    shown = (hand(table, texts, seat) or board(table, texts, seat)) if show else None
    return Message(
        title=texts("secret-title", game=say.title),
        body="\n".join(told),
        picture=shown,
        rows=((Button(OpenPanel(table.id).id, texts("panel-my-turn"), "primary"),),),
    )
