"""What the words of a typed choice mean among the offers: ids, or what the board calls them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine import Amount, AnyOffer, Choice, Illegal, Offer, Pick, verbs
from engine.choices import accept_any_case

Said: TypeAlias = Callable[[str], str]
"""What an id is called."""

LONGEST = 6
"""Words of the longest name that is looked for where several things are typed in a row."""

_WORDS = re.compile(r"\w+")
_PARTS = re.compile(r"[():]")


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why a choice does not fit.

    kind: ``verb`` (it is not on offer), ``word`` (none of ``possible`` is called so), ``several``
        (all in ``possible`` are), ``missing`` (one of ``possible`` must follow), ``extra`` (nothing
        can follow), ``number`` (none from ``low`` to ``high``), ``count`` (not so many of them).
    word: the one that fails. possible: ids, or verbs.
    """

    kind: Literal["verb", "word", "several", "missing", "extra", "number", "count"]
    choice: Choice
    word: str = ""
    possible: tuple[str, ...] = ()
    low: int = 0
    high: int = 0


class Unfit(Illegal):
    """A typed choice that is not possible where it stands: why, and the choices done before it.

    need: the condition of the rules that does not hold, if it has a name.
    """

    def __init__(self, misfit: Misfit) -> None:
        """Take why."""
        super().__init__(f"'{misfit.choice}': {misfit.kind}")
        self.misfit = misfit
        self.done: tuple[Choice, ...] = ()
        self.need = ""


def read(wanted: Sequence[Choice], there: Sequence[AnyOffer], said: Said) -> tuple[Choice, int]:
    """The first of the choices that somebody typed, with the ids that are meant.

    A name of several words may have come apart into choices of one word each: the second figure is
    how many were used. Raises Unfit.
    """
    choice, used = _whole(wanted, there, said)
    same = [offer for offer in there if offer.verb == choice.verb]
    if not same:
        raise Unfit(Misfit("verb", choice, choice.verb, tuple(verbs(there))))
    first = same[0]
    if isinstance(first, Pick):
        return _of_pick(choice, first, said), used
    if isinstance(first, Amount):
        return _of_amount(choice, first), used
    return _of_ids(choice, same, said), used


def _whole(wanted: Sequence[Choice], there: Sequence[AnyOffer], said: Said) -> tuple[Choice, int]:
    """The first choice, with the words of those after it that belong to the same name."""
    choice = wanted[0]
    if not choice.args or accept_any_case(there, choice):
        return choice, 1
    head = choice.args[:-1]
    row = [choice.args[-1]]
    for other in wanted[1:LONGEST]:
        if other.verb != choice.verb or other.args[:-1] != head or not other.args:
            break
        row.append(other.args[-1])
    fits, _ = following(choice.verb, head, there, said)
    name, used = _longest(row, fits, said)
    return Choice(choice.verb, (*head, name)), used


def _longest(row: Sequence[str], ids: Sequence[str], said: Said) -> tuple[str, int]:
    """The name with which a row of words begins, and its words; else the first word."""
    names = {_plain(said(id_)) for id_ in ids}
    for count in range(min(len(row), LONGEST), 1, -1):
        if _plain(" ".join(row[:count])) in names:
            return " ".join(row[:count]), count
    return row[0], 1


def following(
    verb: str, words: Sequence[str], there: Sequence[AnyOffer], said: Said
) -> tuple[list[str], tuple[str, ...]]:
    """The ids that may come after some words of a choice, and the ids that those mean."""
    for offer in there:
        if offer.verb == verb and isinstance(offer, Pick):
            taken, left, word = _items(words, offer.items, said)
            return [] if word else left, taken
    fits = [offer for offer in there if isinstance(offer, Offer) and offer.verb == verb]
    ids: tuple[str, ...] = ()
    for word in words:
        found = meant(word, _next(fits, len(ids)), said)
        if len(found) != 1:
            return [], ids
        fits = _after(fits, len(ids), found[0])
        ids = (*ids, found[0])
    return list(_next(fits, len(ids))), ids


