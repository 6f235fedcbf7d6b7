"""Championships on a server: made, entered, raced to their end by themselves, corrected, forgotten."""

import asyncio
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import insert, text

from paddock.errors import TableError
from paddock.season import Season
from paddock.server.championships import Championships
from paddock.server.cup import Line, checked
from paddock.server.cup_lines import Row, keep, put, read
from paddock.server.database import CHAMPIONSHIPS
from paddock.server.store import Store
from tests.server.authenticator import Authenticator
from tests.server.running import Nursery
from tests.server.running import Server as Running
from tests.server.test_members import come_back
from tests.server.test_members import keep as keep_name
from tests.server.visitors import QUICK, Door, Visitor, open_door, refusal, wait_for
from tests.waiting import PATIENCE, wait_until

SHORT: dict[str, Any] = {
    "title": "Winter Cup",
    "game": "heat",
    "tracks": ["usa", "italy", "usa"],
    "options": {"laps": 1},
    "most": 2,
    "wait": 5,
    "pause": 0,
}


def made(visitor: Visitor, **about: Any) -> dict[str, Any]:
    answer = visitor.post("/cups", {**SHORT, **about})
    assert answer.status_code == 201, answer.text
    cup: dict[str, Any] = answer.json()
    return cup


def look(visitor: Visitor, id: str) -> dict[str, Any]:
    answer = visitor.get(f"/cups/{id}")
    assert answer.status_code == 200, answer.text
    cup: dict[str, Any] = answer.json()
    return cup


def ask(visitor: Visitor, id: str, do: str, command: str | None = None, **values: Any) -> Any:
    return visitor.post(f"/cups/{id}/commands", {"id": command or uuid.uuid4().hex, "do": do, **values})


def done(visitor: Visitor, id: str, do: str, **values: Any) -> dict[str, Any]:
    answer = ask(visitor, id, do, **values)
    assert answer.status_code == 200, answer.text
    cup: dict[str, Any] = answer.json()
    return cup


def refused(visitor: Visitor, id: str, do: str, **values: Any) -> str:
    return str(refusal(ask(visitor, id, do, **values))["code"])


def finished(visitor: Visitor, id: str) -> dict[str, Any]:
    wait_until(lambda: look(visitor, id)["status"] == "over", "the end of the championship")
    return look(visitor, id)


def test_a_championship_is_raced_to_its_end_by_itself(door: Door) -> None:
    """K.3, K.4: table after table, whoever comes; the leader stands first on the next grid."""
    ana = door.visitor("Ana")
    id = made(ana)["id"]
    done(ana, id, "enter")
    done(ana, id, "start")
    cup = finished(ana, id)
    assert [race["track"] for race in cup["results"]] == ["usa", "italy", "usa"]
    assert [race["absent"] for race in cup["results"]] == [["A"]] * 3
    for race in cup["results"]:
        assert sorted(race["scores"].values()) == [6, 9]
        assert {key: {1: 9, 2: 6}[rank] for key, rank in race["ranks"].items()} == race["scores"]
    totals = {row["key"]: row["points"] for row in cup["standings"]}
    assert totals == {key: sum(race["scores"][key] for race in cup["results"]) for key in "AB"}
    second = ana.look(cup["results"][1]["table"])["table"]
    first = cup["results"][0]["ranks"]
    assert second["options"]["grid"] == sorted(first, key=lambda key: first[key])
    assert cup["champion"]["key"] == max(totals, key=lambda key: (totals[key], -cup["results"][2]["ranks"][key]))
    (listed,) = (each for each in ana.get("/cups").json() if each["id"] == id)
    assert listed["champion"] == cup["champion"]
    assert cup["champion"]["number"] == 1 + "AB".index(cup["champion"]["key"])


