"""A race as its user meets it: what goes in, what comes out, and what is said when something can't be."""

import copy
import pickle
from typing import Any

import pytest

from paddock import (
    BadDocument,
    BadOption,
    BadPosition,
    CannotUndo,
    IllegalMove,
    ImpossibleChance,
    NotYourTurn,
    PaddockError,
    Race,
    UnknownGame,
    UnknownMove,
    UnknownSeat,
)
from paddock.bots import ask, bot


def window(**more: Any) -> Race:
    """Ana is about to stop Ben, who holds the wild against it; the draw pile is empty."""
    hands = {"Ana": ["STOP", "KM30"], "Ben": ["OPEN_ROAD", "KM60"]}
    position = {"turn": "Ana", "draw": 0, "B": {"battle": ["START"]}, "hands": hands, **more}
    return Race.from_position({"game": "speed", "seats": ["Ana", "Ben"], "position": position}, seed=1)


def whole_race(seats: int = 2, seed: int = 5, **options: Any) -> Race:
    race = Race("speed", seats, seed=seed, **options)
    driver = bot("pilot", seed)
    while not race.over:
        for seat in race.pending:
            race.play(seat, ask(driver, race, seat))
    return race


# Beginning


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_race_can_be_made_for_a_number_of_seats(seats: int) -> None:
    assert Race("speed", seats).seats == [f"s{seat}" for seat in range(seats)]


def test_a_race_can_be_made_for_names() -> None:
    race = Race("speed", ["Ana", "Bo Ω", "[/bold]"])
    assert race.seats == ["Ana", "Bo Ω", "[/bold]"]
    assert race.pending == ["Ana"]
    assert "[/bold]" in str(race)


def test_without_a_number_the_fewest_race() -> None:
    assert len(Race("speed").seats) == 2


@pytest.mark.parametrize("seats", [5, 0, 1, 7, -1, True, 2.0, "ab", [], ["a"], ["a"] * 5, {"a": 1, "b": 2}])
def test_a_number_of_seats_that_can_not_race_is_refused(seats: Any) -> None:
    with pytest.raises(BadOption, match="2, 3, 4, 6"):
        Race("speed", seats)


@pytest.mark.parametrize(
    "name", ["", "  ", "a\nb", "\x1b[31m", "x" * 41, 5, None, "chance", "expect", "step", "spectator"]
)
def test_a_name_that_can_not_be_one_is_named(name: Any) -> None:
    with pytest.raises(BadOption, match="can't be the name of a seat"):
        Race("speed", ["Ana", name])


@pytest.mark.parametrize("name", ["START", "KM60", "OPEN_ROAD", "random"])
def test_a_word_of_the_game_is_no_name(name: str) -> None:
    with pytest.raises(BadOption, match="means something else"):
        Race("speed", ["Ana", name])


def test_two_seats_have_two_names() -> None:
    with pytest.raises(BadOption, match="same name"):
        Race("speed", ["Ana", "Ana"])


@pytest.mark.parametrize("game", ["chess", "", "SPEED", None, 5, ["speed"]])
def test_an_unknown_game_is_named(game: Any) -> None:
    with pytest.raises(UnknownGame, match="speed"):
        Race(game)


def test_options_change_the_race_and_are_kept() -> None:
    race = Race("speed", 4, seed=1, max_rounds=1, wild_map="literal")
    assert race.options == {"max_rounds": 1, "wild_map": "literal"}
    assert race != Race("speed", 4, seed=1)


