"""What a cluster's books cost, and what that makes of many cores: `python -m benchmarks.cluster [--write]`.

Measured on this machine, with a Ray cluster of two machines that are both here: how long a cluster takes to begin, how
many pieces of work it hands out and takes back in a second when there is nothing to do, how long it takes to bring back
and to keep a shard of the arena, by its deals, and how much longer shards take than each other. From these figures
alone a plan is then raced on paper with up to 1,000 cores: the knife of the arena cuts the shards, every core races one
after another, one process brings back and keeps them all, and machines of 16 cores are lost now and then with what
they had in hand. With `--write` the tables go into docs/arena.md.
"""

from __future__ import annotations

import argparse
import heapq
import random
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import ray
from ray.cluster_utils import Cluster

from paddock.arena.deals import Plan
from paddock.arena.league import FIRST, Knife
from paddock.arena.racing import is_compiled, play_deals
from paddock.arena.results import ResultsFolder, ResultTables
from paddock.benchmark import machine
from paddock.bots.crews import Crew, carry_out, on_cluster
from paddock.games import game

PAGE = Path(__file__).parent.parent / "docs" / "arena.md"
BEGIN, END = "<!-- cluster -->", "<!-- /cluster -->"
NODES = 2
PIECES = 500  #: with nothing to do
SHARDS = 5  #: of a plan that are raced and kept, of each size
CORES = (1, 16, 64, 256, 1000)
MACHINE = 16  #: cores of a machine that is lost
LOST_EVERY = 4 * 3600.0  #: seconds after which a machine is lost, in the mean
AWAY = 300.0  #: seconds until another is in its place
HOUR = 3600.0
PLANS = {
    "pilots in Speed": ("speed", ["pilot", "random"], 1000),
    "search in HEAT": ("heat", ["search:50", "pilot"], 1),
}


