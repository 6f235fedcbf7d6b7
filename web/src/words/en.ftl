## action

action-choose = Choose
action-pause = Can anybody answer?
action-skip = Skip
action-undo = Take back
action-wait = Others are moving …

## analysis

analysis-about_place = Each decision is judged by what its seat could know: whatever was hidden is dealt again, and pilots drive the race to its end, many times. Its worth is the share of the others that are left behind.
analysis-about_win = Each decision is judged by what its seat could know: whatever was hidden is dealt again, and pilots drive the race to its end, many times. Its worth is the chance to win.
analysis-accuracy = Accuracy
analysis-after = Luck and the others, until the next decision: { $luck }
analysis-ahead = Better than the best other choice by { $by }; it is between { $from } and { $to } in 95 of 100 cases.
analysis-back = Back to the race
analysis-behind = Worse than the best other choice by { $by }; it is between { $from } and { $to } in 95 of 100 cases.
analysis-better = Show me better
analysis-blunder = Blunder
analysis-brilliant = Brilliant
analysis-chances_place = Share of the others left behind
analysis-chances_win = Chance to win
analysis-chosen = chosen
analysis-close = Close the analysis
analysis-decision = Decision { $number } of { $of }
analysis-export = Save as JSON
analysis-go_on = Go on
analysis-good = Good
analysis-guessed = Hidden cards and luck are guessed, and pilots drive on: so it might have gone.
analysis-inaccuracy = Inaccuracy
analysis-line = What could have been: { $move }
analysis-lost = Lost by decisions
analysis-luck = Luck and the others
analysis-mistake = Mistake
analysis-more =
    { $count ->
        [one] { $count } more choice
       *[other] { $count } more choices
    }
analysis-next = Next decision
analysis-none = This seat never had a choice.
analysis-not_yet = Not judged yet.
analysis-previous = Decision before
analysis-progress =
    { $of ->
        [one] { $done } of { $of } decision
       *[other] { $done } of { $of } decisions
    }
analysis-rival = best other
analysis-same = As good as the best other choice, as far as can be told: the difference is between { $from } and { $to } in 95 of 100 cases.
analysis-seat = Decisions of
analysis-start = Analyse
analysis-stop = Stop
analysis-title = Analysis
analysis-tries =
    { $tries ->
        [one] tried { $tries } time
       *[other] tried { $tries } times
    }
analysis-turning_points = Turning points

## away

away-absent = A bot drives while the connection is lost.
away-clock = Out of time: a bot drives.
away-kicked = Sent away: a bot drives to the end.
away-left = A bot drives for you.
away-resigned = Given up: a bot drives to the end.
away-short = bot
away-slow = The others have let a bot drive.

## bots

bots-champion = Champion
bots-club = Club driver
bots-pilot = Pilot
bots-pro = Pro
bots-random = Dice
bots-rookie = Rookie
bots-search = Thinker

## charts

charts-gaps = Behind the leader
charts-places = Places, round by round

## chat

chat-none = Say hello: quick phrases are translated for everybody.
chat-phrases = Quick phrases
chat-send = Send
chat-title = Chat
chat-write = Write something
close = Close

## connection

connection-closed = The connection is closed.
connection-connecting = Connecting …
connection-offline = Connection lost; it will be back by itself …

## curtain

curtain-ready = I am { $name }
curtain-text = The cards are covered until you are ready.
curtain-title = Hand the screen to { $name }

## fair

fair-again = Try again
fair-alone = No player has contributed to the deal.
fair-by_record = Checked by this page with what it kept, the record and the replay; the rules are not in this page.
fair-by_rules = Checked by this page: with what it kept, the record, and the rules themselves.
fair-claim_deal = That the cards follow from the key, by the rules, is checked by “paddock verify” with these two files.
fair-claim_key = The key of the deal follows from the secret and all contributions.
fair-claim_own = What your browser contributed was used.
fair-claim_pledges = Everybody contributed what they had pledged before.
fair-claim_raced = Raced once more by the rules in this page, every move was legal, all cards and dice followed from the key, and the result is the same.
fair-claim_result = The record has the result that you were told.
fair-claim_secret = The server's secret is the one it was bound to before you sat down.
fair-claim_told = What you were told in the race is what its replay tells your seat.
fair-first = A first race: it begins with a position and cards that are known, to learn from.
fair-fresh = Fair deal: the server is bound to its part already, and every player's browser adds its own at the start. So nobody can choose the cards, or know them in advance.
fair-here = Dealt in this browser, by chance alone.
fair-mark_checking = Checking the deal …
fair-mark_failed = The deal could not be checked now.
fair-mark_fair = Deal checked: all fits
fair-mark_open = Nothing wrong was found, but you did not contribute to this deal
fair-mark_wrong = Something does not fit: see what
fair-not = This does not hold.
fair-pledged = contributes to the deal
fair-position = This race begins with a position that was set up: whoever made it may know its cards.
fair-replay = This race goes on from an earlier one, after its move { $moves }: whoever has seen that race knows its cards.
fair-save_kept = Save what was kept
fair-save_record = Save the record
fair-sealed = The race is about to start. Still to contribute to the deal: { $names }