def test_who_is_missing_is_driven_by_a_bot_and_takes_the_wheel(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    id = made(ana, wait=3600, tracks=["usa"])["id"]
    for visitor in (ana, ben):
        done(visitor, id, "enter")
    (run,) = done(ana, id, "start")["runs"]
    table = run["table"]
    assert ana.state(table)["status"] == "open"
    with ana.wire(table) as wire:
        wire.until("snapshot")
        ana.do(table, "start", bot="pilot")  # who runs it need not wait
        state = wait_for(ana, table, lambda state: state["chairs"]["B"].get("away") == "absent")
        assert state["status"] == "racing"
        assert state["chairs"]["B"]["bot"] == "pilot"
        assert "bot" not in state["chairs"]["A"]
        with ben.wire(table):
            wait_for(ben, table, lambda state: "bot" not in state["chairs"]["B"])
        for visitor, seat in ((ana, "A"), (ben, "B")):
            visitor.do(table, "resign", seat)
    cup = finished(ana, id)
    assert cup["results"][0]["absent"] == ["A", "B"]  # neither has made a move


def test_a_race_starts_when_everybody_is_there(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    id = made(ana, wait=3600, tracks=["usa"])["id"]
    for visitor in (ana, ben):
        done(visitor, id, "enter")
    table = done(ana, id, "start")["runs"][0]["table"]
    with ana.wire(table), ben.wire(table):
        wait_for(ana, table, lambda state: state["status"] == "racing")
        assert all("bot" not in chair for chair in ana.state(table)["chairs"].values())
        for visitor, seat in ((ana, "A"), (ben, "B")):
            assert visitor.refused(table, "rematch") == "not_over_for_rematch"
            visitor.do(table, "resign", seat)
    finished(ana, id)


def test_a_table_of_a_championship_seats_nobody_else(door: Door, eve: Visitor) -> None:
    ana = door.visitor("Ana")
    id = made(ana, wait=3600, tracks=["usa"], most=3, entrants=[{"name": "Ivo"}])["id"]
    done(ana, id, "enter")
    table = done(ana, id, "start")["runs"][0]["table"]
    assert ana.look(table)["table"]["cup"] == id
    assert eve.refused(table, "sit", "B") == "cup_table"
    assert ana.refused(table, "leave", "B") == "cup_table"
    for do in ("empty", "fill"):
        assert ana.refused(table, do, "A", bot="pilot") == "cup_table"


def test_corrections_are_the_organisers_and_everybody_reads_them(door: Door, eve: Visitor) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    id = made(ana)["id"]
    for visitor in (ana, ben):
        done(visitor, id, "enter")
    wish: dict[str, Any] = {"place": "A", "points": 5, "reason": "a lost connection"}
    assert refused(ana, id, "correct", **wish) == "cup_not_started"
    done(ana, id, "start")
    before = finished(ana, id)
    assert refused(ben, id, "correct", **wish) == "cup_not_yours"
    assert refused(ana, id, "correct", place="A", points=5) == "cup_reason"
    assert refused(ana, id, "correct", place="A", points=0, reason="x") == "cup_points"
    assert refused(ana, id, "correct", place="Z", points=1, reason="x") == "cup_no_place"
    assert refused(ana, id, "annul", race=9, reason="x") == "not_a_number"
    points = {row["key"]: row["points"] for row in before["standings"]}
    first = uuid.uuid4().hex
    for _ in range(3):  # sent again with the same id it is done once
        assert ask(ana, id, "correct", first, **wish).status_code == 200
    cup = look(eve, id)
    row = next(row for row in cup["standings"] if row["key"] == "A")
    assert (row["points"], row["corrected"]) == (points["A"] + 5, 5)
    told = cup["log"][-1]
    assert (told["do"], told["points"], told["reason"], told["about"]) == ("corrected", 5, "a lost connection", "Ana")
    assert told["organiser"]
    done(ana, id, "annul", race=1, reason="a storm")
    cup = look(eve, id)
    assert cup["results"][0]["annulled"] == "a storm"
    assert [row["races"][0] for row in cup["standings"]] == [None, None]
    assert refused(ana, id, "annul", race=1, reason="again") == "annulled_already"
    assert ana.who not in str(cup["log"])


def test_entering_and_leaving(door: Door) -> None:
    ana, ben, eve = (door.visitor(name) for name in ("Ana", "Ben", "Eve"))
    id = made(ana, wait=3600)["id"]
    assert refused(ben, id, "leave") == "cup_not_entered"
    done(ana, id, "enter")
    assert refused(ana, id, "enter") == "cup_entered"
    assert refused(ben, id, "enter", name="An\u0430") in ("mixed_name", "name_taken")
    assert refused(ben, id, "enter", name="  ") == "bad_name"
    done(ben, id, "enter")
    assert refused(eve, id, "enter") == "cup_full"
    done(ben, id, "leave")
    done(ana, id, "add", bot="pilot")
    assert refused(ana, id, "add", name="Ivo") == "cup_full"
    assert refused(ben, id, "start") == "cup_not_yours"
    (key,) = [place["key"] for place in look(ana, id)["places"] if place["bot"]]
    done(ana, id, "remove", place=key)
    assert [place["name"] for place in look(ana, id)["places"]] == ["Ana"]
    done(ana, id, "start")
    for do, values in (("start", {}), ("add", {"name": "Ivo"}), ("remove", {"place": "A"})):
        assert refused(ana, id, do, **values) == "cup_started"
    assert refused(eve, id, "enter") == "cup_started"


def test_a_fixed_field_comes_for_its_names(door: Door) -> None:
    ana, ben, eve = (door.visitor(name) for name in ("Ana", "Ben", "Eve"))
    id = made(ana, entry="fixed", entrants=[{"name": "Ben"}, {"name": "Ivo"}], wait=3600)["id"]
    assert refused(eve, id, "enter") == "cup_named"
    done(ben, id, "enter", place="1")
    assert refused(eve, id, "enter", place="1") == "cup_taken"
    cup = done(ana, id, "start")
    assert [(place["name"], place["vacant"], place["who"]) for place in cup["places"]] == [
        ("Ben", False, ben.who),
        ("Ivo", True, None),
    ]
    done(eve, id, "enter", place="B")  # for the next race
    assert look(eve, id)["place"] == "B"
    done(ana, id, "replace", place="A", name="Zoe", reason="Ben is ill")
    assert look(ben, id)["place"] is None
    assert look(ana, id)["places"][0]["name"] == "Zoe"
    done(ben, id, "enter", place="A")
    assert look(ben, id)["places"][0]["own"]


@pytest.mark.parametrize("form", ["knockout", "swiss"])
def test_pairs_meet_until_it_is_decided(door: Door, form: str) -> None:
    ana = door.visitor("Ana")
    bots = [{"bot": "pilot"}] * 2
    id = made(ana, form=form, tracks=["usa", "italy"], most=4, entrants=bots)["id"]
    done(ana, id, "enter")
    done(ana, id, "start")
    cup = finished(ana, id)
    races = {"knockout": 2, "swiss": 2}[form]
    assert len(cup["results"]) == races
    assert [race["round"] for race in cup["results"]] == [1, 2]
    assert cup["champion"] is not None
    assert cup["standings"][0]["key"] == cup["champion"]["key"]


def test_a_league_waits_for_its_date_and_not_longer(door: Door) -> None:
    ana = door.visitor("Ana")
    assert refusal(ana.post("/cups", {**SHORT, "form": "league"}))["code"] == "cup_dates"
    later = ["2999-01-01T20:00+01:00"]
    waiting = made(ana, form="league", tracks=["usa"], dates=later, most=2)["id"]
    past = made(ana, form="league", tracks=["usa"], dates=["2020-01-01"], most=2)["id"]
    for id in (waiting, past):
        done(ana, id, "enter")
        done(ana, id, "start")
    assert finished(ana, past)["results"][0]["absent"] == ["A"]
    (run,) = look(ana, waiting)["runs"]
    assert ana.state(run["table"])["status"] == "open"
    assert run["starts"] == run["date"] > 30_000_000_000


# Nothing is lost


def test_whoever_looks_next_goes_on_where_a_server_has_stopped(door: Door) -> None:
    """A line says that a race has its table, and the server is gone before the table is made."""
    ana = door.visitor("Ana")
    id = made(ana, tracks=["usa"])["id"]
    done(ana, id, "enter")
    store, now = door.house.store, door.house.hall.now()
    values = {"round": 1, "table": "t-lost", "code": "lost99", "entrants": ["A", "B"], "track": "usa"}
    values["options"] = {"laps": 1}
    with store.engine.begin() as connection:
        cup = read(connection, id)
        for line in (
            Line("started", now, values={"bots": 1}),
            Line("opened", now, values=values),
        ):
            seq = cup.length
            cup.apply(line)
            keep(connection, cup, seq, line)
    assert "t-lost" not in store.ids()
    cup_then = finished(ana, id)
    assert [race["table"] for race in cup_then["results"]] == ["t-lost"]


def test_servers_that_look_at_once_decide_once(door: Door) -> None:
    ana = door.visitor("Ana")
    id = made(ana, tracks=["usa", "italy"])["id"]
    done(ana, id, "enter")
    done(ana, id, "start")
    others = [Championships(door.house.store, door.house.hall) for _ in range(3)]

    async def all_look() -> None:
        await asyncio.gather(*(each.see_to(id) for each in others for _ in range(3)))

    while look(ana, id)["status"] == "running":
        door.browser.portal.call(all_look)  # type: ignore[union-attr]
    cup = look(ana, id)
    assert [line["do"] for line in cup["log"]].count("opened") == 2
    assert [line["do"] for line in cup["log"]].count("raced") == 2
    assert len(cup["results"]) == 2


def test_a_table_that_is_closed_is_raced_again(door: Door) -> None:
    ana = door.visitor("Ana")
    id = made(ana, tracks=["usa"], wait=3600)["id"]
    done(ana, id, "enter")
    table = done(ana, id, "start")["runs"][0]["table"]

    async def close() -> None:
        await door.house.hall.decree(table, lambda table, at: table.decide_to_close(at))
        await door.house.championships.see_to(id)

    door.browser.portal.call(close)  # type: ignore[union-attr]
    (run,) = look(ana, id)["runs"]
    assert run["table"] != table
    for _ in range(2):
        table = run["table"]
        door.browser.portal.call(close)  # type: ignore[union-attr]
        runs = look(ana, id)["runs"]
        run = runs[0] if runs else run
    assert look(ana, id)["status"] == "over"
    assert look(ana, id)["log"][-1]["do"] == "ended"


def test_a_backup_brings_them_back(door: Door, tmp_path: Path) -> None:
    ana = door.visitor("Ana")
    id = made(ana, tracks=["usa"])["id"]
    done(ana, id, "enter")
    door.house.store.backup(tmp_path / "all.paddock")
    other = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")
    other.restore(tmp_path / "all.paddock")
    with other.engine.begin() as connection:
        assert [place.name for place in read(connection, id).places.values()] == ["Ana"]
    other.close()


# People


def test_who_is_forgotten_is_a_former_member(door: Door) -> None:
    ana, ben = door.visitor("Anastasia"), door.visitor("Ben")
    id = made(ben, tracks=["usa"], most=2, wait=3600)["id"]
    for visitor in (ana, ben):
        done(visitor, id, "enter")
    done(ben, id, "start")
    done(ben, id, "correct", place="A", points=1, reason="Anastasia was late")
    was = ana.who
    data = ana.get("/me/data").json()["championships"]
    assert [line["do"] for line in data[id]["lines"]] == ["entered"]
    assert ana.browser.delete("/api/me").status_code == 204
    told = ben.get(f"/cups/{id}").text
    assert "Anastasia" not in told
    assert was not in told
    with door.house.store.engine.begin() as connection:
        assert "Anastasia" not in str(connection.execute(text("SELECT line FROM championship_lines")).all())
    cup = look(ben, id)
    assert cup["places"][0]["name"] == ""
    assert next(row for row in cup["standings"] if row["key"] == "A")["points"] == 1


def test_a_championship_of_somebody_who_is_gone_is_given_up_or_goes_on(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    unstarted, started = made(ana)["id"], made(ana, tracks=["usa"])["id"]
    done(ben, started, "enter")
    done(ana, started, "start")
    ana.browser.delete("/api/me")
    assert refusal(ben.get(f"/cups/{unstarted}"))["code"] == "no_cup"
    assert finished(ben, started)["organiser"] is False


def test_what_a_guest_has_entered_is_the_members(door: Door) -> None:
    ana, passkey, phone = door.visitor("Ana"), Authenticator(), door.visitor("Phone")
    keep_name(ana, passkey)
    id = made(phone)["id"]
    done(phone, id, "enter")
    come_back(phone, passkey, bring=True)
    cup = look(ana, id)
    assert (cup["organiser"], cup["place"]) == (True, "1")
    assert [cup["id"] for cup in ana.get("/cups").json() if cup["mine"]] == [id]


# Found, kept, shown


def test_only_what_is_listed_is_found_by_strangers(door: Door, eve: Visitor) -> None:
    ana = door.visitor("Ana")
    hidden, shown = made(ana, title="Hidden"), made(ana, title="Shown", listed=True)
    found = {cup["id"] for cup in eve.get("/cups").json()}
    assert shown["id"] in found
    assert hidden["id"] not in found
    assert eve.get(f"/cups/codes/{hidden['code'].upper()}").json() == {"id": hidden["id"]}
    assert refusal(eve.get("/cups/codes/nobody"))["code"] == "no_code"
    assert refusal(eve.get("/cups/nobody"))["code"] == "no_cup"


def test_a_file_goes_to_the_shell_and_comes_back(door: Door, tmp_path: Path) -> None:
    ana = door.visitor("Ana")
    id = made(ana, tracks=["usa", "italy"])["id"]
    done(ana, id, "enter")
    done(ana, id, "start")
    cup = finished(ana, id)
    file = tmp_path / "cup.yaml"
    file.write_text(ana.get(f"/cups/{id}/file").text)
    season = Season.from_file(file)
    assert season.over
    assert season.called("A") == "Ana"
    assert season.standings() == {row["key"]: row["points"] for row in cup["standings"]}
    document = season.as_document()
    answer = ana.post("/cups", {"file": {**document, "tracks": ["usa", "italy", "gb"]}, "wait": 5, "pause": 0})
    assert answer.status_code == 201, answer.text
    again = answer.json()
    assert [place["name"] or place["bot"] for place in again["places"]] == ["Ana", "pilot"]
    done(ana, again["id"], "enter", place="1")
    done(ana, again["id"], "start")
    ended = finished(ana, again["id"])
    assert [race["scores"] for race in ended["results"]][:2] == [race["scores"] for race in cup["results"]]
    assert len(ended["results"]) == 3


def test_standings_are_shared_as_a_picture(door: Door) -> None:
    ana = door.visitor("Ana")
    id = made(ana, title="Κύπελλο <&>")["id"]
    answer = ana.get(f"/cups/{id}/picture.png", language="el")
    assert answer.status_code == 200
    assert answer.content.startswith(b"\x89PNG")
    again = ana.browser.get(
        f"/api/cups/{id}/picture.png?language=el", headers={"If-None-Match": answer.headers["etag"]}
    )
    assert again.status_code == 304


# Bad input


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 400),
        ({"tracks": ["nowhere"]}, 400),
        ({"tracks": ["usa"] * 31}, 422),
        ({"tracks": [{"track": "usa", "options": {"lapz": 1}}]}, 400),
        ({"tracks": [{"x": {"x": {}}}]}, 400),
        ({"tracks": []}, 400),
        ({"options": {"seed": 1}}, 409),
        ({"options": {"grid": ["A", "B"]}}, 201),
        ({"most": 7}, 409),
        ({"most": 1}, 422),
        ({"form": "round"}, 422),
        ({"form": "league", "dates": ["yesterday", "today", "soon"]}, 400),
        ({"form": "swiss", "tracks": ["usa"] * 16}, 400),
        ({"pace": {"kind": "live", "bank": -1}}, 409),
        ({"wait": 0}, 422),
        ({"entrants": [{"bot": "nobody"}]}, 400),
        ({"entrants": [{"name": "a", "bot": "pilot"}]}, 422),
        ({"entrants": [{"bot": "pilot"}] * 3}, 409),
        ({"title": "x" * 61}, 422),
        ({"points": [10**9]}, 422),
        ({"file": {"game": "heat"}}, 400),
        ({"file": {"game": "heat", "seats": "AB", "tracks": ["usa"], "races": []}}, 400),
        ({"file": {"game": "heat", "seats": [1, [2]], "tracks": ["usa"], "races": []}}, 400),
        ({"file": {"game": "heat", "seats": ["A", "B"], "tracks": ["usa"], "races": [1]}}, 400),
        ({"file": {"game": "heat", "seats": ["A", "B"], "tracks": 7, "races": []}}, 400),
        ({"file": {"game": "heat", "seats": ["A", "B"], "tracks": ["usa"], "races": [], "entrants": {"A": 1}}}, 400),
        ({"file": {"game": "heat", "seats": ["A", "B"], "tracks": ["usa"], "races": [], "corrections": [1]}}, 400),
        ({"file": {"game": "heat", "seats": ["A"] * 40, "tracks": ["usa"], "races": []}}, 400),
    ],
)
def test_what_can_not_be_raced_is_refused(door: Door, change: dict[str, Any], status: int) -> None:
    answer = door.visitor("Ana").post("/cups", {**SHORT, **change})
    assert answer.status_code == status, answer.text
    if status != 201:
        refusal(answer)


