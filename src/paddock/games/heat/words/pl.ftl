## game

game-title = HEAT
game-tagline = Wyścig samochodowy na karty: dobierz bieg, zmierz się z zakrętami i pilnuj Żaru w silniku.

## cards

cards-1 = 1
cards-2 = 2
cards-3 = 3
cards-4 = 4
cards-U0 = Ulepszenie 0
cards-U5 = Ulepszenie 5
cards-S = Stres
cards-H = Żar
cards-UH = Ulepszenie Żar

## about

about-1 = Karta podstawowa: dodaje 1 do twojej Prędkości.
about-2 = Karta podstawowa: dodaje 2 do twojej Prędkości.
about-3 = Karta podstawowa: dodaje 3 do twojej Prędkości.
about-4 = Karta podstawowa: dodaje 4 do twojej Prędkości.
about-U0 = Ulepszenie początkowe, które nic nie dodaje do Prędkości: dobre na wolny zakręt.
about-U5 = Ulepszenie początkowe, które dodaje 5 do Prędkości: więcej niż jakakolwiek karta podstawowa.
about-S = Odkrywasz karty z talii, aż trafi się karta podstawowa, która doda od 1 do 4 do twojej Prędkości. Stresu nie można odrzucić, można go tylko zagrać.
about-H = Dopóki leży w silniku, płacisz nim za zakręty, Doładowania i zmianę o dwa biegi. Na ręce nie da się go zagrać ani odrzucić: czeka na Chłodzenie.
about-UH = Dodatkowa karta Żaru, która zaczyna wyścig w twojej talii. Od tej pory działa jak każdy inny Żar.
about-clouds = Każda talia ma o 1 Stres mniej. Tam, gdzie leży żeton pogody, nie można użyć żadnego Chłodzenia.
about-fog = Każdy silnik ma o 1 Żar więcej. Tam, gdzie leży żeton pogody, nie można zacząć jazdy w tunelu aerodynamicznym.
about-storm = Każda talia ma o 1 Stres więcej. Tunel aerodynamiczny, który zaczyna się tam, gdzie leży żeton pogody, może być o 2 pola dłuższy.
about-snow = Każdy silnik ma o 1 Żar mniej. Tam, gdzie leży żeton pogody, możesz schłodzić o 1 Żar więcej.
about-rain = 3 karty Żaru z każdego silnika zaczynają w talii. Tam, gdzie leży żeton pogody, możesz schłodzić o 1 Żar więcej.
about-sun = 3 karty Żaru z każdego silnika zaczynają na stosie kart odrzuconych. Tunel aerodynamiczny, który zaczyna się tam, gdzie leży żeton pogody, może być o 2 pola dłuższy.
about-plus = Limit prędkości tego zakrętu jest o 1 wyższy.
about-minus = Limit prędkości tego zakrętu jest o 1 niższy.
about-overheat = Kto jedzie przez ten zakręt za szybko, płaci o 1 Żar więcej.
about-free_boost = Doładowanie w tym sektorze nie kosztuje Żaru.
about-slip = Tunel aerodynamiczny, który zaczyna się w tym sektorze, może być o 1 pole dłuższy.
about-weather = W tym sektorze działa kafelek pogody.

## phases

phases-plan = planowanie
phases-react = reakcje
phases-slip = tunel aerodynamiczny?
phases-discard = odrzucanie
phases-over = koniec wyścigu

## reasons

reasons-cards = karty
reasons-boost = Doładowanie
reasons-adrenaline = adrenalina
reasons-slipstream = tunel aerodynamiczny
reasons-stress = Stres

## weathers

weathers-none = bez pogody
weathers-clouds = Chmury
weathers-fog = Mgła
weathers-storm = Burza
weathers-snow = Śnieg
weathers-rain = Deszcz
weathers-sun = Słońce

## tokens

tokens-none = bez żetonu
tokens-plus = Limit +1
tokens-minus = Limit −1
tokens-overheat = Przegrzanie
tokens-free_boost = Darmowe Doładowanie
tokens-slip = Tunel aerodynamiczny +1
tokens-weather = Pogoda

reasons-legend = legenda

## tracks

tracks-usa = USA
tracks-gb = Wielka Brytania
tracks-italy = Włochy
tracks-france = Francja
tracks-japan = Japonia
tracks-mexico = Meksyk
tracks-netherlands = Holandia
tracks-spain = Hiszpania
tracks-germany = Niemcy
tracks-south_africa = Republika Południowej Afryki

## table

table-round = Runda
table-laps = Okrążenia
table-lap = Okrążenie
table-car = Samochód
table-gear = Bieg
table-engine = Silnik
table-hand = Ręka
table-deck = Talia
table-discard = Stos kart odrzuconych
table-top = Wierzchnia karta
table-play = Strefa gry
table-speed = Prędkość
table-corner = Zakręt
table-next_corner = Następny zakręt
table-limit = Limit prędkości
table-supply = Zasób Stresu
table-place = Pozycja
table-finished = na mecie
table-committed = plan gotowy
table-thinking = jeszcze planuje
table-adrenaline = adrenalina
table-turn = Teraz gra
table-grid = Pola startowe
table-track = Tor
table-empty = pusto
table-order = Kolejność tur
table-to_corner = { $n } { $n ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pól
    } do zakrętu
table-you = ty
table-legend = legenda
table-weather = Pogoda
table-tokens = Droga

## moves

moves-gear = Wrzuć bieg { $gear }
moves-card = Zagraj kartę { $card }
moves-cooldown = Chłodzenie: { $n } { $n ->
        [one] karta
        [few] karty
        [many] kart
       *[other] kart
    } Żaru z powrotem do silnika
moves-boost = Doładowanie: zapłać 1 kartę Żaru i odkryj kartę
moves-adr_move = Adrenalina: jedź o 1 pole dalej
moves-adr_cool = Adrenalina: 1 karta Żaru z powrotem do silnika
moves-end_react = Zakończ reakcje
moves-discard = Odrzuć kartę { $card }
moves-end_discard = Zakończ odrzucanie
moves-weather_cool = Pogoda: 1 karta Żaru z powrotem do silnika
moves-slip = { $yes ->
        [yes] Tunel aerodynamiczny: jedź o 2 pola dalej
        [no] Bez tunelu aerodynamicznego
       *[other] Tunel aerodynamiczny: jedź o { $yes } pola dalej
    }

## events

events-grid = { $seat } rusza z pola startowego { $slot }.
events-drew = { $cards ->
        [unknown] { $seat } dobiera z talii { $n } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        }.
       *[other] { $seat } dobiera { $n } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        }: { $cards }.
    }
events-plan_committed = { $seat } ma gotowy plan.
    .list = Gotowe plany:
    .item = { $seat }
events-gears_revealed = { $paid_of_n ->
        [0] Biegi są odsłonięte: { $gears }.
       *[other] Biegi są odsłonięte: { $gears }. Żar zapłacony za zmianę biegu: { $paid_of }.
    }
