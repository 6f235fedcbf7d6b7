## The Garage: upgrades, their symbols, and the draft

cards-G1 = Ulepszenie G1
cards-G2 = Ulepszenie G2
cards-G3 = Ulepszenie G3
cards-G4 = Ulepszenie G4
cards-_ = { $n ->
        [1] #1 { upgrades-four_wheel_drive }
        [2] #2 { upgrades-four_wheel_drive }
        [3] #3 { upgrades-four_wheel_drive }
        [4] #4 { upgrades-body }
        [5] #5 { upgrades-body }
        [6] #6 { upgrades-body }
        [7] #7 { upgrades-brakes }
        [8] #8 { upgrades-brakes }
        [9] #9 { upgrades-brakes }
        [10] #10 { upgrades-brakes }
        [11] #11 { upgrades-cooling_system }
        [12] #12 { upgrades-cooling_system }
        [13] #13 { upgrades-cooling_system }
        [14] #14 { upgrades-rpm }
        [15] #15 { upgrades-rpm }
        [16] #16 { upgrades-rpm }
        [17] #17 { upgrades-heat }
        [18] #18 { upgrades-body }
        [19] #19 { upgrades-body }
        [20] #20 { upgrades-body }
        [21] #21 { upgrades-cooling_system }
        [22] #22 { upgrades-fuel }
        [23] #23 { upgrades-fuel }
        [24] #24 { upgrades-gas_pedal }
        [25] #25 { upgrades-gas_pedal }
        [26] #26 { upgrades-gas_pedal }
        [27] #27 { upgrades-gas_pedal }
        [28] #28 { upgrades-gas_pedal }
        [29] #29 { upgrades-rpm }
        [30] #30 { upgrades-rpm }
        [31] #31 { upgrades-rpm }
        [32] #32 { upgrades-suspension }
        [33] #33 { upgrades-suspension }
        [34] #34 { upgrades-suspension }
        [35] #35 { upgrades-suspension }
        [36] #36 { upgrades-tires }
        [37] #37 { upgrades-tires }
        [38] #38 { upgrades-tires }
        [39] #39 { upgrades-tires }
        [40] #40 { upgrades-tires }
        [41] #41 { upgrades-tires }
        [42] #42 { upgrades-turbocharger }
        [43] #43 { upgrades-turbocharger }
        [44] #44 { upgrades-wings }
        [45] #45 { upgrades-wings }
        [46] #46 { upgrades-wings }
        [47] #47 { upgrades-four_wheel_drive }
        [48] #48 { upgrades-heat }
        [49] #49 { upgrades-air_intake }
        [50] #50 { upgrades-air_intake }
        [51] #51 { upgrades-air_intake }
        [52] #52 { upgrades-air_intake }
        [53] #53 { upgrades-air_intake }
        [54] #54 { upgrades-air_intake }
        [55] #55 { upgrades-front_wing }
        [56] #56 { upgrades-front_wing }
        [57] #57 { upgrades-front_wing }
        [58] #58 { upgrades-front_wing }
        [59] #59 { upgrades-front_wing }
        [60] #60 { upgrades-front_wing }
       *[other] #{ $n }
    }

upgrades-four_wheel_drive = Napęd na 4 koła
upgrades-body = Nadwozie
upgrades-brakes = Hamulce
upgrades-cooling_system = Układ chłodzenia
upgrades-rpm = Obroty
upgrades-heat = Żar
upgrades-fuel = Paliwo
upgrades-gas_pedal = Pedał gazu
upgrades-suspension = Zawieszenie
upgrades-tires = Opony
upgrades-turbocharger = Turbosprężarka
upgrades-wings = Skrzydła
upgrades-air_intake = Wlot powietrza
upgrades-front_wing = Przednie skrzydło