def test_options_that_are_the_defaults_change_nothing() -> None:
    assert Race("speed", seed=1, wild_map="sensible", win_points=None) == Race("speed", seed=1)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"lapz": 3}, "lapz"),
        ({"track": "usa"}, "track"),
        ({"wild_map": "funny"}, "sensible, literal"),
        ({"win_points": 0}, "win_points"),
        ({"win_points": "many"}, "win_points"),
        ({"win_points": True}, "win_points"),
        ({"max_rounds": 0}, "max_rounds"),
        ({"max_rounds": 1001}, "max_rounds"),
        ({"max_rounds": 2.5}, "max_rounds"),
        ({"six_player_distance": 1201}, "six_player_distance"),
        ({"prevention_restores_start": 1}, "prevention_restores_start"),
        ({"prevention_restores_start": "yes"}, "prevention_restores_start"),
        ({"dealer": "nobody"}, "s0, s1, random"),
        ({"dealer": 0}, "dealer"),
        ({"deck_profile": "full"}, "full110, classic106"),
        ({"deck_profile": [30, 60]}, "deck_profile"),
        ({"deck_memory": None}, "deck_memory"),
    ],
)
def test_an_option_that_can_not_be_is_named(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        Race("speed", 2, **options)


def test_a_header_takes_any_option_by_its_name() -> None:
    header = {"game": "speed", "seats": 2, "options": {"seed": 1}}
    with pytest.raises(BadOption, match="no option 'seed'"):
        Race.from_header(header)
    for wrong in (5, [], "speed", None):
        with pytest.raises(PaddockError):
            Race.from_header(wrong)  # type: ignore[arg-type]
    with pytest.raises(BadDocument, match="options"):
        Race.from_header({"game": "speed", "seats": 2, "options": [1]})


# Chance


def test_equal_seeds_give_equal_races() -> None:
    one, two = whole_race(seed=3), whole_race(seed=3)
    assert one == two
    assert one.moves == two.moves
    assert one.events == two.events


def test_other_seeds_and_no_seeds_give_other_races() -> None:
    races = {Race("speed", 6, seed=seed) for seed in (1, 2, "1x", None, None)}
    assert len(races) == 5


def test_a_seed_is_the_same_as_a_number_and_as_a_word() -> None:
    assert Race("speed", seed=7) == Race("speed", seed="7")


def test_chance_can_be_foretold() -> None:
    dealt = ["START", "KM30"] * 6
    race = Race("speed", 2, seed=1, chance=[*dealt, "OPEN_ROAD"])
    assert race.view("s0")["hands"]["s0"] == ["START"] * 6 + ["OPEN_ROAD"]
    race.foretell(["GASOLINE"])
    race.play("s0", "play START")
    assert race.moves[-1].chance == ("GASOLINE",)


@pytest.mark.parametrize("wrong", ["KM61", "", 30, None, "start", {"a": 1}, 1.5])
def test_words_that_chance_can_not_give_change_nothing(wrong: Any) -> None:
    race = Race("speed", 2, seed=1)
    with pytest.raises(ImpossibleChance, match=r"chance\[1\]") as caught:
        race.foretell(["GASOLINE", wrong])
    assert caught.value.values["index"] == 1
    twin = Race("speed", 2, seed=1)
    for each in (race, twin):
        each.play("s0", each.legal("s0")[0])
    assert race == twin


def test_an_outcome_that_can_not_come_changes_nothing_and_is_named() -> None:
    race = Race("speed", 2, seed=1)
    race.foretell(["KM30", "s1"])
    race.play("s0", race.legal("s0")[0])
    before = race.copy()
    move = race.legal("s1")[0]
    with pytest.raises(ImpossibleChance, match=r"chance\[1\]: 's1'"):
        race.play("s1", move)
    assert race == before
    assert race.pending == before.pending
    assert race.legal("s1") == before.legal("s1")
    assert race.events == before.events
    assert race.moves == before.moves


def test_a_card_that_is_used_up_can_not_be_dealt() -> None:
    with pytest.raises(ImpossibleChance, match=r"chance\[2\]: 'OPEN_ROAD'"):
        Race("speed", 2, chance=["OPEN_ROAD", "KM30", "OPEN_ROAD"])


# Deciding


def test_who_is_pending_has_legal_moves_and_nobody_else() -> None:
    race = Race("speed", 4, seed=2)
    assert race.pending == ["s0"]
    assert race.legal("s0")
    assert race.legal(0) == race.legal("s0")
    assert all(race.legal(seat) == [] for seat in ("s1", "s2", "s3"))


def test_the_verdict_names_every_move_and_why_not() -> None:
    race = Race("speed", 2, seed=7)
    verdict = race.verdict("s0")
    assert [move for move, rule in verdict.items() if rule is None] == race.legal("s0")
    assert set(verdict.values()) <= {None, *race.game.rules.refusals}
    assert set(race.verdict("s1").values()) == {"SPD-6.17"}


def test_why_not_is_the_error_that_playing_would_raise() -> None:
    race = Race("speed", 2, seed=7)
    for move, rule in race.verdict("s0").items():
        refusal = race.why_not("s0", move)
        if rule is None:
            assert refusal is None
            continue
        assert refusal is not None
        assert refusal.rule == rule
        with pytest.raises(IllegalMove) as caught:
            race.play("s0", move)
        assert str(caught.value) == str(refusal)


def test_an_illegal_move_is_refused_with_rule_and_sentence_and_changes_nothing() -> None:
    race = Race("speed", 2, seed=7)
    before = race.copy()
    with pytest.raises(IllegalMove) as caught:
        race.play("s0", "kontra yes")
    assert caught.value.rule == "SPD-8.4"
    assert str(caught.value).startswith("s0 can't 'kontra yes': ")
    assert str(caught.value).endswith("(SPD-8.4).")
    assert not isinstance(caught.value, NotYourTurn)
    assert race == before
    assert race.moves == []


def test_who_is_not_asked_is_told_so() -> None:
    race = Race("speed", 2, seed=7)
    with pytest.raises(NotYourTurn, match=r"SPD-6\.17") as caught:
        race.play("s1", race.legal("s0")[0])
    assert caught.value.rule == "SPD-6.17"


def test_when_the_race_is_over_every_move_is_refused_by_that() -> None:
    race = whole_race()
    assert race.over
    assert race.pending == []
    with pytest.raises(NotYourTurn, match=r"SPD-10\.3"):
        race.play("s0", "play START")


@pytest.mark.parametrize("seat", [-1, 2, 99, "nobody", "S0", "", True, False, 1.0, ["s0"]])
def test_a_seat_that_does_not_exist_is_named(seat: Any) -> None:
    race = Race("speed", 2, seed=1)
    for question in (race.legal, race.verdict, race.view, race.events_for, race.guess, race.observe, race.undo):
        with pytest.raises(UnknownSeat, match="s0, s1"):
            question(seat)
    with pytest.raises(UnknownSeat):
        race.play(seat, "play START")
    with pytest.raises(UnknownSeat):
        race.why_not(seat, "play START")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "play, attack, discard, kontra, extend"),
        ("fly", "play, attack, discard, kontra, extend"),
        (None, "not a move"),
        (5, "not a move"),
        (["play START"], "not a move"),
        ("play", "play CARD"),
        ("play START START", "play CARD"),
        ("attack STOP", "attack CARD TEAM"),
        ("play KM61", "KM61"),
        ("play STOP", "attack STOP TEAM"),
        ("attack START B", "play START"),
        ("attack STOP C", "A, B"),
        ("kontra", "kontra yes"),
        ("kontra maybe", "kontra yes"),
        ("extend yes please", "extend yes"),
        ("play " + "START" * 100_000, "no card"),
    ],
)
def test_words_that_are_no_move_are_answered_with_what_is(words: Any, said: str) -> None:
    race = Race("speed", 2, seed=1)
    for question in (race.play, race.why_not):
        with pytest.raises(UnknownMove, match=said) as caught:
            question("s0", words)
        assert len(str(caught.value)) < 1000
    with pytest.raises(UnknownMove):
        race.words(words)


