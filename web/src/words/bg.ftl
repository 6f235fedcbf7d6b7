## action

action-choose = Изберете
action-pause = Може ли някой да отговори?
action-skip = Прескочи
action-undo = Отмени
action-wait = Другите са на ход …

## away

away-absent = Бот кара, докато няма връзка.
away-clock = Времето изтече: кара бот.
away-kicked = Отпратен: бот кара докрай.
away-left = Бот кара вместо вас.
away-resigned = Отказ: бот кара докрай.
away-short = бот
away-slow = Другите оставиха бот да кара.

## bots

bots-champion = Шампион
bots-club = Клубен пилот
bots-pilot = Пилот
bots-pro = Професионалист
bots-random = Зар
bots-rookie = Новак
bots-search = Мислител

## charts

charts-gaps = Зад водача
charts-places = Места, рунд по рунд

## chat

chat-none = Поздравете: готовите фрази се превеждат за всички.
chat-phrases = Готови фрази
chat-send = Изпрати
chat-title = Чат
chat-write = Напишете нещо
close = Затвори

## connection

connection-closed = Връзката е затворена.
connection-connecting = Свързване …
connection-offline = Връзката прекъсна; ще се възстанови сама …

## curtain

curtain-ready = Аз съм { $name }
curtain-text = Картите са скрити, докато сте готови.
curtain-title = Подайте екрана на { $name }

## fair

fair-again = Опитайте пак
fair-alone = Никой играч не е дал принос към раздаването.
fair-claim_deal = Че картите следват от ключа по правилата, проверява „paddock verify“ с тези два файла.
fair-claim_key = Ключът на раздаването следва от тайната и всички приноси.
fair-claim_own = Използван е приносът на вашия браузър.
fair-claim_pledges = Всеки е дал това, което е обещал преди.
fair-claim_result = Записът има резултата, който ви беше казан.
fair-claim_secret = Тайната на сървъра е тази, с която е бил обвързан, преди да седнете.
fair-claim_told = Казаното ви в състезанието е това, което повторението казва на мястото ви.
fair-first = Първо състезание: започва с позната позиция и познати карти, за учене.
fair-fresh = Честно раздаване: сървърът вече е обвързан със своята част, а браузърът на всеки играч добавя своята на старта. Така никой не може да избере картите или да ги знае предварително.
fair-mark_checking = Раздаването се проверява …
fair-mark_failed = Раздаването не можа да се провери сега.
fair-mark_fair = Раздаването е проверено: всичко съвпада
fair-mark_open = Не е открито нищо грешно, но не сте дали принос към това раздаване
fair-mark_wrong = Нещо не съвпада: вижте какво
fair-not = Това не е вярно.
fair-pledged = дава принос към раздаването
fair-position = Това състезание започва с нагласена позиция: който я е направил, може да знае картите.
fair-replay = Това състезание продължава по-старо, след ход { $moves }: който го е видял, знае картите му.
fair-save_kept = Запишете запазеното
fair-save_record = Запишете записа
fair-sealed = Състезанието започва. Остава да дадат принос към раздаването: { $names }

## heat

heat-car_at = { $name }, P{ $rank }, обиколка { $lap } от { $laps }
heat-corner_ahead = Завой след { $n } { $n ->
        [one] поле
       *[other] полета
    }, ограничение { $limit }
heat-engine = Топлина в двигателя: { $n }
heat-gears = Скоростен лост
heat-other_moves = Какво още може да направите
heat-track_summary = Писта { $title }: { $cars }

## help

help-cards = Карти
help-keys = Клавиатура
help-rules = Правила
help-search = Търсене в правилата
help-title = Помощ и правила
help-found =
    { $count ->
        [one] { $count } правило
       *[other] { $count } правила
    }

## invite

invite-code = Код:
invite-copied = Копирано
invite-link = Връзка към масата
invite-qr = QR код на връзката
invite-share = Сподели
invite-title = Покани

## keys

keys-choice = Избор с номер
keys-close = Затвори отвореното
keys-confirm = Потвърди
keys-help = Помощ
keys-me = Вижте колата си
keys-move = Движение по изборите
keys-overview = Цялата писта или отблизо
keys-skip = Прескочи анимацията
keys-undo = Отмени
keys-zoom = Приближи, отдалечи, върни

## lessons

