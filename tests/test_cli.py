"""The command line as a shell meets it: what it prints, its exit status, and one sentence where something is wrong."""

import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from paddock import Race
from paddock.cli import main
from paddock.commands import console
from paddock.games import GAMES, game
from paddock.games.speed.variant import FOLDER
from paddock.notation.documents import load, parse
from paddock.words import LANGUAGES, group, sentence
from tests.waiting import PATIENCE

COMMAND = [sys.executable, "-m", "paddock.cli"]
STREAMS = ("in", "out", "err")
RACE = ("race", "speed", "--seed", "4", "-o", "max_rounds=1")


#: Processes that have loaded the libraries already, which takes most of the time of a command.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["paddock.cli"])


def begin(arguments: list[str], folder: Path, place: Path, environment: dict[str, str]) -> None:
    """What a process does that a shell has started: its streams are files."""
    os.chdir(place)
    os.environ.update(environment)
    console.out.width = int(environment["COLUMNS"])
    for number, name in enumerate(STREAMS):
        os.dup2(os.open(folder / name, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT), number)
    sys.stdin, sys.stdout, sys.stderr = (open(i, "r" if i == 0 else "w", encoding="utf-8") for i in range(3))  # noqa: SIM115
    sys.argv = ["paddock", *arguments]
    main()


def paddock(
    *arguments: Any, typed: str = "", status: int | None = 0, **environment: str
) -> subprocess.CompletedProcess[str]:
    words = [*map(str, arguments)]
    surroundings = {**os.environ, "PADDOCK_LANG": "en", "COLUMNS": "200", **environment}
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / STREAMS[0]).write_text(typed, encoding="utf-8")
        process = FORKS.Process(target=begin, args=(words, folder, Path.cwd(), surroundings))
        process.start()
        process.join(PATIENCE)
        assert process.exitcode is not None
        out, err = ((folder / stream).read_text(encoding="utf-8") for stream in STREAMS[1:])
    assert "Traceback" not in err
    assert status is None or process.exitcode == status, err
    return subprocess.CompletedProcess(words, process.exitcode, out, err)


Complaint = Callable[..., str]


