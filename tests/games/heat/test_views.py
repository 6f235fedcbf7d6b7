"""What each viewer of HEAT may know: the table of hidden things, row by row."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from paddock import CannotUndo, Race
from paddock.games.heat.cards import FACES
from tests.games.samples import random_walk

VIEWERS = ("A", "B", "C", "D", None)
SHOWN_IN_PLAN = ("pos", "spot", "gear", "engine", "hand", "deck", "discard", "top", "play", "place", "adrenaline")
GEARS_HIDDEN_OR_NOT = pytest.mark.parametrize("hidden", [False, True], ids=["gears shown", "hidden gears"])


def at(seats: int = 2, options: dict[str, Any] | None = None, seed: int = 1, **position: Any) -> Race:
    names = list("ABCDEF"[:seats])
    document = {"game": "heat", "options": options or {}, "seats": names, "position": position}
    return Race.from_position(document, seed=seed)


def walk(seats: int = 4, moves: int = 400, seed: int = 1, **options: Any) -> Iterator[Race]:
    yield from random_walk(Race("heat", seats, seed=seed, **options), Random(seed), moves)


def plan(race: Race, seat: str, *moves: str) -> None:
    for move in moves:
        race.play(seat, move)


# Cards


@GEARS_HIDDEN_OR_NOT
def test_nobody_sees_a_hidden_hand(hidden: bool) -> None:
    """HEAT-2.3, HEAT-3.1: the owner sees the faces, everybody else how many."""
    for race in islice(walk(hidden_gears=hidden), 0, None, 3):
        truth = race.position()["position"]
        for viewer in VIEWERS:
            view = race.view(viewer)
            for seat in race.seats:
                if seat == viewer:
                    assert view[seat]["hand"] == truth[seat]["hand"]
                else:
                    assert type(view[seat]["hand"]) is int


def test_decks_and_discard_piles_are_numbers_for_everybody() -> None:
    """HEAT-8.3: not even the owner may look through the own pile; the top card is seen by all, once it is told."""
    for race in islice(walk(moves=600), 0, None, 4):
        truth = race.position()["position"]
        for viewer in VIEWERS:
            view = race.view(viewer)
            for seat in race.seats:
                assert view[seat]["deck"] == len(truth[seat]["deck"])
                assert type(view[seat]["discard"]) is int
                assert not {"unseen", "known", "lever", "shifted"} & set(view[seat])
                if viewer == seat or view["phase"] != "plan":
                    assert view[seat]["discard"] == len(truth[seat]["discard"])
                    assert view[seat].get("top") == (truth[seat]["discard"] or [None])[-1]


def test_what_lies_on_the_table_is_the_same_for_everybody() -> None:
    """HEAT-3.8, HEAT-4.1, HEAT-S.8: places, laps, ranking, queue, adrenaline, supply, engines, classification."""
    for race in islice(walk(moves=600), 0, None, 4):
        if race.view()["phase"] == "plan":
            continue
        views = [race.view(viewer) for viewer in VIEWERS]
        common = [{key: value for key, value in view.items() if key not in ("you", *race.seats)} for view in views]
        assert common.count(common[0]) == len(VIEWERS)
        for seat in race.seats:
            keys = ("pos", "spot", "lap", "place", "gear", "engine", "deck", "discard", "top", "adrenaline", "finished")
            cars = [{key: view[seat].get(key) for key in keys} for view in views]
            assert cars.count(cars[0]) == len(VIEWERS)


def test_the_play_area_is_seen_by_all_once_it_is_revealed() -> None:
    """HEAT-3.1, HEAT-C.4: the cards played and those flipped for a +; of a car yet to move only how many."""
    shown = 0
    for race in islice(walk(moves=600), 0, None, 4):
        truth, view = race.position()["position"], race.view()
        if view["phase"] == "plan":
            continue
        for viewer in VIEWERS:
            view = race.view(viewer)
            assert view[view["turn"]]["play"] == truth[view["turn"]]["play"]
            shown += len(view[view["turn"]]["play"]) > truth[view["turn"]]["gear"]
            for seat in view["queue"]:
                own = truth[seat]["play"]
                assert view[seat]["play"] == (own if seat == viewer else len(own))
                assert len(own) == view[seat]["gear"]
    assert shown > 0


# Plans


@GEARS_HIDDEN_OR_NOT
def test_a_plan_is_unseen_until_all_have_committed(hidden: bool) -> None:
    """HEAT-0.3, HEAT-1.3, HEAT-2.3, R-21: others see a seat as at the start of the round, but for `committed`."""
    rounds, start, planned = 0, {}, 0
    for race in walk(moves=450, hidden_gears=hidden):
        if race.view()["phase"] != "plan":
            continue
        for viewer in VIEWERS:
            view = race.view(viewer)
            for seat in race.seats:
                seen = {key: view[seat].get(key) for key in SHOWN_IN_PLAN}
                if view["round"] != rounds:
                    start[viewer, seat] = seen
                elif seat != viewer:
                    assert seen == start[viewer, seat]
                    assert view[seat]["committed"] == (seat not in race.pending and view[seat]["place"] == 0)
                    planned += view[seat]["committed"] and race.legal(viewer or seat) != []
        rounds = race.view()["round"]
    assert planned > 30


@GEARS_HIDDEN_OR_NOT
def test_a_paid_shift_shows_with_the_gears(hidden: bool) -> None:
    """HEAT-1.2, R-21: gear, Heat, hand and discard pile together: for all cars at once, or each with its reveal."""
    race = Race("heat", 2, seed=2, grid=["A", "B"], hidden_gears=hidden)
    before = {viewer: race.view(viewer)["B"] for viewer in ("A", None)}
    cards = [f"card {card}" for card in race.view("B")["B"]["hand"][:3]]
    plan(race, "B", "gear 3", *cards)
    assert race.view("B")["B"]["gear"] == 3
    assert race.view("B")["B"]["engine"] == 5
    assert (race.view("B")["B"]["top"], race.view("B")["B"]["discard"]) == ("H", 1)
    assert len(race.view("B")["B"]["play"]) == 3
    for viewer in ("A", None):
        assert race.view(viewer)["B"] == {**before[viewer], "committed": True}
    assert "gears_revealed" not in [event.name for event in race.events]
    plan(race, "A", "gear 1", "card " + str(next(c for c in race.view("A")["A"]["hand"] if c not in ("H", "UH"))))
    assert race.view()["turn"] == "A"
    for viewer in ("A", None):
        car = race.view(viewer)["B"]
        if hidden:
            assert (car["gear"], car["engine"], car["hand"], car["discard"]) == (1, 6, 7, 0)
            assert not {"play", "top"} & set(car)
        else:
            assert (car["gear"], car["engine"], car["hand"], car["discard"]) == (3, 5, 4, 1)
            assert (car["play"], car["top"]) == (3, "H")
    told = [event for event in race.events_for("A") if event.name == "gears_revealed"]
    shifts = {"gears": {"A": 1, "B": 3}, "paid": {"A": 0, "B": 1}}
    assert [event.values for event in told] == ([] if hidden else [shifts])
    while race.view()["turn"] == "A":
        race.play("A", race.legal("A")[-1])
    assert race.view()["turn"] == "B"
    revealed = [event for event in race.events_for("A") if event.name == "revealed" and event.seat == "B"]
    assert revealed[0].values["gear"] == 3
    assert (race.view("A")["B"]["gear"], race.view("A")["B"]["engine"]) == (3, 5)
    if hidden:
        assert revealed[0].values["paid"] == 1


@GEARS_HIDDEN_OR_NOT
def test_observations_of_others_do_not_move_with_a_plan(hidden: bool) -> None:
    """R-21: as numbers, too: only that a seat has committed."""
    race = Race("heat", 3, seed=2, hidden_gears=hidden)
    before = {seat: race.observe(seat) for seat in race.seats}
    plan(race, "B", "gear 3")
    for seat in ("A", "C"):
        assert (race.observe(seat) == before[seat]).all()
    plan(race, "B", *[f"card {card}" for card in race.view("B")["B"]["hand"] if card not in ("H", "UH")][:3])
    for seat in ("A", "C"):
        assert (race.observe(seat) != before[seat]).sum() == 1
    assert (race.observe("B") != before["B"]).sum() > 1


def test_two_plans_look_alike_to_everybody_else() -> None:
    """HEAT-2.3: views, observations, verdicts and the log can't tell one plan from another before its time."""
    races = []
    for moves in (("gear 1", "card 1"), ("gear 2", "card 4", "card S"), ("gear 3", "card 1", "card U5", "card S")):
        race = at(3, A={"pos": 5}, B={"pos": 4, "hand": [1, 1, 4, "S", "S", "U5", "UH"]}, C={"pos": 3})
        plan(race, "B", *moves)
        races.append(race)
    for viewer in ("A", "C", None):
        assert all(race.view(viewer) == races[0].view(viewer) for race in races)
        assert all(race.events_for(viewer) == races[0].events_for(viewer) for race in races)
        if viewer:
            assert all((race.observe(viewer) == races[0].observe(viewer)).all() for race in races)
            assert all(race.verdict(viewer) == races[0].verdict(viewer) for race in races)
    assert all(str(race) == str(races[0]) for race in races)


