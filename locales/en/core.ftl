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
# Between choices that are made one after the other.
row-then = { " → " }

## Slash commands: names are lower case without spaces

command-game = game
command-game-description = Open a table, play, look back
command-learn = learn
command-learn-description = Learn a game by playing it against computers, with everything explained
command-new = new
command-new-description = Open a table in this channel
command-join = join
command-join-description = Take a seat at this channel's table, or invite somebody
command-leave = leave
command-leave-description = Give up your seat before the game starts, or free another
command-add-computer = add-computer
command-add-computer-description = Let a computer player take a seat
command-option = option
command-option-description = Change an option before the game starts
command-start = start
command-start-description = Start the game
command-show = show
command-show-description = Post the board here again
command-me = me
command-me-description = See your own board and what you have to do; only you see it
command-turn = turn
command-turn-description = Play your turn with buttons and menus
command-log = log
command-log-description = Read everything that has happened, page by page
command-recap = recap
command-recap-description = See what has happened since your last move
command-film = film
command-film-description = Watch this game as a film
command-rules = rules
command-rules-description = Read or search the rules
command-replace = replace
command-replace-description = Offer a seat to somebody else, or give it to a computer player
command-away = away
command-away-description = Tell your tables when you're away: your time stops, and nobody calls you
command-pace = pace
command-pace-description = Set this table's reminders and time limits
command-end = end
command-end-description = Stop this table's game for good
command-resign = resign
command-resign-description = Give up your seat for good; between two of you the game is over then
command-pause = pause
command-pause-description = Let the game stand still until a day, or until one of you plays on
command-undo = undo
command-undo-description = Take back what you did last; others are asked where it concerns them
command-notes = notes
command-notes-description = Write down your plans at this table, or a note for your next turn; only you see it
command-list = list
command-list-description = See all your tables, and those on this server
command-export = export
command-export-description = Get the record of a finished game as a file
command-import = import
command-import-description = Bring a record, or a running game from another channel, to this one
command-verify = verify
command-verify-description = Replay a finished game and check that the dice were fair
command-settings = settings
command-settings-description = Set your time zone, quiet hours and reminders
command-server = server
command-server-description = For who manages this server: where tables may be, who opens them, and how many
command-statistics = statistics
command-statistics-description = See what has come of your finished games here, of somebody else's, or of all
command-ladder = ladder
command-ladder-description = See who is rated in a game on this server
command-help = help
command-help-description = Learn how to play here in a minute

param-game = game
param-game-description = Which game
param-note = note
param-note-description = What I'm to show you again at your next turn
param-table = table
param-table-description = Which of your tables, if it isn't the one in this channel
param-setting = setting
param-setting-description = Which option; leave it out to see them all
param-value = value
param-value-description = What to set it to
param-computer = computer
param-computer-description = Which computer player
param-player = player
param-player-description = Whose seat
param-with = with
param-with-description = Who gets it; leave it out and the first to press has it
param-text = text
param-text-description = Show it as text instead of a picture
param-page = page
param-page-description = Which page
param-clause = clause
param-clause-description = A clause number, or words to look for
param-thread = thread
param-thread-description = Whether the table gets a thread of its own
param-span = span
param-span-description = How much of the game; all of it if you don't say
span-match = The whole game
span-round = The last round
span-mine = Since my last move
param-eyes = eyes
param-eyes-description = Through whose eyes; only what everybody can see if you don't say
eyes-all = What everybody could see
eyes-mine = What I could see
param-file = file
param-file-description = A file that /game export has made
param-from = from
param-from-description = The running table to bring here
param-remind-every = remind-every
param-remind-every-description = Hours between reminders; 0 for none
param-last = last
param-last-description = The last day of it, such as 2026-12-24, or for how long, such as 5d
param-until = until
param-until-description = The last day for which it's only lent, such as 2026-12-24 or 5d; leave it out for good
param-first = first
param-first-description = Your first day away; today if you leave it out
param-days-off = days-off
param-days-off-description = Days of every week on which your time doesn't count, such as Saturday, Sunday
param-limit = limit
param-limit-description = Time for a decision on one's own turn, such as 30m, 12h or 3d; 0 for none
param-answer-limit = answer-limit
param-answer-limit-description = Time to react in somebody else's turn, such as 5m, 12h or 1d; 0 for none
param-pace = pace
param-pace-description = A pace with all its times; what you give besides is changed in it
param-bank = bank
param-bank-description = Time beside that of each decision, for all one's moves together; 0 for none
param-gain = gain
param-gain-description = What the time bank grows by with each move, such as 2h
param-cap = cap
param-cap-description = What the time bank can grow to
param-away = away
param-away-description = Days for which the table waits for somebody who is away, in all
param-weekends = weekends
param-weekends-description = Whether time counts on Saturdays and Sundays
param-late = late
param-late-description = What happens to whoever is out of time
param-timezone = timezone
param-timezone-description = Your time zone, such as Europe/Berlin
param-quiet-from = quiet-from
param-quiet-from-description = The hour your quiet hours begin, 0 to 23
param-quiet-to = quiet-to
param-quiet-to-description = The hour they end; the hour they begin for none
param-reminders = reminders
param-reminders-description = Whether you want reminders at all
param-notify = notify
param-notify-description = Where you hear that it's your turn
param-digest = digest
param-digest-description = The hour at which I tell you of all your tables once a day; -1 for not at all
param-calls-a-day = calls-a-day
param-calls-a-day-description = Calls a day at all tables but live ones; the last is about all that wait. 0: every turn
param-who = who
param-who-description = Whose games; leave it out for your own
param-server = server
param-server-description = Everybody's games on this server together
param-statistics = statistics
param-statistics-description = Whether your finished games are counted; off erases what was counted
param-rating = rating
param-rating-description = Whether you're rated and stand on the ladders; off erases your ratings
param-lessons = lessons
param-lessons-description = Whether I explain what's new to you in a game when it first comes up
param-copies = copies
param-copies-description = Whether your inbox keeps what your moves have shown you, without a sound
param-at-once = at-once
param-at-once-description = How many unfinished tables there may be on this server at once; 0 for no limit
param-calls = calls
param-calls-description = Whether it sounds when I mention somebody in a channel of this server
param-open-days = open-days
param-open-days-description = After how many days a table that nobody starts or changes is closed
param-invite = invite
param-invite-description = Somebody to invite to the table; leave it out to sit down yourself
param-refuse = refuse
param-refuse-description = Somebody who doesn't sit down at your tables or invite you; they aren't told
param-accept = accept
param-accept-description = Somebody whom you don't refuse any more
param-threads = threads
param-threads-description = Whether every new table gets a thread of its own
param-language = language
param-language-description = Which language the bot speaks with you
notify-channel = In the channel
notify-direct = By direct message
notify-both = In both places
notify-digest = Once a day, with all my tables
notify-none = Nowhere
notify-usual = As usual

## Panels

panel-title = { $game }: your move
panel-verbs = What will you do?
panel-confirm = **{ $choice }**?
panel-pick = Choose { $range }.
panel-so-far = { $prompt } (so far: { $taken })
panel-pick-more = Choose { $range }. So far: { $taken }.
range-exactly = { $low }
range-up-to = up to { $high }
range-between = { $low } to { $high }
panel-number = Pick a number from { $low } to { $high }.
panel-gone = You can't do that any more. Here's what you can do.
panel-do = Do it: { $choice }
panel-or-more = **{ $choice }**. Do it, or choose more.
panel-then = **{ $choice }**.
panel-part = { $what }: { $first } – { $last }
panel-hint = { $entry }: { $hint }
# Of several entries with the same hint: the ones that are not named.
panel-others = The others
panel-others-of = { $verb }, all others
panel-entry = { $entry } ({ $ids })
panel-times = { $entry } ×{ $count }
panel-back = Back
panel-explain = ?
panel-why = Why can't I …?
panel-suggest = Suggest a move
# Above the choices of a newcomer: what is new.
lesson = > { $said }
lesson-try = Try this: **{ $choice }**. Or do as you like.
lesson-try-why = Try this: **{ $choice }**. { $why }
lesson-show = Show me: { $choice }
lesson-others = Something else
lesson-done = That's what everybody does all the time here, and the prepared part is over. Play on if you like: from here on the others think for themselves. I explain what's new, and **Suggest a move** and **?** help you. Or stop with `/game end`.
lesson-enough = No more explanations
lesson-none = I won't explain any more. `/settings` brings the explanations back, and so does `/game learn`.
advice = Suggestion: **{ $choice }**. { $why }
advice-plain = It's as good as anything else.
panel-page = Page { $n }
panel-type = Type a number
panel-form = Your number
panel-orders = Standing orders
panel-propose = From now on: { $choice }
panel-proposal = You can leave that to me from now on. Only you see your standing orders.
panel-orders-question = Decide these in advance if you like. Only you see your standing orders.
panel-orders-left = Your standing orders:
panel-order-left = • { $order }
preview-none =
    { $looked ->
        [0] You haven't decided anything yet that it could have answered.
        [one] It wouldn't have done anything at your last decision.
       *[other] It wouldn't have done anything at your last { $looked } decisions.
    }
