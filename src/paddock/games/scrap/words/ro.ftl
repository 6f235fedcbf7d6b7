## game

game-title = Scrap Racer
game-tagline = O cursă cu zaruri a mașinilor din fier vechi: riscă, supraviețuiește accidentelor, câștigă duelurile.

## racers

racers-steel = Steel Jacket
racers-swift = Swift
racers-twister = Twister
racers-crusher = Crusher
racers-jackal = Jackal
racers-hover = Hover

## tokens

tokens-pm = +/-1
tokens-flip = întoarcere
tokens-reroll = reluare
tokens-plus = +/-1
tokens-minus = +/-1
uses-plus = { tokens-plus }
uses-minus = { tokens-minus }
uses-flip = { tokens-flip }
uses-reroll = { tokens-reroll }

## cards

cards-2 = 2
cards-3 = 3
cards-5 = 5
cards-7 = 7
cards-FWD2 = Înainte 2
cards-FWD3 = Înainte 3
cards-FWD5 = Înainte 5
cards-FWD7 = Înainte 7
cards-DICE2 = Două zaruri
cards-FWD5_BACK2 = Înainte 5, înapoi 2
cards-ZERO = Zero
cards-CHASE2 = Urmărire de 2
cards-CHASE4 = Urmărire de 4
cards-DIE_BACK = Zar înapoi
cards-PUSH5 = 5 cu împingere
cards-BACK4 = Înapoi 4
cards-BACK6 = Înapoi 6
cards-LOSE_POS = Poziție pierdută
cards-LAST4 = Ultimul merge 4
cards-STRAIGHT = Dreaptă
cards-CURVE = Curbă
cards-CATCH = Ajungere din urmă

## about

about-FWD2 = Pilotul tău merge înainte 2 câmpuri.
about-FWD3 = Pilotul tău merge înainte 3 câmpuri.
about-FWD5 = Pilotul tău merge înainte 5 câmpuri.
about-FWD7 = Pilotul tău merge înainte 7 câmpuri.
about-DICE2 = Aruncă două zaruri și mergi înainte cu suma; zarurile egale nu înseamnă nimic.
about-FWD5_BACK2 = Pilotul chiar din față merge înapoi 2, apoi tu mergi înainte 5.
about-ZERO = Pilotul tău rămâne pe loc.
about-CHASE2 = Tu rămâi, iar următorul din spate merge înainte 2.
about-CHASE4 = Tu rămâi, iar următorul din spate merge înainte 4.
about-DIE_BACK = Aruncă un zar și mergi înapoi cu valoarea lui.
about-PUSH5 = Mergi înainte până la 5; primul pilot întâlnit te oprește și este împins cu 2.
about-BACK4 = Pilotul tău merge înapoi 4 câmpuri.
about-BACK6 = Pilotul tău merge înapoi 6 câmpuri.
about-LOSE_POS = Pilotul tău ajunge cu un câmp în spatele celui care era ultimul, dar nu în spatele liniei.
about-LAST4 = Ultimul pilot merge înainte 4, chiar dacă este al tău.
about-STRAIGHT = Mergi la cel mai apropiat câmp de dreaptă din față.
about-CURVE = Mergi la cel mai apropiat câmp de curbă din față.
about-CATCH = Mergi pe câmpul următorului pilot din fața ta în cursă.
about-pm = Schimbă ultimul tău zar cu unu, în sus sau în jos.
about-flip = Întoarce ultimul tău zar pe fața opusă.
about-reroll = Aruncă din nou ultimul tău zar.
about-steel = Își termină mutarea pe o dreaptă: încă un câmp.
about-swift = Își termină mutarea pe o curbă: încă un câmp.
about-twister = A depășit pe cineva: încă un câmp.
about-crusher = A depășit pe cineva: un jeton bonus.
about-jackal = Câștigă fiecare duel și merge 2 câmpuri pentru el.
about-hover = Are nevoie doar de două jetoane bonus pentru o carte bonus.

## phases

phases-roll = zaruri
phases-move = mutare
phases-duel = duel
phases-order = ordinea piloților
phases-over = cursă terminată

## reasons

reasons-dice = zaruri
reasons-bonus = carte bonus
reasons-ability = abilitate
reasons-duel = duel
reasons-accident = accident
reasons-goal = carte de sosire

## tracks

tracks-A = Pista A
tracks-B = Pista B
tracks-C = Pista C
tracks-D = Pista D
tracks-E = Pista E
tracks-F = Pista F

## drawing

