### Space Dealer: what newcomers are told.

## The page

page-about = You run a planet, mine red, yellow, green and blue goods, and fly them to the other players' planets, which want them. Everybody plays at once. Whatever takes time takes one of your two timers.
page-win = A delivery scores points for you, and a few for the owner of the planet. When time is up after thirty timers, or somebody has placed their last marker, the most points win.
page-turn = There are no turns. Whenever one of your timers is free, start it: build a card, use one, fly, or research for better cards. When it has run out, the job is done. Leave orders for when you're away.
page-board = The ring shows all planets and ships. Each player's panel shows their planet, what is built to its left and right, and below that what they want from others. Hourglasses show their timers.

## Decisions

step-settle-about = Place your first generator and your first mine. Nobody sees your choice until all have made theirs. Then the clock starts.
step-work-about = Keep your timers busy. Make the goods that others want, bring them there, and build what makes more.
step-land-about = The game is ending. Deliver what your ship can still deliver where it is. Then you're done.

## Choices

verb-settle-about = Gives one side power, and lays a mine that makes one good of its colour at each use.
verb-plan-about = Puts a card from your own pile into your planning zone. Takes no timer. From there you can build it.
verb-draw-about = Shows you two cards of a common pile. You keep one. Takes no timer, but a place in your planning zone.
verb-keep-about = Puts this card into your planning zone. The other one goes back under its pile.
verb-research-about = Takes a timer. Raises your technology level by one, so that you can draw better cards.
verb-build-about = Takes a timer. Then the card lies on its site and works. Cards under it stop working.
verb-scrap-about = Takes a timer. Then a planned card you don't want goes back under its pile.
verb-use-about = Takes a timer. Then the card does its work: a mine makes goods, a converter exchanges some.
verb-fly-about = Takes a timer. A ship with goods aboard reaches the next planet only, an empty one any planet.
verb-place-about = Lays the card whose timer has run out on a site, at once.
verb-exchange-about = Exchanges the goods now, with the converter whose timer has run out.
verb-release-about = Takes away a timer that has run out. The job isn't done, and its time is lost.
verb-deliver-about = Hands in the goods of one demand, and scores its points. On a player's planet that takes a marker.
verb-move-about = Moves your own goods between your places on one planet. Takes no timer.
verb-dump-about = Throws your own goods away for good, to make room.
verb-drop-about = Leaves goods on a neutral planet. Anybody can pick them up there.
verb-lift-about = Takes goods that lie on a neutral planet aboard. Takes no timer.
verb-sabotage-about = Costs an attack marker. A running timer of another player ends up with no effect.
verb-block-about = Costs an attack marker. The card can't be used until its owner has run a timer there for nothing.
verb-trade-about = Offers a player on the same planet goods for goods, or a gift. It counts once they accept.
verb-swap-about = Offers a player a planned card for one of theirs, or as a gift. It counts once they accept.
verb-accept-about = Carries the proposal out at once. Takes no timer.
verb-decline-about = Turns the proposal down. Nothing changes hands.
verb-withdraw-about = Takes back a proposal of yours that nobody has answered.
verb-wait-about = Leaves your free timers idle. You're asked again when something of yours happens.
verb-queue-about = Leaves an order that a timer begins on when it's free, even while you're away. Nobody sees it.
verb-when-about = Makes an order wait for something, such as a full ship.
verb-sooner-about = Moves an order up one place in its queue.
verb-cancel-about = Takes an order out of its queue.
verb-aim-about = Changes what a running timer will do when it runs out. Costs nothing.

## What a choice comes to

hint-in = In { $time }: { $what }.
hint-after-pause = After the pause: { $what }.
hint-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
hint-hours = { $count } hours
hint-said = { $what }.
hint-each = one of each
hint-card = { $does }. Wants { $goods }: { $points } points to others, { $host } to you
hint-city = { $count } demands: up to { $points } points to others, { $host } to you
hint-does-coloured = makes { $count } { $good }
hint-does-multi = makes { $count } of any colour
hint-does-generator = power for { $count } columns of its side
hint-does-solar = power for { $count } columns of its side
hint-does-reactor = power for { $count } columns of its side
hint-does-depot = holds { $count } goods
hint-does-converter = exchanges { $count } good
hint-does-fuser = exchanges { $count } goods
hint-does-sabotage = { $count } markers that stop timers
hint-does-missile = { $count } markers that block cards
hint-does-transport = beams { $count } goods to your ship
hint-does-station = { $count } more ship
hint-does-centre = { $count } more places to plan
hint-does-factory = { $count } more timer
hint-does-metropolis = makes nothing, but wants a lot
hint-does-megacity = makes nothing, but wants a lot
hint-keeps = { $what }. { $count } card goes back.
hint-draws =
    { $count ->
        [one] The last card of the pile: you keep it.
       *[other] You see { $count } of its { $left } cards and keep 1.
    }
