"""How the broker goes about contracts: with bribes in its plans, and bids where they hurt."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Choice, Offer, Phrase, Thought, plain_phrase
from games.delta_v.parts import OMNIDIUM, points
from games.delta_v.phrases import phrase
from games.delta_v.scoring import SPENT
from games.delta_v.view import AttemptView

from . import contracts
from .planner import BRIBE, EXTRA, SWING, Planner
from .plans import Tile


def declare(mind: Planner, offers: Sequence[Offer]) -> Thought:
    """What brings most on average."""
    asked = {contract: minerals for contract, minerals, _ in mind.view.contracts}
    best = max(offers, key=lambda offer: mind.worth(asked[offer.ids[0]]))
    made = mind.plan(asked[best.ids[0]])
    if made.sure:
        args = (("points", made.points), ("bribes", len(made.bribes)))
        return mind.first([best], Phrase("reason-plan", args))
    if len(made.lacking) > 1:
        return mind.first([best], Phrase("reason-plan-far", (("missing", len(made.lacking)),)))
    lacks = ("lacks", plain_phrase(made.lacking[0]))
    return mind.first([best], Phrase("reason-plan-short", (lacks,)))


def reveal(mind: Planner, offers: Sequence[Offer]) -> Thought:
    """The next tile of a plan; else one that it has not seen; else what all know already."""
    attempt = mind.view.attempt
    assert attempt is not None
    cells = [offer.ids[0] for offer in offers]
    unknown = mind.unknown_first(cells)
    if attempt.bid:
        return _answer(mind, attempt, unknown or cells)
    made = mind.plan(attempt.minerals, attempt.counts_as)
    if made.sure and made.tiles:
        return _turn_up(mind, attempt, made.tiles[0])
    if unknown:
        return _search(mind, unknown, made.lacking)
    for cell in cells:
        if mind.is_welcome(mind.known.get(cell, "")):
            return Thought(Choice("reveal", (cell,)), contracts.why_welcome(mind, cell))
    junk = [tile.cell for tile in mind.stock if tile.mineral not in attempt.fits]
    cell = junk[-1] if junk else mind.dice.pick(cells)
    return Thought(Choice("reveal", (cell,)), Phrase("reason-give-up"))


def _turn_up(mind: Planner, attempt: AttemptView, tile: Tile) -> Thought:
    same = sum(each.mineral == tile.mineral for each in mind.stock)
    if tile.mineral == OMNIDIUM:
        why = contracts.why_omnidium(mind, tile.cell)
    elif tile.mineral in attempt.fits:
        why = contracts.why_fits(mind, tile.cell, same)
    else:
        why = contracts.why_misfit(mind, tile.cell)
    return Thought(Choice("reveal", (tile.cell,)), why)


def _search(mind: Planner, cells: Sequence[str], lacking: Sequence[str]) -> Thought:
    why = contracts.why_search(mind, tuple(map(plain_phrase, lacking)), lacking)
    return Thought(Choice("reveal", (mind.dice.pick(cells),)), why)


def _answer(mind: Planner, attempt: AttemptView, cells: Sequence[str]) -> Thought:
    """DV72: a tile of the mineral, Omnidium, or another one for the same counter."""
    wild = [tile for tile in mind.stock if tile.mineral == OMNIDIUM]
    found = [tile for tile in mind.stock if tile.mineral == attempt.bid] + wild
    if not found and attempt.bid in mind.me.bribes:
        found = mind.stock
    return _turn_up(mind, attempt, found[0]) if found else _search(mind, cells, [attempt.bid])


def replace(mind: Planner, offers: Sequence[Offer]) -> Thought:
    """Pay if it can complete the contract then, and that brings more than it costs."""
    attempt = mind.view.attempt
    assert attempt is not None
    if attempt.bid:
        return contracts.pay(mind, attempt, offers[0])
    up = sum(points(mind.view.face(cell)) for cell in attempt.cells)
    made = {o: mind.plan(attempt.minerals, attempt.counts_as, o.ids[0]) for o in offers}
    sure = [offer for offer in offers if made[offer].sure]
    if not sure:
        return contracts.give_up(mind, min(len(each.lacking) for each in made.values()))

    def gain(offer: Offer) -> float:
        return up + made[offer].points - BRIBE * len(made[offer].bribes)

    best = max(sure, key=gain)
    if gain(best) <= SPENT + BRIBE:
        args = (("points", up + made[best].points), ("cost", SPENT))
        return mind.first(mind.offers["fail"], Phrase("reason-cheap", args))
    return contracts.pay(mind, attempt, best)


def bid(mind: Planner, offers: Sequence[Offer]) -> Thought | None:
    """Bid what they can hardly answer, if the contract is worth it."""
    attempt = mind.view.attempt
    assert attempt is not None
    answer = {offer: _answered(mind, attempt, offer) for offer in offers}
    best = min(offers, key=lambda offer: answer[offer])
    won = sum(points(mind.view.face(cell)) for cell in attempt.cells)
    swing = SWING / len(mind.rivals)  # whoever bids does it for all the others too
    if (1 - answer[best]) * swing * won <= answer[best] * (SPENT + BRIBE + EXTRA):
        return None
    name, chance = ("mineral", phrase(best.ids[0])), ("chance", round(10 * answer[best]))
    return mind.first([best], Phrase("reason-bid-hard", (name, chance, ("points", won))))


def _answered(mind: Planner, attempt: AttemptView, offer: Offer) -> float:
    return mind.answers(mind.view.players[attempt.seat], attempt.cells, offer.ids[0])


def pass_(mind: Planner, offers: Sequence[Offer]) -> Thought:
    """Let a contract go, or keep an incident for later."""
    attempt = mind.view.attempt
    if attempt is None or "bid" not in mind.offers:
        return contracts.pass_(mind, offers)
    easiest = min(_answered(mind, attempt, offer) for offer in mind.offers["bid"])
    args = (("chance", round(10 * easiest)), ("cost", SPENT))
    return mind.first(offers, Phrase("reason-bid-easy", args))
