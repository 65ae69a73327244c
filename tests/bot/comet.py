"""A match of the tiny game in which Ann has won the comet; what she may do, and take back."""

from __future__ import annotations

from bot.message import Message
from bot.presses import Do
from bot.table.table import Table
from engine import Choice, Seat

from .hall import (
    ANN,
    BOB,
    HERE,
    MINUTE,
    Hall,
    button,
    labels,
)

ANNS, BOBS, CLEOS = Seat(0), Seat(1), Seat(2)


async def plays(hall: Hall, match: str, *choices: tuple[Seat, str]) -> Table:
    """Choices of seats, one after the other."""
    for seat, choice in choices:
        hall.clock.advance(MINUTE)
        table = await hall.at(match)
        await hall.services.play.act(table, seat, [Choice.parse(choice)])
    return await hall.at(match)


async def won(hall: Hall, *people: int, **options: str) -> str:
    """A match of the tiny game in which Ann has won the comet, and may refuel."""
    people = people or (ANN, BOB)
    match = await hall.sits(*people, game="tiny", options=options)
    bids = [(Seat(seat), f"bid {2 if seat == 0 else 0}") for seat in range(len(people))]
    await plays(hall, match, *bids)
    await hall.settle()
    return match


async def refuelled(hall: Hall, *people: int, **options: str) -> tuple[str, Table]:
    """The same, and then she has refuelled by her panel; the table before that."""
    match = await won(hall, *people, **options)
    before = await hall.at(match)
    await presses_choice(hall, "refuel")
    return match, before


async def presses_choice(hall: Hall, verb: str) -> Message:
    table = await hall.at(hall.match)
    return await hall.presses(ANN, Do(hall.match, table.token(ANNS), (verb,)).id)


def energy(table: Table) -> list[int]:
    return [miner.energy for miner in table.running().miners]  # type: ignore[attr-defined]


def deck(table: Table) -> list[str]:
    cards: list[str] = table.running().deck  # type: ignore[attr-defined]
    return cards


async def asks(hall: Hall) -> Message:
    """Ann asks the others; the message in the channel."""
    needs = await hall.types(ANN, "game undo")
    await hall.presses(ANN, button(needs, labels(needs)[0]))
    await hall.settle()
    return vote(hall)


def vote(hall: Hall) -> Message:
    return next(m for m in reversed(hall.sender.stands(HERE)) if "I agree" in labels(m))


def votes(hall: Hall) -> list[Message]:
    return [m for m in hall.sender.stands(HERE) if "I agree" in labels(m)]
