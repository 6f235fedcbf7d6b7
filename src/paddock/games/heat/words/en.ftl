## game

game-title = HEAT
game-tagline = A motor race with cards: choose your gear, brave the corners, mind the Heat in your engine.

## cards

cards-1 = 1
cards-2 = 2
cards-3 = 3
cards-4 = 4
cards-U0 = Upgrade 0
cards-U5 = Upgrade 5
cards-S = Stress
cards-H = Heat
cards-UH = Heat upgrade

## about

about-1 = A basic card that adds 1 to your Speed.
about-2 = A basic card that adds 2 to your Speed.
about-3 = A basic card that adds 3 to your Speed.
about-4 = A basic card that adds 4 to your Speed.
about-U0 = A starting upgrade that adds nothing to your Speed: good for a slow corner.
about-U5 = A starting upgrade that adds 5 to your Speed: more than any basic card.
about-S = Flips cards from your deck until a basic card comes, which adds 1 to 4 to your Speed. You can't discard it, only play it.
about-H = Pays for corners, boosts and shifts of two gears while it is in the engine. In hand it can't be played or discarded and waits for a Cooldown.
about-UH = One more Heat card, which begins the race in your deck. From then on it works like any other Heat.
about-clouds = Every deck has 1 Stress fewer. Where a weather token lies, no Cooldown can be used.
about-fog = Every engine has 1 Heat more. Where a weather token lies, no slipstream can start.
about-storm = Every deck has 1 Stress more. A slipstream that starts where a weather token lies may be 2 spaces longer.
about-snow = Every engine has 1 Heat fewer. Where a weather token lies, you may cool 1 Heat more.
about-rain = 3 Heat of every engine begin in the deck. Where a weather token lies, you may cool 1 Heat more.
about-sun = 3 Heat of every engine begin on the discard pile. A slipstream that starts where a weather token lies may be 2 spaces longer.
about-plus = The speed limit of this corner is 1 higher.
about-minus = The speed limit of this corner is 1 lower.
about-overheat = Who is too fast in this corner pays 1 Heat more.
about-free_boost = A boost in this sector costs no Heat.
about-slip = A slipstream that starts in this sector may be 1 space longer.
about-weather = The weather tile holds in this sector.

## phases

phases-plan = planning
phases-react = reactions
phases-slip = slipstream?
phases-discard = discarding
phases-over = race over

## reasons

reasons-cards = cards
reasons-boost = Boost
reasons-adrenaline = adrenaline
reasons-slipstream = slipstream
reasons-stress = Stress

## weathers

weathers-none = no weather
weathers-clouds = Clouds
weathers-fog = Fog
weathers-storm = Storm
weathers-snow = Snow
weathers-rain = Rain
weathers-sun = Sun

## tokens

tokens-none = no token
tokens-plus = Limit +1
tokens-minus = Limit −1
tokens-overheat = Overheating
tokens-free_boost = Free boost
tokens-slip = Slipstream +1
tokens-weather = Weather

reasons-legend = legend

## tracks

tracks-usa = USA
tracks-gb = Great Britain
tracks-italy = Italy
tracks-france = France
tracks-japan = Japan
tracks-mexico = Mexico
tracks-netherlands = Netherlands
tracks-spain = Spain
tracks-germany = Germany
tracks-south_africa = South Africa

## table

table-round = Round
table-laps = Laps
table-lap = Lap
table-car = Car
table-gear = Gear
table-engine = Engine
table-hand = Hand
table-deck = Deck
table-discard = Discard pile
table-top = Top card
table-play = Play area
table-speed = Speed
table-corner = Corner
table-next_corner = Next corner
table-limit = Speed limit
table-supply = Stress supply
table-place = Place
table-finished = finished
table-committed = plan ready
table-thinking = still planning
table-adrenaline = adrenaline
table-turn = On turn
table-grid = Grid
table-track = Track
table-empty = empty
table-order = Turn order
table-to_corner = { $n } { $n ->
        [one] space
       *[other] spaces
    } to the corner
table-you = you
table-legend = legend
table-weather = Weather
table-tokens = Road

## moves

moves-gear = Shift to gear { $gear }
moves-card = Play { $card }
moves-cooldown = Cooldown: { $n } Heat back to the engine
moves-boost = Boost: pay 1 Heat and flip a card
moves-adr_move = Adrenaline: drive 1 space more
moves-adr_cool = Adrenaline: 1 Heat back to the engine
moves-end_react = End the reactions
moves-discard = Discard { $card }
moves-end_discard = End the discarding
moves-weather_cool = Weather: 1 Heat back to the engine
moves-slip = { $yes ->
        [yes] Slipstream: drive 2 spaces
        [no] No slipstream
       *[other] Slipstream: drive { $yes } spaces
    }

## events

