## action

action-choose = Изберете
action-pause = Може ли някой да отговори?
action-skip = Прескочи
action-undo = Отмени
action-wait = Другите са на ход …

## analysis

analysis-about_place = Всяко решение се преценява по това, което мястото му е могло да знае: скритото се раздава отново и пилоти карат състезанието докрай, много пъти. Стойността му е делът на останалите, които са зад него.
analysis-about_win = Всяко решение се преценява по това, което мястото му е могло да знае: скритото се раздава отново и пилоти карат състезанието докрай, много пъти. Стойността му е шансът за победа.
analysis-accuracy = Точност
analysis-after = Късметът и другите, до следващото решение: { $luck }
analysis-ahead = По-добре от най-добрия друг избор с { $by }; в 95 от 100 случая между { $from } и { $to }.
analysis-back = Обратно към състезанието
analysis-behind = По-зле от най-добрия друг избор с { $by }; в 95 от 100 случая между { $from } и { $to }.
analysis-better = Покажи ми по-добро
analysis-blunder = Груба грешка
analysis-brilliant = Блестящо
analysis-chances_place = Дял на останалите, които са отзад
analysis-chances_win = Шанс за победа
analysis-chosen = избрано
analysis-close = Затвори анализа
analysis-decision = Решение { $number } от { $of }
analysis-export = Запази като JSON
analysis-go_on = Продължи
analysis-good = Добро
analysis-guessed = Скритите карти и късметът са предположени, а нататък карат пилоти: така би могло да стане.
analysis-inaccuracy = Неточност
analysis-line = Какво би могло да бъде: { $move }
analysis-lost = Загубено от решения
analysis-luck = Късметът и другите
analysis-mistake = Грешка
analysis-more =
    { $count ->
        [one] още { $count } избор
       *[other] още { $count } избора
    }
analysis-next = Следващо решение
analysis-none = Това място никога не е имало избор.
analysis-not_yet = Още непреценено.
analysis-previous = Предишно решение
analysis-progress =
    { $of ->
        [one] { $done } от { $of } решение
       *[other] { $done } от { $of } решения
    }
analysis-rival = най-добрият друг
analysis-same = Толкова добре, колкото и най-добрият друг избор, доколкото може да се каже: разликата е между { $from } и { $to } в 95 от 100 случая.
analysis-seat = Решения на
analysis-start = Анализирай
analysis-stop = Спри
analysis-title = Анализ
analysis-tries =
    { $tries ->
        [one] { $tries } опит
       *[other] { $tries } опита
    }
analysis-turning_points = Повратни моменти

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
fair-by_record = Проверено от тази страница със запазеното от нея, записа и повторението; правилата не са в тази страница.
fair-by_rules = Проверено от тази страница: със запазеното от нея, със записа и със самите правила.
fair-claim_deal = Че картите следват от ключа по правилата, проверява „paddock verify“ с тези два файла.
fair-claim_key = Ключът на раздаването следва от тайната и всички приноси.
fair-claim_own = Използван е приносът на вашия браузър.
fair-claim_pledges = Всеки е дал това, което е обещал преди.
fair-claim_raced = Състезанието беше изиграно отново по правилата в тази страница: всеки ход беше позволен, всички карти и зарове следват от ключа и резултатът е същият.
fair-claim_result = Записът има резултата, който ви беше казан.
fair-claim_secret = Тайната на сървъра е тази, с която е бил обвързан, преди да седнете.
fair-claim_told = Казаното ви в състезанието е това, което повторението казва на мястото ви.
fair-first = Първо състезание: започва с позната позиция и познати карти, за учене.
fair-fresh = Честно раздаване: сървърът вече е обвързан със своята част, а браузърът на всеки играч добавя своята на старта. Така никой не може да избере картите или да ги знае предварително.
fair-here = Раздадено в този браузър, само по случайност.
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
heat-corner_in = { $n ->
        [0] точно отпред
       *[other] след { $n } { $n ->
            [one] поле
           *[other] полета
        }
    }
heat-corner_limit = Завой { $number }, ограничение { $limit }
heat-drive = { $cost ->
        [0] Карай на предавка { $gear }
       *[other] Карай на предавка { $gear } за { $cost } Топлина
    }
heat-end_turn = { $n ->
        [0] Приключи хода
       *[other] Изхвърли { $n } и приключи хода
    }
