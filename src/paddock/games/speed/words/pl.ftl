## game

game-title = Speed 1200 km
game-tagline = Karciany wyścig na 1200 km: jedź, zatrzymuj rywali, odpowiadaj kontrą.

## groups

groups-attack = atak
groups-defence = obrona
groups-wild = karta specjalna
groups-kilometre = kilometry

## cards

cards-STOP = STOP
cards-OUT_OF_GAS = BRAK PALIWA
cards-PUNCTURE = PRZEBITA OPONA
cards-DAMAGE = AWARIA
cards-SPEED_LIMIT = OGRANICZENIE PRĘDKOŚCI
cards-START = START
cards-GASOLINE = PALIWO
cards-SPARE_TIRE = KOŁO ZAPASOWE
cards-REPLACEMENT = CZĘŚĆ ZAMIENNA
cards-END_OF_LIMIT = KONIEC OGRANICZENIA
cards-OPEN_ROAD = WOLNA DROGA
cards-GAS_STATION = STACJA PALIW
cards-TIRE_SHOP = WULKANIZACJA
cards-WORKSHOP = WARSZTAT
cards-KM = { $n } km

## about

about-STOP = Zatrzymuje jadącą drużynę, dopóki nie zagra ona karty START. Chroni przed tym WOLNA DROGA.
about-OUT_OF_GAS = Zatrzymuje jadącą drużynę, dopóki nie zagra ona kart PALIWO, a potem START. Chroni przed tym STACJA PALIW.
about-PUNCTURE = Zatrzymuje jadącą drużynę, dopóki nie zagra ona kart KOŁO ZAPASOWE, a potem START. Chroni przed tym WULKANIZACJA.
about-DAMAGE = Zatrzymuje jadącą drużynę, dopóki nie zagra ona kart CZĘŚĆ ZAMIENNA, a potem START. Chroni przed tym WARSZTAT.
about-SPEED_LIMIT = Pozwala drużynie zagrywać tylko niskie karty kilometrów, aż pojawi się KONIEC OGRANICZENIA. Chroni przed tym WOLNA DROGA.
about-START = Wprawia samochód w ruch: na początku, po karcie STOP i po każdej naprawie.
about-GASOLINE = Odpowiedź na BRAK PALIWA.
about-SPARE_TIRE = Odpowiedź na kartę PRZEBITA OPONA.
about-REPLACEMENT = Odpowiedź na kartę AWARIA.
about-END_OF_LIMIT = Znosi OGRANICZENIE PRĘDKOŚCI.
about-OPEN_ROAD = Jedziesz bez karty START i bez ograniczeń; nikt nie zagra przeciw tobie kart STOP ani OGRANICZENIE PRĘDKOŚCI.
about-GAS_STATION = Do końca rozdania nikt nie zagra przeciw tobie karty BRAK PALIWA.
about-TIRE_SHOP = Do końca rozdania nikt nie zagra przeciw tobie karty PRZEBITA OPONA.
about-WORKSHOP = Do końca rozdania nikt nie zagra przeciw tobie karty AWARIA.
about-KM = Przejazd { $n } km, o ile samochód jedzie.

## phases

phases-play = zagranie karty
phases-kontra = kontra?
phases-extension = wydłużenie?
phases-over = koniec gry

## table

table-round = Rozdanie
table-dealer = Rozdający
table-team = Drużyna
table-battle = Stos walki
table-speed = Stos prędkości
table-distance = Dystans
table-wild = Karty specjalne
table-kilometres = Karty kilometrów
table-last_round = Ostatnie rozdanie
table-total = Razem
table-draw = Stos dobierania
table-discard = Stos kart odrzuconych
table-hand = Ręka
table-cards = Karty
table-target = Cel
table-rolling = jedzie
table-halted = stoi
table-limited = z ograniczeniem
table-extension = Wydłużenie trasy ogłasza drużyna { $team }
table-empty = pusto

## moves

moves-play = Zagraj kartę { $card }
moves-attack = Zaatakuj drużynę { $team } kartą { $card }
moves-discard = Odrzuć kartę { $card }
moves-kontra = { $yes ->
        [yes] Kontra! Odpowiedz kartą specjalną
       *[other] Bez kontry
    }
moves-extend = { $yes ->
        [yes] Wydłuż trasę do { $target } km
       *[other] Zakończ rozdanie w tym miejscu
    }

## events

events-dealt = Rozdanie { $round }: karty rozdaje { $seat }.
events-drew = { $card ->
        [unknown] { $seat } dobiera kartę.
       *[other] { $seat } dobiera kartę { $card }.
    }
    .head = { $seat }
    .part = { $card ->
        [unknown] { "" }
       *[other] dobiera kartę { $card }
    }
events-drove = { $seat } przejeżdża { $km } km: drużyna { $team } ma { $distance } km.
    .part = przejeżdża { $km } km i ma { $distance } km
events-defended = { $seat } zagrywa kartę { $card }.
    .part = zagrywa kartę { $card }
events-prevented = { $seat } zagrywa zapobiegawczo kartę specjalną { $card }.
    .part = zagrywa kartę specjalną { $card }
events-attacked = { $seat } atakuje drużynę { $team } kartą { $card }.
    .part = atakuje drużynę { $team } kartą { $card }
events-restored = Karta { $card } znika ze stosu drużyny { $team }.
events-kontra = KONTRA! { $seat } odpowiada na atak { $attack } kartą { $card }.
    .head = KONTRA! { $seat }
    .part = odpowiada na atak { $attack } kartą { $card }
events-declined = { $seat } nie kontruje: atak pozostaje w mocy.
events-skipped = { $seat } traci tę turę.
events-discarded = { $seat } odrzuca kartę { $card }.
    .part = odrzuca kartę { $card }
