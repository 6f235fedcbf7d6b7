## action

action-choose = Wybierz
action-pause = Czy ktoś odpowie?
action-skip = Pomiń
action-undo = Cofnij
action-wait = Inni wykonują ruch …

## analysis

analysis-about_place = Każda decyzja jest oceniana według tego, co jej miejsce mogło wiedzieć: to, co było ukryte, rozdaje się od nowa, a piloci jadą wyścig do końca, wiele razy. Jej wartość to część pozostałych, która zostaje z tyłu.
analysis-about_win = Każda decyzja jest oceniana według tego, co jej miejsce mogło wiedzieć: to, co było ukryte, rozdaje się od nowa, a piloci jadą wyścig do końca, wiele razy. Jej wartość to szansa na wygraną.
analysis-accuracy = Dokładność
analysis-after = Szczęście i inni, do następnej decyzji: { $luck }
analysis-ahead = Lepiej od najlepszego z pozostałych wyborów o { $by }; w 95 na 100 przypadków między { $from } a { $to }.
analysis-back = Wróć do wyścigu
analysis-behind = Gorzej od najlepszego z pozostałych wyborów o { $by }; w 95 na 100 przypadków między { $from } a { $to }.
analysis-better = Pokaż lepiej
analysis-blunder = Gruby błąd
analysis-brilliant = Znakomita
analysis-chances_place = Część pozostałych, która zostaje z tyłu
analysis-chances_win = Szansa na wygraną
analysis-chosen = wybrano
analysis-close = Zamknij analizę
analysis-decision = Decyzja { $number } z { $of }
analysis-export = Zapisz jako JSON
analysis-go_on = Dalej
analysis-good = Dobra
analysis-guessed = Ukryte karty i szczęście są zgadywane, a dalej jadą piloci: tak mogło być.
analysis-inaccuracy = Niedokładność
analysis-line = Co mogło być: { $move }
analysis-lost = Stracone decyzjami
analysis-luck = Szczęście i inni
analysis-mistake = Błąd
analysis-more =
    { $count ->
        [one] jeszcze { $count } wybór
        [few] jeszcze { $count } wybory
        [many] jeszcze { $count } wyborów
       *[other] jeszcze { $count } wyboru
    }
analysis-next = Następna decyzja
analysis-none = To miejsce nigdy nie miało wyboru.
analysis-not_yet = Jeszcze nieoceniona.
analysis-previous = Poprzednia decyzja
analysis-progress =
    { $of ->
        [one] { $done } z { $of } decyzji
        [few] { $done } z { $of } decyzji
        [many] { $done } z { $of } decyzji
       *[other] { $done } z { $of } decyzji
    }
analysis-rival = najlepszy z pozostałych
analysis-same = Tak dobrze jak najlepszy z pozostałych wyborów, o ile można to stwierdzić: różnica jest między { $from } a { $to } w 95 na 100 przypadków.
analysis-seat = Decyzje:
analysis-start = Analizuj
analysis-stop = Zatrzymaj
analysis-title = Analiza
analysis-tries =
    { $tries ->
        [one] { $tries } próba
        [few] { $tries } próby
        [many] { $tries } prób
       *[other] { $tries } próby
    }
analysis-turning_points = Punkty zwrotne

## away

away-absent = Bot prowadzi, dopóki nie ma połączenia.
away-clock = Koniec czasu: prowadzi bot.
away-kicked = Wyproszono: bot jedzie do końca.
away-left = Bot prowadzi za ciebie.
away-resigned = Rezygnacja: bot jedzie do końca.
away-short = bot
away-slow = Inni oddali kierownicę botowi.

## bots

bots-champion = Mistrz
bots-club = Kierowca klubowy
bots-pilot = Pilot
bots-pro = Zawodowiec
bots-random = Kostka
bots-rookie = Nowicjusz
bots-search = Myśliciel

## charts

charts-gaps = Strata do lidera
charts-places = Miejsca, runda po rundzie

## chat

chat-none = Przywitaj się: gotowe zwroty są tłumaczone dla każdego.
chat-phrases = Gotowe zwroty
chat-send = Wyślij
chat-title = Czat
chat-write = Napisz coś
close = Zamknij

## connection

connection-closed = Połączenie zamknięte.
connection-connecting = Łączenie …
connection-offline = Utracono połączenie; wróci samo …

## curtain

curtain-ready = To ja, { $name }
curtain-text = Karty są zakryte, dopóki nie potwierdzisz.
curtain-title = Podaj ekran: { $name }

## fair

fair-again = Spróbuj ponownie
fair-alone = Żaden gracz nie wniósł wkładu w rozdanie.
fair-by_record = Sprawdziła to ta strona tym, co zachowała, zapisem i powtórką; zasad nie ma na tej stronie.
fair-by_rules = Sprawdziła to ta strona: tym, co zachowała, zapisem i samymi zasadami.
fair-claim_deal = To, że karty wynikają z klucza zgodnie z zasadami, sprawdza „paddock verify” z tymi dwoma plikami.
fair-claim_key = Klucz rozdania wynika z sekretu i wszystkich wkładów.
fair-claim_own = Użyto tego, co wniosła twoja przeglądarka.
fair-claim_pledges = Każdy wniósł to, do czego się wcześniej zobowiązał.
fair-claim_raced = Wyścig rozegrany jeszcze raz według zasad na tej stronie: każdy ruch był dozwolony, wszystkie karty i kości wynikły z klucza, a wynik jest ten sam.
fair-claim_result = Zapis ma wynik, który ci podano.
fair-claim_secret = Sekret serwera jest tym, do którego zobowiązał się przed zajęciem przez ciebie miejsca.
fair-claim_told = To, co ci mówiono w wyścigu, jest tym, co powtórka mówi twojemu miejscu.
fair-first = Pierwszy wyścig: zaczyna się od znanej pozycji i znanych kart, do nauki.
fair-fresh = Uczciwe rozdanie: serwer jest już związany swoją częścią, a przeglądarka każdego gracza dodaje swoją na starcie. Nikt nie może wybrać kart ani znać ich z góry.
fair-here = Rozdane w tej przeglądarce, wyłącznie losem.
fair-mark_checking = Sprawdzanie rozdania …
fair-mark_failed = Nie udało się teraz sprawdzić rozdania.
fair-mark_fair = Rozdanie sprawdzone: wszystko się zgadza
fair-mark_open = Nie znaleziono błędów, ale nie wniesiono tu twojego wkładu
fair-mark_wrong = Coś się nie zgadza: zobacz co
fair-not = To się nie zgadza.
fair-pledged = wnosi wkład w rozdanie
fair-position = Ten wyścig zaczyna się od ustawionej pozycji: kto ją przygotował, może znać karty.
fair-replay = Ten wyścig jest dalszym ciągiem wcześniejszego, po ruchu { $moves }: kto go widział, zna karty.
fair-save_kept = Zapisz, co zachowano
fair-save_record = Zapisz zapis wyścigu
fair-sealed = Wyścig zaraz się zacznie. Wkład w rozdanie wniosą jeszcze: { $names }

