## game

game-title = Thunder Alley
game-tagline = Stock cars por equipos: rebufo, empujones y líneas guiadas por el óvalo, sin olvidar el desgaste.
game-assumed = Tal como están impresos: las velocidades, los textos y el desgaste de todas las cartas, los puntos y casi todos los números de los coches. Supuestos, porque no se conoce lo impreso: las barras de equipos de todas las cartas salvo la 15 y la 81, los números de Rosa salvo el 23, y el 34 y el 66 de Negro. Los circuitos son nuestros.

## teams

teams-Black = Negro
teams-Blue = Azul
teams-Green = Verde
teams-Pink = Rosa
teams-Purple = Púrpura
teams-Red = Rojo
teams-Yellow = Amarillo

## colours

colours-black = negro (neumáticos)
colours-green = verde (combustible)
colours-blue = azul (suspensión)
colours-grey = gris (chasis)
colours-yellow = amarillo (suspensión)
colours-lavender = lavanda (transmisión)
colours-orange = naranja (motor)
colours-red = rojo (daño serio de chasis)

## cards

cards-Rubbin__is_Racin_ = Codo a codo
cards-Teamwork = Trabajo en equipo
cards-Riding_the_Draft = A rebufo
cards-Clean_Air = Aire limpio
cards-Working_the_Pack = Entre el pelotón
cards-Chasing_the_Race = A la caza
cards-Oversteer = Sobreviraje
cards-Making_a_Move = Al ataque
cards-Watch_the_Gauge = Ojo al indicador
cards-Staying_with_the_Pack = Con el pelotón
cards-Dirty_Air = Aire sucio
cards-Set_the_Pace = Marcar el ritmo
cards-Top_Gear = Marcha larga
cards-Follow_the_Leader = Sigue al líder
cards-Floor_It = A fondo
cards-Fast_Pace = Ritmo rápido
cards-Charge = Carga
cards-Slingshot = Tirachinas
cards-Out_in_Front = En cabeza
cards-Outside_Line = Línea exterior
cards-Inside_Line = Línea interior
cards-Understeer = Subviraje

## about

about-Rubbin__is_Racin_ = Codo a codo: los pasos laterales son gratis, también sin PM.
about-Teamwork = Trabajo en equipo: después un segundo coche del equipo mueve en rebufo con 3 PM y sin desgaste.
about-Riding_the_Draft = A rebufo: sin pasos laterales.
about-Clean_Air = Aire limpio: un coche solo en su sector llega justo detrás del que lo precede.
about-Working_the_Pack = Entre el pelotón: por 1 PM el coche cambia su lugar con uno justo delante.
about-Chasing_the_Race = A la caza: sin pasos laterales.
about-Oversteer = Sobreviraje: tras mover, el coche se desliza un carril hacia dentro si está vacío.
about-Making_a_Move = Al ataque: líder con 6 PM.
about-Watch_the_Gauge = Ojo al indicador: rebufo con 6 PM.
about-Staying_with_the_Pack = Con el pelotón: persecución con 6 PM.
about-Dirty_Air = Aire sucio: en solitario con 6 PM.
about-Set_the_Pace = Marcar el ritmo: líder con 8 PM.
about-Top_Gear = Marcha larga: en solitario con 8 PM.
about-Follow_the_Leader = Sigue al líder: líder con 8 PM.
about-Floor_It = A fondo: en solitario con 8 PM.
about-Fast_Pace = Ritmo rápido: persecución con 8 PM.
about-Charge = Carga: en solitario con 7 PM.
about-Slingshot = Tirachinas: una vez, un paso diagonal a una casilla vacía por 1 PM.
about-Out_in_Front = En cabeza: líder con 7 PM.
about-Outside_Line = Línea exterior: nunca hacia dentro y siempre por el camino exterior.
about-Inside_Line = Línea interior: nunca hacia fuera y siempre por el camino interior.
about-Understeer = Subviraje: tras mover, el coche se desliza un carril hacia fuera si está vacío.

## event_cards

event_cards-Blown_Engine = Motor reventado
event_cards-Blown_Tire = Reventón
event_cards-Blown_Transmission = Transmisión rota
event_cards-Brush_the_Wall = Roce con el muro
event_cards-Collision = Colisión
event_cards-Debris_Caution = Restos en la pista
event_cards-Engine_Damage = Motor dañado
event_cards-Front-End_Damage = Frontal dañado
event_cards-Fuel_Miscalculation = Error de combustible
event_cards-Gear_Box_Damage = Caja de cambios dañada
event_cards-It_s_Getting_Worse = Va a peor
event_cards-Loose = Trasera suelta
event_cards-Marbles = Goma suelta
event_cards-Overcast = Cielo nublado
event_cards-Pileup = Choque en cadena
event_cards-Rain = Lluvia
event_cards-Spinout = Trompo
event_cards-Sun_on_the_Track = Sol en la pista
event_cards-Tight = Delantera dura

## phases

phases-grid = parrilla
phases-segment = elegir coche
phases-card = elegir carta
phases-move = movimiento
phases-rear = ¿qué coches siguen?
phases-lane = ¿qué carril?
phases-back = ¿hacia dónde retrocede?
phases-second = ¿segundo coche?
phases-clean_air = ¿adónde?
phases-event = evento
phases-car = ¿qué coche?
phases-pit = paradas en boxes
phases-remove = ¿qué marcadores?
phases-discard = descartes
phases-over = carrera terminada

## tracks

tracks-lakeside_oval = Óvalo del Lago
tracks-halfmile_bowl = Cuenco de Media Milla
tracks-three_ridge = Tres Crestas
tracks-mesa_superspeed = Supervelódromo de la Mesa
tracks-test_track = Pista de pruebas

## table

table-turns = Turno
table-round = Turno
table-lap = Vuelta
table-deck = Mazo
table-first = Primer Jugador
table-turn = Juega
table-rain = amenaza lluvia
table-mp = PM
table-place = Puesto
table-car = Coche
table-team = Equipo
table-at = Casilla
table-laps_done = Vueltas
table-wear = Desgaste
table-led = Líder
table-state = Estado
table-activated = activado
table-lapped = doblado
table-finished = en meta
table-out = fuera
table-classified = clasificado
table-hand = Mano
table-empty = vacía
table-you = tú

