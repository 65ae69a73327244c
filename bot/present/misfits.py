"""Says why a typed line is refused: which of its words does not fit, and what would."""

from __future__ import annotations

from collections.abc import Sequence

from bot.limits import clip
from bot.names import escape
from bot.table.reading import Misfit, Unfit
from engine import Offer

from .speaker import Speaker

SHOWN = 12
"""Possible words that are named; of the others it is said how many there are."""
DONE = 4
"""Choices before the one that fails that are named."""
QUOTED = 200
"""Characters at most of what was typed: behind it stands what is possible."""


def why(say: Speaker, unfit: Unfit) -> str:
    """What is wrong with a choice, and what is possible at its place."""
    said = _misfit(say, unfit.misfit)
    need = f"need-{unfit.need}"
    # A word that means several things lacks nothing but a clearer one.
    if unfit.misfit.kind == "several" or not say.texts.has(need):
        return said
    because = say.clause(unfit.misfit.choice.verb, say.texts(need))
    return say.texts("unfit-need", need=because, why=said)


def _misfit(say: Speaker, misfit: Misfit) -> str:
    texts, word = say.texts, escape(clip(misfit.word, QUOTED))
    choice = clip(say.typed(misfit.choice), QUOTED)
    match misfit.kind:
        case "verb":
            labels = texts.list([escape(say.choice(Offer(verb))) for verb in misfit.possible])
            possible = texts("refused-possible", verbs=labels)
            return texts("refused-not-now", choice=choice, possible=possible)
        case "number":
            return texts("refused-number", word=word, low=misfit.low, high=misfit.high)
        case "extra":
            return texts("unfit-extra", word=word, choice=choice)
        case "missing":
            return texts("unfit-missing", choice=choice, possible=_named(say, misfit))
        case "count":
            kind = "exactly" if misfit.low == misfit.high else "between"
            span = texts(f"range-{kind}", low=misfit.low, high=misfit.high)
            return texts("unfit-count", range=span, possible=_named(say, misfit))
        case "word" | "several":
            return texts(f"unfit-{misfit.kind}", word=word, possible=_named(say, misfit))


def _named(say: Speaker, misfit: Misfit) -> str:
    """What is possible, by name; with the ids where names alone would not tell them apart."""
    shown, texts = misfit.possible[:SHOWN], say.texts
    names = [escape(say.id(id_)) for id_ in shown]
    if misfit.kind == "several" or len(set(names)) < len(names):
        names = [
            name if name == id_ else texts("unfit-name", name=name, id=id_)
            for name, id_ in zip(names, shown, strict=True)
        ]
    more = len(misfit.possible) - len(shown)
    joined = texts.either if misfit.kind == "several" else texts.list
    return joined([*names, texts("unfit-more", count=more)] if more else names)


def done(say: Speaker, unfit: Unfit) -> str:
    """The last of the choices that fit before it."""
    return say.texts.list(_last([escape(say.choice(choice)) for choice in unfit.done]))


def _last(said: Sequence[str]) -> Sequence[str]:
    return said[-DONE:] if len(said) <= DONE else ["\N{HORIZONTAL ELLIPSIS}", *said[-DONE:]]
