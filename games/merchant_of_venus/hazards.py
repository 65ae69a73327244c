"""MV160 to MV176: tests, fights, and what a ship meets on the field it enters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Play, Seat, SeatStep, Verb, need

from . import deeds, events, missions
from .answers import ask, question
from .cards import DRILL_LICENSE, IMPROVISER, INSURANCE, VARIABLES, change
from .galaxy import DIE
from .parts import GAUGES
from .ship import die_free, free_dice, free_places, gauge, good_aboard, goods, take_die
from .state import Captain, Pirates, State

ABILITIES = ("laser", "shield", "pilot")


@need
def improviser(_step: object, state: State, seat: Seat) -> bool:
    """Human, side B."""
    return IMPROVISER.works(state, state.captains[seat])


@need
def reroll_left(_step: object, state: State, _seat: Seat) -> bool:
    """Human, side B: once a turn."""
    return "reroll" not in state.turn.used


REROLL: Final = Verb("reroll", improviser, reroll_left)


def can_reroll(state: State, seat: Seat) -> bool:
    """An Improviser rolls one speed or effect die a turn again."""
    return REROLL.is_open(None, state, seat)


def passes(play: Play[State], seat: Seat, ability: str) -> bool:
    """MV160: roll the effect die against an ability, and say how it went."""
    state = play.state
    captain = state.captains[seat]
    die = play.dice.roll()
    shown = die + change(state, captain, "test")
    value = gauge(state, seat, ability)
    kind = events.HazardPassed if shown < value else events.HazardFailed
    play.tell(kind(seat=seat, field=captain.at, ability=ability, die=die, value=value))
    return shown < value


def odds(state: State, seat: Seat) -> tuple[tuple[str, int], ...]:
    """By ability: how likely a ship passes its test now, in per cent (MV160, MV162)."""
    harder = change(state, state.captains[seat], "test")
    quiet = state.turn.quiet if seat == state.turn.seat else []
    passing = {each: gauge(state, seat, each) - 1 - harder for each in ABILITIES}
    return tuple(
        (each, 100 if each in quiet else 100 * min(DIE, max(0, sides)) // DIE)
        for each, sides in passing.items()
    )


def hazard(play: Play[State], seat: Seat, ability: str) -> None:
    """MV160 to MV162: the test of a hazard field."""
    state = play.state
    if ability in state.turn.quiet or passes(play, seat, ability):
        return
    captain = state.captains[seat]
    if can_lower(captain, ability) or can_reroll(state, seat):
        play.call(FailTest(seat, ability))
    else:
        state.turn.stopped = True


def can_lower(captain: Captain, ability: str) -> bool:
    """MV161: what is tested is a gauge, and above 1."""
    return ability in GAUGES and getattr(captain, ability) > 1


def fly_on(play: Play[State], seat: Seat, ability: str) -> None:
    """MV161, MV162: lower the gauge; further tests of the kind are left out."""
    deeds.lower(play, seat, ability)
    play.state.turn.quiet.append(ability)


@need
def gauge_that_failed(step: FailTest, _state: State, _seat: Seat) -> Sequence[str]:
    """MV161."""
    return (step.ability,) if step.ability in GAUGES else ()


@need
def gauge_above_one(step: FailTest, state: State, seat: Seat) -> bool:
    """MV161."""
    return can_lower(state.captains[seat], step.ability)


class FailTest(SeatStep[State]):
    """MV161: end the turn on the field, lower the gauge and fly on, or roll again."""

    verbs = (Verb("stop"), Verb("lower", gauge_that_failed, gauge_above_one), REROLL)

    ability: str

    def stop(self, play: Play[State], _seat: Seat) -> None:
        """MV161."""
        play.end()
        play.state.turn.stopped = True

    def lower(self, play: Play[State], seat: Seat, ability: str) -> None:
        """MV161."""
        play.end()
        fly_on(play, seat, ability)

    def reroll(self, play: Play[State], seat: Seat) -> None:
        """Human, side B: the effect die once more."""
        play.end()
        play.state.turn.used.append("reroll")
        hazard(play, seat, self.ability)


def attack(play: Play[State], seat: Seat) -> None:
    """MV170 to MV172: an ambush, or the choice of an ability."""
    state = play.state
    captain = state.captains[seat]
    if state.turn.points <= 0:
        play.tell(events.Ambushed(seat=seat, field=captain.at))
        lose(play, seat)
        return
    play.call(FightPirates(seat))


def fought_by_order(captain: Captain) -> str:
    """MV299: the ability with which a standing order fights pirates, or the empty string."""
    return next((each for each in ABILITIES if f"fight-{each}" in captain.orders), "")


def can_beat(state: State, seat: Seat, ability: str) -> bool:
    """MV172: whether any die wins the fight with the pirates here."""
    pirates = state.pirates_at(state.captains[seat].at)
    assert pirates is not None
    least = 1 + pirates.number - bonus_against_pirates(state, seat)
    return least < gauge(state, seat, ability)


@need
def ability_to_fight_with(_step: object, _state: State, _seat: Seat) -> Sequence[str]:
    """MV172."""
    return ABILITIES


@need
def variable_open(_step: object, state: State, _seat: Seat) -> Sequence[tuple[str, str]]:
    """MV50, MV277: with the dice for it."""
    places = [place for place in free_places(state) if place in VARIABLES]
    return [(place, f"die-{die}") for place in places for die in free_dice(state)]


class FightPirates(SeatStep[State]):
    """MV172: laser, shield or pilot's skill."""

    verbs = (Verb("fight", ability_to_fight_with), Verb("assign", die_free, variable_open))

    def assign(self, play: Play[State], seat: Seat, place: str, die: str) -> None:
        """MV50."""
        take_die(play.state, place, int(die[-1]))
        play.tell(events.DieAssigned(seat=seat, place=place, die=int(die[-1])))

    def fight(self, play: Play[State], seat: Seat, ability: str) -> None:
        """MV172."""
        play.end()
        fight(play, seat, ability)


