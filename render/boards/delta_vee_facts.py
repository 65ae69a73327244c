"""Delta Vee: what can be said of sides, units and compartments, for pictures and words alike."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat
from games.delta_vee.desk_view import ShotView
from games.delta_vee.log_view import LogView, PartView
from games.delta_vee.sheet_view import cell_name, sheet_at
from games.delta_vee.unit_view import UnitView, ahead_of
from games.delta_vee.view import FlashView, View
from render.board import Caption
from render.text import cut, tame

CORE = ("bridge", "engine", "field")


def side_name(view: View, side: int, caption: Caption, room: int = 24) -> str:
    """The side and who plays it."""
    names = [cut(tame(caption.name(unit)), room) for unit in seats_of(view, side)]
    return caption.texts("vee-side", side=side + 1, who=caption.texts.list(names))


def seats_of(view: View, side: int) -> list[Seat]:
    """The seats of a side."""
    return [Seat(seat) for seat, its in enumerate(view.seats) if its == side]


def phase_name(view: View, caption: Caption) -> str:
    """The phase and whose it is."""
    return caption.texts(f"vee-phase-{view.phase}", side=caption.id(f"side-{view.phasing + 1}"))


def turn_name(view: View, caption: Caption) -> str:
    """The game-turn and the last one."""
    return caption.texts("vee-turn", turn=view.turn, turns=view.turns)


def winner_name(view: View, caption: Caption) -> str:
    """Who has won."""
    if view.winner is None:
        return caption.texts("vee-draw")
    return caption.texts("vee-side-wins", side=view.winner + 1)


def score_lines(view: View, caption: Caption) -> list[tuple[int, str]]:
    """Side and figures, which all of a side share; the winners first."""
    result = view.result
    if result is None:
        return []
    found = []
    for side in sorted((0, 1), key=lambda side: (result.places[side], side)):
        row = result.rows[seats_of(view, side)[0]]
        figures = {"points": 0, **dict(zip(result.columns, row, strict=True))}
        scored = "scored" if view.scored else "plain"
        found.append((side, caption.texts("vee-score", **figures, scored=scored)))
    return found


def scenario_name(view: View, caption: Caption) -> str:
    """What the scenario is called; VE1160: the setting says more of one's own than is room for."""
    if view.scenario == "own":
        return caption.texts("vee-scenario-own")
    return caption.texts(f"setting-scenario-{view.scenario}")


def unit_name(unit: UnitView, caption: Caption) -> str:
    """The class of a ship or battlecraft, the kind of a missile, or that it is unknown."""
    if not unit.kind:
        return caption.texts("vee-contact")
    return caption.id(unit.model if unit.kind in {"ship", "craft"} else unit.kind)


def end_name(view: View, unit: UnitView) -> str:
    """The hex to which a unit drifts."""
    return cell_name(view.sheets, (unit.cell, *ahead_of(unit))[-1])


def signs(unit: UnitView, caption: Caption) -> list[tuple[str, str]]:
    """What is special about a unit: the name of a sign, and its words."""
    texts = caption.texts
    found = []
    if unit.field_on:
        found.append(("field", texts("vee-sign-field")))
    if unit.weaving:
        found.append(("weave", texts("vee-sign-weave")))
    if unit.jump:
        found.append(("jump", texts(f"vee-sign-jump-{min(unit.jump, 2)}")))
    if unit.docked:
        found.append(("dock", texts("vee-sign-dock", unit=unit.docked)))
    if unit.orbiting:
        found.append(("orbit", texts("vee-sign-orbit")))
    if unit.asleep:
        found.append(("asleep", texts("vee-sign-asleep")))
    return found


def part_word(part: PartView, caption: Caption) -> str:
    """A word for a compartment; the number of its box while what lies in it is unknown."""
    if part.kind:
        return caption.texts(f"vee-word-{part.kind}")
    return caption.texts("vee-word-pod", number=part.part.removeprefix("pod-"))


def part_name(part: PartView, caption: Caption) -> str:
    """A compartment with the number of its box and what lies in it."""
    if part.part in CORE:
        return caption.id(part.part)
    number = part.part.removeprefix("pod-")
    if not part.kind:
        return caption.id(part.part)
    return caption.texts("board-named", name=number, what=caption.id(part.kind))


