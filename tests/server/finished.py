"""Races that are over, put into a store by hand: all that matters is who came where."""

from typing import Any

from sqlalchemy import insert

from paddock.server.database import PEOPLE
from paddock.server.members import join
from paddock.server.players import Player
from paddock.server.store import Store
from paddock.server.table import OVER, Header, who_is

KEY = bytes(32)


def finish(store: Store, name: str, came: str, game: str = "heat", at: float = 1.0, **about: Any) -> None:
    """A race that is over, and waits to be counted.

    Sides stand in the order of their places, `ana ben`, or with `=` between those that are level; the drivers of a side
    have `+` between them, and a bot is written in capitals.
    """
    rows: list[dict[str, Any]] = []
    sides = [side.split("=") for side in came.split()]
    for number, level in enumerate(sides):
        place = 1 + sum(map(len, sides[:number]))
        for side in level:
            unit = f"unit {len(rows)}"
            rows.extend({"unit": unit, "place": place, **driven_by(driver)} for driver in side.split("+"))
    for number, row in enumerate(rows):
        row |= {"table_id": name, "seat": f"s{number}", "game": game, "track": "usa", "at": at, "seats": len(rows)}
        row |= {"points": None, "fresh": True, "figures": {"spins": 1}, **about}
    store.add(Header(name, game, tuple(row["seat"] for row in rows), "host"), KEY, opened=0.0)
    people = [{"table_id": name, "player": player} for player in {row["player"] for row in rows if row["player"]}]
    store.run(lambda connection: connection.execute(insert(PEOPLE), people))
    store.note(name, OVER, {}, None, at, rows)


def driven_by(name: str) -> dict[str, Any]:
    if name.isupper():
        return {"player": None, "who": None, "name": "", "bot": name.lower()}
    return {"player": name, "who": who_is(name), "name": name.title(), "bot": None}


def count_all(store: Store) -> None:
    while store.count_races():
        pass


def become_member(store: Store, player: str, name: str = "") -> None:
    who = Player(player, name or player.title(), since=0.0)
    store.run(lambda connection: join(connection, who, at=1.0))