def test_wrong_wishes_change_nothing(door: Door) -> None:
    ana = door.visitor("Ana")
    id = made(ana)["id"]
    before = look(ana, id)["log"]
    for body in ({}, {"id": "1", "do": "win"}, {"id": "", "do": "enter"}, {"id": "1", "do": "enter", "x": 1}, [], "x"):
        assert ana.post(f"/cups/{id}/commands", body).status_code == 422
    for do in ("correct", "annul", "replace"):
        assert refused(ana, id, do, place="1", race=1, points=1, reason="x") == "cup_not_started"
    assert ana.browser.put(f"/api/cups/{id}", json={}).status_code == 405
    assert ana.browser.delete("/api/cups").status_code == 405
    assert look(ana, id)["log"] == before


def test_wishes_have_limits(tmp_path: Path) -> None:
    with open_door(tmp_path, limits=True) as door:
        ana = door.visitor("Ana")
        codes = {ana.post("/cups", {**SHORT, "game": "chess"}).status_code for _ in range(40)}
        assert codes == {400, 429}


def test_penalties_of_thunder_alley_are_the_books(door: Door) -> None:
    """TA-11.3.2: whoever is missing is driven by a substitute, and loses 5 points."""
    ana = door.visitor("Ana")
    options = {"laps": 1, "cars": 1}
    id = made(ana, game="thunder", tracks=["halfmile_bowl"], options=options, entrants=[{"bot": "pilot"}])["id"]
    done(ana, id, "enter")
    done(ana, id, "start")
    cup = finished(ana, id)
    (race,) = cup["results"]
    absent = race["absent"]
    (own,) = absent
    raw = ana.get(f"/tables/{race['table']}/record").json()["result"]["scores"]
    assert race["scores"] == {team: score - (5 if team == own else 0) for team, score in raw.items()}