lessons-done = Вече знаете как става: оттук нататък състезанието е ваше. Успех!
lessons-enough = Без подсказки
lessons-got_it = Разбрах
lessons-heat_cards = Сега картите: сборът им е вашата Скорост. Колата-призрак показва къде ще стигнете, а редът долу какво би струвал завоят.
lessons-heat_confirm = Колата-призрак показва къде ще бъдете. Харесва ли ви? Големият бутон играе картата; друга карта променя плана.
lessons-heat_corner = Това беше цял ход. Оттук нататък внимавайте в завоите: който мине над ограничението, плаща 1 Топлина за всяка точка отгоре; който не може, се завърта. Изберете предавка според това, което идва.
lessons-heat_discard = Може да изхвърлите ненужни карти; теглите до 7. После приключете изхвърлянето.
lessons-heat_gear = Изберете предавка: толкова карти ще изиграете. По-висока е по-бърза, но завоите имат ограничение.
lessons-heat_limit = Следващият завой е с ограничение 7. Играйте 3, 2 и 2: със Скорост 7 минавате безплатно, с повече щяхте да платите.
lessons-heat_react = Придвижихте се. Използвайте предложеното тук или приключете реакциите с големия бутон.
lessons-heat_slip = До вас или точно пред вас има кола: въздушната ѝ струя може да ви дръпне 2 полета безплатно.
lessons-scrap_again = Дотук 8. Още веднъж: само 3 или 5 би било чифт, а имате и жетон за промяна.
lessons-scrap_bonus = Имате бонус карти: докоснете една, за да видите докъде води. Играят се преди и след движението. Който спре върху друг, се бие на дуел.
lessons-scrap_double = Чифт: вместо да карате, теглите карта катастрофа и получавате за нея бонус жетон.
lessons-scrap_drive = Карайте сбора на заровете. Който спре върху друг, се бие на дуел.
lessons-scrap_order = Имате две машини: изберете коя е първа за цялото състезание.
lessons-scrap_roll = Още един зар, или спирате и карате сбора? Число, което вече имате, е чифт и води до катастрофа: лентата показва риска.
lessons-scrap_save = Чифт! Жетон за промяна още може да смени последния зар; иначе приемете катастрофата.
lessons-scrap_stop = Спасено: 3, 5 и 4 правят 12. При три различни числа всяко второ хвърляне е чифт: спрете тук.
lessons-scrap_winner = Срещат се вашите машини: вие решавате коя печели дуела.
lessons-speed_attack = Водите. Атаките бавят другите: при ОГРАНИЧЕНИЕ НА СКОРОСТТА съперникът не може да мине повече от 60 км с една карта.
lessons-speed_confirm = Редът казва какво ще направи картата. Големият бутон я играе; докоснете друга, ако размислите.
lessons-speed_discard = Сега нищо не може да се играе. Изберете най-ненужната карта: тя се изхвърля и ходът ви свършва.
lessons-speed_kontra = Държите жокера срещу тази атака: отговорете сега или никога.
lessons-speed_rolling = Движите се: изберете карта с километри, за да продължите, или атака, за да спрете някого.
lessons-speed_start = Нищо не тръгва без СТАРТ: играйте я, ако я имате. Картите, които сега не може да играете, са сиви: докоснете, за да видите защо.
lessons-speed_stopped = Спрели са ви. Поправете го с подходящата карта и после СТАРТ; след СТОП стига СТАРТ.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Изберете една от колите си: всяка получава по една карта в този ход. Свързаните с нея може да тръгнат заедно.
lessons-thunder_card = Изберете карта: голямото число са точките за движение, малкото важи от бокса. Видът казва кой тръгва заедно; цветният маркер е износването.
lessons-thunder_discard = Изхвърлете картите, които не искате, и продължете; теглите нови.
lessons-thunder_draft = Карта за драфт: свързаните коли отпред и отзад тръгват с вас. Напред, и се движи цялата колона.
lessons-thunder_line = Тук лентите се събират или разделят: изберете накъде върви колоната.
lessons-thunder_pit = Жълт флаг или край на хода: спирането в бокса маха временното износване, но струва места.
lessons-thunder_second = Цялата колона се придвижи срещу един маркер износване. Сега последната ви кола, която още не е карала в този ход.
lessons-thunder_solo = Соло се движи само една кола. С тази карта може да си размените местата с колата точно отпред срещу 1 точка.
lessons-thunder_steps = Докоснете светло поле на пистата или бутон. Напред срещу кола свързва или бута, според картата. С отмяната се връщате стъпка назад.
lessons-thunder_swap = Размяна: вашата кола минава, а другата остава зад нея.

## lobby

lobby-begins_first = първо състезание
lobby-begins_position = започва с нагласена позиция
lobby-begins_replay = продължава по-старо състезание: картите може да са познати
lobby-code = Код или връзка
lobby-first_race = Първо състезание, стъпка по стъпка
lobby-games = Игри
lobby-go = Напред
lobby-join = Влезте на маса
lobby-none_open = В момента няма отворени маси.
lobby-none_recent = Тук ще се пазят вашите състезания.
lobby-open = Отворени маси
lobby-preparing = { $game } се подготвя за тази машина, само веднъж …
lobby-race_now = Старт веднага
lobby-recent = Последни състезания
lobby-running = Вашите текущи състезания
lobby-soon = Подготвя се …
lobby-status_open = свободни места
lobby-status_racing = в ход, гледайте
lobby-tagline = Състезателни настолни игри по всички правила. Без профил, на едно щракване от старта.
lobby-with_friends = С приятели
lobby-you = Вие