@pytest.fixture
def complaint(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Complaint:
    """The one sentence about a wrong input, asked for in this process: a new one takes its second."""
    monkeypatch.setenv("PADDOCK_LANG", "en")

    def complain(*arguments: Any) -> str:
        monkeypatch.setattr("sys.argv", ["paddock", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        assert left.value.code == 2
        assert told.out == ""
        assert len(told.err.splitlines()) == 1
        return told.err.strip()

    return complain


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("races") / "bots.race"
    paddock(*RACE, "--watch", "--json", "--save", path)
    return path


# Games and rules


def test_games_are_listed_for_people_and_programs() -> None:
    assert "Speed 1200 km" in paddock("games").stdout
    entries = {entry["name"]: entry for entry in json.loads(paddock("games", "--json").stdout)}
    assert list(entries) == list(GAMES)
    for name, entry in entries.items():
        assert entry.pop("options") == json.loads(json.dumps(dict(game(name).defaults)))
    assert entries["speed"] == {"name": "speed", "title": "Speed 1200 km", "seats": [2, 3, 4, 6], "rules": 1}
    assert entries["heat"] == {"name": "heat", "title": "HEAT", "seats": [1, 2, 3, 4, 5, 6], "rules": 1}


def test_rules_are_shown_one_by_id_some_by_section_or_by_word() -> None:
    everything = json.loads(paddock("rules", "speed", "--json").stdout)
    assert everything == group("rules", game="speed")
    one = paddock("rules", "speed", "spd-8.2").stdout
    assert one.startswith("SPD-8.2 ")
    section = json.loads(paddock("rules", "speed", "SPD-8", "--json").stdout)
    assert set(section) == {rule for rule in everything if rule.startswith("SPD-8.")}
    found = json.loads(paddock("rules", "speed", "240", "--json").stdout)
    assert found == {rule: text for rule, text in everything.items() if "240" in text}


def test_rules_of_heat_are_shown_by_id_and_by_section() -> None:
    everything = json.loads(paddock("rules", "heat", "--json").stdout)
    assert everything == group("rules", game="heat")
    assert paddock("rules", "heat", "heat-s.9").stdout.startswith("HEAT-S.9 ")
    assert paddock("rules", "heat", "r-25").stdout.startswith("R-25 ")
    section = json.loads(paddock("rules", "heat", "HEAT-F", "--json").stdout)
    assert set(section) == {rule for rule in everything if rule.startswith("HEAT-F.")}


def test_unknown_rules_games_and_languages_are_named(complaint: Complaint) -> None:
    assert "'SPD-99.9'" in complaint("rules", "speed", "SPD-99.9")
    assert "'chess'" in complaint("rules", "chess")
    assert "'chess'" in complaint("race", "chess", "--watch")
    assert "en, el, es, pl, ro, bg" in complaint("games", "--lang", "de")


def test_a_complaint_goes_to_the_error_stream_with_status_2() -> None:
    done = paddock("race", "speed", "--bots", "turbo", status=2)
    assert done.stdout == ""
    assert done.stderr.startswith("There is no bot 'turbo'. Known are: random, pilot, rookie, ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(language: str, complaint: Complaint) -> None:
    done = paddock(*RACE, "--lang", language, typed="kontra yes\nrule SPD-8.4\nhelp\n1\nquit\n")
    assert sentence("refusals.SPD-8.4", None, language, "speed")[:20] in done.stdout
    assert "{" not in done.stdout
    assert "cli." not in done.stdout
    assert complaint(*RACE, "--bots", "turbo", "--lang", language).startswith(
        sentence("errors.unknown_bot", None, language).partition("?")[0]
    )


def test_the_environment_may_choose_the_language() -> None:
    title = sentence("game.title", None, "el", "speed")
    assert title in paddock("games", PADDOCK_LANG="el").stdout
    assert title in paddock("games", PADDOCK_LANG="", LANG="el_GR.UTF-8").stdout
    assert "Speed 1200 km" in paddock("games", PADDOCK_LANG="xx").stdout


# Racing


def test_bots_race_in_a_pipe_without_a_pause() -> None:
    done = paddock("race", "speed", "--watch", "--seed", "4", "-o", "max_rounds=1", "--bots", "random,pilot")
    assert "wins the game" in done.stdout
    assert "\n1 plays START" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("bots", ["pilot", "pilot,random"])
def test_the_same_seed_gives_the_same_race(bots: str) -> None:
    arguments = (
        "race",
        "speed",
        "--watch",
        "--json",
        "--seats",
        "4",
        "--seed",
        "9",
        "--bots",
        bots,
        "-o",
        "max_rounds=2",
    )
    one, two = (json.loads(paddock(*arguments).stdout) for _ in range(2))
    assert one == two
    assert set(one) == {"players", "scores", "totals", "ranks", "winner", "moves", "digest"}
    assert set(one["players"].values()) <= set(bots.split(","))


def test_a_person_races_by_numbers_and_words() -> None:
    lines = "\n".join(
        ["99", "kontra yes", "why play KM31", "rule SPD-1.1", "about STOP", "help", "table", "fly", *["1"] * 300]
    )
    done = paddock(*RACE, typed=lines)
    assert "There is no number 99" in done.stdout
    assert "1 can't 'kontra yes'" in done.stdout
    assert "(SPD-8.4)." in done.stdout
    assert "there is no card KM31" in done.stdout
    assert "SPD-1.1  The game is for 2, 3, 4 or 6 players" in done.stdout
    assert "Stops a rolling team" in done.stdout
    assert "'why MOVE' tells" in done.stdout
    assert "'fly' is neither a number" in done.stdout
    assert "wins the game" in done.stdout
    assert "\n2 discards END OF LIMIT.\n" in done.stdout


def test_bots_race_heat_to_a_record_that_holds(tmp_path: Path) -> None:
    path = tmp_path / "heat.race"
    arguments = ("race", "heat", "--watch", "--json", "--seats", "3", "--track", "gb", "-o", "laps=1", "--seed", "2")
    told = json.loads(paddock(*arguments, "--bots", "random", "--save", path).stdout)
    assert sorted(told["ranks"].values()) == [1, 2, 3]
    assert told["ranks"][told["winner"]] == 1
    assert load(path)["options"] == {"track": "gb", "laps": 1}
    assert "hold" in paddock("replay", path, "--verify").stdout
    alone = paddock("replay", path, "--seat", "B").stdout
    assert "B draws 7 cards: " in alone
    assert "A draws 7 cards from the deck." in alone
    assert "A draws 7 cards: " not in alone


def test_a_person_races_heat_by_numbers_and_words() -> None:
    lines = ["boost", "why card H", "rule HEAT-2.2", "about U5", "table", "gear 1", *["1"] * 30]
    race = ("race", "heat", "--seats", "2", "-o", "laps=1", "--seed", "3", "--bots", "random")
    done = paddock(*race, typed="\n".join(lines))
    assert "A can't 'boost'" in done.stdout
    assert "(HEAT-5.1)." in done.stdout
    assert "HEAT-2.2  " in done.stdout
    assert sentence("about.U5", game="heat") in done.stdout
    assert "B draws 7 cards: " not in done.stdout
    assert "{" not in done.stdout


def test_bots_race_scrap_to_a_record_that_holds(tmp_path: Path) -> None:
    path = tmp_path / "scrap.race"
    arguments = ("race", "scrap", "--watch", "--json", "--seats", "3", "--track", "SRRSRR", "--seed", "2")
    told = json.loads(paddock(*arguments, "--bots", "random", "--save", path).stdout)
    assert sorted(told["ranks"].values()) == [1, 2, 3]
    assert told["ranks"][told["winner"]] == 1
    assert load(path)["options"] == {"track": "SRRSRR"}
    assert "hold" in paddock("replay", path, "--verify").stdout


def test_a_person_races_scrap_by_numbers_and_words() -> None:
    lines = [
        "drive",
        "why accept",
        "rule SCR-ROLL.2",
        "about CATCH",
        "about zero",
        "about Hover",
        "about x",
        "1",
        "stop",
    ]
    race = ("race", "scrap", "--seats", "3", "--seed", "3", "--bots", "random")
    done = paddock(*race, typed="\n".join([*lines, *["1"] * 20]))
    about = group("about", game="scrap")
    assert "A can't 'drive'" in done.stdout
    assert "(SCR-ROLL.3)." in done.stdout
    assert "SCR-ROLL.2  " in done.stdout
    assert all(about[name] in done.stdout for name in ("CATCH", "ZERO", "hover"))
    assert "there is no card X" in done.stdout
    assert "{" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--seats", "7"), "7 players"),
        (("--track", "monza"), "monza"),
        (("-o", "laps=0"), "laps"),
        (("-o", "grid=[A, A]"), "grid"),
        (("-o", "handicap={A: 3}"), "handicap.A"),
        (("-o", "hidden_gears=5"), "hidden_gears"),
    ],
)
def test_a_wrong_argument_of_heat_gets_one_sentence(
    arguments: tuple[str, ...], named: str, complaint: Complaint
) -> None:
    assert named in complaint("race", "heat", *arguments)


def test_the_end_of_the_input_and_quit_end_the_race_quietly() -> None:
    for typed in ("", "quit\n", "1\n"):
        done = paddock(*RACE, "--you", "2", typed=typed)
        assert "The race stops here." in done.stdout
        assert done.stderr == ""


def test_a_race_is_kept_and_goes_on_later(tmp_path: Path, complaint: Complaint) -> None:
    path = tmp_path / "mine.race"
    done = paddock(*RACE, "--save", path, typed="1\n1\nquit\n")
    assert f"Saved: {path}" in done.stdout.replace("\n", "")
    document = load(path)
    assert document["players"] == {"s0": "person", "s1": "pilot"}
    assert len(document["moves"]) >= 3
    assert "hold" in paddock("replay", path, "--verify").stdout
    paddock("race", "speed", "--resume", path, "--save", path, typed="1\n" * 300)
    finished = load(path)
    assert finished["moves"][: len(document["moves"])] == document["moves"]
    assert finished["result"]["winner"]
    paddock("replay", path, "--verify")
    assert list(tmp_path.iterdir()) == [path]
    assert "chess" in complaint("race", "chess", "--resume", path)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--seats", "5"), "5 players"),
        (("--seats", "-1"), "-1 player can't race here"),
        (("--you", "3"), "--you"),
        (("--you", "-1"), "--you"),
        (("--bots", "turbo"), "turbo"),
        (("--bots", ""), "random, pilot"),
        (("--bots", "pilot,turbo"), "turbo"),
        (("-o", "lapz=3"), "lapz"),
        (("-o", "win_points"), "key=value"),
        (("-o", "=5"), "key=value"),
        (("-o", "win_points=["), "key=value"),
        (("-o", "win_points=0"), "win_points"),
        (("-o", "seed=3"), "seed"),
        (("-o", "folder=/"), "folder"),
        (("-o", "variant=nowhere.toml"), "nowhere.toml"),
        (("--save", "/nowhere/at/all.race"), "/nowhere/at/all.race"),
        (("--save", "."), "can't be written"),
        (("--save", ""), "can't be written"),
        (("--resume", "/nowhere.race"), "/nowhere.race"),
        (("--resume", __file__), __file__),
    ],
)
def test_a_wrong_argument_of_a_race_gets_one_sentence(
    arguments: tuple[str, ...], named: str, complaint: Complaint
) -> None:
    assert named in complaint("race", "speed", *arguments)


