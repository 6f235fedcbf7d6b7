"""How reliable the server is, tried out: `make bench-reliability`, or `python benchmarks/reliability.py --minutes 60`.

Servers of its own, on SQLite and on PostgreSQL, are struck with everything that can go wrong while people race; are
sent what nobody should send; are attacked from one address while others play; and all that they send and log is
searched for what nobody may know. The short forms of this are tests (tests/server/test_trials.py); here it goes on for
as long as is asked for. The answer is 0 if nothing was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from paddock.benchmark import machine
from paddock.games import GAMES

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the tests are, and the trials with them

from tests.server.running import Nursery, Server
from tests.server.trials import flood
from tests.server.trials.eyes import Looked, look_through
from tests.server.trials.faults import RIGS, MakeRig, Trial, try_rig
from tests.server.trials.flood import percentile
from tests.server.trials.fuzz import GROWTH, Findings, Fuzz
from tests.server.trials.schema import ask_by_schema
from tests.server.trials.searching import Secrets, value_of
from tests.server.trials.services import NotHere, Postgres

SHARES = {"faults": 0.5, "fuzz": 0.25, "flood": 0.15, "leaks": 0.1}  #: of the time
BY_RIG = {"SQLite": 0.25, "PostgreSQL": 0.4, "Redis": 0.1}  #: of the time for faults; what is left is the workers'
BY_SCHEMA = 0.2  #: of the time for what nobody should send
LEAST_FLOOD = 180.0  #: seconds of comparing: a p99 of fewer messages says nothing
MOST_MOVES = 100_000

# What the page says

BREAKS = """
People race over WebSockets at six tables at once, in all games, some with a bot among them, and write down every
command that is acknowledged. Whoever loses a connection comes back, and sends again, with its old id, what was not
answered. The time is taken from the fault to the next acknowledged move that was sent after it, at any table and at
every one. It has in it for how long something is away; and where a bot races, that its process has to start.
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


class Session:
    """One run: a folder, a nursery of servers, and a report that grows."""

    def __init__(self, folder: Path, databases: list[str], seed: int) -> None:
        self._folder = folder
        self._databases = databases
        self._seed = seed
        self.report = Report()
        self._nursery = Nursery()

    def close(self) -> None:
        self._nursery.close()

    def faults(self, seconds: float) -> None:
        """Everything that can go wrong, on every rig in turns."""
        rigs = {name: rig for database in self._databases for name, rig in RIGS[database].items()}
        rest = 1 - sum(BY_RIG.values())
        whole = sum(BY_RIG.get(name, rest) for name in rigs)
        for name, rig in rigs.items():
            try:
                share = BY_RIG.get(name, rest) / whole
                self.report.trials[name] = trial = asyncio.run(self._strike(rig, seconds * share))
            except NotHere as error:
                self.report.left_out.append(f"{name}: {error}")
                continue
            for kind, words in trial.secrets.words.items():
                self.report.secrets.add(kind, *words)

    async def _strike(self, rig: MakeRig, seconds: float) -> Trial:
        async with rig(self._folder, self._nursery) as (made, kinds):
            return await try_rig(made, kinds, seconds, seed=self._seed, progress=say)

    def fuzz(self, seconds: float) -> None:
        """What nobody should send, to a server on each database."""
        for name in self._databases:
            with self._server(name, "fuzz") as (server, database):
                fuzz = Fuzz(server, database, self._seed)
                fuzz.set_up()
                each = seconds / len(self._databases)
                found = asyncio.run(fuzz.run(each * (1 - BY_SCHEMA)))
                tables = [table for table, _, _ in fuzz.tables]
                eve = fuzz.cookies[-1]
                found.cases = ask_by_schema(server.url, tables, eve, each * BY_SCHEMA, found.problems.append)
                fuzz.look_for_broken()
                self.report.findings[name] = found
                self.report.secrets.add("cookies", *map(value_of, fuzz.cookies))
                self.report.secrets.add("tokens", fuzz.token)
                self.report.secrets.read(database)
                say(f"{sum(found.messages.values()):,} messages, {sum(found.requests.values()):,} requests")

    def flood(self, seconds: float) -> None:
        """What others notice when one address does its worst."""
        with self._server("sqlite", "flood", flood.write_long_race, limits=True) as (server, database):
            self.report.compared = asyncio.run(flood.compare(server, max(seconds, LEAST_FLOOD), progress=say))
            self.report.secrets.read(database)

    def leaks(self, seconds: float) -> None:
        """Whole races of every game, all bytes looked through."""
        self.report.looked = looked = Looked()
        with self._server(self._databases[-1], "leaks") as (server, database):
            asyncio.run(self._look(server, database, seconds, looked))
            self.report.secrets.read(database)

    async def _look(self, server: Server, database: str, seconds: float, looked: Looked) -> None:
        until = asyncio.get_running_loop().time() + seconds
        random = Random(self._seed)
        while looked.races < len(GAMES) or asyncio.get_running_loop().time() < until:
            game = GAMES[looked.races % len(GAMES)]
            await look_through(server, database, game, MOST_MOVES, random.randrange(10**6), looked)
            say(f"{looked.races} races looked through, {looked.messages:,} messages")

    def search_logs(self) -> None:
        """What should not be in the logs of all these servers."""
        logs = sorted(self._folder.glob("*.log"))
        self.report.log_bytes = sum(log.stat().st_size for log in logs)
        self.report.in_logs = self.report.secrets.found_in(logs)

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


# The page


def rendered(report: Report, minutes: float, database: str | None) -> str:
    """The page."""
    asked = f"--minutes {minutes:g}" + (f" --database {database}" if database else "")
    lines = [
        "# Reliability",
        "",
        f"Written by `python benchmarks/reliability.py {asked}`; `make bench-reliability` writes it again.",
        f"Server, databases and clients share {machine()}.",
        "",
        *(fault_lines(report) if report.trials else ()),
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


def fault_lines(report: Report) -> list[str]:
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
        BREAKS,
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
        ("messages over WebSockets", *(number(sum(each.messages.values())) for each in found)),
        ("requests over HTTP", *(number(sum(each.requests.values())) for each in found)),
        ("requests by schemathesis, from the OpenAPI document", *(number(each.cases) for each in found)),
        ("messages and requests a second", *(f"{rate(each):,.0f}" for each in found)),
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


def rate(found: Findings) -> float:
    return (sum(found.messages.values()) + sum(found.requests.values())) / found.seconds


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


def main() -> int:
    """Try everything out, print the page, and write it if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="in all; every fault happens at least once")
    parser.add_argument("--database", choices=tuple(RIGS), help="one database only")
    parser.add_argument("--only", choices=tuple(SHARES), action="append", help="one part only; may be said again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help="where logs and databases are left")
    parser.add_argument("--write", type=Path, help="the page to write")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = options.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="paddock-trials-")))
        folder.mkdir(parents=True, exist_ok=True)
        databases = [options.database] if options.database else list(RIGS)
        session = stack.enter_context(closing(Session(folder, databases, options.seed)))
        parts = options.only or list(SHARES)
        for part in parts:
            share = SHARES[part] / sum(SHARES[each] for each in parts)
            getattr(session, part)(60 * options.minutes * share)
        session.search_logs()
    page = rendered(session.report, options.minutes, options.database)
    print(page)
    if options.write:
        options.write.write_text(page, encoding="utf-8")
    problems = list(session.report.problems())
    for problem in problems[:50]:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
