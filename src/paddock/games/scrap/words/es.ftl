## game

game-title = Scrap Racer
game-tagline = Una carrera de dados con máquinas de chatarra: tienta a la suerte, sobrevive a los accidentes, gana los duelos.

## racers

racers-steel = Steel Jacket
racers-swift = Swift
racers-twister = Twister
racers-crusher = Crusher
racers-jackal = Jackal
racers-hover = Hover

## tokens

tokens-pm = +/-1
tokens-flip = giro
tokens-reroll = repetición
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
cards-FWD2 = Avanza 2
cards-FWD3 = Avanza 3
cards-FWD5 = Avanza 5
cards-FWD7 = Avanza 7
cards-DICE2 = Dos dados
cards-FWD5_BACK2 = Avanza 5, retrocede 2
cards-ZERO = Cero
cards-CHASE2 = Persecución de 2
cards-CHASE4 = Persecución de 4
cards-DIE_BACK = Dado atrás
cards-PUSH5 = 5 con empujón
cards-BACK4 = Retrocede 4
cards-BACK6 = Retrocede 6
cards-LOSE_POS = Posición perdida
cards-LAST4 = El último avanza 4
cards-STRAIGHT = Recta
cards-CURVE = Curva
cards-CATCH = Alcance

## about

about-FWD2 = Tu corredor avanza 2 casillas.
about-FWD3 = Tu corredor avanza 3 casillas.
about-FWD5 = Tu corredor avanza 5 casillas.
about-FWD7 = Tu corredor avanza 7 casillas.
about-DICE2 = Lanza dos dados y avanza la suma; los dados iguales no significan nada.
about-FWD5_BACK2 = El corredor justo delante retrocede 2 y luego tú avanzas 5.
about-ZERO = Tu corredor se queda donde está.
about-CHASE2 = Te quedas, y el corredor siguiente por detrás avanza 2.
about-CHASE4 = Te quedas, y el corredor siguiente por detrás avanza 4.
about-DIE_BACK = Lanza un dado y retrocede su valor.
about-PUSH5 = Avanza hasta 5; el primer corredor que encuentres te para y avanza 2.
about-BACK4 = Tu corredor retrocede 4 casillas.
about-BACK6 = Tu corredor retrocede 6 casillas.
about-LOSE_POS = Tu corredor queda una casilla detrás del que era último, pero no detrás de la línea.
about-LAST4 = El último corredor avanza 4, aunque sea el tuyo.
about-STRAIGHT = Ve a la casilla de recta más cercana por delante.
about-CURVE = Ve a la casilla de curva más cercana por delante.
about-CATCH = Ve a la casilla del corredor siguiente por delante en la carrera.
about-pm = Cambia tu último dado en uno, arriba o abajo.
about-flip = Gira tu último dado a la cara opuesta.
about-reroll = Vuelve a lanzar tu último dado.
about-steel = Acaba su movimiento en una recta: una casilla más.
about-swift = Acaba su movimiento en una curva: una casilla más.
about-twister = Ha adelantado a alguien: una casilla más.
about-crusher = Ha adelantado a alguien: una ficha de bonificación.
about-jackal = Gana todos los duelos y avanza 2 por ello.
about-hover = Solo necesita dos fichas de bonificación para una carta.

## phases

phases-roll = dados
phases-move = movimiento
phases-duel = duelo
phases-order = orden de los corredores
phases-over = carrera terminada

## reasons

reasons-dice = dados
reasons-bonus = carta de bonificación
reasons-ability = habilidad
reasons-duel = duelo
reasons-accident = accidente
reasons-goal = carta de meta

## tracks

tracks-A = Pista A
tracks-B = Pista B
tracks-C = Pista C
tracks-D = Pista D
tracks-E = Pista E
tracks-F = Pista F

## drawing

drawing-fields = Casillas: { $fields }
drawing-laps = Vueltas: { $laps }
drawing-straight = Luces verdes: casilla de recta
drawing-corner = Luces azules: casilla de curva
drawing-token = Lugar para una ficha de cambio
drawing-left_out = Segmento que se quita para una vuelta más corta

## table

