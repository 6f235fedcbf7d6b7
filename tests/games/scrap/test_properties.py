"""Laws of Scrap Racer that must hold at every moment of any race."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from benchmarks.stopper import DOUBLES, DUELS, LAPS, STOPS_AT, TURNS, run
from scipy.stats import chisquare

from paddock import BadOption, Race
from paddock.engine.batch import run_races
from paddock.engine.fate import below, fates, key_from_seed
from paddock.engine.jit import rule
from paddock.engine.log import new_log
from paddock.engine.records import Array, Record, new
from paddock.games import game
from paddock.games.scrap import events
from paddock.games.scrap.cards import ACCIDENTS, BONUSES, DECKS, GOAL_SIZE, RACERS, TOKENS
from paddock.games.scrap.rules import (
    GUARD,
    field_of,
    is_final,
    judge,
    laps_driven,
    owner_of,
    pending,
    play,
    setup,
    share_a_field,
)
from paddock.games.scrap.state import DUEL, MOVE, ORDERING, OVER, ROLL

SCRAP = game("scrap")

TOKENS_BROKEN, CARDS_BROKEN, SHARED_FIELD, LAPS_BROKEN, STORY_BROKEN, TURN_BROKEN, STUCK = range(1, 8)
ACCIDENT, FOUGHT, CAUGHT_BONUS, LAPPED, LAID, TOOK, CHOSE, ORDERED, RENEWED = range(9)
SEEN = 9  #: what the watched races have shown, by number

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"mode": "single"}),
    (3, {}),
    (3, {"mode": "two_racers"}),
    (4, {}),
    (5, {}),
    (6, {}),
]
every_mode = pytest.mark.parametrize(("seats", "options"), MODES, ids=str)


@rule
def broken_box(course: Record, state: Record) -> int:
    """0 if every token and card is in exactly one place; otherwise which law is broken."""
    for kind in range(len(TOKENS)):
        tokens = int(state.store[kind])
        for racer in range(course.racers):
            tokens += int(state.tokens[racer, kind])
            if state.tokens[racer, kind] < 0:
                return TOKENS_BROKEN
        for place in range(course.places):
            tokens += state.lying[place] == 1 + kind
        if tokens > course.tokens[kind] or state.store[kind] < 0:
            return TOKENS_BROKEN
    bonus_tokens = 0
    for racer in range(course.racers):
        bonus_tokens += int(state.bonus_tokens[racer])
        if state.bonus_tokens[racer] < 0 or state.bonus_tokens[racer] > 2 or state.laps[racer] > 3:
            return TOKENS_BROKEN
    if bonus_tokens > course.bonus_tokens:
        return TOKENS_BROKEN
    for deck in range(len(DECKS)):
        cards = 0
        for kind in range(ACCIDENTS):
            cards += int(state.accidents[deck, kind])
            if state.accidents[deck, kind] < 0 or state.accidents[deck, kind] > course.accidents[deck, kind]:
                return CARDS_BROKEN
        if cards != state.decks[deck]:
            return CARDS_BROKEN
    cards = 0
    for bonus in range(BONUSES):
        held = int(state.bonus[bonus])
        cards += held
        for seat in range(course.seats):
            held += int(state.cards[seat, bonus])
            if state.cards[seat, bonus] < 0:
                return CARDS_BROKEN
        if held > course.bonus[bonus] or state.bonus[bonus] < 0:
            return CARDS_BROKEN
    goals = 0
    for number in range(GOAL_SIZE):
        goals += int(state.goal[number])
        if state.goal[number] < 0 or state.goal[number] > course.goal[number]:
            return CARDS_BROKEN
    return CARDS_BROKEN if cards != state.bonuses or goals != state.goals else 0


@rule
def broken_places(course: Record, state: Record) -> int:
    """0 if every racer is alone on its field between turns, with a lap token for every lap."""
    between = state.phase in (ROLL, OVER) or (state.phase == ORDERING and state.rolled == 0)
    for racer in range(course.racers):
        due = min(3, laps_driven(course, int(state.p[racer])))
        if state.laps[racer] > due or (between and state.laps[racer] != due):
            return LAPS_BROKEN
        for other in range(racer):
            if share_a_field(course, state, racer, other) and state.phase != DUEL:
                moving = state.phase == MOVE and (state.turn in (racer, other))
                if not moving:
                    return SHARED_FIELD
    return 0


@rule
def broken_story(course: Record, state: Record, log: Record, at: Array, seen: Array) -> int:
    """0 if what the log tells leads from place to place, and never back over the line; `at` is the watcher's record."""
    for i in range(log.n):
        row = log.rows[i]
        code = int(row[0])
        if code == events.MOVED:
            kind, before, after = int(row[2]), int(row[3]), int(row[4])
            if at[kind] != before or after - before != row[5] or row[5] == 0:
                return STORY_BROKEN
            if after < before and laps_driven(course, after) != laps_driven(course, before):
                return STORY_BROKEN
            at[kind] = after
        seen[ACCIDENT] += code == events.ACCIDENT
        seen[FOUGHT] += code == events.DUEL_DIE
        seen[CAUGHT_BONUS] += code == events.PLAYED_BONUS
        seen[LAPPED] += code == events.LAP
        seen[LAID] += code == events.LAID_TOKEN
        seen[TOOK] += code == events.TOOK_TOKEN
        seen[CHOSE] += code == events.DUEL_WON and row[3] == events.WON_BY_CHOICE
        seen[ORDERED] += code == events.ORDERED
        seen[RENEWED] += code == events.RENEWED
    for racer in range(course.racers):
        if at[int(state.kind[racer])] != state.p[racer]:
            return STORY_BROKEN
    return 0