## log

log-all = Всичко
log-filter = Покажи
log-none = Още нищо не се е случило.
log-own = Мои
log-table = Маса
log-title = Дневник

## me

me-driver = Пилот
me-name = Име

## menu

menu-away = Нека кара бот
menu-back = Хванете волана
menu-fair = Сървърът е обвързан със своята част чрез този хеш:
menu-kick = Отпрати { $name }
menu-lobby = Към началото
menu-relieve = { $name } се бави: нека кара бот
menu-resign = Откажете се
menu-resign_sure = Наистина ли се отказвате?
menu-title = Меню

## new

new-game = Игра
new-listed = Покажи в списъка: всеки може да влезе
new-open = Отвори масата
new-pace = Темпо
new-seats = Играчи
new-title = Нова маса
new-watched = Други могат да гледат

## notices

notices-away_absent = { $name } отсъства: кара бот.
notices-away_clock = Времето на { $name } изтече: кара бот.
notices-away_left = { $name } оставя бот да кара.
notices-away_resigned = { $name } се отказва.
notices-away_slow = { $name } се забави: кара бот.
notices-back = { $name } отново е зад волана.
notices-broken = Стартът е отменен заради { $names }. Нищо от онова раздаване не се използва: започнете пак.
notices-pledged = { $name } ще даде принос към раздаването.
notices-revealed = { $name } даде принос към раздаването.
notices-sealed = Домакинът започва състезанието; всички дават принос към раздаването.
notices-came = { $name } е тук.
notices-emptied = Мястото { $seat } пак е свободно.
notices-filled = { $bot } кара на място { $seat }.
notices-finished = Състезанието приключи.
notices-gone = { $name } загуби връзка.
notices-kicked = Домакинът отпрати някого.
notices-muted = { $name } вече не може да говори на тази маса.
notices-unmuted = { $name } отново може да говори.
notices-chat = Домакинът промени кой може да говори.
notices-closed = Масата беше затворена от хората, които поддържат сървъра.
notices-left = Мястото { $seat } пак е свободно.
notices-rematch = Подготвено е ново състезание.
notices-reopened = Сървърът се върна; време не е загубено.
notices-sat = { $name } сяда на място { $seat }.
notices-started = Състезанието започва.
notices-undone = { $name } отменя ход.
notices-went_on = Продължаваме.

## options

options-heat_auto_finish_last = Край, когато остане една кола
options-heat_auto_skip = Прескачай стъпки без избор
options-heat_hidden_gears = Предавките са скрити до разкриването
options-heat_laps = Обиколки
options-heat_track = Писта
options-no = не
options-scrap_auto_skip = Прескачане на стъпки без избор
options-scrap_catch_scope = Картата за настигане води
options-scrap_jackal_in_own_accident = Jackal печели и при своите катастрофи
options-scrap_jackal_off_turn = Jackal печели и в чужд ход
options-scrap_mode = Машини на играч
options-scrap_overtake_scope = Изпреварването важи
options-scrap_refill_scope = Жетоните се допълват
options-scrap_short = По-къса обиколка
options-scrap_track = Писта
options-scrap_values_any = във всеки ход
options-scrap_values_board = на дъската
options-scrap_values_own = в собствения ход
options-scrap_values_race = в класирането
options-scrap_values_single = една
options-scrap_values_two_racers = две
options-speed_deck_memory = Купчините показват
options-speed_discard_rule = Изхвърляне
options-speed_max_rounds = Най-много рундове
options-speed_prevention_restores_start = Превенцията връща СТАРТ
options-speed_values_free = по всяко време
options-speed_values_literal = буквално
options-speed_values_log = всички карти
options-speed_values_only_if_stuck = само ако няма друго
options-speed_values_sensible = разумно
options-speed_values_speed_1200 = Speed 1200 km
options-speed_values_thousand = Хиляда километра
options-speed_values_top_only = горната карта
options-speed_variant = Тесте
options-speed_wild_map = От какво пазят жокерите
options-thunder_auto_skip = Прескачай стъпки без избор
options-thunder_clean_air_any = Clean Air продължава, докъдето искаш
options-thunder_collision_last = Колите от Collision тръгват последни
options-thunder_complete_race = Кара се, докато финишират всички
options-thunder_green_line = Зелената линия, сектори преди финала
options-thunder_grid_choice = Избор на стартови места
options-thunder_laps = Обиколки
options-thunder_starting_order = Стартов ред
options-thunder_track = Писта
options-thunder_values_rounds = кръг по кръг
options-thunder_values_snake = напред и назад
options-thunder_values_spaces = място по място
options-thunder_variable_pits = Избор какво маха боксът
options-usual = както обикновено
options-yes = да

