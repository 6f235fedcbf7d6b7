"""The records of Thunder Alley: the course (what stays the same during a race) and the state (the position)."""

from paddock.engine.records import RecordField, layout
from paddock.games.thunder.cards import CARDS, COLOURS, EVENT_KINDS, KINDS, MOST_CARS, MOST_SEATS, TEAM_CARS
from paddock.games.thunder.track import MOST_LANES, MOST_SECTORS

# What is to be decided. In a move it is a step, or a choice inside of one.
(
    GRID,
    SEGMENT,
    ASK_CARD,
    STEP,
    ASK_REAR,
    ASK_LANE,
    ASK_BACK,
    TEAM2,
    AIR,
    EVENTS,
    EVENT_CAR,
    PITTING,
    REMOVING,
    DISCARDING,
    OVER,
) = range(15)
IN_DECK, IN_DISCARD, IN_PLAY, IN_HAND = range(4)  #: where a race card is; in a hand: IN_HAND + seat

APRON, OFF = 0, -1  #: lanes: the pit lane, and beside the track
NOBODY = -1  #: no car, or no seat
NO_BAR = -1

SNAKE, BY_ROUND, BY_SPACE = range(3)  #: how the grid is filled (TA-2.5, TA-12.2)

# A step of the active car.
NO_STEP, FORWARD, INWARD, OUTWARD, DIAGONAL, SWAP = range(6)

# When the cars behind are looked for: as the move begins, before its first step forward, or after a step.
AT_START, BEFORE_STEP, AFTER_STEP = range(3)

COURSE = layout(
    [
        ("seats", "i1"),  # teams in the race
        ("team", "i1", MOST_SEATS),  # per seat: its team
        ("cars", "i1"),  # k: cars that each team starts with
        ("sectors", "i2"),  # N
        ("laps", "i1"),  # R
        ("lanes", "i1", MOST_SECTORS),  # per sector: its racing lanes
        ("ahead", "i1", (MOST_SECTORS, MOST_LANES + 1, 2)),  # TM-4: fwd, the innermost and outermost lane of it
        ("behind", "i1", (MOST_SECTORS, MOST_LANES + 1, 2)),  # TM-4: back, in the same way
        ("restart", "i1", (MOST_SECTORS, 2)),  # TM-5: inner and outer restart lane
        ("kind", "i1", CARDS),  # per race card: its kind
        ("speed", "i1", KINDS),  # per kind: MP on the track
        ("exit", "i1", KINDS),  # per kind: MP out of the pits
        ("type", "i1", KINDS),  # per kind: SOLO, DRAFT, PURSUIT or LEAD
        ("wear", "i1", KINDS),  # per kind: the colour of its marker, or NO_WEAR
        ("bars", "i1", (CARDS, MOST_SEATS)),  # per race card: the seats in the order of its team bar
        ("events", "i1", EVENT_KINDS),  # event cards of each kind
        ("points", "i2", MOST_CARS + 1),  # per place
        ("led_bonus", "i1"),  # points for a car that has led (TA-10.2.1)
        ("most_led", "i1"),  # points for the car that has led most (TA-10.2.2)
        ("number", "i1", (MOST_SEATS, TEAM_CARS)),  # TA-1.6: per seat: the numbers on its six cars
        ("entry", "i1", (MOST_SEATS, TEAM_CARS)),  # per seat: which of its six cars take part, by their place
        ("bar", "i1", MOST_SEATS),  # seats in the order of a team bar that was agreed on; NO_BAR: a card decides
        ("winner", "i1"),  # TA-11.2: the seat that won the race before this one, or NOBODY
        ("starting_order", "i1"),  # SNAKE, BY_ROUND or BY_SPACE (TA-12.2)
        ("grid_choice", "i1"),  # 1: players choose which car takes a grid space
        ("green_line", "i1"),  # sectors between the green restart line and the finish (TA-1.3.6)
        ("collision_last", "i1"),  # 1: cars of a Collision restart behind lapped ones (AR-50)
        ("clean_air_any", "i1"),  # 1: Clean Air goes on as far as one likes, up to the next cars (AR-24)
        ("variable_pits", "i1"),  # 1: TA-12.1
        ("complete_race", "i1"),  # 1: TA-12.4
        ("auto_skip", "i1"),  # 1: decisions with one answer are taken by themselves
    ]
)

