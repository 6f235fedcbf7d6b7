## errors

errors-unknown_game = Няма игра „{ $name }“. Налични са: { $known }.
errors-unknown_bot = Няма бот „{ $name }“. Налични са: { $known }.
errors-bad_budget = „{ $words }“ не е време за мислене: напишете 200ms, 2s или брой опити, например 2000.
errors-unknown_rule = Няма правило „{ $id }“ в { $game }. Първото е { $first }; „paddock rules { $game }“ показва всички.
errors-unknown_language = Няма език „{ $name }“. Налични са: { $known }.
errors-unknown_option = Няма настройка „{ $key }“. Налични са: { $known }.
errors-option_form = „{ $text }“ не е настройка: напишете key=value.
errors-unknown_seat = Няма място „{ $seat }“. Местата са: { $known }.
errors-unknown_seat_in = Стъпка { $number } от play: няма място „{ $seat }“. Местата са: { $known }.
errors-not_seats = С { $value } { $value ->
        [one] играч
       *[other] играчи
    } тук не може да се играе; възможни са { $known }.
errors-bad_seat_name = „{ $name }“ не може да е име на място: нужни са от 1 до { $most } печатни знака, но не и chance, expect, step или spectator.
errors-seat_is_a_word = „{ $name }“ не може да е име на място: в тази игра думата значи нещо друго.
errors-seat_twice = Две места имат едно и също име: { $names }.
errors-not_a_choice = { $key }: „{ $value }“ не е възможно. Изберете от: { $choices }.
errors-not_reset = Няма „{ $name }“ преди първото състезание. Първо извикайте reset().
errors-no_such_action = Няма действие „{ $action }“. Действията са цели числа от 0 до { $most }.
errors-wrong_opponents = { $wanted ->
        [one] Нужен е
       *[other] Нужни са
    } { $wanted } { $wanted ->
        [one] противник
       *[other] противници
    }, а не { $count }. Посочете един бот за всички или по един за всяко друго място.
errors-needs_reset = Състезанието свърши. Извикайте reset(), за да започне друго.
errors-not_a_number = { $key }: { $value } не е цяло число от { $least } до { $most }.
errors-not_a_mapping = { $key }: тук трябват двойки „key: value“, а не { $value }.
errors-not_a_list = { $key }: тук трябва списък, а не { $value }.
errors-not_text_key = { $key }: тук трябва дума, а не { $value }.
errors-too_many_cards = { $key }: тук може да има най-много { $most } { $most ->
        [one] карта
       *[other] карти
    }.
errors-unknown_key = Тук няма ключ „{ $key }“. Налични са: { $known }.
errors-key_missing = Липсва ключът „{ $key }“.
errors-no_variant = Вариантът „{ $name }“ не може да бъде прочетен ({ $why }). Посочете файл TOML или един от следните: { $known }.
errors-variant_key = Вариантът съдържа „{ $key }“, което тук не значи нищо.
errors-variant_missing = Във варианта липсва „{ $key }“.
errors-variant_kilometres = { $key }: тук трябва таблица с 1 до { $most } стойности в километри и броя на картите за всяка от тях.
errors-variant_too_large = Вариантът има твърде много карти за една купчинка: най-много може да са { $most }.
errors-deck_size = Тесте от { $cards } { $cards ->
        [one] карта
       *[other] карти
    } не стига за { $seats } { $seats ->
        [one] ръка
       *[other] ръце
    } или надхвърля най-големия брой: { $most }.
errors-illegal_move = { $seat } не може да направи хода „{ $move }“: { $reason } ({ $rule }).
errors-unknown_verb = „{ $words }“ не е ход. Ходът започва с една от думите: { $verbs }.
errors-wrong_form = „{ $words }“ не е ход: напишете „{ $form }“.
errors-unknown_card = „{ $words }“: в тази игра няма карта { $card }.
errors-attack_wanted = „{ $words }“: картата { $card } е атака; напишете „attack { $card } TEAM“.
errors-no_attack = „{ $words }“: картата { $card } не е атака; напишете „play { $card }“.
errors-unknown_team = „{ $words }“: няма отбор { $team }. Отборите са: { $teams }.
errors-answer_wanted = „{ $words }“: напишете „{ $verb } yes“ или „{ $verb } no“.
errors-no_hints = На тази маса няма подсказки: състезават се няколко души и подсказка за един би била нечестна. Който отваря маса, може да ги разреши за всички.
errors-no_decision = { $seat } няма какво да решава сега. Поискайте подсказка, когато е ваш ред.
errors-hint_pending = Последната поискана подсказка още се обмисля. Изчакайте отговора.
errors-hints_busy = Мнозина искат да знаят какво би направил шампионът. Попитайте пак след малко или решете сами.
errors-nothing_to_undo = Още не е изиграно нищо, което да може да се върне.
errors-undo_barrier = Последният ход не може да се върне: той е разкрил нещо скрито.
errors-undo_other_seat = Ходът не може да се върне: друг вече е играл след него.
errors-no_such_card_left = { $key }: една карта { $card } е в повече; броят им в играта е { $count }.
errors-too_few_cards = { $key }: { $wanted ->
        [one] нужна е
       *[other] нужни са
    } { $wanted } { $wanted ->
        [one] карта
       *[other] карти
    }, а { $left ->
        [one] остава
       *[other] остават
    } само { $left }.
errors-wrong_pile = { $key }: картата { $card } не може да лежи на тази купчинка.
errors-hand_too_large = { $key }: в ръката има { $cards } { $cards ->
        [one] карта
       *[other] карти
    }, а може да са най-много { $most }.
errors-too_far = { $key }: не може да са изминати { $km } км, когато целта е { $target } км.
errors-wrong_target = { $key }: { $value } не е възможно; в тази позиция е { $target } (след удължение посочете кой го е поискал: extension_by).
errors-no_extension = { $key }: в кръг на { $target } км няма удължение.
errors-no_kontra = { $key }: за контра трябва точно една атака да чака отговор от играч, който държи съответния жокер; техният брой тук е { $found }. Посочете коя с attack и attacked.
errors-no_cards = { $key }: { $seat } няма карта, която да изиграе.
errors-not_completed = { $key }: за удължение се решава само когато мястото { $seat } току-що е достигнало { $target } км и има по-дълъг път.
errors-not_over = { $key }: играта не свършва, преди някой отбор да има { $points } { $points ->
        [one] точка
       *[other] точки
    }.
errors-impossible_chance = chance[{ $index }]: „{ $outcome }“ не може да се падне тук: няма го сред това, което може да се изтегли.
errors-unknown_outcome = chance[{ $index }]: „{ $outcome }“ не е нещо, което случаят може да даде в тази игра.
errors-no_file = Файлът не може да бъде прочетен: { $why }.
errors-not_text = Файлът не е текст в UTF-8.
errors-file_too_large = Файлът е по-голям от { $most } { $most ->
        [one] байт
       *[other] байта
    }.