def test_upper_and_lower_case_and_spaces_are_alike() -> None:
    race = Race("speed", 2, seed=1)
    assert race.words("  PLAY   start ") == "play START"
    assert race.words("Attack sToP b") == "attack STOP B"
    assert race.words("KONTRA Yes") == "kontra yes"
    move = race.legal("s0")[0]
    race.play("s0", move.upper())
    assert race.last_move is not None
    assert race.last_move.words == move


# Taking back


def test_nothing_can_be_taken_back_before_anything_was_played() -> None:
    race = Race("speed", 2, seed=1)
    assert race.last_move is None
    for seat in (None, "s0"):
        with pytest.raises(CannotUndo, match="Nothing has been played"):
            race.undo(seat)


def test_a_move_that_told_nobody_anything_can_be_taken_back() -> None:
    race = Race("heat", ["A", "B"], seed=4)
    before = race.copy()
    race.play("A", "gear 2")
    race.undo("A")
    assert race == before
    assert race.pending == ["A", "B"]
    assert race.legal("A") == before.legal("A")
    assert race.moves == before.moves
    assert race.events == before.events
    race.play("A", "gear 1")
    assert race.moves[-1].words == "gear 1"


def test_an_answer_not_given_can_not_be_taken_back_once_everybody_knows_that_none_came() -> None:
    race = window()
    race.play("Ana", "attack STOP B")
    race.play("Ben", "kontra no")
    with pytest.raises(CannotUndo, match="hidden"):
        race.undo("Ben")