## heat

heat-car_at = { $name }, P{ $rank }, okrążenie { $lap } z { $laps }
heat-corner_in = { $n ->
        [0] tuż przed tobą
       *[other] za { $n } { $n ->
            [one] pole
            [few] pola
            [many] pól
           *[other] pól
        }
    }
heat-corner_limit = Zakręt { $number }, limit { $limit }
heat-drive = { $cost ->
        [0] Jedź na biegu { $gear }
       *[other] Jedź na biegu { $gear } za { $cost } Żar
    }
heat-end_turn = { $n ->
        [0] Zakończ turę
       *[other] Odrzuć { $n } i zakończ turę
    }
heat-engine = Żar w silniku: { $n }
heat-gears = Dźwignia biegów
heat-other_moves = Co jeszcze możesz zrobić
heat-pick = { COMPARE($least, $most) ->
        [equal] Dotknij { $least } ze swoich kart: ich liczba to twój bieg
       *[other] Dotknij od { $least } do { $most } kart: ich liczba to twój bieg
    }
heat-short_adr_cool = Adrenalina
heat-short_adr_move = Adrenalina
heat-short_boost = Doładowanie
heat-short_cooldown = Chłodzenie
heat-short_slip = Tunel
heat-short_stay = Zostań
heat-short_weather_cool = Pogoda
heat-track_summary = Tor { $title }: { $cars }

## help

help-cards = Karty
help-keys = Klawiatura
help-rules = Zasady
help-search = Szukaj w zasadach
help-title = Pomoc i zasady
help-chapters = Rozdziały
help-link = Link do tej zasady
help-nothing = Żadna zasada tak nie mówi. Spróbuj innego słowa.
help-pictures = Wszystkie zasady, z obrazkami
help-try = Wypróbuj
help-turn = W skrócie
help-found = { $count } { $count ->
        [one] zasada
        [few] zasady
        [many] zasad
       *[other] zasad
    }

## invite

invite-code = Kod:
invite-copied = Skopiowano
invite-here = Ten wyścig odbywa się w tej przeglądarce: nikt nie dołączy skądinąd.
invite-link = Link do tego stołu
invite-qr = Kod QR linku
invite-share = Udostępnij
invite-title = Zaproś

## hint

hint-ask = Podpowiedź
hint-close = { $move }. Prawie tak samo dobre: { $other }.
hint-plain = { $move }.
hint-rather = { $move }: { $why }. Drugi wybór: { $other }.
hint-thinking = Mistrz się zastanawia …

## keys

keys-choice = Wybierz numerem
keys-close = Zamknij okno
keys-confirm = Zatwierdź
keys-help = Pomoc
keys-hint = Co zrobiłby mistrz
keys-me = Pokaż swoje auto
keys-move = Przechodź po wyborach
keys-overview = Cały tor lub zbliżenie
keys-skip = Pomiń animację
keys-undo = Cofnij
keys-zoom = Przybliż, oddal, przywróć
keys-mute = Dźwięk włącz lub wyłącz

## lessons

