"""Fair deals: neither the server, nor the host, nor all players but one can choose or know the cards in advance."""

import hashlib
import itertools
import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paddock.errors import BadDocument, TableError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.notation.documents import dump
from paddock.notation.fair import ALONE, TOGETHER, deal_key, fingerprint, is_note, read_kept, statements
from paddock.notation.first import first_race
from paddock.server.messages import as_row, encode, snapshot
from paddock.server.seals import PATIENCE
from paddock.server.store import Store
from paddock.server.table import OPEN, OVER, RACING, Entry, Header, Table, who_is
from tests.server.test_table import KEY, Asker, drive, shown
from tests.server.visitors import QUICK, Door, Visitor, open_door, refusal
from tests.waiting import wait_until

SEATS = ("A", "B", "C")
PLAYERS = dict(zip(SEATS, ("ana", "ben", "eva"), strict=True))
GIVEN = {seat: hashlib.sha256(f"drawn by {player}".encode()).hexdigest() for seat, player in PLAYERS.items()}
PLEDGES = {seat: fingerprint(given) for seat, given in GIVEN.items()}


def pledged(*seats: str, key: bytes = KEY, **header: Any) -> Asker:
    """A table at which three people sit, of whom these have pledged."""
    asker = Asker(Table(Header("t", "heat", SEATS, "ana", {"laps": 1}, **header), key))
    for seat, player in PLAYERS.items():
        asker.ask("sit", player, seat, **({"pledge": PLEDGES[seat]} if seat in seats else {}))
    return asker


def sealed(*seats: str, **header: Any) -> Asker:
    asker = pledged(*seats, **header)
    assert asker.ask("start").do == "sealed"
    return asker


def reveal(asker: Asker, seat: str) -> Entry:
    return asker.ask("reveal", PLAYERS[seat], seat, contribution=GIVEN[seat])


def refused(asker: Asker, do: str, by: str, seat: str | None = None, **values: Any) -> str:
    """The code by which something is refused that changes nothing."""
    before = [shown(asker.table, viewer) for viewer in (None, 0, 1, 2)], asker.table.length
    with pytest.raises(TableError) as error:
        asker.ask(do, by, seat, **values)
    assert ([shown(asker.table, viewer) for viewer in (None, 0, 1, 2)], asker.table.length) == before
    return error.value.code


def reloaded(asker: Asker) -> Table:
    """The table once more, from its log as it is stored."""
    stored = json.loads(json.dumps([entry.as_document() for entry in asker.log]))
    return Table(asker.table.header, KEY, map(Entry.from_document, stored))


# The protocol


def test_a_race_begins_when_the_last_contribution_has_come_in_whatever_order() -> None:
    digests = set()
    for order in itertools.permutations(SEATS):
        asker = sealed(*SEATS)
        for place, seat in enumerate(order, start=1):
            assert asker.table.status == OPEN
            assert asker.table.seal is not None
            assert len(asker.table.seal.awaited) == 4 - place
            reveal(asker, seat)
        assert asker.table.status == RACING
        assert asker.table.race is not None
        assert list(asker.table.contributions) == list(SEATS)
        assert asker.table.told(None)[-1 - asker.table.race.event_count :][0].values["contributions"] == GIVEN
        digests.add(asker.table.race.digest())
    assert len(digests) == 1


def test_the_key_is_the_documented_hash() -> None:
    """The words of docs/wire.md, written out."""
    whole = b"paddock deal 2" + KEY + b"\1" + bytes.fromhex(GIVEN["A"]) + b"\0" + b"\1" + bytes.fromhex(GIVEN["C"])
    given = {seat: GIVEN[seat] for seat in ("A", "C")}
    assert deal_key(KEY.hex(), SEATS, given) == hashlib.sha256(whole).hexdigest()


def test_every_contribution_and_the_secret_change_the_deal() -> None:
    keys = [deal_key(KEY.hex(), SEATS, {}), deal_key("00" * 32, SEATS, GIVEN), deal_key(KEY.hex(), SEATS, GIVEN)]
    for seat in SEATS:
        keys.append(deal_key(KEY.hex(), SEATS, {**GIVEN, seat: "00" * 32}))
        keys.append(deal_key(KEY.hex(), SEATS, {other: given for other, given in GIVEN.items() if other != seat}))
    keys.append(deal_key(KEY.hex(), SEATS, {"A": GIVEN["B"], "B": GIVEN["A"], "C": GIVEN["C"]}))
    assert len(set(keys)) == len(keys)


