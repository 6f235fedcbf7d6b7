"""8-9. Discard and replenish."""

from paddock.engine.jit import rule
from paddock.engine.log import tell
from paddock.engine.records import Array, Record
from paddock.engine.verdicts import LEGAL, answer, refuse
from paddock.games.heat.cards import DISCARDABLE, KINDS
from paddock.games.heat.events import DISCARDED
from paddock.games.heat.moves import DISCARD, DISCARD_OF_GARAGE, END_DISCARD, REFRESH
from paddock.games.heat.refusals import HEAT_8_1, HEAT_8_4, HEAT_X_4
from paddock.games.heat.rules.cards import has_garage, is_heat, kinds_of, lay_aside, tell_upgrades
from paddock.games.heat.rules.driving import is_special
from paddock.games.heat.rules.symbols import why_not_refresh
from paddock.games.heat.state import TUNNEL, UNSEEN
from paddock.games.heat.upgrade_cards import FIRST_SLOT


@rule
def judge_discards(course: Record, state: Record, seat: int, verdict: Array) -> None:
    """HEAT-8.1, HEAT-8.4, HEAT-C.6, HEAT-C.8, R-15: any card of the hand but Stress and Heat."""
    for kind in range(DISCARDABLE):
        answer(verdict, DISCARD + kind, why_not_discard(course, state, seat, kind))
    refuse(verdict, DISCARD + DISCARDABLE, DISCARD + KINDS, HEAT_8_4)
    answer(verdict, END_DISCARD, LEGAL)
    for kind in range(FIRST_SLOT, kinds_of(state)):
        slot = kind - FIRST_SLOT
        why = HEAT_8_4 if is_heat(course, state, seat, kind) else why_not_discard(course, state, seat, kind)
        answer(verdict, DISCARD_OF_GARAGE + slot, why)
        answer(verdict, REFRESH + slot, why_not_refresh(course, state, seat, kind))


@rule
def can_discard(course: Record, state: Record, seat: int) -> bool:
    """HEAT-8.1, HEAT-Y.10: whether there is a card to discard, or to refresh."""
    for kind in range(DISCARDABLE):
        if why_not_discard(course, state, seat, kind) == LEGAL:
            return True
    for kind in range(FIRST_SLOT, kinds_of(state)):
        is_playable = not is_heat(course, state, seat, kind)
        if is_playable and why_not_discard(course, state, seat, kind) == LEGAL:
            return True
        if why_not_refresh(course, state, seat, kind) == LEGAL:
            return True
    return False


@rule
def why_not_discard(course: Record, state: Record, seat: int, kind: int) -> int:
    """HEAT-8.1, HEAT-X.4: it must be in the hand, and the car not in a tunnel."""
    if state.hand[seat, kind] == 0:
        return HEAT_8_1
    return HEAT_X_4 if is_special(course, int(state.pos[seat]), TUNNEL) else LEGAL


@rule
def discard(state: Record, seat: int, kind: int) -> None:
    """HEAT-8.1: the cards go to the pile as one packet, so nobody sees them before all are chosen."""
    state.hand[seat, kind] -= 1
    state.held[seat] -= 1
    state.packet[state.packets] = kind
    state.packets += 1


@rule
def lay_packet_aside(state: Record, seat: int, log: Record) -> None:
    """HEAT-8.2, HEAT-8.3, R-26: in the chosen order; the others see how many, and the last one."""
    cards = int(state.packets)
    if cards == 0:
        return
    last = int(state.packet[cards - 1])
    for i in range(cards - 1):
        lay_aside(state, seat, int(state.packet[i]) | UNSEEN)
        state.packet[i] = 0
    lay_aside(state, seat, last)
    state.packet[cards - 1] = 0
    state.packets = 0
    tell(log, DISCARDED, seat, cards, last, 0)
    tell_upgrades(state, seat, log)
    if has_garage(state):
        if cards > 1:
            state.known_upgrades[seat] = 0  # any of them may lie under the card that is seen
        elif last >= FIRST_SLOT:
            state.known_upgrades[seat] &= ~(1 << (last - FIRST_SLOT))
