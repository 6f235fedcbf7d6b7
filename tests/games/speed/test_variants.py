"""Variants of Speed are data: any sensible table can be raced, any other is refused by what is wrong with it."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from paddock import BadOption, Race
from paddock.games.speed.variant import FOLDER, STANDARD, load, shipped
from paddock.notation.documents import dump, parse


@pytest.fixture
def table() -> dict[str, Any]:
    return copy.deepcopy(tomllib.loads((FOLDER / f"{STANDARD}.toml").read_text()))


def test_the_shipped_variants_can_be_raced_by_any_number() -> None:
    assert shipped() == ["speed-1200", "thousand"]
    for name in shipped():
        for seats in (2, 3, 4, 6):
            race = Race("speed", seats, seed=1, variant=name)
            assert race.options == ({} if name == STANDARD else {"variant": name})


def test_the_printed_game_has_110_cards_and_two_players_use_105() -> None:
    def cards(seats: int) -> int:
        view = Race("speed", seats, seed=1).view()
        return int(view["draw"]) + sum(view["hands"].values())

    assert [cards(seats) for seats in (2, 3, 4, 6)] == [105, 105, 110, 110]


def test_a_variant_whole_by_name_or_by_file_is_the_same_course(table: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text((FOLDER / f"{STANDARD}.toml").read_text())
    by_file = Race("speed", seed=1, variant="own.toml", folder=tmp_path)
    whole = Race("speed", seed=1, variant=table)
    assert by_file == whole == Race("speed", seed=1)
    assert by_file.options["variant"] == table


def test_a_variant_can_be_written_in_a_scenario_with_numbers_as_keys(table: dict[str, Any]) -> None:
    text = dump(table).replace("'", "")
    assert 240 in parse(text)["kilometres"]["full110"]
    assert Race("speed", seed=1, variant=parse(text)) == Race("speed", seed=1)


def test_a_table_of_kilometres_can_be_given_alone() -> None:
    race = Race("speed", seed=1, deck_profile={100: 30, 50: 30})
    assert "play KM100" in race.verdict("s0")
    assert "play KM30" not in race.verdict("s0")


@pytest.mark.parametrize(
    "profile",
    [
        {},
        {30: 1, 60: 1, 90: 1, 120: 1, 240: 1, 300: 1, 400: 1},
        {"x": 1},
        {-30: 1},
        {0: 1},
        {10_001: 1},
        {"1" * 5000: 1},
        {"0" * 20 + "1": 1},
        {30: -1},
        {30: "many"},
        {30: True},
        {30: 161},
        {30: 1, "30": 2},
        {30: 160},
    ],
)
def test_a_table_of_kilometres_that_can_not_be_is_refused(profile: dict[Any, Any]) -> None:
    with pytest.raises(BadOption):
        Race("speed", deck_profile=profile)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        (("hand",), 0, "hand"),
        (("hand",), 200, "hand"),
        (("hand",), 60, "deck"),
        (("hand",), "six", "hand"),
        (("hand",), None, "hand"),
        (("win_points",), 0, "win_points"),
        (("title",), 5, "title"),
        (("colour",), "red", "colour"),
        (("cards",), 5, "cards"),
        (("cards",), None, "cards"),
        (("cards", "STOP"), -1, "cards.STOP"),
        (("cards", "STOP"), 61, "cards.STOP"),
        (("cards", "STOP"), True, "cards.STOP"),
        (("cards", "STOP"), None, "cards.STOP"),
        (("cards", "BRAKE"), 1, "cards.BRAKE"),
        (("cards", "OPEN_ROAD"), 2, "cards.OPEN_ROAD"),
        (("cards", "START"), 60, "too many"),
        (("cards", "SPEED_LIMIT"), 30, "too many"),
        (("kilometres",), {}, "kilometres"),
        (("kilometres", "full110"), {}, "kilometres.full110"),
        (("kilometres", "full110", "x"), 1, "kilometres.full110.x"),
        (("kilometres", "full110", "30"), 100, "deck"),
        (("removed", "2"), "STOP", "removed.2"),
        (("removed", "2"), ["BRAKE"], "removed.2"),
        (("removed", "5"), [], "removed.5"),
        (("distance", "2"), 0, "distance.2"),
        (("distance", "2"), 40_000, "distance.2"),
        (("distance", "5"), 900, "distance.5"),
        (("distance", "extension"), None, "distance.extension"),
        (("limits", "speed_limit"), 0, "limits.speed_limit"),
        (("limits", "most"), 5, "limits.most"),
        (("limits", "most"), {"far": 2}, "limits.most.far"),
        (("limits", "most"), {"240": 256}, "limits.most.240"),
        (("limits", "unsafe"), "240", "limits.unsafe"),
        (("limits", "unsafe"), ["far"], "limits.unsafe"),
        (("points", "wild"), -1, "points.wild"),
        (("points", "wild"), 40_000, "points.wild"),
        (("points", "speeding"), 100, "points.speeding"),
    ],
)
def test_what_is_wrong_with_a_variant_is_named(
    table: dict[str, Any], path: tuple[str, ...], value: Any, named: str
) -> None:
    *outer, last = path
    inner = table
    for key in outer:
        inner = inner[key]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    with pytest.raises(BadOption, match=named.replace(".", r"\.")):
        Race("speed", 4, variant=table)


@pytest.mark.parametrize("name", ["nowhere", "../secret.toml", "", ".", "a\0b", "x" * 5000, 5, None, [1], True, 1.5])
def test_a_variant_that_can_not_be_read_is_named_with_the_known_ones(name: Any, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="speed-1200, thousand"):
        load(name, tmp_path)


@pytest.mark.parametrize("data", [b"hand = ", b"\xff\xfe", b"hand = 6\nhand = 7", b"[" * 10_000])
def test_a_file_that_is_not_toml_is_refused(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_bytes(data)
    with pytest.raises(BadOption, match=r"own\.toml"):
        Race("speed", variant="own.toml", folder=tmp_path)


def test_an_empty_file_lacks_everything(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("")
    with pytest.raises(BadOption, match="hand"):
        Race("speed", variant="own.toml", folder=tmp_path)


def test_a_race_goes_by_the_variant(table: dict[str, Any]) -> None:
    table["distance"]["2"] = 60
    table["points"]["trip"] = 777
    table["win_points"] = 1
    position = {"turn": "a", "A": {"battle": ["START"]}, "hands": {"a": ["KM60", "KM30"]}}
    document = {"game": "speed", "seats": ["a", "b"], "options": {"variant": table}, "position": position}
    race = Race.from_position(document, seed=1)
    race.play("a", "play KM60")
    race.play("a", "extend no")
    assert race.result()["scores"]["A"] == 60 + 777 + 300 + 500
    assert race.result()["winner"] == "A"
