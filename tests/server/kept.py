"""What tests put into a store by hand."""

from sqlalchemy import update

from paddock.server.database import TABLES
from paddock.server.store import Listed, Store
from paddock.server.table import RACING


def mark(store: Store, table: str, status: str) -> None:
    """Say what has become of a table."""
    with store.engine.begin() as connection:
        due = 0.0 if status == RACING else None
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status, due=due))


def ids(tables: list[Listed]) -> list[str]:
    return [table.id for table in tables]
