### Merchant of Venus: names of cultures, goods, cards and markers, and in short what they do.

## Cultures, whose pilots are called by them too

id-nillis = Nillis
id-volois = Volois
id-graw = Graw
id-niks = Niks
id-dell = Dell
id-humans = Humans
id-shenna = Shenna
id-yxklyx = Yxklyx
id-zum = Zum
id-eeepeep = Eeepeep
id-whynom = Whynom
id-cholos = Cholos
id-wollow = Wollow
id-qossuth = Qossuth

## Goods

id-perfume = Bionic Perfume
id-traits = Canned Traits
id-junk = Glorious Junk
id-toys = Living Toys
id-dust = Finest Dust
id-videos = Rock Videos
id-pelts = Melf Pelts
id-grease = Immortal Grease
id-liquor = Chicle Liquor
id-bolts = Pedigree Bolts
id-furniture = Impossible Furniture
id-genes = Designer Genes
id-paperweights = Megalith Paperweights
id-sculpture = Psychotic Sculpture

## Equipment and abilities

id-laser = laser
id-shield = shield
id-pilot = pilot
id-hold = hold
id-drive-yellow = yellow drive
id-drive-red = red drive
id-drive-combined = combined drive

## Race technologies

id-fancy-spoiler = Fancy Spoiler (1 or 2 points)
id-plain-spoiler = Less-Fancy Spoiler (1 point)
id-market-flux = Market Flux (moves a market)
id-strong-flame = Strong Flame (10 points, once)
id-cloaking-field = Cloaking Field (no fees)
id-drill-license = Drill License
id-shuttle = Shuttle (far passengers)
id-thrust-booster-2 = Thrust Booster (1–2)
id-thrust-booster-3 = Thrust Booster (1–3)
id-thrust-booster-4 = Thrust Booster (1–4)
id-stasis-tank = Stasis Tank (passengers)
id-jammer = Jammer (swaps missions)
id-data-probe = Data Probe (a look, once)
id-fuzzy-dice = Fuzzy Dice (fame)
id-variable-shield = Variable Shield (adds a die)
id-zen-paint = Zen Paint Job (tips)
id-variable-laser = Variable Laser (adds a die)

## Passengers

id-scientist = scientist
id-diva = diva
id-delicatessen-dealer = delicatessen dealer
id-engineer = engineer
id-diplomat = diplomat
id-huntress = huntress
id-professor = professor
id-ambassador = ambassador
id-chieftain = chieftain
id-oracle = oracle
id-trade-inspector = trade inspector
id-banker = banker
id-missionary = missionary
id-fugitive = fugitive
id-gun-runner = gun runner

## Missions: where to land, and what is asked there

id-m01 = Rogue Survey (Trapped Rogue Planet, shield 3)
id-m02 = Settlers (Colony World, a basic good)
id-m03 = Wild Heart (Jungle World, pilot of level 2)
id-m04 = Ice Drill (Ice World, Drill License or c60)
id-m05 = Guests (Interstellar Biosphere, a passenger)
id-m06 = Dry Season (Desert World, Finest Dust or c40)
id-m07 = Beacon (Nebula Habitat, navigation die or c20)
id-m08 = Heavy Gravity (Giant Planet, laser 3)
id-m09 = Mining (asteroid, then Asteroid System, or c50)
id-m10 = Sea Concert (Water World, Rock Videos or c60)
id-m11 = Pact (Multi-Generation Ship, a guest or c40)
id-m12 = Eclipse (Inhabited Moon, any technology)
id-m13 = Waste (Polluted Planet, room 2, c20, infamy 1)
id-m14 = Reconstruction (War-Torn System, c80)
id-m15 = Supernova Survey (end a movement there)
id-m16 = Supergiant Survey (end a movement there)
id-m17 = Pirate Hunter (destroy pirates by laser)
id-m18 = Explorer (make a first contact)
id-m19 = Wholesaler (sell three goods in one phase)
id-m20 = Master Builder (own two spaceports)

## Rewards

