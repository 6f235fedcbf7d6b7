## action

action-choose = Alege
action-pause = Poate răspunde cineva?
action-skip = Sari peste
action-undo = Anulează
action-wait = Mută ceilalți …

## analysis

analysis-about_place = Fiecare decizie e judecată după ce putea să știe locul ei: ce era ascuns se împarte din nou, iar piloți conduc cursa până la capăt, de multe ori. Valoarea ei e partea din ceilalți care rămâne în urmă.
analysis-about_win = Fiecare decizie e judecată după ce putea să știe locul ei: ce era ascuns se împarte din nou, iar piloți conduc cursa până la capăt, de multe ori. Valoarea ei e șansa de a câștiga.
analysis-accuracy = Precizie
analysis-after = Noroc și ceilalți, până la decizia următoare: { $luck }
analysis-ahead = Mai bună decât cea mai bună dintre celelalte alegeri cu { $by }; în 95 din 100 de cazuri între { $from } și { $to }.
analysis-back = Înapoi la cursă
analysis-behind = Mai slabă decât cea mai bună dintre celelalte alegeri cu { $by }; în 95 din 100 de cazuri între { $from } și { $to }.
analysis-better = Arată-mi mai bine
analysis-blunder = Gafă
analysis-brilliant = Strălucită
analysis-chances_place = Partea din ceilalți care rămâne în urmă
analysis-chances_win = Șansa de a câștiga
analysis-chosen = aleasă
analysis-close = Închide analiza
analysis-decision = Decizia { $number } din { $of }
analysis-export = Salvează ca JSON
analysis-go_on = Continuă
analysis-good = Bună
analysis-guessed = Cărțile ascunse și norocul sunt ghicite, iar mai departe conduc piloți: așa ar fi putut merge.
analysis-inaccuracy = Imprecizie
analysis-line = Ce ar fi putut fi: { $move }
analysis-lost = Pierdut prin decizii
analysis-luck = Noroc și ceilalți
analysis-mistake = Greșeală
analysis-more =
    { $count ->
        [one] încă { $count } alegere
        [few] încă { $count } alegeri
       *[other] încă { $count } de alegeri
    }
analysis-next = Decizia următoare
analysis-none = Locul acesta nu a avut niciodată de ales.
analysis-not_yet = Încă nejudecată.
analysis-previous = Decizia dinainte
analysis-progress =
    { $of ->
        [one] { $done } din { $of } decizie
        [few] { $done } din { $of } decizii
       *[other] { $done } din { $of } de decizii
    }
analysis-rival = cea mai bună dintre celelalte
analysis-same = La fel de bună ca cea mai bună dintre celelalte alegeri, cât se poate spune: diferența e între { $from } și { $to } în 95 din 100 de cazuri.
analysis-seat = Deciziile lui
analysis-start = Analizează
analysis-stop = Oprește
analysis-title = Analiză
analysis-tries =
    { $tries ->
        [one] încercată o dată
        [few] încercată de { $tries } ori
       *[other] încercată de { $tries } de ori
    }
analysis-turning_points = Puncte de cotitură

## away

away-absent = Conduce un bot cât lipsește conexiunea.
away-clock = Timp expirat: conduce un bot.
away-kicked = Dat afară: un bot conduce până la final.
away-left = Un bot conduce pentru tine.
away-resigned = Abandon: un bot conduce până la final.
away-short = bot
away-slow = Ceilalți au pus un bot la volan.

## bots

bots-champion = Campion
bots-club = Pilot de club
bots-pilot = Pilot
bots-pro = Profesionist
bots-random = Zar
bots-rookie = Începător
bots-search = Gânditor

## charts

charts-gaps = În spatele liderului
charts-places = Locuri, rundă cu rundă

## chat

chat-none = Salută: frazele rapide sunt traduse pentru toți.
chat-phrases = Fraze rapide
chat-send = Trimite
chat-title = Chat
chat-write = Scrie ceva
close = Închide

## connection

connection-closed = Conexiunea este închisă.
connection-connecting = Conectare …
connection-offline = Conexiune pierdută; revine singură …

## curtain

curtain-ready = Eu sunt { $name }
curtain-text = Cărțile sunt acoperite până ești gata.
curtain-title = Dă ecranul lui { $name }

## fair

fair-again = Încearcă din nou
fair-alone = Niciun jucător nu a contribuit la împărțire.
fair-by_record = Verificat de această pagină cu ce a păstrat, cu înregistrarea și reluarea; regulile nu sunt în această pagină.
fair-by_rules = Verificat de această pagină: cu ce a păstrat, cu înregistrarea și cu regulile însele.
fair-claim_deal = Că toate cărțile rezultă din cheie, după reguli, verifică „paddock verify” cu aceste două fișiere.
fair-claim_key = Cheia împărțirii rezultă din secret și din toate contribuțiile.
fair-claim_own = S-a folosit contribuția browserului tău.
fair-claim_pledges = Fiecare a contribuit cu ce promisese înainte.
fair-claim_raced = Cursa refăcută după regulile din această pagină: fiecare mutare a fost permisă, toate cărțile și zarurile au rezultat din cheie, iar rezultatul este același.
fair-claim_result = Înregistrarea are rezultatul care ți s-a spus.
fair-claim_secret = Secretul serverului este cel de care era legat înainte să te așezi.
fair-claim_told = Ce ți s-a spus în cursă este ce spune reluarea locului tău.
fair-first = O primă cursă: începe cu o poziție și cărți cunoscute, pentru învățat.
fair-fresh = Împărțire cinstită: serverul este deja legat de partea lui, iar browserul fiecărui jucător adaugă la start partea sa. Așa nimeni nu poate alege cărțile sau să le știe dinainte.
fair-here = Împărțit în acest browser, numai la întâmplare.
fair-mark_checking = Se verifică împărțirea …
fair-mark_failed = Împărțirea nu a putut fi verificată acum.
fair-mark_fair = Împărțire verificată: totul se potrivește
fair-mark_open = Nu s-a găsit nimic greșit, dar nu ai contribuit la această împărțire
fair-mark_wrong = Ceva nu se potrivește: vezi ce
fair-not = Aceasta nu se confirmă.
fair-pledged = contribuie la împărțire
fair-position = Această cursă începe cu o poziție pregătită: cine a făcut-o poate ști cărțile.
fair-replay = Această cursă continuă una mai veche, după mutarea { $moves }: cine a văzut-o îi știe cărțile.
fair-save_kept = Salvează ce s-a păstrat
fair-save_record = Salvează înregistrarea
fair-sealed = Cursa e pe cale să înceapă. Mai au de contribuit la împărțire: { $names }

