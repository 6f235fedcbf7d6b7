## game

game-title = Thunder Alley
game-tagline = Samochody seryjne w zespołach: jazda w tunelu, pchanie i prowadzenie po owalu, z uwagą na zużycie.
game-assumed = Jak w druku: prędkości, teksty i zużycie wszystkich kart, punkty i większość numerów samochodów. Przyjęte, bo druku nie znamy: paski zespołów wszystkich kart poza 15 i 81, numery różowych poza 23 oraz 34 i 66 czarnych. Tory są nasze.

## teams

teams-Black = Czarni
    .subject = Zespół Czarnych
teams-Blue = Niebiescy
    .subject = Zespół Niebieskich
teams-Green = Zieloni
    .subject = Zespół Zielonych
teams-Pink = Różowi
    .subject = Zespół Różowych
teams-Purple = Fioletowi
    .subject = Zespół Fioletowych
teams-Red = Czerwoni
    .subject = Zespół Czerwonych
teams-Yellow = Żółci
    .subject = Zespół Żółtych

## colours

colours-black = czarny (opony)
colours-green = zielony (paliwo)
colours-blue = niebieski (zawieszenie)
colours-grey = szary (nadwozie)
colours-yellow = żółty (zawieszenie)
colours-lavender = lawendowy (skrzynia biegów)
colours-orange = pomarańczowy (silnik)
colours-red = czerwony (poważne uszkodzenie)

## cards

cards-Rubbin__is_Racin_ = Łokieć w łokieć
cards-Teamwork = Praca zespołowa
cards-Riding_the_Draft = Jazda w tunelu
cards-Clean_Air = Czyste powietrze
cards-Working_the_Pack = Przez stawkę
cards-Chasing_the_Race = W pogoni
cards-Oversteer = Nadsterowność
cards-Making_a_Move = Czas na ruch
cards-Watch_the_Gauge = Oko na zegary
cards-Staying_with_the_Pack = Razem ze stawką
cards-Dirty_Air = Brudne powietrze
cards-Set_the_Pace = Dyktuję tempo
cards-Top_Gear = Najwyższy bieg
cards-Follow_the_Leader = Za liderem
cards-Floor_It = Gaz do dechy
cards-Fast_Pace = Szybkie tempo
cards-Charge = Szarża
cards-Slingshot = Proca
cards-Out_in_Front = Na prowadzeniu
cards-Outside_Line = Zewnętrzna linia
cards-Inside_Line = Wewnętrzna linia
cards-Understeer = Podsterowność

## about

about-Rubbin__is_Racin_ = Łokieć w łokieć: kroki w bok są darmowe, także bez PR.
about-Teamwork = Praca zespołowa: potem drugi samochód zespołu jedzie w tunelu z 3 PR, bez zużycia.
about-Riding_the_Draft = Jazda w tunelu: bez kroków w bok.
about-Clean_Air = Czyste powietrze: samotny w sektorze samochód dojeżdża tuż za poprzedzający.
about-Working_the_Pack = Przez stawkę: za 1 PR samochód zamienia się z tym tuż przed nim.
about-Chasing_the_Race = W pogoni: bez kroków w bok.
about-Oversteer = Nadsterowność: po ruchu samochód ześlizguje się o pas do środka, jeśli jest pusto.
about-Making_a_Move = Czas na ruch: na czele z 6 PR.
about-Watch_the_Gauge = Oko na zegary: w tunelu z 6 PR.
about-Staying_with_the_Pack = Razem ze stawką: w pościgu z 6 PR.
about-Dirty_Air = Brudne powietrze: solo z 6 PR.
about-Set_the_Pace = Dyktuję tempo: na czele z 8 PR.
about-Top_Gear = Najwyższy bieg: solo z 8 PR.
about-Follow_the_Leader = Za liderem: na czele z 8 PR.
about-Floor_It = Gaz do dechy: solo z 8 PR.
about-Fast_Pace = Szybkie tempo: w pościgu z 8 PR.
about-Charge = Szarża: solo z 7 PR.
about-Slingshot = Proca: raz krok na ukos na puste pole za 1 PR.
about-Out_in_Front = Na prowadzeniu: na czele z 7 PR.
about-Outside_Line = Zewnętrzna linia: nigdy do środka i zawsze zewnętrzną drogą.
about-Inside_Line = Wewnętrzna linia: nigdy na zewnątrz i zawsze wewnętrzną drogą.
about-Understeer = Podsterowność: po ruchu samochód ześlizguje się o pas na zewnątrz, jeśli jest pusto.

## event_cards

event_cards-Blown_Engine = Zatarty silnik
event_cards-Blown_Tire = Pęknięta opona
event_cards-Blown_Transmission = Zerwana przekładnia
event_cards-Brush_the_Wall = Otarcie o mur
event_cards-Collision = Kolizja
event_cards-Debris_Caution = Odłamki na torze
event_cards-Engine_Damage = Uszkodzony silnik
event_cards-Front-End_Damage = Uszkodzony przód
event_cards-Fuel_Miscalculation = Błąd w paliwie
event_cards-Gear_Box_Damage = Uszkodzona skrzynia biegów
event_cards-It_s_Getting_Worse = Coraz gorzej
event_cards-Loose = Luźny tył
event_cards-Marbles = Grudki gumy
event_cards-Overcast = Zachmurzenie
event_cards-Pileup = Karambol
event_cards-Rain = Deszcz
event_cards-Spinout = Bączek
event_cards-Sun_on_the_Track = Słońce na torze
event_cards-Tight = Ciężki przód

## phases

phases-grid = pola startowe
phases-segment = wybór samochodu
phases-card = wybór karty
phases-move = ruch
phases-rear = które samochody jadą za nim?
phases-lane = który pas?
phases-back = dokąd cofnąć?
phases-second = drugi samochód?
phases-clean_air = dokąd?
phases-event = wydarzenie
phases-car = który samochód?
phases-pit = postoje
phases-remove = które znaczniki?
phases-discard = odrzucanie
phases-over = koniec wyścigu

## tracks

tracks-lakeside_oval = Owal nad Jeziorem
tracks-halfmile_bowl = Półmilowa Niecka
tracks-three_ridge = Trzy Grzbiety
tracks-mesa_superspeed = Superszybka Mesa
tracks-test_track = Tor próbny

## table

table-turns = Tura
table-round = Tura
table-lap = Okrążenie
table-deck = Talia
table-first = Pierwszy gracz
table-turn = Na ruchu
table-rain = zbiera się na deszcz
table-mp = PR
table-place = Miejsce
table-car = Samochód
table-team = Zespół
table-at = Pole
table-laps_done = Okrążenia
table-wear = Zużycie
table-led = Prowadził
table-state = Stan
table-activated = aktywowany
table-lapped = zdublowany
table-finished = na mecie
table-out = odpadł
table-classified = sklasyfikowany
table-hand = Ręka
table-empty = pusta
table-you = ty

