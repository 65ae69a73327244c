### Delta V: commands, choices, ids, events, score sheet.

game-name = Delta V
game-summary = Find minerals among drifting asteroids, fill contracts, and bribe. 2 to 4 players.

setting-notebook = Notebook
setting-notebook-description = What you have seen stays on your own board; off: it disappears after a minute

## Slash commands

command-move = move
command-move-description = Fly rockets out to asteroids or home to the station
command-stop = stop
command-stop-description = End your move; the other rockets stay where they are
command-prospect = prospect
command-prospect-description = Look secretly under your rockets
command-survey = survey
command-survey-description = Pay a bribe and look secretly at three tiles of one line
command-buy = buy
command-buy-description = Bring a rocket from your shipyard to the station
command-show = show
command-show-description = Turn up an incident that you have just seen under one of your rockets
command-hide = hide
command-hide-description = Turn nothing up
command-contract = contract
command-contract-description = Declare a contract and turn up tiles for it
command-reveal = reveal
command-reveal-description = Turn up tiles for the contract you have declared
command-replace = replace
command-replace-description = Spend a bribe: the tile counts as the mineral on it
command-fail = fail
command-fail-description = Let the attempt fail
command-bid = bid
command-bid-description = Bid a contract up: one more tile, of the mineral on your bribe
command-pass = pass
command-pass-description = Let it go by
command-use = use
command-use-description = Discard one of your incidents for its benefit
command-go-on = go-on
command-go-on-description = Use nothing more and go on to the contract
command-sabotage = sabotage
command-sabotage-description = Choose the rocket that goes back to its shipyard
command-stay = stay
command-stay-description = Leave your own rockets where they are
command-strike = strike
command-strike-description = Hit the player whose turn it is with your incident
command-alien = alien
command-alien-description = Put the alien on a tile
command-leave-alien = leave-alien
command-leave-alien-description = Leave the alien where it is
command-steal = steal
command-steal-description = Take an incident or an unspent bribe from somebody
command-steal-nothing = steal-nothing
command-steal-nothing-description = Take nothing from anybody
command-order = order
command-order-description = Leave a standing order for pirates or meteors; only you see it

param-from = from
param-from-description = Tiles from which rockets fly home, one for each rocket
param-ask = ask
param-ask-description = Take back your order for this incident: you will be asked each time
param-pass = pass
param-pass-description = Never use this incident, do not ask
param-strike = strike
param-strike-description = Use this incident on the next turn of one player; pass on the others
param-against = against
param-against-description = The player to strike
param-to = to
param-to-description = Tiles to which rockets fly from the station, one for each rocket
param-bribe = bribe
param-bribe-description = The mineral on the bribe counter
param-line = line
param-line-description = The row or column
param-tiles = tiles
param-tiles-description = Which tiles, such as C3 D5
param-tile = tile
param-tile-description = Which tile, such as C3
param-contract = contract
param-contract-description = Which open contract; its number is enough
param-reveal = reveal
param-reveal-description = Tiles to turn up, one after the other, as long as all goes well
param-incident = incident
param-incident-description = Which incident
param-player = player
param-player-description = Which opponent
param-place = place
param-place-description = Where the rocket is
param-rocket = rocket
param-rocket-description = Where your own rocket comes from
param-loot = loot
param-loot-description = What you take

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
       *[other] Survey, paying your { $a } bribe
    }
verb-survey-prompt = Survey: pay with which bribe?
verb-line =
    { $count ->
        [0] Choose a line
       *[other] Survey { $a }
    }
verb-line-prompt = Which row or column?
verb-look =
    { $count ->
        [0] Choose tiles
        [1] Look at { $a }
        [2] Look at { $a } and { $b }
       *[other] Look at { $a }, { $b } and { $c }
    }
verb-look-prompt = Which tiles of the line?
verb-buy = Buy a rocket
verb-show =
    { $count ->
        [0] Turn an incident up
       *[other] Turn up { $a }
    }
verb-show-prompt = Turn up which incident?
verb-hide = Turn nothing up
verb-declare =
    { $count ->
        [0] Declare a contract
       *[other] Declare { $a }
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
       *[other] Spend your { $a } bribe: it counts as { $a }
    }