## heat

heat-car_at = { $name }, P{ $rank }, turul { $lap } din { $laps }
heat-corner_in = { $n ->
        [0] chiar în față
       *[other] peste { $n } { $n ->
            [one] căsuță
            [few] căsuțe
           *[other] de căsuțe
        }
    }
heat-corner_limit = Virajul { $number }, limita { $limit }
heat-drive = { $cost ->
        [0] Mergi în treapta { $gear }
       *[other] Mergi în treapta { $gear } pentru { $cost } Căldură
    }
heat-end_turn = { $n ->
        [0] Încheie tura
       *[other] Decartează { $n } și încheie tura
    }
heat-engine = Căldură în motor: { $n }
heat-gears = Maneta de viteze
heat-other_moves = Ce mai poți face
heat-pick = { COMPARE($least, $most) ->
        [equal] Atinge { $least } dintre cărți: numărul lor e treapta ta
       *[other] Atinge între { $least } și { $most } cărți: numărul lor e treapta ta
    }
heat-short_adr_cool = Adrenalină
heat-short_adr_move = Adrenalină
heat-short_boost = Accelerare
heat-short_cooldown = Răcire
heat-short_slip = Siaj
heat-short_stay = Rămâi aici
heat-short_weather_cool = Vreme
heat-track_summary = Circuit { $title }: { $cars }

## help

help-cards = Cărți
help-keys = Tastatură
help-rules = Reguli
help-search = Caută în reguli
help-title = Ajutor și reguli
help-chapters = Capitole
help-link = Legătură la această regulă
help-nothing = Nicio regulă nu spune asta. Încearcă alt cuvânt.
help-pictures = Toate regulile, cu imagini
help-try = Încearcă
help-turn = Pe scurt
help-found = { $count } { $count ->
        [one] regulă
        [few] reguli
       *[other] de reguli
    }

## invite

invite-code = Cod:
invite-copied = Copiat
invite-here = Această cursă se desfășoară în acest browser: nimeni nu i se poate alătura din altă parte.
invite-link = Link către această masă
invite-qr = Codul QR al linkului
invite-share = Distribuie
invite-title = Invită

## hint

hint-ask = Sugestie
hint-close = { $move }. Aproape la fel de bine: { $other }.
hint-plain = { $move }.
hint-rather = { $move }: { $why }. A doua alegere: { $other }.
hint-thinking = Un campion se gândește …

## keys

keys-choice = Alege după număr
keys-close = Închide ce e deschis
keys-confirm = Confirmă
keys-help = Ajutor
keys-hint = Ce ar face un campion
keys-me = Vezi mașina ta
keys-move = Parcurge opțiunile
keys-overview = Tot circuitul sau de aproape
keys-skip = Sari animația
keys-undo = Anulează
keys-zoom = Mărește, micșorează, revino
keys-mute = Sunet pornit sau oprit

## lessons

