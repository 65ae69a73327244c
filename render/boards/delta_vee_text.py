"""Delta Vee: the board in equally wide letters, and the description of the picture."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from games.delta_vee.log_view import LogView
from games.delta_vee.sheet_view import cell_name
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View
from render.board import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Caption
from render.text import shortest, wrap

from . import delta_vee_facts as facts
from .delta_vee_stakes import stakes

BRIEF = range(7)
"""How much is left out: names of pods and targets, for which letters do; stock; pods and figures;
shots; courses of what was launched; bodies."""
SHOTS = 6
_HOW = ("", "", "-middle", "-short", "-short")
"""How units are described, each briefer than the one before."""


def text(view: View, caption: Caption) -> str:
    """The board as lines of at most TEXT_WIDTH columns, as much as there is room for."""
    versions = ("\n".join(_lines(view, caption, brief)) for brief in BRIEF)
    return shortest(versions, TEXT_ROOM)


def _lines(view: View, caption: Caption, brief: int) -> Iterator[str]:
    for said in _sentences(view, caption, brief):
        yield from wrap(said, TEXT_WIDTH)


def _sentences(view: View, caption: Caption, brief: int) -> Iterator[str]:
    texts = caption.texts
    if view.result is not None:
        yield from _final(view, caption)
    elif view.over:
        yield facts.scenario_name(view, caption)
        yield texts(f"over-{view.over}")
    else:
        yield caption.asked
        yield texts.row([facts.scenario_name(view, caption), facts.turn_name(view, caption)])
        yield facts.phase_name(view, caption)
        yield from stakes(view, caption)
    yield from (facts.flash_name(flash, caption) for flash in view.flashes[-4:])
    yield from facts.plan(view, caption)
    yield from facts.stowing(view, caption)
    yield from facts.standing(view, caption)
    if brief < 4:
        yield from shots(view, caption, named=brief < 1)
    for side in (0, 1):
        yield from _side(view, side, caption, brief)
    if brief < 6:
        yield from _bodies(view, caption)
    if brief < 2:
        yield texts("vee-text-key")


def _final(view: View, caption: Caption) -> Iterator[str]:
    texts = caption.texts
    yield facts.scenario_name(view, caption)
    winner = facts.winner_name(view, caption)
    yield texts("board-labelled", label=texts("vee-final"), what=winner)
    yield texts(f"over-{view.over}")
    yield from _scores(view, caption)


def _scores(view: View, caption: Caption) -> Iterator[str]:
    """A line for each side, the winners first."""
    texts = caption.texts
    for side, told in facts.score_lines(view, caption):
        yield texts("board-labelled", label=texts("vee-side-short", side=side + 1), what=told)


def _side(view: View, side: int, caption: Caption, brief: int) -> Iterator[str]:
    said = facts.side_name(view, side, caption, 24 if brief < 5 else 8)
    if view.scored:
        said = caption.texts.row([said, caption.texts("vee-points", points=view.points[side])])
    owes = [seat for seat in view.waiting if view.seats[seat] == side]
    yield f"> {said}" if owes else said
    for log in facts.ships(view, side):
        yield _ship(view, log, caption, brief)
        if brief < 2:
            yield from _stock(log, caption)
    for unit in facts.launched(view, side):
        yield caption.texts.row(_flight(view, unit, caption, brief))


def _ship(view: View, log: LogView, caption: Caption, brief: int) -> str:
    texts, unit = caption.texts, view.unit(log.id)
    if unit is None:
        fate = facts.state_name(log, caption)
        facts_ = [
            texts("vee-text-gone", unit=log.id, what=caption.id(log.model), fate=fate),
        ]
    else:
        facts_ = _flight(view, unit, caption, brief)
    if log.energy is not None and not log.fate:
        facts_[1:1] = [texts("vee-energy-of", energy=log.energy, capacity=log.capacity or 0)]
    facts_ += hits(log, caption)
    if brief < 3 and not log.fate:
        facts_.append(texts("vee-text-pods", pods=_pods(log, caption, named=brief < 1)))
    return texts.row(facts_)


def _pods(log: LogView, caption: Caption, *, named: bool) -> str:
    """What pods a ship has, each as a word or as a few letters."""
    texts, kinds = caption.texts, Counter(log.pods).items()
    pods = [
        (f"{n}x" if n > 1 else "")
        + (texts(f"vee-word-{kind}") if named else texts(f"vee-short-{kind}"))
        for kind, n in kinds
    ]
    # A word may be two, which only a comma parts from the next.
    return texts.row(pods) if named else texts.row(pods, "space")


def _flight(view: View, unit: UnitView, caption: Caption, brief: int) -> list[str]:
    """Where a unit comes from, is, and drifts to; heading, velocity, and what is special."""
    texts = caption.texts
    come = cell_name(view.sheets, unit.path[0]) if unit.path else unit.hex
    end = facts.end_name(view, unit)
    way = texts("vee-text-course", **{"from": come, "here": unit.hex, "to": end})
    still = come == unit.hex == end or (brief > 4 and "x" in unit.id)
    said = texts(
        "vee-text-unit",
        unit=unit.id,
        what=facts.unit_name(unit, caption),
        course=unit.hex if still else way,
        direction=unit.direction,
        velocity=unit.velocity,
    )
    found = [said, *(words for _, words in facts.signs(unit, caption))]
    if unit.energy is not None and unit.kind != "ship":
        found.append(texts("vee-energy", energy=unit.energy))
    return found


def hits(log: LogView, caption: Caption) -> list[str]:
    """The compartments that are not sound, by their state."""
    found: dict[str, list[str]] = defaultdict(list)
    for part in log.parts:
        if part.condition != "sound":
            found[part.condition].append(facts.part_word(part, caption))
    return [
        caption.texts(
            "vee-text-hits",
            condition=caption.id(condition),
            parts=caption.texts.row(found[condition]),
        )
        for condition in ("vulnerable", "damaged", "destroyed")
        if condition in found
    ]


def _stock(log: LogView, caption: Caption) -> Iterator[str]:
    """What lies in the boxes of an own ship: missiles, those prepared, battlecraft."""
    if log.energy is None or log.fate:
        return
    texts = caption.texts
    for part in log.parts:
        said = [
            texts("vee-text-stock", count=count, kind=texts(f"vee-missile-{kind}"))
            for kind, count in part.stock
        ]
        for kind, count in Counter(part.ready).items():
            known = texts("vee-text-stock", count=count, kind=texts(f"vee-missile-{kind}"))
            said.append(texts("board-named", name=known, what=texts("vee-ready")))
        if part.craft is not None:
            said.append(facts.craft_name(part.craft, caption))
        if said:
            name = facts.part_name(part, caption)
            yield "  " + texts("board-labelled", label=name, what=texts.row(said))


def shots(view: View, caption: Caption, *, named: bool) -> Iterator[str]:
    """The fires that can be ordered, the likeliest first; their targets with names or without."""
    if not view.shots:
        return
    texts = caption.texts
    yield texts("vee-text-shots", unit=view.hand)
    for shot in facts.best(view.shots)[:SHOTS]:
        figures = texts(
            "vee-shot-figures", range=shot.range, relative=shot.relative, value=shot.value
        )
        chance = texts("vee-shot-chance", chance=shot.chance)
        cost = texts("vee-shot-cost", cost=shot.cost)
        unit = view.unit(shot.target) if named else None
        target = shot.target
        if unit is not None:
            target = texts("board-noted", what=target, note=facts.unit_name(unit, caption))
        what = texts.row([target, caption.id(shot.weapon), caption.id(shot.mode)], "space")
        yield texts("board-labelled", label=what, what=texts.row([figures, chance, cost]))
    if len(view.shots) > SHOTS:
        yield texts("vee-shots-more", count=len(view.shots) - SHOTS)


def _bodies(view: View, caption: Caption) -> Iterator[str]:
    texts = caption.texts
    for key, cells in (("planets", view.planets), ("asteroids", view.asteroids)):
        if cells:
            hexes = texts.row((cell_name(view.sheets, cell) for cell in cells), "space")
            yield texts(f"vee-text-{key}", hexes=hexes)
    yield texts("vee-text-sheets", names=texts.row((sheet.name for sheet in view.sheets), "space"))
    leave = [sheet.name for sheet in view.sheets if sheet.x in view.jumps]
    if leave:
        yield texts("vee-text-jumps", names=texts.row(leave, "space"))


def alt(view: View, caption: Caption) -> str:
    """The picture in sentences; facts that matter less are left out where there is no room."""
    return shortest((_told(view, caption, brief) for brief in range(5)), ALT_ROOM)


def _told(view: View, caption: Caption, brief: int) -> str:
    texts = caption.texts
    known = {"game": texts("game-name"), "scenario": facts.scenario_name(view, caption)}
    if view.result is not None:
        winner = facts.winner_name(view, caption)
        said = [texts("vee-alt-final", **known, turn=view.turn, winner=winner)]
        said += [texts("board-sentence", said=line) for line in _scores(view, caption)]
    elif view.over:
        said = [texts("vee-alt-open", **known, turn=view.turn, why=texts(f"over-{view.over}"))]
    else:
        phase = facts.phase_name(view, caption)
        turns = {"turn": view.turn, "turns": view.turns}
        head = texts("vee-alt-head", **known, **turns, phase=phase)
        said = [*caption.opening(), head, *stakes(view, caption)]
    if brief < 2:
        flashes = (facts.flash_name(flash, caption) for flash in view.flashes[-4:])
        said += [texts("board-sentence", said=line) for line in flashes]
    if brief < 3:
        said += [texts("board-sentence", said=line) for line in facts.plan(view, caption)]
    for side in (0, 1):
        said.append(_alt_side(view, side, caption, brief))
    return texts.row(said, "sentence")


def _alt_side(view: View, side: int, caption: Caption, brief: int) -> str:
    texts = caption.texts
    told = []
    units = [unit for unit in view.units if unit.side == side]
    for unit in units[: (40, 40, 40, 16, 8)[brief]]:
        key = f"vee-alt-unit{_HOW[brief]}"
        line = texts(
            key,
            unit=unit.id,
            what=facts.unit_name(unit, caption),
            here=unit.hex,
            direction=unit.direction,
            velocity=unit.velocity,
        )
        log = view.log(unit.id)
        extra = [words for _, words in facts.signs(unit, caption)] if brief < 3 else []
        extra += hits(log, caption) if log is not None and brief < 1 else []
        told.append(texts.row([line, *extra]))
    if len(told) < len(units):
        told.append(texts("vee-alt-more", count=len(units) - len(told)))
    gone = [log for log in facts.ships(view, side) if log.fate]
    told += [texts("board-named", name=log.id, what=facts.state_name(log, caption)) for log in gone]
    head = facts.side_name(view, side, caption, (24, 24, 12, 8, 6)[brief])
    if view.scored:
        head = texts("board-noted", what=head, note=texts("vee-points", points=view.points[side]))
    if told:
        head = texts("board-labelled", label=head, what=texts.row(told, "semicolon"))
    return texts("board-sentence", said=head)
