"""What a decision is for, and what each of its choices does and comes to: behind the "?"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.message import Button, Message
from bot.presses import ShowWhy
from bot.table.table import Table
from engine import Choice, Offer, Seat, verbs
from locales import Texts

from .line import ORDERS
from .moves import Walk
from .panel import Place
from .private import looks, walk, way_in
from .speaker import Speaker, speaker


def explained(table: Table, texts: Texts, seat: Seat, path: tuple[str, ...] = ()) -> Message:
    """The decision at a place of a panel, its verbs with their clauses, and what each comes to."""
    say = speaker(table, texts)
    there, _ = walk(table, texts, seat, path)
    if there.place.node.kind == "gone":
        there, _ = walk(table, texts, seat)
    ordering = path[:1] == (ORDERS,)
    about = texts("explain-orders") if ordering else _about_decision(say, there.decision)
    title = texts("panel-orders") if ordering else say.decision(there.decision)
    parts = [about, *("\n".join(_about_verb(there, verb)) for verb in _verbs(there.place))]
    why = Button(ShowWhy(table.id).id, texts("panel-why"))
    return Message(
        title=texts("explain-title", game=say.title, decision=title),
        body="\n\n".join(part for part in parts if part),
        # Where a panel has no room for it, what-ifs are found here.
        rows=((*looks(table, texts), why, *way_in(table, texts)),),
    )


def _verbs(place: Place) -> Sequence[str]:
    """Of what is asked: all that may be done, or what has been begun."""
    if place.node.path:
        return place.node.path[:1]
    if place.node.kind == "confirm":
        return list(dict.fromkeys(choice.verb for choice in place.doing))
    return verbs(place.offers)


def _about_decision(say: Speaker, decision: str) -> str:
    return _with_clause(say, decision, f"step-{decision}-about")


def _about_verb(there: Walk, verb: str) -> Iterator[str]:
    """What a verb does, and a line for each of its entries that has one."""
    say, place = there.speaker, there.place
    about = _with_clause(say, verb, f"verb-{verb}-about")
    name = say.choice(Offer(verb))
    yield say.texts("explain-verb", name=name, about=about) if about else f"**{name}**"
    if place.node.kind == "confirm":
        chosen = zip(there.before, place.doing, strict=False)
        lines = [(choice, say.hint(view, choice)) for view, choice in chosen]
        yield from (_entry(say, choice, hint) for choice, hint in lines if hint)
    else:
        yield from (f"\N{BULLET} {line}" for line in there.hints(verb))


def _entry(say: Speaker, choice: Choice, hint: str) -> str:
    return f"\N{BULLET} {say.texts('panel-hint', entry=say.choice(choice), hint=hint)}"


def _with_clause(say: Speaker, name: str, key: str) -> str:
    """A text with the number of its clause; empty where the game has none."""
    return say.clause(name, say.texts(key)) if say.texts.has(key) else ""
