"""What was left over from before there was a lobby is put right; keys that change, and cookies that can be void."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from paddock.errors import PaddockError
from paddock.server.reading import as_written, read_entries, read_header, replay
from paddock.server.table import OPEN, RACING, Entry

revision = "0003"
down_revision = "0002"

KEYS = sa.table("keys", sa.column("key", sa.LargeBinary), sa.column("since", sa.Float))
SETTINGS = sa.table("settings", sa.column("key", sa.String), sa.column("value", sa.LargeBinary))
PEOPLE = sa.table("people", sa.column("table_id", sa.String), sa.column("player", sa.String))
TABLES = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("game", sa.String),
    sa.column("rules", sa.Integer),
    sa.column("header", sa.JSON),
    sa.column("key", sa.LargeBinary),
    sa.column("status", sa.String),
)


def upgrade() -> None:
    """Add columns to `tables`, take the key of the cookies out of `settings`, and read the logs of older tables."""
    op.add_column("tables", sa.Column("thinned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rewritten", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_by_rewritten", "tables", ["rewritten"])
    op.create_table(
        "keys",
        sa.Column("key", sa.LargeBinary, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table(
        "revoked",
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("revoked_by_time", "revoked", ["at"])
    cookies = sa.select(SETTINGS.c.value, sa.literal(0.0)).where(SETTINGS.c.key == "cookies")
    op.execute(sa.insert(KEYS).from_select(["key", "since"], cookies))
    op.drop_table("settings")
    put_right(op.get_bind())


def put_right(connection: sa.Connection) -> None:
    """Tables that are older than the lobby are all "open", and nobody has had a seat: their logs know better."""
    columns = [column for column in TABLES.c if column.name != "header"]
    chosen = sa.select(*columns, as_written(TABLES.c.header, connection).label("header"))
    for row in connection.execute(chosen.where(TABLES.c.status == OPEN)).mappings().all():
        try:
            entries = read_entries(connection, row["id"])
        except PaddockError:  # it is left as it is, and told when somebody opens it
            continue
        if any(entry.do == "started" for entry in entries):
            status = status_of({**row}, entries)
            connection.execute(sa.update(TABLES).where(TABLES.c.id == row["id"]).values(status=status))
        known = set(connection.scalars(sa.select(PEOPLE.c.player).where(PEOPLE.c.table_id == row["id"])))
        for player in {entry.by for entry in entries if entry.do == "sat" and entry.by} - known:
            connection.execute(sa.insert(PEOPLE).values(table_id=row["id"], player=player))


def status_of(row: dict[str, Any], entries: list[Entry]) -> str:
    """What has become of a table at which a race was started."""
    try:
        return replay({**row, "header": read_header(row["id"], row["header"])}, entries).status
    except PaddockError:  # a race by other rules, which nobody can go on with
        return RACING


def downgrade() -> None:
    """One key for all cookies again, the one in use."""
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    newest = sa.select(sa.literal("cookies"), KEYS.c.key).order_by(KEYS.c.since.desc()).limit(1)
    op.execute(sa.insert(SETTINGS).from_select(["key", "value"], newest))
    for table in ("revoked", "keys"):
        op.drop_table(table)
    op.drop_index("tables_by_rewritten")
    for column in ("rewritten", "thinned"):
        op.drop_column("tables", column)
