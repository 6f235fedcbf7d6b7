"""Bonus tokens and bonus cards."""

from paddock.engine.bags import draw
from paddock.engine.jit import rare, rule
from paddock.engine.log import tell
from paddock.engine.records import Record
from paddock.games.scrap.cards import BONUSES, DECKS, EXCHANGED, EXCHANGED_BY_HOVER, FIRST_BONUS, HOVER
from paddock.games.scrap.events import BONUS_CARD, BONUS_TOKEN, RENEWED
from paddock.games.scrap.moves import CARD
from paddock.games.scrap.rules.places import in_turn_order, owner_of
from paddock.games.scrap.state import NOBODY


@rare
def take_bonus_token(course: Record, state: Record, racer: int, fate: Record, log: Record) -> None:
    """SCR-DOUBLE.4, SCR-DOUBLE.5: a bonus token onto the board, while there is one; enough of them are exchanged."""
    lying = 0
    for other in range(course.racers):
        lying += int(state.bonus_tokens[other])
    if lying < course.bonus_tokens:
        state.bonus_tokens[racer] += 1
        tell(log, BONUS_TOKEN, owner_of(course, racer), state.kind[racer], state.bonus_tokens[racer], 0)
    exchange(course, state, racer, fate, log)


@rule
def cards_held(state: Record, seat: int) -> int:
    """SCR-DOUBLE.5: how many bonus cards a player has."""
    held = 0
    for bonus in range(BONUSES):
        held += int(state.cards[seat, bonus])
    return held


@rule
def tokens_wanted(kind: int) -> int:
    """SCR-DOUBLE.5, SCR-RACER.6: three bonus tokens for a card; Hover needs two."""
    return EXCHANGED_BY_HOVER if kind == HOVER else EXCHANGED


@rule
def exchange(course: Record, state: Record, racer: int, fate: Record, log: Record) -> None:
    """SCR-AIM.4, SCR-DOUBLE.5, SCR-DOUBLE.6, SCR-RUL.17, SCR-RUL.30:
    at once and compulsory; without a card the tokens stay.
    """
    wanted = tokens_wanted(int(state.kind[racer]))
    while state.bonus_tokens[racer] >= wanted:
        if state.bonuses == 0 and not renew_bonus(course, state, log):
            break
        state.bonus_tokens[racer] -= wanted
        bonus = draw(fate, state.bonus, state.bonuses, CARD + FIRST_BONUS)
        state.bonuses -= 1
        seat = owner_of(course, racer)
        state.cards[seat, bonus] += 1
        tell(log, BONUS_CARD, seat, state.kind[racer], FIRST_BONUS + bonus, state.bonus_tokens[racer])


@rule
def renew_bonus(course: Record, state: Record, log: Record) -> bool:
    """SCR-RUL.30: the used bonus cards are the new deck; the answer is whether there are any."""
    cards = 0
    for bonus in range(BONUSES):
        used = int(course.bonus[bonus])
        for seat in range(course.seats):
            used -= int(state.cards[seat, bonus])
        state.bonus[bonus] = used
        cards += used
    state.bonuses = cards
    if cards > 0:
        tell(log, RENEWED, NOBODY, len(DECKS), 0, 0)
    return cards > 0


@rare
def make_up_exchanges(course: Record, state: Record, fate: Record, log: Record) -> None:
    """SCR-RUL.30, SCR-OWN.3: who waits for a bonus card gets one when step A1 ends, which may bring some back."""
    for i in range(course.racers):
        exchange(course, state, in_turn_order(course, int(state.turn), i), fate, log)