heat-engine = Топлина в двигателя: { $n }
heat-gears = Скоростен лост
heat-other_moves = Какво още може да направите
heat-pick = { COMPARE($least, $most) ->
        [equal] Докоснете { $least } от картите: броят им е предавката
       *[other] Докоснете от { $least } до { $most } карти: броят им е предавката
    }
heat-short_adr_cool = Адреналин
heat-short_adr_move = Адреналин
heat-short_boost = Форсаж
heat-short_cooldown = Охлаждане
heat-short_slip = Струя
heat-short_stay = Остани тук
heat-short_weather_cool = Време
heat-track_summary = Писта { $title }: { $cars }

## help

help-cards = Карти
help-keys = Клавиатура
help-rules = Правила
help-search = Търсене в правилата
help-title = Помощ и правила
help-chapters = Глави
help-link = Връзка към това правило
help-nothing = Никое правило не казва това. Опитайте с друга дума.
help-pictures = Всички правила, с картинки
help-try = Опитайте
help-turn = Накратко
help-found =
    { $count ->
        [one] { $count } правило
       *[other] { $count } правила
    }

## invite

invite-code = Код:
invite-copied = Копирано
invite-here = Това състезание върви в този браузър: никой не може да се включи отвън.
invite-link = Връзка към масата
invite-qr = QR код на връзката
invite-share = Сподели
invite-title = Покани

## hint

hint-ask = Подсказка
hint-close = { $move }. Почти толкова добро: { $other }.
hint-plain = { $move }.
hint-rather = { $move }: { $why }. Втори избор: { $other }.
hint-thinking = Шампион обмисля …

## keys

keys-choice = Избор с номер
keys-close = Затвори отвореното
keys-confirm = Потвърди
keys-help = Помощ
keys-hint = Какво би направил шампионът
keys-me = Вижте колата си
keys-move = Движение по изборите
keys-overview = Цялата писта или отблизо
keys-skip = Прескочи анимацията
keys-undo = Отмени
keys-zoom = Приближи, отдалечи, върни
keys-mute = Звук вкл. или изкл.

## lessons

