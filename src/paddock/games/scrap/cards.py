"""The box: racers, cards, tokens and dice by name; how many of each there are is in the variant."""

RACERS = ("steel", "swift", "twister", "crusher", "jackal", "hover")  #: SCR-COMP.2
STEEL, SWIFT, TWISTER, CRUSHER, JACKAL, HOVER = range(6)

#: Accident cards, then bonus cards. FWD3 and FWD5 are in both decks, so they stand where the two lists overlap.
CARDS = (
    "FWD2",
    "DICE2",
    "FWD5_BACK2",
    "ZERO",
    "CHASE2",
    "DIE_BACK",
    "PUSH5",
    "BACK4",
    "BACK6",
    "CHASE4",
    "LOSE_POS",
    "LAST4",
    "FWD3",
    "FWD5",
    "FWD7",
    "STRAIGHT",
    "CURVE",
    "CATCH",
)
(
    FWD2,
    DICE2,
    FWD5_BACK2,
    ZERO,
    CHASE2,
    DIE_BACK,
    PUSH5,
    BACK4,
    BACK6,
    CHASE4,
    LOSE_POS,
    LAST4,
    FWD3,
    FWD5,
    FWD7,
    STRAIGHT,
    CURVE,
    CATCH,
) = range(len(CARDS))
ACCIDENTS = FWD5 + 1  #: kinds of accident cards: the first of the list
FIRST_BONUS = FWD3  #: where the bonus cards begin
BONUSES = len(CARDS) - FIRST_BONUS
ACCIDENT_CARDS, BONUS_CARDS = CARDS[:ACCIDENTS], CARDS[FIRST_BONUS:]

#: How far a card takes a racer, where that is a plain number; backwards if negative.
FIELDS_OF = (2, 0, 5, 0, 2, 0, 5, -4, -6, 4, 0, 4, 3, 5, 7, 0, 0, 0)

DECKS = ("1/2", "3/4", "5/6")  #: the accident decks, by the doubles on their backs
PILES = (*DECKS, "bonus", "goal")  #: all decks
GOALS = (2, 3, 5, 7)  #: goal cards are called by their number
GOAL_SIZE = 8  #: a pile of goal cards has a place for every number below this
ALL_CARDS = (*CARDS, *GOALS)  #: accident and bonus cards, then goal cards
#: Per number the place of a goal card in that list; a number that none has is nowhere.
GOAL_CARD = tuple(ALL_CARDS.index(number) if number in GOALS else -1 for number in range(GOAL_SIZE))

TOKENS = ("pm", "flip", "reroll")  #: change tokens
PM, FLIP, REROLL = range(3)

SIDES = 6
MOST_DICE = 6  #: SCR-COMP.9, SCR-ROLL.4
LAPS = 3  #: SCR-AIM.1
MOST_RACERS = 6
MOST_SEATS = 6
EXCHANGED = 3  #: bonus tokens for a bonus card (SCR-DOUBLE.5)
EXCHANGED_BY_HOVER = 2  #: SCR-RACER.6