## moves

moves-car = Activar el coche { $car }
moves-retire = { $car ->
        [unknown] Retirar el coche
       *[other] { WORD($phase) ->
            [pit] El coche { $car } se retira
           *[other] Retirar el coche { $car }
        }
    }
moves-pass = Pasar por un coche que está fuera
moves-card = Jugar «{ $card }»
moves-F = { $lane ->
        [unknown] Adelante
       *[other] Adelante al carril { $lane }
    }
    .short = { $lane ->
            [unknown] Adelante
           *[other] Adelante, carril { $lane }
        }
moves-I = Un carril hacia dentro
    .short = Hacia dentro
moves-O = Un carril hacia fuera
    .short = Hacia fuera
moves-X = En diagonal al carril { $lane }
    .short = Diagonal, carril { $lane }
moves-S = { $lane ->
        [unknown] Cambiar con el coche de delante
       *[other] Cambiar con el coche del carril { $lane }
    }
    .short = { $lane ->
            [unknown] Cambiar
           *[other] Cambiar, carril { $lane }
        }
moves-B = Choque: perder los PM que quedan
    .short = Choque
moves-END = Terminar el movimiento
moves-rear = Enlazar lo que hay detrás en el carril { $lane }
moves-lane = { WORD($phase) ->
        [clean_air] Alcanzar por el carril { $lane }
       *[other] Carril { $lane } para la cabeza
    }
moves-back = Hacer retroceder al carril { $lane }
moves-stay = { $car ->
        [unknown] El coche sigue en pista
       *[other] El coche { $car } sigue en pista
    }
moves-pit = { $car ->
        [unknown] El coche para en boxes
       *[other] El coche { $car } para en boxes
    }
moves-none = Dejar los marcadores
moves-events = Revelar el evento
moves-discard = Descartar «{ $card }»
moves-done = Listo
moves-remove = Quitar un marcador: { $colour }

## events

events-grid = { $car } ({ $seat }) ocupa la casilla { $space } de la parrilla.
    .list = En la parrilla:
    .item = { $car }
events-drew = { $cards ->
        [unknown] { $seat } roba { $n } { $n ->
            [one] carta
           *[other] cartas
        }.
       *[other] { $seat } roba { $n } { $n ->
            [one] carta
           *[other] cartas
        }: { $cards }.
    }
events-reshuffled = Los descartes forman un mazo nuevo de { $n } { $n ->
        [one] carta
       *[other] cartas
    }.
events-bar = La barra de equipos muestra { $bar }.
events-turn = Empieza el turno { $turn }; Primer Jugador: { $seat }.
events-activated = { $seat } activa el coche { $car }.
    .head = { $seat } #{ $car }
    .part = {""}
events-passed = { $seat } pasa por el coche { $car }.
events-played = { $car } juega «{ $card }»: { $mp } PM.
    .part = juega «{ $card }» con { $mp } PM
events-followed = { $cars } { $cars_n ->
        [one] sigue
       *[other] siguen
    } a { $car }.
    .part = {""}
events-bumped = { $car } choca y pierde { $mp } PM.
    .part = choca y pierde { $mp } PM
events-drifted = { $car } se desliza un carril hacia un lado.
    .part = se desliza un carril hacia un lado
events-clean_air = { $car } se acerca por aire limpio.
    .part = se acerca por aire limpio
events-wore = { $car } recibe { $n } { $n ->
        [one] marcador
       *[other] marcadores
    } de desgaste: { $colour }.
    .part = se desgasta: { $colour }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }
events-shed = { $car } pierde { $n } { $n ->
        [one] marcador
       *[other] marcadores
    } de desgaste: { $colour }.
    .part = pierde desgaste: { $colour }{ $n ->
        [one] {""}
       *[other] {" "}×{ $n }
    }
events-finished = ¡{ $car } ({ $seat }) llega a meta en el puesto { $place }!
    .head = { $seat } #{ $car }
    .part = llega a meta en el puesto { $place }
events-led = { $car } recibe un marcador de Líder de Turno y ya tiene { $markers }.
    .head = { $seat } #{ $car }
    .part = lidera el turno
events-event = Evento: { $event }.
events-no_effect = «{ $event }» no tiene efecto.
events-rain_falls = Llueve y la carrera termina.
events-yellow_flag = Sale la bandera amarilla.
events-lined_up = Los coches se alinean para la reanudación: { $cars }.
events-pitted = { $car } entra en boxes.
    .head = { $seat } #{ $car }
    .part = entra en boxes
events-spun = { $car } hace un trompo y retrocede.
    .head = { $seat } #{ $car }
    .part = hace un trompo y retrocede
events-first_player = { $seat } es Primer Jugador.
events-discarded = { $seat } descarta «{ $card }».
events-classified = { $car } ({ $seat }) queda en el puesto { $place }.
    .head = { $seat } #{ $car }
    .part = queda en el puesto { $place }
events-auto = No hay otra opción: { $action } se hace por { $seat }.
events-guarded = La carrera se detiene tras { $turns } { $turns ->
        [one] turno
       *[other] turnos
    } y los coches quedan como están.
events-linked = { $how ->
        [ahead] { $car } se enlaza con { $cars } delante.
       *[other] { $cars } { $cars_n ->
            [one] se enlaza
           *[other] se enlazan
        } detrás de { $car }.
    }
    .once = yes
    .part = { $how ->
        [ahead] se lleva por delante a { $cars }
       *[other] arrastra a { $cars }
    }
events-drove = { $at ->
        [unknown] { $car } cruza la meta
       *[other] { $how ->
            [inward] { $car } pasa un carril hacia dentro
            [outward] { $car } pasa un carril hacia fuera
            [diagonal] { $car } se cruza al carril de al lado
            [swap] { $car } adelanta
           *[other] { $car } avanza
        }
    } ({ $mp ->
        [one] queda
       *[other] quedan
    } { $mp } PM).
    .part = { $at ->
        [unknown] cruza la meta
       *[other] {""}
    }