def test_where_nobody_has_pledged_the_race_starts_at_once_and_everybody_is_told_so() -> None:
    asker = pledged()
    assert asker.ask("start").do == "started"
    for viewer in (None, 0, 1):
        (told,) = [event for event in asker.table.told(viewer) if event.name == "started"]
        assert told.values["contributions"] == {}


def test_seats_without_a_pledge_contribute_nothing_and_the_table_says_who_did() -> None:
    asker = sealed("B")
    assert refused(asker, "reveal", "ana", "A", contribution=GIVEN["A"]) == "nothing_to_reveal"
    reveal(asker, "B")
    assert asker.table.contributions == {"B": GIVEN["B"]}
    chairs = snapshot(asker.table, None, 0.0).state.chairs
    assert [chairs[seat].revealed for seat in SEATS] == [False, True, False]
    assert chairs["B"].pledge == PLEDGES["B"]


def test_bots_are_seated_when_the_last_contribution_has_come() -> None:
    asker = pledged("A")
    asker.ask("leave", "eva", "C")
    asker.ask("start", bot="pilot")
    assert asker.table.chairs["C"].bot is None
    assert refused(asker, "sit", "eva", "C") == "sealed"
    reveal(asker, "A")
    assert asker.table.chairs["C"].bot == "pilot"


@pytest.mark.parametrize(
    "wrong", ["", "00" * 32, GIVEN["B"], PLEDGES["A"], GIVEN["A"].upper(), GIVEN["A"][:-2], "ü" * 64]
)
def test_what_was_not_pledged_is_refused(wrong: str) -> None:
    assert refused(sealed(*SEATS), "reveal", "ana", "A", contribution=wrong) == "bad_contribution"


def test_nobody_reveals_for_somebody_else_or_twice_or_without_a_seal() -> None:
    asker = pledged(*SEATS)
    assert refused(asker, "reveal", "ana", "A", contribution=GIVEN["A"]) == "no_seal"
    asker.ask("start")
    for stranger in ("ben", "eve"):
        assert refused(asker, "reveal", stranger, "A", contribution=GIVEN["A"]) == "not_your_seat"
    reveal(asker, "A")
    assert refused(asker, "reveal", "ana", "A", contribution=GIVEN["A"]) == "nothing_to_reveal"
    for seat in ("B", "C"):
        reveal(asker, seat)
    assert refused(asker, "reveal", "ana", "A", contribution=GIVEN["A"]) == "no_seal"


@pytest.mark.parametrize("wrong", ["", "zz", PLEDGES["A"].upper(), PLEDGES["A"] + "00", "g" * 64])
def test_a_pledge_is_a_hash(wrong: str) -> None:
    asker = Asker(Table(Header("t", "heat", SEATS, "ana"), KEY))
    assert refused(asker, "sit", "ana", "A", pledge=wrong) == "bad_pledge"
    asker.ask("sit", "ana", "A")
    assert refused(asker, "pledge", "ana", "A", pledge=wrong) == "bad_pledge"
    assert refused(asker, "pledge", "ana", "A") == "bad_pledge"
    assert refused(asker, "pledge", "ben", "A", pledge=PLEDGES["B"]) == "not_your_seat"


def test_while_a_table_is_sealed_nobody_changes_anything() -> None:
    asker = sealed("A", "B")
    assert refused(asker, "pledge", "ana", "A", pledge=PLEDGES["C"]) == "sealed"
    assert refused(asker, "pledge", "eva", "C", pledge=PLEDGES["C"]) == "sealed"
    assert refused(asker, "start", "ana") == "sealed"
    assert refused(asker, "fill", "ana", "A", bot="pilot") == "sealed"
    asker.ask("say", "ben", phrase="hello")
    asker.ask("kick", "ana", who=who_is("somebody who watches"))
    assert asker.table.seal is not None


