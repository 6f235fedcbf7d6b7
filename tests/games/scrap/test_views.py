"""What each viewer of Scrap Racer may know: everything but other players' bonus cards, and what lies face down."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest
from scipy.stats import chisquare

from paddock import CannotUndo, Race
from paddock.engine.glass import ONE, UNKNOWN, Column
from paddock.games.scrap import events
from paddock.games.scrap.choices import SUBJECTS
from paddock.games.scrap.moves import ACTIONS
from paddock.race import Choice
from tests.games.samples import random_walk

VIEWERS = ("A", "B", "C", None)


def walk(seed: int = 1, moves: int = 500, **options: Any) -> Any:
    yield from random_walk(Race("scrap", 3, seed=seed, **options), Random(seed), moves)


@pytest.mark.parametrize("mode", ["single", "two_racers"])
def test_nobody_sees_anothers_bonus_cards(mode: str) -> None:
    """SCR-DOUBLE.5, SCR-2P.5: the owner sees the faces, everybody else how many."""
    shown = 0
    for seed in range(3):
        for race in islice(walk(seed, mode=mode), 0, None, 5):
            truth = race.position()["position"]
            for viewer in VIEWERS:
                view = race.view(viewer)
                for seat in race.seats:
                    cards = truth[seat]["cards"]
                    assert view[seat]["cards"] == (cards if seat == viewer else len(cards))
                    shown += len(cards)
    assert shown > 0


def test_nobody_sees_what_lies_face_down() -> None:
    """SCR-SETUP.2: which places hold a token and how many are in the store, but not which; decks are numbers."""
    for race in islice(walk(), 0, None, 7):
        truth = race.position()["position"]
        for viewer in VIEWERS:
            view = race.view(viewer)
            assert view["fields"] == dict.fromkeys(truth["fields"], 1)
            assert view["store"] == len(truth["store"])
            assert all(type(cards) is int for cards in view["decks"].values())


def test_all_else_is_the_same_for_everybody() -> None:
    """SCR-TOKEN.1, SCR-DOUBLE.1: places, dice, laps, tokens held, used piles, and whose turn it is."""
    for race in islice(walk(), 0, None, 7):
        views = [race.view(viewer) for viewer in VIEWERS]
        for view in views:
            del view["you"]
            for seat in race.seats:
                del view[seat]["cards"]
        assert views.count(views[0]) == len(views)


def test_events_hide_only_the_faces_of_cards_and_tokens() -> None:
    """SCR-DOUBLE.5, SCR-LAP.8: a token taken is shown to all, one laid to nobody."""
    names: set[str] = set()
    for seed in range(3):
        race = Race("scrap", 3, seed=seed)
        list(random_walk(race, Random(seed), 5_000))
        for viewer in VIEWERS:
            for event, truth in zip(race.events_for(viewer), race.events, strict=True):
                names.add(event.name)
                if event.name == "laid_token":
                    assert "token" not in event.values
                elif event.name == "bonus_card" and event.seat != viewer:
                    assert "card" not in event.values
                else:
                    assert event == truth
    assert {"laid_token", "bonus_card", "took_token", "played_bonus", "duel_won", "lap", "goal", "finished"} <= names


@pytest.mark.parametrize(("seats", "mode"), [(2, "two_racers"), (3, "two_racers"), (3, "single"), (6, "single")])
def test_numbers_are_the_same_wherever_a_viewer_cannot_tell_the_difference(seats: int, mode: str) -> None:
    """SCR-SETUP.2, SCR-DOUBLE.5: what is hidden is not in what is shown, told and offered, not even as a number."""
    for seed in range(2):
        race = Race("scrap", seats, seed=seed, mode=mode)
        for now in islice(random_walk(race, Random(seed), 800), 0, None, 5):
            for viewer in now.seats:
                guess = now.guess(viewer, seed=seed)
                assert guess.seen(viewer).tobytes() == now.seen(viewer).tobytes()
                assert guess.offers(viewer) == now.offers(viewer)
            hidden = now.game.faces.seen.read(now.seen(None))["hand"]
            assert set(hidden) == {UNKNOWN}


def test_what_nobody_may_know_is_unknown_in_every_row_that_is_told() -> None:
    """SCR-LAP.8, SCR-DOUBLE.5: the faces of tokens on the track, and the bonus cards of others."""
    race = Race("scrap", 3, seed=1)
    list(random_walk(race, Random(1), 5_000))
    codes = Counter[int]()
    for viewer in VIEWERS:
        seat = -2 if viewer is None else race.seats.index(viewer)
        for told in race.told_rows([viewer])[0]:
            codes[told[0]] += 1
            if told[0] == events.LAID_TOKEN:
                assert told[events.LAID_TOKEN_TOKEN] == UNKNOWN
            elif told[0] == events.BONUS_CARD:
                assert (told[events.BONUS_CARD_CARD] == UNKNOWN) == (told[1] != seat)
            else:
                assert UNKNOWN not in told
    assert codes[events.LAID_TOKEN] > 0
    assert codes[events.BONUS_CARD] > 0


@pytest.mark.parametrize("mode", ["single", "two_racers"])
def test_events_say_what_the_view_shows_after_them(mode: str) -> None:
    """SCR-RUL.1: places, fields, laps, tokens on the track and bonus tokens, wherever no later event says otherwise."""
    checked = Counter[str]()
    for seed in range(3):
        race, since = Race("scrap", 3, seed=seed, mode=mode), 0
        for now in random_walk(race, Random(seed), 700):
            view = now.game.faces.seen.read(now.seen(None))
            said: dict[tuple[str, int], int | list[int]] = {}
            for code, seat, *numbers in now.told_rows([None], since)[0]:
                event, values = now.game.faces.events[code], values_in(now.game.faces.events[code].columns, numbers)
                for column in event.columns:
                    if column.sets:
                        per = next(each.per for each in now.game.faces.seen.columns if each.name == column.sets)
                        member = (values[event.of] if event.of else seat) if per else -1
                        said[column.sets, member] = values[column.name]
            for (name, member), value in said.items():
                shown = view[name] if member < 0 else view[name][member]
                if isinstance(shown, list):
                    shown = shown[1 : 1 + shown[0]] if shown[0] != UNKNOWN else UNKNOWN
                if shown != UNKNOWN:
                    assert shown == value, name
                    checked[name] += 1
            since = now.event_count
    plain = {"rounds", "turn", "double", "p", "field", "laps", "bonus_tokens", "lies", "final", "held"}
    assert set(checked) == plain | {"dice", "ranking"}


def values_in(columns: Sequence[Column], numbers: Sequence[int]) -> dict[str, Any]:
    """All values of an event by name, those for boards alone too."""
    values: dict[str, Any] = {}
    left = list(numbers)
    for column in columns:
        first = left.pop(0)
        values[column.name] = first if column.form == ONE else [left.pop(0) for _ in range(first)]
    assert not left
    return values


@pytest.mark.parametrize(("seats", "mode"), [(2, "two_racers"), (3, "two_racers"), (3, "single"), (6, "single")])
def test_only_what_may_be_unknown_ever_is(seats: int, mode: str) -> None:
    """Columns say so, of views, events and choices alike."""
    race = Race("scrap", seats, seed=seats, mode=mode)
    seen = race.game.faces.seen
    members = {"places": int(race.course.places), "decks": 5, "players": seats}
    unknown: set[str] = set()
    for now in random_walk(race, Random(seats), 900):
        for viewer in (None, *now.seats):
            view = seen.read(now.seen(viewer))
            racing = view["racing"][1 : 1 + view["racing"][0]]
            for column in seen.columns:
                there = racing if column.per == "racers" else range(members.get(column.per, 0))
                for shown in [view[column.name][i] for i in there] if column.per else [view[column.name]]:
                    if (shown[0] if isinstance(shown, list) else shown) == UNKNOWN:
                        unknown.add(column.name)
        for _, kind, *numbers in now.offers(now.pending[0]):
            columns = now.game.faces.choices_of[kind].columns
            assert all(column.maybe for column, number in zip(columns, numbers, strict=True) if number == UNKNOWN)
    assert unknown <= {column.name for column in seen.columns if column.maybe}
    for viewer in (None, *race.seats):
        for code, _, *numbers in race.told_rows([viewer])[0]:
            columns = race.game.faces.events[code].columns
            assert all(column.maybe for column in columns if values_in(columns, numbers)[column.name] == UNKNOWN)


@pytest.mark.parametrize("mode", ["single", "two_racers"])
def test_every_choice_has_the_kind_of_its_words_and_says_where_it_leads(mode: str) -> None:
    """SCR-MOVE.1, SCR-BONUS.1, SCR-BONUS.2, SCR-BONUS.3, SCR-BONUS.4, SCR-DUEL.2, SCR-ROLL.8, SCR-ROLL.9, SCR-ROLL.10:
    the field, the die, the deck.
    """
    assert len(SUBJECTS) == ACTIONS
    kinds = Counter[str]()
    for seed in range(2):
        for race in islice(walk(seed, 700, mode=mode), 0, None, 3):
            seat = race.pending[0]
            assert [choice.move for choice in race.choices(seat)] == race.legal(seat)
            for (action, *offered), choice in zip(race.offers(seat), race.choices(seat), strict=True):
                verb, *rest = choice.move.split()
                subject = SUBJECTS[action]
                assert tuple(offered[: len(subject)]) == subject
                assert choice.kind == verb
                assert rest == [choice.values[key] for key in ("use", "card", "racer") if key in choice.values]
                kinds[verb] += 1
                check_choice(race, seat, choice)
    assert set(kinds) >= {"roll", "stop", "token", "accept", "bonus", "drive", "done"}
    assert {"winner", "order"} <= set(kinds) or mode == "single"


def check_choice(race: Race, seat: str, choice: Choice) -> None:
    """What was offered is what happens."""
    values, since = choice.values, race.event_count
    after = race.copy()
    after.play(seat, choice.move)
    told = [event for event in after.events[since:] if event.name != "auto"]
    if choice.kind == "stop":
        assert told[0].values == {"sum": values["n"]}
        assert after.choices(seat)[-1].values == values
    elif choice.kind == "token":
        spent = told[0].values
        assert spent["token"] == values["use"]
        assert values.get("die", spent["from"]) == spent["to"]
        assert ("die" in values) == (values["use"] != "reroll")
        turn = race.view()["turn"]
        assert values["spent"] in race.view()[turn]["tokens"]
    elif choice.kind == "accept":
        assert told[0].values == {"die": values["die"]}
        assert next(event for event in told if event.name == "accident").values["deck"] == values["deck"]
    elif choice.kind in ("bonus", "drive", "winner"):
        moved = next(event for event in told if event.name == "moved").values
        assert moved["n"] == values["n"]
        assert (moved["to"] - 1) % race.view()["lap"] + 1 == values["field"]
    elif choice.kind == "done":
        assert values["field"] == race.view()[race.view()["turn"]]["field"]


def test_a_guess_deals_hidden_things_evenly() -> None:
    """The cards of the others come from all that this seat has not seen; so do the tokens."""
    position = {
        "fields": {10: "pm", 17: "flip"},
        "store": ["reroll", "reroll"],
        "A": {"cards": ["FWD3"] * 6},
        "B": {"cards": ["CATCH"]},
    }
    race = Race.from_position({"game": "scrap", "seats": ["A", "B", "C"], "position": position}, seed=1)
    cards: Counter[str] = Counter()
    tokens: Counter[str] = Counter()
    for seed in range(600):
        guess = race.guess("A", seed=seed).position()["position"]
        assert guess["A"]["cards"] == ["FWD3"] * 6
        cards.update(guess["B"]["cards"])
        tokens[guess["fields"][10]] += 1
    left = {"FWD5": 5, "FWD7": 3, "STRAIGHT": 5, "CURVE": 5, "CATCH": 4}
    assert chisquare([cards[card] for card in left], [600 * count / 22 for count in left.values()]).pvalue > 0.001
    assert chisquare([tokens[token] for token in ("pm", "flip", "reroll")], [150, 150, 300]).pvalue > 0.001


def test_what_shows_nothing_can_be_taken_back() -> None:
    """SCR-RUL.5: a change of the die, a stop, the dice move; not a roll, nor a card that others have seen."""
    position = {"turn": "A", "dice": [3], "A": {"racer": "hover", "tokens": ["flip"], "cards": ["FWD3"]}}
    race = Race.from_position({"game": "scrap", "seats": ["A", "B", "C"], "position": position}, seed=1)
    before = race.digest()
    for move in ("token flip", "stop", "drive"):
        race.play("A", move)
    for _ in range(3):
        race.undo("A")
    assert race.digest() == before
    race.play("A", "stop")
    race.play("A", "bonus FWD3")
    with pytest.raises(CannotUndo):
        race.undo("A")
    race = Race.from_position({"game": "scrap", "seats": ["A", "B", "C"], "position": position}, seed=1)
    race.play("A", "roll")
    with pytest.raises(CannotUndo):
        race.undo("A")


# Before a choice


def test_a_preview_tells_what_is_certain_and_what_is_risked() -> None:
    """SCR-MOVE.1, SCR-ROLL.2: a stop is certain; one more die is a double in a third of the cases."""
    position = {
        "turn": "A",
        "dice": [3, 5],
        "fields": {},
        "A": {"racer": "hover", "p": 2},
        "B": {"racer": "steel", "p": 40},
        "C": {"racer": "swift", "p": 41},
    }
    race = Race.from_position({"game": "scrap", "seats": ["A", "B", "C"], "position": position}, seed=1)
    before = race.digest()
    told = race.preview("A", "stop", seed=1)
    assert told["certain"]["p"] == 10
    assert (told["certain"]["moved"], told["certain"]["accident"], told["certain"]["place"]) == (8, 0, 3)
    told = race.preview("A", "roll", samples=600, seed=1)
    assert 0.25 < told["risk"]["accident"][1] < 0.42
    assert race.digest() == before


def test_a_preview_of_an_own_duel_tells_of_the_racer_that_would_win() -> None:
    """SCR-2P.4, SCR-RUL.42."""
    position = {
        "turn": "swift",
        "phase": "duel",
        "after": "goal",
        "fields": {},
        "steel": {"owner": "A", "p": 20},
        "jackal": {"owner": "A", "p": 20},
        "swift": {"owner": "B", "p": 30},
        "hover": {"owner": "B", "p": 40},
    }
    race = Race.from_position({"game": "scrap", "seats": ["A", "B"], "position": position}, seed=1)
    assert race.preview("A", "winner steel", seed=1)["certain"]["p"] == 21
    assert race.preview("A", "winner jackal", seed=1)["certain"]["p"] == 22