# Discards


def test_the_packet_is_unseen_until_it_is_laid_down() -> None:
    """HEAT-8.1, HEAT-8.2, HEAT-8.3, R-26:
    before the end nobody sees how many cards; then the number, and the last one.
    """
    race = at(2, phase="discard", turn="A", A={"pos": 20, "hand": [1, 2, 4, "U0", "S"], "play": [3, 3], "gear": 2})
    before = {viewer: race.view(viewer) for viewer in ("B", None)}
    observed, told = race.observe("B"), race.event_count
    for card in (4, 1, "U0"):
        race.play("A", f"discard {card}")
        assert race.view("B") == before["B"]
        assert race.view(None) == before[None]
        assert (race.observe("B") == observed).all()
    assert race.view("A")["A"]["packet"] == [4, 1, "U0"]
    assert race.view("A")["A"]["hand"] == [2, "S"]
    assert race.event_count == told
    race.play("A", "end_discard")
    for viewer in ("A", "B", None):
        (event,) = (event for event in race.events_for(viewer, told) if event.name == "discarded")
        assert event.values == {"n": 3, "top": "U0"}
        assert race.view(viewer)["A"]["discard"] == 5
        assert race.view(viewer)["A"]["top"] == 3


# Events


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    """HEAT-9.2, HEAT-S.10: everybody else is told how many; all other events are the same for everybody."""
    race = Race("heat", 4, seed=3, laps=1, hidden_gears=True)
    for _ in random_walk(race, Random(3), 5_000):
        pass
    assert race.over
    for viewer in VIEWERS:
        told = race.events_for(viewer)
        for event, truth in zip(told, race.events, strict=True):
            if event.name != "drew" or event.seat == viewer:
                assert event == truth
            else:
                assert event.values == {"n": len(truth.values["cards"])}
    names = {event.name for event in race.events}
    assert {"flipped", "cooled", "spun", "corner", "boosted", "discarded", "classified"} <= names


