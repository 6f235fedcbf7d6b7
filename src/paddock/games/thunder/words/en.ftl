## game

game-title = Thunder Alley
game-tagline = Stock cars in teams: draft, push and lead your cars around the oval, and mind what it does to them.
game-assumed = As printed are the speeds, texts and wear of all cards, the points, and most car numbers. Assumed, because the print is not known, are the team bars of all cards but 15 and 81, Pink's car numbers but 23, and Black's 34 and 66. The tracks are our own.

## teams

teams-Black = Black
teams-Blue = Blue
teams-Green = Green
teams-Pink = Pink
teams-Purple = Purple
teams-Red = Red
teams-Yellow = Yellow

## colours

colours-black = black (tyres)
colours-green = green (fuel)
colours-blue = blue (suspension)
colours-grey = grey (chassis)
colours-yellow = yellow (suspension)
colours-lavender = lavender (transmission)
colours-orange = orange (engine)
colours-red = red (serious chassis damage)

## cards

cards-Rubbin__is_Racin_ = Rubbin' is Racin'
cards-Teamwork = Teamwork
cards-Riding_the_Draft = Riding the Draft
cards-Clean_Air = Clean Air
cards-Working_the_Pack = Working the Pack
cards-Chasing_the_Race = Chasing the Race
cards-Oversteer = Oversteer
cards-Making_a_Move = Making a Move
cards-Watch_the_Gauge = Watch the Gauge
cards-Staying_with_the_Pack = Staying with the Pack
cards-Dirty_Air = Dirty Air
cards-Set_the_Pace = Set the Pace
cards-Top_Gear = Top Gear
cards-Follow_the_Leader = Follow the Leader
cards-Floor_It = Floor It
cards-Fast_Pace = Fast Pace
cards-Charge = Charge
cards-Slingshot = Slingshot
cards-Out_in_Front = Out in Front
cards-Outside_Line = Outside Line
cards-Inside_Line = Inside Line
cards-Understeer = Understeer

## about

about-Rubbin__is_Racin_ = Rubbin' is Racin': lateral steps are free, also when no MP are left.
about-Teamwork = Teamwork: afterwards a second car of the team makes a Draft move with 3 MP, without wear.
about-Riding_the_Draft = Riding the Draft: the car makes no lateral step.
about-Clean_Air = Clean Air: a car alone in its sector then comes up right behind the car before it.
about-Working_the_Pack = Working the Pack: for 1 MP the car changes places with a car directly ahead.
about-Chasing_the_Race = Chasing the Race: the car makes no lateral step.
about-Oversteer = Oversteer: after the move the car slides one lane inward if that space is empty.
about-Making_a_Move = Making a Move: Lead with 6 MP.
about-Watch_the_Gauge = Watch the Gauge: Draft with 6 MP.
about-Staying_with_the_Pack = Staying with the Pack: Pursuit with 6 MP.
about-Dirty_Air = Dirty Air: Solo with 6 MP.
about-Set_the_Pace = Set the Pace: Lead with 8 MP.
about-Top_Gear = Top Gear: Solo with 8 MP.
about-Follow_the_Leader = Follow the Leader: Lead with 8 MP.
about-Floor_It = Floor It: Solo with 8 MP.
about-Fast_Pace = Fast Pace: Pursuit with 8 MP.
about-Charge = Charge: Solo with 7 MP.
about-Slingshot = Slingshot: once the car may step diagonally into an empty space for 1 MP.
about-Out_in_Front = Out in Front: Lead with 7 MP.
about-Outside_Line = Outside Line: no step inward, and always the outermost way forward.
about-Inside_Line = Inside Line: no step outward, and always the innermost way forward.
about-Understeer = Understeer: after the move the car slides one lane outward if that space is empty.

## event_cards

event_cards-Blown_Engine = Blown Engine
event_cards-Blown_Tire = Blown Tire
event_cards-Blown_Transmission = Blown Transmission
event_cards-Brush_the_Wall = Brush the Wall
event_cards-Collision = Collision
event_cards-Debris_Caution = Debris Caution
event_cards-Engine_Damage = Engine Damage
event_cards-Front-End_Damage = Front-End Damage
event_cards-Fuel_Miscalculation = Fuel Miscalculation
event_cards-Gear_Box_Damage = Gear Box Damage
event_cards-It_s_Getting_Worse = It's Getting Worse
event_cards-Loose = Loose
event_cards-Marbles = Marbles
event_cards-Overcast = Overcast
event_cards-Pileup = Pileup
event_cards-Rain = Rain
event_cards-Spinout = Spinout
event_cards-Sun_on_the_Track = Sun on the Track
event_cards-Tight = Tight

## phases

phases-grid = grid
phases-segment = choosing a car
phases-card = choosing a card
phases-move = movement
phases-rear = which cars follow?
phases-lane = which lane?
phases-back = pushed back where?
phases-second = second car?
phases-clean_air = where to?
phases-event = event
phases-car = which car?
phases-pit = pit stops
phases-remove = which markers?
phases-discard = discarding
phases-over = race over

## tracks

tracks-lakeside_oval = Lakeside Oval
tracks-halfmile_bowl = Halfmile Bowl
tracks-three_ridge = Three Ridge
tracks-mesa_superspeed = Mesa Superspeed
tracks-test_track = Test Track

## table

