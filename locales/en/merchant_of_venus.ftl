### Merchant of Venus: settings, commands, choices, decisions, score sheet.

game-name = Merchant of Venus
game-summary = Explore a galaxy, find its peoples, and trade your way to riches in 30 rounds. 1 to 4 players.
computer-trader = Trader

setting-variant = Game
setting-variant-description = Four players send about 350 commands; about 180 in the quick game, which suits slow tables
setting-variant-standard = Standard: 30 rounds; with one player the solo game
setting-variant-quick = Quick: 15 rounds, better ships, two known cultures each
setting-variant-challenge = Solo challenge: five challenges to meet; with company the standard game
setting-variant-epic = Epic: as many rounds as you like
setting-rounds = Rounds of the epic game
setting-rounds-description = How long the epic game lasts, 31 to 60; the other games are not changed by it
setting-surprise = Surprise length
setting-surprise-description = The epic game lasts as long as five dice and 30 say, not the rounds chosen
setting-titles = Titles at the start
setting-titles-description = Four titles and two intel cards lie open from the start, not in the encounter pile
setting-teleportal = Teleportal 1 at the start
setting-teleportal-description = Teleportal 1 lies in the Asteroid System from the start
setting-production = Maximum production
setting-production-description = A market that becomes active gets all goods of its culture, not one
setting-demand = Demand
setting-demand-description = In every odd round a market is ready to pay more for some good
setting-notebook = Notebook
setting-notebook-description = What you were shown in secret stays in your view; without it, it disappears after a minute

## Choices: at the start

verb-pilot =
    { $count ->
        [0] Choose a pilot
       *[other] { $a }
    }
verb-pilot-prompt = Which pilot would you like?
verb-strengthen =
    { $count ->
        [0] Laser or shield
       *[other] Set { $a } to 2
    }
verb-strengthen-prompt = Which of them starts at 2?
verb-pack =
    { $count ->
        [0] Take two options
       *[other] Take { $a }
    }
verb-pack-prompt = Two of these options
verb-discover =
    { $count ->
        [0] Find a culture
       *[other] See who lives here: { $a }
    }
verb-discover-prompt = Which first contact card is turned up?
verb-stock =
    { $count ->
        [0] Buy goods
       *[other] Buy { $a }
    }
verb-stock-prompt = Goods of your two cultures
verb-place =
    { $count ->
        [0] Place your ship
       *[other] Start here: { $a }
    }
verb-place-prompt = Where does your ship start?

## Choices: a turn

verb-done = Done
verb-done-prompt = Done
verb-skip = Stay here
verb-skip-prompt = Stay here
verb-roll =
    { $count ->
        [0] Roll the speed dice
       *[other] Roll, towards { $a }
    }
verb-roll-prompt = In which direction do you fly?
verb-drive-off = Switch the drive off for this turn
verb-drive-off-prompt = Switch the drive off
verb-fly =
    { $count ->
        [0] Fly one field
       *[other] Fly to { $a }
    }
verb-fly-prompt = To which field?
verb-set-out =
    { $count ->
        [0] Set out on a voyage
       *[other] { $a }
    }
verb-set-out-prompt = Where to, turn after turn? The % is the chance that nothing stops or diverts you.
verb-fly-to =
    { $count ->
        [0] Fly to a landing place
       *[other] { $a }
    }
verb-fly-to-prompt = Where do you land?
verb-land = Land here
verb-land-prompt = Land here
verb-assign =
    { $count ->
        [0] Assign a die
        [1] A die on { $a }
       *[other] { $b } on { $a }
    }
verb-assign-prompt = Which place, and which die?
verb-thrust =
    { $count ->
        [0] Extra thrust
       *[other] Extra thrust with { $a }
    }
verb-thrust-prompt = With which die?
verb-tune =
    { $count ->
        [0] Tune a die
        [1] Tune the die on { $a }
       *[other] The die on { $a } counts 1 { $b }
    }
verb-tune-prompt = Which die, and which way?
verb-use =
    { $count ->
        [0] Use a card
       *[other] Use { $a }
    }
