### Space Mission: commands, choices, ids, events, score sheet.

game-name = Space Mission
game-summary = Jump, scan and develop planets, and gather the best tiles.

setting-notebook = Notebook
setting-notebook-description = What you're shown stays in your messages. Off: it's gone after a minute

## Slash commands

command-top-up = top-up
command-top-up-description = Draw until you hold five cards; to discard first, use discard
command-discard = discard
command-discard-description = Discard some of your cards, then draw until you hold five
command-jump = jump
command-jump-description = Play a jump card and jump through the gate to a planet with that number
command-fly = fly
command-fly-description = Fly to a neighbouring planet; you need no card
command-scan = scan
command-scan-description = Play a scan card, look through the pile here and put a tile under your probe
command-develop = develop
command-develop-description = Play two landing cards, build your station here and take a tile
command-discover = discover
command-discover-description = Look through the pile of a developed planet and take a tile
command-mark = mark
command-mark-description = Choose the tile that goes under your probe
command-take = take
command-take-description = Choose which tile to take from the pile

command-order = order
command-order-description = Decide in advance what you nearly always do; only you see it

param-ask = ask
param-ask-description = Which order to end, so that you're asked again
param-do = do
param-do-description = What to do whenever it's possible
param-cards = cards
param-cards-description = Top up whenever you hold this many cards or fewer
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
        [2] Discard { $a } and { $b } and top up
       *[other] Discard { $count } cards and top up
    }
verb-top-up-prompt = Discard which cards before you draw?
verb-jump =
    { $count ->
        [0] Jump
        [1] Jump with { $a }
       *[other] Jump to { $b } with { $a }
    }
verb-jump-prompt = Jump with which card, and where to?
verb-fly =
    { $count ->
        [0] Fly
       *[other] Fly to { $a }
    }
verb-fly-prompt = Fly to which neighbour?
verb-scan =
    { $count ->
        [0] Scan
       *[other] Scan with { $a }
    }
verb-scan-prompt = Scan with which card?
verb-develop =
    { $count ->
        [0] Develop
        [1] Develop with { $a }
       *[other] Develop with { $a } and { $b }
    }
verb-develop-prompt = Develop with which two cards?
verb-discover = Discover: look through the pile and take a tile
verb-order-do =
    { $count ->
        [0] Always do the same
       *[other] { $a_id ->
            [discover] Discover whenever I can
            [develop] Develop whenever I can
           *[tile] Take the best tile for me
        }
    }
verb-order-do-prompt = What should always be done for you?
verb-order-top-up =
    { $count ->
        [0] Top up when I hold few cards
       *[other] { $a_id ->
            [0] Top up when I hold no cards
            [1] Top up when I hold one card at most
           *[other] Top up when I hold { $a } cards at most
        }
    }
verb-order-top-up-prompt = Top up when you hold how many cards at most?
verb-order-ask =
    { $count ->
        [0] Ask me again
       *[other] Ask me again about: { $a }
    }
verb-order-ask-prompt = What do you want to be asked about again?
verb-mark =
    { $count ->
        [0] Choose a tile
       *[other] Put { $a } under your probe
    }
verb-mark-prompt = Put which tile under your probe?
verb-take =
    { $count ->
        [0] Choose a tile
       *[other] Take { $a }
    }
verb-take-prompt = Take which tile?

## Why something is not on offer

need-chip-left = Jumping and scanning each take a chip, and you have none left.
need-jump-card = To jump there you need a card with the planet's jump number.
need-elsewhere = Your ship is already on that planet.
need-on-planet = Your ship is still on the Jump Gate; you can only leave it by jumping.
need-neighbour = You can only fly to the two planets next to yours.
need-undeveloped = This planet already has a station.
need-developed = This planet has no station yet.
need-closed-pile = There's no face-down tile left on this planet.
need-scan-card = To scan you need a card with this planet's scan number.
need-scanned-before = You haven't scanned this planet yet.
need-chip-or-probe = You have no chip left, and no probe here to turn into the station.
need-landing-cards = To develop you need two cards, one for each landing number; name the lower one first.
need-point-tile = You can only choose a point tile from this pile.

## What is owed

step-take-action = choose an action
step-mark-tile = choose a tile for your probe
step-take-tile = choose a tile to take

## Planets, tiles, cards

id-discover = discovering
id-develop = developing
id-tile = the best tile
id-top-up = topping up
id-late = it's the last round
id-nothing = there are no cards left to draw
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

event-first-player-drawn = { $seat } goes first. Everybody has { $cards } cards.
event-cards-drawn = You draw { $cards }.
event-topped-up =
    { $discarded_count ->
        [0] { $seat } { $drawn ->
            [0] tops up, but draws nothing
            [one] draws 1 card
           *[other] draws { $drawn } cards
        }.
       *[other] { $seat } discards { $discarded } and draws { $drawn ->
            [one] 1 card
           *[other] { $drawn } cards
        }.
    }
event-reshuffled = The discards become a new draw pile of { $cards } cards.
event-jumped = { $seat } jumps to { $planet } with { $card } and leaves a probe on the gate.
event-flew = { $seat } flies to { $planet }.
event-scanned = { $seat } scans { $planet } with { $card }.
event-pile-seen = The pile of { $planet }: { $tiles }.
event-tile-marked = { $seat } puts a tile under a probe at { $planet }.
event-tile-hidden = You put { $tile } under your probe at { $planet }.
event-found-nothing = { $seat } finds nothing but space at { $planet }.
event-developed = { $seat } develops { $planet } with { $cards }.
event-tiles-returned =
    { $tiles ->
        [one] { $seat } gets the tile under the probe at { $planet }, and the probe back.
       *[other] { $seat } gets the { $tiles } tiles under the probes at { $planet }, and the probes back.
    }
event-tiles-received = You get { $tiles } from { $planet }.
event-pile-searched = { $seat } looks through the pile of { $planet }.
event-tile-taken = { $seat } takes a tile from { $planet }; { $left } left.
event-tile-kept = You take { $tile } from { $planet }.
event-space-turned-up =
    { $tiles ->
        [one] 1 space tile is turned up at { $planet }: { $total } lie open, and the last round comes at { $needed }.
       *[other] { $tiles } space tiles are turned up at { $planet }: { $total } lie open, and the last round comes at { $needed }.
    }
event-order-left =
    { $stands ->
        [0] Your order has ended ({ $order }): you're asked again.
       *[other] { $order_id ->
            [discover] Your order: discover whenever you can.
            [develop] Your order: develop whenever you can.
            [tile] Your order: take the tile that adds most to your points.
           *[top-up] Your order: top up when you hold { $cards ->
                [0] no cards
                [one] one card at most
               *[other] { $cards } cards at most
            }.
        }
    }
event-last-round-began = { $total } space tiles are open: this is the last round.

## The end

over-space = Enough space tiles are open, and the round is finished.
over-stranded = Nobody can get another tile.
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
worth-ore = all your ore tiles times those of the colour you have most of
worth-aliens = all your alien tiles times those of the colour you have more of
worth-matter = { $pair } for a green and a blue together, { $single } for one alone
worth-water = { $n1 }, { $n2 }, { $n3 } or { $n4 } for one, two, three or four; with a fifth you start again
worth-medals = { $points } each
