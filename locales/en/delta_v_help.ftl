### Delta V: what newcomers are told.

## The page

page-about = You run a mining company in an asteroid field. Every tile hides a mineral or an incident. Look under the tiles in secret, remember what you saw, and win contracts.
page-win = The minerals you win bring points, and each bribe you spend costs 2. Most points at the end wins. The game mostly ends with the last contract or the fifth alien encounter.
page-turn = First take an action: fly rockets, look under them, survey a line, or buy a rocket. Then pick a contract and turn up tiles. If each is a mineral that it asks for, the contract and the tiles are yours. A wrong tile ends your turn.
page-board = The tiles lie around the station. Contracts are on the right, players below. Your own board also shows your notes.

## Decisions

step-take-action-about = You take one action, and after it you try a contract. To find minerals, fly rockets out first, and look under them in a later turn.
step-moving-about = Each of your rockets may fly once in this move. End the move when they're where you want them.
step-survey-line-about = Your survey shows tiles of one row or column. Choose a line with tiles you haven't seen.
step-survey-tiles-about = You alone see the tiles you choose. The bribe is spent once you've chosen.
step-reveal-incident-about = You've just looked at tiles. If one of them is an incident, you may turn it up now. You're asked even if there's none, so that nobody learns what you saw.
step-use-incidents-about = Your action is done. Before you try a contract you may still use your incidents.
step-scan-tiles-about = Your scan shows you as many other tiles as you have rockets in play. They may lie anywhere.
step-choose-sabotage-about = One rocket of another player goes back to its shipyard. One of yours may take its place.
step-follow-about = The rocket you sabotaged is gone. One of yours may fly to where it was, from a tile too.
step-ambush-about = It's another player's turn, and you hold an incident that can take part of it away. Nobody sees your answer before all have answered.
step-declare-about = You have to try a contract every turn. Pick the one for which you know most tiles. If you know too little, pick one on which a wrong tile shows you something.
step-reveal-about = Turn up one tile after the other, each a mineral that's still missing. Omnidium is good for any. You can't stop halfway.
step-replace-about = That mineral doesn't fit. Spend a bribe and the tile counts as another mineral, or let the attempt fail.
step-bid-window-about = Another player has just completed a contract. With a bribe of a mineral on it, you can make them find one more tile of that mineral.
step-move-alien-about = You've met the aliens. Wherever the alien goes, rockets can't leave and nobody can turn the tile up.
step-steal-about = The aliens help you steal. Take one incident or one unspent bribe from another player.

## Choices

verb-fly-about = Sends a rocket from the station to any tile. It crashes where another player's rocket is.
verb-return-about = Brings a rocket home to the station. From there it can fly to any tile in a later turn.
verb-stop-about = Your other rockets stay where they are, and you go on to the contract.
verb-prospect-about = Only you see the tiles under your rockets. Costs nothing but your action.
verb-survey-about = Shows you three tiles of a row or column without a rocket there. Costs a bribe, and so 2 points.
verb-line-about = Chooses the row or column in which your survey looks.
verb-look-about = Only you see these tiles. Your bribe is spent.
verb-buy-about = Brings a rocket from your shipyard to the station. More rockets look under more tiles at once.
verb-show-about = Turns up an incident under your rocket, and the rocket flies home. You keep most incidents and use them in a later turn.
verb-hide-about = All stays face down, and nobody learns what you saw.
verb-declare-about = Announces the contract you try. You turn up tiles until you complete it or fail.
verb-reveal-about = Turns a tile up for all to see. A mineral that fits brings you on; an incident makes you fail.
verb-replace-about = Makes the wrong tile count as the mineral on your bribe. Costs the bribe, and so 2 points.
verb-fail-about = Ends your attempt. Its tiles turn face down again, and everybody has seen them.
verb-bid-about = Makes them turn up one more tile of that mineral. If they find it, your bribe is spent. If not, they get nothing.
verb-pass-about = You do nothing now and keep what you have.
verb-use-about = Discards one of your incidents for what it does. Your action is still to come, or is done already.
verb-go-on-about = You use no more incidents and try a contract.
verb-scan-tiles-about = Only you see these tiles, and those under your rockets.
verb-sabotage-about = Sends that rocket back to its shipyard. Its owner has to buy it again.
verb-follow-about = Flies your rocket to the place that's free now. It crashes if another player's rocket is still there.
verb-stay-about = All your rockets stay where they are.
verb-strike-about = Uses up your incident. Pirates take away the action of whoever's turn it is, meteors take away the contract.
verb-alien-to-about = Puts the alien on a tile. Rockets there can't leave, and nobody can turn the tile up.
verb-alien-stays-about = The alien stays where it is.
verb-steal-about = Takes an incident or a bribe from another player. You can use an incident from your next turn on.
verb-steal-nothing-about = Everybody keeps what they have.
verb-order-ask-about = Ends your standing order. You're asked each time again.
verb-order-pass-about = You aren't asked any more and always pass. Only you know.
verb-order-below-about = You pass bids as long as the tiles turned up are worth fewer points. Only you know.
verb-order-strike-about = Strikes by itself when that player's turn comes. Only you know.