## pace

pace-days = По дни
pace-live = С часовник
pace-minutes = Минути за състезанието
pace-per_turn = Дни за всеки ход
pace-untimed = Без часовник

## phrases

phrases-bye = До скоро!
phrases-good_luck = Успех!
phrases-hello = Здравей!
phrases-hurry = Твой ред е!
phrases-ouch = Ох!
phrases-rematch = Още едно състезание?
phrases-sorry = Извинявай!
phrases-thanks = Благодаря!
phrases-wait = Един момент, моля.
phrases-well_driven = Чудесно каране!

## replay

replay-back = Стъпка назад
replay-download = Изтегли
replay-eyes = През очите на
replay-first = В началото
replay-forth = Стъпка напред
replay-last = В края
replay-play = Пусни
replay-play_on = Играй оттук
replay-scrub = Момент от състезанието
replay-share = Сподели момента
replay-spectator = зрител
replay-steps = Стъпки
replay-stop = Спри
replay-table = Маса
replay-title = Повторение
replay-turn = Ход
replay-why = Какво са мислили ботовете

## results

results-driver = Пилот
results-hide = Вижте полето
results-join_rematch = Към реванша
results-place = Място
results-points = Точки
results-rematch = Реванш
results-replay = Повторение
results-title = Резултат
results-watch_rematch = Гледайте реванша
results-winner = Победител: { $name }!

## scrap

scrap-decide = Вашето решение
scrap-double = Чифт!
scrap-racer_at = { $name }, P{ $rank }, поле { $field }, { $laps } { $laps ->
        [one] обиколка
       *[other] обиколки
    }
scrap-stop_with = Спри с { $n }
scrap-track_summary = { $title }: { $racers }

## seats

seats-add = Добави
seats-bot = кара бот
seats-empty = Освободи
seats-fill = Бот
seats-free = свободно
seats-kick = Отпрати
seats-leave = Станете
seats-shared = Още някой на този екран
seats-sit = Седнете тук
seats-start = Старт на състезанието
seats-title = Кой се състезава?
seats-wait = Домакинът започва състезанието.
seats-you = вие
seats-start_with_bots =
    { $count ->
        [one] Старт с { $count } бот
       *[other] Старт с { $count } бота
    }

## settings

settings-auto = Като системата
settings-dark = Тъмна
settings-language = Език
settings-level = Противници
settings-light = Светла
settings-theme = Тема

## speed

speed-choose_use = Какво да направите с { $card }?
speed-km = { $n } км
speed-kontra = Контра?
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] точка
       *[other] точки
    }
speed-road = { $team }: { $km } от { $target } км
speed-to_go = остават { $n } км

## table

table-board = Игрално поле
table-cannot = Масата не може да се отвори
table-close_up = Отблизо
table-closer = Приближи
table-dashboard = Вашите карти и избори
table-further = Отдалечи
table-loading = Зареждане …
table-over = Край на състезанието
table-overview = Цялата писта
table-tools = Инструменти
table-turn_of = На ход: { $name }
table-watching = Гледате. Докоснете пилот, за да следите колата му.
table-your_turn = Ваш ред

## thunder

thunder-car_at = { $car } ({ $team }), P{ $rank }, поле { $at }, обиколка { $lap } от { $laps }
thunder-from_pits = От бокса: { $n }
thunder-green_line = Зелена линия
thunder-legend = Кръглите маркери са временни: махат се в бокса. Квадратните остават.
thunder-pit = бокс
thunder-retire = Оттегли кола
thunder-sheets = Отборни листове
thunder-start = Старт / финал
thunder-track_summary = Писта { $title }: { $cars }
thunder-types_draft = Драфт
thunder-types_lead = Водене
thunder-types_pursuit = Преследване
thunder-types_solo = Соло
thunder-wear = Износване: { $n } от { $most }
thunder-yellow = Жълт флаг

## tower

tower-gone = без връзка
tower-leader = води
tower-title = Класиране

## others

others-mute = Заглуши { $name }
others-unmute = Позволи на { $name } да говори
others-report = Сигнализирай за { $name }
others-reason = Какво не е наред с { $name }?
others-send = Изпрати
others-reported = Благодарим: хората, които поддържат сървъра, ще прегледат сигнала.
others-abuse = Обиди
others-cheating = Измама
others-spam = Спам
others-name = Името
others-other = Друго
