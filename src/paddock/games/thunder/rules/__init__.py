"""The rules of Thunder Alley, one file per chapter of the rulebook, in its order.

`preparation` (2), `turns` (3), `segments` (3.4), `end_of_turn` (3.5), `standing` (4), `race_cards` (5), `steps` (6.1),
`moving` (6.1, 6.3), `linking` (6.2, 6.4-6.6, 6.9), `displacing` (6.7, 6.8), `wear` (7), `event_cards` (8),
`pits` (9.1-9.5), `restart` (9.6, 9.7), `finish` (10); `flow` names what follows what, `synonyms` knows moves that have
two names. Every function is plain integer code over records, for the CPU and the GPU alike.
"""

from paddock.engine.verdicts import LEGAL
from paddock.games.thunder.refusals import REFUSALS
from paddock.games.thunder.rules.displacing import retreats
from paddock.games.thunder.rules.finish import GUARD, place_of, score
from paddock.games.thunder.rules.linking import (
    car_ahead,
    car_behind,
    head_of,
    tail_of,
)
from paddock.games.thunder.rules.pits import stopping_car, to_be_asked
from paddock.games.thunder.rules.race_cards import held, kind_of, links_ahead, lowest_in_hand, type_of
from paddock.games.thunder.rules.standing import (
    car_at,
    has,
    is_ahead,
    is_on_lanes,
    is_racing,
    lap_marker,
    leader_of,
    list_order,
    next_in_order,
    on_lanes,
    racing,
    seat_of,
    sector_ahead,
    sector_behind,
    sector_of,
)
from paddock.games.thunder.rules.turns import judge, pending, play, setup
from paddock.games.thunder.rules.wear import is_worn_out, markers, speed_penalty

__all__ = [
    "GUARD",
    "LEGAL",
    "REFUSALS",
    "car_ahead",
    "car_at",
    "car_behind",
    "has",
    "head_of",
    "held",
    "is_ahead",
    "is_on_lanes",
    "is_racing",
    "is_worn_out",
    "judge",
    "kind_of",
    "lap_marker",
    "leader_of",
    "links_ahead",
    "list_order",
    "lowest_in_hand",
    "markers",
    "next_in_order",
    "on_lanes",
    "pending",
    "place_of",
    "play",
    "racing",
    "retreats",
    "score",
    "seat_of",
    "sector_ahead",
    "sector_behind",
    "sector_of",
    "setup",
    "speed_penalty",
    "stopping_car",
    "tail_of",
    "to_be_asked",
    "type_of",
]