errors-not_yaml = Ред { $line } не е YAML: { $problem }.
errors-no_aliases = Ред { $line }: котви и псевдоними тук не се четат; напишете цялата стойност.
errors-key_twice = Ред { $line }: ключът „{ $key }“ се среща тук за втори път.
errors-bad_key = Ред { $line }: ключът трябва да е дума или число.
errors-not_a_scenario = Това не е сценарий: нужни са поне ключовете game и seats.
errors-not_a_step = Стъпка { $number } от play не е стъпка: напишете „seat: move“, „seat: {"{"}try: move, refused: RULE{"}"}“, „seat: {"{"}undo: true{"}"}“ или „expect: {"{"}...{"}"}“.
errors-not_a_record = Това не е запис на състезание: нужни са поне ключовете game, rules, seats и moves.
errors-not_a_move = Ход { $number } не е ход: напишете „seat: move“, а каквото е дал случаят – като „chance: [...]“.
errors-bad_move = Ход { $number }: { $why }
errors-chance_differs = Ход { $number }: според записа случаят е дал { $wanted }, но правилата са поискали { $got }.
errors-record_differs = Записът не е верен: в него { $key } е { $wanted }, а при повторението се получава { $got }.
errors-other_rules = Записаното състезание е играно по версия { $rules } на правилата на { $game }; тук важи версия { $version }.
errors-in_file = { $file }: { $why }
errors-in_step = { $where }: { $why }
errors-no_folder = Файлът { $file } не може да бъде записан: { $why }.
errors-no_scenarios = Няма файл със сценарий в { $paths }: такива файлове завършват на .yaml или .yml.
errors-not_toml = Файлът не е TOML: { $problem }.
errors-no_track = Пистата „{ $name }“ не може да бъде прочетена. { $why } Посочете файл TOML или една от следните: { $known }.
errors-no_tracks = { $game } няма писти. Писти има за: { $known }.
errors-track_key = Пистата съдържа „{ $key }“, което тук не значи нищо. Налични са: { $known }.
errors-track_missing = В пистата липсва „{ $key }“.
errors-track_game = game: пистата е за „{ $name }“, а не за { $game }.
errors-track_text = { $key }: тук трябват от 1 до { $most } печатни знака.
errors-track_too_long = laps: { $laps } { $laps ->
        [one] обиколка
       *[other] обиколки
    } по { $spaces } { $spaces ->
        [one] поле
       *[other] полета
    } { $laps ->
        [one] прави
       *[other] правят
    } { $length } { $length ->
        [one] поле
       *[other] полета
    }, а може да са най-много { $most }.
errors-track_corners = corners: тук трябват от 1 до { $most } завоя, а не { $count }.
errors-track_order = { $key }: { $value } не може да следва след { $before }; изредете завоите по реда им на пътя, всяка линия само веднъж.
errors-track_chicane = { $key }: втората линия на шикан идва веднага след първата, със същото ограничение.
errors-track_stretch = { $key }: дайте първото и последното поле на отсечката, например [5, 10], а не { $value }.
errors-track_legend = legend: дайте по една линия за всеки от { $corners } { $corners ->
        [one] завой
       *[other] завоя
    } или нито една; тук има { $count }.
errors-track_bends = bends: дайте по едно число за всяко от { $spaces } { $spaces ->
        [one] поле
       *[other] полета
    }; тук има { $count }.
errors-track_bend = { $key }: { $value } не е число в градуси от -{ $most } до { $most }.
errors-track_twist = bends: сборът им е { $sum } градуса; една пълна обиколка по часовниковата стрелка е 360.
errors-track_open = bends: кръгът не се затваря. Краят му е на { $miss } полета от началото ({ $ahead } в повече напред, { $right } в повече надясно); може да са най-много { $most }.
errors-track_crosses = bends: кръгът минава през самия себе си. Разстоянието между полетата { $one } и { $other } е { $distance }; оставете { $room } между средите им.
errors-not_a_grid = { $key }: напишете „random“ или списък на всички играчи, всеки само веднъж, по реда на позициите на стартовата решетка: { $names }.
errors-no_turn = { $key }: във фазата „{ $phase }“ никой не е на ход; махнете „{ $key }“ или изберете друга фаза.
errors-whose_turn = { $key }: във фазата „{ $phase }“ една кола е на ход; посочете коя.
errors-wrong_queue = { $key }: изредете колите, които тепърва ще се движат, тоест тези с карти в игровата си зона: { $names }.
errors-wrong_lever = { $key }: лостът за предавките може да се различава от предавката само докато планът на { $seat } е скрит, и то най-много с две предавки.
errors-wrong_places = { $key }: местата в класирането трябва да вървят от 1 нататък, всяко само веднъж; тук те са { $places }.
errors-spot_alone = { $key }: място без поле; напишете и pos на { $seat }.
errors-same_spot = { $key }: това място вече е заето от { $other }; дайте на { $seat } друго pos или spot.
errors-over_the_line = { $key }: колата { $seat } не може да е тук, защото финалът е на { $finish }; напишете мястото ѝ в класирането или по-малко pos.
errors-out_of_the_race = { $key }: колата { $seat } вече има място в класирането и не се движи повече; посочете кола, която още се състезава.
errors-not_over_yet = { $key }: фазата е „over“ точно тогава, когато всяка кола има място в класирането; тук тя е „{ $phase }“.
errors-no_slipstream = { $key }: както стоят колите, { $seat } не може да използва въздушна струя; сложете кола до нея или на полето точно пред нея, преди финала, така че да има какво да спечели.
errors-no_packet = { $key }: карти за изхвърляне се събират само във фазата „discard“, а не в „{ $phase }“.
errors-needs_option = { $key }: тази опция върви заедно с '{ $other }', а тя е изключена.
errors-not_as_many = { $key }: тук са нужни { $wanted } записа, а има { $count }.
errors-too_many_of = { $key }: '{ $value }' го има само { $most } пъти.
errors-not_with_options = { $key }: в това състезание няма нищо такова, защото опцията '{ $option }' е изключена.
errors-no_upgrades = Подобренията „{ $name }“ не могат да бъдат прочетени ({ $why }). Посочете файл TOML или 'standard'.
errors-upgrade_key = Подобренията съдържат „{ $key }“, което тук не значи нищо. Известни са: { $known }.
errors-heat_card_says = { $key }: на карта Топлина няма нищо друго; махнете: { $names }.
errors-direct_card = { $key }: карта за пряка игра има една стойност и никакъв символ +.
errors-too_few_upgrades = За избора са нужни { $needed } подобрения, а в тестето им има { $count }.
errors-not_with_option = { $key }: това не върви заедно с '{ $other }', което е '{ $value }'.
errors-no_draft = { $key }: в това състезание не се избират подобрения във фазата „{ $phase }“.
errors-empty_market = { $key }: на пазара трябва да е останала карта.
errors-not_an_upgrade = { $key }: { $card } не е подобрение, а само те се обновяват.
errors-not_printed = { $key }: стойността { $value } не стои на тази карта.
errors-values_and_phase = { $key }: във фазата „value“ карта от игровата зона още няма стойност, а във фазата „{ $phase }“ всички имат.
errors-nothing_to_pay = { $key }: една от тези карти няма символ Топлина, който да чака плащане.
errors-not_in_play = { $key }: { $card } не е в игровата зона.
errors-not_at_a_table = Състезание с тези опции не може да се кара на маса, защото страниците още не го показват: { $options }. Може в терминала и с програми.
errors-packet_in_tunnel = { $key }: кола в тунел не може да изхвърля нищо.
errors-bad_plan = { $key }: { $cards } { $cards ->
        [one] карта не може да е
       *[other] карти не могат да са
    } план на предавка { $gear }: първо превключете, завършете плана с толкова карти, колкото е предавката, и играйте Топлина само когато в ръката не остава нищо друго.
errors-too_much_heat = { $key }: извън двигателя { $named ->
        [one] е посочена
       *[other] са посочени
    } { $named } { $named ->
        [one] карта
       *[other] карти
    } Топлина, което е твърде много; общо има { $all }, като най-много една от тях е UH.
errors-too_much_stress = { $key }: играчите имат { $taken } { $taken ->
        [one] карта
       *[other] карти
    } Стрес, а в кутията има { $all }.
