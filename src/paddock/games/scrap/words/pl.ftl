## game

game-title = Scrap Racer
game-tagline = Kościany wyścig maszyn ze złomu: kuś los, przetrwaj wypadki, wygrywaj pojedynki.

## racers

racers-steel = Steel Jacket
racers-swift = Swift
racers-twister = Twister
racers-crusher = Crusher
racers-jackal = Jackal
racers-hover = Hover

## tokens

tokens-pm = +/-1
tokens-flip = obrót
    .gen = obrotu
tokens-reroll = przerzut
    .gen = przerzutu
tokens-plus = +/-1
tokens-minus = +/-1
uses-plus = { tokens-plus }
uses-minus = { tokens-minus }
uses-flip = { tokens-flip }
    .gen = { tokens-flip.gen }
uses-reroll = { tokens-reroll }
    .gen = { tokens-reroll.gen }

## cards

cards-2 = 2
cards-3 = 3
cards-5 = 5
cards-7 = 7
cards-FWD2 = Do przodu o 2
cards-FWD3 = Do przodu o 3
cards-FWD5 = Do przodu o 5
cards-FWD7 = Do przodu o 7
cards-DICE2 = 2 kostki
cards-FWD5_BACK2 = 5 do przodu, 2 do tyłu
cards-ZERO = Zero
cards-CHASE2 = Pogoń o 2 pola
cards-CHASE4 = Pogoń o 4 pola
cards-DIE_BACK = Kostka do tyłu
cards-PUSH5 = 5 z pchnięciem
cards-BACK4 = 4 do tyłu
cards-BACK6 = 6 do tyłu
cards-LOSE_POS = Strata pozycji
cards-LAST4 = Ostatni rusza się o 4
cards-STRAIGHT = Prosta
cards-CURVE = Zakręt
cards-CATCH = Dogonienie

## about

about-FWD2 = Twój rajdowiec jedzie 2 pola do przodu.
about-FWD3 = Twój rajdowiec jedzie 3 pola do przodu.
about-FWD5 = Twój rajdowiec jedzie 5 pól do przodu.
about-FWD7 = Twój rajdowiec jedzie 7 pól do przodu.
about-DICE2 = Rzuć dwiema kostkami i jedź o ich sumę; równe kostki nic nie znaczą.
about-FWD5_BACK2 = Rajdowiec tuż przed tobą cofa się o 2, potem ty jedziesz 5 do przodu.
about-ZERO = Twój rajdowiec stoi w miejscu.
about-CHASE2 = Stoisz, a najbliższy rajdowiec za tobą jedzie 2 do przodu.
about-CHASE4 = Stoisz, a najbliższy rajdowiec za tobą jedzie 4 do przodu.
about-DIE_BACK = Rzuć kostką i cofnij się o wynik.
about-PUSH5 = Jedź do 5 pól; pierwszy napotkany rajdowiec cię zatrzymuje i jest pchany o 2.
about-BACK4 = Twój rajdowiec cofa się o 4 pola.
about-BACK6 = Twój rajdowiec cofa się o 6 pól.
about-LOSE_POS = Stajesz pole za dotychczas ostatnim, ale nie za linią mety.
about-LAST4 = Ostatni rajdowiec jedzie 4 do przodu, nawet jeśli jest twój.
about-STRAIGHT = Jedź na najbliższe pole prostej przed tobą.
about-CURVE = Jedź na najbliższe pole zakrętu przed tobą.
about-CATCH = Jedź na pole następnego rajdowca przed tobą w wyścigu.
about-pm = Zmienia twoją ostatnią kostkę o jeden w górę lub w dół.
about-flip = Odwraca twoją ostatnią kostkę na przeciwną ściankę.
about-reroll = Rzuca twoją ostatnią kostką jeszcze raz.
about-steel = Kończy ruch na prostej: jedno pole dalej.
about-swift = Kończy ruch na zakręcie: jedno pole dalej.
about-twister = Wyprzedził kogoś w ruchu: jedno pole dalej.
about-crusher = Wyprzedził kogoś w ruchu: żeton premii.
about-jackal = Wygrywa każdy pojedynek i jedzie za to 2 pola.
about-hover = Potrzebuje tylko dwóch żetonów premii na kartę premii.

## phases

phases-roll = rzuty
phases-move = ruch
phases-duel = pojedynek
phases-order = kolejność rajdowców
phases-over = koniec wyścigu

## reasons

reasons-dice = kostki
reasons-bonus = karta premii
reasons-ability = zdolność
reasons-duel = pojedynek
reasons-accident = wypadek
reasons-goal = karta celu

## tracks

tracks-A = Trasa A
tracks-B = Trasa B
tracks-C = Trasa C
tracks-D = Trasa D
tracks-E = Trasa E
tracks-F = Trasa F

## drawing

