"""A race at the keyboard: what is typed is played, or answered with a sentence."""

import contextlib
import io
import re
from random import Random
from typing import Any

import pytest
from rich.console import Console

from paddock import Race
from paddock.bots import bot, hint, hint_text
from paddock.bots.search import Budget
from paddock.terminal import Quit, Terminal
from paddock.words import LANGUAGES

HANDS = {"Ana": ["STOP", "KM60", "KM60", "START", "KM30"], "Ben": ["OPEN_ROAD", "KM120", "KM90"]}
POSITION = {"turn": "Ana", "A": {"battle": ["START"]}, "B": {"battle": ["START"]}, "hands": HANDS}


def race_at(seats: tuple[str, str] = ("Ana", "Ben")) -> Race:
    position = {**POSITION, "turn": seats[0], "hands": dict(zip(seats, HANDS.values(), strict=True))}
    return Race.from_position({"game": "speed", "seats": list(seats), "position": position}, seed=1)


class Keyboard:
    """A terminal with somebody who types these lines and then leaves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, race: Race, lines: str, **more: Any) -> None:
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=200, highlight=False, markup=False, emoji=False)
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        monkeypatch.setattr("builtins.input", self.read)
        self.lines = iter(lines.splitlines())
        self.terminal = Terminal(race, {race.seats[1]: bot("pilot", 1)}, console=console, **more)

    def read(self, *_: Any) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def play(self) -> str:
        with contextlib.suppress(Quit):
            self.terminal.play()
        return self.screen.getvalue()


def typed(monkeypatch: pytest.MonkeyPatch, lines: str, race: Race | None = None, **more: Any) -> tuple[Race, str]:
    race = race or race_at()
    return race, Keyboard(monkeypatch, race, lines, **more).play()


def test_the_table_the_hand_and_the_legal_moves_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    race, screen = typed(monkeypatch, "")
    assert "You are Ana in team A" in screen
    for number, move in enumerate(race.legal("Ana"), start=1):
        assert f"{number:>3}  {move}" in screen
    assert "Ben  3 ▮" in screen
    assert "OPEN ROAD" not in screen
    assert race.moves == []


def test_a_number_plays_the_move_of_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = race_at().legal("Ana")[1]
    for text in ("2", " 2 ", "002", "0000000000002"):
        race, _ = typed(monkeypatch, text)
        assert race.moves[0].words == expected


@pytest.mark.parametrize("text", ["play KM60", "PLAY km60", "  play   km60 "])
def test_words_play_the_move(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    race, _ = typed(monkeypatch, text)
    assert race.moves[0].words == "play KM60"
    assert len(race.moves) >= 2


@pytest.mark.parametrize("text", ["0", "99", "000", "0000015", "9" * 5000])
def test_a_number_that_is_not_in_the_list_is_told(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    race, screen = typed(monkeypatch, text)
    assert "There is no number" in screen
    assert race.moves == []


def test_an_illegal_move_is_answered_with_its_reason_and_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    race, screen = typed(monkeypatch, "play START\nkontra yes")
    assert "Ana can't 'play START': START would change nothing here (SPD-RUL.7)." in screen
    assert "SPD-RUL.7  " in screen
    assert "(SPD-8.4)" in screen
    assert race.moves == []


@pytest.mark.parametrize(
    "text", ["fly", "play", "play KM61", "[/bold]", "[red]x", "\\", "-1", "1.5", "x" * 5000, "²", "::"]
)
def test_nonsense_is_answered_and_nothing_is_played(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    race, screen = typed(monkeypatch, text)
    assert "is neither a number from the list nor a move" in screen
    assert race.moves == []


def test_why_tells_the_reason_or_that_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    race, screen = typed(monkeypatch, "why play START\nwhy play km60\nwhy\nwhy fly\nWHY play START")
    assert screen.count("(SPD-RUL.7)") == 2
    assert "'play KM60' is possible." in screen
    assert "'fly' is not a move" in screen
    assert race.moves == []


def test_rules_and_cards_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    _, screen = typed(monkeypatch, "rule SPD-8.2\nrule spd-1.1\nrule SPD-99.9\nrule\nRule spd-2.1")
    for rule in ("SPD-8.2  ", "SPD-1.1  ", "SPD-2.1  "):
        assert rule in screen
    assert screen.count("There is no rule") == 2
    asked = ("stop", "open road", "KM60", "km61", "B", "", "about.STOP")
    _, screen = typed(monkeypatch, "\n".join(f"about {name}" for name in asked))
    assert "Stops a rolling team" in screen
    assert "Roll without START" in screen
    assert "Drives 60 km" in screen
    assert screen.count("there is no card") == 4


def test_help_table_and_an_empty_line_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    _, screen = typed(monkeypatch, "help\n?\n\nHELP")
    assert screen.count("'why MOVE' tells why") == 4
    _, screen = typed(monkeypatch, "table\n")
    assert screen.count("Battle pile") == 2


@pytest.mark.parametrize("text", ["quit", "q", "exit", "QUIT", ""])
def test_who_quits_or_is_gone_leaves_the_race(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    race = race_at()
    keyboard = Keyboard(monkeypatch, race, text if not text else f"{text}\n1")
    with pytest.raises(Quit):
        keyboard.terminal.play()
    assert race.moves == []


def test_an_interrupt_leaves_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, race_at(), "1")

    def interrupt(*_: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    with pytest.raises(Quit):
        keyboard.terminal.play()


def test_names_are_shown_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    for names in (("[/bold]", "[red]Ben"), (":car:", "Ben")):
        _, screen = typed(monkeypatch, "1", race_at(names))
        assert f"{names[0]}, your move" in screen
        assert names[1] in screen


def test_a_race_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    race = Race("speed", 2, seed=5, max_rounds=1)
    kept = []
    _, screen = typed(monkeypatch, "1\n" * 400, race, after_move=lambda race: kept.append(len(race.moves)))
    assert race.over
    assert "scores" in screen
    assert "wins the game" in screen
    assert kept == list(range(1, len(race.moves) + 1))


def test_a_person_is_told_only_what_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    _, screen = typed(monkeypatch, "1\n" * 40, Race("speed", 2, seed=5))
    assert "2 draws a card." in screen
    assert "1 draws" in screen
    assert "2 draws KM" not in screen
    assert "lets the attack stand" not in screen.replace("1 lets", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_move_can_be_told_in_every_language(language: str) -> None:
    race = Race("speed", 4, seed=5, win_points=2000)
    driver = bot("pilot", 1)
    while not race.over:
        seat = race.pending[0]
        for move in race.legal(seat):
            assert "{" not in race.game.faces.move_text(race.view(), move, language)
        race.play(seat, driver.choose(race.guess(seat), seat))
    for event in (*race.events, *race.events_for(None)):
        told = race.game.faces.event_text(event, language)
        assert told
        assert "{" not in told
        assert not told.startswith("events.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_move_of_heat_can_be_told_in_every_language(language: str) -> None:
    race = Race("heat", 3, seed=5, laps=1, auto_skip=True)
    random = Random(5)
    while not race.over:
        seat = race.pending[0]
        for move in race.legal(seat):
            assert "{" not in race.game.faces.move_text({}, move, language)
        race.play(seat, random.choice(race.legal(seat)))
    for event in (*race.events, *race.events_for(None)):
        told = race.game.faces.event_text(event, language)
        assert told
        assert "{" not in told
        assert "?" not in told
        assert not told.startswith("events.")
        assert not re.search(r"cards\.\w", told)


def test_a_table_of_heat_is_drawn_for_seats_and_spectators() -> None:
    for names in (["A", "B"], ["Ana", "Ben"], ["[/bold]", ":car:"]):
        race = Race("heat", names, seed=5, laps=1)
        random = Random(5)
        while not race.over:
            seat = race.pending[0]
            race.play(seat, random.choice(race.legal(seat)))
            if len(race.moves) % 25 and not race.over:
                continue
            for viewer in (*names, None):
                for language in LANGUAGES:
                    screen = io.StringIO()
                    Console(file=screen, width=160).print(race.game.faces.draw_view(race.view(viewer), language))
                    assert "{" not in screen.getvalue()
                    assert "table." not in screen.getvalue()
                    assert all(name in screen.getvalue() for name in names)


def test_the_table_of_heat_tells_the_spaces_left_to_the_next_corner() -> None:
    """HEAT-T.6: 0 on the last space before the line, and its limit; it wraps around the start line."""
    for pos, told in ((11, "0 → 7"), (12, "20 → 3"), (56, "0 → 2"), (57, "23 → 7"), (68, "12 → 7"), (-1, "12 → 7")):
        race = Race.from_position({"game": "heat", "seats": ["A"], "position": {"A": {"pos": pos}}}, seed=1)
        assert told in str(race)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_move_of_scrap_can_be_told_in_every_language(language: str) -> None:
    names = set()
    for seed in range(3):
        race = Race("scrap", 2 + seed, seed=seed, auto_skip=True)
        random = Random(seed)
        while not race.over:
            seat = race.pending[0]
            for move in race.legal(seat):
                assert "{" not in race.game.faces.move_text({}, move, language)
            race.play(seat, random.choice(race.legal(seat)))
        for event in (*race.events, *race.events_for(None)):
            names.add(event.name)
            told = race.game.faces.event_text(event, language)
            assert told
            assert "{" not in told
            assert "?" not in told
            for section in ("events.", "cards.", "racers.", "tokens.", "reasons."):
                assert section not in told
    assert {"duel_won", "accident", "used_token", "took_token", "goal", "auto", "finished", "ordered"} <= names


def test_a_table_of_scrap_is_drawn_for_seats_and_spectators() -> None:
    for names in (["A", "B"], ["Ana", "Ben", "Cid"], ["[/bold]", ":car:"]):
        race = Race("scrap", names, seed=5)
        random = Random(5)
        while not race.over:
            seat = race.pending[0]
            race.play(seat, random.choice(race.legal(seat)))
            if len(race.moves) % 25 and not race.over:
                continue
            for viewer in (*names, None):
                for language in LANGUAGES:
                    screen = io.StringIO()
                    Console(file=screen, width=160).print(race.game.faces.draw_view(race.view(viewer), language))
                    assert "{" not in screen.getvalue()
                    assert "table." not in screen.getvalue()
                    assert all(name in screen.getvalue() for name in names)


def told_of_an_accident(card: str) -> str:
    position = {"turn": "A", "dice": [3, 3], "A": {"racer": "steel", "p": 10}, "B": {"racer": "crusher", "p": 25}}
    document = {"game": "scrap", "seats": ["A", "B"], "options": {"mode": "single"}, "position": position}
    race = Race.from_position(document, seed=1)
    race.foretell([card])
    race.play("A", "accept")
    return " ".join(race.game.faces.event_text(event, "en") for event in race.events)


def test_a_move_of_scrap_names_the_field_that_was_reached() -> None:
    assert re.search(r"goes forward \d+ fields to field \d+", told_of_an_accident("FWD3"))


def test_a_card_of_scrap_that_moves_nobody_says_so() -> None:
    assert "Nobody moves." in told_of_an_accident("ZERO")


def test_the_table_of_scrap_shows_two_racers_on_one_field() -> None:
    """SCR-RUL.12: in the middle of a move a racer may stand where another does."""
    position = {"phase": "move", "dice": [3], "A": {"racer": "hover", "p": 20}, "B": {"racer": "steel", "p": 23}}
    race = Race.from_position({"game": "scrap", "seats": ["A", "B", "C"], "position": position}, seed=1)
    assert "Ho" in str(race)
    race.play("A", "drive")
    assert " SH" in str(race) or " HS" in str(race)


def test_bots_are_watched_on_a_screen_that_can_be_redrawn() -> None:
    screen = io.StringIO()
    console = Console(file=screen, width=120, force_terminal=True)
    race = Race("speed", 2, seed=5, max_rounds=1)
    Terminal(race, {seat: bot("pilot", 1) for seat in race.seats}, console=console, pace=0.0001).watch()
    assert race.over
    assert "wins the game" in screen.getvalue()


def test_what_bots_thought_is_told_in_the_end_and_not_while_it_would_help(monkeypatch: pytest.MonkeyPatch) -> None:
    race = race_at()
    keyboard = Keyboard(monkeypatch, race, "thoughts\nplay KM60\nthoughts\n")
    keyboard.terminal.bots = {"Ben": bot("search:50", 1)}
    screen = keyboard.play()
    assert "when the race is over" in screen
    assert "tried" not in screen
    screen = io.StringIO()
    race = Race("speed", 2, seed=1, max_rounds=1)
    console = Console(file=screen, width=200, highlight=False, markup=False, emoji=False)
    terminal = Terminal(race, {"s1": bot("search:20", 1)}, console=console, thoughts=True)
    monkeypatch.setattr(terminal, "ask_person", lambda seat: race.legal(seat)[0])
    terminal.play()
    told = screen.getvalue()
    assert told.index("2 (search:20): ") > told.index("wins the game")


def test_where_bots_race_among_themselves_their_thoughts_can_be_watched() -> None:
    screen = io.StringIO()
    race = Race("speed", 2, seed=1, max_rounds=1)
    drivers = {seat: bot("search:20", 1) for seat in race.seats}
    console = Console(file=screen, width=200, highlight=False, markup=False, emoji=False)
    Terminal(race, drivers, console=console, thoughts=True).watch()
    assert "1 (search:20): " in screen.getvalue()
    assert "%, tried " in screen.getvalue()


def test_a_hint_tells_what_a_champion_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.terminal.hint", lambda race, seat: hint(race, seat, Budget(tries=50), seed=1))
    race, screen = typed(monkeypatch, "hint")
    assert race.moves == []
    assert hint_text(hint(race, "Ana", Budget(tries=50), seed=1), race) in screen