errors-not_discardable = { $key }: картата { $card } не може да се изхвърля, затова не може да лежи тук.
errors-variant_counts = { $key }: общо { $cards }; възможни са от { $least } до { $most }.
errors-variant_segment = { $key }: тук е нужен списък от 1 до { $most } полета.
errors-variant_numbers = { $key }: всеки сегмент трябва да има свой номер.
errors-not_racers = { $key }: напиши 'random' или списък от { $count } { $count ->
        [one] състезател
       *[other] различни състезатели
    } по реда на местата. Познати са: { $known }.
errors-too_many_places = { $key }: { $places } { $places ->
        [one] място
       *[other] места
    } за жетони за промяна са твърде много; най-много { $most }.
errors-track_path = { $key }: '{ $value }' не е трасе. Напиши от 1 до { $most } букви: S за права, R и L за завой надясно и наляво.
errors-track_too_many = { $key }: { $used ->
        [one] използван е
       *[other] използвани са
    } { $used } { $used ->
        [one] сегмент
       *[other] сегмента
    } от вида { $kind }; в кутията има { $there }.
errors-track_numbers = { $key }: дай по един номер за всеки от { $count } { $count ->
        [one] сегмент
       *[other] сегмента
    } на трасето.
errors-track_segment = { $key }: няма сегмент { $value } от вида { $kind }. Познати са: { $known }.
errors-track_segment_twice = { $key }: сегментът { $value } е използван два пъти; от всеки има по един.
errors-track_overlaps = { $key }: пистата минава през себе си: сегмент { $other } би легнал върху сегмент { $one }.
errors-track_not_closed = { $key }: обиколката не се затваря: свършва { $column } { $column ->
        [one] квадрат
       *[other] квадрата
    } на изток и { $row } на юг от началото си, в посока { $heading } вместо E.
errors-track_not_clockwise = { $key }: обиколката върви по часовника: десните минус левите завои трябва да са 4, а не { $turns }.
errors-track_fields = { $key }: на обиколка от { $fields } { $fields ->
        [one] поле
       *[other] полета
    } не може да се кара; нужни са от { $least } до { $most }.
errors-track_not_shorter = { $key }: { $track } няма сегменти, които могат да се махнат.
errors-track_even = { $key }: { $value } { $value ->
        [one] сегмент не затваря
       *[other] сегмента не затварят
    } обиколка; четен брой от { $least } до { $most } може.
errors-no_random_tracks = { $game } няма случайни писти. Има ги за: { $known }.
errors-racer_twice = { $key }: { $racer } е посочен два пъти; всеки състезател е само един.
errors-too_many_racers = { $key }: { $seat } не може да има повече от { $most } { $most ->
        [one] състезател
       *[other] състезатели
    }.
errors-not_ordered = { $key }: { $seat } не е избрал реда на състезателите си, така че не може да е техен ред.
errors-ordered_already = { $key }: { $seat } няма какво да подрежда тук.
errors-too_many_dice = { $key }: не може да има повече от { $most } { $most ->
        [one] зар
       *[other] зара
    }.
errors-double_before = { $key }: второ { $die } е чифт и след него не би могло да има зар или ход.
errors-wrong_final = { $key }: последният рунд е точно когато някой състезател има { $laps } { $laps ->
        [one] жетон
       *[other] жетона
    } за обиколка.
errors-laps_owed = { $key }: { $seat } е карал толкова, че трябва да има { $laps } { $laps ->
        [one] жетон
       *[other] жетона
    } за обиколка.
errors-same_field = { $key }: на поле { $field } вече стои { $other }; само във фазата 'duel' или при ход двама състезатели са на едно поле.
errors-not_exchanged = { $key }: { $racer } би разменил толкова бонус жетони за бонус карта.
errors-done_already = Командата „{ $id }“ вече е изпълнена.
errors-unknown_command = Масата не познава „{ $do }“. Налични са: { $known }.
errors-seat_taken = Мястото { $seat } е заето; изберете свободно.
errors-seat_free = На мястото { $seat } не седи никой.
errors-seats_free = Състезанието не може да започне, докато има свободни места: { $seats }. Изчакайте играчи или оставете ботове да карат.
errors-bad_name = Името трябва да има от 1 до { $most } знака.
errors-mixed_name = Напишете всяка дума от името си с една азбука: заради букви, които само си приличат, биха ви объркали с друг.
errors-bad_text = Кажете нещо с 1 до { $most } знака.
errors-unknown_phrase = Няма реплика „{ $phrase }“. Налични са: { $known }.
errors-not_your_seat = На мястото { $seat } не карате вие.
errors-not_host = Това може да направи само този, който е отворил масата.
errors-not_away = На мястото { $seat } вече кара неговият играч.
errors-started_already = Състезанието е започнало; местата вече остават, както са.
errors-not_started = Състезанието още не е започнало.
errors-stale = Междувременно нещо се е променило за { $seat }; погледнете отново, преди да изберете.
errors-no_store = Базата данни { $url } не отговаря: { $why }.
errors-store_away = Сървърът няма достъп до това, което е съхранил. Нищо не е загубено; опитайте отново след малко.
errors-stopping = Сървърът скоро ще спре. Опитайте отново след малко.
errors-unknown_method = Тук няма метод { $method }. Познати са: { $known }.
errors-broke = Нещо се обърка в сървъра. Отбелязано е; опитайте отново или презаредете страницата.
errors-no_port = Не може да се слуша на { $host }, порт { $port }: { $why }. Изберете друг порт.
errors-bad_proxy = „{ $text }“ не е адрес на прокси. Напишете адреси или мрежи, разделени със запетаи, например 127.0.0.1 или 10.0.0.0/8.
errors-store_busy = Базата данни { $url } сега е твърде заета за това. Нищо не е променено; опитайте отново след малко.
errors-bad_url = Това не е адрес на база данни ({ $why }). Напишете sqlite:///FILE или postgresql://USER@HOST/NAME.
errors-no_table = Няма маса „{ $id }“.
errors-table_exists = Вече има маса „{ $id }“.
errors-line_taken = Дневникът на масата „{ $id }“ вече има ред { $seq }; погледнете отново.
errors-table_rules = На масата „{ $id }“ се играе по версия { $rules } на правилата на { $game }; тук важи версия { $version }.
errors-table_differs = Масата „{ $id }“ не е вярна: ключът ѝ раздава други карти, а не тези от дневника ѝ.
errors-snapshot_differs = Моментната снимка на масата „{ $id }“ след { $lines } реда не е това, което следва от дневника ѝ. Изтрийте я с `paddock tables drop-snapshots`: нищо не се губи.
errors-bad_backup = { $file } не е резервно копие или е повреден: { $why }.
errors-table_unreadable = Масата „{ $id }“ не може да се прочете: ред { $line } от дневника ѝ е повреден ({ $why }). Възстановете я от резервно копие; всички други маси продължават.
errors-header_unreadable = Масата „{ $id }“ не може да се прочете: данните ѝ не са записани, както трябва ({ $why }). Възстановете я от резервно копие; всички други маси продължават.
errors-newer_database = Базата данни { $url } е използвана от по-нова версия на Paddock (ревизията ѝ е { $revision }). Инсталирайте онази версия или възстановете по-старо резервно копие.
errors-newer_backup = Резервното копие е записано от по-нова версия на Paddock (видът му е { $form }). Инсталирайте онази версия, за да го прочетете.
errors-no_plain_file = { $file } не е обикновен файл и върху него не се записва нищо. Посочете друг файл.
errors-backup_sealed = { $file } е запечатан. Посочете файла с ключа му: --key-file FILE.
errors-backup_open = { $file } не е запечатан. Пропуснете --key-file, ако му се доверявате.
errors-bad_key_file = Ключът в { $file } не може да се прочете: { $why }.
errors-short_key = Ключът в { $file } е твърде къс. Напишете 64 шестнадесетични цифри, 32 случайни байта или парола с поне { $least } знака.
errors-no_sealed_extra = Това, което запечатва резервни копия, не е инсталирано: pip install 'paddock[sealed]'.
errors-no_person = Тук няма никого „{ $word }“. Дайте идентификатора на играч или това, което другите виждат от него.
errors-signed_out = Излезли сте. Заредете страницата отново, за да влезете наново.
errors-bad_moment = „{ $text }“ не е момент: напишете ден, напр. 2031-05-04, или ден и час, напр. '2031-05-04 18:30'.
errors-no_files_here = Тук не може да се посочи файл: дайте името на някой от тези, които идват с играта, или напишете цялото му съдържание.
errors-kicked = Този, който е отворил масата, ви отстрани от нея.
errors-no_seat = Това може да направи само този, който има място на тази маса.
errors-away_already = На мястото { $seat } вече кара бот.
errors-out_for_good = Състезателят на мястото { $seat } е окончателно извън това състезание.
errors-bot_drives = На мястото { $seat } сега кара бот; кажете „back“, за да поемете волана.
errors-race_over = Състезанието е свършило.
errors-pause = Всички чакат отговор; състезанието продължава след малко.
errors-no_pause = Няма пауза, която да може да свърши.
errors-nothing_to_relieve = Мястото { $seat } не кара никого да чака или има часовник, който се грижи за това.
errors-patience = Мястото { $seat } може да мисли още { $seconds } { $seconds ->
        [one] секунда
       *[other] секунди
    }, преди бот да може да поеме волана.