drawing-fields = Pola: { $fields }
drawing-laps = Okrążenia: { $laps }
drawing-straight = Zielone lampy: pole prostej
drawing-corner = Niebieskie lampy: pole zakrętu
drawing-token = Miejsce na żeton zmiany
drawing-left_out = Segment pomijany w krótszym okrążeniu

## table

table-round = Runda
table-store = Żetony w magazynie
table-decks = Talie
table-final = ostatnia runda
table-dice = Kostki
table-place = Miejsce
table-racer = Rajdowiec
table-player = Gracz
table-field = Pole
table-laps = Okrążenia
table-bonus_tokens = Żetony premii
table-tokens = Żetony zmiany
table-cards = Karty premii
table-at_start = start
table-you = ty
table-hand = Twoje karty premii
table-empty = brak

## moves

moves-roll = Rzuć kolejną kostką
moves-stop = Przerwij i jedź o sumę
moves-accept = Przyjmij dublet i weź kartę wypadku
moves-bonus = Zagraj kartę „{ $card }”
moves-drive = { $n ->
        [unknown] Wykonaj ruch o wynik kostek
       *[other] Jedź o { $n } { $n ->
            [one] pole
            [few] pola
            [many] pól
           *[other] pól
        }
    }
moves-done = Zakończ ruch
moves-winner = Niech pojedynek wygra { $racer }
moves-order = { $racer } jedzie pierwszy
moves-token = { $use ->
        [plus] +/-1: o jeden w górę
        [minus] +/-1: o jeden w dół
        [flip] Obróć ostatnią kostkę
       *[other] Rzuć ostatnią kostką jeszcze raz
    }

## events

events-drew_racer = { $seat } prowadzi maszynę { $racer }.
events-starts = { $seat } ma znacznik startu.
events-round = Zaczyna się runda { $round }.
events-turn = Kolejka gracza { $seat }: { $racer }.
    .head = { $seat } ({ $racer })
events-ordered = Kolejność rajdowców gracza { $seat }: { $racer }, potem { $second }.
events-rolled = { $again ->
        [yes] { $seat } rzuca jeszcze raz: { $die }.
       *[other] { $seat } wyrzuca { $die }.
    }
    .part = wyrzuca { $die }
events-used_token = { WORD($token) ->
        [reroll] { $seat } używa żetonu { IN($token, case: "gen") } na { $from }.
       *[other] { $seat } używa żetonu { IN($token, case: "gen") }: { $from } zmienia się w { $to }.
    }
    .part = { WORD($token) ->
        [reroll] rzuca ponownie { $from }
       *[other] zmienia { $from } na { $to }
    }
events-stopped = { $seat } przerywa z sumą { $sum }.
    .part = przerywa z sumą { $sum }
events-played_bonus = { $seat } zagrywa kartę „{ $card }”.
    .part = zagrywa kartę „{ $card }”
events-moved = { COMPARE($n, 0) ->
        [less] { $racer } cofa się o { ABS($n) } { $n ->
            [one] pole
            [few] pola
            [many] pól
           *[other] pól
        }, na pole { $field } ({ $reason }).
       *[other] { $racer } jedzie do przodu o { $n } { $n ->
            [one] pole
            [few] pola
            [many] pól
           *[other] pól
        }, na pole { $field } ({ $reason }).
    }
    .part = { WORD($reason) ->
        [dice] jedzie o { $n } na pole { $field }
        [bonus] jedzie dalej na pole { $field }
        [ability] jedzie dalej na pole { $field }
       *[other] { $racer } trafia na pole { $field }
    }
events-ability = { $racer } używa swojej zdolności.
    .part = używa zdolności
events-duel = Pojedynek na polu { $field }: { $racers }!
    .part = pojedynek na polu { $field } ({ $racers })
events-duel_die = { $racer } wyrzuca { $die }.
events-double = { $seat } ma dublet: { $die }!
    .part = ma dublet { $die }
events-accident = { WORD($card) ->
        [ZERO] Karta wypadku { $deck } dla gracza { $seat }: { $card }. Nikt się nie rusza.
        [CHASE2] Karta wypadku { $deck } dla gracza { $seat }: { $card }. Rusza się tylko ktoś, kto jest z tyłu.
        [CHASE4] Karta wypadku { $deck } dla gracza { $seat }: { $card }. Rusza się tylko ktoś, kto jest z tyłu.
        [DICE2] Karta wypadku { $deck } dla gracza { $seat }: { $card }. Przy równych kostkach nikt się nie rusza.
       *[other] Karta wypadku { $deck } dla gracza { $seat }: { $card }.
    }
    .part = { WORD($card) ->
        [ZERO] wypadek: { $card }, nikt się nie rusza
       *[other] wypadek: { $card }
    }
events-accident_dice = { $seat } wyrzuca { JOIN($dice, by: " + ") }.
    .part = wyrzuca { JOIN($dice, by: " + ") }