## moves

moves-car = Weź samochód { $car }
moves-retire = { $car ->
        [unknown] Wycofaj samochód
       *[other] { WORD($phase) ->
            [pit] Samochód { $car } wycofuje się
           *[other] Wycofaj samochód { $car }
        }
    }
moves-pass = Pasuj za samochód, który odpadł
moves-card = Zagraj kartę „{ $card }”
moves-F = { $lane ->
        [unknown] Do przodu
       *[other] Do przodu na pas { $lane }
    }
    .short = { $lane ->
            [unknown] Do przodu
           *[other] Do przodu, pas { $lane }
        }
moves-I = Jeden pas do środka
    .short = Do środka
moves-O = Jeden pas na zewnątrz
    .short = Na zewnątrz
moves-X = Na ukos na pas { $lane }
    .short = Na ukos, pas { $lane }
moves-S = { $lane ->
        [unknown] Zamień się z samochodem z przodu
       *[other] Zamień się z samochodem na pasie { $lane }
    }
    .short = { $lane ->
            [unknown] Zamiana
           *[other] Zamiana, pas { $lane }
        }
moves-B = Stuknięcie: strać resztę PR
    .short = Stuknięcie
moves-END = Zakończ ruch
moves-rear = Dołącz to, co stoi z tyłu na pasie { $lane }
moves-lane = { WORD($phase) ->
        [clean_air] Dojedź na pas { $lane }
       *[other] Pas { $lane } dla czoła
    }
moves-back = Cofnij na pas { $lane }
moves-stay = { $car ->
        [unknown] Samochód zostaje na torze
       *[other] Samochód { $car } zostaje na torze
    }
moves-pit = { $car ->
        [unknown] Samochód zjeżdża na postój
       *[other] Samochód { $car } zjeżdża na postój
    }
moves-none = Zostaw znaczniki
moves-events = Odkryj wydarzenie
moves-discard = Odrzuć kartę „{ $card }”
moves-done = Gotowe
moves-remove = Usuń znacznik: { $colour }

## events

events-grid = { $car } ({ $seat }) zajmuje pole startowe { $space }.
    .list = Na polach startowych:
    .item = { $car }
events-drew = { $cards ->
        [unknown] { IN($seat, case: "subject") } dobiera { $n } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        }.
       *[other] { IN($seat, case: "subject") } dobiera { $n } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        }: { $cards }.
    }
events-reshuffled = Z odrzuconych kart powstaje nowa talia: liczy { $n } { $n ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] kart
    }.
events-bar = Pasek zespołów pokazuje: { $bar }.
events-turn = Zaczyna się tura { $turn }; pierwszy gracz: { $seat }.
events-activated = { IN($seat, case: "subject") } bierze samochód { $car }.
    .head = { IN($seat, case: "subject") } #{ $car }
    .part = {""}
events-passed = { IN($seat, case: "subject") } pasuje za samochód { $car }.
events-played = { $car } zagrywa kartę „{ $card }”: { $mp } PR.
    .part = zagrywa kartę „{ $card }” z { $mp } PR
events-followed = { $cars } { $cars_n ->
        [one] jedzie
        [few] jadą
        [many] jadą
       *[other] jadą
    } za samochodem { $car }.
    .part = {""}
events-bumped = { $car } stuka i traci { $mp } PR.
    .part = stuka i traci { $mp } PR
events-drifted = { $car } ześlizguje się o jeden pas w bok.
    .part = ześlizguje się o jeden pas w bok
events-clean_air = { $car } dojeżdża w czystym powietrzu.
    .part = dojeżdża w czystym powietrzu
events-wore = { $car } dostaje { $n } { $n ->
        [one] znacznik
        [few] znaczniki
        [many] znaczników
       *[other] znaczników
    } zużycia: { $colour }.
    .part = zużywa się: { $colour }{ $n ->
        [one] {""}
        [few] {" "}×{ $n }
        [many] {" "}×{ $n }
       *[other] {" "}×{ $n }
    }
events-shed = { $car } traci { $n } { $n ->
        [one] znacznik
        [few] znaczniki
        [many] znaczników
       *[other] znaczników
    } zużycia: { $colour }.
    .part = traci zużycie: { $colour }{ $n ->
        [one] {""}
        [few] {" "}×{ $n }
        [many] {" "}×{ $n }
       *[other] {" "}×{ $n }
    }
events-finished = { $car } ({ $seat }) dojeżdża do mety na miejscu { $place }!
    .head = { IN($seat, case: "subject") } #{ $car }
    .part = dojeżdża do mety na miejscu { $place }
events-led = { $car } dostaje znacznik lidera tury i ma teraz { $markers } { $markers ->
        [one] znacznik
        [few] znaczniki
        [many] znaczników
       *[other] znaczników
    }.
    .head = { IN($seat, case: "subject") } #{ $car }
    .part = prowadzi w turze
events-event = Wydarzenie: { $event }.
events-no_effect = „{ $event }”: bez skutku.
events-rain_falls = Pada deszcz i wyścig się kończy.
events-yellow_flag = Żółta flaga.
events-lined_up = Stawka ustawia się do wznowienia: { $cars }.
events-pitted = { $car } zjeżdża na postój.
    .head = { IN($seat, case: "subject") } #{ $car }
    .part = zjeżdża na postój
events-spun = { $car } obraca się i zostaje w tyle.
    .head = { IN($seat, case: "subject") } #{ $car }
    .part = obraca się i zostaje w tyle
events-first_player = Pierwszym graczem jest { IN($seat, case: "subject") }.
events-discarded = { IN($seat, case: "subject") } odrzuca kartę „{ $card }”.
events-classified = { $car } ({ $seat }) zajmuje miejsce { $place }.
    .head = { IN($seat, case: "subject") } #{ $car }
    .part = zajmuje miejsce { $place }
events-auto = { $seat }: nie ma nic innego do wyboru, więc ruch „{ $action }” wykonuje się sam.
events-guarded = Wyścig zatrzymano po { $turns } { $turns ->
        [one] turze
        [few] turach
        [many] turach
       *[other] turach
    }; miejsca są takie, jak stoją samochody.
events-linked = { $how ->
        [ahead] { $car } łączy się z { $cars } z przodu.
       *[other] { $cars } { $cars_n ->
            [one] łączy
            [few] łączą
            [many] łączą
           *[other] łączą
        } się za samochodem { $car }.
    }
    .once = yes
    .part = { $how ->
        [ahead] zabiera ze sobą z przodu { $cars }
       *[other] zabiera ze sobą z tyłu { $cars }
    }