lessons-done = Już wiesz, jak to działa: dalej wyścig należy do ciebie. Powodzenia!
lessons-enough = Bez lekcji
lessons-got_it = Jasne
lessons-heat_adrenaline = Jedziesz na końcu, więc masz adrenalinę: 1 pole dalej (Prędkość też rośnie o 1), chłodzenie 1 Żaru albo jedno i drugie. Przepada z końcem reakcji.
lessons-heat_boost = Auto pojechało. Zakrętu blisko nie ma, więc użyj Doładowania: zapłać 1 kartę Żaru z silnika, odkryj kartę i jedź o jej liczbę dalej. Raz na turę, na każdym biegu.
lessons-heat_cards = Teraz karty: ich suma to twoja Prędkość. Duch auta pokazuje, gdzie staniesz, a linia niżej, ile kosztuje zakręt.
lessons-heat_check = To już wszystko na teraz. Duży przycisk kończy reakcje; potem sprawdza się przejechane zakręty.
lessons-heat_confirm = Duch auta pokazuje, gdzie staniesz. Pasuje? Duży przycisk rusza; inna karta zmienia plan.
lessons-heat_cool = Żar na ręce tylko zajmuje miejsce. Niskie biegi chłodzą: bieg 1 oddaje do silnika do 3 kart Żaru, bieg 2 jedną. Zrób to.
lessons-heat_corner = To była cała tura. Teraz uważaj na zakręty: kto przekroczy limit, płaci 1 Żar za każdy punkt ponad; kto nie może, wpada w poślizg. Dobierz karty do tego, co przed tobą.
lessons-heat_discard = Dotknij niechcianych kart; dobierzesz do 7. Duży przycisk kończy turę.
lessons-heat_draw = Zakończ odrzucanie: dobierasz nowe karty, a jadą inni.
lessons-heat_gear = Wybierz bieg na dźwigni: tyle kart zagrasz. Wyższy jest szybszy, ale zakręty mają limity prędkości. Później wystarczy dotknąć kart: bieg ustawi się sam.
lessons-heat_limit = Następny zakręt ma limit 7. Zagraj 4, 2 i 2: przejedziesz z Prędkością 8.
lessons-heat_pay = Prędkość 8 to o jeden ponad limit: zakręt będzie kosztować 1 Żar, jak mówi linia niżej. Często warto. Duży przycisk rusza.
lessons-heat_react = Auto pojechało. Użyj tego, co się tu świeci, dotknij kart do odrzucenia albo zakończ turę dużym przyciskiem.
lessons-heat_shift = To była cała tura. Teraz uważaj na zakręty: kto przekroczy limit, płaci 1 Żar za każdy punkt ponad; kto nie może, wpada w poślizg, wraca przed zakręt i bierze Stres. Wrzuć bieg 3: jeden w górę lub w dół jest za darmo, dwa kosztują 1 Żar.
lessons-heat_slip = Obok lub tuż przed tobą jest auto: jego tunel aerodynamiczny pociągnie cię o 2 pola za darmo. Nie wlicza się do Prędkości, ale zakręty po drodze się liczą.
lessons-heat_slow = Możesz odrzucić niechciane karty; dobierzesz do 7. Dotknij jedynki: wolne karty są na wolne zakręty.
lessons-heat_stress = Druga karta to Stres: gdy jedziesz, odkrywa się karty, aż trafi się od 1 do 4, i tyle się liczy. Nie można go odrzucić, tylko zagrać. Duży przycisk rusza.
lessons-scrap_again = Na razie 8. Jeszcze raz: tylko 3 lub 5 dałoby dublet, a masz żeton zmiany.
lessons-scrap_bonus = Masz karty premii: dotknij jednej, by zobaczyć, dokąd cię zabierze. Można je zagrać przed jazdą i po niej. Kto stanie na polu innego, toczy pojedynek.
lessons-scrap_double = Dublet: zamiast jechać ciągniesz kartę wypadku i dostajesz za nią żeton premii.
lessons-scrap_drive = Jedź o sumę kostek. Kto stanie na polu innego, toczy pojedynek.
lessons-scrap_laps = To był pojedynek: kto staje na polu innego, rzuca przeciw niemu, a wyższa kostka jedzie dalej. Każde okrążenie daje kartę celu, która pomaga ostatnim; trzecie kończy wyścig. Twoja kolej: rzucaj.
lessons-scrap_order = Masz dwa pojazdy: wybierz, który jedzie pierwszy przez cały wyścig.
lessons-scrap_roll = Rzucasz dalej czy jedziesz o sumę? Liczba, którą już masz, to dublet i wypadek: pasek pokazuje ryzyko.
lessons-scrap_save = Dublet! Żeton zmiany może jeszcze odmienić ostatnią kostkę; inaczej przyjmij wypadek.
lessons-scrap_stop = Uratowane: 3, 5 i 4 to 12. Przy trzech różnych liczbach co drugi rzut to dublet: zatrzymaj się.
lessons-scrap_winner = Spotkały się twoje pojazdy: ty wskazujesz zwycięzcę pojedynku.
lessons-speed_attack = Ataki zatrzymują innych: OGRANICZENIE PRĘDKOŚCI pozwala rywalowi na najwyżej 60 km na kartę, aż do karty KONIEC OGRANICZENIA.
lessons-speed_confirm = Linia mówi, co zrobi ta karta. Duży przycisk ją zagrywa; dotknij innej, aby zmienić zdanie.
lessons-speed_discard = Teraz nic nie zagrasz. Wybierz najmniej potrzebną kartę: zostanie odrzucona i tura się skończy.
lessons-speed_extension = Możesz jechać dalej do 1200 km po 200 punktów, ale jeśli nie dojedziesz, stracisz 400. Zakończ rozdanie i policz punkty.
lessons-speed_goal = Ta karta prowadzi dokładnie do celu. Każdy kilometr to punkt, ukończona trasa daje 400, a trasa bez żadnej 240 jeszcze 300.
lessons-speed_kontra = Masz niebieską kartę specjalną przeciw temu atakowi: kontra! Atak znika, dostajesz dwie karty i turę, a do tego 300 punktów.
lessons-speed_repair = Przebita opona: zatrzymała cię czerwona karta. Na każde zagrożenie jest zielona karta, która je usuwa: zagraj KOŁO ZAPASOWE.
lessons-speed_rolling = Jedziesz: wybierz kartę kilometrów, by jechać dalej, albo atak, by kogoś zatrzymać.
lessons-speed_start = Nic nie ruszy bez karty START, także po naprawie. Szarych kart nie można teraz zagrać: dotknij jednej, by przeczytać dlaczego.
lessons-speed_stopped = Ktoś cię zatrzymał. Napraw to właściwą kartą, a potem START; po STOP wystarczy START.
lessons-speed_wild = Karta specjalna na stałe chroni przed swoim atakiem: zagraj ją, dobierz kartę i zagraj jeszcze raz. Każda daje 100 punktów.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Wybierz jeden ze swoich samochodów: każdy dostaje w turze jedną kartę. Połączone z nim mogą pojechać razem.
lessons-thunder_card = Wybierz kartę: duża liczba to punkty ruchu, mała obowiązuje z boksów. Typ mówi, kto jedzie razem; kolorowy znacznik to zużycie.
lessons-thunder_discard = Odrzuć karty, których nie chcesz, i graj dalej; dobierasz nowe.
lessons-thunder_displace = Solo nikogo nie zabiera: kto stoi na drodze, jest spychany, a to kosztuje więcej niż wolne pole.
lessons-thunder_draft = Karta jazdy w tunelu: połączone samochody z przodu i z tyłu jadą razem. Rusz do przodu, a pojedzie cała kolumna.
lessons-thunder_event = Każda tura kończy się wydarzeniem: to dało znacznik zużycia najlepszemu samochodowi każdego zespołu. Potem każdy może zjechać do boksów; ten jest prawie nowy i zostaje na torze.
lessons-thunder_follow = Dotknij najdalszego pola z liczbą: wykonają się wszystkie kroki. Cofanie zabiera je po jednym.
lessons-thunder_lead = Na czele: samochody tuż za twoim jadą za nim, każdy na pole, które właśnie się zwolniło. Siedem punktów minus trzy za zużycie to cztery.
lessons-thunder_lead_car = Samochód 4 ma trzy znaczniki zużycia: każdy zabiera jego karcie jeden punkt ruchu.
lessons-thunder_line = Tu pasy łączą się lub rozchodzą: wybierz, którędy jedzie kolumna.
lessons-thunder_pit = Żółta flaga albo koniec tury: zjazd do boksów usuwa tymczasowe zużycie, ale kosztuje miejsca.
lessons-thunder_pursuit = W pościgu: twój samochód pcha te przed nim, a te z tyłu zostawia na miejscu.
lessons-thunder_pursuit_car = Pojechała cała kolumna, za jeden znacznik zużycia. Teraz samochód 24, z rywalem tuż przed nim.
lessons-thunder_push = Rusz do przodu: samochód z przodu dołącza i jadą razem.
lessons-thunder_solo = Solo jedzie jeden samochód. Ta karta pozwala zamienić się miejscami z samochodem tuż z przodu za 1 punkt.
lessons-thunder_solo_car = Został jeden samochód i jeden rodzaj karty.
lessons-thunder_stay = Ten też jest w dobrym stanie: zostaje na torze.
lessons-thunder_steps = Dotknij jasnego pola na torze albo przycisku; pole z liczbą wykonuje wszystkie kroki do niego. Wjazd na inny samochód łączy lub popycha, zależnie od karty. Cofnięciem wracasz o krok.
lessons-thunder_swap = Zamiana: twój samochód przechodzi, a tamten zostaje za nim.