## heat

heat-car_at = { $name }, P{ $rank }, lap { $lap } of { $laps }
heat-corner_in = { $n ->
        [0] right ahead
       *[other] in { $n } { $n ->
            [one] space
           *[other] spaces
        }
    }
heat-corner_limit = Corner { $number }, limit { $limit }
heat-drive = { $cost ->
        [0] Drive in gear { $gear }
       *[other] Drive in gear { $gear } for { $cost } Heat
    }
heat-end_turn = { $n ->
        [0] End the turn
       *[other] Discard { $n } and end the turn
    }
heat-engine = Heat in the engine: { $n }
heat-gears = Gear lever
heat-other_moves = What else you can do
heat-pick = { COMPARE($least, $most) ->
        [equal] Tap { $least } of your cards: their number is your gear
       *[other] Tap { $least } to { $most } cards: their number is your gear
    }
heat-short_adr_cool = Adrenaline
heat-short_adr_move = Adrenaline
heat-short_boost = Boost
heat-short_cooldown = Cooldown
heat-short_slip = Slipstream
heat-short_stay = Stay here
heat-short_weather_cool = Weather
heat-track_summary = Track { $title }: { $cars }

## help

help-cards = Cards
help-keys = Keyboard
help-rules = Rules
help-search = Search the rules
help-title = Help and rules
help-chapters = Chapters
help-link = Link to this rule
help-nothing = No rule says that. Try another word.
help-pictures = All rules, with pictures
help-try = Try it
help-turn = In short
help-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }

## invite

invite-code = Code:
invite-copied = Copied
invite-here = This race runs in this browser: nobody can join it from elsewhere.
invite-link = Link to this table
invite-qr = QR code of the link
invite-share = Share
invite-title = Invite

## hint

hint-ask = Hint
hint-close = { $move }. About as good: { $other }.
hint-plain = { $move }.
hint-rather = { $move }: { $why }. Next best: { $other }.
hint-thinking = A champion is thinking …

## keys

keys-choice = Choose by number
keys-close = Close what is open
keys-confirm = Confirm
keys-help = Help
keys-hint = What a champion would do
keys-me = Look at your car
keys-move = Go through the choices
keys-overview = Whole track, or close up
keys-skip = Skip the animation
keys-undo = Take back
keys-zoom = Zoom in, out, back
keys-mute = Sound on or off

## lessons

