"""Merchant of Venus: the board in equally wide letters, and the description of the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine import Seat
from games.merchant_of_venus.galaxy import GALAXY
from render.board import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Caption
from render.palette import SEATS
from render.text import cut, shortest, tame, wrap

from .merchant_of_venus_cards import pilot_
from .merchant_of_venus_look import Load, Look, Market, Panel, Ware
from .merchant_of_venus_map import SOFT_HYPHEN

_NAMES = (40, 24, 12, 10, 6)
"""How long names may be in the versions of a description, each briefer than the one before."""
_BRIEF = 5
"""How many things the text board leaves out, one after the other, when it has no room."""


def text(look: Look, caption: Caption) -> str:
    """The board as lines of at most TEXT_WIDTH columns; letters stand for seats."""
    tell = _sheet if look.result is not None else _lines
    versions = ("\n".join(tell(look, caption, brief)) for brief in range(_BRIEF + 1))
    return shortest(versions, TEXT_ROOM)


def _lines(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    head = [texts("venus-round", round=look.round, rounds=look.rounds)]
    if look.turn is not None:
        name = cut(tame(caption.names[look.turn]), 20)
        head.append(texts("venus-turn", who=name))
    yield from wrap(texts.row(head), TEXT_WIDTH)
    first = look.viewer if look.viewer is not None else look.turn
    for panel in sorted(look.panels, key=lambda each: (each.seat != first, each.seat)):
        told = _player(panel, caption, brief if panel.seat != first else 0)
        yield from wrap(texts.row(told), TEXT_WIDTH)
    yield from _markets(look, caption, brief)
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
        said.append(texts("venus-text-cargo", what=_names(panel.cargo, caption)))
    if brief < 1:
        said += _owned(panel, caption)
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
        ("titles", [caption.id(id_) for id_ in panel.titles]),
    )
    return [texts(f"venus-card-{key}", what=what) for key, what in found if what]


def _names(cargo: Sequence[Load], caption: Caption) -> list[str]:
    return [caption.id(load.id) for load in cargo]


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
        who = [
            texts("venus-guest", guest=caption.id(guest.id), goal=caption.id(guest.goal))
            for guest in market.guests
        ]
        said.append(texts("venus-text-guests", what=who))
    return said


def _ware(ware: Ware, caption: Caption) -> str:
    said = caption.texts("venus-ware", count=ware.count, what=caption.id(ware.id))
    return caption.texts("venus-text-ware", ware=said, cost=ware.cost)


def _board(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    """What lies in space, what the viewer alone has seen, the open cards, and the piles."""
    for said in (*_owned_places(look, caption), *_marks(look, caption, brief)):
        yield from wrap(said, TEXT_WIDTH)
    for said in seen(look, caption):
        yield from wrap(said, TEXT_WIDTH)
    for said in beside(look, caption)[: max(4 - 2 * brief, 0)]:
        yield from wrap(said, TEXT_WIDTH)


def seen(look: Look, caption: Caption) -> list[str]:
    """What the viewer has secretly seen and is still true."""
    texts = caption.texts
    said = [
        texts("venus-text-note", system=place(system, caption), culture=caption.id(culture))
        for system, culture in look.notes
    ]
    return said + ([texts("venus-text-top", card=caption.id(look.top))] if look.top else [])


def beside(look: Look, caption: Caption) -> list[str]:
    """What lies beside the board: the open cards, and how many are left in the piles."""
    texts = caption.texts
    cards = (
        ("shown", look.shown),
        ("traded", look.traded),
        ("challenges", look.challenges),
        ("demands", look.demands),
    )
    said = [
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
            letter = SEATS[seat].letter
            yield caption.texts(f"venus-text-{key}", who=letter, where=counted(where, caption))


def _marks(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    """What replaced encounter fields, each kind with the places where it lies."""
    places: dict[str, list[str]] = {}
    for id_, mark in sorted(look.sight.marks.items()):
        if brief < 3 or mark.startswith("pirates"):
            places.setdefault(mark, []).append(where_(id_, caption))
    for id_ in sorted(look.sight.ruins):
        places.setdefault("ruin", []).append(where_(id_, caption))
    for mark, where in sorted(places.items(), reverse=True):
        yield caption.texts(
            "venus-text-mark", what=marked(mark, caption), where=counted(where, caption)
        )


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
        steps = texts.row(_steps(look, seat, caption))
        yield from wrap(f"  {steps}", TEXT_WIDTH)


def _steps(look: Look, seat: int, caption: Caption) -> list[str]:
    result, texts = look.result, caption.texts
    assert result is not None
    return [
        texts("venus-alt-figure", column=texts(f"column-{column}"), points=points)
        for column, points in zip(result.columns, result.rows[seat], strict=True)
    ]


def alt(look: Look, caption: Caption) -> str:
    """The picture in sentences; facts that matter less are left out where there is no room."""
    tell = _final if look.result is not None else _running
    briefly = range(len(_NAMES))
    versions = (caption.texts.row(tell(look, caption, brief), "sentence") for brief in briefly)
    return shortest(versions, ALT_ROOM)


def _final(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    result, texts = look.result, caption.texts
    assert result is not None
    who = [_name(seat, caption, brief) for seat in result.winners]
    winners = texts("venus-winners", who=who, count=len(who))
    yield texts("venus-alt-final", game=texts("game-name"), winners=winners)
    for seat in range(len(result.places)):
        steps = _steps(look, seat, caption)
        said = steps if brief < 2 else steps[-1:]
        row = texts("venus-alt-row", who=_name(seat, caption, brief), what=said)
        yield texts("board-sentence", said=row)


def _name(seat: int, caption: Caption, brief: int) -> str:
    return cut(tame(caption.name(Seat(seat))), _NAMES[brief])


def _running(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    yield texts("venus-alt-head", game=texts("game-name"), round=look.round, rounds=look.rounds)
    if look.turn is not None:
        yield texts("venus-alt-turn", who=_name(look.turn, caption, brief))
    for panel in look.panels:
        yield texts("board-sentence", said=_alt_player(panel, caption, brief))
    known = [
        texts(
            "venus-alt-system",
            place=place(market.system, caption),
            culture=caption.id(market.culture),
            state=texts("venus-state", state=market.state),
        )
        for market in look.markets.values()
    ]
    if known and brief < 2:
        said = texts("venus-alt-known", what=known)
    else:
        said = texts("venus-alt-known-short", count=len(known))
    yield texts("board-sentence", said=said)
    yield from _alt_board(look, caption, brief)


def _alt_player(panel: Panel, caption: Caption, brief: int) -> str:
    key = "venus-alt-player" if brief < 3 else "venus-alt-player-short"
    return caption.texts(
        key,
        who=_name(panel.seat, caption, brief),
        field=caption.id(panel.at),
        credits=panel.credits,
        laser=panel.laser + panel.laser_bonus,
        shield=panel.shield + panel.shield_bonus,
        room=panel.room,
        all=2 * panel.holds,
        fame=panel.fame - panel.infamy,
    )


def _alt_board(look: Look, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    ports = [
        texts(
            "venus-alt-owner",
            who=_name(seat, caption, brief),
            where=counted([where_(id_, caption) for id_, owner in found if owner == seat], caption),
        )
        for found in (sorted(look.sight.ports.items()),)
        for seat in sorted({owner for _, owner in found})
    ]
    if ports and brief < 3:
        yield texts("board-sentence", said=texts("venus-alt-ports", what=ports))
    pirates = [
        where_(id_, caption)
        for id_, mark in sorted(look.sight.marks.items())
        if mark.startswith("pirates")
    ]
    if pirates and brief < 3:
        said = texts("venus-alt-pirates", what=counted(pirates, caption))
        yield texts("board-sentence", said=said)
