"""Each kind of button, menu and form, as a small value. A word, once used, keeps its meaning."""

from __future__ import annotations

from .press import OwnPress, PagePress, Press, ServerPress

# -- before the start ---------------------------------------------------------------------------


class Join(Press, word="join"):
    """Take a seat."""


class CallPlayers(Press, word="seek"):
    """Call for players in the channel that the server has for that."""


class Leave(Press, word="leave"):
    """Give a seat up."""


class AddComputer(Press, word="computer"):
    """Give a seat to a computer player."""


class SeatComputer(Press, word="seat-computer"):
    """Let a computer player of a kind take a seat."""

    kind: str


class SetLevel(Press, word="level"):
    """Change how well a computer player plays that has a seat."""


class FreeSeat(Press, word="free-seat"):
    """Free the seat of somebody who has sat down."""


class Start(Press, word="start"):
    """Deal the game."""


class OpenOptions(Press, word="options"):
    """The form of the game's options."""


class ShowOptions(Press, word="options-page"):
    """That form at another page, in place of the one that stands there."""

    page: int = 0


class SetOption(Press, word="option"):
    """The menu of the values of one option of the game."""

    field: str


class AskOption(Press, word="option-form"):
    """Open the form for the number of one option."""

    field: str


class TypedOption(Press, word="option-typed"):
    """That form, sent."""

    field: str


# -- looking ------------------------------------------------------------------------------------


class ShowMine(Press, word="me"):
    """One's own board."""


class ShowBoard(Press, word="board"):
    """The whole board, of which the panel shows what a decision needs."""


class ShowText(Press, word="text"):
    """The same as text."""


class ShowLegend(Press, word="signs"):
    """What the signs on the board are."""


class TurnLegend(Press, word="turn-signs"):
    """Another page of them, as those of the log are counted."""

    page: int = 0


class NoLessons(Press, word="no-lessons"):
    """No more explanations of what is new."""


class CallEveryTurn(Press, word="call-every-turn"):
    """Whoever presses wants to be called for every turn, however many there are a day."""


class ShowWhy(Press, word="why"):
    """What cannot be chosen now, and why."""


class AskWhy(Press, word="why-not"):
    """The menu of what else cannot be chosen."""


class ShowRecap(Press, word="recap"):
    """What happened since one's last move."""


class ShowFilm(Press, word="film"):
    """The match as a film."""


class TurnLog(Press, word="log"):
    """Another page of the log, the first is 1; past the end it is the last."""

    page: int = 0


class ShowSecrets(Press, word="secrets"):
    """What one alone was told."""


# -- the rules of a game ------------------------------------------------------------------------


class HowToPlay(PagePress, word="how"):
    """The page of a game for newcomers, as a new message."""


class Learn(PagePress, word="learn"):
    """Begin the prepared match of a game, against computers."""


class ShowPage(PagePress, word="how-page"):
    """That page, in place of what stands there."""


class WhatIsWhat(PagePress, word="what"):
    """What the signs are on the board of a game as it is dealt, as a new message."""


class ShowSigns(PagePress, word="what-page"):
    """A page of the same in place of what stands there."""

    page: int = 0


class PickSection(PagePress, word="contents"):
    """The menu of the sections; of a long one each part has a page of its own."""

    page: int = 0


class ShowSection(PagePress, word="section"):
    """Where a section of the rules begins."""

    section: str


class TurnRules(PagePress, word="clauses"):
    """A page of the rules, as those of the log are counted."""

    page: int = 0


class PickTable(PagePress, word="tables"):
    """The menu of the tables."""


class ShowTable(PagePress, word="table"):
    """A page of a table as a picture, the first is 1."""

    table: str
    page: int = 0


class ShowTableText(PagePress, word="table-text"):
    """The same as text."""

    table: str
    page: int = 0


class PickRow(PagePress, word="rows"):
    """The menu of the rows that were found in tables, each of which leads to its table."""


class AskWords(PagePress, word="search"):
    """Open the form for words to be found."""


class TypedWords(PagePress, word="words"):
    """That form, sent."""


