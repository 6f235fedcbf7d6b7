"""What leaves the room of Speed: nothing that a viewer may not know, and nothing that is not so."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from paddock import Race
from paddock.engine.fate import fates, key_from_seed
from paddock.engine.glass import NONE, UNKNOWN
from paddock.games import game
from paddock.race import Choice

SPEED = game("speed")
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"prevention_restores_start": True, "dealer": "random"}),
    (4, {"deck_memory": "top_only", "wild_map": "literal"}),
    (6, {"discard_rule": "only_if_stuck"}),
    (2, {"variant": "thousand", "deck_memory": "top_only"}),
]
SEED = 2
EVERY_GAME = pytest.mark.parametrize(("seats", "options"), GAMES, ids=str)
GROUPS = {column.name: column.per for column in SPEED.faces.seen.columns}


def walk(seats: int, options: dict[str, Any], moves: int = 600) -> Iterator[Race]:
    """Positions of a game in which the pilot drives, and now and then chance: every phase comes up."""
    race, random, whims = Race("speed", seats, seed=SEED, **options), Random(SEED), fates(key_from_seed(SEED))
    while race.move_count < moves and not race.over:
        yield race
        (seat,) = race.pending
        by_chance = random.random() < 0.3
        race.play(seat, random.choice(race.legal(seat)) if by_chance else race.pilot_move(seat, whims))
    yield race


def columns_of(race: Race, viewer: str | None) -> dict[str, Any]:
    read: dict[str, Any] = SPEED.faces.seen.read(race.seen(viewer))
    return read


@EVERY_GAME
def test_numbers_are_the_same_whatever_a_viewer_cannot_know(seats: int, options: dict[str, Any]) -> None:
    """SPD-4.8, SPD-RUL.15, SPD-RUL.35: hands, the draw pile, and who could answer an attack."""
    phases: Counter[int] = Counter()
    for n, race in enumerate(walk(seats, options)):
        for seat in race.seats:
            guess = race.guess(seat, seed=n)
            phases[columns_of(race, seat)["phase"]] += 1
            for viewer in (seat, None):
                assert guess.seen(viewer).tobytes() == race.seen(viewer).tobytes()
            assert guess.offers(seat) == race.offers(seat)
    assert set(phases) >= ({0, 1} if seats == 4 else {0, 1, 2})


@EVERY_GAME
def test_a_column_is_unknown_only_if_it_says_so(seats: int, options: dict[str, Any]) -> None:
    """SPD-5.5, SPD-5.15: what everybody may know is always there, and only the teams and hands that are."""
    there = {"": 1, "teams": 3 if seats in (3, 6) else 2, "hands": seats}
    for race in walk(seats, options, 60):
        for viewer in (*race.seats, None):
            read = columns_of(race, viewer)
            for column in SPEED.faces.seen.columns:
                members = read[column.name] if column.per else [read[column.name]]
                for i, value in enumerate(members):
                    first = value[0] if isinstance(value, list) else value
                    if i >= there[column.per]:
                        assert first == UNKNOWN
                    elif not column.maybe:
                        assert first != UNKNOWN
            assert (read["hand"][0] == UNKNOWN) == (viewer is None)
            assert (read["attack"] == UNKNOWN) == (read["phase"] != 1)


@EVERY_GAME
def test_a_pile_shows_its_top_and_all_of_it_where_it_may(seats: int, options: dict[str, Any]) -> None:
    """SPD-5.10, SPD-5.13, SPD-RUL.35: the top is what counts; the option keeps what lies below to the memory."""
    for race in walk(seats, options, 120):
        read, truth = columns_of(race, None), race.position()["position"]
        piles = [(read["discard"], read["discard_top"], truth["discard"])]
        for i, team in enumerate(race.units()):
            for key in ("battle", "speed"):
                piles.append((read[key][i], read[f"{key}_top"][i], truth[team][key]))
        for (height, *pile), top, cards in piles:
            shown = [race.grid.labels["cards"][kind] for kind in pile[:height]]
            assert shown == (cards[-1:] if options.get("deck_memory") == "top_only" else cards)
            assert set(pile[height:]) <= {UNKNOWN}
            assert top == (pile[height - 1] if height else UNKNOWN)


def values_in(row: list[int]) -> dict[str, list[int]]:
    """The numbers of each column of an event that was told."""
    values, at = {}, 2
    for column in SPEED.faces.events[row[0]].columns:
        end = at + 1 + (row[at] if column.form in ("pile", "each") else 0)
        values[column.name] = row[at:end]
        at = end
    assert at == len(row)
    return values


@EVERY_GAME
def test_an_event_says_how_it_leaves_the_table(seats: int, options: dict[str, Any]) -> None:
    """SPD-5.1, SPD-8.5: tops, whether the car rolls, wild cards and sizes are those that are seen afterwards."""
    told: Counter[str] = Counter()
    since = 0
    for race in walk(seats, options):
        (rows,) = race.told_rows([None], since)
        since = race.event_count
        left: dict[tuple[str, int | None], list[int]] = {}
        for row in rows:
            if row:
                event, values = SPEED.faces.events[row[0]], values_in(row)
                told[event.name] += 1
                if event.name == "scored":
                    parts = [n for n in values["bonuses"][1:] if n != UNKNOWN]
                    assert 0 not in parts
                    assert [sum(parts)] == values["points"]
                for column in event.columns:
                    if column.sets:
                        whose = values[event.of][0] if event.of else row[1]
                        left[column.sets, whose if GROUPS[column.sets] else None] = values[column.name]
                if event.name == "dealt":
                    left.clear()  # all is shuffled
        read = columns_of(race, None)
        for (name, member), values_left in left.items():
            seen = read[name] if member is None else read[name][member]
            seen = seen[: 1 + seen[0]] if isinstance(seen, list) else [seen]
            assert [NONE if n == UNKNOWN else n for n in seen] == values_left, (name, member, rows)
    assert set(told) >= {"drew", "drove", "defended", "prevented", "attacked", "discarded"}
    if options.get("prevention_restores_start"):
        assert told["restored"]


@EVERY_GAME
def test_every_legal_move_is_offered_as_what_it_is(seats: int, options: dict[str, Any]) -> None:
    """SPD-6.20, SPD-7.24, SPD-7.31, SPD-8.2, SPD-11.8: kinds are the verbs, columns are what will be so."""
    kinds: Counter[str] = Counter()
    assert len(SPEED.faces.subjects) == SPEED.rules.actions
    for race in walk(seats, options):
        for seat in race.seats:
            offers, choices = race.offers(seat), race.choices(seat)
            assert [choice.move for choice in choices] == race.legal(seat)
            for (action, *offered), choice in zip(offers, choices, strict=True):
                verb, *rest = choice.move.split()
                assert choice.kind == verb
                subject = SPEED.faces.subjects[action]
                assert tuple(offered[: len(subject)]) == subject
                said = [choice.values[key] for key in ("card", "team") if key in choice.values]
                assert rest == (
                    said if verb in ("play", "attack", "discard") else ["no", "yes"][choice.values["yes"] :][:1]
                )
                if race.move_count % 5 == 0 or verb in ("kontra", "extend"):
                    check_choice(race, seat, choice)
                    kinds[verb] += 1
    assert set(kinds) >= {"play", "attack", "discard", "kontra"}
    assert "extend" in kinds or seats == 4


def check_choice(race: Race, seat: str, choice: Choice) -> None:
    """What was offered is what happens."""
    values, after = choice.values, race.copy()
    after.play(seat, choice.move)
    told = after.events[race.event_count :]
    if choice.kind == "play":
        driven = [event.values for event in told if event.name == "drove"]
        assert [(each["km"], each["distance"]) for each in driven] == (
            [(values["km"], values["distance"])] if "km" in values else []
        )
        assert values.get("completes", False) == any(event.name == "completed" for event in told)
    elif choice.kind == "kontra":
        answered = [event.values["card"] for event in told if event.name == "kontra"]
        assert answered == ([values["card"]] if values["yes"] else [])
    elif choice.kind == "extend":
        assert values["target"] == (after.view()["target"] if values["yes"] else race.view()["target"])
