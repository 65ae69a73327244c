"""For the laws: all pieces as a list, and what a seat cannot know drawn anew."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Dice, Offer, Seat

from .state import Planet, State
from .steps import Settle
from .tasks import LATER, ways


def inventory(state: State) -> Sequence[str]:
    """Every card, ship, marker, and attack marker. Goods are made and used up without limit."""
    pieces = [*state.unused, *state.demands]
    for pile in state.common.values():
        pieces += pile
    pieces += [neutral.card for neutral in state.neutrals if neutral.card]
    attacks = state.attacks
    for seat, planet in enumerate(state.planets):
        pieces += [*planet.pile, *planet.zone, *planet.drawn, *planet.trophies]
        pieces += [card for side in planet.power.values() for card in side]
        pieces += [built.card for built in planet.built]
        attacks += sum(built.attacks + built.blocked for built in planet.built)
        attacks += sum(t.job == "spent" and t.on == "attack" for t in planet.timers)
        pieces += [f"marker-{seat}"] * planet.markers
        met = [by for p in state.planets for b in p.built for by in b.met.values()]
        pieces += [f"marker-{seat}"] * met.count(seat)
    return sorted([*pieces, *["attack"] * attacks])


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew the piles, and of others the cards not yet built, their aims and their orders.

    What is known in public stays: the level of every planned card, what proposals show to
    their two seats, and that a personal pile has what was dealt and is not yet built.
    """
    if state.over:
        return
    dice.shuffle(state.demands)
    others = [planet for other, planet in enumerate(state.planets) if other != seat]
    _settle(state, seat, dice)
    for planet in others:
        _forget_plans(planet)
    cards = [proposal for proposal in state.proposals if not proposal.place]
    shown = [p.give for p in cards if seat in (p.seat, p.partner)]
    shown += [p.want for p in cards if seat == p.partner]
    renamed: dict[str, str] = {}
    for planet in others:
        _exchange(state, [planet], planet.pile, "1", shown, renamed, dice)
    for level in ("2", "3"):
        if level in state.common:
            _exchange(state, others, state.common[level], level, shown, renamed, dice)
    for proposal in state.proposals:
        if not proposal.place:
            proposal.give = renamed.get(proposal.give, proposal.give)
            proposal.want = renamed.get(proposal.want, proposal.want)


def _settle(state: State, seat: Seat | None, dice: Dice) -> None:
    """Other first choices of others."""
    step = state.stack[0]
    if isinstance(step, Settle):
        for other in step.chosen:
            if other != seat:
                offers = step.offers(state, Seat(other))
                offer = dice.pick(offers)
                assert isinstance(offer, Offer)
                step.chosen[other] = list(offer.ids)


def _forget_plans(planet: Planet) -> None:
    """Nobody else knows what a timer will do in the end, or what it is ordered to do next."""
    planet.deals, planet.wishes = [], []
    for timer in planet.timers:
        timer.queue = []
        if timer.job == "build":
            timer.aim = LATER
        elif timer.job == "use" and timer.aim:
            timer.aim = ways(planet, timer.on)[-1] if timer.aim != "clear" else timer.aim


def _exchange(  # noqa: PLR0913, PLR0917 - a shuffle of many places
    state: State,
    planets: list[Planet],
    pile: list[str],
    level: str,
    shown: list[str],
    renamed: dict[str, str],
    dice: Dice,
) -> None:
    """Shuffle the cards of a level among a pile and what the planets have not built."""
    lists = [cards for planet in planets for cards in (planet.zone, planet.drawn)]

    def moves(card: str) -> bool:
        return str(state.card(card).level) == level and card not in shown

    places = [(cards, n) for cards in (*lists, pile) for n, c in enumerate(cards) if moves(c)]
    old = [cards[n] for cards, n in places]
    new = list(old)
    dice.shuffle(new)
    for (cards, n), card in zip(places, new, strict=True):
        cards[n] = card
    mapped = dict(zip(old, new, strict=True))
    renamed.update(mapped)
    for planet in planets:
        for timer in planet.timers:
            if timer.job == "build":
                timer.on = mapped.get(timer.on, timer.on)
    pile[:] = sorted(pile) if level == "1" else pile