## lobby

lobby-begins_first = pierwszy wyścig
lobby-begins_position = zaczyna się od ustawionej pozycji
lobby-begins_replay = dalszy ciąg wcześniejszego wyścigu: karty mogą być znane
lobby-code = Kod lub link
lobby-elsewhere = Ścigaj się z ludźmi
lobby-first_race = Pierwszy wyścig krok po kroku
lobby-games = Gry
lobby-here = Wyścigi z botami w tej przeglądarce: działają bez sieci
lobby-in_browser = w tej przeglądarce
lobby-go = Dalej
lobby-join = Dołącz do stołu
lobby-none_open = W tej chwili nie ma otwartych stołów.
lobby-none_recent = Tu znajdziesz swoje wyścigi.
lobby-one_screen = Przy jednym ekranie
lobby-open_file = Otwórz plik wyścigu
lobby-open = Otwarte stoły
lobby-preparing = Przygotowanie { $game } dla tego komputera, jeden raz …
lobby-race_now = Ścigaj się
lobby-recent = Ostatnie wyścigi
lobby-remove = Usuń ten wyścig z przeglądarki
lobby-running = Twoje trwające wyścigi
lobby-soon = Przygotowanie …
lobby-status_racing = trwa, obejrzyj
lobby-tagline = Wyścigowe gry planszowe, dokładnie według zasad. Bez konta, jedno kliknięcie do startu.
lobby-with_friends = Ze znajomymi
lobby-you = Ty
lobby-players = { $from }–{ $to } graczy
lobby-minutes = { $from }–{ $to } min
lobby-weight_1 = łatwa
lobby-weight_2 = średnia
lobby-weight_3 = wymagająca
lobby-quick = Wyścig, który zaczyna się od razu
lobby-choose_track = Tor
lobby-choose_laps = Okrążenia
lobby-laps =
    { $n ->
         [one] { $n } okrążenie
         [few] { $n } okrążenia
         [many] { $n } okrążeń
        *[other] { $n } okrążenia
    }
lobby-against =
    { $n ->
         [0] bez rywali
         [one] { $n } rywal
         [few] { $n } rywali
         [many] { $n } rywali
        *[other] { $n } rywala
    }
lobby-free =
    { $n ->
         [one] { $n } wolne miejsce
         [few] { $n } wolne miejsca
         [many] { $n } wolnych miejsc
        *[other] { $n } wolnego miejsca
    }
lobby-go_on = jedź dalej
lobby-came = miejsce { $place } z { $of }
lobby-clock = zegar { $n } min
lobby-days =
    { $n ->
         [one] { $n } dzień na turę
         [few] { $n } dni na turę
         [many] { $n } dni na turę
        *[other] { $n } dnia na turę
    }

## local

local-broken = Coś poszło nie tak na stronie: { $why }.
local-no_file = Nie można wczytać części strony: brak połączenia albo strona jest nieaktualna. Wczytaj ją ponownie.
local-no_room = Ta przeglądarka nie pozwala stronie niczego przechowywać, więc nie można się tu ścigać.
local-no_table = Tego wyścigu nie ma w tej przeglądarce: został usunięty albo odbył się w innej.
local-not_here = Tego nie da się rozegrać w przeglądarce: { $what }.

## log

log-all = Wszystko
log-filter = Pokaż
log-none = Jeszcze nic się nie stało.
log-own = Moje
log-table = Stół
log-title = Przebieg

## me

me-driver = Kierowca
me-guest = Gość
me-name = Imię

## menu

menu-away = Niech prowadzi bot
menu-back = Przejmij kierownicę
menu-fair = Serwer jest związany swoją częścią przez ten skrót:
menu-kick = Wyproś: { $name }
menu-lobby = Do poczekalni
menu-relieve = { $name } zwleka: niech prowadzi bot
menu-resign = Poddaj się
menu-resign_sure = Na pewno się poddać?
menu-title = Menu

## new

new-game = Gra
new-listed = Pokaż na liście: każdy może dołączyć
new-open = Otwórz stół
new-pace = Tempo
new-seats = Gracze
new-title = Nowy stół
new-watched = Inni mogą oglądać
new-hints = Podpowiedzi dla wszystkich

## notices

notices-away_absent = { $name } jest poza grą: prowadzi bot.
notices-away_clock = { $name }: koniec czasu, prowadzi bot.
notices-away_left = { $name } oddaje kierownicę botowi.
notices-away_resigned = { $name } rezygnuje.
notices-away_slow = { $name } gra zbyt wolno: prowadzi bot.
notices-back = { $name } znów za kierownicą.
notices-broken = Start odwołano, powód: { $names }. Z tamtego rozdania nic nie obowiązuje: zacznijcie jeszcze raz.
notices-pledged = { $name } wniesie wkład w rozdanie.
notices-revealed = { $name }: wkład w rozdanie wniesiony.
notices-sealed = Wyścig się zaczyna; wszyscy wnoszą wkład w rozdanie.
notices-came = { $name } jest tutaj.
notices-emptied = Miejsce { $seat } jest znów wolne.
notices-filled = { $bot } prowadzi na miejscu { $seat }.
notices-finished = Wyścig zakończony.
notices-gone = { $name }: połączenie zerwane.
notices-kicked = Gospodarz kogoś wyprosił.
notices-muted = { $name } nie może już mówić przy tym stole.
notices-unmuted = { $name } może znów mówić.
notices-chat = Gospodarz zmienił, kto może mówić.
notices-closed = Ten stół został zamknięty przez prowadzących serwer.
notices-left = Miejsce { $seat } jest znów wolne.
notices-rematch = Przygotowano kolejny wyścig.
notices-reopened = Serwer wrócił; czas nie upłynął.
notices-sat = { $name } zajmuje miejsce { $seat }.
notices-started = Wyścig się zaczyna.
notices-undone = { $name } cofa ruch.
notices-went_on = Gramy dalej.

## options

