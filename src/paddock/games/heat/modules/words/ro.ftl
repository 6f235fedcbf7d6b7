## The Garage: upgrades, their symbols, and the draft

cards-G1 = Îmbunătățirea G1
cards-G2 = Îmbunătățirea G2
cards-G3 = Îmbunătățirea G3
cards-G4 = Îmbunătățirea G4
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

upgrades-four_wheel_drive = Tracțiune integrală
upgrades-body = Caroserie
upgrades-brakes = Frâne
upgrades-cooling_system = Sistem de răcire
upgrades-rpm = Turație
upgrades-heat = Căldură
upgrades-fuel = Combustibil
upgrades-gas_pedal = Pedală de accelerație
upgrades-suspension = Suspensie
upgrades-tires = Anvelope
upgrades-turbocharger = Turbocompresor
upgrades-wings = Eleroane
upgrades-air_intake = Priză de aer
upgrades-front_wing = Eleron față

symbols-is_heat = carte de Căldură
symbols-plus = + { $n }
symbols-heat = Căldură { $n }
symbols-scrap = Casare { $n }
symbols-limit = Limită { $n }
symbols-cool = Răcire { $n }
symbols-stress = Mai puțin Stres { $n }
symbols-slip = Siaj +{ $n }
symbols-refresh = Reîmprospătare
symbols-salvage = Recuperare { $n }
symbols-direct = Joc direct
symbols-accel = Demaraj
symbols-super = Super răcire { $n }
symbols-draft = Aspirare { $n }

phases-draft = alegerea îmbunătățirilor
phases-give_up = cedarea unei îmbunătățiri
phases-value = alegerea unei valori
phases-short = prea puțină Căldură

reasons-direct = joc direct
reasons-accelerate = Demaraj
reasons-draft = Aspirare
reasons-upgrade = îmbunătățire
reasons-short = rândul reluat

table-garage = Garaj
table-market = Piață
table-refreshed = Deasupra pachetului
table-symbols = De folosit
table-to_pay = Căldură de plătit

## moves

moves-value = Alege valoarea { $value }
moves-pay = Plătește Căldura pentru { $card }
moves-scrap = Casează cărțile de deasupra pachetului tău
moves-cool = Cărți: 1 carte de Căldură înapoi în motor
moves-reduce = Cărți: decartează 1 Stres
moves-super_cool = Super răcire: 1 carte de Căldură din teancul de decartare înapoi în motor
moves-draft = Aspirare: înaintează până în spatele mașinii următoare
moves-salvage = Recuperează { $card }
moves-direct = Joacă direct { $card }
moves-accelerate = Demarează cu { $card }
moves-drop = Renunță la { $card }
moves-refresh = Pune deasupra pachetului { $card }
moves-take = { $card ->
        [unknown] Ia îmbunătățirea { $place } din piață
       *[other] Ia { $card }
    }
moves-give = Cedează { $card }
moves-mulligan = Schimbarea mâinii: plătește 1 carte de Căldură și trage o mână nouă

## events

events-market = Runda { $round } a alegerii. În piață: { $cards }.
events-took = { $place ->
        [0] { $seat } are { $card } în locul { $slot }.
       *[other] { $seat } ia { $card } în locul { $slot }, de pe poziția { $place } a pieței.
    }
events-gave = { $seat } cedează { $card }.
events-mulliganed = { $seat } plătește 1 carte de Căldură și schimbă toată mâna.
events-valued = { $seat } alege valoarea { $value } pentru { $card }.
    .part = alege { $value }
events-paid = { $seat } plătește { $n } Căldură pentru { $card }.
    .part = plătește { $n } Căldură pentru { $card }
events-short = { $kept_n ->
        [0] { $seat } are prea puțină Căldură: pierde { $dropped }, iar mașina își reia rândul.
       *[other] { $seat } are prea puțină Căldură: pierde { $dropped }, păstrează { $kept }, iar mașina își reia rândul.
    }
    .part = are prea puțină Căldură și își reia rândul
