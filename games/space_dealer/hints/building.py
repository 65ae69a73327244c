"""Cards: what they do and demand, what a site costs, and what planning takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import Phrase, plain_phrase
from games.space_dealer.parts import (
    EXCHANGES,
    GOODS,
    HOLD,
    OUTPUT,
    POWER,
    PROBE,
    colour_of,
    kind_of,
)
from games.space_dealer.phrases import phrase
from games.space_dealer.sites import COLUMNS, cells
from games.space_dealer.state import TIMERS
from games.space_dealer.tasks import LATER, SCRAP
from games.space_dealer.view import CardView, PlanetView, View

from .said import dumped_next, face, places, said, timed, wanted

FACTORY_GIVES: Final = 1
CENTRE_GIVES: Final = 2
"""SD40: timers of a robot factory, places of a technology centre."""


def does(view: View, card: str) -> Phrase:
    """What a card is good for, with its figure; of cities how much they demand."""
    kind = kind_of(card)
    if kind in ("mine", "complex", "fusion"):
        good = plain_phrase(GOODS[colour_of(card)])
        return Phrase("hint-does-coloured", (("count", OUTPUT[kind]), ("good", good)))
    figures = {
        **OUTPUT,
        **EXCHANGES,
        **dict(zip(POWER, view.supply, strict=True)),
        "depot": view.depot,
        "factory": FACTORY_GIVES,
        "station": 1,
        "centre": CENTRE_GIVES,
    }
    return Phrase(f"hint-does-{kind}", (("count", figures.get(kind, PROBE)),))


def summary(view: View, own: PlanetView, card: str) -> Phrase:
    """What a card does, and what others and its owner score for what it demands."""
    found = face(own, card)
    demands = () if found is None else found.demands
    if not demands:
        return does(view, card)
    if len(demands) > 1:
        best = max(demands, key=lambda demand: demand.deliver)
        return Phrase(
            "hint-city",
            (("count", len(demands)), ("points", best.deliver), ("host", best.host)),
        )
    (only,) = demands
    return Phrase(
        "hint-card",
        (
            ("does", does(view, card)),
            ("goods", wanted(only.goods)),
            ("points", only.deliver),
            ("host", only.host),
        ),
    )


def settled(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD12: the first mine."""
    return said(summary(view, own, args[1]))


def planned(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD20: what the card would do, once it is built."""
    return said(_brief(view, own, args[0]))


def kept(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD20: likewise; the other card goes."""
    brief, gone = _brief(view, own, args[0]), own.choosing - 1
    return Phrase("hint-keeps", (("what", brief), ("count", gone))) if gone else said(brief)


def drawn(view: View, _own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD20: two cards, or the last one."""
    left = view.common[int(args[0].removeprefix("level-")) - 2]
    return Phrase("hint-draws", (("count", min(2, left)), ("left", left)))


def built(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD21, SD23: what the card will do, in a timer minute."""
    card = args[0]
    warned = build_warning(view, own, args) is not None
    return timed(view, does(view, card) if warned else summary(view, own, card))


def scrapped(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD44: where the card goes."""
    level = next((each.level for each in own.zone if each.card == args[0]), 1)
    return timed(view, Phrase("hint-scraps", (("level", level),)))


def placed(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD23, SD44: at once, and what is lost with the cards below."""
    card, site = args
    if site == SCRAP:
        level = next((each.level for each in own.zone if each.card == card), 1)
        return Phrase("hint-scraps-now", (("level", level), ("count", 1)))
    lost = tuple(_lost(view, own, card, site))
    if not lost:
        warned = build_warning(view, own, args) is not None
        return said(does(view, card) if warned else summary(view, own, card))
    return Phrase("hint-places", (("what", does(view, card)), ("lost", lost)))


def released(_view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """The timer has run in vain; SD40: it goes, if its factory has been built over."""
    last = own.timers[-1]
    timer = next(each for each in own.timers if each.id == args[0])
    dumped = dumped_next(own, timer)
    if dumped:
        return Phrase("hint-releases-dumps", (("job", timer.job), ("count", dumped)))
    if args[0] == last.id and len(own.timers) > _timers(own):
        return Phrase("hint-releases-last", (("left", len(own.timers) - 1),))
    return Phrase("hint-releases", (("job", timer.job),))


def site_warning(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """SD23: a planned card without a site holds its place, in the basic game for good."""
    found = face(own, args[0])
    if found is None or found.fits:
        return None
    return Phrase("warn-no-site-advanced" if view.advanced else "warn-no-site")


def build_warning(_view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """SD23: a site is taken by the card that is ready first; what is built over is dead."""
    card, site = args
    timers = [timer for timer in own.timers if timer.job == "plan" and not timer.due]
    if site not in (LATER, SCRAP) and any(timer.aim == site for timer in timers):
        return Phrase("warn-site-promised")
    covered = covers(own, card, site)
    if not covered:
        return None
    return Phrase("warn-covers", (("cards", tuple(phrase(each.id) for each in covered)),))


def covers(own: PlanetView, card: str, site: str) -> list[CardView]:
    """SD23: the cards that would have no effect any more."""
    found = face(own, card)
    if found is None or found.foot in ("power", "demand"):
        return []
    # An aim need be no site: a card may wait, and goods go into a ship or a depot.
    if not set(site.split("-")) <= set(COLUMNS):
        return []
    taken = cells(site)
    return [
        each for each in own.built if each.works and each.foot != "demand" and _on(each) & taken
    ]


def _on(card: CardView) -> int:
    return cells(card.site)


def _brief(view: View, own: PlanetView, card: str) -> Phrase:
    """Without the demand where there is something else to say."""
    warned = site_warning(view, own, (card,)) is not None
    return does(view, card) if warned else summary(view, own, card)


def _timers(own: PlanetView) -> int:
    """SD40: how many timers the planet may have."""
    return TIMERS + sum(card.works and kind_of(card.id) == "factory" for card in own.built)


def _lost(view: View, own: PlanetView, card: str, site: str) -> Iterator[Phrase]:
    """SD24, SD40: what is lost at once with the cards that are built over."""
    covered = covers(own, card, site)
    kinds = [kind_of(each.id) for each in covered]
    if attacks := sum(each.attacks for each in covered):
        yield Phrase("lost-attacks", (("count", attacks),))
    goods = sum(len(each.store) for each in covered)
    room = own.room - view.depot * kinds.count("depot")
    aboard = sum(HOLD - len(each.goods) for each in places(own) if _is_ship_home(own, each.id))
    goods += max(0, len(own.depot) - room - aboard)
    if kind_of(card) != "station" and "station" in kinds:
        yield Phrase("lost-ship", (("count", 1),))
    if goods:
        yield Phrase("lost-goods", (("count", goods),))


def _is_ship_home(own: PlanetView, id_: str) -> bool:
    return any(ship.id == id_ and ship.at == own.field and not ship.to for ship in own.ships)
