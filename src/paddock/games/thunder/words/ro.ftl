## game

game-title = Thunder Alley
game-tagline = Mașini de serie în echipe: siaj, împins și condus pe oval, cu ochii la uzură.
game-assumed = Ca în tipar: vitezele, textele și uzura tuturor cărților, punctele și cele mai multe numere de mașini. Presupuse, fiindcă tiparul nu se cunoaște: barele de echipe ale tuturor cărților în afară de 15 și 81, numerele rozelor în afară de 23, și 34 și 66 ale negrelor. Pistele sunt ale noastre.

## teams

teams-Black = Negru
teams-Blue = Albastru
teams-Green = Verde
teams-Pink = Roz
teams-Purple = Mov
teams-Red = Roșu
teams-Yellow = Galben

## colours

colours-black = negru (pneuri)
colours-green = verde (combustibil)
colours-blue = albastru (suspensie)
colours-grey = gri (șasiu)
colours-yellow = galben (suspensie)
colours-lavender = lavandă (transmisie)
colours-orange = portocaliu (motor)
colours-red = roșu (avarie gravă)

## cards

cards-Rubbin__is_Racin_ = Cot la cot
cards-Teamwork = Muncă în echipă
cards-Riding_the_Draft = În siaj
cards-Clean_Air = Aer curat
cards-Working_the_Pack = Prin pluton
cards-Chasing_the_Race = Pe urme
cards-Oversteer = Supravirare
cards-Making_a_Move = La atac
cards-Watch_the_Gauge = Ochii pe cadran
cards-Staying_with_the_Pack = Cu plutonul
cards-Dirty_Air = Aer murdar
cards-Set_the_Pace = Impun ritmul
cards-Top_Gear = Ultima treaptă
cards-Follow_the_Leader = După lider
cards-Floor_It = Pedala la podea
cards-Fast_Pace = Ritm rapid
cards-Charge = Asalt
cards-Slingshot = Praștia
cards-Out_in_Front = În față
cards-Outside_Line = Linia exterioară
cards-Inside_Line = Linia interioară
cards-Understeer = Subvirare

## about

about-Rubbin__is_Racin_ = Cot la cot: pașii laterali sunt gratuiți, și fără PM.
about-Teamwork = Muncă în echipă: apoi a doua mașină a echipei face siaj cu 3 PM, fără uzură.
about-Riding_the_Draft = În siaj: fără pași laterali.
about-Clean_Air = Aer curat: o mașină singură în sector ajunge chiar în spatele celei dinainte.
about-Working_the_Pack = Prin pluton: pentru 1 PM mașina schimbă locul cu una chiar în față.
about-Chasing_the_Race = Pe urme: fără pași laterali.
about-Oversteer = Supravirare: după mișcare mașina alunecă o bandă spre interior dacă e liberă.
about-Making_a_Move = La atac: în frunte cu 6 PM.
about-Watch_the_Gauge = Ochii pe cadran: siaj cu 6 PM.
about-Staying_with_the_Pack = Cu plutonul: urmărire cu 6 PM.
about-Dirty_Air = Aer murdar: solo cu 6 PM.
about-Set_the_Pace = Impun ritmul: în frunte cu 8 PM.
about-Top_Gear = Ultima treaptă: solo cu 8 PM.
about-Follow_the_Leader = După lider: în frunte cu 8 PM.
about-Floor_It = Pedala la podea: solo cu 8 PM.
about-Fast_Pace = Ritm rapid: urmărire cu 8 PM.
about-Charge = Asalt: solo cu 7 PM.
about-Slingshot = Praștia: o dată, un pas în diagonală pe un spațiu gol pentru 1 PM.
about-Out_in_Front = În față: în frunte cu 7 PM.
about-Outside_Line = Linia exterioară: niciodată spre interior și mereu pe drumul exterior.
about-Inside_Line = Linia interioară: niciodată spre exterior și mereu pe drumul interior.
about-Understeer = Subvirare: după mișcare mașina alunecă o bandă spre exterior dacă e liberă.

## event_cards

event_cards-Blown_Engine = Motor cedat
event_cards-Blown_Tire = Pană de cauciuc
event_cards-Blown_Transmission = Transmisie cedată
event_cards-Brush_the_Wall = Zidul atins
event_cards-Collision = Coliziune
event_cards-Debris_Caution = Resturi pe pistă
event_cards-Engine_Damage = Motor avariat
event_cards-Front-End_Damage = Față avariată
event_cards-Fuel_Miscalculation = Calcul greșit la combustibil
event_cards-Gear_Box_Damage = Cutie de viteze avariată
event_cards-It_s_Getting_Worse = Din rău în mai rău
event_cards-Loose = Spate instabil
event_cards-Marbles = Firimituri de cauciuc
event_cards-Overcast = Cer acoperit
event_cards-Pileup = Carambol
event_cards-Rain = Ploaie
event_cards-Spinout = Piruetă
event_cards-Sun_on_the_Track = Soare pe pistă
event_cards-Tight = Față leneșă

## phases

phases-grid = grilă
phases-segment = alegerea mașinii
phases-card = alegerea cărții
phases-move = mișcare
phases-rear = ce mașini urmează?
phases-lane = ce bandă?
phases-back = unde dă înapoi?
phases-second = a doua mașină?
phases-clean_air = unde?
phases-event = eveniment
phases-car = ce mașină?
phases-pit = opriri la boxe
phases-remove = ce marcaje?
phases-discard = decartare
phases-over = cursă încheiată

## tracks

tracks-lakeside_oval = Ovalul de la lac
tracks-halfmile_bowl = Căldarea de jumătate de milă
tracks-three_ridge = Trei Creste
tracks-mesa_superspeed = Superviteza Mesa
tracks-test_track = Pista de probă

## table

table-turns = Tura
table-round = Tura
table-lap = Tur
table-deck = Pachet
table-first = Primul jucător
table-turn = La rând
table-rain = amenință ploaia
table-mp = PM
table-place = Loc
table-car = Mașină
table-team = Echipă
table-at = Spațiu
table-laps_done = Tururi
table-wear = Uzură
table-led = Lider
table-state = Stare
table-activated = activată
table-lapped = depășită cu un tur
table-finished = sosită
table-out = scoasă
table-classified = clasată
table-hand = Mână
table-empty = goală
table-you = tu

## moves

