## errors

errors-unknown_game = There is no game '{ $name }'. Known are: { $known }.
errors-unknown_bot = There is no bot '{ $name }'. Known are: { $known }.
errors-bad_budget = '{ $words }' is no time to think: write 200ms, 2s, or a number of tries such as 2000.
errors-unknown_rule = There is no rule '{ $id }' in { $game }. The first is { $first }; 'paddock rules { $game }' lists all.
errors-unknown_language = There is no language '{ $name }'. Known are: { $known }.
errors-unknown_option = There is no option '{ $key }'. Known are: { $known }.
errors-option_form = '{ $text }' is not an option: write key=value.
errors-unknown_seat = There is no seat '{ $seat }'. The seats are: { $known }.
errors-unknown_seat_in = Step { $number } of play: there is no seat '{ $seat }'. The seats are: { $known }.
errors-not_seats = { $value } { $value ->
        [one] player
       *[other] players
    } can't race here: it takes { $known }.
errors-bad_seat_name = '{ $name }' can't be the name of a seat: 1 to { $most } printable characters, and not chance, expect, step or spectator.
errors-seat_is_a_word = '{ $name }' can't be the name of a seat: the word means something else in this game.
errors-seat_twice = Two seats have the same name: { $names }.
errors-not_a_choice = { $key }: '{ $value }' is not possible. Choose from: { $choices }.
errors-not_reset = There is no '{ $name }' before the first race. Call reset() first.
errors-no_such_action = There is no action '{ $action }'. Actions are whole numbers from 0 to { $most }.
errors-wrong_opponents = This takes { $wanted } { $wanted ->
        [one] opponent
       *[other] opponents
    }, not { $count }. Name one bot for all, or one for each other seat.
errors-needs_reset = The race is over. Call reset() to begin another one.
errors-not_a_number = { $key }: { $value } is not a whole number from { $least } to { $most }.
errors-not_a_mapping = { $key }: 'key: value' pairs are wanted here, not { $value }.
errors-not_a_list = { $key }: a list is wanted here, not { $value }.
errors-not_text_key = { $key }: a word is wanted here, not { $value }.
errors-too_many_cards = { $key }: no more than { $most } { $most ->
        [one] card
       *[other] cards
    } can lie here.
errors-unknown_key = There is no key '{ $key }' here. Known are: { $known }.
errors-key_missing = The key '{ $key }' is missing.
errors-no_variant = The variant '{ $name }' can't be read ({ $why }). Name a TOML file, or one of: { $known }.
errors-variant_key = The variant has '{ $key }', which means nothing here.
errors-variant_missing = The variant lacks '{ $key }'.
errors-variant_kilometres = { $key }: a table of 1 to { $most } kilometre values with their counts is wanted here.
errors-variant_too_large = The variant has too many cards for one pile: { $most } is the most.
errors-deck_size = A deck of { $cards } { $cards ->
        [one] card
       *[other] cards
    } is too small for { $seats } { $seats ->
        [one] hand
       *[other] hands
    }, or larger than { $most }.
errors-illegal_move = { $seat } can't '{ $move }': { $reason } ({ $rule }).
errors-unknown_verb = '{ $words }' is not a move. A move begins with one of: { $verbs }.
errors-wrong_form = '{ $words }' is not a move: write '{ $form }'.
errors-unknown_card = '{ $words }': there is no card { $card } in this game.
errors-attack_wanted = '{ $words }': { $card } is an attack; write 'attack { $card } TEAM'.
errors-no_attack = '{ $words }': { $card } is no attack; write 'play { $card }'.
errors-unknown_team = '{ $words }': there is no team { $team }. The teams are: { $teams }.
errors-answer_wanted = '{ $words }': write '{ $verb } yes' or '{ $verb } no'.
errors-no_hints = There are no hints at this table: several people race here, and a hint for one of them would be unfair. Whoever opens a table can allow them for all.
errors-no_decision = { $seat } has nothing to decide now. Ask for a hint when it is your turn.
errors-hint_pending = Your last question for a hint is still being thought about. Wait for its answer.
errors-hints_busy = Many want to know what a champion would do. Ask again in a moment, or decide by yourself.
errors-nothing_to_undo = Nothing has been played that could be taken back.
errors-undo_barrier = The last move can't be taken back: it has shown something that was hidden.
errors-undo_other_seat = The move can't be taken back: another seat has acted on it.
errors-no_such_card_left = { $key }: one { $card } too many; the game has { $count }.
errors-too_few_cards = { $key }: { $wanted } { $wanted ->
        [one] card is
       *[other] cards are
    } wanted, but only { $left } { $left ->
        [one] is
       *[other] are
    } left.
errors-wrong_pile = { $key }: { $card } can't lie on this pile.
errors-hand_too_large = { $key }: { $cards } { $cards ->
        [one] card
       *[other] cards
    } in a hand; { $most } is the most.
errors-too_far = { $key }: { $km } km can't be while { $target } km are driven for.
errors-wrong_target = { $key }: { $value } can't be; in this position it is { $target } (after an extension say who called it: extension_by).
errors-no_extension = { $key }: there is no extension in a round over { $target } km.
errors-no_kontra = { $key }: for a kontra exactly one attack must wait for an answer by a player who holds the wild; here there are { $found }. Say which by attack and attacked.
errors-no_cards = { $key }: { $seat } has no card to play.
errors-not_completed = { $key }: an extension is decided only when { $seat } has just completed { $target } km and a longer way exists.
errors-not_over = { $key }: the game is not over before a team has { $points } { $points ->
        [one] point
       *[other] points
    }.
