"""The records of HEAT: the course (what stays the same during a race) and the state (the position)."""

from paddock.engine.records import PADDING, editions, layout
from paddock.games.heat.cards import BASICS, DECK, GEARS, HAND, KINDS, MOST_CARDS, MOST_PLAYED, MOST_SEATS
from paddock.games.heat.guide import GUIDE_SIZE
from paddock.games.heat.legend_cards import CARDS
from paddock.games.heat.track import MOST_CORNERS, MOST_SPACES
from paddock.games.heat.upgrade_cards import COLUMNS, GARAGE_KINDS, MOST_MARKET, MOST_UPGRADES, SLOTS

PLAN, REACT, SLIP, DISCARDING, OVER = range(5)
DRAFTING, GIVING_UP, CHOOSING_VALUE, SHORT_OF_HEAT = range(5, 9)  #: with the Garage
PHASES = ("plan", "react", "slip", "discard", "over")
GARAGE_PHASES = (*PHASES, "draft", "give_up", "value", "short")

THINKING, SHIFTED, COMMITTED, SHOWN = range(4)  #: how far a seat's plan for this round is

USED = ("boost", "cooldown", "adr_move", "adr_cool")  #: symbols of a turn, as bits
BOOST_USED, COOLED, ADR_MOVED, ADR_COOLED = 1, 2, 4, 8

UNSEEN = 16  #: added to a card in a discard pile that only its owner has seen (HEAT-8.3)
MIXED = 32  #: added to one that may have been salvaged and another one stayed, for all that the others know (R-62)
KIND = 15  #: the bits that say which card it is
RANDOM_GRID = -1

#: In the largest play area with the Garage: all basic cards, 4 Stress, and the upgrades.
MOST_PLAYED_IN_GARAGE = sum(DECK[:BASICS]) + GEARS + SLOTS
POOLS = 6

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
        # Of the module Garage; all 0 without it:
        ("garage", "i1"),  # how cards come to their owners: BY_DRAFT ... GIVEN; NO_GARAGE: nobody has any
        ("mulligan", "i1"),  # 1: a first hand may be exchanged (HEAT-G.14)
        ("upgrades", "i2", (MOST_UPGRADES + 1, COLUMNS)),  # what stands on each card, see upgrade_cards.py
        ("upgrade_deck", "i1", MOST_UPGRADES + 1),  # copies of each card in the upgrade deck
        ("own_upgrades", "i1", (MOST_SEATS, SLOTS)),  # with GIVEN: the cards of each seat
    ]
)

#: Fields of the course that are 0 in a race without modules, and what fills the record up.
OF_MODULES = (
    *("weather", "token", "chicane"),
    *("legends", "legend_pro", "colour", "legend_line", "chevrons", "double", "legend_card"),
)
OF_GARAGE = ("garage", "mulligan", "upgrades", "upgrade_deck", "own_upgrades")
LATER = frozenset({"special", *OF_MODULES, *OF_GARAGE, PADDING}.intersection(COURSE.names or ()))

STATE, MODULES_STATE, GARAGE_STATE = editions(
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
    [  # of the modules Weather and Legends:
        ("weather", "i1", 1),  # the number of the weather tile; 0: none
        ("token", "i1", MOST_CORNERS),  # per corner line the number of the token that acts there; 0: none
        ("legend_left", "i2", 1),  # legend cards not used since the last shuffle, as bits
        ("legend_card", "i1", 1),  # the one turned up this round, from 1; 0: none yet
        ("cooled", "i2", 1),  # of the car on turn: sectors whose cooling bonus it has used, as bits
    ],
    [  # of the Garage; a card can be one of those in the slots of its owner:
        ("deck", "i1", (MOST_SEATS, GARAGE_KINDS)),  # without the cards on top that are known
        ("hand", "i1", (MOST_SEATS, GARAGE_KINDS)),
        ("play", "i1", (MOST_SEATS, MOST_PLAYED_IN_GARAGE)),
        ("discard", "i1", (MOST_SEATS, MOST_CARDS + SLOTS)),  # + UNSEEN, or + MIXED
        ("upgrade", "i1", (MOST_SEATS, SLOTS)),  # per slot the number of the upgrade in it; 0: none
        ("refreshed", "i1", (MOST_SEATS, SLOTS)),  # slots of the cards on top of the deck, the top last
        ("refreshes", "i1", MOST_SEATS),  # how many they are
        ("known_upgrades", "i1", MOST_SEATS),  # slots whose cards everybody knows to be in that hand, as bits
        ("mulligans", "i1", 1),  # seats that have had their mulligan, as bits
        # Until the hands are dealt:
        ("stock", "i1", MOST_UPGRADES + 1),  # copies of each upgrade in the upgrade deck
        ("market", "i1", MOST_MARKET),  # the numbers of the upgrades that lie open; 0: taken
        ("markets", "i1", 1),  # the round of the draft, from 1; 0 before and after it
        ("picks", "i1", 1),  # cards taken in this round of the draft
        ("given_up", "i1", MOST_SEATS),  # 1 + the slot whose card a seat gives up, until all have chosen
        # Of the car whose turn it is:
        ("flips", "i1", 1),  # + symbols flipped so far (HEAT-Y.13)
        ("chosen", "i1", SLOTS),  # per slot 1 + the value that was chosen; 0: none
        ("open_heat", "i1", 1),  # slots whose Heat symbol is not paid, as bits
        ("pools", "i1", POOLS),  # what is left to use of the symbols in the play area, by pool
        ("accelerated", "i1", 1),  # slots whose Accelerate has been used, as bits
        ("faster", "i1", 1),  # Speed that Accelerate has brought
        ("dropped", "i1", 1),  # slots whose cards are to leave for want of Heat, as bits
    ],
)

#: Symbols that several cards add up to one pool (R-57, R-59), and what is open of Scrap.
COOL_POOL, REDUCE_POOL, SUPER_POOL, SALVAGE_POOL, DRAFT_POOL, SCRAP_POOL = range(POOLS)
POOL_WORDS = ("cool", "reduce", "super", "salvage", "draft")
