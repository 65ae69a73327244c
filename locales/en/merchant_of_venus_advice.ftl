### Merchant of Venus: why a computer player chooses what it does.

## Where to go; the first five are parts of the sentences after them

reason-for-cargo = What you carry is worth about c{ $worth } at { $place }
reason-for-load = The goods you could load at { $place } look worth c{ $worth }
reason-for-guests = The passengers who wait at { $place } look worth c{ $worth }
reason-for-unknown = Nobody has met the culture at { $place }, and finding it looks worth c{ $worth }
reason-for-training = Your pilot can be trained at { $place }, which looks worth c{ $worth }
reason-voyage-all-beaten = { $goal }: going there makes about c{ $gain } a turn, your next best plan c{ $second }.
reason-voyage-all-alike = { $goal }: going there makes about c{ $gain } a turn, and no other plan makes more.
reason-voyage-near-beaten = { $goal }: that makes about c{ $gain } a turn, the next best landing in reach c{ $second }.
reason-voyage-near-alike = { $goal }: that makes about c{ $gain } a turn, and no other landing in reach makes more.
reason-anywhere = No voyage looks like earning anything in the { $left ->
        [one] last round
       *[other] { $left } rounds left
    }, but out here you can't do business at all.
reason-stay = You can sell and load here without a limit for about c{ $gain }, and the best voyage makes about c{ $best } a turn.
reason-stay-idle = No voyage looks like earning anything in the { $left ->
        [one] last round
       *[other] { $left } rounds left
    }, so you lose nothing by staying.
reason-skip = No landing place can be reached from here, so you lose nothing by staying.
reason-start = Starting at { $place } looks worth about c{ $worth }, and your next best start c{ $second }.
reason-start-alike = No other start looks worth more than { $place }.

## Business

reason-deliver = The { $guest } gets off here and pays c{ $price }.
reason-deliver-far = Your Shuttle brings the { $guest } where they want to go, and they pay c{ $price }.
reason-fulfil = You can complete { $mission } right now, for { $fame } fame and a reward card.
reason-sell = You get c{ $price } for { $good } here, and the next best buyers, the { $culture }, pay c{ $best } about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away.
reason-sell-far = You get c{ $price } for { $good } here, and c{ $more } more from the { $culture } isn't worth a flight of about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
reason-sell-only = You get c{ $price } for { $good } here, and no other buyer you know is near enough to pay off.
reason-buy = You pay c{ $price } for { $good } and the { $culture } pay you c{ $best }, about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away: nothing here earns more for its room.
reason-stock = You pay c{ $price } for { $good } and the { $culture } pay you c{ $best }: nothing else earns more for its room.
reason-buy-hope = You pay c{ $price } for { $good }, and a culture still unknown may pay c{ $best }: nothing here promises more.
reason-buy-thing = A { $thing } for c{ $price } pays off in the { $left } rounds left, and you keep c{ $rest } for goods.
reason-buy-gift = { $thing_id ->
        [laser] A { $thing }
        [shield] A { $thing }
       *[other] { $thing }
    } costs c{ $price }, and your c{ $rest } of IOU pays for it all and can't be spent anywhere else.
reason-train = You have c{ $credits }, enough to train and still trade, and { $left } rounds in which a better pilot pays off.
reason-board = The { $guest } pays c{ $price } at { $place }, about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } from here.
reason-build = A spaceport costs c{ $price } and is worth c200 at the end, and you keep c{ $rest } for goods.
reason-done-keep = Keep { $good }: you'd get c{ $price } here, and the { $culture } pay c{ $best } about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away.
reason-done-buy = { $count ->
        [one] The one thing that's for sale here doesn't look like earning you a profit elsewhere.
       *[other] None of the { $count } things that are for sale here looks like earning you a profit elsewhere.
    }
reason-done-build = There's nothing more to trade here, and a spaceport would leave you only c{ $rest } for goods.
reason-done-stock = None of these goods looks like selling for more than it costs.
reason-done-hope = Keep { $good }: you'd get only c{ $price } here, and a culture still unknown may pay c{ $best }.
reason-done-train-late = With { $left ->
        [one] 1 round
       *[other] { $left } rounds
    } left a better pilot doesn't pay off any more.
reason-done-train-poor = You have only c{ $credits }, which earn you more in goods than in a better pilot.
reason-done-goal = The { $guest } wants to go to the { $culture }, and nobody knows where they live.
reason-done-late = You can't bring the { $guest } to { $place } and trade there in the { $left ->
        [one] last round
       *[other] { $left } rounds left
    }.
reason-done = You can't buy or sell anything more here this turn.

## On the way