events-drove = { $at ->
        [unknown] { $car } przejeżdża linię mety
       *[other] { $how ->
            [inward] { $car } zjeżdża o pas do środka
            [outward] { $car } zjeżdża o pas na zewnątrz
            [diagonal] { $car } skręca na sąsiedni pas
            [swap] { $car } przeciska się naprzód
           *[other] { $car } jedzie dalej
        }
    } ({ $mp ->
        [one] został
        [few] zostały
        [many] zostało
       *[other] zostało
    } { $mp } PR).
    .part = { $at ->
        [unknown] przejeżdża linię mety
       *[other] {""}
    }
events-pushed = { $how ->
        [ahead] { $car } spycha { $cars } o jedno pole naprzód.
        [aside] { $car } spycha { $cars } w bok.
        [back] { $car } cofa { $cars } o jedno pole.
        [swap] { $cars } spada za { $car }.
       *[other] { $car } pcha { $cars } przed sobą.
    }
    .part = { $how ->
        [ahead] spycha naprzód { $cars }
        [aside] spycha w bok { $cars }
        [back] cofa { $cars }
        [swap] wyprzedza { $cars }
       *[other] {""}
    }
events-retired = { $why ->
        [choice] { IN($seat, case: "subject") } wycofuje samochód { $car }, miejsce { $place }.
        [wear] { $car } jest zużyty i odpada, miejsce { $place }.
        [lapped] { $car } jest zdublowany i znika z toru, miejsce { $place }.
       *[other] { $car } odpada, miejsce { $place }.
    }
    .head = { IN($seat, case: "subject") } #{ $car }
    .part = { $why ->
        [choice] wycofuje się, miejsce { $place }
        [wear] jest zużyty i odpada, miejsce { $place }
        [lapped] jest zdublowany i znika z toru, miejsce { $place }
       *[other] odpada, miejsce { $place }
    }

## preview

preview-place = { $way ->
        [gains] zyskuje { $n } { $n ->
            [one] miejsce
            [few] miejsca
            [many] miejsc
           *[other] miejsc
        }: miejsce { $place }
        [loses] traci { $n } { $n ->
            [one] miejsce
            [few] miejsca
            [many] miejsc
           *[other] miejsc
        }: miejsce { $place }
       *[keeps] zostaje na miejscu { $place }
    }
preview-wear = { $n ->
        [0] bez zużycia
        [one] jeszcze jeden znacznik zużycia
        [few] jeszcze { $n } znaczniki zużycia
        [many] jeszcze { $n } znaczników zużycia
       *[other] jeszcze { $n } znaczników zużycia
    }
preview-out = odpada z wyścigu
preview-finishes = na mecie, miejsce { $place }

## hints

hints-worth = szansa na wygraną { $own } % zamiast { $other } %
hints-finished = dojazd do mety { $own } % zamiast { $other } %
hints-out = odpadnięcie z wyścigu { $own } % zamiast { $other } %
hints-gained = zyskane miejsca: { $own } zamiast { $other }
hints-worn = zużycie: { $own } zamiast { $other }
hints-team = sektory twojej drużyny: { $own } zamiast { $other }
hints-rivals = sektory rywali: { $own } zamiast { $other }

## result

result-won = { $tied ->
        [yes] Wygrywa { IN($winner, case: "subject") } { $score }, dzięki najlepszemu samochodowi.
       *[no] Wygrywa { IN($winner, case: "subject") } { $score }.
    }

## refusals

refusals-TA-1_3_2 = na aleję serwisową wjeżdża się tylko na postój
refusals-TA-2_5 = samochody stają jeszcze na polach startowych i nie o to chodzi
refusals-TA-3_4 = decyduje teraz inny gracz
refusals-TA-3_4_1 = na początku segmentu wybierasz własny samochód, który w tej turze nie był aktywowany
refusals-TA-3_4_2 = pasuje się tylko za samochód, który odpadł lub jest na mecie
refusals-TA-3_4_3 = samochód z sześcioma lub więcej znacznikami odpada, gdy go wybierzesz
refusals-TA-3_4_5 = kartę wyścigu gra się z własnej ręki dla wybranego samochodu
refusals-TA-3_5_2 = wydarzenie odkrywa się na końcu tury
refusals-TA-3_5_6 = karty z ręki odrzuca się na końcu tury
refusals-TA-4_4_3 = tego samochodu nie możesz wskazać
refusals-TA-6_1_2 = samochód nie może tam teraz pojechać
refusals-TA-6_1_4 = samochód był już na tym polu w tym segmencie
refusals-TA-6_1_5 = pozostałe PR nie wystarczą
refusals-TA-6_1_6 = przed końcem ruchu trzeba wydać wszystkie PR
refusals-TA-6_1_8 = stuknięcie jest tylko dla PR, które nie starczą na zepchnięcie
refusals-TA-6_4_2 = połączony samochód w tunelu nie zmienia pasa
refusals-TA-6_5_2 = połączony samochód w pościgu nie zmienia pasa
refusals-TA-6_7_5 = cofa się tylko na pas, który prowadzi do jego pola
refusals-TA-6_8_3 = spychany samochód nie może wjechać na ten pas
refusals-TA-6_9_1 = linia jedzie za czołem, które nie może wjechać na ten pas
refusals-TA-6_9_3 = linia nie może biec tym pasem
refusals-TA-9_1_1 = o postoju decyduje się po kolei dla każdego samochodu w swoim czasie
refusals-TA-9_4_5 = pierwszy krok z alei prowadzi na zewnątrz na pas 1
refusals-TA-10_1_4 = wyścig się skończył
refusals-TA-12_1 = usuwa się tylko tymczasowe znaczniki samochodu na postoju, i tylko przy zmiennych postojach
refusals-TA-RC_2 = „Praca zespołowa” wymaga innego samochodu zespołu na pasach
refusals-TA-RC_3 = „Jazda w tunelu” nie pozwala na krok w bok
refusals-TA-RC_4 = „Czyste powietrze” nie prowadzi na ten pas
refusals-TA-RC_5 = na tym pasie nie ma samochodu tuż z przodu
refusals-TA-RC_6 = „W pogoni” nie pozwala na krok w bok
refusals-TA-RC_18 = „Proca” pozwala na jeden krok na ukos, i tylko na puste pole
refusals-TA-RC_20 = „Zewnętrzna linia” nie pozwala do środka i tylko zewnętrzną drogą
refusals-TA-RC_21 = „Wewnętrzna linia” nie pozwala na zewnątrz i tylko wewnętrzną drogą
refusals-TA-EV_14 = to tylko przy karcie „Zachmurzenie”, gdy wybierasz
refusals-TM-7 = to pole nie leży na ukos
refusals-TM-8 = tam jest ściana
refusals-AM-4 = podaj pas tam, gdzie jest kilka dróg, i tylko tam
refusals-AM-5 = teraz nikt nie pyta o pas

## rules

