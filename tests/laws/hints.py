"""The laws of what is said of a choice before it is made.

What a choice is sure to change of what its seat has stands in its hint, in figures; whatever would
stand in a menu has a line beside it; the rules explain every decision and every verb; and advice
comes with its reason.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.limits import OPTION_TEXT
from bot.present.tree import BUTTONS, Node, node, whole
from engine import (
    AnyOffer,
    Choice,
    Dice,
    Offer,
    Phrase,
    Seat,
    State,
    accept,
    act,
    active_seats,
    copy,
    offers,
    pending_step,
    verbs,
)
from minds import ask
from tests.saying import english

from .laws import Watch
from .plans import AnyGame, Moment, Plan, choices

FEW = 12
"""So many choices of a position are made."""
SENTENCE = 160
"""Letters of a reason: three lines on a phone."""
WORLDS = 30
"""What comes out alike in so many worlds that the seat cannot tell apart is taken for sure: a few
may agree by chance."""


def names_what_changes(game: AnyGame, plan: Plan) -> Watch:
    """A choice that is sure to change a seat's points, money or pieces says so in figures.

    The figure is the difference, or what is there afterwards.
    """
    while moment := (yield):
        for seat in _looked_at(moment):
            view = game.rules.view(moment.state, seat)
            have = game.help.holdings(view, seat)
            assert have, "what does a seat have?"
            bare = _without_orders(game, moment.state, seat)
            there = offers(bare, seat)
            for choice in _some(offers(moment.state, seat)):
                state = bare if accept(there, choice) else moment.state
                said = set(_figures(game.help.hint(view, choice)))
                unsaid = _unsaid(game, state, seat, choice, have, said)
                assert not unsaid, (
                    f"seat {seat}, {pending_step(moment.state)}: {choice} changes {dict(have)} "
                    f"to {unsaid}, and its hint does not say so: {game.help.hint(view, choice)}"
                )


def describes_menus(game: AnyGame, plan: Plan) -> Watch:
    """What may stand in a menu has a hint or a warning, and both are short enough for it."""
    texts = english(game.slug)
    while moment := (yield):
        for seat in _looked_at(moment):
            view = game.rules.view(moment.state, seat)
            there = offers(moment.state, seat)
            for verb, ids, listed in _entries(there):
                choice = Choice(verb, ids)
                found = [game.help.hint(view, choice), game.help.warning(view, choice)]
                said = [texts.phrase(each) for each in found if each]
                assert said or not listed, f"nothing is said of {choice}, which stands in a menu"
                line = " ".join(said)
                assert len(line) <= OPTION_TEXT, f"{len(line)} letters: {line}"


def explains_what_is_asked(game: AnyGame, plan: Plan) -> Watch:
    """Every decision and verb has its clause and its words."""
    texts = english(game.slug)
    while moment := (yield):
        for seat in _looked_at(moment):
            decision = pending_step(moment.state)
            assert decision in game.help.clauses, f"which clause explains {decision}?"
            assert texts.has(f"step-{decision}-about"), f"nothing explains {decision}"
            for verb in verbs(offers(moment.state, seat)):
                assert verb in game.help.clauses, f"which clause explains {verb}?"
                assert texts.has(f"verb-{verb}-about"), f"nothing explains {verb}"


def gives_its_reasons(game: AnyGame, plan: Plan) -> Watch:
    """Whoever asks the game's first computer player is told a choice and, in one sentence, why."""
    texts = english(game.slug)
    while moment := (yield):
        for seat in _looked_at(moment):
            there = offers(moment.state, seat)
            thought = ask(game, moment.state, seat, game.minds.usual, Dice("c0"), there)
            if len(there) == 1 and isinstance(there[0], Offer):
                continue
            assert thought.why is not None, f"why does it choose {thought.choice}?"
            said = texts.phrase(thought.why)
            assert len(said) <= SENTENCE, f"{len(said)} letters: {said}"
            assert said[-1] in ".?", f"not a sentence: {said}"


def _looked_at(moment: Moment) -> list[Seat]:
    state: State = moment.state
    return list(active_seats(state)) if moment.close and not state.over else []


def _some(there: Sequence[AnyOffer]) -> list[Choice]:
    """A few choices of each verb, and not more than a look may take."""
    found: list[Choice] = []
    for verb in verbs(there):
        every = [each for offer in there if offer.verb == verb for each in choices(offer)]
        found += every[:: max(1, len(every) // 3)]
    return found[:: max(1, len(found) // FEW)]


def _unsaid(
    game: AnyGame,
    state: Any,
    seat: Seat,
    choice: Choice,
    have: Mapping[str, int],
    said: Collection[int],
) -> Mapping[str, int]:
    """What a choice changes of what a seat has, in every world alike, though that was not said."""
    unsaid: dict[str, int] = {}
    for number in range(WORLDS):
        world = copy(game, state)
        if number:
            game.rules.resample_hidden(world, seat, Dice(f"a{number:03}"))
            world.dice = Dice(f"b{number:03}")
        # What an order adds is said where it is left.
        act(
            replace(game, orders=replace(game.orders, obeys=lambda _state, _seat: None)),
            world,
            seat,
            choice,
            world.now,
        )
        after = game.help.holdings(game.rules.view(world, seat), seat)
        found = {
            name: after.get(name, 0)
            for name in {**have, **after}
            if (more := after.get(name, 0) - have.get(name, 0))
            and not {abs(more), after.get(name, 0)} & set(said)
        }
        unsaid = dict(unsaid.items() & found.items()) if number else found
        if not unsaid:
            break
    return unsaid


def _without_orders(game: AnyGame, state: Any, seat: Seat) -> Any:
    """The position in which a seat has left no orders."""
    bare = copy(game, state)
    for left in reversed(game.orders.left(bare, seat)):
        act(game, bare, seat, left.cancel, bare.now)
    return bare


def _figures(said: Phrase | None) -> Iterator[int]:
    for _, value in said.args if said else ():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Phrase):
                yield from _figures(each)
            elif isinstance(each, int):
                yield each


def _entries(there: Sequence[AnyOffer]) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    """What a panel shows: verb, ids, and whether it stands in a menu."""
    top = whole(there)
    yield from _of(top)
    for each in top.lists:
        yield from _of(each, listed=True)
    for verb in verbs(there):
        yield from _of(node(there, (verb,)))


def _of(there: Node, *, listed: bool = False) -> Iterator[tuple[str, tuple[str, ...], bool]]:
    for item in there.items:
        verb, *ids = (*there.path, *item)
        yield verb, tuple(ids), listed or len(there.items) > BUTTONS or there.kind == "pick"