lessons-done = Вече знаете как става: оттук нататък състезанието е ваше. Успех!
lessons-enough = Без уроци
lessons-got_it = Разбрах
lessons-heat_adrenaline = Вие сте отзад и имате адреналин: още 1 поле (и Скоростта расте с 1), охлаждане на 1 Топлина или и двете. Губи се с края на реакциите.
lessons-heat_boost = Придвижихте се. Наблизо няма завой, затова форсаж: платете 1 Топлина от двигателя, обърнете карта и карайте още толкова. Веднъж на ход, на всяка предавка.
lessons-heat_cards = Сега картите: сборът им е вашата Скорост. Колата-призрак показва къде ще стигнете, а редът долу какво би струвал завоят.
lessons-heat_check = Това е всичко засега. Големият бутон приключва реакциите; тогава се проверяват минатите завои.
lessons-heat_confirm = Колата-призрак показва къде ще бъдете. Харесва ли ви? Големият бутон тръгва; друга карта променя плана.
lessons-heat_cool = Топлината в ръката само заема място. Ниските предавки охлаждат: първа връща до 3 Топлини в двигателя, втора връща 1. Направете го.
lessons-heat_corner = Това беше цял ход. Оттук нататък внимавайте в завоите: който мине над ограничението, плаща 1 Топлина за всяка точка отгоре; който не може, се завърта. Изберете карти според това, което идва.
lessons-heat_discard = Докоснете ненужните карти; теглите до 7. Големият бутон приключва хода.
lessons-heat_draw = Приключете изхвърлянето: теглите нови карти, а другите карат.
lessons-heat_gear = Изберете предавка с лоста: толкова карти ще изиграете. По-висока е по-бърза, но завоите имат ограничение. По-късно просто докоснете картите: предавката идва с тях.
lessons-heat_limit = Следващият завой е с ограничение 7. Играйте 4, 2 и 2: минавате със Скорост 8.
lessons-heat_pay = Скорост 8 е с едно над ограничението: завоят ще струва 1 Топлина, както казва редът долу. Често си струва. Големият бутон тръгва.
lessons-heat_react = Придвижихте се. Използвайте каквото свети тук, докоснете карти за изхвърляне или приключете хода с големия бутон.
lessons-heat_shift = Това беше цял ход. Оттук нататък внимавайте в завоите: който мине над ограничението, плаща 1 Топлина за всяка точка отгоре; който не може, се завърта, връща се преди завоя и взема Стрес. Превключете на 3: една предавка нагоре или надолу е безплатна, две струват 1 Топлина.
lessons-heat_slip = До вас или точно пред вас има кола: въздушната ѝ струя може да ви дръпне 2 полета безплатно. Не влиза в Скоростта, но завоите по пътя се броят.
lessons-heat_slow = Може да изхвърлите ненужни карти; теглите до 7. Докоснете единицата: бавните карти са за бавни завои.
lessons-heat_stress = Втората карта е Стрес: когато карате, се обръщат карти, докато излезе от 1 до 4, и толкова се брои. Не се изхвърля, само се играе. Големият бутон тръгва.
lessons-scrap_again = Дотук 8. Още веднъж: само 3 или 5 би било чифт, а имате и жетон за промяна.
lessons-scrap_bonus = Имате бонус карти: докоснете една, за да видите докъде води. Играят се преди и след движението. Който спре върху друг, се бие на дуел.
lessons-scrap_double = Чифт: вместо да карате, теглите карта катастрофа и получавате за нея бонус жетон.
lessons-scrap_drive = Карайте сбора на заровете. Който спре върху друг, се бие на дуел.
lessons-scrap_laps = Това беше дуел: който спре върху друг, хвърля зар срещу него и по-високият продължава. Всяка обиколка носи финална карта, която помага на изостаналите; третата слага край. Ваш ред е: хвърлете.
lessons-scrap_order = Имате две машини: изберете коя е първа за цялото състезание.
lessons-scrap_roll = Още един зар, или спирате и карате сбора? Число, което вече имате, е чифт и води до катастрофа: лентата показва риска.
lessons-scrap_save = Чифт! Жетон за промяна още може да смени последния зар; иначе приемете катастрофата.
lessons-scrap_stop = Спасено: 3, 5 и 4 правят 12. При три различни числа всяко второ хвърляне е чифт: спрете тук.
lessons-scrap_winner = Срещат се вашите машини: вие решавате коя печели дуела.
lessons-speed_attack = Атаките бавят другите: с ОГРАНИЧЕНИЕ НА СКОРОСТТА съперникът кара най-много 60 км на карта.
lessons-speed_confirm = Редът казва какво ще направи картата. Големият бутон я играе; докоснете друга, ако размислите.
lessons-speed_discard = Сега нищо не може да се играе. Изберете най-ненужната карта: тя се изхвърля и ходът ви свършва.
lessons-speed_extension = Можете да продължите до 1200 км за още 200 точки, но ако не стигнете, губите 400-те. Приключете кръга и пребройте точките.
lessons-speed_goal = Точно тази карта ви води до целта. Всеки километър е точка, пътешествието носи още 400, а без нито една 240 още 300.
lessons-speed_kontra = Имате синия жокер срещу тази атака: контра! Атаката отпада, получавате две карти, ход и 300 точки.
lessons-speed_repair = Спукана гума: червена карта ви е спряла. За всяка беда има зелена карта, която я оправя: изиграйте РЕЗЕРВНА ГУМА.
lessons-speed_rolling = В движение сте: изберете карта Пробег, за да карате, или атака, за да спрете някого.
lessons-speed_start = Нищо не тръгва без СТАРТ, дори след поправка. Сивите карти не могат да се играят сега: докоснете една, за да прочетете защо.
lessons-speed_stopped = Спрели са ви. Поправете го с подходящата карта и после СТАРТ; след СТОП стига СТАРТ.
lessons-speed_wild = Жокерът държи своята атака далеч до края: изиграйте го, изтеглете нова карта и играйте пак. Всеки носи 100 точки.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Изберете една от колите си: всяка получава по една карта в този ход. Свързаните с нея може да тръгнат заедно.
lessons-thunder_card = Изберете карта: голямото число са точките за движение, малкото важи от бокса. Видът казва кой тръгва заедно; цветният маркер е износването.
lessons-thunder_discard = Изхвърлете картите, които не искате, и продължете; теглите нови.
lessons-thunder_displace = Соло не взема никого: който стои на пътя, бива избутан, а това струва повече от свободно поле.
lessons-thunder_draft = Карта за драфт: свързаните коли отпред и отзад тръгват с вас. Напред, и се движи цялата колона.
lessons-thunder_event = Всеки ход завършва със събитие: това даде маркер износване на най-добрата кола на всеки отбор. После всяка може да спре в бокса; тази е почти нова и остава на пистата.
lessons-thunder_follow = Докоснете най-далечното поле с число: правят се всички стъпки дотам. Отмяната ги връща една по една.
lessons-thunder_lead = Водене: колите точно зад вашата я следват, всяка на току-що освободеното поле. Седем точки без три за износване са четири.
lessons-thunder_lead_car = Кола 4 има три маркера износване: всеки отнема по една точка за движение от картата ѝ.
lessons-thunder_line = Тук лентите се събират или разделят: изберете накъде върви колоната.
lessons-thunder_pit = Жълт флаг или край на хода: спирането в бокса маха временното износване, но струва места.
lessons-thunder_pursuit = Преследване: колата ви бута онези пред нея и оставя на място онези отзад.
lessons-thunder_pursuit_car = Цялата колона се придвижи срещу един маркер износване. Сега кола 24, със съперник точно пред нея.
lessons-thunder_push = Напред: колата отпред се свързва и двете карат заедно.
lessons-thunder_solo = Соло се движи само една кола. С тази карта може да си размените местата с колата точно отпред срещу 1 точка.
lessons-thunder_solo_car = Остана една кола и един вид карта.
lessons-thunder_stay = И тази кола е здрава: остава на пистата.
lessons-thunder_steps = Докоснете светло поле на пистата или бутон; поле с число прави всички стъпки до него. Напред срещу кола свързва или бута, според картата. С отмяната се връщате стъпка назад.
lessons-thunder_swap = Размяна: вашата кола минава, а другата остава зад нея.

