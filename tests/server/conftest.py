"""A PostgreSQL and a Redis of our own, where they are installed; a house with its door open, and visitors."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from paddock.server.database import connect
from paddock.server.store import Store
from tests.leaving_out import leave_out
from tests.server.trials.services import NotHere, Postgres, Redis
from tests.server.visitors import Door, Visitor, open_door


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, on a port of its own, gone afterwards."""
    try:
        postgres = Postgres()
    except NotHere as error:
        leave_out(str(error))
    yield postgres.url
    postgres.close()


@pytest.fixture
def database(postgres: str) -> str:
    """The same without anything in it."""
    empty(postgres)
    return postgres


def empty(address: str) -> None:
    """Throw away all that a PostgreSQL holds."""
    engine = connect(address)
    with engine.begin() as connection:
        connection.execute(text("DROP SCHEMA public CASCADE"))
        connection.execute(text("CREATE SCHEMA public"))
    engine.dispose()


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    """A Redis of our own, on a port of its own, gone afterwards."""
    try:
        redis = Redis()
    except NotHere as error:
        leave_out(str(error))
    yield redis.url
    redis.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    empty(address)
    return address


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url)
    yield made
    made.close()


# A house with its door open, and visitors


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with open_door(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def ana(door: Door) -> Visitor:
    return door.visitor("Ana")


@pytest.fixture
def ben(door: Door) -> Visitor:
    return door.visitor("Ben")


@pytest.fixture
def eve(door: Door) -> Visitor:
    return door.visitor("Eve")
