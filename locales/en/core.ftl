### Texts of the bot itself: lists, commands, panels, notices, refusals.
### Discord's limits hold: command names 32, descriptions 100, buttons 80, options 100 characters.

## Lists

# For an empty list. How others are joined ("A, B and C") is known for every language.
list-none = nothing

## Between the items of rows of figures and short facts, and between sentences

row-comma = { ", " }
row-semicolon = { "; " }
row-space = { " " }
# After a sentence with its full stop, and after one without.
row-sentence = { " " }
row-stop = { ". " }

## Slash commands: names are lower case without spaces

command-game = game
command-game-description = Set up a table, play, look at it
command-new = new
command-new-description = Open a table in this channel
command-join = join
command-join-description = Take a seat at the table of this channel
command-leave = leave
command-leave-description = Give up your seat before the game starts
command-add-computer = add-computer
command-add-computer-description = Give a seat to a computer player
command-option = option
command-option-description = Set an option of the game before it starts
command-start = start
command-start-description = Deal the game
command-show = show
command-show-description = Show the board here again
command-me = me
command-me-description = Your own board and what you owe, for your eyes only
command-turn = turn
command-turn-description = Make your moves with buttons and menus
command-log = log
command-log-description = Everything that happened, page by page
command-recap = recap
command-recap-description = What happened since your last move
command-rules = rules
command-rules-description = The rules in numbered clauses, with our rulings
command-replace = replace
command-replace-description = Hand a seat over to another person or a computer player
command-pace = pace
command-pace-description = Reminders and time limits of this table
command-end = end
command-end-description = Stop the game of this table for good
command-list = list
command-list-description = All your tables, and those of this server
command-export = export
command-export-description = The record of a finished game as a file
command-import = import
command-import-description = Bring a record, or a running game of another channel, to this channel
command-verify = verify
command-verify-description = Play a finished game again and check the promise made at its start
command-settings = settings
command-settings-description = Your time zone, quiet hours, reminders
command-help = help
command-help-description = How to play here, in one minute

param-game = game
param-game-description = Which game
param-table = table
param-table-description = Which of your tables, where it is not the one of this channel
param-setting = setting
param-setting-description = Which option; none named: all are shown
param-value = value
param-value-description = What it shall be
param-computer = computer
param-computer-description = Which computer player
param-player = player
param-player-description = Whose seat
param-with = with
param-with-description = Who takes it over; nobody named: whoever presses first
param-text = text
param-text-description = As text instead of a picture
param-page = page
param-page-description = Which page; the last one when left out
param-clause = clause
param-clause-description = A number or words to look for
param-thread = thread
param-thread-description = Whether the table gets a thread of its own
param-file = file
param-file-description = A record that the bot has exported
param-from = from
param-from-description = The running table to bring here
param-remind-every = remind-every
param-remind-every-description = Hours between reminders, 0 for none
param-limit = limit
param-limit-description = Hours for a decision before the default is taken, 0 for no limit
param-answer-limit = answer-limit
param-answer-limit-description = Hours to answer somebody else's turn before the default is taken
param-timezone = timezone
param-timezone-description = Your time zone, for instance Europe/Berlin
param-quiet-from = quiet-from
param-quiet-from-description = Hour at which your quiet hours begin, 0 to 23
param-quiet-to = quiet-to
param-quiet-to-description = Hour at which they end; the same hour twice means none
param-reminders = reminders
param-reminders-description = Whether you want to be reminded at all
param-notify = notify
param-notify-description = Where you are told that it is your turn
param-language = language
param-language-description = The language the bot speaks with you
notify-channel = in the channel
notify-direct = by direct message
notify-both = both
notify-none = not at all

## Panels

