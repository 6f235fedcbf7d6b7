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
about-clouds = Fiecare pachet are cu 1 Stres mai puțin. Unde este un jeton de vreme nu se poate folosi nicio Răcire.
about-fog = Fiecare motor are cu 1 Căldură mai mult. Unde este un jeton de vreme nu poate începe niciun siaj.
about-storm = Fiecare pachet are cu 1 Stres mai mult. Un siaj care începe unde este un jeton de vreme poate fi cu 2 căsuțe mai lung.
about-snow = Fiecare motor are cu 1 Căldură mai puțin. Unde este un jeton de vreme poți răci încă 1 Căldură.
about-rain = 3 cărți de Căldură din fiecare motor încep în pachet. Unde este un jeton de vreme poți răci încă 1 Căldură.
about-sun = 3 cărți de Căldură din fiecare motor încep în teancul de decartare. Un siaj care începe unde este un jeton de vreme poate fi cu 2 căsuțe mai lung.
about-plus = Limita de viteză a acestui viraj este cu 1 mai mare.
about-minus = Limita de viteză a acestui viraj este cu 1 mai mică.
about-overheat = Cine trece prea repede prin acest viraj plătește cu 1 Căldură mai mult.
about-free_boost = O Accelerare în acest sector nu costă Căldură.
about-slip = Un siaj care începe în acest sector poate fi cu 1 căsuță mai lung.
about-weather = În acest sector este valabilă plăcuța de vreme.

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

## weathers

weathers-none = fără vreme
weathers-clouds = Nori
weathers-fog = Ceață
weathers-storm = Furtună
weathers-snow = Zăpadă
weathers-rain = Ploaie
weathers-sun = Soare

## tokens

tokens-none = fără jeton
tokens-plus = Limită +1
tokens-minus = Limită −1
tokens-overheat = Supraîncălzire
tokens-free_boost = Accelerare gratuită
tokens-slip = Siaj +1
tokens-weather = Vreme

reasons-legend = legendă

## tracks

tracks-usa = SUA
tracks-gb = Marea Britanie
tracks-italy = Italia
tracks-france = Franța
tracks-japan = Japonia
tracks-mexico = Mexic
tracks-netherlands = Țările de Jos
tracks-spain = Spania
tracks-germany = Germania
tracks-south_africa = Africa de Sud

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
table-legend = legendă
table-weather = Vreme
table-tokens = Drum

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
moves-weather_cool = Vreme: 1 carte de Căldură înapoi în motor
moves-slip = { $yes ->
        [yes] Siaj: înaintează 2 căsuțe
        [no] Fără siaj
       *[other] Siaj: înaintează { $yes } căsuțe
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
    .list = Au planul gata:
    .item = { $seat }
events-gears_revealed = { $paid_of_n ->
        [0] Se arată treptele: { $gears }.
       *[other] Se arată treptele: { $gears }. Căldură plătită pentru schimbare: { $paid_of }.
    }
events-revealed = { $paid ->
        [1] { $seat } dezvăluie { $cards } în treapta { $gear } și plătește 1 carte de Căldură pentru schimbare.
        [2] { $seat } dezvăluie { $cards } în treapta { $gear } și plătește 2 cărți de Căldură pentru schimbare.
       *[other] { $seat } dezvăluie { $cards } în treapta { $gear }.
    }
    .part = { $paid ->
        [1] joacă { JOIN($cards, by: " + ") } în treapta { $gear }, plătește 1 carte de Căldură pentru schimbare
        [2] joacă { JOIN($cards, by: " + ") } în treapta { $gear }, plătește 2 cărți de Căldură pentru schimbare
       *[other] joacă { JOIN($cards, by: " + ") } în treapta { $gear }
    }
    .head = { $seat }
events-cluttered = { $seat } are mâna încărcată: mașina stă pe loc, iar treapta coboară la 1.
    .part = are mâna încărcată și stă pe loc
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
        } în loc de { $wanted } ({ $reason }).
       *[other] { $seat } înaintează cu { $got } { $got ->
            [one] căsuță
            [few] căsuțe
           *[other] de căsuțe
        } ({ $reason }).
    }
    .part = { COMPARE($got, $wanted) ->
        [less] are drumul blocat după { $got } din { $wanted }
       *[other] { WORD($reason) ->
            [slipstream] înaintează cu { $got } în siaj
            [boost] înaintează încă { $got }
            [adrenaline] înaintează încă { $got } cu adrenalină
           *[other] înaintează cu { $got }
        }
    }