events-revealed = { $paid ->
        [1] { $seat } na biegu { $gear } odsłania: { $cards } i płaci 1 kartę Żaru za zmianę biegu.
        [2] { $seat } na biegu { $gear } odsłania: { $cards } i płaci 2 karty Żaru za zmianę biegu.
       *[other] { $seat } na biegu { $gear } odsłania: { $cards }.
    }
    .part = { $paid ->
        [1] na biegu { $gear } zagrywa { JOIN($cards, by: " + ") }, płaci 1 kartę Żaru za zmianę biegu
        [2] na biegu { $gear } zagrywa { JOIN($cards, by: " + ") }, płaci 2 karty Żaru za zmianę biegu
       *[other] na biegu { $gear } zagrywa { JOIN($cards, by: " + ") }
    }
    .head = { $seat }
events-cluttered = { $seat } ma zapchaną rękę: samochód stoi, a bieg spada do 1.
    .part = ma zapchaną rękę i stoi
events-reshuffled = { $seat } tasuje stos kart odrzuconych w nową talię: ma ona { $n } { $n ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] kart
    }.
events-flipped = { $discarded_n ->
        [0] { $seat } odkrywa kartę { $kept } ({ $reason }).
       *[other] { $seat } odkrywa kartę { $kept } ({ $reason }), a po drodze odrzuca { $discarded_n ->
            [one] kartę
            [few] karty
            [many] karty
           *[other] karty
        } { $discarded }.
    }
events-moved = { COMPARE($got, $wanted) ->
        [less] { $seat } ma zablokowaną drogę: przesuwa się o { $got } { $got ->
            [one] pole
            [few] pola
            [many] pól
           *[other] pól
        } zamiast o { $wanted } ({ $reason }).
       *[other] { $seat } przesuwa się o { $got } { $got ->
            [one] pole
            [few] pola
            [many] pól
           *[other] pól
        } ({ $reason }).
    }
    .part = { COMPARE($got, $wanted) ->
        [less] ma zablokowaną drogę: { $got } zamiast { $wanted }
       *[other] { WORD($reason) ->
            [slipstream] w tunelu aerodynamicznym jedzie o { $got }
            [boost] jedzie jeszcze o { $got }
            [adrenaline] na adrenalinie jedzie jeszcze o { $got }
           *[other] jedzie o { $got }
        }
    }