#: What belongs to a segment, and to the move of its car or of Teamwork's second car.
MOVE_FIELDS: list[RecordField] = [
    ("segment", "i1"),  # the car whose segment it is, or NOBODY
    ("active", "i1"),  # the car that moves, or NOBODY
    ("card", "i1"),  # the race card played, or NO_CARD
    ("mp", "i1"),
    ("leaving", "i1"),  # 1: the car comes out of the pits, so the card has no type and no text
    ("second", "i1"),  # 1: this is the move of Teamwork's second car
    ("entered", "i1"),  # lanes of the present sector that the active car has been in, as bits
    ("begun", "i1"),  # 1: there was a step forward
    ("locked", "i1"),  # 1: only steps forward are left
    ("swerved", "i1"),  # 1: the diagonal step has been used
    ("front", "i1", MOST_CARS),  # cars linked ahead, the nearest first
    ("fronts", "i1"),
    ("rear", "i1", MOST_CARS),  # cars linked behind, the nearest first
    ("rears", "i1"),
    # A step that waits for a choice inside of it.
    ("step", "i1"),  # NO_STEP, FORWARD, INWARD, OUTWARD
    ("into", "i1"),  # the lane that the active car goes to
    ("walk", "i1"),  # AT_START, BEFORE_STEP or AFTER_STEP: when the cars behind are looked for
    ("chain", "i1", MOST_CARS),  # cars pushed out of the way, the nearest first
    ("chains", "i1"),
    ("retreat", "i1"),  # 1: the chain goes backward
    ("target", "i1"),  # the lane that the last car of the chain, or of the line ahead, goes to
]

STATE = layout(
    [
        ("phase", "i1"),
        ("turns", "i2"),  # the number of this turn, from 1
        ("first", "i1"),  # the First Player
        ("turn", "i1"),  # the seat that decides now
        # Cars. They have slots in the order of the seats, and of their numbers; `cars` says how many there are.
        ("cars", "i1"),
        ("id", "i1", MOST_CARS),  # TEAM_CARS * seat + place among the numbers of its team
        ("dist", "i2", MOST_CARS),  # D: crossings of the line times sectors, plus the sector
        ("lane", "i1", MOST_CARS),  # APRON, a racing lane, or OFF
        ("stack", "i1", MOST_CARS),  # on the apron: cars below it
        ("place", "i1", MOST_CARS),  # its position marker; 0: racing
        ("led", "i1", MOST_CARS),  # Turn Leader markers, open for everybody (TA-2.6.4)
        ("wear", "i1", (MOST_CARS, COLOURS)),  # markers of each colour, open as well
        (
            "board",
            "i1",
            (MOST_SECTORS, MOST_LANES + 1),
        ),  # 1 + the car in each space: what dist and lane say, found faster
        ("activated", "i8"),  # cars that have had their segment, as bits
        ("marked", "i8"),  # cars that got a Turn Leader marker this turn, as bits
        ("finished", "i8"),  # cars that have made the last crossing, as bits
        ("lo", "i1"),  # the best position marker left
        ("hi", "i1"),  # the lowest one
        # Cards.
        ("where", "i1", CARDS),  # per race card: IN_DECK, IN_DISCARD, IN_PLAY, or IN_HAND + seat
        ("decked", "i1"),  # race cards in the deck
        ("events", "i1", EVENT_KINDS),  # event cards of each kind in their deck
        ("eventful", "i1"),  # how many they are
        ("rain", "i1"),  # 1: a Rain card lies beside the track
        ("bar", "i1", MOST_SEATS),  # seats in the order of the team bar in use; NO_BAR where there is none
        *MOVE_FIELDS,
        # The end of a turn.
        ("event", "i1"),  # the event that is being resolved, or NO_EVENT
        ("options", "i8"),  # cars that its owner, or Teamwork's, may pick, as bits
        ("due", "i1"),  # seats that the event or the pit stops have yet to come to, as bits
        ("origin", "i1"),  # the car a Collision starts from, or NOBODY
        ("involved", "i8"),  # cars involved in a Collision, as bits
        ("yellow", "i1"),  # 1: the yellow flag is out
        ("front_row", "i2"),  # D of the first row of a restart
        ("answered", "i8"),  # cars whose pit stop has been decided, as bits
        ("pitting", "i8"),  # those that will pit, as bits
        ("retiring", "i8"),  # those that will retire, as bits
        ("removed", "i1"),  # TA-12.1: markers removed so far that cost a space
    ]
)
