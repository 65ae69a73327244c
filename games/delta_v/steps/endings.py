"""How an attempt fails (DV63), and how the game ends (DV90 to DV92, DV96)."""

from __future__ import annotations

from engine import Play
from games.delta_v import events
from games.delta_v.state import State


def fail_attempt(play: Play[State]) -> None:
    """DV63: what was turned up turns face down again; everybody has seen it."""
    state = play.state
    attempt = state.attempt
    assert attempt is not None
    state.attempt = None
    state.everybody_sees(attempt.cells)
    play.tell(
        events.AttemptFailed(
            seat=attempt.seat, contract=attempt.contract, cells=tuple(attempt.cells)
        )
    )


def finish(play: Play[State], reason: str) -> None:
    """The game ends for that reason, in the middle of an attempt too."""
    if play.state.attempt is not None:
        play.state.everybody_sees(play.state.attempt.cells)
        play.state.attempt = None
    play.tell(events.Ended(reason=reason))
    play.finish(reason)