lessons-done = Acum știi cum merge: de aici încolo cursa e a ta. Succes!
lessons-enough = Fără sfaturi
lessons-got_it = Am înțeles
lessons-heat_adrenaline = Ești la coadă, deci ai adrenalină: încă 1 căsuță (și Viteza crește cu 1), răcește 1 Căldură sau amândouă. Se pierde la sfârșitul reacțiilor.
lessons-heat_boost = Te-ai deplasat. Nu e viraj aproape, deci Accelerare: plătește 1 Căldură din motor, întoarce o carte și mergi mai departe cât arată. O dată pe tură, în orice treaptă.
lessons-heat_cards = Acum cărțile: suma lor e Viteza ta. Mașina-fantomă arată unde ajungi, iar rândul de jos cât costă un viraj.
lessons-heat_check = Atât poți folosi acum. Butonul mare încheie reacțiile; atunci se verifică virajele trecute.
lessons-heat_confirm = Mașina-fantomă arată unde ajungi. E bine? Butonul mare pornește; altă carte schimbă planul.
lessons-heat_cool = Căldura din mână doar ocupă loc. Treptele mici răcesc: treapta 1 pune până la 3 Călduri înapoi în motor, treapta 2 pune 1. Fă asta.
lessons-heat_corner = Aceasta a fost o tură întreagă. Acum atenție la viraje: cine trece peste limită plătește 1 Căldură pentru fiecare punct în plus; cine nu poate, derapează. Alege cărțile pentru ce urmează.
lessons-heat_discard = Atinge ce nu vrei; tragi până la 7. Butonul mare încheie tura.
lessons-heat_draw = Încheie decartarea: tragi cărți noi, iar ceilalți merg.
lessons-heat_gear = Alege treapta pe manetă: atâtea cărți joci. Mai sus e mai repede, dar virajele au limită. Mai târziu atinge doar cărțile: treapta se ia după ele.
lessons-heat_limit = Următorul viraj are limita 7. Joacă 4, 2 și 2: îl treci cu Viteza 8.
lessons-heat_pay = Viteza 8 e cu unu peste limită: virajul va costa 1 Căldură, cum spune rândul de jos. Adesea merită. Butonul mare pornește.
lessons-heat_react = Te-ai deplasat. Folosește ce e luminat aici, atinge cărți de decartat sau încheie tura cu butonul mare.
lessons-heat_shift = Aceasta a fost o tură întreagă. Acum atenție la viraje: cine trece peste limită plătește 1 Căldură pentru fiecare punct în plus; cine nu poate, derapează, se întoarce înainte de viraj și ia Stres. Schimbă în treapta 3: una în sus sau în jos e gratis, două costă 1 Căldură.
lessons-heat_slip = O mașină e lângă tine sau chiar în față: siajul ei te trage 2 căsuțe, gratis. Nu intră în Viteză, dar virajele din drum contează.
lessons-heat_slow = Poți arunca ce nu vrei; tragi până la 7. Atinge cartea 1: cărțile lente sunt pentru viraje lente.
lessons-heat_stress = A doua carte e Stres: când mergi, se întorc cărți până vine una de la 1 la 4, și atât valorează. Nu se poate decarta, doar juca. Butonul mare pornește.
lessons-scrap_again = 8 până acum. Încă o dată: doar un 3 sau un 5 ar fi o dublă, și ai un jeton de schimb.
lessons-scrap_bonus = Ai cărți bonus: atinge una ca să vezi unde te-ar duce. Se joacă înainte și după deplasare. Cine ajunge peste altul se duelează.
lessons-scrap_double = O dublă: în loc să mergi, tragi o carte de accident și primești pentru ea un jeton bonus.
lessons-scrap_drive = Mergi cu suma zarurilor. Cine ajunge peste altul se duelează.
lessons-scrap_laps = Acesta a fost un duel: cine ajunge peste alt pilot aruncă un zar împotriva lui, iar cel mai mare merge mai departe. Fiecare tur aduce o carte de sosire care îi ajută pe cei din urmă; al treilea încheie cursa. E rândul tău: aruncă.
lessons-scrap_order = Ai două vehicule: alege care merge primul, pentru toată cursa.
lessons-scrap_roll = Mai arunci, sau te oprești și mergi cu suma? Un număr pe care îl ai deja e o dublă și aduce un accident: bara arată riscul.
lessons-scrap_save = Dublă! Un jeton de schimb mai poate modifica ultimul zar; altfel acceptă accidentul.
lessons-scrap_stop = Salvat: 3, 5 și 4 fac 12. Cu trei numere diferite, o aruncare din două e o dublă: oprește-te aici.
lessons-scrap_winner = Se întâlnesc vehiculele tale: tu hotărăști care câștigă duelul.
lessons-speed_attack = Atacurile îi încetinesc pe ceilalți: cu LIMITĂ MAXIMĂ DE VITEZĂ rivalul merge cel mult 60 km pe carte.
lessons-speed_confirm = Rândul spune ce face cartea. Butonul mare o joacă; atinge alta dacă te răzgândești.
lessons-speed_discard = Acum nu poți juca nimic. Alege cartea de care ai cel mai puțin nevoie: se aruncă și tura ta se încheie.
lessons-speed_extension = Poți merge mai departe, până la 1200 km, pentru încă 200 de puncte, dar dacă nu ajungi, pierzi cele 400. Încheie runda și numără punctele.
lessons-speed_goal = Exact cartea aceasta te duce la țintă. Fiecare kilometru e un punct, călătoria aduce încă 400, iar fără niciun 240 încă 300.
lessons-speed_kontra = Ai jokerul albastru împotriva acestui atac: conflict! Atacul dispare, primești două cărți și un rând, plus 300 de puncte.
lessons-speed_repair = Pană de cauciuc: o carte roșie te-a oprit. Fiecare necaz are o carte verde care îl repară: joacă REZERVĂ.
lessons-speed_rolling = Ești în mers: alege o carte de kilometri ca să mergi mai departe sau un atac ca să oprești pe cineva.
lessons-speed_start = Nimic nu pornește fără START, nici după o reparație. Cărțile gri nu pot fi jucate acum: atinge una ca să afli de ce.
lessons-speed_stopped = Te-au oprit. Repară cu cartea potrivită, apoi START; după STOP ajunge START.
lessons-speed_wild = Un joker ține departe atacul său până la capăt: joacă-l, trage altă carte și joacă din nou. Fiecare aduce 100 de puncte.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Alege una dintre mașinile tale: fiecare primește o carte în această tură. Cele legate de ea se pot mișca împreună.
lessons-thunder_card = Alege o carte: numărul mare sunt punctele de mișcare, cel mic contează de la boxe. Tipul spune cine se mișcă împreună; jetonul colorat este uzura.
lessons-thunder_discard = Aruncă cărțile pe care nu le vrei și mergi mai departe; tragi altele.
lessons-thunder_displace = Solo nu ia pe nimeni: cine stă în drum este împins, iar asta costă mai mult decât un spațiu liber.
lessons-thunder_draft = O carte de siaj: mașinile legate din față și din spate merg cu tine. Mergi înainte și se mișcă tot șirul.
lessons-thunder_event = Fiecare tură se încheie cu un eveniment: acesta a dat un jeton de uzură celei mai bune mașini din fiecare echipă. Apoi fiecare poate opri la boxe; aceasta e aproape neuzată și rămâne pe pistă.
lessons-thunder_follow = Atinge cel mai îndepărtat spațiu cu un număr: se fac toți pașii până acolo. Anularea îi ia înapoi unul câte unul.
lessons-thunder_lead = În frunte: mașinile chiar din spatele tău te urmează, fiecare pe spațiul abia eliberat. Șapte puncte minus trei de uzură fac patru.
lessons-thunder_lead_car = Mașina 4 are trei jetoane de uzură: fiecare îi ia cărții un punct de mișcare.
lessons-thunder_line = Aici benzile se unesc sau se despart: alege pe unde merge șirul.
lessons-thunder_pit = Steag galben sau sfârșit de tură: oprirea la boxe scoate uzura temporară, dar costă locuri.
lessons-thunder_pursuit = Urmărire: mașina ta le împinge pe cele din față și le lasă pe loc pe cele din spate.
lessons-thunder_pursuit_car = S-a mișcat tot șirul, pentru un singur jeton de uzură. Acum mașina 24, cu un rival chiar în față.
lessons-thunder_push = Mergi înainte: mașina din față se leagă și merg împreună.
lessons-thunder_solo = Solo mișcă o singură mașină. Cartea aceasta poate schimba locul cu mașina din față, pentru 1 punct.
lessons-thunder_solo_car = A rămas o mașină și un fel de carte.
lessons-thunder_stay = Și mașina aceasta e bună: rămâne pe pistă.
lessons-thunder_steps = Atinge un spațiu luminos de pe pistă sau un buton; un spațiu cu număr face toți pașii până la el. Înainte, peste o mașină, te legi de ea sau o împingi, după carte. Cu anularea te întorci un pas.
lessons-thunder_swap = Schimb: mașina ta trece, iar cealaltă rămâne în spatele ei.