events-scrapped = { $seat } casează { $cards }.
events-super_cooled = { $seat } readuce în motor { $n } Căldură din teancul de decartare.
    .part = super răcește { $n } Căldură
events-reduced = { $seat } decartează { $n } Stres.
events-salvaged = { $cards ->
        [unknown] { $seat } amestecă în pachet { $n } { $n ->
            [one] carte decartată
            [few] cărți decartate
           *[other] de cărți decartate
        }.
       *[other] { $seat } amestecă în pachet { $cards } din teancul de decartare.
    }
events-direct = { $seat } joacă direct { $card }.
    .part = joacă direct { $card }
events-accelerated = { $seat } demarează cu { $card }: Viteză + { $n }.
    .part = demarează cu { $n }
events-drafted = { $seat } înaintează prin aspirare { $n } { $n ->
        [one] căsuță
        [few] căsuțe
       *[other] de căsuțe
    } până în spatele mașinii următoare.
    .part = înaintează { $n } prin aspirare
events-refreshed = { $seat } pune deasupra pachetului { $card }.
events-no_basic_left = { $seat } nu mai are nicio carte de bază de întors, așa că simbolul + nu adaugă nimic ({ $reason }).

## refusals

refusals-HEAT-G_4 = mai întâi îmbunătățirile: cursa începe când le au toți
refusals-HEAT-G_5 = pe poziția aceea nu este acum nicio îmbunătățire de luat
refusals-HEAT-G_6 = alege alt jucător
refusals-HEAT-G_8 = îmbunătățirile se cedează la sfârșitul unei alegeri dus-întors, una dintre cele patru proprii
refusals-HEAT-G_14 = mâna se schimbă în runda 1 a unei curse care permite asta, o dată, înainte de orice plan, și costă 1 Căldură
refusals-HEAT-Y_2 = nicio carte nu cere acum alegerea acestei valori
refusals-HEAT-Y_3 = cartea aceasta nu are Căldură de plătit sau motorul are prea puțină
refusals-HEAT-Y_4 = nu este nimic de casat
refusals-HEAT-Y_7 = cărțile tale nu mai dau Răcire sau nu ai Căldură în mână
refusals-HEAT-Y_8 = cărțile tale nu mai reduc Stres sau nu ai în mână
refusals-HEAT-Y_9 = cărțile tale și acest sector nu dau un siaj de lungimea aceasta
refusals-HEAT-Y_10 = deasupra pachetului poate merge doar o carte din zona ta de joc cu simbolul Reîmprospătare
refusals-HEAT-Y_11 = cărțile tale nu mai recuperează sau cartea aceea nu este în teancul tău de decartare
refusals-HEAT-Y_12 = acum se poate juca doar o carte din mână cu simbolul de joc direct
refusals-HEAT-Y_13 = cartea aceasta nu poate demara: trebuie să fie în zona ta de joc, nefolosită, după o întoarcere pentru un simbol +
refusals-HEAT-Y_14 = cărțile tale nu mai dau Super răcire sau nu este Căldură în teancul tău de decartare
refusals-HEAT-Y_15 = cărților tale nu le-a mai rămas Aspirare
refusals-HEAT-Y_18 = Aspirarea duce în căsuța din spatele mașinii următoare: trebuie să fie liberă și destul de aproape
refusals-HEAT-Y_20 = mai întâi trebuie plătită Căldura acelei cărți
refusals-HEAT-Y_22 = la cărți se renunță doar din lipsă de Căldură și astfel încât să rămână cât mai multe
refusals-HEAT-Y_25 = Căldura acelei cărți se plătește pe loc, iar motorul are prea puțină
refusals-HEAT-Y_26 = cărțile tale au nevoie de Căldura din motor: plătește-le mai întâi
refusals-HEAT-Y_28 = cărțile se reîmprospătează în pasul 8 al propriului tău rând

## rules