moves-car = Ia mașina { $car }
moves-retire = { $car ->
        [unknown] Retrage mașina
       *[other] { WORD($phase) ->
            [pit] Mașina { $car } se retrage
           *[other] Retrage mașina { $car }
        }
    }
moves-pass = Pasează pentru o mașină scoasă
moves-card = Joacă „{ $card }”
moves-F = { $lane ->
        [unknown] Înainte
       *[other] Înainte pe banda { $lane }
    }
    .short = { $lane ->
            [unknown] Înainte
           *[other] Înainte, banda { $lane }
        }
moves-I = O bandă spre interior
    .short = Spre interior
moves-O = O bandă spre exterior
    .short = Spre exterior
moves-X = În diagonală pe banda { $lane }
    .short = Diagonal, banda { $lane }
moves-S = { $lane ->
        [unknown] Schimbă locul cu mașina din față
       *[other] Schimbă locul cu mașina de pe banda { $lane }
    }
    .short = { $lane ->
            [unknown] Schimb
           *[other] Schimb, banda { $lane }
        }
moves-B = Ciocnire: pierzi PM rămase
    .short = Ciocnire
moves-END = Încheie mișcarea
moves-rear = Leagă ce stă în spate pe banda { $lane }
moves-lane = { WORD($phase) ->
        [clean_air] Ajunge pe banda { $lane }
       *[other] Banda { $lane } pentru cap
    }
moves-back = Împinge înapoi pe banda { $lane }
moves-stay = { $car ->
        [unknown] Mașina rămâne pe pistă
       *[other] Mașina { $car } rămâne pe pistă
    }
moves-pit = { $car ->
        [unknown] Mașina oprește la boxe
       *[other] Mașina { $car } oprește la boxe
    }
moves-none = Lasă marcajele
moves-events = Dezvăluie evenimentul
moves-discard = Decartează „{ $card }”
moves-done = Gata
moves-remove = Scoate un marcaj: { $colour }

## events

events-grid = { $car } ({ $seat }) ia locul { $space } pe grilă.
    .list = Pe grilă:
    .item = { $car }
events-drew = { $cards ->
        [unknown] { $seat } trage { $n } { $n ->
            [one] carte
            [few] cărți
           *[other] de cărți
        }.
       *[other] { $seat } trage { $n } { $n ->
            [one] carte
            [few] cărți
           *[other] de cărți
        }: { $cards }.
    }
events-reshuffled = Cărțile decartate fac un pachet nou de { $n } { $n ->
        [one] carte
        [few] cărți
       *[other] de cărți
    }.
events-bar = Bara de echipe arată { $bar }.
events-turn = Începe tura { $turn }; primul jucător: { $seat }.
events-activated = { $seat } ia mașina { $car }.
    .head = { $seat } #{ $car }
    .part = {""}
events-passed = { $seat } pasează pentru mașina { $car }.
events-played = { $car } joacă „{ $card }”: { $mp } PM.
    .part = joacă „{ $card }” cu { $mp } PM
events-followed = { $cars } { $cars_n ->
        [one] urmează
        [few] urmează
       *[other] urmează
    } mașina { $car }.
    .part = {""}
events-bumped = { $car } se ciocnește și pierde { $mp } PM.
    .part = se ciocnește și pierde { $mp } PM
events-drifted = { $car } alunecă o bandă în lateral.
    .part = alunecă o bandă în lateral
events-clean_air = { $car } se apropie prin aer curat.
    .part = se apropie prin aer curat
events-wore = { $car } primește { $n } { $n ->
        [one] marcaj
        [few] marcaje
       *[other] de marcaje
    } de uzură: { $colour }.
    .part = se uzează: { $colour }{ $n ->
        [one] {""}
        [few] {" "}×{ $n }
       *[other] {" "}×{ $n }
    }
events-shed = { $car } pierde { $n } { $n ->
        [one] marcaj
        [few] marcaje
       *[other] de marcaje
    } de uzură: { $colour }.
    .part = scapă de uzură: { $colour }{ $n ->
        [one] {""}
        [few] {" "}×{ $n }
       *[other] {" "}×{ $n }
    }
events-finished = { $car } ({ $seat }) sosește pe locul { $place }!
    .head = { $seat } #{ $car }
    .part = sosește pe locul { $place }
events-led = { $car } primește un marcaj de lider și are acum { $markers } { $markers ->
        [one] marcaj
        [few] marcaje
       *[other] de marcaje
    }.
    .head = { $seat } #{ $car }
    .part = conduce în această tură
events-event = Eveniment: { $event }.
events-no_effect = „{ $event }” nu are efect.
events-rain_falls = Plouă și cursa se încheie.
events-yellow_flag = Steag galben.
events-lined_up = Plutonul se aliniază pentru restart: { $cars }.
events-pitted = { $car } intră la boxe.
    .head = { $seat } #{ $car }
    .part = intră la boxe
events-spun = { $car } se răsucește și rămâne în urmă.
    .head = { $seat } #{ $car }
    .part = se răsucește și rămâne în urmă
events-first_player = { $seat } este primul jucător.
events-discarded = { $seat } decartează „{ $card }”.
events-classified = { $car } ({ $seat }) este pe locul { $place }.
    .head = { $seat } #{ $car }
    .part = este pe locul { $place }
events-auto = Nu e altă alegere: { $action } se face pentru { $seat }.
events-guarded = Cursa se oprește după { $turns } { $turns ->
        [one] tură
        [few] ture
       *[other] de ture
    }, iar locurile sunt cum stau mașinile.
events-linked = { $how ->
        [ahead] { $car } se leagă de { $cars } din față.
       *[other] { $cars } { $cars_n ->
            [one] se leagă
            [few] se leagă
           *[other] se leagă
        } în spatele mașinii { $car }.
    }
    .once = yes
    .part = { $how ->
        [ahead] duce cu ea în față { $cars }
       *[other] duce cu ea în spate { $cars }
    }
events-drove = { $at ->
        [unknown] { $car } trece linia
       *[other] { $how ->
            [inward] { $car } trece o bandă spre interior
            [outward] { $car } trece o bandă spre exterior
            [diagonal] { $car } virează pe banda de alături
            [swap] { $car } depășește
           *[other] { $car } merge înainte
        }
    } ({ $mp ->
        [one] rămâne
        [few] rămân
       *[other] rămân
    } { $mp } PM).
    .part = { $at ->
        [unknown] trece linia
       *[other] {""}
    }