errors-impossible_chance = chance[{ $index }]: '{ $outcome }' can't come here: it is not there to be drawn.
errors-unknown_outcome = chance[{ $index }]: '{ $outcome }' is nothing that chance can give in this game.
errors-no_file = The file can't be read: { $why }.
errors-not_text = The file is not text in UTF-8.
errors-file_too_large = The file is larger than { $most } bytes.
errors-not_yaml = Line { $line } is not YAML: { $problem }.
errors-no_aliases = Line { $line }: anchors and aliases are not read here; write the value out.
errors-key_twice = Line { $line }: the key '{ $key }' stands here a second time.
errors-bad_key = Line { $line }: a key must be a word or a number.
errors-not_a_scenario = This is not a scenario: it needs at least the keys game and seats.
errors-not_a_step = Step { $number } of play is not a step: write 'seat: move', 'seat: {"{"}try: move, refused: RULE{"}"}', 'seat: {"{"}undo: true{"}"}', 'expect: {"{"}...{"}"}' or 'step: move'.
errors-not_a_record = This is not a race record: it needs at least the keys game, rules, seats and moves.
errors-not_a_move = Move { $number } is not a move: write 'seat: move', and what chance gave as 'chance: [...]'.
errors-bad_move = Move { $number }: { $why }
errors-chance_differs = Move { $number }: the record says that chance gave { $wanted }, but the rules asked for { $got }.
errors-record_differs = The record does not hold: its { $key } is { $wanted }, the replay gives { $got }.
errors-other_rules = The record was played by version { $rules } of the rules of { $game }; this is version { $version }.
errors-in_file = { $file }: { $why }
errors-in_step = { $where }: { $why }
errors-no_folder = { $file } can't be written: { $why }.
errors-no_scenarios = There is no scenario file in { $paths }: they end in .yaml or .yml.
errors-not_toml = The file is not TOML: { $problem }.
errors-no_track = The track '{ $name }' can't be read. { $why } Name a TOML file, or one of: { $known }.
errors-no_tracks = { $game } has no tracks. Tracks are for: { $known }.
errors-track_key = The track has '{ $key }', which means nothing here. Known are: { $known }.
errors-track_missing = The track lacks '{ $key }'.
errors-track_game = game: the track is for '{ $name }', not for { $game }.
errors-track_text = { $key }: 1 to { $most } printable characters are wanted here.
errors-track_too_long = laps: { $laps } { $laps ->
        [one] lap
       *[other] laps
    } of { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    } { $laps ->
        [one] is
       *[other] are
    } { $length } { $length ->
        [one] space
       *[other] spaces
    }; { $most } is the most.
errors-track_corners = corners: 1 to { $most } corners are wanted here, not { $count }.
errors-track_order = { $key }: { $value } can't follow { $before }; list the corners in the order of the road, each line once.
errors-track_chicane = { $key }: the second line of a chicane comes right after the first one, with the same limit.
errors-track_stretch = { $key }: give the first and the last space of a stretch, as in [5, 10], not { $value }.
errors-track_legend = legend: give one line for each of the { $corners } { $corners ->
        [one] corner
       *[other] corners
    }, or none; here { $count ->
        [one] is
       *[other] are
    } { $count }.
errors-track_bends = bends: give one number for each of the { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    }; here { $count ->
        [one] is
       *[other] are
    } { $count }.
errors-track_bend = { $key }: { $value } is not a number of degrees from -{ $most } to { $most }.
errors-track_twist = bends: they add up to { $sum } degrees; once around, clockwise, is 360.
errors-track_open = bends: the ring does not close. It ends { $miss } spaces off its start ({ $ahead } too far ahead, { $right } too far right); { $most } is the most.
errors-track_crosses = bends: the ring runs over itself. Spaces { $one } and { $other } are { $distance } apart; leave { $room } between their middles.
errors-not_a_grid = { $key }: write 'random', or a list of all seats, each once, in the order of the grid slots: { $names }.
errors-no_turn = { $key }: in the phase '{ $phase }' it is nobody's turn; leave '{ $key }' out, or choose another phase.
errors-whose_turn = { $key }: in the phase '{ $phase }' one car is on turn; say which.
errors-wrong_queue = { $key }: list the cars that have yet to move, which are those with cards in their play area: { $names }.
errors-wrong_lever = { $key }: a lever stands apart from the gear only while the plan of { $seat } is hidden, and at most two gears from it.
errors-wrong_places = { $key }: the places in the classification must run from 1 on, each once; here they are { $places }.
errors-spot_alone = { $key }: a spot without a space; write the pos of { $seat } as well.
errors-same_spot = { $key }: { $other } has that spot already; give { $seat } another pos or spot.
errors-over_the_line = { $key }: { $seat } can't be here, for the finish is at { $finish }; write its place in the classification, or a lower pos.
errors-out_of_the_race = { $key }: { $seat } is classified and moves no more; name a car that still races.
errors-not_over_yet = { $key }: the phase is 'over' exactly when every car has its place in the classification; here it is '{ $phase }'.
errors-no_slipstream = { $key }: { $seat } is offered no slipstream where the cars stand; put a car beside it or directly ahead, before the finish, with room to gain.
errors-no_packet = { $key }: cards are put together for discarding only in the phase 'discard', not in '{ $phase }'.
errors-needs_option = { $key }: this option goes together with '{ $other }', which is off.
errors-not_as_many = { $key }: { $wanted } entries are needed here, and there are { $count }.
errors-too_many_of = { $key }: '{ $value }' is there only { $most } times.
errors-not_with_options = { $key }: this race has nothing of it, since the option '{ $option }' is off.
errors-no_upgrades = The upgrades '{ $name }' can't be read ({ $why }). Name a TOML file, or 'standard'.
errors-upgrade_key = The upgrades have '{ $key }', which means nothing here. Known are: { $known }.
errors-heat_card_says = { $key }: a Heat card has nothing else on it, so leave out: { $names }.
errors-direct_card = { $key }: a card for direct play has one value and no + symbol.
errors-too_few_upgrades = The draft needs { $needed } upgrades, and the upgrade deck has { $count }.
errors-not_with_option = { $key }: this does not go together with '{ $other }' being '{ $value }'.
errors-no_draft = { $key }: upgrades are not chosen in the phase '{ $phase }' of this race.
errors-empty_market = { $key }: a card must be left on the market.
errors-not_an_upgrade = { $key }: { $card } is no upgrade, and only those are refreshed.
errors-not_printed = { $key }: the value { $value } does not stand on that card.
errors-values_and_phase = { $key }: in the phase 'value' a card of the play area has yet to get its value, and in '{ $phase }' all of them have theirs.
errors-nothing_to_pay = { $key }: one of these cards has no Heat symbol that could be open.
errors-not_in_play = { $key }: { $card } does not lie in the play area.
errors-not_at_a_table = A race with these options can't be raced at a table, because pages don't show it yet: { $options }. The terminal and programs can race it.
errors-packet_in_tunnel = { $key }: a car in a tunnel can't discard anything.
errors-bad_plan = { $key }: { $cards } { $cards ->
        [one] card
       *[other] cards
    } can't be a plan in gear { $gear }: shift first, commit with as many cards as the gear, and play Heat only when nothing else is left in the hand.
errors-too_much_heat = { $key }: { $named } Heat { $named ->
        [one] card is
       *[other] cards are
    } named outside the engine, which is too many; there { $all ->
        [one] is
       *[other] are
    } { $all } in all, with at most one UH among them.
errors-too_much_stress = { $key }: the players have { $taken } Stress { $taken ->
        [one] card
       *[other] cards
    }; the box has { $all }.