events-completed = Drużyna { $team } ma na liczniku pełny dystans: { $distance } km!
    .part = ma pełny dystans: { $distance } km
events-extended = { $seat } ogłasza wydłużenie trasy: jedziemy do { $target } km.
    .part = wydłuża trasę do { $target } km
events-not_extended = { $seat } nie wydłuża trasy: rozdanie się kończy.
    .part = nie wydłuża trasy
events-pile_empty = Stos dobierania się wyczerpał: zaczyna się opóźniona akcja.
    .part = bierze ostatnią kartę ze stosu
events-passed_over = { $seat } nie ma już kart: tura przechodzi dalej.
events-scored = { $bonuses_n ->
        [0] Drużyna { $team } zdobywa { $points } { $points ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktów
        } i ma ich teraz { $total }.
       *[other] Drużyna { $team } zdobywa { $points } { $points ->
            [one] punkt
            [few] punkty
            [many] punktów
           *[other] punktów
        } i ma ich teraz { $total } ({ $bonuses }).
    }
events-won = Drużyna { $team } wygrywa grę z wynikiem { $total } { $total ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktów
    }.
events-called = Kontra? Drużyna { $team } może odpowiedzieć kartą { $card }.
events-stood = Brak odpowiedzi: atak na drużynę { $team } pozostaje w mocy.

## preview

preview-kontra_risk = możliwa kontra: { $percent } %

## hints

hints-worth = szansa na wygraną { $own } % zamiast { $other } %
hints-completed = trasa ukończona { $own } % zamiast { $other } %
hints-kontra = ryzyko kontry { $own } % zamiast { $other } %
hints-distance = kilometry: { $own } zamiast { $other }

## bonuses

bonuses-km = { $n } za kilometry
bonuses-wilds = { $n } za karty specjalne
bonuses-all_wilds = { $n } za wszystkie cztery karty specjalne
bonuses-kontras = { $n } za kontry
bonuses-trip = { $n } za ukończoną trasę
bonuses-delayed = { $n } za opóźnioną akcję
bonuses-safe = { $n } za bezpieczną jazdę
bonuses-blockade = { $n } za blokadę
bonuses-extension = { $n } za wydłużenie trasy

## refusals

refusals-SPD-2_4 = atakować można tylko jadący samochód: na wierzchu musi leżeć START albo w ruchu musi go utrzymywać WOLNA DROGA
refusals-SPD-2_5 = nie wolno kłaść ataku na inny atak, który wciąż działa
refusals-SPD-2_7 = karta obrony odpowiada na atak, a na wierzchu twojego stosu nie leży atak, do którego pasuje
refusals-SPD-6_3 = nie masz tej karty na ręce
refusals-SPD-6_17 = to nie ty teraz podejmujesz decyzję
refusals-SPD-7_2 = ataki kładzie się na stosy drużyny przeciwnej biorącej udział w tej grze
refusals-SPD-7_4 = do zagrania kilometrów potrzebny jest START na twoim stosie walki albo WOLNA DROGA
refusals-SPD-7_5 = na twoim stosie walki leży STOP: najpierw zagraj START
refusals-SPD-7_6 = przy karcie OGRANICZENIE PRĘDKOŚCI wolno zagrywać tylko niskie karty kilometrów
refusals-SPD-7_8 = na twoim stosie prędkości nie ma karty OGRANICZENIE PRĘDKOŚCI, którą można by znieść
refusals-SPD-7_9 = samochód zatrzymuje BRAK PALIWA: zagraj PALIWO, a potem START
refusals-SPD-7_10 = samochód zatrzymuje PRZEBITA OPONA: zagraj KOŁO ZAPASOWE, a potem START
refusals-SPD-7_11 = samochód zatrzymuje AWARIA: zagraj kartę CZĘŚĆ ZAMIENNA, a potem START
refusals-SPD-7_15 = WOLNA DROGA chroni tę drużynę przed kartami STOP i OGRANICZENIE PRĘDKOŚCI
refusals-SPD-7_21 = STACJA PALIW chroni tę drużynę przed kartą BRAK PALIWA
refusals-SPD-7_22 = WULKANIZACJA chroni tę drużynę przed tym atakiem
refusals-SPD-7_23 = WARSZTAT chroni tę drużynę przed tym atakiem
refusals-SPD-7_27 = twoja drużyna wykorzystała już wszystkie karty tej wartości dozwolone w jednym rozdaniu
refusals-SPD-7_28 = z tą kartą twoja drużyna przekroczyłaby dystans
refusals-SPD-8_4 = o kontrze decyduje się od razu po ataku na twoją drużynę i tylko wtedy
refusals-SPD-10_3 = gra jest skończona
refusals-SPD-11_6 = o wydłużeniu trasy decyduje się dokładnie w chwili osiągnięcia dystansu i tylko wtedy
refusals-SPD-RUL_6 = przy tej opcji wolno odrzucić kartę tylko wtedy, gdy nic innego nie da się zagrać
refusals-SPD-RUL_7 = START niczego by tu nie zmienił
refusals-SPD-RUL_10 = karta specjalna unieważniła ten atak: teraz można na nim położyć tylko START
refusals-SPD-RUL_11 = WOLNA DROGA unieważniła już OGRANICZENIE PRĘDKOŚCI

## rules