def test_what_was_revealed_can_not_be_taken_back() -> None:
    race = window()
    race.play("Ana", "attack STOP B")
    before = race.copy()
    for seat in (None, "Ana", "Ben"):
        with pytest.raises(CannotUndo, match="hidden"):
            race.undo(seat)
    assert race == before
    race.play("Ben", "kontra no")
    with pytest.raises(CannotUndo):
        race.undo("Ana")


def test_a_drawn_card_can_not_be_put_back() -> None:
    race = Race("speed", 2, seed=1)
    race.play("s0", race.legal("s0")[0])
    with pytest.raises(CannotUndo):
        race.undo()


# Being a value


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301


@pytest.mark.parametrize("duplicate", [Race.copy, copy.copy, copy.deepcopy, pickled])
def test_a_copy_is_equal_and_goes_its_own_way(duplicate: Any) -> None:
    race = Race("speed", 3, seed=4)
    for _ in range(10):
        race.play(race.pending[0], race.legal(race.pending[0])[0])
    twin = duplicate(race)
    assert twin == race
    assert hash(twin) == hash(race)
    assert twin.record() == race.record()
    assert twin.events == race.events
    digest, seat = race.digest(), race.pending[0]
    move = race.legal(seat)[-1]
    twin.play(seat, move)
    assert race.digest() == digest
    assert len(twin.moves) == len(race.moves) + 1
    race.play(seat, move)
    assert twin == race


def test_a_copy_keeps_what_was_foretold() -> None:
    race = Race("speed", 2, seed=1)
    race.foretell(["GASOLINE"])
    twin = race.copy()
    for each in (race, twin):
        each.play("s0", each.legal("s0")[0])
        assert each.moves[-1].chance == ("GASOLINE",)


def test_a_race_equals_only_races_in_the_same_position() -> None:
    assert Race("speed", 2, seed=1) != Race("speed", ["a", "b"], seed=1)
    assert Race("speed", 2, seed=1) != "speed"
    assert len({Race("speed", 2, seed=1), Race("speed", 2, seed=1)}) == 1


def test_errors_can_be_sent_to_another_process() -> None:
    refusal = Race("speed", seed=7).why_not("s1", "play START")
    again = pickled(refusal)
    assert type(again) is NotYourTurn
    assert str(again) == str(refusal)


def test_repr_says_what_is_raced_and_str_shows_no_hand() -> None:
    race = Race("speed", ["Ana", "Ben"], seed=1, max_rounds=2)
    assert repr(race) == "<Race('speed', seats=['Ana', 'Ben'], max_rounds=2) after 0 moves>"
    assert "Ana  7 ▮" in str(race)
    assert "Round 1" in str(race)


# Notation


def test_a_position_read_back_is_the_same() -> None:
    race = Race("speed", 4, seed=9, dealer="random")
    while not race.over:
        again = Race.from_position(race.position())
        assert again == race
        assert again.pending == race.pending
        seat = race.pending[0]
        race.play(seat, race.legal(seat)[len(race.moves) % len(race.legal(seat))])
        if len(race.moves) > 150:
            break


def test_a_finished_race_is_a_position_too() -> None:
    race = whole_race()
    again = Race.from_position(race.position())
    assert again.over
    assert again == race
    assert again.result() == race.result()


def test_a_window_for_a_kontra_is_a_position_too() -> None:
    race = window()
    race.play("Ana", "attack STOP B")
    again = Race.from_position(race.position())
    assert again == race
    assert again.pending == ["Ben"]


@pytest.mark.parametrize("document", [None, 5, [], "speed", {}, {"game": "speed", "seats": 2, "position": [1]}])
def test_what_is_no_position_is_refused(document: Any) -> None:
    with pytest.raises(PaddockError):
        Race.from_position(document)


def test_a_position_that_can_not_be_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"hands\.Ana"):
        window(hands={"Ana": ["KM30"] * 8})


def test_a_record_replays_whole_or_in_part_without_the_seed() -> None:
    race = whole_race(seats=3, seed=8)
    record = race.record()
    assert Race.from_record(record) == race
    assert Race.from_record(record).moves == race.moves
    assert Race.from_record(record).events == race.events
    part = Race.from_record(record, moves=10)
    assert part.moves == race.moves[:10]
    assert Race.from_record(record, moves=0) == Race("speed", 3, seed=8)


def test_chance_after_a_record_is_that_of_the_seed_given() -> None:
    record = Race("speed", 2, seed=1).record()

    def goes_on(seed: int) -> Race:
        race = Race.from_record(record, seed=seed)
        for _ in range(20):
            race.play(race.pending[0], race.legal(race.pending[0])[0])
        return race

    assert goes_on(1) == goes_on(1)
    assert goes_on(1) != goes_on(2)


