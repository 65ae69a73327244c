"""What one talks about after a match of Space Mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Event, Seat
from engine.tale import Tale, luck, most, of_kind

from .events import CardsDrawn, Flew, Jumped
from .parts import Box
from .state import State


def tales(_state: State, box: Box, told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    """Who flew most, and who drew jokers as nobody would have expected."""
    ways: Counter[Seat] = Counter()
    jumps = Counter(event.seat for event in of_kind(told, Jumped))
    ways.update(jumps)
    ways.update(event.seat for event in of_kind(told, Flew))
    who = most(ways)
    found = () if who is None else (_flights(who, ways, jumps),)
    return (*found, *_jokers(box, told))


def _flights(who: Seat, ways: Counter[Seat], jumps: Counter[Seat]) -> Tale:
    return Tale("flights", (("ways", ways[who]), ("jumps", jumps[who])), who)


def _jokers(box: Box, told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    drawn: Counter[Seat] = Counter()
    jokers: Counter[Seat] = Counter()
    for event in of_kind(told, CardsDrawn):
        for seat in event.to or ():
            drawn[seat] += len(event.cards)
            jokers[seat] += sum("x" in card for card in event.cards)
    deck = box.deck
    share = sum("x" in card for card in deck)
    tenths = {seat: 10 * amount * share // len(deck) for seat, amount in drawn.items()}
    who = luck(jokers, tenths, 20)
    if who is None:
        return ()
    numbers = (("had", jokers[who]), ("expected", round(tenths[who] / 10)), ("cards", drawn[who]))
    return (Tale("jokers", numbers, who),)