drawing-fields = Câmpuri: { $fields }
drawing-laps = Tururi: { $laps }
drawing-straight = Lămpi verzi: câmp de dreaptă
drawing-corner = Lămpi albastre: câmp de curbă
drawing-token = Loc pentru un jeton de schimb
drawing-left_out = Segment lăsat deoparte pentru un tur mai scurt

## table

table-round = Runda
table-store = Jetoane în rezervă
table-decks = Pachete
table-final = ultima rundă
table-dice = Zaruri
table-place = Loc
table-racer = Pilot
table-player = Jucător
table-field = Câmp
table-laps = Tururi
table-bonus_tokens = Jetoane bonus
table-tokens = Jetoane de schimb
table-cards = Cărți bonus
table-at_start = start
table-you = tu
table-hand = Cărțile tale bonus
table-empty = niciuna

## moves

moves-roll = Aruncă încă un zar
moves-stop = Oprește-te și mergi cu suma
moves-accept = Acceptă dubla și ia o carte de accident
moves-bonus = Joacă { $card }
moves-drive = { $n ->
        [unknown] Fă mutarea zarurilor
       *[other] Mergi { $n } { $n ->
            [one] câmp
            [few] câmpuri
           *[other] de câmpuri
        }
    }
moves-done = Încheie mutarea
moves-winner = Lasă-l pe { $racer } să câștige duelul
moves-order = { $racer } merge primul
moves-token = { $use ->
        [plus] +/-1: cu unu în sus
        [minus] +/-1: cu unu în jos
        [flip] Întoarce ultimul zar
       *[other] Aruncă din nou ultimul zar
    }

## events

events-drew_racer = { $seat } conduce { $racer }.
events-starts = { $seat } are marcajul de start.
events-round = Începe runda { $round }.
events-turn = Rândul lui { $seat } cu { $racer }.
    .head = { $seat } ({ $racer })
events-ordered = Ordinea piloților lui { $seat }: { $racer }, apoi { $second }.
events-rolled = { $again ->
        [yes] { $seat } aruncă din nou: { $die }.
       *[other] { $seat } aruncă { $die }.
    }
    .part = aruncă { $die }
events-used_token = { WORD($token) ->
        [reroll] { $seat } folosește un jeton de { $token } pe { $from }.
       *[other] { $seat } folosește un jeton de { $token }: { $from } devine { $to }.
    }
    .part = { WORD($token) ->
        [reroll] aruncă din nou { $from }
       *[other] schimbă { $from } în { $to }
    }
events-stopped = { $seat } se oprește cu { $sum }.
    .part = se oprește cu { $sum }
events-played_bonus = { $seat } joacă { $card }.
    .part = joacă { $card }
events-moved = { COMPARE($n, 0) ->
        [less] { $racer } merge înapoi { ABS($n) } { $n ->
            [one] câmp
            [few] câmpuri
           *[other] de câmpuri
        }, pe câmpul { $field } ({ $reason }).
       *[other] { $racer } merge înainte { $n } { $n ->
            [one] câmp
            [few] câmpuri
           *[other] de câmpuri
        }, pe câmpul { $field } ({ $reason }).
    }
    .part = { WORD($reason) ->
        [dice] merge { $n } până pe câmpul { $field }
        [bonus] continuă până pe câmpul { $field }
        [ability] continuă până pe câmpul { $field }
       *[other] { $racer } ajunge pe câmpul { $field }
    }
events-ability = { $racer } își folosește abilitatea.
    .part = își folosește abilitatea
events-duel = Duel pe câmpul { $field }: { $racers }!
    .part = duel pe câmpul { $field } ({ $racers })
events-duel_die = { $racer } aruncă { $die }.
events-double = Dublă de { $die } pentru { $seat }!
    .part = o dublă de { $die }
events-accident = { WORD($card) ->
        [ZERO] Carte de accident { $deck } pentru { $seat }: { $card }. Nimeni nu se mișcă.
        [CHASE2] Carte de accident { $deck } pentru { $seat }: { $card }. Se mișcă doar cine e în urmă.
        [CHASE4] Carte de accident { $deck } pentru { $seat }: { $card }. Se mișcă doar cine e în urmă.
        [DICE2] Carte de accident { $deck } pentru { $seat }: { $card }. La zaruri egale nu se mișcă nimeni.
       *[other] Carte de accident { $deck } pentru { $seat }: { $card }.
    }
    .part = { WORD($card) ->
        [ZERO] accident: { $card }, nimeni nu se mișcă
       *[other] accident: { $card }
    }
events-accident_dice = { $seat } aruncă { JOIN($dice, by: " + ") }.
    .part = aruncă { JOIN($dice, by: " + ") }
