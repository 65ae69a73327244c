"""MV247 to MV252: the cards of the solo challenge."""

from __future__ import annotations

from typing import Final

from engine import Play, Seat

from . import deeds, events
from .cards import (
    AUDIT,
    BOYCOTT,
    BUILDING_CONTRACT,
    CARTOGRAPHER,
    EMBARGO,
    GREENHORN,
    PLAGUE,
    TEST_OF_FAME,
    TRAVEL_FEVER,
    WARSHIPS,
)
from .scoring import fame
from .shuttle import near
from .state import Pirates, State

SOLO: Final = Seat(0)


def is_met(state: State, id_: str) -> bool:
    """Whether the challenge of a card is met now."""
    captain = state.captains[SOLO]
    parts = state.parts
    ports = sum(owner == SOLO for owner in state.ports.values())
    met = {
        CARTOGRAPHER.id: sum(id_ in parts.culture for id_ in captain.met) >= 3,
        GREENHORN.id: captain.level >= 2,
        AUDIT.id: captain.credits >= 300,
        BOYCOTT.id: sum(id_ in parts.good for id_ in captain.met) >= 4,
        TRAVEL_FEVER.id: sum(id_ in parts.passenger for id_ in captain.met) >= 2,
        PLAGUE.id: "pirates" in captain.met,
        EMBARGO.id: len(captain.done) >= 2,
        WARSHIPS.id: captain.laser >= 3 and captain.shield >= 3,
        BUILDING_CONTRACT.id: ports >= 2,
        TEST_OF_FAME.id: fame(state, captain) >= 12,
    }
    return met[id_]


def check(play: Play[State]) -> None:
    """MV250: whatever is met leaves the game."""
    state = play.state
    for id_ in [id_ for id_ in state.unmet if is_met(state, id_)]:
        state.unmet.remove(id_)
        play.tell(events.ChallengeMet(challenge=id_))


def begin(play: Play[State]) -> None:
    """MV250, MV251: a card becomes active at the start of its round."""
    state = play.state
    for id_ in state.unmet:
        if state.parts.challenge[id_].round == state.round:
            play.tell(events.ChallengeBegan(challenge=id_))
            if id_ == PLAGUE.id:
                _raid(play)
            elif id_ == WARSHIPS.id:
                for gauge in ("laser", "shield"):
                    deeds.lower(play, SOLO, gauge)


def _raid(play: Play[State]) -> None:
    """C06: pirates come to the encounter field nearest to the ship; they stay."""
    state = play.state
    fields = _by_distance(state)
    box = state.parts.encounters  # a marker a card: those of the cards drawn are on the board
    kinds = [e.marker for e in box if e.kind == "pirate" and e.id in state.encounters.cards]
    if fields and kinds:
        marker = state.raided = play.dice.pick(kinds)
        _, number, category = marker.split("-")
        deeds.lay(play, fields[0], marker)
        state.pirates.append(Pirates(fields[0], category, int(number)))


def _by_distance(state: State) -> list[str]:
    far = near(state, state.captains[SOLO].at, 99)
    return sorted((f for f in far if state.kind(f) == "encounter"), key=lambda f: (far[f], f))


def charge(play: Play[State], seat: Seat) -> None:
    """MV250: the amount of each active card, at the start of each own turn."""
    check(play)
    for id_ in play.state.active_challenges():
        deeds.pay(play, seat, play.state.parts.challenge[id_].amount, id_)
