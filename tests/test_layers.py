"""Imports go down only: engine, games, race and notation, bots, and what stands on them."""

import subprocess
import sys

LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"


def test_imports_go_down_only() -> None:
    done = subprocess.run([sys.executable, "-c", LINT], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