table-turns = Turn
table-round = Turn
table-lap = Lap
table-deck = Deck
table-first = First Player
table-turn = On turn
table-rain = rain clouds
table-mp = MP
table-place = Place
table-car = Car
table-team = Team
table-at = Space
table-laps_done = Laps
table-wear = Wear
table-led = Led
table-state = State
table-activated = activated
table-lapped = lapped
table-finished = finished
table-out = out
table-classified = placed
table-hand = Hand
table-empty = empty
table-you = you

## moves

moves-car = Take car { $car }
moves-retire = { $car ->
        [unknown] Retire the car
       *[other] { WORD($phase) ->
            [pit] Car { $car } retires
           *[other] Retire car { $car }
        }
    }
moves-pass = Pass for a car that is out
moves-card = Play { $card }
moves-F = { $lane ->
        [unknown] Forward
       *[other] Forward into lane { $lane }
    }
    .short = { $lane ->
            [unknown] Forward
           *[other] Forward, lane { $lane }
        }
moves-I = One lane inward
    .short = Inward
moves-O = One lane outward
    .short = Outward
moves-X = Diagonally into lane { $lane }
    .short = Diagonal, lane { $lane }
moves-S = { $lane ->
        [unknown] Change places with the car ahead
       *[other] Change places with the car in lane { $lane }
    }
    .short = { $lane ->
            [unknown] Change places
           *[other] Change, lane { $lane }
        }
moves-B = Bump: lose the MP that are left
    .short = Bump
moves-END = End the move
moves-rear = Link what stands in lane { $lane } behind
moves-lane = { WORD($phase) ->
        [clean_air] Come up in lane { $lane }
       *[other] Lane { $lane } for the head
    }
moves-back = Push back into lane { $lane }
moves-stay = { $car ->
        [unknown] The car stays out
       *[other] Car { $car } stays out
    }
moves-pit = { $car ->
        [unknown] The car pits
       *[other] Car { $car } pits
    }
moves-none = Leave the markers
moves-events = Reveal the event
moves-discard = Discard { $card }
moves-done = Done
moves-remove = Remove a marker: { $colour }

## events

events-grid = { $car } ({ $seat }) takes grid space { $space }.
    .list = On the grid:
    .item = { $car }
events-drew = { $cards ->
        [unknown] { $seat } draws { $n } { $n ->
            [one] card
           *[other] cards
        }.
       *[other] { $seat } draws { $n } { $n ->
            [one] card
           *[other] cards
        }: { $cards }.
    }
events-reshuffled = The discards are shuffled into a new race deck of { $n } { $n ->
        [one] card
       *[other] cards
    }.
events-bar = The team bar shows { $bar }.
events-turn = Turn { $turn } begins; First Player is { $seat }.
events-activated = { $seat } takes car { $car }.
    .head = { $seat } #{ $car }
    .part = {""}
events-passed = { $seat } passes for car { $car }.
events-played = { $car } plays { $card }: { $mp } MP.
    .part = plays { $card } with { $mp } MP
events-followed = { $cars } { $cars_n ->
        [one] follows
       *[other] follow
    } { $car }.
    .part = {""}
events-bumped = { $car } bumps and loses { $mp } MP.
    .part = bumps and loses { $mp } MP
events-drifted = { $car } slides one lane sideways.
    .part = slides one lane sideways
events-clean_air = { $car } comes up through clean air.
    .part = comes up through clean air
events-wore = { $car } gets { $n } { $n ->
        [one] marker
       *[other] markers
    } of wear: { $colour }.
    .part = wears: { $colour }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }
events-shed = { $car } loses { $n } { $n ->
        [one] marker
       *[other] markers
    } of wear: { $colour }.
    .part = loses wear: { $colour }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }
events-finished = { $car } ({ $seat }) finishes in place { $place }!
    .head = { $seat } #{ $car }
    .part = finishes in place { $place }
events-led = { $car } leads the turn and has { $markers } Turn Leader { $markers ->
        [one] marker
       *[other] markers
    } now.
    .head = { $seat } #{ $car }
    .part = leads the turn
events-event = Event: { $event }.
events-no_effect = { $event } has no effect.
events-rain_falls = Rain falls, and the race is over.
events-yellow_flag = The yellow flag is out.
events-lined_up = The field lines up for the restart: { $cars }.
events-pitted = { $car } comes into the pits.
    .head = { $seat } #{ $car }
    .part = comes into the pits
events-spun = { $car } spins and falls back.
    .head = { $seat } #{ $car }
    .part = spins and falls back
events-first_player = { $seat } is First Player.
events-discarded = { $seat } discards { $card }.
events-classified = { $car } ({ $seat }) is placed { $place }.
    .head = { $seat } #{ $car }
    .part = is placed { $place }
events-auto = Nothing else to choose: { $action } is done for { $seat }.
events-guarded = The race is stopped after { $turns } { $turns ->
        [one] turn
       *[other] turns
    }, and the cars are placed as they stand.
events-linked = { $how ->
        [ahead] { $car } links up with { $cars } ahead.
       *[other] { $cars } { $cars_n ->
            [one] links
           *[other] link
        } up behind { $car }.
    }
    .once = yes
    .part = { $how ->
        [ahead] takes { $cars } along ahead
       *[other] takes { $cars } along behind
    }
events-drove = { $at ->
        [unknown] { $car } drives over the line
       *[other] { $how ->
            [inward] { $car } moves one lane inward
            [outward] { $car } moves one lane outward
            [diagonal] { $car } swerves into the next lane
            [swap] { $car } goes past
           *[other] { $car } drives on
        }
    } ({ $mp } MP left).
    .part = { $at ->
        [unknown] drives over the line
       *[other] {""}
    }