events-grid = { $seat } starts from grid slot { $slot }.
events-drew = { $cards ->
        [unknown] { $seat } draws { $n } { $n ->
            [one] card
           *[other] cards
        } from the deck.
       *[other] { $seat } draws { $n } { $n ->
            [one] card
           *[other] cards
        }: { $cards }.
    }
events-plan_committed = { $seat } has a plan.
    .list = Plans are ready:
    .item = { $seat }
events-gears_revealed = { $paid_of_n ->
        [0] The gears are shown: { $gears }.
       *[other] The gears are shown: { $gears }. Heat paid for the shift: { $paid_of }.
    }
events-revealed = { $paid ->
        [1] { $seat } reveals { $cards } in gear { $gear } and pays 1 Heat for the shift.
        [2] { $seat } reveals { $cards } in gear { $gear } and pays 2 Heat for the shift.
       *[other] { $seat } reveals { $cards } in gear { $gear }.
    }
    .part = { $paid ->
        [1] plays { JOIN($cards, by: " + ") } in gear { $gear }, pays 1 Heat for the shift
        [2] plays { JOIN($cards, by: " + ") } in gear { $gear }, pays 2 Heat for the shift
       *[other] plays { JOIN($cards, by: " + ") } in gear { $gear }
    }
    .head = { $seat }
events-cluttered = { $seat } has a cluttered hand: the car stays and the gear goes down to 1.
    .part = has a cluttered hand and stays
events-reshuffled = { $seat } shuffles the discard pile into a new deck of { $n } { $n ->
        [one] card
       *[other] cards
    }.
events-flipped = { $discarded_n ->
        [0] { $seat } flips { $kept } ({ $reason }).
       *[other] { $seat } flips { $kept } ({ $reason }), after discarding { $discarded }.
    }
events-moved = { COMPARE($got, $wanted) ->
        [less] { $seat } is blocked: { $got } { $got ->
            [one] space
           *[other] spaces
        } instead of { $wanted } ({ $reason }).
       *[other] { $seat } drives { $got } { $got ->
            [one] space
           *[other] spaces
        } ({ $reason }).
    }
    .part = { COMPARE($got, $wanted) ->
        [less] is blocked after { $got } of { $wanted }
       *[other] { WORD($reason) ->
            [slipstream] slipstreams { $got }
            [boost] drives { $got } more
            [adrenaline] drives { $got } more on adrenaline
           *[other] drives { $got }
        }
    }
events-cooled = { $seat } cools down: { $n } Heat back to the engine.
    .part = cools { $n } Heat
events-boosted = { $seat } pays 1 Heat for a boost.
    .part = pays 1 Heat for a boost
events-adrenaline_move = { $seat } uses the adrenaline move.
events-slipstreamed = { $seat } uses the slipstream.
events-corner = { $paid ->
        [0] { $seat } takes a corner of limit { $limit } with Speed { $speed }, for free.
       *[other] { $seat } takes a corner of limit { $limit } with Speed { $speed } and pays { $paid } Heat.
    }
    .part = { $paid ->
        [0] { "" }
       *[other] pays { $paid } Heat in the corner of limit { $limit }
    }
events-spun = { $seat } spins out of a corner of limit { $limit } with Speed { $speed }: pays { $paid } Heat, goes back before the corner and takes { $stress } Stress { $stress ->
            [one] card
           *[other] cards
        }.
    .part = spins out of the corner of limit { $limit }, pays { $paid } Heat and takes { $stress } Stress { $stress ->
            [one] card
           *[other] cards
        }
events-discarded = { $seat } discards { $n } { $n ->
        [one] card
       *[other] cards
    }, with { $top } on top.
events-auto = Nothing else to choose: { $action } is done for { $seat }.
events-crossed_finish = { $seat } crosses the finish!
    .part = crosses the finish
events-classified = { $rank ->
        [1] { $seat } wins the race!
       *[other] { $seat } finishes in place { $rank }.
    }
    .part = { $rank ->
        [1] wins the race
       *[other] finishes in place { $rank }
    }
events-guarded = The race is stopped after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, and the cars are classified as they stand.
events-round = Round { $round } begins.
events-weather = The weather of this race: { $tile }.
events-token = Road token at line { $line }: { $token }.
events-free_boost = { $seat } boosts for free.
    .part = boosts for free
events-weather_cooled = { $seat } uses the cooling bonus of the weather.
events-legend_card = Legend card { $n } is turned up.

## preview

preview-speed = { COMPARE($least, $most) ->
        [equal] Speed { $least }
       *[other] Speed { $least }–{ $most }
    }
preview-corner = past corner { $corner }
preview-ranks = { COMPARE($least, $most) ->
        [equal] you end { $least ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $least }th
        }
       *[other] you end in place { $least } to { $most }
    }
preview-pays = { COMPARE($least, $most) ->
        [equal] costs { $least } Heat
       *[other] costs { $least }–{ $most } Heat
    }
preview-spins = { $percent ->
        [100] spins out of corner { $corner }
       *[other] { $percent } % spin out
    }