errors-not_discardable = { $key }: { $card } can't be discarded, so it can't lie here.
errors-variant_counts = { $key }: { $cards } in all; from { $least } to { $most } are possible.
errors-variant_segment = { $key }: a list of 1 to { $most } fields is wanted here.
errors-variant_numbers = { $key }: every segment needs a number of its own.
errors-not_racers = { $key }: write 'random', or a list of { $count } different { $count ->
        [one] racer
       *[other] racers
    } in the order of the seats. Known are: { $known }.
errors-too_many_places = { $key }: { $places } { $places ->
        [one] place
       *[other] places
    } for change tokens { $places ->
        [one] is
       *[other] are
    } too many; { $most } is the most.
errors-track_path = { $key }: '{ $value }' is not a path. Write 1 to { $most } letters: S for a straight, R and L for a corner to the right and to the left.
errors-track_too_many = { $key }: { $used } { $used ->
        [one] segment
       *[other] segments
    } of the kind { $kind } { $used ->
        [one] is
       *[other] are
    } used; the box has { $there }.
errors-track_numbers = { $key }: give one number for each of the { $count } { $count ->
        [one] segment
       *[other] segments
    } of the path.
errors-track_segment = { $key }: there is no segment { $value } of the kind { $kind }. Known are: { $known }.
errors-track_segment_twice = { $key }: the segment { $value } is used twice; there is one of each.
errors-track_overlaps = { $key }: the track runs over itself: segment { $other } would lie on segment { $one }.
errors-track_not_closed = { $key }: the lap does not close: it ends { $column } { $column ->
        [one] square
       *[other] squares
    } east and { $row } south of its start, heading { $heading } instead of E.
errors-track_not_clockwise = { $key }: a lap goes clockwise: right corners minus left corners must be 4, not { $turns }.
errors-track_fields = { $key }: a lap of { $fields } { $fields ->
        [one] field
       *[other] fields
    } can't be raced on; it takes { $least } to { $most }.
errors-track_not_shorter = { $key }: { $track } has no segments that may be left out.
errors-track_even = { $key }: { $value } { $value ->
        [one] segment
       *[other] segments
    } can't close a lap; an even number from { $least } to { $most } can.
errors-no_random_tracks = { $game } has no tracks by chance. They are for: { $known }.
errors-racer_twice = { $key }: { $racer } is named twice; there is one of each racer.
errors-too_many_racers = { $key }: { $seat } can't have more than { $most } { $most ->
        [one] racer
       *[other] racers
    }.
errors-not_ordered = { $key }: { $seat } has not chosen the order of his racers, so it can't be their turn.
errors-ordered_already = { $key }: { $seat } has nothing to put in order here.
errors-too_many_dice = { $key }: no more than { $most } { $most ->
        [one] die
       *[other] dice
    } can be shown.
errors-double_before = { $key }: a second { $die } is a double, and no die or move could have followed it.
errors-wrong_final = { $key }: it is the last round exactly when a racer has { $laps } lap { $laps ->
        [one] token
       *[other] tokens
    }.
errors-laps_owed = { $key }: { $seat } has driven so far that it must have { $laps } lap { $laps ->
        [one] token
       *[other] tokens
    }.
errors-same_field = { $key }: { $other } stands on field { $field } already; only in the phase 'duel', or in a move, two racers share a field.
errors-not_exchanged = { $key }: { $racer } would have exchanged that many bonus tokens for a bonus card.
errors-done_already = The command '{ $id }' has been carried out before.
errors-unknown_command = A table does not know '{ $do }'. Known are: { $known }.
errors-seat_taken = Seat { $seat } is taken; choose a free one.
errors-seat_free = Nobody sits on seat { $seat }.
errors-seats_free = The race can't start while seats are free: { $seats }. Wait for players, or let bots drive.
errors-bad_name = A name has 1 to { $most } characters.
errors-mixed_name = Write every word of your name in one alphabet: with letters that only look alike you could be mistaken for somebody else.
errors-bad_text = Say something in 1 to { $most } characters.
errors-unknown_phrase = There is no phrase '{ $phrase }'. Known are: { $known }.
errors-not_your_seat = Seat { $seat } is not yours to drive.
errors-not_host = Only who opened the table can do this.
errors-not_away = Seat { $seat } is driven by its player already.
errors-started_already = The race has started; seats stay as they are now.
errors-not_started = The race has not started yet.
errors-stale = Something has changed for { $seat } in the meantime; look again before you choose.
errors-no_store = The database { $url } does not answer: { $why }.
errors-store_away = The server can't get at what it has stored. Nothing is lost; try again in a moment.
errors-stopping = The server is about to stop. Try again in a moment.
errors-unknown_method = There is no method { $method } here. Known are: { $known }.
errors-broke = Something went wrong in the server. It has been noted; try again, or reload the page.
errors-no_port = Nothing can listen at { $host }, port { $port }: { $why }. Choose another port.
errors-bad_proxy = '{ $text }' is no address of a proxy. Write addresses or networks with commas between them, such as 127.0.0.1 or 10.0.0.0/8.
errors-store_busy = The database { $url } is too busy for that now. Nothing has been changed; try again in a moment.
errors-bad_url = That is not the address of a database ({ $why }). Write sqlite:///FILE or postgresql://USER@HOST/NAME.
errors-no_table = There is no table '{ $id }'.
errors-table_exists = There is already a table '{ $id }'.
errors-line_taken = The log of table '{ $id }' has a line { $seq } already; look again.
errors-table_rules = The table '{ $id }' is played by version { $rules } of the rules of { $game }; this is version { $version }.
errors-table_differs = The table '{ $id }' does not hold: its key deals other cards than its log tells.
errors-snapshot_differs = The snapshot of the table '{ $id }' after { $lines } lines is not what its log makes. Throw it away with `paddock tables drop-snapshots`: nothing is lost.
errors-bad_backup = { $file } is not a backup, or it is broken: { $why }.
errors-table_unreadable = The table '{ $id }' can't be read: line { $line } of its log is broken ({ $why }). Restore it from a backup; all other tables go on.
errors-header_unreadable = The table '{ $id }' can't be read: what it is was not written down as it should be ({ $why }). Restore it from a backup; all other tables go on.
errors-newer_database = The database { $url } was used by a newer version of Paddock (its revision is { $revision }). Install that version, or restore a backup that is older.
errors-newer_backup = The backup was written by a newer version of Paddock (its form is { $form }). Install that version to read it.
errors-no_plain_file = { $file } is not a plain file, and nothing is written over it. Name another file.
errors-backup_sealed = { $file } is sealed. Name the file with its key: --key-file FILE.
errors-backup_open = { $file } is not sealed. Leave --key-file out if you trust it.
errors-bad_key_file = The key in { $file } can't be read: { $why }.
errors-short_key = The key in { $file } is too short. Write 64 hexadecimal digits, 32 random bytes, or a passphrase of at least { $least } characters.
errors-no_sealed_extra = What seals backups is not installed: pip install 'paddock[sealed]'.
errors-no_person = There is nobody '{ $word }' here. Give the id of a player, or what others see of it.
errors-signed_out = You were signed out. Load the page again to come back in.
errors-bad_moment = '{ $text }' is not a moment: write a day such as 2031-05-04, or a day and a time such as '2031-05-04 18:30'.
errors-no_files_here = No file can be named here: give the name of one that comes with the game, or write it out.
errors-kicked = The host has sent you away from this table.
errors-no_seat = Only who has a seat at this table can do that.
errors-away_already = A bot already drives seat { $seat }.
errors-out_for_good = The driver of seat { $seat } is out of this race for good.
errors-bot_drives = A bot drives seat { $seat } now; say 'back' to take the wheel.
errors-race_over = The race is over.
errors-pause = Everybody waits for an answer; it goes on in a moment.
errors-no_pause = There is no pause that could end.
errors-nothing_to_relieve = Seat { $seat } lets nobody wait, or has a clock that sees to it.
errors-patience = Seat { $seat } may think for { $seconds } more { $seconds ->
        [one] second
       *[other] seconds
    } before a bot can take over.
