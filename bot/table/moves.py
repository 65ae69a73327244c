"""Choices applied to a state in memory: one, or the several that one command carries."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from engine import (
    AnyOffer,
    By,
    Choice,
    Entry,
    Event,
    Game,
    Illegal,
    Outcome,
    Seat,
    State,
    act,
    named,
    offers,
    orders,
    why_not,
)

from .reading import Said, Unfit, read


@dataclass(slots=True)
class Moved:
    """What a series of choices led to: the entries made, the events of each, what was left out."""

    entries: list[Entry] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)
    dropped: tuple[Choice, ...] = ()
    hidden: bool = False
    """Only standing orders were left, or drafts made: nobody else may notice anything."""
    silent: bool = False
    """Nothing that everybody sees has changed: no board is drawn, and nobody is asked anew."""
    flow: bool = False
    """Something was chosen in the flow of the game, besides orders."""
    typed: bool = False
    """Somebody typed it, and did not see in a panel what each choice leads to."""
    absence: tuple[int, int] | None = None
    """Nobody moved: the bot could not be reached from one instant to another (ms UTC)."""

    @property
    def by_player(self) -> bool:
        """Whether a person made it, who therefore looks at what comes next."""
        return any(entry.by_person for entry in self.entries)

    @property
    def told(self) -> list[Event]:
        """All events, in order."""
        return [event for events in self.events for event in events]


def apply(  # noqa: PLR0913 - a move is made of these
    game: Game[Any, Any],
    state: State,
    seat: Seat,
    choices: Sequence[Choice],
    *,
    seq: int,
    now: int,
    by: By = "player",
    offered: Sequence[AnyOffer] | None = None,
    said: Said | None = None,
) -> Moved:
    """Apply choices to the state, which is changed in place. ``seq`` is that of the last entry.

    All are applied or Illegal is raised and the state must be thrown away; but once one of
    them was sealed, refusing the rest would tell what only playing on may tell: then those
    that no longer fit are dropped.

    offered: what the seat is offered for the first of them, where that is known.
    said: what ids are called, for choices that somebody typed: then names may stand for ids, and
        Unfit is raised, which says why.
    """
    moved = Moved(hidden=True, typed=said is not None)
    sealed = False
    left = list(choices)
    while left:
        try:
            known = None if moved.entries else offered
            outcome, used = carried_out(game, state, seat, left, now, said, known)
        except Illegal as error:
            if not sealed:
                if isinstance(error, Unfit):
                    error.done = tuple(entry.choice for entry in moved.entries)
                raise
            moved.dropped = tuple(left)
            break
        del left[:used]
        taken, number = outcome.choice, seq + len(moved.entries) + 1
        assert taken is not None
        # At the match's time, which never goes back as the machine's clock may.
        moved.entries.append(Entry(number, state.now, seat, taken, by, game.cover.version))
        moved.events.append(outcome.events)
        moved.hidden &= not outcome.flow or taken.verb in game.panel.draft_verbs
        moved.flow |= outcome.flow
        sealed |= outcome.sealed
    return moved


def carried_out(  # noqa: PLR0913, PLR0917 - as ``apply``
    game: Game[Any, Any],
    state: State,
    seat: Seat,
    wanted: Sequence[Choice],
    now: int,
    said: Said | None,
    offered: Sequence[AnyOffer] | None = None,
) -> tuple[Outcome[Any], int]:
    """What the first of some choices leads to, and how many of them were its words.

    Raises Illegal; Unfit where ``said`` is given.
    """
    try:
        return act(game, state, seat, wanted[0], now, offered), 1
    except Illegal:
        if said is None:
            raise
    # After the alarms that were due.
    there = (*offers(state, seat), *orders(game, state, seat))
    try:
        choice, used = read(wanted, there, said)
    except Unfit as error:
        error.need = _lacking(state, seat, wanted, said)
        raise
    return act(game, state, seat, choice, now), used


def _lacking(state: State, seat: Seat, wanted: Sequence[Choice], said: Said) -> str:
    """The name of the condition that rules out the first of some choices, if it has one."""
    choice = wanted[0]
    # By a name, or in other letters, as what is on offer is typed too; what is called so by
    # nothing that is there stays as it was typed, and no condition lets it pass.
    with suppress(Unfit):
        choice, _ = read(wanted, named(state, seat, choice.verb), said)
    need = why_not(state, seat, choice)
    return need.name if need is not None else ""