# Seeing


def test_nobody_is_told_a_card_that_another_draws() -> None:
    race = whole_race(seats=4)
    for seat in race.seats:
        for event in race.events_for(seat):
            if event.name == "drew":
                assert ("card" in event.values) == (event.seat == seat)
    assert all("card" not in event.values for event in race.events_for(None) if event.name == "drew")
    assert all("card" in event.values for event in race.events if event.name == "drew")


def test_a_declined_kontra_is_told_to_nobody_else() -> None:
    race = window()
    race.play("Ana", "attack STOP B")
    assert race.view("Ana")["phase"] == "play"
    assert race.view("Ana")["pending"] == []
    assert race.view("Ben")["phase"] == "kontra"
    assert "attack" not in race.view(None)
    race.play("Ben", "kontra no")
    names = {viewer: [event.name for event in race.events_for(viewer)] for viewer in ("Ana", "Ben", None)}
    told = ["attacked", "called", "stood"]
    assert names == {"Ana": told, "Ben": ["attacked", "called", "declined", "stood"], None: told}


def test_an_attack_that_nobody_can_answer_is_told_as_one_that_nobody_answered() -> None:
    """SPD-RUL.15: everybody waits whether there is a holder or not, until the wild has been seen."""
    answered, alone = window(), window(hands={"Ana": ["STOP", "OPEN_ROAD"], "Ben": ["KM30", "KM60"]})
    for race in (answered, alone):
        race.play("Ana", "attack STOP B")
    answered.play("Ben", "kontra no")
    for viewer in ("Ana", None):
        assert answered.events_for(viewer) == alone.events_for(viewer)
    seen = window(discard=["OPEN_ROAD"], hands={"Ana": ["STOP", "KM30"], "Ben": ["KM30", "KM60"]})
    seen.play("Ana", "attack STOP B")
    assert [event.name for event in seen.events] == ["attacked"]


def test_events_can_be_read_from_a_bookmark_on() -> None:
    race = Race("speed", 2, seed=1)
    bookmark = race.event_count
    race.play("s0", "discard " + race.view("s0")["hands"]["s0"][0])
    assert [event.name for event in race.events_for("s1", since=bookmark)] == ["discarded", "drew"]
    assert race.events_for("s1", since=race.event_count) == []


def test_a_view_shows_the_own_hand_and_the_size_of_the_others() -> None:
    race = Race("speed", 3, seed=1)
    view = race.view("s1")
    assert view["you"] == "s1"
    assert len(view["hands"]["s1"]) == 6
    assert (view["hands"]["s0"], view["hands"]["s2"]) == (7, 6)
    assert isinstance(view["draw"], int)
    assert race.view()["hands"] == {"s0": 7, "s1": 6, "s2": 6}


def test_a_guess_looks_the_same_and_is_another_race() -> None:
    race = Race("speed", 4, seed=1)
    for _ in range(30):
        race.play(race.pending[0], race.legal(race.pending[0])[0])
    seat = race.pending[0]
    one, two = race.guess(seat, seed=1), race.guess(seat, seed=2)
    assert one != two
    assert race.guess(seat, seed=1) == one
    for guess in (one, two):
        assert guess.view(seat) == race.view(seat)
        assert guess.legal(seat) == race.legal(seat)
        assert list(guess.observe(seat)) == list(race.observe(seat))
        assert guess.events == []
    before = race.digest()
    one.play(seat, one.legal(seat)[0])
    assert race.digest() == before


def test_a_guess_forgets_what_was_foretold() -> None:
    race = Race("speed", 2, seed=1)
    race.foretell(["GASOLINE"] * 4)
    moves = set()
    for seed in range(12):
        guess = race.guess("s0", seed=seed)
        guess.play("s0", guess.legal("s0")[0])
        moves.add(guess.moves[-1].chance)
    assert len(moves) > 1


def test_results_are_by_team_and_scores_by_seat() -> None:
    race = whole_race(seats=4)
    result = race.result()
    assert race.units() == {"A": ["s0", "s2"], "B": ["s1", "s3"]}
    assert result["totals"][result["winner"]] == max(result["totals"].values())
    scores = race.scores()
    assert scores["s0"] == scores["s2"] == (result["ranks"]["A"], result["totals"]["A"])