table-round = Ronda
table-store = Fichas en la reserva
table-decks = Mazos
table-final = última ronda
table-dice = Dados
table-place = Puesto
table-racer = Corredor
table-player = Jugador
table-field = Casilla
table-laps = Vueltas
table-bonus_tokens = Fichas de bonificación
table-tokens = Fichas de cambio
table-cards = Cartas de bonificación
table-at_start = salida
table-you = tú
table-hand = Tus cartas de bonificación
table-empty = ninguna

## moves

moves-roll = Lanzar otro dado
moves-stop = Parar y avanzar la suma
moves-accept = Aceptar el doble y tomar una carta de accidente
moves-bonus = Jugar { $card }
moves-drive = { $n ->
        [unknown] Hacer el movimiento de los dados
       *[other] Avanzar { $n } { $n ->
            [one] casilla
           *[other] casillas
        }
    }
moves-done = Terminar el movimiento
moves-winner = Que { $racer } gane el duelo
moves-order = { $racer } va primero
moves-token = { $use ->
        [plus] +/-1: uno más
        [minus] +/-1: uno menos
        [flip] Girar el último dado
       *[other] Volver a lanzar el último dado
    }

## events

events-drew_racer = { $seat } conduce a { $racer }.
events-starts = { $seat } tiene el marcador de salida.
events-round = Empieza la ronda { $round }.
events-turn = Turno de { $seat } con { $racer }.
    .head = { $seat } ({ $racer })
events-ordered = Orden de los corredores de { $seat }: { $racer }, luego { $second }.
events-rolled = { $again ->
        [yes] { $seat } lanza otra vez: { $die }.
       *[other] { $seat } saca { $die }.
    }
    .part = saca { $die }
events-used_token = { WORD($token) ->
        [reroll] { $seat } usa una ficha de { $token } con un { $from }.
       *[other] { $seat } usa una ficha de { $token }: { $from } pasa a { $to }.
    }
    .part = { WORD($token) ->
        [reroll] vuelve a lanzar el { $from }
       *[other] cambia { $from } por { $to }
    }
events-stopped = { $seat } para con { $sum }.
    .part = para con { $sum }
events-played_bonus = { $seat } juega { $card }.
    .part = juega { $card }
events-moved = { COMPARE($n, 0) ->
        [less] { $racer } retrocede { ABS($n) } { $n ->
            [one] casilla
           *[other] casillas
        } hasta la casilla { $field } ({ $reason }).
       *[other] { $racer } avanza { $n } { $n ->
            [one] casilla
           *[other] casillas
        } hasta la casilla { $field } ({ $reason }).
    }
    .part = { WORD($reason) ->
        [dice] avanza { $n } hasta la casilla { $field }
        [bonus] sigue hasta la casilla { $field }
        [ability] sigue hasta la casilla { $field }
       *[other] { $racer } va a la casilla { $field }
    }
events-ability = { $racer } usa su habilidad.
    .part = usa su habilidad
events-duel = ¡Duelo en la casilla { $field }: { $racers }!
    .part = duelo en la casilla { $field } ({ $racers })
events-duel_die = { $racer } saca { $die }.
events-double = ¡Doble de { $die } para { $seat }!
    .part = un doble de { $die }
events-accident = { WORD($card) ->
        [ZERO] Carta de accidente { $deck } para { $seat }: { $card }. Nadie se mueve.
        [CHASE2] Carta de accidente { $deck } para { $seat }: { $card }. Solo se mueve quien vaya detrás.
        [CHASE4] Carta de accidente { $deck } para { $seat }: { $card }. Solo se mueve quien vaya detrás.
        [DICE2] Carta de accidente { $deck } para { $seat }: { $card }. Con dados iguales nadie se mueve.
       *[other] Carta de accidente { $deck } para { $seat }: { $card }.
    }
    .part = { WORD($card) ->
        [ZERO] accidente: { $card }, nadie se mueve
       *[other] accidente: { $card }
    }
events-accident_dice = { $seat } saca { JOIN($dice, by: " + ") }.
    .part = saca { JOIN($dice, by: " + ") }
events-renewed = { $deck ->
        [bonus] Las cartas de bonificación usadas se barajan en un mazo nuevo.
       *[other] Las cartas de accidente usadas { $deck } se barajan en un mazo nuevo.
    }
events-bonus_token = { $racer } toma una ficha de bonificación y ahora tiene { $n }.
    .part = { $racer } toma una ficha de bonificación
