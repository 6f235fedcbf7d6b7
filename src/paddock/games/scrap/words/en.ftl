## game

game-title = Scrap Racer
game-tagline = A dice race of machines made of scrap: push your luck, survive the accidents, win the duels.

## racers

racers-steel = Steel Jacket
racers-swift = Swift
racers-twister = Twister
racers-crusher = Crusher
racers-jackal = Jackal
racers-hover = Hover

## tokens

tokens-pm = +/-1
tokens-flip = flip
tokens-reroll = re-roll
tokens-plus = +/-1
tokens-minus = +/-1
uses-plus = { tokens-plus }
uses-minus = { tokens-minus }
uses-flip = { tokens-flip }
uses-reroll = { tokens-reroll }

## cards

cards-2 = 2
cards-3 = 3
cards-5 = 5
cards-7 = 7
cards-FWD2 = Forward 2
cards-FWD3 = Forward 3
cards-FWD5 = Forward 5
cards-FWD7 = Forward 7
cards-DICE2 = Two dice
cards-FWD5_BACK2 = Forward 5, back 2
cards-ZERO = Zero
cards-CHASE2 = Chase by 2
cards-CHASE4 = Chase by 4
cards-DIE_BACK = Die back
cards-PUSH5 = 5 with a push
cards-BACK4 = Back 4
cards-BACK6 = Back 6
cards-LOSE_POS = Lost position
cards-LAST4 = The last moves 4
cards-STRAIGHT = Straight
cards-CURVE = Corner
cards-CATCH = Catch up

## about

about-FWD2 = Your racer goes forward 2 fields.
about-FWD3 = Your racer goes forward 3 fields.
about-FWD5 = Your racer goes forward 5 fields.
about-FWD7 = Your racer goes forward 7 fields.
about-DICE2 = Roll two dice and go forward by their sum; equal dice mean nothing.
about-FWD5_BACK2 = The racer directly ahead of you goes back 2, then you go forward 5.
about-ZERO = Your racer stays where it is.
about-CHASE2 = You stay, and the racer next behind you goes forward 2.
about-CHASE4 = You stay, and the racer next behind you goes forward 4.
about-DIE_BACK = Roll a die and go back by its value.
about-PUSH5 = Go forward up to 5; the first racer you meet stops you and is pushed on by 2.
about-BACK4 = Your racer goes back 4 fields.
about-BACK6 = Your racer goes back 6 fields.
about-LOSE_POS = Your racer is put one field behind the racer that was last, but not behind the line.
about-LAST4 = The last racer goes forward 4, even if it is yours.
about-STRAIGHT = Go to the nearest field of a straight ahead of you.
about-CURVE = Go to the nearest field of a corner ahead of you.
about-CATCH = Go to the field of the next racer ahead of you in the race.
about-pm = Changes your last die by one, up or down.
about-flip = Turns your last die to its opposite face.
about-reroll = Rolls your last die again.
about-steel = Ends its move on a straight: one field further.
about-swift = Ends its move on a corner: one field further.
about-twister = Has overtaken somebody in its move: one field further.
about-crusher = Has overtaken somebody in its move: a bonus token.
about-jackal = Wins every duel and moves 2 fields for it.
about-hover = Needs only two bonus tokens for a bonus card.

## phases

phases-roll = rolling
phases-move = moving
phases-duel = duel
phases-order = order of the racers
phases-over = race over

## reasons

reasons-dice = dice
reasons-bonus = bonus card
reasons-ability = ability
reasons-duel = duel
reasons-accident = accident
reasons-goal = goal card

## tracks

tracks-A = Track A
tracks-B = Track B
tracks-C = Track C
tracks-D = Track D
tracks-E = Track E
tracks-F = Track F

## drawing

drawing-fields = Fields: { $fields }
drawing-laps = Laps: { $laps }
drawing-straight = Green lamps: field of a straight
drawing-corner = Blue lamps: field of a corner
drawing-token = Place for a change token
drawing-left_out = Segment left out for a shorter lap

## table

table-round = Round
table-store = Tokens in the store
table-decks = Decks
table-final = last round
table-dice = Dice
table-place = Place
table-racer = Racer
table-player = Player
table-field = Field
table-laps = Laps
table-bonus_tokens = Bonus tokens
table-tokens = Change tokens
table-cards = Bonus cards
table-at_start = start
table-you = you
table-hand = Your bonus cards
table-empty = none