preview-same = Last time it would have done what you did: { $answer } ({ $decision }).
preview-other = Last time it would have chosen: { $answer }. You chose: { $chosen } ({ $decision }).
preview-count =
    { $looked ->
        [one] It would have answered your last decision.
       *[other] Of your last { $looked } decisions it would have answered { $count ->
            [one] one, { $same ->
                [0] differently from you
               *[other] just as you did
            }
           *[other] { $count }, { $same } of them just as you did
        }.
    }
preview-now = What you're asked right now is still yours to answer.
event-order-used = Your standing order has answered for you: { $answer }.
event-order-disarmed = Your standing order has ended ({ $order }): { $reason }.
id-unavailable = what it says isn't possible now
panel-my-turn = My turn
panel-board = My board
panel-text = Text board
panel-recap = Recap
panel-film = Film
panel-whole = Whole board
panel-signs = What is what?
panel-mute = Mute for this turn
panel-secrets = Show me
panel-next = Next table
panel-refresh = Refresh
panel-waiting = Nothing for you to do right now. Waiting for { $who }.
panel-nobody = Nobody has to do anything right now. The game goes on by itself when the time comes.
panel-owe = Your turn: **{ $decision }**.
panel-free = Nobody waits for you, but you can act if you like.
panel-late = That took too long to open. Press the button again.
panel-stale = The board has moved on. Here's what you can do now.
panel-no-more-calls = I call you { $calls ->
        [one] once
       *[other] { $calls } times
    } a day at most, so you hear of all tables that wait at once: { $when }. If you are playing on now, press **Call me every time**.
calls-every-turn = Call me every time
calls-now-every-turn = From now on I call you for every turn. `/settings calls-a-day:{ $calls }` goes back.
panel-dropped = The rest no longer fits, so I left it out: { $rest }.
panel-fleeting = What you saw stays in your inbox for one minute. If your inbox is closed to me, press **Show me** under the board.
panel-more = … { $count } more in between: **Recap** has them all …

## Live message

live-owes = { $who }: { $decision } (asked { $when })
live-away = { $who } is away, and back { $until }.
live-paused = Paused: the game goes on { $until }, or when one of you presses **Play on**.
live-asleep = Everybody is away: the game goes on when the first of you is back, { $until }.
live-owes-until = { $who }: { $decision } (asked { $when }, time ends { $until })
live-over = The game is over.
# On the picture of a table that was stopped.
over-settled = All agreed to end it as it stood.
over-resigned = Somebody resigned.
over-stopped = This table was stopped before its end.
live-ended = The game is over. { $reason }
live-score = { $place }. { $who }: { $figures }
live-stopped = { $who } stopped this table.
live-expired = Closed: nobody started it in { $days ->
        [one] a day
       *[other] { $days } days
    }. `/game new` opens another.
live-seed = Seed `{ $seed }`, salt `{ $salt }`. At the start I promised `{ $commitment }`.
# The dice of a match, opened at its end or told of while it runs.
luck-opened =
    { $late ->
        [yes] Fair dice: at the start I promised `{ $commitment }`.
       *[no] Fair dice: before the game began I promised `{ $commitment }`.
    } Secret `{ $secret }`, salt `{ $salt }`.
luck-made = With these presses it makes the seed `{ $seed }`: { $presses }.
luck-press = { $who } `{ $number }`
luck-press-start = **Start** `{ $number }`
luck-press-none = { $who } none (sat down before I noted them)
luck-presses-none = none yet
luck-lesson = The dice of a lesson are the same every time, on purpose.
luck-promised =
    { $when ->
        [late] I promised `{ $commitment }` only at the start, because this table is an old one.
        [start] At the start I promised `{ $commitment }`.
       *[before] Before the game began I promised `{ $commitment }`.
    } When the game is over I open what's behind it.
luck-unpromised = This table is older than my promises about dice: I'll make one as soon as somebody sits down or starts.
luck-unkept = This game began before I made promises about dice.
luck-adds = These presses are in the seed: { $presses }.
luck-added = The presses so far, to which that of **Start** will come: { $presses }.
# The last line of an answer to a press: $promise are the first letters of it.
luck-yours =
    { $said }
    -# Fair dice: to my promise `{ $promise }…` your press adds `{ $number }`. `/game verify` lists all.
ended-over = { $who }: **{ $game }** is over.
ended-stopped = { $who }: { $by } stopped **{ $game }**.
ended-lobby = { $who }: { $by } closed this **{ $game }** table before the game began.
ended-expired = { $who }: nobody started this **{ $game }** table in { $days ->
        [one] a day
       *[other] { $days } days
    }, so it's closed. `/game new` opens another.
ended-won =
    { $count ->
        [0] Nobody wins.
        [one] { $who } wins, { $points }.
       *[other] { $who } share the victory, { $points }.
    }