events-renewed = { $deck ->
        [bonus] Zużyte karty premii są tasowane na nową talię.
       *[other] Zużyte karty wypadków { $deck } są tasowane na nową talię.
    }
events-bonus_token = { $racer } bierze żeton premii i ma teraz { $n } { $n ->
        [one] żeton
        [few] żetony
        [many] żetonów
       *[other] żetonów
    }.
    .part = { $racer } bierze żeton premii
events-bonus_card = { $card ->
        [unknown] { $seat } wymienia żetony premii na kartę premii.
       *[other] { $seat } wymienia żetony premii na kartę „{ $card }”.
    }
    .part = dostaje kartę premii
events-lap = { $racer } przecina linię mety: to żeton okrążenia numer { $n }!
    .part = { $racer } kończy okrążenie { $n }
events-goal = { $seat } losuje kartę celu { $card }.
    .part = losuje kartę celu { $card }
events-laid_token = Na polu { $field } leży nowy żeton zmiany.
    .list = Żetony zmiany leżą na polach
    .item = { $field }
events-took_token = { $racer } zabiera żeton { IN($token, case: "gen") } z pola { $field }.
    .part = zabiera żeton ({ $token })
events-final_round = { $racer } ma trzy żetony okrążeń: to ostatnia runda.
events-auto = Nie ma innego wyboru: { $action } dzieje się za gracza { $seat }.
events-guarded = Wyścig zatrzymano po { $rounds } { $rounds ->
        [one] rundzie
        [few] rundach
        [many] rundach
       *[other] rundach
    }; liczy się obecna kolejność.
events-finished = { $rank ->
        [1] { $seat } wygrywa wyścig!
       *[other] { $seat } zajmuje miejsce { $rank }.
    }
events-duel_won = { $way ->
        [jackal] { $racer } wygrywa każdy pojedynek, bez kostek.
        [choice] { $seat } wybiera zwycięzcę: { $racer }.
       *[other] { $racer } wygrywa pojedynek.
    }
    .part = { $racer } wygrywa pojedynek

## preview

preview-lands = { COMPARE($least, $most) ->
        [equal] na pole { $least }
       *[other] na pole { $least }–{ $most }
    }
preview-place = { COMPARE($least, $most) ->
        [equal] miejsce { $least }
       *[other] miejsce { $least }–{ $most }
    }
preview-accident = { $percent ->
        [100] wypadek
       *[other] wypadek w { $percent } % przypadków
    }
preview-duel = { $percent ->
        [100] pojedynek
       *[other] pojedynek w { $percent } % przypadków
    }
preview-token = { $percent ->
        [100] bierze żeton
       *[other] bierze żeton w { $percent } % przypadków
    }
preview-lap = { $percent ->
        [100] przecina linię
       *[other] przecina linię w { $percent } % przypadków
    }

## hints

hints-worth = szansa na wygraną { $own } % zamiast { $other } %
hints-accident = wypadek { $own } % zamiast { $other } %
hints-laps = przejazd przez linię { $own } % zamiast { $other } %
hints-won = wygrany pojedynek { $own } % zamiast { $other } %
hints-tokens = żeton { $own } % zamiast { $other } %
hints-place = miejsce { $own } zamiast { $other }
hints-moved = pola: { $own } zamiast { $other }
hints-cards = karta bonusu { $own } % zamiast { $other } %

## refusals

refusals-SCR-TURN_1 = decyzja należy do innego gracza
refusals-SCR-TURN_2 = to należy do innej części kolejki
refusals-SCR-ROLL_2 = dublet kończy rzuty
refusals-SCR-ROLL_3 = nie ma dubletu do przyjęcia
refusals-SCR-ROLL_4 = po sześciu kostkach trzeba przerwać
refusals-SCR-ROLL_5 = ten rajdowiec nie ma takiego żetonu zmiany
refusals-SCR-ROLL_9 = z 6 nie zrobi się 1 ani z 1 nie zrobi się 6
refusals-SCR-MOVE_3 = nie masz takiej karty premii
refusals-SCR-END_2 = wyścig się skończył
refusals-SCR-2P_4 = zwycięzcę wskazuje się tylko w pojedynku własnych rajdowców
refusals-SCR-RUL_5 = żetonu zmiany można użyć tylko, zanim przerwiesz, rzucisz dalej lub przyjmiesz dublet
refusals-SCR-RUL_9 = karty premii należą do ruchu, ruch o wynik kostek wykonuje się raz, a koniec ruchu jest po nim
refusals-SCR-RUL_10 = na tej trasie nie ma takiego pola
refusals-SCR-RUL_11 = przed tobą nie ma kogo gonić
refusals-SCR-RUL_40 = kolejność własnych dwóch rajdowców wybiera się raz, gdy gra o nią pyta

## rules