rules-HEAT-Y_1 = Pentru fiecare simbol + al unei îmbunătățiri întorci o dată, înainte ca mașina să plece.
rules-HEAT-Y_2 = O carte cu mai multe valori contează cât alegi tu, după toate întoarcerile și înainte ca mașina să plece.
rules-HEAT-Y_3 = Un simbol de Căldură se plătește oricând în pasul 5.
rules-HEAT-Y_4 = Pentru fiecare Casare, cartea de deasupra pachetului tău merge în teancul tău de decartare, la vederea tuturor.
rules-HEAT-Y_5 = Limitele schimbate sunt valabile în toate virajele rândului, iar mai multe cărți se adună.
rules-HEAT-Y_6 = O carte de unică folosință iese din cursă după ce a fost jucată; doar cărțile de sponsor au acest simbol.
rules-HEAT-Y_7 = Răcirea de pe cărți mută, dacă vrei, atâta Căldură din mână înapoi în motor.
rules-HEAT-Y_8 = Mai puțin Stres mută, dacă vrei, atâta Stres din mână în teancul tău de decartare.
rules-HEAT-Y_9 = Un siaj poate fi mai lung cu cât spun cărțile tale, fiecare folosită întreagă sau deloc.
rules-HEAT-Y_10 = O carte cu Reîmprospătare poate merge deasupra pachetului tău, nu în teancul de decartare.
rules-HEAT-Y_11 = Cu Recuperare alegi cărți din propriul teanc de decartare și le amesteci în pachet.
rules-HEAT-Y_12 = O carte de joc direct se poate juca din mână în pasul 5, peste numărul permis de treaptă: ridică Viteza, mașina înaintează cu atât, iar celelalte simboluri ale ei se pot folosi.
rules-HEAT-Y_13 = Demarajul ridică Viteza cu simbolurile + întoarse până acum în acest rând, toate sau niciunul, o dată pe carte, iar mașina înaintează cu atât.
rules-HEAT-Y_14 = Super răcirea readuce atâta Căldură din teancul tău de decartare în motor.
rules-HEAT-Y_15 = Prin Aspirare treci prin căsuțe libere până în spatele mașinii următoare, iar Viteza nu crește.
rules-HEAT-Y_17 = Simbolurile cărților se folosesc în pasul 5 împreună cu celelalte, în orice ordine, fiecare întreg înaintea următorului.
rules-HEAT-Y_18 = Aspirarea duce în căsuța imediat din spatele mașinii următoare, în orice tur ar fi ea, dacă nu e mai departe decât spune simbolul.
rules-HEAT-Y_19 = O linie de viraj trecută prin joc direct, Demaraj sau Aspirare se verifică la fel ca oricare alta.
rules-HEAT-Y_20 = O carte a cărei Căldură nu e plătită dă doar Răcire și Super răcire; valoarea, simbolurile + și limita ei contează de la început.
rules-HEAT-Y_21 = La sfârșitul pasului 5 se îndeplinește ce a rămas: mai întâi toate simbolurile de Căldură, apoi toate Casările.
rules-HEAT-Y_22 = Dacă lipsește Căldura, păstrezi și plătești câte dintre aceste cărți poți.
rules-HEAT-Y_23 = Fiecare alta se decartează cu toate simbolurile ei, iar o carte întoarsă îi ia locul.
rules-HEAT-Y_24 = Apoi mașina se întoarce unde și-a început rândul, Viteza se socotește din nou, iar pasul 5 continuă.
rules-HEAT-Y_25 = Un joc direct cu simbol de Căldură se plătește pe loc; Căldura poate veni din propria Răcire.
rules-HEAT-Y_26 = Cât timp cărțile așteaptă Căldură, o Accelerare are nevoie de 1 Căldură în plus față de cât costă ele.
rules-HEAT-Y_27 = Nicio limită nu scade sub 0, orice ar spune cărțile și jetoanele.
rules-HEAT-Y_28 = Cărțile se reîmprospătează în pasul 8, ultima deasupra; se trag primele și rămân acolo până se amestecă pachetul.
rules-HEAT-Y_29 = Nu există Reîmprospătare după o mână încărcată și nici dincolo de sosire.
rules-HEAT-Y_30 = Simbolurile mai multor cărți se pot folosi ca o singură rezervă, câte o carte.
rules-HEAT-G_1 = Cu Garajul fiecare își construiește mașina cu trei îmbunătățiri proprii în locul celor de start; legendele nu au niciuna.
rules-HEAT-G_2 = Pachetul de îmbunătățiri are câte două exemplare din fiecare carte a nivelului ales.
rules-HEAT-G_3 = Cărțile de bază sunt pentru prima cursă; cele dintr-o extensie intră împreună cu cele avansate, dacă este aleasă extensia.
rules-HEAT-G_4 = Îmbunătățirile se aleg când mașinile stau pe grilă și vremea este cunoscută, înainte ca cineva să aibă o mână.
rules-HEAT-G_5 = Alegerea are trei runde: se pun la vedere cu trei cărți mai multe decât piloții, fiecare ia una, iar restul iese din joc.
rules-HEAT-G_6 = Rundele 1 și 3 merg de la ultimul pilot de pe grilă la primul, runda 2 de la primul la ultimul.
rules-HEAT-G_7 = Mai repede, fără alegere: fiecare primește trei cărți la întâmplare.
rules-HEAT-G_8 = Într-o alegere dus-întors sunt două runde în care fiecare alege de două ori, iar la urmă toți cedează în același timp una dintre cele patru cărți.
rules-HEAT-G_9 = Dacă pachetul de îmbunătățiri nu ajunge pentru o piață, cărțile ieșite se amestecă din nou în el.
rules-HEAT-G_10 = Cele trei cărți se amestecă în pachet, iar apoi se trag primele mâini.
rules-HEAT-G_11 = Toți văd piața, alegerile și cele trei cărți ale fiecăruia, dar nu și unde sunt după aceea.
rules-HEAT-G_12 = Îmbunătățirile se joacă și se decartează ca niște cărți de bază, iar un simbol + le decartează.
rules-HEAT-G_13 = O Îmbunătățire Căldură este încă o carte de Căldură, care începe în pachet.
rules-HEAT-G_14 = Schimbând mâna plătești 1 Căldură în runda 1 înainte de plan, o dată, și schimbi toate cărțile.
rules-R-50 = Simbolurile obligatorii nu trebuie alese unul câte unul: sfârșitul pasului 5 îndeplinește ce a rămas, în ordinea zonei de joc.
rules-R-51 = Răcirea și Super răcirea funcționează pe o carte neplătită, fiindcă pot da Căldura ei.
rules-R-52 = Întoarcerea la începutul rândului anulează toate deplasările și nimic altceva; deplasarea de adrenalină își păstrează Viteza, iar noile întoarceri nu contează pentru Demaraj.
rules-R-53 = Cu prea puțină Căldură, jocul direct este permis doar unde propria Răcire acoperă lipsa.
rules-R-54 = Căldura de care are nevoie o carte nu poate merge într-o Accelerare; o Accelerare gratuită nu este atinsă.
rules-R-56 = Despre ce a fost reîmprospătat se știe că stă deasupra; orice amestecare a pachetului pune capăt acestui lucru.
rules-R-57 = Rezervele se folosesc câte o carte; dacă o carte trebuie să plece, ce s-a folosit se socotește al ei.
rules-R-58 = Un simbol + nu adaugă nimic și nu mută nicio carte dacă nu a mai rămas nicio carte de bază, dar contează pentru Demaraj.
rules-R-59 = Mai multe simboluri de Aspirare se adună și se folosesc împreună.
rules-R-62 = Ce se recuperează vede doar proprietarul, iar toți văd noua carte de deasupra teancului.
rules-R-74 = Aspirarea poate duce dincolo de sosire.
rules-R-75 = Unde simboluri diferite dau aceeași lungime a siajului, se alege doar lungimea.
rules-R-84 = O piață numără piloții cu loc la masă, oameni și boți, dar nu și legendele.
rules-R-85 = Poți avea ambele exemplare ale unei cărți.
