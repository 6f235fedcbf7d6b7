"""How reliable the server is, tried out: `make bench-reliability`, or `python benchmarks/reliability.py --minutes 60`.

Servers of its own, on SQLite and on PostgreSQL, are struck with everything that can go wrong while people race; are
sent what nobody should send; are attacked from one address while others play; and all that they send and log is
searched for what nobody may know. The short forms of this are tests (tests/server/test_trials.py); here it goes on for
as long and as often as is asked for, in several houses at once: each has its server, its database, its visitors and a
process for them. A machine with many cores tries several parts at once, each on cores of its own. The answer is 0 if
nothing was wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import accumulate, count
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

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

from server import write_section

SHARES = {"faults": 0.5, "fuzz": 0.25, "flood": 0.15, "leaks": 0.1}  #: of the time
BY_RIG = {"SQLite": 0.4, "PostgreSQL": 0.4, "Redis": 0.1}  #: of the time for faults; what is left is the workers'
BY_SCHEMA = 0.2  #: of the time for what nobody should send
LEAST_FLOOD = 180.0  #: seconds of comparing: a p99 of fewer messages says nothing
MOST_MOVES = 100_000
LAST_RACE = 0.6  #: of the time that is left, in which a race to be looked through may begin
TURN = 120.0  #: seconds after which rigs are made anew: what has come of them is kept
MANY_HOUSES = 8  #: of so many each keeps to one rig
MANY_CORES = 12  #: on so many the parts below have cores of their own, while others are struck
OWN_CORES = {"flood": 4, "leaks": 2}
KEPT = "report"  #: the file of a house in which it keeps what has come of its trials
FOR_EVER = float("inf")
GRACE = 60.0  #: seconds for houses to come to an end before their time is over, at most ...
LEAST_GRACE, ENDING = 5.0, 0.15  #: ... and what it is of their time

# What the page says

BREAKS = """
In {houses}, each with a server of its own, people race over WebSockets at six tables at once, in all games,
some with a bot among them{bots}, and write down every command that is acknowledged. Whoever loses a
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
less than twice the quiet p99). Where there are several cores it has one for itself, as if it came with a machine.
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
        self.broken_off += other.broken_off
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


@dataclass(frozen=True)
class Order:
    """What one house is to try out."""

    part: str
    number: int
    houses: int  #: that try the same part
    share: tuple[int, int]  #: of the ports: which, of how many
    cores: tuple[int, ...]
    folder: Path
    databases: list[str]
    seed: int
    seconds: float
    least: int  #: how often all houses together do it, at least ...
    deadline: float  #: ... but for this, by the clock that all processes share
    done: Any  #: how often they have done it: a number that they share

    @property
    def is_late(self) -> bool:
        return time.monotonic() > self.deadline

    @property
    def left(self) -> float:
        """Seconds."""
        return max(0.0, self.deadline - time.monotonic())

    @property
    def own_databases(self) -> list[str]:
        """Where there are enough houses each has one database."""
        if self.part == "fuzz" and self.houses >= len(self.databases):
            return [self.databases[self.number % len(self.databases)]]
        return self.databases

    @property
    def rigs(self) -> dict[str, tuple[MakeRig, float]]:
        """What is struck, with its share of the time: all rigs in turns, or where there are many houses one."""
        all_rigs = {name: rig for database in self.databases for name, rig in RIGS[database].items()}
        rest = 1 - sum(BY_RIG.values())
        whole = sum(BY_RIG.get(name, rest) for name in all_rigs)
        shares = {name: (rig, BY_RIG.get(name, rest) / whole) for name, rig in all_rigs.items()}
        if self.houses < MANY_HOUSES:
            return shares
        upto = accumulate(share for _, share in shares.values())
        place = sum((self.number + 0.5) / self.houses > each for each in upto)
        name, (rig, _) = list(shares.items())[min(place, len(shares) - 1)]
        return {name: (rig, 1.0)}

    @property
    def bots(self) -> bool:
        """Whether bots race, too: in the first house, or the first of each rig."""
        return self.number == 0 or self.rigs.keys() != self.before.rigs.keys()

    @property
    def before(self) -> Order:
        return replace(self, number=self.number - 1)


