"""Championships as data: points, grids, pairs, corrections, and the file."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock import BadDocument, BadOption
from paddock.championships import FORMS, PAIRED, Championship
from paddock.notation.documents import dump, parse
from paddock.season import Season

TRACKS = ["usa", "italy", "gb"]
fields = st.integers(2, 17)


def field(size: int) -> list[str]:
    return [str(number) for number in range(1, size + 1)]


def run(cup: Championship, draw: Any, level: bool = True) -> Championship:
    """Race everything that is due until nothing is, by chance."""
    while due := cup.due():
        for fixture in due:
            order = draw(st.permutations(fixture.entrants))
            ranks = {key: place for place, key in enumerate(order, start=1)}
            if cup.form in PAIRED and level and draw(st.booleans()):
                ranks = dict.fromkeys(ranks, 1)
            scores = {key: len(ranks) - rank for key, rank in ranks.items()}
            if cup.form in PAIRED:
                names = dict(zip(fixture.entrants, ("A", "B"), strict=True))
                told = {
                    "scores": {names[k]: v for k, v in scores.items()},
                    "ranks": {names[k]: v for k, v in ranks.items()},
                }
                cup.add(told, pair=fixture.entrants)
            else:
                cup.add({"scores": scores, "ranks": ranks})
    return cup


@st.composite
def raced(draw: Any, form: str | None = None) -> Championship:
    """A championship of any form, run to its end, with corrections and annulled races."""
    form = draw(st.sampled_from(FORMS)) if form is None else form
    keys = field(draw(fields)) if form in PAIRED else list("ABCDEF")[: draw(st.integers(2, 6))]
    tracks = draw(st.lists(st.sampled_from(TRACKS), min_size=1, max_size=4))
    cup = run(Championship("heat", keys, tracks, form=form, title="Cup"), draw)
    for _ in range(draw(st.integers(0, 3))):
        cup.correct(draw(st.sampled_from(keys)), draw(st.integers(1, 9)) * draw(st.sampled_from((-1, 1))), "so it was")
    if form not in PAIRED and draw(st.booleans()):
        cup.annul(draw(st.integers(1, len(cup.races))), "a storm")
    return cup


@settings(deadline=None, max_examples=60)
@given(cup=raced())
def test_totals_are_the_sum_of_races_and_corrections(cup: Championship) -> None:
    totals = dict.fromkeys(cup.seats, 0)
    for race in cup.races:
        if "annulled" not in race:
            for key, points in race["scores"].items():
                totals[key] += points
    for correction in cup.corrections:
        totals[correction["entrant"]] += correction["points"]
    for key in cup.rests():
        totals[key] += 2
    assert {key: cup.totals().get(key, 0) for key in cup.seats} == totals
    assert sorted(cup.ranks()) == sorted(cup.seats)


@settings(deadline=None, max_examples=60)
@given(cup=raced())
def test_documents_round_trip(cup: Championship) -> None:
    text = dump(cup.as_document())
    for kind in (Championship, Season):
        again = kind.from_document(parse(text))
        assert again.as_document() == cup.as_document()
        assert (again.standings(), again.ranks(), again.over) == (cup.standings(), cup.ranks(), cup.over)


@settings(deadline=None)
@given(size=fields, data=st.data())
def test_a_knockout_of_n_has_n_less_1_races(size: int, data: Any) -> None:
    cup = run(Championship("heat", field(size), ["usa"], form="knockout"), data.draw)
    assert len(cup.races) == size - 1
    assert cup.over
    lost = [key for race in cup.races for key in race["pair"] if key != cup.winner_of(race)]
    assert sorted([*lost, cup.champion]) == sorted(cup.seats)
    assert next(iter(cup.ranks())) == cup.champion
    assert max(race["round"] for race in cup.races) == cup.rounds


@settings(deadline=None, max_examples=60)
@given(size=fields, data=st.data())
def test_in_a_swiss_nobody_meets_twice_where_that_is_possible(size: int, data: Any) -> None:
    """With no more rounds than half of the field it always is."""
    rounds = data.draw(st.integers(1, max(1, size // 2)))
    cup = run(Championship("heat", field(size), ["usa"] * rounds, form="swiss"), data.draw)
    met = [frozenset(race["pair"]) for race in cup.races]
    assert len(set(met)) == len(met) == rounds * (size // 2)
    rested = cup.rests()
    assert len(set(rested)) == len(rested) == (rounds if size % 2 else 0)
    for number in range(1, rounds + 1):
        there = [key for race in cup.races if race["round"] == number for key in race["pair"]]
        assert len(set(there)) == len(there) == size - size % 2


def test_a_swiss_longer_than_its_field_still_ends() -> None:
    cup = Championship("heat", field(3), ["usa"] * 6, form="swiss")
    while due := cup.due():
        cup.add({"scores": {"A": 1, "B": 0}, "ranks": {"A": 1, "B": 2}}, pair=due[0].entrants)
    assert len(cup.races) == 6


def test_a_correction_changes_no_pair_of_the_round_that_is_on() -> None:
    cup = Championship("heat", field(6), ["usa", "usa"], form="swiss")
    before = cup.due()
    cup.correct("6", 50, "a gift")
    assert cup.due() == before
    while cup.due() and cup.due()[0].round == 1:
        cup.add({"scores": {"A": 1, "B": 0}, "ranks": {"A": 1, "B": 2}}, pair=cup.due()[0].entrants)
    assert cup.due()[0].entrants[0] == "6"


def test_a_race_that_was_annulled_is_run_again_where_two_meet() -> None:
    cup = Championship("heat", field(4), ["usa"], form="knockout")
    first = cup.due()[0]
    cup.add({"scores": {"A": 1, "B": 0}, "ranks": {"A": 1, "B": 2}}, pair=first.entrants)
    cup.annul(1, "the wrong track")
    assert first in cup.due()
    while cup.due():
        cup.add({"scores": {"A": 1, "B": 0}, "ranks": {"A": 1, "B": 2}}, pair=cup.due()[0].entrants)
    with pytest.raises(BadOption, match="later round"):
        cup.annul(2, "too late")


@settings(deadline=None, max_examples=40)
@given(cup=raced(form="season"))
def test_points_of_heat_are_those_of_the_book(cup: Championship) -> None:
    """K.4: 9, 6, 4, 3, 2, 1."""
    for race in cup.races:
        assert race["scores"] == {key: (9, 6, 4, 3, 2, 1)[rank - 1] for key, rank in race["ranks"].items()}


@pytest.mark.parametrize(("game", "track"), [("scrap", "A"), ("speed", "speed")])
def test_games_whose_rulebooks_have_no_table_have_ours(game: str, track: str) -> None:
    cup = Championship(game, 3, [track])
    seats = list(cup.seats)
    cup.add({"scores": {}, "ranks": {seat: place for place, seat in enumerate(seats, start=1)}})
    assert cup.totals() == dict(zip(seats, (10, 7, 5), strict=True))


def test_the_grid_follows_the_standings() -> None:
    """K.3, M59: the leader stands first; equal points: the better place in the race just driven."""
    cup = Championship("heat", ["A", "B"], TRACKS)
    assert "grid" not in cup.due()[0].options
    cup.add({"scores": {}, "ranks": {"A": 1, "B": 2}})
    assert cup.due()[0].options["grid"] == ["A", "B"]
    cup.add({"scores": {}, "ranks": {"A": 2, "B": 1}})
    assert cup.totals() == {"A": 15, "B": 15}
    assert cup.due()[0].options["grid"] == ["B", "A"]


def test_equal_points_are_parted_by_the_last_race() -> None:
    """K.10: the better place in the last race."""
    cup = Championship("heat", ["A", "B"], ["usa", "usa"])
    cup.add({"scores": {}, "ranks": {"A": 2, "B": 1}})
    cup.add({"scores": {}, "ranks": {"A": 1, "B": 2}})
    assert (cup.champion, cup.ranks()) == ("A", {"A": 1, "B": 2})


def test_teams_share_their_points() -> None:
    cup = Championship("speed", 4, ["speed"])
    cup.add({"scores": {"A": 1600, "B": 830}, "ranks": {"A": 1, "B": 2}})
    assert cup.totals() == {"s0": 10, "s2": 10, "s1": 7, "s3": 7}


def test_an_annulled_race_counts_for_nobody() -> None:
    cup = Championship("heat", ["A", "B"], ["usa", "italy"])
    cup.add({"scores": {}, "ranks": {"A": 1, "B": 2}})
    cup.annul(1, "a storm")
    assert cup.totals() == {}
    assert "grid" not in cup.due()[0].options
    with pytest.raises(BadOption, match="already"):
        cup.annul(1, "again")


def test_files_of_before_add_up_what_races_have_scored() -> None:
    old = {"game": "heat", "seats": ["A", "B"], "tracks": ["usa", "italy"], "races": [{"scores": {"A": 1, "B": 0}}]}
    season = Season.from_document(old)
    season.add({"scores": {"A": 0, "B": 1}, "ranks": {"A": 2, "B": 1}})
    assert season.standings() == {"B": 1, "A": 1}


def test_a_pair_is_raced_from_the_shell() -> None:
    season = Season.from_document(
        {
            "game": "heat",
            "form": "knockout",
            "seats": ["x", "y"],
            "tracks": ["usa"],
            "options": {"laps": 1},
            "races": [],
        }
    )
    assert season.next_race().seats == ["A", "B"]
    assert season.places(season.next_fixture()) == {"A": "x", "B": "y"}
    with pytest.raises(BadOption):
        season.next_race({"x": "away"})


BASE: dict[str, Any] = {"game": "heat", "seats": ["A", "B"], "tracks": ["usa"], "races": []}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"form": "league cup"}, "form: 'league cup'"),
        ({"dates": ["soon"]}, "'soon' is not a date"),
        ({"dates": ["2026-01-01", "2026-02-01"]}, "dates"),
        ({"points": ["many"]}, "points: many"),
        ({"seats": ["A", "A"]}, "same name"),
        ({"entrants": {"C": {"name": "Ana"}}}, "entrants: 'C'"),
        ({"entrants": {"A": {"age": "9"}}}, "entrants.A.age"),
        ({"corrections": [{"entrant": "C", "points": 1}]}, "corrections[0].entrant"),
        ({"corrections": [{"entrant": "A", "points": "x"}]}, "corrections[0].points"),
        ({"form": "swiss", "races": [{"scores": {"A": 2, "B": 0}}]}, "races[0].pair"),
        ({"form": "swiss", "races": [{"round": 1, "pair": ["A", "B"], "scores": {"A": 2}}]}, "races[0].scores"),
        ({"races": [{"scores": {}}] * 2}, "over"),
        ({"tracks": ["usa"] * 31}, "tracks: 31"),
        ({"title": ["x"]}, "title"),
        ({"options": 1}, "options"),
    ],
)
def test_a_wrong_championship_is_refused(change: dict[str, Any], told: str) -> None:
    with pytest.raises((BadDocument, BadOption)) as error:
        Championship.from_document({**BASE, **change})
    assert told in str(error.value)


def test_the_first_two_meet_in_the_final_at_the_earliest() -> None:
    for size in range(2, 33):
        cup = Championship("heat", field(size), ["usa"], form="knockout")
        while due := cup.due():
            first = min(due[0].entrants, key=int) == due[0].entrants[0]
            told = {"A": 1, "B": 2} if first else {"A": 2, "B": 1}
            cup.add({"scores": {}, "ranks": told}, pair=due[0].entrants)
        assert set(cup.races[-1]["pair"]) == {"1", "2"}
        assert all(a["round"] <= b["round"] for a, b in pairwise(cup.races))
