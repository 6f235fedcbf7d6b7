"""A PostgreSQL and a Redis of our own, where they are installed."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from paddock.server.database import connect
from paddock.server.store import Store
from tests.leaving_out import leave_out
from tests.server.running import free_port
from tests.waiting import PATIENCE, wait_until

#: Debian keeps the programs of PostgreSQL apart, by version.
PLACES = os.pathsep.join([os.environ.get("PATH", ""), *map(str, Path("/usr/lib/postgresql").glob("*/bin"))])
CONTROL, INIT = shutil.which("pg_ctl", path=PLACES), shutil.which("initdb", path=PLACES)


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, on a port of its own, gone afterwards."""
    if CONTROL is None or INIT is None:
        leave_out("PostgreSQL is not installed")
    assert CONTROL is not None
    assert INIT is not None
    folder = Path(tempfile.mkdtemp(prefix="paddock-pg-"))
    as_owner: list[str] = []
    if os.geteuid() == 0:  # it does not run as root
        shutil.chown(folder, "nobody")
        as_owner = ["setpriv", "--reuid=nobody", "--clear-groups"]
    port = free_port()
    data, settings = folder / "data", f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    control = [*as_owner, CONTROL, "-D", str(data), "-w", "-t", str(int(PATIENCE))]
    try:
        made = [*as_owner, INIT, "-D", str(data), "-U", "paddock", "-A", "trust"]
        subprocess.run(made, check=True, capture_output=True, cwd=folder)
        log = str(folder / "log")
        subprocess.run([*control, "-o", settings, "-l", log, "start"], check=True, capture_output=True, cwd=folder)
    except (OSError, subprocess.CalledProcessError) as error:
        shutil.rmtree(folder, ignore_errors=True)
        leave_out(f"PostgreSQL does not start here: {error}")
    try:
        yield f"postgresql://paddock@127.0.0.1:{port}/postgres"
    finally:
        subprocess.run([*control, "-m", "immediate", "stop"], check=False, capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def database(postgres: str) -> str:
    """The same without anything in it."""
    engine = connect(postgres)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return postgres


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    """A Redis of our own, on a port of its own, gone afterwards."""
    found = shutil.which("redis-server") or shutil.which("valkey-server")
    if not found:
        leave_out("Redis is not installed")
    assert found is not None
    port = free_port()
    with subprocess.Popen([found, "--port", str(port), "--bind", "127.0.0.1", "--save", ""]) as process:
        try:
            wait_until(lambda: listens(port) or process.poll() is not None, "an answer of Redis")
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()


def listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    engine = connect(address)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()
