"""The catalogues: the same keys and values in every language, and a text for whatever code can say."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

import paddock
from paddock import BadOption, IllegalMove, Race
from paddock.errors import PaddockError
from paddock.games import GAMES, game
from paddock.games.contract import Event, Game
from paddock.games.heat import cards as heat_cards
from paddock.games.heat import conditions as heat_conditions
from paddock.games.heat import events as heat_events
from paddock.games.heat import state as heat_state
from paddock.games.heat import upgrade_cards as heat_upgrades
from paddock.games.heat.track import load
from paddock.games.scrap import cards as scrap_cards
from paddock.games.scrap import events as scrap_events
from paddock.games.scrap import state as scrap_state
from paddock.games.scrap import track as scrap_track
from paddock.games.speed import events as speed_events
from paddock.games.speed.cards import NAMED
from paddock.games.speed.state import PHASES
from paddock.games.thunder import cards as thunder_cards
from paddock.games.thunder.position import PHASE_WORDS
from paddock.games.thunder.track import load as load_thunder
from paddock.words import LANGUAGES, Catalogue, catalogue, group, in_one_line, message_id, sentence
from paddock.words.catalogues import key_of

SOURCE = Path(paddock.__file__).parent
PAGE = SOURCE.parents[1] / "web/src/words"
FOLDERS = [SOURCE / "words", *(SOURCE / "games" / name / "words" for name in GAMES), PAGE]
FOLDERS += sorted(SOURCE.glob("games/*/modules/words"))
FILES = [file for folder in FOLDERS for file in sorted(folder.glob("*.ftl"))]


def fullest(name: str) -> Game:
    """The edition of a game that has most to say."""
    found = game(name)
    return max(
        [found, *(found.edition_called(each.name) for each in found.editions)], key=lambda each: each.rules.actions
    )


@cache
def messages_of(file: Path) -> Catalogue:
    """The messages of a catalogue by their ids, as they are written."""
    return Catalogue(file.read_text(encoding="utf-8"), file.stem)


def values_in(message: str) -> set[str]:
    """The values that a message speaks of; how many there are in a list belongs to the list."""
    return {name.removesuffix("_n").removesuffix("_of") for name in re.findall(r"\$(\w+)", message)}


def english(game: str | None = None) -> Catalogue:
    return catalogue("en", game)


def texts_of(game: str | None, name: str) -> dict[str, str]:
    """The messages of a group by their keys."""
    start = f"{name}-"
    return {id.removeprefix(start): message for id, message in english(game).items() if id.startswith(start)}


def words_of(game: str | None) -> dict[str, dict[str, str]]:
    """All groups of a catalogue in English."""
    groups = dict.fromkeys(id.partition("-")[0] for id in english(game))
    return {name: group(name, game=game) for name in groups}


def coded(keys: Iterable[str]) -> set[str]:
    """Keys as they stand in the ids of messages."""
    return {message_id(f"any.{key}").removeprefix("any-") for key in keys}


def name_of(file: Path) -> str:
    return str(file.relative_to(SOURCE.parents[1]))


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_language_has_the_keys_of_english(file: Path) -> None:
    assert set(messages_of(file)) == set(messages_of(file.with_name("en.ftl")))
    assert file.stem in LANGUAGES


def test_every_catalogue_is_there_in_every_language() -> None:
    assert len(FILES) == len(FOLDERS) * len(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_language_has_the_values_of_english_in_its_sentences(file: Path) -> None:
    english = messages_of(file.with_name("en.ftl"))
    for id, message in messages_of(file).items():
        assert values_in(message) == values_in(english[id]), id


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_catalogue_is_cut_into_its_messages_as_fluent_reads_it(file: Path) -> None:
    """The quick way in and Fluent's own agree: the same messages, each once, and the same text if it has no values."""
    quick = messages_of(file)
    resource = FluentResource(quick.source)
    read = [entry for entry in resource.body if not isinstance(entry, syntax.BaseComment)]
    ids = [entry.id.name for entry in read if isinstance(entry, syntax.Message)]
    assert len(ids) == len(read)
    assert ids == list(quick)
    grammar = FluentBundle([file.stem], use_isolating=False)
    grammar.add_resource(resource)
    plain = {id: text for id in quick if (text := quick.plain(id)) is not None}
    assert len(plain) > len(quick) / 4
    for id, text in plain.items():
        assert grammar.format_pattern(grammar.get_message(id).value) == (text, []), id


