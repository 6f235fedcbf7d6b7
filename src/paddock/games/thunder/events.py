"""What happens in Thunder Alley: the numbered events of the log, and their columns."""

from paddock.engine.glass import FLAG, PILE, Column, row

(
    GRID,
    DREW,
    RESHUFFLED,
    BAR,
    TURN,
    ACTIVATED,
    PASSED,
    PLAYED,
    LINKED,
    DROVE,
    PUSHED,
    FOLLOWED,
    BUMPED,
    DRIFTED,
    CLEAN_AIR,
    WORE,
    SHED,
    RETIRED,
    FINISHED,
    LED,
    EVENT,
    NO_EFFECT,
    RAIN_FALLS,
    YELLOW_FLAG,
    LINED_UP,
    PITTED,
    SPUN,
    FIRST_PLAYER,
    DISCARDED,
    CLASSIFIED,
    AUTO,
    GUARDED,
) = range(32)

#: How the active car, or a car that was moved, went.
STEPS = ("", "forward", "inward", "outward", "diagonal", "swap")
#: How cars were pushed: as a part of the line, out of the way ahead, aside, back, or by a swap.
IN_LINE, AHEAD, ASIDE, BACKWARD, SWAPPED = range(5)
WAYS = ("line", "ahead", "aside", "back", "swap")
LINKS = ("ahead", "behind")
LINKED_AHEAD, LINKED_BEHIND = range(2)
#: Why a car was lost.
BY_CHOICE, BY_WEAR, BY_EVENT, BY_LAPPING = range(4)
LOSSES = ("choice", "wear", "event", "lapped")

CAR, CARD = Column("car", "cars"), Column("card", "cards")
ACTIVE = Column("car", "cars", sets="active")  #: the car that moves
NO_MOVE = Column("active", "cars", sets="active", quiet=True)  #: nobody, when a move is over
CARS = Column("cars", "cars", PILE)

# Where cars stand from now on, and how often they have crossed the line.
AT, X = Column("at", "spaces", sets="at"), Column("x", sets="x", quiet=True)
STACK = Column("stack", sets="stack", quiet=True)
ALL_AT, ALL_X = Column("at", "spaces", PILE, sets="at"), Column("x", form=PILE, sets="x", quiet=True)
GONE = Column("at", "spaces", sets="at", quiet=True)  #: off the track

PLACE, OUT = Column("place", sets="place"), Column("out", FLAG, sets="out", quiet=True)
MARKERS = Column("wear", "colours", PILE, sets="wear", quiet=True)  #: all that the car has now

EVENTS = (
    row("grid", CAR, "space", Column("at", "spaces", sets="at", quiet=True), X, rule="TA-2.5", of="car"),
    row("drew", "n", Column("cards", "cards", PILE, maybe=True), rule="TA-3.3"),
    row("reshuffled", "n", rule="TA-5.9"),
    row("bar", Column("bar", "seats", PILE, sets="bar"), rule="TA-4.4.2"),
    row(
        "turn",
        Column("turn", sets="turns"),
        NO_MOVE,
        Column("event", "event_cards", sets="event", quiet=True),
        Column("yellow", FLAG, sets="yellow", quiet=True),
        rule="TA-3.2",
    ),
    row("activated", Column("car", "cars", sets="car"), NO_MOVE, rule="TA-3.4.1"),
    row("passed", CAR, Column("activated", FLAG, sets="activated", quiet=True), rule="TA-3.4.2", of="car"),
    row(
        "played",
        ACTIVE,
        Column("card", "cards", sets="card"),
        Column("mp", sets="mp"),
        Column("front", "cars", PILE, sets="front", quiet=True),
        Column("rear", "cars", PILE, sets="rear", quiet=True),
        rule="TA-3.4.5",
    ),
    row(
        "linked",
        ACTIVE,
        Column("how", "links"),
        CARS,
        Column("front", "cars", PILE, sets="front", quiet=True, maybe=True),
        Column("rear", "cars", PILE, sets="rear", quiet=True, maybe=True),
        rule="TA-6.4.3",
    ),
    row("drove", ACTIVE, Column("how", "steps"), AT, Column("mp", sets="mp"), X, rule="TA-6.1.2", of="car"),
    row("pushed", CAR, Column("how", "ways"), CARS, ALL_AT, ALL_X, rule="TA-6.1.5", of="cars"),
    row("followed", CAR, CARS, ALL_AT, ALL_X, rule="TA-6.6.1", of="cars"),
    row("bumped", ACTIVE, "mp", Column("left", sets="mp", quiet=True), rule="TA-6.1.8"),
    row("drifted", CAR, AT, X, rule="TA-RC.7", of="car"),
    row("clean_air", CAR, AT, X, rule="TA-RC.4", of="car"),
    row("wore", CAR, Column("colour", "colours"), "n", MARKERS, rule="TA-7.1.1", of="car"),
    row("shed", CAR, Column("colour", "colours"), "n", MARKERS, rule="TA-7.3", of="car"),
    row("retired", CAR, PLACE, Column("why", "losses"), GONE, OUT, rule="TA-4.3.1", of="car"),
    row(
        "finished",
        CAR,
        PLACE,
        GONE,
        Column("finished", FLAG, sets="finished", quiet=True),
        OUT,
        rule="TA-10.1.3",
        of="car",
    ),
    row("led", CAR, Column("markers", sets="led"), rule="TA-3.5.1", of="car"),
    row("event", Column("event", "event_cards", sets="event"), NO_MOVE, rule="TA-8.1.1"),
    row("no_effect", Column("event", "event_cards"), rule="TA-8.1.2"),
    row("rain_falls", Column("rain", FLAG, sets="rain", quiet=True), rule="TA-EV.16"),
    row("yellow_flag", Column("yellow", FLAG, sets="yellow", quiet=True), rule="TA-8.2"),
    row("lined_up", CARS, ALL_AT, ALL_X, rule="TA-9.6", of="cars"),
    row("pitted", CAR, AT, X, STACK, rule="TA-9.3", of="car"),
    row("spun", CAR, AT, X, rule="TA-EV.17", of="car"),
    row("first_player", Column("first", "seats", sets="first", quiet=True), rule="TA-3.5.4"),
    row("discarded", CARD, rule="TA-3.5.6"),
    row("classified", CAR, PLACE, GONE, OUT, rule="TA-10.1.4", of="car"),
    row("auto", Column("action", "actions"), rule="TA-OWN.6"),
    row("guarded", "turns", rule="TA-OWN.1"),
)

#: Which words of the catalogue the values of events are: the group of each.
EVENT_WORDS = {
    "seat": "teams",
    "bar": "teams",
    "card": "cards",
    "cards": "cards",
    "colour": "colours",
    "event": "event_cards",
    "at": "spaces",
}

#: Events that show nothing hidden to anybody: after them a move may still be taken back.
SILENT = frozenset(
    {ACTIVATED, PASSED, LINKED, DROVE, PUSHED, FOLLOWED, BUMPED, DRIFTED, CLEAN_AIR, WORE, FINISHED, AUTO}
)

# Most events stand in the log as their columns say. Others have several cars behind their first three values, from the
# place GROUP on: one in each value, with its space and how often it has crossed the line (`packed_car`); or LINE_CARS
# in each, those of a line.
GROUP = 3
CAR_BITS, SPACE_BITS = 6, 10
MOST_TOLD = 22  #: cars in one event; more go into another one
LINE_CARS = 5
