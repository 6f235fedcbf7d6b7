## action

action-choose = Alege
action-pause = Poate răspunde cineva?
action-skip = Sari peste
action-undo = Anulează
action-wait = Mută ceilalți …

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
fair-claim_deal = Că toate cărțile rezultă din cheie, după reguli, verifică „paddock verify” cu aceste două fișiere.
fair-claim_key = Cheia împărțirii rezultă din secret și din toate contribuțiile.
fair-claim_own = S-a folosit contribuția browserului tău.
fair-claim_pledges = Fiecare a contribuit cu ce promisese înainte.
fair-claim_result = Înregistrarea are rezultatul care ți s-a spus.
fair-claim_secret = Secretul serverului este cel de care era legat înainte să te așezi.
fair-claim_told = Ce ți s-a spus în cursă este ce spune reluarea locului tău.
fair-first = O primă cursă: începe cu o poziție și cărți cunoscute, pentru învățat.
fair-fresh = Împărțire cinstită: serverul este deja legat de partea lui, iar browserul fiecărui jucător adaugă la start partea sa. Așa nimeni nu poate alege cărțile sau să le știe dinainte.
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
heat-corner_ahead = Viraj în { $n } { $n ->
        [one] căsuță
        [few] căsuțe
       *[other] de căsuțe
    }, limită { $limit }
heat-engine = Căldură în motor: { $n }
heat-gears = Maneta de viteze
heat-other_moves = Ce mai poți face
heat-track_summary = Circuit { $title }: { $cars }

## help

help-cards = Cărți
help-keys = Tastatură
help-rules = Reguli
help-search = Caută în reguli
help-title = Ajutor și reguli
help-found = { $count } { $count ->
        [one] regulă
        [few] reguli
       *[other] de reguli
    }

## invite

invite-code = Cod:
invite-copied = Copiat
invite-link = Link către această masă
invite-qr = Codul QR al linkului
invite-share = Distribuie
invite-title = Invită

## keys

keys-choice = Alege după număr
keys-close = Închide ce e deschis
keys-confirm = Confirmă
keys-help = Ajutor
keys-me = Vezi mașina ta
keys-move = Parcurge opțiunile
keys-overview = Tot circuitul sau de aproape
keys-skip = Sari animația
keys-undo = Anulează
keys-zoom = Mărește, micșorează, revino

## lessons

lessons-done = Acum știi cum merge: de aici încolo cursa e a ta. Succes!
lessons-enough = Fără sfaturi
lessons-got_it = Am înțeles
lessons-heat_cards = Acum cărțile: suma lor e Viteza ta. Mașina-fantomă arată unde ajungi, iar rândul de jos cât costă un viraj.
lessons-heat_confirm = Mașina-fantomă arată unde ajungi. E bine? Butonul mare joacă cartea; altă carte schimbă planul.
lessons-heat_corner = Aceasta a fost o tură întreagă. Acum atenție la viraje: cine trece peste limită plătește 1 Căldură pentru fiecare punct în plus; cine nu poate, derapează. Alege treapta pentru ce urmează.
lessons-heat_discard = Poți arunca ce nu vrei; tragi până la 7. Apoi încheie decartarea.
lessons-heat_gear = Alege treapta: atâtea cărți joci. Mai sus e mai repede, dar virajele au limită.
lessons-heat_limit = Următorul viraj are limita 7. Joacă 3, 2 și 2: cu Viteza 7 treci gratis, cu mai mult ai plăti.
lessons-heat_react = Te-ai deplasat. Folosește ce ți se oferă aici sau încheie reacțiile cu butonul mare.
lessons-heat_slip = O mașină e lângă tine sau chiar în față: siajul ei te trage 2 căsuțe, gratis.
lessons-scrap_again = 8 până acum. Încă o dată: doar un 3 sau un 5 ar fi o dublă, și ai un jeton de schimb.
lessons-scrap_bonus = Ai cărți bonus: atinge una ca să vezi unde te-ar duce. Se joacă înainte și după deplasare. Cine ajunge peste altul se duelează.
lessons-scrap_double = O dublă: în loc să mergi, tragi o carte de accident și primești pentru ea un jeton bonus.
lessons-scrap_drive = Mergi cu suma zarurilor. Cine ajunge peste altul se duelează.
lessons-scrap_order = Ai două vehicule: alege care merge primul, pentru toată cursa.
lessons-scrap_roll = Mai arunci, sau te oprești și mergi cu suma? Un număr pe care îl ai deja e o dublă și aduce un accident: bara arată riscul.
lessons-scrap_save = Dublă! Un jeton de schimb mai poate modifica ultimul zar; altfel acceptă accidentul.
lessons-scrap_stop = Salvat: 3, 5 și 4 fac 12. Cu trei numere diferite, o aruncare din două e o dublă: oprește-te aici.
lessons-scrap_winner = Se întâlnesc vehiculele tale: tu hotărăști care câștigă duelul.
lessons-speed_attack = Ești mult în față. Atacurile îi țin pe loc pe ceilalți: cu LIMITĂ MAXIMĂ DE VITEZĂ rivalul nu face mai mult de 60 km cu o carte.
lessons-speed_confirm = Rândul spune ce face cartea. Butonul mare o joacă; atinge alta dacă te răzgândești.
lessons-speed_discard = Acum nu poți juca nimic. Alege cartea de care ai cel mai puțin nevoie: se aruncă și tura ta se încheie.
lessons-speed_kontra = Ai jokerul contra acestui atac: răspunde acum ori niciodată.
lessons-speed_rolling = Mergi: alege o carte cu kilometri ca să înaintezi sau un atac ca să oprești pe cineva.
lessons-speed_start = Nimic nu pornește fără START: joacă-l dacă îl ai. Cărțile care nu pot fi jucate acum sunt gri: atinge una ca să afli de ce.
lessons-speed_stopped = Te-au oprit. Repară cu cartea potrivită, apoi START; după STOP ajunge START.
lessons-step = { $n }/{ $of }
lessons-thunder_car = Alege una dintre mașinile tale: fiecare primește o carte în această tură. Cele legate de ea se pot mișca împreună.
lessons-thunder_card = Alege o carte: numărul mare sunt punctele de mișcare, cel mic contează de la boxe. Tipul spune cine se mișcă împreună; jetonul colorat este uzura.
lessons-thunder_discard = Aruncă cărțile pe care nu le vrei și mergi mai departe; tragi altele.
lessons-thunder_draft = O carte de siaj: mașinile legate din față și din spate merg cu tine. Mergi înainte și se mișcă tot șirul.
lessons-thunder_line = Aici benzile se unesc sau se despart: alege pe unde merge șirul.
lessons-thunder_pit = Steag galben sau sfârșit de tură: oprirea la boxe scoate uzura temporară, dar costă locuri.
lessons-thunder_second = S-a mișcat tot șirul, pentru un singur jeton de uzură. Acum ultima ta mașină care n-a mers în această tură.
lessons-thunder_solo = Solo mișcă o singură mașină. Cartea aceasta poate schimba locul cu mașina din față, pentru 1 punct.
lessons-thunder_steps = Atinge un spațiu luminos de pe pistă sau un buton. Înainte, peste o mașină, te legi de ea sau o împingi, după carte. Cu anularea te întorci un pas.
lessons-thunder_swap = Schimb: mașina ta trece, iar cealaltă rămâne în spatele ei.

