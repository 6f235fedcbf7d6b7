## game

game-title = HEAT
game-tagline = O cursă de mașini cu cărți: alege treapta de viteză, înfruntă virajele și ai grijă la Căldura din motor.

## cards

cards-1 = 1
cards-2 = 2
cards-3 = 3
cards-4 = 4
cards-U0 = Îmbunătățire 0
cards-U5 = Îmbunătățire 5
cards-S = Stres
cards-H = Căldură
cards-UH = Îmbunătățire Căldură

## about

about-1 = O carte de bază care adaugă 1 la Viteza ta.
about-2 = O carte de bază care adaugă 2 la Viteza ta.
about-3 = O carte de bază care adaugă 3 la Viteza ta.
about-4 = O carte de bază care adaugă 4 la Viteza ta.
about-U0 = O îmbunătățire de start care nu adaugă nimic la Viteza ta: bună pentru un viraj lent.
about-U5 = O îmbunătățire de start care adaugă 5 la Viteza ta: mai mult decât orice carte de bază.
about-S = Întorci cărți din pachetul tău până apare o carte de bază, care adaugă între 1 și 4 la Viteza ta. Nu o poți decarta, doar juca.
about-H = Cât timp este în motor, plătește virajele, Accelerările și schimbările cu două trepte. În mână nu poate fi nici jucată, nici decartată și așteaptă o Răcire.
about-UH = Încă o carte Căldură, care începe cursa în pachetul tău. De acolo încolo este o Căldură ca oricare alta.

## phases

phases-plan = planificare
phases-react = reacții
phases-slip = siaj?
phases-discard = decartare
phases-over = cursă încheiată

## reasons

reasons-cards = cărți
reasons-boost = Accelerare
reasons-adrenaline = adrenalină
reasons-slipstream = siaj
reasons-stress = Stres

## tracks

tracks-usa = SUA
tracks-gb = Marea Britanie
tracks-italy = Italia
tracks-france = Franța

## table

table-round = Runda
table-laps = Tururi
table-lap = Turul
table-car = Mașină
table-gear = Treaptă
table-engine = Motor
table-hand = Mână
table-deck = Pachet
table-discard = Teanc de decartare
table-top = Cartea de deasupra
table-play = Zonă de joc
table-speed = Viteză
table-corner = Viraj
table-next_corner = Virajul următor
table-limit = Limită de viteză
table-supply = Rezervă de Stres
table-place = Loc
table-finished = a terminat
table-committed = plan gata
table-thinking = încă își face planul
table-adrenaline = adrenalină
table-turn = La rând
table-grid = Grilă de start
table-track = Circuit
table-empty = nimic
table-order = Ordinea de joc
table-to_corner = { $n } { $n ->
        [one] căsuță
        [few] căsuțe
       *[other] de căsuțe
    } până la viraj
table-you = tu

## moves

moves-gear = Schimbă în treapta { $gear }
moves-card = Joacă { $card }
moves-cooldown = Răcire: { $n } { $n ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } de Căldură înapoi în motor
moves-boost = Accelerare: plătește 1 carte de Căldură și întoarce o carte
moves-adr_move = Adrenalină: înaintează încă 1 căsuță
moves-adr_cool = Adrenalină: 1 carte de Căldură înapoi în motor
moves-end_react = Încheie reacțiile
moves-discard = Decartează { $card }
moves-end_discard = Încheie decartarea
moves-slip = { $yes ->
        [yes] Siaj: înaintează 2 căsuțe
       *[other] Fără siaj
    }

## events

events-grid = { $seat } pornește de pe poziția { $slot } a grilei.
events-drew = { $cards ->
        [unknown] { $seat } trage { $n } { $n ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } din pachet.
       *[other] { $seat } trage { $n } { $n ->
            [one] carte
            [few] cărți
           *[other] de cărți
        }: { $cards }.
    }