events-renewed = { $deck ->
        [bonus] Cărțile bonus folosite sunt amestecate într-un pachet nou.
       *[other] Cărțile de accident folosite { $deck } sunt amestecate într-un pachet nou.
    }
events-bonus_token = { $racer } ia un jeton bonus și are acum { $n } { $n ->
        [one] jeton
        [few] jetoane
       *[other] de jetoane
    }.
    .part = { $racer } ia un jeton bonus
events-bonus_card = { $card ->
        [unknown] { $seat } schimbă jetoane bonus pe o carte bonus.
       *[other] { $seat } schimbă jetoane bonus pe cartea { $card }.
    }
    .part = primește o carte bonus
events-lap = { $racer } trece linia: jeton de tur { $n }!
    .part = { $racer } încheie turul { $n }
events-goal = { $seat } trage cartea de sosire { $card }.
    .part = trage cartea de sosire { $card }
events-laid_token = Pe câmpul { $field } este pus un jeton de schimb.
    .list = Se pun jetoane de schimb pe câmpurile
    .item = { $field }
events-took_token = { $racer } ia un jeton de { $token } de pe câmpul { $field }.
    .part = ia un jeton ({ $token })
events-final_round = { $racer } are trei jetoane de tur: este ultima rundă.
events-auto = Nu e altceva de ales: { $action } se face pentru { $seat }.
events-guarded = Cursa este oprită după { $rounds } { $rounds ->
        [one] rundă
        [few] runde
       *[other] de runde
    } și contează ordinea de acum.
events-finished = { $rank ->
        [1] { $seat } câștigă cursa!
       *[other] { $seat } ocupă locul { $rank }.
    }
events-duel_won = { $way ->
        [jackal] { $racer } câștigă fiecare duel, fără zaruri.
        [choice] { $seat } îl lasă pe { $racer } să câștige.
       *[other] { $racer } câștigă duelul.
    }
    .part = { $racer } câștigă duelul

## preview

preview-lands = { COMPARE($least, $most) ->
        [equal] pe câmpul { $least }
       *[other] pe câmpurile { $least }-{ $most }
    }
preview-place = { COMPARE($least, $most) ->
        [equal] locul { $least }
       *[other] locul { $least }-{ $most }
    }
preview-accident = { $percent ->
        [100] accident
       *[other] accident în { $percent } % din cazuri
    }
preview-duel = { $percent ->
        [100] duel
       *[other] duel în { $percent } % din cazuri
    }
preview-token = { $percent ->
        [100] ia un jeton
       *[other] ia un jeton în { $percent } % din cazuri
    }
preview-lap = { $percent ->
        [100] trece linia
       *[other] trece linia în { $percent } % din cazuri
    }

## hints

hints-worth = șansă de victorie { $own } % în loc de { $other } %
hints-accident = accident { $own } % în loc de { $other } %
hints-laps = trece linia: { $own } % în loc de { $other } %
hints-won = duel câștigat { $own } % în loc de { $other } %
hints-tokens = un jeton { $own } % în loc de { $other } %
hints-place = locul { $own } în loc de { $other }
hints-moved = câmpuri: { $own } în loc de { $other }
hints-cards = o carte bonus { $own } % în loc de { $other } %

## refusals

refusals-SCR-TURN_1 = decizia este a altui jucător
refusals-SCR-TURN_2 = asta ține de altă parte a rândului
refusals-SCR-ROLL_2 = o dublă încheie aruncările
refusals-SCR-ROLL_3 = nu există nicio dublă de acceptat
refusals-SCR-ROLL_4 = după șase zaruri trebuie să te oprești
refusals-SCR-ROLL_5 = acest pilot nu are un asemenea jeton de schimb
refusals-SCR-ROLL_9 = un 6 nu poate deveni 1, nici un 1 nu poate deveni 6
refusals-SCR-MOVE_3 = nu ai o asemenea carte bonus
refusals-SCR-END_2 = cursa s-a terminat
refusals-SCR-2P_4 = un câștigător se numește doar într-un duel între piloții tăi
refusals-SCR-RUL_5 = un jeton de schimb se folosește doar înainte să te oprești, să arunci iar sau să accepți
refusals-SCR-RUL_9 = cărțile bonus țin de mutare, mutarea zarurilor se face o dată, iar sfârșitul vine după ea
refusals-SCR-RUL_10 = nu există un asemenea câmp pe această pistă
refusals-SCR-RUL_11 = nu e nimeni în față de ajuns din urmă
refusals-SCR-RUL_40 = ordinea celor doi piloți ai tăi se alege o dată, când ești întrebat

## rules

