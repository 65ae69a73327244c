"""A match of Delta V: everything there is to know of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from engine import NOBODY, Seat
from engine import State as EngineState

from .parts import OMNIDIUM, ROCKETS, STATION, wanted


@dataclass(slots=True)
class Player:
    """One corporation.

    station, yard: rockets on the station and in the shipyard; ``rockets`` are the cells of
        the others, a cell for each (DV1).
    bribes, spent: minerals of the unspent counters, and of those spent.
    incidents, fresh: incident tiles lying open; fresh ones were gained this turn (DV80).
    tiles: faces of the mineral tiles taken.
    seen: cells whose face-down tile the player knows.
    glimpsed: those looked at in the turn under way, kept where there is no notebook (DV95).
    orders: standing orders for the pirate, meteor and bid windows, and after looks: incident,
        ``bids`` or ``looks``, to ``pass`` or, for an incident, a seat's id, or, for bids, the
        points of tiles from which on it asks; no entry means: ask me (DV31, DV74, DV86).
    """

    station: int
    yard: int
    bribes: list[str]
    rockets: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    incidents: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    glimpsed: list[str] = field(default_factory=list)
    orders: dict[str, str] = field(default_factory=dict)

    @property
    def in_play(self) -> int:
        """Rockets on the station or on asteroids."""
        return self.station + len(self.rockets)

    @property
    def places(self) -> list[str]:
        """Where there are rockets in play, each place once."""
        return [STATION] * bool(self.station) + list(dict.fromkeys(self.rockets))

    def commission(self) -> None:
        """Bring a rocket from the shipyard to the station (DV50, DV83)."""
        self.yard -= 1
        self.station += 1

    def see(self, cells: Collection[str]) -> None:
        """Remember the tiles of some cells."""
        unseen = [cell for cell in cells if cell not in self.seen]
        if unseen:
            self.seen = sorted(self.seen + unseen)


@dataclass(slots=True)
class Attempt:
    """An attempt at a contract (DV60).

    cells: revealed so far; minerals: what each counts as after replacements.
    bid: the mineral of a bid-up that must be met by one more tile, and its bidder (DV70).
    """

    seat: Seat
    contract: str
    cells: list[str] = field(default_factory=list)
    minerals: list[str] = field(default_factory=list)
    bid: str = ""
    bidder: Seat = NOBODY

    @property
    def is_complete(self) -> bool:
        """Whether as many tiles match as the contract has minerals."""
        return len(self.minerals) == len(wanted(self.contract))

    def fitting(self) -> Sequence[str]:
        """The minerals that match: DV61; in a bid-up that of the bid (DV72); Omnidium always."""
        if self.bid:
            return (self.bid, OMNIDIUM)
        if self.is_complete:
            return ()
        fitting = [*wanted(self.contract), OMNIDIUM]
        for found in self.minerals:
            if found != OMNIDIUM:
                fitting.remove(found)
        return fitting


@dataclass(slots=True)
class State(EngineState):
    """The table.

    board: the tiles on it: cell to face.
    encounters: cells of the alien encounters that lie face up (DV88).
    alien: the cell of the alien, or the empty string.
    contracts: id to the seat that took it, or -1.
    discards: incidents used up; they are out of the game.
    first, active, turn: the first player, whose turn it is, and its number from 1.
    last: the cells of the last thing that happened on the board.
    calm: rounds that have ended since something last changed for good (DV96).
    """

    board: dict[str, str] = field(default_factory=dict)
    encounters: list[str] = field(default_factory=list)
    alien: str = ""
    contracts: dict[str, int] = field(default_factory=dict)
    discards: list[str] = field(default_factory=list)
    players: list[Player] = field(default_factory=list)
    first: Seat = NOBODY
    active: Seat = NOBODY
    turn: int = 0
    attempt: Attempt | None = None
    last: list[str] = field(default_factory=list)
    notebook: bool = True
    calm: int = 0

    def known(self, seat: Seat) -> list[str]:
        """DV95: the cells that the seat knows; without a notebook those it has seen this turn."""
        player = self.players[seat]
        return player.seen if self.notebook else player.glimpsed

    def shown(self) -> set[str]:
        """The cells whose tile everybody can see now."""
        return {*self.encounters, *(self.attempt.cells if self.attempt else ())}

    def revealable(self, seat: Seat) -> Collection[str]:
        """DV60: the face-down tiles that are neither under the alien nor an opposing rocket."""
        barred = [self.alien, *self.encounters]
        if self.attempt is not None:
            barred += self.attempt.cells
        own = self.players[seat]
        for player in self.players:
            if player is not own:
                barred += player.rockets
        return self.without(barred)

    def without(self, cells: Collection[str]) -> Collection[str]:
        """The cells of the board but these. To copy is the fastest way: it is done all the time."""
        left = self.board.copy()
        for cell in cells:
            left.pop(cell, None)
        return left

    def can_reveal(self, seat: Seat) -> bool:
        """Whether there is a tile that the seat may reveal.

        It is asked often, so more tiles than pieces that could bar them are enough.
        """
        pieces = 1 + len(self.encounters) + ROCKETS * self.seats
        if self.attempt is not None:
            pieces += len(self.attempt.cells)
        return len(self.board) > pieces or bool(self.revealable(seat))

    def under_own(self, seat: Seat) -> list[str]:
        """The cells of face-down tiles on which the seat has a rocket (DV30)."""
        own = set(self.players[seat].rockets) - self.shown()
        return [cell for cell in self.board if cell in own]

    def loot(self, seat: Seat) -> list[str]:
        """What lies open before the seat and can be stolen (DV87), each kind once."""
        player = self.players[seat]
        bribes = list(player.bribes)
        if self.attempt is not None and self.attempt.bidder == seat:
            bribes.remove(self.attempt.bid)  # DV70: it lies on the bid until that is decided
        found = [*player.incidents, *player.fresh, *(f"bribe-{mineral}" for mineral in bribes)]
        return list(dict.fromkeys(found))

    def open_contracts(self) -> list[str]:
        """The contracts that nobody has taken."""
        return [contract for contract, taker in self.contracts.items() if taker < 0]

    def place(self, seat: Seat, place: str) -> None:
        """Put a rocket of the seat on a cell or on the station."""
        player = self.players[seat]
        if place == STATION:
            player.station += 1
        else:
            player.rockets.append(place)

    def lift(self, seat: Seat, place: str) -> None:
        """Take a rocket of the seat from a cell or from the station."""
        player = self.players[seat]
        if place == STATION:
            player.station -= 1
        else:
            player.rockets.remove(place)

    def spend(self, seat: Seat, bribe: str) -> None:
        """Turn an unspent counter of the seat over, for good (DV96)."""
        player = self.players[seat]
        player.bribes.remove(bribe)
        player.spent.append(bribe)
        self.calm = 0

    def use_up(self, seat: Seat, incident: str) -> None:
        """Take an incident of the seat out of the game, for good (DV96)."""
        self.players[seat].incidents.remove(incident)
        self.discards.append(incident)
        self.calm = 0

    def take_off(self, cell: str) -> str:
        """Take a tile off the board, for good (DV96), and the alien with it; its face."""
        self.calm = 0
        if self.alien == cell:
            self.alien = ""
        return self.board.pop(cell)

    def recall(self, cell: str) -> list[Seat]:
        """Return every rocket on a cell to the station; whose they were, each once (DV80)."""
        owners = []
        for seat, player in enumerate(self.players):
            count = player.rockets.count(cell)
            if count:
                owners.append(Seat(seat))
                player.station += count
                player.rockets = [place for place in player.rockets if place != cell]
        return owners

    def look(self, seat: Seat, cells: Collection[str]) -> None:
        """The seat alone sees some tiles; without a notebook it knows them for this turn (DV95)."""
        player = self.players[seat]
        player.see(cells)
        if not self.notebook:
            player.glimpsed = sorted({*player.glimpsed, *cells})

    def everybody_sees(self, cells: Collection[str]) -> None:
        """Tiles have lain face up: everybody knows them."""
        for player in self.players:
            player.see(cells)
