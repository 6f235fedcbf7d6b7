"""The browser client's own tests: what they hold it to is held here, too."""

import shutil
import subprocess

from tests.leaving_out import leave_out
from tests.waiting import PATIENCE
from tests.web.conftest import ROOT


def test_the_client_keeps_its_own_tests() -> None:
    npx = shutil.which("npx")
    if npx is None or not (ROOT / "web" / "node_modules").is_dir():
        leave_out("Node, or what the client is built with, is not installed")
    assert npx is not None
    done = subprocess.run([npx, "vitest", "run"], cwd=ROOT / "web", capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