def test_arguments_of_the_wrong_kind_are_usage_errors() -> None:
    for arguments in (("fly",), ("race", "speed", "--seats", "two")):
        assert "Usage:" in paddock(*arguments, status=2).stderr


def test_a_variant_file_is_raced_and_its_record_needs_it_no_more(tmp_path: Path) -> None:
    own, path = tmp_path / "own.toml", tmp_path / "own.race"
    own.write_text((FOLDER / "thousand.toml").read_text().replace("hand = 6", "hand = 5"))
    paddock(
        "race",
        "speed",
        "--watch",
        "--json",
        "--seed",
        "1",
        "-o",
        f"variant={own}",
        "-o",
        "max_rounds=1",
        "--save",
        path,
    )
    own.unlink()
    paddock("replay", path, "--verify")


# Replaying


def test_a_saved_race_is_replayed_and_verified(saved: Path) -> None:
    race = Race.from_record(load(saved))
    assert "moves replayed" in paddock("replay", saved, "--verify").stdout
    told = json.loads(paddock("replay", saved, "--json").stdout)
    assert told["digest"] == race.digest()
    assert told["over"] is True
    assert told["moves"] == len(race.moves)
    assert "wins the game" in paddock("replay", saved).stdout
    alone = paddock("replay", saved, "--seat", "s1", "--moves", "10").stdout
    assert "s0 draws a card." in alone
    assert "s1 draws a card." not in alone


