"""The other side of the line protocol: a bot of ours speaks it on its input and output (`paddock bot-server`)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TextIO

from paddock.bots.driver import Bot
from paddock.bots.program import PROTOCOL
from paddock.errors import PaddockError, UnknownSeat
from paddock.race import Race


def speak(driver: Bot, lines: Iterable[str], out: TextIO) -> None:
    """Answer all lines until there are no more, or `quit`. Lines that mean nothing are passed over."""
    asked: dict[str, dict[str, Any]] = {}

    def say(words: str) -> None:
        print(words, file=out, flush=True)

    for line in lines:
        word, _, rest = line.strip().partition(" ")
        number, _, data = rest.strip().partition(" ")
        if word == "paddock":
            say(f"id {driver.name} {PROTOCOL}")
            say("ready")
        elif word == "quit":
            return
        elif word == "go":
            asked = {number: document(data)}
            say(f"guess {number}")
        elif word == "position" and number in asked:
            answer(driver, number, asked.pop(number), document(data), say)


def answer(driver: Bot, number: str, question: dict[str, Any], position: dict[str, Any], say: Any) -> None:
    """Think about a guess; what can't be thought about is answered with the first legal move."""
    seat, legal = str(question.get("seat")), question.get("legal") or [""]
    try:
        race = Race.from_position(numbered(position, position.get("seats")), folder=None)
        if seat not in race.pending:
            raise UnknownSeat("unknown_seat", seat=seat, known=", ".join(race.pending))
        move = driver.choose(race, seat)
    except PaddockError as error:
        say(f"error {number} {error.code}")
        move = str(legal[0])
    for thought in driver.why():
        say(f"thought {number} {thought.tries} {thought.worth:.4f} {thought.move}")
    say(f"move {number} {move}")


def document(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def numbered(part: Any, seats: Any) -> Any:
    """A document as it was before JSON, in which a key is always text, made `60: 2` into `"60": 2`.

    >>> numbered({"A": {"km": {"60": 2}}, "hands": {"7": ["STOP"]}}, ["7", "8"])
    {'A': {'km': {60: 2}}, 'hands': {'7': ['STOP']}}
    """
    if isinstance(part, list):
        return [numbered(each, seats) for each in part]
    if not isinstance(part, dict):
        return part
    names = seats if isinstance(seats, list) else []
    return {
        int(key) if key.isdecimal() and len(key) < 10 and key not in names else key: numbered(value, seats)
        for key, value in part.items()
    }
