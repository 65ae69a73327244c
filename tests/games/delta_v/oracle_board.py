"""Delta V's table beside the program: what lies on it, in the words of the clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, TypeAlias

from engine import Amount, AnyOffer, Choice, Offer, Pick
from games.delta_v.parts import Box
from games.delta_v.state import Player, State

Said: TypeAlias = tuple[Any, ...]
"""An offer in a form that can be compared: its verb and what it is about."""
Asked: TypeAlias = dict[int, list[Said]]
"""Who is waited for, and what they may do."""
Answer: TypeAlias = tuple[int, Choice]
Flow: TypeAlias = Generator[Asked, Answer, Any]

ORDINARY = ("alphatite", "betamite", "gammatite", "deltamite", "epsilonite")
OMNIDIUM = "omnidium"
STATION = "station"
NOBODY = -1
LAST_ENCOUNTER = 5  # DV87
QUIET_ROUNDS = 8  # DV96

CELLS = [column + row for row in "1234567" for column in "ABCDEFG" if column + row != "D4"]  # DV2
LINES = {
    **{f"row-{row}": [cell for cell in CELLS if cell[1] == row] for row in "1234567"},
    **{f"column-{column}": [cell for cell in CELLS if cell[0] == column] for column in "ABCDEFG"},
}


def is_mineral(face: str) -> bool:
    """Whether a tile is a mineral: its face is the mineral and the points."""
    return "-" in face


def mineral(face: str) -> str:
    """The mineral of a mineral tile."""
    return face.partition("-")[0]


def asked_for(contract: str) -> list[str]:
    """The minerals of a contract: its id ends with their first letters."""
    return [name for letter in contract.split("-")[1] for name in ORDINARY if name[0] == letter]


def fit(minerals: Sequence[str], contract: str) -> bool:
    """DV61: whether each can be laid on another mineral of the contract, Omnidium on any."""
    return any(
        all(mine in (wanted, OMNIDIUM) for mine, wanted in zip(minerals, some, strict=True))
        for some in permutations(asked_for(contract), len(minerals))
    )


class Over(Exception):
    """The match has ended; the argument says why."""


@dataclass
class Company:
    """A player and what they have; ``fresh`` are those of the incidents gained this turn."""

    station: int
    yard: int
    rockets: list[str]
    bribes: list[str]
    spent: list[str]
    incidents: list[str]
    fresh: list[str]
    tiles: list[str]
    orders: dict[str, str]

    @property
    def in_order(self) -> Company:
        """The same with every list sorted, for a comparison."""
        ordered = Company(**vars(self))
        for name, value in vars(self).items():
            if isinstance(value, list):
                setattr(ordered, name, sorted(value))
        return ordered

    @property
    def usable(self) -> set[str]:
        """Incidents that were not gained in this turn (DV80)."""
        return set((Counter(self.incidents) - Counter(self.fresh)).elements())


@dataclass
class Try:
    """An attempt at a contract."""

    seat: int
    contract: str
    cells: list[str] = field(default_factory=list)
    minerals: list[str] = field(default_factory=list)
    bid: str = ""
    bidder: int = NOBODY


class Board:
    """Tiles, rockets, counters and contracts."""

    def __init__(self, state: State) -> None:
        """Read a position of the program in which a turn begins."""
        self.seats, self.active = state.seats, int(state.active)
        self.board = dict(state.board)
        self.encounters, self.alien = list(state.encounters), state.alien
        self.contracts = dict(state.contracts)
        self.companies = [company_of(player) for player in state.players]
        self.known = [set(player.seen) for player in state.players]
        self.attempt: Try | None = None
        self.changed = True  # in this round, for good (DV96): the first does not count
        self.why = ""

    def _face_down(self) -> list[str]:
        turned = self.attempt.cells if self.attempt else []
        return [cell for cell in self.board if cell not in self.encounters and cell not in turned]

    def _others(self, seat: int) -> list[int]:
        """The opponents, clockwise."""
        return [(seat + on) % self.seats for on in range(1, self.seats)]

    def _free_of_others(self, seat: int) -> list[str]:
        """Face-down tiles that are neither under the alien nor under an opposing rocket."""
        taken = {self.alien}.union(*(self.companies[o].rockets for o in self._others(seat)))
        return [cell for cell in self._face_down() if cell not in taken]

    def _revealable(self, seat: int) -> list[str]:
        """DV60."""
        return self._free_of_others(seat)

    def _under(self, seat: int) -> list[str]:
        """Face-down tiles on which the seat has a rocket (DV30)."""
        return [cell for cell in self._face_down() if cell in self.companies[seat].rockets]

    def _look(self, seat: int, cells: Iterable[str]) -> None:
        """A seat sees tiles, and knows them from then on (DV95)."""
        self.known[seat] |= set(cells)

    def _take_off(self, cell: str) -> str:
        self.changed = True
        if self.alien == cell:
            self.alien = ""
        return self.board.pop(cell)

    def _home(self, cell: str) -> None:
        """DV65, DV80: all rockets there go back to the station."""
        for company in self.companies:
            company.station += company.rockets.count(cell)
            company.rockets = [place for place in company.rockets if place != cell]

    def _spend(self, seat: int, bribe: str) -> None:
        self.changed = True
        self.companies[seat].bribes.remove(bribe)
        self.companies[seat].spent.append(bribe)

    def _buy(self, seat: int) -> None:
        self.companies[seat].yard -= 1
        self.companies[seat].station += 1

    def _arrive(self, seat: int, place: str) -> None:
        """DV21, DV22."""
        if place == STATION:
            self.companies[seat].station += 1
            return
        for other in self._others(seat):
            if place in self.companies[other].rockets:
                self.companies[other].rockets.remove(place)
                self.companies[other].yard += 1
                self.companies[seat].yard += 1
                return
        self.companies[seat].rockets.append(place)

    def position(self) -> dict[str, Any]:
        """Everything that lies on the table, and who knows what of it.

        Not once it is over: where a Mineral Scan in an attempt turns up the fifth encounter, the
        program forgets that the attempt's tiles have lain face up before everybody.
        """
        return {
            "board": self.board,
            "encounters": sorted(self.encounters),
            "alien": self.alien,
            "contracts": self.contracts,
            "known": [not self.why and known & set(self._face_down()) for known in self.known],
            "companies": [company.in_order for company in self.companies],
            "active": self.active,
            "attempt": self.attempt,
            "over": self.why,
        }

    def scores(self) -> list[dict[str, int]]:
        """DV93: the figures of each; a counter that is spent costs two points."""
        return [
            {
                "minerals": sum(int(face.partition("-")[2]) for face in company.tiles),
                "spent": 2 * len(company.spent),
                "contracts": list(self.contracts.values()).count(seat),
                "unspent": len(company.bribes),
            }
            for seat, company in enumerate(self.companies)
        ]

    def places(self) -> list[int]:
        """DV93: by points, contracts, unspent counters; equal ones share a place."""
        keys = [
            (score["minerals"] - score["spent"], score["contracts"], score["unspent"])
            for score in self.scores()
        ]
        return [1 + len([other for other in keys if other > mine]) for mine in keys]


def company_of(player: Player) -> Company:
    """A player of the program, who keeps fresh incidents apart; the order tells nothing."""
    return Company(
        player.station,
        player.yard,
        sorted(player.rockets),
        sorted(player.bribes),
        sorted(player.spent),
        sorted([*player.incidents, *player.fresh]),
        sorted(player.fresh),
        sorted(player.tiles),
        dict(player.orders),
    )


def check_deal(state: State, box: Box) -> None:
    """DV1 to DV3."""
    assert sorted(state.board) == sorted(CELLS)
    assert Counter(state.board.values()) == Counter(box.faces)
    new = Company(1, 4, [], sorted(ORDINARY), [], [], [], [], {})
    assert [company_of(player) for player in state.players] == [new] * state.seats
    assert state.contracts == dict.fromkeys(box.contract_ids, NOBODY)
    assert (state.alien, state.encounters, state.attempt) == ("", [], None)
    assert 0 <= state.active < state.seats


def seen(state: State) -> dict[str, Any]:
    """The position of the program, in the form of ``Table.position``."""
    attempt = state.attempt
    face_down = set(state.board) - {*state.encounters, *(attempt.cells if attempt else ())}
    return {
        "board": dict(state.board),
        "encounters": sorted(state.encounters),
        "alien": state.alien,
        "contracts": dict(state.contracts),
        "known": [not state.over and set(player.seen) & face_down for player in state.players],
        "companies": [company_of(player) for player in state.players],
        "active": state.active,
        "attempt": attempt
        and Try(
            attempt.seat,
            attempt.contract,
            list(attempt.cells),
            list(attempt.minerals),
            attempt.bid,
            attempt.bidder,
        ),
        "over": state.over,
    }


def said(offered: Iterable[AnyOffer]) -> list[Said]:
    """The offers of the program, in the form of those of the table."""
    found: list[Said] = []
    for offer in offered:
        match offer:
            case Pick(verb, items, low, high):
                found.append((verb, frozenset(items), low, high))
            case Offer(verb, ids):
                found.append((verb, *ids))
            case Amount(verb, low, high):
                found.append((verb, low, high))
    return found
