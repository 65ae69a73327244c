### Delta V: commands, choices, ids, events, score sheet.

game-name = Delta V
game-summary = Find minerals among drifting asteroids, fill contracts, and bribe.

setting-notebook = Notebook
setting-notebook-description = Your own board keeps what you've seen. Off: it's gone after a minute

## Slash commands

command-move = move
command-move-description = Fly rockets out to asteroids or home to the station
command-stop = stop
command-stop-description = End your move; the other rockets stay where they are
command-prospect = prospect
command-prospect-description = Look secretly at the tiles under your rockets
command-survey = survey
command-survey-description = Spend a bribe to look secretly at up to three tiles of a row or column
command-buy = buy
command-buy-description = Bring a rocket from your shipyard to the station
command-show = show
command-show-description = Turn up an incident you've just seen under one of your rockets
command-hide = hide
command-hide-description = Leave all face down: turn no incident up
command-contract = contract
command-contract-description = Declare a contract and turn up tiles for it
command-reveal = reveal
command-reveal-description = Turn up tiles for the contract you have declared
command-replace = replace
command-replace-description = Spend a bribe: the tile counts as the mineral on it
command-fail = fail
command-fail-description = Let the attempt fail
command-bid = bid
command-bid-description = Raise the contract: it takes one more tile, of the mineral on your bribe
command-pass = pass
command-pass-description = Pass: don't raise, don't strike
command-use = use
command-use-description = Discard one of your incidents and use it
command-go-on = go-on
command-go-on-description = Use no more incidents and go on to the contract
command-sabotage = sabotage
command-sabotage-description = Choose which rocket goes back to its shipyard
command-stay = stay
command-stay-description = Leave your own rockets where they are
command-strike = strike
command-strike-description = Strike at the player whose turn it is with your incident
command-alien = alien
command-alien-description = Put the alien on a tile
command-leave-alien = leave-alien
command-leave-alien-description = Leave the alien where it is
command-steal = steal
command-steal-description = Take an incident or an unspent bribe from another player
command-steal-nothing = steal-nothing
command-steal-nothing-description = Take nothing from anybody
command-order = order
command-order-description = Decide in advance about pirates, meteors, bids or looks; only you see it

param-from = from
param-from-description = Where rockets fly home from: tiles, one for each rocket
param-ask = ask
param-ask-description = Drop your order for this incident, for bids or for looks: you're asked each time
param-pass = pass
param-pass-description = Don't ask: never use this incident, never bid, or never turn anything up after a look
param-strike = strike
param-strike-description = Use this incident in one player's next turn; pass on everybody else's
param-below = below
param-below-description = Pass bids while the tiles turned up are worth fewer points than this
param-against = against
param-against-description = The player to strike at
param-to = to
param-to-description = Where rockets fly to from the station: tiles, one for each rocket
param-bribe = bribe
param-bribe-description = The mineral on the bribe
param-line = line
param-line-description = Which row or column
param-tiles = tiles
param-tiles-description = Which tiles, such as C3 D5
param-tile = tile
param-tile-description = Which tile, such as C3
param-contract = contract
param-contract-description = Which open contract; its number will do
param-reveal = reveal
param-reveal-description = Tiles to turn up, one after the other, for as long as it goes well
param-incident = incident
param-incident-description = Which incident
param-player = player
param-player-description = Which opponent
param-place = place
param-place-description = Where the rocket is
param-rocket = rocket
param-rocket-description = Which of your own rockets takes its place
param-loot = loot
param-loot-description = What to take

## Choices

verb-fly =
    { $count ->
        [0] Fly out
       *[other] Fly to { $a }
    }
verb-fly-prompt = Fly to which tile?
verb-return =
    { $count ->
        [0] Fly home
       *[other] Fly home from { $a }
    }