@pytest.mark.parametrize(("game", "track"), [("scrap", "A"), ("speed", "speed")])
def test_every_game_has_championships(door: Door, game: str, track: str) -> None:
    """Where the rulebook has no points by place, ours count."""
    ana = door.visitor("Ana")
    id = made(ana, game=game, tracks=[track], options=QUICK[game], entrants=[{"bot": "pilot"}])["id"]
    done(ana, id, "enter")
    done(ana, id, "start")
    (race,) = finished(ana, id)["results"]
    assert race["scores"] == {key: {1: 10, 2: 7}[rank] for key, rank in race["ranks"].items()}


def test_a_place_is_given_once_whoever_asks_where(store: Store) -> None:
    """Servers that share a store: of many who enter at once as many get in as there are places."""
    now: Any = SimpleNamespace(now=lambda: 5.0, follow=None)
    servers = [Championships(store, now) for _ in range(3)]
    about = checked({**SHORT, "form": "season", "most": 4, "entrants": []})
    with store.engine.begin() as connection:
        row = Row("c1", "abcdef", "ana", "open", False, 1.0, None)
        connection.execute(insert(CHAMPIONSHIPS).values(row._asdict()))
        put(connection, "c1", 0, Line("made", 1.0, "ana", values=about))

    def enter(number: int) -> bool:
        name = f"Driver {'abcdefghij'[number]}"
        decide = lambda cup, at: cup.decide("enter", {"name": name}, f"p{number}", f"c{number}", at)  # noqa: E731
        try:
            servers[number % 3]._write_now("c1", decide)
        except TableError as error:
            if error.code != "cup_full":
                raise
            return False
        return True

    with ThreadPoolExecutor(10) as pool:
        entered = list(pool.map(enter, range(10)))
    assert sum(entered) == 4
    with store.engine.begin() as connection:
        cup = read(connection, "c1")
    assert len(cup.places) == 4
    assert {place.player for place in cup.places.values()} == {f"p{n}" for n, there in enumerate(entered) if there}


