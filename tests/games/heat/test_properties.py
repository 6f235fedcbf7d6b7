"""Laws of HEAT that must hold at every moment of any race."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from paddock import BadOption, Race
from paddock.engine.batch import run_races
from paddock.engine.fate import below, fates, key_from_seed
from paddock.engine.groups import OneRace
from paddock.engine.jit import rule
from paddock.engine.log import new_log
from paddock.engine.records import Array, Record, new
from paddock.games import game
from paddock.games.heat import events
from paddock.games.heat.cards import BASICS, DECK, FACES, HAND, KINDS, STRESS_CARDS, UH, VALUES, H, S
from paddock.games.heat.rules import judge, pending, play, setup
from paddock.games.heat.state import ADR_MOVED, DISCARDING, KIND, OVER, PLAN, REACT, SLIP, THINKING
from paddock.games.heat.track import BASE, LATER, load

HEAT = game("heat")

SPUN_OUT, CLUTTERED, RESHUFFLED, SHORT_OF_STRESS, BLOCKED, SLIPPED, PAID, LAST_CAR = range(8)
SEEN = 8  #: what the watched races have shown, by number
ORDER, TURN, CARS_OUT, GEAR, SUPPLY, FLIPS, LINE, RANK = range(8)
POS = 12  #: the watcher's own record of where the cars stand, then of their spots
SPOT = POS + 6

#: Every number of cars on the boards of the box, few and many on the later ones.
RACES = [(seats, track) for track in BASE for seats in HEAT.seats] + [
    (seats, track) for track in LATER for seats in (2, 6)
]


@rule
def broken_cards(course: Record, state: Record, tally: Array) -> int:
    """0 if every card is in exactly one place; otherwise which law is broken."""
    all_stress = int(state.supply)
    for seat in range(course.seats):
        decked, held, total = 0, 0, 0
        for kind in range(KINDS):
            tally[kind] = int(state.deck[seat, kind]) + int(state.hand[seat, kind])
            decked += int(state.deck[seat, kind])
            held += int(state.hand[seat, kind])
        for i in range(state.plays[seat]):
            tally[state.play[seat, i]] += 1
        for i in range(state.discards[seat]):
            tally[state.discard[seat, i] & KIND] += 1
        if state.phase == DISCARDING and (state.queue & 15) - 1 == seat:
            for i in range(state.packets):
                tally[state.packet[i]] += 1
        for kind in range(KINDS):
            total += int(tally[kind])
        all_stress += int(tally[S])
        heat, taken = int(course.heat[seat]), int(tally[S]) - int(course.stress)
        if taken < 0 or total + state.engine[seat] != 15 + course.stress + heat + taken:
            return 1  # I-1
        for kind in range(S):
            if tally[kind] != DECK[kind]:
                return 2  # I-2
        if tally[H] + tally[UH] + state.engine[seat] != heat + 1 or tally[UH] > 1:
            return 2
        if state.engine[seat] < 0 or state.engine[seat] > heat + 1:
            return 3  # I-3
        if decked != state.decks[seat] or held != state.held[seat] or held > HAND:
            return 4  # I-4
        planning = state.phase == PLAN and state.place[seat] == 0
        if planning and (held + state.plays[seat] != HAND or (state.plan[seat] == THINKING and held != HAND)):
            return 4
        if basics_out(state, seat) > 12 - 5:
            return 7  # I-7
        if planning and decked + state.discards[seat] < 10 - HAND:
            return 7
    if state.supply < 0 or all_stress != STRESS_CARDS:
        return 2
    return 0


@rule
def basics_out(state: Record, seat: int) -> int:
    """Basic cards that no flip can find: those in the hand, and those that were played from it."""
    out = 0
    for kind in range(BASICS):
        out += int(state.hand[seat, kind])
    for i in range(min(int(state.plays[seat]), int(state.gear[seat]))):
        out += state.play[seat, i] < BASICS
    return out


@rule
def broken_places(course: Record, state: Record) -> int:
    """0 if every racing car has a spot of its own; otherwise which law is broken."""
    for one in range(course.seats):
        if state.place[one] == 0:
            if state.spot[one] < 0 or state.spot[one] > 1:
                return 5
            for other in range(one):
                if (
                    state.place[other] == 0
                    and state.spot[one] == state.spot[other]
                    and (int(state.pos[one]) - int(state.pos[other])) % int(course.spaces) == 0
                ):
                    return 5  # I-5
    return 0


@rule
def ranked(course: Record, memo: Array, state: Record) -> int:
    """The racing cars by the watcher's own record of places, the leader in the lowest four bits, counted from 1."""
    order = 0
    for _ in range(course.seats):
        best = -1
        for seat in range(course.seats):
            free = state.place[seat] == 0
            left = order
            while left > 0:
                free = free and (left & 15) - 1 != seat
                left >>= 4
            if free and (
                best < 0
                or memo[POS + seat] > memo[POS + best]
                or (memo[POS + seat] == memo[POS + best] and memo[SPOT + seat] < memo[SPOT + best])
            ):
                best = seat
        if best >= 0:
            turns = 0
            while (order >> (4 * turns)) & 15:
                turns += 1
            order |= (best + 1) << (4 * turns)
    return order


