"""SD60: what a seat cannot know, drawn anew from what it knows.

Cards that a seat does not see are gathered by their level, put in order, shuffled and dealt to
the same places. So what is drawn does not depend on where they lay before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import chain
from typing import Final, NamedTuple

from engine import Dice, Offer, Seat

from .parts import GOODS, kind_of
from .setup import BOXES
from .state import Planet, Proposal, State, Timer
from .steps import Settle
from .tasks import CLEAR, LATER, ways
from .trade import loose, possible

LEVELS: Final = (1, 2, 3)
HAND: Final = {"generator": 2, "depot": 1}
"""SD11: what is dealt to everybody beside the mines."""
LACKED: Final = 1
"""SD11: of the colours everybody lacks so many in the mines dealt."""


class _Slot(NamedTuple):
    """A place for one hidden card, in a planning zone or among drawn cards."""

    planet: Planet
    cards: list[str]
    number: int


def draw_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew, in place: the piles, and of others their cards, aims and orders."""
    state.demands.sort()
    dice.shuffle(state.demands)
    others = [planet for other, planet in enumerate(state.planets) if other != seat]
    swaps = [_Swap(state, proposal, seat) for proposal in state.proposals if not proposal.place]
    stands = [
        (planet, timer, planet.zone.index(timer.on))
        for planet in others
        for timer in planet.timers
        if timer.job == "build"
    ]
    for level in LEVELS:
        _Level(state, others, level, swaps).deal(seat, dice)
    for planet, timer, number in stands:
        timer.on = planet.zone[number]
    for planet in others:
        planet.drawn.sort()
        _forget_plans(planet, dice)
    # All of them before any is named: it may move a card out of the place that another names.
    shown = {swap.shown for swap in swaps}
    stay = {swap.shown for swap in swaps if swap.stays}
    for swap in swaps:
        if swap.shown not in stay:
            swap.keep_away(state, shown)
    for swap in swaps:
        swap.name()
    _choose_mines(state, seat, dice)


def _forget_plans(planet: Planet, dice: Dice) -> None:
    """Nobody else knows what a timer will do in the end, or what it is ordered to do next."""
    planet.deals, planet.wishes, planet.last = [], [], []
    for timer in planet.timers:
        timer.queue = []
        if timer.job == "build":
            timer.aim = LATER
        elif timer.job == "use" and timer.aim != CLEAR:
            timer.aim = _some_way(planet, timer, dice)


def _some_way(planet: Planet, timer: Timer, dice: Dice) -> str:
    """A use ends as it mostly does; only the colour of a multi-mine is anybody's guess."""
    found = ways(planet, timer.on)
    return dice.pick(found) if kind_of(timer.on) == "multi" else found[-1]


def _choose_mines(state: State, seat: Seat | None, dice: Dice) -> None:
    """SD12: other first choices of others, out of the mines that they have now."""
    step = state.stack[0]
    if isinstance(step, Settle):
        for other in step.chosen:
            if other != seat:
                offer = dice.pick(step.offers(state, Seat(other)))
                assert isinstance(offer, Offer)
                step.chosen[other] = list(offer.ids)