lessons-done = You know how it goes: from here on the race is yours. Good luck!
lessons-enough = No more lessons
lessons-got_it = Got it
lessons-heat_adrenaline = You are at the back, so you have adrenaline: drive 1 space more (your Speed goes up by 1, too), cool 1 Heat, or both. It is gone when your reactions end.
lessons-heat_boost = You have moved. No corner is near, so boost: pay 1 Heat from the engine, flip a card and drive on by its number. Once a turn, in any gear.
lessons-heat_cards = Now your cards: their sum is your Speed. The ghost car shows where you would land, and the line below what a corner would cost.
lessons-heat_check = That is all you can use now. The big button ends your reactions; corners that you crossed are checked then.
lessons-heat_confirm = The ghost car shows where you will be. Happy with it? The big button drives; another card changes the plan.
lessons-heat_cool = The Heat in your hand only fills a place. Low gears cool: gear 1 puts up to 3 Heat back into the engine, gear 2 puts 1. Do it.
lessons-heat_corner = That was a whole turn. From now on mind the corners: whoever crosses one above its limit pays 1 Heat for each point too many; whoever can't pay spins out. Choose cards for what lies ahead.
lessons-heat_discard = Tap cards you don't want; you draw back to 7. The big button ends your turn.
lessons-heat_draw = End the discarding: you draw new cards, and the others drive.
lessons-heat_gear = Pick a gear on the lever: it says how many cards you play. Higher is faster, but corners have speed limits. Later you can just tap the cards: the gear follows.
lessons-heat_limit = The next corner has limit 7. Play 4, 2 and 2: you cross it with Speed 8.
lessons-heat_pay = Speed 8 is one above the limit: the corner will cost 1 Heat, as the line below says. That is often worth it. The big button drives.
lessons-heat_react = You have moved. Use what is lit here, tap cards that you want to discard, or just end the turn with the big button.
lessons-heat_shift = That was a whole turn. From now on mind the corners: whoever crosses one above its limit pays 1 Heat for each point too many; whoever can't pay spins out, goes back before the corner and takes Stress. Shift to gear 3: one gear up or down is free, two cost 1 Heat.
lessons-heat_slip = A car is right beside or ahead of you: its slipstream can pull you 2 spaces on, for free. It does not add to your Speed, but corners on the way count.
lessons-heat_slow = You may throw away cards you don't want; you draw back to 7. Tap the 1: slow cards are for slow corners.
lessons-heat_stress = The second card is Stress: when you drive, cards are flipped until one of 1 to 4 comes, and that is what it counts. It can't be discarded, only played. The big button drives.
lessons-scrap_again = 8 so far. Once more: only a 3 or a 5 would be a double, and you hold a change token.
lessons-scrap_bonus = You hold bonus cards: tap one to see where it would take you. They can be played before and after the drive. Whoever lands on another racer fights a duel.
lessons-scrap_double = A double: instead of driving you draw an accident card, and get a bonus token for it.
lessons-scrap_drive = Drive by the sum of your dice. Whoever lands on another racer fights a duel.
lessons-scrap_laps = That was a duel: whoever lands on another racer rolls against it, and the higher die moves on. Every lap brings a goal card that helps those behind; the third one ends the race. Your turn: roll.
lessons-scrap_order = You have two racers: choose which of them goes first, for the whole race.
lessons-scrap_roll = Roll on, or stop and drive the sum? A number that you already have is a double and ends in an accident: the bar shows the risk.
lessons-scrap_save = A double! A change token can still alter the last die; otherwise accept the accident.
lessons-scrap_stop = Saved: 3, 5 and 4 make 12. With three different numbers every second roll is a double: stop here.
lessons-scrap_winner = Your own racers meet: you decide which of them wins the duel.
lessons-speed_attack = Attacks hold others up: a SPEED LIMIT lets your rival drive no more than 60 km a card, until END OF LIMIT.
lessons-speed_confirm = The line tells you what this card will do. The big button plays it; tap another card to change your mind.
lessons-speed_discard = Nothing can be played now. Choose the card that you need least: it is thrown away, and your turn is over.
lessons-speed_extension = You may go on to 1,200 km for 200 more points, but if you don't get there, you lose the 400. End the round and count the points.
lessons-speed_goal = Exactly this card takes you to the goal. Every kilometre is a point, the trip brings 400 more, and 300 more without any 240.
lessons-speed_kontra = You hold the blue wild card against this attack: kontra! The attack is thrown off, you get two cards and a turn, and 300 points.
lessons-speed_repair = A flat tire: a red card has stopped you. Every hazard has a green card that mends it: play SPARE TIRE.
lessons-speed_rolling = You are rolling: choose a kilometre card to drive on, or an attack to stop somebody.
lessons-speed_start = Nothing rolls without START, not even after a repair. Grey cards can't be played now: tap one to read why.
lessons-speed_stopped = You have been stopped. Mend it with the right card, then play START; after a STOP, START alone will do.
lessons-speed_wild = A wild card in your hand keeps its attack away for good: play it, take another card, and have another turn. 100 points each.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Pick one of your cars: each gets one card this turn. Cars linked to it may move along.
lessons-thunder_card = Pick a card: the big number is its movement points, the small one counts from the pits. The type says who moves along; the coloured marker is the wear it costs.
lessons-thunder_discard = Throw away cards that you don't want, then go on; you draw new ones.
lessons-thunder_displace = Solo takes nobody along: whoever stands in the way is pushed, and that costs more than a free space.
lessons-thunder_draft = A Draft card: cars linked ahead and behind drive along. Go forward, and the whole line moves.
lessons-thunder_event = Every turn ends with an event: this one gave the best car of every team a marker of wear. Then each car may pit; this one is hardly worn and stays out.
lessons-thunder_follow = Tap the farthest space with a number: all steps to it are made. Undo takes them back one by one.
lessons-thunder_lead = Lead: the cars right behind yours follow it, each into the space just left. Seven points less three for wear are four.
lessons-thunder_lead_car = Car 4 has three markers of wear: each one takes a movement point off its card.
lessons-thunder_line = Lanes meet or part here: choose which way the line goes.
lessons-thunder_pit = The yellow flag, or the end of the turn: a pit stop takes off temporary wear, but costs places.
lessons-thunder_pursuit = Pursuit: your car pushes those ahead of it along, and leaves those behind where they are.
lessons-thunder_pursuit_car = The whole line has moved, for one marker of wear. Now car 24, with a rival right ahead of it.
lessons-thunder_push = Go forward: the car ahead is linked, and both drive on together.
lessons-thunder_solo = Solo moves one car alone. This card can change places with the car directly ahead, for 1 point.
lessons-thunder_solo_car = One car is left, and one kind of card.
lessons-thunder_stay = This car is fit, too: it stays out.
lessons-thunder_steps = Tap a bright space on the track, or a button; a space with a number makes all steps to it. Forward into a car links or pushes, depending on the card. Undo takes a step back.
lessons-thunder_swap = Swap: your car goes past, the other one falls back behind it.

