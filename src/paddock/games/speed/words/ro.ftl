## game

game-title = Speed 1200 km
game-tagline = O cursă cu cărți pe 1.200 km: mergi înainte, oprește-i pe ceilalți, răspunde cu un conflict.

## groups

groups-attack = atac
groups-defence = apărare
groups-wild = joker
groups-kilometre = kilometri

## cards

cards-STOP = STOP
cards-OUT_OF_GAS = PANĂ DE BENZINĂ
cards-PUNCTURE = PANĂ DE CAUCIUC
cards-DAMAGE = DEFECȚIUNE
cards-SPEED_LIMIT = LIMITĂ MAXIMĂ DE VITEZĂ
cards-START = START
cards-GASOLINE = BENZINĂ
cards-SPARE_TIRE = REZERVĂ
cards-REPLACEMENT = PIESĂ DE SCHIMB
cards-END_OF_LIMIT = SFÂRȘITUL LIMITĂRII DE VITEZĂ
cards-OPEN_ROAD = DRUM DESCHIS
cards-GAS_STATION = STAȚIE DE BENZINĂ
cards-TIRE_SHOP = VULCANIZARE
cards-WORKSHOP = SERVICE AUTO
cards-KM = { $n } km

## about

about-STOP = Oprește o echipă aflată în mers până când aceasta joacă START. DRUM DESCHIS apără de acest atac.
about-OUT_OF_GAS = Oprește o echipă aflată în mers până când aceasta joacă BENZINĂ și apoi START. STAȚIE DE BENZINĂ apără de acest atac.
about-PUNCTURE = Oprește o echipă aflată în mers până când aceasta joacă REZERVĂ și apoi START. VULCANIZARE apără de acest atac.
about-DAMAGE = Oprește o echipă aflată în mers până când aceasta joacă PIESĂ DE SCHIMB și apoi START. SERVICE AUTO apără de acest atac.
about-SPEED_LIMIT = Îi lasă unei echipe doar cărțile mici de kilometri, până când joacă SFÂRȘITUL LIMITĂRII DE VITEZĂ. DRUM DESCHIS apără de acest atac.
about-START = Pune mașina în mers: la plecare, după un STOP și după fiecare reparație.
about-GASOLINE = Răspunde la PANĂ DE BENZINĂ.
about-SPARE_TIRE = Răspunde la PANĂ DE CAUCIUC.
about-REPLACEMENT = Răspunde la DEFECȚIUNE.
about-END_OF_LIMIT = Ridică o LIMITĂ MAXIMĂ DE VITEZĂ.
about-OPEN_ROAD = Mergi fără START și fără limită; nimeni nu mai poate juca împotriva ta STOP sau LIMITĂ MAXIMĂ DE VITEZĂ.
about-GAS_STATION = Până la sfârșitul rundei nimeni nu mai poate juca împotriva ta PANĂ DE BENZINĂ.
about-TIRE_SHOP = Până la sfârșitul rundei nimeni nu mai poate juca împotriva ta PANĂ DE CAUCIUC.
about-WORKSHOP = Până la sfârșitul rundei nimeni nu mai poate juca împotriva ta DEFECȚIUNE.
about-KM = Te duce cu { $n } km mai departe când mașina este în mers.

## phases

phases-play = la rând
phases-kontra = conflict?
phases-extension = prelungire?
phases-over = joc încheiat

## table

table-round = Runda
table-dealer = Împarte
table-team = Echipă
table-battle = Pachet de luptă
table-speed = Pachet de viteză
table-distance = Distanță
table-wild = Cărți joker
table-kilometres = Cărți de kilometri
table-last_round = Ultima rundă
table-total = Total
table-draw = Cărți disponibile
table-discard = Cărți inutile
table-hand = Mână
table-cards = Cărți
table-target = Țintă
table-rolling = în mers
table-halted = pe loc
table-limited = cu limită
table-extension = Prelungire cerută de { $team }
table-empty = fără cărți

## moves

moves-play = Joacă { $card }
moves-attack = Atacă echipa { $team } cu { $card }
moves-discard = Decartează { $card }
moves-kontra = { $yes ->
        [yes] Conflict! Răspunde cu jokerul
       *[other] Fără conflict
    }
moves-extend = { $yes ->
        [yes] Prelungește călătoria până la { $target } km
       *[other] Încheie runda aici
    }

## events

events-dealt = Runda { $round }: { $seat } împarte cărțile.
events-drew = { $card ->
        [unknown] { $seat } trage o carte.
       *[other] { $seat } trage { $card }.
    }
    .head = { $seat }
    .part = { $card ->
        [unknown] { "" }
       *[other] trage { $card }
    }
events-drove = { $seat } parcurge { $km } km: echipa { $team } a ajuns la { $distance } km.
    .part = parcurge { $km } km și ajunge la { $distance } km
events-defended = { $seat } joacă { $card }.
    .part = joacă { $card }
events-prevented = { $seat } joacă jokerul { $card } ca prevenire.
    .part = joacă jokerul { $card }
events-attacked = { $seat } atacă echipa { $team } cu { $card }.
    .part = atacă echipa { $team } cu { $card }
events-restored = { $card } dispare din pachetul echipei { $team }.
events-kontra = CONFLICT! { $seat } răspunde la { $attack } cu { $card }.
    .head = CONFLICT! { $seat }
    .part = răspunde la { $attack } cu { $card }