reason-thrust = Extra thrust adds a fourth speed die, 1 to 6 more movement, and your { $number } still counts.
reason-land = What you carry is worth c{ $worth } right here.
reason-land-unknown = Nobody has met the culture that lives here, and whoever is first gets its IOU to spend.
reason-go-on = You set out for { $field }, and nothing here is worth a stop.
reason-continue = Nothing else that you could do here earns you anything, so continue.
reason-end-movement = Nothing that's left to do here buys or sells goods, so end your movement.
reason-die-plan = You set out for { $place }, and no die leads you nearer than a { $number } on navigation.
reason-die-best = { $place } looks worth c{ $worth }, and no die leads you there better than a { $number } on navigation.
reason-die-nothing = No place looks worth flying to now, so a { $number } on navigation is as good as any die.
reason-way-plan = You set out for { $place }, and no other way from here is shorter.
reason-way-best = { $place } looks worth c{ $worth }, and no other way from here leads there better.
reason-way-nothing = No place looks worth flying to now, so this way is as good as any.
reason-exit = Whichever exit your neighbour takes, it earns you nothing, so let the die choose.
reason-portal = A roll takes you through for nothing, and keeps your dice free.
reason-portal-set = Your navigation is at { $number } already, and takes you through for nothing.

## Dangers and cards

reason-fight-best = Your { $ability } at { $value } wins with { $chance } %, { $other ->
        [0] and nothing else of yours can win
       *[other] your { $second } only with { $other } %
    }.
reason-fight-alike = { $ability_id ->
        [laser] Your laser at { $value } wins with { $chance } %, no less than your { $second }, and only a laser destroys pirates.
       *[other] Your { $ability } at { $value } wins with { $chance } %, and nothing else of yours wins more often.
    }
reason-fight-lost = Not even your { $ability } at { $value } can win this fight, so it's all the same.
reason-lower = Your { $gauge } is { $value }, enough to give up 1 of it and fly on.
reason-stop = Your { $gauge } is only { $value }, too low to give up 1 of it for flying on.
reason-accept = A second roll could fail just as well, so a trader takes the first one as it fell.
reason-exchange = Its c50 would give you c{ $credits } for goods, which earn more than a card that you may never use.
reason-answer-customs = Paying c{ $price } costs you less than losing the rest of this turn.
reason-answer-stowaway = 1 infamy mostly takes c10 from you at the end, and paying would cost you c20 now.
reason-answer-distress = 2 fame are worth c20 at the end, and flying on this turn should earn you more.
reason-answer-tanker = c{ $price } for 4 movement brings you to your next market sooner.
reason-answer-market = You can't be sure that any market's move helps you, so the { $culture } will do.
reason-answer-city = You wanted to land in another city, and { $field } is one.
reason-answer-boost = Movement costs you nothing here, so take the most you can get: { $level }.
reason-answer-look = A look costs you nothing, and tells you who lives at { $place }.
reason-answer-look-again = You've looked at { $place } before, and another look costs you nothing.
reason-answer-die = You roll one of your dice again anyway, and the { $number } comes first.
reason-answer-reroll = You failed already, so a second roll can only help you.
reason-look = Looking costs you nothing, so look at as many as you may: { $count } of { $all }.
reason-leave-swap = You've seen who lives at { $one } and at { $other }, and can plan with that as it is.
reason-leave-encounter = The next encounter card doesn't change where your goods sell best.

## Where nothing is better than anything else

reason-pilot = Nobody knows yet where the pilots are at home, so any of them is as good as another.
reason-strengthen = The map has { $laser } laser hazards and { $shield } shield hazards, so you need both about as often.
reason-pack = You can't buy goods without credits, so take { $pack }.
reason-discover = Nobody knows who lives where, so { $place } is as good as any of the { $count } hidden places.
reason-give = The pirates take one of your { $category } goods in any case.
reason-put = Nobody knows who draws the next encounter card, so it's the same to you where it lies.
reason-any = Nothing that you can do now earns you more than anything else.
reason-only = There's nothing else that you can do now.

## After the match

tale-voyage = Longest voyage: { $who } flew { $fields } fields without landing.
tale-sale = Dearest good: { $who } sold { $what } for c{ $credits }.
tale-dice = Luck: { $who } rolled { $rolled } with { $dice } speed dice; { $expected } were to be expected.
reason-tour = Go to { $place }, about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away: that looks c{ $lead } better than going to { $second }.
reason-tour-on = Go to { $place }, about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away, then to { $then }: that looks c{ $lead } better than going to { $second } first.
reason-tour-only = Go to { $place }, about { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } away: no other plan brings anything.
reason-stay-tour = Stay for a turn of business without a limit: that looks c{ $lead } better than leaving for { $place } now.
reason-board-hope = The { $guest } pays c{ $price } where they want to go. Nobody knows yet where that is, but you have room for them.
reason-train-challenge = A challenge asks for a trained pilot.
reason-second = A second mission costs c{ $price } and brings { $fame } fame at once, more once you complete it.
reason-exit-far = They are a rival for the win, and this exit leads them farthest from what they could earn.
