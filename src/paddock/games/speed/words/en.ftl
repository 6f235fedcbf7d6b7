## game

game-title = Speed 1200 km
game-tagline = A card race over 1,200 km: drive, stop the others, answer with a kontra.

## groups

groups-attack = attack
groups-defence = defence
groups-wild = wild
groups-kilometre = kilometre

## cards

cards-STOP = STOP
cards-OUT_OF_GAS = OUT OF GAS
cards-PUNCTURE = PUNCTURE
cards-DAMAGE = DAMAGE
cards-SPEED_LIMIT = SPEED LIMIT
cards-START = START
cards-GASOLINE = GASOLINE
cards-SPARE_TIRE = SPARE TIRE
cards-REPLACEMENT = REPLACEMENT
cards-END_OF_LIMIT = END OF LIMIT
cards-OPEN_ROAD = OPEN ROAD
cards-GAS_STATION = GAS STATION
cards-TIRE_SHOP = TIRE SHOP
cards-WORKSHOP = WORKSHOP
cards-KM = { $n } km

## about

about-STOP = Stops a rolling team until it plays START. OPEN ROAD keeps it away.
about-OUT_OF_GAS = Stops a rolling team until it plays GASOLINE and then START. GAS STATION keeps it away.
about-PUNCTURE = Stops a rolling team until it plays SPARE TIRE and then START. TIRE SHOP keeps it away.
about-DAMAGE = Stops a rolling team until it plays REPLACEMENT and then START. WORKSHOP keeps it away.
about-SPEED_LIMIT = Holds a team to its small kilometre cards until END OF LIMIT. OPEN ROAD keeps it away.
about-START = Gets the car rolling: at the start, after a STOP, and after every repair.
about-GASOLINE = Answers OUT OF GAS.
about-SPARE_TIRE = Answers PUNCTURE.
about-REPLACEMENT = Answers DAMAGE.
about-END_OF_LIMIT = Lifts a SPEED LIMIT.
about-OPEN_ROAD = Roll without START and without limit; no STOP and no SPEED LIMIT against you.
about-GAS_STATION = No OUT OF GAS against you for the rest of the round.
about-TIRE_SHOP = No PUNCTURE against you for the rest of the round.
about-WORKSHOP = No DAMAGE against you for the rest of the round.
about-KM = Drives { $n } km when the car is rolling.

## phases

phases-play = to play
phases-kontra = kontra?
phases-extension = extension?
phases-over = game over

## table

table-round = Round
table-dealer = Dealer
table-team = Team
table-battle = Battle pile
table-speed = Speed pile
table-distance = Distance
table-wild = Wild cards
table-kilometres = Kilometre cards
table-last_round = Last round
table-total = Total
table-draw = Draw pile
table-discard = Discard pile
table-hand = Hand
table-cards = Cards
table-target = Target
table-rolling = rolling
table-halted = standing
table-limited = limited
table-extension = Extension called by { $team }
table-empty = empty

## moves

moves-play = Play { $card }
moves-attack = Attack team { $team } with { $card }
moves-discard = Discard { $card }
moves-kontra = { $yes ->
        [yes] Kontra! Answer with the wild card
       *[other] No kontra
    }
moves-extend = { $yes ->
        [yes] Extend the trip to { $target } km
       *[other] End the round here
    }

## events