## lobby

lobby-begins_first = a first race
lobby-begins_position = begins with a set position
lobby-begins_replay = goes on from an earlier race: its cards may be known
lobby-code = Code or link
lobby-elsewhere = Race against people
lobby-first_race = First race, step by step
lobby-games = Games
lobby-here = Race bots in this browser: works without a network
lobby-in_browser = in this browser
lobby-go = Go
lobby-join = Join a table
lobby-none_open = No open tables at the moment.
lobby-none_recent = Your races will be kept here.
lobby-one_screen = On one screen
lobby-open_file = Open a race file
lobby-open = Open tables
lobby-preparing = Getting { $game } ready for this machine, once …
lobby-race_now = Race now
lobby-recent = Recent races
lobby-remove = Remove this race from the browser
lobby-running = Your running races
lobby-soon = Getting ready …
lobby-status_racing = racing, watch
lobby-tagline = Racing board games, run by the book. No account, one click to the grid.
lobby-with_friends = With friends
lobby-you = You
lobby-players = { $from }–{ $to } players
lobby-minutes = { $from }–{ $to } min
lobby-weight_1 = easy
lobby-weight_2 = medium
lobby-weight_3 = demanding
lobby-quick = The race that starts at once
lobby-choose_track = Track
lobby-choose_laps = Laps
lobby-laps =
    { $n ->
         [one] { $n } lap
        *[other] { $n } laps
    }
lobby-against =
    { $n ->
         [0] alone
         [one] { $n } opponent
        *[other] { $n } opponents
    }
lobby-free =
    { $n ->
         [one] { $n } seat free
        *[other] { $n } seats free
    }
lobby-go_on = go on racing
lobby-came = place { $place } of { $of }
lobby-clock = { $n } min clock
lobby-days =
    { $n ->
         [one] { $n } day a turn
        *[other] { $n } days a turn
    }

## local

local-broken = Something has gone wrong in the page: { $why }.
local-no_file = A part of the page can't be loaded: there is no connection, or the page is out of date. Load it anew.
local-no_room = This browser lets the page keep nothing, so no race can run in it.
local-no_table = This race is not in this browser: it was removed, or was raced in another one.
local-not_here = This can't be raced in the browser: { $what }.

## log

log-all = All
log-filter = Show
log-none = Nothing has happened yet.
log-own = Mine
log-table = Table
log-title = Race log

## me

me-driver = Driver
me-guest = Guest
me-name = Name

## menu

menu-away = Let a bot drive
menu-back = Take the wheel
menu-fair = The server is bound to its part by this hash:
menu-kick = Send { $name } away
menu-lobby = To the lobby
menu-relieve = { $name } takes too long: let a bot drive
menu-resign = Give up
menu-resign_sure = Give up for good?
menu-title = Menu

## new

new-game = Game
new-listed = Show it in the lobby: anybody may join
new-open = Open the table
new-pace = Pace
new-seats = Players
new-title = New table
new-watched = Others may watch
new-hints = Hints for everybody

## notices

notices-away_absent = { $name } is away: a bot drives.
notices-away_clock = { $name } is out of time: a bot drives.
notices-away_left = { $name } lets a bot drive.
notices-away_resigned = { $name } gives up.
notices-away_slow = { $name } was too slow: a bot drives.
notices-back = { $name } is at the wheel again.
notices-broken = The start was called off because of { $names }. Nothing of that deal is used: start again.
notices-pledged = { $name } will contribute to the deal.
notices-revealed = { $name } has contributed to the deal.
notices-sealed = The race is about to begin; everybody contributes to the deal.
notices-came = { $name } is here.
notices-emptied = Seat { $seat } is free again.
notices-filled = { $bot } drives seat { $seat }.
notices-finished = The race is over.
notices-gone = { $name } has lost the connection.
notices-kicked = The host has sent somebody away.
notices-muted = { $name } may not speak at this table any more.
notices-unmuted = { $name } may speak again.
notices-chat = The host has changed who may speak.
notices-closed = This table was closed by those who run the server.
notices-left = Seat { $seat } is free again.
notices-rematch = Another race is set up.
notices-reopened = The server is back; no time was lost.
notices-sat = { $name } takes seat { $seat }.
notices-started = The race begins.
notices-undone = { $name } takes a move back.
notices-went_on = It goes on.

## options

