"""Scenarios: what is true passes, what is false is told with its step, what was wanted and what was there."""

import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from paddock import BadPosition, PaddockError
from paddock.games.speed.position import KEYS
from paddock.notation.documents import dump, parse
from paddock.notation.scenarios import SPECIAL, Scenario, find_files, run_file
from tests.waiting import PATIENCE

FOUND = """
game: speed
seats: [s0, s1]
position:
  turn: s0
  draw: 40
  discard: [KM30, GASOLINE]
  A: {battle: [START], km: {120: 2}}
  B: {battle: [START], speed: [SPEED_LIMIT], wild: {WORKSHOP: H}}
  hands: {s0: [STOP, KM60, KM60, START, KM30], s1: [OPEN_ROAD, KM120, KM90]}
chance: [KM90, KM30, SPARE_TIRE]
"""
KONTRA = "[{s0: attack STOP B}, {s1: kontra yes}]"
SEATS = "seats: [s0, s1]"


def scenario(play: str = "[]", expect: str = "{}", found: str = FOUND) -> Scenario:
    return Scenario(parse(f"{found}\nplay: {play}\nexpect: {expect}\n"))


def difference(play: str = "[]", expect: str = "{}", found: str = FOUND) -> str | None:
    found_one = scenario(play, expect, found).run()
    return None if found_one is None else str(found_one)


