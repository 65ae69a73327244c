"""Every event, id, decision and end that occurs can be said in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, Literal, get_args, get_origin

from engine import (
    Amount,
    AnyOffer,
    Event,
    Offer,
    Pick,
    Seat,
    Step,
    active_seats,
    key,
    offers,
    orders,
    pending_step,
)
from locales import Texts
from locales.files import SOURCE
from tests.saying import english, library

from .laws import Watch
from .plans import AnyGame, Plan

_MOST = 4
"""Ids that are asked for one after the other."""
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


def has_texts(game: AnyGame) -> None:
    """Whatever a game may ever say has a text; other languages may lack what they like."""
    texts = english(game.slug)
    missing = [each for each in keys(game) if not texts.has(each)]
    assert missing == [], f"{SOURCE} lacks {missing}"


def keys(game: AnyGame) -> Iterator[str]:
    """All keys that follow from the game itself."""
    yield from ("game-name", "game-summary")
    yield from (f"event-{key(kind)}" for kind in game.rules.events)
    waiting = [step for step in game.rules.steps if step.seats is not Step.seats]
    decisions = [key(step) for step in waiting if _asks(step)]
    yield from (f"step-{name}" for name in decisions)
    for name in game.help.clauses:
        yield f"{'step' if name in decisions else 'verb'}-{name}-about"
    yield from dict.fromkeys(
        f"need-{need.name}"
        for step in game.rules.steps
        for verb in step.verbs
        for need in verb.needs
    )
    for command in game.cover.commands:
        yield from _described(f"command-{command.name}")
        for part in command.parts:
            yield f"verb-{part.verb}"
            if part.params:
                yield f"verb-{part.verb}-prompt"
            for param in part.params:
                yield from _described(f"param-{param}")
    yield from (f"computer-{name}" for name in game.minds.computers)
    for name, field in game.rules.options.model_fields.items():
        yield from _described(f"setting-{name}")
        if get_origin(field.annotation) is Literal:
            yield from (f"setting-{name}-{value}" for value in get_args(field.annotation))
    for chart in game.help.charts(game.rules.components):
        yield f"chart-{chart.name}"
        yield from (f"chart-column-{column}" for column in chart.columns)


def _asks(step: type[Step[Any]]) -> bool:
    return bool(step.verbs) or step.offers is not Step.offers


def _described(name: str) -> Iterator[str]:
    yield from (name, name + "-description")


def says_what_happens(game: AnyGame, _plan: Plan) -> Watch:
    """Whatever occurs in a match can be said in every language."""
    every = [library().texts(language, game.slug) for language in library().languages]
    labels: set[tuple[str, ...]] = set()
    state: Any = None
    while moment := (yield):
        state = moment.state
        for texts in every:
            _say(game, texts, moment.outcome.events)
        if moment.close:
            new = _labels(game, state) - labels
            labels |= new
            for texts in every:
                _say_menus(game, texts, state, new)
    result = game.rules.result(state)
    for texts in every:
        assert texts(f"over-{result.reason}")
        assert all(texts(f"column-{column}") for column in result.columns)


def _say(game: AnyGame, texts: Texts, told: tuple[Event, ...]) -> None:
    for event in told:
        sentence = texts.event(event, game.help.phrase, NAMES.__getitem__)
        assert sentence, f"{event} is said by nothing"
        unset = [f.name for f in fields(event) if "{$" + f.name in sentence]
        assert unset == [], f"{sentence} lacks {unset}"


def _labels(game: AnyGame, state: Any) -> set[tuple[str, ...]]:
    """The keys of prompts, and every verb with ids that may stand on a button.

    What these are called hangs on nothing else, so that each is said once a match.
    """
    every = [
        offer
        for seat in range(state.seats)
        for offer in (*offers(state, Seat(seat)), *orders(game, state, Seat(seat)))
    ]
    prompts = {(f"verb-{offer.verb}-prompt",) for offer in every if offer != Offer(offer.verb)}
    return prompts | {(offer.verb, *ids) for offer in every for ids in labelled(offer)}


def _say_menus(game: AnyGame, texts: Texts, state: Any, labels: Iterable[tuple[str, ...]]) -> None:
    if active_seats(state):
        assert texts("step-" + pending_step(state))
    for verb, *ids in sorted(labels):
        if verb.startswith("verb-"):
            assert all(texts(verb, count=chosen) for chosen in range(_MOST))
        else:
            assert texts.offer(verb, ids, game.help.phrase, NAMES.__getitem__)


def labelled(offer: AnyOffer) -> Iterator[tuple[str, ...]]:
    """The ids that stand on a button together."""
    match offer:
        case Offer(_, ids):
            yield from (ids[:count] for count in range(len(ids) + 1))
        case Pick(_, items, _, high):
            yield from (items[:count] for count in range(high + 1))
        case Amount():
            yield ()