preview-finishes = you cross the finish
preview-cluttered = cluttered hand: the car stays
preview-blocked = { $percent ->
        [100] blocked
       *[other] { $percent } % blocked
    }

## hints

hints-worth = { $own } % of the others left behind instead of { $other } %
hints-finished = across the finish { $own } % instead of { $other } %
hints-spun = risk of a spin { $own } % instead of { $other } %
hints-cluttered = cluttered hand { $own } % instead of { $other } %
hints-rank = place { $own } instead of { $other }
hints-paid = Heat paid: { $own } instead of { $other }
hints-lost = blocked { $own } % instead of { $other } %
hints-speed = Speed { $own } instead of { $other }

## refusals

refusals-HEAT-0_3 = a plan is the gear first and then the cards, and this is not the time for that part of it
refusals-HEAT-0_4 = it is another car's turn
refusals-HEAT-1_2 = a shift can't go further than two gears
refusals-HEAT-1_4 = a shift of two gears costs 1 Heat, and the engine has none
refusals-HEAT-2_1 = that card is not in your hand
refusals-HEAT-2_2 = a Heat card can't be played
refusals-HEAT-4_1 = your car has no adrenaline this round
refusals-HEAT-4_2 = the adrenaline move has been used already
refusals-HEAT-4_3 = the adrenaline Cooldown has been used already
refusals-HEAT-4_5 = adrenaline is lost once the reactions are over
refusals-HEAT-5_1 = reactions belong to step 5 of your own turn
refusals-HEAT-5_4 = you do not have that much Heat in hand
refusals-HEAT-5_5 = this gear does not give that much Cooldown
refusals-HEAT-5_6 = the boost of this turn has been used already
refusals-HEAT-5_9 = a boost costs 1 Heat, and the engine has none
refusals-HEAT-6_1 = there is no car beside yours or in the space directly ahead
refusals-HEAT-6_3 = slipstream is decided in step 6 of your own turn, and only once
refusals-HEAT-8_1 = discarding takes cards from your hand, in step 8 of your own turn
refusals-HEAT-8_4 = neither Stress nor Heat can be discarded
refusals-HEAT-F_4 = slipstream may not take a car over the finish
refusals-HEAT-F_7 = the race is over
refusals-R-5 = slipstream comes after the reactions: end them first
refusals-R-8 = all spots ahead are taken, so slipstream would gain nothing
refusals-R-10 = you have too few playable cards for this gear, but enough for another one
refusals-R-29 = the Cooldown of your gear has been used this turn
refusals-R-31 = the space ahead is full, so there is no room for the adrenaline move
refusals-HEAT-X_2 = on a flooded space shifting down costs 1 Heat more, and the engine has too little
refusals-HEAT-X_4 = your car is in a tunnel, where no card can be discarded
refusals-HEAT-W_9 = the weather of this sector allows no Cooldown
refusals-HEAT-W_10 = the weather of this sector allows no slipstream
refusals-HEAT-W_11 = no slipstream of this length starts in this sector
refusals-HEAT-W_12 = this sector gives no cooling bonus, or you have used it this turn

## rules

