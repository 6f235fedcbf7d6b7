## errors

errors-unknown_game = Nie ma gry „{ $name }”. Dostępne: { $known }.
errors-unknown_bot = Nie ma bota „{ $name }”. Dostępne: { $known }.
errors-bad_budget = „{ $words }” to nie czas do namysłu: wpisz 200ms, 2s albo liczbę prób, np. 2000.
errors-unknown_rule = Nie ma zasady „{ $id }” w grze { $game }. Pierwsza to { $first }; wszystkie pokazuje „paddock rules { $game }”.
errors-unknown_language = Nie ma języka „{ $name }”. Dostępne: { $known }.
errors-unknown_option = Nie ma opcji „{ $key }”. Dostępne: { $known }.
errors-option_form = „{ $text }” to nie opcja: napisz key=value.
errors-unknown_seat = Nie ma miejsca „{ $seat }”. Miejsca to: { $known }.
errors-unknown_seat_in = Krok { $number } w play: nie ma miejsca „{ $seat }”. Miejsca to: { $known }.
errors-not_seats = Nie można się tu ścigać w { $value } { $value ->
        [one] gracza
        [few] graczy
        [many] graczy
       *[other] graczy
    }: możliwa liczba graczy to { $known }.
errors-bad_seat_name = „{ $name }” nie może być nazwą miejsca: podaj od 1 do { $most } znaków drukowalnych, ale nie chance, expect, step ani spectator.
errors-seat_is_a_word = „{ $name }” nie może być nazwą miejsca: to słowo znaczy w tej grze coś innego.
errors-seat_twice = Dwa miejsca mają tę samą nazwę: { $names }.
errors-not_a_choice = { $key }: wartość „{ $value }” nie jest możliwa. Wybierz spośród: { $choices }.
errors-not_reset = Przed pierwszym wyścigiem nie ma „{ $name }”. Najpierw wywołaj reset().
errors-no_such_action = Nie ma akcji „{ $action }”. Akcje to liczby całkowite od 0 do { $most }.
errors-wrong_opponents = Potrzeba { $wanted } { $wanted ->
        [one] przeciwnika
        [few] przeciwników
        [many] przeciwników
       *[other] przeciwników
    }, a nie { $count }. Podaj jednego bota dla wszystkich albo po jednym dla każdego innego miejsca.
errors-needs_reset = Wyścig się skończył. Wywołaj reset(), żeby zacząć następny.
errors-not_a_number = { $key }: { $value } nie jest liczbą całkowitą od { $least } do { $most }.
errors-not_a_mapping = { $key }: potrzebne są tu pary „key: value”, a jest: { $value }.
errors-not_a_list = { $key }: potrzebna jest tu lista, a jest: { $value }.
errors-not_text_key = { $key }: potrzebne jest tu słowo, a jest: { $value }.
errors-too_many_cards = { $key }: nie może tu leżeć więcej niż { $most } { $most ->
        [one] karta
        [few] karty
        [many] kart
       *[other] kart
    }.
errors-unknown_key = Nie ma tu klucza „{ $key }”. Dostępne: { $known }.
errors-key_missing = Brakuje klucza „{ $key }”.
errors-no_variant = Nie można odczytać wariantu „{ $name }” ({ $why }). Podaj plik TOML albo jeden z wariantów: { $known }.
errors-variant_key = Wariant zawiera klucz „{ $key }”, który nic tu nie znaczy.
errors-variant_missing = W wariancie brakuje klucza „{ $key }”.
errors-variant_kilometres = { $key }: potrzebna jest tu tabela, w której wartościom kilometrów (od 1 do { $most } pozycji) odpowiadają liczby kart.
errors-variant_too_large = Wariant ma za dużo kart na jeden stos: może ich być najwyżej { $most }.
errors-deck_size = Talia ma { $cards } { $cards ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] kart
    }: to za mało na { $seats } { $seats ->
        [one] rękę
        [few] ręce
        [many] rąk
       *[other] rąk
    } albo więcej niż dozwolone { $most }.
errors-illegal_move = { $seat } nie może wykonać ruchu „{ $move }”: { $reason } ({ $rule }).
errors-unknown_verb = „{ $words }” to nie ruch. Ruch zaczyna się od jednego ze słów: { $verbs }.
errors-wrong_form = „{ $words }” to nie ruch: napisz „{ $form }”.
errors-unknown_card = „{ $words }”: w tej grze nie ma karty { $card }.
errors-attack_wanted = „{ $words }”: karta { $card } to atak; napisz „attack { $card } TEAM”.
errors-no_attack = „{ $words }”: karta { $card } to nie atak; napisz „play { $card }”.
errors-unknown_team = „{ $words }”: nie ma drużyny { $team }. Drużyny to: { $teams }.
errors-answer_wanted = „{ $words }”: napisz „{ $verb } yes” albo „{ $verb } no”.
errors-no_hints = Przy tym stole nie ma podpowiedzi: ściga się tu kilka osób i podpowiedź dla jednej byłaby niesprawiedliwa. Kto otwiera stół, może pozwolić na nie wszystkim.
errors-no_decision = { $seat } nie ma teraz o czym decydować. Poproś o podpowiedź, gdy przyjdzie twoja kolej.
errors-hint_pending = Poprzednia podpowiedź jest jeszcze obmyślana. Poczekaj na odpowiedź.
errors-hints_busy = Wielu chce wiedzieć, co zrobiłby mistrz. Zapytaj ponownie za chwilę albo zdecyduj samodzielnie.
errors-nothing_to_undo = Nie zagrano jeszcze niczego, co można by cofnąć.
errors-undo_barrier = Ostatniego ruchu nie można cofnąć: odsłonił coś, co było ukryte.
errors-undo_other_seat = Tego ruchu nie można cofnąć: ktoś inny już po nim zagrał.
errors-no_such_card_left = { $key }: o jedną kartę { $card } za dużo; w grze jest ich { $count }.
errors-too_few_cards = { $key }: potrzeba { $wanted } { $wanted ->
        [one] karty
        [few] kart
        [many] kart
       *[other] kart
    }, a { $left ->
        [one] została tylko
        [few] zostały tylko
        [many] zostało tylko
       *[other] zostało tylko
    } { $left }.
errors-wrong_pile = { $key }: karta { $card } nie może leżeć na tym stosie.
errors-hand_too_large = { $key }: na ręce { $cards ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $cards } { $cards ->
        [one] karta
        [few] karty
        [many] kart
       *[other] kart
    }, a może być najwyżej { $most }.
errors-too_far = { $key }: dystans { $km } km nie jest możliwy, gdy celem jest { $target } km.
errors-wrong_target = { $key }: wartość { $value } nie jest możliwa; w tej pozycji jest to { $target } (po wydłużeniu trasy podaj, kto je ogłosił: extension_by).
errors-no_extension = { $key }: w rozdaniu na { $target } km nie ma wydłużenia trasy.
errors-no_kontra = { $key }: do kontry potrzebny jest dokładnie jeden atak czekający na odpowiedź gracza, który ma właściwą kartę specjalną; liczba takich ataków tutaj: { $found }. Wskaż atak za pomocą attack i attacked.
errors-no_cards = { $key }: { $seat } nie ma żadnej karty do zagrania.
errors-not_completed = { $key }: o wydłużeniu trasy decyduje się tylko wtedy, gdy { $seat } właśnie osiąga { $target } km i istnieje dłuższa trasa.
errors-not_over = { $key }: gra się nie kończy, dopóki któraś drużyna nie ma { $points } { $points ->
        [one] punktu
        [few] punktów
        [many] punktów
       *[other] punktów
    }.
errors-impossible_chance = chance[{ $index }]: wynik „{ $outcome }” nie może tu wypaść: nie ma go wśród tego, co można wylosować.
errors-unknown_outcome = chance[{ $index }]: „{ $outcome }” to nic, co los mógłby dać w tej grze.
errors-no_file = Nie można odczytać pliku: { $why }.
errors-not_text = Plik nie jest tekstem w UTF-8.
errors-file_too_large = Plik ma więcej niż { $most } { $most ->
        [one] bajt
        [few] bajty
        [many] bajtów
       *[other] bajtów
    }.