def test_a_position_of_a_race_is_a_document_to_go_on_from(saved: Path, tmp_path: Path) -> None:
    text = paddock("replay", saved, "--moves", "20", "--position").stdout
    race = Race.from_position(parse(text), seed=1)
    assert race == Race.from_record(load(saved), moves=20)
    path = tmp_path / "position.yaml"
    path.write_text(text)
    assert paddock("scenario", path).stdout.endswith("1 passed, 0 failed\n")


def test_a_record_that_does_not_hold_is_found_out(saved: Path, tmp_path: Path, complaint: Complaint) -> None:
    path = tmp_path / "altered.race"
    text = saved.read_text()
    path.write_text(text.replace("rules: 1", "rules: 99"))
    assert "version 99" in complaint("replay", path)
    path.write_text(text[: text.index("digest: ")] + "digest: '0'\n")
    assert f"{path}: The record does not hold" in complaint("replay", path, "--verify")
    path.write_text(text.replace("- {s0: ", "- {s9: ", 1))
    assert f"{path}: Move 1: There is no seat 's9'" in complaint("replay", path)
    assert "s9" in complaint("race", "speed", "--resume", path)
    path.write_bytes(b"\xff\xfe")
    assert str(path) in complaint("replay", path)
    assert str(tmp_path) in complaint("replay", tmp_path)
    assert "nobody" in complaint("replay", saved, "--seat", "nobody")