## lobby

lobby-begins_first = първо състезание
lobby-begins_position = започва с нагласена позиция
lobby-begins_replay = продължава по-старо състезание: картите може да са познати
lobby-code = Код или връзка
lobby-elsewhere = Състезавай се с хора
lobby-first_race = Първо състезание, стъпка по стъпка
lobby-games = Игри
lobby-here = Състезания с ботове в този браузър: работят и без мрежа
lobby-in_browser = в този браузър
lobby-go = Напред
lobby-join = Влезте на маса
lobby-none_open = В момента няма отворени маси.
lobby-none_recent = Тук ще се пазят вашите състезания.
lobby-one_screen = На един екран
lobby-open_file = Отвори файл със състезание
lobby-open = Отворени маси
lobby-preparing = { $game } се подготвя за тази машина, само веднъж …
lobby-race_now = Старт веднага
lobby-recent = Последни състезания
lobby-remove = Изтрий това състезание от браузъра
lobby-running = Вашите текущи състезания
lobby-soon = Подготвя се …
lobby-status_racing = в ход, гледайте
lobby-tagline = Състезателни настолни игри по всички правила. Без профил, на едно щракване от старта.
lobby-with_friends = С приятели
lobby-you = Вие
lobby-players = { $from }–{ $to } играчи
lobby-minutes = { $from }–{ $to } мин
lobby-weight_1 = лесна
lobby-weight_2 = средна
lobby-weight_3 = сложна
lobby-quick = Състезанието, което започва веднага
lobby-choose_track = Писта
lobby-choose_laps = Обиколки
lobby-laps =
    { $n ->
         [one] { $n } обиколка
        *[other] { $n } обиколки
    }
lobby-against =
    { $n ->
         [0] сам
         [one] { $n } съперник
        *[other] { $n } съперници
    }
lobby-free =
    { $n ->
         [one] { $n } свободно място
        *[other] { $n } свободни места
    }
lobby-go_on = продължете
lobby-came = място { $place } от { $of }
lobby-clock = часовник { $n } мин
lobby-days =
    { $n ->
         [one] { $n } ден за ход
        *[other] { $n } дни за ход
    }

## local

local-broken = Нещо се обърка в страницата: { $why }.
local-no_file = Част от страницата не може да се зареди: няма връзка или страницата е остаряла. Заредете я отново.
local-no_room = Този браузър не позволява на страницата да пази нищо, затова тук не може да се състезавате.
local-no_table = Това състезание не е в този браузър: било е изтрито или е карано в друг.
local-not_here = Това не може да се кара в браузъра: { $what }.