@rule
def broken_story(course: Record, state: Record, log: Record, memo: Array, seen: Array) -> int:
    """0 if what the log tells goes by the rules; otherwise which law is broken. It writes down what it has seen."""
    for i in range(log.n):
        row = log.rows[i]
        code = int(row[0])
        broken = 0
        if code == events.ROUND:
            broken = broken_round(course, state, memo, seen)
        elif code == events.REVEALED:
            broken = broken_reveal(row, memo)
        elif code == events.BOOSTED:
            memo[FLIPS] += 1
        elif code == events.FLIPPED:
            memo[FLIPS] -= 1
            broken = 7 * (row[2] >= BASICS or memo[FLIPS] < 0)  # a flip finds a basic card
        elif code == events.MOVED:
            broken = broken_move(row, memo, seen)
        elif code in (events.CORNER, events.SPUN):
            broken = broken_corner(course, row, memo, seen)
        elif code == events.CLASSIFIED:
            broken = broken_classification(course, state, row, memo)
        elif code == events.GUARDED:
            broken = 19  # never in races like these
        seen[CLUTTERED] += code == events.CLUTTERED
        seen[RESHUFFLED] += code == events.RESHUFFLED
        if broken:
            return broken
    for seat in range(course.seats):
        if memo[POS + seat] != state.pos[seat] or memo[SPOT + seat] != state.spot[seat]:
            return 9  # nothing else moves a car
    return 0


@rule
def broken_round(course: Record, state: Record, memo: Array, seen: Array) -> int:
    """HEAT-0.5: a round begins only when every car has moved."""
    if memo[ORDER] != 0:
        return 11
    memo[ORDER] = ranked(course, memo, state)
    memo[TURN] = -1
    memo[RANK] = 0
    memo[CARS_OUT] = 0
    for other in range(course.seats):
        memo[CARS_OUT] += state.place[other] > 0
    seen[LAST_CAR] += memo[CARS_OUT] > 0 and memo[CARS_OUT] == course.seats - 1
    return 0


@rule
def broken_reveal(row: Array, memo: Array) -> int:
    """HEAT-0.4, R-22: as the cars stood when the round began; every Stress is flipped for, unless Heat lies there."""
    seat, cards = int(row[1]), int(row[2])
    if seat != (memo[ORDER] & 15) - 1:
        return 10
    memo[ORDER] >>= 4
    memo[RANK] += 1
    memo[TURN] = seat
    memo[GEAR] = row[3]
    memo[LINE] = memo[POS + seat]
    stress, heat = 0, 0
    while cards > 0:
        stress += (cards & 15) - 1 == S
        heat += (cards & 15) - 1 >= H
        cards >>= 4
    memo[FLIPS] = stress if heat == 0 else 0
    return 0


@rule
def broken_move(row: Array, memo: Array, seen: Array) -> int:
    """HEAT-3.4, HEAT-3.7, HEAT-C.5: forward, in the own turn, after every flip, and at most two spaces short."""
    seat = int(row[1])
    if seat != memo[TURN]:
        return 9
    if row[2] != memo[POS + seat] or row[3] < row[2] or row[3] - row[2] != row[6] or row[6] > row[5]:
        return 6  # I-6
    if memo[FLIPS] != 0:
        return 7
    if row[5] - row[6] > 2:
        return 12  # six cars can fill two spaces
    seen[BLOCKED] += row[5] > row[6]
    seen[SLIPPED] += row[7] == events.SLIPSTREAM
    memo[POS + seat] = row[3]
    memo[SPOT + seat] = row[4]
    return 0