verb-return-prompt = Fly home from which tile?
verb-stop = End the move
verb-prospect = Prospect under your rockets
verb-survey =
    { $count ->
        [0] Satellite survey
       *[other] Survey, spending { $a } (−2 points)
    }
verb-survey-prompt = Spend which bribe on the survey?
verb-line =
    { $count ->
        [0] Choose a line
       *[other] Survey { $a }
    }
verb-line-prompt = Survey which row or column?
verb-look =
    { $count ->
        [0] Choose tiles
        [1] Look at { $a }
        [2] Look at { $a } and { $b }
       *[other] Look at { $a }, { $b } and { $c }
    }
verb-look-prompt = Look at which tiles?
verb-buy = Buy a rocket
verb-show =
    { $count ->
        [0] Turn an incident up
       *[other] Turn up { $a }
    }
verb-show-prompt = Turn up which incident?
verb-hide = Leave all face down
verb-declare =
    { $count ->
        [0] Declare a contract
       *[other] { $a }
    }
verb-declare-prompt = Declare which contract?
verb-reveal =
    { $count ->
        [0] Turn up a tile
       *[other] Turn up { $a }
    }
verb-reveal-prompt = Turn up which tile?
verb-replace =
    { $count ->
        [0] Spend a bribe on it
       *[other] Bribe: count it as { $a } (−2 points)
    }
verb-replace-prompt = Spend which bribe? The tile will count as that mineral.
verb-fail = Let it fail
verb-bid =
    { $count ->
        [0] Raise the contract
       *[other] Raise with your { $a } bribe
    }
verb-bid-prompt = Raise it with which bribe?
verb-pass = Pass
verb-use =
    { $count ->
        [0] Use an incident
       *[other] Use { $a }
    }
verb-use-prompt = Use which incident?
verb-go-on = On to the contract
verb-scan-tiles =
    { $count ->
        [0] Choose tiles to scan
        [1] Scan { $a }
        [2] Scan { $a } and { $b }
        [3] Scan { $a }, { $b } and { $c }
        [4] Scan { $a }, { $b }, { $c } and { $d }
       *[other] Scan { $a }, { $b }, { $c }, { $d } and { $e }
    }
verb-scan-tiles-prompt = Scan which other tiles?
verb-sabotage =
    { $count ->
        [0] Sabotage a rocket
        [1] Sabotage one of { $a }'s rockets
       *[other] { $b_id ->
            [station] Sabotage one of { $a }'s rockets on the station
           *[other] Sabotage { $a }'s rocket at { $b }
        }
    }
verb-sabotage-prompt = Sabotage whose rocket, and where?
verb-follow =
    { $count ->
        [0] Take its place
       *[other] Take its place with your rocket from { $a }
    }
verb-follow-prompt = Take its place with your rocket from where?
verb-stay = Leave your rockets where they are
verb-strike =
    { $count ->
        [0] Strike
       *[other] Strike with { $a }
    }
verb-strike-prompt = Strike with which incident?
verb-alien-to =
    { $count ->
        [0] Move the alien
       *[other] Send the alien to { $a }
    }
verb-alien-to-prompt = Send the alien to which tile?
verb-alien-stays = Leave the alien where it is
verb-steal =
    { $count ->
        [0] Steal
        [1] Steal from { $a }
       *[other] Steal from { $a }: { $b }
    }
verb-steal-prompt = Steal from whom, and what?
verb-steal-nothing = Steal nothing
verb-order-ask =
    { $count ->
        [0] Ask me each time
       *[other] { $a_id ->
            [bids] Ask me each time I may bid
            [looks] Ask me after each look
           *[other] { $a }: ask me each time
        }
    }
verb-order-ask-prompt = Ask you each time about what?
verb-order-pass =
    { $count ->
        [0] Always pass
       *[other] { $a_id ->
            [bids] Pass bids until I say
            [looks] Never turn up incidents after a look
           *[other] { $a }: always pass
        }
    }
