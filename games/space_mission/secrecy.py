"""For the laws: all pieces as a list, and what a seat cannot know drawn anew."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Dice, Seat

from .parts import PILE, SPACE
from .state import Pilot, State
from .steps import ChooseTile


def inventory(state: State) -> Sequence[str]:
    """Every planet, card, tile, chip and ship."""
    pieces = [*state.deck]
    for planet in state.ring:
        pieces += [planet.name, *planet.pile]
        for scan in planet.scans:
            pieces += [scan.tile, f"chip-{scan.seat}"]
        if planet.station is not None:
            pieces.append(f"chip-{planet.station}")
    for seat, pilot in enumerate(state.pilots):
        pieces += [*pilot.hand, *pilot.tiles, f"ship-{seat}"]
        pieces += [f"chip-{seat}"] * (pilot.chips + pilot.gate)
    return sorted(pieces)


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew the hands of others, the draw pile, and every tile the seat has not in sight.

    The seat's own scanned tiles stay: it chose them. Tiles taken or scanned stay point tiles,
    and a closed pile that was looked through keeps one, because that much is public (SM17).
    """
    if not state.over:  # SM40: at the end everything lies open
        _scramble_cards(state, seat, dice)
        _scramble_tiles(state, seat, dice)


def _others(state: State, seat: Seat | None) -> list[Pilot]:
    return [pilot for other, pilot in enumerate(state.pilots) if other != seat]


def _scramble_cards(state: State, seat: Seat | None, dice: Dice) -> None:
    unknown = list(state.deck.cards)
    for pilot in _others(state, seat):
        unknown += pilot.hand
    dice.shuffle(unknown)
    for pilot in _others(state, seat):
        pilot.hand = sorted(unknown.pop() for _ in pilot.hand)
    state.deck.cards = unknown


def _searched(state: State) -> tuple[str, Seat | None]:
    step = state.stack[-1] if state.stack else None
    return (step.planet, step.seat) if isinstance(step, ChooseTile) else ("", None)


def _scramble_tiles(state: State, seat: Seat | None, dice: Dice) -> None:
    searched, searcher = _searched(state)
    seen = searched if searcher == seat else ""
    piles = [planet for planet in state.ring if planet.is_closed and planet.name != seen]
    scans = [scan for planet in state.ring for scan in planet.scans if scan.seat != seat]
    unknown = [tile for planet in piles for tile in planet.pile]
    unknown += [scan.tile for scan in scans]
    unknown += [tile for pilot in _others(state, seat) for tile in pilot.tiles]
    dice.shuffle(unknown)
    points = [tile for tile in unknown if tile != SPACE]
    for scan in scans:
        scan.tile = points.pop()
    for pilot in _others(state, seat):
        pilot.tiles = [points.pop() for _ in pilot.tiles]
    sizes = [len(planet.pile) for planet in piles]
    for planet in piles:
        known = len(planet.pile) < PILE or planet.name == searched
        planet.pile = [points.pop()] if known else []
    rest = points + [SPACE] * unknown.count(SPACE)
    dice.shuffle(rest)
    for planet, size in zip(piles, sizes, strict=True):
        while len(planet.pile) < size:
            planet.pile.append(rest.pop())