options-heat_auto_finish_last = End when only one car is left
options-heat_auto_skip = Skip steps without a choice
options-heat_hidden_gears = Gears stay hidden until the reveal
options-heat_laps = Laps
options-heat_legend_pro = Faster legends
options-heat_legends = Legends
options-heat_track = Track
options-heat_values_clouds = Clouds
options-heat_values_fog = Fog
options-heat_values_off = off
options-heat_values_rain = Rain
options-heat_values_random = by lot
options-heat_values_snow = Snow
options-heat_values_storm = Storm
options-heat_values_sun = Sun
options-heat_weather = Weather and road tokens
options-no = no
options-scrap_auto_skip = Skip steps without a choice
options-scrap_catch_scope = Catch up leads to
options-scrap_jackal_in_own_accident = Jackal also wins in its own accidents
options-scrap_jackal_off_turn = Jackal also wins in others' turns
options-scrap_mode = Racers per player
options-scrap_overtake_scope = Overtaking counts
options-scrap_refill_scope = Tokens are refilled
options-scrap_short = Shorter lap
options-scrap_track = Track
options-scrap_values_any = in any turn
options-scrap_values_board = on the board
options-scrap_values_own = in the own turn
options-scrap_values_race = in the race
options-scrap_values_single = one
options-scrap_values_two_racers = two
options-speed_deck_memory = Piles show
options-speed_discard_rule = Discarding
options-speed_max_rounds = Rounds at most
options-speed_prevention_restores_start = Prevention brings START back
options-speed_values_free = at any time
options-speed_values_literal = to the letter
options-speed_values_log = all cards
options-speed_values_only_if_stuck = only if nothing else fits
options-speed_values_sensible = sensibly
options-speed_values_speed_1200 = Speed 1200 km
options-speed_values_thousand = A thousand kilometres
options-speed_values_top_only = the top card
options-speed_variant = Deck
options-speed_wild_map = What wild cards protect from
options-thunder_auto_skip = Skip steps without a choice
options-thunder_clean_air_any = Clean Air goes on as far as one likes
options-thunder_collision_last = Collision cars restart last
options-thunder_complete_race = Race on until all cars have finished
options-thunder_green_line = Green restart line, sectors before the finish
options-thunder_grid_choice = Choose your grid spaces
options-thunder_laps = Laps
options-thunder_starting_order = Starting order
options-thunder_track = Track
options-thunder_values_rounds = round by round
options-thunder_values_snake = there and back
options-thunder_values_spaces = space by space
options-thunder_variable_pits = Choose what a pit stop removes
options-usual = as usual
options-yes = yes

## pace

pace-days = Over days
pace-live = With a clock
pace-minutes = Minutes for the race
pace-per_turn = Days for each turn
pace-untimed = No clock

## phrases

phrases-bye = See you!
phrases-good_luck = Good luck!
phrases-hello = Hello!
phrases-hurry = Your turn!
phrases-ouch = Ouch!
phrases-rematch = Another race?
phrases-sorry = Sorry!
phrases-thanks = Thanks!
phrases-wait = One moment, please.
phrases-well_driven = Well driven!

## puzzles

puzzles-again = Try again
puzzles-all = All
puzzles-ask = { $n ->
        [one] There is { $n } choice.
       *[other] You have { $n } choices, and one is clearly the best. Make it.
    }
puzzles-behind_place = leaves { $n } of 100 fewer behind
puzzles-behind_win = wins { $n } of 100 races fewer
puzzles-better = There is a better choice.
puzzles-difficulty = Difficulty
puzzles-easy = Easy
puzzles-hard = Hard
puzzles-lobby = One position, one best move: can you see it?
puzzles-look = Back to the board
puzzles-medium = Medium
puzzles-next = Next puzzle
puzzles-no_engine = Puzzles need the rules in the page, which this server does not offer. Whoever runs it can make them with “paddock wasm”.
puzzles-none = There is no such puzzle. Choose another difficulty or game.
puzzles-of_the_day = Puzzle of the day
puzzles-question = Your question
puzzles-race_on = Race on from here
puzzles-right = Right: { $move }
puzzles-solution = Show the solution
puzzles-solution_is = The best is: { $move }
puzzles-solved = { $n } of { $of } solved
puzzles-streak = { $n } in a row
puzzles-title = Puzzles
puzzles-today = Today
puzzles-train = Training
puzzles-trainer = Training
puzzles-verdict = What your answer is worth
puzzles-worth_place = leaves { $n } of 100 rivals behind
puzzles-worth_win = wins { $n } of 100 races
puzzles-wrong = Not the best: { $move }

## ratings

ratings-about = Everybody begins at 1000; whoever is average settles near 1500. What is shown is what somebody is at least worth, so it also rises as more is known.
ratings-after = Rating { $rating } ({ $change })
ratings-all_time = Of all time
ratings-book = Races
ratings-bot = bot
ratings-bots = Against bots only
ratings-bots_about = These are races in which there was nobody else but bots. They count for nothing among people.
ratings-change = Last
ratings-driver = Driver
ratings-gain = Gained
ratings-lobby = Who stands where, in every game and month
ratings-members_only = Leaderboards list those who have kept their name.
ratings-nobody = Nobody is on this list yet.
ratings-none_yet = No race of yours has been rated yet. One is when you have raced others, or bots, at a table with a fresh deal.
ratings-people = Among people
ratings-people_about = These are races in which people have raced each other. Bots that raced along are rated the same way. Races with hints, from a position or at a shared screen do not count.
ratings-provisional = provisional
ratings-provisional_about = A rating with a question mark is provisional: it takes about five races of six, or twenty of two, to be sure.
ratings-rank = Rank
ratings-rating = Rating
ratings-time = Time
ratings-title = Ratings
ratings-you = You
ratings-yours = Your ratings