panel-title = { $game }: your move
panel-verbs = What will you do?
panel-confirm = **{ $choice }**. Do it?
panel-pick = Choose { $range }.
panel-so-far = { $prompt } (so far: { $taken })
panel-pick-more = Choose { $range }. So far: { $taken }.
range-exactly = { $low }
range-up-to = up to { $high }
range-between = { $low } to { $high }
panel-number = Choose a number from { $low } to { $high }.
panel-gone = That is not possible any more. Here is what is.
panel-do = Do it: { $choice }
panel-or-more = **{ $choice }**. Do it, or choose more. { $question }
panel-then = **{ $choice }**. { $question }
panel-part = { $prompt } { $first } – { $last }
panel-hint = { $entry }: { $hint }
panel-entry = { $entry } ({ $ids })
panel-back = Back
panel-page = Page { $n }
panel-type = Type a number
panel-form = A number
panel-orders = Standing orders
panel-orders-question = Decisions you can leave in advance. Only you see them.
panel-my-turn = My turn
panel-board = My board
panel-text = Text board
panel-recap = Recap
panel-mute = Mute for this turn
panel-secrets = Show me
panel-refresh = Refresh
panel-waiting = You owe nothing just now. Waiting for { $who }.
panel-nobody = Nothing is owed just now; the game goes on by itself at its time.
panel-owe = You owe: **{ $decision }**.
panel-free = Nobody waits for you, but you may act.
panel-late = That took too long to open. Press the button again.
panel-stale = The board has moved on. Here is what you can do now.
panel-dropped = The rest of your command no longer fits and was left out: { $rest }.
panel-fleeting = What you saw is in your inbox for one minute; where that is closed, press **Show me** under the board.

## Live message

live-owes = { $who }: { $decision }, asked { $when }
live-over = The game is over.
live-ended = The game is over. { $reason }
live-score = { $place }. { $who }: { $figures }
live-stopped = This table was stopped by { $who }.
live-seed = Seed `{ $seed }`, salt `{ $salt }`: the promise made at the start was `{ $commitment }`.
live-footer = Table { $match }
live-winners =
    { $count ->
        [0] Nobody wins.
        [1] { $who } wins.
       *[other] { $who } share the victory.
    }
live-unreached =
    { $count ->
        [1] { $who }: my direct messages do not arrive. **Show me** is for you alone.
       *[other] { $who }: my direct messages do not arrive. **Show me** shows to each of you alone what is theirs.
    }
live-frozen = This game is on hold: { $why } Nothing is lost, and nobody's time runs. Whoever runs the bot has been told, and can let it go on.
live-resting = The computers have played for long enough among themselves. Press **My turn** or type `/game show`, and they go on.
frozen-state = its stored position cannot be read.
frozen-rules = the rules failed again and again at the same place.
frozen-mind = a computer player failed again and again at the same decision.
thawed = The game goes on. All time limits count from now.
lobby-title = { $game }: a table is open
lobby-seats = At the table: { $who }.
lobby-nobody = Nobody sits here yet.
lobby-range = For { $low } to { $high } players.
lobby-how = Press **Join**. { $host } opened the table and starts the game.
lobby-options = Options: { $options }.
lobby-own-box = This group plays with component figures of its own.
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add a computer
lobby-start = Start
lobby-change = Options
lobby-started = The game begins. Promise: SHA-256 of the seed is `{ $commitment }`.
lobby-computer-name = { $name } (computer)
seat-name = Seat { $number }
computer-random = Drifter
computer-prospector = Prospector
option-value = { $name }: { $value }
# One figure of a score sheet.
column-points = { $column } { $points }
option-on = on
option-off = off
# On the button that opens a form to type a number.
option-type = { option-value }. Type { range-between }
option-earlier = Earlier …
option-more = More …

## Pings, secrets, reminders

