"""The tables of the rules page: goods, ships, technologies, cards and pilots, from the box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Cell, Chart, Phrase, plain_phrase

from .cards import SIDES
from .parts import LEVELS, Box, CultureEntry


def charts(box: Box) -> Sequence[Chart]:
    """Everything that is printed on cards and markers."""
    return (
        _goods(box),
        _markets(box),
        *_ships(box),
        _technologies(box),
        _passengers(box),
        *_pilots(box),
        _missions(box),
        _rewards(box),
        _encounters(box),
        _challenges(box),
        _demands(box),
    )


def what(id_: str) -> Phrase:
    """What a card or a technology does, in short."""
    return Phrase(f"venus-what-{id_}")


def _goods(box: Box) -> Chart:
    columns = ("number", "culture", "good", "category", "cost", "weak", "active", "strong")
    rows = (
        (n, each.id, each.good, each.category, each.cost, *each.resale, *_trade(each))
        for n, each in enumerate(box.cultures, 1)
    )
    return Chart("goods", (*columns, "buyers", "room", "goods", "iou"), tuple(rows))


def _trade(entry: CultureEntry) -> tuple[Cell, ...]:
    return entry.buyers, entry.capacity, entry.count, entry.iou


def _markets(box: Box) -> Chart:
    rows: list[tuple[Cell, ...]] = [
        (each.id, *(_priced(marker.offers) for marker in each.markers)) for each in box.cultures
    ]
    return Chart("markets", ("culture", "on-weak", "on-active", "on-strong"), tuple(rows))


def _priced(offers: Sequence[tuple[str, int]]) -> tuple[Phrase, ...]:
    return tuple(
        Phrase("venus-text-ware", (("ware", plain_phrase(kind)), ("cost", price)))
        for kind, price in offers
    )


def _ships(box: Box) -> Iterator[Chart]:
    """What can be built into a ship, how many of it there are, and its fame at the end."""
    stock = tuple((kind, what(kind), count) for kind, count in box.equipment.items())
    yield Chart("equipment", ("equipment", "what", "markers"), stock)
    figures = box.figures
    fame = (
        *(("hold", n, fame) for n, fame in enumerate(figures.hold_fame) if fame),
        *(("upgrade", n, fame) for n, fame in enumerate(figures.upgrade_fame) if fame),
        *(("gauges", n, fame) for n, fame in enumerate(figures.gauge_fame, 1) if fame),
    )
    yield Chart("dashboard", ("part", "count", "fame"), fame)


def _technologies(box: Box) -> Chart:
    rows = (
        (each.id, each.culture, each.cost, each.kind, each.count, what(each.id))
        for each in box.technologies
    )
    columns = ("technology", "culture", "price", "kind", "markers", "what")
    return Chart("technologies", columns, tuple(rows))


def _passengers(box: Box) -> Chart:
    rows = (
        (each.id, each.start, each.goal, each.fare, each.fame, each.infamy, each.capacity)
        for each in box.passengers
    )
    columns = ("passenger", "start", "goal", "fare", "fame", "infamy", "room")
    return Chart("passengers", columns, tuple(rows))


def _pilots(box: Box) -> Iterator[Chart]:
    pilot = box.pilots[0]  # all alike but for level 3
    levels = zip(range(1, LEVELS + 1), pilot.skill, pilot.discount, pilot.fame, strict=True)
    yield Chart("levels", ("level", "skill", "discount", "fame"), tuple(levels))
    sides = ((each.culture, *SIDES[each.culture]) for each in box.pilots)
    yield Chart("pilots", ("pilot", "side-a", "side-b"), tuple(sides))


def _missions(box: Box) -> Chart:
    rows = ((each.id, each.fame) for each in box.missions)
    return Chart("missions", ("mission", "fame"), tuple(rows))


def _rewards(box: Box) -> Chart:
    rows = (
        (each.id, "relic" if each.relic else "", each.fame, each.trade or "")
        for each in box.rewards
    )
    return Chart("rewards", ("reward", "relic", "fame", "trade"), tuple(rows))


def _encounters(box: Box) -> Chart:
    rows = ((each.id, what(each.id), "yes" if each.thirty else "") for each in box.encounters)
    return Chart("encounters", ("encounter", "what", "thirty"), tuple(rows))


def _challenges(box: Box) -> Chart:
    rows = ((each.id, each.colour, each.round, each.amount) for each in box.challenges)
    return Chart("challenges", ("challenge", "colour", "round", "amount"), tuple(rows))


def _demands(box: Box) -> Chart:
    rows = ((each.culture, each.good, each.bonus, each.count) for each in box.demands)
    return Chart("demands", ("culture", "good", "bonus", "markers"), tuple(rows))