TRUE_AND_FALSE: list[tuple[str, str, str, str, str]] = [
    # play, what is true, what is not, wanted, got
    ("[]", "{pending: [s0]}", "{pending: [s1]}", "[s1]", "[s0]"),
    ("[]", "{pending: [s0]}", "{pending: []}", "[]", "[s0]"),
    (
        "[]",
        "{illegal: {s0: {play START: SPD-RUL.7}}}",
        "{illegal: {s0: {play KM60: SPD-7.4}}}",
        "SPD-7.4",
        "a legal move",
    ),
    ("[]", "{illegal: {s1: {kontra yes: [SPD-6.17, SPD-8.4]}}}", "{illegal: {s0: {kontra no: SPD-1.1}}}", "1.1", "8.4"),
    ("[]", "{turn: s0}", "{turn: s1}", "s1", "s0"),
    ("[]", "{phase: play, round: 1}", "{phase: kontra}", "kontra", "play"),
    ("[]", "{hands: {s0: [KM60, STOP, KM60, START, KM30]}}", "{hands: {s0: [KM60]}}", "[KM60]", "[STOP, START, KM30"),
    ("[]", "{hands: {s0: 5, s1: 3}}", "{hands: {s0: 6}}", "6", "5"),
    ("[]", "{draw: 40}", "{draw: 41}", "41", "40"),
    ("[]", "{discard: [GASOLINE]}", "{discard: [KM30]}", "[KM30]", "GASOLINE]"),
    ("[]", "{discard: [KM30, GASOLINE]}", "{discard: [GASOLINE, KM30]}", "[GASOLINE, KM30]", "KM30, GASOLINE]"),
    ("[]", "{discard: 51}", "{discard: []}", "[]", "GASOLINE]"),
    ("[]", "{A: {battle: [START]}}", "{A: {battle: []}}", "[]", "[START]"),
    ("[]", "{A: {km: {120: 2, 30: 0}}}", "{A: {km: {120: 3}}}", "3", "2"),
    ("[]", "{A: {speed: [], wild: {}}}", "{A: {km: {}}}", "{}", "{120: 2}"),
    ("[]", "{B: {wild: {WORKSHOP: H}}}", "{B: {wild: {WORKSHOP: V}}}", "V", "H"),
    ("[]", "{distance: {A: 240, B: 0}}", "{distance: {A: 120}}", "120", "240"),
    ("[]", "{A: {distance: 240, rolling: true}}", "{A: {rolling: false}}", "False", "True"),
    ("[]", "{B: {limited: true}}", "{B: {limited: 1}}", "1", "True"),
    ("[]", "{target: 900, totals: {A: 0}}", "{totals: {A: 10}}", "10", "0"),
    ("[]", "{extension_by: null}", "{extension_by: A}", "A", "nothing"),
    ("[]", "{legal: {s1: []}}", "{legal: {s1: [play START]}}", "[play START]", "[]"),
    ("[]", "{includes: {s0: [attack STOP B, play KM60]}}", "{includes: {s0: [play START]}}", "play START", "play KM30"),
    ("[]", "{includes: {s0: PLAY km60}}", "{excludes: {s0: [play km60]}}", "not play KM60", "legal"),
    ("[]", "{excludes: {s0: [play START], s1: [play KM120]}}", "{excludes: {s0: play KM30}}", "not play KM30", "legal"),
    (
        KONTRA,
        "{events: [attacked, kontra, drew, drew]}",
        "{events: [kontra, attacked]}",
        "attacked",
        "[attacked, called, kontra",
    ),
    (KONTRA, "{events: [{drew: {card: KM90, seat: s1}}]}", "{events: [{drew: {card: KM120}}]}", "KM120", "drew"),
    (KONTRA, "{events: {kontra: {attack: STOP}}}", "{events: [{kontra: {attack: DAMAGE}}]}", "DAMAGE", "kontra"),
    (
        KONTRA,
        "{no_events: [won, {drew: {seat: s0}}]}",
        "{no_events: [won, kontra]}",
        "no kontra",
        "[attacked, called, kontra",
    ),
    (KONTRA, "{turn: s1, discard: [STOP], B: {wild: {OPEN_ROAD: H}}}", "{turn: s0}", "s0", "s1"),
    ("[]", "{scores: {A: 0, s1: 0}}", "{scores: {B: 5}}", "5", "0"),
    ("[]", "{ranks: {A: 1, B: 1, s0: 1}}", "{ranks: {A: 2}}", "2", "1"),
    ("[]", "{ranks: {A: 1}}", "{ranks: {X: 1}}", "1", "nothing"),
    ("[]", "{winner: []}", "{winner: A}", "[A]", "[]"),
    ("[]", "{winner: null}", "{winner: [A, B]}", "[A, B]", "[]"),
    ("[]", "{sees: {s0: {hands: {s0: 5, s1: 3}}}}", "{sees: {s0: {hands: {s1: [KM120]}}}}", "[KM120]", "3"),
    ("[]", "{sees: {spectator: {turn: s0, draw: 40}}}", "{sees: {spectator: {turn: s1}}}", "s1", "s0"),
    (
        KONTRA,
        "{sees: {s1: {events: [{drew: {card: KM90}}]}}}",
        "{sees: {s0: {events: [{drew: {card: KM90}}]}}}",
        "KM90",
        "drew",
    ),
    (
        "[]",
        "{sees_not: {s0: {hands: {s1: [OPEN_ROAD, KM120, KM90]}}}}",
        "{sees_not: {s0: {hands: {s1: 3}}}}",
        "not 3",
        "3",
    ),
    ("[]", "{sees_not: {s0: {turn: s1, foo: 3}}}", "{sees_not: {s0: {turn: s0}}}", "not s0", "s0"),
    (
        KONTRA,
        "{sees_not: {s0: {events: [declined]}}}",
        "{sees_not: {s0: {events: [kontra]}}}",
        "not [kontra]",
        "[attacked",
    ),
    (
        "[]",
        "{hidden: {s0: [hands.s1, draw], spectator: hands.s0}}",
        "{hidden: {s1: [hands.s1]}}",
        "hidden",
        "[OPEN_ROAD",
    ),
]


@pytest.mark.parametrize(("play", "true", "false", "wanted", "got"), TRUE_AND_FALSE)
def test_what_is_true_passes_and_what_is_false_is_told(play: str, true: str, false: str, wanted: str, got: str) -> None:
    assert difference(play, true) is None
    told = difference(play, false)
    assert told is not None
    assert told.startswith("at the end: ")
    before, _, after = told.partition(": wanted ")
    told_wanted, _, told_got = after.partition(", got ")
    assert wanted in told_wanted
    assert got in told_got
    assert "\n" not in before


def test_events_that_a_seat_must_not_get_can_be_named() -> None:
    assert difference(KONTRA, "{sees: {s0: {no_events: [declined, {drew: {card: KM90}}]}}}") is None
    told = difference(KONTRA, "{sees: {s1: {no_events: [{drew: {card: KM90}}]}}}")
    assert told is not None
    assert told.startswith("at the end: sees.s1.no_events: wanted no {drew: {card: KM90}}, got [attacked")


def test_the_first_difference_is_told() -> None:
    assert difference("[]", "{turn: s1, phase: over}") == "at the end: turn: wanted s1, got s0"