@rule
def broken_turn(course: Record, state: Record) -> int:
    """0 if the dice of the turn and who is asked can be."""
    if state.phase == OVER:
        return 0 if state.rounds >= GUARD or is_final(course, state) else TURN_BROKEN
    asked = owner_of(course, int(state.turn))
    if state.phase in (ROLL, MOVE):
        if state.asked != asked or state.rolled < 1 or state.rolled > 6:
            return TURN_BROKEN
        if state.p[state.turn] != state.start and state.phase == ROLL:
            return TURN_BROKEN
    elif course.each == 1:
        return TURN_BROKEN
    if field_of(course, int(state.p[state.turn])) > course.fields:
        return TURN_BROKEN
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
    at: Array,
    seen: Array,
) -> int:
    """Drive a random race, looking at every decision."""
    log.n = 0
    setup(course, state, fate, log)
    at[:] = 0
    while True:
        broken = broken_story(course, state, log, at, seen)
        if broken == 0:
            broken = broken_box(course, state)
        if broken == 0:
            broken = broken_places(course, state)
        if broken == 0:
            broken = broken_turn(course, state)
        if broken or state.phase == OVER:
            return broken
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
            return STUCK
        log.n = 0
        play(course, state, seat, int(legal[below(whim, n)]), fate, log)


@rule
def first_broken_race(
    courses: Array, states: Array, fates: Array, whims: Array, logs: Array, verdict: Array, at: Array, seen: Array
) -> int:
    for i in range(len(fates)):
        broken = first_broken_law(courses[0], states[0], fates[i], whims[i], logs[0], verdict[0], verdict[1], at, seen)
        if broken:
            return 1000 * i + broken
    return 0


def watched(seats: int, races: int, **options: Any) -> tuple[int, set[int]]:
    """The first broken law of random races (0: none), and what they have shown."""
    courses, _ = SCRAP.notation.make_course(SCRAP.notation.seat_names(seats), options, Path())
    verdict = np.zeros((2, SCRAP.rules.actions), np.uint8)
    at, seen = np.zeros(len(RACERS), np.int64), np.zeros(SEEN, np.int64)
    chance, whims = fates(key_from_seed("law"), races), fates(key_from_seed("whim"), races)
    broken = first_broken_race(courses, new(SCRAP.rules.state), chance, whims, new_log(on=True), verdict, at, seen)
    return broken, set(np.flatnonzero(seen))


@every_mode
def test_the_laws_hold_at_every_decision_of_any_race(seats: int, options: dict[str, Any]) -> None:
    """10,000 random races of every mode, all of which end.

    Tokens and cards: SCR-COMP.5, SCR-COMP.6, SCR-COMP.7, SCR-COMP.8, SCR-ROLL.7, SCR-DOUBLE.5, SCR-DOUBLE.7,
    SCR-LAP.7, SCR-RUL.30, SCR-RUL.34.
    Places: SCR-DUEL.5, SCR-RUL.1, SCR-ACC.2, SCR-RUL.24, SCR-RUL.31. Laps: SCR-LAP.1, SCR-RUL.32, SCR-RUL.38.
    Turns: SCR-TURN.2, SCR-ROLL.4, SCR-MOVE.4, SCR-END.2.
    """
    broken, seen = watched(seats, 10_000, **options)
    assert broken == 0
    assert {ACCIDENT, FOUGHT, CAUGHT_BONUS, LAPPED, LAID, TOOK} <= seen
    assert RENEWED in seen or seats < 4
    assert ({CHOSE, ORDERED} <= seen) == (options.get("mode", "two_racers" if seats == 2 else "") == "two_racers")


