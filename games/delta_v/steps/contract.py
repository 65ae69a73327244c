"""The attempt at a contract: declare, reveal, replace, take or fail (DV60 to DV73)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from engine import Play, Seat, SeatStep, Verb, need
from games.delta_v import events
from games.delta_v.parts import mineral, points, wanted
from games.delta_v.state import Attempt, State

from .endings import fail_attempt, finish
from .finds import turn_up
from .incidents import USE, OwnTurn
from .needs import bribe_unspent, tile_to_turn_up
from .windows import PASS, Window


@need
def contract_open(_step: Any, state: State, _seat: Seat) -> Collection[str]:
    """DV60: nobody has taken it."""
    return state.open_contracts()


DECLARE = Verb("declare", tile_to_turn_up, contract_open)


class Declare(OwnTurn):
    """DV60: which open contract; incidents may be used before (DV12)."""

    verbs = (DECLARE, USE)

    def seats(self, state: State) -> Sequence[Seat]:
        """The active player, unless incidents have left nothing to attempt (DV11)."""
        return (self.seat,) if state.can_reveal(self.seat) else ()

    def declare(self, play: Play[State], seat: Seat, contract: str) -> None:
        """The attempt runs until it succeeds or fails."""
        play.state.attempt = Attempt(seat, contract)
        play.goto(Reveal(seat))
        play.tell(events.Declared(seat=seat, contract=contract))

    def run(self, play: Play[State]) -> None:
        """There is nothing left to reveal."""
        play.end()
        play.tell(events.AttemptSkipped(seat=self.seat))


@need
def tile_in_reach(_step: Reveal, state: State, seat: Seat) -> Collection[str]:
    """DV60: face down, and neither under the alien nor an opposing rocket."""
    return state.revealable(seat)


class Reveal(OwnTurn):
    """DV60: tiles are revealed one at a time; incidents may be used in between (DV12)."""

    verbs = (Verb("reveal", tile_in_reach), USE)

    def seats(self, state: State) -> Sequence[Seat]:
        """The player, while a tile can be revealed."""
        return (self.seat,) if state.can_reveal(self.seat) else ()

    def run(self, play: Play[State]) -> None:
        """DV66: no tile can be revealed any more."""
        fail(play)

    def reveal(self, play: Play[State], seat: Seat, cell: str) -> None:
        """Turn a tile up."""
        state = play.state
        attempt = state.attempt
        assert attempt is not None
        play.seal()
        face = state.board[cell]
        found = mineral(face)
        if not found:
            play.end()
            turn_up(play, seat, cell, failing=True)  # DV64
            return
        state.last = [cell]
        play.tell(events.Revealed(seat=seat, cell=cell, face=face))
        attempt.cells.append(cell)
        fitting = attempt.fitting()
        if found in fitting:
            accept(play, found)
        elif any(bribe in fitting for bribe in state.players[seat].bribes):
            play.goto(Replace(seat, cell))
        else:
            fail(play)


@need
def bribe_matches(_step: Replace, state: State, _seat: Seat) -> Collection[str]:
    """DV62, DV72."""
    assert state.attempt is not None
    return state.attempt.fitting()


class Replace(SeatStep[State]):
    """DV62: a tile that does not match may be replaced by a counter that does."""

    verbs = (Verb("replace", bribe_unspent, bribe_matches), Verb("fail"))

    cell: str

    def replace(self, play: Play[State], seat: Seat, bribe: str) -> None:
        """The tile counts as the counter's mineral and keeps its points."""
        play.state.spend(seat, bribe)
        play.goto(Reveal(seat))
        play.tell(events.Replaced(seat=seat, cell=self.cell, bribe=bribe))
        accept(play, bribe)

    def fail(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """Let it fail."""
        fail(play)


def accept(play: Play[State], found: str) -> None:
    """The last tile counts; the attempt goes on, or has succeeded and its step ends."""
    state = play.state
    attempt = state.attempt
    assert attempt is not None
    attempt.minerals.append(found)
    if attempt.bid:
        play.end()
        take(play)
    elif attempt.is_complete:
        play.end()
        asked = wanted(attempt.contract)
        bidders = [
            seat
            for seat in state.clockwise(attempt.seat)
            if not set(state.players[seat].bribes).isdisjoint(asked)
        ]
        if bidders:
            BidWindow.open(play, bidders)
        else:
            take(play)


@need
def bribe_on_contract(_step: BidWindow, state: State, _seat: Seat) -> Collection[str]:
    """DV70."""
    assert state.attempt is not None
    return wanted(state.attempt.contract)


class BidWindow(Window):
    """DV70, DV71: opponents with a counter of the contract's minerals may bid it up."""

    verbs = (PASS, Verb("bid", bribe_unspent, bribe_on_contract))

    @classmethod
    def open(cls, play: Play[State], bidders: list[Seat]) -> None:
        """DV70: ask those who may bid; for some a standing order answers (DV74)."""
        # Who looks ahead must not learn for whom an order answers: that is seen when it is played.
        play.seal()
        play.call(cls(asked=bidders))

    def bid(self, play: Play[State], seat: Seat, bribe: str) -> None:
        """Bid it up, unless somebody before does."""
        self.answer(play, seat, bribe)

    def taken(self, play: Play[State], seat: Seat, answer: str) -> None:
        """DV72: one more tile must be revealed."""
        attempt = play.state.attempt
        assert attempt is not None
        attempt.bid, attempt.bidder = answer, seat
        play.goto(Reveal(attempt.seat))
        play.tell(events.BidUp(seat=attempt.seat, bidder=seat, bribe=answer))

    def nobody(self, play: Play[State]) -> None:
        """The contract is taken."""
        play.end()
        take(play)


def take(play: Play[State]) -> None:
    """DV65, DV73: contract and tiles go to the player, their rockets on them to the station."""
    state = play.state
    attempt = state.attempt
    assert attempt is not None
    player = state.players[attempt.seat]
    state.attempt = None
    if attempt.bid:
        state.spend(attempt.bidder, attempt.bid)
    faces = []
    for cell in attempt.cells:
        state.recall(cell)
        faces.append(state.take_off(cell))
    player.tiles += faces
    state.contracts[attempt.contract] = attempt.seat
    state.last = list(attempt.cells)
    play.tell(
        events.ContractTaken(
            seat=attempt.seat,
            contract=attempt.contract,
            cells=tuple(attempt.cells),
            points=sum(map(points, faces)),
        )
    )
    if not state.open_contracts():
        finish(play, "contracts")  # DV90: at once


def fail(play: Play[State]) -> None:
    """DV63: the running step of the attempt was its last."""
    play.end()
    fail_attempt(play)
