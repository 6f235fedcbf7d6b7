"""Laws of Thunder Alley that must hold at every moment of any race."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from paddock import BadOption, Race
from paddock.engine.fate import FATE, begin_stream, below, key_from_seed, key_words
from paddock.engine.jit import rule
from paddock.engine.log import new_log
from paddock.engine.records import Array, Record, new
from paddock.engine.verdicts import count_legal, lowest
from paddock.games import game
from paddock.games.thunder.cards import (
    CARDS,
    EVENT_COUNTS,
    EVENT_KINDS,
    KIND_OF,
    NAMES,
    NO_CARD,
    NO_EVENT,
    RAIN,
    TYPE,
    TYPES,
)
from paddock.games.thunder.moves import PASS, RETIRE, RETIRE_CAR
from paddock.games.thunder.pilot import pilot
from paddock.games.thunder.rules import judge, pending, play, score, setup
from paddock.games.thunder.state import (
    APRON,
    ASK_BACK,
    EVENT_CAR,
    IN_DECK,
    IN_HAND,
    IN_PLAY,
    NOBODY,
    OFF,
    STEP,
)
from tests.games.samples import random_walk

THUNDER = game("thunder")
RACES = 170  #: on each track with each number of teams: more than 5,000 in all

TURNS_SEEN, LINES, PUSHED_BACK, FINISHED, LAPPED, ON_APRON = range(6)
SEEN = 6  #: what the watched races have shown


@rule
def broken_cars(course: Record, state: Record) -> int:
    """0 if every car has a space or a place of its own; otherwise which law is broken."""
    on_board, racing, taken = 0, 0, 0
    for car in range(state.cars):
        lane, sector = int(state.lane[car]), int(state.dist[car]) % int(course.sectors)
        if state.place[car] == 0:
            racing += 1
            if lane == OFF or lane < APRON or lane > course.lanes[sector]:
                return 1
            if lane > APRON:
                on_board += 1
                if state.board[sector, lane] != car + 1:
                    return 2
            if int(state.dist[car]) >= (int(course.laps) + 1) * int(course.sectors):
                return 3
        else:
            if lane != OFF or (taken >> int(state.place[car])) & 1 or state.lo <= state.place[car] <= state.hi:
                return 4
            taken |= 1 << int(state.place[car])
        for colour in range(8):
            if state.wear[car, colour] < 0:
                return 5
    for sector in range(course.sectors):
        for lane in range(1, int(course.lanes[sector]) + 1):
            on_board -= int(state.board[sector, lane] > 0)
    if on_board != 0:
        return 6
    return 0 if int(state.hi) - int(state.lo) + 1 == racing else 7


@rule
def broken_cards(course: Record, state: Record) -> int:
    """0 if every race card and every event card is in exactly one place; otherwise which law is broken."""
    decked, played = 0, 0
    for card in range(CARDS):
        decked += int(state.where[card] == IN_DECK)
        played += int(state.where[card] == IN_PLAY)
        if state.where[card] < 0 or state.where[card] >= IN_HAND + int(course.seats):
            return 10
    if decked != state.decked or played != int(state.card != NO_CARD):
        return 11
    events = 0
    for kind in range(EVENT_KINDS):
        aside = int(state.rain) if kind == RAIN else 0
        if state.events[kind] < 0 or int(state.events[kind]) + aside > course.events[kind]:
            return 12
        events += int(state.events[kind])
    return 0 if events == state.eventful else 13


@rule
def broken_move(course: Record, state: Record, before: Record) -> int:
    """0 if a step moved no other car by more than one sector, and no line has changed its order."""
    in_move = STEP <= before.phase <= ASK_BACK
    if state.mp < 0 or state.mp > 8:
        return 20
    if not in_move or state.active != before.active or state.active == NOBODY or state.turns != before.turns:
        return 0
    if state.place[state.active] > 0:
        return 0  # the move is over
    for car in range(state.cars):
        if car != state.active and state.place[car] == 0:
            moved = int(state.dist[car]) - int(before.dist[car])
            if moved < -1 or moved > 1:
                return 21
    if broken_line(state, state.front, int(state.fronts), before.front, int(before.fronts), False):
        return 22
    return 23 if broken_line(state, state.rear, int(state.rears), before.rear, int(before.rears), True) else 0


@rule
def broken_line(state: Record, line: Array, n: int, old: Array, m: int, ends: bool) -> bool:
    """Whether cars of a line have changed their order; finished ones drop out, and a line may end there (TA-OWN.4)."""
    i = 0
    for j in range(m):
        if state.place[old[j]] == 0:
            if i >= n or line[i] != old[j]:
                return True
            i += 1
        elif ends:
            return i > 0 and n != i
    return False


@rule
def watch(
    course: Record,
    states: Array,
    fate: Record,
    whim: Record,
    log: Record,
    verdict: Array,
    legal: Array,
    scores: Array,
    seen: Array,
    most: int,
) -> int:
    """A race of drivers that are pilots half of the time and seldom retire; the answer is 0, or the broken law."""
    state = states[0]
    setup(course, state, fate, log)
    for _ in range(most):
        seats = pending(course, state)
        if seats == 0:
            score(course, state, scores)
            seen[FINISHED] += int(state.finished != 0)
            return 0
        seat = lowest(seats)
        judge(course, state, seat, verdict)
        n = count_legal(verdict, legal)
        if n == 0:
            return 30
        action = int(legal[below(whim, n)])
        retires = RETIRE_CAR <= action < PASS or action == RETIRE
        if below(whim, 2) > 0 or (retires and below(whim, 20) > 0):
            action = pilot(course, state, seat, verdict, whim)
        states[1] = states[0]
        play(course, state, seat, action, fate, log)
        broken = broken_cars(course, state) + broken_cards(course, state) + broken_move(course, state, states[1])
        if broken:
            return broken
        seen[TURNS_SEEN] += int(state.turns != states[1].turns)
        seen[LINES] += int(state.fronts > 1 and state.rears > 0)
        seen[PUSHED_BACK] += int(state.phase == ASK_BACK)
        if state.phase == EVENT_CAR and state.event != NO_EVENT:
            for car in range(state.cars):
                if state.lane[car] == APRON and state.place[car] == 0:
                    return 31
        for car in range(state.cars):
            seen[ON_APRON] += int(state.lane[car] == APRON and state.place[car] == 0)
    return 32


@pytest.mark.parametrize("track", THUNDER.tracks.shipped())
@pytest.mark.parametrize("seats", THUNDER.seats)
def test_the_laws_hold_at_every_moment_of_any_race(track: str, seats: int) -> None:
    """AM-7, AM-2, TA-1.3.1, TA-6.1.6, TA-9.4.5, AR-33, AR-47, AR-63, TA-OWN.1, TA-OWN.4: never stuck, never endless."""
    courses, _ = THUNDER.notation.make_course(THUNDER.notation.seat_names(seats), {"track": track}, Path())
    states, fates = new(THUNDER.rules.state, 2), new(FATE, 2)
    verdict, legal = np.zeros(THUNDER.rules.actions, np.uint8), np.zeros(THUNDER.rules.actions, np.int16)
    scores, seen = np.zeros((seats, 2), np.int32), np.zeros(SEEN, np.int64)
    key, log = key_words(key_from_seed(f"laws {track} {seats}")), new_log(on=False)
    for race in range(RACES):
        begin_stream(fates[0], key, 2 * race)
        begin_stream(fates[1], key, 2 * race + 1)
        broken = watch(
            courses[0], states, fates[0], fates[1], log[0], verdict, legal, scores, seen, THUNDER.rules.longest
        )
        assert broken == 0, f"race {race}"
        assert sorted(scores[:, 0])[0] == 1
    assert seen[TURNS_SEEN] > 4 * RACES
    assert seen[LINES] > 0
    assert seen[FINISHED] > RACES // 4
    assert seen[ON_APRON] > 0


# The box


def test_there_are_84_race_cards_of_22_kinds() -> None:
    """TA-5.4, TA-5.8, AR-30: 29 Draft, 20 Solo, 19 Lead, 16 Pursuit."""
    assert (CARDS, len(NAMES), len(set(NAMES))) == (84, 22, 22)
    types = [TYPES[TYPE[kind]] for kind in KIND_OF]
    assert {name: types.count(name) for name in TYPES} == {"draft": 29, "solo": 20, "lead": 19, "pursuit": 16}
    assert KIND_OF.count(NAMES.index("Understeer")) == 4


def test_there_are_26_event_cards() -> None:
    """TA-1.1, TA-8.2: of 19 kinds; yellow ones are eight."""
    assert (len(EVENT_COUNTS), sum(EVENT_COUNTS)) == (19, 26)


# Set-up


@pytest.mark.parametrize("seats", THUNDER.seats)
def test_the_set_up_is_as_the_book_says(seats: int) -> None:
    """TA-1.0, TA-2.3, TA-2.4, TA-2.5, TA-2.6.4, TA-2.7, TA-12.3: cars per team, a snake, hands of one card more."""
    for seed in range(20):
        race = Race("thunder", seats, seed=seed)
        facts = race.facts()
        cars = {2: 6, 3: 5, 4: 4}.get(seats, 3)
        assert len(facts["cars"]) == seats * cars
        assert all(len(hand) == cars + 1 for hand in facts["hands"].values())
        assert facts["deck"] == 84 - 1 - seats * (cars + 1)
        assert len(facts["discard"]) == 1
        assert facts["event_deck"] == 26
        teams = [race.view()["cars"][number]["team"] for number in facts["order"]]
        rounds = [teams[i : i + seats] for i in range(0, len(teams), seats)]
        for number, row in enumerate(rounds):
            assert row == (rounds[0] if number % 2 == 0 else rounds[0][::-1])
        assert facts["first"] == teams[0] == race.pending[0]


@pytest.mark.parametrize("order", ["rounds", "spaces"])
def test_the_other_ways_to_fill_the_grid_give_every_team_its_cars(order: str) -> None:
    """TA-12.2, AR-61: a bar for every round, or for every space."""
    patterns = set()
    for seed in range(30):
        race = Race("thunder", 3, seed=seed, starting_order=order)
        teams = [race.view()["cars"][number]["team"] for number in race.facts()["order"]]
        assert sorted(teams) == sorted(["Blue", "Green", "Red"] * 5)
        if order == "rounds":
            assert all(len(set(teams[i : i + 3])) == 3 for i in range(0, 15, 3))
        patterns.add(tuple(teams))
        bars = 5 if order == "rounds" else 15
        assert len(race.facts()["discard"]) == bars
    assert len(patterns) > 20


def test_options_are_checked() -> None:
    """TA-2.2, TA-2.3, TA-12.3, TM-2: teams, numbers and cars that can race."""
    for seats, options in [
        (["Blue", "Ana"], {}),
        (2, {"cars": 7}),
        (7, {"cars": 6, "track": "lakeside_oval"}),
        (2, {"numbers": {"Blue": [15]}}),
        (2, {"cars": 1, "numbers": {"Blue": [22]}}),
        (2, {"bar": ["Blue"]}),
        (2, {"last_winner": "Ana"}),
        (2, {"starting_order": "random"}),
        (2, {"laps": 0}),
        (2, {"green_line": 9}),
        (2, {"green_line": True}),
        (2, {"collision_last": 1}),
        (2, {"clean_air_any": "yes"}),
        (2, {"track": "usa"}),
    ]:
        with pytest.raises(BadOption):
            Race("thunder", seats, **options)
    race = Race("thunder", 2, cars=2, numbers={"Blue": [24, 15]}, seed=1)
    assert sorted(race.facts()["cars"]) == [1, 3, 15, 24]


# Choices


def test_with_auto_skip_nobody_is_asked_for_a_single_answer() -> None:
    """AM-3, AM-4: a decision with one legal action is taken by itself, and logged."""
    race = Race("thunder", 3, seed=5, auto_skip=True)
    for each in random_walk(race, Random(5), 1500):
        assert len(each.legal(each.pending[0])) > 1
    assert any(event.name == "auto" for event in race.events)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_decisions_are_small(seats: int) -> None:
    """AM-3, AM-4: at most about a dozen legal actions, six in a step."""
    for seed in range(4):
        for race in random_walk(Race("thunder", seats, seed=seed), Random(seed), 800):
            legal = race.legal(race.pending[0])
            assert len(legal) <= 13
            if race.view()["phase"] == "move":
                assert len(legal) <= 6


def test_nobody_else_has_a_choice_in_a_move() -> None:
    """TA-6.1.9, TA-4.5.4: from its card to its end a move belongs to one player."""
    mover = None
    for race in random_walk(Race("thunder", 4, seed=9), Random(9), 900):
        if race.view()["phase"] == "move":
            mover = mover or race.pending[0]
            assert race.pending == [mover]
        else:
            mover = None


def test_cards_seen_in_play_follow_the_rules_of_wear() -> None:
    """TA-5.2, TA-6.1.1, TA-7.1.2, TA-7.1.5, TA-7.4.1, TA-7.4.2, TA-7.4.5: MP are the speed less the markers."""
    speeds = dict(zip(NAMES, THUNDER.notation.make_course(["Blue", "Red"], {}, Path())[0][0].speed, strict=True))
    race, random, penalties = Race("thunder", 3, seed=3), Random(3), 0
    while not race.over:
        before, seat = race.view(), race.pending[0]
        race.play(seat, random.choice([move for move in race.legal(seat) if move[:6] not in ("pit", "retire")]))
        if before["phase"] == "card" and not before["cars"][before["car"]]["at"].endswith(".0"):
            told = [event for event in race.events if event.name == "played"][-1].values
            worn = len(before["cars"][before["car"]]["wear"])
            penalties += worn >= 3
            assert told["mp"] == max(0, speeds[told["card"]] - (worn if worn >= 3 else 0))
    assert penalties > 0


def test_the_race_ends_when_nobody_will_drive_on() -> None:
    """TA-OWN.1: a guard stops a race in which nobody moves."""
    race = Race.from_position(
        {
            "game": "thunder",
            "track": "test_track",
            "seats": ["Red", "Blue"],
            "position": {
                "turns": 200,
                "phase": "discard",
                "turn": "Blue",
                "first": "Red",
                "due": ["Blue"],
                "cars": {29: {"at": 5.1}, 15: {"at": 6.1}},
            },
        },
        seed=1,
    )
    race.play("Blue", "done")
    assert race.over
    assert race.result()["places"] == {29: 2, 15: 1}
    assert race.events[0].name == "guarded"


def test_places_beyond_the_list_score_nothing() -> None:
    """TA-OWN.3, TA-12.3, TA-10.2.4: with 42 cars the last half scores only by having led."""
    race = Race("thunder", 7, track="mesa_superspeed", cars=6, seed=2)
    total = sum(race.result()["scores"].values())
    assert total == 46 + sum(range(23, 43))
    assert race.facts()["places"] == {"lo": 1, "hi": 42}


def test_the_nearest_rule_is_named() -> None:
    """TA-OWN.2: out of its time every move is refused by the rule that says when it may be made."""
    race = Race("thunder", ["Blue", "Red"], seed=1)
    seat, other = race.pending[0], next(name for name in race.seats if name not in race.pending)
    verdict = race.verdict(seat)
    assert verdict["F"] == "TA-6.1.2"
    assert verdict["lane 2"] == "AM-5"
    assert verdict["pit"] == "TA-9.1.1"
    assert verdict["done"] == verdict["discard Charge"] == "TA-3.5.6"
    assert verdict["events"] == "TA-3.5.2"
    assert {move: verdict[move] for move in ("pass",)} == {"pass": "TA-3.4.2"}
    assert set(race.verdict(other).values()) == {"TA-3.4"}
