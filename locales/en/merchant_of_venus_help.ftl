### Merchant of Venus: what newcomers are told.

## The page

page-about = You're a trader in a galaxy that nobody has charted. Fourteen cultures live there. Find them, buy what one of them makes, and sell it dear to the others.
page-win = After the last round the most credits win. Each spaceport you've built brings 200 credits, and each fame 10. Infamy takes fame away.
page-turn = Roll three dice: their sum is your movement. Fly, meet what lies on the way, and land. Where a known culture lives, you buy, sell, and carry passengers. You may also stay where you are and trade again.
page-board = The map shows 14 systems and the routes between them, field by field. You see your ships, who lives where, how well each market pays, and the dangers: hazards, pirates, and unknown encounters. c60 means 60 credits.

## Decisions

step-choose-pilot-about = Everybody names a wish in secret. If several want the same pilot, one of them gets it by lot. Pilots differ from level 3 on, and in where they get a discount.
step-set-gauges-about = Laser and shield help you past hazards and pirates. One starts at 2, the other at 1. Everybody chooses at the same time.
step-choose-pack-about = You start the challenge with two of these options instead of credits. They're handed out when you've chosen both.
step-turn-up-contact-about = You turn up two cards and so find two cultures. You're their discoverer, and soon you may buy their goods.
step-buy-stock-about = You may buy goods of your two cultures before the first round. They're for selling to other cultures.
step-place-ship-about = You decide where your ship starts: at the Galactic Base, or where one of your two cultures lives.
step-start-turn-about = You roll and fly, or you stay. Staying on a landing place lets you trade there without a limit; staying in space ends your turn.
step-fly-about = You've rolled, and your ship can't go on by itself. Name a place to fly to, put a die to work, or use a card first.
step-name-exit-about = Your neighbour has no die for this navigation field. So you say by which exit they leave, or let a die decide.
step-enter-portal-about = A teleportal takes your ship to the teleportal with the number of your navigation die. Without such a die, a roll decides.
step-fail-test-about = The die wasn't lower than your value, so you've failed the test of this field. Your turn ends here, unless you can give something up to fly on.
step-fight-pirates-about = A die plus the pirates' number must be lower than the value you choose. If you lose, they take a good or credits, and you stop here.
step-lose-fight-about = You've lost against the pirates. Your Improviser lets you roll the die once more.
step-give-good-about = The pirates won, and they take one good of the kind they're after. You choose which one.
step-answer-about = A card or technology asks you something before your turn goes on.
step-keep-reward-about = You've drawn a reward card. Keep it for what it does, or trade it in for credits, now or never.
step-look-at-contacts-about = You look at face-down first contact cards in secret, so that you know who lives there.
step-swap-contacts-about = You've seen two first contact cards. You may swap them, so that each culture lives where the other did.
step-look-at-encounter-about = You may look at the encounter card that's drawn next. Nobody else sees it.
step-put-encounter-about = You've seen the next encounter card. Leave it on top for whoever comes next, or get rid of it.
step-tie-up-about = Your ship has stopped. A few things can still be done before the landing or the end of your turn.
step-first-contact-about = You've just discovered this culture. You may buy up to three things and sell up to three right away, and its IOU pays first.
step-do-business-about = You trade, load and carry passengers in any order. After landing in a city you get one purchase and one sale; else there's no limit.

## Choices