class House:
    """A folder, a nursery of servers, and a report that grows; it is kept in the folder, to be gone on with."""

    def __init__(self, order: Order) -> None:
        self._folder = folder_of(order)
        self._folder.mkdir(parents=True, exist_ok=True)
        self._order = order
        self.report = kept_report(self._folder)
        self._open = ExitStack()

    @cached_property
    def _nursery(self) -> Nursery:
        """Begun when it is needed: where all is done there is nothing to start."""
        nursery = Nursery()
        self._open.callback(nursery.close)
        return nursery

    def close(self) -> None:
        self._open.close()

    def keep(self) -> None:
        kept = self._folder / KEPT
        new = kept.with_suffix(".new")
        new.write_bytes(pickle.dumps(self.report))
        new.replace(kept)

    def faults(self) -> None:
        """Everything that can go wrong, on every rig in turns, until it was so often."""
        order, rigs, begun = self._order, self._order.rigs, time.monotonic()

        def is_enough() -> bool:
            return order.is_late or (
                bool(self.report.trials)
                and time.monotonic() > begun + order.seconds
                and order.done.value >= order.least
            )

        while rigs and not is_enough():
            for name, (rig, share) in list(rigs.items()):
                if order.is_late:
                    break
                try:
                    self.report.add(name, asyncio.run(self._strike(rig, min(order.seconds, TURN) * share)))
                    self.keep()
                except NotHere as error:
                    self.report.left_out.append(f"{name}: {error}")
                    del rigs[name]

    async def _strike(self, rig: MakeRig, seconds: float) -> Trial:
        turn = next(turn for turn in count(1) if not (self._folder / str(turn)).exists())
        folder = self._folder / str(turn)
        folder.mkdir()
        async with rig(folder, self._nursery) as (made, kinds):
            return await try_rig(
                made,
                kinds,
                seconds,
                seed=1000 * self._order.seed + turn,
                bots=self._order.bots,
                progress=say,
                is_enough=self._one_more,
            )

    def _one_more(self) -> bool:
        """Count a fault; whether there is no time for another."""
        with self._order.done.get_lock():
            self._order.done.value += 1
        return self._order.is_late

    def fuzz(self) -> None:
        """What nobody should send, to a server on each database."""
        order = self._order
        names = order.own_databases
        for name in [each for each in names if each not in self.report.findings]:
            with self._server(name, "fuzz") as (server, database):
                fuzz = Fuzz(server, database, order.seed)
                fuzz.set_up()
                each = min(order.seconds / len(names), order.left)
                least = ceil(order.least / order.houses / len(names))
                found = asyncio.run(fuzz.run(each * (1 - BY_SCHEMA), least=least, is_enough=lambda: order.is_late))
                tables = [table for table, _, _ in fuzz.tables]
                eve = fuzz.cookies[-1]
                found.cases = ask_by_schema(server.url, tables, eve, each * BY_SCHEMA, found.problems.append)
                fuzz.look_for_broken()
                self.report.findings[name] = found
                self.report.secrets.add("cookies", *map(value_of, fuzz.cookies))
                self.report.secrets.add("tokens", fuzz.token)
                self.report.secrets.read(database)
                self.keep()
                say(f"{found.messages.total():,} messages, {found.requests.total():,} requests")

    def flood(self) -> None:
        """What others notice when one address does its worst."""
        if self.report.compared:
            return
        if self._flood_seconds <= 0.0:
            self.report.left_out.append("One against all: there is no time for it")
            return
        *own, apart = self._order.cores
        os.sched_setaffinity(0, own or {apart})
        with self._server("sqlite", "flood", flood.write_long_race, limits=True) as (server, database):
            self.report.compared = asyncio.run(
                flood.compare(server, self._flood_seconds, attacker_core=apart, progress=say)
            )
            self.report.secrets.read(database)
            self.keep()

    @property
    def _flood_seconds(self) -> float:
        """How long news are timed: what lies between attacks has its time, too."""
        return min(max(self._order.seconds, LEAST_FLOOD), max(self._order.left - flood.BETWEEN, 0.0))

    def leaks(self) -> None:
        """Whole races of every game, all bytes looked through."""
        if self.report.looked:
            return
        self.report.looked = looked = Looked()
        with self._server(self._order.databases[-1], "leaks") as (server, database):
            asyncio.run(self._look(server, database, looked))
            self.report.secrets.read(database)
            self.keep()

    async def _look(self, server: Server, database: str, looked: Looked) -> None:
        until = time.monotonic() + min(self._order.seconds, LAST_RACE * self._order.left)
        random = Random(self._order.seed)
        while (looked.races < len(GAMES) or time.monotonic() < until) and not self._order.is_late:
            game = GAMES[looked.races % len(GAMES)]
            await look_through(server, database, game, MOST_MOVES, random.randrange(10**6), looked)
            self.keep()
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


