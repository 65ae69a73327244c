"""Delta V once more, naively, from the clauses alone: what may be done, what it does.

The table here follows a match beside the program and shares nothing with its rules: it reads the
deal, and then nothing but the choices. A turn is written down as it is told, from its beginning to
its end; wherever somebody is asked it yields who may do what, and is sent who did what.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import Choice
from games.delta_v.state import State

from .oracle_board import LINES, QUIET_ROUNDS, Asked, Flow, Over, Said, Try
from .oracle_contract import Contracts


class Table(Contracts):
    """A match as its players would set it up and play it on a table."""

    def __init__(self, state: State) -> None:
        """Begin with a position in which the first turn of the first round begins."""
        super().__init__(state)
        self._flow = self._match()
        self.asked: Asked = next(self._flow)

    def follow(self, seat: int, choice: Choice) -> None:
        """Carry out a choice."""
        if choice.verb.startswith("order-"):
            self._order(seat, choice)
            return
        assert seat in self.asked
        try:
            self.asked = self._flow.send((seat, choice))
        except StopIteration:
            self.asked = {}

    def _match(self) -> Flow:
        first, quiet = self.active, 0
        try:
            while True:
                yield from self._turn(self.active)
                last = (self.active + 1) % self.seats == first
                if last:
                    quiet = 0 if self.changed else quiet + 1
                    self.changed = False
                self._check_end(last=last, quiet=quiet)
                self.active = (self.active + 1) % self.seats
        except Over as end:
            self.why = str(end)

    def _turn(self, seat: int) -> Flow:
        """DV10: an action, then an attempt."""
        wish = ""
        robbed = yield from self._ambush("pirate")  # DV84
        if not robbed:
            wish = yield from self._action(seat)
        if not wish:
            yield from self._use_before_storm(seat)
        if not self._revealable(seat):  # DV11; there is a contract, or the match would be over
            self.companies[seat].fresh = []  # DV80
            return
        stormed = yield from self._ambush("meteor")  # DV85
        if not stormed:
            contract = wish or (yield from self._declare(seat))
            if contract:
                self.attempt = Try(seat, contract)
                yield from self._try(self.attempt)
                self.attempt = None
        self.companies[seat].fresh = []  # DV80

    def _check_end(self, *, last: bool, quiet: int) -> None:
        """DV91, DV92, DV96."""
        covered = {self.alien}.union(*(company.rockets for company in self.companies))
        if not [cell for cell in self._face_down() if cell not in covered]:
            raise Over("occupied")
        if not self._can_anybody_complete():
            raise Over("impossible")
        if last and quiet >= QUIET_ROUNDS:
            raise Over("stalemate")

    def _action(self, seat: int) -> Flow:
        """The action; the contract that was declared straight out of a move, if one was."""
        mine = self.companies[seat]
        while True:
            offers = self._uses(seat) + self._legs(mine.station, mine.rockets)
            offers += [("prospect",)]  # DV32
            if any(self._free_of_others_in(seat, line) for line in LINES):
                offers += [("survey", bribe) for bribe in set(mine.bribes)]  # DV40
            if mine.yard:
                offers += [("buy",)]  # DV50
            _, choice = yield {seat: offers}
            match choice.verb:
                case "use":
                    yield from self._use(seat, choice.args[0])
                    continue
                case "fly" | "return":
                    return (yield from self._move(seat, choice))
                case "prospect":
                    yield from self._may_show(seat, self._under(seat))
                case "survey":
                    yield from self._survey(seat, choice.args[0])
                case "buy":
                    self._buy(seat)
            return ""

    def _legs(self, at_station: int, on_tiles: Iterable[str]) -> list[Said]:
        """DV20: from the station anywhere, from a tile to it; none from under the alien (DV23)."""
        flights: list[Said] = [("fly", cell) for cell in self.board] if at_station else []
        return flights + [("return", cell) for cell in set(on_tiles) if cell != self.alien]

    def _move(self, seat: int, choice: Choice) -> Flow:
        """DV24: legs one by one, each rocket once (DV20)."""
        mine = self.companies[seat]
        waiting = mine.station  # have not moved
        resting = list(mine.rockets)
        while True:
            if choice.verb == "fly":
                waiting -= 1
                mine.station -= 1
                self._arrive(seat, choice.args[0])
            else:
                resting.remove(choice.args[0])
                mine.rockets.remove(choice.args[0])
                mine.station += 1
            legs = self._legs(waiting, resting)
            if not legs:
                return ""
            offers = [*legs, ("stop",)]
            if self._revealable(seat):
                offers += self._declarations()
            _, choice = yield {seat: offers}
            if choice.verb == "stop":
                return ""
            if choice.verb == "declare":
                return choice.args[0]

    def _free_of_others_in(self, seat: int, line: str) -> list[str]:
        return [cell for cell in self._free_of_others(seat) if cell in LINES[line]]

    def _survey(self, seat: int, bribe: str) -> Flow:
        """DV41: three tiles of a line; fewer only if there are no more."""
        lines: list[Said] = [
            ("line", line) for line in LINES if self._free_of_others_in(seat, line)
        ]
        _, choice = yield {seat: lines}
        cells = self._free_of_others_in(seat, choice.args[0])
        count = min(3, len(cells))
        _, choice = yield {seat: [("look", frozenset(cells), count, count)]}
        self._look(seat, choice.args)
        self._spend(seat, bribe)  # DV40; no incident may be turned up (DV42)