def flash_name(flash: FlashView, caption: Caption) -> str:
    """Something that has just happened, in words."""
    texts = caption.texts
    what = texts(f"vee-flash-{flash.kind}", by=flash.by, target=flash.target)
    return texts("vee-flash-hit" if flash.hit else "vee-flash-miss", what=what)


def state_name(log: LogView, caption: Caption) -> str:
    """Where a ship is that is not on the sheets."""
    return caption.texts(f"vee-fate-{log.fate}" if log.fate else "vee-none-yet")


def ships(view: View, side: int) -> list[LogView]:
    """The logs of a side, by letter."""
    return sorted((log for log in view.logs if log.side == side), key=lambda log: log.letter)


def launched(view: View, side: int) -> list[UnitView]:
    """What the ships of a side have launched, and is in play, by number."""
    found = [unit for unit in view.units if unit.side == side and "x" in unit.id]
    return sorted(found, key=lambda unit: int(unit.id.partition("x")[2]))


def plan_lines(view: View, caption: Caption) -> list[str]:
    """VE1200: the plan in the making: its words, where it leads to, what it costs."""
    draft, texts = view.draft, caption.texts
    if draft is None or view.over:
        return []
    said = [caption.id(word) for word in draft.words]
    unit = view.unit(draft.unit)
    here = draft.course[-1] if draft.course else (unit.cell if unit is not None else (0, 0))
    on = sheet_at(view.sheets, here) is not None
    end = cell_name(view.sheets, here) if on else texts("vee-off-map")
    clock = caption.id(f"clock-{draft.direction}")
    return [
        texts.row(said) if said else texts("vee-plan-none"),
        texts("vee-plan-end", direction=clock, velocity=draft.velocity, hex=end),
        texts(
            "vee-plan-cost",
            cost=draft.cost,
            energy=draft.energy,
            moves=draft.moves,
            slow="slow" if draft.slow else "free",
            battles=draft.battles,
        ),
    ]


def plan(view: View, caption: Caption) -> list[str]:
    """The same under the name of the unit, and the plans for others that are put aside."""
    lines = plan_lines(view, caption)
    if view.draft is not None and lines:
        lines = [caption.texts("vee-plan", unit=caption.id(view.draft.unit)), *lines]
    return [*lines, *aside(view, caption)]


def aside(view: View, caption: Caption) -> list[str]:
    """VE1200: what "done" gives besides the plan in hand."""
    return [
        caption.texts(
            "vee-plan-aside",
            unit=caption.id(unit),
            words=caption.texts.row(map(caption.id, words)),
        )
        for unit, words in view.aside
    ]


def best(shots: Sequence[ShotView]) -> list[ShotView]:
    """The fires, the likeliest first, then the cheapest."""
    return sorted(shots, key=lambda s: (-s.chance, s.cost, s.target, s.weapon, s.mode))


def stowing(view: View, caption: Caption) -> list[str]:
    """VE1010: the box that is filled next, and what fills those before it."""
    if not view.stowing:
        return []
    ship, box, *filled = view.stowing
    number = box.removeprefix("pod-")
    said = [caption.texts("vee-stowing", ship=caption.id(ship), number=number)]
    if filled:
        pods = (
            caption.texts("board-named", name=number, what=caption.id(kind))
            for number, kind in enumerate(filled, 1)
        )
        said.append(caption.texts("vee-stowed", pods=caption.texts.row(pods)))
    return said


def standing(view: View, caption: Caption) -> list[str]:
    """The viewer's orders against the default."""
    found = (order.partition("=") for order in view.never)
    return [caption.texts(f"vee-never-{verb}", unit=caption.id(unit)) for verb, _, unit in found]


def figures(log: LogView, caption: Caption) -> str:
    """The ratings of a ship, and what it may still do in a phase."""
    texts = caption.texts
    said = texts("vee-rest", burn=log.burn, velocity=log.velocity, maneuver=log.maneuver)
    if log.fires is None or log.commands is None:
        return said
    left = texts("vee-left", fires=log.fires, commands=log.commands)
    return texts.row([said, left], "semicolon")


def craft_name(craft: tuple[str, int, bool], caption: Caption) -> str:
    """A battlecraft in its pod."""
    model, energy, ready = craft
    said = caption.texts("vee-craft", model=caption.id(model), energy=energy)
    return caption.texts.row([said, caption.texts("vee-ready")]) if ready else said
