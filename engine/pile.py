"""Cards face down, and the discards beside them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .choices import Seat
from .dice import Dice
from .stored import Stored


@dataclass(slots=True)
class Pile(Stored):
    """A draw pile, of which the last card is the top, and its discards, open and in order.

    known: how many cards from the top down each seat has seen since they came to lie there.
    """

    cards: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)
    known: dict[Seat, int] = field(default_factory=dict)

    def __len__(self) -> int:
        """The cards that lie face down."""
        return len(self.cards)

    def __iter__(self) -> Iterator[str]:
        """All cards, for an inventory."""
        yield from self.cards
        yield from self.discards

    @property
    def is_out(self) -> bool:
        """Whether nothing is left to draw, reshuffled or not."""
        return not self.cards and not self.discards

    def draw(self) -> str:
        """Take the top card. Raises IndexError when no card is left: ``reshuffle`` first."""
        card = self.cards.pop()
        self.known = {seat: count - 1 for seat, count in self.known.items() if count > 1}
        return card

    def look(self, seat: Seat, count: int = 1) -> tuple[str, ...]:
        """The top cards, the uppermost first, which the seat knows from now on."""
        seen = tuple(reversed(self.cards[-count:]))
        self.known[seat] = max(len(seen), self.known.get(seat, 0))
        return seen

    def put_under(self, cards: Iterable[str]) -> None:
        """Put cards at the bottom; of several the last lies lowest.

        Nobody knows them there; ``known`` counts from the top.
        """
        for card in cards:
            self.cards.insert(0, card)

    def discard(self, cards: Iterable[str]) -> None:
        """Put cards face up on the discards."""
        self.discards += cards

    def shuffle(self, dice: Dice) -> None:
        """Shuffle the pile; nobody knows anything of it any more."""
        dice.shuffle(self.cards)
        self.known.clear()

    def reshuffle(self, dice: Dice) -> int:
        """If the pile is used up, its discards become the new one; how many cards it has, or 0."""
        if self.cards or not self.discards:
            return 0
        self.cards, self.discards = self.discards, []
        self.shuffle(dice)
        return len(self.cards)

    def resample(self, seat: Seat | None, dice: Dice) -> None:
        """Draw anew the order of what the seat does not know, for the law of secrecy."""
        known = 0 if seat is None else self.known.get(seat, 0)
        hidden = self.cards[: len(self.cards) - known]
        dice.shuffle(hidden)
        self.cards[: len(hidden)] = hidden