verb-replace-prompt = Spend which bribe, so that the tile counts as its mineral?
verb-fail = Let it fail
verb-bid =
    { $count ->
        [0] Bid it up
       *[other] Bid your { $a } bribe
    }
verb-bid-prompt = Bid which bribe?
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
verb-scan-tiles-prompt = Which further tiles do you scan?
verb-sabotage =
    { $count ->
        [0] Sabotage a rocket
        [1] Sabotage a rocket of { $a }
       *[other] { $b_id ->
            [station] Sabotage a rocket of { $a } on the station
           *[other] Sabotage a rocket of { $a } at { $b }
        }
    }
verb-sabotage-prompt = Sabotage whose rocket, and where?
verb-follow =
    { $count ->
        [0] Take its place
       *[other] Take its place, from { $a }
    }
verb-follow-prompt = Which rocket takes the place?
verb-stay = Leave your rockets where they are
verb-strike =
    { $count ->
        [0] Strike
       *[other] Strike: { $a }
    }
verb-strike-prompt = Strike with which incident?
verb-alien-to =
    { $count ->
        [0] Move the alien
       *[other] Alien to { $a }
    }
verb-alien-to-prompt = Send the alien to which tile?
verb-alien-stays = The alien stays
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
        [0] Be asked each time
       *[other] { $a }: ask me
    }
verb-order-ask-prompt = Be asked about which incident?
verb-order-pass =
    { $count ->
        [0] Always pass
       *[other] { $a }: always pass
    }
verb-order-pass-prompt = Always pass with which incident?
verb-order-strike =
    { $count ->
        [0] Strike somebody's next turn
        [1] { $a } on the next turn of ...
       *[other] { $a } on the next turn of { $b }
    }
verb-order-strike-prompt = Strike with which incident, and whom?

## What is owed

step-take-action = choose an action
step-moving = fly on, or stop
step-survey-line = choose a line for the survey
step-survey-tiles = choose the tiles of the survey
step-reveal-incident = turn up an incident that you saw, or none
step-use-incidents = use an incident, or go on
step-scan-tiles = choose the tiles to scan
step-choose-sabotage = choose the rocket to sabotage
step-follow = take the place of the rocket sabotaged, or stay
step-ambush = use your incident against the player whose turn it is, or pass
step-declare = declare a contract
step-reveal = turn up a tile
step-replace = spend a bribe on the wrong mineral, or let the attempt fail
step-bid-window = bid up the contract that is about to be taken, or pass
step-move-alien = move the alien, or leave it
step-steal = steal something, or nothing

## Why something cannot be chosen

need-tile-there = There is no tile on that cell any more.
need-rocket-at-station = None of your rockets that may still fly is on the station.
need-rocket-there = You have no rocket there.
need-not-held = The alien holds your rocket there.
need-not-moved-yet = Your rocket there has just flown, and each flies once in a move.
need-rocket-in-yard = Your shipyard is empty.
need-bribe-unspent = You have no unspent bribe of that mineral.
need-tile-to-turn-up = Every face-down tile lies under the alien or under rockets of others.
need-tile-in-line = That line has no face-down tile that is free of the alien and of rockets of others.
need-tile-of-line = That is none of the tiles of the line that you may look at.
need-incident-seen = You have seen no incident there.
need-incident-held = You hold no such incident, or only since this turn.
need-own-turn-incident = Pirates and meteors strike in the turns of others.
need-incident-works = It would do nothing: your shipyard is empty, or nobody else has a rocket in play.
need-further-tile = A scan shows further tiles that lie face down; those under your rockets you see anyway.
need-opposing-rocket = No opposing rocket is there.
need-rocket-elsewhere = None of your rockets could come from there.
need-its-moment = Pirates strike before an action, meteors before a contract.
need-contract-open = No such contract is open.
need-tile-in-reach = You can turn up a tile that lies face down, without the alien or rockets of others on it.
need-bribe-matches = That mineral would not match either.
need-bribe-on-contract = That mineral is not on the contract.
need-another-tile = The alien goes to a tile other than its own.
need-lies-open = Nobody there has that lying open.

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
id-station = the station
id-ask = ask me
id-pass = always pass

