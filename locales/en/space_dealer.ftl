### Space Dealer: commands, choices, ids, events, score sheet.

game-name = Space Dealer
game-summary = Mine, build, fly and deliver: everybody at once, against the clock.

setting-timer = One timer
setting-timer-description = How long a one-minute sand timer takes; the game lasts thirty of them
setting-timer-one-minute = 1 minute
setting-timer-one-minute-description = Live: half an hour without a break
setting-timer-ten-minutes = 10 minutes
setting-timer-ten-minutes-description = An evening of five hours, phone at hand
setting-timer-two-hours = 2 hours
setting-timer-two-hours-description = About four days: look in every few hours
setting-timer-eight-hours = 8 hours
setting-timer-eight-hours-description = About sixteen days: look in twice a day
setting-advanced = Advanced rules
setting-advanced-description = Attacks, robot factories, second ships, and demands on neutral planets
setting-dusk = Pause from
setting-dusk-description = When the clock stops for the night. The same hour as its end: never. Live games never pause
setting-dawn = Pause until
setting-dawn-description = When the clock goes on in the morning
setting-zone = Time zone
setting-zone-description = Whose clock the nightly pause goes by; UTC if the host hasn't set a time zone
setting-zone-utc = UTC
setting-zone-london = London, Dublin, Lisbon
setting-zone-berlin = Berlin, Paris, Madrid, Rome
setting-zone-athens = Athens, Helsinki, Kyiv
setting-zone-new-york = New York, Toronto
setting-zone-chicago = Chicago
setting-zone-denver = Denver
setting-zone-los-angeles = Los Angeles, Vancouver
setting-zone-sao-paulo = São Paulo
setting-zone-kolkata = Kolkata, Delhi
setting-zone-tokyo = Tokyo
setting-zone-sydney = Sydney, Melbourne
setting-zone-auckland = Auckland
setting-proposals = Proposals stand
setting-proposals-description = How long a trade or gift waits for an answer
setting-proposals-timer-minute = As long as one timer runs
setting-proposals-day = A day of game time
setting-proposals-end = Until answered
setting-start = Time begins at
setting-start-description = Once everybody has chosen: at once, or at this hour in the table's time zone
setting-start-24 = At once

## Slash commands

command-settle = settle
command-settle-description = Before the start: choose your generator's side and, in secret, your first mine
command-plan = plan
command-plan-description = Put a card from your own pile into your planning zone
command-draw = draw
command-draw-description = Draw two cards from a common pile and keep one
command-keep = keep
command-keep-description = Keep one of the cards you've just drawn
command-research = research
command-research-description = Start a timer that raises your technology level
command-build = build
command-build-description = Start a timer that builds a card from your planning zone
command-use = use
command-use-description = Start a timer on a card you've built
command-fly = fly
command-fly-description = Start a timer that takes your ship to another planet
command-deliver = deliver
command-deliver-description = Hand in the goods for a demand on the planet where your ship is
command-move = move
command-move-description = Move goods between your depot, ships and probes on one planet
command-finish = finish
command-finish-description = When a timer has run out: choose the site or the exchange, or take the timer away
command-dump = dump
command-dump-description = Throw goods away
command-trade = trade
command-trade-description = Propose a trade or a gift of goods to a player on the same planet
command-answer = answer
command-answer-description = Say yes or no to a proposal, or take back your own
command-scrap = scrap
command-scrap-description = Start a timer that puts a planned card back under its pile
command-swap = swap
command-swap-description = Propose to swap planned cards, or give one away
command-drop = drop
command-drop-description = Leave goods on a neutral planet
command-lift = lift
command-lift-description = Pick up goods that lie on a neutral planet
command-attack = attack
command-attack-description = Use an attack marker: sabotage a running timer, or block a card
command-wait = wait
command-wait-description = Do nothing for now; you're asked again when something of yours happens
command-order = order
command-order-description = Leave an order for a timer, proposals, which drawn cards to keep, or after the end
command-when = when
command-when-description = Make an order wait for a condition, or for none
command-sooner = sooner
command-sooner-description = Move an order up one place in its queue
command-cancel = cancel
command-cancel-description = Take an order out of its queue
command-aim = aim
command-aim-description = Change what a running timer will do when it runs out

