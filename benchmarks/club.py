"""A server with many members and races behind it: `python -m benchmarks.club [--races N] [--members N] [--write]`.

Made-up rows are put into an empty SQLite and an empty PostgreSQL (where it is installed), each in a folder of its own
that is gone afterwards: people race in circles of twenty, mostly the same games, and one of them has a fiftieth of all
races. Then the requests behind somebody's page are sent, one after another, for members picked at random. With
`--write` the table goes into docs/benchmarks.md.
"""

# ruff: noqa: S608 (nothing in these statements comes from anybody)
from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2 as httpx
import numpy as np
from sqlalchemy import text
from tests.server.trials.services import NotHere, Postgres

from paddock.benchmark import machine
from paddock.server.app import make_app
from paddock.server.database import COUNTED, DRIVERS, MONTHS, RATED, RESULTS, RIVALS, SUMS, TABLES, file_of
from paddock.server.house import Settings
from paddock.server.players import COOKIE, Player
from paddock.server.store import Store
from paddock.server.table import OVER, Header, who_is

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
BEGIN, END = "<!-- club -->", "<!-- /club -->"
AT_A_TIME = 100_000  #: rows of numbers that one statement makes
CIRCLE = 20  #: people who race each other
EVERY = 50  #: of so many races the first member has one
FIRST = 1_700_000_000  #: when the first race was over
GAP = 10  #: seconds from one to the next
LOOKS = 300  #: members whose page is looked at
COUNTED_ANEW = 200  #: races that are counted with all others behind them
GAMES = ("heat", "thunder", "speed", "scrap")
LATE = "2024-12"  #: a month in which many have raced

#: What differs between the databases: how bytes, JSON and whole numbers are written.
WORDS = {
    "sqlite": {"key": "x'00'", "json": "{0}"},
    "postgresql": {"key": "'\\x00'::bytea", "json": "CAST({0} AS json)"},
}
NUMBERS = "WITH RECURSIVE n(r) AS (SELECT {low} UNION ALL SELECT r + 1 FROM n WHERE r + 1 < {high})"
#: Numbers that look like chance, of a race and of something about it.
CHANCE = "((({0} + {1}) * 2654435761) % 4294967291 / 64)"
GAME = "(CASE ({0}) % 4 WHEN 0 THEN 'heat' WHEN 1 THEN 'thunder' WHEN 2 THEN 'speed' ELSE 'scrap' END)"


def seats() -> str:
    """All seats of the races of a part, with everything about them: a query that others choose from."""
    circle = f"({CHANCE.format('r', 7)} % {{circles}})"
    step = f"(1 + {CHANCE.format('r', 29)} % 9)"
    member = f"(c * {CIRCLE} + ({CHANCE.format('r', 17)} + s * {step}) % {CIRCLE})"
    return f"""
        {NUMBERS},
        races AS (SELECT r, {circle} AS c, 2 + (CASE WHEN r % 4 = 0 THEN 1 ELSE 0 END) AS many FROM n),
        seats AS (
            SELECT r, c, many, s, {GAME.format("c + r % 2")} AS game, 1 + (s + r) % many AS place,
                (c + r % 2) % 4 AS g, (s = 1 AND r % 5 = 0) AS by_bot,
                CASE WHEN s = 0 AND r % {EVERY} = 0 THEN 0 ELSE {member} END AS m
            FROM races CROSS JOIN (SELECT 0 AS s UNION ALL SELECT 1 UNION ALL SELECT 2) AS three WHERE s < many
        )"""


TABLE, PLAYER = "'t' || (10000000 + r)", "'p' || (1000000 + {0})"
DRIVER = "(m * 8 + g * 2)"
AT = f"({FIRST} + r * {GAP}) * 1.0"


