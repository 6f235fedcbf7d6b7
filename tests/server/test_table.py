"""A table is its log: the same entries make the same table, and nobody is told what they may not know."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from paddock.bots import Bot, Thought, ask, bot
from paddock.engine.glass import UNKNOWN
from paddock.errors import CannotUndo, IllegalMove, PaddockError, TableError, UnknownBot, UnknownMove
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.notation.first import first_race, lead
from paddock.server.commands import Asker as By
from paddock.server.commands import Command
from paddock.server.followers import slate
from paddock.server.messages import as_row, encode, events, snapshot
from paddock.server.replays import Eyes, film, wind_on
from paddock.server.sheets import Sheet
from paddock.server.table import OVER, Entry, Header, Notice, Table, Viewer

KEY = bytes(range(32))


class Asker:
    """Asks a table for things, and writes down what it accepts."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log: list[Entry] = []
        self.at = 0.0

    def ask(self, do: str, by: str = "ana", seat: str | None = None, seen: int | None = None, **values: Any) -> Entry:
        self.at += 1.0
        command = Command(id=f"c{self.at}", do=do, seat=seat, seen=seen, **values)
        entry = self.table.decide(command, By(by, by.title()), at=self.at)
        return self.take(entry)

    def take(self, entry: Entry) -> Entry:
        self.table.apply(entry)
        self.log.append(entry)
        return entry


def shown(table: Table, viewer: Viewer, at: float = 0.0) -> bytes:
    """All bytes that a viewer could get: everything as it is now, and all it was told, in words and in numbers."""
    made = snapshot(table, viewer, at, "en"), events(table, viewer, 0, at, "el")
    numbers = slate(table, Sheet(table, viewer), viewer, at), [as_row(told) for told in table.told_rows(viewer)]
    return b" ".join(map(encode, (*made, *numbers)))


def started(game: str = "heat", seats: tuple[str, ...] = ("A", "B"), key: bytes = KEY, **options: Any) -> Asker:
    """A table at which Ana has the first seat, Ben the second, and bots the rest; the race is on."""
    asker = Asker(Table(Header("t", game, seats, "ana", options), key))
    for seat, player in zip(seats, ("ana", "ben"), strict=False):
        asker.ask("sit", player, seat, name=player.title())
    for seat in seats[2:]:
        asker.ask("fill", "ana", seat, bot="random")
    asker.ask("start", "ana")
    return asker


def sit_out(asker: Asker, driver: Bot) -> None:
    """Nobody answers before a pause is over, and a bot answers for who could have."""
    table = asker.table
    assert table.race is not None
    assert table.pause is not None
    asker.at = table.pause.until
    for seat in table.may_answer():
        asker.take(table.decide_for_bot(seat, ask(driver, table.race, seat), asker.at))
    if table.pause is not None:
        asker.take(table.decide_to_go_on(asker.at))