@GEARS_HIDDEN_OR_NOT
def test_events_tell_nothing_of_a_plan_but_that_it_is_there(hidden: bool) -> None:
    """HEAT-2.3, R-21: no event of planning has a value."""
    race = Race("heat", 4, seed=3, hidden_gears=hidden)
    since = race.event_count
    for seat in race.seats[:3]:
        race.play(seat, race.legal(seat)[0])
        while seat in race.pending:
            race.play(seat, race.legal(seat)[0])
    told = race.events_for("D", since)
    assert [(event.name, event.seat, event.values) for event in told] == [
        ("plan_committed", seat, {}) for seat in ("A", "B", "C")
    ]


@GEARS_HIDDEN_OR_NOT
def test_who_is_not_asked_always_gets_the_same_answer(hidden: bool) -> None:
    """HEAT-0.3, HEAT-0.4, HEAT-F.7, HEAT-OWN.1: verdicts and errors can't tell what is in another hand."""
    for race in islice(walk(moves=600, hidden_gears=hidden, auto_skip=True), 0, None, 3):
        for seat in race.seats:
            if seat not in race.pending:
                rule = "HEAT-0.3" if race.view()["phase"] == "plan" else "HEAT-0.4"
                assert set(race.verdict(seat).values()) == {rule}
                assert rule in str(race.why_not(seat, "card H"))
    race = drive_to_end(Race("heat", 2, seed=1, laps=1))
    for seat in race.seats:
        assert set(race.verdict(seat).values()) == {"HEAT-F.7"}