hint-scraps =
    { $level ->
        [1] it's back in your own pile
       *[other] it's back under its pile, and its place is free
    }
hint-scraps-now =
    { $level ->
        [1] { $count } card goes back into your own pile.
       *[other] { $count } card goes back under its pile.
    }
hint-places = { $what }. You lose { $lost }.
lost-attacks =
    { $count ->
        [one] { $count } attack marker
       *[other] { $count } attack markers
    }
lost-goods =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }
lost-ship = { $count } ship
hint-releases =
    { $job ->
        [plan] The card stays planned. The timer ran for nothing.
       *[other] Your goods stay as they are. The timer ran for nothing.
    }
hint-releases-dumps =
    { $job ->
        [plan] The card stays planned, and your next order throws away { $count } of your goods.
       *[other] The timer ran for nothing, and your next order throws away { $count } of your goods.
    }
hint-releases-last = Its factory is gone, so you have { $left } timers left.
hint-researches = level { $level }, so you can draw from that pile
hint-makes = { $count } { $good }
hint-makes-with-room = { $count } { $good }. You have room for { $room } now
hint-loads =
    { $count ->
        [one] { $count } attack marker ready
       *[other] { $count } attack markers ready
    }
hint-beams =
    { $count ->
        [one] { $count } good, and room aboard for { $room }
       *[other] { $count } goods, and room aboard for { $room }
    }
hint-clears = you can use the card again
hint-exchanges =
    { $count ->
        [one] { $count } good exchanged
       *[other] { $count } goods exchanged
    }
hint-exchanges-later = you choose what to exchange
hint-exchanged = At home you then have { $goods }.
hint-exchanged-dumps = At home you then have { $goods }, and your next order throws away { $count } of it.
hint-flies-home = home, where you can load goods
hint-flies-delivers =
    { $points ->
        [one] deliver there for { $points } point
       *[other] deliver there for { $points } points
    }
hint-flies-lacks =
    { $count ->
        [one] { $count } demand there, but not for what's aboard
       *[other] { $count } demands there, none for what's aboard
    }
hint-flies-empty =
    { $count ->
        [one] { $count } demand there, for { $points } points
       *[other] { $count } demands there, for { $points } points at best
    }
hint-flies-stop = nothing is wanted there. A stop on the way
hint-delivers =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $goods } goods, { $host } to the host. You have { $left ->
        [one] 1 marker
       *[other] { $left } markers
    } left.
hint-delivers-alone =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $goods } goods. Takes no marker.
hint-moves =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    }, then room for { $room } more there.
hint-dumps =
    { $count ->
        [one] You lose { $count } good.
       *[other] You lose { $count } goods.
    }
hint-drops =
    { $count ->
        [one] { $count } good stays here for anybody.
       *[other] { $count } goods stay here for anybody.
    }
hint-lifts =
    { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } aboard, then room for { $room } more.
hint-sabotages =
    { $job ->
        [research] Their level won't rise
        [plan] Their card won't be built
        [fly] Their ship goes back
       *[other] Their card does nothing
    }. You have { $left ->
        [one] 1 marker
       *[other] { $left } markers
    } left.
hint-blocks =
    It costs them a timer. You have { $left ->
        [one] 1 marker
       *[other] { $left } markers
    } left.
hint-proposes =
    If they accept, you get { $get ->
        [0] nothing
        [one] 1 good
       *[other] { $get } goods
    } for { $give ->
        [0] nothing
        [one] 1 good
       *[other] { $give } goods
    }.
hint-swaps =
    If they accept, you get { $get ->
        [0] nothing
       *[other] 1 card
    } for { $give ->
        [0] nothing
       *[other] 1 card. Only they see it
    }.
hint-accepts =
    You get { $get ->
        [0] nothing
        [one] 1 good
       *[other] { $get } goods
    } for { $give ->
        [0] nothing
        [one] 1 good
       *[other] { $give } goods
    }.
hint-accepts-cards =
    You get { $get ->
        [0] nothing
       *[other] 1 card
    } for { $give ->
        [0] nothing
       *[other] 1 card
    }.
hint-accepts-card =
    You get 1 card ({ $does }) for { $give ->
        [0] nothing
       *[other] 1 card
    }.
hint-declines = Nothing changes hands.
hint-closing = You're done: you deliver nothing more.

## What a choice wastes

