"""L. Legends: cars that drive by themselves."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.heat.events import CROSSED_FINISH, LEGEND, LEGEND_CARD
from paddock.games.heat.legend_cards import CARDS, COLOURS, DIAMONDS, SLOWEST, TOP_SPEEDS
from paddock.games.heat.moves import FIRST_LEGEND
from paddock.games.heat.rules.driving import drive, reached_from
from paddock.games.heat.rules.finish import has_finished
from paddock.games.heat.rules.rounds import NOBODY
from paddock.games.heat.rules.weather import has_modules, limit_of

ALL_CARDS = (1 << CARDS) - 1


@rule
def is_legend(course: Record, car: int) -> bool:
    """HEAT-L.1, HEAT-L.2: the cars behind those of the seats drive by themselves."""
    return bool(car >= course.seats)


@rare
def drive_legend(course: Record, state: Record, car: int, fate: Record, log: Record) -> None:
    """HEAT-L.5, HEAT-L.10, HEAT-L.11, HEAT-L.12, R-79: its whole turn, placed and blocked like any other car."""
    turn_up(course, state, car, fate, log)
    was_over = has_finished(course, state, car)
    drive(course, state, car, legend_spaces(course, state, car), LEGEND, log)
    if has_finished(course, state, car) and not was_over:
        tell(log, CROSSED_FINISH, car, 0, 0, 0)


@rule
def turn_up(course: Record, state: Record, car: int, fate: Record, log: Record) -> None:
    """HEAT-L.3, HEAT-L.4, R-60: the card of this round, when the first legend is to move."""
    if not has_modules(state) or state.legend_card[0] > 0:
        return
    if state.legend_left[0] == 0:
        state.legend_left[0] = ALL_CARDS
    card = 0
    if state.rounds <= CARDS:
        card = int(course.legend_card[state.rounds - 1])
    if card == 0:
        bag = state.discard[car]  # a legend has no cards: it is empty, and long enough
        left = 0
        for other in range(CARDS):
            bag[other] = (int(state.legend_left[0]) >> other) & 1
            left += int(bag[other])
        card = 1 + draw(fate, bag[:CARDS], left, FIRST_LEGEND)
        bag[:CARDS] = 0
    state.legend_left[0] &= ~(1 << (card - 1))
    state.legend_card[0] = card
    tell(log, LEGEND_CARD, NOBODY, card, 0, 0)


@rule
def legend_spaces(course: Record, state: Record, car: int) -> int:
    """HEAT-L.6, HEAT-L.8, HEAT-L.9, HEAT-W.8: how far it drives, by the corner ahead and the card of this round."""
    pos = int(state.pos[car])
    top = top_speed_of(course, state, car)
    diamond = DIAMONDS[top - SLOWEST]
    corner = corner_ahead(course, pos)
    ahead = to_line(course, corner, pos)
    if is_past_the_legend_line(course, corner, pos, ahead):
        return spaces_through(
            course, state, car, limit_of(course, state, corner, 0) + diamond, 1 + chevrons_at(course, corner, ahead)
        )
    top += int(course.legend_pro)
    if top < ahead or pos + ahead >= course.finish:
        return top
    return max(0, ahead - 1 - diamond)


@rule
def top_speed_of(course: Record, state: Record, car: int) -> int:
    """HEAT-L.3: by the card of this round, for its colour."""
    card = int(state.legend_card[0]) if has_modules(state) else 1
    return TOP_SPEEDS[(card - 1) * len(COLOURS) + int(course.colour[car])]


@rule
def corner_ahead(course: Record, pos: int) -> int:
    """HEAT-T.6: the corner whose line comes next."""
    nearest, found = int(course.spaces) + 1, 0
    for corner in range(course.corners):
        ahead = to_line(course, corner, pos)
        if ahead < nearest:
            nearest, found = ahead, corner
    return found


@rule
def to_line(course: Record, corner: int, pos: int) -> int:
    """HEAT-T.6: how far a corner line is ahead: 1 for the space that it begins with."""
    spaces = int(course.spaces)
    return (int(course.line[corner]) - pos - 1) % spaces + 1


@rule
def is_past_the_legend_line(course: Record, corner: int, pos: int, ahead: int) -> bool:
    """HEAT-L.6: at or behind the legend line of that corner, and before its corner line."""
    to_legend_line = (int(course.legend_line[corner]) - pos) % int(course.spaces)
    return to_legend_line == 0 or ahead < to_legend_line


@rule
def chevrons_at(course: Record, corner: int, ahead: int) -> int:
    """HEAT-L.14: the corner lines that a legend may cross beyond the first from a space so far before a line."""
    return int(ahead <= course.chevrons[corner]) + int(ahead <= course.double[corner])


@rule
def spaces_through(course: Record, state: Record, car: int, spaces: int, lines: int) -> int:
    """HEAT-L.7, HEAT-L.9, HEAT-L.10, R-64, R-80: so far, but never over more than that many corner lines."""
    pos = int(state.pos[car])
    end = min(reached_from(course, state, car, pos, spaces), int(course.finish) - 1)
    at = pos
    for _ in range(lines + 1):
        at += to_line(course, corner_ahead(course, at), at)
        if at > end:
            return spaces
    return at - 1 - pos
