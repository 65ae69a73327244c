"""The cards as tables for the rules page, made from the component figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Chart, Phrase

from .parts import ADVANCED, Box, CardEntry, DemandEntry


def charts(box: Box) -> Sequence[Chart]:
    """Every kind of card, and what is wanted on them."""
    cards = Chart("cards", ("card", "level", "count", "shape", "does"), tuple(_cards(box)))
    return cards, Chart("demands", ("card", "demands"), tuple(_demands(box)))


def _kinds(box: Box) -> Iterator[list[CardEntry]]:
    """The cards of each kind together."""
    for kind in dict.fromkeys(card.kind for card in box.cards):
        yield [card for card in box.cards if card.kind == kind]


def _named(card: CardEntry) -> Phrase:
    """Its kind, marked where it belongs to the advanced game."""
    named = Phrase(f"kind-{card.kind}")
    return Phrase("chart-advanced", (("card", named),)) if card.kind in ADVANCED else named


def _cards(box: Box) -> Iterator[tuple[Phrase | int, ...]]:
    for cards in _kinds(box):
        card = cards[0]
        shape = Phrase(f"chart-shape-{card.foot}", (("links", card.links),))
        reach = {"generator": 0, "solar": 1, "reactor": 2}
        figure = box.power[reach[card.kind]] if card.kind in reach else box.depot
        does = Phrase(f"chart-does-{card.kind}", (("figure", figure),))
        yield _named(card), card.level, len(cards), shape, does


def _demands(box: Box) -> Iterator[tuple[Phrase | tuple[Phrase, ...], ...]]:
    for cards in _kinds(box):
        single = [card for card in cards if len(card.demands) == 1]
        if single:
            yield _named(single[0]), _wanted([card.demands[0] for card in single])
        for card in cards:
            if len(card.demands) > 1:  # several on one card
                yield _named(card), _wanted(card.demands)
    yield Phrase("chart-neutral"), _wanted(box.neutral)


def _wanted(demands: Sequence[DemandEntry]) -> tuple[Phrase, ...]:
    """Each kind of demand once."""
    return tuple(
        Phrase(
            "chart-demand",
            (
                ("goods", demand.letters.upper()),
                ("points", demand.deliver),
                ("host", demand.host),
            ),
        )
        for demand in dict.fromkeys(demands)
    )