events-plan_committed = { $seat } are planul gata.
events-gears_revealed = Se arată treptele: { $gears }.
events-revealed = { $seat } dezvăluie { $cards } în treapta { $gear }.
events-cluttered = { $seat } are mâna încărcată: mașina stă pe loc, iar treapta coboară la 1.
events-reshuffled = { $seat } amestecă teancul de decartare într-un pachet nou de { $n } { $n ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
events-flipped = { $discarded_n ->
        [0] { $seat } întoarce { $kept } ({ $reason }).
       *[other] { $seat } întoarce { $kept } ({ $reason }), după ce a decartat { $discarded }.
    }
events-moved = { COMPARE($got, $wanted) ->
        [less] { $seat } are drumul blocat: înaintează cu { $got } { $got ->
            [one] căsuță
            [few] căsuțe
           *[other] de căsuțe
        } în loc de { $wanted }, până la { $to }.{ $spot } ({ $reason }).
       *[other] { $seat } înaintează cu { $got } { $got ->
            [one] căsuță
            [few] căsuțe
           *[other] de căsuțe
        } până la { $to }.{ $spot } ({ $reason }).
    }
events-cooled = { $seat } răcește motorul: { $n } { $n ->
        [one] carte de Căldură se întoarce
        [few] cărți de Căldură se întorc
       *[other] de cărți de Căldură se întorc
    } în motor.
events-boosted = { $seat } plătește 1 carte de Căldură pentru Accelerare.
events-adrenaline_move = { $seat } folosește deplasarea de adrenalină.
events-slipstreamed = { $seat } folosește siajul.
events-corner = { $paid ->
        [0] { $seat } ia virajul de la { $line } cu Viteza { $speed }, limita { $limit }, fără să plătească.
       *[other] { $seat } ia virajul de la { $line } cu Viteza { $speed }, limita { $limit }, și plătește { $paid } { $paid ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură.
    }
events-spun = { $seat } derapează în virajul de la { $line } cu Viteza { $speed }, limita { $limit }: plătește { $paid } { $paid ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } de Căldură, se întoarce la { $to }.{ $spot } și ia { $stress } { $stress ->
        [one] carte
        [few] cărți
       *[other] de cărți
    } de Stres.
events-discarded = { $seat } decartează { $n } { $n ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }, cu { $top } deasupra.
events-auto = Nu mai este nimic de ales: { $action } se face automat pentru { $seat }.
events-crossed_finish = { $seat } trece linia de sosire!
events-classified = { $seat } se clasează pe locul { $rank }.
events-guarded = Cursa se oprește după { $rounds } { $rounds ->
        [one] rundă
        [few] runde
       *[other] de runde
    }, iar mașinile se clasează așa cum stau acum.
events-round = Începe runda { $round }.

## preview

preview-lands = { COMPARE($least, $most) ->
        [equal] la { $least }.{ $spot }
       *[other] la { $least }-{ $most }
    }
preview-speed = { COMPARE($least, $most) ->
        [equal] Viteză { $least }
       *[other] Viteză { $least }-{ $most }
    }
preview-pays = { COMPARE($least, $most) ->
        [equal] plătește { $least } { $least ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură
       *[other] plătește { $least }-{ $most } { $most ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură
    }
preview-spins = { $percent ->
        [100] derapează
       *[other] risc de derapaj: { $percent } %
    }
preview-finishes = trece linia de sosire
preview-cluttered = mână încărcată: mașina stă pe loc
preview-blocked = { $percent ->
        [100] drum blocat
       *[other] risc de blocare: { $percent } %
    }

## refusals

refusals-HEAT-0_3 = un plan înseamnă întâi treapta și apoi cărțile, iar acum nu este momentul pentru această parte
refusals-HEAT-0_4 = este rândul altei mașini
refusals-HEAT-1_2 = nu se poate schimba cu mai mult de două trepte
refusals-HEAT-1_4 = o schimbare cu două trepte costă 1 Căldură, iar în motor nu este niciuna
refusals-HEAT-2_1 = cartea aceasta nu este în mâna ta
refusals-HEAT-2_2 = o carte Căldură nu poate fi jucată
refusals-HEAT-4_1 = mașina ta nu are adrenalină în această rundă
refusals-HEAT-4_2 = ai folosit deja deplasarea de adrenalină
refusals-HEAT-4_3 = ai folosit deja Răcirea de adrenalină
refusals-HEAT-4_5 = adrenalina se pierde odată ce reacțiile s-au încheiat
refusals-HEAT-5_1 = reacțiile țin de pasul 5 al propriului tău rând
refusals-HEAT-5_4 = nu ai atâta Căldură în mână
refusals-HEAT-5_5 = treapta aceasta nu dă o Răcire atât de mare
refusals-HEAT-5_6 = ai folosit deja Accelerarea din acest rând
refusals-HEAT-5_9 = o Accelerare costă 1 Căldură, iar în motor nu este niciuna
refusals-HEAT-6_1 = nu este nicio mașină lângă a ta sau în căsuța imediat următoare
refusals-HEAT-6_3 = siajul se hotărăște în pasul 6 al propriului tău rând și o singură dată
refusals-HEAT-8_1 = se decartează cărți din mâna ta, în pasul 8 al propriului tău rând
refusals-HEAT-8_4 = nici Stresul, nici Căldura nu pot fi decartate
refusals-HEAT-F_4 = siajul nu poate duce o mașină peste linia de sosire
refusals-HEAT-F_7 = cursa s-a încheiat
refusals-R-5 = siajul vine după reacții: încheie-le mai întâi
refusals-R-8 = toate locurile din față sunt ocupate, așa că siajul nu ar aduce nimic
refusals-R-10 = ai prea puține cărți jucabile pentru această treaptă, dar destule pentru alta
refusals-R-29 = ai folosit deja Răcirea treptei tale în acest rând
refusals-R-31 = căsuța din față este plină, așa că nu este loc pentru deplasarea de adrenalină

## rules

rules-HEAT-0_1 = Se aleargă un număr stabilit de tururi, iar scopul este primul loc în clasament.
rules-HEAT-0_2 = Cursa se joacă în runde de câte nouă pași: fiecare mașină face mereu pașii 1, 2, 3 și 9, iar pe cei dintre ei atunci când este cazul.
rules-HEAT-0_3 = Toți jucătorii își fac planul deodată: alegi treapta (pasul 1) și apoi cărțile (pasul 2), fără să aștepți pe nimeni.
rules-HEAT-0_4 = După planificare, mașinile se deplasează pe rând, de la cea din frunte până la ultima.
rules-HEAT-0_5 = Mașina următoare își începe pasul 3 abia după ce mașina dinaintea ei a încheiat pasul 9.
rules-HEAT-0_6 = Se joacă runde noi cât timp mai este vreo mașină care nu a terminat cursa.
rules-HEAT-S_1 = Jocul este pentru unu până la șase jucători de la 10 ani în sus și durează cam o oră, dar jocul de bază nu are adversar pentru cine joacă singur.
rules-HEAT-S_2 = Se concurează pe unul dintre circuite; pentru primul joc ia SUA, cel mai bine cu un singur tur în loc de două.
rules-HEAT-S_3 = Odată cu culoarea primești 12 cărți de bază, 3 îmbunătățiri de start și o planșă, cu schimbătorul de viteze și mașina ta.
rules-HEAT-S_4 = Circuitul spune câtă Căldură și cât Stres primești, iar pe toate cele patru circuite de bază acestea sunt 6 cărți Căldură și 3 cărți Stres.
rules-HEAT-S_5 = Pachetul tău este format din cele 12 cărți de bază, cele 3 îmbunătățiri de start și cele 3 cărți Stres, amestecate și puse cu fața în jos în stânga planșei.
rules-HEAT-S_6 = Cărțile tale Căldură încep în motor, locul din mijlocul planșei, la vederea tuturor.
rules-HEAT-S_7 = Toate mașinile încep în treapta 1.
rules-HEAT-S_8 = Stresul pe care nu l-a luat nimeni stă la vedere lângă circuit și formează rezerva, iar Căldura în plus se pune deoparte.
rules-HEAT-S_9 = Sorții hotărăsc cine unde stă pe grila de start, de la poziția 1 în sus, iar prima rundă se joacă în această ordine.
rules-HEAT-S_10 = Prima ta mână are 7 cărți din pachetul tău, iar la început nu ai nimic nici în zona de joc, nici în teancul de decartare.
rules-HEAT-S_11 = Fiecare circuit are propriul număr de tururi.
rules-HEAT-S_12 = Tot ce mai este în cutie ține de modulele avansate și nu se folosește aici.
rules-HEAT-H_1 = Ca să le dea o șansă începătorilor, un pilot cu experiență poate porni cu 1 sau 2 cărți Căldură mai puțin în motor.
rules-HEAT-H_2 = Fiecare hotărăște singur dacă își ia acest handicap, doar înainte de cursă, iar Căldura la care a renunțat nu se mai folosește.
rules-HEAT-T_1 = Căsuțele unui circuit formează un inel fără sfârșit.
rules-HEAT-T_2 = Pe un loc încape o singură mașină, iar pe circuitele de bază fiecare căsuță are două locuri.
rules-HEAT-T_3 = De-a lungul unei laturi a circuitului merge trasa ideală, iar locul de lângă ea este mai bun decât celălalt.
rules-HEAT-T_4 = Un viraj este marcat printr-o linie care desparte două căsuțe.
rules-HEAT-T_5 = Nu există linie de viraj fără limită de viteză.
rules-HEAT-T_6 = Ca ajutor, fiecare căsuță arată cât mai este până la următoarea linie de viraj, cu 0 pe ultima căsuță dinaintea liniei.
rules-HEAT-T_7 = Liniile pentru legende de pe circuit nu înseamnă nimic în jocul de bază.
rules-HEAT-T_8 = Pozițiile grilei sunt numerotate și se află imediat în spatele liniei de start.
rules-HEAT-T_9 = Startul și sosirea sunt una și aceeași linie, între ultima și prima căsuță a inelului, iar trecerea ei la plecarea de pe grilă nu este încă un tur.
rules-HEAT-1_1 = Există patru trepte, iar să urci una, să cobori una sau să rămâi unde ești nu costă nimic.
rules-HEAT-1_2 = Un salt de două trepte costă pe loc 1 Căldură, iar unul de trei nu este niciodată posibil.
rules-HEAT-1_3 = Toți schimbă treapta în același timp, așa că un salt de două trepte doar îl anunți și îl plătești, iar nimeni nu poate răspunde la el.
rules-HEAT-1_4 = Cu motorul gol nu poți sări două trepte.
rules-HEAT-2_1 = Treapta îți spune câte cărți joci din mână, nici mai multe, nici mai puține.
rules-HEAT-2_2 = Căldura este singurul fel de carte pe care nu îl poți juca.
rules-HEAT-2_3 = Cărțile tale așteaptă cu fața în jos în zona ta de joc până vine rândul mașinii tale.
rules-HEAT-2_4 = Dacă ai mai puține cărți jucabile decât cere treapta, ai mâna încărcată.
rules-HEAT-3_1 = Rândul tău începe prin a arăta cărțile planificate.
rules-HEAT-3_2 = Valorile acestor cărți dau Viteza ta de până acum, îmbunătățirile contând 0 sau 5, iar fiecare Stres cât cartea pe care o întorci acum pentru el.
rules-HEAT-3_3 = Mașina ta înaintează exact cu acest număr de căsuțe.
rules-HEAT-3_4 = Nu ai voie nici să rămâi pe loc, nici să te oprești mai devreme.
rules-HEAT-3_5 = Unde ajungi, primești locul de lângă trasa ideală dacă este liber, iar dacă nu, pe celălalt.
rules-HEAT-3_6 = Poți trece de orice mașină din drum, chiar și acolo unde o căsuță este plină.
rules-HEAT-3_7 = Dacă drumul ți s-ar încheia într-o căsuță plină, mașina ta este blocată și rămâne în cea mai apropiată căsuță din urmă cu un loc liber, tot cu trasa ideală mai întâi.
rules-HEAT-3_8 = Cine a parcurs mai multe căsuțe este mai bine clasat, iar în aceeași căsuță mașina de pe trasa ideală este mereu înaintea vecinei.
rules-HEAT-4_1 = Adrenalina este a mașinii care se deplasează ultima în rundă sau a ultimelor două, dacă au luat startul cel puțin cinci mașini.
rules-HEAT-4_2 = Cu adrenalină poți merge, dacă vrei, cu 1 căsuță mai departe, înainte sau după o Accelerare, iar atunci și Viteza ta crește cu 1.
rules-HEAT-4_3 = Adrenalina îți mai oferă și o Răcire de 1.
rules-HEAT-4_4 = În pasul 5 hotărăști separat deplasarea de adrenalină și Răcirea de adrenalină: amândouă, doar una sau niciuna.
rules-HEAT-4_5 = Adrenalina nu se păstrează: ce nu ai folosit până la sfârșitul pasului 5 este pierdut.
rules-HEAT-4_6 = Câte mașini au adrenalină și care mașină este ultima se stabilește după mașinile care au luat startul.
rules-HEAT-5_1 = În pasul 5 folosești oricâte dintre simbolurile tale, în ordinea care îți convine.
rules-HEAT-5_2 = Simbolurile tale sunt Accelerarea, Răcirea dată de treaptă și, dacă ai adrenalină, deplasarea și Răcirea care vin cu ea.
rules-HEAT-5_3 = Duci un simbol până la capăt înainte să treci la altul.
rules-HEAT-5_4 = O Răcire te lasă să pui Căldură din mână înapoi în motor, cel mult atâtea cărți cât arată numărul ei.
rules-HEAT-5_5 = Ai o Răcire de 3 în treapta 1 și de 1 în treapta 2, dar niciuna în treptele 3 și 4.
rules-HEAT-5_6 = O dată pe rând, în orice treaptă, poți folosi Accelerarea: costă 1 Căldură și îți dă un simbol +.
rules-HEAT-5_7 = Cartea întoarsă pentru Accelerare îți mută imediat mașina mai departe, iar o căsuță plină te blochează ca de obicei.
rules-HEAT-5_8 = Tot ce adaugă un simbol + face parte din Viteza ta când se verifică virajele.
rules-HEAT-5_9 = Cu motorul gol nu poți folosi Accelerarea.
rules-HEAT-6_1 = Poți folosi siajul dacă, după reacțiile tale, o mașină stă lângă a ta sau în căsuța imediat următoare.
rules-HEAT-6_2 = Siajul te duce, dacă vrei, cu 2 căsuțe mai departe.
rules-HEAT-6_3 = Siajul se folosește cel mult o dată pe rând.
rules-HEAT-6_4 = O căsuță plină blochează siajul la fel ca orice altă deplasare.
rules-HEAT-6_5 = Căsuțele parcurse prin siaj nu fac parte din Viteza ta.
rules-HEAT-6_6 = La sosire, siajul este limitat de o regulă aparte.
rules-HEAT-7_1 = Virajele se verifică dacă mașina ta a trecut în acest rând de o linie de viraj, fie prin cărți, fie printr-o reacție, fie prin siaj.
rules-HEAT-7_2 = Cu limita de viteză se compară Viteza ta: valorile a tot ce se află în zona ta de joc, plus 1 pentru deplasarea de adrenalină.
rules-HEAT-7_3 = Un viraj este gratis dacă Viteza ta nu îi depășește limita.
rules-HEAT-7_4 = Fiecare punct de Viteză peste limită costă 1 Căldură.
rules-HEAT-7_5 = Dacă treci de mai multe viraje, îl plătești pe fiecare separat, începând cu primul.
rules-HEAT-7_6 = Dacă motorul nu poate acoperi un viraj, pierzi toată Căldura pe care o mai are și derapezi chiar acolo.
rules-HEAT-7_7 = O mașină care derapează se întoarce în cea mai apropiată căsuță cu loc liber dinaintea acelei linii de viraj.
rules-HEAT-7_8 = Un derapaj îți aduce în mână Stres din rezervă: o carte în cele două trepte mici și două cărți în cele două mari.
rules-HEAT-7_9 = După un derapaj, mașina ta este în treapta 1.
rules-HEAT-8_1 = Spre sfârșitul rândului poți scăpa de oricâte cărți din mână.
rules-HEAT-8_2 = Cărțile de care scapi se pun cu fața în sus pe propriul tău teanc de decartare.
rules-HEAT-8_3 = Cartea de deasupra unui teanc de decartare o vede toată lumea, dar la cele de sub ea nu se uită nimeni, nici măcar proprietarul.
rules-HEAT-8_4 = Nu poți decarta nici Stres, nici vreun fel de Căldură, inclusiv Îmbunătățire Căldură.
rules-HEAT-9_1 = Tot ce este în zona ta de joc trece pe teancul tău de decartare.
rules-HEAT-9_2 = Îți completezi mâna până la 7 cărți din pachetul tău.
rules-HEAT-9_3 = Acum este rândul mașinii care urmează în ordine.
rules-HEAT-C_1 = O carte de bază arată simbolul felului ei și o valoare de la 1 la 4.
rules-HEAT-C_2 = Pentru un simbol + întorci cărți din pachetul tău, așa că nimeni nu știe dinainte ce valoare de la 1 la 4 va adăuga la Viteza ta.
rules-HEAT-C_3 = Căldura, Stresul și îmbunătățirile întoarse pentru un simbol + se decartează și continui până apare o carte de bază.
rules-HEAT-C_4 = Cartea de bază găsită se pune în zona ta de joc, peste Stresul ei dacă există, iar valoarea ei se adaugă.
rules-HEAT-C_5 = Rezolvi simbolurile + unul câte unul, la rândul tău: mai întâi, în pasul 3, pe cele ale Stresului, iar în pasul 5 pe cel al Accelerării.
rules-HEAT-C_6 = Stresul are un simbol +, se află la început de trei ori în fiecare pachet și poate pleca din mână doar dacă este jucat.
rules-HEAT-C_7 = Căldura circulă și o poate face iar și iar: plătită, trece din motor pe teancul de decartare, este amestecată în pachet, trasă în mână și readusă în motor prin Răcire.
rules-HEAT-C_8 = O carte Căldură din mână doar ocupă loc, fiindcă nu o poți nici juca, nici decarta.
rules-HEAT-C_9 = Doar o Răcire aduce Căldura din mână înapoi în motor.
rules-HEAT-C_10 = A plăti Căldură înseamnă să pui acel număr de cărți din motor pe teancul tău de decartare.
rules-HEAT-C_11 = Cu prea puțină Căldură nu poți folosi Accelerarea și nici sări două trepte, iar un viraj pe care nu îl poți plăti te face să derapezi.
rules-HEAT-C_12 = Dacă ai nevoie de o carte și pachetul s-a terminat, teancul de decartare amestecat devine noul pachet și continui.
rules-HEAT-C_13 = Până la pasul 9, cărțile din zona ta de joc nu intră într-o astfel de amestecare.
rules-HEAT-C_14 = Cu mâna încărcată joci tot ce se poate juca și înlocuiești cărțile lipsă cu Căldură.
rules-HEAT-C_15 = Dacă ai mâna încărcată, mașina ta stă pe loc când îi vine rândul: coboară în treapta 1, zona ta de joc se decartează și nu mai rămâne decât tragerea de cărți noi.
rules-HEAT-C_16 = Semnele în formă de V marchează cele trei îmbunătățiri de start, Îmbunătățire 0, Îmbunătățire 5 și Îmbunătățire Căldură, aceleași pentru toți jucătorii.
rules-HEAT-C_17 = Îmbunătățire 0 și Îmbunătățire 5 funcționează precum cărțile de bază, doar că un simbol + trece peste ele.
rules-HEAT-C_18 = Îmbunătățire Căldură este o carte Căldură suplimentară, care la start se află în pachetul tău, nu în motor.
rules-HEAT-C_19 = O cursă cu modulul Garaj se joacă fără îmbunătățirile de start.
rules-HEAT-F_1 = Câștigi dacă mașina ta trece prima linia la capătul ultimului ei tur.
rules-HEAT-F_2 = Dacă mai multe mașini termină în aceeași rundă, ordinea lor o dă distanța la care a ajuns fiecare la sfârșitul rundei.
rules-HEAT-F_3 = Dacă două mașini care au terminat sunt în aceeași căsuță, cea de pe trasa ideală este mai bine clasată.
rules-HEAT-F_4 = Nu poți trece linia de sosire prin siaj și nu mai poți folosi siajul după ce ai trecut-o.
rules-HEAT-F_5 = După sosire niciun viraj nu mai contează, așa că mergi cât de departe poți.
rules-HEAT-F_6 = La sfârșitul rundei, fiecare mașină trecută de linie părăsește circuitul și își ia locul în clasament.
rules-HEAT-F_7 = Cursa se încheie abia când a terminat și ultima mașină.
rules-HEAT-F_8 = Dacă o mașină sau două au adrenalină depinde de câte au luat startul, chiar dacă unele au părăsit între timp circuitul.
rules-R-1 = Dacă treci de mai multe viraje, le plătești în ordinea parcurgerii cât timp Căldura îl acoperă pe fiecare în întregime; la primul pentru care nu ajunge derapezi, iar următoarele nu se mai verifică.
rules-R-2 = Dacă la derapaj nu este loc înaintea liniei, aluneci înapoi câte o căsuță până găsești un loc liber, cu trasa ideală mai întâi, chiar dacă ajungi în spatele locului de unde ai pornit în acest rând.
rules-R-3 = Nu poți sări două trepte cu motorul gol, fiindcă acea Căldură se plătește pe loc.
rules-R-4 = Un simbol + găsește mereu o carte de bază, fiindcă sunt destule în pachet și în teancul de decartare; dacă totuși nu apare niciuna, adaugă 0.
rules-R-5 = Adrenalina vine înaintea siajului: se încheie odată cu reacțiile tale, iar locul în care stă atunci mașina hotărăște dacă poți folosi siajul.
rules-R-6 = Când unele mașini au părăsit circuitul, adrenalina o primește tot mașina aflată pe ultimul loc dintre toate cele plecate la start, iar la cel puțin cinci plecate și penultima, așa că mașinile care au terminat contează ca fiind în față.
rules-R-7 = Un viraj de care treci prin siaj se verifică și el, cu Viteza pe care o aveai înainte.
rules-R-8 = Poți folosi siajul și după ce mașina ta a fost blocată, fiindcă contează doar mașinile din jurul ei în acel moment; ajunge un câștig de 1 căsuță, dar fără niciun câștig siajul nu ți se oferă.
rules-R-9 = Poți înainta cu 0, cu Îmbunătățire 0 în treapta 1: mașina rămâne pe locul ei, iar rândul tău continuă ca de obicei.
rules-R-10 = Nu poți alege de bunăvoie o mână încărcată: dacă ai cărțile jucabile pentru vreo treaptă la care poți ajunge, cu plată sau fără, trebuie să iei o astfel de treaptă; altfel este bună oricare la care poți ajunge, Căldura plătită pentru ea este pierdută, pentru Stres nu se întorc cărți, iar pașii 4-8 nu se mai fac.
rules-R-11 = O Accelerare sau o deplasare de adrenalină te poate duce peste linia de sosire ori și mai departe după ea, iar acele căsuțe contează la clasament.
rules-R-12 = În ultimul tur, fiecare viraj dinaintea sosirii se verifică chiar dacă ai trecut linia, iar dacă derapezi acolo, nu ai terminat; virajele de după ea nu contează, iar pe circuitele de bază nimeni nu poate trece în același rând de ultimul viraj și de sosire fără să derapeze.
rules-R-13 = Două mașini nu pot fi la egalitate la sosire, fiindcă nu stau niciodată pe același loc, iar o rundă mai timpurie se clasează înaintea uneia mai târzii.
rules-R-14 = Dacă Răcirea ta este mai mare decât Căldura din mână, pui înapoi câtă ai; poți pune și mai puțină, dar cel puțin 1.
rules-R-15 = Dintre îmbunătățirile de start poți decarta Îmbunătățire 0 și Îmbunătățire 5, dar nu și Îmbunătățire Căldură.
rules-R-16 = Deplasarea de adrenalină adaugă 1 la Viteza ta, iar asta este valabil pentru toate virajele din acest rând.
rules-R-17 = Liniile de viraj peste care aluneci înapoi la un derapaj nu se verifică, dar când ajungi iar la ele trebuie să le treci și să le plătești din nou.
rules-R-18 = Dacă derapezi și ajungi înapoi în spatele liniei de start, pierzi turul pe care îl începuseși.
rules-R-19 = Ultima mașină rămasă merge până la sosire, cu adrenalină; doar cu opțiunea `auto_finish_last` este clasată imediat ultima, iar în locul unui jucător care pleacă de la masă trece la volan un bot.
rules-R-20 = Ca nicio cursă să nu fie fără sfârșit, după 200 de runde mașinile de pe circuit se clasează așa cum stau, iar rezultatul este marcat.
rules-R-21 = Toate treptele și Căldura plătită pentru ele se arată împreună după ce toți și-au făcut planul, în timp ce cărțile rămân ascunse până la rândul fiecărei mașini; cu opțiunea `hidden_gears` rămâne ascunsă și treapta.
rules-R-22 = Ordinea de joc se stabilește la începutul rundei, așa că o mașină care ajunge în urma altora printr-un derapaj nu primește un al doilea rând.
rules-R-23 = O mașină trecută de sosire își păstrează locul pe circuit până la sfârșitul rundei și până atunci le poate bloca pe altele sau le poate oferi siaj.
rules-R-24 = După ce ai trecut linia de sosire mai ai adrenalină și reacții, iar virajele dinaintea sosirii se verifică, dar nu mai folosești siajul, nu mai decartezi și nu mai tragi cărți, iar zona ta de joc se golește.
rules-R-25 = Dacă în rezervă este mai puțin Stres decât ar trebui să iei, iei cât a rămas.
rules-R-26 = Cărțile ajung pe teancul de decartare în ordinea aleasă de tine în pasul 8, în ordinea în care au fost puse în pasul 9 și una câte una când plătești sau întorci; ultima este deasupra, iar din cele decartate în pasul 8 se arată doar ea.
rules-R-27 = Dacă nu ai deloc Căldură pentru un viraj, nu plătești nimic și derapezi.
rules-R-28 = Un viraj se plătește de la sine dacă ai destulă Căldură, așa că nu poți alege să derapezi și nici nu derapezi după ce ai plătit.
rules-R-29 = Nu poți împărți o Răcire, fiindcă fiecare simbol se folosește o dată; Răcirea treptei și cea de adrenalină sunt două simboluri.
rules-R-30 = Treapta aleasă în această rundă hotărăște atât Răcirea, cât și Stresul pe care îl iei dacă derapezi.
rules-R-31 = Deplasarea de adrenalină nu este posibilă dacă următoarea căsuță este plină, în schimb Accelerarea este posibilă mereu și se adaugă la Viteza ta chiar dacă mașina nu se poate mișca deloc.
rules-R-32 = Mașinile aflate la un tur distanță se blochează și își oferă siaj ca oricare altele, iar clasamentul ține cont de tot drumul parcurs.
rules-R-33 = Jucăm cu 2 până la 6 mașini; o singură mașină este pentru antrenament și nu are adrenalină, iar o adevărată cursă de unul singur are nevoie de modulul Legende.
rules-R-34 = Amesteci teancul de decartare abia când îți trebuie o carte și pachetul este gol, iar atunci cu tot ce se află pe el, inclusiv ce tocmai ai plătit sau ai dat la o parte la întoarcere.
rules-R-35 = Aproape de sosire nu poți folosi siajul dacă 2 căsuțe te-ar duce peste linie, chiar dacă o căsuță plină te-ar opri înaintea ei.
rules-R-36 = Dacă blocajul te aduce înapoi până în propria căsuță, rămâi pe locul tău, chiar dacă cel de pe trasa ideală este liber.
rules-R-37 = Stresul și cartea întoarsă pentru el se decartează amândouă în pasul 9.
rules-R-38 = Îți păstrezi adrenalina chiar dacă depășești pe cineva, fiindcă a fost acordată la începutul rundei.
rules-R-39 = Ultima căsuță dinaintea liniei de start și prima de după ea sunt vecine, atât pentru siaj, cât și pentru blocaj.
rules-R-40 = Căldura la care ai renunțat ca handicap iese din cursă, așa că și în motorul tău încape cu atât mai puțină.
rules-R-41 = După un derapaj nu mai poți folosi în acest rând siajul sau Răcirea, fie că ești sau nu în treapta 1, dar poți decarta și tragi până la 7 cărți, ceea ce poate însemna niciuna dacă mâna este deja plină.
rules-R-42 = Căldură și Îmbunătățire Căldură sunt la fel în joc; pentru evidență, Căldura obișnuită pleacă prima din mână, iar o Îmbunătățire Căldură intrată în motor este de atunci Căldură obișnuită.
rules-R-43 = Dacă mașina ta este blocată înaintea unei linii de viraj, nu ai trecut de ea, fiindcă doar locul unde te oprești contează, dar Viteza ta nu scade din cauza asta.
rules-R-44 = Grila contează ca turul -1, iar turul 0 începe când treci linia de start, ceea ce poți face și prin siaj.
rules-R-45 = Înainte de ultimul tur poți trece linia prin siaj, fiindcă interdicția este doar pentru sosirea propriu-zisă.
rules-HEAT-OWN_1 = Când mai multe reguli interzic o mutare, refuzul o numește pe cea mai apropiată de ce poți face tu în privința asta; un jucător care nu este întrebat primește mereu același răspuns.
rules-HEAT-OWN_2 = Cu opțiunea `grid`, mașinile stau pe grila de start într-o ordine dată, nu la întâmplare.
rules-HEAT-OWN_3 = Într-o poziție notată în mijlocul unui rând, o altă mașină decât cea la rând mai are de mutat în această rundă exact atunci când are cărți în zona ei de joc.
rules-HEAT-OWN_4 = Când la o reacție sau la decartare rămâne un singur răspuns, opțiunea `auto_skip` îl dă de la sine, iar jurnalul o spune.