# Pipes


@pytest.mark.parametrize("arguments", [("games", "--json"), ("rules", "speed"), (*RACE, "--watch")])
def test_a_reader_who_has_gone_is_no_trouble(arguments: tuple[str, ...]) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [*COMMAND, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=write,
            stderr=subprocess.PIPE,
            check=False,
            timeout=PATIENCE,
        )
    finally:
        os.close(write)
    assert done.returncode == 1
    assert done.stderr == b""


def test_help_names_every_command() -> None:
    told = paddock("--help").stdout
    for command in ("games", "race", "rules", "scenario", "replay", "bench"):
        assert command in told


def test_a_benchmark_prints_a_table_or_data_and_writes_a_page(tmp_path: Path) -> None:
    """What it prints, not how fast: speed is measured by hand, never asserted."""
    page = tmp_path / "page.md"
    done = subprocess.run(
        [sys.executable, "-m", "paddock.cli", "bench", "speed", "--seconds", "0.1", "--json", "--write", str(page)],
        capture_output=True,
        text=True,
        check=True,
    )
    rows = json.loads(done.stdout)
    assert {"name", "decisions_per_second", "races_per_second", "ratio_to_openspiel_hearts"} <= set(rows[0])
    assert any("Race.legal" in row["name"] and row["decisions_per_second"] > 0 for row in rows)
    assert any(row["copies_per_second"] for row in rows)
    assert page.read_text(encoding="utf-8").startswith("# Benchmarks")


# Was it dealt fairly?


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The record of a race at a table, and what a player kept of it."""
    from tests.server.test_fair import fair_race, kept_of, record_of

    table = fair_race("heat").table
    return {"record": record_of(table), "kept": kept_of(table, "A"), "folder": tmp_path_factory.mktemp("dealt")}


def written(dealt: dict[str, Any], what: str, **changes: Any) -> Path:
    path: Path = dealt["folder"] / f"{what}.json"
    path.write_text(json.dumps({**dealt[what], **changes}))
    return path


def test_a_record_is_verified_statement_by_statement(dealt: dict[str, Any]) -> None:
    record, kept = written(dealt, "record"), written(dealt, "kept")
    told = paddock("verify", record).stdout.splitlines()
    assert [line[0] for line in told] == [*"✓✓✓✓???", str(record)[0]]
    assert told[4].endswith("Could not be checked without what a player kept (--kept FILE).")
    assert "nothing is wrong" in told[-1]
    assert [line[0] for line in paddock("verify", record, "--kept", kept).stdout.splitlines()[:-1]] == [*"✓✓✓✓✓✓✓"]
    found = json.loads(paddock("verify", record, "--kept", kept, "--json").stdout)
    assert found["fair"] is True
    assert [each["holds"] for each in found["statements"]] == [True] * 7


def test_a_record_that_is_wrong_ends_with_an_error_status(dealt: dict[str, Any], complaint: Complaint) -> None:
    cut = {key: value for key, value in dealt["record"].items() if key not in ("result", "digest")}
    path = dealt["folder"] / "cut.json"
    path.write_text(json.dumps(cut | {"moves": cut["moves"][:9]}))
    assert "✗ The record is whole" in paddock("verify", path, status=1).stdout
    assert "? The record is whole" in paddock("verify", path, "--unfinished").stdout
    other = written(dealt, "kept", commitment="0" * 64)
    told = paddock("verify", written(dealt, "record"), "--kept", other, status=1).stdout
    assert "another hash" in told
    assert "something is wrong" in told
    assert "el." not in paddock("verify", path, "--lang", "el", status=1).stdout
    path.write_text(json.dumps({key: value for key, value in dealt["record"].items() if key != "fair"}))
    assert "by which secret" in complaint("verify", path)
    assert "what a page keeps" in complaint("verify", written(dealt, "record"), "--kept", path)