def bonus_against_pirates(state: State, seat: Seat) -> int:
    """What is taken from the die."""
    return change(state, state.captains[seat], "against-pirates")


def fight(play: Play[State], seat: Seat, ability: str) -> None:
    """MV172 to MV176: the effect die plus the number of the marker against an ability."""
    state = play.state
    field = state.captains[seat].at
    pirates = state.pirates_at(field)
    assert pirates is not None
    die = play.dice.roll() + pirates.number - bonus_against_pirates(state, seat)
    value = gauge(state, seat, ability)
    won = die < value
    kind = events.PiratesBeaten if won else events.PiratesWon
    play.tell(kind(seat=seat, field=field, ability=ability, die=die, value=value))
    if not won:
        if can_reroll(state, seat):
            play.call(LoseFight(seat, ability))
        else:
            lose(play, seat)
    elif ability == "pilot":
        ask(play, seat, "pirates")
    elif ability == "shield":
        deeds.honour(play, seat, 2, "pirates")
    else:
        destroy(play, seat, pirates)


class LoseFight(SeatStep[State]):
    """Human, side B: take the loss, or roll the effect die once more."""

    verbs = (Verb("stop"), REROLL)

    ability: str

    def stop(self, play: Play[State], seat: Seat) -> None:
        """MV176."""
        play.end()
        lose(play, seat)

    def reroll(self, play: Play[State], seat: Seat) -> None:
        """Human, side B."""
        play.end()
        play.state.turn.used.append("reroll")
        fight(play, seat, self.ability)


def _boosts(state: State, seat: Seat) -> Sequence[str]:
    return [f"points-{more}" for more in range(state.captains[seat].level, -1, -1)]


@question("pirates", _boosts)
def _boosted(play: Play[State], seat: Seat, option: str) -> None:
    """MV173: up to as many points as the pilot's level."""
    deeds.push(play, seat, int(option[-1]), "pilot")


def bounty(state: State, captain: Captain, pirates: Pirates) -> int:
    """MV175: the credits for destroying them."""
    return change(state, captain, "bounty") + state.parts.figures.bounty * pirates.infamy


def destroy(play: Play[State], seat: Seat, pirates: Pirates) -> None:
    """MV175, MV280: credits, fame, an asteroid, a reward, and the end of the movement."""
    state = play.state
    captain = state.captains[seat]
    deeds.gain(play, seat, bounty(state, captain, pirates), "pirates")
    deeds.honour(play, seat, pirates.infamy, "pirates")
    state.pirates.remove(pirates)
    deeds.lay(play, pirates.field, "asteroid")
    state.turn.stopped = True
    captain.met.append("pirates")
    deeds.note(state, seat, "hunted")
    if DRILL_LICENSE.works(state, captain):
        deeds.drill(play, seat)  # MV177
    missions.draw_reward(play, seat)
    missions.check(play, seat)


def lose(play: Play[State], seat: Seat) -> None:
    """MV176: a good of the category or c20, infamy under the pirates, the end of the movement."""
    state = play.state
    captain = state.captains[seat]
    pirates = state.pirates_at(captain.at)
    assert pirates is not None
    pirates.infamy += 1
    state.turn.stopped = True
    loot = [g for g in goods(state, captain) if state.parts.good[g].category == pirates.category]
    if not loot:
        deeds.pay(play, seat, state.parts.figures.ransom, "pirates")
    elif len(loot) == 1:
        rob(play, seat, loot[0])
    else:
        play.call(GiveGood(seat, pirates.category))


def rob(play: Play[State], seat: Seat, good: str) -> None:
    """MV176; an insured good is paid for."""
    deeds.lose_good(play, seat, good)
    paid = change(play.state, play.state.captains[seat], "loot", good)
    deeds.gain(play, seat, paid, INSURANCE.id)


@need
def good_hunted(step: GiveGood, state: State, seat: Seat) -> Sequence[str]:
    """MV176."""
    aboard = goods(state, state.captains[seat])
    return [good for good in aboard if state.parts.good[good].category == step.category]


class GiveGood(SeatStep[State]):
    """MV176: which good of the category the pirates get."""

    verbs = (Verb("give", good_aboard, good_hunted),)

    category: str

    def give(self, play: Play[State], seat: Seat, good: str) -> None:
        """MV176."""
        play.end()
        rob(play, seat, good)