## log

log-all = Всичко
log-filter = Покажи
log-none = Още нищо не се е случило.
log-own = Мои
log-table = Маса
log-title = Дневник

## me

me-driver = Пилот
me-guest = Гост
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
new-hints = Подсказки за всички

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
notices-sealed = Състезанието започва; всички дават принос към раздаването.
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
options-heat_legend_pro = По-бързи легенди
options-heat_legends = Легенди
options-heat_track = Писта
options-heat_values_clouds = Облаци
options-heat_values_fog = Мъгла
options-heat_values_off = без тях
options-heat_values_rain = Дъжд
options-heat_values_random = по жребий
options-heat_values_snow = Сняг
options-heat_values_storm = Буря
options-heat_values_sun = Слънце
options-heat_weather = Време и пътни жетони
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

## puzzles

puzzles-again = Опитайте пак
puzzles-all = Всички
puzzles-ask = { $n ->
        [one] Има { $n } избор.
       *[other] Имате { $n } избора и един е явно най-добрият. Направете го.
    }
puzzles-behind_place = оставя зад себе си с { $n } от 100 по-малко
puzzles-behind_win = печели с { $n } от 100 състезания по-малко
puzzles-better = Има по-добър избор.
puzzles-difficulty = Трудност
puzzles-easy = Лесна
puzzles-hard = Трудна
puzzles-lobby = Една позиция, един най-добър ход: виждате ли го?
puzzles-look = Обратно към дъската
puzzles-medium = Средна
puzzles-next = Следваща задача
puzzles-no_engine = Задачите се нуждаят от правилата в страницата, а този сървър не ги предлага. Който го поддържа, може да ги направи с „paddock wasm“.
puzzles-none = Няма такава задача. Изберете друга трудност или игра.
puzzles-of_the_day = Задача на деня
puzzles-question = Вашият въпрос
puzzles-race_on = Продължете състезанието оттук
puzzles-right = Точно така: { $move }
puzzles-solution = Вижте решението
puzzles-solution_is = Най-добре е: { $move }
puzzles-solved = решени: { $n } от { $of }
puzzles-streak = поред: { $n }
puzzles-title = Задачи
puzzles-today = Днес
puzzles-train = Тренировка
puzzles-trainer = Тренировка
puzzles-verdict = Колко струва отговорът ви
puzzles-worth_place = оставя зад себе си { $n } от 100 съперници
puzzles-worth_win = печели { $n } от 100 състезания
puzzles-wrong = Не е най-доброто: { $move }

## ratings

ratings-about = Всички започват от 1000; средният пилот се установява около 1500. Показва се колко струва някой най-малко, затова числото расте и когато знаем повече.
ratings-after = Рейтинг { $rating } ({ $change })
ratings-all_time = За всички времена
ratings-book = Състезания
ratings-bot = бот
ratings-bots = Само срещу ботове
ratings-bots_about = Това са състезания, в които освен вас е имало само ботове. Между хора те не се броят.
ratings-change = Последно
ratings-driver = Пилот
ratings-gain = Спечелено
ratings-lobby = Кой къде стои във всяка игра и всеки месец
ratings-members_only = В класациите са онези, които са запазили името си.
ratings-nobody = Още няма никого в този списък.
ratings-none_yet = Още никое ваше състезание не е оценено. Оценява се, когато се състезавате с други или с ботове на маса с ново раздаване.
ratings-people = Между хора
ratings-people_about = Това са състезания, в които хора са се състезавали помежду си. Ботовете в тях се оценяват по същия начин. Състезания с подсказки, от позиция или на общ екран не се броят.
ratings-provisional = временен
ratings-provisional_about = Рейтинг с въпросителна е временен: нужни са около пет състезания с шестима или двадесет с двама, за да е сигурен.
ratings-rank = Място
ratings-rating = Рейтинг
ratings-time = Време
ratings-title = Класации
ratings-you = Вие
ratings-yours = Вашите рейтинги

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
replay-to_server = Продължи на сървъра
replay-turn = Ход
replay-why = Какво са мислили ботовете

## results

