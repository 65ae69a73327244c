### Space Dealer: why a computer player chooses what it does.

## Before the start

reason-settle =
    { $count ->
        [one] You have no other mine, and this one makes 1 { $good }.
       *[other] Each of your { $count } mines makes 1 good, so any of them will do, and this one gives you { $good }.
    }

## What needs no timer

reason-deliver =
    { $others ->
        [0] You have the { $goods } that this demand wants, and it pays you { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
        [one] This demand takes { $goods } for { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and the other one you could meet takes no more goods.
       *[other] This demand takes { $goods } for { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and none of the { $others } others you could meet takes more goods.
    }
reason-keep = It { $does }, and that helps you more than the { $other }.
reason-keep-like = It { $does }, and the other card does nothing better.
reason-keep-last = It { $does }, and there was no other card to draw.
reason-accept =
    You get { $get ->
        [0] nothing
        [one] 1 good
       *[other] { $get } goods
    } for { $give ->
        [0] nothing
        [one] 1 good
       *[other] { $give } goods
    }, so you have { $more ->
        [0] as many as before
       *[other] { $more } more than before
    }.
reason-decline =
    You'd get { $get ->
        [0] nothing
        [one] 1 good
       *[other] { $get } goods
    } for { $give ->
        [one] 1 good
       *[other] { $give } goods
    }, so you'd have { $fewer } fewer than before.
reason-accept-way = With what you get you can meet demands that pay more than it costs you.
reason-decline-way = What you'd get helps you to no better delivery than what you'd give.
reason-trade = You can't make { $want } and they can't make { $give }, and there are demands for both: you both gain.
reason-decline-cards = It's about planned cards, and you do better with cards you chose yourself.
reason-decline-impossible = You can't accept it now: the goods are gone, or there's no room for them.
reason-place =
    { $count ->
        [one] The timer has run out, so build it on its only site now: it { $does } from then on.
       *[other] The timer has run out, so take any of its { $count } sites now: it { $does } from then on.
    }
reason-exchange =
    { $count ->
        [one] The timer has run out, and { $way } is the only exchange you can make.
       *[other] The timer has run out, so use it: { $way } is one of { $count } exchanges you can make.
    }
reason-release = This timer can do nothing any more, and taken away it's free for something new.
reason-attack =
    { $others ->
        [0] They have { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and there's nobody else you could stop now.
       *[other] They have { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and nobody else you could stop now has more.
    }
reason-plan =
    { $count ->
        [one] You have a place free to plan, and your last own card { $does }.
       *[other] You have a place free to plan, and none of your { $count } own cards helps more: it { $does }.
    }
reason-draw =
    { $count ->
        [one] You've planned 1 card, so the next comes from a common pile: this one has { $left } left.
       *[other] You've planned { $count } cards, so the next comes from a common pile: this one has { $left } left.
    }
reason-draw-only =
    You have a place free to plan and no own cards left, and this pile still has { $left ->
        [one] 1 card
       *[other] { $left } cards
    }.
reason-load =
    Your goods meet a demand { $flights ->
        [one] 1 flight
       *[other] { $flights } flights
    } away for { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $others ->
        [0] { "" }
        [one] , and the other one they meet pays no more for its way
       *[other] , and none of the { $others } others they meet pays more for its way
    }.
reason-dump = Your { $all } goods fill every place and meet no demand, and you have most of { $good }: { $count }.

reason-dump-home = What's left aboard meets no demand worth the way, and empty the ship is home in 1 flight.
reason-draw-colours =
    You can't make every colour yet, and { $left ->
        [one] the last card here
       *[other] one of the { $left } cards here
    } may help.

## What takes a timer

reason-fly =
    { $others ->
        [0] You have aboard what a demand there wants, for { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and you can meet no other.
        [one] You can meet a demand there for { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and the other one you could meet pays no more for its way.
       *[other] You can meet a demand there for { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and none of the { $others } others you could meet pays more for its way.
    }
reason-fly-on =
    { $left ->
        [one] One flight further you can
       *[other] { $left } flights further you can
    } meet a demand for { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $others ->
        [0] { "" }
        [one] , and the other one you could meet pays no more for its way
       *[other] , and none of the { $others } others you could meet pays more for its way
    }.
reason-fly-empty = Your ship is empty, and at home it can load what you make.
reason-fly-home = What's aboard meets no open demand, so bring it home and make what's lacking.
reason-fly-homeward = What's aboard meets no open demand, and this is the shortest way home.
reason-build =
    { $count ->
        [one] It { $does }, and no other planned card has a free site.
       *[other] It { $does }, and none of the { $count } cards you could build helps more.
    }
reason-build-over =
    It { $does }, and your { $count } places to plan stay full until you build over something.
reason-build-anyway = It { $does }, and that helps you more than what it covers.
reason-clear = You can't use this card until a timer has run on it.
reason-research-early = You already have { $count } cards to use, and at level { $level } you can draw better ones.
reason-use =
    You lack { $lacking } for a demand worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and this makes { $count } { $good }.
reason-convert =
    You lack { $lacking } for a demand worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and you have { $count } { $good } to exchange.
reason-use-to-convert =
    You lack { $lacking } for a demand worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and you can exchange { $good } from here for it.
reason-research =
    There's no better job for this timer, and at level { $level } you can draw from a pile of { $left ->
        [one] 1 card
       *[other] { $left } cards
    }.
reason-research-colours = You can't make every colour yet, and at level { $level } you may draw a card that helps.
reason-scrap = Every place to plan is taken by a card without a site, and this one helps you least.
reason-arm =
    { $kind ->
        [sabotage] There's no better job for this timer, and a marker can stop a timer of whoever leads.
       *[other] There's no better job for this timer, and a marker can block a card of whoever leads.
    }

## Waiting

reason-wait-closing = The end has come, and you have nothing that you could still deliver.
reason-wait-timers = Nothing new can begin before one of your { $count } timers has run out.
reason-wait-unwanted = Nobody has an open demand now, so more goods would bring you nothing.
reason-wait-full = There's no room for more goods at home now, so whatever you made would be lost.
reason-wait =
    { $count ->
        [one] There's 1 open demand, and nothing that you could start now makes what you lack for it.
       *[other] There are { $count } open demands, and nothing that you could start now makes what you lack for them.
    }

## What a card does, after "it"

reason-does-coloured = makes { $count } { $good }
reason-does-multi = makes { $count } good of any colour
reason-does-generator = powers { $count } columns of its side
reason-does-solar = powers { $count } columns of its side
reason-does-reactor = powers { $count } columns of its side
reason-does-depot = holds { $count } goods
reason-does-converter = exchanges { $count } good for another
reason-does-fuser = exchanges { $count } goods for others
reason-does-sabotage = loads { $count } markers that stop timers
reason-does-missile = loads { $count } markers that block cards
reason-does-transport = beams { $count } goods to your ship
reason-does-station = gives you { $count } more ship
reason-does-centre = gives you { $count } more places to plan
reason-does-factory = gives you { $count } more timer
reason-does-metropolis = makes nothing, but wants a lot from others
reason-does-megacity = makes nothing, but wants a lot from others

## After the match

tale-flights = Most flights: { $who }'s ships set out { $flights } times.
tale-uses = Busiest planet: { $who } started { $uses } uses of cards.
tale-lost = Dearest mistake: { $who } made { $goods ->
        [one] one good
       *[other] { $goods } goods
    } for which there was no room.