errors-cannot_kick = Посочете някого от тази маса, но не този, който я е отворил.
errors-race_not_over = Състезанието не е свършило: колко са стрували решенията се казва, когато никой вече не може да се възползва.
errors-not_an_analysis = Това не е анализ на състезание, какъвто записва „paddock analyse --save“.
errors-bad_analysis = Този анализ не може да бъде прочетен: { $why }.
errors-not_a_puzzle = Това не е задача: тук се иска сценарий с част „puzzle“.
errors-bad_puzzle = Тази задача не може да бъде прочетена: { $why }.
errors-puzzles_where = Посочете игра и, с -o, папка за задачите ѝ; или напишете --check, за да се измерят наличните.
errors-not_over_for_rematch = Реваншът идва след състезанието, а това още не е свършило.
errors-rematch_already = Вече има реванш: масата { $table }.
errors-bad_pace = Няма такова темпо. Налични са: { $known }.
errors-bad_pace_value = { $key }: { $value } не е число от 0 до { $most } или не е предвидено за това темпо.
errors-not_an_option = „{ $key }“ не е настройка на състезание.
errors-pictures_busy = В момента се рисуват много картинки. Опитайте пак след няколко секунди.
errors-replays_busy = В момента се показват повторно много състезания. Опитайте пак след няколко секунди.
errors-try_again = Сървърът не можа да запише това сега или не знае дали го е записал. Поискайте го отново след малко със същия номер: ще се изпълни само веднъж.
errors-not_ready = { $game } се подготвя за тази машина, само веднъж; това отнема около минута. Опитайте отново след малко.
errors-not_compiled = { $game } не можа да се подготви на тази машина: компилаторът спря преждевременно. Поискайте отново за нов опит; дневникът на сървъра казва повече.
errors-store_in_use = Друг сървър вече води масите от { $url }. SQLite е за един сървър: спрете другия или използвайте PostgreSQL за няколко.
errors-one_worker = SQLite е за един процес, а не за { $workers }. Посочете база данни PostgreSQL с --database postgresql://..., за да пуснете няколко.
errors-bad_redis = Адресът на Redis не може да се използва: { $why }.
errors-no_server_extra = Библиотеките на сървъра не са инсталирани: pip install 'paddock[server]'.
errors-no_scope = Този токен не е за това: липсва му разрешението „{ $scope }“.
errors-unknown_scope = Няма разрешение с име „{ $scope }“. Налични са: { $known }.
errors-too_many_tokens = Никой не може да има повече от { $most } { $most ->
        [one] токен
       *[other] токена
    }; първо премахнете някой.
errors-no_passkeys_here = Ключовете за достъп искат адрес с име. Тук използвайте код за възстановяване.
errors-bad_passkey = Ключът за достъп не беше приет ({ $why }). Опитайте отново.
errors-known_passkey = Този ключ за достъп вече се използва. Влезте с него.
errors-no_passkey = Този ключ за достъп не е познат тук. Може да е премахнат.
errors-last_passkey = Това е единственият ви начин да се върнете. Добавете първо друг ключ за достъп или код за възстановяване.
errors-too_many_passkeys = Имате най-големия брой ключове за достъп: { $most }. Премахнете първо един.
errors-challenge_over = Отне твърде дълго или вече е отговорено. Опитайте отново.
errors-wrong_code = Никой член няма такъв код за възстановяване. Проверете всяка буква и опитайте отново.
errors-no_token = Нямате токен „{ $id }“.
errors-bad_token = Токенът не е валиден: грешен е или е бил премахнат.
errors-no_code = Няма маса с код „{ $word }“.
errors-no_replay = „{ $what }“ го няма или още го няма: състезание може да се вземе, когато е свършило.
errors-no_example = Няма пример „{ $name }“ за { $game }. Има: { $known }.
errors-no_linker = Тук няма нищо, което да свързва WebAssembly. Инсталирайте с: pip install 'paddock[wasm]' (или пакета lld на Debian).
errors-no_page = Страницата още не е изградена: изпълни „make web“ (или „make site“, което прави и двете).
errors-bad_base = Мястото на сайта на неговия хост е път като /games/ от букви, цифри, точки и тирета; „{ $base }“ не е такъв.
errors-bad_server = „{ $server }“ не е адрес на сървър; той изглежда като https://paddock.example.org.
errors-not_a_site = { $folder } не е сайт, записан преди това, и не е празна: нищо не беше записано. Избери друга папка.
errors-not_linked = Правилата не можаха да се свържат: { $why }
errors-not_watched = Тази маса могат да гледат само тези, които се състезават на нея.
errors-too_many = Това е твърде много наведнъж ({ $what }: { $limit }). Изчакайте малко.
errors-too_large = Това е твърде голямо: може да е най-много { $most } { $most ->
        [one] байт
       *[other] байта
    }.
errors-other_origin = Заявката идва от страница на друг сайт.
errors-bad_request = { $key }: { $why }.
errors-bad_message = Съобщението не може да бъде прочетено: { $why }.
errors-hello_first = Първото съобщение трябва да е „hello“.
errors-hello_once = Едно „hello“ е достатъчно; за друго отворете нова връзка.
errors-other_protocol = Този сървър говори протокол { $known }, а не { $protocol }: заредете страницата отново или обновете програмата.
errors-not_committed = Тайната не съответства на хеша, показан в началото.
errors-dealt_otherwise = Ход { $number }: при тази тайна случаят би дал нещо друго.
errors-sealed = Състезанието ще започне всеки момент: събира се приносът на играчите към раздаването. Изчакайте малко.
errors-no_seal = Сега не се дава принос: това става, когато домакинът е започнал състезанието.
errors-not_fresh = Състезанието на тази маса не започва с ново раздаване, затова няма за какво да се дава обещание.
errors-bad_pledge = Обещанието е SHA-256 на 32 байта, записано с 64 цифри 0-9 и a-f.
errors-nothing_to_reveal = Мястото { $seat } няма какво да даде: не е обещало нищо или вече е дало приноса си.
errors-bad_contribution = Това не е обещаното от мястото { $seat }. Изпратете онези 32 байта, чийто хеш е обещан.
errors-not_dealt = Записът не казва с коя тайна е раздадено: може да се провери само състезание, раздадено наново на маса.
errors-not_digits = { $key }: тук са нужни 64 цифри 0-9 и a-f.
errors-other_derivation = Записът казва, че е раздадено по начин { $version }; според съдържанието му би бил начин { $known }.
errors-cut_short = Липсва { $key }: записът е отрязан или променен, или състезанието не е приключило (--unfinished проверява наличното).
errors-not_at_its_end = Състезанието не приключва с последния ход (номер { $moves }): записът е отрязан, или състезанието не е приключило (--unfinished проверява наличното).
errors-not_pledged = Място { $seat }: даденото не е обещаното.
errors-other_key = Ключът в записа не следва от тайната и приносите.
errors-not_kept = Това не е каквото страницата пази от състезание: вземете файла, който тя записва след състезанието.
errors-other_commitment = Преди състезанието на играча е показан друг хеш.
errors-own_left_out = Място { $seat }: приносът на този играч не е използван.
errors-other_pledges = Преди да даде приноса си, играчът е видял други обещания.
errors-told_otherwise = Място { $seat }: номер { $number } от казаното не е това, което казва записът.
errors-no_connection = Няма връзка с { $url }: { $why }.
errors-no_web_build = Страниците за браузъра още не са изградени: изпълнете 'make web' и заредете страницата отново.
errors-unknown_car = „{ $words }“: никой отбор в това състезание няма кола { $car }.
errors-too_many_cars = { $key }: { $cars } { $cars ->
        [one] кола е твърде много
       *[other] коли са твърде много
    } за писта с { $sectors } { $sectors ->
        [one] сектор
       *[other] сектора
    }; секторите трябва да са повече от колите.