ended-open = Nobody wins. All the secrets are out: see the picture, or **Record** for every move.
ended-advised = { $who } asked me what to do { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.
ended-seed =
    { $when ->
        [before] Fair dice: I promised `{ $commitment }` before the game began.
       *[start] Fair dice: I promised `{ $commitment }` at the start.
    } Check it with `/game verify`.
# What decided a game. $move is the number of a move, as in the record. $how says whose choice it was:
# own, other ($by is their name), or plain where none is named.
decided-best =
    { $how ->
        [own] Best move: { $who } at move { $move } of { $moves } with **{ $choice }**. It raised their score by { $gain } at once.
       *[plain] Best move: { $who } at move { $move } of { $moves }. It raised their score by { $gain } at once.
    }
decided-worst =
    { $how ->
        [own] Costliest move: { $who } at move { $move } of { $moves } with **{ $choice }**. It lowered their score by { $loss } at once.
       *[plain] Costliest move: { $who } at move { $move } of { $moves }. It lowered their score by { $loss } at once.
    }
decided-start = Turning point: none. { $who } led from the start.
decided-first =
    { $how ->
        [own] Turning point: { $who } took the first lead at move { $move } of { $moves } with **{ $choice }**, and nobody caught up.
        [other] Turning point: { $who } took the first lead at move { $move } of { $moves } when { $by } chose **{ $choice }**, and nobody caught up.
       *[plain] Turning point: { $who } took the first lead at move { $move } of { $moves }, and nobody caught up.
    }
decided-lead =
    { $how ->
        [own] Turning point: { $who } took the lead for good at move { $move } of { $moves } with **{ $choice }**.
        [other] Turning point: { $who } took the lead for good at move { $move } of { $moves } when { $by } chose **{ $choice }**.
       *[plain] Turning point: { $who } took the lead for good at move { $move } of { $moves }.
    }
decided-last =
    { $how ->
        [own] Turning point: { $who } took the lead only at the very end with **{ $choice }**.
        [other] Turning point: { $who } took the lead only at the very end when { $by } chose **{ $choice }**.
       *[plain] Turning point: { $who } took the lead only at the very end.
    }
decided-tie = Turning point: none. The scores were level at the end, and only the tie-break decided.
decided-gap = Biggest difference: { $column }. { $ours } for { $who }, { $theirs } for { $others }.
decided-alone = Most of the score: { $column }, { $ours } of { $total }.
# Where no score says when it was won.
decided-end = Last move: { $who } at move { $move } of { $moves } with **{ $choice }**.
final-won = { $who } wins
final-won-many = { $who } win
final-won-shared = { $who } share the win
final-won-none = Nobody wins
final-drawn = A draw
# Above figures that add nothing to the total, such as what breaks ties.
final-beside = Not in the total
final-curve = The score, move by move
ended-rematch = Rematch
ended-record = Record
rematch = { $who } wants another game of **{ $game }**. { $others }, press **Join** if you do too.
row-score = { " : " }
live-footer = Table { $match }
live-drawn = It's a draw.
live-winners =
    { $count ->
        [0] Nobody wins.
        [1] { $who } wins.
       *[other] { $who } share the victory.
    }
live-unreached =
    { $count ->
        [1] { $who }: I can't reach you by direct message. Press **Show me** for your secrets; only you see them.
       *[other] { $who }: I can't reach you by direct message. Press **Show me** for your secrets; each of you sees only their own.
    }
live-frozen = This game is on hold: { $why } Nothing is lost, and no time limit runs. { $removed ->
    [0] Whoever runs the bot has been told and can let it go on.
   *[other] It goes on by itself when I'm back.
}
live-resting = The computers have played long enough by themselves. Press **My turn** or type `/game show`, and they go on.
frozen-state = I can't read its stored position.
frozen-removed = I've been taken out of its server.
frozen-rules = the rules keep failing at the same place.
frozen-mind = a computer player keeps failing at the same decision.
moved-here = { $who } has moved **{ $game }** to this channel. It goes on here: { $others }.
moved-alone = { $who } has moved **{ $game }** to this channel.
moved-away = { $who } has moved **{ $game }** to { $where }.
moved-far = { $who } has moved **{ $game }** to another server, where it goes on in { $where }. { $others }, if you can't see that channel, ask { $who } for an invitation.
thawed = The game goes on. All time limits start afresh now.
lobby-title = { $game }: a table is open
# The card of a table that is open: facts about the game, and what the host has changed.
lobby-players = **Players:** { $players }
lobby-length = **Length:** { $days }, { $presses }
lobby-weight = **Weight:** { $weight }
card-players = { $low } to { $high }
card-days = { $low } to { $high } days by chat
card-sitting = one sitting
card-presses = about { $presses } presses each
weight-light = light
weight-medium = medium
weight-heavy = heavy
lobby-option = **{ $name }:** { $value }
lobby-picture = The board of { $game } as the game begins.
# An entry of the list of games: what it is for, in a word each.
card-entry = { $game } ({ $players } players, { $days }, { $weight })
lobby-seats = At the table ({ $count } of { $most }): { $who }.
lobby-nobody = Nobody sits here yet.
lobby-how = Press **Join** to play. { $host } opened the table and starts the game.
# Below it, when the host has not been there for a day.
lobby-deputy = { $deputy } stands in for them, and can start or close the table, too.
lobby-leaderless = Nobody has been here for a day: whoever comes back first can start or close the table, too.
lobby-invited = Invited: { $who }.
lobby-free = Free a seat …
# To whoever can start a table.
full = { $who }: all seats are taken at the **{ $game }** table in { $channel }. Press **Start** when you like.
invited = { $who }, { $by } invites you to **{ $game }** in { $channel }. Press **Join** if you'd like to play.
removed = Your seat at the **{ $game }** table in { $channel } is free again: { $by } is putting together who plays this time. `/game new` opens a table of your own.
removed-here = **{ $who }** doesn't sit at this table any more; the seat is free.
# An option in the form, with what it is about.
option-line = **{ option-value }.** { $about }
lobby-own-box = This group plays with component figures of its own.
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add a computer
lobby-start = Start
lobby-seek = Call for players
# In the channel that a server has for it.
seek-title = { $game }: players wanted
seek-asks = { $who } looks for players in { $channel }.
seek-seats = **Seats:** { $count } of { $most } taken ({ $who }), { $free } free
seek-pace = **Pace:** { $pace }
seek-language = **Language:** { $language }
seek-full = All seats are taken.
seek-started = The game has begun.
seek-closed = The table was closed.
lobby-change = Options
lobby-started-prepared = The game begins. Good luck!
lobby-started = The game begins. Good luck! (Fair dice: `{ $commitment }`, see `/game verify`.)
lobby-started-again = { lobby-started } This is deal { $deal } in a day: the earlier ones were stopped.
lobby-started-late = The game begins. Good luck! (Fair dice, promised only now because this table is an old one: `{ $commitment }`, see `/game verify`.)
# Below the card of an open table, where Discord shows no markdown.
lobby-promise = Fair dice, promised: { $commitment }
# Names of computer players, with blanks between them: a table has at most eight seats. The mark
# behind a name must be a letter of the font of the pictures.
lobby-computer-names = Ada Brik Cyd Dot Echo Fenn Gizmo Hop Ines Juno Kip Lux
lobby-computer-name = { $name } ⌘
lobby-computer-seat = { $name } ({ $kind })
seat-name = Seat { $number }
computer-easy = easy
computer-easy-about = plays fair and simple, for a first match
computer-normal = normal
computer-normal-about = knows the game, and what I advise is what this one would do
computer-strong = strong
computer-strong-about = plans ahead and plays to win
computer-random = random
computer-random-about = does anything that is allowed
# A computer player says in the channel what it thinks of an offer.
reason-aloud = { $who }: “{ $why }”
level-ask = How well shall the computer play? You can change it later: `/game replace`.
level-full = All seats are taken.
level-line = **{ $level }**: { $about }
level-moved = The seats have changed since. This is how they are now.
level-change = Change how a computer plays …
level-to = { $name }: { $level }
# In the channel; $kind is one of the levels.
level-set =
    { $kind ->
        [easy] { $who } plays the easy level from now on.
        [normal] { $who } plays the normal level from now on.
        [strong] { $who } plays the strong level from now on.
       *[random] { $who } plays at random from now on.
    }
option-value = { $name }: { $value }
# One figure of a score sheet.
figure-of = { $column } { $points }
setting-pace = Pace
setting-pace-description = How long everybody has; hours asleep don't count. `/game pace` can change each time
setting-pace-relaxed = relaxed
setting-pace-relaxed-description = No limit for a move, and a reminder a day
setting-pace-live = live
setting-pace-live-description = Minutes for a move, for an evening together
setting-pace-daily = daily
setting-pace-daily-description = A day for a move, and a day in reserve
setting-pace-weekly = weekly
setting-pace-weekly-description = A week for a move, and three days in reserve
setting-pace-own = as set with /game pace
setting-late = Out of time
setting-late-description = What happens to whoever is out of time
setting-late-rules = the default of the rules, mostly to pass
setting-late-mind = I move for them, as a computer of normal strength
setting-late-seat = a computer takes the seat until they're back
setting-late-vote = the others decide whether a computer plays for them
setting-weekends = Weekends
setting-weekends-description = Whether time counts on Saturdays and Sundays
setting-undo = Take back
setting-undo-description = Whether you may take back what you did last: `/game undo`
setting-undo-consent = when those agree whom it concerns
setting-undo-free = only while nothing has come of it
setting-undo-never = never
setting-guests = Seats for
setting-guests-description = Who may sit down; `/game join invite:` invites somebody
setting-guests-everybody = everybody
setting-guests-invited = those whom the host invites
setting-advice = Suggestions
setting-advice-description = Players may ask me what to do (I tell after the match who did), and try moves in a what-if
option-on = on
option-off = off
# On the button that opens a form to type a number.
option-type = { option-value }. Type { range-between }
option-earlier = Earlier …
option-more = More …

## Taking back

panel-undo = Take back
undo-done = Taken back. It is as it was before.
# To whoever wants to take back, before the others are asked; what it is about follows.
undo-needs =
    { $count ->
        [one] { $who } must agree to take this back:
       *[other] { $who } must agree to take this back:
    }
undo-learned = What has come up since is known by now. Dice and cards come anew.
undo-ask =
    { $count ->
        [one] Ask them
       *[other] Ask them all
    }

## Notes to oneself

notes-title = Your notes · { $game }
notes-empty = Nothing yet. Whatever you plan here, only you see it.
notes-footer =
    { $left ->
        [one] Only you see this. { $left } character left.
       *[other] Only you see this. { $left } characters left.
    }
notes-add = Add
notes-change = Change
notes-clear = Delete
notes-remind = Remind me at my next turn
notes-label = Your notes
notes-remind-label = What to show you at your next turn
# Above the notebook: what waits, and what has come back last.
notes-waiting = I'll show you this at your next turn: { $note }
notes-came = At your last turn I showed you: { $note }
notes-clear-sure = Delete all of this?
notes-cleared = Deleted.
# In the panel of somebody's turn, or in the message that calls them.
notes-come-back = Your note to yourself: { $note }
# Above what somebody typed and could not be kept.
notes-typed = What you wrote
notes-too-long =
    { $left ->
        [0] That's too long: of { $most } characters none is left. Make room first.
        [one] That's too long: of { $most } characters one is left. Make it shorter, or make room first.
       *[other] That's too long: of { $most } characters { $left } are left. Make it shorter, or make room first.
    }
notes-moved-on = Your notes have changed since you opened this. Open them again with `/notes`, so that nothing gets lost.

## What if

what-if = What if
# In front of the title of everything that is shown of an imagined match.
what-if-title = What if · { $title }
# In a bar below each picture of one.
what-if-mark = What if: only imagined
what-if-about = This is only imagined, and nobody hears of it. What you can't know I've made up, the dice are others, and computers play for everybody else. Try what you like.
# Before the newest of what has happened there.
what-if-more = … { $count } more before that …
what-if-back = Back one
what-if-on = Let them play on
what-if-end = Throw away
what-if-ended = Thrown away. Nothing of it has happened.

## Votes

# In the channel; what it is about follows, and then until when.
vote-undo =
    { $count ->
        [one] { $who } would like to take this back. { $asked }, do you agree?
       *[other] { $who } would like to take this back. { $asked }, do you all agree?
    }
vote-end =
    { $count ->
        [one] { $who } would like to end the match as it stands. { $asked }, do you agree?
       *[other] { $who } would like to end the match as it stands. { $asked }, do you all agree?
    }
vote-end-unscored = It can't be scored as it stands, so nobody wins.
vote-pause =
    { $count ->
        [one] { $who } would like a pause until { $ends }. { $asked }, do you agree?
       *[other] { $who } would like a pause until { $ends }. { $asked }, do you all agree?
    }
vote-drop =
    { $count ->
        [one] { $who } would like a computer to play on for { $about }. { $asked }, do you agree?
       *[other] { $who } would like a computer to play on for { $about }. { $asked }, do you all agree?
    }
# Nobody has asked; $who is out of time.
vote-without =
    { $count ->
        [one] { $who } is out of time. { $asked }, shall a computer play for them until they're back?
       *[other] { $who } is out of time. { $asked }, shall a computer play for them until they're back?
    }
vote-agreed = Agreed so far: { $who }.
vote-until =
    { $wish ->
        [drop] If all agree, { $about } is asked, too. This question closes { $until }, or when { $about } plays on, and then nothing changes.
        [without] Unless all answer, this question closes { $until }, and { $who } has as much time again.
       *[end] Unless all answer, this question closes { $until } and nothing changes.
    }
vote-until-or-move = Whoever plays on says no. Unless all answer, this question closes { $until } and nothing changes.
vote-yes = I agree
vote-no = No
vote-asked = I've asked. The question closes { $until }.
vote-asked-or-move = I've asked. The question closes { $until }, or when somebody plays on.
vote-withdraw = Never mind
paused = { $who } has paused the game. It goes on <t:{ NUMBER($until, useGrouping: 0) }:R>, or when one of you presses **Play on**.
goes-on = { $who } has ended the pause. The game goes on.
pause-end = Play on
done-pause = Paused until { $until }. Nobody is called, and nobody's time runs.
done-play-on = The game goes on.
refused-pause-long = A pause lasts at most { $most } days. You can pause again after it.
refused-no-pause = There is no pause now.
vote-withdrawn = All right, it stays as it is.
vote-kept = It stays as it is.
vote-done = Agreed, and done.
vote-dropped = I've asked { $who }. Without an answer a computer plays on for them after a day.
vote-refused = { $who } doesn't agree. It stays as it is.
# { $by } was out of time.
vote-refused-without = { $who } would rather wait: { $by } has as much time again.
vote-unanswered = Not everybody has answered what { $who } asked. It stays as it is.
# A question to the others is over, because a seat has changed hands: of who was asked, of who asked,
# and where it was about somebody who is out of time.
vote-left = The seat of { $by } has changed hands, so the question that { $who } asked is closed. It stays as it is, and { $who } can ask again.
vote-left-own = The seat of { $by } has changed hands, so the question that { $by } asked is closed. It stays as it is.
vote-left-without = The seat of { $by } has changed hands, so the question about { $who } is closed. We wait for { $who }, whose time begins anew.
vote-left-late = The seat of { $by } has changed hands, so the question about it is closed.
# { $who } was out of time.
vote-waits-on = We wait for { $who }, whose time begins anew.

## Pings, secrets, reminders

call = { $who }, your turn: { $decision }.
# All the others who were asked together have answered.
call-last = { $who }, everyone else has answered. Your turn: { $decision }.
call-direct = **{ $game }** in { $channel }, your turn: { $decision }.
call-direct-last = **{ $game }** in { $channel }: everyone else has answered. Your turn: { $decision }.
call-time = Your time ends { $until }.
call-news = Since your last move: { $news }
# To somebody who has not moved yet.
call-news-opening = Since the game began: { $news }
call-news-many = Just now: { $news }
call-board = [See the board]({ $link })
time-ran-out = Time ran out for { $who }: the default is taken ({ $clause }).
# $choice is the label of a move, as on its button.
time-ran-out-verb = Time ran out for { $who }: the default is taken, “{ $choice }” ({ $clause }).
time-ran-out-mind = Time ran out for { $who }: I have moved for them.
time-ran-out-mind-verb = Time ran out for { $who }: I have moved for them, “{ $choice }”.
time-ran-out-where = **{ $game }**: { $said }
secret-title = { $game }: for your eyes only
plain-line = Something went wrong on my side, and a message of mine is missing here (number { $number }). The game goes on: press **My turn** under the board, or type `/game show`.
reminder = { $who }, **{ $game }** is still waiting for you: { $decision } (asked { $when }).
reminder-limit = { reminder } Your time ends { $due }; then the default is taken.
reminder-limit-mind = { reminder } Your time ends { $due }; then I move for you.
reminder-limit-seat = { reminder } Your time ends { $due }; then a computer takes your seat until you're back.
reminder-limit-vote = { reminder } Your time ends { $due }; then the others decide whether a computer plays for you.
reminder-last-vote = { $who }, your time in **{ $game }** ends { $due }: { $decision }. After that the others decide whether a computer plays for you.
reminder-last-seat = { $who }, your time in **{ $game }** ends { $due }: { $decision }. After that a computer takes your seat until you're back.
reminder-last = { $who }, your time in **{ $game }** ends { $due }: { $decision }. After that the default is taken for you.
reminder-last-mind = { $who }, your time in **{ $game }** ends { $due }: { $decision }. After that I move for you.
muted = No more reminders for this turn.
stands-in = { $who }, your time in **{ $game }** has run out, so { $new } plays for you. The seat is yours as soon as you're back.
stands-in-back = I'm back
plays-for = { $new } plays for { $who } until <t:{ NUMBER($until, useGrouping: 0) }:f>.
took-back = { $who } has taken back what they did.
# In the log; it is struck through there.
taken-back = ~~{ $said }~~
handed = { $new } has the seat of { $who } from here on.
replaced = { $who } hands the seat over to { $new }.
replaced-resigned = { $who } hands the seat over to { $new } for good, and so has resigned.
resigned-seat = { $who } has resigned. { $new } plays on in the seat.
gave-up = { $who } has resigned.
replaced-by = { $new } takes over the seat of { $who }, which { $by } offered.
replaced-by-resigned = { $new } takes over the seat of { $who }, which { $by } offered. It counts as if { $who } had resigned.
seat-back = { $who } has taken the seat back.
# Whoever takes a seat over has had another one at this table, or has played in it for somebody.
seat-left = { $who } has left this server, so there is no point in waiting. The seat can go to somebody else, or to a computer player, at once: `/game replace`.
seat-seen =
    { $count ->
        [one] { $to }: { $new } has played in the seat of { $who } before, and has seen what is hidden there.
       *[other] { $to }: { $new } has played in the seats of { $who } before, and has seen what is hidden there.
    }
offer-seat = { $who } offers their seat in **{ $game }**. Who takes it? The offer ends { $until }.
offer-seat-by = { $by } offers the seat of { $who } in **{ $game }**. Who takes it? The offer ends { $until }.
offer-seat-silent = { $by } offers the seat of { $who } in **{ $game }**, who has not answered for a day. Who takes it? The offer ends { $until }.
offer-seat-with = It is meant for { $user }.
offer-asked = { $by } offers the seat of { $who } in **{ $game }**. { $owner }, is that all right? Without an answer it opens { $when }.
offer-asked-computer = { $by } wants { $computer } to play on for { $who } in **{ $game }**. { $owner }, is that all right? Without an answer it happens { $when }.
offer-for-good = If you agree, or have let the game wait for a day, it counts as resigning.
offer-agree = That's fine
offer-keep = Keep my seat
offer-back = Take it back
offer-opened = { $owner }, you haven't answered for a day, so your seat in **{ $game }** is open to others now. You can take it back until somebody has moved for you.
offer-kept = { $who } keeps the seat.
offer-hand = The seat is yours, and this is what only you may see.
offer-seat-take = Take the seat
offer-seat-withdraw = Withdraw the offer
left = { $who } leaves the table.

## Answers

done-joined = You're in. Your secrets come to you by direct message.
done-joined-closed = You're in, but I can't send you direct messages. Allow them on this server, or press **Show me** under the board to see your secrets; only you see them.
done-joined-there = { $said } The table is in { $channel }.
done-seek = I've called for players in { $channel }.
done-left = You've left the table.
done-invite = I'll ask { $who }, and keep the door open for them.
done-freed-computer = { $who } has left the table.
done-freed = The seat of { $who } is free again. They sit down again only if you invite them.
done-new = The table is open.
done-rematch = Your next table is open, and I've asked the others. Start once everybody is there.
done-learn = Your first match is dealt: go to { $channel } and press **My turn**. I'll explain everything when it comes up.
done-learn-here = Your first match is dealt. Press **My turn**: I'll explain everything when it comes up.
done-new-thread = The table is open in { $channel }.
done-new-no-thread = The table is open right here: I can't make a thread in this place. I can in a text channel where I'm allowed to create public threads and send messages in them.
thread-lessons = { $game }: { $who } learns it
thread-name = { $game }, opened by { $who }
done-computer = { $name } takes a seat ({ $level }).
done-level = { $name } plays { $level } from now on.
done-start = The game has begun.
done-show = Here it is again.
pace-name = Pace: **{ $name }**. { $about }
pace-changed = { $who } changed the pace of this table.
pace-remind =
    { $remind ->
        [0] Reminders: none.
        [1] Reminders: every hour.
        [24] Reminders: daily.
       *[other] Reminders: every { $remind } hours.
    }
pace-move = Time for each decision on your own turn: { $time }.
pace-no-move = Time for each decision on your own turn: no limit of its own.
pace-bank = Time bank: { $bank } to begin with, { $gain } more with each move, { $most } at most. It's used when that time isn't enough.
pace-answer = Time to react in somebody else's turn: { $time }.
pace-no-answer = Time to react in somebody else's turn: no limit.
pace-weekends = Saturdays and Sundays don't count.
pace-away =
    { $days ->
        [0] The table waits for nobody who is away.
        [one] The table waits 1 day in all for somebody who is away.
       *[other] The table waits { $days } days in all for somebody who is away.
    }
pace-late-rules = Out of time: the default of the rules is taken.
pace-late-vote = Out of time: the others decide whether a computer plays for you.
pace-late-seat = Out of time: a computer takes the seat until you're back.
pace-late-mind = Out of time: I move for you.
span-none = none
span-m =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
span-h =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
span-d =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
away-everywhere = You're away from { $since } until { $until }, at all your tables.
away-at = You're away from { $since } until { $until }, at table `{ $match }`.
away-days = Every week you're off on { $days }.
away-what = Your time stands still then, for as long as each table waits for people (`/game pace`); until then I don't call or remind you. The others see that you're away. You can move all the same.
away-how = You aren't away. Type `/away last:` and your last day, such as 2026-12-24, or for how long, such as 5d.
away-lent = { $who } plays for you in **{ $game }** (`{ $match }`).
away-sit-in = A computer plays for me: { $game } ({ $match })
away-back = Welcome back!
away-return = I'm back
away-no-days = no day
done-sit-in = From { $since } until { $until } a computer plays for you; then the seat is yours again. Press **I'm back** in `/away` to have it earlier.
done-notify = **{ $game }**, where you hear that it's your turn: { $notify }.
done-end = The game is stopped.
done-moved = The table is here now.
done-imported = Here it is, as a finished table you can look at. I keep it for { $days } days; after that, bring the file in again.
done-replace = The seat is on offer. The offer ends { $until }, with your next move, or when you withdraw it.
done-replace-for-good = { done-replace } Once somebody has it, you've resigned: in the statistics you come last. To lend it for a while, name a day with `until:`.
done-withdrawn = The seat is no longer on offer.
done-replace-asked = I've asked { $who }. Without an answer the seat opens { $opens }.
done-agreed = Thanks. Your seat is open to others now.
done-kept = You keep your seat.
done-resign-over = You've resigned, and the game is over.
done-resign-goes-on = You've resigned. A computer player plays on in your seat.
done-resign-lobby = The game hasn't begun, so you've just left the table.
done-replaced = { $name } takes over.
done-verified =
    { $moves ->
        [one] All is fair: I played the one move again and came to the same end, told the same on the way, and the dice are those I promised.
       *[other] All is fair: I played all { $moves } moves again and came to the same end, told the same on the way, and the dice are those I promised.
    }
done-verified-lesson =
    { $moves ->
        [one] All is well: I played the one move again and came to the same end.
       *[other] All is well: I played all { $moves } moves again and came to the same end.
    }
done-verified-unpromised =
    { $moves ->
        [one] I played the one move again and came to the same end.
       *[other] I played all { $moves } moves again and came to the same end.
    } This game came from a file, or began before I made promises, so I can't check the seed.
verify-open = The game hasn't begun, so there is nothing to check yet.
verify-running = You can check the game once it's over. Until then this holds:
verify-promise = This doesn't check out: the dice aren't those I promised.
verify-seed = This doesn't check out: the seed isn't made of the secret and the presses.
verify-deal =
    { $older ->
        [yes] I can't check it: the game was dealt under older rules, and today's don't deal it so.
       *[no] This doesn't check out: the rules can't deal the game as it's stored.
    }
verify-missing = This doesn't check out: move { $entry } is missing.
verify-end =
    { $older ->
        [yes] I can't check all of it: the game was played under older rules, and under today's the moves lead to a different end.
       *[no] This doesn't check out: the moves lead to a different end from the one I stored.
    }
verify-rules =
    { $older ->
        [yes] I can't check all of it: the game was played under older rules, and today's don't allow move { $entry }.
       *[no] This doesn't check out: the rules don't allow move { $entry }.
    }
verify-by = This doesn't check out: whoever is said to have made move { $entry } can't have.
verify-told = This doesn't check out: what I told you after move { $entry } isn't what came of it.
verify-retold =
    { $count ->
        [one] It was played under older rules. Today's tell of one move otherwise than I did then.
       *[other] It was played under older rules. Today's tell of { $count } moves otherwise than I did then.
    }
settings-shown =
    Time zone: **{ $timezone }**
    Quiet hours: **{ $quiet }**
    Reminders: **{ $reminders }**
    You hear that it's your turn: **{ $notify }**
    All your tables once a day: **{ $digest }**
    Calls a day: **{ settings-calls }**
    Your inbox keeps: **{ $copies }**
    Explanations of what is new to you: **{ $lessons }**
    Statistics of your games: **{ $statistics }**
    Rated on ladders: **{ $rating }**
    Language: **{ $language }**
    Neither at your tables nor inviting you: **{ $refused }**
settings-counted = counted, others here can see them
settings-not-counted = not kept
settings-digest = at { $hour }:00
settings-calls =
    { $calls ->
        [0] one for every turn
       *[other] { $calls } at most
    }
settings-copies = all that only you have seen
settings-no-copies = only what your panel hasn't shown you
settings-quiet = { $from }:00 to { $to }:00
settings-none = None
settings-off = Off
settings-every =
    { $hours ->
        [1] Every hour
        [24] Daily
       *[other] Every { $hours } hours
    }
settings-table = As set at the table

# The rules of a server, as those who manage it see them.
server-title = The rules for tables on this server
server-shown =
    Where: { $channels }
    Who can open one: { $roles }
    Games: { $games }
    At once: { $most ->
        [0] as many as you like ({ $count } now)
       *[other] { $most } at most ({ $count } now)
    }
    Calls: { $calls }
    Threads: { $threads }
    An open table that nobody starts is closed after: { $days ->
        [one] a day
       *[other] { $days } days
    }
    Calls for players: { $seeking }

    Choose where, who, which games and where players are called below. The rest is set with `/server` and `at-once`, `calls`, `threads` or `open-days`. A table that is there already goes on as it is.
server-channels-open = everywhere
server-channels-menu = Where tables may be
server-channels-clear = Everywhere
server-roles-open = everybody
server-roles-menu = Who can open a table
server-roles-clear = Everybody
server-games-open = all
server-games-menu = Which games are played
server-games-clear = All games
server-seeking-open = nowhere
server-seeking-menu = Where tables call for players
server-seeking-clear = No calls for players
# What a rule named and is there no more, after what is left of it.
server-gone =
    { $count ->
        [one] 1 that's been deleted
       *[other] { $count } that have been deleted
    }
# $what: channels, roles, seeking, forum or games.
server-lost =
    ⚠ { $what ->
        [channels] The channels for tables have been deleted, so nobody can open one. Choose others, or press **Everywhere**.
        [seeking] The channel for calls for players has been deleted, so no table can call for any. Choose another, or press **No calls for players**.
        [forum] Calls for players have a channel in which I can't post: a forum has posts only. Choose another, or press **No calls for players**.
        [roles] The roles that could open tables have been deleted, so only those who manage the server can. Choose others, or press **Everybody**.
       *[games] The games for this server aren't there any more, so nobody can open a table. Choose others, or press **All games**.
    }
server-calls-loud = loud
server-calls-silent = silent
server-threads = every new table gets one of its own
server-no-threads = only if somebody asks for one

# A place in a ranking.
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [21] 21st
        [22] 22nd
        [23] 23rd
        [31] 31st
        [32] 32nd
        [33] 33rd
       *[other] { $place }th
    }