rules-HEAT-0_1 = You race over a set number of laps, and the goal is the first place in the classification.
rules-HEAT-0_2 = The race is played in rounds of nine steps: every car always does steps 1, 2, 3 and 9, and does the steps in between when there is reason to.
rules-HEAT-0_3 = All players plan together: you choose your gear (step 1) and then your cards (step 2) without waiting for anyone.
rules-HEAT-0_4 = After the planning the cars move one by one, from the leader back to the last.
rules-HEAT-0_5 = The next car starts its step 3 only once the car before it is through with step 9.
rules-HEAT-0_6 = New rounds are played for as long as any car has yet to finish.
rules-HEAT-S_1 = The game is for one to six players from the age of 10 and takes about an hour, but the base game has no opponent for a player alone.
rules-HEAT-S_2 = You race on one of the tracks; for a first game take the USA, best with a single lap in place of its two.
rules-HEAT-S_3 = Your colour brings you 12 basic cards, 3 starting upgrades, and a mat with its gear lever and car.
rules-HEAT-S_4 = The track tells how much Heat and Stress you get, and on all four base tracks that is 6 Heat and 3 Stress.
rules-HEAT-S_5 = Your deck is made of the 12 basic cards, the 3 starting upgrades and the 3 Stress cards, shuffled and face down on the left of the mat.
rules-HEAT-S_6 = Your Heat cards begin in the engine, the middle place of the mat, where everybody can see them.
rules-HEAT-S_7 = Every car begins in gear 1.
rules-HEAT-S_8 = Stress that nobody has taken lies open next to the track as the supply, and spare Heat is put away.
rules-HEAT-S_9 = Chance decides who stands where on the grid, from slot 1 upward, and the first round is played in that order.
rules-HEAT-S_10 = Your first hand is 7 cards from your deck, and you begin with nothing in the play area or on the discard pile.
rules-HEAT-S_11 = Each track has its own number of laps.
rules-HEAT-S_12 = Whatever else is in the box is for the advanced modules and is not used here.
rules-HEAT-H_1 = To give beginners a chance, a practised driver may start with 1 or 2 Heat fewer in the engine.
rules-HEAT-H_2 = Each player alone decides on this handicap, only before the race, and the Heat given up is not used again.
rules-HEAT-T_1 = The spaces of a track form a ring without end.
rules-HEAT-T_2 = A spot has room for one car, and on the base tracks every space has two spots.
rules-HEAT-T_3 = Along one side of the track goes the race line, and the spot beside it is worth more than the other.
rules-HEAT-T_4 = A corner is marked by a line that separates two spaces.
rules-HEAT-T_5 = No corner line is without a speed limit.
rules-HEAT-T_6 = For your information each space tells how far it is to the next corner line, with 0 on the very last space in front of the line.
rules-HEAT-T_7 = The legend lines on the track have no meaning in the base game.
rules-HEAT-T_8 = The slots of the grid have numbers and are found right behind the start line.
rules-HEAT-T_9 = Start and finish are one line between the last space of the ring and the first, and driving off the grid over it is not yet a lap.
rules-HEAT-1_1 = There are four gears, and going up one, going down one or staying where you are costs nothing.
rules-HEAT-1_2 = A jump of two gears costs 1 Heat on the spot, and a jump of three is never possible.
rules-HEAT-1_3 = Everybody shifts at the same moment, so you just declare and pay for a jump of two gears, and no one can answer it.
rules-HEAT-1_4 = With an empty engine you can't jump two gears.
rules-HEAT-2_1 = Your gear is the number of cards you play from your hand, no more and no fewer.
rules-HEAT-2_2 = Heat is the only kind of card that you can't play.
rules-HEAT-2_3 = Your cards wait face down in your play area until your car's turn.
rules-HEAT-2_4 = If you have fewer playable cards than your gear asks for, your hand is cluttered.
rules-HEAT-3_1 = Your turn begins by showing the cards you have planned.
rules-HEAT-3_2 = The values of these cards make your Speed so far, with upgrades counted as 0 or 5 and each Stress by the card you now flip for it.
rules-HEAT-3_3 = Your car goes forward by precisely this number of spaces.
rules-HEAT-3_4 = You may neither stay where you are nor stop early.
rules-HEAT-3_5 = Where you arrive, you get the spot beside the race line if it is free, and the other one if not.
rules-HEAT-3_6 = You can pass any car on your way, even where a space is full.
rules-HEAT-3_7 = If the space you would reach is full, you are blocked and drop back to the nearest space behind it that has a free spot, again with the race line first.
rules-HEAT-3_8 = More spaces driven is the better place, and within one space the car on the race line always ranks ahead of its neighbour.
rules-HEAT-4_1 = Adrenaline belongs to the car that moves last in the round, and to the last two if five or more cars started.
rules-HEAT-4_2 = Adrenaline lets you go 1 space further if you wish, earlier or later than a boost, and your Speed then goes up by 1 as well.
rules-HEAT-4_3 = Adrenaline also offers you one more Cooldown of 1.
rules-HEAT-4_4 = In step 5 you decide on the adrenaline move and on the adrenaline Cooldown separately: both, only one, or none.
rules-HEAT-4_5 = Adrenaline can't be saved: what you have not used by the end of step 5 is gone.
rules-HEAT-4_6 = How many cars have adrenaline, and which car is last, depends on the cars at the start of the race.
rules-HEAT-5_1 = In step 5 you use as many of your symbols as you like, in the order that suits you.
rules-HEAT-5_2 = Your symbols are the Boost, the Cooldown that your gear gives and, if you have adrenaline, the move and the Cooldown that come with it.
rules-HEAT-5_3 = You carry out one symbol to the end before you turn to another.
rules-HEAT-5_4 = A Cooldown lets you put Heat from your hand back into the engine, as many cards as its number at most.
rules-HEAT-5_5 = You get a Cooldown of 3 in gear 1 and of 1 in gear 2, but none in gear 3 or 4.
rules-HEAT-5_6 = Once a turn, whatever your gear, you may boost: it costs 1 Heat and gives you one + symbol.
rules-HEAT-5_7 = The card flipped for a boost moves your car on straight away, and a full space blocks you as usual.
rules-HEAT-5_8 = Whatever a + symbol adds is part of your Speed when the corners are checked.
rules-HEAT-5_9 = You can't boost with an empty engine.
rules-HEAT-6_1 = You can slipstream if, after your reactions, a car stands beside yours or in the very next space.
rules-HEAT-6_2 = A slipstream takes you 2 spaces on, if you want it.
rules-HEAT-6_3 = You get no more than one slipstream in a turn.
rules-HEAT-6_4 = A full space blocks a slipstream just as it blocks any other move.
rules-HEAT-6_5 = The spaces of a slipstream are not part of your Speed.
rules-HEAT-6_6 = At the finish slipstream is limited by a rule of its own.
rules-HEAT-7_1 = Corners are checked if your car passed a corner line this turn, be it by its cards, by a reaction or by slipstream.
rules-HEAT-7_2 = What counts against the speed limit is your Speed: the values of everything in your play area, and 1 more for the adrenaline move.
rules-HEAT-7_3 = A corner is free if your Speed is not above its limit.
rules-HEAT-7_4 = Each point of Speed above the limit costs 1 Heat.
rules-HEAT-7_5 = If you pass more than one corner, you pay for every one of them on its own, the first one first.
rules-HEAT-7_6 = If the engine can't cover a corner, you lose whatever Heat it has and spin out right there.
rules-HEAT-7_7 = A car that spins out returns to the nearest space in front of that corner line that has room.
rules-HEAT-7_8 = Spinning out adds Stress from the supply to your hand: one card in the two low gears and two cards in the two high ones.
rules-HEAT-7_9 = After you spin out, your car is in gear 1.
rules-HEAT-8_1 = Near the end of your turn you may get rid of as many cards from your hand as you like.
rules-HEAT-8_2 = Cards you get rid of are laid open on your own discard pile.
rules-HEAT-8_3 = Everyone sees the top of a discard pile, but what is below is for no one to look at, its owner included.
rules-HEAT-8_4 = You can't discard Stress or any kind of Heat, the Heat upgrade included.
rules-HEAT-9_1 = Your play area is cleared onto your discard pile.
rules-HEAT-9_2 = You fill your hand up to 7 cards from your deck.
rules-HEAT-9_3 = Now it is the turn of the car that follows in the order.
rules-HEAT-C_1 = A basic card shows the symbol of its kind and a value from 1 to 4.
rules-HEAT-C_2 = For a + symbol you turn over cards from your deck, so nobody knows beforehand which value from 1 to 4 it adds to your Speed.
rules-HEAT-C_3 = Heat, Stress and upgrades that you turn over for a + symbol are discarded, and you go on until a basic card comes up.
rules-HEAT-C_4 = The basic card you find lies in your play area, upon its Stress if there is one, and its value is added.
rules-HEAT-C_5 = You work out one + symbol after another on your own turn: first, in step 3, those of your Stress, and in step 5 the one of your boost.
rules-HEAT-C_6 = Stress has one + symbol, begins in each deck three times, and can leave your hand only by being played.
rules-HEAT-C_7 = Heat goes in a circle and may do so again and again: paid from the engine to the discard pile, shuffled into the deck, drawn to the hand and cooled back into the engine.
rules-HEAT-C_8 = A Heat card in your hand only fills a place, since you can't play it or discard it.
rules-HEAT-C_9 = Nothing but a Cooldown brings Heat from your hand into the engine again.
rules-HEAT-C_10 = To pay Heat means to put that number of cards from your engine on your discard pile.
rules-HEAT-C_11 = With too little Heat you can't boost or jump two gears, and a corner you can't pay for makes you spin out.
rules-HEAT-C_12 = If you need a card and your deck has run out, your shuffled discard pile becomes the new deck and you continue.
rules-HEAT-C_13 = Until step 9 the cards in your play area stay out of such a shuffle.
rules-HEAT-C_14 = With a cluttered hand you play everything that can be played and make up the missing cards with Heat.
rules-HEAT-C_15 = A car with a cluttered hand stays in place on its turn: it drops to gear 1, its play area is discarded, and only the drawing of new cards is left.
rules-HEAT-C_16 = The chevrons mark the three starting upgrades, Upgrade 0, Upgrade 5 and Heat upgrade, and all players have the same three.
rules-HEAT-C_17 = Upgrade 0 and Upgrade 5 work as basic cards do, only that a + symbol passes over them.
rules-HEAT-C_18 = The Heat upgrade is an additional Heat card, which at the start is in your deck and not in the engine.
rules-HEAT-C_19 = A race with the Garage module is played without the starting upgrades.
rules-HEAT-F_1 = You win if your car is the first to cross the line at the end of its last lap.
rules-HEAT-F_2 = If more than one car finishes in a round, their order is how far each has come when that round is over.
rules-HEAT-F_3 = If two finishers share a space, the car on the race line has the better place.
rules-HEAT-F_4 = You can't cross the finish by slipstream, and you can't use slipstream once you are over it.
rules-HEAT-F_5 = After the finish no corner counts any more, so go as far as you can.
rules-HEAT-F_6 = When the round is over, every car across the line leaves the track for its place in the classification.
rules-HEAT-F_7 = The race is over only when the last car has finished.
rules-HEAT-F_8 = Whether one car or two have adrenaline is settled by how many cars started, even if some have left the track.
rules-HEAT-W_1 = One of six weather tiles is drawn for the race; it changes what everyone starts with, and it has an effect in some sectors.
rules-HEAT-W_2 = The twelve road tokens, two of each kind, are shuffled, and each corner gets one of them.
rules-HEAT-W_3 = A token of a corner acts on the corner line itself, a token of a sector on all spaces from that line to the next one; the last sector goes over the start line.
rules-HEAT-W_4 = A chicane gets a single token: one of a corner acts on both of its lines, one of a sector only behind the second, and between the lines there is none.
rules-HEAT-W_5 = Tile and tokens are known to everybody from the set-up on and stay as they are.
rules-HEAT-W_6 = What the tile changes at the start is done before the first hands are drawn.
rules-HEAT-W_7 = What counts is the space where your car stands when you boost, cool down or start to slipstream; sectors that you only drive through do nothing.
rules-HEAT-W_8 = For legends only the tokens that change a speed limit matter.
rules-HEAT-W_9 = Where there is no cooling, you can use no Cooldown at all, wherever it comes from.
rules-HEAT-W_10 = Where there is no slipstream, none can start, but you may slipstream into that sector.
rules-HEAT-W_11 = Where slipstreams are longer, you take all the extra spaces or none of them.
rules-HEAT-W_12 = A sector with a cooling bonus lets you cool 1 Heat more, once per turn.
rules-HEAT-W_13 = Where boosts are free you pay nothing for yours, even with an empty engine, but there is still only one per turn.
rules-HEAT-W_14 = Where cars overheat, being too fast costs 1 Heat more than usual; within the limit it costs nothing.
rules-HEAT-L_1 = Legends are cars that drive by themselves; there can be as many as fit beside the players' cars, six in all, and with a single player at least one makes it a real race.
rules-HEAT-L_2 = Legends stand on the grid by lot like everybody; they have a colour and a car, but no cards, gears, engine, Heat or Stress.
rules-HEAT-L_3 = Ten legend cards say how each colour drives: a top speed from 10 to 19 and a diamond from 0 to 3; each round one card counts for all legends, and when all have been used they are shuffled again.
rules-HEAT-L_4 = The card of a round is turned up when the first legend is to move, so nobody sees it while planning.
rules-HEAT-L_5 = A legend moves in its place of the turn order, and that is its whole turn.
rules-HEAT-L_6 = From the legend line of the next corner on, a legend drives the limit of that corner and its diamond.
rules-HEAT-L_7 = From there it crosses at most one corner line, and stops right before the first one too many.
rules-HEAT-L_8 = Before the legend line it drives its top speed if that keeps it before the corner line; if not, it goes to the space with as many spaces left to the line as its diamond says.
rules-HEAT-L_9 = In the last lap, with no corner left before the finish, it drives its top speed in full; corners beyond the finish don't count for it.
rules-HEAT-L_10 = Legends take the free spot nearest the race line and are blocked like all cars, and the corner lines are counted up to where they really stop.
rules-HEAT-L_11 = Legends never slipstream, boost, use adrenaline, pay or spin out, and nobody checks their speed.
rules-HEAT-L_12 = Legends block, lend slipstream and are passed like any car, and they count as cars that started, so one that is last holds the adrenaline without using it.
rules-HEAT-L_13 = Legends finish and are ranked like everybody; when only legends are left they drive on by themselves until all have finished.
rules-HEAT-L_14 = From a space with a chevron a legend may cross one corner line more, and from one with a double chevron two more; the option `legend_chevrons` leaves them out.
rules-HEAT-L_15 = With the option `legend_pro` all top speeds are higher by that much, while the diamonds stay.
rules-HEAT-L_16 = You have won only if you are first among all cars, legends included.
rules-HEAT-X_1 = A chicane has two corner lines with the same limit, and each of them is passed, checked and paid on its own; if you spin out at the second one, you return to between the two if there is room.
rules-HEAT-X_2 = If your car starts the round on a flooded space, shifting down costs 1 Heat more: 1 for one gear and 2 for two; without that Heat you can't do it.
rules-HEAT-X_3 = Whether your hand is cluttered is settled by the gears you can pay for, and a flooded space counts.
rules-HEAT-X_4 = While your car stands in a tunnel, you can't discard any card from your hand, whatever else would allow it.
rules-HEAT-X_5 = South Africa has spots with gravel on its board.
rules-HEAT-X_6 = Japan's road passes over itself on a bridge, and the spaces above and below are different ones.
rules-HEAT-X_7 = The boards of later circuits have more grid slots, laid out in the same way; a grid slot is a space like any other.
rules-HEAT-X_8 = The board of a circuit states its laps, its spaces, its corner lines, and the Heat and Stress that each player gets.
rules-R-1 = If you pass several corners, you pay them in driving order as long as the Heat covers each in full; at the first one it doesn't you spin out, and the later ones are no longer checked.
rules-R-2 = If there is no room in front of the line when you spin out, you slide back one space at a time until there is a free spot, race line first, even if that is behind where your turn began.
rules-R-3 = You can't jump two gears on an empty engine, as the Heat for it is due at once.
rules-R-4 = A + symbol always finds a basic card, because enough of them are in deck and discard pile; should it ever fail, it adds 0.
rules-R-5 = Adrenaline comes before slipstream: it ends with your reactions, and where your car stands then decides whether you can slipstream.
rules-R-6 = When cars have left the track, adrenaline still goes to the car in last place of all that started, and with five or more starters also to the second-last, so finished cars count as being in front.
rules-R-7 = A corner you pass by slipstream is checked too, with the Speed you had before.
rules-R-8 = You may slipstream after being blocked, because only the cars around you at that moment matter; a gain of 1 space is enough, but without any gain you are not asked.
rules-R-9 = You may move by 0, with Upgrade 0 in gear 1: your car stays on its spot and your turn goes on as usual.
rules-R-10 = You can't choose a cluttered hand: if you have the playable cards for some gear within reach, paid or not, you must take such a gear, and otherwise any gear within reach will do, a Heat paid for it is gone, your Stress is not flipped and steps 4 to 8 fall away.
rules-R-11 = A boost or an adrenaline move may take you over the finish or further beyond it, and those spaces count for your place.
rules-R-12 = On the last lap every corner before the finish is checked even if you are across, and if you spin out there you have not finished; corners after it don't count, and on the base tracks nobody can pass the final corner and the finish within one turn without spinning out.
rules-R-13 = Two cars can't tie at the finish, since no two share a spot and an earlier round ranks before a later one.
rules-R-14 = If your Cooldown is larger than the Heat in your hand, you cool what you have; you may also cool less, but at least 1.
rules-R-15 = Of the starting upgrades you may discard Upgrade 0 and Upgrade 5, but not the Heat upgrade.
rules-R-16 = The adrenaline move adds 1 to your Speed, and this holds for every corner of the turn.
rules-R-17 = Corner lines you slide back over when you spin out are not checked, but you must pass and pay them when you come to them again.
rules-R-18 = If you spin out and go back over the start line, you lose the lap you had begun.
rules-R-19 = The last car left drives on to the finish, with adrenaline; only with the option `auto_finish_last` is it classified last at once, and for a player who leaves the table a bot takes the wheel.
rules-R-20 = So that no race is endless, after 200 rounds the cars on the track are classified as they stand, and the result is marked.
rules-R-21 = All gears and the Heat paid for them are shown together when everyone has planned, while the cards stay hidden until each car's turn; with the option `hidden_gears` the gear stays hidden as well.
rules-R-22 = The order of turns is set when the round begins, so a car that falls behind others by spinning out does not get a second turn.
rules-R-23 = A car over the finish keeps its spot until the round is over, and until then it can block others and lend them slipstream.
rules-R-24 = Once over the finish you still have adrenaline and reactions, and corners before the finish are checked, but you do not slipstream, discard or draw, and your play area is cleared.
rules-R-25 = If the supply has less Stress than you should take, you take the rest of it.
rules-R-26 = Cards go on the discard pile in the order you choose in step 8, in the order they were laid in step 9, and one by one when you pay or flip; the last is on top, and of a step 8 discard only that one is shown.
rules-R-27 = If you have no Heat at all for a corner, you pay nothing and spin out.
rules-R-28 = A corner is paid by itself if your Heat is enough, so you can't choose to spin out, nor do you spin out after paying.
rules-R-29 = You can't split a Cooldown, since each symbol works once; the Cooldown of your gear and that of adrenaline are two symbols.
rules-R-30 = The gear you chose this round decides both your Cooldown and the Stress you take if you spin out.
rules-R-31 = The adrenaline move is not open to you if the next space is full, while a boost always is, and it adds to your Speed even if your car can't move at all.
rules-R-32 = Cars a lap apart block each other and share slipstream as all cars do, and places are counted by the whole way driven.
rules-R-33 = We play with 2 to 6 cars; one car alone is for practice and has no adrenaline, and a real solo race needs the Legends module.
rules-R-34 = You shuffle your discard pile no sooner than you need a card from an empty deck, and then with everything on it, also what you have just paid or flipped away.
rules-R-35 = Near the finish you can't slipstream if 2 spaces would take you across, even if a full space would stop you before it.
rules-R-36 = If you are blocked all the way back to your own space, you stay on your spot, even if the one on the race line is free.
rules-R-37 = Stress and the card flipped for it are both discarded in step 9.
rules-R-38 = You keep your adrenaline even if you overtake, because it was given out when the round began.
rules-R-39 = The last space before the start line and the first one after it are neighbours, for slipstream as well as for blocking.
rules-R-40 = Heat given up as a handicap is out of the race, so your engine also has room for that much less.
rules-R-41 = After you spin out, you can no longer slipstream or cool down this turn, gear 1 or not, but you may discard and you draw up to 7, which can be nothing at all if your hand is already full.
rules-R-42 = Heat and Heat upgrade are alike in play; for the records ordinary Heat leaves your hand first, and a Heat upgrade that enters the engine is ordinary Heat from then on.
rules-R-43 = If you are blocked short of a corner line, you have not passed it, for only the place where you stop counts, but your Speed is not lowered by it.
rules-R-44 = The grid counts as lap -1, and lap 0 begins when you cross the start line, which you may also do by slipstream.
rules-R-45 = Before the last lap you may slipstream over the line, because only the finish itself is barred.
rules-R-55 = No speed limit is ever below 0.
rules-R-60 = Cars ahead of all legends drive before the legend card of the round is seen.
rules-R-61 = Legends take the first colours of black, blue, green, red, grey and yellow that no player is called by.
rules-R-64 = Even with a chevron a legend stops before the first corner line beyond those that it may cross.
rules-R-71 = What gravel does we do not know, so South Africa is raced without any effect of it.
rules-R-73 = All changes to what you start with are added up, with nothing below 0 and no engine above 12; rain and sun then move up to 3 of the Heat that is left.
rules-R-76 = Every length of a slipstream is offered if it gains at least one space, even when two lengths lead to the same one.
rules-R-77 = The Heat for overheating is part of what the corner costs: if you can't pay it all, you spin out.
rules-R-82 = Where there is no cooling you can't use the Cooldown of adrenaline either, but its move, which may lead out of there.
rules-R-79 = A legend that is blocked all the way back to its own space stays on its spot.
rules-R-80 = Without chevrons a legend crosses at most one of the two lines of a chicane per round.
rules-HEAT-OWN_1 = Where several rules forbid a move, the refusal names the one nearest to what you can do about it; a seat that is not asked always gets the same answer.
rules-HEAT-OWN_2 = With the option `grid` the cars stand on the grid in a given order instead of a random one.
rules-HEAT-OWN_3 = In a position written down in the middle of a turn, a car other than the one on turn has yet to move this round exactly if cards lie in its play area.
rules-HEAT-OWN_4 = Where a reaction or a discard leaves only one answer, the option `auto_skip` gives it by itself, and the log tells so.