param-side = side
param-side-description = Where your generator stands: left or right of your planet
param-mine = mine
param-mine-description = Your first mine
param-site = site
param-site-description = Where to build: columns L4 to L1 and R1 to R4, or a side of the planet
param-card = card
param-card-description = Which card
param-level = level
param-level-description = Which common pile
param-way = way
param-way-description = What the card does with the goods, and where they go
param-ship = ship
param-ship-description = Which ship
param-planet = planet
param-planet-description = Which planet
param-demand = demand
param-demand-description = Which demand
param-source = source
param-source-description = Where the goods are
param-target = target
param-target-description = Where the goods go
param-goods = goods
param-goods-description = Which goods
param-timer = timer
param-timer-description = Which timer, or which list of orders
param-player = player
param-player-description = Which player
param-give = give
param-give-description = What you give
param-want = want
param-want-description = What you want in return
param-accept = accept
param-accept-description = The proposal you say yes to
param-decline = decline
param-decline-description = The proposal you say no to
param-withdraw = withdraw
param-withdraw-description = The proposal of yours you take back
param-build = build
param-build-description = The card whose timer has run out
param-convert = convert
param-convert-description = The converter whose timer has run out
param-release = release
param-release-description = The timer to take away without any effect
param-sabotage = sabotage
param-sabotage-description = Whose timer to sabotage
param-block = block
param-block-description = Whose card to block
param-job = job
param-job-description = What to do, word by word: build, a card, a site; or fly, a ship, a planet
param-order = order
param-order-description = Which order in the queue
param-condition = condition
param-condition-description = What your ship must carry, or where it must be
param-aim = aim
param-aim-description = The new site, or the new way
param-place = place
param-place-description = Which place in the other planning zone, or nothing

## Choices

verb-settle =
    { $count ->
        [0] Choose your first mine
        [1] Generator { $a }
        [2] Generator { $a }, mine: { $b }
       *[other] Generator { $a }, { $b } on { $c }
    }
verb-settle-prompt =
    { $count ->
        [0] Where do your generator and your first mine go?
        [1] Which mine do you start with?
       *[other] Where does the mine go?
    }
verb-plan =
    { $count ->
        [0] Plan a card
       *[other] Plan { $a }
    }
verb-plan-prompt = Plan which card?
verb-draw =
    { $count ->
        [0] Draw cards
       *[other] Draw two cards from { $a }
    }
verb-draw-prompt = Draw from which pile?
verb-keep =
    { $count ->
        [0] Keep a card
       *[other] Keep { $a }
    }
verb-keep-prompt = Keep which card?
verb-research = Research: raise your level
verb-research-prompt = Research
verb-build =
    { $count ->
        [0] Build
        [1] Build { $a }
       *[other] Build { $a }: { $b }
    }
verb-build-prompt =
    { $count ->
        [0] Build which card?
       *[other] Where does it go?
    }
verb-scrap =
    { $count ->
        [0] Discard a planned card
       *[other] Discard { $a }
    }
verb-scrap-prompt = Discard which planned card?
verb-use =
    { $count ->
        [0] Use a card
        [1] Use { $a }
       *[other] Use { $a }: { $b }
    }
verb-use-prompt =
    { $count ->
        [0] Use which card?
       *[other] Use it how?
    }
verb-fly =
    { $count ->
        [0] Fly
        [1] Fly with { $a }
       *[other] Fly with { $a } to { $b }
    }
verb-fly-prompt = Fly where?
verb-place =
    { $count ->
        [0] Choose a site
        [1] Build { $a } now
       *[other] Build { $a } now: { $b }
    }
verb-place-prompt =
    { $count ->
        [0] Build which card now?
       *[other] Where does it go?
    }
verb-exchange =
    { $count ->
        [0] Exchange goods
        [1] Exchange with { $a }
       *[other] { $a }: { $b }
    }
verb-exchange-prompt =
    { $count ->
        [0] Exchange goods with which card?
       *[other] Exchange what?
    }
verb-release =
    { $count ->
        [0] Take a timer away
       *[other] Take { $a } away without effect
    }
verb-release-prompt = Take which timer away?
verb-deliver =
    { $count ->
        [0] Deliver
        [1] Deliver { $a }
       *[other] Deliver { $a } from { $b }
    }
verb-deliver-prompt =
    { $count ->
        [0] Which demand do you meet?
       *[other] Goods from where?
    }
verb-move =
    { $count ->
        [0] Move goods
        [1] Move from { $a }
        [2] Move from { $a } to { $b }
       *[other] Move { $c } from { $a } to { $b }
    }
verb-move-prompt =
    { $count ->
        [0] Move which goods?
        [1] Move goods to where?
       *[other] Move which goods?
    }
verb-dump =
    { $count ->
        [0] Throw goods away
        [1] Throw away from { $a }
       *[other] Throw away { $b } from { $a }
    }
verb-dump-prompt = Throw away what?
verb-drop =
    { $count ->
        [0] Leave goods here
        [1] Leave goods from { $a } here
       *[other] Leave { $b } from { $a } here
    }
verb-drop-prompt = Leave what here?
verb-lift =
    { $count ->
        [0] Pick up goods
        [1] Pick up with { $a }
       *[other] Pick up { $b } with { $a }
    }
verb-lift-prompt = Pick up what?
verb-sabotage =
    { $count ->
        [0] Sabotage
        [1] Sabotage { $a }
       *[other] Sabotage { $a }'s { $b }
    }