verb-use-prompt = What do you use?
verb-ask-exit = Let others name the exit
verb-ask-exit-prompt = Let others name the exit
verb-exit-to =
    { $count ->
        [0] Name the exit
       *[other] { $a_id ->
            [exit-by-die] The die names exits for me from now on
           *[other] Send them to { $a }
        }
    }
verb-exit-to-prompt = By which exit must they leave?
verb-effect-die = Let the effect die decide
verb-effect-die-prompt = Let the effect die decide
verb-portal-to =
    { $count ->
        [0] Choose where to jump
       *[other] Jump to { $a }
    }
verb-portal-to-prompt = To which teleportal?

## Choices: dangers and cards

verb-stop = Stop here
verb-stop-prompt = Stop here
verb-lower =
    { $count ->
        [0] Lower a gauge and fly on
       *[other] Lower the { $a } by 1 and fly on
    }
verb-lower-prompt = Lower a gauge and fly on
verb-reroll = Roll again
verb-reroll-prompt = Roll again
verb-fight =
    { $count ->
        [0] Fight
       *[other] Fight with the { $a }
    }
verb-fight-prompt = With laser, shield or pilot?
verb-give =
    { $count ->
        [0] Give a good
       *[other] Give them { $a }
    }
verb-give-prompt = Which good do the pirates get?
verb-answer =
    { $count ->
        [0] Answer a card
        [1] { $a }
       *[other] { $a }: { $b }
    }
verb-answer-prompt = What do you choose?
verb-keep =
    { $count ->
        [0] Keep the reward
       *[other] Keep { $a }
    }
verb-keep-prompt = Keep the reward
verb-exchange =
    { $count ->
        [0] Exchange the reward
       *[other] c50 for { $a }
    }
verb-exchange-prompt = Exchange the reward
verb-look =
    { $count ->
        [0] Look at none
        [1] Look at { $a }
        [2] Look at { $a } and { $b }
       *[other] Look at { $a }, { $b } and { $c }
    }
verb-look-prompt = Whose first contact cards do you look at?
verb-leave = Leave it as it is
verb-leave-prompt = Leave it as it is
verb-swap-contacts =
    { $count ->
        [0] Swap the two cards
        [1] Swap { $a }
       *[other] Swap { $a } and { $b }
    }
verb-swap-contacts-prompt = Swap the two cards
verb-look-encounter = Look at the top encounter card
verb-look-encounter-prompt = Look at the top encounter card
verb-put =
    { $count ->
        [0] Put the card back
       *[other] Put it { $a }
    }
verb-put-prompt = Where does the encounter card go?
verb-go-on = Go on
verb-go-on-prompt = Go on
verb-jam =
    { $count ->
        [0] Swap missions
        [1] Swap { $a }
       *[other] { $b } for { $a }
    }
verb-jam-prompt = Your mission, and the one you want
verb-jettison =
    { $count ->
        [0] Throw something out
       *[other] Throw { $a } out
    }
verb-jettison-prompt = What goes overboard?

## Choices: business

verb-buy =
    { $count ->
        [0] Buy
       *[other] Buy { $a }
    }
verb-buy-prompt = What do you buy?
verb-sell =
    { $count ->
        [0] Sell
       *[other] Sell { $a }
    }
verb-sell-prompt = What do you sell?
verb-sell-strong =
    { $count ->
        [0] Sell at the strong value
       *[other] Sell { $a } at the strong value
    }
verb-sell-strong-prompt = What does your key account get?
verb-sell-passenger =
    { $count ->
        [0] Sell a passenger
       *[other] Sell the { $a } for c100
    }
verb-sell-passenger-prompt = Whom do you sell?
verb-close-sales = No more sales: move the market now
verb-close-sales-prompt = No more sales
verb-deliver =
    { $count ->
        [0] Deliver a passenger
       *[other] Deliver the { $a }
    }
verb-deliver-prompt = Who has arrived?
verb-board =
    { $count ->
        [0] Take a passenger aboard
       *[other] Take the { $a } aboard
    }
verb-board-prompt = Who comes aboard?
verb-unload =
    { $count ->
        [0] Unload
       *[other] Unload { $a }
    }
