## game

game-title = Speed 1200 km
game-tagline = Una carrera de cartas de 1200 km: avanza, frena a los demás y responde con una contra.

## groups

groups-attack = ataque
groups-defence = defensa
groups-wild = comodín
groups-kilometre = kilómetros

## cards

cards-STOP = STOP
cards-OUT_OF_GAS = SIN GASOLINA
cards-PUNCTURE = PINCHAZO
cards-DAMAGE = AVERÍA
cards-SPEED_LIMIT = LÍMITE DE VELOCIDAD
cards-START = ARRANQUE
cards-GASOLINE = GASOLINA
cards-SPARE_TIRE = RUEDA DE REPUESTO
cards-REPLACEMENT = RECAMBIO
cards-END_OF_LIMIT = FIN DE LÍMITE
cards-OPEN_ROAD = VÍA LIBRE
cards-GAS_STATION = GASOLINERA
cards-TIRE_SHOP = TALLER DE NEUMÁTICOS
cards-WORKSHOP = TALLER MECÁNICO
cards-KM = { $n } km

## about

about-STOP = Detiene a un equipo en marcha hasta que juegue ARRANQUE. VÍA LIBRE lo impide.
about-OUT_OF_GAS = Detiene a un equipo en marcha hasta que juegue GASOLINA y después ARRANQUE. GASOLINERA lo impide.
about-PUNCTURE = Detiene a un equipo en marcha hasta que juegue RUEDA DE REPUESTO y después ARRANQUE. TALLER DE NEUMÁTICOS lo impide.
about-DAMAGE = Detiene a un equipo en marcha hasta que juegue RECAMBIO y después ARRANQUE. TALLER MECÁNICO lo impide.
about-SPEED_LIMIT = Obliga a un equipo a usar solo sus cartas de pocos kilómetros hasta que juegue FIN DE LÍMITE. VÍA LIBRE lo impide.
about-START = Pone el coche en marcha: al principio, tras un STOP y después de cada reparación.
about-GASOLINE = Responde a SIN GASOLINA.
about-SPARE_TIRE = Responde a PINCHAZO.
about-REPLACEMENT = Responde a AVERÍA.
about-END_OF_LIMIT = Levanta un LÍMITE DE VELOCIDAD.
about-OPEN_ROAD = Circulas sin ARRANQUE y sin límite; nadie puede jugarte STOP ni LÍMITE DE VELOCIDAD.
about-GAS_STATION = Nadie puede jugarte SIN GASOLINA en lo que queda de ronda.
about-TIRE_SHOP = Nadie puede jugarte PINCHAZO en lo que queda de ronda.
about-WORKSHOP = Nadie puede jugarte AVERÍA en lo que queda de ronda.
about-KM = Avanza { $n } km si el coche está en marcha.

## phases

phases-play = toca jugar
phases-kontra = ¿contra?
phases-extension = ¿ampliación?
phases-over = fin de la partida

## table

table-round = Ronda
table-dealer = Reparte
table-team = Equipo
table-battle = Pila de batalla
table-speed = Pila de velocidad
table-distance = Distancia
table-wild = Comodines
table-kilometres = Cartas de kilómetros
table-last_round = Última ronda
table-total = Total
table-draw = Mazo
table-discard = Pila de descartes
table-hand = Mano
table-cards = Cartas
table-target = Meta
table-rolling = en marcha
table-halted = parado
table-limited = limitado
table-extension = Ampliación pedida por { $team }
table-empty = sin cartas

## moves

moves-play = Jugar { $card }
moves-attack = Atacar al equipo { $team } con { $card }
moves-discard = Descartar { $card }
moves-kontra = { $yes ->
        [yes] ¡Contra! Responder con el comodín
       *[other] Sin contra
    }
moves-extend = { $yes ->
        [yes] Ampliar el viaje a { $target } km
       *[other] Terminar aquí la ronda
    }

## events

events-dealt = Ronda { $round }: reparte { $seat }.
events-drew = { $card ->
        [unknown] { $seat } roba una carta.
       *[other] { $seat } roba { $card }.
    }
    .head = { $seat }
    .part = { $card ->
        [unknown] { "" }
       *[other] roba { $card }
    }
events-drove = { $seat } avanza { $km } km: el equipo { $team } lleva { $distance } km.
    .part = avanza { $km } km y lleva { $distance } km
events-defended = { $seat } juega { $card }.
    .part = juega { $card }
events-prevented = { $seat } juega el comodín { $card } como prevención.
    .part = juega el comodín { $card }
events-attacked = { $seat } ataca al equipo { $team } con { $card }.
    .part = ataca al equipo { $team } con { $card }
events-restored = { $card } sale de la pila del equipo { $team }.
events-kontra = ¡CONTRA! { $seat } responde a { $attack } con { $card }.
    .head = ¡CONTRA! { $seat }
    .part = responde a { $attack } con { $card }