events-pushed = { $how ->
        [ahead] { $car } dă la o parte { $cars }, un spațiu înainte.
        [aside] { $car } împinge { $cars } în lateral.
        [back] { $car } împinge { $cars } un spațiu înapoi.
        [swap] { $cars } cade în spatele mașinii { $car }.
       *[other] { $car } împinge { $cars } înainte.
    }
    .part = { $how ->
        [ahead] împinge înainte { $cars }
        [aside] împinge în lateral { $cars }
        [back] împinge înapoi { $cars }
        [swap] depășește { $cars }
       *[other] {""}
    }
events-retired = { $why ->
        [choice] { $seat } retrage { $car }, locul { $place }.
        [wear] { $car } este uzată și se retrage, locul { $place }.
        [lapped] { $car } este depășită cu un tur și scoasă, locul { $place }.
       *[other] { $car } este scoasă, locul { $place }.
    }
    .head = { $seat } #{ $car }
    .part = { $why ->
        [choice] se retrage, locul { $place }
        [wear] este uzată și se retrage, locul { $place }
        [lapped] este depășită cu un tur și scoasă, locul { $place }
       *[other] este scoasă, locul { $place }
    }

## preview

preview-place = { $way ->
        [gains] câștigă { $n } { $n ->
            [one] loc
            [few] locuri
           *[other] de locuri
        }: locul { $place }
        [loses] pierde { $n } { $n ->
            [one] loc
            [few] locuri
           *[other] de locuri
        }: locul { $place }
       *[keeps] rămâne pe locul { $place }
    }
preview-wear = { $n ->
        [0] fără uzură
        [one] încă un marcaj de uzură
        [few] încă { $n } marcaje de uzură
       *[other] încă { $n } de marcaje de uzură
    }
preview-out = iese din cursă
preview-finishes = sosește pe locul { $place }

## hints

hints-worth = șansă de victorie { $own } % în loc de { $other } %
hints-finished = ajunge la sosire: { $own } % în loc de { $other } %
hints-out = ieșire din cursă { $own } % în loc de { $other } %
hints-gained = locuri câștigate: { $own } în loc de { $other }
hints-worn = uzură: { $own } în loc de { $other }
hints-team = sectoare pentru echipa ta: { $own } în loc de { $other }
hints-rivals = sectoare pentru adversari: { $own } în loc de { $other }

## result

result-won = { $tied ->
        [yes] Câștigă { $winner } cu { $score }, prin mașina cea mai bună.
       *[no] Câștigă { $winner } cu { $score }.
    }

## refusals

refusals-TA-1_3_2 = pe banda de boxe se intră doar pentru o oprire
refusals-TA-2_5 = mașinile sunt încă așezate pe grilă și nu asta se cere
refusals-TA-3_4 = alt jucător decide acum
refusals-TA-3_4_1 = la începutul segmentului alegi o mașină a ta neactivată în această tură
refusals-TA-3_4_2 = se pasează doar pentru o mașină scoasă sau sosită
refusals-TA-3_4_3 = o mașină cu șase sau mai multe marcaje se retrage când e aleasă
refusals-TA-3_4_5 = se joacă o carte din mâna ta pentru mașina aleasă
refusals-TA-3_5_2 = evenimentul se dezvăluie la sfârșitul turei
refusals-TA-3_5_6 = cărțile din mână se decartează la sfârșitul turei
refusals-TA-4_4_3 = acea mașină nu e între cele pe care le poți alege
refusals-TA-6_1_2 = mașina nu poate merge acolo acum
refusals-TA-6_1_4 = mașina a fost pe acel spațiu în acest segment
refusals-TA-6_1_5 = PM rămase nu ajung
refusals-TA-6_1_6 = toate PM trebuie cheltuite înainte de sfârșit
refusals-TA-6_1_8 = ciocnirea e doar pentru PM care nu plătesc o deplasare
refusals-TA-6_4_2 = o mașină legată în siaj nu merge lateral
refusals-TA-6_5_2 = o mașină legată în urmărire nu merge lateral
refusals-TA-6_7_5 = o mașină dă înapoi doar pe o bandă care duce la spațiul ei
refusals-TA-6_8_3 = mașina împinsă nu poate intra pe acea bandă
refusals-TA-6_9_1 = linia își urmează capul, care nu poate intra pe acea bandă
refusals-TA-6_9_3 = linia nu poate continua pe acea bandă
refusals-TA-9_1_1 = oprirea se decide pe rând pentru fiecare mașină, la vremea ei
refusals-TA-9_4_5 = primul pas din boxe e spre exterior pe banda 1
refusals-TA-10_1_4 = cursa s-a încheiat
refusals-TA-12_1 = se scot doar marcaje temporare ale mașinii oprite, și doar cu opriri variabile
refusals-TA-RC_2 = „Muncă în echipă” cere altă mașină a echipei pe benzi
refusals-TA-RC_3 = „În siaj” nu permite pași laterali
refusals-TA-RC_4 = „Aer curat” nu duce pe acea bandă
refusals-TA-RC_5 = nu e nicio mașină chiar în față pe acea bandă
refusals-TA-RC_6 = „Pe urme” nu permite pași laterali
refusals-TA-RC_18 = „Praștia” permite un pas în diagonală, doar pe un spațiu gol
refusals-TA-RC_20 = „Linia exterioară” nu permite spre interior și doar drumul exterior
refusals-TA-RC_21 = „Linia interioară” nu permite spre exterior și doar drumul interior
refusals-TA-EV_14 = asta e doar pentru „Cer acoperit”, când alegi
refusals-TM-7 = acel spațiu nu e în diagonală de aici
refusals-TM-8 = acolo e un zid
refusals-AM-4 = spune banda unde sunt mai multe drumuri, și doar acolo
refusals-AM-5 = acum nu se cere o bandă

## rules