## moves

moves-roll = Roll another die
moves-stop = Stop and move by the sum
moves-accept = Accept the double and take an accident card
moves-bonus = Play { $card }
moves-drive = { $n ->
        [unknown] Make the dice move
       *[other] Drive { $n } { $n ->
            [one] field
           *[other] fields
        }
    }
moves-done = End the move
moves-winner = Let { $racer } win the duel
moves-order = { $racer } goes first
moves-token = { $use ->
        [plus] +/-1: one up
        [minus] +/-1: one down
        [flip] Flip the last die
       *[other] Roll the last die again
    }

## events

events-drew_racer = { $seat } drives { $racer }.
events-starts = { $seat } has the start marker.
events-round = Round { $round } begins.
events-turn = { $seat }'s turn with { $racer }.
    .head = { $seat } ({ $racer })
events-ordered = { $seat }'s racers go in this order: { $racer }, then { $second }.
events-rolled = { $again ->
        [yes] { $seat } rolls again: { $die }.
       *[other] { $seat } rolls { $die }.
    }
    .part = rolls { $die }
events-used_token = { WORD($token) ->
        [reroll] { $seat } uses a { $token } token on { $from }.
       *[other] { $seat } uses a { $token } token: { $from } becomes { $to }.
    }
    .part = { WORD($token) ->
        [reroll] rolls the { $from } again
       *[other] turns { $from } into { $to }
    }
events-stopped = { $seat } stops with { $sum }.
    .part = stops with { $sum }
events-played_bonus = { $seat } plays { $card }.
    .part = plays { $card }
events-moved = { COMPARE($n, 0) ->
        [less] { $racer } goes back { ABS($n) } { $n ->
            [one] field
           *[other] fields
        } to field { $field } ({ $reason }).
       *[other] { $racer } goes forward { $n } { $n ->
            [one] field
           *[other] fields
        } to field { $field } ({ $reason }).
    }
    .part = { WORD($reason) ->
        [dice] drives { $n } to field { $field }
        [bonus] goes on to field { $field }
        [ability] goes on to field { $field }
       *[other] { $racer } goes to field { $field }
    }
events-ability = { $racer } uses its ability.
    .part = uses the ability
events-duel = Duel on field { $field }: { $racers }!
    .part = duel on field { $field } ({ $racers })
events-duel_die = { $racer } rolls { $die }.
events-double = A double { $die } for { $seat }!
    .part = a double { $die }
events-accident = { WORD($card) ->
        [ZERO] Accident card { $deck } for { $seat }: { $card }. Nobody moves.
        [CHASE2] Accident card { $deck } for { $seat }: { $card }. Only a racer behind would move.
        [CHASE4] Accident card { $deck } for { $seat }: { $card }. Only a racer behind would move.
        [DICE2] Accident card { $deck } for { $seat }: { $card }. Equal dice move nobody.
       *[other] Accident card { $deck } for { $seat }: { $card }.
    }
    .part = { WORD($card) ->
        [ZERO] accident: { $card }, nobody moves
       *[other] accident: { $card }
    }
events-accident_dice = { $seat } rolls { JOIN($dice, by: " + ") }.
    .part = rolls { JOIN($dice, by: " + ") }
events-renewed = { $deck ->
        [bonus] The used bonus cards are shuffled into a new deck.
       *[other] The used accident cards { $deck } are shuffled into a new deck.
    }
events-bonus_token = { $racer } takes a bonus token and has { $n } now.
    .part = { $racer } takes a bonus token
events-bonus_card = { $card ->
        [unknown] { $seat } exchanges bonus tokens for a bonus card.
       *[other] { $seat } exchanges bonus tokens for { $card }.
    }
    .part = gets a bonus card
events-lap = { $racer } crosses the line: lap token { $n }!
    .part = { $racer } completes lap { $n }
events-goal = { $seat } draws the goal card { $card }.
    .part = draws the goal card { $card }
events-laid_token = A change token is laid on field { $field }.
    .list = Change tokens are laid on fields
    .item = { $field }
events-took_token = { $racer } takes a { $token } token from field { $field }.
    .part = takes a token ({ $token })
