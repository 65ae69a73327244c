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
    """DV72: an answer to a bid, a tile of the mineral, Omnidium, or any with the same counter.

    Otherwise as easy does: while something is lacking, what nobody has seen comes first, even
    where a counter would do. Whatever is found so was free, and the counter stays.
    """
    attempt = mind.view.attempt
    if attempt is None or not attempt.bid:
        return contracts.reveal(mind, offers)
    found = [tile for tile in mind.stock if tile.mineral == attempt.bid]
    found += [tile for tile in mind.stock if tile.mineral == OMNIDIUM]
    if not found and attempt.bid in mind.me.bribes:
        found = mind.stock
    if not found:
        return contracts.reveal(mind, offers)
    best, same = found[0], sum(tile.mineral == found[0].mineral for tile in mind.stock)
    if best.mineral == OMNIDIUM:
        why = contracts.why_omnidium(mind, best.cell, same)
    elif best.mineral == attempt.bid:
        why = contracts.why_fits(mind, best.cell, same)
    else:
        why = contracts.why_misfit(mind, best.cell, same)
    return Thought(Choice("reveal", (best.cell,)), why)


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