def folder_of(order: Order) -> Path:
    return order.folder / f"{order.part}-{order.number}"


def kept_report(folder: Path) -> Report:
    """What came of trials in a house before."""
    if not (folder / KEPT).exists():
        return Report()
    report = pickle.loads((folder / KEPT).read_bytes())  # noqa: S301 (it was written here, by this program)
    assert isinstance(report, Report)
    return report


def say(text: str) -> None:
    print(text, flush=True)


@dataclass(frozen=True)
class Session:
    """One run: all parts, in as many houses at once as have room."""

    folder: Path
    databases: list[str]
    seed: int
    at_once: int
    least: dict[str, int]  #: how often a part does what it does, at least
    report: Report = field(default_factory=Report)

    def try_out(self, parts: Sequence[str], seconds: float, end: float) -> Iterator[None]:
        """All parts in so many seconds, in more if that was not often enough; but for a time at which all must end.

        After every stage there is something to tell.
        """
        begun, upto, whole = time.monotonic(), 0.0, sum(SHARES[part] for part in parts)
        for stage in self.stages(list(parts)):
            share = sum(SHARES[part] for part in stage)
            upto += share / whole
            own_end = begun + (end - begun) * upto
            grace = min(GRACE, LEAST_GRACE + ENDING * max(0.0, own_end - time.monotonic()))
            self._try_stage(dict.fromkeys(stage, seconds * share), own_end - grace, own_end)
            self._search_logs()
            yield

    def stages(self, parts: list[str]) -> list[list[str]]:
        """What is tried at once: on many cores what needs few, and is disturbed by others, has cores of its own."""
        beside = [part for part in parts if part in OWN_CORES]
        if self.at_once > 1 and len(cores()) >= MANY_CORES and "faults" in parts and beside:
            return [["faults", *beside], *([part] for part in parts if part not in ("faults", *beside))]
        return [[part] for part in parts]

    def _try_stage(self, seconds: dict[str, float], deadline: float, end: float) -> None:
        spawn = multiprocessing.get_context("spawn")
        orders, free = [], list(cores())
        for part in sorted(seconds, key=lambda part: part not in OWN_CORES):
            own = len(free) if part not in OWN_CORES or len(seconds) == 1 else OWN_CORES[part]
            taken, free = tuple(free[:own]), free[own:] or free
            before = sum(kept_report(folder).strikes for folder in self.folder.glob(f"{part}-*"))
            done = spawn.Value("i", before if part == "faults" else 0)
            orders += [
                Order(
                    part=part,
                    number=number,
                    houses=self.houses(part, len(taken)),
                    share=(0, 1),
                    cores=taken,
                    folder=self.folder,
                    databases=self.databases,
                    seed=self.seed + number,
                    seconds=seconds[part],
                    least=self.least.get(part, 0),
                    deadline=deadline,
                    done=done,
                )
                for number in range(self.houses(part, len(taken)))
            ]
        orders = [replace(order, share=(place, len(orders))) for place, order in enumerate(orders)]
        self.report.went_on |= any((folder_of(order) / KEPT).exists() for order in orders)
        processes = [spawn.Process(target=try_in_house, args=(order,)) for order in orders]
        for process in processes:
            process.start()
        for order, process in zip(orders, processes, strict=True):
            process.join(max(0.0, end - time.monotonic()) if end < FOR_EVER else None)
            if process.exitcode is None:
                with suppress(ProcessLookupError):  # it may not have come so far
                    os.killpg(process.ident or 0, signal.SIGKILL)  # with all that it has started
                process.kill()
                process.join()
                self.report.broken_off.append(f"{order.part}: there was no time for it to end")
            elif process.exitcode:
                self.report.broken_off.append(f"{order.part}: a process has ended with {process.exitcode}")
            self.report.join(kept_report(folder_of(order)))

    def houses(self, part: str, cores: int) -> int:
        """How many of a part there are at once: who is struck mostly waits, who is fuzzed keeps two cores busy."""
        if part == "fuzz":
            return max(1, min(self.at_once, cores // 2))
        return self.at_once if part == "faults" else 1

    def _search_logs(self) -> None:
        """What should not be in the logs of all these servers."""
        logs = sorted(self.folder.rglob("*.log"))
        self.report.log_bytes = sum(log.stat().st_size for log in logs)
        self.report.in_logs = self.report.secrets.found_in(logs)


def cores() -> list[int]:
    """The cores that this process may use."""
    return sorted(os.sched_getaffinity(0))


def try_in_house(order: Order) -> None:
    """One part in a house of its own, and in a process of its own; what has come of it is kept in its folder."""
    os.setpgid(0, 0)
    os.sched_setaffinity(0, order.cores)
    take_ports(*order.share)
    with closing(House(order)) as house:
        house.report.broken_off.clear()
        try:
            getattr(house, order.part)()
        except Exception as error:  # whatever has ended a trial: the others are worth telling of
            traceback.print_exc()
            house.report.broken_off.append(f"{order.part}: {error!r:.500}")
        house.keep()


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
        *(
            ["What breaks, one against all and what others see were tried at the same time, on cores of their own.", ""]
            if len(session.stages(list(SHARES))) < len(SHARES)
            else ()
        ),
        *(["Some of it was done by runs before this one, which were broken off.", ""] if report.went_on else ()),
        *(f"Broken off: {why}\n" for why in report.broken_off),
        *(f"Left out here: {why}.\n" for why in report.left_out),
        *(fault_lines(report, session.at_once) if report.trials else ()),
        *(fuzz_lines(report) if report.findings else ()),
        *(flood_lines(report) if report.compared else ()),
        *(leak_lines(report) if report.looked else ()),
        *log_lines(report),
    ]
    return "\n".join(lines)


def write_sections(page: Path, report: Report, options: argparse.Namespace) -> None:
    """What was tried again by itself has its place in a page of all, and says how and where it was tried."""
    sections = [
        *([fault_lines(report, options.at_once)] if report.trials else ()),
        *([fuzz_lines(report)] if report.findings else ()),
        *([flood_lines(report)] if report.compared else ()),
        *([leak_lines(report)] if report.looked else ()),
    ]
    how = f"Tried again later: `python benchmarks/reliability.py {asked_for(options)}` on {machine()}."
    for heading, *lines in sections:
        write_section(page, "\n".join((heading, "", how, *lines)), heading)


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
            bots="" if houses == 1 else " (in one house of each kind)" if houses >= MANY_HOUSES else " (in one house)",
        ),
        *table(heads, rows, words=2),
        READ_BACK.format(races=races, told=told),
        *table(counted, sums),
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
    asked |= {"faults": options.faults, "messages": options.messages, "at-most": options.at_most}
    asked |= {"only": " --only ".join(options.only or ())}
    return " ".join(f"--{name} {value}" for name, value in asked.items() if value)