errors-not_yaml = Wiersz { $line } to nie YAML: { $problem }.
errors-no_aliases = Wiersz { $line }: kotwice i aliasy nie są tu odczytywane; wpisz całą wartość.
errors-key_twice = Wiersz { $line }: klucz „{ $key }” pojawia się tu po raz drugi.
errors-bad_key = Wiersz { $line }: klucz musi być słowem albo liczbą.
errors-not_a_scenario = To nie jest scenariusz: potrzebne są co najmniej klucze game i seats.
errors-not_a_step = Krok { $number } w play to nie krok: napisz „seat: move”, „seat: {"{"}try: move, refused: RULE{"}"}”, „seat: {"{"}undo: true{"}"}” albo „expect: {"{"}...{"}"}”.
errors-not_a_record = To nie jest zapis wyścigu: potrzebne są co najmniej klucze game, rules, seats i moves.
errors-not_a_move = Ruch { $number } to nie ruch: napisz „seat: move”, a to, co dał los, jako „chance: [...]”.
errors-bad_move = Ruch { $number }: { $why }
errors-chance_differs = Ruch { $number }: według zapisu los dał { $wanted }, ale zasady wymagały: { $got }.
errors-record_differs = Zapis się nie zgadza: { $key } ma w nim wartość { $wanted }, a po odtworzeniu wychodzi { $got }.
errors-other_rules = Ten zapis powstał według wersji { $rules } zasad gry { $game }; tutaj obowiązuje wersja { $version }.
errors-in_file = { $file }: { $why }
errors-in_step = { $where }: { $why }
errors-no_folder = Nie można zapisać pliku { $file }: { $why }.
errors-no_scenarios = Nie ma tu żadnego pliku scenariusza: { $paths }. Takie pliki kończą się na .yaml lub .yml.
errors-not_toml = Plik to nie TOML: { $problem }.
errors-no_track = Nie można odczytać toru „{ $name }”. { $why } Podaj plik TOML albo jeden z torów: { $known }.
errors-no_tracks = Gra { $game } nie ma torów. Tory mają: { $known }.
errors-track_key = Tor zawiera klucz „{ $key }”, który nic tu nie znaczy. Dostępne: { $known }.
errors-track_missing = W torze brakuje klucza „{ $key }”.
errors-track_game = game: to tor do gry „{ $name }”, a nie do gry { $game }.
errors-track_text = { $key }: potrzebne są tu znaki drukowalne, od 1 do { $most }.
errors-track_too_long = laps: { $laps } { $laps ->
        [one] okrążenie
        [few] okrążenia
        [many] okrążeń
       *[other] okrążeń
    } po { $spaces } { $spaces ->
        [one] polu
        [few] pola
        [many] pól
       *[other] pól
    } to razem { $length } { $length ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pól
    }, a może być najwyżej { $most }.
errors-track_corners = corners: tor ma od 1 do { $most } zakrętów, a tu { $count ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $count }.
errors-track_order = { $key }: wartość { $value } nie może stać po { $before }; podaj zakręty w kolejności jazdy, każdą linię raz.
errors-track_chicane = { $key }: druga linia szykany stoi zaraz po pierwszej, z tym samym limitem.
errors-track_stretch = { $key }: podaj pierwsze i ostatnie pole odcinka, na przykład [5, 10], a nie { $value }.
errors-track_legend = legend: podaj po jednej linii na każdy z { $corners } { $corners ->
        [one] zakrętu
        [few] zakrętów
        [many] zakrętów
       *[other] zakrętów
    } albo żadnej; tu { $count ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $count }.
errors-track_bends = bends: podaj po jednej liczbie na każde z { $spaces } { $spaces ->
        [one] pola
        [few] pól
        [many] pól
       *[other] pól
    }; tu { $count ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $count }.
errors-track_bend = { $key }: { $value } nie jest liczbą stopni od -{ $most } do { $most }.
errors-track_twist = bends: suma w stopniach to { $sum }, a pełny obrót zgodnie z ruchem wskazówek zegara to 360.
errors-track_open = bends: pierścień się nie zamyka. Odległość jego końca od początku, w polach: { $miss } (za daleko do przodu o { $ahead }, za daleko w prawo o { $right }); może wynosić najwyżej { $most }.
errors-track_crosses = bends: pierścień zachodzi sam na siebie. Odległość między polami { $one } i { $other } to { $distance }; zostaw między ich środkami { $room }.
errors-not_a_grid = { $key }: napisz „random” albo podaj listę wszystkich miejsc, każde raz, w kolejności pól startowych: { $names }.
errors-no_turn = { $key }: w fazie „{ $phase }” nie trwa niczyja tura; pomiń „{ $key }” albo wybierz inną fazę.
errors-whose_turn = { $key }: w fazie „{ $phase }” trwa tura jednego z samochodów; podaj którego.
errors-wrong_queue = { $key }: podaj samochody, które mają swój ruch jeszcze przed sobą, czyli te z kartami w strefie gry: { $names }.
errors-wrong_lever = { $key }: dźwignia zmiany biegów może wskazywać co innego niż bieg tylko wtedy, gdy { $seat } ma jeszcze ukryty plan, i różnić się najwyżej o dwa biegi.
errors-wrong_places = { $key }: pozycje w klasyfikacji muszą iść po kolei od 1, każda raz; tutaj są to: { $places }.
errors-spot_alone = { $key }: miejsce bez pola; { $seat } musi mieć podane także pos.
errors-same_spot = { $key }: to miejsce zajmuje już { $other }; { $seat } musi mieć inne pos albo spot.
errors-over_the_line = { $key }: { $seat } nie może tu stać, bo meta jest na { $finish }; podaj pozycję w klasyfikacji albo mniejsze pos.
errors-out_of_the_race = { $key }: { $seat } ma już pozycję w klasyfikacji i więcej się nie rusza; podaj samochód, który jeszcze się ściga.
errors-not_over_yet = { $key }: faza to „over” dokładnie wtedy, gdy każdy samochód ma swoją pozycję w klasyfikacji; tutaj jest to „{ $phase }”.
errors-no_slipstream = { $key }: przy takim ustawieniu samochodów { $seat } nie może skorzystać z tunelu aerodynamicznego; ustaw inny samochód obok albo na polu tuż z przodu, przed metą i tak, by było gdzie podjechać.
errors-no_packet = { $key }: karty do odrzucenia zbiera się tylko w fazie „discard”, a nie w fazie „{ $phase }”.
errors-needs_option = { $key }: ta opcja działa tylko razem z opcją '{ $other }', a ta jest wyłączona.
errors-not_as_many = { $key }: liczba potrzebnych wpisów to { $wanted }, a jest ich { $count }.
errors-too_many_of = { $key }: '{ $value }' może wystąpić najwyżej tyle razy: { $most }.
errors-not_with_options = { $key }: w tym wyścigu nic takiego nie ma, bo opcja '{ $option }' jest wyłączona.
errors-no_upgrades = Nie można odczytać ulepszeń „{ $name }” ({ $why }). Podaj plik TOML albo 'standard'.
errors-upgrade_key = Ulepszenia zawierają klucz „{ $key }”, który nic tu nie znaczy. Znane są: { $known }.
errors-heat_card_says = { $key }: karta Żaru nie ma na sobie nic więcej; pomiń: { $names }.
errors-direct_card = { $key }: karta do zagrania bezpośredniego ma jedną wartość i żadnego symbolu +.
errors-too_few_upgrades = Do wyboru trzeba tylu ulepszeń: { $needed }, a talia ulepszeń ma ich { $count }.
errors-not_with_option = { $key }: nie da się tego połączyć z opcją '{ $other }' ustawioną na '{ $value }'.
errors-no_draft = { $key }: w tym wyścigu nie wybiera się ulepszeń w fazie „{ $phase }”.
errors-empty_market = { $key }: na rynku musi zostać jakaś karta.
errors-not_an_upgrade = { $key }: { $card } nie jest ulepszeniem, a tylko je się odświeża.
errors-not_printed = { $key }: na tej karcie nie ma wartości { $value }.
errors-values_and_phase = { $key }: w fazie „value” jakaś karta w strefie gry nie ma jeszcze wartości, a w fazie „{ $phase }” mają ją wszystkie.
errors-nothing_to_pay = { $key }: jedna z tych kart nie ma symbolu Żaru, za który można jeszcze zapłacić.
errors-not_in_play = { $key }: { $card } nie leży w strefie gry.
errors-not_at_a_table = Wyścigu z tymi opcjami nie można rozegrać przy stole, bo strony jeszcze go nie pokazują: { $options }. Można go rozegrać w terminalu i w programach.
errors-packet_in_tunnel = { $key }: samochód w tunelu na trasie nie może niczego odrzucić.
errors-bad_plan = { $key }: { $cards } { $cards ->
        [one] karta nie może
        [few] karty nie mogą
        [many] kart nie może
       *[other] kart nie może
    } być planem na biegu { $gear }: najpierw zmień bieg, zatwierdź plan z tyloma kartami, ile wskazuje bieg, a Żar zagraj tylko wtedy, gdy na ręce nie zostało nic innego.
errors-too_much_heat = { $key }: poza silnikiem podano { $named } { $named ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] kart
    } Żaru, czyli za dużo; razem { $all ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $all }, w tym najwyżej jedna UH.
errors-too_much_stress = { $key }: gracze mają { $taken } { $taken ->
        [one] kartę
        [few] karty
        [many] kart
       *[other] kart
    } Stresu; w pudełku { $all ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $all }.
errors-not_discardable = { $key }: karty { $card } nie można odrzucić, więc nie może tu leżeć.
errors-variant_counts = { $key }: razem { $cards }; możliwe jest od { $least } do { $most }.
errors-variant_segment = { $key }: potrzebna jest tu lista od 1 do { $most } pól.
errors-variant_numbers = { $key }: każdy segment potrzebuje własnego numeru.
errors-not_racers = { $key }: napisz 'random' albo listę { $count } { $count ->
        [one] rajdowca
        [few] różnych rajdowców
        [many] różnych rajdowców
       *[other] różnych rajdowców
    } w kolejności miejsc. Znani są: { $known }.
errors-too_many_places = { $key }: { $places } { $places ->
        [one] miejsce
        [few] miejsca
        [many] miejsc
       *[other] miejsc
    } na żetony zmiany to za dużo; może być najwyżej { $most }.