def statements(words: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """What fills the tables: of what the numbers are, which one, and how."""
    empty, spins = words["json"].format("'{{}}'"), words["json"].format("'{{\"spins\": 1}}'")
    player = PLAYER.format("m")
    rated = "20.0 + m % 11, 1.5 + m % 3"
    return [
        ("members", "members", f"{NUMBERS} SELECT {PLAYER.format('r')}, 'Driver ' || r, {FIRST}, NULL FROM n"),
        (
            "races",
            "tables",
            f"{NUMBERS} SELECT {TABLE}, 'heat', 1, {empty}, {words['key']}, {AT}, '', FALSE, 'over', FALSE, 0.0,"
            f" {words['json'].format('NULL')}, {AT}, NULL FROM n",
        ),
        ("races", "counted", f"{NUMBERS} SELECT {TABLE}, {AT}, r FROM n"),
        (
            "races",
            "results",
            f"{seats()} SELECT {TABLE}, 's' || s, game, 'track ' || (r % 5), {AT}, many, place, NULL,"
            f" CASE WHEN by_bot THEN NULL ELSE {player} END, CASE WHEN by_bot THEN NULL ELSE 'w' || m END,"
            f" 'Driver ' || m, CASE WHEN by_bot THEN 'pilot' ELSE NULL END, 's' || s, TRUE, {spins} FROM seats",
        ),
        ("races", "rated", f"{seats()} SELECT r, 's' || s, {DRIVER}, {rated}, {rated} FROM seats"),
        (
            "members",
            "drivers",
            f"{NUMBERS}, two AS (SELECT 0 AS g UNION ALL SELECT 1), books AS (SELECT 0 AS b UNION ALL SELECT 1)"
            f" SELECT r * 8 + (r / {CIRCLE} + g) % 4 * 2 + b, {GAME.format(f'r / {CIRCLE} + g')},"
            f" CASE WHEN b = 0 THEN 'people' ELSE 'bots' END, {PLAYER.format('r')}, NULL, TRUE, 1, 50,"
            f" 20.0 + r % 11, 2.0, 1000.0 + {CHANCE.format('r', 3)} % 1000, 5.0, {FIRST} FROM n, two, books",
        ),
        (
            "members",
            "months",
            f"{NUMBERS}, two AS (SELECT 0 AS g UNION ALL SELECT 1), t(m) AS"
            f" (SELECT 1 UNION ALL SELECT m + 1 FROM t WHERE m < 12)"
            f" SELECT r * 8 + (r / {CIRCLE} + g) % 4 * 2, '2024-' || SUBSTR('0' || m, LENGTH('0' || m) - 1, 2),"
            f" {GAME.format(f'r / {CIRCLE} + g')}, 'people', 1, 4, 2.0,"
            f" 1000.0 + {CHANCE.format('r', 5)} % 1000, 3.0 FROM n, two, t",
        ),
        (
            "members",
            "sums",
            f"{NUMBERS}, two AS (SELECT 0 AS g UNION ALL SELECT 1), t(m) AS"
            f" (SELECT 0 UNION ALL SELECT m + 1 FROM t WHERE m < 4)"
            f" SELECT {PLAYER.format('r')}, {GAME.format(f'r / {CIRCLE} + g')}, 'track ' || m, 11, 4, 20, {spins}"
            f" FROM n, two, t",
        ),
        (
            "members",
            "rivals",
            f"{NUMBERS}, two AS (SELECT 0 AS g UNION ALL SELECT 1), t(m) AS"
            f" (SELECT 1 UNION ALL SELECT m + 1 FROM t WHERE m < {CIRCLE - 1})"
            f" SELECT {PLAYER.format('r')},"
            f" {PLAYER.format(f'(r / {CIRCLE} * {CIRCLE} + (r + m) % {CIRCLE})')},"
            f" {GAME.format(f'r / {CIRCLE} + g')}, 1 + m % 5, 1 + m % 5 FROM n, two, t",
        ),
    ]


def fill(store: Store, races: int, members: int) -> float:
    """Make everything up; the answer is how many seconds it has taken."""
    begun = time.monotonic()
    here = (TABLES, COUNTED, RESULTS, RATED, DRIVERS, MONTHS, SUMS, RIVALS)
    indexes = [index for table in here for index in table.indexes]
    words, sign = WORDS[store.engine.dialect.name], "%%" if store.is_shared else "%"
    with store.engine.connect() as connection:
        if store.engine.dialect.name == "sqlite":
            for setting in ("foreign_keys=OFF", "synchronous=OFF", "secure_delete=OFF", "cache_size=-400000"):
                connection.exec_driver_sql(f"PRAGMA {setting}")
        else:
            for setting in ("synchronous_commit = off", "session_replication_role = replica"):  # no keys looked up
                connection.exec_driver_sql(f"SET {setting}")
            connection.exec_driver_sql("SET maintenance_work_mem = '500MB'")
            for table in here[1:]:  # what is lost in a crash is made up again
                connection.exec_driver_sql(f"ALTER TABLE {table.name} SET UNLOGGED")
        for index in indexes:
            index.drop(connection)
        connection.commit()
        for of, table, statement in statements(words):
            last = races if of == "races" else members
            first, step = (1, AT_A_TIME) if of == "races" else (0, AT_A_TIME // 20)
            for low in range(0, last, step):
                high = min(last, low + step)
                given = statement.format(low=first + low, high=first + high, circles=members // CIRCLE)
                connection.exec_driver_sql(f"INSERT INTO {table} {given.replace('%', sign)}")
                connection.commit()
                say(f"{store.engine.dialect.name}: {table} {high:,} of {last:,}")
        for index in indexes:
            say(f"{store.engine.dialect.name}: index {index.name}")
            index.create(connection)
            connection.commit()
        if store.is_shared:
            connection.execution_options(isolation_level="AUTOCOMMIT").execute(text("VACUUM ANALYZE"))
    say("")
    return time.monotonic() - begun


def say(words: str) -> None:
    """Where it is, in one line of a terminal."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)


# Looking


def asked(rival: str) -> dict[str, str]:
    """The requests behind a page, and what of it they are."""
    return {
        "totals, figures and rivals": "/api/me/totals",
        "the same, rivals in one game": "/api/me/totals?game=heat",
        "the last 20 races": "/api/me/races?most=20",
        "the last 20 in one game": "/api/me/races?most=20&game=heat",
        "the last 20 on one track": "/api/me/races?most=20&game=heat&track=track%203",
        "the last 20 against somebody": f"/api/me/races?most=20&rival={rival}",
        "ratings": "/api/me/ratings",
        "leaderboard of all time": "/api/leaderboards/heat",
        "leaderboard of a month": f"/api/leaderboards/heat?month={LATE}",
    }


PROFILE = ("totals, figures and rivals", "the last 20 races", "ratings")  #: what the page asks for when it is opened


async def look(store_url: str, members: list[int]) -> dict[str, list[float]]:
    """How long each request takes, in milliseconds; and the page as a whole, one request after another."""
    app = make_app(Settings(database=store_url, limits=False))
    house = app.state.house
    took: dict[str, list[float]] = {}
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://club") as client:
        for member in members:
            player = Player(f"p{1_000_000 + member}", f"Driver {member}", since=time.time())
            headers = {"Cookie": f"{COOKIE}={house.players.cookie(player)}"}
            rival = f"w{member // CIRCLE * CIRCLE + (member + 1) % CIRCLE}"
            spent = {}
            for what, path in asked(rival).items():
                begun = time.perf_counter()
                answer = await client.get(path, headers=headers)
                spent[what] = (time.perf_counter() - begun) * 1000
                assert answer.status_code == 200, answer.text
            spent["the page"] = sum(spent[what] for what in PROFILE)
            for what, milliseconds in spent.items():
                took.setdefault(what, []).append(milliseconds)
    house.store.close()
    return took


def count_more(store: Store, races: int, members: int) -> float:
    """Milliseconds for which a race is counted with all others behind it."""
    for number in range(COUNTED_ANEW):
        name, start = f"z{number}", random.randrange(members)
        store.add(Header(name, "heat", ("A", "B"), "host"), bytes(32), opened=0.0)
        about = {"table_id": name, "game": "heat", "track": "track 1", "at": float(FIRST + races * GAP + number)}
        about |= {"seats": 2, "points": None, "name": "Driver", "bot": None, "fresh": True, "figures": {"spins": 1}}
        drivers = [f"p{1_000_000 + start // CIRCLE * CIRCLE + (start + seat) % CIRCLE}" for seat in range(2)]
        rows = [
            {
                **about,
                "seat": f"s{seat}",
                "unit": f"s{seat}",
                "place": 1 + seat,
                "player": each,
                "who": who_is(each),
            }
            for seat, each in enumerate(drivers)
        ]
        store.note(name, OVER, {}, None, about["at"], rows)
    begun = time.perf_counter()
    while store.count_races():
        pass
    return (time.perf_counter() - begun) * 1000 / COUNTED_ANEW


@contextmanager
def databases(only: str | None) -> Iterator[Iterator[tuple[str, str]]]:
    """The address of each database, one after another; each is gone when the next one comes."""

    def each() -> Iterator[tuple[str, str]]:
        if only != "postgresql":
            folder = Path(tempfile.mkdtemp(prefix="paddock-club-"))
            try:
                yield "SQLite", f"sqlite:///{folder / 'club.sqlite'}"
            finally:
                shutil.rmtree(folder)
        if only == "sqlite":
            return
        try:
            postgres = Postgres()
        except NotHere as error:
            print(error, file=sys.stderr)
            return
        try:
            yield "PostgreSQL", postgres.url
        finally:
            postgres.close()

    yield each()


def size_of(store: Store) -> float:
    """Gigabytes on the disk."""
    file = file_of(store.engine)
    if file is not None:
        return file.stat().st_size / 1e9
    with store.engine.connect() as connection:
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0) / 1e9


def measure(races: int, members: int, only: str | None) -> dict[str, dict[str, Any]]:
    """Every figure of every database."""
    found: dict[str, dict[str, Any]] = {}
    chosen = random.Random(1)
    with databases(only) as each:
        for name, url in each:
            store = Store(url)
            seconds, size = fill(store, races, members), size_of(store)
            many = [chosen.randrange(1, members) for _ in range(LOOKS)]
            asyncio.run(look(url, many[:20]))  # nobody comes to a server that nobody has come to
            found[name] = {
                "members": asyncio.run(look(url, many)),
                "busiest": asyncio.run(look(url, [0] * 50)),
                "count": count_more(store, races, members),
                "size": size,
                "filled": seconds,
            }
            store.close()
            print(json.dumps({name: {what: summary(of) for what, of in found[name]["members"].items()}}, indent=1))
            print(json.dumps({name: {what: summary(of) for what, of in found[name]["busiest"].items()}}, indent=1))
            print(name, f"{size:.1f} GB, filled in {seconds:.0f} s, {found[name]['count']:.1f} ms to count a race")
    return found


def summary(milliseconds: list[float]) -> str:
    half, most = np.percentile(milliseconds, [50, 95])
    return f"{half:.1f} / {most:.1f}"


def page(found: Mapping[str, Mapping[str, Any]], races: int, members: int) -> str:
    """The table as it stands in the docs."""
    names = list(found)
    head = [f"{name}, {whose}" for name in names for whose in ("a member", "the busiest")]
    lines = [
        f"{members:,} members, {races:,} races; the busiest has {races // EVERY:,}. Half of the requests take less",
        "than the first figure and 95 of 100 less than the second, in milliseconds, one request after another.",
        f"Measured on {machine()}.",
        "",
        f"| | {' | '.join(head)} |",
        "|---|" + "---|" * len(head),
    ]
    for what in next(iter(found.values()))["members"]:
        cells = [summary(found[name][whose][what]) for name in names for whose in ("members", "busiest")]
        called = "**the page** (aim: 95 of 100 < 50)" if what == "the page" else what
        lines.append(f"| {called} | {' | '.join(cells)} |")
    lines.append("")
    for name in names:
        of = found[name]
        more = f"a race more is counted, with sums and ratings, in {of['count']:.1f} ms."
        lines.append(f"{name}: {of['size']:.1f} GB on the disk; {more}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=100_000)
    parser.add_argument("--members", type=int, default=10_000)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    members = max(CIRCLE, options.members // CIRCLE * CIRCLE)
    made = page(measure(options.races, members, options.only), options.races, members)
    print(made)
    if options.write:
        old = PAGE.read_text(encoding="utf-8")
        before, _, rest = old.partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text(f"{before}{BEGIN}\n{made}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