results-driver = Пилот
results-gap = Разлика
results-hide = Вижте полето
results-join_rematch = Към реванша
results-place = Място
results-points = Точки
results-rematch = Реванш
results-replay = Повторение
results-title = Резултат
results-watch_rematch = Гледайте реванша
results-winner = Победител: { $name }!
results-you_win = Победа!
results-you_came = Място { $place } от { $of }
results-winner_by = Победа за { $name }, { $score }
results-share = Споделете картина
results-medals = Медали от състезанието
results-behind_heat =
    { $n ->
         [one] { $n } поле зад победителя.
        *[other] { $n } полета зад победителя.
    }
results-behind_scrap =
    { $n ->
         [one] { $n } поле зад победителя.
        *[other] { $n } полета зад победителя.
    }

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
seats-race = Състезанието
seats-track = Писта
seats-laps = Обиколки
seats-host = домакин
seats-who_sees = Отворено за
seats-listed = всички в лобито
seats-by_link = тези, които имат връзката
seats-hints_for_all = Тук са разрешени подсказки: всеки може да пита какво би направил шампионът.
seats-start_watching = Започнете с ботове и гледайте

## settings

settings-auto = Като системата
settings-dark = Тъмна
settings-language = Език
settings-level = Противници
settings-light = Светла
settings-theme = Тема
settings-title = Настройки
settings-animations = Анимации
settings-pace_off = Без
settings-pace_quick = Бързи
settings-pace_normal = Нормални
settings-pace_slow = Бавни
settings-calls = Звук и известия
settings-call_sound = Звук
settings-call_vibration = Вибрация на моя ред
settings-call_notification = Известие на моя ред

## speed

speed-completed = { $n } км, готово!
speed-extended = Напред до { $n } км!
speed-km = { $n } км
speed-kontra = Контра?
speed-kontra_now = Контра!
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] точка
       *[other] точки
    }
speed-road = { $team }: { $km } от { $target } км
speed-stood = Няма отговор
speed-target = Атака срещу:
speed-throw = Изхвърли
speed-to_go = остават { $n } км
speed-to_win = точки за победа

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

thunder-car_at = { $car } ({ $team }), { $rank }., обиколка { $lap } от { $laps }
thunder-drive_on = Карай { $n } полета напред
thunder-from_pits = От бокса: { $n }
thunder-green_line = Зелена линия
thunder-hold = Задръжте, за да карате нататък
thunder-legend = Маркерите с рамка остават; другите се махат в бокса.
thunder-marks_black = Г
thunder-marks_blue = О
thunder-marks_green = З
thunder-marks_grey = Ш
thunder-marks_lavender = Т
thunder-marks_orange = Д
thunder-marks_red = П
thunder-marks_yellow = Ж
thunder-place = { $n }.
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

## medals

medals-gained = Най-много спечелени места: { $n }
medals-heat_drive = Най-дълго каране: { $n }
medals-heat_clean = Най-много завои без цена: { $n }
medals-heat_heat = Най-много платена Топлина: { $n }
medals-thunder_led = Най-много ходове начело: { $n }
medals-thunder_pushed = Най-много избутани коли: { $n }
medals-speed_km = Най-много километри: { $n }
medals-speed_attacks = Най-много атаки: { $n }
medals-speed_kontras = Най-много контри: { $n }
medals-scrap_roll = Най-висок хвърлен сбор: { $n }
medals-scrap_doubles = Най-много катастрофи: { $n }

## you

