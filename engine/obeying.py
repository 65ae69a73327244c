"""Standing orders that are answers, left in advance, to decisions that are asked later.

How a game uses it:

- ``Orders.offers`` and ``Orders.leave`` offer and keep the order in the state, as ever. It is a
  secret of its seat.
- ``Orders.obeys(state, seat)`` is asked whenever the match comes to ask a seat. Where an order of
  that seat is about just this decision it gives a ``Standing``: the order, the choice that
  answers, and, where a condition that the order named no longer holds, the reason. It goes by the
  state alone, and by what the seat may know.
- ``Orders.disarm(play, seat, order)`` strikes an order from the state, without a word.
- ``Orders.left(state, seat)`` lists the orders that a seat has left, with what cancels each.
- Its ``events`` list ``OrderUsed`` and ``OrderDisarmed``, which the kernel tells the owner.

The kernel chooses the answer at once, in the same entry, as if the seat had; an answer that is not
on offer, or a reason, disarms the order, and the seat is asked as ever. A question that was open
when an order was left stays its owner's, until the owner has chosen something or it is not on top
any more. A game with an order about a step that goes on after that, because it asks its seats for
one thing after another, or calls other steps while it asks, sees to the rest in ``obeys``.

That an order was obeyed counts as learned: somebody may have found out by their own move what
another had decided in secret. A game whose decisions others cannot see (who is asked follows from
secrets) must say so itself where it asks (``Play.learn``).

An order with conditions of its own kind, which is no answer to one decision, stays the game's; it
shares the preview (``preview``) by ``Orders.would``, and ``Orders.left``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from .choices import Choice, Seat, accept
from .events import Covert
from .needs import handler
from .play import Play
from .state import Step
from .value import value

if TYPE_CHECKING:
    from .game import Game

NOT_ON_OFFER: Final = "unavailable"
"""Why an order is disarmed whose answer cannot be chosen when it is asked for."""
MOST = 50
"""Answers that orders give in one change of a match; then everybody is asked again."""


@value
class Standing:
    """What an order says to the decision that its seat is asked for.

    order: the choice that leaves it. answer: what it chooses. unfit: the id of the reason why it no
    longer does, which has a text of its own (``id-...``); empty where it does.
    """

    order: Choice
    answer: Choice
    unfit: str = ""


@value
class Left:
    """An order that stands: the choice that left it, and the one that takes it back."""

    order: Choice
    cancel: Choice


class OrderUsed(Covert):
    """An order has answered for its owner, who alone knows."""

    order: Choice
    answer: Choice


class OrderDisarmed(Covert):
    """An order fits no more and does not stand any longer; its owner alone knows."""

    order: Choice
    reason: str


@dataclass(slots=True)
class Open:
    """The question that is open before a change: its step, and those whom it asks.

    It is theirs to answer, whatever they order while they are asked. ``used`` counts the answers
    that orders have given since.
    """

    step: Step[Any] | None
    seats: tuple[Seat, ...]
    used: int = 0


def obey(game: Game[Any, Any], play: Play[Any], before: Open) -> bool:
    """Let the first order that answers be obeyed, or disarmed. Whether anything was."""
    state = play.state
    step = state.stack[-1]
    if before.used >= MOST:
        return False
    for seat in step.seats(state):
        still_open = step is before.step and seat in before.seats
        if still_open or seat >= state.seats:
            continue
        standing = game.orders.obeys(state, seat)
        if standing is None:
            continue
        before.used += 1
        answer = accept(step.offers(state, seat), standing.answer)
        reason = standing.unfit or ("" if answer is not None else NOT_ON_OFFER)
        if answer is None or reason:
            game.orders.disarm(play, seat, standing.order)
            play.tell(OrderDisarmed(order=standing.order, reason=reason, to=(seat,)))
            return True
        play.seal()
        play.tell(OrderUsed(order=standing.order, answer=answer, to=(seat,)))
        getattr(step, handler(answer.verb))(play, seat, *answer.args)
        return True
    return False