@dataclass(frozen=True)
class Costs:
    """What was measured of a plan."""

    deal: float  #: seconds of a core for a deal
    spread: float  #: standard deviation of the logarithm of what shards of a size take
    keeping: float  #: seconds of whoever keeps for a shard
    keeping_deal: float  #: and for every deal of it
    size: float  #: bytes of a deal that come back


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--write", action="store_true")
    write = parser.parse_args().write
    for name, _, _ in PLANS.values():
        game(name).prepare("charts")
    begun = time.perf_counter()
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(NODES - 1):
        cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    try:
        with on_cluster(cluster.address) as crew:
            empty(crew, NODES * 4)
            start = time.perf_counter() - begun
            begun = time.perf_counter()
            empty(crew, PIECES)
            handing = (time.perf_counter() - begun) / PIECES
            measured = {words: measure(crew, *given) for words, given in PLANS.items()}
    finally:
        cluster.shutdown()
    made = "\n".join(page(start, handing, measured))
    print(made)
    if write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        PAGE.write_text(f"{before}{BEGIN}\n{made}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


def empty(crew: Crew, pieces: int) -> None:
    for _, future in carry_out(crew, int, [()] * pieces):
        future.result()


def measure(crew: Crew, name: str, bots: list[str], deals: int) -> Costs:
    """Race and keep shards of two sizes."""
    plan = Plan.make(name, bots, seed="cluster")
    play_deals(plan, 0, 1)
    kept: list[tuple[int, float]] = []
    seconds: list[float] = []
    sizes: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        results = ResultsFolder(Path(folder) / "results")
        results.begin(plan, resume=False)
        at = 10_000  # beyond those whose moves are counted
        for many in (deals, 4 * deals):
            pieces = [(plan, at + i * many, at + (i + 1) * many) for i in range(SHARDS)]
            at += SHARDS * many
            for (_, first, last), future in carry_out(crew, play_deals, pieces):
                begun = time.thread_time()
                done = future.result()
                results.keep(first, last, done.result)
                kept.append((many, time.thread_time() - begun))
                seconds.append(done.seconds / many)
                sizes.append(in_bytes(done.result) / many)
                print(f"{name}: {many} deals in {done.seconds:.2f} s", flush=True)
    counts, times = np.array([many for many, _ in kept]), np.array([took for _, took in kept])
    each, fixed = np.polyfit(counts, times, 1)
    spread = float(np.std(np.log(seconds[SHARDS:])))
    return Costs(float(np.median(seconds)), spread, max(fixed, 0.001), max(each, 0.0), float(np.median(sizes)))


def in_bytes(tables: ResultTables) -> int:
    return sum(int(table.nbytes) for table in (tables.races, tables.seats, tables.counts))


@dataclass
class OnPaper:
    """What came of a plan on paper."""

    busy: float  #: share of all cores' time that went into races that were kept
    shards: int
    keeper: float  #: share of its time that whoever keeps was busy
    again: float  #: share of the deals that were raced again
    waiting: int  #: shards that had come back and were not kept yet, at most


def on_paper(costs: Costs, handing: float, cores: int, first: int, hours: float = 1.0) -> OnPaper:
    """Race as many deals as fit into so many hours of all cores."""
    chance = random.Random(cores)
    deals = int(hours * HOUR * cores / costs.deal)
    knife = Knife([(0, deals)], cores, first)
    free = 0.0  # when whoever gives out and keeps has nothing to do
    kept = keeping = again = 0.0
    shards = most = 0
    down = [chance.expovariate(1 / LOST_EVERY) for _ in range(-(-cores // MACHINE))]
    events: list[tuple[float, int, int, float]] = []  # when a shard is back, its deals, its core, its seconds

    def give(core: int, now: float, many: int) -> None:
        """A shard begins; it is begun anew when its machine is lost under it."""
        nonlocal again
        begun, place = now, core // MACHINE if cores >= MACHINE else 0
        while True:
            took = many * costs.deal * chance.lognormvariate(0, costs.spread)
            if cores < MACHINE or not begun <= down[place] < begun + took:
                break
            again += many
            begun = down[place] + AWAY
        heapq.heappush(events, (begun + took, many, core, took))
        while down[place] < now:
            down[place] += AWAY + chance.expovariate(1 / LOST_EVERY)

    for core in range(cores):
        if (stretch := knife.stretch()) is not None:
            free += handing
            give(core, free, stretch[1] - stretch[0])
    end = 0.0
    queue: deque[float] = deque()  # when each that has come back is kept; whoever keeps takes them in their order
    while events:
        back, many, core, took = heapq.heappop(events)
        while queue and queue[0] <= back:
            queue.popleft()
        cost = handing + costs.keeping + costs.keeping_deal * many
        free = max(free, back) + cost
        queue.append(free)
        keeping, shards, most = keeping + cost, shards + 1, max(most, len(queue))
        kept += many * costs.deal
        end = max(end, free)
        knife.learn(many, took)
        if (stretch := knife.stretch()) is not None:
            give(core, free, stretch[1] - stretch[0])
    return OnPaper(kept / (end * cores), shards, keeping / end, again / deals, most)


def page(start: float, handing: float, measured: dict[str, Costs]) -> Iterator[str]:
    yield f"Measured on {machine()}, with Ray {ray.__version__}: a cluster of {NODES} machines takes {start:.1f} s to"
    yield f"begin, and hands out and takes back {1 / handing:,.0f} pieces of work a second."
    yield ""
    yield "| plan | a deal takes a core | shards differ by | to keep a shard | and per deal | comes back of a deal |"
    yield "|---|--:|--:|--:|--:|--:|"
    for words, costs in measured.items():
        deal = f"{costs.deal:.1f} s" if costs.deal >= 1 else f"{costs.deal * 1e3:.2g} ms"
        yield (
            f"| {words} | {deal} | {costs.spread:.0%} | {costs.keeping * 1e3:.1f} ms |"
            f" {costs.keeping_deal * 1e6:.1f} µs | {costs.size:,.0f} bytes |"
        )
    yield ""
    yield f"On paper, from these figures: an hour's work for all cores, machines of {MACHINE} cores of which each is"
    yield f"lost every {LOST_EVERY / HOUR:.0f} hours in the mean and is replaced after {AWAY / 60:.0f} minutes. *Used*"
    yield "is the share of all cores' time that went into races that were kept."
    yield ""
    yield "| plan | cores | used | shards | keeper busy | raced again | waiting to be kept, at most |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for words, costs in measured.items():
        name, bots, _ = PLANS[words]
        first = FIRST if is_compiled(Plan.make(name, bots)) else 1
        for cores in CORES:
            found = on_paper(costs, handing, cores, first)
            row = f"| {words} | {cores:,} | {found.busy:.1%} | {found.shards:,} | {found.keeper:.1%}"
            yield f"{row} | {found.again:.2%} | {found.waiting} |"


if __name__ == "__main__":
    main()