symbols-is_heat = karta Żaru
symbols-plus = + { $n }
symbols-heat = Żar { $n }
symbols-scrap = Złom { $n }
symbols-limit = Limit { $n }
symbols-cool = Chłodzenie { $n }
symbols-stress = Mniej Stresu { $n }
symbols-slip = Tunel +{ $n }
symbols-refresh = Odświeżenie
symbols-salvage = Odzysk { $n }
symbols-direct = Zagranie bezpośrednie
symbols-accel = Przyspieszenie
symbols-super = Superchłodzenie { $n }
symbols-draft = Podciągnięcie { $n }

phases-draft = wybór ulepszeń
phases-give_up = oddawanie ulepszenia
phases-value = wybór wartości
phases-short = za mało Żaru

reasons-direct = zagranie bezpośrednie
reasons-accelerate = Przyspieszenie
reasons-draft = Podciągnięcie
reasons-upgrade = ulepszenie
reasons-short = powtórzona tura

table-garage = Garaż
table-market = Rynek
table-refreshed = Na wierzchu talii
table-symbols = Do użycia
table-to_pay = Żar do zapłacenia

## moves

moves-value = Wybierz wartość { $value }
moves-pay = Zapłać Żar za kartę { $card }
moves-scrap = Zezłomuj wierzchnie karty swojej talii
moves-cool = Karty: 1 karta Żaru z powrotem do silnika
moves-reduce = Karty: odrzuć 1 Stres
moves-super_cool = Superchłodzenie: 1 karta Żaru ze stosu kart odrzuconych do silnika
moves-draft = Podciągnięcie: jedź aż za następny samochód
moves-salvage = Odzyskaj kartę { $card }
moves-direct = Zagraj bezpośrednio kartę { $card }
moves-accelerate = Przyspiesz kartą { $card }
moves-drop = Zrezygnuj z karty { $card }
moves-refresh = Połóż na wierzchu talii kartę { $card }
moves-take = { $card ->
        [unknown] Weź ulepszenie { $place } z rynku
       *[other] Weź kartę { $card }
    }
moves-give = Oddaj kartę { $card }
moves-mulligan = Wymiana ręki: zapłać 1 kartę Żaru i dobierz nową rękę

## events

events-market = Runda wyboru { $round }. Na rynku: { $cards }.
events-took = { $place ->
        [0] { $seat } ma kartę { $card } w gnieździe { $slot }.
       *[other] { $seat } bierze kartę { $card } do gniazda { $slot }, z miejsca { $place } na rynku.
    }
events-gave = { $seat } oddaje kartę { $card }.
events-mulliganed = { $seat } płaci 1 kartę Żaru i wymienia całą rękę.
events-valued = { $seat } wybiera wartość { $value } karty { $card }.
    .part = wybiera { $value }
events-paid = { $seat } płaci { $n } Żaru za kartę { $card }.
    .part = płaci { $n } Żaru za kartę { $card }
events-short = { $kept_n ->
        [0] { $seat } ma za mało Żaru: odpada { $dropped }, a samochód powtarza swoją turę.
       *[other] { $seat } ma za mało Żaru: odpada { $dropped }, zostaje { $kept }, a samochód powtarza swoją turę.
    }
    .part = ma za mało Żaru i powtarza turę
events-scrapped = { $seat } złomuje: { $cards }.
events-super_cooled = { $seat } przenosi { $n } Żaru ze stosu kart odrzuconych do silnika.
    .part = superchłodzi { $n } Żaru
events-reduced = { $seat } odrzuca { $n } Stresu.
events-salvaged = { $cards ->
        [unknown] { $seat } wtasowuje do talii { $n } { $n ->
            [one] odrzuconą kartę
            [few] odrzucone karty
            [many] odrzuconych kart
           *[other] odrzuconych kart
        }.
       *[other] { $seat } wtasowuje do talii ze stosu kart odrzuconych: { $cards }.
    }
events-direct = { $seat } zagrywa bezpośrednio kartę { $card }.
    .part = zagrywa bezpośrednio kartę { $card }
events-accelerated = { $seat } przyspiesza kartą { $card }: Prędkość + { $n }.
    .part = przyspiesza o { $n }