verb-sabotage-prompt =
    { $count ->
        [0] Sabotage whose timer?
       *[other] Sabotage which timer?
    }
verb-block =
    { $count ->
        [0] Launch a missile
        [1] Launch a missile at { $a }
       *[other] Block { $a }'s { $b }
    }
verb-block-prompt =
    { $count ->
        [0] Block whose card?
       *[other] Block which card?
    }
verb-trade =
    { $count ->
        [0] Propose a trade
        [1] Trade with { $a }
        [2] Trade with { $a } on { $b }
        [3] Give { $a } { $c } for what?
       *[other] Give { $a } { $c } for { $d }
    }
verb-trade-prompt =
    { $count ->
        [0] Trade with whom?
        [1] Trade on which planet?
        [2] Give what?
       *[other] Ask for what in return?
    }
verb-swap =
    { $count ->
        [0] Swap planned cards
        [1] Swap with { $a }
        [2] Give { $a } { $b } for what?
       *[other] Give { $a } { $b } for { $c_id ->
            [nothing] nothing
           *[other] the card in { $c }
        }
    }
verb-swap-prompt =
    { $count ->
        [0] Swap with whom?
        [1] Give which card?
       *[other] Ask for what in return?
    }
verb-accept =
    { $count ->
        [0] Accept a proposal
       *[other] Accept { $a }
    }
verb-accept-prompt = Accept which proposal?
verb-decline =
    { $count ->
        [0] Decline a proposal
       *[other] Decline { $a }
    }
verb-decline-prompt = Decline which proposal?
verb-withdraw =
    { $count ->
        [0] Withdraw a proposal
       *[other] Withdraw { $a }
    }
verb-withdraw-prompt = Withdraw which proposal?
verb-wait = Wait

## Standing orders

verb-queue =
    { $count ->
        [0] Add an order
        [1] { $a } …
        [2] { $a }: { $b }
        [3] { $a }: { $b } { $c }
       *[other] { $a_id ->
            [deals] { $a }: { $b } { $c } for { $d }
           *[other] { $a }: { $b } { $c } ({ $d })
        }
    }
verb-queue-prompt =
    { $count ->
        [0] Leave an order for what?
       *[other] What's the order?
    }
verb-when =
    { $count ->
        [0] Set a condition
        [1] { $a }: which order?
        [2] { $a }, { $b }: when?
       *[other] { $a }, { $b }: { $c }
    }
verb-when-prompt =
    { $count ->
        [0] Which order?
        [1] Which order?
       *[other] When?
    }
verb-sooner =
    { $count ->
        [0] Move an order up
        [1] { $a }: which order?
       *[other] { $a }: { $b } one place up
    }
verb-sooner-prompt = Move up which order?
verb-cancel =
    { $count ->
        [0] Cancel an order
        [1] { $a }: which order?
       *[other] { $a }: cancel { $b }
    }
verb-cancel-prompt = Cancel which order?
verb-aim =
    { $count ->
        [0] Change what a timer will do
        [1] { $a }: what instead?
       *[other] { $a }: { $b } instead
    }
verb-aim-prompt =
    { $count ->
        [0] Change what which timer will do?
       *[other] What will it do instead?
    }

## What is owed

step-settle = choose your first mine
step-work = run your planet
step-land = deliver what you still can, or wait

## Ids

id-red = red
id-yellow = yellow
id-green = green
id-blue = blue
id-all = everything
id-nothing = nothing
id-left = left of the planet
id-right = right of the planet
id-later = choose later
id-scrap = discard it
id-depot = depot
id-ship = ship
id-second = second ship
id-third = third ship
id-load = load
id-clear = clear it
id-unload = unload
id-deliver = deliver
id-dump = throw away
id-draw = draw from
id-place = if it waits for a site: build on
id-release = if it waits: take it away
id-planned = what is planned
id-free = wherever it covers no card
id-any = keep what I wish for, else what I can build
id-ask = keep what I wish for, else ask me
id-deals = proposals
id-wishes = keep when drawn
id-gifts = accept any gift of goods
id-decline = decline what no order of mine accepts
id-last = after the end
id-wait = don't wait for me
id-take = accept
id-research = research
id-build = build
id-use = use
id-fly = fly

id-always = as soon as it can
id-skip = at once or not at all
id-laden = when the ship has goods aboard
id-full = when the ship is full
id-empty = when the ship is empty
id-home = when the ship is home
id-carries-red = when the ship carries red
id-carries-yellow = when the ship carries yellow
id-carries-green = when the ship carries green
id-carries-blue = when the ship carries blue