errors-cannot_kick = Name somebody at this table other than its host.
errors-race_not_over = The race is not over: what its decisions were worth is told when nobody can use it any more.
errors-not_an_analysis = This is no analysis of a race as 'paddock analyse --save' writes it.
errors-bad_analysis = This analysis can't be read: { $why }.
errors-not_a_puzzle = This is no puzzle: a scenario with a part 'puzzle' is wanted here.
errors-bad_puzzle = This puzzle can't be read: { $why }.
errors-puzzles_where = Name a game and, with -o, a folder for its puzzles; or write --check to measure those that there are.
errors-not_over_for_rematch = A rematch comes after the race, and this one is not over.
errors-rematch_already = There is a rematch already: table { $table }.
errors-bad_pace = There is no such pace. Known are: { $known }.
errors-bad_pace_value = { $key }: { $value } is not a number from 0 to { $most }, or not meant for this pace.
errors-not_an_option = '{ $key }' is not an option of a race.
errors-pictures_busy = Many pictures are being drawn right now. Try again in a few seconds.
errors-replays_busy = Many races are being shown once more right now. Try again in a few seconds.
errors-try_again = The server could not write that down just now, or does not know whether it did. Ask again with the same id in a moment: it is done once.
errors-not_ready = { $game } is being made ready for this machine, once; that takes a minute or so. Ask again in a moment.
errors-not_compiled = { $game } could not be made ready on this machine: its compiler has ended early. Ask again to have it tried once more; the server's log says more.
errors-store_in_use = Another server already runs tables from { $url }. SQLite is for one server: stop that one, or use PostgreSQL for several.
errors-one_worker = SQLite is for one worker, not { $workers }. Name a PostgreSQL with --database postgresql://... to run several.
errors-bad_redis = The address of Redis can't be used: { $why }.
errors-no_server_extra = The server's libraries are not installed: pip install 'paddock[server]'.
errors-no_scope = This token is not for that: it lacks '{ $scope }'.
errors-unknown_scope = There is no scope '{ $scope }'. Known are: { $known }.
errors-too_many_tokens = Nobody can have more than { $most } { $most ->
        [one] token
       *[other] tokens
    }; drop one first.
errors-no_passkeys_here = Passkeys need an address with a name. Use a recovery code here.
errors-bad_passkey = The passkey was not accepted ({ $why }). Try again.
errors-known_passkey = This passkey is in use already. Sign in with it.
errors-no_passkey = This passkey is not known here. It may have been removed.
errors-last_passkey = This is your only way to come back. Add another passkey or a recovery code first.
errors-too_many_passkeys = You have { $most } passkeys, which is the most. Remove one first.
errors-challenge_over = That took too long, or was answered before. Try again.
errors-wrong_code = No member has this recovery code. Look at every letter, and try again.
errors-no_token = There is no token '{ $id }' of yours.
errors-bad_token = The token is not valid: it is wrong, or was dropped.
errors-no_code = There is no table with the code '{ $word }'.
errors-no_replay = '{ $what }' is not there, or not yet: a race can be had when it is over.
errors-no_example = There is no example '{ $name }' of { $game }. There are: { $known }.
errors-no_linker = There is nothing here that links WebAssembly. Install it by: pip install 'paddock[wasm]' (or Debian's lld).
errors-no_page = The page is not built yet: run 'make web' (or 'make site', which does both).
errors-bad_base = The place of a site on its host is a path such as /games/, of letters, digits, dots and hyphens; "{ $base }" is none.
errors-bad_server = "{ $server }" is not the address of a server; it looks like https://paddock.example.org.
errors-not_a_site = { $folder } is no site that was written before, and is not empty: nothing was written. Choose another folder.
errors-not_linked = The rules could not be linked: { $why }
errors-not_watched = Only those who race may look at this table.
errors-too_many = That is too much at once ({ $what }: { $limit }). Wait a little.
errors-too_large = That is too large: { $most } bytes is the most.
errors-other_origin = The request comes from a page of another site.
errors-bad_request = { $key }: { $why }.
errors-bad_message = The message can't be read: { $why }.
errors-hello_first = The first message must be a hello.
errors-hello_once = One hello is enough; open a new connection for another.
errors-other_protocol = This server speaks protocol { $known }, not { $protocol }: load the page again, or update the program.
errors-not_committed = The secret does not fit the hash that was shown at the start.
errors-dealt_otherwise = Move { $number }: from this secret chance would have given something else.
errors-sealed = The race is about to start: what players contribute to the deal is being gathered. Wait a moment.
errors-no_seal = Nothing is being contributed now: that comes when the host has started the race.
errors-not_fresh = The race at this table does not begin with a fresh deal, so nothing can be pledged for it.
errors-bad_pledge = A pledge is the SHA-256 of 32 bytes, as 64 digits of 0-9 and a-f.
errors-nothing_to_reveal = Seat { $seat } has nothing to contribute: it has pledged nothing, or has contributed already.
errors-bad_contribution = This is not what seat { $seat } has pledged. Send the 32 bytes whose hash was pledged.
errors-not_dealt = The record does not say by which secret it was dealt: only a race that was dealt afresh at a table can be checked.
errors-not_digits = { $key }: 64 digits of 0-9 and a-f are wanted here.
errors-other_derivation = The record says that it was dealt in the way { $version }; by what it holds that would be the way { $known }.
errors-cut_short = Its { $key } is missing: the record was cut or edited, or the race is not over (--unfinished checks what there is).
errors-not_at_its_end = The race is not over after its last move (number { $moves }): the record was cut, or the race is not over (--unfinished checks what there is).
errors-not_pledged = Seat { $seat }: what was contributed is not what was pledged.
errors-other_key = The key in the record does not follow from the secret and the contributions.
errors-not_kept = This is not what a page keeps of a race: take the file that the page saves after the race.
errors-other_commitment = The player was shown another hash before the race.
errors-own_left_out = Seat { $seat }: what this player contributed was not used.
errors-other_pledges = The player saw other pledges before contributing.
errors-told_otherwise = Seat { $seat }: number { $number } of what was told is not what the record tells.
errors-no_connection = { $url } can't be reached: { $why }.
errors-no_web_build = The pages of the browser client are not built yet: run 'make web', then load this page again.
errors-unknown_car = '{ $words }': no team of this race has a car { $car }.
errors-too_many_cars = { $key }: { $cars } { $cars ->
        [one] car is
       *[other] cars are
    } too many for a track of { $sectors } { $sectors ->
        [one] sector
       *[other] sectors
    }; there must be more sectors than cars.
errors-wrong_numbers = { $key }: name { $cars } different { $cars ->
        [one] car
       *[other] cars
    } of this team: { $known }.
errors-not_a_bar = { $key }: a team bar names every team of the race once: { $names }.
errors-no_such_car = { $key }: there is no car { $car } in this race.
errors-no_cars_race = { $key }: name at least one car.
errors-off_the_track = { $key }: a car that has its place is off the track; leave one of the two out.
errors-car_without_space = { $key }: say where the car stands, or that it is out.
errors-same_space = { $key }: another car stands at { $at } already.
errors-not_a_space = { $key }: { $value } is not a space; write sector.lane, as in 12.3, with lane 0 for the apron.
errors-no_such_space = { $key }: there is no space { $value } on this track; sectors run from 0 up to below { $sectors }.
errors-wrong_stack = { $key }: { $value } can't be; { $cars } { $cars ->
        [one] car lies
       *[other] cars lie
    } here, counted from 0 at the bottom.