ping = { $who }: { $decision }
ping-direct = { $game } in { $channel }: it is your turn. You owe: **{ $decision }**.
secret-title = { $game }: for your eyes only
plain-line = Something went wrong on our side, and a message of mine is missing here (number { $number }). The game goes on: press **My turn** under the board, or type `/game show`.
reminder = { $who }, **{ $game }** still waits for you: { $decision }. It was asked { $when }.
reminder-limit = { reminder } The default is taken { $due }.
muted = No more reminders for this turn.
replaced = { $who } hands the seat over to { $new }.
offer-seat = { $who } looks for somebody to take over the seat in **{ $game }**. { $with } The offer ends { $until }.
offer-seat-with = It is meant for { $user }.
offer-seat-anybody = The first to press has it.
offer-seat-take = Take the seat
offer-seat-withdraw = Withdraw the offer
left = { $who } leaves the table.

## Answers

done-joined = You have a seat. What only you may know comes to you by direct message.
done-joined-closed = You have a seat, but your inbox is closed to me. The board will have a button that shows your secrets to you alone; or allow direct messages from this server.
done-left = You have left the table.
done-new = The table is open.
done-new-thread = The table is open in { $channel }.
done-new-no-thread = The table is open here: I cannot make a thread in this place. In a text channel I can, where I may create public threads and send messages in them.
thread-name = { $game }, opened by { $who }
done-computer = { $name } takes a seat.
done-start = The game has begun.
done-show = Here it is again.
done-pace = { $remind } { $limit } { $answer }
pace-remind =
    { $hours ->
        [0] No reminders.
        [1] A reminder every hour.
       *[other] A reminder every { $hours } hours.
    }
pace-limit =
    { $hours ->
        [0] No time limit for a turn.
        [1] One hour for a decision on one's own turn.
       *[other] { $hours } hours for a decision on one's own turn.
    }
pace-answer =
    { $hours ->
        [0] No time limit for answers to the turns of others.
        [1] One hour for answers to the turns of others.
       *[other] { $hours } hours for answers to the turns of others.
    }
done-end = The table is stopped.
done-moved = The table has come to this channel.
done-imported = The record is here, as a finished table to look at.
done-replace = The seat is offered. The offer ends { $until }, with your next move, or when you withdraw it.
done-withdrawn = The seat is not offered any more.
done-replaced = { $name } takes over.
done-verified = The log replays to the same end, move by move ({ $moves }), and the seed matches the promise.
done-verified-unpromised = The log replays to the same end, move by move ({ $moves }). This game came from a file or began before promises were kept, so there is none to compare the seed with.
verify-promise = This does not verify: the seed is not the one that was promised at the start.
verify-end = This does not verify: the log leads to another end than the one that is stored.
verify-rules = This does not verify: the rules of today do not allow one of its moves.
settings-shown =
    Time zone **{ $timezone }**, quiet hours **{ $quiet }**, reminders **{ $reminders }**, told { $notify }, language **{ $language }**.
settings-quiet = { $from }:00 to { $to }:00
settings-none = none
settings-every = every { $hours } h
settings-table = as the table says
list-title = Your tables
# A table among those that may be typed into an option.
list-choice = { $game } ({ $match })
list-line = { $game } in { $channel } (`{ $match }`): { $what }
list-your-turn = **your turn**, { $decision }
list-waits = waits for { $who }
list-lobby = open, { $count } at the table
list-time = goes on by itself
list-frozen = on hold
list-empty = You sit at no table. Open one with `/game new`.
log-title = { $game }: log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
recap-title = { $game }: since your last move
recap-empty = Nothing has happened since your last move.
rules-title = { $game }: rules
rules-found = { $count } clauses with “{ $words }”
rules-title-found = { rules-title } • { rules-found }
rules-none = No clause has “{ $words }”. Try a number or another word.
rules-page = Page { $page } of { $pages }
help-title = Playing here
help-body =
    ▸ **One table per channel.** `/game new` opens one, with `thread` in a thread of its own; everybody presses **Join**, the host presses **Start**. Too few? Add a computer player. Alone? Open one in your direct messages with me.

    ▸ **Your turn.** Press **My turn** under the board, here or in your direct messages, and choose; nothing happens before you press **Do it**. Or type: every game has commands of its own, such as { $example }.

    ▸ **Secrets** come by direct message. **My board** shows what only you may see.

    ▸ **Time.** Days are fine. `/settings` sets your time zone, quiet hours and reminders; `/game pace` the table's.

    ▸ **Looking back.** `/game recap`, `/game log`, `/game rules`.