verb-unload-prompt = What stays here, without payment?
verb-train =
    { $count ->
        [0] Train your pilot
       *[other] Train your pilot: { $a }
    }
verb-train-prompt = Which side of the card?
verb-fulfil =
    { $count ->
        [0] Complete a mission
        [1] { $a }
       *[other] { $a }: { $b }
    }
verb-fulfil-prompt = Which mission, and by what?
verb-second-mission = Get a second mission for c60
verb-second-mission-prompt = Get a second mission
verb-buy-reward =
    { $count ->
        [0] Buy an exchanged reward
       *[other] Buy { $a }
    }
verb-buy-reward-prompt = Which exchanged reward, for c60?
verb-claim =
    { $count ->
        [0] Claim a card
       *[other] Claim { $a }
    }
verb-claim-prompt = Which title or intel card?
verb-build =
    { $count ->
        [0] Build a spaceport
       *[other] Build a spaceport: { $a }
    }
verb-build-prompt = On which orbit field?
verb-build-by-permit =
    { $count ->
        [0] Build by permit
       *[other] Build by permit: { $a }
    }
verb-build-by-permit-prompt = On which orbit field, with the permit?

## Standing orders

verb-order =
    { $count ->
        [0] Leave an order
       *[other] { $a }
    }
verb-order-prompt = What is done for you?
verb-order-exit =
    { $count ->
        [0] Name exits in advance
       *[other] { $a }
    }
verb-order-exit-prompt = Which exit, at which navigation field?
verb-order-plan =
    { $count ->
        [0] Make a flight plan
       *[other] Fly to { $a }
    }
verb-order-plan-prompt = Where to, turn after turn?
verb-order-jam =
    { $count ->
        [0] Jam a mission
       *[other] Jam { $a }
    }
verb-order-jam-prompt = Which mission of others would you like?
verb-order-buy =
    { $count ->
        [0] Write a shopping list
       *[other] Buy { $a } on landing
    }
verb-order-buy-prompt = What is bought on landing?
verb-cancel =
    { $count ->
        [0] Withdraw an order
       *[other] No longer: { $a }
    }
verb-cancel-prompt = Which order no longer stands?
verb-cancel-exit =
    { $count ->
        [0] Name no exit in advance
       *[other] No longer: { $a }
    }
verb-cancel-exit-prompt = Which exit do you no longer name?
verb-cancel-plan =
    { $count ->
        [0] Give up the flight plan
       *[other] No longer to { $a }
    }
verb-cancel-plan-prompt = Give up the flight plan
verb-cancel-jam =
    { $count ->
        [0] Jam no mission
       *[other] No longer jam { $a }
    }
verb-cancel-jam-prompt = Which mission do you no longer want?
verb-cancel-buy =
    { $count ->
        [0] Strike something off the list
       *[other] No longer buy { $a }
    }
verb-cancel-buy-prompt = What is no longer bought?

## What somebody owes

step-choose-pilot = choose a pilot
step-set-gauges = choose laser or shield
step-choose-pack = choose two options
step-turn-up-contact = turn up a first contact card
step-buy-stock = buy goods to start with
step-place-ship = place the ship
step-start-turn = stay or roll
step-fly = fly
step-name-exit = name the exit
step-enter-portal = decide about the jump
step-fail-test = stop or lower the gauge
step-fight-pirates = fight the pirates
step-lose-fight = accept the loss or roll again
step-give-good = give the pirates a good
step-answer = answer a card
step-keep-reward = keep the reward or exchange it
step-look-at-contacts = look at first contact cards
step-swap-contacts = swap two first contact cards or not
step-look-at-encounter = look at the top encounter card or not
step-put-encounter = put the encounter card back
step-tie-up = finish the movement
step-first-contact = trade with the new culture
step-do-business = do business
## Ids made of parts