## Beside a choice

tile-unseen = Not seen yet
tile-down = Face down
tile-known = You know it: { $tile }
tile-station = It's safe on the station
rockets-home =
    { $rockets ->
        [0] .
        [one] , { $rockets } rocket home.
       *[other] , { $rockets } rockets home.
    }
raisers =
    { $players ->
        [0] Nobody can raise it.
        [one] { $players } player can raise it.
       *[other] { $players } players can raise it.
    }

hint-fly =
    { $out ->
        [one] { $tile }. You'd have { $out } rocket out, { $stay } on the station.
       *[other] { $tile }. You'd have { $out } rockets out, { $stay } on the station.
    }
hint-crash = { $tile }. A crash: you both lose { $count } rocket to the shipyard. You'd have { $stay } on the station.
hint-buy = Brings you { $count } rocket. Your shipyard has { $yard } more.
hint-prospect = Shows you { $cells }.
hint-prospect-known = You've seen these. You can turn up { $sights }.
hint-hide = You saw no incident under your rockets.
hint-survey =
    { $contracts ->
        [0] Costs { $cost } points. No open contract asks for { $mineral }.
        [one] Costs { $cost } points. { $contracts } open contract asks for { $mineral }.
       *[other] Costs { $cost } points. { $contracts } open contracts ask for { $mineral }.
    }
hint-line = { $new } of { $tiles } tiles are new to you.
hint-look =
    { $bribes ->
        [one] Costs you { $bribes } bribe, and so { $cost } points.
       *[other] Costs you { $bribes } bribes, and so { $cost } points.
    }
hint-scan =
    { $new ->
        [one] With those under your rockets, { $new } tile is new to you.
       *[other] With those under your rockets, { $new } tiles are new to you.
    }
hint-keep = { $incident }: { $does }. { $more } incident for you{ $home }
hint-alien = Alien Encounter { $number } of { $last }: move the alien, then steal{ $home }
hint-last-alien = The last Alien Encounter ends it: you have { $points }, the best other { $best }{ $home }
does-scan = shows you several tiles
does-sabotage = sends a rocket to its shipyard
does-acquisition = a free rocket
does-pirate = takes away an action
does-meteor = takes away a contract
does-scan-now =
    { $tiles ->
        [one] Shows you { $tiles } other tile and those under your rockets
       *[other] Shows you { $tiles } other tiles and those under your rockets
    }
does-acquisition-now = Brings you a rocket for free, with { $yard } more in the shipyard
does-pirate-now = They have { $points } points and lose their action
does-meteor-now = They have { $points } points and lose their contract
hint-use =
    { $held ->
        [one] { $does }. Uses up your only incident.
       *[other] { $does }. Uses up { $used } of your { $held } incidents.
    }
hint-sabotage =
    { $rockets ->
        [one] { $tile }. Leaves them { $rockets } rocket in play.
       *[other] { $tile }. Leaves them { $rockets } rockets in play.
    }
hint-sabotage-station =
    { $rockets ->
        [one] Leaves them { $rockets } rocket in play.
       *[other] Leaves them { $rockets } rockets in play.
    }
hint-follow = { $tile }. { $count } rocket goes on to { $cell }: { $goal }.
hint-follow-home = { $tile }. { $count } rocket goes to the station.
hint-follow-crash = { $tile }. A crash at { $cell }: you both lose { $count } rocket to the shipyard.
hint-alien-to =
    { $rockets ->
        [0] { $tile }. Holds nobody's rocket but bars the tile.
        [one] { $tile }. Holds { $rockets } rocket of other players and bars the tile.
       *[other] { $tile }. Holds { $rockets } rockets of other players and bars the tile.
    }
hint-alien-off = It stays off the board.
hint-alien-stays = It stays at { $cell }.
hint-steal = { $does }. { $more } incident for you; they have { $points } points.
hint-steal-bribe =
    { $contracts ->
        [one] { $contracts } open contract asks for it. You'd have { $bribes } bribes; they have { $points } points.
       *[other] { $contracts } open contracts ask for it. You'd have { $bribes } bribes; they have { $points } points.
    }
hint-declare = You know { $known } of { $all }. { $fit } of { $tiles } hidden tiles would fit next. { $risk }
hint-declare-blind = { $fit } of { $tiles } hidden tiles would fit next. { $risk }
hint-declare-sure =
    { $points ->
        [one] You know all it needs: { $points } point. { $risk }
       *[other] You know all it needs: { $points } points. { $risk }
    }
hint-declare-bribes =
    { $bribes ->
        [one] You know { $known } of { $all }, and { $bribes } bribe does the rest: { $points } points. { $risk }
       *[other] You know { $known } of { $all }, and { $bribes } bribes do the rest: { $points } points. { $risk }
    }
hint-odds =
    { $incidents ->
        [one] { $fit } of { $tiles } hidden tiles fit, { $incidents } is an incident.
       *[other] { $fit } of { $tiles } hidden tiles fit, { $incidents } are incidents.
    }