cell = { $cell }
row = row { $name }
column = column { $name }
face = { $mineral } { $points }
sight = { $face } at { $cell }
bribe = { $mineral } bribe
contract = contract { $number } ({ $minerals })

## What happened

event-turn-began = It is the turn of { $seat }.
event-flew = { $seat } flies to { $cell }.
event-came-back = { $seat } flies home from { $cell }.
event-collided = Crash at { $cell }! { $seat } and { $other } lose a rocket each to their shipyards.
event-prospected =
    { $cells_count ->
        [0] { $seat } prospects, but has no rocket on a face-down tile.
       *[other] { $seat } prospects at { $cells }.
    }
event-surveyed = { $seat } pays the { $bribe } bribe and surveys { $cells }.
event-scanned =
    { $cells_count ->
        [0] { $seat } scans, but no tile lies face down.
       *[other] { $seat } scans { $cells }.
    }
event-saw = You see { $sights }.
event-bought = { $seat } brings a rocket from the shipyard to the station.
event-incident-kept = { $seat } turns up { $cell }: { $incident }! The tile leaves the board and lies before { $seat }.
event-alien-met = { $seat } turns up { $cell }: Alien Encounter number { $number }!
event-alien-moved = { $seat } sends the alien to { $cell }.
event-alien-left = { $seat } leaves the alien where it is.
event-stole = { $seat } steals from { $victim }: { $loot }.
event-stole-nothing = { $seat } steals nothing.
event-incident-used = { $seat } uses { $incident }.
event-sabotaged =
    { $place_id ->
        [station] Sabotage! A rocket of { $victim } on the station goes back to its shipyard.
       *[other] Sabotage! A rocket of { $victim } at { $place } goes back to its shipyard.
    }
event-followed =
    { $place_id ->
        [station] { $seat } moves a rocket from { $origin } to the station.
       *[other] { $origin_id ->
            [station] { $seat } moves a rocket from the station to { $place }.
           *[other] { $seat } moves a rocket from { $origin } to { $place }.
        }
    }
event-action-lost = Pirates! { $by } takes the action from { $seat }.
event-contract-lost = A meteor storm! { $by } takes the contract step from { $seat }.
event-attempt-skipped = { $seat } has nothing to attempt this turn.
event-declared = { $seat } declares { $contract }.
event-revealed = { $seat } turns up { $cell }: { $face }.
event-replaced = { $seat } spends the { $bribe } bribe: { $cell } counts as { $bribe }.
event-attempt-failed =
    { $cells_count ->
        [0] { $seat } fails { $contract }.
        [1] { $seat } fails { $contract }. { $cells } turns face down again.
       *[other] { $seat } fails { $contract }. { $cells } turn face down again.
    }
event-bid-up = { $bidder } bids the { $bribe } bribe: { $seat } must turn up one more tile, { $bribe }.
event-contract-taken =
    { $points ->
        [one] { $seat } takes { $contract } with { $cells }: 1 point!
       *[other] { $seat } takes { $contract } with { $cells }: { $points } points!
    }
event-order-left =
    { $order_id ->
        [ask] Your order for { $incident }: ask me each time.
        [pass] Your order for { $incident }: always pass.
       *[other] Your order for { $incident }: strike on the next turn of { $order }.
    }
event-order-dropped = Your order for { $incident } has ended.
event-ended = { $reason }

## Beside a choice

hint-seen = { $face }
hint-costs = costs 2 points
hint-no-rocket = You have no rocket on an asteroid: this uses your action and does nothing.
hint-bid = costs 2 points if it is met
hint-action = takes the action of this turn
hint-attempt = takes the contract of this turn

## The end

over-contracts = The last contract is taken: the game ends.
over-aliens = The fifth alien encounter: the game ends at once.
over-occupied = Every face-down tile is occupied: the game ends.
over-impossible = Nobody can complete any open contract any more: the game ends.
over-stalemate = For eight rounds nothing has changed for good: the game ends.
column-minerals = Minerals
column-spent = Bribes (minus)
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