@rule
def broken_corner(course: Record, row: Array, memo: Array, seen: Array) -> int:
    """HEAT-7.1, HEAT-7.4, HEAT-7.6, HEAT-7.7, HEAT-7.8, HEAT-F.5, R-1, R-25:
    the lines that were crossed before the finish, one after another.
    """
    seat = int(row[1])
    memo[LINE] += 1
    while memo[LINE] % course.spaces != row[2]:
        memo[LINE] += 1
    if seat != memo[TURN] or memo[LINE] > memo[POS + seat] or memo[LINE] >= course.finish:
        return 13
    if row[0] == events.CORNER:
        seen[PAID] += row[5] > 0
        return 14 * (row[5] != max(0, int(row[4]) - int(row[3])))
    if row[4] >= memo[LINE] or row[4] < memo[LINE] - 3 or row[3] >= row[8] - row[7]:
        return 6  # I-6: back behind its line, and not for a cost that could be paid
    due = 1 if memo[GEAR] <= 2 else 2
    if row[6] != min(due, int(memo[SUPPLY])):
        return 15
    seen[SPUN_OUT] += 1
    seen[SHORT_OF_STRESS] += row[6] < due
    memo[SUPPLY] -= row[6]
    memo[POS + seat] = row[4]
    memo[SPOT + seat] = row[5]
    return 0


@rule
def broken_classification(course: Record, state: Record, row: Array, memo: Array) -> int:
    """HEAT-F.1, HEAT-F.2, HEAT-F.3, HEAT-F.6, R-13:
    at the end of a round, who is over the line, the one furthest ahead first.
    """
    seat = int(row[1])
    if memo[ORDER] != 0 or memo[POS + seat] < course.finish:
        return 16
    memo[CARS_OUT] += 1
    if row[2] != memo[CARS_OUT] or state.place[seat] != row[2]:
        return 17
    for other in range(course.seats):
        if (state.place[other] == 0 or state.place[other] > row[2]) and (
            memo[POS + other] > memo[POS + seat]
            or (memo[POS + other] == memo[POS + seat] and memo[SPOT + other] < memo[SPOT + seat])
        ):
            return 18
    return 0


@rule
def broken_turn(course: Record, state: Record, memo: Array) -> int:
    """0 if Speed and adrenaline of the car on turn are right; otherwise which law is broken."""
    if state.phase in (OVER, PLAN):
        return 0
    seat = int(memo[TURN])
    if (state.queue & 15) - 1 != seat:
        return 10
    if state.phase in (REACT, SLIP):
        speed = int((state.used & ADR_MOVED) > 0)
        for i in range(state.plays[seat]):
            speed += VALUES[int(state.play[seat, i])]
        if speed != state.speed:
            return 20  # 7.2
        cars = int(course.seats)
        last = int(memo[RANK]) + int(memo[CARS_OUT])
        if state.adrenaline != (cars >= 2 and (last == cars or (cars >= 5 and last == cars - 1))):
            return 21
    return 0


@rule
def first_broken_law(
    course: Record,
    state: Record,
    fate: Record,
    whim: Record,
    log: Record,
    verdict: Array,
    legal: Array,
    tally: Array,
    memo: Array,
    seen: Array,
) -> int:
    """Drive a random race, looking at every decision."""
    log.n = 0
    setup(course, state, fate, log)
    memo[:] = 0
    memo[SUPPLY] = state.supply
    for seat in range(course.seats):
        memo[POS + seat] = state.pos[seat]
        memo[SPOT + seat] = state.spot[seat]
    while True:
        broken = broken_story(course, state, log, memo, seen)
        if broken == 0:
            broken = broken_cards(course, state, tally)
        if broken == 0:
            broken = broken_places(course, state)
        if broken == 0:
            broken = broken_turn(course, state, memo)
        if broken:
            return broken
        if state.phase == OVER:
            return 0 if memo[CARS_OUT] == course.seats else 17
        seats = pending(course, state)
        seat = 0
        while not (seats >> seat) & 1:
            seat += 1
        judge(course, state, seat, verdict)
        n = 0
        for action in range(len(verdict)):
            legal[n] = action
            n += verdict[action] == 0
        if n == 0:
            return 100
        log.n = 0
        play(course, state, seat, int(legal[below(whim, n)]), fate, log)


@rule
def first_broken_race(
    courses: Array,
    states: Array,
    fates: Array,
    whims: Array,
    logs: Array,
    verdict: Array,
    tally: Array,
    memo: Array,
    seen: Array,
) -> int:
    for i in range(len(fates)):
        broken = first_broken_law(
            courses[0],
            states[0],
            fates[i],
            whims[i],
            logs[0],
            verdict[0],
            verdict[1],
            tally,
            memo,
            seen,
        )
        if broken:
            return 1000 * i + broken
    return 0