events-declined = { $seat } no responde al ataque.
events-skipped = { $seat } pierde este turno.
events-discarded = { $seat } descarta { $card }.
    .part = descarta { $card }
events-completed = ¡El equipo { $team } ha completado { $distance } km!
    .part = completa { $distance } km
events-extended = { $seat } pide la ampliación: se sigue hasta { $target } km.
    .part = amplía el viaje a { $target } km
events-not_extended = { $seat } no amplía el viaje: la ronda ha terminado.
    .part = no amplía el viaje
events-pile_empty = Se ha agotado el mazo: empieza la acción retardada.
    .part = roba la última carta del mazo
events-passed_over = { $seat } ya no tiene cartas: se salta su turno.
events-scored = { $bonuses_n ->
        [0] El equipo { $team } suma { $points } { $points ->
            [one] punto
           *[other] puntos
        } y ya tiene { $total }.
       *[other] El equipo { $team } suma { $points } { $points ->
            [one] punto
           *[other] puntos
        } y ya tiene { $total } ({ $bonuses }).
    }
events-won = El equipo { $team } gana la partida con { $total } { $total ->
        [one] punto
       *[other] puntos
    }.
events-called = ¿Contra? El equipo { $team } puede responder con { $card }.
events-stood = Sin respuesta: el ataque al equipo { $team } se mantiene.

## preview

preview-kontra_risk = posible contra: { $percent } %

## hints

hints-worth = probabilidad de ganar: { $own } % en vez de { $other } %
hints-completed = viaje completado: { $own } % en vez de { $other } %
hints-kontra = riesgo de contra: { $own } % en vez de { $other } %
hints-distance = kilómetros: { $own } en vez de { $other }

## bonuses

bonuses-km = { $n } por los kilómetros
bonuses-wilds = { $n } por comodines
bonuses-all_wilds = { $n } por los cuatro comodines
bonuses-kontras = { $n } por contras
bonuses-trip = { $n } por completar el viaje
bonuses-delayed = { $n } por la acción retardada
bonuses-safe = { $n } por un viaje seguro
bonuses-blockade = { $n } por el bloqueo
bonuses-extension = { $n } por la ampliación

## refusals

refusals-SPD-2_4 = solo se ataca a un coche en marcha: tiene que haber un ARRANQUE encima de la pila o una VÍA LIBRE que lo mantenga en marcha
refusals-SPD-2_5 = un ataque nunca se pone sobre otro ataque que siga vigente
refusals-SPD-2_7 = una defensa responde a un ataque, y el ataque al que responde esta no está encima de tu pila
refusals-SPD-6_3 = no tienes esa carta en la mano
refusals-SPD-6_17 = no te toca decidir a ti
refusals-SPD-7_2 = los ataques van a las pilas de un equipo rival de esta partida
refusals-SPD-7_4 = para jugar kilómetros necesitas ARRANQUE en tu pila de batalla o VÍA LIBRE
refusals-SPD-7_5 = hay un STOP en tu pila de batalla: juega antes ARRANQUE
refusals-SPD-7_6 = con un LÍMITE DE VELOCIDAD solo se pueden jugar las cartas de pocos kilómetros
refusals-SPD-7_8 = en tu pila de velocidad no hay ningún LÍMITE DE VELOCIDAD que levantar
refusals-SPD-7_9 = SIN GASOLINA detiene el coche: juega GASOLINA y después ARRANQUE
refusals-SPD-7_10 = PINCHAZO detiene el coche: juega RUEDA DE REPUESTO y después ARRANQUE
refusals-SPD-7_11 = AVERÍA detiene el coche: juega RECAMBIO y después ARRANQUE
refusals-SPD-7_15 = VÍA LIBRE protege a ese equipo de STOP y de LÍMITE DE VELOCIDAD
refusals-SPD-7_21 = GASOLINERA protege a ese equipo de SIN GASOLINA
refusals-SPD-7_22 = TALLER DE NEUMÁTICOS protege a ese equipo de este ataque
refusals-SPD-7_23 = TALLER MECÁNICO protege a ese equipo de este ataque
refusals-SPD-7_27 = tu equipo ya ha usado todas las cartas de este valor que permite una ronda
refusals-SPD-7_28 = con esa carta tu equipo se pasaría de la distancia
refusals-SPD-8_4 = la contra se decide justo después de un ataque a tu equipo, y solo entonces
refusals-SPD-10_3 = la partida ha terminado
refusals-SPD-11_6 = la ampliación se decide en el momento mismo de alcanzar la distancia, y solo entonces
refusals-SPD-RUL_6 = con esta opción solo se puede descartar una carta cuando no se puede jugar ninguna otra cosa
refusals-SPD-RUL_7 = ARRANQUE no cambiaría nada aquí
refusals-SPD-RUL_10 = un comodín ha anulado el ataque: ahora solo se le puede poner encima ARRANQUE
refusals-SPD-RUL_11 = VÍA LIBRE ya ha anulado el LÍMITE DE VELOCIDAD

## rules

