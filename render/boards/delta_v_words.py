"""Delta V in words: the text board and the description, made of the same sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine import Seat
from games.delta_v.parts import (
    COLUMNS,
    LAST_ALIEN,
    LINES,
    MINERALS,
    OMNIDIUM,
    PIRATE,
    ROWS,
    STATION,
    mineral,
    number,
    points,
)
from games.delta_v.scoring import SPENT
from games.delta_v.view import CellView, PlayerView, View
from render.board import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Caption
from render.palette import GEMS, SEATS
from render.text import cut, isolate, pad, runs, shortest, tame, wrap

GREEK = {name: look.letter for name, look in zip((*MINERALS, OMNIDIUM), GEMS, strict=True)}
"""The letters of the minerals, as on their gems."""
_GRID = [LINES[f"row-{row}"] for row in ROWS]
BIDDING = "bid-window"
"""What is owed while a contract may be bid up."""
REPLACING = "replace"
"""What is owed while a tile does not match."""
_CELL = 5
"""Columns of a cell of the text board: its state, a crew, the alien, a space."""


def text(view: View, caption: Caption) -> str:
    """The board for equally wide letters."""
    return shortest(
        (
            _text(view, caption, room, keys=keys)
            for room, keys in ((32, True), (12, True), (8, False))
        ),
        TEXT_ROOM,
    )


def alt(view: View, caption: Caption) -> str:
    """The board in sentences; where they are too many, what follows from others goes first.

    Then names are cut, then offers left out.
    """
    plain = replace(caption, highlighted=frozenset())
    versions = (
        (caption, 32, False),
        (caption, 32, True),
        (caption, 12, True),
        (plain, 12, True),
        (plain, 5, True),
    )
    return shortest(
        (
            caption.texts.row(_alt(view, words, room, brief=brief), "sentence")
            for words, room, brief in versions
        ),
        ALT_ROOM,
    )


def owing(view: View, caption: Caption) -> str:
    """What is owed, or how it ended, without the names."""
    if view.result:
        return caption.texts("board-winners", count=len(view.result.winners))
    if view.over:
        return caption.texts(f"over-{view.over}")
    return caption.texts("step-" + view.decision) if view.decision else ""


def progress(view: View, caption: Caption) -> str:
    """How far the match is, in a few words."""
    if view.attempt is None:
        return caption.texts("board-turn", turn=view.turn)
    attempt = view.attempt
    bidder = attempt.bidder if attempt.bid else None
    return caption.texts(
        "board-attempt" if bidder is None else "board-attempt-bid",
        number=number(attempt.contract),
        found=len(attempt.counts_as),
        wanted=len(attempt.minerals),
        seat="" if bidder is None else SEATS[bidder].letter,
        mineral="" if bidder is None else GREEK[attempt.bid],
    )


def crews_at(view: View, cell: str) -> list[tuple[int, int]]:
    """Whose rockets stand on a tile, and how many."""
    counts = ((seat, player.rockets.count(cell)) for seat, player in enumerate(view.players))
    return [(seat, count) for seat, count in counts if count]


def is_note(cell: CellView, view: View) -> bool:
    """Whether the viewer alone knows the tile, and may be shown it again (DV95); all at the end."""
    return cell.noted and (bool(view.over) or (view.notebook and view.seat is not None))


def _text(view: View, caption: Caption, room: int, *, keys: bool) -> str:
    grid = ["  " + "".join(pad(column, _CELL) for column in COLUMNS).rstrip()]
    grid += [_row(row, view) for row in ROWS]
    below = [*_table(view, caption), *_people(view, caption, room), *_own(view, caption)]
    if keys:
        minerals = (
            caption.texts("board-named", name=letter, what=caption.id(name))
            for name, letter in GREEK.items()
        )
        below += [caption.texts("board-signs"), caption.texts.row(minerals)]
    above = [_head(view, caption, room), *stakes(view, caption, room)]
    lines = [line for said in above for line in wrap(said, TEXT_WIDTH)]
    tail = [line for said in below for line in wrap(said, TEXT_WIDTH)]
    return "\n".join([*lines, *grid, *tail])


def _alt(view: View, caption: Caption, room: int, *, brief: bool) -> Iterator[str]:
    texts = caption.texts
    facts = list(_table(view, caption))
    if gone := runs((cell.cell for cell in view.cells if not cell.tile), _GRID):
        facts.append(texts("board-gone", cells=texts.row(gone)))
    if not brief:
        facts.append(texts("board-down"))
    facts += [*_people(view, caption, room), *_own(view, caption)]
    head = _head(view, caption, room)
    # How a game ends is a sentence with a full stop of its own.
    yield texts("board-delta-v", head=head if view.over else texts("board-sentence", said=head))
    yield from list(stakes(view, caption, room))[: 1 if brief else None]
    yield from (texts("board-sentence", said=said) for said in facts)


def _head(view: View, caption: Caption, room: int) -> str:
    if view.over and not view.result:
        return caption.texts.row([owing(view, caption), progress(view, caption)], "sentence")
    seats = view.result.winners if view.result else view.waiting
    who = caption.texts.list(
        [
            caption.texts("board-noted", what=_name(caption, seat, room), note=SEATS[seat].letter)
            for seat in seats
        ]
    )
    head = caption.texts("board-owes", who=who, what=owing(view, caption))
    more = caption.texts("over-" + view.over) if view.over else progress(view, caption)
    return caption.texts.row([head, more], "stop")


def stakes(view: View, caption: Caption, room: int) -> Iterator[str]:
    """What is at stake for others in somebody's turn: who acts, and what an answer does."""
    contract = ""
    if view.attempt is not None:
        contract = caption.texts("board-contract", number=number(view.attempt.contract))
    yield from _stake(view, caption, _name(caption, view.active, room), contract)


