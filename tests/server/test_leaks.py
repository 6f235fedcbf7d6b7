"""Nobody is sent what they may not know: all bytes are equal where only hidden things differ."""

from random import Random
from typing import Any

import pytest

from paddock.bare import doors_of
from paddock.bots import bot
from paddock.engine.groups import Sight
from paddock.errors import PaddockError
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.server.commands import Asker as By
from paddock.server.commands import Command
from paddock.server.messages import encode, events, refusal, snapshot
from paddock.server.table import OVER, Entry, Header, Table, Viewer
from tests.games.test_glass import leak
from tests.server.test_table import KEY, Asker, drive, shown, sit_out, started

LIVE = {"kind": "live", "bank": 300.0, "increment": 10.0}


LATELY = 50  #: events


def sent(table: Table, viewer: Viewer, at: float) -> bytes:
    """All that a viewer could be sent: in numbers, and in words in two languages and without texts.

    What was told long before is the same in all worlds, since they are copies.
    """
    made = [snapshot(table, viewer, at, language) for language in (None, "pl")]
    lately = max(0, table.seen(viewer) - LATELY)
    words = b"\n".join(encode(message) for message in (*made, events(table, viewer, lately, at, "bg")))
    return words + b"\n" + shown(table, viewer, at)


def refused(table: Table, player: str, seat: str, at: float) -> bytes:
    """Every answer to every move that a seat could try now, where it is a refusal."""
    assert table.race is not None
    answers = []
    for move in [*table.race.verdict(seat), "nonsense"]:
        for do in ("move", "back", "resign"):
            try:
                table.decide(Command(id=f"try {move} {do}", do=do, seat=seat, move=move), By(player), at)
            except PaddockError as error:
                answers.append(encode(refusal(error, "es", do)))
    return b"\n".join(answers)


def in_another_world(table: Table, seat: str, seed: int) -> Table:
    """The same table, but that everything which a seat can't know is something else. What was told was told."""
    world = table.copy()
    assert world.race is not None
    world.race = world.race.guess(seat, seed=seed)
    world._rows = world.race.event_count
    world._look()
    return world


def seats_of(game: str, seats: int | None = None) -> tuple[str, ...]:
    return tuple(find_game(game).notation.seat_names(seats or {"heat": 3, "speed": 4, "thunder": 3, "scrap": 3}[game]))


def begun(game: str, players: int = 2, seats: int | None = None) -> Asker:
    """A race in which the first seats belong to people with a clock."""
    table = Table(Header("t", game, seats_of(game, seats), "ana", pace=LIVE), KEY)
    asker = Asker(table)
    for seat, player in zip(seats_of(game, seats), ("ana", "ben", "eva", "ivo")[:players], strict=False):
        asker.ask("sit", player, seat)
    asker.ask("start", "ana", bot="random")
    return asker


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(8))
def test_all_bytes_are_equal_when_only_hidden_things_differ(game: str, seed: int) -> None:
    """Whatever the others hold: a seat, and who watches, gets the same snapshot, stream and refusals."""
    counts = find_game(game).seats
    asker = begun(game, seats=counts[seed % len(counts)])
    drive(asker, Random(seed), 20 + 17 * seed)
    check_alike(asker)


