### Space Dealer: what happened.

event-piles-dealt = Everybody has a technology pile of their own.
event-pile-seen = Your technology pile: { $cards }.
event-seat-settled = { $seat } has chosen a first mine.
event-settling-noted = You start with your generator { $side } and the { $card } on { $site }.
event-planet-revealed = { $seat } starts with a generator { $side } and a { $card } on { $site }.
event-game-began =
    { $since ->
        [0] The clock is running.
       *[other] The clock starts <t:{ NUMBER($since, useGrouping: 0) }:F>; timers already started run from then.
    } The game ends <t:{ NUMBER($until, useGrouping: 0) }:f> (<t:{ NUMBER($until, useGrouping: 0) }:R>).
event-end-came =
    { $markers ->
        [0] Time is up.
       *[other] Somebody has placed their last victory marker.
    } You can't start timers any more. Those that run still run out, and ships that land can still deliver.
event-paused = Nobody could play from <t:{ NUMBER($since, useGrouping: 0) }:f> to <t:{ NUMBER($until, useGrouping: 0) }:f>, so the clock stood still. The game now ends <t:{ NUMBER($ends, useGrouping: 0) }:f> (<t:{ NUMBER($ends, useGrouping: 0) }:R>).

event-card-planned = { $seat } plans a card.
event-planned-noted = You plan { $card }.
event-cards-drawn = { $seat } draws { $cards ->
        [one] the last card
       *[other] { $cards } cards
    } of level { $level }.
event-drawn-seen = You draw { $cards }. Keep one of them.
event-card-kept = { $seat } keeps a card of level { $level }.
event-kept-noted = You keep { $card }.
event-research-started = { $seat } starts to research ({ $timer }, due <t:{ NUMBER($until, useGrouping: 0) }:R>).
event-level-raised = { $seat } reaches technology level { $level }.
event-build-started = { $seat } starts to build a planned card ({ $timer }, due <t:{ NUMBER($until, useGrouping: 0) }:R>).
event-build-noted = You're building { $card }: { $site }.
event-aim-noted = The new plan for { $card }: { $site }.
event-build-waits = { $timer } has run out: { $seat } can now build the card.
event-build-given-up = { $seat } takes { $timer } away; the card stays planned.
event-card-built = { $seat } builds { $card }: { $site }.
event-card-covered = { $seat } builds over { $card }: it has no effect any more.
event-card-scrapped = { $seat } discards a planned card of level { $level }.
event-scrap-noted = You discard { $card }.
event-timer-gained = { $seat } gets { $timer }.
event-timer-lost = { $seat } loses { $timer }.
event-ship-gained = { $seat } gets a { $ship }.
event-ship-lost = { $seat } loses the { $ship }.
event-goods-lost = { $seat } loses { $goods }: there's no room.
event-use-started = { $seat } starts to use { $card } ({ $timer }, due <t:{ NUMBER($until, useGrouping: 0) }:R>).
event-produced = { $seat } makes { $goods } ({ $card }){ $lost ->
        [0] .
        [one] ; one doesn't fit and is lost.
       *[other] ; { $lost } don't fit and are lost.
    }
event-use-waits = { $timer } has run out: { $seat } can now use { $card }.
event-use-given-up = { $seat } takes { $timer } off { $card } without any effect.
event-exchanged = { $seat } exchanges { $give } for { $get } ({ $card }).
event-attacks-loaded = { $seat } loads { $card }: it holds { $markers ->
        [one] one attack marker
       *[other] { $markers } attack markers
    }.
event-unblocked = { $seat } clears { $card }: it isn't blocked any more.
event-beamed = { $seat } beams { $goods_count ->
        [0] nothing
       *[other] { $goods }
    } from { $card } to the { $ship }.
event-flight-started =
    { $seat }'s { $ship } sets out for { $whose ->
        [0] { $planet }
        [1] home
       *[other] { $planet }'s planet
    } (due <t:{ NUMBER($until, useGrouping: 0) }:R>).
event-ship-arrived =
    { $whose ->
        [0] { $seat }'s { $ship } lands on { $planet }.
        [1] { $seat }'s { $ship } is home.
       *[other] { $seat }'s { $ship } lands on { $planet }'s planet.
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
event-host-scored = { $seat } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } as the host.
event-neutral-met = { $seat } delivers { $goods } to { $planet } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-neutral-drawn = There's a { $card } on { $planet } now.
event-neutral-returned = The { $card } goes back: several ships at { $planet } could meet it.
event-sabotaged = { $seat } sabotages { $target }'s { $timer }: it will have no effect.
event-timer-spent = { $seat } has { $timer } back; it ran out without any effect.
event-card-blocked = { $seat } blocks { $target }'s { $card } with a missile.
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
    } (runs out <t:{ NUMBER($until, useGrouping: 0) }:R>).
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
    } (runs out <t:{ NUMBER($until, useGrouping: 0) }:R>).
event-swap-seen = The card { $seat } offers { $partner } is { $card }.
event-swap-made = { $seat } gives { $partner } { $give ->
        [0] no card
       *[other] a planned card
    } for { $want ->
        [0] nothing
       *[other] a planned card
    }.
event-card-received = You now have { $card } in your planning zone.
event-proposal-declined = { $partner } declines { $seat }'s proposal.
event-proposal-withdrawn = { $seat } takes back the proposal to { $partner }.
event-proposal-expired = { $seat }'s proposal to { $partner } has run out.

event-order-left = New order ({ $timer }): { $order }.
event-order-changed = Order changed ({ $timer }): { $order }, { $condition }.
event-order-moved = Order one place up ({ $timer }): { $order }.
event-order-cancelled = Order cancelled ({ $timer }): { $order }.
event-order-dropped = Order dropped ({ $timer }: { $order }): { $reason }.
