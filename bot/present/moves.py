"""The rows of buttons and menus, and the question, that show one place of a panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import Any

from bot.limits import BUTTONS_IN_ROW, OPTIONS, clip
from bot.message import Button, Menu, Option, Row
from bot.presses import AskNumber, Do, Explain, Go, PanelPress, Pick
from engine import Choice, Offer

from .line import SAME, joined, split, words
from .paging import page_buttons, slices
from .panel import Place
from .speaker import Speaker
from .tree import BUTTONS, Node, Path, on_offer

PART = 20
"""Characters of an entry in the name of a menu that is one of several: a phone shows forty."""
NAMED = 3
"""So many entries that come to the same are named; of more, one is, and how many others."""
LINES = 5
"""So many lines say above buttons what they come to; of more, "?" tells."""


_Hints = dict[str, dict[str, list[Path]]]
"""Entries by their verb, and by what they come to."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk of one seat: where it stands and how its presses are called.

    press: makes a kind of press at a path, and perhaps a page (``short_path.press_at``).
    path: the words that lead there. back: those one step back; None at the beginning.
    decision: what the seat is asked there.
    view: what the seat knows there, for hints; without it none are said. before: at each of the
        choices to be done.
    folded: whether only what has been proposed is shown, for a phone has no room for a lesson and
        all the choices. returns: what Back does; it leads to all the choices where they came from.
    """

    speaker: Speaker
    press: Callable[..., PanelPress]
    place: Place
    path: Path = ()
    decision: str = ""
    back: Path | None = None
    view: Any = None
    before: Sequence[Any] = ()
    folded: bool = False
    returns: type[PanelPress] = Go

    # -- the question ---------------------------------------------------------------------------

    def asked(self) -> str:
        """What is asked, without markdown; empty where nothing is."""
        closed = self.folded or self.place.node.kind in ("gone", "confirm")
        return "" if closed else self._asked()

    def said_before(self) -> str:
        """What was chosen, and what it and the entries come to."""
        texts, place = self.speaker.texts, self.place
        if place.node.kind == "gone":
            return texts("panel-gone")
        if self.folded:
            # What is proposed has been named, and stands on the button.
            return self._hinted("")
        if place.node.kind == "confirm":
            return self._hinted(texts("panel-confirm", choice=self.said(place.doing)))
        beside = self._beside()
        if place.line:
            ready = "panel-or-more" if place.doing else "panel-then"
            beside.insert(0, texts(ready, choice=self.said(place.line)))
        return self._hinted("\n".join(beside))

    def _beside(self) -> list[str]:
        """What the entries come to that are buttons: only in a menu does it stand beside them."""
        items = self.place.node.items
        found = self._by_verb(items, self._hint, LINES)
        if found is not None:
            return self._lines(found)
        # Most are explained behind "?"; what would be a waste is said wherever it is pressed.
        return self._lines(self._by_verb(items, self._warning) or {})[:LINES]

    def hints(self, verb: str = "") -> list[str]:
        """What the entries come to that are buttons, a line each; of one verb, if it is named."""
        there = self.place.node
        items = [item for item in there.items if verb in ("", (*there.path, *item)[0])]
        return self._lines(self._by_verb(items, self._hint) or {})

    def _by_verb(
        self, items: Sequence[Path], said: Callable[[Node, Path], str], most: int | None = None
    ) -> _Hints | None:
        """The entries of each verb by what they come to; None where those are more than ``most``.

        Then the others are not worked out: most hints of a crowded place would be said in vain.
        """
        there, found, count = self.place.node, _Hints(), 0
        for item in items if len(there.items) <= BUTTONS else ():
            if hint := said(there, item):
                groups = found.setdefault((*there.path, *item)[0], {})
                count += hint not in groups
                if most is not None and count > most:
                    return None
                groups.setdefault(hint, []).append(item)
        return found

    def _lines(self, found: _Hints) -> list[str]:
        """Lines for entries; those of one verb that come to the same share one."""
        return [line for verb, groups in found.items() for line in self._shared(verb, groups)]

    def _shared(self, verb: str, groups: Mapping[str, Sequence[Path]]) -> Iterator[str]:
        """A line for each hint of a verb; the one of most entries last, if they are many."""
        there = self.place.node
        every = sum((*there.path, *item)[0] == verb for item in there.items)
        most = max(groups.values(), key=len)
        rest = len(groups) > 1 and len(most) > NAMED and every == sum(map(len, groups.values()))
        for hint, same in groups.items():
            if not (rest and same is most):
                yield self._told(self._named(verb, same, every), hint)
        if rest:
            hint = next(hint for hint, same in groups.items() if same is most)
            yield self._told(self._others(verb), hint)

    def _others(self, verb: str) -> str:
        """What those of a verb are called that are not named."""
        texts = self.speaker.texts
        if self.place.node.path:
            return texts("panel-others")
        return texts("panel-others-of", verb=self.speaker.choice(Offer(verb)))

    def _told(self, entry: str, hint: str) -> str:
        return self.speaker.texts("panel-hint", entry=entry, hint=hint) if entry else hint

    def _named(self, verb: str, same: Sequence[Path], every: int) -> str:
        """What entries of one verb are called together; empty where they are all there are."""
        there, texts = self.place.node, self.speaker.texts
        if there.path and len(same) == len(there.items):
            return ""
        if not there.path and len(same) == every > 1:
            return self.speaker.choice(Offer(verb))
        plain = there.path and all(len(item) == 1 for item in same)
        said = [self.speaker.id(item[0]) if plain else self._said(there, item) for item in same]
        if len(said) > NAMED:
            said = [said[0], texts("unfit-more", count=len(said) - 1)]
        return texts.list(said)

    def said(self, line: Sequence[Choice]) -> str:
        """A row of choices, in words; the same several times in a row once."""
        texts, found = self.speaker.texts, list[str]()
        for said, same in groupby(map(self.speaker.choice, line)):
            count = len(list(same))
            found.append(texts("panel-times", entry=said, count=count) if count > 1 else said)
        return texts.row(found, "then")

    def _hinted(self, said: str) -> str:
        """With what the choices come to."""
        hints = map(self.speaker.hint, self.before, self.place.doing)
        lines = [said, *dict.fromkeys(hint for hint in hints if hint)]
        return "\n".join(line for line in lines if line)

    def _asked(self) -> str:
        texts, there = self.speaker.texts, self.place.node
        taken = [self.speaker.id(item) for item in there.path[1:]]
        if there.kind == "number":
            return texts("panel-number", low=there.low, high=there.high)
        if there.kind == "pick":
            kind = "exactly" if there.low == there.high else "between" if there.low else "up-to"
            span = texts(f"range-{kind}", low=there.low, high=there.high)
            said = texts("panel-pick-more" if taken else "panel-pick", range=span, taken=taken)
            question = self.speaker.question(there.path[0], len(taken)) if there.path else ""
            return texts.row([each for each in (question, said) if each], "sentence")
        if not there.path:
            return texts("panel-verbs")
        prompt = self.speaker.prompt(there.path[0], len(there.path) - 1)
        return texts("panel-so-far", prompt=prompt, taken=taken) if taken else prompt

    # -- the controls ---------------------------------------------------------------------------

    def rows(self, page: int = 0) -> tuple[Row, ...]:
        """What may be chosen here, at most four rows."""
        if self.folded:
            return ()
        there = self.place.node
        if there.kind == "number":
            return self._numbers()
        if len(there.items) <= BUTTONS:
            rows = list(self._buttons(there.items))
            for each in there.lists:
                rows += self._menus(each, each.items)
            return tuple(rows)
        # An old press may name a page that is gone.
        page = min(page, there.pages - 1)
        rows = self._menus(there, there.shown(page))
        if there.pages > 1:
            to = partial(self.press, Go, self._path(there))
            rows.append(page_buttons(self.speaker.texts, there.pages, page, to))
        return tuple(rows)

    def last(self) -> tuple[Button, ...]:
        """What carries out the choices so far, and the way back."""
        found, texts = [], self.speaker.texts
        if self.place.doing:
            path = (*self.place.root, *joined(words(self.place.doing)))
            label = texts("panel-do", choice=self.said(self.place.doing))
            found.append(Button(self.press(Do, path).id, label, "success"))
        if self.back is not None:
            found.append(Button(self.press(self.returns, self.back).id, texts("panel-back")))
        found.append(Button(self.press(Explain, self.path).id, texts("panel-explain")))
        return tuple(found)

    def _buttons(self, items: Sequence[Path]) -> Iterator[Row]:
        there = self.place.node
        labels = self._distinct(there, items, [self._said(there, item) for item in items])
        buttons = [
            Button(self.press(Go, self._path(there, *item)).id, label, "primary")
            for item, label in zip(items, labels, strict=True)
        ]
        return slices(buttons, BUTTONS_IN_ROW)

    def _menus(self, there: Node, shown: Sequence[Path]) -> list[Row]:
        # Each with another id, though all lead on from the same place.
        parts = max(1, -(-len(shown) // OPTIONS))
        size = max(1, -(-len(shown) // parts))
        return [
            self._menu(there, items, number) for number, items in enumerate(slices(shown, size))
        ]

    def _menu(self, there: Node, items: Sequence[Path], number: int) -> Menu:
        # Under a verb its prompt stands above the entries: they need not say it once more.
        plain = bool(there.path) and all(len(item) == 1 for item in items)
        said = [self.speaker.id(item[0]) if plain else self._said(there, item) for item in items]
        each = SAME if there.kind == "several" else ""
        options = tuple(
            Option(each + ".".join(item), label, self._hint(there, item))
            for item, label in zip(items, self._distinct(there, items, said), strict=True)
        )
        prompt = self.speaker.prompt(there.path[0], len(there.path) - 1) if there.path else ""
        taken = there.taken if there.kind == "pick" else 0
        high = min(there.high - taken, len(items))
        if len(there.items) > OPTIONS:
            first, last = _apart(options[0].label, options[-1].label)
            what = self.speaker.choice(Offer(there.path[0])) if there.path else ""
            prompt = self.speaker.texts("panel-part", what=what, first=first, last=last)
        return Menu(self.press(Pick, self._path(there), number).id, prompt, options, 1, high)

    def _said(self, there: Node, item: Path) -> str:
        """What an entry is called."""
        if not there.path and len(same := split(item)) > 1:
            once = self._said(there, same[0])
            return self.speaker.texts("panel-times", entry=once, count=len(same))
        whole = self._whole(there, item)
        if whole is not None:
            return self.speaker.choice(whole)
        if not there.path:
            return self.speaker.choice(Offer(item[0]))
        return self.speaker.texts.list([self.speaker.id(id_) for id_ in item])

    def _distinct(self, there: Node, items: Sequence[Path], labels: Sequence[str]) -> list[str]:
        """The labels; with all ids where one alone would not tell an entry from another."""
        found = Counter(labels)
        return [
            label if found[label] == 1 else self._in_full(item if there.path else item[1:], label)
            for item, label in zip(items, labels, strict=True)
        ]

    def _in_full(self, ids: Path, label: str) -> str:
        texts = self.speaker.texts
        said = texts.list([self.speaker.id(id_) for id_ in ids])
        return texts("panel-entry", entry=label, ids=said) if ids else label

    def _hint(self, there: Node, item: Path) -> str:
        """What the choice comes to that an item completes, begins or is a part of."""
        choice = self._meant(there, item)
        return self.speaker.hint(self.view, choice) if choice is not None else ""

    def _warning(self, there: Node, item: Path) -> str:
        choice = self._meant(there, item)
        return self.speaker.warning(self.view, choice) if choice is not None else ""

    def _meant(self, there: Node, item: Path) -> Choice | None:
        """The choice, its beginning, or the one thing picked that an item stands for."""
        if self.view is None:
            return None
        if there.kind == "pick":
            return Choice(there.path[0], item)
        verb, *args = (*there.path, *item)
        same_again = not there.path and len(split(item)) > 1
        return None if same_again else Choice(verb, tuple(args))

    def _whole(self, there: Node, item: Path) -> Choice | None:
        """The choice that an item completes, if it does."""
        if there.kind not in ("choices", "several"):
            return None
        verb, *args = (*there.path, *item)
        choice = Choice(verb, tuple(args))
        return choice if on_offer(self.place.offers, choice) else None

    def _numbers(self) -> tuple[Row, ...]:
        there, texts = self.place.node, self.speaker.texts
        numbers = range(there.low, there.high + 1)
        if len(numbers) <= BUTTONS:
            buttons = [
                Button(self.press(Go, self._path(there, str(number))).id, str(number), "primary")
                for number in numbers
            ]
            return tuple(slices(buttons, BUTTONS_IN_ROW))
        if len(numbers) <= OPTIONS:
            options = tuple(
                Option(str(number), str(number), self._hint(there, (str(number),)))
                for number in numbers
            )
            prompt = self.speaker.prompt(there.path[0], len(there.path) - 1)
            return (Menu(self.press(Pick, self._path(there)).id, prompt, options),)
        return (
            (Button(self.press(AskNumber, self._path(there)).id, texts("panel-type"), "primary"),),
        )

    def _path(self, there: Node, *item: str) -> Path:
        """The path of a place after the line, or of what an item leads to."""
        return self.place.to(*there.path, *item)


def _apart(first: str, last: str) -> tuple[str, str]:
    """Two entries without the words with which both begin, cut short."""
    words = first.split(), last.split()
    same = 0
    while same < min(map(len, words)) - 1 and words[0][same] == words[1][same]:
        same += 1
    return clip(" ".join(words[0][same:]), PART), clip(" ".join(words[1][same:]), PART)
