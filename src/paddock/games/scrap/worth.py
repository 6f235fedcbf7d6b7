"""What a position is worth to every seat, for a search: its chance to win, as the pilot guesses it."""

from paddock.engine.jit import rule
from paddock.engine.odds import WHOLE
from paddock.engine.records import Array, Record
from paddock.games.scrap.cards import BONUSES
from paddock.games.scrap.pilot import BONUS_CARD, fading, rounds_left, strength_of_player, weight
from paddock.games.scrap.rules import rank_of
from paddock.games.scrap.state import NOBODY, OVER


@rule
def tick(course: Record, state: Record) -> int:
    """The turns until now: what the horizon of a search is counted in."""
    racers = int(course.racers)
    return int(state.rounds) * racers + (int(state.turn) - int(state.first) + racers) % racers


@rule
def worth(course: Record, state: Record, out: Array) -> None:
    """Per seat, out of WHOLE."""
    if state.phase == OVER:
        for seat in range(course.seats):
            out[seat] = WHOLE * int(rank_of(course, state, seat) == 1)
        return
    rounds, best, all_weights = rounds_left(course, state), 0, 0
    for seat in range(course.seats):
        best = max(best, strength_in_all(course, state, seat, rounds))
    for seat in range(course.seats):
        out[seat] = weight(course, rounds, strength_in_all(course, state, seat, rounds) - best)
        all_weights += int(out[seat])
    for seat in range(course.seats):
        out[seat] = WHOLE * out[seat] / all_weights


@rule
def strength_in_all(course: Record, state: Record, seat: int, rounds: int) -> int:
    """How far a player will be at the end of the round, with the bonus cards of its hand."""
    held = 0
    for bonus in range(BONUSES):
        held += BONUS_CARD[bonus] * int(state.cards[seat, bonus])
    return strength_of_player(course, state, seat, rounds, NOBODY, 0) + fading(held, rounds)