rules-TA-1_0 = Doi până la șapte jucători conduc câte o echipă și caută cele mai multe puncte într-o cursă sau un sezon.
rules-TA-1_1 = Cutia are 4 piste, 7 echipe de câte 6 mașini, marcaje, 84 de cărți de cursă și 26 de evenimente.
rules-TA-1_2 = O echipă ia puncte pentru locurile tuturor mașinilor, pentru fiecare mașină care a condus și pentru cea care a condus cel mai mult.
rules-TA-1_3_1 = Fiecare dreptunghi e un spațiu, iar pe benzi încape o mașină.
rules-TA-1_3_2 = Pe banda de boxe se intră doar pentru oprire; mașinile stau în stivă, iar cea de jos e în față.
rules-TA-1_3_3 = Grila e în spatele liniei, iar câștigă cine o trece după ultimul tur.
rules-TA-1_3_4 = Grila are 21 de locuri, iar prima trecere a liniei nu încheie un tur.
rules-TA-1_3_5 = La restart mașinile umplu benzile de restart de la sectorul liderului înapoi, câte două.
rules-TA-1_3_6 = Linia verde e cu șapte sectoare înainte de sosire; în ultimul tur niciun restart nu începe dincolo.
rules-TA-1_4 = Foaia echipei arată tuturor uzura și marcajele de lider.
rules-TA-1_5 = Fiecare mașină poate fi activată o dată pe tură.
rules-TA-1_6 = Cele șapte echipe au câte șase mașini cu număr propriu; presupuse sunt cele roz în afară de 23, și 34 și 66 ale negrelor, toate celelalte sunt ca în tipar.
rules-TA-2_1 = Alegeți o pistă.
rules-TA-2_2 = Fiecare jucător ia altă echipă.
rules-TA-2_3 = Cu 2 jucători echipa are 6 mașini, cu 3 cinci, cu 4 patru, cu mai mulți trei.
rules-TA-2_4 = Pachetele de cursă și de evenimente sunt amestecate, cu fața în jos.
rules-TA-2_5 = O bară de echipe se citește dus-întors, iar echipa strigată pune o mașină pe grilă.
rules-TA-2_6_1 = Marcajul de tur începe la 1.
rules-TA-2_6_2 = Există un marcaj de loc pentru fiecare mașină.
rules-TA-2_6_3 = Posesorul pole position e primul jucător.
rules-TA-2_6_4 = Marcajele de uzură și de lider sunt la îndemâna tuturor.
rules-TA-2_7 = Fiecare primește o carte mai mult decât mașini, iar mâinile sunt secrete.
rules-TA-3_1 = Tura se încheie când fiecare mașină, în cursă sau nu, și-a avut segmentul.
rules-TA-3_2 = Într-o tură se trag cărți, se joacă segmente și urmează pașii de final.
rules-TA-3_3 = De la primul jucător fiecare trage până la o carte mai mult decât mașinile de la start.
rules-TA-3_4 = Jucătorii joacă segmente pe rând de la primul jucător până când toate mașinile au avut unul.
rules-TA-3_4_1 = În segment alegi o mașină a ta neactivată.
rules-TA-3_4_2 = O mașină sosită sau scoasă face din segment un pas.
rules-TA-3_4_3 = O mașină cu șase sau mai multe marcaje se retrage când e aleasă.
rules-TA-3_4_4 = Orice altă mașină poate fi retrasă de posesor.
rules-TA-3_4_5 = Altfel joci o carte de cursă din mână și miști mașina.
rules-TA-3_4_6 = După mișcare mașina ia uzura cărții, iar cartea se decartează.
rules-TA-3_4_7 = Mașina e activată și urmează jucătorul următor.
rules-TA-3_5 = Când o mașină a sosit nu mai sunt pași de final.
rules-TA-3_5_1 = Liderul și mașinile de lângă el primesc un marcaj de lider.
rules-TA-3_5_2 = Primul jucător dezvăluie un eveniment.
rules-TA-3_5_3 = Jucătorii decid opririle, iar un lider nou fără marcaj primește unul.
rules-TA-3_5_4 = Posesorul liderului devine primul jucător.
rules-TA-3_5_5 = Mașinile depășite cu un tur sunt scoase, ultima întâi.
rules-TA-3_5_6 = Fiecare poate decarta oricâte cărți.
rules-TA-4_1_1 = În față e cine a ajuns mai departe; la egal, benzile înaintea boxelor și interiorul înaintea exteriorului.
rules-TA-4_1_2 = Liderul e mereu primul în ordinea cursei.
rules-TA-4_2_1 = O mașină e depășită cu un tur cât timp liderul e la nivelul ei sau mai departe cu un tur.
rules-TA-4_2_2 = Depășită la sfârșitul turei, e scoasă.
rules-TA-4_3_1 = O mașină pierdută iese imediat și ia cel mai slab loc rămas.
rules-TA-4_3_2 = O mașină se poate retrage în segmentul ei sau la decizia opririlor.
rules-TA-4_3_3 = Pierderile nu micșorează mâna, iar pentru fiecare se pasează o dată pe tură.
rules-TA-4_4_1 = Fiecare carte de cursă arată cele șapte echipe într-o ordine: bara de echipe.
rules-TA-4_4_2 = Între echipe decide o bară dezvăluită: prima care are un candidat.
rules-TA-4_4_3 = În echipă alege posesorul.
rules-TA-4_5_1 = Virajele au mai puține benzi și nimic altceva deosebit.
rules-TA-4_5_2 = Unde benzile se strâng și sunt două drumuri, alege jucătorul activ.
rules-TA-4_5_3 = Unde benzile se desfac și sunt două drumuri, alege jucătorul activ.
rules-TA-4_5_4 = Orice alegere din mișcare e a jucătorului activ.
rules-TA-4_6_1 = Fiecare mașină își numără trecerile, iar marcajul de tur urmează liderul.
rules-TA-4_6_2 = O mașină sosește cu o trecere mai mult decât tururile.
rules-TA-4_6_3 = Pista spune câte tururi sunt, de obicei două până la patru.
rules-TA-5_1 = Culoarea de sub nume e uzura dată; alb nu dă.
rules-TA-5_2 = Primul număr e viteza pe pistă.
rules-TA-5_3 = Al doilea număr e viteza la ieșirea din boxe.
rules-TA-5_4 = O carte mișcă solo, în siaj, în urmărire sau în frunte.
rules-TA-5_5 = Indicatorul arată felul uzurii, pe toate cărțile ca în tipar.
rules-TA-5_6 = Textul cărții se respectă și bate regulile.
rules-TA-5_7 = Bara de echipe se citește pentru grilă și egalități; pe cărțile 15 și 81 e ca în tipar, pe celelalte e presupusă.
rules-TA-5_8 = Numărul doar identifică cartea.
rules-TA-5_9 = Când pachetul e gol se amestecă cele decartate.
rules-TA-RC_1 = Cot la cot: pașii laterali sunt gratuiți, și fără PM.
rules-TA-RC_2 = Muncă în echipă: apoi a doua mașină a echipei face siaj cu 3 PM, fără uzură.
rules-TA-RC_3 = În siaj: fără pași laterali.
rules-TA-RC_4 = Aer curat: o mașină singură în sector ajunge chiar în spatele celei dinainte.
rules-TA-RC_5 = Prin pluton: pentru 1 PM mașina schimbă locul cu una chiar în față.
rules-TA-RC_6 = Pe urme: fără pași laterali.
rules-TA-RC_7 = Supravirare: după mișcare mașina alunecă o bandă spre interior dacă e liberă.
rules-TA-RC_8 = La atac: în frunte cu 6 PM.
rules-TA-RC_9 = Ochii pe cadran: siaj cu 6 PM.
rules-TA-RC_10 = Cu plutonul: urmărire cu 6 PM.
rules-TA-RC_11 = Aer murdar: solo cu 6 PM.
rules-TA-RC_12 = Impun ritmul: în frunte cu 8 PM.
rules-TA-RC_13 = Ultima treaptă: solo cu 8 PM.
rules-TA-RC_14 = După lider: în frunte cu 8 PM.
rules-TA-RC_15 = Pedala la podea: solo cu 8 PM.
rules-TA-RC_16 = Ritm rapid: urmărire cu 8 PM.
rules-TA-RC_17 = Asalt: solo cu 7 PM.
rules-TA-RC_18 = Praștia: o dată, un pas în diagonală pe un spațiu gol pentru 1 PM.
rules-TA-RC_19 = În față: în frunte cu 7 PM.
rules-TA-RC_20 = Linia exterioară: niciodată spre interior și mereu pe drumul exterior.
rules-TA-RC_21 = Linia interioară: niciodată spre exterior și mereu pe drumul interior.
rules-TA-RC_22 = Subvirare: după mișcare mașina alunecă o bandă spre exterior dacă e liberă.
rules-TA-6_1_1 = Pe pistă PM sunt viteza cărții minus penalizarea.
rules-TA-6_1_2 = Mașina merge pas cu pas, înainte sau lateral; în diagonală doar dacă spune cartea.
rules-TA-6_1_3 = Mașina activă nu dă niciodată înapoi.
rules-TA-6_1_4 = Un spațiu nu se calcă de două ori, iar cel de plecare se numără.
rules-TA-6_1_5 = Un pas pe spațiu gol costă 1 PM, deplasarea laterală 2, cea frontală 3, împinsul legat 1.
rules-TA-6_1_6 = Toate PM trebuie cheltuite.
rules-TA-6_1_7 = Se poate deplasa deși alt drum e liber.
rules-TA-6_1_8 = Doar când PM nu ajung pentru deplasare se poate ciocni: restul se pierde și nimic nu se mișcă.
rules-TA-6_1_9 = Mașinile mișcate de altele nu aleg nimic.
rules-TA-6_2_1 = O mașină e chiar în fața alteia dacă spațiul aceleia duce la al ei.
rules-TA-6_2_2 = Liniile trec prin viraje și au oricâte mașini, niciuna la boxe.
rules-TA-6_2_3 = Linia se mișcă cu mașina activă, singura care plătește.
rules-TA-6_3 = Solo, mașina merge singură și nu ia pe nimeni.
rules-TA-6_4_1 = În siaj ia cu ea legatele din față și din spate, iar cele întâlnite se alătură.
rules-TA-6_4_2 = Înainte de primul pas înainte poate merge lateral; legată, nu.
rules-TA-6_4_3 = Legăturile se fac la primul pas înainte: în spate din mașină în mașină, în față la întâlnire.
rules-TA-6_5_1 = Urmărirea e siaj fără mașini în spate.
rules-TA-6_5_2 = Până e legată merge ca solo, apoi nu schimbă banda.
rules-TA-6_5_3 = Mașinile întâlnite se alătură liniei împinse.
rules-TA-6_6_1 = În frunte trage cele din spate, fiecare pe spațiul tocmai lăsat.
rules-TA-6_6_2 = Urmăritoarele se stabilesc o dată, înainte de primul pas.
rules-TA-6_6_3 = Pașii laterali nu rup linia.
rules-TA-6_6_4 = Urmăritoarele trebuie să urmeze.
rules-TA-6_6_5 = Fără urmăritoare e ca solo; cele din față se deplasează, nu se leagă.
rules-TA-6_6_6 = O deplasare laterală nu poate rupe linia.
rules-TA-6_7_1 = Pasul lateral pe spațiu ocupat costă 2 PM, oricâte mașini ar mișca.
rules-TA-6_7_2 = Mașina de acolo trece o bandă mai departe.
rules-TA-6_7_3 = Următoarele din cale trec la fel.
rules-TA-6_7_4 = O mașină la margine dă înapoi un spațiu, niciodată la boxe.
rules-TA-6_7_5 = Cea împinsă înapoi le împinge pe cele din spate, iar între două benzi alege jucătorul activ.
rules-TA-6_7_6 = Dacă asta ar mișca linia condusă se ia altă bandă sau mașina merge înainte.
rules-TA-6_7_7 = Întâi se mișcă cea de la margine, apoi celelalte, apoi activa și urmăritoarele.
rules-TA-6_7_8 = Se poate repeta.
rules-TA-6_8_1 = Pentru 3 PM o mașină solo sau în frunte intră pe spațiul ocupat din față, iar cea de acolo avansează.
rules-TA-6_8_2 = Cele în linie înaintea ei avansează și ele.
rules-TA-6_8_3 = Când o mașină împinsă are două benzi alege jucătorul activ, și una ocupată.
rules-TA-6_8_4 = Se poate repeta.
rules-TA-6_8_5 = Cele date la o parte nu sunt legate și se opresc după un spațiu.
rules-TA-6_9_1 = Capul liniei alege banda la intrarea în viraj, iar linia îl urmează.
rules-TA-6_9_2 = Capul alege banda la ieșire, iar linia îl urmează.
rules-TA-6_9_3 = Unde linia poate continua pe două benzi alege jucătorul activ, și una goală.
rules-TA-7_1_1 = Uzura vine din cărți, după mișcare, și din evenimente.
rules-TA-7_1_2 = Toate marcajele încetinesc la fel.
rules-TA-7_1_3 = Galben, lavandă, portocaliu și roșu sunt permanente.
rules-TA-7_1_4 = Negru, verde, albastru și gri sunt temporare.
rules-TA-7_1_5 = Marcajele nu se termină niciodată.
rules-TA-7_2 = O mașină cu șase marcaje se retrage când e aleasă din nou.
rules-TA-7_3 = O oprire scoate marcajele temporare.
rules-TA-7_4_1 = Trei, patru sau cinci marcaje costă tot atâtea PM.
rules-TA-7_4_2 = PM nu scad sub 0.
rules-TA-7_4_3 = Uzura cărții se ia și fără PM.
rules-TA-7_4_4 = La ieșirea din boxe nu e penalizare.
rules-TA-7_4_5 = Penalizarea privește doar mașina activă.
rules-TA-8_1_1 = La sfârșitul turei se dezvăluie un eveniment, dacă nimeni n-a sosit.
rules-TA-8_1_2 = Dacă nimeni nu se potrivește nu se întâmplă nimic și nu e steag.
rules-TA-8_1_3 = Egalitățile între echipe le decide bara, în echipă posesorul.
rules-TA-8_1_4 = Cele mai multe marcaje înseamnă cel puțin unul.
rules-TA-8_1_5 = Evenimentul spune la ce culoare se uită.
rules-TA-8_2 = Verde continuă, galben e restart, roșu încheie cursa.
rules-TA-EV_1 = Motor cedat: mașina cu cel mai mult portocaliu e scoasă; steag galben.
rules-TA-EV_2 = Pană de cauciuc: mașina cu cel mai mult negru oprește la boxe 10 spații înapoi.
rules-TA-EV_3 = Transmisie cedată: mașina cu cea mai multă lavandă e scoasă; steag galben.
rules-TA-EV_4 = Zidul atins: o mașină de pe banda exterioară primește 1 roșu.
rules-TA-EV_5 = Coliziune: o mașină și câte una vecină din alte echipe primesc 2 roșii și repornesc în spate.
rules-TA-EV_6 = Resturi pe pistă: steag galben.
rules-TA-EV_7 = Motor avariat: mașina cu cel mai mult portocaliu mai primește unul.
rules-TA-EV_8 = Față avariată: o mașină cu alta chiar în față primește 1 roșu; steag galben.
rules-TA-EV_9 = Calcul greșit la combustibil: mașina cu cel mai mult verde mai primește unul.
rules-TA-EV_10 = Cutie de viteze avariată: mașina cu cea mai multă lavandă mai primește una.
rules-TA-EV_11 = Din rău în mai rău: mașina cu cel mai mult albastru și galben primește 1 albastru.
rules-TA-EV_12 = Spate instabil: mașina cu cel mai mult albastru schimbă unul în galben.
rules-TA-EV_13 = Firimituri de cauciuc: cea mai bună mașină a fiecărui jucător primește 1 negru.
rules-TA-EV_14 = Cer acoperit: fiecare poate scoate 1 negru de pe o mașină.
rules-TA-EV_15 = Carambol: de-a lungul barei și al plutonului vin 2 roșii, 1 roșu, apoi câte 1 gri; steag galben.
rules-TA-EV_16 = Ploaie: prima stă lângă pistă; a doua încheie cursa dacă liderul are un tur.
rules-TA-EV_17 = Piruetă: mașina cu cel mai mult negru cade 10 sectoare și primește 1 negru.
rules-TA-EV_18 = Soare pe pistă: fiecare pune 1 negru pe o mașină a sa.
rules-TA-EV_19 = Față leneșă: dintre mașinile cu albastru, cea cu cel mai mult albastru și galben schimbă unul.
rules-TA-9_1_1 = De la primul jucător fiecare decide o dată ce mașini opresc.
rules-TA-9_1_2 = La galben se oprește în restart, altfel la verde.
rules-TA-9_1_3 = Când cineva a sosit nu mai sunt opriri.
rules-TA-9_2 = Oprirea scoate marcajele temporare.
rules-TA-9_3 = La verde mașina merge la boxe și cinci spații înapoi.
rules-TA-9_4 = După oprirea la verde iese la următoarea activare.
rules-TA-9_4_1 = Are ca PM viteza de ieșire a cărții.
rules-TA-9_4_2 = Merge solo, iar textul cărții se ignoră.
rules-TA-9_4_3 = Nu are penalizare.
rules-TA-9_4_4 = Nu ia uzură.
rules-TA-9_4_5 = Primul pas e spre exterior pe banda 1, pentru 1 PM, sau 2 cu deplasare.
rules-TA-9_4_6 = Cele de la boxe nu încurcă, iar cine a ieșit nu se întoarce.
rules-TA-9_5 = La galben se oprește lângă rând, fără a da înapoi, cea interioară jos.
rules-TA-9_6 = Restartul aliniază plutonul, permite opriri și îl strânge din nou.
rules-TA-9_6_1 = Primul rând e sectorul liderului.
rules-TA-9_6_2 = În spate stau celelalte în ordine, apoi cele din „Coliziune”, apoi cele depășite, toate în turul liderului.
rules-TA-9_6_3 = După restart nimeni nu e depășit.
rules-TA-9_6_4 = Atunci jucătorii decid opririle.
rules-TA-9_6_5 = Cine a rămas strânge rândurile, iar cine a oprit vine în spate.
rules-TA-9_6_6 = Dacă prima nu are marcaj din această tură, primește unul.
rules-TA-9_7 = În ultimul tur primul rând nu stă dincolo de linia verde.
rules-TA-10_1_1 = Câștigă prima sosită, cu un marcaj de lider.
rules-TA-10_1_2 = Faza de acțiune se joacă până la capăt, iar altele iau locurile următoare.
rules-TA-10_1_3 = Mașina sosită iese de pe pistă; linia din spate continuă cu PM rămase.
rules-TA-10_1_4 = Apoi cursa se încheie, iar cele rămase iau locurile în ordine.
rules-TA-10_1_5 = Dacă încheie ploaia, locurile se dau în ordinea cursei.
rules-TA-10_2_1 = Fiecare mașină care a condus ia un punct.
rules-TA-10_2_2 = Mașina cu cele mai multe marcaje de lider ia Most Laps Led.
rules-TA-10_2_3 = Câștigă echipa cu cele mai multe puncte.
rules-TA-10_2_4 = Locurile dau 46, 42, 41 și tot așa până la 23 pentru al 21-lea, iar Most Laps Led dă 1, ca în tipar.
rules-TA-11_0 = Un sezon e o serie de curse.
rules-TA-11_1 = Numărul curselor și pistele se stabilesc dinainte.
rules-TA-11_2 = Echipa mașinii câștigătoare urcă un loc pe bara grilei.
rules-TA-11_3_1 = Punctele se adună.
rules-TA-11_3_2 = Un înlocuitor poate conduce pentru un absent, care pierde 5 puncte.
rules-TA-11_3_3 = Sau echipa lipsește și primește punctele ultimei minus 5.
rules-TA-12_1 = Opțional: oprirea costă spații pentru fiecare marcaj scos.
rules-TA-12_2 = Opțional: o bară nouă pentru fiecare rând de mașini sau pentru fiecare loc.
rules-TA-12_3 = Opțional: orice număr de mașini pe echipă.
rules-TA-12_4 = Opțional: se merge până sosesc toate.
rules-TM-1 = O pistă are tururi, sectoare cu benzi, legături, benzi de restart și grilă; cele care vin cu jocul sunt ale noastre.
rules-TM-2 = Are cel puțin 22 de sectoare, mai multe decât mașini, și peste tot cel puțin două benzi.
rules-TM-3 = Fiecare sector are un spațiu de boxe care duce doar la banda 1.
rules-TM-4 = Un spațiu duce la una, două sau trei benzi ale sectorului următor, după cum spune granița.
rules-TM-5 = Benzile de restart sunt două vecine pe fiecare porțiune.
rules-TM-6 = Grila merge înapoi de la linie, câte două pe sector.
rules-TM-7 = Spațiile diagonale sunt lângă cele la care se ajunge.
rules-TM-8 = Lateral sunt benzile vecine; cea mai înaltă e la zid.
rules-TM-9 = Linia verde e înaintea ultimelor șapte sectoare, cu `green_line` 8 înaintea ultimelor opt.
rules-AM-1 = O poziție are mașini, cărți, marcaje, jucători și mișcarea în curs.
rules-AM-2 = O tură e tragere, segmente și final; fără mașini cursa se încheie.
rules-AM-3 = În afara mișcării se decide despre mașini, cărți, evenimente, opriri și decartări.
rules-AM-4 = În mișcare se face un pas, se ciocnește sau se încheie fără PM.
rules-AM-5 = În pas se aleg benzi.
rules-AM-6 = Pașii au o ordine fixă.
rules-AM-7 = Unele legi țin mereu, ca o mașină pe spațiu.
rules-AM-8 = Îți vezi mâna și masa, dar nu alte mâini și pachete.
rules-AR-1 = Interiorul e înaintea exteriorului.
rules-AR-2 = Depășită e cine are un tur sau mai mult în urmă.
rules-AR-3 = Se măsoară față de liderul de acum.
rules-AR-4 = Cine cade în spatele liderului e depășit.
rules-AR-5 = Marcajul de tur poate da înapoi.
rules-AR-6 = Boxele vin după benzi, cea de jos întâi.
rules-AR-7 = Câștigătoarea primește un marcaj de lider.
rules-AR-8 = Ultima tură nu are pași de final.
rules-AR-9 = Linia continuă după o mașină sosită.
rules-AR-10 = Cine se retrage la final ia cel mai slab loc.
rules-AR-11 = O mașină la boxe nu împarte conducerea.
rules-AR-12 = O mașină ia cel mult un marcaj pe tură.
rules-AR-13 = Primul jucător rămâne până trece marcajul.
rules-AR-14 = Decartarea și tragerea încep cu noul prim jucător.
rules-AR-15 = Înainte de primul pas înainte nimeni nu e legat.
rules-AR-16 = O mașină e blocată de îndată ce e legată.
rules-AR-17 = Cele din spate se pot lega mai târziu cât nu e nimeni.
rules-AR-18 = Activa își urmează linia la bifurcație.
rules-AR-19 = Cu o bandă liberă în față nu e blocată.
rules-AR-20 = Retragerea e posibilă în segment și la oprirea proprie.
rules-AR-21 = Spațiul de plecare se numără.
rules-AR-22 = Ciocnirea e doar pentru PM care nu ajung.
rules-AR-23 = A doua mașină de la „Muncă în echipă” are 3 PM, fără uzură și penalizare.
rules-AR-24 = „Aer curat” numără orice mașină din sectorul din față și poate lăsa mașina pe loc; cu `clean_air_any` ea merge oricât vrea proprietarul, dar nu într-un sector cu alte mașini.
rules-AR-25 = „Prin pluton” schimbă cu o mașină chiar în față.
rules-AR-26 = Diagonala „Praștia” e o dată în segment.
rules-AR-27 = O carte se poate juca și fără PM.
rules-AR-28 = Pașii gratuiți și deplasează, și pot fi ultimii.
rules-AR-29 = „Supravirare” și „Subvirare” pot reveni pe un spațiu.
rules-AR-30 = Sunt patru „Subvirare”, numerele 81 până la 84.
rules-AR-31 = Unde se dă înapoi alege jucătorul activ.
rules-AR-32 = Doar linia condusă e protejată.
rules-AR-33 = În spate e mereu loc.
rules-AR-34 = Nimeni nu e împins la boxe.
rules-AR-35 = Toate PM se pot cheltui lateral.
rules-AR-36 = Un eveniment galben fără lovit nu aduce restart.
rules-AR-37 = Vecin înseamnă alături, chiar în față sau chiar în spate.
rules-AR-38 = „Coliziune” ia câte o mașină pe echipă.
rules-AR-39 = La „Carambol” o echipă fără mașină mai în spate își pierde rândul.
rules-AR-40 = „Față avariată” e roșu.
rules-AR-41 = Zidul e cel exterior.
rules-AR-42 = „Din rău în mai rău” dă albastru, iar „Față leneșă” privește mașini cu albastru.
rules-AR-43 = Cea răsucită merge pe cea mai interioară bandă goală zece sectoare înapoi.
rules-AR-44 = „Pană de cauciuc” e o oprire completă la verde.
rules-AR-45 = A doua ploaie înainte de un tur se decartează.
rules-AR-46 = Pachetul de evenimente gol se face din decartate.
rules-AR-47 = Evenimentele nu găsesc mașini la boxe.
rules-AR-48 = Stivele cresc în ordinea opririlor.
rules-AR-49 = Un jucător poate opri oricâte mașini.
rules-AR-50 = Cele depășite repornesc după cele din „Coliziune”, cu `collision_last` înaintea lor.
rules-AR-51 = După restart toate sunt în turul liderului.
rules-AR-52 = Formația poate trece înapoi de linie.
rules-AR-53 = În ultimul tur primul rând e cel mult cu opt sectoare înainte, cu `green_line` 8 cel mult cu nouă.
rules-AR-54 = Primul rând rămâne când liderul oprește.
rules-AR-55 = Mașina 43 din exemplu oprește; nu schimbă nimic.
rules-AR-56 = Se amestecă doar decartatele.
rules-AR-57 = Pe bară se sar echipele care nu contează.
rules-AR-58 = Posesorul alege mașina pentru un loc, implicit cel mai mic număr.
rules-AR-59 = La puncte egale câștigă echipa cu cea mai bună mașină.
rules-AR-60 = Câștigătoarea schimbă cu echipa participantă dinainte.
rules-AR-61 = La opriri variabile posesorul alege câte marcaje scoate.
rules-AR-62 = Scăpările fără efect se citesc cu sens.
rules-AR-63 = Fără mașini cursa se încheie.
rules-AR-64 = Șase marcaje contează doar la alegere.
rules-AR-65 = Fără mișcare laterală mașina tot își urmează benzile.
rules-AR-66 = Sunt două benzi de restart: cele două exterioare ale fiecărei porțiuni, dacă pista nu numește altele.
rules-AR-67 = Decartarea e la vedere, de la primul jucător.
rules-AR-68 = Doar trecerea R+1 e sosire.
rules-AR-69 = Când toate sosesc nu se scot cele depășite.
rules-AR-70 = Alegerile mai multora merg de la primul jucător.
rules-TA-OWN_1 = O cursă de 200 de ture e oprită, iar locurile sunt cum stau mașinile.
rules-TA-OWN_2 = Când mai multe reguli interzic, e numită cea mai apropiată de ce se poate face.
rules-TA-OWN_3 = Locurile din afara listei nu dau puncte.
rules-TA-OWN_4 = Unde a sosit o mașină împinsă, linia merge mai departe peste gol; unde a sosit una din spate, linia se termină.
rules-TA-OWN_5 = La galben cu opriri variabile cea interioară care nu dă înapoi stă jos.
rules-TA-OWN_6 = Cu `auto_skip` o decizie care, văzut de toți, are un singur răspuns se ia singură.
rules-TA-OWN_7 = Ce e tipărit și nu se cunoaște e presupus; cu `box` se joacă cu o cutie proprie.

