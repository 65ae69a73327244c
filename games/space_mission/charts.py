"""The tables of the rules page, made from the box."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Chart, Phrase

from .parts import POINTS, SPACE, SYMBOLS, Box, Symbol
from .phrases import coordinate
from .scoring import GATE, MEDAL, PAIR, SINGLE, STATION, WATER


def charts(box: Box) -> Sequence[Chart]:
    """Planets, cards, what they are good for, tiles, and what everything is worth."""
    return (_planets(box), _cards(box), _coordinates(box), _tiles(box), _score())


def _planets(box: Box) -> Chart:
    rows = tuple((p.name, p.jump, p.scan, tuple(sorted(p.land))) for p in box.planets)
    return Chart("planets", ("planet", "jump", "scan", "land"), rows)


def _cards(box: Box) -> Chart:
    """One row for the cards with the same first coordinate."""
    second: dict[tuple[Symbol, int], list[Phrase]] = {}
    for card in box.cards:
        first, last = ((symbol, _number(said)) for symbol, said in card.given)
        second.setdefault(first, []).append(coordinate(*last))
    rows = tuple((coordinate(*first), tuple(rest), len(rest)) for first, rest in second.items())
    return Chart("cards", ("first", "second", "count"), rows)


def _coordinates(box: Box) -> Chart:
    """How many cards can be played for a coordinate of a planet, jokers among them."""
    wanted = sorted(
        {each for planet in box.planets for each in planet.coordinates},
        key=lambda each: (SYMBOLS.index(each[0]), each[1]),
    )
    rows = tuple(
        (
            coordinate(symbol, number),
            sum(getattr(card, symbol) in {number, "?"} for card in box.cards),
        )
        for symbol, number in wanted
    )
    return Chart("coordinates", ("coordinate", "count"), rows)


def _tiles(box: Box) -> Chart:
    rows = tuple((kind, box.tiles.get(kind, 0)) for kind in (*POINTS, SPACE))
    return Chart("tiles", ("tile", "count"), rows)


def _score() -> Chart:
    """SM31 to SM36."""
    gate = tuple((f"n{place}", points) for place, points in enumerate(GATE, start=1))
    water = tuple((f"n{count}", points) for count, points in enumerate(WATER) if count)
    worth = (
        ("gate", gate),
        ("stations", (("points", STATION),)),
        ("ore", ()),
        ("aliens", ()),
        ("matter", (("pair", PAIR), ("single", SINGLE))),
        ("water", water),
        ("medals", (("points", MEDAL),)),
    )
    rows = tuple((Phrase(f"column-{name}"), Phrase(f"worth-{name}", args)) for name, args in worth)
    return Chart("score", ("what", "worth"), rows)


def _number(said: int | str) -> int:
    """The number of a coordinate as ids have it: 0 is the joker."""
    return said if isinstance(said, int) else 0
