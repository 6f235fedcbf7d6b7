"""Every scenario file holds: compiled, compiled with bounds checks, and as plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from paddock.notation.scenarios import run_file

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario(path: Path) -> None:
    outcome = run_file(path)
    assert outcome.ok, str(outcome.error or outcome.difference)


@pytest.mark.parametrize("mode", ["NUMBA_BOUNDSCHECK", "NUMBA_DISABLE_JIT"])
def test_scenarios_hold_in_every_mode(mode: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "paddock.cli", "scenario", str(FOLDER)],
        env={**os.environ, mode: "1"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.splitlines()[-1] == f"{len(FILES)} passed, 0 failed", done.stdout + done.stderr
