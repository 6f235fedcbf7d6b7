## The Garage: upgrades, their symbols, and the draft

cards-G1 = Upgrade G1
cards-G2 = Upgrade G2
cards-G3 = Upgrade G3
cards-G4 = Upgrade G4
cards-_ = { $n ->
        [1] #1 { upgrades-four_wheel_drive }
        [2] #2 { upgrades-four_wheel_drive }
        [3] #3 { upgrades-four_wheel_drive }
        [4] #4 { upgrades-body }
        [5] #5 { upgrades-body }
        [6] #6 { upgrades-body }
        [7] #7 { upgrades-brakes }
        [8] #8 { upgrades-brakes }
        [9] #9 { upgrades-brakes }
        [10] #10 { upgrades-brakes }
        [11] #11 { upgrades-cooling_system }
        [12] #12 { upgrades-cooling_system }
        [13] #13 { upgrades-cooling_system }
        [14] #14 { upgrades-rpm }
        [15] #15 { upgrades-rpm }
        [16] #16 { upgrades-rpm }
        [17] #17 { upgrades-heat }
        [18] #18 { upgrades-body }
        [19] #19 { upgrades-body }
        [20] #20 { upgrades-body }
        [21] #21 { upgrades-cooling_system }
        [22] #22 { upgrades-fuel }
        [23] #23 { upgrades-fuel }
        [24] #24 { upgrades-gas_pedal }
        [25] #25 { upgrades-gas_pedal }
        [26] #26 { upgrades-gas_pedal }
        [27] #27 { upgrades-gas_pedal }
        [28] #28 { upgrades-gas_pedal }
        [29] #29 { upgrades-rpm }
        [30] #30 { upgrades-rpm }
        [31] #31 { upgrades-rpm }
        [32] #32 { upgrades-suspension }
        [33] #33 { upgrades-suspension }
        [34] #34 { upgrades-suspension }
        [35] #35 { upgrades-suspension }
        [36] #36 { upgrades-tires }
        [37] #37 { upgrades-tires }
        [38] #38 { upgrades-tires }
        [39] #39 { upgrades-tires }
        [40] #40 { upgrades-tires }
        [41] #41 { upgrades-tires }
        [42] #42 { upgrades-turbocharger }
        [43] #43 { upgrades-turbocharger }
        [44] #44 { upgrades-wings }
        [45] #45 { upgrades-wings }
        [46] #46 { upgrades-wings }
        [47] #47 { upgrades-four_wheel_drive }
        [48] #48 { upgrades-heat }
        [49] #49 { upgrades-air_intake }
        [50] #50 { upgrades-air_intake }
        [51] #51 { upgrades-air_intake }
        [52] #52 { upgrades-air_intake }
        [53] #53 { upgrades-air_intake }
        [54] #54 { upgrades-air_intake }
        [55] #55 { upgrades-front_wing }
        [56] #56 { upgrades-front_wing }
        [57] #57 { upgrades-front_wing }
        [58] #58 { upgrades-front_wing }
        [59] #59 { upgrades-front_wing }
        [60] #60 { upgrades-front_wing }
       *[other] #{ $n }
    }

upgrades-four_wheel_drive = 4 Wheel Drive
upgrades-body = Body
upgrades-brakes = Brakes
upgrades-cooling_system = Cooling System
upgrades-rpm = R.P.M.
upgrades-heat = Heat
upgrades-fuel = Fuel
upgrades-gas_pedal = Gas Pedal
upgrades-suspension = Suspension
upgrades-tires = Tires
upgrades-turbocharger = Turbocharger
upgrades-wings = Wings
upgrades-air_intake = Air Intake
upgrades-front_wing = Front Wing

symbols-is_heat = Heat card
symbols-plus = + { $n }
symbols-heat = Heat { $n }
symbols-scrap = Scrap { $n }
symbols-limit = Limit { $n }
symbols-cool = Cooldown { $n }
symbols-stress = Reduce stress { $n }
symbols-slip = Slipstream +{ $n }
symbols-refresh = Refresh
symbols-salvage = Salvage { $n }
symbols-direct = Direct play
symbols-accel = Accelerate
symbols-super = Super cool { $n }
symbols-draft = Draft { $n }

phases-draft = choosing upgrades
phases-give_up = giving up an upgrade
phases-value = choosing a value
phases-short = too little Heat

reasons-direct = direct play
reasons-accelerate = Accelerate
reasons-draft = Draft
reasons-upgrade = upgrade
reasons-short = the turn driven again

table-garage = Garage
table-market = Market
table-refreshed = On top of the deck
table-symbols = To be used
table-to_pay = Heat to be paid

## moves

moves-value = Choose the value { $value }
moves-pay = Pay the Heat of { $card }
moves-scrap = Scrap the top cards of your deck
moves-cool = Cards: 1 Heat back to the engine
moves-reduce = Cards: discard 1 Stress
moves-super_cool = Super cool: 1 Heat from the discard pile back to the engine
moves-draft = Draft: drive up to the next car
moves-salvage = Salvage { $card }
moves-direct = Play { $card } directly
moves-accelerate = Accelerate with { $card }
moves-drop = Give up { $card }
moves-refresh = Put { $card } on top of your deck
moves-take = { $card ->
        [unknown] Take upgrade { $place } of the market
       *[other] Take { $card }
    }
