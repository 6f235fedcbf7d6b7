"""How reliable the server is, tried out: `make bench-reliability`, or `python benchmarks/reliability.py --minutes 60`.

Servers of its own, on SQLite and on PostgreSQL, are struck with everything that can go wrong while people race; are
sent what nobody should send; are attacked from one address while others play; and all that they send and log is
searched for what nobody may know. The short forms of this are tests (tests/server/test_trials.py); here it goes on for
as long and as often as is asked for, in several houses at once: each has its server, its database and its visitors. The
answer is 0 if nothing was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import pickle
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count
from math import ceil
from pathlib import Path
from random import Random

from paddock.benchmark import machine
from paddock.cli import compile_games
from paddock.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tests are, and the trials with them

from tests.server.running import Nursery, Server, take_ports
from tests.server.trials import flood
from tests.server.trials.eyes import Looked, look_through
from tests.server.trials.faults import RIGS, MakeRig, Trial, try_rig
from tests.server.trials.flood import percentile
from tests.server.trials.fuzz import GROWTH, Findings, Fuzz
from tests.server.trials.schema import ask_by_schema
from tests.server.trials.searching import Secrets, value_of
from tests.server.trials.services import NotHere, Postgres

SHARES = {"faults": 0.5, "fuzz": 0.25, "flood": 0.15, "leaks": 0.1}  #: of the time
BY_RIG = {"SQLite": 0.4, "PostgreSQL": 0.4, "Redis": 0.1}  #: of the time for faults; what is left is the workers'
BY_SCHEMA = 0.2  #: of the time for what nobody should send
LEAST_FLOOD = 180.0  #: seconds of comparing: a p99 of fewer messages says nothing
MOST_MOVES = 100_000

# What the page says

BREAKS = """
In {houses}, each with a server of its own, people race over WebSockets at six tables at once, in all games,
{bots}, and write down every command that is acknowledged. Whoever loses a
connection comes back, and sends again, with its old id, what was not answered. The time is taken from the fault to the
next acknowledged move that was sent after it, at any table and at every one. It has in it for how long something is
away; and where a bot races, that its process has to start.
"""
READ_BACK = """
After every fault the logs of all tables were read from the database, past the server, and compared with what the
players had written down. {races:,} of the races came to their end: they were dealt again from their secrets, and what
their drivers were told ({told:,} events) is what their logs tell, place by place.
"""
SENT = """
Right messages and requests that something has happened to: bits are turned, pieces are missing or come twice, values
are huge, of another type, deeply nested, or no text; frames are cut, joined and fragmented; methods, paths, queries
and headers are made up. They come from people with seats, from their rivals and from strangers, to tables of every
game. Nothing may break, and nothing may be in the database that was not acknowledged: all of it is read before and
after.
"""
ONE = """
Two people each race at {tables} tables, {pace:.0f} moves a second together, and the time from a command to the news
of it is taken at both. Meanwhile another address does its worst within its limits, in turns with quiet times (aim:
less than twice the quiet p99).
"""
SEARCHED = """
All logs of all these servers ({bytes:,} bytes) were searched for what was in their databases and in the hands of
their visitors.
"""


@dataclass
class Report:
    """What came of all trials."""

    trials: dict[str, Trial] = field(default_factory=dict)
    findings: dict[str, Findings] = field(default_factory=dict)
    compared: dict[str, flood.Compared] = field(default_factory=dict)
    looked: Looked | None = None
    secrets: Secrets = field(default_factory=Secrets)
    in_logs: list[str] = field(default_factory=list)
    log_bytes: int = 0
    left_out: list[str] = field(default_factory=list)
    broken_off: list[str] = field(default_factory=list)
    went_on: bool = False  #: with what an earlier run had left

    @property
    def strikes(self) -> int:
        return sum(trial.strikes for trial in self.trials.values())

    def add(self, rig: str, trial: Trial) -> None:
        """What came of faults on a rig."""
        self.trials.setdefault(rig, Trial()).join(trial)
        self.secrets.join(trial.secrets)

    def join(self, other: Report) -> None:
        """What came of trials in another house, added to this."""
        for name, trial in other.trials.items():
            self.add(name, trial)
        for name, findings in other.findings.items():
            if name in self.findings:
                self.findings[name].join(findings)
            else:
                self.findings[name] = findings
        self.compared.update(other.compared)
        self.looked = other.looked or self.looked
        self.secrets.join(other.secrets)
        self.went_on |= other.went_on
        self.left_out += [why for why in other.left_out if why not in self.left_out]

    def problems(self) -> Iterator[str]:
        """All that should not have been."""
        for name, trial in self.trials.items():
            if not trial.tally.is_right:
                yield f"{name}: commands are lost, doubled, out of order or otherwise wrong"
            yield from trial.tally.problems
        for findings in self.findings.values():
            yield from findings.problems
        yield from self.looked.problems if self.looked else ()
        yield from self.in_logs
        yield from self.broken_off


class House:
    """A folder, a nursery of servers, and a report that grows; it is kept in the folder, to be gone on with."""

    def __init__(self, folder: Path, databases: list[str], seed: int, bots: bool) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._databases = databases
        self._seed = seed
        self._bots = bots
        self._kept = folder / "report"
        self.report = self._read()
        self._open = ExitStack()

    @cached_property
    def _nursery(self) -> Nursery:
        """Begun when it is needed: where all is done there is nothing to start."""
        nursery = Nursery()
        self._open.callback(nursery.close)
        return nursery

    def close(self) -> None:
        self._open.close()

    def _read(self) -> Report:
        """What came of trials here before."""
        if not self._kept.exists():
            return Report()
        report = pickle.loads(self._kept.read_bytes())  # noqa: S301 (it was written here, by this program)
        assert isinstance(report, Report)
        report.went_on = True
        return report

    def _keep(self) -> None:
        new = self._kept.with_suffix(".new")
        new.write_bytes(pickle.dumps(self.report))
        new.replace(self._kept)

    def faults(self, seconds: float, least: int) -> None:
        """Everything that can go wrong, on every rig in turns, until it was so often."""
        rigs = {name: rig for database in self._databases for name, rig in RIGS[database].items()}
        rest = 1 - sum(BY_RIG.values())
        whole = sum(BY_RIG.get(name, rest) for name in rigs)
        while rigs and (not self.report.trials or self.report.strikes < least):
            for name, rig in list(rigs.items()):
                share = BY_RIG.get(name, rest) / whole
                try:
                    self.report.add(name, asyncio.run(self._strike(rig, seconds * share)))
                    self._keep()
                except NotHere as error:
                    self.report.left_out.append(f"{name}: {error}")
                    del rigs[name]

    async def _strike(self, rig: MakeRig, seconds: float) -> Trial:
        turn = next(turn for turn in count(1) if not (self._folder / str(turn)).exists())
        folder = self._folder / str(turn)
        folder.mkdir()
        async with rig(folder, self._nursery) as (made, kinds):
            return await try_rig(made, kinds, seconds, seed=1000 * self._seed + turn, bots=self._bots, progress=say)

    def fuzz(self, seconds: float, least: int) -> None:
        """What nobody should send, to a server on each database."""
        for name in [each for each in self._databases if each not in self.report.findings]:
            with self._server(name, "fuzz") as (server, database):
                fuzz = Fuzz(server, database, self._seed)
                fuzz.set_up()
                each = seconds / len(self._databases)
                found = asyncio.run(fuzz.run(each * (1 - BY_SCHEMA), least=ceil(least / len(self._databases))))
                tables = [table for table, _, _ in fuzz.tables]
                eve = fuzz.cookies[-1]
                found.cases = ask_by_schema(server.url, tables, eve, each * BY_SCHEMA, found.problems.append)
                fuzz.look_for_broken()
                self.report.findings[name] = found
                self.report.secrets.add("cookies", *map(value_of, fuzz.cookies))
                self.report.secrets.add("tokens", fuzz.token)
                self.report.secrets.read(database)
                self._keep()
                say(f"{found.messages.total():,} messages, {found.requests.total():,} requests")

    def flood(self, seconds: float, _: int) -> None:
        """What others notice when one address does its worst."""
        if self.report.compared:
            return
        with self._server("sqlite", "flood", flood.write_long_race, limits=True) as (server, database):
            self.report.compared = asyncio.run(flood.compare(server, max(seconds, LEAST_FLOOD), progress=say))
            self.report.secrets.read(database)
            self._keep()

    def leaks(self, seconds: float, _: int) -> None:
        """Whole races of every game, all bytes looked through."""
        if self.report.looked:
            return
        self.report.looked = looked = Looked()
        with self._server(self._databases[-1], "leaks") as (server, database):
            asyncio.run(self._look(server, database, seconds, looked))
            self.report.secrets.read(database)
            self._keep()

    async def _look(self, server: Server, database: str, seconds: float, looked: Looked) -> None:
        until = asyncio.get_running_loop().time() + seconds
        random = Random(self._seed)
        while looked.races < len(GAMES) or asyncio.get_running_loop().time() < until:
            game = GAMES[looked.races % len(GAMES)]
            await look_through(server, database, game, MOST_MOVES, random.randrange(10**6), looked)
            say(f"{looked.races} races looked through, {looked.messages:,} messages")

    @contextmanager
    def _server(
        self, database: str, name: str, prepare: Callable[[str], object] = str, limits: bool = False
    ) -> Iterator[tuple[Server, str]]:
        """A server on an empty database."""
        with ExitStack() as stack:
            url = f"sqlite:///{self._folder / name}.sqlite"
            if database == "postgresql":
                url = stack.enter_context(closing(Postgres())).url
            prepare(url)
            server = Server(self._nursery, url, self._folder / f"{name}-{database}.log", limits=limits)
            server.start()
            server.wait()
            stack.callback(server.stop)
            yield server, url


def say(text: str) -> None:
    print(text, flush=True)


@dataclass(frozen=True)
class Session:
    """One run: all parts, one after the other, in as many houses at once as have room."""

    folder: Path
    databases: list[str]
    seed: int
    at_once: int
    least: dict[str, int]  #: how often a part does what it does, at least
    report: Report = field(default_factory=Report)

    def try_out(self, part: str, seconds: float) -> None:
        """One part in all its houses."""
        houses = self.houses(part)
        least = ceil(self.least.get(part, 0) / houses)
        with ProcessPoolExecutor(houses, mp_context=multiprocessing.get_context("spawn")) as pool:
            tried = [pool.submit(try_in_house, self, part, number, houses, seconds, least) for number in range(houses)]
            for each in as_completed(tried):
                try:
                    self.report.join(each.result())
                except Exception as error:  # whatever has ended a trial: the others are worth telling of
                    self.report.broken_off.append(f"{part}: {error!r:.500}")

    def houses(self, part: str) -> int:
        """How many of a part there are at once: who is struck mostly waits, who is fuzzed keeps two cores busy."""
        if part == "fuzz":
            return max(1, min(self.at_once, (os.cpu_count() or 1) // 2))
        return self.at_once if part == "faults" else 1

    def search_logs(self) -> None:
        """What should not be in the logs of all these servers."""
        logs = sorted(self.folder.rglob("*.log"))
        self.report.log_bytes = sum(log.stat().st_size for log in logs)
        self.report.in_logs = self.report.secrets.found_in(logs)


def try_in_house(session: Session, part: str, number: int, houses: int, seconds: float, least: int) -> Report:
    """One part in a house of its own, and in a process of its own; the answer is what came of it."""
    take_ports(number, houses)
    folder = session.folder / f"{part}-{number}"
    with closing(House(folder, session.databases, session.seed + number, bots=number == 0)) as house:
        getattr(house, part)(seconds, least)
        return house.report


# The page


def rendered(session: Session, asked: str) -> str:
    """The page."""
    report = session.report
    lines = [
        "# Reliability",
        "",
        f"Written by `python benchmarks/reliability.py {asked}`; `make bench-reliability` writes it again.",
        f"Server, databases and clients share {machine()}.",
        "",
        *(["Some of it was done by runs before this one, which were broken off.", ""] if report.went_on else ()),
        *(f"Broken off: {why}\n" for why in report.broken_off),
        *(fault_lines(report, session.houses("faults")) if report.trials else ()),
        *(fuzz_lines(report) if report.findings else ()),
        *(flood_lines(report) if report.compared else ()),
        *(leak_lines(report) if report.looked else ()),
        *log_lines(report),
    ]
    return "\n".join(lines)


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]], words: int = 1) -> list[str]:
    """A table whose first columns are words, and all others numbers."""
    ruler = "|" + "---|" * words + "---:|" * (len(heads) - words)
    return [as_row(heads), ruler, *map(as_row, rows), ""]


def as_row(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cells) + " |"


def fault_lines(report: Report, houses: int) -> list[str]:
    heads = ("on", "what happens", "times", "s to the next move, median", "worst", "at every table, median", "worst")
    rows = [
        (name, kind, *struck.row)
        for name, trial in report.trials.items()
        for kind, struck in trial.faults.items()
        if struck.any
    ]
    counted = ("on", "faults", "acknowledged", "sent again", "lost", "doubled", "out of order", "otherwise wrong")
    sums = [(name, *map(number, counts_of(trial))) for name, trial in report.trials.items()]
    sums.append(("all", *(number(sum(each)) for each in zip(*map(counts_of, report.trials.values()), strict=True))))
    races = sum(trial.tally.races for trial in report.trials.values())
    told = sum(trial.tally.told for trial in report.trials.values())
    return [
        "## When something breaks",
        BREAKS.format(
            houses="one house" if houses == 1 else f"{houses} houses at once",
            bots="some with a bot among them" if houses == 1 else "in the first house some with a bot among them",
        ),
        *table(heads, rows, words=2),
        READ_BACK.format(races=races, told=told),
        *table(counted, sums),
        *(f"Left out here: {why}.\n" for why in report.left_out),
    ]


def counts_of(trial: Trial) -> tuple[int, ...]:
    tally = trial.tally
    return (
        *(trial.strikes, tally.acknowledged, tally.again, tally.lost, tally.doubled, tally.disordered),
        tally.other + len(tally.problems),
    )


def number(value: int) -> str:
    return f"{value:,}"


def fuzz_lines(report: Report) -> list[str]:
    heads = ("", *report.findings)
    found = list(report.findings.values())
    rows = [
        ("messages over WebSockets", *(number(each.messages.total()) for each in found)),
        ("requests over HTTP", *(number(each.requests.total()) for each in found)),
        ("requests by schemathesis, from the OpenAPI document", *(number(each.cases) for each in found)),
        ("messages and requests a second", *(f"{each.sent / each.seconds:,.0f}" for each in found)),
        ("acknowledged, for they were right after all", *(number(len(each.granted.commands)) for each in found)),
        (
            "broken: 500, a connection lost, a traceback, no answer or two",
            *(number(len(each.problems)) for each in found),
        ),
        (
            f"memory at the end and after a warm-up (aim: + {GROWTH:.0%} at most)",
            *(f"{each.memory[1] // 1024:,} / {each.memory[0] // 1024:,} MiB ({each.growth:+.1%})" for each in found),
        ),
    ]
    kinds = sorted({kind for each in found for kind in (*each.messages, *each.requests)})
    by_kind = [(kind, *(number(each.messages[kind] + each.requests[kind]) for each in found)) for kind in kinds]
    return [
        "## What nobody should send",
        SENT,
        *table(heads, rows),
        "By what has happened to them:",
        "",
        *table(heads, by_kind),
    ]


def flood_lines(report: Report) -> list[str]:
    heads = ("one address does", "messages timed", "quiet, p50", "p99", "attacked, p50", "p99", "times the quiet p99")
    rows = [
        (
            name,
            number(len(each.quiet) + len(each.attacked)),
            *(
                f"{1000 * percentile(times, percent):.0f} ms"
                for times in (each.quiet, each.attacked)
                for percent in (50, 99)
            ),
            f"{each.ratio:.2f}",
        )
        for name, each in report.compared.items()
    ]
    return [
        "## One against all",
        ONE.format(tables=flood.TABLES, pace=flood.PACE),
        *table(heads, rows),
    ]


def leak_lines(report: Report) -> list[str]:
    looked = report.looked
    assert looked is not None
    rows = [
        ("races, from the deal to the end", number(looked.races)),
        ("messages to players, rivals and spectators", number(looked.messages)),
        ("... bytes", number(looked.bytes)),
        ("answers to requests, most of them for what only a rival may have", number(looked.answers)),
        ("views compared with worlds in which all that is hidden is something else", number(looked.comparisons)),
        ("... in which the own cards were others, and that was noticed", number(looked.noticed)),
        ("something that nobody may know", number(len(looked.problems))),
    ]
    return ["## What others see", "", *table(("looked through", ""), rows)]


def log_lines(report: Report) -> list[str]:
    rows = [(kind, number(len(words)), found_of(report, kind)) for kind, words in report.secrets.words.items() if words]
    return [
        "## What the logs tell",
        SEARCHED.format(bytes=report.log_bytes),
        *table(("searched for", "how many", "found"), rows),
    ]


def found_of(report: Report, kind: str) -> str:
    return number(sum(found.endswith(f": {kind}") for found in report.in_logs))


def asked_for(options: argparse.Namespace) -> str:
    """What was asked for, as it would be asked for again."""
    asked = {"minutes": f"{options.minutes:g}", "database": options.database, "at-once": options.at_once}
    asked |= {"faults": options.faults, "messages": options.messages}
    return " ".join(f"--{name} {value}" for name, value in asked.items() if value)


def main() -> int:
    """Try everything out, print the page, and write it if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="of all parts; every fault happens at least once")
    parser.add_argument("--database", choices=tuple(RIGS), help="one database only")
    parser.add_argument("--at-once", type=int, default=1, metavar="N", help="houses that are struck or fuzzed at once")
    parser.add_argument("--faults", type=int, default=0, metavar="N", help="at least so many, however long that takes")
    parser.add_argument("--messages", type=int, default=0, metavar="N", help="at least so many, likewise")
    parser.add_argument("--only", choices=tuple(SHARES), action="append", help="one part only; may be said again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--folder",
        type=Path,
        help="where logs, databases and what came of trials are left; what was broken off there is gone on with",
    )
    parser.add_argument("--write", type=Path, help="the page to write")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = options.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="paddock-trials-")))
        folder.mkdir(parents=True, exist_ok=True)
        databases = [options.database] if options.database else list(RIGS)
        least = {"faults": options.faults, "fuzz": options.messages}
        session = Session(folder, databases, options.seed, options.at_once, least)
        compile_games()  # a server that has to do so has less time for everything else
        for part in options.only or SHARES:
            session.try_out(part, 60 * options.minutes * SHARES[part])
        session.search_logs()
    page = rendered(session, asked_for(options))
    print(page)
    if options.write:
        options.write.write_text(page, encoding="utf-8")
    problems = list(session.report.problems())
    for problem in problems[:50]:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