venus-die = a { $number }
venus-demand = { $good } at the { $culture }, c{ $bonus } more
venus-exit = { $field } by { $exit }
venus-course = { $field }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $laser ->
        [0] {""}
        [one] , 1 laser
       *[other] , { $laser } laser
    }{ $shield ->
        [0] {""}
        [one] , 1 shield
       *[other] , { $shield } shield
    }{ $pilot ->
        [0] {""}
        [one] , 1 pilot
       *[other] , { $pilot } pilot
    }{ $encounters ->
        [0] {""}
        [one] , 1 encounter
       *[other] , { $encounters } encounters
    }{ $chance ->
        [100] {""}
       *[other] , { $chance } %
    }

## Beside a choice: what it comes to

venus-hint-unload = stays here, and you are paid nothing
venus-hint-price = c{ $price }
venus-hint-good = c{ $price }; sells for c{ $low }–{ $high }: { $buyers }{ $best ->
        [0] {""}
       *[other] ; now c{ $best }, { $culture }
    }
venus-hint-claim = c{ $price }; { $does }
venus-hint-pays = brings c{ $price }
venus-hint-guest = to { $goal }, c{ $price }
venus-hint-chance = { $chance } %

## Other ids

id-navigation = navigation
id-thrust = extra thrust
id-top = back on top
id-bottom = under the pile
id-up = higher
id-down = lower
id-pay = pay
id-stop = end the turn here
id-infamy = take 1 infamy
id-help = help, and end the turn here
id-fly-on = fly on
id-reroll = roll again
id-accept = leave it at that
id-nothing = nothing
id-none = none
id-weak = weak
id-active = active
id-strong = strong
id-basic = basic
id-quality = quality
id-luxury = luxury
id-side-a = side A
id-side-b = side B
id-humans-a = Negotiator (sells at the active value while the market is weak)
id-humans-b = Improviser (once a turn, rolls a speed die, a test or a fight again)
id-eeepeep-a = Fine tuner (once a turn, an assigned die counts 1 higher or lower)
id-eeepeep-b = Thruster (extra thrust with a 1, 2 or 3)
id-whynom-a = Builder (spaceports cost c150)
id-whynom-b = Packer (two more points of room)
id-qossuth-a = Fighter (2 less on the die against pirates)
id-qossuth-b = Clairvoyant (sees an encounter card before entering its field)
id-second-mission = second mission
id-pirates = pirates
id-spaceport = own spaceport
id-encounters = encounters
id-rewards = rewards
id-missions = missions
id-passengers = passengers
id-credits = c50
id-flame = c30 and a Strong Flame
id-probe = c30 and a Data Probe
id-spoiler = c30 and a Less-Fancy Spoiler
id-cloak = a Cloaking Field
id-two-laser = 2 more laser
id-two-shield = 2 more shield
id-both-gauges = 1 more laser and 1 more shield

id-level-2 = level 2
id-points-0 = no point more
id-points-1 = 1 point more
id-points-2 = 2 points more
id-points-3 = 3 points more
id-drill = drill it

## Orders

id-exit-by-die = the die names exits for me
id-lower-gauges = after a failed test, lower the gauge and fly on
id-stop-on-failure = after a failed test, stop
id-fight-laser = fight pirates with the laser
id-fight-shield = fight pirates with the shield
id-fight-pilot = fight pirates with the pilot
id-trade-in = exchange every reward that can be
id-keep-rewards = keep every reward
id-no-drills = place no drills
id-save-markers = keep some markers for spaceports
id-keep-going = on a voyage, roll and go without questions
id-quiet-ends = no questions at the end of a movement
id-jettison = ask me at once in space what goes overboard
id-plain = order
id-exit = exit
id-plan = flight plan
id-jam = mission to jam
id-buy = shopping list

## The end

over-rounds = The last round is over.
over-disqualified = The last round is over, and nobody wins: everybody has less than 0 fame.
over-challenge-won = All five challenges are met.
over-challenge-lost = The last round is over, and not all challenges are met.
column-credits = Credits
column-spaceports = Spaceports
column-fame = Fame
column-infamy = Infamy
column-bonus = For fame
column-total = Total

## What is lacking for a choice that is not on offer

