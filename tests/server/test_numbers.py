"""A table in numbers: a slate, and then what is different, lead to what a client in words is told at once."""

from typing import Any

import numpy as np
import pytest

from paddock.engine.glass import UNKNOWN
from paddock.games import GAMES
from paddock.games import game as find_game
from tests.server.visitors import Visitor, Wire, started, wait_for


class Reader:
    """A client that knows nothing but the schema of its game."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        assert wire.hear()["type"] == "welcome"
        slate = wire.hear()
        assert slate["type"] == "slate"
        self.about, self.seen = slate["table"], slate["seen"]
        self._game = find_game(self.about["game"])
        self.labels = {**self._game.notation.enumerations, **self.about["labels"]}
        self._view = np.full(self._game.faces.seen.size, UNKNOWN, np.int32)
        self._against = np.zeros(self._game.rules.actions, np.int32)
        self.choices: list[list[int]] = []
        self.told: list[Any] = []
        self._take(slate["now"])

    def hear_until(self, seen: int) -> None:
        """Take in news until so much was told."""
        while self.seen < seen:
            news = self._wire.until("news")
            assert news["since"] == self.seen
            assert news["seen"] == news["since"] + len(news["told"])
            assert not news.get("whole")
            self.told += news["told"]
            self.seen = news["seen"]
            self._take(news["now"])

    def _take(self, now: dict[str, Any]) -> None:
        change(self._view, now.get("view", []))
        change(self._against, now.get("refusals", []))
        self.choices = now.get("choices", self.choices)

    def view(self, viewer: int) -> Any:
        courses, _ = self._game.notation.make_course(self.about["seats"], self.about["options"], None)
        stays = self._game.notation.stays(courses[0], self.about["seats"])
        return self._game.notation.view(self._view, viewer, self.labels, stays)

    def refusals(self) -> dict[str, str]:
        words = self.labels["actions"]
        rules = [self._game.rules.refusals[number - 1] if number else None for number in self._against.tolist()]
        return {word: rule for word, rule in zip(words, rules, strict=True) if rule and word}


def change(row: Any, runs: list[int]) -> None:
    at = 0
    while at < len(runs):
        start, length = runs[at], runs[at + 1]
        row[start : start + length] = runs[at + 2 : at + 2 + length]
        at += 2 + length


@pytest.mark.parametrize("game", GAMES)
def test_news_lead_to_what_a_client_in_words_is_told(game: str, ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben, game=game)
    with ana.wire(table, form="numbers") as wire:
        reader = Reader(wire)
        seats = reader.about["seats"]
        drivers = dict(zip(seats, (ana, ben), strict=True))
        for _ in range(12):
            state = wait_for(ana, table, is_settled)
            seat = next((seat for seat in state.get("deciding", []) if seat in drivers), None)
            if seat is None:
                break
            choices = drivers[seat].look(table)["state"]["choices"]
            drivers[seat].do(table, "move", seat, move=choices[0]["move"])
            wait_for(ana, table, is_settled)
            look = ana.look(table)
            reader.hear_until(look["seen"])
            now = look["state"]
            assert plain(reader.view(0)) == now["view"]
            moves = [reader.labels["actions"][row[0]] for row in reader.choices]
            assert moves == [choice["move"] for choice in now.get("choices", [])]
            assert reader.refusals() == now.get("refusals", {})


def is_settled(state: dict[str, Any]) -> bool:
    """Whether nothing happens before somebody moves: after a pause the race goes on by itself."""
    return "pause" not in state


def plain(document: Any) -> Any:
    """As JSON has it."""
    if isinstance(document, dict):
        return {str(key): plain(value) for key, value in document.items()}
    return [plain(value) for value in document] if isinstance(document, list | tuple) else document


def test_who_comes_back_gets_the_whole_slate_with_what_came_since(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    seen = ana.look(table)["seen"]
    ben.do(table, "say", text="one")
    with ana.wire(table, form="numbers", seat="A", since=seen) as wire:
        wire.until("welcome")
        news = wire.hear()
    assert (news["type"], news["since"], news["whole"]) == ("news", seen, True)
    assert [note["values"]["text"] for note in news["told"]] == ["one"]
    assert news["now"]["view"]


def test_a_move_may_be_asked_for_by_its_number(ana: Visitor, ben: Visitor) -> None:
    table = started(ana, ben)
    assert ana.refused(table, "move", "A", action=999) == "no_such_action"
    assert ana.refused(table, "move", "A", action=31) == "illegal_move"
    assert ana.ask(table, "move", "A", action=-1).status_code == 422
    ana.do(table, "move", "A", action=0)
    assert ana.look(table)["state"]["view"]["A"]["gear"] == 1


def test_a_server_tells_what_the_numbers_of_a_game_mean(ana: Visitor) -> None:
    told = ana.get("/schema/heat").json()
    assert told["game"] == "heat"
    assert told["actions"][3] == [0, 4]
    assert ana.get("/schema/chess").status_code == 400