rules-SPD-0_1 = Przed wami 1200 km jazdy: obowiązują ograniczenia prędkości, STOP zatrzymuje samochód do sygnału startu, przebita opona wymaga koła zapasowego, awaria naprawy, a paliwo może się skończyć.
rules-SPD-1_1 = Gra jest dla 2, 3, 4 lub 6 osób; w 5 osób grać się nie da.
rules-SPD-1_2 = We 2 lub 3 osoby każdy gra sam.
rules-SPD-1_3 = W 4 lub 6 osób gra się zawsze w drużynach dwuosobowych.
rules-SPD-2_1 = Talia liczy 110 kart.
rules-SPD-2_2 = Przegląd wszystkich kart jest pokazany na rysunku, który się nie zachował.
rules-SPD-2_3 = Karty ataku są przeważnie czerwone; zagrywa się je przeciw rywalom, żeby ich zatrzymać lub spowolnić.
rules-SPD-2_4 = Atak kładzie się na stos walki przeciwników, na kartę START; jedynym wyjątkiem jest drużyna, która ma kartę WOLNA DROGA, a OGRANICZENIE PRĘDKOŚCI trafia na stos prędkości.
rules-SPD-2_5 = Karty ataku nigdy nie kładzie się bezpośrednio na inną kartę ataku.
rules-SPD-2_6 = Kart ataku jest 18: BRAK PALIWA 3, PRZEBITA OPONA 3, AWARIA 3, OGRANICZENIE PRĘDKOŚCI 4, STOP 5.
rules-SPD-2_7 = Karty obrony są przeważnie zielone; zagrywa się je tylko na własny stos, w odpowiedzi na wcześniejszy atak przeciwnika, a START służy też do rozpoczęcia stosu walki.
rules-SPD-2_8 = Kart obrony jest 38: PALIWO 6, KOŁO ZAPASOWE 6, CZĘŚĆ ZAMIENNA 6, KONIEC OGRANICZENIA 6, START 14.
rules-SPD-2_9 = Karty specjalne są niebieskie; nie pozwalają przeciwnikom używać przeciw tobie określonych ataków.
rules-SPD-2_10 = Karty specjalne są dokładnie cztery, każda w jednym egzemplarzu: STACJA PALIW, WULKANIZACJA, WARSZTAT i WOLNA DROGA.
rules-SPD-2_11 = Karty kilometrów mają wartość 30, 60, 90, 120 lub 240; suma kart wyłożonych na stół to przejechany dystans.
rules-SPD-2_12 = Każdy atak ma swoją kartę specjalną; tylko STOP i OGRANICZENIE PRĘDKOŚCI mają jedną wspólną.
rules-SPD-3_1 = Celem gry jest zdobyć jako pierwszy gracz lub pierwsza drużyna 6000 punktów.
rules-SPD-3_2 = Celem każdego rozdania jest przejechać dokładnie 1200 km; przy 2, 3 i 6 graczach dystans jest inny.
rules-SPD-3_3 = Przed grą gracze umawiają się, z ilu rozdań będzie się składać.
rules-SPD-4_1 = Gracze grający w pojedynkę siadają obok siebie.
rules-SPD-4_2 = Przy 4 graczach partnerzy z każdej z dwóch drużyn siedzą naprzeciw siebie.
rules-SPD-4_3 = Przy 6 graczach obowiązuje osobny układ miejsc dla trzech drużyn.
rules-SPD-4_4 = Wspólne stosy leżą na środku stołu.
rules-SPD-4_5 = Jeden z graczy zostaje rozdającym.
rules-SPD-4_6 = Rozdający tasuje wszystkie karty i rozdaje każdemu po 6 zakrytych kart, po jednej, zaczynając od gracza po swojej prawej.
rules-SPD-4_7 = Pozostałe karty tworzą na środku zakryty stos dobierania, dostępny dla wszystkich.
rules-SPD-4_8 = Karty na ręce są tajne dla wszystkich innych graczy, także dla partnera.
rules-SPD-5_1 = Każdy gracz lub każda drużyna układa przed sobą własne stosy i pola.
rules-SPD-5_2 = Stały układ zapobiega pomyłkom w liczeniu punktów; wszystko, co zagrano na stół, leży odkryte.
rules-SPD-5_3 = Na polu kart specjalnych leżą wyłącznie cztery karty specjalne.
rules-SPD-5_4 = Karty specjalnej nigdy nie kładzie się na polu przeciwnika.
rules-SPD-5_5 = Wszystkie karty specjalne na stole są widoczne dla każdego.
rules-SPD-5_6 = Karta specjalna zagrana zapobiegawczo leży pionowo, tak jak inne karty.
rules-SPD-5_7 = Karta specjalna zagrana jako kontra leży poziomo, w poprzek.
rules-SPD-5_8 = Na stosie prędkości leżą tylko karty OGRANICZENIE PRĘDKOŚCI i KONIEC OGRANICZENIA.
rules-SPD-5_9 = OGRANICZENIE PRĘDKOŚCI kładzie się na stos prędkości przeciwnika, a KONIEC OGRANICZENIA na własny.
rules-SPD-5_10 = Na stosie prędkości musi być widoczna tylko wierzchnia karta i tylko ona się liczy.
rules-SPD-5_11 = Na stos walki trafiają wszystkie pozostałe karty ataku i obrony.
rules-SPD-5_12 = Ataki kładzie się na stosy walki przeciwników, karty obrony na własny.
rules-SPD-5_13 = Na stosie walki musi być widoczna tylko wierzchnia karta i tylko ona się liczy.
rules-SPD-5_14 = Karty kilometrów kładzie się tylko na własne stosy kilometrów, nigdy na stosy przeciwnika.
rules-SPD-5_15 = Wszystkie karty kilometrów na stole pozostają widoczne, żeby można było sprawdzić dystans.
rules-SPD-5_16 = Karty kilometrów najlepiej układać według wartości.
rules-SPD-6_1 = Zaczyna gracz po prawej stronie rozdającego.
rules-SPD-6_2 = Tura zaczyna się od dobrania jednej karty ze stosu dobierania.
rules-SPD-6_3 = Z 7 kart na ręce zagrywa się jedną, tak że zostaje 6.
rules-SPD-6_4 = Pierwszy gracz rozdania ma cztery możliwości: START, kartę specjalną, OGRANICZENIE PRĘDKOŚCI albo odrzucenie karty.
rules-SPD-6_5 = Można położyć przed sobą odkrytą kartę START: otwiera ona stos walki i kończy turę, po czym gra osoba po prawej.
rules-SPD-6_6 = Można położyć kartę specjalną pionowo na swoim polu kart specjalnych.
rules-SPD-6_7 = Kto w dowolnej chwili gry używa karty specjalnej, od razu dobiera kolejną kartę i gra jeszcze raz; powtarza się to przy każdej następnej karcie specjalnej.
rules-SPD-6_8 = OGRANICZENIE PRĘDKOŚCI można położyć przed przeciwnikiem, nawet jeśli jeszcze nie grał i nie ma karty START; otwiera to jego stos prędkości.
rules-SPD-6_9 = Jeśli nic z tego nie jest możliwe, odkłada się jedną odkrytą kartę na bok, otwierając stos kart odrzuconych.
rules-SPD-6_10 = Odrzucone karty są wyłączone z gry do końca rozdania i nikt nie może ich wziąć.
rules-SPD-6_11 = Następni gracze grają tak samo, ale mają jeszcze dwie dodatkowe możliwości.
rules-SPD-6_12 = Na kartę START przeciwnika można położyć atak.
rules-SPD-6_13 = Na OGRANICZENIE PRĘDKOŚCI leżące po własnej stronie można położyć KONIEC OGRANICZENIA.
rules-SPD-6_14 = Gracz, którego partner ma już stosy, nie zakłada własnych: drużyna ma jeden komplet stosów.
rules-SPD-6_15 = Taki gracz ma te same możliwości i gra na stosy przeciwników albo na stosy swojej drużyny.
rules-SPD-6_16 = Jeśli partner zagrał START lub kartę WOLNA DROGA, można zagrać kartę kilometrów i otworzyć stosy kilometrów drużyny.
rules-SPD-6_17 = Czwarty gracz gra tak samo, po czym wszyscy grają dalej po kolei.
rules-SPD-6_18 = Rozdanie trwa, aż któraś drużyna przejedzie dokładnie cały dystans albo aż wyczerpie się stos dobierania i gracze zagrają także karty z ręki (OPÓŹNIONA AKCJA).
rules-SPD-6_19 = Potem liczy się punkty, tasuje wszystkie karty i zaczyna nowe rozdanie.
rules-SPD-6_20 = W każdej turze dobiera się jedną kartę, a potem jedną zagrywa na stół albo odrzuca.
rules-SPD-6_21 = Dopóki starcza kart w stosie dobierania, gracz kończy turę zawsze z 6 kartami na ręce.
rules-SPD-7_1 = Opis przebiegu gry to tylko skrót; szczegółowo rozstrzygają zasady poszczególnych kart.
rules-SPD-7_2 = Ataki kładzie się na stosy przeciwników, karty obrony na stosy własnej drużyny.
rules-SPD-7_3 = Każdy atak ma swoją obronę: STOP – START, OGRANICZENIE PRĘDKOŚCI – KONIEC OGRANICZENIA, BRAK PALIWA – PALIWO, PRZEBITA OPONA – KOŁO ZAPASOWE, AWARIA – CZĘŚĆ ZAMIENNA.
rules-SPD-7_4 = Żeby zagrywać karty kilometrów, drużyna musi mieć na stosie walki START; jedynym wyjątkiem jest WOLNA DROGA.
rules-SPD-7_5 = STOP kładzie się tylko na START przeciwnika; blokuje karty kilometrów, dopóki nie przykryje go nowy START.
rules-SPD-7_6 = OGRANICZENIE PRĘDKOŚCI kładzie się na stos prędkości przeciwnika; od tej chwili jego drużyna może zagrywać tylko karty 30 i 60 km.
rules-SPD-7_7 = Bez karty OGRANICZENIE PRĘDKOŚCI na stosie prędkości nie ma żadnego ograniczenia.
rules-SPD-7_8 = KONIEC OGRANICZENIA kładzie się na OGRANICZENIE PRĘDKOŚCI na własnym stosie prędkości; znów wolno zagrywać wszystkie wartości.
rules-SPD-7_9 = BRAK PALIWA kładzie się na START przeciwnika; karty kilometrów są zablokowane, dopóki nie zostaną na nim zagrane PALIWO, a potem START, każda karta w osobnej turze.
rules-SPD-7_10 = PRZEBITA OPONA działa tak samo; usuwa ją KOŁO ZAPASOWE, a potem START.
rules-SPD-7_11 = AWARIA działa tak samo; usuwa ją CZĘŚĆ ZAMIENNA, a potem START.
rules-SPD-7_12 = Karty specjalne kładzie się na polu kart specjalnych własnej drużyny; chronią przed pasującymi atakami.
rules-SPD-7_13 = Od chwili zagrania karta specjalna nie dopuszcza do kolejnych pasujących ataków albo unieważnia ten, który już zagrano.
rules-SPD-7_14 = Zagranie karty specjalnej zawsze daje prawo do dobrania karty i ponownego zagrania.
rules-SPD-7_15 = WOLNA DROGA: przeciwnicy nie mogą zagrać przeciw drużynie ani karty STOP, ani karty OGRANICZENIE PRĘDKOŚCI.
rules-SPD-7_16 = WOLNA DROGA: drużyna może zagrywać karty kilometrów bez karty START.
rules-SPD-7_17 = WOLNA DROGA: karty 90, 120 i 240 km są dozwolone, nawet jeśli na stosie prędkości leży OGRANICZENIE PRĘDKOŚCI.
rules-SPD-7_18 = WOLNA DROGA nie chroni przed kartami BRAK PALIWA, PRZEBITA OPONA i AWARIA.
rules-SPD-7_19 = Drużynie z kartą WOLNA DROGA wystarcza właściwa karta obrony; START po niej nie jest potrzebny.
rules-SPD-7_20 = Przeciw drużynie z kartą WOLNA DROGA, i tylko wtedy, atak można położyć bezpośrednio na dowolną kartę obrony, bez karty START pomiędzy nimi.
rules-SPD-7_21 = STACJA PALIW: przeciwnicy nie mogą zagrać przeciw drużynie karty BRAK PALIWA.
rules-SPD-7_22 = WULKANIZACJA: w druku stoi, że przeciwnicy nie mogą zagrać karty AWARIA, ale uznaje się to za pomyłkę – karta chroni przed kartą PRZEBITA OPONA.
rules-SPD-7_23 = WARSZTAT: opisu tej karty nie wydrukowano; przyjmuje się, że przeciwnicy nie mogą zagrać przeciw drużynie karty AWARIA.
rules-SPD-7_24 = Karty kilometrów można zagrywać, gdy na wierzchu własnego stosu walki leży START.
rules-SPD-7_25 = Można je zagrywać także po zagraniu karty WOLNA DROGA, chyba że samochód zatrzymuje BRAK PALIWA, PRZEBITA OPONA lub AWARIA.
rules-SPD-7_26 = Dystans można złożyć z dowolnej kombinacji kart kilometrów.
rules-SPD-7_27 = Można użyć najwyżej dwóch kart 240 km na drużynę i rozdanie.
rules-SPD-7_28 = Nie można zagrać karty kilometrów, z którą suma przekroczyłaby dystans.
rules-SPD-7_29 = Przykład: przy 1100 km karty 120 i 240 km są bezużyteczne.
rules-SPD-7_30 = Jeśli gracz mimo to przekroczy 1200 km, w następnej turze musi odłożyć jedną kartę kilometrów na stos kart odrzuconych.
rules-SPD-7_31 = Rozdanie kończy się, gdy drużyna przejedzie dokładnie cały dystans, a w stosie dobierania są jeszcze karty.
rules-SPD-7_32 = Kończy się też, gdy drużyna przejedzie dystans po wyczerpaniu stosu dobierania (OPÓŹNIONA AKCJA); w tej fazie gracze po kolei zagrywają karty z ręki.
rules-SPD-7_33 = Jeśli nikt nie przejedzie dystansu, wszyscy liczą dotychczasowe kilometry i punkty za swoje karty specjalne.
rules-SPD-8_1 = Kontra odpiera atak i jest zarazem kontratakiem.
rules-SPD-8_2 = Gdy przeciwnik zagra na ciebie atak, a masz na ręce pasującą kartę specjalną, możesz ogłosić kontrę i od razu położyć tę kartę w poprzek na swoim polu kart specjalnych.
rules-SPD-8_3 = Kontrować wolno niezależnie od tego, czy to twoja tura.
rules-SPD-8_4 = Kontra musi nastąpić natychmiast: zanim dobierzesz kartę ty i zanim dobierze ją ktokolwiek inny.
rules-SPD-8_5 = Kartę ataku od razu przenosi się z twojego stosu walki (a OGRANICZENIE PRĘDKOŚCI ze stosu prędkości) na stos kart odrzuconych.
rules-SPD-8_6 = Masz wtedy 5 kart, więc dobierasz jedną, żeby mieć 6.
rules-SPD-8_7 = Ponadto, ponieważ zagrano kartę specjalną, dobierasz jeszcze jedną kartę i grasz ponownie.
rules-SPD-8_8 = Twoje stosy wyglądają tak jak przed atakiem; jeśli na wierzchu leżał START, znów jest widoczny.
rules-SPD-8_9 = Jeśli kilometry można było zagrywać tylko dzięki wcześniejszej karcie WOLNA DROGA, nadal jest to możliwe.
rules-SPD-8_10 = Karta specjalna chroni cię do końca rozdania.
rules-SPD-8_11 = Po twojej turze gra osoba po twojej prawej.
rules-SPD-8_12 = Wszyscy gracze siedzący między atakującym a tobą tracą turę.
rules-SPD-8_13 = Atakować można dowolnego przeciwnika lub dowolną drużynę przeciwną, niezależnie od miejsca w kolejności.
rules-SPD-9_1 = Punkty liczy się po każdym rozdaniu, bez względu na to, czy ktoś ukończył trasę.
rules-SPD-9_2 = Każdy przejechany kilometr to jeden punkt.
rules-SPD-9_3 = Za każdą użytą kartę specjalną jest 100 punktów.
rules-SPD-9_4 = Za użycie wszystkich czterech kart specjalnych przez jedną drużynę jest dodatkowo 300 punktów.
rules-SPD-9_5 = Za każdą kontrę jest 300 punktów, oprócz 100 za samą kartę specjalną.
rules-SPD-9_6 = Za ukończenie trasy jest 400 punktów.
rules-SPD-9_7 = Za ukończenie trasy po wyczerpaniu stosu dobierania jest dodatkowo 300 punktów (OPÓŹNIONA AKCJA).
rules-SPD-9_8 = Za ukończenie trasy bez ani jednej karty 240 km jest dodatkowo 300 punktów (BEZPIECZNA JAZDA).
rules-SPD-9_9 = Za ukończenie trasy, zanim drużyna przeciwna zdołała zagrać choć jedną kartę kilometrów, jest dodatkowo 500 punktów (BLOKADA).
rules-SPD-10_1 = Punkty z rozdania dodaje się do dotychczasowych sum.
rules-SPD-10_2 = Gra trwa zwykle wiele rozdań.
rules-SPD-10_3 = Wygrywa drużyna, która pierwsza ma 6000 punktów; jeśli przekroczą je obie, wygrywa wyższa suma.
rules-SPD-11_1 = We 2 lub 3 osoby każdy gra sam, z własnymi stosami.
rules-SPD-11_2 = Obowiązują zasady gry dla 4 osób (dwóch drużyn), z kilkoma wyjątkami.
rules-SPD-11_3 = Przed tasowaniem wyjmuje się z talii po jednej karcie każdego ataku: STOP, AWARIA, BRAK PALIWA, PRZEBITA OPONA, OGRANICZENIE PRĘDKOŚCI.
rules-SPD-11_4 = Dystans wynosi 900 km zamiast 1200.
rules-SPD-11_5 = Wydłużenie trasy: kto pierwszy przejedzie 900 km, może zażądać, by rozdanie trwało dalej, do 1200 km.
rules-SPD-11_6 = Wydłużenie trzeba ogłosić dokładnie w chwili osiągnięcia 900 km.
rules-SPD-11_7 = Rozdanie trwa wtedy, aż ktoś przejedzie 1200 km albo wszystkim skończą się karty.
rules-SPD-11_8 = Od chwili ogłoszenia rozdanie liczy się jako trasa na 1200 km.
rules-SPD-11_9 = Kto pierwszy osiągnie 1200 km, dostaje 400 punktów, niezależnie od tego, kto ogłosił wydłużenie.
rules-SPD-11_10 = Jeśli ogłaszający nie wygra rozdania albo nikt nie dojedzie do 1200 km, ogłaszający nie dostaje 400 punktów, które miałby przy 900 km.
rules-SPD-11_11 = Ogłaszający dostaje 200 punktów, jeśli dojedzie do 1200 km.
rules-SPD-11_12 = Jeśli mu się nie uda, te 200 punktów przypada jego przeciwnikowi lub przeciwnikom.
rules-SPD-11_13 = Poza tym punkty liczy się jak zwykle.
rules-SPD-12_1 = W 6 osób obowiązują zasady drużynowej gry dla 4 osób, z kilkoma wyjątkami.
rules-SPD-12_2 = Grają trzy dwuosobowe drużyny A, B i C, rozsadzone w ustalonym porządku.
rules-SPD-12_3 = Dystans według druku wynosi 1000 km; kartami nie da się go złożyć, więc domyślnie jedzie się 990 km.
rules-SPD-12_4 = Wydłużenie trasy jest możliwe także tutaj.
rules-SPD-12_5 = Punkty liczy się tak jak przy 2 lub 3 graczach.
rules-SPD-13_1 = Wskazówka: na początku START jest zwykle lepszy niż atak.
rules-SPD-13_2 = Wskazówka: karty specjalne lepiej zwykle trzymać na kontrę, choć wolno je w każdej chwili zagrać zapobiegawczo; nie czekaj jednak zbyt długo, bo na ręce na koniec rozdania są nic niewarte.
rules-SPD-13_3 = Wskazówka: martwych kart pozbywaj się wcześnie, np. karty 240 km, gdy dwie już leżą, albo karty BRAK PALIWA, gdy rywal ma kartę STACJA PALIW.
rules-SPD-13_4 = Wskazówka: pamiętaj, co już zagrano; karta obrony jest bezwartościowa, gdy wyszły wszystkie jej ataki.
rules-SPD-13_5 = Wskazówka: nie zapomnij zagrać ponownie po każdej karcie specjalnej, zagranej zapobiegawczo lub jako kontra.
rules-SPD-13_6 = Przykład punktacji: dwie karty specjalne zagrane zapobiegawczo i dwie jako kontra dają 400 + 300 + 600 punktów.
rules-SPD-13_7 = OGRANICZENIE PRĘDKOŚCI można zagrać na drużynę, której stos walki pokazuje atak, a atak na stos walki – na drużynę, którą obejmuje OGRANICZENIE PRĘDKOŚCI.
rules-SPD-RUL_1 = WULKANIZACJA chroni przed kartą PRZEBITA OPONA, a WARSZTAT przed kartą AWARIA (`wild_map` = `sensible`).
rules-SPD-RUL_2 = Podział kart kilometrów nie jest nigdzie wydrukowany; ustala go `deck_profile`. Domyślnie są to: 30 km – 11, 60 km – 11, 90 km – 11, 120 km – 13, 240 km – 4.
rules-SPD-RUL_3 = W 6 osób jedzie się dokładnie 990 km, czyli najwięcej, ile da się złożyć bez przekroczenia 1000, a wydłużenie prowadzi do 1200 km. Przy `six_player_distance` = 1000 nikt nie ukończy trasy, nie ma wydłużenia i każde rozdanie trwa do ostatniej karty.
rules-SPD-RUL_4 = Przykład z 1100 km znaczy: co się nie mieści, jest bezużyteczne. Sama suma 1100 km nie może wystąpić; przy 1110 km odpadają karty 120 i 240 km.
rules-SPD-RUL_5 = Karty, która przekroczyłaby dystans, program nie przyjmuje, więc cofanie kart kilometrów nigdy nie jest potrzebne.
rules-SPD-RUL_6 = Odrzucić wolno zawsze i dowolną kartę, także specjalną, bez względu na to, co jeszcze dałoby się zagrać. Przy `discard_rule` = `only_if_stuck` wolno tylko wtedy, gdy żadne inne zagranie nie jest możliwe.
rules-SPD-RUL_7 = START wolno zagrać tylko wtedy, gdy drużyna nie jedzie, a jej stos walki jest pusty albo ma na wierzchu STOP, kartę obrony lub unieważniony atak. Nie wolno go kłaść na START, na działające karty BRAK PALIWA, PRZEBITA OPONA i AWARIA ani wtedy, gdy w ruchu utrzymuje drużynę WOLNA DROGA.
rules-SPD-RUL_8 = Drużyna jedzie, jeśli na wierzchu jej stosu walki nie ma działającego ataku i albo leży tam START, albo na jej polu kart specjalnych jest WOLNA DROGA.
rules-SPD-RUL_9 = Atak na wierzchu stosu działa, dopóki nie przykryje go pasująca obrona albo drużyna nie ma pasującej karty specjalnej; wtedy jest unieważniony. Drużyna ma ograniczenie, gdy na wierzchu jej stosu prędkości leży działające OGRANICZENIE PRĘDKOŚCI.
rules-SPD-RUL_10 = Atak, na który zagrano kartę specjalną zapobiegawczo, zostaje na stosie jako unieważniony, jakby leżała na nim jego obrona: bez karty WOLNA DROGA nadal potrzebny jest START, do tego czasu stosu nie można atakować, a samej karty obrony nie można już zagrać. Przy `prevention_restores_start` = true atak trafia na stos kart odrzuconych i odsłania się karta pod nim.
rules-SPD-RUL_11 = WOLNA DROGA, jakkolwiek zagrana, od razu unieważnia STOP i OGRANICZENIE PRĘDKOŚCI, a samochód jedzie bez karty START i bez ograniczeń. Działające karty BRAK PALIWA, PRZEBITA OPONA i AWARIA nadal go zatrzymują.
rules-SPD-RUL_12 = Atak na stos walki jest dozwolony, gdy drużyna jedzie i nie ma pasującej karty specjalnej. Jeśli ma kartę WOLNA DROGA, można atakować także pusty stos, kartę obrony lub unieważniony atak na wierzchu.
rules-SPD-RUL_13 = OGRANICZENIE PRĘDKOŚCI można zagrać na każdą drużynę, jadącą lub stojącą, która nie ma jeszcze ograniczenia i której nie chroni WOLNA DROGA; na KONIEC OGRANICZENIA można je położyć ponownie.
rules-SPD-RUL_14 = Czas na kontrę zaczyna się po położeniu ataku i kończy, gdy posiadacz karty zrezygnuje; nikt wtedy nie dobiera, także po wyczerpaniu stosu dobierania. Karta specjalna dobrana później może już posłużyć tylko zapobiegawczo.
rules-SPD-RUL_15 = Kontrować może tylko ten z zaatakowanej drużyny, kto ma pasującą kartę specjalną. Jeśli tej karty jeszcze nie widziano, po ataku następuje neutralna pauza, a rezygnacja z kontry pozostaje tajna.
rules-SPD-RUL_16 = Kolejność przy kontrze: karta specjalna w poprzek, atak na stos kart odrzuconych, dobranie jednej karty, a potem dodatkowa tura: dobranie jednej karty oraz zagranie lub odrzucenie jednej. Karta specjalna znów daje kolejne dobranie i zagranie.
rules-SPD-RUL_17 = Gdy w stosie dobierania jest jedna karta, odbywa się tylko pierwsze dobranie, a gdy nie ma żadnej – żadne. Dodatkową turę gra się i tak z tego, co jest na ręce; przy pustej ręce kończy się od razu.
rules-SPD-RUL_18 = Kolejność przeskakuje do gracza z kontrą, a siedzący między nim a atakującym, także partnerzy, tracą tę jedną turę; jeśli siedzi tuż na prawo od atakującego, dodatkowa tura jest jego zwykłą turą, a po niej gra zawsze jego prawy sąsiad. Na atak z dodatkowej tury znów można odpowiedzieć kontrą na tych samych zasadach.
rules-SPD-RUL_19 = Kontra kartą WOLNA DROGA na OGRANICZENIE PRĘDKOŚCI działa jak każda inna i uwalnia samochód także od wcześniejszej karty STOP.
rules-SPD-RUL_20 = Gdy stos dobierania jest pusty, po karcie specjalnej nic się nie dobiera, ale prawo do ponownego zagrania zostaje; przepada przy pustej ręce.
rules-SPD-RUL_21 = Gracz bez kart jest pomijany, a rozdanie kończy się, gdy puste są stos dobierania i wszystkie ręce. Co turę trzeba zagrać lub odrzucić jedną kartę, a odrzuconych kart nie tasuje się w trakcie rozdania.
rules-SPD-RUL_22 = Limit dwóch kart 240 km obowiązuje na drużynę i na rozdanie.
rules-SPD-RUL_23 = OPÓŹNIONA AKCJA liczy się, jeśli w chwili zagrania karty kończącej trasę stos dobierania jest pusty, także wtedy, gdy ten sam gracz właśnie dobrał ostatnią kartę.
rules-SPD-RUL_24 = BLOKADA wymaga, by w chwili ukończenia trasy żadna drużyna przeciwna nie miała na stole ani jednej karty kilometrów; premia przysługuje raz.
rules-SPD-RUL_25 = BEZPIECZNA JAZDA dotyczy całego rozdania aż do ukończenia trasy, przy wydłużeniu aż do 1200 km.
rules-SPD-RUL_26 = Po ukończeniu trasy bez wydłużenia (bo z niego zrezygnowano lub nie jest możliwe) rozdanie kończy się natychmiast; nikt już nie dogrywa kolejki.
rules-SPD-RUL_27 = Wydłużenie jest możliwe przy 2, 3 i 6 graczach, raz na rozdanie; przy 4 nie, bo dystans to już 1200 km. Decyduje gracz, który zagrał kartę kończącą trasę, bez narady z partnerem.
rules-SPD-RUL_28 = Wydłużenia nie proponuje się, gdy puste są stos dobierania i wszystkie ręce.
rules-SPD-RUL_29 = Po ogłoszeniu wydłużenia celem wszystkich jest 1200 km (po 990 km zostaje jeszcze 210), tura ogłaszającego się kończy i gra następna osoba. OPÓŹNIONA AKCJA, BEZPIECZNA JAZDA i BLOKADA oceniane są dopiero przy ostatecznym ukończeniu trasy.
rules-SPD-RUL_30 = Jeśli ogłaszającemu się nie uda, każdy przeciwnik lub każda drużyna przeciwna dostaje 200 punktów, także gdy nikt nie dojedzie do 1200 km. 400 punktów dostaje tylko drużyna, która ukończyła trasę.
rules-SPD-RUL_31 = Domyślnie gra się, aż na koniec rozdania jakaś drużyna ma co najmniej 6000 punktów. `max_rounds` = n: gra kończy się po n rozdaniach albo wcześniej, po osiągnięciu 6000, a wygrywa najwyższa suma.
rules-SPD-RUL_32 = Jeśli po tym samym rozdaniu kilka drużyn ma co najmniej 6000 punktów, wygrywa najwyższa suma; sprawdza się to tylko na koniec rozdania.
rules-SPD-RUL_33 = Przy remisie na pierwszym miejscu z co najmniej 6000 punktów gra się kolejne rozdania, aż ktoś obejmie prowadzenie. Remis po `max_rounds` rozdaniach to wspólne zwycięstwo.
rules-SPD-RUL_34 = Pierwszego rozdającego wybiera się lub losuje, potem rozdawanie przechodzi co rozdanie o jedno miejsce w prawo. Gra i rozdawanie biegną w prawo; na ekranie stół może wyglądać inaczej, liczy się tylko kolejność.
rules-SPD-RUL_35 = Widoczne muszą być tylko wierzchnie karty, ale wszystko, co kiedyś leżało odkryte, jest jawne i może być w dzienniku oraz służyć botom. `deck_memory` = `top_only` ukrywa to na ekranie.
rules-SPD-RUL_36 = W 6 osób gra się pełną talią, bez wyjmowania kart. Przyjęta kolejność miejsc: A1, B1, C1, A2, B2, C2.
rules-SPD-RUL_37 = Lista możliwości pierwszego gracza nie jest zamknięta: po karcie WOLNA DROGA może w dodatkowym zagraniu wyłożyć kartę kilometrów.
rules-SPD-RUL_38 = Niezagrane karty, także specjalne, nie dają punktów. Punkty za kontry i karty specjalne należą do drużyny.
rules-SPD-RUL_39 = Partnerzy nie mogą rozmawiać o kartach na ręce; program nie daje do tego żadnego kanału.

