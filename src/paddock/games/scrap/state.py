"""The records of Scrap Racer: the course (what stays the same during a race) and the state (the position).

Racers are numbered in turn order: those of a player stand side by side, the one that goes first first.
"""

from paddock.engine.records import RecordField, layout
from paddock.games.scrap.cards import ACCIDENTS, BONUSES, DECKS, GOAL_SIZE, MOST_DICE, MOST_RACERS, MOST_SEATS, TOKENS
from paddock.games.scrap.guide import GUIDE_SIZE
from paddock.games.scrap.track import MOST_FIELDS

ROLL, MOVE, DUEL, ORDERING, OVER = range(5)
PHASES = ("roll", "move", "duel", "order", "over")

NOBODY = -1
NOTHING = -1
RANDOM_RACER = -1
MOST_PLACES = 18  #: for change tokens on the track

COURSE = layout(
    [
        ("seats", "i1"),  # players
        ("each", "i1"),  # racers of each player
        ("racers", "i1"),  # that race
        ("start", "i1"),  # the seat that begins; NOBODY: fate decides
        ("racer", "i1", MOST_RACERS),  # which racers they are; RANDOM_RACER: fate decides
        ("fields", "i1"),  # of a lap
        ("ground", "i1", MOST_FIELDS + 1),  # per field: straight or curve
        ("to_ground", "i1", (2, MOST_FIELDS + 1)),  # per ground and field: how far the next such field is; 0: none
        ("places", "i1"),  # for change tokens on the track
        ("place", "i1", MOST_FIELDS + 1),  # per field: the number of its place, or NOTHING
        ("token_field", "i1", MOST_PLACES),  # per place: its field
        ("accidents", "i1", (len(DECKS), ACCIDENTS)),  # cards of each kind in each deck of the box
        ("bonus", "i1", BONUSES),
        ("goal", "i1", GOAL_SIZE),  # by number
        ("tokens", "i1", len(TOKENS)),
        ("bonus_tokens", "i1"),
        ("overtake_race", "i1"),  # 1: only who stands between start and end in the race is overtaken
        ("catch_board", "i1"),  # 1: CATCH goes to the next racer on the track, whatever its lap
        ("jackal_off_turn", "i1"),  # 1: Jackal's ability works in other racers' turns
        ("jackal_in_own_accident", "i1"),  # 1: and in duels of its own accident
        ("refill_any", "i1"),  # 1: the track is refilled whoever crossed the line
        ("auto_skip", "i1"),  # 1: what can only be answered in one way is answered by itself
        ("guide", "i8", GUIDE_SIZE),  # what the pilot knows of the race, see guide.py
    ]
)

#: What belongs to the turn of one racer.
TURN_FIELDS: list[RecordField] = [
    ("dice", "i1", MOST_DICE),
    ("rolled", "i1"),  # dice shown
    ("driven", "i1"),  # 1: the dice move has been made
    ("start", "i2"),  # where the active racer began
    ("crossed", "i1"),  # the racers that have crossed the line, as bits
    ("mover", "i1"),  # who moved last, as far as duels ask for it; or NOBODY
    ("card", "i1"),  # the accident card or the number of the goal card being carried out; or NOTHING
]

STATE = layout(
    [
        ("phase", "i1"),
        ("asked", "i1"),  # the seat that decides
        ("step", "i1"),  # what goes on after a decision in the middle of a turn
        ("rounds", "i2"),  # the number of this round, from 1
        ("first", "i1"),  # the racer with the start marker (SCR-COMP.9)
        ("turn", "i1"),  # the active racer
        ("ordered", "i1"),  # the seats whose racers have their order, as bits
        ("kind", "i1", MOST_RACERS),  # which racer it is
        ("p", "i2", MOST_RACERS),  # progress: fields from the line; 0: not yet on the track
        ("laps", "i1", MOST_RACERS),  # lap tokens
        ("bonus_tokens", "i1", MOST_RACERS),
        ("tokens", "i1", (MOST_RACERS, len(TOKENS))),  # change tokens held
        ("cards", "i1", (MOST_SEATS, BONUSES)),  # bonus cards held
        ("lying", "i1", MOST_PLACES),  # per place on the track: 1 + the kind of the token there, or 0
        ("store", "i1", len(TOKENS)),  # change tokens inside the track
        ("accidents", "i1", (len(DECKS), ACCIDENTS)),  # cards of each kind in each deck
        ("decks", "i1", len(DECKS)),  # how many they are
        ("bonus", "i1", BONUSES),  # bonus cards in the deck
        ("bonuses", "i1"),
        ("goal", "i1", GOAL_SIZE),  # goal cards in the deck, by number
        ("goals", "i1"),
        *TURN_FIELDS,
    ]
)