class TurnFound(PagePress, word="found"):
    """A page of the clauses with some words, which have no letters that part an id."""

    path: tuple[str, ...] = ()
    page: int = 0


# -- the table ----------------------------------------------------------------------------------


class Rematch(Press, word="rematch"):
    """Open another table with the same game, options and people."""


class ShowRecord(Press, word="record"):
    """The record of a finished match as a file."""


class Stop(Press, word="stop"):
    """Stop the table for good."""


class TakeSeat(Press, word="take"):
    """Take the seat of an offer."""

    offer: str


class WithdrawSeat(Press, word="withdraw"):
    """End an offer of a seat."""

    offer: str


class AgreeSeat(Press, word="agree"):
    """Let one's seat be offered."""

    offer: str


class KeepSeat(Press, word="keep"):
    """Keep the seat that somebody offers."""

    offer: str


class TakeBack(Press, word="back"):
    """Take back the seat that was given away."""

    offer: str


class Mute(Press, word="mute"):
    """No more reminders of one question."""

    token: int


class TakeMoveBack(Press, word="undo"):
    """Take back what one did last, if it was that; ``token``: of the newest question then."""

    token: int


class AskUndo(Press, word="undo-ask"):
    """Ask the others whether one may; ``token``: of the newest question then."""

    token: int


class PlayOn(Press, word="play-on"):
    """End a pause."""


class AskEnd(Press, word="end-ask"):
    """Ask the others to end the match as it stands."""


class Resign(Press, word="resign"):
    """Give up, where that comes to ``what``: see ``services.resigning.What``."""

    what: str


class GiveUp(Press, word="give-up"):
    """Give one's own seat up to a computer player of a kind, for good."""

    kind: str


class Agree(Press, word="vote-yes"):
    """Agree to what another asks for."""

    vote: str


class Refuse(Press, word="vote-no"):
    """Do not agree to it."""

    vote: str


class WithdrawVote(Press, word="vote-end"):
    """Ask for nothing any more."""

    vote: str


class ComeHome(Press, word="home"):
    """Have the seat back that another plays for oneself."""


class SitIn(Press, word="sit-in"):
    """Let a computer play for oneself while one is away."""


class NextTable(OwnPress, word="next-table"):
    """The panel of the next table that waits for oneself."""


class Return(OwnPress, word="return"):
    """Be back, at all tables from which one is away."""


# -- one's moves --------------------------------------------------------------------------------


class OpenPanel(Press, word="turn"):
    """The panel of one's moves."""


class Answer(Press, word="answer"):
    """That panel at the confirmation of a choice that needs no ids."""

    verb: str


class Reply(Press, word="reply"):
    """A common answer to somebody else's turn, carried out.

    token: that of the newest question for which the call with it was made.
    """

    token: int
    verb: str


class Refresh(Press, word="refresh"):
    """The panel brought up to date where it stands."""


class PanelPress(Press):
    """A control of a panel: at which place of the tree of choices it stands.

    token: when the seat was asked; a press with another one is stale.
    """

    token: int
    path: tuple[str, ...] = ()
    page: int = 0


class Go(PanelPress, word="go"):
    """Go to a place."""


class Pick(PanelPress, word="menu"):
    """The menu of what comes next at a place."""


class Do(PanelPress, word="do"):
    """Carry out the choices of a path."""


class AskNumber(PanelPress, word="form"):
    """Open the form for a number."""


class Typed(PanelPress, word="typed"):
    """That form, sent."""


class Explain(PanelPress, word="help"):
    """What is asked at a place, what each choice does, and what it comes to."""


class Unfold(PanelPress, word="unfold"):
    """All that can be chosen at a place where only what is proposed is shown."""


class Suggest(PanelPress, word="suggest"):
    """What a computer player would do at a place."""


# -- the rules of a server ----------------------------------------------------------------------


class SetRule(ServerPress, word="rule"):
    """Choose where tables may be, who opens them, what is played, or where players are sought."""

    rule: str


class ClearRule(ServerPress, word="no-rule"):
    """Leave that open again."""

    rule: str
