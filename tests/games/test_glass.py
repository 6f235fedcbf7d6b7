"""The glass: what leaves a room is declared, holds nothing hidden, and says where every choice leads."""

from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

from paddock import Race
from paddock.bare import doors_of
from paddock.engine.glass import UNKNOWN, runs
from paddock.engine.groups import Sight
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.games.contract import Game
from paddock.games.schema import schema
from paddock.games.thunder.state import IN_HAND
from paddock.storing import tried
from tests.games.samples import SAMPLES, random_walk, sample_id

Sample = tuple[str, int, dict[str, Any]]
every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=sample_id)


def start(sample: Sample, seed: int) -> Race:
    game, seats, options = sample
    return Race(game, seats, seed=seed, **options)


def walk(sample: Sample, seed: int, step: int, moves: int = 300) -> Any:
    return islice(random_walk(start(sample, seed), Random(seed), moves), 0, None, step)


def edition_of(sample: Sample) -> Game:
    """The game as the races of a sample have it."""
    return start(sample, 1).game


def editions_of(name: str) -> list[Game]:
    """A game, and all that there is more to it."""
    game = find_game(name)
    return [game, *(game.edition_called(edition.name) for edition in game.editions)]


def shown(race: Race, seat: str) -> bytes:
    """All that a seat, and who watches, gets of a position."""
    seen = race.seen(seat).tobytes() + race.seen(None).tobytes() + race.bare.verdict(race.seats.index(seat)).tobytes()
    return seen + repr(race.offers(seat)).encode()


def check_alike(race: Race, n: int) -> None:
    """Positions that differ only in what a seat can't know look alike to it, byte for byte."""
    for seat in race.seats:
        truth = shown(race, seat)
        for seed in (2 * n, 2 * n + 1):
            assert shown(race.guess(seat, seed=seed), seat) == truth


@every_sample
def test_positions_that_differ_only_in_what_a_viewer_cannot_know_are_shown_alike(sample: Sample) -> None:
    for n, race in enumerate(walk(sample, 21, step=7)):
        check_alike(race, n)


@every_sample
def test_what_a_seat_is_told_of_its_own_move_depends_on_nothing_that_it_cannot_know(sample: Sample) -> None:
    """In two worlds that look alike a seat makes the same move, and chance has no part in it."""
    for n, race in enumerate(walk(sample, 22, step=11)):
        for seat in race.pending:
            worlds = [race.guess(seat, seed=2 * n), race.guess(seat, seed=2 * n + 1)]
            move = race.legal(seat)[n % len(race.legal(seat))]
            if any(tried(world, seat, move).chance for world in worlds):
                continue
            for world in worlds:
                world.play(seat, move)
            number = race.seats.index(seat)
            one, other = ([row for row in world.told_rows([seat])[0] if row[1:2] == [number]] for world in worlds)
            assert one[:1] == other[:1]


def leak(name: str, states: Any, i: int, records: Any, k: int, rival: int) -> None:
    """Show what a game hides: a rival's cards, or a number that depends on them."""
    if name == "heat":
        records["hand"][k, rival] = states["hand"][i, rival]
    elif name == "thunder":
        records["deck"][k] = np.flatnonzero(states["where"][i] == IN_HAND + rival).sum()
    else:
        cards = states["hand" if name == "speed" else "cards"][i, rival]
        records["target" if name == "speed" else "store"][k] = cards @ np.arange(len(cards))


@pytest.mark.parametrize("name", GAMES)
def test_the_property_fails_when_one_hidden_field_is_written(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutation: `show` writes a rival's hand. If nothing noticed, the tests above would be worth nothing."""
    doors = doors_of(find_game(name))
    honest = doors.show

    def leaky(courses: Any, states: Any, viewers: Any, sight: Sight) -> None:
        honest(courses, states, viewers, sight)
        for k, viewer in enumerate(viewers):
            leak(name, states, 0, sight.records, k, (max(viewer, 0) + 1) % 2)

    positions = [race.copy() for race in walk((name, 2, {}), 21, step=7)]
    assert all(is_alike(race) for race in positions)
    monkeypatch.setattr(doors, "show", leaky)
    assert not all(is_alike(race) for race in positions)


def is_alike(race: Race) -> bool:
    try:
        check_alike(race, 1)
    except AssertionError:
        return False
    return True


@every_sample
def test_a_column_is_unknown_only_where_it_says_that_it_may_be(sample: Sample) -> None:
    game = edition_of(sample)
    for race in walk(sample, 23, step=5):
        for viewer in (None, *race.seats):
            read = game.faces.seen.read(race.seen(viewer))
            first = {column.per: read[column.name] for column in reversed(game.faces.seen.columns)}
            for column in game.faces.seen.columns:
                values = read[column.name] if column.per else [read[column.name]]
                there = [flat(member) != UNKNOWN for member in first[column.per]] if column.per else [True]
                known = [flat(value) != UNKNOWN for value in values]
                assert column.maybe or known == there, (column.name, viewer)
                assert not any(k and not t for k, t in zip(known, there, strict=True)), (column.name, viewer)


def flat(value: Any) -> int:
    return value[0] if isinstance(value, list) else value


@every_sample
def test_every_legal_action_is_offered_with_what_it_is_about(sample: Sample) -> None:
    game = edition_of(sample)
    assert len(game.faces.subjects) >= game.rules.actions
    for race in walk(sample, 24, step=3, moves=400):
        for seat in race.seats:
            offers, choices = race.offers(seat), race.choices(seat)
            assert [choice.move for choice in choices] == race.legal(seat)
            for (action, *numbers), choice in zip(offers, choices, strict=True):
                subject = list(game.faces.subjects[action])
                assert numbers[: len(subject)] == subject, choice
                assert choice.kind == game.faces.choices_of[subject[0]].name
                columns = game.faces.choices_of[subject[0]].columns
                assert {column.name for column in columns if not column.maybe} <= set(choice.values)


@pytest.mark.parametrize("game", [game for name in GAMES for game in editions_of(name)], ids=repr)
def test_the_schema_names_everything_that_numbers_stand_for(game: Game) -> None:
    found = schema(game)
    assert len(found.actions) >= game.rules.actions
    kinds = {*found.enumerations, *found.called, "", "flag"}
    lines = [*found.events, *found.choices]
    assert {column.kind for column in found.columns} <= kinds
    assert {column.kind for line in lines for column in line.columns} <= kinds
    assert {group.kind for group in found.groups.values()} <= kinds
    names = [column.name for column in found.columns]
    assert len(set(names)) == len(names)
    assert {column.sets for line in lines for column in line.columns if column.sets} <= set(names)
    assert {column.per for column in found.columns if column.per} == set(found.groups)
    assert found.rules == game.version
    assert (
        found.columns[-1].at
        + found.columns[-1].size * (found.groups[found.columns[-1].per].size if found.columns[-1].per else 1)
        == found.seen
    )


@every_sample
def test_runs_lead_from_one_view_to_the_next(sample: Sample) -> None:
    before = np.full(edition_of(sample).faces.seen.size, UNKNOWN, np.int32)
    for race in walk(sample, 25, step=1, moves=120):
        after = race.seen(race.seats[0])
        changed, at, told = before.copy(), 0, runs(before, after)
        while at < len(told):
            start, length = told[at], told[at + 1]
            changed[start : start + length] = told[at + 2 : at + 2 + length]
            at += 2 + length
        assert (changed == after).all()
        before = after
