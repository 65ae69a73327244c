"""The kernel every game plays on. It knows no game."""

from .box import BadBox, read_box
from .choices import Amount, AnyOffer, Choice, Illegal, Offer, Pick, Seat, accept, verbs
from .dice import Dice
from .drifter import drifter, take
from .events import Event, key
from .game import Command, Computer, Game, Part, Phrase, Result, plain_phrase
from .kernel import (
    Outcome,
    act,
    decision,
    free,
    is_window,
    next_alarm,
    offers,
    orders,
    owes,
    start,
    wake,
)
from .play import Play
from .record import NOBODY, WAKE, BadRecord, By, Entry, Record, Setup, advance, begin, enter, replay
from .snapshot import BadSnapshot, copy, digest, dump, load
from .state import State, Step

__all__ = [
    "NOBODY",
    "WAKE",
    "Amount",
    "AnyOffer",
    "BadBox",
    "BadRecord",
    "BadSnapshot",
    "By",
    "Choice",
    "Command",
    "Computer",
    "Dice",
    "Entry",
    "Event",
    "Game",
    "Illegal",
    "Offer",
    "Outcome",
    "Part",
    "Phrase",
    "Pick",
    "Play",
    "Record",
    "Result",
    "Seat",
    "Setup",
    "State",
    "Step",
    "accept",
    "act",
    "advance",
    "begin",
    "copy",
    "decision",
    "digest",
    "drifter",
    "dump",
    "enter",
    "free",
    "is_window",
    "key",
    "load",
    "next_alarm",
    "offers",
    "orders",
    "owes",
    "plain_phrase",
    "read_box",
    "replay",
    "start",
    "take",
    "verbs",
    "wake",
]