rules-SPD-0_1 = El juego es un viaje en coche de 1200 km con límites de velocidad, señales de STOP, pinchazos, averías y depósitos vacíos.
rules-SPD-1_1 = Juegan 2, 3, 4 o 6 personas; 5 no es posible.
rules-SPD-1_2 = Con 2 o 3 jugadores, cada uno juega por su cuenta.
rules-SPD-1_3 = Con 4 o 6 jugadores se juega siempre en equipos de dos.
rules-SPD-2_1 = Se juega con una baraja de 110 cartas.
rules-SPD-2_2 = Una ilustración del reglamento muestra todas las cartas, pero no se conserva.
rules-SPD-2_3 = Las cartas de ataque, sobre todo rojas, se juegan contra los rivales para retrasarlos.
rules-SPD-2_4 = Un ataque se pone en la pila de batalla rival encima de un ARRANQUE, salvo que el rival tenga VÍA LIBRE; el LÍMITE DE VELOCIDAD va a la pila de velocidad.
rules-SPD-2_5 = Una carta de ataque nunca se pone directamente sobre otra carta de ataque.
rules-SPD-2_6 = Hay 18 ataques: 3 SIN GASOLINA, 3 PINCHAZO, 3 AVERÍA, 4 LÍMITE DE VELOCIDAD y 5 STOP.
rules-SPD-2_7 = Las cartas de defensa, sobre todo verdes, se juegan solo en la pila propia para responder a un ataque anterior de un rival; ARRANQUE sirve además para abrir la pila.
rules-SPD-2_8 = Hay 38 defensas: 6 GASOLINA, 6 RUEDA DE REPUESTO, 6 RECAMBIO, 6 FIN DE LÍMITE y 14 ARRANQUE.
rules-SPD-2_9 = Los comodines son azules e impiden que los rivales usen determinados ataques contra ti.
rules-SPD-2_10 = Hay exactamente cuatro comodines, uno de cada: GASOLINERA, TALLER DE NEUMÁTICOS, TALLER MECÁNICO y VÍA LIBRE.
rules-SPD-2_11 = Las cartas de kilómetros valen 30, 60, 90, 120 o 240, y la suma de las que están en la mesa es la distancia recorrida.
rules-SPD-2_12 = A cada ataque le corresponde un comodín; solo STOP y LÍMITE DE VELOCIDAD comparten el mismo.
rules-SPD-3_1 = Gana el primer jugador o equipo que llega a 6000 puntos.
rules-SPD-3_2 = En cada ronda el objetivo es recorrer exactamente 1200 km, o la distancia que corresponda al número de jugadores.
rules-SPD-3_3 = Antes de empezar, los jugadores acuerdan cuántas rondas tendrá la partida.
rules-SPD-4_1 = Quienes juegan por su cuenta se sientan unos al lado de otros.
rules-SPD-4_2 = Con 4 jugadores, los compañeros de cada equipo se sientan uno frente al otro.
rules-SPD-4_3 = Con 6 jugadores se aplica una disposición propia, para tres equipos.
rules-SPD-4_4 = Las pilas comunes están en el centro de la mesa.
rules-SPD-4_5 = Se elige a un jugador para repartir.
rules-SPD-4_6 = Quien reparte baraja todas las cartas y da 6 a cada jugador, boca abajo y de una en una, empezando por el jugador de su derecha.
rules-SPD-4_7 = Las cartas restantes quedan boca abajo en el centro, al alcance de todos, y forman el mazo.
rules-SPD-4_8 = La mano es secreta para todos los demás, también para el compañero.
rules-SPD-5_1 = Cada jugador o equipo forma delante de sí sus propias pilas y zonas.
rules-SPD-5_2 = El orden fijo de las cartas evita errores al puntuar, y todo lo que se juega a la mesa queda boca arriba.
rules-SPD-5_3 = En la zona de comodines solo se ponen los cuatro comodines.
rules-SPD-5_4 = Un comodín nunca se pone en la zona de comodines de un rival.
rules-SPD-5_5 = Todos los comodines de la mesa están a la vista de todos.
rules-SPD-5_6 = Un comodín jugado como prevención se coloca derecho, como las demás cartas.
rules-SPD-5_7 = Un comodín jugado como contra se coloca atravesado.
rules-SPD-5_8 = En la pila de velocidad solo se ponen LÍMITE DE VELOCIDAD y FIN DE LÍMITE.
rules-SPD-5_9 = LÍMITE DE VELOCIDAD va a la pila de velocidad de un rival y FIN DE LÍMITE, a la propia.
rules-SPD-5_10 = De la pila de velocidad basta con que se vea la carta superior, y solo ella cuenta.
rules-SPD-5_11 = En la pila de batalla se ponen todas las demás cartas de ataque y de defensa.
rules-SPD-5_12 = Los ataques van a la pila de batalla de los rivales y las defensas, a la propia.
rules-SPD-5_13 = De la pila de batalla basta con que se vea la carta superior, y solo ella cuenta.
rules-SPD-5_14 = Las cartas de kilómetros se ponen solo en las pilas de kilómetros propias, nunca en las de un rival.
rules-SPD-5_15 = Todas las cartas de kilómetros de la mesa quedan a la vista para poder comprobar la distancia.
rules-SPD-5_16 = Lo mejor es tener las cartas de kilómetros ordenadas por valor.
rules-SPD-6_1 = Empieza el jugador sentado a la derecha de quien reparte.
rules-SPD-6_2 = El turno empieza robando una carta del mazo.
rules-SPD-6_3 = De las 7 cartas que se tienen entonces se juega una, de modo que quedan 6.
rules-SPD-6_4 = El primer jugador de la ronda tiene cuatro posibilidades: ARRANQUE, un comodín, un LÍMITE DE VELOCIDAD o un descarte.
rules-SPD-6_5 = Puede jugar ARRANQUE boca arriba delante de sí, con lo que abre su pila de batalla, acaba su turno y juega el jugador de su derecha.
rules-SPD-6_6 = Puede jugar un comodín derecho en su zona de comodines.
rules-SPD-6_7 = Siempre que se usa un comodín, en cualquier momento, se roba enseguida otra carta y se vuelve a jugar, y así con cada comodín más.
rules-SPD-6_8 = Puede jugar LÍMITE DE VELOCIDAD contra un rival aunque este no haya jugado todavía ni tenga ARRANQUE, y con ello abre la pila de velocidad de ese rival.
rules-SPD-6_9 = Si no puede hacer nada de eso, aparta una carta boca arriba y abre así la pila de descartes.
rules-SPD-6_10 = Las cartas descartadas quedan fuera hasta el final de la ronda y nadie puede cogerlas.
rules-SPD-6_11 = Los jugadores siguientes juegan igual, con dos posibilidades más.
rules-SPD-6_12 = Sobre el ARRANQUE de un rival se puede poner un ataque.
rules-SPD-6_13 = Sobre un LÍMITE DE VELOCIDAD del propio bando se puede poner un FIN DE LÍMITE.
rules-SPD-6_14 = Quien tiene un compañero con pilas ya abiertas no abre otras: cada equipo tiene un solo juego de pilas.
rules-SPD-6_15 = Ese jugador juega en las pilas de los rivales o en las de su equipo, con las mismas posibilidades.
rules-SPD-6_16 = Si su compañero ha jugado ARRANQUE o VÍA LIBRE, puede jugar una carta de kilómetros y abrir las pilas de kilómetros del equipo.
rules-SPD-6_17 = El cuarto jugador juega de la misma manera, y se sigue por turnos.
rules-SPD-6_18 = La ronda dura hasta que un equipo recorre exactamente la distancia, o hasta que se agota el mazo y los jugadores también han jugado todas las cartas de su mano (ACCIÓN RETARDADA).
rules-SPD-6_19 = Después se puntúa la ronda, se barajan todas las cartas y empieza una ronda nueva.
rules-SPD-6_20 = En cada turno se roba una carta y luego se juega una a la mesa o se pone una en la pila de descartes.
rules-SPD-6_21 = Así, mientras dura el mazo, cada jugador acaba su turno con 6 cartas.
rules-SPD-7_1 = El curso del juego es solo un resumen: los detalles están en las reglas de cada carta.
rules-SPD-7_2 = Los ataques se ponen en las pilas de los rivales y las defensas, en las del propio equipo.
rules-SPD-7_3 = Cada ataque tiene su defensa: STOP, ARRANQUE; LÍMITE DE VELOCIDAD, FIN DE LÍMITE; SIN GASOLINA, GASOLINA; PINCHAZO, RUEDA DE REPUESTO; AVERÍA, RECAMBIO.
rules-SPD-7_4 = Un equipo necesita ARRANQUE en su pila de batalla para jugar cartas de kilómetros, con la única excepción de VÍA LIBRE.
rules-SPD-7_5 = STOP solo se pone sobre el ARRANQUE de un rival e impide jugar cartas de kilómetros hasta que tenga encima un nuevo ARRANQUE.
rules-SPD-7_6 = LÍMITE DE VELOCIDAD se pone en la pila de velocidad de un rival, que desde entonces solo puede jugar cartas de 30 y 60 km.
rules-SPD-7_7 = Sin LÍMITE DE VELOCIDAD en la pila de velocidad no hay límite alguno.
rules-SPD-7_8 = FIN DE LÍMITE se pone sobre un LÍMITE DE VELOCIDAD de la pila de velocidad propia y vuelve a permitir todos los valores.
rules-SPD-7_9 = SIN GASOLINA se pone sobre el ARRANQUE de un rival e impide jugar cartas de kilómetros hasta que se le pongan encima GASOLINA y después ARRANQUE, en turnos distintos.
rules-SPD-7_10 = PINCHAZO funciona igual y se remedia con RUEDA DE REPUESTO y después ARRANQUE.
rules-SPD-7_11 = AVERÍA funciona igual y se remedia con RECAMBIO y después ARRANQUE.
rules-SPD-7_12 = Los comodines se ponen en la zona de comodines del propio equipo y lo protegen de los ataques correspondientes.
rules-SPD-7_13 = Desde que se juega, un comodín impide los ataques correspondientes posteriores o anula el que ya se haya hecho.
rules-SPD-7_14 = Jugar un comodín da siempre derecho a robar una carta y volver a jugar.
rules-SPD-7_15 = Con VÍA LIBRE, los rivales no pueden jugar contra el equipo ni STOP ni LÍMITE DE VELOCIDAD.
rules-SPD-7_16 = Con VÍA LIBRE, el equipo puede jugar cartas de kilómetros sin ARRANQUE.
rules-SPD-7_17 = Con VÍA LIBRE se pueden jugar 90, 120 y 240 km aunque haya un LÍMITE DE VELOCIDAD en la pila de velocidad.
rules-SPD-7_18 = VÍA LIBRE no protege de SIN GASOLINA, PINCHAZO ni AVERÍA.
rules-SPD-7_19 = Con VÍA LIBRE basta la defensa adecuada: después no hace falta ARRANQUE.
rules-SPD-7_20 = Con VÍA LIBRE, y solo entonces, un ataque puede ponerse directamente sobre cualquier defensa sin ARRANQUE de por medio.
rules-SPD-7_21 = Con GASOLINERA, los rivales no pueden jugar SIN GASOLINA contra el equipo.
rules-SPD-7_22 = TALLER DE NEUMÁTICOS protege de PINCHAZO; que el texto impreso diga AVERÍA se considera una errata.
rules-SPD-7_23 = TALLER MECÁNICO protege de AVERÍA, aunque el texto impreso no lo describe.
rules-SPD-7_24 = Se pueden jugar cartas de kilómetros cuando hay un ARRANQUE encima de la pila de batalla propia.
rules-SPD-7_25 = También se pueden jugar si se ha jugado VÍA LIBRE, salvo que SIN GASOLINA, PINCHAZO o AVERÍA detenga el coche.
rules-SPD-7_26 = La distancia puede completarse con cualquier combinación de cartas.
rules-SPD-7_27 = Cada equipo puede usar solo dos cartas de 240 km por ronda.
rules-SPD-7_28 = No se puede jugar una carta de kilómetros con la que el total supere la distancia.
rules-SPD-7_29 = Por ejemplo, con 1100 km recorridos no sirven ni la carta de 120 ni la de 240.
rules-SPD-7_30 = Si aun así un jugador supera los 1200 km, en el turno siguiente debe retirar una carta de kilómetros a la pila de descartes.
rules-SPD-7_31 = La ronda acaba cuando un equipo completa exactamente la distancia mientras aún quedan cartas en el mazo.
rules-SPD-7_32 = También acaba cuando un equipo la completa con el mazo ya agotado (ACCIÓN RETARDADA), fase en la que los jugadores juegan por turnos las cartas que les quedan.
rules-SPD-7_33 = Si nadie completa la distancia, todos cuentan los kilómetros recorridos y lo ganado con sus comodines.
rules-SPD-8_1 = La contra rechaza un ataque y devuelve el golpe.
rules-SPD-8_2 = Si un rival te ataca y tienes el comodín correspondiente, puedes cantar contra y ponerlo enseguida atravesado en tu zona de comodines.
rules-SPD-8_3 = Puedes hacerlo sea o no tu turno.
rules-SPD-8_4 = Tiene que ser al momento: antes de que robes tú y antes de que robe cualquier otro jugador.
rules-SPD-8_5 = La carta de ataque pasa enseguida de tu pila de batalla, o de la de velocidad si es LÍMITE DE VELOCIDAD, a la pila de descartes.
rules-SPD-8_6 = Como te quedan 5 cartas, robas una para volver a tener 6.
rules-SPD-8_7 = Además, por haber jugado un comodín, robas otra carta y vuelves a jugar.
rules-SPD-8_8 = Tus pilas quedan como antes del ataque, y si había un ARRANQUE encima, vuelve a estar a la vista.
rules-SPD-8_9 = Si podías jugar cartas de kilómetros solo gracias a una VÍA LIBRE anterior, puedes seguir haciéndolo.
rules-SPD-8_10 = El comodín te protege durante el resto de la ronda.
rules-SPD-8_11 = Después de tu turno sigue el jugador de tu derecha.
rules-SPD-8_12 = Todos los jugadores sentados entre el atacante y tú pierden su turno.
rules-SPD-8_13 = Se puede atacar a cualquier jugador o equipo rival, vaya antes o después en el orden de juego.
rules-SPD-9_1 = Al final de cada ronda se puntúa siempre, se haya completado o no el viaje.
rules-SPD-9_2 = Se recibe un punto por cada kilómetro recorrido.
rules-SPD-9_3 = Cada comodín usado vale 100 puntos.
rules-SPD-9_4 = El equipo que ha usado los cuatro comodines recibe 300 puntos más.
rules-SPD-9_5 = Cada contra vale 300 puntos, además de los 100 del comodín.
rules-SPD-9_6 = Completar el viaje vale 400 puntos.
rules-SPD-9_7 = Si se completa con el mazo ya agotado, se reciben 300 puntos más (ACCIÓN RETARDADA).
rules-SPD-9_8 = Si se completa sin ninguna carta de 240 km, se reciben 300 puntos más (VIAJE SEGURO).
rules-SPD-9_9 = Si se completa antes de que el equipo rival haya podido jugar una carta de kilómetros, se reciben 500 puntos más (BLOQUEO).
rules-SPD-10_1 = Los puntos de cada ronda se suman a los totales acumulados.
rules-SPD-10_2 = Una partida suele durar muchas rondas.
rules-SPD-10_3 = Gana el primer equipo que llega a 6000 puntos; si ambos los superan, gana el total más alto.
rules-SPD-11_1 = Con 2 o 3 jugadores, cada uno juega por su cuenta con sus propias pilas.
rules-SPD-11_2 = Se juega como entre cuatro en dos equipos, con unas pocas excepciones.
rules-SPD-11_3 = Antes de barajar se retira una carta de cada uno de los ataques: STOP, AVERÍA, SIN GASOLINA, PINCHAZO y LÍMITE DE VELOCIDAD.
rules-SPD-11_4 = La distancia es de 900 km en lugar de 1200.
rules-SPD-11_5 = Quien completa primero los 900 km puede pedir la ampliación, es decir, que la ronda siga hasta los 1200.
rules-SPD-11_6 = La ampliación tiene que pedirse en el momento mismo de llegar a 900.
rules-SPD-11_7 = La ronda sigue entonces hasta que alguien complete los 1200 km o todos se queden sin cartas.
rules-SPD-11_8 = Desde que se pide la ampliación, la ronda cuenta como un viaje de 1200 km.
rules-SPD-11_9 = Quien llega primero a 1200 recibe los 400 puntos, haya pedido él la ampliación o no.
rules-SPD-11_10 = Si quien pidió la ampliación no gana la ronda, o nadie llega a 1200, pierde los 400 puntos que habría tenido a los 900.
rules-SPD-11_11 = Quien pidió la ampliación recibe 200 puntos si llega él a 1200.
rules-SPD-11_12 = Si no lo consigue, los 200 puntos son para su rival o sus rivales.
rules-SPD-11_13 = Por lo demás, se puntúa como de costumbre.
rules-SPD-12_1 = Con 6 jugadores se juega como entre cuatro por equipos, con unas pocas excepciones.
rules-SPD-12_2 = Se forman tres equipos de dos, A, B y C, con asientos fijados.
rules-SPD-12_3 = La distancia impresa es de 1000 km, pero como no puede alcanzarse exactamente, se juega normalmente a 990.
rules-SPD-12_4 = También aquí se puede pedir la ampliación.
rules-SPD-12_5 = Se puntúa como con 2 o 3 jugadores.
rules-SPD-13_1 = Al principio suele ser mejor jugar ARRANQUE que atacar.
rules-SPD-13_2 = Un comodín suele rendir más guardado para una contra que jugado como prevención, lo que es posible en cualquier momento, pero no esperes demasiado: si acaba la ronda en tu mano, no vale nada.
rules-SPD-13_3 = Deshazte pronto de las cartas muertas, como una de 240 km cuando ya hay dos en la mesa o un SIN GASOLINA frente a una GASOLINERA.
rules-SPD-13_4 = Recuerda lo que se ha jugado: una defensa no vale nada cuando ya han salido todos sus ataques.
rules-SPD-13_5 = No olvides volver a jugar después de cada comodín, sea prevención o contra.
rules-SPD-13_6 = Ejemplo de puntuación: dos comodines como prevención y dos como contra dan 400 + 300 + 600 puntos.
rules-SPD-13_7 = Se puede jugar LÍMITE DE VELOCIDAD contra un equipo que tiene un ataque en su pila de batalla, y un ataque de batalla contra un equipo con LÍMITE DE VELOCIDAD.
rules-SPD-RUL_1 = TALLER DE NEUMÁTICOS protege de PINCHAZO y TALLER MECÁNICO, de AVERÍA (`wild_map = sensible`).
rules-SPD-RUL_2 = El número de cartas de kilómetros de cada valor no está impreso: se toma de `deck_profile`, normalmente 11 de 30, 11 de 60, 11 de 90, 13 de 120 y 4 de 240.
rules-SPD-RUL_3 = Con 6 jugadores hay que recorrer exactamente 990 km, y la ampliación llega hasta 1200. Si se elige 1000 en `six_player_distance`, ningún viaje puede completarse y cada ronda se juega hasta la última carta.
rules-SPD-RUL_4 = El ejemplo de los 1100 km, un total que no puede darse, solo significa que no sirve ninguna carta que no quepa; con 1110 km, por ejemplo, ya no sirven 120 ni 240.
rules-SPD-RUL_5 = Una carta que haría superar la distancia no se admite, así que nunca hay que retirar ninguna.
rules-SPD-RUL_6 = Descartar está siempre permitido, incluso un comodín y aunque se pueda jugar otra cosa. Con `only_if_stuck` solo se puede descartar si no hay ninguna otra jugada posible.
rules-SPD-RUL_7 = ARRANQUE solo se puede jugar si cambia algo: el equipo no está en marcha y su pila de batalla está vacía o tiene encima un STOP, una defensa o un ataque anulado.
rules-SPD-RUL_8 = Un equipo está en marcha si no tiene un ataque vigente encima de su pila de batalla y, además, tiene ARRANQUE encima de ella o VÍA LIBRE en su zona de comodines.
rules-SPD-RUL_9 = El ataque que está encima de una pila sigue vigente hasta que se le pone su defensa o el equipo tiene el comodín correspondiente, y entonces queda anulado. Un equipo está limitado si tiene un LÍMITE DE VELOCIDAD vigente encima de su pila de velocidad.
rules-SPD-RUL_10 = Un comodín jugado como prevención anula el ataque, que se queda en la pila como si ya tuviera encima su defensa: sin VÍA LIBRE aún hace falta ARRANQUE, y hasta entonces nadie puede atacar esa pila. Con `prevention_restores_start = true`, el ataque se descarta y vuelve a verse la carta de debajo.
rules-SPD-RUL_11 = VÍA LIBRE, se juegue como se juegue, anula enseguida un STOP o un LÍMITE DE VELOCIDAD vigente, y el coche circula sin ARRANQUE y sin límite. Un SIN GASOLINA, PINCHAZO o AVERÍA vigente lo sigue deteniendo.
rules-SPD-RUL_12 = Se puede atacar en la pila de batalla a todo equipo en marcha que no tenga el comodín correspondiente. Si está en marcha por VÍA LIBRE, el ataque puede ponerse también en una pila vacía, sobre una defensa o sobre un ataque anulado.
rules-SPD-RUL_13 = LÍMITE DE VELOCIDAD se puede jugar contra cualquier equipo, en marcha o parado, que no esté ya limitado ni protegido por VÍA LIBRE, también sobre un FIN DE LÍMITE.
rules-SPD-RUL_14 = La contra es posible desde que se pone el ataque hasta que quien tiene el comodín renuncia, y entretanto nadie roba, tampoco con el mazo agotado. Un comodín robado después solo sirve de prevención.
rules-SPD-RUL_15 = Solo puede hacer la contra el jugador del equipo atacado que tenga el comodín, sea cual sea de los dos compañeros. A los demás no se les revela si alguien lo tiene ni si ha renunciado.
rules-SPD-RUL_16 = En la contra se pone el comodín atravesado, se descarta el ataque y se roba una carta; en la jugada extra se roba otra y se juega o se descarta una. Un comodín más da de nuevo derecho a robar y jugar.
rules-SPD-RUL_17 = Si en el mazo queda una sola carta, en la contra solo se hace el primer robo, y si no queda ninguna, no se roba. La jugada extra se hace con lo que haya en la mano y acaba enseguida si no queda nada.
rules-SPD-RUL_18 = El turno salta a quien hace la contra: todos los sentados entre el atacante y él, compañeros incluidos, pierden ese turno, y después sigue su vecino de la derecha. Si está justo a la derecha del atacante, nadie pierde el turno y la jugada extra es su turno normal.
rules-SPD-RUL_19 = La contra con VÍA LIBRE a un LÍMITE DE VELOCIDAD funciona como cualquier otra y libera además el coche de un STOP anterior.
rules-SPD-RUL_20 = Si el mazo está agotado, tras un comodín no se roba, pero se puede volver a jugar mientras queden cartas en la mano.
rules-SPD-RUL_21 = A quien no tiene cartas se le salta el turno, y la ronda acaba cuando se agotan el mazo y todas las manos. Jugar o descartar una carta por turno sigue siendo obligatorio, y los descartes nunca se vuelven a barajar durante la ronda.
rules-SPD-RUL_22 = El máximo de dos cartas de 240 km vale por equipo y por ronda.
rules-SPD-RUL_23 = Hay ACCIÓN RETARDADA si el mazo está vacío en el momento de jugar la carta que completa la distancia, aunque ese jugador acabe de robar la última.
rules-SPD-RUL_24 = Para el BLOQUEO, ningún equipo rival puede tener cartas de kilómetros en la mesa al completarse el viaje, y se cobra una sola vez.
rules-SPD-RUL_25 = Para el VIAJE SEGURO cuenta toda la ronda hasta completar la distancia; en una ampliación, hasta los 1200 km.
rules-SPD-RUL_26 = La ronda acaba en cuanto se completa la distancia, si la ampliación se rechaza o no es posible, y nadie más llega a jugar.
rules-SPD-RUL_27 = La ampliación existe con 2, 3 y 6 jugadores, pero no con 4, y solo una vez por ronda. La decide quien ha jugado la carta que completa la distancia, sin consultar a su compañero.
rules-SPD-RUL_28 = La ampliación no se ofrece si el mazo y todas las manos están vacíos.
rules-SPD-RUL_29 = Tras pedirse la ampliación, la meta es de 1200 km para todos y juega el siguiente. ACCIÓN RETARDADA, VIAJE SEGURO y BLOQUEO se juzgan solo al completarse el viaje definitivo.
rules-SPD-RUL_30 = Si quien pidió la ampliación fracasa, cada jugador o equipo rival recibe 200 puntos, aunque nadie llegue a 1200. Los 400 puntos son solo para el equipo que completa el viaje.
rules-SPD-RUL_31 = Se juega hasta que un equipo tiene al menos 6000 puntos al final de una ronda. Con `max_rounds`, la partida acaba tras ese número de rondas o al llegarse a 6000, lo que ocurra antes, y gana el total más alto.
rules-SPD-RUL_32 = Si varios equipos tienen al menos 6000 puntos tras la misma ronda, gana el total más alto; solo se comprueba al final de cada ronda.
rules-SPD-RUL_33 = Si hay empate en cabeza con 6000 puntos o más, se juegan más rondas hasta que alguien se adelante. Si el empate se da tras `max_rounds`, la victoria es compartida.
rules-SPD-RUL_34 = El primero en repartir se elige o se sortea, y en cada ronda siguiente reparte el jugador de la derecha. También se juega hacia la derecha.
rules-SPD-RUL_35 = Basta con mostrar la carta superior de cada pila, pero todo lo que estuvo boca arriba puede consultarse en el registro. Con `top_only`, la interfaz lo oculta.
rules-SPD-RUL_36 = Con 6 jugadores se usa la baraja completa y los equipos se sientan en el orden A, B, C, A, B, C.
rules-SPD-RUL_37 = Las posibilidades del primer jugador no se limitan a las cuatro enumeradas: si juega VÍA LIBRE, puede jugar después una carta de kilómetros.
rules-SPD-RUL_38 = Las cartas que quedan sin jugar no puntúan, tampoco los comodines. Los puntos de contras y comodines son del equipo.
rules-SPD-RUL_39 = Los compañeros no pueden hablar de sus cartas.

