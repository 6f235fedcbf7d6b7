"""Sums of what players have raced, by game and track, and against whom: no history is gone through to tell them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, permutations
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from paddock.server.database import COUNTED, RESULTS, RIVALS, SUMS
from paddock.server.table import NOBODY

T = TypeVar("T")

AT_ONCE = 400  #: values in one question: a database takes only so many


class Place(NamedTuple):
    """Where races are added up."""

    player: str
    game: str
    track: str


class Pair(NamedTuple):
    """Two people who have raced each other, from the side of the first."""

    player: str
    rival: str
    game: str


class Sum:
    """What some races come to."""

    def __init__(self, races: int = 0, wins: int = 0, places: int = 0, figures: dict[str, int] | None = None) -> None:
        self.races, self.wins, self.places = races, wins, places
        self.figures = Counter(figures)

    def add(self, place: int, figures: Sequence[dict[str, int] | None]) -> None:
        """One race more: the best place in it, and the figures of all seats."""
        self.races += 1
        self.wins += place == 1
        self.places += place
        for each in figures:
            self.figures.update(each or {})

    def as_row(self) -> dict[str, Any]:
        return {"races": self.races, "wins": self.wins, "places": self.places, "figures": dict(self.figures)}


class Tallies:
    """The sums of those who are in some races: read once, added to, and written once."""

    def __init__(self) -> None:
        self.sums: dict[Place, Sum] = defaultdict(Sum)
        self.rivals: dict[Pair, list[int]] = defaultdict(lambda: [0, 0])
        self._changed: set[Place | Pair] = set()

    def read(self, connection: Connection, players: Iterable[str]) -> None:
        """The sums of some players, and what they have against each other."""
        parts = list(in_parts(sorted(players)))
        for some in parts:
            for row in connection.execute(select(SUMS).where(SUMS.c.player.in_(some))):
                self.sums[Place(row.player, row.game, row.track)] = Sum(row.races, row.wins, row.places, row.figures)
            for others in parts:
                between = select(RIVALS).where(RIVALS.c.player.in_(some), RIVALS.c.rival.in_(others))
                for row in connection.execute(between):
                    self.rivals[Pair(row.player, row.rival, row.game)] = [row.races, row.ahead]

    def add(self, rows: Sequence[Any]) -> None:
        """A race by its seats. Somebody with several of them has raced once, and their best place counts."""
        own = seats_of_people(rows)
        best = {player: min(row.place for row in seats) for player, seats in own.items()}
        for player, seats in own.items():
            place = Place(player, seats[0].game, seats[0].track)
            self._changed.add(place)
            self.sums[place].add(best[player], [row.figures for row in seats])
        for player, rival in permutations(own, 2):
            pair = Pair(player, rival, rows[0].game)
            self._changed.add(pair)
            self.rivals[pair][0] += 1
            self.rivals[pair][1] += 2 * (best[player] < best[rival]) + (best[player] == best[rival])

    def write(self, connection: Connection) -> None:
        put(connection, SUMS, [row for place, row in self.rows_of_sums() if place in self._changed])
        put(connection, RIVALS, [row for pair, row in self.rows_of_rivals() if pair in self._changed])

    def rows_of_sums(self) -> Iterator[tuple[Place, dict[str, Any]]]:
        for place, each in self.sums.items():
            yield place, {**place._asdict(), **each.as_row()}

    def rows_of_rivals(self) -> Iterator[tuple[Pair, dict[str, Any]]]:
        for pair, (races, ahead) in self.rivals.items():
            yield pair, {**pair._asdict(), "races": races, "ahead": ahead}


def seats_of_people(rows: Sequence[Any]) -> dict[str, list[Any]]:
    """The seats of a race by who had them; of bots, and of those who were forgotten, nothing is added up."""
    own: dict[str, list[Any]] = defaultdict(list)
    for row in rows:
        if row.player is not None and not row.player.startswith(NOBODY):
            own[row.player].append(row)
    return own


def put(connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Write rows over those that have the same key."""
    if not rows:
        return
    keys = [column.name for column in table.primary_key]
    insert_here = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = insert_here(table)
    rest = {name: statement.excluded[name] for name in rows[0] if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=rest), list(rows))