events-pushed = { $how ->
        [ahead] { $car } pushes { $cars } out of the way, one space ahead.
        [aside] { $car } pushes { $cars } aside.
        [back] { $car } pushes { $cars } one space back.
        [swap] { $cars } falls back behind { $car }.
       *[other] { $car } pushes { $cars } along.
    }
    .part = { $how ->
        [ahead] pushes { $cars } ahead
        [aside] pushes { $cars } aside
        [back] pushes { $cars } back
        [swap] passes { $cars }
       *[other] {""}
    }
events-retired = { $why ->
        [choice] { $seat } retires { $car }, place { $place }.
        [wear] { $car } is worn out and retires, place { $place }.
        [lapped] { $car } is lapped and removed, place { $place }.
       *[other] { $car } is out, place { $place }.
    }
    .head = { $seat } #{ $car }
    .part = { $why ->
        [choice] is retired, place { $place }
        [wear] is worn out and retires, place { $place }
        [lapped] is lapped and removed, place { $place }
       *[other] is out, place { $place }
    }

## preview

preview-place = { $way ->
        [gains] gains { $n } { $n ->
            [one] place
           *[other] places
        }: place { $place }
        [loses] loses { $n } { $n ->
            [one] place
           *[other] places
        }: place { $place }
       *[keeps] stays in place { $place }
    }
preview-wear = { $n ->
        [0] no wear
        [one] one marker of wear more
       *[other] { $n } markers of wear more
    }
preview-out = is out of the race
preview-finishes = finishes in place { $place }

## hints

hints-worth = chance to win { $own } % instead of { $other } %
hints-finished = finishes { $own } % instead of { $other } %
hints-out = out of the race { $own } % instead of { $other } %
hints-gained = places gained: { $own } instead of { $other }
hints-worn = wear: { $own } instead of { $other }
hints-team = sectors for your team: { $own } instead of { $other }
hints-rivals = sectors for your rivals: { $own } instead of { $other }

## result

result-won = { $tied ->
        [yes] { $winner } wins { $score }, by its best car.
       *[no] { $winner } wins { $score }.
    }

## refusals

refusals-TA-1_3_2 = the apron may be entered only by a pit stop
refusals-TA-2_5 = the cars are still being placed on the grid, and this is not the choice that is asked for
refusals-TA-3_4 = it is another player's turn to decide
refusals-TA-3_4_1 = a car is chosen at the start of your segment, and only one of yours that has not been activated this turn
refusals-TA-3_4_2 = a car that is finished or out is passed for, and only such a car
refusals-TA-3_4_3 = a car with six or more markers retires by being chosen
refusals-TA-3_4_5 = a race card is played for the car you have chosen, from your own hand
refusals-TA-3_5_2 = an event is revealed at the end of a turn
refusals-TA-3_5_6 = cards of your hand are discarded at the end of a turn
refusals-TA-4_4_3 = that car is not among those you may pick
refusals-TA-6_1_2 = the car can't step there now
refusals-TA-6_1_4 = the car has been in that space in this segment
refusals-TA-6_1_5 = the MP that are left do not pay for this step
refusals-TA-6_1_6 = all MP must be spent before the move ends
refusals-TA-6_1_8 = bumping is only for MP that can't pay for a displacement
refusals-TA-6_4_2 = a linked Draft car can't step sideways
refusals-TA-6_5_2 = a linked Pursuit car can't step sideways
refusals-TA-6_7_5 = a car can be pushed back only into a lane that leads to its space
refusals-TA-6_8_3 = the pushed car can't go into that lane
refusals-TA-6_9_1 = the line follows its head, which can't go into that lane
refusals-TA-6_9_3 = the line can't run on through that lane
refusals-TA-9_1_1 = stay, pit or retire is decided for one car after another when the pit stops are made
refusals-TA-9_4_5 = the first step out of the pits is outward into lane 1
refusals-TA-10_1_4 = the race is over
refusals-TA-12_1 = only temporary markers of the pitting car are removed, and only with variable pit stops
refusals-TA-RC_2 = Teamwork needs another car of your team on the racing lanes
refusals-TA-RC_3 = Riding the Draft allows no lateral step
refusals-TA-RC_4 = Clean Air does not lead into that lane
refusals-TA-RC_5 = there is no car directly ahead in that lane to change places with
refusals-TA-RC_6 = Chasing the Race allows no lateral step
refusals-TA-RC_18 = Slingshot allows one diagonal step, and only into an empty space
refusals-TA-RC_20 = Outside Line allows no step inward and only the outermost way
refusals-TA-RC_21 = Inside Line allows no step outward and only the innermost way
refusals-TA-EV_14 = that is only for Overcast, when it is your turn to choose
refusals-TM-7 = that space is not diagonal from here
refusals-TM-8 = there is a wall
refusals-AM-4 = say the lane where there are several ways, and only there
refusals-AM-5 = no lane is asked for now

## rules