@pytest.mark.parametrize(
    ("do", "by", "seat", "values"),
    [
        ("leave", "ben", "B", {}),
        ("leave", "eva", "C", {}),
        ("empty", "ana", "B", {}),
        ("kick", "ana", None, {"who": who_is("ben")}),
    ],
)
def test_who_leaves_or_is_sent_away_breaks_the_seal_for_all(
    do: str, by: str, seat: str | None, values: dict[str, Any]
) -> None:
    asker = sealed("A", "B")
    reveal(asker, "A")
    asker.ask(do, by, seat, **values)
    table = asker.table
    assert table.seal is None
    assert table.status == OPEN
    assert all(chair.pledge is None for chair in table.chairs.values())
    gone = seat or "B"
    assert table.told(None)[-1].values["broken"] == {gone: PLAYERS[gone].title()}
    assert refused(asker, "reveal", "ana", "A", contribution=GIVEN["A"]) == "no_seal"


def test_who_does_not_reveal_in_time_is_named_and_all_pledge_anew() -> None:
    asker = sealed(*SEATS)
    begun = asker.at
    reveal(asker, "A")
    reveal(asker, "C")
    table = asker.table
    assert table.due() == begun + PATIENCE
    with pytest.raises(TableError):
        table.decide_to_break(begun + PATIENCE - 0.1)
    asker.take(table.decide_to_break(begun + PATIENCE))
    assert table.told(None)[-1].values == {"broken": {"B": "Ben"}}
    assert table.due() is None
    assert all(chair.pledge is None for chair in table.chairs.values())
    for seat, player in PLAYERS.items():
        asker.ask("pledge", player, seat, pledge=fingerprint(PLEDGES[seat]))
    asker.ask("start")
    assert refused(asker, "reveal", "ana", "A", contribution=GIVEN["A"]) == "bad_contribution"
    for seat, player in PLAYERS.items():
        asker.ask("reveal", player, seat, contribution=PLEDGES[seat])
    assert table.status == RACING
    assert not set(table.contributions.values()) & set(GIVEN.values())


def test_a_server_that_comes_back_while_a_table_is_sealed_waits_anew() -> None:
    asker = sealed(*SEATS)
    reveal(asker, "B")
    again = Asker(reloaded(asker))
    again.at = asker.at + 3600
    again.take(again.table.decide_to_reopen(again.at))
    assert again.table.seal is not None
    assert again.table.seal.awaited == ["A", "C"]
    assert again.table.due() == again.at + PATIENCE
    for seat in ("C", "A"):
        reveal(again, seat)
    for seat in ("A", "C"):
        reveal(asker, seat)
    assert again.table.race == asker.table.race


def test_a_race_over_days_waits_for_people_to_come_by() -> None:
    asker = sealed("A", "B", pace={"kind": "days", "days": 2})
    assert asker.table.due() == asker.at + 2 * 86_400


def test_nobody_learns_a_contribution_before_all_are_there_nor_the_secret_before_the_end() -> None:
    asker = sealed(*SEATS)
    for seat in ("A", "B"):
        reveal(asker, seat)
        for viewer in (None, 0, 1, 2):
            told = shown(asker.table, viewer)
            assert not [given for given in GIVEN.values() if given.encode() in told]
            assert PLEDGES["C"].encode() in told
    reveal(asker, "C")
    for viewer in (None, 0, 1, 2):
        assert all(given.encode() in shown(asker.table, viewer) for given in GIVEN.values())
    key = deal_key(KEY.hex(), SEATS, GIVEN)
    while asker.table.status != OVER:
        told = b"".join(shown(asker.table, viewer) for viewer in (None, 0, 1, 2))
        assert KEY.hex().encode() not in told
        assert key.encode() not in told
        drive(asker, Random(3), 30)
    assert KEY.hex().encode() in shown(asker.table, None)


def test_a_broken_seal_tells_no_contribution_either() -> None:
    asker = sealed(*SEATS)
    reveal(asker, "A")
    asker.ask("leave", "eva", "C")
    assert GIVEN["A"].encode() not in b"".join(shown(asker.table, viewer) for viewer in (None, 0, 1, 2))


def test_the_log_makes_the_same_sealed_table_again_at_every_line() -> None:
    asker = sealed(*SEATS)
    for seat in (None, *SEATS):
        if seat is not None:
            reveal(asker, seat)
        again = reloaded(asker)
        assert again.seal == asker.table.seal
        assert again.race == asker.table.race
        assert [shown(again, viewer) for viewer in (None, 0)] == [shown(asker.table, viewer) for viewer in (None, 0)]


# Tables that do not begin with a fresh deal