need-market-here = Nobody is known to trade here.
need-purchase-left = There is no purchase left: one after landing in a city, three at a first contact.
need-for-sale = That is not for sale here.
need-room-aboard = There is no room or place for that aboard, or none left in stock.
need-credits-enough = That costs more than you have.
need-sales-open = The sales of this turn are closed.
need-sale-left = There is no sale left: one after landing in a city, three at a first contact.
need-good-aboard = You have no such good aboard.
need-bought-here = That is not bought here.
need-fee-payable = You could not pay the fee of the spaceport.
need-something-sold = Nothing has been sold here yet.
need-key-account = That takes a Key Account.
need-worth-more = A Key Account would bring no more for it than you get now.
need-passenger-aboard = No such passenger is aboard.
need-goal-here = That passenger wants to go elsewhere.
need-waiting-here = No such passenger waits here, or they may not come aboard now.
need-room-for-passenger = There is no room for that passenger.
need-can-go-ashore = That cannot go ashore here.
need-holds-slaver = Only the Slaver sells passengers.
need-level-left = Your pilot has the highest level.
need-before-business = That comes before all other business.
need-trainer-here = That level is taught elsewhere: the second at the Galactic Base, the third at home.
need-training-payable = Training costs more than you have.
need-mission-payable = That mission cannot be completed so, here and now.
need-at-base = That is possible at the Galactic Base only.
need-no-second-mission = There is no second mission to be had.
need-second-mission-payable = A second mission costs more than you have.
need-reward-exchanged = That card does not lie beside the board.
need-reward-payable = That card costs more than you have.
need-card-claimable = You cannot claim that card here and now.
need-card-of-use = That card is of no use now.
need-nothing-bought = Who has bought something builds no spaceport in the same turn.
need-site-here = No spaceport can be built there from here, or you have no marker left.
need-port-payable = The spaceport costs more than you have.
need-building-permit = That takes a Building Permit.
need-permit-payable = Even with the permit the spaceport costs more than you have.
need-in-space = That is possible in space only.
need-can-go-overboard = That cannot be thrown out.
need-line-to-leave-by = In space you name the field to which you leave; from a landing place or a navigation field you roll without.
need-way-leads-there = No way leads to such a landing place.
need-drive-aboard = There is no drive aboard.
need-drive-on = The drive is switched off already.
need-may-land-here = You land after a move: in a city, at a spaceport or on an asteroid.
need-way-on = There is no goal to go on to; name a way.
need-goal-within-points = No such landing place is within reach.
need-exit-open = No such way is open from here.
need-heading-kept = The first step follows the direction that you named.
need-exit-unknown = The way on is known; nobody needs to be asked.
need-die-free = No die is free, or your pilot assigns no more in a turn.
need-place-open = There is no such die, or no place for it.
need-thrust-open = Extra thrust takes one die a turn, before the ship moves.
need-thrust-number = Extra thrust does not take that number.
need-card-for-flight = You have no such card, or it is of no use now.
need-die-to-tune = There is no such die to be tuned: once a turn, by a Fine tuner.
need-not-moved = That comes after the roll, before the ship moves.
need-shuttle-sent = That takes a die on a Shuttle.
need-goal-in-reach = No such passenger is aboard, or the goal is too far for the Shuttle.
need-waiting-in-reach = No such passenger waits within reach of the Shuttle.
need-room-for-guest = There is no room for that passenger.
need-ends-asked = That is possible after a movement, unless you switched the question off.
need-jammer-ready = That takes a Jammer, once a turn.
need-mission-to-swap = No such missions can be swapped on this field.
need-card-in-space = You cannot claim that card here and now.
need-jettison-asked = That is asked here only of those who ordered it; else before the next roll.
need-die-of-use = No such die and upgrade would do anything now.
need-pilot-to-choose = There is no such pilot.
need-gauge-to-choose = Choose the laser or the shield.
need-pack-left = There is no such option, or not once more.
need-face-down = No first contact card lies face down there.
need-good-of-own-cultures = Your two cultures have no such good left.
need-credits-for-good = That good costs more than you have.
need-room-for-good = There is no room for that good.
need-own-landing-place = That is neither the Galactic Base nor a landing place in one of your two systems.