errors-too_few_places = { $key }: the markers { $lo } to { $hi } are too few for { $cars } racing { $cars ->
        [one] car
       *[other] cars
    }.
errors-no_card_played = { $key }: say which race card the car moves by.
errors-car_twice = { $key }: a car stands here twice.
errors-no_segment = { $key }: all cars of { $seat } have had their segment; name another player.
errors-not_its_car = { $key }: the car that moves does not belong to { $seat }.
errors-no_pit_stop = { $key }: { $seat } has no car on the racing lanes left to decide about.
errors-no_choice_waits = { $key }: nothing waits for the choice '{ $asks }' here; write what it is about.
errors-track_sectors = stretches: { $sectors } { $sectors ->
        [one] sector
       *[other] sectors
    }; a track has { $least } to { $most }.
errors-track_line = { $key }: { $value } can't lie on the start/finish line; the last stretch goes on with '='.
errors-track_join = { $key }: '{ $join }' makes { $wanted } { $wanted ->
        [one] lane
       *[other] lanes
    } of { $lanes }, but the next stretch has { $after }.
errors-track_no_corner = { $key }: a track needs a corner.
errors-track_restart = { $key }: the lanes { $inner } and { $outer } can't be restart lanes; name two neighbours that a sector with { $lanes } { $lanes ->
        [one] lane
       *[other] lanes
    } has.
errors-track_ways = { $key }: { $entries } { $entries ->
        [one] list
       *[other] lists
    } of lanes; one for each lane of the stretch is wanted here, { $lanes } in all.
errors-track_way = { $key }: { $value } is not a way on; 1 to { $most } lanes beside each other are wanted here, as in [2, 3].
errors-track_reach = { $key }: the lanes { $reached } are reached; every one of the { $after } lanes of the next stretch is wanted here, and no other.
errors-track_cross = { $key }: this lane crosses the one before it; go on from the inside to the outside.
errors-no_box = The box '{ $name }' can't be read ({ $why }). Name a TOML file, or one of: { $known }.
errors-box_key = The box has '{ $key }', which means nothing here. Known are: { $known }.
errors-box_missing = The box lacks '{ $key }'.
errors-box_length = { $key }: { $entries } { $entries ->
        [one] entry
       *[other] entries
    }; from { $least } to { $most } are wanted here.
errors-box_bar = { $key }: '{ $value }' is not the team bar of card { $card }; each of these letters is wanted once: { $letters }.
errors-box_twice = { $key }: the number { $number } stands in the box twice; every car needs one of its own.
errors-no_races = { $key }: a season has at least one race.
errors-season_over = The season is over: { $races ->
        [one] its one race has
       *[other] all { $races } races have
    } been run.
errors-arena_there = { $folder } holds the results of an arena already. Go on with them by --resume, or name another folder.
errors-bad_slips = '{ $name }' is no slipping bot: write slips:100:pilot for one that makes 100 of 1,000 decisions at random and drives as the pilot otherwise.
errors-bad_lineup = A line-up names one bot for every driver or team: this race has { $units }, and { $named } are named. Name as many, or say how many race with --seats.
errors-bad_bot_name = { $name } can't be the name of this bot: another one is called so. Choose another name.
errors-other_plan = { $folder } was begun otherwise: its { $key } is { $known }, not { $wanted }. Say the same again, or name another folder.
errors-no_arena = { $folder } holds no results of an arena. 'paddock arena ... -o { $folder }' makes some.
errors-broken_arena = The results in { $folder } can't be read: { $why }.
errors-arena_broke = A bot broke down in the deals { $first } to { $last }: { $why }. What was played before is kept; --resume goes on.
errors-no_races_yet = Not a single race was over in that time. Give it more minutes.
errors-no_arena_extra = The arena's libraries are not installed: pip install 'paddock[arena]'.
errors-no_cluster_extra = Ray is not installed: pip install 'paddock[cluster]'.
errors-no_cluster = The cluster { $address } can't be reached: { $why }.
errors-bad_requirement = '{ $text }' can't be required: write A>B with two of the bots that race: { $known }.
errors-no_program = The program '{ $command }' can't be started: { $why }.
errors-program_form = '{ $text }' is no program for tables: write NAME=COMMAND, with a name of small letters that no bot has.
errors-only_for = The bot '{ $name }' drives only in { $game }, with { $seats } players.
errors-compare_what = Say what to compare: --track or --variant, and --against with another one; or --against key=value.
errors-not_actions = Give one action for each of the { $rows } { $rows ->
        [one] race
       *[other] races
    }, as whole numbers of 64 bits in one row; these were { $kind } of shape { $shape }.