statistics-title = Statistics
statistics-server = Statistics of this server
statistics-of = Finished games of { $who }:
statistics-line = **{ $game }**: { statistics-games }, { statistics-won }.
statistics-games =
    { $matches ->
        [one] 1 game
       *[other] { $matches } games
    }
statistics-won =
    { $drawn ->
        [0] { $won } won
       *[other] { $won } won, { $drawn } drawn
    }
statistics-places = Places: { $places }.
statistics-place = { $place } { $count }×
statistics-rating = Rating **{ $rating }**, { $place } of { $of }.
statistics-sides = With { $sides } at the table: { $places }.
statistics-scores = Best score { $best }; { $mean } on average.
statistics-game = **{ $game }**: { statistics-games }, { statistics-people } in them.
statistics-people =
    { $people ->
        [one] 1 person
       *[other] { $people } people
    }
statistics-answers =
    { $answers ->
        [one] Time to answer: { $time } (1 answer).
       *[other] Time to answer: { $time } on average ({ $answers } answers).
    }
statistics-at-once = less than a minute
statistics-none = Nothing is counted here of { $who }: no game of theirs has ended here yet, or they'd rather not be counted.
statistics-none-own = Nothing is counted of you here yet: that begins when a game of yours ends.
statistics-off = You've chosen that nothing is counted of you. `/settings statistics:True` changes that for games that end from then on.
statistics-none-server = No game has ended here yet.
ladder-title = Ladder of { $game }
ladder-name = Name
ladder-matches = Games
ladder-rating = Rating
ladder-computer = computer, { $level }
ladder-step = { $place }. { $who }: { $rating } after { statistics-games }
ladder-about = The more games, the better a rating is known; it begins at 1500. Computers are rated too.
ladder-how = Only those stand here who want to: `/settings rating:True` puts you on it with your next finished game.
ladder-soon = You'll stand here when your next game against somebody rated ends.
ladder-empty = Nobody is rated in { $game } here yet.
list-title = Your tables
list-others = Other tables here
list-more =
    { $count ->
        [one] … and 1 more.
       *[other] … and { $count } more.
    }