events-pushed = { $how ->
        [ahead] { $car } aparta a { $cars } una casilla adelante.
        [aside] { $car } aparta a { $cars } hacia un lado.
        [back] { $car } hace retroceder a { $cars } una casilla.
        [swap] { $cars } cae detrás de { $car }.
       *[other] { $car } empuja a { $cars }.
    }
    .part = { $how ->
        [ahead] aparta adelante a { $cars }
        [aside] aparta a un lado a { $cars }
        [back] hace retroceder a { $cars }
        [swap] adelanta a { $cars }
       *[other] {""}
    }
events-retired = { $why ->
        [choice] { $seat } retira { $car }, puesto { $place }.
        [wear] { $car } está desgastado y se retira, puesto { $place }.
        [lapped] { $car } ha sido doblado y se retira, puesto { $place }.
       *[other] { $car } queda fuera, puesto { $place }.
    }
    .head = { $seat } #{ $car }
    .part = { $why ->
        [choice] se retira, puesto { $place }
        [wear] está desgastado y se retira, puesto { $place }
        [lapped] ha sido doblado y se retira, puesto { $place }
       *[other] queda fuera, puesto { $place }
    }

## preview

preview-place = { $way ->
        [gains] gana { $n } { $n ->
            [one] puesto
           *[other] puestos
        }: puesto { $place }
        [loses] pierde { $n } { $n ->
            [one] puesto
           *[other] puestos
        }: puesto { $place }
       *[keeps] sigue en el puesto { $place }
    }
preview-wear = { $n ->
        [0] sin desgaste
        [one] un marcador de desgaste más
       *[other] { $n } marcadores de desgaste más
    }
preview-out = queda fuera de la carrera
preview-finishes = llega a meta en el puesto { $place }

## hints

hints-worth = probabilidad de ganar: { $own } % en vez de { $other } %
hints-finished = llega a meta: { $own } % en vez de { $other } %
hints-out = fuera de la carrera: { $own } % en vez de { $other } %
hints-gained = puestos ganados: { $own } en vez de { $other }
hints-worn = desgaste: { $own } en vez de { $other }
hints-team = sectores de tu equipo: { $own } en vez de { $other }
hints-rivals = sectores de los rivales: { $own } en vez de { $other }

## result

result-won = { $tied ->
        [yes] Gana { $winner } por { $score }, con el mejor coche.
       *[no] Gana { $winner } por { $score }.
    }

## refusals

refusals-TA-1_3_2 = en el arcén solo se entra para parar en boxes
refusals-TA-2_5 = aún se colocan los coches en la parrilla y no se pregunta eso
refusals-TA-3_4 = le toca decidir a otro jugador
refusals-TA-3_4_1 = al empezar tu segmento eliges un coche tuyo que no se haya activado este turno
refusals-TA-3_4_2 = solo se pasa por un coche que está fuera o en meta
refusals-TA-3_4_3 = un coche con seis o más marcadores se retira al ser elegido
refusals-TA-3_4_5 = se juega una carta de tu mano para el coche elegido
refusals-TA-3_5_2 = el evento se revela al final del turno
refusals-TA-3_5_6 = las cartas de tu mano se descartan al final del turno
refusals-TA-4_4_3 = ese coche no está entre los que puedes elegir
refusals-TA-6_1_2 = el coche no puede ir allí ahora
refusals-TA-6_1_4 = el coche ya estuvo en esa casilla en este segmento
refusals-TA-6_1_5 = los PM que quedan no alcanzan
refusals-TA-6_1_6 = hay que gastar todos los PM antes de terminar
refusals-TA-6_1_8 = el choque es solo para PM que no pagan un desplazamiento
refusals-TA-6_4_2 = un coche enlazado en rebufo no se mueve de lado
refusals-TA-6_5_2 = un coche enlazado en persecución no se mueve de lado
refusals-TA-6_7_5 = un coche solo retrocede a un carril que lleva a su casilla
refusals-TA-6_8_3 = el coche empujado no puede ir a ese carril
refusals-TA-6_9_1 = la línea sigue a su cabeza, que no puede ir a ese carril
refusals-TA-6_9_3 = la línea no puede seguir por ese carril
refusals-TA-9_1_1 = seguir, parar o retirarse se decide coche por coche en las paradas
refusals-TA-9_4_5 = el primer paso al salir de boxes es hacia fuera al carril 1
refusals-TA-10_1_4 = la carrera ha terminado
refusals-TA-12_1 = solo se quitan marcadores temporales del coche que para, y solo con paradas variables
refusals-TA-RC_2 = «Trabajo en equipo» necesita otro coche de tu equipo en los carriles
refusals-TA-RC_3 = «A rebufo» no permite pasos laterales
refusals-TA-RC_4 = «Aire limpio» no lleva a ese carril
refusals-TA-RC_5 = no hay coche justo delante en ese carril
refusals-TA-RC_6 = «A la caza» no permite pasos laterales
refusals-TA-RC_18 = «Tirachinas» permite un paso diagonal, y solo a una casilla vacía
refusals-TA-RC_20 = «Línea exterior» no permite ir hacia dentro, y solo el camino exterior
refusals-TA-RC_21 = «Línea interior» no permite ir hacia fuera, y solo el camino interior
refusals-TA-EV_14 = eso es solo para «Cielo nublado», cuando te toca elegir
refusals-TM-7 = esa casilla no está en diagonal desde aquí
refusals-TM-8 = hay un muro
refusals-AM-4 = di el carril donde hay varios caminos, y solo allí
refusals-AM-5 = ahora no se pregunta por un carril

## rules