errors-not_a_reset_mask = reset_mask: give one true or false for each of the { $rows } { $rows ->
        [one] race
       *[other] races
    }, as a NumPy array.
errors-no_gpu = There is no GPU here that can be used. Install 'paddock[cuda]' on a machine with an NVIDIA GPU, or leave device="cpu".
errors-no_weights = Nobody has trained a driver for { $what }. There are trained ones for: { $known }.
errors-bad_weights = { $file } does not hold a trained driver: { $why }.
errors-no_research_extra = The libraries for this are not installed: pip install 'paddock[research]'.
errors-other_data = { $folder } holds other data ({ $what }). Name an empty folder, or ask for the same again to go on.
errors-not_a_share = { $name }: { $value } is not a share of the races. Give numbers above 0, as in {"{"}'self': 0.5, 'pilot': 0.5{"}"}.
errors-bot_gave_up = The bot { $bot } can't drive here: { $why }
errors-name_taken = Somebody at this table is called '{ $name }', or something that looks like it. Choose another name.
errors-muted = You can't speak at this table: you were muted here.
errors-chat_off = The chat of this table is switched off.
errors-chat_seats = Only those who have a seat can speak at this table.
errors-unknown_chat = '{ $word }' does not say who may speak. Known are: { $known }.
errors-muted_already = That person is muted already.
errors-not_muted = That person is not muted.
errors-muted_by_house = Those who run this server have muted that person; only they can change it.
errors-muted_yourself = Somebody else must let you speak again: you were muted before you became the host.
errors-nobody_here = Nobody '{ $who }' has sat or spoken at this table.
errors-table_closed = Those who run this server have closed this table.
errors-banned = You can't come in until { $until }. The reason: { $reason }.
errors-banned_for_good = You can't come in here any more. The reason: { $reason }.
errors-bad_reason = Give a reason of 1 to { $most } characters: it is told to who is banned.
errors-bad_ban = '{ $word }' is neither a player nor an address. Give what others see of a player (12 letters and digits), an address, or a range such as 192.0.2.0/24.
errors-wide_ban = '{ $word }' is too wide: give at least { $least } { $least ->
        [one] bit
       *[other] bits
    } of the address.
errors-no_ban = There is no ban '{ $id }'.
errors-own_report = You can't report yourself.
errors-reported_already = You have reported this person already; somebody will look at it.
errors-no_report = There is no report '{ $id }'.
errors-filtered_text = That has words in it that are not wanted here. Say it in another way.
errors-filtered_name = That name is not wanted here. Choose another one.
errors-too_many_patterns = A file of words can have { $most } { $most ->
        [one] pattern
       *[other] patterns
    } at most.
errors-bad_filter_line = Line { $line } is neither a word, nor a part of one such as part*, nor a /pattern/ that can be read.
errors-slow_pattern = The pattern in line { $line } could take too long, or is too long. Use fewer signs for repetition and choice, { "{0,3}" } instead of *, and nothing that looks back or around.
errors-bad_token_file = The token in { $file } can't be read: { $why }.
errors-short_token = The token for those who run the server is too short: it needs { $least } { $least ->
        [one] character
       *[other] characters
    }, drawn by chance.
errors-wrong_operator_token = That is not the token of this server.
errors-operators_only = Only those who run this server can do that: show the token first.
errors-no_cup = There is no championship '{ $id }', or it was given up before it started.
errors-cup_over = The championship is over.
errors-cup_entered = You take part in this championship already.
errors-cup_not_entered = You don't take part in this championship.
errors-cup_taken = Somebody is here as '{ $name }' already. Choose another place.
errors-cup_started = The championship has started: nobody can be added or removed any more. A place can be handed to somebody else.
errors-cup_not_started = The championship has not started yet.
errors-cup_named = Only those on the list take part in this championship: choose your name there.
errors-cup_full = All { $most } places of this championship are taken.
errors-cup_full_log = So much has been written down in this championship that nothing more can be.
errors-cup_full_own = You have come and gone so often in this championship that no more of it is written down.
errors-cup_too_few = There are too few: in a championship of pairs at least two take part, in any other at least one.
errors-cup_points = Points that are given or taken are a whole number from -{ $most } to { $most }, but not 0.
errors-cup_no_race = There is no race '{ $race }' in this championship.
errors-cup_not_yours = Only who runs this championship can do that.
errors-cup_no_place = There is no place '{ $place }' in this championship.
errors-cup_reason = Say why: everybody reads the reason.
errors-cup_table = This is a race of a championship: who sits where, when it starts and what comes next is seen to by itself.
errors-cup_most = So many can't take part: from 2 to { $most }, as many as the game allows.
errors-cup_dates = A league needs a date for every race.
errors-annulled_already = Race { $race } was annulled already.
errors-too_late_to_annul = Race { $race } can't be annulled any more: a later round stands on it. Correct points instead.
errors-not_a_date = { $key }: '{ $value }' is not a date. Write 2026-11-30 or 2026-11-30T20:00+01:00.
errors-bad_address = That address can't be called. Give one that begins with https:// and is open to all.
errors-bad_subscription = The browser's keys for calls can't be read. Switch them off and on again.
errors-not_invitable = You can't invite this person: only people you have raced can be invited, and only if they want it.
errors-invited_already = You have invited this person to this table already.
errors-no_way = There is no such way to call you.
errors-too_many_ways =
    { $most ->
        [one] You can have { $most } of these. Remove it first.
       *[other] You can have { $most } of these. Remove one first.
    }

## phrases

phrases-hello = Hello!
phrases-good_luck = Good luck!
phrases-well_driven = Well driven!
phrases-sorry = Sorry!
phrases-thanks = Thanks!
phrases-ouch = Ouch!
phrases-wait = One moment, please.
phrases-hurry = Your turn!
phrases-rematch = Another race?
phrases-bye = See you!

## cli

cli-compiling = Compiling { $game } for this machine, once: { $done } of { $of } ...
cli-you_are = You are { $seat } in team { $team }. Type a number or the words of a move; 'help' tells more.
cli-you_drive = You drive { $seat }. Type a number or the words of a move; 'help' tells more.
cli-your_move = { $seat }, your move
cli-help = A number or the words of a move plays it. 'why MOVE' tells why a move is not possible, 'rule ID' shows a rule, 'about NAME' explains a card, 'hint' tells what a champion would do, 'thoughts' has what the bots thought told when the race is over, 'table' shows the table again, 'quit' ends (the race is kept if you started with --save).
cli-bye = The race stops here.
cli-saved = Saved: { $file }
cli-unknown_input = '{ $text }' is neither a number from the list nor a move. { $why }
cli-not_in_list = There is no number { $text } in the list.
cli-legal_now = '{ $move }' is possible.
cli-bots = Bots
cli-seats = Players
cli-game = Game
cli-name = Name
cli-rules_version = Rules
cli-verified = { $file }: { $moves } { $moves ->
        [one] move
       *[other] moves
    } replayed, result and digest hold.