errors-wrong_numbers = { $key }: посочи { $cars } { $cars ->
        [one] кола
       *[other] различни коли
    } на този отбор: { $known }.
errors-not_a_bar = { $key }: лентата на отборите посочва всеки отбор от състезанието веднъж: { $names }.
errors-no_such_car = { $key }: в това състезание няма кола { $car }.
errors-no_cars_race = { $key }: посочи поне една кола.
errors-off_the_track = { $key }: кола, която вече има място, е извън пистата; пропусни едното от двете.
errors-car_without_space = { $key }: кажи къде стои колата или че е отпаднала.
errors-same_space = { $key }: на { $at } вече стои друга кола.
errors-not_a_space = { $key }: { $value } не е поле; напиши сектор.лента, например 12.3, лента 0 е за бокса.
errors-no_such_space = { $key }: на тази писта няма поле { $value }; секторите са от 0 до под { $sectors }.
errors-wrong_stack = { $key }: { $value } не може; тук има { $cars } { $cars ->
        [one] кола
       *[other] коли
    }, броено от 0 отдолу.
errors-too_few_places = { $key }: маркерите { $lo } до { $hi } са малко за { $cars } { $cars ->
        [one] кола
       *[other] коли
    }.
errors-no_card_played = { $key }: кажи с коя състезателна карта се движи колата.
errors-car_twice = { $key }: една кола стои тук два пъти.
errors-no_segment = { $key }: всички коли на { $seat } вече са имали ход; посочи друг играч.
errors-not_its_car = { $key }: колата, която се движи, не е на { $seat }.
errors-no_pit_stop = { $key }: { $seat } няма повече кола на лентите, за която да решава.
errors-no_choice_waits = { $key }: нищо не чака избора „{ $asks }“; напиши за какво се отнася.
errors-track_sectors = stretches: { $sectors } { $sectors ->
        [one] сектор
       *[other] сектора
    }; пистата има от { $least } до { $most }.
errors-track_line = { $key }: { $value } не може да е на финалната линия; последната отсечка продължава с „=“.
errors-track_join = { $key }: „{ $join }“ прави { $wanted } { $wanted ->
        [one] лента
       *[other] ленти
    } от { $lanes }, а следващата отсечка има { $after }.
errors-track_no_corner = { $key }: пистата трябва да има завой.
errors-track_restart = { $key }: лентите { $inner } и { $outer } не могат да са за рестарт; посочи две съседни, които сектор с { $lanes } { $lanes ->
        [one] лента
       *[other] ленти
    } има.
errors-track_ways = { $key }: { $entries } { $entries ->
        [one] списък
       *[other] списъка
    } с ленти; тук трябва по един за всяка лента на отсечката, общо { $lanes }.
errors-track_way = { $key }: { $value } не е продължение; тук трябват от 1 до { $most } ленти една до друга, като [2, 3].
errors-track_reach = { $key }: стига се до лентите { $reached }; тук трябва всяка от лентите на следващата отсечка (общо { $after }) и никоя друга.
errors-track_cross = { $key }: тази лента пресича предната; продължавай отвътре навън.
errors-no_box = Кутията „{ $name }“ не може да бъде прочетена ({ $why }). Посочете файл TOML или една от следните: { $known }.
errors-box_key = Кутията съдържа „{ $key }“, което тук не значи нищо. Известни са: { $known }.
errors-box_missing = В кутията липсва „{ $key }“.
errors-box_length = { $key }: { $entries } { $entries ->
        [one] запис
       *[other] записа
    }; тук трябват от { $least } до { $most }.
errors-box_bar = { $key }: „{ $value }“ не е лентата на отборите на карта { $card }; всяка от тези букви трябва веднъж: { $letters }.
errors-box_twice = { $key }: номер { $number } го има два пъти в кутията; всяка кола трябва да има свой.
errors-no_races = { $key }: сезонът има поне едно състезание.
errors-season_over = Сезонът свърши: { $races ->
        [one] единственото състезание е проведено
       *[other] всичките { $races } състезания са проведени
    }.
errors-arena_there = { $folder } вече съдържа резултати от арена. Продължете ги с --resume или посочете друга папка.
errors-bad_slips = '{ $name }' не е бот, който греши: напишете slips:100:pilot за такъв, който взема 100 от 1000 решения наслуки, а иначе кара като pilot.
errors-bad_lineup = Съставът назовава по един бот за всеки пилот или отбор: в това състезание те са { $units }, а назовани са { $named }. Назовете толкова или кажете с --seats колко се състезават.
errors-bad_bot_name = { $name } не може да е името на този бот: друг вече се казва така. Изберете друго име.
errors-other_plan = { $folder } е започната иначе: { $key } е { $known }, а не { $wanted }. Кажете същото отново или посочете друга папка.
errors-no_arena = { $folder } не съдържа резултати от арена. „paddock arena ... -o { $folder }“ ги създава.
errors-broken_arena = Резултатите в { $folder } не могат да се прочетат: { $why }.
errors-arena_broke = Бот се срина в раздаванията от { $first } до { $last }: { $why }. Изиграното досега е запазено; --resume продължава.
errors-no_races_yet = Нито едно състезание не завърши за това време. Дайте повече минути.
errors-no_arena_extra = Библиотеките на арената не са инсталирани: pip install 'paddock[arena]'.
errors-no_cluster_extra = Ray не е инсталиран: pip install 'paddock[cluster]'.
errors-no_cluster = Клъстерът { $address } не е достъпен: { $why }.
errors-bad_requirement = „{ $text }“ не може да се изисква: напишете A>B с два от ботовете, които се състезават: { $known }.
errors-no_program = Програмата „{ $command }“ не може да се стартира: { $why }.
errors-program_form = „{ $text }“ не е програма за маси: напишете NAME=COMMAND, с име от малки букви, което няма никой бот.
errors-only_for = Ботът „{ $name }“ кара само в { $game }, с { $seats } играчи.
errors-compare_what = Кажете какво да се сравни: --track или --variant и --against с друго; или --against key=value.
errors-not_actions = Дай по едно действие за всяко от { $rows } { $rows ->
        [one] състезание
       *[other] състезания
    }, като 64-битови цели числа в един ред; тези бяха { $kind } с форма { $shape }.
