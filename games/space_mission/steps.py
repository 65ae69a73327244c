"""The turn: two actions, each a decision of its own, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Play, Seat, SeatStep, Step, Verb, need

from . import events
from .needs import (
    OfHand,
    chip_left,
    chip_or_probe,
    closed_pile,
    developed,
    elsewhere,
    jump_card,
    landing_cards,
    neighbour,
    on_planet,
    scan_card,
    scanned_before,
    undeveloped,
)
from .parts import ACTIONS, FEW_CARDS, GATE, HAND, POINTS, in_order
from .state import Planet, Scan, State


class TakeAction(SeatStep[State]):
    """SM9 to SM15, SM41: one action after the other, ``left`` of them still to come."""

    verbs = (
        OfHand("top-up"),
        Verb("jump", chip_left, jump_card, elsewhere.of(1)),
        Verb("fly", on_planet, neighbour),
        Verb("scan", on_planet, undeveloped, closed_pile, chip_left, scan_card),
        Verb("develop", on_planet, undeveloped, scanned_before, chip_or_probe, landing_cards),
        Verb("discover", on_planet, developed, closed_pile),
    )

    left: int

    def seats(self, _state: State) -> Sequence[Seat]:
        return (self.seat,) if self.left else ()

    def run(self, play: Play[State]) -> None:
        play.goto(PassTurn(self.seat))

    def about(self, state: State, seat: Seat) -> Planet | None:
        """The planet that the ship is on, which most conditions look at; None on the gate."""
        return None if state.pilots[seat].ship == GATE else state.here(seat)

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
        planet = play.state.here(seat)
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
        planet = play.state.here(seat)
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
        planet = play.state.here(seat)
        play.state.last = planet.name
        search(play, seat, planet)


class ChooseTile(SeatStep[State], abstract=True):
    """SM13 to SM15: one point tile of a pile. Always asked, also when one kind is left."""

    planet: str


@need
def point_tile(step: ChooseTile, state: State, _seat: Seat) -> Sequence[str]:
    """SM13, SM20: one of each kind in the pile, and never a space tile."""
    pile = state.planet(step.planet).pile
    return [tile for tile in POINTS if tile in pile]


class MarkTile(ChooseTile):
    """SM13: which tile goes under the probe."""

    verbs = (Verb("mark", point_tile),)

    def mark(self, play: Play[State], seat: Seat, tile: str) -> None:
        """SM13."""
        planet = play.state.planet(self.planet)
        planet.pile.remove(tile)
        planet.scans.append(Scan(seat, tile))
        planet.seen[seat] = list(in_order(planet.pile))
        play.state.pilots[seat].chips -= 1
        play.tell(
            events.TileMarked(seat=seat, planet=planet.name),
            events.TileHidden(planet=planet.name, tile=tile, to=(seat,)),
        )
        play.end()
        turn_up_space(play, planet)


class TakeTile(ChooseTile):
    """SM14, SM15: which tile is taken."""

    verbs = (Verb("take", point_tile),)

    def take(self, play: Play[State], seat: Seat, tile: str) -> None:
        """SM14 to SM16."""
        planet = play.state.planet(self.planet)
        planet.pile.remove(tile)
        planet.seen[seat] = list(in_order(planet.pile))
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
        seat = Seat((self.after + 1) % state.seats)
        if seat == state.first:
            if state.is_last_round:
                _finish(play, "space")
                return
            if state.is_stranded:  # SM42
                _finish(play, "stranded")
                return
            state.round += 1
        if orders_may_answer(state, seat):
            # Else one would end a turn, see whether an order answers, and take it back (SM48).
            play.learn()
        play.goto(TakeAction(seat, ACTIONS))


def orders_may_answer(state: State, seat: Seat) -> bool:
    """SM48: whether there might be something for an order of a seat, as far as all can see."""
    pilot = state.pilots[seat]
    if len(pilot.hand) <= FEW_CARDS:
        return True
    if pilot.ship == GATE:
        return False
    planet = state.here(seat)
    if planet.station is not None:
        return planet.is_closed
    return planet.was_scanned_by(seat)


def discard(state: State, seat: Seat, cards: Sequence[str]) -> None:
    """Put cards from the hand onto the discards."""
    hand = state.pilots[seat].hand
    for card in cards:
        hand.remove(card)
    state.deck.discard(cards)


def draw(play: Play[State], seat: Seat) -> tuple[tuple[str, ...], int]:
    """SM10: fill the hand. The cards drawn, and the size of the new draw pile if one was made."""
    deck, hand = play.state.deck, play.state.pilots[seat].hand
    drawn: list[str] = []
    missing, reshuffled = HAND - len(hand), 0
    while True:
        if not deck.cards and deck.discards:  # SM44
            reshuffled = deck.reshuffle(play.dice)
        if len(drawn) == missing or not deck.cards:
            break
        drawn.append(deck.draw())
    hand += drawn
    hand.sort()
    return tuple(drawn), reshuffled


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
        tiles = planet.tiles_of(owner)
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


def _finish(play: Play[State], reason: str) -> None:
    """Everything lies open, so that there is nothing to remember."""
    for planet in play.state.ring:
        planet.seen.clear()
    play.finish(reason)
