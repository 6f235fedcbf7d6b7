"""The records of HEAT: the course (what stays the same during a race) and the state (the position)."""

from paddock.engine.records import layout
from paddock.games.heat.cards import HAND, KINDS, MOST_CARDS, MOST_PLAYED, MOST_SEATS
from paddock.games.heat.guide import GUIDE_SIZE
from paddock.games.heat.track import MOST_CORNERS

PLAN, REACT, SLIP, DISCARDING, OVER = range(5)
PHASES = ("plan", "react", "slip", "discard", "over")

THINKING, SHIFTED, COMMITTED, SHOWN = range(4)  #: how far a seat's plan for this round is

USED = ("boost", "cooldown", "adr_move", "adr_cool")  #: symbols of a turn, as bits
BOOST_USED, COOLED, ADR_MOVED, ADR_COOLED = 1, 2, 4, 8

UNSEEN = 16  #: added to a card in a discard pile that only its owner has seen (8.3)
KIND = 15  #: the bits that say which card it is
RANDOM_GRID = -1

COURSE = layout(
    [
        ("seats", "i1"),  # cars that start
        ("spaces", "i2"),  # of a lap
        ("finish", "i2"),  # the first position over the finish line
        ("corners", "i1"),  # how many there are
        ("line", "i2", MOST_CORNERS),  # per corner: the first space after its line
        ("limit", "i1", MOST_CORNERS),  # per corner: its speed limit
        ("heat", "i1", MOST_SEATS),  # in each engine at the start, less the handicap
        ("stress", "i1"),  # in each deck at the start
        ("grid", "i1", MOST_SEATS),  # seats in the order of their slots; RANDOM_GRID: fate decides
        ("hidden_gears", "i1"),  # 1: a gear is shown only with the cards
        ("auto_finish_last", "i1"),  # 1: the race ends when one car is left
        ("auto_skip", "i1"),  # 1: reactions and discards with one answer are given by themselves
        ("guide", "i2", GUIDE_SIZE),  # what the pilot knows of the track, see guide.py
    ]
)

STATE = layout(
    [
        ("phase", "i1"),
        ("rounds", "i2"),  # the number of this round, from 1
        ("supply", "i1"),  # Stress cards beside the board
        ("queue", "i4"),  # 1 + seat of who has yet to move this round, four bits each, the first lowest (0.4)
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
    ]
)