options-heat_auto_finish_last = Koniec, gdy zostanie jedno auto
options-heat_auto_skip = Pomijaj kroki bez wyboru
options-heat_hidden_gears = Biegi ukryte do odsłonięcia
options-heat_laps = Okrążenia
options-heat_legend_pro = Szybsze legendy
options-heat_legends = Legendy
options-heat_track = Tor
options-heat_values_clouds = Chmury
options-heat_values_fog = Mgła
options-heat_values_off = bez nich
options-heat_values_rain = Deszcz
options-heat_values_random = losowo
options-heat_values_snow = Śnieg
options-heat_values_storm = Burza
options-heat_values_sun = Słońce
options-heat_weather = Pogoda i żetony drogi
options-no = nie
options-scrap_auto_skip = Pomijaj kroki bez wyboru
options-scrap_catch_scope = Karta doganiania prowadzi
options-scrap_jackal_in_own_accident = Jackal wygrywa też we własnych wypadkach
options-scrap_jackal_off_turn = Jackal wygrywa też w turach innych
options-scrap_mode = Pojazdy na gracza
options-scrap_overtake_scope = Wyprzedzanie liczy się
options-scrap_refill_scope = Żetony uzupełnia się
options-scrap_short = Krótsze okrążenie
options-scrap_track = Trasa
options-scrap_values_any = w każdej turze
options-scrap_values_board = na planszy
options-scrap_values_own = we własnej turze
options-scrap_values_race = w wyścigu
options-scrap_values_single = jeden
options-scrap_values_two_racers = dwa
options-speed_deck_memory = Stosy pokazują
options-speed_discard_rule = Odrzucanie
options-speed_max_rounds = Najwyżej rund
options-speed_prevention_restores_start = Zapobieganie przywraca START
options-speed_values_free = zawsze
options-speed_values_literal = dosłownie
options-speed_values_log = wszystkie karty
options-speed_values_only_if_stuck = tylko gdy nic innego
options-speed_values_sensible = rozsądnie
options-speed_values_speed_1200 = Speed 1200 km
options-speed_values_thousand = Tysiąc kilometrów
options-speed_values_top_only = górną kartę
options-speed_variant = Talia
options-speed_wild_map = Przed czym chronią karty specjalne
options-thunder_auto_skip = Pomijaj kroki bez wyboru
options-thunder_clean_air_any = Clean Air jedzie, jak daleko się chce
options-thunder_collision_last = Samochody z Collision ruszają ostatnie
options-thunder_complete_race = Jedź, aż wszyscy dojadą
options-thunder_green_line = Zielona linia, sektory przed metą
options-thunder_grid_choice = Wybór pól startowych
options-thunder_laps = Okrążenia
options-thunder_starting_order = Kolejność startowa
options-thunder_track = Tor
options-thunder_values_rounds = rundami
options-thunder_values_snake = tam i z powrotem
options-thunder_values_spaces = pole po polu
options-thunder_variable_pits = Wybór, co usuwa zjazd do boksów
options-usual = jak zwykle
options-yes = tak

## pace

pace-days = Na dni
pace-live = Z zegarem
pace-minutes = Minuty na wyścig
pace-per_turn = Dni na turę
pace-untimed = Bez zegara

## phrases

phrases-bye = Do zobaczenia!
phrases-good_luck = Powodzenia!
phrases-hello = Cześć!
phrases-hurry = Twoja kolej!
phrases-ouch = Auć!
phrases-rematch = Jeszcze jeden wyścig?
phrases-sorry = Przepraszam!
phrases-thanks = Dzięki!
phrases-wait = Chwileczkę, proszę.
phrases-well_driven = Świetna jazda!

## puzzles

puzzles-again = Jeszcze raz
puzzles-all = Wszystkie
puzzles-ask = { $n ->
        [one] Jest { $n } możliwość.
        [few] Masz { $n } możliwości, a jedna jest wyraźnie najlepsza. Wybierz ją.
        [many] Masz { $n } możliwości, a jedna jest wyraźnie najlepsza. Wybierz ją.
       *[other] Masz { $n } możliwości, a jedna jest wyraźnie najlepsza. Wybierz ją.
    }
puzzles-behind_place = zostawia w tyle o { $n } na 100 mniej
puzzles-behind_win = wygrywa o { $n } na 100 wyścigów mniej
puzzles-better = Jest lepszy wybór.
puzzles-difficulty = Trudność
puzzles-easy = Łatwa
puzzles-hard = Trudna
puzzles-lobby = Jedna pozycja, jeden najlepszy ruch: widzisz go?
puzzles-look = Wróć do planszy
puzzles-medium = Średnia
puzzles-next = Następna zagadka
puzzles-no_engine = Zagadki potrzebują zasad na stronie, a ten serwer ich nie udostępnia. Kto go prowadzi, może je przygotować przez „paddock wasm”.
puzzles-none = Nie ma takiej zagadki. Wybierz inną trudność albo grę.
puzzles-of_the_day = Zagadka dnia
puzzles-question = Twoje pytanie
puzzles-race_on = Ścigaj się dalej stąd
puzzles-right = Dobrze: { $move }
puzzles-solution = Pokaż rozwiązanie
puzzles-solution_is = Najlepsze jest: { $move }
puzzles-solved = rozwiązane: { $n } z { $of }
puzzles-streak = z rzędu: { $n }
puzzles-title = Zagadki
puzzles-today = Dzisiaj
puzzles-train = Trening
puzzles-trainer = Trening
puzzles-verdict = Ile warta jest twoja odpowiedź
puzzles-worth_place = zostawia w tyle { $n } na 100 rywali
puzzles-worth_win = wygrywa { $n } na 100 wyścigów
puzzles-wrong = To nie jest najlepsze: { $move }

## ratings

