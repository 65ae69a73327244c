"""What a choice comes to, what explains it, and what a player has."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Choice, Phrase, Seat

from .parts import worth
from .view import View

CLAUSES = {
    "bid-energy": "T1",
    "use-comet": "T2",
    **dict.fromkeys(("bid", "order"), "T1"),
    **dict.fromkeys(("refuel", "swap", "pass", "order-pass", "order-ask"), "T2"),
}


def hint(_view: View, choice: Choice) -> Phrase | None:
    """What a bid costs if it wins, what is refuelled, and what a card is worth."""
    match choice.verb, choice.args:
        case "bid", (energy,):
            return Phrase("hint-bid", (("energy", int(energy)), ("cards", 1)))
        case "refuel", ():
            return Phrase("hint-refuel", (("energy", 1),))
        case "swap", cards:
            return Phrase("hint-swap", (("points", sum(map(worth, cards))),))
    return None


def holdings(view: View, seat: Seat) -> Mapping[str, int]:
    """Energy and cards."""
    miner = view.miners[seat]
    return {"energy": miner.energy, "cards": miner.cards}