## replay

replay-back = One step back
replay-download = Download
replay-eyes = Seen by
replay-first = To the start
replay-forth = One step on
replay-last = To the end
replay-play = Play
replay-play_on = Play on from here
replay-scrub = Moment of the race
replay-share = Share this moment
replay-spectator = a spectator
replay-steps = Steps
replay-stop = Stop
replay-table = Table
replay-title = Replay
replay-to_server = Play on at the server
replay-turn = Turn
replay-why = What bots thought

## results

results-driver = Driver
results-gap = Gap
results-hide = Look at the board
results-join_rematch = To the rematch
results-place = Place
results-points = Points
results-rematch = Rematch
results-replay = Replay
results-title = Result
results-watch_rematch = Watch the rematch
results-winner = { $name } wins!
results-you_win = You win!
results-you_came = Place { $place } of { $of }
results-winner_by = { $name } wins { $score }
results-share = Share a picture
results-medals = Medals of the race
results-behind_heat =
    { $n ->
         [one] { $n } space behind the winner.
        *[other] { $n } spaces behind the winner.
    }
results-behind_scrap =
    { $n ->
         [one] { $n } field behind the winner.
        *[other] { $n } fields behind the winner.
    }

## scrap

scrap-decide = Your decision
scrap-double = Double!
scrap-racer_at = { $name }, P{ $rank }, field { $field }, { $laps } { $laps ->
        [one] lap
       *[other] laps
    }
scrap-stop_with = Stop with { $n }
scrap-track_summary = { $title }: { $racers }

## seats

seats-add = Add
seats-bot = a bot drives
seats-empty = Free it
seats-fill = Bot
seats-free = free
seats-kick = Send away
seats-leave = Stand up
seats-shared = Somebody else on this screen
seats-sit = Sit here
seats-start = Start the race
seats-title = Who races?
seats-wait = The host starts the race.
seats-you = you
seats-start_with_bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
seats-race = The race
seats-track = Track
seats-laps = Laps
seats-host = host
seats-who_sees = Open to
seats-listed = everybody in the lobby
seats-by_link = those who have the link
seats-hints_for_all = Hints are allowed here: everybody may ask what a champion would do.
seats-start_watching = Start with bots, and watch

## settings

settings-auto = As the system
settings-dark = Dark
settings-language = Language
settings-level = Opponents
settings-light = Light
settings-theme = Theme
settings-title = Settings
settings-animations = Animations
settings-pace_off = Off
settings-pace_quick = Quick
settings-pace_normal = Normal
settings-pace_slow = Slow
settings-calls = Sound and calls
settings-call_sound = Sound
settings-call_vibration = Vibrate on my turn
settings-call_notification = Notify me on my turn

## speed

speed-completed = { $n } km done!
speed-extended = On to { $n } km!
speed-km = { $n } km
speed-kontra = Kontra?
speed-kontra_now = Kontra!
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] point
       *[other] points
    }
speed-road = { $team }: { $km } of { $target } km
speed-stood = No answer
speed-target = Attack whom?
speed-throw = Discard
speed-to_go = { $n } km to go
speed-to_win = points to win

## table

table-board = Board
table-cannot = This table can't be opened
table-close_up = Close up
table-closer = Zoom in
table-dashboard = Your cards and choices
table-further = Zoom out
table-loading = Loading …
table-over = Race over
table-overview = Whole track
table-tools = Tools
table-turn_of = { $name } to move
table-watching = You are watching. Tap a driver to follow the car.
table-your_turn = Your turn

## thunder

thunder-car_at = { $car } ({ $team }), P{ $rank }, lap { $lap } of { $laps }
thunder-drive_on = Drive { $n } spaces ahead
thunder-from_pits = From the pits: { $n }
thunder-green_line = Green line
thunder-hold = Hold to drive on
thunder-legend = Markers with a frame stay; a pit stop takes the others off.
thunder-marks_black = T
thunder-marks_blue = S
thunder-marks_green = F
thunder-marks_grey = C
thunder-marks_lavender = G
thunder-marks_orange = E
thunder-marks_red = D
thunder-marks_yellow = Y
thunder-place = P{ $n }
thunder-retire = Retire a car
thunder-sheets = Team sheets
thunder-start = Start / finish
thunder-track_summary = Track { $title }: { $cars }
thunder-types_draft = Draft
thunder-types_lead = Lead
thunder-types_pursuit = Pursuit
thunder-types_solo = Solo
thunder-wear = Wear: { $n } of { $most }
thunder-yellow = Yellow flag

