"""Space Mission: what is lit and framed where ids alone do not tell what a choice is about.

To scan, develop or discover is done on the planet where the ship is, which no id of these choices
names; and every card may be discarded, so that of a hand all cards are on offer at any time.
"""

from __future__ import annotations

from games.space_mission.parts import is_card
from games.space_mission.plays import HERE, plays
from games.space_mission.view import View
from render.board import Caption


def lit(view: View, caption: Caption) -> frozenset[str]:
    """What is lit: where all actions are to choose from, of the cards those that can be played.

    So is the planet where the ship is, if something can be done on it.
    """
    there, own = caption.highlighted, view.own
    if own is None or not _is_whole(view, caption):
        return there
    choices = plays(view)
    idle = frozenset(own.hand) - {id_ for choice in choices for id_ in choice.args}
    here = {own.ship} if any(choice.verb in HERE for choice in choices) else set()
    return (there - idle) | (here - caption.chosen)


def _is_whole(view: View, caption: Caption) -> bool:
    """Whether any action may be chosen, and not only something for one of them."""
    own, there = view.own, caption.highlighted
    if own is None or view.decision != "take-action":
        return False
    always = {*own.hand, *view.neighbours(own.ship)} - caption.chosen
    return always <= there and any(look.name in there for look in view.planets)


def aim(view: View, caption: Caption) -> str:
    """The planet that what is about to be done is about, where it is not chosen by its name."""
    own = view.own
    if own is None or own.seat not in caption.waited or view.decision != "take-action":
        return ""
    if any(look.name in caption.chosen for look in view.planets):
        return ""
    if caption.highlighted:
        # What is chosen is shown as done, and what may follow is asked.
        return own.ship if played(view, caption) and view.last == own.ship else ""
    cards = caption.chosen.intersection(own.hand)
    # In a film nothing is asked. Without cards to top up looks as to discover does.
    if not caption.asked or not own.hand:
        return ""
    here = (choice for choice in plays(view) if choice.verb in HERE)
    return own.ship if any(cards == set(choice.args) for choice in here) else ""


def played(view: View, caption: Caption) -> tuple[str, ...]:
    """The chosen cards that are shown as played already."""
    own = view.own
    hand = () if own is None else own.hand
    return tuple(sorted(id_ for id_ in caption.chosen if is_card(id_) and id_ not in hand))