def main() -> int:
    """Try everything out, print the page, and write it if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="of all parts; every fault happens at least once")
    parser.add_argument("--database", choices=tuple(RIGS), help="one database only")
    parser.add_argument("--at-once", type=int, default=1, metavar="N", help="houses that are struck or fuzzed at once")
    parser.add_argument("--faults", type=int, default=0, metavar="N", help="at least so many, however long that takes")
    parser.add_argument("--messages", type=int, default=0, metavar="N", help="at least so many, likewise")
    parser.add_argument("--at-most", type=float, metavar="MINUTES", help="but not for longer than this")
    parser.add_argument("--only", choices=tuple(SHARES), action="append", help="one part only; may be said again")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--folder",
        type=Path,
        help="where logs, databases and what came of trials are left; what was broken off there is gone on with",
    )
    parser.add_argument("--write", type=Path, help="the page to write; with --only the sections of these parts")
    options, begun = parser.parse_args(), time.monotonic()
    with ExitStack() as stack:
        folder = options.folder or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="paddock-trials-")))
        folder.mkdir(parents=True, exist_ok=True)
        databases = [options.database] if options.database else list(RIGS)
        least = {"faults": options.faults, "fuzz": options.messages}
        session = Session(folder, databases, options.seed, options.at_once, least)
        compile_games()  # a server that has to do so has less time for everything else
        parts = options.only or list(SHARES)
        end = begun + 60 * options.at_most if options.at_most else FOR_EVER
        for _ in session.try_out(parts, 60 * options.minutes, end):
            page = rendered(session, asked_for(options))
            if options.write and options.only:
                write_sections(options.write, session.report, options)
            elif options.write:
                options.write.write_text(page, encoding="utf-8")
    print(page)
    problems = list(session.report.problems())
    for problem in problems[:50]:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
