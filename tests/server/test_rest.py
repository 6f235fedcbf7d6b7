"""What can be asked for over HTTP, as people and programs ask for it."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from paddock.bots import BOTS
from paddock.errors import PaddockError, UnknownGame
from paddock.games import GAMES, game
from paddock.notation.fair import statements
from paddock.race import Race
from paddock.server import limits as server_limits
from paddock.server.ledger import Budget
from paddock.server.messages import LARGEST
from paddock.server.table import PHRASES
from paddock.words import LANGUAGES
from tests.server.visitors import (
    QUICK,
    Door,
    Visitor,
    choices,
    open_door,
    raced,
    refusal,
    seats_of,
    started,
    wait_for,
    wait_until_over,
)
from tests.waiting import wait_until

#: A race of which nothing but its seats is known: it is dealt anew.
RECORD: dict[str, Any] = {"game": "heat", "rules": game("heat").version, "seats": ["A", "B"], "moves": []}

# Who you are


def test_who_was_never_here_gets_a_cookie_that_no_script_can_read(door: Door) -> None:
    answer = door.visitor().get("/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # this server speaks HTTP
    assert answer.json()["name"].startswith("Guest ")
    assert answer.json()["program"] is False


def test_over_https_the_cookie_stays_there(tmp_path: Path) -> None:
    with open_door(tmp_path, secure=True) as door:
        assert "secure" in door.visitor().get("/me").headers["set-cookie"].lower()


def test_a_cookie_is_given_once(ana: Visitor) -> None:
    first, second = ana.get("/me"), ana.get("/me")
    assert first.json() == second.json()
    assert "set-cookie" not in first.headers


def test_a_new_name_is_cleaned_and_leaves_the_person_the_same(ana: Visitor) -> None:
    before = ana.who
    answer = ana.browser.put("/api/me", json={"name": "  Ana\n\u202eAlonso\u200b "})
    assert answer.json()["name"] == "Ana Alonso"
    assert ana.get("/me").json()["name"] == "Ana Alonso"
    assert ana.who == before


@pytest.mark.parametrize("name", ["", "\u200b", "x" * 31, "x" * 1000, None, 7])
def test_a_name_that_can_not_be_shown_is_refused(ana: Visitor, name: Any) -> None:
    refusal(ana.browser.put("/api/me", json={"name": name}))
    assert ana.get("/me").json()["name"] == "Ana"


@pytest.mark.parametrize("cookie", ["nonsense", "WyJhIiwiYiJd.forged", "x" * 5000])
def test_a_cookie_that_we_did_not_sign_makes_nobody(door: Door, ana: Visitor, cookie: str) -> None:
    forger = door.visitor()
    forger.browser.cookies.set("paddock", cookie)
    answer = forger.get("/me")
    assert answer.json()["you"] != ana.who
    assert "set-cookie" in answer.headers


def test_what_others_call_you_does_not_let_them_act_as_you(ana: Visitor, door: Door) -> None:
    table = ana.open()
    shown = json.dumps(ana.look(table))
    assert ana.who in shown
    assert door.house.store.load(table).header.host not in shown


# Games


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_tell_what_can_be_chosen(ana: Visitor, language: str) -> None:
    told = ana.get("/games", language=language).json()
    assert set(told["games"]) == set(GAMES)
    assert told["bots"] == sorted(BOTS)
    assert told["phrases"] == list(PHRASES)
    for name, about in told["games"].items():
        assert about["title"] == game(name).say("game.title", language=language)
        assert about["options"] == json.loads(json.dumps(dict(game(name).defaults)))
        assert about["usual"] in about["seats"]


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_can_forbid_a_move_has_its_sentence(ana: Visitor, name: str) -> None:
    english, greek = (ana.get(f"/games/{name}/rules", language=language).json() for language in ("en", "el"))
    assert set(english) == set(greek) == set(game(name).rules.refusals)
    assert all(english.values())
    assert english != greek


def test_a_track_has_a_picture(ana: Visitor) -> None:
    (first, *_) = ana.get("/games").json()["games"]["heat"]["tracks"]
    answer = ana.get(f"/games/heat/tracks/{first}.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.lstrip().startswith("<")


@pytest.mark.parametrize("path", ["/games/heat/tracks/nowhere.svg", "/games/speed/tracks/usa.svg"])
def test_a_track_that_is_not_there_has_none(ana: Visitor, path: str) -> None:
    answer = ana.get(path)
    assert answer.status_code == 404
    refusal(answer)


def test_a_game_that_is_not_there_is_refused(ana: Visitor) -> None:
    assert refusal(ana.get("/games/ludo/rules"))["code"] == "unknown_game"


# Opening a table


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_opened_for_every_game(ana: Visitor, name: str) -> None:
    made = ana.post("/tables", {"game": name})
    assert made.status_code == 201
    told = made.json()
    assert told["status"] == "open"
    assert told["table"]["host"] == ana.who
    assert len(told["table"]["seats"]) == game(name).usual
    assert ana.look(told["table"]["id"])["table"] == told["table"]


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        ({"game": "ludo"}, "unknown_game", 400),
        ({"game": "heat", "seats": 40}, "not_seats", 400),
        ({"game": "heat", "options": {"lapz": 3}}, "unknown_option", 400),
        ({"game": "heat", "options": {"laps": 99}}, "not_a_number", 400),
        ({"game": "heat", "options": {"laps": 10**30}}, "not_a_number", 400),
        ({"game": "heat", "options": {"track": 7}}, "no_track", 400),
        ({"game": "heat", "options": {"track": {"title": "No road"}}}, "track_missing", 400),
        ({"game": "heat", "options": {"grid": ["A"]}}, "not_a_grid", 400),
        ({"game": "heat", "options": {"handicap": {"Z": 1}}}, "not_a_choice", 400),
        ({"game": "speed", "options": {"wild_map": []}}, "not_a_choice", 400),
        ({"game": "speed", "options": {"variant": {"hand": 6}}}, None, 400),
        ({"game": "thunder", "options": {"box": {"points": []}}}, "box_length", 400),
        ({"game": "heat", "options": {"garage": "basic"}}, "not_at_a_table", 409),
        ({"game": "heat", "options": {"mulligan": True}}, "not_at_a_table", 409),
        ({"game": "heat", "options": {"seed": 1}}, "not_an_option", 409),
        ({"game": "heat", "options": {"folder": "/"}}, "not_an_option", 409),
        ({"game": "heat", "options": {"chance": []}}, "not_an_option", 409),
        ({"game": "heat", "options": {"self": 1}}, "not_an_option", 409),
        ({"game": "heat", "pace": {"kind": "live"}}, "bad_pace_value", 409),
        ({"game": "heat", "pace": {"kind": "live", "bank": 1e9}}, "bad_pace_value", 409),
        ({"game": "heat", "pace": {"kind": "hasty"}}, "bad_request", 422),
        ({"game": "heat", "pause": -1}, "bad_request", 422),
        ({"game": "heat", "pause": 3600}, "bad_request", 422),
        ({"game": "heat", "options": []}, "bad_request", 422),
        ({"game": "heat", "colour": "red"}, "bad_request", 422),
        ({"game": "heat", "start": {"table": "nowhere", "moves": 1}}, "no_table", 404),
        ({"record": {}}, "key_missing", 400),
        ({"record": {**RECORD, "surprise": 1}}, "unknown_key", 400),
        ({"record": {**RECORD, "position": {}}}, "unknown_key", 400),
        ({"record": {**RECORD, "rules": 0}}, "other_rules", 400),
        ({"record": {**RECORD, "seats": ["Ana", "B"]}}, "not_seats", 400),
        ({"record": {**RECORD, "seats": 2}}, "not_seats", 400),
        ({"record": {**RECORD, "game": "chess"}}, "unknown_game", 400),
        ({"record": {**RECORD, "moves": [{"A": "gear 4"}]}}, "bad_move", 400),
        ({"record": {**RECORD, "moves": [7]}}, "not_a_move", 400),
        ({"record": {**RECORD, "chance": ["nothing"]}}, "unknown_outcome", 400),
    ],
)
def test_a_table_that_can_not_be_raced_at_is_refused_before_it_is_opened(
    ana: Visitor, door: Door, body: dict[str, Any], code: str | None, status: int
) -> None:
    before = door.house.store.ids()
    answer = ana.post("/tables", body)
    told = refusal(answer)
    assert answer.status_code == status
    assert code in (None, told["code"])
    assert door.house.store.ids() == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"7",
        b"null",
        b'{"game": "heat", "options": {"track": "\\ud800"}}',
        b'{"game": "heat", "options": {"\\ud800": 1}}',
        b'{"game": "heat", "options": {"track": "\\u0000"}}',
        b'{"start": {"table": "\\u0000", "moves": 1}}',
        b'{"game": "heat", "\\ud800": 1}',
        b'"\\ud800"',
        b'{"game": "heat", "options": {"laps": NaN}}',
        b'{"game": "heat", "options": {"laps": 1' + b"0" * 5000 + b"}}",
        b'{"game": "heat", "options": {"track": ' + b"[" * 900 + b"]" * 900 + b"}}",
        b'{"game": "heat", "options": {"track": ' + b"[" * 20_000 + b"]" * 20_000 + b"}}",
    ],
)
def test_a_body_that_makes_no_sense_is_refused(ana: Visitor, body: bytes) -> None:
    answer = ana.browser.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    refusal(answer)


def test_a_track_may_be_given_whole(ana: Visitor) -> None:
    load = game("heat").tracks.load
    assert load is not None
    track = {**load("usa", None).as_document(), "name": "mine", "title": "My road", "laps": 3}
    table = ana.open(options={"track": track})
    assert ana.look(table)["table"]["options"]["track"] == json.loads(json.dumps(track))
    ana.do(table, "start", bot="pilot")


@pytest.mark.parametrize(("name", "option"), [("heat", "track"), ("speed", "variant"), ("thunder", "box")])
def test_a_file_is_not_read_for_who_asks_over_the_network(
    ana: Visitor, tmp_path: Path, name: str, option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('title = "a secret word"')
    monkeypatch.chdir(tmp_path)
    said = []
    for named in (str(file), "mine.toml", "./mine.toml", str(tmp_path / "none.toml"), "../mine.toml", "/dev/stdin"):
        answer = ana.post("/tables", {"game": name, "options": {option: named}})
        assert answer.status_code == 400
        assert "secret" not in answer.text
        said.append(refusal(answer)["sentence"].replace(named, "*"))
    assert len(set(said)) == 1  # nobody can learn which files there are


def test_the_lobby_shows_the_tables_that_are_listed(ana: Visitor, eve: Visitor) -> None:
    shown, hidden = ana.open(listed=True), ana.open()
    found = {told["table"]["id"]: told for told in eve.get("/tables").json()}
    assert found[shown]["status"] == "open"
    assert hidden not in found


def test_a_race_that_is_over_leaves_the_lobby(ana: Visitor, eve: Visitor) -> None:
    table = raced(ana, listed=True)
    # The mark is written behind the last line.
    wait_until(lambda: table not in {told["table"]["id"] for told in eve.get("/tables").json()}, "a lobby without it")


def test_a_code_leads_to_its_table(ana: Visitor, eve: Visitor) -> None:
    table = ana.open()
    code = ana.look(table)["table"]["code"]
    assert eve.get(f"/codes/{code.upper()}").json() == {"id": table}
    answer = eve.get("/codes/zzzzzz")
    assert answer.status_code == 404
    assert refusal(answer)["code"] == "no_code"


def test_a_table_that_nobody_may_watch_is_seen_by_who_races(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben, watched=False)
    assert ana.look(table)
    assert ben.look(table)
    for path in ("", "/replay", "/record", "/stream", "/preview?seat=A&move=gear%201"):
        answer = eve.browser.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 403
        assert refusal(answer)["code"] == "not_watched"


def test_before_the_race_whoever_has_the_link_may_look_and_sit_down(ana: Visitor, ben: Visitor) -> None:
    table = ana.open(watched=False)
    assert ben.look(table)["state"]["status"] == "open"
    ben.do(table, "sit", "B")
    ana.do(table, "start", bot="pilot")
    assert ben.look(table)["state"]["status"] == "racing"


def test_who_may_not_look_may_not_speak(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben, watched=False)
    assert eve.refused(table, "say", text="I am here") == "not_watched"


def test_a_table_that_is_not_there_is_refused(ana: Visitor) -> None:
    for path in ("", "/replay", "/record", "/stream", "/preview?seat=A&move=gear%201"):
        answer = ana.browser.get(f"/api/tables/nowhere{path}")
        assert answer.status_code == 404
        assert refusal(answer)["code"] == "no_table"
    assert ana.refused("nowhere", "sit", "A") == "no_table"


def test_the_own_tables_are_found_again(ana: Visitor, ben: Visitor) -> None:
    table = started(ana)
    assert [told["table"]["id"] for told in ana.get("/mine").json()] == [table]
    assert ben.get("/mine").json() == []


# At the table


def test_seats_are_taken_left_filled_and_emptied(ana: Visitor, ben: Visitor) -> None:
    table = ana.open(seats=3)
    ben.do(table, "sit", "B")
    assert ana.state(table)["chairs"]["B"]["name"] == "Ben"
    assert ana.refused(table, "sit", "B") == "seat_taken"
    assert ana.refused(table, "fill", "B", bot="random") == "seat_taken"
    assert ben.refused(table, "fill", "C", bot="random") == "not_host"
    assert ana.refused(table, "fill", "C", bot="nobody") == "unknown_bot"
    ana.do(table, "fill", "C", bot="random")
    assert ben.state(table)["chairs"]["C"] == {"bot": "random"}
    ana.do(table, "empty", "C")
    assert ana.refused(table, "empty", "C") == "seat_free"
    ana.do(table, "empty", "B")
    assert ben.refused(table, "leave", "B") == "not_your_seat"
    ben.do(table, "sit", "C", name="Benjamin")
    assert ana.state(table)["chairs"]["C"]["name"] == "Benjamin"
    ben.do(table, "leave", "C")
    assert ana.state(table)["chairs"] == {"A": {}, "B": {}, "C": {}}
    assert ana.refused(table, "sit", "Z") == "unknown_seat"


def test_a_race_starts_when_the_host_says_so(ana: Visitor, ben: Visitor) -> None:
    table = ana.open()
    ana.do(table, "sit", "A")
    assert ana.refused(table, "move", "A", move="gear 1") == "not_started"
    assert ana.refused(table, "start") == "seats_free"
    assert ben.refused(table, "start", bot="pilot") == "not_host"
    ana.do(table, "start", bot="pilot")
    assert ana.state(table)["status"] == "racing"
    assert ana.refused(table, "start", bot="pilot") == "started_already"
    assert ben.refused(table, "sit", "B") == "started_already"


def test_a_move_is_made_by_whose_seat_it_is(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben)
    move = ana.state(table)["choices"][0]["move"]
    assert ben.refused(table, "move", "A", move=move) == "not_your_seat"
    assert eve.refused(table, "move", "A", move=move) == "not_your_seat"
    ana.do(table, "move", "A", move=move)
    assert eve.state(table).get("choices", []) == []


def test_a_move_that_a_rule_forbids_is_refused_with_the_rule(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    state = ana.state(table)
    move, rule = next(iter(state["refusals"].items()))
    answer = ana.ask(table, "move", "A", move=move)
    told = refusal(answer)
    assert answer.status_code == 409
    assert told["rule"] == rule
    assert rule in told["sentence"]
    assert told["values"]["seat"] == "A"
    assert refusal(ana.ask(table, "move", "A", move="fly to the moon"))["code"] == "unknown_verb"
    assert ana.state(table) == state


def test_a_choice_is_taken_back_as_long_as_nobody_has_seen_it(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    assert ana.refused(table, "undo", "A") == "nothing_to_undo"
    before = ana.state(table)
    ana.do(table, "move", "A", move="gear 2")
    assert ana.state(table)["view"] != before["view"]
    assert ben.refused(table, "undo", "A") == "not_your_seat"
    ana.do(table, "undo", "A")
    assert ana.state(table)["view"] == before["view"]


def test_a_command_that_comes_twice_acts_once(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    said = ana.look(table)["seen"]
    command = {"id": "once", "do": "say", "text": "Hello"}
    first, second = (ana.post(f"/tables/{table}/commands", command) for _ in range(2))
    assert first.json() == second.json() == {"type": "ack", "id": "once", "seen": said + 1}
    assert ben.post(f"/tables/{table}/commands", command).json()["type"] == "ack"  # another person's id is another
    assert ana.look(table)["seen"] == said + 2


def test_a_choice_that_was_made_too_early_is_refused(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    seen = ana.look(table)["seen"]
    ana.do(table, "move", "A", move="gear 2", seen=seen)
    assert ana.refused(table, "move", "A", move="gear 1", seen=seen) == "stale"


def test_everybody_hears_what_is_said(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben)
    eve.do(table, "say", text=" Go,\u202e Ana!\n")
    ben.do(table, "say", "B", phrase="good_luck")
    assert ben.refused(table, "say", "A", text="I am Ana") == "not_your_seat"
    assert ana.refused(table, "say", text="\u200b") == "bad_text"
    assert ana.refused(table, "say", phrase="boo") == "unknown_phrase"
    assert ana.refused(table, "say", text="x" * 301) == "bad_message"
    frames = ana.get(f"/tables/{table}/replay").json()["frames"]
    said = [event for frame in frames for event in frame["events"] if event["name"] == "said"]
    assert [(event["values"].get("text"), event["values"].get("phrase")) for event in said] == [
        ("Go, Ana!", None),
        (None, "good_luck"),
    ]
    assert said[0]["values"]["name"] == "Eve"
    assert said[0]["values"]["who"] == eve.who


def test_whom_the_host_sends_away_stays_away(ana: Visitor, ben: Visitor) -> None:
    table = ana.open()
    ben.do(table, "sit", "B")
    assert ben.refused(table, "kick", who=ana.who) == "not_host"
    assert ana.refused(table, "kick", who=ana.who) == "cannot_kick"
    ana.do(table, "kick", who=ben.who)
    assert ana.state(table)["chairs"]["B"] == {}
    assert ben.refused(table, "sit", "B") == "kicked"
    assert ben.refused(table, "say", text="Why?") == "kicked"
    assert ben.get(f"/tables/{table}").status_code == 403


def test_in_the_race_a_bot_drives_for_who_was_sent_away(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    ana.do(table, "kick", who=ben.who, bot="random")  # whoever the host would like to drive
    chair = ana.state(table)["chairs"]["B"]
    assert (chair["bot"], chair["away"]) == ("pilot", "kicked")
    assert ben.refused(table, "back", "B") == "kicked"


def test_a_bot_drives_for_who_is_away_until_they_are_back(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    assert ana.refused(table, "back", "A") == "not_away"
    ana.do(table, "away", "A", bot="pilot")
    assert ana.refused(table, "away", "A") == "away_already"
    assert ana.refused(table, "move", "A", move="gear 1") == "bot_drives"
    state = wait_for(ben, table, lambda state: state["deciding"] == ["B"])
    assert state["chairs"]["A"]["away"] == "left"
    ana.do(table, "back", "A")
    assert "bot" not in ana.state(table)["chairs"]["A"]


def test_who_resigns_does_not_come_back(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    ana.do(table, "resign", "A")
    assert ana.refused(table, "back", "A") == "out_for_good"
    assert ana.refused(table, "resign", "A") == "away_already"
    assert ben.state(table)["chairs"]["A"]["away"] == "resigned"


def test_who_leaves_in_the_race_leaves_it_to_a_bot(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    ben.do(table, "leave", "B")
    assert ana.state(table)["chairs"]["B"]["bot"] == "pilot"
    ben.do(table, "back", "B")


def test_nobody_can_let_the_others_wait_for_ever(tmp_path: Path) -> None:
    with open_door(tmp_path) as door:
        ana, ben, eve = door.visitor("Ana"), door.visitor("Ben"), door.visitor("Eve")
        table = started(ana, ben)
        assert eve.refused(table, "relieve", "B") == "no_seat"
        assert ana.refused(table, "relieve", "B") == "patience"
        door.house.hall.now = lambda: time.time() + 200.0
        ana.do(table, "relieve", "B")
        chair = ana.state(table)["chairs"]["B"]
        assert (chair["bot"], chair["away"]) == ("pilot", "slow")
        assert ana.refused(table, "relieve", "B") == "nothing_to_relieve"


def test_a_table_does_not_know_other_words(ana: Visitor) -> None:
    table = ana.open()
    assert ana.refused(table, "fly") == "unknown_command"


# When it is over


@pytest.mark.parametrize("name", GAMES)
def test_a_record_holds_the_whole_race_and_was_dealt_fairly(ana: Visitor, name: str) -> None:
    table = started(ana, game=name)
    commitment = ana.look(table)["table"]["commitment"]
    answer = ana.get(f"/tables/{table}/record")
    assert answer.status_code == 404
    assert refusal(answer)["code"] == "no_replay"
    (seat, *_) = seats_of(ana, table)
    ana.do(table, "resign", seat)
    state = wait_until_over(ana, table)
    document = ana.get(f"/tables/{table}/record").json()
    assert all(each.holds is not False for each in statements(document))
    assert document["fair"] == {"version": 1, "table": table, "commitment": commitment, "secret": state["secret"]}
    assert document["result"] == state["result"]
    doctored = {**document, "fair": {**document["fair"], "secret": "00" * 32}}
    assert "secret" in [each.name for each in statements(doctored) if each.holds is False]


def test_a_race_that_is_over_changes_no_more(ana: Visitor) -> None:
    table = raced(ana)
    seen = ana.look(table)["seen"]
    for do, values in (("resign", {}), ("away", {}), ("back", {}), ("relieve", {})):
        assert ana.refused(table, do, "A", **values) == "race_over"
    assert ana.look(table)["seen"] == seen


def test_the_same_people_race_again(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben)
    assert ana.refused(table, "rematch") == "not_over_for_rematch"
    ana.do(table, "resign", "A")
    ben.do(table, "resign", "B")
    wait_until_over(ana, table)
    assert eve.refused(table, "rematch") == "no_seat"
    ben.do(table, "rematch")
    assert ana.refused(table, "rematch") == "rematch_already"
    again = ana.state(table)["rematch"]
    chairs = ana.state(again)["chairs"]
    assert [chairs[seat]["name"] for seat in ("A", "B")] == ["Ana", "Ben"]
    assert ana.look(again)["table"]["host"] == ben.who
    assert ana.look(again)["table"]["code"] != ana.look(table)["table"]["code"]
    assert ana.look(again)["table"]["commitment"] != ana.look(table)["table"]["commitment"]
    ben.do(again, "start")


def test_who_was_sent_away_has_no_seat_in_the_rematch(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben, options={"laps": 1})
    ana.do(table, "kick", who=ben.who)
    ana.do(table, "resign", "A")
    wait_until_over(ana, table)
    ana.do(table, "rematch")
    chairs = ana.state(ana.state(table)["rematch"])["chairs"]
    assert chairs["A"]["name"] == "Ana"
    assert chairs["B"] == {"bot": "pilot"}


@pytest.mark.parametrize("name", GAMES)
def test_a_race_goes_on_from_a_moment_of_another(ana: Visitor, name: str) -> None:
    table = raced(ana, game=name)
    moves = ana.get(f"/tables/{table}/record").json()["moves"]
    made = ana.post("/tables", {"start": {"table": table, "moves": 10}})
    assert made.status_code == 201, made.text
    again = made.json()["table"]["id"]
    assert made.json()["table"]["game"] == name
    ana.do(again, "start", bot="pilot")
    wait_until_over(ana, again)
    assert ana.get(f"/tables/{again}/record").json()["moves"][:10] == moves[:10]


def test_a_race_that_was_raced_elsewhere_goes_on_here(ana: Visitor) -> None:
    record = Race("heat", 2, seed=3, laps=1).record()
    race = Race.from_record(record)
    for _ in range(12):
        seat = race.pending[0]
        race.play(seat, race.legal(seat)[0])
    record = json.loads(json.dumps(race.record()))
    made = ana.post("/tables", {"record": record})
    assert made.status_code == 201, made.text
    again = made.json()["table"]
    assert again["begins"] == {"how": "replay", "moves": 12}
    ana.do(again["id"], "start", bot="pilot")
    wait_until_over(ana, again["id"])
    assert ana.get(f"/tables/{again['id']}/record").json()["moves"][:12] == record["moves"]


def test_a_race_that_is_on_can_not_be_gone_on_with_elsewhere(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    assert refusal(ana.post("/tables", {"start": {"table": table, "moves": 1}}))["code"] == "no_replay"


def test_an_example_of_the_rules_is_tried_by_its_name(ana: Visitor) -> None:
    made = ana.post("/tables", {"game": "heat", "example": "slipstream"})
    assert made.status_code == 201, made.text
    answer = ana.post("/tables", {"game": "heat", "example": "shortcut"})
    assert answer.status_code == 404
    assert refusal(answer)["code"] == "no_example"
    assert "slipstream" in refusal(answer)["sentence"]


# Replays and previews


def steps(visitor: Visitor, table: str, **asked: Any) -> list[dict[str, Any]]:
    """All steps of a replay, some at a time."""
    found: list[dict[str, Any]] = []
    while True:
        told = visitor.get(f"/tables/{table}/replay", since=len(found), most=7, **asked).json()
        assert told["since"] == len(found)
        found += told["frames"]
        if len(found) == told["of"]:
            return found


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_tells_what_the_viewer_was_told(ana: Visitor, ben: Visitor, eve: Visitor, name: str) -> None:
    table = started(ana, ben, game=name)
    first, second = seats_of(ana, table)
    for _ in range(12):
        for visitor, seat in ((ana, first), (ben, second)):
            for move in choices(visitor, table)[:1]:
                visitor.do(table, "move", seat, move=move)
    wait_for(eve, table, lambda state: "pause" not in state)
    for visitor, seat in ((ana, first), (ben, second), (eve, None)):
        own = steps(visitor, table, **({} if seat is None else {"seat": seat}))
        with visitor.wire(table, since=0, **({} if seat is None else {"seat": seat})) as wire:
            told = wire.until("events")["events"]
        assert [event for frame in own for event in frame["events"]] == told
        assert own[-1]["view"] == visitor.state(table)["view"]
    for visitor, seat in ((ana, second), (ben, first), (eve, first)):
        assert refusal(visitor.get(f"/tables/{table}/replay", seat=seat))["code"] == "not_your_seat"


def test_a_replay_holds_nothing_hidden(ana: Visitor, ben: Visitor, eve: Visitor, door: Door) -> None:
    table = started(ana, ben)
    before = steps(eve, table), steps(ben, table, seat="B")
    ana.do(table, "move", "A", move="gear 2")
    assert (steps(eve, table), steps(ben, table, seat="B")) == before
    told = json.dumps([steps(eve, table), steps(ana, table, seat="A")])
    assert door.house.store.key(table).hex() not in told
    assert '"chance"' not in told


def test_when_it_is_over_everybody_may_see_it_with_any_eyes(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = raced(ana, ben)
    with_eyes_of = {seat: steps(eve, table, seat=seat) for seat in ("A", "B")}
    assert with_eyes_of["A"] == steps(ana, table, seat="A")
    assert with_eyes_of["A"] != with_eyes_of["B"]
    assert refusal(eve.get(f"/tables/{table}/replay", seat="Z"))["code"] == "unknown_seat"


def test_a_replay_has_texts_in_the_language_asked_for(ana: Visitor) -> None:
    table = raced(ana)
    spoken = {language: json.dumps(steps(ana, table, language=language)) for language in ("en", "pl")}
    assert spoken["en"] != spoken["pl"]
    assert '"text"' not in json.dumps(steps(ana, table))


def test_a_preview_tells_what_a_move_would_bring_and_changes_nothing(ana: Visitor, ben: Visitor, eve: Visitor) -> None:
    table = started(ana, ben)
    before = ana.look(table)
    asked = {"seat": "A", "move": "gear 2", "language": "en"}
    answer = ana.get(f"/tables/{table}/preview", **asked)
    assert answer.json()["type"] == "answer"
    assert answer.json()["preview"]
    assert answer.json()["text"]
    assert ana.look(table) == before
    assert refusal(ben.get(f"/tables/{table}/preview", **asked))["code"] == "not_your_seat"
    assert refusal(eve.get(f"/tables/{table}/preview", **asked))["code"] == "not_your_seat"
    for move in ("fly", "gear 4", ""):
        refusal(ana.get(f"/tables/{table}/preview", seat="A", move=move))
    assert refusal(ana.get(f"/tables/{ana_seated(ana)}/preview", **asked))["code"] == "not_started"


def ana_seated(ana: Visitor) -> str:
    table = ana.open()
    ana.do(table, "sit", "A")
    return table


# Tokens


def test_a_token_is_shown_once_and_kept_as_a_hash(ana: Visitor, door: Door) -> None:
    made = ana.post("/tokens", {"name": "Robo"})
    assert made.status_code == 201
    token = made.json()["token"]
    assert door.visitor(token=token).get("/me").json()["name"] == "Robo"
    listed = ana.get("/tokens").json()
    assert [(kept["id"], kept["name"]) for kept in listed] == [(made.json()["id"], "Robo")]
    assert "token" not in listed[0]
    for file in door.database.parent.iterdir():
        assert token.encode() not in file.read_bytes()


def test_a_program_is_a_player_of_its_own(ana: Visitor, ben: Visitor, door: Door) -> None:
    robo = door.visitor(token=ana.post("/tokens", {"name": "Robo"}).json()["token"])
    assert robo.who != ana.who
    assert robo.get("/me").json()["program"] is True
    table = started(ana, robo)
    robo.do(table, "move", "B", move="gear 1")
    assert ana.refused(table, "move", "B", move="gear 1") == "not_your_seat"
    assert ana.state(table)["chairs"]["B"]["name"] == "Robo"


def test_a_token_does_what_it_is_for(ana: Visitor, door: Door) -> None:
    table, over = ana.open(), raced(ana)
    reader, driver = (
        door.visitor(token=ana.post("/tokens", {"name": scope, "scopes": [scope]}).json()["token"])
        for scope in ("read", "play")
    )
    assert reader.look(table)
    assert reader.refused(table, "sit", "A") == "no_scope"
    assert reader.post("/tables", {"game": "heat"}).status_code == 403
    driver.do(table, "sit", "A")
    for path in (f"/tables/{table}", f"/tables/{table}/replay", f"/tables/{over}/record", "/mine"):
        answer = driver.get(path)
        assert answer.status_code == 403
        assert refusal(answer)["code"] == "no_scope"
    assert refusal(driver.get(f"/tables/{table}/stream"))["code"] == "no_scope"
    assert refusal(driver.post("/tables", {"start": {"table": over, "moves": 1}}))["code"] == "no_scope"


def test_a_program_makes_no_tokens_and_takes_no_other_name(ana: Visitor, door: Door) -> None:
    robo = door.visitor(token=ana.post("/tokens", {"name": "Robo"}).json()["token"])
    assert refusal(robo.post("/tokens", {"name": "Son of Robo"}))["code"] == "no_scope"
    assert refusal(robo.browser.put("/api/me", json={"name": "Ana"}))["code"] == "no_scope"


def test_a_token_that_was_dropped_is_void(ana: Visitor, ben: Visitor, door: Door) -> None:
    made = ana.post("/tokens", {"name": "Robo"}).json()
    robo = door.visitor(token=made["token"])
    assert robo.get("/me").status_code == 200
    assert ben.browser.delete(f"/api/tokens/{made['id']}").status_code == 404  # it is not his
    assert ana.browser.delete(f"/api/tokens/{made['id']}").status_code == 204
    answer = robo.get("/me")
    assert answer.status_code == 401
    assert refusal(answer)["code"] == "bad_token"
    assert refusal(ana.browser.delete(f"/api/tokens/{made['id']}"))["code"] == "no_token"


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x", "scopes": []}, {"name": "x", "scopes": ["rule"]}, {}])
def test_a_token_that_makes_no_sense_is_refused(ana: Visitor, body: dict[str, Any]) -> None:
    assert refusal(ana.post("/tokens", body))["code"] in ("bad_request", "bad_name")
    assert ana.get("/tokens").json() == []


def test_nobody_has_too_many_tokens(ana: Visitor) -> None:
    for number in range(20):
        assert ana.post("/tokens", {"name": f"Robo {number}"}).status_code == 201
    assert refusal(ana.post("/tokens", {"name": "one more"}))["code"] == "too_many_tokens"


# Defences


@pytest.mark.parametrize("path", ["/api", "/api/me", "/api/tables/nowhere", "/healthz", "/nowhere"])
def test_every_answer_says_what_a_page_may_do(ana: Visitor, path: str) -> None:
    headers = ana.browser.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "object-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # the rules in a page are WebAssembly
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver.elsewhere.example"},
        {"Origin": "http://[broken"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_of_another_site_can_not_use_the_cookie(ana: Visitor, door: Door, headers: dict[str, str]) -> None:
    before = door.house.store.ids()
    for method, path, body in (
        ("POST", "/api/tables", {"game": "heat"}),
        ("PUT", "/api/me", {"name": "Eve"}),
        ("DELETE", "/api/tokens/x", None),
    ):
        answer = ana.browser.request(method, path, json=body, headers=headers)
        assert answer.status_code == 403
        assert refusal(answer)["code"] == "other_origin"
        assert answer.headers["x-frame-options"] == "DENY"
    assert door.house.store.ids() == before


def test_our_own_pages_can(ana: Visitor) -> None:
    headers = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    assert ana.browser.post("/api/tables", json={"game": "heat"}, headers=headers).status_code == 201


@pytest.mark.parametrize("known_length", [True, False])
def test_a_body_that_is_too_large_is_refused(ana: Visitor, known_length: bool) -> None:
    body = b'{"game": "heat", "options": {"track": "' + b"x" * LARGEST + b'"}}'
    content: Any = body if known_length else iter([body])
    answer = ana.browser.post("/api/tables", content=content, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert refusal(answer)["code"] == "too_large"


def test_a_body_that_is_just_small_enough_is_read(ana: Visitor) -> None:
    body = b'{"name": "Ana"' + b" " * (LARGEST - 15) + b"}"
    assert ana.browser.put("/api/me", content=body, headers={"Content-Type": "application/json"}).status_code == 200


@pytest.mark.parametrize(
    ("what", "ask"),
    [
        ("requests", lambda visitor: visitor.get("/games")),
        ("codes", lambda visitor: visitor.get("/codes/zzzzzz")),
        ("tables", lambda visitor: visitor.post("/tables", {"game": "heat"})),
        ("tokens", lambda visitor: visitor.post("/tokens", {"name": "Robo"})),
        ("people", lambda visitor: visitor.get("/me/data")),
        ("names", lambda visitor: visitor.browser.put("/api/me", json={"name": "Ana"})),
        ("previews", lambda visitor: visitor.get("/tables/nowhere/preview", seat="A", move="x")),
    ],
)
def test_an_address_that_asks_for_too_much_has_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, ask: Any
) -> None:
    monkeypatch.setitem(server_limits.PER_ADDRESS, what, Budget(3, 1e7))
    with open_door(tmp_path, limits=True) as door:
        visitor = door.visitor()
        answers = [ask(visitor) for _ in range(4)]
        assert [answer.status_code == 429 for answer in answers] == [False, False, False, True]
        assert refusal(answers[-1])["values"]["what"] == what


def test_what_takes_the_server_longer_costs_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(server_limits.PER_ADDRESS, "requests", Budget(12, 1e7))
    with open_door(tmp_path, limits=True) as door:
        assert [door.visitor().get("/tables").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_a_player_has_a_limit_wherever_they_come_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(server_limits.PER_PLAYER, "names", Budget(2, 1e7))
    with open_door(tmp_path, limits=True) as door:
        ana, ben = door.visitor("Ana"), door.visitor("Ben")
        for visitor in (ana, ben):
            answers = [visitor.browser.put("/api/me", json={"name": "Eve"}).status_code for _ in range(3)]
            assert answers == [200, 200, 429]


def test_who_only_looks_up_a_code_gets_no_cookie(door: Door) -> None:
    assert "set-cookie" not in door.visitor().get("/codes/zzzzzz").headers
    assert "set-cookie" not in door.visitor().get("/tables").headers


# Operating


def test_there_is_a_page_of_all_that_can_be_asked_for(ana: Visitor) -> None:
    document = ana.get("/openapi.json").json()
    page = ana.browser.get("/api").text
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert f"{method.upper()} {path}" in page
            assert operation["description"]
    assert "<script" not in page
    assert {"Snapshot", "Refusal", "Ack", "Events"} <= set(document["components"]["schemas"])


def test_the_messages_have_a_schema(ana: Visitor) -> None:
    schema = ana.get("/schema").json()
    assert {"FromClient", "FromServer", "Hello", "Snapshot", "Refusal"} <= set(schema["$defs"])


# Refusals


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_speaks_the_language_asked_for(ana: Visitor, language: str) -> None:
    known = ", ".join(GAMES)
    told = refusal(ana.post("/tables", {"game": "ludo"}, language=language))
    error: PaddockError = UnknownGame("unknown_game", name="ludo", known=known)
    assert told["sentence"] == error.sentence(language)
    assert told["values"] == {"name": "ludo", "known": known}


def test_a_language_that_we_do_not_speak_is_refused_in_english(ana: Visitor) -> None:
    table = ana.open()
    assert refusal(ana.get(f"/tables/{table}", language="tlh"))["code"] == "bad_request"
    assert refusal(ana.post("/tables", {"game": "ludo"}, language="tlh"))["sentence"].startswith("There is no game")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables/a/b", 404),
    ],
)
def test_what_is_not_there_is_refused_like_everything_else(ana: Visitor, method: str, path: str, status: int) -> None:
    answer = ana.browser.request(method, path)
    assert answer.status_code == status
    refusal(answer)


def test_a_table_comes_with_texts_in_the_language_asked_for(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    spoken = {language: ana.look(table, language=language)["state"]["choices"] for language in LANGUAGES}
    assert all(choice["text"] for choices in spoken.values() for choice in choices)
    assert spoken["en"] != spoken["el"]
    assert "text" not in ana.state(table)["choices"][0]


def test_options_of_short_races_are_kept(ana: Visitor) -> None:
    for name in GAMES:
        assert ana.look(ana.open(name))["table"]["options"] == QUICK[name]
