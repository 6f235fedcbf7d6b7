"""Work on a Ray cluster of several machines, of which one is lost."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from paddock.arena.deals import Plan
from paddock.arena.league import run_league
from paddock.arena.racing import play_deals
from paddock.arena.results import ResultsFolder
from paddock.bots.crews import carry_out, on_cluster
from paddock.cli import app
from paddock.envs.data import DataPlan, write_data
from tests.leaving_out import need_module

OTHERS = 2  #: machines beside the one that has the cluster's books


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A cluster of three machines with a core each, all on this one."""
    need_module("ray", "Ray")
    from ray.cluster_utils import Cluster

    small = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
    cluster = Cluster(initialize_head=True, head_node_args=small)
    for _ in range(OTHERS):
        cluster.add_node(**small)
    cluster.wait_for_nodes()
    yield cluster
    cluster.shutdown()


class Loss:
    """Pulls the plug of a machine as soon as every machine has done something."""

    def __init__(self, cluster: Any) -> None:
        self.cluster, self.lost, self.told = cluster, False, list[tuple[int, int, dict[str, int]]]()

    def __call__(self, done: int, of: int, by: Mapping[str, int]) -> None:
        self.told.append((done, of, dict(by)))
        if len(by) == 1 + OTHERS and not self.lost:
            self.lost = True
            self.cluster.remove_node(self.other(), allow_graceful=False)

    def other(self) -> Any:
        """A machine that has neither the cluster's books nor whoever gives out the work."""
        import ray

        mine = ray.get_runtime_context().get_node_id()
        return next(node for node in self.cluster.worker_nodes if node.node_id != mine)


def test_a_machine_that_is_lost_takes_no_race_with_it_and_none_is_counted_twice(cluster: Any, tmp_path: Path) -> None:
    plan = Plan.make("speed", ["search:60", "random"], options={"max_rounds": 1})
    results, loss = ResultsFolder(tmp_path), Loss(cluster)
    results.begin(plan, resume=False)
    tables = run_league(plan, 240, results, cluster=cluster.address, progress=loss)
    assert loss.lost
    ends = sorted(results.shards())
    assert [first for first, _ in ends] == [0, *(last for _, last in ends[:-1])]
    assert ends[-1][1] == 120
    assert Counter(tables.races["deal"].to_pylist()) == Counter([*range(120), *range(120)])
    here = play_deals(plan, 0, 120)
    for column in ("deal", "rotation", "rounds", "decisions", "overtakes"):
        assert tables.races[column].equals(here.races[column])
    for column in ("bot", "rank", "points", "ranks"):
        assert tables.seats[column].equals(here.seats[column])
    done, of, by = loss.told[-1]
    assert (done, of) == (120, 120)
    assert sum(by.values()) == 120


def test_data_is_the_same_that_one_machine_writes(cluster: Any, tmp_path: Path) -> None:
    plan = DataPlan.from_words("speed", 2, ["search:20", "pilot"], {"max_rounds": 1}, "seed", 2)
    loss = Loss(cluster)
    held = write_data(plan, 30, tmp_path / "far", lambda done, by: loss(done, 30, by), cluster=cluster.address)
    assert loss.lost
    assert sum(loss.told[-1][2].values()) == 30
    assert write_data(plan, 30, tmp_path / "near") == held
    files = sorted(path.name for path in (tmp_path / "near" / "data").iterdir())
    assert sorted(path.name for path in (tmp_path / "far" / "data").iterdir()) == files
    for name in files:
        assert (tmp_path / "far" / "data" / name).read_bytes() == (tmp_path / "near" / "data" / name).read_bytes()


def test_what_is_not_kept_yet_never_becomes_much(cluster: Any) -> None:
    """Pieces are given out when there is somebody for them: a store as small as this one would overflow otherwise."""
    given, kept = [], []

    def pieces() -> Iterator[tuple[int]]:
        for number in range(40):
            given.append(number)
            assert len(given) - len(kept) <= crew.size + 1
            yield (10 * 2**20,)

    with on_cluster(cluster.address) as crew:
        for _, future in carry_out(crew, bytes, pieces()):
            kept.append(len(future.result().result))
    assert kept == [10 * 2**20] * 40


def test_the_command_writes_data_on_a_cluster(tmp_path: Path) -> None:
    need_module("ray", "Ray")
    arguments = ["data", "speed", "-o", str(tmp_path), "--races", "4", "--shard", "2", "--option", "max_rounds=1"]
    done = CliRunner().invoke(app, [*arguments, "--cluster", "local", "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["races"] == 4