events-cooled = { $seat } răcește motorul: { $n } { $n ->
        [one] carte de Căldură se întoarce
        [few] cărți de Căldură se întorc
       *[other] de cărți de Căldură se întorc
    } în motor.
    .part = răcește { $n } { $n ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură
events-boosted = { $seat } plătește 1 carte de Căldură pentru Accelerare.
    .part = plătește 1 carte de Căldură pentru Accelerare
events-adrenaline_move = { $seat } folosește deplasarea de adrenalină.
events-slipstreamed = { $seat } folosește siajul.
events-corner = { $paid ->
        [0] { $seat } ia un viraj cu limita { $limit } cu Viteza { $speed }, fără să plătească.
       *[other] { $seat } ia un viraj cu limita { $limit } cu Viteza { $speed } și plătește { $paid } { $paid ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură.
    }
    .part = { $paid ->
        [0] { "" }
       *[other] plătește { $paid } { $paid ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură în virajul cu limita { $limit }
    }
events-spun = { $seat } derapează într-un viraj cu limita { $limit } cu Viteza { $speed }: plătește { $paid } { $paid ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură, se întoarce înainte de viraj și ia { $stress } { $stress ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Stres.
    .part = derapează în virajul cu limita { $limit }, plătește { $paid } { $paid ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură și ia { $stress } { $stress ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Stres
events-discarded = { $seat } decartează { $n } { $n ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }, cu { $top } deasupra.
events-auto = Nu mai este nimic de ales: { $action } se face automat pentru { $seat }.
events-crossed_finish = { $seat } trece linia de sosire!
    .part = trece linia de sosire
events-classified = { $rank ->
        [1] { $seat } câștigă cursa!
       *[other] { $seat } termină pe locul { $rank }.
    }
    .part = { $rank ->
        [1] câștigă cursa
       *[other] termină pe locul { $rank }
    }
events-guarded = Cursa se oprește după { $rounds } { $rounds ->
        [one] rundă
        [few] runde
       *[other] de runde
    }, iar mașinile se clasează așa cum stau acum.
events-round = Începe runda { $round }.
events-weather = Vremea acestei curse: { $tile }.
events-token = Jeton de drum la linia { $line }: { $token }.
events-free_boost = { $seat } folosește o Accelerare gratuită.
    .part = folosește o Accelerare gratuită
events-weather_cooled = { $seat } folosește răcirea în plus dată de vreme.
events-legend_card = Se întoarce cartea de legende { $n }.

## preview

preview-speed = { COMPARE($least, $most) ->
        [equal] Viteză { $least }
       *[other] Viteză { $least }–{ $most }
    }
preview-corner = treci de virajul { $corner }
preview-ranks = { COMPARE($least, $most) ->
        [equal] ajungi pe locul { $least }
       *[other] ajungi pe locul { $least }–{ $most }
    }
preview-pays = { COMPARE($least, $most) ->
        [equal] costă { $least } { $least ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură
       *[other] costă { $least }–{ $most } { $most ->
            [one] carte
            [few] cărți
           *[other] de cărți
        } de Căldură
    }
preview-spins = { $percent ->
        [100] derapezi în virajul { $corner }
       *[other] derapaj { $percent } %
    }
preview-finishes = treci linia de sosire
preview-cluttered = mână încărcată: mașina stă pe loc
preview-blocked = { $percent ->
        [100] drum blocat
       *[other] blocaj { $percent } %
    }

## hints

hints-worth = lași în urmă { $own } % din ceilalți în loc de { $other } %
hints-finished = treci linia de sosire: { $own } % în loc de { $other } %
hints-spun = risc de derapaj { $own } % în loc de { $other } %
hints-cluttered = mână încărcată { $own } % în loc de { $other } %
hints-rank = locul { $own } în loc de { $other }
hints-paid = Căldură plătită: { $own } în loc de { $other }
hints-lost = blocaj { $own } % în loc de { $other } %
hints-speed = Viteză { $own } în loc de { $other }

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
refusals-HEAT-X_2 = pe o căsuță inundată coborârea treptei costă cu 1 Căldură mai mult, iar în motor nu este destulă
refusals-HEAT-X_4 = mașina ta este într-un tunel, unde nu se poate decarta nicio carte
refusals-HEAT-W_9 = vremea din acest sector nu permite nicio Răcire
refusals-HEAT-W_10 = vremea din acest sector nu permite siajul
refusals-HEAT-W_11 = în acest sector nu începe niciun siaj de lungimea aceasta
refusals-HEAT-W_12 = acest sector nu dă o răcire în plus sau ai folosit-o deja în acest rând

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
rules-HEAT-W_1 = Pentru cursă se trage una dintre cele șase plăcuțe de vreme; ea schimbă cu ce începe fiecare și are efect în unele sectoare.
rules-HEAT-W_2 = Cele douăsprezece jetoane de drum, câte două din fiecare fel, se amestecă, iar fiecare viraj primește unul.
rules-HEAT-W_3 = Un jeton de viraj acționează chiar pe linia lui, unul de sector pe toate căsuțele de la linia aceea până la următoarea; ultimul sector trece peste linia de start.
rules-HEAT-W_4 = O șicană primește un singur jeton: cel de viraj acționează pe ambele linii, cel de sector doar după a doua, iar între linii nu este niciunul.
rules-HEAT-W_5 = Plăcuța și jetoanele sunt văzute de toți de la pregătire și nu se schimbă.
rules-HEAT-W_6 = Ce schimbă plăcuța la început se face înainte de a trage primele mâini.
rules-HEAT-W_7 = Contează căsuța în care stă mașina ta când accelerezi, răcești sau începi siajul; sectoarele prin care doar treci nu fac nimic.
rules-HEAT-W_8 = Pentru legende contează doar jetoanele care schimbă o limită de viteză.
rules-HEAT-W_9 = Unde nu se răcește nu poți folosi nicio Răcire, de oriunde ar veni.
rules-HEAT-W_10 = Unde nu este siaj nu poate începe niciunul, dar poți intra prin siaj în acel sector.
rules-HEAT-W_11 = Unde siajul este mai lung iei toate căsuțele în plus sau niciuna.
rules-HEAT-W_12 = Un sector cu răcire în plus te lasă să răcești încă 1 Căldură, o dată pe rând.
rules-HEAT-W_13 = Unde Accelerarea este gratuită nu plătești nimic pentru ea, nici cu motorul gol, dar tot una singură este pe rând.
rules-HEAT-W_14 = Unde motoarele se supraîncălzesc, viteza prea mare costă cu 1 Căldură mai mult ca de obicei; în limită nu costă nimic.
rules-HEAT-L_1 = Legendele sunt mașini care merg singure; pot fi câte încap lângă mașinile jucătorilor, șase în total, iar cu un singur jucător este nevoie de cel puțin una ca să fie o cursă adevărată.
rules-HEAT-L_2 = Legendele stau pe grilă la întâmplare, ca toată lumea; au o culoare și o mașină, dar nu au cărți, trepte, motor, Căldură sau Stres.
rules-HEAT-L_3 = Zece cărți de legende spun cum merge fiecare culoare: o viteză maximă de la 10 la 19 și un romb de la 0 la 3; în fiecare rundă o carte este valabilă pentru toate legendele, iar când s-au folosit toate se amestecă din nou.
rules-HEAT-L_4 = Cartea rundei se întoarce când urmează să mute prima legendă, așa că nimeni nu o vede când își face planul.
rules-HEAT-L_5 = O legendă mută când îi vine rândul, și acela este tot rândul ei.
rules-HEAT-L_6 = De la linia legendelor dinaintea virajului următor, o legendă merge limita acelui viraj plus rombul ei.
rules-HEAT-L_7 = De acolo trece cel mult o linie de viraj și se oprește chiar înaintea primei care ar fi prea mult.
rules-HEAT-L_8 = Înaintea liniei legendelor merge cu viteza maximă, dacă așa rămâne înaintea liniei virajului; dacă nu, merge la căsuța de la care rămân până la linie atâtea căsuțe cât spune rombul ei.
rules-HEAT-L_9 = În ultimul tur, dacă nu mai este niciun viraj înainte de sosire, merge cu toată viteza maximă; virajele de după sosire nu contează pentru ea.
rules-HEAT-L_10 = Legendele iau locul liber cel mai apropiat de linia de cursă și sunt blocate ca toate mașinile, iar liniile de viraj se numără până unde se opresc cu adevărat.
rules-HEAT-L_11 = Legendele nu folosesc siajul, Accelerarea sau adrenalina, nu plătesc și nu derapează, iar viteza lor nu o verifică nimeni.
rules-HEAT-L_12 = Legendele blochează, dau siaj și sunt depășite ca orice mașină și se numără printre mașinile care au luat startul: una care este ultima are adrenalina fără să o folosească.
rules-HEAT-L_13 = Legendele termină și sunt clasate ca toată lumea; când rămân doar legende, merg mai departe singure până termină toate.
rules-HEAT-L_14 = De pe o căsuță cu galon o legendă poate trece cu o linie de viraj mai mult, iar de pe una cu galon dublu cu două; opțiunea `legend_chevrons` le scoate.
rules-HEAT-L_15 = Cu opțiunea `legend_pro` toate vitezele maxime sunt mai mari cu atât, iar romburile rămân la fel.
rules-HEAT-L_16 = Câștigi doar dacă ești primul dintre toate mașinile, cu tot cu legende.
rules-HEAT-X_1 = O șicană are două linii de viraj cu aceeași limită, iar fiecare se trece, se verifică și se plătește separat; dacă derapezi la a doua, te întorci între ele, dacă este loc.
rules-HEAT-X_2 = Dacă mașina ta începe runda pe o căsuță inundată, coborârea treptei costă cu 1 Căldură mai mult: 1 pentru o treaptă și 2 pentru două; fără acea Căldură nu este posibilă.
rules-HEAT-X_3 = Dacă mâna ta este încărcată o hotărăsc treptele pe care le poți plăti, iar o căsuță inundată contează.
rules-HEAT-X_4 = Cât timp mașina ta stă într-un tunel, nu poți decarta nicio carte din mână, orice altceva ar permite-o.
rules-HEAT-X_5 = Circuitul din Africa de Sud are locuri cu pietriș.
rules-HEAT-X_6 = Drumul din Japonia trece peste el însuși pe un pod, iar căsuțele de deasupra și de dedesubt sunt diferite.
rules-HEAT-X_7 = Circuitele apărute mai târziu au mai multe poziții pe grila de start, așezate la fel; o poziție a grilei este o căsuță ca oricare alta.
rules-HEAT-X_8 = Tabla unui circuit arată tururile, căsuțele, liniile de viraj și Căldura și Stresul pe care le primește fiecare jucător.
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
rules-R-55 = Nicio limită de viteză nu scade sub 0.
rules-R-60 = Mașinile din fața tuturor legendelor mută înainte să se vadă cartea de legende a rundei.
rules-R-61 = Legendele iau primele culori dintre negru, albastru, verde, roșu, gri și galben cu care nu se numește niciun jucător.
rules-R-64 = Chiar și cu un galon o legendă se oprește înaintea primei linii de viraj de dincolo de cele pe care le poate trece.
rules-R-71 = Nu știm ce face pietrișul, așa că în Africa de Sud se aleargă fără ca el să aibă efect.
rules-R-73 = Toate schimbările la ce ai la început se adună, nimic nu scade sub 0 și niciun motor nu trece de 12; apoi ploaia și soarele mută până la 3 din Căldura rămasă.
rules-R-76 = Fiecare lungime de siaj se oferă dacă aduce măcar o căsuță, chiar dacă două lungimi duc în aceeași.
rules-R-77 = Căldura pentru supraîncălzire face parte din costul virajului: dacă nu o poți plăti toată, derapezi.
rules-R-82 = Unde nu se răcește nu merge nici Răcirea de la adrenalină, dar deplasarea ei da, și ea te poate scoate de acolo.
rules-R-79 = O legendă blocată până înapoi în căsuța ei rămâne pe locul ei.
rules-R-80 = Fără galoane o legendă trece într-o rundă cel mult una dintre cele două linii ale unei șicane.
rules-HEAT-OWN_1 = Când mai multe reguli interzic o mutare, refuzul o numește pe cea mai apropiată de ce poți face tu în privința asta; un jucător care nu este întrebat primește mereu același răspuns.
rules-HEAT-OWN_2 = Cu opțiunea `grid`, mașinile stau pe grila de start într-o ordine dată, nu la întâmplare.
rules-HEAT-OWN_3 = Într-o poziție notată în mijlocul unui rând, o altă mașină decât cea la rând mai are de mutat în această rundă exact atunci când are cărți în zona ei de joc.
rules-HEAT-OWN_4 = Când la o reacție sau la decartare rămâne un singur răspuns, opțiunea `auto_skip` îl dă de la sine, iar jurnalul o spune.

chapters-HEAT-0 = Runda
chapters-HEAT-S = Pregătirea
chapters-HEAT-H = Handicap
chapters-HEAT-T = Circuitul
chapters-HEAT-1 = 1. Schimbarea treptei
chapters-HEAT-2 = 2. Jucarea cărților
chapters-HEAT-3 = 3. Dezvăluire și mutare
chapters-HEAT-4 = 4. Adrenalină
chapters-HEAT-5 = 5. Reacții
chapters-HEAT-6 = 6. Siaj
chapters-HEAT-7 = 7. Viraje și derapaje
chapters-HEAT-8 = 8. Decartarea
chapters-HEAT-9 = 9. Completarea mâinii
chapters-HEAT-C = Cărțile
chapters-HEAT-F = Sosirea și victoria
chapters-HEAT-W = Vremea și starea drumului
chapters-HEAT-L = Legende
chapters-HEAT-X = Circuitele și particularitățile lor
chapters-HEAT-G = Garajul
chapters-HEAT-Y = Simbolurile îmbunătățirilor
chapters-HEAT-OWN = Cum se face aici
chapters-R = Lămuriri și cazuri neclare

turn-aim = Treci primul linia după ultimul tur. Fiecare viraj are o limită de viteză, iar ce e peste ea costă Căldură.
turn-1 = Schimbă treapta: una în sus sau în jos e gratis, două costă 1 Căldură.
turn-2 = Joacă atâtea cărți cât treapta ta, toți deodată.
turn-3 = De la lider spre ultimul, fiecare mașină își arată cărțile și merge cu suma lor.
turn-4 = Reacționează: răcește motorul în trepte mici, accelerează pentru 1 Căldură, folosește adrenalina dacă ești ultimul.
turn-5 = Lângă o mașină sau chiar în spatele ei poți folosi siajul: 2 căsuțe. Apoi plătești Căldură pentru virajele luate prea repede sau derapezi.
turn-6 = Decartează ce nu-ți trebuie și trage până la șapte cărți.

examples-grid = Startul: două mașini una lângă alta, înainte cea de pe trasa ideală. Toate în treapta 1, cu șapte cărți în mână.
examples-blocked = Roșul voia să meargă 7, dar căsuța aceea e plină, la fel și cea dinainte. Rămâne în spatele amândurora; Viteza lui e tot 7.
examples-adrenaline = Roșul e ultimul din patru și are adrenalină: o căsuță în plus, o Căldură răcită sau amândouă.
examples-slipstream = În căsuța următoare e o mașină: roșul poate folosi siajul, 2 căsuțe care nu contează ca Viteză în viraj.
examples-corner = Chiar în față e un viraj cu limita 3. Roșul e în treapta 3: cu 1, 1 și 2 trece cu Viteza 4 pentru 1 Căldură; cu 4, 4 și 3 ar costa 8 și ar derapa.
examples-finish = Sosirea se vede, iar după ea niciun viraj nu mai contează. Câștigă cine e cel mai departe de linie la sfârșitul rundei.

## result

result-won = { $winner } câștigă cursa.

## figures

figures-heat_paid = Căldură plătită
figures-spins = Derapaje
figures-boosts = Accelerări
figures-slipstreams = Siaje
figures-corners = Viraje peste limită
figures-stress = Cărți Stres jucate
