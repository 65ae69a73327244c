### Space Dealer: what happened.

event-piles-dealt = Everybody has a personal technology pile.
event-pile-seen = Your technology pile: { $cards }.
event-seat-settled = { $seat } has chosen the first mine.
event-settling-noted = You start with your generator { $side } and the { $card } on { $site }.
event-planet-revealed = { $seat } starts with a generator { $side } and a { $card } on { $site }.
event-game-began =
    { $since ->
        [0] Game time runs.
       *[other] Game time begins <t:{ NUMBER($since, useGrouping: 0) }:F>; timers started before run from then.
    } It is up <t:{ NUMBER($until, useGrouping: 0) }:R>.
event-end-came =
    { $markers ->
        [0] Game time is up.
       *[other] A last victory marker is placed.
    } No timer starts any more. Those that run still run out, and ships that land may deliver.
event-paused = The bot could not be reached from <t:{ NUMBER($since, useGrouping: 0) }:f> to <t:{ NUMBER($until, useGrouping: 0) }:f>; the clock of the game stood still. Game time is up <t:{ NUMBER($ends, useGrouping: 0) }:R>.

event-card-planned = { $seat } plans a card.
event-planned-noted = You plan { $card }.
event-cards-drawn = { $seat } draws { $cards ->
        [one] the last card
       *[other] { $cards } cards
    } of level { $level }.
event-drawn-seen = You draw { $cards }; one of them you keep.
event-card-kept = { $seat } keeps a card of level { $level }.
event-kept-noted = You keep { $card }.
event-research-started = { $seat } researches ({ $timer }), done <t:{ NUMBER($until, useGrouping: 0) }:R>.
event-level-raised = { $seat } reaches technology level { $level }.
event-build-started = { $seat } works on a planned card ({ $timer }), done <t:{ NUMBER($until, useGrouping: 0) }:R>.
event-build-noted = The card is { $card }: { $site }.
event-aim-noted = Now planned for { $card }: { $site }.
event-build-waits = { $seat } can build: { $timer } has run out and waits for a site.
event-build-given-up = { $seat } takes { $timer } away; the card stays planned.
event-card-built = { $seat } has built { $card }: { $site }.
event-card-covered = { $seat } has built over { $card }: it has no effect any more.
event-card-scrapped = { $seat } discards a planned card of level { $level }.
event-scrap-noted = You discard { $card }.
event-timer-gained = { $seat } has { $timer } now.
event-timer-lost = { $seat } loses { $timer }.
event-ship-gained = { $seat } has a { $ship } now.
event-ship-lost = { $seat } loses the { $ship }.
event-goods-lost = { $seat } loses { $goods }: there is no room.
event-use-started = { $seat } uses { $card } ({ $timer }), done <t:{ NUMBER($until, useGrouping: 0) }:R>.
event-produced = { $seat } makes { $goods } ({ $card }){ $lost ->
        [0] .
        [one] ; one does not fit and is lost.
       *[other] ; { $lost } do not fit and are lost.
    }
event-use-waits = { $seat } can use { $card }: { $timer } has run out and waits for a choice.
event-use-given-up = { $seat } takes { $timer } off { $card } without effect.
event-exchanged = { $seat } exchanges { $give } for { $get } ({ $card }).
event-attacks-loaded = { $seat } has loaded { $card }: it holds { $markers ->
        [one] one attack marker
       *[other] { $markers } attack markers
    }.
event-unblocked = { $seat } has cleared { $card }: it is not blocked any more.
event-beamed = { $seat } beams { $goods_count ->
        [0] nothing
       *[other] { $goods }
    } from { $card } to the { $ship }.
event-flight-started =
    { $seat } flies { $whose ->
        [0] to { $planet }
        [1] home
       *[other] to { $planet }'s planet
    } with the { $ship }, there <t:{ NUMBER($until, useGrouping: 0) }:R>.
event-ship-arrived =
    { $whose ->
        [0] The { $ship } of { $seat } is at { $planet }.
        [1] The { $ship } of { $seat } is home.
       *[other] The { $ship } of { $seat } is at { $planet }'s planet.
    }

event-goods-moved = { $seat } moves { $goods } from { $source } to { $target }.
event-goods-dumped = { $seat } throws away { $goods } ({ $source }).
event-goods-dropped = { $seat } leaves { $goods } on { $planet }.
event-goods-lifted = { $seat } picks up { $goods } on { $planet }.
event-demand-met = { $seat } delivers { $goods } to { $planet }'s planet for { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $markers ->
        [0] no marker
        [one] 1 marker
       *[other] { $markers } markers
    } left.
event-host-scored = { $seat }, the host, gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-neutral-met = { $seat } delivers { $goods } to { $planet } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-neutral-drawn = There is a { $card } on { $planet } now.
event-neutral-returned = A { $card } goes back: several ships at { $planet } could meet it.
event-sabotaged = { $seat } sabotages { $timer } of { $target }: it will have no effect.
event-timer-spent = { $seat } has { $timer } back; it ran out without effect.
event-card-blocked = { $seat } blocks { $card } of { $target } with a missile.
event-trade-proposed = { $seat } offers { $partner } { $give_count ->
        [0] nothing
       *[other] { $give }
    } for { $want_count ->
        [0] nothing
       *[other] { $want }
    } { $whose ->
        [0] at { $planet }
        [1] on their own planet
       *[other] on { $planet }'s planet
    }; it runs out <t:{ NUMBER($until, useGrouping: 0) }:R>.
event-trade-made = { $seat } gives { $give_count ->
        [0] nothing
       *[other] { $give }
    } and gets { $want_count ->
        [0] nothing
       *[other] { $want }
    } from { $partner }.
event-swap-proposed = { $seat } offers { $partner } { $give ->
        [0] no card
       *[other] a planned card
    } for { $want ->
        [0] nothing
       *[other] a planned card
    }; it runs out <t:{ NUMBER($until, useGrouping: 0) }:R>.
event-swap-seen = The card that { $seat } offers { $partner } is { $card }.
event-swap-made = { $seat } gives { $partner } { $give ->
        [0] no card
       *[other] a planned card
    } for { $want ->
        [0] nothing
       *[other] a planned card
    }.
event-card-received = You have { $card } in your planning zone now.
event-proposal-declined = { $partner } declines the proposal of { $seat }.
event-proposal-withdrawn = { $seat } takes the proposal to { $partner } back.
event-proposal-expired = The proposal of { $seat } to { $partner } has run out.

event-order-left = Order left ({ $timer }): { $order }.
event-order-changed = Order changed ({ $timer }): { $order }, { $condition }.
event-order-moved = One place sooner ({ $timer }): { $order }.
event-order-cancelled = Order cancelled ({ $timer }): { $order }.
event-order-dropped = Order dropped ({ $timer }: { $order }): { $reason }.
