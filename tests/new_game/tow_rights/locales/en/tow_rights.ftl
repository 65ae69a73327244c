### Tow Rights: commands, choices, ids, events, score sheet.

game-name = Tow Rights
game-summary = Bid fuel in secret for the wrecks that drift by.
computer-skipper = Skipper

setting-hot = Hot wrecks
setting-hot-description = Three wrecks that cost points are shuffled in

## Slash commands

command-burn = burn
command-burn-description = Set a fuel cell aside in secret; the highest tows first
command-tow = tow
command-tow-description = Take one of the two wrecks in tow

param-cell = cell
param-cell-description = Which of your cells
param-wreck = wreck
param-wreck-description = Which wreck

## Choices

verb-burn =
    { $count ->
        [0] Burn
       *[other] Burn { $a }
    }
verb-burn-prompt = Which cell do you burn?
verb-tow =
    { $count ->
        [0] Tow
       *[other] Tow { $a }
    }
verb-tow-prompt = Which wreck do you tow?

need-cell-left = You do not have that cell any more.
need-adrift = That wreck is not adrift.

step-burn-cell = burn a cell
step-tow-wreck = tow a wreck

## Pieces

id-hull = hull
id-drive = drive
id-tank = tank
id-hot = hot wreck
wreck = { $kind } { $worth }
cell = cell { $number }

## What happened

event-round-began = Round { $round } of { $rounds }: { $wrecks } drift by.
event-cell-set = { $seat } has set a cell aside.
event-cell-noted = You burn { $cell }.
event-cells-turned-up = The cells of { $seats }: { $cells }.
event-tugs-clashed = { $seats } get in each other's way.
event-wreck-towed = { $seat } tows { $wreck }.
event-wrecks-lost = Lost in space: { $wrecks }.

## The end

over-rounds = All rounds have been played.
column-fuel = Fuel left
column-wrecks = Wrecks
column-sets = Sets
column-total = Total

## The board

tow-round = Round { $round } of { $rounds }
tow-drift = Adrift: { $wrecks }
tow-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tow-set = cell set
tow-own = your cell: { $cell }
tow-row = { $name }: { $points }; cells { $cells }; tows { $wrecks }
tow-nothing = nothing
tow-over = The game is over
tow-winners =
    { $count ->
        [1] { $who } wins
       *[other] { $who } share the victory
    }
