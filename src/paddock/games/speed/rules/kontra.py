"""8. Kontra: an attack is repelled, and the turn jumps to who repelled it."""

from paddock.engine.jit import rule
from paddock.engine.log import tell, tell_more
from paddock.engine.records import Record
from paddock.games.speed.cards import WILD
from paddock.games.speed.events import (
    CALLED,
    DECLINED,
    DISCARDS_TOLD,
    KONTRA_ATTACK,
    KONTRA_PLAYED,
    KONTRA_WILDS,
    SKIPPED,
    STOOD,
)
from paddock.games.speed.rules.cards import tell_table, tell_wilds
from paddock.games.speed.rules.flow import AGAIN, DECIDE, TURN_OVER
from paddock.games.speed.rules.placing import lift, take_from_hand
from paddock.games.speed.rules.preparation import draw_card, next_seat, team_of
from paddock.games.speed.state import ABSENT, ACROSS, KONTRA, NOBODY, PLAY


@rule
def holder(course: Record, state: Record, attack: int, team: int) -> int:
    """SPD-8.2, SPD-RUL.15: the player of the attacked team who holds the matching wild, or NOBODY."""
    wild = int(course.wild_against[attack])
    if wild != NOBODY:
        for seat in range(course.seats):
            if team_of(course, seat) == team and state.hand[seat, wild] > 0:
                return seat
    return NOBODY


@rule
def call(course: Record, state: Record, attack: int, team: int, log: Record) -> int:
    """SPD-RUL.15: while nobody has seen the matching wild everybody waits for an answer, whether one can come or not.

    The answer is the player who can give one, or NOBODY.
    """
    answering = holder(course, state, attack, team)
    if log is not None and is_unseen(course, state, attack):
        tell(log, CALLED, NOBODY, course.wild_against[attack], team, 0)
        if answering == NOBODY:
            tell(log, STOOD, NOBODY, team, 0, 0)
    return answering


@rule
def wait_for_kontra(course: Record, state: Record, attack: int, team: int, log: Record) -> int:
    """SPD-8.4: a team may answer an attack at once, if one of its players can."""
    if call(course, state, attack, team, log) == NOBODY:
        return TURN_OVER
    state.phase = KONTRA
    state.attack = attack
    state.attacked = team
    return DECIDE


@rule
def is_unseen(course: Record, state: Record, attack: int) -> bool:
    """Whether the wild against an attack is neither on the table nor on the discard pile."""
    wild = int(course.wild_against[attack])
    if wild == NOBODY:
        return False
    for team in range(course.teams):
        if state.wild[team, wild - WILD] != ABSENT:
            return False
    for i in range(state.discards):
        if state.discard[i] == wild:
            return False
    return True


@rule
def strike_back(course: Record, state: Record, seat: int, fate: Record, log: Record) -> int:
    """SPD-5.7, SPD-8.1, SPD-8.2, SPD-8.3, SPD-8.4, SPD-8.5, SPD-8.6, SPD-8.7, SPD-8.8, SPD-8.9, SPD-8.10, SPD-8.11,
    SPD-8.12, SPD-RUL.16, SPD-RUL.17, SPD-RUL.18, SPD-RUL.19:
    the wild lies across, the attack is gone, two draws, and the turn is here.
    """
    attack, team = int(state.attack), int(state.attacked)
    wild = int(course.wild_against[attack])
    take_from_hand(state, seat, wild)
    state.wild[team, wild - WILD] = ACROSS
    lift(state, team, attack)
    tell(log, KONTRA_PLAYED, seat, wild, team, 0)
    tell_table(course, state, team, log)
    tell_more(log, DISCARDS_TOLD, state.discards)
    tell_more(log, KONTRA_ATTACK, attack)
    tell_wilds(state, team, KONTRA_WILDS, log)
    skipped = next_seat(course, state.turn)
    while skipped != seat:
        tell(log, SKIPPED, skipped, 0, 0, 0)
        skipped = next_seat(course, skipped)
    close_kontra(state)
    state.turn = seat
    draw_card(state, seat, fate, log)
    return AGAIN


@rule
def let_it_stand(state: Record, seat: int, log: Record) -> int:
    """SPD-RUL.14: the holder declines; nobody else learns of it."""
    tell(log, DECLINED, seat, 0, 0, 0)
    tell(log, STOOD, NOBODY, state.attacked, 0, 0)
    close_kontra(state)
    return TURN_OVER


@rule
def close_kontra(state: Record) -> None:
    """SPD-8.4: the window closes before anybody draws."""
    state.phase = PLAY
    state.attack = NOBODY
    state.attacked = NOBODY