@pytest.mark.parametrize("how", ["first", "position", "replay"])
def test_a_race_that_begins_otherwise_says_so_and_has_no_mark_of_fairness(how: str) -> None:
    asker = fair_race("heat")
    record = asker.table.race.record() if asker.table.race else {}
    origins: dict[str, dict[str, Any]] = {
        "first": first_race("heat"),
        "position": {"game": "heat", "seats": ["A", "B"], "position": {}},
        "replay": {key: value for key, value in record.items() if key not in ("result", "digest")} | {"moves": []},
    }
    origin = json.loads(json.dumps(origins[how]))
    header = Header("t2", "heat", tuple(origin["seats"]), "ana", origin.get("options", {}), origin=origin, source="t")
    begun = Asker(Table(header, KEY))
    about = snapshot(begun.table, None, 0.0).table
    assert about.begins.how == how
    assert (about.begins.table, about.begins.moves) == (("t", 0) if how == "replay" else (None, None))
    assert about.commitment is None
    assert refused_first(begun) == "not_fresh"
    begun.ask("sit", "ana", origin["seats"][0])
    assert begun.ask("start", bot="pilot").do == "started"
    assert b"commitment" not in encode([as_row(each) for each in begun.table.told_rows(None)])
    assert begun.table.fair() is None


def refused_first(asker: Asker) -> str:
    with pytest.raises(TableError) as error:
        asker.ask("sit", "ana", asker.table.header.seats[0], pledge=PLEDGES["A"])
    return error.value.code


# A server that cheats


def fair_race(game: str = "heat", key: bytes = KEY) -> Asker:
    """A race to its end, to which all have contributed."""
    seats = tuple(find_game(game).notation.seat_names(2))
    asker = Asker(Table(Header("t", game, seats, "ana", QUICK[game]), key))
    for seat, player in zip(seats, ("ana", "ben"), strict=True):
        asker.ask("sit", player, seat, pledge=fingerprint(hashlib.sha256(player.encode()).hexdigest()))
    asker.ask("start")
    for seat, player in zip(seats, ("ana", "ben"), strict=True):
        asker.ask("reveal", player, seat, contribution=hashlib.sha256(player.encode()).hexdigest())
    drive(asker, Random(11), 20_000)
    assert asker.table.status == OVER
    return asker


def record_of(table: Table) -> dict[str, Any]:
    assert table.race is not None
    document: dict[str, Any] = json.loads(encode({**table.race.record(), "fair": table.fair()}))
    return document


def kept_of(table: Table, *seats: str) -> dict[str, Any]:
    """What the page of whoever has these seats kept."""
    told = {seat: [as_row(each) for each in table.told_rows(table.header.seats.index(seat))] for seat in seats}
    kept: dict[str, Any] = json.loads(
        encode(
            {
                "table": table.header.id,
                "game": table.header.game,
                "options": table.header.options,
                "seats": table.header.seats,
                "commitment": table.commitment,
                "pledges": table.pledges,
                "own": {seat: table.contributions[seat] for seat in seats if seat in table.contributions},
                "told": told,
            }
        )
    )
    return kept


@pytest.fixture(scope="module", params=GAMES)
def fair(request: pytest.FixtureRequest) -> Table:
    return fair_race(request.param).table


@pytest.fixture(scope="module")
def heat() -> Table:
    return fair_race("heat").table


def verdicts(document: dict[str, Any], kept: dict[str, Any] | None = None, **how: Any) -> dict[str, bool | None]:
    return {each.name: each.holds for each in statements(document, kept, **how)}


def wrong(document: dict[str, Any], kept: dict[str, Any] | None = None, **how: Any) -> set[str]:
    return {name for name, holds in verdicts(document, kept, **how).items() if holds is False}


def test_an_honest_race_holds_in_every_statement(fair: Table) -> None:
    seats = fair.header.seats
    for kept in (kept_of(fair, seats[0]), kept_of(fair, seats[1]), kept_of(fair, *seats)):
        assert set(verdicts(record_of(fair), kept).values()) == {True}
    alone = verdicts(record_of(fair))
    assert [name for name, holds in alone.items() if holds is None] == ["seen", "own", "told"]
    assert not wrong(record_of(fair))


