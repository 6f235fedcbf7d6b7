## action

action-choose = Choose
action-pause = Can anybody answer?
action-skip = Skip
action-undo = Take back
action-wait = Others are moving …

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
fair-claim_deal = That the cards follow from the key, by the rules, is checked by “paddock verify” with these two files.
fair-claim_key = The key of the deal follows from the secret and all contributions.
fair-claim_own = What your browser contributed was used.
fair-claim_pledges = Everybody contributed what they had pledged before.
fair-claim_result = The record has the result that you were told.
fair-claim_secret = The server's secret is the one it was bound to before you sat down.
fair-claim_told = What you were told in the race is what its replay tells your seat.
fair-first = A first race: it begins with a position and cards that are known, to learn from.
fair-fresh = Fair deal: the server is bound to its part already, and every player's browser adds its own at the start. So nobody can choose the cards, or know them in advance.
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
heat-corner_ahead = Corner in { $n } { $n ->
        [one] space
       *[other] spaces
    }, limit { $limit }
heat-engine = Heat in the engine: { $n }
heat-gears = Gear lever
heat-other_moves = What else you can do
heat-track_summary = Track { $title }: { $cars }

## help

help-cards = Cards
help-keys = Keyboard
help-rules = Rules
help-search = Search the rules
help-title = Help and rules
help-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }

## invite

invite-code = Code:
invite-copied = Copied
invite-link = Link to this table
invite-qr = QR code of the link
invite-share = Share
invite-title = Invite

## keys

keys-choice = Choose by number
keys-close = Close what is open
keys-confirm = Confirm
keys-help = Help
keys-me = Look at your car
keys-move = Go through the choices
keys-overview = Whole track, or close up
keys-skip = Skip the animation
keys-undo = Take back
keys-zoom = Zoom in, out, back

## lessons

lessons-done = You know how it goes: from here on the race is yours. Good luck!
lessons-enough = No more hints
lessons-got_it = Got it
lessons-heat_cards = Now your cards: their sum is your Speed. The ghost car shows where you would land, and the line below what a corner would cost.
lessons-heat_confirm = The ghost car shows where you will be. Happy with it? The big button plays the card; another card changes the plan.
lessons-heat_corner = That was a whole turn. From now on mind the corners: whoever crosses one above its limit pays 1 Heat for each point too many; whoever can't pay spins out. Choose your gear for what lies ahead.
lessons-heat_discard = You may throw away cards you don't want; you draw back to 7. Then end the discarding.
lessons-heat_gear = Pick a gear: it says how many cards you play. Higher is faster, but corners have speed limits.
lessons-heat_limit = The next corner has limit 7. Play 3, 2 and 2: with Speed 7 you cross it for free, with more you would pay.
lessons-heat_react = You have moved. You may use what is offered here, or just end your reactions with the big button.
lessons-heat_slip = A car is right beside or ahead of you: its slipstream can pull you 2 spaces on, for free.
lessons-scrap_again = 8 so far. Once more: only a 3 or a 5 would be a double, and you hold a change token.
lessons-scrap_bonus = You hold bonus cards: tap one to see where it would take you. They can be played before and after the drive. Whoever lands on another racer fights a duel.
lessons-scrap_double = A double: instead of driving you draw an accident card, and get a bonus token for it.
lessons-scrap_drive = Drive by the sum of your dice. Whoever lands on another racer fights a duel.
lessons-scrap_order = You have two racers: choose which of them goes first, for the whole race.
lessons-scrap_roll = Roll on, or stop and drive the sum? A number that you already have is a double and ends in an accident: the bar shows the risk.
lessons-scrap_save = A double! A change token can still alter the last die; otherwise accept the accident.
lessons-scrap_stop = Saved: 3, 5 and 4 make 12. With three different numbers every second roll is a double: stop here.
lessons-scrap_winner = Your own racers meet: you decide which of them wins the duel.
lessons-speed_attack = You are well ahead. Attacks hold others up: a SPEED LIMIT lets your rival drive no more than 60 km a card.
lessons-speed_confirm = The line tells you what this card will do. The big button plays it; tap another card to change your mind.
lessons-speed_discard = Nothing can be played now. Choose the card that you need least: it is thrown away, and your turn is over.
lessons-speed_kontra = You hold the wild card against this attack: answer now, or never.
lessons-speed_rolling = You are rolling: choose a kilometre card to drive on, or an attack to stop somebody.
lessons-speed_start = Nothing rolls without START: play it if you hold it. Cards that can't be played now are grey: tap one to read why.
lessons-speed_stopped = You have been stopped. Mend it with the right card, then play START; after a STOP, START alone will do.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Pick one of your cars: each gets one card this turn. Cars linked to it may move along.
lessons-thunder_card = Pick a card: the big number is its movement points, the small one counts from the pits. The type says who moves along; the coloured marker is the wear it costs.
lessons-thunder_discard = Throw away cards that you don't want, then go on; you draw new ones.
lessons-thunder_draft = A Draft card: cars linked ahead and behind drive along. Go forward, and the whole line moves.
lessons-thunder_line = Lanes meet or part here: choose which way the line goes.
lessons-thunder_pit = The yellow flag, or the end of the turn: a pit stop takes off temporary wear, but costs places.
lessons-thunder_second = The whole line has moved, for one marker of wear. Now the last of your cars that has not driven this turn.
lessons-thunder_solo = Solo moves one car alone. This card can change places with the car directly ahead, for 1 point.
lessons-thunder_steps = Tap a bright space on the track, or a button. Forward into a car links or pushes, depending on the card. Undo takes a step back.
lessons-thunder_swap = Swap: your car goes past, the other one falls back behind it.

