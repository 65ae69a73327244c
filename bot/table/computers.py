"""Computer players at a table: they get a view and offers, as a person does."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256

from engine import By, Choice, Dice, Seat, Thought
from minds import observe

from .schooling import DONE
from .table import Table


def scripted(table: Table, seat: Seat) -> Choice | None:
    """What the part of a computer player in a prepared match says; None where it is through."""
    if not table.guided or is_through(table, seat):
        return None
    return table.scripted(seat) or table.game.rules.fallback(table.position(), seat)


def kind(table: Table, seat: Seat) -> str:
    """Which computer player sits in a seat."""
    there, known = table.players[seat].computer or "", table.game.minds.computers
    # A match from before there were levels names a kind that is now the first of them.
    return there if there in known else next(iter(known))


def seed(table: Table, seat: Seat) -> str:
    """Of the dice that a computer player has of its own for its next decision."""
    assert table.setup is not None
    # Of the secret seed, so that nobody can foresee it; the same again when a crash repeats it.
    return sha256(f"{table.setup.seed}:{seat}:{table.seq}".encode()).hexdigest()


def thought(table: Table, seat: Seat, kind: str, seed: str) -> Thought:
    """What a computer player of a kind would do in a seat, and why."""
    offered, view = table.offers(seat), table.view(seat)
    seen = observe(table.game, table.running(), seat, offered, view)
    return table.game.minds.computers[kind](seen, Dice(seed))


def is_through(table: Table, seat: Seat) -> bool:
    """Whether a seat is through with its part in a prepared match.

    All are once the newcomer has been told that the prepared part is over.
    """
    schooling, tutorial = table.players[seat].schooling, table.game.help.tutorial
    if schooling is None or tutorial is None or schooling.is_through(tutorial.part(seat)):
        return True
    people = (player.schooling for player in table.players if player.user is not None)
    return any(each is not None and DONE.name in each.met for each in people)


def advice(table: Table, seat: Seat) -> Thought:
    """What the game's computer player of middle strength would do in a seat, and why.

    Its dice come of the question: asked again it says the same.
    """
    asked = sha256(f"{table.id}:{seat}:{table.token(seat)}".encode()).hexdigest()
    return thought(table, seat, table.game.minds.usual, asked)


def late(table: Table, seat: Seat) -> tuple[By, Choice]:
    """What is chosen for somebody who is out of time, as the table has agreed, and how."""
    if table.pace.late == "mind":
        return "stand-in", thought(table, seat, table.game.minds.usual, seed(table, seat)).choice
    return "clock", table.game.rules.fallback(table.running(), seat)


def free_name(names: Sequence[str], taken: Collection[str]) -> str:
    """The first of the names that is no word of those that are taken."""
    words = {word.casefold() for each in taken for word in each.split()}
    return next((name for name in names if name.casefold() not in words), names[0])


def next_to_act(table: Table) -> tuple[int, Seat] | None:
    """The computer player that acts next of those whose decision is waited for, and when (ms UTC).

    In most games that is at once; where time runs they let some go by, as people do.
    """
    found = [
        (_acts(table, seat), seat)
        for seat in table.owed()
        if table.players[seat].computer is not None
    ]
    return min(found, default=None)


def _acts(table: Table, seat: Seat) -> int:
    asked, state = table.asked(seat), table.state
    if asked is None or state is None or table.guided:
        return 0
    return asked.at + table.game.minds.pauses(state, kind(table, seat))


def owing(table: Table, now: int) -> Seat | None:
    """The first computer player whose decision is waited for and who has waited long enough."""
    found = next_to_act(table)
    return found[1] if found is not None and found[0] <= now else None