errors-not_a_reset_mask = reset_mask: дай по едно вярно или невярно за всяко от { $rows } { $rows ->
        [one] състезание
       *[other] състезания
    }, като масив на NumPy.
errors-no_gpu = Тук няма графичен процесор, който може да се ползва. Инсталирай 'paddock[cuda]' на машина с GPU на NVIDIA или остави device="cpu".
errors-no_weights = Никой не е обучил пилот за: { $what }. Обучени има за: { $known }.
errors-bad_weights = { $file } не съдържа обучен пилот: { $why }.
errors-no_research_extra = Нужните библиотеки не са инсталирани: pip install 'paddock[research]'.
errors-other_data = { $folder } съдържа други данни ({ $what }). Посочи празна папка или поискай отново същото, за да продължиш.
errors-not_a_share = { $name }: { $value } не е дял от състезанията. Дай числа над 0, като {"{"}'self': 0.5, 'pilot': 0.5{"}"}.
errors-bot_gave_up = Ботът { $bot } не може да кара тук: { $why }
errors-name_taken = Някой на тази маса се казва „{ $name }“ или нещо, което прилича на това. Изберете друго име.
errors-muted = Не можете да говорите на тази маса: тук сте заглушени.
errors-chat_off = Разговорът на тази маса е изключен.
errors-chat_seats = На тази маса говорят само тези, които имат място.
errors-unknown_chat = „{ $word }“ не казва кой може да говори. Познати са: { $known }.
errors-muted_already = Този човек вече е заглушен.
errors-not_muted = Този човек не е заглушен.
errors-muted_by_house = Този човек е заглушен от тези, които поддържат сървъра; само те могат да го променят.
errors-muted_yourself = Някой друг трябва да ви позволи отново да говорите: заглушиха ви, преди масата да стане ваша.
errors-nobody_here = Никой „{ $who }“ не е сядал и не е говорил на тази маса.
errors-table_closed = Тези, които поддържат сървъра, затвориха тази маса.
errors-banned = Не можете да влезете до { $until }. Причината: { $reason }.
errors-banned_for_good = Вече не можете да влизате тук. Причината: { $reason }.
errors-bad_reason = Дайте причина от 1 до { $most } знака: тя се казва на изгонения.
errors-bad_ban = „{ $word }“ не е нито играч, нито адрес. Дайте това, което другите виждат за играча (12 букви и цифри), адрес или обхват като 192.0.2.0/24.
errors-wide_ban = „{ $word }“ е твърде широко: дайте поне { $least } { $least ->
        [one] бит
       *[other] бита
    } от адреса.
errors-no_ban = Няма забрана „{ $id }“.
errors-own_report = Не можете да докладвате себе си.
errors-reported_already = Вече сте докладвали този човек; някой ще погледне.
errors-no_report = Няма доклад „{ $id }“.
errors-filtered_text = Там има думи, които не са желани тук. Кажете го по друг начин.
errors-filtered_name = Това име не е желано тук. Изберете друго.
errors-too_many_patterns = Файл с думи може да има най-много { $most } { $most ->
        [one] образец
       *[other] образеца
    }.
errors-bad_filter_line = Ред { $line } не е нито дума, нито част от дума като част*, нито /образец/, който може да се прочете.
errors-slow_pattern = Образецът на ред { $line } може да отнеме твърде дълго или е твърде дълъг. Използвайте по-малко знаци за повторение и избор, { "{0,3}" } вместо *, и нищо, което гледа назад или наоколо.
errors-bad_token_file = Ключът в { $file } не може да се прочете: { $why }.
errors-short_token = Ключът на тези, които поддържат сървъра, е твърде къс: нужни са { $least } { $least ->
        [one] случаен знак
       *[other] случайни знака
    }.
errors-wrong_operator_token = Това не е ключът на този сървър.
errors-operators_only = Това могат само тези, които поддържат сървъра: първо покажете ключа.
errors-no_cup = Няма шампионат '{ $id }' или е изоставен, преди да започне.
errors-cup_over = Шампионатът свърши.
errors-cup_entered = Вече участвате в този шампионат.
errors-cup_not_entered = Не участвате в този шампионат.
errors-cup_taken = Някой вече е тук като '{ $name }'. Изберете друго място.
errors-cup_started = Шампионатът започна: никой вече не може да се добави или махне. Място може да се даде на друг.
errors-cup_not_started = Шампионатът още не е започнал.
errors-cup_named = В този шампионат участват само тези от списъка: изберете там името си.
errors-cup_full = Всичките { $most } места в този шампионат са заети.
errors-cup_full_log = В този шампионат е записано толкова, че нищо повече не се побира.
errors-cup_full_own = Влизали сте и сте излизали толкова пъти от този шампионат, че повече не се записва.
errors-cup_too_few = Твърде малко са: в шампионат по двойки участват поне двама, във всеки друг поне един.
errors-cup_points = Дадените или отнетите точки са цяло число от -{ $most } до { $most }, но не 0.
errors-cup_no_race = В този шампионат няма състезание '{ $race }'.
errors-cup_not_yours = Това може да направи само организаторът на шампионата.
errors-cup_no_place = В този шампионат няма място '{ $place }'.
errors-cup_reason = Кажете защо: причината я четат всички.
errors-cup_table = Това е състезание от шампионат: кой къде седи, кога започва и какво следва, се урежда само.
errors-cup_most = Толкова не могат да участват: от 2 до { $most }, колкото позволява играта.
errors-cup_dates = Лигата има нужда от дата за всяко състезание.
errors-annulled_already = Състезание { $race } вече е анулирано.
errors-too_late_to_annul = Състезание { $race } вече не може да се анулира: следващ кръг стъпва на него. Поправете точките.
errors-not_a_date = { $key }: '{ $value }' не е дата. Напишете 2026-11-30 или 2026-11-30T20:00+01:00.
errors-bad_address = На този адрес не може да се изпрати нищо. Дайте такъв, който започва с https:// и е отворен за всички.
errors-bad_subscription = Ключовете на браузъра за известия не могат да се прочетат. Изключете ги и ги включете отново.
errors-not_invitable = Не можете да поканите този човек: канят се само хора, с които сте се състезавали, и само ако искат.
errors-invited_already = Вече сте поканили този човек на тази маса.
errors-no_way = Няма такъв начин да ви известим.
errors-too_many_ways =
    { $most ->
        [one] Можете да имате { $most } такова. Първо го махнете.
       *[other] Можете да имате { $most } такива. Първо махнете едно.
    }

## phrases

phrases-hello = Здравей!
phrases-good_luck = Успех!
phrases-well_driven = Чудесно каране!
phrases-sorry = Извинявай!
phrases-thanks = Благодаря!
phrases-ouch = Ох!
phrases-wait = Един момент, моля.
phrases-hurry = Твой ред е!
phrases-rematch = Още едно състезание?
phrases-bye = До скоро!

## cli

cli-compiling = Компилиране на { $game } за този компютър, само веднъж: { $done } от { $of } ...
cli-you_are = Вие сте { $seat } в отбор { $team }. Въведете номер или думите на ход; повече ще научите с „help“.
cli-you_drive = Вие карате { $seat }. Въведете номер или думите на ход; повече ще научите с „help“.
cli-your_move = { $seat }, ваш ред е
cli-help = Въведете номер или думите на ход, за да го изиграете. „why MOVE“ казва защо даден ход не е възможен, „rule ID“ показва правило, „about NAME“ обяснява карта, „hint“ казва какво би направил шампионът, с „thoughts“ след края на състезанието ще научите какво са мислили ботовете, „table“ показва отново масата, „quit“ прекратява играта (състезанието се запазва, ако сте започнали с --save).
cli-bye = Състезанието спира тук.
cli-saved = Записано: { $file }
cli-unknown_input = „{ $text }“ не е нито номер от списъка, нито ход. { $why }
cli-not_in_list = В списъка няма номер { $text }.
cli-legal_now = Ходът „{ $move }“ е възможен.
cli-bots = Ботове
cli-seats = Играчи
cli-game = Игра
cli-name = Име
cli-rules_version = Правила
cli-verified = { $file }: { $moves ->
        [one] повторен е { $moves } ход
       *[other] повторени са { $moves } хода
    }; резултатът и контролната сума съвпадат.