## lobby

lobby-begins_first = o primă cursă
lobby-begins_position = începe cu o poziție pregătită
lobby-begins_replay = continuă o cursă mai veche: cărțile pot fi cunoscute
lobby-code = Cod sau link
lobby-first_race = Prima cursă, pas cu pas
lobby-games = Jocuri
lobby-go = Intră
lobby-join = Intră la o masă
lobby-none_open = Nicio masă deschisă acum.
lobby-none_recent = Cursele tale vor fi păstrate aici.
lobby-open = Mese deschise
lobby-preparing = { $game } se pregătește pentru acest calculator, o singură dată …
lobby-race_now = Concurează acum
lobby-recent = Curse recente
lobby-running = Cursele tale în desfășurare
lobby-soon = Se pregătește …
lobby-status_open = locuri libere
lobby-status_racing = în cursă, privește
lobby-tagline = Jocuri de societate cu curse, după regulament. Fără cont, la un clic de grilă.
lobby-with_friends = Cu prietenii
lobby-you = Tu

## log

log-all = Tot
log-filter = Arată
log-none = Încă nu s-a întâmplat nimic.
log-own = Ale mele
log-table = Masă
log-title = Jurnal

## me

me-driver = Pilot
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
notices-sealed = Gazda pornește cursa; toți contribuie la împărțire.
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
options-heat_track = Circuit
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
replay-turn = Tură
replay-why = Ce au gândit boții

## results

results-driver = Pilot
results-hide = Vezi tabla
results-join_rematch = La revanșă
results-place = Loc
results-points = Puncte
results-rematch = Revanșă
results-replay = Reluare
results-title = Rezultat
results-watch_rematch = Privește revanșa
results-winner = Câștigă { $name }!

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

## settings

settings-auto = Ca sistemul
settings-dark = Întunecată
settings-language = Limbă
settings-level = Adversari
settings-light = Luminoasă
settings-theme = Temă

## speed

speed-choose_use = Ce faci cu { $card }?
speed-km = { $n } km
speed-kontra = Conflict?
speed-points = { NUMBER($n, useGrouping: "always") } { $n ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }
speed-road = { $team }: { $km } din { $target } km
speed-to_go = mai sunt { $n } km

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

thunder-car_at = { $car } ({ $team }), P{ $rank }, spațiul { $at }, turul { $lap } din { $laps }
thunder-from_pits = De la boxe: { $n }
thunder-green_line = Linia verde
thunder-legend = Jetoanele rotunde sunt temporare: se scot la boxe. Cele pătrate rămân.
thunder-pit = boxe
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