events-drafted = { $seat } podciąga się o { $n } { $n ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pola
    } za następny samochód.
    .part = podciąga się o { $n }
events-refreshed = { $seat } kładzie na wierzchu talii kartę { $card }.
events-no_basic_left = { $seat } nie ma karty podstawowej do odkrycia, więc symbol + nic nie dodaje ({ $reason }).

## refusals

refusals-HEAT-G_4 = najpierw ulepszenia: wyścig zaczyna się, gdy wszyscy je mają
refusals-HEAT-G_5 = w tym miejscu nie ma teraz ulepszenia do wzięcia
refusals-HEAT-G_6 = teraz wybiera inny gracz
refusals-HEAT-G_8 = ulepszenie oddaje się na koniec wyboru w obie strony, jedno z własnych czterech
refusals-HEAT-G_14 = rękę wymienia się w rundzie 1 wyścigu, który na to pozwala, raz, zanim cokolwiek zaplanujesz, i kosztuje to 1 Żar
refusals-HEAT-Y_2 = żadna karta nie prosi teraz o wybór tej wartości
refusals-HEAT-Y_3 = ta karta nie ma Żaru do zapłacenia albo silnik ma go za mało
refusals-HEAT-Y_4 = nie ma nic do złomowania
refusals-HEAT-Y_7 = twoje karty nie dają więcej Chłodzenia albo nie masz Żaru na ręce
refusals-HEAT-Y_8 = twoje karty nie zmniejszą bardziej Stresu albo nie masz go na ręce
refusals-HEAT-Y_9 = twoje karty i ten sektor nie dają tunelu aerodynamicznego takiej długości
refusals-HEAT-Y_10 = na wierzch talii może trafić tylko karta ze strefy gry z symbolem Odświeżenie
refusals-HEAT-Y_11 = twoje karty nie odzyskują więcej albo tej karty nie ma na twoim stosie kart odrzuconych
refusals-HEAT-Y_12 = teraz można zagrać tylko kartę z ręki z symbolem zagrania bezpośredniego
refusals-HEAT-Y_13 = ta karta nie może przyspieszyć: musi leżeć w strefie gry, nieużyta, po odkryciu za symbol +
refusals-HEAT-Y_14 = twoje karty nie dają więcej Superchłodzenia albo na twoim stosie kart odrzuconych nie ma Żaru
refusals-HEAT-Y_15 = twoim kartom nie zostało Podciągnięcie
refusals-HEAT-Y_18 = Podciągnięcie prowadzi na pole za następnym samochodem: musi być puste i dość blisko
refusals-HEAT-Y_20 = najpierw trzeba zapłacić Żar za tę kartę
refusals-HEAT-Y_22 = z kart rezygnuje się tylko z braku Żaru i tak, żeby zostało ich jak najwięcej
refusals-HEAT-Y_25 = Żar za tę kartę płaci się od razu, a silnik ma go za mało
refusals-HEAT-Y_26 = twoje karty potrzebują Żaru z silnika: najpierw za nie zapłać
refusals-HEAT-Y_28 = karty odświeża się w kroku 8 własnej tury

## rules