verb-order-pass-prompt = Always pass with what?
verb-order-strike =
    { $count ->
        [0] Strike in somebody's next turn
        [1] { $a } in whose next turn?
       *[other] { $a } in { $b }'s next turn
    }
verb-order-below =
    { $count ->
        [0] Pass bids for few points
       *[other] Pass bids below { $a } points
    }
verb-order-below-prompt = From how many points do you want to be asked? The tiles turned up count.
verb-order-strike-prompt = Strike with which incident, and at whom?

## What is owed

step-take-action = choose an action
step-moving = fly on, or stop
step-survey-line = choose a line to survey
step-survey-tiles = choose the tiles to look at
step-reveal-incident = turn up an incident, if one was seen, or go on
step-use-incidents = use an incident, or go on
step-scan-tiles = choose the tiles to scan
step-choose-sabotage = choose which rocket to sabotage
step-follow = take the sabotaged rocket's place, or stay
step-ambush = strike with your incident, or pass
step-declare = declare a contract
step-reveal = turn up a tile
step-replace = spend a bribe on the wrong mineral, or fail
step-bid-window = raise the contract, or pass
step-move-alien = move the alien, or leave it
step-steal = steal something, or nothing

## Why something cannot be chosen

need-tile-there = There's no tile on that cell any more.
need-rocket-at-station = You have no rocket on the station that can still fly.
need-rocket-there = You have no rocket there.
need-not-held = The alien is holding your rocket there.
need-not-moved-yet = Your rocket there has just flown, and each flies only once in a move.
need-rocket-in-yard = Your shipyard is empty.
need-bribe-unspent = You have no unspent bribe of that mineral.
need-tile-to-turn-up = Every face-down tile is under the alien or under other players' rockets.
need-tile-in-line = That line has no face-down tile free of the alien and of other players' rockets.
need-tile-of-line = You can't look at that tile: choose from the line you're surveying.
need-incident-seen = You haven't seen an incident there.
need-incident-held = You don't hold that incident, or you only got it this turn.
need-own-turn-incident = Pirates and meteors strike in other players' turns.
need-incident-works = It would do nothing: your shipyard is empty, or nobody else has a rocket in play.
need-further-tile = A scan shows other face-down tiles; those under your rockets you see anyway.
need-opposing-rocket = No other player has a rocket there.
need-rocket-elsewhere = None of your rockets can come from there.
need-its-moment = Pirates strike before an action, meteors before a contract.
need-contract-open = That contract isn't open.
need-tile-in-reach = Choose a face-down tile without the alien or another player's rocket on it.
need-bribe-matches = That mineral wouldn't match either.
need-bribe-on-contract = That mineral isn't on the contract.
need-another-tile = Send the alien to another tile than the one it's on.
need-lies-open = Nobody has that lying in front of them.

## Minerals, incidents, places

id-alphatite = Alphatite
id-betamite = Betamite
id-gammatite = Gammatite
id-deltamite = Deltamite
id-epsilonite = Epsilonite
id-omnidium = Omnidium
id-alien = Alien Encounter
id-scan = Mineral Scan
id-sabotage = Sabotage
id-acquisition = Rocket Acquisition
id-pirate = Pirate Attack
id-meteor = Meteor Storm
id-bids = bids
id-looks = looks
id-lost = the incident is gone
id-station = the station
id-ask = ask me each time
id-pass = always pass

cell = { $cell }
row = row { $name }
column = column { $name }
face = { $mineral } { $points }
sight = { $face } at { $cell }
bribe = { $mineral } bribe
contract = contract { $number } ({ $minerals })

## What happened

event-turn-began = It's { $seat }'s turn.
event-flew = { $seat } flies to { $cell }.
event-came-back = { $seat } flies home from { $cell }.
event-collided = Crash at { $cell }! { $seat } and { $other } each lose a rocket to their shipyard.
event-prospected =
    { $cells_count ->
        [0] { $seat } prospects, but has no rocket on a face-down tile.
       *[other] { $seat } prospects at { $cells }.
    }