rules-TA-1_0 = Od dwóch do siedmiu graczy prowadzi po zespole i walczy o najwięcej punktów w wyścigu lub sezonie.
rules-TA-1_1 = W pudełku są 4 tory, 7 zespołów po 6 samochodów, znaczniki, 84 karty wyścigu i 26 kart wydarzeń.
rules-TA-1_2 = Zespół punktuje za miejsca wszystkich samochodów, za każdy, który prowadził, i za ten, który prowadził najczęściej.
rules-TA-1_3_1 = Każdy prostokąt to pole, a na pasach mieści się jeden samochód.
rules-TA-1_3_2 = Na aleję serwisową wjeżdża się tylko na postój; samochody leżą tam w stosie, a dolny jest z przodu.
rules-TA-1_3_3 = Pola startowe są za linią, a wygrywa ten, kto przejedzie ją po ostatnim okrążeniu.
rules-TA-1_3_4 = Pól startowych jest 21, a pierwsze przejechanie linii nie zamyka okrążenia.
rules-TA-1_3_5 = Przy restarcie samochody zajmują pasy restartu od sektora lidera wstecz, po dwa.
rules-TA-1_3_6 = Zielona linia leży siedem sektorów przed metą; na ostatnim okrążeniu restart nie zaczyna się za nią.
rules-TA-1_4 = Arkusz zespołu pokazuje wszystkim zużycie i znaczniki lidera tury.
rules-TA-1_5 = Każdy samochód może być aktywowany raz w turze.
rules-TA-1_6 = Siedem zespołów ma po sześć samochodów z własnymi numerami; przyjęte są różowe poza 23 oraz czarne 34 i 66, wszystkie inne są jak w druku.
rules-TA-2_1 = Wybieracie tor.
rules-TA-2_2 = Każdy gracz bierze inny zespół.
rules-TA-2_3 = Przy 2 graczach zespół ma 6 samochodów, przy 3 pięć, przy 4 cztery, przy większej liczbie trzy.
rules-TA-2_4 = Talie wyścigu i wydarzeń są potasowane i zakryte.
rules-TA-2_5 = Pasek zespołów czyta się tam i z powrotem, a wywołany zespół stawia samochód na następnym polu.
rules-TA-2_6_1 = Znacznik okrążeń zaczyna od 1.
rules-TA-2_6_2 = Każdy samochód ma jeden znacznik miejsca.
rules-TA-2_6_3 = Właściciel pole position jest pierwszym graczem.
rules-TA-2_6_4 = Znaczniki zużycia i lidera są dostępne dla wszystkich.
rules-TA-2_7 = Każdy dostaje o jedną kartę więcej, niż zespół ma samochodów, a ręce są tajne.
rules-TA-3_1 = Tura kończy się, gdy każdy samochód, w wyścigu czy nie, miał swój segment.
rules-TA-3_2 = W turze dobiera się karty, rozgrywa segmenty i kroki końcowe.
rules-TA-3_3 = Od pierwszego gracza każdy dobiera do jednej karty więcej, niż zespół miał samochodów na starcie.
rules-TA-3_4 = Gracze rozgrywają segmenty po kolei od pierwszego gracza, aż każdy samochód miał swój.
rules-TA-3_4_1 = W segmencie wybierasz własny samochód jeszcze nieaktywowany.
rules-TA-3_4_2 = Samochód na mecie lub poza wyścigiem oznacza pas.
rules-TA-3_4_3 = Samochód z sześcioma lub więcej znacznikami odpada, gdy zostanie wybrany.
rules-TA-3_4_4 = Każdy inny samochód właściciel może wycofać.
rules-TA-3_4_5 = W innym razie grasz kartę wyścigu z ręki i jedziesz.
rules-TA-3_4_6 = Po ruchu samochód dostaje zużycie z karty, a kartę się odrzuca.
rules-TA-3_4_7 = Samochód jest aktywowany i gra następny gracz.
rules-TA-3_5 = Gdy któryś samochód jest na mecie, nie ma kroków końcowych.
rules-TA-3_5_1 = Lider i samochody obok niego dostają znacznik lidera tury.
rules-TA-3_5_2 = Pierwszy gracz odkrywa kartę wydarzenia.
rules-TA-3_5_3 = Gracze decydują o postojach, a nowy lider bez znacznika dostaje go.
rules-TA-3_5_4 = Właściciel lidera zostaje pierwszym graczem.
rules-TA-3_5_5 = Zdublowane samochody znikają, ostatni najpierw.
rules-TA-3_5_6 = Każdy może odrzucić dowolnie wiele kart.
rules-TA-4_1_1 = Z przodu jest ten, kto zajechał dalej; na równi pasy przed aleją, wewnętrzny przed zewnętrznym.
rules-TA-4_1_2 = Lider to zawsze pierwszy w kolejności wyścigu.
rules-TA-4_2_1 = Samochód jest zdublowany, póki lider jest z nim na równi lub dalej o okrążenie.
rules-TA-4_2_2 = Zdublowany na końcu tury znika.
rules-TA-4_3_1 = Utracony samochód od razu schodzi z toru i bierze najniższe wolne miejsce.
rules-TA-4_3_2 = Wycofać można w swoim segmencie lub przy postojach.
rules-TA-4_3_3 = Utrata samochodów nie zmniejsza ręki, a za każdy pasuje się raz w turze.
rules-TA-4_4_1 = Każda karta wyścigu pokazuje siedem zespołów w pewnej kolejności: pasek zespołów.
rules-TA-4_4_2 = Między zespołami rozstrzyga odkryty pasek: pierwszy, który ma kandydata.
rules-TA-4_4_3 = W zespole wybiera właściciel.
rules-TA-4_5_1 = Zakręty mają mniej pasów i poza tym niczym się nie różnią.
rules-TA-4_5_2 = Gdzie pasy się zbiegają i są dwie drogi, wybiera aktywny gracz.
rules-TA-4_5_3 = Gdzie pasy się rozchodzą i są dwie drogi, wybiera aktywny gracz.
rules-TA-4_5_4 = Każdy wybór w ruchu należy do aktywnego gracza.
rules-TA-4_6_1 = Każdy samochód liczy swoje przejazdy, a znacznik okrążeń idzie za liderem.
rules-TA-4_6_2 = Meta to o jeden przejazd więcej niż okrążeń.
rules-TA-4_6_3 = Tor mówi, ile jest okrążeń, zwykle dwa do czterech.
rules-TA-5_1 = Kolor pod nazwą to zużycie; biały nie daje żadnego.
rules-TA-5_2 = Pierwsza liczba to prędkość na torze.
rules-TA-5_3 = Druga liczba to prędkość przy wyjeździe z alei.
rules-TA-5_4 = Karta prowadzi solo, w tunelu, w pościgu lub na czele.
rules-TA-5_5 = Wskaźnik pokazuje rodzaj zużycia, na wszystkich kartach jak w druku.
rules-TA-5_6 = Tekst karty obowiązuje i jest ważniejszy od zasad.
rules-TA-5_7 = Pasek zespołów służy do startu i remisów; na kartach 15 i 81 jest jak w druku, na innych przyjęty.
rules-TA-5_8 = Numer tylko oznacza kartę.
rules-TA-5_9 = Gdy talia jest pusta, tasuje się odrzucone.
rules-TA-RC_1 = Łokieć w łokieć: kroki w bok są darmowe, także bez PR.
rules-TA-RC_2 = Praca zespołowa: potem drugi samochód zespołu jedzie w tunelu z 3 PR, bez zużycia.
rules-TA-RC_3 = Jazda w tunelu: bez kroków w bok.
rules-TA-RC_4 = Czyste powietrze: samotny w sektorze samochód dojeżdża tuż za poprzedzający.
rules-TA-RC_5 = Przez stawkę: za 1 PR samochód zamienia się z tym tuż przed nim.
rules-TA-RC_6 = W pogoni: bez kroków w bok.
rules-TA-RC_7 = Nadsterowność: po ruchu samochód ześlizguje się o pas do środka, jeśli jest pusto.
rules-TA-RC_8 = Czas na ruch: na czele z 6 PR.
rules-TA-RC_9 = Oko na zegary: w tunelu z 6 PR.
rules-TA-RC_10 = Razem ze stawką: w pościgu z 6 PR.
rules-TA-RC_11 = Brudne powietrze: solo z 6 PR.
rules-TA-RC_12 = Dyktuję tempo: na czele z 8 PR.
rules-TA-RC_13 = Najwyższy bieg: solo z 8 PR.
rules-TA-RC_14 = Za liderem: na czele z 8 PR.
rules-TA-RC_15 = Gaz do dechy: solo z 8 PR.
rules-TA-RC_16 = Szybkie tempo: w pościgu z 8 PR.
rules-TA-RC_17 = Szarża: solo z 7 PR.
rules-TA-RC_18 = Proca: raz krok na ukos na puste pole za 1 PR.
rules-TA-RC_19 = Na prowadzeniu: na czele z 7 PR.
rules-TA-RC_20 = Zewnętrzna linia: nigdy do środka i zawsze zewnętrzną drogą.
rules-TA-RC_21 = Wewnętrzna linia: nigdy na zewnątrz i zawsze wewnętrzną drogą.
rules-TA-RC_22 = Podsterowność: po ruchu samochód ześlizguje się o pas na zewnątrz, jeśli jest pusto.
rules-TA-6_1_1 = Na torze PR to prędkość karty minus kara.
rules-TA-6_1_2 = Samochód jedzie krok po kroku, naprzód lub w bok; na ukos tylko z karty.
rules-TA-6_1_3 = Aktywny samochód nigdy nie cofa.
rules-TA-6_1_4 = Na to samo pole nie wjeżdża się dwa razy; początkowe też się liczy.
rules-TA-6_1_5 = Krok na puste pole kosztuje 1 PR, zepchnięcie w bok 2, naprzód 3, pchanie połączonego 1.
rules-TA-6_1_6 = Wszystkie PR trzeba wydać.
rules-TA-6_1_7 = Wolno spychać, choć inna droga jest wolna.
rules-TA-6_1_8 = Tylko gdy PR nie starcza na zepchnięcie, wolno stuknąć: reszta przepada i nic się nie rusza.
rules-TA-6_1_9 = Samochody przesuwane przez innych nie mają wyboru.
rules-TA-6_2_1 = Samochód jest tuż przed innym, jeśli pole tamtego prowadzi na jego pole.
rules-TA-6_2_2 = Linie biegną przez zakręty i mają dowolnie wiele samochodów, żadnego w alei.
rules-TA-6_2_3 = Linia rusza się z aktywnym samochodem, który jedyny płaci.
rules-TA-6_3 = Solo samochód jedzie sam i nikogo nie zabiera.
rules-TA-6_4_1 = W tunelu zabiera połączonych z przodu i z tyłu, a napotkani dołączają.
rules-TA-6_4_2 = Przed pierwszym krokiem naprzód wolno w bok; po połączeniu już nie.
rules-TA-6_4_3 = Połączenia powstają z pierwszym krokiem naprzód: z tyłu od samochodu do samochodu, z przodu przy spotkaniu.
rules-TA-6_5_1 = Pościg to tunel bez samochodów z tyłu.
rules-TA-6_5_2 = Do połączenia jedzie jak solo, potem nie zmienia pasa.
rules-TA-6_5_3 = Napotkane samochody dołączają do pchanej linii.
rules-TA-6_6_1 = Na czele ciągnie tylnych, każdego na właśnie opuszczone pole.
rules-TA-6_6_2 = Ciągnionych ustala się raz, przed pierwszym krokiem.
rules-TA-6_6_3 = Kroki w bok nie rwą linii.
rules-TA-6_6_4 = Ciągnieni muszą jechać.
rules-TA-6_6_5 = Bez ciągnionych to jak solo; z przodu się spycha, nie łączy.
rules-TA-6_6_6 = Zepchnięcie w bok nie może rozerwać linii.
rules-TA-6_7_1 = Krok w bok na zajęte pole kosztuje 2 PR, ilu by nie ruszył.
rules-TA-6_7_2 = Stojący tam idzie o pas dalej w tę stronę.
rules-TA-6_7_3 = Kolejni też idą w tę stronę.
rules-TA-6_7_4 = Samochód przy krawędzi cofa się o pole, nigdy na aleję.
rules-TA-6_7_5 = Cofany cofa tych za nim, a między dwoma pasami wybiera aktywny gracz.
rules-TA-6_7_6 = Jeśli to ruszyłoby prowadzoną linię, bierze się inny pas albo samochód idzie naprzód.
rules-TA-6_7_7 = Najpierw rusza ten przy krawędzi, potem inni, potem aktywny i ciągnieni.
rules-TA-6_7_8 = Można to powtarzać.
rules-TA-6_8_1 = Za 3 PR samochód solo lub na czele wjeżdża na zajęte pole, a stojący tam idzie naprzód.
rules-TA-6_8_2 = Stojący w linii przed nim też idą.
rules-TA-6_8_3 = Gdy spychany ma dwa pasy, wybiera aktywny gracz, także zajęty.
rules-TA-6_8_4 = Można to powtarzać.
rules-TA-6_8_5 = Spychani nie są połączeni i stają po jednym polu.
rules-TA-6_9_1 = Czoło linii wybiera pas do zakrętu, a linia jedzie za nim.
rules-TA-6_9_2 = Czoło wybiera pas z zakrętu, a linia jedzie za nim.
rules-TA-6_9_3 = Gdzie linia może biec dwoma pasami, wybiera aktywny gracz, także pusty.
rules-TA-7_1_1 = Zużycie dają karty, po ruchu, i wydarzenia.
rules-TA-7_1_2 = Wszystkie znaczniki spowalniają tak samo.
rules-TA-7_1_3 = Żółte, lawendowe, pomarańczowe i czerwone są trwałe.
rules-TA-7_1_4 = Czarne, zielone, niebieskie i szare są tymczasowe.
rules-TA-7_1_5 = Znaczników nigdy nie brakuje.
rules-TA-7_2 = Samochód z sześcioma znacznikami odpada, gdy znów zostanie wybrany.
rules-TA-7_3 = Postój usuwa tymczasowe znaczniki.
rules-TA-7_4_1 = Trzy, cztery lub pięć znaczników kosztuje tyle samo PR.
rules-TA-7_4_2 = PR nie spadają poniżej 0.
rules-TA-7_4_3 = Zużycie z karty bierze się nawet bez PR.
rules-TA-7_4_4 = Przy wyjeździe z alei nie ma kary.
rules-TA-7_4_5 = Kara dotyczy tylko aktywnego samochodu.
rules-TA-8_1_1 = Na końcu tury odkrywa się wydarzenie, chyba że ktoś jest na mecie.
rules-TA-8_1_2 = Gdy nikt nie pasuje, nic się nie dzieje i nie ma flagi.
rules-TA-8_1_3 = Remisy zespołów rozstrzyga pasek, w zespole właściciel.
rules-TA-8_1_4 = Najwięcej znaczników to co najmniej jeden.
rules-TA-8_1_5 = Wydarzenie mówi, na jaki kolor patrzy.
rules-TA-8_2 = Zielona jedzie dalej, żółta to restart, czerwona kończy wyścig.
rules-TA-EV_1 = Zatarty silnik: samochód z największą liczbą pomarańczowych odpada; żółta flaga.
rules-TA-EV_2 = Pęknięta opona: samochód z największą liczbą czarnych ma postój 10 pól wstecz.
rules-TA-EV_3 = Zerwana przekładnia: samochód z największą liczbą lawendowych odpada; żółta flaga.
rules-TA-EV_4 = Otarcie o mur: samochód na zewnętrznym pasie dostaje 1 czerwony.
rules-TA-EV_5 = Kolizja: samochód i po jednym sąsiednim z innych zespołów dostają 2 czerwone i ruszają z tyłu.
rules-TA-EV_6 = Odłamki na torze: żółta flaga.
rules-TA-EV_7 = Uszkodzony silnik: samochód z największą liczbą pomarańczowych dostaje jeszcze jeden.
rules-TA-EV_8 = Uszkodzony przód: samochód z innym tuż przed sobą dostaje 1 czerwony; żółta flaga.
rules-TA-EV_9 = Błąd w paliwie: samochód z największą liczbą zielonych dostaje jeszcze jeden.
rules-TA-EV_10 = Uszkodzona skrzynia biegów: samochód z największą liczbą lawendowych dostaje jeszcze jeden.
rules-TA-EV_11 = Coraz gorzej: samochód z największą liczbą niebieskich i żółtych dostaje 1 niebieski.
rules-TA-EV_12 = Luźny tył: samochód z największą liczbą niebieskich zamienia jeden na żółty.
rules-TA-EV_13 = Grudki gumy: najlepszy samochód każdego gracza dostaje 1 czarny.
rules-TA-EV_14 = Zachmurzenie: każdy może zdjąć 1 czarny z samochodu.
rules-TA-EV_15 = Karambol: wzdłuż paska i w dół stawki idą 2 czerwone, 1 czerwony, potem po 1 szarym; żółta flaga.
rules-TA-EV_16 = Deszcz: pierwszy leży przy torze; drugi kończy wyścig, jeśli lider ma okrążenie.
rules-TA-EV_17 = Bączek: samochód z największą liczbą czarnych cofa się o 10 sektorów i dostaje 1 czarny.
rules-TA-EV_18 = Słońce na torze: każdy kładzie 1 czarny na swój samochód.
rules-TA-EV_19 = Ciężki przód: z samochodów z niebieskim ten z największą liczbą niebieskich i żółtych zamienia jeden.
rules-TA-9_1_1 = Od pierwszego gracza każdy raz decyduje, które samochody mają postój.
rules-TA-9_1_2 = Przy żółtej postój jest w restarcie, w innym razie przy zielonej.
rules-TA-9_1_3 = Gdy ktoś jest na mecie, nie ma postojów.
rules-TA-9_2 = Postój zdejmuje tymczasowe znaczniki.
rules-TA-9_3 = Przy zielonej samochód idzie na aleję i pięć pól wstecz.
rules-TA-9_4 = Po postoju przy zielonej wyjeżdża w następnej aktywacji.
rules-TA-9_4_1 = Ma tyle PR, ile prędkość wyjazdowa karty.
rules-TA-9_4_2 = Jedzie solo, a tekst karty nie działa.
rules-TA-9_4_3 = Nie ma kary.
rules-TA-9_4_4 = Nie dostaje zużycia.
rules-TA-9_4_5 = Pierwszy krok to na zewnątrz na pas 1, za 1 PR lub 2 ze zepchnięciem.
rules-TA-9_4_6 = Stojący w alei nie przeszkadzają, a kto wyjechał, nie wraca.
rules-TA-9_5 = Przy żółtej zjeżdża się obok swojego rzędu, bez cofania, wewnętrzny na dole.
rules-TA-9_6 = Restart ustawia stawkę, pozwala na postoje i znów ją zwiera.
rules-TA-9_6_1 = Pierwszy rząd to sektor lidera.
rules-TA-9_6_2 = Za nim stoją inni w kolejności, potem ci z karty „Kolizja”, potem zdublowani, wszyscy na okrążeniu lidera.
rules-TA-9_6_3 = Po restarcie nikt nie jest zdublowany.
rules-TA-9_6_4 = Wtedy gracze decydują o postojach.
rules-TA-9_6_5 = Kto został, zwiera szyk, a kto stanął, jest z tyłu.
rules-TA-9_6_6 = Jeśli pierwszy nie ma znacznika z tej tury, dostaje go.
rules-TA-9_7 = Na ostatnim okrążeniu pierwszy rząd nie stoi za zieloną linią.
rules-TA-10_1_1 = Wygrywa pierwszy na mecie, ze znacznikiem lidera tury.
rules-TA-10_1_2 = Fazę akcji gra się do końca, a kolejni biorą następne miejsca.
rules-TA-10_1_3 = Samochód na mecie schodzi z toru; linia za nim jedzie dalej za resztę PR.
rules-TA-10_1_4 = Potem koniec wyścigu, a pozostali biorą miejsca w kolejności.
rules-TA-10_1_5 = Gdy kończy deszcz, miejsca daje kolejność wyścigu.
rules-TA-10_2_1 = Każdy samochód, który prowadził, daje punkt.
rules-TA-10_2_2 = Samochód z największą liczbą znaczników lidera dostaje Most Laps Led.
rules-TA-10_2_3 = Wygrywa zespół z największą liczbą punktów.
rules-TA-10_2_4 = Miejsca dają 46, 42, 41 i tak dalej aż do 23 za 21., a Most Laps Led 1, jak w druku.
rules-TA-11_0 = Sezon to seria wyścigów.
rules-TA-11_1 = Liczba wyścigów i tory są ustalone z góry.
rules-TA-11_2 = Zespół zwycięskiego samochodu idzie o miejsce naprzód na pasku startowym.
rules-TA-11_3_1 = Punkty się sumuje.
rules-TA-11_3_2 = Za nieobecnego może jechać zastępca, a zespół traci 5 punktów.
rules-TA-11_3_3 = Albo zespół nie jedzie i dostaje punkty ostatniego minus 5.
rules-TA-12_1 = Opcja: postój kosztuje pola za każdy zdjęty znacznik.
rules-TA-12_2 = Opcja: nowy pasek na każdą rundę samochodów lub na każde pole.
rules-TA-12_3 = Opcja: dowolna liczba samochodów w zespole.
rules-TA-12_4 = Opcja: jedzie się, aż wszyscy dojadą.
rules-TM-1 = Tor ma okrążenia, sektory z pasami, połączenia, pasy restartu i pola startowe; te, które są z grą, są nasze.
rules-TM-2 = Ma co najmniej 22 sektory, więcej niż samochodów, i wszędzie co najmniej dwa pasy.
rules-TM-3 = Każdy sektor ma pole alei, które prowadzi tylko na pas 1.
rules-TM-4 = Pole prowadzi na jeden, dwa lub trzy pasy następnego sektora, jak mówi granica.
rules-TM-5 = Pasy restartu to dwa sąsiednie na każdym odcinku.
rules-TM-6 = Pola startowe idą od linii wstecz, po dwa w sektorze.
rules-TM-7 = Pola na ukos leżą obok tych, na które się jedzie.
rules-TM-8 = W bok są sąsiednie pasy; najwyższy leży przy ścianie.
rules-TM-9 = Zielona linia leży przed siedmioma ostatnimi sektorami, z `green_line` 8 przed ośmioma.
rules-AM-1 = Pozycja to samochody, karty, znaczniki, gracze i ruch w toku.
rules-AM-2 = Tura to dobranie, segmenty i koniec; bez samochodów wyścig się kończy.
rules-AM-3 = Poza ruchem decyduje się o samochodach, kartach, wydarzeniach, postojach i odrzucaniu.
rules-AM-4 = W ruchu robi się krok, stuka lub kończy bez PR.
rules-AM-5 = W kroku wybiera się pasy.
rules-AM-6 = Kroki mają stałą kolejność.
rules-AM-7 = Pewne prawa obowiązują zawsze, np. jeden samochód na polu.
rules-AM-8 = Widzisz swoją rękę i stół, ale nie cudze ręce ani talie.
rules-AR-1 = Wewnętrzny jest przed zewnętrznym.
rules-AR-2 = Zdublowany to ten, kto traci okrążenie lub więcej.
rules-AR-3 = Mierzy się do obecnego lidera.
rules-AR-4 = Kto spadł za lidera, jest zdublowany.
rules-AR-5 = Znacznik okrążeń może się cofnąć.
rules-AR-6 = Aleja jest za pasami, dolny przed górnym.
rules-AR-7 = Zwycięzca dostaje znacznik lidera tury.
rules-AR-8 = Ostatnia tura nie ma kroków końcowych.
rules-AR-9 = Linia jedzie dalej za samochodem na mecie.
rules-AR-10 = Kto wycofuje się na końcu, bierze najniższe miejsce.
rules-AR-11 = Samochód w alei nie dzieli prowadzenia.
rules-AR-12 = Samochód dostaje najwyżej jeden znacznik w turze.
rules-AR-13 = Pierwszy gracz jest nim do przekazania znacznika.
rules-AR-14 = Odrzucanie i dobieranie zaczyna nowy pierwszy gracz.
rules-AR-15 = Przed pierwszym krokiem naprzód nikt nie jest połączony.
rules-AR-16 = Samochód jest zablokowany, gdy tylko się połączy.
rules-AR-17 = Tylnych można dołączyć później, póki nikogo nie ma.
rules-AR-18 = Aktywny jedzie za swoją linią na rozwidleniu.
rules-AR-19 = Gdy jeden z dwóch pasów jest wolny, nie ma blokady.
rules-AR-20 = Wycofać się można w segmencie i przy własnym postoju.
rules-AR-21 = Pole początkowe liczy się jako odwiedzone.
rules-AR-22 = Stuka się tylko, gdy PR nie starcza.
rules-AR-23 = Drugi samochód karty „Praca zespołowa” ma 3 PR, bez zużycia i kary.
rules-AR-24 = „Czyste powietrze” liczy każdy samochód w sektorze z przodu i może zostawić samochód na miejscu; z `clean_air_any` jedzie on dalej, jak daleko chce właściciel, ale nie do sektora z innymi.
rules-AR-25 = „Przez stawkę” zamienia z samochodem tuż z przodu.
rules-AR-26 = Krok na ukos karty „Proca” jest raz w segmencie.
rules-AR-27 = Kartę można zagrać i bez PR.
rules-AR-28 = Darmowe kroki też spychają i mogą być ostatnie.
rules-AR-29 = „Nadsterowność” i „Podsterowność” mogą wrócić na pole.
rules-AR-30 = Są cztery karty „Podsterowność”, numery 81 do 84.
rules-AR-31 = Dokąd cofać, wybiera aktywny gracz.
rules-AR-32 = Chroniona jest tylko prowadzona linia.
rules-AR-33 = Z tyłu zawsze jest miejsce.
rules-AR-34 = Nikogo nie spycha się na aleję.
rules-AR-35 = Wszystkie PR można wydać w bok.
rules-AR-36 = Żółte wydarzenie bez trafionego nie daje restartu.
rules-AR-37 = Sąsiedni to obok, tuż z przodu lub tuż z tyłu.
rules-AR-38 = „Kolizja” bierze po jednym z zespołu.
rules-AR-39 = Przy karcie „Karambol” zespół bez samochodu dalej traci kolejkę.
rules-AR-40 = „Uszkodzony przód” daje czerwony znacznik.
rules-AR-41 = Ściana to ta zewnętrzna.
rules-AR-42 = „Coraz gorzej” daje niebieski, a „Ciężki przód” patrzy na samochody z niebieskim.
rules-AR-43 = Obracający się trafia na najbardziej wewnętrzny pusty pas dziesięć sektorów wstecz.
rules-AR-44 = „Pęknięta opona” to pełny postój przy zielonej.
rules-AR-45 = Drugi deszcz przed okrążeniem idzie do odrzuconych.
rules-AR-46 = Pusta talia wydarzeń powstaje z odrzuconych.
rules-AR-47 = Wydarzenia nie trafiają na samochody w alei.
rules-AR-48 = Stosy rosną w kolejności postojów.
rules-AR-49 = Gracz może zjechać dowolnie wieloma samochodami.
rules-AR-50 = Zdublowani ruszają za tymi z karty „Kolizja”, z `collision_last` przed nimi.
rules-AR-51 = Po restarcie wszyscy są na okrążeniu lidera.
rules-AR-52 = Szyk może sięgać za linię.
rules-AR-53 = Na ostatnim okrążeniu pierwszy rząd stoi najwyżej osiem sektorów przed metą, z `green_line` 8 najwyżej dziewięć.
rules-AR-54 = Pierwszy rząd zostaje, gdy lider ma postój.
rules-AR-55 = Samochód 43 z podpisu zjeżdża; nic to nie zmienia.
rules-AR-56 = Tasuje się tylko odrzucone.
rules-AR-57 = Na pasku pomija się zespoły, których to nie dotyczy.
rules-AR-58 = Właściciel wybiera samochód na pole, domyślnie najniższy numer.
rules-AR-59 = Przy równych punktach wygrywa zespół z lepszym samochodem.
rules-AR-60 = Zwycięzca zamienia się z uczestniczącym zespołem przed nim.
rules-AR-61 = Przy zmiennych postojach właściciel wybiera, ile znaczników zdjąć.
rules-AR-62 = Pomyłki bez skutku czyta się rozsądnie.
rules-AR-63 = Gdy wszystkie odpadły, wyścig się kończy.
rules-AR-64 = Sześć znaczników liczy się tylko przy wyborze.
rules-AR-65 = Bez ruchu w bok samochód i tak jedzie swoimi pasami.
rules-AR-66 = Pasy restartu są dwa: dwa zewnętrzne na każdym odcinku, jeśli tor nie podaje innych.
rules-AR-67 = Odrzucanie jest jawne, od pierwszego gracza.
rules-AR-68 = Tylko przejazd R+1 to meta.
rules-AR-69 = Gdy wszyscy dojeżdżają, zdublowanych się nie usuwa.
rules-AR-70 = Wybory kilku graczy idą od pierwszego gracza.
rules-TA-OWN_1 = Wyścig po 200 turach jest zatrzymany, a miejsca są takie, jak stoją samochody.
rules-TA-OWN_2 = Gdy zabrania kilka zasad, podana jest najbliższa temu, co można zrobić.
rules-TA-OWN_3 = Miejsca poza listą nie punktują.
rules-TA-OWN_4 = Gdzie dojechał pchany samochód, linia idzie dalej ponad luką; gdzie dojechał jadący z tyłu, linia się kończy.
rules-TA-OWN_5 = Przy żółtej i zmiennych postojach wewnętrzny, który się nie cofa, leży na dole.
rules-TA-OWN_6 = Z `auto_skip` decyzja, która dla wszystkich widocznie ma jedną odpowiedź, zapada sama.
rules-TA-OWN_7 = To, co wydrukowane, a nieznane, jest przyjęte; z `box` gra się własnym pudełkiem.

