"""The voice of one table in one language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.names import clean, escape
from bot.table.happened import MARKED, Default, GaveUp, Handed, Happened, TookBack, Void, marked
from bot.table.table import Table
from engine import Choice, Game, Offer, Phrase, Result, Seat
from engine.tale import Tale
from locales import Texts, opened

_ONE = ord("\N{CIRCLED DIGIT ONE}")
_INSTANT = re.compile(r"<t:-?\d+(:\w)?>")
_ASIDE = re.compile(r"\s*\([^()]*<t:-?\d+(:\w)?>[^()]*\)")
"""What stands in brackets with an instant."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says what a game's rules mean: ``names`` are the players' display names by seat, as typed."""

    texts: Texts
    game: Game[Any, Any]
    names: tuple[str, ...]

    def name(self, seat: Seat) -> str:
        """The player's name, bold, safe in any message."""
        return f"**{escape(self.names[seat])}**"

    def plain_name(self, seat: Seat) -> str:
        """The player's name where Discord shows no markdown: labels of buttons and menus."""
        return clean(self.names[seat])

    def event(self, event: Happened) -> str:
        """The sentence for an event."""
        if isinstance(event, Default):
            return self.default(event, self.name(event.seat))
        if isinstance(event, Handed):
            who, new = (f"**{escape(name)}**" for name in (event.old, event.new))
            return self.texts("handed", who=who, new=new)
        if isinstance(event, TookBack):
            return self.texts("took-back", who=self.name(event.seat))
        if isinstance(event, GaveUp):
            return self.texts("gave-up", who=self.name(event.seat))
        if isinstance(event, Void):
            said = self.event(event.was)
            return self.texts("taken-back", said=said) if said else ""
        return self.texts.event(event, self.game.help.phrase, self.name)

    def default(self, default: Default, who: str) -> str:
        """The sentence for what was chosen for somebody, with the clause of the rules."""
        texts, clause = self.texts, self.game.rules.fallback_clause
        if not default.verb:
            key = "time-ran-out" if default.by_rules else "time-ran-out-mind"
            return texts(key, who=who, clause=clause)
        key = "time-ran-out-verb" if default.by_rules else "time-ran-out-mind-verb"
        what = texts.offer(default.verb, (), self.game.help.phrase, self.plain_name)
        return texts(key, who=who, clause=clause, choice=what)

    def events(self, events: Sequence[Happened], seat: Seat | None) -> list[str]:
        """The sentences of the events that the seat (None: a spectator) may know; no empty ones."""
        said = (self.event(event) for event in events if event.known_to(seat))
        return [sentence for sentence in said if sentence]

    def told(self, events: Sequence[Happened], seat: Seat | None, most: int = MARKED) -> list[str]:
        """The same as items, those with a number that have it on a board that shows them."""
        numbers = {n: number for number, n in enumerate(marked(events, seat, most), 1)}
        items = (
            (chr(_ONE + numbers[n] - 1) if n in numbers else "\N{BULLET}", self.event(event))
            for n, event in enumerate(events)
            if event.known_to(seat)
        )
        return [f"{item} {sentence}" for item, sentence in items if sentence]

    def reason(self, result: Result) -> str:
        """The sentence that says why a match is over."""
        if result.resigned >= 0:
            return self.texts("gave-up", who=self.name(Seat(result.resigned)))
        return self.texts(f"over-{result.reason}")

    def winners(self, result: Result) -> str:
        """The sentence that says who has won."""
        if result.drawn:
            return self.texts("live-drawn")
        who = [self.name(seat) for seat in result.winners]
        return self.texts("live-winners", who=who, count=len(who))

    def tale(self, tale: Tale) -> str:
        """The sentence for a figure one talks about."""
        who = "" if tale.seat is None else self.name(tale.seat)
        what = self.texts.id(tale.id, self.game.help.phrase, self.name) if tale.id else ""
        return self.texts(f"tale-{tale.name}", who=who, what=what, **dict(tale.numbers))

    def id(self, id_: str) -> str:
        """What an id is called on a button, in a menu, or in a row of such."""
        return self.texts.label(id_, self.game.help.phrase, self.plain_name)

    def choice(self, choice: Choice | Offer, prefix: int | None = None) -> str:
        """The label of a choice."""
        ids = choice.ids if isinstance(choice, Offer) else choice.args
        return self.texts.offer(choice.verb, ids[:prefix], self.game.help.phrase, self.plain_name)

    def hint(self, view: Any, choice: Choice) -> str:
        """What a choice comes to, and what it wastes; empty where the rules have nothing to add."""
        found = (self._opened(self.game.help.hint(view, choice)), self.warning(view, choice))
        return self.texts.row((said for said in found if said), "space")

    def warning(self, view: Any, choice: Choice) -> str:
        """What a choice wastes or does in vain; empty for most."""
        return self._opened(self.game.help.warning(view, choice))

    def phrase(self, found: Phrase) -> str:
        """What the rules, or a computer player, say in figures."""
        return opened(self.texts.phrase(found))

    def _opened(self, found: Phrase | None) -> str:
        return self.phrase(found) if found is not None else ""

    def clause(self, name: str, said: str) -> str:
        """A sentence with the number of the clause that explains a verb or a decision."""
        clause = self.game.help.clauses.get(name)
        return self.texts("with-clause", said=said, clause=clause) if clause else said

    def prompt(self, verb: str, chosen: int = 0) -> str:
        """What is asked while ids of a verb are still to be chosen, so many being chosen."""
        # Without a question of its own a verb is asked for by its button.
        return self.question(verb, chosen) or self.texts(f"verb-{verb}", count=0)

    def question(self, verb: str, chosen: int = 0) -> str:
        """The same, if the verb has a question of its own; else empty."""
        key = f"verb-{verb}-prompt"
        return self.texts(key, count=chosen) if self.texts.has(key) else ""

    def typed(self, choice: Choice) -> str:
        """A choice as somebody typed it."""
        return escape(str(choice))

    def decision(self, name: str) -> str:
        """What a player is to do, to go on after a colon or "to": 'choose an action'."""
        return self.texts("step-" + name)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.texts("game-name")


def names(table: Table, texts: Texts) -> tuple[str, ...]:
    """What the players are called, by seat; a seat without a name by its number."""
    return tuple(
        name or texts("seat-name", number=number) for number, name in enumerate(table.names, 1)
    )


def speaker(table: Table, texts: Texts) -> Speaker:
    """The voice of a table."""
    return Speaker(texts, table.game, names(table, texts))


def plain(said: str) -> str:
    """A sentence as it is drawn: without bold letters, and without instants.

    Discord shows an instant in each reader's own time, which a picture cannot.
    """
    timeless = _INSTANT.sub("…", _ASIDE.sub("", said))
    return timeless.replace("**", "").replace("\\", "")
