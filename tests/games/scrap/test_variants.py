"""Variants of Scrap Racer: the box as data, checked, and other tables in its place."""

import copy
from pathlib import Path
from typing import Any

import pytest

from paddock import BadOption, Race
from paddock.games.scrap.track import standard
from paddock.games.scrap.variant import STANDARD, load, shipped


def test_the_box_has_the_counts_of_the_rulebook() -> None:
    """SCR-COMP.1, SCR-COMP.4, SCR-COMP.6, SCR-COMP.7, SCR-COMP.8:
    6 + 8 segments, 16, 28, 17, 56 = 20 + 18 + 18, and 18 = 3 x 6.
    """
    box = load(STANDARD, Path())
    assert [len(box[kind]["numbers"]) for kind in ("straight", "corner")] == [6, 8]
    assert box["goal"] == {"2": 4, "3": 4, "5": 4, "7": 4}
    assert sum(box["bonus"].values()) == 28
    assert box["bonus_tokens"] == 17
    assert [sum(deck.values()) for deck in box["accidents"].values()] == [20, 18, 18]
    assert box["tokens"] == {"pm": 6, "flip": 6, "reroll": 6}
    assert shipped() == [STANDARD]


def changed(**changes: Any) -> dict[str, Any]:
    box = copy.deepcopy(standard())
    for key, value in changes.items():
        if value is None:
            del box[key]
        elif isinstance(value, dict):
            box[key] |= value
        else:
            box[key] = value
    return box


def test_other_tables_can_take_their_place() -> None:
    only = {"1/2": {"ZERO": 3}, "3/4": {"ZERO": 3}, "5/6": {"ZERO": 3}}
    box = changed(accidents=only, straight={"fields": ["straight*", "straight"]})
    race = Race("scrap", 3, seed=1, variant=box)
    view = race.view()
    assert view["lap"] == 36
    assert len(view["places"]) == 14
    assert view["decks"]["5/6"] == 3
    assert Race.from_record(race.record()) == race
    while not race.over:
        (seat,) = race.pending
        race.play(seat, race.legal(seat)[0])
    assert {event.values["card"] for event in race.events if event.name == "accident"} == {"ZERO"}


def test_a_variant_may_come_from_a_file(tmp_path: Path) -> None:
    source = Path(load.__code__.co_filename).parent / "variants" / f"{STANDARD}.toml"
    (tmp_path / "own.toml").write_text(source.read_text(encoding="utf-8").replace("FWD7 = 3", "FWD7 = 5"))
    race = Race("scrap", 3, seed=1, variant="own.toml", folder=tmp_path)
    assert race.view()["decks"]["bonus"] == 30
    with pytest.raises(BadOption, match=r"none\.toml"):
        Race("scrap", 3, variant="none.toml", folder=tmp_path)


@pytest.mark.parametrize(
    ("box", "told"),
    [
        (changed(dice=6), "'dice'"),
        (changed(bonus=None), "lacks 'bonus'"),
        (changed(bonus_tokens=0), "bonus_tokens"),
        (changed(title=5), "title"),
        (changed(bonus={"FWD9": 1}), r"bonus\.FWD9"),
        (changed(accidents={"1/2": {"FWD7": 1}}), r"accidents\.1/2\.FWD7"),
        (changed(accidents={"1/2": {}}), r"accidents\.1/2: 0 in all"),
        (changed(goal={"2": 0, "3": 0}), "goal: 8 in all"),
        (changed(goal={"2": -1}), r"goal\.2"),
        (changed(straight={"fields": []}), r"straight\.fields"),
        (changed(straight={"fields": ["grass"]}), "'grass' is not possible"),
        (changed(corner={"numbers": [1, 2]}), "number of its own"),
        (changed(corner={"numbers": "x"}), r"corner\.numbers"),
    ],
)
def test_a_wrong_variant_gets_one_sentence(box: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        Race("scrap", 3, variant=box)


def test_a_lap_that_is_too_short_or_has_too_many_places_is_refused() -> None:
    with pytest.raises(BadOption, match="4 fields"):
        Race("scrap", 3, track="RRRR", variant=changed(corner={"fields": ["curve"]}))
    with pytest.raises(BadOption, match="places for change tokens"):
        Race("scrap", 3, variant=changed(corner={"fields": ["curve*"] * 3}))