def test_an_expectation_in_between_is_a_step() -> None:
    assert difference("[{s0: discard START}, {expect: {turn: s1}}, {s1: discard KM90}]") is None
    told = difference("[{s0: discard START}, {expect: {turn: s0}}, {s1: discard KM90}]")
    assert told == "step 2: turn: wanted s0, got s1"


def test_a_move_that_is_not_legal_is_told_with_its_rule() -> None:
    told = difference("[{s0: discard START}, {s1: play KM120}]")
    assert told is not None
    assert told.startswith("step 2 (s1: play KM120): wanted a legal move, got s1 can't 'play KM120'")
    assert "SPD-7.6" in told


def test_a_refusal_is_expected_by_rule_or_by_a_list_of_rules() -> None:
    assert difference("[{s0: {try: kontra yes, refused: SPD-8.4}}]") is None
    assert difference("[{s0: {try: kontra yes, refused: [SPD-1.1, SPD-8.4]}}]") is None
    assert difference("[{s0: {try: kontra yes}}]") is None
    assert difference("[{s1: {try: play KM30, refused: SPD-6.17}}]") is None


def test_another_refusal_or_none_is_told() -> None:
    told = difference("[{s0: {try: kontra yes, refused: SPD-1.1}}]")
    assert told == "step 1 (s0: try kontra yes): wanted refused by SPD-1.1, got refused by SPD-8.4"
    told = difference("[{s0: {try: play KM60, refused: [SPD-1.1, SPD-8.4]}}]")
    assert told == "step 1 (s0: try play KM60): wanted refused by [SPD-1.1, SPD-8.4], got a legal move"


def test_a_move_can_be_taken_back_or_it_is_told_why_not() -> None:
    found = "game: heat\nseats: [s0, s1]\nposition:\n  round: 1\n  phase: plan\n"
    play = "[{s0: gear 2}, {s0: {undo: true}}, {s0: gear 1}]"
    assert difference(play, "{s0: {gear: 1}}", found) is None
    told = difference("[{s0: discard START}, {s0: {undo: true}}]")
    assert told is not None
    assert told.startswith("step 2 (s0: undo): wanted a move taken back, got The last move can't")


def test_a_shared_win_is_a_list_of_winners() -> None:
    found = "game: speed\nseats: [a, b]\nposition: {phase: over, totals: {A: 6000, B: 6000}}"
    assert difference("[]", "{winner: [B, A], ranks: {A: 1, B: 1}, pending: []}", found) is None
    told = difference("[]", "{winner: A}", found)
    assert told == "at the end: winner: wanted [A], got [A, B]"
    alone = found.replace("A: 6000", "A: 6001")
    assert difference("[]", "{winner: A, ranks: {b: 2}, totals: {A: 6001}}", alone) is None


def test_cards_under_the_listed_discards_are_those_mentioned_nowhere() -> None:
    assert difference("[]", "{draw: 40, discard: 51, hands: {s0: 5}}") is None


def test_the_draw_pile_is_compared_as_a_bag() -> None:
    found = FOUND.replace("draw: 40", "draw: [KM90, KM30, SPARE_TIRE]")
    assert difference("[]", "{draw: [SPARE_TIRE, KM90, KM30]}", found) is None
    assert difference("[]", "{draw: [KM90, KM30, KM30]}", found) is not None


def test_chance_beyond_the_list_comes_from_the_seed() -> None:
    play = "[{s0: discard START}, {s1: discard KM90}, {s0: discard KM30}, {s1: discard KM120}, {s0: discard KM60}]"
    first, second = scenario(play), scenario(play)
    assert first.run() is None
    assert second.run() is None
    assert first.race == second.race
    other = scenario(play, found=f"{FOUND}\nseed: 5")
    assert other.run() is None
    assert other.race != first.race