rules-SCR-COMP_1 = Pista are 14 segmente, 6 drepte cu lămpi verzi și 8 curbe cu lămpi albastre, numerotate pe spate.
rules-SCR-COMP_2 = Sunt șase piloți: Swift, Jackal, Crusher, Hover, Twister și Steel Jacket, fiecare cu planșa lui.
rules-SCR-COMP_3 = Pe pistă stă o linie de sosire.
rules-SCR-COMP_4 = Sunt 16 cărți de sosire, câte patru cu 2, 3, 5 și 7.
rules-SCR-COMP_5 = Sunt 18 jetoane de tur.
rules-SCR-COMP_6 = Sunt 28 de cărți bonus și 17 jetoane bonus.
rules-SCR-COMP_7 = Sunt 56 de cărți de accident cu trei spate: 1/2, 3/4 și 5/6.
rules-SCR-COMP_8 = Sunt 18 jetoane de schimb, câte șase de +/-1, întoarcere și reluare, la fel pe spate.
rules-SCR-COMP_9 = Sunt șase zaruri și un marcaj de start.
rules-SCR-AIM_1 = Cursa ține trei tururi; câștigă cine este atunci în frunte.
rules-SCR-AIM_2 = La rândul tău arunci de până la șase ori și mergi cu rezultatul.
rules-SCR-AIM_3 = O dublă aduce o carte de accident, care te poate muta înainte, înapoi sau îi poate ajuta pe ceilalți.
rules-SCR-AIM_4 = Dublele repetate aduc cărți bonus.
rules-SCR-AIM_5 = Abilitățile piloților și jetoanele de schimb influențează cursa.
rules-SCR-AIM_6 = Doi piloți pe un câmp se duelează: câștigătorul merge mai departe, învinsul rămâne.
rules-SCR-AIM_7 = Cine trece linia amestecă plutonul cu o carte de sosire.
rules-SCR-SETUP_1 = Așază orice pistă închisă, pista A la primul joc, după numere, și pune linia.
rules-SCR-SETUP_2 = Jetoanele de schimb se amestecă; câte unul stă cu fața în jos pe fiecare câmp marcat, restul e rezerva.
rules-SCR-SETUP_3 = Cărțile bonus sunt un pachet cu fața în jos, cu jetoanele bonus alături.
rules-SCR-SETUP_4 = Cărțile de sosire sunt un pachet cu fața în jos, cu jetoanele de tur alături.
rules-SCR-SETUP_5 = Zarurile stau în interiorul pistei.
rules-SCR-SETUP_6 = Cărțile de accident se împart după spate în trei pachete amestecate.
rules-SCR-SETUP_7 = Fiecare jucător trage o planșă la întâmplare și ia pilotul ei.
rules-SCR-SETUP_8 = Pentru asta se pot folosi și cărțile piloților.
rules-SCR-SETUP_9 = Doi jucători au reguli proprii.
rules-SCR-SETUP_10 = Cel mai tânăr jucător primește marcajul de start.
rules-SCR-TURN_1 = Începe cine are marcajul de start și se joacă în sensul acelor de ceas.
rules-SCR-TURN_2 = La rândul tău arunci, apoi mergi sau ai un accident, apoi vin linia și jetoanele.
rules-SCR-TURN_3 = Abilitatea unui pilot merge doar la rândul lui.
rules-SCR-TURN_4 = Fiecare trecere a liniei aduce un jeton de tur; la al treilea al cuiva se încheie runda și câștigă liderul.
rules-SCR-ROLL_1 = Arunci un zar și te uiți la el.
rules-SCR-ROLL_2 = Dacă e egal cu altul din acest rând, nu mergi: urmează un accident și gata cu zarurile.
rules-SCR-ROLL_3 = Altfel mai arunci unul, păstrând rezultatele, sau te oprești și mergi cu suma.
rules-SCR-ROLL_4 = După șase zaruri trebuie să te oprești.
rules-SCR-ROLL_5 = Jetoanele de schimb pot schimba ultimul zar înainte să conteze ca dublă.
rules-SCR-ROLL_6 = Pe același zar se pot folosi mai multe jetoane.
rules-SCR-ROLL_7 = Jetoanele de schimb folosite se întorc în cutie.
rules-SCR-ROLL_8 = Reluare: ultimul zar se aruncă din nou și contează noul rezultat.
rules-SCR-ROLL_9 = +/-1: ultimul zar se schimbă cu unu, dar 1 nu devine 6 și 6 nu devine 1.
rules-SCR-ROLL_10 = Întoarcere: ultimul zar trece pe fața opusă.
rules-SCR-MOVE_1 = Mergi în sensul acelor de ceas cu suma zarurilor și numeri fiecare câmp, și pe cele ocupate.
rules-SCR-MOVE_2 = Înainte de prima mutare un pilot stă chiar înaintea liniei.
rules-SCR-MOVE_3 = Poți folosi oricâte cărți bonus înainte și după mutarea zarurilor.
rules-SCR-MOVE_4 = După dueluri vin linia și jetoanele.
rules-SCR-ABILITY_1 = După mutare abilitatea pilotului trebuie folosită dacă se aplică.
rules-SCR-DUEL_1 = Dacă pilotul tău ajunge pe câmpul altuia, cei doi se duelează pentru încă un câmp.
rules-SCR-DUEL_2 = Amândoi aruncă un zar, iar cel mai mare merge un câmp înainte.
rules-SCR-DUEL_3 = La zaruri egale aruncă din nou amândoi.
rules-SCR-DUEL_4 = În dueluri nu se folosesc jetoane de schimb.
rules-SCR-DUEL_5 = Dacă învingătorul ajunge pe un câmp ocupat urmează alt duel, până fiecare are câmpul lui.
rules-SCR-DUEL_6 = Învinsul rămâne pe loc.
rules-SCR-DOUBLE_1 = Pentru o dublă îndeplinești prima carte din pachetul de accidente cu acel număr pe spate.
rules-SCR-DOUBLE_2 = Cu cât e mai mare dubla, cu atât e mai rău pachetul.
rules-SCR-DOUBLE_3 = Dacă o carte duce un pilot pe un câmp ocupat, urmează un duel.
rules-SCR-DOUBLE_4 = După un accident iei un jeton bonus.
rules-SCR-DOUBLE_5 = Trei jetoane bonus se schimbă pe o carte bonus secretă pentru o mutare viitoare.
rules-SCR-DOUBLE_6 = Poți avea oricâte cărți bonus.
rules-SCR-DOUBLE_7 = Cărțile de accident folosite stau lângă pachet și se amestecă atunci când se termină.
rules-SCR-DOUBLE_8 = Într-un accident abilitatea nu merge și zarurile nu contează: doar cartea.
rules-SCR-DOUBLE_9 = După un accident vin linia și jetoanele.
rules-SCR-LAP_1 = La fiecare trecere a liniei iei un jeton de tur, tragi o carte de sosire și o îndeplinești pe loc.
rules-SCR-LAP_2 = Dacă o carte de sosire duce pe un câmp ocupat, urmează un duel.
rules-SCR-LAP_3 = Cu al treilea jeton de tur nu mai tragi o carte de sosire.
rules-SCR-LAP_4 = Și ceilalți aduși peste linie iau jetoane de tur și cărți de sosire, în ordinea rândurilor.
rules-SCR-LAP_5 = Dacă un jucător trece linia la rândul lui, locurile goale se umplu din rezervă.
rules-SCR-LAP_6 = Se umple în sensul acelor de ceas de la linie, până sunt toate pline sau rezerva e goală.
rules-SCR-LAP_7 = Rezerva nu se completează niciodată.
rules-SCR-LAP_8 = Cine stă pe un câmp unde se pune un jeton îl ia pe loc.
rules-SCR-TOKEN_1 = La sfârșitul rândului iei jetonul de schimb de pe câmpul pilotului tău și îl pui cu fața în sus.
rules-SCR-TOKEN_2 = Poți avea oricâte jetoane de schimb.
rules-SCR-TOKEN_3 = Apoi e rândul următorului jucător.
rules-SCR-END_1 = Al treilea jeton de tur al cuiva aduce sfârșitul.
rules-SCR-END_2 = Se joacă până toți au avut la fel de multe rânduri.
rules-SCR-END_3 = Dintre piloții cu trei tururi câștigă cel mai departe de linie.
rules-SCR-2P_1 = La doi jucători fiecare trage două planșe și doi piloți.
rules-SCR-2P_2 = Jucătorul de start alege care pilot al său începe și joacă rândurile amândurora.
rules-SCR-2P_3 = Apoi celălalt alege ordinea alor săi; ea rămâne tot jocul.
rules-SCR-2P_4 = Duelurile între jucători sunt obișnuite; între piloții proprii jucătorul numește învingătorul.
rules-SCR-2P_5 = Cărțile bonus ale unui jucător merg cu oricare pilot al său.
rules-SCR-2P_6 = Când un pilot are trei jetoane de tur, mai joacă piloții până la cel dinaintea pilotului de start.
rules-SCR-2P_7 = Dacă un singur pilot are trei jetoane de tur, câștigă proprietarul lui.
rules-SCR-2P_8 = Dacă ambii jucători au unul, se compară piloții lor secunzi; câștigă cel mai avansat.
rules-SCR-3P_1 = Și trei jucători pot avea câte doi piloți, după aceleași reguli.
rules-SCR-TRACK_1 = Segmentele se leagă în multe feluri; se propun șase piste, de la A la F.
rules-SCR-TRACK_2 = Linia poate sta pe orice segment.
rules-SCR-TRACK_3 = Pentru un joc mai scurt se lasă deoparte segmentele cu X.
rules-SCR-TRACK_4 = O pistă proprie trebuie să fie un tur închis.
rules-SCR-TRACK_5 = Pista A este cea din pregătire.
rules-SCR-ACC_1 = Fiecare carte de accident spune cine se mișcă și aduce un jeton bonus.
rules-SCR-ACC_2 = Cine merge înapoi nu trece linia: se oprește pe primul câmp de după ea.
rules-SCR-ACC_3 = Piloții care nu sunt încă pe pistă se ordonează după rând și merg doar înainte.
rules-SCR-ACC_4 = Înainte 2, 3 sau 5: pilotul activ merge atâtea câmpuri.
rules-SCR-ACC_5 = Două zaruri: înainte cu suma; zarurile egale nu au urmări.
rules-SCR-ACC_6 = Înainte 5, înapoi 2: cel chiar din față merge înapoi 2, apoi cel activ înainte 5; în fața liderului nu e nimeni.
rules-SCR-ACC_7 = Înainte 3 este și în pachetul 3/4.
rules-SCR-ACC_8 = Zero: nu se mișcă nimeni.
rules-SCR-ACC_9 = Urmărire de 2: următorul din spate merge înainte 2.
rules-SCR-ACC_10 = Zar înapoi: cel activ merge înapoi cu un zar.
rules-SCR-ACC_11 = 5 cu împingere: până la 5 sau până la un pilot întâlnit, care e împins cu 2.
rules-SCR-ACC_12 = Înapoi 4 sau 6: cel activ merge înapoi atâtea câmpuri.
rules-SCR-ACC_13 = Urmărire de 4: următorul din spate merge înainte 4.
rules-SCR-ACC_14 = Poziție pierdută: un câmp în spatele ultimului, dar nu în spatele liniei; ultimul rămâne.
rules-SCR-ACC_15 = Zar înapoi este și în pachetul 5/6.
rules-SCR-ACC_16 = Ultimul merge 4: ultimul pilot merge înainte 4, chiar dacă e cel activ.
rules-SCR-GOAL_1 = Carte de sosire 7: ultimul merge înainte 7.
rules-SCR-GOAL_2 = Carte de sosire 5: ultimii doi merg înainte câte 5.
rules-SCR-GOAL_3 = Carte de sosire 2: toți în afară de primul merg înainte 2.
rules-SCR-GOAL_4 = Carte de sosire 3: toți în afară de primii doi merg înainte 3.
rules-SCR-BONUS_1 = Înainte 3, 5 sau 7: pilotul tău merge atâtea câmpuri.
rules-SCR-BONUS_2 = Dreaptă: la cel mai apropiat câmp de dreaptă.
rules-SCR-BONUS_3 = Curbă: la cel mai apropiat câmp de curbă.
rules-SCR-BONUS_4 = Ajungere din urmă: pe câmpul celui mai apropiat pilot din față; urmează un duel dacă nu mergi imediat mai departe.
rules-SCR-RACER_1 = Steel Jacket merge încă un câmp când își termină mutarea pe o dreaptă.
rules-SCR-RACER_2 = Swift merge încă un câmp când își termină mutarea pe o curbă.
rules-SCR-RACER_3 = Twister merge încă un câmp dacă a depășit pe cineva.
rules-SCR-RACER_4 = Crusher ia un jeton bonus dacă a depășit pe cineva.
rules-SCR-RACER_5 = Jackal câștigă fiecare duel și merge 2 câmpuri.
rules-SCR-RACER_6 = Hover are nevoie doar de două jetoane bonus pentru o carte.
rules-SCR-RUL_1 = Unde e un pilot este un număr: câmpurile parcurse de la linie în toate tururile.
rules-SCR-RUL_2 = Plecarea de la start nu e un tur.
rules-SCR-RUL_3 = Un pilot care nu s-a mișcat încă nu e pe niciun câmp: nimeni nu-l întâlnește și nu-l depășește.
rules-SCR-RUL_4 = Ordinea cursei merge după câmpuri, la start după rând, și e fixată înainte ca o carte să miște pe cineva.
rules-SCR-RUL_5 = Jetoanele merg pe ultimul zar până arunci iar, te oprești sau accepți; contează valoarea văzută atunci.
rules-SCR-RUL_6 = Un jeton se poate folosi fără dublă și poate chiar face una.
rules-SCR-RUL_7 = Jetoanele nu merg pe zarurile duelurilor sau ale cărților, iar o reluare nu intră în cele șase.
rules-SCR-RUL_8 = Se aruncă cel puțin un zar, iar dublele sunt doar într-un singur rând.
rules-SCR-RUL_9 = Mutarea zarurilor e obligatorie și unică; cărțile bonus țin doar de mutare, iar una câștigată acum așteaptă.
rules-SCR-RUL_10 = Dreaptă și Curbă duc la cel mai apropiat câmp strict din față, și peste linie.
rules-SCR-RUL_11 = Ajungere din urmă duce, sub un tur, pe câmpul următorului din cursă; liderul nu o poate juca.
rules-SCR-RUL_12 = Câmpurile de pe drum nu înseamnă nimic; contează doar sfârșitul mutării.
rules-SCR-RUL_13 = A depăși înseamnă a trece în mutare de câmpul altui pilot și a ajunge dincolo, oricare ar fi turul lui.
rules-SCR-RUL_14 = Abilitățile merg o dată, în mutarea proprie, după câmpul la care s-a ajuns.
rules-SCR-RUL_15 = Câmpul în plus poate duce la un duel sau peste linie.
rules-SCR-RUL_16 = Jackal câștigă fără zaruri la rândul oricui, dar în duelurile propriului accident aruncă și merge 1.
rules-SCR-RUL_17 = Jetoanele bonus se schimbă pe loc și obligatoriu.
rules-SCR-RUL_18 = Se duelează și piloți din tururi diferite.
rules-SCR-RUL_19 = Duelurile vin după mutare și abilitate și după tot ce spune o carte.
rules-SCR-RUL_20 = Duelurile se dau câmp cu câmp: întâi unde s-a mișcat cineva ultimul, apoi după rând; la fel se aruncă zarurile.
rules-SCR-RUL_21 = Din trei sau mai mulți câștigă Jackal sau zarul cel mai mare, iar restul se duelează din nou.
rules-SCR-RUL_22 = Pasul unui duel e obligatoriu și poate trece linia.
rules-SCR-RUL_23 = Un accident e carte, dueluri, jeton bonus, apoi tururi, umplere și adunare.
rules-SCR-RUL_24 = Înapoi te oprești cel mult pe primul câmp al turului; cine e la start rămâne.
rules-SCR-RUL_25 = Chiar în față se înțelege în ordinea cursei; cine e la start nu merge înapoi.
rules-SCR-RUL_26 = O urmărire fără nimeni în spate nu mișcă pe nimeni.
rules-SCR-RUL_27 = Împingerea se oprește pe câmpul celui întâlnit, și pe al cincilea, fără duel între cei doi.
rules-SCR-RUL_28 = Poziția pierdută se oprește cel mult pe primul câmp al turului propriu; cine e la start rămâne.
rules-SCR-RUL_29 = O carte care mișcă un pilot de la start îl pune pe pistă.
rules-SCR-RUL_30 = Pachetele se reînnoiesc când e nevoie de o carte; fără nicio carte bonus schimbul așteaptă.
rules-SCR-RUL_31 = Orice trecere contează, oricum ar veni; înapoi nu trece nimeni.
rules-SCR-RUL_32 = Trecerile se rezolvă una câte una, după rând de la cel activ; cele noi se adaugă.
rules-SCR-RUL_33 = O carte de sosire fixează întâi ordinea, apoi toți cei numiți merg împreună, apoi se duelează.
rules-SCR-RUL_34 = Duelurile după o carte de sosire privesc pe toți cei mutați; cărțile folosite nu se mai întorc.
rules-SCR-RUL_35 = Pista se umple o dată pe rând, după cărțile de sosire, dacă cel activ a trecut linia; locul unui jeton luat pe loc rămâne gol.
rules-SCR-RUL_36 = Și a treia trecere umple pista; plecarea de la start nu.
rules-SCR-RUL_37 = Doar pilotul activ adună un jeton.
rules-SCR-RUL_38 = Al treilea jeton de tur încheie jocul odată cu runda, la rândul oricui; pilotul lui rămâne în cursă.
rules-SCR-RUL_39 = Câștigă cine a mers cel mai departe și nu există egalități.
rules-SCR-RUL_40 = Cei doi piloți ai unui jucător merg unul după altul; îi ordonează înainte de primul rând sau când o cere o carte.
rules-SCR-RUL_41 = Cărțile bonus sunt ale jucătorului; jetoanele sunt ale pilotului.
rules-SCR-RUL_42 = Într-un duel propriu poate câștiga oricare, chiar împotriva lui Jackal, care ales merge 2.
rules-SCR-RUL_43 = Dacă un singur jucător are un pilot sosit, câștigă; altfel cei care au își compară piloții din spate.
rules-SCR-RUL_44 = Doi jucători au câte doi piloți, trei pot avea, mai mulți au unul; câte unul la doi e o variantă de casă.
rules-SCR-RUL_45 = Jucătorul de start e dat sau tras la sorți; sensul acelor e ordinea listei.
rules-SCR-RUL_46 = Segmentele lăsate deoparte își iau locurile de jetoane, iar linia doar mută numerele câmpurilor.
rules-SCR-OWN_1 = O cursă neterminată după 500 de runde se încheie și contează ordinea de acum.
rules-SCR-OWN_2 = Un jucător își ordonează piloții cel târziu când o carte urmează să pună unul pe pistă.
rules-SCR-OWN_3 = Cine așteaptă o carte bonus o primește când se încheie o mutare în care s-au jucat cărți bonus.
rules-SCR-OWN_4 = Celelalte locuri se decid la fel: întâi cine are un pilot sosit, apoi piloții din spate.
rules-SCR-OWN_5 = Cu `auto_skip` o decizie care, văzut de toți, are un singur răspuns se ia singură.
rules-SCR-OWN_6 = O poziție care nu numește piloții îi primește pe cei ale căror abilități încurcă cel mai puțin.
rules-SCR-OWN_7 = Dacă mai multe reguli interzic o mutare, refuzul o numește pe cea mai apropiată de ce poți face.
rules-SCR-OWN_8 = Unde abilitatea lui Jackal nu merge, el merge doar 1 chiar dacă proprietarul îl lasă să câștige.