## lobby

lobby-begins_first = o primă cursă
lobby-begins_position = începe cu o poziție pregătită
lobby-begins_replay = continuă o cursă mai veche: cărțile pot fi cunoscute
lobby-code = Cod sau link
lobby-elsewhere = Concurează cu oameni
lobby-first_race = Prima cursă, pas cu pas
lobby-games = Jocuri
lobby-here = Curse cu boți în acest browser: merg și fără rețea
lobby-in_browser = în acest browser
lobby-go = Intră
lobby-join = Intră la o masă
lobby-none_open = Nicio masă deschisă acum.
lobby-none_recent = Cursele tale vor fi păstrate aici.
lobby-one_screen = Pe un singur ecran
lobby-open_file = Deschide un fișier de cursă
lobby-open = Mese deschise
lobby-preparing = { $game } se pregătește pentru acest calculator, o singură dată …
lobby-race_now = Concurează acum
lobby-recent = Curse recente
lobby-remove = Șterge această cursă din browser
lobby-running = Cursele tale în desfășurare
lobby-soon = Se pregătește …
lobby-status_racing = în cursă, privește
lobby-tagline = Jocuri de societate cu curse, după regulament. Fără cont, la un clic de grilă.
lobby-with_friends = Cu prietenii
lobby-you = Tu
lobby-players = { $from }–{ $to } jucători
lobby-minutes = { $from }–{ $to } min
lobby-weight_1 = ușor
lobby-weight_2 = mediu
lobby-weight_3 = solicitant
lobby-quick = Cursa care începe imediat
lobby-choose_track = Circuit
lobby-choose_laps = Tururi
lobby-laps =
    { $n ->
         [one] { $n } tur
         [few] { $n } tururi
        *[other] { $n } de tururi
    }
lobby-against =
    { $n ->
         [0] singur
         [one] { $n } adversar
         [few] { $n } adversari
        *[other] { $n } de adversari
    }
lobby-free =
    { $n ->
         [one] { $n } loc liber
         [few] { $n } locuri libere
        *[other] { $n } de locuri libere
    }
lobby-go_on = continuă cursa
lobby-came = locul { $place } din { $of }
lobby-clock = ceas de { $n } min
lobby-days =
    { $n ->
         [one] { $n } zi pe tură
         [few] { $n } zile pe tură
        *[other] { $n } de zile pe tură
    }

## local

local-broken = Ceva nu a mers în pagină: { $why }.
local-no_file = O parte a paginii nu se poate încărca: nu există conexiune sau pagina este veche. Reîncarc-o.
local-no_room = Acest browser nu lasă pagina să păstreze nimic, așa că aici nu se poate concura.
local-no_table = Această cursă nu este în acest browser: a fost ștearsă sau s-a desfășurat în altul.
local-not_here = Aceasta nu se poate juca în browser: { $what }.

## log

log-all = Tot
log-filter = Arată
log-none = Încă nu s-a întâmplat nimic.
log-own = Ale mele
log-table = Masă
log-title = Jurnal

## me

me-driver = Pilot
me-guest = Oaspete
me-name = Nume

## menu

menu-away = Să conducă un bot
menu-back = Treci la volan
menu-fair = Serverul este legat de partea lui prin acest hash:
menu-kick = Dă afară: { $name }
menu-lobby = Pagina principală
menu-relieve = { $name } întârzie: să conducă un bot
menu-resign = Renunță
menu-resign_sure = Renunți de tot?
menu-title = Meniu

## new

new-game = Joc
new-listed = Arată în listă: oricine poate intra
new-open = Deschide masa
new-pace = Ritm
new-seats = Jucători
new-title = Masă nouă
new-watched = Alții pot privi
new-hints = Sugestii pentru toți

## notices

notices-away_absent = { $name } lipsește: conduce un bot.
notices-away_clock = { $name } nu mai are timp: conduce un bot.
notices-away_left = { $name } lasă un bot să conducă.
notices-away_resigned = { $name } renunță.
notices-away_slow = { $name } a fost prea lent: conduce un bot.
notices-back = { $name } e din nou la volan.
notices-broken = Startul a fost anulat din cauza: { $names }. Nimic din acea împărțire nu se folosește: porniți din nou.
notices-pledged = { $name } va contribui la împărțire.
notices-revealed = { $name } a contribuit la împărțire.
notices-sealed = Cursa începe; toți contribuie la împărțire.
notices-came = { $name } este aici.
notices-emptied = Locul { $seat } este din nou liber.
notices-filled = { $bot } conduce pe locul { $seat }.
notices-finished = Cursa s-a terminat.
notices-gone = { $name } a pierdut conexiunea.
notices-kicked = Gazda a dat pe cineva afară.
notices-muted = { $name } nu mai poate vorbi la această masă.
notices-unmuted = { $name } poate vorbi din nou.
notices-chat = Gazda a schimbat cine poate vorbi.
notices-closed = Masa a fost închisă de cei care administrează serverul.
notices-left = Locul { $seat } este din nou liber.
notices-rematch = O altă cursă este gata.
notices-reopened = Serverul a revenit; nu s-a pierdut timp.
notices-sat = { $name } ia locul { $seat }.
notices-started = Cursa începe.
notices-undone = { $name } anulează o mutare.
notices-went_on = Se continuă.