@pytest.mark.parametrize("game", GAMES)
def test_messages_are_not_equal_when_one_hidden_field_is_shown(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutation: everybody is shown a rival's cards. The test above must see it."""
    doors = doors_of(find_game(game))
    honest = doors.show

    def leaky(courses: Any, states: Any, viewers: Any, sight: Sight) -> None:
        honest(courses, states, viewers, sight)
        for k in range(len(viewers)):
            leak(game, states, 0, sight.records, k, (k + 1) % 2)

    monkeypatch.setattr(doors, "show", leaky)
    asker = begun(game, seats=2)
    with pytest.raises(AssertionError):  # noqa: PT012 (sooner or later there are cards to be seen)
        for _ in range(30):
            drive(asker, Random(5), 9)
            check_alike(asker)


def check_alike(asker: Asker) -> None:
    table = asker.table
    if table.pause is not None:
        sit_out(asker, bot("pilot", seed=1))
    assert table.race is not None
    for number, seat in enumerate(table.header.seats):
        player = table.chairs[seat].player
        truth = sent(table, number, asker.at), sent(table, None, asker.at)
        tried = refused(table, player, seat, asker.at) if player else b""
        for guess in range(4):
            other = in_another_world(table, seat, guess)
            assert (sent(other, number, asker.at), sent(other, None, asker.at)) == truth
            if player:
                assert refused(other, player, seat, asker.at) == tried


def plan(asker: Asker, steps: list[str | int]) -> None:
    """Ana plans a turn of HEAT, step by step."""
    for step in steps:
        choices = asker.table.legal("A")
        asker.ask("move", "ana", "A", move=choices[step] if isinstance(step, int) else step)


def test_clocks_do_not_count_hidden_choices() -> None:
    """However many steps a plan has, its clock shows the same, and gets one increment."""
    seen = []
    for steps in (["gear 1", 0], ["gear 2", 0, 0], ["gear 3", 0, 0, 0]):
        asker = begun("heat", players=1)
        asker.at = 10.0 - len(steps)
        plan(asker, steps)
        assert asker.at == 10.0
        seen.append([sent(asker.table, viewer, at) for viewer in (None, 1, 2) for at in (10.0, 12.0)])
    assert seen[0] == seen[1] == seen[2]


# The pause


def by_anybody(table: Table, seat: str, move: str, at: float) -> Entry:
    """The move of whoever sits there."""
    player = table.chairs[seat].player
    assert player is not None
    return table.decide(Command(id=f"{seat} {at}", do="move", seat=seat, move=move), By(player), at)


def attacks(moves: int) -> list[tuple[Table, str, str, float]]:
    """Moments of a race of Speed at which somebody may attack: the table, the seat, the move, the time."""
    asker = begun("speed", players=4)
    found = []
    for step in range(moves):
        table = asker.table
        if table.status == OVER:
            break
        if table.pause is None and table.race is not None:
            seat = table.race.pending[0]
            for move in table.legal(seat):
                if move.startswith("attack"):
                    found.append((table.copy(), seat, move, asker.at))
        drive(asker, Random(step), 1)
    return found


def test_a_pause_looks_and_lasts_the_same_whether_somebody_can_answer_or_not() -> None:
    """SPD-RUL.15: with a holder, without one, and with one who declines, nobody else is sent a different byte."""
    compared = {True: 0, False: 0}
    for table, seat, move, at in attacks(400)[::7]:
        attacker = table.header.seats.index(seat)
        seen: dict[tuple[Viewer, str], bytes] = {}
        for guess in range(12):
            world = in_another_world(table, seat, guess)
            world.apply(by_anybody(world, seat, move, at + 1))
            if world.pause is None:
                break  # the wild has been seen
            holders = world.may_answer()
            compared[bool(holders)] += 1
            moments = [("waits", at + 1), ("still waits", at + 3)]
            for name, time in moments:
                for viewer in (None, attacker):
                    told = sent(world, viewer, time)
                    assert seen.setdefault((viewer, name), told) == told
            for holder in holders:
                world.apply(by_anybody(world, holder, "kontra no", at + 4))
            assert world.pause is not None
            for viewer in (None, attacker):
                told = sent(world, viewer, at + 5)
                assert seen.setdefault((viewer, "declined"), told) == told
            world.apply(world.decide_to_go_on(at + 6))
            assert world.told(None)[-1].name != "called"
    assert min(compared.values()) > 5


def test_who_is_next_learns_of_it_when_the_pause_is_over() -> None:
    """Without a holder the next player has drawn already; neither the card nor the turn is shown before its time."""
    for table, seat, move, at in attacks(300)[::11]:
        world = table.copy()
        world.apply(by_anybody(world, seat, move, at + 1))
        if world.pause is None or world.may_answer():
            continue
        assert world.race is not None
        for following in world.race.pending:
            number = world.header.seats.index(following)
            assert world.legal(following) == []
            assert world.refusals(number) is None
            assert world.view(number) == table.view(number)
            assert "pause" in refused(world, str(world.chairs[following].player), following, at + 2).decode()
            assert world.deciding() == []
            world.apply(world.decide_to_go_on(at + 6))
            assert world.legal(following) != []
            assert world.deciding() == [following]
        return
    pytest.fail("no attack without a holder was found")


def test_an_answer_ends_the_pause_at_once() -> None:
    for table, seat, move, at in attacks(400):
        for guess in range(12):
            world = in_another_world(table, seat, guess)
            world.apply(by_anybody(world, seat, move, at + 1))
            for holder in world.may_answer():
                world.apply(by_anybody(world, holder, "kontra yes", at + 2))
                assert world.pause is None
                assert any(event.name == "kontra" for event in world.told(None))
                assert world.deciding() == [holder]
                return
    pytest.fail("no attack with a holder was found")


def test_a_bot_gets_no_more_than_its_seat_may_see() -> None:
    """What goes to the process of a bot is a guess: the hidden cards of the race are not in it."""
    asker = started("heat", ("A", "B"))
    drive(asker, Random(3), 40)
    race = asker.table.race
    assert race is not None
    assert race.guess("A", seed=1).view("A") == race.view("A")
    assert race.guess("A", seed=1) != race
    assert bot("pilot", seed=1).choose(race.guess("A", seed=1), race.pending[0]) in race.legal(race.pending[0])
