"""Merchant of Venus: what the view tells, gathered for the pictures and words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.helm import fields_to
from games.merchant_of_venus.phrases import course_goal, is_course
from games.merchant_of_venus.view import CaptainView, GuestView, MarketView, View, WareView
from render.board import Board, Caption
from render.scene import Scene

from . import merchant_of_venus_alt as sentences
from . import merchant_of_venus_scenes as scenes
from . import merchant_of_venus_text as words
from .merchant_of_venus_look import Guest, Load, Look, Market, Panel, Upgrade, Ware
from .merchant_of_venus_map import Place, Sight
from .merchant_of_venus_signs import CALLOUTS, PLACES, PLAIN, SIGNS
from .merchant_of_venus_stakes import stakes


def scene(view: View, caption: Caption) -> Scene:
    """The galaxy and a line for each player; at the end the scoring steps."""
    return scenes.scene(look(view, caption), caption)


def near(view: View, caption: Caption) -> Scene | None:
    """What the viewer's decision is about: the market, or what lies around the ship that flies."""
    return scenes.near(look(view, caption), caption)


def hand(view: View, caption: Caption) -> Scene | None:
    """The viewer's ship, and all they own."""
    return scenes.hand(look(view, caption), caption)


def text(view: View, caption: Caption) -> str:
    """The board in equally wide letters."""
    return words.text(look(view, caption), caption)


def alt(view: View, caption: Caption) -> str:
    """The board in sentences."""
    return sentences.alt(look(view, caption), caption)


def notes(view: View, caption: Caption) -> tuple[str, ...]:
    """The ship under way.

    Those who name an exit or answer a jammer must know where it is.
    """
    under_way = [
        words.flight(_panel(captain), caption) for captain in view.captains if captain.points
    ]
    if view.course:  # MV299: of the viewer alone
        goal = caption.id(view.course[-1])
        under_way.append(caption.texts("venus-note-course", field=goal))
    return tuple(under_way)


def look(view: View, caption: Caption) -> Look:
    """What the pictures need to know."""
    prices = {
        (good, market.culture): price for market in view.markets for good, price in market.sought
    }
    return Look(
        round=view.round,
        rounds=view.rounds,
        turn=view.turn,
        viewer=view.viewer,
        sight=_sight(view, caption),
        panels=tuple(_panel(captain) for captain in view.captains),
        markets={market.system: _market(market, prices) for market in view.markets},
        shown=view.shown,
        traded=view.traded,
        challenges=view.unmet,
        met=tuple(id_ for id_ in view.challenges if id_ not in view.unmet),
        over=bool(view.over),
        notes=view.notes,
        top=view.top,
        plan=view.plan,
        waiting=tuple((place, _guest(guest)) for place, guest in view.waiting),
        infamy={each.field: each.infamy for each in view.pirates if each.infamy},
        demands=view.demands,
        piles=dict(view.piles),
        result=view.result,
        stake=view.stake,
        decision=view.decision,
        bills={(bill.verb, bill.id): bill.credits for bill in view.bills},
    )


def _sight(view: View, caption: Caption) -> Sight:
    chosen = {course_goal(id_): id_ for id_ in sorted(caption.chosen)}
    return Sight(
        ships={captain.seat: captain.at for captain in view.captains},
        ports=dict(view.ports),
        drills=dict(view.drills),
        ruins=frozenset(view.ruins),
        marks=dict(view.marks),
        places=_places(view),
        guests=sum(where == GALAXY.base for where, _ in view.waiting),
        course=_course(view, chosen),
        highlighted=frozenset(map(course_goal, caption.highlighted)),
        chosen=chosen,
    )


def _course(view: View, chosen: Mapping[str, str]) -> tuple[str, ...]:
    """The way that is chosen, or that the viewer's ship flies, from where the ship is."""
    for goal, id_ in chosen.items():
        if is_course(id_):
            return fields_to(view.helm, goal)
    if view.viewer is None or not view.course:
        return ()
    return (view.captains[view.viewer].at, *view.course)


def _places(view: View) -> dict[str, Place]:
    """What is known of each system, and whose missions lead there and to the anomalies."""
    seats: dict[str, list[int]] = defaultdict(list)
    for goal, seat in view.goals:
        seats[goal].append(seat)
    markets = {market.system: market for market in view.markets}
    told = dict(view.notes) if view.over else {}  # in the end everything lies open
    found: dict[str, Place] = {}
    for place in GALAXY.frames:
        missions = tuple(seats[place])
        market = markets.get(place)
        found[place] = (
            Place(told.get(place, ""), missions=missions)
            if market is None
            else Place(
                market.culture,
                market.state,
                sum(ware.count for ware in market.goods),
                len(market.guests),
                missions,
            )
        )
    return found


def _market(market: MarketView, prices: Mapping[tuple[str, str], int]) -> Market:
    return Market(
        system=market.system,
        culture=market.culture,
        state=market.state,
        offers=market.offers,
        goods=tuple(_good(ware, prices) for ware in market.goods),
        technologies=_wares(market.technologies),
        guests=tuple(map(_guest, market.guests)),
        sought=market.sought,
        supply=market.supply,
        demands=market.demands,
    )


def _good(ware: WareView, prices: Mapping[tuple[str, str], int]) -> Ware:
    buyers = tuple((culture, prices.get((ware.id, culture), 0)) for culture in ware.buyers)
    return Ware(ware.id, ware.count, ware.cost, buyers)


def _wares(wares: tuple[WareView, ...]) -> tuple[Ware, ...]:
    return tuple(Ware(ware.id, ware.count, ware.cost) for ware in wares)


def _guest(guest: GuestView) -> Guest:
    return Guest(guest.id, guest.goal, guest.fare)


def _panel(captain: CaptainView) -> Panel:
    return Panel(
        seat=captain.seat,
        at=captain.at,
        credits=captain.credits,
        pilot=captain.pilot,
        level=captain.level,
        skill=captain.skill,
        laser=captain.laser,
        shield=captain.shield,
        fame=captain.fame,
        infamy=captain.infamy,
        laser_bonus=captain.laser_bonus,
        shield_bonus=captain.shield_bonus,
        drive=captain.drive,
        drive_on=captain.drive_on,
        skips=captain.skips,
        holds=captain.holds,
        room=captain.room,
        cargo=tuple(Load(id_, points) for id_, points in captain.cargo),
        upgrades=tuple(Upgrade(id_, die) for id_, die in captain.upgrades),
        supplies=captain.supplies,
        dice=captain.dice,
        navigation=captain.navigation,
        thrust=captain.thrust,
        points=captain.points,
        missions=captain.missions,
        completed=len(captain.done),
        rewards=captain.rewards,
        titles=(*captain.titles, *captain.intel),
        iou=dict(captain.iou),
        markers=captain.markers,
        buyers=captain.buyers,
        guests=tuple(map(_guest, captain.guests)),
        ability=captain.ability,
        discount=captain.discount,
    )


def own(view: View) -> tuple[str, ...]:
    """What is the viewer's own."""
    seat = view.viewer
    return () if seat is None else (f"near-ship-{seat}", f"ship-{seat}", f"figure-*-{seat}")


BOARD: Board[View] = Board(
    scene=scene,
    text=text,
    alt=alt,
    hand=hand,
    near=near,
    notes=notes,
    stakes=lambda view, caption: tuple(stakes(look(view, caption), caption, caption.name)),
    signs=SIGNS,
    plain=PLAIN,
    callouts=CALLOUTS,
    own=own,
    places=PLACES,
    pieces=("ship-*",),
)