#: The plural forms of a whole number in each language, and of any other number.
PLURALS = {
    "en": {"one", "other"},
    "el": {"one", "other"},
    "es": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "ro": {"one", "few", "other"},
    "bg": {"one", "other"},
}
#: How numbers are told when a sentence dodges its grammar.
DODGED = re.compile(
    r"\(\{ \$(n|count|paid|stress|rounds|laps|points|total|races|moves) \}\)"  # cards (3)
    r"|\w\(\w{1,3}\)"  # card(s)
    r"|\b(kart|pól|pkt|cards|cartas|cărți|карти|κάρτες|φύλλα): \{ \$\w+ \}"  # cards: 3
)


def choices_in(node: Any) -> Iterator[syntax.SelectExpression]:
    if isinstance(node, syntax.SelectExpression):
        yield node
    inner = node if isinstance(node, list) else vars(node).values() if isinstance(node, syntax.BaseNode) else ()
    for each in inner:
        yield from choices_in(each)


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_where_a_number_chooses_all_plurals_of_the_language_are_there(file: Path) -> None:
    for id, written in messages_of(file).items():
        if "->" in written:
            for choice in choices_in(FluentParser(with_spans=False).parse_entry(written + "\n")):
                keys = {each.key.name for each in choice.variants if isinstance(each.key, syntax.Identifier)}
                assert not keys & {"one", "two", "few", "many"} or keys == PLURALS[file.stem], id


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_no_sentence_dodges_the_grammar_of_a_number(file: Path) -> None:
    dodging = {id: written for id, written in messages_of(file).items() if DODGED.search(written)}
    assert dodging == {}


def keys_with_lines() -> Iterator[tuple[str, list[str]]]:
    """Groups whose keys hold what Fluent does not take in an id."""
    for name in GAMES:
        yield "rules", [*group("rules", game=name)]
        yield "refusals", [*fullest(name).rules.refusals]
    yield "cards", [*thunder_cards.NAMES]
    yield "event_cards", [*thunder_cards.EVENT_NAMES]


def test_no_two_keys_have_one_id() -> None:
    for name, keys in keys_with_lines():
        assert len({message_id(f"{name}.{key}") for key in keys}) == len(set(keys))


@pytest.mark.parametrize("name", GAMES)
def test_the_id_of_a_rule_comes_back_from_that_of_its_message(name: str) -> None:
    """A dot becomes a line, so an id must not have lines of its own."""
    for rule in fullest(name).rules.refusals:
        assert "_" not in rule
        assert rule in group("rules", game=name)
        assert key_of("rules", message_id(f"rules.{rule}")) == rule


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_has_a_reason_and_its_rule_a_text(name: str) -> None:
    words = words_of(name)
    assert set(words["refusals"]) == set(fullest(name).rules.refusals)
    assert set(fullest(name).rules.refusals) <= set(words["rules"])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_the_words_that_all_pages_ask_for(name: str) -> None:
    """What only some games have (`assumed`) is asked for only there."""
    shared = [
        file for kind in ("svelte", "ts") for file in PAGE.parent.rglob(f"*.{kind}") if "boards" not in file.parts
    ]
    asked = {found for file in shared for found in re.findall(r'say\("(\w+)", "(\w+)"', file.read_text("utf-8"))}
    assert ("table", "round") in asked
    missing = {(which, key) for which, key in asked if key not in group(which, game=name)}
    assert missing <= {("game", "assumed")}


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_told_in_whole_sentences(name: str) -> None:
    for rule, text in group("rules", game=name).items():
        assert re.fullmatch(r"[A-Z]+-((\d+|\d*[A-Z]+)\.)?\d+(\.\d+)?[a-z]?", rule)
        assert text[-1] in ".!?)"


