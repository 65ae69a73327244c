"""What a choice comes to, in a line beside it (MV305): prices, buyers, fares, odds, certainties."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine import Choice, Phrase, plain_phrase
from games.merchant_of_venus.cards import MARKET_FLUX, RUMOUR, TANKER
from games.merchant_of_venus.standing import BY_DIE
from games.merchant_of_venus.view import View

from . import flight, trade
from .changes import Said, sure, with_changes

Hint: TypeAlias = Callable[[View, Choice], Said]
MOVES: Final = (MARKET_FLUX.id, RUMOUR.id)
"""What asks whose market moves."""


def hint(view: View, choice: Choice) -> Phrase | None:
    """The line beside a choice; None for those whose label says everything."""
    if view.viewer is None:
        return None
    found = HINTS.get(choice.verb)
    bare = not choice.args and choice.verb not in WITHOUT_IDS
    said = Said() if found is None or bare else found(view, choice)
    return with_changes(view, said, sure(view, choice))


def proposes(view: View, choice: Choice) -> Choice | None:
    """MV295: who leaves the exit of another to the die may leave all of them to it."""
    by_die = (view.decision, choice.verb) == ("name-exit", "effect-die")
    return Choice("order", (BY_DIE,)) if by_die else None


def _pilot(_view: View, choice: Choice) -> Said:
    return Said(Phrase(f"venus-pilot-{choice.args[0]}"))


def _strengthened(_view: View, choice: Choice) -> Said:
    """MV17."""
    values = {"laser": 1, "shield": 1, choice.args[0]: 2}
    return Said(Phrase("venus-hint-strengthen", tuple(values.items())), values)


def _answered(view: View, choice: Choice) -> Said:
    """Whose market moves, and how it stands."""
    card, *option = choice.args
    if not option:
        return Said()
    if card == TANKER.id and option == ["pay"]:
        return Said(Phrase("venus-hint-fuel", (("movement", 4),)))
    market = next((m for m in view.markets if [m.system] == option), None)
    if card not in MOVES or market is None:
        return Said()
    then = plain_phrase(market.known[0]) if market.known else plain_phrase("none")
    args: tuple[tuple[str, int | Phrase], ...] = (
        ("culture", plain_phrase(market.culture)),
        ("now", plain_phrase(market.state)),
        ("known", len(market.known)),
        ("then", then),
    )
    return Said(Phrase("venus-hint-moves", args))


HINTS: Final[Mapping[str, Hint]] = {
    "pilot": _pilot,
    "strengthen": _strengthened,
    "answer": _answered,
    "stock": trade.stocked,
    "buy": trade.bought,
    **dict.fromkeys(trade.SALES, trade.sold),
    "deliver": trade.delivered,
    "board": trade.boarded,
    **dict.fromkeys(("unload", "jettison"), trade.given_up),
    **dict.fromkeys(("train", "buy-reward", "claim", "fulfil", *trade.BUILDS), trade.paid_for),
    "go-on": flight.way_on,
    **dict.fromkeys(("set-out", "fly-to"), flight.course),
    **dict.fromkeys(("fly", "roll"), flight.step),
    "assign": flight.assigned,
    **dict.fromkeys(("look", "discover"), flight.looked),
    "lower": flight.lowered,
    "fight": flight.fought,
}
"""By verb: the line of its own that a choice has."""
WITHOUT_IDS: Final = ("go-on",)
