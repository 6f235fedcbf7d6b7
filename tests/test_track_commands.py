"""`paddock track ...` as a shell meets it: a list, a check with one sentence, and a picture."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from paddock import Race
from paddock.cli import main
from paddock.games import GAMES, game
from paddock.notation.records import write_record

TRACKS = game("heat").tracks.shipped()
ALL_TRACKS = [track for name in GAMES for track in game(name).tracks.shipped()]

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def paddock(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """A command in this process: its exit status, and what it printed on both streams."""
    monkeypatch.setenv("PADDOCK_LANG", "en")
    monkeypatch.setattr("paddock.commands.console.out.width", 200, raising=False)

    def run(*arguments: Any) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["paddock", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        return int(left.value.code or 0), told.out, told.err

    return run


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(
        'game = "heat"\ntitle = "Own"\nspaces = 30\nlaps = 2\nheat = 6\nstress = 3\n'
        "corners = [{ line = 10, limit = 5 }, { line = 20, limit = 3 }]\n"
    )
    return path


def test_tracks_are_listed_for_people(paddock: Command) -> None:
    status, out, err = paddock("track", "list")
    assert (status, err) == (0, "")
    heading, *rows = out.splitlines()
    assert heading.split() == ["Name", "Title", "Game", "Spaces", "Laps", "Corners"]
    assert [row.split()[0] for row in rows] == ALL_TRACKS
    assert rows[0].split() == ["usa", "USA", "heat", "69", "2", "12/7", "33/3", "49/3", "57/2"]


def test_tracks_are_listed_for_programs(paddock: Command) -> None:
    _, out, _ = paddock("track", "list", "--json")
    rows = json.loads(out)
    assert [row["name"] for row in rows] == ALL_TRACKS
    assert rows[2] == {
        "name": "italy",
        "title": "Italy",
        "game": "heat",
        "spaces": 54,
        "laps": 3,
        "corners": [{"line": 10, "limit": 5}, {"line": 19, "limit": 2}, {"line": 26, "limit": 3}],
    }


def test_a_right_track_is_ok(paddock: Command, own: Path) -> None:
    assert paddock("track", "check", own) == (0, "ok: Own (heat), 30 spaces, 2 laps, corners 10/5 20/3\n", "")
    assert paddock("track", "check", "gb")[1].startswith("ok: Great Britain (heat), 63 spaces, 2 laps, corners 15/10 ")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("spaces = 30", "spaces = 5", "spaces: 5 is not a whole number from 24 to 160."),
        ("spaces = 30", "spaces = ", "not TOML"),
        ('game = "heat"\n', "", "The track lacks 'game'."),
        ('game = "heat"', 'game = "chess"', "There is no game 'chess'."),
        ('game = "heat"', "game = [5]", "game: a word is wanted here, not [5]."),
        ('game = "heat"', 'game = "speed"', "speed has no tracks. Tracks are for: heat, thunder, scrap."),
        ("line = 20", "line = 2", "corners[1].line: 2 can't follow 10"),
    ],
)
@pytest.mark.parametrize("command", [("check",), ("draw", "-o", "-")])
def test_a_wrong_track_gets_one_sentence_with_its_file(
    paddock: Command, own: Path, old: str, new: str, told: str, command: tuple[str, ...]
) -> None:
    own.write_text(own.read_text().replace(old, new))
    status, out, err = paddock("track", *command, own)
    assert (status, out) == (2, "")
    assert told in err
    assert "own.toml" in err
    assert len(err.splitlines()) == 1


def test_a_track_that_is_not_there_is_told_with_the_known_ones(paddock: Command) -> None:
    status, out, err = paddock("track", "draw", "monaco", "-o", "-")
    assert (status, out) == (2, "")
    assert err.startswith("The track 'monaco' can't be read.")
    assert err.endswith(f"one of: {', '.join(ALL_TRACKS)}.\n")


@pytest.mark.parametrize("name", ALL_TRACKS)
def test_a_track_is_drawn_to_a_file_or_printed(paddock: Command, tmp_path: Path, name: str) -> None:
    path = tmp_path / "track.svg"
    assert paddock("track", "draw", name, "-o", path) == (0, f"Saved: {path}\n", "")
    _, out, _ = paddock("track", "draw", name, "-o", "-")
    assert out == path.read_text(encoding="utf-8")
    ET.fromstring(out)  # noqa: S314


def test_an_own_track_is_drawn(paddock: Command, own: Path) -> None:
    _, out, _ = paddock("track", "draw", own, "-o", "-")
    assert ">Own</text>" in out


def test_a_picture_that_can_not_be_written_gets_one_sentence(paddock: Command, tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "no" / "track.svg", "a\0b"):
        status, out, err = paddock("track", "draw", "usa", "-o", place)
        assert (status, out) == (2, "")
        assert "can't be written" in err


@pytest.mark.parametrize("name", ["heat", "thunder", "speed"])
def test_a_race_is_drawn_move_by_move(paddock: Command, tmp_path: Path, name: str) -> None:
    race = Race(name, 2, seed=1)
    for _ in range(5):
        race.play(race.pending[0], race.legal(race.pending[0])[0])
    write_record(race, tmp_path / "short.race", dict.fromkeys(race.seats, "person"))
    status, out, err = paddock("replay", tmp_path / "short.race", "--svg", tmp_path / "pictures")
    if name == "speed":
        assert (status, err) == (2, "speed has no tracks. Tracks are for: heat, thunder, scrap.\n")
        return
    assert (status, out) == (0, f"6 pictures are in {tmp_path / 'pictures'}.\n")
    pictures = sorted((tmp_path / "pictures").iterdir())
    assert [picture.name for picture in pictures] == [f"{number:05d}.svg" for number in range(6)]
    for picture in pictures:
        assert 'class="car"' in picture.read_text(encoding="utf-8")


def test_an_unknown_language_is_named(paddock: Command) -> None:
    for command in (("list",), ("check", "usa"), ("draw", "usa", "-o", "-")):
        assert "'de'" in paddock("track", *command, "--lang", "de")[2]


def test_an_own_layout_of_letters_is_checked_and_drawn(paddock: Command) -> None:
    """SCR-TRACK.4."""
    assert paddock("track", "check", "SRRSRR") == (0, "ok: SRRSRR (scrap), 20 spaces, 3 laps, corners SRRSRR\n", "")
    assert ">SRRSRR</text>" in paddock("track", "draw", "SRRSRR", "-o", "-")[1]
    status, out, err = paddock("track", "check", "SRRR")
    assert (status, out) == (2, "")
    assert "the lap does not close" in err


def test_a_track_by_chance_is_a_file_that_can_be_raced_on(paddock: Command, tmp_path: Path) -> None:
    """SCR-TRACK.4."""
    path = tmp_path / "random.toml"
    assert paddock("track", "random", "--seed", "7", "-o", path) == (0, f"Saved: {path}\n", "")
    assert paddock("track", "random", "--seed", "7")[1] == path.read_text(encoding="utf-8")
    assert paddock("track", "check", path)[1].startswith("ok: Random 7 (scrap), 48 spaces, 3 laps")
    assert 'path = "RRRR"' in paddock("track", "random", "--segments", "4")[1]
    assert "even number" in paddock("track", "random", "--segments", "5")[2]
    assert "They are for: scrap" in paddock("track", "random", "heat")[2]