events-declined = { $seat } lasă atacul în vigoare.
events-skipped = { $seat } își pierde rândul.
events-discarded = { $seat } decartează { $card }.
    .part = decartează { $card }
events-completed = Echipa { $team } a încheiat călătoria de { $distance } km!
    .part = încheie călătoria de { $distance } km
events-extended = { $seat } cere prelungirea: se merge până la { $target } km.
    .part = prelungește călătoria până la { $target } km
events-not_extended = { $seat } nu prelungește călătoria: runda s-a încheiat.
    .part = nu prelungește călătoria
events-pile_empty = Cărțile disponibile s-au terminat: începe acțiunea întârziată.
    .part = ia ultima carte disponibilă
events-passed_over = { $seat } nu mai are cărți, așa că se trece peste rândul său.
events-scored = { $bonuses_n ->
        [0] Echipa { $team } obține { $points } { $points ->
            [one] punct
            [few] puncte
           *[other] de puncte
        } și are acum { $total }.
       *[other] Echipa { $team } obține { $points } { $points ->
            [one] punct
            [few] puncte
           *[other] de puncte
        } și are acum { $total } ({ $bonuses }).
    }
events-won = Echipa { $team } câștigă jocul cu { $total } { $total ->
        [one] punct
        [few] puncte
       *[other] de puncte
    }!
events-called = Conflict? Echipa { $team } poate răspunde cu { $card }.
events-stood = Niciun răspuns: atacul asupra echipei { $team } rămâne în vigoare.

## preview

preview-kontra_risk = conflict posibil: { $percent } %

## hints

hints-worth = șansă de victorie { $own } % în loc de { $other } %
hints-completed = traseu încheiat { $own } % în loc de { $other } %
hints-kontra = risc de conflict { $own } % în loc de { $other } %
hints-distance = kilometri: { $own } în loc de { $other }

## bonuses

bonuses-km = { $n } pentru kilometri
bonuses-wilds = { $n } pentru cărți joker
bonuses-all_wilds = { $n } pentru toate cele patru cărți joker
bonuses-kontras = { $n } pentru conflicte
bonuses-trip = { $n } pentru călătoria încheiată
bonuses-delayed = { $n } pentru acțiunea întârziată
bonuses-safe = { $n } pentru o călătorie în siguranță
bonuses-blockade = { $n } pentru excludere
bonuses-extension = { $n } pentru prelungire

## refusals

refusals-SPD-2_4 = un atac se pune doar pe o mașină în mers: deasupra trebuie să fie START sau DRUM DESCHIS trebuie să țină mașina în mers
refusals-SPD-2_5 = un atac nu se pune niciodată peste alt atac încă activ
refusals-SPD-2_7 = o carte de apărare răspunde unui atac, iar atacul la care răspunde aceasta nu se află deasupra pachetului tău
refusals-SPD-6_3 = cartea aceasta nu este în mâna ta
refusals-SPD-6_17 = nu este rândul tău să hotărăști
refusals-SPD-7_2 = atacurile se pun pe pachetele unei echipe adverse din acest joc
refusals-SPD-7_4 = pentru kilometri îți trebuie START pe pachetul de luptă sau DRUM DESCHIS
refusals-SPD-7_5 = pe pachetul tău de luptă se află STOP: joacă mai întâi START
refusals-SPD-7_6 = sub LIMITĂ MAXIMĂ DE VITEZĂ poți juca doar cărțile mici de kilometri
refusals-SPD-7_8 = pe pachetul tău de viteză nu se află nicio LIMITĂ MAXIMĂ DE VITEZĂ de ridicat
refusals-SPD-7_9 = PANĂ DE BENZINĂ oprește mașina: joacă BENZINĂ și apoi START
refusals-SPD-7_10 = PANĂ DE CAUCIUC oprește mașina: joacă REZERVĂ și apoi START
refusals-SPD-7_11 = DEFECȚIUNE oprește mașina: joacă PIESĂ DE SCHIMB și apoi START
refusals-SPD-7_15 = DRUM DESCHIS apără acea echipă de STOP și de LIMITĂ MAXIMĂ DE VITEZĂ
refusals-SPD-7_21 = STAȚIE DE BENZINĂ apără acea echipă de PANĂ DE BENZINĂ
refusals-SPD-7_22 = VULCANIZARE apără acea echipă de acest atac
refusals-SPD-7_23 = SERVICE AUTO apără acea echipă de acest atac
refusals-SPD-7_27 = echipa ta a folosit deja toate cărțile de această valoare permise într-o rundă
refusals-SPD-7_28 = echipa ta ar depăși astfel distanța
refusals-SPD-8_4 = conflictul se hotărăște imediat după un atac asupra echipei tale și numai atunci
refusals-SPD-10_3 = jocul s-a încheiat
refusals-SPD-11_6 = prelungirea se hotărăște chiar în clipa în care distanța este atinsă și numai atunci
refusals-SPD-RUL_6 = cu această opțiune poți decarta doar când nu poți juca nimic altceva
refusals-SPD-RUL_7 = START nu ar schimba nimic aici
refusals-SPD-RUL_10 = o carte joker a anulat atacul: acum doar START mai poate fi pus peste el
refusals-SPD-RUL_11 = DRUM DESCHIS a anulat deja atacul LIMITĂ MAXIMĂ DE VITEZĂ

## rules