def watched(seats: int, races: int, **options: Any) -> tuple[int, Array]:
    """The first broken law of random races (0: none), and what they have shown."""
    courses, _ = HEAT.notation.make_course(HEAT.notation.seat_names(seats), options, Path())
    verdict = np.zeros((2, HEAT.rules.actions), np.uint8)
    tally, memo, seen = np.zeros(KINDS, np.int64), np.zeros(SPOT + 6, np.int64), np.zeros(SEEN, np.int64)
    chance, whims = fates(key_from_seed("law"), races), fates(key_from_seed("whim"), races)
    broken = first_broken_race(
        courses, new(HEAT.rules.state), chance, whims, new_log(on=True), verdict, tally, memo, seen
    )
    return broken, seen


@pytest.mark.parametrize(("seats", "track"), RACES)
def test_the_laws_hold_at_every_decision_of_any_race(seats: int, track: str) -> None:
    """10,000 random races each, all of which end, with every car in one place of the classification.

    Cards (I-1, I-2, I-3, I-4): HEAT-C.7, HEAT-C.10, HEAT-C.13, HEAT-9.2, R-26, R-37, R-42. Flips and draws (I-7):
    HEAT-C.2, HEAT-C.5, HEAT-C.12, R-4. Places (I-5, I-6): HEAT-T.2, HEAT-3.4, HEAT-3.7, HEAT-7.7, R-2, R-32. Turns:
    HEAT-0.4, HEAT-0.5, HEAT-3.8, HEAT-9.3, R-22. Adrenaline: HEAT-4.1, HEAT-4.6, HEAT-F.8, R-6, R-33. Speed and
    corners: HEAT-7.1, HEAT-7.2, HEAT-7.4, HEAT-7.5, HEAT-7.6, HEAT-7.8, HEAT-F.5, R-1, R-16, R-25. Finish: HEAT-F.1,
    HEAT-F.2, HEAT-F.3, HEAT-F.6, HEAT-F.7, HEAT-0.6, R-13.
    """
    broken, seen = watched(seats, 10_000, track=track)
    assert broken == 0
    shown = set(np.flatnonzero(seen))
    assert {SPUN_OUT, CLUTTERED, RESHUFFLED, PAID} <= shown
    assert ({BLOCKED, SLIPPED} <= shown) == (seats > 2)
    assert ({SLIPPED, LAST_CAR} <= shown) == (seats > 1)


@pytest.mark.parametrize(
    "options",
    [
        {"hidden_gears": True, "handicap": {"A": 2, "C": 1}},
        {"auto_skip": True, "grid": ["C", "A", "D", "B"], "laps": 3},
    ],
    ids=str,
)
def test_the_laws_hold_with_options(options: dict[str, Any]) -> None:
    """HEAT-H.2, R-40, R-21, HEAT-OWN.2, HEAT-OWN.4: what an option changes breaks no law; R-25: the supply runs out."""
    broken, seen = watched(4, 1_000, **options)
    assert broken == 0
    assert seen[SHORT_OF_STRESS] > 0


def drive(race: Race, seed: int = 1, most: int = 100_000) -> Race:
    """Random moves to the end."""
    random = Random(seed)
    while not race.over and len(race.moves) < most:
        seat = random.choice(race.pending)
        race.play(seat, random.choice(race.legal(seat)))
    return race


# Circuits


@pytest.mark.parametrize("seed", range(4))
def test_the_heat_paid_to_shift_is_that_of_the_gears_and_the_water(seed: int) -> None:
    """HEAT-1.2, HEAT-X.2: two gears cost 1, and shifting down 1 more for who starts the round on a flooded space."""
    race, random = Race("heat", 4, seed=seed, track="japan", laps=1), Random(seed)
    flooded, paid_there = load("japan", Path()).flooded_spaces, set()
    before, told = race.view(), 0
    while not race.over:
        seat = random.choice(race.pending)
        race.play(seat, random.choice(race.legal(seat)))
        events_since = race.events_for(None, told)
        told += len(events_since)
        for event in events_since:
            if event.name == "gears_revealed":
                for name, gear in event.values["gears"].items():
                    shift, wet = gear - before[name]["gear"], before[name]["pos"] % 60 in flooded
                    assert event.values["paid"][name] == (abs(shift) == 2) + (wet and shift < 0)
                    paid_there.add((wet, shift))
            if event.name == "round":
                before = race.view()
    assert {(True, -1), (True, 1)} <= paid_there