WRONG: list[tuple[str, str]] = [
    # what a file says instead, and what the complaint names
    ("[", "Line 2"),
    ("a: 1\na: 2", "Line 2"),
    ("", "not a scenario"),
    ("[game, speed]", "not a scenario"),
    ("just words", "not a scenario"),
    ("game: speed", "'seats' is missing"),
    (SEATS, "'game' is missing"),
    (f"game: chess\n{SEATS}", "chess"),
    (f"game: 5\n{SEATS}", "game"),
    (f"game: speed\n{SEATS}\npositions: {{}}", "'positions'"),
    ("game: speed\nseats: [a, b, c, d, e]", "5 players"),
    ("game: speed\nseats: 2", "seats"),
    ("game: speed\nseats: [1, 2]", "'1'"),
    ("game: speed\nseats: [a, a]", "same name"),
    (f"game: speed\n{SEATS}\ntrack: usa", "track"),
    (f"game: speed\n{SEATS}\noptions: {{laps: 3}}", "laps"),
    (f"game: speed\n{SEATS}\noptions: {{win_points: none}}", "win_points"),
    (f"game: speed\n{SEATS}\noptions: [1]", "options"),
    (f"game: speed\n{SEATS}\noptions: {{variant: nowhere.toml}}", "nowhere.toml"),
    (f"game: speed\n{SEATS}\noptions: {{variant: 5}}", "'5'"),
    (f"game: speed\n{SEATS}\nseed: [1]", "seed"),
    (f"game: speed\n{SEATS}\nposition: [1]", "position"),
    (f"game: speed\n{SEATS}\nposition: {{hands: {{s0: {['KM30'] * 8}}}}}", "hands.s0"),
    (f"game: speed\n{SEATS}\nposition: {{hands: {{s0: [KM31]}}}}", "hands.s0"),
    (f"game: speed\n{SEATS}\nposition: {{hands: {{s0: [OPEN_ROAD], s1: [OPEN_ROAD]}}}}", "OPEN_ROAD too many"),
    (f"game: speed\n{SEATS}\nposition: {{hands: {{s7: [START]}}}}", "s7"),
    (f"game: speed\n{SEATS}\nposition: {{turn: s7}}", "turn"),
    (f"game: speed\n{SEATS}\nposition: {{C: {{battle: []}}}}", "'C'"),
    (f"game: speed\n{SEATS}\nposition: {{A: {{battle: [SPEED_LIMIT]}}}}", "A.battle"),
    (f"game: speed\n{SEATS}\nchance: KM30", "chance"),
    (f"game: speed\n{SEATS}\nchance: [KM30, KM31]", "chance[1]"),
    (
        f"game: speed\n{SEATS}\nposition: {{hands: {{s0: [START]}}}}\nchance: [s1]\nplay: [{{s0: play START}}]",
        "chance[0]",
    ),
    (f"game: speed\n{SEATS}\nplay: {{s0: play START}}", "play"),
    (f"game: speed\n{SEATS}\nplay: [play START]", "Step 1"),
    (f"game: speed\n{SEATS}\nplay: [{{s0: 5}}]", "Step 1"),
    (f"game: speed\n{SEATS}\nplay: [{{s0: play START, s1: play START}}]", "Step 1"),
    (f"game: speed\n{SEATS}\nplay: [{{s9: play START}}]", "Step 1"),
    (f"game: speed\n{SEATS}\nplay: [{{s0: {{refused: SPD-1.1}}}}]", "Step 1"),
    (f"game: speed\n{SEATS}\nplay: [{{s0: {{undo: false}}}}]", "Step 1"),
    (f"game: speed\n{SEATS}\nplay: [{{s0: {{try: play START, undo: true}}}}]", "Step 1"),
    (f"game: speed\n{SEATS}\nplay: [{{s0: {{try: fly, refused: SPD-1.1}}}}]", "step 1: 'fly'"),
    (f"game: speed\n{SEATS}\nplay: [{{s0: fly}}]", "step 1: 'fly'"),
    (f"game: speed\n{SEATS}\nplay: [{{expect: [1]}}]", "play 1: expect"),
    (f"game: speed\n{SEATS}\nplay: [{{expect: {{foo: 1}}}}]", "step 1: There is no key 'expect.foo'"),
    (f"game: speed\n{SEATS}\nexpect: [1]", "expect"),
    (f"game: speed\n{SEATS}\nexpect: {{foo: 1}}", "at the end: There is no key 'expect.foo'"),
    (f"game: speed\n{SEATS}\nexpect: {{legal: {{s9: []}}}}", "at the end: There is no seat 's9'"),
    (f"game: speed\n{SEATS}\nexpect: {{legal: {{s0: [fly]}}}}", "at the end: 'fly'"),
    (f"game: speed\n{SEATS}\nexpect: {{legal: [play START]}}", "at the end: legal"),
    (f"game: speed\n{SEATS}\nexpect: {{sees: {{nobody: {{turn: s0}}}}}}", "'nobody'"),
    (f"game: speed\n{SEATS}\nexpect: {{sees: {{s0: 5}}}}", "sees.s0"),
    (f"game: speed\n{SEATS}\nexpect: {{hidden: {{nobody: draw}}}}", "'nobody'"),
    (f"game: speed\n{SEATS}\nexpect: {{events: [{{drew: 5}}]}}", "events"),
    (f"game: speed\n{SEATS}\nexpect: {{scores: 5}}", "scores"),
]


