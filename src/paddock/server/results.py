"""How races ended: a row for every seat, of which a history is told. They are made of the logs, and can be again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from paddock.games import GAMES
from paddock.games import game as find_game
from paddock.server import lists, tallies
from paddock.server.cleaning import cleaned
from paddock.server.database import RESULTS
from paddock.server.standings import changes_at
from paddock.server.store import Store
from paddock.server.table import FRESH, NOBODY, OVER, Table, who_is

MOST_RIVALS = 30
MOST_SEATS = max(max(find_game(name).seats) for name in GAMES)  #: of one race
MOST_NAMED = 1000  #: races that are looked through one by one
LONGEST_TRACK = 40


class Wish(NamedTuple):
    """Which races of a player are asked for."""

    game: str | None = None
    track: str | None = None
    rival: str | None = None  #: what others call somebody who raced there too
    before: float | None = None
    most: int = 50


def rows_of(table: Table, at: float) -> list[dict[str, Any]]:
    """How a race ended for every seat; nothing if it is not over."""
    if table.status != OVER or table.race is None:
        return []
    places, points = lists.places(table.race), lists.points(table.race)
    about = {"table_id": table.header.id, "game": table.header.game, "at": at, "seats": len(table.header.seats)}
    track, figures, fresh = track_of(table), table.race.figures(), is_fresh(table)
    units = {seat: unit for unit, seats in table.race.units().items() for seat in seats}
    return [
        about
        | {"seat": seat, "track": track, "place": places[seat], "points": points.get(seat), "name": chair.name}
        | {"player": chair.player, "who": None if chair.player is None else who_is(chair.player), "bot": chair.bot}
        | {"unit": units[seat], "fresh": fresh, "figures": figures[seat]}
        for seat, chair in table.chairs.items()
        if seat in places
    ]


def is_fresh(table: Table) -> bool:
    """Whether a race was dealt for this table, and those who raced each other could ask for no hints."""
    return table.header.begins == FRESH and not table.header.hints


def track_of(table: Table) -> str:
    """The name of the track of a table."""
    return name_of_track(table.header.game, table.header.options)


def name_of_track(name: str, options: Mapping[str, Any]) -> str:
    """The name of a track; of one that somebody has drawn, what they call it. Nothing in games without tracks."""
    game = find_game(name)
    if game.tracks.load is None:
        return ""
    track = options.get("track", game.defaults["track"])
    return cleaned(track.get("name") if isinstance(track, Mapping) else track)[:LONGEST_TRACK]


# A player's own


def races_of(store: Store, player: str, wish: Wish) -> list[dict[str, Any]]:
    """Races of a player, the newest first, with everybody who raced."""

    def read(connection: Connection) -> list[dict[str, Any]]:
        tables = newest_of(connection, player, wish)
        everybody = select(RESULTS).where(RESULTS.c.table_id.in_(tables)).order_by(RESULTS.c.place, RESULTS.c.seat)
        rows: dict[str, list[Any]] = defaultdict(list)
        for row in connection.execute(everybody):
            rows[row.table_id].append(row)
        rated = changes_at(connection, tables)
        return [race(rows[table], player, rated) for table in tables]

    return store.run(read)


def newest_of(connection: Connection, player: str, wish: Wish) -> list[str]:
    """The newest races of a player among those that are asked for."""
    own = [RESULTS.c.player == player]
    if wish.game is not None:
        own.append(RESULTS.c.game == wish.game)
    if wish.track is not None:
        own.append(RESULTS.c.track == wish.track)
    if wish.before is not None:
        own.append(RESULTS.c.at < wish.before)
    if wish.rival is not None:
        theirs = RESULTS.alias()
        raced = list(connection.scalars(select(theirs.c.table_id).where(theirs.c.who == wish.rival).limit(MOST_NAMED)))
        if len(raced) < MOST_NAMED:
            return among(tallies.seats_of(connection, raced), player, wish)
        there = theirs.c.table_id == RESULTS.c.table_id, theirs.c.who == wish.rival
        own.append(select(theirs.c.seat).where(*there).exists())
    # Somebody may have had several seats: to group them, a database would go through all that they have raced.
    seats = select(RESULTS.c.table_id).where(*own).order_by(RESULTS.c.at.desc(), RESULTS.c.table_id)
    found = connection.scalars(seats.limit(wish.most * MOST_SEATS))
    return list(dict.fromkeys(found))[: wish.most]


def among(races: Mapping[str, Sequence[Any]], player: str, wish: Wish) -> list[str]:
    """The same where few races come into question: a database might go through all of the player's instead."""
    own = {
        row.table_id: row.at
        for rows in races.values()
        for row in rows
        if row.player == player
        and wish.game in (None, row.game)
        and wish.track in (None, row.track)
        and (wish.before is None or row.at < wish.before)
    }
    return sorted(sorted(own), key=lambda table: -float(own[table]))[: wish.most]


def race(rows: Sequence[Any], player: str, rated: Mapping[tuple[str, str], dict[str, Any]]) -> dict[str, Any]:
    """A race as a player is told of it, with the rating that each had after it."""
    first = rows[0]
    return {
        "table": first.table_id,
        "game": first.game,
        "track": first.track,
        "at": first.at,
        "seats": [
            {
                "seat": row.seat,
                "place": row.place,
                "points": row.points,
                "who": row.who,
                "name": row.name,
                "bot": row.bot,
            }
            | {"own": row.player == player, "former": (row.player or "").startswith(NOBODY)}
            | {"figures": row.figures, "rated": rated.get((row.table_id, row.seat))}
            for row in rows
        ],
    }


def totals_of(store: Store, player: str, game: str | None = None) -> dict[str, Any]:
    """What a player's races come to by game and track, and against whom, in all games or in one."""

    def read(connection: Connection) -> dict[str, Any]:
        return {"tracks": tallies.totals_of(connection, player), "rivals": rivals_of(connection, player, game)}

    return store.run(read)


def rivals_of(connection: Connection, player: str, game: str | None = None) -> list[dict[str, Any]]:
    """The people that a player has raced most often, as others call them, in all games or in one."""
    rivals = tallies.rivals_of(connection, player, MOST_RIVALS, game)
    return [{"who": who_is(rival.pop("rival")), **rival} for rival in rivals]