COLUMNS = {
    name: [(row.name, [column.name for column in row.columns]) for row in fullest(name).faces.events] for name in GAMES
}
FURTHER = {("speed", "scored"): {"bonuses"}}  #: what a game adds up for an event
HIDDEN = {
    "heat": {"drew": "cards", "salvaged": "cards"},
    "scrap": {"bonus_card": "card", "laid_token": "token"},
    "speed": {"drew": "card"},
    "thunder": {"drew": "cards"},
}


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_a_text_with_its_values(name: str) -> None:
    texts = texts_of(name, "events")
    assert set(texts) == {event for event, _ in COLUMNS[name]}
    for event, columns in COLUMNS[name]:
        assert values_in(texts[event]) <= {"seat", *columns} | FURTHER.get((name, event), set()), event


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_an_event_is_told_without_what_nobody_may_know(name: str, language: str) -> None:
    for event, column in HIDDEN[name].items():
        columns = dict(COLUMNS[name])[event]
        known = {each: 3 for each in columns if each != column}
        told = game(name).faces.event_text(Event(event, "Ana", known), language)
        assert "unknown" not in told, told
        assert "{" not in told


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_an_event_or_a_move_is_of_a_group_that_is_there(name: str) -> None:
    events, moves = (import_module(f"paddock.games.{name}.{part}") for part in ("events", "moves"))
    columns = {"seat", "bonuses", *(column for _, columns in COLUMNS[name] for column in columns)}
    assert set(events.EVENT_WORDS) <= columns
    assert set(events.EVENT_WORDS.values()) | set(moves.MOVE_WORDS.values()) <= set(words_of(name))
    assert set(moves.MOVE_COLUMNS) <= set(texts_of(name, "moves"))
    for verb, columns in moves.MOVE_COLUMNS.items():
        assert set(columns) <= values_in(texts_of(name, "moves")[verb]) | {"car"}, verb


def test_every_move_of_speed_has_a_text_with_its_values() -> None:
    race = Race("speed", 6)
    for move in race.verdict("s0"):
        text = race.game.faces.move_text(race.view(), move, "en")
        assert "{" not in text
        assert "?" not in text
        assert not text.startswith("moves."), move


def test_every_card_phase_and_bonus_of_speed_has_a_text() -> None:
    words = words_of("speed")
    assert {*NAMED, "KM"} == set(words["cards"]) == set(words["about"])
    assert set(words["phases"]) == set(PHASES)
    assert set(words["bonuses"]) == set(speed_events.SCORES)