verb-pilot-about = Wishes for this pilot. Each has a home culture, which sells to you for less.
verb-strengthen-about = Sets this one to 2 and the other to 1. A test is passed with a roll lower than the value.
verb-pack-about = Takes this as one of the two things you start the challenge with.
verb-discover-about = Turns up who lives here. From then on everybody can trade there.
verb-stock-about = Buys one of this good for its price. It needs room in your holds.
verb-place-about = Puts your ship here for your first turn.
verb-done-about = Ends this part of your turn. If you've sold something, the market moves when your business is over.
verb-skip-about = Your ship stays. On a landing place you trade without a limit; in space your turn ends.
verb-roll-about = Rolls the three speed dice. Then you must fly. In space you say first which way you head.
verb-drive-off-about = Your drive skips nothing this turn, so that you can stop on yellow or red fields. Costs nothing.
verb-fly-about = Moves your ship one field. You decide again where the way forks.
verb-set-out-about = Rolls and flies towards this place, turn after turn if need be. Landing or being stopped ends it.
verb-fly-to-about = Flies all the way to this landing place with the movement you have, and lands.
verb-land-about = Ends your movement here; movement that's left is lost. On an asteroid your turn ends too.
verb-assign-about = Puts a rolled die on navigation or an upgrade for this turn. It still counts for movement.
verb-thrust-about = Uses this die for extra thrust: you roll a fourth speed die and add it. The first one still counts.
verb-tune-about = An assigned die counts 1 more or less from now on, once a turn. Your movement stays the same.
verb-use-about = Uses this card or technology for what it does. Some can be used only once.
verb-ask-exit-about = You use no die, and the player to your left says where you go on. Alone, a roll decides.
verb-exit-to-about = Says by which exit your neighbour must leave, now or always.
verb-effect-die-about = A roll decides where the ship goes. It costs nothing.
verb-portal-to-about = You choose the teleportal to which you jump. Choose the one you're on to stay.
verb-stop-about = Accepts what happened: your movement ends here, and after a lost fight the pirates take something.
verb-lower-about = Costs 1 of that value for good. You fly on and skip such tests for the rest of the turn.
verb-reroll-about = Rolls the die again, once a turn. The new roll counts.
verb-fight-about = Laser destroys them for credits, fame and a reward; shield brings fame; pilot adds movement.
verb-give-about = The pirates take this good, and you get nothing for it unless you have Insurance.
verb-answer-about = Gives the card this answer, and what stands beside it happens.
verb-keep-about = Keeps the card before you. It works from now on and can't be traded in later.
verb-exchange-about = Brings credits. The card lies beside the board then, where anybody can buy it.
verb-look-about = Shows you these cards alone. Others learn only where you looked.
verb-leave-about = Changes nothing.
verb-swap-contacts-about = The two cultures change places. Others learn that you swapped, but not who lives where.
verb-look-encounter-about = Shows you the next encounter card alone. Then you put it on top or at the bottom.
verb-put-about = On top it's the next one drawn; under the pile it comes last.
verb-go-on-about = Flies on as planned, or ends your movement, without doing anything more here.
verb-jam-about = Swaps a mission of yours for one of a player on the same field. They aren't asked.
verb-jettison-about = Throws it out for nothing. For a passenger you get infamy, the higher of two dice.
verb-buy-about = Buys one for its price. Goods need room in your holds, technologies a place of their own.
verb-sell-about = Sells one for the price of the market. The market moves once when your sales are over.
verb-close-sales-about = The market moves now, so that you see its new offers. You sell nothing more here this turn.
verb-deliver-about = The passenger has arrived, pays the fare, and leaves. It takes no purchase or sale.
verb-board-about = Takes the passenger aboard for nothing. They pay when you deliver them, and need room until then.
verb-unload-about = Leaves it on the market for nothing, to make room. You can't take it back this turn.
verb-train-about = Raises your pilot by one level: better tests, one more die to assign, a bigger discount, more fame.
verb-fulfil-about = Completes this mission by paying or giving a good. You get its fame, a reward card, and a new mission.
verb-second-mission-about = Brings fame at once and a second mission. From then on you always have two.
verb-buy-reward-about = Buys a reward card that somebody traded in. It counts as a purchase.
verb-claim-about = Pays for this card and gives you what it says. It doesn't count as a purchase.
verb-sell-passenger-about = As Slaver you sell a passenger for credits, and you get infamy for it.
verb-sell-strong-about = Sells one good at its strong value, whatever the market pays. Uses up a Key Account.
verb-build-about = Builds a spaceport above this city and ends your turn. It brings back c200 at the end, and fees from others.
verb-build-by-permit-about = Builds for less, even after purchases, and ends your turn. Your permit is used up.

## Standing orders