# Between what is told of a table in one line: its game, its channel, whose turn it is, its people.
row-dot = { " · " }
list-choice-channel = #{ $name }
list-choice-turn = your turn for { $time }
list-choice-turn-left = your turn, { $time } left
list-line = { $game } in { $channel } (`{ $match }`): { $what }
list-line-with = { $game } in { $channel } with { $people } (`{ $match }`): { $what }
list-your-turn = **your turn** to { $decision }
list-your-turn-until = **your turn** to { $decision }, time ends { $until }
list-waits = waiting for { $who }
list-lobby = open, { $count } at the table
list-lent = { $who } plays for you
list-button = { $game } ({ $match })
list-button-turn = My turn: { $game } ({ $match })
digest-title =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
next-none = Nothing else waits for you.
list-time = goes on by itself
list-frozen = on hold
list-empty = You aren't at any table. Open one with `/game new`.
# What stands behind "?". $decision goes on after a colon.
explain-title = { $game }: { $decision }
explain-verb = **{ $name }**: { $about }
explain-orders = A standing order acts for you when its moment comes. Only you see it, and you can take it back at any time.
# A sentence and the number of its clause.
with-clause = { $said } ({ $clause })
why-title = Why can't I …?
why-prompt = Ask about something else
why-nothing = Everything that belongs to this decision is open to you. Ask about something else.
why-verb = **{ $verb }**: { $why }
why-ids = **{ $verb }**, { $ids }: { $why }
# $decisions go on after "to": "choose an action".
why-later = **{ $verb }**: not at this moment. It comes when it's time to { $decisions }.
why-never = **{ $verb }**: not at this moment.
legend-title = { $game }: what is what
legend-dealt = These are the signs at the start. In a match, **What is what?** explains your own board.
log-title = { $game }: log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
log-back = ◀ Earlier
log-on = Later ▶
recap-title = { $game }: since your last move
recap-empty = Nothing has happened since your last move.
picture-lost = I can't draw the picture right now.
film-begun =
    { $done ->
        [0] I'm making your film …
       *[other] I'm making your film … { $done } %
    }