cli-passed_failed = { $passed } passed, { $failed } failed
cli-no_peer = Some peers are not installed, so their rows are missing: pip install 'paddock[bench]', or make bench.
cli-title = Title
cli-spaces = Spaces
cli-laps = Laps
cli-corners = Corners
cli-track_ok = ok: { $title } ({ $game }), { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    }, { $laps } { $laps ->
        [one] lap
       *[other] laps
    }, corners { $corners }
cli-serving = The table is open at { $link } (Ctrl+C closes it).
cli-fair = { $file }: nothing is wrong with what could be checked.
cli-unfair = { $file }: something is wrong, see above.
analysis-analysed = { $seat }: accuracy { $accuracy } %, lost by choices { $lost } %, luck { $luck } %.
analysis-counts_win = Worth is the chance to win, out of 100; every choice was tried { $tries } times or less.
analysis-counts_place = Worth is the share of the others left behind, out of 100; every choice was tried { $tries } times or less.
analysis-turning = Turning points: moves { $moves }.
analysis-missing = Decisions that were not judged: { $missing }. The same command with --save goes on from what it has kept.
analysis-move = move
analysis-chosen = chosen
analysis-worth = worth
analysis-rival = best of the others
analysis-lead = lead
analysis-luck = luck
analysis-mark = mark
analysis-brilliant = brilliant
analysis-good = good
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
puzzles-mined = { $folder }: { $found } { $found ->
        [one] puzzle
       *[other] puzzles
    } after { $races } more { $races ->
        [one] race
       *[other] races
    }.
puzzles-go_on = There are not as many as were asked for; the same command goes on from here.
puzzles-game = game
puzzles-puzzles = puzzles
puzzles-easy = easy
puzzles-medium = medium
puzzles-hard = hard
puzzles-leads = still best
puzzles-aims = How often each level finds the best choice, in %; the aim is a champion at { $champion } or more and a club driver at { $club } or less. Still best: tried again with new guesses.
puzzles-not_held = { $game }: the aim is missed.
puzzles-missed = { $game }: not found by every champion, or not best again: { $names }.
cli-tables_id = Table
cli-tables_code = Code
cli-tables_game = Game
cli-tables_status = Status
cli-tables_people = People
cli-tables_verifying = Replaying
cli-tables_verified = { $good } { $good ->
        [one] table holds
       *[other] tables hold
    }, { $wrong } { $wrong ->
        [one] doesn't
       *[other] don't
    }.
cli-tables_backed_up = { $count } { $count ->
        [one] table is
       *[other] tables are
    } in { $file } now.
cli-tables_restored = { $count } { $count ->
        [one] table
       *[other] tables
    } taken in from { $file }.
cli-tables_unreadable = can't be read
cli-tables_backing_up = Saving
cli-tables_restoring = Restoring
cli-tables_thinning = Thinning
cli-tables_forgotten = The person is forgotten; { $count } { $count ->
        [one] table
       *[other] tables
    } had known them. A server that runs shows it within a minute.
cli-tables_thinned = No more than the race is left of { $count } { $count ->
        [one] table
       *[other] tables
    }.
cli-tables_new_key = { $days ->
        [0] Cookies are signed with a new key. All older ones are void: everybody comes as somebody new.
        [one] Cookies are signed with a new key from the next minute on. Older ones are believed for { $days } day more.
       *[other] Cookies are signed with a new key from the next minute on. Older ones are believed for { $days } days more.
    }
cli-tables_dropped = { $count ->
        [one] { $count } snapshot is
       *[other] { $count } snapshots are
    } thrown away. Nothing is lost: tables are opened by their logs until there are new ones.
cli-ratings_verifying = Rating once more
cli-ratings_verified = { $count ->
        [one] { $count } rated race, and all ratings are what it makes of them, to the last digit.
       *[other] { $count } rated races, and all ratings are what they make of them, to the last digit.
    }
cli-ratings_late = { $count ->
        [one] { $count } race was counted after another that was over later. `paddock ratings rebuild` puts them in order.
       *[other] { $count } races were counted after others that were over later. `paddock ratings rebuild` puts them in order.
    }
cli-ratings_differ_in = The first difference is at race { $number }, table { $table }, seat { $seat }: there is { $kept }, and it should be { $made }. `paddock ratings rebuild` writes all ratings anew.
cli-ratings_differ = { $seat } has the rating { $kept }, and the races make it { $made }. `paddock ratings rebuild` writes all ratings anew.
cli-ratings_rebuilding = Counting anew
cli-ratings_rebuilt = { $count ->
        [one] { $count } race was counted anew.
       *[other] { $count } races were counted anew.
    }
cli-tables_banned = { $word } can't come in any more. Servers that run know it within a few seconds.
cli-tables_unbanned = The ban is over. Servers that run know it within a few seconds.
cli-tables_for_good = for good
cli-tables_report_seen = The report is marked as dealt with.
cli-playing = Open { $link } in a browser to race (Ctrl+C closes the table).
cli-season_race = Race { $number } of { $of }: { $track }
cli-place = Place
cli-team = Team
cli-points = Points
cli-drawn = { $n } { $n ->
        [one] picture is
       *[other] pictures are
    } in { $folder }.
cli-thoughts = { $seat } ({ $bot }): { $thoughts }
cli-thoughts_later = What the bots thought will be told when the race is over: before, it would show what is in their hands.
cli-data_done = { $races } { $races ->
        [one] race
       *[other] races
    }, { $decisions } { $decisions ->
        [one] decision
       *[other] decisions
    }, { $shards } { $shards ->
        [one] file
       *[other] files
    } are in { $folder }.
cli-data_stopped = Stopped. What is written stays; the same command goes on from there.
cli-engine_ready = Pages can race by themselves now: load them again for puzzles, for the analysis of a replay, and for races without a network.
cli-wasm_begun = Compiling { $game } for a page: a minute or two ...
cli-wasm_file = { $file }: { $kilobytes } kB
cli-site_begun = Putting the site together: the games are compiled once, a few minutes ...
cli-site_written = { $folder }: { $files } files, { $kilobytes } kB. Any web host serves them as they are.

## drawing

