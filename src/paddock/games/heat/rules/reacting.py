"""4-5. Adrenaline and React: symbols to use in any order, or not at all."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer
from paddock.games.heat.cards import COOLDOWN_OF
from paddock.games.heat.events import ADRENALINE, ADRENALINE_MOVE, BOOST, BOOSTED, FREE_BOOST, WEATHER_COOLED
from paddock.games.heat.moves import ADR_COOL, ADR_MOVE, COOLDOWN, COOLDOWNS, END_REACT, WEATHER_COOL
from paddock.games.heat.moves import BOOST as BOOST_MOVE
from paddock.games.heat.refusals import (
    HEAT_4_1,
    HEAT_4_2,
    HEAT_4_3,
    HEAT_5_4,
    HEAT_5_5,
    HEAT_5_6,
    HEAT_5_9,
    HEAT_W_9,
    HEAT_W_12,
    HEAT_Y_26,
    R_29,
    R_31,
)
from paddock.games.heat.rules.cards import cool_down, flip, has_garage, heat_in_hand, pay_heat
from paddock.games.heat.rules.driving import drive, reached
from paddock.games.heat.rules.symbols import can_use_symbol, judge_symbols, open_cost
from paddock.games.heat.rules.weather import (
    has_cooling_bonus,
    has_modules,
    is_bonus_used,
    is_boost_free,
    is_without_cooling,
    use_bonus,
)
from paddock.games.heat.state import ADR_COOLED, ADR_MOVED, BOOST_USED, COOLED


@rule
def judge_reactions(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-4.4, HEAT-5.1, HEAT-5.2: the symbols that can be used now."""
    heat = heat_in_hand(course, state, seat)
    for cards in range(1, COOLDOWNS + 1):
        answer(verdict, COOLDOWN + cards - 1, why_not_cool(course, state, seat, cards, heat))
    answer(verdict, BOOST_MOVE, why_not_boost(course, state, seat))
    answer(verdict, ADR_MOVE, why_not_adrenaline_move(course, state, seat))
    answer(verdict, ADR_COOL, why_not_adrenaline_cooldown(course, state, seat, heat))
    answer(verdict, END_REACT, LEGAL)
    if has_modules(state):
        answer(verdict, WEATHER_COOL, why_not_weather_cool(course, state, seat, heat))
    if has_garage(state):
        judge_symbols(course, state, seat, verdict)


@rule
def can_react(course: Record, state: Record, seat: int) -> bool:
    """HEAT-5.1: whether a symbol can be used now."""
    heat = heat_in_hand(course, state, seat)
    return (
        why_not_cool(course, state, seat, 1, heat) == LEGAL
        or why_not_adrenaline_cooldown(course, state, seat, heat) == LEGAL
        or why_not_boost(course, state, seat) == LEGAL
        or why_not_adrenaline_move(course, state, seat) == LEGAL
        or why_not_weather_cool(course, state, seat, heat) == LEGAL
        or can_use_symbol(course, state, seat)
    )


@rule
def why_not_cool(course: Record, state: Record, seat: int, cards: int, heat: int) -> int:
    """HEAT-5.4, HEAT-5.5, HEAT-W.9, R-29: once per turn, as many cards as the gear allows and the hand has."""
    if state.used & COOLED:
        return R_29
    if cards > COOLDOWN_OF[int(state.gear[seat])]:
        return HEAT_5_5
    if is_without_cooling(course, state, int(state.pos[seat])):
        return HEAT_W_9
    return HEAT_5_4 if cards > heat else LEGAL


@rule
def why_not_boost(course: Record, state: Record, seat: int) -> int:
    """HEAT-5.6, HEAT-5.9, HEAT-C.11, HEAT-W.13, HEAT-Y.26, R-54: once per turn, for a Heat that no card needs."""
    if state.used & BOOST_USED:
        return HEAT_5_6
    cost = boost_cost(course, state, seat)
    if state.engine[seat] < cost:
        return HEAT_5_9
    if cost > 0 and state.engine[seat] < cost + open_cost(course, state, seat):
        return HEAT_Y_26
    return LEGAL


@rule
def boost_cost(course: Record, state: Record, seat: int) -> int:
    """HEAT-5.6, HEAT-W.13: a Heat, or nothing where boosts are free."""
    return 0 if is_boost_free(course, state, int(state.pos[seat])) else 1


@rule
def why_not_adrenaline_move(course: Record, state: Record, seat: int) -> int:
    """HEAT-4.1, HEAT-4.2, R-31: one space, if there is room."""
    if not state.adrenaline:
        return HEAT_4_1
    if state.used & ADR_MOVED:
        return HEAT_4_2
    return R_31 if reached(course, state, seat, 1) == state.pos[seat] else LEGAL


@rule
def why_not_adrenaline_cooldown(course: Record, state: Record, seat: int, heat: int) -> int:
    """HEAT-4.3, HEAT-W.9, R-82: one Cooldown."""
    if not state.adrenaline:
        return HEAT_4_1
    if state.used & ADR_COOLED:
        return HEAT_4_3
    if is_without_cooling(course, state, int(state.pos[seat])):
        return HEAT_W_9
    return HEAT_5_4 if heat == 0 else LEGAL


@rule
def why_not_weather_cool(course: Record, state: Record, seat: int, heat: int) -> int:
    """HEAT-W.7, HEAT-W.12: one Cooldown in each sector that gives it, while the car stands there."""
    pos = int(state.pos[seat])
    if not has_cooling_bonus(course, state, pos) or is_bonus_used(course, state, pos):
        return HEAT_W_12
    return HEAT_5_4 if heat == 0 else LEGAL


@rule
def cool(course: Record, state: Record, seat: int, cards: int, log: Record) -> None:
    """HEAT-5.4, R-14, R-29: one use of the gear's symbol, even if for fewer cards."""
    state.used |= COOLED
    cool_down(course, state, seat, cards, log)


@rule
def cool_by_adrenaline(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-4.3: exactly one card."""
    state.used |= ADR_COOLED
    cool_down(course, state, seat, 1, log)


@rule
def cool_by_weather(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-W.12: exactly one card."""
    use_bonus(course, state, int(state.pos[seat]))
    tell(log, WEATHER_COOLED, seat, 0, 0, 0)
    cool_down(course, state, seat, 1, log)


@rule
def boost(course: Record, state: Record, seat: int, fate: Record, log: Record) -> None:
    """HEAT-5.6, HEAT-5.7, HEAT-5.8, HEAT-C.5, HEAT-W.13, R-11:
    pay, flip, and drive on by the value; Speed rises even if the car is blocked (R-31).
    """
    state.used |= BOOST_USED
    cost = boost_cost(course, state, seat)
    pay_heat(state, seat, cost)
    tell(log, BOOSTED if cost > 0 else FREE_BOOST, seat, 0, 0, 0)
    value = flip(state, seat, BOOST, fate, log)
    if has_garage(state):
        state.flips[0] += 1
    state.speed += value
    drive(course, state, seat, value, BOOST, log)


@rule
def move_by_adrenaline(course: Record, state: Record, seat: int, log: Record) -> None:
    """HEAT-4.2, R-11, R-16: one space more, and one more Speed."""
    state.used |= ADR_MOVED
    state.speed += 1
    tell(log, ADRENALINE_MOVE, seat, 0, 0, 0)
    drive(course, state, seat, 1, ADRENALINE, log)
