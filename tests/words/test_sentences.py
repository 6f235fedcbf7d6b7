"""Events and moves in sentences: Python and the page tell the same, by the samples in told.json.

`python -m tests.words.test_sentences` writes them again.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from paddock.engine.glass import Row
from paddock.errors import BadOption
from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.words import LANGUAGES, sentence
from paddock.words import group as words_of_group
from paddock.words.sentences import columns_of, told, told_move

FILE = Path(__file__).with_name("told.json")

#: What the columns of events may hold, one after the other; columns that are not here hold these numbers.
NUMBERS = [1, 2, 5, 22, 0, 101]
SAMPLES: dict[str, dict[str, list[Any]]] = {
    "heat": {
        "seat": ["A", "Ana"],
        "cards": [["U5"], [3, "S", "UH"], None],
        "gears": [{"A": 1, "B": 4}],
        "kept": ["U5", 4],
        "discarded": [[], ["S"], ["H", "S"]],
        "reason": ["cards", "boost", "stress"],
        "tile": ["rain", "sun"],
        "token": ["plus", "weather"],
        "wanted": [3, 5],
        "top": [2, "S"],
        "action": ["X"],
        "card": ["#10", "S"],
        "slot": ["G2"],
        "dropped": [["#42"], ["#42", "#11"]],
    },
    "scrap": {
        "seat": ["A", "Ana"],
        "racer": ["steel", "jackal"],
        "second": ["hover"],
        "racers": [["steel", "swift"]],
        "again": [True, False],
        "token": ["flip", "reroll", "plus", None],
        "card": ["FWD3", None, 7],
        "reason": ["dice", "duel"],
        "n": [1, -1, 5, -22],
        "way": ["dice", "jackal", "choice"],
        "deck": ["bonus", "A"],
        "dice": [[3, 4], [6]],
        "action": ["X"],
    },
    "speed": {
        "seat": ["s0", "Ana"],
        "card": ["STOP", "KM60", None],
        "attack": ["PUNCTURE"],
        "team": ["A", "B"],
        "bonuses": [{"km": 600, "trip": 400}, {}],
    },
    "thunder": {
        "seat": ["Blue", "Ana"],
        "cards": [["Charge"], ["Rubbin' is Racin'", "Top Gear"], None],
        "card": ["Clean Air"],
        "bar": [["Red", "Pink"]],
        "how": ["forward", "inward", "ahead", "back", "swap"],
        "cars": [[5], [5, 17]],
        "at": ["12.3", ["1.2", None], None],
        "colour": ["black", "lavender"],
        "event": ["It's Getting Worse"],
        "why": ["choice", "wear", "event", "lapped"],
        "action": ["X"],
    },
}
HIDING = {"drew", "salvaged", "bonus_card", "laid_token", "drove"}  #: events of which a viewer may not know all
MOVES = {
    "heat": ["gear 3", "card U5", "card 3", "cooldown 1", "cooldown 3", "boost", "slip yes", "slip no", "discard S"],
    "scrap": ["token plus", "token flip", "bonus FWD3", "drive", "winner jackal", "order hover", "accept"],
    "speed": ["play KM60", "attack STOP B", "discard START", "kontra yes", "kontra no", "extend yes", "extend no"],
    "thunder": ["car 5", "retire 5", "retire", "card Rubbin' is Racin'", "F", "F 2", "S", "X 1", "lane 3", "stay"],
}
SEEN = {
    "heat": [{}],
    "scrap": [{"n": None}, {"n": 1}, {"n": 12}],
    "speed": [{"target": 1200}],
    "thunder": [{"car": 17, "phase": "clean_air"}, {"car": None, "phase": None}, {"car": 8, "phase": "pit"}],
}


def module(game: str, name: str) -> Any:
    return import_module(f"paddock.games.{game}.{name}")


def tell(row: dict[str, Any]) -> str:
    game, language = row["game"], row["language"]
    if "move" in row:
        moves = module(game, "moves")
        return told_move(game, moves.MOVE_COLUMNS, moves.MOVE_WORDS, row["move"], language, row["values"])
    return told(game, "events", row["event"], row["values"], module(game, "events").EVENT_WORDS, language)


def events_of(game: str) -> tuple[Row, ...]:
    """All events of a game, those of its editions too."""
    found = find_game(game)
    return max((found.edition_called(name).faces.events for name in ("", *(e.name for e in found.editions))), key=len)


def rows() -> Iterator[dict[str, Any]]:
    """Every event and some moves in every language, each time with other values."""
    turn = count()
    for game in GAMES:
        for row in events_of(game):
            next(turn)  # so that a language does not get every second value of a pool only
            event, columns = row.name, [column.name for column in row.columns if not column.quiet]
            names = ["seat", *columns, *(["bonuses"] if event == "scored" else [])]
            for language in LANGUAGES:
                pools = {name: SAMPLES[game].get(name, NUMBERS) for name in names}
                if event == "gears_revealed":  # there it belongs to seats
                    pools["paid"] = [{"A": 0, "B": 1}, {"A": 0, "B": 0}]
                at = next(turn)
                values = {name: pool[(at + place) % len(pool)] for place, (name, pool) in enumerate(pools.items())}
                if event not in HIDING:
                    values = {name: pools[name][0] if value is None else value for name, value in values.items()}
                yield {"game": game, "language": language, "event": event, "values": values}
        for move in MOVES[game]:
            for language in LANGUAGES:
                seen = SEEN[game][next(turn) % len(SEEN[game])]
                yield {"game": game, "language": language, "move": move, "values": seen}


def sample() -> str:
    """The samples as they lie in their file, a line each, with what the page has to know of the games."""
    known = {
        game: {
            "events": module(game, "events").EVENT_WORDS,
            "columns": module(game, "moves").MOVE_COLUMNS,
            "moves": module(game, "moves").MOVE_WORDS,
        }
        for game in GAMES
    }
    lines = [json.dumps({**row, "text": tell(row)}, ensure_ascii=False) for row in rows()]
    return '{"games": ' + json.dumps(known) + ',\n"told": [\n' + ",\n".join(lines) + "\n]}\n"


def test_the_samples_are_told_as_they_were() -> None:
    assert FILE.read_text(encoding="utf-8") == sample()


def test_every_event_is_told_in_whole_sentences() -> None:
    for row in json.loads(FILE.read_text(encoding="utf-8"))["told"]:
        assert "{" not in row["text"], row
        assert row["event" if "event" in row else "move"] == "called" or "?" not in row["text"], row
        assert "  " not in row["text"], row
        assert "unknown" not in row["text"], row


@pytest.mark.parametrize(
    ("n", "said"), [(1, "1 kartę"), (3, "3 karty"), (5, "5 kart"), (12, "12 kart"), (22, "22 karty"), (112, "112 kart")]
)
def test_numbers_choose_the_plurals_of_their_language(n: int, said: str) -> None:
    assert f"z talii {said}." in told("heat", "events", "drew", {"seat": "A", "n": n, "cards": None}, {}, "pl")


def test_a_word_has_the_case_that_is_asked_for_or_its_name() -> None:
    kinds = {"card": "cards", "seat": "teams"}
    assert told("heat", "moves", "card", {"card": "U5"}, kinds, "el") == "Παίξτε την Αναβάθμιση 5"
    assert told("heat", "moves", "card", {"card": "XX"}, kinds, "el") == "Παίξτε XX"
    assert told("thunder", "events", "activated", {"seat": "Red", "car": 5}, kinds, "pl").startswith(
        "Zespół Czerwonych "
    )
    assert told("thunder", "events", "activated", {"seat": "Ana", "car": 5}, kinds, "pl").startswith("Ana bierze")


def test_what_is_missing_or_strange_never_stops_a_sentence() -> None:
    assert told("heat", "events", "spun", {}, {}).count("?") == 5
    assert told("heat", "events", "moved", {"got": None, "wanted": "x"}, {}).endswith(" (?).")
    assert told("heat", "events", "nothing", {"n": 1}, {}) == "events.nothing"
    assert told("heat", "moves", "card", {"card": "a\n\x1b" + "x" * 9000}, {"card": "cards"}).isprintable()
    error = BadOption("unknown_option", key="lapz", known="laps")
    assert error.sentence("pl") in sentence("errors.in_file", {"file": "a", "why": error}, "pl")


def test_a_move_is_taken_apart() -> None:
    columns = {"attack": ("card", "team"), "card": ("card",), "slip": ("yes",)}
    assert columns_of("attack STOP B", columns) == ("attack", {"card": "STOP", "team": "B"})
    assert columns_of("card Riding the Draft", columns) == ("card", {"card": "Riding the Draft"})
    assert columns_of("slip no", columns) == ("slip", {"yes": False})
    assert columns_of("done", columns) == ("done", {})


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_cards_of_thunder_alley_are_called_in_the_language_of_the_table(language: str) -> None:
    for group in ("cards", "event_cards"):
        english, names = (words_of_group(group, each, "thunder") for each in ("en", language))
        assert len(set(names.values())) == len(english) > 18
        assert [key for key, name in names.items() if name == english[key]] == []
    about = words_of_group("about", language, "thunder")
    for key, name in words_of_group("cards", language, "thunder").items():
        assert about[key].startswith(f"{name}: ")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Blue wins 80:77."), ("es", "Gana Azul por 80:77."), ("pl", "Wygrywa zespół Niebieskich 80:77.")],
)
def test_the_team_that_has_won_is_told_with_the_points(language: str, said: str) -> None:
    values = {"winner": "Blue", "score": "80:77", "tied": False}
    assert told("thunder", "result", "won", values, {"winner": "teams"}, language).lower() == said.lower()


if __name__ == "__main__":
    FILE.write_text(sample(), encoding="utf-8")
