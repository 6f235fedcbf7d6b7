## errors

errors-unknown_game = Nu există jocul „{ $name }”. Poți alege dintre: { $known }.
errors-unknown_bot = Nu există botul „{ $name }”. Poți alege dintre: { $known }.
errors-bad_budget = „{ $words }” nu este un timp de gândire: scrie 200ms, 2s sau un număr de încercări, de exemplu 2000.
errors-unknown_rule = Nu există regula „{ $id }” în { $game }. Prima este { $first }; „paddock rules { $game }” le arată pe toate.
errors-unknown_language = Nu există limba „{ $name }”. Poți alege dintre: { $known }.
errors-unknown_option = Nu există opțiunea „{ $key }”. Poți alege dintre: { $known }.
errors-option_form = „{ $text }” nu este o opțiune: scrie key=value.
errors-unknown_seat = Nu există locul „{ $seat }”. Locurile sunt: { $known }.
errors-unknown_seat_in = Pasul { $number } din play: nu există locul „{ $seat }”. Locurile sunt: { $known }.
errors-not_seats = Aici nu se poate juca cu { $value } { $value ->
        [one] jucător
        [few] jucători
       *[other] de jucători
    }; numere posibile: { $known }.
errors-bad_seat_name = „{ $name }” nu poate fi numele unui loc: numărul de caractere imprimabile trebuie să fie între 1 și { $most }, iar numele nu poate fi chance, expect, step sau spectator.
errors-seat_is_a_word = „{ $name }” nu poate fi numele unui loc: cuvântul înseamnă altceva în acest joc.
errors-seat_twice = Două locuri au același nume: { $names }.
errors-not_a_choice = { $key }: „{ $value }” nu este posibil. Alege dintre: { $choices }.
errors-not_reset = Nu există „{ $name }” înainte de prima cursă. Apelează mai întâi reset().
errors-no_such_action = Nu există acțiunea „{ $action }”. Acțiunile sunt numere întregi de la 0 la { $most }.
errors-wrong_opponents = Este nevoie de { $wanted } { $wanted ->
        [one] adversar
        [few] adversari
       *[other] de adversari
    }, nu de { $count }. Numește un bot pentru toți sau câte unul pentru fiecare alt loc.