errors-track_path = { $key }: '{ $value }' to nie trasa. Napisz od 1 do { $most } liter: S to prosta, R i L to zakręt w prawo i w lewo.
errors-track_too_many = { $key }: użyto { $used } { $used ->
        [one] segmentu
        [few] segmentów
        [many] segmentów
       *[other] segmentów
    } rodzaju { $kind }; w pudełku { $there ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $there }.
errors-track_numbers = { $key }: podaj po jednym numerze dla każdego z { $count } { $count ->
        [one] segmentu
        [few] segmentów
        [many] segmentów
       *[other] segmentów
    } trasy.
errors-track_segment = { $key }: nie ma segmentu { $value } rodzaju { $kind }. Znane są: { $known }.
errors-track_segment_twice = { $key }: segment { $value } jest użyty dwa razy; każdy jest jeden.
errors-track_overlaps = { $key }: tor nachodzi na siebie: segment { $other } leżałby na segmencie { $one }.
errors-track_not_closed = { $key }: okrążenie się nie zamyka: kończy się { $column } { $column ->
        [one] kwadrat
        [few] kwadraty
        [many] kwadratów
       *[other] kwadratów
    } na wschód i { $row } na południe od początku, w kierunku { $heading } zamiast E.
errors-track_not_clockwise = { $key }: okrążenie biegnie zgodnie z zegarem: zakręty w prawo minus zakręty w lewo to ma być 4, nie { $turns }.
errors-track_fields = { $key }: na okrążeniu o { $fields } { $fields ->
        [one] polu
        [few] polach
        [many] polach
       *[other] polach
    } nie można się ścigać; potrzeba od { $least } do { $most }.
errors-track_not_shorter = { $key }: { $track } nie ma segmentów, które można pominąć.
errors-track_even = { $key }: { $value } { $value ->
        [one] segment nie zamknie
        [few] segmenty nie zamkną
        [many] segmentów nie zamknie
       *[other] segmentów nie zamknie
    } okrążenia; parzysta liczba od { $least } do { $most } tak.
errors-no_random_tracks = { $game } nie ma losowych tras. Są dla: { $known }.
errors-racer_twice = { $key }: { $racer } występuje dwa razy; każdy rajdowiec jest jeden.
errors-too_many_racers = { $key }: { $seat } nie może mieć więcej niż { $most } { $most ->
        [one] rajdowca
        [few] rajdowców
        [many] rajdowców
       *[other] rajdowców
    }.
errors-not_ordered = { $key }: { $seat } nie wybrał kolejności swoich rajdowców, więc nie może to być ich kolejka.
errors-ordered_already = { $key }: { $seat } nie ma tu czego porządkować.
errors-too_many_dice = { $key }: nie może tu być więcej niż { $most } { $most ->
        [one] kostka
        [few] kostki
        [many] kostek
       *[other] kostek
    }.
errors-double_before = { $key }: drugie { $die } to dublet, po którym nie mogła nastąpić kostka ani ruch.
errors-wrong_final = { $key }: ostatnia runda trwa dokładnie wtedy, gdy jakiś rajdowiec ma { $laps } { $laps ->
        [one] żeton okrążenia
        [few] żetony okrążeń
        [many] żetonów okrążeń
       *[other] żetonów okrążeń
    }.
errors-laps_owed = { $key }: { $seat } ma za sobą taką drogę, że musi mieć { $laps } { $laps ->
        [one] żeton okrążenia
        [few] żetony okrążeń
        [many] żetonów okrążeń
       *[other] żetonów okrążeń
    }.
errors-same_field = { $key }: na polu { $field } stoi już { $other }; tylko w fazie 'duel' albo podczas ruchu dwaj rajdowcy dzielą pole.
errors-not_exchanged = { $key }: { $racer } wymieniłby tyle żetonów premii na kartę premii.
errors-done_already = Polecenie „{ $id }” zostało już wykonane.
errors-unknown_command = Stół nie zna polecenia „{ $do }”. Dostępne: { $known }.
errors-seat_taken = Miejsce { $seat } jest zajęte; wybierz wolne.
errors-seat_free = Nikt nie siedzi na miejscu { $seat }.
errors-seats_free = Wyścig nie może ruszyć, dopóki są wolne miejsca: { $seats }. Poczekaj na graczy albo pozwól jechać botom.
errors-bad_name = Nazwa musi mieć od 1 do { $most } znaków.
errors-mixed_name = Każde słowo swojej nazwy napisz jednym alfabetem: przez litery, które tylko wyglądają podobnie, można by cię z kimś pomylić.
errors-bad_text = Powiedz coś, używając od 1 do { $most } znaków.
errors-unknown_phrase = Nie ma zwrotu „{ $phrase }”. Dostępne: { $known }.
errors-not_your_seat = Miejsce { $seat } nie należy do ciebie.
errors-not_host = Może to zrobić tylko ten, kto otworzył stół.
errors-not_away = Na miejscu { $seat } jedzie już jego gracz.
errors-started_already = Wyścig już ruszył; miejsca zostają teraz takie, jakie są.
errors-not_started = Wyścig jeszcze nie ruszył.
errors-stale = W międzyczasie coś się zmieniło dla { $seat }; spójrz jeszcze raz, zanim wybierzesz.
errors-no_store = Baza danych { $url } nie odpowiada: { $why }.
errors-store_away = Serwer nie może dostać się do tego, co zapisał. Nic nie zginęło; spróbuj ponownie za chwilę.
errors-stopping = Serwer zaraz się zatrzyma. Spróbuj ponownie za chwilę.
errors-unknown_method = Nie ma tu metody { $method }. Znane są: { $known }.
errors-broke = Coś poszło nie tak na serwerze. Zostało to odnotowane; spróbuj ponownie albo odśwież stronę.
errors-no_port = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $why }. Wybierz inny port.
errors-bad_proxy = „{ $text }” nie jest adresem serwera proxy. Podaj adresy lub sieci rozdzielone przecinkami, na przykład 127.0.0.1 albo 10.0.0.0/8.
errors-store_busy = Baza danych { $url } jest teraz na to zbyt zajęta. Nic się nie zmieniło; spróbuj ponownie za chwilę.
errors-bad_url = To nie jest adres bazy danych ({ $why }). Napisz sqlite:///FILE albo postgresql://USER@HOST/NAME.
errors-no_table = Nie ma stołu „{ $id }”.
errors-table_exists = Stół „{ $id }” już istnieje.
errors-line_taken = Dziennik stołu „{ $id }” ma już wiersz { $seq }; spójrz jeszcze raz.
errors-table_rules = Przy stole „{ $id }” gra się według wersji { $rules } zasad gry { $game }; tutaj obowiązuje wersja { $version }.
errors-table_differs = Stół „{ $id }” się nie zgadza: jego klucz rozdaje inne karty, niż podaje jego dziennik.
errors-snapshot_differs = Migawka stołu „{ $id }” po { $lines } wierszach nie jest tym, co wynika z jego dziennika. Usuń ją poleceniem `paddock tables drop-snapshots`: nic nie przepadnie.
errors-bad_backup = { $file } nie jest kopią zapasową albo jest uszkodzony: { $why }.
errors-table_unreadable = Stołu „{ $id }” nie da się odczytać: wiersz { $line } jego dziennika jest uszkodzony ({ $why }). Przywróć go z kopii zapasowej; wszystkie inne stoły działają dalej.
errors-header_unreadable = Stołu „{ $id }” nie da się odczytać: jego dane nie są zapisane tak, jak trzeba ({ $why }). Przywróć go z kopii zapasowej; wszystkie inne stoły działają dalej.
errors-newer_database = Bazy danych { $url } używała nowsza wersja Paddock (jej rewizja to { $revision }). Zainstaluj tamtą wersję albo przywróć starszą kopię zapasową.
errors-newer_backup = Kopię zapasową zapisała nowsza wersja Paddock (jej format to { $form }). Zainstaluj tamtą wersję, aby ją odczytać.
errors-no_plain_file = { $file } nie jest zwykłym plikiem i nic nie zostanie na nim zapisane. Podaj inny plik.
errors-backup_sealed = { $file } jest zapieczętowany. Podaj plik z kluczem: --key-file FILE.
errors-backup_open = { $file } nie jest zapieczętowany. Pomiń --key-file, jeśli mu ufasz.
errors-bad_key_file = Klucza w { $file } nie da się odczytać: { $why }.
errors-short_key = Klucz w { $file } jest za krótki. Zapisz 64 cyfry szesnastkowe, 32 losowe bajty albo hasło, którego długość to co najmniej { $least } znaków.
errors-no_sealed_extra = To, co pieczętuje kopie zapasowe, nie jest zainstalowane: pip install 'paddock[sealed]'.
errors-no_person = Nie ma tu nikogo „{ $word }”. Podaj identyfikator gracza albo to, co widzą z niego inni.
errors-signed_out = Wylogowano cię. Wczytaj stronę ponownie, aby wejść od nowa.
errors-bad_moment = „{ $text }” to nie jest chwila: napisz dzień, np. 2031-05-04, albo dzień i godzinę, np. '2031-05-04 18:30'.
errors-no_files_here = Nie można tu wskazać pliku: podaj nazwę jednego z tych, które są częścią gry, albo wpisz całą jego treść.
errors-kicked = Ten, kto otworzył ten stół, wyprosił cię od niego.
errors-no_seat = Może to zrobić tylko ten, kto ma miejsce przy tym stole.
errors-away_already = Na miejscu { $seat } jedzie już bot.
errors-out_for_good = Kierowca z miejsca { $seat } wypadł z tego wyścigu na dobre.
errors-bot_drives = Na miejscu { $seat } jedzie teraz bot; powiedz „back”, aby przejąć kierownicę.
errors-race_over = Wyścig jest zakończony.
errors-pause = Wszyscy czekają na odpowiedź; za chwilę gra toczy się dalej.
errors-no_pause = Nie ma przerwy, którą można by zakończyć.
errors-nothing_to_relieve = Miejsce { $seat } nie każe nikomu czekać albo ma zegar, który tego pilnuje.
errors-patience = Miejsce { $seat } ma jeszcze { $seconds } { $seconds ->
        [one] sekundę
        [few] sekundy
        [many] sekund
       *[other] sekund
    } do namysłu, zanim kierownicę będzie mógł przejąć bot.
