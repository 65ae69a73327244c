"""Why something cannot be chosen: for everything a seat is asked for, the condition that fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.limits import OPTIONS
from bot.message import Menu, Message, Option, Row
from bot.presses import AskWhy
from bot.table.table import Table
from engine import Choice, Offer, Pick, Seat, asked_for, decisions_with, named, verbs, why_not
from locales import Texts

from .speaker import Speaker, speaker

NAMED = 6
"""Ids that are named of those that fail for the same reason; of the others it is said how many."""


def reasons(table: Table, texts: Texts, seat: Seat, verb: str = "") -> Message:
    """What a seat cannot choose now, and why; the answer about one verb first, if one is named."""
    say = speaker(table, texts)
    there, asked = set(verbs(table.offers(seat))), asked_for(table.running(), seat)
    lines = [_about(table, say, verb)] if verb and verb not in asked else []
    # What was asked about comes first.
    for each in sorted(asked, key=lambda each: each != verb):
        lines += _unmet(table, say, seat, each, offered=each in there)
    return Message(
        title=texts("why-title"),
        body="\n".join(lines) or texts("why-nothing"),
        rows=_menu(table, say, there | set(verbs(table.orders(seat)))),
    )


def _unmet(table: Table, say: Speaker, seat: Seat, verb: str, *, offered: bool) -> Iterator[str]:
    """The reasons against a verb, or against those of its ids that are not on offer."""
    state = table.running()
    if not offered:
        need = why_not(state, seat, Choice(verb))
        if need is not None:
            yield _line(say, verb, (), need.name)
        return
    failing: dict[str, list[str]] = {}
    for args in _conceivable(named(state, seat, verb)):
        need = why_not(state, seat, Choice(verb, args))
        if need is not None:
            failing.setdefault(need.name, []).append(say.texts.list([say.id(arg) for arg in args]))
    for name, ids in failing.items():
        yield _line(say, verb, tuple(dict.fromkeys(ids)), name)


def _conceivable(offers: Sequence[object]) -> Iterator[tuple[str, ...]]:
    for offer in offers:
        if isinstance(offer, Offer):
            yield offer.ids
        elif isinstance(offer, Pick):
            yield from ((item,) for item in offer.items)


def _line(say: Speaker, verb: str, ids: Sequence[str], need: str) -> str:
    texts = say.texts
    name, because = say.choice(Offer(verb)), say.clause(verb, texts(f"need-{need}"))
    if not ids:
        return texts("why-verb", verb=name, why=because)
    shown = list(ids[:NAMED])
    more = len(ids) - len(shown)
    listed = texts.list([*shown, texts("unfit-more", count=more)] if more else shown)
    return texts("why-ids", verb=name, ids=listed, why=because)


def _about(table: Table, say: Speaker, verb: str) -> str:
    """When it is that a verb can be chosen which the present decision does not know."""
    texts = say.texts
    decisions = [say.decision(each) for each in decisions_with(table.game, verb)]
    name = say.choice(Offer(verb))
    if not decisions:
        return texts("why-never", verb=name)
    when = texts("why-later", verb=name, decisions=texts.either(decisions))
    return say.clause(verb, when)


def _menu(table: Table, say: Speaker, there: set[str]) -> tuple[Row, ...]:
    """What the game's commands begin with, and cannot be chosen now."""
    begin = dict.fromkeys(command.parts[0].verb for command in table.game.cover.commands)
    options = [Option(verb, say.choice(Offer(verb))) for verb in begin if verb not in there]
    prompt = say.texts("why-prompt")
    if not options:
        return ()
    return (Menu(AskWhy(table.id).id, prompt, tuple(options[:OPTIONS])),)