## lobby

lobby-begins_first = a first race
lobby-begins_position = begins with a set position
lobby-begins_replay = goes on from an earlier race: its cards may be known
lobby-code = Code or link
lobby-first_race = First race, step by step
lobby-games = Games
lobby-go = Go
lobby-join = Join a table
lobby-none_open = No open tables at the moment.
lobby-none_recent = Your races will be kept here.
lobby-open = Open tables
lobby-preparing = Getting { $game } ready for this machine, once …
lobby-race_now = Race now
lobby-recent = Recent races
lobby-running = Your running races
lobby-soon = Getting ready …
lobby-status_open = seats free
lobby-status_racing = racing, watch
lobby-tagline = Racing board games, run by the book. No account, one click to the grid.
lobby-with_friends = With friends
lobby-you = You

## log

log-all = All
log-filter = Show
log-none = Nothing has happened yet.
log-own = Mine
log-table = Table
log-title = Race log

## me

me-driver = Driver
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
notices-sealed = The host starts the race; everybody contributes to the deal.
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
options-heat_track = Track
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
replay-turn = Turn
replay-why = What bots thought

## results

results-driver = Driver
results-hide = Look at the board
results-join_rematch = To the rematch
results-place = Place
results-points = Points
results-rematch = Rematch
results-replay = Replay
results-title = Result
results-watch_rematch = Watch the rematch
results-winner = { $name } wins!

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

## settings

settings-auto = As the system
settings-dark = Dark
settings-language = Language
settings-level = Opponents
settings-light = Light
settings-theme = Theme

## speed

speed-choose_use = What to do with { $card }?
speed-km = { $n } km
speed-kontra = Kontra?
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] point
       *[other] points
    }
speed-road = { $team }: { $km } of { $target } km
speed-to_go = { $n } km to go

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

thunder-car_at = { $car } ({ $team }), P{ $rank }, space { $at }, lap { $lap } of { $laps }
thunder-from_pits = From the pits: { $n }
thunder-green_line = Green line
thunder-legend = Round markers are temporary: a pit stop takes them off. Square ones stay.
thunder-pit = pits
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