@pytest.mark.parametrize(
    "options",
    [
        {"track": "RRRR"},
        {"track": "RRRR", "mode": "two_racers"},
        {"short": True, "line_position": 11, "overtake_scope": "race", "catch_scope": "board"},
        {"jackal_off_turn": False, "jackal_in_own_accident": True, "refill_scope": "any", "auto_skip": True},
        {"start_player": "random", "racers": ["jackal", "hover", "twister"]},
    ],
    ids=str,
)
def test_the_laws_hold_with_options(options: dict[str, Any]) -> None:
    """SCR-RUL.11, SCR-RUL.13, SCR-RUL.16, SCR-RUL.35, SCR-RUL.45, SCR-TRACK.4: what an option changes breaks no law."""
    broken, _ = watched(3, 2_000, **options)
    assert broken == 0


@every_mode
def test_every_race_ends_with_everybody_in_one_place(seats: int, options: dict[str, Any]) -> None:
    """SCR-END.3, SCR-RUL.39, SCR-RUL.43, SCR-OWN.4: ranks 1 to n, each once, and no ties."""
    courses, _ = SCRAP.notation.make_course(SCRAP.notation.seat_names(seats), options, Path())
    results = run_races(SCRAP, courses, np.zeros((2_000, seats), np.int8), key_from_seed("end"), keep=True)
    assert (np.sort(results.scores[:, :, 0], axis=1) == np.arange(1, seats + 1)).all()
    assert (results.scores.sum(axis=2) == seats).all()
    assert results.states is not None
    assert (results.states["rounds"] < 100).all()


def test_four_drivers_that_stop_at_nine_race_as_long_as_the_rules_say() -> None:
    """12 to 19 rounds with about 15 in the mean, about 7 duels and 9 to 10 lap tokens in a race.

    The chance of a double in a turn that stops at 9 or more is 23/54.
    """
    _, counts, rounds = run(np.full((4_000, 4), STOPS_AT + 9, np.int8), "sanity")
    assert 14 < rounds.mean() < 16.5
    assert (np.percentile(rounds, (2.5, 97.5)) >= 12).all()
    assert (np.percentile(rounds, (2.5, 97.5)) <= 19).all()
    assert 0.41 < counts[:, DOUBLES].sum() / counts[:, TURNS].sum() < 0.44
    assert 6 < counts[:, DUELS].mean() < 8.5
    assert 9 <= counts[:, LAPS].mean() <= 10


def test_a_race_without_end_is_stopped_after_500_rounds() -> None:
    """SCR-OWN.1: nobody is home, so the racers are ranked as they stand, and it is told."""
    document = {
        "game": "scrap",
        "options": {"mode": "single"},
        "seats": ["A", "B"],
        "position": {
            "round": 500,
            "turn": "B",
            "phase": "move",
            "dice": [1],
            "A": {"racer": "hover", "p": 30},
            "B": {"racer": "crusher", "p": 40},
        },
    }
    race = Race.from_position(document, seed=1)
    race.play("B", "drive")
    race.play("B", "done")
    assert race.over
    assert race.result()["winner"] == "B"
    assert race.result()["guarded"]
    assert [event.name for event in race.events][-3:] == ["guarded", "finished", "finished"]
    document["position"]["round"] = 499  # type: ignore[index]
    race = Race.from_position(document, seed=1)
    race.play("B", "drive")
    race.play("B", "done")
    assert not race.over


# Chance


def test_every_racer_is_drawn_equally_often() -> None:
    """SCR-COMP.2, SCR-SETUP.7, SCR-SETUP.8: chi-square over who drives what."""
    often: Counter[tuple[str, str]] = Counter()
    for seed in range(600):
        view = Race("scrap", 3, seed=seed).view()
        often.update((seat, view[seat]["racer"]) for seat in "ABC")
    assert len(often) == 18
    assert chisquare(list(often.values())).pvalue > 0.001