def test_a_championship_outlives_its_server(url: str, tmp_path: Path) -> None:
    """On SQLite it is started again, on PostgreSQL another one goes on: every race is run once."""
    nursery = Nursery()
    servers = [Running(nursery, url, tmp_path / f"{number}.log") for number in range(2 if "postgres" in url else 1)]
    for server in servers:
        server.start()
    for server in servers:
        server.wait()
    with httpx.Client(base_url=f"{servers[0].url}/api", timeout=PATIENCE) as ana:
        while (made := ana.post("/cups", json={**SHORT, "tracks": ["usa", "italy"]})).status_code == 503:
            pass
        id = made.json()["id"]
        for do in ("enter", "start"):
            ana.post(f"/cups/{id}/commands", json={"id": do, "do": do}).raise_for_status()
        wait_until(lambda: len(ana.get(f"/cups/{id}").json()["results"]) >= 1, "the first race")
    servers[0].kill()
    if len(servers) == 1:
        servers[0].start()
        servers[0].wait()
    with httpx.Client(base_url=f"{servers[-1].url}/api", timeout=PATIENCE) as ben:
        wait_until(lambda: ben.get(f"/cups/{id}").json()["status"] == "over", "the end of the championship")
        cup = ben.get(f"/cups/{id}").json()
    assert [race["number"] for race in cup["results"]] == [1, 2]
    assert [line["do"] for line in cup["log"]].count("raced") == 2
    assert len({race["table"] for race in cup["results"]}) == 2
    for server in servers[1:] or servers:
        server.stop()
    nursery.close()
