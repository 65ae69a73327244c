"""What a change of the state makes of a table: who is asked, who is told, what is set and sent.

Decisions only; ``play`` commits them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.clock import MINUTE
from engine import PERSON, Entry, Seat, State
from engine.undo import public
from storage import NewOutbox, NewTimer

from . import rows
from .asked import Asked, ask, ask_all_anew, pending
from .computers import owing
from .follow_up import PrivateNotice, private_notices, set_by
from .happened import is_default
from .moves import Moved
from .player import Player
from .resumed import stood
from .table import RESTING, Table, progress, with_player
from .taught import along
from .throttle import hold_back, waking
from .vote import Vote


@dataclass(frozen=True, slots=True)
class Change:
    """The table before and after, what happened, and which players are told what alone."""

    before: Table
    table: Table
    moved: Moved
    told: Sequence[PrivateNotice] = ()


def changed(table: Table, state: State, moved: Moved, actor: Seat | None, now: int) -> Change:
    """What becomes of a table when something leads to ``state`` at an instant (ms UTC)."""
    moved.silent = moved.hidden or (actor is not None and _shows_nothing(table, state, moved))
    after = _after(table, state, moved, actor)
    # No message either: whoever leaves an order, or makes a draft, is answered there and then.
    if moved.hidden:
        return Change(table, after, moved)
    shown = actor if moved.by_player else None
    notices = private_notices(after, table.seq + 1, moved.events, shown)
    after, told = hold_back(after, notices, moved.entries, now)
    return Change(table, after, moved, told)


def taken_back(
    table: Table, state: State, back: Entry, seat: Seat, now: int, *, learned: bool
) -> Change:
    """What becomes of a table when a seat has taken something back, at an instant (ms UTC).

    learned: something had come up.
    """
    before = [player.asked for player in table.players]
    called = {n: table.time.called_at(Seat(n)) for n in range(len(before))}
    told = {seat_: at for seat_, at in called.items() if at is not None}
    # What was taken out of the bank stays taken; only the time of a decision is used already.
    used = min(table.players[seat].spent, table.pace.move * MINUTE)
    asked = ask_all_anew(before, state, now, seat, used=used, told=told)
    players = tuple(
        replace(player, asked=question)
        for player, question in zip(table.players, asked, strict=True)
    )
    players = tuple(replace(player, vote=outliving(player, seat)) for player in players)
    note = "" if table.note == RESTING else table.note
    after = replace(table, state=state, seq=back.seq, players=players, note=note)
    if learned:
        player = players[seat]
        again = replace(player.tally, again=True)
        after = with_player(after, seat, replace(player, tally=again))
    return Change(table, after, Moved([back], [()]))


def timers_of(change: Change, now: int) -> list[NewTimer]:
    """The timers to set after a change."""
    asked = [player.asked for player in change.before.players]
    return [*set_by(asked, change.table, now), *waking(change.before, change.table)]


def post(change: Change, now: int) -> list[NewOutbox]:
    """What is to be sent after a change at an instant (ms UTC)."""
    before, table = change.before, change.table
    found = [*withdrawn(before, table), *rows.secrets(table, change.told)]
    for entry in change.moved.entries:
        if is_default(entry):
            found += rows.TimeRanOut(entry.seat, entry.seq).to(table)
    shows = not change.moved.silent or _questions(before) != _questions(table)
    # While computers move the board would change under people's eyes: they end with a refresh.
    if shows and owing(table, now) is None:
        found.append(rows.Refresh.board(table))
    if table.status == "over":
        found.append(rows.Ended().to(table))
    return found


def _shows_nothing(table: Table, state: State, moved: Moved) -> bool:
    """Whether nothing has changed that everybody sees.

    What some see does not count: a board drawn for them would tell all the others.
    """
    if any(event.to is None for event in moved.told) or state.over:
        return False
    return public(table.game, table.running()) == public(table.game, state)


def _after(table: Table, state: State, moved: Moved, actor: Seat | None) -> Table:
    before = [player.asked for player in table.players]
    # A new question would bring a new limit and a new board: drafts must win no time.
    acted = None if moved.silent else actor
    asked = ask(before, state, acted, quiet=moved.by_player)
    # With the match all offers end, whoever ended it.
    by_them = moved.by_player or bool(state.over)
    players = tuple(
        _player_after(player, question, by_them=by_them, acted=bool(state.over) or seat == acted)
        for seat, (player, question) in enumerate(zip(table.players, asked, strict=True))
    )
    # Standing orders are beside the flow: the choices in an open panel are as good as before.
    if moved.silent and moved.flow:
        players = tuple(
            _a_step_on(player) if seat == actor else player for seat, player in enumerate(players)
        )
    players = tuple(
        _schooled(table, player, Seat(seat), moved, acted=seat == actor)
        for seat, player in enumerate(players)
    )
    if moved.absence is not None:
        players = tuple(
            stood(table, player, Seat(seat), *moved.absence) for seat, player in enumerate(players)
        )
    players = tuple(
        _chosen(player, [entry for entry in moved.entries if entry.seat == seat])
        for seat, player in enumerate(players)
    )
    if acted is not None and moved.entries:
        players = tuple(
            _answered(table, Seat(seat), player, moved.entries[0]) if seat == acted else player
            for seat, player in enumerate(players)
        )
    # The match has gone on, which may be an answer, too. That nobody could answer is none.
    if state.over:
        players = tuple(replace(player, vote=None) for player in players)
    elif not moved.silent and moved.absence is None:
        players = tuple(replace(player, vote=outliving(player, actor)) for player in players)
    status = "over" if state.over else table.status
    seq = table.seq + len(moved.entries)
    # Computers rest until somebody comes: whoever sits down among them and moves has come.
    note = "" if moved.by_player and table.note == RESTING else table.note
    return replace(table, state=state, seq=seq, status=status, players=players, note=note)


def _player_after(player: Player, asked: Asked | None, *, by_them: bool, acted: bool) -> Player:
    """A player with the question that is open now.

    Who moves does not look for somebody else any more, and once a seat has been played nobody
    takes it back.
    """
    offered = None if acted and by_them else player.offered
    return replace(player, asked=asked, offered=offered, former=None if acted else player.former)


def _questions(table: Table) -> list[tuple[int, str] | None]:
    """What each seat is asked, as far as others may notice it."""
    return [
        None if player.asked is None else (player.asked.token, player.asked.decision)
        for player in table.players
    ]


def _a_step_on(player: Player) -> Player:
    """A player who has done what nobody else may notice: a press from before it is old."""
    asked = pending(player.asked)
    if asked is None:
        return player
    return replace(player, asked=replace(asked, step=asked.step + 1))


def _schooled(table: Table, player: Player, seat: Seat, moved: Moved, *, acted: bool) -> Player:
    """A player after what has been told to them, by the rules and by the tutorial."""
    choices = [entry.choice for entry in moved.entries] if acted and moved.flow else []
    schooling, tutorial = progress(table, seat, choices), table.game.help.tutorial
    if schooling is None or tutorial is None:
        return player
    if acted and moved.flow:
        line = [] if moved.typed else choices
        # Where a row may end, what would follow is told as well, and again when it is asked.
        schooling = schooling.told(along(table, seat, line[:-1]))
    known = [event for event in moved.told if event.known_to(seat)]
    return replace(player, schooling=schooling.hearing(tutorial, known, seat))


def _chosen(player: Player, entries: Sequence[Entry]) -> Player:
    """A player after choices in their seat; who made them is counted, see ``Tally``.

    The default that the rules take for whoever is out of time is nobody's choice.
    """
    lent = sum(
        entry.by == "stand-in" or (player.owner is not None and entry.by != "clock")
        for entry in entries
    )
    own = sum(entry.by in PERSON for entry in entries) if player.owner is None else 0
    if not own and not lent:
        return player
    tally = player.tally
    return replace(player, tally=replace(tally, own=tally.own + own, lent=tally.lent + lent))


def _answered(table: Table, seat: Seat, player: Player, entry: Entry) -> Player:
    """A player after an answer: what is left in their bank, and how long they took is counted."""
    asked, since = table.asked(seat), table.time.clock_from(seat)
    if asked is None:
        return player
    used = 0 if since is None else table.time.hours(seat).between(since, entry.time) + asked.used
    # Of a row of their own answers only the first was waited for.
    player = replace(player, spent=used)
    moved = entry.by in PERSON and not asked.quiet
    counts = player.owner is None and table.person(seat).settings.statistics
    if moved and counts and since is not None:
        player = replace(player, tally=player.tally.answered(used))
    if asked.window or not table.pace.bank:
        return player
    return replace(player, bank=table.pace.grown(table.time.bank(seat), used, moved=moved))


def outliving(player: Player, acted: Seat | None) -> Vote | None:
    """The vote about the wish of a player, if it goes on when a seat has acted."""
    vote = player.vote
    return vote if vote is not None and vote.outlives(player.asked, acted) else None


def withdrawn(before: Table, table: Table) -> list[NewOutbox]:
    """Takes the messages away of offers and votes that are over, in the channel and elsewhere."""
    kept = _standing(table)
    return [
        rows.TakeAway(about, key).to(table.id, target)
        for about, key, target in _standing(before)
        if (about, key, target) not in kept
    ]


def _standing(table: Table) -> list[tuple[str, str, str]]:
    """What stands of seats that are offered or were given away, and of votes: about what, where."""
    found: list[tuple[str, str, str]] = []
    here = rows.channel(table.channel)
    for player in table.players:
        offered, former, vote = player.offered, player.former, player.vote
        found += [("vote", vote.id, here)] if vote is not None else []
        if offered is not None:
            found.append(("offer", offered.id, here))
        # What an owner is told goes to their inbox, or to the channel where that is closed.
        if offered is not None and offered.consent != "given" and player.user is not None:
            found += [("owner", offered.id, where) for where in (rows.person(player.user), here)]
        if former is not None:
            found += [("owner", former.offer, where) for where in (rows.person(former.user), here)]
    return found