errors-cannot_kick = Wskaż kogoś przy tym stole, ale nie tego, kto go otworzył.
errors-race_not_over = Wyścig jeszcze trwa: ile warte były decyzje, mówi się dopiero wtedy, gdy nikt już nie może z tego skorzystać.
errors-not_an_analysis = To nie jest analiza wyścigu zapisana przez „paddock analyse --save”.
errors-bad_analysis = Nie da się odczytać tej analizy: { $why }.
errors-not_a_puzzle = To nie jest zagadka: potrzebny jest tu scenariusz z częścią „puzzle”.
errors-bad_puzzle = Nie da się odczytać tej zagadki: { $why }.
errors-puzzles_where = Podaj grę i, przez -o, folder na jej zagadki; albo napisz --check, by zmierzyć te, które są.
errors-not_over_for_rematch = Rewanż jest po wyścigu, a ten jeszcze trwa.
errors-rematch_already = Rewanż już jest: stół { $table }.
errors-bad_pace = Nie ma takiego tempa. Dostępne: { $known }.
errors-bad_pace_value = { $key }: { $value } nie jest liczbą od 0 do { $most } albo nie pasuje do tego tempa.
errors-not_an_option = „{ $key }” to nie opcja wyścigu.
errors-pictures_busy = Rysowanych jest teraz wiele obrazków. Spróbuj ponownie za kilka sekund.
errors-replays_busy = Odtwarzanych jest teraz wiele wyścigów. Spróbuj ponownie za kilka sekund.
errors-try_again = Serwer nie zdołał tego teraz zapisać albo nie wie, czy zapisał. Poproś o to za chwilę jeszcze raz pod tym samym numerem: stanie się to raz.
errors-not_ready = Gra { $game } jest przygotowywana dla tego komputera, jeden raz; trwa to około minuty. Spróbuj ponownie za chwilę.
errors-not_compiled = Nie udało się przygotować gry { $game } na tym komputerze: kompilator zakończył się przedwcześnie. Poproś jeszcze raz, aby spróbować ponownie; dziennik serwera mówi więcej.
errors-store_in_use = Stoły z bazy { $url } prowadzi już inny serwer. SQLite jest dla jednego serwera: zatrzymaj tamten albo użyj PostgreSQL, jeśli ma ich być kilka.
errors-one_worker = SQLite jest dla jednego procesu, a nie dla { $workers }. Podaj bazę PostgreSQL przez --database postgresql://..., aby uruchomić ich kilka.
errors-bad_redis = Nie można użyć adresu Redis: { $why }.
errors-no_server_extra = Biblioteki serwera nie są zainstalowane: pip install 'paddock[server]'.
errors-no_scope = Ten token do tego nie służy: brakuje mu uprawnienia „{ $scope }”.
errors-unknown_scope = Nie ma uprawnienia „{ $scope }”. Dostępne: { $known }.
errors-too_many_tokens = Nikt nie może mieć więcej niż { $most } { $most ->
        [one] token
        [few] tokeny
        [many] tokenów
       *[other] tokenów
    }; najpierw usuń któryś.
errors-no_passkeys_here = Klucze dostępu potrzebują adresu z nazwą. Użyj tutaj kodu odzyskiwania.
errors-bad_passkey = Klucz dostępu nie został przyjęty ({ $why }). Spróbuj ponownie.
errors-known_passkey = Ten klucz dostępu jest już w użyciu. Zaloguj się nim.
errors-no_passkey = Ten klucz dostępu nie jest tu znany. Mógł zostać usunięty.
errors-last_passkey = To jedyny sposób, by tu wrócić. Najpierw dodaj inny klucz dostępu albo kod odzyskiwania.
errors-too_many_passkeys = Masz już największą liczbę kluczy dostępu: { $most }. Najpierw usuń jeden z nich.
errors-challenge_over = Trwało to zbyt długo albo odpowiedź już padła. Spróbuj ponownie.
errors-wrong_code = Nikt nie ma takiego kodu odzyskiwania. Sprawdź każdą literę i spróbuj ponownie.
errors-no_token = Nie masz tokena „{ $id }”.
errors-bad_token = Token jest nieważny: jest błędny albo został usunięty.
errors-no_code = Nie ma stołu z kodem „{ $word }”.
errors-no_replay = Nie ma „{ $what }” albo jeszcze nie jest to dostępne: wyścig można pobrać, gdy się skończy.
errors-no_example = Nie ma przykładu „{ $name }” gry { $game }. Są: { $known }.
errors-no_linker = Nie ma tu niczego, co łączy WebAssembly. Zainstaluj przez: pip install 'paddock[wasm]' (albo pakiet lld Debiana).
errors-no_page = Strona nie jest jeszcze zbudowana: uruchom 'make web' (albo 'make site', które robi jedno i drugie).
errors-bad_base = Miejsce witryny na serwerze to ścieżka w rodzaju /games/, złożona z liter, cyfr, kropek i łączników; „{ $base }” nią nie jest.
errors-bad_server = „{ $server }” nie jest adresem serwera; wygląda on jak https://paddock.example.org.
errors-not_a_site = { $folder } nie jest zapisaną wcześniej witryną i nie jest pusty: nic nie zapisano. Wybierz inny folder.
errors-not_linked = Nie udało się połączyć zasad: { $why }
errors-not_watched = Ten stół mogą oglądać tylko ci, którzy się przy nim ścigają.
errors-too_many = To za dużo naraz ({ $what }: { $limit }). Poczekaj trochę.
errors-too_large = To jest za duże: może mieć najwyżej { $most } { $most ->
        [one] bajt
        [few] bajty
        [many] bajtów
       *[other] bajtów
    }.
errors-other_origin = Żądanie pochodzi ze strony innej witryny.
errors-bad_request = { $key }: { $why }.
errors-bad_message = Nie można odczytać wiadomości: { $why }.
errors-hello_first = Pierwszą wiadomością musi być „hello”.
errors-hello_once = Jedno „hello” wystarczy; do następnego otwórz nowe połączenie.
errors-other_protocol = Ten serwer używa protokołu { $known }, a nie { $protocol }: wczytaj stronę na nowo albo zaktualizuj program.
errors-not_committed = Sekret nie pasuje do skrótu, który pokazano na początku.
errors-dealt_otherwise = Ruch { $number }: przy tym sekrecie los dałby coś innego.
errors-sealed = Wyścig zaraz się zacznie: zbierany jest wkład graczy w rozdanie. Zaczekaj chwilę.
errors-no_seal = Teraz nic się nie wnosi: przyjdzie na to czas, gdy gospodarz rozpocznie wyścig.
errors-not_fresh = Wyścig przy tym stole nie zaczyna się nowym rozdaniem, więc nie ma do czego się zobowiązywać.
errors-bad_pledge = Zobowiązanie to SHA-256 z 32 bajtów, zapisane 64 cyframi 0-9 i a-f.
errors-nothing_to_reveal = Miejsce { $seat } nie ma czego wnieść: do niczego się nie zobowiązało albo już to wniosło.
errors-bad_contribution = Nie do tego zobowiązało się miejsce { $seat }. Wyślij te 32 bajty, których skrót podano.
errors-not_dealt = Zapis nie podaje, z jakiego sekretu rozdano: sprawdzić można tylko wyścig rozdany od nowa przy stole.
errors-not_digits = { $key }: potrzebne są tu 64 cyfry 0-9 i a-f.
errors-other_derivation = Według zapisu rozdano sposobem { $version }; z tego, co zawiera, wynika sposób { $known }.
errors-cut_short = Brakuje { $key }: zapis ucięto albo zmieniono, albo wyścig trwa (--unfinished sprawdza to, co jest).
errors-not_at_its_end = Wyścig nie kończy się ostatnim ruchem (numer { $moves }): zapis ucięto albo wyścig trwa (--unfinished sprawdza to, co jest).
errors-not_pledged = Miejsce { $seat }: wniesiono coś innego, niż wynika ze zobowiązania.
errors-other_key = Klucz w zapisie nie wynika z sekretu i wkładów.
errors-not_kept = To nie jest to, co strona zachowuje z wyścigu: weź plik, który strona zapisuje po wyścigu.
errors-other_commitment = Przed wyścigiem graczowi pokazano inny skrót.
errors-own_left_out = Miejsce { $seat }: wkładu tego gracza nie użyto.
errors-other_pledges = Przed wniesieniem wkładu gracz widział inne zobowiązania.
errors-told_otherwise = Miejsce { $seat }: numer { $number } z tego, co powiedziano, nie jest tym, co mówi zapis.
errors-no_connection = Nie można się połączyć z { $url }: { $why }.
errors-no_web_build = Strony dla przeglądarki nie są jeszcze zbudowane: uruchom 'make web' i wczytaj stronę ponownie.
errors-unknown_car = '{ $words }': żaden zespół w tym wyścigu nie ma samochodu { $car }.
errors-too_many_cars = { $key }: { $cars } { $cars ->
        [one] samochód
        [few] samochody
        [many] samochodów
       *[other] samochodów
    } to za dużo na tor o { $sectors } { $sectors ->
        [one] sektorze
        [few] sektorach
        [many] sektorach
       *[other] sektorach
    }; sektorów musi być więcej niż samochodów.