warn-no-site = No site for it now, and you can't take it back.
warn-no-site-advanced = No site for it now.
warn-site-promised = Another timer of yours builds there.
warn-covers = Stops { $cards } under it.
warn-no-room = Now there's no room for { $count }: what has no room is lost.
warn-not-there = You don't have that at home now.
warn-nothing-on-it = There's nothing on it now.
warn-too-late = Too late to use it before the end.
warn-rivals = Others could deliver there first.
warn-last-marker = Your last marker: the game ends.
warn-stay =
    { $count ->
        [one] { $count } good stays: there's no room.
       *[other] { $count } goods stay: there's no room.
    }

## What is what

sign-player = { $id }
sign-won = Gold edge: has won
sign-highlighted = Turquoise: you can choose it now
sign-timer-chosen = Turquoise ring: you can choose this timer now
sign-time = Game time: when the large hourglass has run down, the game ends
sign-points = Gold number: points. The most in the end win
sign-level = Level: the more golden steps, the better the cards you draw
sign-markers = Markers left: a delivery to a player takes one. The last one ends the game
sign-timer-free = Free timer: it lies. Start it for whatever takes time
sign-timer = Running timer: when its sand has run down, the job is done
sign-timer-due = Red timer: it has run out, and its player has to say what to do
sign-timer-spent = Crossed timer: stopped by an attack. It runs out with no effect
sign-job-research = Arrows: this timer raises the level
sign-job-plan = Hammer: this timer works on a planned card
sign-job-fly = Rocket: this timer flies a ship
sign-job-use = Building beside a timer: what it uses
sign-home = Planet of a player: on its panel stands what it has and wants
sign-turn = Whose turn it is: an arrow. Or an hourglass, which shows how much time is left
sign-neutral = Neutral planet: nobody's. A stop on the way
sign-orbit = Orbit: with goods aboard you fly one step at a time, empty anywhere
sign-ship = Ship: its shape and letter tell whose. It carries { $room } goods
sign-flies = Hollow ship: on its way, and not there yet
sign-course = Coloured arrow: where this ship flies
sign-hold = Cargo: where this ship is, and the goods aboard, { $room } at most
sign-good = Good: { $id }
sign-demand = Demand: bring these goods. 3/1 is 3 points for you, 1 for the planet's owner
sign-met = Letter below a card: this player has met the demand
sign-lying = Goods left here: anybody can take them
sign-power = Line below a planet: golden where there's power, which most cards need
sign-site = Building site: nothing is built there yet. Sites are L4 to R4
sign-card-mine = Mine: makes { $count } good of its colour each time you use it
sign-card-generator = Generator: gives power to columns of one side
sign-card-depot = Depot: keeps goods on your planet
sign-card-solar = Solar satellite: goes onto a generator, and gives power to more columns
sign-card-multi = Multi-mine: makes { $count } good of any colour each time you use it
sign-card-complex = Mining complex: makes { $count } goods of its colour each time you use it
sign-card-converter = Converter: exchanges { $count } of your goods for another colour
sign-card-sabotage = Sabotage probe: once loaded, it stops other players' timers
sign-card-transport = Transport probe: keeps { $count } goods, and beams them to your ship
sign-card-station = Orbital station: gives you one more ship
sign-card-centre = Technology centre: gives you { $count } more places for planned cards
sign-card-factory = Robot factory: gives you one more timer
sign-card-reactor = Fusion reactor: goes onto a satellite, and gives power to even more columns
sign-card-fusion = Fusion mine: makes { $count } goods of its colour each time you use it
sign-card-metropolis = Metropolis: makes nothing, but wants a lot. You score as host
sign-card-megacity = Megacity: makes nothing, but wants even more. You score as host
sign-card-fuser = Fusion converter: exchanges up to { $count } of your goods for others
sign-card-missile = Missile: once loaded, it blocks other players' cards
sign-over = Crossed card: built over, so it doesn't work. Its demand stays
sign-depot = Goods at home: how many there are, and how many there's room for
sign-store = Goods on a transport probe: they wait to be beamed to a ship
sign-attacks = Red dart: an attack, ready to be used
sign-blocked = Red cross on a card: blocked. Its player has to run a timer on it first
sign-links = Gold bar: the card needs a column with power, or two
sign-stock = Pile: so many cards can still be drawn. Its steps are their level
sign-figure-markers = Markers: placed on demands. More win a tie
sign-figure-delivered = Delivered: points for goods brought to players
sign-figure-hosted = As host: points for goods that others brought
sign-figure-neutral = Neutral: points for goods brought to neutral planets
sign-figure-total = Total: the most wins