def message_stakes(view: View, caption: Caption) -> tuple[str, ...]:
    """The stakes once more, for messages."""
    contract = caption.id(view.attempt.contract) if view.attempt is not None else ""
    return tuple(_stake(view, caption, caption.name(view.active), contract))


def _stake(view: View, caption: Caption, who: str, contract: str) -> Iterator[str]:
    say, attempt = caption.texts, view.attempt
    if view.ambush:
        key = "board-stake-action" if view.ambush == PIRATE else "board-stake-attempt"
        yield say(key, who=who, incident=caption.id(view.ambush))
    elif attempt is not None and view.decision == BIDDING:
        cells, worth = attempt.cells, sum(points(view.face(cell)) for cell in attempt.cells)
        yield say(
            "board-stake-contract",
            who=who,
            contract=contract,
            cells=say.list(cells),
            points=worth,
        )
        if view.seat != view.active:
            yield say("board-stake-bid", cost=SPENT)
    elif attempt is not None and view.decision == REPLACING:
        cell = attempt.cells[-1]
        yield say("board-stake-replace", cell=cell, face=caption.id(view.face(cell)), cost=SPENT)


def _name(caption: Caption, seat: Seat | int, room: int) -> str:
    name = tame(caption.names[seat])
    return isolate(cut(name, room)) if name else SEATS[seat].letter


def _row(row: str, view: View) -> str:
    cells = {cell.cell: cell for cell in view.cells}
    said = (
        _sign(cells[column + row], view) if column + row in cells else "#" for column in COLUMNS
    )
    return (row + " " + "".join(pad(sign, _CELL) for sign in said)).rstrip()


def _sign(cell: CellView, view: View) -> str:
    if not cell.tile:
        state = "."
    elif cell.up:
        state = "=" if mineral(cell.face) else "!"
    else:
        state = "~" if is_note(cell, view) else "?"
    crews = crews_at(view, cell.cell)
    crew = "".join(SEATS[seat].letter + (str(n) if n > 1 else "") for seat, n in crews)
    return state + (crew if len(crew) < 3 else "+") + ("@" if cell.cell == view.alien else "")


def _table(view: View, caption: Caption) -> Iterator[str]:
    say = caption.texts
    signals = [cell.cell for cell in view.cells if cell.up and not mineral(cell.face)]
    known = say("board-signals", count=view.encounters, of=LAST_ALIEN)
    yield say("board-noted", what=known, note=say.row(signals)) if signals else known
    yield _left(view, caption)
    if view.alien:
        yield say("board-alien", cell=view.alien)
    if view.attempt and view.attempt.cells:
        turned = (
            say("board-named", name=cell, what=_face(view.face(cell), caption))
            for cell in view.attempt.cells
        )
        yield say("board-turned", tiles=say.row(turned))
        yield say("board-found", minerals=_letters(view.attempt.counts_as))
    unclaimed = [
        f"{number(id_)}:{_letters(has)}" for id_, has, taker in view.contracts if taker is None
    ]
    if unclaimed:
        yield say("board-open", contracts=say.row(unclaimed))
    taken = [
        f"{number(id_)}:{_letters(has)}={SEATS[taker].letter}"
        for id_, has, taker in view.contracts
        if taker is not None
    ]
    if taken:
        yield say("board-taken", contracts=say.row(taken))
    if view.last:
        yield say("board-last", cells=say.row(view.last))