events-bonus_card = { $card ->
        [unknown] { $seat } cambia fichas de bonificación por una carta.
       *[other] { $seat } cambia fichas de bonificación por { $card }.
    }
    .part = recibe una carta de bonificación
events-lap = ¡{ $racer } cruza la línea: ficha de vuelta { $n }!
    .part = { $racer } completa la vuelta { $n }
events-goal = { $seat } saca la carta de meta { $card }.
    .part = saca la carta de meta { $card }
events-laid_token = Se pone una ficha de cambio en la casilla { $field }.
    .list = Se ponen fichas de cambio en las casillas
    .item = { $field }
events-took_token = { $racer } toma una ficha de { $token } de la casilla { $field }.
    .part = toma una ficha ({ $token })
events-final_round = { $racer } tiene tres fichas de vuelta: es la última ronda.
events-auto = No hay más que elegir: se hace por { $seat }: { $action }.
events-guarded = La carrera se detiene tras { $rounds } { $rounds ->
        [one] ronda
       *[other] rondas
    } y cuenta el orden actual.
events-finished = { $rank ->
        [1] ¡{ $seat } gana la carrera!
       *[other] { $seat } queda en el puesto { $rank }.
    }
events-duel_won = { $way ->
        [jackal] { $racer } gana todos los duelos, sin dados.
        [choice] { $seat } deja ganar a { $racer }.
       *[other] { $racer } gana el duelo.
    }
    .part = { $racer } gana el duelo

## preview

preview-lands = { COMPARE($least, $most) ->
        [equal] a la casilla { $least }
       *[other] a las casillas { $least }-{ $most }
    }
preview-place = { COMPARE($least, $most) ->
        [equal] puesto { $least }
       *[other] puesto { $least }-{ $most }
    }
preview-accident = { $percent ->
        [100] accidente
       *[other] accidente en el { $percent } % de los casos
    }
preview-duel = { $percent ->
        [100] duelo
       *[other] duelo en el { $percent } % de los casos
    }
preview-token = { $percent ->
        [100] toma una ficha
       *[other] toma una ficha en el { $percent } % de los casos
    }
preview-lap = { $percent ->
        [100] cruza la línea
       *[other] cruza la línea en el { $percent } % de los casos
    }

## hints

hints-worth = probabilidad de ganar: { $own } % en vez de { $other } %
hints-accident = accidente: { $own } % en vez de { $other } %
hints-laps = cruza la línea: { $own } % en vez de { $other } %
hints-won = duelo ganado: { $own } % en vez de { $other } %
hints-tokens = una ficha: { $own } % en vez de { $other } %
hints-place = puesto { $own } en vez de { $other }
hints-moved = casillas: { $own } en vez de { $other }
hints-cards = una carta de bonificación: { $own } % en vez de { $other } %

## refusals

refusals-SCR-TURN_1 = la decisión es de otro jugador
refusals-SCR-TURN_2 = eso pertenece a otra parte del turno
refusals-SCR-ROLL_2 = un doble acaba los lanzamientos
refusals-SCR-ROLL_3 = no hay un doble que aceptar
refusals-SCR-ROLL_4 = tras seis dados hay que parar
refusals-SCR-ROLL_5 = este corredor no tiene esa ficha de cambio
refusals-SCR-ROLL_9 = un 6 no puede pasar a 1 ni un 1 a 6
refusals-SCR-MOVE_3 = no tienes esa carta de bonificación
refusals-SCR-END_2 = la carrera ha terminado
refusals-SCR-2P_4 = solo se nombra ganador en un duelo entre corredores propios
refusals-SCR-RUL_5 = una ficha de cambio solo se usa antes de parar, lanzar otra vez o aceptar
refusals-SCR-RUL_9 = las cartas de bonificación son del movimiento, los dados se mueven una vez y el final viene después
refusals-SCR-RUL_10 = no hay tal casilla en esta pista
refusals-SCR-RUL_11 = no hay nadie delante a quien alcanzar
refusals-SCR-RUL_40 = el orden de tus dos corredores se elige una vez, cuando se te pregunta

## rules

