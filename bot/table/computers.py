"""Computer players at a table: they get a view and offers, as a person does."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256

from engine import Choice, Dice, Seat, Thought
from minds import observe

from .schooling import DONE
from .table import Table


def choose(table: Table, seat: Seat) -> Choice:
    """What the computer player of a seat does. It has dice of its own, not the match's."""
    player = table.players[seat]
    assert player.computer is not None
    if table.guided and not is_through(table, seat):
        return table.scripted(seat) or table.game.fallback(table.position(), seat)
    assert table.setup is not None
    computers = table.game.computers
    # A match from before there were levels names a kind that is now the first of them.
    kind = player.computer if player.computer in computers else next(iter(computers))
    # Of the secret seed, so that nobody can foresee it; the same again when a crash repeats it.
    seed = sha256(f"{table.setup.seed}:{seat}:{table.seq}".encode()).hexdigest()
    return _thought(table, seat, kind, Dice(seed)).choice


def is_through(table: Table, seat: Seat) -> bool:
    """Whether a seat is through with its part in a prepared match.

    All are once the newcomer has been told that the prepared part is over.
    """
    schooling, tutorial = table.players[seat].schooling, table.game.tutorial
    if schooling is None or tutorial is None or schooling.is_through(tutorial.part(seat)):
        return True
    people = (player.schooling for player in table.players if player.user is not None)
    return any(each is not None and DONE.name in each.met for each in people)


def advice(table: Table, seat: Seat) -> Thought:
    """What the game's computer player of middle strength would do in a seat, and why.

    It knows what the seat knows. Its dice come of the question: asked again it says the same.
    """
    seed = sha256(f"{table.id}:{seat}:{table.token(seat)}".encode()).hexdigest()
    return _thought(table, seat, table.game.mind, Dice(seed))


def _thought(table: Table, seat: Seat, kind: str, dice: Dice) -> Thought:
    offered, view = table.offers(seat), table.view(seat)
    seen = observe(table.game, table.running(), seat, offered, view)
    return table.game.computers[kind](seen, dice)


def free_name(names: Sequence[str], taken: Collection[str]) -> str:
    """The first of the names that is no word of those that are taken."""
    words = {word.casefold() for each in taken for word in each.split()}
    return next((name for name in names if name.casefold() not in words), names[0])


def owing(table: Table) -> Seat | None:
    """The first computer player whose decision is waited for."""
    for seat in table.owed():
        if table.players[seat].computer is not None:
            return seat
    return None