film-waits =
    { $ahead ->
        [one] One film is before yours
       *[other] { $ahead } films are before yours
    }{ $minutes ->
        [0] . I'll begin as soon as I can.
       *[other] , about { $minutes } min.
    }
film-failed =
    { $why ->
        [rules] I can't make a film of this game: its rules have changed since it began.
        [memory] This film needs more memory than I may use. A shorter one may do: `/game film` with **span**.
        [ended] What I make films with has broken down. I've begun anew: ask once more.
        [silent] What I make films with has stopped answering. I've begun anew: ask once more.
        [late] Your film wasn't ready in time: after 15 minutes I can't send it any more. A shorter one may do: `/game film` with **span**.
       *[failed] Something went wrong on my side while I made your film. Whoever runs the bot finds the reason in its log.
    }
film-title = { $game }: the film
film-whole = From the deal until now.
film-part = The latest moves.
film-all = What everybody could see.
film-eyes = As { $who } could see it.
film-alt = A film of the game. It ends so: { $end }
rules-title = { $game }: { $part }
rules-learn = Teach me
rules-how = How to play
rules-search = Search
rules-search-form = Search the rules
rules-search-words = Words, or the number of a clause
rules-search-example = sell goods
rules-scoring = Scoring
rules-contents = Contents
rules-contents-on = Contents, from “{ $first }” on
rules-about = About these rules
rules-section-scoring = Scoring: { $title }
rules-clauses = { $first } to { $last }
# The page for newcomers: paragraphs of a game, each with its head.
rules-paragraph = **{ $head }.** { $said }
rules-head-about = The story
rules-head-win = You win
rules-head-turn = Your turn
rules-head-board = The board
rules-which = Which game do you want to learn?
# Found are clauses and rows of tables.
rules-found =
    { $count ->
        [0] nothing about “{ $words }”
        [one] 1 place with “{ $words }”
       *[other] { $count } places with “{ $words }”
    }
rules-most = These have most of your words:
rules-none = No clause and no table says “{ $words }”. Try another word, or choose from the contents below.
rules-tables = Tables and cards
rules-table = Table: { $table }
rules-rows = Show it in its table
rules-as-text = As text
rules-as-picture = As a picture
rules-page = Page { $page } of { $pages }
# Of the tables: a column before its cell, and a row in one line.
chart-label = { $column }:
chart-field = { $column } { $said }
chart-row = { $name }: { $said }
# What players call things: a line for each group of words. Whoever looks for one finds the others.
rules-synonyms =
    money cash coins credits
    points score scoring
    win victory wins winner
    end finish finished
    begin start setup
    fight attack fire shoot combat battle
    buy purchase
    sell sale sold
    move fly flight flew travel
    rocket ship spaceship vessel
    roll dice die
    tie tied
    cargo goods freight
    steal rob theft stolen stole
    enemy opponent rival
    timeout limit
    hidden secret private
# Words that say nothing about what is looked for.
rules-small-words = a an the and or of to in on at for with by is are be do does did can may how what when where which who why i you we my your it its if not
help-title = How to play here
help-body =
    ▸ **One table per channel.** `/game new` opens one; add `thread` to give it a thread of its own. Everybody presses **Join**, the host presses **Start**. Too few of you? Add a computer player. On your own? Open a table in your direct messages with me.

    ▸ **Your turn.** Press **My turn** under the board, here or in your direct messages, and choose. Nothing happens until you confirm it. Or type: every game has its own commands, such as { $example }.

    ▸ **Secrets** come to you by direct message. **My board** shows what only you may see.

    ▸ **Time.** Take days if you like. `/settings` sets your time zone, quiet hours and reminders; `/game pace` sets the table's.

    ▸ **Looking back.** `/game recap`, `/game log`, `/game rules`.
help-managers = ▸ **You manage this server**, so one thing more: `/server` says where tables may be, who opens them, how many, and which games.

## Refusals: what was wrong, and what is possible