def drive(asker: Asker, random: Random, moves: int) -> None:
    """Players choose at random, bots as they like, now and then something is taken back or said."""
    table, players = asker.table, {seat: chair.player for seat, chair in asker.table.chairs.items()}
    driver = bot("pilot", seed=1)
    for _ in range(moves):
        race = table.race
        assert race is not None
        if table.status == OVER:
            return
        if table.pause is not None:
            sit_out(asker, driver)
            continue
        seat = random.choice(race.pending)
        player = players[seat]
        if player is None:
            asker.take(table.decide_for_bot(seat, ask(driver, race, seat), at=asker.at))
            continue
        if random.random() < 0.1:
            try:
                asker.ask("undo", player, seat)
            except CannotUndo:
                asker.ask("say", player, seat, phrase="ouch")
        else:
            asker.ask("move", player, seat, move=random.choice(race.legal(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_makes_the_same_table_again(game: str) -> None:
    seats = tuple(find_game(game).notation.seat_names(3))
    asker = started(game, seats)
    drive(asker, Random(1), 250)
    table = asker.table
    stored = json.loads(json.dumps([entry.as_document() for entry in asker.log]))
    again = Table(table.header, KEY, map(Entry.from_document, stored))
    assert again.race == table.race
    for viewer in (None, 0, 1, 2):
        assert again.told(viewer) == table.told(viewer)
        assert shown(again, viewer) == shown(table, viewer)


@pytest.mark.parametrize("game", GAMES)
def test_a_first_race_goes_as_foretold_and_is_found_again(game: str) -> None:
    document = json.loads(json.dumps(first_race(game)))
    header = Header("t", game, tuple(document["seats"]), "ana", document["options"], origin=document)
    asker = Asker(Table(header, KEY))
    asker.ask("sit", "ana", header.seats[0], name="Ana")
    asker.ask("start", "ana", bot="pilot")
    driver = bot("pilot", seed=1)
    for _, move in lead(document):
        while (race := asker.table.race) is not None and not asker.table.legal(header.seats[0]):
            if asker.table.pause is not None:
                sit_out(asker, driver)
            else:
                seat = race.pending[0]
                asker.take(asker.table.decide_for_bot(seat, ask(driver, race, seat), at=asker.at))
        asker.ask("move", "ana", header.seats[0], move=move)
    again = Table(header, KEY, map(Entry.from_document, [entry.as_document() for entry in asker.log]))
    assert again.race == asker.table.race
    assert again.race is not None
    assert again.race.foretold == 0
    assert [step.move for step in snapshot(again, 0, 0.0).table.lead] == [move for _, move in lead(document)]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_is_told_adds_up_to_what_it_would_be_told_afresh(game: str) -> None:
    """Without undo, a stream is the events of the race as that viewer gets them, and the own moves between them."""
    seats = tuple(find_game(game).notation.seat_names(2))
    asker = started(game, seats)
    random, table = Random(3), asker.table
    for _ in range(150):
        assert table.race is not None
        if table.status == OVER:
            break
        if table.pause is not None:
            sit_out(asker, bot("pilot", seed=1))
            continue
        seat = random.choice(table.race.pending)
        player = table.chairs[seat].player
        assert player is not None
        asker.ask("move", player, seat, move=random.choice(table.race.legal(seat)))
    assert table.race is not None
    for viewer in (None, 0, 1):
        told = [event for event in table.told(viewer) if not isinstance(event, Notice)]
        assert told == table.race.events_for(viewer)


def test_a_hidden_plan_leaves_no_trace_in_other_streams() -> None:
    """Whatever A plans, in however many steps, B and the spectators get the same bytes."""
    seen = []
    for plan in (["gear 1", 0], ["gear 2", 0, 0], ["gear 3", 0, 0, 0]):
        asker = started()
        table = asker.table
        for choice in plan:
            assert table.race is not None
            move = choice if isinstance(choice, str) else table.race.legal("A")[choice]
            asker.ask("move", "ana", "A", move=move)
        seen.append([shown(table, viewer) for viewer in (None, 1)])
    assert seen[0] == seen[1] == seen[2]


def test_positions_that_differ_in_hidden_things_look_alike_at_the_table() -> None:
    asker = started(seats=("A", "B", "C"))
    drive(asker, Random(5), 60)
    table = asker.table
    assert table.race is not None
    for number, seat in enumerate(table.header.seats):
        truth = shown(table, number)
        for seed in range(5):
            table_race, table.race = table.race, table.race.guess(seat, seed=seed)
            table._look()
            assert shown(table, number) == truth
            table.race = table_race
            table._look()


def test_an_undone_plan_is_told_to_others_only_if_they_knew_of_it() -> None:
    asker = started()
    table = asker.table
    asker.ask("move", "ana", "A", move="gear 1")
    before = len(table.told(1)), len(table.told(0))
    asker.ask("undo", "ana", "A")
    assert (len(table.told(1)), len(table.told(0))) == (before[0], before[1] + 1)
    asker.ask("move", "ana", "A", move="gear 1")
    assert table.race is not None
    asker.ask("move", "ana", "A", move=table.race.legal("A")[0])
    assert table.told(1)[-1].name == "plan_committed"
    asker.ask("undo", "ana", "A")
    assert table.told(1)[-1].name == "undone"


def test_a_command_that_comes_twice_acts_once() -> None:
    asker = started()
    entries, last = asker.table.length, asker.log[-1]
    assert asker.table.done(str(last.command)) == entries - 1
    with pytest.raises(TableError, match="before"):
        asker.table.decide(Command(id=str(last.command), do="start"), By("ana"), at=9.0)
    assert asker.table.length == entries


def test_a_choice_made_before_something_changed_is_refused() -> None:
    asker = started()
    table = asker.table
    seen = len(table.told(0))
    asker.ask("move", "ana", "A", seen=seen, move="gear 2")
    with pytest.raises(TableError, match="in the meantime"):
        asker.ask("move", "ana", "A", seen=seen, move="gear 1")
    asker.ask("say", "ben", "B", phrase="hello")
    assert table.race is not None
    asker.ask("move", "ana", "A", seen=seen + 1, move=table.race.legal("A")[0])  # what B says changes nothing


@pytest.mark.parametrize(
    ("do", "by", "seat", "values", "why"),
    [
        ("sit", "eve", "A", {"name": "Eve"}, "The race has started"),
        ("fill", "ben", "A", {"bot": "pilot"}, "Only who opened"),
        ("empty", "ben", "A", {}, "Only who opened"),
        ("start", "ben", None, {}, "Only who opened"),
        ("start", "ana", None, {}, "The race has started"),
        ("move", "ben", "A", {"move": "gear 1"}, "not yours"),
        ("move", "eve", "B", {"move": "gear 1"}, "not yours"),
        ("move", "ana", "Z", {"move": "gear 1"}, "no seat"),
        ("move", "ana", None, {"move": "gear 1"}, "no seat"),
        ("undo", "eve", "A", {}, "not yours"),
        ("away", "ben", "A", {}, "not yours"),
        ("back", "ana", "A", {}, "driven by its player"),
        ("say", "ben", "A", {"text": "I am Ana"}, "not yours"),
        ("say", "ana", None, {"text": " "}, "Say something"),
        ("say", "ana", None, {"text": "x" * 301}, "Say something"),
        ("say", "ana", None, {"phrase": "boo"}, "no phrase"),
        ("fly", "ana", None, {}, "does not know"),
    ],
)
def test_what_a_table_does_not_do_changes_nothing(
    do: str, by: str, seat: str | None, values: dict[str, Any], why: str
) -> None:
    asker = started()
    before = shown(asker.table, 0), shown(asker.table, None), asker.table.length
    with pytest.raises(TableError, match=why):
        asker.ask(do, by, seat, **values)
    assert (shown(asker.table, 0), shown(asker.table, None), asker.table.length) == before


@pytest.mark.parametrize(
    ("move", "kind"), [("gear 4", IllegalMove), ("boost", IllegalMove), ("", UnknownMove), ("fly 3", UnknownMove)]
)
def test_a_move_that_can_not_be_is_refused_as_the_race_refuses_it(move: str, kind: type[PaddockError]) -> None:
    asker = started()
    with pytest.raises(kind):
        asker.ask("move", "ana", "A", move=move)


def test_seats_are_taken_left_filled_and_emptied_before_the_start() -> None:
    table = Table(Header("t", "speed", ("s0", "s1"), "ana"), KEY)
    asker = Asker(table)
    with pytest.raises(TableError, match="s0, s1"):
        asker.ask("start", "ana")
    asker.ask("sit", "ben", "s1", name="  Ben\n")
    assert table.chairs["s1"].name == "Ben"
    assert table.viewer("ben") == 1
    with pytest.raises(TableError, match="taken"):
        asker.ask("sit", "ana", "s1", name="Ana")
    with pytest.raises(TableError, match="name"):
        asker.ask("sit", "ana", "s0", name="A" * 31)
    asker.ask("leave", "ben", "s1")
    assert table.viewer("ben") is None
    with pytest.raises(UnknownBot):
        asker.ask("fill", "ana", "s1", bot="nobody")
    asker.ask("fill", "ana", "s1", bot="random")
    asker.ask("empty", "ana", "s1")
    with pytest.raises(TableError, match="Nobody"):
        asker.ask("empty", "ana", "s1")
    asker.ask("sit", "ana", "s0", name="Ana")
    with pytest.raises(TableError, match="not started"):
        asker.ask("move", "ana", "s0", move="play START")


def test_what_a_bot_thought_is_for_the_replay_of_a_race_that_is_over() -> None:
    asker = started()
    table = asker.table
    asker.ask("away", "ana", "A", bot="pro")
    assert table.race is not None
    move = table.race.legal("A")[0]
    entry = table.decide_for_bot("A", move, 1.0, [Thought(move, 70, 0.625), Thought("gear 4", 30, 0.5)])
    asker.take(entry)
    assert not any(
        b"0.625" in shown(table, viewer, 1.0) or b"62 %" in shown(table, viewer, 1.0) for viewer in (0, 1, None)
    )
    told = {}
    for over in (False, True):
        eyes = Eyes(0, in_words=True, language="en", counted=over)
        steps = json.loads(film(table.header, KEY, asker.log, eyes).piece(0, 100))["frames"]
        told[over] = [why for step in steps for why in step.get("why", [])]
    assert told[False] == []
    assert told[True] == [{"seat": "A", "text": f"{move} (62 %, tried 70 times), gear 4 (50 %, tried 30 times)"}]


def test_a_bot_drives_for_who_is_away_until_they_are_back() -> None:
    asker = started()
    table = asker.table
    assert table.bots_to_move() == {}
    asker.ask("away", "ana", "A", bot="pilot")
    assert table.bots_to_move() == {"A": "pilot"}
    assert snapshot(table, None, 0.0).state.chairs["A"].away == "left"
    assert table.race is not None
    asker.take(table.decide_for_bot("A", ask(bot("pilot", seed=1), table.race, "A"), at=1.0))
    with pytest.raises(TableError, match="not yours"):
        table.decide_for_bot("B", "gear 1", at=1.0)
    asker.ask("back", "ana", "A")
    assert table.bots_to_move() == {}


def test_the_secret_is_shown_when_the_race_is_over_and_explains_all_chance() -> None:
    asker = started("heat", ("A", "B"), laps=1)
    table, random = asker.table, Random(7)
    commitment = table.commitment
    assert table.told(None)[2].values["commitment"] == commitment
    while table.race is not None and not table.race.over:
        assert table.secret is None
        drive(asker, random, 50)
    assert table.secret == KEY.hex()
    redealt = Table(table.header, bytes.fromhex(table.secret))
    for entry in asker.log:  # without the chance that was stored: it must come out the same
        values = {key: value for key, value in entry.values.items() if key != "chance"}
        dealt = {"chance": []} if entry.do == "started" else {}
        redealt.apply(Entry(entry.do, entry.at, entry.by, entry.command, entry.seat, {**values, **dealt}))
    assert redealt.race == table.race
    assert redealt.commitment == commitment


def test_a_piece_of_a_replay_can_begin_anywhere() -> None:
    """In numbers a step tells what differs from the one before; whoever begins in the middle gets everything."""
    asker = started()
    rng = Random(3)
    assert asker.table.race is not None
    for _ in range(200):
        seat = asker.table.race.pending[0]
        asker.ask("move", "ana" if seat == "A" else "ben", seat, move=rng.choice(asker.table.race.legal(seat)))
    reel = film(asker.table.header, KEY, asker.log, Eyes(0, in_words=False, language=None))
    steps = json.loads(reel.piece(0, 10_000))["frames"]
    row = np.full(asker.table.race.game.faces.seen.size, UNKNOWN)
    for number, step in enumerate(steps):
        if step["view"] is not None:
            wind_on(row, step["view"])
        if number % 7 == 0 and step["view"] is not None:
            alone = np.full_like(row, UNKNOWN)
            wind_on(alone, json.loads(reel.piece(number, 1))["frames"][0]["view"])
            assert (alone == row).all()
    assert row.tolist() == asker.table.race.seen(0).tolist()


def test_numbers_of_a_table_have_words_for_all_moves_of_its_race() -> None:
    """A race with a module has more moves than the base game has."""
    table = Table(Header("t", "heat", ("A", "B"), host="ana", options={"weather": "storm"}), bytes(32))
    assert table.labels["actions"][-3:] == ["weather_cool", "slip 3", "slip 4"]