@pytest.mark.parametrize("seed", range(4))
def test_nobody_discards_in_a_tunnel(seed: int) -> None:
    """HEAT-X.4"""
    race, random, asked = Race("heat", 4, seed=seed, track="spain"), Random(seed), Counter[bool]()
    tunnel = load("spain", Path()).tunnel_spaces
    while not race.over:
        seat = random.choice(race.pending)
        legal = race.legal(seat)
        if "end_discard" in legal:
            is_inside = race.view()[seat]["pos"] % 109 in tunnel
            assert not is_inside or legal == ["end_discard"]
            asked[is_inside] += 1
        race.play(seat, random.choice(legal))
    assert min(asked[True], asked[False]) > 5


# The end


@pytest.mark.parametrize(("seats", "track"), RACES)
def test_every_race_ends_with_everybody_in_one_place(seats: int, track: str) -> None:
    """HEAT-0.1, HEAT-0.6, HEAT-F.6, HEAT-F.7, R-13: places 1 to n, each once, and no ties."""
    courses, _ = HEAT.notation.make_course(HEAT.notation.seat_names(seats), {"track": track}, Path())
    results = run_races(HEAT, courses, np.zeros((2_000, seats), np.int8), key_from_seed("end"))
    assert (np.sort(results.scores[:, :, 0], axis=1) == np.arange(1, seats + 1)).all()
    assert (results.scores.sum(axis=2) == seats).all()
    assert (results.decisions < HEAT.rules.longest).all()


@pytest.mark.parametrize("seed", range(4))
def test_the_classification_is_the_order_of_rounds_and_then_of_places(seed: int) -> None:
    """HEAT-F.2, HEAT-F.3, R-13: an earlier round before a later one, and within a round as the cars stand."""
    race = drive(Race("heat", 6, seed=seed, laps=1), seed)
    rounds, at, classified = 0, {}, []
    for event in race.events:
        if event.name == "round":
            rounds = event.values["round"]
        elif event.name in ("moved", "spun"):
            at[event.seat] = event.values["to"], event.values["spot"]
        elif event.name == "classified":
            pos, spot = at[event.seat]
            assert pos >= 69
            assert event.values["rank"] == len(classified) + 1
            classified.append((rounds, -pos, spot))
    assert classified == sorted(set(classified))
    assert len(classified) == 6
    names = sorted(race.seats, key=lambda name: race.result()["ranks"][name])
    assert race.view()["order"] == names
    assert race.result()["winner"] == names[0]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_the_last_car_need_not_drive_on_if_the_option_says_so(seats: int, seed: int) -> None:
    """R-19: it is classified when all others are, and in the last place; a car alone drives to the finish."""
    race = drive(Race("heat", seats, seed=seed, laps=1, auto_finish_last=True), seed)
    ranks = [(event.values["rank"], event.seat) for event in race.events if event.name == "classified"]
    assert [rank for rank, _ in ranks] == list(range(1, seats + 1))
    crossed = {event.seat for event in race.events if event.name == "crossed_finish"}
    assert {seat for rank, seat in ranks if rank < max(2, seats)} <= crossed
    literal = drive(Race("heat", seats, seed=seed, laps=1), seed)
    assert {event.seat for event in literal.events if event.name == "crossed_finish"} == set(race.seats)


SLOW = {
    "game": "heat",
    "title": "Nothing but corners",
    "spaces": 24,
    "laps": 9,
    "heat": 6,
    "stress": 3,
    "corners": [{"line": line, "limit": 1} for line in range(1, 24, 2)],
}


def test_a_race_without_end_is_stopped_after_200_rounds() -> None:
    """R-20: cars that only spin, with engines that are never cooled, are classified as they stand, and it is told."""
    race = Race("heat", 2, seed=1, track=SLOW)
    while not race.over:
        seat = race.pending[0]
        moves = race.legal(seat)
        move = "gear 2" if "gear 2" in moves else moves[-1]  # cards: the last that can be played; then end of the step
        race.play(seat, move)
    told = [event.name for event in race.events]
    assert race.result()["rounds"] == 200
    assert told.count("round") == 200
    assert told[-3:] == ["guarded", "classified", "classified"]
    assert "crossed_finish" not in told
    places = {name: (-race.view()[name]["pos"], race.view()[name]["spot"]) for name in race.seats}
    assert race.view()["order"] == sorted(race.seats, key=places.__getitem__)


