"""The controls of what somebody has for themselves beside a match, as those in ``presses``."""

from __future__ import annotations

from .press import Press

# -- the notebook -------------------------------------------------------------------------------


class ShowNotes(Press, word="notes"):
    """One's notebook, in place of what stands there."""


class AddNote(Press, word="note-add"):
    """Open the form for what goes into it below the rest."""


class AddedNote(Press, word="note-added"):
    """That form, sent."""


class ChangeNotes(Press, word="notes-change"):
    """Open the form with all of it."""


class ChangedNotes(Press, word="notes-changed"):
    """That form, sent; ``mark``: of the notebook for which it was opened."""

    mark: str


class ClearNotes(Press, word="notes-clear"):
    """Ask whether all of it is to go."""


class ClearedNotes(Press, word="notes-cleared"):
    """Delete it, if it is still what its mark says."""

    mark: str


class RemindMe(Press, word="remind-me"):
    """Open the form for what comes back at one's next turn."""


class RemindMeOf(Press, word="remind-me-of"):
    """That form, sent."""


# -- what if ------------------------------------------------------------------------------------


class OpenWhatIf(Press, word="what-if"):
    """Imagine the match, and try moves in what is imagined."""


class StepBack(Press, word="what-if-back"):
    """In an imagined match: as it was before the last press."""


class PlayOthers(Press, word="what-if-on"):
    """In an imagined match: let the others play on."""


class EndWhatIf(Press, word="what-if-end"):
    """Throw an imagined match away."""