errors-needs_reset = Cursa s-a încheiat. Apelează reset() ca să începi alta.
errors-not_a_number = { $key }: { $value } nu este un număr întreg de la { $least } la { $most }.
errors-not_a_mapping = { $key }: aici trebuie perechi „key: value”, nu { $value }.
errors-not_a_list = { $key }: aici trebuie o listă, nu { $value }.
errors-not_text_key = { $key }: aici trebuie un cuvânt, nu { $value }.
errors-too_many_cards = { $key }: aici pot sta cel mult { $most } { $most ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
errors-unknown_key = Nu există aici cheia „{ $key }”. Poți alege dintre: { $known }.
errors-key_missing = Lipsește cheia „{ $key }”.
errors-no_variant = Varianta „{ $name }” nu poate fi citită ({ $why }). Indică un fișier TOML sau una dintre: { $known }.
errors-variant_key = Varianta conține „{ $key }”, care nu înseamnă nimic aici.
errors-variant_missing = Din variantă lipsește „{ $key }”.
errors-variant_kilometres = { $key }: aici trebuie un tabel cu valori de kilometri (cel puțin 1, cel mult { $most }) și numărul de cărți pentru fiecare.
errors-variant_too_large = Varianta are prea multe cărți pentru un singur pachet: pot fi cel mult { $most }.
errors-deck_size = Un pachet de { $cards } { $cards ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } este prea mic pentru { $seats } { $seats ->
        [one] mână
        [few] mâini
       *[other] de mâini
    } sau depășește maximul de { $most }.
errors-illegal_move = { $seat } nu poate face mutarea „{ $move }”: { $reason } ({ $rule }).
errors-unknown_verb = „{ $words }” nu este o mutare. O mutare începe cu unul dintre cuvintele: { $verbs }.
errors-wrong_form = „{ $words }” nu este o mutare: scrie „{ $form }”.
errors-unknown_card = „{ $words }”: în acest joc nu există cartea { $card }.
errors-attack_wanted = „{ $words }”: { $card } este un atac; scrie „attack { $card } TEAM”.
errors-no_attack = „{ $words }”: { $card } nu este un atac; scrie „play { $card }”.
errors-unknown_team = „{ $words }”: nu există echipa { $team }. Echipele sunt: { $teams }.
errors-answer_wanted = „{ $words }”: scrie „{ $verb } yes” sau „{ $verb } no”.
errors-no_hints = La această masă nu există sugestii: concurează mai mulți oameni, iar o sugestie pentru unul ar fi nedreaptă. Cine deschide o masă le poate permite tuturor.
errors-no_decision = { $seat } nu are acum nimic de hotărât. Cere o sugestie când îți vine rândul.
errors-hint_pending = Ultima sugestie cerută este încă în lucru. Așteaptă răspunsul.
errors-hints_busy = Mulți vor să știe ce ar face un campion. Întreabă din nou peste o clipă sau hotărăște singur.
errors-nothing_to_undo = Nu s-a jucat încă nimic care să poată fi luat înapoi.
errors-undo_barrier = Ultima mutare nu poate fi luată înapoi: a dezvăluit ceva ce era ascuns.
errors-undo_other_seat = Mutarea nu poate fi luată înapoi: un alt jucător a acționat deja după ea.
errors-no_such_card_left = { $key }: o carte { $card } este în plus; jocul are { $count }.
errors-too_few_cards = { $key }: se { $wanted ->
        [one] cere
        [few] cer
       *[other] cer
    } { $wanted } { $wanted ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }, dar { $left ->
        [one] a rămas
        [few] au rămas
       *[other] au rămas
    } doar { $left }.
errors-wrong_pile = { $key }: cartea { $card } nu poate sta pe acest pachet.
errors-hand_too_large = { $key }: { $cards } { $cards ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } într-o mână; pot fi cel mult { $most }.
errors-too_far = { $key }: nu se poate ajunge la { $km } km când ținta este de { $target } km.
errors-wrong_target = { $key }: { $value } nu este posibil; în această poziție este { $target } (după o prelungire spune cine a cerut-o: extension_by).
errors-no_extension = { $key }: nu există prelungire într-o rundă de { $target } km.
errors-no_kontra = { $key }: pentru un conflict trebuie ca exact un atac să aștepte răspunsul unui jucător care are jokerul potrivit; numărul găsit aici: { $found }. Spune care este prin attack și attacked.
errors-no_cards = { $key }: { $seat } nu are nicio carte de jucat.
errors-not_completed = { $key }: prelungirea se hotărăște doar când { $seat } tocmai a atins { $target } km și există un drum mai lung.
errors-not_over = { $key }: jocul nu se încheie înainte ca o echipă să aibă { $points } { $points ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }.
errors-impossible_chance = chance[{ $index }]: „{ $outcome }” nu poate ieși aici: nu se află printre cele care pot fi trase.
errors-unknown_outcome = chance[{ $index }]: „{ $outcome }” nu este ceva ce sorții pot da în acest joc.
errors-no_file = Fișierul nu poate fi citit: { $why }.
errors-not_text = Fișierul nu este text în UTF-8.
errors-file_too_large = Fișierul are mai mult de { $most } { $most ->
        [one] octet
        [few] octeți
       *[other] de octeți
    }.
errors-not_yaml = Linia { $line } nu este YAML: { $problem }.
errors-no_aliases = Linia { $line }: ancorele și aliasurile nu se citesc aici; scrie valoarea întreagă.
errors-key_twice = Linia { $line }: cheia „{ $key }” apare aici a doua oară.
errors-bad_key = Linia { $line }: o cheie trebuie să fie un cuvânt sau un număr.
errors-not_a_scenario = Acesta nu este un scenariu: are nevoie cel puțin de cheile game și seats.
errors-not_a_step = Pasul { $number } din play nu este un pas: scrie „seat: move”, „seat: {"{"}try: move, refused: RULE{"}"}”, „seat: {"{"}undo: true{"}"}” sau „expect: {"{"}...{"}"}”.
errors-not_a_record = Aceasta nu este înregistrarea unei curse: are nevoie cel puțin de cheile game, rules, seats și moves.
errors-not_a_move = Mutarea { $number } nu este o mutare: scrie „seat: move”, iar ce au dat sorții ca „chance: [...]”.
errors-bad_move = Mutarea { $number }: { $why }
errors-chance_differs = Mutarea { $number }: înregistrarea spune că sorții au dat { $wanted }, dar regulile au cerut { $got }.
errors-record_differs = Înregistrarea nu se confirmă: în ea { $key } este { $wanted }, iar la reluare rezultă { $got }.
errors-other_rules = Cursa înregistrată a fost jucată după versiunea { $rules } a regulilor din { $game }; aceasta este versiunea { $version }.
errors-in_file = { $file }: { $why }
errors-in_step = { $where }: { $why }
errors-no_folder = Fișierul { $file } nu poate fi scris: { $why }.
errors-no_scenarios = Nu există niciun fișier de scenariu în { $paths }: acestea se termină în .yaml sau .yml.
errors-not_toml = Fișierul nu este TOML: { $problem }.
errors-no_track = Circuitul „{ $name }” nu poate fi citit. { $why } Indică un fișier TOML sau unul dintre: { $known }.
errors-no_tracks = { $game } nu are circuite. Au circuite: { $known }.
errors-track_key = Circuitul conține „{ $key }”, care nu înseamnă nimic aici. Poți alege dintre: { $known }.
errors-track_missing = Din circuit lipsește „{ $key }”.
errors-track_game = game: circuitul este pentru „{ $name }”, nu pentru { $game }.
errors-track_text = { $key }: aici trebuie caractere imprimabile, cel puțin 1 și cel mult { $most }.
errors-track_too_long = laps: { $laps } { $laps ->
        [one] tur
        [few] tururi
       *[other] de tururi
    } de câte { $spaces } { $spaces ->
        [one] căsuță
        [few] căsuțe
       *[other] de căsuțe
    } fac { $length } { $length ->
        [one] căsuță
        [few] căsuțe
       *[other] de căsuțe
    }, dar pot fi cel mult { $most }.
errors-track_corners = corners: numărul de viraje trebuie să fie între 1 și { $most }, nu { $count }.
errors-track_order = { $key }: { $value } nu poate urma după { $before }; scrie virajele în ordinea drumului, fiecare linie o singură dată.
errors-track_chicane = { $key }: a doua linie a unei șicane vine imediat după prima, cu aceeași limită.
errors-track_stretch = { $key }: dă prima și ultima căsuță a unei porțiuni, ca în [5, 10], nu { $value }.
errors-track_legend = legend: dă câte o linie pentru fiecare dintre cele { $corners } { $corners ->
        [one] viraj
        [few] viraje
       *[other] de viraje
    } sau niciuna; aici { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count }.
errors-track_bends = bends: dă câte un număr pentru fiecare dintre cele { $spaces } { $spaces ->
        [one] căsuță
        [few] căsuțe
       *[other] de căsuțe
    }; aici { $count ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $count }.
errors-track_bend = { $key }: { $value } nu este un număr de grade de la -{ $most } la { $most }.
errors-track_twist = bends: suma în grade este { $sum }; un ocol complet, în sensul acelor de ceasornic, are 360.
errors-track_open = bends: inelul nu se închide. Distanța în căsuțe dintre capătul și începutul lui este { $miss } (prea mult în față cu { $ahead }, prea mult la dreapta cu { $right }); poate fi cel mult { $most }.
errors-track_crosses = bends: inelul trece peste el însuși. Distanța dintre căsuțele { $one } și { $other } este { $distance }; lasă { $room } între mijloacele lor.
errors-not_a_grid = { $key }: scrie „random” sau o listă cu toate locurile, fiecare o singură dată, în ordinea pozițiilor de pe grila de start: { $names }.
errors-no_turn = { $key }: în faza „{ $phase }” nu este nimeni la rând; lasă deoparte „{ $key }” sau alege altă fază.
errors-whose_turn = { $key }: în faza „{ $phase }” o mașină este la rând; spune care.
errors-wrong_queue = { $key }: scrie mașinile care mai au de mutat, adică cele cu cărți în zona lor de joc: { $names }.
errors-wrong_lever = { $key }: schimbătorul de viteze poate arăta altceva decât treapta doar cât timp planul pentru { $seat } este ascuns și la cel mult două trepte de ea.
errors-wrong_places = { $key }: locurile din clasament trebuie să meargă de la 1 în sus, fiecare o singură dată; aici sunt { $places }.
errors-spot_alone = { $key }: un loc fără căsuță; scrie și pos pentru { $seat }.
errors-same_spot = { $key }: { $other } ocupă deja acel loc; dă-i lui { $seat } alt pos sau alt spot.
errors-over_the_line = { $key }: { $seat } nu poate fi aici, fiindcă linia de sosire este la { $finish }; scrie locul din clasament sau un pos mai mic.
errors-out_of_the_race = { $key }: { $seat } are deja un loc în clasament și nu mai mută; numește o mașină care este încă în cursă.
errors-not_over_yet = { $key }: faza este „over” exact atunci când fiecare mașină își are locul în clasament; aici este „{ $phase }”.
errors-no_slipstream = { $key }: așa cum stau mașinile, { $seat } nu poate folosi siajul; pune o mașină alături sau în căsuța imediat următoare, înainte de linia de sosire, cu loc de înaintat.
errors-no_packet = { $key }: cărțile se strâng pentru decartare doar în faza „discard”, nu în „{ $phase }”.
errors-needs_option = { $key }: această opțiune merge împreună cu '{ $other }', care este oprită.
errors-not_as_many = { $key }: numărul de intrări cerute este { $wanted }, iar aici sunt { $count }.
errors-too_many_of = { $key }: '{ $value }' poate apărea de cel mult { $most } ori.
errors-not_with_options = { $key }: cursa aceasta nu are așa ceva, pentru că opțiunea '{ $option }' este oprită.
errors-no_upgrades = Îmbunătățirile „{ $name }” nu pot fi citite ({ $why }). Indică un fișier TOML sau 'standard'.
errors-upgrade_key = Îmbunătățirile conțin „{ $key }”, care nu înseamnă nimic aici. Cunoscute sunt: { $known }.
errors-heat_card_says = { $key }: o carte de Căldură nu are nimic altceva pe ea; lasă deoparte: { $names }.
errors-direct_card = { $key }: o carte de joc direct are o singură valoare și niciun simbol +.
errors-too_few_upgrades = Alegerea cere un număr de { $needed } îmbunătățiri, iar pachetul lor are { $count }.
errors-not_with_option = { $key }: aceasta nu merge împreună cu '{ $other }' pus pe '{ $value }'.
errors-no_draft = { $key }: în cursa aceasta nu se aleg îmbunătățiri în faza „{ $phase }”.
errors-empty_market = { $key }: în piață trebuie să fi rămas o carte.
errors-not_an_upgrade = { $key }: { $card } nu este o îmbunătățire, și doar acestea se reîmprospătează.
errors-not_printed = { $key }: valoarea { $value } nu se află pe cartea aceea.
errors-values_and_phase = { $key }: în faza „value” o carte din zona de joc nu are încă valoarea ei, iar în „{ $phase }” o au toate.
errors-nothing_to_pay = { $key }: una dintre aceste cărți nu are un simbol de Căldură care să fie de plătit.
errors-not_in_play = { $key }: { $card } nu se află în zona de joc.
errors-not_at_a_table = O cursă cu aceste opțiuni nu se poate juca la o masă, fiindcă paginile nu o arată încă: { $options }. Se poate în terminal și în programe.
errors-packet_in_tunnel = { $key }: o mașină aflată într-un tunel nu poate decarta nimic.
errors-bad_plan = { $key }: { $cards } { $cards ->
        [one] carte nu poate fi
        [few] cărți nu pot fi
       *[other] de cărți nu pot fi
    } un plan în treapta { $gear }: întâi schimbă treapta, încheie planul cu atâtea cărți cât arată treapta și joacă Căldură doar când nu mai este nimic altceva în mână.
errors-too_much_heat = { $key }: în afara motorului { $named ->
        [one] este numită
        [few] sunt numite
       *[other] sunt numite
    } { $named } { $named ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } de Căldură, prea multe; în total sunt { $all }, dintre care cel mult una UH.
errors-too_much_stress = { $key }: jucătorii au { $taken } { $taken ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } de Stres; în cutie sunt { $all }.
errors-not_discardable = { $key }: cartea { $card } nu poate fi decartată, așa că nu poate sta aici.
errors-variant_counts = { $key }: { $cards } în total; sunt posibile de la { $least } la { $most }.
errors-variant_segment = { $key }: aici este nevoie de o listă de la 1 la { $most } câmpuri.
errors-variant_numbers = { $key }: fiecare segment are nevoie de un număr propriu.
errors-not_racers = { $key }: scrie 'random' sau o listă de { $count } { $count ->
        [one] pilot
        [few] piloți diferiți
       *[other] de piloți diferiți
    } în ordinea locurilor. Cunoscuți sunt: { $known }.
errors-too_many_places = { $key }: { $places } { $places ->
        [one] loc
        [few] locuri
       *[other] de locuri
    } pentru jetoane de schimb sunt prea multe; cel mult { $most }.
errors-track_path = { $key }: '{ $value }' nu este un traseu. Scrie de la 1 la { $most } litere: S pentru o dreaptă, R și L pentru o curbă la dreapta și la stânga.
errors-track_too_many = { $key }: { $used ->
        [one] este folosit
        [few] sunt folosite
       *[other] sunt folosite
    } { $used } { $used ->
        [one] segment
        [few] segmente
       *[other] de segmente
    } de tipul { $kind }; cutia are { $there }.
errors-track_numbers = { $key }: dă câte un număr pentru fiecare dintre cele { $count } { $count ->
        [one] segment
        [few] segmente
       *[other] de segmente
    } ale traseului.
errors-track_segment = { $key }: nu există segmentul { $value } de tipul { $kind }. Cunoscute sunt: { $known }.
errors-track_segment_twice = { $key }: segmentul { $value } este folosit de două ori; din fiecare există unul.
errors-track_overlaps = { $key }: pista trece peste ea însăși: segmentul { $other } ar fi pe segmentul { $one }.
errors-track_not_closed = { $key }: turul nu se închide: se termină la { $column } { $column ->
        [one] pătrat
        [few] pătrate
       *[other] de pătrate
    } est și { $row } sud de început, cu direcția { $heading } în loc de E.
errors-track_not_clockwise = { $key }: turul merge în sensul acelor de ceas: curbele la dreapta minus cele la stânga trebuie să fie 4, nu { $turns }.
errors-track_fields = { $key }: pe un tur de { $fields } { $fields ->
        [one] câmp
        [few] câmpuri
       *[other] de câmpuri
    } nu se poate concura; e nevoie de { $least } până la { $most }.
errors-track_not_shorter = { $key }: { $track } nu are segmente care pot fi lăsate deoparte.
errors-track_even = { $key }: { $value } { $value ->
        [one] segment nu închide
        [few] segmente nu închid
       *[other] de segmente nu închid
    } un tur; un număr par de la { $least } la { $most }, da.
errors-no_random_tracks = { $game } nu are piste la întâmplare. Există pentru: { $known }.
errors-racer_twice = { $key }: { $racer } apare de două ori; din fiecare pilot există unul.
errors-too_many_racers = { $key }: { $seat } nu poate avea mai mult de { $most } { $most ->
        [one] pilot
        [few] piloți
       *[other] de piloți
    }.
errors-not_ordered = { $key }: { $seat } nu a ales ordinea piloților săi, deci nu poate fi rândul lor.
errors-ordered_already = { $key }: { $seat } nu are aici nimic de ordonat.
errors-too_many_dice = { $key }: nu pot fi mai mult de { $most } { $most ->
        [one] zar
        [few] zaruri
       *[other] de zaruri
    }.
errors-double_before = { $key }: un al doilea { $die } este o dublă, după care nu ar fi putut urma zar sau mutare.
errors-wrong_final = { $key }: este ultima rundă exact atunci când un pilot are { $laps } { $laps ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } de tur.
errors-laps_owed = { $key }: { $seat } a mers atât de departe încât trebuie să aibă { $laps } { $laps ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    } de tur.
errors-same_field = { $key }: { $other } este deja pe câmpul { $field }; doar în faza 'duel' sau într-o mutare doi piloți împart un câmp.
errors-not_exchanged = { $key }: { $racer } ar fi schimbat atâtea jetoane bonus pe o carte bonus.
errors-done_already = Comanda „{ $id }” a fost deja executată.
errors-unknown_command = O masă nu cunoaște „{ $do }”. Poți alege dintre: { $known }.
errors-seat_taken = Locul { $seat } este ocupat; alege unul liber.
errors-seat_free = Pe locul { $seat } nu stă nimeni.
errors-seats_free = Cursa nu poate începe cât timp sunt locuri libere: { $seats }. Așteaptă jucători sau lasă boții să conducă.
errors-bad_name = Numărul de caractere al unui nume trebuie să fie între 1 și { $most }.
errors-mixed_name = Scrie fiecare cuvânt al numelui într-un singur alfabet: din cauza literelor care doar seamănă ai putea fi confundat cu altcineva.
errors-bad_text = Spune ceva; numărul de caractere trebuie să fie între 1 și { $most }.
errors-unknown_phrase = Nu există replica „{ $phrase }”. Poți alege dintre: { $known }.
errors-not_your_seat = Pe locul { $seat } nu conduci tu.
errors-not_host = Doar cine a deschis masa poate face asta.
errors-not_away = Pe locul { $seat } conduce deja jucătorul lui.
errors-started_already = Cursa a început; locurile rămân de acum așa cum sunt.
errors-not_started = Cursa nu a început încă.
errors-stale = Între timp s-a schimbat ceva pentru { $seat }; mai uită-te o dată înainte să alegi.
errors-no_store = Baza de date { $url } nu răspunde: { $why }.
errors-store_away = Serverul nu poate ajunge la ceea ce a păstrat. Nu s-a pierdut nimic; încearcă din nou într-o clipă.
errors-stopping = Serverul este pe cale să se oprească. Încearcă din nou într-o clipă.
errors-unknown_method = Aici nu există metoda { $method }. Cunoscute sunt: { $known }.
errors-broke = Ceva nu a mers pe server. A fost notat; încearcă din nou sau reîncarcă pagina.
errors-no_port = Nimic nu poate asculta la { $host }, portul { $port }: { $why }. Alege alt port.
errors-bad_proxy = „{ $text }” nu este adresa unui proxy. Scrie adrese sau rețele despărțite prin virgule, de exemplu 127.0.0.1 sau 10.0.0.0/8.
errors-store_busy = Baza de date { $url } este acum prea ocupată pentru asta. Nu s-a schimbat nimic; mai încearcă peste o clipă.
errors-bad_url = Aceasta nu este adresa unei baze de date ({ $why }). Scrie sqlite:///FILE sau postgresql://USER@HOST/NAME.
errors-no_table = Nu există masa „{ $id }”.
errors-table_exists = Există deja o masă „{ $id }”.
errors-line_taken = Jurnalul mesei „{ $id }” are deja o linie { $seq }; mai uită-te o dată.
errors-table_rules = La masa „{ $id }” se joacă după versiunea { $rules } a regulilor din { $game }; aceasta este versiunea { $version }.
errors-table_differs = Masa „{ $id }” nu se confirmă: cheia ei împarte alte cărți decât cele din jurnalul ei.
errors-snapshot_differs = Instantaneul mesei „{ $id }” după { $lines } linii nu este ceea ce rezultă din jurnalul ei. Șterge-l cu `paddock tables drop-snapshots`: nu se pierde nimic.
errors-bad_backup = { $file } nu este o copie de rezervă sau este deteriorat: { $why }.
errors-table_unreadable = Masa „{ $id }” nu poate fi citită: linia { $line } din jurnalul ei este deteriorată ({ $why }). Restaureaz-o dintr-o copie de rezervă; toate celelalte mese merg mai departe.
errors-header_unreadable = Masa „{ $id }” nu poate fi citită: datele ei nu sunt scrise cum trebuie ({ $why }). Restaureaz-o dintr-o copie de rezervă; toate celelalte mese merg mai departe.
errors-newer_database = Baza de date { $url } a fost folosită de o versiune mai nouă de Paddock (revizia ei este { $revision }). Instalează acea versiune sau restaurează o copie de rezervă mai veche.
errors-newer_backup = Copia de rezervă a fost scrisă de o versiune mai nouă de Paddock (forma ei este { $form }). Instalează acea versiune ca s-o citești.
errors-no_plain_file = { $file } nu este un fișier obișnuit și nu se scrie nimic peste el. Indică alt fișier.
errors-backup_sealed = { $file } este sigilat. Indică fișierul cu cheia lui: --key-file FILE.
errors-backup_open = { $file } nu este sigilat. Renunță la --key-file dacă ai încredere în el.
errors-bad_key_file = Cheia din { $file } nu poate fi citită: { $why }.
errors-short_key = Cheia din { $file } este prea scurtă. Scrie 64 de cifre hexazecimale, 32 de octeți aleatori sau o parolă; numărul ei de caractere trebuie să fie cel puțin { $least }.
errors-no_sealed_extra = Ce sigilează copiile de rezervă nu este instalat: pip install 'paddock[sealed]'.
errors-no_person = Nu există aici nimeni „{ $word }”. Dă identificatorul unui jucător sau ce văd ceilalți din el.
errors-signed_out = Ai fost deconectat. Încarcă pagina din nou ca să intri iarăși.
errors-bad_moment = „{ $text }” nu este un moment: scrie o zi, de exemplu 2031-05-04, sau o zi și o oră, de exemplu '2031-05-04 18:30'.
errors-no_files_here = Aici nu se poate indica un fișier: dă numele unuia dintre cele care vin cu jocul sau scrie tot conținutul lui.
errors-kicked = Cine a deschis această masă te-a dat afară de la ea.
errors-no_seat = Doar cine are un loc la această masă poate face asta.
errors-away_already = Pe locul { $seat } conduce deja un bot.
errors-out_for_good = Pilotul de pe locul { $seat } a ieșit definitiv din această cursă.
errors-bot_drives = Pe locul { $seat } conduce acum un bot; spune „back” ca să treci la volan.
errors-race_over = Cursa s-a încheiat.
errors-pause = Toți așteaptă un răspuns; cursa continuă într-o clipă.
errors-no_pause = Nu există nicio pauză care să se poată încheia.
errors-nothing_to_relieve = Locul { $seat } nu face pe nimeni să aștepte sau are un ceas care se ocupă de asta.
errors-patience = Locul { $seat } mai are { $seconds } { $seconds ->
        [one] secundă
        [few] secunde
       *[other] de secunde
    } de gândire înainte ca un bot să poată trece la volan.
errors-cannot_kick = Numește pe cineva de la această masă, dar nu pe cel care a deschis-o.
errors-race_not_over = Cursa nu s-a încheiat: cât au valorat deciziile se spune când nimeni nu se mai poate folosi de asta.
errors-not_an_analysis = Aceasta nu este o analiză a unei curse așa cum o scrie „paddock analyse --save”.
errors-bad_analysis = Această analiză nu poate fi citită: { $why }.
errors-not_a_puzzle = Aceasta nu este o problemă: aici trebuie un scenariu cu o parte „puzzle”.
errors-bad_puzzle = Această problemă nu poate fi citită: { $why }.
errors-puzzles_where = Numește un joc și, cu -o, un dosar pentru problemele lui; sau scrie --check pentru a le măsura pe cele existente.
errors-not_over_for_rematch = Revanșa vine după cursă, iar aceasta nu s-a încheiat.
errors-rematch_already = Există deja o revanșă: masa { $table }.
errors-bad_pace = Nu există un astfel de ritm. Poți alege dintre: { $known }.
errors-bad_pace_value = { $key }: { $value } nu este un număr de la 0 la { $most } sau nu se potrivește cu acest ritm.
errors-not_an_option = „{ $key }” nu este o opțiune a unei curse.
errors-pictures_busy = Acum se desenează multe imagini. Încearcă din nou peste câteva secunde.
errors-replays_busy = Acum se redau multe curse. Încearcă din nou peste câteva secunde.
errors-try_again = Serverul nu a putut nota asta acum sau nu știe dacă a făcut-o. Cere din nou peste o clipă, cu același număr: se face o singură dată.
errors-not_ready = { $game } se pregătește pentru acest calculator, o singură dată; durează cam un minut. Cere din nou peste o clipă.
errors-not_compiled = { $game } nu a putut fi pregătit pe acest calculator: compilatorul s-a oprit înainte de vreme. Cere din nou ca să se mai încerce o dată; jurnalul serverului spune mai multe.
errors-store_in_use = Un alt server ține deja mesele din { $url }. SQLite este pentru un singur server: oprește-l pe celălalt sau folosește PostgreSQL pentru mai multe.
errors-one_worker = SQLite este pentru un singur proces, nu pentru { $workers }. Indică o bază de date PostgreSQL cu --database postgresql://... ca să pornești mai multe.
errors-bad_redis = Adresa Redis nu poate fi folosită: { $why }.
errors-no_server_extra = Bibliotecile serverului nu sunt instalate: pip install 'paddock[server]'.
errors-no_scope = Acest token nu este pentru așa ceva: îi lipsește permisiunea „{ $scope }”.
errors-unknown_scope = Nu există permisiunea „{ $scope }”. Poți alege dintre: { $known }.
errors-too_many_tokens = Nimeni nu poate avea mai mult de { $most } { $most ->
        [one] token
        [few] tokenuri
       *[other] de tokenuri
    }; șterge mai întâi unul.
errors-no_passkeys_here = Cheile de acces au nevoie de o adresă cu nume. Folosește aici un cod de recuperare.
errors-bad_passkey = Cheia de acces nu a fost acceptată ({ $why }). Încearcă din nou.
errors-known_passkey = Această cheie de acces este deja folosită. Intră cu ea.
errors-no_passkey = Această cheie de acces nu este cunoscută aici. Poate că a fost ștearsă.
errors-last_passkey = Este singurul tău mod de a reveni. Adaugă mai întâi altă cheie de acces sau un cod de recuperare.
errors-too_many_passkeys = Ai deja numărul maxim de chei de acces: { $most }. Șterge mai întâi una.
errors-challenge_over = A durat prea mult sau s-a răspuns deja. Încearcă din nou.
errors-wrong_code = Niciun membru nu are acest cod de recuperare. Verifică fiecare literă și încearcă din nou.
errors-no_token = Nu ai niciun token „{ $id }”.
errors-bad_token = Tokenul nu este valabil: este greșit sau a fost șters.
errors-no_code = Nu există nicio masă cu codul „{ $word }”.
errors-no_replay = „{ $what }” nu există sau nu este încă disponibil: o cursă poate fi obținută după ce se încheie.
errors-no_example = Nu există exemplul „{ $name }” pentru { $game }. Există: { $known }.
errors-no_linker = Nu există aici nimic care să lege WebAssembly. Instalați prin: pip install 'paddock[wasm]' (sau pachetul lld din Debian).
errors-no_page = Pagina nu este încă construită: rulează 'make web' (sau 'make site', care le face pe amândouă).
errors-bad_base = Locul unui site pe gazda lui este o cale precum /games/, din litere, cifre, puncte și cratime; „{ $base }” nu este.
errors-bad_server = „{ $server }” nu este adresa unui server; arată ca https://paddock.example.org.
errors-not_a_site = { $folder } nu este un site scris mai înainte și nu este gol: nu s-a scris nimic. Alege alt dosar.
errors-not_linked = Regulile nu au putut fi legate: { $why }
errors-not_watched = Doar cei care concurează la această masă o pot vedea.
errors-too_many = Este prea mult deodată ({ $what }: { $limit }). Așteaptă puțin.
errors-too_large = Este prea mare: poate avea cel mult { $most } { $most ->
        [one] octet
        [few] octeți
       *[other] de octeți
    }.
errors-other_origin = Cererea vine de la o pagină a altui site.
errors-bad_request = { $key }: { $why }.
errors-bad_message = Mesajul nu poate fi citit: { $why }.
errors-hello_first = Primul mesaj trebuie să fie un „hello”.
errors-hello_once = Un singur „hello” este de ajuns; pentru altul deschide o conexiune nouă.
errors-other_protocol = Acest server vorbește protocolul { $known }, nu { $protocol }: încarcă din nou pagina sau actualizează programul.
errors-not_committed = Secretul nu se potrivește cu hashul arătat la început.
errors-dealt_otherwise = Mutarea { $number }: din acest secret sorții ar fi dat altceva.
errors-sealed = Cursa e pe cale să înceapă: se adună contribuțiile jucătorilor la împărțire. Așteaptă o clipă.
errors-no_seal = Acum nu se contribuie cu nimic: asta vine după ce gazda a pornit cursa.
errors-not_fresh = Cursa de la această masă nu începe cu o împărțire nouă, deci nu e nimic de promis.
errors-bad_pledge = O promisiune este SHA-256 a 32 de octeți, scris cu 64 de cifre 0-9 și a-f.
errors-nothing_to_reveal = Locul { $seat } nu are cu ce contribui: nu a promis nimic sau a contribuit deja.
errors-bad_contribution = Nu este ce a promis locul { $seat }. Trimite cei 32 de octeți al căror hash a fost promis.
errors-not_dealt = Înregistrarea nu spune din ce secret s-a împărțit: se poate verifica doar o cursă împărțită din nou la o masă.
errors-not_digits = { $key }: aici trebuie 64 de cifre 0-9 și a-f.
errors-other_derivation = Înregistrarea spune că s-a împărțit în felul { $version }; după ce conține, ar fi felul { $known }.
errors-cut_short = Lipsește { $key }: înregistrarea a fost tăiată sau schimbată, sau cursa nu s-a terminat (--unfinished verifică ce există).
errors-not_at_its_end = Cursa nu se încheie cu ultima mutare (numărul { $moves }): înregistrarea a fost tăiată, sau cursa nu s-a terminat (--unfinished verifică ce există).
errors-not_pledged = Locul { $seat }: contribuția nu este cea promisă.
errors-other_key = Cheia din înregistrare nu rezultă din secret și contribuții.
errors-not_kept = Aceasta nu este ce păstrează pagina dintr-o cursă: ia fișierul pe care îl salvează pagina după cursă.
errors-other_commitment = Înainte de cursă, jucătorului i s-a arătat alt hash.
errors-own_left_out = Locul { $seat }: contribuția acestui jucător nu a fost folosită.
errors-other_pledges = Înainte de a contribui, jucătorul a văzut alte promisiuni.
errors-told_otherwise = Locul { $seat }: numărul { $number } din cele spuse nu este ce spune înregistrarea.
errors-no_connection = Nu se poate face legătura cu { $url }: { $why }.
errors-no_web_build = Paginile pentru browser nu sunt construite încă: rulează 'make web', apoi reîncarcă pagina.
errors-unknown_car = '{ $words }': nicio echipă din această cursă nu are mașina { $car }.
errors-too_many_cars = { $key }: { $cars } { $cars ->
        [one] mașină este prea mult
        [few] mașini sunt prea multe
       *[other] de mașini sunt prea multe
    } pentru o pistă cu { $sectors } { $sectors ->
        [one] sector
        [few] sectoare
       *[other] de sectoare
    }; trebuie să fie mai multe sectoare decât mașini.
errors-wrong_numbers = { $key }: numește { $cars } { $cars ->
        [one] mașină
        [few] mașini diferite
       *[other] de mașini diferite
    } ale acestei echipe: { $known }.
errors-not_a_bar = { $key }: o bară de echipe numește o dată fiecare echipă din cursă: { $names }.
errors-no_such_car = { $key }: nu există mașina { $car } în această cursă.
errors-no_cars_race = { $key }: numește cel puțin o mașină.
errors-off_the_track = { $key }: o mașină care are deja un loc este în afara pistei; renunță la una dintre cele două.
errors-car_without_space = { $key }: spune unde se află mașina sau că este scoasă.
errors-same_space = { $key }: pe { $at } se află deja altă mașină.
errors-not_a_space = { $key }: { $value } nu este un spațiu; scrie sector.bandă, ca 12.3, cu banda 0 pentru boxe.
errors-no_such_space = { $key }: nu există spațiul { $value } pe această pistă; sectoarele merg de la 0 până sub { $sectors }.
errors-wrong_stack = { $key }: { $value } nu se poate; aici { $cars ->
        [one] este
        [few] sunt
       *[other] sunt
    } { $cars } { $cars ->
        [one] mașină
        [few] mașini
       *[other] de mașini
    }, numărând de la 0 de jos.
errors-too_few_places = { $key }: marcajele { $lo } până la { $hi } sunt prea puține pentru { $cars } { $cars ->
        [one] mașină
        [few] mașini
       *[other] de mașini
    }.
errors-no_card_played = { $key }: spune cu ce carte de cursă se mișcă mașina.
errors-car_twice = { $key }: o mașină apare aici de două ori.
errors-no_segment = { $key }: toate mașinile echipei { $seat } și-au avut segmentul; numește alt jucător.
errors-not_its_car = { $key }: mașina care se mișcă nu aparține echipei { $seat }.
errors-no_pit_stop = { $key }: { $seat } nu mai are pe benzi o mașină de decis.
errors-no_choice_waits = { $key }: nimic nu așteaptă aici alegerea '{ $asks }'; scrie despre ce e vorba.
errors-track_sectors = stretches: { $sectors } { $sectors ->
        [one] sector
        [few] sectoare
       *[other] de sectoare
    }; o pistă are între { $least } și { $most }.
errors-track_line = { $key }: { $value } nu poate fi pe linia de sosire; ultima porțiune continuă cu '='.
errors-track_join = { $key }: '{ $join }' face { $wanted } { $wanted ->
        [one] bandă
        [few] benzi
       *[other] de benzi
    } din { $lanes }, dar porțiunea următoare are { $after }.
errors-track_no_corner = { $key }: o pistă are nevoie de un viraj.
errors-track_restart = { $key }: benzile { $inner } și { $outer } nu pot fi de restart; numește două vecine pe care le are un sector cu { $lanes } { $lanes ->
        [one] bandă
        [few] benzi
       *[other] de benzi
    }.
errors-track_ways = { $key }: { $entries } { $entries ->
        [one] listă
        [few] liste
       *[other] de liste
    } de benzi; aici trebuie una pentru fiecare bandă a porțiunii, { $lanes } în total.
errors-track_way = { $key }: { $value } nu este o continuare; aici trebuie benzi alăturate, de la 1 la { $most }, ca [2, 3].
errors-track_reach = { $key }: se ajunge pe benzile { $reached }; aici trebuie fiecare dintre benzile porțiunii următoare ({ $after } în total) și nicio alta.
errors-track_cross = { $key }: această bandă o încrucișează pe cea dinainte; mergi dinăuntru spre afară.
errors-no_box = Cutia „{ $name }” nu poate fi citită ({ $why }). Indică un fișier TOML sau una dintre: { $known }.
errors-box_key = Cutia conține „{ $key }”, care nu înseamnă nimic aici. Cunoscute sunt: { $known }.
errors-box_missing = Din cutie lipsește „{ $key }”.
errors-box_length = { $key }: { $entries } { $entries ->
        [one] intrare
        [few] intrări
       *[other] de intrări
    }; aici trebuie de la { $least } la { $most }.
errors-box_bar = { $key }: „{ $value }” nu este bara de echipe a cărții { $card }; fiecare dintre aceste litere trebuie o dată: { $letters }.
errors-box_twice = { $key }: numărul { $number } apare de două ori în cutie; fiecare mașină are nevoie de unul propriu.
errors-no_races = { $key }: un sezon are cel puțin o cursă.
errors-season_over = Sezonul s-a încheiat: { $races ->
        [one] s-a ținut singura cursă
        [few] s-au ținut toate cele { $races } curse
       *[other] s-au ținut toate cele { $races } de curse
    }.
errors-arena_there = { $folder } conține deja rezultatele unei arene. Continuă cu --resume sau numește alt dosar.
errors-bad_slips = '{ $name }' nu este un bot care greșește: scrie slips:100:pilot pentru unul care ia 100 din 1.000 de decizii la întâmplare și în rest conduce ca pilot.
errors-bad_lineup = O formație numește câte un bot pentru fiecare pilot sau echipă: cursa are { $units }, iar numiți sunt { $named }. Numește tot atâția sau spune câți concurează cu --seats.
errors-bad_bot_name = { $name } nu poate fi numele acestui bot: altul se numește așa. Alege alt nume.
errors-other_plan = { $folder } a fost început altfel: { $key } este { $known }, nu { $wanted }. Spune din nou la fel sau numește alt dosar.
errors-no_arena = { $folder } nu conține rezultatele unei arene. „paddock arena ... -o { $folder }” le creează.
errors-broken_arena = Rezultatele din { $folder } nu pot fi citite: { $why }.
errors-arena_broke = Un bot a cedat în împărțirile { $first } - { $last }: { $why }. Ce s-a jucat înainte este păstrat; --resume continuă.
errors-no_races_yet = Nicio cursă nu s-a încheiat în acest timp. Acordă mai multe minute.
errors-no_arena_extra = Bibliotecile arenei nu sunt instalate: pip install 'paddock[arena]'.
errors-no_cluster_extra = Ray nu este instalat: pip install 'paddock[cluster]'.
errors-no_cluster = Clusterul { $address } nu poate fi contactat: { $why }.
errors-bad_requirement = „{ $text }” nu poate fi cerut: scrie A>B cu doi dintre boții care aleargă: { $known }.
errors-no_program = Programul „{ $command }” nu poate fi pornit: { $why }.
errors-program_form = „{ $text }” nu este un program pentru mese: scrie NAME=COMMAND, cu un nume din litere mici pe care nu-l are niciun bot.
errors-only_for = Botul „{ $name }” conduce doar în { $game }, iar numărul de jucători este { $seats }.
errors-compare_what = Spune ce să se compare: --track sau --variant, și --against cu altul; sau --against key=value.
errors-not_actions = Dă câte o acțiune pentru fiecare dintre cele { $rows } { $rows ->
        [one] cursă
        [few] curse
       *[other] de curse
    }, ca numere întregi de 64 de biți pe un rând; acestea erau { $kind } de forma { $shape }.
errors-not_a_reset_mask = reset_mask: dă câte un adevărat sau fals pentru fiecare dintre cele { $rows } { $rows ->
        [one] cursă
        [few] curse
       *[other] de curse
    }, ca tablou NumPy.
errors-no_gpu = Aici nu există un GPU care să poată fi folosit. Instalează 'paddock[cuda]' pe o mașină cu GPU NVIDIA sau lasă device="cpu".
errors-no_weights = Nimeni nu a antrenat un pilot pentru { $what }. Există antrenați pentru: { $known }.
errors-bad_weights = { $file } nu conține un pilot antrenat: { $why }.
errors-no_research_extra = Bibliotecile pentru aceasta nu sunt instalate: pip install 'paddock[research]'.
errors-other_data = { $folder } conține alte date ({ $what }). Numește un dosar gol sau cere din nou același lucru pentru a continua.
errors-not_a_share = { $name }: { $value } nu este o parte din curse. Dă numere peste 0, ca în {"{"}'self': 0.5, 'pilot': 0.5{"}"}.
errors-bot_gave_up = Botul { $bot } nu poate conduce aici: { $why }
errors-name_taken = La această masă cineva se numește „{ $name }” sau ceva asemănător. Alege alt nume.
errors-muted = Nu poți vorbi la această masă: aici ți s-a luat cuvântul.
errors-chat_off = Discuția la această masă este oprită.
errors-chat_seats = La această masă vorbesc doar cei care au loc.
errors-unknown_chat = „{ $word }” nu spune cine poate vorbi. Se cunosc: { $known }.
errors-muted_already = Acelei persoane i s-a luat deja cuvântul.
errors-not_muted = Acelei persoane nu i s-a luat cuvântul.
errors-muted_by_house = Cei care țin serverul i-au luat cuvântul acelei persoane; doar ei pot schimba asta.
errors-muted_yourself = Altcineva trebuie să-ți dea din nou cuvântul: ți s-a luat înainte ca masa să fie a ta.
errors-nobody_here = Nimeni „{ $who }” nu a stat și nu a vorbit la această masă.
errors-table_closed = Cei care țin serverul au închis această masă.
errors-banned = Nu poți intra până la { $until }. Motivul: { $reason }.
errors-banned_for_good = Nu mai poți intra aici. Motivul: { $reason }.
errors-bad_reason = Dă un motiv de 1 până la { $most } caractere: îl citește cel exclus.
errors-bad_ban = „{ $word }” nu este nici jucător, nici adresă. Dă ce văd alții despre un jucător (12 litere și cifre), o adresă sau un interval precum 192.0.2.0/24.
errors-wide_ban = „{ $word }” este prea larg: dă cel puțin { $least } { $least ->
        [one] bit
        [few] biți
       *[other] de biți
    } din adresă.
errors-no_ban = Nu există excluderea „{ $id }”.
errors-own_report = Nu te poți reclama pe tine.
errors-reported_already = Ai reclamat deja această persoană; cineva se va uita.
errors-no_report = Nu există reclamația „{ $id }”.
errors-filtered_text = Sunt acolo cuvinte nedorite aici. Spune altfel.
errors-filtered_name = Numele acela nu este dorit aici. Alege altul.
errors-too_many_patterns = Un fișier de cuvinte poate avea cel mult { $most } { $most ->
        [one] tipar
        [few] tipare
       *[other] de tipare
    }.
errors-bad_filter_line = Linia { $line } nu este nici cuvânt, nici parte de cuvânt precum parte*, nici /tipar/ care se poate citi.
errors-slow_pattern = Tiparul din linia { $line } ar putea dura prea mult sau este prea lung. Folosește mai puține semne de repetare și alegere, { "{0,3}" } în loc de *, și nimic care privește înapoi sau în jur.
errors-bad_token_file = Cheia din { $file } nu poate fi citită: { $why }.
errors-short_token = Cheia celor care țin serverul este prea scurtă: are nevoie de { $least } { $least ->
        [one] caracter
        [few] caractere
       *[other] de caractere
    } la întâmplare.
errors-wrong_operator_token = Aceea nu este cheia acestui server.
errors-operators_only = Asta pot face doar cei care țin serverul: arată mai întâi cheia.
errors-no_cup = Nu există campionatul '{ $id }' sau a fost abandonat înainte de start.
errors-cup_over = Campionatul s-a încheiat.
errors-cup_entered = Participi deja la acest campionat.
errors-cup_not_entered = Nu participi la acest campionat.
errors-cup_taken = Cineva este deja aici ca '{ $name }'. Alege alt loc.
errors-cup_started = Campionatul a început: nimeni nu mai poate fi adăugat sau scos. Un loc poate fi dat altcuiva.
errors-cup_not_started = Campionatul nu a început încă.
errors-cup_named = La acest campionat participă doar cei de pe listă: alege-ți numele acolo.
errors-cup_full = Toate locurile acestui campionat sunt ocupate (sunt { $most }).
errors-cup_full_log = S-a scris atât de mult în acest campionat încât nu mai încape nimic.
errors-cup_full_own = Ai intrat și ai ieșit de atâtea ori din acest campionat încât nu se mai scrie nimic.
errors-cup_too_few = Sunt prea puțini: într-un campionat pe perechi participă cel puțin doi, în oricare altul cel puțin unul.
errors-cup_points = Punctele date sau luate sunt un număr întreg de la -{ $most } la { $most }, dar nu 0.
errors-cup_no_race = Nu există cursa '{ $race }' în acest campionat.
errors-cup_not_yours = Doar organizatorul acestui campionat poate face asta.
errors-cup_no_place = Nu există locul '{ $place }' în acest campionat.
errors-cup_reason = Spune de ce: motivul îl citesc toți.
errors-cup_table = Aceasta este o cursă de campionat: cine stă unde, când începe și ce urmează se rezolvă de la sine.
errors-cup_most = Nu pot participa atâția: de la 2 la { $most }, câți permite jocul.
errors-cup_dates = O ligă are nevoie de o dată pentru fiecare cursă.
errors-annulled_already = Cursa { $race } a fost deja anulată.
errors-too_late_to_annul = Cursa { $race } nu mai poate fi anulată: o rundă ulterioară se bazează pe ea. Corectează punctele.
errors-not_a_date = { $key }: '{ $value }' nu este o dată. Scrie 2026-11-30 sau 2026-11-30T20:00+01:00.
errors-bad_address = La această adresă nu se poate trimite nimic. Dă una care începe cu https:// și este deschisă tuturor.
errors-bad_subscription = Cheile browserului pentru notificări nu pot fi citite. Oprește-le și pornește-le din nou.
errors-not_invitable = Nu poți invita această persoană: pot fi invitați doar cei cu care ai concurat, și doar dacă vor.
errors-invited_already = Ai invitat deja această persoană la această masă.
errors-no_way = Nu există un astfel de mod de a te anunța.
errors-too_many_ways =
    { $most ->
        [one] Poți avea { $most } de acest fel. Șterge-l mai întâi.
        [few] Poți avea { $most } de acest fel. Șterge mai întâi unul.
       *[other] Poți avea { $most } de acest fel. Șterge mai întâi unul.
    }

## phrases

phrases-hello = Salut!
phrases-good_luck = Baftă!
phrases-well_driven = Frumos condus!
phrases-sorry = Scuze!
phrases-thanks = Mersi!
phrases-ouch = Au!
phrases-wait = O clipă, te rog.
phrases-hurry = E rândul tău!
phrases-rematch = Încă o cursă?
phrases-bye = Pe curând!

## cli

cli-compiling = Se compilează { $game } pentru acest calculator, o singură dată: { $done } din { $of } ...
cli-you_are = Joci ca { $seat } în echipa { $team }. Scrie un număr sau cuvintele unei mutări; cu „help” afli mai multe.
cli-you_drive = Conduci { $seat }. Scrie un număr sau cuvintele unei mutări; cu „help” afli mai multe.
cli-your_move = { $seat }, e rândul tău
cli-help = Scrie un număr sau cuvintele unei mutări ca s-o joci. „why MOVE” spune de ce o mutare nu este posibilă, „rule ID” arată o regulă, „about NAME” explică o carte, „hint” spune ce ar face un campion, „thoughts” cere să se spună la sfârșitul cursei ce au gândit boții, „table” arată din nou masa, „quit” încheie (cursa se păstrează dacă ai pornit cu --save).
cli-bye = Cursa se oprește aici.
cli-saved = Salvat: { $file }
cli-unknown_input = „{ $text }” nu este nici un număr din listă, nici o mutare. { $why }
cli-not_in_list = În listă nu există numărul { $text }.
cli-legal_now = Mutarea „{ $move }” este posibilă.
cli-bots = Boți
cli-seats = Jucători
cli-game = Joc
cli-name = Nume
cli-rules_version = Reguli
cli-verified = { $file }: { $moves ->
        [one] s-a reluat { $moves } mutare
        [few] s-au reluat { $moves } mutări
       *[other] s-au reluat { $moves } de mutări
    }; rezultatul și amprenta se confirmă.
cli-passed_failed = reușite: { $passed }, eșuate: { $failed }
cli-no_peer = Unele dintre celelalte biblioteci nu sunt instalate, de aceea lipsesc rândurile lor: pip install 'paddock[bench]' sau make bench.
cli-title = Titlu
cli-spaces = Căsuțe
cli-laps = Tururi
cli-corners = Viraje
cli-track_ok = ok: { $title } ({ $game }), { $spaces } { $spaces ->
        [one] căsuță
        [few] căsuțe
       *[other] de căsuțe
    }, { $laps } { $laps ->
        [one] tur
        [few] tururi
       *[other] de tururi
    }, viraje { $corners }
cli-serving = Masa este deschisă la { $link } (Ctrl+C o închide).
cli-fair = { $file }: nimic nu e greșit în ce s-a putut verifica.
cli-unfair = { $file }: ceva este greșit, vezi mai sus.
analysis-analysed = { $seat }: precizie { $accuracy } %, pierdut prin alegeri { $lost } %, noroc { $luck } %.
analysis-counts_win = Valoarea este șansa de a câștiga, din 100; fiecare alegere a fost încercată de cel mult { $tries } ori.
analysis-counts_place = Valoarea este partea celorlalți rămași în urmă, din 100; fiecare alegere a fost încercată de cel mult { $tries } ori.
analysis-turning = Momente decisive: mutările { $moves }.
analysis-missing = Decizii nejudecate: { $missing }. Aceeași comandă cu --save continuă de la ce a păstrat.
analysis-move = mutare
analysis-chosen = aleasă
analysis-worth = valoare
analysis-rival = cea mai bună dintre celelalte
analysis-lead = avans
analysis-luck = noroc
analysis-mark = notă
analysis-brilliant = strălucită
analysis-good = bună
analysis-inaccuracy = imprecizie
analysis-mistake = greșeală
analysis-blunder = gafă
puzzles-mined = { $folder }: { $found } { $found ->
        [one] problemă
        [few] probleme
       *[other] de probleme
    } după încă { $races } { $races ->
        [one] cursă
        [few] curse
       *[other] de curse
    }.
puzzles-go_on = Nu sunt atâtea câte s-au cerut; aceeași comandă continuă de aici.
puzzles-game = joc
puzzles-puzzles = probleme
puzzles-easy = ușoare
puzzles-medium = medii
puzzles-hard = grele
puzzles-leads = tot cea mai bună
puzzles-aims = Cât de des găsește fiecare nivel cea mai bună alegere, în %; ținta este un champion la { $champion } sau mai mult și un club la { $club } sau mai puțin. Tot cea mai bună: încercată din nou cu presupuneri noi.
puzzles-not_held = { $game }: ținta nu este atinsă.
puzzles-missed = { $game }: nu le găsește orice champion sau nu mai sunt cele mai bune: { $names }.
cli-tables_id = Masă
cli-tables_code = Cod
cli-tables_game = Joc
cli-tables_status = Stare
cli-tables_people = Persoane
cli-tables_verifying = Reluare
cli-tables_verified = Se { $good ->
        [one] confirmă { $good } masă
        [few] confirmă { $good } mese
       *[other] confirmă { $good } de mese
    }, nu se confirmă { $wrong }.
cli-tables_backed_up = { $count ->
        [one] Este acum { $count } masă
        [few] Sunt acum { $count } mese
       *[other] Sunt acum { $count } de mese
    } în { $file }.
cli-tables_restored = { $count ->
        [one] S-a preluat { $count } masă
        [few] S-au preluat { $count } mese
       *[other] S-au preluat { $count } de mese
    } din { $file }.
cli-tables_unreadable = nu poate fi citită
cli-tables_backing_up = Salvare
cli-tables_restoring = Restaurare
cli-tables_thinning = Reducere
cli-tables_forgotten = Persoana este uitată; { $count ->
        [one] o cunoștea { $count } masă
        [few] o cunoșteau { $count } mese
       *[other] o cunoșteau { $count } de mese
    }. Un server pornit arată asta în cel mult un minut.
cli-tables_thinned = Doar cursa a mai rămas de la { $count ->
        [one] { $count } masă
        [few] { $count } mese
       *[other] { $count } de mese
    }.
cli-tables_new_key = { $days ->
        [0] Cookie-urile sunt semnate cu o cheie nouă. Cele mai vechi nu mai sunt valabile: toți vin ca vizitatori noi.
        [one] Din minutul următor cookie-urile sunt semnate cu o cheie nouă. Cele mai vechi mai sunt valabile { $days } zi.
        [few] Din minutul următor cookie-urile sunt semnate cu o cheie nouă. Cele mai vechi mai sunt valabile { $days } zile.
       *[other] Din minutul următor cookie-urile sunt semnate cu o cheie nouă. Cele mai vechi mai sunt valabile { $days } de zile.
    }
cli-tables_dropped = { $count ->
        [one] S-a șters { $count } instantaneu
        [few] S-au șters { $count } instantanee
       *[other] S-au șters { $count } de instantanee
    }. Nu se pierde nimic: mesele se deschid din jurnalele lor până apar altele.
cli-ratings_verifying = Se calculează din nou
cli-ratings_verified = { $count ->
        [one] { $count } cursă punctată, iar toate clasificările ies la fel, până la ultima cifră.
        [few] { $count } curse punctate, iar toate clasificările ies la fel, până la ultima cifră.
       *[other] { $count } de curse punctate, iar toate clasificările ies la fel, până la ultima cifră.
    }
cli-ratings_late = { $count ->
        [one] { $count } cursă a fost numărată după alta care s-a terminat mai târziu. `paddock ratings rebuild` le pune în ordine.
        [few] { $count } curse au fost numărate după altele care s-au terminat mai târziu. `paddock ratings rebuild` le pune în ordine.
       *[other] { $count } de curse au fost numărate după altele care s-au terminat mai târziu. `paddock ratings rebuild` le pune în ordine.
    }
cli-ratings_differ_in = Prima diferență este la cursa { $number }, masa { $table }, locul { $seat }: scrie { $kept } și ar trebui să fie { $made }. `paddock ratings rebuild` scrie din nou toate clasificările.
cli-ratings_differ = { $seat } are clasificarea { $kept }, iar din curse iese { $made }. `paddock ratings rebuild` scrie din nou toate clasificările.
cli-ratings_rebuilding = Se numără din nou
cli-ratings_rebuilt = { $count ->
        [one] S-a numărat din nou { $count } cursă.
        [few] S-au numărat din nou { $count } curse.
       *[other] S-au numărat din nou { $count } de curse.
    }
cli-tables_banned = { $word } nu mai poate intra. Serverele pornite află în câteva secunde.
cli-tables_unbanned = Excluderea s-a încheiat. Serverele pornite află în câteva secunde.
cli-tables_for_good = definitiv
cli-tables_report_seen = Reclamația este marcată ca rezolvată.
cli-playing = Deschide { $link } într-un browser ca să concurezi (Ctrl+C închide masa).
cli-season_race = Cursa { $number } din { $of }: { $track }
cli-place = Loc
cli-team = Echipă
cli-points = Puncte
cli-drawn = { $n } { $n ->
        [one] imagine este
        [few] imagini sunt
       *[other] de imagini sunt
    } în { $folder }.
cli-thoughts = { $seat } ({ $bot }): { $thoughts }
cli-thoughts_later = Ce au gândit boții se va spune la sfârșitul cursei: mai devreme ar arăta ce au în mână.
cli-data_done = { $races } { $races ->
        [one] cursă
        [few] curse
       *[other] de curse
    }, { $decisions } { $decisions ->
        [one] decizie
        [few] decizii
       *[other] de decizii
    } și { $shards } { $shards ->
        [one] fișier
        [few] fișiere
       *[other] de fișiere
    } sunt în { $folder }.
cli-data_stopped = Oprit. Ce s-a scris rămâne; aceeași comandă continuă de acolo.
cli-engine_ready = Paginile pot concura acum și singure: reîncarcă-le pentru probleme, pentru analiza unei reluări și pentru curse fără rețea.
cli-wasm_begun = Se compilează { $game } pentru o pagină: un minut sau două ...
cli-wasm_file = { $file }: { $kilobytes } kB
cli-site_begun = Se alcătuiește site-ul: jocurile se compilează o dată, câteva minute ...
cli-site_written = { $folder }: fișiere: { $files }, { $kilobytes } kB. Orice gazdă web le servește așa cum sunt.

## drawing

drawing-laps = Tururi: { $laps }
drawing-spaces = Căsuțe: { $spaces }
drawing-heat = Căldură: { $heat }
drawing-stress = Stres: { $stress }
drawing-start = Start
drawing-race_line = Trasa ideală
drawing-corner_line = Linie de viraj: limită de viteză și direcție
drawing-to_corner = Căsuțe până la următoarea linie de viraj
drawing-slots = Pozițiile grilei de start
drawing-spots = Locuri: cel mai deschis la culoare este lângă trasa ideală
drawing-legend_line = Linie pentru legende
drawing-chicane = Șicană: două linii, o limită
drawing-flooded = Căsuță inundată: coborârea treptei costă cu 1 Căldură mai mult
drawing-tunnel = Tunel: nu se poate decarta nimic
drawing-sectors = Sectoare: { $sectors }
drawing-green_line = Linia verde de restart
drawing-restart_lanes = Benzi de restart
drawing-apron = Bandă de boxe
drawing-ways = Benzi care se unesc sau se despart
drawing-grid = Locuri pe grilă

## bots

bots-thought = { $move } ({ $percent } %, { $tries } { $tries ->
        [one] încercare
        [few] încercări
       *[other] de încercări
    })
bots-no_thoughts = Nu a privit înainte: era o singură mutare sau conduce după reguli empirice ori așa cum a fost antrenat.

## hints

hints-plain = { $move }
hints-rather = { $move }: { $why }. A doua alegere: { $other }
hints-close = { $move }. Aproape la fel de bine: { $other }
hints-but = { $better }; dar { $worse }

## arena

arena-bot = Bot
arena-rating = Rating
arena-certain = 95 %
arena-races = Curse
arena-wins = Câștigate
arena-slot = Loc
arena-even = Egal
arena-alone = { $bot } a concurat cu el însuși: diferențele vin de la locul de start.
arena-decision = Pe decizie
arena-against = Împotriva
arena-ahead = În față
arena-difference = Diferență
arena-holds = { $text } este adevărat.
arena-holds_not = { $text } nu este sigur.
arena-stopped = Oprit după { $races } { $races ->
        [one] cursă
        [few] curse
       *[other] de curse
    }. Nu se păstrează nimic; cu -o FOLDER s-ar păstra.
arena-stopped_kept = Oprit; { $races } { $races ->
        [one] cursă este păstrată
        [few] curse sunt păstrate
       *[other] de curse sunt păstrate
    }. Continuă cu: { $command }
arena-faults = Programele nu au decis { $faults ->
        [one] o dată
        [few] de { $faults } ori
       *[other] de { $faults } de ori
    }; pilotul a condus în locul lor.

## balance

balance-rounds = Runde
balance-decisions = Decizii
balance-overtakes = Depășiri
balance-lead_changes = Schimbări de lider
balance-pole = Curse câștigate de pe prima poziție
balance-last = Curse câștigate de pe ultima poziție
balance-skill = Șoferul mai bun în față
balance-chance = Înaintea unui șofer aleatoriu

## fair

fair-whole = Înregistrarea este întreagă: are sfârșit, iar mutările duc la rezultatul și rezumatul ei.
fair-secret = Secretul serverului se potrivește cu hashul din înregistrare.
fair-pledges = Fiecare contribuție se potrivește cu promisiunea ei.
fair-deal = Tot ce au dat sorții rezultă din secret și contribuții.
fair-seen = Masa, opțiunile și hashul ei sunt cele văzute de jucător înainte de a contribui.
fair-own = Contribuția jucătorului a fost folosită, cu promisiunile pe care le-a văzut.
fair-told = Fiecare întâmplare spusă jucătorului este ce îi spune înregistrarea acelui loc.
fair-open_unfinished = Neverificat: cursa nu s-a terminat, sau lipsește rezultatul ori rezumatul.
fair-open_alone = Nimic de verificat: niciun jucător nu a contribuit, deci serverul singur ar fi putut alege împărțirea.
fair-open_kept = Nu se poate verifica fără ce a păstrat un jucător (--kept FIȘIER).
fair-open_nothing = Neverificat: nu s-a păstrat nimic din acestea.

## operators

operators-title = Pentru cei care țin serverul
operators-token = Cheie
operators-come_in = Intră
operators-go_out = Ieși
operators-refresh = Reîncarcă
operators-nothing = Nimic aici.
operators-part_load = Încărcare
operators-part_tables = Mese
operators-part_people = Conectați acum
operators-part_reports = Reclamații
operators-part_bans = Excluderi
operators-part_refused = Refuzate în ultima oră
operators-load_tables = Mese
operators-load_watchers = Privesc
operators-load_commands = Comenzi/s
operators-load_bots = Mutări de boți/s
operators-load_slowest = 99 % din răspunsuri
operators-load_memory = Memorie
operators-load_queue = Boți în așteptare
operators-table = Masă
operators-game = Joc
operators-status = Stare
operators-players = Jucători
operators-lines = Linii
operators-watchers = Privesc
operators-age = Vechime
operators-name = Nume
operators-seats = Locuri
operators-onlooker = privește
operators-about = Despre
operators-reason = Motiv
operators-when = Când
operators-whom = Cine
operators-until = Până la
operators-for_good = definitiv
operators-whom_hint = Un jucător (12 litere și cifre), o adresă sau un interval precum 192.0.2.0/24
operators-new_ban = Excludere nouă
operators-ban = Exclude
operators-unban = Lasă să intre
operators-days = Zile (gol: definitiv)
operators-household = și casa în care se află acum
operators-mute = Ia cuvântul
operators-seen = Rezolvat
operators-close = Închide
operators-close_really = Închide masa pentru toți
operators-chat = Discuție
operators-limit = Limită
operators-count = De câte ori
operators-status_open = deschisă
operators-status_racing = în cursă
operators-status_over = terminată
operators-status_closed = închisă
operators-reason_abuse = Insulte
operators-reason_cheating = Trișat
operators-reason_spam = Spam
operators-reason_name = Nume
operators-reason_other = Altceva
operators-age_minutes = { $n } min
operators-age_hours = { $n } h
operators-age_days = { $n } z

## previews

previews-what = { $game }, { $track }
previews-and = { $first } și { $last }
previews-bot = Bot { $seat }
previews-bots =
    { $n ->
         [one] un bot
         [few] { $n } boți
        *[other] { $n } de boți
    }
previews-guest = Oaspete
previews-free = loc liber
previews-seats_free =
    { $free ->
         [one] 1 loc liber
         [few] { $free } locuri libere
        *[other] { $free } de locuri libere
    }
previews-empty =
    { $what }: { $free ->
             [one] 1 loc liber
             [few] { $free } locuri libere
            *[other] { $free } de locuri libere
        }
previews-open =
    { $what }: { $who }; { $free ->
             [one] 1 loc liber
             [few] { $free } locuri libere
            *[other] { $free } de locuri libere
        }
previews-full = { $what }: { $who }
previews-private = { $what }: masă privată
previews-is_private = Masă privată
previews-waiting = Chiar înainte de start
previews-racing = Cursa e în desfășurare
previews-over = Sfârșitul cursei
previews-won =
    Sfârșitul cursei: { $n ->
         [one] câștigă
         [few] câștigă
        *[other] câștigă
    } { $who }
previews-won_by =
    Sfârșitul cursei: { $n ->
         [one] câștigă
         [few] câștigă
        *[other] câștigă
    } { $who } { $score }
previews-open_about = Ia un loc sau privește, în browser. Nu e nevoie de cont.
previews-full_about = Toate locurile sunt ocupate. Privește cursa în browser.
previews-on_about = Privește mutare cu mutare, în browser.
previews-over_about = { $what }: vezi cursa din nou, mutare cu mutare.
previews-private_about = Numai cei care concurează pot privi.
previews-house = Paddock: jocuri de curse pe tablă
previews-house_about = Curse pe tablă în browser, cu prieteni sau împotriva boților. Nu e nevoie de cont.
previews-cup = Campionat de { $game }
previews-cup_open = Înscrieri deschise
previews-cup_over = Campionatul s-a încheiat
previews-cup_leads = Conduce: { $who }
previews-cup_won = Câștigă campionatul: { $who }
previews-former = Fost membru
previews-cup_after = Curse disputate: { $n }

calls-turn = E rândul tău
calls-invited = { $name } te invită la o cursă
calls-until = Până la { $time }
calls-feed = Paddock: rândurile tale
