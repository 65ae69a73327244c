"""What is conserved, and what a seat cannot know (for the laws)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Dice, Offer, Seat, seat_id

from .parts import BELOW, BIDS, LOOKS, METEOR, PIRATE
from .state import State
from .steps.ambush import Ambush
from .steps.turn import Turn
from .steps.windows import PASSES, Window

FEW = 6
"""One of so many is imagined to have left an order of each kind, or a contract for later."""


def inventory(state: State) -> Sequence[str]:
    """Every tile, rocket, counter and contract, wherever it is."""
    pieces = [*state.board.values(), *state.discards, *state.contracts]
    for seat, player in enumerate(state.players):
        pieces += player.tiles + player.incidents + player.fresh
        pieces += [f"rocket-{seat}"] * (player.station + player.yard + len(player.rockets))
        pieces += [f"bribe-{mineral}" for mineral in (*player.bribes, *player.spent)]
    return sorted(pieces)


def renew(state: State, dice: Dice) -> None:
    """The faces that nobody has ever seen change places."""
    seen = {cell for player in state.players for cell in (*player.seen, *player.glimpsed)}
    hidden = [cell for cell in state.board if cell not in seen | state.shown()]
    faces = sorted(state.board[cell] for cell in hidden)
    dice.shuffle(faces)
    state.board.update(zip(hidden, faces, strict=True))


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Deal anew the faces that the seat does not know, and what others have decided secretly.

    What it has forgotten it does not know (DV95): nothing that it is shown may depend on that.
    """
    if state.over:  # everything lies open
        return
    seen = set() if seat is None else set(state.known(seat))
    shown = state.shown()
    hidden = [cell for cell in state.board if cell not in seen and cell not in shown]
    # In an order that tells nothing of where they lie.
    faces = sorted(state.board[cell] for cell in hidden)
    dice.shuffle(faces)
    state.board.update(zip(hidden, faces, strict=True))
    for other in map(Seat, range(state.seats)):
        if other != seat:
            _scramble_orders(state, other, dice)
    _scramble_wish(state, seat, dice)
    _scramble_answers(state, seat, dice)


def _scramble_orders(state: State, seat: Seat, dice: Dice) -> None:
    """DV31, DV74, DV86: any order that the seat could have left, but few leave one."""
    player = state.players[seat]
    possible = [PASSES, *map(seat_id, state.clockwise(seat))]
    player.orders = {}
    for incident in (PIRATE, METEOR):
        order = dice.pick(possible)
        if _may_have_ordered(dice) and incident in (*player.incidents, *player.fresh):
            player.orders[incident] = order
    bids = dice.pick([PASSES, *map(str, BELOW)])
    if _may_have_ordered(dice):
        player.orders[BIDS] = bids
    if _may_have_ordered(dice):
        player.orders[LOOKS] = PASSES


def _may_have_ordered(dice: Dice) -> bool:
    return dice.below(FEW) == 0


def _scramble_wish(state: State, seat: Seat | None, dice: Dice) -> None:
    """DV24: what was declared out of a move, if anything, is told when no meteors have come."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Ambush) or top.incident != METEOR or seat == state.active:
        return
    for step in state.stack:
        if isinstance(step, Turn):
            wish = dice.pick(state.open_contracts())
            step.wish = wish if _may_have_ordered(dice) else ""


def _scramble_answers(state: State, seat: Seat | None, dice: Dice) -> None:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Window):
        return
    for other in list(top.answers):
        first = next(each for each in top.asked if each not in top.answers)
        if other != seat and top.asked.index(Seat(other)) > top.asked.index(first):
            found = top.offers(state, Seat(other))
            ids = [offer.ids[0] for offer in found if isinstance(offer, Offer) and offer.ids]
            top.answers[other] = dice.pick(["", *ids])
