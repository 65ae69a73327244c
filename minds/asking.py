"""A decision is put to a computer player, which is given what its seat knows and no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import (
    AnyOffer,
    Computer,
    Dice,
    Game,
    Observation,
    Seat,
    State,
    Thought,
    copy,
    offers,
)

_SEED_BYTES = 16


def imagine(game: Game[Any, Any], state: State, seat: Seat, dice: Dice) -> State:
    """A position that could be this one, for all that a seat knows; the state is not changed.

    What the seat cannot know is drawn anew (``Rules.resample_hidden``), and so is what the dice of
    the match will show. It depends on the seat's view and the given dice only: two positions
    that the seat cannot tell apart give the same one.
    """
    imagined: State = copy(game, state)
    game.rules.resample_hidden(imagined, seat, dice)
    # As long as the match's own seed may be: nobody can tell a drawn one from it.
    imagined.dice = Dice("".join(f"{dice.below(256):02x}" for _ in range(_SEED_BYTES)))
    return imagined


def observe(
    game: Game[Any, Any],
    state: State,
    seat: Seat,
    offered: Sequence[AnyOffer] | None = None,
    view: Any = None,
) -> Observation[Any]:
    """What a seat may go by. offered, view: where the caller has them already."""

    def draw(dice: Dice) -> State:
        return imagine(game, state, seat, dice)

    return Observation(
        game,
        game.rules.view(state, seat) if view is None else view,
        seat,
        offers(state, seat) if offered is None else offered,
        draw,
    )


def ask(
    game: Game[Any, Any],
    state: State,
    seat: Seat,
    computer: Computer | str,
    dice: Dice,
    offered: Sequence[AnyOffer] | None = None,
) -> Thought:
    """What a computer player, or the one of that name, would do in a seat, and why."""
    mind = game.minds.computers[computer] if isinstance(computer, str) else computer
    return mind(observe(game, state, seat, offered), dice)
