"""How long it takes to open a table: `python benchmarks/opening.py --write docs/operating.md`.

Long races are driven and put into a store of SQLite. Each is opened by its log alone, by a snapshot of all its lines,
and by one that lacks so many that the next one is near. Times are those on a core, the best of some tries: other work
on the machine does not change them.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from paddock.benchmark import machine
from paddock.bots import ask, bot
from paddock.games import game as find_game
from paddock.server.commands import Asker, Command
from paddock.server.hall import MANY_LINES
from paddock.server.snapshots import snapshot_of
from paddock.server.store import LogLine, Store
from paddock.server.table import OVER, Entry, Header, Table
from server import write_section

HEADING = "## How long opening takes"
KEY = bytes(range(32))
TRIES = 7


@dataclass
class Long:
    """A table whose log is long."""

    id: str
    name: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    at_random: bool = False  #: whether they drive so; otherwise as the pilot does
    said: int = 0  #: lines of chat

    def lines(self) -> list[Entry]:
        """Its log: the first seat is a player's, bots have the others."""
        seats = tuple(find_game(self.game).notation.seat_names(self.seats))
        table, log, chance, pilot = Table(self.header(seats), KEY), [], Random(1), bot("pilot", seed=1)

        def take(entry: Entry) -> None:
            table.apply(entry)
            log.append(entry)

        def do(do: str, **values: Any) -> None:
            command = Command(id=f"{len(log):032x}", do=do, **values)
            take(table.decide(command, Asker("ana", "Ana"), float(len(log))))

        do("sit", seat=seats[0])
        do("start", bot="pilot")
        for number in range(self.said):
            do("say", text=f"{number}: what somebody may well have to say in a long race.")
        while table.status != OVER:
            race = table.race
            assert race is not None
            if table.pause is not None:
                for seat in table.may_answer():
                    take(table.decide_for_bot(seat, ask(pilot, race, seat), float(len(log))))
                if table.pause is not None:
                    take(table.decide_to_go_on(float(len(log))))
                continue
            seat = chance.choice(race.pending)
            move = chance.choice(race.legal(seat)) if self.at_random else ask(pilot, race, seat)
            if seat == seats[0]:
                do("move", seat=seat, move=move)
            else:
                take(table.decide_for_bot(seat, move, float(len(log))))
        return log

    def header(self, seats: tuple[str, ...]) -> Header:
        return Header(self.id, self.game, seats, "ana", self.options)


TABLES = (
    Long("t1", "Thunder Alley, 7 teams", "thunder", 7),
    Long("t2", "HEAT, 6 drivers at random, 3 laps", "heat", 6, {"laps": 3}, at_random=True),
    Long("t3", "Speed, 6 players at random", "speed", 6, at_random=True),
    Long("t4", "Speed, 2 players, and 1,000 lines of chat", "speed", 2, said=1000),
    Long("t5", "Scrap Racer, 6 drivers", "scrap", 6),
)


def milliseconds(work: Callable[[], Any]) -> float:
    """On a core, the best of some tries."""
    best = float("inf")
    for _ in range(TRIES):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best * 1000


def measured(store: Store, long: Long) -> list[str]:
    """The figures of one table, for its row."""
    log = long.lines()
    header = long.header(tuple(find_game(long.game).notation.seat_names(long.seats)))
    store.add(header, KEY, opened=0.0)
    store.write([LogLine(long.id, seq, entry) for seq, entry in enumerate(log)])
    by_log = milliseconds(lambda: store.load(long.id))
    table = store.load(long.id)
    copied, made = milliseconds(table.copy), milliseconds(lambda: snapshot_of(table))
    opened = []
    for lines in (len(log), max(1, len(log) - MANY_LINES + 1)):
        store.keep(snapshot_of(Table(header, KEY, log[:lines])), rewritten=0.0)
        assert store.open(long.id).spared == lines
        opened.append(milliseconds(lambda: store.load(long.id)))
    sizes = sum(len(msgspec.json.encode(entry.as_document())) for entry in log), len(snapshot_of(table).body)
    times = [f"{time_taken:.0f} ms" for time_taken in (by_log, *opened)]
    kept = [f"{size / 1024:.0f} KiB" for size in sizes]
    return [long.name, f"{len(log):,}", *times, f"{copied:.1f} ms", f"{made:.0f} ms", *kept]


def rendered(rows: list[list[str]]) -> str:
    """The section for the page."""
    columns = ("", "lines", "log alone", "snapshot", "an older one", "copy", "made", "log", "its size")
    return "\n".join(
        [
            HEADING,
            "",
            "`python benchmarks/opening.py`: races to their end, opened by the log alone, by a snapshot of all lines, "
            "and by one that lacks the last",
            f"{MANY_LINES - 1}. `copy` is what a snapshot costs the event loop, `made` another thread; times are those "
            "on a core",
            f"({machine()}).",
            "",
            f"| {' | '.join(columns)} |",
            f"|---|{'---:|' * (len(columns) - 1)}",
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
        ]
    )


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, help="the page whose section to write")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/opening.sqlite")
        section = rendered([measured(store, long) for long in TABLES])
        store.close()
    print(section)
    if options.write:
        write_section(options.write, section, HEADING)


if __name__ == "__main__":
    main()