class _Swap:
    """SD45: what a seat knows of the two cards of a proposal."""

    def __init__(self, state: State, proposal: Proposal, seat: Seat | None) -> None:
        """Before the cards are dealt anew."""
        self.proposal = proposal
        self.names_give = seat in (proposal.seat, proposal.partner)
        self.names_want = seat == proposal.partner
        self.giver, self.taker = (state.planets[s] for s in (proposal.seat, proposal.partner))
        self.shown = proposal.give if self.names_want else ""
        # Who is asked and may accept sees by that where the card lies.
        self.stays = bool(self.shown) and possible(state, proposal)
        self.slot = -1
        if seat == proposal.seat and proposal.want in loose(self.taker):
            self.slot = self.taker.zone.index(proposal.want)

    def name(self) -> None:
        """At last: name the cards that lie there now."""
        proposal = self.proposal
        if proposal.give and not self.names_give:
            proposal.give = _any_loose(self.giver)
        if proposal.want and not self.names_want:
            named = self.slot >= 0
            proposal.want = self.taker.zone[self.slot] if named else self._some(self.names_give)

    def _some(self, proposed: bool) -> str:  # noqa: FBT001 - of one's own proposal all is known
        return _gone(self.taker) if proposed else _any_loose(self.taker)

    def keep_away(self, state: State, others: Collection[str]) -> None:
        """After that: the card shown is not to be had any more, wherever it is now.

        It lies in a pile, if that can be; else its giver has begun to build it, or it lies with a
        third. The taker sees their own. None of ``others``, that are shown too, takes its place.
        """
        giver, shown = self.giver, self.shown
        if shown not in loose(giver):
            return
        level, place = state.card(shown).level, giver.zone.index(shown)
        thirds = [each for each in state.planets if each is not giver and each is not self.taker]
        piles = [state.common.get(str(level), []), state.unused, *(each.pile for each in thirds)]
        for pile in piles:
            for number, card in enumerate(pile):
                if state.card(card).level == level and card not in others:
                    giver.zone[place], pile[number] = card, shown
                    return
        stands = [(giver, card) for card in giver.building]
        stands += [(each, card) for each in thirds for card in each.zone]
        for planet, card in stands:
            if state.card(card).level == level and card not in others:
                for timer in planet.timers:
                    timer.on = shown if timer.on == card else timer.on
                planet.zone[planet.zone.index(card)] = shown
                giver.zone[place] = card
                return


def _any_loose(planet: Planet) -> str:
    """A card that may be named in a proposal; else one that is not to be had."""
    return next(iter(loose(planet)), _gone(planet))


def _gone(planet: Planet) -> str:
    """A card that lies where nobody can give it away."""
    plants = (card for side in planet.power.values() for card in side)
    return next(chain((built.card for built in planet.built), plants))


