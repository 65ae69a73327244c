### Merchant of Venus: settings, commands, choices, decisions, score sheet.

game-name = Merchant of Venus
game-summary = Explore a galaxy, find its peoples, and trade your way to riches.

setting-variant = Game
setting-variant-description = Which game you play, and so how long it lasts
setting-variant-standard = Standard: 30 rounds
setting-variant-standard-description = The whole game, about 350 commands with four players; alone: the solo game
setting-variant-quick = Quick: 15 rounds
setting-variant-quick-description = Rounds 16 to 30, better ships, two known cultures each; about 180 commands
setting-variant-challenge = Solo challenge: 30 rounds
setting-variant-challenge-description = Alone against five challenges; with company it’s the standard game
setting-variant-epic = Epic: 40 rounds, or as many as you set
setting-variant-epic-description = A longer game of 31 to 60 rounds, with a new half after round 30
setting-rounds = Rounds of the epic game
setting-rounds-description = Only the epic game asks for it: 31 to 60
setting-surprise = Surprise length
setting-surprise-description = Dice set the length of the epic game, 30 rounds plus five dice, not the number above
setting-titles = Titles at the start
setting-titles-description = Four titles and two intel cards lie open from the start, not in the encounter pile
setting-teleportal = Teleportal 1 at the start
setting-teleportal-description = Teleportal 1 lies in the Asteroid System from the start
setting-production = Maximum production
setting-production-description = A market that becomes active gets all goods of its culture, not just one
setting-demand = Demand
setting-demand-description = In every odd round one market starts to pay more for some good
setting-notebook = Notebook
setting-notebook-description = You keep seeing what you were shown in secret; without it, it's gone after a minute

## Choices: at the start

verb-pilot =
    { $count ->
        [0] Choose a pilot
       *[other] Play the { $a }
    }
verb-pilot-prompt = Which pilot would you like?
verb-strengthen =
    { $count ->
        [0] Choose laser or shield
       *[other] Set the { $a } to 2
    }
verb-strengthen-prompt = Which one starts at 2?
verb-pack =
    { $count ->
        [0] Take two options
       *[other] Take { $a }
    }
verb-pack-prompt = Which two options?
verb-discover =
    { $count ->
        [0] Find a culture
       *[other] See who lives here: { $a }
    }
verb-discover-prompt = Whose first contact card do you turn up?
verb-stock =
    { $count ->
        [0] Buy goods
       *[other] Buy { $a }
    }
verb-stock-prompt = Which goods of your two cultures?
verb-place =
    { $count ->
        [0] Place your ship
       *[other] Start here: { $a }
    }
verb-place-prompt = Where does your ship start?

## Choices: a turn

verb-done = That's all
verb-done-prompt = That's all
verb-skip = Stay here
verb-skip-prompt = Stay here
verb-roll =
    { $count ->
        [0] Roll the speed dice
       *[other] Roll and head for { $a }
    }
verb-roll-prompt = Which way do you head?
verb-drive-off = Fly without your drive this turn
verb-drive-off-prompt = Fly without your drive this turn
verb-fly =
    { $count ->
        [0] Fly one field
       *[other] Fly to { $a }
    }
verb-fly-prompt = To which field?
verb-set-out =
    { $count ->
        [0] Set out on a voyage
       *[other] To { $a }
    }
verb-set-out-prompt = Where to, turn after turn? The % is the chance that nothing stops or diverts you.
verb-fly-to =
    { $count ->
        [0] Fly to a landing place
       *[other] Fly to { $a }
    }
verb-fly-to-prompt = Where do you land?
verb-land = Land here
verb-land-prompt = Land here
verb-assign =
    { $count ->
        [0] Put a die to work
        [1] Put a die on { $a }
       *[other] Put { $b } on { $a }
    }
verb-assign-prompt = Where does a die go, and which one?
verb-thrust =
    { $count ->
        [0] Extra thrust
       *[other] Extra thrust with { $a }
    }