rules-TA-1_0 = Two to seven players each run a racing team and try to score most points in a race or a season.
rules-TA-1_1 = The box holds 4 tracks, 7 teams of 6 cars, markers, 84 race cards and 26 event cards.
rules-TA-1_2 = A team scores for the places of all its cars, for each car that has led, and for the car that led most; the owner of the winning car need not win.
rules-TA-1_3_1 = Every rectangle is a space, and a space of the racing lanes holds one car.
rules-TA-1_3_2 = The apron runs along the inside and may be entered only by a pit stop; cars are stacked there as they come, and the lower one is ahead.
rules-TA-1_3_3 = The grid stands behind the start/finish line, and the race is won by crossing it after the last lap.
rules-TA-1_3_4 = The grid has 21 spaces, the pole on the inside of the front row, and the first crossing of the line completes no lap.
rules-TA-1_3_5 = In a restart the cars fill the restart lanes from the leader's sector backward, two in a row, the inner one first.
rules-TA-1_3_6 = The green restart line lies seven sectors before the line; on the last lap no restart begins beyond it.
rules-TA-1_4 = The team sheet shows each car's wear and Turn Leader markers, and everybody may look at it.
rules-TA-1_5 = Every car can be activated once in a turn.
rules-TA-1_6 = The seven teams have six cars each, and each car has a number of its own; assumed are Pink's but 23, and Black's 34 and 66, and all others are as printed.
rules-TA-2_1 = You choose a track.
rules-TA-2_2 = Each player takes another team.
rules-TA-2_3 = With 2 players a team has 6 cars, with 3 players 5, with 4 players 4, with more players 3.
rules-TA-2_4 = The race deck and the event deck are shuffled and lie face down.
rules-TA-2_5 = A team bar is revealed and read back and forth, and each time a team comes up it puts a car on the next grid space.
rules-TA-2_6_1 = The lap marker begins on 1.
rules-TA-2_6_2 = There is one position marker for each car in the race.
rules-TA-2_6_3 = The owner of the pole car is First Player.
rules-TA-2_6_4 = Wear and Turn Leader markers lie open for everybody.
rules-TA-2_7 = Each player gets one card more than a team has cars, and hands are secret.
rules-TA-3_1 = A turn is over when every car, racing or not, has had its segment.
rules-TA-3_2 = In a turn hands are filled, all cars have their segments, and the end-of-turn steps follow.
rules-TA-3_3 = From the First Player on everybody draws up to one card more than the team started with cars.
rules-TA-3_4 = The players take segments in turns, clockwise from the First Player, until every car has had one.
rules-TA-3_4_1 = In a segment you choose one of your cars that has not been activated this turn.
rules-TA-3_4_2 = A car that is finished or out makes the segment a pass.
rules-TA-3_4_3 = A car with six or more markers retires when it is chosen.
rules-TA-3_4_4 = Any other car may be retired by its owner instead of moving.
rules-TA-3_4_5 = Otherwise you play one race card from your hand and move the car by it.
rules-TA-3_4_6 = After the move the car gets the wear of the card, and the card is discarded.
rules-TA-3_4_7 = The car counts as activated, and the next player has a segment.
rules-TA-3_5 = Once a car has finished there are no end-of-turn steps.
rules-TA-3_5_1 = The leader, and every car beside it in the same sector and lap, gets a Turn Leader marker.
rules-TA-3_5_2 = The First Player reveals an event card, and it is resolved.
rules-TA-3_5_3 = The players decide their pit stops, and a new leader who has no marker from this turn gets one.
rules-TA-3_5_4 = The owner of the leader becomes First Player.
rules-TA-3_5_5 = Lapped cars are removed, the last one first, with the lowest position markers left.
rules-TA-3_5_6 = Each player may discard any number of cards.
rules-TA-4_1_1 = The car that has come further is ahead; level cars are ordered with racing lanes before the apron and the inside before the outside.
rules-TA-4_1_2 = The leader is the first car of the race order at any moment.
rules-TA-4_2_1 = A car is lapped while the leader is level with it or beyond, one lap up.
rules-TA-4_2_2 = A car that is lapped at the end of a turn is removed.
rules-TA-4_3_1 = A lost car leaves the track at once and takes the lowest position marker left.
rules-TA-4_3_2 = A player may retire a car in its segment or when pit stops are decided.
rules-TA-4_3_3 = A team that has lost cars keeps its hand size and passes once a turn for each of them.
rules-TA-4_4_1 = Every race card shows the seven teams in some order: its team bar.
rules-TA-4_4_2 = Between teams a revealed team bar decides: the first team on it that has a candidate.
rules-TA-4_4_3 = Within a team the owner picks the car.
rules-TA-4_5_1 = Corners have fewer lanes and are otherwise like straights.
rules-TA-4_5_2 = Where lanes converge and there are two ways, the active player chooses.
rules-TA-4_5_3 = Where lanes diverge and there are two ways, the active player chooses.
rules-TA-4_5_4 = Every choice during a movement belongs to the active player.
rules-TA-4_6_1 = Each car counts its own crossings, and the lap marker follows the leader.
rules-TA-4_6_2 = A car finishes with one crossing more than the race has laps.
rules-TA-4_6_3 = The track says how many laps are raced, mostly two to four.
rules-TA-5_1 = The colour behind a card's name is the wear it gives; white gives none.
rules-TA-5_2 = The first number is the speed on the track.
rules-TA-5_3 = The second number is the speed out of the pits.
rules-TA-5_4 = A card moves its car as Solo, Draft, Pursuit or Lead.
rules-TA-5_5 = The wear indicator shows the kind of marker, on all cards as printed.
rules-TA-5_6 = The text of a card must be obeyed and beats the rules.
rules-TA-5_7 = The team bar is read for the grid and for ties; those of the cards 15 and 81 are as printed, the others are assumed.
rules-TA-5_8 = The number only identifies the card.
rules-TA-5_9 = When the race deck is empty the discards are shuffled into a new one.
rules-TA-RC_1 = Rubbin' is Racin': lateral steps are free, also when no MP are left.
rules-TA-RC_2 = Teamwork: afterwards a second car of the team makes a Draft move with 3 MP, without wear.
rules-TA-RC_3 = Riding the Draft: the car makes no lateral step.
rules-TA-RC_4 = Clean Air: a car alone in its sector then comes up right behind the car before it.
rules-TA-RC_5 = Working the Pack: for 1 MP the car changes places with a car directly ahead.
rules-TA-RC_6 = Chasing the Race: the car makes no lateral step.
rules-TA-RC_7 = Oversteer: after the move the car slides one lane inward if that space is empty.
rules-TA-RC_8 = Making a Move: Lead with 6 MP.
rules-TA-RC_9 = Watch the Gauge: Draft with 6 MP.
rules-TA-RC_10 = Staying with the Pack: Pursuit with 6 MP.
rules-TA-RC_11 = Dirty Air: Solo with 6 MP.
rules-TA-RC_12 = Set the Pace: Lead with 8 MP.
rules-TA-RC_13 = Top Gear: Solo with 8 MP.
rules-TA-RC_14 = Follow the Leader: Lead with 8 MP.
rules-TA-RC_15 = Floor It: Solo with 8 MP.
rules-TA-RC_16 = Fast Pace: Pursuit with 8 MP.
rules-TA-RC_17 = Charge: Solo with 7 MP.
rules-TA-RC_18 = Slingshot: once the car may step diagonally into an empty space for 1 MP.
rules-TA-RC_19 = Out in Front: Lead with 7 MP.
rules-TA-RC_20 = Outside Line: no step inward, and always the outermost way forward.
rules-TA-RC_21 = Inside Line: no step outward, and always the innermost way forward.
rules-TA-RC_22 = Understeer: after the move the car slides one lane outward if that space is empty.
rules-TA-6_1_1 = A car on the track has as many MP as the card's speed, less its penalty.
rules-TA-6_1_2 = The car moves step by step: forward along its lane, or sideways in its sector; diagonally only where a card says so.
rules-TA-6_1_3 = The active car never moves backward.
rules-TA-6_1_4 = No space is entered twice in a segment, and the first one counts as entered.
rules-TA-6_1_5 = A step into an empty space costs 1 MP, a lateral displacement 2, a frontal one 3; pushing a linked car costs 1.
rules-TA-6_1_6 = All MP must be spent.
rules-TA-6_1_7 = A car may displace others although another way is free.
rules-TA-6_1_8 = Only where the MP left are too few for a displacement may a car bump: the rest is lost and nothing moves.
rules-TA-6_1_9 = Cars that are moved by others have no choices.
rules-TA-6_2_1 = A car is directly ahead of another if that one's space leads into its space.
rules-TA-6_2_2 = Lines may run through corners and hold any number of cars, but none on the apron.
rules-TA-6_2_3 = A line moves with its active car, which alone pays.
rules-TA-6_3 = A Solo car moves alone and takes nobody along.
rules-TA-6_4_1 = A Draft car takes the cars linked ahead and behind along, and those it meets join the line.
rules-TA-6_4_2 = Before its first step forward a Draft car may step sideways; once it is linked it may not.
rules-TA-6_4_3 = Links form with the first step forward: behind by looking back from car to car, ahead wherever the line meets a car.
rules-TA-6_5_1 = Pursuit is Draft without cars behind.
rules-TA-6_5_2 = Until it is linked a Pursuit car moves like Solo, and afterwards it does not change lanes.
rules-TA-6_5_3 = Cars that the pushed line meets join it.
rules-TA-6_6_1 = With Lead the cars behind follow the active car, each into the space just left ahead of it.
rules-TA-6_6_2 = The followers are found once, before the first step.
rules-TA-6_6_3 = Lateral steps do not break a led line.
rules-TA-6_6_4 = Followers must follow.
rules-TA-6_6_5 = Without followers Lead is like Solo; cars ahead are displaced, not linked.
rules-TA-6_6_6 = A lateral displacement may not break the led line.
rules-TA-6_7_1 = A lateral step into an occupied space costs 2 MP, however many cars it moves.
rules-TA-6_7_2 = The car there moves on one lane in the same direction.
rules-TA-6_7_3 = Further cars in the way are moved on in the same direction.
rules-TA-6_7_4 = A car at the edge goes one space back instead, never onto the apron.
rules-TA-6_7_5 = A car pushed back pushes the cars behind it, and the active player chooses between two lanes.
rules-TA-6_7_6 = If that would move a car of the led line, another lane is taken, or the car at the edge goes ahead instead.
rules-TA-6_7_7 = The car at the edge moves first, then the others, then the active car and its followers.
rules-TA-6_7_8 = Lateral displacement may be repeated.
rules-TA-6_8_1 = For 3 MP a Solo or Lead car steps into an occupied space ahead, and the car there goes one space on.
rules-TA-6_8_2 = Cars in line ahead of it go one space on as well.
rules-TA-6_8_3 = Where a pushed car has two lanes the active player chooses, also an occupied one.
rules-TA-6_8_4 = Frontal displacement may be repeated.
rules-TA-6_8_5 = Cars pushed out of the way are not linked and stop after one space.
rules-TA-6_9_1 = The head of a line chooses its lane into a corner, and the line follows.
rules-TA-6_9_2 = The head of a line chooses its lane out of a corner, and the line follows.
rules-TA-6_9_3 = Where a line could run on through either of two lanes, the active player chooses, also an empty one.
rules-TA-7_1_1 = Wear comes from race cards, after the move, and from events.
rules-TA-7_1_2 = All markers slow a car in the same way.
rules-TA-7_1_3 = Yellow, lavender, orange and red markers are permanent.
rules-TA-7_1_4 = Black, green, blue and grey markers are temporary.
rules-TA-7_1_5 = There are always enough markers.
rules-TA-7_2 = A car with six markers retires when it is next chosen with six or more.
rules-TA-7_3 = A pit stop removes temporary markers.
rules-TA-7_4_1 = Three, four or five markers cost as many MP.
rules-TA-7_4_2 = MP never fall below 0.
rules-TA-7_4_3 = The wear of a card is taken even if no MP are left.
rules-TA-7_4_4 = There is no penalty out of the pits.
rules-TA-7_4_5 = The penalty concerns the active car alone.
rules-TA-8_1_1 = At the end of a turn one event card is revealed, unless a car has finished.
rules-TA-8_1_2 = If no car fits an event nothing happens, and there is no flag.
rules-TA-8_1_3 = Ties between teams are settled by a team bar, ties within a team by its owner.
rules-TA-8_1_4 = Having most markers of a kind takes at least one.
rules-TA-8_1_5 = The event says which colour it looks at.
rules-TA-8_2 = Green goes on, yellow means a restart, red ends the race.
rules-TA-EV_1 = Blown Engine: the car with most orange is out, and the flag is yellow.
rules-TA-EV_2 = Blown Tire: the car with most black makes a pit stop 10 spaces back.
rules-TA-EV_3 = Blown Transmission: the car with most lavender is out, and the flag is yellow.
rules-TA-EV_4 = Brush the Wall: a car in an outermost lane gets 1 red.
rules-TA-EV_5 = Collision: a car and one adjacent car of every other team get 2 red and restart behind the others.
rules-TA-EV_6 = Debris Caution: the flag is yellow.
rules-TA-EV_7 = Engine Damage: the car with most orange gets another.
rules-TA-EV_8 = Front-End Damage: a car with a car directly ahead gets 1 red, and the flag is yellow.
rules-TA-EV_9 = Fuel Miscalculation: the car with most green gets another.
rules-TA-EV_10 = Gear Box Damage: the car with most lavender gets another.
rules-TA-EV_11 = It's Getting Worse: the car with most blue and yellow gets 1 blue.
rules-TA-EV_12 = Loose: the car with most blue turns one into yellow.
rules-TA-EV_13 = Marbles: every player's best-placed car gets 1 black.
rules-TA-EV_14 = Overcast: each player may remove 1 black from a car.
rules-TA-EV_15 = Pileup: down a team bar and down the field cars get 2 red, 1 red, and then 1 grey each, and the flag is yellow.
rules-TA-EV_16 = Rain: the first one lies beside the track; the second ends the race if the leader has completed a lap.
rules-TA-EV_17 = Spinout: the car with most black falls 10 sectors back and gets 1 black.
rules-TA-EV_18 = Sun on the Track: each player puts 1 black on one of his cars.
rules-TA-EV_19 = Tight: of the cars with blue, the one with most blue and yellow turns a blue into yellow.
rules-TA-9_1_1 = From the First Player on each player decides once which of his cars pit.
rules-TA-9_1_2 = Under yellow the stops are made in the restart, otherwise under green.
rules-TA-9_1_3 = Once a car has finished nobody pits.
rules-TA-9_2 = A pitting car loses its temporary markers.
rules-TA-9_3 = Under green a stop takes the car to the apron and five spaces back.
rules-TA-9_4 = After a green stop the car leaves the pits in its next activation.
rules-TA-9_4_1 = It has the pit-exit speed of the card as MP.
rules-TA-9_4_2 = It moves as Solo, and the text of the card is ignored.
rules-TA-9_4_3 = It has no speed penalty.
rules-TA-9_4_4 = It gets no wear from the card.
rules-TA-9_4_5 = Its first step is outward into lane 1, for 1 MP, or 2 with displacement.
rules-TA-9_4_6 = Cars on the apron block nobody, and a car that has left it does not return.
rules-TA-9_5 = Under yellow cars pit beside their row without moving back, the inner one at the bottom.
rules-TA-9_6 = A restart lines the field up, lets cars pit, and closes it up again.
rules-TA-9_6_1 = The front row is the leader's sector.
rules-TA-9_6_2 = Behind it stand the others in race order, then those of a Collision, then lapped cars, all on the lead lap.
rules-TA-9_6_3 = After a restart nobody is lapped.
rules-TA-9_6_4 = Then the players decide their pit stops in order.
rules-TA-9_6_5 = Cars that stayed out close up, and those that pitted come behind.
rules-TA-9_6_6 = If the first car got no Turn Leader marker this turn it gets one.
rules-TA-9_7 = On the last lap the front row stands no further than the green restart line.
rules-TA-10_1_1 = The first car to finish wins, with a Turn Leader marker.
rules-TA-10_1_2 = The action phase is played to its end, and further finishers get the next places.
rules-TA-10_1_3 = A finished car leaves the track at once; a line behind it comes on for the MP that are left.
rules-TA-10_1_4 = Then the race is over, and the cars on the track get the places that are left in race order.
rules-TA-10_1_5 = If rain ends the race, the cars get the places that are left in race order.
rules-TA-10_2_1 = Each car that has led scores one bonus point.
rules-TA-10_2_2 = The car with most Turn Leader markers scores the Most Laps Led marker.
rules-TA-10_2_3 = The team with most points wins.
rules-TA-10_2_4 = The places score 46, 42, 41 and so on down to 23 for the 21st, and Most Laps Led scores 1, as printed.
rules-TA-11_0 = A season is a series of races.
rules-TA-11_1 = The number of races and their tracks are fixed beforehand.
rules-TA-11_2 = The team whose car won the last race moves one place forward on the grid's team bar.
rules-TA-11_3_1 = The points of all races are added up.
rules-TA-11_3_2 = A substitute may drive for a missing player, who then loses 5 points.
rules-TA-11_3_3 = Or the team stays away and gets the points of the last team less 5.
rules-TA-12_1 = Optional: a stop costs spaces for every marker that is removed.
rules-TA-12_2 = Optional: a new team bar is revealed for every round of cars on the grid, or for every space.
rules-TA-12_3 = Optional: any number of cars per team.
rules-TA-12_4 = Optional: the race goes on until all cars have finished.
rules-TM-1 = A track has laps, sectors with lanes, connections, restart lanes and a grid; those that come with the game are our own.
rules-TM-2 = A track has at least 22 sectors, more than cars in the race, and at least two lanes everywhere.
rules-TM-3 = Every sector has an apron space, which leads only into lane 1.
rules-TM-4 = A space leads into one, two or three lanes of the next sector, as the boundary says.
rules-TM-5 = The restart lanes are two neighbouring lanes of every stretch.
rules-TM-6 = Grid spaces go back from the line, two in a sector.
rules-TM-7 = Diagonal spaces lie beside those that a space leads into.
rules-TM-8 = Lateral neighbours are the lanes beside; the highest lane lies at the wall.
rules-TM-9 = The green restart line lies before the last seven sectors, with `green_line` 8 before the last eight.
rules-AM-1 = A position holds cars, cards, markers, players and the move in progress.
rules-AM-2 = A turn is the refill, the segments and the end of the turn; without racing cars the race is over.
rules-AM-3 = Outside a move one decides about cars, cards, events, pit stops and discards.
rules-AM-4 = In a move one takes a step, bumps, or ends it when no MP are left.
rules-AM-5 = Inside a step one chooses lanes: behind, ahead, or for a car pushed back.
rules-AM-6 = Steps are carried out in a fixed order.
rules-AM-7 = Some laws hold at every moment, such as one car per space.
rules-AM-8 = You see your hand and everything on the table, but no other hand and no deck.
rules-AR-1 = Inside is ahead of outside.
rules-AR-2 = Lapped is whoever is a lap or more behind the leader.
rules-AR-3 = Being lapped is measured against the leader of the moment.
rules-AR-4 = A car thrown back past the leader is lapped.
rules-AR-5 = The lap marker may go back with the leader.
rules-AR-6 = Cars on the apron come behind those on the lanes, the lower before the higher.
rules-AR-7 = The winner gets a Turn Leader marker.
rules-AR-8 = The last turn has no end-of-turn steps.
rules-AR-9 = A line goes on behind a finished car for the MP that are left.
rules-AR-10 = Who retires in the last phase takes the lowest place left.
rules-AR-11 = A car on the apron does not share the lead.
rules-AR-12 = A car gets one Turn Leader marker a turn at most.
rules-AR-13 = The First Player stays so until the marker is passed on.
rules-AR-14 = Discards and the next refill begin with the new First Player.
rules-AR-15 = Before the first step forward nobody is linked, whoever stands ahead or behind.
rules-AR-16 = A car is locked as soon as it is linked after its first step forward.
rules-AR-17 = Cars behind can be linked later as long as nobody is.
rules-AR-18 = The active car follows its line and can't leave it at a junction.
rules-AR-19 = With one of two lanes ahead free a car is not locked.
rules-AR-20 = Retiring is possible in the own segment and at the own pit decision.
rules-AR-21 = The space a car starts from counts as entered.
rules-AR-22 = Bumps are only for MP that can't pay a displacement.
rules-AR-23 = Teamwork's second car has 3 MP, no wear and no penalty.
rules-AR-24 = Clean Air counts any car in the sector ahead and may leave the car where it is; with `clean_air_any` the car goes on as far as its owner likes, but into no sector with other cars.
rules-AR-25 = Working the Pack swaps with a car directly ahead.
rules-AR-26 = Slingshot's diagonal step is allowed once in its segment.
rules-AR-27 = A card may be played although no MP are left.
rules-AR-28 = Free lateral steps also displace and also come last.
rules-AR-29 = Oversteer and Understeer may re-enter a space.
rules-AR-30 = There are four Understeer cards, numbers 81 to 84.
rules-AR-31 = The active player chooses where cars are pushed back to.
rules-AR-32 = Only the led line is protected from being pushed back.
rules-AR-33 = There is always room behind.
rules-AR-34 = No car is pushed onto the apron.
rules-AR-35 = MP may all be spent sideways where lanes suffice.
rules-AR-36 = A yellow event that hits nobody brings no restart.
rules-AR-37 = Adjacent means beside, directly ahead or directly behind.
rules-AR-38 = A Collision takes one car of each team.
rules-AR-39 = In a Pileup a team without a car further back uses up its turn.
rules-AR-40 = Front-End Damage is red.
rules-AR-41 = The wall is the outer wall.
rules-AR-42 = It's Getting Worse gives blue, and Tight looks at cars with blue.
rules-AR-43 = A spinning car goes to the innermost empty lane ten sectors back.
rules-AR-44 = A Blown Tire is a full pit stop under green.
rules-AR-45 = A second Rain before a completed lap goes to the discards.
rules-AR-46 = An empty event deck is made of its discards.
rules-AR-47 = Events never meet cars in the pits.
rules-AR-48 = Stacks grow in the order of the stops.
rules-AR-49 = A player may pit any number of cars.
rules-AR-50 = Lapped cars restart behind those of a Collision, with `collision_last` before them.
rules-AR-51 = After a restart all cars are on the lead lap.
rules-AR-52 = A formation may reach back over the line.
rules-AR-53 = On the last lap the front row stands at most eight sectors before the line, with `green_line` 8 at most nine.
rules-AR-54 = The front row stays where it was when the leader pits.
rules-AR-55 = The caption's car 43 pits; it changes nothing.
rules-AR-56 = Only discards are shuffled into a new deck.
rules-AR-57 = Teams that are not concerned are skipped on a bar.
rules-AR-58 = The owner chooses which car takes a grid space, by default the lowest number.
rules-AR-59 = Of teams with equal points the one with the best car wins.
rules-AR-60 = The winner of the last race changes places with the participating team before it.
rules-AR-61 = With variable stops the owner chooses how many markers go.
rules-AR-62 = Slips of the rulebooks that change nothing are read sensibly.
rules-AR-63 = When all cars are lost the race is over.
rules-AR-64 = Six markers matter only when the car is chosen.
rules-AR-65 = Without lateral movement a car still follows its lanes.
rules-AR-66 = There are two restart lanes: the two outermost of a stretch, unless the track names others.
rules-AR-67 = Discards are open, from the First Player clockwise.
rules-AR-68 = Only crossing number R+1 finishes a car.
rules-AR-69 = Where all cars finish no lapped car is removed.
rules-AR-70 = Choices of several players go clockwise from the First Player.
rules-TA-OWN_1 = A race that has lasted 200 turns is stopped, and places are given as the cars stand.
rules-TA-OWN_2 = Where several rules forbid a move, the one nearest to what can be done about it is named.
rules-TA-OWN_3 = Places beyond the list of points score nothing.
rules-TA-OWN_4 = Where a pushed car has finished, the line goes on over the gap; where a car behind has finished, the line ends.
rules-TA-OWN_5 = Under yellow with variable stops the inner car of a row that does not move back lies at the bottom.
rules-TA-OWN_6 = With `auto_skip` a decision that everybody can see has one answer is made by itself.
rules-TA-OWN_7 = What is printed on the pieces and not known is assumed; with `box` you play with a box of your own.