errors-wrong_numbers = { $key }: podaj { $cars } { $cars ->
        [one] samochód
        [few] różne samochody
        [many] różnych samochodów
       *[other] różnych samochodów
    } tego zespołu: { $known }.
errors-not_a_bar = { $key }: pasek zespołów wymienia każdy zespół wyścigu raz: { $names }.
errors-no_such_car = { $key }: w tym wyścigu nie ma samochodu { $car }.
errors-no_cars_race = { $key }: podaj co najmniej jeden samochód.
errors-off_the_track = { $key }: samochód, który ma już miejsce, jest poza torem; pomiń jedno z dwojga.
errors-car_without_space = { $key }: powiedz, gdzie stoi samochód, albo że odpadł.
errors-same_space = { $key }: na { $at } stoi już inny samochód.
errors-not_a_space = { $key }: { $value } to nie pole; napisz sektor.pas, np. 12.3, pas 0 to aleja serwisowa.
errors-no_such_space = { $key }: na tym torze nie ma pola { $value }; sektory liczą się od 0 do poniżej { $sectors }.
errors-wrong_stack = { $key }: { $value } nie może być; { $cars ->
        [one] leży tu
        [few] leżą tu
        [many] leży tu
       *[other] leży tu
    } { $cars } { $cars ->
        [one] samochód
        [few] samochody
        [many] samochodów
       *[other] samochodów
    }, licząc od 0 na dole.
errors-too_few_places = { $key }: znaczników od { $lo } do { $hi } jest za mało na { $cars } { $cars ->
        [one] samochód
        [few] samochody
        [many] samochodów
       *[other] samochodów
    } w wyścigu.
errors-no_card_played = { $key }: powiedz, jaką kartą wyścigu porusza się samochód.
errors-car_twice = { $key }: samochód występuje tu dwa razy.
errors-no_segment = { $key }: wszystkie samochody { $seat } miały już swój segment; podaj innego gracza.
errors-not_its_car = { $key }: poruszający się samochód nie należy do { $seat }.
errors-no_pit_stop = { $key }: { $seat } nie ma już na pasach samochodu, o którym miałby decydować.
errors-no_choice_waits = { $key }: nic nie czeka tu na wybór '{ $asks }'; napisz, czego dotyczy.
errors-track_sectors = stretches: { $sectors } { $sectors ->
        [one] sektor
        [few] sektory
        [many] sektorów
       *[other] sektorów
    }; tor ma ich od { $least } do { $most }.
errors-track_line = { $key }: { $value } nie może leżeć na linii mety; ostatni odcinek łączy się przez '='.
errors-track_join = { $key }: '{ $join }' robi { $wanted } { $wanted ->
        [one] pas
        [few] pasy
        [many] pasów
       *[other] pasów
    } z { $lanes }, a następny odcinek ma ich { $after }.
errors-track_no_corner = { $key }: tor potrzebuje zakrętu.
errors-track_restart = { $key }: pasy { $inner } i { $outer } nie mogą być pasami restartu; podaj dwa sąsiednie, które ma sektor, w którym { $lanes ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $lanes } { $lanes ->
        [one] pas
        [few] pasy
        [many] pasów
       *[other] pasów
    }.
errors-track_ways = { $key }: { $entries } { $entries ->
        [one] lista
        [few] listy
        [many] list
       *[other] listy
    } pasów; potrzebna jest jedna dla każdego pasa odcinka, razem { $lanes }.
errors-track_way = { $key }: { $value } to nie dalsza droga; potrzebne są tu pasy obok siebie, od 1 do { $most }, jak [2, 3].
errors-track_reach = { $key }: osiągalne są pasy { $reached }; potrzebny jest tu każdy z pasów następnego odcinka (jest ich { $after }) i żaden inny.
errors-track_cross = { $key }: ten pas krzyżuje się z poprzednim; prowadź od wewnątrz na zewnątrz.
errors-no_box = Nie można odczytać pudełka „{ $name }” ({ $why }). Podaj plik TOML albo jedno z pudełek: { $known }.
errors-box_key = Pudełko zawiera klucz „{ $key }”, który nic tu nie znaczy. Znane są: { $known }.
errors-box_missing = W pudełku brakuje klucza „{ $key }”.
errors-box_length = { $key }: { $entries } { $entries ->
        [one] pozycja
        [few] pozycje
        [many] pozycji
       *[other] pozycji
    }; potrzeba od { $least } do { $most }.
errors-box_bar = { $key }: „{ $value }” to nie pasek zespołów karty { $card }; każda z tych liter jest potrzebna raz: { $letters }.
errors-box_twice = { $key }: numer { $number } jest w pudełku dwa razy; każdy samochód potrzebuje własnego.
errors-no_races = { $key }: sezon ma co najmniej jeden wyścig.
errors-season_over = Sezon się skończył: { $races ->
        [one] odbył się jego jedyny wyścig
        [few] odbyły się wszystkie { $races } wyścigi
        [many] odbyło się wszystkie { $races } wyścigów
       *[other] odbyło się wszystkie { $races } wyścigów
    }.
errors-arena_there = { $folder } zawiera już wyniki areny. Kontynuuj je przez --resume albo podaj inny folder.
errors-bad_slips = '{ $name }' to nie bot, który się myli: napisz slips:100:pilot, a 100 z 1000 decyzji podejmie losowo, a resztę jak pilot.
errors-bad_lineup = Skład podaje jednego bota na każdego kierowcę lub zespół: w tym wyścigu jest ich { $units }, a podano { $named }. Podaj tylu albo powiedz przez --seats, ilu się ściga.
errors-bad_bot_name = { $name } nie może być nazwą tego bota: inny już się tak nazywa. Wybierz inną nazwę.
errors-other_plan = { $folder } zaczęto inaczej: { $key } to { $known }, a nie { $wanted }. Powtórz to samo albo podaj inny folder.
errors-no_arena = { $folder } nie zawiera wyników areny. Tworzy je „paddock arena ... -o { $folder }”.
errors-broken_arena = Nie można odczytać wyników w { $folder }: { $why }.
errors-arena_broke = Bot zawiódł w rozdaniach od { $first } do { $last }: { $why }. To, co rozegrano wcześniej, jest zapisane; --resume kontynuuje.
errors-no_races_yet = W tym czasie nie skończył się żaden wyścig. Daj więcej minut.
errors-no_arena_extra = Biblioteki areny nie są zainstalowane: pip install 'paddock[arena]'.
errors-no_cluster_extra = Ray nie jest zainstalowany: pip install 'paddock[cluster]'.
errors-no_cluster = Nie można połączyć się z klastrem { $address }: { $why }.
errors-bad_requirement = Nie można wymagać „{ $text }”: napisz A>B z dwoma botami, które się ścigają: { $known }.
errors-no_program = Nie można uruchomić programu „{ $command }”: { $why }.
errors-program_form = „{ $text }” nie jest programem dla stołów: napisz NAME=COMMAND, z nazwą małymi literami, której nie ma żaden bot.
errors-only_for = Bot „{ $name }” jeździ tylko w { $game }, przy { $seats } graczach.
errors-compare_what = Powiedz, co porównać: --track albo --variant, i --against z innym; albo --against key=value.
errors-not_actions = Podaj po jednej akcji dla każdego z { $rows } { $rows ->
        [one] wyścigu
        [few] wyścigów
        [many] wyścigów
       *[other] wyścigów
    }, jako 64-bitowe liczby całkowite w jednym rzędzie; te były typu { $kind } o kształcie { $shape }.
errors-not_a_reset_mask = reset_mask: podaj prawdę lub fałsz dla każdego z { $rows } { $rows ->
        [one] wyścigu
        [few] wyścigów
        [many] wyścigów
       *[other] wyścigów
    }, jako tablicę NumPy.