def in_parts(values: Iterable[T]) -> Iterator[list[T]]:
    """As many values at a time as a question may have.

    >>> [len(part) for part in in_parts(map(str, range(900)))]
    [400, 400, 100]
    """
    left = iter(values)
    while part := list(islice(left, AT_ONCE)):
        yield part


# When it turns out who somebody was


def add_up_anew(connection: Connection, player: str) -> None:
    """Make all sums of a player again of their races, and what others have against them."""
    strike_out(connection, player)
    tallies = Tallies()
    for race in races_with(connection, player):
        tallies.add(race)
    sums = [row for place, row in tallies.rows_of_sums() if place.player == player]
    pairs = [row for pair, row in tallies.rows_of_rivals() if player in (pair.player, pair.rival)]
    for table, rows in ((SUMS, sums), (RIVALS, pairs)):
        if rows:
            connection.execute(insert(table), rows)


def strike_out(connection: Connection, player: str) -> None:
    """Nothing is added up for somebody, nor against them."""
    connection.execute(delete(SUMS).where(SUMS.c.player == player))
    connection.execute(delete(RIVALS).where(RIVALS.c.player == player))
    connection.execute(delete(RIVALS).where(RIVALS.c.rival == player))


def races_with(connection: Connection, player: str) -> Iterator[list[Any]]:
    """The races of a player that are counted, each with all its seats."""
    counted = select(RESULTS.c.table_id).join(COUNTED, COUNTED.c.table_id == RESULTS.c.table_id)
    own = counted.where(RESULTS.c.player == player, COUNTED.c.number.is_not(None)).distinct()
    for some in in_parts(connection.scalars(own).all()):
        yield from seats_of(connection, some).values()


def seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[Any]]:
    """The seats of some races as they ended."""
    found: dict[str, list[Any]] = {table: [] for table in tables}
    for some in in_parts(tables):
        for row in connection.execute(select(RESULTS).where(RESULTS.c.table_id.in_(some))):
            found[row.table_id].append(row)
    return found


# What is told


def totals_of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """What a player's races come to, by game and track."""
    chosen = select(SUMS).where(SUMS.c.player == player).order_by(SUMS.c.game, SUMS.c.races.desc(), SUMS.c.track)
    return [
        {
            "game": row.game,
            "track": row.track,
            "races": row.races,
            "wins": row.wins,
            "place": row.places / row.races,
            "figures": row.figures,
        }
        for row in connection.execute(chosen)
    ]


def rivals_of(connection: Connection, player: str, most: int, game: str | None = None) -> list[dict[str, Any]]:
    """The people that a player has raced most often, and how often the player was ahead of them; level counts half."""
    races = func.sum(RIVALS.c.races)
    own = [RIVALS.c.player == player, *([] if game is None else [RIVALS.c.game == game])]
    often = (
        select(RIVALS.c.rival, races.label("races"), func.sum(RIVALS.c.ahead).label("ahead"))
        .where(*own)
        .group_by(RIVALS.c.rival)
        .order_by(races.desc(), RIVALS.c.rival)
        .limit(most)
        .subquery()
    )
    met = (
        select(RESULTS.c.name)
        .where(RESULTS.c.player == often.c.rival)
        .order_by(RESULTS.c.at.desc(), RESULTS.c.table_id)
        .limit(1)
        .scalar_subquery()
    )
    chosen = select(often.c.rival, met, often.c.races, often.c.ahead).order_by(often.c.races.desc(), often.c.rival)
    return [
        {"rival": rival, "name": name, "races": int(races), "ahead": int(ahead) / 2}
        for rival, name, races, ahead in connection.execute(chosen)
    ]
