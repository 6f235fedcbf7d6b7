"""What the pilot knows before the race: how much a lead is worth, by the rounds that are left.

Who will win is guessed as Luce did: everybody's chance is in proportion to a weight that grows by the same factor with
every field. With many rounds left the dice will change a lot, and a field is worth little; near the end it
is worth much.
"""

import numpy as np

from paddock.engine.records import Array

ROUNDS = 24  #: rounds left that the table tells apart; more are like so many
UNIT = 2  #: parts of a field in which leads are counted
AHEAD = 64  #: how far beyond the leader the table reaches, in these parts
BEHIND = 255  #: how far behind, the same
GAPS = AHEAD + BEHIND + 1
GUIDE_SIZE = (ROUNDS + 1) * GAPS
ONE = 1 << 16  #: the weight of the leader

TURN_SPREAD = 10.0  #: how much one turn differs from the next, in parts of a field
OWN_SPREAD = 0.4  #: rounds that count even when none is left, for duels and cards


def make_guide() -> Array:
    """The weights as one row of numbers: by rounds left, then by how far behind the leader."""
    spread = TURN_SPREAD * np.sqrt(np.arange(ROUNDS + 1) + OWN_SPREAD)[:, None]
    scale = spread * np.sqrt(6) / np.pi  # the distribution of Gumbel, which gives Luce's rule, spread as far
    gaps = np.arange(-AHEAD, BEHIND + 1)[None, :]
    guide: Array = np.maximum(1, np.rint(ONE * np.exp(-gaps / scale))).astype(np.int64).ravel()
    return guide
