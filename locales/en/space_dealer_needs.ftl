### Space Dealer: what is lacking for a choice that is not on offer.

need-first-mine = A generator left or right, one of your mines, and a column that it supplies with power.

## Planning

need-cards-to-keep = You have drawn no such card to keep.
need-own-pile = That card is not in your personal pile.
need-nothing-to-keep = First keep one of the cards you have drawn.
need-room-in-zone = Your planning zone is full.
need-level-reached = Your technology level is too low for that pile.
need-cards-left = That pile is empty.

## What takes a timer

need-free-timer = None of your timers is free.
need-level-to-reach = You are at level 3, the highest there is.
need-one-research = A timer already runs for your next level.
need-planned-card = That is no card of your planning zone, or a timer stands on it.
need-no-timer-on-it = A timer stands on that card already.
need-legal-site = A planned card is built where it fits now, or begun with its site left open.
need-way-to-use = You use a card that is built, not built over and has a timer place with no timer on it; a probe or missile with two markers is loaded already.
need-ship-landed = That ship is on its way.
need-field-in-reach = With goods aboard a ship flies only to a neighbouring planet; and it must leave the one it is on.

## Timers that have run out

need-card-waits = No timer of that card has run out and waits for a site.
need-site-now = That card does not fit there now.
need-converter-waits = No timer of that card has run out and waits for an exchange.
need-goods-to-exchange = The goods for that are not on your planet.
need-timer-waits = That timer does not wait for you: it is free, or still runs.

## Goods

need-laden-ship = A ship delivers once it has landed with goods aboard.
need-wanted-here = Where that ship is nobody wants that, or not all of its goods are aboard.
need-any-goods = You have no goods.
need-goods-and-room = Goods are moved between your own stores on one planet, as long as there is room.
need-goods-at-hand = You have none of that there; and a ship on its way is out of reach.
need-ship-at-neutral = That ship is not on a neutral planet.
need-goods-aboard = None of that is aboard.
need-room-aboard = That ship is full.
need-goods-left-there = None of that lies on the planet.

## Trade

need-proposed-to-you = No such proposal waits for your answer.
need-both-still-can = One of you has no longer what was named, or no room for what is given.
need-proposed-by-you = That is no proposal of yours.
need-one-proposal-each = Your last proposal to them is still open: one at a time.
need-goods-on-one-planet = You trade goods that you both have on that planet now, two for two at most.
need-cards-without-timer = Cards on which a timer stands stay where they are.

## Advanced rules

need-advanced-rules = That belongs to the advanced rules, which this table plays without.
need-probe-marker = No attack marker lies ready on a sabotage probe of yours.
need-running-timer = That timer does not run, or has been sabotaged already.
need-missile-marker = No attack marker lies ready on a missile of yours.
need-less-than-two-blocked = Two of their cards are blocked already, and more cannot be.
need-free-timer-place = You block a card that has a timer place with no timer on it and is not blocked yet.

## Waiting

need-not-waiting = You wait already.
