"""The box: the faces of the cards, and how many of each there are; nothing of the modules (HEAT-S.12)."""

#: Faces in the order of their numbers: basic cards, starting upgrades, Stress, Heat.
FACES: tuple[int | str, ...] = (1, 2, 3, 4, "U0", "U5", "S", "H", "UH")
KINDS = len(FACES)
U0, U5, S, H, UH = range(4, 9)
BASICS = U0  #: kinds below this are basic cards: what a + symbol looks for (HEAT-C.2, HEAT-C.17)
DISCARDABLE = S  #: kinds below this may be discarded (HEAT-8.4)
PLAYABLE = H  #: kinds below this may be played (HEAT-2.2); the others are Heat

VALUES = (1, 2, 3, 4, 0, 5, 0, 0, 0)  #: HEAT-C.1; Stress counts through the card that is flipped for it (HEAT-C.2)
#: Each player's deck, before the Stress that the track adds (HEAT-S.3, HEAT-S.4, HEAT-C.16, HEAT-C.18).
DECK = (3, 3, 3, 3, 1, 1, 0, 0, 1)
STRESS_CARDS = 37  #: in the box
HAND = 7  #: HEAT-S.10, HEAT-9.2
GEARS = 4
COOLDOWN_OF = (0, 3, 1, 0, 0)  #: by gear (HEAT-5.5)

MOST_SEATS = 6
MOST_HEAT = 12  #: that a track may give each engine
MOST_CARDS = 64  #: in the largest discard pile: 15 cards of the deck, 12 Heat, 37 Stress
MOST_PLAYED = 9  #: in the largest play area: 4 Stress, a card flipped for each, one for the boost
