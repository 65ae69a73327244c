"""Merchant of Venus: the board in equally wide letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.merchant_of_venus.galaxy import GALAXY
from locales import opened
from render.board import TEXT_ROOM, TEXT_WIDTH, Caption
from render.palette import SEATS
from render.text import cut, shortest, tame, wrap

from .merchant_of_venus_cards import ability, guest_, open_card, owned_card, pilot_
from .merchant_of_venus_look import Look, Market, Panel, Ware
from .merchant_of_venus_names import SOFT_HYPHEN
from .merchant_of_venus_stakes import stakes

_BRIEF = 5
"""How many things the text board leaves out, one after the other, when it has no room."""


def text(look: Look, caption: Caption) -> str:
    """The board as lines of at most TEXT_WIDTH columns; letters stand for seats."""
    tell = _sheet if look.result is not None else _lines
    versions = ("\n".join(tell(look, caption, brief)) for brief in range(_BRIEF + 1))
    return shortest(versions, TEXT_ROOM)


def _lines(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    yield from wrap(caption.asked, TEXT_WIDTH)
    head = [texts("venus-round", round=look.round, rounds=look.rounds)]
    if look.turn is not None and not caption.asked:
        name = cut(tame(caption.names[look.turn]), 20)
        head.append(texts("venus-turn", who=name))
    yield from wrap(texts.row(head), TEXT_WIDTH)
    for said in stakes(look, caption, lambda seat: cut(tame(caption.names[seat]), 16)):
        yield from wrap(said, TEXT_WIDTH)
    first = look.viewer if look.viewer is not None else look.turn
    for panel in sorted(look.panels, key=lambda each: (each.seat != first, each.seat)):
        told = _player(panel, caption, brief if panel.seat != first else 0)
        yield from wrap(texts.row(told), TEXT_WIDTH)
    yield from _markets(look, caption, brief)
    for said in waiting(look, caption) if brief < 4 else ():
        yield from wrap(said, TEXT_WIDTH)
    unknown = [place(id_, caption) for id_ in GALAXY.systems if id_ not in look.markets]
    if unknown:
        said = texts("venus-text-unknown", what=unknown)
        yield from wrap(said if brief < _BRIEF else cut(said, 100), TEXT_WIDTH)
    yield from _board(look, caption, brief)


def _player(panel: Panel, caption: Caption, brief: int) -> list[str]:
    texts = caption.texts
    who = cut(tame(caption.names[panel.seat]), 16)
    said = [
        texts(
            "venus-text-player",
            letter=SEATS[panel.seat].letter,
            who=who,
            credits=panel.credits,
        ),
        *([pilot_(panel, caption)] if panel.pilot else []),
        texts("venus-text-at", field=caption.id(panel.at)),
        figures(panel, caption),
    ]
    if panel.dice:
        said.append(
            texts(
                "venus-text-dice",
                dice=texts.row(map(str, panel.dice), "space"),
                points=panel.points,
            )
        )
    if panel.drive and brief < 3:
        said.append(_drive(panel, caption))
    if panel.cargo and brief < 4:
        said.append(texts("venus-text-cargo", what=_names(panel, caption)))
    if brief < 1:
        said += [*ability(panel, caption), *_owned(panel, caption)]
    return said


def flight(panel: Panel, caption: Caption) -> str:
    """Where a ship that still moves is, and how far it can go."""
    return caption.texts(
        "venus-note-flight",
        who=caption.names[panel.seat],
        field=caption.id(panel.at),
        points=panel.points,
    )


def figures(panel: Panel, caption: Caption) -> str:
    """Gauges, room and fame in words."""
    return caption.texts(
        "venus-text-figures",
        laser=panel.laser + panel.laser_bonus,
        shield=panel.shield + panel.shield_bonus,
        room=panel.room,
        all=2 * panel.holds,
        fame=panel.fame,
        infamy=panel.infamy,
    )


def _drive(panel: Panel, caption: Caption) -> str:
    return caption.texts(
        "venus-drive",
        drive=caption.id(panel.drive),
        state="on" if panel.drive_on else "off",
    )


def _owned(panel: Panel, caption: Caption) -> list[str]:
    texts = caption.texts
    upgrades = [
        texts("venus-upgrade", upgrade=caption.id(each.id), die=each.die) for each in panel.upgrades
    ]
    found = (
        ("technologies", upgrades + [caption.id(id_) for id_ in panel.supplies]),
        ("goals", [caption.id(id_) for id_ in panel.missions]),
        ("rewards", [caption.id(id_) for id_ in panel.rewards]),
        ("titles", [owned_card(id_, caption) for id_ in panel.titles]),
    )
    return [texts(f"venus-card-{key}", what=what) for key, what in found if what]


def _names(panel: Panel, caption: Caption) -> list[str]:
    """What is in the holds; passengers with goal and fare."""
    guests = {guest.id: guest for guest in panel.guests}
    ids = [load.id for load in panel.cargo]
    return [guest_(guests[id_], caption) if id_ in guests else caption.id(id_) for id_ in ids]


def place(id_: str, caption: Caption) -> str:
    """What a system, an anomaly or the base is called on the boards."""
    return caption.texts(f"venus-place-{id_}")


def _markets(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    """A paragraph for each market; in the briefest version one for all."""
    if brief < _BRIEF:
        for market in look.markets.values():
            yield from wrap(caption.texts.row(_market(market, caption, brief)), TEXT_WIDTH)
    elif look.markets:
        known = [
            caption.texts(
                "venus-text-short",
                place=short(market.system, caption),
                culture=caption.id(market.culture),
                state=market.state,
            )
            for market in look.markets.values()
        ]
        yield from wrap(caption.texts("venus-alt-known", what=known), TEXT_WIDTH)


def short(place_: str, caption: Caption) -> str:
    """What a system or anomaly is called where there is little room."""
    return caption.texts(f"venus-map-{place_}").replace(SOFT_HYPHEN, "")


def _market(market: Market, caption: Caption, brief: int) -> list[str]:
    texts = caption.texts
    said = [
        texts(
            "venus-text-system",
            place=place(market.system, caption),
            culture=caption.id(market.culture),
            state=texts("venus-state", state=market.state),
        )
    ]
    wares = (*market.goods, *market.technologies)
    if wares and brief < 2:
        said.append(texts("venus-text-sells", what=[_ware(ware, caption) for ware in wares]))
    if market.offers and brief < 1:
        said += [f"{caption.id(kind)} c{price}" for kind, price in market.offers]
    if market.guests and brief < 3:
        who = [guest_(guest, caption) for guest in market.guests]
        said.append(texts("venus-text-guests", what=who))
    if market.sought and brief < 1:
        said.append(texts("venus-text-buys", what=_prices(market.sought, caption)))
    return said


def _prices(sought: Sequence[tuple[str, int]], caption: Caption) -> list[str]:
    return [
        caption.texts("venus-text-ware", ware=caption.id(good), cost=price)
        for good, price in sought
    ]


def buyers(look: Look, caption: Caption, here: str) -> list[str]:
    """What each known market but the one here buys, and what it pays now (MV82, MV101)."""
    return [
        caption.texts(
            "venus-text-buyer",
            place=short(market.system, caption),
            culture=caption.id(market.culture),
            what=_prices(market.sought, caption),
        )
        for market in look.markets.values()
        if market.sought and market.system != here
    ]


def waiting(look: Look, caption: Caption) -> list[str]:
    """Who waits at the base, and with whom of those whom nobody has found yet (MV303)."""
    places = dict.fromkeys(where for where, _ in look.waiting)
    return [
        caption.texts(
            "venus-text-waiting",
            where=caption.id(place_),
            what=[guest_(guest, caption) for where, guest in look.waiting if where == place_],
        )
        for place_ in places
    ]


def _ware(ware: Ware, caption: Caption) -> str:
    said = caption.texts("venus-ware", count=ware.count, what=caption.id(ware.id))
    return caption.texts("venus-text-ware", ware=said, cost=ware.cost)


def _board(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    """What lies in space, what the viewer alone has seen, the open cards, and the piles."""
    for said in (*_owned_places(look, caption), *_marks(look, caption, brief)):
        yield from wrap(said, TEXT_WIDTH)
    for said in seen(look, caption):
        yield from wrap(said, TEXT_WIDTH)
    for said in beside(look, caption, in_full=brief < 1)[: max(4 - 2 * brief, 0)]:
        yield from wrap(said, TEXT_WIDTH)


def seen(look: Look, caption: Caption) -> list[str]:
    """What the viewer alone knows: the flight plan, and what was seen and is still true."""
    texts = caption.texts
    plan = [texts("venus-text-plan", field=caption.id(look.plan))] if look.plan else []
    said = [
        texts("venus-text-note", system=place(system, caption), culture=caption.id(culture))
        for system, culture in look.notes
    ]
    top = [texts("venus-text-top", card=caption.id(look.top))] if look.top else []
    return plan + said + top


def beside(look: Look, caption: Caption, *, in_full: bool = True) -> list[str]:
    """What lies beside the board: the open cards, and how many are left in the piles."""
    texts = caption.texts
    shown = [open_card(id_, caption) if in_full else caption.id(id_) for id_ in look.shown]
    cards = (
        ("traded", look.traded),
        ("challenges", look.challenges),
        ("demands", look.demands),
    )
    said = [texts("venus-text-shown", what=shown)] if shown else []
    said += [
        texts(f"venus-text-{key}", what=counted([caption.id(id_) for id_ in found], caption))
        for key, found in cards
        if found
    ]
    piles = [
        texts("venus-text-pile", pile=texts(f"venus-pile-{pile}"), count=count)
        for pile, count in look.piles.items()
    ]
    return said + ([texts("venus-text-piles", what=piles)] if piles else [])


def _owned_places(look: Look, caption: Caption) -> Iterator[str]:
    """Spaceports and drills by owner, with the places where they are."""
    for key, found in (("ports", look.sight.ports), ("drills", look.sight.drills)):
        for seat in sorted(set(found.values())):
            where = [where_(id_, caption) for id_ in sorted(found) if found[id_] == seat]
            who = cut(tame(caption.names[seat]), 16)
            yield caption.texts(f"venus-text-{key}", who=who, where=counted(where, caption))


def _marks(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    """What replaced encounter fields, each kind with the places where it lies."""
    places: dict[str, list[str]] = {}
    for id_, mark in sorted(look.sight.marks.items()):
        if brief < 3 or mark.startswith("pirates"):
            places.setdefault(mark, []).append(_spot(id_, look, caption))
    for id_ in sorted(look.sight.ruins):
        places.setdefault("ruin", []).append(where_(id_, caption))
    for mark, where in sorted(places.items(), reverse=True):
        yield caption.texts(
            "venus-text-mark", what=opened(marked(mark, caption)), where=counted(where, caption)
        )


def _spot(id_: str, look: Look, caption: Caption) -> str:
    """Where a marker lies: pirates by their field and what is under them (MV303)."""
    if not look.sight.marks[id_].startswith("pirates"):
        return where_(id_, caption)
    infamy = look.infamy.get(id_, 0)
    return caption.texts("venus-text-pirates", field=caption.id(id_), infamy=infamy)


def counted(words: Sequence[str], caption: Caption) -> list[str]:
    """The words, those that come several times once with their number."""
    return [
        caption.texts("venus-ware", count=count, what=word)
        for word, count in Counter(words).items()
    ]


def where_(id_: str, caption: Caption) -> str:
    """The system, anomaly or trade route of a field, in short."""
    known = GALAXY[id_].place
    if caption.texts.has(f"venus-map-{known}"):
        return short(known, caption)
    one, other = known.split("-")
    return caption.texts("venus-route", one=short(one, caption), other=short(other, caption))


def marked(mark: str, caption: Caption) -> str:
    """What replaced an encounter field, in words."""
    texts = caption.texts
    kind, *rest = mark.split("-")
    if kind == "pirates":
        category = texts("venus-category", category=rest[1])
        return texts("venus-mark-pirates", number=int(rest[0]), category=category)
    if kind == "teleportal":
        return texts("venus-mark-teleportal", number=int(rest[0]))
    return texts(f"venus-mark-{kind}")


def _sheet(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    """The scoring steps of each player, the winner first."""
    result, texts = look.result, caption.texts
    assert result is not None
    yield texts("venus-final")
    for seat in sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat)):
        name = cut(tame(caption.names[seat]), 24 if brief < 1 else 10)
        total, letter = result.rows[seat][-1], SEATS[seat].letter
        yield texts("board-player", letter=letter, name=name, what=total)
        steps = texts.row(steps_(look, seat, caption))
        yield from wrap(f"  {steps}", TEXT_WIDTH)


def steps_(look: Look, seat: int, caption: Caption) -> list[str]:
    """The scoring steps of a player in words."""
    result, texts = look.result, caption.texts
    assert result is not None
    return [
        texts("venus-alt-figure", column=texts(f"column-{column}"), points=points)
        for column, points in zip(result.columns, result.rows[seat], strict=True)
    ]