def _next(fits: Sequence[Offer], place: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(offer.ids[place] for offer in fits if len(offer.ids) > place))


def _after(fits: Sequence[Offer], place: int, id_: str) -> list[Offer]:
    return [offer for offer in fits if len(offer.ids) > place and offer.ids[place] == id_]


def _of_ids(choice: Choice, same: Sequence[AnyOffer], said: Said) -> Choice:
    fits = [offer for offer in same if isinstance(offer, Offer)]
    ids: tuple[str, ...] = ()
    for word in choice.args:
        there = _next(fits, len(ids))
        if not there:
            raise Unfit(Misfit("extra", Choice(choice.verb, ids), word))
        id_ = _one(choice, word, there, said)
        fits = _after(fits, len(ids), id_)
        ids = (*ids, id_)
    meaning = Choice(choice.verb, ids)
    if not any(len(offer.ids) == len(ids) for offer in fits):
        raise Unfit(Misfit("missing", meaning, possible=_next(fits, len(ids))))
    return meaning


def _of_pick(choice: Choice, pick: Pick, said: Said) -> Choice:
    taken, left, word = _items(choice.args, pick.items, said)
    if word:
        _one(choice, word, tuple(left), said)
    if not pick.low <= len(taken) <= pick.high:
        raise Unfit(Misfit("count", choice, "", pick.items, pick.low, pick.high))
    return Choice(pick.verb, tuple(item for item in pick.items if item in taken))


def _items(
    words: Sequence[str], items: Sequence[str], said: Said
) -> tuple[tuple[str, ...], list[str], str]:
    """The items that words mean one after the other, what is left, and the word that means none."""
    left, row = list(items), list(words)
    taken: tuple[str, ...] = ()
    while row:
        word, used = _longest(row, left, said)
        found = meant(word, left, said)
        if len(found) != 1:
            return taken, left, word
        taken = (*taken, found[0])
        left.remove(found[0])
        del row[:used]
    return taken, left, ""


def _of_amount(choice: Choice, amount: Amount) -> Choice:
    accepted = amount.accept(choice)
    if accepted is None:
        word = " ".join(choice.args)
        raise Unfit(Misfit("number", choice, word, (), amount.low, amount.high))
    return accepted


def _one(choice: Choice, word: str, ids: tuple[str, ...], said: Said) -> str:
    found = meant(word, ids, said)
    if len(found) == 1:
        return found[0]
    kind: Literal["word", "several"] = "several" if found else "word"
    raise Unfit(Misfit(kind, choice, word, found or ids))


def meant(word: str, ids: Sequence[str], said: Said) -> tuple[str, ...]:
    """The ids that a word means, in the best way in which it means any: several if it is unclear.

    The id itself comes first, in any letter case; then what it is called; then a part of that,
    such as what stands in brackets; then a whole word; then how it, or its id, or one of its words
    begins.
    """
    names = {id_: _plain(said(id_)) for id_ in ids}
    wanted, letters = _plain(word), word.casefold()
    ways: tuple[Callable[[str], bool], ...] = (
        lambda id_: id_ == word,
        lambda id_: id_.casefold() == letters,
        lambda id_: names[id_] == wanted,
        lambda id_: wanted in map(_plain, _PARTS.split(said(id_))),
        lambda id_: f" {wanted} " in f" {names[id_]} ",
        lambda id_: names[id_].startswith(wanted) or id_.casefold().startswith(letters),
        lambda id_: f" {wanted}" in f" {names[id_]}",
    )
    # Of a sign without letters nothing is left, and everything begins so.
    for fits in ways if wanted else ways[:2]:
        found = tuple(filter(fits, ids))
        if found:
            return found
    return ()


def _plain(text: str) -> str:
    """The words of a text, whatever stands between them."""
    return " ".join(_WORDS.findall(text.casefold()))