rules-SPD-0_1 = Jocul povestește un drum de 1.200 km cu mașina: te țin în loc limitele de viteză, semnele STOP, penele, defecțiunile și rezervorul gol.
rules-SPD-1_1 = Se joacă în 2, 3, 4 sau 6 jucători; în 5 nu se poate.
rules-SPD-1_2 = În 2 sau 3, fiecare joacă pentru sine.
rules-SPD-1_3 = În 4 sau 6 se joacă întotdeauna în echipe de câte doi.
rules-SPD-2_1 = Jocul are un singur pachet, de 110 cărți.
rules-SPD-2_2 = Regulamentul tipărit arată toate cărțile într-o figură, care nu s-a păstrat.
rules-SPD-2_3 = Cărțile de atac, în mare parte roșii, se joacă împotriva adversarilor ca să-i țină în loc.
rules-SPD-2_4 = Un atac se pune pe pachetul de luptă advers, deasupra unui START; singura excepție o aduce DRUM DESCHIS, iar LIMITĂ MAXIMĂ DE VITEZĂ merge pe pachetul de viteză.
rules-SPD-2_5 = Un atac nu se pune niciodată direct peste alt atac.
rules-SPD-2_6 = Cele 18 atacuri sunt: 3 PANĂ DE BENZINĂ, 3 PANĂ DE CAUCIUC, 3 DEFECȚIUNE, 4 LIMITĂ MAXIMĂ DE VITEZĂ și 5 STOP.
rules-SPD-2_7 = Cărțile de apărare, în mare parte verzi, se joacă doar pe pachetele proprii, ca răspuns la un atac primit mai devreme; START deschide în plus pachetul de luptă.
rules-SPD-2_8 = Cele 38 de apărări sunt: 6 BENZINĂ, 6 REZERVĂ, 6 PIESĂ DE SCHIMB, 6 SFÂRȘITUL LIMITĂRII DE VITEZĂ și 14 START.
rules-SPD-2_9 = Cărțile joker sunt albastre și le interzic adversarilor anumite atacuri împotriva ta.
rules-SPD-2_10 = Există exact patru jokeri, câte unul din fiecare: STAȚIE DE BENZINĂ, VULCANIZARE, SERVICE AUTO și DRUM DESCHIS.
rules-SPD-2_11 = Cărțile de kilometri au valoarea 30, 60, 90, 120 sau 240, iar suma celor de pe masă este distanța parcursă.
rules-SPD-2_12 = Fiecare atac are jokerul lui; numai STOP și LIMITĂ MAXIMĂ DE VITEZĂ au unul comun.
rules-SPD-3_1 = Câștigă jucătorul sau echipa care ajunge prima la 6.000 de puncte.
rules-SPD-3_2 = În fiecare rundă ținta este să parcurgi exact 1.200 km; la 2, 3 sau 6 jucători distanța este alta.
rules-SPD-3_3 = Înainte de joc, jucătorii se înțeleg câte runde va avea.
rules-SPD-4_1 = Jucătorii fără echipă stau alături unii de alții.
rules-SPD-4_2 = În 4 jucători, partenerii din fiecare echipă stau față în față.
rules-SPD-4_3 = În 6 jucători există o așezare proprie, pentru trei echipe.
rules-SPD-4_4 = Pachetele comune stau în mijlocul mesei.
rules-SPD-4_5 = Un jucător este ales să împartă cărțile.
rules-SPD-4_6 = Cel care împarte amestecă tot pachetul și dă fiecăruia 6 cărți acoperite, pe rând câte una, primul fiind vecinul din dreapta lui.
rules-SPD-4_7 = Restul cărților, acoperite, formează în mijloc pachetul de cărți disponibile, la îndemâna tuturor.
rules-SPD-4_8 = Mâna ta rămâne secretă pentru toți ceilalți, inclusiv pentru partener.
rules-SPD-5_1 = Fiecare jucător sau echipă își formează propriile pachete și poziții în fața sa.
rules-SPD-5_2 = Așezarea fixă ferește de greșeli la punctaj; tot ce se joacă pe masă stă cu fața în sus.
rules-SPD-5_3 = Pozițiile de joker sunt rezervate celor patru cărți joker.
rules-SPD-5_4 = Un joker nu se pune niciodată în pozițiile de joker ale unui adversar.
rules-SPD-5_5 = Toți jokerii de pe masă rămân la vedere pentru toată lumea.
rules-SPD-5_6 = Un joker jucat ca prevenire stă vertical, ca restul cărților.
rules-SPD-5_7 = Un joker jucat la conflict stă orizontal.
rules-SPD-5_8 = Pe pachetul de viteză intră doar LIMITĂ MAXIMĂ DE VITEZĂ și SFÂRȘITUL LIMITĂRII DE VITEZĂ.
rules-SPD-5_9 = LIMITĂ MAXIMĂ DE VITEZĂ se pune pe pachetul de viteză al unui adversar, SFÂRȘITUL LIMITĂRII DE VITEZĂ pe al tău.
rules-SPD-5_10 = Din pachetul de viteză trebuie să se vadă doar cartea de deasupra; numai ea contează.
rules-SPD-5_11 = Pe pachetul de luptă intră toate celelalte cărți de atac și de apărare.
rules-SPD-5_12 = Atacurile merg pe pachetele de luptă ale adversarilor, apărările pe al tău.
rules-SPD-5_13 = Din pachetul de luptă trebuie să se vadă doar cartea de deasupra; numai ea contează.
rules-SPD-5_14 = Cărțile de kilometri se pun doar pe pachetele tale de kilometri, niciodată la un adversar.
rules-SPD-5_15 = Toate cărțile de kilometri de pe masă rămân la vedere, ca distanța să poată fi verificată.
rules-SPD-5_16 = Cel mai practic este să ții cărțile de kilometri grupate după valoare.
rules-SPD-6_1 = Începe jucătorul din dreapta celui care a împărțit.
rules-SPD-6_2 = Rândul începe cu tragerea unei cărți disponibile.
rules-SPD-6_3 = Din cele 7 cărți din mână joci una, ca să rămâi cu 6.
rules-SPD-6_4 = Cel care deschide runda are patru posibilități.
rules-SPD-6_5 = Prima: pui START cu fața în sus în fața ta, ceea ce deschide pachetul de luptă și încheie rândul; urmează vecinul din dreapta.
rules-SPD-6_6 = A doua: pui un joker, vertical, în pozițiile tale de joker.
rules-SPD-6_7 = Oricând folosești un joker, tragi pe loc încă o carte și mai joci o dată; la fel pentru fiecare joker următor.
rules-SPD-6_8 = A treia: pui LIMITĂ MAXIMĂ DE VITEZĂ în fața unui adversar, chiar dacă acesta nu a jucat încă și nu are START; astfel i se deschide pachetul de viteză.
rules-SPD-6_9 = A patra: dacă nimic din toate acestea nu merge, pui o carte deoparte, cu fața în sus, și deschizi pachetul de cărți inutile.
rules-SPD-6_10 = Cărțile decartate sunt scoase din joc până la sfârșitul rundei și nimeni nu le poate lua.
rules-SPD-6_11 = Următorii jucători joacă la fel, dar au încă două posibilități.
rules-SPD-6_12 = Peste START-ul unui adversar poți pune un atac.
rules-SPD-6_13 = Peste o LIMITĂ MAXIMĂ DE VITEZĂ aflată în fața echipei tale poți pune SFÂRȘITUL LIMITĂRII DE VITEZĂ.
rules-SPD-6_14 = Dacă partenerul tău are deja pachete, nu le deschizi pe ale tale: o echipă are un singur set de pachete.
rules-SPD-6_15 = Joci pe pachetele adversarilor sau pe cele ale echipei tale, cu aceleași posibilități.
rules-SPD-6_16 = Dacă partenerul a jucat START sau DRUM DESCHIS, poți juca o carte de kilometri și deschizi pachetele de kilometri ale echipei.
rules-SPD-6_17 = Al patrulea jucător face la fel, apoi se continuă pe rând.
rules-SPD-6_18 = Runda ține până când o echipă parcurge exact distanța sau până când se termină cărțile disponibile și apoi și cele din mâini (ACȚIUNE ÎNTĂRZIATĂ).
rules-SPD-6_19 = După aceea se calculează punctajul rundei, se amestecă toate cărțile și începe runda următoare.
rules-SPD-6_20 = La fiecare rând tragi o carte, apoi joci una pe masă sau decartezi una.
rules-SPD-6_21 = De aceea, cât timp mai sunt cărți disponibile, îți închei rândul mereu cu 6 cărți în mână.
rules-SPD-7_1 = Desfășurarea jocului este descrisă pe scurt; amănuntele țin de fiecare carte în parte.
rules-SPD-7_2 = Atacurile se pun pe pachetele adversarilor, apărările pe pachetele echipei tale.
rules-SPD-7_3 = Fiecare atac are apărarea lui: STOP – START, LIMITĂ MAXIMĂ DE VITEZĂ – SFÂRȘITUL LIMITĂRII DE VITEZĂ, PANĂ DE BENZINĂ – BENZINĂ, PANĂ DE CAUCIUC – REZERVĂ, DEFECȚIUNE – PIESĂ DE SCHIMB.
rules-SPD-7_4 = Ca să joace kilometri, o echipă are nevoie de START pe pachetul de luptă; singura excepție este DRUM DESCHIS.
rules-SPD-7_5 = STOP se pune doar peste START-ul unui adversar și îi blochează kilometrii până când peste el ajunge un nou START.
rules-SPD-7_6 = LIMITĂ MAXIMĂ DE VITEZĂ se pune pe pachetul de viteză al unui adversar; de atunci echipa lui poate juca doar cărți de 30 și 60 km.
rules-SPD-7_7 = Cât timp pe pachetul de viteză nu se află LIMITĂ MAXIMĂ DE VITEZĂ, nu există nicio limită.
rules-SPD-7_8 = SFÂRȘITUL LIMITĂRII DE VITEZĂ se pune peste o LIMITĂ MAXIMĂ DE VITEZĂ de pe pachetul tău de viteză și permite din nou toate valorile.
rules-SPD-7_9 = PANĂ DE BENZINĂ se pune peste START-ul unui adversar și îi blochează kilometrii până când joacă BENZINĂ și apoi START, fiecare la câte un rând.
rules-SPD-7_10 = PANĂ DE CAUCIUC funcționează la fel; se rezolvă cu REZERVĂ, apoi START.
rules-SPD-7_11 = DEFECȚIUNE funcționează la fel; se rezolvă cu PIESĂ DE SCHIMB, apoi START.
rules-SPD-7_12 = Jokerii se pun în pozițiile de joker ale echipei tale și o apără de atacurile corespunzătoare.
rules-SPD-7_13 = Din clipa în care este jucat, un joker împiedică atacurile corespunzătoare viitoare sau îl anulează pe cel deja făcut.
rules-SPD-7_14 = Un joker jucat îți dă întotdeauna dreptul să tragi o carte și să mai joci o dată.
rules-SPD-7_15 = Cu DRUM DESCHIS, adversarii nu mai pot juca nici STOP, nici LIMITĂ MAXIMĂ DE VITEZĂ împotriva echipei tale.
rules-SPD-7_16 = Cu DRUM DESCHIS, echipa ta poate juca kilometri fără START.
rules-SPD-7_17 = Cu DRUM DESCHIS poți juca 90, 120 și 240 km chiar dacă pe pachetul tău de viteză se află LIMITĂ MAXIMĂ DE VITEZĂ.
rules-SPD-7_18 = DRUM DESCHIS nu apără de PANĂ DE BENZINĂ, PANĂ DE CAUCIUC sau DEFECȚIUNE.
rules-SPD-7_19 = Cu DRUM DESCHIS ajunge cartea de apărare potrivită; după ea nu mai trebuie START.
rules-SPD-7_20 = Numai la o echipă cu DRUM DESCHIS un atac poate fi pus direct peste orice carte de apărare, fără START între ele.
rules-SPD-7_21 = Cu STAȚIE DE BENZINĂ, adversarii nu pot juca PANĂ DE BENZINĂ împotriva echipei tale.
rules-SPD-7_22 = VULCANIZARE: textul tipărit spune că oprește DEFECȚIUNE, ceea ce se consideră greșeală de tipar; se joacă așa: oprește PANĂ DE CAUCIUC.
rules-SPD-7_23 = SERVICE AUTO nu are nicio descriere tipărită; se joacă așa: oprește DEFECȚIUNE.
rules-SPD-7_24 = Poți juca kilometri când deasupra pachetului tău de luptă se află START.
rules-SPD-7_25 = Poți juca kilometri și după ce ai jucat DRUM DESCHIS, dacă nu te oprește PANĂ DE BENZINĂ, PANĂ DE CAUCIUC sau DEFECȚIUNE.
rules-SPD-7_26 = Distanța poate fi alcătuită din orice combinație de cărți.
rules-SPD-7_27 = O echipă poate folosi doar două cărți de 240 km într-o rundă.
rules-SPD-7_28 = O carte de kilometri care ar duce totalul peste distanță nu poate fi jucată.
rules-SPD-7_29 = De exemplu, la 1.100 km cărțile de 120 și 240 nu mai folosesc la nimic.
rules-SPD-7_30 = Dacă totuși cineva trece de 1.200 km, la rândul următor trebuie să mute o carte de kilometri la cărțile inutile.
rules-SPD-7_31 = Runda se încheie când o echipă împlinește exact distanța cât timp mai sunt cărți disponibile.
rules-SPD-7_32 = Runda se încheie și când o echipă împlinește distanța după epuizarea cărților disponibile (ACȚIUNE ÎNTĂRZIATĂ), fază în care fiecare își joacă pe rând cărțile rămase în mână.
rules-SPD-7_33 = Dacă nimeni nu împlinește distanța, fiecare socotește kilometrii făcuți până atunci și punctele aduse de jokeri.
rules-SPD-8_1 = Un conflict respinge un atac și lovește înapoi.
rules-SPD-8_2 = Când un adversar te atacă și ai în mână jokerul potrivit, poți striga conflict și pui jokerul pe loc, orizontal, în pozițiile tale de joker.
rules-SPD-8_3 = Ai voie să faci asta indiferent dacă ești sau nu la rând.
rules-SPD-8_4 = Conflictul se face pe loc: înainte să tragi tu sau oricare alt jucător vreo carte.
rules-SPD-8_5 = Cartea de atac pleacă imediat de pe pachetul tău de luptă (LIMITĂ MAXIMĂ DE VITEZĂ, de pe cel de viteză) la cărțile inutile.
rules-SPD-8_6 = Ai acum 5 cărți, așa că tragi una ca să ai din nou 6.
rules-SPD-8_7 = În plus, fiindcă ai jucat un joker, mai tragi o carte și joci din nou.
rules-SPD-8_8 = Pachetele tale sunt iarăși ca înainte de atac; un START aflat deasupra reapare.
rules-SPD-8_9 = Dacă puteai juca kilometri doar datorită unui DRUM DESCHIS jucat mai devreme, poți în continuare.
rules-SPD-8_10 = Jokerul te apără până la sfârșitul rundei.
rules-SPD-8_11 = După rândul tău urmează vecinul din dreapta ta.
rules-SPD-8_12 = Toți cei așezați între atacator și tine își pierd rândul.
rules-SPD-8_13 = Poți ataca orice jucător sau echipă adversă, fie că joacă înaintea ta, fie după tine.
rules-SPD-9_1 = Punctajul se face la sfârșitul fiecărei runde, fie că s-a încheiat sau nu călătoria.
rules-SPD-9_2 = Primești atâtea puncte câți kilometri ai parcurs.
rules-SPD-9_3 = Fiecare joker folosit aduce 100 de puncte.
rules-SPD-9_4 = Dacă aceeași echipă i-a folosit pe toți patru, mai primește 300.
rules-SPD-9_5 = Fiecare conflict aduce 300 de puncte, pe lângă cele 100 ale jokerului.
rules-SPD-9_6 = Încheierea călătoriei aduce 400 de puncte.
rules-SPD-9_7 = Încă 300 dacă o închei după epuizarea cărților disponibile (ACȚIUNE ÎNTĂRZIATĂ).
rules-SPD-9_8 = Încă 300 dacă o închei fără nicio carte de 240 km (CĂLĂTORIE ÎN SIGURANȚĂ).
rules-SPD-9_9 = Încă 500 dacă o închei înainte ca echipa adversă să fi putut juca vreo carte de kilometri (EXCLUDERE).
rules-SPD-10_1 = Punctele rundei se adună la totalul de până atunci.
rules-SPD-10_2 = Un joc durează de regulă mai multe runde.
rules-SPD-10_3 = Câștigă prima echipă cu 6.000 de puncte; dacă trec amândouă de 6.000, câștigă totalul mai mare.
rules-SPD-11_1 = În 2 sau 3, fiecare joacă singur, cu pachetele lui.
rules-SPD-11_2 = Se joacă precum în 4 jucători (două echipe), cu câteva excepții.
rules-SPD-11_3 = Înainte de amestecare se scoate câte o carte STOP, DEFECȚIUNE, PANĂ DE BENZINĂ, PANĂ DE CAUCIUC și LIMITĂ MAXIMĂ DE VITEZĂ.
rules-SPD-11_4 = Distanța este de 900 km în loc de 1.200.
rules-SPD-11_5 = Prelungire: cine împlinește primul 900 km poate cere ca runda să meargă mai departe, până la 1.200.
rules-SPD-11_6 = Prelungirea se cere chiar în clipa atingerii celor 900 km.
rules-SPD-11_7 = Runda ține apoi până când cineva împlinește 1.200 km sau nimeni nu mai are cărți.
rules-SPD-11_8 = De la cerere încolo, runda contează ca o călătorie de 1.200 km.
rules-SPD-11_9 = Cine ajunge primul la 1.200 km ia cele 400 de puncte, fie că a cerut sau nu prelungirea.
rules-SPD-11_10 = Dacă cel care a cerut-o nu câștigă runda sau nimeni nu ajunge la 1.200, el nu primește cele 400 de puncte pe care le-ar fi avut la 900.
rules-SPD-11_11 = Cel care a cerut prelungirea primește 200 de puncte dacă ajunge la 1.200 km.
rules-SPD-11_12 = Dacă nu reușește, cele 200 de puncte merg la adversarul sau adversarii lui.
rules-SPD-11_13 = În rest, punctajul este cel obișnuit.
rules-SPD-12_1 = În 6 se joacă precum jocul pe echipe în 4, cu câteva excepții.
rules-SPD-12_2 = Sunt trei echipe de câte doi, A, B și C, cu o așezare proprie la masă.
rules-SPD-12_3 = Distanța tipărită este de 1.000 km; fiindcă nu poate fi atinsă exact, în mod obișnuit se joacă până la 990.
rules-SPD-12_4 = Prelungirea există și aici.
rules-SPD-12_5 = Punctajul este cel de la 2 sau 3 jucători.
rules-SPD-13_1 = Sfat: la început, START e de obicei mai bun decât un atac.
rules-SPD-13_2 = Sfat: un joker e de obicei mai valoros păstrat pentru conflict decât jucat ca prevenire, ceea ce poți face oricând; nu aștepta prea mult, căci rămas în mână la sfârșit nu valorează nimic.
rules-SPD-13_3 = Sfat: scapă devreme de cărțile moarte, de exemplu un 240 când ai deja două pe masă sau PANĂ DE BENZINĂ împotriva cuiva care are STAȚIE DE BENZINĂ.
rules-SPD-13_4 = Sfat: ține minte ce s-a jucat; o apărare nu mai valorează nimic după ce au trecut toate atacurile ei.
rules-SPD-13_5 = Sfat: nu uita să mai joci o dată după fiecare joker, la prevenire sau la conflict.
rules-SPD-13_6 = Exemplu de punctaj: doi jokeri ca prevenire și doi la conflict aduc 400 + 300 + 600.
rules-SPD-13_7 = LIMITĂ MAXIMĂ DE VITEZĂ se poate pune și la o echipă cu un atac deasupra pachetului de luptă, iar un atac de luptă și la o echipă aflată sub LIMITĂ MAXIMĂ DE VITEZĂ.
rules-SPD-RUL_1 = VULCANIZARE oprește PANĂ DE CAUCIUC, iar SERVICE AUTO oprește DEFECȚIUNE (`wild_map = sensible`), astfel încât fiecare atac să aibă jokerul lui.
rules-SPD-RUL_2 = Împărțirea pe valori a cărților de kilometri nu este tipărită nicăieri; se folosește un tabel ales de noi (de regulă 11 × 30, 11 × 60, 11 × 90, 13 × 120 și 4 × 240), care poate fi schimbat.
rules-SPD-RUL_3 = În 6 jucători distanța este de exact 990 km, cel mai mare total posibil care nu trece de 1.000, iar prelungirea duce la 1.200. Se pot alege și 1.000 km, dar atunci nicio călătorie nu se încheie și fiecare rundă se joacă până la ultima carte.
rules-SPD-RUL_4 = Exemplul cu 1.100 km vrea să spună doar că tot ce nu mai încape este nefolositor; un total de 1.100 nu poate apărea, dar la 1.110 este la fel.
rules-SPD-RUL_5 = O carte care ar depăși distanța este refuzată, așa că nu se ajunge niciodată la luarea înapoi a unei cărți.
rules-SPD-RUL_6 = Poți decarta oricând orice carte, chiar și un joker, indiferent ce altceva ai putea juca. Cu `only_if_stuck` ai voie să decartezi doar când nu poți juca nimic altceva.
rules-SPD-RUL_7 = START se poate juca doar dacă schimbă ceva: echipa nu este în mers, iar pachetul de luptă e gol sau are deasupra STOP, o apărare ori un atac anulat. Nu se pune peste START, nici cât timp DRUM DESCHIS te ține în mers, nici peste PANĂ DE BENZINĂ, PANĂ DE CAUCIUC sau DEFECȚIUNE încă active.
rules-SPD-RUL_8 = O echipă este în mers dacă deasupra pachetului ei de luptă nu se află un atac activ și fie START este deasupra, fie are DRUM DESCHIS pe masă.
rules-SPD-RUL_9 = Un atac aflat deasupra este activ până când primește peste el apărarea sau echipa are jokerul potrivit; atunci este anulat. Ai limită cât timp deasupra pachetului tău de viteză se află LIMITĂ MAXIMĂ DE VITEZĂ activă.
rules-SPD-RUL_10 = Dacă joci un joker ca prevenire contra unui atac activ, cartea de atac rămâne pe loc, dar anulată, ca și cum ar avea apărarea peste ea: aceasta nu se mai poate juca, trebuie în continuare START (în afară de DRUM DESCHIS), iar până atunci pachetul nu poate fi atacat. Cu `prevention_restores_start = true`, atacul merge la cărțile inutile și reapare cartea de dedesubt.
rules-SPD-RUL_11 = DRUM DESCHIS anulează pe loc STOP și LIMITĂ MAXIMĂ DE VITEZĂ, oricum ar fi jucat, iar mașina merge fără START și fără limită. PANĂ DE BENZINĂ, PANĂ DE CAUCIUC sau DEFECȚIUNE active o opresc în continuare.
rules-SPD-RUL_12 = Un atac de luptă este permis dacă echipa vizată este în mers și nu are jokerul potrivit. La o echipă cu DRUM DESCHIS se poate pune deci și pe un pachet gol, peste o apărare sau peste un atac anulat.
rules-SPD-RUL_13 = LIMITĂ MAXIMĂ DE VITEZĂ se poate pune la orice echipă, în mers sau nu, care nu are deja limită și nici DRUM DESCHIS; după SFÂRȘITUL LIMITĂRII DE VITEZĂ se poate pune din nou.
rules-SPD-RUL_14 = Conflictul este posibil din clipa atacului până când cel cu jokerul renunță și, între timp, nimeni nu trage; la fel și după epuizarea cărților disponibile. Un joker tras mai târziu poate servi doar ca prevenire.
rules-SPD-RUL_15 = Conflictul îl poate face doar acel partener din echipa atacată care are jokerul. Ceilalți nu află dacă cineva îl are, iar renunțarea nu apare în jurnalul public.
rules-SPD-RUL_16 = Ordinea la conflict: jokerul orizontal, atacul la cărțile inutile, tragi o carte, apoi rândul suplimentar: mai tragi una și joci sau decartezi una; un alt joker aduce din nou o carte și încă o mutare.
rules-SPD-RUL_17 = Cu o singură carte disponibilă se face doar prima tragere, cu niciuna nu se trage deloc. Rândul suplimentar se joacă totuși din ce ai în mână și se încheie pe loc dacă nu mai ai nimic.
rules-SPD-RUL_18 = La conflict, ordinea sare la cel care l-a făcut: toți cei dintre atacator și el pierd acest rând, parteneri cu tot, iar după el urmează vecinul din dreapta lui. Dacă stă imediat la dreapta atacatorului, nimeni nu pierde nimic și rândul suplimentar este chiar rândul lui, fără altul în plus; un atac din acest rând poate primi și el un conflict.
rules-SPD-RUL_19 = Conflictul cu DRUM DESCHIS la un atac cu LIMITĂ MAXIMĂ DE VITEZĂ merge ca oricare altul și eliberează mașina și de un STOP mai vechi.
rules-SPD-RUL_20 = Fără cărți disponibile, un joker nu aduce nicio carte, dar îți lasă dreptul de a mai juca o dată, dacă mai ai cărți în mână.
rules-SPD-RUL_21 = Peste cine nu mai are cărți se trece, iar runda se încheie când s-au terminat cărțile disponibile și toate mâinile. Să joci sau să decartezi câte o carte rămâne obligatoriu, iar cărțile inutile nu se amestecă la loc în timpul rundei.
rules-SPD-RUL_22 = Limita de două cărți de 240 km este pe echipă și pe rundă.
rules-SPD-RUL_23 = ACȚIUNE ÎNTĂRZIATĂ se acordă dacă nu mai sunt cărți disponibile în clipa în care se joacă ultima carte a călătoriei, chiar dacă jucătorul tocmai a tras ultima carte disponibilă.
rules-SPD-RUL_24 = EXCLUDERE cere ca la încheierea călătoriei nicio echipă adversă să nu aibă vreo carte de kilometri pe masă și se plătește o singură dată.
rules-SPD-RUL_25 = CĂLĂTORIE ÎN SIGURANȚĂ ține cont de toată runda până la încheierea călătoriei, la prelungire până la 1.200 km.
rules-SPD-RUL_26 = Runda se încheie imediat ce distanța este împlinită, dacă prelungirea este refuzată sau nu e posibilă; nimeni nu mai joacă până la capăt turul mesei.
rules-SPD-RUL_27 = Prelungirea există în 2, 3 și 6 jucători, nu și în 4, unde distanța este deja 1.200 km. O hotărăște, o dată pe rundă, cel care a jucat cartea de încheiere, fără să-și întrebe partenerul.
rules-SPD-RUL_28 = Prelungirea nu se oferă dacă nu mai sunt nici cărți disponibile, nici cărți în mâini.
rules-SPD-RUL_29 = După cerere ținta este de 1.200 km pentru toți (de la 990, în 6 jucători, mai rămân 210), rândul celui care a cerut-o se încheie și urmează jucătorul următor. ACȚIUNE ÎNTĂRZIATĂ, CĂLĂTORIE ÎN SIGURANȚĂ și EXCLUDERE se judecă abia la încheierea finală.
rules-SPD-RUL_30 = Dacă prelungirea eșuează, fiecare jucător sau echipă adversă primește 200 de puncte, chiar dacă nimeni nu ajunge la 1.200 km. Cele 400 le ia doar echipa care încheie călătoria.
rules-SPD-RUL_31 = În mod obișnuit se joacă până când o echipă are cel puțin 6.000 de puncte la sfârșitul unei runde. Cu `max_rounds`, jocul se încheie după acel număr de runde sau la 6.000, oricare vine mai întâi, și câștigă totalul cel mai mare.
rules-SPD-RUL_32 = Dacă mai multe echipe au cel puțin 6.000 de puncte după aceeași rundă, câștigă totalul cel mai mare; se verifică doar la sfârșitul rundelor.
rules-SPD-RUL_33 = La egalitate pe primul loc cu cel puțin 6.000 de puncte se mai joacă runde până când cineva conduce. La egalitate după `max_rounds`, victoria se împarte.
rules-SPD-RUL_34 = Primul care împarte este ales sau tras la sorți; apoi sarcina trece la dreapta, cu un loc pe rundă. Și rândul la joc merge tot spre dreapta (invers acelor de ceasornic); pe ecran masa poate fi desenată oricum, doar ordinea contează.
rules-SPD-RUL_35 = Trebuie arătate doar cărțile de deasupra, dar tot ce a fost cândva la vedere poate fi folosit și consultat în jurnal. `top_only` ascunde aceste informații pe ecran.
rules-SPD-RUL_36 = În 6 jucători se folosește pachetul întreg, fără cărți scoase, iar locurile se ocupă, prin convenția noastră, în ordinea A1, B1, C1, A2, B2, C2.
rules-SPD-RUL_37 = Lista de la primul rând nu este închisă: după DRUM DESCHIS, primul jucător poate juca o carte de kilometri la mutarea suplimentară.
rules-SPD-RUL_38 = Cărțile nejucate nu aduc puncte, nici măcar jokerii. Punctele pentru conflicte și jokeri sunt ale echipei.
rules-SPD-RUL_39 = Partenerii nu au voie să vorbească între ei despre cărțile din mână, iar jocul nu le oferă nicio cale pentru asta.

