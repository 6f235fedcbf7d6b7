## action

action-choose = Wybierz
action-pause = Czy ktoś odpowie?
action-skip = Pomiń
action-undo = Cofnij
action-wait = Inni wykonują ruch …

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
fair-claim_deal = To, że karty wynikają z klucza zgodnie z zasadami, sprawdza „paddock verify” z tymi dwoma plikami.
fair-claim_key = Klucz rozdania wynika z sekretu i wszystkich wkładów.
fair-claim_own = Użyto tego, co wniosła twoja przeglądarka.
fair-claim_pledges = Każdy wniósł to, do czego się wcześniej zobowiązał.
fair-claim_result = Zapis ma wynik, który ci podano.
fair-claim_secret = Sekret serwera jest tym, do którego zobowiązał się przed zajęciem przez ciebie miejsca.
fair-claim_told = To, co ci mówiono w wyścigu, jest tym, co powtórka mówi twojemu miejscu.
fair-first = Pierwszy wyścig: zaczyna się od znanej pozycji i znanych kart, do nauki.
fair-fresh = Uczciwe rozdanie: serwer jest już związany swoją częścią, a przeglądarka każdego gracza dodaje swoją na starcie. Nikt nie może wybrać kart ani znać ich z góry.
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
heat-corner_ahead = Zakręt za { $n } { $n ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pól
    }, limit { $limit }
heat-engine = Żar w silniku: { $n }
heat-gears = Dźwignia biegów
heat-other_moves = Co jeszcze możesz zrobić
heat-track_summary = Tor { $title }: { $cars }

## help

help-cards = Karty
help-keys = Klawiatura
help-rules = Zasady
help-search = Szukaj w zasadach
help-title = Pomoc i zasady
help-found = { $count } { $count ->
        [one] zasada
        [few] zasady
        [many] zasad
       *[other] zasad
    }

## invite

invite-code = Kod:
invite-copied = Skopiowano
invite-link = Link do tego stołu
invite-qr = Kod QR linku
invite-share = Udostępnij
invite-title = Zaproś

## keys

keys-choice = Wybierz numerem
keys-close = Zamknij okno
keys-confirm = Zatwierdź
keys-help = Pomoc
keys-me = Pokaż swoje auto
keys-move = Przechodź po wyborach
keys-overview = Cały tor lub zbliżenie
keys-skip = Pomiń animację
keys-undo = Cofnij
keys-zoom = Przybliż, oddal, przywróć

## lessons

lessons-done = Już wiesz, jak to działa: dalej wyścig należy do ciebie. Powodzenia!
lessons-enough = Bez podpowiedzi
lessons-got_it = Jasne
lessons-heat_cards = Teraz karty: ich suma to twoja Prędkość. Duch auta pokazuje, gdzie staniesz, a linia niżej, ile kosztuje zakręt.
lessons-heat_confirm = Duch auta pokazuje, gdzie staniesz. Pasuje? Duży przycisk zagrywa kartę; inna karta zmienia plan.
lessons-heat_corner = To była cała tura. Teraz uważaj na zakręty: kto przekroczy limit, płaci 1 Żar za każdy punkt ponad; kto nie może, wpada w poślizg. Dobierz bieg do tego, co przed tobą.
lessons-heat_discard = Możesz odrzucić niechciane karty; dobierzesz do 7. Potem zakończ odrzucanie.
lessons-heat_gear = Wybierz bieg: tyle kart zagrasz. Wyższy jest szybszy, ale zakręty mają limity prędkości.
lessons-heat_limit = Następny zakręt ma limit 7. Zagraj 3, 2 i 2: z Prędkością 7 przejedziesz za darmo, z większą trzeba płacić.
lessons-heat_react = Auto pojechało. Możesz użyć tego, co tu widać, albo zakończyć reakcje dużym przyciskiem.
lessons-heat_slip = Obok lub tuż przed tobą jest auto: jego tunel aerodynamiczny pociągnie cię o 2 pola za darmo.
lessons-scrap_again = Na razie 8. Jeszcze raz: tylko 3 lub 5 dałoby dublet, a masz żeton zmiany.
lessons-scrap_bonus = Masz karty premii: dotknij jednej, by zobaczyć, dokąd cię zabierze. Można je zagrać przed jazdą i po niej. Kto stanie na polu innego, toczy pojedynek.
lessons-scrap_double = Dublet: zamiast jechać ciągniesz kartę wypadku i dostajesz za nią żeton premii.
lessons-scrap_drive = Jedź o sumę kostek. Kto stanie na polu innego, toczy pojedynek.
lessons-scrap_order = Masz dwa pojazdy: wybierz, który jedzie pierwszy przez cały wyścig.
lessons-scrap_roll = Rzucasz dalej czy jedziesz o sumę? Liczba, którą już masz, to dublet i wypadek: pasek pokazuje ryzyko.
lessons-scrap_save = Dublet! Żeton zmiany może jeszcze odmienić ostatnią kostkę; inaczej przyjmij wypadek.
lessons-scrap_stop = Uratowane: 3, 5 i 4 to 12. Przy trzech różnych liczbach co drugi rzut to dublet: zatrzymaj się.
lessons-scrap_winner = Spotkały się twoje pojazdy: ty wskazujesz zwycięzcę pojedynku.
lessons-speed_attack = Prowadzisz. Ataki hamują innych: OGRANICZENIE PRĘDKOŚCI nie pozwala rywalowi przejechać więcej niż 60 km jedną kartą.
lessons-speed_confirm = Linia mówi, co zrobi ta karta. Duży przycisk ją zagrywa; dotknij innej, aby zmienić zdanie.
lessons-speed_discard = Teraz nic nie zagrasz. Wybierz najmniej potrzebną kartę: zostanie odrzucona i tura się skończy.
lessons-speed_kontra = Masz kartę specjalną na ten atak: odpowiedz teraz albo wcale.
lessons-speed_rolling = Jedziesz: wybierz kartę kilometrów, aby jechać dalej, albo atak, aby kogoś zatrzymać.
lessons-speed_start = Nic nie ruszy bez START: zagraj, jeśli masz. Karty, których teraz nie zagrasz, są szare: dotknij, by przeczytać dlaczego.
lessons-speed_stopped = Ktoś cię zatrzymał. Napraw to właściwą kartą, a potem START; po STOP wystarczy START.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Wybierz jeden ze swoich samochodów: każdy dostaje w turze jedną kartę. Połączone z nim mogą pojechać razem.
lessons-thunder_card = Wybierz kartę: duża liczba to punkty ruchu, mała obowiązuje z boksów. Typ mówi, kto jedzie razem; kolorowy znacznik to zużycie.
lessons-thunder_discard = Odrzuć karty, których nie chcesz, i graj dalej; dobierasz nowe.
lessons-thunder_draft = Karta jazdy w tunelu: połączone samochody z przodu i z tyłu jadą razem. Rusz do przodu, a pojedzie cała kolumna.
lessons-thunder_line = Tu pasy łączą się lub rozchodzą: wybierz, którędy jedzie kolumna.
lessons-thunder_pit = Żółta flaga albo koniec tury: zjazd do boksów usuwa tymczasowe zużycie, ale kosztuje miejsca.
lessons-thunder_second = Pojechała cała kolumna, za jeden znacznik zużycia. Teraz ostatni z twoich samochodów, który w tej turze jeszcze nie jechał.
lessons-thunder_solo = Solo jedzie jeden samochód. Ta karta pozwala zamienić się miejscami z samochodem tuż z przodu za 1 punkt.
lessons-thunder_steps = Dotknij jasnego pola na torze albo przycisku. Wjazd na inny samochód łączy lub popycha, zależnie od karty. Cofnięciem wracasz o krok.
lessons-thunder_swap = Zamiana: twój samochód przechodzi, a tamten zostaje za nim.

