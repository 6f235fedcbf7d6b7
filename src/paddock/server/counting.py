"""Counting: what follows from how races ended, sums and ratings, made of one race after another.

There is one order, that of the numbers in `counted`: a race gets its number when it is counted, those that wait by the
time at which they were over. Who counts holds a lock, and numbers, sums and ratings are written in one transaction: a
race is counted once, wholly, or it still waits. A race whose end is written down late, as after a crash, comes after
those that were counted before; `rebuild` counts all of them anew by their times.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import BigInteger, Connection, Row, bindparam, cast, delete, func, null, select, text, update

from paddock.server.database import COUNTED, COUNTING, DRIVERS, MONTHS, RATED, RESULTS, RIVALS, SUMS
from paddock.server.ratings import Driver, Rating, book_of, driver_of, rated, sides_of
from paddock.server.standings import Standings
from paddock.server.table import NOBODY
from paddock.server.tallies import Tallies, seats_of, seats_of_people

AT_A_TIME = 20  #: races that are counted in one transaction while tables are served
IN_BULK = 200  #: ... where all are counted anew

Watch = Callable[[int, int], None]
Place = tuple[str, str]  #: a table, and a seat there


def nobody_watches(_done: int, _of: int) -> None:
    pass


def one_at_a_time(connection: Connection) -> None:
    """Wait until nobody else counts, and let nobody until this transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({COUNTING})"))


def count_some(connection: Connection, most: int = AT_A_TIME) -> int:
    """Count races that wait, the earliest first; the answer is how many there were."""
    one_at_a_time(connection)
    waiting = select(COUNTED.c.table_id).where(COUNTED.c.number.is_(None))
    tables = list(connection.scalars(waiting.order_by(COUNTED.c.at, COUNTED.c.table_id).limit(most)))
    if tables:
        last = connection.scalar(select(func.max(COUNTED.c.number))) or 0
        count(connection, tables, last, driver_of)
    return len(tables)


def count(connection: Connection, tables: Sequence[str], last: int, who: Callable[[Any], Driver]) -> None:
    """Count some races in their order, after the one of that number."""
    seats = seats_of(connection, tables)
    rows = [row for each in seats.values() for row in each]
    tallies, standings = Tallies(), Standings(connection)
    tallies.read(connection, seats_of_people(rows))
    standings.read(rows)
    numbers = []
    for number, table in enumerate(tables, start=last + 1):
        tallies.add(seats[table])
        standings.add(seats[table], number, who)
        numbers.append({"of": table, "to": number})
    tallies.write(connection)
    standings.write()
    numbered = update(COUNTED).where(COUNTED.c.table_id == bindparam("of")).values(number=bindparam("to"))
    connection.execute(numbered, numbers)


# All of it once more


class Difference(NamedTuple):
    """What is otherwise than the races make it: at which race, of whom, what is kept and what it should be."""

    number: int
    table: str
    seat: str
    kept: str
    made: str


class Verified(NamedTuple):
    """What was found."""

    races: int  #: that were counted
    rated: int
    late: int  #: that were counted after others that were over later
    difference: Difference | None  #: the first


def verify(connection: Connection, watch: Watch = nobody_watches) -> Verified:
    """Rate all races anew by the results and the order that are kept, and compare every number to its last digit.

    Nobody waits for it, so it should see everything as it is at one moment.
    """
    drivers = {row.id: row for row in connection.execute(select(DRIVERS))}
    known: dict[int, Rating] = {}
    races, of, rates, late, latest = 0, number_of_races(connection), 0, 0, 0.0
    for rows in races_in_order(connection):
        races += 1
        at = max(float(row.at) for row in rows)
        late, latest = late + (at < latest), max(at, latest)
        difference = compared(rows, drivers, known)
        if difference is not None:
            return Verified(races, rates, late, difference)
        rates += rows[0].driver is not None
        watch(races, of)
    for id, row in drivers.items():
        kept, made = Rating(row.mu, row.sigma), known.get(id, Rating())
        if kept != made:
            return Verified(
                races, rates, late, Difference(0, "", row.bot or row.player or "", words(kept), words(made))
            )
    return Verified(races, rates, late, None)