chapters-SPD-0 = La historia
chapters-SPD-1 = Jugadores
chapters-SPD-2 = Las cartas de la caja
chapters-SPD-3 = Objetivo
chapters-SPD-4 = Preparación
chapters-SPD-5 = Dónde van las cartas
chapters-SPD-6 = Cómo va un turno
chapters-SPD-7 = Qué hacen las cartas
chapters-SPD-8 = Contra
chapters-SPD-9 = Puntos
chapters-SPD-10 = Quién gana
chapters-SPD-11 = Dos o tres jugadores, ampliación
chapters-SPD-12 = Seis jugadores
chapters-SPD-13 = Consejos
chapters-SPD-RUL = Aclaraciones y casos dudosos

turn-aim = Recorre exactamente la distancia del viaje antes que los demás. Se juegan rondas hasta que alguien llega a 6000 puntos.
turn-1 = Roba una carta.
turn-2 = Juega una: ARRANQUE te pone en marcha, los kilómetros te llevan adelante y una defensa quita lo que te frena.
turn-3 = O ataca: detén a un rival, vacíale el depósito, limita su velocidad.
turn-4 = Un comodín te protege toda la ronda y da otra jugada; como respuesta a un ataque es una contra.
turn-5 = Si nada sirve, tira una carta.
turn-6 = La ronda acaba con un viaje completo o con la última carta. Puntúan los kilómetros, los comodines, las contras y el viaje.

examples-places = Los dos coches están en camino. Al equipo A lo protege la GASOLINERA; el B conduce con LÍMITE DE VELOCIDAD.
examples-empty_tank = El equipo A se ha quedado sin gasolina. Necesita GASOLINA ahora y ARRANQUE en un turno posterior para volver a rodar.
examples-limit = Con LÍMITE DE VELOCIDAD solo se pueden jugar 30 y 60 km, hasta que se levante.
examples-kontra = El equipo B acaba de atacar con AVERÍA, pero el A tiene TALLER MECÁNICO: una contra rechaza el ataque, da 300 puntos y el turno.
examples-arrival = 810 de 900 km: 90 encaja justo, 120 es demasiado. Quien llega puede acabar la ronda o pedir la ampliación a 1200 km.

## result

result-won = Gana el equipo { $winner } por { $score }.

## figures

figures-trips = Viajes
figures-safe_trips = Viajes seguros
figures-kontras = Contras
figures-attacks = Ataques
figures-km = Kilómetros
figures-rounds = Rondas