@pytest.mark.parametrize(("text", "named"), WRONG)
def test_a_wrong_file_gets_one_sentence_that_names_what_is_wrong(text: str, named: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(text)
    outcome = run_file(path)
    assert isinstance(outcome.error, PaddockError)
    assert not outcome.ok
    assert named in str(outcome.error)
    assert "\n" not in str(outcome.error)


@pytest.mark.parametrize(
    "value", ["5", "[[[[[a]]]]]", "{a: {b: {c: d}}}", "null", "true", "-1", "1.5", "word", "[]", "{}"]
)
@pytest.mark.parametrize(
    "key",
    [*SPECIAL, "draw", "A", "hands", "turn"],
)
def test_any_value_of_an_expectation_is_compared_or_refused(key: str, value: str) -> None:
    expecting = scenario("[]", f"{{{key}: {value}}}")
    with contextlib.suppress(PaddockError):
        expecting.run()


@pytest.mark.parametrize("value", ["5", "[[a]]", "{a: {b: c}}", "true", "-1", "1.5", "word", "[]", "{}", "[1, 2]"])
@pytest.mark.parametrize(
    "key",
    [*KEYS, "A", "A: {battle", "A: {km", "A: {wild", "hands: {s0", "totals: {A"],
)
def test_any_value_of_a_position_is_taken_or_refused(key: str, value: str) -> None:
    found = f"game: speed\n{SEATS}\nposition: {{{key}: {value}}}{'}' if '{' in key else ''}"
    with contextlib.suppress(BadPosition):
        assert Scenario(parse(found)).run() is None


def test_a_folder_stands_for_the_scenarios_in_it(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("b.yaml", "sub/a.yml", "notes.txt"):
        (tmp_path / name).write_text("x")
    single = tmp_path / "notes.txt"
    assert find_files([tmp_path]) == [tmp_path / "b.yaml", tmp_path / "sub" / "a.yml"]
    assert find_files([single]) == [single]


# The command


def run(*arguments: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "paddock.cli", "scenario", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "PADDOCK_LANG": "en"},
        check=False,
    )


def test_the_exit_status_and_last_line_say_how_it_went(tmp_path: Path) -> None:
    good, bad, wrong = (tmp_path / f"{name}.yaml" for name in ("good", "bad", "wrong"))
    good.write_text(FOUND)
    bad.write_text(f"{FOUND}\nexpect: {{turn: s1}}")
    wrong.write_text("[")
    done = run(good)
    assert (done.returncode, done.stdout) == (0, f"ok {good}\n1 passed, 0 failed\n")
    done = run(good, bad)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        f"ok {good}",
        f"not ok {bad}: at the end: turn: wanted s1, got s0",
        "1 passed, 1 failed",
    ]
    done = run(tmp_path)
    assert done.returncode == 2
    assert f"not ok {wrong}: Line 2 is not YAML" in done.stdout
    assert done.stdout.splitlines()[-1] == "1 passed, 2 failed"
    assert "Traceback" not in done.stdout + done.stderr


def test_files_that_can_not_be_read_exit_with_2_and_a_line_each(tmp_path: Path) -> None:
    for number, (text, _) in enumerate(WRONG):
        (tmp_path / f"{number:03}.yaml").write_text(text)
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe")
    done = run(tmp_path, tmp_path / "missing.yaml")
    lines = done.stdout.splitlines()
    assert done.returncode == 2
    assert lines[-1] == f"0 passed, {len(WRONG) + 2} failed"
    assert len(lines) == len(WRONG) + 3
    for line, (_, named) in zip(lines, WRONG, strict=False):
        assert line.startswith(f"not ok {tmp_path}")
        assert named in line
    assert "Traceback" not in done.stdout + done.stderr


def test_outcomes_can_be_read_by_programs(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(dump({**parse(FOUND), "title": "Ταχύτητα", "expect": {"turn": "s1"}}))
    done = run("--json", path)
    assert done.returncode == 1
    (entry,) = parse(done.stdout)
    assert entry["title"] == "Ταχύτητα"
    assert entry["ok"] is False
    assert entry["why"] == "at the end: turn: wanted s1, got s0"