ratings-about = Każdy zaczyna od 1000; przeciętny kierowca ustala się w pobliżu 1500. Widać, ile ktoś jest wart co najmniej, więc liczba rośnie też, gdy wiadomo o kimś więcej.
ratings-after = Ranking { $rating } ({ $change })
ratings-all_time = Wszech czasów
ratings-book = Wyścigi
ratings-bot = bot
ratings-bots = Tylko z botami
ratings-bots_about = To wyścigi, w których poza tym były tylko boty. Wśród ludzi nie liczą się wcale.
ratings-change = Ostatnio
ratings-driver = Kierowca
ratings-gain = Zysk
ratings-lobby = Kto jest na którym miejscu, w każdej grze i w każdym miesiącu
ratings-members_only = W rankingach są ci, którzy zachowali swoje imię.
ratings-nobody = Na tej liście nie ma jeszcze nikogo.
ratings-none_yet = Żaden twój wyścig nie był jeszcze liczony. Liczy się wyścig z innymi albo z botami, przy stole ze świeżym rozdaniem.
ratings-people = Wśród ludzi
ratings-people_about = To wyścigi, w których ludzie ścigali się ze sobą. Boty, które jechały z nimi, są oceniane tak samo. Wyścigi z podpowiedziami, od ustawionej pozycji albo przy wspólnym ekranie się nie liczą.
ratings-provisional = tymczasowy
ratings-provisional_about = Ranking ze znakiem zapytania jest tymczasowy: pewny jest po około pięciu wyścigach w szóstkę albo dwudziestu we dwoje.
ratings-rank = Miejsce
ratings-rating = Ranking
ratings-time = Czas
ratings-title = Rankingi
ratings-you = Ty
ratings-yours = Twoje rankingi

## replay

replay-back = Krok wstecz
replay-download = Pobierz
replay-eyes = Oczami
replay-first = Na początek
replay-forth = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-play_on = Graj dalej stąd
replay-scrub = Chwila wyścigu
replay-share = Udostępnij tę chwilę
replay-spectator = widza
replay-steps = Kroki
replay-stop = Zatrzymaj
replay-table = Stół
replay-title = Powtórka
replay-to_server = Graj dalej na serwerze
replay-turn = Tura
replay-why = Co myślały boty

## results

results-driver = Kierowca
results-gap = Strata
results-hide = Zobacz planszę
results-join_rematch = Do rewanżu
results-place = Miejsce
results-points = Punkty
results-rematch = Rewanż
results-replay = Powtórka
results-title = Wynik
results-watch_rematch = Obejrzyj rewanż
results-winner = Wygrywa { $name }!
results-you_win = Wygrywasz!
results-you_came = Miejsce { $place } z { $of }
results-winner_by = Wygrywa { $name }, { $score }
results-share = Udostępnij obrazek
results-medals = Medale wyścigu
results-behind_heat =
    { $n ->
         [one] { $n } pole za zwycięzcą.
         [few] { $n } pola za zwycięzcą.
         [many] { $n } pól za zwycięzcą.
        *[other] { $n } pola za zwycięzcą.
    }
results-behind_scrap =
    { $n ->
         [one] { $n } pole za zwycięzcą.
         [few] { $n } pola za zwycięzcą.
         [many] { $n } pól za zwycięzcą.
        *[other] { $n } pola za zwycięzcą.
    }

## scrap

scrap-decide = Twoja decyzja
scrap-double = Dublet!
scrap-racer_at = { $name }, P{ $rank }, pole { $field }, { $laps } { $laps ->
        [one] okrążenie
        [few] okrążenia
        [many] okrążeń
       *[other] okrążeń
    }
scrap-stop_with = Przerwij z sumą { $n }
scrap-track_summary = { $title }: { $racers }

## seats

seats-add = Dodaj
seats-bot = prowadzi bot
seats-empty = Zwolnij
seats-fill = Bot
seats-free = wolne
seats-kick = Wyproś
seats-leave = Wstań
seats-shared = Ktoś jeszcze przy tym ekranie
seats-sit = Usiądź
seats-start = Rozpocznij wyścig
seats-title = Kto się ściga?
seats-wait = Gospodarz rozpocznie wyścig.
seats-you = ty
seats-start_with_bots = Start z { $count } { $count ->
        [one] botem
        [few] botami
        [many] botami
       *[other] botami
    }
seats-race = Wyścig
seats-track = Tor
seats-laps = Okrążenia
seats-host = gospodarz
seats-who_sees = Dostępny dla
seats-listed = wszystkich z lobby
seats-by_link = osób z linkiem
seats-hints_for_all = Podpowiedzi są tu dozwolone: każdy może zapytać, co zrobiłby mistrz.
seats-start_watching = Zacznij z botami i patrz

## settings

settings-auto = Jak system
settings-dark = Ciemny
settings-language = Język
settings-level = Przeciwnicy
settings-light = Jasny
settings-theme = Motyw
settings-title = Ustawienia
settings-animations = Animacje
settings-pace_off = Brak
settings-pace_quick = Szybkie
settings-pace_normal = Zwykłe
settings-pace_slow = Wolne
settings-calls = Dźwięk i wezwania
settings-call_sound = Dźwięk
settings-call_vibration = Wibracja w mojej turze
settings-call_notification = Powiadom w mojej turze

## speed

speed-completed = { $n } km: cel osiągnięty!
speed-extended = Dalej, do { $n } km!
speed-km = { $n } km
speed-kontra = Kontra?
speed-kontra_now = Kontra!
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktów
    }
speed-road = { $team }: { $km } z { $target } km
speed-stood = Brak odpowiedzi
speed-target = Atak na:
speed-throw = Odrzuć
speed-to_go = zostało { $n } km
speed-to_win = punktów do wygranej

## table

table-board = Plansza
table-cannot = Nie można otworzyć stołu
table-close_up = Zbliżenie
table-closer = Przybliż
table-dashboard = Twoje karty i wybory
table-further = Oddal
table-loading = Wczytywanie …
table-over = Koniec wyścigu
table-overview = Cały tor
table-tools = Narzędzia
table-turn_of = Ruch: { $name }
table-watching = Oglądasz. Dotknij kierowcy, by śledzić jego auto.
table-your_turn = Twoja kolej

## thunder

thunder-car_at = { $car } ({ $team }), { $rank }., okrążenie { $lap } z { $laps }
thunder-drive_on = Jedź { $n } pól naprzód
thunder-from_pits = Z boksów: { $n }
thunder-green_line = Zielona linia
thunder-hold = Przytrzymaj, by jechać dalej
thunder-legend = Znaczniki z ramką zostają; pozostałe znikają w boksach.
thunder-marks_black = O
thunder-marks_blue = Z
thunder-marks_green = P
thunder-marks_grey = N
thunder-marks_lavender = B
thunder-marks_orange = S
thunder-marks_red = U
thunder-marks_yellow = Ż
thunder-place = { $n }.
thunder-retire = Wycofaj samochód
thunder-sheets = Karty zespołów
thunder-start = Start / meta
thunder-track_summary = Tor { $title }: { $cars }
thunder-types_draft = W tunelu
thunder-types_lead = Na czele
thunder-types_pursuit = W pościgu
thunder-types_solo = Solo
thunder-wear = Zużycie: { $n } z { $most }
thunder-yellow = Żółta flaga

