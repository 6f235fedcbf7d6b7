"""The rules of Speed 1200 km, one file per chapter of the rulebook, in its order.

`preparation` (1-4), `placing` (5), `turns` (6), `cards` (7), `kontra` (8), `scoring` (9-10), `extension` (11-12);
`flow` names what follows what.
Every function is plain integer code over records, compiled for the CPU and the GPU alike.
"""

from paddock.engine.verdicts import LEGAL
from paddock.games.speed.refusals import REFUSALS
from paddock.games.speed.rules.cards import (
    has_open_road,
    is_complete,
    is_limited,
    is_protected,
    reached,
    why_not_rolling,
    wilds_in,
)
from paddock.games.speed.rules.kontra import holder
from paddock.games.speed.rules.placing import battle_top, distance, lay, put_aside, speed_top
from paddock.games.speed.rules.preparation import draw_card, setup, team_of
from paddock.games.speed.rules.scoring import best_total, score
from paddock.games.speed.rules.turns import judge, pending, play

__all__ = [
    "LEGAL",
    "REFUSALS",
    "battle_top",
    "best_total",
    "distance",
    "draw_card",
    "has_open_road",
    "holder",
    "is_complete",
    "is_limited",
    "is_protected",
    "judge",
    "lay",
    "pending",
    "play",
    "put_aside",
    "reached",
    "score",
    "setup",
    "speed_top",
    "team_of",
    "why_not_rolling",
    "wilds_in",
]
