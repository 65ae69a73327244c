"""Space Mission: the board in equally wide letters, and the description of the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from games.space_mission.parts import GATE
from games.space_mission.view import PilotView, PlanetView, View
from render.board import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Caption
from render.palette import SEATS
from render.text import cut, pad, shortest, tame, wrap

from .space_mission_stakes import stakes

_NAMES = (40, 12, 12, 8, 6)
"""How long names may be in the versions of a description, each briefer than the one before."""
_COLUMNS = ("cards", "tiles", "stations", "chips", "gate")


def text(view: View, caption: Caption) -> str:
    """The board as lines of at most TEXT_WIDTH columns; letters stand for seats."""
    lines, shorter = (list(_lines(view, caption, hands=hands)) for hands in (True, False))
    keys = wrap(caption.texts("mission-text-legend"), TEXT_WIDTH)
    versions = ([*lines, *keys], lines, [*shorter, *keys], shorter)
    return shortest(map("\n".join, versions), TEXT_ROOM)


def _lines(view: View, caption: Caption, *, hands: bool) -> Iterator[str]:
    texts = caption.texts
    if view.result is not None:
        yield from _sheet(view, caption)
    else:
        yield from _head(view, caption)
    yield from _own(view, caption, hands=hands)
    for planet in view.planets:
        yield from _planet(view, planet, caption)
    waiting = _ships(view, GATE, caption)
    if waiting:
        yield from _entry(texts("mission-text-gate"), waiting, caption)
    yield from _pilots(view, caption)


def _head(view: View, caption: Caption) -> Iterator[str]:
    texts = caption.texts
    yield from wrap(caption.asked, TEXT_WIDTH)
    parts = [texts("mission-round", round=view.round)]
    parts.append(progress(view, caption))
    if view.last_round:
        parts.append(texts("mission-last-round"))
    yield from wrap(texts.row(parts), TEXT_WIDTH)
    if view.turn is not None:
        name = cut(tame(caption.name(view.turn)), 20)
        yield from wrap(texts("mission-text-turn", who=name, actions=view.actions), TEXT_WIDTH)
    for said in stakes(view, caption, lambda seat: cut(tame(caption.name(seat)), 20)):
        yield from wrap(said, TEXT_WIDTH)
    yield from wrap(texts("mission-text-cards", draw=view.draw, discard=view.discard), TEXT_WIDTH)


def progress(view: View, caption: Caption) -> str:
    """How far it is to the end; the last tiles may be more than it takes."""
    shown = min(view.space, view.end_at)
    return caption.texts("mission-space", open=shown, needed=view.end_at)


def _sheet(view: View, caption: Caption) -> Iterator[str]:
    """The score sheet: one block a player, the winner first."""
    result, texts = view.result, caption.texts
    assert result is not None
    yield texts("mission-final")
    for seat in sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat)):
        name = cut(tame(caption.name(view.pilots[seat].seat)), 24)
        total, letter = result.rows[seat][-1], SEATS[seat].letter
        yield texts("board-player", letter=letter, name=name, what=total)
        figures = texts.row(
            texts("figure-of", column=texts(f"mission-sheet-{column}"), points=points)
            for column, points in zip(result.columns[:-1], result.rows[seat], strict=False)
        )
        yield from wrap("  " + figures, TEXT_WIDTH)


def _planet(view: View, planet: PlanetView, caption: Caption) -> Iterator[str]:
    texts = caption.texts
    low, high = sorted(planet.land)
    name = texts(
        "mission-text-planet",
        planet=caption.id(planet.name),
        jump=planet.jump,
        scan=planet.scan,
        low=low,
        high=high,
    )
    facts = [_pile(planet, caption)]
    if planet.station is not None:
        facts.append(texts("mission-text-station", who=SEATS[planet.station].letter))
    if planet.probes:
        who = _counts(sorted(Counter(planet.probes).items()), caption)
        facts.append(texts("mission-text-probes", who=who))
    facts += _ships(view, planet.name, caption)
    if planet.marked:
        facts.append(texts("mission-text-marked", tiles=_tiles(planet.marked, caption)))
    yield from _entry(name, facts, caption)


def _pile(planet: PlanetView, caption: Caption) -> str:
    if not planet.pile:
        return caption.texts("mission-text-empty")
    key = "mission-text-open" if planet.open else "mission-text-pile"
    return caption.texts(key, count=planet.pile)


def _ships(view: View, place: str, caption: Caption) -> list[str]:
    letters = [SEATS[p.seat].letter for p in view.pilots if p.ship == place]
    who = caption.texts.row(letters, "space")
    return [caption.texts("mission-text-ships", who=who)] if who else []


def _counts(found: Sequence[tuple[int, int]], caption: Caption) -> str:
    return caption.texts.row((f"{SEATS[seat].letter}{count}" for seat, count in found), "space")


def _entry(head: str, facts: Sequence[str], caption: Caption) -> list[str]:
    texts = caption.texts
    said = texts("board-labelled", label=head, what=texts.row(facts)) if facts else head
    return wrap(said, TEXT_WIDTH)


def _pilots(view: View, caption: Caption) -> Iterator[str]:
    """A table of what is public of each player."""
    heads = (caption.texts(f"mission-text-col-{column}") for column in _COLUMNS)
    yield " " * 10 + "".join(cut(head, 5).rjust(6) for head in heads)
    for pilot in view.pilots:
        name = pad(f"{SEATS[pilot.seat].letter} {tame(caption.name(pilot.seat))}", 10)
        yield name + "".join(str(getattr(pilot, column)).rjust(6) for column in _COLUMNS)


def _own(view: View, caption: Caption, *, hands: bool) -> Iterator[str]:
    for said in owned(view, caption, hands=hands):
        yield from wrap(said, TEXT_WIDTH)


def owned(view: View, caption: Caption, *, hands: bool = False) -> list[str]:
    """What the viewer alone sees, in sentences; at the end what everybody has.

    hands: also the cards that everybody held when the match was stopped.
    """
    texts, own = caption.texts, view.own
    if view.over:
        return [
            said
            for pilot in view.pilots
            for said in _revealed(pilot, caption, hand=hands and view.result is None)
        ]
    if own is None:
        return []
    said = []
    if view.looking and view.turn == view.viewer:
        seen = _tiles(view.planet(view.looking).tiles, caption)
        said.append(texts("mission-text-seen", planet=caption.id(view.looking), tiles=seen))
    cards = texts.list([caption.id(id_) for id_ in own.hand])
    said.append(texts("mission-text-hand", cards=cards))
    said.append(texts("mission-text-own", tiles=_tiles(own.taken, caption)))
    return [*said, texts("mission-text-so-far", points=own.points or 0)]


def _revealed(pilot: PilotView, caption: Caption, *, hand: bool) -> Iterator[str]:
    texts, who = caption.texts, cut(tame(caption.name(pilot.seat)), 24)
    yield texts("mission-text-taken", who=who, tiles=_tiles(pilot.taken, caption))
    if hand:
        cards = texts.list([caption.id(id_) for id_ in pilot.hand])
        yield texts("mission-text-held", who=who, cards=cards)


def _tiles(tiles: Sequence[str], caption: Caption) -> str:
    return caption.texts.list(
        [
            caption.texts("mission-tile-count", count=count, tile=caption.id(kind))
            for kind, count in Counter(tiles).items()
        ]
    )


def alt(view: View, caption: Caption) -> str:
    """The picture in sentences; facts that matter less are left out where there is no room."""
    tell = _final if view.result is not None else _running
    versions = (tell(view, caption, brief) for brief in range(len(_NAMES)))
    return shortest(versions, ALT_ROOM)


def _final(view: View, caption: Caption, brief: int) -> str:
    result, texts = view.result, caption.texts
    assert result is not None
    names = [_name(view.pilots[seat], caption, brief) for seat in range(len(view.pilots))]
    winners = texts(
        "mission-winners",
        who=[names[seat] for seat in result.winners],
        count=len(result.winners),
    )
    said = [texts("mission-alt-final", game=texts("game-name"), round=view.round, winners=winners)]
    key = "mission-alt-row" if brief < 3 else "mission-alt-row-short"
    for seat, row in enumerate(result.rows):
        figures = dict(zip(result.columns, row, strict=True))
        said.append(texts("board-sentence", said=texts(key, who=names[seat], **figures)))
    if not brief:
        said += [texts("board-sentence", said=line) for line in owned(view, caption)]
    return texts.row(said, "sentence")


def _running(view: View, caption: Caption, brief: int) -> str:
    texts = caption.texts
    name: Callable[[PilotView], str] = lambda pilot: _name(pilot, caption, brief)  # noqa: E731
    head = texts("mission-alt-head", game=texts("game-name"), round=view.round)
    said = [*caption.opening(), head]
    if view.last_round:
        said.append(texts("mission-alt-last"))
    if view.turn is not None:
        who = name(view.pilots[view.turn])
        said.append(texts("mission-alt-turn", who=who, actions=view.actions))
    said += stakes(view, caption, lambda seat: name(view.pilots[seat]))
    held = owned(view, caption, hands=not brief)
    said += [texts("board-sentence", said=line) for line in held]
    ring = (_described(view, planet, caption, brief) for planet in view.planets)
    said.append(texts("mission-alt-ring", planets=texts.row(ring, "semicolon")))
    key = "mission-alt-pilot" if brief < 2 else "mission-alt-pilot-short"
    for pilot in view.pilots:
        figures = {
            "cards": pilot.cards,
            "tiles": pilot.tiles,
            "stations": pilot.stations,
            "chips": pilot.chips,
            "gate": pilot.gate,
        }
        said.append(texts("board-sentence", said=texts(key, who=name(pilot), **figures)))
    return texts.row(said, "sentence")


def _name(pilot: PilotView, caption: Caption, brief: int) -> str:
    return cut(tame(caption.name(pilot.seat)), _NAMES[brief])


def _described(view: View, planet: PlanetView, caption: Caption, brief: int) -> str:
    texts = caption.texts
    low, high = sorted(planet.land)
    key = "mission-alt-planet" if not brief else "mission-alt-planet-short"
    said = texts(
        key,
        planet=caption.id(planet.name),
        jump=planet.jump,
        scan=planet.scan,
        low=low,
        high=high,
    )
    facts = [said, _pile(planet, caption)]
    names = [_name(pilot, caption, brief) for pilot in view.pilots]
    if planet.station is not None:
        facts.append(texts("mission-text-station", who=names[planet.station]))
    if planet.probes and brief < 3:
        who = [
            texts("board-named", name=names[seat], what=count)
            for seat, count in sorted(Counter(planet.probes).items())
        ]
        facts.append(texts("mission-text-probes", who=who))
    ships = [names[pilot.seat] for pilot in view.pilots if pilot.ship == planet.name]
    if ships and brief < 4:
        facts.append(texts("mission-text-ships", who=ships))
    return texts.row(facts)