## spaces

spaces-unknown = peste linie

chapters-TA-1 = Jocul și părțile lui
chapters-TA-2 = Pregătirea
chapters-TA-3 = Cum decurge o tură
chapters-TA-4 = Lider, depășiți cu un tur, bara de echipe
chapters-TA-5 = Cărțile de cursă
chapters-TA-RC = Ce fac cărțile de cursă
chapters-TA-6_1 = Mișcarea
chapters-TA-6_2 = Legarea
chapters-TA-6_3 = Solo
chapters-TA-6_4 = Siaj
chapters-TA-6_5 = Urmărire
chapters-TA-6_6 = În frunte
chapters-TA-6_7 = Împingerea în lateral
chapters-TA-6_8 = Împingerea înainte
chapters-TA-6_9 = Șiruri în viraje
chapters-TA-7 = Uzura
chapters-TA-8 = Evenimente
chapters-TA-EV = Ce fac cărțile de eveniment
chapters-TA-9 = Opriri la boxe și reluări
chapters-TA-10 = Sfârșitul și punctele
chapters-TA-11 = Un sezon
chapters-TA-12 = Reguli opționale
chapters-TM = Pista, în detaliu
chapters-AM = Deciziile, în detaliu
chapters-TA-OWN = Cum se face aici
chapters-AR = Lămuriri și cazuri neclare