@pytest.mark.parametrize(("rounds", "over"), [(199, False), (200, True)])
def test_the_guard_stands_at_the_end_of_round_200(rounds: int, over: bool) -> None:
    """R-20: not a round earlier; a car over the line is still first."""
    cars = {
        "A": {"pos": 20, "gear": 1, "play": ["U0"]},
        "B": {"pos": 137, "gear": 1, "play": [4]},
        "C": {"pos": 40, "gear": 1, "hand": [1, 2, 3, 4, 1, 2, 3]},
    }
    document = {"game": "heat", "seats": ["A", "B", "C"], "position": {"round": rounds, **cars}}
    race = Race.from_position(document, seed=1)
    race.play("C", "gear 1")
    race.play("C", "card 1")
    while not race.over and race.view()["round"] == rounds:
        (seat,) = race.pending
        race.play(seat, race.legal(seat)[-1])
    assert race.over == over
    assert race.view()["order"] == ["B", "C", "A"]
    assert ("guarded" in [event.name for event in race.events]) == over
    assert race.result()["winner"] == "B"


# Moving


@pytest.mark.parametrize("seed", range(2))
def test_a_car_moves_only_in_its_own_turn_or_back_by_its_own_spin(seed: int) -> None:
    """HEAT-0.5, HEAT-3.4, HEAT-7.7, R-18, I-6: nobody is pushed; the lap falls with the position."""
    race, random = Race("heat", 4, seed=seed, track="italy", laps=1), Random(seed)
    while not race.over:
        before, since = race.view(), race.event_count
        seat = random.choice(race.pending)
        race.play(seat, random.choice(race.legal(seat)))
        after = race.view()
        told = race.events_for(None, since)
        for name in race.seats:
            assert after[name]["lap"] == after[name]["pos"] // 54
            way = after[name]["pos"] - before[name]["pos"]
            moved = [event.values["got"] for event in told if event.name == "moved" and event.seat == name]
            spun = [event for event in told if event.name == "spun" and event.seat == name]
            assert (way == sum(moved)) or spun
            assert way >= 0 or spun


@pytest.mark.parametrize("seats", HEAT.seats)
def test_the_turns_are_in_the_order_of_the_ranking_when_the_round_began(seats: int) -> None:
    """HEAT-0.4, HEAT-3.8, HEAT-S.9, R-22: the leader first; in the first round as on the grid."""
    race, random = Race("heat", seats, seed=seats, laps=1), Random(seats)
    rounds = 0
    while not race.over:
        view = race.view()
        if view["round"] > rounds:
            rounds, since = view["round"], race.event_count
            racing = [name for name in race.seats if view[name]["place"] == 0]
            order = sorted(racing, key=lambda name: (-view[name]["pos"], view[name]["spot"]))
            if rounds == 1:
                slots = {event.values["slot"]: event.seat for event in race.events if event.name == "grid"}
                assert order == [slots[slot] for slot in range(1, seats + 1)]
        seat = random.choice(race.pending)
        race.play(seat, random.choice(race.legal(seat)))
        revealed = [event.seat for event in race.events_for(None, since) if event.name == "revealed"]
        assert revealed[: len(order)] == order[: len(revealed)]