refused-bug = Something went wrong on my side, and nothing has changed. Please try again. If it happens again, give whoever runs the bot this number: { $number }.
refused-bug-done = It's done, but something went wrong on my side when I tried to show you. Press **My turn**, or type `/game show`. If it happens again, give whoever runs the bot this number: { $number }.
refused-bug-unsure = Something went wrong on my side, and I can't tell whether it went through. Look with `/game show` before you try again. If it happens again, give whoever runs the bot this number: { $number }.
refused-busy = I'm still working on the last thing you asked for. Try again in a moment.
refused-crowded = Too many people have asked me for something long at once. Try again in a minute.
refused-no-lessons = There's no prepared first match of this game yet. **How to play** tells what you need.
refused-lessons-here = I can't make a thread for your lessons here. Write to me directly and type `/game learn` there.
refused-advice = This table plays without suggestions. **?** tells what every choice does.
refused-long = Replaying that record takes too long. One that `/game export` has made takes a second at most.
refused-file-size = That file is too big for a record: { $kilobytes } KiB at most.
refused-undo-never = Nothing is taken back at this table.
refused-undo-guided = Nothing is taken back in the tutorial. Play on, or begin again with `/game learn`.
refused-undo-nothing = You haven't done anything here that could be taken back.
refused-undo-clock = The clock has gone on since, or would at once. Nobody can take that back.
refused-undo-rules = This match began under older rules of the game, and I can't go back in it.
refused-undo-long = Looking for the way back takes me too long right now, and nothing has changed. Please try again in a few minutes.
refused-undo-free = Something has come of it since, or others have played: at this table that stays.
refused-undo-moved-on = The match has gone on since. Ask again with `/game undo`.
refused-stop = The game is on its way, so only those who play can end it. Somebody who manages the table's channel and doesn't play can stop it.
refused-vote-over = That is over: the match has gone on, or it was answered.
refused-not-asked = Only { $who } can answer that.
refused-agreed = You have agreed already.
refused-asked-already = You've asked that already, and not everybody has answered.
refused-vote-about-you = You're out of time, and the others decide just now. Play on, and it's settled.
refused-offer-over = That seat is no longer on offer. The host can offer it again with `/game replace`.
refused-other-game = This table plays **{ $game }**: its commands begin with `{ $command }`.
refused-no-bot-here = My commands are on this server, but I'm not. Somebody who manages the server can invite me again, with the scope `bot`.
refused-private-thread = I'm not in this private thread. Mention me in a message here to add me, then try again.
refused-no-table = There's no table in this channel. Open one with `/game new`, or name one of yours with the option `table`.
many-tables = You're at several tables. Press the one that you mean, or name it with the option `table`:
refused-not-yours = You aren't at this table; it belongs to { $who }. You can watch with `/game show`.
refused-table-here = There's a table in this channel already. Play it to its end, stop it with `/game end`, or go elsewhere: in a text channel, `/game new` with `thread` opens one in its own thread.
refused-offer-asked = { $who } has not agreed yet.
refused-own-offer = You offered this seat yourself: somebody else has to take it.
refused-not-owner = Only { $who } can answer that.
refused-played = That seat has been played since, or was given back already.
refused-seated-other = { $who } has a seat here already.
refused-table-alone = You have a table here already. Play it to its end, or stop it with `/game end`.
refused-no-game = There's no game “{ $game }”. Choose from: { $games }.
refused-newer = I've just been updated, and this table goes on with a newer version of me. Try again in a minute.
refused-started = The game has already started. `/game replace` hands a seat to somebody else.
refused-not-started = The game hasn't started yet: the host presses **Start**.
refused-notes-memory = This table plays from memory, so I keep no notes here. `/game log` shows what everybody has seen.
refused-what-if = This table plays without suggestions, and so without what-ifs. **?** tells what every choice does.
refused-what-if-gone = This what-if is gone: I keep one for each person, for half an hour after its last press. Press **What if** in your panel for another.
refused-what-if-long = That's as far as a what-if goes: { $most } presses. Go back with **Back one**, or begin another with **What if** in your panel.
refused-what-if-back = Nothing is left here to go back to.
refused-over = This game is over. Open another with `/game new`.
refused-full = All { $high } seats are taken.
refused-seated = You're already in.
refused-not-seated = You aren't at this table.
refused-too-few =
    { $count ->
        [one] You need at least { $low } players, and there's only 1. Invite somebody or add a computer player.
       *[other] You need at least { $low } players, and there are { $count }. Invite somebody or add a computer player.
    }
refused-host-open =
    { $away ->
        [0] Only { $host } can do that, or somebody who manages the table's channel. If they don't come by for a day, whoever sat down next can.
       *[other] { $deputy } stands in for { $host } just now and can do that, or somebody who manages the table's channel.
    }
refused-door = { $host } chooses who sits down at this table. Ask them, or open one of your own with `/game new`.
refused-invite = I can't invite { $who } to this table. Ask them yourself, or invite somebody else.
refused-invited-many = You've invited { $most } people, which is as many as I can ask. Free one of the seats with `/game leave player:`, or let everybody sit down: `/game option`.
refused-remove-host = { $host } opened this table: it's for them to leave it. You can start it, or close it with `/game end`.
refused-no-guest = { $who } isn't at this table, or is its host. Choose one of those who have sat down.
refused-quota-import = You've brought in { $most } records since yesterday, which is as many as I take from one person. The next one is possible { $when }.
refused-quota-seek = You've called for players { $most } times since yesterday, which is as often as I do it for one person. The next call is possible { $when }.
refused-quota-open = { $most } of your tables wait for players already. Start one of them, or close it with `/game end`, and then open this one.
refused-seek-invited = The seats here are for those who are invited. Let everybody sit down first: `/game option`.
refused-refuse-self = That's you. You sit down where you like.
refused-refuse-many = You refuse { $most } people already. Take one back first, with `accept`.
refused-host = Only { $host } can do that, or somebody who manages the table's channel.
refused-computer = There's no computer player “{ $name }”. Choose from: { $names }.
refused-no-seat = { $who } isn't at this table.
refused-not-for-you = This seat is offered to somebody else.
refused-not-now = You can't do “{ $choice }” right now. { $possible }
refused-possible = You can: { $verbs }.
# A typed line, of which nothing was done: $why is one of the reasons that follow.
refused-unfit = { $why }
refused-unfit-after = Nothing was done: step { $number } of your line fails, after { $done }. { $why }
unfit-word = “{ $word }” doesn't fit here. Choose from: { $possible }.
unfit-several = “{ $word }” could be { $possible }. Which one do you mean?
unfit-missing = “{ $choice }” needs more. Next: { $possible }.
unfit-extra = “{ $word }” is one too many: “{ $choice }” is complete.
unfit-count = Name { $range } of these: { $possible }.
# $need says which condition of the rules does not hold.
unfit-need = { $need } { $why }
unfit-name = { $name } (`{ $id }`)
unfit-more =
    { $count ->
        [1] one more
       *[other] { $count } more
    }
refused-waiting = It isn't your turn: waiting for { $who }.
refused-word = “{ $word }” isn't one of these: { $possible }.
refused-number = “{ $word }” isn't a whole number from { $low } to { $high }.
refused-option = “{ $word }” doesn't go with this table's other options.
refused-film-busy = I'm still making your last film. You can have another when it's there.
refused-film-full = So many films are waiting that yours couldn't be ready in time. Ask again in { $minutes ->
    [0] a few minutes
    [one] a minute
   *[other] { $minutes } minutes
    }.
refused-film-eyes = You have no seat here. Leave **eyes** out to see what everybody can see.
refused-film-others = While the game is running you can see it through your own eyes or everybody's.
refused-film-memory = In this game nothing that you saw alone is shown again. Leave **eyes** out.
refused-undealt = This game never began, so there is nothing to check.
refused-running = You can export a game once it's over. To move a running game to another channel, use `/game import` there.
# $why is one of the reasons that follow.
refused-file = I can't read this file as a record: { $why }.
record-empty = it's empty; the first line must be the set-up
record-large = it's larger than { $most } MiB
record-long = it has more than { $most } entries
record-setup =
    { $field ->
        [none] line { $line } isn't a set-up
       *[other] “{ $field }” in the set-up, line { $line }, isn't right
    }
record-entry = line { $line } isn't an entry: number, time in ms, seat (-1: nobody), who chose (player, computer or clock), v and the version of the rules, verb, arguments; as in “7 1763700000000 0 player v1 jump d4”
record-bounds = line { $line } has a time, a seat or a version that can't be
record-order = line { $line } should be entry { $expected }
record-unknown-game = I don't have that game
record-game = it's from another game
record-unfit =
    { $field ->
        [none] the set-up doesn't fit the game
       *[other] “{ $field }” in the set-up doesn't fit the game
    }
