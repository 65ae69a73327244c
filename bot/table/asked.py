"""Who was asked what, and when: reminders, limits and stale buttons depend on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine import Seat, State, active_seats, is_window, pending_step


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat was asked for a decision.

    token: a number that no other question to anybody at this table has or had. It counts
        questions, not entries, so that it tells nothing of standing orders.
    at: when it was asked, ms UTC.
    decision: its name in the locales.
    window: a short answer to somebody else's turn.
    quiet: the seat sees the question already, because it has just answered another.
    rested: for how long (ms) its limit has not counted: the bot could not be reached, or there was
        another limit then.
    used: how much of its time (ms) had been used at the end of that.
    step: how many choices it has brought that nobody else may notice; only the seat's own panel
        knows it, to tell an old press from a new one.
    """

    token: int
    at: int
    decision: str
    window: bool = False
    quiet: bool = False
    rested: int = 0
    used: int = 0
    step: int = 0


def ask(
    before: Sequence[Asked | None], state: State, acted: Seat | None, *, quiet: bool = False
) -> tuple[Asked | None, ...]:
    """Who is asked what after a change.

    A seat that acted is asked anew, with ``quiet`` without being told; others wait on.
    """
    token = _last_token(before)
    name, window, waiting = pending_step(state), is_window(state), set(active_seats(state))
    after: list[Asked | None] = []
    for seat, old in enumerate(before):
        if seat not in waiting:
            after.append(None if old is None else _retired(old))
        elif old is not None and not _is_retired(old) and seat != acted and old.decision == name:
            # Others may answer the same question first: an open panel and its limit stay good.
            after.append(old)
        else:
            token += 1
            # By the match's time: an alarm that rings late has asked at its own instant.
            after.append(Asked(token, state.now, name, window, quiet and seat == acted))
    return tuple(after)


def ask_anew(before: Sequence[Asked | None], seat: int, now: int) -> Asked | None:
    """The question to a seat for somebody who comes at ``now`` (ms UTC); none stays none."""
    old = pending(before[seat])
    if old is None:
        return before[seat]
    # With a token of its own, by which timers, messages and presses of the former holder are old.
    return Asked(_last_token(before) + 1, now, old.decision, old.window)


def ask_all_anew(
    before: Sequence[Asked | None],
    state: State,
    now: int,
    seat: Seat,
    *,
    used: int,
    told: Mapping[int, int],
) -> tuple[Asked | None, ...]:
    """Who is asked what at ``now`` (ms UTC), when ``seat`` has taken something back.

    used: how much of its time that seat has used (ms). told: when seats were told of the questions
    that were open (ms UTC): of those who owe the same again the time goes on.
    """
    token, name, waiting = _last_token(before), pending_step(state), set(active_seats(state))
    window, after = is_window(state), list[Asked | None]()
    for number, old in enumerate(before):
        if number not in waiting:
            after.append(None if old is None else _retired(old))
            continue
        # Presses from before are old: they are about another position.
        token += 1
        if number == seat:
            after.append(Asked(token, now, name, window, quiet=True, used=used))
        elif old is not None and old.decision == name and number in told:
            after.append(replace(old, token=token, at=told[number], window=window, quiet=True))
        else:
            after.append(Asked(token, now, name, window))
    return tuple(after)


def _last_token(asked: Sequence[Asked | None]) -> int:
    return max((each.token for each in asked if each), default=0)


def _retired(old: Asked) -> Asked:
    """Kept only for its token, so that tokens never come back."""
    return Asked(old.token, 0, "")


def _is_retired(asked: Asked) -> bool:
    return not asked.decision


def pending(asked: Asked | None) -> Asked | None:
    """The question if it is still open."""
    return None if asked is None or _is_retired(asked) else asked