events-final_round = { $racer } has three lap tokens: this is the last round.
events-auto = Nothing else to choose: { $action } is done for { $seat }.
events-guarded = The race is stopped after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, and the racers are ranked as they stand.
events-finished = { $rank ->
        [1] { $seat } wins the race!
       *[other] { $seat } takes place { $rank }.
    }
events-duel_won = { $way ->
        [jackal] { $racer } wins every duel, without dice.
        [choice] { $seat } lets { $racer } win.
       *[other] { $racer } wins the duel.
    }
    .part = { $racer } wins the duel

## preview

preview-lands = { COMPARE($least, $most) ->
        [equal] to field { $least }
       *[other] to field { $least }-{ $most }
    }
preview-place = { COMPARE($least, $most) ->
        [equal] place { $least }
       *[other] place { $least }-{ $most }
    }
preview-accident = { $percent ->
        [100] accident
       *[other] accident in { $percent } %
    }
preview-duel = { $percent ->
        [100] duel
       *[other] duel in { $percent } %
    }
preview-token = { $percent ->
        [100] takes a token
       *[other] takes a token in { $percent } %
    }
preview-lap = { $percent ->
        [100] crosses the line
       *[other] crosses the line in { $percent } %
    }

## hints

hints-worth = chance to win { $own } % instead of { $other } %
hints-accident = accident { $own } % instead of { $other } %
hints-laps = across the line { $own } % instead of { $other } %
hints-won = a duel won { $own } % instead of { $other } %
hints-tokens = a token { $own } % instead of { $other } %
hints-place = place { $own } instead of { $other }
hints-moved = fields: { $own } instead of { $other }
hints-cards = a bonus card { $own } % instead of { $other } %

## refusals

refusals-SCR-TURN_1 = it is another player's decision
refusals-SCR-TURN_2 = this belongs to another step of the turn
refusals-SCR-ROLL_2 = a double ends the rolling
refusals-SCR-ROLL_3 = there is no double to accept
refusals-SCR-ROLL_4 = after six dice you must stop
refusals-SCR-ROLL_5 = this racer has no such change token
refusals-SCR-ROLL_9 = a 6 can't become a 1, nor a 1 a 6
refusals-SCR-MOVE_3 = you have no such bonus card
refusals-SCR-END_2 = the race is over
refusals-SCR-2P_4 = a winner is named only for a duel between your own racers
refusals-SCR-RUL_5 = a change token can be used only before you stop, roll again or accept
refusals-SCR-RUL_9 = bonus cards belong to the move, the dice move is made once, and the move ends after it
refusals-SCR-RUL_10 = there is no such field on this track
refusals-SCR-RUL_11 = there is no racer ahead to catch
refusals-SCR-RUL_40 = the order of your own two racers is chosen once, when you are asked for it

## rules

