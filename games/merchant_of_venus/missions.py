"""MV215 to MV217: missions, and the reward cards they bring (MV222 to MV226)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Play, Seat, SeatStep, Verb, need

from . import deeds, events
from .cards import Reward
from .galaxy import GALAXY
from .parts import MissionEntry
from .ship import free_room, goods, passengers
from .state import State


@need
def just_drawn(step: KeepReward, _state: State, _seat: Seat) -> Sequence[str]:
    """MV224."""
    return (step.reward,)


class KeepReward(SeatStep[State]):
    """MV224: a card with a trade-in value may be exchanged when it is drawn, never later."""

    verbs = (Verb("keep", just_drawn), Verb("exchange", just_drawn))

    reward: str

    def keep(self, play: Play[State], _seat: Seat, _reward: str) -> None:
        """MV222."""
        play.end()

    def exchange(self, play: Play[State], seat: Seat, reward: str) -> None:
        """MV224."""
        play.end()
        exchange(play, seat, reward)


def exchange(play: Play[State], seat: Seat, reward: str) -> None:
    """MV224: the card lies beside the board for all to buy."""
    state = play.state
    captain = state.captains[seat]
    captain.rewards.remove(reward)
    state.traded.append(reward)
    credits_ = state.parts.reward[reward].trade
    captain.credits += credits_
    play.tell(events.RewardExchanged(seat=seat, reward=reward, credits=credits_))


def draw_reward(play: Play[State], seat: Seat) -> None:
    """MV222, MV226: the next reward card, if there is any."""
    state = play.state
    play.seal()
    if count := state.rewards.reshuffle(play.dice):
        play.tell(events.Reshuffled(pile="rewards", cards=count))
    if not state.rewards:
        return
    reward = state.rewards.draw()
    state.captains[seat].rewards.append(reward)
    play.tell(events.RewardDrawn(seat=seat, reward=reward))
    if state.parts.reward[reward].trade:
        play.call(KeepReward(seat, reward))


def draw_mission(play: Play[State], seat: Seat) -> None:
    """MV14, MV215: an open mission, if there is one."""
    state = play.state
    play.seal()
    if state.missions:
        mission = state.missions.draw()
        state.captains[seat].missions.append(mission)
        play.tell(events.MissionDealt(seat=seat, mission=mission))


def is_there(state: State, seat: Seat, entry: MissionEntry) -> bool:
    """Whether the ship has landed at the goal since the card came, and is still there."""
    captain = state.captains[seat]
    if not entry.goal:
        return True
    return f"{entry.id}-landed" in captain.since and GALAXY[captain.at].place == entry.goal


def arrive(state: State, seat: Seat) -> None:
    """The movement phase ended here: missions that lead here may be completed from now on."""
    captain = state.captains[seat]
    for mission in captain.missions:
        entry = state.parts.mission[mission]
        here = GALAXY[captain.at].place == entry.goal
        if here and (entry.anywhere or state.lands(captain.at)):
            captain.since.append(f"{mission}-landed")


def leave(state: State, seat: Seat) -> None:
    """The ship moves: it is at no goal any more, and M07 and M11 speak of one landing."""
    captain = state.captains[seat]
    passing = ("-landed", "-navigated", "-hosted")
    captain.since = [word for word in captain.since if not word.endswith(passing)]


def is_met(state: State, seat: Seat, entry: MissionEntry) -> bool:
    """The condition, without what must be given or paid."""
    captain = state.captains[seat]
    wanted = entry.technology
    owned = any(id_ in state.parts.technology for id_ in captain.aboard() if wanted in ("any", id_))
    return (
        captain.laser >= entry.laser  # what adds to gauges does so in tests and fights: MV277
        and captain.shield >= entry.shield
        and captain.level >= entry.level
        and free_room(state, captain) >= entry.room
        and len(passengers(state, captain)) >= entry.passengers
        and sum(owner == seat for owner in state.ports.values()) >= entry.ports
        and (not wanted or owned)
        and (not entry.event or f"{entry.id}-{entry.event}" in captain.since)
    )


def check(play: Play[State], seat: Seat) -> None:
    """MV216: what costs nothing is completed by itself."""
    state = play.state
    for mission in list(state.captains[seat].missions):
        entry = state.parts.mission[mission]
        free = not (entry.give or entry.cost)
        if free and is_there(state, seat, entry) and is_met(state, seat, entry):
            complete(play, seat, mission)


def costly(state: State, seat: Seat) -> Iterator[tuple[str, str]]:
    """MV216: missions that can be completed here by giving a good or paying, and with what."""
    captain = state.captains[seat]
    for mission in captain.missions:
        entry = state.parts.mission[mission]
        if not is_there(state, seat, entry):
            continue
        for good in goods(state, captain) if entry.give else ():
            if entry.give in (good, state.parts.good[good].category):
                yield mission, good
        met = is_met(state, seat, entry)
        price = entry.cost if met and not entry.give else entry.pay
        if price and captain.credits >= price:
            yield mission, "pay"


def fulfil(play: Play[State], seat: Seat, mission: str, by: str) -> None:
    """Complete a mission that costs something."""
    entry = play.state.parts.mission[mission]
    if by == "pay":
        deeds.pay(play, seat, entry.cost or entry.pay, mission)
    else:
        deeds.lose_good(play, seat, by)
    deeds.shame(play, seat, entry.infamy, mission)
    complete(play, seat, mission)


def complete(play: Play[State], seat: Seat, mission: str) -> None:
    """MV215: the card counts at the end, a reward and a new mission are drawn."""
    captain = play.state.captains[seat]
    captain.missions.remove(mission)
    captain.done.append(mission)
    captain.since = [word for word in captain.since if not word.startswith(f"{mission}-")]
    fame = play.state.parts.mission[mission].fame
    play.tell(events.MissionDone(seat=seat, mission=mission, fame=fame))
    draw_reward(play, seat)
    draw_mission(play, seat)


def use_up(play: Play[State], seat: Seat, reward: Reward) -> None:
    """MV226: a card that works once goes to the discards."""
    play.state.captains[seat].rewards.remove(reward.id)
    play.state.rewards.discard([reward.id])
    play.tell(events.RewardUsed(seat=seat, reward=reward.id))