verb-order-about = It's done without asking you from now on. You can withdraw it at any time.
verb-order-exit-about = Whenever your neighbour needs an exit of this field from you, they get this one.
verb-order-plan-about = On each of your turns your ship rolls and flies towards this place by itself.
verb-order-jam-about = Your Jammer takes this mission when you end a movement on its owner's field.
verb-order-buy-about = It's bought by itself as soon as you land where you can buy it.
verb-cancel-about = You're asked again from now on.
verb-cancel-exit-about = You're asked again for exits of this field.
verb-cancel-plan-about = Your ship no longer flies by itself.
verb-cancel-jam-about = Your Jammer leaves this mission alone.
verb-cancel-buy-about = It's no longer bought by itself.

## What is what

sign-player = { $id }
sign-turn = Whose turn it is: an arrow. Or an hourglass, which shows how much time is left
sign-won = Gold edge: has won
sign-step = Step of the score: credits, or fame that turns into credits
sign-total = Total: credits if the match ended now, with those for fame. The most wins
sign-ship = Ship: the letter tells whose
sign-tether = Line from a ship: it ends at the field on which the ship is
sign-highlighted = Turquoise edge: you can choose it now
sign-course = Gold line: the way your ship is to fly, and its goal
sign-cost = Number on a field: movement points to get there
sign-system = World: a system with a ring of fields. One people lives and trades here
sign-star = Star: an anomaly. Nobody lives here, but missions lead here
sign-unknown = Face down, and the world dark: nobody has met the people here. Land to meet them
sign-people = Golden sign: a people, who buy and sell where they live
sign-markers = Markers: for so many spaceports and drills you have some left
sign-market = Market: with one bar they pay least for your goods, with two the middle price, with three most
sign-guest = Passenger: waits to be taken along, and pays a fare
sign-mission = Mission: the player of this colour has something to do here
sign-city = City: land here to trade. One purchase and one sale on the day you land
sign-orbit = Orbit: from the city you can build a spaceport here
sign-port = Neutral spaceport: land here to trade as often as you like
sign-spaceport = Spaceport: the sign in it tells whose. Others pay a fee to trade here
sign-base = Galactic Base: all ships start here, and some passengers come here
sign-lane = Lane: one movement point a step. Where it's white and wide, you can fly now
sign-green = Green line: two movement points a step
sign-blue = Blue field: nothing happens
sign-yellow = Yellow field: like blue, but free with a yellow drive
sign-red = Red field: like blue, but free with a red drive
sign-encounter = Encounter: draw a card. It may help, harm, or bring pirates
sign-laser = Laser hazard: roll less than your laser, or stop, or lower it by 1
sign-shield = Shield hazard: roll less than your shield, or stop, or lower it by 1
sign-pilot = Pilot hazard: roll less than your pilot's skill, or stop
sign-navigation = Navigation field: the number of a die sends you on
sign-exit = Exit: with one of these dice you go this way
sign-teleportal = Teleportal: a die can send you on to another teleportal
sign-asteroid = Asteroid: you can land here, and your turn ends
sign-drill = Drill: pays the player whose sign it has in the next even round
sign-ruin = Ruined spaceport: it's an asteroid now
sign-pirates = Pirates: add the number to their die. The colour is that of the goods they are after
sign-credits = Credits: money
sign-room = Room: points free in the holds, and all there are
sign-gauge-laser = Laser: passes laser hazards, and destroys pirates
sign-gauge-shield = Shield: passes shield hazards, and escapes pirates
sign-gauge-pilot = Pilot: their skill passes pilot hazards
sign-fame = Fame: each point brings c10 in the end
sign-infamy = Infamy: takes as much fame away in the end
sign-missions = Missions: so many completed
sign-ware = For sale: what you can buy here, and for how much
sign-buyer = Who wants it: what they pay for it now. ? means nobody has met them
sign-sought = Wanted here: what they pay for each now
sign-cargo = Cargo: what lies in your holds, and what it brings where most is paid
sign-speed = Speed dice: their sum is your movement points
sign-navigation-die = Navigation: the die for navigation fields and teleportals
sign-thrust = Extra thrust: this die brings you a fourth one
sign-hold = Hold: free room for one thing of 2 points, or two of 1. Half of one: for 1 point
sign-owned = Equipment: your drive and technologies. A die on one is at work there this turn
