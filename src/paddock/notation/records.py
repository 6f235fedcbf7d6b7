"""Race records (`*.race`): header, every move with its seat, every outcome of chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paddock.errors import BadDocument, PaddockError
from paddock.games import game as find_game
from paddock.games.contract import Document
from paddock.notation.documents import dump, dump_line, load

if TYPE_CHECKING:
    from paddock.race import Race

KEYS = ("game", "rules", "options", "seats", "players", "position", "chance", "moves", "result", "digest", "fair")


def write_record(race: Race, path: Path, players: Mapping[str, str] | None = None) -> None:
    """Save a race to a file; `players` says who sat where."""
    document = race.record()
    if players:
        moves: Document = {key: document.pop(key) for key in ("moves", "result", "digest") if key in document}
        document = {**document, "players": dict(players), **moves}
    path.write_text(record_text(document), encoding="utf-8")


def record_text(document: Document) -> str:
    """A record as text, one line a move."""
    head = {key: value for key, value in document.items() if key not in ("moves", "result", "digest")}
    tail = {key: value for key, value in document.items() if key in ("result", "digest")}
    moves = "".join(f"- {dump_line(move)}\n" for move in document["moves"])
    return dump(head) + ("moves:\n" + moves if moves else "moves: []\n") + (dump(tail) if tail else "")


def read_record(path: Path) -> Document:
    """The record in a file, its outline checked."""
    document: Document = load(path)
    check_outline(document)
    return document


def check_outline(document: Any) -> None:
    """Whether a document can be a record at all."""
    if not isinstance(document, dict):
        raise BadDocument("not_a_record")
    for key in document:
        if key not in KEYS:
            raise BadDocument("unknown_key", key=key, known=", ".join(KEYS))
    for key in ("game", "rules", "seats", "moves"):
        if key not in document:
            raise BadDocument("key_missing", key=key)
    for key in ("chance", "moves"):
        if not isinstance(document.get(key, []), list):
            raise BadDocument("not_a_list", key=key, value=document[key])


def replay(
    kind: type[Race], document: Document, *, seed: int | str | None, moves: int | None, folder: str | Path | None
) -> Race:
    """Play a record again; every outcome it names must be asked for, and no other."""
    *_, (race, _) = replaying(kind, document, seed=seed, moves=moves, folder=folder)
    return race


def replaying(
    kind: type[Race],
    document: Document,
    *,
    seed: int | str | None = None,
    moves: int | None = None,
    folder: str | Path | None = ".",
) -> Iterator[tuple[Race, tuple[str, str] | None]]:
    """The same race before each of its moves, with the seat that makes it and its words; at the end with None."""
    check_outline(document)
    version = find_game(str(document["game"])).version
    if document["rules"] != version:
        raise BadDocument("other_rules", rules=document["rules"], version=version, game=document["game"])
    if "position" in document:
        race = kind.from_position(document, seed=seed, folder=folder)
    else:
        race = set_up(kind, document, seed, folder)
    for number, step in enumerate(document["moves"][:moves], start=1):
        seat, words, chance = split(step, number)
        yield race, (seat, words)
        try:
            race.foretell(chance)
            race.play(seat, words)
        except PaddockError as error:
            raise BadDocument("bad_move", number=number, why=error) from error
        assert race.last_move is not None
        if list(race.last_move.chance) != flat(chance):
            raise BadDocument("chance_differs", number=number, wanted=chance, got=list(race.last_move.chance))
    yield race, None


def set_up(kind: type[Race], document: Document, seed: int | str | None, folder: str | Path | None) -> Race:
    """The race as dealt."""
    chance = document.get("chance", [])
    race = kind.from_header(document, seed=seed, chance=chance, folder=folder)
    dealt = race.record()["chance"]
    if "chance" in document and dealt != flat(chance):
        raise BadDocument("chance_differs", number=0, wanted=chance, got=dealt)
    return race


def split(step: Any, number: int) -> tuple[str, str, list[Any]]:
    """The seat, the words and the chance of one move."""
    if isinstance(step, Mapping):
        chance = step.get("chance", [])
        pairs = [(seat, words) for seat, words in step.items() if seat != "chance"]
        if (
            len(pairs) == 1
            and isinstance(pairs[0][0], str)
            and isinstance(pairs[0][1], str)
            and isinstance(chance, list)
        ):
            return pairs[0][0], pairs[0][1], chance
    raise BadDocument("not_a_move", number=number)


def flat(chance: list[Any]) -> list[Any]:
    return [word for entry in chance for word in (entry if isinstance(entry, list) else [entry])]


def verify(document: Document, folder: str | Path = ".", race: Race | None = None) -> Race:
    """Replay a record and compare its result and digest; the race if both hold, an error if not."""
    from paddock.race import Race

    race = race or Race.from_record(document, folder=folder)
    for key, got in (("digest", race.digest()), ("result", race.result() if race.over else None)):
        if key in document and with_word_keys(document[key]) != with_word_keys(got):
            raise BadDocument("record_differs", key=key, wanted=document[key], got=got)
    return race


def with_word_keys(value: Any) -> Any:
    """A value as JSON has it, where the number of a car is a word when it is a key."""
    if isinstance(value, Mapping):
        return {str(key): with_word_keys(each) for key, each in value.items()}
    return [with_word_keys(each) for each in value] if isinstance(value, list) else value