chapters-SPD-0 = Povestea
chapters-SPD-1 = Jucătorii
chapters-SPD-2 = Cărțile din cutie
chapters-SPD-3 = Scopul
chapters-SPD-4 = Pregătirea
chapters-SPD-5 = Unde stau cărțile
chapters-SPD-6 = Cum decurge un rând
chapters-SPD-7 = Ce fac cărțile
chapters-SPD-8 = Conflict
chapters-SPD-9 = Punctele
chapters-SPD-10 = Cine câștigă
chapters-SPD-11 = Doi sau trei jucători, prelungire
chapters-SPD-12 = Șase jucători
chapters-SPD-13 = Sfaturi
chapters-SPD-RUL = Lămuriri și cazuri neclare

turn-aim = Parcurge exact distanța călătoriei înaintea celorlalți. Se joacă runde până când cineva are 6.000 de puncte.
turn-1 = Trage o carte.
turn-2 = Joacă una: START te pune în mers, kilometrii te duc înainte, o apărare înlătură ce te oprește.
turn-3 = Sau atacă: oprește un rival, golește-i rezervorul, limitează-i viteza.
turn-4 = Un joker te apără toată runda și îți mai dă o mutare; ca răspuns la un atac este conflict.
turn-5 = Dacă nimic nu se potrivește, aruncă o carte.
turn-6 = Runda se încheie cu o călătorie dusă la capăt sau cu ultima carte. Aduc puncte kilometrii, jokerii, conflictele și călătoria.

examples-places = Ambele mașini sunt pe drum. Echipa A e apărată de STAȚIE DE BENZINĂ; echipa B merge cu LIMITĂ MAXIMĂ DE VITEZĂ.
examples-empty_tank = Echipa A a rămas fără benzină. Îi trebuie acum BENZINĂ, iar la un rând următor START ca să pornească.
examples-limit = Cu LIMITĂ MAXIMĂ DE VITEZĂ se pot merge doar 30 și 60 km, până când e ridicată.
examples-kontra = Echipa B tocmai a atacat cu DEFECȚIUNE, dar A are SERVICE AUTO: un conflict respinge atacul, aduce 300 de puncte și rândul.
examples-arrival = 810 din 900 km: 90 se potrivește exact, 120 e prea mult. Cine ajunge poate încheia runda sau cere prelungirea la 1.200 km.

## result

result-won = Câștigă echipa { $winner } cu { $score }.

## figures

figures-trips = Călătorii
figures-safe_trips = Călătorii sigure
figures-kontras = Conflicte
figures-attacks = Atacuri
figures-km = Kilometri
figures-rounds = Runde
