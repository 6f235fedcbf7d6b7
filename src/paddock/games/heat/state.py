"""The records of HEAT: the course (what stays the same during a race) and the state (the position)."""

from paddock.engine.records import PADDING, editions, layout
from paddock.games.heat.cards import HAND, KINDS, MOST_CARDS, MOST_PLAYED, MOST_SEATS
from paddock.games.heat.guide import GUIDE_SIZE
from paddock.games.heat.legend_cards import CARDS
from paddock.games.heat.track import MOST_CORNERS, MOST_SPACES

PLAN, REACT, SLIP, DISCARDING, OVER = range(5)
PHASES = ("plan", "react", "slip", "discard", "over")

THINKING, SHIFTED, COMMITTED, SHOWN = range(4)  #: how far a seat's plan for this round is

USED = ("boost", "cooldown", "adr_move", "adr_cool")  #: symbols of a turn, as bits
BOOST_USED, COOLED, ADR_MOVED, ADR_COOLED = 1, 2, 4, 8

UNSEEN = 16  #: added to a card in a discard pile that only its owner has seen (HEAT-8.3)
KIND = 15  #: the bits that say which card it is
RANDOM_GRID = -1

FLOODED, TUNNEL = 1, 2  #: what is special about a space, as bits

COURSE = layout(
    [
        ("seats", "i1"),  # cars that start
        ("spaces", "i2"),  # of a lap
        ("finish", "i2"),  # the first position over the finish line
        ("corners", "i1"),  # how many there are
        ("line", "i2", MOST_CORNERS),  # per corner: the first space after its line
        ("limit", "i1", MOST_CORNERS),  # per corner: its speed limit
        ("special", "i1", MOST_SPACES),  # per space: FLOODED, TUNNEL (HEAT-X.2, HEAT-X.4)
        ("heat", "i1", MOST_SEATS),  # in each engine at the start, less the handicap
        ("stress", "i1"),  # in each deck at the start
        ("grid", "i1", MOST_SEATS),  # seats in the order of their slots; RANDOM_GRID: fate decides
        ("hidden_gears", "i1"),  # 1: a gear is shown only with the cards
        ("auto_finish_last", "i1"),  # 1: the race ends when one car is left
        ("auto_skip", "i1"),  # 1: reactions and discards with one answer are given by themselves
        ("guide", "i2", GUIDE_SIZE),  # what the pilot knows of the track, see guide.py
        # Of the module Weather; all 0 without it:
        ("weather", "i1"),  # the number of the tile, or BY_LOT (HEAT-W.1)
        ("token", "i1", MOST_CORNERS),  # per corner: the number of its token, or BY_LOT (HEAT-W.2)
        ("chicane", "i1", MOST_CORNERS),  # per corner: 1 for the second line of a chicane (HEAT-X.1)
        # Of the module Legends; all 0 without it:
        ("legends", "i1"),  # cars that drive by themselves, behind those of the seats (HEAT-L.1)
        ("legend_pro", "i1"),  # by which their top speeds are higher (HEAT-L.15)
        ("colour", "i1", MOST_SEATS),  # per car: the column of the legend cards that is its own
        ("legend_line", "i2", MOST_CORNERS),  # per corner (HEAT-T.7)
        ("chevrons", "i1", MOST_CORNERS),  # per corner: spaces before its line that carry one (HEAT-L.14)
        ("double", "i1", MOST_CORNERS),  # per corner: the last of them, which carry two
        ("legend_card", "i1", CARDS),  # cards that are turned up in the first rounds; 0: by lot
    ]
)

#: Fields of the course that are 0 in a race without modules, and what fills the record up.
OF_MODULES = (
    *("weather", "token", "chicane"),
    *("legends", "legend_pro", "colour", "legend_line", "chevrons", "double", "legend_card"),
)
LATER = frozenset({"special", *OF_MODULES, PADDING}.intersection(COURSE.names or ()))

STATE, MODULES_STATE = editions(
    [
        ("phase", "i1"),
        ("rounds", "i2"),  # the number of this round, from 1
        ("supply", "i1"),  # Stress cards beside the board
        ("queue", "i4"),  # 1 + seat of who has yet to move this round, four bits each, the first lowest (HEAT-0.4)
        ("pos", "i2", MOST_SEATS),  # spaces from the start line, negative on the grid
        ("spot", "i1", MOST_SEATS),  # 0: next to the race line
        ("gear", "i1", MOST_SEATS),
        ("lever", "i1", MOST_SEATS),  # the gear that the others see
        ("engine", "i1", MOST_SEATS),  # Heat in it
        ("plan", "i1", MOST_SEATS),  # THINKING, SHIFTED, COMMITTED or SHOWN
        ("planning", "i1"),  # the seats that have not committed a plan yet, as bits; it is asked for all the time
        ("place", "i1", MOST_SEATS),  # in the classification; 0: still racing
        ("deck", "i1", (MOST_SEATS, KINDS)),  # cards of each kind in each deck
        ("decks", "i1", MOST_SEATS),  # how many they are
        ("hand", "i1", (MOST_SEATS, KINDS)),
        ("held", "i1", MOST_SEATS),
        ("play", "i1", (MOST_SEATS, MOST_PLAYED)),  # play areas in the order the cards came
        ("plays", "i1", MOST_SEATS),
        ("discard", "i1", (MOST_SEATS, MOST_CARDS)),  # discard piles in order, top last; + UNSEEN
        ("discards", "i1", MOST_SEATS),
        ("known_stress", "i1", MOST_SEATS),  # Stress that everybody knows to be in that hand
        ("known_heat", "i1", MOST_SEATS),  # Heat that everybody knows to be in that hand
        # Of the car whose turn it is:
        ("start", "i2"),  # its position before it moved
        ("speed", "i2"),
        ("used", "i1"),  # symbols used, as bits
        ("adrenaline", "i1"),  # 1: it has adrenaline
        ("packet", "i1", HAND),  # cards about to be discarded, in order
        ("packets", "i1"),
    ],
    modules=[
        ("weather", "i1", 1),  # the number of the weather tile; 0: none
        ("token", "i1", MOST_CORNERS),  # per corner line the number of the token that acts there; 0: none
        ("legend_left", "i2", 1),  # legend cards not used since the last shuffle, as bits
        ("legend_card", "i1", 1),  # the one turned up this round, from 1; 0: none yet
        ("cooled", "i2", 1),  # of the car on turn: sectors whose cooling bonus it has used, as bits
    ],
)