turn-aim = Strânge cele mai multe puncte cu toate mașinile echipei: pentru locuri, pentru că ai fost lider și pentru cine a fost lider cel mai mult.
turn-1 = Completează mâna: o carte mai mult decât mașinile echipei.
turn-2 = Pe rând, fiecare alege o mașină care n-a mers încă și o carte de cursă pentru ea.
turn-3 = Cartea spune cum merge: solo, în siaj, în urmărire sau în frunte. Fiecare pas costă puncte de mișcare.
turn-4 = După mișcare mașina ia uzura cărții, iar uzura o încetinește.
turn-5 = Când toate au mers, se dezvăluie un eveniment, iar mașinile uzate pot opri la boxe.
turn-6 = Proprietarul liderului începe tura următoare; mașinile depășite cu un tur ies.

examples-draft = Albastru 15 merge în siaj: verde 22 din spate vine cu el, iar galben 43 și negru 28 din față sunt împinse. Un pas costă 1, oricât de lung e șirul.
examples-pursuit = Cu o carte de urmărire roșu 29 împinge roz 23, apoi galben 43 când îl ajung; albastru 15 din spate rămâne.
examples-lead = Verde 22 e în frunte: cele trei mașini din spate îi urmează urma, și când schimbă banda.
examples-aside = Un pas spre exterior îl costă pe albastru 15 două puncte: verde 22 e împins în lateral, roșu 29 de la zid dă înapoi, iar negru 28 din spatele lui la fel.
examples-push = Cu o carte solo, intrarea pe spațiul ocupat din față costă 3 puncte: galben 43 și verde 22 avansează un spațiu și rămân acolo.
examples-pits = Tura s-a încheiat. Verde 22 are trei marcaje de uzură; o oprire le scoate pe cele temporare, dar costă cinci spații.

## figures

figures-points = Puncte
figures-pits = Opriri la boxe
figures-led = Ture în frunte
figures-wear = Jetoane de uzură
figures-retired = Mașini pierdute