errors-no_gpu = Nie ma tu karty GPU, której można by użyć. Zainstaluj 'paddock[cuda]' na maszynie z GPU firmy NVIDIA albo zostaw device="cpu".
errors-no_weights = Nikt nie wytrenował kierowcy dla: { $what }. Wytrenowani są dla: { $known }.
errors-bad_weights = { $file } nie zawiera wytrenowanego kierowcy: { $why }.
errors-no_research_extra = Potrzebne do tego biblioteki nie są zainstalowane: pip install 'paddock[research]'.
errors-other_data = { $folder } zawiera inne dane ({ $what }). Podaj pusty folder albo poproś ponownie o to samo, by kontynuować.
errors-not_a_share = { $name }: { $value } nie jest udziałem w wyścigach. Podaj liczby większe od 0, jak w {"{"}'self': 0.5, 'pilot': 0.5{"}"}.
errors-bot_gave_up = Bot { $bot } nie może tu jechać: { $why }
errors-name_taken = Ktoś przy tym stole nazywa się '{ $name }' albo bardzo podobnie. Wybierz inne imię.
errors-muted = Nie możesz mówić przy tym stole: wyciszono cię tutaj.
errors-chat_off = Czat przy tym stole jest wyłączony.
errors-chat_seats = Przy tym stole mówią tylko ci, którzy mają miejsce.
errors-unknown_chat = '{ $word }' nie mówi, kto może zabierać głos. Znane są: { $known }.
errors-muted_already = Ta osoba jest już wyciszona.
errors-not_muted = Ta osoba nie jest wyciszona.
errors-muted_by_house = Tę osobę wyciszyli prowadzący serwer; tylko oni mogą to zmienić.
errors-muted_yourself = Ktoś inny musi ci znów pozwolić mówić: wyciszono cię, zanim stół stał się twój.
errors-nobody_here = Nikt '{ $who }' nie siedział ani nie mówił przy tym stole.
errors-table_closed = Prowadzący serwer zamknęli ten stół.
errors-banned = Nie możesz wejść do { $until }. Powód: { $reason }.
errors-banned_for_good = Nie możesz już tu wejść. Powód: { $reason }.
errors-bad_reason = Podaj powód, od 1 do { $most } znaków: przeczyta go osoba zablokowana.
errors-bad_ban = '{ $word }' to ani gracz, ani adres. Podaj to, co inni widzą o graczu (12 liter i cyfr), adres albo zakres, na przykład 192.0.2.0/24.
errors-wide_ban = '{ $word }' to za szeroko: podaj co najmniej { $least } { $least ->
        [one] bit
        [few] bity
        [many] bitów
       *[other] bitu
    } adresu.
errors-no_ban = Nie ma blokady '{ $id }'.
errors-own_report = Nie możesz zgłosić siebie.
errors-reported_already = Ta osoba została już przez ciebie zgłoszona; ktoś się temu przyjrzy.
errors-no_report = Nie ma zgłoszenia '{ $id }'.
errors-filtered_text = Są tam słowa, których tu nie chcemy. Powiedz to inaczej.
errors-filtered_name = Tego imienia tu nie chcemy. Wybierz inne.
errors-too_many_patterns = Plik ze słowami może mieć najwyżej { $most } { $most ->
        [one] wzorzec
        [few] wzorce
        [many] wzorców
       *[other] wzorca
    }.
errors-bad_filter_line = Wiersz { $line } to ani słowo, ani jego część, na przykład część*, ani /wzorzec/, który da się odczytać.
errors-slow_pattern = Wzorzec w wierszu { $line } mógłby trwać za długo albo jest za długi. Użyj mniej znaków powtórzenia i wyboru, { "{0,3}" } zamiast *, i niczego, co patrzy wstecz lub wokół.
errors-bad_token_file = Nie można odczytać klucza z { $file }: { $why }.
errors-short_token = Klucz prowadzących serwer jest za krótki: potrzeba { $least } { $least ->
        [one] losowego znaku
        [few] losowych znaków
        [many] losowych znaków
       *[other] losowego znaku
    }.
errors-wrong_operator_token = To nie jest klucz tego serwera.
errors-operators_only = To mogą robić tylko prowadzący serwer: najpierw pokaż klucz.
errors-no_cup = Nie ma mistrzostw '{ $id }' albo porzucono je przed startem.
errors-cup_over = Mistrzostwa się skończyły.
errors-cup_entered = Bierzesz już udział w tych mistrzostwach.
errors-cup_not_entered = Nie bierzesz udziału w tych mistrzostwach.
errors-cup_taken = Ktoś jest tu już jako '{ $name }'. Wybierz inne miejsce.
errors-cup_started = Mistrzostwa się zaczęły: nikogo nie można już dodać ani usunąć. Miejsce można przekazać komuś innemu.
errors-cup_not_started = Mistrzostwa jeszcze się nie zaczęły.
errors-cup_named = W tych mistrzostwach biorą udział tylko osoby z listy: wybierz tam swoje imię.
errors-cup_full = Wszystkie miejsca w tych mistrzostwach są zajęte (jest ich { $most }).
errors-cup_full_log = W tych mistrzostwach zapisano już tyle, że nic więcej się nie zmieści.
errors-cup_full_own = Dołączasz do tych mistrzostw i opuszczasz je tak często, że więcej się nie zapisuje.
errors-cup_too_few = Jest was za mało: w mistrzostwach parami potrzeba co najmniej dwojga, w innych co najmniej jednej osoby.
errors-cup_points = Punkty dodane lub odjęte to liczba całkowita od -{ $most } do { $most }, ale nie 0.
errors-cup_no_race = W tych mistrzostwach nie ma wyścigu '{ $race }'.
errors-cup_not_yours = Może to zrobić tylko organizator tych mistrzostw.
errors-cup_no_place = W tych mistrzostwach nie ma miejsca '{ $place }'.
errors-cup_reason = Napisz dlaczego: powód przeczytają wszyscy.
errors-cup_table = To wyścig mistrzostw: kto gdzie siedzi, kiedy start i co dalej, dzieje się samo.
errors-cup_most = Tylu nie może wziąć udziału: od 2 do { $most }, ilu dopuszcza gra.
errors-cup_dates = Liga potrzebuje daty każdego wyścigu.
errors-annulled_already = Wyścig { $race } już unieważniono.
errors-too_late_to_annul = Wyścigu { $race } nie można już unieważnić: opiera się na nim późniejsza runda. Popraw punkty.
errors-not_a_date = { $key }: '{ $value }' nie jest datą. Napisz 2026-11-30 albo 2026-11-30T20:00+01:00.
errors-bad_address = Pod ten adres nie da się nic wysłać. Podaj taki, który zaczyna się od https:// i jest dostępny dla wszystkich.
errors-bad_subscription = Nie da się odczytać kluczy przeglądarki do powiadomień. Wyłącz je i włącz ponownie.
errors-not_invitable = Nie możesz zaprosić tej osoby: zapraszać można tylko tych, z którymi się ścigałeś, i tylko jeśli tego chcą.
errors-invited_already = Ta osoba już ma zaproszenie do tego stołu.
errors-no_way = Nie ma takiego sposobu powiadamiania.
errors-too_many_ways =
    { $most ->
        [one] Możesz mieć { $most } taki wpis. Najpierw go usuń.
        [few] Możesz mieć { $most } takie wpisy. Najpierw usuń któryś.
        [many] Możesz mieć { $most } takich wpisów. Najpierw usuń któryś.
       *[other] Możesz mieć { $most } takiego wpisu. Najpierw usuń któryś.
    }

## phrases

phrases-hello = Cześć!
phrases-good_luck = Powodzenia!
phrases-well_driven = Świetna jazda!
phrases-sorry = Przepraszam!
phrases-thanks = Dzięki!
phrases-ouch = Auć!
phrases-wait = Chwileczkę, proszę.
phrases-hurry = Twoja kolej!
phrases-rematch = Jeszcze jeden wyścig?
phrases-bye = Do zobaczenia!

## cli

cli-compiling = Jednorazowa kompilacja gry { $game } na tym komputerze: { $done } z { $of } ...
cli-you_are = Grasz jako { $seat } w drużynie { $team }. Wpisz numer albo słowa ruchu; więcej powie „help”.
cli-you_drive = Jedziesz jako { $seat }. Wpisz numer albo słowa ruchu; więcej powie „help”.
cli-your_move = { $seat }, twój ruch
cli-help = Wpisz numer albo słowa ruchu, aby go wykonać. „why MOVE” mówi, dlaczego ruch nie jest możliwy, „rule ID” pokazuje zasadę, „about NAME” objaśnia kartę, „hint” mówi, co zrobiłby mistrz, „thoughts” sprawi, że po wyścigu dowiesz się, co myślały boty, „table” jeszcze raz pokazuje stół, a „quit” kończy (wyścig zostanie zachowany, jeśli gra ruszyła z --save).
cli-bye = Wyścig kończy się w tym miejscu.
cli-saved = Zapisano: { $file }
cli-unknown_input = „{ $text }” to ani numer z listy, ani ruch. { $why }
cli-not_in_list = Na liście nie ma numeru { $text }.
cli-legal_now = Ruch „{ $move }” jest możliwy.
cli-bots = Boty
cli-seats = Gracze
cli-game = Gra
cli-name = Nazwa
cli-rules_version = Zasady
cli-verified = { $file }: odtworzono { $moves } { $moves ->
        [one] ruch
        [few] ruchy
        [many] ruchów
       *[other] ruchów
    }, wynik i skrót się zgadzają.
