"""Plans: words folded as far as they can be given, and what may come next (VE1200)."""

from __future__ import annotations

from collections.abc import Sequence

from .battles import ALONE, CONTACTS, OF_KINDS, battles, contact_lacks, energy_to_tow, kind_of
from .conditions import left, unmet
from .draft import TOWING, Draft, begin, take, to_be
from .maneuvers import MANEUVERING, MANEUVERS, OF_MANEUVERS
from .parts import FASTEST
from .placements import placements
from .state import State
from .units import Unit


def drafted(state: State, unit: Unit, words: Sequence[str], *, free: bool = False) -> Draft:
    """The plan with these words, up to the first that cannot be given now (VE1200)."""
    draft = begin(unit, free=free)
    for word in words:
        if not allows(state, draft, word):
            break
        take(state, draft, word)
    return draft


def is_legal(state: State, unit: Unit, words: Sequence[str]) -> bool:
    """Whether a whole plan could be given now."""
    draft = drafted(state, unit, words)
    return len(draft.words) == len(words) and draft.complete


def allows(state: State, draft: Draft, word: str) -> bool:
    """Whether a word may come next."""
    if draft.pending:
        return word in options(state, draft)
    if word in OF_MANEUVERS:
        return not unmet(OF_MANEUVERS[word], state, draft)
    if word in ALONE:
        return not unmet(OF_KINDS[word], state, draft)
    return word in battles(state, draft)


def options(state: State, draft: Draft) -> Sequence[str]:
    """The words that may come next."""
    if draft.pending.startswith("pod-"):
        return placements(draft.direction, draft.velocity, 0)
    if not draft.complete:
        return _tow_words(state, draft)
    found = _tow_words(state, draft) if draft.pending else []
    return [*found, *left(MANEUVERS, MANEUVERING, state, draft), *battles(state, draft)]


def _tow_words(state: State, draft: Draft) -> list[str]:
    """VE560: as many as the beam allows; velocities stay possible."""
    other = state.unit(draft.pending)
    if not energy_to_tow(draft, other):
        return []
    velocity, _ = to_be(draft, other)
    impossible = {FASTEST: "tow-accel", 0: "tow-decel"}.get(velocity)
    return [word for word in TOWING if word != impossible]


def why_not(state: State, draft: Draft, word: str) -> str:
    """The name of the first condition against a word; nothing where none is named."""
    kind = word if word in OF_MANEUVERS else kind_of(word)
    if not kind:
        return ""
    if not draft.complete:
        return "command-whole"
    found = unmet(OF_MANEUVERS.get(kind) or OF_KINDS[kind], state, draft)
    other = state.find(word.removeprefix(f"{kind}-")) if kind in CONTACTS else None
    return found or (contact_lacks(draft, kind, other) if other else "")
