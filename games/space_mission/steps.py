"""The turn: two actions, each a decision of its own, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence

from engine import AnyOffer, Play, Seat, Step

from . import events
from .actions import actions, choices, room
from .parts import ACTIONS, in_order
from .state import Planet, Scan, State


class TakeAction(Step[State]):
    """SM10 to SM15, SM41: one action after the other, ``left`` of them still to come."""

    seat: Seat
    left: int

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,) if self.left else ()

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        return tuple(actions(state, seat))

    def run(self, play: Play[State]) -> None:
        play.goto(PassTurn(self.seat))

    def top_up(self, play: Play[State], seat: Seat, *cards: str) -> None:
        """SM10."""
        self.left -= 1
        play.state.last = ""
        discard(play.state, seat, cards)
        drawn, reshuffled = draw(play, seat)
        play.tell(events.ToppedUp(seat=seat, discarded=cards, drawn=len(drawn)))
        if drawn:
            play.tell(events.CardsDrawn(cards=drawn, to=(seat,)))
        if reshuffled:
            play.tell(events.Reshuffled(cards=reshuffled))

    def jump(self, play: Play[State], seat: Seat, card: str, planet: str) -> None:
        """SM11."""
        self.left -= 1
        pilot = play.state.pilots[seat]
        discard(play.state, seat, (card,))
        pilot.ship = planet
        pilot.chips -= 1
        pilot.gate += 1
        play.state.last = planet
        play.tell(events.Jumped(seat=seat, planet=planet, card=card))

    def fly(self, play: Play[State], seat: Seat, planet: str) -> None:
        """SM12."""
        self.left -= 1
        play.state.pilots[seat].ship = play.state.last = planet
        play.tell(events.Flew(seat=seat, planet=planet))

    def scan(self, play: Play[State], seat: Seat, card: str) -> None:
        """SM13: the card is played before the pile is looked at."""
        self.left -= 1
        planet = ship_at(play.state, seat)
        play.state.last = planet.name
        discard(play.state, seat, (card,))
        play.tell(events.Scanned(seat=seat, planet=planet.name, card=card))
        if planet.only_space:  # SM17
            planet.in_vain = seat
            play.tell(events.FoundNothing(seat=seat, planet=planet.name))
            turn_up_space(play, planet)
        else:
            show(play, seat, planet)
            play.call(MarkTile(seat, planet.name))

    def develop(self, play: Play[State], seat: Seat, *cards: str) -> None:
        """SM14."""
        self.left -= 1
        planet = ship_at(play.state, seat)
        play.state.last = planet.name
        discard(play.state, seat, cards)
        play.tell(events.Developed(seat=seat, planet=planet.name, cards=cards))
        planet.station = seat
        hand_out(play, seat, planet)
        # SM43: the chip is taken after the probes are back, so that one of them can be the station.
        play.state.pilots[seat].chips -= 1
        if planet.is_closed:
            search(play, seat, planet)

    def discover(self, play: Play[State], seat: Seat) -> None:
        """SM15."""
        self.left -= 1
        planet = ship_at(play.state, seat)
        play.state.last = planet.name
        search(play, seat, planet)


class MarkTile(Step[State]):
    """SM13: which point tile goes under the probe. Always asked, also when one kind is left."""

    seat: Seat
    planet: str

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,)

    def offers(self, state: State, _seat: Seat) -> Sequence[AnyOffer]:
        return choices(state.planet(self.planet), "mark")

    def mark(self, play: Play[State], seat: Seat, tile: str) -> None:
        """SM13."""
        planet = play.state.planet(self.planet)
        planet.pile.remove(tile)
        planet.scans.append(Scan(seat, tile))
        play.state.pilots[seat].chips -= 1
        play.tell(
            events.TileMarked(seat=seat, planet=planet.name),
            events.TileHidden(planet=planet.name, tile=tile, to=(seat,)),
        )
        play.end()
        turn_up_space(play, planet)


class TakeTile(Step[State]):
    """SM14, SM15: which point tile is taken. Always asked, also when one kind is left."""

    seat: Seat
    planet: str

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,)

    def offers(self, state: State, _seat: Seat) -> Sequence[AnyOffer]:
        return choices(state.planet(self.planet), "take")

    def take(self, play: Play[State], seat: Seat, tile: str) -> None:
        """SM14 to SM16."""
        planet = play.state.planet(self.planet)
        planet.pile.remove(tile)
        play.state.pilots[seat].tiles.append(tile)
        play.tell(
            events.TileTaken(seat=seat, planet=planet.name, left=len(planet.pile)),
            events.TileKept(planet=planet.name, tile=tile, to=(seat,)),
        )
        play.end()
        turn_up_space(play, planet)


class PassTurn(Step[State]):
    """SM30: clockwise; the match ends only between two rounds."""

    after: Seat

    def run(self, play: Play[State]) -> None:
        state = play.state
        seat = state.clockwise(self.after)[0]
        if seat == state.first:
            if state.is_last_round:
                play.finish("space")
                return
            if state.is_stranded:  # SM42
                play.finish("stranded")
                return
            state.round += 1
        play.goto(TakeAction(seat, ACTIONS))


def ship_at(state: State, seat: Seat) -> Planet:
    """The planet the ship is on, where the offers have made sure that it is on one."""
    planet = state.here(seat)
    assert planet is not None
    return planet


def discard(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Put cards from the hand onto the discard pile."""
    for card in cards:
        state.pilots[seat].hand.remove(card)
        state.discard.append(card)