hint-fits =
    { $left ->
        [one] { $tile } fits. Then { $left } mineral is missing.
       *[other] { $tile } fits. Then { $left } minerals are missing.
    }
hint-misfit = { $tile } doesn't fit. A bribe would make it count and cost { $cost } points.
hint-misfit-alone = { $tile } doesn't fit.
hint-completes =
    { $raisers ->
        [0] { $tile } completes it: { $won }
       *[other] { $tile } completes it unless raised: { $won }
    }
won =
    { $contracts } contract, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $home }
hint-replace =
    { $left ->
        [one] Costs { $bribes } bribe and { $cost } points even if you fail later. Then { $left } mineral is missing.
       *[other] Costs { $bribes } bribe and { $cost } points even if you fail later. Then { $left } minerals are missing.
    }
hint-replace-last =
    { $raisers ->
        [0] { $bribes } bribe (−{ $cost } points) completes it: { $won }
       *[other] { $bribes } bribe (−{ $cost } points) completes it unless raised: { $won }
    }
hint-fail = Everybody has seen { $cells }.
hint-bid = They must find { $mineral } or Omnidium: { $tiles } tiles fit. If they do, you lose { $cost } points.
hint-bid-own = They must find one of { $tiles } tiles, or use their { $mineral } bribe. If they do, you lose { $cost } points.
hint-keep-back = You keep your { $incident }.
hint-let-through =
    { $points ->
        [one] If nobody raises, they win { $points } point.
       *[other] If nobody raises, they win { $points } points.
    }
hint-order-ask = You decide each time.
hint-order-ask-bids = You decide each time whether to raise.
hint-order-pass = You keep it, and nobody waits for you.
hint-order-pass-bids = You keep your bribes, and nobody waits for you.
hint-order-ask-looks = You decide after each look.
hint-order-pass-looks = What you see stays face down, and you save a press.
hint-order-below = You're asked from { $points } points on.
hint-order-strike = { $does }, and uses up { $used } incident of yours.

warning-known = You know { $cells } already.
warning-all-known = You know all tiles it could show.
warning-no-rocket = You have no rocket on a face-down tile: this uses your action and shows nothing.
warning-nothing-new = You've seen the tiles under your rockets: this uses your action and shows nothing new.
warning-held = The alien will hold it there.
warning-unseen = You'd leave without a look.
warning-holds-own =
    { $rockets ->
        [one] It holds your own rocket, too.
       *[other] It holds your own rockets, too.
    }
warning-impossible = It can't be done any more: what it asks for is gone.
warning-fails = The attempt fails.

## What is what

sign-player = { $id }
sign-turn = Whose turn it is: an arrow. Or an hourglass, which shows how much time is left
sign-won = Gold edge: has won
sign-highlighted = Green frame: you can choose it now
sign-last = White corners: part of the last move
sign-station = Station: rockets start here and fly home to here. Small ones show who has some here
sign-crew = At the station: rockets that are ready to fly
sign-rockets = Rocket: lets you look at this tile. A number counts more than one
sign-back = Asteroid tile: a mineral or an incident, face down. Fly there to look
sign-note = Your note: a tile you've seen, and its points. Only you see this
sign-face = Mineral turned up: with the points it's worth
sign-turned = Framed: turned up for this contract. Gold: it fits, red: it doesn't
sign-fits = Tick: fits the contract
sign-misfit = Cross: doesn't fit the contract. Only a bribe can make it fit
sign-bribed = Gem on a tile: thanks to a bribe the tile counts as this mineral
sign-gone = Empty: this tile has been won
sign-coordinate = Edge: column and row name a tile, such as C3
sign-alien = Alien: rockets on its tile can't leave, and nobody can turn it up
sign-encounters = Alien encounters: number { $last } ends the game
sign-contract-open = Contract: take it by turning up a tile of each of these
sign-contract-tried = Contract being tried: by the player with this letter. Outlined minerals are missing
sign-trying = Tries: the contract that this player is trying now
sign-contract-taken = Contract taken: by the player with this letter
sign-mineral = { $id }
sign-left = Left: this many are still among the tiles
sign-incidents = Incidents: this many are still among the tiles, alien encounters too
sign-points = Points: your minerals, minus { $cost } for each spent bribe
sign-bribe = Bribe: for a survey, a wrong tile, or to raise a contract. Costs { $cost } points
sign-barred = Outlined bribe: wouldn't fit, so it can't be spent now
sign-spent = Spent bribes: { $cost } points lost for each
sign-berth = Shipyard: rockets you can buy, one with an action
sign-taken = Tiles won: of this mineral. From two on a number says how many
sign-incident-alien = { id-alien }: move the alien, then steal. Number { $last } ends the game
sign-incident-scan = { id-scan }: look under your rockets and at as many other tiles
sign-incident-sabotage = { id-sabotage }: sends another player's rocket to its shipyard
sign-incident-acquisition = { id-acquisition }: a rocket from your shipyard, free
sign-incident-pirate = { id-pirate }: takes away another player's action
sign-incident-meteor = { id-meteor }: takes away another player's contract
sign-fresh = In brackets: new, can't be used this turn