## spaces

spaces-unknown = za linią

chapters-TA-1 = Gra i jej elementy
chapters-TA-2 = Przygotowanie
chapters-TA-3 = Przebieg tury
chapters-TA-4 = Lider, zdublowani, pasek zespołów
chapters-TA-5 = Karty wyścigu
chapters-TA-RC = Co robią karty wyścigu
chapters-TA-6_1 = Ruch
chapters-TA-6_2 = Łączenie
chapters-TA-6_3 = Solo
chapters-TA-6_4 = Tunel
chapters-TA-6_5 = Pościg
chapters-TA-6_6 = Na czele
chapters-TA-6_7 = Spychanie na bok
chapters-TA-6_8 = Spychanie do przodu
chapters-TA-6_9 = Rzędy w zakrętach
chapters-TA-7 = Zużycie
chapters-TA-8 = Wydarzenia
chapters-TA-EV = Co robią karty wydarzeń
chapters-TA-9 = Postoje i restarty
chapters-TA-10 = Koniec i punkty
chapters-TA-11 = Sezon
chapters-TA-12 = Zasady opcjonalne
chapters-TM = Tor w szczegółach
chapters-AM = Decyzje w szczegółach
chapters-TA-OWN = Jak to działa tutaj
chapters-AR = Rozstrzygnięcia i przypadki niejasne