rules-HEAT-Y_1 = Za każdy symbol + ulepszenia odkrywasz raz, zanim samochód ruszy.
rules-HEAT-Y_2 = Karta z kilkoma wartościami liczy się jako ta, którą wybierzesz, gdy wszystko jest odkryte, a samochód jeszcze nie ruszył.
rules-HEAT-Y_3 = Za symbol Żaru płaci się w dowolnym momencie kroku 5.
rules-HEAT-Y_4 = Za każdy Złom wierzchnia karta twojej talii trafia na twój stos kart odrzuconych, na oczach wszystkich.
rules-HEAT-Y_5 = Zmienione limity obowiązują w każdym zakręcie tej tury, a kilka kart się sumuje.
rules-HEAT-Y_6 = Karta jednorazowa po zagraniu odpada z wyścigu; ten symbol mają tylko karty sponsorów.
rules-HEAT-Y_7 = Chłodzenie z kart przenosi, jeśli chcesz, tyle Żaru z ręki z powrotem do silnika.
rules-HEAT-Y_8 = Mniej Stresu przenosi, jeśli chcesz, tyle Stresu z ręki na twój stos kart odrzuconych.
rules-HEAT-Y_9 = Tunel aerodynamiczny może być dłuższy o tyle, ile mówią twoje karty, każda użyta w całości albo wcale.
rules-HEAT-Y_10 = Karta z Odświeżeniem może trafić na wierzch twojej talii zamiast na stos kart odrzuconych.
rules-HEAT-Y_11 = Dzięki Odzyskowi wybierasz karty z własnego stosu kart odrzuconych i wtasowujesz je do talii.
rules-HEAT-Y_12 = Kartę do zagrania bezpośredniego można zagrać z ręki w kroku 5, ponad liczbę, na którą pozwala bieg: podnosi Prędkość, samochód jedzie o tyle dalej, a jej pozostałych symboli można użyć.
rules-HEAT-Y_13 = Przyspieszenie podnosi Prędkość o symbole + odkryte dotąd w tej turze, wszystkie albo żaden, raz na kartę, a samochód jedzie o tyle dalej.
rules-HEAT-Y_14 = Superchłodzenie przenosi tyle Żaru z twojego stosu kart odrzuconych do silnika.
rules-HEAT-Y_15 = Dzięki Podciągnięciu jedziesz przez puste pola aż za następny samochód, a Prędkość nie rośnie.
rules-HEAT-Y_17 = Symboli kart używa się w kroku 5 razem z innymi, w dowolnej kolejności, każdego w całości przed następnym.
rules-HEAT-Y_18 = Podciągnięcie prowadzi na pole tuż za następnym samochodem, na którymkolwiek jest okrążeniu, jeśli nie jest to dalej, niż mówi symbol.
rules-HEAT-Y_19 = Linię zakrętu przekroczoną dzięki zagraniu bezpośredniemu, Przyspieszeniu albo Podciągnięciu sprawdza się jak każdą inną.
rules-HEAT-Y_20 = Karta, za którą nie zapłacono Żaru, daje tylko Chłodzenie i Superchłodzenie; jej wartość, + i limit liczą się od początku.
rules-HEAT-Y_21 = Na koniec kroku 5 wykonuje się to, co zostało: najpierw każdy symbol Żaru, potem każdy Złom.
rules-HEAT-Y_22 = Gdy Żaru jest za mało, zatrzymujesz i opłacasz tyle tych kart, ile możesz.
rules-HEAT-Y_23 = Każdą inną odrzuca się ze wszystkimi symbolami, a jej miejsce zajmuje odkryta karta.
rules-HEAT-Y_24 = Potem samochód wraca tam, gdzie zaczął turę, Prędkość liczy się na nowo, a krok 5 trwa dalej.
rules-HEAT-Y_25 = Za zagranie bezpośrednie z symbolem Żaru płaci się od razu; Żaru może dostarczyć Chłodzenie tej samej karty.
rules-HEAT-Y_26 = Dopóki karty czekają na Żar, Doładowanie wymaga o 1 Żar więcej, niż one kosztują.
rules-HEAT-Y_27 = Żaden limit nie spada poniżej 0, cokolwiek mówią karty i żetony.
rules-HEAT-Y_28 = Karty odświeża się w kroku 8, ostatnia leży na wierzchu; dobiera się je pierwsze i leżą tam, aż talia zostanie potasowana.
rules-HEAT-Y_29 = Nie ma Odświeżenia po zapchanej ręce ani za metą.
rules-HEAT-Y_30 = Symboli kilku kart można używać jak jednej puli, po jednej karcie.
rules-HEAT-G_1 = Z Garażem każdy buduje samochód z trzech własnych ulepszeń zamiast ulepszeń początkowych; legendy nie mają żadnych.
rules-HEAT-G_2 = Talia ulepszeń ma po dwa egzemplarze każdej karty wybranego poziomu.
rules-HEAT-G_3 = Karty podstawowe są na pierwszy wyścig; karty dodatku biorą udział razem z zaawansowanymi, jeśli wybrano ten dodatek.
rules-HEAT-G_4 = Ulepszenia wybiera się, gdy samochody stoją na starcie, a pogoda jest znana, zanim ktokolwiek ma karty na ręce.
rules-HEAT-G_5 = Wybór ma trzy rundy: odkrywa się o trzy karty więcej, niż jest kierowców, każdy bierze jedną, a reszta odpada z gry.
rules-HEAT-G_6 = Rundy 1 i 3 idą od ostatniego kierowcy na starcie do pierwszego, runda 2 od pierwszego do ostatniego.
rules-HEAT-G_7 = Szybciej, bez wyboru: każdy dostaje trzy losowe karty.
rules-HEAT-G_8 = W wyborze w obie strony są dwie rundy, w których każdy wybiera dwa razy, tam i z powrotem, a potem wszyscy naraz oddają jedną z czterech kart.
rules-HEAT-G_9 = Jeśli talia ulepszeń nie wystarcza na rynek, karty, które odpadły, wtasowuje się do niej z powrotem.
rules-HEAT-G_10 = Trzy karty wtasowuje się do talii, a potem dobiera się pierwsze ręce.
rules-HEAT-G_11 = Wszyscy widzą rynek, wybory i trzy karty każdego, ale nie to, gdzie są one później.
rules-HEAT-G_12 = Ulepszenia zagrywa się i odrzuca jak karty podstawowe, a symbol + je odrzuca.
rules-HEAT-G_13 = Ulepszenie Żar to jeszcze jedna karta Żaru, która zaczyna w talii.
rules-HEAT-G_14 = Wymieniając rękę, płacisz 1 Żar w rundzie 1 przed planowaniem, raz, i wymieniasz wszystkie karty.
rules-R-50 = Obowiązkowych symboli nie trzeba wybierać po kolei: koniec kroku 5 wykonuje to, co zostało, w kolejności strefy gry.
rules-R-51 = Chłodzenie i Superchłodzenie działają na nieopłaconej karcie, bo mogą dostarczyć Żaru na nią.
rules-R-52 = Powrót na początek tury cofa wszystkie ruchy i nic więcej; ruch za adrenalinę zachowuje swoją Prędkość, a nowe odkrycia nie liczą się do Przyspieszenia.
rules-R-53 = Gdy Żaru jest za mało, zagranie bezpośrednie jest dozwolone tylko tam, gdzie wyrówna to Chłodzenie tej karty.
rules-R-54 = Żar potrzebny karcie nie może pójść na Doładowanie; darmowego Doładowania to nie dotyczy.
rules-R-56 = O odświeżonych kartach wiadomo, że leżą na wierzchu; każde tasowanie talii to kończy.
rules-R-57 = Pul używa się po jednej karcie; gdy jakaś karta musi odpaść, uznaje się, że użyto właśnie jej symboli.
rules-R-58 = Symbol + nic nie dodaje i nie rusza kart, gdy nie została żadna karta podstawowa, ale liczy się do Przyspieszenia.
rules-R-59 = Kilka symboli Podciągnięcia sumuje się i używa się ich razem.
rules-R-62 = Odzyskane karty widzi tylko ich właściciel, a wszyscy widzą nowy wierzch stosu.
rules-R-74 = Podciągnięcie może prowadzić za metę.
rules-R-75 = Gdy różne symbole dają tę samą długość tunelu aerodynamicznego, wybiera się tylko długość.
rules-R-84 = Rynek liczy kierowców z miejscem przy stole, ludzi i boty, ale nie legendy.
rules-R-85 = Możesz mieć oba egzemplarze jednej karty.