rules-SCR-COMP_1 = Tor ma 14 segmentów: 6 prostych z zielonymi lampami i 8 zakrętów z niebieskimi, z numerami na rewersach.
rules-SCR-COMP_2 = Jest sześciu rajdowców: Swift, Jackal, Crusher, Hover, Twister i Steel Jacket, każdy z planszą.
rules-SCR-COMP_3 = Na torze stoi jedna linia mety.
rules-SCR-COMP_4 = Jest 16 kart celu, po cztery z liczbami 2, 3, 5 i 7.
rules-SCR-COMP_5 = Jest 18 żetonów okrążeń.
rules-SCR-COMP_6 = Jest 28 kart premii i 17 żetonów premii.
rules-SCR-COMP_7 = Jest 56 kart wypadków o trzech rewersach: 1/2, 3/4 i 5/6.
rules-SCR-COMP_8 = Jest 18 żetonów zmiany, po sześć +/-1, obrotu i przerzutu, z jednakowym rewersem.
rules-SCR-COMP_9 = Jest sześć kostek i znacznik startu.
rules-SCR-AIM_1 = Wyścig trwa trzy okrążenia; wygrywa ten, kto wtedy prowadzi.
rules-SCR-AIM_2 = W swojej kolejce rzucasz do sześciu razy i jedziesz o wynik.
rules-SCR-AIM_3 = Dublet to karta wypadku, która może przesunąć cię do przodu, do tyłu albo pomóc innym.
rules-SCR-AIM_4 = Powtarzane dublety dają karty premii.
rules-SCR-AIM_5 = Zdolności rajdowców i żetony zmiany pozwalają wpływać na wyścig.
rules-SCR-AIM_6 = Dwaj rajdowcy na jednym polu toczą pojedynek: zwycięzca jedzie dalej, przegrany zostaje.
rules-SCR-AIM_7 = Kto przecina linię mety, miesza stawkę kartą celu.
rules-SCR-SETUP_1 = Ułóż dowolną zamkniętą trasę, na pierwszą grę Trasę A, według numerów, i postaw linię mety.
rules-SCR-SETUP_2 = Żetony zmiany są wymieszane; po jednym leży zakryty na każdym oznaczonym polu, reszta to magazyn.
rules-SCR-SETUP_3 = Karty premii to zakryta talia, obok leżą żetony premii.
rules-SCR-SETUP_4 = Karty celu to zakryta talia, obok leżą żetony okrążeń.
rules-SCR-SETUP_5 = Kostki leżą wewnątrz toru.
rules-SCR-SETUP_6 = Karty wypadków dzieli się według rewersów na trzy talie i tasuje.
rules-SCR-SETUP_7 = Każdy gracz losuje planszę i bierze jej rajdowca.
rules-SCR-SETUP_8 = Do losowania mogą służyć karty rajdowców.
rules-SCR-SETUP_9 = Dwóch graczy ma własne zasady.
rules-SCR-SETUP_10 = Najmłodszy gracz dostaje znacznik startu.
rules-SCR-TURN_1 = Zaczyna gracz ze znacznikiem startu, dalej zgodnie z zegarem.
rules-SCR-TURN_2 = W kolejce rzucasz, potem jedziesz albo masz wypadek, potem są linia i żetony.
rules-SCR-TURN_3 = Zdolność rajdowca działa tylko w jego kolejce.
rules-SCR-TURN_4 = Każde przecięcie linii daje żeton okrążenia; po czyimś trzecim gra się do końca rundy i wygrywa prowadzący.
rules-SCR-ROLL_1 = Rzucasz jedną kostką i sprawdzasz wynik.
rules-SCR-ROLL_2 = Jeśli równa się wcześniejszej kostce tej kolejki, nie jedziesz: jest wypadek i koniec rzutów.
rules-SCR-ROLL_3 = Inaczej rzucasz dalej, zachowując wyniki, albo przerywasz i jedziesz o sumę.
rules-SCR-ROLL_4 = Po sześciu kostkach trzeba przerwać.
rules-SCR-ROLL_5 = Żetony zmiany mogą zmienić ostatnią kostkę, zanim liczy się dublet.
rules-SCR-ROLL_6 = Na jednej kostce można użyć kilku żetonów.
rules-SCR-ROLL_7 = Użyte żetony zmiany wracają do pudełka.
rules-SCR-ROLL_8 = Przerzut: ostatnią kostką rzuca się znowu i liczy się nowy wynik.
rules-SCR-ROLL_9 = +/-1: ostatnia kostka zmienia się o jeden, ale nie z 1 na 6 ani z 6 na 1.
rules-SCR-ROLL_10 = Obrót: ostatnia kostka idzie na przeciwną ściankę.
rules-SCR-MOVE_1 = Jedziesz zgodnie z zegarem o sumę kostek i liczysz każde pole, także zajęte.
rules-SCR-MOVE_2 = Przed pierwszym ruchem rajdowiec stoi na polu tuż przed linią mety.
rules-SCR-MOVE_3 = Przed ruchem o wynik kostek i po nim możesz użyć dowolnej liczby swoich kart premii.
rules-SCR-MOVE_4 = Po pojedynkach następują linia i żetony.
rules-SCR-ABILITY_1 = Po ruchu trzeba użyć zdolności rajdowca, jeśli działa.
rules-SCR-DUEL_1 = Jeśli twój rajdowiec kończy na polu innego, obaj walczą o jedno pole.
rules-SCR-DUEL_2 = Obaj rzucają kostką; wyższa jedzie o jedno pole do przodu.
rules-SCR-DUEL_3 = Przy równych kostkach obaj rzucają znowu.
rules-SCR-DUEL_4 = W pojedynku nie używa się żetonów zmiany.
rules-SCR-DUEL_5 = Jeśli zwycięzca wjedzie na zajęte pole, jest kolejny pojedynek, aż każdy ma własne pole.
rules-SCR-DUEL_6 = Przegrany zostaje na miejscu.
rules-SCR-DOUBLE_1 = Za dublet wykonujesz wierzchnią kartę talii wypadków z tą liczbą na rewersie.
rules-SCR-DOUBLE_2 = Im wyższy dublet, tym gorsza talia.
rules-SCR-DOUBLE_3 = Jeśli karta wprowadza rajdowca na zajęte pole, jest pojedynek.
rules-SCR-DOUBLE_4 = Po wypadku bierzesz żeton premii.
rules-SCR-DOUBLE_5 = Trzy żetony premii wymieniasz na tajną kartę premii na późniejszy ruch.
rules-SCR-DOUBLE_6 = Możesz mieć dowolną liczbę kart premii.
rules-SCR-DOUBLE_7 = Zużyte karty wypadków leżą przy talii i są tasowane, gdy się skończy.
rules-SCR-DOUBLE_8 = Podczas wypadku zdolność nie działa i kostki się nie liczą: liczy się karta.
rules-SCR-DOUBLE_9 = Po wypadku następują linia i żetony.
rules-SCR-LAP_1 = Za każde przecięcie linii bierzesz żeton okrążenia, losujesz kartę celu i od razu ją wykonujesz.
rules-SCR-LAP_2 = Jeśli karta celu wprowadza rajdowca na zajęte pole, jest pojedynek.
rules-SCR-LAP_3 = Z trzecim żetonem okrążenia nie losujesz karty celu.
rules-SCR-LAP_4 = Inni przeniesieni przez linię też biorą żetony okrążeń i karty celu, według kolejności ruchów.
rules-SCR-LAP_5 = Jeśli gracz przetnie linię w swojej kolejce, puste miejsca na żetony uzupełnia się z magazynu.
rules-SCR-LAP_6 = Uzupełnia się zgodnie z zegarem od linii, aż miejsca będą pełne lub magazyn pusty.
rules-SCR-LAP_7 = Magazynu się nie uzupełnia.
rules-SCR-LAP_8 = Kto stoi na polu, gdzie kładzie się żeton, zabiera go od razu.
rules-SCR-TOKEN_1 = Na koniec kolejki bierzesz żeton zmiany z pola swojego rajdowca i kładziesz odkryty.
rules-SCR-TOKEN_2 = Możesz mieć dowolną liczbę żetonów zmiany.
rules-SCR-TOKEN_3 = Potem jest kolejka następnego gracza.
rules-SCR-END_1 = Czyjś trzeci żeton okrążenia zapowiada koniec.
rules-SCR-END_2 = Gra trwa, aż wszyscy mieli tyle samo kolejek.
rules-SCR-END_3 = Z rajdowców po trzech okrążeniach wygrywa ten najdalej za linią.
rules-SCR-2P_1 = We dwóch każdy losuje dwie plansze i dwóch rajdowców.
rules-SCR-2P_2 = Gracz startowy wybiera, który jego rajdowiec zaczyna, i rusza oboma po kolei.
rules-SCR-2P_3 = Potem drugi gracz ustala kolejność swoich dwóch; obowiązuje całą grę.
rules-SCR-2P_4 = Pojedynki między graczami są zwykłe; między własnymi rajdowcami gracz wskazuje zwycięzcę.
rules-SCR-2P_5 = Kart premii gracza można użyć z każdym jego rajdowcem.
rules-SCR-2P_6 = Gdy rajdowiec ma trzy żetony okrążeń, kolejkę mają jeszcze rajdowcy aż do poprzedzającego startowego.
rules-SCR-2P_7 = Jeśli tylko jeden rajdowiec ma trzy żetony, wygrywa jego właściciel.
rules-SCR-2P_8 = Jeśli mają takiego obaj gracze, porównuje się ich drugich rajdowców; dalszy wygrywa.
rules-SCR-3P_1 = Trzech graczy też może mieć po dwóch rajdowców, na tych samych zasadach.
rules-SCR-TRACK_1 = Segmenty łączy się na wiele sposobów; proponowanych jest sześć tras, od A do F.
rules-SCR-TRACK_2 = Linia może stać na każdym segmencie.
rules-SCR-TRACK_3 = W krótszej grze pomija się segmenty oznaczone X.
rules-SCR-TRACK_4 = Własna trasa musi być zamkniętym okrążeniem.
rules-SCR-TRACK_5 = Trasa A to ta z przygotowania gry.
rules-SCR-ACC_1 = Każda karta wypadku mówi, kto się porusza, i daje jeden żeton premii.
rules-SCR-ACC_2 = Cofany rajdowiec nie mija linii: staje na pierwszym polu za nią.
rules-SCR-ACC_3 = Rajdowcy jeszcze poza torem liczą się według kolejności ruchów i jadą tylko do przodu.
rules-SCR-ACC_4 = Do przodu o 2, 3 lub 5: aktywny rajdowiec jedzie o tyle pól.
rules-SCR-ACC_5 = 2 kostki: do przodu o sumę dwóch kostek; równe nie mają skutku.
rules-SCR-ACC_6 = 5 do przodu, 2 do tyłu: rajdowiec tuż przed aktywnym cofa się o 2, potem aktywny jedzie 5; przed liderem nie ma nikogo.
rules-SCR-ACC_7 = Do przodu o 3 jest też w talii 3/4.
rules-SCR-ACC_8 = Zero: nikt się nie rusza.
rules-SCR-ACC_9 = Pogoń o 2 pola: najbliższy za aktywnym jedzie 2 do przodu.
rules-SCR-ACC_10 = Kostka do tyłu: aktywny cofa się o wynik kostki.
rules-SCR-ACC_11 = 5 z pchnięciem: do 5 pól, aż do napotkanego rajdowca, który jest pchany o 2.
rules-SCR-ACC_12 = 4 lub 6 do tyłu: aktywny cofa się o tyle pól.
rules-SCR-ACC_13 = Pogoń o 4 pola: najbliższy za aktywnym jedzie 4 do przodu.
rules-SCR-ACC_14 = Strata pozycji: pole za dotychczas ostatnim, ale nie za linią; ostatni zostaje.
rules-SCR-ACC_15 = Kostka do tyłu jest też w talii 5/6.
rules-SCR-ACC_16 = Ostatni rusza się o 4: ostatni rajdowiec jedzie 4 do przodu, choćby był aktywny.
rules-SCR-GOAL_1 = Karta celu 7: ostatni jedzie 7 do przodu.
rules-SCR-GOAL_2 = Karta celu 5: ostatni i przedostatni jadą po 5.
rules-SCR-GOAL_3 = Karta celu 2: wszyscy oprócz pierwszego jadą 2.
rules-SCR-GOAL_4 = Karta celu 3: wszyscy oprócz dwóch pierwszych jadą 3.
rules-SCR-BONUS_1 = Do przodu o 3, 5 lub 7: twój rajdowiec jedzie o tyle pól.
rules-SCR-BONUS_2 = Prosta: na najbliższe pole prostej.
rules-SCR-BONUS_3 = Zakręt: na najbliższe pole zakrętu.
rules-SCR-BONUS_4 = Dogonienie: na pole najbliższego rajdowca z przodu; jest pojedynek, chyba że od razu jedziesz dalej.
rules-SCR-RACER_1 = Steel Jacket jedzie pole dalej, gdy kończy ruch na prostej.
rules-SCR-RACER_2 = Swift jedzie pole dalej, gdy kończy ruch na zakręcie.
rules-SCR-RACER_3 = Twister jedzie pole dalej, gdy w ruchu kogoś wyprzedził.
rules-SCR-RACER_4 = Crusher bierze żeton premii, gdy w ruchu kogoś wyprzedził.
rules-SCR-RACER_5 = Jackal wygrywa każdy pojedynek i jedzie za to 2 pola.
rules-SCR-RACER_6 = Hover potrzebuje na kartę premii tylko dwóch żetonów.
rules-SCR-RUL_1 = Miejsce rajdowca to jedna liczba: pola przejechane od linii przez wszystkie okrążenia.
rules-SCR-RUL_2 = Wyjazd ze startu nie jest okrążeniem.
rules-SCR-RUL_3 = Rajdowiec, który jeszcze nie jechał, nie stoi na żadnym polu: nikt go nie spotka ani nie wyprzedzi.
rules-SCR-RUL_4 = Kolejność wyścigu idzie według przejechanych pól, na starcie według kolejności ruchów, i jest ustalona, zanim karta kogoś ruszy.
rules-SCR-RUL_5 = Żetony działają na ostatnią kostkę, aż rzucisz dalej, przerwiesz lub przyjmiesz; liczy się wtedy widoczny wynik.
rules-SCR-RUL_6 = Żetonu można użyć bez dubletu, a nawet dublet zrobić.
rules-SCR-RUL_7 = Żetony nie działają na kostki pojedynków i kart wypadków; przerzut nie liczy się do sześciu.
rules-SCR-RUL_8 = Rzuca się co najmniej jedną kostką, a dublety są tylko w jednej kolejce.
rules-SCR-RUL_9 = Ruch o wynik kostek jest obowiązkowy i jeden; karty premii należą tylko do ruchu, a zdobyta w tej kolejce czeka.
rules-SCR-RUL_10 = Prosta i Zakręt prowadzą na najbliższe takie pole z przodu, także przez linię.
rules-SCR-RUL_11 = Dogonienie prowadzi, bliżej niż o okrążenie, na pole następnego w wyścigu; lider nie może go zagrać.
rules-SCR-RUL_12 = Pola po drodze nic nie znaczą; liczy się tylko koniec ruchu.
rules-SCR-RUL_13 = Wyprzedzić to minąć w ruchu pole innego rajdowca i skończyć za nim, na którymkolwiek jest okrążeniu.
rules-SCR-RUL_14 = Zdolności działają raz, we własnym ruchu, według pola, na którym się skończył.
rules-SCR-RUL_15 = Dodatkowe pole może prowadzić do pojedynku lub przez linię.
rules-SCR-RUL_16 = Jackal wygrywa bez kostek w każdej kolejce, ale w pojedynkach własnego wypadku rzuca i jedzie 1.
rules-SCR-RUL_17 = Żetony premii wymienia się od razu i obowiązkowo.
rules-SCR-RUL_18 = Rajdowcy z różnych okrążeń też toczą pojedynki.
rules-SCR-RUL_19 = Pojedynki są po ruchu i zdolności oraz po całym poleceniu karty.
rules-SCR-RUL_20 = Pojedynki idą pole po polu: najpierw tam, gdzie ktoś ruszył się ostatni, potem według kolejności; tak samo rzuca się kostkami.
rules-SCR-RUL_21 = Z trzech lub więcej na polu wygrywa Jackal albo najwyższa kostka, a reszta walczy dalej.
rules-SCR-RUL_22 = Krok z pojedynku jest obowiązkowy i może przeciąć linię.
rules-SCR-RUL_23 = Wypadek to karta, pojedynki, żeton premii, potem okrążenia, uzupełnianie i zbieranie.
rules-SCR-RUL_24 = Cofany staje najdalej na pierwszym polu swojego okrążenia; stojący na starcie zostaje.
rules-SCR-RUL_25 = Tuż przed znaczy w kolejności wyścigu; stojący na starcie się nie cofa.
rules-SCR-RUL_26 = Pogoń bez nikogo z tyłu nikogo nie rusza.
rules-SCR-RUL_27 = Pchnięcie kończy się na polu napotkanego, także na piątym, bez pojedynku tych dwóch.
rules-SCR-RUL_28 = Strata pozycji kończy się najdalej na pierwszym polu własnego okrążenia; stojący na starcie zostaje.
rules-SCR-RUL_29 = Karta, która rusza rajdowca ze startu, stawia go na torze.
rules-SCR-RUL_30 = Talie odnawia się, gdy potrzebna jest karta; bez żadnej karty premii wymiana czeka.
rules-SCR-RUL_31 = Liczy się każde przecięcie linii; do tyłu nikt jej nie przecina.
rules-SCR-RUL_32 = Przecięcia rozpatruje się po jednym, według kolejności od aktywnego; nowe dołączają.
rules-SCR-RUL_33 = Przy karcie celu najpierw ustala się kolejność, potem wskazani jadą razem, potem walczą.
rules-SCR-RUL_34 = Pojedynki po karcie celu dotyczą wszystkich ruszonych; zużyte karty celu odpadają.
rules-SCR-RUL_35 = Tor uzupełnia się raz w kolejce, po kartach celu, jeśli aktywny przeciął linię; miejsce po żetonie zabranym od razu zostaje puste.
rules-SCR-RUL_36 = Trzecie przecięcie też uzupełnia tor; wyjazd ze startu nie.
rules-SCR-RUL_37 = Żeton zbiera tylko aktywny rajdowiec.
rules-SCR-RUL_38 = Trzeci żeton okrążenia kończy grę z końcem rundy, w czyjejkolwiek kolejce; jego rajdowiec jedzie dalej.
rules-SCR-RUL_39 = Wygrywa, kto przejechał najwięcej; remisów nie ma.
rules-SCR-RUL_40 = Dwaj rajdowcy gracza ruszają jeden po drugim; ustala to przed swoją pierwszą kolejką albo gdy karta tego wymaga.
rules-SCR-RUL_41 = Karty premii są gracza; żetony premii, zmiany i okrążeń są rajdowca.
rules-SCR-RUL_42 = W pojedynku własnych rajdowców może wygrać każdy, nawet z Jackalem, który wybrany jedzie 2.
rules-SCR-RUL_43 = Jeśli rajdowca na mecie ma jeden gracz, wygrywa; inaczej ci gracze porównują tylnych rajdowców.
rules-SCR-RUL_44 = Dwóch graczy ma po dwóch rajdowców, trzech może, więcej ma po jednym; po jednym we dwóch to wariant domowy.
rules-SCR-RUL_45 = Gracz startowy jest podany lub losowany; zgodnie z zegarem znaczy w kolejności listy.
rules-SCR-RUL_46 = Pominięte segmenty zabierają miejsca na żetony, a linia tylko przesuwa numery pól.
rules-SCR-OWN_1 = Wyścig nieskończony po 500 rundach się kończy; liczy się obecna kolejność.
rules-SCR-OWN_2 = Gracz ustala kolejność swoich rajdowców najpóźniej, gdy karta ma postawić jednego z nich na torze.
rules-SCR-OWN_3 = Kto czeka na kartę premii, dostaje ją z końcem ruchu, w którym zagrano karty premii.
rules-SCR-OWN_4 = Dalsze miejsca liczy się tak samo: najpierw kto jest na mecie, potem tylni rajdowcy.
rules-SCR-OWN_5 = Z `auto_skip` decyzja, która dla wszystkich widocznie ma jedną odpowiedź, zapada sama.
rules-SCR-OWN_6 = Pozycja, która nie nazywa rajdowców, dostaje tych, których zdolności najmniej przeszkadzają.
rules-SCR-OWN_7 = Gdy ruchu zabrania kilka zasad, odmowa podaje tę najbliższą temu, co możesz zrobić.
rules-SCR-OWN_8 = Gdzie zdolność Jackala nie działa, jedzie on 1 także wtedy, gdy właściciel pozwala mu wygrać.

