"""What one player sees: the panel of their moves, their own board, their secrets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.limits import BUTTONS_IN_ROW, CONTENT, EMBED_DESCRIPTION, ROWS, clip
from bot.message import Button, Message, Row, Spot
from bot.own_presses import OpenWhatIf
from bot.presses import (
    Go,
    NextTable,
    OpenPanel,
    Refresh,
    ShowBoard,
    ShowLegend,
    ShowRecap,
    ShowText,
    TurnLegend,
    Unfold,
)
from bot.table.table import Table
from engine import Event, Lesson, Seat, is_window
from locales import Texts

from . import foreseeing, pictures, teaching
from .line import ORDERS
from .live import beside, ending, scores, stakes, standing, text_board
from .moves import Walk
from .paging import slices, turning
from .panel import at, back
from .pictures import NOTHING, Focus, hand, of_panel
from .short_path import press_at
from .speaker import Speaker, speaker
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
        picture=of_panel(there, texts, seat, Focus.of(here.place), teaching.signs(new)),
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
        left = foreseeing.standing(table, texts, seat) if here.path == (ORDERS,) else ()
        return [*lines, *left, texts("panel-orders-question")]
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
        return ((*aids, *_boards(table, texts)[:-1])[:BUTTONS_IN_ROW],)
    boards = _boards(table, texts)
    refresh, orders = _refresh(table, texts), _orders(table, texts, seat)
    if here.folded:
        return tuple(slices((*aids, *boards, *refresh), BUTTONS_IN_ROW))
    ways = (*boards, *refresh, *teaching.refusal(table, texts, new), *orders)
    if above < ROWS - 1:
        trying = (*aids, *way_in(table, texts))[:BUTTONS_IN_ROW]
        return (trying, ways) if ways else (trying,)
    # Of what does not fit a newcomer needs least to decide things in advance.
    return ((*aids, *ways, *way_in(table, texts))[:BUTTONS_IN_ROW],)


def walk(table: Table, texts: Texts, seat: Seat, path: Path = ()) -> tuple[Walk, Table]:
    """The walk of a seat at one place of its choices, and what the table would be there."""
    # What the choices so far lead to is shown as if they were made, as far as they tell nothing.
    place, there = at(table, seat, path)
    line = place.doing
    so_far = (table.ahead(seat, line[:number]) for number in range(len(line)))
    found = Walk(
        speaker(table, texts),
        partial(press_at, table, seat),
        place,
        path,
        there.decision(),
        back(table, seat, path),
        view=there.view(seat),
        before=[each.view(seat) for each in so_far if each is not None],
    )
    return found, there


def _refresh(table: Table, texts: Texts) -> tuple[Button, ...]:
    # What is imagined changes by nothing that others do.
    return () if table.imagined else (Button(Refresh(table.id).id, texts("panel-refresh")),)


def _orders(table: Table, texts: Texts, seat: Seat) -> tuple[Button, ...]:
    """The way to the standing orders, where there are any to be left."""
    if not table.orders(seat):
        return ()
    press = Go(table.id, table.token(seat), (ORDERS,))
    return (Button(press.id, texts("panel-orders")),)


def way_in(table: Table, texts: Texts) -> tuple[Button, ...]:
    """The button with which one imagines the match, where the table plays so."""
    if table.imagined or table.guided or table.status != "running" or not table.house.advice:
        return ()
    return (Button(OpenWhatIf(table.id).id, texts("what-if")),)


def looks(table: Table, texts: Texts) -> tuple[Button, ...]:
    """Other ways to look at the board: as text, and what its signs are."""
    return (Button(ShowText(table.id).id, texts("panel-text")), *_boards(table, texts))


def _boards(table: Table, texts: Texts) -> tuple[Button, ...]:
    """The buttons of the whole board, where it may not be shown, and of the legend."""
    drawing = table.registered.board
    whole = (Button(ShowBoard(table.id).id, texts("panel-whole")),) if drawing.has_near else ()
    signs = (Button(ShowLegend(table.id).id, texts("panel-signs")),) if drawing.signs else ()
    return (*whole, *signs)


def _idle(table: Table, say: Speaker, seat: Seat, notes: Sequence[str]) -> Message:
    texts = say.texts
    waiting = [say.name(other) for other in table.owed()]
    if table.status == "frozen":
        what = "\n".join(standing(table, say))
    elif table.status == "running":
        what = texts("panel-waiting", who=waiting) if waiting else texts("panel-nobody")
    elif table.imagined:
        # Without the seed, which was made up as well.
        what = "\n".join((texts("live-over"), *scores(table, say)))
    else:
        what = texts("live-over")
    return Message(
        title=say.title,
        body="\n".join([*notes, *([""] if notes else []), *beside(table, texts, seat), what]),
        picture=of_panel(table, texts, seat, NOTHING),
        rows=(
            (*_refresh(table, texts), *_orders(table, texts, seat), *looks(table, texts)),
            *_on(table, texts, seat),
        ),
        spot=Spot(table.id, seat, table.token(seat), (), table.seq, tuple(notes)),
    )


def _on(table: Table, texts: Texts, seat: Seat) -> tuple[Row, ...]:
    """The way on, for whoever has nothing to do here."""
    user = table.players[seat].user
    if user is None or table.imagined:
        return ()
    return ((Button(NextTable(str(user)).id, texts("panel-next")), *way_in(table, texts)),)


def legend(table: Table, texts: Texts, seat: Seat | None, page: int = 1) -> Message:
    """A page of what the signs on the pictures of a viewer are."""
    drawn, count = pictures.legend(table, texts, seat, page)
    there = min(page, count)
    return Message(
        title=texts("legend-title", game=texts("game-name")),
        footer=texts("rules-page", page=there, pages=count) if count > 1 else "",
        picture=drawn,
        rows=turning(texts, there, count, partial(TurnLegend, table.id)),
    )


def whole(table: Table, texts: Texts, seat: Seat | None) -> Message:
    """The whole board, as this viewer may see it."""
    say = speaker(table, texts)
    return Message(title=say.title, picture=pictures.board(table, texts, seat))


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
                *_boards(table, texts),
            ),
        )
    own = hand(table, texts, seat) if seat is not None else None
    shown = own or pictures.board(table, texts, seat)
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
    shown = (hand(table, texts, seat) or pictures.board(table, texts, seat)) if show else None
    return Message(
        title=texts("secret-title", game=say.title),
        body="\n".join(told),
        picture=shown,
        rows=((Button(OpenPanel(table.id).id, texts("panel-my-turn"), "primary"),),),
    )