cli-passed_failed = { $passed } { $passed ->
        [one] успешен
       *[other] успешни
    }, { $failed } { $failed ->
        [one] неуспешен
       *[other] неуспешни
    }
cli-no_peer = Някои от другите библиотеки не са инсталирани и затова редовете им липсват: pip install 'paddock[bench]' или make bench.
cli-title = Заглавие
cli-spaces = Полета
cli-laps = Обиколки
cli-corners = Завои
cli-track_ok = ok: { $title } ({ $game }), { $spaces } { $spaces ->
        [one] поле
       *[other] полета
    }, { $laps } { $laps ->
        [one] обиколка
       *[other] обиколки
    }, завои { $corners }
cli-serving = Масата е отворена на { $link } (Ctrl+C я затваря).
cli-fair = { $file }: в това, което можеше да се провери, няма нищо грешно.
cli-unfair = { $file }: нещо не е наред, вижте по-горе.
analysis-analysed = { $seat }: точност { $accuracy } %, загуба от избори { $lost } %, късмет { $luck } %.
analysis-counts_win = Стойността е шансът за победа, от 100; всеки избор е опитан най-много { $tries } пъти.
analysis-counts_place = Стойността е делът на останалите, оставени назад, от 100; всеки избор е опитан най-много { $tries } пъти.
analysis-turning = Повратни моменти: ходове { $moves }.
analysis-missing = Неоценени решения: { $missing }. Същата команда с --save продължава от запазеното.
analysis-move = ход
analysis-chosen = избор
analysis-worth = стойност
analysis-rival = най-добрият от другите
analysis-lead = преднина
analysis-luck = късмет
analysis-mark = оценка
analysis-brilliant = блестящ
analysis-good = добър
analysis-inaccuracy = неточност
analysis-mistake = грешка
analysis-blunder = груба грешка
puzzles-mined = { $folder }: { $found } { $found ->
        [one] задача
       *[other] задачи
    } след още { $races } { $races ->
        [one] състезание
       *[other] състезания
    }.
puzzles-go_on = Не са толкова, колкото бяха поискани; същата команда продължава оттук.
puzzles-game = игра
puzzles-puzzles = задачи
puzzles-easy = лесни
puzzles-medium = средни
puzzles-hard = трудни
puzzles-leads = още най-добър
puzzles-aims = Колко често всяко ниво намира най-добрия избор, в %; целта е champion с { $champion } или повече и club с { $club } или по-малко. Още най-добър: опитан отново с нови предположения.
puzzles-not_held = { $game }: целта не е постигната.
puzzles-missed = { $game }: не ги намира всеки champion или вече не са най-добри: { $names }.
cli-tables_id = Маса
cli-tables_code = Код
cli-tables_game = Игра
cli-tables_status = Състояние
cli-tables_people = Хора
cli-tables_verifying = Повторение
cli-tables_verified = { $good } { $good ->
        [one] маса е вярна
       *[other] маси са верни
    }, а { $wrong } не { $wrong ->
        [one] е
       *[other] са
    }.
cli-tables_backed_up = В { $file } сега { $count ->
        [one] е { $count } маса
       *[other] са { $count } маси
    }.
cli-tables_restored = От { $file } { $count ->
        [one] е взета { $count } маса
       *[other] са взети { $count } маси
    }.
cli-tables_unreadable = не може да се прочете
cli-tables_backing_up = Записване
cli-tables_restoring = Възстановяване
cli-tables_thinning = Разчистване
cli-tables_forgotten = Човекът е забравен; { $count ->
        [one] познаваше го { $count } маса
       *[other] познаваха го { $count } маси
    }. Работещ сървър показва това до една минута.
cli-tables_thinned = Само състезанието остана от { $count } { $count ->
        [one] маса
       *[other] маси
    }.
cli-tables_new_key = { $days ->
        [0] Бисквитките се подписват с нов ключ. Всички по-стари вече не важат: всеки идва като нов посетител.
        [one] От следващата минута бисквитките се подписват с нов ключ. По-старите важат още { $days } ден.
       *[other] От следващата минута бисквитките се подписват с нов ключ. По-старите важат още { $days } дни.
    }
cli-tables_dropped = { $count ->
        [one] Изтрита е { $count } моментна снимка
       *[other] Изтрити са { $count } моментни снимки
    }. Нищо не се губи: масите се отварят от дневниците си, докато има нови.
cli-ratings_verifying = Изчисляване наново
cli-ratings_verified = { $count ->
        [one] { $count } състезание с рейтинг: всички рейтинги излизат същите до последната цифра.
       *[other] { $count } състезания с рейтинг: всички рейтинги излизат същите до последната цифра.
    }
cli-ratings_late = { $count ->
        [one] { $count } състезание е преброено след друго, което е свършило по-късно. `paddock ratings rebuild` ги подрежда.
       *[other] { $count } състезания са преброени след други, които са свършили по-късно. `paddock ratings rebuild` ги подрежда.
    }
cli-ratings_differ_in = Първата разлика е при състезание { $number }, маса { $table }, място { $seat }: записано е { $kept }, а трябва да е { $made }. `paddock ratings rebuild` записва всички рейтинги наново.
cli-ratings_differ = { $seat } има рейтинг { $kept }, а от състезанията излиза { $made }. `paddock ratings rebuild` записва всички рейтинги наново.
cli-ratings_rebuilding = Броене наново
cli-ratings_rebuilt = { $count ->
        [one] Преброено е наново { $count } състезание.
       *[other] Преброени са наново { $count } състезания.
    }
cli-tables_banned = { $word } вече не може да влиза. Работещите сървъри го научават до няколко секунди.
cli-tables_unbanned = Забраната приключи. Работещите сървъри го научават до няколко секунди.
cli-tables_for_good = завинаги
cli-tables_report_seen = Докладът е отбелязан като разгледан.
cli-playing = Отворете { $link } в браузър, за да се състезавате (Ctrl+C затваря масата).
cli-season_race = Състезание { $number } от { $of }: { $track }
cli-place = Място
cli-team = Отбор
cli-points = Точки
cli-drawn = { $n } { $n ->
        [one] картина е
       *[other] картини са
    } в { $folder }.
cli-thoughts = { $seat } ({ $bot }): { $thoughts }
cli-thoughts_later = Какво са мислили ботовете, ще се каже след края на състезанието: по-рано би издало какво държат в ръка.
cli-data_done = { $races } { $races ->
        [one] състезание
       *[other] състезания
    }, { $decisions } { $decisions ->
        [one] решение
       *[other] решения
    } и { $shards } { $shards ->
        [one] файл
       *[other] файла
    } са в { $folder }.
cli-data_stopped = Спряно. Записаното остава; същата команда продължава оттам.
cli-engine_ready = Страниците вече могат да се състезават и сами: презаредете ги за задачи, за анализ на повторение и за състезания без мрежа.
cli-wasm_begun = Компилиране на { $game } за страница: минута-две ...
cli-wasm_file = { $file }: { $kilobytes } kB
cli-site_begun = Сайтът се сглобява: игрите се компилират веднъж, няколко минути ...
cli-site_written = { $folder }: файлове: { $files }, { $kilobytes } kB. Всеки уеб хост ги дава такива, каквито са.

