"""For the laws: all pieces as a list, and what a seat cannot know drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine import Dice, Seat

from .odds import space_ways, together
from .parts import FEW_CARDS, PILE, SPACE, in_order
from .standing import DOES, TOP_UP
from .state import Pilot, Planet, State
from .steps import ChooseTile

FEW = 20
"""One in so many others is imagined to have left an order."""


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


def renew(state: State, dice: Dice) -> None:
    """The draw pile is shuffled, and so are the point tiles that nobody has looked through.

    Each pile keeps as many tiles of space as it has.
    """
    dice.shuffle(state.deck.cards)
    searched, _ = _searched(state)
    piles = [p for p in state.ring if p.is_closed and not p.seen and p.name != searched]
    points = sorted(tile for planet in piles for tile in planet.pile if tile != SPACE)
    dice.shuffle(points)
    for planet in piles:
        space = [tile for tile in planet.pile if tile == SPACE]
        more = [points.pop() for _ in range(len(planet.pile) - len(space))]
        planet.pile = list(in_order([*more, *space]))


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew the hands of others, the draw pile, and every tile the seat has not in sight.

    The seat's own scanned tiles stay: it chose them. Of a pile that it has looked through only
    tiles may be missing that others have taken since; what they saw is forgotten. Tiles taken or
    scanned stay point tiles, and a closed pile that was looked through keeps one, because that
    much is public (SM17). What is unknown is put in order before it is shuffled, so that nothing
    shows where it lay.
    """
    if not state.over:  # SM40: at the end everything lies open
        _scramble_cards(state, seat, dice)
        _scramble_tiles(state, seat, dice)
        for pilot in _others(state, seat):
            pilot.orders = _any_orders(dice)


def _any_orders(dice: Dice) -> dict[str, int]:
    """SM48: any that a seat could have left, but few leave one."""
    found = {each: 0 for each in DOES if dice.below(FEW) == 0}
    if dice.below(FEW) == 0:
        found[TOP_UP] = dice.below(FEW_CARDS + 1)
    return found


def _others(state: State, seat: Seat | None) -> list[Pilot]:
    return [pilot for other, pilot in enumerate(state.pilots) if other != seat]


def _scramble_cards(state: State, seat: Seat | None, dice: Dice) -> None:
    unknown = list(state.deck.cards)
    for pilot in _others(state, seat):
        unknown += pilot.hand
    unknown.sort()
    dice.shuffle(unknown)
    for pilot in _others(state, seat):
        pilot.hand = sorted(unknown.pop() for _ in pilot.hand)
    state.deck.cards = unknown


def _searched(state: State) -> tuple[str, Seat | None]:
    step = state.stack[-1] if state.stack else None
    return (step.planet, step.seat) if isinstance(step, ChooseTile) else ("", None)


def _scramble_tiles(state: State, seat: Seat | None, dice: Dice) -> None:
    searched, searcher = _searched(state)
    in_sight = searched if searcher == seat else ""
    piles = [planet for planet in state.ring if planet.is_closed and planet.name != in_sight]
    scans = [scan for planet in state.ring for scan in planet.scans if scan.seat != seat]
    others = _others(state, seat)
    unknown = [tile for planet in piles for tile in planet.pile]
    unknown += [scan.tile for scan in scans]
    unknown += [tile for pilot in others for tile in pilot.tiles]
    _forget(state, seat)
    gone = [tile for planet in piles for tile in _remembered(planet, seat, dice)]
    for planet in piles:
        for tile in planet.pile if seat in planet.seen else ():
            unknown.remove(tile)
    for tile in gone:
        unknown.remove(tile)
    new = [planet for planet in piles if seat not in planet.seen]
    points = sorted(tile for tile in unknown if tile != SPACE)
    dice.shuffle(points)
    for planet, space in zip(
        new, _spaces(new, searched, len(unknown) - len(points), dice), strict=True
    ):
        more = [points.pop() for _ in range(len(planet.pile) - space)]
        planet.pile = [*more, *[SPACE] * space]
    points = sorted(points + gone)
    dice.shuffle(points)
    for scan in scans:
        scan.tile = points.pop()
    for pilot in others:
        pilot.tiles = [points.pop() for _ in pilot.tiles]


def _forget(state: State, seat: Seat | None) -> None:
    """What others have seen is not known, nor in which order a pile lies."""
    for planet in state.ring:
        known = seat is not None and seat in planet.seen and planet.is_closed
        planet.seen = {seat: planet.seen[seat]} if known and seat is not None else {}
        planet.pile = list(in_order(planet.pile))


def _remembered(planet: Planet, seat: Seat | None, dice: Dice) -> Sequence[str]:
    """Draw what is left of a pile that the seat has seen; the tiles that others took from it."""
    if seat is None or seat not in planet.seen:
        return ()
    seen = planet.seen[seat]
    points = [tile for tile in seen if tile != SPACE]
    dice.shuffle(points)
    missing = len(seen) - len(planet.pile)
    planet.pile = [*points[missing:], *[SPACE] * (len(seen) - len(points))]
    return points[:missing]


def _spaces(piles: Sequence[Planet], searched: str, count: int, dice: Dice) -> Sequence[int]:
    """How many tiles of each pile are space, of so many: each deal is equally likely (SM2)."""
    sizes = [(len(each.pile), len(each.pile) < PILE or each.name == searched) for each in piles]
    found = []
    for place, size in enumerate(sizes):
        rest = _rest(tuple(sorted(sizes[place + 1 :])))
        weights = [
            number * (rest[count - space] if 0 <= count - space < len(rest) else 0)
            for space, number in enumerate(space_ways(*size))
        ]
        drawn, space = dice.below(sum(weights)), 0
        while drawn >= weights[space]:
            drawn -= weights[space]
            space += 1
        found.append(space)
        count -= space
    return found


@lru_cache(maxsize=4096)
def _rest(sizes: tuple[tuple[int, bool], ...]) -> Sequence[int]:
    """The ways of several piles together."""
    found: Sequence[int] = (1,)
    for size in sizes:
        found = together(found, space_ways(*size))
    return found