## options

options-heat_auto_finish_last = Gata când rămâne o singură mașină
options-heat_auto_skip = Sari pașii fără alegere
options-heat_hidden_gears = Treptele rămân ascunse până la dezvăluire
options-heat_laps = Tururi
options-heat_legend_pro = Legende mai rapide
options-heat_legends = Legende
options-heat_track = Circuit
options-heat_values_clouds = Nori
options-heat_values_fog = Ceață
options-heat_values_off = fără
options-heat_values_rain = Ploaie
options-heat_values_random = la întâmplare
options-heat_values_snow = Zăpadă
options-heat_values_storm = Furtună
options-heat_values_sun = Soare
options-heat_weather = Vreme și jetoane de drum
options-no = nu
options-scrap_auto_skip = Sari peste pașii fără alegere
options-scrap_catch_scope = Cartea de ajungere duce
options-scrap_jackal_in_own_accident = Jackal câștigă și în accidentele sale
options-scrap_jackal_off_turn = Jackal câștigă și în rândul altora
options-scrap_mode = Vehicule de jucător
options-scrap_overtake_scope = Depășirea contează
options-scrap_refill_scope = Jetoanele se completează
options-scrap_short = Tur mai scurt
options-scrap_track = Traseu
options-scrap_values_any = în orice rând
options-scrap_values_board = pe tablă
options-scrap_values_own = în rândul propriu
options-scrap_values_race = în cursă
options-scrap_values_single = unul
options-scrap_values_two_racers = două
options-speed_deck_memory = Pachetele arată
options-speed_discard_rule = Decartare
options-speed_max_rounds = Cel mult runde
options-speed_prevention_restores_start = Prevenția readuce START
options-speed_values_free = oricând
options-speed_values_literal = literal
options-speed_values_log = toate cărțile
options-speed_values_only_if_stuck = doar dacă nu se poate altfel
options-speed_values_sensible = cu sens
options-speed_values_speed_1200 = Speed 1200 km
options-speed_values_thousand = O mie de kilometri
options-speed_values_top_only = cartea de sus
options-speed_variant = Pachet
options-speed_wild_map = De ce apără jokerii
options-thunder_auto_skip = Sari peste pașii fără alegere
options-thunder_clean_air_any = Clean Air merge oricât vrei
options-thunder_collision_last = Mașinile din Collision repornesc ultimele
options-thunder_complete_race = Se aleargă până termină toți
options-thunder_green_line = Linia verde, sectoare înainte de sosire
options-thunder_grid_choice = Alegerea locurilor de start
options-thunder_laps = Tururi
options-thunder_starting_order = Ordinea de start
options-thunder_track = Pista
options-thunder_values_rounds = rundă cu rundă
options-thunder_values_snake = dus-întors
options-thunder_values_spaces = loc cu loc
options-thunder_variable_pits = Alegi ce scoate o oprire la boxe
options-usual = ca de obicei
options-yes = da

## pace

pace-days = Pe zile
pace-live = Cu ceas
pace-minutes = Minute pentru cursă
pace-per_turn = Zile pentru fiecare tură
pace-untimed = Fără ceas

## phrases

phrases-bye = Pe curând!
phrases-good_luck = Baftă!
phrases-hello = Salut!
phrases-hurry = E rândul tău!
phrases-ouch = Au!
phrases-rematch = Încă o cursă?
phrases-sorry = Scuze!
phrases-thanks = Mersi!
phrases-wait = O clipă, te rog.
phrases-well_driven = Frumos condus!

## puzzles

puzzles-again = Încă o dată
puzzles-all = Toate
puzzles-ask = { $n ->
        [one] Există { $n } alegere.
        [few] Ai { $n } alegeri, iar una este clar cea mai bună. Fă-o.
       *[other] Ai { $n } de alegeri, iar una este clar cea mai bună. Fă-o.
    }
puzzles-behind_place = lasă în urmă cu { $n } din 100 mai puțin
puzzles-behind_win = câștigă cu { $n } din 100 de curse mai puțin
puzzles-better = Există o alegere mai bună.
puzzles-difficulty = Dificultate
puzzles-easy = Ușoară
puzzles-hard = Grea
puzzles-lobby = O poziție, o singură mutare bună: o vezi?
puzzles-look = Înapoi la tablă
puzzles-medium = Medie
puzzles-next = Problema următoare
puzzles-no_engine = Problemele au nevoie de reguli în pagină, iar acest server nu le oferă. Cine îl administrează le poate face cu „paddock wasm”.
puzzles-none = Nu există o astfel de problemă. Alege altă dificultate sau alt joc.
puzzles-of_the_day = Problema zilei
puzzles-question = Întrebarea ta
puzzles-race_on = Continuă cursa de aici
puzzles-right = Corect: { $move }
puzzles-solution = Arată soluția
puzzles-solution_is = Cel mai bine este: { $move }
puzzles-solved = { $n } din { $of } rezolvate
puzzles-streak = { $n } la rând
puzzles-title = Probleme
puzzles-today = Azi
puzzles-train = Antrenament
puzzles-trainer = Antrenament
puzzles-verdict = Cât valorează răspunsul tău
puzzles-worth_place = lasă în urmă { $n } din 100 de rivali
puzzles-worth_win = câștigă { $n } din 100 de curse
puzzles-wrong = Nu e cel mai bine: { $move }

## ratings

