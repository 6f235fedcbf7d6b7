"""Restart is normal: connections break, the server is killed, and nothing that was acknowledged is lost."""

from pathlib import Path

from paddock.games import GAMES
from tests.server.chaos import Chaos

KILLS = 10


def test_races_survive_broken_connections_and_a_killed_server(tmp_path: Path) -> None:
    """`python -m tests.server.chaos --kills 200` does the same for longer."""
    summary = Chaos(tmp_path, seed=4, at_once=len(GAMES), life=0.4).run(KILLS)
    assert summary.problems == []
    assert summary.lost == 0
    assert summary.kills == KILLS
    assert summary.races >= len(GAMES)
    assert summary.acknowledged > 0
    assert summary.snapshots > 0  # tables were opened by them after every kill
