"""The browser client's own tests: what they hold it to is held here, too."""

import shutil
import subprocess

from tests.leaving_out import leave_out
from tests.waiting import PATIENCE
from tests.web.conftest import ROOT, script

build = script("build")


def test_the_client_keeps_its_own_tests() -> None:
    environment = build.node_here()
    if environment is None or not build.INSTALLED.is_file():
        leave_out("Node, or what the client is built with, is not installed: run 'make web'")
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm is not None
    done = subprocess.run(
        [npm, "test"], cwd=ROOT / "web", env=environment, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stdout + done.stderr
