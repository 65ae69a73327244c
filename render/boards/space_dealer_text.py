"""Space Dealer in words: the text board, the description, and the sentences about timers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.space_dealer.view import (
    CardView,
    DemandView,
    PlanetView,
    PlannedView,
    ProposalView,
    ShipView,
    View,
)
from games.space_dealer.view_timers import TimerView
from locales import opened
from render.board import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Caption
from render.palette import SEATS
from render.text import cut, shortest, tame, wrap

from .space_dealer_parts import DUG, dug, points
from .space_dealer_stakes import stakes

_NAMES = (24, 12, 8, 5)
"""How long names may be in the versions of a description, each briefer than the one before."""


def progress(view: View, caption: Caption) -> str:
    """How far the game is."""
    if not view.ends:
        return caption.texts("dealer-before", count=len(view.settled))
    if view.closing:
        return caption.texts("dealer-closing")
    if view.begins > view.now:
        return caption.texts("dealer-waits")
    key = "dealer-night" if view.dawn else "dealer-played"
    return caption.texts(key, part=view.played // 10)


def doing(look: PlanetView, timer: TimerView, caption: Caption) -> str:
    """What a timer does, and how far it is, as far as the viewer may know."""
    texts = caption.texts
    what = task(look, timer, caption)
    if timer.due:
        return texts("dealer-due", what=what)
    return texts("dealer-part", what=what, part=timer.part // 10) if timer.job else what


def task(look: PlanetView, timer: TimerView, caption: Caption) -> str:
    """A timer and what it is for."""
    texts = caption.texts
    what = texts(f"dealer-job-{timer.job or 'free'}", **_object(look, timer, caption))
    return texts("dealer-timer", timer=caption.id(timer.id), what=what)


def _object(look: PlanetView, timer: TimerView, caption: Caption) -> dict[str, str]:
    """On what a timer stands."""
    if timer.job == "fly":
        ship = next(ship for ship in look.ships if ship.id == timer.on)
        return {"ship": caption.id(ship.id), "to": tame(caption.id(ship.to or ship.at))}
    if timer.job == "plan":
        planned = next(each for each in look.zone if each.slot == timer.on)
        return {"card": caption.id(planned.card or planned.slot)}
    return {"card": caption.id(timer.on)} if timer.job == "use" else {}


def ordered(timer: TimerView, caption: Caption) -> list[str]:
    """For its owner: what follows when the timer has run out, line by line."""
    texts = caption.texts
    lines = [texts("dealer-aim", what=caption.id(timer.aim))] if timer.aim else []
    for (order, when), outlook in zip(timer.queue, timer.outlook, strict=True):
        said = texts("dealer-order", what=caption.id(order), outlook=caption.id(outlook))
        if when != "always":
            said = texts("dealer-order-when", what=said, when=caption.id(when))
        lines.append(said)
    return lines


def agreed(own: PlanetView, caption: Caption) -> Iterator[str]:
    """For their owner: what is answered to proposals, kept of cards drawn, and done at the end."""
    lists = (own.deals, own.wishes, own.last)
    for key, found in zip(("dealer-deals", "dealer-wishes", "dealer-last"), lists, strict=True):
        if found:
            yield caption.texts(key, what=caption.texts.row(map(caption.id, found)))


def text(view: View, caption: Caption) -> str:
    """The board as lines of at most TEXT_WIDTH columns; letters stand for seats and goods."""
    versions = ("\n".join(_lines(view, caption, brief)) for brief in range(4))
    return shortest(versions, TEXT_ROOM)


def _lines(view: View, caption: Caption, brief: int) -> Iterator[str]:
    for said in _paragraphs(view, caption, brief):
        lead = " " if said.startswith(" ") else ""
        for line in wrap(said.strip(), TEXT_WIDTH - len(lead)):
            yield lead + line


def _paragraphs(view: View, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    if view.result is not None:
        yield from _scores(view, caption)
    else:
        yield caption.asked
        yield progress(view, caption)
        yield from stakes(view, caption, lambda seat: cut(tame(caption.name(seat)), _NAMES[brief]))
        yield _piles(view, caption)
    yield from _private(view, caption)
    ring = [_sign(field) for field in view.ring]
    yield texts("dealer-ring", fields="-".join(ring))
    for neutral in view.neutrals:
        facts = [texts("dealer-wants", demand=_demand(neutral.demand))] if neutral.demand else []
        facts += [texts("dealer-lying", goods=neutral.goods.upper())] if neutral.goods else []
        if facts:
            yield texts("board-labelled", label=_sign(neutral.field), what=texts.row(facts))
    for proposal in view.proposals:
        yield _proposed(proposal, caption)
    for look in view.planets:
        yield from _planet(look, caption, brief)


def _scores(view: View, caption: Caption) -> Iterator[str]:
    """The score sheet: a line a player, the winner first."""
    result, texts = view.result, caption.texts
    assert result is not None
    yield texts("board-labelled", label=texts("dealer-final"), what=texts(f"over-{view.over}"))
    for seat in sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat)):
        name = cut(tame(caption.name(view.planets[seat].seat)), 24)
        figures = texts.row(
            texts("figure-of", column=texts(f"column-{column}"), points=points)
            for column, points in zip(result.columns[:-1], result.rows[seat], strict=False)
        )
        total, letter = result.rows[seat][-1], SEATS[seat].letter
        yield texts("board-score", letter=letter, name=name, total=total, figures=figures)


def _piles(view: View, caption: Caption) -> str:
    return caption.texts(
        "dealer-piles",
        second=view.common[0],
        third=view.common[1],
        demands=view.demands,
        attacks=view.attacks,
        advanced=str(view.advanced).lower(),
    )


def _sign(field: str) -> str:
    """A planet by the letter of its owner, a neutral one by its number."""
    kind, _, number = field.partition("-")
    return SEATS[int(number)].letter if kind == "seat" else number


def _private(view: View, caption: Caption) -> Iterator[str]:
    """What the viewer alone knows: orders, planned cards, cards drawn, the pile."""
    own, texts = view.own, caption.texts
    if view.first:
        yield texts("dealer-first", choice=texts.list([caption.id(id_) for id_ in view.first]))
    if own is None or view.over:
        return
    for timer in own.timers:
        yield texts.row([opened(doing(own, timer, caption)), *ordered(timer, caption)], "stop")
    yield from agreed(own, caption)
    for key, cards in (
        ("dealer-text-drawn", own.drawn),
        ("dealer-text-zone", [planned.card for planned in own.zone]),
        ("dealer-text-pile", own.cards),
    ):
        if cards:
            printed = {face.id: face for face in own.faces}
            yield texts(key, cards=texts.list([_printed(printed[id_], caption) for id_ in cards]))


def _printed(face: CardView, caption: Caption) -> str:
    """A card that is not built, and what would be wanted on it."""
    wanted = [_demand(demand) for demand in face.demands]
    return caption.texts.row([_kind(face, caption), *wanted], "space")


def _kind(card: CardView, caption: Caption) -> str:
    """The short name of a card, with the letter of its colour."""
    name = caption.texts(f"dealer-card-{card.kind}")
    if card.kind not in DUG:
        return name
    return caption.texts("board-named", name=name, what=dug(card.id).upper())


def _demand(demand: DemandView) -> str:
    """Goods and points, or the letter of the player who met it."""
    if demand.met is not None:
        return f"{demand.goods.upper()}={SEATS[demand.met].letter}"
    return f"{demand.goods.upper()} {points(demand)}"


def _proposed(proposal: ProposalView, caption: Caption) -> str:
    """A trade in the air."""
    cards = not proposal.place
    return caption.texts(
        "dealer-swap" if cards else "dealer-trade",
        who=SEATS[proposal.seat].letter,
        partner=SEATS[proposal.partner].letter,
        give=proposal.give.upper() or "-",
        want=proposal.want.upper() or "-",
    )


def _plan(planned: PlannedView, caption: Caption) -> str:
    """A card that is not built yet: by its name where the viewer may know it."""
    slot = caption.id(planned.slot)
    if planned.card:
        return caption.texts("dealer-planned-card", slot=slot, card=caption.id(planned.card))
    return caption.texts("dealer-planned", slot=slot, level=planned.level)


def _planet(look: PlanetView, caption: Caption, brief: int) -> Iterator[str]:
    """A player: what they have, then every card with its demands."""
    texts, letter = caption.texts, SEATS[look.seat].letter
    name = cut(tame(caption.name(look.seat)), _NAMES[brief])
    figures = {"points": look.points, "level": look.level, "markers": look.markers}
    known = texts("dealer-figures", **figures)
    yield texts("board-player", letter=letter, name=name, what=known)
    facts = [_ship(ship, caption) for ship in look.ships]
    if look.room:
        facts.append(texts("dealer-depot", goods=look.depot.upper() or "-", room=look.room))
    if brief >= 2 and (made := _made(look)):
        facts.append(texts("dealer-makes", goods=made))
    if brief < 3:
        facts.append(_timers(look, caption))
        left, right = (len(side) for side in look.power)
        facts.append(texts("dealer-power", left=left, right=right))
    yield f" {texts.row(facts, 'semicolon')}"
    if brief < 2:
        for planned in look.zone:
            yield f" {_plan(planned, caption)}"
    cards = [_built(card, caption, brief) for card in look.built]
    cards = [said for said in cards if said]
    if cards:
        yield f" {texts.row(cards)}"


def _made(look: PlanetView) -> str:
    """Where there is no room for buildings: what they make, a star for any good."""
    kinds = {"complex": 2, "fusion": 4}
    return "".join(
        (dug(card.id).upper() if card.kind in DUG else "*") * kinds.get(card.kind, 1)
        for card in look.built
        if card.works and (card.kind in DUG or card.kind == "multi")
    )


def _ship(ship: ShipView, caption: Caption) -> str:
    key = "dealer-ship-flies" if ship.to else "dealer-ship"
    load = ship.load.upper() or "-"
    return caption.texts(key, place=_sign(ship.to or ship.at), load=load)


def _timers(look: PlanetView, caption: Caption) -> str:
    """All timers of a player in a few words."""
    said = []
    for timer in look.timers:
        if not timer.job:
            said.append(caption.texts("dealer-free"))
        elif timer.due:
            said.append("!")
        else:
            said.append(caption.texts("dealer-percent", part=timer.part // 10))
    return caption.texts("dealer-timers", timers=caption.texts.row(said, "space"))


def _built(card: CardView, caption: Caption, brief: int) -> str:
    """A built card: its site, its name where it works, its demands."""
    demands = [_demand(demand) for demand in card.demands if brief == 0 or demand.met is None]
    if brief >= 2:
        return caption.texts.row(demands, "space")
    marks = "".join(
        mark for mark, shown in (("!" * card.attacks, True), ("x", card.blocked)) if shown
    )
    store = f"[{card.store.upper()}]" if card.store else ""
    name = f"{card.site.upper()} {_kind(card, caption)}{marks}{store}"
    if not card.works:
        name = f"({name})"
    return caption.texts.row([name, *demands], "space")


def alt(view: View, caption: Caption) -> str:
    """The picture in sentences; facts that matter less are left out where there is no room."""
    tell = _final if view.result is not None else _running
    briefly = range(len(_NAMES))
    versions = (caption.texts.row(tell(view, caption, brief), "sentence") for brief in briefly)
    return shortest(versions, ALT_ROOM)


def _final(view: View, caption: Caption, brief: int) -> Iterator[str]:
    result, texts = view.result, caption.texts
    assert result is not None
    who = [cut(tame(caption.name(seat)), _NAMES[brief]) for seat in result.winners]
    winners = texts("dealer-winners", who=who, count=len(who))
    yield texts("dealer-alt-final", game=texts("game-name"), winners=winners)
    for seat, row in enumerate(result.rows):
        name = cut(tame(caption.name(view.planets[seat].seat)), _NAMES[brief])
        yield texts("dealer-alt-row", who=name, total=row[-1], markers=row[0])


def _running(view: View, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    yield from caption.opening()
    yield texts("dealer-alt-head", game=texts("game-name"), progress=progress(view, caption))
    yield from stakes(view, caption, lambda seat: cut(tame(caption.name(seat)), _NAMES[brief]))
    for look in view.planets:
        name = cut(tame(caption.name(look.seat)), _NAMES[brief])
        figures = {"points": look.points, "level": look.level, "markers": look.markers}
        facts = [texts("dealer-alt-figures", **figures)]
        facts += [_sails(view, ship, caption, brief) for ship in look.ships]
        if look.depot and brief < 2:
            facts.append(texts("dealer-depot", goods=look.depot.upper(), room=look.room))
        wanted = _wanted(look.demands, caption, brief)
        if wanted:
            facts.append(texts("dealer-wants", demand=wanted))
        yield _sentence(name, texts.row(facts), caption)
    if brief < 2:
        for neutral in view.neutrals:
            if neutral.demand is not None:
                wants = texts("dealer-wants", demand=_demand(neutral.demand))
                yield _sentence(caption.id(neutral.field), wants, caption)


def _sentence(label: str, what: str, caption: Caption) -> str:
    said = caption.texts("board-labelled", label=label, what=what)
    return caption.texts("board-sentence", said=said)


def _sails(view: View, ship: ShipView, caption: Caption, brief: int) -> str:
    """Where a ship is, in words."""
    field = ship.to or ship.at
    owner = next((p.seat for p in view.planets if p.field == field), None)
    if owner is None:  # its number is the end of its name, so it is not cut
        place = caption.texts("dealer-neutral", number=int(_sign(field)))
    else:
        place = cut(tame(caption.name(owner)), 20 - 4 * brief)
    key = "dealer-ship-flies" if ship.to else "dealer-ship"
    return caption.texts(key, place=place, load=ship.load.upper() or "-")


def _wanted(demands: Sequence[DemandView], caption: Caption, brief: int) -> str:
    """The open demands, without the points where there is little room."""
    open_ = [demand for demand in demands if demand.met is None]
    return caption.texts.row(_demand(d) if brief < 3 else d.goods.upper() for d in open_)