def test_another_secret_with_its_own_commitment_is_noticed_by_who_kept_theirs(heat: Table) -> None:
    """The server has tried another key, and has dealt the whole race by it."""
    other = fair_race(key=bytes(32)).table
    assert not wrong(record_of(other))
    kept = {**kept_of(heat, "A"), "told": {}}
    assert wrong(record_of(other), kept) == {"seen"}


def with_fair(document: dict[str, Any], **values: Any) -> dict[str, Any]:
    return {**document, "fair": {**document["fair"], **values}}


def test_a_swapped_secret_is_noticed(heat: Table) -> None:
    swapped = with_fair(record_of(heat), secret="00" * 32)
    assert {"secret", "deal"} <= wrong(swapped)
    assert {"deal", "seen"} <= wrong(with_fair(swapped, commitment=fingerprint("00" * 32)), kept_of(heat, "A"))


def test_a_swapped_contribution_is_noticed(heat: Table) -> None:
    document = record_of(heat)
    given = {**document["fair"]["contributions"], "B": "00" * 32}
    assert {"pledges", "deal"} <= wrong(with_fair(document, contributions=given))
    pledges = {**document["fair"]["pledges"], "B": fingerprint("00" * 32)}
    assert {"own", "deal"} <= wrong(with_fair(document, contributions=given, pledges=pledges), kept_of(heat, "A"))
    assert "own" in wrong(with_fair(document, contributions=given, pledges=pledges), kept_of(heat, "B"))


def test_a_contribution_that_was_left_out_is_noticed(heat: Table) -> None:
    document = record_of(heat)
    only = {key: {"B": document["fair"][key]["B"]} for key in ("contributions", "pledges")}
    assert {"own", "deal"} <= wrong(with_fair(document, **only), kept_of(heat, "A"))
    assert "own" in wrong(with_fair(document, **only), kept_of(heat, "B"))
    none = {key: value for key, value in document["fair"].items() if key in ("table", "commitment", "secret")}
    assert {"own", "deal"} <= wrong({**document, "fair": none}, kept_of(heat, "A"))
    with pytest.raises(BadDocument):
        statements({**document, "fair": {**none, "version": TOGETHER}})


def test_another_deal_is_noticed(heat: Table) -> None:
    """All hashes fit, but other cards were dealt than follow from them."""
    other = fair_race(key=bytes(32)).table
    document = {**record_of(other), "fair": record_of(heat)["fair"]}
    assert "deal" in wrong(document)
    assert "told" in wrong(document, kept_of(heat, "A"))


@pytest.mark.parametrize("left_out", [(), ("result",), ("digest",), ("result", "digest")])
def test_a_record_that_was_cut_never_passes_as_whole(heat: Table, left_out: tuple[str, ...]) -> None:
    document = {key: value for key, value in record_of(heat).items() if key not in left_out}
    if left_out:
        assert wrong(document) == {"whole"}
    for moves in (0, 5, len(document["moves"]) - 1):
        cut = {**document, "moves": document["moves"][:moves]}
        assert "whole" in wrong(cut)
        if left_out == ("result", "digest"):
            assert verdicts(cut, unfinished=True)["whole"] is None
            assert not wrong(cut, unfinished=True)
            assert wrong(cut, kept_of(heat, "A"), unfinished=True) == {"told"}
        else:
            assert "whole" in wrong(cut, unfinished=True)


def test_an_edited_record_is_noticed(heat: Table) -> None:
    document = record_of(heat)
    ranks = document["result"]["ranks"]
    result = {**document["result"], "ranks": dict(zip(ranks, [*ranks.values()][::-1], strict=True))}
    assert wrong({**document, "result": result}) == {"whole"}
    assert wrong({**document, "digest": "0" * 32}) == {"whole"}
    assert wrong(with_fair(document, key="00" * 32)) == {"deal"}
    assert wrong(with_fair(document, table="elsewhere"), kept_of(heat, "A")) == {"seen"}
    with pytest.raises(BadDocument):
        statements({**document, "moves": document["moves"][1:]})
    broken: Any
    for broken in ({}, {**document["fair"], "secret": "x"}, {**document["fair"], "pledges": {"A": 5}}, []):
        with pytest.raises(BadDocument):
            statements({**document, "fair": broken})