ratings-about = Toți încep de la 1000; cine este de nivel mediu se așază pe lângă 1500. Se arată cât valorează cineva cel puțin, așa că numărul crește și când se știe mai mult.
ratings-after = Clasificare { $rating } ({ $change })
ratings-all_time = Din toate timpurile
ratings-book = Curse
ratings-bot = bot
ratings-bots = Doar împotriva boților
ratings-bots_about = Sunt curse în care în rest au fost doar boți. Între oameni nu contează deloc.
ratings-change = Ultima
ratings-driver = Pilot
ratings-gain = Câștig
ratings-lobby = Cine pe ce loc este, în fiecare joc și în fiecare lună
ratings-members_only = În clasamente apar cei care și-au păstrat numele.
ratings-nobody = Nu este încă nimeni pe această listă.
ratings-none_yet = Nicio cursă de-a ta nu a fost punctată încă. Este punctată când alergi cu alții, sau cu boți, la o masă cu cărțile împărțite din nou.
ratings-people = Între oameni
ratings-people_about = Sunt curse în care oameni au concurat între ei. Boții care au alergat cu ei sunt punctați la fel. Cursele cu indicii, dintr-o poziție sau la un ecran comun nu se pun la socoteală.
ratings-provisional = provizorie
ratings-provisional_about = O clasificare cu semnul întrebării este provizorie: e nevoie de vreo cinci curse în șase sau de douăzeci în doi ca să fie sigură.
ratings-rank = Loc
ratings-rating = Scor
ratings-time = Perioada
ratings-title = Clasamente
ratings-you = Tu
ratings-yours = Clasificările tale

## replay

replay-back = Un pas înapoi
replay-download = Descarcă
replay-eyes = Văzut de
replay-first = La început
replay-forth = Un pas înainte
replay-last = La final
replay-play = Redă
replay-play_on = Joacă de aici
replay-scrub = Momentul cursei
replay-share = Distribuie momentul
replay-spectator = un spectator
replay-steps = Pași
replay-stop = Oprește
replay-table = Masă
replay-title = Reluare
replay-to_server = Joacă mai departe pe server
replay-turn = Tură
replay-why = Ce au gândit boții

## results

results-driver = Pilot
results-gap = Diferență
results-hide = Vezi tabla
results-join_rematch = La revanșă
results-place = Loc
results-points = Puncte
results-rematch = Revanșă
results-replay = Reluare
results-title = Rezultat
results-watch_rematch = Privește revanșa
results-winner = Câștigă { $name }!
results-you_win = Ai câștigat!
results-you_came = Locul { $place } din { $of }
results-winner_by = Câștigă { $name }, { $score }
results-share = Trimite o imagine
results-medals = Medaliile cursei
results-behind_heat =
    { $n ->
         [one] La { $n } spațiu de câștigător.
         [few] La { $n } spații de câștigător.
        *[other] La { $n } de spații de câștigător.
    }
results-behind_scrap =
    { $n ->
         [one] La { $n } câmp de câștigător.
         [few] La { $n } câmpuri de câștigător.
        *[other] La { $n } de câmpuri de câștigător.
    }

## scrap

scrap-decide = Decizia ta
scrap-double = Dublă!
scrap-racer_at = { $name }, P{ $rank }, câmpul { $field }, { $laps } { $laps ->
        [one] tur
        [few] tururi
       *[other] de tururi
    }
scrap-stop_with = Oprește-te la { $n }
scrap-track_summary = { $title }: { $racers }

## seats

seats-add = Adaugă
seats-bot = conduce un bot
seats-empty = Eliberează
seats-fill = Bot
seats-free = liber
seats-kick = Dă afară
seats-leave = Ridică-te
seats-shared = Încă cineva la acest ecran
seats-sit = Stai aici
seats-start = Pornește cursa
seats-title = Cine concurează?
seats-wait = Gazda pornește cursa.
seats-you = tu
seats-start_with_bots = Start cu { $count } { $count ->
        [one] bot
        [few] boți
       *[other] de boți
    }
seats-race = Cursa
seats-track = Circuit
seats-laps = Tururi
seats-host = gazdă
seats-who_sees = Deschisă pentru
seats-listed = toți din lobby
seats-by_link = cei care au linkul
seats-hints_for_all = Aici sunt permise sugestii: oricine poate întreba ce ar face un campion.
seats-start_watching = Începe cu boți și privește

## settings

settings-auto = Ca sistemul
settings-dark = Întunecată
settings-language = Limbă
settings-level = Adversari
settings-light = Luminoasă
settings-theme = Temă
settings-title = Setări
settings-animations = Animații
settings-pace_off = Fără
settings-pace_quick = Rapide
settings-pace_normal = Normale
settings-pace_slow = Lente
settings-calls = Sunet și anunțuri
settings-call_sound = Sunet
settings-call_vibration = Vibrează la rândul meu
settings-call_notification = Notificare la rândul meu

## speed

speed-completed = { $n } km parcurși!
speed-extended = Mai departe, până la { $n } km!
speed-km = { $n } km
speed-kontra = Conflict?
speed-kontra_now = Conflict!
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
speed-road = { $team }: { $km } din { $target } km
speed-stood = Niciun răspuns
speed-target = Pe cine ataci?
speed-throw = Decartează
speed-to_go = mai sunt { $n } km
speed-to_win = puncte pentru victorie

## table

table-board = Tablă
table-cannot = Masa nu poate fi deschisă
table-close_up = De aproape
table-closer = Mărește
table-dashboard = Cărțile și opțiunile tale
table-further = Micșorează
table-loading = Se încarcă …
table-over = Cursă terminată
table-overview = Tot circuitul
table-tools = Unelte
table-turn_of = La rând: { $name }
table-watching = Privești. Atinge un pilot ca să-i urmărești mașina.
table-your_turn = Rândul tău

## thunder

thunder-car_at = { $car } ({ $team }), P{ $rank }, turul { $lap } din { $laps }
thunder-drive_on = Mergi { $n } spații înainte
thunder-from_pits = De la boxe: { $n }
thunder-green_line = Linia verde
thunder-hold = Ține apăsat ca să mergi mai departe
thunder-legend = Jetoanele cu chenar rămân; celelalte se scot la boxe.
thunder-marks_black = P
thunder-marks_blue = S
thunder-marks_green = C
thunder-marks_grey = G
thunder-marks_lavender = T
thunder-marks_orange = M
thunder-marks_red = A
thunder-marks_yellow = L
thunder-place = P{ $n }
thunder-retire = Retrage o mașină
thunder-sheets = Fișele echipelor
thunder-start = Start / sosire
thunder-track_summary = Pista { $title }: { $cars }
thunder-types_draft = Siaj
thunder-types_lead = În frunte
thunder-types_pursuit = Urmărire
thunder-types_solo = Solo
thunder-wear = Uzură: { $n } din { $most }
thunder-yellow = Steag galben