chapters-SCR-AIM = Scopul
chapters-SCR-COMP = Ce este în cutie
chapters-SCR-SETUP = Pregătirea
chapters-SCR-TURN = Cum decurge un rând
chapters-SCR-ROLL = Zarurile
chapters-SCR-MOVE = Mutarea
chapters-SCR-ABILITY = Folosirea abilității
chapters-SCR-RACER = Cei șase piloți
chapters-SCR-DUEL = Dueluri
chapters-SCR-DOUBLE = Duble și accidente
chapters-SCR-ACC = Cărți de accident
chapters-SCR-LAP = Trecerea liniei
chapters-SCR-GOAL = Cărți de sosire
chapters-SCR-BONUS = Cărți bonus
chapters-SCR-TOKEN = Jetoane de schimb
chapters-SCR-END = Sfârșitul
chapters-SCR-2P = Doi jucători
chapters-SCR-3P = Trei jucători
chapters-SCR-TRACK = Pista
chapters-SCR-OWN = Cum se face aici
chapters-SCR-RUL = Lămuriri și cazuri neclare

turn-aim = Fă trei tururi cu o mașină din fier vechi; câștigă cine este atunci cel mai în față.
turn-1 = Aruncă un zar, și încă unul dacă îndrăznești, până la șase.
turn-2 = Două zaruri egale sunt un accident: nu mergi, o carte spune ce se întâmplă. Un jeton de schimb îl poate evita.
turn-3 = Dacă te oprești la timp, mergi cu suma; cărțile bonus te duc mai departe.
turn-4 = Apoi lucrează abilitatea pilotului tău, iar piloții de pe un câmp se duelează pentru încă unul.
turn-5 = După linie iei un jeton de tur și tragi o carte de sosire.
turn-6 = La sfârșit iei jetonul de schimb de pe câmpul tău.

examples-rolling = Ai un 3 și un 5. Oprește-te și mergi 8 câmpuri, sau mai aruncă: încă un 3 sau 5 ar fi accident.
examples-double = Al treilea zar e al doilea 3: accident. Jetonul de întoarcere l-ar face 4, cel de reluare îl aruncă din nou.
examples-ability = Șapte câmpuri îl duc pe Swift pe o curbă; abilitatea îl duce încă unul, unde e un jeton.
examples-duel = Șapte câmpuri se termină unde stă Crusher: amândoi aruncă un zar, iar cel mai mare merge un câmp mai departe.
examples-line = Zece câmpuri îl duc pe Hover peste linie: un jeton de tur, o carte de sosire pentru cei din urmă și jetoane noi pe pistă.

## result

result-won = { $winner } câștigă cursa.

## figures

figures-duels = Dueluri
figures-duels_won = Dueluri câștigate
figures-accidents = Accidente
figures-bonus_cards = Cărți bonus jucate
figures-tokens = Jetoane de schimb luate
figures-laps = Tururi
