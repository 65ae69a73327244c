"""Delta V's table beside the program: declaring, turning up tiles, bidding up."""

from __future__ import annotations

from collections import Counter

from .oracle_board import (
    LAST_ENCOUNTER,
    NOBODY,
    OMNIDIUM,
    Flow,
    Over,
    Said,
    Try,
    asked_for,
    fit,
    is_mineral,
    mineral,
)
from .oracle_incidents import Incidents, first_willing


class Contracts(Incidents):
    """The second half of a turn."""

    def _use_before_storm(self, seat: int) -> Flow:
        """DV12: where a storm may come, or nothing can be declared, incidents come first."""
        storm = any("meteor" in self.companies[o].usable for o in self._others(seat))
        if not storm and self._revealable(seat):
            return
        while self._uses(seat):
            _, choice = yield {seat: [("go-on",), *self._uses(seat)]}
            if choice.verb == "go-on":
                return
            yield from self._use(seat, choice.args[0])

    def _declarations(self) -> list[Said]:
        return [("declare", c) for c, taker in self.contracts.items() if taker == NOBODY]

    def _declare(self, seat: int) -> Flow:
        """DV60; the empty string where nothing can be turned up any more (DV11)."""
        while self._revealable(seat):
            _, choice = yield {seat: self._declarations() + self._uses(seat)}
            if choice.verb == "declare":
                return choice.args[0]
            yield from self._use(seat, choice.args[0])
        return ""

    def _try(self, attempt: Try) -> Flow:
        """DV60 to DV73: an attempt. Where it fails it just ends (DV63)."""
        size = len(asked_for(attempt.contract))
        while len(attempt.minerals) < size:
            if not (yield from self._reveal(attempt)):
                return
        yield from self._bidding(attempt)
        if attempt.bid:
            if not (yield from self._reveal(attempt)):
                return  # DV73: the bidder keeps the counter
            self._spend(attempt.bidder, attempt.bid)
        for cell in attempt.cells:  # DV65
            self._home(cell)
            self.companies[attempt.seat].tiles.append(self._take_off(cell))
        self.contracts[attempt.contract] = attempt.seat
        if NOBODY not in self.contracts.values():
            self.attempt = None
            raise Over("contracts")  # DV90

    def _matches(self, attempt: Try, name: str) -> bool:
        if attempt.bid:  # DV72
            return name in (attempt.bid, OMNIDIUM)
        return fit([*attempt.minerals, name], attempt.contract)

    def _reveal(self, attempt: Try) -> Flow:
        """One more tile: whether the attempt goes on."""
        seat = attempt.seat
        while True:
            cells = self._revealable(seat)
            if not cells:
                return False  # DV66
            _, choice = yield {seat: [("reveal", cell) for cell in cells] + self._uses(seat)}
            if choice.verb == "reveal":
                break
            yield from self._use(seat, choice.args[0])
        cell = choice.args[0]
        if not is_mineral(self.board[cell]):
            self.attempt = None
            yield from self._incident(seat, cell)  # DV64
            return False
        attempt.cells.append(cell)
        for other in range(self.seats):
            self._look(other, [cell])
        name = mineral(self.board[cell])
        if not self._matches(attempt, name):  # DV62
            bribes = [b for b in set(self.companies[seat].bribes) if self._matches(attempt, b)]
            if not bribes:
                return False
            _, choice = yield {seat: [("fail",), *[("replace", bribe) for bribe in bribes]]}
            if choice.verb == "fail":
                return False
            name = choice.args[0]
            self._spend(seat, name)
        attempt.minerals.append(name)
        return True

    def _bidding(self, attempt: Try) -> Flow:
        """DV70, DV71, DV74: the first clockwise who bids, once all before have passed."""
        able: dict[int, list[Said]] = {}
        for other in self._others(attempt.seat):
            bribes = set(self.companies[other].bribes) & set(asked_for(attempt.contract))
            if bribes:
                able[other] = [("pass",), *[("bid", bribe) for bribe in bribes]]
        there = sum(int(self.board[cell].rpartition("-")[2]) for cell in attempt.cells)
        bids = {}
        for other in able:
            order = self.companies[other].orders.get("bids", "0")
            if order == "pass" or there < int(order):
                bids[other] = ""
        while (bidder := first_willing(able, {o: bool(bid) for o, bid in bids.items()})) is None:
            seat, choice = yield {o: offers for o, offers in able.items() if o not in bids}
            bids[seat] = choice.args[0] if choice.verb == "bid" else ""
        if bidder != NOBODY:
            attempt.bidder, attempt.bid = bidder, bids[bidder]

    def _can_anybody_complete(self) -> bool:
        """DV92: with the tiles on the board, and own counters, or those of all put together."""
        faces = [face for face in self.board.values() if is_mineral(face)]
        tiles = Counter(mineral(face) for face in faces)
        pockets = [company.bribes for company in self.companies]
        if len(self.encounters) + 1 < LAST_ENCOUNTER:  # the next one still allows a theft
            pockets = [[bribe for pocket in pockets for bribe in pocket]]
        open_ones = [c for c, taker in self.contracts.items() if taker == NOBODY]
        return any(
            completes(contract, [], tiles, Counter(pocket), set())
            for contract in open_ones
            for pocket in pockets
        )


def completes(
    contract: str,
    minerals: list[str],
    tiles: Counter[str],
    bribes: Counter[str],
    tried: set[tuple[str, ...]],
) -> bool:
    """Whether the contract can be completed by turning up tiles in some order (DV60 to DV62)."""
    if len(minerals) == len(asked_for(contract)):
        return True
    key = (*sorted(minerals), "", *sorted(tiles.elements()), "", *sorted(bribes.elements()))
    if key in tried:
        return False
    tried.add(key)
    for name in sorted(+tiles):
        rest = tiles - Counter([name])
        if fit([*minerals, name], contract):
            if completes(contract, [*minerals, name], rest, bribes, tried):
                return True
            continue
        for bribe in sorted(+bribes):
            if fit([*minerals, bribe], contract) and completes(
                contract, [*minerals, bribe], rest, bribes - Counter([bribe]), tried
            ):
                return True
    return False
