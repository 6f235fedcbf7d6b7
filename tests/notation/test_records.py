"""Race records: replayed without the seed, and found out when a word of them was changed."""

from pathlib import Path
from typing import Any

import pytest

from paddock import BadDocument, BadOption, PaddockError, Race, UnknownGame
from paddock.bots import ask, bot
from paddock.games.speed.variant import FOLDER
from paddock.notation.documents import dump, parse
from paddock.notation.records import read_record, record_text, verify, write_record


def raced(race: Race, moves: int = 10_000) -> Race:
    driver = bot("pilot", 1)
    while not race.over and len(race.moves) < moves:
        for seat in race.pending:
            race.play(seat, ask(driver, race, seat))
    return race


@pytest.fixture(scope="module")
def finished() -> Race:
    return raced(Race("speed", ["Ana", "Ben"], seed=3, max_rounds=1))


def in_text(race: Race) -> dict[str, Any]:
    document: dict[str, Any] = parse(record_text(race.record()))
    return document


def test_a_saved_race_replays_and_verifies(finished: Race, tmp_path: Path) -> None:
    path = tmp_path / "a.race"
    write_record(finished, path, {"Ana": "pilot", "Ben": "person"})
    document = read_record(path)
    assert document["players"] == {"Ana": "pilot", "Ben": "person"}
    again = verify(document)
    assert again == finished
    assert again.moves == finished.moves
    assert again.events == finished.events


def test_a_record_has_one_line_for_each_move(finished: Race) -> None:
    lines = record_text(finished.record()).splitlines()
    first = lines.index("moves:") + 1
    assert all(line.startswith("- {") for line in lines[first : first + len(finished.moves)])
    assert lines[0] == "game: speed"
    assert lines[-1].startswith("digest: ")


def test_a_race_without_moves_is_a_record_too() -> None:
    race = Race("speed", 2, seed=1)
    assert verify(in_text(race)) == race


@pytest.mark.parametrize("seats", [["yes", "no"], ["1", "2"], ["~", "null"], ["a: b", "- c"], ["Ω", "[/]"], ["A", "B"]])
def test_any_names_can_be_recorded(seats: list[str]) -> None:
    race = raced(Race("speed", seats, seed=1), 20)
    assert verify(in_text(race)) == race


@pytest.mark.parametrize(
    "options",
    [
        {"dealer": "random"},
        {"wild_map": "literal", "win_points": 500},
        {"deck_profile": {30: 20, 100: 20}},
        {"deck_profile": "classic106", "prevention_restores_start": True},
        {"variant": "thousand"},
        {"six_player_distance": 900, "deck_memory": "top_only", "discard_rule": "only_if_stuck"},
    ],
)
def test_options_are_in_the_record(options: dict[str, Any]) -> None:
    race = raced(Race("speed", 6, seed=1, **options), 60)
    document = in_text(race)
    again = verify(document)
    assert again == race
    assert again.options == race.options
    assert set(document["options"]) == set(options)


def test_a_record_with_a_variant_file_needs_the_file_no_more(tmp_path: Path) -> None:
    own = (FOLDER / "thousand.toml").read_text().replace("win_points = 5000", "win_points = 900")
    file = tmp_path / "own.toml"
    file.write_text(own)
    race = raced(Race("speed", 2, seed=1, variant="own.toml", folder=tmp_path))
    file.unlink()
    assert verify(in_text(race)) == race
    assert Race.from_position(parse(dump(race.position()))) == race


def test_a_race_from_a_position_is_recorded_from_there() -> None:
    hands = {"s0": ["STOP", "KM30"], "s1": ["OPEN_ROAD", "KM60"]}
    position = {"turn": "s0", "drawn": False, "B": {"battle": ["START"]}, "hands": hands}
    race = raced(Race.from_position({"game": "speed", "seats": ["s0", "s1"], "position": position}, seed=1), 30)
    document = in_text(race)
    assert "chance" not in document
    assert verify(document) == race
    assert Race.from_record(document, moves=3).moves == race.moves[:3]


def test_a_race_that_is_not_over_has_no_result(finished: Race) -> None:
    document = in_text(Race("speed", 2, seed=1))
    assert "result" not in document
    assert in_text(finished)["result"] == finished.result()


def altered_move(document: dict[str, Any]) -> None:
    document["moves"][4] = {"Ana": "kontra yes"}


def altered_seat(document: dict[str, Any]) -> None:
    (words,) = (words for seat, words in document["moves"][0].items() if seat != "chance")
    document["moves"][0] = {"Ben": words}