def drive_to_end(race: Race) -> Race:
    list(random_walk(race, Random(1), 100_000))
    return race


# Guesses


def hands_of(race: Race, seat: str, **more: Any) -> list[dict[str, Any]]:
    return [race.guess("A", seed=seed).position()["position"][seat] for seed in range(more.get("times", 60))]


def test_a_guess_keeps_stress_that_everybody_saw_being_taken() -> None:
    """HEAT-7.8: after a spin the Stress is known to be in that hand, until it is played."""
    race = at(
        2,
        {"track": "italy"},
        phase="react",
        turn="B",
        A={"pos": 3},
        B={"pos": 25, "from": 17, "gear": 3, "engine": 0, "play": [2, 3, 3], "hand": [1, 1, 4, 4]},
    )
    race.play("B", "end_react")
    race.play("B", "end_discard")
    assert race.view("A")["B"]["hand"] == 7
    guesses = hands_of(race, "B")
    assert all(guess["hand"].count("S") >= 2 for guess in guesses)
    assert len({str(guess["hand"]) for guess in guesses}) > 10
    plan(race, "B", "gear 2", "card S", "card 1")
    plan(race, "A", "gear 1")
    plan(race, "A", next(move for move in race.legal("A") if move != "card S"))
    while race.view()["phase"] != "plan":
        (seat,) = race.pending
        race.play(seat, "end_discard" if "end_discard" in race.legal(seat) else race.legal(seat)[-1])
    counts = {guess["hand"].count("S") for guess in hands_of(race, "B")}
    assert min(counts) == 1
    assert len(counts) > 1


def test_a_guess_keeps_the_heat_of_a_cluttered_hand() -> None:
    """HEAT-C.14, HEAT-C.15: who played Heat had nothing else left, and everybody knows; a Cooldown takes it away."""
    race = at(
        2,
        A={"pos": 30, "gear": 1, "play": [1]},
        B={"pos": 10, "gear": 4, "engine": 0, "hand": [2, "S", "H", "H", "H", "H", "H"]},
    )
    race.play("B", "gear 3")
    while race.view()["phase"] != "plan":
        race.play("A", "end_discard" if "end_discard" in race.legal("A") else race.legal("A")[-1])
    assert "cluttered" in [event.name for event in race.events]
    for guess in hands_of(race, "B"):
        assert guess["hand"].count("H") + guess["hand"].count("UH") >= 4
        assert guess["engine"] == 0