rules-SCR-COMP_1 = The track is made of 14 segments, 6 straights with green lamps and 8 corners with blue ones, with numbers on their backs.
rules-SCR-COMP_2 = There are six racers, Swift, Jackal, Crusher, Hover, Twister and Steel Jacket, each with a board.
rules-SCR-COMP_3 = One finish line stands on the track.
rules-SCR-COMP_4 = There are 16 goal cards, four each of 2, 3, 5 and 7.
rules-SCR-COMP_5 = There are 18 lap tokens.
rules-SCR-COMP_6 = There are 28 bonus cards and 17 bonus tokens.
rules-SCR-COMP_7 = There are 56 accident cards with three kinds of backs: 1/2, 3/4 and 5/6.
rules-SCR-COMP_8 = There are 18 change tokens, six each of +/-1, flip and re-roll, all alike from behind.
rules-SCR-COMP_9 = There are six dice and a start marker.
rules-SCR-AIM_1 = The race goes over three laps, and whoever is in front then wins.
rules-SCR-AIM_2 = On your turn you roll up to six times and move by the result.
rules-SCR-AIM_3 = A double brings an accident card, which can move you on or back or help the others.
rules-SCR-AIM_4 = Repeated doubles bring bonus cards.
rules-SCR-AIM_5 = Abilities of the racers and change tokens let you influence the race.
rules-SCR-AIM_6 = Two racers on one field fight a duel: the winner moves on, the loser stays.
rules-SCR-AIM_7 = Whoever crosses the line stirs up the field with a goal card.
rules-SCR-SETUP_1 = Lay any closed track, Track A for the first game, by the numbers on the backs, and place the line.
rules-SCR-SETUP_2 = Change tokens are mixed; one lies face down on every marked field, and the rest is the store.
rules-SCR-SETUP_3 = The bonus cards are a face-down deck, with the bonus tokens beside it.
rules-SCR-SETUP_4 = The goal cards are a face-down deck, with the lap tokens beside it.
rules-SCR-SETUP_5 = The dice lie inside the track.
rules-SCR-SETUP_6 = The accident cards are sorted by their backs into three decks and shuffled.
rules-SCR-SETUP_7 = Every player draws a board at random and takes its racer.
rules-SCR-SETUP_8 = Racer cards may be used for that draw instead.
rules-SCR-SETUP_9 = Two players follow rules of their own.
rules-SCR-SETUP_10 = The youngest player gets the start marker.
rules-SCR-TURN_1 = The player with the start marker begins, and play goes clockwise.
rules-SCR-TURN_2 = In a turn you roll, then move or suffer an accident, then come the line and the tokens.
rules-SCR-TURN_3 = A racer's ability works only in its own turn.
rules-SCR-TURN_4 = Each crossing of the line brings a lap token; with somebody's third the round is played to its end and the leader wins.
rules-SCR-ROLL_1 = You roll one die and look at it.
rules-SCR-ROLL_2 = If it equals an earlier die of this turn, you don't move: an accident follows, and no more dice.
rules-SCR-ROLL_3 = Otherwise you roll another die, keeping all results, or stop and move by the sum.
rules-SCR-ROLL_4 = After six dice you must stop.
rules-SCR-ROLL_5 = Change tokens can alter the last die before it counts as a double.
rules-SCR-ROLL_6 = Several tokens may be used on the same die.
rules-SCR-ROLL_7 = Used change tokens go back into the box.
rules-SCR-ROLL_8 = Re-roll: the last die is rolled again, and the new result counts.
rules-SCR-ROLL_9 = +/-1: the last die changes by one, but a 1 can't become a 6 nor a 6 a 1.
rules-SCR-ROLL_10 = Flip: the last die is turned to its opposite face.
rules-SCR-MOVE_1 = You move clockwise by the sum of the dice and count every field, also occupied ones.
rules-SCR-MOVE_2 = Before its first move a racer stands on the field directly before the line.
rules-SCR-MOVE_3 = You may use any number of your bonus cards before and after the dice move.
rules-SCR-MOVE_4 = After the duels come the line and the tokens.
rules-SCR-ABILITY_1 = After the move the ability of your racer must be used if it applies.
rules-SCR-DUEL_1 = If your racer ends on a field where another stands, the two duel for one more field.
rules-SCR-DUEL_2 = Both roll a die, and the higher one moves one field forward.
rules-SCR-DUEL_3 = On equal dice both roll again.
rules-SCR-DUEL_4 = Change tokens can't be used in duels.
rules-SCR-DUEL_5 = If the winner reaches an occupied field there is another duel, until every racer has its own field.
rules-SCR-DUEL_6 = The loser of a duel stays.
rules-SCR-DOUBLE_1 = For a double you carry out the top card of the accident deck with that number on its back.
rules-SCR-DOUBLE_2 = The higher the double, the nastier the deck.
rules-SCR-DOUBLE_3 = If the card brings a racer onto an occupied field, a duel follows.
rules-SCR-DOUBLE_4 = After an accident you take a bonus token.
rules-SCR-DOUBLE_5 = Three bonus tokens are exchanged for a bonus card, which you keep secret for a later move.
rules-SCR-DOUBLE_6 = You may hold any number of bonus cards.
rules-SCR-DOUBLE_7 = Used accident cards lie beside their deck and are shuffled when it is empty.
rules-SCR-DOUBLE_8 = In an accident your ability does not work and your dice don't count: only the card does.
rules-SCR-DOUBLE_9 = After an accident come the line and the tokens.
rules-SCR-LAP_1 = For each crossing of the line you take a lap token, draw a goal card and carry it out at once.
rules-SCR-LAP_2 = If a goal card brings a racer onto an occupied field, a duel follows.
rules-SCR-LAP_3 = With the third lap token you draw no goal card.
rules-SCR-LAP_4 = Others who are brought across the line take lap tokens and goal cards too, in turn order.
rules-SCR-LAP_5 = If a player crosses the line in his own turn, all empty token places are refilled from the store.
rules-SCR-LAP_6 = Refilling goes clockwise from the line until all places are full or the store is empty.
rules-SCR-LAP_7 = The store is never replenished.
rules-SCR-LAP_8 = Who stands on a field where a token is laid takes it at once.
rules-SCR-TOKEN_1 = At the end of your turn you take the change token on your racer's field and lay it face up.
rules-SCR-TOKEN_2 = You may hold any number of change tokens.
rules-SCR-TOKEN_3 = Then it is the next player's turn.
rules-SCR-END_1 = Somebody's third lap token brings the end.
rules-SCR-END_2 = Play goes on until all have had the same number of turns.
rules-SCR-END_3 = Of the racers with three laps the one furthest beyond the line wins.
rules-SCR-2P_1 = With two players each draws two boards and racers.
rules-SCR-2P_2 = The start player chooses which of his racers begins and takes the turns of both.
rules-SCR-2P_3 = Then the other player chooses the order of his two; it stays for the whole game.
rules-SCR-2P_4 = Duels between players are normal; between his own racers a player names the winner.
rules-SCR-2P_5 = A player's bonus cards may be used with either racer.
rules-SCR-2P_6 = When a racer has three lap tokens, the racers up to the one before the start racer still have their turn.
rules-SCR-2P_7 = If only one racer has three lap tokens, its owner wins.
rules-SCR-2P_8 = If both players have such a racer, their second racers are compared, and the one further on wins.
rules-SCR-3P_1 = Three players may also have two racers each, by the same rules.
rules-SCR-TRACK_1 = Segments can be joined in many ways; six tracks, A to F, are suggested.
rules-SCR-TRACK_2 = The line can stand on any segment.
rules-SCR-TRACK_3 = For a shorter game the segments marked X are left out.
rules-SCR-TRACK_4 = Own tracks must form a closed lap.
rules-SCR-TRACK_5 = Track A is the one of the set-up.
rules-SCR-ACC_1 = Every accident card tells who moves and brings one bonus token.
rules-SCR-ACC_2 = A racer that goes back never passes the line: it stops on the first field after it.
rules-SCR-ACC_3 = Racers not yet on the track rank in turn order and are only moved forward.
rules-SCR-ACC_4 = Forward 2, 3 or 5: the active racer goes forward so many fields.
rules-SCR-ACC_5 = Two dice: forward by the sum of two dice, and equal ones have no consequence.
rules-SCR-ACC_6 = Forward 5, back 2: the racer directly ahead goes back 2, then the active one forward 5; ahead of the leader is nobody.
rules-SCR-ACC_7 = Forward 3 is also a card of the deck 3/4.
rules-SCR-ACC_8 = Zero: nobody moves.
rules-SCR-ACC_9 = Chase by 2: the racer next behind the active one goes forward 2.
rules-SCR-ACC_10 = Die back: the active racer goes back by a die.
rules-SCR-ACC_11 = 5 with a push: forward up to 5, until another racer is met, which is pushed on by 2.
rules-SCR-ACC_12 = Back 4 or 6: the active racer goes back so many fields.
rules-SCR-ACC_13 = Chase by 4: the racer next behind the active one goes forward 4.
rules-SCR-ACC_14 = Lost position: one field behind the racer that was last, but not behind the line; the last one stays.
rules-SCR-ACC_15 = Die back is also a card of the deck 5/6.
rules-SCR-ACC_16 = The last moves 4: the last racer goes forward 4, even if it is the active one.
rules-SCR-GOAL_1 = Goal card 7: the last racer goes forward 7.
rules-SCR-GOAL_2 = Goal card 5: the last two racers go forward 5 each.
rules-SCR-GOAL_3 = Goal card 2: all but the first go forward 2.
rules-SCR-GOAL_4 = Goal card 3: all but the first two go forward 3.
rules-SCR-BONUS_1 = Forward 3, 5 or 7: your racer goes forward so many fields.
rules-SCR-BONUS_2 = Straight: your racer goes to the nearest field of a straight.
rules-SCR-BONUS_3 = Corner: your racer goes to the nearest field of a corner.
rules-SCR-BONUS_4 = Catch up: onto the field of the nearest racer ahead; a duel follows unless you move on at once.
rules-SCR-RACER_1 = Steel Jacket goes one field further when its move ends on a straight.
rules-SCR-RACER_2 = Swift goes one field further when its move ends on a corner.
rules-SCR-RACER_3 = Twister goes one field further when it has overtaken somebody in its move.
rules-SCR-RACER_4 = Crusher takes a bonus token when it has overtaken somebody in its move.
rules-SCR-RACER_5 = Jackal wins every duel and moves 2 fields for it.
rules-SCR-RACER_6 = Hover needs only two bonus tokens for a bonus card.
rules-SCR-RUL_1 = Where a racer is, is one number: the fields driven from the line over all laps.
rules-SCR-RUL_2 = Leaving the start is not a lap.
rules-SCR-RUL_3 = A racer that has not moved yet is on no field: nobody meets, overtakes or duels it.
rules-SCR-RUL_4 = The race order goes by progress, then by turn order among those at the start, and is fixed before a card moves anybody.
rules-SCR-RUL_5 = Tokens work on the last die until you roll again, stop or accept; the value then showing counts.
rules-SCR-RUL_6 = A token may be used without a double and may even make one.
rules-SCR-RUL_7 = Tokens don't work on dice of duels or accident cards, and a re-roll does not count towards six.
rules-SCR-RUL_8 = At least one die is rolled, and doubles are only between dice of one turn.
rules-SCR-RUL_9 = The dice move is compulsory and made once; bonus cards belong to the move alone, and one gained in this turn must wait.
rules-SCR-RUL_10 = Straight and Corner lead to the nearest such field strictly ahead, also over the line.
rules-SCR-RUL_11 = Catch up leads, in less than a lap, to the field of the next racer ahead in the race; the leader can't play it.
rules-SCR-RUL_12 = Fields reached in between mean nothing; only the end of the move counts.
rules-SCR-RUL_13 = Overtaking is passing another racer's field in the move and ending beyond it, whatever its lap.
rules-SCR-RUL_14 = Abilities work once, in the own move, by the field that the move has reached.
rules-SCR-RUL_15 = The extra field may lead to a duel or over the line.
rules-SCR-RUL_16 = Jackal wins without dice in anybody's turn, but rolls and moves 1 in duels of its own accident.
rules-SCR-RUL_17 = Bonus tokens are exchanged at once, and must be.
rules-SCR-RUL_18 = Racers of different laps duel too.
rules-SCR-RUL_19 = Duels come after the move and its ability, and after all that a card says.
rules-SCR-RUL_20 = Duels are fought field by field: first where somebody moved last, then in turn order; dice are rolled in turn order.
rules-SCR-RUL_21 = Of three or more on a field Jackal or the highest die wins and moves, and the rest duel again.
rules-SCR-RUL_22 = The step of a duel is compulsory and may cross the line.
rules-SCR-RUL_23 = An accident is card, duels, bonus token, then laps, refill and collecting.
rules-SCR-RUL_24 = Backwards a racer stops on the first field of its lap; one at the start stays.
rules-SCR-RUL_25 = Directly ahead is meant in the race order; a racer at the start does not go back.
rules-SCR-RUL_26 = A chase with nobody behind moves nobody.
rules-SCR-RUL_27 = The push ends on the field of the racer met, also on the fifth, without a duel between the two.
rules-SCR-RUL_28 = A lost position ends at the latest on the first field of the own lap; a racer at the start stays.
rules-SCR-RUL_29 = A card that moves a racer from the start puts it on the track.
rules-SCR-RUL_30 = Decks are renewed when a card is needed; without any bonus card the exchange waits.
rules-SCR-RUL_31 = Every crossing counts, whatever brought it; backwards nobody crosses.
rules-SCR-RUL_32 = Crossings are handled one at a time, in turn order from the active racer, and new ones join.
rules-SCR-RUL_33 = A goal card fixes the order first, then all that it names move together, then they duel.
rules-SCR-RUL_34 = Duels after a goal card concern all who moved; used goal cards are out.
rules-SCR-RUL_35 = The track is refilled once in a turn, after the goal cards, if the active racer crossed the line; a place whose token was taken at once stays empty.
rules-SCR-RUL_36 = The third crossing refills the track too; leaving the start does not.
rules-SCR-RUL_37 = Only the active racer collects a token.
rules-SCR-RUL_38 = The third lap token ends the game with the round, in whoever's turn it came; its racer stays in the race.
rules-SCR-RUL_39 = The highest progress wins, and there are no ties.
rules-SCR-RUL_40 = The two racers of a player move one after the other; he orders them before his first turn, or when a card needs it.
rules-SCR-RUL_41 = Bonus cards are a player's; bonus, change and lap tokens are a racer's.
rules-SCR-RUL_42 = In a duel of his own racers a player may let anybody win, even against Jackal, which moves 2 if chosen.
rules-SCR-RUL_43 = If one player alone has a racer home he wins; otherwise those who have compare their rear racers.
rules-SCR-RUL_44 = Two players have two racers each, three may, more have one; one each for two is a house variant.
rules-SCR-RUL_45 = The start player is given or drawn; clockwise is the order of the list.
rules-SCR-RUL_46 = Segments left out take their token places with them, and the line only shifts the numbers of the fields.
rules-SCR-OWN_1 = A race that nobody has finished after 500 rounds is over, and the racers are ranked as they stand.
rules-SCR-OWN_2 = A player orders his two racers at the latest when a card is about to put one of them on the track.
rules-SCR-OWN_3 = Who waits for a bonus card gets one when a move ends in which bonus cards were played.
rules-SCR-OWN_4 = Players who are not first are ranked in the same way: racers home before others, then by their rear racers.
rules-SCR-OWN_5 = With `auto_skip` a decision that everybody can see has one answer is made by itself.
rules-SCR-OWN_6 = A position that does not name the racers gets those whose abilities are least in the way.
rules-SCR-OWN_7 = Where several rules forbid a move, the refusal names the one nearest to what you can do about it.
rules-SCR-OWN_8 = Where Jackal's ability does not work, it also moves only 1 when its owner lets it win.