id-r01 = Jump Start (3 points more when the speed roll is 7 or less)
id-r02 = Gate Lock (choose the number at a teleportal, or ignore it)
id-r03 = Old Yellow Drive (skips yellow fields too)
id-r04 = Switch Switch (any exit of a navigation field for 1 more point)
id-r05 = Old Shield (shield counts 1 more in tests and fights)
id-r06 = Autopilot (navigation value 4 without a die)
id-r07 = Spy Eye (once a turn, look at a first contact card within 6 fields)
id-r08 = Air Foil (from city to city of a system for 1 point)
id-r09 = Second Thoughts (once a turn, roll one speed die again)
id-r10 = Old Laser (laser counts 1 more in tests and fights)
id-r11 = Key Account (once: sell a good at its strong value)
id-r12 = Second Key Account (once: sell a good at its strong value)
id-r13 = Insurance (what a good cost, when pirates take it)
id-r14 = Diplomatic Pass (no fees on other spaceports)
id-r15 = Charter (the first purchase of a phase costs c10 less)
id-r16 = Fuel Cell (once: 6 points more after the roll)
id-r17 = Pardon (once: up to 3 infamy less)
id-r18 = Medal (2 fame)
id-r19 = Double Shift (one more purchase or sale after landing in a city)
id-r20 = Cargo Net (carries one more thing of 1 point)
id-r21 = Bounty (c30 more for destroyed pirates)
id-r22 = Travel Agency (c20 more for each passenger delivered)
id-r23 = Building Permit (once: a spaceport for c150, even after purchases)
id-r24 = Training Voucher (once: a pilot level for nothing)
id-r25 = Planet Chart (once: look at three first contact cards)

## Titles and intel: what they do while they lie open

venus-does-e01 = at the end 2 fame for each relic, 8 at most
venus-does-e02 = c20 at each payout of drills, 3 fame at the end
venus-does-e03 = 1 less on the die against pirates; half of your infamy does not count
venus-does-e04 = sells a passenger for c100 and 2 infamy
venus-does-e05 = draw a reward card
venus-does-e06 = for one later turn, choose freely at navigation fields and teleportals
venus-gets-e01 = c20 at the Galactic Base, with more relics than the holder
venus-gets-e02 = for most drills paid, two or more
venus-gets-e03 = c20 in a city or spaceport, with more infamy than the holder, two or more
venus-gets-e04 = c20 in a city or spaceport, or c30 on the field of the holder
venus-gets-e05 = c50 on an asteroid
venus-gets-e06 = c30 in the business phase

## Encounters; what they do is told when they are drawn

id-e01 = Archaeologist
id-e02 = Drill King
id-e03 = Notorious
id-e04 = Slaver
id-e05 = Confirmed Site
id-e06 = Star Charts
id-e07 = Teleportal 1
id-e08 = Teleportal 3
id-e09 = Teleportal 4
id-e10 = Teleportal 6
id-e11 = Junk Pirates
id-e12 = Petty Crooks
id-e13 = Highwaymen
id-e14 = Deserters
id-e15 = Smuggler Gang
id-e16 = Rearguard
id-e17 = Black Fleet
id-e18 = Star Corsair
id-e19 = Empty Space
id-e20 = Lost Buoy
id-e21 = Dust Cloud
id-e22 = Old Probe
id-e23 = Radio Silence
id-e24 = Flotsam
id-e25 = Swarm of Rocks
id-e26 = Vein of Ore
id-e27 = Lump of Ice
id-e28 = Belt of Boulders
id-e29 = Crystal Rock
id-e30 = Shattered Moon
id-e31 = Drifting Freighter
id-e32 = Escape Pod
id-e33 = Solar Wind
id-e34 = Meteor Shower
id-e35 = Customs Patrol
id-e36 = Good Press
id-e37 = Stowaway
id-e38 = Drifting Warship
id-e39 = Market Rumour
id-e40 = Distress Call
id-e41 = Navigation Buoy
id-e42 = Fuel Tanker

## Challenges: how they are met, and what happens until then

id-c01 = Cartographer (discover three cultures; 1 movement point less each turn)
id-c02 = Greenhorn (raise the pilot to level 2; only one die may be assigned)
id-c03 = Audit (own c300; the drive has no effect)
id-c04 = Boycott (sell goods of four cultures; every purchase costs c10 more)
id-c05 = Travel Fever (deliver two passengers; no passengers can be taken aboard in cities)
id-c06 = Plague of Pirates (destroy pirates; pirates come to the nearest encounter field)
id-c07 = Embargo (complete two missions; sales count one market step lower)
id-c08 = Warships (laser and shield 3; laser and shield are lowered by 1, for good)
id-c09 = Building Contract (own two spaceports; own spaceports pay nothing)
id-c10 = Test of Fame (12 fame; +1 on the effect die in all hazard tests)

## Markers on encounter fields

id-blue = empty space
id-asteroid = an asteroid
id-teleportal-1 = teleportal 1
id-teleportal-3 = teleportal 3
id-teleportal-4 = teleportal 4
id-teleportal-6 = teleportal 6
id-pirates-0-basic = pirates (+0, hunting basic goods)
id-pirates-1-basic = pirates (+1, hunting basic goods)
id-pirates-1-quality = pirates (+1, hunting quality goods)
id-pirates-2-luxury = pirates (+2, hunting luxury goods)
id-pirates-2-quality = pirates (+2, hunting quality goods)
id-pirates-3-luxury = pirates (+3, hunting luxury goods)
