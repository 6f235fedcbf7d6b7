"""1-4. Players, contents, aim, preparation: who plays with whom, and the deal."""

from paddock.engine.bags import draw
from paddock.engine.clearing import cleared
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.speed.cards import KINDS
from paddock.games.speed.events import DEALT, DREW, PILE_EMPTY
from paddock.games.speed.state import ABSENT, NOBODY, PLAY, STATE

#: Of the rounds before nothing is left but who dealt, how many they were and what they brought.
clear_round = cleared(
    STATE,
    {"phase": PLAY, "extension_by": NOBODY, "attack": NOBODY, "attacked": NOBODY, "wild": ABSENT},
    kept=("dealer", "rounds", "scores", "totals"),
)


@rule
def team_of(course: Record, seat: int) -> int:
    """SPD-4.1, SPD-4.2, SPD-4.3, SPD-6.14, SPD-11.1, SPD-12.2: partners sit opposite each other."""
    return int(course.team[seat])


@rule
def next_seat(course: Record, seat: int) -> int:
    """SPD-6.5, SPD-RUL.34: the turn passes to the right."""
    return seat + 1 if seat + 1 < course.seats else 0


@rule
def setup(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SPD-4.5: choose the first dealer and deal the first round."""
    state.dealer = course.first_dealer
    if course.first_dealer == NOBODY:
        seats = state.draw
        seats[: course.seats] = 1
        state.dealer = draw(fate, seats, course.seats, KINDS)
    state.totals[:] = 0
    state.scores[:] = 0
    state.rounds = 0
    deal(course, state, fate, log)


@rare
def deal(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SPD-4.6, SPD-4.7, SPD-6.1, SPD-6.19:
    shuffle everything and deal to each player, one card at a time, from the dealer's right.
    """
    clear_round(state)
    state.rounds += 1
    state.target = course.distance
    for kind in range(KINDS):
        state.draw[kind] = course.deck[kind]
    state.drawable = course.cards
    tell(log, DEALT, state.dealer, state.rounds, 0, 0)
    for _ in range(course.hand):
        seat = int(state.dealer)
        for _ in range(course.seats):
            seat = next_seat(course, seat)
            draw_card(state, seat, fate, log)
    state.turn = next_seat(course, state.dealer)
    draw_card(state, state.turn, fate, log)


@rule
def draw_card(state: Record, seat: int, fate: Record, log: Record) -> None:
    """SPD-6.2, SPD-6.21: draw one card while the draw pile lasts."""
    if state.drawable == 0:
        return
    kind = draw(fate, state.draw, state.drawable, 0)
    state.drawable -= 1
    state.hand[seat, kind] += 1
    state.held[seat] += 1
    tell(log, DREW, seat, kind, state.drawable, state.held[seat])
    if state.drawable == 0:
        tell(log, PILE_EMPTY, NOBODY, 0, 0, 0)