you-add_code = Създаване на код за възстановяване
you-add_passkey = Добавяне на ключ за достъп
you-ahead = Отпред
you-all_games = Всички игри
you-all_tracks = Всички писти
you-bring = Вземи и състезанията ми от този браузър
you-by_code = Вход с кода
you-by_passkey = Вход с ключ за достъп
you-code = Код за възстановяване
you-code_about = Запишете го сега: показва се само този път. Който го има, може да влезе вместо вас, затова го пазете за себе си.
you-code_title = Вашият код за възстановяване
you-copy = Копиране
you-count = Състезания
you-data = Вашите данни
you-device = Това устройство
you-earlier = По-стари състезания
you-everybody = Всички
you-export = Запазване на всичко
you-forget = Изтриване на всичко
you-forget_about = Името ви, ключовете за достъп и всичко, което сте казали, се изтриват завинаги. Състезанията остават при тези, с които сте се състезавали, без име. Не може да се върне.
you-forget_sure = Изтриване завинаги
you-former = бивш член
you-game = Игра
you-keep = Запазете името си
you-keep_about = Може да се състезавате и без това. Но който запази името си, намира състезанията си на всяко устройство, дори този браузър да ги е забравил. Без имейл и без парола.
you-mean_place = Средно място
you-member_since = Името е запазено от { $date }
you-new_code = Нов код за възстановяване (старият спира да важи)
you-no_passkeys = Този адрес няма име и браузърът не създава тук ключове за достъп: кодът за възстановяване върши същото.
you-no_races = Още нито едно ваше състезание не е завършило. Щом завърши, ще бъде тук.
you-parts = По коли
you-races = Вашите състезания
you-remove = Премахване
you-rivals = Срещу хора
you-sign_in = Вход
you-sign_in_about = Името ви вече е запазено? Тогава се върнете като себе си.
you-sign_out = Изход тук
you-sign_out_elsewhere = Изход навсякъде другаде
you-signed_out_elsewhere = Излязохте навсякъде другаде.
you-stay = Оставам
you-title = Вие
you-used = използван { $when }
you-ways = Как се връщате
you-wins = Победи
you-with_code = С код за възстановяване
you-with_passkey = С ключ за достъп

## cups

cups-title = Шампионати
cups-lobby = Няколко състезания, точките се събират, с приятели и ботове.
cups-on = Към шампионата: следващо състезание
cups-to = Към шампионата
cups-starts_by_itself = Състезанието започва само, щом всички са тук.
cups-former = Бивш член
cups-of_game = Шампионат по { $game }
cups-standings = Класиране
cups-race = Състезание
cups-corrections = Поправки
cups-absent = отсъства: кара бот
cups-table = Точки по място: { $points }
cups-chart = Точки, състезание по състезание
cups-round_number = Кръг { $n }
cups-race_number = Състезание { $n }
cups-starts = започва най-късно { $when }
cups-is_on = състезанието тече
cups-drive = Към вашето състезание
cups-watch = Гледайте
cups-annulled = Не се брои: { $reason }
cups-until = до { $when }
cups-races = Състезания
cups-log = Какво се случи
cups-log_all = Покажи всичко
cups-log_made = Шампионатът е създаден.
cups-log_entered = Участва { $who }.
cups-log_left = Напусна { $who }.
cups-log_added = В списъка: { $who }.
cups-log_removed = Махнат от списъка: { $who }.
cups-log_started = Шампионатът започва.
cups-log_opened = Състезание { $n } има маса.
cups-log_closed = Една маса беше затворена; състезанието ѝ се кара отново.
cups-log_raced = Състезание { $n } свърши.
cups-log_corrected = { $points } точки за { $who }: { $reason }
cups-log_replaced = Мястото на { $who } поема { $next }: { $reason }
cups-log_annulled = Състезание { $n } не се брои: { $reason }
cups-log_ended = Шампионатът беше прекратен: масите му бяха затваряни твърде често.
cups-entrants = Кой участва
cups-vacant = още никой не е дошъл за това име
cups-thats_me = Това съм аз
cups-leave = Напуснете
cups-remove = Махни: { $name }
cups-add_bot = Добави бот
cups-enter = Участвайте
cups-add_name = Още едно име в списъка
cups-start_pairs = При старта се теглят двойките; след това няма свободни места.
cups-start_about = При старта ботове заемат свободните места.
cups-start = Започни шампионата
cups-organise = Поправи нещо
cups-what = Какво
cups-do_correct = Дай или отнеми точки
cups-do_replace = Дай мястото на друг
cups-do_annul = Състезание да не се брои
cups-new_name = Ново име (празно: бот)
cups-reason = Причина, която всички четат
cups-put = Запиши
cups-you_won = Шампионатът е ваш!
cups-won = { $name } печели шампионата
cups-share = Сподели като картинка
cups-no_picture = Картинката не може да се нарисува сега. Опитайте след малко.
cups-form_season = всички заедно
cups-form_league = лига по седмици
cups-form_knockout = елиминации
cups-form_swiss = швейцарска система
cups-count = състезание { $n } от { $of }
cups-your_race = Вашето състезание { $n } чака
cups-about = За шампионата
cups-code = Код: { $code }
cups-rules = Вместо отсъстващите на старта кара пилот, докато дойдат и поемат волана. При равни точки: по-доброто място в последното състезание.
cups-rules_pairs = Спечелено състезание носи 2 точки, равно 1. Вместо отсъстващите на старта кара пилот, докато дойдат и поемат волана.
cups-wait_about = Състезанието започва, когато всички са тук, или { $n } мин след отварянето на масата; в лига на датата му.
cups-copy = Копирай връзката
cups-save = Запази във файл
cups-after = проведени състезания: { $n }
cups-over = свърши
cups-no_file = Това не е файл на шампионат.
cups-new = Нов шампионат
cups-open_file = Отвори файл
cups-mine = Вашите
cups-others = Отворени за всички
cups-none_mine = Още няма. Създайте свой или влезте в някой с кода му.
cups-none_others = В момента няма.
cups-name = Заглавие
cups-form = Как
cups-field = Места
cups-first_date = Първо състезание до
cups-wait = Чакане на липсващите
cups-minutes = { $n } мин
cups-tracks = Състезания: { $n }
cups-tracks_about = Докосвайте пистите по реда на състезанията; писта може да се повтаря.
cups-entry = Кой може да влезе
cups-entry_open = Всеки с връзката
cups-entry_fixed = Само хората от моя списък
cups-people = Имена, по едно на ред
cups-take_part = Участвам
cups-listed = Покажи го на всички
cups-make = Създай шампионата
cups-open_places =
    { $n ->
         [0] всички места са заети
         [one] { $n } свободно място
        *[other] { $n } свободни места
    }