verb-thrust-prompt = Which die?
verb-tune =
    { $count ->
        [0] Tune a die
        [1] Tune the die on { $a }
       *[other] Make the die on { $a } count 1 { $b }
    }
verb-tune-prompt = Which die, and which way?
verb-use =
    { $count ->
        [0] Use a card
       *[other] Use { $a }
    }
verb-use-prompt = What do you use?
verb-ask-exit = Let your neighbour name the exit
verb-ask-exit-prompt = Let your neighbour name the exit
verb-exit-to =
    { $count ->
        [0] Name the exit
       *[other] { $a_id ->
            [exit-by-die] From now on let the die name exits
           *[other] Send them to { $a }
        }
    }
verb-exit-to-prompt = By which exit must they leave?
verb-effect-die = Let the die decide
verb-effect-die-prompt = Let the die decide
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
verb-lower-prompt = Lower which gauge?
verb-reroll = Roll again
verb-reroll-prompt = Roll again
verb-fight =
    { $count ->
        [0] Fight
       *[other] Fight with the { $a }
    }
verb-fight-prompt = Fight with laser, shield or pilot?
verb-give =
    { $count ->
        [0] Give the pirates a good
       *[other] Give them { $a }
    }
verb-give-prompt = Which good do the pirates get?
verb-answer =
    { $count ->
        [0] Answer the card
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
        [0] Trade the reward in for c50
       *[other] Trade in for c50: { $a }
    }
verb-exchange-prompt = Trade the reward in for c50
verb-look =
    { $count ->
        [0] Look at no card
        [1] Look at { $a }
        [2] Look at { $a } and { $b }
       *[other] Look at { $a }, { $b } and { $c }
    }
verb-look-prompt = Whose first contact cards do you look at?
verb-leave = Leave everything as it is
verb-leave-prompt = Leave everything as it is
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
        [0] Put the encounter card back
       *[other] Put it { $a }
    }
verb-put-prompt = Where does the encounter card go?
verb-go-on = Continue
verb-go-on-prompt = Continue
verb-jam =
    { $count ->
        [0] Swap missions
        [1] Swap { $a }
       *[other] { $b } for { $a }
    }
verb-jam-prompt = Which mission do you give, and which do you take?
verb-jettison =
    { $count ->
        [0] Throw something overboard
       *[other] Throw overboard: { $a }
    }
verb-jettison-prompt = Throw what overboard?

## Choices: business

verb-buy =
    { $count ->
        [0] Buy
       *[other] Buy { $a_id ->
            [laser] a { $a }
            [shield] a { $a }
            [hold] a { $a }
            [drive-yellow] a { $a }
            [drive-red] a { $a }
            [drive-combined] a { $a }
           *[other] { $a }
        }
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
verb-sell-strong-prompt = Which good goes to your key account?
verb-sell-passenger =
    { $count ->
        [0] Sell a passenger
       *[other] Sell the { $a } for c100
    }
verb-sell-passenger-prompt = Which passenger do you sell?
verb-close-sales = No more sales: move the market now
verb-close-sales-prompt = No more sales
verb-deliver =
    { $count ->
        [0] Deliver a passenger
       *[other] Deliver the { $a }
    }
verb-deliver-prompt = Which passenger has arrived?
verb-board =
    { $count ->
        [0] Take a passenger aboard
       *[other] Take the { $a } aboard
    }
verb-board-prompt = Who comes aboard?
verb-unload =
    { $count ->
        [0] Leave cargo behind
       *[other] Leave behind, for nothing: { $a }
    }
verb-unload-prompt = Throw away which cargo? You get nothing for it.
verb-train =
    { $count ->
        [0] Train your pilot
       *[other] Train your pilot: { $a }
    }
verb-train-prompt = Which side of the pilot's card?
verb-fulfil =
    { $count ->
        [0] Complete a mission
        [1] { $a }
       *[other] { $a }: { $b }
    }
verb-fulfil-prompt = Which mission, and what do you give for it?
verb-second-mission = Get a second mission for c60
verb-second-mission-prompt = Get a second mission for c60
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
        [0] Build with your permit
       *[other] Build with your permit: { $a }
    }