@pytest.mark.parametrize(("seats", "owners"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_adrenaline_belongs_to_the_last_cars_of_those_that_started(seats: int, owners: int) -> None:
    """HEAT-4.1, HEAT-4.6, HEAT-F.8, R-6, R-33, R-38: one car, two if five or more started, none for a car alone."""
    race, random = Race("heat", seats, seed=7, laps=1), Random(7)
    while not race.over:
        view = race.view()
        if view["phase"] == "plan":
            racing = [name for name in view["order"] if view[name]["place"] == 0]
            expected = racing[-owners:] if owners else []
            assert [name for name in racing if view[name]["adrenaline"]] == expected
        else:
            assert view[view["turn"]]["adrenaline"] == (view["turn"] in expected)
        seat = random.choice(race.pending)
        race.play(seat, random.choice(race.legal(seat)))


# The box


@pytest.mark.parametrize(("seats", "track"), RACES)
def test_the_cards_after_the_deal(track: str, seats: int) -> None:
    """HEAT-S.3, HEAT-S.4, HEAT-S.5, HEAT-S.6, HEAT-S.7, HEAT-S.8, HEAT-S.10, HEAT-S.12, HEAT-C.1,
    HEAT-C.6, HEAT-C.16, HEAT-C.18, HEAT-C.19.

    The deck holds exactly the base cards: no module adds or takes any.
    """
    race, board = Race("heat", seats, seed=3, track=track), load(track, Path())
    deck = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, "U0", "U5", "UH", *["S"] * board.stress]
    for name in race.seats:
        car = race.position()["position"][name]
        assert len(car["deck"]) == 8 + board.stress
        assert len(car["hand"]) == 7
        assert Counter(car["deck"] + car["hand"]) == Counter(deck)
        assert (car["engine"], car["gear"], car["discard"]) == (board.heat, 1, [])
        assert "play" not in car
    assert race.view()["supply"] == 37 - board.stress * seats
    assert {str(face) for face in FACES} == {"1", "2", "3", "4", "U0", "U5", "UH", "S", "H"}


@pytest.mark.parametrize("module", ["garage", "legends", "weather", "championship"])
def test_no_module_can_be_added(module: str) -> None:
    """HEAT-S.12, HEAT-C.19: no option takes in more of the box, so no race is without the starting upgrades."""
    with pytest.raises(BadOption):
        Race("heat", 2, **{module: True})
    race = Race("heat", 2, seed=5)
    for name in race.seats:
        car = race.position()["position"][name]
        assert {"U0", "U5", "UH"} <= {*car["hand"], *car["deck"]}


def test_the_box_is_large_enough_for_six() -> None:
    """HEAT-S.8: 48 Heat and 37 Stress in the box; what nobody takes is the supply, or goes back."""
    race = Race("heat", 6, seed=1)
    assert race.view()["supply"] == 19
    assert sum(race.view()[name]["engine"] for name in race.seats) == 36


def test_the_handicap_is_out_of_the_race() -> None:
    """HEAT-H.1, HEAT-H.2, R-40: one or two Heat of the own engine, at set-up, and nothing else changes."""
    race, plain = Race("heat", 3, seed=5, handicap={"A": 2, "B": 1}), Race("heat", 3, seed=5)
    assert [race.view()[name]["engine"] for name in race.seats] == [4, 5, 6]
    for name in race.seats:
        mine, theirs = (each.position()["position"][name] for each in (race, plain))
        assert {**mine, "engine": 6} == theirs
    assert race.view()["supply"] == plain.view()["supply"]
    for most in (3, -1, True, "2"):
        with pytest.raises(BadOption, match=r"handicap\.A"):
            Race("heat", 3, handicap={"A": most})
    assert not any("handicap" in move for move in race.verdict("A"))
    drive(race)
    car = race.position()["position"]["A"]
    heat = [card for key in ("hand", "deck", "discard") for card in car[key] if card in ("H", "UH")]
    assert car["engine"] + len(heat) == 5


@pytest.mark.parametrize("seats", [0, 7, -1])
def test_one_to_six_cars_can_race(seats: int) -> None:
    """HEAT-S.1, R-33: two to six, or one for practice."""
    with pytest.raises(BadOption, match="1, 2, 3, 4, 5, 6"):
        Race("heat", seats)
    assert HEAT.seats == (1, 2, 3, 4, 5, 6)


def test_a_car_alone_practises_without_adrenaline() -> None:
    """R-33: it is never last among others, so neither adrenaline move nor adrenaline Cooldown is ever open to it."""
    race, random = Race("heat", 1, seed=2), Random(2)
    while not race.over:
        verdict = race.verdict("A")
        assert verdict["adr_move"]
        assert verdict["adr_cool"]
        race.play("A", random.choice(race.legal("A")))
    assert race.result()["ranks"] == {"A": 1}


def test_heat_and_its_upgrade_are_alike_once_in_the_engine() -> None:
    """R-42: H leaves the hand before UH; what enters the engine is a number, and comes out as H."""
    hand = ["H", "UH", 1, 1, 2, 2]
    cars = {"A": {"gear": 1, "engine": 4, "hand": hand, "play": [3], "pos": 20}}
    document = {"game": "heat", "seats": ["A"], "position": {"phase": "react", "turn": "A", **cars}}
    one, two = Race.from_position(document, seed=1), Race.from_position(document, seed=1)
    one.play("A", "cooldown 1")
    assert "UH" in one.view("A")["A"]["hand"]
    assert "H" not in one.view("A")["A"]["hand"]
    two.play("A", "cooldown 2")
    assert two.view("A")["A"]["engine"] == 6
    two.foretell([1])
    two.play("A", "boost")
    assert two.position()["position"]["A"]["discard"][-1] == "H"
    car = two.position()["position"]["A"]
    assert "UH" not in [*car["hand"], *car["deck"], *car["discard"]]


# Chance


def grids(seats: int, races: int) -> Array:
    """Where the cars stand in so many races: per race and seat the number of the slot, from 0."""
    courses, _ = HEAT.notation.make_course(HEAT.notation.seat_names(seats), {}, Path())
    states, chance, log = new(HEAT.rules.state, races), fates(key_from_seed("grid"), races), new_log(on=False)
    verdicts = np.zeros((seats, HEAT.rules.actions), np.uint8)
    for i in range(races):
        HEAT.loops.begin(OneRace(courses, states[i : i + 1], chance[i : i + 1], verdicts), log)
    return -2 * (1 + states["pos"][:, :seats]) + states["spot"][:, :seats]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_order_of_the_grid_is_equally_likely(seats: int) -> None:
    """HEAT-S.9, HEAT-T.8: chi-square over all orders."""
    orders = Counter(map(tuple, grids(seats, 3_000).tolist()))
    assert set(orders) <= set(permutations(range(seats)))
    assert chisquare([orders[order] for order in permutations(range(seats))]).pvalue > 0.001


def test_every_car_is_equally_often_on_every_slot() -> None:
    """HEAT-S.9, HEAT-T.8: six cars, six slots: -1.0, -1.1, -2.0, -2.1, -3.0, -3.1."""
    slots = grids(6, 3_000)
    assert (np.sort(slots, axis=1) == np.arange(6)).all()
    often = [np.count_nonzero(slots[:, seat] == slot) for seat in range(6) for slot in range(6)]
    assert chisquare(often).pvalue > 0.001


def flipped(race: Race, times: int) -> Counter[int]:
    """What a boost finds, again and again from the same position."""
    found: Counter[int] = Counter()
    for seed in range(times):
        twin = race.guess("A", seed=seed)
        twin.play("A", "boost")
        (kept,) = (event.values["kept"] for event in twin.events if event.name == "flipped")
        found[kept] += 1
    return found


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_every_basic_card_of_the_deck_is_equally_likely_to_be_flipped(pile: str) -> None:
    """HEAT-C.2, HEAT-C.3, HEAT-C.12, HEAT-5.6, R-34: chi-square; Heat, Stress and upgrades are passed over."""
    cards = [1, 2, 2, 3, 3, 3, 4, "S", "S", "S", "U5", "UH", "U0"]
    car = {"gear": 1, "engine": 6, "hand": [1, 1, 4, 4], "play": [2], "pos": 20, "deck": [], pile: cards}
    race = Race.from_position(
        {"game": "heat", "seats": ["A"], "position": {"phase": "react", "turn": "A", "A": car}}, seed=1
    )
    found = flipped(race, 700)
    assert set(found) == {1, 2, 3, 4}
    assert chisquare([found[value] for value in (1, 2, 3, 4)], [100, 200, 300, 100]).pvalue > 0.001


def test_a_plus_symbol_adds_two_and_a_half_on_average() -> None:
    """HEAT-C.2: with all basic cards in the deck each value from 1 to 4 comes equally often."""
    car = {"gear": 1, "engine": 5, "hand": ["S", "S", "S"], "play": ["U0"], "pos": 20}
    race = Race.from_position(
        {"game": "heat", "seats": ["A"], "position": {"phase": "react", "turn": "A", "A": car}}, seed=1
    )
    found = flipped(race, 800)
    assert chisquare([found[value] for value in (1, 2, 3, 4)]).pvalue > 0.001


@pytest.mark.parametrize(("auto_finish_last", "guarded"), [(False, ["A", "B", "C"]), (True, ["A", "B"])])
def test_the_result_names_the_cars_that_the_guard_stopped(auto_finish_last: bool, guarded: list[str]) -> None:
    """R-19, R-20: with auto_finish_last the last place is certain without the guard."""
    slow = {"gear": 1, "hand": [1, 1, 1, 2, 2, 2, 3]}
    position = {"round": 200, **{seat: {"pos": pos, **slow} for seat, pos in (("A", 100), ("B", 90), ("C", 80))}}
    document = {"game": "heat", "seats": ["A", "B", "C"], "options": {"auto_finish_last": auto_finish_last}}
    race = Race.from_position({**document, "position": position}, seed=1)
    for seat in race.seats:
        race.play(seat, "gear 1")
        race.play(seat, "card 1")
    while not race.over:
        for seat in race.pending:
            race.play(seat, "end_react" if "end_react" in race.legal(seat) else "end_discard")
    assert race.result()["guarded"] == guarded
    assert [event.name for event in race.events].count("guarded") == 1