rules-TA-1_0 = De dos a siete jugadores dirigen cada uno un equipo y buscan los máximos puntos en una carrera o temporada.
rules-TA-1_1 = La caja trae 4 circuitos, 7 equipos de 6 coches, marcadores, 84 cartas de carrera y 26 de evento.
rules-TA-1_2 = Un equipo puntúa por los puestos de todos sus coches, por cada coche que lideró y por el que más lideró.
rules-TA-1_3_1 = Cada rectángulo es una casilla, y en los carriles cabe un coche.
rules-TA-1_3_2 = Al arcén solo se entra para parar en boxes; allí los coches se apilan y el de abajo va delante.
rules-TA-1_3_3 = La parrilla está tras la línea de meta, y gana quien la cruza tras la última vuelta.
rules-TA-1_3_4 = La parrilla tiene 21 casillas, y el primer cruce de la línea no completa vuelta.
rules-TA-1_3_5 = En un reinicio los coches llenan los carriles de reinicio desde el sector del líder hacia atrás, de dos en dos.
rules-TA-1_3_6 = La línea verde está siete sectores antes de la meta; en la última vuelta ningún reinicio empieza más allá.
rules-TA-1_4 = La hoja de equipo muestra desgaste y marcadores de Líder de Turno a la vista de todos.
rules-TA-1_5 = Cada coche puede activarse una vez por turno.
rules-TA-1_6 = Los siete equipos tienen seis coches con número propio; son supuestos los de Rosa salvo el 23, y el 34 y el 66 de Negro, y los demás son los impresos.
rules-TA-2_1 = Elegís un circuito.
rules-TA-2_2 = Cada jugador toma un equipo distinto.
rules-TA-2_3 = Con 2 jugadores hay 6 coches por equipo, con 3 cinco, con 4 cuatro, con más tres.
rules-TA-2_4 = Los mazos de carrera y de evento se barajan boca abajo.
rules-TA-2_5 = Se lee una barra de equipos de ida y vuelta, y cada vez el equipo pone un coche en la parrilla.
rules-TA-2_6_1 = El marcador de vuelta empieza en 1.
rules-TA-2_6_2 = Hay un marcador de puesto por coche.
rules-TA-2_6_3 = El dueño de la pole es Primer Jugador.
rules-TA-2_6_4 = Los marcadores de desgaste y de líder quedan a mano de todos.
rules-TA-2_7 = Cada jugador recibe una carta más que coches tiene, y las manos son secretas.
rules-TA-3_1 = El turno acaba cuando cada coche, en carrera o no, ha tenido su segmento.
rules-TA-3_2 = En un turno se llenan las manos, se juegan los segmentos y siguen los pasos finales.
rules-TA-3_3 = Desde el Primer Jugador todos roban hasta una carta más que coches al empezar.
rules-TA-3_4 = Los jugadores juegan segmentos por orden desde el Primer Jugador hasta activar todos los coches.
rules-TA-3_4_1 = En tu segmento eliges un coche tuyo sin activar.
rules-TA-3_4_2 = Un coche en meta o fuera hace del segmento un pase.
rules-TA-3_4_3 = Un coche con seis o más marcadores se retira al ser elegido.
rules-TA-3_4_4 = Cualquier otro coche puede ser retirado por su dueño.
rules-TA-3_4_5 = Si no, juegas una carta de carrera de tu mano y mueves el coche.
rules-TA-3_4_6 = Tras mover, el coche recibe el desgaste de la carta, que se descarta.
rules-TA-3_4_7 = El coche queda activado y juega el siguiente.
rules-TA-3_5 = Con un coche en meta no hay pasos finales.
rules-TA-3_5_1 = El líder y los coches a su lado reciben un marcador de Líder de Turno.
rules-TA-3_5_2 = El Primer Jugador revela una carta de evento y se resuelve.
rules-TA-3_5_3 = Los jugadores deciden sus paradas, y un nuevo líder sin marcador recibe uno.
rules-TA-3_5_4 = El dueño del líder pasa a ser Primer Jugador.
rules-TA-3_5_5 = Los coches doblados se retiran, el último primero.
rules-TA-3_5_6 = Cada jugador puede descartar las cartas que quiera.
rules-TA-4_1_1 = Va delante quien llegó más lejos; a la par, carriles antes que arcén y dentro antes que fuera.
rules-TA-4_1_2 = El líder es siempre el primero del orden de carrera.
rules-TA-4_2_1 = Un coche está doblado mientras el líder esté a su altura o más allá con una vuelta más.
rules-TA-4_2_2 = Un coche doblado al final del turno se retira.
rules-TA-4_3_1 = Un coche perdido sale enseguida y toma el puesto más bajo libre.
rules-TA-4_3_2 = Un coche puede retirarse en su segmento o al decidir las paradas.
rules-TA-4_3_3 = Perder coches no reduce la mano, y por cada uno se pasa una vez por turno.
rules-TA-4_4_1 = Cada carta de carrera muestra los siete equipos en un orden: su barra de equipos.
rules-TA-4_4_2 = Entre equipos decide una barra revelada: el primero que tenga un candidato.
rules-TA-4_4_3 = Dentro de un equipo elige el dueño.
rules-TA-4_5_1 = Las curvas tienen menos carriles y nada más de especial.
rules-TA-4_5_2 = Donde los carriles convergen y hay dos caminos, elige el jugador activo.
rules-TA-4_5_3 = Donde se abren y hay dos caminos, elige el jugador activo.
rules-TA-4_5_4 = Toda elección durante un movimiento es del jugador activo.
rules-TA-4_6_1 = Cada coche cuenta sus cruces y el marcador de vuelta sigue al líder.
rules-TA-4_6_2 = Un coche llega a meta con un cruce más que vueltas.
rules-TA-4_6_3 = El circuito dice las vueltas, por lo común de dos a cuatro.
rules-TA-5_1 = El color del nombre es el desgaste que da la carta; blanco, ninguno.
rules-TA-5_2 = El primer número es la velocidad en pista.
rules-TA-5_3 = El segundo número es la velocidad al salir de boxes.
rules-TA-5_4 = Una carta mueve en solitario, rebufo, persecución o líder.
rules-TA-5_5 = El indicador muestra el tipo de desgaste, en todas las cartas el impreso.
rules-TA-5_6 = El texto de la carta se obedece y manda sobre las reglas.
rules-TA-5_7 = La barra de equipos sirve para la parrilla y los empates; las de las cartas 15 y 81 son las impresas, las demás son supuestas.
rules-TA-5_8 = El número solo identifica la carta.
rules-TA-5_9 = Con el mazo vacío se barajan los descartes.
rules-TA-RC_1 = Codo a codo: los pasos laterales son gratis, también sin PM.
rules-TA-RC_2 = Trabajo en equipo: después un segundo coche del equipo mueve en rebufo con 3 PM y sin desgaste.
rules-TA-RC_3 = A rebufo: sin pasos laterales.
rules-TA-RC_4 = Aire limpio: un coche solo en su sector llega justo detrás del que lo precede.
rules-TA-RC_5 = Entre el pelotón: por 1 PM el coche cambia su lugar con uno justo delante.
rules-TA-RC_6 = A la caza: sin pasos laterales.
rules-TA-RC_7 = Sobreviraje: tras mover, el coche se desliza un carril hacia dentro si está vacío.
rules-TA-RC_8 = Al ataque: líder con 6 PM.
rules-TA-RC_9 = Ojo al indicador: rebufo con 6 PM.
rules-TA-RC_10 = Con el pelotón: persecución con 6 PM.
rules-TA-RC_11 = Aire sucio: en solitario con 6 PM.
rules-TA-RC_12 = Marcar el ritmo: líder con 8 PM.
rules-TA-RC_13 = Marcha larga: en solitario con 8 PM.
rules-TA-RC_14 = Sigue al líder: líder con 8 PM.
rules-TA-RC_15 = A fondo: en solitario con 8 PM.
rules-TA-RC_16 = Ritmo rápido: persecución con 8 PM.
rules-TA-RC_17 = Carga: en solitario con 7 PM.
rules-TA-RC_18 = Tirachinas: una vez, un paso diagonal a una casilla vacía por 1 PM.
rules-TA-RC_19 = En cabeza: líder con 7 PM.
rules-TA-RC_20 = Línea exterior: nunca hacia dentro y siempre por el camino exterior.
rules-TA-RC_21 = Línea interior: nunca hacia fuera y siempre por el camino interior.
rules-TA-RC_22 = Subviraje: tras mover, el coche se desliza un carril hacia fuera si está vacío.
rules-TA-6_1_1 = En pista los PM son la velocidad de la carta menos la penalización.
rules-TA-6_1_2 = El coche mueve paso a paso, adelante o de lado; en diagonal solo si una carta lo dice.
rules-TA-6_1_3 = El coche activo nunca retrocede.
rules-TA-6_1_4 = No se entra dos veces en la misma casilla, y la inicial cuenta.
rules-TA-6_1_5 = Un paso a casilla vacía cuesta 1 PM, desplazar de lado 2, de frente 3, empujar un enlazado 1.
rules-TA-6_1_6 = Hay que gastar todos los PM.
rules-TA-6_1_7 = Se puede desplazar aunque haya otro camino libre.
rules-TA-6_1_8 = Solo si los PM no pagan un desplazamiento se puede chocar: se pierden y nada se mueve.
rules-TA-6_1_9 = Los coches movidos por otros no eligen nada.
rules-TA-6_2_1 = Un coche está justo delante de otro si la casilla de este lleva a la suya.
rules-TA-6_2_2 = Las líneas cruzan curvas y pueden tener cualquier número de coches, ninguno en el arcén.
rules-TA-6_2_3 = La línea mueve con su coche activo, que es el único que paga.
rules-TA-6_3 = En solitario el coche mueve solo y no lleva a nadie.
rules-TA-6_4_1 = En rebufo el coche lleva a los enlazados delante y detrás, y quien encuentra se une.
rules-TA-6_4_2 = Antes del primer paso adelante puede ir de lado; enlazado, ya no.
rules-TA-6_4_3 = Los enlaces se forman con el primer paso adelante: detrás coche a coche, delante al encontrarlos.
rules-TA-6_5_1 = Persecución es rebufo sin coches detrás.
rules-TA-6_5_2 = Hasta enlazarse mueve como en solitario; luego no cambia de carril.
rules-TA-6_5_3 = Los coches que encuentra la línea empujada se unen.
rules-TA-6_6_1 = Con líder los de detrás siguen, cada uno a la casilla recién dejada.
rules-TA-6_6_2 = Los seguidores se determinan una vez, antes del primer paso.
rules-TA-6_6_3 = Los pasos laterales no rompen la línea guiada.
rules-TA-6_6_4 = Los seguidores deben seguir.
rules-TA-6_6_5 = Sin seguidores, líder es como solitario; los de delante se desplazan.
rules-TA-6_6_6 = Un desplazamiento lateral no puede romper la línea guiada.
rules-TA-6_7_1 = Entrar de lado en casilla ocupada cuesta 2 PM, mueva a cuantos mueva.
rules-TA-6_7_2 = El coche de allí pasa un carril más allá.
rules-TA-6_7_3 = Los siguientes en el camino se desplazan igual.
rules-TA-6_7_4 = Un coche en el borde retrocede una casilla, nunca al arcén.
rules-TA-6_7_5 = Quien retrocede empuja a los de detrás, y el jugador activo elige entre dos carriles.
rules-TA-6_7_6 = Si eso movería la línea guiada, se usa otro carril o el coche va adelante.
rules-TA-6_7_7 = Primero mueve el del borde, luego los demás, luego el activo y sus seguidores.
rules-TA-6_7_8 = Puede repetirse.
rules-TA-6_8_1 = Por 3 PM un coche en solitario o líder entra delante y el de allí avanza una casilla.
rules-TA-6_8_2 = Los que están en línea delante avanzan también.
rules-TA-6_8_3 = Si un coche empujado tiene dos carriles elige el jugador activo, también uno ocupado.
rules-TA-6_8_4 = Puede repetirse.
rules-TA-6_8_5 = Los apartados no se enlazan y paran tras una casilla.
rules-TA-6_9_1 = La cabeza de la línea elige carril al entrar en curva y la línea la sigue.
rules-TA-6_9_2 = La cabeza elige carril al salir y la línea la sigue.
rules-TA-6_9_3 = Si la línea puede seguir por dos carriles elige el jugador activo, también uno vacío.
rules-TA-7_1_1 = El desgaste viene de las cartas, tras mover, y de los eventos.
rules-TA-7_1_2 = Todos los marcadores frenan igual.
rules-TA-7_1_3 = Amarillo, lavanda, naranja y rojo son permanentes.
rules-TA-7_1_4 = Negro, verde, azul y gris son temporales.
rules-TA-7_1_5 = Los marcadores nunca se agotan.
rules-TA-7_2 = Un coche con seis marcadores se retira cuando vuelve a ser elegido.
rules-TA-7_3 = Una parada quita los temporales.
rules-TA-7_4_1 = Tres, cuatro o cinco marcadores cuestan otros tantos PM.
rules-TA-7_4_2 = Los PM no bajan de 0.
rules-TA-7_4_3 = El desgaste se recibe aunque no queden PM.
rules-TA-7_4_4 = Al salir de boxes no hay penalización.
rules-TA-7_4_5 = La penalización es solo del coche activo.
rules-TA-8_1_1 = Al final del turno se revela un evento, salvo con un coche en meta.
rules-TA-8_1_2 = Si nadie cumple, no pasa nada y no hay bandera.
rules-TA-8_1_3 = Los empates entre equipos los decide la barra, dentro de uno el dueño.
rules-TA-8_1_4 = Tener más marcadores exige tener al menos uno.
rules-TA-8_1_5 = El evento dice qué color mira.
rules-TA-8_2 = Verde sigue, amarilla es reinicio, roja acaba la carrera.
rules-TA-EV_1 = Motor reventado: el coche con más naranja queda fuera; bandera amarilla.
rules-TA-EV_2 = Reventón: el coche con más negro para en boxes 10 casillas atrás.
rules-TA-EV_3 = Transmisión rota: el coche con más lavanda queda fuera; bandera amarilla.
rules-TA-EV_4 = Roce con el muro: un coche del carril exterior recibe 1 rojo.
rules-TA-EV_5 = Colisión: un coche y uno adyacente de cada otro equipo reciben 2 rojos y reinician detrás.
rules-TA-EV_6 = Restos en la pista: bandera amarilla.
rules-TA-EV_7 = Motor dañado: el coche con más naranja recibe otro.
rules-TA-EV_8 = Frontal dañado: un coche con otro justo delante recibe 1 rojo; bandera amarilla.
rules-TA-EV_9 = Error de combustible: el coche con más verde recibe otro.
rules-TA-EV_10 = Caja de cambios dañada: el coche con más lavanda recibe otro.
rules-TA-EV_11 = Va a peor: el coche con más azul y amarillo recibe 1 azul.
rules-TA-EV_12 = Trasera suelta: el coche con más azul cambia uno por amarillo.
rules-TA-EV_13 = Goma suelta: el mejor coche de cada jugador recibe 1 negro.
rules-TA-EV_14 = Cielo nublado: cada jugador puede quitar 1 negro de un coche.
rules-TA-EV_15 = Choque en cadena: por la barra y hacia atrás se reparten 2 rojos, 1 rojo y luego 1 gris; bandera amarilla.
rules-TA-EV_16 = Lluvia: la primera queda junto a la pista; la segunda acaba la carrera si el líder completó una vuelta.
rules-TA-EV_17 = Trompo: el coche con más negro cae 10 sectores y recibe 1 negro.
rules-TA-EV_18 = Sol en la pista: cada jugador pone 1 negro en un coche suyo.
rules-TA-EV_19 = Delantera dura: de los coches con azul, el de más azul y amarillo cambia uno por amarillo.
rules-TA-9_1_1 = Desde el Primer Jugador cada uno decide una vez qué coches paran.
rules-TA-9_1_2 = Con amarilla se para en el reinicio, si no con verde.
rules-TA-9_1_3 = Con un coche en meta nadie para.
rules-TA-9_2 = Quien para pierde los marcadores temporales.
rules-TA-9_3 = Con verde el coche va al arcén y cinco casillas atrás.
rules-TA-9_4 = Tras parar con verde sale en su próxima activación.
rules-TA-9_4_1 = Sus PM son la velocidad de salida de la carta.
rules-TA-9_4_2 = Mueve en solitario y el texto se ignora.
rules-TA-9_4_3 = No hay penalización.
rules-TA-9_4_4 = No recibe desgaste.
rules-TA-9_4_5 = El primer paso es hacia fuera al carril 1, por 1 PM, o 2 desplazando.
rules-TA-9_4_6 = Los del arcén no estorban, y quien sale no vuelve.
rules-TA-9_5 = Con amarilla se para junto a la fila sin retroceder, el interior debajo.
rules-TA-9_6 = Un reinicio alinea, deja parar y vuelve a cerrar la formación.
rules-TA-9_6_1 = La primera fila es el sector del líder.
rules-TA-9_6_2 = Detrás van los demás en orden, luego los de «Colisión» y luego los doblados, todos en la vuelta del líder.
rules-TA-9_6_3 = Tras un reinicio nadie está doblado.
rules-TA-9_6_4 = Entonces los jugadores deciden sus paradas.
rules-TA-9_6_5 = Quienes siguieron cierran filas y los que pararon van detrás.
rules-TA-9_6_6 = Si el primero no tiene marcador de este turno, recibe uno.
rules-TA-9_7 = En la última vuelta la primera fila no pasa de la línea verde.
rules-TA-10_1_1 = Gana el primero en meta, con un marcador de Líder de Turno.
rules-TA-10_1_2 = La fase de acción se juega hasta el final y otros llegan tras él.
rules-TA-10_1_3 = Quien llega sale de la pista; la línea detrás sigue con los PM que quedan.
rules-TA-10_1_4 = Luego acaba la carrera y los que quedan toman los puestos en orden.
rules-TA-10_1_5 = Si la lluvia acaba la carrera, los puestos se dan en orden de carrera.
rules-TA-10_2_1 = Cada coche que lideró suma un punto.
rules-TA-10_2_2 = El coche con más marcadores de líder se lleva Most Laps Led.
rules-TA-10_2_3 = Gana el equipo con más puntos.
rules-TA-10_2_4 = Los puestos dan 46, 42, 41 y así hasta 23 para el 21.º, y Most Laps Led da 1, tal como están impresos.
rules-TA-11_0 = Una temporada es una serie de carreras.
rules-TA-11_1 = El número de carreras y los circuitos se fijan antes.
rules-TA-11_2 = El equipo del coche ganador avanza un lugar en la barra de la parrilla.
rules-TA-11_3_1 = Los puntos se suman.
rules-TA-11_3_2 = Un sustituto puede correr por un ausente, que pierde 5 puntos.
rules-TA-11_3_3 = O el equipo no corre y recibe los puntos del último menos 5.
rules-TA-12_1 = Opcional: una parada cuesta casillas por marcador quitado.
rules-TA-12_2 = Opcional: una barra nueva por ronda de coches o por casilla.
rules-TA-12_3 = Opcional: cualquier número de coches por equipo.
rules-TA-12_4 = Opcional: se corre hasta que lleguen todos.
rules-TM-1 = Un circuito tiene vueltas, sectores con carriles, conexiones, carriles de reinicio y parrilla; los que vienen con el juego son nuestros.
rules-TM-2 = Tiene al menos 22 sectores, más que coches, y dos carriles en todas partes.
rules-TM-3 = Cada sector tiene una casilla de arcén que solo lleva al carril 1.
rules-TM-4 = Una casilla lleva a uno, dos o tres carriles del sector siguiente, según el límite.
rules-TM-5 = Los carriles de reinicio son dos vecinos en cada tramo.
rules-TM-6 = La parrilla va hacia atrás desde la línea, dos por sector.
rules-TM-7 = Las casillas diagonales están junto a aquellas a las que se llega.
rules-TM-8 = De lado están los carriles vecinos; el más alto toca el muro.
rules-TM-9 = La línea verde está antes de los siete últimos sectores, con `green_line` 8 antes de los ocho últimos.
rules-AM-1 = Una posición tiene coches, cartas, marcadores, jugadores y el movimiento en curso.
rules-AM-2 = Un turno es llenar, segmentos y final; sin coches acaba la carrera.
rules-AM-3 = Fuera de un movimiento se decide sobre coches, cartas, eventos, paradas y descartes.
rules-AM-4 = En un movimiento se da un paso, se choca o se termina sin PM.
rules-AM-5 = Dentro de un paso se eligen carriles.
rules-AM-6 = Los pasos se ejecutan en un orden fijo.
rules-AM-7 = Hay leyes que valen siempre, como un coche por casilla.
rules-AM-8 = Ves tu mano y la mesa, pero no otras manos ni mazos.
rules-AR-1 = Dentro va delante de fuera.
rules-AR-2 = Doblado es quien está a una vuelta o más del líder.
rules-AR-3 = Se mide contra el líder del momento.
rules-AR-4 = Un coche lanzado atrás más allá del líder queda doblado.
rules-AR-5 = El marcador de vuelta puede retroceder.
rules-AR-6 = El arcén va detrás de los carriles, el de abajo primero.
rules-AR-7 = El ganador recibe un marcador de Líder de Turno.
rules-AR-8 = El último turno no tiene pasos finales.
rules-AR-9 = Una línea sigue tras un coche en meta con los PM que quedan.
rules-AR-10 = Quien se retira al final toma el puesto más bajo libre.
rules-AR-11 = Un coche del arcén no comparte el liderato.
rules-AR-12 = Un coche recibe como mucho un marcador por turno.
rules-AR-13 = El Primer Jugador lo es hasta que pasa el marcador.
rules-AR-14 = Descartes y robo empiezan con el nuevo Primer Jugador.
rules-AR-15 = Antes del primer paso adelante nadie está enlazado.
rules-AR-16 = Un coche queda bloqueado en cuanto se enlaza tras avanzar.
rules-AR-17 = Los de detrás pueden enlazarse luego si no hay nadie.
rules-AR-18 = El coche activo sigue a su línea en las bifurcaciones.
rules-AR-19 = Con un carril libre delante no está bloqueado.
rules-AR-20 = Retirarse es posible en el segmento y en la parada propios.
rules-AR-21 = La casilla inicial cuenta como visitada.
rules-AR-22 = El choque es solo para PM que no pagan.
rules-AR-23 = El segundo coche de «Trabajo en equipo» tiene 3 PM, sin desgaste ni penalización.
rules-AR-24 = «Aire limpio» cuenta cualquier coche del sector de delante y puede dejar el coche donde está; con `clean_air_any` el coche sigue hasta donde quiera su dueño, pero sin entrar en un sector con otros coches.
rules-AR-25 = «Entre el pelotón» cambia con un coche justo delante.
rules-AR-26 = La diagonal de «Tirachinas» vale una vez en su segmento.
rules-AR-27 = Se puede jugar una carta aunque no queden PM.
rules-AR-28 = Los pasos laterales gratis también desplazan y valen al final.
rules-AR-29 = «Sobreviraje» y «Subviraje» pueden volver a una casilla.
rules-AR-30 = Hay cuatro «Subviraje», números 81 a 84.
rules-AR-31 = El jugador activo elige adónde se retrocede.
rules-AR-32 = Solo la línea guiada está protegida.
rules-AR-33 = Siempre hay sitio detrás.
rules-AR-34 = Nadie es empujado al arcén.
rules-AR-35 = Todos los PM pueden gastarse de lado.
rules-AR-36 = Un evento amarillo sin afectado no trae reinicio.
rules-AR-37 = Adyacente es al lado, justo delante o justo detrás.
rules-AR-38 = «Colisión» toma un coche por equipo.
rules-AR-39 = En «Choque en cadena» un equipo sin coche detrás gasta su turno.
rules-AR-40 = «Frontal dañado» es rojo.
rules-AR-41 = El muro es el exterior.
rules-AR-42 = «Va a peor» da azul, y «Delantera dura» mira coches con azul.
rules-AR-43 = Quien trompea va al carril vacío más interior diez sectores atrás.
rules-AR-44 = «Reventón» es una parada completa con verde.
rules-AR-45 = Una segunda lluvia antes de una vuelta se descarta.
rules-AR-46 = El mazo de eventos vacío se rehace con sus descartes.
rules-AR-47 = Los eventos nunca encuentran coches en boxes.
rules-AR-48 = Las pilas crecen en el orden de las paradas.
rules-AR-49 = Un jugador puede parar con todos los coches que quiera.
rules-AR-50 = Los doblados reinician detrás de los de «Colisión», con `collision_last` delante de ellos.
rules-AR-51 = Tras un reinicio todos están en la vuelta del líder.
rules-AR-52 = La formación puede pasar atrás de la línea.
rules-AR-53 = En la última vuelta la primera fila está como mucho ocho sectores antes, con `green_line` 8 como mucho nueve.
rules-AR-54 = La primera fila no cambia si el líder para.
rules-AR-55 = El coche 43 del ejemplo para; no cambia nada.
rules-AR-56 = Solo se barajan los descartes.
rules-AR-57 = En la barra se saltan los equipos que no cuentan.
rules-AR-58 = El dueño elige el coche de cada casilla, por defecto el número menor.
rules-AR-59 = A igual puntos gana el equipo con el mejor coche.
rules-AR-60 = El ganador cambia con el equipo participante anterior.
rules-AR-61 = Con paradas variables el dueño elige cuántos marcadores quita.
rules-AR-62 = Las erratas sin efecto se leen con sentido.
rules-AR-63 = Sin coches la carrera acaba.
rules-AR-64 = Seis marcadores solo importan al ser elegido.
rules-AR-65 = Sin movimiento lateral el coche sigue sus carriles.
rules-AR-66 = Hay dos carriles de reinicio: los dos exteriores de cada tramo, si el circuito no nombra otros.
rules-AR-67 = Los descartes son abiertos, desde el Primer Jugador.
rules-AR-68 = Solo el cruce R+1 termina.
rules-AR-69 = Si todos terminan no se retiran doblados.
rules-AR-70 = Las elecciones de varios van desde el Primer Jugador.
rules-TA-OWN_1 = Una carrera de 200 turnos se detiene y los puestos se dan como están los coches.
rules-TA-OWN_2 = Si varias reglas prohíben algo se nombra la más cercana a lo que puede hacerse.
rules-TA-OWN_3 = Los puestos fuera de la lista no puntúan.
rules-TA-OWN_4 = Donde un coche empujado ha llegado a meta, la fila sigue por encima del hueco; donde lo ha hecho uno de detrás, la fila termina.
rules-TA-OWN_5 = Con amarilla y paradas variables el interior que no retrocede queda debajo.
rules-TA-OWN_6 = Con `auto_skip` se hace sola una decisión que a la vista de todos tiene una sola respuesta.
rules-TA-OWN_7 = Lo impreso que no se conoce es supuesto; con `box` se juega con una caja propia.