## Refusals: what was wrong, and what is possible

refused-bug = Something went wrong on our side, and nothing was changed. Please try again; if it happens again, tell whoever runs the bot this number: { $number }.
refused-bug-done = It is done, but something went wrong on our side when showing you what came of it. Press **My turn**, or type `/game show`. If it happens again, tell whoever runs the bot this number: { $number }.
refused-bug-unsure = Something went wrong on our side, and I cannot tell whether it was done. Look with `/game show` before you try again. If it happens again, tell whoever runs the bot this number: { $number }.
refused-busy = I am still at work on the last record that you gave me. Try again in a moment.
refused-long = Playing that record again takes too long. A record that `/game export` has made takes a second at most.
refused-file-size = That file is larger than any record: { $kilobytes } KiB at most.
refused-offer-over = That seat is not offered any more. The host can offer it again with `/game replace`.
refused-other-game = **{ $game }** is played at this table: its commands begin with `{ $command }`.
refused-no-bot-here = I am not a member of this server, only my commands are. Somebody who manages the server can invite me again, with the scope `bot`.
refused-private-thread = I am not in this private thread. Mention me in a message here, so that I am added; then try again.
refused-no-table = There is no table in this channel. Open one with `/game new`, or name one of yours with the option `table`.
refused-many-tables = You sit at several tables. Name one with the option `table`: { $tables }.
refused-not-yours = You do not sit at this table. { $who } play here; look with `/game show`.
refused-table-here = There is a table in this channel already. Play it to its end, stop it with `/game end`, or use another place: in a text channel `/game new` with `thread` opens one in a thread of its own.
refused-table-alone = You have a table here already. Play it to its end, or stop it with `/game end`.
refused-no-game = There is no game “{ $game }”. There are: { $games }.
refused-started = The game has already started. A seat can be handed over with `/game replace`.
refused-not-started = The game has not started yet: the host presses **Start**.
refused-over = This game is over. Open another with `/game new`.
refused-full = All { $high } seats are taken.
refused-seated = You already have a seat.
refused-not-seated = You have no seat at this table.
refused-too-few = This game needs at least { $low } players; there are { $count }. Invite somebody or add a computer player.
refused-host = Only { $host } can do that, or somebody who may manage this channel.
refused-computer = There is no computer player “{ $name }”. There are: { $names }.
refused-no-seat = { $who } has no seat here.
refused-not-for-you = This seat is offered to somebody else.
refused-not-now = “{ $choice }” is not possible now. { $possible }
refused-possible = You can: { $verbs }.
# A typed line, of which nothing was done: $why is one of the reasons that follow.
refused-unfit = { $why }
refused-unfit-after = Nothing was done: step { $number } of the line fails, after { $done }. { $why }
unfit-word = “{ $word }” does not fit here. Possible: { $possible }.
unfit-several = “{ $word }” may be { $possible }. Which one?
unfit-missing = “{ $choice }” is not all yet. Next: { $possible }.
unfit-extra = “{ $word }” is too much: “{ $choice }” is all.
unfit-count = It takes { $range } of: { $possible }.
# $need says which condition of the rules does not hold.
unfit-need = { $need } { $why }
unfit-name = { $name } (`{ $id }`)
unfit-more =
    { $count ->
        [1] one more
       *[other] { $count } more
    }
refused-waiting = It is not your decision; waiting for { $who }.
refused-word = “{ $word }” fits none of: { $possible }.
refused-number = “{ $word }” is no whole number from { $low } to { $high }.
refused-option = “{ $word }” does not go with the other options of this table.
refused-running = The record of a running game would tell its secrets. It can be had when the game is over; to move the game to another channel use `/game import` there.
# $why is one of the reasons that follow.
refused-file = This file is not a record that I can read: { $why }.
record-empty = it is empty; the first line must be the set-up
record-large = it is larger than { $most } MiB
record-long = it has more than { $most } entries
record-setup =
    { $field ->
        [none] line { $line } is no set-up
       *[other] “{ $field }” in the set-up, line { $line }, is not as it must be
    }