def test_who_was_told_something_else_notices(fair: Table) -> None:
    seat = fair.header.seats[0]
    document, honest = record_of(fair), kept_of(fair, seat)
    told = honest["told"][seat]
    undone = max((place for place, each in enumerate(told) if is_note(each, "undone")), default=0)
    rows = [place for place, each in enumerate(told) if isinstance(each, list) and place > undone]
    for place in rows[:: max(1, len(rows) // 12)]:
        lies: dict[str, list[Any]] = {
            "another": [*told[:place], [*told[place][:-1], told[place][-1] + 1], *told[place + 1 :]],
            "one more": [*told[:place], [told[place][0], -1, *told[place][2:], 77], *told[place:]],
            "one less": [*told[:place], *told[place + 1 :]],
        }
        for lie in lies.values():
            assert wrong(document, {**honest, "told": {seat: lie}}) == {"told"}
    chose = max(place for place, each in enumerate(told) if is_note(each, "chose"))
    lie = [*told[:chose], {**told[chose], "values": {"move": "something else"}}, *told[chose + 1 :]]
    assert wrong(document, {**honest, "told": {seat: lie}}) == {"told"}


def test_what_was_not_kept_is_not_held_against_anybody(fair: Table) -> None:
    seat = fair.header.seats[1]
    document, honest = record_of(fair), kept_of(fair, seat)
    told = honest["told"][seat]
    half = len(told) // 2
    some: list[Any]
    for some in ([None] * half + told[half:], told[:half], told[: half - 20] + [None] * 20 + told[half:], []):
        found = verdicts(document, {**honest, "told": {seat: some}})
        assert found["told"] is (True if some else None)


def test_moves_that_were_taken_back_are_no_lies() -> None:
    for seed in range(6):
        asker = Asker(Table(Header("t", "heat", ("A", "B"), "ana", {"laps": 1}), KEY))
        asker.ask("sit", "ana", "A")
        asker.ask("sit", "ben", "B")
        asker.ask("start")
        drive(asker, Random(seed), 20_000)
        table = asker.table
        assert any(entry.do == "undone" for entry in asker.log)
        assert verdicts(record_of(table), kept_of(table, "A"))["told"] is True
        assert verdicts(record_of(table), kept_of(table, "B"))["told"] is True


def test_who_watched_can_check_what_they_were_told(heat: Table) -> None:
    kept = {**kept_of(heat), "told": {"": json.loads(encode([as_row(each) for each in heat.told_rows(None)]))}}
    found = verdicts(record_of(heat), kept)
    assert found["told"] is True
    assert found["own"] is None


@pytest.mark.parametrize("broken", [{"told": {"A": {}}}, {"own": []}, {"commitment": 5}, {"pledges": None}])
def test_what_was_kept_must_look_like_it(heat: Table, tmp_path: Path, broken: Any) -> None:
    path = tmp_path / "kept.json"
    written: Any
    for written in ([], {}, {**kept_of(heat, "A"), **broken}):
        path.write_text(json.dumps(written))
        with pytest.raises(BadDocument):
            read_kept(path)


# From before


def test_a_table_from_before_loads_and_verifies_as_before(tmp_path: Path) -> None:
    """Its log knows no contributions: it was dealt from the secret alone."""
    asker = Asker(Table(Header("t", "heat", ("A", "B"), "ana", {"laps": 1}), KEY))
    asker.ask("sit", "ana", "A")
    asker.ask("sit", "ben", "B")
    asker.ask("start")
    drive(asker, Random(2), 20_000)
    store = Store(f"sqlite:///{tmp_path / 'old.sqlite'}")
    store.add(asker.table.header, KEY, opened=0.0)
    for seq, entry in enumerate(asker.log):
        old = {key: value for key, value in entry.values.items() if key != "contributions"}
        store.append("t", seq, Entry(entry.do, entry.at, entry.by, entry.command, entry.seat, old))
    table = store.load("t")
    assert table.race == asker.table.race
    assert store.verify("t") is not None
    document = record_of(table)
    assert document["fair"]["version"] == ALONE
    document["fair"] = {key: document["fair"][key] for key in ("commitment", "secret")}  # as records used to be
    found = verdicts(document)
    assert not wrong(document)
    assert found["deal"] is True
    assert found["pledges"] is None
    store.close()


def test_a_stored_table_is_verified_by_its_contributions(tmp_path: Path) -> None:
    asker = fair_race()
    store = Store(f"sqlite:///{tmp_path / 'new.sqlite'}")
    store.add(asker.table.header, KEY, opened=0.0)
    for seq, entry in enumerate(asker.log):
        store.append("t", seq, entry)
    assert asker.table.race is not None
    assert store.verify("t") == asker.table.race.digest()
    store.close()


# Over the wire


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    with open_door(tmp_path) as opened:
        yield opened


def raced_fairly(ana: Visitor, ben: Visitor) -> str:
    table = ana.open()
    ana.do(table, "sit", "A", pledge=PLEDGES["A"])
    ben.do(table, "sit", "B", pledge=PLEDGES["B"])
    ana.do(table, "start")
    assert ana.state(table)["seal"] > 0
    ana.do(table, "reveal", "A", contribution=GIVEN["A"])
    assert ana.state(table)["status"] == OPEN
    ben.do(table, "reveal", "B", contribution=GIVEN["B"])
    assert ana.state(table)["status"] == RACING
    return table


def test_a_host_can_not_pass_known_cards_off_as_a_fresh_deal(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = raced_fairly(ana, ben)
    ana.do(table, "resign", "A")
    ben.do(table, "resign", "B")
    wait_until_over(ana, table)
    again = ana.post("/tables", {"start": {"table": table, "moves": 0}, "listed": True}).json()["table"]["id"]
    about = ben.look(again)["table"]
    assert about["begins"] == {"how": "replay", "table": table, "moves": 0}
    assert "commitment" not in about
    (listed,) = [each for each in ben.get("/tables").json() if each["table"]["id"] == again]
    assert listed["table"]["begins"]["how"] == "replay"
    assert refusal(ben.ask(again, "sit", "B", pledge=PLEDGES["B"]))["code"] == "not_fresh"


def wait_until_over(visitor: Visitor, table: str) -> None:
    wait_until(lambda: visitor.state(table)["status"] == OVER, "the end of the race")


def test_a_record_carries_all_that_the_deal_came_from(door: Door, tmp_path: Path) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = raced_fairly(ana, ben)
    commitment = ana.look(table)["table"]["commitment"]
    ana.do(table, "resign", "A")
    ben.do(table, "resign", "B")
    wait_until_over(ana, table)
    document = ana.get(f"/tables/{table}/record").json()
    given = {"A": GIVEN["A"], "B": GIVEN["B"]}
    assert document["fair"] == {
        "version": TOGETHER,
        "table": table,
        "commitment": commitment,
        "secret": ana.state(table)["secret"],
        "pledges": {"A": PLEDGES["A"], "B": PLEDGES["B"]},
        "contributions": given,
        "key": deal_key(ana.state(table)["secret"], ["A", "B"], given),
    }
    assert not wrong(document)
    path = tmp_path / "saved.race"
    path.write_text(dump(document))
    assert door.house.store.verify(table) == document["digest"]


def test_a_rematch_is_not_stuck_and_can_be_contributed_to(door: Door) -> None:
    ana, ben = door.visitor("Ana"), door.visitor("Ben")
    table = raced_fairly(ana, ben)
    ana.do(table, "resign", "A")
    ben.do(table, "resign", "B")
    wait_until_over(ana, table)
    ana.do(table, "rematch")
    again = str(ana.state(table)["rematch"])
    assert not any("pledge" in chair for chair in ana.state(again)["chairs"].values())
    assert ana.look(again)["table"]["commitment"] != ana.look(table)["table"]["commitment"]
    ben.do(again, "pledge", "B", pledge=PLEDGES["B"])
    ana.do(again, "start")
    ben.do(again, "reveal", "B", contribution=GIVEN["B"])
    assert ana.state(again)["status"] == RACING


def test_copies_of_a_pledge_gain_nothing() -> None:
    """Whoever pledges what somebody else has pledged can't keep it, and can't take it out of the hash again."""
    asker = pledged("A")
    asker.ask("pledge", "ben", "B", pledge=PLEDGES["A"])
    asker.ask("start")
    reveal(asker, "A")
    world = deepcopy(asker)
    with pytest.raises(TableError):
        asker.ask("reveal", "ben", "B", contribution=GIVEN["B"])
    world.ask("reveal", "ben", "B", contribution=GIVEN["A"])
    assert deal_key(KEY.hex(), SEATS, world.table.contributions) != deal_key(KEY.hex(), SEATS, {})
