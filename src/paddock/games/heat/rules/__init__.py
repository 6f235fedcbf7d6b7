"""The rules of HEAT, one file per chapter of the rulebook, in its order.

`preparation` (S, H), `rounds` (0), `driving` (T), `planning` (1-2), `moving` (3-4), `reacting` (4-5), `slipstream` (6),
`corners` (7), `refilling` (8-9), `cards` (C), `finish` (F); `turns` puts the nine steps together, `flow` names what
follows what. Every function is plain integer code over records, compiled for the CPU and the GPU alike.
"""

from paddock.engine.verdicts import LEGAL
from paddock.games.heat.refusals import REFUSALS
from paddock.games.heat.rules.cards import (
    EMPTY,
    heat_in_hand,
    lay_aside,
    pay_heat,
    playable_in_hand,
    top_of,
)
from paddock.games.heat.rules.corners import cost_of, lap_start
from paddock.games.heat.rules.driving import reached, reached_from
from paddock.games.heat.rules.finish import GUARD, has_finished, racing, rank_of, score
from paddock.games.heat.rules.moving import adrenaline_in
from paddock.games.heat.rules.planning import (
    has_paid_to_shift,
    lay_down,
    shift_of,
    why_not_shift,
)
from paddock.games.heat.rules.preparation import line_up, setup
from paddock.games.heat.rules.rounds import NOBODY, SLOT, pending, queue_by_rank, turn_of
from paddock.games.heat.rules.slipstream import SLIPSTREAM_SPACES, why_not_slipstream
from paddock.games.heat.rules.turns import judge, play

__all__ = [
    "EMPTY",
    "GUARD",
    "LEGAL",
    "NOBODY",
    "REFUSALS",
    "SLIPSTREAM_SPACES",
    "SLOT",
    "adrenaline_in",
    "cost_of",
    "has_finished",
    "has_paid_to_shift",
    "heat_in_hand",
    "judge",
    "lap_start",
    "lay_aside",
    "lay_down",
    "line_up",
    "pay_heat",
    "pending",
    "play",
    "playable_in_hand",
    "queue_by_rank",
    "racing",
    "rank_of",
    "reached",
    "reached_from",
    "score",
    "setup",
    "shift_of",
    "top_of",
    "turn_of",
    "why_not_shift",
    "why_not_slipstream",
]
