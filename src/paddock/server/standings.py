"""Ratings as they are kept: who drives in which book, what every race has made of them, and what leaderboards tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, FromClause, Table, func, insert, select, update

from paddock.server.database import BOT, COUNTED, DRIVERS, MEMBER, MEMBERS, MONTHS, RATED, UNLISTED
from paddock.server.ratings import (
    MU,
    Book,
    Driver,
    Rating,
    book_of,
    driver_of,
    month_of,
    rated,
    sides_of,
)
from paddock.server.table import NOBODY, who_is
from paddock.server.tallies import in_parts, put

MOST_SHOWN = 100  #: drivers on one leaderboard


class Name(NamedTuple):
    """What a rating belongs to: a driver, in one book of one game."""

    game: str
    book: Book
    driver: Driver


class Standing:
    """Where a driver stands."""

    def __init__(self, id: int, name: Name, listed: int, row: Any = None) -> None:
        self.id, self.name, self.listed = id, name, listed
        self.races = 0 if row is None else int(row.races)
        self.rating = Rating() if row is None else Rating(row.mu, row.sigma)
        self.change = 0.0 if row is None else float(row.change)
        self.at = 0.0 if row is None else float(row.at)

    def move(self, rating: Rating, at: float) -> None:
        """A race more."""
        self.change = rating.shown - self.rating.shown
        self.races, self.rating, self.at = self.races + 1, rating, at

    def as_row(self) -> dict[str, Any]:
        driver = self.name.driver
        gone = driver.player is not None and driver.player.startswith(NOBODY)
        return {
            "id": self.id,
            "game": self.name.game,
            "book": self.name.book,
            "player": None if gone else driver.player,
            "bot": driver.bot,
            "own": not gone,
            "listed": self.listed,
            "races": self.races,
            **self.rating._asdict(),
            "shown": self.rating.shown,
            "change": self.change,
            "at": self.at,
        }


class Standings:
    """The ratings of those who are in some races: read once, moved, and written once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._known: dict[Name, Standing] = {}
        self._next = (connection.scalar(select(func.max(DRIVERS.c.id))) or 0) + 1
        self._members: set[str] = set()
        self._moved: dict[int, Standing] = {}
        self._months: dict[tuple[int, str], dict[str, Any]] = {}
        self._noted: set[tuple[int, str]] = set()
        self._rows: list[dict[str, Any]] = []

    def read(self, rows: Sequence[Any]) -> None:
        """Everybody who is in some races."""
        drivers = {driver_of(row) for row in rows}
        players = {driver.player for driver in drivers if driver.player is not None}
        bots = {driver.bot for driver in drivers if driver.bot is not None}
        for column, names in ((DRIVERS.c.player, players), (DRIVERS.c.bot, bots)):
            for some in in_parts(sorted(names)):
                for row in self._connection.execute(select(DRIVERS).where(column.in_(some), DRIVERS.c.own)):
                    name = Name(row.game, row.book, Driver(row.player, row.bot))
                    self._known.setdefault(name, Standing(row.id, name, row.listed, row))
        for some in in_parts(sorted(players)):
            members = select(MEMBERS.c.player).where(MEMBERS.c.player.in_(some))
            self._members.update(self._connection.scalars(members))
        ids, months = [standing.id for standing in self._known.values()], {month_of(row.at) for row in rows}
        for of in in_parts(ids):
            chosen = select(MONTHS).where(MONTHS.c.driver.in_(of), MONTHS.c.month.in_(months))
            for month in self._connection.execute(chosen).mappings():
                self._months.setdefault((month["driver"], month["month"]), dict(month))

    def add(self, rows: Sequence[Any], number: int, who: Callable[[Any], Driver] = driver_of) -> None:
        """A race, if it is rated: what it makes of the ratings of all who were in it."""
        book = book_of(rows)
        if book is None:
            return
        keys = {row.seat: self._standing(Name(row.game, book, who(row))) for row in rows}
        known = {standing: standing.rating for standing in keys.values()}
        after = rated(sides_of(rows, keys), known)
        for seat, standing in sorted(keys.items()):
            before, now = known[standing], after[standing]
            told = {"mu_before": before.mu, "sigma_before": before.sigma, **now._asdict()}
            self._rows.append({"number": number, "seat": seat, "driver": standing.id, **told})
        at = max(float(row.at) for row in rows)
        for standing, rating in after.items():
            standing.move(rating, at)
            self._moved[standing.id] = standing
            self._note_month(standing, month_of(at))

    def _standing(self, name: Name) -> Standing:
        found = self._known.get(name)
        if found is None:
            member = MEMBER if name.driver.player in self._members else UNLISTED
            found = self._known[name] = Standing(self._next, name, BOT if name.driver.bot else member)
            self._next += 1
        return found

    def _note_month(self, standing: Standing, month: str) -> None:
        fresh = {"races": 0, "gain": 0.0, "game": standing.name.game, "book": standing.name.book}
        noted = self._months.setdefault(
            (standing.id, month), {"driver": standing.id, "month": month, "listed": standing.listed, **fresh}
        )
        self._noted.add((standing.id, month))
        noted["races"] += 1
        noted["gain"] += standing.change
        noted["sigma"], noted["shown"] = standing.rating.sigma, standing.rating.shown

    def write(self) -> None:
        put(self._connection, DRIVERS, [standing.as_row() for standing in self._moved.values()])
        put(self._connection, MONTHS, [self._months[key] for key in sorted(self._noted)])
        if self._rows:
            self._connection.execute(insert(RATED), self._rows)
        self._rows, self._moved = [], {}


# When it turns out who somebody was