def test_a_guess_keeps_what_was_openly_discarded_and_redraws_the_rest() -> None:
    """HEAT-8.3, R-26: paid Heat, flipped cards, play areas and the last of a packet are known; what is below not."""
    race = at(
        2,
        phase="discard",
        turn="B",
        A={"pos": 3},
        B={"pos": 20, "gear": 2, "hand": [1, 2, 3, 4, "U5"], "play": ["S", 4, 2], "discard": ["H", "U0", "S"]},
    )
    for card in (1, 2, 3):
        race.play("B", f"discard {card}")
    race.play("B", "end_discard")
    truth = race.position()["position"]["B"]
    assert truth["discard"] == ["H", "U0", "S", 1, 2, 3, "S", 4, 2]
    guesses = hands_of(race, "B", times=200)
    for guess in guesses:
        assert guess["discard"][:3] == ["H", "U0", "S"]
        assert guess["discard"][5:] == [3, "S", 4, 2]
        assert set(guess["discard"][3:5]) <= {1, 2, 3, 4, "U5"}
        every = Counter(guess["hand"] + guess["deck"] + guess["discard"])
        assert every == Counter(truth["hand"] + truth["deck"] + truth["discard"])
        assert len(guess["hand"]) == 7
    assert len({str(guess["discard"]) for guess in guesses}) > 5
    assert len({str(guess["hand"]) for guess in guesses}) > 50


def test_the_own_cards_stay_as_they_are_in_a_guess() -> None:
    """HEAT-8.3: who looked on knows what lies in the own deck and pile, but not the order of the deck."""
    for n, race in enumerate(islice(walk(3, 300), 0, None, 7)):
        for seat in race.seats:
            guessed = race.guess(seat, seed=n).position()["position"][seat]
            assert guessed == race.position()["position"][seat]


@GEARS_HIDDEN_OR_NOT
def test_a_guess_redraws_only_what_is_hidden(hidden: bool) -> None:
    """HEAT-2.3, HEAT-8.3, R-21: what a seat sees of the others is the same in every guess."""
    changed: set[str] = set()
    for n, race in enumerate(islice(walk(4, 500, hidden_gears=hidden), 0, None, 5)):
        guessed, truth = race.guess("A", seed=n).position()["position"], race.position()["position"]
        assert race.guess("A", seed=n).view("A") == race.view("A")
        for seat in ("B", "C", "D"):
            changed |= {key for key in truth[seat] if guessed[seat].get(key) != truth[seat][key]}
            assert guessed[seat]["pos"] == truth[seat]["pos"]
            for key in ("known", "place", "from", "speed", "used", "adrenaline"):
                assert guessed[seat].get(key) == truth[seat].get(key)
    assert {"hand", "deck", "play"} <= changed <= {
        "hand", "deck", "play", "discard", "packet", "gear", "engine", "lever", "shifted",
    }  # fmt: skip


def test_a_guessed_hand_is_fair() -> None:
    """HEAT-S.5, HEAT-S.10: after the deal every card of the deck list is equally likely in an opponent's hand."""
    race = Race("heat", 2, seed=4)
    found: Counter[Any] = Counter()
    times = 800
    for seed in range(times):
        found.update(race.guess("A", seed=seed).position()["position"]["B"]["hand"])
    cards = dict.fromkeys((1, 2, 3, 4, "S"), 3) | dict.fromkeys(("U0", "U5", "UH"), 1)
    assert set(found) == set(cards)
    expected = [times * 7 * n / 18 for n in cards.values()]
    assert chisquare([found[card] for card in cards], expected).pvalue > 0.001


def test_a_guessed_gear_is_any_that_was_possible() -> None:
    """HEAT-1.1, R-10, R-21: a committed plan may be in any gear within reach, paid or not."""
    race = Race("heat", 2, seed=4)
    plan(race, "B", "gear 1", next(move for move in ("card 1", "card 2", "card 3", "card 4") if race.words(move)))
    gears = Counter(race.guess("A", seed=seed).position()["position"]["B"]["gear"] for seed in range(200))
    assert set(gears) == {1, 2, 3}
    for seed in range(30):
        guess = race.guess("A", seed=seed).position()["position"]["B"]
        assert guess["engine"] == (5 if guess["gear"] == 3 else 6)
        assert len(guess["play"]) == guess["gear"]
        assert len(guess["hand"]) == 7 - guess["gear"]