class _Level:
    """The hidden cards of a level and their places."""

    def __init__(
        self, state: State, others: Sequence[Planet], level: int, swaps: Sequence[_Swap]
    ) -> None:
        """Gather the cards; those that a proposal shows where they lie are no part of it."""
        self.state, self.others, self.level = state, others, level
        self.kept = [s for s in swaps if s.stays and state.card(s.shown).level == level]
        kept = {swap.shown for swap in self.kept}
        self.slots = [
            _Slot(planet, cards, number)
            for planet in others
            for cards in (planet.zone, planet.drawn)
            for number, card in enumerate(cards)
            if state.card(card).level == level
        ]
        self.common = state.common.get(str(level), [])
        self.out = [card for card in state.unused if state.card(card).level == level]
        found = [slot.cards[slot.number] for slot in self.slots]
        found += [*self.common, *self.out]
        if level == 1:
            found += [card for planet in others for card in planet.pile]
        self.pool = sorted(card for card in found if card not in kept)

    def deal(self, seat: Seat | None, dice: Dice) -> None:
        """Every card to some place where it could be."""
        dice.shuffle(self.pool)
        slots = self._without_kept()
        hands = self._hands(seat, dice) if self.level == 1 and not self.kept else None
        if hands is None:
            self._fill(slots)
            return
        for planet, hand in zip(self.others, hands, strict=True):
            dice.shuffle(hand)
            for slot in slots:
                if slot.planet is planet:
                    slot.cards[slot.number] = hand.pop()
            planet.pile = sorted(hand)
        self._leave_out(self.pool)

    def _without_kept(self) -> list[_Slot]:
        """The slots left when every card that was shown has one where its owner could give it."""
        slots = list(self.slots)
        for swap in self.kept:
            stand = {timer.on for timer in swap.giver.timers if timer.job == "build"}
            for slot in slots:
                free = slot.cards is swap.giver.zone and slot.cards[slot.number] not in stand
                if free:
                    slot.cards[slot.number] = swap.shown
                    slots.remove(slot)
                    break
        return slots

    def _fill(self, slots: Sequence[_Slot]) -> None:
        """Anything anywhere; but of what lies in the box the kinds are known (SD10)."""
        out = [self._take(key) for key in sorted(map(_sort, self.out))] if self.level > 1 else []
        for slot in slots:
            slot.cards[slot.number] = self.pool.pop()
        if self.level == 1:
            for planet in self.others:
                planet.pile = sorted(self.pool.pop() for _ in planet.pile)
            out = self.pool
        else:
            self.common[:] = self.pool
        self._leave_out(out)

    def _take(self, key: str) -> str:
        """The next card of a kind."""
        card = next(card for card in self.pool if _sort(card) == key)
        self.pool.remove(card)
        return card

    def _leave_out(self, cards: Sequence[str]) -> None:
        """These lie in the box."""
        state = self.state
        kept = [card for card in state.unused if state.card(card).level != self.level]
        state.unused[:] = sorted([*kept, *cards])

    def _hands(self, seat: Seat | None, dice: Dice) -> list[list[str]] | None:
        """SD11: what was dealt and is not yet built; None when cards have changed hands since."""
        wanted = self._wanted(seat, dice)
        if wanted is None or Counter(key for hand in wanted for key in hand) - Counter(
            map(_hand_key, self.pool)
        ):
            return None
        hands: list[list[str]] = []
        for keys in wanted:
            hand: list[str] = []
            for key in keys:
                card = next(card for card in self.pool if _hand_key(card) == key)
                self.pool.remove(card)
                hand.append(card)
            hands.append(hand)
        return hands

    def _wanted(self, seat: Seat | None, dice: Dice) -> list[list[str]] | None:
        """The kinds and colours that each of the others must still have."""
        orders: list[list[int]] = []
        for _ in self.others:
            order = list(range(len(GOODS)))
            dice.shuffle(order)
            orders.append(order)
        shown = [_built(planet) for planet in self.others]
        left = [len(BOXES[self.state.seats])] * len(GOODS)
        if seat is not None:
            lacks = _lacked(self._own(seat))
            if len(lacks) != LACKED:
                return None
            left[lacks[0]] -= 1
        lacking = _distribute(orders, shown, left)
        if lacking is None:
            return None
        found = []
        for planet, has, lack in zip(self.others, shown, lacking, strict=True):
            keys = [f"mine-{good}" for colour, good in enumerate(GOODS) if colour != lack]
            keys += [kind for kind, count in HAND.items() for _ in range(count)]
            missing = list((Counter(keys) - has).elements())
            places = len(planet.pile) + sum(slot.planet is planet for slot in self.slots)
            if has - Counter(keys) or len(missing) != places:
                return None
            found.append(missing)
        return found

    def _own(self, seat: Seat) -> list[str]:
        planet = self.state.planets[seat]
        return [*planet.pile, *planet.zone, *(built.card for built in planet.built)]


def _distribute(
    orders: Sequence[Sequence[int]], shown: Sequence[Counter[str]], left: list[int]
) -> list[int] | None:
    """A colour that each seat lacks, in the order given where that can be."""
    if not orders:
        return []
    for colour in orders[0]:
        if left[colour] and not shown[0][f"mine-{GOODS[colour]}"]:
            left[colour] -= 1
            rest = _distribute(orders[1:], shown[1:], left)
            left[colour] += 1
            if rest is not None:
                return [colour, *rest]
    return None


def _lacked(cards: Sequence[str]) -> list[int]:
    """The colours of which there is no mine."""
    keys = set(map(_hand_key, cards))
    return [colour for colour, good in enumerate(GOODS) if f"mine-{good}" not in keys]


def _built(planet: Planet) -> Counter[str]:
    """What everybody sees of what was dealt to a planet."""
    cards = [card for side in planet.power.values() for card in side]
    cards += [built.card for built in planet.built]
    keys = map(_hand_key, cards)
    return Counter(key for key in keys if key in HAND or key.startswith("mine-"))


def _hand_key(card: str) -> str:
    """Kind, and the colour of a mine."""
    kind, _, rest = card.partition("-")
    return f"mine-{rest.partition('-')[0]}" if kind == "mine" else kind


def _sort(card: str) -> str:
    """Kind and box."""
    return kind_of(card) + "-b" * card.endswith("-b")
