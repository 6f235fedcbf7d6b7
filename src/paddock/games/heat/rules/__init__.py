"""The rules of HEAT, one file per chapter of the rulebook, in its order.

`preparation` (S, H), `rounds` (0), `driving` (T), `planning` (1-2), `moving` (3-4), `reacting` (4-5), `slipstream` (6),
`corners` (7), `refilling` (8-9), `cards` (C), `finish` (F), `garage` (G), `symbols` (Y), `weather` (W),
`legends` (L); `turns` puts the nine steps together, `flow`
names what follows what. Every function is plain integer code over records, compiled for the CPU and the GPU alike.
"""

from paddock.engine.verdicts import LEGAL
from paddock.games.heat.refusals import REFUSALS
from paddock.games.heat.rules.cards import (
    EMPTY,
    has_garage,
    heat_in_hand,
    is_heat,
    kinds_of,
    lay_aside,
    next_heat_in_hand,
    on_card,
    only_value,
    pay_heat,
    playable_in_hand,
    top_of,
)
from paddock.games.heat.rules.corners import cost_of, lap_start
from paddock.games.heat.rules.driving import cars_of, is_special, reached, reached_from
from paddock.games.heat.rules.finish import GUARD, has_finished, racing, rank_of, score
from paddock.games.heat.rules.garage import hand_out, lay_out_market, picks_of
from paddock.games.heat.rules.legends import is_legend
from paddock.games.heat.rules.moving import adrenaline_in
from paddock.games.heat.rules.planning import (
    lay_down,
    paid_to_shift,
    shift_cost,
    shift_of,
    why_not_shift,
)
from paddock.games.heat.rules.preparation import line_up, setup
from paddock.games.heat.rules.reacting import boost_cost
from paddock.games.heat.rules.rounds import (
    NOBODY,
    SLOT,
    begin_round,
    is_in_turn,
    pending,
    picker,
    queue_by_rank,
    turn_of,
)
from paddock.games.heat.rules.slipstream import (
    SLIPSTREAM_SPACES,
    can_slipstream,
    longest_action,
    longest_slipstream,
    slip_action,
    slip_spaces,
    why_not_slipstream,
)
from paddock.games.heat.rules.symbols import (
    NO_SLOT,
    asked_for_value,
    begin_symbols,
    empty_spaces_ahead,
    limit_change,
    open_cost,
    speed_of,
    unlock,
)
from paddock.games.heat.rules.turns import judge, play
from paddock.games.heat.rules.weather import (
    has_modules,
    heat_at_start,
    is_boost_free,
    is_first_of_chicane,
    limit_of,
    place_token,
    reveal_weather,
    stress_at_start,
    token_of,
    weather_of,
)

__all__ = [
    "EMPTY",
    "GUARD",
    "LEGAL",
    "NOBODY",
    "NO_SLOT",
    "REFUSALS",
    "SLIPSTREAM_SPACES",
    "SLOT",
    "adrenaline_in",
    "asked_for_value",
    "begin_round",
    "begin_symbols",
    "boost_cost",
    "can_slipstream",
    "cars_of",
    "cost_of",
    "empty_spaces_ahead",
    "hand_out",
    "has_finished",
    "has_garage",
    "has_modules",
    "heat_at_start",
    "heat_in_hand",
    "is_boost_free",
    "is_first_of_chicane",
    "is_heat",
    "is_in_turn",
    "is_legend",
    "is_special",
    "judge",
    "kinds_of",
    "lap_start",
    "lay_aside",
    "lay_down",
    "lay_out_market",
    "limit_change",
    "limit_of",
    "line_up",
    "longest_action",
    "longest_slipstream",
    "next_heat_in_hand",
    "on_card",
    "only_value",
    "open_cost",
    "paid_to_shift",
    "pay_heat",
    "pending",
    "picker",
    "picks_of",
    "place_token",
    "play",
    "playable_in_hand",
    "queue_by_rank",
    "racing",
    "rank_of",
    "reached",
    "reached_from",
    "reveal_weather",
    "score",
    "setup",
    "shift_cost",
    "shift_of",
    "slip_action",
    "slip_spaces",
    "speed_of",
    "stress_at_start",
    "token_of",
    "top_of",
    "turn_of",
    "unlock",
    "weather_of",
    "why_not_shift",
    "why_not_slipstream",
]
