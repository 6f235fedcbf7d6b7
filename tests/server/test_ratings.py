"""Ratings: which races count, what they make of ratings, and that it can be found out again to the last digit."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select, update
from typer.testing import CliRunner

from paddock.cli import app
from paddock.server import counting, standings
from paddock.server.counting import rebuild, verify
from paddock.server.database import COUNTED, DRIVERS, RATED, RESULTS
from paddock.server.ratings import AGAINST_BOTS, PEOPLE, PROVISIONAL, Book, Rating, book_of, month_of, rated
from paddock.server.standings import board, ratings_of
from paddock.server.store import Store
from paddock.server.tallies import totals_of
from tests.server.authenticator import Authenticator
from tests.server.finished import become_member, count_all, finish
from tests.server.test_members import come_back, keep
from tests.server.visitors import Door, Visitor, raced

MANY = "ana ben", "ben ana", "ana=ben eve", "eve PILOT ana", "ana+ben eve+PILOT", "PILOT PILOT ana ben", "ana PILOT"


def of(store: Store, player: str, book: Book = PEOPLE, game: str = "heat") -> dict[str, Any]:
    """A rating of a player as it is told; empty if there is none."""
    found = store.run(lambda connection: ratings_of(connection, player))
    return next((each for each in found if (each["game"], each["book"]) == (game, book)), {})


def leaders(store: Store, month: str | None = None, player: str | None = None, book: Book = PEOPLE) -> dict[str, Any]:
    return store.run(lambda connection: board(connection, "heat", book, month, player))


def names(store: Store, **asked: Any) -> list[str]:
    return [driver["name"] for driver in leaders(store, **asked)["drivers"]]


def checked(store: Store) -> counting.Verified:
    return store.at_one_moment(verify)


def all_numbers(store: Store) -> list[tuple[Any, ...]]:
    """All that is kept of ratings, but for the names of drivers."""
    chosen = select(COUNTED.c.table_id, RATED).join(RATED, RATED.c.number == COUNTED.c.number)
    return store.run(lambda connection: [tuple(row) for row in connection.execute(chosen.order_by(RATED.c.number))])


# The law


def seat(unit: str, player: str | None, *, fresh: bool = True) -> Any:
    return SimpleNamespace(seat=unit, unit=unit, player=player, bot=None if player else "pilot", fresh=fresh)


@pytest.mark.parametrize(
    ("rows", "book"),
    [
        ([seat("A", "ana"), seat("B", "ben")], PEOPLE),
        ([seat("A", "ana"), seat("B", "ben"), seat("C", None)], PEOPLE),
        ([seat("A", "ana"), seat("A", "ben"), seat("B", "eve"), seat("B", None)], PEOPLE),
        ([seat("A", "ana"), seat("B", None)], AGAINST_BOTS),
        ([seat("A", "ana"), seat("A", "ben"), seat("B", None)], AGAINST_BOTS),  # nobody races another person
        ([seat("A", None), seat("B", None)], None),
        ([seat("A", "ana")], None),  # against the clock
        ([seat("A", "ana"), seat("B", "ana"), seat("C", "ben")], None),  # who else holds that screen?
        ([seat("A", "ana"), seat("B", "ben", fresh=False)], None),
        ([], None),
    ],
)
def test_which_races_count_in_which_book(rows: list[Any], book: Book | None) -> None:
    assert book_of(rows) == book


@given(st.lists(st.integers(1, 4), min_size=2, max_size=6))
def test_who_is_ahead_gains_on_who_is_behind(places: list[int]) -> None:
    after = rated([(place, [number]) for number, place in enumerate(places)], {})
    for one, place in enumerate(places):
        for other, behind in enumerate(places):
            assert (after[one].mu > after[other].mu) == (place < behind)
        assert after[one].sigma < Rating().sigma


def test_everybody_begins_at_the_same_number_and_provisionally() -> None:
    assert Rating().shown == 1000
    assert Rating().is_provisional
    assert not Rating(25.0, PROVISIONAL).is_provisional


def test_who_goes_on_racing_is_rated_for_good(store: Store) -> None:
    for number in range(25):
        finish(store, f"t{number}", "ana ben" if number % 2 else "ben ana", at=float(number))
    count_all(store)
    assert of(store, "ana")["races"] == 25
    assert not of(store, "ana")["provisional"]


# Counting


def test_a_race_moves_the_ratings_of_all_who_were_in_it(store: Store) -> None:
    finish(store, "t1", "ana ben PILOT")
    count_all(store)
    ana, ben = of(store, "ana"), of(store, "ben")
    assert ana["rating"] > ben["rating"]
    assert ana["change"] == ana["rating"] - 1000
    assert (ana["races"], ana["provisional"]) == (1, True)
    (pilot,) = leaders(store)["bots"]
    assert pilot["bot"] == "pilot"
    assert pilot["rating"] < ben["rating"]


def test_races_against_bots_are_rated_apart(store: Store) -> None:
    finish(store, "t1", "ana PILOT")
    count_all(store)
    assert of(store, "ana") == {}
    assert of(store, "ana", AGAINST_BOTS)["races"] == 1
    assert leaders(store)["bots"] == []
    assert [bot["bot"] for bot in leaders(store, book=AGAINST_BOTS)["bots"]] == ["pilot"]


def test_each_game_has_ratings_of_its_own(store: Store) -> None:
    finish(store, "t1", "ana ben", game="heat")
    finish(store, "t2", "ben ana", game="speed")
    count_all(store)
    assert of(store, "ana")["rating"] == of(store, "ben", game="speed")["rating"]
    assert of(store, "ana", game="scrap") == {}


def test_a_race_that_was_not_dealt_for_it_or_with_hints_is_added_up_but_not_rated(store: Store) -> None:
    finish(store, "t1", "ana ben", fresh=False)
    count_all(store)
    assert of(store, "ana") == {}
    assert checked(store).races == 1
    assert checked(store).rated == 0


def test_a_race_is_counted_once(store: Store) -> None:
    finish(store, "t1", "ana ben")
    count_all(store)
    before = all_numbers(store)
    row = store.run(lambda connection: dict(connection.execute(select(RESULTS)).mappings().first() or {}))
    store.note("t1", "over", {}, None, 2.0, [row])
    count_all(store)
    assert all_numbers(store) == before


def test_what_a_crash_has_left_waiting_is_counted_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums and ratings of a race are written together, or the race still waits."""
    finish(store, "t1", "ana ben")
    with monkeypatch.context() as patch:
        patch.setattr(standings.Standings, "write", lambda _self: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            count_all(store)
    assert of(store, "ana") == {}
    count_all(store)
    assert of(store, "ana")["races"] == 1
    assert checked(store).difference is None


def test_races_are_counted_by_the_time_at_which_they_were_over(store: Store) -> None:
    for name, at in (("t3", 3.0), ("t1", 1.0), ("t2", 2.0)):
        finish(store, name, "ana ben", at=at)
    count_all(store)
    in_order = select(COUNTED.c.table_id).order_by(COUNTED.c.number)
    assert store.run(lambda connection: list(connection.scalars(in_order))) == ["t1", "t2", "t3"]
    assert checked(store).late == 0


def test_several_servers_may_count_at_once(store: Store, url: str) -> None:
    """Each race gets one number, and every rating goes on from the one before."""
    for number in range(60):
        finish(store, f"t{number:02}", MANY[number % len(MANY)], at=float(number))
    others = [Store(url) for _ in range(3)]
    with ThreadPoolExecutor(len(others)) as servers:
        list(servers.map(count_all, others))
    numbers = select(COUNTED.c.number).order_by(COUNTED.c.table_id)
    assert store.run(lambda connection: list(connection.scalars(numbers))) == list(range(1, 61))
    assert (checked(store).rated, checked(store).late, checked(store).difference) == (60, 0, None)
    for other in others:
        other.close()


def test_what_an_earlier_version_has_written_gets_its_figures_and_is_counted(store: Store) -> None:
    finish(store, "t1", "ana ben", unit=None, fresh=None, figures=None)
    store.run(lambda connection: connection.execute(COUNTED.delete()))
    rows = store.run(lambda connection: [dict(row) for row in connection.execute(select(RESULTS)).mappings()])
    now = [{**row, "unit": row["seat"], "fresh": True, "figures": {"spins": 2}, "name": "?"} for row in rows]
    for _ in range(2):
        store.note("t1", "over", {}, None, 2.0, now)
        count_all(store)
    assert of(store, "ana")["races"] == 1
    (total,) = store.run(lambda connection: totals_of(connection, "ana"))
    assert (total["races"], total["figures"]) == (1, {"spins": 2})
    assert {row["name"] for row in rows} == {"Ana", "Ben"}
    named = store.run(lambda connection: set(connection.scalars(select(RESULTS.c.name))))
    assert named == {"Ana", "Ben"}  # somebody may have been forgotten meanwhile


def test_a_race_that_can_not_be_opened_any_more_counts_as_it_is_known(store: Store) -> None:
    """By rules of before: what was written down of it is all that there is."""
    finish(store, "t1", "ana ben", unit=None, fresh=None, figures=None)
    store.run(lambda connection: connection.execute(COUNTED.delete()))
    store.let_be("t1")
    count_all(store)
    (total,) = store.run(lambda connection: totals_of(connection, "ana"))
    assert (total["races"], total["figures"]) == (1, {})
    assert of(store, "ana") == {}
    assert checked(store).difference is None


# To the last digit


def filled(store: Store, races: int = 60) -> None:
    """Races of all kinds, counted in several goes."""
    random = Random(5)
    for number in range(races):
        finish(store, f"t{number}", random.choice(MANY), at=float(number), game=random.choice(("heat", "speed")))
        if random.random() < 0.2:
            count_all(store)
    count_all(store)


def test_ratings_can_be_made_again_to_the_last_digit(store: Store) -> None:
    filled(store)
    found = checked(store)
    assert (found.races, found.rated, found.late, found.difference) == (60, 60, 0, None)
    before = all_numbers(store)
    assert store.alone(rebuild) == 60
    assert all_numbers(store) == before
    assert checked(store).difference is None


@pytest.mark.parametrize(
    "change",
    [
        update(RATED).where(RATED.c.number == 7).values(mu=RATED.c.mu + 1e-13),
        update(RATED).where(RATED.c.number == 7).values(driver=1_000_000),
        update(RESULTS).where(RESULTS.c.table_id == "t6").values(place=1),
        RATED.delete().where(RATED.c.number == 7),
        RATED.delete().where(RATED.c.number == 7, RATED.c.seat == "s0"),
    ],
)
def test_the_first_number_that_is_otherwise_is_named(store: Store, change: Any) -> None:
    filled(store, races=20)
    store.run(lambda connection: connection.execute(change))
    difference = checked(store).difference
    assert difference is not None
    assert (difference.number, difference.table) == (7, "t6")
    store.alone(rebuild)
    assert checked(store).difference is None


def test_a_rating_that_no_race_has_made_is_found(store: Store) -> None:
    filled(store, races=20)
    store.run(lambda connection: connection.execute(update(DRIVERS).where(DRIVERS.c.player == "ana").values(mu=50.0)))
    difference = checked(store).difference
    assert difference is not None
    assert difference.seat == "ana"


def test_a_race_that_is_written_down_late_comes_last_until_all_are_counted_anew(store: Store) -> None:
    finish(store, "t2", "ana ben", at=2.0)
    count_all(store)
    finish(store, "t1", "ben ana", at=1.0)
    count_all(store)
    assert (checked(store).late, checked(store).difference) == (1, None)
    before = all_numbers(store)
    store.alone(rebuild)
    assert (checked(store).late, checked(store).difference) == (0, None)
    assert all_numbers(store) != before


def test_the_command_says_what_holds_and_what_does_not(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'club.sqlite'}"
    store = Store(url)
    filled(store, races=10)

    def run(*words: str) -> Any:
        return CliRunner().invoke(app, ["ratings", *words, "--database", url, "--lang", "en"])

    said = run("verify")
    assert said.exit_code == 0
    assert "10 rated races" in said.stdout
    store.run(lambda connection: connection.execute(update(RATED).where(RATED.c.number == 3).values(mu=0.0)))
    said = run("verify")
    assert said.exit_code == 1
    assert re.search(r"race 3, table t2, seat s0: there is 0\.0 ± [\d.]+", said.stdout)
    assert json.loads(run("verify", "--json").stdout)["difference"]["number"] == 3
    assert run("rebuild").stdout.startswith("10 races were counted anew")
    assert run("verify").exit_code == 0
    store.close()


# People


def test_leaderboards_list_members_only_and_tell_guests_where_they_are(store: Store) -> None:
    finish(store, "t1", "ana ben eve")
    count_all(store)
    assert names(store) == []
    become_member(store, "ana")
    become_member(store, "eve")
    assert names(store) == ["Ana", "Eve"]
    assert leaders(store, player="ben")["own"]["rank"] is None
    assert leaders(store, player="nobody")["own"] is None
    assert [driver["own"] for driver in leaders(store, player="eve")["drivers"]] == [False, True]
    finish(store, "t2", "ben ana")
    become_member(store, "ben")
    count_all(store)
    assert set(names(store)) == {"Ana", "Ben", "Eve"}


def test_who_stands_below_the_last_that_is_shown_is_told_their_rank(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish(store, "t1", "ana ben eve")
    for player in ("ana", "ben", "eve"):
        become_member(store, player)
    count_all(store)
    monkeypatch.setattr(standings, "MOST_SHOWN", 1)
    found = leaders(store, player="eve")
    assert [driver["name"] for driver in found["drivers"]] == ["Ana"]
    assert (found["own"]["name"], found["own"]["rank"]) == ("Eve", 3)


def test_a_month_has_those_who_raced_in_it_as_they_stood_at_its_end(store: Store) -> None:
    january, february = 1_767_600_000.0, 1_770_300_000.0
    assert [month_of(january), month_of(february)] == ["2026-01", "2026-02"]
    for player in ("ana", "ben", "eve"):
        become_member(store, player)
    finish(store, "t1", "ana ben", at=january)
    count_all(store)
    then = of(store, "ana")["rating"]
    finish(store, "t2", "eve ana", at=february)
    count_all(store)
    assert names(store, month="2026-01") == ["Ana", "Ben"]
    assert names(store, month="2026-02") == ["Eve", "Ana"]
    assert names(store, month="2026-03") == []
    assert leaders(store, month="2026-01")["drivers"][0]["rating"] == then
    assert leaders(store, month="2026-02")["drivers"][1]["change"] < 0


def test_who_is_forgotten_is_on_no_leaderboard_and_the_ratings_of_others_stay(store: Store) -> None:
    for player in ("ana", "ben"):
        become_member(store, player)
    finish(store, "t1", "ana ben", at=1.0)
    finish(store, "t2", "ana ben", at=2.0)
    count_all(store)
    before, ben = all_numbers(store), of(store, "ben")
    store.forget("ana", 3.0)
    assert names(store) == ["Ben"]
    assert all_numbers(store) == before
    assert of(store, "ben") == ben
    assert checked(store).difference is None
    store.alone(rebuild)
    assert checked(store).difference is None
    assert of(store, "ben") == ben
    players = select(DRIVERS.c.player).where(DRIVERS.c.player.is_not(None))
    assert store.run(lambda connection: set(connection.scalars(players))) == {"ben"}
    finish(store, "t3", "ben ana", at=4.0)  # the same word is somebody new
    count_all(store)
    assert of(store, "ana")["races"] == 1


def test_what_a_guest_has_reached_comes_along(store: Store) -> None:
    """To a member who has no rating in that game; one who has goes on with their own, until all are counted anew."""
    for player in ("ana", "ben"):
        become_member(store, player)
    finish(store, "t1", "guest ben", at=1.0)
    finish(store, "t2", "ana ben", game="speed", at=2.0)
    finish(store, "t3", "guest ben", game="speed", at=3.0)
    count_all(store)
    heat, speed = of(store, "guest"), of(store, "ana", game="speed")
    store.bring("guest", "ana", at=4.0)
    assert of(store, "guest") == {}
    assert of(store, "ana") == heat
    assert of(store, "ana", game="speed") == speed
    assert names(store) == ["Ana", "Ben"]
    assert checked(store).difference is None
    store.alone(rebuild)
    assert of(store, "ana", game="speed")["races"] == 2
    assert checked(store).difference is None


# Over HTTP


def test_a_race_at_a_table_is_rated_when_it_is_over(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    keep(ana, Authenticator())
    table = raced(ana, ben)
    after = ana.get(f"/tables/{table}/ratings").json()
    (own,) = ana.get("/me/ratings").json()
    assert (own["game"], own["book"], own["races"], own["provisional"]) == ("heat", "people", 1, True)
    (told,) = ana.get("/me/races").json()
    (mine,) = [seat for seat in told["seats"] if seat["own"]]
    assert mine["rated"] == after[mine["seat"]]
    assert mine["rated"]["rating"] == own["rating"]
    found = ben.get("/leaderboards/heat").json()
    assert (found["drivers"][0]["name"], found["drivers"][0]["rating"]) == ("Ana", own["rating"])
    assert found["own"]["rank"] is None
    assert ana.get("/leaderboards/heat", book="bots").json()["drivers"] == []
    assert checked(door.house.store).difference is None


def test_a_race_with_hints_is_not_rated(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = raced(ana, ben, hints=True)
    assert ana.get(f"/tables/{table}/ratings").json() == {}
    assert ana.get("/me/ratings").json() == []


def test_ratings_of_a_guest_come_along_to_the_member(door: Door) -> None:
    ana, passkey, phone = door.visitor("Ana"), Authenticator(), door.visitor("Phone")
    keep(ana, passkey)
    raced(phone, door.visitor("Ben"))
    (reached,) = phone.get("/me/ratings").json()
    come_back(phone, passkey, bring=True)
    assert ana.get("/me/ratings").json() == [reached]


@pytest.mark.parametrize(
    ("path", "asked", "status"),
    [
        ("/leaderboards/heat", {"month": "2026-13"}, 422),
        ("/leaderboards/heat", {"month": "x" * 5000}, 422),
        ("/leaderboards/heat", {"book": "all"}, 422),
        ("/leaderboards/chess", {}, 400),
        ("/leaderboards/heat", {"month": "9999-12"}, 200),
        ("/tables/nowhere/ratings", {}, 200),
    ],
)
def test_what_can_not_be_asked_is_refused(ana: Visitor, path: str, asked: dict[str, str], status: int) -> None:
    assert ana.get(path, **asked).status_code == status
    assert ana.browser.post(f"/api{path}").status_code == 405
