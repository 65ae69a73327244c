### Space Mission: commands, choices, ids, events, score sheet.

game-name = Space Mission
game-summary = Jump, scan and develop planets, and gather the best tiles. 2 to 5 players.
computer-surveyor = Surveyor

setting-notebook = Notebook
setting-notebook-description = What you were shown stays in your messages; off: it disappears after a minute

## Slash commands

command-top-up = top-up
command-top-up-description = Draw until you hold five cards; to discard first, use discard
command-discard = discard
command-discard-description = Discard cards of your hand and top up: draw until you hold five
command-jump = jump
command-jump-description = Play a jump card and go through the gate to a planet with that number
command-fly = fly
command-fly-description = Go to a neighbouring planet, without a card
command-scan = scan
command-scan-description = Play a scan card, look through the pile here, put a tile under your probe
command-develop = develop
command-develop-description = Play both landing cards, build your station here and take a tile
command-discover = discover
command-discover-description = Look through the pile of a developed planet and take a tile
command-mark = mark
command-mark-description = Choose the tile that goes under your probe
command-take = take
command-take-description = Choose the tile you take from the pile

param-discards = discards
param-discards-description = The cards to discard before you draw
param-card = card
param-card-description = The card to play
param-planet = planet
param-planet-description = Where to go
param-low-landing = low-landing
param-low-landing-description = The card for the lower landing number
param-high-landing = high-landing
param-high-landing-description = The card for the higher landing number
param-tile = tile
param-tile-description = Which tile

## Choices

verb-top-up =
    { $count ->
        [0] Top up
        [1] Discard { $a } and top up
        [2] Discard { $a } and { $b }, top up
       *[other] Discard { $count } cards and top up
    }
verb-top-up-prompt = Top up: which cards do you discard first?
verb-jump =
    { $count ->
        [0] Jump
        [1] Jump with { $a }
       *[other] Jump to { $b } with { $a }
    }
verb-jump-prompt = Jump through the gate
verb-fly =
    { $count ->
        [0] Fly
       *[other] Fly to { $a }
    }
verb-fly-prompt = Fly to a neighbour
verb-scan =
    { $count ->
        [0] Scan
       *[other] Scan with { $a }
    }
verb-scan-prompt = Scan this planet
verb-develop =
    { $count ->
        [0] Develop
        [1] Develop with { $a }
       *[other] Develop with { $a } and { $b }
    }
verb-develop-prompt = Develop this planet
verb-discover = Discover: look and take a tile
verb-mark =
    { $count ->
        [0] Choose a tile
       *[other] Put { $a } under your probe
    }
verb-mark-prompt = Which tile goes under your probe?
verb-take =
    { $count ->
        [0] Choose a tile
       *[other] Take { $a }
    }
verb-take-prompt = Which tile do you take?

## Why something is not on offer

need-chip-left = Jumping and scanning take a chip, and you have none left.
need-jump-card = A jump takes a card with the jump number of the planet.
need-elsewhere = Your ship is on that planet already.
need-on-planet = Your ship is still on the Jump Gate; only a jump leads away from there.
need-neighbour = You fly only to the two planets beside the one you are on.
need-undeveloped = A station stands on this planet already.
need-developed = No station stands on this planet yet.
need-closed-pile = No tile lies face down on this planet any more.
need-scan-card = A scan takes a card with the scan number of the planet you are on.
need-scanned-before = You have not scanned this planet yet.
need-chip-or-probe = You have no chip left, and no probe here that could become the station.
need-landing-cards = Developing takes two cards, one for each landing number, the lower one first.
need-point-tile = Only a point tile that lies in this pile can be chosen.

## What is owed

step-take-action = choose an action
step-mark-tile = choose the tile for your probe
step-take-tile = choose the tile to take

## Planets, tiles, cards

id-gate = Jump Gate
id-freezer = Freezer
id-hazard = Hazard
id-dustfall = Dustfall
id-green-heggar = Green Heggar
id-cinder = Cinder
id-twin-rock = Twin Rock
id-caldera = Caldera
id-ruby-red = Ruby Red
id-blue-depth = Blue Depth
id-goldmist = Goldmist
id-violet-veil = Violet Veil
id-ironhide = Ironhide