chapters-HEAT-0 = The round
chapters-HEAT-S = Set-up
chapters-HEAT-H = Handicap
chapters-HEAT-T = The track
chapters-HEAT-1 = 1. Shift gears
chapters-HEAT-2 = 2. Play cards
chapters-HEAT-3 = 3. Reveal and move
chapters-HEAT-4 = 4. Adrenaline
chapters-HEAT-5 = 5. Reactions
chapters-HEAT-6 = 6. Slipstream
chapters-HEAT-7 = 7. Corners and spinning out
chapters-HEAT-8 = 8. Discard
chapters-HEAT-9 = 9. Replenish
chapters-HEAT-C = Cards
chapters-HEAT-F = Finish and winning
chapters-HEAT-W = Weather and road conditions
chapters-HEAT-L = Legends
chapters-HEAT-X = Circuits and their features
chapters-HEAT-G = The Garage
chapters-HEAT-Y = The symbols of upgrades
chapters-HEAT-OWN = How it is done here
chapters-R = Rulings and unclear cases

turn-aim = Be first over the line after the last lap. Every corner has a speed limit, and driving faster costs Heat.
turn-1 = Shift: one gear up or down is free, two cost 1 Heat.
turn-2 = Play as many cards as your gear, all players at the same time.
turn-3 = From the leader back, each car shows its cards and drives their sum.
turn-4 = React: cool down in low gears, boost for 1 Heat, use adrenaline if you are last.
turn-5 = Beside or right behind a car you may slipstream 2 spaces. Then pay Heat for the corners you crossed too fast, or spin out.
turn-6 = Discard what you don't need and draw back to seven cards.

examples-grid = The start: two cars side by side, the one at the race line ahead. All are in gear 1 with seven cards in hand.
examples-blocked = Red wanted to drive 7, but that space is full and so is the one behind it. It stops behind both; its Speed is still 7.
examples-adrenaline = Red is last of four and has adrenaline: one space further, one Heat cooled, or both.
examples-slipstream = A car stands in the very next space: Red may slipstream 2 spaces past it, and they don't count as Speed in a corner.
examples-corner = A corner with limit 3 is just ahead. Red is in gear 3: with 1, 1 and 2 it crosses at Speed 4 for 1 Heat; with 4, 4 and 3 it would cost 8 and end in a spin.
examples-finish = The finish is in sight, and behind it no corner counts. Whoever is furthest beyond the line at the end of the round wins.

## result

result-won = { $winner } wins the race.

## figures

figures-heat_paid = Heat paid
figures-spins = Spins
figures-boosts = Boosts
figures-slipstreams = Slipstreams
figures-corners = Corners above the limit
figures-stress = Stress cards played