def test_every_card_of_a_deck_is_equally_likely() -> None:
    """SCR-DOUBLE.1, SCR-DOUBLE.2, SCR-SETUP.6: by the double, from the deck with that number on its back."""
    decks = {
        1: {"FWD2": 4, "FWD3": 4, "FWD5": 4, "DICE2": 4, "FWD5_BACK2": 4},
        4: {"FWD3": 4, "ZERO": 4, "CHASE2": 4, "DIE_BACK": 3, "PUSH5": 3},
        6: {"BACK4": 3, "BACK6": 3, "CHASE4": 3, "LOSE_POS": 3, "DIE_BACK": 3, "LAST4": 3},
    }
    for die, cards in decks.items():
        position = {"turn": "A", "dice": [die, die], "A": {"racer": "steel", "p": 20}, "B": {"racer": "hover", "p": 60}}
        document = {"game": "scrap", "options": {"mode": "single"}, "seats": ["A", "B"], "position": position}
        race = Race.from_position(document, seed=1)
        found: Counter[str] = Counter()
        for seed in range(400):
            twin = race.guess("A", seed=seed)
            twin.play("A", "accept")
            found.update(event.values["card"] for event in twin.events if event.name == "accident")
        assert set(found) == set(cards)
        expected = [400 * count / sum(cards.values()) for count in cards.values()]
        assert chisquare([found[card] for card in cards], expected).pvalue > 0.001


def test_high_doubles_are_nastier() -> None:
    """SCR-DOUBLE.2: the mean way of the active racer falls from deck to deck."""
    means = []
    for die in (1, 3, 5):
        position = {"turn": "A", "dice": [die, die], "A": {"racer": "steel", "p": 30}, "B": {"racer": "hover", "p": 20}}
        document = {"game": "scrap", "options": {"mode": "single"}, "seats": ["A", "B"], "position": position}
        race = Race.from_position(document, seed=1)
        ways = []
        for seed in range(300):
            twin = race.guess("A", seed=seed)
            twin.play("A", "accept")
            ways.append(twin.view()["A"]["p"] - 30)
        means.append(np.mean(ways))
    assert means[0] > 3.5 > means[1] > -1 > means[2]


# Seats and modes


def test_two_to_six_players_can_race() -> None:
    """SCR-RUL.44, SCR-SETUP.9: two with two racers each, three as they like, more with one."""
    assert SCRAP.seats == (2, 3, 4, 5, 6)
    for seats, options, racers in ((2, {}, 4), (2, {"mode": "single"}, 2), (3, {}, 3), (3, {"mode": "two_racers"}, 6)):
        assert len(Race("scrap", seats, seed=1, **options).view()["ranking"]) == racers
    for seats in (4, 5, 6):
        with pytest.raises(BadOption, match="mode"):
            Race("scrap", seats, mode="two_racers")
    with pytest.raises(BadOption, match="2, 3, 4, 5, 6"):
        Race("scrap", 1)


def test_the_start_player_is_given_or_drawn() -> None:
    """SCR-SETUP.10, SCR-RUL.45."""
    assert Race("scrap", 4, seed=1).pending == ["A"]
    assert Race("scrap", 4, seed=1, start_player="C").pending == ["C"]
    drawn = {Race("scrap", 3, seed=seed, start_player="random").pending[0] for seed in range(30)}
    assert drawn == {"A", "B", "C"}
    race = Race("scrap", ["Ana", "Ben"], mode="single", start_player="random", chance=["pm"] * 6 + ["flip"] * 2)
    assert race.record()["chance"][:8] == ["pm"] * 6 + ["flip"] * 2


@pytest.mark.parametrize("seed", range(4))
def test_the_turns_go_clockwise_and_all_have_as_many(seed: int) -> None:
    """SCR-TURN.1, SCR-END.2, SCR-2P.3, SCR-2P.6, SCR-RUL.40: every round has one turn of every racer, in one order."""
    random = Random(seed)
    race = Race("scrap", seed % 3 + 2, seed=seed, start_player="random")
    while not race.over:
        (seat,) = race.pending
        race.play(seat, random.choice(race.legal(seat)))
    turns = [event.values["racer"] for event in race.events if event.name == "turn"]
    count = len(race.view()["ranking"])
    assert len(turns) % count == 0
    assert len(turns) // count == race.result()["rounds"]
    for first in range(0, len(turns), count):
        assert turns[first : first + count] == turns[:count]
    assert sorted(set(turns)) == sorted(turns[:count])


def test_the_racers_may_be_given() -> None:
    """SCR-SETUP.7: by the option `racers`, for every seat in order."""
    race = Race("scrap", 2, seed=1, racers=["hover", "steel", "jackal", "swift"])
    view = race.view()
    assert [view[racer]["owner"] for racer in ("hover", "steel", "jackal", "swift")] == ["A", "A", "B", "B"]
    for wrong in (["hover"], ["hover", "hover", "steel", "swift"], "hover", ["a", "b", "c", "d"]):
        with pytest.raises(BadOption, match="racers"):
            Race("scrap", 2, racers=wrong)