verb-build-by-permit-prompt = On which orbit field, with your permit?

## Standing orders

verb-order =
    { $count ->
        [0] Leave a standing order
       *[other] { $a_id ->
            [exit-by-die] Let the die name exits for me
            [lower-gauges] After a failed test, lower the gauge and fly on
            [stop-on-failure] After a failed test, stop
            [fight-laser] Fight pirates with the laser
            [fight-shield] Fight pirates with the shield
            [fight-pilot] Fight pirates with the pilot
            [trade-in] Trade in every reward that can be
            [keep-rewards] Keep every reward
            [no-drills] Place no drills
            [save-markers] Keep some markers for spaceports
            [keep-going] On a voyage, roll and go without asking me
            [quiet-ends] Don't ask me at the end of a movement
            [jettison] Ask me right away in space what goes overboard
            [sell-cargo] On landing, sell whatever they buy
            [finish-turn] After landing, do what I've ordered and end my turn
           *[other] { $a }
        }
    }
verb-order-prompt = What should happen without asking you?
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
verb-order-buy-prompt = What should be bought when you land?
verb-cancel =
    { $count ->
        [0] Withdraw an order
       *[other] No longer: { $a }
    }
verb-cancel-prompt = Which order do you withdraw?
verb-cancel-exit =
    { $count ->
        [0] Withdraw a named exit
       *[other] No longer: { $a }
    }
verb-cancel-exit-prompt = Which exit do you withdraw?
verb-cancel-plan =
    { $count ->
        [0] Give up the flight plan
       *[other] No longer fly to { $a }
    }
verb-cancel-plan-prompt = Give up the flight plan
verb-cancel-jam =
    { $count ->
        [0] Jam no mission after all
       *[other] No longer jam { $a }
    }
verb-cancel-jam-prompt = Which mission don't you want any more?
verb-cancel-buy =
    { $count ->
        [0] Strike something off the list
       *[other] No longer buy { $a }
    }
verb-cancel-buy-prompt = What shouldn't be bought any more?

## What somebody owes

step-choose-pilot = choose a pilot
step-set-gauges = strengthen laser or shield
step-choose-pack = choose two options
step-turn-up-contact = turn up a first contact card
step-buy-stock = buy goods to start with
step-place-ship = place the ship
step-start-turn = roll and fly, or stay
step-fly = fly on
step-name-exit = name the exit for the neighbour
step-enter-portal = jump through the teleportal, or not
step-fail-test = stop here, or lower a gauge and fly on
step-fight-pirates = fight the pirates
step-lose-fight = accept the lost fight, or roll again
step-give-good = give the pirates a good
step-answer = answer the card
step-keep-reward = keep the reward, or trade it in
step-look-at-contacts = look at first contact cards
step-swap-contacts = swap two first contact cards, or leave them
step-look-at-encounter = look at the top encounter card, or not
step-put-encounter = put the encounter card back
step-tie-up = finish the movement
step-first-contact = trade with the new culture
step-do-business = do business
## Ids made of parts