cli-passed_failed = zaliczone: { $passed }, niezaliczone: { $failed }
cli-no_peer = Niektóre z innych bibliotek nie są zainstalowane, dlatego brakuje ich wierszy: pip install 'paddock[bench]' albo make bench.
cli-title = Tytuł
cli-spaces = Pola
cli-laps = Okrążenia
cli-corners = Zakręty
cli-track_ok = ok: { $title } ({ $game }), { $spaces } { $spaces ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pól
    }, { $laps } { $laps ->
        [one] okrążenie
        [few] okrążenia
        [many] okrążeń
       *[other] okrążeń
    }, zakręty { $corners }
cli-serving = Stół jest otwarty pod adresem { $link } (Ctrl+C go zamyka).
cli-fair = { $file }: w tym, co dało się sprawdzić, wszystko się zgadza.
cli-unfair = { $file }: coś się nie zgadza, patrz wyżej.
analysis-analysed = { $seat }: dokładność { $accuracy } %, strata przez wybory { $lost } %, szczęście { $luck } %.
analysis-counts_win = Wartość to szansa na wygraną, na 100; prób każdego wyboru: { $tries } lub mniej.
analysis-counts_place = Wartość to odsetek rywali zostawionych w tyle, na 100; prób każdego wyboru: { $tries } lub mniej.
analysis-turning = Punkty zwrotne: ruchy { $moves }.
analysis-missing = Nieocenione decyzje: { $missing }. To samo polecenie z --save idzie dalej od tego, co zapisało.
analysis-move = ruch
analysis-chosen = wybór
analysis-worth = wartość
analysis-rival = najlepszy z pozostałych
analysis-lead = przewaga
analysis-luck = szczęście
analysis-mark = ocena
analysis-brilliant = znakomity
analysis-good = dobry
analysis-inaccuracy = niedokładność
analysis-mistake = błąd
analysis-blunder = poważny błąd
puzzles-mined = { $folder }: { $found } { $found ->
        [one] zagadka
        [few] zagadki
        [many] zagadek
       *[other] zagadki
    } po { $races } { $races ->
        [one] dalszym wyścigu
        [few] dalszych wyścigach
        [many] dalszych wyścigach
       *[other] dalszego wyścigu
    }.
puzzles-go_on = Jest ich mniej, niż chciano; to samo polecenie działa dalej od tego miejsca.
puzzles-game = gra
puzzles-puzzles = zagadki
puzzles-easy = łatwe
puzzles-medium = średnie
puzzles-hard = trudne
puzzles-leads = nadal najlepszy
puzzles-aims = Jak często każdy poziom znajduje najlepszy wybór, w %; celem jest champion co najmniej { $champion } i club najwyżej { $club }. Nadal najlepszy: sprawdzone ponownie na nowych domysłach.
puzzles-not_held = { $game }: cel nie został osiągnięty.
puzzles-missed = { $game }: nie znajduje ich każdy champion albo nie są już najlepsze: { $names }.
cli-tables_id = Stół
cli-tables_code = Kod
cli-tables_game = Gra
cli-tables_status = Stan
cli-tables_people = Osoby
cli-tables_verifying = Odtwarzanie
cli-tables_verified = { $good ->
        [one] Zgadza się
        [few] Zgadzają się
        [many] Zgadza się
       *[other] Zgadza się
    } { $good } { $good ->
        [one] stół
        [few] stoły
        [many] stołów
       *[other] stołów
    }, a nie { $wrong ->
        [one] zgadza
        [few] zgadzają
        [many] zgadza
       *[other] zgadza
    } się { $wrong }.
cli-tables_backed_up = W { $file } { $count ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } teraz { $count } { $count ->
        [one] stół
        [few] stoły
        [many] stołów
       *[other] stołów
    }.
cli-tables_restored = Z { $file } przywrócono { $count } { $count ->
        [one] stół
        [few] stoły
        [many] stołów
       *[other] stołów
    }.
cli-tables_unreadable = nie da się odczytać
cli-tables_backing_up = Zapisywanie
cli-tables_restoring = Przywracanie
cli-tables_thinning = Odchudzanie
cli-tables_forgotten = Osoba jest zapomniana; { $count ->
        [one] znał ją { $count } stół
        [few] znały ją { $count } stoły
        [many] znało ją { $count } stołów
       *[other] znało ją { $count } stołów
    }. Działający serwer pokaże to w ciągu minuty.
cli-tables_thinned = Tylko wyścig pozostał z { $count } { $count ->
        [one] stołu
        [few] stołów
        [many] stołów
       *[other] stołów
    }.
cli-tables_new_key = { $days ->
        [0] Ciasteczka są podpisywane nowym kluczem. Starsze są już nieważne: każdy przychodzi jako ktoś nowy.
        [one] Od następnej minuty ciasteczka są podpisywane nowym kluczem. Starsze są ważne jeszcze { $days } dzień.
        [few] Od następnej minuty ciasteczka są podpisywane nowym kluczem. Starsze są ważne jeszcze { $days } dni.
        [many] Od następnej minuty ciasteczka są podpisywane nowym kluczem. Starsze są ważne jeszcze { $days } dni.
       *[other] Od następnej minuty ciasteczka są podpisywane nowym kluczem. Starsze są ważne jeszcze { $days } dnia.
    }
cli-tables_dropped = { $count ->
        [one] Usunięto { $count } migawkę
        [few] Usunięto { $count } migawki
        [many] Usunięto { $count } migawek
       *[other] Usunięto { $count } migawki
    }. Nic nie przepadło: do powstania nowych stoły są otwierane z dzienników.
cli-ratings_verifying = Ponowne obliczanie
cli-ratings_verified = { $count ->
        [one] { $count } rozliczony wyścig: wszystkie rankingi zgadzają się co do ostatniej cyfry.
        [few] { $count } rozliczone wyścigi: wszystkie rankingi zgadzają się co do ostatniej cyfry.
        [many] { $count } rozliczonych wyścigów: wszystkie rankingi zgadzają się co do ostatniej cyfry.
       *[other] { $count } rozliczonego wyścigu: wszystkie rankingi zgadzają się co do ostatniej cyfry.
    }
cli-ratings_late = { $count ->
        [one] { $count } wyścig policzono po innym, który skończył się później. `paddock ratings rebuild` ustawia je po kolei.
        [few] { $count } wyścigi policzono po innych, które skończyły się później. `paddock ratings rebuild` ustawia je po kolei.
        [many] { $count } wyścigów policzono po innych, które skończyły się później. `paddock ratings rebuild` ustawia je po kolei.
       *[other] { $count } wyścigu policzono po innych, które skończyły się później. `paddock ratings rebuild` ustawia je po kolei.
    }
cli-ratings_differ_in = Pierwsza różnica: wyścig { $number }, stół { $table }, miejsce { $seat }. Zapisano { $kept }, a powinno być { $made }. `paddock ratings rebuild` zapisuje wszystkie rankingi od nowa.
cli-ratings_differ = { $seat } ma ranking { $kept }, a z wyścigów wychodzi { $made }. `paddock ratings rebuild` zapisuje wszystkie rankingi od nowa.
cli-ratings_rebuilding = Liczenie od nowa
cli-ratings_rebuilt = { $count ->
        [one] Policzono od nowa { $count } wyścig.
        [few] Policzono od nowa { $count } wyścigi.
        [many] Policzono od nowa { $count } wyścigów.
       *[other] Policzono od nowa { $count } wyścigu.
    }
cli-tables_banned = { $word } już nie wejdzie. Działające serwery dowiedzą się o tym w kilka sekund.
cli-tables_unbanned = Blokada się skończyła. Działające serwery dowiedzą się o tym w kilka sekund.
cli-tables_for_good = na zawsze
cli-tables_report_seen = Zgłoszenie oznaczono jako załatwione.
cli-playing = Otwórz { $link } w przeglądarce, aby się ścigać (Ctrl+C zamyka stół).
cli-season_race = Wyścig { $number } z { $of }: { $track }
cli-place = Miejsce
cli-team = Zespół
cli-points = Punkty
cli-drawn = W { $folder } { $n ->
        [one] jest
        [few] są
        [many] jest
       *[other] jest
    } { $n } { $n ->
        [one] obraz
        [few] obrazy
        [many] obrazów
       *[other] obrazów
    }.
cli-thoughts = { $seat } ({ $bot }): { $thoughts }
cli-thoughts_later = Co myślały boty, dowiesz się po wyścigu: wcześniej zdradziłoby to, co mają na ręce.
cli-data_done = W { $folder } zapisano { $races } { $races ->
        [one] wyścig
        [few] wyścigi
        [many] wyścigów
       *[other] wyścigów
    }, { $decisions } { $decisions ->
        [one] decyzję
        [few] decyzje
        [many] decyzji
       *[other] decyzji
    } i { $shards } { $shards ->
        [one] plik
        [few] pliki
        [many] plików
       *[other] plików
    }.
cli-data_stopped = Zatrzymano. To, co zapisano, zostaje; to samo polecenie będzie kontynuować od tego miejsca.
cli-engine_ready = Strony potrafią już ścigać się same: odśwież je, aby mieć zagadki, analizę powtórki i wyścigi bez sieci.
cli-wasm_begun = Kompiluję grę { $game } dla strony: minuta lub dwie ...
cli-wasm_file = { $file }: { $kilobytes } kB
cli-site_begun = Składanie witryny: gry kompiluje się raz, przez kilka minut ...
cli-site_written = { $folder }: plików: { $files }, { $kilobytes } kB. Każdy serwer WWW poda je takie, jakie są.