events-dealt = Round { $round }: { $seat } deals.
events-drew = { $card ->
        [unknown] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
    .head = { $seat }
    .part = { $card ->
        [unknown] { "" }
       *[other] draws { $card }
    }
events-drove = { $seat } drives { $km } km: team { $team } is at { $distance } km.
    .part = drives { $km } km and is at { $distance } km
events-defended = { $seat } plays { $card }.
    .part = plays { $card }
events-prevented = { $seat } plays the wild card { $card } as prevention.
    .part = plays the wild card { $card }
events-attacked = { $seat } attacks team { $team } with { $card }.
    .part = attacks team { $team } with { $card }
events-restored = { $card } leaves the pile of team { $team }.
events-kontra = KONTRA! { $seat } answers { $attack } with { $card }.
    .head = KONTRA! { $seat }
    .part = answers { $attack } with { $card }
events-declined = { $seat } lets the attack stand.
events-skipped = { $seat } loses this turn.
events-discarded = { $seat } discards { $card }.
    .part = discards { $card }
events-completed = Team { $team } has completed { $distance } km!
    .part = completes { $distance } km
events-extended = { $seat } calls the extension: on to { $target } km.
    .part = extends the trip to { $target } km
events-not_extended = { $seat } does not extend the trip: the round is over.
    .part = does not extend the trip
events-pile_empty = The draw pile is used up: delayed action begins.
    .part = takes the last card of the draw pile
events-passed_over = { $seat } has no cards left and is passed over.
events-scored = { $bonuses_n ->
        [0] Team { $team } scores { $points } { $points ->
            [one] point
           *[other] points
        } and now has { $total }.
       *[other] Team { $team } scores { $points } { $points ->
            [one] point
           *[other] points
        } and now has { $total } ({ $bonuses }).
    }
events-won = Team { $team } wins the game with { $total } { $total ->
        [one] point
       *[other] points
    }.
events-called = Kontra? Team { $team } may answer with { $card }.
events-stood = No answer: the attack on team { $team } stands.

## preview

preview-kontra_risk = a kontra may answer it: { $percent } %

## hints

hints-worth = chance to win { $own } % instead of { $other } %
hints-completed = trip completed { $own } % instead of { $other } %
hints-kontra = risk of a kontra { $own } % instead of { $other } %
hints-distance = kilometres: { $own } instead of { $other }

## bonuses

bonuses-km = { $n } for kilometres
bonuses-wilds = { $n } for wild cards
bonuses-all_wilds = { $n } for all four wild cards
bonuses-kontras = { $n } for kontra
bonuses-trip = { $n } for the trip completed
bonuses-delayed = { $n } for delayed action
bonuses-safe = { $n } for a safe trip
bonuses-blockade = { $n } for a blockade
bonuses-extension = { $n } for the extension

## refusals

refusals-SPD-2_4 = an attack goes on a rolling car only: START has to lie on top, or OPEN ROAD has to keep the car rolling
refusals-SPD-2_5 = an attack is never laid on another attack that still holds
refusals-SPD-2_7 = a defence answers an attack, and the attack it answers is not on top of your pile
refusals-SPD-6_3 = that card is not in your hand
refusals-SPD-6_17 = it is not your turn to decide
refusals-SPD-7_2 = attacks go on the piles of an opposing team of this game
refusals-SPD-7_4 = kilometres need START on your Battle pile, or OPEN ROAD
refusals-SPD-7_5 = STOP lies on your Battle pile: play START first
refusals-SPD-7_6 = under a SPEED LIMIT only the small kilometre cards may be played
refusals-SPD-7_8 = there is no SPEED LIMIT on your Speed pile to lift
refusals-SPD-7_9 = OUT OF GAS stops the car: play GASOLINE and then START
refusals-SPD-7_10 = PUNCTURE stops the car: play SPARE TIRE and then START
refusals-SPD-7_11 = DAMAGE stops the car: play REPLACEMENT and then START
refusals-SPD-7_15 = OPEN ROAD protects that team from STOP and SPEED LIMIT
refusals-SPD-7_21 = GAS STATION protects that team from OUT OF GAS
refusals-SPD-7_22 = TIRE SHOP protects that team from this attack
refusals-SPD-7_23 = WORKSHOP protects that team from this attack
refusals-SPD-7_27 = your team has already used all the cards of this value that a round allows
refusals-SPD-7_28 = that would take your team past the distance
refusals-SPD-8_4 = a kontra is decided at once after an attack on your team, and then only
refusals-SPD-10_3 = the game is over
refusals-SPD-11_6 = an extension is decided at the very moment the distance is reached, and then only
refusals-SPD-RUL_6 = with this option a card may be discarded only when nothing else can be played
refusals-SPD-RUL_7 = START would change nothing here
refusals-SPD-RUL_10 = a wild card has made the attack void: only START may be laid on it now
refusals-SPD-RUL_11 = OPEN ROAD has already made the SPEED LIMIT void

## rules

rules-SPD-0_1 = The game tells of a long drive of 1,200 km, with limits, stops, flat tires, breakdowns and empty tanks on the way; this is the story only, not a rule.
rules-SPD-1_1 = The game is for 2, 3, 4 or 6 players; five cannot play.
rules-SPD-1_2 = Two or three players each race for themselves.
rules-SPD-1_3 = Four or six players always form pairs, and each pair is one team.
rules-SPD-2_1 = The complete pack has 110 cards.
rules-SPD-2_2 = A picture in the rulebook presents all the cards; we do not have it, and nothing in play depends on it.
rules-SPD-2_3 = Attack cards, mostly red, are what you play on your opponents to slow them down.
rules-SPD-2_4 = An attack on a Battle pile needs a START on top of that pile, unless OPEN ROAD keeps that car rolling; SPEED LIMIT goes on the Speed pile instead.
rules-SPD-2_5 = You may not lay one attack straight onto another attack.
rules-SPD-2_6 = There are 18 attacks in the pack: STOP five times, SPEED LIMIT four times, and OUT OF GAS, PUNCTURE and DAMAGE three times each.
rules-SPD-2_7 = Defence cards, mostly green, go only on your own team's piles and answer an attack you have suffered; START is also the card that begins a Battle pile.
rules-SPD-2_8 = There are 38 defences in the pack: START 14 times, and GASOLINE, SPARE TIRE, REPLACEMENT and END OF LIMIT six times each.
rules-SPD-2_9 = Wild cards are blue, and each one shields you from particular attacks.
rules-SPD-2_10 = The pack holds four wild cards and no two alike: OPEN ROAD, GAS STATION, TIRE SHOP and WORKSHOP.
rules-SPD-2_11 = Kilometre cards are worth 30, 60, 90, 120 or 240 km, and the sum of those you have laid out is how far you have come.
rules-SPD-2_12 = For each attack there is a wild card that stops it; STOP and SPEED LIMIT are the only two covered by the same one.
rules-SPD-3_1 = You win by getting to 6,000 points before anybody else.
rules-SPD-3_2 = Each round is a trip of exactly 1,200 km, or of the other distance set for your number of players.
rules-SPD-3_3 = The number of rounds is agreed before the game begins.
rules-SPD-4_1 = Players who race for themselves simply sit side by side around the table.
rules-SPD-4_2 = In a game of four you face your partner across the table.
rules-SPD-4_3 = A game of six has a seating order of its own.
rules-SPD-4_4 = The piles that everybody shares are in the centre of the table.
rules-SPD-4_5 = Somebody is picked to deal.
rules-SPD-4_6 = After shuffling, the dealer gives every player 6 cards, singly and face down, the right-hand neighbour first.
rules-SPD-4_7 = The cards not dealt form the draw pile, face down in the centre where everyone can reach it.
rules-SPD-4_8 = Nobody else may see your hand, not even your partner.
rules-SPD-5_1 = Every team has a set of piles and areas of its own on its side of the table.
rules-SPD-5_2 = Each kind of card has its fixed place and is laid face up, so that the count at the end comes out right.
rules-SPD-5_3 = The wild area takes the four wild cards and nothing else.
rules-SPD-5_4 = You may not lay a wild card in the area of an opposing team.
rules-SPD-5_5 = Everybody can see every wild card that has been played.
rules-SPD-5_6 = A wild card laid as prevention stands upright, as all the other cards do.
rules-SPD-5_7 = A wild card laid as a kontra is turned sideways.
rules-SPD-5_8 = A Speed pile consists of SPEED LIMIT and END OF LIMIT cards alone.
rules-SPD-5_9 = You lay SPEED LIMIT on the Speed pile of an opponent and END OF LIMIT on your own.
rules-SPD-5_10 = On a Speed pile the uppermost card is the one that counts, and the only one that has to be seen.
rules-SPD-5_11 = A Battle pile takes all the attacks and defences that do not belong on the Speed pile.
rules-SPD-5_12 = On the Battle piles you attack your opponents and defend yourself.
rules-SPD-5_13 = On a Battle pile the uppermost card is the one that counts, and the only one that has to be seen.
rules-SPD-5_14 = You lay kilometre cards in front of your own team and nowhere else.
rules-SPD-5_15 = No kilometre card on the table may be covered up, so that anyone can add up the distance.
rules-SPD-5_16 = It is handy to keep the kilometre cards grouped by their value.
rules-SPD-6_1 = The right-hand neighbour of the dealer has the first turn.
rules-SPD-6_2 = Begin your turn by taking one card from the draw pile.
rules-SPD-6_3 = You then have 7 cards in hand and use one of them, which leaves 6.
rules-SPD-6_4 = Whoever opens the round can choose among four things: START, a wild card, a SPEED LIMIT or a discard.
rules-SPD-6_5 = You may lay START before you to begin your Battle pile; that is your whole turn, and your right-hand neighbour is next.
rules-SPD-6_6 = You may lay a wild card upright in your wild area.
rules-SPD-6_7 = Each time you use a wild card, early or late, you take a new card straight away and have another play, and so on with each further wild card.
rules-SPD-6_8 = You may lay a SPEED LIMIT before an opponent who has no START and has not even had a turn, which begins that opponent's Speed pile.
rules-SPD-6_9 = If nothing else is possible, you lay one card face up to the side, which begins the discard pile.
rules-SPD-6_10 = A discarded card is lost until the round is over, and no player can pick it up.
rules-SPD-6_11 = Those who follow have the same choices as the first player, and two new ones.
rules-SPD-6_12 = You may attack an opponent who shows a START.
rules-SPD-6_13 = You may cover a SPEED LIMIT on your own side with END OF LIMIT.
rules-SPD-6_14 = You share one set of piles with your partner, so you begin no second set when the team has one.
rules-SPD-6_15 = You have the same choices as anyone, on your team's piles and on those of your opponents.
rules-SPD-6_16 = Once your partner has laid START or OPEN ROAD, you may lay the team's first kilometre card.
rules-SPD-6_17 = The fourth player has the same choices, and after that the turns keep going round.
rules-SPD-6_18 = A round lasts until one team has covered the exact distance, or until nothing is left to draw and everybody has played out their hand as well.
rules-SPD-6_19 = After that the points are counted, the whole pack is shuffled and the next round is dealt.
rules-SPD-6_20 = A turn is always the same: take one card, then either play one or discard one.
rules-SPD-6_21 = For as long as there are cards to draw, you end each turn with 6 in hand.
rules-SPD-7_1 = The account of a turn is only an outline; the exact effect of each card is told card by card.
rules-SPD-7_2 = You attack on the piles of opposing teams and defend on the piles of your own.
rules-SPD-7_3 = START answers STOP, END OF LIMIT answers SPEED LIMIT, GASOLINE answers OUT OF GAS, SPARE TIRE answers PUNCTURE and REPLACEMENT answers DAMAGE.
rules-SPD-7_4 = Your team cannot lay kilometres unless its Battle pile has a START, or OPEN ROAD stands in for it.
rules-SPD-7_5 = STOP may be laid on an opponent's START only, and that team drives no further until it covers the STOP with another START.
rules-SPD-7_6 = SPEED LIMIT is laid on an opponent's Speed pile, and that team can then drive only with cards of 30 and 60 km.
rules-SPD-7_7 = As long as no SPEED LIMIT lies on your Speed pile, you may drive at any speed.
rules-SPD-7_8 = Cover the SPEED LIMIT on your Speed pile with END OF LIMIT, and you may use every kilometre value again.
rules-SPD-7_9 = OUT OF GAS is laid on an opponent's START; that team drives again only after GASOLINE and, in a later turn, START.
rules-SPD-7_10 = PUNCTURE is laid on an opponent's START; that team drives again only after SPARE TIRE and, in a later turn, START.
rules-SPD-7_11 = DAMAGE is laid on an opponent's START; that team drives again only after REPLACEMENT and, in a later turn, START.
rules-SPD-7_12 = You lay a wild card in your team's wild area, where it guards you from the attacks it belongs to.
rules-SPD-7_13 = As soon as a wild card is down, its attacks can no longer be made on you, and one that already lies there loses its force.
rules-SPD-7_14 = A wild card always earns you a new card and another play.
rules-SPD-7_15 = A team with OPEN ROAD cannot be hit by STOP or by SPEED LIMIT.
rules-SPD-7_16 = A team with OPEN ROAD needs no START in order to drive.
rules-SPD-7_17 = A team with OPEN ROAD may use 90, 120 and 240 km even with a SPEED LIMIT on its Speed pile.
rules-SPD-7_18 = OPEN ROAD is no help against OUT OF GAS, PUNCTURE or DAMAGE.
rules-SPD-7_19 = If you have OPEN ROAD, the matching defence alone sets you rolling, and you need no START on top of it.
rules-SPD-7_20 = A team with OPEN ROAD, and no other, can be attacked right on top of whichever defence card it shows, START or not.
rules-SPD-7_21 = A team with GAS STATION cannot be hit by OUT OF GAS.
rules-SPD-7_22 = TIRE SHOP is printed as a guard against DAMAGE, which we take for a misprint; we play that it keeps PUNCTURE away.
rules-SPD-7_23 = The rulebook does not say what WORKSHOP does; we play that it keeps DAMAGE away.
rules-SPD-7_24 = You may drive while your Battle pile shows START.
rules-SPD-7_25 = You may also drive once you have OPEN ROAD, as long as no OUT OF GAS, PUNCTURE or DAMAGE holds the car.
rules-SPD-7_26 = You are free to make up the distance from whatever kilometre values you like.
rules-SPD-7_27 = No more than two cards of 240 km may be used by a team in one round.
rules-SPD-7_28 = You may not play a kilometre card that is too big for the distance you have left.
rules-SPD-7_29 = With 100 km to go, for instance, neither a 120 nor a 240 is of any use to you.
rules-SPD-7_30 = Should you go beyond 1,200 km by mistake, you have to discard one of your kilometre cards on your next turn.
rules-SPD-7_31 = The round is over when a team reaches the exact distance with cards still in the draw pile.
rules-SPD-7_32 = The round is likewise over when a team gets there with the draw pile used up, while everyone is playing the remaining hand cards in turn; this is DELAYED ACTION.
rules-SPD-7_33 = If no team gets there, each still scores the kilometres it has driven and the points of its wild cards.
rules-SPD-8_1 = A kontra wards off an attack and turns it to your advantage.
rules-SPD-8_2 = If you are attacked while the matching wild card is in your hand, you may announce a kontra and lay that card sideways in your wild area straight away.
rules-SPD-8_3 = You can make a kontra even when somebody else is on turn.
rules-SPD-8_4 = A kontra cannot wait: it has to come before anybody, you included, takes the next card.
rules-SPD-8_5 = The attack that you repelled leaves your Battle pile, or your Speed pile if it was a SPEED LIMIT, and is discarded straight away.
rules-SPD-8_6 = The wild card has left you with 5 cards, so take one to be back at 6.
rules-SPD-8_7 = Then take a second card for the wild card itself, and have your extra play.
rules-SPD-8_8 = Your piles look as if the attack had never come; if START lay on top, it is on top once more.
rules-SPD-8_9 = If it was an OPEN ROAD played before that let you drive, you may go on driving after the kontra.
rules-SPD-8_10 = A wild card laid as a kontra guards you until the round is over.
rules-SPD-8_11 = When you have had your play, your right-hand neighbour is next.
rules-SPD-8_12 = Everyone who sits after the attacker and before you misses a turn.
rules-SPD-8_13 = You may attack any opponent you like, wherever that player sits in the order of turns.
rules-SPD-9_1 = Points are counted after each round, whether or not anyone completed the trip.
rules-SPD-9_2 = Each kilometre you drove is worth one point.
rules-SPD-9_3 = Each wild card you played is worth 100 points.
rules-SPD-9_4 = A team that played all four wild cards gets another 300 points.
rules-SPD-9_5 = Each kontra is worth 300 points besides the 100 of its wild card.
rules-SPD-9_6 = Completing the trip is worth 400 points.
rules-SPD-9_7 = DELAYED ACTION: completing the trip when no cards are left to draw is worth 300 extra points.
rules-SPD-9_8 = SAFE TRIP: completing the trip with no 240 km card at all is worth 300 extra points.
rules-SPD-9_9 = BLOCKADE: completing the trip before your opponents have laid a single kilometre card is worth 500 extra points.
rules-SPD-10_1 = What you score in a round is added to what you had before.
rules-SPD-10_2 = Expect to play a good number of rounds before a game is decided.
rules-SPD-10_3 = Whoever gets to 6,000 points first is the winner; if two teams go beyond 6,000, the one with more points wins.
rules-SPD-11_1 = With two or three at the table, you have your own piles and no partner.
rules-SPD-11_2 = Two or three players follow the rules for four, apart from a few changes.
rules-SPD-11_3 = With two or three players, one STOP, one DAMAGE, one OUT OF GAS, one PUNCTURE and one SPEED LIMIT are put away before the shuffle.
rules-SPD-11_4 = With two or three players, the trip is 900 km long, not 1,200.
rules-SPD-11_5 = The first to complete 900 km may call an extension, and the race is then continued to 1,200 km.
rules-SPD-11_6 = You can call the extension only in the instant you arrive at 900 km.
rules-SPD-11_7 = After an extension the round lasts until a player has completed 1,200 km or nobody has any cards left.
rules-SPD-11_8 = Once the extension is called, the trip of this round is 1,200 km long.
rules-SPD-11_9 = The 400 points for the trip go to the first player at 1,200 km, no matter who called the extension.
rules-SPD-11_10 = If you call the extension and somebody else gets to 1,200 km, or nobody does, you lose the 400 points that 900 km would have brought you.
rules-SPD-11_11 = If you called the extension and complete 1,200 km, you earn 200 points.
rules-SPD-11_12 = If you called the extension and do not make it, your opponents earn those 200 points.
rules-SPD-11_13 = Everything else is scored as in the game of four.
rules-SPD-12_1 = Six players follow the team rules for four, apart from a few changes.
rules-SPD-12_2 = Six players make three pairs, A, B and C, in a seating order that the rulebook gives only as a picture, which we do not have.
rules-SPD-12_3 = With six players, the printed length of the trip is 1,000 km; we play 990 km.
rules-SPD-12_4 = With six players, an extension may be called as well.
rules-SPD-12_5 = Six players score in the same way as two or three.
rules-SPD-13_1 = Tip: at the beginning, getting your own car away with START mostly pays better than an attack.
rules-SPD-13_2 = Tip: a wild card mostly earns more as a kontra, but you can lay it as prevention whenever you like, and if it is still in your hand at the end you get nothing for it.
rules-SPD-13_3 = Tip: throw away useless cards soon, such as a third 240 or an OUT OF GAS when the opponents have GAS STATION.
rules-SPD-13_4 = Tip: keep track of the cards that have gone, because once all its attacks are out a defence is of no more use.
rules-SPD-13_5 = Tip: remember your extra play after every wild card, whichever way you laid it.
rules-SPD-13_6 = Example: all four wild cards, two of them as kontra, are worth 400 + 300 + 600 = 1,300 points.
rules-SPD-13_7 = Tip: the two piles are independent, so you can put a SPEED LIMIT on a team that is already stopped, and stop a team that already has a SPEED LIMIT.
rules-SPD-RUL_1 = The printed text for these two cards cannot be right. We play TIRE SHOP against PUNCTURE and WORKSHOP against DAMAGE, so that no attack is without its wild card (option `wild_map`).
rules-SPD-RUL_2 = The rulebook leaves open how many kilometre cards of each value there are. We play 30, 60 and 90 eleven times each, 120 thirteen times and 240 four times (option `deck_profile`).
rules-SPD-RUL_3 = No set of kilometre cards adds up to 1,000, so six players drive exactly 990 km, with an extension to 1,200 (option `six_player_distance`).
rules-SPD-RUL_4 = A total of 1,100 km can never come up, so we take that example to mean only that a card too big for the remaining distance is useless.
rules-SPD-RUL_5 = You cannot go past the distance here: such a card is refused, and the penalty for doing so is never needed.
rules-SPD-RUL_6 = The rulebook leaves this open; we let you discard any card at any turn, wild cards too. Option `discard_rule` can restrict it to turns in which nothing else can be played.
rules-SPD-RUL_7 = START can be laid only when your car is not rolling, on an empty pile, a STOP, a defence or a void attack. It is refused when it would change nothing, and on an OUT OF GAS, PUNCTURE or DAMAGE that still holds.
rules-SPD-RUL_8 = A team is rolling when no attack in force tops its Battle pile and it has START on top or OPEN ROAD among its wild cards.
rules-SPD-RUL_9 = An attack on top of a pile holds until its defence covers it or the team has its wild card; after that it is void. A team is limited while a SPEED LIMIT that holds tops its Speed pile.
rules-SPD-RUL_10 = A wild card laid as prevention voids the attack but leaves it lying, as if answered: without OPEN ROAD you still need START, and until then that pile is safe from attack. Option `prevention_restores_start` discards the attack instead.
rules-SPD-RUL_11 = OPEN ROAD, as prevention or kontra, voids STOP and SPEED LIMIT on your piles at once, and you roll with neither START nor limit. OUT OF GAS, PUNCTURE or DAMAGE in force still holds you.
rules-SPD-RUL_12 = You can attack a team's Battle pile if its car rolls and the matching wild card is not among its own. If it rolls by OPEN ROAD, the pile may be empty or show a defence or a void attack.
rules-SPD-RUL_13 = SPEED LIMIT can be laid on any team, rolling or not, that is not limited at present and has no OPEN ROAD; after END OF LIMIT it can be laid again.
rules-SPD-RUL_14 = The chance of a kontra comes right after the attack and is gone once you decline; nobody draws meanwhile, and it exists without a draw pile too. A wild card you draw later can only be prevention.
rules-SPD-RUL_15 = Only the member of the attacked team who has the wild card can make the kontra, be it one partner or the other. The rest are not told whether anyone could have answered.
rules-SPD-RUL_16 = A kontra goes in this order: wild card sideways, attack discarded, one card drawn, then the bonus turn of one more draw and one play or discard.
rules-SPD-RUL_17 = If one card is left to draw, a kontra brings you just that one; if none is left, it brings none. You still play the bonus turn from your hand, and it ends at once if your hand is empty.
rules-SPD-RUL_18 = The turn jumps from the attacker to you: everyone in between, partners included, misses one turn. If you were next anyway, the bonus turn is your normal turn; your right-hand neighbour follows.
rules-SPD-RUL_19 = A kontra with OPEN ROAD against a SPEED LIMIT goes like any other, and it also voids a STOP that already lay on your Battle pile.
rules-SPD-RUL_20 = If the draw pile is empty, a wild card brings no new card but still another play, provided you have a card left.
rules-SPD-RUL_21 = With no cards left you are passed over; with cards you must play or discard one each turn. The round is over once nobody has a card and none can be drawn, and discards do not come back before then.
rules-SPD-RUL_22 = The limit of two 240 km cards is counted for each team in each round.
rules-SPD-RUL_23 = DELAYED ACTION counts if the draw pile is empty when the last kilometre card is laid, even if you took its final card in that same turn.
rules-SPD-RUL_24 = BLOCKADE counts only if not one of the opposing teams has a kilometre card on the table when you complete the trip, and it is paid a single time.
rules-SPD-RUL_25 = For SAFE TRIP the whole round counts until the trip is complete, so after an extension you must get to 1,200 km without a 240.
rules-SPD-RUL_26 = The round stops the moment the trip is complete and no extension follows; nobody gets a last turn.
rules-SPD-RUL_27 = An extension is possible with 2, 3 or 6 players, once in a round, and not with 4. Whoever laid the completing card decides alone, without asking the partner.
rules-SPD-RUL_28 = There is no extension when the draw pile and every hand are empty, as no cards remain to race with.
rules-SPD-RUL_29 = An extension sets 1,200 km for all, ends the caller's turn and hands over to the next seat. DELAYED ACTION, SAFE TRIP and BLOCKADE are settled only when 1,200 km is completed.
rules-SPD-RUL_30 = If the caller does not complete the extension, every opposing team earns 200 points, even if no one gets to 1,200 km. The 400 points go only to a team that completes the trip.
rules-SPD-RUL_31 = We play until a round ends with a team at 6,000 points or more (option `win_points`). With option `max_rounds` the game stops after that many rounds at the latest, and the highest total wins.
rules-SPD-RUL_32 = Totals are compared only when a round is over; if several teams then have 6,000 points or more, the highest total wins.
rules-SPD-RUL_33 = If the leaders are level at 6,000 points or more, further rounds are played until one is ahead. If they are level when `max_rounds` is used up, they share the win.
rules-SPD-RUL_34 = The rulebook leaves open who deals next; we pick the first dealer freely or by lot and move the deal one seat to the right each round. Turns go to the right too.
rules-SPD-RUL_35 = Anything that once lay face up is public, so you may look it up in the log even if it is covered now; option `deck_memory` can show the top cards only.
rules-SPD-RUL_36 = Six players use the whole pack with nothing put away. The seating is our own choice: the teams sit in the order A, B, C, A, B, C.
rules-SPD-RUL_37 = The choices listed for the first turn are not all there is: if you open with OPEN ROAD, your extra play may be a kilometre card.
rules-SPD-RUL_38 = Cards still in hand, wild cards among them, bring no points; the points for wild cards and kontras go to the team.
rules-SPD-RUL_39 = Partners may not tell each other about their hands, and the game gives them no means to do so.

chapters-SPD-0 = The story
chapters-SPD-1 = Players
chapters-SPD-2 = The cards in the box
chapters-SPD-3 = Aim
chapters-SPD-4 = Set-up
chapters-SPD-5 = Where cards lie
chapters-SPD-6 = How a turn goes
chapters-SPD-7 = What the cards do
chapters-SPD-8 = Kontra
chapters-SPD-9 = Points
chapters-SPD-10 = Who wins
chapters-SPD-11 = Two or three players, extension
chapters-SPD-12 = Six players
chapters-SPD-13 = Tips
chapters-SPD-RUL = Rulings and unclear cases

turn-aim = Cover the distance of the trip exactly, and before the others. Rounds are played until somebody has 6,000 points.
turn-1 = Draw a card.
turn-2 = Play one: START sets you rolling, kilometres take you on, a defence card clears what holds you up.
turn-3 = Or attack: stop a rival, empty the tank, limit the speed.
turn-4 = A wild card protects you for the round and gives another play; as an answer to an attack it is a kontra.
turn-5 = If nothing fits, throw a card away.
turn-6 = The round ends with a completed trip or the last card. Kilometres, wild cards, kontras and the trip bring points.

examples-places = Both cars are on the road. Team A is protected by GAS STATION; team B drives under a SPEED LIMIT.
examples-empty_tank = Team A is out of gas. It takes GASOLINE now and START in a later turn before it drives again.
examples-limit = Under a SPEED LIMIT only 30 and 60 km can be driven, until END OF LIMIT lifts it.
examples-kontra = Team B has just attacked with DAMAGE, but team A holds WORKSHOP: a kontra sends the attack away, brings 300 points and the turn.
examples-arrival = 810 of 900 km: 90 fits exactly, 120 is too much. Who arrives may end the round or call the extension to 1,200 km.

## result

result-won = Team { $winner } wins { $score }.

## figures

figures-trips = Trips
figures-safe_trips = Safe trips
figures-kontras = Kontras
figures-attacks = Attacks
figures-km = Kilometres
figures-rounds = Rounds