venus-die = a { $number }
venus-demand = { $good } at the { $culture }, c{ $bonus } more
venus-exit = { $field } to { $exit }
venus-course = { $field }: { $points } movement{ $laser ->
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

venus-paid = c{ $price }
venus-paid-iou = c{ $price }, { $cash ->
        [0] by their IOU
       *[other] c{ $cash } yours
    }
venus-paid-back = c{ $price }, c{ $back } back
venus-hint-price = Costs { $paid }
venus-hint-build = Costs { $paid }; worth c200 at the end
venus-hint-fulfil = { $price ->
        [0] Then
       *[other] Costs { $paid }; then
    } you draw a reward and a new mission
venus-hint-good = { $count } for { $paid }; sells for c{ $low }–{ $high }: { $buyers }{ $best ->
        [0] {""}
       *[other] ; now c{ $best }, { $culture }
    }
venus-hint-gauge = Costs { $paid }; your { $gauge } will be { $value }{ $fame ->
        [0] {""}
       *[other] {" "}and brings { $fame } fame
    }
venus-hint-thing = { $count } for { $paid }: { $does }
venus-hint-go-on = On to { $field }
venus-hint-unload = { $count } less aboard, and you're paid nothing
venus-hint-jettison = { $count } less aboard, and you're paid nothing
venus-hint-overboard = { $least } to { $most } infamy, the higher of two dice: mostly { $often } or more
venus-hint-claim = Costs { $paid }; { $does }
venus-pilot-humans = At level 3: Negotiator (sells well in weak markets) or Improviser (rolls again)
venus-pilot-eeepeep = At level 3: Fine tuner (a die counts 1 more or less) or Thruster (more extra thrust)
venus-pilot-whynom = At level 3: Builder (spaceports cost c150) or Packer (two more points of room)
venus-pilot-qossuth = At level 3: Fighter (2 less on the pirates' die) or Clairvoyant (sees encounters first)
venus-hint-pays = Brings c{ $price }
venus-hint-sale = Brings c{ $price } for { $count }{ $best ->
        [0] {""}
       *[other] ; { $culture } would pay c{ $best }
    }
venus-hint-guest = To { $goal }, pays c{ $price }
venus-hint-guest-unknown = To { $goal } (not found yet), pays c{ $price }
venus-hint-strengthen = Laser { $laser }, shield { $shield }
venus-hint-lower = You fly on with { $gauge } { $value }
venus-hint-exit = Leads to { $field }
venus-hint-die = The die shows { $number }
venus-hint-exits = Takes exit { $number } at navigation fields on the way
venus-hint-fuel = Brings { $movement } movement
venus-hint-moves = { $culture }: { $now } now{ $known ->
        [0] {""}
       *[other] , then { $then }
    }
venus-loss = { $loot ->
        [0] { $ransom ->
            [0] nothing
           *[other] c{ $ransom }
        }
       *[other] { $loot } good
    }
venus-fight-laser = { $chance } % to win { $credits ->
        [0] a reward
       *[other] c{ $credits }, { $fame } fame and a reward
    }; lost, it costs { $loss }
venus-fight-shield = { $chance } % to win { $fame } fame; lost, it costs { $loss }
venus-fight-pilot = { $chance } % to win up to { $movement } movement; lost, it costs { $loss }

## Beside a way: where it leads

venus-goal = { $who }{ $count ->
        [0] {""}
       *[other] : { $what }
    }
venus-goal-base = Passengers, training, missions
venus-goal-market = { $culture }, { $state }
venus-goal-seen = Unknown to others; you saw { $culture }
venus-goal-unknown = Nobody knows who lives there
venus-goal-pays = c{ $price } for { $what }
venus-goal-sells = sells { $good } for c{ $price }
venus-hint-pirates = Pirates on the way, whom you fight by order
venus-field-pirates = Pirates +{ $number }, hunting { $category } goods
venus-field-test = A { $ability } test, { $chance } % to pass
venus-field-card = The next encounter: { $card }
venus-field-encounter = An encounter card is drawn

## What you have afterwards

venus-hint-and = { $first }; { $then }
venus-hint-sure = you'll have { $changes }
venus-more-credits = c{ $count } more
venus-less-credits = c{ $count } less
venus-more-fame = { $count } fame more
venus-less-fame = { $count } fame less
venus-more-infamy = { $count } infamy more
venus-less-infamy = { $count } infamy less
venus-more-goods = { $count ->
        [one] 1 good more
       *[other] { $count } goods more
    }
venus-less-goods = { $count ->
        [one] 1 good less
       *[other] { $count } goods less
    }
venus-more-laser = laser { $then }
venus-less-laser = laser { $then }
venus-more-shield = shield { $then }
venus-less-shield = shield { $then }
venus-more-equipment = { $count } equipment more
venus-less-equipment = { $count } equipment less

## Other ids

id-navigation = navigation
id-thrust = extra thrust
id-top = back on top
id-bottom = under the pile
id-up = higher
id-down = lower
id-pay = pay
id-stop = end your turn here
id-infamy = take 1 infamy
id-help = help, and end your turn here
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
id-spaceport = your own spaceport
id-encounters = encounters
id-rewards = rewards
id-missions = missions
id-passengers = passengers
id-credits = 50 credits
id-flame = 30 credits and a Strong Flame
id-probe = 30 credits and a Data Probe
id-spoiler = 30 credits and a Less-Fancy Spoiler
id-cloak = a Cloaking Field
id-two-laser = 2 more laser
id-two-shield = 2 more shield
id-both-gauges = 1 more laser and 1 more shield

id-level-2 = level 2
id-points-0 = no extra movement
id-points-1 = 1 extra movement
id-points-2 = 2 extra movement
id-points-3 = 3 extra movement
id-drill = drill it

## Orders

id-exit-by-die = let the die name exits for me
id-lower-gauges = after a failed test, lower the gauge and fly on
id-stop-on-failure = after a failed test, stop
id-fight-laser = fight pirates with the laser
id-fight-shield = fight pirates with the shield
id-fight-pilot = fight pirates with the pilot
id-trade-in = trade in every reward that can be
id-keep-rewards = keep every reward
id-no-drills = place no drills
id-save-markers = keep some markers for spaceports
id-keep-going = on a voyage, roll and go without asking me
id-quiet-ends = don't ask me at the end of a movement
id-jettison = ask me right away in space what goes overboard
id-sell-cargo = on landing, sell whatever they buy
id-finish-turn = after landing, do what I've ordered and end my turn
id-cannot-win = it can't win this fight, and something else can
id-mission-gone = nobody else has that mission now
id-sold-out = somebody has it now
id-gauge-full = your gauge is as high as it goes
id-stopped = you were stopped on the way
id-landed = you've landed elsewhere
id-no-way = no way leads there any more
id-plain = order
id-exit = exit
id-plan = flight plan
id-jam = mission to jam
id-buy = shopping list

## The end

over-rounds = That was the last round.
over-disqualified = That was the last round, and nobody wins: everybody has less than 0 fame.
over-challenge-won = All five challenges are met.
over-challenge-lost = That was the last round, and some challenges are still unmet.
column-credits = Credits
column-spaceports = Spaceports
column-fame = Fame
column-infamy = Infamy
column-bonus = For fame
column-total = Total

## What is lacking for a choice that is not on offer

need-market-here = Nobody you know trades here.
need-purchase-left = You have no purchase left: you get one after landing in a city, three at a first contact.
need-for-sale = That isn't for sale here.
need-room-aboard = You have no room for that, or there's none left in stock.
need-credits-enough = You can't afford that.
need-sales-open = You've closed your sales for this turn.
need-sale-left = You have no sale left: you get one after landing in a city, three at a first contact.
need-good-aboard = You don't have that good aboard.
need-bought-here = Nobody buys that here.
need-fee-payable = You couldn't pay the spaceport's fee.
need-something-sold = You haven't sold anything here yet.
need-key-account = You need a Key Account for that.
need-worth-more = A Key Account wouldn't pay more for it than you get now.
need-passenger-aboard = You don't have that passenger aboard.
need-goal-here = That passenger wants to go somewhere else.
need-waiting-here = No such passenger waits here, or you can't take them aboard now.
need-room-for-passenger = You have no room for that passenger.
need-can-go-ashore = You can't leave that here.
need-holds-slaver = Only the Slaver sells passengers.
need-level-left = Your pilot is at the highest level already.
need-before-business = You have to do that before all other business.
need-trainer-here = You learn that elsewhere: the second level at the Galactic Base, the third at home.
need-training-payable = You can't afford the training.
need-mission-payable = You can't complete that mission that way, here and now.
need-at-base = You can only do that at the Galactic Base.
need-no-second-mission = You can't get a second mission now.
need-second-mission-payable = You can't afford a second mission.
need-reward-exchanged = That card doesn't lie beside the board.
need-reward-payable = You can't afford that card.
need-card-claimable = You can't claim that card here and now.
need-card-of-use = That card is no use now.
need-nothing-bought = You've bought something this turn, so you can't build a spaceport.
need-site-here = You can't build a spaceport there from here, or you have no marker left.
need-port-payable = You can't afford the spaceport.
need-building-permit = You need a Building Permit for that.
need-permit-payable = You can't afford the spaceport, even with the permit.
need-in-space = You can only do that in space.
need-can-go-overboard = You can't throw that overboard.
need-line-to-leave-by = In space say where you head: `/merchant-of-venus head`. From a landing place or a navigation field, just roll: `/merchant-of-venus roll`.
need-way-leads-there = No way leads to a landing place like that.
need-drive-aboard = You have no drive aboard.
need-drive-on = Your drive is switched off already.
need-may-land-here = You land after a move: in a city, at a spaceport or on an asteroid.
need-way-on = You have nowhere to continue to; say where you fly.
need-goal-within-points = You can't reach a landing place like that.
need-exit-open = No such way is open from here.
need-heading-kept = Your first step follows the direction you named.
need-exit-unknown = You know the way on already; no need to ask anybody.
need-die-free = You have no die free, or your pilot can't use more this turn.
need-place-open = You have no such die, or no place for it.
need-thrust-open = Extra thrust takes one die a turn, before your ship moves.
need-thrust-number = Extra thrust doesn't take that number.
need-card-for-flight = You don't have that card, or it's no use now.
need-die-to-tune = You can't tune that die: only a Fine tuner can, once a turn.
need-not-moved = You do that after the roll, before your ship moves.
need-shuttle-sent = You need a die on the Shuttle for that.
need-goal-in-reach = You don't have that passenger aboard, or it's too far for the Shuttle.
need-waiting-in-reach = No such passenger waits within reach of your Shuttle.
need-room-for-guest = You have no room for that passenger.
need-ends-asked = You can do that after a movement, unless you've switched the question off.
need-jammer-ready = You need a Jammer for that, and it works once a turn.
need-mission-to-swap = You can't swap those missions on this field.
need-card-in-space = You can't claim that card here and now.
need-jettison-asked = You're only asked that here if you've ordered it; otherwise before your next roll.
need-die-of-use = That die and upgrade would do nothing now.
need-pilot-to-choose = There's no such pilot.
need-gauge-to-choose = Choose the laser or the shield.
need-pack-left = There's no such option, or you can't take it twice.
need-face-down = No first contact card lies face down there.
need-good-of-own-cultures = Your two cultures have none of that left.
need-credits-for-good = You can't afford that good.
need-room-for-good = You have no room for that good.
need-own-landing-place = That's neither the Galactic Base nor a landing place in one of your two systems.
need-just-drawn = You've drawn another reward card.
need-option-of-card = That isn't one of the answers you can give to this card now.
need-looked-at = You can only swap the two cards you've looked at.
need-top-or-bottom = Put the card on top or at the bottom.
need-improviser = You need an Improviser for that.
need-reroll-left = Your Improviser has rolled a die again this turn already.
need-gauge-that-failed = You can only lower the gauge that was tested, and a pilot's skill can't be lowered.
need-gauge-above-one = That gauge is at 1 already, so you can't lower it.
need-ability-to-fight-with = You fight with your laser, your shield or your pilot.
need-variable-open = In a fight a die only goes onto a Variable Laser or a Variable Shield without one.
need-good-hunted = These pirates want another category of goods.
need-line-of-field = No such line leaves that field.
need-line-open-to-flyer = Their ship can't take that line: it came that way, can't get through, or has too few movement points.
need-navigation-open = At a teleportal a die only goes onto navigation, and only if there's none yet.
need-portal-of-choice = You need a Gate Lock or Star Charts to choose a teleportal.
need-teleportal-there = There's no teleportal on that field.
need-not-choosing-yet = You choose your way freely this turn already.
need-intel-held = You don't have that intel card.