def altered_chance(document: dict[str, Any]) -> None:
    first = next(move for move in document["moves"] if "chance" in move)
    first["chance"] = ["KM30" if first["chance"] != ["KM30"] else "KM60"]


def more_chance(document: dict[str, Any]) -> None:
    document["moves"][0]["chance"] = [*document["moves"][0]["chance"], "KM30"]


def less_chance(document: dict[str, Any]) -> None:
    del document["moves"][0]["chance"]


def more_dealt(document: dict[str, Any]) -> None:
    document["chance"] = [*document["chance"], "KM30"]


def less_dealt(document: dict[str, Any]) -> None:
    document["chance"] = document["chance"][:-1]


def altered_result(document: dict[str, Any]) -> None:
    document["result"]["totals"]["A"] += 1


def altered_winner(document: dict[str, Any]) -> None:
    document["result"]["winner"] = "C"


def altered_digest(document: dict[str, Any]) -> None:
    document["digest"] = "0" * 32


def moves_left_out(document: dict[str, Any]) -> None:
    document["moves"] = document["moves"][:-1]


def moves_after_the_end(document: dict[str, Any]) -> None:
    document["moves"] = document["moves"] * 2


@pytest.mark.parametrize(
    "alter",
    [
        altered_move,
        altered_seat,
        altered_chance,
        more_chance,
        less_chance,
        more_dealt,
        less_dealt,
        altered_result,
        altered_winner,
        altered_digest,
        moves_left_out,
        moves_after_the_end,
    ],
)
def test_an_altered_record_is_found_out(finished: Race, alter: Any) -> None:
    document = in_text(finished)
    alter(document)
    with pytest.raises(BadDocument):
        verify(document)


def test_the_move_that_does_not_hold_is_named(finished: Race) -> None:
    document = in_text(finished)
    altered_move(document)
    with pytest.raises(BadDocument, match=r"^Move 5: .*Ana"):
        Race.from_record(document)


def test_a_record_of_other_rules_is_refused(finished: Race) -> None:
    for version in (0, 99, None, "1"):
        with pytest.raises(BadDocument, match="version"):
            Race.from_record({**in_text(finished), "rules": version})


def test_a_record_of_an_unknown_game_is_refused(finished: Race) -> None:
    for name in ("chess", None, 5, ["speed"]):
        with pytest.raises(UnknownGame):
            Race.from_record({**in_text(finished), "game": name})


@pytest.mark.parametrize("key", ["game", "rules", "seats", "moves"])
def test_a_key_that_is_missing_is_named(finished: Race, key: str) -> None:
    document = in_text(finished)
    del document[key]
    with pytest.raises(BadDocument, match=f"'{key}' is missing"):
        Race.from_record(document)


@pytest.mark.parametrize("document", [None, 5, "race", [], [{}]])
def test_what_is_no_mapping_is_no_record(document: Any, tmp_path: Path) -> None:
    with pytest.raises(BadDocument, match="not a race record"):
        Race.from_record(document)
    path = tmp_path / "a.race"
    path.write_text(str(document))
    with pytest.raises(BadDocument):
        read_record(path)


@pytest.mark.parametrize(
    ("key", "value", "error"),
    [
        ("moves", 5, BadDocument),
        ("moves", {"s0": "play START"}, BadDocument),
        ("moves", ["play START"], BadDocument),
        ("moves", [{"Ana": "play START", "Ben": "play START"}], BadDocument),
        ("moves", [{"Ana": 5}], BadDocument),
        ("moves", [{"Ana": "play START", "chance": "KM30"}], BadDocument),
        ("moves", [{"Ana": "fly"}], BadDocument),
        ("moves", [{"Eve": "play START"}], BadDocument),
        ("moves", [{"Ana": "play START", "chance": ["KM61"]}], BadDocument),
        ("chance", "KM30", BadDocument),
        ("chance", ["KM61"], PaddockError),
        ("options", [], BadDocument),
        ("options", [1], BadDocument),
        ("options", {"seed": 1}, BadOption),
        ("options", {"chance": ["KM30"]}, BadOption),
        ("options", {5: 1}, BadOption),
        ("seats", 5, BadOption),
        ("seats", "AB", BadOption),
        ("position", [1], BadDocument),
        ("comment", "fine race", BadDocument),
    ],
)
def test_a_wrong_part_is_refused(finished: Race, key: str, value: Any, error: type[PaddockError]) -> None:
    with pytest.raises(error):
        verify({**in_text(finished), key: value})