id-ready = can begin once the timer is free
id-not-yet = has to wait
id-too-late = the game is ending
id-no-markers = you have no marker left to deliver with
id-zone-full = your planning zone is full
id-nothing-there = there's nothing to throw away
id-timer-lost = the timer is gone with its robot factory
id-level-reached = you've reached the highest level
id-card-gone = you don't have the card any more
id-card-covered = the card was built over
id-site-taken = there's something on that site that can't be built over
id-ship-gone = the ship is gone
id-there-already = the ship is already there
id-too-far = with goods aboard the ship only reaches the planets next to it
id-ship-away = the ship isn't home
id-nothing-wanted = nothing to deliver there

some-timer = timer { $number }
some-order = order { $number }
some-slot = place { $number }
some-deal = proposal { $number }
some-level = level { $number }
some-gizzi = neutral planet { $number }
some-seat = planet { $number }
some-site = site { $site }
some-goods = { $goods }
some-several = { $count } { $good }
some-exchange = { $give } for { $get }
some-way = { $give }, into the { $get }
some-two = { $one }, then { $other }
some-demand = { $goods } ({ $card })
some-order-research = research
some-order-build = build { $a } ({ $b })
some-order-scrap = discard { $a }
some-order-use = use { $a } ({ $b })
some-order-fly = fly with { $a } to { $b }
some-order-load = load everything in the depot onto { $a }
some-order-unload = unload { $a } into the depot
some-order-deliver = deliver whatever is wanted, with { $a }
some-order-dump = throw away { $b } ({ $a })
some-order-draw = draw from { $a } ({ $b })
some-order-place = if it waits for a site: { $a }
some-order-take = accept { $a } for { $b }

kind-mine = mine
kind-generator = generator
kind-depot = depot
kind-solar = solar satellite
kind-multi = multi-mine
kind-complex = mining complex
kind-converter = converter
kind-sabotage = sabotage probe
kind-transport = transport probe
kind-station = orbital station
kind-centre = technology centre
kind-factory = robot factory
kind-reactor = fusion reactor
kind-fusion = fusion mine
kind-metropolis = metropolis
kind-megacity = megacity
kind-fuser = fusion converter
kind-missile = interstellar missile

## Tables of the rules page

chart-cards = The cards of one box
chart-demands = What they demand
chart-column-card = Card
chart-column-level = Level
chart-column-count = Number
chart-column-shape = Where it lies
chart-column-does = What it does
chart-column-demands = Demands (R red, Y yellow, G green, B blue): points for who delivers + for the host
chart-advanced = { $card } (advanced)
chart-neutral = neutral planets (advanced)
chart-demand = { $goods } { $points }{ $host ->
        [0] { "" }
       *[other] +{ $host }
    }
chart-shape-power = beside the planet
chart-shape-both =
    { $links ->
        [0] one column, no power needed, touching another card
       *[other] one column with power
    }
chart-shape-action = two cells of the action row, both with power
chart-shape-demand = two cells of the demand row, touching another card
chart-does-mine = makes 1 good of its colour
chart-does-complex = makes 2 goods of its colour
chart-does-fusion = makes 4 goods of its colour
chart-does-multi = makes 1 good of any colour
chart-does-generator = on the ground: power for { $figure } columns of its side
chart-does-solar = on a generator: power for { $figure } columns of its side
chart-does-reactor = on a satellite: power for { $figure } columns of its side
chart-does-depot = holds { $figure } goods
chart-does-converter = exchanges 1 good at home for another
chart-does-fuser = exchanges up to 2 goods at home for others
chart-does-sabotage = loads 2 markers; each stops a running timer
chart-does-missile = loads 2 markers; each blocks a card of another player
chart-does-transport = holds 2 goods and beams them to a ship anywhere
chart-does-station = a further ship
chart-does-centre = 2 more places for planned cards
chart-does-factory = a further timer
chart-does-metropolis = nothing, but wants much: points as host
chart-does-megacity = nothing, but wants much: points as host

## Cards: several of a kind have numbers, those of the second box a further mark

card-mine =
    { $colour } mine{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-complex =
    { $colour } mining complex{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-fusion =
    { $colour } fusion mine{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-generator =
    generator{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-depot =
    depot{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-solar =
    solar satellite{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-multi =
    multi-mine{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-converter =
    converter{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-sabotage =
    sabotage probe{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-transport =
    transport probe{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-station =
    orbital station{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-centre =
    technology centre{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-factory =
    robot factory{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-reactor =
    fusion reactor{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-metropolis =
    metropolis{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-megacity =
    megacity{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-fuser =
    fusion converter{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-missile =
    interstellar missile{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }{ $second ->
        [0] { "" }
       *[other] { " " }II
    }
card-neutral = demand for { $goods }

## The end

over-time = Time is up.
over-markers = Somebody has placed their last victory marker.
column-markers = Markers
column-delivered = Delivered
column-hosted = As host
column-neutral = Neutral
column-total = Total
