"""What a choice comes to, and what it wastes (SM47): points, cards and chips, what lies ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Choice, Phrase

from .odds import point_tiles
from .parts import ALIENS, HAND, ORES, SPACE, landings, without
from .prospects import ahead, gate, held, is_last, uses
from .scoring import MEDAL, PAIR, STATION, gain, water
from .view import PilotView, View

ORDERS = frozenset({"order-do", "order-top-up", "order-ask"})


def hint(view: View, choice: Choice) -> Phrase | None:
    """What it costs and brings, and what can be done then; the points of a tile."""
    own = view.own
    said: Phrase | None = None
    if own is None:
        return None
    match choice.verb, choice.args:
        case "top-up", cards if cards or not _is_full(own):
            said = _top_up(view, own, cards)
        case "jump", (card, planet):
            said = _jump(view, own, card, planet)
        case "fly", (planet,):
            there = ahead(own, view.planet(planet), own.hand, own.chips)
            last = Phrase("hint-fly-last")
            said = last if is_last(view) else Phrase("hint-fly", (("ahead", there),))
        case "scan", (_,):
            pile = _pile(view, own.ship)
            said = Phrase("hint-scan", (("pile", pile), ("cards", 1), ("chips", 1)))
        case "develop", (_, _):
            said = _develop(view, own)
        case "discover", ():
            said = Phrase("hint-discover", (("pile", _pile(view, own.ship)),))
        case (("mark" | "take") as verb, (tile,)):
            said = _tile(view, own, verb, tile)
        case verb, (about,) if verb in ORDERS:
            said = _order(verb, about)
    return said


def _order(verb: str, about: str) -> Phrase:
    """SM48: what it does each time."""
    if verb == "order-top-up":
        return Phrase("hint-order-top-up", (("most", int(about)),))
    return Phrase("hint-order-ask" if verb == "order-ask" else f"hint-order-{about}")


def warning(view: View, choice: Choice) -> Phrase | None:
    """What draws nothing, comes too late, could be had for less, or helps others."""
    own = view.own
    said: Phrase | None = None
    if own is None:
        return None
    match choice.verb, choice.args:
        case "top-up", cards:
            said = _top_up_in_vain(view, own, cards)
        case "fly", (_,) if is_last(view):
            said = Phrase("hint-last-action")
        case "jump", (_, planet):
            said = _needless_jump(view, own, planet)
        case "scan", (card,):
            said = _too_late(view) or _lost_landing(view, own, card)
        case "mark", (_,):
            said = _too_late(view)
        case "develop", (_, _):
            said = _others(view, own)
    return said


def _is_full(own: PilotView) -> bool:
    return len(own.hand) == HAND


def _top_up(view: View, own: PilotView, thrown: Sequence[str]) -> Phrase:
    """How many cards are drawn; of one that is thrown away, what it is good for."""
    cards = held(view, own, thrown)
    drawn = cards - len(own.hand) + len(thrown)
    counts = (("drawn", drawn), ("cards", cards))
    if len(thrown) != 1 or is_last(view):
        return Phrase("hint-top-up", counts)
    first, second = uses(view, own, thrown[0])
    return Phrase("hint-discard", (("first", first), ("second", second), *counts))


def _top_up_in_vain(view: View, own: PilotView, thrown: Sequence[str]) -> Phrase | None:
    if is_last(view):
        return Phrase("hint-last-cards")
    if _is_full(own) and not thrown:
        return Phrase("hint-full-hand")
    drawn = held(view, own, thrown) - len(own.hand) + len(thrown)
    return Phrase("hint-no-cards") if not drawn else None


def _jump(view: View, own: PilotView, card: str, planet: str) -> Phrase:
    """SM11, SM31: the card, the chip, and what one more probe on the gate is worth."""
    costs = (("cards", 1), ("chips", 1), ("points", gate(view, own)))
    if is_last(view):
        return Phrase("hint-jump-last", costs)
    rest = without(own.hand, (card,))
    there = ahead(own, view.planet(planet), rest, own.chips - 1)
    return Phrase("hint-jump", (("ahead", there), *costs))


def _needless_jump(view: View, own: PilotView, planet: str) -> Phrase | None:
    if is_last(view):
        return None if gate(view, own) else Phrase("hint-last-action")
    return Phrase("hint-fly-instead") if planet in view.neighbours(own.ship) else None


def _pile(view: View, planet: str) -> Phrase:
    """How many tiles there are to choose from, and how many of them bring points."""
    pile, points = view.planet(planet), point_tiles(view, planet)
    sure = int(bool(pile.seen))
    return Phrase("hint-pile", (("tiles", pile.pile), ("points", points), ("sure", sure)))


def _lost_landing(view: View, own: PilotView, card: str) -> Phrase | None:
    """SM14: whether a scan uses up a card that is wanted to develop the planet afterwards."""
    land = view.planet(own.ship).land
    lost = landings(own.hand, land) and not landings(without(own.hand, (card,)), land)
    return Phrase("hint-lost-landing") if lost else None


def _too_late(view: View) -> Phrase | None:
    """SM30: nobody gets what lies under a probe at the end."""
    return Phrase("hint-in-time") if view.last_round else None


def _develop(view: View, own: PilotView) -> Phrase:
    """SM14, SM32: the station, one's own tiles that come home, and what there is to choose from.

    What they are worth only a notebook may say (SM46).
    """
    planet = view.planet(own.ship)
    tiles = planet.probes.count(own.seat)
    pile = planet.pile if planet.is_closed else 0
    left = (("cards", len(own.hand) - 2), ("chips", own.chips + tiles - 1))
    station = (("stations", 1), ("station", STATION))
    counts = (*station, ("tiles", tiles), ("pile", pile), *left)
    if tiles and not view.notebook:
        return Phrase("hint-develop-unseen", counts)
    worth = gain(own.taken, *planet.own)
    return Phrase("hint-develop", (("points", STATION + worth), ("worth", worth), *counts))


def _others(view: View, own: PilotView) -> Phrase | None:
    """SM14: the tiles under the probes of others go to them."""
    probes = view.planet(own.ship).probes
    tiles = len(probes) - probes.count(own.seat)
    return Phrase("hint-others", (("tiles", tiles),)) if tiles else None


def _tile(view: View, own: PilotView, verb: str, tile: str) -> Phrase:
    """SM17, SM33 to SM36: what a tile adds now and why, and the space tiles that it turns up."""
    pile = view.planet(view.looking).tiles if view.looking else ()
    space = pile.count(SPACE) if len(pile) - pile.count(SPACE) == 1 else 0
    if view.last_round:
        space = 0
    open_ = view.space + space
    return Phrase(
        f"hint-{verb}",
        (
            ("points", gain(own.taken, tile)),
            ("sum", _sum(own.taken, tile)),
            ("chips", 1),
            ("space", space),
            ("open", open_),
            ("needed", view.end_at),
            ("left", max(0, view.end_at - open_)),
        ),
    )


def _sum(taken: Sequence[str], tile: str) -> Phrase:
    """What one more tile makes of its set."""
    tiles, more = Counter((*taken, tile)), ("more", 1)
    for name, colours in (("ore", ORES), ("aliens", ALIENS)):
        if tile in colours:
            counts = [tiles[colour] for colour in colours]
            return Phrase(f"hint-sum-{name}", (more, ("count", sum(counts)), ("most", max(counts))))
    if tile == "water":
        count = tiles[tile]
        return Phrase("hint-sum-water", (more, ("count", count), ("worth", water(count))))
    if tile == "medal":
        return Phrase("hint-sum-medal", (more, ("worth", MEDAL)))
    other = "matter-blue" if tile == "matter-green" else "matter-green"
    paired = "hint-sum-pair" if tiles[other] >= tiles[tile] else "hint-sum-single"
    return Phrase(paired, (more, ("worth", PAIR), ("other", Phrase(f"id-{other}"))))
