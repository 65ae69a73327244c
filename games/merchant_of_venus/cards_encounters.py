"""MV180 to MV187: what each encounter card does beyond its figures in the box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine import Play, Seat, Step

from . import deeds, events, hazards
from .answers import ask, question
from .cards import (
    ARCHAEOLOGIST,
    BOULDERS,
    BUOY,
    CLAIRVOYANT,
    CUSTOMS,
    DISTRESS_CALL,
    DRILL_LICENSE,
    ESCAPE_POD,
    METEORS,
    NOTORIOUS,
    OLD_PROBE,
    RUMOUR,
    SLAVER,
    STOWAWAY,
    TANKER,
    VEIN_OF_ORE,
    WARSHIP,
    Encounter,
)
from .looks import PutEncounter, view_encounter
from .parts import EncounterEntry
from .ship import fits, goods
from .state import Captain, Pirates, State

Effect: TypeAlias = Callable[[Play[State], Seat], None]
WRECK: Final = 60
EFFECTS: Final[dict[str, Effect]] = {}
"""By card; what is only figures, a marker or production needs none."""


def effect(card: Encounter) -> Callable[[Effect], Effect]:
    """Enter what a card does."""

    def enter(does: Effect) -> Effect:
        EFFECTS[card.id] = does
        return does

    return enter


def approach(play: Play[State], seat: Seat) -> None:
    """MV180; a Clairvoyant looks first and may put the card at the bottom."""
    state = play.state
    captain = state.captains[seat]
    if not state.encounters:
        refill(play)
    if CLAIRVOYANT.works(state, captain) and state.encounters:
        play.call(PutEncounter(seat), DrawEncounter(seat))
        view_encounter(play, seat)
    else:
        draw(play, seat)


class DrawEncounter(Step[State]):
    """MV180, after a look."""

    seat: Seat

    def run(self, play: Play[State]) -> None:
        """The card that lies on top now."""
        play.end()
        draw(play, self.seat)


def draw(play: Play[State], seat: Seat) -> None:
    """MV180: the top card, or nothing when there is none."""
    state = play.state
    play.seal()
    if not state.encounters:
        return
    entry = state.parts.encounter[state.encounters.draw()]
    for captain in state.captains:
        captain.notes.pop("encounter", None)
    play.tell(events.EncounterDrawn(seat=seat, card=entry.id, field=state.captains[seat].at))
    if entry.kind in ("title", "intel"):
        show(play, seat, entry)
    else:
        state.encounters.discard([entry.id])
        follow(play, seat, entry)


def refill(play: Play[State]) -> None:
    """MV186: the discards are shuffled; cards with the "30" symbol leave the game."""
    state = play.state
    pile, entries = state.encounters, state.parts.encounter
    leaving = [id_ for id_ in pile.discards if entries[id_].thirty]
    pile.discards = [id_ for id_ in pile.discards if not entries[id_].thirty]
    if count := pile.reshuffle(play.dice):
        play.tell(events.Reshuffled(pile="encounters", cards=count))
    pile.discard(leaving)


def show(play: Play[State], seat: Seat, entry: EncounterEntry) -> None:
    """MV185: a title is claimed at once by whoever meets its condition, else it is shown."""
    play.state.shown.append(entry.id)
    play.tell(events.CardShown(card=entry.id))
    if entry.kind == "title" and deserves(play.state, seat, entry.id):
        deeds.move_title(play, entry.id, seat)


def deserves(state: State, seat: Seat, title: str) -> bool:
    """Whether a seat meets the condition of a title, without place and price (MV183, MV185)."""
    captain = state.captains[seat]
    holder = deeds.title_holder(state, title)
    if holder == seat:
        return False

    def figure(other: Seat | None) -> int:
        if other is None:
            return 0
        who = state.captains[other]
        if title == ARCHAEOLOGIST.id:
            return sum(state.parts.reward[id_].relic for id_ in who.rewards)
        return who.infamy

    if title == ARCHAEOLOGIST.id:
        return figure(seat) > figure(holder)
    if title == NOTORIOUS.id:
        return figure(seat) > max(1, figure(holder))
    return title == SLAVER.id or (DRILL_LICENSE.works(state, captain) and holder is None)


def follow(play: Play[State], seat: Seat, entry: EncounterEntry) -> None:
    """Credits, points, fame, the marker, the text, and the production of a card."""
    state = play.state
    field = state.captains[seat].at
    deeds.gain(play, seat, entry.credits, entry.id)
    deeds.honour(play, seat, entry.fame, entry.id)
    if entry.points:
        deeds.push(play, seat, entry.points, entry.id)
    if entry.produces:
        market = state.market(entry.produces)
        deeds.produce(play, market, len(market.supply))
    if entry.marker:
        mark(play, seat, field, entry.marker)
    if entry.id in EFFECTS:
        EFFECTS[entry.id](play, seat)


def mark(play: Play[State], seat: Seat, field: str, marker: str) -> None:
    """MV181: lay the marker; pirates attack at once, a new asteroid is just entered (MV177)."""
    state = play.state
    kind, *rest = marker.split("-")
    if kind == "teleportal" and int(rest[0]) in state.teleportals():
        return  # MV231
    if kind == "pirates" and is_used_up(state, marker):
        play.tell(events.PiratesElsewhere(field=field))
        return
    deeds.lay(play, field, marker)
    if kind == "pirates":
        state.pirates.append(Pirates(field, rest[1], int(rest[0])))
        hazards.attack(play, seat)
    elif kind == "asteroid" and DRILL_LICENSE.works(state, state.captains[seat]):
        deeds.drill(play, seat)


def is_used_up(state: State, marker: str) -> bool:
    """MV6: whether C06 has laid the marker that a card drawn now would need."""
    cards = [entry.id for entry in state.parts.encounters if entry.marker == marker]
    return marker == state.raided and not any(card in state.encounters.cards for card in cards)


def _stops(play: Play[State], _seat: Seat) -> None:
    play.state.turn.stopped = True


def _nothing(_play: Play[State], _seat: Seat) -> None:
    pass


def _lose_shield(play: Play[State], seat: Seat) -> None:
    if play.state.captains[seat].shield > 1:
        deeds.lower(play, seat, "shield")


def _salvage(play: Play[State], seat: Seat) -> None:
    deeds.gain(play, seat, WRECK, WARSHIP.id)


@dataclass(frozen=True, slots=True)
class CardTest:
    """A test that a card demands, and what comes of it."""

    ability: str
    passed: Effect
    failed: Effect

    def matters(self, captain: Captain) -> bool:
        """Whether failure does anything: a shield of 1 cannot be lowered."""
        return self.ability != "shield" or captain.shield > 1


TESTS: Final = {
    BOULDERS: CardTest("pilot", _nothing, _stops),
    METEORS: CardTest("shield", _nothing, _lose_shield),
    WARSHIP: CardTest("laser", _salvage, _stops),
}
"""Boulders end the movement, meteors lower the shield; a warship brings c60 or an end."""


def take_test(play: Play[State], seat: Seat, card: Encounter) -> None:
    """MV160; an Improviser may roll once more."""
    test = TESTS[card]
    if hazards.passes(play, seat, test.ability):
        test.passed(play, seat)
    elif hazards.can_reroll(play.state, seat) and test.matters(play.state.captains[seat]):
        ask(play, seat, card.id)
    else:
        test.failed(play, seat)


def _enter_test(card: Encounter) -> None:
    """Put a test of a card, and the question after its failure, where they are looked for."""

    def taken(play: Play[State], seat: Seat, option: str) -> None:
        if option == "reroll":
            play.state.turn.used.append("reroll")
            take_test(play, seat, card)
        else:
            TESTS[card].failed(play, seat)

    effect(card)(lambda play, seat: take_test(play, seat, card))
    question(card.id, lambda _state, _seat: ("reroll", "accept"))(taken)


for _card in TESTS:
    _enter_test(_card)


@effect(OLD_PROBE)
def look_at_contact(play: Play[State], seat: Seat) -> None:
    """An old probe: look at one face-down first contact card."""
    ask(play, seat, OLD_PROBE.id)


def hidden_or_none(state: State, _seat: Seat) -> Sequence[str]:
    """The undiscovered systems, or none of them."""
    return [*state.hidden(), "nothing"]


@question(OLD_PROBE.id, hidden_or_none)
def look_taken(play: Play[State], seat: Seat, option: str) -> None:
    """MV291."""
    if option != "nothing":
        deeds.show_contacts(play, seat, (option,))


@effect(VEIN_OF_ORE)
def ore(play: Play[State], seat: Seat) -> None:
    """An asteroid that may be drilled without a license."""
    deeds.drill(play, seat)


@effect(ESCAPE_POD)
def capsule(play: Play[State], seat: Seat) -> None:
    """A passenger from the pool comes aboard, or goes to their start."""
    state = play.state
    found = deeds.draw_passenger(play)
    if found and fits(state, state.captains[seat], found):
        state.captains[seat].cargo.append(found)
        play.tell(events.PassengerFound(seat=seat, passenger=found))
    elif found:
        deeds.place_passenger(play, found)


def duty(state: State, seat: Seat) -> int:
    """E35: c10 for each good aboard, at most c40."""
    captain = state.captains[seat]
    return min(40, 10 * sum(id_ in state.parts.good for id_ in captain.cargo))


@effect(CUSTOMS)
def customs(play: Play[State], seat: Seat) -> None:
    """Pay for the goods aboard, or end the turn here."""
    if goods(play.state, play.state.captains[seat]):
        ask(play, seat, CUSTOMS.id)


def pay_or_stop(state: State, seat: Seat) -> Sequence[str]:
    """Paying is offered to those who can."""
    able = state.captains[seat].credits >= duty(state, seat)
    return ("pay", "stop") if able else ("stop",)


@question(CUSTOMS.id, pay_or_stop)
def customs_taken(play: Play[State], seat: Seat, option: str) -> None:
    """MV180."""
    if option == "pay":
        deeds.pay(play, seat, duty(play.state, seat), CUSTOMS.id)
    else:
        _stops(play, seat)


@effect(STOWAWAY)
def stowaway(play: Play[State], seat: Seat) -> None:
    """An infamy marker or c20."""
    ask(play, seat, STOWAWAY.id)


def pay_or_infamy(state: State, seat: Seat) -> Sequence[str]:
    """Paying is offered to those who can."""
    return ("pay", "infamy") if state.captains[seat].credits >= 20 else ("infamy",)


@question(STOWAWAY.id, pay_or_infamy)
def stowaway_taken(play: Play[State], seat: Seat, option: str) -> None:
    """MV180."""
    if option == "pay":
        deeds.pay(play, seat, 20, STOWAWAY.id)
    else:
        deeds.shame(play, seat, 1, STOWAWAY.id)


def known_systems(state: State, _seat: Seat) -> Sequence[str]:
    """The discovered systems."""
    return sorted(market.system for market in state.markets if market.open)


@effect(RUMOUR)
def rumour(play: Play[State], seat: Seat) -> None:
    """One market moves."""
    ask(play, seat, RUMOUR.id)


@question(RUMOUR.id, known_systems)
def rumour_taken(play: Play[State], _seat: Seat, option: str) -> None:
    """MV180, MV103."""
    market = play.state.market_in(option)
    assert market is not None
    deeds.move_market(play, market)


@effect(DISTRESS_CALL)
def distress(play: Play[State], seat: Seat) -> None:
    """End the turn here for 2 fame, or fly on."""
    ask(play, seat, DISTRESS_CALL.id)


@question(DISTRESS_CALL.id, lambda _state, _seat: ("help", "fly-on"))
def distress_taken(play: Play[State], seat: Seat, option: str) -> None:
    """MV180."""
    if option == "help":
        deeds.honour(play, seat, 2, DISTRESS_CALL.id)
        _stops(play, seat)


@effect(BUOY)
def buoy(play: Play[State], _seat: Seat) -> None:
    """A second navigation die may replace the first this turn; it counts for MV52 (MV187)."""
    play.state.turn.used.append("second-navigation")


@effect(TANKER)
def tanker(play: Play[State], seat: Seat) -> None:
    """c10 for 4 movement points."""
    ask(play, seat, TANKER.id)


def pay_or_not(state: State, seat: Seat) -> Sequence[str]:
    """Paying is offered to those who can."""
    return ("pay", "fly-on") if state.captains[seat].credits >= 10 else ("fly-on",)


@question(TANKER.id, pay_or_not)
def tanker_taken(play: Play[State], seat: Seat, option: str) -> None:
    """MV180, MV46."""
    if option == "pay":
        deeds.pay(play, seat, 10, TANKER.id)
        deeds.push(play, seat, 4, TANKER.id)
