"""Compile and cache: a change in any source that a function could call is never missed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import paddock
from paddock.engine.jit import ENGINE, KEPT, can_cache, fingerprint, is_cold, mark_ready, room_of

PROGRAM = """
import numpy as np
from paddock.games import game
found = game("speed")
courses, _ = found.notation.make_course(found.notation.seat_names(4), {}, __import__("pathlib").Path())
courses[0].km[:] = 100
states = np.zeros(1, found.rules.state)
states[0].km[0] = 1
from paddock.games.speed.view import observe
out = np.zeros(found.rules.observation, np.int32)
observe(courses[0], states[0], 0, out)
from paddock.games.speed.view import DISTANCE, TEAM
print(out[TEAM + DISTANCE])
"""


def test_a_changed_callee_is_compiled_anew(tmp_path: Path) -> None:
    """`observe` is in one file, `distance`, which it calls, in another; only the second one changes."""
    source = tmp_path / "src" / "paddock"
    shutil.copytree(Path(paddock.__file__).parent, source, ignore=shutil.ignore_patterns("__pycache__"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PADDOCK_CACHE": str(tmp_path / "cache")}

    def run() -> int:
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True, check=True, cwd=tmp_path
        )
        return int(done.stdout)

    assert run() == 600
    assert run() == 600
    rules = source / "games" / "speed" / "rules" / "placing.py"
    old = rules.read_text(encoding="utf-8")
    assert old.count("total = 0\n") == 1
    stamp = (source / "games" / "speed" / "view.py").stat().st_mtime
    rules.write_text(old.replace("total = 0\n", "total = 1\n"), encoding="utf-8")
    assert run() == 601
    assert (source / "games" / "speed" / "view.py").stat().st_mtime == stamp


def test_a_room_depends_on_itself_and_the_engine_only() -> None:
    assert room_of("paddock.games.speed.rules") == "paddock.games.speed"
    assert room_of("paddock.games.speed.loops") == "paddock.games.speed"
    assert room_of("paddock.engine.fate") == "paddock.engine"
    assert fingerprint("paddock.games.speed") != fingerprint("paddock.engine")
    assert fingerprint("paddock.games.speed") == fingerprint("paddock.games.speed")


def test_two_copies_of_the_sources_have_a_folder_each(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Numba keeps their code apart: what is ready for one must not count as ready for the other."""
    found = set()
    for name in ("one", "other"):
        shutil.copytree(Path(paddock.__file__).parent / "engine", tmp_path / name / "engine")
        monkeypatch.setattr("paddock.engine.jit.PACKAGE", tmp_path / name)
        found.add(fingerprint(ENGINE))
    assert len(found) == 2


def test_without_a_place_for_a_cache_nothing_breaks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("paddock.engine.jit.cache_folder", lambda room: tmp_path / "file" / room)
    assert is_cold("paddock.games.speed", "table")
    mark_ready("paddock.games.speed", "table")
    assert is_cold("paddock.games.speed", "table")


def test_old_code_is_swept_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for n in range(KEPT + 3):
        (tmp_path / f"old-{n}").mkdir()
        os.utime(tmp_path / f"old-{n}", (n, n))
    monkeypatch.setattr("paddock.engine.jit.cache_folder", lambda room: tmp_path / room)
    (tmp_path / "new").mkdir()
    mark_ready("new", "table")
    left = sorted(path.name for path in tmp_path.iterdir())
    assert len(left) == KEPT
    assert "new" in left
    assert "old-0" not in left
    assert not is_cold("new", "table")
    assert is_cold("new", "batch")


def test_code_that_somebody_uses_is_not_swept_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Other copies of Paddock may be at work with it, however many there are."""
    monkeypatch.setattr("paddock.engine.jit.cache_folder", lambda room: tmp_path / room)
    rooms = {f"used-{n}" for n in range(KEPT + 3)}
    for room in (*rooms, "new"):
        (tmp_path / room).mkdir()
        os.utime(tmp_path / room, (0, 0))
    for room in rooms:
        assert can_cache(room)
    mark_ready("new", "table")
    assert {path.name for path in tmp_path.iterdir()} == {*rooms, "new"}
