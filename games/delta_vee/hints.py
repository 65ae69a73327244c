"""VE860: what a fire would come to, beside its target in the menu."""

from __future__ import annotations

from engine import Choice, Phrase

from .view import View


def hint(view: View, choice: Choice) -> Phrase | None:
    """Range, velocity, target value, chance and price of a fire; what is left undone."""
    if choice.verb == "give" and view.draft is not None and not view.draft.words:
        return Phrase("hint-no-commands")
    if choice.verb == "done" and view.shots:
        return Phrase("hint-shots-left")
    if choice.verb != "fire":
        return None
    found = (s for s in view.shots if (s.weapon, s.mode, s.target) == choice.args)
    shot = next(found, None)
    if shot is None:
        return None
    figures = ("range", "relative", "value", "chance", "cost")
    return Phrase("hint-fire", tuple((name, int(getattr(shot, name))) for name in figures))
