"""The rules of Scrap Racer, one file per chapter of the rulebook, in its order.

`preparation` (SETUP), `places` (TRACK), `rolling` (ROLL), `moving` (MOVE, BONUS), `abilities` (ABILITY, RACER), `duels`
(DUEL), `accidents` (DOUBLE, ACC), `bonus` (DOUBLE), `line` (LAP, GOAL), `tokens` (LAP, TOKEN), `finish` (END), `pairs`
(2P, 3P); `turns` (TURN) puts the steps together, `flow` names what follows what.
Every function is plain integer code over records, compiled for the CPU and the GPU alike.
"""

from paddock.engine.verdicts import LEGAL
from paddock.games.scrap.refusals import REFUSALS
from paddock.games.scrap.rules.abilities import has_ability
from paddock.games.scrap.rules.accidents import deck_of
from paddock.games.scrap.rules.bonus import cards_held, tokens_wanted
from paddock.games.scrap.rules.duels import duellists, fields_won, next_duellist, owner_of_all
from paddock.games.scrap.rules.finish import (
    GUARD,
    begin_turn,
    is_final,
    pending,
    rank_of,
    score,
)
from paddock.games.scrap.rules.moving import fields_of_bonus, to_ground, to_racer_ahead
from paddock.games.scrap.rules.pairs import has_order
from paddock.games.scrap.rules.places import (
    distance,
    field_of,
    in_turn_order,
    is_ahead,
    laps_driven,
    owner_of,
    place_of,
    racer_in_place,
    racer_of_kind,
    share_a_field,
)
from paddock.games.scrap.rules.preparation import setup
from paddock.games.scrap.rules.rolling import changed, is_double, last_die, roll_die, spent_by, sum_of_dice
from paddock.games.scrap.rules.tokens import tokens_in_store
from paddock.games.scrap.rules.turns import go_on, judge, play

__all__ = [
    "GUARD",
    "LEGAL",
    "REFUSALS",
    "begin_turn",
    "cards_held",
    "changed",
    "deck_of",
    "distance",
    "duellists",
    "field_of",
    "fields_of_bonus",
    "fields_won",
    "go_on",
    "has_ability",
    "has_order",
    "in_turn_order",
    "is_ahead",
    "is_double",
    "is_final",
    "judge",
    "laps_driven",
    "last_die",
    "next_duellist",
    "owner_of",
    "owner_of_all",
    "pending",
    "place_of",
    "play",
    "racer_in_place",
    "racer_of_kind",
    "rank_of",
    "roll_die",
    "score",
    "setup",
    "share_a_field",
    "spent_by",
    "sum_of_dice",
    "to_ground",
    "to_racer_ahead",
    "tokens_in_store",
    "tokens_wanted",
]