## tower

tower-gone = connection lost
tower-leader = leads
tower-title = Timing tower

## others

others-mute = Mute { $name }
others-unmute = Let { $name } speak again
others-report = Report { $name }
others-reason = What is wrong with { $name }?
others-send = Send
others-reported = Thank you: those who run this server will look at it.
others-abuse = Insults
others-cheating = Cheating
others-spam = Spam
others-name = The name
others-other = Something else

## medals

medals-gained = Most places gained: { $n }
medals-heat_drive = Longest drive: { $n }
medals-heat_clean = Most corners taken for free: { $n }
medals-heat_heat = Most Heat paid: { $n }
medals-thunder_led = Most turns in the lead: { $n }
medals-thunder_pushed = Most cars pushed: { $n }
medals-speed_km = Most kilometres: { $n }
medals-speed_attacks = Most attacks: { $n }
medals-speed_kontras = Most kontras: { $n }
medals-scrap_roll = Highest roll: { $n }
medals-scrap_doubles = Most accidents: { $n }

## you

you-add_code = Make a recovery code
you-add_passkey = Add a passkey
you-ahead = Ahead
you-all_games = All games
you-all_tracks = All tracks
you-bring = Take along the races that I raced in this browser
you-by_code = Sign in with the code
you-by_passkey = Sign in with a passkey
you-code = Recovery code
you-code_about = Write it down now: it is shown this once. Whoever has it can come in as you, so keep it to yourself.
you-code_title = Your recovery code
you-copy = Copy
you-count = Races
you-data = Your data
you-device = This device
you-earlier = Earlier races
you-everybody = Everybody
you-export = Save everything
you-forget = Delete everything
you-forget_about = Your name, your passkeys and all that you said are deleted for good. Your races stay with those you raced, under nobody's name. This can't be undone.
you-forget_sure = Delete for good
you-former = a former member
you-game = Game
you-keep = Keep your name
you-keep_about = You can race without it. But whoever keeps their name finds their races again on every device, and when this browser has forgotten them. No e-mail, no password.
you-mean_place = Mean place
you-member_since = Name kept since { $date }
you-new_code = New recovery code (the old one stops working)
you-no_passkeys = This address has no name, so the browser makes no passkeys here: a recovery code does the same.
you-no_races = No race of yours is over yet. When one is, it will be here.
you-parts = By car
you-races = Your races
you-remove = Remove
you-rivals = Against people
you-sign_in = Sign in
you-sign_in_about = Is your name kept already? Then come back as yourself.
you-sign_out = Sign out here
you-sign_out_elsewhere = Sign out everywhere else
you-signed_out_elsewhere = You are signed out everywhere else.
you-stay = Stay
you-title = You
you-used = used { $when }
you-ways = How you come back
you-wins = Wins
you-with_code = With a recovery code
you-with_passkey = With a passkey

## cups

