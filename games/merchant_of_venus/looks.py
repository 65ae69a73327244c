"""Private looks (MV274, MV290 to MV292): Data Probe, Planet chart, Spy Eye, Clairvoyance."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Picking, Play, Seat, SeatStep, Verb, need

from . import deeds, events
from .state import State


@need
def face_down(_step: object, state: State, _seat: Seat) -> Sequence[str]:
    """MV242, MV274."""
    return state.hidden()


@need
def looked_at(step: SwapContacts, _state: State, _seat: Seat) -> Sequence[tuple[str, str]]:
    """MV274."""
    return ((step.one, step.other),)


@need
def top_or_bottom(_step: object, _state: State, _seat: Seat) -> Sequence[str]:
    """MV274."""
    return ("top", "bottom")


def _most(step: LookAtContacts, _state: State, _seat: Seat) -> int:
    return step.most


class LookAtContacts(SeatStep[State]):
    """Up to ``most`` face-down first contact cards; with ``swap`` they may change places."""

    verbs = (Picking("look", face_down, low=0, high=_most),)

    most: int
    swap: bool = False

    def look(self, play: Play[State], seat: Seat, *systems: str) -> None:
        """MV274, MV275."""
        play.end()
        if systems:
            deeds.show_contacts(play, seat, systems)
        if self.swap and len(systems) == 2:
            play.call(SwapContacts(seat, systems[0], systems[1]))


class SwapContacts(SeatStep[State]):
    """MV274: the two cards looked at change places or not."""

    verbs = (Verb("leave"), Verb("swap-contacts", looked_at))

    one: str
    other: str

    def leave(self, play: Play[State], _seat: Seat) -> None:
        """MV274."""
        play.end()

    def swap_contacts(self, play: Play[State], seat: Seat, one: str, other: str) -> None:
        """MV274."""
        play.end()
        deeds.swap_contacts(play, seat, one, other)


class LookAtEncounter(SeatStep[State]):
    """MV274: look at the top encounter card or not."""

    verbs = (Verb("leave"), Verb("look-encounter"))

    def leave(self, play: Play[State], _seat: Seat) -> None:
        """MV274."""
        play.end()

    def look_encounter(self, play: Play[State], seat: Seat) -> None:
        """MV274."""
        play.end()
        view_encounter(play, seat)
        play.call(PutEncounter(seat))


class PutEncounter(SeatStep[State]):
    """MV274: where the encounter card goes. Always asked."""

    verbs = (Verb("put", top_or_bottom),)

    def put(self, play: Play[State], seat: Seat, where: str) -> None:
        """MV274."""
        play.end()
        state = play.state
        if where == "bottom":
            state.encounters.put_under([state.encounters.draw()])
            for captain in state.captains:
                captain.notes.pop("encounter", None)
        play.tell(events.EncounterPut(seat=seat, where=where))


def view_encounter(play: Play[State], seat: Seat) -> None:
    """MV291: the top encounter card, told to the looker alone."""
    card = play.state.encounters.cards[-1]
    play.state.captains[seat].notes["encounter"] = card
    play.tell(events.EncounterViewed(seat=seat), events.EncounterSeen(card=card, to=(seat,)))