moves-give = Give up { $card }
moves-mulligan = Mulligan: pay 1 Heat and draw a new hand

## events

events-market = Round { $round } of the draft. On the market: { $cards }.
events-took = { $place ->
        [0] { $seat } has { $card } in slot { $slot }.
       *[other] { $seat } takes { $card } into slot { $slot }, from place { $place } of the market.
    }
events-gave = { $seat } gives up { $card }.
events-mulliganed = { $seat } pays 1 Heat and exchanges the whole hand.
events-valued = { $seat } chooses the value { $value } of { $card }.
    .part = chooses { $value }
events-paid = { $seat } pays { $n } Heat for { $card }.
    .part = pays { $n } Heat for { $card }
events-short = { $kept_n ->
        [0] { $seat } has too little Heat: { $dropped } must go, and the car drives its turn again.
       *[other] { $seat } has too little Heat: { $dropped } must go, { $kept } can be kept, and the car drives its turn again.
    }
    .part = has too little Heat and drives again
events-scrapped = { $seat } scraps { $cards }.
events-super_cooled = { $seat } takes { $n } Heat from the discard pile back into the engine.
    .part = super cools { $n } Heat
events-reduced = { $seat } discards { $n } Stress.
events-salvaged = { $cards ->
        [unknown] { $seat } shuffles { $n } discarded { $n ->
            [one] card
           *[other] cards
        } into the deck.
       *[other] { $seat } shuffles { $cards } from the discard pile into the deck.
    }
events-direct = { $seat } plays { $card } directly.
    .part = plays { $card } directly
events-accelerated = { $seat } accelerates with { $card }: Speed + { $n }.
    .part = accelerates by { $n }
events-drafted = { $seat } drafts { $n } { $n ->
        [one] space
       *[other] spaces
    } up to the next car.
    .part = drafts { $n }
events-refreshed = { $seat } puts { $card } on top of the deck.
events-no_basic_left = { $seat } has no basic card to flip, so the + symbol adds nothing ({ $reason }).

## refusals

refusals-HEAT-G_4 = the upgrades come first: the race begins when everybody has them
refusals-HEAT-G_5 = there is no upgrade to take in that place now
refusals-HEAT-G_6 = it is another player's pick
refusals-HEAT-G_8 = upgrades are given up at the end of a snake draft, one of the own four
refusals-HEAT-G_14 = a mulligan is for round 1 of a race that allows it, once, before anything is planned, and costs 1 Heat
refusals-HEAT-Y_2 = no card asks for a choice of that value now
refusals-HEAT-Y_3 = that card has no Heat to be paid, or the engine has too little
refusals-HEAT-Y_4 = there is nothing to scrap
refusals-HEAT-Y_7 = your cards give no more Cooldown, or you have no Heat in hand
refusals-HEAT-Y_8 = your cards reduce no more Stress, or you have none in hand
refusals-HEAT-Y_9 = your cards and this sector make no slipstream of this length
refusals-HEAT-Y_10 = only a card of your play area with the Refresh symbol can go on top of the deck
refusals-HEAT-Y_11 = your cards salvage no more, or that card is not on your discard pile
refusals-HEAT-Y_12 = only a card of your hand with the symbol for direct play can be played now
refusals-HEAT-Y_13 = that card can't accelerate: it must lie in your play area, unused, after a + symbol was flipped
refusals-HEAT-Y_14 = your cards give no more Super cool, or there is no Heat on your discard pile
refusals-HEAT-Y_15 = your cards have no Draft left
refusals-HEAT-Y_18 = Draft goes to the space behind the next car ahead: it must be empty, and near enough
refusals-HEAT-Y_20 = the Heat of that card must be paid first
refusals-HEAT-Y_22 = cards are given up only for want of Heat, and so that as many as possible stay
refusals-HEAT-Y_25 = the Heat of that card must be paid at once, and the engine has too little
refusals-HEAT-Y_26 = your cards need the Heat of the engine: pay them first
refusals-HEAT-Y_28 = cards are refreshed in step 8 of your own turn

## rules

