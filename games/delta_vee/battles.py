"""The battle commands, and the conditions of each kind: ``tow`` is the kind of ``tow-2A``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, TypeAlias

from .conditions import Condition, left, of_each
from .draft import TOWING, Draft, beams_of, to_be, tows
from .parts import MISSILES
from .state import State
from .units import CRAFT, GUIDED, Pod, Unit

ALONE: Final = ("search", "lower-field", "raise-field")
KINDS: Final = (
    *ALONE,
    *("prepare", "ready-craft", "launch-craft", "control", "undock", "tow", "dock"),
)
RAISE: Final = frozenset(("raise-field",))
TOW: Final = frozenset(("tow",))
DOCK: Final = frozenset(("dock",))


def kind_of(word: str) -> str:
    """What kind of battle command a word is, or the empty string."""
    if word in TOWING:
        return ""
    return next((kind for kind in KINDS if word == kind or word.startswith(f"{kind}-")), "")


FIGHTING: Final = (
    Condition(
        "battle-commands-left", frozenset(KINDS), lambda _, draft: draft.battles > 0
    ),  # VE520
    Condition("one-search", frozenset(("search",)), lambda _, draft: "search" not in draft.used),
    Condition("field-up", frozenset(("lower-field",)), lambda _, draft: draft.field_on),
    Condition(
        "field-down",  # VE731
        frozenset(("raise-field", "launch-craft", "tow", "dock")),
        lambda _, draft: not draft.field_on,
    ),
    Condition("field-works", RAISE, lambda _, draft: draft.unit.field_class > 0),  # VE890
    # VE712: neither with an active force field nor docked.
    Condition("no-jump", DOCK, lambda _, draft: not draft.jump),
    Condition("no-jump", RAISE, lambda _, draft: draft.jump not in {2, 3}),
    # VE731, VE732: with one ship only, and without an active force field.
    Condition("undocked", TOW, lambda _, draft: not draft.unit.docked),
    Condition("undocked", RAISE | DOCK, lambda _, draft: not (draft.unit.docked or draft.docks)),
    Condition(
        "docked",
        frozenset(("undock",)),
        lambda _, draft: bool(draft.unit.docked) and "undock" not in draft.used,
    ),
    # VE750, VE760
    Condition("energy-left", RAISE, lambda _, draft: draft.unit.ratings.burn <= draft.energy),
    # VE560: each tractor pod that works holds one unit a phase.
    Condition("tractor-beam", TOW, lambda _, draft: draft.held < len(beams_of(draft.unit))),
)
OF_KINDS: Final = of_each(KINDS, FIGHTING)


def battles(state: State, draft: Draft) -> Iterator[str]:
    """The battle commands against which nothing stands."""
    kinds = left(KINDS, FIGHTING, state, draft)
    if not kinds:
        return
    yield from (kind for kind in kinds if kind in ALONE)
    for pod in draft.unit.boxes:
        if pod.works:
            yield from _preparations(draft, pod, kinds)
    yield from _controls(state, draft)
    if "undock" in kinds:
        yield "undock"
    contacts = [kind for kind in CONTACTS if kind in kinds]
    for other in state.units if contacts else ():
        for kind in contacts:
            if not contact_lacks(draft, kind, other):
                yield f"{kind}-{other.id}"


def _preparations(draft: Draft, pod: Pod, kinds: Collection[str]) -> Iterator[str]:
    """VE730: missiles and battlecraft to make ready."""
    for kind in MISSILES if pod.prepare else ():
        word = f"prepare-{kind}-{pod.box}"
        if kind in pod.prepare and pod.stock.get(kind, 0) > draft.used.count(word):
            yield word
    if pod.craft is not None:
        ready = "launch-craft" if pod.craft.ready else "ready-craft"
        word = f"{ready}-{pod.box}"
        if ready in kinds and word not in draft.used:
            yield word


def _controls(state: State, draft: Draft) -> Iterator[str]:
    """VE721: guided missiles that the ship has launched from pods that work."""
    unit = draft.unit
    for other in state.units:
        mine = other.kind == GUIDED and other.home == unit.id and other.side == unit.side
        if mine and not (other.fate or other.controlled):
            word = f"control-{other.id}"
            if unit.pods[other.pod].works and word not in draft.used:
                yield word


# -- VE560, VE732: other units --------------------------------------------------------------------

Meets: TypeAlias = Callable[[Draft, Unit], bool]


def energy_to_tow(draft: Draft, other: Unit) -> bool:
    """VE560, VE760."""
    return 2 * other.ratings.burn <= draft.energy


def its_own_pod(draft: Draft, other: Unit) -> bool:
    """VE732: a battlecraft docks in the pod from which it came, if that works."""
    if other.kind != CRAFT:
        return True
    return other.home == draft.unit.id and draft.unit.pods[other.pod].works


TO_BOTH: Final[tuple[tuple[str, Meets], ...]] = (
    ("is-there", lambda draft, it: it is not draft.unit and not (it.fate or it.asleep)),
    ("is-known", lambda draft, it: it.revealed or it.side == draft.unit.side),
    ("is-manned", lambda _, it: not it.is_missile),
    ("its-field-down", lambda _, it: not it.field_on),
    ("it-undocked", lambda draft, it: not it.docked and f"dock-{it.id}" not in draft.used),
)
CONTACTS: Final[dict[str, tuple[tuple[str, Meets], ...]]] = {
    "tow": (
        *TO_BOTH,
        ("in-reach", lambda draft, it: max(tows(draft.unit, it), default=0) > 0),
        ("it-uncommanded", lambda _, it: not it.planned),  # VE1203
        ("energy-left", energy_to_tow),
    ),
    "dock": (
        ("in-one-hex", lambda draft, it: it.place == draft.unit.place),
        *TO_BOTH,
        ("same-course", lambda draft, it: (draft.velocity, draft.direction) == to_be(draft, it)),
        ("its-own-pod", its_own_pod),
        ("it-stays", lambda _, it: not it.jump),  # VE712
    ),
}
"""What another unit must meet (VE560, VE731, VE732)."""


def contact_lacks(draft: Draft, kind: str, other: Unit) -> str:
    """The first condition for towing or docking that another unit does not meet, or nothing."""
    return next((name for name, meets in CONTACTS[kind] if not meets(draft, other)), "")