## spaces

spaces-unknown = over the line

chapters-TA-1 = The game and its parts
chapters-TA-2 = Set-up
chapters-TA-3 = How a turn goes
chapters-TA-4 = Leader, lapped cars, team bar
chapters-TA-5 = Race cards
chapters-TA-RC = What the race cards do
chapters-TA-6_1 = Moving
chapters-TA-6_2 = Linking
chapters-TA-6_3 = Solo
chapters-TA-6_4 = Draft
chapters-TA-6_5 = Pursuit
chapters-TA-6_6 = Lead
chapters-TA-6_7 = Pushing aside
chapters-TA-6_8 = Pushing ahead
chapters-TA-6_9 = Lines in corners
chapters-TA-7 = Wear
chapters-TA-8 = Events
chapters-TA-EV = What the event cards do
chapters-TA-9 = Pit stops and restarts
chapters-TA-10 = End and points
chapters-TA-11 = A season
chapters-TA-12 = Optional rules
chapters-TM = The track, exactly
chapters-AM = Decisions, exactly
chapters-TA-OWN = How it is done here
chapters-AR = Rulings and unclear cases

turn-aim = Score the most points with all cars of your team: for their places, for leading, and for the car that led most.
turn-1 = Fill your hand: one card more than your team has cars.
turn-2 = In turn, each player picks a car that has not driven yet and a race card for it.
turn-3 = The card says how it moves: solo, in a draft, in pursuit, or leading a line. Every step costs movement points.
turn-4 = After the move the car takes the wear of the card, and wear makes it slower.
turn-5 = When all cars have driven, an event is revealed, and worn cars may make a pit stop.
turn-6 = The owner of the leading car begins the next turn; lapped cars are out.

examples-draft = Blue 15 drafts: Green 22 behind comes along, and Yellow 43 and Black 28 ahead are pushed with the line. One step costs 1 point, however long the line.
examples-pursuit = With a Pursuit card Red 29 pushes Pink 23, and Yellow 43 as soon as they meet; Blue 15 behind stays where it is.
examples-lead = Green 22 leads: the three cars behind it follow its trail, also when it changes lanes.
examples-aside = A step outward costs Blue 15 two points: Green 22 is pushed aside, Red 29 at the wall goes back, and Black 28 behind it as well.
examples-push = With a Solo card a step into the occupied space ahead costs 3 points: Yellow 43 and Green 22 go one space on and stay there.
examples-pits = The turn is over. Green 22 has three markers of wear; a stop takes the temporary ones away, but costs five spaces.

## figures

figures-points = Points
figures-pits = Pit stops
figures-led = Turns led
figures-wear = Wear markers taken
figures-retired = Cars lost
