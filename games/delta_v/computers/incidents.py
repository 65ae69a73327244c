"""Incidents: what to turn up, use and steal, whom to strike, and where the alien goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Choice, Offer, Phrase, Thought, as_seat
from games.delta_v.parts import ACQUISITION, ALIEN, LAST_ALIEN, SABOTAGE, SCAN, STATION, points
from games.delta_v.phrases import phrase

from .mind import YOUNG, Mind


def strike(mind: Mind, offers: Sequence[Offer]) -> Thought | None:
    """Strike whoever leads."""
    best = max(player.points for player in mind.view.players)
    leads = mind.view.players[mind.view.active].points == best
    if not leads or best <= mind.me.points:
        return None
    args = (("points", best), ("own", mind.me.points))
    return mind.first(offers, Phrase(f"reason-strike-{offers[0].ids[0]}", args))


def why_keep_back(mind: Mind) -> Phrase:
    """Why not to strike now."""
    best, own = max(player.points for player in mind.view.players), mind.me.points
    incident = ("incident", phrase(mind.view.ambush))
    if own == best:
        return Phrase("reason-keep-back", (incident, ("own", own)))
    behind = ("points", mind.view.players[mind.view.active].points)
    return Phrase("reason-keep-for-leader", (incident, behind, ("best", best)))


def show(mind: Mind, offers: Sequence[Offer]) -> Thought | None:
    """Turn up anything that is welcome."""
    kinds = {offer.ids[0]: mind.view.face(offer.ids[0]) for offer in offers}
    useful = [cell for cell, face in kinds.items() if face != ALIEN]
    if useful:
        why = why_turn_up(mind, kinds[useful[0]])
        return Thought(Choice("show", (useful[0],)), Phrase("reason-show", (("why", why),)))
    if not mind.is_welcome(ALIEN):
        return None
    return mind.first(offers, Phrase("reason-show", (("why", why_turn_up(mind, ALIEN)),)))


def why_turn_up(mind: Mind, face: str) -> Phrase:
    """What is good about an incident that is welcome."""
    if face != ALIEN:
        return Phrase("reason-incident", (("incident", phrase(face)),))
    number = mind.view.encounters + 1
    if number == LAST_ALIEN:
        return Phrase("reason-end-ahead", (("own", mind.me.points), ("best", mind.best_rival)))
    key = "reason-alien-early" if mind.view.encounters < YOUNG else "reason-alien-stuck"
    return Phrase(key, (("number", number), ("last", LAST_ALIEN)))


def hide(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Leave an encounter alone, if that is what was seen."""
    if "show" not in mind.offers:
        return mind.first(offers)
    number = mind.view.encounters + 1
    if number == LAST_ALIEN:
        args = (("own", mind.me.points), ("best", mind.best_rival))
        return mind.first(offers, Phrase("reason-not-ahead", args))
    args = (("number", number), ("last", LAST_ALIEN))
    return mind.first(offers, Phrase("reason-alien-late", args))


def alien_to(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Onto as many rockets of others as possible, and none of one's own."""
    own, others = set(mind.me.rockets), Counter(mind.held())
    cells = [o.ids[0] for o in offers if others[o.ids[0]] and o.ids[0] not in own]
    if not cells:
        return mind.first(mind.offers["alien-stays"], Phrase("reason-alien-stays"))
    best = max(cells, key=lambda cell: (others[cell], cell))
    why = Phrase("reason-alien-to", (("rockets", others[best]),))
    return Thought(Choice("alien-to", (best,)), why)


def steal(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """From whoever has most points; incidents before counters."""
    ranked = sorted(offers, key=lambda o: (-_points_of_victim(mind, o), _is_bribe(o)))
    key = "reason-steal-bribe" if _is_bribe(ranked[0]) else "reason-steal"
    return mind.first(ranked, Phrase(key, (("points", _points_of_victim(mind, ranked[0])),)))


def _points_of_victim(mind: Mind, offer: Offer) -> int:
    return mind.view.players[as_seat(offer.ids[0])].points


def _is_bribe(offer: Offer) -> bool:
    return offer.ids[1].startswith("bribe-")


def use(mind: Mind, offers: Sequence[Offer]) -> Thought | None:
    """Use everything at once, but sabotage only rockets that are in the way."""
    kinds = {offer.ids[0]: offer for offer in offers}
    barred = [cell for cell in mind.held() if cell in mind.known]
    if ACQUISITION in kinds:
        why = Phrase("reason-acquisition", (("rockets", mind.in_play),))
        return mind.first([kinds[ACQUISITION]], why)
    if SCAN in kinds:
        new, tiles = ("new", len(mind.unknown)), ("tiles", mind.in_play)
        return mind.first([kinds[SCAN]], Phrase("reason-scan", (new, tiles, mind.kept)))
    if SABOTAGE in kinds and barred:
        best = max(barred, key=lambda cell: (points(mind.known[cell]), cell))
        return mind.first([kinds[SABOTAGE]], Phrase("reason-sabotage", (_sight(mind, best),)))
    return None


def _sight(mind: Mind, cell: str) -> tuple[str, Phrase]:
    return "sight", phrase(f"{cell}={mind.known[cell]}")


def go_on(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Keep what would not help."""
    return mind.first(offers, Phrase("reason-go-on", (mind.kept,)))


def sabotage(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Any rocket."""
    victim, place = offers[0].ids
    if place in mind.known:
        return mind.first(offers, Phrase("reason-sabotage", (_sight(mind, place),)))
    other = mind.view.players[as_seat(victim)]
    left = other.station + len(other.rockets) - 1
    return mind.first(offers, Phrase("reason-sabotage-any", (("rockets", left),)))


def follow(mind: Mind, offers: Sequence[Offer]) -> Thought | None:
    """With a rocket from the station, if there is one."""
    station = [offer for offer in offers if offer.ids == (STATION,)]
    if not station:
        return None
    cell = ("cell", phrase(mind.view.left_by))
    return mind.first(station, Phrase("reason-follow", (cell,)))


def stay(mind: Mind, offers: Sequence[Offer]) -> Thought:
    """Rockets on asteroids stay there."""
    home = mind.view.left_by == STATION
    return mind.first(offers, Phrase("reason-stay-out" if home else "reason-stay"))
