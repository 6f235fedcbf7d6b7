"""Fair deals: what chance is derived from, and what the record of a race proves.

A table commits to a secret before anybody sits down, every player to a contribution before anybody shows one. The key
of the deal is a hash of them all, so nobody who lacks one of them can choose or foresee it. `docs/wire.md` tells the
protocol, `statements` checks a record by it, and, with what a player kept, whether that player was told the same race.

Everything that is hashed is 32 bytes, written as 64 digits of 0-9 and a-f.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from paddock.errors import BadDocument, PaddockError
from paddock.games.contract import Document
from paddock.notation.documents import load
from paddock.notation.records import verify, with_word_keys
from paddock.race import Race

ALONE, TOGETHER = 1, 2  #: versions of the derivation: from the secret alone, or with what players contribute
DOMAIN = b"paddock deal 2"
DIGITS = re.compile(r"[0-9a-f]{64}")
SPECTATORS = ""  #: in place of a seat, in what somebody kept who watched


def is_digits(text: object) -> bool:
    """Whether something is 32 bytes as we write them."""
    return isinstance(text, str) and DIGITS.fullmatch(text) is not None


def fingerprint(digits: str) -> str:
    """The hash by which somebody is bound to 32 bytes that nobody else knows yet.

    >>> fingerprint("00" * 32)[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(bytes.fromhex(digits)).hexdigest()


def deal_key(secret: str, seats: Sequence[str], contributions: Mapping[str, str]) -> str:
    """What all chance of a race comes from: the secret, and in the order of seats what each of them contributes.

    >>> deal_key("11" * 32, ["A", "B"], {}) == "11" * 32
    True
    >>> deal_key("11" * 32, ["A", "B"], {"B": "22" * 32})[:16]
    'e7a74086eaa0841f'
    """
    if not contributions:
        return secret
    parts = (b"\1" + bytes.fromhex(contributions[seat]) if seat in contributions else b"\0" for seat in seats)
    return hashlib.sha256(DOMAIN + bytes.fromhex(secret) + b"".join(parts)).hexdigest()


# Checking


@dataclass(frozen=True)
class Statement:
    """Something that a record claims, and whether it holds; None where that could not be found out."""

    name: str
    holds: bool | None
    values: Document = field(default_factory=dict)
    why: PaddockError | None = None  #: why it does not hold
    open: str = ""  #: why it could not be found out


class Unknown(Exception):
    """Something could not be found out; `args` says why."""


KEPT = ("seen", "own", "told")  #: statements that take what a player kept


def statements(
    document: Document, kept: Document | None = None, *, unfinished: bool = False, folder: str | Path = "."
) -> list[Statement]:
    """What a record claims, statement by statement. Raises if it is no record, or has a move that can't be."""
    race = Race.from_record(document, folder=folder)
    fair = fair_part(document)
    found = [
        stated("whole", lambda: check_whole(race, document, unfinished)),
        stated("secret", lambda: check_secret(fair)),
        stated("pledges", lambda: check_pledges(race, fair)),
        stated("deal", lambda: check_deal(race, document, fair, folder)),
    ]
    if kept is None:
        return [*found, *(Statement(name, None, open="kept") for name in KEPT)]
    return [
        *found,
        stated("seen", lambda: check_seen(document, fair, kept)),
        stated("own", lambda: check_own(fair, kept)),
        stated("told", lambda: check_told(race, kept)),
    ]


def stated(name: str, check: Callable[[], Document]) -> Statement:
    try:
        return Statement(name, True, check())
    except PaddockError as error:
        return Statement(name, False, why=error)
    except Unknown as unknown:
        return Statement(name, None, open=str(unknown))


def fair_part(document: Document) -> Document:
    """What a record says of its deal, its form checked; only a race that was dealt at a table has it."""
    fair = document.get("fair")
    if not isinstance(fair, Mapping) or "position" in document:
        raise BadDocument("not_dealt")
    for key in ("secret", "commitment"):
        if not is_digits(fair.get(key)):
            raise BadDocument("not_digits", key=f"fair.{key}")
    for key in ("pledges", "contributions"):
        given = fair.get(key, {})
        if not isinstance(given, Mapping) or not all(map(is_digits, given.values())):
            raise BadDocument("not_digits", key=f"fair.{key}")
    wanted = TOGETHER if fair.get("contributions") else ALONE
    if fair.get("version", ALONE) != wanted:
        raise BadDocument("other_derivation", version=fair.get("version"), known=wanted)
    return dict(fair)


def check_whole(race: Race, document: Document, unfinished: bool) -> Document:
    """It has an end, and its moves lead there."""
    if not unfinished:
        for key in ("result", "digest"):
            if key not in document:
                raise BadDocument("cut_short", key=key)
        if not race.over:
            raise BadDocument("not_at_its_end", moves=len(race.moves))
    verify(document, race=race)
    if not race.over or not {"result", "digest"} <= set(document):
        raise Unknown("unfinished")
    return {"moves": len(race.moves)}


def check_secret(fair: Document) -> Document:
    if fingerprint(fair["secret"]) != fair["commitment"]:
        raise BadDocument("not_committed")
    return {}


def check_pledges(race: Race, fair: Document) -> Document:
    """Every pledge was kept; where nobody has pledged, the server could have chosen the deal."""
    pledges, contributions = fair.get("pledges", {}), fair.get("contributions", {})
    for seat in {**pledges, **contributions}:
        given = contributions.get(seat)
        if seat not in race.seats or given is None or fingerprint(given) != pledges.get(seat):
            raise BadDocument("not_pledged", seat=seat)
    if not contributions:
        raise Unknown("alone")
    return {"seats": list(contributions)}


def check_deal(race: Race, document: Document, fair: Document, folder: str | Path) -> Document:
    """Deal the race again: chance must give the same."""
    key = deal_key(fair["secret"], race.seats, fair.get("contributions", {}))
    if fair.get("key", key) != key:
        raise BadDocument("other_key")
    dealt = Race.from_header(document, seed=key, folder=folder)
    if dealt.record()["chance"] != race.record()["chance"]:
        raise BadDocument("dealt_otherwise", number=0)
    for number, move in enumerate(race.moves, start=1):
        try:
            dealt.play(move.seat, move.words)
        except PaddockError:
            raise BadDocument("dealt_otherwise", number=number) from None
        if dealt.last_move != move:
            raise BadDocument("dealt_otherwise", number=number)
    return {}


# What a player kept


def read_kept(path: Path) -> Document:
    """What a player kept, from a file, its outline checked."""
    kept: Document = load(path)
    check_kept_outline(kept)
    return kept


def check_kept_outline(kept: Any) -> None:
    """Whether a document can be what a player kept."""
    if not isinstance(kept, Mapping):
        raise BadDocument("not_kept")
    for key in ("table", "game", "commitment"):
        if not isinstance(kept.get(key), str):
            raise BadDocument("not_kept")
    for key in ("pledges", "own", "told"):
        if not isinstance(kept.get(key), Mapping):
            raise BadDocument("not_kept")
    if not all(isinstance(told, list) for told in kept["told"].values()):
        raise BadDocument("not_kept")


def check_seen(document: Document, fair: Document, kept: Document) -> Document:
    """The record is of the race, and by the commitment, that the player saw before contributing."""
    if fair["commitment"] != kept["commitment"]:
        raise BadDocument("other_commitment")
    recorded = {"table": fair.get("table"), **{key: document.get(key) for key in ("game", "rules", "options", "seats")}}
    recorded["options"] = recorded["options"] or {}
    for key, value in recorded.items():
        if key in kept and with_word_keys(kept[key]) != with_word_keys(value):
            raise BadDocument("record_differs", key=key, wanted=kept[key], got=value)
    return {}


def check_own(fair: Document, kept: Document) -> Document:
    """What the player contributed was used, with the pledges of all that the player saw before.

    Who came when the race was on has seen none.
    """
    if not kept["own"] and not kept["pledges"]:
        raise Unknown("nothing")
    contributions = fair.get("contributions", {})
    for seat, given in kept["own"].items():
        if contributions.get(seat) != given:
            raise BadDocument("own_left_out", seat=seat)
    if dict(kept["pledges"]) != dict(fair.get("pledges", {})):
        raise BadDocument("other_pledges")
    if not kept["own"]:
        raise Unknown("nothing")
    return {"seats": list(kept["own"])}


def check_told(race: Race, kept: Document) -> Document:
    """Every event that the player was told is what the record tells that seat."""
    count = 0
    for seat, told in kept["told"].items():
        if seat not in (*race.seats, SPECTATORS):
            raise BadDocument("told_otherwise", seat=seat, number=0)
        (rows,) = race.told_rows([None if seat == SPECTATORS else seat])
        place = first_difference(told, [row for row in rows if row], race.seats)
        if place is None and None not in told:
            place = first_other_move(told, seat, [move.words for move in race.moves if move.seat == seat])
        if place is not None:
            raise BadDocument("told_otherwise", seat=seat, number=place + 1)
        count += sum(isinstance(each, list) for each in told)
    if not count:
        raise Unknown("nothing")
    return {"events": count}


def first_difference(told: Sequence[Any], rows: Sequence[list[int]], seats: Sequence[str]) -> int | None:
    """The place of something told that is not what a replay tells; None if all of it is.

    A replay does not tell what was taken back: such events of a seat come before a note that it has undone a move. What
    was not kept (None) may have been anything.
    """
    last_undone = {str(each["seat"]): place for place, each in enumerate(told) if is_note(each, "undone")}
    ways = {(0, frozenset[str]())}  # how many rows have been told, and the seats whose last ones must yet be undone
    for place, each in enumerate(told):
        if each is None:
            ways = {(later, left) for done, left in ways for later in range(done, len(rows) + 1)}
        elif is_note(each, "undone"):
            ways = {(done, undone - {each["seat"]}) for done, undone in ways}
        elif isinstance(each, list):
            ways = set(ways_on(each, ways, rows, [seat for seat in seats if last_undone.get(seat, -1) > place], seats))
        if not ways:
            return place
    whole = any(is_note(each, "finished") for each in told)
    ends = any(not undone and (done == len(rows) or not whole) for done, undone in ways)
    return None if ends else len(told)


def ways_on(
    row: list[int],
    ways: Iterable[tuple[int, frozenset[str]]],
    rows: Sequence[list[int]],
    undone_later: Sequence[str],
    seats: Sequence[str],
) -> Iterable[tuple[int, frozenset[str]]]:
    """A row that was told is the next one of the replay, or it was taken back afterwards."""
    seat = seats[row[1]] if len(row) > 1 and row[1] in range(len(seats)) else ""
    for done, undone in ways:
        if seat not in undone and done < len(rows) and rows[done] == row:
            yield done + 1, undone
        if seat in undone_later:
            yield done, undone | {seat}


def first_other_move(told: Sequence[Any], seat: str, moves: Sequence[str]) -> int | None:
    """The place of a move that a seat chose, as it was told, and that is not in the record."""
    chosen: list[tuple[int, Any]] = []
    for place, each in enumerate(told):
        if is_note(each, "chose"):
            chosen.append((place, each.get("values", {}).get("move")))
        elif is_note(each, "undone") and each["seat"] == seat and chosen:
            chosen.pop()
    for number, (place, move) in enumerate(chosen):
        if number >= len(moves) or moves[number] != move:
            return place
    return None


def is_note(each: Any, name: str) -> bool:
    """Whether something told is a note of that name."""
    return isinstance(each, Mapping) and each.get("name") == name and ("seat" in each or name == "finished")