def draw(play: Play[State], seat: Seat) -> tuple[tuple[str, ...], int]:
    """SM10: fill the hand. The cards drawn, and the size of the new draw pile if one was made."""
    state = play.state
    hand, drawn, reshuffled = state.pilots[seat].hand, [], 0
    for _ in range(room(hand)):
        reshuffled = reshuffle(play) or reshuffled
        if state.draw:
            drawn.append(state.draw.pop())
    hand.extend(drawn)
    hand.sort()
    return tuple(drawn), reshuffle(play) or reshuffled


def reshuffle(play: Play[State]) -> int:
    """SM44: as soon as the draw pile is used up, the discards are shuffled. Their number, or 0."""
    state = play.state
    if state.draw or not state.discard:
        return 0
    state.draw, state.discard = state.discard, []
    play.dice.shuffle(state.draw)
    return len(state.draw)


def show(play: Play[State], seat: Seat, planet: Planet) -> None:
    """Let the seat, and nobody else, see the whole pile (SM40)."""
    play.tell(events.PileSeen(planet=planet.name, tiles=in_order(planet.pile), to=(seat,)))


def search(play: Play[State], seat: Seat, planet: Planet) -> None:
    """SM14, SM15: look through the pile of a developed planet and take a tile."""
    play.tell(events.PileSearched(seat=seat, planet=planet.name))
    show(play, seat, planet)
    play.call(TakeTile(seat, planet.name))


def hand_out(play: Play[State], seat: Seat, planet: Planet) -> None:
    """SM14: every scanned tile goes to the seat whose probe marks it, and the probe comes back."""
    for owner in (seat, *play.state.clockwise(seat)):
        tiles = [scan.tile for scan in planet.scans if scan.seat == owner]
        if not tiles:
            continue
        pilot = play.state.pilots[owner]
        pilot.tiles.extend(tiles)
        pilot.chips += len(tiles)
        play.tell(
            events.TilesReturned(seat=owner, planet=planet.name, tiles=len(tiles)),
            events.TilesReceived(planet=planet.name, tiles=in_order(tiles), to=(owner,)),
        )
    planet.scans.clear()


def turn_up_space(play: Play[State], planet: Planet) -> None:
    """SM17: a pile that holds only space tiles is turned face up."""
    state = play.state
    if planet.open or not planet.only_space:
        return
    before = state.is_last_round
    planet.open = True
    play.seal()
    play.tell(
        events.SpaceTurnedUp(
            planet=planet.name,
            tiles=len(planet.pile),
            total=state.open_tiles,
            needed=state.end_at,
        )
    )
    if state.is_last_round and not before:
        play.tell(events.LastRoundBegan(total=state.open_tiles))