## drawing

drawing-laps = Okrążenia: { $laps }
drawing-spaces = Pola: { $spaces }
drawing-heat = Żar: { $heat }
drawing-stress = Stres: { $stress }
drawing-start = Start
drawing-race_line = Linia wyścigowa
drawing-corner_line = Linia zakrętu: limit prędkości i kierunek
drawing-to_corner = Liczba pól do następnej linii zakrętu
drawing-slots = Pola startowe
drawing-spots = Miejsca: jaśniejsze jest przy linii wyścigowej
drawing-legend_line = Linia Legend
drawing-chicane = Szykana: dwie linie, jeden limit
drawing-flooded = Zalane pole: redukcja biegu kosztuje o 1 Żar więcej
drawing-tunnel = Tunel: niczego nie można odrzucić
drawing-sectors = Sektory: { $sectors }
drawing-green_line = Zielona linia restartu
drawing-restart_lanes = Pasy restartu
drawing-apron = Aleja serwisowa
drawing-ways = Pasy, które się łączą lub dzielą
drawing-grid = Pola startowe

## bots

bots-thought = { $move } ({ $percent } %, { $tries } { $tries ->
        [one] próba
        [few] próby
        [many] prób
       *[other] prób
    })
bots-no_thoughts = Nie patrzył naprzód: był tylko jeden ruch albo jeździ na wyczucie lub tak, jak został wytrenowany.

## hints

hints-plain = { $move }
hints-rather = { $move }: { $why }. Drugi wybór: { $other }
hints-close = { $move }. Prawie tak samo dobre: { $other }
hints-but = { $better }; ale { $worse }

## arena

arena-bot = Bot
arena-rating = Ranking
arena-certain = 95 %
arena-races = Wyścigi
arena-wins = Wygrane
arena-slot = Pole
arena-even = Równo
arena-alone = { $bot } ścigał się sam ze sobą: różnice biorą się z miejsca startu.
arena-decision = Na decyzję
arena-against = Przeciw
arena-ahead = Z przodu
arena-difference = Różnica
arena-holds = { $text } zachodzi.
arena-holds_not = { $text } nie jest pewne.
arena-stopped = Zatrzymano po { $races } { $races ->
        [one] wyścigu
        [few] wyścigach
        [many] wyścigach
       *[other] wyścigach
    }. Nic nie zapisano; z -o FOLDER byłoby zapisane.
arena-stopped_kept = Zatrzymano; zapisano { $races } { $races ->
        [one] wyścig
        [few] wyścigi
        [many] wyścigów
       *[other] wyścigów
    }. Kontynuuj przez: { $command }
arena-faults = Programy nie podjęły decyzji { $faults } { $faults ->
        [one] raz
        [few] razy
        [many] razy
       *[other] razy
    }; jechał za nie pilot.

## balance

balance-rounds = Rundy
balance-decisions = Decyzje
balance-overtakes = Wyprzedzenia
balance-lead_changes = Zmiany lidera
balance-pole = Wygrane z pierwszego pola
balance-last = Wygrane z ostatniego pola
balance-skill = Lepszy kierowca z przodu
balance-chance = Przed losowym kierowcą

## fair

fair-whole = Zapis jest pełny: ma koniec, a ruchy prowadzą do zapisanego wyniku i skrótu.
fair-secret = Sekret serwera pasuje do skrótu w zapisie.
fair-pledges = Każdy wkład pasuje do swojego zobowiązania.
fair-deal = Wszystko, co dał los, wynika z sekretu i wkładów.
fair-seen = Stół, jego opcje i skrót są tymi, które gracz widział przed wniesieniem wkładu.
fair-own = Wkładu gracza użyto, razem ze zobowiązaniami, które widział.
fair-told = Każde zdarzenie, o którym powiedziano graczowi, jest tym, co zapis mówi temu miejscu.
fair-open_unfinished = Nie sprawdzono: wyścig trwa albo w zapisie brak wyniku lub skrótu.
fair-open_alone = Nie ma czego sprawdzać: żaden gracz nie wniósł wkładu, więc serwer mógł sam wybrać to rozdanie.
fair-open_kept = Nie da się sprawdzić bez tego, co zachował gracz (--kept PLIK).
fair-open_nothing = Nie sprawdzono: nic z tego nie zachowano.

## operators

operators-title = Dla prowadzących serwer
operators-token = Klucz
operators-come_in = Wejdź
operators-go_out = Wyjdź
operators-refresh = Odśwież
operators-nothing = Nic tu nie ma.
operators-part_load = Obciążenie
operators-part_tables = Stoły
operators-part_people = Połączeni teraz
operators-part_reports = Zgłoszenia
operators-part_bans = Blokady
operators-part_refused = Odrzucone w ostatniej godzinie
operators-load_tables = Stoły
operators-load_watchers = Patrzą
operators-load_commands = Polecenia/s
operators-load_bots = Ruchy botów/s
operators-load_slowest = 99 % odpowiedzi
operators-load_memory = Pamięć
operators-load_queue = Czekające boty
operators-table = Stół
operators-game = Gra
operators-status = Stan
operators-players = Gracze
operators-lines = Wiersze
operators-watchers = Patrzą
operators-age = Wiek
operators-name = Imię
operators-seats = Miejsca
operators-onlooker = patrzy
operators-about = O kim
operators-reason = Powód
operators-when = Kiedy
operators-whom = Kto
operators-until = Do
operators-for_good = na zawsze
operators-whom_hint = Gracz (12 liter i cyfr), adres albo zakres, na przykład 192.0.2.0/24
operators-new_ban = Nowa blokada
operators-ban = Zablokuj
operators-unban = Wpuść
operators-days = Dni (puste: na zawsze)
operators-household = oraz dom, w którym jest teraz
operators-mute = Wycisz
operators-seen = Załatwione
operators-close = Zamknij
operators-close_really = Zamknij ten stół dla wszystkich
operators-chat = Czat
operators-limit = Limit
operators-count = Ile razy
operators-status_open = otwarty
operators-status_racing = wyścig
operators-status_over = koniec
operators-status_closed = zamknięty
operators-reason_abuse = Obelgi
operators-reason_cheating = Oszustwo
operators-reason_spam = Spam
operators-reason_name = Imię
operators-reason_other = Inne
operators-age_minutes = { $n } min
operators-age_hours = { $n } godz.
operators-age_days = { $n } d

## previews

previews-what = { $game }, { $track }
previews-and = { $first } i { $last }
previews-bot = Bot { $seat }
previews-bots =
    { $n ->
         [one] jeden bot
         [few] { $n } boty
         [many] { $n } botów
        *[other] { $n } botów
    }
previews-guest = Gość
previews-free = wolne miejsce
previews-seats_free =
    { $free ->
         [one] 1 wolne miejsce
         [few] { $free } wolne miejsca
         [many] { $free } wolnych miejsc
        *[other] { $free } wolnych miejsc
    }
previews-empty =
    { $what }: { $free ->
             [one] 1 wolne miejsce
             [few] { $free } wolne miejsca
             [many] { $free } wolnych miejsc
            *[other] { $free } wolnych miejsc
        }
previews-open =
    { $what }: { $who }; { $free ->
             [one] 1 wolne miejsce
             [few] { $free } wolne miejsca
             [many] { $free } wolnych miejsc
            *[other] { $free } wolnych miejsc
        }
previews-full = { $what }: { $who }
previews-private = { $what }: prywatny stół
previews-is_private = Prywatny stół
previews-waiting = Tuż przed startem
previews-racing = Wyścig trwa
previews-over = Koniec wyścigu
previews-won =
    Koniec wyścigu, { $n ->
         [one] wygrana
         [few] wygrana
         [many] wygrana
        *[other] wygrana
    }: { $who }
previews-won_by =
    Koniec wyścigu, { $n ->
         [one] wygrana
         [few] wygrana
         [many] wygrana
        *[other] wygrana
    }: { $who } { $score }
previews-open_about = Zajmij miejsce albo oglądaj, w przeglądarce. Konto nie jest potrzebne.
previews-full_about = Wszystkie miejsca są zajęte. Oglądaj wyścig w przeglądarce.
previews-on_about = Oglądaj ruch po ruchu, w przeglądarce.
previews-over_about = { $what }: obejrzyj wyścig jeszcze raz, ruch po ruchu.
previews-private_about = Oglądać mogą tylko ci, którzy się ścigają.
previews-house = Paddock: wyścigowe gry planszowe
previews-house_about = Wyścigi planszowe w przeglądarce, ze znajomymi albo przeciw botom. Konto nie jest potrzebne.
previews-cup = Mistrzostwa: { $game }
previews-cup_open = Zapisy otwarte
previews-cup_over = Koniec mistrzostw
previews-cup_leads = Prowadzi: { $who }
previews-cup_won = Mistrzostwa wygrywa: { $who }
previews-former = Były uczestnik
previews-cup_after = Rozegrane wyścigi: { $n }

calls-turn = Twoja kolej
calls-invited = { $name } zaprasza cię na wyścig
calls-until = Do { $time }
calls-feed = Paddock: twoje kolejki
