### Space Dealer: what is lacking for a choice that is not on offer.

need-first-mine = Choose a generator left or right, one of your mines, and a column that has power from it.

## Planning

need-cards-to-keep = You haven't drawn that card.
need-own-pile = That card isn't in your own pile.
need-nothing-to-keep = First keep one of the cards you've drawn.
need-room-in-zone = Your planning zone is full.
need-level-reached = Your technology level is too low for that pile.
need-cards-left = That pile is empty.

## What takes a timer

need-free-timer = None of your timers is free.
need-level-to-reach = You're at level 3, the highest there is.
need-one-research = You already have a timer running for your next level.
need-planned-card = That card isn't in your planning zone, or has a timer on it.
need-no-timer-on-it = That card already has a timer on it.
need-legal-site = Build a planned card where it fits now, or start it and choose the site later.
need-way-to-use = You can use a card that's built, isn't built over, and has a timer place without a timer on it. A probe or missile with two markers is fully loaded.
need-ship-landed = That ship is on its way.
need-field-in-reach = With goods aboard, a ship only flies to a neighbouring planet; and it has to leave the one it's on.

## Timers that have run out

need-card-waits = No timer on that card has run out and is waiting for a site.
need-site-now = That card doesn't fit there now.
need-converter-waits = No timer on that card has run out and is waiting for an exchange.
need-goods-to-exchange = The goods for that aren't on your planet.
need-timer-waits = That timer isn't waiting for you: it's free, or still running.

## Goods

need-laden-ship = A ship can deliver once it has landed with goods aboard.
need-wanted-here = Nobody wants that where your ship is, or it doesn't have all the goods aboard.
need-any-goods = You have no goods.
need-goods-and-room = You can move goods between your own stores on one planet, as long as there's room.
need-goods-at-hand = You have none of that there; and you can't reach a ship that's on its way.
need-ship-at-neutral = That ship isn't at a neutral planet.
need-goods-aboard = That ship has none of that aboard.
need-room-aboard = That ship is full.
need-goods-left-there = None of that is lying on the planet.

## Trade

need-proposed-to-you = No such proposal is waiting for your answer.
need-both-still-can = One of you no longer has the goods or cards, or has no room for them.
need-proposed-by-you = You haven't made that proposal.
need-one-proposal-each = Your last proposal to them is still open, and you can make only one at a time.
need-goods-on-one-planet = You can only trade goods that you both have on that planet right now, two for two at most.
need-cards-without-timer = You can't swap a card with a timer on it.

## Advanced rules

need-advanced-rules = That's part of the advanced rules, and this table plays without them.
need-probe-marker = None of your sabotage probes has an attack marker ready.
need-running-timer = That timer isn't running, or has been sabotaged already.
need-missile-marker = None of your missiles has an attack marker ready.
need-less-than-two-blocked = Two of their cards are blocked already, and that's the most.
need-free-timer-place = You can block a card that has a timer place without a timer on it and isn't blocked yet.

## Waiting

need-not-waiting = You're waiting already.