def test_every_move_of_heat_has_a_text_with_its_values() -> None:
    for race in (
        Race("heat", 6, seed=1),
        Race("heat", 6, seed=1, garage="all"),
        Race("heat", 6, garage="basic", garage_choice={}),
    ):
        for move in race.verdict("A"):
            text = race.game.faces.move_text(race.view(), move, "en")
            assert "{" not in text
            assert "?" not in text
            assert not text.startswith("moves."), move
            assert not re.search(r"cards\.\w", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_upgrade_of_heat_is_told_with_its_name_and_symbols(language: str) -> None:
    names = group("upgrades", language, "heat")
    assert set(names) == set(heat_upgrades.NAMES)
    for card in heat_upgrades.standard()["card"]:
        told = game("heat").faces.about(f"#{card['id']}", language)
        assert told is not None
        assert told.startswith(f"#{card['id']} {names[card['name']]}: ")
        assert not re.search(r"symbols\.|rules\.|\{|\?", told)
    assert set(group("symbols", language, "heat")) == {*heat_upgrades.SYMBOLS, "is_heat"}


def test_every_card_phase_reason_and_track_of_heat_has_a_text() -> None:
    words = words_of("heat")
    assert {*map(str, heat_upgrades.GARAGE_FACES), "_"} == set(words["cards"])
    assert {"none", *heat_conditions.TILES} == set(words["weathers"])
    assert {"none", *heat_conditions.TOKENS} == set(words["tokens"])
    assert set(words["about"]) == {*map(str, heat_cards.FACES), *heat_conditions.TILES, *heat_conditions.TOKENS}
    assert set(words["phases"]) == set(heat_state.GARAGE_PHASES)
    assert set(words["reasons"]) == set(heat_events.GARAGE_REASONS)
    assert set(words["tracks"]) == set(game("heat").tracks.shipped())
    for track, title in words["tracks"].items():
        assert load(track, Path()).title == title


def test_every_move_of_scrap_has_a_text_with_its_values() -> None:
    race = Race("scrap", 2, seed=1)
    for view in (race.view(), {"dice": [2, 3]}):
        for move in race.verdict("A"):
            text = race.game.faces.move_text(view, move, "en")
            assert "{" not in text
            assert "?" not in text
            assert not text.startswith("moves."), move
            assert not re.search(r"cards\.\w", text)
            assert "racers." not in text


def test_every_card_racer_token_phase_reason_and_track_of_scrap_has_a_text() -> None:
    words = words_of("scrap")
    assert {*scrap_cards.CARDS, *map(str, scrap_cards.GOALS)} == set(words["cards"])
    assert set(scrap_cards.RACERS) == set(words["racers"])
    assert {*scrap_cards.TOKENS, "plus", "minus"} == set(words["tokens"])
    assert {*scrap_cards.CARDS, *scrap_cards.RACERS, *scrap_cards.TOKENS} == set(words["about"])
    assert set(words["phases"]) == set(scrap_state.PHASES)
    assert set(words["reasons"]) == set(scrap_events.REASONS)
    assert set(words["tracks"]) == set(game("scrap").tracks.shipped())
    for track, title in words["tracks"].items():
        assert scrap_track.load(track, Path()).title == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_of_scrap_would_bring_is_told_in_every_language(language: str) -> None:
    """Certain or at risk: where it ends, accidents, duels, tokens and laps."""
    positions: list[dict[str, Any]] = [
        {"dice": [3, 4], "A": {"p": 44}, "B": {"p": 51}},
        {"dice": [3, 3], "A": {"p": 20}, "B": {"p": 23}},
        {"phase": "move", "dice": [4], "A": {"p": 6, "cards": ["FWD3", "CATCH"]}, "B": {"p": 12}},
    ]
    for position in positions:
        race = Race.from_position({"game": "scrap", "seats": ["A", "B", "C"], "position": position}, seed=1)
        for move in race.legal("A"):
            told = race.game.faces.preview_text(race.preview("A", move, samples=30, seed=1), move, language)
            assert told
            assert "{" not in told
            assert "?" not in told
            assert "preview." not in told


def test_every_move_of_thunder_has_a_text_with_its_values() -> None:
    race = Race("thunder", 7, seed=1)
    for move in race.verdict("Blue"):
        text = race.game.faces.move_text(race.view(), move, "en")
        assert "{" not in text
        assert "?" not in text
        assert not text.startswith("moves."), move
        assert not re.search(r"cards\.\w", text)


def test_everything_that_thunder_names_has_a_text() -> None:
    words = words_of("thunder")
    assert set(words["cards"]) == set(words["about"]) == coded(thunder_cards.NAMES)
    assert set(words["event_cards"]) == coded(thunder_cards.EVENT_NAMES)
    assert set(words["teams"]) == set(thunder_cards.TEAMS)
    assert set(words["colours"]) == set(thunder_cards.WEAR)
    assert set(words["phases"]) == {asks or phase for phase, asks in PHASE_WORDS.values()}
    assert set(words["tracks"]) == set(game("thunder").tracks.shipped())
    for track, title in words["tracks"].items():
        assert load_thunder(track, Path()).title == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_of_thunder_would_bring_is_told_in_every_language(language: str) -> None:
    race = Race("thunder", 3, seed=1)
    for _ in range(30):
        seat = race.pending[0]
        for move in race.legal(seat)[:4]:
            told = race.game.faces.preview_text(race.preview(seat, move, samples=3, seed=1), move, language)
            assert "{" not in told
            assert "preview." not in told
        race.play(seat, race.legal(seat)[0])


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_a_table_that_is_asked_for_is_there(name: str) -> None:
    words = words_of(name)
    source = (SOURCE / "games" / name / "terminal.py").read_text(encoding="utf-8")
    asked = set(re.findall(r"\bsay\(\"(\w+)\"", source)) | set(re.findall(r"\"table\.(\w+)\"", source))
    assert asked <= set(words["table"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_move_of_heat_would_bring_is_told_in_every_language(language: str) -> None:
    """Certain or at risk, blocked, spinning, finishing and cluttered: each has its words."""
    cars = [
        {"A": {"pos": 20, "gear": 1}},
        {"A": {"pos": 28, "gear": 4, "engine": 1, "hand": [3, 3, 4, 4, "S", "S", "S"]}},
        {"A": {"pos": 130, "gear": 4, "hand": [4, 4, 4, 3, 3, 3, "U5"]}},
        {"A": {"pos": 20, "gear": 4, "engine": 0, "hand": ["H"] * 5 + [1, "S"]}},
        {"A": {"pos": 20, "gear": 1}, "B": {"pos": 22}, "C": {"pos": 22, "spot": 1}},
    ]
    for position in cars:
        race = Race.from_position({"game": "heat", "seats": ["A", "B", "C"], "position": position}, seed=1)
        for move in race.legal("A"):
            told = race.game.faces.preview_text(race.preview("A", move, samples=20, seed=1), move, language)
            assert told
            assert "{" not in told
            assert "?" not in told
            assert "preview." not in told


@pytest.mark.parametrize(
    ("name", "last"), [("heat", "finishes"), ("scrap", "lap"), ("speed", "kontra_risk"), ("thunder", "way")]
)
def test_every_word_of_a_preview_is_asked_for(name: str, last: str) -> None:
    source = (SOURCE / f"games/{name}/foresight.py").read_text(encoding="utf-8")
    known = texts_of(name, "preview")
    assert known
    for key in known:
        assert f'"{key}"' in source or f"preview.{key}" in source, key


def kinds_of_error() -> set[str]:
    kinds, todo = set(), [PaddockError]
    while todo:
        kind = todo.pop()
        kinds.add(kind.__name__)
        todo += kind.__subclasses__()
    return kinds


def errors_raised() -> Iterator[tuple[str, str, set[str]]]:
    """Where, which code, with which values: every error made with a literal code."""
    kinds = kinds_of_error()
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                kind = node.func.id if isinstance(node.func, ast.Name) else ""
                if kind not in kinds and not (kind == "kind" and file.name == "race.py"):
                    continue
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                for each in ast.walk(node.args[0]):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield f"{name_of(file)}:{node.lineno}", each.value, given


RAISED = list(errors_raised())


def test_errors_are_found_in_the_source() -> None:
    assert {"illegal_move", "unknown_seat", "nothing_to_undo", "undo_barrier", "not_yaml"} <= {
        code for _, code, _ in RAISED
    }


@pytest.mark.parametrize(("where", "code", "given"), RAISED, ids=[f"{where}-{code}" for where, code, _ in RAISED])
def test_every_error_has_a_sentence_whose_values_are_given(where: str, code: str, given: set[str]) -> None:
    message = english().get(f"errors-{code}")
    assert message, f"{code} ({where}) has no sentence"
    known = given | ({"reason"} if code == "illegal_move" else set())
    assert values_in(message) <= known
    assert sentence(f"errors.{code}")[-1] in ".?"


def test_every_sentence_for_an_error_is_used() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    for code in group("errors"):
        assert f'"{code}"' in source or f"errors.{code}" in source, code


def test_every_word_of_the_terminal_that_is_asked_for_is_there() -> None:
    source = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    asked = set(re.findall(r"cli\.(\w+)", source)) | set(re.findall(r"self\.say\(\s*\"(\w+)\"", source))
    assert asked - {"py"} <= set(group("cli"))


# Sentences


def test_a_sentence_puts_its_values_in() -> None:
    assert sentence("errors.unknown_bot", {"name": "x", "known": "y"}) == "There is no bot 'x'. Known are: y."
    assert sentence("errors.unknown_bot", {"name": "x"}) == "There is no bot 'x'. Known are: ?."


def test_an_unknown_language_or_one_without_a_catalogue_is_english() -> None:
    for language in (*LANGUAGES, "xx", "../en", ""):
        assert "x" in sentence("errors.unknown_bot", {"name": "x", "known": "y"}, language)
    assert catalogue("xx").source == catalogue("en").source


def test_a_key_without_a_text_is_told_as_it_is() -> None:
    for key in ("errors.nothing", "nothing", "errors", "", "rules.SPD-99.9"):
        assert sentence(key) == key


def test_a_sentence_inside_a_sentence_is_in_the_same_language() -> None:
    inner = BadOption("unknown_option", key="lapz", known="laps")
    outer = PaddockError("in_file", file="a.race", why=inner)
    assert outer.sentence("en") == f"a.race: {inner.sentence('en')}"


def test_long_and_dangerous_values_are_tamed() -> None:
    told = sentence("errors.unknown_bot", {"name": "x" * 10_000, "known": "a\n\x1b[31mb"})
    assert len(told) < 1000
    assert told.isprintable()
    assert in_one_line("Ωa b\tc") == "Ωa b c"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_is_told_in_every_language(name: str, language: str) -> None:
    for rule in game(name).rules.refusals:
        refusal = IllegalMove("illegal_move", game=name, seat="A", move="wait", rule=rule)
        told = refusal.sentence(language)
        assert f"({rule})" in told
        assert sentence(f"refusals.{rule}", None, language, name) in told
        assert "{" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_every_language(language: str) -> None:
    refusal = Race("speed", seed=7).why_not("s0", "kontra yes")
    assert refusal is not None
    told = refusal.sentence(language)
    assert "SPD-8.4" in told
    assert "s0" in told
    assert "?" not in told
