"""Contracts: which to try, which tiles to turn up, what bribes are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Choice, Offer, Phrase, Thought, plain_phrase
from games.delta_v.hints.reading import fitting as would_fit
from games.delta_v.hints.reading import hidden
from games.delta_v.parts import OMNIDIUM, mineral, points
from games.delta_v.phrases import phrase
from games.delta_v.scoring import SPENT
from games.delta_v.view import AttemptView

from . import incidents
from .mind import Mind

LARGE = 3
"""Tiles of a contract that may be worth a bid."""
RARE = 4
"""Tiles of a mineral, with those turned up, with which it may be worth a bid."""


def declare(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """The largest contract that can be completed; else the smallest risk."""
    asked = {contract: minerals for contract, minerals, _ in mind.view.contracts}
    ranked = sorted(offers, key=lambda o: (mind.missing(asked[o.ids[0]]), -len(asked[o.ids[0]])))
    return mind.first(ranked, _why_contract(mind, asked[ranked[0].ids[0]]))


def _why_contract(mind: Mind, minerals: Sequence[str]) -> Phrase:
    all_, missing, supply = ("all", len(minerals)), mind.missing(minerals), mind.supply()
    if missing:
        return Phrase("reason-contract-short", (all_, ("missing", missing), mind.kept))
    if bribes := max(0, (Counter(minerals) - supply).total() - supply[OMNIDIUM]):
        return Phrase("reason-contract-bribes", (("bribes", bribes),))
    return Phrase("reason-contract-sure", (all_,))


def reveal(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """What is known and wanted; but unknown tiles first while something is not known."""
    attempt = mind.view.attempt
    assert attempt is not None
    minerals, found = attempt.minerals, attempt.counts_as
    if attempt.bid:
        minerals, found = (attempt.bid,), ()
    cells = [offer.ids[0] for offer in offers]
    unknown = [cell for cell in cells if cell not in mind.known]
    missing = mind.missing(minerals, found)
    need = Counter(minerals) - Counter(found)
    if unknown and missing:
        choice = Choice("reveal", (mind.dice.pick(unknown),))
        return Thought(choice, _what_lacks(mind, attempt, need, missing))
    known = {cell: name for cell in cells if (name := mineral(mind.known.get(cell, "")))}
    welcome = [cell for cell in cells if missing and mind.is_welcome(mind.known.get(cell, ""))]
    for why, fitting in (
        (why_fits, [cell for cell, name in known.items() if name in need]),
        (why_omnidium, [cell for cell, name in known.items() if name == OMNIDIUM]),
        (why_welcome, welcome),
        (why_misfit, list(known)),  # to be replaced by a counter, or all is lost
    ):
        if fitting:
            best = max(fitting, key=lambda cell: (points(mind.known[cell]), cell))
            return Thought(Choice("reveal", (best,)), why(mind, best, len(fitting)))
    choice = Choice("reveal", (mind.dice.pick(unknown or cells),))
    return Thought(choice, Phrase("reason-all-fail"))


def _what_lacks(mind: Mind, attempt: AttemptView, need: Counter[str], missing: int) -> Phrase:
    """What is not known to lie anywhere; by name, unless Omnidium may stand for some of it."""
    lacking = need - mind.supply()
    if lacking.total() > missing:
        more = Phrase("reason-more-minerals", (("missing", missing),))
        return why_search(mind, more, attempt.fits)
    return why_search(mind, tuple(map(plain_phrase, lacking)), tuple(lacking))


def why_search(mind: Mind, lacks: Phrase | tuple[Phrase, ...], minerals: Sequence[str]) -> Phrase:
    """What is still to be found, and how many hidden tiles would fit."""
    left = hidden(mind.view)
    odds = (("fit", would_fit(left, minerals)), ("tiles", left.total()))
    return Phrase("reason-search", (("lacks", lacks), *odds))


def why_fits(mind: Mind, cell: str, count: int) -> Phrase:
    """The tile fits, the best or the only one that does."""
    tile = phrase(mind.known[cell])
    return Phrase("reason-fits", (("tile", tile), ("count", count), mind.kept))


def why_omnidium(mind: Mind, cell: str, _count: int) -> Phrase:
    """Omnidium fits, and nothing else."""
    return Phrase("reason-omnidium", (("tile", phrase(mind.known[cell])), mind.kept))


def why_welcome(mind: Mind, cell: str, _count: int) -> Phrase:
    """An incident is good to have."""
    why = incidents.why_turn_up(mind, mind.known[cell])
    return Phrase("reason-welcome", (("why", why),))


def why_misfit(mind: Mind, cell: str, _count: int) -> Phrase:
    """A counter can make it fit."""
    attempt = mind.view.attempt
    if attempt is None or not set(attempt.fits).intersection(mind.me.bribes):
        return Phrase("reason-all-fail")
    return Phrase("reason-misfit", (("tile", phrase(mind.known[cell])), mind.kept))


def replace(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Pay if what is still missing is known to lie somewhere."""
    attempt = mind.view.attempt
    assert attempt is not None
    missing = {o: mind.missing(attempt.minerals, attempt.counts_as, o.ids[0]) for o in offers}
    paid = next((o for o in offers if attempt.bid or not missing[o]), None)
    if paid is None:
        return give_up(mind, min(missing.values()))
    return pay(mind, attempt, paid)


def pay(mind: Mind, attempt: AttemptView, paid: Offer) -> Thought:
    """Replace a tile, and say what is complete with it."""
    bribe = ("mineral", phrase(paid.ids[0]))
    left = 0 if attempt.bid else len(attempt.minerals) - len(attempt.counts_as) - 1
    if left:
        return mind.first([paid], Phrase("reason-replace", (bribe, ("left", left))))
    won = sum(points(mind.view.face(cell)) for cell in attempt.cells)
    return mind.first(
        [paid], Phrase("reason-replace-last", (bribe, ("cost", SPENT), ("points", won)))
    )


def give_up(mind: Mind, missing: int) -> Thought:
    """Let the attempt fail: a counter would not be enough."""
    args = (("missing", missing), ("cost", SPENT), mind.kept)
    return mind.first(mind.offers["fail"], Phrase("reason-fail", args))


def bid(mind: Mind, offers: Sequence[Offer]) -> Thought | None:
    """Bid on a large contract, with a rare mineral of which they have no counter themselves."""
    attempt = mind.view.attempt
    if attempt is None or len(attempt.cells) < LARGE:
        return None
    theirs = mind.view.players[attempt.seat].bribes
    left = Counter(mineral(face) for face, count in mind.view.left for _ in range(count))
    names = {offer: offer.ids[0] for offer in offers}
    hard = [o for o, name in names.items() if name not in theirs and left[name] <= RARE]
    if not hard:
        return None
    rare = min(hard, key=lambda offer: (left[offer.ids[0]], offer.ids))
    won = sum(points(mind.view.face(cell)) for cell in attempt.cells)
    args = (("mineral", phrase(rare.ids[0])), ("tiles", left[rare.ids[0]]), ("points", won))
    return mind.first([rare], Phrase("reason-bid", args))


def pass_(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Let a contract go, or keep an incident for later."""
    attempt = mind.view.attempt
    if attempt is None:
        return mind.first(offers, incidents.why_keep_back(mind))
    tiles, cost = len(attempt.cells), ("cost", SPENT)
    if tiles < LARGE:
        return mind.first(offers, Phrase("reason-small", (("tiles", tiles), cost)))
    return mind.first(offers, Phrase("reason-save-bribe", (cost,)))