record-entry = line { $line } is no entry: number, time in ms, seat (-1: nobody), who chose (player, computer or clock), v and the version of the rules, verb, arguments; as in “7 1763700000000 0 player v1 jump d4”
record-bounds = the time, the seat or the version in line { $line } is out of bounds
record-order = entry { $expected } was expected in line { $line }
record-unknown-game = there is no such game here
record-game = it is of another game
record-unfit =
    { $field ->
        [none] the set-up does not fit the game
       *[other] “{ $field }” in the set-up does not fit the game
    }
record-illegal = the rules of today do not allow entry { $entry }
refused-nothing-to-import = Give a file that `/game export` has made, or the table to bring here.
refused-timezone = “{ $name }” is no time zone I know. Names look like Europe/Berlin or America/New_York.
refused-language = I do not speak “{ $name }”. I speak: { $names }.
refused-guild = This works in a channel of a server, not in direct messages.
refused-race = Others were faster again and again. Please try once more.
refused-permission = I may not { $what } in this channel. Somebody who manages it can allow that in the channel's settings under Permissions.
refused-old-command = I do not know this command any more. Close Discord and open it again: it then shows the commands I have now.
refused-alone = In direct messages nobody but you can sit at the table, besides computer players.
refused-old-button = This button is from an older version of me. Use `/game show` to get a new board.
refused-frozen = This table is on hold: { $why } Nothing is lost. Whoever runs the bot has been told and can let it go on; the host can stop it with `/game end`.
permission-view = see messages
permission-send = send messages
permission-embed = embed links
permission-attach = attach files
end-sure = Stop this table for good? The game ends without a winner, and its secrets are opened.
end-do = Stop the table
language-name = English
# The rules for plurals, numbers and lists; without it those of the folder's name.
language-locale = en-GB
trouble-channel = The channel of your table of **{ $game }** is gone. The game is not: go to another channel and type `/game import` with `from` { $match }.
trouble-access = I cannot see { $channel }, where you play **{ $game }**. A private thread: mention me there, so that I am added. Any other channel: somebody who manages it can allow me to see it, under Permissions in its settings. I try again by myself.
trouble-locked = { $channel }, where you play **{ $game }**, is locked, so I cannot show the board. Somebody who manages threads can unlock it; I go on by myself then. Moves by direct message count meanwhile.
trouble-frozen = Your table of **{ $game }** in { $channel } is on hold: it failed again and again at the same place. Nothing is lost, and nobody's time runs. Whoever runs the bot has been told and can let it go on; you can stop it with `/game end`.
trouble-moderated = A filter of your server takes out what I post in { $channel }, where you play **{ $game }**. Somebody who manages the server can exempt me or the channel under AutoMod in its settings.
trouble-permission = I may not write in { $channel }, where you play **{ $game }**. Somebody who manages the channel can allow me to see it, send messages, embed links and attach files, under Permissions in the channel's settings. I go on by myself then.
operator-frozen = Table { $match } is on hold: it failed again and again. The log says why. When that is mended: `scripts/run --thaw { $match }`.
operator-fault = A message could not be made and was replaced by a plain line. Search the log for message { $number }.
operator-timer = Something that was due failed again and again and was given up. The log says what.
operator-inboxes = Discord says that I open direct messages too quickly. I open none for ten minutes; secrets can be seen on the board meanwhile.
operator-flagged = Discord has flagged me as spam: it takes no direct messages from me. I send none for an hour. Look at the application's page for a notice from Discord.
secrets-none = Nothing has been hidden here for you yet. When there is something, this is where you can see it.
refused-seen = You have seen that already, and this table plays from memory.
refused-mute = That question has been answered.
