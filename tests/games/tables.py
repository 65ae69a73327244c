"""Whole matches at tables of which the matches of the laws (``tests/laws``) have none or few.

Those have all that happens; these have every number of seats, and every kind of match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from engine import offers, orders
from tests.laws import laws, telling
from tests.laws.laws import Law, Watch
from tests.laws.plans import AnyGame, Plan, drawn
from tests.laws.words import labelled
from tests.saying import english

CLOSE: Final = 12
"""One position in so many is looked at where a look takes long."""
OFTEN: Final = 3
"""One in so many where it takes a moment."""
NAMES: Final = ("Ann", "Bartholomew the Great, Duke of Y", "Cy", "Di", "Ed", "Fi", "Gus", "Hal")
BUTTON: Final = 80
"""Letters of a label."""
MENU: Final = 100
"""Letters of an entry of a menu: where there is much to choose from there are no buttons."""
PATH: Final = 60
"""Letters of what stands in the id of a button; there is more in it than that."""

HELD: Final[tuple[Law, ...]] = (
    laws.ends,
    laws.always_waits_for_something,
    laws.seals_what_cannot_be_undone,
    laws.conserves_pieces,
    laws.replays,
    laws.survives_snapshots,
    laws.offers_well,
    laws.has_a_way_out,
    telling.tells_in_pairs,
    telling.keeps_secrets,
)


def at_table(game: AnyGame, number: int, seats: int, **options: Any) -> Plan:
    """The plan of that number, with so many seats and these options."""
    plan = drawn(game, number)
    return replace(plan, seats=seats, options={**plan.options, **options})


def keep_the_laws(game: AnyGame, own: Iterable[Law], plans: Iterable[Plan]) -> None:
    """Hold matches against those laws of all games that look at positions, and those of its own."""
    held = [*HELD, *own]
    for plan in plans:
        look = plan.chance % CLOSE
        laws.hold(held, game, replace(plan, look=look, rarely=CLOSE, often=OFTEN))


def is_said_within(most: int) -> Callable[[AnyGame, Plan], Watch]:
    """A law: what happens is said in English, and no choice has a longer label or path."""

    def law(game: AnyGame, _plan: Plan) -> Watch:
        texts, known = english(game.slug), set[tuple[str, ...]]()
        while moment := (yield):
            for event in moment.outcome.events:
                assert texts.event(event, game.help.phrase, NAMES.__getitem__)
            if not moment.sampled:
                continue
            new = set(_labelled(game, moment.state)) - known
            known |= new
            for verb, *ids in sorted(new):
                label = texts.offer(verb, ids, game.help.phrase, NAMES.__getitem__)
                assert len(label) <= most, f"{len(label)} letters: {label}"
                assert len(".".join((verb, *ids))) <= PATH, (verb, *ids)

    return law


def _labelled(game: AnyGame, state: Any) -> Iterator[tuple[str, ...]]:
    """Every verb with ids that may stand on a button or in a menu together."""
    for seat in laws.everybody(state):
        for offer in (*offers(state, seat), *orders(game, state, seat)):
            yield from ((offer.verb, *ids) for ids in labelled(offer))