## lobby

lobby-begins_first = pierwszy wyścig
lobby-begins_position = zaczyna się od ustawionej pozycji
lobby-begins_replay = dalszy ciąg wcześniejszego wyścigu: karty mogą być znane
lobby-code = Kod lub link
lobby-first_race = Pierwszy wyścig krok po kroku
lobby-games = Gry
lobby-go = Dalej
lobby-join = Dołącz do stołu
lobby-none_open = W tej chwili nie ma otwartych stołów.
lobby-none_recent = Tu znajdziesz swoje wyścigi.
lobby-open = Otwarte stoły
lobby-preparing = Przygotowanie { $game } dla tego komputera, jeden raz …
lobby-race_now = Ścigaj się
lobby-recent = Ostatnie wyścigi
lobby-running = Twoje trwające wyścigi
lobby-soon = Przygotowanie …
lobby-status_open = wolne miejsca
lobby-status_racing = trwa, obejrzyj
lobby-tagline = Wyścigowe gry planszowe, dokładnie według zasad. Bez konta, jedno kliknięcie do startu.
lobby-with_friends = Ze znajomymi
lobby-you = Ty

## log

log-all = Wszystko
log-filter = Pokaż
log-none = Jeszcze nic się nie stało.
log-own = Moje
log-table = Stół
log-title = Przebieg

## me

me-driver = Kierowca
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
notices-sealed = Gospodarz rozpoczyna wyścig; wszyscy wnoszą wkład w rozdanie.
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
options-heat_track = Tor
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
replay-turn = Tura
replay-why = Co myślały boty

## results

results-driver = Kierowca
results-hide = Zobacz planszę
results-join_rematch = Do rewanżu
results-place = Miejsce
results-points = Punkty
results-rematch = Rewanż
results-replay = Powtórka
results-title = Wynik
results-watch_rematch = Obejrzyj rewanż
results-winner = Wygrywa { $name }!

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

## settings

settings-auto = Jak system
settings-dark = Ciemny
settings-language = Język
settings-level = Przeciwnicy
settings-light = Jasny
settings-theme = Motyw

## speed

speed-choose_use = Co zrobić z kartą { $card }?
speed-km = { $n } km
speed-kontra = Kontra?
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktów
    }
speed-road = { $team }: { $km } z { $target } km
speed-to_go = zostało { $n } km

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

thunder-car_at = { $car } ({ $team }), P{ $rank }, pole { $at }, okrążenie { $lap } z { $laps }
thunder-from_pits = Z boksów: { $n }
thunder-green_line = Zielona linia
thunder-legend = Okrągłe znaczniki są tymczasowe: znikają w boksach. Kwadratowe zostają.
thunder-pit = boksy
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