drawing-laps = Laps: { $laps }
drawing-spaces = Spaces: { $spaces }
drawing-heat = Heat: { $heat }
drawing-stress = Stress: { $stress }
drawing-start = Start
drawing-race_line = Race line
drawing-corner_line = Corner line: speed limit and direction
drawing-to_corner = Spaces left to the next corner line
drawing-slots = Grid slots
drawing-spots = Spots: the brighter one is next to the race line
drawing-legend_line = Legend line
drawing-chicane = Chicane: two lines, one limit
drawing-flooded = Flooded space: shifting down costs 1 Heat more
drawing-tunnel = Tunnel: nothing can be discarded
drawing-sectors = Sectors: { $sectors }
drawing-green_line = Green restart line
drawing-restart_lanes = Restart lanes
drawing-apron = Apron (pit lane)
drawing-ways = Lanes that merge or split
drawing-grid = Grid spaces

## bots

bots-thought = { $move } ({ $percent } %, tried { $tries ->
        [one] once
       *[other] { $tries } times
    })
bots-no_thoughts = It did not look ahead: there was one move only, or it drives by rules of thumb or as it was trained.

## hints

hints-plain = { $move }
hints-rather = { $move }: { $why }. Next best: { $other }
hints-close = { $move }. About as good: { $other }
hints-but = { $better }; but { $worse }

## arena

arena-bot = Bot
arena-rating = Rating
arena-certain = 95 %
arena-races = Races
arena-wins = Won
arena-slot = Slot
arena-even = Even
arena-alone = { $bot } raced against itself: what differs comes of where they start.
arena-decision = Per decision
arena-against = Against
arena-ahead = Ahead
arena-difference = Difference
arena-holds = { $text } holds.
arena-holds_not = { $text } is not certain.
arena-stopped = Stopped after { $races } { $races ->
        [one] race
       *[other] races
    }. Nothing is kept; with -o FOLDER it would be.
arena-stopped_kept = Stopped; { $races } { $races ->
        [one] race is
       *[other] races are
    } kept. Go on with: { $command }
arena-faults = Programs failed to decide { $faults ->
        [one] once
       *[other] { $faults } times
    }; the pilot drove for them.

## balance

balance-rounds = Rounds
balance-decisions = Decisions
balance-overtakes = Overtakes
balance-lead_changes = Changes of the lead
balance-pole = Races won from the first slot
balance-last = Races won from the last slot
balance-skill = Better driver ahead
balance-chance = Ahead of a random driver

## fair

fair-whole = The record is whole: it has an end, and its moves lead to its result and digest.
fair-secret = The server's secret fits the hash in the record.
fair-pledges = Every contribution fits its pledge.
fair-deal = All that chance gave follows from the secret and the contributions.
fair-seen = The table, its options and its hash are those that the player saw before contributing.
fair-own = What the player contributed was used, with the pledges that the player saw.
fair-told = Every event that the player was told is what the record tells that seat.
fair-open_unfinished = Not checked: the race is not over, or the record lacks its result or digest.
fair-open_alone = Nothing to check: no player has contributed, so the server alone could have chosen this deal.
fair-open_kept = Could not be checked without what a player kept (--kept FILE).
fair-open_nothing = Not checked: nothing of this was kept.

## operators

operators-title = For those who run this server
operators-token = Token
operators-come_in = Come in
operators-go_out = Leave
operators-refresh = Look again
operators-nothing = Nothing here.
operators-part_load = Load
operators-part_tables = Tables
operators-part_people = Connected now
operators-part_reports = Reports
operators-part_bans = Bans
operators-part_refused = Refused in the last hour
operators-load_tables = Tables
operators-load_watchers = Watching
operators-load_commands = Commands/s
operators-load_bots = Bot moves/s
operators-load_slowest = 99 % of answers
operators-load_memory = Memory
operators-load_queue = Bots waiting
operators-table = Table
operators-game = Game
operators-status = Status
operators-players = Players
operators-lines = Lines
operators-watchers = Watching
operators-age = Age
operators-name = Name
operators-seats = Seats
operators-onlooker = looks on
operators-about = About
operators-reason = Reason
operators-when = When
operators-whom = Whom
operators-until = Until
operators-for_good = for good
operators-whom_hint = A player (12 letters and digits), an address, or a range such as 192.0.2.0/24
operators-new_ban = New ban
operators-ban = Ban
operators-unban = Let in again
operators-days = Days (none: for good)
operators-household = and the household where they are now
operators-mute = Mute
operators-seen = Done
operators-close = Close
operators-close_really = Close this table for everybody
operators-chat = Chat
operators-limit = Limit
operators-count = Times
operators-status_open = open
operators-status_racing = racing
operators-status_over = over
operators-status_closed = closed
operators-reason_abuse = Insults
operators-reason_cheating = Cheating
operators-reason_spam = Spam
operators-reason_name = Name
operators-reason_other = Other
operators-age_minutes = { $n } min
operators-age_hours = { $n } h
operators-age_days = { $n } d

## previews

previews-what = { $game } on { $track }
previews-and = { $first } and { $last }
previews-bot = Bot { $seat }
previews-bots =
    { $n ->
         [one] one bot
        *[other] { $n } bots
    }
previews-guest = Guest
previews-free = free seat
previews-seats_free =
    { $free ->
         [one] 1 seat free
        *[other] { $free } seats free
    }
previews-empty =
    { $what }: { $free ->
             [one] 1 seat free
            *[other] { $free } seats free
        }
previews-open =
    { $what }: { $who }; { $free ->
             [one] 1 seat free
            *[other] { $free } seats free
        }
previews-full = { $what }: { $who }
previews-private = { $what }: a private table
previews-is_private = A private table
previews-waiting = About to start
previews-racing = The race is on
previews-over = Race over
previews-won =
    Race over: { $who } { $n ->
         [one] wins
        *[other] win
    }
previews-won_by =
    Race over: { $who } { $n ->
         [one] wins
        *[other] win
    } { $score }
previews-open_about = Take a seat or look on, in your browser. No account needed.
previews-full_about = All seats are taken. Come and look on, in your browser.
previews-on_about = Look on, move by move, in your browser.
previews-over_about = { $what }: see the race again, move by move.
previews-private_about = Only those who race can look on.
previews-house = Paddock: racing board games
previews-house_about = Race board games in your browser, with friends or against bots. No account needed.
previews-cup = Championship of { $game }
previews-cup_open = Entry is open
previews-cup_over = The championship is over
previews-cup_leads = { $who } leads
previews-cup_won = { $who } has won the championship
previews-former = Former member
previews-cup_after = Races run: { $n }

calls-turn = Your turn
calls-invited = { $name } invites you to race
calls-until = Until { $time }
calls-feed = Paddock: your turns