## tower

tower-gone = fără conexiune
tower-leader = lider
tower-title = Clasament

## others

others-mute = Redu la tăcere: { $name }
others-unmute = Lasă să vorbească: { $name }
others-report = Raportează: { $name }
others-reason = Ce este în neregulă cu { $name }?
others-send = Trimite
others-reported = Mulțumim: cei care administrează serverul se vor uita.
others-abuse = Insulte
others-cheating = Trișat
others-spam = Spam
others-name = Numele
others-other = Altceva

## medals

medals-gained = Cele mai multe locuri câștigate: { $n }
medals-heat_drive = Cea mai lungă deplasare: { $n }
medals-heat_clean = Cele mai multe viraje gratuite: { $n }
medals-heat_heat = Cea mai multă Căldură plătită: { $n }
medals-thunder_led = Cele mai multe ture în frunte: { $n }
medals-thunder_pushed = Cele mai multe mașini împinse: { $n }
medals-speed_km = Cei mai mulți kilometri: { $n }
medals-speed_attacks = Cele mai multe atacuri: { $n }
medals-speed_kontras = Cele mai multe contre: { $n }
medals-scrap_roll = Cea mai mare aruncare: { $n }
medals-scrap_doubles = Cele mai multe accidente: { $n }

## you

you-add_code = Creează un cod de recuperare
you-add_passkey = Adaugă o cheie de acces
you-ahead = În față
you-all_games = Toate jocurile
you-all_tracks = Toate circuitele
you-bring = Ia cu mine cursele din acest browser
you-by_code = Intră cu codul
you-by_passkey = Intră cu o cheie de acces
you-code = Cod de recuperare
you-code_about = Notează-l acum: se arată doar de data aceasta. Cine îl are poate intra în locul tău, așa că păstrează-l pentru tine.
you-code_title = Codul tău de recuperare
you-copy = Copiază
you-count = Curse
you-data = Datele tale
you-device = Acest dispozitiv
you-earlier = Curse mai vechi
you-everybody = Toți
you-export = Salvează tot
you-forget = Șterge tot
you-forget_about = Numele tău, cheile de acces și tot ce ai spus se șterg definitiv. Cursele rămân la cei cu care ai concurat, fără nume. Nu se poate anula.
you-forget_sure = Șterge definitiv
you-former = un fost membru
you-game = Joc
you-keep = Păstrează-ți numele
you-keep_about = Poți concura și fără. Dar cine își păstrează numele își regăsește cursele pe orice dispozitiv, chiar dacă acest browser le-a uitat. Fără e-mail, fără parolă.
you-mean_place = Locul mediu
you-member_since = Nume păstrat din { $date }
you-new_code = Cod de recuperare nou (cel vechi nu mai e valabil)
you-no_passkeys = Această adresă nu are nume, așa că browserul nu creează aici chei de acces: un cod de recuperare face același lucru.
you-no_races = Nicio cursă a ta nu s-a terminat încă. Când se termină, va fi aici.
you-parts = Pe mașini
you-races = Cursele tale
you-remove = Elimină
you-rivals = Împotriva oamenilor
you-sign_in = Intră
you-sign_in_about = Numele tău este deja păstrat? Atunci revino ca tine.
you-sign_out = Ieși de aici
you-sign_out_elsewhere = Ieși din toate celelalte locuri
you-signed_out_elsewhere = Ai ieșit din toate celelalte locuri.
you-stay = Rămân
you-title = Tu
you-used = folosită { $when }
you-ways = Cum revii
you-wins = Victorii
you-with_code = Cu un cod de recuperare
you-with_passkey = Cu o cheie de acces

## cups