events-cooled = { $seat } chłodzi silnik: { $n } { $n ->
        [one] karta Żaru wraca
        [few] karty Żaru wracają
        [many] kart Żaru wraca
       *[other] kart Żaru wraca
    } do silnika.
    .part = chłodzi { $n } { $n ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Żaru
events-boosted = { $seat } płaci 1 kartę Żaru za Doładowanie.
    .part = płaci 1 kartę Żaru za Doładowanie
events-adrenaline_move = { $seat } korzysta z ruchu za adrenalinę.
events-slipstreamed = { $seat } korzysta z tunelu aerodynamicznego.
events-corner = { $paid ->
        [0] { $seat } pokonuje zakręt o limicie { $limit } z Prędkością { $speed }, za darmo.
       *[other] { $seat } pokonuje zakręt o limicie { $limit } z Prędkością { $speed } i płaci { $paid } { $paid ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Żaru.
    }
    .part = { $paid ->
        [0] { "" }
       *[other] płaci { $paid } { $paid ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Żaru na zakręcie o limicie { $limit }
    }
events-spun = { $seat } wpada w poślizg na zakręcie o limicie { $limit } z Prędkością { $speed }: płaci { $paid } { $paid ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Żaru, wraca przed zakręt i bierze { $stress } { $stress ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Stresu.
    .part = wpada w poślizg na zakręcie o limicie { $limit }, płaci { $paid } { $paid ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Żaru i bierze { $stress } { $stress ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Stresu
events-discarded = { $seat } odrzuca { $n } { $n ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] kart
    }, na wierzchu leży { $top }.
events-auto = { $seat }: nie ma nic innego do wyboru, więc ruch „{ $action }” wykonuje się sam.
events-crossed_finish = { $seat } przekracza linię mety!
    .part = przekracza linię mety
events-classified = { $rank ->
        [1] { $seat } wygrywa wyścig!
       *[other] { $seat } kończy na pozycji { $rank }.
    }
    .part = { $rank ->
        [1] wygrywa wyścig
       *[other] kończy na pozycji { $rank }
    }
events-guarded = Wyścig zostaje przerwany po { $rounds } { $rounds ->
        [one] rundzie
        [few] rundach
        [many] rundach
       *[other] rundach
    }; o klasyfikacji decyduje to, gdzie samochody teraz stoją.
events-round = Zaczyna się runda { $round }.
events-weather = Pogoda w tym wyścigu: { $tile }.
events-token = Żeton drogi przy linii { $line }: { $token }.
events-free_boost = { $seat } ma Doładowanie za darmo.
    .part = ma Doładowanie za darmo
events-weather_cooled = { $seat } korzysta z dodatkowego chłodzenia dzięki pogodzie.
events-legend_card = Odkryto kartę legend numer { $n }.

## preview

preview-speed = { COMPARE($least, $most) ->
        [equal] Prędkość { $least }
       *[other] Prędkość { $least }–{ $most }
    }
preview-corner = za zakrętem { $corner }
preview-ranks = { COMPARE($least, $most) ->
        [equal] twoja pozycja: { $least }
       *[other] twoja pozycja: { $least }–{ $most }
    }
preview-pays = { COMPARE($least, $most) ->
        [equal] kosztuje { $least } { $least ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Żaru
       *[other] kosztuje { $least }–{ $most } { $most ->
            [one] kartę
            [few] karty
            [many] kart
           *[other] kart
        } Żaru
    }
preview-spins = { $percent ->
        [100] poślizg na zakręcie { $corner }
       *[other] poślizg w { $percent } %
    }
preview-finishes = przekraczasz linię mety
preview-cluttered = zapchana ręka: samochód stoi
preview-blocked = { $percent ->
        [100] blokada
       *[other] blokada w { $percent } %
    }

## hints

hints-worth = za tobą { $own } % rywali zamiast { $other } %
hints-finished = przejazd przez metę: { $own } % zamiast { $other } %
hints-spun = ryzyko poślizgu { $own } % zamiast { $other } %
hints-cluttered = zapchana ręka { $own } % zamiast { $other } %
hints-rank = pozycja { $own } zamiast { $other }
hints-paid = zapłacony Żar: { $own } zamiast { $other }
hints-lost = blokada { $own } % zamiast { $other } %
hints-speed = Prędkość { $own } zamiast { $other }

## refusals

refusals-HEAT-0_3 = planuje się najpierw bieg, a potem karty, i nie pora teraz na tę część planu
refusals-HEAT-0_4 = trwa tura innego samochodu
refusals-HEAT-1_2 = biegu nie można zmienić o więcej niż dwa
refusals-HEAT-1_4 = zmiana o dwa biegi kosztuje 1 Żar, a silnik jest pusty
refusals-HEAT-2_1 = nie masz tej karty na ręce
refusals-HEAT-2_2 = karty Żaru nie można zagrać
refusals-HEAT-4_1 = twój samochód nie ma w tej rundzie adrenaliny
refusals-HEAT-4_2 = ruch za adrenalinę jest już wykorzystany
refusals-HEAT-4_3 = w tej turze Chłodzenie z adrenaliny jest już wykorzystane
refusals-HEAT-4_5 = po zakończeniu reakcji adrenalina przepada
refusals-HEAT-5_1 = reakcje wykonuje się w kroku 5 własnej tury
refusals-HEAT-5_4 = nie masz na ręce tyle Żaru
refusals-HEAT-5_5 = ten bieg nie daje tak dużego Chłodzenia
refusals-HEAT-5_6 = w tej turze Doładowanie jest już wykorzystane
refusals-HEAT-5_9 = za Doładowanie płaci się 1 Żar, a silnik jest pusty
refusals-HEAT-6_1 = ani obok twojego samochodu, ani na polu tuż przed nim nie stoi inny samochód
refusals-HEAT-6_3 = o tunelu aerodynamicznym decyduje się w kroku 6 własnej tury, i to tylko raz
refusals-HEAT-8_1 = odrzuca się karty z ręki, w kroku 8 własnej tury
refusals-HEAT-8_4 = nie można odrzucić ani Stresu, ani Żaru
refusals-HEAT-F_4 = w tunelu aerodynamicznym nie wolno przekroczyć linii mety
refusals-HEAT-F_7 = wyścig jest skończony
refusals-R-5 = tunel aerodynamiczny jest po reakcjach: najpierw je zakończ
refusals-R-8 = wszystkie miejsca z przodu są zajęte, więc tunel aerodynamiczny nic by nie dał
refusals-R-10 = na ten bieg masz za mało kart do zagrania, ale na inny wystarczy
refusals-R-29 = w tej turze Chłodzenie z biegu jest już wykorzystane
refusals-R-31 = następne pole jest pełne, więc na ruch za adrenalinę nie ma miejsca
refusals-HEAT-X_2 = na zalanym polu redukcja biegu kosztuje o 1 Żar więcej, a w silniku jest go za mało
refusals-HEAT-X_4 = twój samochód stoi w tunelu na trasie, a tam nie można odrzucać kart
refusals-HEAT-W_9 = pogoda w tym sektorze nie pozwala na Chłodzenie
refusals-HEAT-W_10 = pogoda w tym sektorze nie pozwala na tunel aerodynamiczny
refusals-HEAT-W_11 = w tym sektorze nie zaczyna się tunel aerodynamiczny takiej długości
refusals-HEAT-W_12 = ten sektor nie daje dodatkowego chłodzenia albo w tej turze jest już wykorzystane

## rules

rules-HEAT-0_1 = Ścigacie się przez ustaloną liczbę okrążeń, a celem jest pierwsza pozycja w klasyfikacji.
rules-HEAT-0_2 = Wyścig toczy się w rundach po dziewięć kroków: kroki 1, 2, 3 i 9 każdy samochód wykonuje zawsze, a te pomiędzy nimi wtedy, gdy jest ku temu powód.
rules-HEAT-0_3 = Wszyscy planują jednocześnie: wybierasz bieg (krok 1), a potem karty (krok 2), nie czekając na nikogo.
rules-HEAT-0_4 = Po planowaniu samochody jadą po kolei, od prowadzącego do ostatniego.
rules-HEAT-0_5 = Następny samochód zaczyna krok 3 dopiero wtedy, gdy poprzedni skończy krok 9.
rules-HEAT-0_6 = Kolejne rundy gra się tak długo, aż wszystkie samochody dotrą do mety.
rules-HEAT-S_1 = Gra jest dla 1–6 osób od 10 lat i trwa około godziny, ale w grze podstawowej samotny gracz nie ma przeciwnika.
rules-HEAT-S_2 = Ścigacie się na jednym z torów; na pierwszą grę weźcie USA, najlepiej na jedno okrążenie zamiast dwóch.
rules-HEAT-S_3 = W swoim kolorze dostajesz 12 kart podstawowych, 3 ulepszenia początkowe oraz planszę gracza z dźwignią zmiany biegów i samochodem.
rules-HEAT-S_4 = Tor określa, ile dostajesz Żaru i Stresu; na wszystkich czterech torach podstawowych jest to 6 kart Żaru i 3 karty Stresu.
rules-HEAT-S_5 = Twoja talia to 12 kart podstawowych, 3 ulepszenia początkowe i 3 karty Stresu, potasowane i zakryte po lewej stronie planszy gracza.
rules-HEAT-S_6 = Twoje karty Żaru zaczynają w silniku, czyli na środku planszy gracza, gdzie każdy je widzi.
rules-HEAT-S_7 = Każdy samochód zaczyna na biegu 1.
rules-HEAT-S_8 = Stres, którego nikt nie wziął, leży odkryty obok toru jako zasób, a zbędny Żar odkłada się do pudełka.
rules-HEAT-S_9 = O ustawieniu na polach startowych, od pola 1 w górę, decyduje los i w tej kolejności gra się pierwszą rundę.
rules-HEAT-S_10 = Na pierwszą rękę dobierasz z talii 7 kart, a strefa gry i stos kart odrzuconych są na początku puste.
rules-HEAT-S_11 = Każdy tor ma własną liczbę okrążeń.
rules-HEAT-S_12 = Wszystko inne, co jest w pudełku, należy do modułów zaawansowanych i tutaj się tego nie używa.
rules-HEAT-H_1 = Żeby dać szansę początkującym, wprawny kierowca może zacząć z silnikiem uboższym o 1 lub 2 karty Żaru.
rules-HEAT-H_2 = O takim utrudnieniu każdy decyduje sam i tylko przed wyścigiem, a oddany Żar nie wraca już do gry.
rules-HEAT-T_1 = Pola toru tworzą zamknięty pierścień, bez początku i końca.
rules-HEAT-T_2 = Na jednym miejscu mieści się jeden samochód, a na torach podstawowych każde pole ma dwa miejsca.
rules-HEAT-T_3 = Wzdłuż jednej strony toru biegnie linia wyścigowa, a miejsce przy niej jest cenniejsze niż drugie.
rules-HEAT-T_4 = Zakręt oznacza linia, która rozdziela dwa pola.
rules-HEAT-T_5 = Każda linia zakrętu ma swój limit prędkości.
rules-HEAT-T_6 = Na każdym polu podano dla informacji, jak daleko jest do następnej linii zakrętu; na ostatnim polu przed linią jest to 0.
rules-HEAT-T_7 = Linie Legend na torze nie mają w grze podstawowej znaczenia.
rules-HEAT-T_8 = Pola startowe są ponumerowane i leżą bezpośrednio przed linią startu, czyli samochody muszą ją dopiero przejechać.
rules-HEAT-T_9 = Start i meta to jedna linia między ostatnim a pierwszym polem pierścienia; przejechanie jej przy ruszaniu z pól startowych nie jest jeszcze okrążeniem.
rules-HEAT-1_1 = Są cztery biegi; zmiana o jeden w górę lub w dół i pozostanie na tym samym biegu nic nie kosztują.
rules-HEAT-1_2 = Zmiana o dwa biegi od razu kosztuje 1 Żar, a o trzy nigdy nie jest możliwa.
rules-HEAT-1_3 = Wszyscy zmieniają biegi w tej samej chwili, więc zmianę o dwa biegi po prostu ogłaszasz i opłacasz, a nikt nie może na nią odpowiedzieć.
rules-HEAT-1_4 = Z pustym silnikiem nie możesz zmienić biegu o dwa.
rules-HEAT-2_1 = Z ręki zagrywasz dokładnie tyle kart, ile wynosi twój bieg, ani mniej, ani więcej.
rules-HEAT-2_2 = Żar to jedyny rodzaj kart, którego nie możesz zagrać.
rules-HEAT-2_3 = Do tury twojego samochodu karty czekają zakryte w twojej strefie gry.
rules-HEAT-2_4 = Jeśli masz mniej kart do zagrania, niż wymaga twój bieg, twoja ręka jest zapchana.
rules-HEAT-3_1 = Swoją turę zaczynasz od odsłonięcia zaplanowanych kart.
rules-HEAT-3_2 = Wartości tych kart składają się na twoją dotychczasową Prędkość; ulepszenia liczą się jako 0 lub 5, a każdy Stres według karty, którą teraz za niego odkrywasz.
rules-HEAT-3_3 = Twój samochód przesuwa się do przodu dokładnie o tyle pól.
rules-HEAT-3_4 = Nie wolno ani zostać w miejscu, ani zatrzymać się wcześniej.
rules-HEAT-3_5 = Na polu, na które dojeżdżasz, zajmujesz miejsce przy linii wyścigowej, jeśli jest wolne, a jeśli nie, to drugie.
rules-HEAT-3_6 = Po drodze możesz minąć każdy samochód, nawet tam, gdzie pole jest pełne.
rules-HEAT-3_7 = Jeśli pole, na które masz dojechać, jest pełne, drogę masz zablokowaną i cofasz się na najbliższe wcześniejsze pole z wolnym miejscem, znów najpierw przy linii wyścigowej.
rules-HEAT-3_8 = Im więcej przejechanych pól, tym lepsza pozycja, a na tym samym polu samochód przy linii wyścigowej zawsze wyprzedza sąsiada.
rules-HEAT-4_1 = Adrenalinę ma samochód, który w tej rundzie jedzie ostatni, a jeśli wystartowało pięć lub więcej samochodów, dwa ostatnie.
rules-HEAT-4_2 = Dzięki adrenalinie możesz, jeśli chcesz, pojechać o 1 pole dalej, przed Doładowaniem lub po nim, a twoja Prędkość też rośnie wtedy o 1.
rules-HEAT-4_3 = Adrenalina daje ci też jedno dodatkowe Chłodzenie o wartości 1.
rules-HEAT-4_4 = O ruchu za adrenalinę i o Chłodzeniu z adrenaliny decydujesz w kroku 5 osobno: możesz użyć obu, jednego albo żadnego.
rules-HEAT-4_5 = Adrenaliny nie da się odłożyć na później: co nie zostanie użyte do końca kroku 5, przepada.
rules-HEAT-4_6 = Ile samochodów ma adrenalinę i który samochód jest ostatni, zależy od samochodów, które wystartowały w wyścigu.
rules-HEAT-5_1 = W kroku 5 używasz dowolnie wielu swoich symboli, w kolejności, jaka ci odpowiada.
rules-HEAT-5_2 = Twoje symbole to Doładowanie, Chłodzenie z twojego biegu oraz, jeśli masz adrenalinę, ruch i Chłodzenie, które ona daje.
rules-HEAT-5_3 = Zanim weźmiesz się za następny symbol, wykonujesz do końca poprzedni.
rules-HEAT-5_4 = Chłodzenie pozwala odłożyć Żar z ręki z powrotem do silnika, najwyżej tyle kart, ile wynosi jego wartość.
rules-HEAT-5_5 = Na biegu 1 masz Chłodzenie o wartości 3, na biegu 2 o wartości 1, a na biegach 3 i 4 żadnego.
rules-HEAT-5_6 = Raz na turę, na dowolnym biegu, możesz użyć Doładowania: kosztuje ono 1 Żar i daje ci jeden symbol +.
rules-HEAT-5_7 = Karta odkryta za Doładowanie od razu przesuwa twój samochód, a pełne pole blokuje cię jak zwykle.
rules-HEAT-5_8 = Wszystko, co dodaje symbol +, wchodzi do twojej Prędkości przy sprawdzaniu zakrętów.
rules-HEAT-5_9 = Z pustym silnikiem nie możesz użyć Doładowania.
rules-HEAT-6_1 = Z tunelu aerodynamicznego możesz skorzystać, jeśli po twoich reakcjach obok twojego samochodu albo na polu tuż przed nim stoi inny samochód.
rules-HEAT-6_2 = Tunel aerodynamiczny przesuwa cię o 2 pola, jeśli chcesz.
rules-HEAT-6_3 = W jednej turze możesz skorzystać z tunelu aerodynamicznego najwyżej raz.
rules-HEAT-6_4 = Pełne pole blokuje w tunelu aerodynamicznym tak samo jak przy każdym innym ruchu.
rules-HEAT-6_5 = Pola przejechane w tunelu aerodynamicznym nie wchodzą do twojej Prędkości.
rules-HEAT-6_6 = Na mecie tunel aerodynamiczny ogranicza osobna zasada.
rules-HEAT-7_1 = Zakręty sprawdza się, jeśli twój samochód minął w tej turze linię zakrętu, wszystko jedno, czy dzięki kartom, reakcji czy tunelowi aerodynamicznemu.
rules-HEAT-7_2 = Z limitem prędkości porównuje się twoją Prędkość: wartości wszystkiego w twojej strefie gry i dodatkowo 1 za ruch za adrenalinę.
rules-HEAT-7_3 = Zakręt jest darmowy, jeśli twoja Prędkość nie przekracza jego limitu.
rules-HEAT-7_4 = Każdy punkt Prędkości ponad limit kosztuje 1 Żar.
rules-HEAT-7_5 = Jeśli mijasz więcej niż jeden zakręt, płacisz za każdy osobno, zaczynając od pierwszego.
rules-HEAT-7_6 = Jeśli Żaru w silniku nie starcza na zakręt, tracisz wszystko, co tam jest, i od razu wpadasz na nim w poślizg.
rules-HEAT-7_7 = Samochód, który wpadł w poślizg, wraca na najbliższe pole przed linią tego zakrętu, na którym jest wolne miejsce.
rules-HEAT-7_8 = Po poślizgu bierzesz na rękę Stres z zasobu: jedną kartę na dwóch niskich biegach, a dwie na dwóch wysokich.
rules-HEAT-7_9 = Po poślizgu twój samochód jest na biegu 1.
rules-HEAT-8_1 = Pod koniec tury możesz pozbyć się z ręki dowolnie wielu kart.
rules-HEAT-8_2 = Karty, których się pozbywasz, kładziesz odkryte na własny stos kart odrzuconych.
rules-HEAT-8_3 = Wierzch stosu kart odrzuconych widzą wszyscy, ale tego, co pod spodem, nikomu nie wolno przeglądać, także właścicielowi.
rules-HEAT-8_4 = Nie możesz odrzucić Stresu ani żadnego Żaru, także Ulepszenia Żar.
rules-HEAT-9_1 = Wszystko ze swojej strefy gry odkładasz na swój stos kart odrzuconych.
rules-HEAT-9_2 = Dobierasz z talii, aż będziesz mieć na ręce 7 kart.
rules-HEAT-9_3 = Teraz przychodzi tura następnego samochodu w kolejności.
rules-HEAT-C_1 = Karta podstawowa ma symbol swojego rodzaju i wartość od 1 do 4.
rules-HEAT-C_2 = Za symbol + odkrywasz karty z talii, więc nikt z góry nie wie, jaką wartość od 1 do 4 doda on do twojej Prędkości.
rules-HEAT-C_3 = Żar, Stres i ulepszenia odkryte za symbol + odrzucasz i odkrywasz dalej, aż pojawi się karta podstawowa.
rules-HEAT-C_4 = Znaleziona karta podstawowa leży w twojej strefie gry, a jeśli była za Stres, to na nim, i dodaje swoją wartość.
rules-HEAT-C_5 = Symbole + rozpatrujesz w swojej turze jeden po drugim: najpierw, w kroku 3, te ze Stresu, a w kroku 5 ten z Doładowania.
rules-HEAT-C_6 = Stres ma jeden symbol +, na początku jest w każdej talii w trzech egzemplarzach i schodzi z ręki tylko przez zagranie.
rules-HEAT-C_7 = Żar krąży, i to wciąż od nowa: płacisz nim z silnika na stos kart odrzuconych, wtasowujesz go do talii, dobierasz na rękę i Chłodzeniem oddajesz do silnika.
rules-HEAT-C_8 = Karta Żaru na ręce tylko zajmuje miejsce, bo nie możesz jej ani zagrać, ani odrzucić.
rules-HEAT-C_9 = Żar z ręki wraca do silnika wyłącznie dzięki Chłodzeniu.
rules-HEAT-C_10 = Zapłacić Żarem znaczy odłożyć tyle kart z silnika na swój stos kart odrzuconych.
rules-HEAT-C_11 = Gdy Żaru jest za mało, nie możesz użyć Doładowania ani zmienić biegu o dwa, a na zakręcie, za który nie możesz zapłacić, wpadasz w poślizg.
rules-HEAT-C_12 = Jeśli potrzebujesz karty, a talia się skończyła, twój potasowany stos kart odrzuconych staje się nową talią i grasz dalej.
rules-HEAT-C_13 = Karty w twojej strefie gry nie biorą udziału w takim tasowaniu aż do kroku 9.
rules-HEAT-C_14 = Z zapchaną ręką zagrywasz wszystko, co da się zagrać, a brakujące karty uzupełniasz Żarem.
rules-HEAT-C_15 = Samochód z zapchaną ręką stoi w swojej turze w miejscu: spada na bieg 1, karty z jego strefy gry się odrzuca i zostaje już tylko dobieranie nowych.
rules-HEAT-C_16 = Szewrony oznaczają trzy ulepszenia początkowe, Ulepszenie 0, Ulepszenie 5 i Ulepszenie Żar; wszyscy gracze mają te same trzy.
rules-HEAT-C_17 = Ulepszenie 0 i Ulepszenie 5 działają jak karty podstawowe, tyle że symbol + je pomija.
rules-HEAT-C_18 = Ulepszenie Żar to dodatkowa karta Żaru, która na początku jest w twojej talii, a nie w silniku.
rules-HEAT-C_19 = W wyścigu z modułem Garaż gra się bez ulepszeń początkowych.
rules-HEAT-F_1 = Wygrywasz, jeśli twój samochód pierwszy przekroczy linię na koniec ostatniego okrążenia.
rules-HEAT-F_2 = Jeśli w jednej rundzie do mety dociera kilka samochodów, o ich kolejności decyduje, jak daleko każdy jest na koniec tej rundy.
rules-HEAT-F_3 = Jeśli dwa samochody za metą stoją na tym samym polu, lepszą pozycję ma ten przy linii wyścigowej.
rules-HEAT-F_4 = Nie możesz przekroczyć linii mety w tunelu aerodynamicznym ani korzystać z niego za metą.
rules-HEAT-F_5 = Za metą żaden zakręt już się nie liczy, więc jedź tak daleko, jak się da.
rules-HEAT-F_6 = Na koniec rundy każdy samochód, który przekroczył linię mety, zjeżdża z toru na swoją pozycję w klasyfikacji.
rules-HEAT-F_7 = Wyścig kończy się dopiero, gdy do mety dotrze ostatni samochód.
rules-HEAT-F_8 = O tym, czy adrenalinę ma jeden samochód, czy dwa, decyduje liczba samochodów na starcie, nawet jeśli część zjechała już z toru.
rules-HEAT-W_1 = Na wyścig losuje się jeden z sześciu kafelków pogody; zmienia on to, z czym wszyscy zaczynają, i działa w niektórych sektorach.
rules-HEAT-W_2 = Dwanaście żetonów drogi, po dwa każdego rodzaju, tasuje się, a każdy zakręt dostaje jeden z nich.
rules-HEAT-W_3 = Żeton zakrętu działa na samą jego linię, a żeton sektora na wszystkie pola od tej linii do następnej; ostatni sektor przechodzi przez linię startu.
rules-HEAT-W_4 = Szykana dostaje jeden żeton: żeton zakrętu działa na obie jej linie, żeton sektora tylko za drugą, a między liniami nie działa żaden.
rules-HEAT-W_5 = Kafelek i żetony są od przygotowania widoczne dla wszystkich i się nie zmieniają.
rules-HEAT-W_6 = To, co kafelek zmienia na początku, dzieje się, zanim dobierze się pierwsze karty na rękę.
rules-HEAT-W_7 = Liczy się pole, na którym stoi twój samochód, gdy używasz Doładowania, chłodzisz albo zaczynasz jazdę w tunelu aerodynamicznym; sektory, przez które tylko przejeżdżasz, nic nie robią.
rules-HEAT-W_8 = Dla legend liczą się tylko żetony, które zmieniają limit prędkości.
rules-HEAT-W_9 = Tam, gdzie nie ma chłodzenia, nie możesz użyć żadnego Chłodzenia, skądkolwiek pochodzi.
rules-HEAT-W_10 = Tam, gdzie nie ma tunelu aerodynamicznego, żaden się nie zacznie, ale wolno nim wjechać do tego sektora.
rules-HEAT-W_11 = Tam, gdzie tunel aerodynamiczny jest dłuższy, bierzesz wszystkie dodatkowe pola albo żadnego.
rules-HEAT-W_12 = Sektor z dodatkowym chłodzeniem pozwala schłodzić o 1 Żar więcej, raz na turę.
rules-HEAT-W_13 = Tam, gdzie Doładowanie jest darmowe, nic za nie nie płacisz, nawet z pustym silnikiem, ale nadal jest tylko jedno na turę.
rules-HEAT-W_14 = Tam, gdzie silniki się przegrzewają, przekroczenie limitu kosztuje o 1 Żar więcej niż zwykle; w granicach limitu nie kosztuje nic.
rules-HEAT-L_1 = Legendy to samochody, które jadą same; może ich być tyle, ile zmieści się obok samochodów graczy, razem sześć, a przy jednym graczu potrzeba co najmniej jednej, żeby był to prawdziwy wyścig.
rules-HEAT-L_2 = Legendy ustawia się na starcie losowo, jak wszystkich; mają kolor i samochód, ale żadnych kart, biegów, silnika, Żaru ani Stresu.
rules-HEAT-L_3 = Dziesięć kart legend mówi, jak jedzie każdy kolor: prędkość maksymalna od 10 do 19 i romb od 0 do 3; w każdej rundzie jedna karta obowiązuje wszystkie legendy, a gdy zużyje się wszystkie, tasuje się je na nowo.
rules-HEAT-L_4 = Kartę rundy odkrywa się, gdy ma ruszyć pierwsza legenda, więc nikt nie widzi jej przy planowaniu.
rules-HEAT-L_5 = Legenda rusza się, gdy przyjdzie jej kolej, i to jest cała jej tura.
rules-HEAT-L_6 = Od linii legend przed najbliższym zakrętem legenda przejeżdża tyle pól, ile wynosi limit tego zakrętu i jej romb razem.
rules-HEAT-L_7 = Stamtąd przekracza najwyżej jedną linię zakrętu i staje tuż przed pierwszą, która byłaby już za dużo.
rules-HEAT-L_8 = Przed linią legend jedzie z prędkością maksymalną, jeśli zatrzyma się przed linią zakrętu; jeśli nie, jedzie na pole, z którego do linii zostaje tyle pól, ile mówi jej romb.
rules-HEAT-L_9 = Na ostatnim okrążeniu, gdy przed metą nie ma już zakrętu, jedzie z pełną prędkością maksymalną; zakręty za metą się dla niej nie liczą.
rules-HEAT-L_10 = Legendy zajmują wolne miejsce najbliżej linii wyścigowej i są blokowane jak wszyscy, a linie zakrętów liczy się do miejsca, w którym naprawdę stają.
rules-HEAT-L_11 = Legendy nigdy nie korzystają z tunelu aerodynamicznego, Doładowania ani adrenaliny, nie płacą i nie wpadają w poślizg, a ich prędkości nikt nie sprawdza.
rules-HEAT-L_12 = Legendy blokują, dają tunel aerodynamiczny i wyprzedza się je jak każdy samochód; liczą się też do samochodów, które wystartowały, więc legenda na końcu ma adrenalinę, choć z niej nie korzysta.
rules-HEAT-L_13 = Legendy kończą wyścig i są klasyfikowane jak wszyscy; gdy zostaną tylko one, jadą dalej same, aż wszystkie dojadą do mety.
rules-HEAT-L_14 = Z pola z szewronem legenda może przekroczyć o jedną linię zakrętu więcej, a z pola z podwójnym o dwie więcej; opcja `legend_chevrons` to wyłącza.
rules-HEAT-L_15 = Z opcją `legend_pro` wszystkie prędkości maksymalne są o tyle wyższe, a romby zostają bez zmian.
rules-HEAT-L_16 = Wygrywasz tylko wtedy, gdy jesteś pierwszy wśród wszystkich samochodów, razem z legendami.
rules-HEAT-X_1 = Szykana ma dwie linie zakrętu z tym samym limitem, a każdą mija się, sprawdza i opłaca osobno; po poślizgu na drugiej wracasz między obie, jeśli jest tam miejsce.
rules-HEAT-X_2 = Jeśli twój samochód zaczyna rundę na zalanym polu, redukcja biegu kosztuje o 1 Żar więcej: 1 za jeden bieg i 2 za dwa; bez tego Żaru nie jest możliwa.
rules-HEAT-X_3 = O tym, czy twoja ręka jest zapchana, decydują biegi, za które możesz zapłacić, a zalane pole też się liczy.
rules-HEAT-X_4 = Dopóki twój samochód stoi w tunelu na trasie, nie możesz odrzucić z ręki żadnej karty, choćby co innego na to pozwalało.
rules-HEAT-X_5 = Plansza Republiki Południowej Afryki ma miejsca ze żwirem.
rules-HEAT-X_6 = Droga w Japonii przechodzi mostem nad samą sobą, a pola nad nim i pod nim są różnymi polami.
rules-HEAT-X_7 = Plansze późniejszych torów mają więcej pól startowych, ułożonych tak samo; pole startowe jest polem jak każde inne.
rules-HEAT-X_8 = Plansza toru podaje liczbę okrążeń, pól i linii zakrętów oraz Żar i Stres, które dostaje każdy gracz.
rules-R-1 = Jeśli mijasz kilka zakrętów, płacisz za nie w kolejności jazdy, dopóki Żar w pełni na każdy starcza; na pierwszym, na który nie starcza, wpadasz w poślizg, a dalszych już się nie sprawdza.
rules-R-2 = Jeśli przy poślizgu nie ma przed linią wolnego miejsca, cofasz się po jednym polu, aż się znajdzie, najpierw przy linii wyścigowej, nawet jeśli wypadnie to dalej z tyłu niż na początku twojej tury.
rules-R-3 = Z pustym silnikiem nie możesz zmienić biegu o dwa, bo Żar za to płaci się od razu.
rules-R-4 = Symbol + zawsze trafia na kartę podstawową, bo w talii i na stosie kart odrzuconych jest ich dość; gdyby jednak kiedyś nie trafił, dodaje 0.
rules-R-5 = Adrenalina jest przed tunelem aerodynamicznym: kończy się wraz z twoimi reakcjami, a o tunelu decyduje to, gdzie twój samochód wtedy stoi.
rules-R-6 = Gdy część samochodów zjechała już z toru, adrenalinę nadal ma samochód na ostatniej pozycji spośród wszystkich, które wystartowały, a przy pięciu lub więcej na starcie także przedostatni; samochody, które są już na mecie, liczą się więc jako jadące z przodu.
rules-R-7 = Zakręt miniony w tunelu aerodynamicznym też się sprawdza, z Prędkością sprzed tunelu.
rules-R-8 = Z tunelu aerodynamicznego możesz skorzystać także po zablokowaniu, bo liczą się tylko samochody, które są wtedy wokół ciebie; wystarczy zysk 1 pola, ale bez żadnego zysku gra o to nie pyta.
rules-R-9 = Możesz przesunąć się o 0, z Ulepszeniem 0 na biegu 1: samochód zostaje na swoim miejscu, a tura toczy się jak zwykle.
rules-R-10 = Zapchanej ręki nie można sobie wybrać: jeśli na któryś z osiągalnych biegów, płatny czy nie, masz dość kart do zagrania, musisz wybrać taki bieg; w przeciwnym razie może to być dowolny osiągalny bieg, zapłacony za niego Żar przepada, za Stres nie odkrywa się kart, a kroki od 4 do 8 odpadają.
rules-R-11 = Doładowanie lub ruch za adrenalinę może przenieść cię przez linię mety albo jeszcze dalej za nią, a te pola liczą się do twojej pozycji.
rules-R-12 = Na ostatnim okrążeniu sprawdza się każdy zakręt przed metą, nawet jeśli jesteś już za nią, a po poślizgu na takim zakręcie nie jesteś na mecie; zakręty za metą się nie liczą, a na torach podstawowych nikt nie zdoła w jednej turze minąć ostatniego zakrętu i mety bez poślizgu.
rules-R-13 = Na mecie nie może być remisu, bo żadne dwa samochody nie stoją na tym samym miejscu, a wcześniejsza runda jest lepsza niż późniejsza.
rules-R-14 = Jeśli wartość Chłodzenia jest większa niż liczba kart Żaru na twojej ręce, odkładasz tyle, ile masz; możesz też odłożyć mniej, ale co najmniej 1.
rules-R-15 = Z ulepszeń początkowych możesz odrzucić Ulepszenie 0 i Ulepszenie 5, ale nie Ulepszenie Żar.
rules-R-16 = Ruch za adrenalinę dodaje 1 do twojej Prędkości i dotyczy to każdego zakrętu w tej turze.
rules-R-17 = Linii zakrętów, przez które cofasz się przy poślizgu, się nie sprawdza, ale gdy znów do nich dojedziesz, musisz je minąć i opłacić od nowa.
rules-R-18 = Jeśli przy poślizgu cofasz się przez linię startu, tracisz rozpoczęte okrążenie.
rules-R-19 = Ostatni samochód na torze jedzie dalej do mety, z adrenaliną; tylko przy opcji `auto_finish_last` od razu zajmuje ostatnią pozycję, a za gracza, który odejdzie od stołu, kierownicę przejmuje bot.
rules-R-20 = Żeby żaden wyścig nie trwał bez końca, po 200 rundach o klasyfikacji samochodów na torze decyduje to, gdzie stoją, a wynik zostaje oznaczony.
rules-R-21 = Wszystkie biegi i zapłacony za nie Żar odsłania się razem, gdy każdy ma gotowy plan, a karty pozostają zakryte do tury danego samochodu; przy opcji `hidden_gears` ukryty pozostaje także bieg.
rules-R-22 = Kolejność tur ustala się na początku rundy, więc samochód, który przez poślizg spadł za inne, nie dostaje drugiej tury.
rules-R-23 = Samochód za metą zachowuje swoje miejsce do końca rundy i do tego czasu może blokować innych i dawać im tunel aerodynamiczny.
rules-R-24 = Za metą nadal masz adrenalinę i reakcje, a zakręty przed metą się sprawdza, ale nie korzystasz już z tunelu aerodynamicznego, nie odrzucasz i nie dobierasz kart, a twoją strefę gry się opróżnia.
rules-R-25 = Jeśli w zasobie jest mniej Stresu, niż trzeba wziąć, bierzesz całą resztę.
rules-R-26 = Na stos kart odrzuconych karty trafiają w kroku 8 w kolejności, którą wybierasz, w kroku 9 w kolejności wyłożenia, a przy płaceniu i odkrywaniu po jednej; ostatnia leży na wierzchu i z kart odrzuconych w kroku 8 widać tylko ją.
rules-R-27 = Jeśli na zakręt nie masz w ogóle Żaru, nic nie płacisz i wpadasz w poślizg.
rules-R-28 = Jeśli Żaru wystarcza, zakręt opłaca się sam, więc nie można wybrać poślizgu ani wpaść w poślizg po zapłaceniu.
rules-R-29 = Chłodzenia nie można podzielić, bo każdy symbol działa raz; Chłodzenie z biegu i Chłodzenie z adrenaliny to dwa symbole.
rules-R-30 = Bieg wybrany w tej rundzie decyduje i o twoim Chłodzeniu, i o tym, ile Stresu bierzesz po poślizgu.
rules-R-31 = Ruch za adrenalinę nie jest możliwy, gdy następne pole jest pełne, za to Doładowanie jest możliwe zawsze i dodaje do Prędkości, nawet jeśli samochód w ogóle nie może się ruszyć.
rules-R-32 = Samochody, które dzieli okrążenie, blokują się i dają sobie tunel aerodynamiczny jak wszystkie inne, a pozycje liczy się według całej przejechanej drogi.
rules-R-33 = Gramy w 2–6 samochodów; pojedynczy samochód służy do treningu i nie ma adrenaliny, a do prawdziwego wyścigu solo potrzebny jest moduł Legendy.
rules-R-34 = Stos kart odrzuconych tasujesz dopiero wtedy, gdy potrzebujesz karty z pustej talii, i to ze wszystkim, co na nim leży, także z tym, co właśnie zostało zapłacone lub odrzucone przy odkrywaniu.
rules-R-35 = Blisko mety nie możesz skorzystać z tunelu aerodynamicznego, jeśli 2 pola przeniosłyby cię przez linię, nawet gdyby pełne pole miało zatrzymać cię przed nią.
rules-R-36 = Jeśli blokada cofa cię aż na twoje własne pole, zostajesz na swoim miejscu, nawet gdy to przy linii wyścigowej jest wolne.
rules-R-37 = Stres i odkrytą za niego kartę odrzuca się razem w kroku 9.
rules-R-38 = Adrenalinę zachowujesz nawet po wyprzedzeniu kogoś, bo przyznano ją na początku rundy.
rules-R-39 = Ostatnie pole przed linią startu i pierwsze za nią sąsiadują ze sobą, zarówno dla tunelu aerodynamicznego, jak i dla blokowania.
rules-R-40 = Żar oddany jako utrudnienie odpada z wyścigu, więc w silniku jest też o tyle mniej miejsca.
rules-R-41 = Po poślizgu nie możesz już w tej turze korzystać z tunelu aerodynamicznego ani Chłodzenia, mimo biegu 1, ale możesz odrzucać i dobierasz do 7 kart, co przy pełnej ręce może nie dać ani jednej.
rules-R-42 = Żar i Ulepszenie Żar działają w grze tak samo; na potrzeby zapisu najpierw schodzi z ręki zwykły Żar, a Ulepszenie Żar, które trafi do silnika, jest odtąd zwykłym Żarem.
rules-R-43 = Jeśli blokada zatrzyma cię przed linią zakrętu, to zakręt nie jest miniony, bo liczy się tylko to, gdzie stajesz, ale twoja Prędkość się od tego nie zmniejsza.
rules-R-44 = Pola startowe liczą się jako okrążenie -1, a okrążenie 0 zaczyna się, gdy przekraczasz linię startu, co wolno zrobić także w tunelu aerodynamicznym.
rules-R-45 = Przed ostatnim okrążeniem wolno przejechać linię w tunelu aerodynamicznym, bo zakaz dotyczy tylko samej mety.
rules-R-55 = Żaden limit prędkości nie spada poniżej 0.
rules-R-60 = Samochody przed wszystkimi legendami jadą, zanim będzie widać kartę legend tej rundy.
rules-R-61 = Legendy biorą pierwsze z kolorów: czarny, niebieski, zielony, czerwony, szary i żółty, którymi nie nazywa się żaden gracz.
rules-R-64 = Nawet z szewronem legenda staje przed pierwszą linią zakrętu ponad te, które wolno jej przekroczyć.
rules-R-71 = Nie wiemy, jak działa żwir, więc w Republice Południowej Afryki jeździ się bez jego działania.
rules-R-73 = Wszystkie zmiany tego, z czym zaczynasz, sumują się; nic nie spada poniżej 0, a żaden silnik nie ma więcej niż 12; potem deszcz i słońce przenoszą do 3 kart Żaru, które zostały.
rules-R-76 = Każdą długość tunelu aerodynamicznego można wybrać, jeśli zyskuje choć jedno pole, nawet gdy dwie prowadzą na to samo.
rules-R-77 = Żar za przegrzanie jest częścią ceny zakrętu: jeśli nie możesz zapłacić całości, wpadasz w poślizg.
rules-R-82 = Tam, gdzie nie ma chłodzenia, nie działa też Chłodzenie z adrenaliny, ale jej ruch tak, i może on stamtąd wyprowadzić.
rules-R-79 = Legenda zablokowana aż do własnego pola zostaje na swoim miejscu.
rules-R-80 = Bez szewronów legenda przekracza w rundzie najwyżej jedną z dwóch linii szykany.
rules-HEAT-OWN_1 = Gdy ruchu zabrania kilka zasad, odmowa podaje tę, która najlepiej wskazuje, co możesz z tym zrobić; gracz, na którego decyzję gra nie czeka, dostaje zawsze tę samą odpowiedź.
rules-HEAT-OWN_2 = Przy opcji `grid` samochody stają na polach startowych w podanej kolejności zamiast w losowej.
rules-HEAT-OWN_3 = W pozycji zapisanej w trakcie tury samochód inny niż ten, którego tura trwa, ma swój ruch w tej rundzie jeszcze przed sobą dokładnie wtedy, gdy w jego strefie gry leżą karty.
rules-HEAT-OWN_4 = Gdy przy reakcji lub odrzucaniu zostaje tylko jedna odpowiedź, opcja `auto_skip` daje ją sama, a dziennik to odnotowuje.

chapters-HEAT-0 = Runda
chapters-HEAT-S = Przygotowanie
chapters-HEAT-H = Wyrównanie szans
chapters-HEAT-T = Tor
chapters-HEAT-1 = 1. Zmiana biegu
chapters-HEAT-2 = 2. Zagranie kart
chapters-HEAT-3 = 3. Odkrycie i ruch
chapters-HEAT-4 = 4. Adrenalina
chapters-HEAT-5 = 5. Reakcje
chapters-HEAT-6 = 6. Tunel aerodynamiczny
chapters-HEAT-7 = 7. Zakręty i poślizgi
chapters-HEAT-8 = 8. Odrzucanie
chapters-HEAT-9 = 9. Uzupełnienie ręki
chapters-HEAT-C = Karty
chapters-HEAT-F = Meta i zwycięstwo
chapters-HEAT-W = Pogoda i stan drogi
chapters-HEAT-L = Legendy
chapters-HEAT-X = Tory i ich osobliwości
chapters-HEAT-G = Garaż
chapters-HEAT-Y = Symbole ulepszeń
chapters-HEAT-OWN = Jak to działa tutaj
chapters-R = Rozstrzygnięcia i przypadki niejasne

turn-aim = Przejedź linię jako pierwszy po ostatnim okrążeniu. Każdy zakręt ma limit, a szybsza jazda kosztuje Żar.
turn-1 = Zmień bieg: o jeden w górę lub w dół za darmo, o dwa za 1 Żar.
turn-2 = Zagraj tyle kart, ile wynosi bieg; wszyscy naraz.
turn-3 = Od lidera do ostatniego każdy odkrywa karty i jedzie o ich sumę.
turn-4 = Reaguj: chłodź silnik na niskich biegach, doładuj za 1 Żar, skorzystaj z adrenaliny, gdy jesteś ostatni.
turn-5 = Obok samochodu albo tuż za nim możesz skorzystać z tunelu: 2 pola. Potem płacisz Żar za zbyt szybkie zakręty albo wpadasz w poślizg.
turn-6 = Odrzuć, czego nie potrzebujesz, i dobierz do siedmiu kart.

examples-grid = Start: dwa samochody obok siebie, pierwszy ten przy linii wyścigowej. Wszyscy na biegu 1, z siedmioma kartami na ręce.
examples-blocked = Czerwony miał jechać 7, ale to pole jest pełne, podobnie jak poprzednie. Staje za oboma; jego Prędkość to nadal 7.
examples-adrenaline = Czerwony jest ostatni z czterech i ma adrenalinę: jedno pole dalej, schłodzenie 1 Żaru albo jedno i drugie.
examples-slipstream = Na następnym polu stoi samochód: czerwony może skorzystać z tunelu i przejechać 2 pola, które nie liczą się do Prędkości w zakręcie.
examples-corner = Tuż przed nami zakręt z limitem 3. Czerwony jest na biegu 3: z kartami 1, 1 i 2 przejedzie z Prędkością 4 za 1 Żar; 4, 4 i 3 kosztowałyby 8 i skończyły się poślizgiem.
examples-finish = Meta w zasięgu wzroku, a za nią zakręty się nie liczą. Wygrywa, kto na koniec rundy jest najdalej za linią.

## result

result-won = Wyścig wygrywa { $winner }.

## figures

figures-heat_paid = Zapłacony Żar
figures-spins = Poślizgi
figures-boosts = Doładowania
figures-slipstreams = Tunele aerodynamiczne
figures-corners = Zakręty ponad limit
figures-stress = Zagrane karty Stresu