## spaces

spaces-unknown = tras la meta

chapters-TA-1 = El juego y sus partes
chapters-TA-2 = Preparación
chapters-TA-3 = Cómo va un turno
chapters-TA-4 = Líder, doblados, barra de equipos
chapters-TA-5 = Cartas de carrera
chapters-TA-RC = Qué hacen las cartas de carrera
chapters-TA-6_1 = Mover
chapters-TA-6_2 = Enlazar
chapters-TA-6_3 = En solitario
chapters-TA-6_4 = Rebufo
chapters-TA-6_5 = Persecución
chapters-TA-6_6 = Líder
chapters-TA-6_7 = Empujar de lado
chapters-TA-6_8 = Empujar hacia delante
chapters-TA-6_9 = Filas en las curvas
chapters-TA-7 = Desgaste
chapters-TA-8 = Eventos
chapters-TA-EV = Qué hacen las cartas de evento
chapters-TA-9 = Paradas y reanudaciones
chapters-TA-10 = Final y puntos
chapters-TA-11 = Una temporada
chapters-TA-12 = Reglas opcionales
chapters-TM = El circuito, con precisión
chapters-AM = Las decisiones, con precisión
chapters-TA-OWN = Cómo se hace aquí
chapters-AR = Aclaraciones y casos dudosos