cups-title = Campionate
cups-lobby = Mai multe curse, punctele se adună, cu prieteni și boți.
cups-on = La campionat: cursa următoare
cups-to = La campionat
cups-starts_by_itself = Cursa pornește singură de îndată ce au venit toți.
cups-former = Fost membru
cups-of_game = Campionat de { $game }
cups-standings = Clasament
cups-race = Cursa
cups-corrections = Corecturi
cups-absent = absent: a condus un bot
cups-table = Puncte după loc: { $points }
cups-chart = Puncte, cursă cu cursă
cups-round_number = Runda { $n }
cups-race_number = Cursa { $n }
cups-starts = pornește cel târziu { $when }
cups-is_on = cursa este în desfășurare
cups-drive = La cursa ta
cups-watch = Privește
cups-annulled = Nu contează: { $reason }
cups-until = până la { $when }
cups-races = Curse
cups-log = Ce s-a întâmplat
cups-log_all = Arată tot
cups-log_made = Campionatul a fost creat.
cups-log_entered = Participă { $who }.
cups-log_left = { $who } a plecat.
cups-log_added = Pe listă: { $who }.
cups-log_removed = Scos de pe listă: { $who }.
cups-log_started = Campionatul începe.
cups-log_opened = Cursa { $n } are masă.
cups-log_closed = O masă a fost închisă; cursa ei se reia.
cups-log_raced = Cursa { $n } s-a încheiat.
cups-log_corrected = { $points } puncte pentru { $who }: { $reason }
cups-log_replaced = Locul lui { $who } îl ia { $next }: { $reason }
cups-log_annulled = Cursa { $n } nu contează: { $reason }
cups-log_ended = Campionatul a fost oprit: mesele lui au fost închise prea des.
cups-entrants = Cine participă
cups-vacant = nimeni nu a venit încă pentru acest nume
cups-thats_me = Eu sunt
cups-leave = Plec
cups-remove = Scoate: { $name }
cups-add_bot = Adaugă un bot
cups-enter = Participă
cups-add_name = Încă un nume pe listă
cups-start_pairs = La start se formează perechile; după aceea nu mai sunt locuri libere.
cups-start_about = La start, boții ocupă locurile libere.
cups-start = Pornește campionatul
cups-organise = Corectează ceva
cups-what = Ce
cups-do_correct = Dă sau ia puncte
cups-do_replace = Dă un loc altcuiva
cups-do_annul = O cursă să nu conteze
cups-new_name = Nume nou (gol: un bot)
cups-reason = Motivul, pe care îl citesc toți
cups-put = Notează
cups-you_won = Campionatul este al tău!
cups-won = { $name } câștigă campionatul
cups-share = Distribuie ca imagine
cups-no_picture = Imaginea nu poate fi desenată acum. Încearcă imediat din nou.
cups-form_season = toți împreună
cups-form_league = ligă pe săptămâni
cups-form_knockout = eliminatoriu
cups-form_swiss = elvețian
cups-count = cursa { $n } din { $of }
cups-your_race = Cursa ta { $n } te așteaptă
cups-about = Despre
cups-code = Cod: { $code }
cups-rules = În locul celor absenți la start conduce un pilot, până vin și iau volanul. La puncte egale: locul mai bun în ultima cursă.
cups-rules_pairs = O cursă câștigată aduce 2 puncte, una egală 1. În locul celor absenți la start conduce un pilot, până vin și iau volanul.
cups-wait_about = O cursă pornește când au venit toți sau la { $n } min după deschiderea mesei; în ligă, la data ei.
cups-copy = Copiază linkul
cups-save = Salvează într-un fișier
cups-after = curse disputate: { $n }
cups-over = încheiat
cups-no_file = Acesta nu este un fișier de campionat.
cups-new = Campionat nou
cups-open_file = Deschide un fișier
cups-mine = Ale tale
cups-others = Deschise tuturor
cups-none_mine = Niciunul încă. Creează unul sau intră într-unul cu codul lui.
cups-none_others = Niciunul deocamdată.
cups-name = Titlu
cups-form = Cum
cups-field = Locuri
cups-first_date = Prima cursă până la
cups-wait = Așteptarea celor care lipsesc
cups-minutes = { $n } min
cups-tracks = Curse: { $n }
cups-tracks_about = Atinge circuitele în ordinea curselor; un circuit se poate repeta.
cups-entry = Cine poate intra
cups-entry_open = Oricine are linkul
cups-entry_fixed = Doar cei de pe lista mea
cups-people = Nume, câte unul pe rând
cups-take_part = Particip și eu
cups-listed = Arată-l tuturor
cups-make = Creează campionatul
cups-open_places =
    { $n ->
         [0] toate locurile ocupate
         [one] { $n } loc liber
         [few] { $n } locuri libere
        *[other] { $n } de locuri libere
    }
## people

people-title = Curse cu oameni
people-about = Cine așteaptă aceeași cursă stă la aceeași masă. Fără cont.
people-live = Acum
people-days = Pe zile
people-waiting =
    { $n ->
        [0] nu așteaptă nimeni
        [one] așteaptă { $n }
        [few] așteaptă { $n }
       *[other] așteaptă { $n }
    }
people-you_wait = Aștepți: { $game }
people-of = Piloți prezenți: { $n } din { $seats }.
people-fills_in = Boții ocupă locurile libere în { $time }.
people-no_fill = Cursa începe când toate locurile sunt ocupate.
people-fill = Pe zile: după un minut, boți pe locurile libere
people-paces = Acum: zece minute pentru toată cursa ta și încă 10 secunde pentru fiecare tură; după un minut boții ocupă locurile libere. Pe zile: o zi pentru fiecare tură.
people-leave = Nu mai aștept
people-stay = Lasă pagina deschisă: cine pleacă nu mai așteaptă.
people-found = Pornim …
people-met = Cu cine ai concurat
people-met_none = După ce concurezi cu oameni, îi găsești aici și îi poți invita.
people-invite = Invită
people-invite_name = Invită: { $name }
people-races =
    { $n ->
        [one] { $n } cursă
        [few] { $n } curse
       *[other] { $n } de curse
    }
people-watch = Curse de privit
people-watch_none = Acum nu e nicio cursă în desfășurare.
people-round = runda { $n }
people-begins = Cursa începe singură de îndată ce vin toți.

## turns

turns-title = Rândul tău
turns-none = Nu te așteaptă nimeni.
turns-until = până la { $when } ({ $left })
turns-no_clock = fără ceas
turns-invited = { $name } te invită
turns-invitations = Invitații
turns-decline = Nu acum
turns-count =
    { $n ->
        [one] Te așteaptă { $n } masă
        [few] Te așteaptă { $n } mese
       *[other] Te așteaptă { $n } de mese
    }

## calls

calls-title = Când ești plecat
calls-about = Pentru curse pe zile și invitații. Anunțul spune jocul și până când, nimic altceva.
calls-push = Anunță-mă pe acest dispozitiv
calls-no_push = Aici browserul nu primește anunțuri: e nevoie de HTTPS și Web Push.
calls-denied = Browserul nu permite notificări pentru această pagină. Permite-le în setările lui.
calls-others = Dispozitive și programe
calls-feed = Calendar și flux
calls-feed_about = O adresă pentru calendar sau cititorul de fluxuri. Cine o are vede când e rândul tău.
calls-feed_make = Creează o adresă
calls-feed_new = Adresă nouă (cea veche nu mai merge)
calls-feed_drop = Oprește
calls-once = Copiază acum: se arată o singură dată.
calls-calendar = Calendar
calls-atom = Flux (Atom)
calls-hook = Anunță un program
calls-hook_address = Adresa lui, https://…
calls-hook_add = Adaugă
calls-hook_secret = Secretul cu care sunt semnate anunțurile
calls-hook_whose = Rândurile cui
calls-hook_own = ale mele
calls-off = Oprit: { $why }
calls-again = Pornește din nou
calls-invitations = Cei cu care am concurat mă pot invita
