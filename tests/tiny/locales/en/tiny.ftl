### The tiny game of the tests.

game-name = Tiny
game-summary = Bid for comets.
computer-miner = Miner

setting-rounds = Rounds
setting-rounds-description = How many comets come by
setting-dawn = Dawn
setting-dawn-description = When the sun rises on the bids
setting-dawn-hour = after an hour
setting-dawn-day = after a day
setting-notebook = Notebook
setting-notebook-description = What you were told stays in your messages

command-bid = bid
command-bid-description = Bid energy for the comet
command-refuel = refuel
command-refuel-description = Take one energy out of the pool
command-swap = swap
command-swap-description = Discard cards and draw as many
command-pass = pass
command-pass-description = Let the next comet come
command-order = order
command-order-description = What to bid when the sun rises first
command-content = content
command-content-description = Be done at once with every comet
command-ask = ask
command-ask-description = Be asked about every comet

param-energy = energy
param-energy-description = How much
param-cards = cards
param-cards-description = The cards to discard
param-wish = wish
param-wish-description = What to bid

verb-bid =
    { $count ->
        [0] Bid
       *[other] Bid { $a }
    }
verb-bid-prompt = How much energy do you bid?
verb-refuel = Refuel
verb-refuel-prompt = Refuel
verb-swap =
    { $count ->
        [0] Swap cards
        [1] Swap { $a }
       *[other] Swap { $a } and { $b }
    }
verb-swap-prompt = Which cards do you swap?
verb-pass = Done
verb-pass-prompt = Done
verb-order =
    { $count ->
        [0] At sunrise
       *[other] At sunrise: { $a }
    }
verb-order-prompt = What do you bid when the sun rises first?
verb-order-pass = Be done at once with comets
verb-order-ask = Ask me about comets

need-energy-left = You have less energy than that.
need-once = You did that in this turn already.
need-energy-in-pool = There is no energy in the pool.
need-cards-to-draw = There is no card left to draw.
need-hand = You can only swap cards of your hand.

step-bid-energy = bid energy
step-night = wait for the morning
step-use-comet = use the comet

step-bid-energy-about = All bid at once, in secret; the most energy wins.
step-use-comet-about = You have won the comet.
verb-bid-about = Only the winner pays.
verb-refuel-about = Takes energy out of the pool.
verb-swap-about = New cards for old ones.
verb-pass-about = The next comet comes.
verb-order-pass-about = You keep what you have, as long as you hold no good card.
verb-order-ask-about = You are asked each time.
verb-order-about = You bid like this when the sun rises first.

hint-bid = if you win: { $energy } energy for { $cards } card
hint-refuel = { $energy } energy
hint-swap = worth { $points }

id-ice = Ice
id-iron = Iron
id-low = bid one
id-high = bid three
id-nothing = bid nothing
id-order-pass = done at once with comets
id-order-ask = asked about comets
id-good-card = you hold a good card
card = { $kind } { $value }

event-dealt = Everybody holds { $cards } cards.
event-cards-drawn = You draw { $cards }.
event-round-began = Comet { $round } of { $rounds } comes by.
event-seat-bid = { $seat } has bid.
event-bid-noted = You bid { $energy }.
event-bids-opened = The bids of { $seats }: { $bids }.
event-tie-broken = The dice choose { $seat }.
event-comet-taken = { $seat } pays { $energy } and takes the comet.
event-comet-lost = Nobody wants the comet: { $card } flies by.
event-refuelled = { $seat } refuels.
event-hand-swapped = { $seat } swaps { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
event-order-left = When the sun rises first: { $order }.
event-order-dropped = Your order ({ $order }) asked for more energy than you have; it is dropped.

over-rounds = All comets have come by.
over-empty = No comet is left.
column-cards = Cards
column-energy = Energy
column-total = Total

tiny-round = Comet { $round } of { $rounds }
tiny-miner = { $name }: { $energy } energy, { $cards } cards{ $shown ->
        [0] {""}
       *[other] {" "}({ $hand })
    }{ $bid ->
        [0] {""}
       *[other] , has bid
    }

chart-deck = The deck
chart-column-kind = Kind
chart-column-worth = Worth
chart-column-count = Cards

reason-half = You have { $have } energy, and half of it often wins.
reason-small = A new card may well be worth more than { $points }.
reason-refuel = Energy wins comets, and nothing else brings it.
reason-pass = Your cards are good enough to keep.