def compared(rows: Sequence[Any], drivers: Mapping[int, Any], known: dict[int, Rating]) -> Difference | None:
    """The first difference at one race; what it has made of ratings is known afterwards."""

    def differs(row: Any, kept: object, made: object) -> Difference:
        return Difference(row.number, row.table_id, row.seat, words(kept), words(made))

    if all(row.driver is None for row in rows):
        book = book_of(rows)
        return None if book is None else differs(rows[0], "-", book)
    for row in rows:
        driver = drivers.get(row.driver)
        if driver is None or not is_of(driver, row):
            return differs(row, row.driver, row.player or row.bot)
        if known.get(row.driver, Rating()) != Rating(row.mu_before, row.sigma_before):
            return differs(row, Rating(row.mu_before, row.sigma_before), known.get(row.driver, Rating()))
    keys = {row.seat: row.driver for row in rows}
    after = rated(sides_of(rows, keys), known)
    for row in rows:
        if after[row.driver] != Rating(row.mu, row.sigma):
            return differs(row, Rating(row.mu, row.sigma), after[row.driver])
    known.update(after)
    return None


def is_of(driver: Any, row: Any) -> bool:
    """Whether a seat counts for a driver; of who was forgotten nobody can tell."""
    if row.player is not None and row.player.startswith(NOBODY):
        return driver.bot is None and driver.player is None and driver.game == row.game
    own = driver_of(row)
    return (driver.player, driver.bot, driver.game) == (own.player, own.bot, row.game)


def words(found: object) -> str:
    """Every digit of a rating."""
    return f"{found.mu!r} ± {found.sigma!r}" if isinstance(found, Rating) else str(found)


def number_of_races(connection: Connection) -> int:
    return connection.scalar(select(func.count()).where(COUNTED.c.number.is_not(None))) or 0


def races_in_order(connection: Connection) -> Iterator[list[Row[Any]]]:
    """All races that are counted, in their order: the seats of each, with what it has made of their ratings."""
    rated_there = (RATED.c.number == COUNTED.c.number) & (RATED.c.seat == RESULTS.c.seat)
    chosen = (
        select(
            COUNTED.c.number,
            *(
                RESULTS.c[name]
                for name in ("table_id", "seat", "game", "at", "place", "player", "bot", "unit", "fresh")
            ),
            *(RATED.c[name] for name in ("driver", "mu_before", "sigma_before", "mu", "sigma")),
        )
        .select_from(COUNTED)
        .join(RESULTS, RESULTS.c.table_id == COUNTED.c.table_id)
        .outerjoin(RATED, rated_there)
        .where(COUNTED.c.number.is_not(None))
        .order_by(COUNTED.c.number)
        .execution_options(yield_per=5000)
    )
    for _, rows in groupby(connection.execute(chosen), key=lambda row: row.number):
        yield list(rows)


def rebuild(connection: Connection, watch: Watch = nobody_watches) -> int:
    """Count all races anew in the order of their times, wholly or not at all; the answer is how many there are.

    Guests who turned out to be members have one rating with them afterwards. Who was forgotten stays whoever they were.
    """
    one_at_a_time(connection)
    gone = forgotten(connection)
    for table in (SUMS, RIVALS, RATED, MONTHS, DRIVERS):
        connection.execute(delete(table))
    connection.execute(update(COUNTED).values(number=cast(null(), BigInteger)))
    in_order = select(COUNTED.c.table_id).order_by(COUNTED.c.at, COUNTED.c.table_id)
    tables = list(connection.scalars(in_order))

    def who(row: Any) -> Driver:
        known = gone.get((row.table_id, row.seat))
        return driver_of(row) if known is None else Driver(known, None)

    for done in range(0, len(tables), IN_BULK):
        count(connection, tables[done : done + IN_BULK], done, who)
        watch(min(done + IN_BULK, len(tables)), len(tables))
    return len(tables)


def forgotten(connection: Connection) -> dict[Place, str]:
    """The seats of those who were forgotten, and which of them were the same person's: nobody knows more."""
    chosen = (
        select(COUNTED.c.table_id, RATED.c.seat, RATED.c.driver)
        .join(RATED, RATED.c.number == COUNTED.c.number)
        .join(DRIVERS, DRIVERS.c.id == RATED.c.driver)
        .where(DRIVERS.c.player.is_(None), DRIVERS.c.bot.is_(None))
    )
    return {(row.table_id, row.seat): f"{NOBODY}{row.driver}" for row in connection.execute(chosen)}
