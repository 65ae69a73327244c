"""Whole matches, played by computer players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine import (
    Choice,
    Computer,
    Dice,
    Entry,
    Observation,
    Offer,
    Outcome,
    Record,
    Seat,
    Setup,
    Thought,
    active_seats,
    begin,
    enter,
)
from games.delta_v import GAME
from games.delta_v.parts import mineral
from games.delta_v.state import State
from games.delta_v.view import View
from minds import ask

MINUTE = 60_000


def setup(
    seats: int, seed: int, box: dict[str, Any] | None = None, *, notebook: bool = True
) -> Setup:
    return Setup(
        game=GAME.slug,
        version=GAME.cover.version,
        seats=seats,
        options={"notebook": notebook},
        box=box,
        seed=f"{seed:032x}",
        salt="5a17",
        now=1_700_000_000_000,
    )


def played(
    start: Setup, computers: Sequence[str], record: Record | None = None
) -> Iterator[tuple[State, Outcome[State]]]:
    """Play a match to its end: the state, always the same one, and each outcome.

    In a window that asks several seats, any of them may answer first.
    """
    outcome = begin(GAME, start)
    state, dice = outcome.state, Dice(start.seed + "01")
    yield state, outcome
    seq = 0
    while not state.over:
        seat = Seat(dice.pick(active_seats(state)))
        computer = COMPUTERS[computers[seat % len(computers)]]
        choice = ask(GAME, state, seat, computer, dice).choice
        seq += 1
        entry = Entry(seq, start.now + seq * MINUTE, seat, choice, "computer", GAME.cover.version)
        if record is not None:
            record.entries.append(entry)
        yield state, enter(GAME, state, entry)


def idler(seen: Observation[View], _dice: Dice) -> Thought:
    """A player who wants nothing: fails with the same tile, spends nothing, strikes nobody."""
    view, offers = seen.view, seen.offers
    verbs = {offer.verb: offer for offer in reversed(offers)}
    for verb in ("prospect", "hide", "fail", "pass", "go-on", "alien-stays", "steal-nothing"):
        if verb in verbs:
            return Thought(Choice(verb))
    attempt, turned = view.attempt, [o.ids[0] for o in offers if isinstance(o, Offer) and o.ids]
    if attempt is not None:
        names = {cell: mineral(view.face(cell)) for cell in turned}
        useless = [cell for cell, name in names.items() if name and name not in attempt.minerals]
        return Thought(Choice("reveal", ((useless or turned)[0],)))
    return Thought(Choice("declare", (turned[0],)))


def orderly(seen: Observation[View], dice: Dice) -> Thought:
    """A prospector who passes all bids by a standing order (DV74)."""
    if ("bids", "pass") not in seen.view.orders:
        return Thought(Choice("order-pass", ("bids",)))
    return GAME.minds.computers["easy"](seen, dice)


def careful(seen: Observation[View], dice: Dice) -> Thought:
    """A prospector who turns nothing up, and passes bids for little (DV31, DV74)."""
    if ("bids", "6") not in seen.view.orders:
        return Thought(Choice("order-below", ("6",)))
    if ("looks", "pass") not in seen.view.orders:
        return Thought(Choice("order-pass", ("looks",)))
    return GAME.minds.computers["easy"](seen, dice)


COMPUTERS: Mapping[str, Computer] = {
    **GAME.minds.computers,
    "idler": idler,
    "orderly": orderly,
    "careful": careful,
}


def last(start: Setup, computers: Sequence[str], record: Record | None = None) -> State:
    """The end of a match."""
    *_, (state, _) = played(start, computers, record)
    return state