cups-title = Championships
cups-lobby = Several races, points added up, with friends and bots.
cups-on = To the championship: next race
cups-to = To the championship
cups-starts_by_itself = The race starts by itself as soon as everybody is here.
cups-former = Former member
cups-of_game = { $game } championship
cups-standings = Standings
cups-race = Race
cups-corrections = Corrections
cups-absent = absent: a bot drove
cups-table = Points by place: { $points }
cups-chart = Points, race by race
cups-round_number = Round { $n }
cups-race_number = Race { $n }
cups-starts = starts { $when } at the latest
cups-is_on = the race is on
cups-drive = To your race
cups-watch = Watch
cups-annulled = Does not count: { $reason }
cups-until = to be run by { $when }
cups-races = Races
cups-log = What has happened
cups-log_all = Show all
cups-log_made = The championship was made.
cups-log_entered = { $who } takes part.
cups-log_left = { $who } has left.
cups-log_added = On the list: { $who }.
cups-log_removed = { $who } was taken off the list.
cups-log_started = The championship starts.
cups-log_opened = Race { $n } has its table.
cups-log_closed = A table was closed; its race is run again.
cups-log_raced = Race { $n } is over.
cups-log_corrected = { $points } points for { $who }: { $reason }
cups-log_replaced = { $who } is replaced by { $next }: { $reason }
cups-log_annulled = Race { $n } does not count: { $reason }
cups-log_ended = The championship was ended: its tables were closed too often.
cups-entrants = Who takes part
cups-vacant = nobody has come for this name yet
cups-thats_me = That's me
cups-leave = Leave
cups-remove = Remove { $name }
cups-add_bot = Add a bot
cups-enter = Take part
cups-add_name = Another name on the list
cups-start_pairs = At the start pairs are drawn; there are no free places then.
cups-start_about = At the start bots take the places that are free.
cups-start = Start the championship
cups-organise = Correct something
cups-what = What
cups-do_correct = Give or take points
cups-do_replace = Hand a place to somebody else
cups-do_annul = Let a race count for nothing
cups-new_name = New name (empty: a bot)
cups-reason = Reason, for everybody to read
cups-put = Write it down
cups-you_won = You are the champion!
cups-won = { $name } is the champion
cups-share = Share as a picture
cups-no_picture = The picture can't be drawn now. Try again in a moment.
cups-form_season = all together
cups-form_league = league over weeks
cups-form_knockout = knock-out
cups-form_swiss = Swiss
cups-count = race { $n } of { $of }
cups-your_race = Your race { $n } is waiting
cups-about = About
cups-code = Code: { $code }
cups-rules = Who is absent at the start is driven by a pilot, and takes the wheel when they come. Equal points: the better place in the last race.
cups-rules_pairs = A race won brings 2 points, a level one 1. Who is absent at the start is driven by a pilot, and takes the wheel when they come.
cups-wait_about = A race starts when everybody is there, or { $n } min after its table has opened; in a league on its date.
cups-copy = Copy the link
cups-save = Save as a file
cups-after = races run: { $n }
cups-over = over
cups-no_file = That is no file of a championship.
cups-new = New championship
cups-open_file = Open a file
cups-mine = Yours
cups-others = Open to everybody
cups-none_mine = None yet. Make one, or enter one by its code.
cups-none_others = None at the moment.
cups-name = Title
cups-form = How
cups-field = Places
cups-first_date = First race by
cups-wait = Wait for those who are missing
cups-minutes = { $n } min
cups-tracks = Races: { $n }
cups-tracks_about = Tap the tracks in the order of the races; a track can come more than once.
cups-entry = Who may enter
cups-entry_open = Anybody with the link
cups-entry_fixed = Only those on my list
cups-people = Names, one on each line
cups-take_part = I take part
cups-listed = Show it to everybody
cups-make = Make the championship
cups-open_places =
    { $n ->
         [0] all places taken
         [one] { $n } place free
        *[other] { $n } places free
    }
## people

people-title = Race people
people-about = Whoever waits for the same race is seated together. No account needed.
people-live = Now
people-days = Over days
people-waiting =
    { $n ->
        [0] nobody is waiting
        [one] { $n } is waiting
       *[other] { $n } are waiting
    }
people-you_wait = You are waiting: { $game }
people-of = { $n } of { $seats } drivers are here.
people-fills_in = Bots take the free seats in { $time }.
people-no_fill = The race begins when all seats are taken.
people-fill = Over days: let bots take the free seats after a minute
people-paces = Now: ten minutes for your whole race and 10 seconds more for every turn; bots take the free seats after a minute. Over days: a day for every turn.
people-leave = Stop waiting
people-stay = Keep this page open: whoever leaves it waits no longer.
people-found = Here we go …
people-met = People you raced with
people-met_none = When you have raced people, you find them here and can invite them.
people-invite = Invite
people-invite_name = Invite { $name }
people-races =
    { $n ->
        [one] { $n } race
       *[other] { $n } races
    }
people-watch = Races to watch
people-watch_none = No race is on at the moment.
people-round = round { $n }
people-begins = The race begins by itself as soon as everybody is here.

## turns

turns-title = Your turn
turns-none = Nobody is waiting for you.
turns-until = until { $when } ({ $left })
turns-no_clock = no clock
turns-invited = { $name } invites you
turns-invitations = Invitations
turns-decline = Not now
turns-count =
    { $n ->
        [one] { $n } table is waiting for you
       *[other] { $n } tables are waiting for you
    }

## calls

calls-title = When you are away
calls-about = For races over days, and invitations. A call tells the game and until when, and nothing else.
calls-push = Call me on this device
calls-no_push = This browser takes no calls here: they need HTTPS, and a browser that knows Web Push.
calls-denied = The browser does not allow notifications for this page. Allow them in its settings.
calls-others = Devices and programs
calls-feed = Calendar and feed
calls-feed_about = An address for your calendar or feed reader. Whoever has it can see when it is your turn.
calls-feed_make = Make an address
calls-feed_new = New address (the old one stops working)
calls-feed_drop = Switch off
calls-once = Copy it now: it is shown this once.
calls-calendar = Calendar
calls-atom = Feed (Atom)
calls-hook = Call a program
calls-hook_address = Its address, https://…
calls-hook_add = Add
calls-hook_secret = Secret by which calls are signed
calls-hook_whose = Whose turns
calls-hook_own = mine
calls-off = Switched off: { $why }
calls-again = Switch on again
calls-invitations = People I have raced may invite me