def list_member(connection: Connection, player: str) -> None:
    """Whoever keeps a name is on leaderboards from now on."""
    connection.execute(update(DRIVERS).where(DRIVERS.c.player == player, DRIVERS.c.own).values(listed=MEMBER))
    list_months(connection, player)


def list_months(connection: Connection, player: str) -> None:
    """Months are listed as their drivers are."""
    for listed in (UNLISTED, MEMBER):
        drivers = select(DRIVERS.c.id).where(DRIVERS.c.player == player, DRIVERS.c.listed == listed)
        connection.execute(update(MONTHS).where(MONTHS.c.driver.in_(drivers)).values(listed=listed))


def hand_on(connection: Connection, guest: str, member: str) -> None:
    """The ratings of a guest become those of a member who has none in that book; others end where they are.

    Every race stays rated as it was: to rate the guest's as the member's, all are rated anew (`rebuild`).
    """
    of_member = select(DRIVERS.c.game, DRIVERS.c.book).where(DRIVERS.c.player == member, DRIVERS.c.own)
    taken = {tuple(row) for row in connection.execute(of_member)}
    for row in connection.execute(select(DRIVERS).where(DRIVERS.c.player == guest)).all():
        goes_on = row.own and (row.game, row.book) not in taken
        changed = {"player": member, "own": goes_on, "listed": MEMBER if goes_on else UNLISTED}
        connection.execute(update(DRIVERS).where(DRIVERS.c.id == row.id).values(**changed))
    list_months(connection, member)


def take_name(connection: Connection, player: str) -> None:
    """Nobody can tell any more whose ratings these were; those of others stay as they are."""
    connection.execute(update(DRIVERS).where(DRIVERS.c.player == player).values(listed=UNLISTED))
    list_months(connection, player)
    connection.execute(update(DRIVERS).where(DRIVERS.c.player == player).values(player=None, own=False))


# What is told


def told(row: Any) -> dict[str, Any]:
    """A rating as people see it."""
    provisional = Rating(MU, row.sigma).is_provisional
    change = round(row.shown) - round(row.shown - row.change)
    return {"rating": round(row.shown), "provisional": provisional, "races": row.races, "change": change}


def ratings_of(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The ratings of a player, by game and book."""
    own = select(DRIVERS).where(DRIVERS.c.player == player).order_by(DRIVERS.c.game, DRIVERS.c.book.desc())
    rows = connection.execute(own)
    return [{"game": row.game, "book": row.book, "at": row.at, **told(row)} for row in rows if row.own]


def changes_at(connection: Connection, tables: Sequence[str]) -> dict[tuple[str, str], dict[str, Any]]:
    """What races have made of the ratings of those who were in them, by table and seat."""
    chosen = (
        select(COUNTED.c.table_id, RATED)
        .join(RATED, RATED.c.number == COUNTED.c.number)
        .where(COUNTED.c.table_id.in_(tables))
    )
    found = {}
    for row in connection.execute(chosen):
        before, after = Rating(row.mu_before, row.sigma_before), Rating(row.mu, row.sigma)
        change = round(after.shown) - round(before.shown)
        shown = {"rating": round(after.shown), "change": change, "provisional": after.is_provisional}
        found[row.table_id, row.seat] = shown
    return found


def board(connection: Connection, game: str, book: Book, month: str | None, player: str | None) -> dict[str, Any]:
    """Who stands where: members from the best on, the player who asks, and the bots beside them."""
    of: Table = DRIVERS if month is None else MONTHS
    joined: FromClause = DRIVERS if month is None else MONTHS.join(DRIVERS, DRIVERS.c.id == MONTHS.c.driver)
    columns = of.c.sigma, of.c.races, (DRIVERS.c.change if month is None else MONTHS.c.gain).label("change")
    who = DRIVERS.c.player, DRIVERS.c.bot, MEMBERS.c.name
    chosen = select(*who, of.c.shown, *columns).select_from(joined.outerjoin(MEMBERS, MEMBERS.c.player == who[0]))
    here = [of.c.game == game, of.c.book == book, *([] if month is None else [MONTHS.c.month == month])]
    in_order = chosen.where(*here).order_by(of.c.shown.desc()).limit(MOST_SHOWN)
    members = [
        as_driver(row, player, rank)
        for rank, row in enumerate(connection.execute(in_order.where(of.c.listed == MEMBER)), 1)
    ]
    bots = [{"bot": row.bot, **told(row)} for row in connection.execute(in_order.where(of.c.listed == BOT))]
    own = None
    if player is not None and not any(driver["own"] for driver in members):
        ids = own_drivers(connection, game, book, player)
        at = [DRIVERS.c.id.in_(ids), *([] if month is None else [MONTHS.c.driver.in_(ids), MONTHS.c.month == month])]
        row = connection.execute(chosen.where(*at)).one_or_none() if ids else None
        if row is not None:  # further down, or on no leaderboard: a guest has no rank
            ahead = select(func.count()).where(*here, of.c.listed == MEMBER, of.c.shown > row.shown)
            own = as_driver(row, player, None if row.name is None else 1 + (connection.scalar(ahead) or 0))
    return {"drivers": members, "bots": bots, "own": own}


def own_drivers(connection: Connection, game: str, book: Book, player: str) -> list[int]:
    """Under which number a player is rated. Asked for by the player alone: few drivers are one player's."""
    rows = connection.execute(select(DRIVERS).where(DRIVERS.c.player == player))
    return [row.id for row in rows if row.own and (row.game, row.book) == (game, book)]


def as_driver(row: Any, player: str | None, rank: int | None) -> dict[str, Any]:
    return {"rank": rank, "name": row.name, "who": who_is(row.player), "own": row.player == player, **told(row)}
