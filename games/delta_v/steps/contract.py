"""The attempt at a contract: declare, reveal, replace, take or fail (DV60 to DV73)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from engine import AnyOffer, Choice, Offer, Play, Seat, Step
from games.delta_v import events
from games.delta_v.parts import CELLS, MINERALS, OMNIDIUM, mineral, number, points, wanted
from games.delta_v.state import Attempt, State

from .endings import fail_attempt, finish
from .finds import turn_up
from .incidents import OwnTurn
from .windows import PASS, Window

REVEAL = {cell: Offer("reveal", (cell,)) for cell in CELLS}
REPLACE: dict[str, Offer] = {name: Offer("replace", (name,)) for name in MINERALS}
BID: dict[str, Offer] = {name: Offer("bid", (name,)) for name in MINERALS}
FAIL = Offer("fail")
_ID = re.compile("k[0-9]+-[a-z]+")
_NUMBERS = re.compile("[0-9]+")


class Declaration(Offer):
    """To declare a contract: by its id, or by any words in which its number is the only one."""

    __slots__ = ()

    def accept(self, choice: Choice) -> Choice | None:
        """The choice in canonical form: ``3`` and ``contract 3`` are k3-g."""
        if choice.verb == self.verb and len(choice.args) == 1 and self._is(choice.args[0]):
            return Choice(self.verb, self.ids)
        return None

    def _is(self, typed: str) -> bool:
        (contract,) = self.ids
        if _ID.fullmatch(typed):
            return typed == contract
        return _NUMBERS.findall(typed) == [str(number(contract))]


@cache
def declaration(contract: str) -> Offer:
    """To declare a contract."""
    return Declaration("declare", (contract,))


class Declare(OwnTurn):
    """DV60: which open contract; incidents may be used before (DV12)."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The active player, unless incidents have left nothing to attempt (DV11)."""
        return (self.seat,) if state.can_reveal(self.seat) else ()

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """The open contracts, and the incidents that may be used."""
        found: list[AnyOffer] = list(map(declaration, state.open_contracts()))
        return found + self.incident_offers(state, seat)

    def declare(self, play: Play[State], seat: Seat, contract: str) -> None:
        """The attempt runs until it succeeds or fails."""
        play.state.attempt = Attempt(seat, contract)
        play.goto(Reveal(seat))
        play.tell(events.Declared(seat=seat, contract=contract))

    def run(self, play: Play[State]) -> None:
        """There is nothing left to reveal."""
        play.end()
        play.tell(events.AttemptSkipped(seat=self.seat))


class Reveal(OwnTurn):
    """DV60: tiles are revealed one at a time; incidents may be used in between (DV12)."""

    def seats(self, state: State) -> Sequence[Seat]:
        """The player, while a tile can be revealed."""
        return (self.seat,) if state.can_reveal(self.seat) else ()

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """The tiles that are neither under the alien nor an opposing rocket, and incidents."""
        found: list[AnyOffer] = [REVEAL[cell] for cell in state.revealable(seat)]
        return found + self.incident_offers(state, seat)

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
        if fits(attempt, found):
            accept(play, found)
        elif any(fits(attempt, bribe) for bribe in state.players[seat].bribes):
            play.goto(Replace(seat, cell))
        else:
            fail(play)


class Replace(Step[State]):
    """DV62: a tile that does not match may be replaced by a counter that does."""

    seat: Seat
    cell: str

    def seats(self, state: State) -> Sequence[Seat]:  # noqa: ARG002
        """The player."""
        return (self.seat,)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """The counters that match, and to let the attempt fail."""
        assert state.attempt is not None
        bribes = dict.fromkeys(state.players[seat].bribes)
        return [*(REPLACE[b] for b in bribes if fits(state.attempt, b)), FAIL]

    def replace(self, play: Play[State], seat: Seat, bribe: str) -> None:
        """The tile counts as the counter's mineral and keeps its points."""
        play.state.spend(seat, bribe)
        play.goto(Reveal(seat))
        play.tell(events.Replaced(seat=seat, cell=self.cell, bribe=bribe))
        accept(play, bribe)

    def fail(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """Let it fail."""
        fail(play)


def fits(attempt: Attempt, found: str) -> bool:
    """DV61: all minerals so far and this one can be assigned one to one; DV72 in a bid-up."""
    if attempt.bid:
        return found in (attempt.bid, OMNIDIUM)
    need = list(wanted(attempt.contract))
    if len(attempt.minerals) == len(need):
        return False
    for ordinary in (name for name in (*attempt.minerals, found) if name != OMNIDIUM):
        if ordinary not in need:
            return False
        need.remove(ordinary)
    return True


def accept(play: Play[State], found: str) -> None:
    """The last tile counts; the attempt goes on, or has succeeded."""
    attempt = play.state.attempt
    assert attempt is not None
    attempt.minerals.append(found)
    if attempt.bid:
        take(play)
    elif len(attempt.minerals) == len(wanted(attempt.contract)):
        play.end()
        bidders = [
            seat
            for seat in play.state.opponents(attempt.seat)
            if not set(play.state.players[seat].bribes).isdisjoint(wanted(attempt.contract))
        ]
        if bidders:
            play.call(BidWindow(asked=bidders))
        else:
            take(play, running=False)


class BidWindow(Window):
    """DV70, DV71: opponents with a counter of the contract's minerals may bid it up."""

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        """The counters that may be bid, and to pass."""
        assert state.attempt is not None
        minerals = wanted(state.attempt.contract)
        bribes = dict.fromkeys(state.players[seat].bribes)
        return [PASS, *(BID[bribe] for bribe in bribes if bribe in minerals)]

    def bid(self, play: Play[State], seat: Seat, bribe: str) -> None:  # noqa: ARG002
        """Bid it up, unless somebody before does."""
        self.answers[seat] = bribe

    def taken(self, play: Play[State], seat: Seat, answer: str) -> None:
        """DV72: one more tile must be revealed."""
        attempt = play.state.attempt
        assert attempt is not None
        attempt.bid, attempt.bidder = answer, seat
        play.call(Reveal(attempt.seat))
        play.tell(events.BidUp(seat=attempt.seat, bidder=seat, bribe=answer))

    def nobody(self, play: Play[State]) -> None:
        """The contract is taken."""
        take(play, running=False)


def take(play: Play[State], *, running: bool = True) -> None:
    """DV65, DV73: contract and tiles go to the player, their rockets on them to the station.

    ``running`` says that a step of the attempt is still on top of the stack.
    """
    state = play.state
    attempt = state.attempt
    assert attempt is not None
    player = state.players[attempt.seat]
    state.attempt = None
    if running:
        play.end()
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