event-surveyed = { $seat } spends the { $bribe } bribe to survey { $cells }.
event-scanned =
    { $cells_count ->
        [0] { $seat } scans, but there's no face-down tile.
       *[other] { $seat } scans { $cells }.
    }
event-saw = You see { $sights }.
event-bought = { $seat } buys a rocket: it goes from the shipyard to the station.
event-incident-kept = { $seat } turns up { $cell }: { $incident }, and keeps it to use later.
event-alien-met = { $seat } turns up { $cell }: Alien Encounter number { $number }!
event-alien-moved = { $seat } sends the alien to { $cell }.
event-alien-left = { $seat } leaves the alien where it is.
event-stole = { $seat } steals from { $victim }: { $loot }.
event-stole-nothing = { $seat } steals nothing.
event-incident-used = { $seat } uses { $incident }.
event-sabotaged =
    { $place_id ->
        [station] Sabotage! { $victim }'s rocket on the station goes back to its shipyard.
       *[other] Sabotage! { $victim }'s rocket at { $place } goes back to its shipyard.
    }
event-followed =
    { $place_id ->
        [station] { $seat } moves a rocket from { $origin } to the station.
       *[other] { $origin_id ->
            [station] { $seat } moves a rocket from the station to { $place }.
           *[other] { $seat } moves a rocket from { $origin } to { $place }.
        }
    }
event-action-lost = Pirates! { $by } strikes, and { $seat } loses the action.
event-contract-lost = A meteor storm! { $by } strikes, and { $seat } can't try a contract this turn.
event-attempt-skipped = { $seat } has no contract to try this turn.
event-declared = { $seat } declares { $contract }.
event-revealed = { $seat } turns up { $cell }: { $face }.
event-replaced = { $seat } spends the { $bribe } bribe, and { $cell } counts as { $bribe } (−2 points).
event-attempt-failed =
    { $cells_count ->
        [0] { $seat } fails { $contract }.
        [1] { $seat } fails { $contract }. { $cells } goes back face down.
       *[other] { $seat } fails { $contract }. { $cells } go back face down.
    }
event-bid-up = { $bidder } raises with the { $bribe } bribe: { $seat } now needs one more { $bribe }.
event-contract-taken =
    { $points ->
        [one] { $seat } takes { $contract } with { $cells }: 1 point!
       *[other] { $seat } takes { $contract } with { $cells }: { $points } points!
    }
event-order-left =
    { $order_id ->
        [ask] Your order for { $incident }: ask me each time.
        [pass] { $incident_id ->
            [looks] Your order for { $incident }: turn nothing up.
           *[other] Your order for { $incident }: always pass.
        }
       *[other] { $incident_id ->
            [bids] Your order for { $incident }: pass below { $order } points.
           *[other] Your order for { $incident }: strike in { $order }'s next turn.
        }
    }
event-order-dropped = Your order for { $incident } has ended.
event-came-later = { $first } comes before you in turn order and wanted it too: your { $wish } stays with you.
event-ended = { $reason }

## The end

over-contracts = The last contract is taken.
over-aliens = The fifth alien encounter has come.
over-occupied = Every face-down tile is occupied.
over-impossible = Nobody can complete any open contract any more.
over-stalemate = For eight rounds nothing has changed for good.
column-minerals = Minerals
column-spent = Cost of bribes
column-contracts = Contracts
column-unspent = Bribes left
column-total = Total

## The tables of the rules page

chart-contracts = The contracts
chart-column-contract = Contract
chart-column-asks = Asks for
chart-minerals = The mineral tiles
chart-column-mineral = Mineral
chart-column-tiles = Tiles
chart-column-values = Their points
chart-column-sum = Points in all
chart-incidents = The incident tiles
chart-column-incident = Incident