chapters-SPD-0 = O czym jest gra
chapters-SPD-1 = Gracze
chapters-SPD-2 = Karty w pudełku
chapters-SPD-3 = Cel gry
chapters-SPD-4 = Przygotowanie
chapters-SPD-5 = Gdzie leżą karty
chapters-SPD-6 = Przebieg tury
chapters-SPD-7 = Co robią karty
chapters-SPD-8 = Kontra
chapters-SPD-9 = Punkty
chapters-SPD-10 = Kto wygrywa
chapters-SPD-11 = Dwóch lub trzech graczy, wydłużenie trasy
chapters-SPD-12 = Sześciu graczy
chapters-SPD-13 = Porady
chapters-SPD-RUL = Rozstrzygnięcia i przypadki niejasne

turn-aim = Przejedź dokładnie dystans trasy przed innymi. Rozdania gra się, aż ktoś zdobędzie 6000 punktów.
turn-1 = Dobierz kartę.
turn-2 = Zagraj jedną: START rusza z miejsca, kilometry wiozą dalej, obrona usuwa to, co cię zatrzymało.
turn-3 = Albo atakuj: zatrzymaj rywala, opróżnij mu bak, ogranicz prędkość.
turn-4 = Karta specjalna chroni całe rozdanie i daje kolejne zagranie; w odpowiedzi na atak jest kontrą.
turn-5 = Jeśli nic nie pasuje, odrzuć kartę.
turn-6 = Rozdanie kończy ukończona trasa albo ostatnia karta. Punktują kilometry, karty specjalne, kontry i trasa.

examples-places = Oba samochody są w drodze. Drużynę A chroni STACJA PALIW; drużyna B jedzie z OGRANICZENIEM PRĘDKOŚCI.
examples-empty_tank = Drużynie A skończyło się paliwo. Potrzebuje teraz PALIWA, a w późniejszej turze karty START.
examples-limit = Przy OGRANICZENIU PRĘDKOŚCI można jechać tylko 30 i 60 km, aż zostanie zniesione.
examples-kontra = Drużyna B właśnie zaatakowała kartą AWARIA, ale A ma WARSZTAT: kontra odpiera atak, daje 300 punktów i turę.
examples-arrival = 810 z 900 km: 90 pasuje dokładnie, 120 to za dużo. Kto dojedzie, może zakończyć rozdanie albo wydłużyć trasę do 1200 km.

## result

result-won = Wygrywa drużyna { $winner }, { $score }.

## figures

figures-trips = Trasy
figures-safe_trips = Bezpieczne jazdy
figures-kontras = Kontry
figures-attacks = Ataki
figures-km = Kilometry
figures-rounds = Rundy
