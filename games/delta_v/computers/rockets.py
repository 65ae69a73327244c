"""Rockets and looks: where to fly, when to prospect, which tiles to look at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from engine import Choice, Offer, Phrase, Pick, Thought
from games.delta_v.hints.reading import within_reach
from games.delta_v.parts import LINES, OMNIDIUM, mineral
from games.delta_v.phrases import phrase

from .mind import Mind


def look(mind: Mind, pick: Pick) -> Thought:
    """Unknown tiles first."""
    wanted = sorted(pick.items, key=lambda cell: cell in mind.known)[: pick.high]
    seen = sum(cell in mind.known for cell in wanted)
    why = Phrase("reason-look", (("new", len(wanted) - seen), ("seen", seen), mind.kept))
    return Thought(Choice(pick.verb, tuple(item for item in pick.items if item in wanted)), why)


def line(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Any line."""
    offer = mind.dice.pick(offers)
    cells = [each.cell for each in within_reach(mind.view)]
    new = [cell for cell in LINES[offer.ids[0]] if cell in cells and cell in mind.unknown]
    args = (("line", phrase(offer.ids[0])), ("new", len(new)), mind.kept)
    return mind.first([offer], Phrase("reason-line", args))


def fly(mind: Mind, offers: Sequence[Offer]) -> Thought | None:
    """Out to unknown tiles; once there, prospect."""
    if _is_curious(mind):
        return prospect(mind, mind.offers["prospect"])
    if "buy" in mind.offers and mind.in_play < mind.enough:
        why = Phrase("reason-buy", (("rockets", mind.in_play),))
        return mind.first(mind.offers["buy"], why)
    free = mind.free()
    cells = [offer for offer in offers if offer.ids[0] in free]
    if cells and len(mind.fresh()) < mind.moves:
        why = Phrase("reason-fly", (("tiles", len(cells)), mind.kept))
        return mind.first([mind.dice.pick(cells)], why)
    blocking = blocked(mind)
    crashes = [offer for offer in offers if offer.ids[0] in blocking]
    return mind.first(crashes, _why_crash(mind, crashes[0].ids[0])) if crashes else None


def _is_curious(mind: Mind) -> bool:
    """Whether to look now; of whoever forgets it all again, every other time (DV95)."""
    looks = "prospect" in mind.offers and bool(mind.fresh())
    return looks and (mind.view.notebook or mind.dice.below(2) == 0)


def _why_crash(mind: Mind, cell: str) -> Phrase:
    if cell not in mind.known:
        return Phrase("reason-crash-unseen", (("cell", phrase(cell)), mind.kept))
    return Phrase("reason-crash", (("sight", phrase(f"{cell}={mind.known[cell]}")),))


def blocked(mind: Mind) -> set[str]:
    """Tiles that others hold and that are in the way when nothing else helps (DV21).

    First those with a mineral that is needed, then encounters that would be welcome, then
    those of which it does not know what they are.
    """
    if not mind.is_stuck():
        return set()
    supply = mind.supply()
    lacking = {name for minerals in mind.open() for name in Counter(minerals) - supply}
    lacking.add(OMNIDIUM)
    faces = {cell: mind.known.get(cell, "") for cell in mind.held() if cell != mind.view.alien}
    kinds: Sequence[Callable[[str], bool]] = (
        lambda face: mineral(face) in lacking,
        mind.is_welcome,
        lambda face: not face,
    )
    for fits in kinds:
        if found := {cell for cell, face in faces.items() if fits(face)}:
            return found
    return set()


def return_(mind: Mind, offers: Sequence[Offer]) -> Thought | None:
    """Home from tiles that are known, to fly out again, even to where others stand."""
    if _is_curious(mind):
        return prospect(mind, mind.offers["prospect"])
    forgets = not mind.view.notebook
    stale = [offer for offer in offers if forgets or offer.ids[0] not in mind.unknown]
    if not stale:
        return None
    if not mind.is_explored():
        new = len(set(mind.unknown).difference(mind.held()))
        return mind.first(stale, Phrase("reason-return", (("new", new), mind.kept)))
    if blocked(mind) and not mind.me.station:
        return mind.first(stale, Phrase("reason-return-empty"))
    return None


def prospect(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Look at what is new, or for want of anything better."""
    if fresh := dict.fromkeys(mind.fresh()):
        why = Phrase("reason-prospect", (("cells", tuple(map(phrase, fresh))), mind.kept))
        return mind.first(offers, why)
    if "buy" in mind.offers:
        return mind.first(mind.offers["buy"], Phrase("reason-buy-idle", (mind.kept,)))
    return mind.first(offers, Phrase("reason-prospect-idle", (mind.kept,)))


def stop(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Enough rockets are where they can look, or none can get there."""
    fresh = len(mind.fresh())
    key = "reason-stop" if fresh >= mind.moves else "reason-stop-idle"
    return mind.first(offers, Phrase(key, (("rockets", fresh), mind.kept)))