def test_a_guess_never_meets_the_truth_by_the_seed_of_the_race() -> None:
    """HEAT-C.12: nothing of the generator is in a view, an observation or a guess."""
    one, two = (at(2, seed=seed, A={"pos": 5, "hand": [1] * 3}, B={"pos": 4, "hand": [2] * 3}) for seed in (1, 2))
    assert one == two
    assert one.view("A") == two.view("A")
    assert (one.observe("A") == two.observe("A")).all()
    assert one.guess("A", seed=9) == two.guess("A", seed=9)


# Taking back


@GEARS_HIDDEN_OR_NOT
def test_a_plan_can_be_taken_back_until_all_have_committed(hidden: bool) -> None:
    """HEAT-0.3, R-21: nobody else sees a difference, whoever planned in between; afterwards it stands."""
    race = Race("heat", 3, seed=6, hidden_gears=hidden)
    start = race.copy()
    seen = {viewer: race.view(viewer) for viewer in ("B", "C", None)}
    cards = {seat: [f"card {c}" for c in race.view(seat)[seat]["hand"] if c not in ("H", "UH")] for seat in race.seats}
    plan(race, "A", "gear 2", *cards["A"][:2])
    plan(race, "B", "gear 1", cards["B"][0])
    committed = race.copy()
    for _ in range(3):
        race.undo("A")
    assert race.view("C")["A"] == seen["C"]["A"]
    assert race.view("C")["B"] == committed.view("C")["B"]
    assert race.view("A") == {**start.view("A"), "B": committed.view("A")["B"], "pending": ["A", "C"]}
    assert race.events_for("C") == [*start.events_for("C"), *committed.events_for("C")[-1:]]
    assert race.legal("A") == start.legal("A")
    plan(race, "A", "gear 3", *cards["A"][:3])
    race.undo("B")
    race.undo("B")
    assert race.view("B") == {**seen["B"], "A": committed.view("B")["A"], "pending": ["B", "C"]}
    plan(race, "B", "gear 1", cards["B"][0])
    plan(race, "C", "gear 1")
    race.undo("C")
    plan(race, "C", "gear 1", cards["C"][0])
    after = race.copy()
    for seat in ("A", "B", "C", None):
        with pytest.raises(CannotUndo):
            race.undo(seat)
    assert race == after


def test_taking_back_a_plan_gives_back_the_heat() -> None:
    """HEAT-1.2: what was paid for a shift of two gears is in the engine again."""
    race = Race("heat", 2, seed=6)
    before = race.copy()
    race.play("A", "gear 3")
    assert race.view("A")["A"]["engine"] == 5
    race.undo("A")
    assert race == before


def test_chosen_discards_can_be_taken_back_but_not_a_draw_or_a_flip() -> None:
    """HEAT-8.1, HEAT-C.2, HEAT-C.9: what nobody has seen can be changed; what chance or a hand has shown stands."""
    parts = {"pos": 20, "hand": [1, 2, 4, "H", "S"], "play": [3, 3], "gear": 2, "engine": 3}
    race = at(2, phase="discard", turn="A", A=parts, B={"pos": 9})
    before = race.copy()
    race.play("A", "discard 1")
    race.undo("A")
    assert race == before
    race.play("A", "end_discard")
    with pytest.raises(CannotUndo):
        race.undo("A")
    for move in ("boost", "cooldown 1"):
        race = at(2, phase="react", turn="A", A=parts, B={"pos": 9})
        race.play("A", move)
        with pytest.raises(CannotUndo):
            race.undo("A")


def test_the_table_as_text_shows_no_hand() -> None:
    """HEAT-2.3: a spectator's table and that of a seat are drawn from its view, and from nothing else."""
    for race in islice(walk(2, 200, seed=5), 0, None, 9):
        for seat in race.seats:
            assert str(race.guess(seat, seed=1)) == str(race)
    assert all(str(face) for face in FACES)