## tower

tower-gone = brak połączenia
tower-leader = lider
tower-title = Klasyfikacja

## others

others-mute = Wycisz: { $name }
others-unmute = Pozwól mówić: { $name }
others-report = Zgłoś: { $name }
others-reason = Co jest nie tak? ({ $name })
others-send = Wyślij
others-reported = Dziękujemy: prowadzący serwer to sprawdzą.
others-abuse = Obelgi
others-cheating = Oszukiwanie
others-spam = Spam
others-name = Nazwa
others-other = Coś innego

## medals

medals-gained = Najwięcej zyskanych miejsc: { $n }
medals-heat_drive = Najdłuższa jazda: { $n }
medals-heat_clean = Najwięcej zakrętów za darmo: { $n }
medals-heat_heat = Najwięcej zapłaconego Żaru: { $n }
medals-thunder_led = Najwięcej tur na czele: { $n }
medals-thunder_pushed = Najwięcej popchniętych aut: { $n }
medals-speed_km = Najwięcej kilometrów: { $n }
medals-speed_attacks = Najwięcej ataków: { $n }
medals-speed_kontras = Najwięcej kontr: { $n }
medals-scrap_roll = Najwyższy rzut: { $n }
medals-scrap_doubles = Najwięcej wypadków: { $n }

## you

you-add_code = Utwórz kod odzyskiwania
you-add_passkey = Dodaj klucz dostępu
you-ahead = Przed nimi
you-all_games = Wszystkie gry
you-all_tracks = Wszystkie tory
you-bring = Zabierz ze sobą wyścigi z tej przeglądarki
you-by_code = Zaloguj się kodem
you-by_passkey = Zaloguj się kluczem dostępu
you-code = Kod odzyskiwania
you-code_about = Zapisz go teraz: pokazujemy go tylko ten jeden raz. Kto go ma, może wejść zamiast ciebie, więc nikomu go nie podawaj.
you-code_title = Twój kod odzyskiwania
you-copy = Kopiuj
you-count = Wyścigi
you-data = Twoje dane
you-device = To urządzenie
you-earlier = Wcześniejsze wyścigi
you-everybody = Wszyscy
you-export = Zapisz wszystko
you-forget = Usuń wszystko
you-forget_about = Twoje imię, klucze dostępu i wszystko, co padło z twojej strony na czacie, znikną na zawsze. Wyścigi zostaną u tych, z którymi się ścigasz, bez imienia. Nie da się tego cofnąć.
you-forget_sure = Usuń na zawsze
you-former = były członek
you-game = Gra
you-keep = Zachowaj swoje imię
you-keep_about = Ścigać można się i bez tego. Ale kto zachowa imię, znajdzie swoje wyścigi na każdym urządzeniu, także gdy ta przeglądarka o nich zapomni. Bez e-maila i bez hasła.
you-mean_place = Średnie miejsce
you-member_since = Imię zachowane od { $date }
you-new_code = Nowy kod odzyskiwania (poprzedni przestanie działać)
you-no_passkeys = Ten adres nie ma nazwy, więc przeglądarka nie tworzy tu kluczy dostępu: kod odzyskiwania robi to samo.
you-no_races = Żaden twój wyścig nie jest jeszcze skończony. Gdy się skończy, będzie tutaj.
you-parts = Według aut
you-races = Twoje wyścigi
you-remove = Usuń
you-rivals = Z ludźmi
you-sign_in = Zaloguj się
you-sign_in_about = Twoje imię jest już zachowane? To wróć jako ty.
you-sign_out = Wyloguj tutaj
you-sign_out_elsewhere = Wyloguj wszędzie indziej
you-signed_out_elsewhere = Wylogowano cię wszędzie indziej.
you-stay = Zostań
you-title = Ty
you-used = użyto { $when }
you-ways = Jak wracasz
you-wins = Wygrane
you-with_code = Kodem odzyskiwania
you-with_passkey = Kluczem dostępu

## cups

