"""What is said of contracts: what is known for them, how likely tiles fit, what bribes cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Phrase
from games.delta_v.parts import mineral, points, wanted
from games.delta_v.phrases import phrase
from games.delta_v.scoring import SPENT, can_complete
from games.delta_v.view import AttemptView, View

from . import incidents
from .outlook import outlook
from .reading import face, fitting, hidden, me, rivals


def declare(view: View, contract: str) -> Phrase:
    """DV60: what of it is known, or how likely the next tile fits, and who may raise it."""
    found = outlook(view, wanted(contract))
    risk = Phrase("raisers", (("players", _raisers(view, wanted(contract))),))
    if found.sure:
        args = (("all", found.all), ("bribes", found.bribes), ("points", found.points))
        key = "hint-declare-bribes" if found.bribes else "hint-declare-sure"
        return Phrase(key, (*args, ("known", found.known), ("risk", risk)))
    left = hidden(view)
    odds = (("fit", fitting(left, found.missing)), ("tiles", left.total()))
    if not view.notebook:
        return Phrase("hint-declare-blind", (*odds, ("risk", risk)))
    return Phrase(
        "hint-declare", (*odds, ("known", found.known), ("all", found.all), ("risk", risk))
    )


def cannot_succeed(view: View, contract: str) -> Phrase | None:
    """DV92: the tiles on the board and one's own counters are not enough."""
    left = Counter[str]()
    for each, count in view.left:
        if mineral(each):
            left[mineral(each)] += count
    possible = can_complete(contract, left, list(me(view).bribes))
    return None if possible else Phrase("warning-impossible")


def reveal(view: View, cell: str) -> Phrase | None:
    """DV60 to DV64: whether the tile fits and what it completes; if it is not known, the odds."""
    attempt = view.attempt
    if attempt is None:
        return None
    known = face(view, cell)
    if not known:
        return _odds(view, attempt)
    if not mineral(known):
        return incidents.turned_up(view, cell, known)
    return _mineral(view, attempt, cell, known)


def _mineral(view: View, attempt: AttemptView, cell: str, known: str) -> Phrase:
    tile = ("tile", phrase(known))
    if mineral(known) not in attempt.fits:
        if set(attempt.fits).intersection(me(view).bribes):
            return Phrase("hint-misfit", (tile, ("cost", SPENT)))
        return Phrase("hint-misfit-alone", (tile,))
    if left := _lacking(attempt) - 1:
        return Phrase("hint-fits", (tile, ("left", left)))
    won = _won(view, (*attempt.cells, cell))
    return Phrase("hint-completes", (tile, ("raisers", _able(view, attempt)), ("won", won)))


def fails(view: View, cell: str) -> Phrase | None:
    """DV62, DV64: the tile is known to end the attempt."""
    attempt, known = view.attempt, face(view, cell)
    if attempt is None or not known:
        return None
    usable = set(attempt.fits).intersection((mineral(known), *me(view).bribes))
    return None if mineral(known) and usable else Phrase("warning-fails")


def replace(view: View, _bribe: str) -> Phrase | None:
    """DV62: what is lacking then, or what it completes; the counter is spent either way."""
    attempt = view.attempt
    if attempt is None:
        return None
    bribe = (("bribes", 1), ("cost", SPENT))
    if left := _lacking(attempt) - 1:
        return Phrase("hint-replace", (*bribe, ("left", left)))
    won = _won(view, attempt.cells, spent=SPENT)
    return Phrase("hint-replace-last", (*bribe, ("raisers", _able(view, attempt)), ("won", won)))


def fail(view: View) -> Phrase | None:
    """DV63: what everybody has seen."""
    cells = () if view.attempt is None else tuple(map(phrase, view.attempt.cells))
    return Phrase("hint-fail", (("cells", cells),))


def bid(view: View, bribe: str) -> Phrase | None:
    """DV72, DV73: how many tiles would do, and what it costs if one is found."""
    attempt = view.attempt
    if attempt is None:
        return None
    seen = Counter(cell.face for cell in view.cells if cell.up)
    tiles = fitting(Counter(dict(view.left)) - seen, (bribe,))
    own = bribe in view.players[attempt.seat].bribes
    args = (("mineral", phrase(bribe)), ("tiles", tiles), ("cost", SPENT))
    return Phrase("hint-bid-own" if own else "hint-bid", args)


def pass_(view: View) -> Phrase | None:
    """DV73, DV86: what the active player wins, or which incident one keeps."""
    if view.ambush:
        return Phrase("hint-keep-back", (("incident", phrase(view.ambush)),))
    if view.attempt is None:
        return None
    won = sum(points(view.face(cell)) for cell in view.attempt.cells)
    return Phrase("hint-let-through", (("points", won),))


def _odds(view: View, attempt: AttemptView) -> Phrase:
    left = hidden(view)
    bad = sum(count for each, count in left.items() if not mineral(each))
    odds = (("fit", fitting(left, attempt.fits)), ("tiles", left.total()), ("incidents", bad))
    return Phrase("hint-odds", odds)


def _lacking(attempt: AttemptView) -> int:
    """DV60, DV72: how many tiles are still to be turned up."""
    return 1 if attempt.bid else len(attempt.minerals) - len(attempt.counts_as)


def _won(view: View, cells: Sequence[str], spent: int = 0) -> Phrase:
    """DV65: what an attempt brings that is complete with the tiles of these cells."""
    rockets = sum(me(view).rockets.count(cell) for cell in cells)
    return Phrase(
        "won",
        (
            ("contracts", 1),
            ("tiles", len(cells)),
            ("points", sum(points(face(view, cell)) for cell in cells) - spent),
            ("home", Phrase("rockets-home", (("rockets", rockets),))),
        ),
    )


def _able(view: View, attempt: AttemptView) -> int:
    """DV70: how many may raise the contract; it is raised once."""
    return 0 if attempt.bid else _raisers(view, attempt.minerals)


def _raisers(view: View, minerals: Sequence[str]) -> int:
    return sum(not set(player.bribes).isdisjoint(minerals) for player in rivals(view))