turn-aim = Zdobądź najwięcej punktów wszystkimi samochodami zespołu: za miejsca, za prowadzenie i za najdłuższe prowadzenie.
turn-1 = Uzupełnij rękę: o jedną kartę więcej niż samochodów zespołu.
turn-2 = Po kolei każdy wybiera samochód, który jeszcze nie jechał, i kartę wyścigu.
turn-3 = Karta mówi, jak jedzie: solo, w tunelu, w pościgu albo na czele. Każdy krok kosztuje punkty ruchu.
turn-4 = Po ruchu samochód dostaje zużycie z karty, a zużycie go spowalnia.
turn-5 = Gdy wszystkie pojechały, odkrywa się wydarzenie, a zużyte samochody mogą zjechać na postój.
turn-6 = Właściciel lidera zaczyna następną turę; zdublowani odpadają.

examples-draft = Niebieski 15 jedzie w tunelu: zielony 22 z tyłu jedzie z nim, a żółty 43 i czarny 28 z przodu są pchane. Krok kosztuje 1, choćby rząd był długi.
examples-pursuit = Kartą pościgu czerwony 29 pcha różowego 23, a potem żółtego 43, gdy go dogonią; niebieski 15 z tyłu zostaje.
examples-lead = Zielony 22 jest na czele: trzy samochody za nim jadą jego śladem, także przy zmianie pasa.
examples-aside = Krok na zewnątrz kosztuje niebieskiego 15 dwa punkty: zielony 22 zostaje zepchnięty, czerwony 29 przy bandzie cofa się, a czarny 28 za nim też.
examples-push = Z kartą solo wjazd na zajęte pole z przodu kosztuje 3 punkty: żółty 43 i zielony 22 przesuwają się o pole i tam zostają.
examples-pits = Tura się skończyła. Zielony 22 ma trzy znaczniki zużycia; postój usuwa tymczasowe, ale kosztuje pięć pól.

## figures

figures-points = Punkty
figures-pits = Postoje
figures-led = Tury na prowadzeniu
figures-wear = Znaczniki zużycia
figures-retired = Stracone auta