## drawing

drawing-laps = Обиколки: { $laps }
drawing-spaces = Полета: { $spaces }
drawing-heat = Топлина: { $heat }
drawing-stress = Стрес: { $stress }
drawing-start = Старт
drawing-race_line = Идеална линия
drawing-corner_line = Линия на завой: ограничение на скоростта и посока
drawing-to_corner = Оставащи полета до линията на следващия завой
drawing-slots = Позиции на стартовата решетка
drawing-spots = Места: по-светлото е до идеалната линия
drawing-legend_line = Линия за легендите
drawing-chicane = Шикан: две линии, едно ограничение
drawing-flooded = Наводнено поле: свалянето на предавка струва с 1 Топлина повече
drawing-tunnel = Тунел: нищо не може да се изхвърля
drawing-sectors = Сектори: { $sectors }
drawing-green_line = Зелена линия за рестарт
drawing-restart_lanes = Ленти за рестарт
drawing-apron = Бокс (пит лейн)
drawing-ways = Ленти, които се сливат или делят
drawing-grid = Места на старта

## bots

bots-thought = { $move } ({ $percent } %, { $tries } { $tries ->
        [one] опит
       *[other] опита
    })
bots-no_thoughts = Не гледа напред: имаше само един ход, или кара по опит, или както е обучен.

## hints

hints-plain = { $move }
hints-rather = { $move }: { $why }. Втори избор: { $other }
hints-close = { $move }. Почти толкова добро: { $other }
hints-but = { $better }; но { $worse }

## arena

arena-bot = Бот
arena-rating = Рейтинг
arena-certain = 95 %
arena-races = Състезания
arena-wins = Спечелени
arena-slot = Място
arena-even = Поравно
arena-alone = { $bot } се състезава сам със себе си: разликите идват от мястото на старта.
arena-decision = На решение
arena-against = Срещу
arena-ahead = Отпред
arena-difference = Разлика
arena-holds = { $text } е вярно.
arena-holds_not = { $text } не е сигурно.
arena-stopped = Спряно след { $races } { $races ->
        [one] състезание
       *[other] състезания
    }. Нищо не е запазено; с -o FOLDER щеше да бъде.
arena-stopped_kept = Спряно; { $races ->
        [one] запазено е { $races } състезание
       *[other] запазени са { $races } състезания
    }. Продължете с: { $command }
arena-faults = Програмите не успяха да решат { $faults } { $faults ->
        [one] път
       *[other] пъти
    }; вместо тях кара пилотът.

## balance

balance-rounds = Рундове
balance-decisions = Решения
balance-overtakes = Изпреварвания
balance-lead_changes = Смени на водача
balance-pole = Победи от първата позиция
balance-last = Победи от последната позиция
balance-skill = По-добрият водач отпред
balance-chance = Пред случаен водач

## fair

fair-whole = Записът е цял: има край, а ходовете му водят до резултата и дайджеста му.
fair-secret = Тайната на сървъра съответства на хеша в записа.
fair-pledges = Всеки принос съответства на обещанието си.
fair-deal = Всичко, което е дал случаят, следва от тайната и приносите.
fair-seen = Масата, настройките и хешът ѝ са тези, които играчът е видял, преди да даде приноса си.
fair-own = Приносът на играча е използван, с обещанията, които той е видял.
fair-told = Всяко събитие, казано на играча, е това, което записът казва на мястото му.
fair-open_unfinished = Не е проверено: състезанието не е приключило, или липсва резултатът или дайджестът.
fair-open_alone = Няма какво да се провери: никой играч не е дал принос, затова сървърът сам би могъл да избере раздаването.
fair-open_kept = Не може да се провери без онова, което е запазил играч (--kept ФАЙЛ).
fair-open_nothing = Не е проверено: нищо от това не е запазено.

## operators

operators-title = За тези, които поддържат сървъра
operators-token = Ключ
operators-come_in = Вход
operators-go_out = Изход
operators-refresh = Обнови
operators-nothing = Тук няма нищо.
operators-part_load = Натоварване
operators-part_tables = Маси
operators-part_people = Свързани сега
operators-part_reports = Доклади
operators-part_bans = Забрани
operators-part_refused = Отказани през последния час
operators-load_tables = Маси
operators-load_watchers = Гледат
operators-load_commands = Команди/с
operators-load_bots = Ходове на ботове/с
operators-load_slowest = 99 % от отговорите
operators-load_memory = Памет
operators-load_queue = Чакащи ботове
operators-table = Маса
operators-game = Игра
operators-status = Състояние
operators-players = Играчи
operators-lines = Редове
operators-watchers = Гледат
operators-age = Възраст
operators-name = Име
operators-seats = Места
operators-onlooker = гледа
operators-about = За кого
operators-reason = Причина
operators-when = Кога
operators-whom = Кой
operators-until = До
operators-for_good = завинаги
operators-whom_hint = Играч (12 букви и цифри), адрес или обхват като 192.0.2.0/24
operators-new_ban = Нова забрана
operators-ban = Забрани
operators-unban = Пусни пак
operators-days = Дни (празно: завинаги)
operators-household = и домът, в който е сега
operators-mute = Заглуши
operators-seen = Готово
operators-close = Затвори
operators-close_really = Затвори тази маса за всички
operators-chat = Разговор
operators-limit = Ограничение
operators-count = Пъти
operators-status_open = отворена
operators-status_racing = състезание
operators-status_over = край
operators-status_closed = затворена
operators-reason_abuse = Обиди
operators-reason_cheating = Измама
operators-reason_spam = Спам
operators-reason_name = Име
operators-reason_other = Друго
operators-age_minutes = { $n } мин
operators-age_hours = { $n } ч
operators-age_days = { $n } д

## previews

previews-what = { $game }, { $track }
previews-and = { $first } и { $last }
previews-bot = Бот { $seat }
previews-bots =
    { $n ->
         [one] един бот
        *[other] { $n } бота
    }
previews-guest = Гост
previews-free = свободно място
previews-seats_free =
    { $free ->
         [one] 1 свободно място
        *[other] { $free } свободни места
    }
previews-empty =
    { $what }: { $free ->
             [one] 1 свободно място
            *[other] { $free } свободни места
        }
previews-open =
    { $what }: { $who }; { $free ->
             [one] 1 свободно място
            *[other] { $free } свободни места
        }
previews-full = { $what }: { $who }
previews-private = { $what }: частна маса
previews-is_private = Частна маса
previews-waiting = Малко преди старта
previews-racing = Състезанието тече
previews-over = Край на състезанието
previews-won =
    Край на състезанието: { $n ->
         [one] победа
        *[other] победа
    } за { $who }
previews-won_by =
    Край на състезанието: { $n ->
         [one] победа
        *[other] победа
    } за { $who } { $score }
previews-open_about = Заемете място или гледайте, в браузъра. Не е нужна регистрация.
previews-full_about = Всички места са заети. Гледайте състезанието в браузъра.
previews-on_about = Гледайте ход по ход, в браузъра.
previews-over_about = { $what }: вижте състезанието отново, ход по ход.
previews-private_about = Могат да гледат само тези, които се състезават.
previews-house = Paddock: настолни състезания
previews-house_about = Настолни състезания в браузъра, с приятели или срещу ботове. Не е нужна регистрация.
previews-cup = Шампионат по { $game }
previews-cup_open = Записването е отворено
previews-cup_over = Шампионатът свърши
previews-cup_leads = Води: { $who }
previews-cup_won = Печели шампионата: { $who }
previews-former = Бивш член
previews-cup_after = Проведени състезания: { $n }

calls-turn = Ваш ред е
calls-invited = { $name } ви кани на състезание
calls-until = До { $time }
calls-feed = Paddock: вашите ходове
