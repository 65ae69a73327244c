"""What a position is worth, worked out naively from what lies before each captain."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Event, Seat
from games.merchant_of_venus import events
from games.merchant_of_venus.parts import Box
from games.merchant_of_venus.state import Captain, State

from .oracle import aboard, relics

COLUMNS = ("credits", "spaceports", "fame", "infamy", "bonus", "total")


def row(state: State, seat: int) -> tuple[int, ...]:
    """MV130 to MV137: the figures of a captain, in the order of COLUMNS."""
    captain = state.captains[seat]
    ports = 200 * sum(owner == seat for owner in state.ports.values())  # MV130
    fame = fame_of(state.parts, captain)
    infamy = captain.infamy
    if "e03" in captain.titles:  # Notorious: half of it, rounded down, does not count
        infamy -= captain.infamy // 2
    total_fame = fame - infamy  # MV135
    double = len(captain.fuzzy) == 2 and captain.fuzzy[0] == captain.fuzzy[1]
    bonus = max(0, total_fame) * (20 if double else 10)  # MV136
    total = captain.credits + ports + bonus  # MV137
    return captain.credits, ports, fame, -infamy, bonus, total


def fame_of(box: Box, captain: Captain) -> int:
    """MV132 to MV134: all fame, before infamy is taken away."""
    fame = captain.fame  # MV212
    fame += sum(box.reward[card].fame for card in captain.rewards)
    fame += sum(box.mission[card].fame for card in captain.done)
    fame += box.pilot[captain.pilot].fame[captain.level - 1] if captain.pilot else 0
    fame += {2: 0, 3: 2, 4: 2 + 4}[captain.holds]  # MV213
    fame += {0: 0, 1: 0, 2: 2, 3: 2 + 4}[len(captain.upgrades)]
    for gauge in (captain.laser, captain.shield):
        fame += {4: 2, 5: 4, 6: 6}.get(gauge, 0)
    if "e01" in captain.titles:  # Archaeologist: 2 for each relic, 8 at most
        fame += min(8, 2 * relics(box, captain))
    if "e02" in captain.titles:  # Drill King
        fame += 3
    things = aboard(captain)
    if "jammer" in things:  # MV133, MV272
        fame += 3 * len(captain.done)
    if "zen-paint" in things:  # MV278
        fame -= 3
    return fame + captain.spoiler + sum(captain.fuzzy)  # MV260, MV134


def places(state: State, rows: list[tuple[int, ...]]) -> tuple[int, ...]:
    """MV135, MV138, MV252: by the total, then by total fame; who cannot win is never first."""
    barred = [lines[2] + lines[3] < 0 for lines in rows]
    if state.variant == "challenge" and state.seats == 1 and state.unmet:
        barred = [True for _ in rows]
    keys = [
        (not out, lines[5], lines[2] + lines[3]) for out, lines in zip(barred, rows, strict=True)
    ]
    found = []
    for key in keys:
        better = sum(other > key for other in keys)
        found.append(1 + better + all(barred))
    return tuple(found)


def rolls_owed(state: State) -> set[tuple[str, int]]:
    """MV133, MV134: who rolls what at the end."""
    owed = set()
    for seat, captain in enumerate(state.captains):
        things = aboard(captain)
        if "fuzzy-dice" in things:
            owed.add(("fuzzy", seat))
        if {"fancy-spoiler", "plain-spoiler"} & set(things):
            owed.add(("spoiler", seat))
    return owed


def rolls_told(told: Iterable[Event]) -> list[tuple[str, Seat, tuple[int, ...]]]:
    """The final rolls, in the order in which they fell."""
    found: list[tuple[str, Seat, tuple[int, ...]]] = []
    for event in told:
        if isinstance(event, events.FuzzyRolled):
            found.append(("fuzzy", event.seat, event.dice))
        elif isinstance(event, events.SpoilerRolled):
            found.append(("spoiler", event.seat, (event.die,)))
    return found