turn-aim = Suma más puntos que nadie con todos los coches de tu equipo: por sus puestos, por liderar y por el que más lideró.
turn-1 = Completa la mano: una carta más que coches tiene tu equipo.
turn-2 = Por turnos, cada uno elige un coche que aún no ha movido y una carta de carrera.
turn-3 = La carta dice cómo mueve: en solitario, a rebufo, en persecución o de líder. Cada paso cuesta puntos de movimiento.
turn-4 = Tras mover, el coche recibe el desgaste de la carta, y el desgaste lo frena.
turn-5 = Cuando todos han movido se revela un evento, y los coches gastados pueden parar.
turn-6 = El dueño del coche líder empieza el turno siguiente; los doblados quedan fuera.

examples-draft = El azul 15 va a rebufo: el verde 22 de detrás lo sigue, y el amarillo 43 y el negro 28 van empujados delante. Un paso cuesta 1, por larga que sea la fila.
examples-pursuit = Con una carta de persecución el rojo 29 empuja al rosa 23, y al amarillo 43 cuando lo alcanzan; el azul 15 de detrás se queda.
examples-lead = El verde 22 va de líder: los tres de detrás siguen su rastro, también cuando cambia de carril.
examples-aside = Un paso hacia fuera le cuesta 2 puntos al azul 15: el verde 22 se aparta, el rojo 29 junto al muro retrocede, y el negro 28 detrás de él también.
examples-push = Con una carta en solitario, entrar en la casilla ocupada de delante cuesta 3 puntos: el amarillo 43 y el verde 22 avanzan una casilla y se quedan ahí.
examples-pits = El turno ha acabado. El verde 22 tiene tres marcadores de desgaste; una parada quita los temporales, pero cuesta cinco casillas.

## figures

figures-points = Puntos
figures-pits = Paradas en boxes
figures-led = Turnos en cabeza
figures-wear = Marcadores de desgaste
figures-retired = Coches perdidos