rules-SCR-COMP_1 = La pista se hace con 14 segmentos, 6 rectas con luces verdes y 8 curvas con luces azules, numerados por detrás.
rules-SCR-COMP_2 = Hay seis corredores, Swift, Jackal, Crusher, Hover, Twister y Steel Jacket, cada uno con su tablero.
rules-SCR-COMP_3 = Hay una línea de meta sobre la pista.
rules-SCR-COMP_4 = Hay 16 cartas de meta, cuatro de cada: 2, 3, 5 y 7.
rules-SCR-COMP_5 = Hay 18 fichas de vuelta.
rules-SCR-COMP_6 = Hay 28 cartas y 17 fichas de bonificación.
rules-SCR-COMP_7 = Hay 56 cartas de accidente con tres dorsos: 1/2, 3/4 y 5/6.
rules-SCR-COMP_8 = Hay 18 fichas de cambio, seis de +/-1, seis de giro y seis de repetición, iguales por detrás.
rules-SCR-COMP_9 = Hay seis dados y un marcador de salida.
rules-SCR-AIM_1 = La carrera dura tres vueltas; gana quien vaya entonces en cabeza.
rules-SCR-AIM_2 = En tu turno lanzas hasta seis veces y avanzas el resultado.
rules-SCR-AIM_3 = Un doble trae una carta de accidente, que puede moverte adelante o atrás o ayudar a otros.
rules-SCR-AIM_4 = Los dobles repetidos traen cartas de bonificación.
rules-SCR-AIM_5 = Las habilidades y las fichas de cambio influyen en la carrera.
rules-SCR-AIM_6 = Dos corredores en una casilla se baten en duelo: el ganador sigue, el perdedor se queda.
rules-SCR-AIM_7 = Quien cruza la línea revuelve el pelotón con una carta de meta.
rules-SCR-SETUP_1 = Monta una pista cerrada, la A para la primera partida, según los números, y coloca la línea.
rules-SCR-SETUP_2 = Se mezclan las fichas de cambio; una boca abajo en cada casilla marcada, el resto es la reserva.
rules-SCR-SETUP_3 = Las cartas de bonificación forman un mazo boca abajo, con sus fichas al lado.
rules-SCR-SETUP_4 = Las cartas de meta forman un mazo boca abajo, con las fichas de vuelta al lado.
rules-SCR-SETUP_5 = Los dados están dentro de la pista.
rules-SCR-SETUP_6 = Las cartas de accidente se separan por sus dorsos en tres mazos barajados.
rules-SCR-SETUP_7 = Cada jugador saca un tablero al azar y toma su corredor.
rules-SCR-SETUP_8 = Para ello también sirven las cartas de corredor.
rules-SCR-SETUP_9 = Para dos jugadores hay reglas propias.
rules-SCR-SETUP_10 = El jugador más joven recibe el marcador de salida.
rules-SCR-TURN_1 = Empieza quien tiene el marcador de salida y se sigue en el sentido del reloj.
rules-SCR-TURN_2 = En un turno lanzas, luego avanzas o sufres un accidente, y después vienen la línea y las fichas.
rules-SCR-TURN_3 = La habilidad de un corredor solo vale en su propio turno.
rules-SCR-TURN_4 = Cada cruce de la línea da una ficha de vuelta; con la tercera de alguien se acaba la ronda y gana el líder.
rules-SCR-ROLL_1 = Lanzas un dado y lo miras.
rules-SCR-ROLL_2 = Si es igual a otro de este turno no avanzas: hay accidente y se acaban los dados.
rules-SCR-ROLL_3 = Si no, lanzas otro guardando los anteriores, o paras y avanzas la suma.
rules-SCR-ROLL_4 = Tras seis dados hay que parar.
rules-SCR-ROLL_5 = Las fichas de cambio alteran el último dado antes de contar el doble.
rules-SCR-ROLL_6 = Se pueden usar varias fichas en el mismo dado.
rules-SCR-ROLL_7 = Las fichas de cambio usadas vuelven a la caja.
rules-SCR-ROLL_8 = Repetición: el último dado se lanza otra vez y vale lo nuevo.
rules-SCR-ROLL_9 = +/-1: el último dado cambia en uno, pero un 1 no pasa a 6 ni un 6 a 1.
rules-SCR-ROLL_10 = Giro: el último dado pasa a su cara opuesta.
rules-SCR-MOVE_1 = Avanzas la suma de los dados en el sentido del reloj, contando también las casillas ocupadas.
rules-SCR-MOVE_2 = Antes de su primer movimiento un corredor está justo antes de la línea.
rules-SCR-MOVE_3 = Puedes usar cualquier número de cartas de bonificación antes y después de mover los dados.
rules-SCR-MOVE_4 = Tras los duelos vienen la línea y las fichas.
rules-SCR-ABILITY_1 = Tras el movimiento hay que usar la habilidad si procede.
rules-SCR-DUEL_1 = Si tu corredor acaba en la casilla de otro, se baten por una casilla más.
rules-SCR-DUEL_2 = Ambos lanzan un dado y el más alto avanza una casilla.
rules-SCR-DUEL_3 = Con dados iguales se lanza otra vez.
rules-SCR-DUEL_4 = En los duelos no se usan fichas de cambio.
rules-SCR-DUEL_5 = Si el ganador llega a una casilla ocupada hay otro duelo, hasta que cada uno tenga la suya.
rules-SCR-DUEL_6 = El perdedor se queda.
rules-SCR-DOUBLE_1 = Por un doble haces lo que dice la carta superior del mazo de accidentes con ese número.
rules-SCR-DOUBLE_2 = Cuanto más alto el doble, peor el mazo.
rules-SCR-DOUBLE_3 = Si la carta lleva a un corredor a una casilla ocupada, hay duelo.
rules-SCR-DOUBLE_4 = Tras un accidente tomas una ficha de bonificación.
rules-SCR-DOUBLE_5 = Tres fichas de bonificación se cambian por una carta secreta para un movimiento posterior.
rules-SCR-DOUBLE_6 = Puedes tener cualquier número de cartas de bonificación.
rules-SCR-DOUBLE_7 = Las cartas de accidente usadas quedan junto a su mazo y se barajan cuando se acaba.
rules-SCR-DOUBLE_8 = En un accidente no vale tu habilidad ni cuentan tus dados: solo la carta.
rules-SCR-DOUBLE_9 = Tras un accidente vienen la línea y las fichas.
rules-SCR-LAP_1 = Por cada cruce de la línea tomas una ficha de vuelta, sacas una carta de meta y la cumples.
rules-SCR-LAP_2 = Si una carta de meta lleva a una casilla ocupada, hay duelo.
rules-SCR-LAP_3 = Con la tercera ficha de vuelta no se saca carta de meta.
rules-SCR-LAP_4 = Otros que pasan la línea también toman fichas de vuelta y cartas de meta, por orden de turno.
rules-SCR-LAP_5 = Si un jugador cruza la línea en su turno, los lugares vacíos se rellenan de la reserva.
rules-SCR-LAP_6 = Se rellena en el sentido del reloj desde la línea hasta llenar todo o vaciar la reserva.
rules-SCR-LAP_7 = La reserva nunca se repone.
rules-SCR-LAP_8 = Quien está donde se pone una ficha la toma al momento.
rules-SCR-TOKEN_1 = Al final de tu turno tomas la ficha de cambio de tu casilla y la dejas boca arriba.
rules-SCR-TOKEN_2 = Puedes tener cualquier número de fichas de cambio.
rules-SCR-TOKEN_3 = Luego juega el siguiente.
rules-SCR-END_1 = La tercera ficha de vuelta de alguien trae el final.
rules-SCR-END_2 = Se juega hasta que todos hayan tenido los mismos turnos.
rules-SCR-END_3 = De los corredores con tres vueltas gana el que esté más allá de la línea.
rules-SCR-2P_1 = Con dos jugadores cada uno saca dos tableros y corredores.
rules-SCR-2P_2 = El jugador inicial elige cuál de los suyos empieza y juega los dos turnos seguidos.
rules-SCR-2P_3 = Luego el otro elige el orden de los suyos, que vale toda la partida.
rules-SCR-2P_4 = Entre jugadores los duelos son normales; entre corredores propios el dueño nombra al ganador.
rules-SCR-2P_5 = Las cartas de bonificación de un jugador sirven para sus dos corredores.
rules-SCR-2P_6 = Cuando un corredor tiene tres fichas de vuelta, aún juegan los que preceden al corredor inicial.
rules-SCR-2P_7 = Si solo un corredor tiene tres fichas de vuelta, gana su dueño.
rules-SCR-2P_8 = Si ambos jugadores tienen uno, se comparan sus segundos corredores y gana el más avanzado.
rules-SCR-3P_1 = Tres jugadores también pueden llevar dos corredores cada uno.
rules-SCR-TRACK_1 = Los segmentos se unen de muchas maneras; se proponen seis pistas, de la A a la F.
rules-SCR-TRACK_2 = La línea puede estar en cualquier segmento.
rules-SCR-TRACK_3 = Para una partida corta se quitan los segmentos marcados con X.
rules-SCR-TRACK_4 = Una pista propia debe ser una vuelta cerrada.
rules-SCR-TRACK_5 = La pista A es la de la preparación.
rules-SCR-ACC_1 = Cada carta de accidente dice quién se mueve y da una ficha de bonificación.
rules-SCR-ACC_2 = Quien retrocede nunca pasa la línea: para en la primera casilla tras ella.
rules-SCR-ACC_3 = Los que aún no están en pista van por orden de turno y solo avanzan.
rules-SCR-ACC_4 = Avanza 2, 3 o 5: el corredor activo avanza esas casillas.
rules-SCR-ACC_5 = Dos dados: avanza la suma; dados iguales no tienen consecuencia.
rules-SCR-ACC_6 = Avanza 5, retrocede 2: el de justo delante retrocede 2, luego el activo avanza 5; delante del líder no hay nadie.
rules-SCR-ACC_7 = Avanza 3 está también en el mazo 3/4.
rules-SCR-ACC_8 = Cero: nadie se mueve.
rules-SCR-ACC_9 = Persecución de 2: el siguiente por detrás avanza 2.
rules-SCR-ACC_10 = Dado atrás: el activo retrocede un dado.
rules-SCR-ACC_11 = 5 con empujón: hasta 5 casillas o hasta encontrar a otro, que avanza 2.
rules-SCR-ACC_12 = Retrocede 4 o 6: el activo retrocede esas casillas.
rules-SCR-ACC_13 = Persecución de 4: el siguiente por detrás avanza 4.
rules-SCR-ACC_14 = Posición perdida: una casilla detrás del último, pero no detrás de la línea; el último se queda.
rules-SCR-ACC_15 = Dado atrás está también en el mazo 5/6.
rules-SCR-ACC_16 = El último avanza 4, aunque sea el activo.
rules-SCR-GOAL_1 = Carta de meta 7: el último avanza 7.
rules-SCR-GOAL_2 = Carta de meta 5: los dos últimos avanzan 5.
rules-SCR-GOAL_3 = Carta de meta 2: todos menos el primero avanzan 2.
rules-SCR-GOAL_4 = Carta de meta 3: todos menos los dos primeros avanzan 3.
rules-SCR-BONUS_1 = Avanza 3, 5 o 7: tu corredor avanza esas casillas.
rules-SCR-BONUS_2 = Recta: a la casilla de recta más cercana.
rules-SCR-BONUS_3 = Curva: a la casilla de curva más cercana.
rules-SCR-BONUS_4 = Alcance: a la casilla del corredor más cercano por delante; hay duelo si no sigues al momento.
rules-SCR-RACER_1 = Steel Jacket avanza una más si acaba su movimiento en una recta.
rules-SCR-RACER_2 = Swift avanza una más si acaba su movimiento en una curva.
rules-SCR-RACER_3 = Twister avanza una más si ha adelantado a alguien.
rules-SCR-RACER_4 = Crusher toma una ficha de bonificación si ha adelantado a alguien.
rules-SCR-RACER_5 = Jackal gana todos los duelos y avanza 2.
rules-SCR-RACER_6 = Hover solo necesita dos fichas de bonificación para una carta.
rules-SCR-RUL_1 = Dónde está un corredor es un número: las casillas recorridas desde la línea en todas las vueltas.
rules-SCR-RUL_2 = Dejar la salida no es una vuelta.
rules-SCR-RUL_3 = Quien aún no se ha movido no está en ninguna casilla: nadie lo encuentra, adelanta ni reta.
rules-SCR-RUL_4 = El orden de carrera va por lo recorrido, en la salida por turno, y se fija antes de que una carta mueva a nadie.
rules-SCR-RUL_5 = Las fichas valen para el último dado hasta que lanzas, paras o aceptas; cuenta el valor que se ve entonces.
rules-SCR-RUL_6 = Una ficha puede usarse sin doble e incluso hacer uno.
rules-SCR-RUL_7 = Las fichas no valen para dados de duelos ni de cartas, y una repetición no cuenta entre los seis.
rules-SCR-RUL_8 = Se lanza al menos un dado, y los dobles son solo dentro de un turno.
rules-SCR-RUL_9 = El movimiento de los dados es obligatorio y único; las cartas son solo del movimiento, y la ganada en este turno espera.
rules-SCR-RUL_10 = Recta y Curva llevan a la casilla más cercana estrictamente delante, también tras la línea.
rules-SCR-RUL_11 = Alcance lleva, en menos de una vuelta, a la casilla del siguiente en la carrera; el líder no puede jugarla.
rules-SCR-RUL_12 = Las casillas intermedias no cuentan; solo el final del movimiento.
rules-SCR-RUL_13 = Adelantar es pasar en el movimiento la casilla de otro y acabar más allá, sea cual sea su vuelta.
rules-SCR-RUL_14 = Las habilidades valen una vez, en el propio movimiento, según la casilla alcanzada.
rules-SCR-RUL_15 = La casilla extra puede llevar a un duelo o pasar la línea.
rules-SCR-RUL_16 = Jackal gana sin dados en cualquier turno, pero en duelos de su propio accidente lanza y avanza 1.
rules-SCR-RUL_17 = Las fichas de bonificación se cambian al momento y por obligación.
rules-SCR-RUL_18 = También se baten corredores de vueltas distintas.
rules-SCR-RUL_19 = Los duelos vienen tras el movimiento y la habilidad, y tras todo lo que dice una carta.
rules-SCR-RUL_20 = Los duelos van casilla a casilla: primero donde alguien se movió el último, luego por turno; así se lanzan también los dados.
rules-SCR-RUL_21 = De tres o más gana Jackal o el dado más alto, y los demás se baten otra vez.
rules-SCR-RUL_22 = El paso de un duelo es obligatorio y puede cruzar la línea.
rules-SCR-RUL_23 = Un accidente es carta, duelos, ficha de bonificación, y luego vueltas, relleno y recogida.
rules-SCR-RUL_24 = Hacia atrás se para en la primera casilla de la vuelta; quien está en la salida se queda.
rules-SCR-RUL_25 = Justo delante se entiende en el orden de carrera; quien está en la salida no retrocede.
rules-SCR-RUL_26 = Una persecución sin nadie detrás no mueve a nadie.
rules-SCR-RUL_27 = El empujón acaba en la casilla del encontrado, también en la quinta, sin duelo entre ambos.
rules-SCR-RUL_28 = La posición perdida acaba a lo sumo en la primera casilla de la propia vuelta; quien está en la salida se queda.
rules-SCR-RUL_29 = Una carta que mueve a un corredor de la salida lo pone en la pista.
rules-SCR-RUL_30 = Los mazos se renuevan cuando hace falta una carta; sin cartas de bonificación el cambio espera.
rules-SCR-RUL_31 = Todo cruce cuenta, venga de donde venga; hacia atrás nadie cruza.
rules-SCR-RUL_32 = Los cruces se resuelven uno a uno por turno desde el activo, y los nuevos se suman.
rules-SCR-RUL_33 = Una carta de meta fija primero el orden, luego se mueven todos juntos y después hay duelos.
rules-SCR-RUL_34 = Los duelos tras una carta de meta son de todos los movidos; las cartas usadas no vuelven.
rules-SCR-RUL_35 = La pista se rellena una vez por turno, tras las cartas de meta, si el activo cruzó la línea; el lugar de una ficha tomada al momento queda vacío.
rules-SCR-RUL_36 = El tercer cruce también rellena; dejar la salida no.
rules-SCR-RUL_37 = Solo el corredor activo recoge una ficha.
rules-SCR-RUL_38 = La tercera ficha de vuelta acaba la partida con la ronda, en el turno de quien sea; su corredor sigue en carrera.
rules-SCR-RUL_39 = Gana quien más ha recorrido, y no hay empates.
rules-SCR-RUL_40 = Los dos corredores de un jugador juegan seguidos; los ordena antes de su primer turno o cuando una carta lo pide.
rules-SCR-RUL_41 = Las cartas de bonificación son del jugador; las fichas son del corredor.
rules-SCR-RUL_42 = En un duelo propio puede ganar cualquiera, incluso contra Jackal, que avanza 2 si es elegido.
rules-SCR-RUL_43 = Si solo un jugador tiene un corredor en meta, gana; si no, los que lo tienen comparan sus corredores traseros.
rules-SCR-RUL_44 = Dos jugadores llevan dos corredores, tres pueden, más llevan uno; uno cada uno para dos es una variante casera.
rules-SCR-RUL_45 = El jugador inicial se da o se sortea; el sentido del reloj es el orden de la lista.
rules-SCR-RUL_46 = Los segmentos quitados se llevan sus lugares de fichas, y la línea solo desplaza los números.
rules-SCR-OWN_1 = Una carrera sin terminar tras 500 rondas se acaba y cuenta el orden actual.
rules-SCR-OWN_2 = Un jugador ordena sus corredores a más tardar cuando una carta va a poner uno en la pista.
rules-SCR-OWN_3 = Quien espera una carta de bonificación la recibe al acabar un movimiento en que se jugaron cartas.
rules-SCR-OWN_4 = Los demás puestos se deciden igual: primero quien tiene un corredor en meta, luego los traseros.
rules-SCR-OWN_5 = Con `auto_skip` se hace sola una decisión que a la vista de todos tiene una sola respuesta.
rules-SCR-OWN_6 = Una posición que no nombra corredores recibe aquellos cuyas habilidades menos estorban.
rules-SCR-OWN_7 = Si varias reglas prohíben una jugada, se nombra la más cercana a lo que puedes hacer.
rules-SCR-OWN_8 = Donde la habilidad de Jackal no vale, avanza solo 1 aunque su dueño lo deje ganar.