record-telling = its entries tell more than { $most } MiB
record-undo = it goes back to more than { $most } earlier positions at once
record-idle = entry { $entry } changes nothing
record-illegal = today's rules don't allow entry { $entry }
refused-nothing-to-import = Give me a file that `/game export` has made, or the table to bring here.
refused-not-lent = Nobody plays for you at this table.
refused-not-away = You aren't away from this table. Say when with `/away` first.
refused-stand-in = You play for { $who }: whether there's another game is up to them.
refused-resign-lessons = In the first game of a tutorial there's nothing to lose: go on whenever you like, or stop it with `/game end`.
refused-resign-stand-in = You play for { $who }: only they can resign. When you don't want to play on, offer the seat with `/game replace`.
refused-resign-lent = Somebody plays in your seat just now. Take it back first: press **I'm back** in `/away`, then resign.
refused-rematch-lessons = The first game of a tutorial has no rematch. Open a table with `/game new`, or learn another game with `/game learn`.
refused-only-notify = At one table you can set `notify`; everything else is for all your tables.
refused-away-many = You've said of { $most } times already when you're away. Wait until one of them is over, or press **I'm back** in `/away` and begin anew.
refused-bank = A time bank comes on top of a limit for each decision: give one with `limit:`, too.
refused-day = I don't understand “{ $word }”. Pick a day from the list, or type one like 2026-12-24 or 24.12., or for how long, such as 5d.
refused-no-last-day = Until when? Give your last day away with `last:`, such as 2026-12-24, or for how long, such as 5d.
refused-day-over = That's over before it begins. Is the last day after the first, and not past?
refused-away-long = You can be away for { $days } days at once. Hand your seats over with `/game replace` if it takes longer.
refused-weekdays = I don't understand “{ $word }”. Type days like Saturday, Sunday.
refused-days-off = You can be off on { $most } days of a week at most.
refused-span = “{ $word }” isn't a time that I understand. Type something like 30m, 12h or 3d, or 0 for none.
refused-span-long = That's too long: { $most } is the most.
refused-timezone = I don't know the time zone “{ $name }”. Time zones look like Europe/Berlin or America/New_York.
refused-language = I don't speak “{ $name }”. I speak { $names }.
refused-managers = Only those who manage this server can do that: they need Discord's permission *Manage Server*.
refused-seek-nowhere = This server has no channel for calls for players. Somebody who manages it can choose one with `/server`. Until then, people join with **Join** here.
refused-seek-forum = On this server calls for players belong in { $channel }, and I can't post there: a forum has posts only. Somebody who manages the server can choose another channel with `/server`. Until then, people join with **Join** here.
refused-seek-stands = Your call for players stands in { $channel } already, and shows how many seats are free.
refused-seek-again = A table calls for players every 6 hours at most. You can do it again { $when }.
refused-server-channels = On this server tables are in { $channels }. Try it there.
refused-server-hidden = On this server tables are in channels that you can't see. Ask somebody who manages the server.
refused-server-roles = On this server only { $roles } can open tables. You can join theirs, or play against computers in my direct messages.
refused-server-games = { $game } isn't played on this server. Choose from: { $games }.
refused-server-at-once =
    { $most ->
        [one] This server has room for 1 table at once, and there's one already.
       *[other] This server has room for { $most } tables at once, and there are { $count } already.
    } `/game list` shows what's open here: join in, or wait until one is over.
refused-server-threads = On this server every table has a thread of its own. `/game new` in a text channel opens one with its thread; a running game can be brought to a thread.
refused-server-no-thread = On this server every table has a thread of its own, and I can't make one in this place. I can in a text channel where I'm allowed to create public threads and send messages in them.
# $what: channels, roles or games.
refused-server-gone =
    { $what ->
        [channels] The channels that this server has chosen for tables have been deleted.
        [roles] The roles that can open tables on this server have been deleted.
       *[games] The games that this server has chosen aren't there any more.
    } Somebody who manages the server can choose others with `/server`.
refused-rating = Ratings come from your statistics, and those are off. `/settings statistics:True rating:True` turns both on.
refused-guild = This works in a server's channel, not in direct messages.
refused-race = Others keep getting in first. Please try once more.
refused-permission = I'm not allowed to { $what } in this channel. Somebody who manages it can change that in the channel's settings, under Permissions.
refused-old-command = I don't have this command any more. Close Discord and open it again to see the ones I have now.
refused-alone = In direct messages it's just you and me: only you and computer players can sit at the table.
refused-old-button = This button is from an older version of me. Type `/game show` for a new board.
refused-frozen = This table is on hold: { $why } Nothing is lost. { $removed ->
    [0] Whoever runs the bot has been told and can let it go on; the host can stop it with `/game end`.
   *[other] It goes on by itself when I'm back; elsewhere the host can bring it to another server with `/game import from:`.
}
permission-view = see messages
permission-send = send messages
permission-embed = embed links
permission-attach = attach files
permission-connect = connect
end-sure = Stop this table for good? Then nobody wins, and all its secrets come out. If all agree, it can be scored as it stands instead.
end-do = Stop the table
end-moved = The others have moved, so it can't just be stopped any more. Ask them to end it as it stands, or give up by yourself.
end-moved-alone = The game is on its way, so it can't just be stopped any more.
resign-lost = Resign for good? Then the game is over, { $who } wins, and it counts as a loss for you.
resign-alone = Resign for good? Then the game is over and counts as a loss for you. If you're rated, it is a loss against the computers.
resign-goes-on = Resign for good? Then { $name }, a computer player, plays on in your seat, and you can't have it back. In the statistics you come last, whatever becomes of the seat. To let somebody play only until you're back, use `/away`.
resign-do = Resign
give-up-sure = Hand your seat over for good? Then { $name } plays on in it, and it counts as if you had resigned: you come last, whatever becomes of the seat. To lend it for a while, name a day with `until:`.
give-up-do = Hand it over for good
end-how = How shall it end? As it stands it ends if all agree.
end-ask =
    { $count ->
        [one] Ask to end it as it stands
       *[other] Ask all to end it as it stands
    }
end-settle = End it as it stands
language-name = English
# The rules for plurals, numbers and lists; without it those of the folder's name.
language-locale = en-GB
trouble-channel = The channel of your **{ $game }** table is gone. The game isn't: go to another channel and type `/game import` with `from` { $match }.
trouble-access = I can't see { $channel }, where you're playing **{ $game }**. If it's a private thread, mention me there to add me. In any other channel, somebody who manages it can let me see it, under Permissions in its settings. I'll keep trying by myself.
trouble-seek = I can't post in { $channel }, so your **{ $game }** table hasn't called for players. Somebody who manages the server can let me view it, send messages and embed links there, or choose another channel with `/server`. Then press **Call for players** again.
trouble-locked = { $channel }, where you're playing **{ $game }**, is locked, so I can't show the board. Somebody who manages threads can unlock it, and I'll go on by myself. Until then, moves by direct message count.
trouble-removed = I've been taken out of the server in which your **{ $game }** table is. All tables there sleep: nothing is lost, and no time limit runs. They go on by themselves when I'm invited again, or where you bring them: on another server with me, `/game import from:`.
trouble-frozen = Your **{ $game }** table in { $channel } is on hold: it keeps failing at the same place. Nothing is lost, and no time limit runs. Whoever runs the bot has been told and can let it go on; you can stop it with `/game end`.
trouble-moderated = Your server's AutoMod removes what I post in { $channel }, where you're playing **{ $game }**. Somebody who manages the server can exempt me or the channel, under AutoMod in its settings.
trouble-permission = I'm not allowed to write in { $channel }, where you're playing **{ $game }**. Somebody who manages the channel can let me see it, send messages, embed links and attach files, under Permissions in the channel's settings. I'll go on by myself then.
operator-frozen = Table { $match } is on hold because it keeps failing. The log says why. Once that's mended, run `scripts/run --thaw { $match }`.
operator-fault = I couldn't make a message and sent a plain line instead. Search the log for message { $number }.
operator-timer = Something that was due kept failing, and I gave it up. The log says what.
operator-inboxes = Discord says I'm opening direct messages too fast. I'll open none for ten minutes; until then players can see their secrets from the board.
operator-refused = Discord refuses my direct messages to many people, so it's probably a fault of Discord's. I'll try again every minute.
operator-flagged = Discord has flagged me as spam and takes no direct messages from me. I'll send none for an hour. Check the application's page for a notice from Discord.
secrets-none = I have no secrets for you here yet. When I do, this is where you can see them.
refused-seen = You've seen that already, and this table plays from memory.
refused-blocked = Whoever runs this bot has blocked { $whom ->
    [server] this server
   *[you] you
}, so I can't do anything here.
refused-blocked-why = Whoever runs this bot has blocked { $whom ->
    [server] this server
   *[you] you
}, so I can't do anything here: { $why }
refused-mute = That's been decided already.