rules-HEAT-Y_1 = For each + symbol of an upgrade you flip once, before the car moves.
rules-HEAT-Y_2 = A card with several values counts as the one that you choose when all flips are done and before the car moves.
rules-HEAT-Y_3 = A Heat symbol is paid at any moment of step 5.
rules-HEAT-Y_4 = For each Scrap the top card of your deck goes to your discard pile, for all to see.
rules-HEAT-Y_5 = Adjusted limits hold in every corner of the turn, and several cards add up.
rules-HEAT-Y_6 = A card with one use leaves the race after it was played; only sponsorship cards have that symbol.
rules-HEAT-Y_7 = Cooldown on cards moves as much Heat from your hand back to the engine, if you like.
rules-HEAT-Y_8 = Reduce stress moves as much Stress from your hand to your discard pile, if you like.
rules-HEAT-Y_9 = A slipstream may be longer by what your cards say, each of them used fully or not at all.
rules-HEAT-Y_10 = A card with Refresh may go on top of your deck instead of the discard pile.
rules-HEAT-Y_11 = With Salvage you choose cards from your own discard pile and shuffle them into your deck.
rules-HEAT-Y_12 = A card for direct play may be played from the hand in step 5, over the number that the gear allows: it raises Speed, the car drives on by it, and its other symbols can be used.
rules-HEAT-Y_13 = Accelerate raises Speed by the + symbols flipped so far in this turn, all of them or none, once per card, and the car drives on by it.
rules-HEAT-Y_14 = Super cool moves as much Heat from your discard pile back to the engine.
rules-HEAT-Y_15 = With Draft you drive through empty spaces up to the next car, and Speed does not rise.
rules-HEAT-Y_17 = Symbols of cards are used in step 5 with all others, in any order, each completed before the next.
rules-HEAT-Y_18 = Draft leads to the space directly behind the next car ahead, whatever its lap, if that is not further than the symbol says.
rules-HEAT-Y_19 = A corner line crossed by direct play, Accelerate or Draft is checked like any other.
rules-HEAT-Y_20 = A card whose Heat is not paid gives only Cooldown and Super cool; its value, + and limit count from the start.
rules-HEAT-Y_21 = When you end step 5 what is open is carried out: first every Heat symbol, then every Scrap.
rules-HEAT-Y_22 = With too little Heat you keep and pay as many of these cards as you can.
rules-HEAT-Y_23 = Every other one is discarded with all its symbols, and a flip takes its place.
rules-HEAT-Y_24 = Then the car goes back to where its turn began, Speed is counted again, and step 5 goes on.
rules-HEAT-Y_25 = A direct play with a Heat symbol must be paid at once; its own Cooldown may supply the Heat.
rules-HEAT-Y_26 = While cards wait for Heat, a boost needs 1 Heat more than they cost.
rules-HEAT-Y_27 = No limit is below 0, whatever cards and tokens say.
rules-HEAT-Y_28 = Cards are refreshed in step 8, the last one on top; they are drawn first and stay on top until the deck is shuffled.
rules-HEAT-Y_29 = There is no Refresh after a cluttered hand or over the finish.
rules-HEAT-Y_30 = The symbols of several cards may be used as one pool, a card at a time.
rules-HEAT-G_1 = With the Garage everybody builds the car with three upgrades of their own instead of the starting upgrades; legends have none.
rules-HEAT-G_2 = The upgrade deck has two copies of each card of the chosen level.
rules-HEAT-G_3 = Basic cards are for a first race; cards of an expansion take part with the advanced ones, if that expansion is chosen.
rules-HEAT-G_4 = Upgrades are chosen when the cars stand on the grid and the weather is known, before anybody has a hand.
rules-HEAT-G_5 = The draft has three rounds: three cards more than there are drivers lie open, everybody takes one, and the rest leaves the game.
rules-HEAT-G_6 = Rounds 1 and 3 go from the last driver on the grid to the first, round 2 from the first to the last.
rules-HEAT-G_7 = Quicker without a draft: everybody gets three random cards.
rules-HEAT-G_8 = In a snake draft there are two rounds in which everybody picks twice, there and back, and all give up one of their four cards at the same time.
rules-HEAT-G_9 = If the upgrade deck is too small for a market, the cards that left are shuffled into it again.
rules-HEAT-G_10 = The three cards are shuffled into the deck, and then the first hands are drawn.
rules-HEAT-G_11 = Everybody sees the market, the picks and everybody's three cards, but not where they are afterwards.
rules-HEAT-G_12 = Upgrades are played and discarded like basic cards, and a + flip discards them.
rules-HEAT-G_13 = A Heat upgrade is one more Heat card that begins in the deck.
rules-HEAT-G_14 = With a mulligan you pay 1 Heat in round 1 before you plan, once, and exchange the whole hand.
rules-R-50 = Symbols that must be carried out need not be chosen one by one: ending step 5 does what is open, in the order of the play area.
rules-R-51 = Cooldown and Super cool work on a card that is not paid, because they may supply its Heat.
rules-R-52 = Going back to the start of the turn undoes all driving and nothing else; the adrenaline move keeps its Speed, and the new flips don't count for Accelerate.
rules-R-53 = With too little Heat a direct play is allowed only where its own Cooldown makes up for it.
rules-R-54 = Heat that a card needs can't go into a boost; a free boost is not touched by that.
rules-R-56 = What was refreshed is known to lie on top; any shuffle of the deck ends that.
rules-R-57 = Pools are used a card at a time; when a card has to leave, what was used is taken to be of that card.
rules-R-58 = A + symbol adds nothing and moves no card when no basic card is left to find, but it counts for Accelerate.
rules-R-59 = Several Draft symbols add up and are used together.
rules-R-62 = What is salvaged is shown to its owner alone, and everybody sees the new top of the pile.
rules-R-74 = Draft may lead over the finish.
rules-R-75 = Where different symbols make the same length of a slipstream, only the length is chosen.
rules-R-84 = A market counts drivers with a seat, people and bots, but no legends.
rules-R-85 = You may own both copies of a card.
