### Delta V: what newcomers are told.

## What is what

sign-player = { $id }
sign-turn = Bright edge: it's their turn
sign-won = Gold edge: has won
sign-highlighted = Green frame: you can choose it now
sign-last = White corners: part of the last move
sign-station = Station: rockets start here and fly home to here
sign-crew = Whose rockets: K2 is two of K's
sign-rockets = Rocket: lets you look at this tile. A number counts more than one
sign-back = Asteroid tile: a mineral or an incident, face down. Fly there to look
sign-note = Your note: a tile you've seen, and its points. Only you see this
sign-face = Mineral turned up: with the points it's worth
sign-turned = Gold frame: turned up for this contract
sign-gone = Empty: this tile has been won
sign-coordinate = Edge: column and row name a tile, such as C3
sign-alien = Alien: rockets on its tile can't leave, and nobody can turn it up
sign-encounters = Alien encounters: number { $last } ends the game
sign-contract-open = Contract: take it by turning up a tile of each of these
sign-contract-tried = Contract being tried: outlined minerals are missing
sign-contract-taken = Contract taken: by the player with this letter
sign-mineral = { $id }
sign-left = Left: this many are still among the tiles
sign-others = Others: incidents still among the tiles
sign-points = Points: your minerals, minus { $cost } for each spent bribe
sign-bribe = Bribe: for a survey, a wrong tile, or to raise a contract. Costs { $cost } points
sign-spent = Spent bribe: { $cost } points lost
sign-berth = Shipyard: a rocket you can buy with an action
sign-taken = Minerals won: tiles of each kind
sign-incident-alien = { id-alien }: move the alien, then steal. Number { $last } ends the game
sign-incident-scan = { id-scan }: look under your rockets and at as many other tiles
sign-incident-sabotage = { id-sabotage }: sends another player's rocket to its shipyard
sign-incident-acquisition = { id-acquisition }: a rocket from your shipyard, free
sign-incident-pirate = { id-pirate }: takes away another player's action
sign-incident-meteor = { id-meteor }: takes away another player's contract
sign-fresh = In brackets: new, can't be used this turn