cups-title = Mistrzostwa
cups-lobby = Kilka wyścigów, punkty się sumują, ze znajomymi i botami.
cups-on = Do mistrzostw: następny wyścig
cups-to = Do mistrzostw
cups-starts_by_itself = Wyścig rusza sam, gdy tylko wszyscy będą na miejscu.
cups-former = Były uczestnik
cups-of_game = Mistrzostwa: { $game }
cups-standings = Klasyfikacja
cups-race = Wyścig
cups-corrections = Poprawki
cups-absent = nieobecność: jechał bot
cups-table = Punkty za miejsca: { $points }
cups-chart = Punkty, wyścig po wyścigu
cups-round_number = Runda { $n }
cups-race_number = Wyścig { $n }
cups-starts = start najpóźniej { $when }
cups-is_on = wyścig trwa
cups-drive = Do twojego wyścigu
cups-watch = Oglądaj
cups-annulled = Nie liczy się: { $reason }
cups-until = termin: { $when }
cups-races = Wyścigi
cups-log = Co się działo
cups-log_all = Pokaż wszystko
cups-log_made = Utworzono mistrzostwa.
cups-log_entered = Bierze udział: { $who }.
cups-log_left = Rezygnuje: { $who }.
cups-log_added = Na liście: { $who }.
cups-log_removed = Usunięto z listy: { $who }.
cups-log_started = Mistrzostwa się zaczynają.
cups-log_opened = Wyścig { $n } ma swój stół.
cups-log_closed = Zamknięto stół; jego wyścig odbędzie się jeszcze raz.
cups-log_raced = Wyścig { $n } się skończył.
cups-log_corrected = Punkty { $points }, { $who }: { $reason }
cups-log_replaced = { $next } przejmuje miejsce, które ma { $who }: { $reason }
cups-log_annulled = Wyścig { $n } się nie liczy: { $reason }
cups-log_ended = Mistrzostwa zakończono: ich stoły zamykano zbyt często.
cups-entrants = Kto bierze udział
cups-vacant = nikt jeszcze nie zgłosił się po to imię
cups-thats_me = To ja
cups-leave = Rezygnuję
cups-remove = Usuń: { $name }
cups-add_bot = Dodaj bota
cups-enter = Weź udział
cups-add_name = Kolejne imię na liście
cups-start_pairs = Na starcie losowane są pary; potem nie ma wolnych miejsc.
cups-start_about = Na starcie wolne miejsca zajmują boty.
cups-start = Rozpocznij mistrzostwa
cups-organise = Popraw coś
cups-what = Co
cups-do_correct = Dodaj lub odejmij punkty
cups-do_replace = Przekaż miejsce komuś innemu
cups-do_annul = Unieważnij wyścig
cups-new_name = Nowe imię (puste: bot)
cups-reason = Powód, przeczytają go wszyscy
cups-put = Zapisz
cups-you_won = Mistrzostwa są twoje!
cups-won = Mistrzostwa wygrywa { $name }
cups-share = Udostępnij jako obraz
cups-no_picture = Obrazu nie da się teraz narysować. Spróbuj za chwilę.
cups-form_season = wszyscy razem
cups-form_league = liga na tygodnie
cups-form_knockout = pucharowe
cups-form_swiss = szwajcarskie
cups-count = wyścig { $n } z { $of }
cups-your_race = Twój wyścig { $n } czeka
cups-about = Informacje
cups-code = Kod: { $code }
cups-rules = Za nieobecnych na starcie jedzie pilot, aż przyjdą i przejmą kierownicę. Przy równych punktach decyduje miejsce w ostatnim wyścigu.
cups-rules_pairs = Wygrana daje 2 punkty, remis 1. Za nieobecnych na starcie jedzie pilot, aż przyjdą i przejmą kierownicę.
cups-wait_about = Wyścig rusza, gdy wszyscy są na miejscu, albo { $n } min po otwarciu stołu; w lidze w swoim terminie.
cups-copy = Kopiuj link
cups-save = Zapisz do pliku
cups-after = rozegrane wyścigi: { $n }
cups-over = koniec
cups-no_file = To nie jest plik mistrzostw.
cups-new = Nowe mistrzostwa
cups-open_file = Otwórz plik
cups-mine = Twoje
cups-others = Otwarte dla wszystkich
cups-none_mine = Jeszcze żadnych. Utwórz własne albo dołącz z kodem.
cups-none_others = Na razie żadnych.
cups-name = Tytuł
cups-form = Jak
cups-field = Miejsca
cups-first_date = Pierwszy wyścig do
cups-wait = Czekanie na brakujących
cups-minutes = { $n } min
cups-tracks = Wyścigi: { $n }
cups-tracks_about = Dotykaj torów w kolejności wyścigów; tor może się powtarzać.
cups-entry = Kto może dołączyć
cups-entry_open = Każdy, kto ma link
cups-entry_fixed = Tylko osoby z mojej listy
cups-people = Imiona, każde w osobnym wierszu
cups-take_part = Biorę udział
cups-listed = Pokaż wszystkim
cups-make = Utwórz mistrzostwa
cups-open_places =
    { $n ->
         [0] wszystkie miejsca zajęte
         [one] { $n } wolne miejsce
         [few] { $n } wolne miejsca
         [many] { $n } wolnych miejsc
        *[other] { $n } wolnych miejsc
    }
## people

people-title = Wyścig z ludźmi
people-about = Kto czeka na ten sam wyścig, siada przy wspólnym stole. Bez konta.
people-live = Teraz
people-days = Na dni
people-waiting =
    { $n ->
        [0] nikt nie czeka
        [one] czeka { $n } osoba
        [few] czekają { $n } osoby
        [many] czeka { $n } osób
       *[other] czeka { $n } osoby
    }
people-you_wait = Czekasz: { $game }
people-of = Kierowcy na miejscu: { $n } z { $seats }.
people-fills_in = Boty zajmą wolne miejsca za { $time }.
people-no_fill = Wyścig zacznie się, gdy wszystkie miejsca będą zajęte.
people-fill = Na dni: po minucie boty na wolne miejsca
people-paces = Teraz: dziesięć minut na cały Twój wyścig i 10 sekund więcej na każdą turę; po minucie wolne miejsca zajmują boty. Na dni: doba na każdą turę.
people-leave = Nie czekam dłużej
people-stay = Zostaw tę stronę otwartą: kto ją zamknie, już nie czeka.
people-found = Ruszamy …
people-met = Z kim się ścigasz
people-met_none = Gdy pościgasz się z ludźmi, znajdziesz ich tutaj i będziesz móc ich zaprosić.
people-invite = Zaproś
people-invite_name = Zaproś: { $name }
people-races =
    { $n ->
        [one] { $n } wyścig
        [few] { $n } wyścigi
        [many] { $n } wyścigów
       *[other] { $n } wyścigu
    }
people-watch = Wyścigi na żywo
people-watch_none = Teraz nie trwa żaden wyścig.
people-round = runda { $n }
people-begins = Wyścig zacznie się sam, gdy tylko wszyscy przyjdą.

## turns

turns-title = Twoja kolej
turns-none = Nikt na ciebie nie czeka.
turns-until = do { $when } ({ $left })
turns-no_clock = bez zegara
turns-invited = { $name } zaprasza
turns-invitations = Zaproszenia
turns-decline = Nie teraz
turns-count =
    { $n ->
        [one] Czeka na ciebie { $n } stół
        [few] Czekają na ciebie { $n } stoły
        [many] Czeka na ciebie { $n } stołów
       *[other] Czeka na ciebie { $n } stołu
    }

## calls

calls-title = Gdy cię nie ma
calls-about = Do wyścigów na dni i zaproszeń. Powiadomienie mówi, jaka to gra i do kiedy, nic więcej.
calls-push = Powiadamiaj mnie na tym urządzeniu
calls-no_push = Tu przeglądarka nie odbiera powiadomień: potrzebne są HTTPS i Web Push.
calls-denied = Przeglądarka nie pozwala na powiadomienia tej strony. Zezwól na nie w jej ustawieniach.
calls-others = Urządzenia i programy
calls-feed = Kalendarz i kanał
calls-feed_about = Adres dla kalendarza lub czytnika. Kto go zna, widzi, kiedy jest twoja kolej.
calls-feed_make = Utwórz adres
calls-feed_new = Nowy adres (stary przestanie działać)
calls-feed_drop = Wyłącz
calls-once = Skopiuj teraz: drugi raz się nie pokaże.
calls-calendar = Kalendarz
calls-atom = Kanał (Atom)
calls-hook = Powiadom program
calls-hook_address = Jego adres, https://…
calls-hook_add = Dodaj
calls-hook_secret = Sekret, którym podpisane są powiadomienia
calls-hook_whose = Czyja kolej
calls-hook_own = moja
calls-off = Wyłączone: { $why }
calls-again = Włącz ponownie
calls-invitations = Osoby, z którymi się ścigam, mogą mnie zapraszać
