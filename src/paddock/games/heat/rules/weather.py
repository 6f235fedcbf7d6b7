"""W. Weather and road conditions."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.heat.cards import MOST_HEAT, H
from paddock.games.heat.conditions import (
    BY_LOT,
    COOLING,
    COPIES,
    FREE_BOOST,
    IS_WEATHER,
    LIMIT,
    MORE_HEAT,
    MORE_STRESS,
    NO_COOLING,
    NO_SLIPSTREAM,
    OVERHEAT,
    TILES,
    TO_DECK,
    TO_DISCARD,
    TOKEN_SLIP,
    TOKENS,
    WEATHER_SLIP,
)
from paddock.games.heat.events import TOKEN, WEATHER
from paddock.games.heat.moves import FIRST_TILE, FIRST_TOKEN
from paddock.games.heat.rules.cards import lay_aside
from paddock.games.heat.rules.rounds import NOBODY


@rule
def has_modules(state: Record) -> bool:
    """Whether these are records with room for modules: known when compiling, so that the base game asks for nothing."""
    return len(state.weather) > 0


@rule
def weather_of(state: Record) -> int:
    """HEAT-W.1: the number of the weather tile; 0 without weather."""
    return int(state.weather[0]) if has_modules(state) else 0


@rule
def token_of(state: Record, corner: int) -> int:
    """HEAT-W.2: the number of the token at a corner line; 0 for none."""
    return int(state.token[corner]) if has_modules(state) else 0


# Set-up


@rare
def reveal_weather(course: Record, state: Record, fate: Record, log: Record) -> None:
    """HEAT-W.1, HEAT-W.2, HEAT-W.5, HEAT-G.4: the tile and the tokens, before anybody has a card in hand."""
    if not has_modules(state) or course.weather == 0:
        return
    bag = state.play[0]  # empty at this moment, and long enough
    tile = int(course.weather)
    if tile == BY_LOT:
        bag[: len(TILES)] = 1
        tile = 1 + draw(fate, bag[: len(TILES)], len(TILES), FIRST_TILE)
    state.weather[0] = tile
    tell(log, WEATHER, NOBODY, tile, 0, 0)
    bag[: len(TOKENS)] = COPIES
    left = COPIES * len(TOKENS)
    for corner in range(course.corners):
        if not is_first_of_chicane(course, corner):
            token = int(course.token[corner])
            if token == BY_LOT:
                token = 1 + draw(fate, bag[: len(TOKENS)], left, FIRST_TOKEN)
                left -= 1
            place_token(course, state, corner, token)
            tell(log, TOKEN, NOBODY, course.line[corner], token, 0)
    bag[:] = 0


@rule
def is_first_of_chicane(course: Record, corner: int) -> bool:
    """HEAT-W.4, HEAT-X.1: the token lies at the second line."""
    return bool(corner + 1 < course.corners and course.chicane[corner + 1])


@rule
def place_token(course: Record, state: Record, corner: int, token: int) -> None:
    """HEAT-W.3, HEAT-W.4: a token of a corner acts on both lines of a chicane, one of a sector behind the second."""
    state.token[corner] = token
    is_of_corner = LIMIT[token] != 0 or OVERHEAT[token] != 0
    if course.chicane[corner] and is_of_corner:
        state.token[corner - 1] = token


@rule
def heat_at_start(course: Record, state: Record, seat: int) -> int:
    """HEAT-W.6, R-73: the Heat that a seat has at the start, wherever it is, besides the Heat upgrade."""
    return min(MOST_HEAT, max(0, int(course.heat[seat]) + MORE_HEAT[weather_of(state)]))


@rule
def stress_at_start(course: Record, state: Record) -> int:
    """HEAT-W.6, R-73: the Stress that each deck has at the start."""
    return max(0, int(course.stress) + MORE_STRESS[weather_of(state)])


@rare
def move_heat_at_start(state: Record, seat: int) -> None:
    """HEAT-W.6, R-73: rain washes Heat into the deck, and the sun lays it on the discard pile."""
    washed = min(TO_DECK[weather_of(state)], int(state.engine[seat]))
    state.engine[seat] -= washed
    state.deck[seat, H] += washed
    state.decks[seat] += washed
    for _ in range(min(TO_DISCARD[weather_of(state)], int(state.engine[seat]))):
        state.engine[seat] -= 1
        lay_aside(state, seat, H)


# Corners and sectors


@rule
def limit_of(course: Record, state: Record, corner: int, change: int) -> int:
    """HEAT-T.5, HEAT-W.3, HEAT-Y.27, R-55: the speed limit of a corner, as its token and the cards of a car have it."""
    return max(0, int(course.limit[corner]) + LIMIT[token_of(state, corner)] + change)


@rule
def overheat_of(state: Record, corner: int) -> int:
    """HEAT-W.14, R-77: the Heat that too much Speed costs beside the difference."""
    return OVERHEAT[token_of(state, corner)]


@rule
def sector_of(course: Record, pos: int) -> int:
    """HEAT-W.3: the corner whose line opened the sector of a position; the last sector holds the start line."""
    index = pos % int(course.spaces)
    sector = int(course.corners) - 1
    for corner in range(course.corners):
        if course.line[corner] <= index:
            sector = corner
    return sector


@rule
def token_at(course: Record, state: Record, pos: int) -> int:
    """HEAT-W.7: the token of the sector that a position is in."""
    return token_of(state, sector_of(course, pos)) if has_modules(state) else 0


@rule
def sky_at(course: Record, state: Record, pos: int) -> int:
    """HEAT-W.3: the weather tile, where it holds."""
    return weather_of(state) if IS_WEATHER[token_at(course, state, pos)] else 0


@rule
def is_without_cooling(course: Record, state: Record, pos: int) -> bool:
    """HEAT-W.9."""
    return has_modules(state) and NO_COOLING[sky_at(course, state, pos)] != 0


@rule
def is_without_slipstream(course: Record, state: Record, pos: int) -> bool:
    """HEAT-W.10."""
    return has_modules(state) and NO_SLIPSTREAM[sky_at(course, state, pos)] != 0


@rule
def slip_bonus(course: Record, state: Record, pos: int) -> int:
    """HEAT-W.11: spaces by which a slipstream from there may be longer."""
    if not has_modules(state):
        return 0
    return TOKEN_SLIP[token_at(course, state, pos)] + WEATHER_SLIP[sky_at(course, state, pos)]


@rule
def is_boost_free(course: Record, state: Record, pos: int) -> bool:
    """HEAT-W.13."""
    return has_modules(state) and FREE_BOOST[token_at(course, state, pos)] != 0


@rule
def has_cooling_bonus(course: Record, state: Record, pos: int) -> bool:
    """HEAT-W.12."""
    return has_modules(state) and COOLING[sky_at(course, state, pos)] != 0


@rule
def is_bonus_used(course: Record, state: Record, pos: int) -> bool:
    """HEAT-W.12: once per sector and turn."""
    return has_modules(state) and bool((int(state.cooled[0]) >> sector_of(course, pos)) & 1)


@rule
def use_bonus(course: Record, state: Record, pos: int) -> None:
    """HEAT-W.12."""
    if has_modules(state):
        state.cooled[0] |= 1 << sector_of(course, pos)
