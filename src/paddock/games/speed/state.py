"""The records of Speed: the course (what stays the same during a game) and the state (the position)."""

from paddock.engine.records import layout
from paddock.games.speed.cards import KINDS, MOST_KM, MOST_SEATS, MOST_TEAMS

PLAY, KONTRA, EXTENSION, OVER = range(4)
PHASES = ("play", "kontra", "extension", "over")

ABSENT, UPRIGHT, ACROSS = range(3)  #: a wild: not in the wild area, played as prevention, played as kontra
NOBODY = -1

MOST_CARDS = 160  #: cards of the largest deck a variant may have
BATTLE_SIZE = 64  #: cards of the highest Battle pile
SPEED_SIZE = 32  #: cards of the highest Speed pile

COURSE = layout(
    [
        ("seats", "i1"),  # 2, 3, 4 or 6
        ("teams", "i1"),  # 2 or 3
        ("team", "i1", MOST_SEATS),  # of each seat
        ("hand", "i1"),  # cards dealt to each player
        ("first_dealer", "i1"),  # a seat, or NOBODY: fate chooses
        ("deck", "u1", KINDS),  # cards of each kind in this game
        ("cards", "i2"),  # how many they are
        ("kms", "i1"),  # values of kilometre cards in use
        ("km", "i2", MOST_KM),  # those values
        ("km_most", "u1", MOST_KM),  # cards of that value that a team may use in a round
        ("km_unsafe", "u1", MOST_KM),  # 1: a trip with this value is no safe trip
        ("speed_limit", "i2"),  # largest kilometre value under a SPEED_LIMIT
        ("wild_against", "i1", 5),  # per attack: the wild that keeps it away, or NOBODY
        ("distance", "i2"),  # target of a round
        ("extension", "i2"),  # target after an extension
        ("wild_points", "i2"),
        ("all_wilds_points", "i2"),
        ("kontra_points", "i2"),
        ("trip_points", "i2"),
        ("delayed_points", "i2"),
        ("safe_points", "i2"),
        ("blockade_points", "i2"),
        ("extension_points", "i2"),
        ("win_points", "i4"),  # a total that ends the game
        ("max_rounds", "i4"),  # rounds after which the game ends in any case
        ("only_if_stuck", "i1"),  # 1: discarding is allowed only if nothing else is (SPD-RUL.6)
        ("prevention_restores", "i1"),  # 1: a wild as prevention clears the attack from the pile (SPD-RUL.10)
        ("top_only", "i1"),  # 1: views show only the tops of piles (SPD-RUL.35)
    ]
)

STATE = layout(
    [
        ("phase", "i1"),  # PLAY, KONTRA, EXTENSION or OVER
        ("turn", "i1"),  # seat whose turn it is; in KONTRA the attacker, in EXTENSION who completed the distance
        ("dealer", "i1"),  # seat that dealt this round
        ("rounds", "i4"),  # rounds begun
        ("target", "i2"),  # distance of this round
        ("extension_by", "i1"),  # team that called the extension, or NOBODY
        ("attack", "i1"),  # in KONTRA: the attack just played
        ("attacked", "i1"),  # in KONTRA: the team it lies on
        ("draw", "u1", KINDS),  # the draw pile, a bag; it and the discards are everybody's (SPD-4.4)
        ("drawable", "i2"),  # how many cards it holds
        ("discard", "u1", MOST_CARDS),  # the discard pile in order, top last
        ("discards", "i2"),
        ("hand", "u1", (MOST_SEATS, KINDS)),  # cards of each kind in each hand
        ("held", "i1", MOST_SEATS),  # how many they are
        ("battle", "u1", (MOST_TEAMS, BATTLE_SIZE)),  # Battle piles in order, top last
        ("battles", "i1", MOST_TEAMS),
        ("speed", "u1", (MOST_TEAMS, SPEED_SIZE)),  # Speed piles in order, top last
        ("speeds", "i1", MOST_TEAMS),
        ("km", "u1", (MOST_TEAMS, MOST_KM)),  # kilometre cards on the table, by value (SPD-5.16)
        ("wild", "u1", (MOST_TEAMS, 4)),  # ABSENT, UPRIGHT or ACROSS
        ("scores", "i4", MOST_TEAMS),  # points of the last finished round
        ("totals", "i4", MOST_TEAMS),  # points of all finished rounds
    ]
)