chapters-SCR-AIM = Cel gry
chapters-SCR-COMP = Co jest w pudełku
chapters-SCR-SETUP = Przygotowanie
chapters-SCR-TURN = Przebieg kolejki
chapters-SCR-ROLL = Rzuty
chapters-SCR-MOVE = Ruch
chapters-SCR-ABILITY = Użycie zdolności
chapters-SCR-RACER = Sześciu rajdowców
chapters-SCR-DUEL = Pojedynki
chapters-SCR-DOUBLE = Dublety i wypadki
chapters-SCR-ACC = Karty wypadków
chapters-SCR-LAP = Przecięcie linii
chapters-SCR-GOAL = Karty celu
chapters-SCR-BONUS = Karty premii
chapters-SCR-TOKEN = Żetony zmiany
chapters-SCR-END = Koniec
chapters-SCR-2P = Dwóch graczy
chapters-SCR-3P = Trzech graczy
chapters-SCR-TRACK = Tor
chapters-SCR-OWN = Jak to działa tutaj
chapters-SCR-RUL = Rozstrzygnięcia i przypadki niejasne

turn-aim = Przejedź trzy okrążenia maszyną ze złomu; wygrywa ten, kto jest wtedy najdalej.
turn-1 = Rzuć kostką i jeszcze raz, jeśli się odważysz, do sześciu razy.
turn-2 = Dwie równe kostki to wypadek: nie jedziesz, karta mówi, co się dzieje. Żeton zmiany może go uniknąć.
turn-3 = Zatrzymasz się w porę, jedziesz o sumę; karty premii wiozą dalej.
turn-4 = Potem działa zdolność rajdowca, a rajdowcy na jednym polu walczą o następne.
turn-5 = Za linią bierzesz żeton okrążenia i losujesz kartę celu.
turn-6 = Na koniec bierzesz żeton zmiany ze swojego pola.

examples-rolling = Leżą 3 i 5. Zatrzymaj się i jedź 8 pól albo rzuć znów: kolejna 3 lub 5 to wypadek.
examples-double = Trzecia kostka to druga 3: wypadek. Żeton obrotu zrobi z niej 4, żeton przerzutu rzuci nią znów.
examples-ability = Siedem pól wiedzie Swifta na zakręt; jego zdolność o jedno dalej, gdzie leży żeton.
examples-duel = Siedem pól kończy się tam, gdzie stoi Crusher: obaj rzucają kostką, a wyższy jedzie o pole dalej.
examples-line = Dziesięć pól wiedzie Hovera za linię: żeton okrążenia, karta celu dla tych z tyłu i nowe żetony na torze.

## result

result-won = Wyścig wygrywa { $winner }.

## figures

figures-duels = Pojedynki
figures-duels_won = Wygrane pojedynki
figures-accidents = Wypadki
figures-bonus_cards = Zagrane karty premii
figures-tokens = Wzięte żetony zmian
figures-laps = Okrążenia