def still_there(view: View) -> tuple[dict[str, int], int]:
    """What may still be turned up: tiles of each mineral, and incidents of all kinds."""
    minerals = dict.fromkeys((*MINERALS, OMNIDIUM), 0)
    # Encounters that were met lie face up on the board.
    incidents = -view.encounters
    for face, count in view.left:
        if mineral(face):
            minerals[mineral(face)] += count
        else:
            incidents += count
    return minerals, incidents


def _left(view: View, caption: Caption) -> str:
    minerals, incidents = still_there(view)
    letters = (f"{GREEK[name]}{count}" for name, count in minerals.items())
    said = caption.texts.row(letters, "space")
    return caption.texts("board-left", minerals=said, incidents=incidents)


def _letters(minerals: Iterable[str]) -> str:
    return "".join(GREEK[name] for name in minerals) or "-"


def _face(face: str, caption: Caption) -> str:
    return f"{GREEK[mineral(face)]}{points(face)}" if mineral(face) else caption.id(face)


def _people(view: View, caption: Caption, room: int) -> Iterator[str]:
    seats = len(view.players)
    for n in range(seats):
        seat = Seat((view.first + n) % seats)
        player, letter = view.players[seat], SEATS[seat].letter
        name = _name(caption, seat, room)
        total = caption.texts("board-points", count=player.points)
        held = [total, *_holdings(player, caption)]
        if view.result:
            held.insert(0, caption.texts("board-place", place=view.result.places[seat]))
        what = caption.texts.row(held, "semicolon")
        yield caption.texts("board-player", letter=letter, name=name, what=what)


def _holdings(player: PlayerView, caption: Caption) -> Iterator[str]:
    say = caption.texts
    yield say("board-station", count=player.station)
    yield say("board-yard", count=player.yard)
    if player.rockets:
        cells = Counter(player.rockets)
        flying = (cell if n == 1 else f"{cell} x{n}" for cell, n in cells.items())
        yield say("board-flying", cells=say.row(flying))
    yield say("board-bribes", minerals=_letters(player.bribes))
    if player.spent:
        yield say("board-spent", minerals=_letters(player.spent))
    if player.incidents:
        yield say.row(map(caption.id, player.incidents))
    if player.fresh:
        yield say("board-fresh", incidents=say.row(map(caption.id, player.fresh)))
    if player.tiles:
        yield say("board-tiles", tiles=say.row((_face(f, caption) for f in player.tiles), "space"))


def _own(view: View, caption: Caption) -> Iterator[str]:
    texts, notes = caption.texts, dict[str, list[str]]()
    for cell in view.cells:
        if is_note(cell, view):
            notes.setdefault(cell.face, []).append(cell.cell)
    if notes:
        said = (
            texts("board-named", name=_face(face, caption), what=texts.row(cells, "space"))
            for face, cells in sorted(notes.items())
        )
        key = "board-face-down" if view.over else "board-notes"
        yield texts(key, notes=texts.row(said))
    if offered := _offered(view, caption):
        yield texts("board-offered", what=texts.row(offered))


def _offered(view: View, caption: Caption) -> list[str]:
    """The ids that the picture lights, in words."""
    highlighted = caption.highlighted
    said = runs(highlighted, _GRID)
    said += [caption.id(id_) for id_ in (STATION, *LINES) if id_ in highlighted]
    if numbers := [str(number(id_)) for id_, _, _ in view.contracts if id_ in highlighted]:
        numbers_said = caption.texts.row(numbers, "space")
        said.append(caption.texts("board-contracts", count=len(numbers), numbers=numbers_said))
    said += [SEATS[n].letter for n in range(len(view.players)) if f"seat-{n}" in highlighted]
    if view.seat is not None:
        own = view.players[view.seat].bribes
        said += [GREEK[name] for name in MINERALS if name in highlighted and name in own]
    return said