chapters-SCR-AIM = Aim
chapters-SCR-COMP = What is in the box
chapters-SCR-SETUP = Set-up
chapters-SCR-TURN = How a turn goes
chapters-SCR-ROLL = Rolling
chapters-SCR-MOVE = Moving
chapters-SCR-ABILITY = Using the ability
chapters-SCR-RACER = The six racers
chapters-SCR-DUEL = Duels
chapters-SCR-DOUBLE = Doubles and accidents
chapters-SCR-ACC = Accident cards
chapters-SCR-LAP = Crossing the line
chapters-SCR-GOAL = Goal cards
chapters-SCR-BONUS = Bonus cards
chapters-SCR-TOKEN = Change tokens
chapters-SCR-END = End
chapters-SCR-2P = Two players
chapters-SCR-3P = Three players
chapters-SCR-TRACK = The track
chapters-SCR-OWN = How it is done here
chapters-SCR-RUL = Rulings and unclear cases

turn-aim = Drive three laps with a machine made of scrap; whoever is furthest in front then wins.
turn-1 = Roll a die, and another if you dare, up to six.
turn-2 = Two equal dice are an accident: you don't drive, a card says what happens. A change token can avert it.
turn-3 = Stop in time, and you drive the sum; bonus cards take you further.
turn-4 = Then your racer's ability works, and racers on one field duel for one more.
turn-5 = Over the line you take a lap token and draw a goal card.
turn-6 = At the end you take the change token that lies on your field.

examples-rolling = A 3 and a 5 lie there. Stop and drive 8 fields, or roll again: another 3 or 5 would be an accident.
examples-double = The third die is a second 3: an accident. The flip token would turn it into a 4, the re-roll token rolls it again.
examples-ability = Seven fields take Swift onto a corner; its ability takes it one further, where a token lies.
examples-duel = Seven fields end where Crusher stands: both roll a die, and the higher one moves one field on.
examples-line = Ten fields take Hover over the line: a lap token, a goal card for those behind, and new tokens on the track.

## result

result-won = { $winner } wins the race.

## figures

figures-duels = Duels
figures-duels_won = Duels won
figures-accidents = Accidents
figures-bonus_cards = Bonus cards played
figures-tokens = Change tokens taken
figures-laps = Laps