chapters-SCR-AIM = Objetivo
chapters-SCR-COMP = Qué hay en la caja
chapters-SCR-SETUP = Preparación
chapters-SCR-TURN = Cómo va un turno
chapters-SCR-ROLL = Lanzar los dados
chapters-SCR-MOVE = Movimiento
chapters-SCR-ABILITY = Usar la habilidad
chapters-SCR-RACER = Los seis corredores
chapters-SCR-DUEL = Duelos
chapters-SCR-DOUBLE = Dobles y accidentes
chapters-SCR-ACC = Cartas de accidente
chapters-SCR-LAP = Cruzar la línea
chapters-SCR-GOAL = Cartas de meta
chapters-SCR-BONUS = Cartas de bonificación
chapters-SCR-TOKEN = Fichas de cambio
chapters-SCR-END = Final
chapters-SCR-2P = Dos jugadores
chapters-SCR-3P = Tres jugadores
chapters-SCR-TRACK = La pista
chapters-SCR-OWN = Cómo se hace aquí
chapters-SCR-RUL = Aclaraciones y casos dudosos

turn-aim = Da tres vueltas con una máquina de chatarra; gana quien entonces vaya más adelante.
turn-1 = Lanza un dado, y otro si te atreves, hasta seis.
turn-2 = Dos dados iguales son un accidente: no avanzas, una carta dice qué pasa. Una ficha de cambio puede evitarlo.
turn-3 = Si paras a tiempo, avanzas la suma; las cartas de bonificación te llevan más lejos.
turn-4 = Luego actúa la habilidad de tu corredor, y los que están en una casilla se baten por una más.
turn-5 = Al cruzar la línea tomas una ficha de vuelta y sacas una carta de meta.
turn-6 = Al final tomas la ficha de cambio de tu casilla.

examples-rolling = Hay un 3 y un 5. Para y avanza 8 casillas, o lanza otra vez: otro 3 o 5 sería un accidente.
examples-double = El tercer dado es otro 3: accidente. La ficha de giro lo haría un 4, la de repetición lo lanza otra vez.
examples-ability = Siete casillas llevan a Swift a una curva; su habilidad lo lleva una más, donde hay una ficha.
examples-duel = Siete casillas acaban donde está Crusher: los dos lanzan un dado, y el mayor avanza una casilla.
examples-line = Diez casillas llevan a Hover al otro lado de la línea: ficha de vuelta, carta de meta para los de atrás y fichas nuevas en la pista.

## result

result-won = { $winner } gana la carrera.

## figures

figures-duels = Duelos
figures-duels_won = Duelos ganados
figures-accidents = Accidentes
figures-bonus_cards = Cartas de bonificación jugadas
figures-tokens = Fichas de cambio cogidas
figures-laps = Vueltas