## people

people-title = Състезания с хора
people-about = Които чакат едно и също състезание, сядат заедно. Без регистрация.
people-live = Сега
people-days = В дни
people-waiting =
    { $n ->
        [0] никой не чака
        [one] чака { $n } човек
       *[other] чакат { $n } души
    }
people-you_wait = Чакате: { $game }
people-of = Пилоти на място: { $n } от { $seats }.
people-fills_in = Ботове заемат свободните места след { $time }.
people-no_fill = Състезанието започва, когато всички места са заети.
people-fill = В дни: след минута ботове на свободните места
people-paces = Сега: десет минути за цялото ви състезание и още 10 секунди за всеки ход; след минута ботове заемат свободните места. В дни: един ден за всеки ход.
people-leave = Спирам да чакам
people-stay = Оставете страницата отворена: който излезе, вече не чака.
people-found = Тръгваме …
people-met = С кого сте се състезавали
people-met_none = Когато се състезавате с хора, ще ги намерите тук и ще можете да ги поканите.
people-invite = Поканете
people-invite_name = Поканете { $name }
people-races =
    { $n ->
        [one] { $n } състезание
       *[other] { $n } състезания
    }
people-watch = Състезания на живо
people-watch_none = В момента няма състезание.
people-round = рунд { $n }
people-begins = Състезанието започва само, щом всички дойдат.

## turns

turns-title = Вашият ред
turns-none = Никой не ви чака.
turns-until = до { $when } ({ $left })
turns-no_clock = без часовник
turns-invited = { $name } ви кани
turns-invitations = Покани
turns-decline = Не сега
turns-count =
    { $n ->
        [one] Чака ви { $n } маса
       *[other] Чакат ви { $n } маси
    }

## calls

calls-title = Когато ви няма
calls-about = За състезания в дни и покани. Известието казва коя е играта и докога, нищо друго.
calls-push = Известявай ме на това устройство
calls-no_push = Тук браузърът не приема известия: нужни са HTTPS и Web Push.
calls-denied = Браузърът не позволява известия от тази страница. Разрешете ги в настройките му.
calls-others = Устройства и програми
calls-feed = Календар и емисия
calls-feed_about = Адрес за календара или четеца ви. Който го има, вижда кога е вашият ред.
calls-feed_make = Създаване на адрес
calls-feed_new = Нов адрес (старият спира да работи)
calls-feed_drop = Изключване
calls-once = Копирайте го сега: показва се само веднъж.
calls-calendar = Календар
calls-atom = Емисия (Atom)
calls-hook = Известяване на програма
calls-hook_address = Адресът ѝ, https://…
calls-hook_add = Добавяне
calls-hook_secret = Тайна, с която се подписват известията
calls-hook_whose = Чии ходове
calls-hook_own = моите
calls-off = Изключено: { $why }
calls-again = Включване отново
calls-invitations = Хора, с които съм се състезавал, могат да ме канят