id-ore-red = red ore
id-ore-purple = purple ore
id-ore-green = green ore
id-ore-blue = blue ore
id-alien-brown = brown alien
id-alien-blue = blue alien
id-matter-green = green matter
id-matter-blue = blue matter
id-water = water
id-medal = medal
id-space = space

card = { $first } / { $second }
coordinate-jump = Jump { $number }
coordinate-scan = Scan { $number }
coordinate-land = Land { $number }
coordinate-jump-any = Jump ?
coordinate-scan-any = Scan ?
coordinate-land-any = Land ?

## What happened

event-first-player-drawn = { $seat } begins. Everybody holds { $cards } cards.
event-cards-drawn = You draw { $cards }.
event-topped-up =
    { $discarded_count ->
        [0] { $seat } { $drawn ->
            [0] tops up, but draws no card
            [one] draws 1 card
           *[other] draws { $drawn } cards
        }.
       *[other] { $seat } discards { $discarded } and draws { $drawn ->
            [one] 1 card
           *[other] { $drawn } cards
        }.
    }
event-reshuffled = The discards are shuffled into a new draw pile of { $cards } cards.
event-jumped = { $seat } jumps to { $planet } with { $card }; a probe goes onto the gate.
event-flew = { $seat } flies to { $planet }.
event-scanned = { $seat } scans { $planet } with { $card }.
event-pile-seen = You look through the pile of { $planet }: { $tiles }.
event-tile-marked = { $seat } puts a tile from { $planet } under a probe.
event-tile-hidden = Under your probe at { $planet } lies { $tile }.
event-found-nothing = { $seat } finds nothing but space at { $planet }.
event-developed = { $seat } develops { $planet } with { $cards }.
event-tiles-returned =
    { $tiles ->
        [one] { $seat } gets the tile scanned at { $planet }, and the probe back.
       *[other] { $seat } gets { $tiles } tiles scanned at { $planet }, and the probes back.
    }
event-tiles-received = From { $planet } you receive { $tiles }.
event-pile-searched = { $seat } looks through the pile of { $planet }.
event-tile-taken = { $seat } takes a tile from { $planet }; { $left } left.
event-tile-kept = You take { $tile } from { $planet }.
event-space-turned-up =
    { $tiles ->
        [one] 1 space tile is turned up at { $planet }: { $total } of { $needed } lie open.
       *[other] { $tiles } space tiles are turned up at { $planet }: { $total } of { $needed } lie open.
    }
event-last-round-began = { $total } space tiles lie open: this round is the last.

## Beside a choice

hint-full-hand = Your hand is full: this uses an action and draws nothing.
hint-gain = { $points ->
    [0] nothing for you now
    [one] +1 point now
   *[other] +{ $points } points now
}

## The end

over-space = Enough space tiles lie open and the round is finished.
over-stranded = No tile can move any more: the mission ends here.
column-gate = Jump Gate
column-stations = Stations
column-ore = Ore
column-aliens = Aliens
column-matter = Matter
column-water = Water
column-medals = Medals
column-total = Total

## The tables of the rules page

chart-planets = The planets
chart-column-planet = Planet
chart-column-jump = Jump
chart-column-scan = Scan
chart-column-land = Land
chart-cards = The cards
chart-column-first = One coordinate
chart-column-second = The other, a card each
chart-column-count = How many
chart-coordinates = How many of the cards fit
chart-column-coordinate = Coordinate of a planet
chart-tiles = The tiles
chart-column-tile = Tile
chart-score = What counts at the end
chart-column-what = What
chart-column-worth = Points
worth-gate = { $n1 }, { $n2 }, { $n3 } and { $n4 } for most, second, third and fourth most probes
worth-stations = { $points } each
worth-ore = all your ore tiles times those of your most frequent colour
worth-aliens = all your alien tiles times those of your more frequent colour
worth-matter = { $pair } for a green and a blue, { $single } for a single one
worth-water = { $n1 }, { $n2 }, { $n3 } or { $n4 } for one, two, three or four; a fifth begins again
worth-medals = { $points } each
