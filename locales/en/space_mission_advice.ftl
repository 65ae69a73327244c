### Space Mission: why a computer player chooses what it does.

## Actions

reason-scan =
    { $tiles ->
        [one] You have no probe here yet, and the last tile has points.
       *[other] You have no probe here yet, and { reason-of-pile }.
    }
reason-of-pile =
    { $points ->
        [one] { reason-number } of the { $tiles } tiles here has points
       *[other] { reason-number } of the { $tiles } tiles here have points
    }
reason-number =
    { $sure ->
        [0] about { $points }
       *[other] { $points }
    }
reason-scan-again = With one more probe here, one station brings you { $tiles } tiles at once.
reason-develop = It brings you { $gains }.
reason-station = { $points } points for a station
reason-own-tiles =
    { $tiles ->
        [one] the tile under your probe
       *[other] the { $tiles } tiles under your probes
    }
reason-one-more = one more tile
reason-discover =
    { $tiles ->
        [one] It costs no card, and the last tile here has points.
       *[other] It costs no card, and { reason-of-pile }.
    }

## Ways

reason-there-take =
    { $tiles ->
        [one] You can take the last tile there
       *[other] You can take 1 of { $tiles } tiles there
    }
reason-there-build =
    { $probes ->
        [one] You hold both cards to build a station where you have a probe
       *[other] You hold both cards to build a station where you have { $probes } probes
    }
reason-there-scan = You hold a card to scan there
reason-there-scan-and-build = You hold a card to scan and two to build a station there
reason-jump = { $there }, and the jump puts a probe on the gate.
reason-fly = { $there }, and flying costs no card.
reason-jump-idle =
    { $probes ->
        [one] It puts your first probe on the gate, and nothing you can do now brings more.
       *[other] You'd have { $probes } probes on the gate, and nothing you can do now brings more.
    }
reason-jump-last =
    { $points ->
        [0] It's your last action, and nothing you can do now brings points any more.
        [one] It's your last action, and one more probe on the gate brings you { $points } point.
       *[other] It's your last action, and one more probe on the gate brings you { $points } points.
    }
reason-fly-last = It's your last action, and nothing you can do now brings points any more.
reason-fly-idle = Nothing you can do now leads anywhere, and flying costs no card.

## Tiles

reason-adds-take =
    { $points ->
        [one] It adds { $points } point
       *[other] It adds { $points } points
    }
reason-adds-mark =
    { $points ->
        [one] With a station here it'll add { $points } point
       *[other] With a station here it'll add { $points } points
    }
reason-only-tile = { $adds }, and there's no other kind to choose.
reason-more-points = { $adds }, and the next best, { $other }, only { $less }.
reason-more-alike = { $adds }, as much as { $other }, but you have { $have } of the same kind to build on.
reason-can-grow = { $adds }, as much as { $other }, but more of its kind will add more.
reason-grows-later = { $adds }, less than { $other } now, but this set can still grow.
reason-as-good = { $adds }, and { $other } would add as much.

## Cards

reason-useless =
    { $thrown ->
        [one] One of your cards fits nothing that's left to do, and you can draw { $drawn }.
       *[other] { $thrown } of your cards fit nothing that's left to do, and you can draw { $drawn }.
    }
reason-swap =
    { $thrown ->
        [one] Your full hand leads nowhere, so change the card that's neither for a jump nor for where you are.
       *[other] Your full hand leads nowhere, so change the { $thrown } cards that are neither for a jump nor for where you are.
    }
reason-swap-all = Your full hand leads nowhere, so change all { $thrown } cards.
reason-draw =
    { $cards ->
        [0] You hold no card, and nothing you can do now is worth more than { $drawn } new ones.
        [one] You hold only { $cards } card, and nothing you can do now is worth more than drawing { $drawn }.
       *[other] You hold only { $cards } cards, and nothing you can do now is worth more than drawing { $drawn }.
    }
reason-cards-last = It's your last action, and nothing you can do now brings points any more.
reason-ahead = I tried this { $count } times in my head, and it came out best.
reason-no-cards = There's no card left to draw, but nothing else you can do now is worth more.

## After the match

tale-flights = Longest journey: { $who } flew { $ways } times, { $jumps } of them through the gate.
tale-jokers = Luck: { $who } drew { $had } jokers in { $cards } cards; { $expected } were to be expected.
